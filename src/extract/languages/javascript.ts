import type { Node } from 'web-tree-sitter';
import {
  asNumber,
  asText,
  concatenate,
  itself,
  joined,
  keys,
  overlay,
  pairs,
  type PureFunctions,
  receiverItself,
  sortedTexts,
  split,
  text,
  toMapping,
  toSequence,
  toSet,
  values,
} from '../evaluate/pure-functions.js';
import { field, isField, named } from '../syntax/nodes.js';
import type {
  Argument,
  Binding,
  Change,
  ClassShape,
  Expression,
  FunctionShape,
  Item,
  Language,
  MappingEntry,
  Parameter,
} from './language.js';

/** JavaScript and TypeScript: ECMA-262 plus type annotations, with CommonJS and ES modules. */

const functions: PureFunctions = {
  Set: toSet,
  Map: toMapping,
  String: asText,
  Number: asNumber,
  'Object.freeze': itself,
  'Object.seal': itself,
  'Object.assign': overlay,
  'Object.fromEntries': toMapping,
  'Object.keys': keys,
  'Object.values': values,
  'Object.entries': pairs,
  'Array.from': toSequence,
  'Array.of': (_receiver, args, origin) => concatenate(toSequence(undefined, [], origin), args, origin),
  '.concat': concatenate,
  '.join': joined,
  '.split': split,
  '.keys': keys,
  '.values': values,
  '.entries': pairs,
  '.slice': (receiver, args) => (args.length === 0 ? receiver : undefined),
  '.sort': (receiver, args, origin) => (args.length === 0 ? sortedTexts(receiver, args, origin) : undefined),
  '.toString': receiverItself,
  '.trim': text(value => value.trim()),
  '.trimStart': text(value => value.trimStart()),
  '.trimEnd': text(value => value.trimEnd()),
  '.toLowerCase': text(value => value.toLowerCase()),
  '.toUpperCase': text(value => value.toUpperCase()),
};

const FUNCTIONS = new Set([
  'function_declaration', 'function_expression', 'arrow_function', 'generator_function', 'generator_function_declaration', 'method_definition',
]);

export const language: Language = {
  name: 'JavaScript/TypeScript',
  extensions: ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx'],
  grammar: {
    '.js': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
    '.mjs': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
    '.cjs': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
    '.jsx': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
    '.ts': 'tree-sitter-typescript/tree-sitter-typescript.wasm',
    '.mts': 'tree-sitter-typescript/tree-sitter-typescript.wasm',
    '.cts': 'tree-sitter-typescript/tree-sitter-typescript.wasm',
    '.tsx': 'tree-sitter-typescript/tree-sitter-tsx.wasm',
  },
  comments: { types: new Set(['comment', 'html_comment']), line: ['//'], block: [['/*', '*/']] },
  scopes: new Set([...FUNCTIONS, 'program', 'statement_block', 'class_body', 'for_statement', 'for_in_statement', 'switch_body', 'catch_clause']),
  nameCharacters: '\\p{ID_Continue}$',
  functions,
  expression,
  binding,
  change,
  wildcards(root) {
    const found: string[] = [];
    for (const node of root.namedChildren) {
      const source = node?.type === 'export_statement' ? node.childForFieldName('source') : null;
      if (source && node?.children.some(child => child?.type === '*')) found.push(stringText(source));
      // As TypeScript compiles it: `__exportStar(require('./x'), exports)`.
      const call = node?.type === 'expression_statement' ? node.firstNamedChild : null;
      if (call?.type === 'call_expression' && /(^|\.)__exportStar$/.test(field(call, 'function').text)) {
        const specifier = requiredModule(named(field(call, 'arguments'))[0]);
        if (specifier !== null) found.push(specifier);
      }
    }
    return found;
  },
  modulePaths,
};

function expression(node: Node): Expression {
  switch (node.type) {
    case 'string': {
      const value = unescape(node.text.slice(1, -1));
      return value === undefined ? opaque('a malformed escape') : { kind: 'literal', value };
    }
    case 'template_string':
      return templateOf(node);
    case 'number':
      return number(node.text);
    case 'true':
      return { kind: 'literal', value: true };
    case 'false':
      return { kind: 'literal', value: false };
    case 'null':
    case 'undefined':
      return { kind: 'literal', value: null };
    case 'parenthesized_expression':
    case 'as_expression':
    case 'satisfies_expression':
    case 'non_null_expression':
    case 'template_substitution':
    case 'expression_statement':
      return same(named(node)[0], node);
    case 'type_assertion':
      return same(named(node).at(-1), node);
    case 'sequence_expression':
    case 'computed_property_name':
      return same(named(node).at(-1), node);
    case 'assignment_expression':
      return same(node.childForFieldName('right'), node);
    case 'object':
      return { kind: 'mapping', entries: named(node).map(objectEntry) };
    case 'array':
      return { kind: 'sequence', items: items(node) };
    case 'identifier':
    case 'shorthand_property_identifier':
    case 'type_identifier':
      return { kind: 'name', name: node.text };
    case 'member_expression':
      return memberOf(node);
    case 'subscript_expression':
      return { kind: 'index', object: field(node, 'object'), index: field(node, 'index') };
    case 'binary_expression':
      return { kind: 'binary', operator: field(node, 'operator').text, left: field(node, 'left'), right: field(node, 'right') };
    case 'unary_expression': {
      const operator = field(node, 'operator').text;
      if (operator === 'void') return { kind: 'literal', value: null };
      return { kind: 'unary', operator, operand: field(node, 'argument') };
    }
    case 'ternary_expression':
      return { kind: 'choice', condition: field(node, 'condition'), then: field(node, 'consequence'), otherwise: field(node, 'alternative') };
    case 'call_expression':
      return callOf(node);
    case 'new_expression':
      return { kind: 'call', callee: field(node, 'constructor'), arguments: argumentsOf(node.childForFieldName('arguments')) };
    case 'class':
    case 'class_declaration':
    case 'abstract_class_declaration':
      return { kind: 'class', class: classOf(node) };
    case 'enum_declaration':
      return enumOf(node);
    case 'regex':
      return opaque('a regular expression');
    default:
      return FUNCTIONS.has(node.type) ? { kind: 'function', function: functionOf(node) } : opaque(`a ${node.type.replaceAll('_', ' ')}`);
  }
}

function binding(name: Node): Binding | null {
  const parent = name.parent;
  if (!parent) return null;
  if (name.type === 'default' || name.text === 'default') return defaultExport(name, parent);
  switch (parent.type) {
    case 'variable_declarator':
      return isField(parent, 'name', name) ? variable(name, parent) : null;
    case 'function_declaration':
    case 'generator_function_declaration':
    case 'class_declaration':
    case 'abstract_class_declaration':
    case 'enum_declaration':
      if (!isField(parent, 'name', name)) return null;
      return { kind: 'value', node: exportedStatement(parent), value: expression(parent), ...exportName(parent, name.text) };
    case 'shorthand_property_identifier_pattern':
    case 'object_pattern':
    case 'pair_pattern':
      return destructured(name);
    case 'import_specifier': {
      const alias = parent.childForFieldName('alias');
      if (alias && alias.id !== name.id) return null;
      return importFrom(parent, field(parent, 'name').text);
    }
    case 'namespace_import':
      return importFrom(parent, null);
    case 'import_clause':
      return importFrom(parent, 'default');
    case 'export_specifier':
      return exportSpecifier(name, parent);
    case 'assignment_expression':
      return isField(parent, 'left', name) ? assignment(parent) : null;
    case 'member_expression':
      return exportsMember(name, parent);
    case 'pair':
      return isField(parent, 'key', name) ? { kind: 'value', node: parent, value: field(parent, 'value'), member: true } : null;
    case 'public_field_definition':
    case 'field_definition': {
      const value = parent.childForFieldName('value');
      if (!value || !(isField(parent, 'name', name) || isField(parent, 'property', name))) return null;
      return { kind: 'value', node: parent, value, member: true };
    }
    case 'formal_parameters':
    case 'required_parameter':
    case 'optional_parameter':
    case 'rest_pattern':
    case 'assignment_pattern':
      return isField(parent, 'right', name) || isField(parent, 'value', name) ? null : { kind: 'value', node: parent, value: opaque('a parameter') };
    case 'arrow_function':
      return isField(parent, 'parameter', name) ? { kind: 'value', node: field(parent, 'body'), value: opaque('a parameter') } : null;
    case 'for_in_statement':
      return isField(parent, 'left', name) ? { kind: 'value', node: field(parent, 'body'), value: opaque('a loop variable') } : null;
    default:
      return null;
  }
}

function variable(name: Node, declarator: Node): Binding | null {
  const value = declarator.childForFieldName('value');
  // `let x;` and `var x = void 0` only announce the name.
  if (!value || isNothing(value)) return null;
  const node = exportedStatement(declarator.parent ?? declarator);
  const required = requireOf(value);
  if (required) return { kind: 'import', node, specifier: required.specifier, name: null, interop: required.interop };
  return { kind: 'value', node, value, ...exportName(declarator.parent, name.text) };
}

/** `const { a, b: c } = require('x')`. */
function destructured(name: Node): Binding | null {
  const pair = name.parent?.type === 'pair_pattern' ? name.parent : null;
  if (pair && !isField(pair, 'value', name)) return null;
  const pattern = pair ? pair.parent : name.parent;
  const declarator = pattern?.parent;
  if (declarator?.type !== 'variable_declarator') {
    return pattern ? { kind: 'value', node: pattern, value: opaque('a parameter') } : null;
  }
  const required = requireOf(field(declarator, 'value'));
  const imported = pair ? field(pair, 'key').text : name.text;
  if (!required) return { kind: 'value', node: declarator, value: opaque('a part of another value') };
  return { kind: 'import', node: declarator, specifier: required.specifier, name: imported };
}

function importFrom(node: Node, name: string | null): Binding | null {
  let statement: Node | null = node;
  while (statement && statement.type !== 'import_statement') statement = statement.parent;
  const source = statement?.childForFieldName('source');
  return source ? { kind: 'import', node: statement as Node, specifier: stringText(source), name } : null;
}

/** `export { a as b } [from 'x']`. */
function exportSpecifier(name: Node, specifier: Node): Binding | null {
  const alias = specifier.childForFieldName('alias');
  if (alias && alias.id !== name.id) return null;
  const statement = specifier.parent?.parent;
  const original = field(specifier, 'name');
  const source = statement?.childForFieldName('source');
  if (source) return { kind: 'import', node: specifier, specifier: stringText(source), name: original.text, exported: name.text, member: true };
  if (!alias) return null;
  return { kind: 'value', node: specifier, value: { kind: 'name', name: original.text }, exported: name.text, member: true };
}

function assignment(node: Node): Binding | null {
  const value = field(node, 'right');
  if (isNothing(value)) return null;
  const statement = node.parent?.type === 'expression_statement' ? node.parent : node;
  return { kind: 'value', node: statement, value };
}

/** `exports.NAME = …`, `module.exports.NAME = …` and `module.exports = …`. */
function exportsMember(name: Node, member: Node): Binding | null {
  if (!isField(member, 'property', name)) return null;
  const object = field(member, 'object').text;
  const target = member.parent;
  if (target?.type !== 'assignment_expression' || !isField(target, 'left', member)) return null;
  const value = field(target, 'right');
  if (isNothing(value)) return null;
  const node = target.parent?.type === 'expression_statement' ? target.parent : target;
  if (object === 'exports' || object === 'module.exports') return { kind: 'value', node, value, exported: name.text, member: true };
  if (object === 'module' && name.text === 'exports') return { kind: 'value', node, value, exported: 'module.exports', member: true };
  // `Lexer.KEYWORDS = …`, `this.words = …`: found by name, but not a variable.
  return { kind: 'value', node, value, member: true };
}

function defaultExport(name: Node, parent: Node): Binding | null {
  if (parent.type === 'member_expression') return exportsMember(name, parent);
  if (parent.type === 'export_specifier') return exportSpecifier(name, parent);
  if (parent.type !== 'export_statement') return null;
  const value = parent.childForFieldName('value') ?? parent.childForFieldName('declaration');
  return value && { kind: 'value', node: parent, value, exported: 'default', member: true };
}

function change(name: Node): Change | null {
  const parent = name.parent;
  if (name.type !== 'identifier' || !parent) return null;
  if (parent.type === 'augmented_assignment_expression' && isField(parent, 'left', name)) {
    return { kind: 'unknown', node: statementOf(parent) };
  }
  const grand = parent.parent;
  if (isPropertyOf(parent, name) && grand) {
    if (grand.type === 'assignment_expression' && isField(grand, 'left', parent)) {
      const key = parent.childForFieldName('index');
      const node = statementOf(grand);
      return key ? { kind: 'set', node, key, value: field(grand, 'right') } : { kind: 'unknown', node };
    }
    if (grand.type === 'unary_expression' && field(grand, 'operator').text === 'delete') return { kind: 'unknown', node: statementOf(grand) };
  }
  if (parent.type === 'arguments' && grand?.type === 'call_expression' && field(grand, 'function').text === 'Object.assign') {
    const [target, value, ...more] = named(parent);
    if (target?.id !== name.id) return null;
    const node = statementOf(grand);
    return value && more.length === 0 ? { kind: 'extend', node, value } : { kind: 'unknown', node };
  }
  if (parent.type !== 'member_expression' || grand?.type !== 'call_expression' || !isField(grand, 'function', parent)) return null;
  const method = field(parent, 'property').text;
  const args = named(field(grand, 'arguments'));
  const node = statementOf(grand);
  const [first, second] = args;
  if ((method === 'push' || method === 'add') && first && args.length === 1) {
    return first.type === 'spread_element'
      ? { kind: 'extend', node, value: first.firstNamedChild as Node }
      : { kind: 'append', node, value: first };
  }
  if (method === 'set' && first && second) return { kind: 'set', node, key: first, value: second };
  return MUTATING_METHODS.has(method) ? { kind: 'unknown', node } : null;
}

const MUTATING_METHODS = new Set([
  'add', 'clear', 'copyWithin', 'delete', 'fill', 'pop', 'push', 'reverse', 'set', 'shift', 'sort', 'splice', 'unshift',
]);

/** Node's and TypeScript's way: the path as written, with the extensions that may be left out, and `.js` written for `.ts`. */
function modulePaths(specifier: string, importer: string): string[] {
  if (!specifier.startsWith('.')) return [];
  const parts = importer.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  const path = parts.join('/');
  const extensions = ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.mts', '.cts', '.jsx', '.json', '.d.ts'];
  const written = path.replace(/\.([mc]?)js(x?)$/, '.$1ts$2');
  return [path, ...(written === path ? [] : [written]), ...extensions.map(e => path + e), ...extensions.map(e => `${path}/index${e}`)];
}

function templateOf(node: Node): Expression {
  const parts: (string | Node)[] = [];
  // The text between substitutions is taken from the source: grammars differ in how they cut it.
  let at = node.startIndex + 1;
  const source = node.text;
  for (const child of node.namedChildren) {
    if (child?.type !== 'template_substitution') continue;
    parts.push(source.slice(at - node.startIndex, child.startIndex - node.startIndex), child);
    at = child.endIndex;
  }
  parts.push(source.slice(at - node.startIndex, -1));
  const decoded: (string | Node)[] = [];
  for (const part of parts) {
    const value = typeof part === 'string' ? unescape(part) : part;
    if (value === undefined) return opaque('a malformed escape');
    decoded.push(value);
  }
  if (decoded.length === 1) return { kind: 'literal', value: decoded[0] as string };
  return { kind: 'text', parts: decoded };
}

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', '0': '\0', '\n': '', '\u2028': '', '\u2029': '',
};

/** ECMA-262, "String Literals"; undefined when an escape names no character. */
function unescape(content: string): string | undefined {
  if (!content.includes('\\')) return content;
  let malformed = false;
  const value = content.replace(
    /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|u\{([0-9a-fA-F]+)\}|([\s\S]))/gu,
    (_whole, hex?: string, short?: string, long?: string, simple?: string) => {
      const code = hex ?? short ?? long;
      if (code === undefined) return SIMPLE_ESCAPES[simple as string] ?? (simple as string);
      const point = Number.parseInt(code, 16);
      if (point > 0x10ffff) malformed = true;
      return malformed ? '' : short ? String.fromCharCode(point) : String.fromCodePoint(point);
    },
  );
  return malformed ? undefined : value;
}

function number(source: string): Expression {
  const digits = source.replaceAll('_', '');
  const value = digits.endsWith('n') ? Number(digits.slice(0, -1)) : Number(digits);
  if (!Number.isFinite(value)) return opaque(`the number ${source}`);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return opaque(`${source} is beyond 2^53 and`);
  return { kind: 'literal', value };
}

function items(node: Node): Item[] {
  return named(node).map(child =>
    child.type === 'spread_element' ? { node: child.firstNamedChild as Node, spread: true } : { node: child, spread: false },
  );
}

function objectEntry(node: Node): MappingEntry {
  switch (node.type) {
    case 'spread_element':
      return { node, spread: node.firstNamedChild as Node };
    case 'pair':
      return { node, key: propertyKey(field(node, 'key')), value: field(node, 'value') };
    case 'method_definition':
      return { node, key: propertyKey(field(node, 'name')), value: node };
    default:
      return { node, key: node.text, value: node };
  }
}

/** A property's name: written as a name, a text or a number, or computed. */
function propertyKey(node: Node): Node | string {
  if (node.type === 'property_identifier' || node.type === 'private_property_identifier') return node.text;
  return node.type === 'number' ? String(Number(node.text)) : node;
}

function memberOf(node: Node): Expression {
  const object = field(node, 'object');
  const name = field(node, 'property').text;
  // Inside of its file, `exports.X` is the X that the file exports.
  if (object.text === 'exports' || object.text === 'module.exports') return { kind: 'exported', name };
  return { kind: 'member', object, name };
}

function callOf(node: Node): Expression {
  const required = requireOf(node);
  if (required) return { kind: 'module', specifier: required.specifier, interop: required.interop };
  const list = field(node, 'arguments');
  if (list.type !== 'arguments') return opaque('a tagged template');
  return compiledEnum(node) ?? { kind: 'call', callee: field(node, 'function'), arguments: argumentsOf(list) };
}

function argumentsOf(list: Node | null): Argument[] {
  return list ? items(list).map(({ node, spread }) => (spread ? { node, spread: 'positional' } : { node })) : [];
}

/** `require('x')`, also inside of the helpers that compilers put around it. */
function requireOf(node: Node): { specifier: string; interop: boolean } | null {
  if (node.type !== 'call_expression') return null;
  const callee = field(node, 'function').text;
  const [argument] = named(field(node, 'arguments'));
  if (/(^|\.)(__importDefault|_interopRequireDefault)$/.test(callee)) {
    const specifier = requiredModule(argument);
    return specifier === null ? null : { specifier, interop: true };
  }
  if (/(^|\.)(__importStar|_interopRequireWildcard|__toESM)$/.test(callee)) {
    const specifier = requiredModule(argument);
    return specifier === null ? null : { specifier, interop: false };
  }
  const specifier = requiredModule(node);
  return specifier === null ? null : { specifier, interop: false };
}

function requiredModule(call: Node | undefined): string | null {
  if (call?.type !== 'call_expression' || field(call, 'function').text !== 'require') return null;
  const [argument] = named(field(call, 'arguments'));
  return argument?.type === 'string' ? stringText(argument) : null;
}

function functionOf(node: Node): FunctionShape {
  const single = node.childForFieldName('parameter');
  const parameters: Parameter[] = single
    ? [{ name: single.text, default: null, rest: null }]
    : named(field(node, 'parameters')).map(parameterOf);
  const body = node.childForFieldName('body');
  return { name: node.childForFieldName('name')?.text ?? 'function', node, parameters, result: body && resultOf(body) };
}

function parameterOf(node: Node): Parameter {
  const pattern = node.childForFieldName('pattern') ?? node.childForFieldName('left') ?? node;
  const value = node.childForFieldName('value') ?? node.childForFieldName('right');
  const rest = pattern.type === 'rest_pattern' ? 'positional' : null;
  return { name: pattern.text.replace(/^\.\.\./, ''), default: value, rest };
}

/** Only bodies that name constants and then return: anything else may do what a reader cannot follow. */
function resultOf(body: Node): Node | Expression | null {
  if (body.type !== 'statement_block') return body;
  const statements = named(body);
  const last = statements.at(-1);
  const before = statements.slice(0, -1);
  if (last?.type === 'return_statement' && before.every(isDeclaration)) return last.firstNamedChild;
  const arms = statements.find(statement => statement.type === 'switch_statement');
  return arms && statements.filter(statement => statement !== arms).every(s => isDeclaration(s) || s.type === 'return_statement' || s.type === 'throw_statement')
    ? armsOf(arms)
    : null;
}

function isDeclaration(statement: Node): boolean {
  return statement.type === 'lexical_declaration' || statement.type === 'variable_declaration';
}

/** `case 'a': case 'b': return x;` as entries of a table. */
function armsOf(node: Node): Expression {
  const entries: MappingEntry[] = [];
  let waiting: { node: Node; key: Node }[] = [];
  for (const arm of named(field(node, 'body'))) {
    if (arm.type !== 'switch_case') {
      waiting = [];
      continue;
    }
    const key = field(arm, 'value');
    waiting.push({ node: arm, key });
    const [statement] = named(arm).filter(child => child.id !== key.id);
    if (!statement) continue;
    const value = statement.type === 'return_statement' ? statement.firstNamedChild : null;
    if (value) for (const { node: at, key: name } of waiting) entries.push({ node: at, key: name, value });
    waiting = [];
  }
  return { kind: 'mapping', entries };
}

function classOf(node: Node): ClassShape {
  const members: MappingEntry[] = [];
  let parameters: readonly Parameter[] | null = null;
  for (const member of named(field(node, 'body'))) {
    const isStatic = member.children.some(child => child?.type === 'static');
    const name = member.childForFieldName('property') ?? member.childForFieldName('name');
    const value = member.childForFieldName('value');
    if (member.type === 'method_definition' && name?.text === 'constructor') parameters = functionOf(member).parameters;
    else if (isStatic && name && value) members.push({ node: member, key: propertyKey(name), value });
  }
  return { name: node.childForFieldName('name')?.text ?? 'class', node, members, parameters };
}

function enumOf(node: Node): Expression {
  const entries = named(field(node, 'body')).map((member): MappingEntry => {
    if (member.type !== 'enum_assignment') return { node: member, key: enumKey(member), value: { next: 1 } };
    return { node: member, key: enumKey(field(member, 'name')), value: field(member, 'value') };
  });
  return { kind: 'mapping', entries };
}

function enumKey(node: Node): string {
  return node.type === 'string' ? stringText(node) : node.text;
}

/** An enum as TypeScript compiles it: `((E) => { E[E["A"] = 0] = "A"; … })(E || {})`. */
function compiledEnum(call: Node): Expression | null {
  let callee = field(call, 'function');
  while (callee.type === 'parenthesized_expression') callee = named(callee)[0] ?? callee;
  if (!FUNCTIONS.has(callee.type)) return null;
  const shape = functionOf(callee);
  const body = field(callee, 'body');
  const own = shape.parameters[0]?.name;
  if (shape.parameters.length !== 1 || body.type !== 'statement_block') return null;
  const entries: MappingEntry[] = [];
  for (const statement of named(body)) {
    if (statement.type === 'return_statement' && statement.firstNamedChild?.text === own) continue;
    const member = statement.type === 'expression_statement' ? enumAssignment(statement.firstNamedChild, own) : null;
    if (!member) return null;
    entries.push({ node: statement, ...member });
  }
  return entries.length > 0 ? { kind: 'mapping', entries } : null;
}

/** `E[E["A"] = 0] = "A"` or `E["A"] = "a"`. */
function enumAssignment(node: Node | null, own: string | undefined): { key: string; value: Node } | null {
  const target = node?.type === 'assignment_expression' ? field(node, 'left') : null;
  if (!node || target?.type !== 'subscript_expression' || field(target, 'object').text !== own) return null;
  const index = field(target, 'index');
  if (index.type === 'assignment_expression') return enumAssignment(index, own);
  return index.type === 'string' ? { key: stringText(index), value: field(node, 'right') } : null;
}

function isPropertyOf(parent: Node, name: Node): boolean {
  return (parent.type === 'subscript_expression' || parent.type === 'member_expression') && isField(parent, 'object', name);
}

function exportName(declaration: Node | null, name: string): { exported?: string } {
  const statement = declaration?.parent;
  if (statement?.type !== 'export_statement') return {};
  return { exported: statement.children.some(child => child?.type === 'default') ? 'default' : name };
}

function exportedStatement(declaration: Node): Node {
  return declaration.parent?.type === 'export_statement' ? declaration.parent : declaration;
}

function statementOf(node: Node): Node {
  return node.parent?.type === 'expression_statement' ? node.parent : node;
}

/** `undefined` and `void 0`: an announcement, not a value. */
function isNothing(node: Node): boolean {
  if (node.type === 'assignment_expression') return isNothing(field(node, 'right'));
  return node.type === 'undefined' || node.text === 'undefined' || (node.type === 'unary_expression' && field(node, 'operator').text === 'void');
}

function stringText(node: Node): string {
  return unescape(node.text.slice(1, -1)) ?? node.text;
}

function same(node: Node | null | undefined, whole: Node): Expression {
  return node ? { kind: 'same', node } : opaque(`an empty ${whole.type.replaceAll('_', ' ')}`);
}

function opaque(reason: string): Expression & { kind: 'opaque' } {
  return { kind: 'opaque', reason: `${reason} has no value before the program runs` };
}

