import { UserError } from '../findings/user-error.js';
import { NOWHERE, type Origin, type Report } from '../report/report.js';

/** The report of work that could not be done, for a reason that the user can mend. */
export function failureReport(error: UserError, origin: Origin = NOWHERE): Report {
  return {
    outcome: 'error',
    verdict: `${error.message} ${error.remedy}`,
    findings: error.findings,
    origin,
    files: [],
    versao: null,
    sitePath: null,
    counts: {},
  };
}

/** The report of a bug of ours; its stack is for the log. */
export function bugReport(error: unknown, issues: string): Report {
  const message = error instanceof Error ? error.message : String(error);
  const ours = `refdata-action has a bug (${message}).`;
  return failureReport(
    new UserError(ours, `Please report it with the stack from the log of this step: ${issues}`),
  );
}

/** Runs `work`; a {@link UserError} becomes a report that knows where the findings' files are. */
export async function reporting(origin: Origin, work: () => Promise<Report>): Promise<Report> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError) return failureReport(error, origin);
    throw error;
  }
}
