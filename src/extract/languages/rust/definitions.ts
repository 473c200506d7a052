import type { Node } from '../../syntax/node.js';
import { field } from '../../syntax/nodes.js';
import type { Definition } from '../language/definitions.js';
import type { Comments } from '../language.js';
import { documented, onOneLine } from '../shared/documentation.js';
import { attributesOf } from './attributes.js';

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
  enum_variant: 'constant',
};

const ATTRIBUTES = new Set(['attribute_item']);

interface Around {
  readonly container: string | null;
  /** Whether all inside is as visible as what is around it: members of traits, variants of enumerations. */
  readonly visible: boolean | undefined;
  readonly isType: boolean;
}

/** What a Rust file defines; `pub` without a restriction is exported. */
export function rustDefinitions(root: Node, comments: Comments): Definition[] {
  const found: Definition[] = [];
  collect(root, { container: null, visible: undefined, isType: false });
  return found;

  function collect(parent: Node, around: Around): void {
    // Comments of a file's own (`//!`) document nothing in it.
    for (const { node, documentation } of documented(parent, comments, ATTRIBUTES))
      add(node, documentation, around);
  }

  function add(node: Node, documentation: string, around: Around): void {
    const body = node.childForFieldName('body');
    if (node.type === 'impl_item') {
      const container = typeName(field(node, 'type'));
      // What a trait demands is as visible as the trait.
      if (body)
        collect(body, {
          container,
          visible: node.childForFieldName('trait') ? true : undefined,
          isType: true,
        });
      return;
    }
    // `extern "C" { pub fn … }`
    if (node.type === 'foreign_mod_item' && body) {
      collect(body, around);
      return;
    }
    const what = KINDS[node.type];
    const name = node.childForFieldName('name')?.text;
    if (!what || name === undefined) return;
    const isPublic = node.children.some(
      child => child?.type === 'visibility_modifier' && child.text === 'pub',
    );
    const isMacroExported = () => attributesOf(node).some(({ name: own }) => own.text === 'macro_export');
    const exported = around.visible ?? (what === 'macro' ? isMacroExported() : isPublic);
    const parameters = what === 'function' ? node.childForFieldName('parameters') : null;
    found.push({
      name,
      what: what === 'function' && around.isType ? 'method' : what,
      container: around.container,
      exported,
      signature: parameters && onOneLine(parameters.text),
      documentation,
      node,
    });
    if (!body || what === 'function' || what === 'class') return;
    const container = around.container === null ? name : `${around.container}.${name}`;
    const isType = what === 'interface' || what === 'enum';
    collect(body, { container, visible: isType ? exported : undefined, isType });
  }
}

function typeName(type: Node): string {
  return /^[^<]*?(\w+)\s*(<|$)/s.exec(type.text)?.[1] ?? type.text;
}
