import { plain } from '../alike.js';
import type { Change } from '../change.js';
import type { Explanation } from './names.js';

/** A field by which it is told that an entry means something else. */
const MEANING = /\/(?:descricao|resumo|explicacao)$/;
/** Kinds by which a name means what another one meant. */
const HANDED_ON = /-(?:reused|apelido-moved)$/;
const ENDS = /^(?:codigo|reservada|contextual|operador|simbolo|comando|opcao)-(?:added|removed)$/;

/**
 * What differs in an entry that means what another one meant follows from that, whatever it is. Where one takes what the next one
 * had, as in a list that slips by a row, or two that are swapped, that is one edit, with the entry that came or went at its end.
 */
export function explainedByReuse(changes: readonly Change[]): Map<Change, Explanation> {
  const handed = changes.filter(({ rule }) => HANDED_ON.test(rule));
  const found = new Map<Change, Explanation>();
  if (handed.length === 0) return found;
  const roots = rootsOf([...handed, ...changes.filter(({ rule }) => ENDS.test(rule))]);
  for (const [change, root] of roots)
    if (root !== change && HANDED_ON.test(root.rule)) found.set(change, { by: root, confidence: 1 });
  const entries = new Map(
    handed.flatMap(each => (each.rule.endsWith('-reused') ? [[each.path.replace(MEANING, ''), each]] : [])),
  );
  const reused = new Set(entries.values());
  for (const change of changes) {
    let { path } = change;
    while (path !== '' && !entries.has(path)) path = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
    const by = entries.get(path);
    if (by && !reused.has(change)) found.set(change, { by: roots.get(by) ?? by, confidence: 1 });
  }
  return found;
}

/** The first of all that hand on to one another, by each of them. */
function rootsOf(changes: readonly Change[]): ReadonlyMap<Change, Change> {
  const givers = new Map<string, Change | null>();
  for (const change of changes) {
    const key = keyOf(change, change.before);
    if (key) givers.set(key, givers.has(key) ? null : change);
  }
  const order = new Map(changes.map((change, i) => [change, i]));
  const roots = new Map<Change, Change>();
  const rootOf = (change: Change) => {
    let root = change;
    for (let next = roots.get(root); next && next !== root; next = roots.get(root)) root = next;
    return root;
  };
  for (const change of changes) {
    const giver = givers.get(keyOf(change, change.after));
    if (!giver) continue;
    const [one, other] = [rootOf(change), rootOf(giver)];
    const [first, next] = (order.get(one) ?? 0) <= (order.get(other) ?? 0) ? [one, other] : [other, one];
    roots.set(next, first).set(first, first);
  }
  return new Map([...roots.keys()].map(change => [change, rootOf(change)]));
}

/** What a name meant or means, among those of its kind. */
function keyOf({ rule }: Change, value: unknown): string {
  const said = (typeof value === 'object' ? value : { titulo: value }) as Readonly<
    Record<string, unknown>
  > | null;
  const text = said?.titulo ?? said?.resumo ?? said?.descricao;
  const kind = rule.endsWith('-apelido-moved')
    ? rule
    : rule.replace(/-.*/, '').replace(/^(?:reservada|contextual)$/, 'palavra');
  return typeof text === 'string' && text !== '' ? `${kind}\0${plain(text)}` : '';
}
