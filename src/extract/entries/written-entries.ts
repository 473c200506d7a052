import type { Expression } from '../languages/language/expression.js';
import type { Language } from '../languages/language.js';
import type { Node } from '../syntax/node.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';

/**
 * Entries of a table as the text has them, found by the plainest means: labels of cases, names in front of `=` in a class, what
 * commas separate between brackets. What was taken is held against it, so that nothing is missing in silence.
 */
export type Written =
  /** Each of them has to be among what was taken. */
  | { readonly kind: 'labels'; readonly labels: readonly Label[] }
  | { readonly kind: 'names'; readonly names: readonly { readonly name: string; readonly node: Node }[] }
  /** So many at least have to be taken. */
  | { readonly kind: 'parts'; readonly parts: readonly Node[] };

/** Where a case begins, and the parts of the text around it that may stand for it. */
export interface Label {
  readonly node: Node;
  readonly around: readonly Node[];
  /** With a condition, it is one entry with the same case without one. */
  readonly isGuarded: boolean;
  /** It can be no entry: `x if x == "b"`. */
  readonly isLost: boolean;
}

/** Wrappers around a literal: `Object.freeze(…)`, parentheses, types. */
const MAX_WRAPPERS = 6;
const MAX_AROUND = 3;
/** Nodes of which one stands for each case. */
const CASES = /^(case_statement|switch_case|expression_case|case_clause|match_arm|switch_label)$/;
/** A label up to what it does. */
const HEAD = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|::|[^"':=-]|=(?!>)|-(?!>))*/;
/** What takes whatever comes, and is no entry. */
const ANYTHING = /^(?:case\s+)?(?:_|(?:ref\s+|mut\s+)?[a-z]\w*)\s*$/;
/** Any of these that a condition holds for. */
const CHOSEN = /^(?:case\s+)?(?:_|[a-z]\w*)\s+(?:if|when)\b/;
const GUARD = /\s(?:if|when)\s/;
/** What goes on with what is done for everything else. */
const DEFAULT = /^(?:case\b[^:{};]*:\s*)*(?:case\s+null\s*,\s*)?default\b/;
/** Functions of which one entry may come of several: `new Set`, `Object.fromEntries`. */
const MERGING = /set|uniq|distinct|entries|dict|map/i;
/** What begins the entries of another table, of which there may be none, and `[:]`, a map without entries. */
const NO_ENTRY = /^(?:\.{2,3}|\*{1,2}|:)$/;
/** Statements that may make names of a class which no text says. */
const MAKING = /\b(?:locals|vars)\(\)\s*(?:\[|\.update\b)|\bexec\(/g;

/** What the text has for the definition of a table; undefined where that is nothing plain. */
export function writtenEntries(bound: BoundName, file: SourceFile): Written | undefined {
  const { node, value } =
    bound.binding.kind === 'value' ? bound.binding : { node: undefined, value: undefined };
  if (!node || !value || file.whole) return undefined;
  const { language } = file;
  const meaning = 'id' in value ? language.expression(value) : value;
  if (meaning.kind === 'function') return { kind: 'labels', labels: labelsIn(meaning.function.node, file) };
  if (meaning.kind === 'class') {
    const body = meaning.class.node.childForFieldName('body');
    if (!body) return undefined;
    if (!/^\s*\{/.test(body.text)) return { kind: 'names', names: namesIn(meaning.class.node, file) };
    return meaning.class.constant && !language.preprocessor
      ? { kind: 'parts', parts: partsIn(body) }
      : undefined;
  }
  // What macros write between the brackets of C is more than the text has.
  if (language.preprocessor || !('id' in value)) return undefined;
  const literal = literalIn(value, language);
  return literal && { kind: 'parts', parts: partsIn(literal) };
}

/** Labels of every `switch` or `match` of a function that is in no other one, without those for everything else. */
function labelsIn(fn: Node, file: SourceFile): Label[] {
  const found: Label[] = [];
  const text = file.root.text;
  visit(fn, leaf => {
    const isArm = leaf.type === '=>' && leaf.parent?.type === 'match_arm';
    if (leaf.type !== 'case' && !isArm) return;
    const node = isArm ? (leaf.parent as Node) : leaf;
    const label = isArm ? node : leaf.parent;
    const written = text.slice(node.startIndex, node.startIndex + 400);
    const head = HEAD.exec(written)?.[0] ?? '';
    if (!label || ANYTHING.test(head) || DEFAULT.test(written) || file.isForTests(label)) return;
    const around: Node[] = [];
    for (let at: Node | null = label; at && at.id !== fn.id; at = at.parent) {
      if (file.language.scopes.deferred.has(at.type)) return;
      if (at.id !== label.id && CASES.test(at.type)) return;
      if (around.length < MAX_AROUND) around.push(at);
    }
    found.push({ node, around, isGuarded: GUARD.test(head), isLost: CHOSEN.test(head) });
  });
  return [...found, ...macrosWithCases(fn, file)];
}

/** `CASE(x)` where the file defines a macro with a `case` in it. */
function macrosWithCases(fn: Node, file: SourceFile): Label[] {
  if (!file.language.preprocessor) return [];
  const names = [
    ...file.text.matchAll(/^[ \t]*#[ \t]*define[ \t]+(\w+)(?=(?:[^\n\\]|\\[\s\S])*\bcase\b)/gm),
  ].map(([, name]) => name as string);
  return [...new Set(names)].flatMap(name =>
    file.occurrencesIn(name, fn).map(node => ({
      node,
      around: [node, node.parent ?? node],
      isGuarded: false,
      isLost: false,
    })),
  );
}

/** Names that the body of a class assigns, in whatever branch of it, and statements that may make some. */
function namesIn(classNode: Node, file: SourceFile): { name: string; node: Node }[] {
  const start = classNode.startIndex;
  const at = (offset: number, length: number) => {
    const node = file.root.descendantForIndex(offset, offset + length);
    return node && isOwn(node, classNode, file) ? node : null;
  };
  const found: { name: string; node: Node }[] = [];
  const text = file.root.text.slice(start, classNode.endIndex);
  for (const { 1: name = '', 0: whole, index } of text.matchAll(
    /^[ \t]+([A-Za-z]\w*)[ \t]*(?::[^=\n]*)?=(?!=)/gm,
  )) {
    const node = at(start + index + whole.indexOf(name), name.length);
    if (node?.text === name && file.language.binding(node)?.kind === 'value') found.push({ name, node });
    // `a = b = 1`
    const [, ...more] =
      /^(?:[A-Za-z]\w*[ \t]*=(?!=)[ \t]*)+/.exec(text.slice(index + whole.search(/\S/)))?.[0].match(/\w+/g) ??
      [];
    if (node) found.push(...more.map(other => ({ name: other, node })));
  }
  for (const { 0: whole, index } of text.matchAll(MAKING)) {
    const node = at(start + index, whole.length);
    if (node && !/string|comment/.test(node.type)) found.push({ name: '', node });
  }
  return found;
}

/** Whether a node stands in the body of a class itself, and in no function or class inside of it. */
function isOwn(node: Node, classNode: Node, file: SourceFile): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (at.id === classNode.id) return true;
    if (file.language.scopes.deferred.has(at.type) || /^class_/.test(at.type)) return false;
  }
  return false;
}

/** The brackets that a table is written in. */
function literalIn(value: Node, language: Language): Node | undefined {
  let node = value;
  for (let i = 0; i < MAX_WRAPPERS; i += 1) {
    const meaning: Expression = language.expression(node);
    if (meaning.kind === 'typed') return node;
    if (meaning.kind === 'sequence' || meaning.kind === 'mapping')
      return meaning.kind === 'sequence' && meaning.distinct ? undefined : node;
    if (meaning.kind === 'same') node = meaning.node;
    else if (
      meaning.kind === 'call' &&
      meaning.arguments.length === 1 &&
      !meaning.object &&
      meaning.arguments[0] &&
      !MERGING.test(meaning.callee.text)
    )
      node = meaning.arguments[0].node;
    else return undefined;
  }
  return undefined;
}

/** What commas separate between the first bracket of a node and the one that closes it, or a semicolon. */
function partsIn(node: Node): Node[] {
  const parts: Node[] = [];
  let depth = 0;
  let isBetween = true;
  let isOver = false;
  visit(node, leaf => {
    const { type } = leaf;
    if (isOver) return;
    if (/^[({[]$/.test(type) || (type === '<' && isOfTypes(leaf))) {
      depth += 1;
      if (depth === 1) return;
    } else if (/^[)}\]]$/.test(type) || (type === '>' && isOfTypes(leaf))) {
      depth -= 1;
      isOver = depth === 0;
      return;
    }
    if (depth === 1 && (type === ',' || type === ';')) {
      isBetween = true;
      isOver = type === ';';
    } else if (depth >= 1 && isBetween && !/comment/.test(type)) {
      isBetween = false;
      if (!NO_ENTRY.test(type) && !setsNoPrototype(leaf)) parts.push(leaf);
    }
  });
  return parts;
}

/** `__proto__: null` of JavaScript is no entry. */
function setsNoPrototype(leaf: Node): boolean {
  const pair = leaf.parent?.type === 'pair' ? leaf.parent : leaf.parent?.parent;
  return (
    pair?.type === 'pair' &&
    pair.endIndex - pair.startIndex < 40 &&
    /^(["']?)__proto__\1\s*:\s*null$/.test(pair.text)
  );
}

function isOfTypes({ parent }: Node): boolean {
  return /type|generic|template/.test(parent?.type ?? '');
}

/** Tokens of a node, in order. */
function visit(root: Node, see: (leaf: Node) => void): void {
  const cursor = root.walk();
  for (;;) {
    if (cursor.gotoFirstChild()) continue;
    see(cursor.currentNode);
    while (!cursor.gotoNextSibling())
      if (!cursor.gotoParent()) {
        cursor.delete();
        return;
      }
  }
}
