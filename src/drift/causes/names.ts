import { segmentsIn } from '../../contract/json-pointer.js';
import { hasWord, withWord, wordsOf } from '../../text/words.js';
import type { Change } from '../change.js';
import { nameOf, type Pair } from './pairs.js';

/** Kinds of change by which something has another name: `before` is the old one, `after` the new. */
const RENAMES = new Set([
  'extensao-changed',
  'nome-changed',
  'documentacao-changed',
  'endereco-changed',
  'reservada-renamed',
  'contextual-renamed',
  'operador-renamed',
  'embutida-renamed',
  'modulo-renamed',
  'modulo-renamed-kept',
  'simbolo-renamed',
  'grupo-renamed',
  'comando-renamed',
  'comando-renamed-kept',
  'comando-programa-changed',
  'opcao-renamed',
  'codigo-renumbered',
  'rota-moved',
]);
/** Kinds by which a name comes or goes. */
const ENTRIES = new Set(
  [
    ...['reservada', 'contextual', 'operador', 'embutida', 'modulo', 'simbolo', 'comando', 'opcao', 'codigo'],
    ...['modulo-apelido', 'comando-apelido', 'opcao-form', 'verbo', 'pacote', 'rota'],
  ].flatMap(noun => [`${noun}-added`, `${noun}-removed`]),
);
/** Kinds that are about texts and references, in which names stand. */
const TEXTS =
  /^(?:(?:palavra|operador|opcao|comando|codigo|validacao|pacote)-text-changed|codigo-(?:titulo|doc)-changed|simbolo-resumo-changed|simbolo-deprecated|contextual-onde-changed|comando-(?:uso-\w+|argumentos?-\w+|exemplo-\w+|veja-\w+)|opcao-value-renamed|regra-\w+|descricao-changed|documentacao-changed)$/;
/** Whether a change is one of a text that only people read, or of a reference. */
export function isText({ rule }: Change): boolean {
  return TEXTS.test(rule);
}

/** Fields whose texts are code: in others, a short word says nothing. */
const CODE = /\/(?:uso|exemplo|exemplos|veja|flag|comando)(?:\/|$)/;
/** A name that no other word is like: `isPrime`, `LM0101`, `--seco`; in a text of words, others stand by chance. */
const CODED = /^.+(?:\p{Lu}|[^\p{L}])|^[^\p{L}]/u;

/** The rest of the text changed, too; the name came or went with it. */
const PARTLY = 0.8;
const MENTIONED = 0.6;

/** A name that another change is about: what it was, and what it is. */
interface Named {
  readonly change: Change;
  readonly old: string | undefined;
  readonly now: string | undefined;
}

/** A change that explains another one. */
export interface Explanation {
  readonly by: Change;
  readonly confidence: number;
}

/**
 * Which changes of texts and references follow from a name that changed, came or went.
 * @param pairs of names that most likely became one another.
 */
export function explainedByNames(
  changes: readonly Change[],
  pairs: readonly Pair[],
): Map<Change, Explanation> {
  const paired = new Set(pairs.flatMap(({ gone, come }) => [gone, come]));
  const references = new Set(
    changes.map(({ rule, name, before, after }) => referenceOf(rule, name, textOf(before ?? after))),
  );
  const names = [
    ...pairs.map(({ gone, come }) => ({ change: gone, old: nameOf(gone), now: nameOf(come) })),
    ...changes.flatMap(change => (paired.has(change) ? [] : (named(change) ?? []))),
  ];
  const index = new NameIndex(names, references);
  const found = new Map<Change, Explanation>();
  for (const change of changes) {
    if (!isText(change)) continue;
    const explanation = index.explain(change);
    if (explanation) found.set(change, explanation);
  }
  return found;
}

function named(change: Change): Named | undefined {
  const { rule, before, after } = change;
  if (RENAMES.has(rule) && typeof before === 'string' && typeof after === 'string')
    return { change, old: before, now: after };
  if (rule === 'comando-apelido-moved' && before === change.name)
    return { change, old: change.name, now: String(after) };
  if (rule === 'simbolo-moved')
    return { change, old: `${before}.${change.name}`, now: `${after}.${change.name}` };
  if (!ENTRIES.has(rule)) return undefined;
  // Another name of an entry stands in the value, and the name is that of the entry.
  const [was, is] = [before, after].map(value => (typeof value === 'string' ? value : value && change.name));
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return { change, old: text(was), now: text(is) };
}

class NameIndex {
  private readonly byWord = new Map<string, Named[]>();
  private readonly signs: Named[] = [];

  /** @param references that came and went. */
  constructor(
    names: readonly Named[],
    private readonly references: ReadonlySet<string>,
  ) {
    for (const each of names) {
      const keys = new Set([each.old, each.now].flatMap(name => [...wordsOf(name ?? '')].slice(-1)));
      for (const key of keys) {
        const list = this.byWord.get(key);
        if (list) list.push(each);
        else this.byWord.set(key, [each]);
      }
      if (keys.size === 0) this.signs.push(each);
    }
  }

  explain(change: Change): Explanation | undefined {
    const [before, after] = [textOf(change.before), textOf(change.after)];
    const words = wordsOf(`${before} ${after}`);
    const near = new Set([...words].flatMap(word => this.byWord.get(word) ?? []).concat(this.signs));
    near.delete([...near].find(each => each.change === change) as Named);
    if (near.size === 0) return undefined;
    const isCode = CODE.test(change.path);
    const parts = [...near].filter(each => isPart(each, before, after, isCode));
    if (parts.length === 0) return undefined;
    // Longer names first, so that none is taken for a part of another; of the same entry before those of others.
    parts.sort((a, b) => kinship(b, change) - kinship(a, change) || lengthOf(b) - lengthOf(a));
    const [first] = parts as [Named];
    const renames = parts.filter(each => each.old !== undefined && each.now !== undefined);
    if (change.before === null || change.after === null) {
      // A reference that came or went has its whole text on one side.
      const isWhole = parts.find(
        ({ old, now }) =>
          (change.after === null ? old === before : now === after) || this.isOther(change, old, now),
      );
      return isWhole ? { by: isWhole.change, confidence: 1 } : { by: first.change, confidence: MENTIONED };
    }
    let made = before;
    for (const { old = '', now = '' } of renames.sort((a, b) => lengthOf(b) - lengthOf(a)))
      made = withWord(made, old, now);
    const [rename] = renames;
    if (rename) return { by: rename.change, confidence: made === after ? 1 : PARTLY };
    return { by: first.change, confidence: MENTIONED };
  }

  /** Whether a reference came, or went, that is this one by the other name. */
  private isOther(change: Change, old: string | undefined, now: string | undefined): boolean {
    if (old === undefined || now === undefined) return false;
    const [before, after] = [textOf(change.before), textOf(change.after)];
    const other = change.after === null ? withWord(before, old, now) : withWord(after, now, old);
    const rule = change.rule.replace(/-(?:added|removed)$/, change.after === null ? '-added' : '-removed');
    return this.references.has(referenceOf(rule, change.name, other));
  }
}

function referenceOf(rule: string, name: string, text: string): string {
  return `${rule}\0${name}\0${text}`;
}

/** Whether the name stands on one side of a text alone. */
function isPart({ old, now }: Named, before: string, after: string, isCode: boolean): boolean {
  const went = old !== undefined && hasWord(before, old) && !hasWord(after, old);
  const came = now !== undefined && hasWord(after, now) && !hasWord(before, now);
  if (old !== undefined && now !== undefined && before !== '' && after !== '') return went && came;
  const isTelling = (name: string, text: string) =>
    isCode ||
    CODED.test(name) ||
    ['`', '"', "'", '«'].some(sign => text.includes(sign + name)) ||
    text.includes(`${name}(`);
  return (went && isTelling(old, before)) || (came && isTelling(now, after));
}

/** How many parts of their paths two changes have in common. */
function kinship({ change }: Named, other: Change): number {
  const [a, b] = [change, other].map(({ path }) => segmentsIn(path));
  let common = 0;
  while (common < (a?.length ?? 0) && a?.[common] === b?.[common]) common += 1;
  return common;
}

function lengthOf({ old = '', now = '' }: Named): number {
  return Math.max(old.length, now.length);
}

/** A text, or the texts of an entry. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value)
    .filter(each => typeof each === 'string')
    .join('\n');
}
