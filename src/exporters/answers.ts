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

/** The answers of an operation: what the source says of them. A list of routes says nothing. */
export function responsesOf(
  { answers, validations }: Pick<Route, 'answers' | 'validations'>,
  method: string,
): Record<string, unknown> {
  if (answers) return ofAnswers(answers)(method);
  const refuses = validations.some(({ byHandler }) => byHandler === undefined);
  return ofAnswers(refuses ? REFUSING : UNKNOWN)(method);
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
  return (method: string) => {
    const made = known.get(method) ?? responses(answers, method);
    known.set(method, made);
    return made;
  };
});

function responses({ known, unread }: Answers, method: string): Record<string, unknown> {
  const byStatus = new Map<number, Answer[]>();
  for (const answer of known) {
    if (answer.methods && !answer.methods.includes(method)) continue;
    byStatus.set(answer.status, [...(byStatus.get(answer.status) ?? []), answer]);
  }
  // Numbers as keys are in their order, whatever they are put in by.
  const said = [...byStatus].map(([status, answers]) => [status, responseOf(status, answers, method)]);
  const rest = unread.length > 0 || said.length === 0 ? { default: REST } : {};
  return { ...Object.fromEntries(said), ...rest };
}

function responseOf(status: number, answers: readonly Answer[], method: string): Record<string, unknown> {
  const headers = [...new Set(answers.flatMap(answer => answer.headers ?? []))];
  const content = method === BODILESS ? [] : contentOf(answers);
  return {
    description: STATUS_CODES[status] ?? String(status),
    ...(headers.length > 0 && {
      headers: Object.fromEntries(headers.map(name => [name, { schema: TEXT }])),
    }),
    ...(content.length > 0 && { content: Object.fromEntries(content) }),
  };
}

/** What the bodies of one status are, by media type; one of several forms where there are several. */
function contentOf(answers: readonly Answer[]): [string, Record<string, unknown>][] {
  const byMedia = new Map<string, (Schema | undefined)[]>();
  for (const { media, schema } of answers)
    if (media !== null) byMedia.set(media, [...(byMedia.get(media) ?? []), schema]);
  return [...byMedia].map(([media, schemas]) => {
    const known = schemas.filter(schema => schema !== undefined);
    // A body of which nothing is known may be any.
    if (known.length < schemas.length) return [media, { schema: media.startsWith('text/') ? TEXT : {} }];
    const [only] = known;
    return [
      media,
      {
        schema:
          known.length === 1 && only
            ? openapiSchema(only)
            : { anyOf: known.map(each => openapiSchema(each)) },
      },
    ];
  });
}
