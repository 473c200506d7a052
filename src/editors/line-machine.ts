import type { Lexico, TokenClass } from '../lexico/index.js';
import { markOf } from './mark.js';
import { idOf, scopeOf } from './scopes.js';
import type { Rule } from './textmate/rule.js';
import { textmate } from './textmate/textmate.js';

/** How an engine names the colours of classes of tokens, and of groups of words; others are keywords. */
export interface Styles {
  readonly classes: Readonly<Record<Exclude<TokenClass, 'branco'>, string>>;
  readonly groups: Readonly<Record<string, string>>;
}

/** The style of a class of tokens; `group` is that of a word. */
export function styleOf({ classes, groups }: Styles, kind: Exclude<TokenClass, 'branco'>, group?: string) {
  return (kind === 'palavra' ? groups[group ?? ''] : undefined) ?? classes[kind];
}

/**
 * A program that cuts lines by the rules of the TextMate grammar, for engines whose own grammars cannot say all of
 * them but that take a function: `cut(line, stack)` gives pieces `[start, end, style]`, and the stack for the next
 * line. A stack is never changed, so that an editor may keep it and go on from any line.
 */
export function lineMachine(lexico: Lexico, styles: Styles): string {
  const { rules, scopes } = lineRules(lexico, styles);
  return `const STYLES = ${JSON.stringify(scopes)};
const RULES = ${JSON.stringify(rules, null, 1)};
${MACHINE}`;
}

/** What the program goes by: the rules of each name, and the style of each scope. */
export function lineRules(lexico: Lexico, styles: Styles) {
  const id = idOf(lexico);
  const { repository } = textmate(lexico);
  const rules: Record<string, readonly Rule[]> = Object.fromEntries(
    Object.entries(repository).map(([name, { patterns }]) => [name, patterns]),
  );
  const kinds = Object.keys(styles.classes) as (keyof Styles['classes'])[];
  const scopes: Record<string, string> = {
    ...Object.fromEntries(kinds.map(kind => [scopeOf(kind, id), styleOf(styles, kind)])),
    ...Object.fromEntries(
      Object.keys(lexico.palavras).map(group => [
        scopeOf('palavra', id, group),
        styleOf(styles, 'palavra', group),
      ]),
    ),
  };
  return { rules, scopes };
}

/** The first lines of a generated module. */
export function moduleHeader(lexico: Lexico, engine: string): string {
  return `// ${markOf(lexico, ` for ${engine}`)}\n`;
}

const MACHINE = String.raw`const expressions = new Map();

/** A line is read with its end behind it: there is where $ stands, and nowhere else. */
function expression(source, flags = '') {
  const key = flags + source;
  if (!expressions.has(key)) {
    const text = source
      .replace(/\\[^]|\[(?:\\[^]|[^\]\\])*\]|\$/gu, part => (part === '$' ? '(?=\\n)' : part));
    expressions.set(key, new RegExp(text, 'gu' + flags));
  }
  return expressions.get(key);
}

/** A pattern with what was matched before in the place of \1. */
const filled = (source, groups) =>
  source.replace(/\\(?:(\d)|[^])/g, (part, digit) =>
    digit === undefined ? part : (groups[digit] ?? '').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
  );

/** Of a heredoc, what is behind its opening: an anchor that JavaScript does not have. */
const isRestOfLine = rule => rule?.begin?.startsWith('\\G') === true;

function rulesOf(patterns, seen = new Set()) {
  return patterns.flatMap(rule => {
    if (isRestOfLine(rule)) return [];
    if (rule.include === undefined)
      return [{ rule, first: expression(rule.match ?? rule.begin, rule.captures ? 'd' : '') }];
    const name = rule.include.slice(1);
    if (seen.has(name)) return [];
    seen.add(name);
    return rulesOf(RULES[name], seen);
  });
}

const rules = new Map();

function within(patterns) {
  if (!rules.has(patterns)) rules.set(patterns, rulesOf(patterns));
  return rules.get(patterns);
}

const CODE = [{ include: '#code' }];
const FIRST = { rule: { patterns: CODE }, scope: undefined, parent: undefined, dedents: 0 };

function enter(parent, rule, groups) {
  const { end, while: stays, patterns = [] } = rule;
  const stack = {
    rule,
    parent,
    scope: rule.name ?? parent.scope,
    end: end === undefined ? undefined : expression(filled(end, groups)),
    stays: stays === undefined ? undefined : expression(filled(stays, groups)),
    dedents: parent.dedents + (stays === undefined ? 0 : 1),
  };
  // What is behind a heredoc in its first line.
  return isRestOfLine(patterns[0]) ? enter(stack, patterns[0], []) : stack;
}

/** Leaves what the indentation of a line ends. */
function dedented(stack, search) {
  const stays = [];
  for (let frame = stack; frame !== undefined && frame.dedents > 0; frame = frame.parent)
    if (frame.stays) stays.unshift(frame);
  const left = stays.find(frame => search(frame.stays, 0)?.index !== 0);
  return left === undefined ? stack : left.parent;
}

function cut(text, before) {
  const line = text + '\n';
  const pieces = [];
  const found = new Map();
  let at = 0;
  const search = (pattern, from) => {
    const known = found.get(pattern);
    if (known === null || known?.index >= from) return known;
    pattern.lastIndex = from;
    const match = pattern.exec(line);
    found.set(pattern, match);
    return match;
  };
  const take = (to, scope) => {
    const end = Math.min(to, text.length);
    if (end <= at) return;
    const style = STYLES[scope];
    const last = pieces[pieces.length - 1];
    if (last !== undefined && last[2] === style) last[1] = end;
    else pieces.push([at, end, style]);
    at = end;
  };
  let stack = before.dedents > 0 ? dedented(before, search) : before;
  let from = 0;
  while (from < line.length) {
    let match;
    let chosen;
    const offer = (pattern, rule) => {
      const other = search(pattern, from);
      if (other === null || (match !== undefined && other.index >= match.index)) return;
      match = other;
      chosen = rule;
    };
    const isLast = stack.rule.applyEndPatternLast === 1;
    if (stack.end && !isLast) offer(stack.end, undefined);
    for (const { rule, first } of within(stack.rule.patterns ?? [])) {
      if (match?.index === from) break;
      offer(first, rule);
    }
    if (stack.end && isLast) offer(stack.end, undefined);
    if (match === undefined) break;
    const end = match.index + match[0].length;
    take(match.index, stack.scope);
    if (chosen === undefined) {
      take(end, stack.rule.endCaptures?.[0].name ?? stack.scope);
      stack = stack.parent;
    } else if (chosen.begin !== undefined) {
      take(end, chosen.beginCaptures?.[0].name ?? chosen.name ?? stack.scope);
      stack = enter(stack, chosen, match);
    } else {
      for (const [group, { name }] of Object.entries(chosen.captures ?? {})) {
        const [start, stop] = match.indices[group] ?? [at, at];
        take(start, chosen.name ?? stack.scope);
        take(stop, name);
      }
      take(end, chosen.name ?? stack.scope);
      if (end === from) break;
    }
    from = end;
  }
  take(text.length, stack.scope);
  return { pieces, stack };
}
`;
