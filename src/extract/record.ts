import type { Place } from '../findings/finding.js';

/** One entry of a source, as expressions of `filter`, `map` and `join` see it, plus where it stands. */
export interface SourceRecord {
  /** `key`, `value`, `comment`, `file`, `line`; under a preprocessor's condition also `condition`; for calls also `call`, `args`, `kwargs`, `params`. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly place: Place;
}

/** What a kind of source yields: many records, or one value (a version, a count). */
export type Extraction =
  | { readonly kind: 'records'; readonly records: readonly SourceRecord[] }
  | { readonly kind: 'value'; readonly value: unknown; readonly place: Place };

/** A record after the steps of its source: what is published of it, and where it came from. */
export interface Row {
  readonly value: unknown;
  readonly place: Place;
  /** Where the items of a list stand that a group has put together, by the field that holds them. */
  readonly items?: Readonly<Record<string, readonly Place[]>> | undefined;
  /** Fields of the record, when no mapping has said which of them are meant: later steps still see all of them. */
  readonly fields?: SourceRecord['fields'];
}

/** Builds a record; the two places that every record tells are added here. */
export function record(fields: Record<string, unknown>, place: Place): SourceRecord {
  return { fields: { ...fields, file: place.file, line: place.line }, place };
}

/** One value is a list of one record where a list is wanted. */
export function asRecords(extraction: Extraction): readonly SourceRecord[] {
  if (extraction.kind === 'records') return extraction.records;
  return [record({ key: 0, value: extraction.value }, extraction.place)];
}

/** What several files yield: the extraction of one, or the records of all. */
export function together(extractions: readonly Extraction[]): Extraction {
  const [only] = extractions;
  return extractions.length === 1 && only
    ? only
    : { kind: 'records', records: extractions.flatMap(asRecords) };
}
