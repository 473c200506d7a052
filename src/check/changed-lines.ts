import type { Place } from '../findings/finding.js';
import { WordIndex } from '../text/word-index.js';
import { type Recorded, textOf } from './recorded.js';

/** A line of a file of one side that the other side does not have. */
export interface ChangedLine {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Lines of one side, of all files that were read there, that the same file of the other side does not have. */
export class ChangedLines {
  private readonly numbers = new Map<string, Set<number>>();
  private readonly words: WordIndex;

  private constructor(private readonly all: readonly ChangedLine[]) {
    this.words = new WordIndex(all.map(({ text }) => text));
    for (const each of all) {
      const numbers = this.numbers.get(each.file) ?? new Set();
      this.numbers.set(each.file, numbers.add(each.line));
    }
  }

  /** Of lines that only changed their place, none has. */
  static of(own: Recorded, other: Recorded): ChangedLines {
    const all: ChangedLine[] = [];
    for (const file of own.read) {
      const text = textOf(own, file) ?? '';
      const before = textOf(other, file) ?? '';
      if (text === before) continue;
      for (const [line, content] of newLines(before.split('\n'), text.split('\n')))
        all.push({ file, line, text: content });
    }
    return new ChangedLines(all);
  }

  has({ file, line }: Place): boolean {
    return line !== undefined && this.numbers.get(file)?.has(line) === true;
  }

  /** Lines that have one of some texts, and not as a part of a longer word. */
  with(texts: readonly string[]): ChangedLine[] {
    const found = new Set(texts.filter(text => text !== '').flatMap(text => this.words.with(text)));
    return [...found].map(at => this.all[at] as ChangedLine).sort((a, b) => a.line - b.line);
  }

  /** The first line, where all of them follow one another: then there is no other cause of anything. */
  get only(): ChangedLine | undefined {
    const [first] = this.all;
    const isOne = this.all.every(({ file, line }, i) => file === first?.file && line === first.line + i);
    return isOne ? first : undefined;
  }
}

/**
 * Lines with their numbers that the text before has not, or has less often (which of them is new, nobody can tell);
 * blank ones cause nothing.
 */
function newLines(before: readonly string[], after: readonly string[]): [line: number, text: string][] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [old, now] = [before, after].map(lines =>
    lines.slice(start, lines.length - end).map(line => line.trim()),
  );
  const known = occurrences(old ?? []);
  const counts = occurrences(now ?? []);
  return (now ?? []).flatMap((text, i): [number, string][] =>
    text !== '' && (counts.get(text) ?? 0) > (known.get(text) ?? 0) ? [[start + i + 1, text]] : [],
  );
}

function occurrences(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
