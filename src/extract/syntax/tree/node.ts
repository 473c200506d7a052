import type { Tree as ParsedTree, Node as QueriedNode } from 'web-tree-sitter';
import {
  ERROR_SYMBOL,
  entryField,
  entryIndex,
  entryIsInherited,
  type GrammarTables,
  NEXT_ENTRY,
} from './grammar-tables.js';
import { current } from './memory.js';
import {
  childCount,
  firstChild,
  hasError,
  isExtra,
  isMissing,
  isNamed,
  isVisible,
  paddingBytes,
  paddingColumns,
  paddingRows,
  productionId,
  SLOT_BYTES,
  sizeBytes,
  sizeColumns,
  sizeRows,
  symbolOf,
} from './subtree.js';

/** A place in a text: both count from 0, columns in UTF-16 code units. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

/** The text is parsed as UTF-16, so the parser's bytes are two to a code unit. */
const BYTES_PER_UNIT = 2;

/** A parsed text. It lives in the runtime's memory: whoever holds it deletes it, and its nodes are then of no use. */
export class Tree {
  readonly rootNode: Node;
  /** Nodes, by slot, on the way to one that was looked for by its place: such ways are the same for most of their length. */
  readonly ways = new Map<number, Node>();
  private isDeleted = false;

  /** @param parsed the same tree, as the runtime shows it: what queries are asked of */
  constructor(
    readonly parsed: ParsedTree,
    readonly text: string,
    readonly tables: GrammarTables,
  ) {
    current();
    // A tree begins with the slot of its root.
    const slot = (parsed as unknown as { 0: number })[0];
    const start = paddingBytes(slot) / BYTES_PER_UNIT;
    const column = paddingColumns(slot) / BYTES_PER_UNIT;
    this.rootNode = new Node(this, slot, 0, start, paddingRows(slot), column, null, 0);
  }

  /** The node that a query has captured. */
  nodeOf(queried: QueriedNode): Node {
    const { row, column } = queried.startPosition;
    const alias = (queried as unknown as { 0: number })[0];
    const { rootNode } = this;
    if (queried.id === rootNode.id) return rootNode;
    return new Node(this, queried.id, alias, queried.startIndex, row, column, undefined, 0);
  }

  delete(): void {
    this.isDeleted = true;
    this.ways.clear();
    this.parsed.delete();
  }

  /** Makes sure that the memory can be read. */
  ready(): void {
    if (this.isDeleted) throw new Error('a node is asked for its children after its tree was deleted');
    current();
  }
}

/**
 * A node of a parsed text, with the names and meanings that tree-sitter's own API has (`Node` of web-tree-sitter), as far as they
 * are needed here. It reads the parser's memory itself. Children are made when they are asked for, and know their parent.
 */
export class Node {
  private known: Node[] | undefined;

  /**
   * @param id address of its slot: the same for the same node of a tree, however it was come by
   * @param alias the symbol that its place gives it; 0 when it keeps its own
   * @param around its parent; null for the root, undefined when it is not known yet
   * @param field number of the field that it is, or that one around it without a node of its own is
   */
  constructor(
    readonly tree: Tree,
    readonly id: number,
    private readonly alias: number,
    readonly startIndex: number,
    private readonly row: number,
    private readonly column: number,
    private around: Node | null | undefined,
    private readonly field: number,
  ) {}

  get type(): string {
    current();
    return this.tree.tables.typeOf(this.alias === 0 ? symbolOf(this.id) : this.alias);
  }

  get text(): string {
    return this.tree.text.slice(this.startIndex, this.endIndex);
  }

  get endIndex(): number {
    current();
    return this.startIndex + sizeBytes(this.id) / BYTES_PER_UNIT;
  }

  get startPosition(): Position {
    return { row: this.row, column: this.column };
  }

  get endPosition(): Position {
    current();
    const rows = sizeRows(this.id);
    const columns = sizeColumns(this.id) / BYTES_PER_UNIT;
    return { row: this.row + rows, column: rows > 0 ? columns : this.column + columns };
  }

  get isNamed(): boolean {
    current();
    return this.alias === 0 ? isNamed(this.id) : this.tree.tables.isNamed(this.alias);
  }

  /** Whether it is text that the grammar has no place for. */
  get isError(): boolean {
    current();
    return this.alias === 0 && symbolOf(this.id) === ERROR_SYMBOL;
  }

  /** Whether the text lacks it, and the parser has put it in to go on. */
  get isMissing(): boolean {
    current();
    return isMissing(this.id);
  }

  /** Whether there is an error in it, or it is one. */
  get hasError(): boolean {
    current();
    return hasError(this.id);
  }

  get parent(): Node | null {
    if (this.around === undefined) this.around = this.findParent();
    return this.around;
  }

  get children(): readonly Node[] {
    if (!this.known) {
      this.tree.ready();
      this.known = [];
      this.collect(this.id, this.startIndex, this.row, this.column, 0, this.known);
    }
    return this.known;
  }

  get childCount(): number {
    return this.children.length;
  }

  /** Lets go of its children: who asks for them again has them made again. For nodes of large tables that were read. */
  forget(): void {
    this.known = undefined;
  }

  get firstChild(): Node | null {
    return this.children[0] ?? null;
  }

  get namedChildren(): Node[] {
    return this.children.filter(child => child.isNamed);
  }

  get namedChildCount(): number {
    return this.namedChildren.length;
  }

  get firstNamedChild(): Node | null {
    return this.children.find(child => child.isNamed) ?? null;
  }

  get previousNamedSibling(): Node | null {
    const siblings = this.parent?.children ?? [];
    let [low, high] = [0, siblings.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((siblings[middle] as Node).startIndex < this.startIndex) low = middle + 1;
      else high = middle;
    }
    // Empty ones may begin where it begins.
    while (low < siblings.length && siblings[low]?.id !== this.id) low += 1;
    for (let i = low - 1; i >= 0; i -= 1) if (siblings[i]?.isNamed) return siblings[i] ?? null;
    return null;
  }

  namedChild(index: number): Node | null {
    return this.namedChildren[index] ?? null;
  }

  /** The first child in a field; null when there is none, also where one of its children has it for a child of its own. */
  childForFieldName(name: string): Node | null {
    const field = this.tree.tables.fieldId(name);
    if (field === undefined) return null;
    this.tree.ready();
    const slot = this.slotInField(this.id, field);
    return slot === 0 ? null : (this.children.find(({ id }) => id === slot) ?? null);
  }

  childrenForFieldName(name: string): Node[] {
    const field = this.tree.tables.fieldId(name);
    return field === undefined ? [] : this.children.filter(child => child.field === field);
  }

  /** All nodes of these types in it, and itself, in the order of the text. */
  descendantsOfType(types: string | readonly string[]): Node[] {
    const wanted = new Set(typeof types === 'string' ? [types] : types);
    const found: Node[] = [];
    const ahead: Node[] = [this];
    for (let node = ahead.pop(); node; node = ahead.pop()) {
      if (wanted.has(node.type)) found.push(node);
      for (let i = node.children.length - 1; i >= 0; i -= 1) ahead.push(node.children[i] as Node);
    }
    return found;
  }

  /** The smallest node that these indices are in; this node itself when none of its children holds them. */
  descendantForIndex(start: number, end = start): Node {
    this.tree.ready();
    const { tables, ways } = this.tree;
    let visible: Node = this;
    let slot = this.id;
    let at = this.startIndex;
    let { row, column } = this;
    let field = 0;
    descending: while (childCount(slot) > 0) {
      const production = productionId(slot);
      const aliases = tables.aliases(production);
      const first = firstChild(slot);
      const last = first + childCount(slot) * SLOT_BYTES;
      let place = 0;
      for (let child = first; child < last; child += SLOT_BYTES) {
        if (child > first) {
          const rows = paddingRows(child);
          column = paddingColumns(child) / BYTES_PER_UNIT + (rows > 0 ? 0 : column);
          row += rows;
          at += paddingBytes(child) / BYTES_PER_UNIT;
        }
        const extra = isExtra(child);
        const size = sizeBytes(child) / BYTES_PER_UNIT;
        const ends = at + size;
        // It must reach the end and go beyond the start, unless it is empty.
        if (ends >= end && (size === 0 ? ends >= start : ends > start)) {
          if (start < at) return visible;
          const alias = extra ? 0 : tables.alias(aliases, place);
          const own = extra ? 0 : tables.fieldOf(production, place) || field;
          const isNode = isVisible(child) || alias !== 0;
          if (isNode) {
            let node = ways.get(child);
            if (!node) {
              node = new Node(this.tree, child, alias, at, row, column, visible, own);
              ways.set(child, node);
            }
            visible = node;
          }
          field = isNode ? 0 : own;
          slot = child;
          continue descending;
        }
        if (!extra) place += 1;
        const rows = sizeRows(child);
        column = sizeColumns(child) / BYTES_PER_UNIT + (rows > 0 ? 0 : column);
        row += rows;
        at = ends;
      }
      return visible;
    }
    return visible;
  }

  /** The visible children of a slot that begins at a place, also those of children that are not visible. */
  private collect(
    slot: number,
    start: number,
    startRow: number,
    startColumn: number,
    outer: number,
    into: Node[],
  ): void {
    const count = childCount(slot);
    if (count === 0) return;
    const { tree } = this;
    const { tables } = tree;
    const production = productionId(slot);
    const aliases = tables.aliases(production);
    const first = firstChild(slot);
    const last = first + count * SLOT_BYTES;
    let at = start;
    let row = startRow;
    let column = startColumn;
    let place = 0;
    for (let child = first; child < last; child += SLOT_BYTES) {
      if (child > first) {
        const rows = paddingRows(child);
        column = paddingColumns(child) / BYTES_PER_UNIT + (rows > 0 ? 0 : column);
        row += rows;
        at += paddingBytes(child) / BYTES_PER_UNIT;
      }
      let alias = 0;
      let field = 0;
      if (!isExtra(child)) {
        alias = tables.alias(aliases, place);
        field = tables.fieldOf(production, place) || outer;
        place += 1;
      }
      if (isVisible(child) || alias !== 0)
        into.push(new Node(tree, child, alias, at, row, column, this, field));
      else this.collect(child, at, row, column, field, into);
      const rows = sizeRows(child);
      column = sizeColumns(child) / BYTES_PER_UNIT + (rows > 0 ? 0 : column);
      row += rows;
      at += sizeBytes(child) / BYTES_PER_UNIT;
    }
  }

  /** The slot of the first child in a field (`ts_node_child_by_field_id`); 0 when there is none. */
  private slotInField(slot: number, field: number): number {
    const count = childCount(slot);
    if (count === 0) return 0;
    const { tables } = this.tree;
    const production = productionId(slot);
    let entry = tables.fieldsStart(production);
    const end = tables.fieldsEnd(production, entry);
    while (entry < end && entryField(entry) !== field) entry += NEXT_ENTRY;
    const aliases = tables.aliases(production);
    const first = firstChild(slot);
    let place = 0;
    for (let child = first; child < first + count * SLOT_BYTES; child += SLOT_BYTES) {
      if (entry >= end || entryField(entry) !== field) return 0;
      if (isExtra(child)) continue;
      const index = place;
      place += 1;
      if (index < entryIndex(entry)) continue;
      if (entryIsInherited(entry)) {
        const inner = this.slotInField(child, field);
        if (inner !== 0) return inner;
      } else {
        if (isVisible(child) || tables.alias(aliases, index) !== 0) return child;
        const shown = this.firstShown(child);
        if (shown !== 0) return shown;
      }
      entry += NEXT_ENTRY;
    }
    return 0;
  }

  /** The slot of the first visible child; 0 when there is none. */
  private firstShown(slot: number): number {
    const { tables } = this.tree;
    const count = childCount(slot);
    if (count === 0) return 0;
    const aliases = tables.aliases(productionId(slot));
    const first = firstChild(slot);
    let place = 0;
    for (let child = first; child < first + count * SLOT_BYTES; child += SLOT_BYTES) {
      const alias = isExtra(child) ? 0 : tables.alias(aliases, place++);
      if (isVisible(child) || alias !== 0) return child;
      const inner = this.firstShown(child);
      if (inner !== 0) return inner;
    }
    return 0;
  }

  /** Looks for the way from the root: for nodes that a query has found. */
  private findParent(): Node | null {
    const { endIndex } = this;
    const within = (node: Node): Node | undefined => {
      for (const child of node.children) {
        if (child.id === this.id) return node;
        if (child.startIndex > this.startIndex || child.endIndex < endIndex) continue;
        const found = within(child);
        if (found) return found;
      }
      return undefined;
    };
    return within(this.tree.rootNode) ?? null;
  }
}
