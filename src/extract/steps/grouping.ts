import type { Place } from '../../findings/finding.js';
import type { ConfigPath, Context } from '../context.js';
import { findUnresolved } from '../evaluate/plain-data.js';
import { type Description, describedBy } from '../record.js';
import type { Source } from '../source-schema.js';
import { REPORTED } from './expressions.js';
import { asFields, fieldOf, type Step } from './step.js';

/** A step by a field that no record has would do something else than was meant, silently. */
export function checkFields(
  names: readonly string[],
  steps: readonly Step[],
  at: ConfigPath,
  context: Context,
): void {
  const [first] = steps;
  if (!first) return;
  for (const name of names) {
    if (steps.some(({ value }) => fieldOf(value, name) !== undefined)) continue;
    context.report({
      rule: 'map-nothing',
      message: `${steps.length === 1 ? 'The only record has no' : `None of the ${steps.length} records has a`} field \`${name}\`.`,
      remedy: `They have ${Object.keys(asFields(first.value)).join(', ') || 'no fields'} at this step.`,
      place: context.placeOf(at),
    });
  }
}

/** Equal for equal values; what is not resolved is equal to nothing. */
function comparable(value: unknown): unknown {
  if (value === REPORTED || findUnresolved(value)) return Symbol('not resolved');
  return JSON.stringify(value);
}

/** The first of those that have the same in a field. */
export function unique(steps: readonly Step[], field: string): Step[] {
  const seen = new Set<unknown>();
  return steps.filter(({ value }) => {
    const key = comparable(fieldOf(value, field));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

interface Group {
  readonly step: Step;
  readonly items: unknown[];
  readonly places: Place[];
  readonly described: (Description | undefined)[];
}

/** One value for all that have the same in a field, with a list of the rest of each. */
export function group(steps: readonly Step[], { by, as = by, into }: NonNullable<Source['group']>): Step[] {
  const groups = new Map<unknown, Group>();
  for (const step of steps) {
    const { [by]: value, ...rest } = asFields(step.value);
    const key = comparable(value);
    let found = groups.get(key);
    if (!found) {
      const items: unknown[] = [];
      const places: Place[] = [];
      const described: Group['described'] = [];
      const whole = {
        record: step.record,
        value: { [as]: value, [into]: items },
        items: { [into]: places },
        describedItems: { [into]: described },
      };
      found = { step: whole, items, places, described };
      groups.set(key, found);
    }
    found.items.push(rest);
    found.places.push(step.record.place);
    found.described.push(describedBy(step.record));
  }
  return [...groups.values()].map(({ step }) => step);
}
