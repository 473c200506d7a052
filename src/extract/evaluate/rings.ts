import type { BoundName, SourceFile } from '../syntax/source-file.js';
import type { Node } from '../syntax/node.js';

/** A definition, and what it is loaded with. */
interface Loaded {
  readonly whole: Node;
  readonly definition: Node;
}

/** By what is loaded as a whole, the last definition of it that something asked for. */
type Asked = Map<number, Loaded>;

/**
 * Wholes that ask each other while they are loaded: who is loaded first finds the other one without what stands further below
 * there. Described is that the one with the table is loaded first.
 */
export class Rings {
  private readonly known = new WeakMap<BoundName, Asked>();
  private under: { readonly loaded: Loaded | undefined; readonly asked: Asked }[] = [];

  restart(): void {
    this.under = [];
  }

  /** What a definition asks for is remembered until {@link leave}. */
  enter({ binding }: BoundName, { language }: SourceFile): void {
    const { node: definition } = binding;
    const whole = language.scopes.loadedWith?.(definition);
    this.under.push({ loaded: whole ? { whole, definition } : this.under.at(-1)?.loaded, asked: new Map() });
  }

  leave(bound: BoundName): void {
    const last = this.under.pop();
    if (last && last.asked.size > 0) this.known.set(bound, last.asked);
  }

  /** What a definition asks for of what is being loaded, and has no value by then: asked whenever it is used. */
  lateFor(bound: BoundName, { language: { scopes } }: SourceFile): Node | undefined {
    const whole = scopes.loadedWith?.(bound.binding.node);
    const user = this.under.at(-1);
    const others = this.known.get(bound);
    if (!user || (!whole && !others)) return undefined;
    const { loaded, asked } = user;
    const isOther = whole !== undefined && loaded !== undefined && whole.id !== loaded.whole.id;
    if (isOther) note(asked, { whole, definition: bound.binding.node });
    for (const each of others?.values() ?? []) if (each.whole.id !== loaded?.whole.id) note(asked, each);
    const late = isOther ? others?.get(loaded.whole.id) : undefined;
    if (!late) return undefined;
    const front = late.whole.text.slice(0, late.definition.startIndex - late.whole.startIndex);
    return scopes.mayLoad?.(late.whole, whole as Node, front) ? late.definition : undefined;
  }
}

function note(asked: Asked, loaded: Loaded): void {
  const known = asked.get(loaded.whole.id);
  if (!known || known.definition.startIndex < loaded.definition.startIndex)
    asked.set(loaded.whole.id, loaded);
}
