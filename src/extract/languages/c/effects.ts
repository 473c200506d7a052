import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { Effects } from '../language/effects.js';
import { around, compiledEffects } from '../shared/effects.js';
import { nameIn } from './declarators.js';
import {
  BLOCKS,
  CLASSES,
  classNamedBy,
  declaration,
  functionName,
  isArray,
  isClass,
  isConstant,
  isScope,
  isStatic,
  keyOf,
  methods,
  parameters,
  targets,
} from './declared.js';
import { FUNCTIONS } from './functions.js';
import { LIBRARY_FUNCTIONS, LIBRARY_METHODS } from './library-effects.js';
import { MADE } from './made-objects.js';
import { macrosIn } from './spelled.js';
import { USES } from './uses.js';

/** Whether an expression is another name for a place: by how a name is declared, or what a function gives. */
function isReference(node: Node): boolean {
  if (node.type === 'call_expression') return true;
  if (node.type !== 'identifier') return false;
  for (
    let scope: Node | null = around(node, isScope);
    scope;
    scope = scope.parent ? around(scope, isScope) : null
  ) {
    const declared = scope
      .descendantsOfType(['reference_declarator'])
      .filter(each => each !== null && nameIn(each)?.text === node.text);
    if (declared.length > 0) return true;
  }
  return false;
}

/** The name of a function behind its namespaces, without what a template is made with. */
function calleeOf(node: Node): Node {
  if (node.type === 'template_function') return field(node, 'name');
  const isOwn = node.type === 'qualified_identifier' && node.childForFieldName('scope')?.text !== 'std';
  return isOwn ? calleeOf(field(node, 'name')) : node;
}

/** `std::name` */
function libraryName(node: Node): ReturnType<Effects['member']> {
  const scope = node.type === 'qualified_identifier' ? node.childForFieldName('scope') : null;
  return scope?.text === 'std' ? { object: scope, name: field(node, 'name').text } : null;
}

/** `__attribute__((constructor))`, also where the function is only declared, and what is put among such by hand. */
function runsFirst(fn: Node): boolean {
  if (fn.type === 'lambda_expression')
    return fn.parent?.type === 'call_expression' && isField(fn.parent, 'function', fn);
  const { text } = fn.tree.rootNode;
  if (!/\bconstructor\b|\binit_array\b/.test(text)) return false;
  const body = fn.childForFieldName('body');
  const head = text.slice(fn.startIndex, body?.startIndex);
  const name = functionName(fn)?.text ?? '';
  return (
    /\bconstructor\b/.test(head) ||
    isMarked(fn, text) ||
    new RegExp(`\\b${name}\\s*\\([^;{}]*\\)\\s*__attribute__\\s*\\(\\(\\s*\\w*constructor`).test(text) ||
    new RegExp(`\\binit_array\\b[^;]*=[^;]*\\b${name}\\b`).test(text)
  );
}

/** `CTOR static void f(void)`, where a macro says so: the parser sees blanks in its place, or the name among the types. */
function isMarked(fn: Node, text: string): boolean {
  const marks = macrosIn(text).filter(({ body }) => /\bconstructor\b|\binit_array\b/.test(body));
  if (marks.length === 0) return false;
  const head = text.slice(fn.startIndex, fn.childForFieldName('body')?.startIndex);
  const line = text.lastIndexOf('\n', fn.startIndex - 1) + 1;
  const before = text.slice(line, fn.startIndex);
  const blanks = before.trim() === '' ? before.length : 0;
  return marks.some(
    ({ name }) => new RegExp(`\\b${name}\\b`).test(`${before} ${head}`) || blanks > name.length,
  );
}

const COMPILED = compiledEffects({
  uses: USES,
  reading:
    /(_statement|_declaration|_type|_clause|_specifier|^compound_statement|^binary_expression|^unary_expression|^sizeof_expression|^translation_unit|_declarator|^type_\w+|^field_identifier|_definition|^template_argument_list|^preproc_\w+|^linkage_\w+|^declaration\w*|^subscript_argument_list|^template_\w+|^lambda_\w+|^condition_clause|^attribute\w*|^gnu_asm\w*|^field_initializer\w*|^static_assert\w*|^alignof_expression|^declaration|^decltype|^noexcept|^parameter_list|^ERROR)$/,
  names: ['identifier', 'type_identifier'],
  functions: FUNCTIONS,
  classes: CLASSES,
  blocks: BLOCKS,
  runsFirst,
  declaration,
  targets,
  parameters,
  self: fn => (FUNCTIONS.has(fn.type) && fn.parent?.type === 'field_declaration_list' ? 'this' : null),
  call(node) {
    if (node.type === 'call_expression')
      return { callee: calleeOf(field(node, 'function')), arguments: named(field(node, 'arguments')) };
    // An object is made: `Reg one("x");`.
    const type = node.type === 'declaration' ? node.childForFieldName('type') : null;
    return type?.type === 'type_identifier' && around(node, isScope)?.parent === null
      ? { callee: type, arguments: [] }
      : null;
  },
  calls: ['call_expression', 'declaration', 'compound_literal_expression', 'new_expression'],
  member: node =>
    node.type === 'field_expression'
      ? { object: field(node, 'argument'), name: field(node, 'field').text }
      : libraryName(node),
  members: ['field_expression'],
  methods,
  starters: ['constructor'],
  bareFields: true,
  keyOf,
  libraryFunctions: LIBRARY_FUNCTIONS,
  libraryMethods: LIBRARY_METHODS,
  sees: { folder: 'all', members: () => false },
});

/** Where objects go in programs of C and C++ before `main` begins. */
export const effects: Effects = {
  ...COMPILED,
  scopes: node =>
    COMPILED.scopes(node).flatMap(scope => {
      const own = classNamedBy(scope);
      return own ? [scope, own] : [scope];
    }),
  isClass,
  nameOf: functionName,
  // An operator is called where nobody says its name.
  runsUnnamed: fn => /^operator\b/.test(functionName(fn)?.text ?? ''),
  macros: macrosIn,
  made: MADE,
  isReference,
  initializer(maker, name) {
    const list = named(maker).find(({ type }) => type === 'field_initializer_list');
    const own = (list ? named(list) : []).find(each => each.firstNamedChild?.text === name);
    const [value, ...more] = own?.namedChildren[1] ? named(own.namedChildren[1]) : [];
    return more.length === 0 ? value : own;
  },
  isConstant(name) {
    let node = name;
    while (node.parent && /_declarator$/.test(node.parent.type)) {
      node = node.parent;
      if (node.type === 'pointer_declarator') return isConstant(node);
    }
    return node.parent?.type === 'declaration' && isConstant(node.parent);
  },
  textsChange: true,
  callsByMethod: true,
  refers(parameter, argument) {
    const declarator = around(
      parameter,
      type => !/^(reference|pointer|array|parenthesized)_declarator$/.test(type),
    );
    if (!declarator || isConstant(declarator)) return false;
    const kind = parameter.parent?.type ?? '';
    return (
      kind === 'reference_declarator' || (/^(pointer|array)_declarator$/.test(kind) && isArray(argument))
    );
  },
  isStatic(node) {
    const holder = around(node, type => type === 'declaration' || FUNCTIONS.has(type));
    return holder?.type === 'declaration' && isStatic(holder);
  },
};
