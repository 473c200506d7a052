import type { Place } from '../findings/finding.js';
import type { Heads } from './languages/language/definitions.js';

/** What a source says of an entry besides the fields that a mapping takes from it. */
export interface Description {
  readonly signature?: string;
  readonly documentation?: string;
  /** Whether it can be called, and the source does not say how: a function or class that is written elsewhere. */
  readonly hidesSignature?: true;
  /** By signatures as they are written, what stands around them. */
  readonly heads?: Heads;
  /** What of the signature is not known. */
  readonly open?: readonly UnknownPart[];
}

/** A part of a signature that is not known, and why: as plain data, which outlives the sources that it is about. */
export interface UnknownPart {
  /** Below the signature: `x/tipo`, `x/padrao`, `->/tipo`. */
  readonly path: string;
  readonly rule: 'symbol-unresolved';
  readonly place: Place;
  readonly reason: string;
  /** The symbol and its parameter. */
  readonly text: string;
}

/** What is told of parts of a signature that are not known. */
export function problemsOf(open: readonly UnknownPart[]) {
  return open.map(({ rule, place, reason, text }) => ({
    rule,
    message: `assinatura: ${text} cannot be resolved: ${reason}.`,
    place,
  }));
}

/** One entry of a source, as expressions of `filter`, `map` and `join` see it, plus where it stands. */
export interface SourceRecord {
  /** `key`, `value`, `comment`, `file`, `line`; under a preprocessor's condition also `condition`; for calls also `call`, `args`, `kwargs`, `params`. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly place: Place;
  /** Where the fields are those of a mapping: what the source said of the record before it. */
  readonly described?: Description | undefined;
}

/** What a kind of source yields: many records, or one value (a version, a count). */
export type Extraction =
  | { readonly kind: 'records'; readonly records: readonly SourceRecord[] }
  | { readonly kind: 'value'; readonly value: unknown; readonly place: Place };

/** A record after the steps of its source: what is published of it, and where it came from. */
export interface Row {
  readonly value: unknown;
  readonly place: Place;
  /** Where the items of a list stand that a group has put together, or that are written as a list, by the field that holds them. */
  readonly items?: Readonly<Record<string, readonly Place[]>> | undefined;
  /** What the source says of the record, whatever a mapping takes; and of the items of such lists. */
  readonly described?: Description | undefined;
  readonly describedItems?: Readonly<Record<string, readonly (Description | undefined)[]>> | undefined;
  /** Fields of the record, when no mapping has said which of them are meant: later steps still see all of them. */
  readonly fields?: SourceRecord['fields'];
  /** The text that it stands under in its source, when no mapping has said which fields are meant. */
  readonly key?: string;
}

/** Builds a record; the two places that every record tells are added here. */
export function record(fields: Record<string, unknown>, place: Place): SourceRecord {
  return { fields: { ...fields, file: place.file, line: place.line }, place };
}

/** The signature and the documentation of a record; of an entry of a table, the comment that stands with it. */
export function describedBy({ fields, described }: SourceRecord): Description | undefined {
  const { what, signature, documentation, comment } = fields;
  const hides = (what === 'function' || what === 'class') && !isSaid(signature);
  const said: Description = {
    ...(isSaid(signature) && { signature }),
    ...(hides && { hidesSignature: true }),
    // What stands with an entry is about the entry; what it refers to may serve many.
    ...(isSaid(comment) ? { documentation: comment } : isSaid(documentation) && { documentation }),
  };
  const all = { ...described, ...said };
  return Object.keys(all).length === 0 ? undefined : all;
}

function isSaid(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
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
