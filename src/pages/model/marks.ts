import type { Item, Model } from './model.js';

/** What a preview says of a thing: that it is new, other, or gone since what it is compared with. */
export interface Mark {
  readonly state: 'new' | 'changed' | 'gone';
  /** What the drift says of it, in the tongue of the pages; nothing where it is new with all that it is in. */
  readonly texts: readonly string[];
}

/** Of a thing that is gone. */
export interface GoneMark extends Mark {
  readonly state: 'gone';
  readonly nome: string;
  /** Of a symbol, the module that it was in. */
  readonly modulo: string | null;
}

/** What a preview is compared with, and what differs. */
export interface Marks {
  /** What it is called: `main (099ea93df)`. */
  readonly base: string;
  /** Of what there is, by the id of the thing. */
  readonly there: ReadonlyMap<string, Mark>;
  /** By the id that it had. */
  readonly gone: ReadonlyMap<string, GoneMark>;
  /** Of no thing that has a place: the format, packages, counts. */
  readonly others: readonly string[];
  /** How many values could not be read on one side or both, so that nobody can tell whether they changed. */
  readonly unknown: number;
}

/**
 * The marks of what there is, item by item: symbols of a new module are new as well, and a module is another one where any of
 * its symbols is.
 */
export function marksOfItems({ items }: Model, { there, gone }: Marks): Map<Item, Mark> {
  const marks = new Map<Item, Mark>();
  const lost = new Set([...gone.values()].map(({ modulo }) => modulo));
  for (const item of items) {
    // Of several things of one name the drift does not say which it means.
    const mark = there.get(item.data.id.replace(/~\d+$/, '')) ?? there.get(item.data.id);
    if (mark !== undefined) marks.set(item, mark);
  }
  for (const module of items) {
    if (module.data.tipo !== 'modulo') continue;
    if (marks.get(module)?.state === 'new') {
      for (const symbol of module.symbols)
        if (!marks.has(symbol)) marks.set(symbol, { state: 'new', texts: [] });
    } else if (
      !marks.has(module) &&
      (lost.has(module.data.nome) || module.symbols.some(symbol => marks.has(symbol)))
    )
      marks.set(module, { state: 'changed', texts: [] });
  }
  return marks;
}
