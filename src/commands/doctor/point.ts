import { type Finding, hasError } from '../../findings/finding.js';

/** `broken`: a build, or who consumes it, fails by it. `skipped`: nothing is known of it, because nobody asked. */
export type State = 'ok' | 'attention' | 'broken' | 'skipped';

/** What a point is about. */
type Area = 'program' | 'configuration' | 'list' | 'build' | 'files' | 'tools' | 'address' | 'workflow';

/** One thing that was looked at, the state it is in, and what mends it. */
export interface Point {
  readonly area: Area;
  /** Its name: a key of refdata.yml, a file, a program, an address. */
  readonly name: string;
  readonly state: State;
  /** In one sentence. */
  readonly message: string;
  /** The command that mends it, or the sentence where none does; nothing where there is nothing to mend. */
  readonly remedy: string | null;
  /** What was found, of lists, the configuration and the build. */
  readonly findings: readonly Finding[];
}

/** A point of which nothing needs to be mended, unless it is said. */
export function point(
  area: Point['area'],
  name: string,
  state: State,
  message: string,
  { remedy, findings = [] }: { remedy?: string | undefined; findings?: readonly Finding[] } = {},
): Point {
  return { area, name, state, message, remedy: remedy ?? null, findings };
}

/** The state that findings leave something in. */
export function stateOf(findings: readonly Pick<Finding, 'level'>[]): State {
  if (hasError(findings)) return 'broken';
  return findings.some(({ level }) => level === 'warning') ? 'attention' : 'ok';
}
