import { type EntryPoint, programOf } from './entry-points.js';
import { type Guess, type ReadTable, whereOf } from './guess.js';
import { bias, DOUBTFUL, type Evidence } from './proof.js';
import { describing, listPaths, oneLine, share, type TextPath, textPaths, whenText } from './shape.js';

const WORD = /^[\p{L}_$][\p{L}\p{N}_.$?!]*$/u;
/** An option, with its short form or value; no sentence that begins with one. */
const FLAG = /^--?[A-Za-z][\w-]*(?:[ =,<[|/].{0,40})?$/;
const CODE = /^[A-Z]{1,5}[-_]?\d{3,5}$/;
/** What the contract's rule demands of codes; others need a pattern of their own. */
const CONTRACT_CODE = /^[A-Z]{2}\d{4}$/;

/** Scores as near as this are alike. */
const NEAR = 0.08;
/** What tables of errors and their files are called; so many codes are no names of algorithms. */
const ERRORS = /err|diag|message|mensag|lint|rule|regra|catalog|exception/i;
const MANY_CODES = 20;
/** Where the program is that people call. */
const PROGRAM = /(^|\/)(cmd|cli|bin|main|command|commands|options?|switches|args?)([/._-]|$)|comandos?/i;
/** Where tools are that only the makers of the language call. */
const TOOL = /(^|\/)(scripts?|tools?|ci|utils?|bench\w*|release|packaging|hack|dev|contrib|docs?)\//i;

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
  const not = flags ? [flags.path] : [];
  const description =
    describing(paths, records.length, not) ?? textAlone(describing(mixed, records.length, not));
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
    const isOfSeveral =
      table.candidate.hasCommands || program?.hasCommands || new Set(written).size < written.length;
    const score = commandScore(table, onPages, evidence);
    const isOption = (path: string) => whenText(path, '/^--?[A-Za-z][^\\n]{0,60}$/');
    const chosen = rest ? `${isOption(flags.path)} ? ${flags.path} : ${rest.path}` : flags.path;
    const options = {
      ...table.source,
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
        why: `${table.candidate.name} (${whereOf(table)}) has ${new Set(written).size} texts that look like options of a command line; the pages of the repository name ${Math.round(onPages * 100)} % of them.${isOfSeveral ? ' They belong to several commands, and this does not say to which.' : ''}`,
        score: isOfSeveral ? Math.min(score, DOUBTFUL) : score,
        names: written,
      },
    ];
  }
  const names = description && namesOf(table);
  if (!names || !description || names.path === description.path) return [];
  const written = names.texts.filter(text => text !== undefined);
  const onPages = evidence.pages.shareOf(written);
  const isWhole = records.length === names.count;
  return [
    {
      at: 'comandos',
      spec: {
        ...table.source,
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

/** A part that is no text in some records (`help=SUPPRESS`), which then have none. */
function textAlone(part: TextPath | undefined): TextPath | undefined {
  return part && { ...part, path: `($type(${part.path}) = "string" ? ${part.path} : "")` };
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
        ...table.source,
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

/** Codes of which nothing is said may be anybody's: old names of rules, of diseases. */
const WITHOUT_TITLES = 0.3;

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
        (TOOL.test(path) ? 0.3 : 0) -
        (title ? 0 : WITHOUT_TITLES),
      at: 'erros',
      spec: {
        ...table.source,
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

/** The names of a table; of classes what their member says, where not all can be read, and never what they are called themselves. */
export function namesOf(table: ReadTable): TextPath | undefined {
  const isComponents = table.candidate.source !== undefined;
  return firstNames(
    isComponents ? { ...table, paths: table.mixed.filter(({ path }) => path === 'nome') } : table,
  );
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
