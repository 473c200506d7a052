import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { Binding } from '../language/binding.js';
import type { Reexport } from '../language/definitions.js';

/** How Rust finds things: `use` declarations, `crate`, `super`, `self`, and the files that `mod x;` means. */

/** A name that a `use` declaration binds. */
export function importedAs(name: Node): Binding | null {
  const parent = name.parent;
  if (parent?.type === 'use_as_clause')
    return isField(parent, 'alias', name) ? imported(field(parent, 'path'), parent) : null;
  if (parent?.type === 'scoped_identifier')
    return isField(parent, 'name', name) ? imported(parent, parent) : null;
  return imported(name, name);
}

/** @param path the last part of a use tree, without its alias. */
function imported(path: Node, whole: Node): Binding | null {
  const parts = path.text.split('::');
  let node: Node | null = whole.parent;
  // In `use a::b::{…}` the path itself binds nothing.
  if (node?.type === 'scoped_use_list' && isField(node, 'path', whole)) return null;
  while (node && node.type !== 'use_declaration') {
    if (node.type === 'scoped_use_list')
      parts.unshift(...(node.childForFieldName('path')?.text ?? '').split('::'));
    else if (node.type !== 'use_list') return null;
    node = node.parent;
  }
  if (!node) return null;
  const name = parts.pop() as string;
  if (name === 'self') return moduleAs(parts, node);
  // `use x;` only repeats a name.
  if (parts.length === 0) return null;
  return { kind: 'import', node, specifier: parts.join('::'), name, submodule: [...parts, name].join('::') };
}

function moduleAs(parts: readonly string[], node: Node): Binding {
  return { kind: 'import', node, specifier: parts.join('::'), name: null };
}

/** Modules whose names a file takes over: `use x::*`. */
export function wildcardsOf(root: Node): string[] {
  return wildcardsIn(named(root));
}

/** Those that it passes on, too: `pub use x::*`. */
export function wildcardReexports(root: Node): string[] {
  return wildcardsIn(named(root).filter(node => visibilityOf(node) === 'pub'));
}

function wildcardsIn(nodes: readonly Node[]): string[] {
  return nodes
    .filter(node => node.type === 'use_declaration')
    .flatMap(node => node.descendantsOfType('use_wildcard'))
    .map(node => node?.text.replace(/::\*$/, '').replace(/\s/g, '') ?? '');
}

/** Names that a file passes on to others: `pub use self::addr::{SocketAddr, Ipv4 as V4}`. */
export function reexports(root: Node): Reexport[] {
  return named(root)
    .filter(node => node.type === 'use_declaration' && visibilityOf(node) === 'pub')
    .flatMap(node => leaves(field(node, 'argument')));
}

function visibilityOf(node: Node): string | undefined {
  return named(node).find(child => child.type === 'visibility_modifier')?.text;
}

function leaves(node: Node): Reexport[] {
  switch (node.type) {
    case 'use_as_clause':
      return [{ name: field(node, 'alias').text, node }];
    case 'scoped_identifier':
      return [{ name: field(node, 'name').text, node }];
    case 'scoped_use_list':
      return leaves(field(node, 'list'));
    case 'use_list':
      return named(node).flatMap(leaves);
    case 'identifier':
      return [{ name: node.text, node }];
  }
  return [];
}

/**
 * Files of a path: from the root of the crate, the module around (`super`), this one (`self`), or a module beside it. A type
 * at the end of the path (`token::Kind`) stands in the file of what is in front of it.
 */
export function modulePaths(specifier: string, importer: string): string[] {
  const parts = specifier.replace(/\s/g, '').split('::');
  const folders = importer.split('/').slice(0, -1);
  const file = importer.slice(importer.lastIndexOf('/') + 1, -'.rs'.length);
  // The folder that holds the modules inside of this one.
  let inside = ['mod', 'lib', 'main'].includes(file) ? folders : [...folders, file];
  const [first] = parts;
  if (first === 'crate') {
    parts.shift();
    return roots(folders).flatMap(root => filesOf(root, parts));
  }
  if (parts.length === 1 && first === 'self') return [importer];
  if (first === 'self') parts.shift();
  while (parts[0] === 'super') {
    parts.shift();
    if (inside.length === 0) return [];
    inside = inside.slice(0, -1);
  }
  return filesOf(inside, parts);
}

/** Folders that may be the root of the crate: those around the file, innermost last since `src` is usually the nearest named so. */
function roots(folders: readonly string[]): string[][] {
  const all = folders.map((_folder, i) => folders.slice(0, folders.length - i));
  return [...all.filter(root => root.at(-1) === 'src'), ...all.filter(root => root.at(-1) !== 'src'), []];
}

function filesOf(folder: readonly string[], parts: readonly string[]): string[] {
  const path = [...folder, ...parts].join('/');
  const own =
    parts.length === 0 && folder.length > 0
      ? [`${path}/mod.rs`, `${path}/lib.rs`, `${path}/main.rs`, `${path}.rs`]
      : [];
  if (parts.length === 0) return folder.length > 0 ? own : ['lib.rs', 'main.rs'];
  return [`${path}.rs`, `${path}/mod.rs`];
}
