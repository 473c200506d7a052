import { validate } from '../commands/validate.js';
import { describeCounts } from '../contract/counts.js';
import { visibleLine } from '../text/visible.js';
import { colours } from './colours.js';
import { countFindings, printFindings } from './findings.js';
import { logText } from './log-text.js';
import { startProgress } from './progress.js';
import { renderTable } from './table.js';

/** Names of rules shown. */
const MAX_RULES_CHARACTERS = 400;

/** `refdata validate`: true when there is no error. */
export async function runValidate(target: string, { json = false }: { json?: boolean }): Promise<boolean> {
  const progress = await startProgress(json);
  progress.step(target);
  const result = await validate(target).finally(progress.stop);
  const { ok } = result;
  if (json) {
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    return ok;
  }
  const verdict = ok ? colours.green('valid') : colours.red('not valid');
  process.stdout.write(
    `${verdict} ${colours.bold(target)}${result.versao === null ? '' : ` (versao ${result.versao})`}: ${countFindings(result.findings)}\n`,
  );
  const rows = result.files.map(({ path, bytes, counts }) => [path, bytes, describeCounts(counts)]);
  if (rows.length > 0) process.stdout.write(logText(`${renderTable(rows)}\n`));
  const changed = Object.keys(result.policy);
  if (changed.length > 0)
    process.stdout.write(
      `  ${colours.dim(`The manifest changes these rules: ${visibleLine(changed.join(', '), MAX_RULES_CHARACTERS)}`)}\n`,
    );
  printFindings(result.findings, process.stdout);
  return ok;
}
