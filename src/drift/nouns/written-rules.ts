import type { ChangeRule } from '../change.js';
import { isSameCode, parseSignature, type Signature } from '../signature.js';
import { isNothing, type Naming, relate } from '../types.js';
import {
  parametroTypeAdded,
  parametroTypeChanged,
  parametroTypeRemoved,
  parametroTypeWidened,
  retornoAdded,
  retornoChanged,
  retornoNarrowed,
  retornoRemoved,
} from './assinatura-rules.js';

/** The result of a signature, without the names that Go can give to several: `(n int, err error)` is `(int, error)`. */
export function resultsIn({ result, order }: Signature): string {
  if (order !== 'first' || !result.startsWith('(')) return result;
  const listed = parseSignature(result, order);
  if (listed?.result !== '' || listed.parameters.some(({ type }) => type === '')) return result;
  return `(${listed.parameters.map(({ type }) => type).join(', ')})`;
}

/** What a change of the result means for those who use it; nothing for the same one in other words. */
export function retornoRule(
  before: string,
  after: string,
  naming: Naming,
  order: Signature['order'],
): ChangeRule | undefined {
  if (isSameCode(before, after)) return undefined;
  // Exceptions that have to be caught, and where types always stand, a result where there was none.
  if ([before, after].some(each => /^throws\b/.test(each))) return retornoChanged;
  if (order === 'first' && (before === '' || after === '')) return retornoChanged;
  if (before === '') return retornoAdded;
  if (after === '') return retornoRemoved;
  const relation = relate(before, after, naming);
  if (relation === 'same') return undefined;
  // Of what never comes back, nothing can be used.
  return relation === 'narrower' && !isNothing(after) ? retornoNarrowed : retornoChanged;
}

/** The same of a type that is taken. */
export function tipoRule(before: string, after: string, naming: Naming): ChangeRule | undefined {
  if (isSameCode(before, after)) return undefined;
  const [[oldRest, old], [nowRest, now]] = receivers(taken(before), taken(after));
  // One value and what is left of all are two ways to call it.
  if (oldRest !== nowRest) return parametroTypeChanged;
  if (old === '') return parametroTypeAdded;
  if (now === '') return parametroTypeRemoved;
  const relation = relate(old, now, naming);
  if (relation === 'same') return undefined;
  return relation === 'wider' ? parametroTypeWidened : parametroTypeChanged;
}

/** A receiver that is taken as a value has no type where one that is lent has. */
function receivers(...types: [Taken, Taken]): readonly [Taken, Taken] {
  if (!types.some(([, type]) => /^& (?:mut )?Self$/.test(type))) return types;
  const [old, now] = types.map(([takesRest, type]) => [takesRest, type || 'Self'] as const);
  return [old as Taken, now as Taken];
}

type Taken = readonly [takesRest: boolean, type: string];

/** The type that a rule takes values of, and whether it takes all that are left: `...type`. */
export function taken(type: string): readonly [takesRest: boolean, type: string] {
  return type.startsWith('...') ? [true, type.slice(3).trim()] : [false, type];
}

/** What can be left out is undefined then, whether its type says so or not. */
export function withoutUndefined(type: string): string {
  return type.replace(/(?<!\s)\s*\|\s*undefined$|^undefined\s*\|\s*/, '');
}
