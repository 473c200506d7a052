import { field, named } from '../../syntax/nodes.js';
import type { Node } from '../../syntax/tree/node.js';
import { requiredModule } from './expressions.js';
import { stringText } from './literals.js';

/** Node's and TypeScript's way: the path as written, with the extensions that may be left out, and `.js` written for `.ts`. */
export function modulePaths(specifier: string, importer: string): string[] {
  if (!specifier.startsWith('.')) return [];
  const folders = importer.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') {
      // Above the root there is nothing of ours.
      if (folders.pop() === undefined) return [];
    } else if (part !== '.' && part !== '') folders.push(part);
  }
  const path = folders.join('/');
  const extensions = ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.mts', '.cts', '.jsx', '.json', '.d.ts'];
  const written = path.replace(/\.([mc]?)js(x?)$/, '.$1ts$2');
  return [
    path,
    ...(written === path ? [] : [written]),
    ...extensions.map(e => path + e),
    ...extensions.map(e => `${path}/index${e}`),
  ];
}

/** `export * from './x'`, also as TypeScript compiles it: `__exportStar(require('./x'), exports)`. */
export function wildcards(root: Node): string[] {
  const found: string[] = [];
  for (const node of root.namedChildren) {
    const source = node?.type === 'export_statement' ? node.childForFieldName('source') : null;
    if (source && node?.children.some(child => child?.type === '*')) found.push(stringText(source));
    const call = node?.type === 'expression_statement' ? node.firstNamedChild : null;
    if (call?.type === 'call_expression' && /(^|\.)__exportStar$/.test(field(call, 'function').text)) {
      const specifier = requiredModule(named(field(call, 'arguments'))[0]);
      if (specifier !== null) found.push(specifier);
    }
  }
  return found;
}
