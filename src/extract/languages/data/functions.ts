import type { Node } from '../../syntax/node.js';
import { contains, named } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import type { Values } from './language-data.js';
import { NO_ROWS, partOf } from './parts.js';

/** A function of a file, and where its parameters are. */
interface Written {
  readonly node: Node;
  readonly parameters: Node;
}

const FUNCTIONS =
  /^(?:method|singleton_method|lambda|function(?:_(?:declaration|definition|expression|item))?|method_declaration|local_function_statement|constructor_declaration|init_declaration|anonymous_function\w*|arrow_function|lambda_literal|lambda_expression|secondary_constructor|block|do_block)$/;
/** What a call runs at once where it is written, most likely. */
const HANDED_ON = /^(?:block|do_block|lambda_literal)$/;

/** The function around a node; a block is part of the function that it is written in. */
export function functionAround(node: Node, _values: Values): Node | undefined {
  for (let at = node.parent; at; at = at.parent)
    if (FUNCTIONS.test(at.type) && !(HANDED_ON.test(at.type) && !isNamedValue(at))) return at;
  return undefined;
}

function isNamedValue(node: Node): boolean {
  return boundName(node) !== undefined;
}

/** The name of a function, its own or that of what it is given to. */
export function nameOf(fn: Node, _values: Values): string | undefined {
  const own =
    fn.childForFieldName('name') ?? named(fn).find(each => /^(?:simple_)?identifier$/.test(each.type));
  const text =
    FUNCTIONS.test(fn.type) &&
    /lambda|anonymous|arrow|block|^function_definition$/.test(fn.type) &&
    !fn.childForFieldName('name')
      ? boundName(fn)
      : (own?.text ?? boundName(fn));
  return text === undefined ? undefined : /[\p{L}_][\p{L}\p{Nd}_]*[?!]?$/u.exec(text)?.[0];
}

/** `name = function …`, `name = ->(x) { … }`, `name = proc { … }`. */
function boundName(fn: Node): string | undefined {
  for (let at = fn, steps = 0; at.parent && steps < 4; at = at.parent, steps += 1) {
    const { parent } = at;
    if (/argument/.test(parent.type)) return undefined;
    if (!/assign|field|pair|property|declarat|binding|variable|val_definition/.test(parent.type)) {
      if (/^(?:call|lambda|expression_list|variable_declaration|block|parenthesized\w*)$/.test(parent.type))
        continue;
      return undefined;
    }
    const head = parent.text.slice(0, at.startIndex - parent.startIndex);
    const name = /([\p{L}_][\p{L}\p{Nd}_]*)\s*(?::[^=]*)?=\s*(?:proc\s*|lambda\s*|Proc\.new\s*)?$/u.exec(
      head,
    )?.[1];
    if (name) return name;
  }
  return undefined;
}

/** Functions of the same file by their name, the last part of it. */
export function functionsNamed(node: Node, name: string, values: Values): readonly Written[] {
  return functionsOf(node).filter(each => nameOf(each.node, values) === name);
}

const functionsOf = oncePerTree(root => {
  const found: Written[] = [];
  const pending: Node[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (FUNCTIONS.test(node.type)) {
      const parameters =
        node.childForFieldName('parameters') ?? named(node).find(each => /param/.test(each.type));
      if (parameters) found.push({ node, parameters });
    }
    pending.push(...named(node));
  }
  return found;
});

/** Names of what is called when a file is loaded, by its own text: at its top, or in functions that are called so. */
const calledIn = new WeakMap<object, ReadonlySet<string>>();

/** Whether a function is called while its file is loaded, by its name. */
export function isCalledAtLoad(fn: Node, values: Values): boolean {
  const { tree } = fn;
  let called = calledIn.get(tree);
  if (!called) {
    called = calledNames(tree.rootNode, values);
    calledIn.set(tree, called);
  }
  const name = nameOf(fn, values);
  return name !== undefined && called.has(STARTERS[name] ?? name);
}

/** Methods that others call by another name. */
const STARTERS: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  initialize: 'new',
  __construct: 'new',
});

function calledNames(root: Node, values: Values): ReadonlySet<string> {
  const { calls = NO_ROWS } = values;
  const byFunction = new Map<number, { name: string | undefined; calls: Set<string> }>();
  const top = { name: undefined, calls: new Set<string>() };
  const pending: { node: Node; within: { name: string | undefined; calls: Set<string> } }[] = [
    { node: root, within: top },
  ];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node } = next;
    let { within } = next;
    if (FUNCTIONS.test(node.type) && !(HANDED_ON.test(node.type) && !isNamedValue(node))) {
      within = { name: nameOf(node, values), calls: new Set() };
      byFunction.set(node.id, within);
    }
    const row = calls[node.type];
    const callee = row && partOf(node, row.callee);
    const last = callee && /([\p{L}_][\p{L}\p{Nd}_]*[?!]?)(?:<[^<>]*>)?$/u.exec(callee.text)?.[1];
    if (last) within.calls.add(last);
    if (row && /creation|instance/.test(node.type)) within.calls.add('new');
    // `run` alone calls it, and `f.()` or `f[1]` what it stands for.
    if (/^identifier$/.test(node.type) && (isStatement(node) || /^(?:\.\(|\[|\.call\b)/.test(behind(node))))
      within.calls.add(node.text);
    for (const child of named(node)) pending.push({ node: child, within });
  }
  const called = new Set(top.calls);
  for (let grew = true; grew; ) {
    grew = false;
    for (const { name, calls: own } of byFunction.values()) {
      if (name === undefined || !called.has(STARTERS[name] ?? name)) continue;
      for (const each of own)
        if (!called.has(each)) {
          called.add(each);
          grew = true;
        }
    }
  }
  return called;
}

function isStatement(node: Node): boolean {
  return /(?:body|statement|program|then|else|block)$/.test(node.parent?.type ?? '');
}

function behind(node: Node): string {
  const { parent } = node;
  if (!parent || !contains(parent, node)) return '';
  return parent.text.slice(node.endIndex - parent.startIndex, node.endIndex - parent.startIndex + 6);
}
