import type { ChangeRule } from '../change.js';
import type { Difference } from '../difference.js';
import type { SymbolTraits } from '../reference-set.js';
import type { Spot } from '../spot.js';

const simboloBecameAsync: ChangeRule = {
  id: 'simbolo-became-async',
  level: 'major',
  title: 'A function became asynchronous',
  why: 'Calls give something that has to be waited for, in place of the result.',
  says: 'The function {name} is asynchronous now.',
  example: ['def baixa(url)', 'async def baixa(url)'],
  inverse: ['simbolo-became-sync'],
};

const simboloBecameSync: ChangeRule = {
  id: 'simbolo-became-sync',
  level: 'major',
  title: 'A function is no longer asynchronous',
  why: 'Programs that wait for it no longer run.',
  says: 'The function {name} is no longer asynchronous.',
  example: ['async def baixa(url)', 'def baixa(url)'],
  inverse: ['simbolo-became-async'],
};

const simboloBecameClass: ChangeRule = {
  id: 'simbolo-became-class',
  level: 'minor',
  title: 'A function became a class',
  why: 'It is called as before, and gives an object of its own; what is done to functions alone no longer works.',
  says: 'The function {name} is a class now.',
  example: ['def faixa(n)', 'class faixa'],
  inverse: ['simbolo-became-function'],
};

const simboloBecameFunction: ChangeRule = {
  id: 'simbolo-became-function',
  level: 'major',
  title: 'A class became a function',
  why: 'Programs that derive from it, or ask whether something is one, no longer run.',
  says: 'The class {name} is a function now.',
  example: ['class faixa', 'def faixa(n)'],
  inverse: ['simbolo-became-class'],
};

const simboloDeprecated: ChangeRule = {
  id: 'simbolo-deprecated',
  level: 'minor',
  title: 'A symbol is deprecated',
  why: 'Programs that use it still run, and should be changed before it goes.',
  says: 'The symbol {name} is deprecated.',
  example: ['De trás para a frente.', 'Obsoleto: use inverta.'],
  inverse: ['simbolo-undeprecated'],
};

const simboloUndeprecated: ChangeRule = {
  id: 'simbolo-undeprecated',
  level: 'minor',
  title: 'A symbol is no longer deprecated',
  why: 'Programs may use it again.',
  says: 'The symbol {name} is no longer deprecated.',
  example: ['Obsoleto: use inverta.', 'De trás para a frente.'],
  inverse: ['simbolo-deprecated'],
};

export const tracoRules: readonly ChangeRule[] = [
  simboloBecameAsync,
  simboloBecameSync,
  simboloBecameClass,
  simboloBecameFunction,
  simboloDeprecated,
  simboloUndeprecated,
];

/** A summary that begins with it, also between brackets. */
const DEPRECATED = /^[\s([{*_]*(?:deprecat|obsolet|descontinuad|depreciad)/i;

/** Symbols whose definition is another kind of thing, or that are deprecated by what stands above or in it. */
export function* compareTraits(
  name: string,
  was: SymbolTraits | undefined,
  is: SymbolTraits | undefined,
  spot: Spot,
): Generator<Difference> {
  if (!was || !is) return;
  const difference = (rule: ChangeRule, before: unknown, after: unknown) => ({
    rule,
    spot,
    name,
    before,
    after,
  });
  if (was.what !== null && is.what !== null && was.what !== is.what)
    yield difference(is.what === 'class' ? simboloBecameClass : simboloBecameFunction, was.what, is.what);
  else if (was.isAsync !== is.isAsync)
    yield difference(is.isAsync ? simboloBecameAsync : simboloBecameSync, was.isAsync, is.isAsync);
  if (was.isDeprecated !== is.isDeprecated)
    yield difference(
      is.isDeprecated ? simboloDeprecated : simboloUndeprecated,
      was.isDeprecated,
      is.isDeprecated,
    );
}

/** The rule of a summary that says so itself, where its definition has not been reported for it. */
export function deprecationRule(
  before: string,
  after: string,
  was: SymbolTraits | undefined,
  is: SymbolTraits | undefined,
): ChangeRule | undefined {
  if (was && is && was.isDeprecated !== is.isDeprecated) return undefined;
  const [old, now] = [DEPRECATED.test(before), DEPRECATED.test(after)];
  if (old === now) return undefined;
  return now ? simboloDeprecated : simboloUndeprecated;
}
