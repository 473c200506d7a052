import { field, named } from '../../syntax/nodes.js';
import type { Effects } from '../language/effects.js';
import { bases, declaration, deferred, functionAround, isClass, methods, parameters, scopes } from './declarations.js';
import { FUNCTIONS } from './functions.js';
import { LIBRARY_FUNCTIONS, LIBRARY_METHODS } from './library-effects.js';
import { stringText } from './literals.js';
import { requireOf } from './modules.js';
import { targets, use } from './uses.js';

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
    const callee = node.childForFieldName('function') ?? node.childForFieldName('constructor');
    return callee && { callee, arguments: list?.type === 'arguments' ? named(list) : [] };
  },
  member(node) {
    if (node.type === 'member_expression')
      return { object: field(node, 'object'), name: field(node, 'property').text };
    const index = node.type === 'subscript_expression' ? field(node, 'index') : undefined;
    return index?.type === 'string' ? { object: field(node, 'object'), name: stringText(index) } : null;
  },
  deferred,
  isFunction: node => FUNCTIONS.has(node.type),
  isClass,
  methods,
  bases,
  names: new Set(['identifier', 'shorthand_property_identifier', 'shorthand_property_identifier_pattern']),
  mapsGiveKeys: false,
  libraryFunctions: LIBRARY_FUNCTIONS,
  libraryMethods: LIBRARY_METHODS,
  specifiers: text =>
    [...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)(["'])(\.[^"'\n]*)\1/g)].map(
      ([, , specifier = '']) => specifier,
    ),
  loaded(call) {
    const required = requireOf(call);
    if (required) return required.specifier;
    const match = /^import\(\s*["']([^"']+)["']\s*\)$/.exec(call.type === 'call_expression' ? call.text : '');
    return match?.[1] ?? null;
  },
  reflection: /\beval\(|\bnew Function\(/g,
};
