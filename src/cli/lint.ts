import { RULES_PAGE } from '../check/report/rules-page.js';
import { INPUT, type LintProblem, type LintResult, lint } from '../commands/lint.js';
import { MAX_PROGRAM_BYTES } from '../commands/read-program.js';
import { LEVEL_WORDS, type Level, tally } from '../findings/finding.js';
import { noneEmpty, oneOf } from '../findings/one-of.js';
import { together } from '../findings/together.js';
import { UserError } from '../findings/user-error.js';
import { PROBLEM_KINDS, type ProblemKind } from '../lsp/problems/problem.js';
import { type SarifResult, type SarifRule, sarifLog } from '../report/sarif.js';
import { ruleInfo } from '../rules/catalogue.js';
import { VERSION } from '../runtime/generated/version.js';
import { askedTongue } from '../runtime/tongue.js';
import { counted } from '../text/counted.js';
import { visibleLine } from '../text/visible.js';
import { colours } from './colours.js';
import { countFindings, printFindings } from './findings.js';
import { logText } from './log-text.js';
import { startProgress } from './progress.js';
import { type LanguageFlags, runOptions } from './run-options.js';

const FORMATS = ['text', 'json', 'sarif', 'github'] as const;
const FAIL_ON = ['error', 'warning', 'never'] as const;
/** Shown as text; the rest is counted. */
const MAX_SHOWN = 1000;
const MAX_LINE_CHARACTERS = 600;
/** Where each kind of problem is listed, as this version has it. */
const PROBLEMS_PAGE = `https://github.com/refdata/refdata-action/blob/v${VERSION}/docs/lsp.md#problems`;

const PAINT: Readonly<Record<Level, (text: string) => string>> = {
  error: colours.red,
  warning: colours.yellow,
  notice: colours.cyan,
};

interface Options extends LanguageFlags {
  readonly from?: readonly string[];
  readonly next?: string;
  readonly fix?: boolean;
  readonly format: string;
  readonly failOn: string;
  readonly json?: boolean;
}

/** `refdata lint`: true when nothing is as bad as `--fail-on` says. */
export async function runLint(files: readonly string[], options: Options): Promise<boolean> {
  const { from = [], next, fix = false } = options;
  const isInput = files.includes(INPUT);
  const [failOn, format] = together(
    () => oneOf('--fail-on', options.failOn, FAIL_ON),
    () => (options.json ? 'json' : oneOf('--format', options.format, FORMATS)),
    () => noneEmpty({ '--from': from, '--next': next, FILE: files }),
    () => {
      if (isInput && fix)
        throw new UserError('--fix cannot write to standard input.', 'Name the file of the program.');
    },
  );
  const progress = await startProgress(format !== 'text');
  const run = runOptions(options, progress.step);
  const told = (sentence: string) => {
    progress.stop();
    process.stderr.write(`${colours.yellow('warning')} ${visibleLine(sentence, MAX_LINE_CHARACTERS)}\n`);
  };
  const input = isInput ? await standardInput() : undefined;
  const result = await lint({
    files: files.filter(file => file !== INPUT),
    input,
    from,
    next,
    fix,
    run,
    tongue: askedTongue() ?? 'en',
    told,
  }).finally(progress.stop);
  const counts = tally([...result.problems, ...result.findings]);
  const ok = failOn === 'never' || (counts.error === 0 && (failOn === 'error' || counts.warning === 0));
  if (format === 'json') process.stdout.write(`${JSON.stringify({ ok, ...result }, null, 2)}\n`);
  else if (format === 'sarif') process.stdout.write(lintSarif(result));
  else {
    if (format === 'github') (await import('./lint-annotations.js')).printAnnotations(result);
    process.stdout.write(logText(text(result)));
    printFindings(result.findings, process.stdout);
  }
  return ok;
}

/** All that there is on standard input, and no more than a program may have. */
async function standardInput(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_PROGRAM_BYTES) break;
  }
  return Buffer.concat(chunks);
}

function text(result: LintResult): string {
  const { nome, versoes, next, files, problems, findings, fixed, unfixed, skipped } = result;
  const lines = problems.slice(0, MAX_SHOWN).map(({ file, line, column, level, code, message, fixes }) => {
    const place = colours.bold(visibleLine(`${file}:${line}:${column}`, MAX_LINE_CHARACTERS));
    const fixable = fixes.some(({ safe }) => safe) ? colours.dim(' (--fix)') : '';
    return `${place} ${PAINT[level](LEVEL_WORDS[level])} ${visibleLine(message, MAX_LINE_CHARACTERS)} ${colours.dim(code)}${fixable}`;
  });
  if (problems.length > MAX_SHOWN) lines.push(`… and ${problems.length - MAX_SHOWN} more`);
  for (const { file, fixes } of fixed)
    lines.push(`${colours.green('fixed')} ${shown(file)}: ${counted(fixes, 'place')}`);
  for (const { file, reason } of unfixed)
    lines.push(`${colours.yellow('not fixed')} ${shown(file)}: ${visibleLine(reason, MAX_LINE_CHARACTERS)}`);
  for (const file of skipped)
    lines.push(`${colours.dim('skipped')} ${shown(file)}: by its name it is no program`);
  const all = [...problems, ...findings];
  const verdict = all.length === 0 ? colours.green('no problems') : countFindings(all);
  const beforehand = next === null ? '' : `, held against ${next} as well`;
  const language = versoes.length === 0 ? nome : `${nome} ${versoes.join(', ')}`;
  lines.push(`${verdict} in ${counted(files.length, 'program')} of ${language}${beforehand}`);
  return `${lines.join('\n')}\n`;
}

function shown(file: string): string {
  return visibleLine(file, MAX_LINE_CHARACTERS);
}

/** For code scanning: problems, and programs that could not be read. */
function lintSarif({ problems, findings }: LintResult): string {
  const pages = new Map(problems.flatMap(({ code, href }) => (href === null ? [] : [[code, href]])));
  const levelOf = (level: Level) => (level === 'notice' ? ('note' as const) : level);
  const results: SarifResult[] = [
    ...findings.map(({ rule, level, message, remedy, place }) => ({
      id: rule,
      level: levelOf(level),
      message: `${message} ${remedy}`,
      place: place ?? { file: 'refdata.yml' },
    })),
    ...problems.map(({ code, level, message, file, line, column, endLine, endColumn }: LintProblem) => ({
      id: code,
      level: levelOf(level),
      message,
      place: { file, line, column },
      end: { line: endLine, column: endColumn },
    })),
  ];
  return sarifLog(results, id => ruleOf(id, pages));
}

/** A kind of problem, an error code of the language, or a rule about files that cannot be read. */
function ruleOf(id: string, pages: ReadonlyMap<string, string>): SarifRule {
  if (Object.hasOwn(PROBLEM_KINDS, id))
    return { helpUri: PROBLEMS_PAGE, title: PROBLEM_KINDS[id as ProblemKind] };
  const rule = ruleInfo(id);
  if (rule !== undefined) return { helpUri: `${RULES_PAGE}#${id}`, title: rule.title, why: rule.why };
  return { helpUri: pages.get(id) ?? PROBLEMS_PAGE };
}
