import type { Framework } from '../../config/frameworks.js';
import type { Part } from '../pattern.js';
import type { Route, Server } from '../route.js';
import type { Declared } from './declared.js';

type Unsaid = NonNullable<Framework['unsaid']>;

/** What a framework says of a server, but for what its program says. */
export function serverUnsaid(
  { title, version, description }: Unsaid = {},
  isGiven: (key: 'title' | 'version' | 'description') => boolean,
): Partial<Server> {
  return {
    ...(title !== undefined && !isGiven('title') && { title }),
    ...(version !== undefined && !isGiven('version') && { version }),
    ...(description !== undefined && !isGiven('description') && { comment: description }),
  };
}

/** What a framework calls an operation that its program gives no summary, and no name for clients. */
export function operationUnsaid(
  { name, summary, id }: Pick<Declared, 'name' | 'summary' | 'id'>,
  method: string,
  parts: readonly Part[],
  unsaid: Unsaid = {},
): Pick<Route, 'summary' | 'id'> {
  const own = summary ?? filled(unsaid.summary, name, method, parts);
  const called = id ?? filled(unsaid.id, name, method, parts)?.replace(/[^\p{L}\p{N}_]/gu, '_');
  return { ...(own !== undefined && { summary: own }), ...(called !== undefined && { id: called }) };
}

/** A template with what it names; undefined where the name of the route is not known. */
function filled(
  template: string | undefined,
  name: string | undefined,
  method: string,
  parts: readonly Part[],
): string | undefined {
  if (template === undefined || name === undefined) return undefined;
  const path = parts.map(each => (each.kind === 'literal' ? each.text : `{${each.name}}`)).join('');
  const values = { name, Name: asWords(name), path, method: method.toLowerCase() };
  return template.replace(/\{(name|Name|path|method)\}/g, (_, key: keyof typeof values) => values[key]);
}

/** `read_items` as `Read Items`. */
function asWords(name: string): string {
  return name
    .replaceAll('_', ' ')
    .replace(/\p{L}+/gu, word => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`);
}
