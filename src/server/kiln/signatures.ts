/** Parameters of `secure_headers`. */
const SECURED: readonly string[] = ['csp', 'hsts', 'frame', 'referrer', 'permissoes'];

/** Parameters of the functions that make or change an app, for named arguments (reference-language.md §3.2). */
const SIGNATURES: Readonly<Record<string, readonly string[]>> = {
  forge: ['nome'],
  app: ['nome'],
  config: ['app', 'chave', 'valor'],
  route: ['app', 'metodo', 'padrao', 'handler'],
  get: ['app', 'padrao', 'handler'],
  post: ['app', 'padrao', 'handler'],
  put: ['app', 'padrao', 'handler'],
  patch: ['app', 'padrao', 'handler'],
  delete: ['app', 'padrao', 'handler'],
  options: ['app', 'padrao', 'handler'],
  head: ['app', 'padrao', 'handler'],
  any: ['app', 'padrao', 'handler'],
  ws: ['app', 'padrao', 'handler'],
  resource: ['app', 'base', 'controlador'],
  mount: ['app', 'prefixo', 'outro'],
  group: ['app', 'prefixo', 'meio'],
  use: ['app', 'funcao'],
  after: ['app', 'funcao'],
  on_error: ['app', 'status', 'handler'],
  templates: ['app', 'pasta'],
  static: ['app', 'prefixo', 'pasta'],
  json: ['dados', 'status', 'cabecalhos'],
  html: ['texto', 'status', 'cabecalhos'],
  text: ['texto', 'status', 'cabecalhos'],
  status: ['codigo', 'mensagem'],
  redirect: ['destino', 'status'],
  file: ['caminho', 'tipo', 'baixar'],
  render: ['app', 'nome', 'dados', 'status'],
  sse: ['gerador', 'cabecalhos'],
  stream: ['gerador', 'tipo', 'cabecalhos'],
  header: ['resp', 'chave', 'valor'],
  cookie: ['resp', 'nome', 'valor'],
  session_start: ['app', 'req', 'resp', 'dados'],
  session_end: ['app', 'req', 'resp'],
  cors: ['origens', 'metodos', 'cabecalhos'],
  request_id: ['cabecalho'],
  secure_headers: SECURED,
  cabecalhos_seguros: SECURED,
  auth: ['verificador', 'esquema'],
  guard: ['condicao', 'status', 'mensagem'],
  csrf: ['segredo', 'campo', 'cabecalho'],
  limite_de_corpo: ['bytes_maximos'],
  body_limit: ['bytes_maximos'],
  listen: ['app', 'porta', 'host'],
  serve: ['app', 'porta', 'host'],
  conferir: ['dados', 'esquema'],
  upload: ['req', 'campo'],
  uploads: ['req'],
  paginar: ['itens', 'req', 'por_pagina', 'teto'],
  ordenar: ['itens', 'req', 'campos', 'padrao'],
  buscar: ['itens', 'req', 'campos', 'parametro'],
  validar: ['esquema', 'alvo'],
  validate: ['esquema', 'alvo'],
};

/** Of the functions that nothing is known of, only the app that they are given matters. */
const ONLY_APP: readonly string[] = ['app'];

/** The parameters of a function of Kiln. */
export function parametersFor(name: string): readonly string[] {
  // A program may call a name that every object has (`constructor`).
  return Object.hasOwn(SIGNATURES, name) ? (SIGNATURES[name] as readonly string[]) : ONLY_APP;
}

/** Functions that register one route, with its method. */
export const VERB_FUNCTIONS: ReadonlyMap<string, string> = new Map([
  ['get', 'GET'],
  ['post', 'POST'],
  ['put', 'PUT'],
  ['patch', 'PATCH'],
  ['delete', 'DELETE'],
  ['options', 'OPTIONS'],
  ['head', 'HEAD'],
  ['any', '*'],
  ['ws', 'WS'],
]);

/** Functions that change the list of routes. */
export const REGISTERING: ReadonlySet<string> = new Set([
  ...VERB_FUNCTIONS.keys(),
  'route',
  'resource',
  'mount',
  'group',
]);

/** Functions that change the list of routes, by their library; those of pages and apps of its own count, too. */
const REGISTERING_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['Kiln', REGISTERING],
  ['Lavra', new Set(['montar', 'montar_assinaturas', 'servir', 'em_segundo_plano'])],
  ['Vitrine', new Set(['pagina', 'montar', 'servir', 'subir', 'rodar'])],
]);

/** Whether routes come of a call of a function of the standard library. */
export function registers(library: string, name: string): boolean {
  return REGISTERING_OF.get(library)?.has(name) ?? false;
}

/** Whether a function of the standard library makes a server, or changes one without routes. */
export function makesApps(library: string, name: string): boolean {
  return library === 'Kiln' && (name === 'forge' || name === 'app' || PASSING.has(name));
}

/** The names of all such functions. */
export const REGISTERING_NAMES: readonly string[] = [...REGISTERING_OF.values()].flatMap(names => [...names]);

/** Functions that change an app otherwise and return it. */
export const PASSING: ReadonlySet<string> = new Set([
  'use',
  'config',
  'after',
  'on_error',
  'templates',
  'static',
  'assets',
]);
