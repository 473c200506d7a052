import type { Operation } from './openapi-paths.js';

/** ASCII has no accents to take away. */
const ASCII = /^[\0-\x7f]*$/;
/** What is the name of a function nearly everywhere. */
const GIVEN = /^[A-Za-z_][A-Za-z0-9_-]*$/;
const WORD = /[A-Za-z0-9]+/g;

/** The names that a program gives, else `get_itens_id` for GET /itens/:id; a number is added where two would be the same. */
export function operationIds(operations: readonly Operation[]): Map<Operation, string> {
  const times = new Map<string, number>();
  const taken = new Set<string>();
  const ids = new Map<Operation, string>();
  for (const operation of operations) {
    const plain = idOf(operation);
    let number = (times.get(plain) ?? 0) + 1;
    let id = number === 1 ? plain : `${plain}_${number}`;
    while (taken.has(id)) {
      number += 1;
      id = `${plain}_${number}`;
    }
    times.set(plain, number);
    taken.add(id);
    ids.set(operation, id);
  }
  return ids;
}

/** Letters without accents, digits and `_`, as every generator of clients accepts them. */
function idOf({ described, method }: Operation): string {
  const { path, id } = described.route;
  if (id !== undefined && GIVEN.test(id)) return id;
  const plain = ASCII.test(path) ? path : path.normalize('NFD').replace(/\p{M}+/gu, '');
  const words = plain.match(WORD);
  return words === null ? method.toLowerCase() : `${method.toLowerCase()}_${words.join('_')}`;
}
