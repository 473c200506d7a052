import type { Value } from '../evaluate/value.js';
import type { Answer, SourcePlace } from '../route.js';
import { notKnown } from './answers.js';
import type { BoundArguments } from './arguments.js';
import { JSON_MEDIA } from './media.js';
import { SILENT, type Stage } from './stage.js';

const FORBIDDEN = 403;
const BEARER = 'Bearer';
/** Methods that change something, which some of them ask for more. */
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE'];
const TEXT = { type: 'string' };
const NUMBER = { type: 'integer' };

/** The middleware of the library by their names, each with what it answers in place of the route. */
const MAKERS: Readonly<Record<string, (args: BoundArguments, place: SourcePlace) => Stage>> = {
  logger: () => SILENT,
  request_id: () => SILENT,
  // What it repeats is an answer that it let pass before.
  idempotente: () => SILENT,
  cors: () => ({
    ...SILENT,
    answers: [{ status: 204, media: null, methods: ['OPTIONS'] }],
    ends: ['OPTIONS'],
  }),
  rate_limit: () => refusing({ ...refusal(429, { erro: TEXT, tente_em: NUMBER }), headers: ['Retry-After'] }),
  // Which of its two refusals has the header is told by the request.
  auth: args => {
    const scheme = args.has('esquema') ? args.value('esquema') : BEARER;
    const stage = refusing(refusal(401, { erro: TEXT }));
    return typeof scheme === 'string' ? { ...stage, scheme } : stage;
  },
  guard: (args, place) => {
    const status = args.has('status') ? args.value('status') : FORBIDDEN;
    if (typeof status === 'number') return refusing(refusal(status, { erro: TEXT }));
    const unread = notKnown('the status of `Kiln.guard` is no constant', place);
    return { ...SILENT, unread: [unread] };
  },
  csrf: () => refusing({ ...refusal(403, { erro: TEXT, dica: TEXT }), methods: CHANGING }),
  limite_de_corpo: () => refusing(refusal(413, { erro: TEXT, limite_bytes: NUMBER })),
};

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

/** What a failed validation answers: of its two forms only `erro` is in both (reference-language.md §4.2). */
export const REFUSED: Answer = {
  status: 422,
  media: JSON_MEDIA,
  schema: {
    type: 'object',
    properties: { erro: TEXT, campos: { type: 'object', additionalProperties: TEXT } },
    required: ['erro'],
  },
};

/** What the framework answers when a handler raises an error and no handler of its own is there for that. */
export const FAILED: Answer = {
  status: 500,
  media: JSON_MEDIA,
  schema: {
    type: 'object',
    properties: { erro: TEXT, status: { const: 500 } },
    required: ['erro', 'status'],
  },
};

/** The middleware that a call of a function of Kiln makes; undefined for another function. */
export function middlewareOf(name: string, args: BoundArguments, place: SourcePlace): Value | undefined {
  const known = Object.hasOwn(ALIASES, name) ? (ALIASES[name] as string) : name;
  const maker = Object.hasOwn(MAKERS, known) ? MAKERS[known] : undefined;
  if (maker) {
    const condition = known === 'guard' && args.has('condicao') ? args.value('condicao') : undefined;
    return { type: 'middleware', stage: maker(args, place), ...(condition !== undefined && { condition }) };
  }
  return HOOKS.has(name) ? { type: 'hook', caches: name === 'cache' } : undefined;
}

function refusal(status: number, properties: Record<string, object>): Answer {
  const schema = { type: 'object', properties, required: Object.keys(properties) };
  return { status, media: JSON_MEDIA, schema };
}

function refusing(answer: Answer): Stage {
  return { ...SILENT, answers: [answer] };
}
