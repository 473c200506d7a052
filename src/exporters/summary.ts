import type { DescribedRoute } from './described-route.js';
import { methodWord } from './methods.js';
import { definite, indefinite, type Noun, nounOf } from './portuguese.js';

/** By method: the summary of a route on a resource (reference-language.md §4.1), or on one of them. */
const PHRASES: Readonly<Record<string, (noun: Noun, one: boolean) => string>> = {
  GET: (noun, one) =>
    one ? capitalised(indefinite(noun)) : `${noun.plural ? 'Lista' : 'Consulta'} ${definite(noun)}`,
  POST: noun => `Cria ${indefinite(noun)}`,
  PUT: (noun, one) => `Substitui ${one ? indefinite(noun) : definite(noun)}`,
  PATCH: (noun, one) => `Altera ${one ? indefinite(noun) : definite(noun)}`,
  DELETE: (noun, one) => `Remove ${one ? indefinite(noun) : definite(noun)}`,
  HEAD: noun => `Cabeçalhos de ${noun.word}`,
  OPTIONS: noun => `Métodos de ${noun.word}`,
};
const SENTENCE = /^(.+?)[.!?](?=\s|$)/s;

/** What a route does: what the comment above it says first, else a few words about its method and path: `Lista os itens`. */
export function summaryOf({ route, resource }: DescribedRoute, method = route.method): string {
  if (route.asks) return route.asks.summary;
  if (route.summary !== undefined) return route.summary;
  if (route.comment !== undefined) return firstSentence(route.comment);
  const phrase = Object.hasOwn(PHRASES, method) ? PHRASES[method] : undefined;
  return phrase === undefined
    ? `${methodWord(method)} ${route.path}`
    : phrase(nounOf(resource), endsInParameter(route.path));
}

/** Summary and, where the comment says more, description of an operation. */
export function textsOf(
  described: DescribedRoute,
  method: string,
): { summary: string; description?: string } {
  const { comment, summary: own } = described.route;
  const summary = summaryOf(described, method);
  // A comment that is one sentence is the summary, without what ends it.
  const says = own === undefined ? comment?.replace(/[.!?]$/, '') : comment;
  return { summary, ...(comment !== undefined && says !== summary && { description: comment }) };
}

function firstSentence(comment: string): string {
  const [paragraph = ''] = comment.split('\n\n');
  return SENTENCE.exec(paragraph)?.[1] ?? paragraph;
}

/** Whether a path means one thing of many. */
function endsInParameter(path: string): boolean {
  return /\/[:<][^/]*\/?$/.test(path);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
