import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inCodePoints, type Lexis, tokenize } from '../../src/lexico/index.js';
import { isFuzzing } from '../fuzzing.js';
import { growth } from '../processor-time.js';
import { lumeLexico } from './lexico-of.js';

/** Everything that a region can say, in one language that nobody speaks. */
const ALL: Lexis = {
  nomes: { inicio: '\\p{L}_', resto: '\\p{L}\\p{N}_', fim: '?!', sigilos: '@' },
  numeros: [
    { prefixo: ['0x'], digitos: '0-9a-f', separador: '_' },
    {
      separador: '_',
      fracao: { antes: false, depois: false, nao_seguido: '.\\p{L}_' },
      expoente: { marcas: 'eE', sinal: '+-' },
      sufixos: ['u8'],
      nao_seguido: '\\p{L}',
    },
  ],
  simbolos: ['(', ')', '{', '}', '+', '+=', '.', '..', '/', ';', ':'],
  palavras: { controle: ['if', 'end', 'do'], constante: ['yes'] },
  contextuais: [
    { palavra: 'get', quando: [{ inicio: 'comando', antes_de: { padrao: ' *:' } }, { dentro_de: ['do'] }] },
  ],
  regioes: [
    {
      nome: 'line',
      classe: 'comentario',
      abre: '//',
      exceto: { depois_de: { classes: ['numero'], textos: [')'] } },
      fecha: { ate: 'linha' },
    },
    { nome: 'block', classe: 'comentario', abre: '/*', fecha: '*/', linhas: true, contem: ['block'] },
    {
      nome: 'plain',
      classe: 'texto',
      abre: ["'"],
      dobra: ["''"],
      escapes: { prefixo: '\\', desconhecido: 'escape', protege: true, quebra: true },
    },
    {
      nome: 'template',
      classe: 'texto',
      abre: '"',
      linhas: true,
      dobra: ['{{', '}}'],
      escapes: { prefixo: '\\', formas: ['n', { padrao: 'u\\{[0-9a-f]{1,6}\\}' }], desconhecido: 'invalido' },
      interpola: [
        { abre: '{', fecha: '}', formato: { separador: ':', aninha: true } },
        { abre: '$', conteudo: 'nome' },
      ],
    },
    {
      nome: 'counted',
      classe: 'texto',
      abre: '$"',
      fecha: '"',
      interpola: [
        {
          abre: '{',
          fecha: '}',
          delimita: 'contando',
          respeita: ['"', "'"],
          formato: { separador: ':', ultimo: true, padrao: '\\.?[0-9]+f?' },
        },
      ],
    },
    { nome: 'raw', classe: 'texto', abre: { padrao: 'r(#{0,8})"' }, fecha: { modelo: '"$1' }, linhas: true },
    {
      nome: 'percent',
      classe: 'texto',
      abre: { padrao: '%[qQ]([(<])' },
      fecha: { modelo: '$1', espelha: true },
      linhas: true,
    },
    {
      nome: 'heredoc',
      classe: 'texto',
      abre: { padrao: '<<-([A-Z]+)' },
      fecha: { modelo: '$1', linha_inteira: true, recuada: true },
      linhas: true,
      fila: true,
      interpola: [{ abre: '{', fecha: '}' }],
    },
    {
      nome: 'regex',
      classe: 'regex',
      abre: '/',
      quando: { nao_depois_de: { classes: ['nome', 'numero'], textos: [')'] } },
      contem: ['set'],
      escapes: { prefixo: '\\', desconhecido: 'escape', protege: true },
      depois: { padrao: '[gim]{1,3}' },
    },
    { nome: 'set', classe: 'regex', abre: '[', fecha: ']', dentro: true },
    {
      nome: 'directive',
      classe: 'diretiva',
      abre: '#',
      quando: { inicio: 'linha' },
      fecha: { ate: 'linha' },
      escapes: { prefixo: '\\', quebra: true },
    },
    {
      nome: 'prose',
      classe: 'documentacao',
      abre: ':doc',
      quando: { inicio: 'linha' },
      fecha: { ate: 'recuo' },
      linhas: true,
    },
  ],
  continuacao: { entre: [['(', ')']], fim: ['+'], inicio: ['.'], marca: '\\', separador: [';'] },
  blocos: { pares: [['{', '}']], palavras: [['do', 'end']] },
};

const PIECES = [
  ...['"', "'", '{', '}', '{{', '}}', '\\', '\\n', '\\u{1f}', '$', '$"', '${', ':', '.2f', ':.2f'],
  ...[
    'r#"',
    '"#',
    '%q(',
    ')',
    '(',
    '<<-EOT',
    '\n',
    '\n  EOT\n',
    '\r\n',
    '\r',
    ' ',
    '\t',
    '\u00a0',
    '/',
    '[',
    ']',
    '//',
    '/*',
    '*/',
    '#',
    ':doc',
  ],
  ...[
    'if',
    'end',
    'do',
    'get',
    'início',
    '@x',
    'x?',
    '0x',
    '0xf_f',
    '1_000',
    '.5',
    '5.',
    '1e9',
    '1e',
    '3u8',
    '12a',
    '+',
    '..',
    ';',
    '\u{1f600}',
    '\ud83d',
    '\u0301',
    '\0',
  ],
];
const texts = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 40 })
  .map(parts => parts.join(''));

function isCovered(lexis: Lexis, text: string): void {
  const tokens = tokenize(lexis, text);
  let at = 0;
  for (const { start, end } of tokens) {
    expect(start).toBe(at);
    expect(end).toBeGreaterThan(start);
    at = end;
  }
  expect(at).toBe(text.length);
}

describe('tokens', () => {
  it('cover any text exactly', () => {
    fc.assert(
      fc.property(texts, text => isCovered(ALL, text)),
      { numRuns: isFuzzing() ? 3000 : 800 },
    );
  });

  it('cover any text of the example exactly, and are the same each time', async () => {
    const lexico = await lumeLexico();
    fc.assert(
      fc.property(texts, text => {
        isCovered(lexico, text);
        expect(tokenize(lexico, text)).toEqual(tokenize(structuredClone(lexico), text));
      }),
      { numRuns: isFuzzing() ? 500 : 150 },
    );
  });

  it('have the same characters in code points as in code units', () => {
    fc.assert(
      fc.property(texts, text => {
        const points = [...text];
        const units = tokenize(ALL, text).map(({ start, end }) => text.slice(start, end));
        // A surrogate that lost its other half to a neighbouring token would count differently.
        const shown = inCodePoints(text, tokenize(ALL, text)).map(({ start, end }) =>
          points.slice(start, end).join(''),
        );
        expect(shown).toEqual(units);
      }),
    );
  });

  it('take a time that grows with the length alone', async () => {
    const lines = [
      '"',
      '{',
      '{{',
      '"{',
      '$"{',
      '$"{"',
      '$"{:',
      "'\\",
      '/*',
      '/',
      '/[',
      'r########"',
      '%q(',
      '<<-A',
      '((((',
      'x',
      '1',
      '1_',
      '1.',
      '.',
      '0x',
      'do ',
      'get',
      '//',
      ' ',
      '\u{1f600}',
      '\\',
      '\n',
      '\n ',
      '<<-A\n',
      '{do ',
      '"$x',
    ];
    const slow: string[] = [];
    for (const piece of lines) {
      const small = piece.repeat(Math.ceil(8000 / piece.length));
      // Eight times the text: quadratic would be sixty-four times the time.
      const times = await growth(text => tokenize(ALL, text), small, small.repeat(8), 30);
      if (times > 30) slow.push(`${piece}: ${times} times`);
    }
    expect(slow).toEqual([]);
  });
});

describe('contextual words', () => {
  const wordsOf = (lexis: Lexis, text: string, kind: string) =>
    tokenize(lexis, text)
      .filter(token => token.class === kind)
      .map(({ start, end }) => text.slice(start, end));

  it('know the block that they stand in, from its first line on', async () => {
    const lexico = await lumeLexico();
    const text =
      'classe C:\n    privado seja a = 1\n    privado seja b = 2\nprivado = 3\nservidor s:\n    # c\n    rota GET "/":\n        responde 1\nresponde = 2\n';
    expect(wordsOf(lexico, text, 'contextual')).toEqual([
      'privado',
      'privado',
      'servidor',
      'rota',
      'responde',
    ]);
    expect(wordsOf(ALL, 'get x do\nget y\nend get\nget : {get}', 'contextual')).toEqual(['get', 'get']);
  });
});

// What Python 3.12's `tokenize` says of formatted texts: a bracket behind a prefix doubles and opens as ever.
it.each([
  [String.raw`'(\{{%)' x`, String.raw`texto '(\|escape {{|texto %)'|nome x`],
  [String.raw`'\{name}'`, String.raw`texto '\|interpolacao {|nome name|interpolacao }|texto '`],
  [String.raw`'\'{a}\\'`, String.raw`texto '\'|interpolacao {|nome a|interpolacao }|texto \\'`],
])('a prefix that protects the closing alone protects nothing else: %s', (text, expected) => {
  const lexis: Lexis = {
    nomes: { inicio: '\\p{L}', resto: '\\p{L}' },
    simbolos: [],
    palavras: {},
    regioes: [
      {
        nome: 'formatado',
        classe: 'texto',
        abre: "'",
        dobra: ['{{', '}}'],
        escapes: { prefixo: '\\', protege: 'fecha' },
        interpola: [{ abre: '{', fecha: '}' }],
      },
    ],
  };
  const shown = tokenize(lexis, text)
    .filter(token => token.class !== 'branco')
    .map(token => `${token.class} ${text.slice(token.start, token.end)}`);
  expect(shown.join('|')).toBe(expected);
});

it('ends a name in a text where the next one begins, and knows no escape where there is none', () => {
  const lexis: Lexis = {
    nomes: { inicio: 'a-z$', resto: 'a-z$' },
    simbolos: [],
    palavras: {},
    regioes: [
      {
        nome: 'texto',
        classe: 'texto',
        abre: '"',
        escapes: { prefixo: '\\', formas: [], quebra: true },
        interpola: [{ abre: '$', conteudo: 'nome' }],
      },
    ],
  };
  const shown = tokenize(lexis, 'a$b "$a$b$$c$ \\n"').map(
    ({ class: kind, start, end }) => `${kind} ${start}-${end}`,
  );
  expect(shown).toEqual([
    'nome 0-3',
    'branco 3-4',
    'texto 4-5',
    'interpolacao 5-6',
    'nome 6-7',
    'interpolacao 7-8',
    'nome 8-9',
    'texto 9-10',
    'interpolacao 10-11',
    'nome 11-12',
    'texto 12-17',
  ]);
});

describe('what is put into a text', () => {
  const lexis: Lexis = {
    nomes: { inicio: '\\p{L}', resto: '\\p{L}', fim: '?', sigilos: '@' },
    simbolos: ['(', '((', ')', '))', '='],
    palavras: {},
    regioes: [
      {
        nome: 'texto',
        classe: 'texto',
        abre: '"',
        linhas: true,
        interpola: [
          { abre: '$(', fecha: ')' },
          { abre: '$', conteudo: 'nome' },
        ],
      },
      {
        nome: 'aqui',
        classe: 'dado',
        abre: { padrao: '<<([A-Z]+)' },
        fecha: { modelo: '$1', linha_inteira: true },
        fila: true,
        linhas: true,
      },
    ],
  };

  it.each([
    [
      'ends with its bracket, whatever symbol begins there',
      '"$(f((x)))" y',
      'texto "|interpolacao $(|nome f|simbolo (|simbolo (|nome x|simbolo )|simbolo )|interpolacao )|texto "|nome y',
    ],
    ['keeps symbols of several brackets in code', 'f((x))', 'nome f|simbolo ((|nome x|simbolo ))'],
    [
      'is a name without what may end one',
      '"$x?" "$@x"',
      'texto "|interpolacao $|nome x|texto ?"|texto "$@x"',
    ],
    [
      'has the text of a heredoc in its next line',
      'v="$(f <<A\nx\nA\n)" y',
      'nome v|simbolo =|texto "|interpolacao $(|nome f|dado <<A|dado x\nA|interpolacao )|texto "|nome y',
    ],
    [
      'leaves the text of a heredoc to the line around it where it ends before',
      'v "$(f <<A)"\nx\nA\ny',
      'nome v|texto "|interpolacao $(|nome f|dado <<A|interpolacao )|texto "|dado x\nA|nome y',
    ],
  ])('%s', (_, text, expected) => {
    const shown = tokenize(lexis, text)
      .filter(token => token.class !== 'branco')
      .map(token => `${token.class} ${text.slice(token.start, token.end)}`);
    expect(shown.join('|')).toBe(expected);
  });
});

it('takes a power with a fraction alone, where only that has one', () => {
  const lexis: Lexis = {
    nomes: { inicio: '\\p{L}', resto: '\\p{L}\\p{N}' },
    numeros: [
      {
        separador: '_',
        fracao: { antes: false, depois: false },
        expoente: { marcas: 'eE', sinal: '+-', exige_fracao: true },
        sufixos: ['f'],
      },
    ],
    simbolos: ['-', '+'],
    palavras: {},
  };
  const numbers = (text: string) =>
    tokenize(lexis, text)
      .filter(token => token.class === 'numero')
      .map(({ start, end }) => text.slice(start, end));
  expect(numbers('1e5 1.5e-3f .5E+1_0 1.e5 1.5e 2f')).toEqual([
    '1',
    '1.5e-3f',
    '.5E+1_0',
    '1.e5',
    '1.5',
    '2f',
  ]);
});

it('takes a hyphen at the end of a class for a hyphen, where cases do not count, too', () => {
  const lexis: Lexis = {
    nomes: { inicio: '\\p{L}', resto: '\\p{L}' },
    caixa: 'ignora',
    numeros: [{}],
    simbolos: ['-'],
    palavras: {},
    regioes: [{ nome: 'texto', classe: 'texto', abre: '"', quando: { apos: 'a-z+-' } }],
  };
  const classes = (text: string) => tokenize(lexis, text).map(token => token.class);
  expect(classes('A"b"')).toEqual(['nome', 'texto']);
  expect(classes('-"b"')).toEqual(['simbolo', 'texto']);
  expect(classes('0"b"').slice(0, 2)).toEqual(['numero', 'invalido']);
});

it('takes names in any case, where cases do not count, whatever case their classes are written in', () => {
  const lexis: Lexis = {
    nomes: { inicio: 'a-z', resto: 'a-z0-9', fim: 'q', sigilos: 'x' },
    caixa: 'ignora',
    simbolos: [],
    palavras: { controle: ['fim'] },
    regioes: [{ nome: 'texto', classe: 'texto', abre: '"', interpola: [{ abre: '$', conteudo: 'nome' }] }],
  };
  const classes = (text: string) => tokenize(lexis, text).map(token => token.class);
  expect(classes('ABc1')).toEqual(['nome']);
  expect(classes('FIM')).toEqual(['palavra']);
  expect(classes('"$AB"')).toEqual(['texto', 'interpolacao', 'nome', 'texto']);
  // Where they count, those of the class alone.
  expect(tokenize({ ...lexis, caixa: 'distingue' }, 'AB').map(token => token.class)).not.toContain('nome');
});
