import { textOf } from '../repository/readable.js';
import type { Repository } from '../repository/repository.js';
import type { Candidate } from './candidates.js';
import { COMMON_WORDS } from './common-words.js';
import { escapeGlob } from './escape-glob.js';
import { EXAMPLES, listPaths } from './files.js';
import { type Evidence, proveSigns, proveWords } from './proof.js';

/** How grammars of one kind write what stands in programs. */
interface Format {
  /** What their files are called. */
  readonly files: string;
  /** What stands around a text that is a token, as a pattern: before it, and behind it. */
  readonly around: readonly [before: string, behind: string];
  /** Whether such a text is a token wherever it stands; where a grammar reads letter by letter, a name may begin with it. */
  readonly isToken: boolean;
  /** Where it says what a whole class of tokens is called: LALRPOP's `"identifier" => Token::Identifier(<&str>)`. */
  readonly classes?: RegExp;
}

const FORMATS: readonly Format[] = [
  // ANTLR, and the grammars of Python itself (where a soft keyword stands between double quotes).
  { files: '*.{g4,gram}', around: ["'", "'"], isToken: true },
  {
    files: '*.{lark,lalrpop}',
    around: ['"', '"'],
    isToken: true,
    classes: /"([^"\n]+)"[ \t]*=>[ \t]*[\w:]+\(</g,
  },
  { files: '*.{jj,jjt}', around: ['<[ \\t]*#?\\w+[ \\t]*:[ \\t]*"', '"'], isToken: true },
  // Of yacc the name of a token, and behind it how it is written.
  {
    files: '*.{y,yy,ypp,mly}',
    around: [
      '^(?:%token(?:[ \\t]*<[^>\\n]+>)?)?[ \\t]*[A-Z_]\\w*(?:[ \\t]+\\d+)?[ \\t]+"(?!(?:ident(?:ifier)?|number|literal|newline|eof)")\'?',
      '\'?"',
    ],
    isToken: true,
  },
  {
    files: '*.{l,ll,lex,flex}',
    around: ['^(?:<[\\w,*]+>)?"', '"(?=[ \\t]+(?:\\{|return\\b|\\|[ \\t]*$))'],
    isToken: true,
  },
  { files: '*.mll', around: ['"', '"(?=[ \\t]*(?:\\{[ \\t]*[A-Z]|,[ \\t]*[A-Z]))'], isToken: true },
  { files: '*.{pest,ne}', around: ['"', '"'], isToken: false },
  { files: '*.{peg,pegjs,peggy,ohm,tx}', around: ['["\']', '["\']'], isToken: false },
];

const TEXTS = {
  reservadas: '[\\p{L}_][\\p{L}\\p{N}_]*[?!]?',
  operadores: '[!#$%&*+./:<=>?@^|~-]{1,4}',
} as const;
/** Fewer are not what a language has. */
const MIN_TEXTS = 6;
const MAX_GRAMMARS = 40;
/** Programs of fewer lines do not show whether a grammar is of all of the language. */
const ENOUGH_LINES = 200;
/** Of what proves a candidate, to be compared with those of tables. */
const SCORE = 60;

/** What grammars in the repository have as texts: the words and signs of the language that they are of. */
export function grammarCandidates(repository: Repository, evidence: Evidence): Candidate[] {
  return FORMATS.flatMap(({ files, around: [before, behind], isToken, classes }) =>
    listPaths(repository, `**/${files}`)
      .filter(path => !EXAMPLES.test(path))
      .slice(0, MAX_GRAMMARS)
      .flatMap(path => {
        const text = textOf(repository, path) ?? '';
        const others = classes ? [...text.matchAll(classes)].map(([, own = '']) => own) : [];
        const named = others.filter(each => /^\w+$/.test(each));
        const not = named.length > 0 ? `(?!(?:${named.join('|')})${behind})` : '';
        return (['reservadas', 'operadores'] as const).flatMap(subject => {
          const match = `${before}${not}(${TEXTS[subject]})${behind}`;
          const texts = [...new Set([...text.matchAll(new RegExp(match, 'gmu'))].map(([, own = '']) => own))];
          const proof = subject === 'reservadas' ? proveWords(texts, evidence) : proveSigns(texts, evidence);
          const known = texts.filter(each => COMMON_WORDS.has(each)).length;
          if (texts.length < MIN_TEXTS || (subject === 'reservadas' && !proof && known < MIN_TEXTS))
            return [];
          return [
            {
              subject,
              path,
              name: path.slice(path.lastIndexOf('/') + 1),
              source: { pattern: { file: escapeGlob(path), match } },
              score: SCORE * (proof?.score ?? 0.5),
              isNamed: true,
              // Of the signs some open comments or separate. Without programs it may be a grammar of any language, or of a
              // part of this one; what is written in the language is one of its programs.
              isDoubtful:
                subject === 'operadores' ||
                !isToken ||
                (evidence.programs?.use.lines ?? 0) < ENOUGH_LINES ||
                path.endsWith(evidence.extension ?? '\0'),
            },
          ];
        });
      }),
  );
}
