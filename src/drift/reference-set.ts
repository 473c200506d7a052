import type { FileName, ReferenceFiles } from '../contract/files.js';
import type { Registro } from '../contract/generated/contract.js';
import type { Place } from '../findings/finding.js';
import type { KnownPackages } from './known-packages.js';

/** What the definition of a symbol says of it. */
export interface SymbolTraits {
  readonly what: 'function' | 'class' | null;
  readonly isAsync: boolean;
  readonly isDeprecated: boolean;
}

/** Where the things of a language are on its site. */
export interface SiteAddresses {
  /** The id of what is at each address: what there is, and what there was and is said to be gone. */
  readonly things: ReadonlyMap<string, string>;
  /** Whether addresses are recorded, so that what is gone can keep its page. */
  readonly isKept: boolean;
}

/** One side of a comparison: the data of a language at one time. */
export interface ReferenceSet {
  readonly files: ReferenceFiles;
  /** Where entries stand in the source, by subject (`/api/erros.json#/codigos/3`); empty for published files. */
  readonly origins: ReadonlyMap<string, Place>;
  /** Subjects of what is empty because it could not be read; of published files, as their manifest says. */
  readonly unread?: ReadonlySet<string>;
  /** Subjects of signatures that are empty because the source does not say them: of what can be called all the same. */
  readonly unsaid?: ReadonlySet<string>;
  /** The files as they were read, where they may be of another format; nothing for files that were just built. */
  readonly published?: Partial<Record<FileName, unknown>>;
  /** The schemas that are published with the files; nothing where those were just built and none are published. */
  readonly schemas?: Partial<Record<FileName, unknown>>;
  /** The address that the data is meant to be served at; null where none is given. */
  readonly baseUrl?: string | null;
  /** What the source says of the symbol of a subject besides what is published; nothing where that is not known. */
  readonly traitsOf?: (subject: string, name: string) => SymbolTraits | undefined;
  /** What a name stands for that is another name of a type, as the source writes it; nothing for other names. */
  readonly definitionOf?: (name: string) => string | undefined;
  /** Where things are on the site; null where it has no pages, nothing where that is not known. */
  readonly addresses?: SiteAddresses | null;
  /** The published index of packages. */
  readonly registro?: Registro;
  /** The packages as the source declares them, where that was read. */
  readonly packages?: KnownPackages;
}

/** The place of a subject, or of the nearest thing around it that has one. */
export function subjectPlace(origins: ReadonlyMap<string, Place>, subject: string): Place | null {
  for (let around = subject; around.includes('/'); around = around.slice(0, around.lastIndexOf('/'))) {
    const place = origins.get(around);
    if (place) return place;
  }
  return null;
}
