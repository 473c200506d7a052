import { type ProvedList, prove } from '../commands/prove.js';
import { colours } from './colours.js';
import { countFindings, printFindings } from './findings.js';
import { logText } from './log-text.js';
import { startProgress } from './progress.js';
import { type LanguageFlags, runOptions } from './run-options.js';
import { renderTable } from './table.js';

interface Options extends LanguageFlags {
  readonly accept?: boolean;
  readonly json?: boolean;
}

const COLUMNS = ['list', 'expected', 'found', 'equal', 'missing', 'extra', 'different', 'accepted'];

/** `refdata prove`: true when the proof was written. */
export async function runProve({ json = false, ...options }: Options): Promise<boolean> {
  const progress = await startProgress(json);
  const { accept } = options;
  const result = await prove({ ...runOptions(options, progress.step), accept }).finally(progress.stop);
  if (json) {
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    return result.ok;
  }
  const name = `${result.nome} ${result.versao}`.trim();
  if (result.lists.length > 0) process.stdout.write(logText(`${tableOf(result.lists)}\n`));
  if (result.accepted !== null)
    process.stdout.write(`${colours.green('accepted')}: the differences are in ${result.accepted}\n`);
  if (result.ok)
    process.stdout.write(
      `${colours.green('proved')} ${colours.bold(name)} in ${result.proof}: ${countFindings(result.findings)}\n`,
    );
  printFindings(result.findings, result.ok ? process.stdout : process.stderr);
  if (!result.ok)
    process.stderr.write(`\n${colours.red('not proved')}: ${name} has ${countFindings(result.findings)}\n`);
  return result.ok;
}

/** A row for each list, and below it one for each of its fields. */
function tableOf(lists: readonly ProvedList[]): string {
  const rows = lists.flatMap(
    ({ list, expected, found, equal, missing, extra, accepted, differences, fields }) => [
      [list, expected, found, equal, missing, extra, differences.length - missing - extra, accepted],
      ...Object.entries(fields).map(([field, { compared, different }]) => [
        `  ${field}`,
        compared,
        '',
        compared - different,
        '',
        '',
        different,
        '',
      ]),
    ],
  );
  return renderTable([COLUMNS.map(column => colours.cyan(column)), ...rows]);
}
