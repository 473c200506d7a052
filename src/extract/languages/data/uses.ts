import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import { parametersOf } from './functions.js';
import type { Values } from './language-data.js';
import { isBare } from './names.js';
import { NO_ROWS, partOf } from './parts.js';

/** Words that may be names. */
export const NAMES = /[\p{L}_][\p{L}\p{Nd}_]*/gu;

const BLOCKS =
  /^(?:block|do_block|lambda|lambda_literal|annotated_lambda|lambda_expression|anonymous_function|function_definition|function_expression|arrow_function|anonymous_method_expression|anonymous_function_creation_expression|fun_expression)$/;
/** A block of statements is the body of these, and no function. */
const BODY_OF = /^(?:function|method|constructor)_(?:definition|declaration)$/;
const FUNCTION_NAMES = /^(?:function_definition|lambda)$/;

/** Whether the function around a node that is written nearest to it is a block without a name. */
export function isInBlock(node: Node): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (BLOCKS.test(at.type) && !BODY_OF.test(at.parent?.type ?? '')) return !FUNCTION_NAMES.test(at.type);
    if (/^(?:method|singleton_method|function(?:_\w+)?|lambda|program)$/.test(at.type)) return false;
  }
  return false;
}

/** Whether an expression is a function that is written there: `->(x) { … }`, `(function (x) … end)`, `lambda { |x| … }`. */
export function isBlock(node: Node): boolean {
  return BLOCKS.test(node.type) || named(node).some(each => BLOCKS.test(each.type));
}

export function isList({ type }: Node): boolean {
  return /list|assignment|tuple|pattern/.test(type);
}

/** The text of a key that is written out. */
export function keyOf(key: Node, isName = false): string | undefined {
  const { text } = key;
  const quoted = /^:?(["'])([^"'\\#$]*)\1:?$/.exec(text)?.[2];
  if (quoted !== undefined) return quoted;
  if (/^:\w+$|^\w+:$/.test(text)) return text.replace(':', '');
  return isName || /^\d+$/.test(text) || /key|label|symbol/.test(key.type) ? text : undefined;
}

/** `x.name` at its name; the name alone where nothing stands in front of it. */
export function memberAt(name: Node, { members = NO_ROWS }: Values): Node {
  const whole = name.parent;
  const row = whole && members[whole.type];
  return row && whole && partOf(whole, row.name)?.id === name.id ? whole : name;
}

/** The functions among the arguments of a call, written in braces or as lambdas. */
export function blocksOf(call: Node): Node[] {
  const found: Node[] = [];
  const pending = named(call).slice(0);
  for (let steps = 0; pending.length > 0 && steps < 60; steps += 1) {
    const node = pending.pop() as Node;
    if (BLOCKS.test(node.type)) {
      const inner = named(node).find(each => BLOCKS.test(each.type));
      // Braces around a function are not the function.
      const isAround = node.type === 'annotated_lambda' || !parametersOf(node);
      found.push(inner && isAround ? inner : node);
    } else if (node.type === 'case_clause') found.push(node);
    else if (/argument|suffix|block|lambda|parenthesized/.test(node.type)) pending.push(...named(node));
  }
  return found;
}

/** Whether a function gives back what it gets in a place. */
export function givesOn(fn: Node, place: number): boolean {
  const list = fn.childForFieldName('parameters');
  const word = list && /[\p{L}_][\p{L}\p{Nd}_]*/u.exec(named(list)[place]?.text ?? '')?.[0];
  return (
    word != null &&
    new RegExp(String.raw`return\s+${word}\b|(?:\b|\s)${word}\s*(?:\bend|\})?\s*$`).test(fn.text)
  );
}

/** Nodes that are a word and no more, behind another node if one is given. */
export function usesOf(word: string, behind: Node | undefined, within: Node): Node[] {
  const found: Node[] = [];
  if (!/^[@$]*[\p{L}_][\p{L}\p{Nd}_]*[?!]?$|^\$\d$/u.test(word)) return found;
  const { text, startIndex } = within;
  const written = word.replace(/[$?]/g, String.raw`\$&`);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{Nd}_@$])${written}(?![\p{L}\p{Nd}_])`, 'gu');
  for (const { index } of text.matchAll(pattern)) {
    const at = startIndex + index;
    const node = !behind || at >= behind.endIndex ? within.descendantForIndex(at, at + word.length) : null;
    if (node?.text === word) found.push(outermost(node));
  }
  return found;
}

/** `$x` of PHP has a word inside. */
function outermost(node: Node): Node {
  return node.parent && isBare(node.parent, node) && node.parent.startIndex === node.startIndex
    ? outermost(node.parent)
    : node;
}
