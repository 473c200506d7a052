/** After this many different names an index of the whole text is cheaper than searching it for each. */
const SEARCHES_BEFORE_INDEX = 64;

/** Where names stand in a text, whole: `set` does not stand in `reset`. Offsets are in UTF-16 units, in the order of the text. */
export class NameSearch {
  private readonly nameCharacter: RegExp;
  private index: Map<string, number[]> | undefined;
  private searches = 0;

  /** @param nameCharacters what names are made of, as a class of a regular expression has it between its brackets. */
  constructor(
    private readonly text: string,
    private readonly nameCharacters: string,
  ) {
    this.nameCharacter = new RegExp(`[${nameCharacters}]`, 'u');
  }

  /** Offsets of a name in the whole text. */
  offsets(name: string): readonly number[] {
    this.searches += 1;
    if (this.searches > SEARCHES_BEFORE_INDEX) return this.all().get(name) ?? [];
    return this.offsetsIn(this.text, name);
  }

  /** Offsets of a name in a part of the text, counted from the part's beginning. */
  offsetsIn(part: string, name: string): number[] {
    const offsets: number[] = [];
    // The empty text stands everywhere, and is no name.
    if (name === '') return offsets;
    for (let at = part.indexOf(name); at >= 0; at = part.indexOf(name, at + name.length)) {
      if (!this.isInName(part, at - 1) && !this.isInName(part, at + name.length)) offsets.push(at);
    }
    return offsets;
  }

  /** All names in the text, each once. */
  names(): Iterable<string> {
    return this.all().keys();
  }

  private isInName(text: string, at: number): boolean {
    const character = text.charAt(at);
    if (character === '') return false;
    // Mostly it is a space, which is in no language's names, or a small letter, which is in all of them.
    const code = character.charCodeAt(0);
    if (code <= 0x20) return false;
    return (code >= 0x61 && code <= 0x7a) || this.nameCharacter.test(character);
  }

  private all(): Map<string, number[]> {
    if (this.index) return this.index;
    this.index = new Map();
    for (const match of this.text.matchAll(new RegExp(`[${this.nameCharacters}]+`, 'gu'))) {
      const offsets = this.index.get(match[0]);
      if (offsets) offsets.push(match.index);
      else this.index.set(match[0], [match.index]);
    }
    return this.index;
  }
}
