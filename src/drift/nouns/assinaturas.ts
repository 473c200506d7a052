import type { ChangeRule } from '../change.js';
import { added, changed, type Difference, removed } from '../difference.js';
import { isSameCode, type Parameter, parseSignature, type Signature } from '../signature.js';
import { field, type Spot } from '../spot.js';
import { relate, type SameName } from '../types.js';
import {
  assinaturaChanged,
  assinaturaKindChanged,
  assinaturaRewritten,
  parametroAdded,
  parametroAddedOptional,
  parametroBecameOptional,
  parametroBecameRequired,
  parametroDefaultChanged,
  parametroInserted,
  parametroRemoved,
  parametroRenamed,
  parametrosReordered,
  parametroTypeAdded,
  parametroTypeChanged,
  parametroTypeRemoved,
  parametroTypeWidened,
  retornoAdded,
  retornoChanged,
  retornoNarrowed,
  retornoRemoved,
} from './assinatura-rules.js';

/** Two signatures of one function: what of a call that was right is wrong now. */
export function* compareAssinaturas(
  name: string,
  before: string,
  after: string,
  symbol: Spot,
  sameName: SameName = NEVER,
): Generator<Difference> {
  if (before === after) return;
  const spot = field(symbol, 'assinatura');
  if (before.trim() === '' || after.trim() === '') {
    yield* changed(assinaturaKindChanged, spot, name, before, after);
    return;
  }
  const [old, now] = [parseSignature(before), parseSignature(after)];
  if (!old || !now || repeats(old) || repeats(now) || passingChanged(old, now)) {
    yield* changed(assinaturaChanged, spot, name, before, after);
    return;
  }
  const found = [...compareParameters(name, old.parameters, now.parameters, spot, sameName)];
  const rule = retornoRule(old.result, now.result, sameName);
  if (rule) found.push(...changed(rule, spot, name, old.result, now.result));
  yield* found.length > 0 ? found : changed(assinaturaRewritten, spot, name, before, after);
}

const NEVER: SameName = () => false;

/** What a change of the result means for those who use it; nothing for the same one in other words. */
function retornoRule(before: string, after: string, sameName: SameName): ChangeRule | undefined {
  if (isSameCode(before, after)) return undefined;
  if (before === '') return retornoAdded;
  if (after === '') return retornoRemoved;
  const relation = relate(before, after, sameName);
  if (relation === 'same') return undefined;
  return relation === 'narrower' ? retornoNarrowed : retornoChanged;
}

/** The same of a type that is taken. */
function tipoRule(before: string, after: string, sameName: SameName): ChangeRule | undefined {
  if (isSameCode(before, after)) return undefined;
  const [[oldRest, old], [nowRest, now]] = [taken(before), taken(after)];
  // One value and what is left of all are two ways to call it.
  if (oldRest !== nowRest) return parametroTypeChanged;
  if (old === '') return parametroTypeAdded;
  if (now === '') return parametroTypeRemoved;
  const relation = relate(old, now, sameName);
  if (relation === 'same') return undefined;
  return relation === 'wider' ? parametroTypeWidened : parametroTypeChanged;
}

function taken(type: string): readonly [takesRest: boolean, type: string] {
  return type.startsWith('...') ? [true, type.slice(3).trim()] : [false, type];
}

function* compareParameters(
  name: string,
  before: readonly Parameter[],
  after: readonly Parameter[],
  spot: Spot,
  sameName: SameName,
): Generator<Difference> {
  const [olds, nows] = [byName(before), byName(after)];
  const replaced = new Set<string>();
  // A name that went and one that came, at the same place of lists that are otherwise the same.
  if (before.length === after.length && countChanged(before, after) === countMissing(before, nows)) {
    for (const [i, old] of before.entries()) {
      const now = after[i] as Parameter;
      if (nows.has(old.name) || olds.has(now.name) || old.passing !== now.passing) continue;
      replaced.add(old.name).add(now.name);
      yield { rule: parametroRenamed, spot: field(spot, old.name), name, before: old.name, after: now.name };
      yield* compareParameter(name, old, now, field(spot, now.name), sameName);
    }
  }
  for (const old of before) {
    const now = nows.get(old.name);
    if (now) yield* compareParameter(name, old, now, field(spot, old.name), sameName);
    else if (!replaced.has(old.name))
      yield removed(parametroRemoved, field(spot, old.name), name, written(old));
  }
  for (const [i, now] of after.entries()) {
    if (olds.has(now.name) || replaced.has(now.name)) continue;
    const rule = !now.optional
      ? parametroAdded
      : isPlaced(now) && after.slice(i + 1).some(later => isPlaced(later) && olds.has(later.name))
        ? parametroInserted
        : parametroAddedOptional;
    yield added(rule, field(spot, now.name), name, written(now));
  }
  const [first, second] = [
    before.filter(old => isPlaced(old) && nows.has(old.name)).map(old => old.name),
    after.filter(now => isPlaced(now) && olds.has(now.name)).map(now => now.name),
  ];
  yield* changed(parametrosReordered, spot, name, first.join(', '), second.join(', '));
}

function* compareParameter(
  name: string,
  old: Parameter,
  now: Parameter,
  spot: Spot,
  sameName: SameName,
): Generator<Difference> {
  const [before, after] = [written(old), written(now)];
  const tipo = tipoRule(old.type, now.type, sameName);
  if (tipo) yield { rule: tipo, spot: field(spot, 'tipo'), name, before, after };
  if (old.optional !== now.optional) {
    const rule = now.optional ? parametroBecameOptional : parametroBecameRequired;
    yield { rule, spot, name, before, after };
  } else if (!isSameCode(old.defaultValue, now.defaultValue)) {
    yield { rule: parametroDefaultChanged, spot, name, before, after };
  }
}

function byName(parameters: readonly Parameter[]): Map<string, Parameter> {
  return new Map(parameters.map(parameter => [parameter.name, parameter]));
}

function repeats({ parameters }: Signature): boolean {
  return byName(parameters).size < parameters.length;
}

/** Whether calls may give a parameter of both in another way than before. */
function passingChanged({ parameters: before }: Signature, { parameters: after }: Signature): boolean {
  const nows = byName(after);
  return before.some(({ name, passing }) => (nows.get(name)?.passing ?? passing) !== passing);
}

/** Whether its place among the others means something. */
function isPlaced({ passing }: Parameter): boolean {
  return passing !== 'by-name';
}

function countChanged(before: readonly Parameter[], after: readonly Parameter[]): number {
  return before.filter(({ name }, i) => name !== after[i]?.name).length;
}

function countMissing(parameters: readonly Parameter[], others: ReadonlyMap<string, unknown>): number {
  return parameters.filter(({ name }) => !others.has(name)).length;
}

function written({ name, type, optional, defaultValue }: Parameter): string {
  const value = defaultValue === '' ? '' : `=${defaultValue}`;
  const mark = optional && defaultValue === '' && !type.startsWith('...') ? '?' : '';
  return `${type.startsWith('...') ? '...' : ''}${name}${mark}${/[^.]/.test(type) ? `: ${type.replace(/^\.{3}/, '')}` : ''}${value}`;
}
