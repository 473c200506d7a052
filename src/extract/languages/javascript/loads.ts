import type { Node } from '../../syntax/node.js';
import { field } from '../../syntax/nodes.js';
import { ANY_MODULE, type Load } from '../language/effects.js';
import { requireOf } from './modules.js';

/** The module that a call loads, where it says so: `require('x')`, `import('x')`. */
export function loaded(call: Node): string | null {
  const required = requireOf(call);
  if (required) return required.specifier;
  const match = /^import\(\s*["']([^"']+)["']\s*\)$/.exec(call.type === 'call_expression' ? call.text : '');
  return match?.[1] ?? null;
}

/** What a call that loads something is made of, outwards from the word that says so: `__toESM(module.require("x"))`. */
const AROUND_LOADING = new Set(['import', 'member_expression', 'call_expression', 'arguments']);

/** Where a program loads others, and that is not what gives a name its value; each outwards in the order of the text. */
export function loads(root: Node, text: string): Load[] {
  if (!/\brequire\b|\bimport\(/.test(text)) return [];
  const others = new Set(
    [...text.matchAll(/=\s*require\s*[;,\n]/g)].flatMap(({ index }) => nameBefore(text, index)),
  );
  const said = new RegExp(
    `(?<![\\w$])(?:${['require', 'import', 'createRequire', ...others]
      .map(name => name.replace(/\$/g, '\\$&'))
      .join('|')})(?![\\w$])`,
    'g',
  );
  // Large programs say hardly any of these words, and have calls without number.
  const nodes = new Map<number, Node>();
  for (const { index } of text.matchAll(said))
    for (
      let at: Node | null = root.descendantForIndex(index);
      at && (at.namedChildCount === 0 || AROUND_LOADING.has(at.type));
      at = at.parent
    )
      nodes.set(at.id, at);
  const inOrder = [...nodes.values()].sort((a, b) => a.startIndex - b.startIndex || b.endIndex - a.endIndex);
  return inOrder.flatMap((node): Load[] => {
    if (node.type === 'member_expression')
      return node.text === 'require.cache'
        ? [{ node, specifier: ANY_MODULE, under: [undefined, 'exports'] }]
        : [];
    if (node.type !== 'call_expression') return [];
    const specifier = loaded(node);
    if (specifier === '') return [];
    if (specifier) return isNamed(node) ? [] : [{ node, specifier }];
    const callee = field(node, 'function');
    const isAny =
      /^((module\.)?require|import)$/.test(callee.text) ||
      others.has(callee.text) ||
      (callee.type === 'call_expression' && /(^|\.)createRequire$/.test(field(callee, 'function').text));
    return isAny ? [{ node, specifier: ANY_MODULE }] : [];
  });
}

/** Whether a text has a module by a name, and gives members of it other values by names that only a run can tell. */
export function reflected(text: string): ReadonlySet<string> | 'any' {
  if (WHOLE.test(text)) return 'any';
  const modules = new Set([...text.matchAll(REQUIRED)].map(([, name = '']) => name));
  if (modules.size === 0) return modules;
  return [...text.matchAll(REFLECTED)].some(([, name = '']) => modules.has(name)) ? 'any' : new Set();
}

const REQUIRED = /(?<![\w$])([\w$]+)\s*=\s*(?:[\w$]+\(\s*)?require\(\s*["']\./g;
const REFLECTED = /(?:\bin\s+|\(\s*|(?<![=!<>])=\s*|\.\.\.|[{,:]\s*|\breturn\s+)([\w$]+)\s*[,;)}\]\n]/g;
/** What a call loads goes somewhere as a whole. */
const WHOLE = /(?:\bexports(?:\.[\w$]+)?\s*=|\.\.\.|\breturn\b|=>|[:,([?|])\s*require\(\s*["']\./;

/** Whether what a call loads, or parts of it, are known by names alone. */
function isNamed({ parent }: Node): boolean {
  if (parent?.type !== 'variable_declarator') return false;
  const { type, namedChildren } = field(parent, 'name');
  if (type !== 'object_pattern') return type === 'identifier';
  return namedChildren.every(
    each =>
      each?.type !== 'rest_pattern' && each?.childForFieldName('key')?.type !== 'computed_property_name',
  );
}

/** The name that ends in front of blanks at an offset; none where something else does. */
function nameBefore(text: string, offset: number): string[] {
  let end = offset;
  while (/\s/.test(text[end - 1] ?? '')) end -= 1;
  let start = end;
  while (/[\w$]/.test(text[start - 1] ?? '')) start -= 1;
  return start < end ? [text.slice(start, end)] : [];
}
