import { firstOf } from '../../text/first-of.js';
import type { Context } from '../context.js';
import type { MadeName } from '../effects/made-names.js';
import { fullName } from '../languages/language/definitions.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';

/** Names shown of those that a file gets while it is loaded. */
const MAX_SHOWN = 8;

/** Tells of names that a file gets while it is loaded, and not by a definition at its top: what they are is not read. */
export function reportMadeNames(
  file: SourceFile,
  { files: { evaluator }, report }: Pick<Context, 'files' | 'report'>,
): void {
  const { statements } = file.language;
  const mayRun = (node: Node, where = file) => statements?.runsWithFile(node, where, evaluator) !== false;
  const isBound = (name: string) =>
    file
      .bindings(name)
      .some(({ scope, binding }) => scope === file.root.id && !binding.member && mayRun(binding.node));
  const made = (evaluator.names.changes.ofDefinitions?.madeNames(file) ?? []).filter(
    ({ name, node, isPart, file: where }) =>
      (name === undefined || isPart || !isBound(name)) && mayRun(node, where),
  );
  reportAll(made, file, file.path, report);
}

/** Tells of what may define names that are not written in a file: in all of it, or in one definition of it. */
export function reportUnread(file: SourceFile, of: string | undefined, report: Context['report']): void {
  const all = file.language.definitions?.unread?.(file.root) ?? [];
  const places =
    of === undefined
      ? [file.root]
      : file
          .definitions()
          .filter(each => fullName(each) === of)
          .map(({ node }) => node);
  const unread = all.filter(({ startIndex, endIndex }) =>
    places.some(place => place.startIndex <= startIndex && endIndex <= place.endIndex),
  );
  const [first] = unread;
  if (!first) return;
  const calls = unread.map(node => `${file.quote(node)} (line ${file.place(node).line})`);
  const message = `${file.path} may define more names, which its text alone does not say: ${firstOf(calls, MAX_SHOWN)}.`;
  report({ rule: 'source-not-taken', message, place: file.place(first) });
}

/** The same of members that a class gets outside of its body. */
export function reportMadeMembers(
  file: SourceFile,
  of: string,
  { files: { evaluator }, report }: Pick<Context, 'files' | 'report'>,
): void {
  const { ofDefinitions } = evaluator.names.changes;
  const made = file
    .definitions()
    .filter(({ name, ownName = name }) => name === of || ownName === of)
    .flatMap(({ ownName = of, node }) => ofDefinitions?.madeMembers(ownName, node, file) ?? []);
  reportAll(made, file, `${of} of ${file.path}`, report);
}

function reportAll(
  all: readonly MadeName[],
  file: SourceFile,
  what: string,
  report: Context['report'],
): void {
  const made = all
    .map(({ name, node, file: where = file }) => {
      const { file: path, line = 0 } = where.place(node);
      return { name: name ?? 'whatever it says', path, line };
    })
    .sort((a, b) => a.line - b.line);
  const [first] = made;
  if (!first) return;
  const shown = [
    ...new Set(
      made.map(({ name, path, line }) => `${name} (${path === file.path ? '' : `${path}, `}line ${line})`),
    ),
  ];
  report({
    rule: 'source-not-taken',
    message: `${what} gets names while it is loaded that are not read: ${firstOf(shown, MAX_SHOWN)}.`,
    place: { file: first.path, line: first.line },
  });
}
