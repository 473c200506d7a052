import { resolve } from 'node:path';
import type { CheckResult } from '../check/check-result.js';
import { readReport } from '../check/report/report-file.js';
import { build } from '../commands/build.js';
import { UserError } from '../findings/user-error.js';
import { colours } from './colours.js';
import { countFindings, printFindings } from './findings.js';
import { startProgress } from './progress.js';
import { type LanguageFlags, runOptions } from './run-options.js';
import { renderTable } from './table.js';
import { webAddress } from './web-address.js';

interface Options extends LanguageFlags {
  readonly out?: string;
  readonly into?: string;
  readonly baseUrl?: string;
  readonly docsUrl?: string;
  readonly report?: string;
  readonly json?: boolean;
}

const DEFAULT_OUT = 'site';

/** `refdata build`: true when the folder was written. */
export async function runBuild({ json = false, ...options }: Options): Promise<boolean> {
  const baseUrl = webAddress('--base-url', options.baseUrl);
  const docsUrl = webAddress('--docs-url', options.docsUrl);
  const { out, into, report } = options;
  if (out !== undefined && into !== undefined)
    throw new UserError(
      '--out and --into cannot go together.',
      'Give --out for a folder that is replaced whole, --into for one that has files of somebody else.',
    );
  const compared = report === undefined ? undefined : comparisonIn(report);
  const progress = await startProgress(json);
  const run = runOptions(options, progress.step);
  const place = into === undefined ? { out: out ?? DEFAULT_OUT } : { out: into, into: true };
  // What was packed is for who attests it, which a command line cannot.
  const { packed: _, ...result } = await build({ ...run, ...place, baseUrl, docsUrl, compared }).finally(
    progress.stop,
  );
  if (json) {
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    return result.ok;
  }
  const name = `${result.nome} ${result.versao}`.trim();
  if (result.ok) {
    process.stdout.write(
      `${colours.green('built')} ${colours.bold(name)} into ${result.out}: ${countFindings(result.findings)}\n`,
    );
    process.stdout.write(
      `${renderTable(result.files.map(({ path, bytes, count }) => [(result.baseUrl ?? '') + path, bytes, count]))}\n`,
    );
  }
  printFindings(result.findings, result.ok ? process.stdout : process.stderr);
  if (!result.ok)
    process.stderr.write(
      `\n${colours.red('nothing written')}: ${name} has ${countFindings(result.findings)}\n`,
    );
  return result.ok;
}

/** @throws {UserError} for what is no report of a check that could be made. */
function comparisonIn(path: string): CheckResult {
  const remedy = 'Write one first: refdata check --json > check.json.';
  const report = readReport(resolve(path), `There is no ${path}.`, remedy);
  if ('error' in report) throw new UserError(`${path} says that nothing could be compared.`, remedy);
  return report;
}
