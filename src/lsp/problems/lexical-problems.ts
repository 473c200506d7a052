import { shown } from '../../text/shown.js';
import { type Steps, TURNS_PER_STEP } from '../../text/steps.js';
import { type CodeToken, depthOf, isName, textAt } from '../code-token.js';
import type { Program } from '../program.js';
import type { Reading } from '../reading.js';
import { isAssignment } from './assignment.js';
import type { Problem } from './problem.js';

const PAIRS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The group of words of a lexico that are errors wherever they stand. */
const FORBIDDEN = 'invalida';

/** What no token of the language is, and texts and comments without an end. */
export function* faultProblems({ reading, language, text }: Program): Steps<Problem[]> {
  const { problems } = language.texts;
  const found: Problem[] = [];
  for (const [i, { kind, start, end, name }] of (reading?.faults ?? []).entries()) {
    if (i % TURNS_PER_STEP === 0) yield;
    const messages = {
      stray: () => problems.stray(shown(text.slice(start, end)), language.name),
      number: () => problems.number(language.name, shown(String.fromCodePoint(text.codePointAt(end) ?? 32))),
      unclosed: () => problems.unclosed(name),
    };
    const detail = kind === 'unclosed' ? name : undefined;
    found.push({ kind, start, end, message: messages[kind](), detail });
  }
  return found;
}

/** Brackets that close nothing or another one, and those that stay open, of those in which lines go on. */
export function* bracketProblems(program: Program): Steps<Problem[]> {
  const code = program.reading;
  const { problems } = program.language.texts;
  const joined = new Set((program.language.data.lexico?.continuacao?.entre ?? []).map(([open]) => open));
  // Behind a text without its end nothing is where it seems to be.
  if (code === undefined || code.faults.length > 0) return [];
  const open: { readonly at: number; readonly text: string }[] = [];
  const problem = (at: number, message: string): Problem => {
    const { start, end } = code.tokens.get(at) as CodeToken;
    return { kind: 'bracket', start, end, message };
  };
  for (let at = 0; at < code.tokens.length; at += 1) {
    if (at % TURNS_PER_STEP === 0) yield;
    const change = depthOf(code, at);
    if (change === 0) continue;
    const text = textAt(code, at);
    if (change > 0) {
      if (!joined.has(text)) return [];
      open.push({ at, text });
      continue;
    }
    const last = open.pop();
    if (last === undefined) return [problem(at, problems.closesNothing(shown(text)))];
    if (PAIRS[last.text] !== text) return [problem(at, problems.closesOther(shown(text), shown(last.text)))];
  }
  const last = open.at(-1);
  return last === undefined ? [] : [problem(last.at, problems.notClosed(shown(last.text)))];
}

/**
 * Reserved words that are given a value at the beginning of a line, alone or behind a word that declares: only where lines
 * are what counts, and outside of brackets, in which a word before `=` may be a name of something else.
 */
export function* reservedProblems(program: Program): Steps<Problem[]> {
  const code = program.reading;
  const { language } = program;
  if (code === undefined || language.data.lexico?.blocos?.recuo !== true) return [];
  const found: Problem[] = [];
  for (let i = 0; i < code.tokens.length; i += 1) {
    if (i % TURNS_PER_STEP === 0) yield;
    if (!code.tokens.get(i)?.isFirst || !isName(code, i)) continue;
    const at = language.isDeclaring(textAt(code, i)) && isName(code, i + 1) ? i + 1 : i;
    const word = textAt(code, at);
    if (!language.isReserved(word) || language.groupOf(word) === FORBIDDEN) continue;
    if (!isAssignment(program, textAt(code, at + 1))) continue;
    const { start, end } = code.tokens.get(at) as CodeToken;
    found.push({
      kind: 'reserved-name',
      start,
      end,
      message: language.texts.problems.reserved(shown(word), language.name),
      detail: at === i ? 'assigned' : 'declared',
      item: language.words.get(word)?.item,
    });
  }
  return found;
}

/** Words that nothing uses yet, and that no program may use. */
export function* forbiddenProblems({ reading, language }: Program): Steps<Problem[]> {
  if (reading === undefined || !language.hasGroup(FORBIDDEN)) return [];
  const found: Problem[] = [];
  for (let i = 0; i < reading.tokens.length; i += 1) {
    if (i % TURNS_PER_STEP === 0) yield;
    const { kind, start, end } = reading.tokens.get(i) as CodeToken;
    const word = kind === 'name' ? textAt(reading, i) : '';
    if (word === '' || language.groupOf(word) !== FORBIDDEN) continue;
    const message = language.texts.problems.forbidden(shown(word), language.name);
    found.push({ kind: 'forbidden-word', start, end, message, item: language.words.get(word)?.item });
  }
  return found;
}

/** Lines that are indented with a tab, where an error code of the language says that they may not. */
export function* tabProblems({ reading, text, language }: Program): Steps<Problem[]> {
  if (reading === undefined || !language.forbidsTabs) return [];
  const { texts } = language;
  const width = language.data.lexico?.blocos?.largura ?? 4;
  const found: Problem[] = [];
  for (const [i, { start }] of (yield* lineStarts(reading)).entries()) {
    if (i % TURNS_PER_STEP === 0) yield;
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const indent = text.slice(from, start);
    const tab = indent.indexOf('\t');
    if (tab < 0 || indent.trim() !== '') continue;
    found.push({
      kind: 'tab',
      start: from + tab,
      end: start,
      message: texts.problems.tab(language.name),
      fixes: [
        {
          title: texts.fixes.blanks(width),
          start: from,
          end: start,
          text: indent.replaceAll('\t', ' '.repeat(width)),
          isSure: true,
        },
      ],
    });
  }
  return found;
}

/** Lines in a column in which no block began, and lines that announce a block that is not there. */
export function* blockProblems(program: Program): Steps<Problem[]> {
  const { reading, text, language } = program;
  const { recuo, abre = [] } = language.data.lexico?.blocos ?? {};
  if (reading === undefined || recuo !== true || reading.faults.length > 0) return [];
  const found: Problem[] = [];
  const columns = [0];
  let announced: CodeToken | undefined;
  let before = '';
  for (const [i, { start, end, last }] of (yield* lineStarts(reading)).entries()) {
    if (i % TURNS_PER_STEP === 0) yield;
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const indent = text.slice(from, start);
    // What stands in a column that cannot be told says nothing about the lines behind it.
    if (!/^ *$/.test(indent)) return found;
    const column = indent.length;
    const isDeeper = column > (columns.at(-1) as number);
    if (announced !== undefined && !isDeeper)
      found.push({
        kind: 'empty-block',
        start: announced.start,
        end: announced.end,
        message: language.texts.problems.emptyBlock,
      });
    if (isDeeper) {
      if (announced === undefined && abre.length > 0)
        found.push({
          kind: 'indentation',
          start: from,
          end: start,
          message: language.texts.problems.unannounced,
          // Behind a word of the language the sign that announces a block may be missing.
          detail: language.words.has(before) ? 'unannounced' : 'deeper',
        });
      columns.push(column);
    } else {
      while (column < (columns.at(-1) as number)) columns.pop();
      if (column !== columns.at(-1)) {
        found.push({
          kind: 'indentation',
          start: from,
          end: Math.max(end, start),
          message: language.texts.problems.between(column + 1),
          detail: 'between',
        });
        columns.push(column);
      }
    }
    before = text.slice(start, end);
    announced = last !== undefined && abre.includes(text.slice(last.start, last.end)) ? last : undefined;
  }
  return found;
}

/** Each logical line: its first token's place, and its last token. */
function* lineStarts({
  tokens,
}: Reading): Steps<{ start: number; end: number; last: CodeToken | undefined }[]> {
  const found: { start: number; end: number; last: CodeToken | undefined }[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    if (i % TURNS_PER_STEP === 0) yield;
    const token = tokens.get(i) as CodeToken;
    const line = found.at(-1);
    if (token.isFirst || line === undefined) found.push({ start: token.start, end: token.end, last: token });
    else line.last = token;
  }
  return found;
}
