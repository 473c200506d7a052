import { added, changed, type Difference, removed } from '../difference.js';
import { byName, readingsOf, restChanged } from '../readings.js';
import { isSameCode, NOT_KNOWN, type Parameter, type Signature, variantsOf } from '../signature.js';
import { field, type Spot } from '../spot.js';
import { compareTypeParameters } from '../type-parameters.js';
import type { Naming, SameName } from '../types.js';
import {
  assinaturaChanged,
  assinaturaKindChanged,
  assinaturaRewritten,
  assinaturaVarianteAdded,
  assinaturaVarianteRemoved,
  parametroAdded,
  parametroAddedOptional,
  parametroBecameOptional,
  parametroBecameRequired,
  parametroDefaultChanged,
  parametroInserted,
  parametroPassingNarrowed,
  parametroPassingWidened,
  parametroRemoved,
  parametroRenamed,
  parametrosReordered,
  parametroTypeWidened,
} from './assinatura-rules.js';
import { resultsIn, retornoRule, taken, tipoRule, withoutUndefined } from './written-rules.js';

const NEVER: SameName = () => false;

/** What is compared, and where it stands. */
interface Subject {
  readonly name: string;
  readonly spot: Spot;
  readonly sameName: SameName;
}

/** Two signatures of one function: what of a call that was right is wrong now. */
export function* compareAssinaturas(
  name: string,
  before: string,
  after: string,
  symbol: Spot,
  sameName: SameName = NEVER,
): Generator<Difference> {
  if (before === after) return;
  const subject = { name, spot: field(symbol, 'assinatura'), sameName };
  if (before.trim() === '' || after.trim() === '') {
    yield* changed(assinaturaKindChanged, subject.spot, name, before, after);
    return;
  }
  const [olds, nows] = [variantsOf(before), variantsOf(after)];
  const found =
    olds.length === 1 && nows.length === 1
      ? comparePair(subject, before, after)
      : compareVariants(subject, olds, nows);
  yield* found.length > 0 ? found : changed(assinaturaRewritten, subject.spot, name, before, after);
}

/** One of several signatures that went and one that came are one that changed; otherwise each way to call is looked for. */
function compareVariants(
  subject: Subject,
  before: readonly string[],
  after: readonly string[],
): Difference[] {
  const { name, spot } = subject;
  const gone = before.filter(old => !after.some(now => isSameCode(old, now)));
  const come = after.filter(now => !before.some(old => isSameCode(old, now)));
  const [old, now] = [gone[0], come[0]];
  if (old !== undefined && now !== undefined && gone.length + come.length === 2)
    return comparePair(subject, old, now);
  const used = new Set<string>();
  const found: Difference[] = [];
  for (const each of gone) {
    // One that takes all calls of the old one goes on with it.
    const next = after
      .map(variant => [variant, comparePair(subject, each, variant)] as const)
      .find(([, differences]) => differences.every(({ rule }) => rule.level !== 'major'));
    if (!next) found.push(removed(assinaturaVarianteRemoved, spot, name, each));
    else if (come.includes(next[0]) && !used.has(next[0])) {
      used.add(next[0]);
      found.push(...next[1]);
    }
  }
  const more = come.filter(each => !used.has(each));
  return [...found, ...more.map(each => added(assinaturaVarianteAdded, spot, name, each))];
}

/** What differs between two signatures; nothing where they mean the same. */
function comparePair(subject: Subject, before: string, after: string): Difference[] {
  const { name, spot } = subject;
  const readings = readingsOf(before, after).flatMap(([old, now]) => {
    const types = compareTypeParameters(old.typeParameters, now.typeParameters, subject.sameName);
    if (!types || restChanged(old, now)) return [];
    const widened = types.widened.map(([was, is]) => ({
      rule: parametroTypeWidened,
      spot: field(spot, `<${is}>`),
      name,
      before: `<${was}>`,
      after: `<${is}>`,
    }));
    return [[...widened, ...compareSignatures({ ...subject, sameName: types.sameName }, old, now)]];
  });
  const [first, ...others] = readings;
  const isOne = first && others.every(each => JSON.stringify(each) === JSON.stringify(first));
  return isOne ? first : [...changed(assinaturaChanged, spot, name, before, after)];
}

function compareSignatures(subject: Subject, old: Signature, now: Signature): Difference[] {
  const { name, spot, sameName } = subject;
  const naming = { sameName, isPython: isPython(old) && isPython(now), order: old.order };
  const found = [...compareParameters(name, old.parameters, now.parameters, spot, naming)];
  const rule = retornoRule(resultsIn(old), resultsIn(now), { ...naming, isResult: true }, old.order);
  const unknownIn = unknownAmong(resultOf(old), resultOf(now));
  const at = unknownIn ? field(field(spot, '->'), 'tipo') : spot;
  if (rule) found.push({ rule, spot: at, name, before: old.result, after: now.result, ...unknownIn });
  return found;
}

/** The side that does not know a type or a default which the other one has; nothing to add where both know it. */
function unknownAmong(before: string, after: string): Pick<Difference, 'unknownIn'> | undefined {
  if (after === NOT_KNOWN) return { unknownIn: 'head' };
  return before === NOT_KNOWN ? { unknownIn: 'base' } : undefined;
}

function resultOf({ result }: Signature): string {
  return result.replace(/^(?:->|=>|:)\s*/, '');
}

/** Whether types stand behind colons and results behind an arrow. */
function isPython({ order, result }: Signature): boolean {
  return order === undefined && (result === '' || result.startsWith('->'));
}

function* compareParameters(
  name: string,
  before: readonly Parameter[],
  after: readonly Parameter[],
  spot: Spot,
  naming: Naming,
): Generator<Difference> {
  const [olds, nows] = [byName(before), byName(after)];
  const replaced = new Set<string>();
  // A name that went and one that came, at the same place of lists that are otherwise the same.
  if (before.length === after.length && countChanged(before, after) === countMissing(before, nows)) {
    for (const [i, old] of before.entries()) {
      const now = after[i] as Parameter;
      if (nows.has(old.name) || olds.has(now.name)) continue;
      // A name that no call can give, on one side, is for readers alone: what changed is how calls give it.
      const isUnnamed =
        ([old, now].some(each => each.passing === 'by-position') && isPlaced(old) && isPlaced(now)) ||
        (isForItself(old) && isForItself(now));
      if (!isUnnamed && old.passing !== now.passing) continue;
      replaced.add(old.name).add(now.name);
      if (isUnnamed && old.passing !== now.passing)
        yield* comparePassing(name, old, now, field(spot, now.name));
      else if (!isUnnamed)
        yield {
          rule: parametroRenamed,
          spot: field(spot, old.name),
          name,
          before: old.name,
          after: now.name,
        };
      yield* compareParameter(name, old, now, field(spot, now.name), naming);
    }
  }
  for (const old of before) {
    const now = nows.get(old.name);
    if (now) yield* compareParameter(name, old, now, field(spot, old.name), naming);
    else if (!replaced.has(old.name))
      yield removed(parametroRemoved, field(spot, old.name), name, written(old));
  }
  for (const [i, now] of after.entries()) {
    if (replaced.has(now.name)) continue;
    const old = olds.get(now.name);
    const isBefore = isPlaced(now) && after.slice(i + 1).some(later => isPlaced(olds.get(later.name)));
    if (old === undefined) {
      const rule = !now.optional ? parametroAdded : isBefore ? parametroInserted : parametroAddedOptional;
      yield added(rule, field(spot, now.name), name, written(now));
    } else if (!isPlaced(old) && isBefore)
      yield {
        rule: parametroInserted,
        spot: field(spot, now.name),
        name,
        before: written(old),
        after: written(now),
      };
    else yield* comparePassing(name, old, now, field(spot, now.name));
  }
  const [first, second] = [
    before.filter(old => isPlaced(old) && isPlaced(nows.get(old.name))).map(old => old.name),
    after.filter(now => isPlaced(now) && isPlaced(olds.get(now.name))).map(now => now.name),
  ];
  yield* changed(parametrosReordered, spot, name, first.join(', '), second.join(', '));
}

function* compareParameter(
  name: string,
  old: Parameter,
  now: Parameter,
  spot: Spot,
  naming: Naming,
): Generator<Difference> {
  const [before, after] = [written(old), written(now)];
  // Whether it can be left out, with or without `undefined` in its type, is told by itself.
  const canBeLeftOut = old.optional || now.optional;
  const [was, is] = [old, now].map(({ type }) => (canBeLeftOut ? withoutUndefined(type) : type)) as [
    string,
    string,
  ];
  const tipo = tipoRule(was, is, naming);
  if (tipo)
    yield {
      rule: tipo,
      spot: field(spot, 'tipo'),
      name,
      before,
      after,
      ...unknownAmong(taken(old.type)[1], taken(now.type)[1]),
    };
  if (old.optional !== now.optional) {
    const rule = now.optional ? parametroBecameOptional : parametroBecameRequired;
    yield { rule, spot, name, before, after };
  } else if (!isSameCode(old.defaultValue, now.defaultValue)) {
    const unknownIn = unknownAmong(old.defaultValue, now.defaultValue);
    const at = unknownIn ? field(spot, 'padrao') : spot;
    yield { rule: parametroDefaultChanged, spot: at, name, before, after, ...unknownIn };
  }
}

/** In which ways calls can give a parameter. One that takes what is left has one way. */
function* comparePassing(name: string, old: Parameter, now: Parameter, spot: Spot): Generator<Difference> {
  if (old.passing === now.passing || old.type.startsWith('...') || now.type.startsWith('...')) return;
  const rule = now.passing === 'either' ? parametroPassingWidened : parametroPassingNarrowed;
  yield { rule, spot: field(spot, 'passagem'), name, before: passed(old), after: passed(now) };
}

/** A parameter beside the sign that leaves one way to give it. */
function passed({ name, passing }: Parameter): string {
  if (passing === 'either') return name;
  return passing === 'by-name' ? `*, ${name}` : `${name}, /`;
}

/** Whether only the function itself uses its name: it takes what is left, or the parts of a type that is written. */
function isForItself({ name, type }: Parameter): boolean {
  return type.startsWith('...') || (/^[[{]/.test(name) && type !== '');
}

/** Whether its place among the others means something. */
function isPlaced(parameter: Parameter | undefined): boolean {
  return parameter !== undefined && parameter.passing !== 'by-name';
}

function countChanged(before: readonly Parameter[], after: readonly Parameter[]): number {
  return before.filter(({ name }, i) => name !== after[i]?.name).length;
}

function countMissing(parameters: readonly Parameter[], others: ReadonlyMap<string, unknown>): number {
  return parameters.filter(({ name }) => !others.has(name)).length;
}

function written({ name, type, optional, defaultValue }: Parameter): string {
  if (name === '...') return name;
  const value = defaultValue === '' ? '' : `=${defaultValue}`;
  const mark = optional && defaultValue === '' && !type.startsWith('...') ? '?' : '';
  return `${type.startsWith('...') ? '...' : ''}${name}${mark}${/[^.]/.test(type) ? `: ${type.replace(/^\.{3}/, '')}` : ''}${value}`;
}
