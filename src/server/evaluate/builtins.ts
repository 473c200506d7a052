import type { Frame } from './frame.js';
import { spoil, textOf } from './operators.js';
import { Float, List, Unknown, type Value, Vault } from './value.js';

type Builtin = (args: readonly Value[], frame: Frame) => Value;

const notWorkedOut = (name: string) => new Unknown(`\`${name}\` is not worked out for this value`);

const environment: Builtin = args =>
  args.length > 1 && args[1] !== undefined
    ? args[1]
    : new Unknown('it is read from the environment of the program', true);

/** Built-in functions whose result is a constant when their arguments are. All others give something unknown. */
export const BUILTINS: ReadonlyMap<string, Builtin> = new Map<string, Builtin>([
  ['env_var', environment],
  ['env', environment],
  ['str', ([value = null]) => (value instanceof Unknown ? value : (textOf(value) ?? notWorkedOut('str')))],
  ['int', ([value = null]) => whole(value)],
  [
    'float',
    ([value = null]) => {
      if (value instanceof Unknown || value instanceof Float) return value;
      if (typeof value === 'number') return new Float(value);
      if (typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value))
        return new Float(Number(value));
      return notWorkedOut('float');
    },
  ],
  [
    'len',
    ([value = null]) => {
      if (value instanceof Unknown) return value;
      if (typeof value === 'string') return Array.from(value).length;
      if (value instanceof List && value.spoiled === undefined) return value.items.length;
      if (value instanceof Vault && value.spoiled === undefined) return value.entries.size;
      return notWorkedOut('len');
    },
  ],
  [
    'append',
    ([list = null, item = null], { session }) => {
      if (!(list instanceof List)) return notWorkedOut('append');
      if (session.conditional > 0 || session.walk > 0) spoil(list, 'the list is changed under a condition');
      else list.items.push(item);
      return list;
    },
  ],
]);

function whole(value: Value): Value {
  if (value instanceof Unknown || typeof value === 'number') return value;
  if (value instanceof Float) return Math.trunc(value.value);
  if (typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) && Number.isSafeInteger(Number(value)))
    return Number(value);
  return notWorkedOut('int');
}
