import type { BreakingPart, VersionsConfig } from '../config/comparison.js';
import type { WholeLevel } from '../findings/change-level.js';
import { formatNamed, formatOfPattern } from './formats.js';
import { inCalendar, writtenAs } from './raise.js';
import { type Bump, firstDifference, isEnough, type Version, type VersionFormat } from './version.js';

type Size = Exclude<WholeLevel, 'none'>;

/** What each number of a version stands for, the first one first; what is behind the last is like that. */
const SIZES: Readonly<Record<Exclude<BreakingPart, 'nothing'>, readonly Size[]>> = {
  first: ['major', 'minor', 'patch'],
  'first-two': ['major', 'major', 'minor'],
  any: ['major'],
};

/** Numbers from here on are more likely years than anything else. */
const FIRST_YEAR = 1990;

/** How a language counts its versions: how they are written and ordered, and which raise says that something breaks. */
export class VersionScheme {
  private readonly format: VersionFormat;
  private readonly breaks: BreakingPart;
  /** Whether a version may be any text, as `nightly`: no format is asked for, and nothing is said by its order. */
  readonly takesAnything: boolean;
  /** Whether nobody has said how versions are counted. */
  private readonly isUnsaid: boolean;

  /** @throws {UserError} for a pattern that is no regular expression. */
  constructor({ format: asked, pattern, breaks }: VersionsConfig = {}) {
    const format = asked ?? 'usual';
    this.takesAnything = breaks === 'nothing' && asked === undefined && pattern === undefined;
    this.format = pattern === undefined ? formatNamed(format) : formatOfPattern(pattern);
    this.isUnsaid = asked === undefined && pattern === undefined && breaks === undefined;
    this.breaks = breaks ?? (format === 'calver' && pattern === undefined ? 'any' : 'first');
  }

  /** Nothing for what is no version. */
  parse(text: string): Version | undefined {
    return this.format.parse(text);
  }

  /** Less than 0 when the first is the older one, 0 for two texts of one version; nothing where they have no order. */
  compare(a: Version, b: Version): number | undefined {
    return this.format.compare(a, b);
  }

  /** As `compare`, of texts; nothing where one of them is no version. */
  order(a: string, b: string): number | undefined {
    const [one, other] = [this.parse(a), this.parse(b)];
    return one && other && this.compare(one, other);
  }

  /** The setting that two versions look like, where nobody has said how they are counted: `2026.11`, `1.4.0-1`, 5.3 to 5.4. */
  settingFor(before: Version, after: Version): 'calver' | 'pep440' | 'first-two' | undefined {
    if (!this.isUnsaid) return undefined;
    const [first = 0] = before.numbers;
    const bump = this.bumpBetween(before, after);
    if (bump === 'decreased') return isLaterInPython(before, after) ? 'pep440' : undefined;
    if (first >= FIRST_YEAR && first < FIRST_YEAR + 200) return 'calver';
    return bump === 'minor' && first > 0 && after.spans.length === 2 ? 'first-two' : undefined;
  }

  /**
   * The bump between two versions. From a pre-release on, it is at least as large as that of its release: whatever that
   * will be allowed to change. Nothing where they have no order.
   */
  bumpBetween(before: Version, after: Version): Bump | undefined {
    const order = this.compare(after, before);
    if (order === undefined) return undefined;
    if (order === 0) return 'none';
    if (order < 0) return 'decreased';
    // Another epoch counts anew, whatever its numbers are.
    if ((before.epoch ?? 0) !== (after.epoch ?? 0)) return 'major';
    const i = firstDifference(before, after);
    const bump = i === undefined ? this.sizeAt(this.last) : this.sizeAt(i);
    const own = before.preRelease.length === 0 ? 'none' : this.ownSize(before);
    return isEnough(bump, own) ? bump : own;
  }

  /**
   * The bump that changes of a level ask for. Before 1.0.0 anything may change at any time (SemVer 2.0.0, item 4); what is
   * common, and demanded here, is that the second number says so.
   */
  required(level: WholeLevel, before: Version): WholeLevel {
    if (level === 'none' || this.breaks === 'nothing') return 'none';
    if (before.numbers[0] !== 0 || this.breaks !== 'first') return level;
    return level === 'major' ? 'minor' : 'patch';
  }

  /** The lowest version above another that is raised by so much, written as that one is; nothing where it has no number. */
  raised(version: Version, level: Size): string | undefined {
    if (version.preRelease.length > 0 && isEnough(this.ownSize(version), level))
      return this.nextPreRelease(version) ?? this.release(version);
    return this.raisedAt(version, this.indexOf(level, version));
  }

  private get last(): number {
    return Number.MAX_SAFE_INTEGER;
  }

  private sizeAt(index: number): Size {
    const sizes = this.breaks === 'nothing' ? SIZES.first : SIZES[this.breaks];
    return sizes[Math.min(index, sizes.length - 1)] as Size;
  }

  /** How large a release is against what came before it, by its last number that is not 0. */
  private ownSize({ numbers }: Version): Size {
    const last = numbers.findLastIndex(number => number > 0);
    return this.sizeAt(Math.max(0, last));
  }

  /** The last number that is enough: what is written is kept as it is wherever it can be. */
  private indexOf(level: Size, { numbers, spans }: Version): number {
    const count = Math.max(spans.length, Math.min(numbers.length, 3));
    let index = 0;
    for (let i = 0; i < count; i += 1) if (isEnough(this.sizeAt(i), level)) index = i;
    // A number that is not written is not added where raising a written one says the same.
    while (index >= spans.length && index > 0 && this.sizeAt(index - 1) === this.sizeAt(index)) index -= 1;
    return index;
  }

  /** Numbers behind the raised one begin anew; in as few digits as the format takes. */
  private raisedAt(version: Version, index: number): string | undefined {
    const { text, spans, numbers, lowest = [], isDate, behind = '' } = version;
    if (spans.length === 0) return undefined;
    const raised = Array.from({ length: Math.max(spans.length, index + 1) }, (_, i) => {
      const number = numbers[i] ?? 0;
      return i < index ? number : i > index ? (lowest[i] ?? 0) : number + 1;
    });
    const next = isDate ? inCalendar(raised, numbers) : raised;
    const more = next.slice(spans.length).map(number => `.${number}`);
    const hasZeros = isDate && spans.some(([from, to]) => /^0\d/.test(text.slice(from, to)));
    for (const isPadded of hasZeros || /^\d{4}-/.test(text) ? [true] : [false, true]) {
      const written = writtenAs(version, next, isPadded);
      const found = written && written + more.join('') + behind;
      if (found !== undefined && this.parse(found)) return found;
    }
    return undefined;
  }

  /** The same without what makes it a pre-release. */
  private release({ text, spans }: Version): string | undefined {
    const last = spans.at(-1);
    return last && text.slice(0, last[1]);
  }

  /** The same with the next number at its end; nothing where it has none, or its order is not that of the number. */
  private nextPreRelease(version: Version): string | undefined {
    const next = version.text
      .trim()
      .replace(/\+.*$/, '')
      .replace(/\d+$/, digits => String(Number(digits) + 1));
    const parsed = this.parse(next);
    return parsed && (this.compare(parsed, version) ?? 0) > 0 ? next : undefined;
  }
}

function isLaterInPython(before: Version, after: Version): boolean {
  return (new VersionScheme({ format: 'pep440' }).order(before.text, after.text) ?? 0) < 0;
}

/** Versions as languages write them, and the first number says what breaks. */
export const USUAL_SCHEME = new VersionScheme();
