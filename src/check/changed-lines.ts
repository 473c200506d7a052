import type { Place } from '../findings/finding.js';
import { ifReadable } from '../repository/readable.js';
import { firstFrom } from '../text/sorted.js';
import { WordIndex } from '../text/word-index.js';
import { type Recorded, textOf } from './recorded.js';

/** A line of a file of one side that the other side does not have. */
export interface ChangedLine {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The lines of one file: where the first one stands among all, and their numbers. */
interface FileLines {
  readonly start: number;
  readonly numbers: number[];
}

/** Lines of one side, of all files that were read there, that the same file of the other side does not have. */
export class ChangedLines {
  private readonly files = new Map<string, FileLines>();
  private readonly words: WordIndex;

  private constructor(private readonly all: readonly ChangedLine[]) {
    this.words = new WordIndex(all.map(({ text }) => text));
    for (const [at, { file, line }] of all.entries()) {
      const known = this.files.get(file);
      if (known) known.numbers.push(line);
      else this.files.set(file, { start: at, numbers: [line] });
    }
  }

  /** Of lines that only changed their place, none has. */
  static of(own: Recorded, other: Recorded): ChangedLines {
    const all: ChangedLine[] = [];
    for (const file of own.read) {
      const text = textOf(own, file) ?? '';
      const before = counterpartOf(file, own, other);
      if (text === before) continue;
      for (const [line, content] of newLines(before.split('\n'), text.split('\n')))
        all.push({ file, line, text: content });
    }
    return new ChangedLines(all);
  }

  get isEmpty(): boolean {
    return this.all.length === 0;
  }

  has({ file, line }: Place): boolean {
    const numbers = this.files.get(file)?.numbers ?? [];
    return line !== undefined && numbers[firstFrom(numbers, line)] === line;
  }

  /** The only line that has one of some texts, and not as a part of a longer word. */
  onlyWith(texts: readonly string[]): ChangedLine | undefined {
    const found = new Set<number>();
    for (const text of texts)
      for (const at of this.words.with(text)) if (found.add(at).size > 1) return undefined;
    const [at] = found;
    return at === undefined ? undefined : this.all[at];
  }

  /** The same; of several, the first that stands in an entry, which begins at its place. */
  nearestWith(texts: readonly string[], entry: Place): ChangedLine | undefined {
    const [start, end] = this.rangeOf(entry);
    const firsts = () => texts.flatMap(text => this.words.firstWith(text, start, end) ?? []);
    return this.onlyWith(texts) ?? this.all[Math.min(...firsts())];
  }

  /** The same of lines that have one of some other texts, too. */
  nearestWithBoth(
    texts: readonly string[],
    others: readonly string[],
    entry: Place,
  ): ChangedLine | undefined {
    const count = (list: readonly string[]) =>
      list.reduce((sum, text) => sum + this.words.with(text).length, 0);
    const [few, many] = count(texts) < count(others) ? [texts, others] : [others, texts];
    const found = new Set(few.flatMap(text => this.words.with(text)));
    const both = [...found].filter(at => many.some(text => this.words.has(text, at)));
    if (both.length === 1) return this.all[both[0] as number];
    const [start, end] = this.rangeOf(entry);
    return this.all[Math.min(...both.filter(at => at >= start && at < end))];
  }

  /** From which line to before which one an entry's own file goes, from its place on. */
  private rangeOf({ file, line = 0 }: Place): [start: number, end: number] {
    const { start, numbers } = this.files.get(file) ?? { start: 0, numbers: [] };
    return [start + firstFrom(numbers, line), start + numbers.length];
  }

  /** The first line, where all of them follow one another: then there is no other cause of anything. */
  get only(): ChangedLine | undefined {
    const [first] = this.all;
    const isOne = this.all.every(({ file, line }, i) => file === first?.file && line === first.line + i);
    return isOne ? first : undefined;
  }
}

/**
 * What another side has of a file: its text there, also where it was not read; of one that is not there, the texts of all that
 * went, which it may have been.
 */
function counterpartOf(file: string, own: Recorded, other: Recorded): string {
  const known = textOf(other, file) ?? ifReadable(() => other.repository.read(file));
  if (known !== undefined) return known;
  const gone = [...other.read].filter(path => !own.repository.isFile(path));
  return gone.map(path => textOf(other, path) ?? '').join('\n');
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
