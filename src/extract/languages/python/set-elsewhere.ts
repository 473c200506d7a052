import type { Effect } from '../../effects/trail.js';
import type { Described } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import { type Description, Unresolved } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';
import { ATTRIBUTE_SETS, ATTRIBUTES, attributeSet, DOCUMENTATION } from './attributes.js';
import { runsWithFile } from './branches.js';

/** What statements set of what a function or class says of itself, and is not known then. */
export interface SetElsewhere {
  readonly signature?: Unresolved;
  readonly documentation?: Unresolved;
}

/**
 * What a loop, a function or another file sets of the documentation of a definition, or of what decides how it is called.
 *
 * @param isRead whether a statement is read where it stands.
 */
export function setElsewhere(
  name: string,
  definition: Node,
  file: SourceFile,
  evaluator: Evaluator,
  isRead: (effect: Effect) => boolean,
): SetElsewhere {
  const found: { -readonly [Part in keyof SetElsewhere]: SetElsewhere[Part] } = {};
  for (const effect of evaluator.names.changes.ofDefinitions?.attributesSet(name, definition, file) ?? []) {
    const { file: where, node, path, key } = effect;
    if (isRead(effect) || runsWithFile(node, where, evaluator) === false) continue;
    const reason = `it is set elsewhere: ${where.quote(node)}`;
    const set = attributeSet(path, key);
    const unknown = new Unresolved(reason, where.place(node), name, 'symbol-unresolved');
    if (set === undefined || set === DOCUMENTATION) found.documentation ??= unknown;
    if (set !== DOCUMENTATION) found.signature ??= unknown;
  }
  return found;
}

/** Whether the name of a function may mean another one, or the function be called with other defaults, or run other code. */
export function isSetAnew({ name, node, site: { file } }: Described, evaluator: Evaluator): boolean {
  if (node.type !== 'function_definition' || file.scopesAround(node).length !== 1) return false;
  const known = setAnew.get(evaluator) ?? new Map<string, boolean>();
  setAnew.set(evaluator, known);
  const key = `${file.path}:${node.id}`;
  let found = known.get(key);
  if (found === undefined) {
    // Who asks while this is worked out has no answer to wait for.
    known.set(key, false);
    const own = name.split('.').at(-1) as string;
    const others = evaluator.names.changes.ofDefinitions?.replacing(own, node, file) ?? [];
    const mayRun = (effect: Effect) => runsWithFile(effect.node, effect.file, evaluator) !== false;
    found =
      others.some(mayRun) || setElsewhere(own, node, file, evaluator, () => false).signature !== undefined;
    known.set(key, found);
  }
  return found;
}

const setAnew = new WeakMap<Evaluator, Map<string, boolean>>();

/** What the function around a definition sets of it before it gives it to who asks. */
export function setInside(name: string, maker: Node, file: SourceFile): SetElsewhere {
  const found: { -readonly [Part in keyof SetElsewhere]: SetElsewhere[Part] } = {};
  for (const match of ATTRIBUTES.areSet(file.text) ? maker.text.matchAll(ATTRIBUTE_SETS) : []) {
    if (match.slice(1).find(each => each !== undefined) !== name) continue;
    const node = maker.descendantForIndex(maker.startIndex + match.index);
    const reason = `the function around it sets \`${match[0].trim()}\``;
    const problem = new Unresolved(reason, file.place(node ?? maker), name, 'symbol-unresolved');
    if (match[0].includes('__doc__')) found.documentation ??= problem;
    else found.signature ??= problem;
  }
  return found;
}

/** The same of what a call or a lambda made that a name is given: what was read of it already is what stands in the statement. */
export function setOfMade(
  name: string,
  definition: Node,
  { documentation }: Description,
  file: SourceFile,
  evaluator: Evaluator,
): SetElsewhere {
  return setElsewhere(name, definition, file, evaluator, ({ node, file: where }) => {
    const assignment = node.type === 'expression_statement' ? node.firstNamedChild : node;
    const given = assignment?.childForFieldName('right');
    const value = given ? evaluator.evaluate(given, { file: where, env: undefined }) : undefined;
    return (
      typeof value === 'string' && typeof documentation === 'string' && words(value) === words(documentation)
    );
  });
}

/** Without the blanks that its place in the source makes. */
function words(text: string): string {
  return text.split(/\s+/).filter(Boolean).join(' ');
}

/** `f.__doc__ = …` at the top of its file, which is read where it stands. */
export function isPlainlySet({ node, file }: Effect, name: string, own: SourceFile): boolean {
  return (
    file === own &&
    documentedLater(file).has(name) &&
    !node.parent?.parent &&
    /^\w+\.__doc__[ \t]*=(?!=)/.test(node.text)
  );
}

/** Names of a file whose documentation is assigned at its top: few, and so looked for once. */
export function documentedLater(file: SourceFile): ReadonlySet<string> {
  let names = later.get(file);
  if (!names) {
    // Looking for a pattern at each line takes much longer than for a text.
    const found = file.text.includes('.__doc__')
      ? file.text.matchAll(/^((?:\w{1,200}\.)?\w+)\.__doc__[ \t]*=/gm)
      : [];
    names = new Set([...found].map(match => match[1] as string));
    later.set(file, names);
  }
  return names;
}

const later = new WeakMap<SourceFile, ReadonlySet<string>>();
