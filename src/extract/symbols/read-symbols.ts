import type { Place } from '../../findings/finding.js';
import { nearest } from '../../text/nearest.js';
import type { Context } from '../context.js';
import { type Definition, fullName } from '../languages/language/definitions.js';
import type { SourceFile } from '../syntax/source-file.js';
import { exportedSymbols } from './exports.js';
import { reportMadeMembers, reportMadeNames, reportUnread } from './made-names.js';
import { reportDefinitionsNotTaken } from './not-taken.js';
import { tellOtherNames } from './other-names.js';
import { settledSymbol } from './settled-symbol.js';
import type { ModuleSymbol } from './symbol.js';

/** Names shown when a class is not found. */
const MAX_SUGGESTIONS = 8;

/** Stands for every class, trait, namespace… of a file. */
export const EVERY_CONTAINER = '*';

/** Which symbols of a file are asked for. */
export interface WantedSymbols {
  /** Only what other files may use. */
  readonly exported: boolean;
  /** The class whose members are meant, instead of what stands at the top of the file. */
  readonly of?: string | undefined;
  /** The grammar of the files, when their names do not say it. */
  readonly grammar?: string | undefined;
  /** Where the files are named in refdata.yml. */
  readonly place: Place;
}

/** Reads what a file defines or exports. Of values, nothing is known before: what is said of a file is its own. */
export function readSymbols(
  path: string,
  wanted: WantedSymbols,
  context: Pick<Context, 'files' | 'repository' | 'report' | 'leavesOut'>,
): ModuleSymbol[] {
  const file = openedFile(path, wanted, context);
  return file ? symbolsOf(file, wanted, context) : [];
}

/** The file, with its syntax error reported; nothing after telling that its language has no definitions. */
export function openedFile(
  path: string,
  { grammar, place }: WantedSymbols,
  { files, report }: Pick<Context, 'files' | 'report'>,
  reads: 'definitions' | 'table' = 'definitions',
): SourceFile | undefined {
  const file = files.open(path, grammar);
  // Behind a preprocessor, macros elsewhere look like errors: of a table only what is read of it counts, as in `table`.
  const error = reads === 'table' && file.language.preprocessor ? undefined : file.syntaxError();
  if (error) report({ rule: 'source-syntax', message: `${error.file} has a syntax error.`, place: error });
  if (file.language.definitions) return file;
  report({
    rule: 'source-language',
    message: `Definitions are not read from ${file.language.name}.`,
    remedy:
      'Say what they are by a query, under `grammars` in refdata.yml (docs/languages.md); or read the file with `query`, `table` or `pattern`.',
    place,
  });
  return undefined;
}

function symbolsOf(
  file: SourceFile,
  { exported, of, place }: WantedSymbols,
  context: Pick<Context, 'files' | 'repository' | 'report' | 'leavesOut'>,
): ModuleSymbol[] {
  const known = [...file.definitions(), ...membersOf(of, file)];
  const isOpen = (definition: Definition) => of === EVERY_CONTAINER || fullName(definition) === of;
  reportDefinitionsNotTaken(file, known, isOpen, context.report);
  reportUnread(file, of === EVERY_CONTAINER ? undefined : of, context.report);
  if (of === undefined) tellOtherNames(file, context);
  if (of === undefined && exported) return exportedSymbols(file, context);
  if (of === undefined) reportMadeNames(file, context);
  else if (of !== EVERY_CONTAINER) reportMadeMembers(file, of, context);
  else
    for (const each of file.definitions())
      if (each.container === null && isContainer(each)) reportMadeMembers(file, each.name, context);
  const found =
    of === EVERY_CONTAINER
      ? allMembers(file)
      : file.definitions(of).filter(({ container }) => container === (of ?? null));
  if (found.length === 0 && of !== undefined && of !== EVERY_CONTAINER)
    reportNoContainer(
      file.path,
      file.definitions().map(({ name }) => name),
      of,
      place,
      context.report,
    );
  return found
    .filter(definition => !exported || definition.exported)
    .flatMap(definition => settledSymbol(file, definition, context) ?? []);
}

function membersOf(of: string | undefined, file: SourceFile): readonly Definition[] {
  if (of === undefined) return [];
  return of === EVERY_CONTAINER ? allMembers(file) : file.definitions(of);
}

/** Members of everything in the file that has some, in the order of the text. */
function allMembers(file: SourceFile): Definition[] {
  const found = new Map<string, Definition>();
  const left = new Set<string>();
  const add = (definitions: readonly Definition[]) => {
    for (const each of definitions) {
      const { container, name, node } = each;
      // A language may have members for who names their container alone; where they are there already, they are the same.
      if (container !== null) {
        left.add(container);
        found.set(`${container}\0${name}\0${each.what}\0${node.startIndex}`, each);
      }
      if (isContainer(each)) left.add(fullName(each));
    }
  };
  add(file.definitions());
  for (const of of left) add(file.definitions(of).filter(({ container }) => container === of));
  return [...found.values()].sort((a, b) => a.node.startIndex - b.node.startIndex);
}

function isContainer({ what }: Definition): boolean {
  return what === 'class' || what === 'interface' || what === 'enum' || what === 'module' || what === 'type';
}

/** @param names what there is. */
export function reportNoContainer(
  path: string,
  names: readonly string[],
  of: string,
  at: Place,
  report: Context['report'],
): void {
  const shown = nearest(of, names, MAX_SUGGESTIONS);
  report({
    rule: 'table-missing',
    message: `${path} defines no ${of} that has members.`,
    remedy: shown.length > 0 ? `There is ${shown.join(', ')}.` : 'Correct the name behind `of`.',
    place: at,
  });
}
