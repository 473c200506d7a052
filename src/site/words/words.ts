import type { FileName } from '../../contract/files.js';
import type { Tongue } from '../../text/said.js';
import { en } from './en.js';
import { pt } from './pt.js';

/** What the page of the data and the page of what there is not say, in one tongue. */
export interface SiteWords {
  /** As in `lang`. */
  readonly lang: string;
  readonly title: (nome: string, versao: string) => string;
  readonly ofLanguage: string;
  readonly documentation: string;
  readonly index: string;
  readonly endpoints: string;
  readonly endpointsIntro: string;
  /** Code stands between backticks. */
  readonly baseUrl: string;
  readonly contents: Readonly<Record<FileName, string>>;
  /** What a file has, by the contract's name for it. */
  readonly nouns: Readonly<Record<string, readonly [one: string, many: string]>>;
  readonly bytes: (count: number) => string;
  readonly fetch: string;
  readonly schema: string;
  /** What is copied, for those who do not see it. */
  readonly theCommand: (path: string) => string;
  readonly theHash: (path: string) => string;
  readonly copy: string;
  readonly copied: string;
  readonly more: string;
  readonly others: {
    readonly manifest: string;
    readonly referencia: string;
    readonly search: string;
    readonly sevenFiles: string;
    readonly openapi: string;
    readonly registro: string;
    readonly lexico: string;
    readonly editor: string;
    readonly agents: string;
    readonly archived: (versao: string) => string;
  };
  readonly notFound: string;
  readonly nothingHere: string;
  readonly startAt: string;
}

const TONGUES: Readonly<Record<Tongue, SiteWords>> = { en, pt };

/** What the site says itself, in a tongue. */
export function siteWordsOf(tongue: Tongue): SiteWords {
  return TONGUES[tongue];
}
