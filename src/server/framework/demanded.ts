import type { Framework } from '../../config/frameworks.js';
import type { CallResult } from '../../extract/index.js';
import type { SecurityDemand } from '../route.js';
import { constantOf } from './constant.js';

type Rules = NonNullable<NonNullable<NonNullable<Framework['handlers']>['signature']>['credentials']>;
type Wanted = Rules[string]['called'];

/**
 * What asks who it is, by the call that made it.
 * @param rules by the names that are called
 * @returns undefined for a call of something else
 */
export function securityOf(
  value: CallResult,
  rules: Rules,
  scopes: readonly string[],
): SecurityDemand | undefined {
  const kind = /\w+$/.exec(value.callee)?.[0] ?? '';
  const rule = Object.hasOwn(rules, kind) ? rules[kind] : undefined;
  if (!rule) return undefined;
  const name = constantAt(value, rule.called)?.value;
  const given = Object.entries(rule.arguments ?? {}).flatMap(([key, wanted]) => {
    const own = constantAt(value, wanted)?.value ?? rule.usual?.[key];
    return own === undefined || own === null ? [] : [[key, own] as const];
  });
  return {
    name: typeof name === 'string' ? name : kind,
    scheme: filled(rule.scheme, new Map(given)) as SecurityDemand['scheme'],
    scopes: [...new Set(scopes)],
    ...(constantAt(value, rule.must)?.value === false && { optional: true }),
  };
}

function constantAt({ positional, named }: CallResult, wanted: Wanted) {
  for (const each of [wanted ?? []].flat()) {
    const entry = typeof each === 'number' ? positional[each] : named.get(each);
    if (entry) return constantOf(entry.value);
  }
  return undefined;
}

/** A scheme with what is given in place of `$name`; what is not given is left out. */
function filled(value: unknown, given: ReadonlyMap<string, unknown>): unknown {
  if (typeof value === 'string') return value.startsWith('$') ? given.get(value.slice(1)) : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      const own = filled(each, given);
      return own === undefined ? [] : [[key, own]];
    }),
  );
}
