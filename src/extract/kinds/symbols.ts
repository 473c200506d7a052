import { z } from 'zod';
import type { Context, LeftOut, Report } from '../context.js';
import { declarationReaderOf } from '../declarations.js';
import { grammarOption } from '../grammar-option.js';
import { parseLocator, parseTableName, type TableName } from '../locator.js';
import { readFiles, readTables } from '../read-files.js';
import type { Extraction } from '../record.js';
import { declaredSymbols } from '../symbols/declared-symbols.js';
import { OVERLOADS, type Overloads, withoutOverloads } from '../symbols/overloads.js';
import { openedFile, readSymbols, type WantedSymbols } from '../symbols/read-symbols.js';
import { type ModuleSymbol, symbolRecord } from '../symbols/symbol.js';
import { tableSymbols } from '../symbols/table-symbols.js';
import { tableNamed } from '../tables/named-table.js';
import { reportConditions, reportNotes } from '../tables/reports.js';
import type { KindOf } from './kind.js';

/** `symbols`: functions, classes and whatever else a file defines, exports or lists in a table, with signature and documentation. */
export const kind: KindOf<string> = {
  name: 'symbols',
  path: 'itself',
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
    dunder: z.literal(true).meta({
      description:
        'Of a table, also what it says of itself: entries with names between double underscores, such as `__name__`.',
    }),
    overloads: z.enum(OVERLOADS).meta({
      description:
        'Several definitions of one name, in one module and container: `arity` names what can be called with the number of its parameters, `apply/2`; `together` makes one of them, with all signatures. Those of one name and number are together either way.',
    }),
    of: z
      .string()
      .min(1)
      .meta({
        description:
          'Members of this class (or trait, namespace, …) instead of what stands at the top of the file; `*` for those of every one.',
        examples: ['Lexer', 'Outer.Inner', '*'],
      }),
  },
  async read(spec, { exported, of, grammar, dunder, overloads }, at, context) {
    const { path, fragment } = parseLocator(spec);
    const name = fragment === undefined ? undefined : parseTableName(fragment);
    const place = context.placeOf([...at, 'symbols']);
    const settled = (symbols: readonly ModuleSymbol[]) =>
      recordsOf(overloads === undefined ? symbols : withoutOverloads(symbols, overloads as Overloads));
    const wanted: WantedSymbols = {
      exported: exported === true,
      of: of as string | undefined,
      grammar: grammar as string | undefined,
      place,
    };
    if (name) {
      // Entries of a table may refer to anything.
      const read = async (file: string, each: Context) => {
        const symbols = await context.files.withGrammars(() => readTable(file, name, wanted, each));
        context.files.relax();
        return symbols;
      };
      const title = name.parts.join('.');
      const listed = (await readTables(path, title, place, context, read)).flat();
      const found = settled(dunder === true ? listed : listed.filter(symbol => !DUNDER.test(symbol.name)));
      reportConditions(title, found.records, context);
      return found;
    }
    const found = await readFiles(path, place, context, async each => {
      const isOurs = wanted.grammar === undefined && context.files.syntaxOf(each) === undefined;
      const reader = isOurs ? declarationReaderOf(each, context.readers) : undefined;
      if (reader) return declaredSymbols(each, reader, wanted, context);
      const read = () => symbolsOf(each, wanted, context);
      const { symbols, problems, leftOut } = await context.files.withoutMemory(read);
      for (const problem of problems) context.report(problem);
      for (const entries of leftOut) context.leavesOut(entries);
      context.files.relax();
      return symbols;
    });
    return settled(found.flat());
  },
};

/** What a table that stands for a module says of itself. */
const DUNDER = /^__\w+__$/;

/** The symbols of a file, and its problems: reported once, though work that needs another grammar begins anew. */
function symbolsOf(path: string, wanted: WantedSymbols, { files, repository }: Context) {
  const problems: Report[] = [];
  const leftOut: LeftOut[] = [];
  const report = (problem: Report) => problems.push(problem);
  const leavesOut = (entries: LeftOut) => leftOut.push(entries);
  return { symbols: readSymbols(path, wanted, { files, repository, report, leavesOut }), problems, leftOut };
}

function recordsOf(symbols: readonly ModuleSymbol[]): Extraction & { kind: 'records' } {
  return { kind: 'records', records: symbols.map(symbolRecord) };
}

function readTable(path: string, name: TableName, wanted: WantedSymbols, context: Context): ModuleSymbol[] {
  context.files.evaluator.restart();
  const file = openedFile(path, wanted, context, 'table');
  if (!file) return [];
  const table = tableNamed(file, name, wanted.place, context);
  const symbols = table ? tableSymbols(table.value, file, context) : [];
  reportNotes(context);
  return symbols;
}
