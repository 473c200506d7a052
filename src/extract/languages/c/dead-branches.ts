/*
 * Branches of the preprocessor that nobody compiles, wherever that is certain: `#if 0`, and what else there is to `#if 1`. They are blanks
 * to the parser, and the directives around them, too, so that nothing is told of a condition that holds everywhere.
 */

const ANY = /^[ \t]*#[ \t]*(?:if|elif)[ \t(]+[01][ \t)]*(?:$|\/)/m;
const TOKEN =
  /\/\/(?:[^\n\\]|\\[\s\S])*|\/\*[\s\S]*?(?:\*\/|$)|R"([^()\\\s"]{0,16})\([\s\S]*?\)\1"|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S]){1,10}'|^[ \t]*#[ \t]*(if|ifdef|ifndef|elif|elifdef|elifndef|else|endif)\b(?:[^\n\\/]|\\[\s\S]|\/(?!\*)|\/\*[\s\S]*?\*\/)*/gm;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A condition with its branches: where each begins, and what is known of it. */
interface Group {
  readonly branches: {
    readonly directive: Span;
    readonly word: string;
    readonly holds: boolean | undefined;
  }[];
}

/** A text without what is never compiled; everything else stays in its place. */
export function withoutDeadBranches(source: string): string {
  if (!ANY.test(source)) return source;
  const open: Group[] = [];
  const blanks: Span[] = [];
  const turned: number[] = [];
  for (const { index: start, 0: token, 2: word } of source.matchAll(TOKEN)) {
    if (word === undefined) continue;
    const directive = { start, end: start + token.length };
    if (word.startsWith('if')) open.push({ branches: [{ directive, word, holds: holds(word, token) }] });
    else if (word !== 'endif') open.at(-1)?.branches.push({ directive, word, holds: holds(word, token) });
    else {
      const group = open.pop();
      if (group) close(group, directive);
    }
  }
  if (blanks.length === 0) return source;
  let text = source;
  for (const at of turned)
    text = `${text.slice(0, at)}${text.slice(at).replace(/elif/, each => each.replace('el', ' '.repeat(2)))}`;
  for (const { start, end } of blanks)
    text = `${text.slice(0, start)}${text.slice(start, end).replace(/[^\n]/g, ' ')}${text.slice(end)}`;
  return text;

  function close({ branches }: Group, endif: Span): void {
    const certain = branches.findIndex(branch => branch.holds === true);
    const kept = branches.filter((branch, i) => branch.holds !== false && (certain < 0 || i <= certain));
    if (kept.length === branches.length && certain < 0) return;
    for (const [i, branch] of branches.entries()) {
      if (kept.includes(branch)) continue;
      blanks.push({ start: branch.directive.start, end: branches[i + 1]?.directive.start ?? endif.start });
    }
    const [first] = kept;
    // One branch that is left holds without a condition.
    if (!first || (kept.length === 1 && (first.holds === true || first.word === 'else')))
      blanks.push(...(first ? [first.directive] : []), endif);
    else if (first.word === 'elif') turned.push(first.directive.start);
  }
}

/** Whether a branch is compiled, where its directive says that by itself. */
function holds(word: string, directive: string): boolean | undefined {
  if (!/^(?:if|elif)$/.test(word)) return undefined;
  const [, digit] = /^\s*#\s*\w+[\s(]+([01])[\s)]*(?:$|\/)/.exec(directive) ?? [];
  return digit === undefined ? undefined : digit === '1';
}
