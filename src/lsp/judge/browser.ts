// Before all that says something.
import './browser-tongue.js';
import { type PackedLanguage, unpackLanguage } from '../../site/packed-language.js';
import { Checker } from './checker.js';

/** For the page of a site on which a program is pasted: `scripts/checker-script.mjs` makes a classic script of this. */
Object.assign(globalThis, {
  refdataChecker: (packed: PackedLanguage) => new Checker({ ...unpackLanguage(packed), base: undefined }),
});
