import { casesOf, examplesOf, type Lexico, type Pattern, type Region, textsOf } from '../../lexico/index.js';
import { escaped } from '../../text/pattern.js';

interface Opening {
  readonly region: Region;
  /** A pattern. */
  readonly opening: string;
}

interface Candidate extends Opening {
  /** Texts that it opens. */
  readonly examples: readonly string[];
  /** How much of a text it is. */
  readonly lengthIn: (text: string) => number;
  readonly isText: boolean;
  readonly length: number;
  readonly i: number;
}

/** A rule for each text or pattern that opens a region: engines take the first that matches, so the longest comes first. */
export function byOpening(lexico: Lexico, regions: readonly Region[]): readonly Opening[] {
  const inCases = casesOf(lexico);
  const candidates = regions.flatMap((region, i) => {
    const texts = textsOf(region.abre);
    return texts === undefined
      ? [patternCandidate(region, inCases((region.abre as Pattern).padrao), i)]
      : texts.map(text => textCandidate(region, text, i));
  });
  return inOrder(candidates);
}

function textCandidate(region: Region, text: string, i: number): Candidate {
  const lengthIn = (other: string) => (other.startsWith(text) ? text.length : 0);
  return { region, opening: escaped(text), examples: [text], lengthIn, isText: true, length: text.length, i };
}

function patternCandidate(region: Region, opening: string, i: number): Candidate {
  const expression = new RegExp(`^(?:${opening})`, 'mu');
  const examples = examplesOf(opening).map(({ text }) => text);
  const lengthIn = (text: string) => expression.exec(text)?.[0].length ?? 0;
  const length = Math.max(0, ...examples.map(lengthIn));
  return { region, opening, examples, lengthIn, isText: false, length, i };
}

/** By length, but for those that are known to win over another wherever both open. */
function inOrder(candidates: readonly Candidate[]): readonly Candidate[] {
  const left = [...candidates].sort((a, b) => b.length - a.length || a.i - b.i);
  const ordered: Candidate[] = [];
  while (left.length > 0) {
    const free = left.findIndex(one => left.every(other => other === one || !winsOver(other, one)));
    ordered.push(...left.splice(Math.max(0, free), 1));
  }
  return ordered;
}

/** Whether one opens, and not the other, in all texts known that both could open: the longer, of equal ones the first. */
function winsOver(one: Candidate, other: Candidate): boolean {
  if (one.isText && other.isText) return false;
  let wins = false;
  for (const text of [...one.examples, ...other.examples]) {
    const [its, others] = [one.lengthIn(text), other.lengthIn(text)];
    if (its === 0 || others === 0) continue;
    if (its < others || (its === others && one.i > other.i)) return false;
    wins = true;
  }
  return wins;
}
