import { truth, Unknown, type Value } from '../evaluate/value.js';
import type { Answer, SourcePlace } from '../route.js';
import { headersOf, notKnown } from './answers.js';
import type { BoundArguments } from './arguments.js';
import { JSON_MEDIA } from './media.js';
import { type Headers, SILENT, type Stage } from './stage.js';

const FORBIDDEN = 403;
const MEBIBYTE = 1024 * 1024;
const BEARER = 'Bearer';
/** Methods that change something, which some of them ask for more. */
export const CHANGING: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE'];
const TEXT = { type: 'string' };
const NUMBER = { type: 'integer' };

/** The middleware of the library by their names, each with what it answers in place of the route. */
const MAKERS: Readonly<Record<string, (args: BoundArguments, place: SourcePlace) => Stage>> = {
  logger: () => SILENT,
  request_id: args => ({ ...SILENT, adds: namedHeader(argument(args, 'cabecalho', 'X-Request-Id')) }),
  // What it repeats is an answer that it let pass before.
  idempotente: () => ({ ...SILENT, replays: true }),
  cors: args => {
    const origin = argument(args, 'origens', '*');
    const adds = new Map<string, Value>([['Access-Control-Allow-Origin', origin]]);
    const preflight = new Map([
      ...adds,
      ['Access-Control-Allow-Methods', argument(args, 'metodos', ALLOWED)],
      ['Access-Control-Allow-Headers', argument(args, 'cabecalhos', 'Content-Type, Authorization')],
      ['Access-Control-Max-Age', '86400'],
    ]);
    if (origin !== '*') adds.set('Vary', 'Origin');
    const answer = { status: 204, media: null, methods: ['OPTIONS'], ...headersOf(preflight) };
    return { ...SILENT, answers: [answer], ends: ['OPTIONS'], adds };
  },
  rate_limit: () =>
    refusing({ ...refusal(429, { erro: 'pedidos demais', tente_em: 1 }), headers: ['Retry-After'] }),
  // Which of its two refusals has the header is told by the request.
  auth: args => {
    const scheme = args.has('esquema') ? args.value('esquema') : BEARER;
    const header = new Map([['WWW-Authenticate', scheme]]);
    const stage = refusing({ ...refusal(401, { erro: 'não autenticado' }), ...headersOf(header) });
    const verifier = args.value('verificador');
    return typeof scheme === 'string'
      ? { ...stage, scheme, demand: { kind: 'credential', scheme, verifier } }
      : stage;
  },
  guard: (args, place) => {
    const status = args.has('status') ? args.value('status') : FORBIDDEN;
    const message = args.has('mensagem') ? args.value('mensagem') : 'sem permissão';
    const erro = typeof message === 'string' ? message : undefined;
    if (typeof status === 'number') return refusing(refusal(status, { erro }));
    const unread = notKnown('the status of `Kiln.guard` is no constant', place);
    return { ...SILENT, unread: [unread] };
  },
  csrf: args => {
    const named = (parameter: string, usual: string) => {
      const name = args.has(parameter) ? args.value(parameter) : usual;
      return typeof name === 'string' ? name : undefined;
    };
    const [header, field] = [named('cabecalho', 'X-CSRF-Token'), named('campo', '_csrf')];
    const isKnown = header !== undefined && field !== undefined;
    const dica = isKnown ? `mande-o no cabeçalho '${header}' ou no campo '${field}'` : undefined;
    const refused = refusal(FORBIDDEN, { erro: 'token CSRF ausente ou inválido', dica });
    const stage = refusing({ ...refused, methods: CHANGING });
    return isKnown ? { ...stage, demand: { kind: 'token', header, field } } : stage;
  },
  limite_de_corpo: args => {
    const bytes = args.has('bytes_maximos') ? args.value('bytes_maximos') : MEBIBYTE;
    const limit = typeof bytes === 'number' ? bytes : MEBIBYTE;
    const stage = refusing(refusal(413, { erro: 'corpo grande demais', limite_bytes: limit }));
    return { ...stage, demand: { kind: 'size', limit } };
  },
};

const ALLOWED = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';

/** An argument, or what stands in its place. */
function argument(args: BoundArguments, name: string, usual: string): Value {
  const value = args.has(name) ? args.value(name) : null;
  return value === null ? usual : value;
}

function namedHeader(name: Value): Headers {
  return new Map(typeof name === 'string' ? [[name, new Unknown('it is another one each time')]] : []);
}

/** What `Kiln.secure_headers` adds, by its parameters. */
const SECURE: readonly (readonly [name: string, parameter: string, usual: string])[] = [
  ['X-Content-Type-Options', '', 'nosniff'],
  ['X-Frame-Options', 'frame', 'DENY'],
  ['Referrer-Policy', 'referrer', 'strict-origin-when-cross-origin'],
  ['Content-Security-Policy', 'csp', "default-src 'self'"],
  ['Permissions-Policy', 'permissoes', 'geolocation=(), microphone=(), camera=()'],
];

function secureHeaders(args: BoundArguments): Headers {
  const hsts = args.has('hsts') ? args.value('hsts') : false;
  const more: [string, Value][] =
    truth(hsts) === true ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']] : [];
  return new Map([
    ...SECURE.map(([name, parameter, usual]) => [name, argument(args, parameter, usual)] as const),
    ...more,
  ]);
}

const ALIASES: Readonly<Record<string, string>> = { body_limit: 'limite_de_corpo' };

/** Functions of the library that make what runs behind a route. */
const HOOKS: ReadonlySet<string> = new Set([
  'secure_headers',
  'cabecalhos_seguros',
  'comprimir',
  'audit',
  'auditoria',
  'cache',
]);

const SECURING: ReadonlySet<string> = new Set(['secure_headers', 'cabecalhos_seguros']);

const REFUSAL = {
  type: 'object',
  properties: { erro: TEXT, campos: { type: 'object', additionalProperties: TEXT } },
  required: ['erro'],
};
/** What a failed validation answers: of its two forms only `erro` is in both (reference-language.md §4.2). */
export const REFUSED: Answer = {
  status: 422,
  media: JSON_MEDIA,
  schema: REFUSAL,
  shape: { schema: REFUSAL, partly: { erro: 'dados inválidos' } },
};

/** What the framework answers when a handler raises an error and no handler of its own is there for that. */
export const FAILED: Answer = {
  status: 500,
  media: JSON_MEDIA,
  ...saying(
    { type: 'object', properties: { erro: TEXT, status: { const: 500 } }, required: ['erro', 'status'] },
    { erro: 'erro interno', status: 500 },
  ),
};

/** The middleware that a call of a function of Kiln makes; undefined for another function. */
export function middlewareOf(name: string, args: BoundArguments, place: SourcePlace): Value | undefined {
  const known = Object.hasOwn(ALIASES, name) ? (ALIASES[name] as string) : name;
  const maker = Object.hasOwn(MAKERS, known) ? MAKERS[known] : undefined;
  if (maker) {
    const condition = known === 'guard' && args.has('condicao') ? args.value('condicao') : undefined;
    return { type: 'middleware', stage: maker(args, place), ...(condition !== undefined && { condition }) };
  }
  if (!HOOKS.has(name)) return undefined;
  const adds = SECURING.has(name) ? secureHeaders(args) : undefined;
  return { type: 'hook', caches: name === 'cache', ...(adds && { adds }) };
}

/** A refusal with these fields, as the framework writes them; undefined for a text that only the running program knows. */
function refusal(status: number, fields: Readonly<Record<string, string | number | undefined>>): Answer {
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'number' ? NUMBER : TEXT]),
  );
  const schema = { type: 'object', properties, required: Object.keys(properties) };
  const isKnown = !Object.values(fields).includes(undefined);
  return { status, media: JSON_MEDIA, ...(isKnown ? saying(schema, fields) : { schema }) };
}

/** A schema that the framework's own words go by, with an example of these. */
function saying(schema: NonNullable<Answer['schema']>, value: object): Pick<Answer, 'schema' | 'shape'> {
  return { schema, shape: { schema, example: { value } } };
}

function refusing(answer: Answer): Stage {
  return { ...SILENT, answers: [answer] };
}
