/** Sources that are generated in any size: an entry of a table, a function with documentation and body. */
export const GROWING = [
  {
    title: 'A generated Python table, growing',
    unit: 'entry',
    units: 'entries',
    section:
      'sintaxe:\n  extensao: .lm\n  reservadas:\n    table: source.py#WORDS\n    map: { palavra: key, equivalente: "value[0]", descricao: "value[1]" }\n',
    source: entries => `WORDS = {\n${entries.join('')}}\n`,
    entry: i => `    "palavra_${i}": ("word_${i}", "o que faz " "a palavra ${i}"),  # nota ${i}\n`,
    found: ({ reservadas }) => reservadas.rows.length,
  },
  {
    title: 'A generated Python module, growing',
    unit: 'function',
    units: 'functions',
    section:
      'sintaxe: { extensao: .lm }\nmodulos:\n  symbols: source.py\n  exported: true\n  map: { nome: name, assinatura: signature, resumo: summary }\n',
    source: entries => entries.join(''),
    entry: i =>
      `def faz_${i}(x, y=${i}):\n    """Faz ${i}.\n\n    Com tudo o que há para dizer disso, e mais.\n    """\n    a = x + 1\n    b = a * 2 + len(str(a)) + max(a, y)\n    return [a, b, "um texto"]\n\n`,
    found: ({ modulos }) => modulos.rows.length,
  },
];
