import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import { BRANCHES } from './definitions.js';
import { isOfLibrary } from './library-modules.js';

/** Modules of Python that the interpreter carries with it under names of their own. */
const FROZEN: Readonly<Record<string, string>> = {
  _frozen_importlib: 'importlib._bootstrap',
  _frozen_importlib_external: 'importlib._bootstrap_external',
};

const IDENTIFIER = /^[\p{L}_][\p{L}\p{N}_]*$/u;

/** Python looks beside the importer for relative specifiers, else in the folders of `sys.path`: here, those around the importer. */
export function modulePaths(written: string, importer: string, isFile: (path: string) => boolean): string[] {
  const specifier = Object.hasOwn(FROZEN, written) ? (FROZEN[written] as string) : written;
  const dots = /^\.*/.exec(specifier)?.[0].length ?? 0;
  const parts = specifier
    .slice(dots)
    .split('.')
    .filter(part => part !== '');
  const folder = importer.split('/').slice(0, -1);
  const bases: string[][] = [];
  if (dots > folder.length + 1) return [];
  if (dots > 0) bases.push(folder.slice(0, folder.length - (dots - 1)));
  else for (let length = folder.length; length >= 0; length -= 1) bases.push(folder.slice(0, length));
  // Inside of a package, names are looked for from where the package itself is found: behind that, since its files may be run by
  // themselves, in it; but there nothing stands in front of Python's own modules.
  const isPackage = (base: readonly string[]) => dots === 0 && isFile([...base, '__init__.py'].join('/'));
  bases.sort((a, b) => Number(isPackage(a)) - Number(isPackage(b)));
  const asked = isOfLibrary(specifier) ? bases.filter(base => !isPackage(base)) : bases;
  return asked.flatMap(base => {
    const path = [...base, ...parts].join('/');
    return parts.length > 0
      ? [`${path}/__init__.py`, `${path}.py`, `${path}.pyi`]
      : [[...base, '__init__.py'].join('/')];
  });
}

/** `collections.OrderedDict`, whatever a file calls it; what every program has goes by its name alone. */
export function libraryName(specifier: string, name: string | null): string {
  return (name === null ? specifier : `${specifier}.${name}`).replace(/^(?:builtins|six\.moves)\./, '');
}

/** The packages around a file, from the outermost one, and its own name: in a package, folders without an `__init__.py` are packages, too. */
export function moduleName(path: string, isFile: (path: string) => boolean): string {
  const parts = path.replace(/\.pyi?$/, '').split('/');
  let first = parts.length - 1;
  for (let at = first; at > 0 && IDENTIFIER.test(parts[at - 1] as string); at -= 1)
    if (isFile([...parts.slice(0, at), '__init__.py'].join('/'))) first = at - 1;
  const name = parts.slice(first);
  if (name.length > 1 && name.at(-1) === '__init__') name.pop();
  return name.join('.');
}

/** In a package, a file is what the package has under the name of the file. */
export function submodule(name: string, path: string): string | null {
  return path.endsWith('__init__.py') ? `.${name}` : null;
}

/** Whether a statement by itself calls something with the name of the module: enumerations give it their members so. */
export function handsItselfOver(root: Node): boolean {
  return named(root).some(statement => {
    const call = statement.type === 'expression_statement' ? statement.namedChildren[0] : undefined;
    const given = call?.type === 'call' ? call.childForFieldName('arguments') : undefined;
    return given
      ? named(given).some(({ type, text }) => type === 'identifier' && text === '__name__')
      : false;
  });
}

/**
 * Modules that every name is taken from, also in a branch; the last one first, since it replaces what others gave. What is
 * for the case that an import fails comes after that import.
 */
export function wildcards(root: Node): string[] {
  return wildcardStatements(root).map(({ specifier }) => specifier);
}

/** The same, each with its statement. */
export function wildcardStatements(root: Node): { specifier: string; node: Node }[] {
  const found: { specifier: string; node: Node }[] = [];
  const isFallback = (statement: Node) => /^except_(group_)?clause$/.test(statement.type);
  const statements = named(root);
  for (const node of [...statements.filter(isFallback), ...statements.filter(each => !isFallback(each))]) {
    if (BRANCHES.has(node.type)) found.unshift(...wildcardStatements(node));
    else found.unshift(...takenBy(node).map(specifier => ({ specifier, node })));
  }
  return found;
}

/** Statements at the top of a file that take every name of a module, behind an offset. */
export function wildcardsBehind(root: Node, offset: number): { specifier: string; node: Node }[] {
  return named(root).flatMap(node =>
    node.startIndex < offset ? [] : takenBy(node).map(specifier => ({ specifier, node })),
  );
}

/** The module of which a statement takes every name, if it does. */
function takenBy(statement: Node): string[] {
  return statement.type === 'import_from_statement' &&
    named(statement).some(child => child.type === 'wildcard_import')
    ? [statement.childForFieldName('module_name')?.text ?? '']
    : [];
}
