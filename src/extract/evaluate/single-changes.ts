import type { SingleChange } from '../languages/language/binding.js';
import type { Node } from '../syntax/node.js';
import { isLate } from './containers.js';
import { type Draft, draftOf, ListDraft, MapDraft } from './draft.js';
import { returned, type Site, settled, unresolvedAt } from './environment.js';
import type { Evaluator } from './evaluator.js';
import { isScalar } from './pure-functions.js';
import { CallResult, Mapping, type Origin, Sequence, Unresolved, type Value } from './value.js';

/**
 * Makes a change that one statement says.
 *
 * @param item where the item comes from that the change is for, in a loop.
 * @returns the draft, or another one in its place; undefined where it is not known what becomes of the table.
 */
export function changed(
  draft: Draft,
  change: SingleChange,
  site: Site,
  evaluator: Evaluator,
  item?: Origin,
): Draft | undefined {
  const own = item ?? site.file.origin(change.node);
  const inTheEnd = (value: Value, node: Node) => {
    if (item === undefined || !site.env) return value;
    // A function that sees a name of the loop sees its last value.
    if (isLate(value, site.env.owner))
      return unresolvedAt('it is called when the loop is over', node, site.file);
    return isUnknownOfItem(value, site)
      ? unresolvedAt('what it gives for an item of the loop is not known', node, site.file)
      : value;
  };
  const made = (node: Node) => inTheEnd(evaluator.evaluate(node, site), node);
  switch (change.kind) {
    case 'set':
      return withEntry(draft, change, site, evaluator, made, own);
    case 'append':
      return appended(draft, change, site, evaluator, inTheEnd, own);
    case 'insert': {
      if (change.isKey && draft instanceof MapDraft)
        return withEntry(draft, { ...change, kind: 'set', key: change.index }, site, evaluator, made, own);
      const index = settled(evaluator.evaluate(change.index, site));
      const entry = { value: made(change.value), origin: own };
      return draft instanceof ListDraft && !draft.fixed && draft.insert(index, entry) ? draft : undefined;
    }
    case 'remove':
      return without(draft, change, site, evaluator);
    case 'order': {
      const { table, lost } = draft;
      const ordered = table instanceof Sequence ? change.ordered(table) : undefined;
      const gone = table.entries.length - (ordered?.entries.length ?? 0);
      return ordered && Object.assign(draftOf(ordered), { lost: lost + gone });
    }
    case 'extend':
      return extended(draft, change, site, evaluator);
    case 'unknown':
      return undefined;
  }
}

/** Whether a value is what a method gives of which nothing is known but the item of the loop that it is called on. */
function isUnknownOfItem(value: Value, { env }: Site): boolean {
  if (!(value instanceof CallResult) || value.of || value.returned !== undefined || value.makes) return false;
  const [object, method] = value.callee.split('.', 2);
  return method !== undefined && env?.names.has(object ?? '') === true;
}

function withEntry(
  draft: Draft,
  { key: written, value: node, onEmpty, unlessThere, isProperty }: SingleChange & { kind: 'set' },
  site: Site,
  evaluator: Evaluator,
  made: (node: Node) => Value,
  origin: Origin,
): Draft | undefined {
  const key = typeof written === 'string' ? written : returned(evaluator.evaluate(written, site));
  // What a call gives as a key is not what the table has; an object that is made may be.
  if (key instanceof CallResult && key.of?.kind !== 'class') return undefined;
  const map = draft instanceof ListDraft && onEmpty && draft.isEmpty ? new MapDraft(new Mapping([])) : draft;
  if (map instanceof ListDraft) {
    const index = settled(key);
    const old =
      typeof index === 'number' && !map.fixed
        ? site.file.language.operators.item(map.items, index)
        : undefined;
    return map.replace(old, made(node)) ? map : undefined;
  }
  if (isProperty) {
    const name = settled(key);
    const property = isScalar(name) ? String(name) : name;
    return map.set({ key: property, value: made(node), origin }, true) ? map : undefined;
  }
  if (unlessThere) {
    const isThere = map.has(settled(key));
    if (isThere !== false) return isThere ? map : undefined;
  }
  return map.set({ key, value: made(node), origin }) ? map : undefined;
}

function appended(
  draft: Draft,
  { items, node }: SingleChange & { kind: 'append' },
  site: Site,
  evaluator: Evaluator,
  inTheEnd: (value: Value, node: Node) => Value,
  origin: Origin,
): Draft | undefined {
  if (!(draft instanceof ListDraft)) return undefined;
  const added = evaluator.containers.entries(items, site);
  if (added instanceof Unresolved) return undefined;
  // One entry is documented by the comment of its statement.
  const [only] = items;
  const isOne = items.length === 1 && !only?.spread;
  const entries = added.entries.map(entry => ({
    value: inTheEnd(entry.value, node),
    origin: isOne ? origin : entry.origin,
  }));
  return draft.addAll(added.with(entries)) ? draft : undefined;
}

function extended(
  draft: Draft,
  { values }: SingleChange & { kind: 'extend' },
  site: Site,
  evaluator: Evaluator,
): Draft | undefined {
  const whole = values.map(added => settled(evaluator.evaluateNow(added, site)));
  if (draft instanceof MapDraft) {
    if (!whole.every(value => value instanceof Mapping)) return undefined;
    return whole.every(value => value.entries.every(entry => draft.set(entry))) ? draft : undefined;
  }
  if (!whole.every(value => value instanceof Sequence)) return undefined;
  return whole.every(value => draft.addAll(value)) ? draft : undefined;
}

function without(
  draft: Draft,
  { key: written, value: node, ifThere = false, isProperty = false }: SingleChange & { kind: 'remove' },
  site: Site,
  evaluator: Evaluator,
): Draft | undefined {
  const [key, value] = [written, node].map(each =>
    typeof each === 'object' ? settled(evaluator.evaluate(each, site)) : each,
  );
  if (draft instanceof MapDraft) {
    const name = isProperty && isScalar(key ?? null) ? String(key) : key;
    return name !== undefined && draft.remove(name, ifThere) ? draft : undefined;
  }
  if (isProperty || draft.fixed) return undefined;
  if (value !== undefined) return draft.removeValue(value, ifThere) ? draft : undefined;
  const old = typeof key === 'number' ? site.file.language.operators.item(draft.items, key) : undefined;
  return draft.removeItem(old) ? draft : undefined;
}
