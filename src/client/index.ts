/**
 * `refdata-action/client`: reads what a built folder or a published site knows of each name, in a browser or in Node, and
 * answers about it. Nothing of the program that builds it is in here.
 */
import type { ItemAntigo, ItemDeReferencia, Referencia } from '../contract/generated/contract.js';
import { Names } from './names.js';

export type {
  ExemploDeReferencia,
  FonteDeReferencia,
  FormaDeReferencia,
  ItemAntigo,
  ItemDeReferencia,
  MudancaDeVersao,
  ParametroDeReferencia,
  Referencia,
  VersaoMudada,
} from '../contract/generated/contract.js';

/** What is known of a language. */
export interface Reference {
  readonly data: Referencia;
  readonly versao: string;
  /** A sentence where `versao` is not the one that was expected; null where it is, or none was. */
  readonly mismatch: string | null;
  /** The address of the site, which addresses of things are below; empty for a folder. */
  readonly base: string;
}

export interface LoadOptions {
  /** The `versao` that the program was written for. */
  readonly versao?: string | undefined;
  /** In place of the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Found {
  /** The best first. */
  readonly items: readonly ItemDeReferencia[];
  /** Where nothing was found: the names most like it. */
  readonly nearest: readonly string[];
  /** Where nothing was found: what had that name and is gone, with since when, and the id of what took its place. */
  readonly gone: readonly ItemAntigo[];
}

export interface SearchOptions {
  /** Only things of this kind. */
  readonly kind?: ItemDeReferencia['tipo'] | undefined;
  /** 20 unless given. */
  readonly limit?: number | undefined;
}

const FILE = 'api/referencia.json';
const DEFAULT_LIMIT = 20;
const MAX_NEAR = 5;

/**
 * Loads the reference at the address of a published site, or of a built folder (in Node alone).
 *
 * @throws {Error} when there is none; the sentence says where it was looked for.
 */
export async function loadReference(source: string | URL, options: LoadOptions = {}): Promise<Reference> {
  const place = String(source);
  const isSite = /^https?:\/\//i.test(place);
  const base = isSite
    ? place.replace(/[?#].*$/, '').replace(/\/(?:api\/?)?(?:index\.(?:html|json))?$/, '')
    : '';
  const text = isSite ? await fetched(`${base.replace(/\/+$/, '')}/${FILE}`, options) : await readFrom(place);
  const data = parsed(text, place);
  const { versao } = options;
  const mismatch =
    versao === undefined || versao === data.versao
      ? null
      : `${data.nome} is of versao ${data.versao}, and ${versao} was expected.`;
  return { data, versao: data.versao, mismatch, base: base.replace(/\/+$/, '') };
}

/** Names that match: exact ones first, then beginnings, then parts of names and words of summaries. */
export function search(
  reference: Reference,
  query: string,
  { kind, limit = DEFAULT_LIMIT }: SearchOptions = {},
): Found {
  return found(reference, query, namesOf(reference).search(query, kind).slice(0, limit));
}

/** All that is known of a name: a code, a word, a function, a module, a symbol with its module or without. */
export function explain(reference: Reference, name: string): Found {
  return found(reference, name, namesOf(reference).named(name));
}

/** The address of the page of a thing. */
export function addressOf({ base }: Reference, { endereco }: Pick<ItemDeReferencia, 'endereco'>): string {
  return base + endereco;
}

function found(reference: Reference, asked: string, items: readonly ItemDeReferencia[]): Found {
  if (items.length > 0) return { items, nearest: [], gone: [] };
  const names = namesOf(reference);
  return { items, nearest: names.near(asked, MAX_NEAR), gone: names.gone(asked) };
}

/** Made when somebody asks, and once. */
const NAMES = new WeakMap<Referencia, Names>();

function namesOf({ data }: Reference): Names {
  const names = NAMES.get(data) ?? new Names(data);
  NAMES.set(data, names);
  return names;
}

async function fetched(url: string, { fetch: ask = fetch, signal }: LoadOptions): Promise<string> {
  const response = await ask(url, signal === undefined ? {} : { signal });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return response.text();
}

async function readFrom(folder: string): Promise<string> {
  // Bundlers for browsers cannot know this module: they must not look for it.
  const [files, paths] = ['node:fs/promises', 'node:url'];
  const { readFile } = (await import(/* @vite-ignore */ files)) as typeof import('node:fs/promises');
  const { fileURLToPath } = (await import(/* @vite-ignore */ paths)) as typeof import('node:url');
  const path = folder.startsWith('file:') ? fileURLToPath(folder) : folder;
  return readFile(`${path.replace(/[\\/]+$/, '')}/${FILE}`, 'utf8');
}

function parsed(text: string, place: string): Referencia {
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new Error(`${place} has no ${FILE} that is JSON.`, { cause });
  }
  const { versao, nome, itens } = (data ?? {}) as Partial<Referencia>;
  if (typeof versao !== 'string' || typeof nome !== 'string' || !Array.isArray(itens))
    throw new Error(`${FILE} of ${place} is no reference.`);
  return data as Referencia;
}
