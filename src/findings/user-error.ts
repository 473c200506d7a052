import type { Finding } from './finding.js';

/**
 * The user can mend this: a wrong flag, a file that is not there, a configuration that does not hold.
 * Printed without a stack, with exit code 2. Everything else that is thrown is a bug of ours (exit code 3).
 */
export class UserError extends Error {
  override readonly name = 'UserError';
  /** One sentence that says what to do. */
  readonly remedy: string;
  /** The single mistakes, when several were found together. */
  readonly findings: readonly Finding[];

  constructor(
    message: string,
    remedy: string,
    options: { cause?: unknown; findings?: readonly Finding[] } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.remedy = remedy;
    this.findings = options.findings ?? [];
  }
}

/** What is wrong, one finding for each mistake; the error itself where it has none. */
export function mistakesOf({ message, remedy, findings }: UserError): readonly Finding[] {
  return findings.length > 0 ? findings : [{ rule: 'config', level: 'error', message, remedy }];
}
