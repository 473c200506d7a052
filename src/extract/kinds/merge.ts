import { z } from 'zod';
import { record, type SourceRecord } from '../record.js';
import type { Source } from '../source-schema.js';
import { asFields } from '../steps/step.js';
import type { KindOf } from './kind.js';

/** `merge`: the rows of several sources one after the other, so that steps can be applied to all of them. */
export const kind: KindOf<Source[]> = {
  name: 'merge',
  // The sources inside are checked by the schema of sources itself, which this schema is a part of.
  schema: z.custom<Source[]>(),
  async read(spec, _options, at, context) {
    const records: SourceRecord[] = [];
    for (const [i, source] of spec.entries()) {
      for (const row of await context.rows(source, [...at, 'merge', i])) {
        const { described } = row;
        const made = record(row.fields ?? fieldsOf(row.value, records.length), row.place);
        records.push(described === undefined ? made : { ...made, described });
      }
    }
    return { kind: 'records', records };
  },
};

/** What a mapping made is the record of the steps that follow, which name its fields directly. */
function fieldsOf(value: unknown, key: number): Record<string, unknown> {
  return { key, value, ...asFields(value) };
}
