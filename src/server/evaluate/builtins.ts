import { numberOf } from '../../values/numbers.js';
import { integerOf } from '../../values/python/numbers.js';
import {
  extreme,
  filtered,
  inOrder,
  isWhole,
  iterated,
  keys,
  mapped,
  OF_LISTS,
  OF_TEXTS,
  OF_VAULTS,
  type PureFunction,
  pairs,
  reversed,
  slice,
  sum,
  taking,
  values,
  zipped,
} from './methods.js';
import { contains, textOf } from './operators.js';
import { ofEnumeration } from './records.js';
import { Float, isA, List, MODEL, truth, Unknown, type Value, Vault } from './value.js';

const environment: PureFunction = taking(2, (_receiver, [, otherwise]) =>
  otherwise === undefined ? new Unknown('it is read from the environment of the program', true) : otherwise,
);

/** Built-in functions whose result is a constant when their arguments are. All others give something unknown. */
export const BUILTINS: ReadonlyMap<string, PureFunction> = new Map<string, PureFunction>([
  ['env_var', environment],
  ['env', environment],
  ['str', taking(1, (_receiver, [value]) => (value === undefined ? undefined : textOf(value)))],
  ['int', taking(1, (_receiver, [value]) => integerOf(value))],
  ['float', taking(1, (_receiver, [value]) => floatOf(value))],
  ['len', overItems(items => items.length)],
  ['range', taking(3, (_receiver, args) => range(args))],
  [
    'sorted',
    (_receiver, [items, ...args], _origin, named, invoke) =>
      inOrder(iterated(items), args, named, invoke, 'reverse'),
  ],
  ['reversed', overItems(reversed)],
  ['enumerate', overItems(items => new List(items.map((item, i) => new List([i, item], true))))],
  ['zip', (_receiver, args, _origin, named) => (named.size === 0 ? zipped(args.map(iterated)) : undefined)],
  [
    'map',
    (_receiver, [callee, items], _origin, named, invoke) =>
      named.size === 0 ? mapped(iterated(items), callee, invoke, false) : undefined,
  ],
  [
    'filter',
    (_receiver, [callee, items], _origin, named, invoke) =>
      named.size === 0 ? filtered(iterated(items), callee, invoke, false, truth) : undefined,
  ],
  ['sum', overItems(sum)],
  ['min', least(-1)],
  ['max', least(1)],
  ['abs', taking(1, (_receiver, [value]) => magnitude(value))],
  [
    'cluster',
    taking(1, (_receiver, [value]) =>
      typeof value === 'string' ? new List([value]) : copied(iterated(value)),
    ),
  ],
  [
    'contains',
    taking(2, (_receiver, [all, item]) =>
      all === undefined || item === undefined ? undefined : contains(all, item),
    ),
  ],
  [
    'slice',
    taking(4, (_receiver, [value, ...bounds]) => (value === undefined ? undefined : slice(value, ...bounds))),
  ],
  ['concat', (_receiver, args, ...context) => OF_TEXTS.concat?.('', args, ...context)],
  ['keys', keys],
  ['values', values],
  ['items', pairs],
  ...asFunctions(
    OF_TEXTS,
    'upper lower capitalize strip lstrip rstrip trim center ljust rjust zfill pad_start pad_end split join replace ' +
      'startswith endswith find rfind index_of last_index_of char_at substring includes repeat words lines ' +
      'splitlines partition removeprefix removesuffix',
  ),
  ...asFunctions(OF_LISTS, 'flatten first last take drop chunk index'),
]);

/** The method of a value by its name; undefined when it has none of this name that leaves it as it is. */
export function methodOf(receiver: Value, name: string): PureFunction | undefined {
  if (isA(receiver, 'enum')) return (_receiver, args) => ofEnumeration(receiver, name, args);
  const table =
    typeof receiver === 'string' || receiver instanceof Unknown
      ? OF_TEXTS
      : receiver instanceof Vault
        ? OF_VAULTS
        : receiver instanceof List && !receiver.fixed
          ? OF_LISTS
          : {};
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Functions that are methods of their first argument. */
function asFunctions(
  methods: Readonly<Record<string, PureFunction>>,
  names: string,
): [string, PureFunction][] {
  return names.split(' ').map(name => {
    const method = methods[name] as PureFunction;
    return [
      name,
      (_receiver, [first, ...args], ...context) =>
        first === undefined ? undefined : method(first, args, ...context),
    ];
  });
}

function overItems(apply: (items: readonly Value[]) => Value | undefined): PureFunction {
  return taking(1, (_receiver, [value]) => {
    const items = iterated(value);
    return items && apply(items);
  });
}

function least(wanted: 1 | -1): PureFunction {
  return (_receiver, args, _origin, named) => {
    const items = args.length === 1 ? iterated(args[0]) : args;
    return items && named.size === 0 ? extreme(items, wanted) : undefined;
  };
}

function copied(items: readonly Value[] | undefined): List | undefined {
  return items && new List([...items]);
}

function range(args: readonly Value[]): Value | undefined {
  if (args.length === 0 || !args.every(isWhole)) return undefined;
  const [start, stop, step = 1] = args.length === 1 ? [0, args[0] as number] : (args as number[]);
  if (start === undefined || stop === undefined || step === 0) return undefined;
  const length = Math.max(0, Math.ceil((stop - start) / step));
  return length > MODEL.maxSize ? undefined : new List(Array.from({ length }, (_, i) => start + i * step));
}

function magnitude(value: Value | undefined): Value | undefined {
  const number = numberOf(value);
  if (number === undefined) return undefined;
  return value instanceof Float ? new Float(Math.abs(number)) : Math.abs(number);
}

function floatOf(value: Value | undefined): Value | undefined {
  if (typeof value === 'string')
    return /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value) ? new Float(Number(value)) : undefined;
  const number = numberOf(value);
  return number === undefined ? undefined : new Float(number);
}
