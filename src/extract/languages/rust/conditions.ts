import type { Span } from '../../syntax/comments.js';
import { nested } from '../../syntax/conditions-of-parts.js';
import type { Node } from '../../syntax/node.js';
import { field } from '../../syntax/nodes.js';
import type { Conditions } from '../language/conditions.js';

/** Attributes that make a function a test, by their last name. */
const TESTS = /(?:^|::)(?:test|bench|rstest|test_case|quickcheck|\w+_test)$/;
/** Nodes that hold the attributes in front of them; other attributes stand beside what they are about. */
const HOLDERS = new Set(['match_arm', 'field_initializer', 'shorthand_field_initializer', 'parameter']);

interface Part {
  readonly span: Span;
  readonly condition: string;
  readonly isTest: boolean;
}

/** Conditional compilation: `#[cfg(…)]` in front of items and elements, `if cfg!(…)`, and what is for tests alone. */
export const conditions: Conditions = {
  mayHave: text => /\bcfg\b|cfg_attr|(?:test|bench)\w*\s*[\](]/.test(text),
  list(root) {
    const parts = [
      ...root
        .descendantsOfType(['attribute_item', 'inner_attribute_item'])
        .flatMap(node => node && marked(node)),
      ...root.descendantsOfType('macro_invocation').flatMap(node => node && branches(node)),
    ].filter((part): part is Part => part !== null);
    const spans = parts.filter(({ isTest }) => !isTest);
    return {
      conditions: nested(
        spans.map(({ span, condition }) => ({ start: span.startIndex, end: span.endIndex, condition })),
      ),
      tests: parts.filter(({ isTest }) => isTest).map(({ span }) => span),
    };
  },
};

/** What an attribute decides about; nothing when it does not decide whether something is compiled. */
function marked(item: Node): Part[] {
  const attribute = item.firstNamedChild;
  const name = attribute?.firstNamedChild?.text ?? '';
  const tokens = attribute?.childForFieldName('arguments')?.text.slice(1, -1) ?? '';
  const isTest = isForTests(item);
  // `#[cfg_attr(x, cfg(y))]`; with other attributes, what they are about is there in any case.
  const isCondition = name === 'cfg' || (name === 'cfg_attr' && /,\s*(?:cfg|path)\b/.test(tokens));
  const span = isTest || isCondition ? target(item) : null;
  return span ? [{ span, condition: onOneLine(item.text), isTest }] : [];
}

/** Whether an attribute makes something a part of the tests alone. */
export function isForTests(item: Node): boolean {
  const attribute = item.firstNamedChild;
  const name = attribute?.firstNamedChild?.text ?? '';
  if (name !== 'cfg') return TESTS.test(name);
  return holdsInTests(attribute?.childForFieldName('arguments')?.text.slice(1, -1) ?? '');
}

function target(item: Node): Span | null {
  const { parent } = item;
  if (!parent) return null;
  if (item.type === 'inner_attribute_item')
    return parent.type === 'declaration_list' ? parent.parent : parent;
  if (HOLDERS.has(parent.type)) return parent;
  let next = item.nextNamedSibling;
  while (next && (next.type === 'attribute_item' || next.type.endsWith('comment')))
    next = next.nextNamedSibling;
  return next;
}

/** `if cfg!(…) { … } else { … }`. */
function branches(macro: Node): Part[] {
  if (field(macro, 'macro').text !== 'cfg') return [];
  let at: Node = macro;
  while (at.parent && at.parent.type !== 'if_expression' && !at.parent.type.endsWith('block')) at = at.parent;
  const statement = at.parent;
  const condition = statement?.childForFieldName('condition');
  if (statement?.type !== 'if_expression' || condition?.id !== at.id) return [];
  const written = onOneLine(condition.text);
  const isTest = condition.id === macro.id && holdsInTests(/\(([\s\S]*)\)$/.exec(macro.text)?.[1] ?? '');
  const otherwise = statement.childForFieldName('alternative');
  return [
    { span: field(statement, 'consequence'), condition: written, isTest },
    ...(otherwise ? [{ span: otherwise, condition: `!(${written})`, isTest: false }] : []),
  ];
}

/** Whether a condition holds in tests alone: `test`, `all(test, unix)`. */
function holdsInTests(written: string): boolean {
  const text = written.trim();
  if (text === 'test') return true;
  const [, kind, inner = ''] = /^(all|any)\s*\(([\s\S]*)\)$/.exec(text) ?? [];
  const parts = inner.split(/,(?![^(]*\))/).filter(part => part.trim() !== '');
  if (kind === 'all') return parts.some(holdsInTests);
  return kind === 'any' && parts.length > 0 && parts.every(holdsInTests);
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
