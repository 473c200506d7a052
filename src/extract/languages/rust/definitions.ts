import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import { type Definition, fullName } from '../language/definitions.js';
import type { Comments } from '../language.js';
import { type DocumentationStyle, documented, headsOf, listText } from '../shared/documentation.js';
import { attributesOf, isUndocumented } from './attributes.js';
import { expression } from './expressions.js';
import { itemsOfMacro } from './item-macros.js';
import { publicUses } from './modules.js';

const KINDS: Readonly<Record<string, Definition['what']>> = {
  function_item: 'function',
  function_signature_item: 'function',
  struct_item: 'class',
  union_item: 'class',
  enum_item: 'enum',
  trait_item: 'interface',
  type_item: 'type',
  associated_type: 'type',
  const_item: 'constant',
  static_item: 'constant',
  macro_definition: 'macro',
  mod_item: 'module',
  extern_crate_declaration: 'module',
  enum_variant: 'constant',
  field_declaration: 'variable',
};

/** As rustdoc takes them: `///`, a block with two stars and `#[doc = "…"]` together, wherever they stand in front of an item. */
const STYLE: DocumentationStyle = {
  between: new Set(['attribute_item', 'inner_attribute_item']),
  said: item => (item.type === 'attribute_item' ? textOfDoc(item) : undefined),
  documents: comment => /^\/\/\/(?!\/)|^\/\*\*(?![*/])/.test(comment),
  inFront: 'all',
};

interface Around {
  readonly container: string | null;
  /** Whether all inside is as visible as what is around it: members of traits, variants of enumerations. */
  readonly visible: boolean | undefined;
  readonly isType: boolean;
  /** Whether others come to what is in here: each module around is public. */
  readonly isOpen: boolean;
}

/** What a Rust file defines; `pub` without a restriction is exported, where all around it is or a `pub use` passes it on. */
export function rustDefinitions(root: Node, comments: Comments): Definition[] {
  const found: Definition[] = [];
  const passedOn = publicUses(root);
  collect(root, { container: null, visible: undefined, isType: false, isOpen: true });
  const open = new Map<string, boolean>();
  for (const { name, container, what, exported } of found)
    if (TYPES.has(what)) open.set(fullName({ container, name }), exported);
  // What nobody comes to has no members for others. Types of other files are not known here.
  return found.map(each =>
    each.exported && each.container !== null && open.get(each.container) === false
      ? { ...each, exported: false }
      : each,
  );

  function collect(parent: Node, around: Around): void {
    // Comments of a file's own (`//!`) document nothing in it.
    for (const { node, documentation } of documented(parent, comments, STYLE))
      add(node, documentation, around);
  }

  function add(node: Node, documentation: string, around: Around): void {
    const body = node.childForFieldName('body');
    if (node.type === 'impl_item') {
      const container = implemented(node, around.container);
      // What a trait demands is as visible as the trait.
      const visible = node.childForFieldName('trait') ? true : undefined;
      if (body) collect(body, { container, visible, isType: true, isOpen: true });
      return;
    }
    // `extern "C" { pub fn … }`
    if (node.type === 'foreign_mod_item' && body) {
      collect(body, around);
      return;
    }
    for (const item of itemsOfMacro(node, comments))
      found.push({ ...item, container: around.container, exported: item.exported && around.isOpen });
    const what = KINDS[node.type];
    const name = (node.childForFieldName('alias') ?? node.childForFieldName('name'))?.text;
    if (!what || name === undefined) return;
    // A macro that is exported stands at the top of its crate, wherever it is written.
    const isMacroExported =
      what === 'macro' && attributesOf(node).some(({ name: own }) => own.text === 'macro_export');
    const isItsOwn = around.visible ?? (what === 'macro' ? isMacroExported : isPublic(node));
    const qualified = fullName({ container: around.container, name });
    const isReached = around.isOpen || passedOn.has(qualified) || passedOn.has(`${around.container ?? ''}.*`);
    const exported = isItsOwn && (isReached || isMacroExported) && !isUndocumented(node);
    const parameters = what === 'function' ? node.childForFieldName('parameters') : null;
    const signature = parameters && listText(parameters, comments);
    found.push({
      name,
      what: what === 'function' && around.isType ? 'method' : what,
      container: isMacroExported ? null : around.container,
      exported,
      signature,
      heads: headsOf(signature, node, 'return_type'),
      documentation: what === 'module' ? withInner(documentation, body) : documentation,
      node,
    });
    if (!body || what === 'function') return;
    const container = qualified;
    const isType = what === 'interface' || what === 'enum';
    const visible = isType || node.type === 'enum_variant' ? exported : undefined;
    collect(body, { container, visible, isType, isOpen: exported });
  }

  /** What a module says of itself, behind what is said in front of it: `//! …`. */
  function withInner(documentation: string, body: Node | null): string {
    const inner = documented({ namedChildren: innerOf(body) }, comments, { inFront: 'all' });
    return [documentation, inner.at(-1)?.documentation ?? ''].filter(text => text !== '').join('\n');
  }

  /** The type that an `impl` is of, as this file names it; of those of every type (`impl<T> Show for &T`) what is written. */
  function implemented(item: Node, module: string | null): string {
    const written = field(item, 'type');
    let type = written;
    while (type.type === 'reference_type') type = field(type, 'type');
    if (type.type === 'generic_type') type = field(type, 'type');
    const path = type.text
      .replace(/<[\s\S]*?>/g, '')
      .replace(/\s/g, '')
      .split('::');
    const last = /(\w+)\W*$/.exec(path.at(-1) ?? '')?.[1] ?? type.text;
    const parameters = item.childForFieldName('type_parameters');
    const isAny = (each: Node) => (each.childForFieldName('name') ?? each).text === last;
    if (path.length === 1 && parameters && named(parameters).some(isAny)) return written.text;
    let around = module?.split('.') ?? [];
    if (path[0] === 'crate') around = [];
    while (path[0] === 'crate' || path[0] === 'self' || path[0] === 'super') {
      if (path.shift() === 'super') around = around.slice(0, -1);
    }
    const full = [...around, ...path].join('.');
    return isTypeOf(root, full.split('.')) ? full : last;
  }
}

const TYPES = new Set(['class', 'enum', 'interface', 'type']);
const TYPE_ITEMS = new Set(['struct_item', 'enum_item', 'union_item', 'type_item', 'trait_item']);

/** Whether a file has a type, by the modules around it. */
function isTypeOf(parent: Node, [first, ...rest]: readonly string[]): boolean {
  return named(parent).some(node => {
    if (rest.length === 0) return TYPE_ITEMS.has(node.type) && node.childForFieldName('name')?.text === first;
    const body =
      node.type === 'mod_item' && field(node, 'name').text === first ? node.childForFieldName('body') : null;
    return body !== null && isTypeOf(body, rest);
  });
}

function isPublic(node: Node): boolean {
  return node.children.some(child => child?.type === 'visibility_modifier' && child.text === 'pub');
}

/** `#[doc = "…"]`: what it says. */
function textOfDoc(item: Node): string | undefined {
  const attribute = item.firstNamedChild;
  const value = attribute?.firstNamedChild?.text === 'doc' ? attribute.childForFieldName('value') : null;
  const read = value && expression(value);
  return read?.kind === 'literal' && typeof read.value === 'string' ? read.value.trim() : undefined;
}

/** Comments of a module's own at its beginning, with something to be documented behind them. */
function innerOf(body: Node | null): Node[] {
  const nodes = body?.namedChildren ?? [];
  const end = nodes.findIndex(node => !/^(\/\/!|\/\*!)/.test(node?.text ?? ''));
  const comments = (end < 0 ? nodes : nodes.slice(0, end)).filter(node => node !== null);
  return comments.length > 0 && body ? [...comments, body] : [];
}
