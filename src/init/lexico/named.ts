import { turnedRound } from '../../lexico/index.js';
import { NOT_OWN } from '../../repository/program-texts.js';
import { textOf } from '../../repository/readable.js';
import type { Repository } from '../../repository/repository.js';

/** Sources that say how programs are cut into tokens. */
const LEXER = /lex|scan|token|grammar|gram[aá]tica|syntax|sintax|highlight/i;
/** Grammars: of parsers' generators, of tree-sitter and of editors. */
const GRAMMARS = [
  '**/*.{g4,l,ll,lex,flex,jison,lark,pest,peg,pegjs,ne,mll,x}',
  '**/grammar.{js,json}',
  '**/*.{tmLanguage,tmLanguage.json,tmLanguage.yaml,tmLanguage.yml}',
];
const MAX_FILES = 60;
const MAX_CHARACTERS = 1_000_000;
const LITERAL = /(["'`])((?:\\.|(?!\1)[^\\\n]){1,24})\1/g;
/** A regular expression whose beginning is literal: `//.*$`, `#[^\n]*`. */
const REST_OF_LINE = /(?:\.\*\??\$?|\[\^\\{1,2}[rn].*)$/;
const SIGNS = /^[^\p{L}\p{N}\s"'`]{1,4}$/u;
/** Signs that stand for themselves in most languages, whatever a lexer says near the word "comment". */
const BRACKETS = /^(?:[()[\]{},.:=+]|[<>=!]=)$/;
const COMMENT = /com+ent|kommentar|\brem(?:ark)?\b/i;

/** What the lexer and the grammars of a language name, and where. */
export interface Named {
  /** Where a text is named: `src/lexer.py, line 12`. */
  readonly places: ReadonlyMap<string, string>;
  /** What seems to open comments, with what closes it. */
  readonly comments: readonly (readonly [string, string?])[];
}

/** Reads the lexer and the grammars of a language for the texts that they name. Nothing is run. */
export function namedIn(repository: Repository, sources: ReadonlyMap<string, string>): Named {
  const places = new Map<string, string>();
  const comments: [string, string?][] = [];
  for (const [path, text] of lexerTexts(repository, sources)) {
    const own = new Map<string, string>();
    for (const [i, line] of text.split('\n').entries())
      for (const value of literalsOf(line)) {
        if (!own.has(value)) own.set(value, line);
        if (!places.has(value)) places.set(value, `${path}, line ${i + 1}`);
      }
    for (const [value, line] of own) {
      if (!SIGNS.test(value) || BRACKETS.test(value)) continue;
      const close = turnedRound(value);
      if (value.length > 1 && close !== value && own.has(close) && isOpening(value))
        comments.push([value, close]);
      else if (COMMENT.test(line)) comments.push([value]);
    }
  }
  return { places, comments };
}

function lexerTexts(repository: Repository, sources: ReadonlyMap<string, string>): Map<string, string> {
  const found = new Map<string, string>();
  const grammars = GRAMMARS.flatMap(pattern => repository.glob(pattern)).filter(path => !NOT_OWN.test(path));
  const lexers = [...sources.keys()].filter(path => LEXER.test(path.slice(path.lastIndexOf('/') + 1)));
  let characters = 0;
  for (const path of [...grammars, ...lexers].slice(0, MAX_FILES)) {
    const text = sources.get(path) ?? textOf(repository, path) ?? '';
    characters += text.length;
    if (characters <= MAX_CHARACTERS) found.set(path, text);
  }
  return found;
}

function literalsOf(line: string): string[] {
  return [...line.matchAll(LITERAL)].map(([, , value = '']) =>
    value.replace(REST_OF_LINE, '').replace(/\\{1,2}(?=[^\w\s])/g, ''),
  );
}

/** Of two that mirror each other the one that opens: `#[` and not `]#`. */
function isOpening(text: string): boolean {
  return /[([{<]$/.test(text) || /^[([{</]/.test(text);
}
