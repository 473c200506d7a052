import { STATUS_CODES } from 'node:http';
import { remembered } from '../runtime/remembered.js';
import { type Answer, type Answers, REFUSED, type Route } from '../server/index.js';
import { openapiSchema } from './openapi-schema.js';
import type { Schema } from './schema.js';

/** Stands for the answers that were not read. */
const REST = { description: 'Outras respostas, que não foram lidas na fonte.' };
/** Without a body, whatever its type would be. */
const BODILESS = 'HEAD';
const TEXT: Schema = { type: 'string' };
/** Whose schema some readers take for that of the whole, and others for that of each event. */
const EVENTS = 'text/event-stream';

/** The answers of an operation: what the source says of them. A list of routes says nothing. */
export function responsesOf(
  { answers, validations }: Pick<Route, 'answers' | 'validations'>,
  method: string,
  handlers: boolean,
): Record<string, unknown> {
  if (answers) return ofAnswers(answers)(method, handlers);
  const refuses = validations.some(({ byHandler }) => byHandler === undefined);
  return ofAnswers(refuses ? REFUSING : UNKNOWN)(method, handlers);
}

const UNKNOWN: Answers = {
  known: [],
  unread: [{ place: { file: '', line: 1 }, reason: 'A list says nothing of answers.', remedy: '' }],
};

/** What the framework does with a request that breaks a validation is known, whatever the route answers. */
const REFUSING: Answers = { ...UNKNOWN, known: [REFUSED] };

/** Most routes of a server share their answers. */
const ofAnswers = remembered((answers: Answers) => {
  const known = new Map<string, Record<string, unknown>>();
  return (method: string, handlers: boolean) => {
    const key = `${method} ${handlers}`;
    const made = known.get(key) ?? responses(answers, method, handlers);
    known.set(key, made);
    return made;
  };
});

function responses(
  { known, unread, failures = [] }: Answers,
  method: string,
  handlers: boolean,
): Record<string, unknown> {
  const byStatus = new Map<number, Answer[]>();
  for (const answer of handlers ? [...known, ...failures] : known) {
    if (answer.methods && !answer.methods.includes(method)) continue;
    byStatus.set(answer.status, [...(byStatus.get(answer.status) ?? []), answer]);
  }
  // Numbers as keys are in their order, whatever they are put in by.
  const said = [...byStatus].map(([status, answers]) => [
    status,
    responseOf(status, answers, method, handlers),
  ]);
  const rest = unread.length > 0 || said.length === 0 ? { default: REST } : {};
  return { ...Object.fromEntries(said), ...rest };
}

function responseOf(
  status: number,
  answers: readonly Answer[],
  method: string,
  handlers: boolean,
): Record<string, unknown> {
  const headers = [...new Set(answers.flatMap(answer => answer.headers ?? []))];
  const said = answers.flatMap(({ description }) => description ?? []);
  const content = method === BODILESS ? [] : contentOf(answers, handlers);
  return {
    // What is said of one status at last is said of it alone.
    description: said.at(-1) ?? STATUS_CODES[status] ?? String(status),
    ...(headers.length > 0 && {
      headers: Object.fromEntries(headers.map(name => [name, { schema: TEXT }])),
    }),
    ...(content.length > 0 && { content: Object.fromEntries(content) }),
  };
}

/** What the bodies of one status are, by media type; one of several forms where there are several. */
function contentOf(answers: readonly Answer[], handlers: boolean): [string, Record<string, unknown>][] {
  const byMedia = new Map<string, Answer[]>();
  for (const answer of answers)
    if (answer.media !== null) byMedia.set(answer.media, [...(byMedia.get(answer.media) ?? []), answer]);
  return [...byMedia].map(([media, bodies]) => {
    const schemas = bodies.map(({ schema, shape }) => schema ?? (handlers ? shape?.schema : undefined));
    const examples = bodies.flatMap(({ shape }) => (handlers && shape?.example ? [shape.example.value] : []));
    return [media, { schema: schemaOf(media, schemas), ...examplesOf(examples) }];
  });
}

/** A schema for all bodies of a media type; of one that nothing is said of nothing is known. */
function schemaOf(media: string, schemas: readonly (Schema | undefined)[]): Schema {
  const known = schemas.filter(schema => schema !== undefined);
  if (known.length < schemas.length) return media.startsWith('text/') && media !== EVENTS ? TEXT : {};
  const forms = [...new Map(known.map(schema => [JSON.stringify(schema), schema])).values()];
  const [only] = forms;
  if (forms.some(form => Object.keys(form).length === 0)) return {};
  return forms.length === 1 && only ? openapiSchema(only) : { anyOf: forms.map(each => openapiSchema(each)) };
}

/** Longer ones are data, and no examples. */
const MAX_EXAMPLE_CHARACTERS = 2_000;

function examplesOf(values: readonly unknown[]): Record<string, unknown> {
  const short = values.filter(value => JSON.stringify(value).length <= MAX_EXAMPLE_CHARACTERS);
  const [only] = short;
  if (short.length === 0) return {};
  if (short.length === 1) return { example: only };
  return { examples: Object.fromEntries(short.map((value, i) => [`exemplo${i + 1}`, { value }])) };
}
