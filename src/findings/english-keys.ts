/** What people write in English, and what the contract calls it. */
const ENGLISH: Readonly<Record<string, readonly string[]>> = {
  name: ['nome'],
  language: ['nome'],
  description: ['descricao', 'resumo'],
  documentation: ['documentacao'],
  docs: ['documentacao'],
  homepage: ['documentacao'],
  version: ['versao'],
  syntax: ['sintaxe'],
  extension: ['extensao'],
  file_extension: ['extensao'],
  keywords: ['reservadas'],
  reserved: ['reservadas'],
  reserved_words: ['reservadas'],
  contextual: ['contextuais'],
  soft_keywords: ['contextuais'],
  operators: ['operadores'],
  verbs: ['verbos_http'],
  http_verbs: ['verbos_http'],
  methods: ['verbos_http'],
  rules: ['regras'],
  builtins: ['embutidas'],
  functions: ['embutidas'],
  modules: ['modulos'],
  library: ['modulos'],
  libraries: ['modulos'],
  commands: ['comandos'],
  errors: ['erros'],
  error_codes: ['erros'],
  diagnostics: ['erros'],
  contents: ['conteudos'],
  content: ['conteudos'],
  exercises: ['exercicios'],
  examples: ['exemplos'],
  packages: ['pacotes'],
  projects: ['projetos'],
  registry: ['registro'],
  word: ['palavra'],
  keyword: ['palavra'],
  equivalent: ['equivalente'],
  where: ['onde'],
  symbol: ['simbolo'],
  operator: ['simbolo'],
  aliases: ['apelidos'],
  symbols: ['simbolos'],
  signature: ['assinatura'],
  summary: ['resumo', 'descricao'],
  group: ['grupo'],
  command: ['nome', 'comando'],
  usage: ['uso'],
  detail: ['detalhe'],
  options: ['opcoes'],
  see: ['veja'],
  code: ['codigo'],
  title: ['titulo'],
  explanation: ['explicacao'],
  example: ['exemplo'],
  solution: ['solucao'],
  fix: ['solucao'],
};

/** The one of these keys that an English word stands for, as one or as many, in whatever case: `reservedWord`, `built-ins`. */
export function fromEnglish(key: string, keys: readonly string[]): string | undefined {
  const word = key
    .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
    .toLowerCase()
    .replaceAll('-', '_');
  const forms = [word, `${word}s`, word.replace(/s$/, ''), word.replace(/y$/, 'ies')];
  return forms
    .flatMap(form => [form, form.replaceAll('_', '')])
    .flatMap(form => (Object.hasOwn(ENGLISH, form) ? (ENGLISH[form] ?? []) : []))
    .find(candidate => keys.includes(candidate));
}
