import { posix } from 'node:path';
import { ANY_NAME } from '../../contract/files.js';
import type { Context } from '../context.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';

const NAMES = /[\p{L}\p{Nl}_$][\p{L}\p{Nl}\p{N}\p{Mn}\p{Mc}\p{Pc}$]*/gu;

type Wanted = Pick<Context, 'files' | 'repository' | 'leavesOut'>;

/**
 * Tells what can be asked of a file besides what it exports: in a language in which a list says what that is, everything else
 * that stands at the top of a file is there for others, too, what it takes in for itself included. So are the files of its
 * package.
 */
export function tellOtherNames(file: SourceFile, { files, repository, leavesOut }: Wanted): void {
  if (file.language.definitions?.exportList === undefined) return;
  const module = files.evaluator.moduleName(file);
  for (const name of namesAtTop(file, files, new Set())) leavesOut({ module, name, isThere: true });
  for (const each of submodules(file, module, repository)) {
    if (each.name !== undefined) leavesOut({ module, name: each.name, isThere: true });
    leavesOut({ module: each.module, isThere: true });
  }
}

/** All names that a file binds at its top, by whatever statement; {@link ANY_NAME} among them where some cannot be listed. */
function namesAtTop(file: SourceFile, files: Context['files'], seen: Set<SourceFile>): Set<string> {
  seen.add(file);
  const { names: modules } = files.evaluator;
  const definitions = file.definitions().filter(({ container }) => container === null);
  const names = new Set(definitions.map(({ name }) => name));
  const bodies = new Set(definitions.map(({ node }) => node.startIndex));
  // What stands in a function or a class is asked of that.
  for (const statement of file.root.namedChildren)
    if (statement !== null && !bodies.has(statement.startIndex))
      for (const name of boundAtTop(statement, file, names)) names.add(name);
  for (const specifier of file.wildcards()) {
    const source = modules.source(specifier, file);
    // What is in no source has other names on other systems.
    if (source === undefined) names.add(ANY_NAME);
    else if (!seen.has(source)) for (const name of namesAtTop(source, files, seen)) names.add(name);
  }
  if (file.language.definitions?.handsItselfOver?.(file.root) === true) names.add(ANY_NAME);
  for (const { name = ANY_NAME } of modules.changes.ofDefinitions?.madeNames(file) ?? []) names.add(name);
  return names;
}

function* boundAtTop(statement: Node, file: SourceFile, known: ReadonlySet<string>): Generator<string> {
  for (const name of new Set(statement.text.match(NAMES)))
    if (!known.has(name) && file.bindings(name).some(({ scope }) => scope === file.root.id)) yield name;
}

/** The modules of the package that a file stands for, however deep, with the names of those that are directly in it. */
function* submodules(
  { language: { packages, extensions }, path }: SourceFile,
  own: string,
  repository: Context['repository'],
): Generator<{ readonly name: string | undefined; readonly module: string }> {
  if (packages?.submodule === undefined || packages.moduleName === undefined) return;
  const folder = posix.dirname(path);
  if (folder === '.' || packages.submodule('x', path) === null) return;
  const around = folder.replace(/[\\*?[\]{}()!+@]/g, '\\$&');
  for (const file of repository.glob(`${around}/**/*`)) {
    if (!extensions.includes(posix.extname(file))) continue;
    const module = packages.moduleName(file, each => repository.isFile(each));
    if (!module.startsWith(`${own}.`)) continue;
    const name = module.slice(own.length + 1);
    yield { name: name.includes('.') ? undefined : name, module };
  }
}
