/**
 * What the parser keeps of a part of a text: `Subtree` of tree-sitter 0.25, `lib/src/subtree.h`. It stands in a slot of eight
 * bytes, in the array of its parent's children: a small leaf stands there itself, everything else is pointed to.
 */
import { half, word } from './memory.js';

export const SLOT_BYTES = 8;

/** Offsets in what a slot points to: `struct SubtreeHeapData`. */
const AT = {
  paddingBytes: 4,
  paddingRows: 8,
  paddingColumns: 12,
  sizeBytes: 16,
  sizeRows: 20,
  sizeColumns: 24,
  errorCost: 32,
  childCount: 36,
  symbol: 40,
  flags: 44,
  productionId: 66,
};

/** Bits of a small leaf's first word, where they are, and of the flags that a slot points to. */
const INLINE = { isInline: 1, visible: 2, named: 4, extra: 8, missing: 32 };
const HEAP = { visible: 1, named: 2, extra: 4, missing: 512 };

const isInline = (slot: number): boolean => (word(slot) & INLINE.isInline) !== 0;

function isSet(slot: number, inline: number, heap: number): boolean {
  const first = word(slot);
  return ((first & INLINE.isInline) !== 0 ? first & inline : half(first + AT.flags) & heap) !== 0;
}

/** Whether it is a node of its own, or only holds some together. */
export const isVisible = (slot: number): boolean => isSet(slot, INLINE.visible, HEAP.visible);
export const isNamed = (slot: number): boolean => isSet(slot, INLINE.named, HEAP.named);
/** Whether it may stand anywhere, like a comment, and has no place in its parent's production. */
export const isExtra = (slot: number): boolean => isSet(slot, INLINE.extra, HEAP.extra);
/** Whether the text lacks it, and the parser has put it in to go on. */
export const isMissing = (slot: number): boolean => isSet(slot, INLINE.missing, HEAP.missing);

export function symbolOf(slot: number): number {
  const first = word(slot);
  return (first & INLINE.isInline) !== 0 ? (first >>> 8) & 0xff : half(first + AT.symbol);
}

export function hasError(slot: number): boolean {
  return isMissing(slot) || (!isInline(slot) && word(word(slot) + AT.errorCost) !== 0);
}

/** Length of the text before it, and of its own text: bytes, and rows with the columns of the last one. */
export function paddingBytes(slot: number): number {
  const first = word(slot);
  return (first & INLINE.isInline) !== 0 ? (word(slot + 4) >>> 16) & 0xff : word(first + AT.paddingBytes);
}

export function paddingRows(slot: number): number {
  const first = word(slot);
  return (first & INLINE.isInline) !== 0 ? (word(slot + 4) >>> 8) & 0xf : word(first + AT.paddingRows);
}

export function paddingColumns(slot: number): number {
  const first = word(slot);
  return (first & INLINE.isInline) !== 0 ? word(slot + 4) & 0xff : word(first + AT.paddingColumns);
}

export function sizeBytes(slot: number): number {
  const first = word(slot);
  return (first & INLINE.isInline) !== 0 ? word(slot + 4) >>> 24 : word(first + AT.sizeBytes);
}

export function sizeRows(slot: number): number {
  const first = word(slot);
  return (first & INLINE.isInline) !== 0 ? 0 : word(first + AT.sizeRows);
}

export function sizeColumns(slot: number): number {
  const first = word(slot);
  return (first & INLINE.isInline) !== 0 ? word(slot + 4) >>> 24 : word(first + AT.sizeColumns);
}

export function childCount(slot: number): number {
  const first = word(slot);
  return (first & INLINE.isInline) !== 0 ? 0 : word(first + AT.childCount);
}

/** The slot of the first of its children, which stand before what the slot points to. Only for those that have some. */
export function firstChild(slot: number): number {
  const pointer = word(slot);
  return pointer - word(pointer + AT.childCount) * SLOT_BYTES;
}

/** Number of the rule of the grammar that its children follow; 0 for most. Only for those that have children. */
export function productionId(slot: number): number {
  return half(word(slot) + AT.productionId);
}
