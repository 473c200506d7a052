import type { Operation } from './openapi-paths.js';

/** `get_itens_id` for GET /itens/:id; a number is added where two would be the same. */
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
function idOf({ route, method }: Operation): string {
  const words = route.path
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(word => word !== '');
  return [method.toLowerCase(), ...words].join('_');
}
