import type { ReferenceFiles } from '../../contract/files.js';
import type { ItemDeReferencia, Referencia } from '../../contract/generated/contract.js';
import type { SiteEditor } from '../../site/site-editors.js';
import type { Address } from './address.js';
import type { Program } from './examples.js';
import type { GoneThing } from './gone.js';
import type { Marks } from './marks.js';

export type TipoDeItem = ItemDeReferencia['tipo'];
export type Idioma = Referencia['idioma'];

/** A thing of the language with all that is known of it. */
export interface Item {
  readonly data: ItemDeReferencia;
  /** Where it stands: at `data.endereco`, or on a part of that page, if it has many. */
  readonly address: Address;
  /** Of a module: its symbols. */
  readonly symbols: readonly Item[];
}

/** What everything is rendered from: pages, texts for bots, the search. */
export interface Model {
  readonly files: ReferenceFiles;
  readonly idioma: Idioma;
  readonly baseUrl: string | null;
  readonly referencia: Referencia;
  /** In the order of the seven files. */
  readonly items: readonly Item[];
  readonly byId: ReadonlyMap<string, Item>;
  /** Things that are gone, by their ids. */
  readonly gone: ReadonlyMap<string, GoneThing>;
  /** The shortest program of the language, to begin with. */
  readonly firstProgram: Program | undefined;
  /** Whether the pages are those of a copy that stays under `/v/` when other versions come. */
  readonly isCopy: boolean;
  /** What there is for editors on the site. */
  readonly editors: readonly SiteEditor[];
  /** Of a preview, what differs from what it is compared with. */
  readonly marks?: Marks | undefined;
}

/** Every page names how many there are of each kind, and there may be thousands of either. */
const sorted = new WeakMap<readonly Item[], Map<TipoDeItem, Item[]>>();

/** The things of a kind, in the order of the model. */
export function itemsOf({ items }: Model, tipo: TipoDeItem): readonly Item[] {
  let byKind = sorted.get(items);
  if (byKind === undefined) {
    byKind = new Map();
    for (const item of items) {
      const those = byKind.get(item.data.tipo);
      if (those) those.push(item);
      else byKind.set(item.data.tipo, [item]);
    }
    sorted.set(items, byKind);
  }
  return byKind.get(tipo) ?? [];
}

/** The id of a thing by its kind and name. */
export function idOf(tipo: TipoDeItem, nome: string): string {
  return `${tipo}:${nome}`;
}
