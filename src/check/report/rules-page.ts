import { VERSION } from '../../runtime/generated/version.js';

/** Where each rule has a section of its own, as this version has it. */
export const RULES_PAGE = `https://github.com/refdata/refdata-action/blob/v${VERSION}/docs/rules.md`;
