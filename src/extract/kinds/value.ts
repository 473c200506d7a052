import { z } from 'zod';
import { record } from '../record.js';
import type { KindOf } from './kind.js';

/** `value`: what stands in `refdata.yml` itself. */
export const kind: KindOf<unknown> = {
  name: 'value',
  // Whatever YAML can say; the schema of JSON in zod would drop keys such as __proto__.
  schema: z.unknown().meta({
    description:
      'What stands here: one value, a list (one record for each item) or a map (one record for each entry).',
    examples: ['A indentação é de 4 espaços.', ['GET', 'POST']],
  }),
  async read(spec, _options, at, context) {
    const place = (...more: (string | number)[]) => context.placeOf([...at, 'value', ...more]);
    if (Array.isArray(spec)) {
      return { kind: 'records', records: spec.map((value, key) => record({ key, value }, place(key))) };
    }
    if (typeof spec === 'object' && spec !== null) {
      return {
        kind: 'records',
        records: Object.entries(spec).map(([key, value]) => record({ key, value }, place(key))),
      };
    }
    return { kind: 'value', value: spec, place: place() };
  },
};
