import { byte, current, half, word } from './memory.js';

/** Offsets in a compiled grammar: `struct TSLanguage` of tree-sitter 0.25, `lib/src/parser.h`. */
const AT = {
  abiVersion: 0,
  symbolCount: 4,
  aliasCount: 8,
  fieldCount: 32,
  maxAliasSequenceLength: 36,
  fieldMapSlices: 64,
  fieldMapEntries: 68,
  symbolMetadata: 72,
  publicSymbolMap: 76,
  aliasSequences: 84,
};
/** Versions of that struct which have these offsets. */
const ABI_VERSIONS = [13, 14, 15];

const SYMBOL_BYTES = 2;
/** `struct TSSymbolMetadata`: visible, named, supertype. */
const METADATA_BYTES = 3;
/** `struct TSMapSlice`: index, length. */
const SLICE_BYTES = 4;
/** `struct TSFieldMapEntry`: the field, the child's index, whether it is in a hidden child. */
const ENTRY_BYTES = 4;

/** The symbol of what the grammar has no place for. */
export const ERROR_SYMBOL = 0xffff;
const ERROR_TYPE = 'ERROR';

/** What a compiled grammar says of its nodes: names of their types, fields of their children, other names by place. */
export class GrammarTables {
  /** Type of each symbol, by its number inside the grammar. */
  private readonly types: readonly string[];
  private readonly named: readonly boolean[];
  private readonly fieldIds: ReadonlyMap<string, number>;
  private readonly aliasSequences: number;
  private readonly aliasSequenceBytes: number;
  private readonly slices: number;
  private readonly entries: number;
  private readonly hasFields: boolean;

  /**
   * @param address where the grammar is in the runtime's memory
   * @param types names of symbols, by the numbers that the grammar shows
   * @param fields names of fields, by number
   */
  constructor(address: number, types: readonly string[], fields: readonly (string | null)[]) {
    current();
    const version = word(address + AT.abiVersion);
    if (!ABI_VERSIONS.includes(version)) throw new Error(`grammars of version ${version} are not known`);
    const symbols = word(address + AT.symbolCount) + word(address + AT.aliasCount);
    const shown = word(address + AT.publicSymbolMap);
    const metadata = word(address + AT.symbolMetadata);
    const numbers = Array.from({ length: symbols }, (_, symbol) => symbol);
    // A grammar may have a symbol whose name is empty: the runtime calls it an error, too.
    this.types = numbers.map(symbol => types[half(shown + symbol * SYMBOL_BYTES)] || ERROR_TYPE);
    this.named = numbers.map(symbol => byte(metadata + symbol * METADATA_BYTES + 1) !== 0);
    this.fieldIds = new Map(fields.flatMap((name, id) => (name ? [[name, id]] : [])));
    this.aliasSequences = word(address + AT.aliasSequences);
    this.aliasSequenceBytes = half(address + AT.maxAliasSequenceLength) * SYMBOL_BYTES;
    this.slices = word(address + AT.fieldMapSlices);
    this.entries = word(address + AT.fieldMapEntries);
    this.hasFields = word(address + AT.fieldCount) > 0;
  }

  typeOf(symbol: number): string {
    return this.types[symbol] ?? ERROR_TYPE;
  }

  isNamed(symbol: number): boolean {
    return this.named[symbol] === true;
  }

  /** Number of a field; undefined when the grammar has none of this name. */
  fieldId(name: string): number | undefined {
    return this.fieldIds.get(name);
  }

  /** Where the other names of the children of a production are; 0 when it has none. */
  aliases(production: number): number {
    return production === 0 ? 0 : this.aliasSequences + production * this.aliasSequenceBytes;
  }

  /** The other name of a child in such a place; 0 when it has none. */
  alias(aliases: number, index: number): number {
    return aliases === 0 ? 0 : half(aliases + index * SYMBOL_BYTES);
  }

  /** Where the fields of a production begin and end: entries in the order of their fields. */
  fieldsStart(production: number): number {
    if (!this.hasFields) return 0;
    return this.entries + half(this.slices + production * SLICE_BYTES) * ENTRY_BYTES;
  }

  fieldsEnd(production: number, start: number): number {
    if (!this.hasFields) return 0;
    return start + half(this.slices + production * SLICE_BYTES + 2) * ENTRY_BYTES;
  }

  /** The field of a child itself; 0 when it has none. */
  fieldOf(production: number, index: number): number {
    const start = this.fieldsStart(production);
    const end = this.fieldsEnd(production, start);
    for (let entry = start; entry < end; entry += ENTRY_BYTES)
      if (byte(entry + 2) === index && byte(entry + 3) === 0) return half(entry);
    return 0;
  }
}

/** The parts of an entry of a production's fields. */
export const entryField = (entry: number): number => half(entry);
export const entryIndex = (entry: number): number => byte(entry + 2);
/** Whether the field is of a child of the child, which has no node of its own. */
export const entryIsInherited = (entry: number): boolean => byte(entry + 3) !== 0;
export const NEXT_ENTRY = ENTRY_BYTES;
