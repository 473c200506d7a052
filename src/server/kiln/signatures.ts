/** Parameters of the functions that make or change an app, for named arguments (reference-language.md §3.2). */
export const SIGNATURES: Readonly<Record<string, readonly string[]>> = {
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
  use: ['app', 'meio'],
  listen: ['app', 'porta', 'host'],
  serve: ['app', 'porta', 'host'],
  conferir: ['dados', 'esquema'],
  validar: ['esquema', 'alvo'],
  validate: ['esquema', 'alvo'],
};

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
