import type { Block, Expression, Statement } from '../ast.js';
import { UNLIKE } from '../session.js';
import type { Frame } from './frame.js';
import { iterated } from './methods.js';
import { Float, isA, List, Unknown, type Value, Vault } from './value.js';

/** What a loop over a value runs over: items, characters, or the keys of a vault. */
export function itemsOf(value: Value, { session }: Frame): Value[] | Unknown {
  if (value instanceof Unknown) return value;
  if (isItemless(value)) session.breaks(UNLIKE);
  if ((value instanceof List || value instanceof Vault) && value.spoiled !== undefined)
    return new Unknown(value.spoiled);
  const items = iterated(value);
  return items ? [...items] : new Unknown('what the loop runs over is not a list');
}

const ITEMLESS = ['enum', 'enum-member', 'record-value', 'closure'];

/** Whether a loop over it fails; objects of blueprints may say how they are gone through. */
function isItemless(value: Value): boolean {
  if (!(value instanceof Object)) return typeof value !== 'string';
  return value instanceof Float || ITEMLESS.some(type => isA(value, type));
}

/** Gives the names of a loop their values: several of them share the parts of a list, or the first pair of a vault. */
export function bindLoopNames(names: readonly string[], item: Value, { scope, session }: Frame): void {
  const parts = names.length === 1 ? [item] : partsOf(item, names.length);
  if (parts !== undefined && parts.length !== names.length) session.breaks(UNLIKE);
  names.forEach((name, i) => {
    scope.declare(name, parts?.[i] ?? new Unknown(`\`${name}\` is not known`));
  });
}

/** What an item is shared out as; undefined where that is not known. */
function partsOf(item: Value, count: number): readonly Value[] | undefined {
  if (item instanceof Unknown || isA(item, 'request') || isA(item, 'request-part')) return undefined;
  if (item instanceof List) return item.spoiled === undefined ? item.items : undefined;
  if (!(item instanceof Vault)) return [];
  if (item.spoiled !== undefined) return undefined;
  return count === 2 ? ([...item.entries][0] ?? []) : [...item.entries.values()];
}

/** Names that the statements of a block assign, also in the blocks inside it, but not in actions. */
export function assignedNames(block: Block): Set<string> {
  const names = new Set<string>();
  collect(block.statements(), names);
  return names;
}

function collect(statements: readonly Statement[], names: Set<string>): void {
  for (const statement of statements) {
    if (statement.kind === 'assign') for (const target of statement.targets) addTarget(target, names);
    else if (statement.kind === 'server') names.add(statement.name);
    else if (statement.kind === 'given' || statement.kind === 'match')
      for (const arm of statement.arms) collect(arm.body.statements(), names);
    else if (statement.kind === 'cycle' || statement.kind === 'range' || statement.kind === 'persist') {
      collect(statement.body.statements(), names);
    } else if (statement.kind === 'monitor') {
      for (const body of [statement.body, ...statement.handlings.map(each => each.body)])
        collect(body.statements(), names);
      if (statement.ensure) collect(statement.ensure.statements(), names);
    } else if (statement.kind === 'guard') {
      if (statement.otherwise) collect(statement.otherwise.statements(), names);
    } else if (statement.kind === 'block' && statement.runs !== 'never')
      collect(statement.body.statements(), names);
  }
}

function addTarget(target: Expression, names: Set<string>): void {
  if (target.kind === 'name') names.add(target.name);
}
