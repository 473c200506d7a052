import type { Node } from '../../syntax/node.js';
import { named, opaque } from '../../syntax/nodes.js';
import type { CasesChoice, Expression, MappingEntry } from '../language/expression.js';

/** Functions and `switch` or `match` statements as tables: what is returned for which case. */

/** A `case`: what it matches, null for one that matches everything, and what it does. */
export interface Case {
  readonly node: Node;
  readonly keys: readonly (Node | string)[] | null;
  readonly statements: readonly Node[];
  /** Whether it holds under a condition of its own besides. */
  readonly guarded?: boolean;
}

/**
 * Cases as entries of a table; one that does nothing goes on with the next one: `case 1: case 2: return "x";`.
 *
 * @param given the value that the first of the statements gives; null when it does something else.
 * @param subject what is compared with the keys.
 */
export function tableOf(
  cases: Iterable<Case>,
  given: (statement: Node) => Node | null,
  subject: Node | null,
): Expression {
  const entries: MappingEntry[] = [];
  const choice: { subject: Node | null; otherwise: CasesChoice['otherwise'] } = { subject, otherwise: null };
  let waiting: { node: Node; key: Node | string; guarded?: true }[] = [];
  for (const { node, keys, statements, guarded } of cases) {
    if (keys === null) waiting = [];
    else for (const key of keys) waiting.push({ node, key, ...(guarded && { guarded }) });
    const [first] = statements;
    // Which one it is depends on more than the key.
    if (guarded && (keys === null || keys.length === 0)) choice.subject = null;
    if (keys === null && !guarded)
      choice.otherwise = (first && given(first)) ?? opaque('what this case does');
    if (!first) continue;
    const value = guarded
      ? opaque('a case with a condition')
      : (given(first) ?? opaque('what this case does'));
    for (const key of waiting) entries.push({ ...key, value });
    waiting = [];
  }
  return { kind: 'mapping', entries, choice };
}

/** The value of a statement of one of these types; braces around it change nothing. */
export function givenBy(block: string, ...types: readonly string[]): (statement: Node) => Node | null {
  const look = (statement: Node): Node | null => {
    const [first] = named(statement);
    if (statement.type === block) return first ? look(first) : null;
    return types.includes(statement.type) ? (first ?? null) : null;
  };
  return look;
}

/** What the body of a function may hold besides the statement that gives its value. */
export interface Body {
  /** A statement that only binds names. */
  isDeclaration(statement: Node): boolean;
  /** The `switch` that a statement is; null when it is something else. */
  switchIn(statement: Node): Node | null;
  /** A statement that may stand beside the one `switch`: it returns, or fails. */
  mayStandBeside(statement: Node): boolean;
  tableOf(switchStatement: Node): Expression;
}

/** Only bodies that return one value, or one for each case of a `switch`: anything else may do what a reader cannot follow. */
export function resultOf(statements: readonly Node[], body: Body): Node | Expression | null {
  const last = statements.at(-1);
  if (last?.type === 'return_statement' && statements.slice(0, -1).every(body.isDeclaration))
    return named(last)[0] ?? null;
  const at = statements.findIndex(body.switchIn);
  const found = at < 0 ? null : body.switchIn(statements[at] as Node);
  const others = statements.filter((_statement, i) => i !== at);
  if (!found || !others.every(each => body.isDeclaration(each) || body.mayStandBeside(each))) return null;
  const table = body.tableOf(found);
  if (table.kind !== 'mapping' || !table.choice || table.choice.otherwise) return table;
  // What stands behind it is given where no case fits; what returns before it, does so under no condition of a case.
  const isBehind = last?.type === 'return_statement' && at === statements.length - 2;
  const otherwise = isBehind ? (named(last)[0] ?? null) : null;
  return { ...table, choice: { ...table.choice, otherwise } };
}

/**
 * Entries of every `switch` or `match` in the body of a function that is in no other one, for who names the function as a
 * table though it does more than return what a case gives: the words that a lexer knows, the options that a program takes.
 *
 * @param deferred types of functions inside of it, whose cases are theirs.
 */
export function casesIn(
  body: Node | null,
  type: string,
  deferred: ReadonlySet<string>,
  armsOf: (node: Node) => Expression,
): MappingEntry[] {
  const found: MappingEntry[] = [];
  const look = (node: Node): void => {
    if (node.type === type) {
      const arms = armsOf(node);
      if (arms.kind === 'mapping') for (const entry of arms.entries) found.push(entry);
    } else if (!deferred.has(node.type)) for (const child of named(node)) look(child);
  };
  if (body) look(body);
  return found;
}
