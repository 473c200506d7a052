import type { Finding } from '../findings/finding.js';

/** What a comparison with a base came to, for outputs, summary and annotations. */
export interface Comparison {
  readonly level: string;
  readonly requiredBump: string;
  readonly verdict: string;
  /** Folder with the whole report, as JSON, Markdown and SARIF. */
  readonly reportPath: string;
  /** In place of the summary that other modes have. */
  readonly summary: string;
  /** Changes, to be shown on the lines that caused them; they are not wrong. */
  readonly remarks: readonly Finding[];
}

/** Nothing was compared. */
export const UNCOMPARED: Comparison = {
  level: '',
  requiredBump: '',
  verdict: '',
  reportPath: '',
  summary: '',
  remarks: [],
};
