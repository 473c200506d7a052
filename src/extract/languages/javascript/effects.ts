import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import { ANY_MODULE, type Effects, NO_FIELDS } from '../language/effects.js';
import { asksFor } from './asked-names.js';
import {
  bases,
  declaration,
  deferred,
  functionAround,
  isClass,
  isEntry,
  methods,
  parameters,
  scopes,
} from './declarations.js';
import { givenWhole, givesParts, isParameter, ownModuleAt, passedOn } from './exports.js';
import { FUNCTIONS } from './functions.js';
import { LIBRARY_METHODS, libraryFunction } from './library-effects.js';
import { stringText } from './literals.js';
import { loaded, loads, reflected } from './loads.js';
import { requireOf } from './modules.js';
import { keyOf, targets, use } from './uses.js';

const MEMBERS = new Set(['member_expression', 'subscript_expression']);

/** Where objects go in programs of JavaScript and TypeScript. */
export const effects: Effects = {
  use,
  declaration,
  scopes,
  functionAround,
  targets,
  parameters,
  self: fn => (fn.type === 'arrow_function' ? null : 'this'),
  call(node) {
    if (node.type === 'decorator') {
      const callee = node.firstNamedChild;
      return callee && node.parent ? { callee, arguments: [node.parent] } : null;
    }
    if (node.type !== 'call_expression' && node.type !== 'new_expression') return null;
    const list = node.childForFieldName('arguments');
    // The texts of a template, and what stands between them.
    const between = list?.type === 'template_string' ? [list, ...substituted(list)] : [];
    const callee = node.childForFieldName('function') ?? node.childForFieldName('constructor');
    return callee && { callee, arguments: list?.type === 'arguments' ? named(list) : between };
  },
  member(node) {
    if (node.type === 'member_expression')
      return { object: field(node, 'object'), name: field(node, 'property').text };
    const index = node.type === 'subscript_expression' ? field(node, 'index') : undefined;
    return index?.type === 'string' ? { object: field(node, 'object'), name: stringText(index) } : null;
  },
  deferred,
  isEntry,
  isTest: path => /(^|\/)(tests?|__tests__|__mocks__)\/|\.(test|spec)\.[cm]?[jt]sx?$/.test(path),
  isFunction: node => FUNCTIONS.has(node.type),
  isClass,
  methods,
  bases,
  // The name of a class is one of a type, in TypeScript.
  names: new Set([
    'identifier',
    'type_identifier',
    'shorthand_property_identifier',
    'shorthand_property_identifier_pattern',
  ]),
  mapsGiveKeys: false,
  libraryFunction,
  libraryMethods: LIBRARY_METHODS,
  specifiers: text => [
    ...[...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)(["'])(\.[^"'\n]*)\1/g)].map(
      ([, , specifier = '']) => specifier,
    ),
    ...(LOADING_ANY.test(text) ? [ANY_MODULE] : []),
  ],
  asksFor,
  loaded,
  loads,
  exported: place =>
    /^(?:module\.)?exports\.(\w+)$/.exec(place.text)?.[1] ??
    (place.text === 'module.exports' ? place.text : null),
  ownModule: {
    names: ['exports', 'this'],
    isParameter,
    whole(name) {
      const whole = ownModuleAt(name);
      const around = whole?.parent;
      if (!whole || !around || !MEMBERS.has(around.type) || !isField(around, 'object', whole)) return null;
      // `exports.K = K` says what the file gives others, and asks for nothing of it.
      const { parent: statement } = around;
      const isGiven = whole.text === 'exports' || whole.text === 'module.exports';
      return isGiven && statement?.type === 'assignment_expression' && isField(statement, 'left', around)
        ? null
        : whole;
    },
  },
  passedOn,
  reflected,
  givenWhole,
  givesParts,
  mayAddMembers(name, text) {
    const own = name.replace(/\$/g, '\\$&');
    return new RegExp(
      `(?<![\\w$.])${own}\\s*(?:\\.\\s*prototype\\b|\\[|\\.[\\w$]+\\s*=(?![=>]))|\\(\\s*${own}\\s*[,)]|=\\s*${own}\\s*[;,\\n]`,
    ).test(text);
  },
  asked: () => [],
  imports,
  calls: new Set([
    ...FUNCTIONS,
    'call_expression',
    'new_expression',
    'decorator',
    'class_declaration',
    'abstract_class_declaration',
    'class',
    'field_definition',
    'public_field_definition',
    'if_statement',
  ]),
  atOnce: node => node.childForFieldName('alternative'),
  property(object, name) {
    if (object.type !== 'object') return null;
    for (const child of named(object)) {
      if (child.type === 'method_definition' && field(child, 'name').text === name) return child;
      const value = child.type === 'pair' ? field(child, 'value') : null;
      if (value && FUNCTIONS.has(value.type) && field(child, 'key').text === name) return value;
    }
    return null;
  },
  starters: ['constructor'],
  finishers: [],
  members: ['member_expression'],
  fields: () => NO_FIELDS,
  keyOf,
  methodsByKey: true,
  itself: new Set(['__proto__']),
  standsBehind: name => name === '__proto__',
  tableTypes: /^(?:Map|Set|Array)\b/,
  allArguments: 'arguments',
  // A trap of a proxy gets what is assigned to its members.
  operators: text => (/\bnew Proxy\(/.test(text) ? ['set', 'defineProperty'] : []),
  // Another declaration of the name, or none that says that it stays.
  mayRebind(name, text) {
    const isCode = /^(generator_function|function|class)_declaration$/.test(name.parent?.type ?? '');
    const statement = name.parent?.parent;
    if (!isCode) {
      if (statement?.type !== 'lexical_declaration' && statement?.type !== 'variable_declaration')
        return false;
      if (statement.firstChild?.type === 'const') return false;
    }
    const own = name.text.replace(/\$/g, '\\$&');
    const writes = text.match(
      new RegExp(
        `(?<![\\w$.])${own}\\s*(?:[-+*/%&|^?<>]{0,3}=(?![=>])|\\+\\+|--)|(?:\\+\\+|--)\\s*${own}(?![\\w$])|[\\[{,]\\s*${own}\\s*[\\]},]`,
        'g',
      ),
    );
    // The first one is where it is declared with a value.
    return (writes?.length ?? 0) > (isCode || !name.parent?.childForFieldName('value') ? 0 : 1);
  },
  operand(node) {
    const { parent } = node;
    const isValue = parent?.type === 'assignment_expression' && isField(parent, 'right', node);
    const isMember = isValue && MEMBERS.has(field(parent, 'left').type);
    return isMember ? { methods: ['set', 'defineProperty'], index: 2, of: [] } : null;
  },
  runsUnnamed,
  getsClass: method => method.children.some(child => child?.type === 'static'),
  unnamedClass: {
    words: ['constructor', 'getPrototypeOf', '__proto__'],
    of({ parent, text }) {
      if (parent?.type !== 'member_expression') return null;
      if (text === 'constructor') return { node: parent, instance: field(parent, 'object') };
      const call = text === 'getPrototypeOf' ? parent.parent : parent;
      return call ? { node: call, instance: null } : null;
    },
  },
  isSetter: fn => fn.children.some(child => child?.type === 'set'),
  everywhere: new Set(['globalThis', 'global', 'window', 'self']),
  // A call of it by its name alone has the names around it.
  definesNames: node => node.type === 'call_expression' && field(node, 'function').text === 'eval',
  reflections(root, text) {
    if (!/\beval\(|\bnew Function\(/.test(text)) return [];
    return root.descendantsOfType(['call_expression', 'new_expression']).flatMap(node => {
      const callee = node && (node.childForFieldName('function') ?? node.childForFieldName('constructor'));
      if (!node || !callee || !/^(eval|Function)$/.test(callee.text)) return [];
      const code = named(field(node, 'arguments')).at(-1);
      return [{ node, holds: code?.type === 'string' ? code.text : undefined }];
    });
  },
};

/** Modules that are asked for by what only a run can tell. */
const LOADING_ANY =
  /\b(?:require|import)\(\s*(?:[^\s"')]|(["'])[^"'\n]*\1\s*[^\s),])|\brequire\.cache\b|=\s*require\s*[;,\n]|\bcreateRequire\([^()]*\)\(/;

/** What stands between the texts of a template. */
function substituted(template: Node): Node[] {
  return named(template).flatMap(child =>
    child.type === 'template_substitution' && child.firstNamedChild ? [child.firstNamedChild] : [],
  );
}

/** Functions of an object that run when it is asked for a property, is gone through, or becomes a text or number. */
function runsUnnamed(fn: Node): boolean {
  const around = fn.parent;
  if (fn.type === 'method_definition' && around?.type === 'object') {
    const isAccessor = fn.children.some(child => child?.type === 'get' || child?.type === 'set');
    return isAccessor || isUnnamed(field(fn, 'name'));
  }
  return around?.type === 'pair' && isUnnamed(field(around, 'key'));
}

function isUnnamed(name: Node): boolean {
  return (
    /^(?:computed_property_name)$/.test(name.type) ||
    /^(?:toString|valueOf|toJSON|then|next|return)$/.test(name.text)
  );
}

function imports(root: Node): Node[] {
  const found: Node[] = [];
  for (const statement of root.descendantsOfType([
    'import_statement',
    'namespace_export',
    'variable_declarator',
  ])) {
    if (!statement) continue;
    const isVariable = statement.type === 'variable_declarator';
    const value = isVariable ? statement.childForFieldName('value') : null;
    if (isVariable && !(value && requireOf(value))) continue;
    const where = isVariable ? field(statement, 'name') : statement;
    const names = where.descendantsOfType(['identifier', 'shorthand_property_identifier_pattern']);
    for (const node of [where, ...names]) if (node && effects.names.has(node.type)) found.push(node);
  }
  return found;
}
