import type { Framework } from '../../config/frameworks.js';
import { escaped } from '../../text/pattern.js';
import type { Part } from '../pattern.js';

/** How paths are written, as refdata.yml says it. */
export type PathLanguage = Framework['path'];

/** What a name is made of, and what may be said of it: braces stand in pairs, as in `{id:[0-9]{4}}`. */
const NAME = '(?<name>[\\p{L}_$][\\p{L}\\p{N}_$]*)';
const TYPE = '(?<type>(?:[^{}]|\\{[^{}]*\\})+?)';
/** The same between signs of its own, which it cannot have. */
const TYPE_IN_SIGNS = TYPE.replace('[^{}]', '[^{}<>]');
const REST_NAME = 'resto';
/** Parts that may be missing: each doubles the paths. */
const MAX_OPTIONAL = 5;

/** The ways that a path can be written without parts that may be missing, the shortest last. */
export function variantsOf(path: string, language: PathLanguage): readonly string[] {
  const { optional } = language;
  if (!optional) return [path];
  const [open, close] = optional;
  const inner = new RegExp(`${escaped(open)}([^${escaped(open)}${escaped(close)}]*)${escaped(close)}`);
  let ahead = [path];
  for (let i = 0; i < MAX_OPTIONAL; i += 1)
    ahead = ahead.flatMap(each => {
      // Such signs in the pattern of a parameter are its own: `{id:[0-9]+}`.
      const masked = narrowings(each, language).reduce(
        (made, { text }) => made.replace(text, '\0'.repeat(text.length)),
        each,
      );
      const found = inner.exec(masked);
      if (!found) return [each];
      const [whole] = found;
      const text = each.slice(found.index + open.length, found.index + whole.length - close.length);
      const put = (by: string) => each.slice(0, found.index) + by + each.slice(found.index + whole.length);
      return [put(text), put('')];
    });
  return [...new Set(ahead)];
}

/** A path in its pieces. */
export function piecesOf(
  path: string,
  { parameters, rest = [], escape: sign, encoded = false }: PathLanguage,
): readonly Part[] {
  const forms = [
    ...rest.map(form => ({ form: compiled(form), isRest: true })),
    ...parameters.map(form => ({ form: compiled(form), isRest: false })),
  ];
  const parts: Part[] = [];
  const asText = (text: string): Part => ({ kind: 'literal', text: encoded ? decoded(text) : text });
  let literal = '';
  for (let at = 0; at < path.length; ) {
    if (path[at] === sign && at + 1 < path.length) {
      literal += path[at + 1];
      at += 2;
      continue;
    }
    const found = longest(forms, path, at);
    if (!found) {
      literal += path[at];
      at += 1;
      continue;
    }
    if (literal !== '') parts.push(asText(literal));
    literal = '';
    parts.push({ kind: 'parameter', name: found.name, rest: found.isRest });
    at += found.length;
  }
  if (literal !== '') parts.push(asText(literal));
  return parts;
}

/** What percent-encoded letters outside of ASCII stand for; the others may be signs of addresses. */
function decoded(text: string): string {
  return text.replace(/(?:%[89A-Fa-f][0-9A-Fa-f])+/g, bytes => {
    const known = Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8');
    return known.includes('\uFFFD') ? bytes : known;
  });
}

/** The first character of a path that its language refuses as it is; undefined for a path that it takes. */
export function refusedIn(path: string, language: PathLanguage): string | undefined {
  const { parameters, rest = [], escape: sign, refused = '' } = language;
  const forms = [...rest, ...parameters].map(form => ({ form: compiled(form), isRest: false }));
  for (let at = 0; at < path.length; ) {
    const character = path[at] ?? '';
    const found = character === sign ? undefined : longest(forms, path, at);
    if (!found && character !== sign && refused.includes(character)) return character;
    at += found?.length ?? (character === sign ? 2 : 1);
  }
  return undefined;
}

/** Why a program fails when it starts, by a path as it registers it; undefined for one that it takes. */
export function failureOf(path: string, language: PathLanguage): string | undefined {
  const { fails = [] } = language;
  const parts = piecesOf(path, language);
  const names = parts.flatMap(each => (each.kind === 'parameter' && !each.rest ? [each.name] : []));
  const why = {
    slash: !path.startsWith('/') && 'it does not begin with a slash',
    names: new Set(names).size < names.length && 'two of its parameters have one name',
    rest:
      parts.slice(0, -1).some(each => each.kind === 'parameter' && each.rest) &&
      'something stands behind what takes all that is left',
    types: wrongType(path, language),
    patterns: brokenPattern(path, language),
    mounts: false as const,
    prefixes: false as const,
    empty: false as const,
  };
  const found = fails.map(each => why[each]).find(each => each !== false);
  return found && `${found}, so that the program fails when it starts`;
}

/** The same of the methods that it is registered with. */
export function failureOfMethods(
  methods: readonly string[],
  { methods: only }: PathLanguage,
  text: string,
): string | undefined {
  const isMore = only?.more !== undefined && text.includes(only.more);
  const other = isMore
    ? undefined
    : methods.find(each => each !== '*' && only?.known.includes(each) === false);
  return other && `\`${other}\` is no method that it knows, so that the program fails when it starts`;
}

/** `{id:nope}`, where types are known by their names. */
function wrongType(path: string, language: PathLanguage): string | false {
  const { types } = language;
  const wrong = types && narrowings(path, language).find(({ type }) => !types.includes(type ?? ''));
  return wrong ? `\`${wrong.type}\` is no type of a parameter` : false;
}

/** `{id:[0-9}`, as far as it is certain. */
function brokenPattern(path: string, language: PathLanguage): string | false {
  const broken = narrowings(path, language).find(({ type = '' }) => !isRe2(type));
  return broken ? `\`${broken.type}\` is no regular expression` : false;
}

/** What RE2 has and JavaScript has not, as something that has the same form: flags, names of groups, classes by names, quotes. */
const AS_HERE: readonly (readonly [from: RegExp, to: string])[] = [
  [/\\Q.*?(?:\\E|$)/gs, 'q'],
  [/\[:\^?\w+:\]/g, 'a'],
  [/\(\?P?<\w+>/g, '('],
  [/\(\?[imsU-]+\)/g, ''],
  [/\(\?[imsU-]+:/g, '(?:'],
  // A repetition at the beginning is one of the anchor that stands before it.
  [/^[*+?]+/, ''],
];
const MAX_REPEATED = 1_000;

/** Whether a text may be a regular expression of RE2, which neither looks around nor back, and counts to a thousand. */
function isRe2(pattern: string): boolean {
  const here = AS_HERE.reduce((text, [from, to]) => text.replace(from, to), pattern);
  const outside = here.replace(/\\./gs, '');
  const counts = [...outside.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].flatMap(([, ...each]) => each.map(Number));
  if (/\(\?<?[=!]/.test(outside) || /(?<!\\)(?:\\\\)*\\[1-9](?!\d)/.test(here)) return false;
  if (counts.some(count => count > MAX_REPEATED)) return false;
  try {
    return new RegExp(here) instanceof RegExp;
  } catch {
    return false;
  }
}

/** The same of a prefix that a part is made with, or included below. */
export function failureOfPrefix(prefix: string, { fails = [] }: PathLanguage): string | undefined {
  if (prefix === '' || !fails.includes('prefixes')) return undefined;
  const why = !prefix.startsWith('/')
    ? 'it does not begin with a slash'
    : prefix.endsWith('/') && 'it ends with a slash';
  return why ? `${why}, so that the program fails when it starts` : undefined;
}

/** The types and patterns that narrow what parameters of the path may be; empty where none does. */
export function narrowingOf(path: string, language: PathLanguage): string {
  return narrowings(path, language)
    .map(({ text, name }) => text.replace(name, ''))
    .join('/');
}

/** Parameters of which a type or pattern is said. */
function narrowings(path: string, { parameters, rest = [] }: PathLanguage) {
  const typed = parameters
    .filter(form => form.includes('type'))
    .map(form => ({ form: compiled(form), isRest: false }));
  const whole = rest.map(form => ({ form: compiled(form), isRest: true }));
  const found: { readonly text: string; readonly name: string; readonly type: string | undefined }[] = [];
  for (let at = 0; at < path.length; at += 1) {
    const each = longest([...whole, ...typed], path, at);
    if (each && !each.isRest) found.push({ ...each, text: path.slice(at, at + each.length) });
  }
  return found;
}

interface Found {
  readonly name: string;
  /** What is said of it: `int` of `{id:int}`. */
  readonly type: string | undefined;
  readonly isRest: boolean;
  readonly length: number;
}

/** The form that takes most; of two, what takes the rest. */
function longest(
  forms: readonly { readonly form: RegExp; readonly isRest: boolean }[],
  path: string,
  at: number,
): Found | undefined {
  let best: Found | undefined;
  for (const { form, isRest } of forms) {
    form.lastIndex = at;
    const found = form.exec(path);
    if (!found || found[0].length <= (best?.length ?? 0)) continue;
    const { name = REST_NAME, type } = found.groups ?? {};
    best = { name, type, isRest, length: found[0].length };
  }
  return best;
}

/** `{name:type}` as a regular expression. */
function compiled(form: string): RegExp {
  const type = /[<>]/.test(form) ? TYPE_IN_SIGNS : TYPE;
  const source = form
    .split(/(name|type)/)
    .map(piece => (piece === 'name' ? NAME : piece === 'type' ? type : escaped(piece)))
    .join('');
  return new RegExp(source, 'uy');
}

/** Two paths as one, with one slash between them. */
export function joined(
  prefix: string,
  path: string,
  { final_slash: slash = 'kept', separated = false }: PathLanguage,
): string {
  if (prefix !== '' && path === '/' && slash === 'ignored-at-root') return prefix;
  if (prefix.endsWith('/') && path.startsWith('/')) return prefix + path.slice(1);
  const isBetween = separated && prefix !== '' && path !== '' && !/\/$/.test(prefix) && !path.startsWith('/');
  return `${prefix}${isBetween ? '/' : ''}${path}`;
}

/** A whole path as it is described. */
export function finished(
  path: string,
  { final_slash: slash = 'kept', first_slash: needed = false }: PathLanguage,
): string {
  const whole = path.startsWith('/') || (needed && path !== '') ? path : `/${path}`;
  return slash === 'ignored' && whole.length > 1 ? whole.replace(/\/+$/, '') || '/' : whole;
}

/** Pieces as routes are written everywhere here: `/itens/:id`, `/arquivos/*resto`. */
export function shownPath(parts: readonly Part[]): string {
  return parts
    .map(part => (part.kind === 'literal' ? part.text : `${part.rest ? '*' : ':'}${part.name}`))
    .join('');
}
