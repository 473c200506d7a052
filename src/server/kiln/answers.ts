import { pythonText } from '../evaluate/methods.js';
import { Float, isA, List, leavesOf, Response, Unknown, type Value, Vault } from '../evaluate/value.js';
import type { Answer, Gap, SourcePlace } from '../route.js';
import { ANY_MEDIA, ANY_TEXT, isEmpty, JSON_MEDIA, mediaOfText, PLAIN } from './media.js';
import { isList, isVault } from './responses.js';
import { type Shape, shapeOf } from './shapes.js';

const NO_CONTENT = 204;
const FIRST_STATUS = 200;
const LAST_STATUS = 599;

/** What a handler gave, as answers (reference-language.md §2.4), and why some of it is not known. */
export interface Given {
  readonly answers: readonly Answer[];
  readonly unread: readonly Gap[];
}

/**
 * What is answered when a handler gives `value`.
 * @param hasBody whether only requests with a body come so far
 */
export function answersOf(value: Value, place: SourcePlace, hasBody = false): Given {
  const answers: Answer[] = [];
  const unread: Gap[] = [];
  for (const leaf of leavesOf(value)) {
    if (mayBeNothing(leaf, hasBody)) answers.push({ status: NO_CONTENT, media: null });
    const answer = isOpen(leaf) ? leaf : answerOf(leaf, place);
    if (answer instanceof Unknown) unread.push(notKnown(answer.reason, place));
    else if ('reason' in answer) unread.push(answer);
    else answers.push(answer);
    if (leaf instanceof Response && leaf.media === JSON_MEDIA && isBare(leaf.body))
      unread.push(notJson(leaf.place));
  }
  return { answers: unread.length > 0 ? answers.map(withoutShape) : answers, unread };
}

/** What is not known may be another body with the same status: what is known of one says nothing of both. */
function withoutShape(answer: Answer): Answer {
  if (answer.status !== FIRST_STATUS || answer.shape === undefined) return answer;
  return { ...answer, shape: { ...answer.shape, schema: {} } };
}

/** The answers that a middleware gives: only a response is one, and whatever else it gives lets the request pass. */
export function answersOfMiddleware(value: Value, place: SourcePlace): Given & { readonly passes: boolean } {
  const leaves = leavesOf(value);
  const responses = leaves.filter(leaf => leaf instanceof Response || isHandMade(leaf) || isOpen(leaf));
  const { answers, unread } = answersOf(oneOfAll(responses), place);
  return { answers, unread, passes: responses.length < leaves.length || unread.length > 0 };
}

function oneOfAll(values: readonly Value[]): Value {
  return new Unknown('it depends on the request', false, [], { among: values });
}

/** Whether it is sent with the request as it is, and nothing at all may be: the body, or a field of it. */
function mayBeNothing(value: Value, hasBody: boolean): boolean {
  if (isA(value, 'request-part')) return value.target === 'body' && !value.isThere && !hasBody;
  if (!(value instanceof Unknown)) return false;
  const { sent, type, read } = value.known;
  return sent === true && type === undefined && read?.target === 'body';
}

/** Whether it may be anything, a response as well. */
function isOpen(value: Value): value is Unknown {
  return value instanceof Unknown && value.known.type === undefined && !value.known.sent;
}

/** Whether it is sent as it is, although it is said to be JSON: a text, or `True`. */
function isBare(value: Value): boolean {
  const type = value instanceof Unknown ? value.known.type : typeof value;
  return type === 'text' || type === 'string' || type === 'boolean';
}

function notJson(place: SourcePlace): Gap {
  return {
    place,
    reason: 'A text, or a boolean, that is answered as JSON is sent as it is, which is no JSON.',
    remedy: 'Answer a vault or a list, or `respond text`.',
  };
}

/** A vault that a program writes as the framework does. */
function isHandMade(value: Value): boolean {
  return value instanceof Vault && value.entries.has('__kiln__');
}

export function notKnown(reason: string, place: SourcePlace): Gap {
  return {
    place,
    reason: `What is answered here is not known: ${reason}.`,
    remedy: 'Answer by `respond`, or by a function of Kiln such as `Kiln.json`.',
  };
}

function answerOf(value: Value, place: SourcePlace): Answer | Gap {
  if (value === null) return { status: NO_CONTENT, media: null };
  if (value instanceof Response) return ofResponse(value);
  if (isHandMade(value)) return notKnown('the response is written as a vault', place);
  const media = mediaOf(value);
  return { status: FIRST_STATUS, media, ...shapeFor(media, value) };
}

function ofResponse({ status, media, body, headers, place, spoiled }: Response): Answer | Gap {
  if (spoiled !== undefined) return notKnown(spoiled, place);
  if (status === undefined) return notKnown('its status is no constant', place);
  if (!Number.isInteger(status) || status < FIRST_STATUS || status > LAST_STATUS)
    return notKnown(`${status} is no status that an answer ends with`, place);
  const hasBody = !isEmpty(status) && !(media === undefined && body === null && headers.has('Location'));
  const type = hasBody ? (media ?? mediaOf(body)) : null;
  return {
    status,
    media: type,
    ...shapeFor(type, body),
    ...headersOf(headers),
  };
}

/** Headers by their names, with the values that are constants, as texts. */
export function headersOf(headers: ReadonlyMap<string, Value>): Pick<Answer, 'headers' | 'headerValues'> {
  return headers.size > 0 ? { headers: [...headers.keys()], ...headerValues(headers) } : {};
}

function headerValues(headers: ReadonlyMap<string, Value>): Pick<Answer, 'headerValues'> {
  const known = [...headers].flatMap(([name, value]) => {
    const text = pythonText(value);
    return text === undefined ? [] : [[name, text] as const];
  });
  return known.length > 0 ? { headerValues: Object.fromEntries(known) } : {};
}

/** What the framework says that a body is, from what it is. */
function mediaOf(value: Value): string {
  if (value === null || isVault(value) || isList(value)) return JSON_MEDIA;
  if (typeof value === 'string' || (value instanceof Unknown && value.known.type === 'text'))
    return mediaOfText(value);
  if (value instanceof Unknown) return value.known.type === undefined ? ANY_MEDIA : PLAIN;
  if (isA(value, 'request-part')) return value.target === 'body' ? ANY_MEDIA : JSON_MEDIA;
  if (isA(value, 'request')) return ANY_MEDIA;
  // It begins with its name, unless it says otherwise.
  if (isA(value, 'record-value') && !value.record.methods.has('toString')) return PLAIN;
  // How an object of the program looks as text is not worked out.
  return typeof value !== 'object' || value instanceof List || value instanceof Float ? PLAIN : ANY_TEXT;
}

/** What is known of a body that is sent as JSON, or is a constant text. */
function shapeFor(media: string | null, body: Value): { shape?: Shape } {
  const isText = media?.startsWith('text/') && typeof body === 'string';
  if (isText) return { shape: { schema: { type: 'string' }, example: { value: body } } };
  return media === JSON_MEDIA && !isBare(body) ? { shape: shapeOf(body) } : {};
}
