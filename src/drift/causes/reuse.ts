import type { Change } from '../change.js';
import type { Explanation } from './names.js';

/** A field by which it is told that an entry means something else. */
const MEANING = /\/(?:descricao|resumo|explicacao)$/;

/** What differs in an entry that means what another one meant follows from that, whatever it is. */
export function explainedByReuse(changes: readonly Change[]): Map<Change, Explanation> {
  const entries = new Map<string, Change>();
  for (const change of changes)
    if (change.rule.endsWith('-reused')) entries.set(change.path.replace(MEANING, ''), change);
  const reused = new Set(entries.values());
  const found = new Map<Change, Explanation>();
  for (const change of entries.size > 0 ? changes : []) {
    let { path } = change;
    while (path !== '' && !entries.has(path)) path = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
    const by = entries.get(path);
    if (by && !reused.has(change)) found.set(change, { by, confidence: 1 });
  }
  return found;
}
