import type { Macro, Spelling } from '../language/effects.js';
import { withoutMarks } from './macros.js';

/*
 * What macros do with the names in their bodies: `#define ADD K[n++] = x`. The grammar leaves bodies as text, and most of them are no
 * expressions, so each mention is told by what stands around it. Whatever is not plainly a look counts as more.
 */

const DEFINITION = /^[ \t]*#[ \t]*define[ \t]+(\w+)(\([^)\n]*\))?((?:[^\n\\]|\\[\s\S])*)/gm;
/** Texts, in which names are no names. */
const QUOTED = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'/g;
/** What asks for a type or size alone. */
const UNEVALUATED =
  /\b(?:sizeof|_Alignof|alignof|decltype|typeof|__typeof__)\s*(?:\((?:[^()]|\([^()]*\))*\)|[\w.[\]]+)/g;
const KEYWORD = /^(?:if|while|for|switch|return|do|else|sizeof|static_assert|_Static_assert)$/;
const ASSIGNMENT = /(?<![=<>!])=(?!=)|<<=|>>=/;
/** What is asked of a place: `[i]`, `.name`, `->name`. */
const ASKED = String.raw`(?:\s*(?:\[[^\]]*\]|(?:\.|->)\s*\w+))`;
const ORDER: readonly Spelling[] = ['nothing', 'part', 'whole', 'calls', 'changes'];

/** The macros that a text defines. */
export function macrosIn(text: string): readonly Macro[] {
  if (!text.includes('define')) return [];
  return [...text.matchAll(DEFINITION)].map(([, name = '', list, body = '']): Macro => {
    const parameters: readonly string[] | null =
      list === undefined ? null : (list.match(/\w+|\.\.\./g) ?? []);
    const code = withoutMarks(body).replace(QUOTED, '0');
    const known = new Map<string, Spelling>();
    return {
      name,
      parameters,
      body: code,
      does(word, onlyReads, isParameter = false) {
        if (!isParameter && parameters?.includes(word)) return 'nothing';
        let does = known.get(word);
        if (does === undefined) {
          does = spelled(code, word, onlyReads);
          known.set(word, does);
        }
        return does;
      },
    };
  });
}

type Asking = (callee: string) => boolean;

function spelled(body: string, name: string, onlyReads: Asking): Spelling {
  const mention = new RegExp(`(?<![\\w.#]|->)${name}(?!\\w)`);
  if (!mention.test(body)) return 'nothing';
  const code = body.replace(UNEVALUATED, '0').replace(/(?<!\w\s*)\(\s*(\w+)\s*\)/g, ' $1 ');
  const pieces = withoutConditions(code).split(/[;{}]/);
  const isOne = pieces.filter(piece => piece.trim() !== '').length <= 1;
  let most: Spelling = 'nothing';
  for (const piece of pieces) {
    if (!mention.test(piece)) continue;
    const does = inPiece(piece, name, mention, onlyReads);
    // What is only looked at by a statement comes to nothing for who writes it.
    const counted = isOne ? does : does === 'part' ? 'nothing' : does === 'whole' ? 'calls' : does;
    if (ORDER.indexOf(counted) > ORDER.indexOf(most)) most = counted;
  }
  return most;
}

/** Conditions of statements as statements of their own: what follows one is no part of it. */
function withoutConditions(code: string): string {
  let out = '';
  let from = 0;
  for (const { index, 0: word } of code.matchAll(/\b(?:if|while|for|switch)\s*\(/g)) {
    if (index < from) continue;
    let depth = 1;
    let end = index + word.length;
    for (; end < code.length && depth > 0; end += 1)
      depth += code[end] === '(' ? 1 : code[end] === ')' ? -1 : 0;
    out += `${code.slice(from, index)};${code.slice(index + word.length, end - 1)};`;
    from = end;
  }
  return out + code.slice(from);
}

function inPiece(piece: string, name: string, mention: RegExp, onlyReads: Asking): Spelling {
  const at = piece.search(mention);
  const assigned = piece.search(ASSIGNMENT);
  const stepped = new RegExp(`(?:\\+\\+|--)[\\s(*]*${name}\\b|\\b${name}${ASKED}*[\\s)]*(?:\\+\\+|--)`);
  if ((assigned > at && at >= 0) || stepped.test(piece)) return 'changes';
  const isAsked = new RegExp(`\\b${name}${ASKED}`);
  const isMethod = new RegExp(`\\b${name}${ASKED}*\\s*\\(`);
  if (isMethod.test(piece) || /##/.test(piece) || new RegExp(`>>[\\s(]*${name}\\b`).test(piece))
    return 'calls';
  const calls = [...piece.matchAll(new RegExp(mention, 'g'))].map(({ index }) => callsAround(piece, index));
  if (!calls.flat().every(onlyReads)) return 'calls';
  if (calls.every(each => each.length > 0)) return 'nothing';
  if (assigned >= 0) return isAsked.test(piece) ? 'nothing' : 'calls';
  if (new RegExp(`(?<!&)&[\\s(]*${name}\\b`).test(piece)) return 'whole';
  return isAsked.test(piece) || new RegExp(`\\*[\\s(]*${name}\\b`).test(piece) ? 'part' : 'whole';
}

/** What is called with a place among its arguments, innermost first. */
function callsAround(piece: string, at: number): readonly string[] {
  const called: string[] = [];
  let depth = 0;
  for (let i = at - 1; i >= 0; i -= 1) {
    const mark = piece.charAt(i);
    if (mark === ')') depth += 1;
    else if (mark === '(' && depth > 0) depth -= 1;
    else if (mark === '(') {
      const before = /(\w+)\s*$/.exec(piece.slice(0, i))?.[1];
      if (before !== undefined && !KEYWORD.test(before)) called.push(before);
    }
  }
  return called;
}
