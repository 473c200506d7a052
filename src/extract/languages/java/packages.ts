import type { Node } from '../../syntax/node.js';
import { field, isField, named } from '../../syntax/nodes.js';
import type { Binding } from '../language/binding.js';

/** How Java finds types: imports, and the files of the same package, each named after its type. */

/** `import a.b.Type;` and `import static a.b.Type.NAME;`. */
export function importedAs(name: Node): Binding | null {
  const path = name.parent;
  const declaration = path?.parent;
  if (path?.type !== 'scoped_identifier' || declaration?.type !== 'import_declaration') return null;
  if (!isField(path, 'name', name) || isWildcard(declaration)) return null;
  const specifier = isStatic(declaration) ? field(path, 'scope').text : path.text;
  return { kind: 'import', node: declaration, specifier, name: name.text };
}

/** Types whose static members a file takes over: `import static a.b.Type.*`. */
export function wildcardsOf(root: Node): string[] {
  return wildcardImports(root).filter(isStatic).map(pathOf);
}

/** The type of a name in the same package, or in one that is imported as a whole. */
export function packageFiles(name: string, path: string, root: Node): string[] {
  const folder = path.split('/').slice(0, -1);
  const packages = wildcardImports(root).filter(node => !isStatic(node));
  return [
    [...folder, `${name}.java`].join('/'),
    ...packages.flatMap(node => modulePaths(`${pathOf(node)}.${name}`, path)),
  ];
}

/** The file of a type, from the folders around the importer: one of them is the root of the sources. */
export function modulePaths(specifier: string, importer: string): string[] {
  const parts = specifier.split('.');
  const folder = importer.split('/').slice(0, -1);
  const paths: string[] = [];
  // `a.b.Outer.Inner` stands in the file of `Outer`.
  for (let length = parts.length; length > 0 && length >= parts.length - 2; length -= 1) {
    for (let up = folder.length; up >= 0; up -= 1)
      paths.push(`${[...folder.slice(0, up), ...parts.slice(0, length)].join('/')}.java`);
  }
  return paths;
}

function wildcardImports(root: Node): Node[] {
  return named(root).filter(node => node.type === 'import_declaration' && isWildcard(node));
}

function isWildcard(declaration: Node): boolean {
  return declaration.namedChildren.some(child => child?.type === 'asterisk');
}

function isStatic(declaration: Node): boolean {
  return declaration.children.some(child => child?.type === 'static');
}

function pathOf(declaration: Node): string {
  return named(declaration)[0]?.text ?? '';
}
