import type { Node } from '../../syntax/node.js';
import { field } from '../../syntax/nodes.js';

/** How C and C++ find headers. */

/** `#include`: both forms, since a project finds its own headers by either. */
export function includes(root: Node): string[] {
  const found: string[] = [];
  const look = (node: Node): void => {
    for (const child of node.namedChildren) {
      if (child?.type === 'preproc_include') found.push(field(child, 'path').text.slice(1, -1));
      else if (
        child &&
        (/^preproc_(if|ifdef|else|elif)$/.test(child.type) ||
          child.isError ||
          child.type === 'linkage_specification' ||
          child.type === 'declaration_list')
      )
        look(child);
    }
  };
  look(root);
  return found;
}

/** Beside the file, then in the folders that headers are usually in, from there up to the root. */
export function modulePaths(specifier: string, importer: string): string[] {
  const folder = importer.split('/').slice(0, -1);
  const paths: string[] = [];
  for (let length = folder.length; length >= 0; length -= 1) {
    for (const inside of ['', 'include', 'inc', 'src']) {
      const parts = [...folder.slice(0, length), ...(inside === '' ? [] : [inside])];
      const path = joined(parts, specifier);
      if (path !== undefined) paths.push(path);
    }
  }
  return paths;
}

function joined(folder: readonly string[], specifier: string): string | undefined {
  const parts = [...folder];
  for (const part of specifier.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
