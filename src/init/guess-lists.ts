import type { SourceRecord } from '../extract/index.js';
import { type EntryPoint, programOf } from './entry-points.js';
import { type Guess, type ReadTable, whereOf } from './guess.js';
import { bias, DOUBTFUL, type Evidence, proveFunctions } from './proof.js';
import { describing, listPaths, oneLine, share, type TextPath, textPaths, whenText } from './shape.js';

const WORD = /^[\p{L}_$][\p{L}\p{N}_.$?!]*$/u;
/** An option, with its short form or value; no sentence that begins with one. */
const FLAG = /^--?[A-Za-z][\w-]*(?:[ =,<[|/].{0,40})?$/;
const CODE = /^[A-Z]{1,5}[-_]?\d{3,5}$/;
/** What the contract's rule demands of codes; others need a pattern of their own. */
const CONTRACT_CODE = /^[A-Z]{2}\d{4}$/;

/** Words that no language has as functions; so many of them are no exception. */
const CONTROL = new Set(
  'if else elif elsif while for do return break continue switch case function se senao senão enquanto para retorna retorne quebre pare continue funcao função si sino mientras'.split(
    ' ',
  ),
);
const MANY_CONTROL = 2;
/** Scores of what nothing proves: calls that register say it, the name of a table does, exactly or more or less. */
const UNPROVED = { called: 0.62, named: 0.55, doubtful: 0.4 } as const;
const NAMES_BUILTINS = /built_?in|embutid|intrinsic|primitiv|^globals?$/i;
const NAMED_BONUS = 0.08;
const MIN_COVERED = 0.4;
const FEW_NAMES = 12;
/** Scores as near as this are alike. */
const NEAR = 0.08;
/** What tables of errors and their files are called; so many codes are no names of algorithms. */
const ERRORS = /err|diag|message|mensag|lint|rule|regra|catalog|exception/i;
const MANY_CODES = 20;
/** Where the program is that people call. */
const PROGRAM = /(^|\/)(cmd|cli|bin|main|command|commands|options?|switches|args?)([/._-]|$)|comandos?/i;
/** Where tools are that only the makers of the language call. */
const TOOL = /(^|\/)(scripts?|tools?|ci|utils?|bench\w*|release|packaging|hack|dev|contrib|docs?)\//i;

/** Functions that need no import: the tables whose names programs call, or pages name. */
export function guessBuiltins(tables: readonly ReadTable[], evidence: Evidence): Guess[] {
  const rated = tables.flatMap(table => {
    const found = firstNames(table);
    if (!found) return [];
    const { names, clauses } = withoutOthers(found, table);
    const all = [...new Set(names.texts.filter(text => text !== undefined))] as string[];
    const { name, path } = table.candidate;
    const isNamed = NAMES_BUILTINS.test(name);
    const proof = proveFunctions(all, evidence);
    const sure = proof
      ? Math.min(1, proof.score) * 0.92 + (isNamed ? NAMED_BONUS : 0)
      : isNamed
        ? // What registers a function makes one; a table may be about another language.
          name.endsWith('()')
          ? UNPROVED.called
          : UNPROVED.named
        : UNPROVED.doubtful;
    // Names that programs call are in many tables: what is not called so has to hold what they call most.
    const isCovering = (proof?.covered ?? 0) >= MIN_COVERED;
    const isFew = all.length < FEW_NAMES;
    // What decides and repeats is no function: the table is one of all names that mean something.
    const isMixed = all.filter(word => CONTROL.has(word)).length >= MANY_CONTROL;
    const isDoubtful = evidence.programs
      ? isNamed
        ? isFew && !isCovering
        : isFew || !isCovering
      : isFew || (!isNamed && !table.candidate.isNamed);
    const isPart = isOneOfSeveral(table, tables) || isOneKind(table, tables, evidence);
    const score = isDoubtful || isMixed || isPart || proof?.isContradicted ? Math.min(sure, DOUBTFUL) : sure;
    return [{ table, names, clauses, all, proof, score: score + bias(name, path, evidence) }];
  });
  return rated
    .sort((a, b) => b.score - a.score || b.all.length - a.all.length)
    .slice(0, evidence.limit)
    .map(({ table, names, clauses, proof, score }) => {
      const filter = clauses.length > 0 ? { filter: clauses.join(' and ') } : {};
      const isUnique = new Set(names.texts.filter(text => text !== undefined)).size === names.count;
      return {
        at: 'embutidas',
        // The list wants texts, and `unique` a field: where it is needed, the field goes in the end.
        spec: isUnique
          ? { table: table.table, ...filter, map: names.path }
          : {
              merge: [{ table: table.table, ...filter, map: { nome: names.path }, unique: 'nome' }],
              map: 'nome',
            },
        why: `${table.candidate.name} (${whereOf(table)}) has ${names.count} names${proof ? `: ${proof.by}` : ', and is called as tables of built-in functions are; there are too few programs in the repository to prove it'}.`,
        score,
      };
    });
}

/**
 * The names of a table without its placeholders: rows that have nothing where nearly all others have a function, and names that
 * begin with a low line where hardly any other does, which are nobody's to call.
 */
function withoutOthers(
  names: TextPath,
  { records }: ReadTable,
): { readonly names: TextPath; readonly clauses: readonly string[] } {
  const isString = names.texts.length === records.length && names.count === records.length;
  const empty = nullPath(records);
  const isEmpty = (i: number) => empty !== undefined && partOf(records[i] as SourceRecord, empty) === null;
  const isPrivate = (text: string | undefined) => text !== undefined && PRIVATE.test(text);
  const hidden = names.texts.filter(isPrivate).length;
  const isHiding = hidden > 0 && hidden <= names.count * MAX_OTHERS;
  const kept = names.texts.map((text, i) => (isEmpty(i) || (isHiding && isPrivate(text)) ? undefined : text));
  return {
    names: { ...names, texts: kept, count: kept.filter(text => text !== undefined).length },
    clauses: [
      ...(isString ? [] : [`$type(${names.path}) = "string"`]),
      ...(empty === undefined ? [] : [`$type(${empty}) != "null"`]),
      ...(isHiding && kept.some((text, i) => text === undefined && !isEmpty(i) && isPrivate(names.texts[i]))
        ? [`$not($contains(${names.path}, /^_[^_]/))`]
        : []),
    ],
  };
}

/** Parts of the fields of a call that are null in a few records only, where others have something. */
function nullPath(records: readonly SourceRecord[]): string | undefined {
  const paths = ['value', ...['args', 'value'].flatMap(at => [1, 2].map(i => `${at}[${i}]`))];
  return paths.find(path => {
    const parts = records.map(record => partOf(record, path));
    const empty = parts.filter(part => part === null).length;
    return empty > 0 && empty <= records.length * MAX_OTHERS && parts.every(part => part !== undefined);
  });
}

function partOf({ fields }: SourceRecord, path: string): unknown {
  const { name = '', index } = /^(?<name>\w+)(?:\[(?<index>\d)\])?$/.exec(path)?.groups ?? {};
  const part = fields[name];
  return index === undefined ? part : Array.isArray(part) ? part[Number(index)] : undefined;
}

const PRIVATE = /^_[^_]/;
/** The part of a table that may be no names. */
const MAX_OTHERS = 0.2;

/** Whether a function that registers is called in several files: then no single one of them has all that need no import. */
function isOneOfSeveral({ candidate }: ReadTable, tables: readonly ReadTable[]): boolean {
  const { name, path } = candidate;
  return (
    name.endsWith('()') &&
    tables.some(other => other.candidate.name === name && other.candidate.path !== path)
  );
}

/** Whether a file has several such tables, each called after a part of them: `special_builtins`, `posix_builtins`. */
function isOneKind({ candidate }: ReadTable, tables: readonly ReadTable[], evidence: Evidence): boolean {
  const kind = KIND.exec(candidate.name);
  return (
    kind !== null &&
    tables.some(
      other =>
        other.candidate.path === candidate.path &&
        other.candidate.name !== candidate.name &&
        // Those of the language that this one is written in are no part of its own.
        bias(other.candidate.name, other.candidate.path, evidence) >= 0 &&
        KIND.exec(other.candidate.name)?.[2]?.toLowerCase() === kind[2]?.toLowerCase(),
    )
  );
}

const KIND = /^(\w+?)_?((?:built_?ins?|intrinsics?|embutid[ao]s))$/i;

/** A guess with the names that it holds. */
type Commands = Guess & { readonly score: number; readonly names: readonly string[] };

/** Commands with what they do, in groups or not, or the options of one command. */
export function guessCommands(tables: readonly ReadTable[], nome: string, evidence: Evidence): Guess[] {
  const found = tables.flatMap(table => commandsOf(table, nome, evidence));
  const guesses = found
    .filter(guess => !found.some(other => isPartOf(guess, other)))
    .sort((a, b) => b.score - a.score)
    .slice(0, evidence.limit)
    .map(({ names: _, ...guess }) => guess);
  const [best, second] = guesses;
  // Several programs, each with options of its own: nothing says which of them people call.
  const isOpen = best !== undefined && second !== undefined && second.score > best.score - NEAR;
  return isOpen ? guesses.map(each => ({ ...each, score: Math.min(each.score, DOUBTFUL) })) : guesses;
}

/** Whether a table is one of those that a larger one is made of. */
function isPartOf({ names }: Commands, whole: Commands): boolean {
  if (whole.names.length <= names.length) return false;
  const all = new Set(whole.names);
  return names.every(name => all.has(name));
}

/** How likely a table is one of the program that people call, and not of a tool of its makers. */
function commandScore({ candidate }: ReadTable, onPages: number, evidence: Evidence): number {
  const entry = programOf(candidate.path, evidence.entries);
  const isProgram = PROGRAM.test(candidate.path);
  // Pages that name none of them are about another program.
  const place = entry
    ? isOwnProgram(entry, evidence)
      ? ENTRY.own
      : ENTRY.other
    : TOOL.test(candidate.path)
      ? 0.1
      : isProgram
        ? evidence.pages.count > 0
          ? 0.45
          : 0.55
        : 0.35;
  const named = COMMAND_LISTS.test(candidate.name) ? 0.16 : COMMAND_CALLS.test(candidate.name) ? 0.06 : 0;
  const score = place + 0.35 * onPages + named + bias(candidate.name, candidate.path, evidence);
  // What is typed inside of a running program is no command of it.
  const isOther = entry !== undefined && !isOwnProgram(entry, evidence);
  return INSIDE.test(candidate.path) || isOther ? Math.min(score, DOUBTFUL) : score;
}

/** Scores of a table of a program that is installed: that of the language itself, and one beside it. */
const ENTRY = { own: 0.66, other: 0.48 } as const;

/** Whether a program is called like the language, or is the only one; a file in which several begin is nobody's own. */
function isOwnProgram({ name, path }: EntryPoint, { entries, names }: Evidence): boolean {
  if (entries.some(each => each.path === path && each.name !== name)) return false;
  const own = names.map(each => each.toLowerCase());
  return (
    entries.length === 1 ||
    own.includes(name.toLowerCase()) ||
    (!entries.some(each => own.includes(each.name.toLowerCase())) &&
      own.some(each => each.startsWith(name.toLowerCase())))
  );
}

const INSIDE = /repl|console|debugger|prompt|interactive/i;

/** Names of tables that hold all that a program takes, and of calls that say one of them each. */
const COMMAND_LISTS = /(option_?declarations|commands?|comandos|switches)$/i;
const COMMAND_CALLS = /(add_?argument|add_?option|add_?command|command|option|flag)\(\)$/i;

function commandsOf(table: ReadTable, nome: string, evidence: Evidence): Commands[] {
  const grouped = groupedCommands(table, evidence);
  if (grouped) return [grouped];
  const program = programOf(table.candidate.path, evidence.entries);
  const group = JSON.stringify(program?.name ?? nome);
  const { records, paths, mixed } = table;
  const flags = mixed
    .filter(path => path.count >= 3 && share(path, text => FLAG.test(text)) > 0.6 && !isNested(path.path))
    .sort((a, b) => longFlags(b) - longFlags(a))[0];
  const description = describing(paths, records.length, flags ? [flags.path] : []);
  if (flags) {
    const isFlag = (text: string | undefined) => text !== undefined && FLAG.test(text);
    // `-b --bare` has the long form second, `--ast` stands alone: those that the best place has none of are at another.
    const rest = mixed.find(
      other =>
        other !== flags &&
        !isNested(other.path) &&
        flags.texts.some((text, i) => !isFlag(text) && isFlag(other.texts[i])),
    );
    const texts = flags.texts.map((text, i) => (isFlag(text) ? text : rest?.texts[i]));
    const written = texts.flatMap(text =>
      isFlag(text) ? (/--?[A-Za-z][\w-]*/.exec(text ?? '')?.[0] ?? []) : [],
    );
    const onPages = evidence.pages.shareOfFlags(written);
    const isOption = (path: string) => whenText(path, '/^--?[A-Za-z][^\\n]{0,60}$/');
    const chosen = rest ? `${isOption(flags.path)} ? ${flags.path} : ${rest.path}` : flags.path;
    const options = {
      table: table.table,
      filter: rest ? `${isOption(flags.path)} or ${isOption(rest.path)}` : isOption(flags.path),
      map: { nome: group, flag: chosen, ...(description && { descricao: oneLine(description) }) },
      unique: 'flag',
      group: { by: 'nome', into: 'opcoes' },
    };
    return [
      {
        at: 'comandos',
        spec: {
          merge: [options],
          map: { grupo: group, nome: 'nome', uso: 'nome', opcoes: 'opcoes' },
          group: { by: 'grupo', into: 'comandos' },
        },
        why: `${table.candidate.name} (${whereOf(table)}) has ${new Set(written).size} texts that look like options of a command line; the pages of the repository name ${Math.round(onPages * 100)} % of them.`,
        score: commandScore(table, onPages, evidence),
        names: written,
      },
    ];
  }
  const names = description && firstNames(table);
  if (!names || !description || names.path === description.path) return [];
  const written = names.texts.filter(text => text !== undefined);
  const onPages = evidence.pages.shareOf(written);
  const isWhole = records.length === names.count;
  return [
    {
      at: 'comandos',
      spec: {
        table: table.table,
        ...(!isWhole && { filter: `$type(${names.path}) = "string"` }),
        map: { grupo: group, nome: names.path, uso: names.path, resumo: oneLine(description) },
        unique: 'nome',
        group: { by: 'grupo', into: 'comandos' },
      },
      why: `${table.candidate.name} (${whereOf(table)}) has ${names.count} names with a text that says what each is for${namedOnPages(onPages)}`,
      score: commandScore(table, onPages, evidence),
      names: written,
    },
  ];
}

/** Groups with a name and a list of commands each. */
function groupedCommands(table: ReadTable, evidence: Evidence): Commands | undefined {
  for (const list of listPaths(table.records)) {
    const group = firstNames({
      ...table,
      paths: table.paths.filter(({ path }) => !path.startsWith(list.path)),
    });
    const paths = textPaths(list.items);
    const description = describing(paths, list.items.length, []);
    const names = firstNames({ paths, records: list.items });
    if (!group || group.count < table.records.length || !names || !description) continue;
    if (names.count < list.items.length || names.path === description.path) continue;
    const usage = paths.find(
      ({ path, count }) => /^(uso|usage|synopsis)$/i.test(path) && count === names.count,
    );
    const written = names.texts.filter(text => text !== undefined);
    const onPages = evidence.pages.shareOf(written);
    return {
      at: 'comandos',
      spec: {
        table: table.table,
        map: {
          grupo: group.path,
          comandos: {
            each: list.path,
            map: { nome: names.path, uso: (usage ?? names).path, resumo: oneLine(description) },
          },
        },
      },
      why: `${table.candidate.name} (${whereOf(table)}) has ${table.records.length} groups of ${written.length} names in all, with a text that says what each is for${namedOnPages(onPages)}`,
      score: commandScore(table, onPages, evidence),
      names: written,
    };
  }
  return undefined;
}

/** What the pages say of names, as the end of a sentence. */
function namedOnPages(onPages: number): string {
  return `; a page of the repository names ${Math.round(onPages * 100)} % of them.`;
}

/** Error codes: entries with a code, and what the usual names say of them. */
export function guessErrors(tables: readonly ReadTable[], evidence: Evidence): Guess[] {
  const guesses: (Guess & { score: number; count: number })[] = [];
  for (const table of tables) {
    const { records, paths } = table;
    const codes = paths
      .filter(path => path.count >= 3 && share(path, text => CODE.test(text)) > 0.8)
      .sort((a, b) => b.count - a.count)[0];
    if (!codes) continue;
    const named = (pattern: RegExp) =>
      paths.find(
        path => path.path !== codes.path && pattern.test(path.path) && path.count > records.length * 0.5,
      );
    const title =
      named(/titulo|title|message|mensagem|text/i) ?? describing(paths, records.length, [codes.path]);
    const fields = {
      codigo: codes,
      titulo: title,
      explicacao: named(/explica|explanation|descri|detail|why/i),
      exemplo: named(/exemplo|example|sample/i),
      solucao: named(/soluc|solution|fix|remedy|hint/i),
      doc: named(/\.(doc|docs|page|href)$/i),
    };
    const isWhole = codes.count === records.length && share(codes, text => CODE.test(text)) === 1;
    const isOther = share(codes, text => CODE.test(text) && !CONTRACT_CODE.test(text)) > 0;
    const map = Object.fromEntries(
      Object.entries(fields).flatMap(([name, path]) =>
        path ? [[name, name === 'titulo' ? oneLine(path) : path.path]] : [],
      ),
    );
    // What nothing was found for would be reported at every build.
    const rules = {
      ...(isOther && { 'codigo-pattern': { pattern: '^[A-Z]{1,5}[-_]?\\d{3,5}$' } }),
      ...(!fields.doc && { 'doc-present': { level: 'off' } }),
    };
    const all = codes.texts.filter(text => text !== undefined);
    const onPages = evidence.pages.shareOf(all);
    const { name, path } = table.candidate;
    guesses.push({
      count: codes.count,
      score:
        (ERRORS.test(`${path} ${name}`) || codes.count >= MANY_CODES ? 0.62 + 0.2 * onPages : DOUBTFUL) +
        Math.min(0.09, codes.count / 500) +
        bias(name, path, evidence) -
        (TOOL.test(path) ? 0.3 : 0),
      at: 'erros',
      spec: {
        table: table.table,
        ...(!isWhole && { filter: whenText(codes.path, '/^[A-Z]+[-_]?\\d+$/') }),
        map,
        unique: 'codigo',
      },
      why: `${table.candidate.name} (${whereOf(table)}) has ${codes.count} texts that look like error codes.`,
      rules,
    });
  }
  return guesses
    .sort((a, b) => b.score - a.score || b.count - a.count)
    .slice(0, evidence.limit)
    .map(({ count: _, ...guess }) => guess);
}

/** The first part of a table whose texts are names, none of them twice: keys and first arguments before others. */
export function firstNames({ paths, records }: Pick<ReadTable, 'paths' | 'records'>): TextPath | undefined {
  return paths
    .filter(
      path =>
        path.path !== 'comment' &&
        path.count > records.length * 0.7 &&
        share(path, text => WORD.test(text)) > 0.9,
    )
    .filter(({ texts, count }) => new Set(texts).size > count * 0.9)
    .sort((a, b) => weight(b.path) - weight(a.path))[0];
}

/** Options of each command, not the commands themselves. */
function isNested(path: string): boolean {
  return (path.match(/[.[]/g)?.length ?? 0) > 1;
}

function weight(path: string): number {
  if (path === 'key') return 3;
  if (/^(value|args\[0\]|value\[0\])$/.test(path)) return 2;
  return /(name|nome)$/i.test(path) ? 4 : 0;
}

function longFlags({ texts }: TextPath): number {
  return (
    texts.filter(text => text?.startsWith('--')).length * 2 +
    texts.filter(text => text?.startsWith('-')).length
  );
}
