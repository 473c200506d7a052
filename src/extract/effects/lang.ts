import type { Effects } from '../languages/language/effects.js';
import type { SourceFile } from '../syntax/source-file.js';

/** Where objects go in the language of a file that has been found to say so. */
export function lang(file: SourceFile): Effects {
  return file.language.effects as Effects;
}
