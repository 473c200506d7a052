import { Described } from '../evaluate/environment.js';
import { CallResult, type Definition, type Value } from '../evaluate/value.js';
import type { SourceFile } from '../syntax/source-file.js';
import { SpanOrigin } from '../syntax/span-origin.js';

/**
 * Whether a program gets a table from a call: of a compiled one, a constructor's arguments are what its object holds, those of others
 * are not; of the library's functions it is known which make lists and maps.
 */
export function isUnknownResult(value: Value, file: SourceFile): value is CallResult {
  if (!(value instanceof CallResult) || value.isRecord || value.of?.kind === 'class')
    return value instanceof CallResult && value.of?.kind === 'class' && isOfTable(value.of, file);
  const { effects, isData } = file.language;
  if (!effects?.sees && !isData)
    return value.of === undefined
      ? isNoName(value.callee) || isFunctionOf(file, value.callee) || givesTable(value.callee, file)
      : value.returned === undefined;
  // `Name.new` of some languages is `new Name` of others; in one, only literals make objects.
  const [, name] =
    /(\w+)(?:<.*>)?!?$/s.exec(isData ? value.callee.replace(/(?:\.|::)new$/, '') : value.callee) ?? [];
  const isObject =
    name !== undefined &&
    /^[A-Z]/.test(name) &&
    !effects?.literalsAlone &&
    !/(?:List|Map|Set|Queue|Deque|Vector|Hash|Array|Dictionary|Table|Seq)$/.test(name);
  return !isObject || (file.language.objectsByNew === true && !isMadeByNew(value));
}

/** Whether `new` stands in front of what is called: `new Name(…)`, and not `Name(…)`. */
function isMadeByNew({ origin }: CallResult): boolean {
  if (!(origin instanceof SpanOrigin)) return true;
  const { file, startIndex } = origin;
  return /\bnew\b[\s\w.]*$/.test(file.text.slice(Math.max(0, startIndex - MAX_FRONT), startIndex + 3));
}

/** Characters in front of a name that are looked at. */
const MAX_FRONT = 80;

/** Whether what is called has no name by which it could be known: `f()(…)`, `(0, eval)(…)`, `eval(…)`. */
function isNoName(callee: string): boolean {
  return callee === 'eval' || !/^[#$\p{L}\p{N}_\s.]+(?:<.*>)?$/su.test(callee);
}

/** Whether a file has a function of a name, though which one is meant may not be known; or gives that name to what no class is called. */
function isFunctionOf(file: SourceFile, name: string): boolean {
  return file
    .bindings(name)
    .some(
      ({ binding }) =>
        file.language.effects?.isFunction(binding.node) || (binding.kind === 'value' && /^[a-z]/.test(name)),
    );
}

/** Whether a class is made from a list or map of the language. */
function isOfTable(of: Definition, file: SourceFile): boolean {
  const { tableTypes } = file.language.effects ?? {};
  if (!tableTypes || !(of instanceof Described) || of.shape?.kind !== 'class') return false;
  return of.shape.class.bases.some(base => tableTypes.test(base.text));
}

/** Whether a function of the library makes a list or map of what it gets. */
function givesTable(callee: string, file: SourceFile): boolean {
  const { effects } = file.language;
  const name = callee.replace(/^new\s+/, '');
  const method = /\.(\w+)$/.exec(name)?.[1] ?? '';
  const isMethod = effects !== undefined && Object.hasOwn(effects.libraryMethods, method);
  const call = effects?.libraryFunction(name) ?? (isMethod ? effects.libraryMethods[method] : undefined);
  return call?.givesTable === true || [call?.self, ...(call?.args ?? [])].some(isTable);
}

function isTable(what: string | undefined): boolean {
  return (
    what !== undefined && /\b(?:copy|each|mapped|pairs|tuples|unpairs|described)\b|^write same$/.test(what)
  );
}
