import { textOf } from '../repository/readable.js';
import type { Repository } from '../repository/repository.js';
import type { Candidate } from './candidates.js';
import { escapeGlob } from './escape-glob.js';
import { listPaths } from './files.js';
import { type Evidence, proveWords } from './proof.js';

/** `ADD_KEYWORD(while, TK_WHILE)`, `X(while)`: a macro of C whose first argument is a bare word, which it makes a text of. */
const CALL = /(?<!\w|define[ \t]{1,8})(?<macro>[A-Z][A-Z0-9_]*)\([ \t]*(?<word>[A-Za-z_]\w*)[ \t]*[,)]/g;
const FILES = '**/*.{c,h,cc,cpp,cxx,hh,hpp,def,inc}';
const MAX_FILES = 400;
/** Fewer are not what a language has. */
const MIN_WORDS = 8;
const MIN_PROOF = 0.45;
/** Of what proves a candidate, to be compared with those of tables. */
const SCORE = 60;

/** Macros that are given the words of the language one by one, as programs prove them: nothing else tells their arguments from names. */
export function macroCandidates(repository: Repository, evidence: Evidence): Candidate[] {
  if (!evidence.programs) return [];
  return listPaths(repository, FILES)
    .slice(0, MAX_FILES)
    .flatMap(path => {
      const words = new Map<string, Set<string>>();
      for (const { groups } of (textOf(repository, path) ?? '').matchAll(CALL)) {
        const { macro = '', word = '' } = groups ?? {};
        words.set(macro, (words.get(macro) ?? new Set()).add(word));
      }
      return [...words].flatMap(([macro, own]) => {
        const proof = own.size < MIN_WORDS ? undefined : proveWords([...own], evidence);
        if (!proof || proof.score < MIN_PROOF) return [];
        const match = `(?<!\\w|define[ \\t]{1,8})${macro}\\([ \\t]*([A-Za-z_]\\w*)[ \\t]*[,)]`;
        return [
          {
            subject: 'reservadas' as const,
            path,
            name: `${macro}()`,
            source: { pattern: { file: escapeGlob(path), match } },
            score: SCORE * proof.score,
            isNamed: /key_?word|reserved/i.test(macro),
            isDoubtful: false,
          },
        ];
      });
    });
}
