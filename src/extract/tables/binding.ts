import type { Place } from '../../findings/finding.js';
import { nearest } from '../../text/nearest.js';
import type { Context } from '../context.js';
import { inSpace } from '../evaluate/scoping.js';
import type { TableName } from '../locator.js';
import type { Node } from '../syntax/node.js';
import { type BoundName, isOpaque, type SourceFile } from '../syntax/source-file.js';

/** Names shown when a table is not found. */
const MAX_SUGGESTIONS = 8;
/** Fewer calls fill no table. */
const MIN_FILLING_CALLS = 2;
/** Names that are looked at for these. */
const MAX_CANDIDATES = 200;

/** Stands for `module.exports = …`, which no name alone is bound to. */
const WHOLE_EXPORT = 'module.exports';

/** Names of a locator, where `default` and `module.exports` are what the file exports as a whole. */
export function partsIn({ parts }: TableName, file: SourceFile): readonly string[] {
  if (file.wholeExports().length === 0 || file.bindings('default').length > 0) return parts;
  if (parts[0] === 'module' && parts[1] === 'exports') return [WHOLE_EXPORT, ...parts.slice(2)];
  return parts[0] === 'default' ? [WHOLE_EXPORT, ...parts.slice(1)] : parts;
}

/** The definition that a locator means: the outermost one of that name, variables before members of objects. */
export function bindingNamed(
  file: SourceFile,
  name: TableName,
  at: Place,
  context: Context,
): BoundName | undefined {
  const [first] = partsIn(name, file) as [string, ...string[]];
  const bound = first === WHOLE_EXPORT ? file.wholeExports() : inSpace('any', file.bindings(first));
  const known = bound.filter(each => !isOpaque(each) || isGivenAgain(each, bound));
  // A name of something outside of the repository is no table: a method may have it, too.
  const isOutside = ({ binding }: BoundName) =>
    binding.kind === 'import' && !context.files.evaluator.names.isModule(binding.specifier, file);
  const inside = known.filter(each => !isOutside(each));
  const { statements } = file.language;
  // Which of the two it is, nobody knows where that is not in the sources: `try: from x import K`, and `K = …` where it fails.
  const isRival = (each: BoundName) =>
    isOutside(each) &&
    inside.some(own => mayReplace(each, own, file)) &&
    statements?.runsWithFile(each.binding.node, file, context.files.evaluator) !== false;
  const all = inside.length > 0 ? known.filter(each => !isOutside(each) || isRival(each)) : known;
  if (all.length === 0) {
    const filled = methodsThatFill(first, file.text);
    if (filled.length > 0) {
      context.report({
        rule: 'table-missing',
        message: `${file.path} has no literal ${first}: calls fill it.`,
        remedy: `Name the calls: ${filled.map(method => `${file.path}#${first}.${method}()`).join(' or ')}.`,
        place: at,
      });
      return undefined;
    }
    if (reportFunction(first, file, at, context)) return undefined;
    const isBroken = file.root.hasError && file.text.includes(first);
    reportMissing(first, file.names(), file.path, at, context, name => isDefined(name, file), isBroken);
    return undefined;
  }
  const group = [
    all.filter(({ binding, scope }) => !binding.member && scope === file.root.id),
    all.filter(({ binding }) => binding.exported !== undefined),
    all.filter(each => !each.binding.member && !isLocal(each, file)),
    all.filter(({ binding }) => !binding.member),
    all,
  ].find(candidates => candidates.length > 0) as BoundName[];
  return oneOf(all, group, first, name, file, at, context);
}

/** Tells that what has the last part of a name is a function, of a language whose functions are not looked into. */
export function reportFunction(name: string, file: SourceFile, at: Place, { report }: Context): boolean {
  if (!file.language.isData) return false;
  const one = file
    .definitions()
    .find(({ name: own, what }) => own === name && /^(?:function|method|macro)$/.test(what));
  if (!one) return false;
  const { line } = file.place(one.node);
  report({
    rule: 'table-missing',
    message: `${name} is a function (${file.path}:${line}), and what a function of ${file.language.name} gives is not read.`,
    remedy:
      'Name the table that it gives or looks into, or read its cases with `query` (docs/configuration.md#query).',
    place: at,
  });
  return true;
}

/** Whether a name is bound in a function, whose own it is. */
function isLocal(bound: BoundName, file: SourceFile): boolean {
  for (let at = file.nodeOfScope(bound); at?.parent; at = at.parent)
    if (file.language.scopes.deferred.has(at.type)) return true;
  return false;
}

/** Whether an import at the top of a file may give a name another value than the one that it has by a definition. */
function mayReplace(taken: BoundName, own: BoundName, { root }: SourceFile): boolean {
  if (taken.scope !== root.id || own.scope !== root.id || own.binding.member) return false;
  if (taken.binding.node.startIndex > own.binding.node.startIndex) return true;
  let statement: Node = own.binding.node;
  while (statement.parent && statement.parent.id !== root.id) statement = statement.parent;
  return /^(?:if|try|for|while|match)_statement$/.test(statement.type);
}

/** The definition that the number of a locator says, or else the only one of a group; reported when there are several. */
export function oneOf(
  all: readonly BoundName[],
  group: readonly BoundName[],
  title: string,
  { occurrence }: TableName,
  file: SourceFile,
  at: Place,
  context: Context,
): BoundName | undefined {
  if (occurrence !== undefined) {
    const chosen = all[occurrence - 1];
    const message = `${file.path} defines ${title} ${times(all.length)}: there is no ${title}@${occurrence}.`;
    if (!chosen) context.report({ rule: 'table-missing', message, place: at });
    return chosen;
  }
  if (group.length === 1) return group[0];
  const choices = group.map(
    bound => `${title}@${all.indexOf(bound) + 1} (line ${file.place(bound.binding.node).line})`,
  );
  context.report({
    rule: 'table-ambiguous',
    message: `${file.path} defines ${title} ${times(group.length)}.`,
    remedy: `Write one of ${choices.join(', ')}.`,
    place: at,
  });
  return undefined;
}

/** Methods that are called on a name with a text first, several times: `keywords.put("and", …)`. */
function methodsThatFill(name: string, text: string): string[] {
  const counts = new Map<string, number>();
  const escaped = name.replace(/[^\w]/g, '\\$&');
  for (const [, method = ''] of text.matchAll(
    new RegExp(`(?<![\\w$.])${escaped}\\.(\\w+)\\(\\s*["'\`]`, 'g'),
  ))
    counts.set(method, (counts.get(method) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= MIN_FILLING_CALLS).map(([method]) => method);
}

/** Whether a name that has a value elsewhere gets another one that nobody knows: `K = None`, and `a, K = Kinds` later. */
function isGivenAgain({ binding, scope }: BoundName, bound: readonly BoundName[]): boolean {
  const { node } = binding;
  return (
    node.parent?.parent === null &&
    node.type === 'expression_statement' &&
    bound.some(other => other.scope === scope && !isOpaque(other))
  );
}

/** Whether a name is that of something at the top of a file. */
function isDefined(name: string, file: SourceFile): boolean {
  return file.bindings(name).some(bound => {
    const { binding, scope } = bound;
    if (binding.exported !== undefined) return true;
    return scope === file.root.id && binding.kind === 'value' && !binding.member && !isOpaque(bound);
  });
}

/** Tells that there is no such name, with those like it that there are, or else the first few. */
export function reportMissing(
  name: string,
  names: Iterable<string>,
  where: string,
  at: Place,
  context: Context,
  isReal: (candidate: string) => boolean = () => true,
  isBroken = false,
): void {
  // Asking whether a name is one is dear: only of those that may be shown.
  const all = [...names];
  const shown: string[] = [];
  for (const candidate of [...nearest(name, all, MAX_CANDIDATES), ...all.slice(0, MAX_CANDIDATES)]) {
    if (shown.length < MAX_SUGGESTIONS && !shown.includes(candidate) && isReal(candidate))
      shown.push(candidate);
  }
  context.report({
    rule: 'table-missing',
    message: `${where} defines no ${name}.`,
    remedy: isBroken
      ? 'Mend the syntax error that it has, which may hide the name.'
      : shown.length > 0
        ? `There is ${shown.join(', ')}.`
        : 'It defines nothing that has a name.',
    place: at,
  });
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
