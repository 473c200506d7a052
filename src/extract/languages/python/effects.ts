import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { Effects } from '../language/effects.js';
import { bases, declaration, functionAround, methods, parameters, scopes, self } from './declarations.js';
import { LIBRARY_FUNCTIONS, LIBRARY_METHODS } from './library-effects.js';
import { targets, use } from './uses.js';

/** Where objects go in programs of Python. */
export const effects: Effects = {
  use,
  declaration,
  scopes,
  functionAround,
  targets,
  parameters,
  self,
  call(node) {
    if (node.type === 'decorator') {
      const callee = node.firstNamedChild;
      const definition = node.parent?.childForFieldName('definition');
      return callee ? { callee, arguments: definition ? [definition] : [] } : null;
    }
    if (node.type !== 'call') return null;
    const list = field(node, 'arguments');
    return { callee: field(node, 'function'), arguments: list.type === 'argument_list' ? named(list) : [list] };
  },
  member: node =>
    node.type === 'attribute' ? { object: field(node, 'object'), name: field(node, 'attribute').text } : null,
  deferred: node => node.type === 'function_definition' || node.type === 'lambda',
  isFunction: node => node.type === 'function_definition' || node.type === 'lambda',
  isClass: node => node.type === 'class_definition',
  methods,
  bases,
  names: new Set(['identifier']),
  mapsGiveKeys: true,
  libraryFunctions: LIBRARY_FUNCTIONS,
  libraryMethods: LIBRARY_METHODS,
  specifiers,
  loaded(call: Node) {
    const match = /^(?:importlib\.import_module|import_module|__import__)\(\s*["']([\w.]+)["']\s*\)$/.exec(call.text);
    return match?.[1] ?? (/^sys\.modules\[__name__\]$/.test(call.text) ? '' : null);
  },
  loads: (root, text) =>
    /import_module\(|__import__\(/.test(text)
      ? root.descendantsOfType('call').filter((node): node is Node => node !== null && effects.loaded(node) !== null)
      : [],
  imports: root =>
    root
      .descendantsOfType(['import_statement', 'import_from_statement'])
      .flatMap(statement => statement?.descendantsOfType('identifier') ?? [])
      .filter((node): node is Node => node !== null),
  calls: new Set(['call', 'decorator', 'function_definition', 'lambda', 'class_definition']),
  atOnce: fn => fn.childForFieldName('parameters'),
  property: () => null,
  reflection: /\b(?:globals|vars|locals)\(\)|\b(?:exec|eval)\(|\bsys\.modules\b|\b__dict__\b/g,
};

/** Modules that a text imports, and names that may be modules: `from . import a`. */
function specifiers(text: string): string[] {
  const found: string[] = [];
  const statement = /^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]*(\([^)]*\)|[^\n]*)|import[ \t]+([^\n]*))/gm;
  for (const [, from, names = '', modules] of text.matchAll(statement)) {
    if (from !== undefined) {
      found.push(from);
      for (const name of names.replace(/#[^\n]*/g, '').split(/[,()]/)) {
        const [word] = name.trim().split(/\s+/);
        if (word && /^\w+$/.test(word)) found.push(`${from}${from.endsWith('.') ? '' : '.'}${word}`);
      }
    } else for (const name of (modules ?? '').split(',')) found.push(name.trim().split(/\s+/)[0] ?? '');
  }
  for (const [, name = ''] of text.matchAll(/import(?:_module|__)\(\s*["']([\w.]+)["']/g)) found.push(name);
  return found.filter(specifier => specifier !== '');
}
