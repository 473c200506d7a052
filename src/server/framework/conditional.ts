import type { Node } from '../../extract/index.js';
import { around } from './calls.js';

/** Around what runs only sometimes, or several times, whatever the language. */
const CONDITION =
  /^(if|unless|elif|else|for|while|until|do(?!_block)|(expression_|type_)?(switch|case|when)|match|try|except|catch|rescue|select)(_|$)|^(conditional|ternary)/;
/** Operators that look at what stands behind them only sometimes. */
const LAZY = new Set(['&&', '||', '??', 'and', 'or']);
/** What a condition looks at always. */
const LOOKED_AT = ['condition', 'initializer', 'value', 'right'];

/** Whether something runs only sometimes; what stands in loops that are carried out round by round, does in each. */
export function isConditional(node: Node, rounds: ReadonlySet<number> = new Set()): boolean {
  let inner = node;
  for (const each of around(node)) {
    const isRound = rounds.has(each.id);
    if (!isRound && (CONDITION.test(each.type) || isSecondOf(inner, each))) return true;
    inner = each;
  }
  return false;
}

/** The same of a call of a function of the program: what a condition looks at runs, and so does what may fail. */
export function isCalledSometimes(
  call: Node,
  rounds: ReadonlySet<number>,
  isEntry: (node: Node) => boolean,
  isFunction: (node: Node) => boolean,
): boolean {
  let inner = call;
  for (const each of around(call)) {
    if (isFunction(each)) return false;
    const { id } = inner;
    const isLookedAt = LOOKED_AT.some(name => each.childForFieldName(name)?.id === id);
    const isTried = /^try/.test(each.type) && !/^(except|catch)/.test(inner.type);
    const isPlain = isLookedAt || isTried || isEntry(each) || rounds.has(each.id);
    if (!isPlain && (CONDITION.test(each.type) || isSecondOf(inner, each))) return true;
    inner = each;
  }
  return false;
}

/** Whether something runs only where what stands before it is true, or is not: `DEBUG && app.get(…)`. */
function isSecondOf(node: Node, whole: Node): boolean {
  const sign = whole.childForFieldName('operator')?.text ?? '';
  return LAZY.has(sign) && whole.childForFieldName('right')?.id === node.id;
}
