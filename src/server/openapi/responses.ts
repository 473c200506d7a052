import { isJsonMedia, mediaTypeOf } from '../../text/media-type.js';
import type { Answer, Answers, Gap, SourcePlace } from '../route.js';
import type { References } from './references.js';
import { listOf, type Node, nodeOf } from './shapes.js';

/** The answers that a document has; those that it does not say one by one are not known. */
export function answersIn(responses: Node, references: References, place: SourcePlace): Answers {
  const known: Answer[] = [];
  const unread: Gap[] = [];
  const others: Answer[] = [];
  for (const [key, value] of Object.entries(responses)) {
    if (key.startsWith('x-')) continue;
    const response = references.follow(value);
    if (/^\d{3}$/.test(key)) {
      known.push(...answersOf(Number(key), response, references));
      continue;
    }
    unread.push({
      place,
      reason: `The document has \`${key}\`.`,
      remedy: 'Describe each status that is answered.',
    });
    const first = /^([1-5])XX$/i.exec(key)?.[1];
    const found = answersOf(Number(first ?? '2') * 100, response, references);
    others.push(...(first === undefined ? found : found.map(each => ({ ...each, range: Number(first) }))));
  }
  return { known, unread, ...(others.length > 0 && { others }) };
}

function answersOf(status: number, response: Node, references: References): Answer[] {
  const headers = Object.entries(nodeOf(response.headers)).filter(
    ([name]) => name.toLowerCase() !== 'content-type',
  );
  const shared = {
    status,
    ...(headers.length > 0 && {
      headers: headers.map(([name]) => name),
      headerSchemas: Object.fromEntries(
        headers.map(([name, value]) => {
          const header = references.follow(value);
          const schema = references.schema(header.schema, 'response');
          return [name, withExamples(schema, examplesOf(header, references))];
        }),
      ),
    }),
  };
  const content = Object.entries(nodeOf(response.content));
  if (content.length === 0) return [{ ...shared, media: null }];
  return content.map(([media, value]) => {
    const holder = nodeOf(value);
    const schema = isJsonMedia(media) ? references.schema(holder.schema, 'response') : undefined;
    const examples = [...examplesOf(holder, references), ...listOf(schema?.examples)];
    const shape = { schema: schema ?? {}, ...(examples.length > 0 && { example: { value: examples[0] } }) };
    return {
      ...shared,
      media: mediaTypeOf(media),
      ...(schema && { schema }),
      ...(examples.length > 0 && { shape }),
      ...namedExamples(holder, references),
    };
  });
}

/** The examples that have a name, for who asks for one of them. */
function namedExamples({ examples }: Node, references: References): Pick<Answer, 'examples'> {
  const named = Object.entries(nodeOf(examples)).flatMap(([name, each]) => {
    const example = references.follow(each);
    return 'value' in example ? [[name, example.value] as const] : [];
  });
  return named.length > 0 ? { examples: new Map(named) } : {};
}

/** The examples beside a schema; what stands at another address is none that can be sent. */
export function examplesOf({ example, examples }: Node, references: References): unknown[] {
  const named = Object.values(nodeOf(examples)).map(references.follow);
  return [
    ...(example === undefined ? [] : [example]),
    ...named.flatMap(each => ('value' in each ? [each.value] : [])),
  ];
}

export function withExamples(schema: Node, examples: readonly unknown[]): Node {
  return examples.length === 0 ? schema : { ...schema, examples: [...examples] };
}
