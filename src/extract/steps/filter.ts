import type { ConfigPath, Context } from '../context.js';
import type { SourceRecord } from '../record.js';
import { compile, passes } from './expressions.js';

/** The records that an expression is true of. */
export async function filter(
  records: readonly SourceRecord[],
  source: string,
  at: ConfigPath,
  context: Context,
): Promise<SourceRecord[]> {
  const expression = compile(source);
  const kept: SourceRecord[] = [];
  for (const record of records) {
    if (await passes(expression, record.fields, record, at, context)) kept.push(record);
  }
  return kept;
}
