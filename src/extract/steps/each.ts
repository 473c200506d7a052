import type { ConfigPath, Context } from '../context.js';
import { withFieldsOf } from '../evaluate/plain-data.js';
import { record, type SourceRecord } from '../record.js';
import { compile, itemsOf, reportNoYield } from './expressions.js';

/** Makes each item of a list that the records hold into a record of its own. */
export async function items(
  records: readonly SourceRecord[],
  source: string,
  at: ConfigPath,
  context: Context,
): Promise<SourceRecord[]> {
  const expression = compile(source);
  const found: SourceRecord[] = [];
  for (const each of records) {
    const list = await itemsOf(expression, each.fields, each, at, context);
    for (const item of list) {
      const { fields, place } = record({ ...item, key: found.length }, each.place);
      found.push({ fields: withFieldsOf(item.value, fields), place });
    }
  }
  const [first] = records;
  if (first && found.length === 0) reportNoYield(source, records.length, first, at, context);
  return found;
}
