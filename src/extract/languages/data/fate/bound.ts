import type { Node } from '../../../syntax/node.js';
import { contains, named } from '../../../syntax/nodes.js';
import { functionAround, nameAt } from '../functions.js';
import { mayRunAtLoad } from '../loading.js';
import { between, NO_ROWS, partOf, partsOf } from '../parts.js';
import { isList, keyOf, memberAt, NAMES, usesOf } from '../uses.js';
import { inside, part, type Trail } from './trail.js';
import type { Walk } from './walk.js';

/** Nodes with several names in them. */
const PATTERNS = /pattern|multi|tuple|destruct/;

/** Patterns that give what they are held against a name, wherever they stand: `case List<string> found:`. */
const DECLARING = ['declaration_pattern', 'var_pattern', 'recursive_pattern'];

/** The statement that gives an expression names, perhaps one of a list of them. */
export function boundBy(
  walk: Walk,
  at: Node,
  around: Node,
): { readonly statement: Node; readonly names: readonly Node[]; readonly isOne: boolean } | undefined {
  const { bindings = NO_ROWS } = walk.values;
  for (const statement of [around, around.parent]) {
    const binding = statement && bindings[statement.type];
    if (!statement || !binding) continue;
    const place = partsOf(statement, binding.value).findIndex(each => each.id === at.id);
    const written = partsOf(statement, binding.name);
    // `val (a, b) = TABLE`
    const names =
      written.length > 0
        ? written
        : named(statement).filter(
            each => PATTERNS.test(each.type) && /\W/.test(each.text) && !contains(each, at),
          );
    const own = names[place];
    if (own) return { statement, names: [own], isOne: written.length > 0 };
    const isValue = statement.id === around.id && contains(partOf(statement, binding.value) ?? at, at);
    if (place >= 0 || isValue)
      return { statement, names, isOne: written.length > 0 && (written.length === 1 || place >= 0) };
  }
  return undefined;
}

/** Names in patterns get a value, or parts of it: `case TABLE in [first, *]`, `TABLE => { key: }`. */
export function matched(walk: Walk, value: Node, around: Node, trail: Trail): void {
  const scope = functionAround(value) ?? value.tree.rootNode;
  const holders = [around, ...named(around), ...named(around).flatMap(each => named(each))];
  const patterns = [
    ...holders.map(holder => holder.childForFieldName('pattern')),
    ...around.descendantsOfType(DECLARING),
  ];
  for (const pattern of patterns)
    for (const word of pattern?.text.match(NAMES) ?? [])
      for (const use of usesOf(word, value, scope)) {
        walk.from(use, trail);
        walk.from(use, part(trail));
      }
}

/** A part that is given another value; or a value for a name or a part of something else. */
export function assigned(
  walk: Walk,
  at: Node,
  around: Node,
  trail: Trail,
): readonly [Node, Trail] | false | undefined {
  const targets = walk.values.changes?.targets;
  const statement = targets?.[around.type] !== undefined ? around : around.parent;
  const row = statement ? targets?.[statement.type] : undefined;
  if (!statement || row === undefined) return undefined;
  // What operators do is said of them.
  if (walk.values.operators?.[statement.type]) return undefined;
  const all = partsOf(statement, typeof row === 'string' ? row : row.target);
  const target = all.find(
    each => each.id === at.id || (isList(each) && named(each).some(({ id }) => id === at.id)),
  );
  if (target) {
    // A name that is given another value is bound anew, and changes nothing.
    const isName = /^[\p{L}_@$][\p{L}\p{Nd}_]*$/u.test(at.text) && at.namedChildCount <= 1;
    const own = typeof row === 'string' ? undefined : partOf(statement, row.value);
    // `name += [1]` adds to what it is bound to, in some languages.
    if (isName && own && walk.values.changes?.operators?.includes(between(target, own, statement)))
      walk.changes(statement, trail, true);
    if (trail.owned && !isName)
      walk.report('changed', statement, { ...trail, level: trail.level - 1 }, false);
    return false;
  }
  if (typeof row === 'string' || walk.values.bindings?.[statement.type]) return undefined;
  const value = partOf(statement, row.value);
  const name = all[0];
  if (!value || !name || value.id !== at.id) return undefined;
  bind(walk, name, trail, at, true);
  return [statement, trail];
}

/** A name, or a part of something, that has the value from here on. */
export function bind(walk: Walk, name: Node, trail: Trail, at: Node, isWhole: boolean): void {
  const { indexes = NO_ROWS, members = NO_ROWS, calls = NO_ROWS } = walk.values;
  const own = isWhole ? trail : part(trail);
  const index = indexes[name.type];
  const member = members[name.type];
  const call = calls[name.type];
  const whose = index?.object ?? member?.object ?? call?.object;
  const object = whose === undefined ? undefined : partOf(name, whose);
  if (object) {
    const key = partOf(name, index?.index ?? member?.name ?? call?.callee ?? '-');
    holder(walk, object, key && keyOf(key, !index), own, at);
    return;
  }
  const fn = scopeOf(name);
  const isShared = /^\W|^\p{Lu}/u.test(name.text) || !fn || isField(name, fn);
  const scope = isShared ? name.tree.rootNode : fn;
  // Several names on the left take a part each, or one of several values.
  const isOne = /^[@$]*[\p{L}_][\p{L}\p{Nd}_]*[?!]?$/u.test(name.text);
  const words = isOne ? [name.text] : (name.text.match(/[@$]*[\p{L}_][\p{L}\p{Nd}_]*/gu) ?? []);
  const isOneOf = isList(at) && hasSeveral(at);
  const given = isOne || !isWhole || isOneOf ? own : part(trail);
  // `a, (b, c) = 1, [TABLE, 2]`
  const isNested = /[([].*[)\]]/s.test(name.text) && given.level < 0;
  for (const word of words)
    for (const use of usesOf(word, at, scope)) {
      if (runsLater(use, at)) continue;
      walk.from(use, given);
      if (isNested) walk.from(use, part(given));
    }
}

/** Whether a list has several items, found without listing all: it is asked for each of them. */
function hasSeveral(list: Node): boolean {
  let count = 0;
  for (let i = 0; count < 2 && i < list.namedChildCount; i += 1)
    if (!list.namedChild(i)?.type.endsWith('comment')) count += 1;
  return count > 1;
}

/** The function that a name is bound in: of its own name, the one around it. */
function scopeOf(name: Node): Node | undefined {
  const fn = functionAround(name);
  return fn && nameAt(fn)?.offset === name.startIndex ? functionAround(fn) : fn;
}

/** Whether a name that a function assigns without declaring it is a field of the type around it: `T(List<int> t) { all = t; }`. */
function isField(name: Node, fn: Node): boolean {
  const declared = new RegExp(
    String.raw`(?:\b(?:var|val|let|late)|[\p{L}\d_>\]?])\s+${name.text}\s*[;=:{,)]`,
    'u',
  );
  if (!/^\w+$/.test(name.text) || declared.test(fn.text)) return false;
  let type = fn.parent;
  while (type && !/^(?:class|struct|record|object|enum)_(?:declaration|definition)$/.test(type.type))
    type = type.parent;
  return type !== null && declared.test(type.text);
}

/** What holds the table from here on, under a key. */
export function holder(walk: Walk, object: Node, key: string | undefined, trail: Trail, at: Node): void {
  const [word] = /[@$]*[\p{L}_][\p{L}\p{Nd}_]*/u.exec(object.text) ?? [];
  if (!word || /^(?:self|this)$/.test(word)) {
    if (key !== undefined)
      for (const use of usesOf(key, at, at.tree.rootNode)) walk.from(memberAt(use, walk.values), trail);
    return;
  }
  for (const use of usesOf(word, at, at.tree.rootNode))
    if (!runsLater(use, at)) walk.from(use, inside(trail, key));
}

/** Whether a use is in a function that nothing calls while the file is loaded. */
export function runsLater(use: Node, at: Node): boolean {
  const fn = functionAround(use);
  return fn !== undefined && !contains(fn, at) && !mayRunAtLoad(fn);
}
