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

/** What a ledger says to follow a thing that is gone is there, or was. */
export const addressFollowerUnknown = {
  id: 'address-follower-unknown',
  level: 'warning',
  title: 'What is said to follow a thing is there',
  why: 'The page of a thing that is gone leads to what `agora` names, however often that was renamed. Where that is nothing, or leads back to itself, the page leads nowhere, and nobody is told of a successor.',
  remedy: 'Write the whole id of what it is called now, as the file has it: `modulo:Lume.Novo`.',
  example: '"agora": "Lume.Novo"',
} as const satisfies RuleInfo;

export type PageRuleId = (typeof addressUnrecorded | typeof addressFollowerUnknown)['id'];

/** What may be found about pages. */
export const PAGE_RULES: readonly RuleInfo[] = [addressUnrecorded, addressFollowerUnknown];
