import { type Finding, tally } from '../findings/finding.js';
import { counted } from '../text/counted.js';
import type { Comparison } from './comparison.js';
import type { Publication } from './publication.js';

/** One of the published files, as a person wants to see it. */
export interface PublishedFile {
  readonly path: string;
  readonly bytes: number;
  /** What it holds, for people: `81 reservadas, 32 contextuais`. */
  readonly count: string;
}

/** `success`: nothing wrong. `findings`: errors in the data. `error`: the action could not do its work. */
export type Outcome = 'success' | 'findings' | 'error';

/** Where the files that findings name are. */
export interface Origin {
  /** Their folder, relative to the workspace and with `/` (empty for the workspace itself); null when elsewhere. */
  readonly folder: string | null;
  /** What to call that place when it is elsewhere: `owner/name@v1` or an address. */
  readonly name: string;
}

/** What one run of the action has to say, whatever its mode. Plain data; who prints it decides how it looks. */
export interface Report {
  readonly outcome: Outcome;
  /** One sentence. */
  readonly verdict: string;
  readonly findings: readonly Finding[];
  readonly origin: Origin;
  readonly files: readonly PublishedFile[];
  readonly versao: string | null;
  /** Absolute path of the folder that was written; null when none was. */
  readonly sitePath: string | null;
  readonly counts: Readonly<Record<string, number>>;
  /** SHA-256 of the manifest of that folder. */
  readonly manifestSha256?: string;
  /** What was published; left out where nothing is. */
  readonly publication?: Publication;
  /** Files of the workspace that changed, or would, where the mode keeps files there. */
  readonly changed?: readonly string[];
  /** What a comparison came to; left out where nothing is compared. */
  readonly comparison?: Comparison;
  /** What another step of the job has annotated: it stands in the log and the summary, and not on its line once more. */
  readonly annotated?: readonly Finding[];
}

export const NOWHERE: Origin = { folder: null, name: '' };

/** `3 errors and 1 warning`; empty when there is nothing. */
export function describeFindings(findings: readonly Finding[]): string {
  const counts = tally(findings);
  const parts = (['error', 'warning', 'notice'] as const)
    .filter(level => counts[level] > 0)
    .map(level => counted(counts[level], level));
  const last = parts.pop();
  if (last === undefined) return '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

const SEVERITY = { error: 0, warning: 1, notice: 2 };

/** Errors first; within a level the order in which they were found. */
export function bySeverity(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => SEVERITY[a.level] - SEVERITY[b.level]);
}
