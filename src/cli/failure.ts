import { refusal } from '../findings/refusal.js';
import { UserError } from '../findings/user-error.js';
import { VERSION } from '../runtime/generated/version.js';
import { colours } from './colours.js';
import { printFindings } from './findings.js';

/** Prints what stopped a command: a user's mistake without a stack, a bug of ours with one. Says which it was. */
export function printFailure(thrown: unknown, json: boolean): 'usage' | 'bug' {
  const error = refusal(thrown) ?? thrown;
  if (error instanceof UserError) {
    if (json) {
      process.stdout.write(
        `${JSON.stringify({ ok: false, error: { message: error.message, remedy: error.remedy, findings: error.findings } }, null, 2)}\n`,
      );
      return 'usage';
    }
    process.stderr.write(`${colours.red('error')} ${error.message}\n`);
    if (error.findings.length > 0) printFindings(error.findings, process.stderr);
    process.stderr.write(`${colours.dim(error.remedy)}\n`);
    return 'usage';
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `${colours.red('refdata has a bug')} (version ${VERSION}, Node ${process.version}). Please report it, with what follows:\n${stack}\n`,
  );
  return 'bug';
}
