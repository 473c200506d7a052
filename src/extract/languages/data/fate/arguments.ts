import type { Node } from '../../../syntax/node.js';
import { named } from '../../../syntax/nodes.js';
import { functionsNamed, parametersOf } from '../functions.js';
import type { Values } from '../language-data.js';
import { lastWord } from '../names.js';
import { NO_ROWS, partOf } from '../parts.js';
import { qualified } from '../qualified.js';
import { blocksOf, givesOn, isBlock, keyOf } from '../uses.js';
import { holder } from './bound.js';
import { blocks, gathered, isRead, received } from './methods.js';
import { parameter } from './parameters.js';
import { handedItself, isHandedItself } from './references.js';
import { inside, part, type Trail } from './trail.js';
import type { Next, Walk } from './walk.js';

/** Methods by which what is a function is called. */
const CALLING = /^(?:call|yield|apply|invoke|Invoke|DynamicInvoke)$/;

/** Characters in front of a list of arguments that are looked at. */
const MAX_NAME = 80;

/** What becomes of an argument: what its function changes, keeps or gives back. */
export function handedOn(
  walk: Walk,
  call: Node,
  row: NonNullable<Values['calls']>[string],
  place: number,
  given: readonly Node[],
  at: Node,
  trail: Trail,
): Next {
  const { changes = {}, functions = {}, reads, members = NO_ROWS } = walk.values;
  const callee = partOf(call, row.callee);
  const name = callee ? qualified(callee, knownFunctions(walk.values), walk.values) : '';
  const last = /[\p{L}\p{Nd}_?!]+$/u.exec(withoutTypes(name))?.[0] ?? name;
  const known = (list: readonly string[] | undefined) => list?.includes(name) || list?.includes(last);
  const isCallee = given[0] !== undefined && given[0].id === callee?.id;
  const position = isCallee ? place - 1 : place;
  if (changes.anywhere?.includes(name)) {
    walk.changes(call, trail, false);
    return undefined;
  }
  // `Array.iter (fun part -> …) TABLE`, `List.iter f [TABLE]`
  if ((!reads || reads.partly) && !trail.fresh) {
    if (trail.level >= 0 || reads?.holders) blocks(walk, call, name, part(trail));
    for (const other of reads?.holders ? given : [])
      if (other.id !== at.id && other.id !== callee?.id)
        for (const fn of functionsNamed(other, lastWord(other)))
          parameter(walk, fn, 0, undefined, part(trail));
  }
  if (known(reads?.holders)) return [call, inside(trail, undefined)];
  if (changes.functions?.includes(name)) {
    if (position === 0) {
      walk.changes(call, trail, false);
      // `setmetatable(t, m)` gives `t`.
      return [call, trail];
    }
    const [list] = isCallee ? given.slice(1) : given;
    if (list) holder(walk, list, undefined, trail, at);
    return undefined;
  }
  // `f(ref TABLE)`
  if ([at, at.parent].some(each => each && isHandedItself(walk.values, each)))
    return handedItself(walk, call, trail);
  const member = callee ? members[callee.type] : undefined;
  const object =
    member && callee
      ? partOf(callee, member.object)
      : row.object === undefined
        ? undefined
        : partOf(call, row.object);
  const method = member && callee ? partOf(callee, member.name)?.text : object ? name : undefined;
  if (functions.list?.includes(name) || functions.set?.includes(name) || functions.map?.includes(name))
    return [call, inside(trail, undefined)];
  if (!object && reads?.receivers?.includes(name)) {
    // Some grammars count the block to a call around this one.
    for (const each of [call, call.parent])
      if (each) for (const block of blocksOf(each)) received(walk, block, trail);
    return undefined;
  }
  if (known(reads?.lookers)) return undefined;
  if (!object && known(reads?.same)) return [call, trail];
  if (known(reads?.unpackers)) return [call, part(trail)];
  if (known(reads?.givers)) return [call, { ...trail, fresh: trail.level >= 0 }];
  if (object && method && (changes.adds?.item?.includes(method) || changes.adds?.entry?.includes(method))) {
    holder(walk, object, given.length > 1 && given[0] ? keyOf(given[0]) : undefined, trail, at);
    // Most of them give what they have added it to.
    return [call, inside(trail, undefined)];
  }
  // `f.call(TABLE)`: of whatever `f` is.
  if (object && method && CALLING.test(method)) {
    const functions = functionsIn(object);
    for (const fn of functions) parameter(walk, fn, position, undefined, trail);
    if (functions.length === 0) walk.escapes(call, trail);
    return [call, trail];
  }
  // `list.each_with_object(TABLE) { |part, table| … }`
  const hasOwn = method !== undefined && (reads?.gathers?.includes(method) || reads?.folds?.includes(method));
  if (object && method && hasOwn) {
    gathered(walk, call, method, trail);
    return [call, trail];
  }
  if (object && method && (changes.adds?.all?.includes(method) || isRead(walk, method))) return undefined;
  // `(fun t -> …) TABLE`
  const written = callee && reads?.pipes && isBlock(callee) ? functionsIn(callee) : functionsNamed(at, last);
  // `buildList { addAll(TABLE) }`
  if (!object && written.length === 0 && changes.adds?.all?.includes(name)) return undefined;
  if (written.length > 0) {
    const label = at.type === 'pair' || /argument/.test(at.type) ? at : undefined;
    // What is spread may be any of the arguments from there on.
    const isSpread = walk.values.spreads?.includes(at.type) === true;
    for (const fn of written)
      for (const own of isSpread ? placesFrom(position, fn.parameters) : [position])
        parameter(walk, fn, own, label, trail);
    const gives = isSpread || written.some(({ node }) => givesOn(node, position));
    return gives ? [call, trail] : undefined;
  }
  if (trail.level <= 0 && !trail.fresh) walk.escapes(call, trail);
  else walk.escapes(call, part(trail));
  return undefined;
}

/** What stands on the side of an operator from which a function gets it, behind those that it has: `TABLE |> Array.iter f`. */
export function piped(walk: Walk, at: Node, fn: Node, around: Node, trail: Trail): Next {
  const row = walk.values.calls?.[fn.type];
  const given = [...(row ? named(fn) : [fn]), at];
  const next = handedOn(walk, fn, row ?? { callee: '' }, given.length - 1, given, at, trail);
  return next && [around, next[1]];
}

function knownFunctions({ changes, reads }: Values): readonly string[] {
  return [changes?.functions, changes?.anywhere, reads?.unpackers, reads?.holders].flatMap(
    each => each ?? [],
  );
}

/** An argument in front of whose list the name of a function stands, in grammars without a node for calls. */
export function givenBehind(walk: Walk, at: Node, list: Node, trail: Trail): void {
  const { text, startIndex } = list.tree.rootNode;
  const front = text.slice(
    Math.max(0, list.startIndex - startIndex - MAX_NAME),
    list.startIndex - startIndex,
  );
  const name = /([\p{L}_][\p{L}\p{Nd}_]*)\s*(?:<[^<>()]*>)?\s*$/u.exec(front)?.[1];
  const place = named(list).findIndex(each => each.id === at.id);
  if (name !== undefined && place >= 0)
    for (const fn of functionsNamed(at, name)) parameter(walk, fn, place, at, trail);
}

/** What an expression is as a function: one that is written there, or those of its name. */
function functionsIn(at: Node): readonly { node: Node; parameters: Node }[] {
  const block = isBlock(at) ? [at, ...named(at)].find(each => parametersOf(each)) : undefined;
  const parameters = block && parametersOf(block);
  return block && parameters ? [{ node: block, parameters }] : functionsNamed(at, lastWord(at));
}

/** `List` of `List<string>`. */
function withoutTypes(name: string): string {
  return name.endsWith('>') && name.includes('<') ? name.slice(0, name.indexOf('<')) : name;
}

/** Places of the parameters from one on. */
function placesFrom(first: number, parameters: Node): readonly number[] {
  const count = Math.max(first + 1, named(parameters).length);
  return Array.from({ length: count - first }, (_, i) => first + i);
}
