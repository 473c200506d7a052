import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DiagnosticSeverity } from 'vscode-languageserver-protocol';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Finding, Level } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { choose } from '../lsp/choose.js';
import { Language } from '../lsp/language.js';
import { type Against, lookThrough, type Told } from '../lsp/problems/look.js';
import { repair, safeFix } from '../lsp/problems/repair.js';
import type { Program } from '../lsp/program.js';
import { Support } from '../lsp/support.js';
import { openRepository, UnreadableFile } from '../repository/repository.js';
import { actualConfig, loadConfig } from '../run/configuration.js';
import type { RunOptions } from '../run/run-context.js';
import { programPathsOf } from '../run/site-settings.js';
import type { Tongue } from '../text/said.js';
import { declaredRange } from './declared-version.js';
import { type Kept, keptLanguageAt } from './kept-language.js';
import { languageOf } from './language-data.js';
import { type ProgramFile, programFiles, shownFiles } from './program-files.js';
import { checkedProgram, readProgram, unreadable } from './read-program.js';
import { type Replacement, replaceFiles } from './replace-files.js';
import { surroundingsOf } from './surroundings.js';

/** Told of one program; one with more is told so. */
const MAX_PROBLEMS = 10_000;
const BOM = '\uFEFF';

/** How standard input is called, on the command line and in what is told of it. */
export const INPUT = '-';

export interface LintOptions {
  /** Files, folders and glob patterns; those that `programas` of refdata.yml names where there are none. */
  readonly files: readonly string[];
  /** A program that is no file on disk; it stands in the folder that the command is run in. */
  readonly input?: Buffer | undefined;
  /** Built folders or addresses; where there is none, the repository of `run` is read. */
  readonly from: readonly string[];
  /** Built folder or address of the version that programs are held against beforehand. */
  readonly next?: string | undefined;
  /** Whether safe fixes are applied. */
  readonly fix: boolean;
  readonly run: RunOptions;
  /** What problems are told in. */
  readonly tongue: Tongue;
  /** Is told that a language could not be fetched, and was used as it was kept. */
  readonly told: (sentence: string) => void;
}

/** A problem of a program; lines and columns count from 1, columns in UTF-16 units. */
export interface LintProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly level: Level;
  /** The error code that the language has for it; otherwise what docs/lsp.md calls it. */
  readonly code: string;
  readonly message: string;
  /** The page of what it is about. */
  readonly href: string | null;
  /** What may put it right, the likeliest first; `safe` is what `--fix` applies. */
  readonly fixes: readonly { readonly title: string; readonly text: string; readonly safe: boolean }[];
}

export interface LintResult {
  readonly nome: string;
  /** Versions of the language that programs were held against. */
  readonly versoes: readonly string[];
  /** The version that comes, where one was named. */
  readonly next: string | null;
  /** The programs that were read. */
  readonly files: readonly string[];
  readonly problems: readonly LintProblem[];
  /** Programs that were changed, and by how many fixes. */
  readonly fixed: readonly { readonly file: string; readonly fixes: number }[];
  /** Programs with safe fixes that stay as they are, and why. */
  readonly unfixed: readonly { readonly file: string; readonly reason: string }[];
  /** Files that were named and are no programs. */
  readonly skipped: readonly string[];
  /** Programs that could not be read, or not as a whole. */
  readonly findings: readonly Finding[];
}

/**
 * Tells what is wrong with programs, as far as data can know: the same as the language server does.
 *
 * @throws {UserError} where there is no such file, where the language is not known or says nothing about its programs, and
 * where a program that is to be fixed cannot be written.
 */
export async function lint({
  files,
  input,
  from,
  next,
  fix,
  run,
  tongue,
  told,
}: LintOptions): Promise<LintResult> {
  const keeping = {
    cache: run.cache,
    told: ({ reason, referencia: { nome, versao } }: Kept) =>
      told(`${reason} ${nome} ${versao} is used, as it was fetched last.`),
  };
  const fetched = (target: string) => keptLanguageAt(target, keeping);
  const opened = from.length === 0 ? [await languageOf(run)] : await Promise.all(from.map(fetched));
  const supports = opened.map(data => new Support(data, tongue));
  for (const [i, { language }] of supports.entries())
    if (language.data.lexico === undefined)
      throw new UserError(
        `${from[i] ?? 'The repository'} does not say how programs of ${language.name} are cut into tokens: it has no sound \`lexico\`.`,
        'Without one nothing can be told of programs. docs/editors.md shows how to write one; `refdata editor` tells what is wrong with it.',
      );
  const later = next === undefined ? undefined : new Language(await fetched(next), tongue);
  const endings = [...new Set(supports.map(({ language }) => language.extension))];
  const typed = input === undefined ? [] : [{ path: resolve(INPUT), shown: INPUT, bytes: input }];
  const { programs, skipped } =
    files.length > 0
      ? programFiles(files, endings)
      : { programs: input ? [] : ownPrograms(run, endings[0] as string, from.length > 0), skipped: [] };

  const linted = [...programs, ...typed].map(file => {
    const support = choose(supports, from.length > 1 ? declaredRange(file.path) : undefined) as Support;
    return lintFile(file, support, later, fix);
  });
  replaceFiles(linted.flatMap(({ replacement }) => replacement ?? []));
  const read = linted.filter(({ versao }) => versao !== undefined);
  return {
    nome: supports[0]?.language.name ?? '',
    versoes: [...new Set(read.flatMap(({ versao }) => versao ?? []))].sort(),
    next: later?.version ?? null,
    files: read.map(({ file }) => file),
    problems: linted.flatMap(({ problems }) => problems),
    fixed: linted.flatMap(({ file, fixes }) => (fixes > 0 ? [{ file, fixes }] : [])),
    unfixed: linted.flatMap(({ file, refused }) =>
      refused === undefined ? [] : [{ file, reason: refused }],
    ),
    skipped,
    findings: linted.flatMap(({ findings }) => findings),
  };
}

/** The programs that refdata.yml names. */
function ownPrograms({ repo, config }: RunOptions, extension: string, isFrom: boolean): ProgramFile[] {
  const path = actualConfig(resolve(repo, config));
  const remedy = 'Name files, folders or patterns: `refdata lint src`.';
  if (isFrom && !existsSync(path)) throw new UserError('No programs are named.', remedy);
  const loaded = loadConfig(path, config);
  const repository = openRepository(repo, loaded.config.limits?.source_mib);
  const paths = programPathsOf(loaded.config, extension, repository);
  if (paths.length === 0)
    throw new UserError(
      loaded.config.programas === undefined
        ? 'No programs are named, and refdata.yml has no `programas`.'
        : 'No file is one of `programas` in refdata.yml.',
      remedy,
    );
  return shownFiles(paths.map(each => resolve(repo, each)));
}

interface Linted {
  readonly file: string;
  /** The version that it was held against; nothing where it was not read. */
  readonly versao?: string;
  readonly problems: readonly LintProblem[];
  readonly findings: readonly Finding[];
  readonly fixes: number;
  readonly refused?: string;
  readonly replacement?: Replacement;
}

function lintFile(
  { path, shown, bytes: given }: ProgramFile & { readonly bytes?: Buffer },
  support: Support,
  next: Language | undefined,
  fix: boolean,
): Linted {
  let bytes: Buffer;
  try {
    bytes = given === undefined ? readProgram(path, shown) : checkedProgram(given, shown);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { file: shown, problems: [], fixes: 0, findings: [unreadable(error, shown)] };
  }
  const whole = bytes.toString('utf8');
  // Editors show no byte order mark, and keep it: so is it here, and line ends stay as they are.
  const mark = whole.startsWith(BOM) ? BOM : '';
  const uri = pathToFileURL(path).href;
  const { name, version } = support.language;
  const read = (text: string) => support.program(TextDocument.create(uri, name, 0, text));
  const against: Against = { support, next, surroundings: surroundingsOf(path), most: MAX_PROBLEMS };
  let program = read(whole.slice(mark.length));
  const repaired = fix
    ? repair(program, { read, problemsOf: each => lookThrough(each, against).map(({ problem }) => problem) })
    : undefined;
  const isFixed = repaired !== undefined && 'text' in repaired && repaired.fixes > 0;
  if (isFixed) program = read(repaired.text);
  const told = lookThrough(program, against);
  return {
    file: shown,
    versao: version,
    problems: told.map(each => problemOf(each, program, shown)),
    findings: told.length < MAX_PROBLEMS ? [] : [tooMany(shown)],
    fixes: isFixed ? repaired.fixes : 0,
    ...(repaired !== undefined && 'refused' in repaired && { refused: repaired.refused }),
    ...(isFixed && { replacement: { path, shown, bytes: Buffer.from(mark + repaired.text), was: bytes } }),
  };
}

const LEVELS: Readonly<Record<DiagnosticSeverity, Level>> = {
  [DiagnosticSeverity.Error]: 'error',
  [DiagnosticSeverity.Warning]: 'warning',
  [DiagnosticSeverity.Information]: 'notice',
  [DiagnosticSeverity.Hint]: 'notice',
};

function problemOf({ problem, diagnostic }: Told, program: Program, file: string): LintProblem {
  const { range, severity = DiagnosticSeverity.Error, code, codeDescription, message } = diagnostic;
  const safe = safeFix(problem, program);
  return {
    file,
    line: range.start.line + 1,
    column: range.start.character + 1,
    endLine: range.end.line + 1,
    endColumn: range.end.character + 1,
    level: LEVELS[severity],
    code: String(code),
    message: typeof message === 'string' ? message : message.value,
    href: codeDescription?.href ?? null,
    fixes: (problem.fixes ?? []).map(fix => ({ title: fix.title, text: fix.text, safe: fix === safe })),
  };
}

function tooMany(file: string): Finding {
  return {
    rule: 'source-too-large',
    level: 'notice',
    message: `${file} has more problems than the ${MAX_PROBLEMS} that are told.`,
    remedy: 'Put these right first.',
    place: { file },
  };
}
