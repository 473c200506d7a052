import { PartsBetweenDirectives } from '../../syntax/conditions-of-parts.js';
import type { Prepared } from '../language/preprocessor.js';
import { withoutDeadBranches } from './dead-branches.js';
import { INCLUDED, isEntries, withoutMarks } from './macros.js';

/**
 * What the parser of C and C++ cannot see without expanding macros: directives between the entries of a table, which
 * become comments, and macros in front of a declaration (`LUA_API int f(void)`), which become blanks. Everything
 * stays in its place.
 */
const TOKEN =
  /\/\/(?:[^\n\\]|\\[\s\S])*|\/\*[\s\S]*?(?:\*\/|$)|R"([^()\\\s"]{0,16})\([\s\S]*?\)\1"|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S]){1,10}'|^[ \t]*#(?:[^\n\\/"]|\\[\s\S]|\/(?!\*)|"(?:[^"\\\n]|\\[\s\S])*"|\/\*[\s\S]*?\*\/)*|[{};]|[=,([\])]|\.(?=[A-Za-z_])|[A-Za-z_]\w*/gm;

/** A macro of a library that says how a function is exported or called: capitals, and a whole declaration behind it. */
const DECLARATION_MACRO =
  /^[A-Z][A-Z0-9_]+(?=[ \t]+(?:(?:const|unsigned|signed|struct|enum|long|static|inline)[ \t]+)*[A-Za-z_]\w*(?:[ \t*]+|[ \t]*\n)(?:\w+|\(\w+\))[ \t]*\()/gm;

/** What stands in front of the name of a class, around C for C++, and between a function and its type: it defines nothing. */
const ATTRIBUTES = [
  // `class LIB_API Lexer {`
  /(?<=\b(?:class|struct|union|enum)[ \t]{1,80})[A-Z][A-Z0-9]*_[A-Z0-9_]+(?:\([^()\n]*\))?(?=[ \t]+[A-Za-z_]\w*(?:[ \t]+final)?\s*(?:\{|:[^:]))/g,
  // `#ifdef __cplusplus` / `extern "C" {` / `#endif`
  /(?<=^[ \t]{0,80}#[ \t]{0,80}if(?:def)?[ \t(]{1,80}(?:defined[ \t(]{0,80})?__cplusplus\b[^\n]{0,200}\n(?:[ \t]{0,80}\n){0,20}[ \t]{0,80})(?:extern[ \t]*"C"\s*\{|\}[ \t]*;?)(?=[^\n{}]*\n(?:[ \t]*\n)*[ \t]*#[ \t]*endif)/gm,
  /^[ \t]*(?:__|[A-Z]\w*_)(?:BEGIN|END)_(?:C_)?DECLS(?:\(\))?(?=[ \t]*;?[ \t]*$)/gm,
  /(?:\b__(?:stdcall|cdecl|fastcall|vectorcall|thiscall)|(?<=[a-z*][ \t]{1,80})(?:WINAPI|APIENTRY|CALLBACK|JNICALL))\b(?=[ \t]+\w+[ \t]*\()/g,
];

/** A macro without parameters, with what it stands for: of several of one name the first counts. */
const MACRO = /^[ \t]*#[ \t]*define[ \t]+([A-Za-z_]\w*)[ \t]+((?:[^\n\\]|\\[\s\S])*)/gm;

/** The line between the parts of a grammar of yacc or lex; not one on which a text goes on. */
const GRAMMAR_PARTS = /(?<!\\\n)^%%[ \t]*(?:$|\/[*/])/m;
/** What they have around the code, beside texts and comments, which may hold the same. */
const GRAMMAR_MARKS =
  /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|R"([^()\\\s"]{0,16})\([\s\S]*?\)\1"|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S]){1,10}'|^%(?:[{}%]|(?!union\b)\w+[^\n]*|(?=union\b))/gm;

export function prepare(written: string, { joinsMacros }: { joinsMacros: boolean }): Prepared {
  const source = withoutDeadBranches(
    GRAMMAR_PARTS.test(written)
      ? written.replace(GRAMMAR_MARKS, part => (part.startsWith('%') ? ' '.repeat(part.length) : part))
      : written,
  );
  const edits: { start: number; end: number; text: string }[] = [];
  const definitions: { start: number; end: number; text: string }[] = [];
  let lists: ReadonlyMap<string, boolean> | undefined;
  const conditions = new PartsBetweenDirectives();
  /** For each open brace, whether it is that of a table, of an enumeration or of a `switch`. */
  const braces: ('table' | 'enum' | 'switch' | 'other')[] = [];
  let previous = '';
  let beforeThat = '';
  let sawEnum = false;
  let sawSwitch = false;
  /** For each open parenthesis, whether it is that of a call. */
  const parentheses: boolean[] = [];
  /** Where a call ends that is an entry of a table by itself. */
  let endOfEntry = -1;
  /** Where a name ends that may be a macro for entries, when another one follows on a line below. */
  let endOfName = -1;
  const assumed = new Set<number>();
  for (const match of source.matchAll(TOKEN)) {
    const [token] = match;
    const start = match.index;
    const first = token.charAt(0);
    if (first === '/') continue;
    if (token.trimStart().startsWith('#')) {
      const around = braces.at(-1);
      const directive = /^\s*#\s*(\w*)\s*([\s\S]*)$/.exec(token);
      const [, name = '', rest = ''] = directive ?? [];
      if (around === 'table' && CONDITIONAL.has(name))
        edits.push({ start, end: start + token.length, text: asComment(token) });
      else if ((around === 'table' || around === 'enum') && OTHERS.has(name)) {
        edits.push({ start, end: start + token.length, text: asComment(token) });
        if (name === 'define') definitions.push({ start, end: start + token.length, text: token });
      } else if (around === 'table' && name === 'include')
        edits.push({ start, end: start + token.length, text: asCall(token, rest) });
      else if (name === 'define' && token.includes('/*'))
        edits.push({ start, end: start + token.length, text: withoutInnerComments(token) });
      if (around !== undefined && around !== 'other' && CONDITIONAL.has(name))
        conditions.add(name, conditionText(rest), start, start + token.length, braces.length);
      continue;
    }
    const isEntry = token === '{' || /^[A-Za-z_]/.test(token);
    // On the same line, `f(x)[0]` and `f(x).y` are parts of what it gives.
    const isDesignator = (token === '[' || token === '.') && source.slice(endOfEntry, start).includes('\n');
    if (endOfEntry >= 0 && (isEntry || isDesignator)) separate(endOfEntry, start);
    endOfEntry = -1;
    if (endOfName >= 0 && /^[A-Za-z_]/.test(token) && source.slice(endOfName, start).includes('\n')) {
      separate(endOfName, start);
      assumed.add(endOfName);
    }
    endOfName = -1;
    if (parentheses.length === 0 && braces.at(-1) === 'table' && /^[A-Za-z_]\w*$/.test(token)) {
      if (isList(token)) endOfEntry = start + token.length;
      else if (!WORDS.has(token)) endOfName = start + token.length;
    }
    if (token === '(') parentheses.push(/^[A-Za-z_]/.test(previous));
    else if (token === ')' && parentheses.pop() && parentheses.length === 0 && braces.at(-1) === 'table')
      endOfEntry = start + 1;
    if (token === '{') {
      const around = braces.at(-1);
      const isTable = previous === '=' || around === 'table';
      braces.push(isTable ? 'table' : sawEnum ? 'enum' : sawSwitch ? 'switch' : 'other');
      sawSwitch = false;
    } else if (token === '}') braces.pop();
    if (joinsMacros && isMacroBehindText(beforeThat, previous, token, start))
      edits.push({ start: start - 1, end: start, text: '+' });
    if (token === 'switch') sawSwitch = true;
    if (token === 'enum') sawEnum = true;
    else if (token === ';' || token === '{' || token === '}' || token === '=' || token === ')')
      sawEnum = false;
    beforeThat = previous;
    previous = token;
  }
  for (const match of source.matchAll(DECLARATION_MACRO)) {
    edits.push({ start: match.index, end: match.index + match[0].length, text: ' '.repeat(match[0].length) });
  }
  for (const pattern of ATTRIBUTES)
    for (const { index, 0: mark } of source.matchAll(pattern))
      edits.push({ start: index, end: index + mark.length, text: blank(mark) });
  return {
    text: edited(source, edits),
    conditions: conditions.parts,
    ...(assumed.size > 0 && { assumed }),
    ...(definitions.length > 0 && { definitions: edited(blank(source), definitions) }),
  };

  /** `ENTRY(a) ENTRY(b)`, where the macro itself writes the comma. */
  function separate(from: number, to: number): void {
    // Not in a comment or directive between the two.
    const space = source
      .slice(from, to)
      .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|^[ \t]*#(?:[^\n\\]|\\[\s\S])*/gm, part => 'x'.repeat(part.length))
      .search(/[ \t]/);
    if (space >= 0) edits.push({ start: from + space, end: from + space + 1, text: ',' });
  }

  /** Whether a name is a macro of this file for entries of a list: `#define WORDS WORD(if) WORD(else)`. */
  function isList(name: string): boolean {
    // Of all macros at once: a search for each name would read a large file as often as it has names.
    lists ??= new Map(
      [...source.matchAll(MACRO)]
        .reverse()
        .map(([, macro = '', body = '']) => [macro, isEntries(withoutMarks(body))]),
    );
    return lists.get(name) === true;
  }

  /** `"a" MACRO`, which the grammar of C++ does not know: as a sum it means the same. */
  function isMacroBehindText(first: string, text: string, token: string, at: number): boolean {
    if (!text.endsWith('"') || !/^[A-Za-z_]/.test(token) || first === 'extern' || first === 'operator')
      return false;
    return /[ \t]/.test(source.charAt(at - 1)) && !/["']/.test(source.charAt(at + token.length));
  }
}

const CONDITIONAL = new Set(['if', 'ifdef', 'ifndef', 'elif', 'else', 'endif']);

/** Directives that are no conditions, and hold no entries. */
const OTHERS = new Set(['define', 'undef', 'pragma', 'error', 'warning', 'line', '']);
/** What a name may stand behind without a comma. */
const WORDS = new Set([
  'new',
  'struct',
  'union',
  'enum',
  'const',
  'unsigned',
  'signed',
  'sizeof',
  'throw',
  'return',
]);

function conditionText(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ' ')
    .replace(/\\\n/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `#include "x"` between entries as a call, which leaves as much room: the entries are those of the file. */
function asCall(directive: string, rest: string): string {
  const path = /^(?:"([^"]*)"|<([^>]*)>)/.exec(rest);
  const name = path?.[1] ?? path?.[2];
  return name === undefined ? asComment(directive) : `${INCLUDED}("${name}"),`.padEnd(directive.length);
}

/** To the grammar, a comment is the end of a macro, though more of it follows. */
function withoutInnerComments(directive: string): string {
  return directive.replace(/\/\*[\s\S]*?\*\/(?=[ \t]*(?:\\\n|[^\s]))/g, comment =>
    comment.replace(/[^\n]/g, ' ').replace(/ \n/g, '\\\n'),
  );
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** A directive as a comment of the same length and lines. */
function asComment(directive: string): string {
  // `#` alone does nothing.
  if (directive.trim().length < 4) return blank(directive);
  const inner = directive.slice(0, -4).replace(/[^\n]/g, '-');
  return `/*${inner}*/`;
}

function edited(source: string, edits: { start: number; end: number; text: string }[]): string {
  if (edits.length === 0) return source;
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    parts.push(source.slice(at, start), text);
    at = end;
  }
  return [...parts, source.slice(at)].join('');
}
