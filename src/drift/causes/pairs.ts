import { segmentsIn } from '../../contract/json-pointer.js';
import { likeness, nameLikeness } from '../alike.js';
import type { Change } from '../change.js';
import { parameterAt } from '../parameter.js';
import { type Edit, pieceOf } from './edits.js';

/** Something that went and something that came, which are most likely one. */
export interface Pair {
  readonly gone: Change;
  readonly come: Change;
  readonly confidence: number;
  /** What became of what: names, modules, parts of paths. Of several pairs with the same, it is one decision. */
  readonly edit: Edit;
  readonly what: 'moved' | 'renamed' | 'replaced';
}

/** Below it, two entries are two. */
const MIN_LIKENESS = 0.6;
/** By so much the best has to be better than the next one. */
const MARGIN = 0.05;
/** More pairs of a list are not looked through. */
const MAX_COMPARISONS = 40_000;
/** Of a name alone, nobody can be surer. */
const BY_NAME_ALONE = 0.7;
const MIN_NAME_LIKENESS = 0.7;
/** Fewer words may be the same by chance. */
const MIN_WORDS = 3;
const BY_TEXTS_ALONE = 0.8;

const ENTRY = /^(.+)-(added|removed)$/;
/** What programs call by its name: it may become another kind of thing, as a word that becomes a function. */
const NAMES = /^(?:reservada|contextual|operador|embutida|modulo|simbolo)$/;
/** References and texts are explained by names. */
const OTHERS =
  /^(?:comando-(?:veja|exemplo)|regra|parametro|retorno|campo|rota-overlap|validacao|pacote-versao|resposta-\w+|operacao-id)$/;
/** Parts of routes, each called by its value: where one goes and one comes at the same place, it is in place of it. */
const PARTS = /^(?:resposta|resposta-tipo|corpo-tipo)$/;
const REPLACED = 0.8;

/**
 * Entries that went and entries that came which are most likely the same: in another module by the same name, or by another
 * name with texts that are alike. Those that are exactly alike were found before. Each is in one pair at most.
 */
export function pairsOf(changes: readonly Change[]): Pair[] {
  const nouns = new Map<string, { gone: Change[]; come: Change[] }>();
  for (const change of changes) {
    const [, noun = '', way] = ENTRY.exec(change.rule.replace('resposta-erro-', 'resposta-')) ?? [];
    if (noun === '' || (OTHERS.test(noun) && !PARTS.test(noun))) continue;
    const lists = nouns.get(noun) ?? { gone: [], come: [] };
    lists[way === 'removed' ? 'gone' : 'come'].push(change);
    nouns.set(noun, lists);
  }
  const entries = [...nouns].flatMap(([noun, { gone, come }]) => {
    if (gone.length === 0 || come.length === 0) return [];
    if (noun === 'rota') return movedRoutes(gone, come);
    if (PARTS.test(noun)) return replacedParts(gone, come);
    const used = new Set<Change>();
    const free = (list: readonly Change[]) => list.filter(each => !used.has(each));
    const ways = [movedEntries, renamedEntries, renamedElsewhere];
    return ways.flatMap(way => {
      const pairs = way(free(gone), free(come));
      for (const pair of pairs) used.add(pair.gone).add(pair.come);
      return pairs;
    });
  });
  const used = new Set(entries.flatMap(pair => [pair.gone, pair.come]));
  const free = (way: 'gone' | 'come') =>
    [...nouns].flatMap(([noun, lists]) =>
      NAMES.test(noun) ? lists[way].filter(each => !used.has(each)) : [],
    );
  return [...entries, ...movedEntries(free('gone'), free('come')), ...movedParameters(changes)];
}

/** A parameter, or a field of a body, that is not taken at one place of a route any more, and by the same name at another one. */
function movedParameters(changes: readonly Change[]): Pair[] {
  const gone = new Map<string, Change | null>();
  const come = new Map<string, Change | null>();
  for (const change of changes) {
    const { path, before, after } = change;
    const at = path.indexOf('#');
    const parameter = change.rule.startsWith('validacao-') ? givenAt(path.slice(at + 1)) : undefined;
    if (parameter === undefined || (before === null) === (after === null)) continue;
    const [, name = ''] = parameter.split(' ');
    const key = `${path.slice(0, at)} ${name.toLowerCase()}`;
    const list = after === null ? gone : come;
    list.set(key, list.has(key) ? null : change);
  }
  const placeOf = ({ path }: Change) => givenAt(path.slice(path.indexOf('#') + 1)) ?? '';
  const asked = onlyOfRoutes(changes.filter(({ rule, before }) => ASKS.test(rule) && before !== 'always'));
  const lost = new Map<string, Change[]>();
  for (const [key, old] of gone)
    if (old && !come.has(key)) lost.set(routeOf(old), [...(lost.get(routeOf(old)) ?? []), old]);
  return [...gone].flatMap(([key, old]) => {
    const now = come.get(key) ?? asked.get(routeOf(old));
    if (!old || !now) return [];
    const all = (come.has(key) ? undefined : lost.get(routeOf(old))) ?? [old];
    const isAccess = now.rule.startsWith('acesso');
    if (isAccess && (all.length > 1 || !SECRET.test(placeOf(old)))) return [];
    // Several that are fields of one body now went together, whatever they are called.
    const [place = '', ...others] = new Set(all.map(each => placeOf(each).split(' ')[0]));
    if (all.length > 1 && others.length > 0) return [];
    const before = all.length > 1 ? place : placeOf(old);
    const edit = { before, after: placeOf(now) || (isAccess ? 'access' : 'body') };
    return [{ gone: old, come: now, confidence: REPLACED, edit, what: 'replaced' as const }];
  });
}

/** What a route asks for as a whole: a body where there was none, or who calls it. */
const ASKS = /^(?:corpo-required|acesso-(?:tightened|changed))$/;
/** What parameters are called that say who calls. */
const SECRET = /key|token|auth|secret|passw|chave|senha|segredo/i;

function routeOf(change: Change | null): string {
  return change?.path.slice(0, change.path.indexOf('#')) ?? '';
}

/** By their routes; null for a route that has several. */
function onlyOfRoutes(changes: readonly Change[]): Map<string, Change | null> {
  const routes = new Map<string, Change | null>();
  for (const change of changes) routes.set(routeOf(change), routes.has(routeOf(change)) ? null : change);
  return routes;
}

/** Where a parameter or a field of a body is given: `query chave`, `body chave`. */
function givenAt(pointer: string): string | undefined {
  const [place, name, ...inside] = segmentsIn(`#/${pointer}`);
  return place === 'body' && name !== undefined && inside.length === 0
    ? [place, name].join(' ')
    : parameterAt(pointer);
}

/** By the same name in another list, where no other of the name went or came. */
function movedEntries(gone: readonly Change[], come: readonly Change[]): Pair[] {
  const [olds, nows] = [byName(gone), byName(come)];
  return [...olds].flatMap(([name, old]) => {
    const now = nows.get(name);
    if (!old || !now || listOf(old) === listOf(now)) return [];
    const edit = { before: ownerOf(old), after: ownerOf(now) };
    return [{ gone: old, come: now, confidence: sureness(old, now), edit, what: 'moved' as const }];
  });
}

/** How sure it is that two entries are one of which something else says so: by their texts. */
function sureness(old: Change, now: Change): number {
  const alike = textLikeness(old.before, now.after, old.name, now.name);
  return rounded(MIN_LIKENESS + (1 - MIN_LIKENESS) * alike);
}

/** By their names; null for a name that several have. */
function byName(changes: readonly Change[]): Map<string, Change | null> {
  const names = new Map<string, Change | null>();
  for (const each of changes) {
    const name = nameOf(each);
    names.set(name, names.has(name) ? null : each);
  }
  return names;
}

/** By another name in the same list, where each is the best for the other. */
function renamedEntries(gone: readonly Change[], come: readonly Change[]): Pair[] {
  const lists = new Map<string, { olds: Change[]; nows: Change[] }>();
  for (const [changes, key] of [
    [gone, 'olds'],
    [come, 'nows'],
  ] as const)
    for (const change of changes) {
      const list = lists.get(listOf(change)) ?? { olds: [], nows: [] };
      list[key].push(change);
      lists.set(listOf(change), list);
    }
  return [...lists.values()].flatMap(({ olds, nows }) =>
    olds.length * nows.length > MAX_COMPARISONS ? [] : bestPairs(olds, nows),
  );
}

/** By another name in another list, where what is said of both is the same, and nothing else that went or came has it. */
function renamedElsewhere(gone: readonly Change[], come: readonly Change[]): Pair[] {
  const byTexts = (changes: readonly Change[]) => {
    const found = new Map<string, Change | null>();
    for (const each of changes) {
      const texts = textsOf(saidOf(each.before ?? each.after), each.name).join('\0');
      if (texts.split(/\s+/).length >= MIN_WORDS) found.set(texts, found.has(texts) ? null : each);
    }
    return found;
  };
  const nows = byTexts(come);
  return [...byTexts(gone)].flatMap(([texts, old]) => {
    const now = nows.get(texts);
    if (!old || !now) return [];
    const edit = {
      before: nameOf(old),
      after: `${ownerOf(now)}${/^\w/.test(nameOf(now)) ? '.' : ' '}${nameOf(now)}`,
    };
    const alike = textLikeness(old.before, now.after, old.name, now.name);
    return [
      { gone: old, come: now, confidence: rounded(BY_TEXTS_ALONE * alike), edit, what: 'renamed' as const },
    ];
  });
}

/** A symbol without its signature, which may be another one, too. */
function saidOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? { ...value, assinatura: '' } : value;
}

function bestPairs(olds: readonly Change[], nows: readonly Change[]): Pair[] {
  const scores = olds.map(old => nows.map(now => scoreOf(old, now)));
  const ofOlds = scores.map(topTwo);
  const ofNows = nows.map((_, j) => topTwo(scores.map(row => row[j] ?? 0)));
  return olds.flatMap((gone, i) => {
    const { at: j = -1, best = 0, next = 0 } = ofOlds[i] ?? {};
    const [come, rival] = [nows[j], ofNows[j]];
    if (come === undefined || rival?.at !== i || best < MIN_LIKENESS) return [];
    if (Math.max(next, rival.next) > best - MARGIN) return [];
    const edit = { before: nameOf(gone), after: nameOf(come) };
    return [{ gone, come, confidence: rounded(best), edit, what: 'renamed' as const }];
  });
}

/** The highest number, where it is, and the next one. */
function topTwo(values: readonly number[]): {
  readonly at: number;
  readonly best: number;
  readonly next: number;
} {
  let [at, best, next] = [-1, 0, 0];
  for (const [i, value] of values.entries()) {
    if (value > best) [at, best, next] = [i, value, best];
    else if (value > next) next = value;
  }
  return { at, best, next };
}

function scoreOf(old: Change, now: Change): number {
  const names = nameLikeness(nameOf(old), nameOf(now));
  const hasTexts = textsOf(old.before, old.name).length > 0 && textsOf(now.after, now.name).length > 0;
  if (!hasTexts) return names >= MIN_NAME_LIKENESS ? names * BY_NAME_ALONE + (1 - BY_NAME_ALONE) / 2 : 0;
  return (names + textLikeness(old.before, now.after, old.name, now.name) * 2) / 3;
}

/** How alike the texts of two entries are, besides their names. */
function textLikeness(before: unknown, after: unknown, oldName: string, newName: string): number {
  const [a, b] = [textsOf(before, oldName), textsOf(after, newName)];
  return a.length === 0 && b.length === 0 ? 0 : likeness(a.join(' '), b.join(' '));
}

function textsOf(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).filter(each => typeof each === 'string' && each !== '' && each !== name);
}

/** What is the only one of its kind that went from a place, and the only one that came there; errors are another kind of answer. */
function replacedParts(gone: readonly Change[], come: readonly Change[]): Pair[] {
  const placeOf = ({ path, before, after }: Change) => {
    const part = String(before ?? after);
    return path.slice(0, -part.length) + (/^[45]\d\d$/.test(part) ? 'error' : '');
  };
  const alone = (changes: readonly Change[], place: string) => {
    const [one, ...others] = changes.filter(each => placeOf(each) === place);
    return others.length === 0 ? one : undefined;
  };
  return [...new Set(gone.map(placeOf))].flatMap(place => {
    const [old, now] = [alone(gone, place), alone(come, place)];
    if (!old || !now) return [];
    const edit = { before: String(old.before), after: String(now.after) };
    return [{ gone: old, come: now, confidence: REPLACED, edit, what: 'replaced' as const }];
  });
}

/** Examples of one command that differ in one piece. */
export function editedExamples(changes: readonly Change[]): Pair[] {
  const examples = changes.filter(({ rule }) => /^comando-exemplo-(?:added|removed)$/.test(rule));
  const [gone, come] = [
    examples.filter(each => each.after === null),
    examples.filter(each => each.before === null),
  ];
  if (gone.length * come.length > MAX_COMPARISONS) return [];
  const found = gone.flatMap(old =>
    come.flatMap(now => (listOf(old) === listOf(now) ? edited(old, now, nameOf(old), nameOf(now)) : [])),
  );
  return byCommonEdit(found, ({ kept }, count) => count > 1 || kept >= 0.5).map(
    ({ old, now, confidence }) => {
      const edit = { before: nameOf(old), after: nameOf(now) };
      return { gone: old, come: now, confidence, edit, what: 'renamed' };
    },
  );
}

/** Something that may have become another thing by an edit; how much of it was kept. */
interface Edited {
  readonly old: Change;
  readonly now: Change;
  readonly edit: Edit;
  readonly kept: number;
}

function edited(old: Change, now: Change, from: string, to: string): Edited[] {
  const edit = pieceOf(from, to);
  const kept = 1 - Math.max(edit.before.length / from.length, edit.after.length / to.length);
  return kept > 0 ? [{ old, now, edit, kept }] : [];
}

/** Each in one pair at most: what most of them have in common first, then what is most alike. */
function byCommonEdit(
  found: Edited[],
  isLikely: (each: Edited, count: number) => boolean,
): (Edited & { readonly confidence: number })[] {
  const counts = new Map<string, number>();
  const keyOf = ({ edit: { before, after } }: Edited) => `${before}\0${after}`;
  for (const each of found) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  const count = (each: Edited) => counts.get(keyOf(each)) ?? 0;
  found.sort((a, b) => count(b) - count(a) || b.kept - a.kept);
  const used = new Set<Change>();
  return found.flatMap(each => {
    if (used.has(each.old) || used.has(each.now) || !isLikely(each, count(each))) return [];
    used.add(each.old).add(each.now);
    const confidence = rounded(count(each) > 1 ? 0.9 : Math.min(0.8, 0.5 + each.kept / 2));
    return [{ ...each, confidence }];
  });
}

/** Routes by one method whose paths differ in one part that went, came or became another. */
function movedRoutes(gone: readonly Change[], come: readonly Change[]): Pair[] {
  if (gone.length * come.length > MAX_COMPARISONS) return [];
  const found = gone.flatMap(old =>
    come.flatMap(now => {
      const [[a, from], [b, to]] = [old.name.split(' '), now.name.split(' ')] as [
        [string, string],
        [string, string],
      ];
      if (a !== b) return from === to ? [{ old, now, edit: { before: a, after: b }, kept: 1 }] : [];
      return edited(old, now, from, to);
    }),
  );
  return byCommonEdit(
    found,
    ({ old, now, kept }, count) =>
      count > 1 || kept >= 0.5 || nameLikeness(old.name, now.name) >= MIN_NAME_LIKENESS,
  ).map(({ old, now, edit, confidence }) => ({ gone: old, come: now, confidence, edit, what: 'moved' }));
}

/** Where an entry is listed: `/api/modulos.json#/modulos/Lume.Texto/simbolos`. */
function listOf({ path }: Change): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** What an entry is called; aliases, forms of an option and examples are told under the name of what they belong to. */
export function nameOf({ rule, name, before, after }: Change): string {
  return /-(?:apelido|form|exemplo)-(?:added|removed)$/.test(rule) ? String(before ?? after) : name;
}

/** The module or command that an entry is listed in, or the list of all. */
function ownerOf({ path }: Change): string {
  const [list = '', owner, ...inside] = segmentsIn(path);
  if (inside.length > 0 && owner !== undefined) return owner;
  return list === 'funcoes' ? 'embutidas' : list;
}

function rounded(value: number): number {
  return Math.round(Math.min(value, 1) * 100) / 100;
}
