import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import type { Binding } from '../language/binding.js';
import type { Reexport } from '../language/definitions.js';
import { isUndocumented } from './attributes.js';

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
  placed(parts, node);
  const name = parts.pop() as string;
  if (name === 'self') return moduleAs(parts, node);
  // `use x;` only repeats a name.
  if (parts.length === 0) return null;
  return { kind: 'import', node, specifier: parts.join('::'), name, submodule: [...parts, name].join('::') };
}

function moduleAs(parts: readonly string[], node: Node): Binding {
  return { kind: 'import', node, specifier: parts.join('::'), name: null };
}

/** `a::b::c` may be the module `c` of the file `a::b`, or `b::c` of `a`. */
export function modulesInFiles(specifier: string): { file: string | null; container: string }[] {
  const parts = specifier.split('::');
  const own = parts.filter(part => part !== 'self' && part !== 'crate').join('.');
  const others = parts.slice(1).map((_, i) => ({
    file: parts.slice(0, i + 1).join('::'),
    container: parts.slice(i + 1).join('.'),
  }));
  return [{ file: null, container: own }, ...others.reverse()];
}

/** Modules whose names a file takes over: `use x::*`. */
export function wildcardsOf(root: Node): string[] {
  return [...wildcardsIn(named(root)), ...included(root)];
}

/** Those that it passes on, too: `pub use x::*`. */
export function wildcardReexports(root: Node): string[] {
  return [...wildcardsIn(named(root).filter(isPassedOn)), ...included(root)];
}

function wildcardsIn(nodes: readonly Node[]): string[] {
  return nodes
    .filter(node => node.type === 'use_declaration')
    .flatMap(node => usedPaths(field(node, 'argument'), []).map(path => ({ path, node })))
    .filter(({ path }) => path.at(-1) === '*')
    .map(({ path, node }) => placed(path.slice(0, -1), node).join('::'));
}

/** Files whose text stands in this one: `include!("more.rs");`. */
function included(root: Node): string[] {
  return named(root).flatMap(node => {
    const macro = node.type === 'expression_statement' ? node.firstNamedChild : node;
    if (macro?.type !== 'macro_invocation' || field(macro, 'macro').text !== 'include') return [];
    const [, path] = /^\(\s*("[^"\\]+")\s*,?\s*\)$/.exec(macro.namedChildren.at(-1)?.text ?? '') ?? [];
    return path === undefined ? [] : [path];
  });
}

/** Each path of a use tree, as its parts: `a::{b, c::*}` has `a b` and `a c *`. */
function usedPaths(node: Node, around: readonly string[]): string[][] {
  const partsOf = (path: Node | null) => path?.text.replace(/\s/g, '').split('::') ?? [];
  switch (node.type) {
    case 'use_list':
      return named(node).flatMap(each => usedPaths(each, around));
    case 'scoped_use_list':
      return usedPaths(field(node, 'list'), [...around, ...partsOf(node.childForFieldName('path'))]);
    case 'use_as_clause':
      return [[...around, ...partsOf(field(node, 'path'))]];
  }
  return [[...around, ...partsOf(node)]];
}

/** What a file passes on of its own modules, by their names with points: `a.b`, and `a.*` for all that is in one. */
export function publicUses(root: Node): ReadonlySet<string> {
  const uses = named(root).filter(isPassedOn);
  return new Set(
    uses
      .flatMap(node => usedPaths(field(node, 'argument'), []))
      .map(path => path.filter(part => part !== 'self' && part !== 'crate').join('.')),
  );
}

/** A path by the file that a module has been given: `#[path = "odd/place.rs"] mod placed;`. */
function placed(parts: string[], use: Node): string[] {
  const at = parts[0] === 'self' ? 1 : 0;
  const name = parts[at];
  const root = use.parent;
  if (name === undefined || root?.type !== 'source_file') return parts;
  const path = placesIn(root).get(name);
  if (path !== undefined) parts.splice(0, at + 1, path);
  return parts;
}

/** Worked out once for each tree: every name that is imported asks. */
const placesIn = oncePerTree(
  (root): ReadonlyMap<string, string> =>
    new Map(
      named(root).flatMap(item => {
        const [, path] = /^#\[\s*path\s*=\s*("[^"\\]+")/.exec(attributeText(item)) ?? [];
        let next = path === undefined ? null : item.nextNamedSibling;
        while (next && /^attribute_item$|comment$/.test(next.type)) next = next.nextNamedSibling;
        return path !== undefined && next?.type === 'mod_item'
          ? [[field(next, 'name').text, path] as const]
          : [];
      }),
    ),
);

function attributeText(item: Node): string {
  return item.type === 'attribute_item' ? item.text : '';
}

/** Names that a file passes on to others: `pub use self::addr::{SocketAddr, Ipv4 as V4}`. */
export function reexports(root: Node): Reexport[] {
  return named(root)
    .filter(isPassedOn)
    .flatMap(node => leaves(field(node, 'argument')));
}

function isPassedOn(node: Node): boolean {
  return node.type === 'use_declaration' && visibilityOf(node) === 'pub' && !isUndocumented(node);
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
    case 'self': {
      const path = node.parent?.parent?.childForFieldName('path');
      return path ? [{ name: /\w+$/.exec(path.text)?.[0] ?? path.text, node }] : [];
    }
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
  const parts = specifier.split('::').map(part => (part.startsWith('"') ? part : part.replace(/\s/g, '')));
  const folders = importer.split('/').slice(0, -1);
  // A file by its place; what is in it stands beside it.
  const [, place] = /^"(.*)"$/.exec(parts[0] ?? '') ?? [];
  if (place !== undefined) {
    const path = inFolder(folders, place);
    return parts.length === 1 ? [path] : filesOf(path.split('/').slice(0, -1), parts.slice(1));
  }
  const file = importer.slice(importer.lastIndexOf('/') + 1, -'.rs'.length);
  // The folder that holds the modules inside of this one.
  let inside = ['mod', 'lib', 'main'].includes(file) ? folders : [...folders, file];
  const [first] = parts;
  // `::x` is another crate; nothing at all, of `use *;` and `use ::*;`, is the root of this one.
  if (first === '' && parts.length > 1) return [];
  if (first === 'crate' || first === '') {
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

function inFolder(folders: readonly string[], path: string): string {
  const parts = [...folders];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
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
