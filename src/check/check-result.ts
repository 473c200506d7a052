import type { Change, Verdict, WholeLevel } from '../drift/index.js';
import type { ChangeLevel } from '../findings/change-level.js';
import type { Finding } from '../findings/finding.js';
import type { SideName } from './side.js';

/** What a comparison of two references says (schemas/check.schema.json). */
export interface CheckResult {
  /** Whether the check passes, as `failOn` says. */
  readonly ok: boolean;
  readonly verdict: Verdict;
  readonly level: WholeLevel;
  /** The bump that the changes ask for. */
  readonly requiredBump: WholeLevel;
  /** The lowest version that has it; null when none is asked for, or none can be named. */
  readonly suggestion: string | null;
  readonly nome: string;
  readonly base: SideName & { readonly versao: string | null };
  readonly head: SideName & { readonly versao: string };
  readonly counts: Readonly<Record<ChangeLevel, number>>;
  readonly changes: readonly Change[];
  /** Changes that `.refdata-ignore.yml` accepts. */
  readonly excepted: readonly Change[];
  readonly findings: readonly Finding[];
}
