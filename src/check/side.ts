import type { ExtractionCache } from '../cache/extraction-cache.js';
import type { LoadedConfig } from '../config/config.js';
import type { Policy } from '../contract/policy.js';
import type { Exception, ReferenceSet } from '../drift/index.js';
import type { Finding } from '../findings/finding.js';
import type { PublishedSource } from '../published/index.js';
import type { Recorded } from './recorded.js';

/** What one side of a comparison is called, for people and for reports. */
export interface SideName {
  /** `origin/main`, `site`, `https://lume.example`. */
  readonly name: string;
  /** Full id of the commit that was read; null where there is none. */
  readonly commit: string | null;
}

/** One side of a comparison, as far as there is one. */
export type Side = SideName &
  (
    | { readonly kind: 'data'; readonly data: SideData }
    /** There is no reference yet. The reason is a sentence. */
    | { readonly kind: 'absent'; readonly reason: string }
    /** There is one, and it cannot be built. */
    | { readonly kind: 'broken'; readonly findings: readonly Finding[] }
  );

/** A side that there is. */
export type DataSide = Extract<Side, { kind: 'data' }>;

export interface SideData {
  readonly set: ReferenceSet;
  readonly findings: readonly Finding[];
  /** Where it was built from; nothing for published files. */
  readonly source?: SideSource;
  /** Where it was read from; nothing for what was built from source. */
  readonly published?: PublishedSource;
}

export interface SideSource extends Recorded {
  readonly loaded: LoadedConfig;
  readonly policy: Policy;
  readonly cache: ExtractionCache | undefined;
  /** The changes that it accepts. */
  readonly exceptions: readonly Exception[];
}
