import { partsOf, pathPartsOf, type Route } from '../server/index.js';

/** What may stand in the path of an address as it is (RFC 3986, `pchar` and `/`); `:` would look like a parameter. */
const NOT_PLAIN = /[^A-Za-z0-9\-._~!$&'()*+,;=@/%]+/gu;
const BARE_PERCENT = /%(?![0-9A-Fa-f]{2})/g;
/** The server framework holds its patterns against paths that are decoded: `%20` in one is no blank. */
const PERCENT = /%/g;
/** Most texts are so, and are not looked at again. */
const PLAIN = /^[A-Za-z0-9\-._~!$&'()*+,;=@/]*$/;

/** A pattern as the path of an address: it begins with `/`, and what RFC 3986 asks for is percent-encoded. */
export interface Address {
  /** What stands before, between and behind the parameters: one text more than there are parameters. */
  readonly texts: readonly string[];
  /** In order of appearance. */
  readonly parameters: readonly { readonly name: string; readonly rest: boolean }[];
}

/** The address of a route. */
export function addressOf(route: Pick<Route, 'path' | 'parts'>): Address {
  const texts: string[] = [];
  const parameters: { name: string; rest: boolean }[] = [];
  let text = route.path.startsWith('/') ? '' : '/';
  for (const part of pathPartsOf(route)) {
    if (part.kind === 'literal') text += route.parts ? withColons(part.text) : encoded(part.text, PERCENT);
    else {
      texts.push(text);
      parameters.push(part);
      text = '';
    }
  }
  texts.push(text);
  return { texts, parameters };
}

/** The address as text; `show` says what stands for a parameter, by its name and its position among the parameters. */
export function written(
  { texts, parameters }: Address,
  show: (name: string, index: number) => string,
): string {
  let text = texts[0] ?? '';
  for (const [index, { name }] of parameters.entries()) text += show(name, index) + texts[index + 1];
  return text;
}

/** Whether some request can match: paths of requests begin with `/`. The empty pattern is `/` without its final slash. */
export function isReachable(pattern: string): boolean {
  if (pattern === '' || pattern.startsWith('/')) return true;
  const [first] = partsOf(pattern);
  return first?.kind === 'parameter' && first.rest;
}

/** A colon behind other characters of a segment (`/itens:procura`) is one for every client. */
function withColons(text: string): string {
  return text
    .split(':')
    .map(each => encoded(each, BARE_PERCENT))
    .join(':')
    .replaceAll('/:', '/%3A');
}

/** @param percent the signs of it that are meant as they are */
function encoded(text: string, percent: RegExp): string {
  if (PLAIN.test(text)) return text;
  return text.toWellFormed().replace(percent, '%25').replace(NOT_PLAIN, encodeURIComponent);
}
