import type { ItemAntigo, ItemDeReferencia, Referencia } from '../contract/generated/contract.js';
import { successorIn } from '../contract/successor.js';
import { withoutAccents } from '../text/accents.js';
import { nearest } from '../text/nearest.js';

/** Words of a question that are shorter say nothing. */
const MIN_WORD_CHARACTERS = 3;
/** Of a word and one that it is another form of, so many letters are the same: `inverter`, `inverte`. */
const MIN_STEM_CHARACTERS = 4;
/** So many names that begin with what was asked for are told before those that are like it. */
const MAX_BEGUN = 2;
const MAX_WORD_SHARE = 0.34;

/** The things of a language by what they are called. */
export class Names {
  /** By their names, alone and behind each name of their module. */
  private readonly byName = new Map<string, ItemDeReferencia[]>();
  private readonly byFolded = new Map<string, Set<ItemDeReferencia>>();
  private readonly folded: readonly (readonly [name: string, item: ItemDeReferencia])[];
  private readonly all: readonly string[];
  /** Names of what is gone, with what is there in its place. */
  private readonly former = new Map<string, string>();
  private readonly goneByName = new Map<string, ItemAntigo[]>();

  constructor({ itens, antigos = [] }: Referencia) {
    const modules = new Map<string, readonly string[]>();
    for (const { tipo, nome, apelidos } of itens)
      if (tipo === 'modulo') modules.set(nome, [nome, ...apelidos]);
    for (const item of itens) {
      const { nome, apelidos, modulo } = item;
      for (const name of [nome, ...apelidos]) this.add(name, item);
      if (modulo === null) continue;
      for (const within of modules.get(modulo) ?? [modulo]) this.add(`${within}.${nome}`, item);
    }
    this.folded = itens.flatMap(item =>
      [item.nome, ...item.apelidos].map(name => [fold(name), item] as const),
    );
    this.all = itens.filter(({ tipo }) => tipo !== 'regra').map(({ nome }) => nome);
    const byId = new Map(itens.map(item => [item.id, item]));
    const renamed = new Map(antigos.map(({ id, agora }) => [id, agora]));
    for (const thing of antigos) {
      // Sites of earlier versions name what a rename led to, and not where all of them end.
      const agora = successorIn(
        thing.agora,
        id => byId.has(id),
        id => renamed.get(id),
      );
      const name = nameIn(thing.id);
      const things = this.goneByName.get(name) ?? [];
      this.goneByName.set(name, [...things, { ...thing, agora: agora ?? thing.agora }]);
      const now = byId.get(agora ?? '');
      if (now) this.former.set(fold(name), fullName(now));
    }
  }

  /**
   * Everything of that very name, or of that name in a module; without regard to case and accents where nothing has it, and
   * without what stands around a name where somebody writes about it. Of an error code its number is enough: `lm 101`, `101`.
   */
  named(name: string, tipo?: ItemDeReferencia['tipo']): ItemDeReferencia[] {
    const isMeant = (item: ItemDeReferencia) => tipo === undefined || item.tipo === tipo;
    for (const wanted of asWritten(name)) {
      const exact = this.byName.get(wanted) ?? [];
      for (const found of [exact, this.byFolded.get(fold(wanted)) ?? []]) {
        const meant = [...found].filter(isMeant);
        if (meant.length > 0) return meant;
      }
    }
    const code = numbered(fold(asWritten(name).at(-1) as string));
    return this.folded.flatMap(([each, item]) =>
      item.tipo === 'erro' && isMeant(item) && isCode(each, code) ? [item] : [],
    );
  }

  /**
   * Exact names before beginnings, and those before parts of names and summaries; in each, as in the files. Where nothing
   * matches, the names that a question has among its words.
   */
  search(query: string, kind?: string): ItemDeReferencia[] {
    for (const wanted of asWritten(query)) {
      const found = this.matches(wanted, kind);
      if (found.length > 0) return found;
    }
    // A number among words is of a line, a port, or anything else.
    const words = wordsIn(query).flatMap(word => (/\p{L}/u.test(word) ? this.named(word) : []));
    return [...new Set(words)].filter(({ tipo }) => kind === undefined || tipo === kind);
  }

  private matches(query: string, kind: string | undefined): ItemDeReferencia[] {
    const wanted = fold(query).trim();
    if (wanted === '') return [];
    const ranked: { item: ItemDeReferencia; at: number }[] = [];
    for (const [name, item] of this.folded) {
      if (kind !== undefined && item.tipo !== kind) continue;
      const at = rank(name, wanted, item, query);
      if (at !== undefined) ranked.push({ item, at });
    }
    ranked.sort((a, b) => a.at - b.at);
    return [...new Set(ranked.map(({ item }) => item))];
  }

  /** What was called so, of a symbol with its module, and is gone. */
  gone(name: string): readonly ItemAntigo[] {
    for (const wanted of asWritten(name)) {
      const found = this.goneByName.get(wanted);
      if (found) return found;
    }
    return [];
  }

  /** The names most like one that there is not; what took the place of one that is gone comes first, then what it has in it. */
  near(name: string, limit: number): string[] {
    const wanted = asWritten(name).at(-1) as string;
    const now = this.former.get(fold(wanted));
    const near = [
      ...(now === undefined ? [] : [now]),
      ...this.nearIn(wanted, limit),
      ...wordsIn(wanted).flatMap(word => this.named(word).map(({ nome }) => nome)),
      ...this.begunBy(wanted),
      ...nearest(wanted, this.all, limit),
    ];
    if (near.length === 0) near.push(...wordsIn(wanted).flatMap(word => this.nearWord(word)));
    return [...new Set(near)].slice(0, limit);
  }

  /** Of a word among others, only what is very like it; of a code, whatever is. */
  private nearWord(word: string): string[] {
    return /\p{Nd}/u.test(word) ? nearest(word, this.all, 2) : nearest(word, this.all, 2, MAX_WORD_SHARE);
  }

  /** The shortest names that a short form of them begins: `abs`, `absoluto`. */
  private begunBy(name: string): string[] {
    const wanted = fold(name);
    if (wanted.length < MIN_WORD_CHARACTERS) return [];
    const begun = this.all.filter(each => fold(each).startsWith(wanted));
    return begun.sort((a, b) => a.length - b.length).slice(0, MAX_BEGUN);
  }

  /** What of a module is most like what is asked of it, with the module. */
  private nearIn(name: string, limit: number): string[] {
    const at = name.lastIndexOf('.');
    const [module] = this.named(name.slice(0, Math.max(at, 0)), 'modulo');
    if (module === undefined) return [];
    const own = this.folded.filter(([, { modulo }]) => modulo === module.nome).map(([, { nome }]) => nome);
    return nearest(name.slice(at + 1), own, limit).map(each => `${module.nome}.${each}`);
  }

  private add(name: string, item: ItemDeReferencia): void {
    this.byName.set(name, [...(this.byName.get(name) ?? []), item]);
    const folded = fold(name);
    this.byFolded.set(folded, (this.byFolded.get(folded) ?? new Set()).add(item));
  }
}

/**
 * A name as it was given, without the blanks, the quotes, the call and the end of a sentence that stand around it in a text,
 * and with its module as no other language writes it: `Lume::Texto::inverte`.
 */
function asWritten(name: string): string[] {
  const given = name.trim();
  const stripped = given
    .replace(/^[`'"“”‘’«»]+|(?<![`'"“”‘’«»;,.])[`'"“”‘’«»;,.]+$/g, '')
    .replace(/(?<!\s)\s*\([^()]*\)?$/, '')
    .trim();
  const bare = stripped === '' ? given : stripped;
  const dotted = bare.replace(/(?<=[\p{L}\p{N}_])(?:::|->|[/\\#:])(?=[\p{L}\p{N}_])/gu, '.');
  return [...new Set([name, given, bare, dotted])];
}

function nameIn(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}

function fullName({ modulo, nome }: ItemDeReferencia): string {
  return modulo === null ? nome : `${modulo}.${nome}`;
}

function rank(name: string, wanted: string, item: ItemDeReferencia, query: string): number | undefined {
  if (item.nome === query) return 0;
  if (name === wanted) return 1;
  if (isCode(name, numbered(wanted))) return 1.5;
  if (name.startsWith(wanted)) return 2;
  const parts = name.split(/[._\s]+/);
  if (parts.some(part => part.startsWith(wanted))) return 3;
  const text = `${name} ${fold(item.modulo ?? '')} ${fold(item.resumo)}`;
  const words = wanted.split(/\s+/);
  if (words.every(word => text.includes(word))) return 4;
  const said = (wanted.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
    word => word.length >= MIN_WORD_CHARACTERS,
  );
  if (said.length < 2) return undefined;
  const known = text.split(/[^\p{L}\p{M}\p{N}]+/u);
  const missed = said.filter(word => !known.some(each => isForm(word, each))).length;
  // More than half of what a question says: the more of it, the better.
  if (missed * 2 >= said.length) return undefined;
  return 5 + missed + (said.some(word => parts.some(each => isForm(word, each))) ? 0 : 0.5);
}

/** What a question says, each with the dots of names. */
function wordsIn(query: string): string[] {
  const words = query.match(/[\p{L}\p{M}\p{N}_]+(?:[.:]+[\p{L}\p{M}\p{N}_]+)*/gu) ?? [];
  return words.length < 2 ? [] : words.filter(word => word.length >= MIN_WORD_CHARACTERS);
}

/** Whether two words differ in their endings at most. */
function isForm(a: string, b: string): boolean {
  if (a === b) return true;
  const length = Math.min(a.length, b.length) - 1;
  return (
    length >= MIN_STEM_CHARACTERS &&
    a.slice(0, length) === b.slice(0, length) &&
    Math.abs(a.length - b.length) <= 3
  );
}

/**
 * A name that ends in a number, without what parts the two and zeros in front: `LM0101`, `lm 101`; nothing where it does not.
 * As the search of the site has it, in src/pages/assets/busca.js.
 */
function numbered(folded: string): string {
  if (!/\p{N}$/u.test(folded)) return '';
  return folded.replace(/[\s_.:#-]+/g, '').replace(/(?<!\p{N})0+(?=\p{N})/gu, '');
}

/** Whether that is a code, however it is written, or the number of it alone. */
function isCode(folded: string, wanted: string): boolean {
  if (wanted === '') return false;
  const code = numbered(folded);
  return code === wanted || code.replace(/^\P{N}+/u, '') === wanted;
}

/** Without case and accents. */
function fold(text: string): string {
  return withoutAccents(text).toLowerCase();
}
