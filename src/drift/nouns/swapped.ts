import { segmentsIn } from '../../contract/json-pointer.js';
import { plain } from '../alike.js';
import type { ChangeRule } from '../change.js';
import type { Difference } from '../difference.js';
import { comandoAdded, comandoRemoved, comandoReused, comandoTextChanged } from './comando-rules.js';
import { codigoReused, codigoTextChanged } from './erros.js';
import { simboloAdded, simboloRemoved, simboloResumoChanged, simboloReused } from './modulo-rules.js';
import { opcaoAdded, opcaoRemoved, opcaoReused, opcaoTextChanged } from './opcoes.js';
import {
  contextualAdded,
  contextualRemoved,
  palavraReused,
  palavraTextChanged,
  reservadaAdded,
  reservadaRemoved,
} from './palavras.js';
import { operadorAdded, operadorRemoved, operadorReused, operadorTextChanged } from './sintaxe.js';

interface Meaning {
  readonly field: string;
  readonly reused: ChangeRule;
  /** Entries that come and go, which give and take what others mean; of a code it is not known what it explained. */
  readonly ends?: readonly ChangeRule[];
}

/** Fields that say what an entry means: what it is when another text stands there, and when another entry's does. */
const MEANINGS: ReadonlyMap<ChangeRule, Meaning> = new Map<ChangeRule, Meaning>([
  [
    palavraTextChanged,
    {
      field: 'descricao',
      reused: palavraReused,
      ends: [reservadaAdded, reservadaRemoved, contextualAdded, contextualRemoved],
    },
  ],
  [
    operadorTextChanged,
    { field: 'descricao', reused: operadorReused, ends: [operadorAdded, operadorRemoved] },
  ],
  [simboloResumoChanged, { field: 'resumo', reused: simboloReused, ends: [simboloAdded, simboloRemoved] }],
  [comandoTextChanged, { field: 'resumo', reused: comandoReused, ends: [comandoAdded, comandoRemoved] }],
  [opcaoTextChanged, { field: 'descricao', reused: opcaoReused, ends: [opcaoAdded, opcaoRemoved] }],
  [codigoTextChanged, { field: 'explicacao', reused: codigoReused }],
]);
/** What an entry that comes or goes would be, had its text changed. */
const ENDS: ReadonlyMap<ChangeRule, ChangeRule> = new Map(
  [...MEANINGS].flatMap(([rule, { ends = [] }]) => ends.map(end => [end, rule] as const)),
);
/** The list, the name of the entry, and its field: what stands before them is what the entries belong to. */
const SEGMENTS_OF_FIELD = 3;

/**
 * Differences with each text that was handed on as what it is: of two words that swap their descriptions, or more that take
 * those of one another, each means now what another one meant. Who reads the new text and knows the old name is misled, so
 * that it is no change of words alone.
 */
export function withSwapped(differences: readonly Difference[]): Difference[] {
  const groups = new Map<string, Difference[]>();
  for (const each of differences) {
    const group = groupOf(each);
    if (group === undefined) continue;
    const known = groups.get(group);
    if (known) known.push(each);
    else groups.set(group, [each]);
  }
  const swapped = new Set([...groups.values()].flatMap(handedOn));
  if (swapped.size === 0) return [...differences];
  return differences.map(each => {
    const rule = swapped.has(each) ? MEANINGS.get(each.rule)?.reused : undefined;
    return rule ? { ...each, rule } : each;
  });
}

/** What the entries belong to whose texts are looked at together; nothing for what says no meaning. */
function groupOf({ rule, spot }: Difference): string | undefined {
  const end = ENDS.get(rule);
  if (end) return JSON.stringify([end.id, ...segmentsIn(spot.path).slice(0, 1 - SEGMENTS_OF_FIELD)]);
  const meaning = MEANINGS.get(rule);
  if (meaning === undefined || !spot.path.endsWith(`/${meaning.field}`)) return undefined;
  const owner = segmentsIn(spot.path).slice(0, -SEGMENTS_OF_FIELD);
  return JSON.stringify([rule.id, ...owner]);
}

/**
 * Those of a group whose new text another one had, which has that of a third one or of the first: a circle, or a list that slips
 * by a row. One alone that takes the text of another may be a text that was corrected.
 */
function handedOn(group: readonly Difference[]): Difference[] {
  const owners = new Map<string, Difference | null>();
  for (const each of group) {
    const text = textOf(each, 'before');
    if (text !== '') owners.set(text, owners.has(text) ? null : each);
  }
  // Of its own text only a capital or a full stop changed.
  const from = new Map(
    group.flatMap(each => {
      const owner = owners.get(textOf(each, 'after'));
      return owner && owner !== each ? [[each, owner] as const] : [];
    }),
  );
  const givers = new Set(from.values());
  return [...from].flatMap(([each, owner]) => (givers.has(each) || from.has(owner) ? [each] : []));
}

/** What an entry means on one side; nothing where it is not there. */
function textOf(difference: Difference, side: 'before' | 'after'): string {
  const end = ENDS.get(difference.rule);
  const field = end && MEANINGS.get(end)?.field;
  const given = difference[side];
  const value = field ? (given as Readonly<Record<string, unknown>> | null)?.[field] : given;
  return typeof value === 'string' ? plain(value) : '';
}
