/** Two sets of published data to changes with levels and a verdict. What other rooms need of it. */

export type { Cause, Explained } from './causes/cause.js';
export { causesOf } from './causes/causes.js';
export type { Edit } from './causes/edits.js';
export { type Change, placeInHead, tallyChanges, wholeLevel } from './change.js';
export { CHANGE_GROUPS, CHANGE_IDS, changeRule } from './change-rules.js';
export { type ChangePolicy, type Compared, changesBetween, compareReferences, toChanges } from './changes.js';
export { derivationOf, EFFECTS } from './derivation.js';
export { type Exception, except, IGNORE_FILE, nameOfException, parseExceptions } from './exceptions.js';
export { entriesIn } from './extent.js';
export { FAIL_ON, type FailOn, failsBy } from './fail-on.js';
export type { KnownPackage, KnownPackages, KnownRelease } from './known-packages.js';
export { flagOf } from './nouns/flag.js';
export { comparePacotes, pacoteSpot } from './nouns/pacotes.js';
export { pacoteRemoved, pacoteVersaoRemoved } from './nouns/registro.js';
export { orderOf } from './readings.js';
export type { ReferenceSet, SiteAddresses, SymbolTraits } from './reference-set.js';
export { routeChanges } from './routes/changes.js';
export { type ToldRoutes, tellRoutesApart } from './routes/open-routes.js';
export { countChanges, sentenceOf } from './sentence.js';
export { type NameOrder, type Parameter, parseSignature, type Signature, variantsOf } from './signature.js';
export type { Unknown } from './unknown.js';
export { type Judgement, judge, type Verdict } from './verdict.js';
