import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';

/** How Go finds packages: by the end of their path, which is a folder. */

/** Paths of imported packages by the name that the file has for them: its last part, unless it says otherwise. */
export const importsOf = oncePerTree((root): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const declaration of named(root)) {
    if (declaration.type !== 'import_declaration') continue;
    for (const spec of declaration.descendantsOfType('import_spec')) {
      if (!spec) continue;
      const path = field(spec, 'path').text.slice(1, -1);
      const own = spec.childForFieldName('name')?.text;
      const last =
        path
          .split('/')
          .filter(part => !/^v\d+$/.test(part))
          .at(-1) ?? path;
      // Names of packages that are imported into the file's own names begin with a dot here.
      found.set(own === '.' ? `.${path}` : (own ?? last.replace(/\.v\d+$/, '')), path);
    }
  }
  return found;
});

/** Packages that are imported into the file's own names: `import . "x"`. */
export function wildcards(root: Node): string[] {
  return [...importsOf(root)].filter(([name]) => name.startsWith('.')).map(([, path]) => path);
}

/** The folder of a package: the end of its path, since the name of the module in front of it is no folder. */
export function modulePaths(specifier: string): string[] {
  const parts = specifier.split('/');
  return parts.map((_part, i) => packageGlob(parts.slice(i)));
}

/** The files of a package, by the folder that it is: all but tests. */
export function packageGlob(folder: readonly string[]): string {
  const escaped = folder.map(part => part.replace(/[\\*?{}[\]()!+@]/g, '\\$&'));
  return [...escaped, '!(*_test).go'].join('/');
}
