import { oncePerText } from '../../../text/once-per-text.js';
import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import { ANY_MODULE, type Effects, type Load } from '../language/effects.js';
import { ATTRIBUTES } from './attributes.js';
import { CLASS_HOOKS, getsClass, makers, unnamedClass } from './class-effects.js';
import { keepsMembers } from './class-makers.js';
import {
  bases,
  declaration,
  functionAround,
  isEntry,
  methods,
  parameters,
  scopes,
  self,
} from './declarations.js';
import { fieldsOf } from './fields.js';
import { LIBRARY_METHODS, libraryFunction } from './library-effects.js';
import { operand } from './operands.js';
import { outsideWrites } from './outside-writes.js';
import { reflected } from './reflected.js';
import { withoutSplat } from './splats.js';
import { captured, keyOf, targets, use } from './uses.js';

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
    return {
      callee: withoutSplat(field(node, 'function')),
      arguments: list.type === 'argument_list' ? named(list) : [list],
    };
  },
  member: node =>
    node.type === 'attribute'
      ? { object: withoutSplat(field(node, 'object')), name: field(node, 'attribute').text }
      : null,
  deferred: node => node.type === 'function_definition' || node.type === 'lambda' || isEntry(node),
  isEntry,
  isTest: path => /(^|\/)tests?\/|(^|\/)(test_\w+|\w+_test|conftest)\.py$/.test(path),
  isFunction: node => node.type === 'function_definition' || node.type === 'lambda',
  isClass: node => node.type === 'class_definition',
  methods,
  bases,
  names: new Set(['identifier']),
  mapsGiveKeys: true,
  libraryFunction,
  libraryMethods: LIBRARY_METHODS,
  specifiers,
  walksParts:
    /\b(?:vars|dir|[gs]etattr|getmembers|\w*__dict__|values|items|pop|popitem|attrgetter|itemgetter)\b|\[\s*[^\W\d]\w*\s*\]/,
  loaded(node: Node) {
    const match =
      /^(?:(?:importlib\.)?(?:import_module|reload)|__import__)\(\s*["']([\w.]+)["'][^()]*\)$|^(?:sys\.)?modules\[\s*["']([\w.]+)["']\s*\]$/.exec(
        node.text,
      );
    return match?.[1] ?? match?.[2] ?? null;
  },
  loads,
  exported: () => null,
  asked: (method, root) =>
    method === '__enter__'
      ? root.descendantsOfType('as_pattern_target').filter((node): node is Node => node !== null)
      : [],
  captured,
  standsBehind: (name, text) => name === 'data' && /\bUser(?:Dict|List)\b/.test(text),
  imports: root =>
    root
      .descendantsOfType(['import_statement', 'import_from_statement'])
      .flatMap(statement => statement?.descendantsOfType('identifier') ?? [])
      .filter((node): node is Node => node !== null),
  calls: new Set(['call', 'decorator', 'function_definition', 'lambda', 'class_definition', 'if_statement']),
  atOnce: fn => fn.childForFieldName('parameters') ?? fn.childForFieldName('alternative'),
  property: () => null,
  enumerations: /(?:Enum|Flag)\b/,
  starters: ['__init__'],
  finishers: ['__post_init__', '__new__', '__setattr__', '__getattribute__'],
  members: ['attribute'],
  fields: fieldsOf,
  keyOf,
  isSetter: fn => /^@\w+\.setter\b/.test(fn.parent?.text ?? ''),
  operand,
  mayRebind: (name, text) => globalNames(text).has(name.text) || hasNames(text),
  isSetAgain: (name, text) => namesSetAgain(text).has(name.text),
  outsideWrites,
  membersOf(node) {
    if (node.type === 'attribute' && field(node, 'attribute').text === '__dict__')
      return field(node, 'object');
    const list =
      node.type === 'call' && field(node, 'function').text === 'vars' ? field(node, 'arguments') : null;
    return list?.firstNamedChild ?? null;
  },
  reflected,
  outward: (root, text) =>
    /\bglobal\b/.test(text)
      ? [
          ...new Set(
            root
              .descendantsOfType('global_statement')
              .flatMap(each => each?.text.match(WORDS)?.slice(1) ?? []),
          ),
        ]
      : [],
  mayMakeNames: text => hasNames(text) || /\bexec\(/.test(text),
  definesNames(node) {
    if (node.type !== 'call' || !/^(builtins\.)?exec$/.test(field(node, 'function').text)) return false;
    // With names of its own, or in a function, it defines them there.
    const [, names] = named(field(node, 'arguments'));
    return names ? /^(builtins\.)?globals\(\)$/.test(names.text) : functionAround(node) === null;
  },
  attributes: ATTRIBUTES,
  tableTypes:
    /^(?:\w+\.)*(?:dict|list|set|tuple|frozenset|OrderedDict|defaultdict|Counter|UserDict|UserList|deque)\b/,
  makers,
  keepsMembers,
  classHooks: CLASS_HOOKS,
  getsClass,
  unnamedClass,
  operators: text => [...new Set([...text.matchAll(/\bdef\s+(__\w+__)/g)].map(([, name = '']) => name))],
  everywhere: new Set(['builtins', '__builtins__']),
  // Of a member of an enumeration.
  itself: new Set(['value', '_value_']),
  reflections(root, text) {
    if (!REFLECTING.test(text)) return [];
    return root.descendantsOfType(['call', 'subscript', 'identifier', 'attribute']).flatMap(node => {
      if (!node) return [];
      if (node.type === 'attribute') return ofAttribute(node);
      if (node.type === 'identifier') return isHandedOn(node) ? [{ node, holds: undefined }] : [];
      if (IS_OWN_MODULE.test(node.text)) {
        // Those of a function are its own.
        const isOwn = /^(builtins\.)?(vars|locals)/.test(node.text) && functionAround(node) !== null;
        return isOwn ? [] : [{ node, holds: 'names' as const }];
      }
      if (node.type !== 'call' || !/^(builtins\.)?(exec|eval)$/.test(field(node, 'function').text)) return [];
      const [code] = named(field(node, 'arguments'));
      const isWritten = code?.type === 'string' && !/^[a-zA-Z]*f/i.test(code.text);
      return [{ node, holds: isWritten ? code.text : undefined }];
    });
  },
};

/** How a file asks for itself as a module: `sys.modules[__name__]`, `import_module(__name__)`. */
const OWN_MODULE =
  '\\b(?:(?:\\w{1,50}\\.)?modules(?:\\[__name__\\]|\\.get\\(__name__\\))|(?:(?:\\w{1,50}\\.)?import_module|__import__)\\(__name__\\))';
const IS_OWN_MODULE = new RegExp(`^(?:(?:builtins\\.)?(?:globals|vars|locals)\\(\\)|${OWN_MODULE})$`);

/** Where a file has all its names at once, and does more than to read one. */
const HAVING_NAMES = new RegExp(
  `\\bdel\\s[^\\n]*\\b(?:globals|vars|locals)\\(\\)|(?:\\b(?:globals|vars|locals)\\(\\)|${OWN_MODULE})(?!\\s*\\[[^\\]\\n]*\\](?!\\s*=(?!=))|\\.(?:get|items|keys|values|copy)\\b)`,
);

const hasNames = oncePerText(text => HAVING_NAMES.test(text));

/** Names that functions of a file may give other values, or `i += 1`, and words beside those. */
const globalNames = oncePerText(
  text =>
    new Set([
      ...[...text.matchAll(/\bglobal\b([^\n;]*)/g)].flatMap(([, names = '']) => names.match(WORDS) ?? []),
      ...augmentedNames(text),
    ]),
);

/** Names of which a statement says that they get another value: `global i`, `i += 1`. */
const namesSetAgain = oncePerText(
  text =>
    new Set([
      ...[...text.matchAll(/(?:^|[;:])[ \t]{0,200}global[ \t]([^\n;#]*)/gm)].flatMap(
        ([, names = '']) => names.match(WORDS) ?? [],
      ),
      ...augmentedNames(text),
    ]),
);

function augmentedNames(text: string): string[] {
  return [...text.matchAll(AUGMENTED)].map(([, name = '']) => name);
}

const AUGMENTED =
  /(?<![\p{L}\p{N}_.])([\p{L}_][\p{L}\p{N}_]{0,200})[ \t]{0,50}(?:\*\*|\/\/|<<|>>|[-+*/%&|^@])=(?!=)/gu;

const WORDS = /[\p{L}\p{N}_]+/gu;

const REFLECTING = new RegExp(
  `\\b(?:globals|vars|locals|exec|eval|f_globals|f_locals|__globals__|__(?:kw)?defaults__|__closure__|get_(?:objects|refer\\w+))\\b|${OWN_MODULE}`,
);

/** Attributes of functions, frames and the collector by which everything can be reached. */
function ofAttribute(node: Node): { node: Node; holds: 'names' | undefined }[] {
  const name = field(node, 'attribute').text;
  if (/^(f_globals|__globals__)$/.test(name)) return [{ node, holds: 'names' }];
  return /^(f_locals|__(kw)?defaults__|__closure__|get_(objects|refer\w+))$/.test(name)
    ? [{ node, holds: undefined }]
    : [];
}

/** Whether a function that reaches every name gets another one, or goes to somebody: `g = globals`, `map(exec, texts)`. */
function isHandedOn(node: Node): boolean {
  const { parent } = node;
  if (!/^(globals|exec|eval)$/.test(node.text) || !parent) return false;
  return parent.type === 'argument_list' || (parent.type === 'assignment' && isField(parent, 'right', node));
}

/** Modules that are asked for by a text: `import_module("a")`, `sys.modules["a"]`. */
const LOADING = /(?:import(?:_module|__)\(|\bmodules\[)\s*["']([\w.]+)["']/;

/** Modules that are asked for by what only a run can tell, or through all that there are. */
const LOADING_ANY = /\b(?:import_module|__import__)\b|\bsys\.modules\b/;

function loads(root: Node, text: string): Load[] {
  if (!LOADING_ANY.test(text)) return [];
  const others = [...text.matchAll(/\b(?:import_module|__import__)\s+as\s+(\w+)/g)].map(([, name]) => name);
  const found: Load[] = [];
  for (const node of root.descendantsOfType(['call', 'subscript', 'attribute'])) {
    if (!node) continue;
    const specifier = effects.loaded(node);
    if (specifier !== null) found.push({ node, specifier });
    else if (node.type === 'attribute' && node.text === 'sys.modules') {
      const isNamed = node.parent?.type === 'subscript' && effects.loaded(node.parent) !== null;
      if (!isNamed) found.push({ node, specifier: ANY_MODULE, under: [undefined] });
    } else if (node.type === 'call') {
      const callee = field(node, 'function').text;
      if (/^(importlib\.)?import_module$|^__import__$/.test(callee) || others.includes(callee))
        found.push({ node, specifier: ANY_MODULE });
    }
  }
  return found;
}

/** Modules that a text imports, and names that may be modules: `from . import a`. */
function specifiers(text: string): string[] {
  const found: string[] = [];
  const statement =
    /^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]*(\([^)]*\)|[^\n]*)|import[ \t]+([^\n]*))/gm;
  for (const [, from, names = '', modules] of text.matchAll(statement)) {
    if (from !== undefined) {
      found.push(from);
      for (const name of names.replace(/#[^\n]*/g, '').split(/[,()]/)) {
        const [word] = name.trim().split(/\s+/);
        if (word && /^\w+$/.test(word)) found.push(`${from}${from.endsWith('.') ? '' : '.'}${word}`);
      }
    } else for (const name of (modules ?? '').split(',')) found.push(name.trim().split(/\s+/)[0] ?? '');
  }
  for (const [, name = ''] of text.matchAll(new RegExp(LOADING, 'g'))) found.push(name);
  if (LOADING_ANY.test(text.replace(new RegExp(LOADING, 'g'), ''))) found.push(ANY_MODULE);
  // Code that is a text imports where it stands in a line, too.
  if (/\b(?:exec|eval)\b/.test(text))
    for (const [, from, module] of text.matchAll(
      /["';\n][ \t]*(?:from\s+([\w.]+)\s+import|import\s+([\w.]+))/g,
    ))
      found.push(from ?? module ?? '');
  return found.filter(specifier => specifier !== '');
}
