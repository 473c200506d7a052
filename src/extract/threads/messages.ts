import type { Place } from '../../findings/finding.js';
import { type Observations, UnreadableFile } from '../../repository/repository.js';
import type { Report } from '../context.js';
import { Unresolved } from '../evaluate/value.js';
import type { WantedSymbols } from '../symbols/read-symbols.js';
import type { Reading } from '../symbols/reading.js';
import type { ModuleSymbol } from '../symbols/symbol.js';

/** What threads say to each other: plain data, since nothing else keeps its class on the way. */

/** What a helper is told: the folder of an extraction that begins, or that it is over; files to read for it. */
export type Request = { readonly folder: Folder | undefined } | { readonly job: Job };

export interface Folder {
  /** Real path of the repository. */
  readonly root: string;
  readonly maxBytes: number;
  /** Whether somebody wants to know what is asked of the repository. */
  readonly observed: boolean;
  /** Among how many threads memory is shared out. */
  readonly threads: number;
}

/** Files to be read by all threads together, each taking the next that nobody has. */
export interface Job {
  readonly paths: readonly string[];
  readonly wanted: WantedSymbols;
  /** One number: the position of the next file. */
  readonly next: SharedArrayBuffer;
}

/** What a helper answers: each file that it has read, and in the end what else it has found out. */
export type Answer =
  | { readonly at: number; readonly reading: PlainReading }
  | { readonly syntaxErrors: readonly Place[]; readonly observations?: Observations | undefined };

type PlainReading =
  | { readonly symbols: readonly PlainSymbol[]; readonly problems: readonly Report[] }
  | { readonly unreadable: Pick<UnreadableFile, 'rule' | 'path' | 'message' | 'remedy' | 'line'> };

type Said = string | null | { readonly reason: string; readonly place: Place; readonly text: string };

interface PlainSymbol extends Omit<ModuleSymbol, 'description'> {
  readonly signature: Said;
  readonly documentation: Said;
}

/** A reading as it goes to another thread. */
export function toPlainReading(reading: Reading): PlainReading {
  if ('unreadable' in reading) {
    const { rule, path, message, remedy, line } = reading.unreadable;
    return { unreadable: { rule, path, message, remedy, line } };
  }
  const { symbols, problems } = reading;
  return {
    problems,
    symbols: symbols.map(({ description: { signature, documentation }, ...symbol }) => ({
      ...symbol,
      signature: plainText(signature),
      documentation: plainText(documentation),
    })),
  };
}

/** A reading as it came from another thread. */
export function fromPlainReading(reading: PlainReading): Reading {
  if ('unreadable' in reading) {
    const { rule, path, message, remedy, line } = reading.unreadable;
    return { unreadable: new UnreadableFile(rule, path, message, remedy, line) };
  }
  const { symbols, problems } = reading;
  return {
    problems,
    symbols: symbols.map(({ signature, documentation, ...symbol }) => ({
      ...symbol,
      description: { signature: textOf(signature), documentation: textOf(documentation) ?? '' },
    })),
  };
}

function plainText(said: string | null | Unresolved): Said {
  if (!(said instanceof Unresolved)) return said;
  const { reason, place, text } = said;
  return { reason, place, text };
}

function textOf(said: Said): string | null | Unresolved {
  if (typeof said === 'string' || said === null) return said;
  return new Unresolved(said.reason, said.place, said.text, 'symbol-unresolved');
}
