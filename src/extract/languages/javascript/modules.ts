import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
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

/** `require('x')`, also inside of the helpers that compilers put around it. */
export function requireOf(node: Node): { specifier: string; interop: boolean } | null {
  if (node.type !== 'call_expression') return null;
  const callee = field(node, 'function').text;
  const [argument] = named(field(node, 'arguments'));
  if (/(^|\.)(__importDefault|_interopRequireDefault)$/.test(callee)) {
    const specifier = requiredModule(argument);
    return specifier === null ? null : { specifier, interop: true };
  }
  if (/(^|\.)(__importStar|_interopRequireWildcard|__toESM)$/.test(callee)) {
    const specifier = requiredModule(argument);
    return specifier === null ? null : { specifier, interop: false };
  }
  const specifier = requiredModule(node);
  return specifier === null ? null : { specifier, interop: false };
}

function requiredModule(call: Node | undefined): string | null {
  if (call?.type !== 'call_expression' || !/^(module\.)?require$/.test(field(call, 'function').text))
    return null;
  const [argument] = named(field(call, 'arguments'));
  return argument?.type === 'string' ? stringText(argument) : null;
}
