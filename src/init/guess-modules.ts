import {
  asRecords,
  type Context,
  grammars,
  type Report,
  readExtraction,
  type Source,
  type SourceRecord,
} from '../extract/index.js';
import type { Repository } from '../repository/repository.js';
import { compareCodePoints } from '../text/code-points.js';
import { documentedIn, documentedLanguage } from './documented.js';
import { escapeGlob } from './escape-glob.js';
import { EXAMPLES, listDeclarations, listPaths } from './files.js';
import { type Guess, type ReadTable, whereOf } from './guess.js';
import { firstNames } from './guess-lists.js';
import { bias, type Evidence, proveModules, THRESHOLD } from './proof.js';

/** What folders are called that hold a language's library. */
const LIBRARY =
  /^((std)?lib(s|rary|raries)?|modul(e|o)s?|bibliotecas?|built_?ins?|core|prelude|std|runtime|api|include)$/i;
/** Fewer documented definitions are no library. */
const MIN_DOCUMENTED = 4;
/** Folders that are read before one of them is taken. */
const MAX_READ = 3;
/** A folder that is called like a library is this many times as likely one. */
const NAME_BONUS = 4;
/** Files of one table each, of the same type, that make a library in C. */
const MIN_TABLES = 2;
/** What is reported about sources and does not keep the rest from being read. */
export const BEARABLE: ReadonlySet<string> = new Set([
  'source-unresolved',
  'source-syntax',
  'source-cycle',
  'table-changed',
]);

const FIELDS = { nome: 'name', assinatura: 'signature', resumo: 'summary' };
const INTO = { by: '_modulo', as: 'nome', into: 'simbolos' };
/** Two definitions of a name are one symbol. */
const ONCE = { unique: '_chave', group: INTO };

/**
 * Modules: a table of modules, tables of C that register functions, or a folder whose files define documented functions,
 * whichever comes first.
 *
 * @param builtin tables of functions that need no import.
 */
export async function guessModules(
  tables: readonly ReadTable[],
  texts: ReadonlyMap<string, string>,
  repository: Repository,
  context: Context,
  evidence: Evidence,
  builtin: ReadonlySet<string>,
): Promise<Guess[]> {
  const found = [
    ...(await fromTables(tables, context, evidence)),
    ...(await fromRegistrations(texts, context, evidence, builtin)),
  ];
  const isSure = found.some(({ score = 0 }) => score >= THRESHOLD);
  return [...found, ...(isSure ? [] : await fromFolder(texts, repository, context, evidence))]
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .slice(0, evidence.limit);
}

/** What nothing proves: a table that is called so, and documented functions in a folder, which are mostly the implementation. */
const UNPROVED = { table: 0.62, folder: 0.3 } as const;
/** Programs have at least so many of the symbols of a library. */
const MIN_SYMBOLS = 0.25;
const MAX_SIZE_BONUS = 0.12;

/** How sure modules are: programs import them, and have their symbols. */
function scoreOf(
  modules: readonly string[],
  symbols: readonly string[],
  unproved: number,
  evidence: Evidence,
) {
  const proof = proveModules(modules, evidence);
  const use = evidence.programs?.use;
  const names = [...new Set(symbols)];
  const used = use
    ? names.filter(name => (use.of(name)?.total ?? 0) > 0).length / Math.max(1, names.length)
    : 1;
  const onPage = evidence.pages.shareOf(names);
  if (!proof) return { score: unproved, by: '' };
  const share = Math.min(1, Math.max(used, onPage) / MIN_SYMBOLS);
  // Of two tables that are proved alike, the larger one is the whole.
  const size = Math.min(MAX_SIZE_BONUS, modules.length / 400);
  return {
    score: Math.min(1, proof.score) * (0.5 + 0.5 * share) * (1 - MAX_SIZE_BONUS) + size,
    by: `: ${proof.by}`,
  };
}

/** A table of modules whose functions can be followed, or whose entries hold the texts of their symbols. */
async function fromTables(
  tables: readonly ReadTable[],
  context: Context,
  evidence: Evidence,
): Promise<Guess[]> {
  const found: Guess[] = [];
  for (const table of tables) {
    const { records, rules } = await read({ symbols: table.table }, context);
    const symbols = records.filter(({ fields }) => fields.what !== 'module');
    const modules = modulesOf(symbols);
    if (modules.size >= 2 && symbols.length >= MIN_DOCUMENTED) {
      const own = {
        symbols: table.table,
        filter: 'what != "module"',
        map: mapped('module', symbols),
        ...ONCE,
      };
      const aliases = {
        symbols: table.table,
        filter: 'what = "module"',
        map: { nome: 'name', apelido_de: 'alias_of' },
      };
      const { score, by } = scoreOf(textsOf(modules), namesOf(symbols), UNPROVED.table, evidence);
      found.push({
        at: 'modulos',
        spec: symbols.length < records.length ? [own, aliases] : own,
        why: `${table.candidate.name} (${whereOf(table)}) is a table of ${modules.size} modules with ${symbols.length} symbols${by}.`,
        rules,
        score: score + bias(table.candidate.name, table.candidate.path, evidence),
      });
      continue;
    }
    const nested = fromEntries(table, evidence);
    if (nested) found.push(nested);
  }
  return found;
}

function namesOf(records: readonly SourceRecord[]): string[] {
  return textsOf(records.map(({ fields }) => fields.name));
}

function textsOf(values: Iterable<unknown>): string[] {
  return [...values].filter(value => typeof value === 'string');
}

/** Entries that have a name and a map of their own: from symbol to signature and summary, or to one of them. */
function fromEntries(table: ReadTable, evidence: Evidence): Guess | undefined {
  const name = firstNames(table);
  if (!name) return undefined;
  for (const at of ['value', 'args', 'params', 'kwargs']) {
    const maps = table.records.map(({ fields }) => mapIn(fields[at]));
    const key = maps.find(each => each !== undefined)?.key;
    if (key === undefined || !maps.every(each => each?.key === key)) continue;
    const path = key === '' ? at : `${at}.${key}`;
    const texts = maps.flatMap(each => Object.values(each?.map ?? {}));
    const isPair = texts.every(text => Array.isArray(text) && text.every(part => typeof part === 'string'));
    const isText = texts.every(text => typeof text === 'string');
    if (texts.length < MIN_DOCUMENTED || !(isPair || isText)) continue;
    const symbols = maps.flatMap(each => Object.keys(each?.map ?? {}));
    const { score, by } = scoreOf(textsOf(name.texts), symbols, UNPROVED.table, evidence);
    return {
      score: score + bias(table.candidate.name, table.candidate.path, evidence),
      at: 'modulos',
      spec: {
        table: table.table,
        map: {
          nome: name.path,
          simbolos: {
            each: `$each(${path}, function($v, $k) { {'nome': $k, 'texto': $v} })`,
            map: isPair
              ? { nome: 'nome', assinatura: 'texto[0]', resumo: 'texto[1]' }
              : { nome: 'nome', resumo: 'texto' },
          },
        },
      },
      why: `${table.candidate.name} (${whereOf(table)}) has ${table.records.length} entries with a name and a map each, ${texts.length} symbols in all${by}.`,
    };
  }
  return undefined;
}

/** A map among the parts of an entry, or the entry itself; its values are the symbols. */
function mapIn(value: unknown): { key: string; map: Record<string, unknown> } | undefined {
  if (!isMap(value)) return undefined;
  for (const [key, part] of Object.entries(value))
    if (isMap(part) && /^\w+$/.test(key)) return { key, map: part };
  return Object.values(value).every(part => Array.isArray(part) || typeof part === 'string')
    ? { key: '', map: value }
    : undefined;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** `static const luaL_Reg mathlib[] = { {"abs", math_abs}, … }` in several files: each table is a module. */
async function fromRegistrations(
  texts: ReadonlyMap<string, string>,
  context: Context,
  evidence: Evidence,
  builtin: ReadonlySet<string>,
): Promise<Guess[]> {
  const byType = new Map<string, { path: string; name: string; rows: number }[]>();
  for (const [path, text] of texts) {
    if (!/\.(c|h|cc|cpp|cxx|hpp)$/.test(path)) continue;
    for (const { groups } of text.matchAll(REGISTRATION)) {
      const rows = groups?.rows?.match(ROW)?.length ?? 0;
      if (rows < MIN_DOCUMENTED || !groups?.type || !groups.name) continue;
      const known = byType.get(groups.type) ?? [];
      byType.set(groups.type, known);
      known.push({ path, name: groups.name, rows });
    }
  }
  const likely = [...byType].sort(([, a], [, b]) => b.length - a.length);
  for (const [type, tables] of likely) {
    // The others of a file are methods of its objects.
    const largest = new Map<string, (typeof tables)[number]>();
    for (const table of tables)
      if ((largest.get(table.path)?.rows ?? 0) < table.rows) largest.set(table.path, table);
    if (largest.size < MIN_TABLES) continue;
    const merge: object[] = [];
    const names: string[] = [];
    const modules: string[] = [];
    let symbols = 0;
    for (const { path, name } of largest.values()) {
      const source = { symbols: `${path}#${name}` };
      // What needs no import is in no module.
      if (builtin.has(source.symbols)) continue;
      const { records, isBroken } = await read(source, context);
      if (isBroken || records.length === 0) continue;
      symbols += records.length;
      names.push(...namesOf(records));
      const module = moduleOfFile(path, name, texts.get(path) ?? '');
      modules.push(module);
      merge.push({ ...source, map: { _modulo: JSON.stringify(module), nome: 'name' } });
    }
    if (merge.length < MIN_TABLES) continue;
    const { score, by } = scoreOf(modules, names, UNPROVED.folder, evidence);
    return [
      {
        score,
        at: 'modulos',
        spec: { merge, map: { _modulo: '_modulo', nome: 'nome', _chave: '_modulo & "." & nome' }, ...ONCE },
        why: `${merge.length} files have a table of ${type}, each row a name and the C function for it: ${symbols} symbols${by}. The names of the modules are guessed from the functions that register them, or the files; signatures and summaries stand elsewhere, if at all: a \`join\` adds them.`,
      },
    ];
  }
  return [];
}

const REGISTRATION =
  /\bconst\s+(?:struct\s+)?(?<type>\w+)\s+(?<name>\w+)\s*\[\s*\]\s*=\s*\{(?<rows>(?:[^{};]|\{[^{}]*\}){0,4000})\}\s*;/g;
const ROW = /\{\s*"[A-Za-z_]\w*"\s*,\s*[A-Za-z_]\w*/g;

/** What the function that registers a table is for (`luaopen_string`), or what the file is called (`math_functions.c`). */
function moduleOfFile(path: string, table: string, text: string): string {
  const uses = [...text.matchAll(new RegExp(`\\b${table}\\b`, 'g'))].slice(1);
  for (const { index } of uses) {
    const header = [...text.slice(0, index).matchAll(/^\w[^\n;{}]*?\b(\w+)\s*\([^;{}]*\)\s*\{/gm)].at(
      -1,
    )?.[1];
    const name = /(?:open|init|load|register|setup|add)_?([A-Za-z]\w*)$/i.exec(header ?? '')?.[1];
    if (name) return name;
  }
  const base = (path.split('/').at(-1) ?? path).replace(/\.\w+$/, '');
  return base.replace(/[_-]?(lib(rary)?|funcs?|functions?|module)$/i, '') || table;
}

interface Folder {
  readonly folder: string;
  readonly extension: string;
  files: number;
  documented: number;
  /** Whether what is below it belongs to it, too. */
  readonly isDeep?: boolean;
  /** Files beside these that have no interface for others, and are not read. */
  readonly leftOut?: number | undefined;
}

/** Folders that hold all of somebody's sources. */
const SOURCES = /^(src|sources?)$/i;
/** More files would be read for a guess than anybody waits for. */
const MAX_FILES = 1500;

/** Folders with code that a query alone reads: of the language itself, or by a grammar that somebody brought. */
function foldersByQuery(repository: Repository, { extension: own, brought }: Evidence): Folder[] {
  const bundled = grammars.flatMap(each => (each.definitions === undefined ? [] : each.extensions));
  const found = new Map<string, Folder>();
  const extensions = new Set([...brought, ...bundled.filter(each => isOfOwn(each, own))]);
  for (const extension of extensions)
    for (const path of listPaths(repository, `**/*${extension}`)) {
      if (EXAMPLES.test(path)) continue;
      // What is for others stands in the interface beside it (`.mli`, `.resi`).
      if (extensions.has(`${extension}i`) && repository.isFile(`${path}i`)) continue;
      const parts = path.split('/').slice(0, -1);
      const at = parts.findLastIndex(part => LIBRARY.test(part) || SOURCES.test(part));
      const folder = parts.slice(0, at < 0 ? undefined : at + 1).join('/');
      const key = `${folder}*${extension}`;
      const known = found.get(key) ?? { folder, extension, files: 0, documented: 0, isDeep: true };
      found.set(key, known);
      known.files += 1;
      // How much of it is documented is known once it is read.
      known.documented += MIN_DOCUMENTED;
    }
  return [...found]
    .filter(([key, { files }]) => files <= MAX_FILES && !found.has(`${key}i`))
    .map(([key, each]) => ({ ...each, leftOut: key.endsWith('i') ? found.get(key.slice(0, -1))?.files : 0 }));
}

/** Whether files are in the language itself, or say what others may use of such. */
function isOfOwn(extension: string, own: string | undefined): boolean {
  return own !== undefined && (extension.endsWith(own) || extension === `${own}i`);
}

/** The folder whose files have the most documented definitions that others may use. */
async function fromFolder(
  texts: ReadonlyMap<string, string>,
  repository: Repository,
  context: Context,
  evidence: Evidence,
): Promise<Guess[]> {
  const folders = new Map<string, Folder>();
  const count = (path: string, extension: string, documented: number) => {
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
    const known = folders.get(`${folder}*${extension}`) ?? { folder, extension, files: 0, documented: 0 };
    folders.set(`${folder}*${extension}`, known);
    known.files += 1;
    known.documented += documented;
  };
  for (const [path, text] of texts) {
    const extension = /\.\w+$/.exec(path)?.[0];
    const documented = extension === undefined ? 0 : documentedIn(text, extension);
    if (extension !== undefined && documented > 0) count(path, extension, documented);
  }
  for (const [path, text] of listDeclarations(repository)) count(path, '.d.ts', documentedIn(text, '.ts'));
  const isLibrary = ({ folder }: Folder) => LIBRARY.test(folder.split('/').at(-1) ?? '');
  const score = (each: Folder) => each.documented * (isLibrary(each) ? NAME_BONUS : 1);
  const likely = [...folders.values()]
    .filter(({ documented }) => documented >= MIN_DOCUMENTED)
    .sort((a, b) => score(b) - score(a) || compareCodePoints(a.folder, b.folder));
  const found: Guess[] = [];
  const byQuery = foldersByQuery(repository, evidence).sort((a, b) => score(b) - score(a));
  for (const each of [...likely.slice(0, MAX_READ), ...byQuery.slice(0, MAX_READ)]) {
    const guess = await folderGuess(each, isLibrary(each), context, evidence);
    if (guess) found.push(guess);
  }
  return found;
}

/** How nearly all files of a folder begin, up to a dot: `lib.dom`, `lib.es5`. What is called otherwise beside them is something else. */
function family(paths: readonly string[], extension: string): string {
  const firsts = paths.map(path => {
    const base = path.slice(path.lastIndexOf('/') + 1, -extension.length);
    return base.split('.')[0] as string;
  });
  const counts = new Map<string, number>();
  for (const first of firsts) counts.set(first, (counts.get(first) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  const isFamily = most && most[1] >= MIN_FAMILY && most[1] >= paths.length * FAMILY_SHARE;
  return isFamily && /^[\w-]+$/.test(most[0]) ? most[0] : '';
}

const MIN_FAMILY = 10;
const FAMILY_SHARE = 0.8;

async function folderGuess(
  { folder, extension, isDeep = false, leftOut = 0 }: Folder,
  isLibrary: boolean,
  context: Context,
  evidence: Evidence,
): Promise<Guess | undefined> {
  const prefix = folder === '' ? '' : `${folder}/`;
  const all = `${escapeGlob(prefix)}${isDeep ? '**/' : ''}*${extension}`;
  const symbols = isDeep
    ? all
    : all.replace(/\*(?=[^*]*$)/, `${family(context.repository.glob(all), extension)}*`);
  // Declarations alone are nothing but what others use.
  const whole = { symbols, exported: true as const, ...(extension !== '.d.ts' && { filter: KINDS }) };
  const outer = await readDocumented(whole, context);
  // A language may have its modules within files.
  const inner = isDeep && (await readDocumented({ ...whole, of: '*', filter: MEMBERS }, context));
  const isWithin = inner && inner.documented > outer.documented;
  const { source, records, rules, isBroken, documented } = isWithin ? inner : outer;
  if (isBroken || documented < MIN_DOCUMENTED) return undefined;
  const language = documentedLanguage(extension);
  const module = isWithin
    ? 'container'
    : language?.isPackage
      ? JSON.stringify(folder.split('/').at(-1) || 'main')
      : language?.hasModules
        ? 'module'
        : within(prefix);
  const files = new Set(records.map(({ place }) => place.file)).size;
  const modules = new Set(
    records.map(({ fields: { module: path, container } }) =>
      isWithin
        ? String(container)
        : language?.isPackage
          ? (folder.split('/').at(-1) ?? 'main')
          : String(path).replace(prefix, ''),
    ),
  );
  const { score, by } = folderScore(extension, isLibrary, [...modules], namesOf(records), evidence);
  const troubles = Object.keys(rules).length > 0 ? ' What cannot be read of them is told as a warning.' : '';
  const doubt = isLibrary
    ? ''
    : ' Look whether these are what programs in the language use, or the implementation of it.';
  return {
    at: 'modulos',
    spec: { ...source, map: mapped(module, records), ...ONCE },
    why: `${files} files ${folder === '' ? 'at the root' : `of ${folder}/`} define ${records.length} functions and classes for others, ${documented} of them documented${by}.${doubt}${troubles}${leftOut > 0 ? ` ${leftOut} files *${extension.slice(0, -1)} have no such file beside them, and are left out.` : ''}`,
    rules,
    score,
  };
}

/** What a source gives, and how much of it is documented. */
async function readDocumented(source: object, context: Context) {
  const found = await read(source, context);
  const isDocumented = ({ fields }: SourceRecord) =>
    typeof fields.summary === 'string' && fields.summary !== '';
  return { ...found, source, documented: found.records.filter(isDocumented).length };
}

/** Code of the language itself in a folder of libraries is its library; any other code has to be proved. */
function folderScore(
  extension: string,
  isLibrary: boolean,
  modules: readonly string[],
  symbols: readonly string[],
  evidence: Evidence,
) {
  const isOne = modules.length < 2;
  if (isLibrary && isOfOwn(extension, evidence.extension) && !isOne)
    return { score: SELF_HOSTED, by: ', in the language itself' };
  const { score, by } = scoreOf(modules, symbols, UNPROVED.folder, evidence);
  // One module that is called like a folder is any package of the implementation.
  return { score: isOne ? Math.min(score, UNPROVED.folder) : score * (isLibrary ? 1 : 0.8), by };
}

const SELF_HOSTED = 0.65;

const KINDS = 'what in ["function", "class", "interface", "enum", "macro"]';
const MEMBERS = 'what in ["function", "method", "macro"]';
/** The path of a file inside of the folder, without extension. */
function within(prefix: string): string {
  return prefix === '' ? 'module' : `$substringAfter(module, ${JSON.stringify(prefix)})`;
}

/** Fields of a symbol, as far as the records have them. */
function mapped(module: string, records: readonly SourceRecord[]): Record<string, string> {
  const there = Object.entries(FIELDS).filter(([, name]) =>
    records.some(({ fields }) => fields[name] !== undefined),
  );
  return { _modulo: module, ...Object.fromEntries(there), _chave: `${module} & "." & name` };
}

function modulesOf(records: readonly SourceRecord[]): Set<unknown> {
  return new Set(records.map(({ fields }) => fields.module));
}

/** Records of a source, and the rules that have to be warnings for it to be built. */
async function read(
  source: object,
  context: Context,
): Promise<{ records: readonly SourceRecord[]; rules: Record<string, object>; isBroken: boolean }> {
  const problems: Report[] = [];
  const trying: Context = { ...context, report: problem => problems.push(problem) };
  const { filter, ...unfiltered } = source as { filter?: string };
  const all = asRecords(await readExtraction(unfiltered as Source, [], trying));
  const isWanted = ({ fields }: SourceRecord) => filter?.includes(JSON.stringify(fields.what));
  const records = filter?.startsWith('what in') ? all.filter(isWanted) : all;
  const reported = new Set(problems.map(({ rule }) => rule));
  const bearable = [...reported].filter(rule => BEARABLE.has(rule)).sort();
  const isBroken = [...reported].some(rule => !BEARABLE.has(rule) && !HARMLESS.has(rule));
  return { records, rules: Object.fromEntries(bearable.map(rule => [rule, { level: 'warning' }])), isBroken };
}

/** Findings that are no errors by themselves. */
const HARMLESS = new Set([
  'table-conditional',
  'symbol-conditional',
  'symbol-unresolved',
  'source-empty',
  'table-changed-later',
  'table-duplicate-key',
]);
