import type { ConfigPath, Context, LeftOut } from '../context.js';
import type { MappingExpression } from '../expression.js';
import type { SourceRecord } from '../record.js';
import { compile, isTrue, passes } from './expressions.js';

/** What a thing of which nothing is known may turn out to be. */
const KINDS = ['function', 'class', 'constant', 'variable'];

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
    else if (await mayPass(expression, record)) context.leavesOut(namesOf(record));
    else {
      const names = namesOf(record);
      if (names.name !== undefined && names.module !== undefined)
        context.leavesOut({ ...names, isThere: true });
    }
  }
  return kept;
}

/** Whether something that is not known of a record decides that it does not pass. */
async function mayPass(expression: MappingExpression, { fields }: SourceRecord): Promise<boolean> {
  const given = fields.what === 'unknown' ? KINDS.map(what => ({ ...fields, what })) : [fields];
  for (const each of given) {
    // Where it fails is told by `passes`.
    const outcome = await expression.test(each).catch(() => ({ data: false }));
    if (!('data' in outcome) || isTrue(outcome.data)) return true;
  }
  return false;
}

function namesOf({ fields: { name, key, module } }: SourceRecord): LeftOut {
  const own = typeof name === 'string' ? name : key;
  return {
    ...(typeof own === 'string' && { name: own }),
    ...(typeof module === 'string' && { module }),
  };
}
