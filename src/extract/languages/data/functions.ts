import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';

/** A function of a file, and where its parameters are. */
interface Written {
  readonly node: Node;
  readonly parameters: Node;
}

const FUNCTIONS =
  /^(?:method|singleton_method|lambda|function(?:_(?:declaration|definition|expression|item))?|method_declaration|local_function_statement|constructor_declaration|init_declaration|anonymous_function\w*|arrow_function|lambda_literal|lambda_expression|secondary_constructor|block|do_block)$/;
/** What runs when a property is read: `get { return K; }`, `P => K`. */
const ACCESSORS = /^(?:accessor_declaration|getter)$/;
/** What a call runs at once where it is written, most likely. */
const HANDED_ON = /^(?:block|do_block|lambda_literal)$/;

/** Whether a node is a function, and not a block that belongs to the function that it is written in. */
export function isFunction(node: Node): boolean {
  if (signatureOf(node) || parametersBeside(node) || isAccessor(node)) return true;
  return FUNCTIONS.test(node.type) && !(HANDED_ON.test(node.type) && boundName(node) === undefined);
}

/** Whether a function runs when a property is read, without being called. */
export function isAccessor(node: Node): boolean {
  if (ACCESSORS.test(node.type) || node.previousNamedSibling?.type === 'getter_signature') return true;
  return node.type === 'arrow_expression_clause' && node.parent?.type === 'property_declaration';
}

/** The property that an accessor is of. */
function propertyOf(accessor: Node): Node | undefined {
  for (let at: Node | null = accessor, steps = 0; at && steps < 3; at = at.parent, steps += 1)
    for (const each of [at, at.previousNamedSibling]) if (each?.type === 'property_declaration') return each;
  return undefined;
}

/** A function whose parameters stand in it one by one, without a node around them. */
function parametersBeside(fn: Node): Node | undefined {
  const isCurried = /^(?:let_binding|fun_expression)$/.test(fn.type);
  return isCurried && named(fn).some(each => each.type === 'parameter') ? fn : undefined;
}

/** What stands in front of a body that is a node beside it, and not in it. */
function signatureOf(node: Node): Node | undefined {
  if (node.type !== 'function_body') return undefined;
  const before = node.previousNamedSibling;
  if (!before?.type.endsWith('signature')) return undefined;
  return before.type === 'method_signature' ? (named(before)[0] ?? before) : before;
}

/** The function around a node; a block is part of the function that it is written in. */
export function functionAround(node: Node): Node | undefined {
  for (let at = node.parent; at; at = at.parent) if (isFunction(at)) return at;
  return undefined;
}

/** A name, and where it stands in the file. */
interface NameAt {
  readonly text: string;
  readonly offset: number;
}

const WITHOUT_NAME = /lambda|anonymous|arrow|block|^function_definition$/;

/** The name of a function, its own or that of what it is given to. */
export function nameAt(fn: Node): NameAt | undefined {
  const property = isAccessor(fn) ? propertyOf(fn) : undefined;
  if (property) {
    const declared =
      property.childForFieldName('name') ??
      named(property).find(({ type }) => type === 'variable_declaration');
    const word = declared && /[\p{L}_][\p{L}\p{Nd}_]*/u.exec(declared.text)?.[0];
    return word && declared ? { text: word, offset: declared.startIndex } : undefined;
  }
  // `this[int i] { get { … } }` has no name that is said.
  if (/^accessor_declaration$/.test(fn.type) && fn.parent?.parent?.type === 'indexer_declaration')
    return undefined;
  const own =
    (signatureOf(fn) ?? fn).childForFieldName('name') ??
    (fn.type === 'let_binding' ? fn.childForFieldName('pattern') : null);
  if (!own && FUNCTIONS.test(fn.type) && WITHOUT_NAME.test(fn.type)) return boundName(fn);
  const name = own ?? named(fn).find(each => /^(?:simple_)?identifier$/.test(each.type));
  if (!name) return boundName(fn);
  const found = /[\p{L}_][\p{L}\p{Nd}_]*[?!]?$/u.exec(name.text);
  return found ? { text: found[0], offset: name.startIndex + found.index } : undefined;
}

/** `name = function …`, `name = ->(x) { … }`, `name = proc { … }`. */
function boundName(fn: Node): NameAt | undefined {
  for (let at = fn, steps = 0; at.parent && steps < 4; at = at.parent, steps += 1) {
    const { parent } = at;
    if (/argument/.test(parent.type)) return undefined;
    // `x = list.map { … }` is what the method makes of its block.
    if (parent.type === 'call' && !/^(?:proc|lambda|Proc\.new)\b/.test(parent.text)) return undefined;
    if (!/assign|field|pair|property|declarat|binding|variable|val_definition/.test(parent.type)) {
      if (/^(?:call|lambda|expression_list|variable_declaration|block|parenthesized\w*)$/.test(parent.type))
        continue;
      return undefined;
    }
    const head = parent.text.slice(0, at.startIndex - parent.startIndex);
    const found = /([\p{L}_][\p{L}\p{Nd}_]*)\s*(?::[^=]*)?=\s*(?:proc\s*|lambda\s*|Proc\.new\s*)?$/u.exec(
      head,
    );
    if (found?.[1]) return { text: found[1], offset: parent.startIndex + found.index };
  }
  return undefined;
}

/** Where the parameters of a function or block stand. */
export function parametersOf(fn: Node): Node | undefined {
  const head = signatureOf(fn) ?? fn;
  return (
    parametersBeside(fn) ??
    head.childForFieldName('parameters') ??
    named(head).find(each => /param/.test(each.type)) ??
    patternOf(fn)
  );
}

/** `case (key, value) => …` takes apart what it gets. */
function patternOf(fn: Node): Node | undefined {
  return fn.type === 'case_clause' ? (fn.childForFieldName('pattern') ?? undefined) : undefined;
}

/** What the parameters of a function say, and the last node of them. */
export function headOf(fn: Node): { readonly text: string; readonly last: Node } | undefined {
  const list = parametersOf(fn);
  if (!list) return undefined;
  const beside = list.id === fn.id ? named(fn).filter(each => each.type === 'parameter') : [list];
  const last = beside.at(-1);
  return last && { text: beside.map(each => each.text).join(' '), last };
}

/** Functions of the same file by their name, the last part of it; all, without one. */
export function functionsNamed(node: Node, name: string | undefined): readonly Written[] {
  return name === undefined ? functionsOf(node) : (functionsByName(node).get(name) ?? []);
}

const functionsByName = oncePerTree(root => {
  const found = new Map<string, Written[]>();
  for (const each of functionsOf(root)) {
    const name = nameAt(each.node)?.text;
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), each]);
  }
  return found;
});

const functionsOf = oncePerTree(root => {
  const found: Written[] = [];
  const pending: Node[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (FUNCTIONS.test(node.type) || signatureOf(node) || parametersBeside(node)) {
      const parameters = parametersOf(node);
      if (parameters) found.push({ node, parameters });
    }
    pending.push(...named(node));
  }
  return found;
});
