import { canonicalJson } from '../contract/canonical.js';
import { LEXICO_PATH } from '../contract/files.js';
import type { Lexico } from '../lexico/index.js';
import { type SiteFile, schemaPath } from './site-file.js';

/** The lexico as a file of the site. */
export function lexicoFile(lexico: Lexico): SiteFile {
  return { path: LEXICO_PATH, bytes: canonicalJson(lexico, 'compact'), schema: schemaPath('lexico') };
}
