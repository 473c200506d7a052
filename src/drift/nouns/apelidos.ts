import { at } from '../../contract/json-pointer.js';
import type { ChangeRule } from '../change.js';
import type { Difference } from '../difference.js';

/** The kinds of change of one kind of alias. */
export interface AliasRules {
  /** What is gone by its own name, which may lead to something else now, too, as its aliases may. */
  readonly ownerRemoved: ChangeRule;
  readonly added: ChangeRule;
  readonly removed: ChangeRule;
  readonly moved: ChangeRule;
}

/** Whatever has a name and others. */
export interface Owner {
  readonly nome: string;
  readonly apelidos: readonly string[];
}

/** What each name leads to. */
export function ownersByName(owners: readonly Owner[]): ReadonlyMap<string, Owner> {
  return new Map(
    owners.flatMap(owner => [owner.nome, ...owner.apelidos].map(name => [name, owner] as const)),
  );
}

/**
 * Differences with each name that leads to something else now as what it is: who goes on writing it is told of nothing, and gets
 * the other thing. It may be an alias of that, or its own name.
 * @param before the owners of the base.
 * @param placed the owners of the head, each with where it is.
 */
export function withMovedAliases(
  differences: readonly Difference[],
  { ownerRemoved, added, removed, moved }: AliasRules,
  before: readonly Owner[],
  placed: readonly { readonly owner: Owner; readonly pointer: string }[],
): Difference[] {
  const nameIn = ({ rule, name, before }: Difference) =>
    rule === removed ? String(before) : rule === ownerRemoved ? name : undefined;
  if (!differences.some(each => nameIn(each) !== undefined)) return [...differences];
  const leads = new Map(
    placed.flatMap(({ owner, pointer }) =>
      [owner.nome, ...owner.apelidos].map(name => [name, { to: owner.nome, pointer }] as const),
    ),
  );
  const told = new Set<string>();
  const leading = (each: Difference, name: string, path = each.spot.path) => {
    const now = leads.get(name);
    // What a renamed thing is called by now is itself.
    if (now === undefined || now.to === each.name) return undefined;
    told.add(name);
    const spot = { ...each.spot, path, head: now.pointer };
    return { rule: moved, spot, name, before: each.name, after: now.to };
  };
  const found = differences.flatMap(each => {
    const name = nameIn(each);
    const owner = each.rule === ownerRemoved ? before.find(({ nome }) => nome === each.name) : undefined;
    const others = owner?.apelidos.flatMap(
      apelido => leading(each, apelido, at(`${each.spot.path}/apelidos`, apelido)) ?? [],
    );
    return [(name !== undefined && leading(each, name)) || each, ...(others ?? [])];
  });
  return found.filter(({ rule, after }) => rule !== added || !told.has(String(after)));
}
