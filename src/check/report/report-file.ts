import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { schemaBreaches } from '../../contract/schema-breaches.js';
import { UserError } from '../../findings/user-error.js';
import { readJsonFile } from '../../published/index.js';
import type { CheckResult } from '../check-result.js';

/** Why a check has no result, as `refdata check --json` prints it. */
export interface CheckFailure {
  readonly ok: false;
  readonly error: Pick<UserError, 'message' | 'remedy' | 'findings'>;
}

/** A report of 20,000 changes has less than half of it. */
const MAX_REPORT_BYTES = 16 * 1024 * 1024;
export const REPORT_FILE = 'check.json';

const PLACE = z.object({ file: z.string(), line: z.number().optional(), column: z.number().optional() });

/** What a check writes that could not be made. */
const FAILURE = z.strictObject({
  ok: z.literal(false),
  error: z.strictObject({
    message: z.string(),
    remedy: z.string(),
    findings: z.array(
      z.object({
        rule: z.string(),
        level: z.enum(['error', 'warning', 'notice']),
        message: z.string(),
        remedy: z.string(),
        place: PLACE.optional(),
        subject: z.string().optional(),
      }),
    ),
  }),
});

/**
 * Reads the report of a check, which may come from a stranger.
 * @param absent what to tell where there is none.
 * @param remedy where a report comes from.
 * @throws {UserError} for what is no report of a check.
 */
export function readReport(path: string, absent: string, remedy: string): CheckResult | CheckFailure {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new UserError(absent, remedy);
  if (size > MAX_REPORT_BYTES) {
    const mib = MAX_REPORT_BYTES / 1024 / 1024;
    throw new UserError(`${REPORT_FILE} has more than ${mib} MiB, and is not read.`, remedy);
  }
  const { data, findings } = readJsonFile(REPORT_FILE, REPORT_FILE, readFileSync(path));
  const failure = FAILURE.safeParse(data);
  if (failure.success) return failure.data as CheckFailure;
  const [problem] = [...findings, ...schemaBreaches('check', data)];
  if (problem) throw new UserError(`${REPORT_FILE} is no report of a check: ${problem.message}`, remedy);
  // A report of an earlier version does not say how much was compared.
  const told = data as Partial<CheckResult>;
  const since = {
    edits: [],
    release: null,
    compared: { base: 0, head: 0 },
    unknown: [],
    causes: [],
    evidence: [],
  };
  return { ...since, ...told } as CheckResult;
}
