import type { Spelling } from '../../syntax/spelling.js';

/** The Python Language Reference, "Identifiers and keywords": names are compared in the normal form NFKC, so that `ﬁ` is `fi`. */
export const spelling: Spelling = {
  mayDiffer: text => /[^\p{ASCII}]/u.test(text) && text !== text.normalize('NFKC'),
  word: /[\p{ID_Continue}]+/gu,
  plain: word => word.normalize('NFKC'),
};
