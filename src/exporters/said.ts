import { isObject } from '../contract/json-object.js';
import type { ApiDocument } from './document.js';

type Node = Readonly<Record<string, unknown>>;

const INFO = 'info.';

/** What a program says of its API, beside title, version and description. */
export function infoSaid({ says }: Pick<ApiDocument, 'says'>): Node {
  return Object.fromEntries(
    Object.entries(says).flatMap(([at, value]) =>
      at.startsWith(INFO) ? [[at.slice(INFO.length), value]] : [],
    ),
  );
}

/** The servers that a program says, where nobody says another address. */
export function serversSaid({ says, isBaseGiven }: ApiDocument): readonly unknown[] | undefined {
  const { servers } = says;
  return !isBaseGiven && Array.isArray(servers) && servers.length > 0 ? servers : undefined;
}

/** Tags in the order of the program, with what it says of them, and behind them the others. */
export function tagsSaid({ says }: ApiDocument, made: readonly Node[]): readonly Node[] {
  const said = Array.isArray(says.tags) ? says.tags.filter(isObject) : [];
  const groupOf = (tag: Node) => tag['x-displayName'] ?? tag.name;
  const own = said.map(tag => {
    const found = made.find(each => groupOf(each) === tag.name);
    return { ...found, ...tag, ...(found && { name: found.name }) };
  });
  return [...own, ...made.filter(each => !said.some(tag => tag.name === groupOf(each)))];
}

/** One object with what another has besides; of two texts or numbers the second counts, lists are put together. */
export function merged(first: Node, second: Node): Record<string, unknown> {
  const made: Record<string, unknown> = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = Object.hasOwn(first, key) ? first[key] : undefined;
    if (isObject(before) && isObject(value)) made[key] = merged(before, value);
    else made[key] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
  }
  return made;
}
