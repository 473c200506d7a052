import { segmentsIn } from '../../contract/json-pointer.js';
import { type Change, sentenceOf } from '../../drift/index.js';
import type { GoneMark, Mark, Marks } from '../../pages/index.js';
import type { Say } from '../../text/said.js';
import type { CheckResult } from '../check-result.js';
import { thingOf } from './thing-of.js';

const DIGITS_SHOWN = 9;
/** Rules of things that came or went; the rest is about what is inside of one. */
const CAME_OR_WENT =
  /^(?:reservada|contextual|operador|verbo|regra|embutida|modulo|simbolo|comando|codigo)-(added|removed)$/;

/**
 * What pages mark of a comparison, accepted changes too: they are changes.
 * @param say the tongue of the pages.
 */
export function pageMarks({ base, changes, excepted, unknown }: CheckResult, say: Say): Marks {
  const there = new Map<string, Mark>();
  const gone = new Map<string, GoneMark>();
  const others: string[] = [];
  for (const change of [...changes, ...excepted]) {
    const id = thingOf(change);
    const text = sentenceOf(change, undefined, say);
    const [, what] = CAME_OR_WENT.exec(change.rule) ?? [];
    if (id === null) others.push(text);
    else if (what === 'removed') gone.set(id, goneMark(change, text));
    else {
      const known = there.get(id);
      const state = what === 'added' || known?.state === 'new' ? 'new' : 'changed';
      there.set(id, { state, texts: [...(known?.texts ?? []), text] });
    }
    if (change.rule === 'simbolo-moved') {
      const mark = goneMark(change, text);
      gone.set(`simbolo:${mark.modulo}.${mark.nome}`, mark);
    }
  }
  const commit = base.commit === null ? '' : base.commit.slice(0, DIGITS_SHOWN);
  const name = commit === '' || base.name.startsWith(commit) ? base.name : `${base.name} (${commit})`;
  return { base: name, there, gone, others, unknown: unknown.length };
}

function goneMark({ path, name }: Change, text: string): GoneMark {
  const [, modulo, inside] = segmentsIn(path);
  return {
    state: 'gone',
    nome: name,
    modulo: inside === 'simbolos' && modulo !== undefined ? modulo : null,
    texts: [text],
  };
}
