import type { CheckResult } from '../check/check-result.js';
import { changelog } from '../check/report/changelog.js';
import { junit } from '../check/report/junit.js';
import { checkMarkdown } from '../check/report/markdown.js';
import { checkPage } from '../check/report/page.js';
import { RULES_PAGE } from '../check/report/rules-page.js';
import { sarif } from '../check/report/sarif.js';
import { extentLine, verdictLine } from '../check/report/verdict-line.js';
import { check } from '../commands/check-reference.js';
import { checkRoutes } from '../commands/check-routes.js';
import { notesTongue } from '../commands/notes-tongue.js';
import { FAIL_ON } from '../drift/index.js';
import { noneEmpty, oneOf } from '../findings/one-of.js';
import { together } from '../findings/together.js';
import { UserError } from '../findings/user-error.js';
import { visibleLine } from '../text/visible.js';
import { changeLines, whereOf } from './changes.js';
import { colours } from './colours.js';
import { printFindings } from './findings.js';
import { startProgress } from './progress.js';
import { type LanguageFlags, runOptions } from './run-options.js';

const FORMATS = ['text', 'markdown', 'html', 'changelog', 'sarif', 'junit', 'json'] as const;
const MAX_LINE_CHARACTERS = 400;
const MAX_UNKNOWN = 20;

const SIDES = { base: 'the base', head: 'the head', both: 'either side' } as const;
/** What has no `versao`, or nothing to hold it against. */
const UNVERSIONED = new Set<CheckResult['verdict']>(['first', 'unknown', 'unversioned']);
const JUDGED_BY_BASE =
  'versao is judged against this base, which is named: not against the last release, and check.release is not asked';

interface Options extends LanguageFlags {
  readonly base?: string;
  readonly head?: string;
  readonly server?: string;
  readonly failOn: string;
  readonly requireBase?: boolean;
  readonly format: string;
  readonly json?: boolean;
}

/** `refdata check`: true when the check passes. */
export async function runCheck(options: Options): Promise<boolean> {
  const { repo, base, head, server } = options;
  const [failOn, format] = together(
    () => oneOf('--fail-on', options.failOn, FAIL_ON),
    () => (options.json ? 'json' : oneOf('--format', options.format, FORMATS)),
    () => noneEmpty({ '--base': base, '--head': head }),
  );
  const progress = await startProgress(format === 'json');
  const { requireBase = isYes(process.env.CI) } = options;
  const shared = { repo, base, failOn, requireBase, today: new Date().toISOString().slice(0, 10) };
  if (server !== undefined && head !== undefined)
    throw new UserError('--head does nothing with --server.', 'Check out the head, and leave --head out.');
  const result = await (server === undefined
    ? check({ ...shared, ...runOptions(options, progress.step), head, sinceRelease: base === undefined })
    : checkRoutes({ ...shared, server })
  ).finally(progress.stop);
  process.stdout.write(
    format === 'changelog'
      ? changelog(result, notesTongue(runOptions(options)))
      : written(result, format, base !== undefined),
  );
  if (format === 'text') printFindings(result.findings, process.stdout);
  return result.ok;
}

/** @param isNamed whether the base was named: then it is the release, too. */
function written(
  result: CheckResult,
  format: Exclude<(typeof FORMATS)[number], 'changelog'>,
  isNamed: boolean,
): string {
  if (format === 'json') return `${JSON.stringify(result, null, 2)}\n`;
  if (format === 'sarif') return sarif(result);
  if (format === 'junit') return junit(result);
  if (format === 'html') return checkPage(result);
  return format === 'markdown' ? checkMarkdown(result, { rules: RULES_PAGE }) : text(result, isNamed);
}

function text(result: CheckResult, isNamed: boolean): string {
  const { ok, base, excepted, unknown } = result;
  const verdict = ok ? passedAs(result) : colours.red('failed');
  const commit = base.commit === null ? '' : ` (${base.commit.slice(0, 9)})`;
  const lines = [
    `${verdict} ${colours.bold(verdictLine(result))}`,
    colours.dim(`  base: ${base.name}${commit}; ${extentLine(result)}`),
    ...(isNamed && !UNVERSIONED.has(result.verdict) ? [colours.dim(`  ${JUDGED_BY_BASE}`)] : []),
    ...changeLines(result),
  ];
  if (unknown.length > 0) {
    lines.push('', `cannot be told ${colours.bold(String(unknown.length))}`);
    for (const { path, place, side, placeSide } of unknown.slice(0, MAX_UNKNOWN)) {
      lines.push(
        `  ${whereOf({ place, side: placeSide })}${visibleLine(path, MAX_LINE_CHARACTERS)} ${colours.dim(`not read in ${SIDES[side]}`)}`,
      );
    }
    if (unknown.length > MAX_UNKNOWN) lines.push(`  … and ${unknown.length - MAX_UNKNOWN} more`);
  }
  if (excepted.length > 0) lines.push('', `${excepted.length} accepted by .refdata-ignore.yml`);
  return `${lines.join('\n')}\n`;
}

/** What did not fail may have passed nothing either. */
function passedAs(result: CheckResult): string {
  if (result.verdict === 'unknown') return colours.yellow('not compared');
  return result.verdict === 'first' ? colours.yellow('first') : colours.green('passed');
}

/** As services for continuous integration set it. */
function isYes(value = ''): boolean {
  return value !== '' && value !== '0' && value.toLowerCase() !== 'false';
}
