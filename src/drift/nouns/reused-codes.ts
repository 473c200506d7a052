import type { ErroDaLinguagem } from '../../contract/generated/contract.js';
import { kinship, likeness, plain } from '../alike.js';

/** Below this share of common words, two texts are about different things. */
const MAX_STRANGE_LIKENESS = 0.2;
/** Two words of a title that begin alike may be chance; of a translation, it is about every third one. */
const MAX_STRANGE_KINSHIP = 0.3;
/** Where more than this share of the other codes says something else, too, the catalogue was rewritten or translated. */
const MAX_REWRITTEN_SHARE = 0.5;
const TEXTS = ['titulo', 'explicacao', 'exemplo', 'solucao'] as const;

/**
 * Codes that mean something else now. One that has what another code had is such a code, always; the others are told by
 * how much their texts have in common. In a catalogue that is translated, every code looks like that: where most of the
 * others do, too, no single one stands out, and it is the texts that changed.
 */
export function reusedCodes(
  before: readonly ErroDaLinguagem[],
  after: readonly ErroDaLinguagem[],
): ReadonlySet<string> {
  const olds = new Map(before.map(each => [each.codigo, each]));
  let both = 0;
  const edited: Edited[] = [];
  for (const now of after) {
    const old = olds.get(now.codigo);
    if (old === undefined) continue;
    both += 1;
    if (!TEXTS.every(name => old[name] === now[name])) edited.push([old, now]);
  }
  if (edited.length === 0) return new Set();
  const taken = takenCodes(before, after, edited);
  const strange = edited.flatMap(([old, now]) =>
    !taken.has(now.codigo) && meansOther(old, now) ? [now.codigo] : [],
  );
  const others = both - taken.size - 1;
  const isRewritten = others > 0 && (strange.length - 1) / others > MAX_REWRITTEN_SHARE;
  return isRewritten ? taken : new Set([...taken, ...strange]);
}

/** A code of both sides, with other texts. */
type Edited = readonly [ErroDaLinguagem, ErroDaLinguagem];

/**
 * Codes that have all texts that another code had, or its title where that code has it no more, which then means something else
 * itself; in capitals, blanks or full stops they may differ, as where somebody swaps two and mends the words.
 */
function takenCodes(
  before: readonly ErroDaLinguagem[],
  after: readonly ErroDaLinguagem[],
  edited: readonly Edited[],
): Set<string> {
  const isRetitled = edited.some(([old, now]) => old.titulo !== now.titulo);
  const titles = ownersOfTitles(isRetitled ? before : []);
  const told = new Set(edited.map(([, { titulo }]) => plain(titulo)));
  const texts = new Set(before.filter(({ titulo }) => told.has(plain(titulo))).map(textsOf));
  const nows = new Map((isRetitled ? after : []).map(each => [each.codigo, plain(each.titulo)]));
  const taken = new Set<string>();
  for (const [old, now] of edited) {
    const isSaid = now.titulo !== '' || now.explicacao !== '';
    const titulo = plain(now.titulo);
    const titled = titulo === plain(old.titulo) ? '' : titles.get(titulo);
    const isOther = textsOf(old) !== textsOf(now);
    if ((isSaid && isOther && texts.has(textsOf(now))) || (titled && nows.get(titled) !== titulo))
      taken.add(now.codigo);
  }
  if (isRetitled) for (const codigo of handedOn(after, edited, titles)) taken.add(codigo);
  return taken;
}

/** Codes whose title another code has now, and that are explained in another way, or by their titles alone. */
function handedOn(
  after: readonly ErroDaLinguagem[],
  edited: readonly Edited[],
  titles: ReadonlyMap<string, string>,
): string[] {
  const others = new Map(after.map(({ codigo, titulo }) => [titles.get(plain(titulo)), codigo]));
  return edited.flatMap(([old, { codigo, titulo, explicacao }]) => {
    const isGiven = (others.get(codigo) ?? codigo) !== codigo && plain(old.titulo) !== plain(titulo);
    const isKept = old.explicacao !== '' && plain(old.explicacao) === plain(explicacao);
    return isGiven && !isKept ? [codigo] : [];
  });
}

/** The only code that has a title; an empty text where several have it. */
function ownersOfTitles(codes: readonly ErroDaLinguagem[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const each of codes) {
    const titulo = plain(each.titulo);
    owners.set(titulo, owners.has(titulo) ? '' : each.codigo);
  }
  return owners;
}

function textsOf(error: ErroDaLinguagem): string {
  return TEXTS.map(name => plain(error[name])).join('\0');
}

/** Whether the title and, where there is one, the explanation have next to nothing in common with what they were. */
function meansOther(before: ErroDaLinguagem, after: ErroDaLinguagem): boolean {
  if (before.titulo === '' || after.titulo === '' || before.titulo === after.titulo) return false;
  if (!isStrange(before.titulo, after.titulo)) return false;
  if (before.explicacao === '' && after.explicacao === '') return true;
  return isStrange(before.explicacao, after.explicacao);
}

/** Translating changes all words but names: of those one in common is enough. */
function isStrange(a: string, b: string): boolean {
  const names = namesIn(b);
  for (const name of namesIn(a)) if (names.has(name)) return false;
  return likeness(a, b) <= MAX_STRANGE_LIKENESS && kinship(a, b) <= MAX_STRANGE_KINSHIP;
}

/** What stands between quotes, and words as only code has them: `verbatimModuleSyntax`, `CommonJS`, `--outDir`, `0x1`. */
function namesIn(text: string): ReadonlySet<string> {
  const quoted = [...text.matchAll(/(['"`‘“«])([^'"`’”»\s{}]{2,}?)(?:['"`’”»])/gu)].map(
    ([, , name = '']) => name,
  );
  const coded =
    text.match(
      /(?<!-)--[\p{L}][\p{L}\d-]*|(?<![\p{L}\d_])[\p{L}\d_]*(?:\p{Ll}\p{Lu}|_|\p{L}\d|\d\p{L})[\p{L}\d_]*/gu,
    ) ?? [];
  return new Set([...quoted, ...coded]);
}
