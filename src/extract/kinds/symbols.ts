import { z } from 'zod';
import type { Place } from '../../finding.js';
import { nearest } from '../../nearest.js';
import type { Context, Report } from '../context.js';
import { parseLocator, parseTableName, type TableName } from '../locator.js';
import { readFiles } from '../read-files.js';
import type { SourceRecord } from '../record.js';
import { exportedSymbols } from '../symbols/exports.js';
import { definedSymbol, type ModuleSymbol, symbolRecord } from '../symbols/symbol.js';
import { tableSymbols } from '../symbols/table-symbols.js';
import type { SourceFile } from '../syntax/source-file.js';
import { grammarOption } from '../syntax/syntaxes.js';
import type { KindOf } from './kind.js';
import { reportNotes, tableNamed } from './table.js';

/** Names shown when a class is not found. */
const MAX_SUGGESTIONS = 8;

/** `symbols`: functions, classes and whatever else a file defines, exports or lists in a table, with signature and documentation. */
export const kind: KindOf<string> = {
  name: 'symbols',
  schema: z
    .string()
    .min(1)
    .refine(text => {
      const { fragment } = parseLocator(text);
      return fragment === undefined || parseTableName(fragment)?.calls === false;
    }, 'Behind "#" stands the name of a table: NAMES, Library.NAMES or NAMES@2.')
    .meta({
      description:
        'Definitions of a source file (or of all that a glob matches): name, what, container, exported, signature, summary, documentation, module. With file#NAME: the symbols that a table lists, by name, with what it refers to.',
      examples: ['src/library/*.py', 'src/math.c#functions', 'src/registry.py#MODULES'],
    }),
  options: {
    grammar: grammarOption,
    exported: z.literal(true).meta({
      description:
        "Only what other files may use by the language's own rules (`__all__`, `export`, `pub`, …), with what the file passes on from others.",
    }),
    of: z
      .string()
      .min(1)
      .meta({
        description:
          'Members of this class (or trait, namespace, …) instead of what stands at the top of the file.',
        examples: ['Lexer', 'Outer.Inner'],
      }),
  },
  async read(spec, { exported, of, grammar }, at, context) {
    const { path, fragment } = parseLocator(spec);
    const name = fragment === undefined ? undefined : parseTableName(fragment);
    const place = context.placeOf([...at, 'symbols']);
    const wanted: Wanted = { name, exported: exported === true, of: of as string | undefined };
    const { files } = context;
    const read = async (path: string) => {
      let told: Report[] = [];
      const once = () => {
        told = [];
        const file = files.open(path, grammar as string | undefined);
        return readFile(file, wanted, place, { ...context, report: problem => told.push(problem) });
      };
      // Entries of a table may refer to anything; of definitions, nothing is kept but what they say.
      const records = await (name ? files.withGrammars(once) : files.withOutlines(once));
      for (const problem of told) context.report(problem);
      files.relax();
      return records;
    };
    const records = await readFiles(path, place, context, read);
    return { kind: 'records', records: records.flat() };
  },
};

interface Wanted {
  readonly name: TableName | undefined;
  readonly exported: boolean;
  readonly of: string | undefined;
}

/** @param at where the file is named in refdata.yml. */
function readFile(file: SourceFile, wanted: Wanted, at: Place, context: Context): SourceRecord[] {
  context.files.evaluator.restart();
  // Behind a preprocessor, macros elsewhere look like errors: of a table only what is read of it counts, as in `table`.
  const error = wanted.name && file.language.prepare ? undefined : file.syntaxError();
  if (error)
    context.report({ rule: 'source-syntax', message: `${error.file} has a syntax error.`, place: error });
  if (!file.language.definitions) {
    context.report({
      rule: 'source-language',
      message: `Definitions are not read from ${file.language.name}.`,
      remedy: 'Use `table` or `query` for this file.',
      place: at,
    });
    return [];
  }
  const symbols = symbolsOf(file, wanted, at, context);
  // Of a table everything counts; tables that only a default names are nobody's business here.
  if (wanted.name) reportNotes(context);
  else context.files.evaluator.takeNotes();
  return symbols.map(symbolRecord);
}

function symbolsOf(
  file: SourceFile,
  { name, exported, of }: Wanted,
  at: Place,
  context: Context,
): ModuleSymbol[] {
  if (name) {
    const table = tableNamed(file, name, at, context);
    return table ? tableSymbols(table.value, file, context) : [];
  }
  const { evaluator } = context.files;
  if (of === undefined && exported) return exportedSymbols(file, context);
  const found = file.definitions(of).filter(({ container }) => container === (of ?? null));
  if (found.length === 0 && of !== undefined) reportNoContainer(file, of, at, context);
  return found
    .filter(definition => !exported || definition.exported)
    .map(definition => definedSymbol(file, definition, evaluator));
}

function reportNoContainer(file: SourceFile, of: string, at: Place, context: Context): void {
  const names = file.definitions().map(({ name }) => name);
  const shown = nearest(of, names, MAX_SUGGESTIONS);
  context.report({
    rule: 'table-missing',
    message: `${file.path} defines no ${of} that has members.`,
    remedy: shown.length > 0 ? `There is ${shown.join(', ')}.` : 'Correct the name behind `of`.',
    place: at,
  });
}
