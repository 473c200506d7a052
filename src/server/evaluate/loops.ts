import type { Block, Expression, Statement } from '../ast.js';
import { iterated } from './methods.js';
import type { Scope } from './scope.js';
import { List, Unknown, type Value, Vault } from './value.js';

/** What a loop over a value runs over: items, the keys of a vault, or pairs of both when there are two names. */
export function itemsOf(value: Value, names: number): Value[] | Unknown {
  if (value instanceof Unknown) return value;
  if ((value instanceof List || value instanceof Vault) && value.spoiled !== undefined)
    return new Unknown(value.spoiled);
  if (value instanceof Vault) {
    if (names === 2) return [...value.entries].map(([key, item]) => new List([key, item]));
  }
  const items = iterated(value);
  return items ? [...items] : new Unknown('what the loop runs over is not a list');
}

export function bindLoopNames(names: readonly string[], item: Value, scope: Scope): void {
  const [only] = names;
  if (names.length === 1 && only !== undefined) scope.declare(only, item);
  else {
    const parts = item instanceof List && item.spoiled === undefined ? item.items : [];
    names.forEach((name, i) => {
      scope.declare(name, parts[i] ?? new Unknown(`\`${name}\` is not known`));
    });
  }
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
