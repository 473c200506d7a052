import type { Node } from '../../syntax/node.js';
import { field, named, opaque } from '../../syntax/nodes.js';
import type { Expression, FunctionShape, MappingEntry, Parameter } from '../language/expression.js';
import { casesIn } from '../shared/cases.js';
import { fillsTables } from '../shared/filling.js';
import { PATTERNS } from './patterns.js';
import { STATEMENTS } from './statement-words.js';

/** Its parts are looked at when they are asked for: most functions are only named. */
export function functionOf(node: Node): FunctionShape {
  let parameters: Parameter[] | undefined;
  let result: Node | Expression | null | undefined;
  return {
    name: field(node, 'name').text,
    node,
    get parameters() {
      parameters ??= parametersOf(node.childForFieldName('parameters'));
      return parameters;
    },
    get result() {
      if (result === undefined) result = changesArgument(node) ? null : resultOf(field(node, 'body'), node);
      return result;
    },
    cases: () =>
      casesIn(node.childForFieldName('body'), 'match_statement', FUNCTIONS, each => casesOf(each, node)),
  };
}

const FUNCTIONS = new Set(['function_definition', 'lambda', 'class_definition']);

/** A lambda. */
export function lambdaOf(node: Node): FunctionShape {
  return {
    name: 'lambda',
    node,
    parameters: parametersOf(node.childForFieldName('parameters')),
    result: field(node, 'body'),
  };
}

/** Only bodies that name constants and then return: anything else may do what a reader cannot follow. */
function resultOf(body: Node, fn: Node): Node | Expression | null {
  const statements = named(body);
  const last = statements.at(-1);
  const before = statements.slice(0, -1);
  if (!last || !before.every(each => isDeclaration(each, fn))) return null;
  if (last.type === 'return_statement') return named(last)[0] ?? null;
  if (last.type === 'try_statement') return attemptOf(last, fn);
  return last.type === 'match_statement' ? casesOf(last, fn) : null;
}

/** `try: return a.b` with `except AttributeError: return c`. */
function attemptOf(statement: Node, fn: Node): Expression | null {
  const [body, clause, ...more] = named(statement);
  const [caught, block] = clause?.type === 'except_clause' ? named(clause) : [];
  if (!body || caught?.text !== 'AttributeError' || !block || more.length > 0) return null;
  const [first, otherwise] = [resultOf(body, fn), resultOf(block, fn)];
  if (!first || !otherwise || !('id' in first) || !('id' in otherwise)) return null;
  const probes = first.descendantsOfType('attribute').filter((node): node is Node => node !== null);
  return { kind: 'attempt', first, probes, otherwise };
}

/** `self.words[x] = 1`: what the caller gave is another thing afterwards, which is applied to nothing. */
function changesArgument(node: Node): boolean {
  const given = new Set(parametersOf(node.childForFieldName('parameters')).map(({ name }) => name));
  return inPlace(field(node, 'body')).some(target => given.has(/^\w*/u.exec(target.text)?.[0] ?? ''));
}

/** Parts of objects that the statements of a body assign, but not those of functions inside of it. */
function inPlace(body: Node): Node[] {
  return named(body).flatMap(statement => {
    if (statement.type === 'for_statement') return inPlace(field(statement, 'body'));
    const assignment = statement.type === 'expression_statement' ? statement.firstNamedChild : null;
    const targets: Node[] = [];
    for (let at = assignment; at?.type === 'assignment'; at = at.childForFieldName('right')) {
      const left = field(at, 'left');
      targets.push(...(PATTERNS.has(left.type) ? named(left) : [left]));
    }
    return targets.filter(({ type }) => type === 'subscript' || type === 'attribute');
  });
}

/** `if …: raise …` gives no value. */
function isGuard(statement: Node): boolean {
  const [, ...blocks] = named(statement);
  return (
    statement.type === 'if_statement' &&
    blocks.every(block => named(block).every(each => each.type === 'raise_statement'))
  );
}

function isDeclaration(statement: Node, fn: Node): boolean {
  if (DECLARATIONS.has(statement.type) || isGuard(statement)) return true;
  const [expression] = statement.type === 'expression_statement' ? named(statement) : [];
  if (/^(?:concatenated_)?string$|^assignment$/.test(expression?.type ?? '')) return true;
  // Loops and statements that only add to a table are applied to it, or reported.
  return fillsTables(statement, fn, STATEMENTS);
}

/** Statements that only bind names. */
const DECLARATIONS = new Set([
  'import_from_statement',
  'import_statement',
  'function_definition',
  'class_definition',
]);

function parametersOf(list: Node | null): Parameter[] {
  const parameters: Parameter[] = [];
  for (const child of list ? named(list) : []) {
    switch (child.type) {
      case 'identifier':
        parameters.push({ name: child.text, default: null, rest: null });
        break;
      case 'typed_parameter': {
        const inner = child.firstNamedChild as Node;
        parameters.push({ name: inner.text.replace(/^\*+/, ''), default: null, rest: restOf(inner) });
        break;
      }
      case 'default_parameter':
      case 'typed_default_parameter':
        parameters.push({ name: field(child, 'name').text, default: field(child, 'value'), rest: null });
        break;
      case 'list_splat_pattern':
      case 'dictionary_splat_pattern':
        parameters.push({ name: child.text.replace(/^\*+/, ''), default: null, rest: restOf(child) });
        break;
    }
  }
  return parameters;
}

function restOf(node: Node): Parameter['rest'] {
  if (node.type === 'list_splat_pattern') return 'positional';
  return node.type === 'dictionary_splat_pattern' ? 'named' : null;
}

/** A definition together with its decorators. */
export function decorated(node: Node): Node {
  return node.parent?.type === 'decorated_definition' ? node.parent : node;
}

/** `case "a" | "b": return x` as entries of a table; what a case does beyond that is not known. */
function casesOf(match: Node, fn: Node): Expression {
  const entries: MappingEntry[] = [];
  let subject: Node | null = field(match, 'subject');
  let otherwise: Node | Expression | null = null;
  for (const clause of named(field(match, 'body'))) {
    if (clause.type !== 'case_clause') continue;
    const guard = clause.childForFieldName('guard');
    const value =
      (guard ? null : resultOf(field(clause, 'consequence'), fn)) ?? opaque('what this case does');
    const patterns = clause.namedChildren.filter(child => child?.type === 'case_pattern') as Node[];
    for (const pattern of patterns) {
      const keys = alternatives(pattern);
      for (const key of keys) entries.push({ node: clause, key, value, ...(guard && { guarded: true }) });
      if (keys.length > 0) continue;
      // It takes all: `_`, or a name for it, which is not known where it is asked for.
      if (guard) subject = null;
      else otherwise ??= pattern.text === '_' ? value : opaque('what this case does');
    }
    if (patterns.length !== 1) subject = null;
  }
  return { kind: 'mapping', entries, choice: { subject, otherwise } };
}

/** Constants that a pattern matches; `_` and names match everything and are no entries. */
function alternatives(pattern: Node): Node[] {
  const [inner] = named(pattern);
  if (!inner) return [];
  if (inner.type === 'union_pattern') return named(inner);
  return inner.type === 'dotted_name' && inner.namedChildCount === 1 ? [] : [inner];
}
