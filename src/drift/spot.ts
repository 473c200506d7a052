import { type FileName, pathOf } from '../contract/files.js';
import { at } from '../contract/json-pointer.js';

/** A place in two sets at once: by name for people, by position for finding its source. */
export interface Spot {
  /** `/api/sintaxe.json#/reservadas/se` */
  readonly path: string;
  /** `/api/sintaxe.json#/reservadas/3`, in the base. */
  readonly base: string;
  readonly head: string;
}

/** A file of the reference as a whole. */
export function fileSpot(file: FileName): Spot {
  return spotOf(`${pathOf(file)}#`);
}

/** A place that has the same path on both sides. */
export function spotOf(path: string): Spot {
  return { path, base: path, head: path };
}

/** A field, which has the same name on both sides. */
export function field(spot: Spot, ...names: readonly string[]): Spot {
  return { path: at(spot.path, ...names), base: at(spot.base, ...names), head: at(spot.head, ...names) };
}

/** An entry of a list: its name, and its positions, where it has them. */
export function entry(spot: Spot, name: string, base: number | undefined, head: number | undefined): Spot {
  return {
    path: at(spot.path, name),
    base: base === undefined ? spot.base : at(spot.base, base),
    head: head === undefined ? spot.head : at(spot.head, head),
  };
}
