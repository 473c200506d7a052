import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import jsonata from 'jsonata';
import { ExpressionError, MappingExpression } from '../../../src/extract/expression.js';
import { isFuzzing } from '../../fuzzing.js';

const NAME = fc.constantFrom(
  'key',
  'value',
  'args',
  'kwargs',
  'toString',
  '__proto__',
  'constructor',
  'length',
);
const json = fc.letrec<{ any: unknown; map: Record<string, unknown> }>(tie => ({
  any: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'e' },
    fc.string({ maxLength: 3 }),
    fc.integer({ min: -5, max: 5 }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 3 }),
    tie('map'),
  ),
  // fromEntries, so that __proto__ is a key like any other.
  map: fc.array(fc.tuple(NAME, tie('any')), { maxLength: 5 }).map(entries => Object.fromEntries(entries)),
}));
const path = fc
  .tuple(
    NAME,
    fc.array(
      fc.oneof(
        NAME.map(name => `.${name}`),
        fc.integer({ min: -2, max: 3 }).map(i => `[${i}]`),
      ),
      { maxLength: 4 },
    ),
  )
  .map(([first, rest]) => first + rest.join(''));

describe('a mapping expression', () => {
  it('gives for a plain path what JSONata gives', async () => {
    await fc.assert(
      fc.asyncProperty(json.map, path, async (record, source) => {
        const outcome = await new MappingExpression(source).evaluate(record);
        const theirs = await jsonata(source).evaluate(record);
        expect(JSON.stringify({ ...outcome })).toEqual(JSON.stringify({ data: theirs }));
      }),
      { numRuns: isFuzzing() ? 3000 : 500 },
    );
  });

  it('stops a regular expression that runs away, and no other', async () => {
    const evaluate = (source: string, text: string) => new MappingExpression(source).evaluate({ text });
    await expect(evaluate('$contains(text, /^(a+)+$/)', `${'a'.repeat(60)}b`)).rejects.toThrow(
      /takes longer than 1 s; write it without nested repetition/,
    );
    expect(await evaluate("$replace(text, /(ab)+/, 'x')", 'ababcab')).toEqual({ data: 'xcx' });
    expect(await evaluate('$split(text, /,+ */)', 'a, b,,c')).toEqual({ data: ['a', 'b', 'c'] });
    expect(await evaluate('$match(text, /x(y)?/).groups', 'xy')).toEqual({ data: ['y'] });
    expect(await evaluate('$count($split(text, /;/))', 'a;'.repeat(3000))).toEqual({ data: 3001 });
  });

  it.each([
    ['an endless recursion', '($f := function($n) { $f($n + 1) }; $f(0))'],
    ['a loop by tail calls', '($f := function($n) { $n < 0 ? 1 : $f($n + 1) }; $f(0))'],
    ['a product of lists', '$map([1..2000], function($a) { $map([1..2000], function($b) { $a + $b }) })'],
  ])('stops %s', async (_what, source) => {
    await expect(new MappingExpression(source).evaluate({})).rejects.toThrow(
      /did not end within|goes deeper/,
    );
  });

  it.each([
    ['$number(text)', '"x" is no number'],
    ['text + 1', 'what stands left of + is no number'],
    ['1 - text', 'what stands right of - is no number'],
    ['text < 1', '"x" and 1, left and right of <, are of two types'],
    ['-text', '"x" is no number, and - stands in front of it'],
    ['$uppercase(1)', 'argument 1 of $uppercase is of a type that it does not take'],
    ['$sum([text])', 'argument 1 of $sum holds what is of a type that it does not take'],
    ['{1: text}', 'the key of a map is 1, which is no text'],
    ['$single([1, 2])', '$single finds more than one'],
  ])('says why %s fails in words that have a translation', async (source, why) => {
    await expect(new MappingExpression(source).evaluate({ text: 'x' })).rejects.toThrow(
      expect.objectContaining({ message: why }),
    );
  });

  it.each([
    ['$uppercase(', 'it ends where ) is expected'],
    ['1 +', 'it ends too early'],
    ['a.b)', ') does not belong there'],
    ['"a', 'a text has no quote at its end'],
    ['{"a": 1', 'it ends where } is expected'],
    ['a b', 'b does not belong there'],
  ])('says why %s is no expression in words that have a translation', (source, why) => {
    expect(() => new MappingExpression(source)).toThrow(expect.objectContaining({ message: why }));
  });

  it.each(['$now()', '$millis()', '$random()', 'value.$shuffle([1, 2])', '$eval("1")', '{ "a": [$now] }'])(
    'refuses %s, which differs from build to build',
    source => {
      expect(() => new MappingExpression(source)).toThrow(ExpressionError);
    },
  );

  it('says where an expression goes wrong', () => {
    expect(() => new MappingExpression('value[')).toThrow(ExpressionError);
  });

  it.each(['$sum', '[$sum]', '{ "f": $sum }', 'function($x) { $x }'])(
    'does not give the function %s',
    async source => {
      await expect(new MappingExpression(source).evaluate({ key: 1 })).rejects.toThrow(
        'it gives a function, not data',
      );
    },
  );

  it.each(['constructor', 'toString', '__proto__', '$lookup($, "constructor")'])(
    'finds no %s in a record',
    async source => {
      expect(await new MappingExpression(source).evaluate({ key: 1 })).toEqual({ data: undefined });
    },
  );
});

describe('brackets in the [ ] of a regular expression', () => {
  it.each(["$replace(value, /[(]/, '')", "$replace(value, /[(]/, '') & $replace(value, /[)]/, '')"])(
    'would move its end without a word, and are refused: %s',
    source => {
      expect(() => new MappingExpression(source)).toThrow(/a bracket in \[ \] needs a backslash/);
    },
  );

  it.each([
    ["$replace(value, /[\\(]/, '<')", '<b)/'],
    ["$replace(value, /[\\/]/, '!')", '(b)!'],
    ["$replace(value, /[/]/, '!')", '(b)!'],
    ["$replace(value, /\\//, '!')", '(b)!'],
  ])('do what they say with one: %s', async (source, data) => {
    expect(await new MappingExpression(source).evaluate({ value: '(b)/' })).toEqual({ data });
  });
});
