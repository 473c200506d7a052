import type { Cause, Change, Unknown, Verdict } from '../drift/index.js';
import type { ChangeLevel, WholeLevel } from '../findings/change-level.js';
import type { Finding } from '../findings/finding.js';
import type { Evidence } from './evidence/evidence.js';
import type { LineEdit } from './raised-version.js';
import type { SideName } from './side.js';

/** What changed since the last release, with which `versao` is judged. */
export interface ReleaseResult extends SideName {
  readonly versao: string;
  readonly level: WholeLevel;
  readonly counts: Readonly<Record<ChangeLevel, number>>;
  readonly requiredBump: WholeLevel;
  readonly suggestion: string | null;
  /** Whether `versao` has to be raised here, as `check.release` says. */
  readonly due: boolean;
}

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
  /** What raises the version to `suggestion`; nothing where that is not asked for, or nobody can tell where it is written. */
  readonly edits: readonly LineEdit[];
  readonly nome: string;
  readonly base: SideName & { readonly versao: string | null };
  readonly head: SideName & { readonly versao: string };
  /** The last release; null where there is none, or none was looked for. */
  readonly release: ReleaseResult | null;
  /** How many entries were compared: words, functions, symbols, commands, codes; of a server, its routes. */
  readonly compared: { readonly base: number; readonly head: number };
  readonly counts: Readonly<Record<ChangeLevel, number>>;
  readonly changes: readonly Change[];
  /** What explains several of them. */
  readonly causes: readonly Cause[];
  /** What the programs that the base has say of changes that break some; nothing where the base has no source. */
  readonly evidence: readonly Evidence[];
  /** What could not be read on one side or both, so that nobody can tell whether it changed. */
  readonly unknown: readonly Unknown[];
  /** Changes that `.refdata-ignore.yml` accepts. */
  readonly excepted: readonly Change[];
  readonly findings: readonly Finding[];
}
