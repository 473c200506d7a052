/** The reference for people and bots: pages, search, texts, all of one model. What other rooms need of it. */
export { buildModel, type PagesInput, thingsByAddress } from './model/build-model.js';
export type { Program } from './model/examples.js';
export { lostFollowers } from './model/gone.js';
export { type History, historyText, parseHistory, withVersion } from './model/history.js';
export {
  type Ledger,
  ledgerText,
  mergedLedger,
  parseLedger,
  unrecorded,
  updatedLedger,
  withEarlier,
} from './model/ledger.js';
export type { GoneMark, Mark, Marks } from './model/marks.js';
export { ruleId } from './model/things.js';
export { type ReferenceSite, referenceSite } from './reference-site.js';
