import type { Expression, Statement } from '../ast.js';
import { App } from '../kiln/app.js';
import type { Frame } from './frame.js';
import { evaluate } from './interpreter.js';
import { memberOf } from './members.js';
import { operate, spoil } from './operators.js';
import { readField } from './request-parts.js';
import { isA, List, Response, Unknown, type Value, Vault } from './value.js';

/** Gives the targets of an assignment their values. */
export function assign(statement: Statement & { kind: 'assign' }, frame: Frame): void {
  const { targets, operator, values, fields } = statement;
  let found = values.map(value => evaluate(value, frame));
  const [whole] = found;
  if (fields) found = fields.map(field => fieldOf(whole ?? null, field, frame));
  else if (targets.length > 1 && found.length === 1) {
    const [only] = found;
    found = only instanceof List && only.spoiled === undefined ? only.items : [];
  }
  targets.forEach((target, i) => {
    const given = found[i];
    let value: Value = given === undefined ? new Unknown('what is assigned is not known') : given;
    if (operator !== ':=') value = operate(operator.slice(0, -1), evaluate(target, frame), value);
    assignTo(target, value, frame);
  });
}

/** What `{name} := value` gives the name: a key of a vault, a field of an object. */
function fieldOf(value: Value, name: string | undefined, frame: Frame): Value {
  if (name === undefined) return new Unknown('it is what is left of a vault');
  if (isA(value, 'request-part')) return readField(value.target, name, frame);
  if (!(value instanceof Vault)) return memberOf(value, name);
  const known = value.spoiled === undefined ? value.entries.get(name) : undefined;
  return known === undefined ? new Unknown(`\`${name}\` of a vault is not known`) : known;
}

function assignTo(target: Expression, value: Value, frame: Frame): void {
  if (target.kind === 'name') {
    if (value instanceof App) {
      if (value.name === '') value.name = target.name;
      value.variable ??= target.name;
    }
    frame.scope.assign(target.name, value);
    return;
  }
  if (target.kind !== 'index' && target.kind !== 'member') return;
  const object = evaluate(target.object, frame);
  if (object instanceof Response) {
    spoil(object, 'it is changed in place');
    return;
  }
  const certain = frame.session.conditional === 0 && frame.session.walk === 0;
  const key = target.kind === 'index' ? evaluate(target.index, frame) : target.name;
  if (isA(object, 'object') && typeof key === 'string') {
    object.holds.set(key, certain ? value : new Unknown('it is changed under a condition'));
    return;
  }
  if (certain && object instanceof Vault && (typeof key === 'string' || typeof key === 'number'))
    object.entries.set(key, value);
  else if (
    certain &&
    object instanceof List &&
    typeof key === 'number' &&
    key >= 0 &&
    key < object.items.length
  )
    object.items[key] = value;
  else spoil(object, 'it is changed under a condition');
}
