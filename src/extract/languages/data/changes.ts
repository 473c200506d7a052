import type { Node } from '../../syntax/node.js';
import { contains, named } from '../../syntax/nodes.js';
import type { Change } from '../language/binding.js';
import { saysShared } from './bound-above.js';
import { changedBehind, ownerInFront } from './chains.js';
import { fateOf } from './fate/fate.js';
import { functionAround, functionsNamed } from './functions.js';
import type { Values } from './language-data.js';
import { mayRunAtLoad } from './loading.js';
import { around, bindingOf, COMPOUND, isBare, isText } from './names.js';
import { between, NO_ROWS, partOf, partsOf } from './parts.js';
import { reflected } from './reflection.js';
import { STATEMENTS } from './statements.js';
import { wholeName } from './whole-name.js';

/** What the statement around a use of a name does to what it is bound to: adds to it, or nobody knows what. */
export function changeBy(word: Node, values: Values): Change | null {
  if (isText(word)) return null;
  const { members = NO_ROWS } = values;
  // Of `Type.NAME` the whole is what is changed.
  const whole = [word.parent, word.parent?.parent].find(node => {
    const row = node && members[node.type];
    const name = row && partOf(node, row.name);
    // `$NAME` of PHP has a word inside.
    return name && (name.id === word.id || (isBare(name, word) && contains(name, word)));
  });
  const fn = functionAround(word);
  if (fn && !whole && isLocal(word, fn, values)) return null;
  const object = whole ? partOf(whole, (members[whole.type] as { object: string }).object) : undefined;
  const used = (object && whole) || word;
  const change =
    (whole && replacement(whole, values)) ??
    changeOf(used, values) ??
    changeByReference(used, values) ??
    changeElsewhere(used, values);
  const owner =
    values.members === undefined && values.changes?.chains
      ? ownerInFront(word)
      : object && /[\p{L}\p{Nd}_]+$/u.exec(object.text)?.[0];
  const isOwn = owner === undefined || /^(self|this|static|_G|_ENV|Object)$/i.test(owner);
  if (!change) return null;
  return whetherCalled({ ...change, ...(!isOwn && { owner }) }, fn);
}

/** Whether a name in a function is that function's own: a parameter, or a variable of which it does not say that it is the file's. */
function isLocal(word: Node, fn: Node, { sharedBy }: Values): boolean {
  const name = wholeName(word.text);
  const parameters = fn.childForFieldName('parameters');
  // Not what one is when it is not given, nor its type.
  if (parameters && contains(parameters, word)) return word.parent?.id === parameters.id;
  if (new RegExp(String.raw`(?<![=:]\s*)${name}`, 'u').test(parameters?.text ?? '')) return true;
  if (sharedBy === undefined || !word.parent?.text.startsWith('$')) return false;
  return !saysShared(fn, word.text, sharedBy);
}

/**
 * What is done to what a name is bound to where the name is not said as one: by `_G["NAME"].x = 1`, or by who gets the same
 * object where it is bound, `OTHER = NAME = […]`.
 * @param other another file that does it.
 */
export function changesUnnamed(name: Node, values: Values, other?: Node): readonly Change[] {
  const statement = other ? undefined : bindingOf(name, values)?.node;
  const shared = statement && isTakenOver(statement, values) ? changeElsewhere(statement, values) : null;
  const byReflection = reflected(
    name,
    other ?? name.tree.rootNode,
    values,
    reached =>
      replacement(reached, values) ??
      changeOf(reached, values) ??
      changeByReference(reached, values) ??
      changeElsewhere(reached, values),
  );
  return [...(shared ? [shared] : []), ...byReflection].map(change =>
    whetherCalled(change, functionAround(change.node)),
  );
}

/** A change, with whether it may happen while its file is loaded: it does in no function, or in one that is called then. */
function whetherCalled(change: Change, fn: Node | undefined): Change {
  return !fn || mayRunAtLoad(fn) ? { ...change, isCalled: true } : change;
}

/** Whether what binds a name is a value itself, that something else gets: another name, or who is called with it. */
function isTakenOver(
  { parent }: Node,
  { bindings = NO_ROWS, calls = NO_ROWS, changes = {} }: Values,
): boolean {
  const rows = { ...changes.targets, ...bindings, ...calls };
  return [parent, parent?.parent].some(around => around != null && rows[around.type] !== undefined);
}

/** A statement that gives the whole of `_G.NAME` another value, which binds no name that is looked for. */
function replacement(whole: Node, { changes = {} }: Values): Change | null {
  for (const statement of [whole.parent, whole.parent?.parent]) {
    const row = statement && changes.targets?.[statement.type];
    if (!statement || row === undefined || row === null) continue;
    const targets = partsOf(statement, typeof row === 'string' ? row : row.target);
    if (targets.some(({ id }) => id === whole.id)) return unknown(statement);
  }
  return null;
}

/** What stands in front of the parameters of the function around a node. */
function headOf(node: Node): string {
  return /^[^(]*\(/.exec(functionAround(node)?.text ?? '')?.[0] ?? '';
}

/** In languages in which a list is copied unless a mark says that it is not: who gets it with that mark may change it. */
function changeByReference(name: Node, values: Values): Change | null {
  const { calls = NO_ROWS, changes: { references, anywhere = [], functions = [], chains } = {} } = values;
  if (chains && !values.shared && changedBehind(name, values) !== undefined)
    return unknown(statementOf(name, values));
  if (references === undefined) return null;
  const told = () => unknown(statementOf(name, values));
  const { text, startIndex } = name.tree.rootNode;
  // `&$K`, but not `$x & $K`.
  if (
    /(?:^|[=(,[>])\s*&\s*\$?$/.test(
      text.slice(Math.max(0, name.startIndex - startIndex - 12), name.startIndex - startIndex),
    )
  )
    return told();
  for (let at = name; at.parent; at = at.parent) {
    const { parent } = at;
    const target = targetOf(parent, values);
    // `function &get() { return $K; }`
    if (parent.type === 'return_statement')
      return /\bf(?:unctio)?n\s{0,9}&\s{0,9}\w{0,200}\s{0,9}\($/.test(headOf(parent)) ? told() : null;
    // `[&$p] = $K`
    if (target && !contains(target, at)) return target.text.includes(references) ? told() : null;
    if (/foreach/.test(parent.type)) {
      const front = parent.text.slice(0, name.startIndex - parent.startIndex);
      // `foreach ($x as $K["a"])`
      if (/\bas\b[^)]*$/.test(front)) return told();
      const [, behind = ''] =
        /^\s*as\b([^)]*)/.exec(parent.text.slice(at.endIndex - parent.startIndex)) ?? [];
      return behind.includes(references) ? told() : null;
    }
    const row = calls[parent.type] ?? (parent.parent && calls[parent.parent.type]);
    if (row) {
      const call = calls[parent.type] ? parent : (parent.parent as Node);
      const callee = partOf(call, row.callee);
      if (!callee || contains(callee, name)) return null;
      const last = /\w+$/.exec(callee.text)?.[0] ?? '';
      // Whom `$f($K)` calls, only a run can tell.
      const isVariable = /^\W/.test(callee.text);
      // `(function (&$t) { … })($K)`
      const written = WRITTEN_CALLEE.exec(callee.text)?.[1];
      if (written !== undefined) return written.includes(references) ? told() : null;
      const asked = /creation/.test(call.type) ? '__construct' : isVariable ? undefined : last;
      const isMarked = functionsNamed(name, asked).some(({ parameters }) =>
        parameters.text.includes(references),
      );
      const isQuoted = new RegExp(`["'](?:${[...anywhere, ...functions].join('|')})["']`).test(text);
      return isMarked || (isVariable && isQuoted) || anywhere.includes(last) ? told() : null;
    }
    if (STATEMENTS.test(parent.type)) return null;
  }
  return null;
}

/** A function that is called where it is written, and its parameters. */
const WRITTEN_CALLEE = /^\(\s*(?:static\s+)?(?:function|fn)\s*\(([^)]*)\)/;

/** What a statement gives a value. */
function targetOf(statement: Node, { changes = {} }: Values): Node | undefined {
  const row = changes.targets?.[statement.type];
  return row == null ? undefined : partOf(statement, typeof row === 'string' ? row : row.target);
}

/** What others do to the same object, or to what is in it, which is told and not followed. */
function changeElsewhere(name: Node, values: Values): Change | null {
  if (!values.shared) return null;
  const fate = fateOf(name, values);
  if (!fate) return null;
  const { kind, level, text } = fate;
  return {
    kind: 'unknown',
    node: statementOf(name, values),
    level,
    ...(text && { ofText: true }),
    ...(kind === 'escapes' && { escapes: true }),
    ...(fate.isCalled && { isCalled: true }),
  };
}

function statementOf(name: Node, { scopes = [] }: Values): Node {
  let at = name;
  while (at.parent?.parent && !scopes.includes(at.parent.type) && !STATEMENTS.test(at.parent.type))
    at = at.parent;
  return at;
}

function changeOf(name: Node, values: Values): Change | null {
  const { changes = {}, operators = NO_ROWS } = values;
  for (const node of around(name, NODES_AROUND_A_PART)) {
    const row = operators[node.type];
    const [left, right] = row ? [partOf(node, row.left), partOf(node, row.right)] : [];
    if (left && right && isWithin(left, name, values)) {
      const operator = between(left, right, node);
      if (!changes.operators?.includes(operator)) return null;
      return left.id === name.id ? addition(operator, node, [right], values) : unknown(node);
    }
    const assigned = assignmentTo(name, node, values);
    if (assigned) return assigned;
    if (values.calls?.[node.type]) return changeByCall(name, node, values);
  }
  return null;
}

/** `NAME[0]["list"].part` has a node for each part, and some grammars two. */
const NODES_AROUND_A_PART = 8;

/** A statement that gives what a name is bound to, or a part of it, another value. */
function assignmentTo(name: Node, node: Node, values: Values): Change | null {
  const row = values.changes?.targets?.[node.type];
  if (row === undefined) return null;
  const target = partOf(node, typeof row === 'string' ? row : row.target);
  const value = typeof row === 'string' ? undefined : partOf(node, row.value);
  if (!target || !contains(target, name)) return null;
  // Several at once: `[NAME[0], x] = …`.
  if (
    /list|array_creation|tuple|pattern|destruct/.test(target.type) &&
    (isPartOfTarget(name, target, values) || !bindingOf(name, values))
  )
    return unknown(node);
  // It is what the statement changes, and not a word within that: `$` of PHP is no part of a name.
  if (!/^\W?$/.test(node.text.slice(target.startIndex - node.startIndex, name.startIndex - node.startIndex)))
    return null;
  const defines = typeof row !== 'string' && row.defines;
  const operator = defines ? '=' : value ? between(target, value, node) : '';
  const isWhole = isBare(target, name);
  if (value && isWhole && COMPOUND.test(operator)) return addition(operator, node, [value], values);
  // `NAME = …` binds it, or gives what is bound elsewhere another value.
  if (target.id === name.id && bindingOf(name, values)) return null;
  return (
    (value && operator === '=' && !isWhole && entryOrItem(name, node, target, value, values)) || unknown(node)
  );
}

/** Whether a part of what a name is bound to stands in a list of targets. */
function isPartOfTarget(name: Node, target: Node, { indexes = NO_ROWS, members = NO_ROWS }: Values): boolean {
  for (let at = name; at.parent && at.id !== target.id; at = at.parent) {
    const row = indexes[at.parent.type] ?? members[at.parent.type];
    if (row) return partOf(at.parent, row.object)?.id === at.id;
  }
  return false;
}

/** `NAME[key] = value`, `NAME.key = value`, and `NAME[] = value`. */
function entryOrItem(name: Node, node: Node, target: Node, value: Node, values: Values): Change | undefined {
  const { indexes = NO_ROWS, members = NO_ROWS, changes = {} } = values;
  // Who writes lists and maps alike has one word for both where they are empty.
  const onEmpty = values.collections !== undefined;
  if (changes.removedBy === value.text) return undefined;
  const index = indexes[target.type];
  const object = index && partOf(target, index.object);
  if (index && object && isBare(object, name)) {
    const key = partOf(target, index.index);
    // `K[0, 2] = […]` puts several in the place of several.
    if (named(target).length > 2) return undefined;
    const written = (key?.text ?? '').replace(/\s+/g, '');
    if (
      changes.nextIndex !== undefined &&
      written === changes.nextIndex.replace(/\s+/g, '').replace('$', name.text)
    )
      return { kind: 'append', node, items: [{ node: value, spread: false }] };
    return key && { kind: 'set', node, key, value, onEmpty };
  }
  const member = values.memberEntries ? members[target.type] : undefined;
  const owner = member && partOf(target, member.object);
  const key = member && partOf(target, member.name);
  return owner && key && isBare(owner, name)
    ? { kind: 'set', node, key: key.text, value, onEmpty }
    : undefined;
}

/** A method of what a name is bound to, or a function that is given it first. */
function changeByCall(name: Node, node: Node, values: Values): Change | null {
  const { changes = {}, calls = NO_ROWS, members = NO_ROWS, arguments: rows = NO_ROWS } = values;
  const call = calls[node.type];
  const callee = call && partOf(node, call.callee);
  if (!callee) return null;
  const isMember = Object.hasOwn(members, callee.type);
  const list = call.arguments === undefined ? node : partOf(node, call.arguments);
  const given = list
    ? named(list)
        .filter(each => each.id !== callee.id)
        .map(each => partOf(each, rows[each.type]?.value ?? '-') ?? each)
    : [];
  const [first, ...rest] = given;
  if (first && isWithin(first, name, values)) {
    if (!changes.functions?.includes(callee.text)) return null;
    return isBare(first, name) ? addition(callee.text, node, rest, values) : unknown(node);
  }
  const object = isMember
    ? partOf(callee, (members[callee.type] as { object: string }).object)
    : partOf(node, call.object ?? '-');
  const method = isMember ? partOf(callee, (members[callee.type] as { name: string }).name) : callee;
  if (!object || !method || !isWithin(object, name, values) || !changes.methods?.includes(method.text))
    return null;
  return object.id === name.id ? addition(method.text, node, given, values) : unknown(node);
}

/** Whether a node is what a name is bound to, or something in that: `NAME`, `NAME[0].list`. */
function isWithin(node: Node, name: Node, { indexes = NO_ROWS, members = NO_ROWS }: Values): boolean {
  let at: Node | undefined = node;
  while (at && !isBare(at, name)) {
    const object: string | undefined = (indexes[at.type] ?? members[at.type])?.object;
    at = object === undefined ? undefined : partOf(at, object);
  }
  return at !== undefined && contains(at, name);
}

/** What a method, operator or function adds; nobody knows what others do, or these with other arguments. */
function addition(how: string, node: Node, given: readonly Node[], { changes = {} }: Values): Change {
  const { adds = {} } = changes;
  const [first, second] = given;
  if (given.length === 2 && first && second && adds.entry?.includes(how))
    return { kind: 'set', node, key: first, value: second };
  // Who gets a block asks it what to keep.
  if (given.length !== 1 || !first || node.childForFieldName('block')) return unknown(node);
  if (adds.item?.includes(how)) return { kind: 'append', node, items: [{ node: first, spread: false }] };
  if (adds.all?.includes(how)) return { kind: 'extend', node, values: [first] };
  return unknown(node);
}

function unknown(node: Node): Change {
  return { kind: 'unknown', node };
}
