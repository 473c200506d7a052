import type { Node } from '../../syntax/node.js';
import { field, named, opaque } from '../../syntax/nodes.js';
import type { Expression, FunctionShape, MappingEntry, Parameter } from '../language/expression.js';
import { casesIn } from '../shared/cases.js';
import { fillsTables } from '../shared/filling.js';
import { withoutAttributes } from './attributes.js';
import { parametersOf, patternOf } from './patterns.js';
import { STATEMENTS } from './statement-words.js';
import { implemented } from './types.js';

/** Node types of functions. */
export const FUNCTIONS = new Set(['function_item', 'closure_expression']);

/** A function, method or closure, without `self`. */
export function functionOf(node: Node): FunctionShape {
  const parameters = parametersOf(field(node, 'parameters')).flatMap((child): Parameter[] => {
    if (child.type === 'self_parameter') return [];
    const written = child.type === 'parameter' ? field(child, 'pattern') : child;
    const pattern = patternOf(written);
    if (typeof pattern === 'string') return [{ name: pattern, default: null, rest: null }];
    return [{ name: written.text, default: null, rest: null, ...(pattern && { pattern }) }];
  });
  const body = node.childForFieldName('body');
  return {
    name: node.childForFieldName('name')?.text ?? 'closure',
    node,
    parameters,
    result: body && givenBy(body),
    cases: () => casesIn(body, 'match_expression', FUNCTIONS, casesOf),
    casesInTokens: () => (body ? matchInTokens(body) : null),
  };
}

/** What it gives; not what it makes of a `match`, of which a call says less: `f.write_str(match self { … })`. */
function givenBy(body: Node): Node | null {
  const value = body.type === 'block' ? resultOf(body) : body;
  const isCall = value?.type === 'call_expression' || value?.type === 'macro_invocation';
  return isCall && /\bmatch\b/.test(body.text) && (hasMatch(body) || matchInTokens(body)) ? null : value;
}

function hasMatch(body: Node): boolean {
  return casesIn(body, 'match_expression', FUNCTIONS, casesOf).length > 0;
}

/** The `match` among the tokens of macros, if there is one alone. */
function matchInTokens(body: Node): Expression | null {
  const [word, ...more] = body
    .descendantsOfType('token_tree')
    .flatMap(tree => (tree?.children ?? []).filter(token => token?.text === 'match'));
  const end = word && armsBehind(word);
  if (!word || !end || more.length > 0) return null;
  const type = implemented(body)?.text;
  const source = body.text.slice(word.startIndex - body.startIndex, end.endIndex - body.startIndex);
  return {
    kind: 'fragment',
    at: word,
    text: type === undefined ? `fn f__() { ${source} }` : `impl ${type} { fn f__() { ${source} } }`,
    find: root => root.descendantsOfType('match_expression')[0] ?? null,
  };
}

function armsBehind(word: Node): Node | null {
  let at = word.nextSibling;
  while (at && !(at.type === 'token_tree' && at.text.startsWith('{'))) at = at.nextSibling;
  return at;
}

/** Only blocks that name constants, or fill one table, and end in a value. */
export function resultOf(block: Node): Node | null {
  const statements = withoutAttributes(block);
  const last = statements.at(-1);
  if (!last || isDeclaration(last)) return null;
  const others = statements.slice(0, -1);
  if (!others.every(isDeclaration) && !fillsOneTable(block, statements) && !fillsLocals(block, others))
    return null;
  const value = last.type === 'expression_statement' ? (named(last)[0] ?? last) : last;
  if (value.type === 'return_expression') return named(value)[0] ?? null;
  // With a semicolon behind it, it gives nothing.
  return last.type === 'expression_statement' && last.text.endsWith(';') ? null : value;
}

/** What makes a table that statements may add to. */
const TABLE = /^(array_expression|macro_invocation|call_expression)$/;
const MAKERS = /^(\[|(\w+::)*\w*(vec|map|set|Vec|VecDeque|Map|Set)\b)/;

/**
 * Whether all that a block changes is one table, which it gives: what is done to that is followed. Other values that
 * change, or depend on what the table is by then, would have to be run.
 */
function fillsOneTable(block: Node, statements: readonly Node[]): boolean {
  const lets = block.descendantsOfType('let_declaration').filter((each): each is Node => each !== null);
  const [filled, ...more] = lets.filter(isChanging);
  const value = filled?.childForFieldName('value');
  if (!filled || !value || more.length > 0 || !TABLE.test(value.type) || !MAKERS.test(value.text))
    return false;
  if (!statements.some(({ id }) => id === filled.id)) return false;
  const name = field(filled, 'pattern').text;
  if (!/^\w+$/.test(name) || leavesEarly(block, [...LEAVING, 'break_expression'])) return false;
  const says = new RegExp(`(?<!&\\s*mut\\s+)\\b${name}\\b(?!\\s*\\.\\w+_mut\\b)`);
  return lets.every(each => each.id === filled.id || !says.test(each.childForFieldName('value')?.text ?? ''));
}

/**
 * Whether all that statements of a block do is to declare names, or to fill tables that it declares. What other values make of
 * such a table by then would have to be run.
 */
function fillsLocals(block: Node, statements: readonly Node[]): boolean {
  const changing = statements.filter(isChanging);
  const isMade = (value: Node | null) =>
    value !== null && ((TABLE.test(value.type) && MAKERS.test(value.text)) || /_literal$/.test(value.type));
  if (!changing.every(each => isMade(each.childForFieldName('value')))) return false;
  const names = changing.map(each => field(each, 'pattern').text);
  if (!names.every(name => /^\w+$/.test(name)) || leavesEarly(block, LEAVING)) return false;
  const says = new RegExp(`\\b(?:${names.join('|')})\\b`);
  return statements.every(each => {
    if (!isDeclaration(each)) return fillsTables(each, block, STATEMENTS);
    return names.length === 0 || !says.test(each.childForFieldName('value')?.text ?? '');
  });
}

/** `let mut table = …;` */
function isChanging(statement: Node): boolean {
  return (
    statement.type === 'let_declaration' &&
    statement.children.some(child => child?.type === 'mutable_specifier')
  );
}

const LEAVING = ['return_expression', 'try_expression'];

/** Whether a block may end before its last expression. */
function leavesEarly(block: Node, types: string[]): boolean {
  return block.descendantsOfType(types).length > 0;
}

function isDeclaration(node: Node): boolean {
  return /^(let_declaration|const_item|static_item|use_declaration)$/.test(node.type);
}

/** `"a" | "b" => x` as entries of a table; `_` and names match everything and are no entries. */
export function casesOf(node: Node): Expression {
  const entries: MappingEntry[] = [];
  let subject: Node | null = field(node, 'value');
  let otherwise: Node | Expression | null = null;
  for (const arm of withoutAttributes(field(node, 'body'))) {
    if (arm.type !== 'match_arm') continue;
    const pattern = field(arm, 'pattern');
    const condition = pattern.childForFieldName('condition');
    const value = condition ? opaque('an arm with a condition') : field(arm, 'value');
    const inner = named(pattern).find(child => child.id !== condition?.id);
    const keys = inner ? alternatives(inner) : [];
    // An arm that takes all: what stands in it may have another name for that.
    if (keys.length === 0 && condition) subject = null;
    else if (keys.length === 0) otherwise ??= pattern.text === '_' ? value : opaque('what this arm gives');
    for (const each of keys)
      entries.push({
        node: arm,
        key: (!condition && wholeVariant(each)) || each,
        value,
        ...(condition && { guarded: true }),
      });
  }
  return { kind: 'mapping', entries, choice: { subject, otherwise } };
}

function alternatives(pattern: Node): Node[] {
  if (pattern.type === 'or_pattern') return named(pattern).flatMap(alternatives);
  if (pattern.type === 'reference_pattern' || pattern.type === 'captured_pattern')
    return named(pattern).slice(-1).flatMap(alternatives);
  // A name in capitals is a constant, any other one takes whatever comes.
  return pattern.type === 'identifier' && !/^[A-Z]/.test(pattern.text) ? [] : [pattern];
}

const HOLDING = /^(?:tuple_struct_pattern|struct_pattern)$/;

/** `Color::Blue(_)` is every `Blue`, whatever it holds. Not `Some(x)`, which is no name of what is distinguished. */
function wholeVariant(pattern: Node): string | undefined {
  if (!HOLDING.test(pattern.type) || !parts(pattern).every(takesAll)) return undefined;
  return field(pattern, 'type').childForFieldName('name')?.text;
}

function parts(pattern: Node): Node[] {
  const type = pattern.childForFieldName('type');
  return pattern.children.filter(
    (child): child is Node =>
      child !== null && child.id !== type?.id && (child.isNamed || child.type === '_') && !child.isExtra,
  );
}

/** Whether a pattern fits every value: a name for it, `_`, `..`. */
function takesAll(pattern: Node): boolean {
  switch (pattern.type) {
    case '_':
    case 'remaining_field_pattern':
    case 'shorthand_field_identifier':
    case 'mutable_specifier':
      return true;
    case 'identifier':
      return !/^[A-Z]/.test(pattern.text);
    case 'ref_pattern':
    case 'mut_pattern':
    case 'tuple_pattern':
      return parts(pattern).every(takesAll);
    case 'field_pattern': {
      const inner = pattern.childForFieldName('pattern');
      return inner ? takesAll(inner) : true;
    }
    default:
      return false;
  }
}
