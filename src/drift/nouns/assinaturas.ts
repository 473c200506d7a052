import type { ChangeRule } from '../change.js';
import { added, changed, type Difference, removed } from '../difference.js';
import { type Parameter, parseSignature, type Signature } from '../signature.js';
import { field, type Spot } from '../spot.js';

const parametroAdded: ChangeRule = {
  id: 'parametro-added',
  level: 'major',
  title: 'A parameter is new that has to be given',
  why: 'Calls without it no longer run.',
  says: '{name} has the new parameter {after}, which has to be given.',
  example: ['(texto)', '(texto, vezes)'],
  inverse: ['parametro-removed'],
};

const parametroAddedOptional: ChangeRule = {
  id: 'parametro-added-optional',
  level: 'minor',
  title: 'A parameter is new that can be left out',
  why: 'Calls without it work as before.',
  says: '{name} has the new parameter {after}, which can be left out.',
  example: ['(texto)', '(texto, vezes=1)'],
  inverse: ['parametro-removed'],
};

const parametroInserted: ChangeRule = {
  id: 'parametro-inserted',
  level: 'major',
  title: 'A parameter that can be left out is new before others',
  why: 'Calls by position now give their value to another parameter.',
  says: '{name} has the new parameter {after} before others.',
  example: ['(texto, fim)', '(texto, inicio=0, fim=1)'],
  inverse: ['parametro-removed'],
};

const parametroRemoved: ChangeRule = {
  id: 'parametro-removed',
  level: 'major',
  title: 'A parameter is gone',
  why: 'Calls that give it no longer run.',
  says: '{name} has lost the parameter {before}.',
  example: ['(texto, vezes)', '(texto)'],
  inverse: ['parametro-added', 'parametro-added-optional', 'parametro-inserted'],
};

const parametroRenamed: ChangeRule = {
  id: 'parametro-renamed',
  level: 'major',
  title: 'A parameter has another name',
  why: 'Calls that give it by name no longer run. A language without such calls can make this rule a patch.',
  says: 'The parameter {before} of {name} is now {after}.',
  example: ['(texto)', '(frase)'],
  inverse: ['parametro-renamed'],
};

const parametrosReordered: ChangeRule = {
  id: 'parametros-reordered',
  level: 'major',
  title: 'Parameters are in another order',
  why: 'Calls by position give their values to other parameters.',
  says: 'The parameters of {name} were {before} and are {after}.',
  example: ['(de, ate)', '(ate, de)'],
  inverse: ['parametros-reordered'],
};

const parametroBecameRequired: ChangeRule = {
  id: 'parametro-became-required',
  level: 'major',
  title: 'A parameter has to be given that could be left out',
  why: 'Calls without it no longer run.',
  says: '{name} now needs its parameter {before}.',
  example: ['(texto, vezes=1)', '(texto, vezes)'],
  inverse: ['parametro-became-optional'],
};

const parametroBecameOptional: ChangeRule = {
  id: 'parametro-became-optional',
  level: 'minor',
  title: 'A parameter can be left out that had to be given',
  why: 'Calls that give it work as before.',
  says: 'The parameter {before} of {name} can be left out now.',
  example: ['(texto, vezes)', '(texto, vezes=1)'],
  inverse: ['parametro-became-required'],
};

const parametroDefaultChanged: ChangeRule = {
  id: 'parametro-default-changed',
  level: 'minor',
  title: 'A parameter has another default',
  why: 'Calls without it run as before, and do something else.',
  says: 'The default in {before} of {name} is now as in {after}.',
  example: ['(vezes=1)', '(vezes=2)'],
  inverse: ['parametro-default-changed'],
};

const parametroTypeChanged: ChangeRule = {
  id: 'parametro-type-changed',
  level: 'major',
  title: 'A parameter takes something else',
  why: 'Values that were taken may be refused now; whether the new type is wider cannot be told from its name.',
  says: '{name} took {before} and takes {after}.',
  example: ['(n: number)', '(n: string)'],
  inverse: ['parametro-type-changed'],
};

const retornoChanged: ChangeRule = {
  id: 'retorno-changed',
  level: 'major',
  title: 'A function gives something else',
  why: 'Programs that use the result may no longer run.',
  says: 'The result of {name} was {before} and is {after}.',
  example: ['=> number', '=> string'],
  inverse: ['retorno-changed'],
};

const assinaturaKindChanged: ChangeRule = {
  id: 'assinatura-kind-changed',
  level: 'major',
  title: 'A function became a constant, or a constant a function',
  why: 'Programs that call it, or use its value, no longer run.',
  says: 'The signature of {name} was {before} and is {after}.',
  example: ['()', ''],
  inverse: ['assinatura-kind-changed'],
};

const assinaturaChanged: ChangeRule = {
  id: 'assinatura-changed',
  level: 'major',
  title: 'A signature changed in a way that cannot be judged',
  why: 'It is written in no way that is known, so the worst is assumed.',
  says: 'The signature of {name} was {before} and is {after}.',
  example: ['texto -> n', 'texto n -> n'],
  inverse: ['assinatura-changed'],
};

const assinaturaRewritten: ChangeRule = {
  id: 'assinatura-rewritten',
  level: 'patch',
  title: 'A signature is written in another way and means the same',
  why: 'Only what people read changed.',
  says: 'The signature of {name} was {before} and is {after}.',
  example: ['(a,b)', '(a, b)'],
  inverse: ['assinatura-rewritten'],
};

export const assinaturaRules: readonly ChangeRule[] = [
  parametroAdded,
  parametroAddedOptional,
  parametroInserted,
  parametroRemoved,
  parametroRenamed,
  parametrosReordered,
  parametroBecameRequired,
  parametroBecameOptional,
  parametroDefaultChanged,
  parametroTypeChanged,
  retornoChanged,
  assinaturaKindChanged,
  assinaturaChanged,
  assinaturaRewritten,
];

/** Two signatures of one function: what of a call that was right is wrong now. */
export function* compareAssinaturas(
  name: string,
  before: string,
  after: string,
  symbol: Spot,
): Generator<Difference> {
  if (before === after) return;
  const spot = field(symbol, 'assinatura');
  if (before.trim() === '' || after.trim() === '') {
    yield* changed(assinaturaKindChanged, spot, name, before, after);
    return;
  }
  const [old, now] = [parseSignature(before), parseSignature(after)];
  if (!old || !now || old.marks.join() !== now.marks.join() || repeats(old) || repeats(now)) {
    yield* changed(assinaturaChanged, spot, name, before, after);
    return;
  }
  const found = [...compareParameters(name, old.parameters, now.parameters, spot)];
  found.push(...changed(retornoChanged, spot, name, old.result, now.result));
  yield* found.length > 0 ? found : changed(assinaturaRewritten, spot, name, before, after);
}

function* compareParameters(
  name: string,
  before: readonly Parameter[],
  after: readonly Parameter[],
  spot: Spot,
): Generator<Difference> {
  const [olds, nows] = [byName(before), byName(after)];
  const replaced = new Set<string>();
  // A name that went and one that came, at the same place of lists that are otherwise the same.
  if (before.length === after.length && countChanged(before, after) === countMissing(before, nows)) {
    for (const [i, old] of before.entries()) {
      const now = after[i] as Parameter;
      if (nows.has(old.name) || olds.has(now.name)) continue;
      replaced.add(old.name).add(now.name);
      yield { rule: parametroRenamed, spot: field(spot, old.name), name, before: old.name, after: now.name };
      yield* compareParameter(name, old, now, field(spot, now.name));
    }
  }
  for (const old of before) {
    const now = nows.get(old.name);
    if (now) yield* compareParameter(name, old, now, field(spot, old.name));
    else if (!replaced.has(old.name))
      yield removed(parametroRemoved, field(spot, old.name), name, written(old));
  }
  for (const [i, now] of after.entries()) {
    if (olds.has(now.name) || replaced.has(now.name)) continue;
    const rule = !now.optional
      ? parametroAdded
      : after.slice(i + 1).some(later => olds.has(later.name))
        ? parametroInserted
        : parametroAddedOptional;
    yield added(rule, field(spot, now.name), name, written(now));
  }
  const [first, second] = [
    before.filter(old => nows.has(old.name)).map(old => old.name),
    after.filter(now => olds.has(now.name)).map(now => now.name),
  ];
  yield* changed(parametrosReordered, spot, name, first.join(', '), second.join(', '));
}

function* compareParameter(name: string, old: Parameter, now: Parameter, spot: Spot): Generator<Difference> {
  const [before, after] = [written(old), written(now)];
  if (old.type !== now.type)
    yield { rule: parametroTypeChanged, spot: field(spot, 'tipo'), name, before, after };
  if (old.optional !== now.optional) {
    const rule = now.optional ? parametroBecameOptional : parametroBecameRequired;
    yield { rule, spot, name, before, after };
  } else if (old.defaultValue !== now.defaultValue) {
    yield { rule: parametroDefaultChanged, spot, name, before, after };
  }
}

function byName(parameters: readonly Parameter[]): Map<string, Parameter> {
  return new Map(parameters.map(parameter => [parameter.name, parameter]));
}

function repeats({ parameters }: Signature): boolean {
  return byName(parameters).size < parameters.length;
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
