import type { Address } from '../model/address.js';
import type { CheckWords } from '../words/words.js';

/** What a page says, once: HTML and Markdown are made of it. All texts are plain, and escaped where they land. */
export interface Page {
  /** Without the ending: `/modulos/Lume.Texto`; of a folder, `/modulos/index`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The pages above, the nearest last. */
  readonly trail: readonly Crumb[];
  readonly blocks: readonly Block[];
  /** Things on the page, for those who look for one of them. */
  readonly contents?: readonly Contents[] | undefined;
  /** The page before and the page behind, where pages follow each other. */
  readonly previous?: Crumb | undefined;
  readonly next?: Crumb | undefined;
  /** Ids that stand on parts behind this page, part by part: who asks this one for them is led there. */
  readonly parts?: readonly (readonly string[])[] | undefined;
  /** Of the whole page, for printing and for wide tables. */
  readonly layout?: 'sheet' | 'home' | undefined;
}

/** Things on a page that belong together, under the heading that they stand under. */
export interface Contents {
  readonly heading?: Crumb;
  readonly things: readonly Crumb[];
}

export interface Crumb {
  readonly text: string;
  readonly to: Address;
  readonly isCode?: boolean;
}

export type Target = Address | { readonly url: string } | { readonly file: string };

export type Inline =
  | string
  | { readonly code: string }
  | { readonly soft: string }
  /** What a preview says of the thing before it. */
  | { readonly mark: string }
  | { readonly link: Target; readonly text: string; readonly isCode?: boolean };

export type Block =
  | { readonly kind: 'heading'; readonly text: string; readonly id?: string }
  | { readonly kind: 'text'; readonly text: readonly Inline[]; readonly tone?: 'lead' | 'soft' | 'warning' }
  /** What the language says: paragraphs, with code between backticks. */
  | { readonly kind: 'prose'; readonly text: string }
  | {
      readonly kind: 'code';
      readonly code: string;
      readonly caption?: readonly Inline[];
      /** Where it is in the language itself, and not in a shell. */
      readonly program?: ProgramCode;
      /** How the code writes the address of the site, which may really have another one. */
      readonly site?: string;
    }
  | {
      readonly kind: 'list';
      readonly items: readonly (readonly Inline[])[];
      readonly style?: 'dense' | 'names' | 'numbered';
      /** Of the items, where they have addresses. */
      readonly ids?: readonly string[];
      /** The tongue of the items, where it is not that of the page. */
      readonly lang?: string;
    }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly TableRow[] }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: readonly Inline[]])[] }
  /** Where a program is written to be checked: what scripts are needed for. */
  | { readonly kind: 'checker'; readonly program: string; readonly words: CheckWords }
  /** One thing, with an address of its own. */
  | {
      readonly kind: 'entry';
      readonly id: string;
      readonly name: string;
      readonly rest?: string;
      readonly blocks: readonly Block[];
    };

/** What is known of code in the language besides its text. */
export interface ProgramCode {
  /** The name that it is an example of. */
  readonly sought?: string | undefined;
  /** Of lines of a program, where they begin. */
  readonly from?: { readonly path: string; readonly line: number } | undefined;
}

export interface TableRow {
  readonly id?: string;
  readonly cells: readonly (readonly Inline[])[];
}

/** The text of a part of a line, links as they are read. */
export function textOf(part: Inline): string {
  if (typeof part === 'string') return part;
  if ('code' in part) return part.code;
  if ('mark' in part) return part.mark;
  return 'soft' in part ? part.soft : part.text;
}
