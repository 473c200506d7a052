import { createContext, Script } from 'node:vm';

/** A search that needs longer runs away: real ones need a millisecond. */
const MAX_SEARCH_MS = 1000;
/** Up to this length, a pattern without repeated groups ends soon, however many repetitions follow each other. */
const MAX_PLAIN_CHARACTERS = 5000;

/** A group that is repeated: only such a pattern can need time that doubles with each character. */
const REPEATED_GROUP = /\)[*+{]/;

/** The engine can only be stopped in a program of its own, with its own objects. */
const place: { pattern: RegExp; text: string } = { pattern: /^/, text: '' };
const context = createContext(place);
const search = new Script('pattern.exec(text)');

/** A regular expression whose searches are cut off after a second, for patterns and texts of strangers. */
export class BoundedRegExp extends RegExp {
  private readonly isPlain = !REPEATED_GROUP.test(this.source);

  /**
   * JSONata hands over whatever stands in front of `~>`: nothing matches nothing.
   *
   * @throws Error with a sentence when the search runs away, or when it is no text that is searched.
   */
  override exec(given: unknown): RegExpExecArray | null {
    if (given === undefined || given === null) return null;
    if (typeof given === 'object')
      throw new Error(`the regular expression /${this.source}/ is applied to what is no text`);
    const text = String(given);
    if (this.isPlain && text.length <= MAX_PLAIN_CHARACTERS) return super.exec(text);
    const pattern = new RegExp(this.source, this.flags);
    pattern.lastIndex = this.lastIndex;
    place.pattern = pattern;
    place.text = text;
    try {
      return search.runInContext(context, { timeout: MAX_SEARCH_MS }) as RegExpExecArray | null;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw cause;
      throw new Error(
        `the regular expression /${this.source}/ takes longer than ${MAX_SEARCH_MS / 1000} s; write it without nested repetition such as (a+)+`,
        { cause },
      );
    } finally {
      this.lastIndex = pattern.lastIndex;
    }
  }
}
