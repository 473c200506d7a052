import type { Node } from '../../../syntax/node.js';
import { contains, named } from '../../../syntax/nodes.js';
import { functionAround } from '../functions.js';
import { lastWord } from '../names.js';
import { NO_ROWS, partOf } from '../parts.js';
import { STATEMENTS } from '../statements.js';
import { isBlock, isInBlock, usesOf } from '../uses.js';
import { matched } from './bound.js';
import { handedItself, isHandedItself } from './references.js';
import { result } from './results.js';
import { inside, part, type Trail } from './trail.js';
import type { Next, Walk } from './walk.js';

const PASSED_ON =
  /(?:^|_)(?:list|arguments?|argument_list|parenthesized\w*|statements?|then|else|elsif|begin|ensure|rescue|clause|suffix|case_body|when_entry|entry|body|block)$/;
const CHOICES = /(?:^|_)(?:if|unless|conditional|ternary|elvis|coalescing|case|when|match|switch)(?:_|$)/;
const LOOPS = /(?:^|_)(?:for|foreach|for_generic_clause|enumerators?)(?:_|$)/;
const READS =
  /(?:interpolation|string|template|check|assert|while|until|not|defined|throw|raise|range|type|pattern|await)/;
/** Statements that are what is around them gives, where its last is. */
const BRANCHES = /(?:^|_)(?:then|else|elsif|begin|parenthesized_statements|when|in_clause)$/;

/** What is said of nodes by their types alone, on which grammars agree. */
export function byType(walk: Walk, at: Node, around: Node, trail: Trail): Next {
  const { type } = around;
  if (LOOPS.test(type) || LOOPS.test(around.parent?.type ?? '')) {
    let loop = around;
    while (loop.parent && LOOPS.test(loop.parent.type)) loop = loop.parent;
    const body = loop.childForFieldName('body') ?? named(loop).at(-1);
    if (!body || contains(body, at)) return undefined;
    const front = loop.text.slice(0, at.startIndex - loop.startIndex);
    for (const [word] of front.matchAll(/[\p{L}_$][\p{L}\p{Nd}_]*/gu))
      for (const use of usesOf(word, at, loop)) walk.from(use, part(trail));
    return undefined;
  }
  if (/^return|^jump_expression$|^yield/.test(type)) return result(walk, at, around, trail);
  const isMatched = ['value', 'expression'].some(name => around.childForFieldName(name)?.id === at.id);
  if (/match/.test(type) && isMatched) {
    matched(walk, at, around, trail);
    return undefined;
  }
  // `TABLE is List<string> found`
  if (type === 'is_pattern_expression') matched(walk, at, around, trail);
  if (READS.test(type)) return undefined;
  if (CHOICES.test(type)) {
    const isCondition = ['condition', 'value', 'subject', 'test'].some(
      name => around.childForFieldName(name)?.id === at.id,
    );
    if (isCondition && /switch/.test(type)) matched(walk, at, around, trail);
    return isCondition ? undefined : [around, trail];
  }
  if (STATEMENTS.test(type)) {
    const isLast = named(around).at(-1)?.id === at.id;
    // `x = if y then TABLE else {} end`
    if (isLast && walk.values.reads?.lastIsResult && BRANCHES.test(type)) return [around, trail];
    // `fun f() = TABLE`
    if (isLast && /body$/.test(type) && /^=(?!=)/.test(around.text)) {
      if (functionAround(at)) return result(walk, at, around, trail);
      walk.escapes(around, trail);
      return undefined;
    }
    const fn = functionAround(at);
    const block = isInBlock(at) ? blockAround(at, fn) : undefined;
    if (block) return isLast ? givenByBlock(walk, block, trail) : undefined;
    if (isLast && fn && walk.values.reads?.lastIsResult && !/^expression_statement$/.test(type))
      return result(walk, at, around, trail);
    return undefined;
  }
  if (/unary|prefix|reference|pointer|inout/.test(type)) {
    // `!r`
    if (walk.values.reads?.holders && /^!/.test(around.text)) return [around, part(trail)];
    if (/^&/.test(around.text)) walk.escapes(around, trail);
    return undefined;
  }
  if (isHandedItself(walk.values, around)) return handedItself(walk, around, trail);
  const fn = functionAround(at);
  if (fn && fn.id === around.id) return result(walk, at, around, trail);
  if (PASSED_ON.test(type) || /parameter/.test(type)) {
    // What stands for a parameter that is not given.
    if (/parameter/.test(type) && fn) {
      const [word] = /[\p{L}_$][\p{L}\p{Nd}_]*/u.exec(around.text) ?? [];
      for (const use of word ? usesOf(word, around, fn) : []) walk.from(use, trail);
      return undefined;
    }
    return [around, trail];
  }
  walk.escapes(around, trail);
  return undefined;
}

/** The block that a node stands in, in a function or in none; undefined where that is one by itself: `-> { TABLE }`. */
function blockAround(node: Node, fn: Node | undefined): Node | undefined {
  let at = node.parent;
  while (at && at.id !== fn?.id && !isBlock(at)) at = at.parent;
  return at && at.id !== fn?.id && at.parent?.id !== fn?.id ? at : undefined;
}

/** Goes through a list, and keeps nothing that its block gives. */
const GOES_THROUGH =
  /^(?:each\w*|reverse_each|forEach|times|upto|downto|step|loop|tap|select|filter|reject|find|detect|partition|count|(?:any|all|none|one)\?|(?:sort|min|max)_by)$/;
/** Makes a list of what its block gives. */
const MAPS = /^(?:map|collect|filter_map|flat_map|new)$/;
/** Makes a function of its block, by a name that is a text. */
const DEFINES = /^define_(?:singleton_)?method$/;

/** What a block gives goes to the method that runs it, and may be, or be in, what that gives. */
function givenByBlock(walk: Walk, block: Node, trail: Trail): Next {
  const { calls = NO_ROWS } = walk.values;
  const call = [block.parent, block.parent?.parent, block.parent?.parent?.parent].find(
    each => each && calls[each.type],
  );
  const row = call && calls[call.type];
  const callee = row && lastWord(partOf(call, row.callee));
  if (!call || !callee || GOES_THROUGH.test(callee)) return undefined;
  if (DEFINES.test(callee)) {
    walk.escapes(call, trail);
    return undefined;
  }
  if (!MAPS.test(callee)) walk.from(call, trail);
  return [call, inside(trail, undefined)];
}
