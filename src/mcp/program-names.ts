import type { Checked } from '../lsp/judge/checker.js';
import type { Judgement } from '../lsp/judge/judgement.js';

/** What is said of a name of a program, once, where it stands first. */
export interface CheckedName extends Pick<Judgement, 'name' | 'state' | 'item' | 'near'> {
  /** From 1. */
  readonly line: number;
}

/** The names of a program, each once: where something is wrong with it somewhere, that is what is said of it. */
export function checkedNames({ judgements, lineOf }: Checked): CheckedName[] {
  const found = new Map<string, Judgement>();
  for (const judgement of judgements) {
    const known = found.get(judgement.name);
    if (known === undefined || (known.state !== 'unknown' && judgement.state === 'unknown'))
      found.set(judgement.name, judgement);
  }
  return [...found.values()].map(({ name, state, item, near, start }) => ({
    name,
    state,
    item,
    near,
    line: lineOf(start),
  }));
}
