import type { RuleInfo } from '../findings/rule-info.js';

/** The ledger of addresses says what is there. */
export const addressUnrecorded = {
  id: 'address-unrecorded',
  level: 'notice',
  title: 'Every address is recorded',
  why: 'People and other sites keep the address of a page. One that is recorded is never given to anything else, and keeps a page when its thing is gone; one that is not may.',
  remedy: 'Run `refdata addresses --write`, and commit the file that `enderecos` in refdata.yml names.',
  example: 'enderecos: enderecos.json',
} as const satisfies RuleInfo;

export type PageRuleId = (typeof addressUnrecorded)['id'];

/** What may be found about pages. */
export const PAGE_RULES: readonly RuleInfo[] = [addressUnrecorded];
