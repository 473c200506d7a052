import type { Node } from '../syntax/node.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';

/** What is loaded as a whole, and up to where of it something else asked for it. */
interface Asked {
  readonly whole: Node;
  readonly file: SourceFile;
  readonly upTo: number;
}

/**
 * Wholes (files, classes) that ask each other while they are loaded: who is loaded first finds the other one without what stands
 * further below there. Described is that the one with the table is loaded first.
 */
export class Rings {
  /** By wholes, what definitions are made of. */
  private readonly known = new WeakMap<BoundName, Map<number, Asked>>();
  private under: { readonly whole: Node | undefined; readonly asked: Map<number, Asked> }[] = [];

  restart(): void {
    this.under = [];
  }

  /** What a definition asks for is remembered until {@link leave}. */
  enter(whole: Node | undefined): void {
    this.under.push({ whole: whole ?? this.under.at(-1)?.whole, asked: new Map() });
  }

  leave(bound: BoundName): void {
    const last = this.under.pop();
    if (last && last.asked.size > 0) this.known.set(bound, last.asked);
  }

  /**
   * Where the one that asks for a definition has by then not come to, of what that is made of.
   * @param whole what the definition is loaded with.
   * @param last up to where that gives it its value.
   */
  asking(bound: BoundName, whole: Node | undefined, file: SourceFile, last: () => number): Asked | undefined {
    const user = this.under.at(-1);
    const others = this.known.get(bound);
    if (!user || (!whole && !others)) return undefined;
    if (whole) note(user.asked, { whole, file, upTo: last() });
    for (const each of others?.values() ?? []) note(user.asked, each);
    const isOther = whole !== undefined && user.whole !== undefined && whole.id !== user.whole.id;
    return isOther ? others?.get(user.whole.id) : undefined;
  }
}

function note(asked: Map<number, Asked>, each: Asked): void {
  const known = asked.get(each.whole.id);
  if (!known || known.upTo < each.upTo) asked.set(each.whole.id, each);
}
