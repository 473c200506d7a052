import { describe, expect, it, test } from '@jest/globals';
import { read } from '../small-repository.js';

/** What an expression, filter, key, group, order or count makes of a value that nobody knows is told, and never guessed. */

const EXPRESSIONS = `
value | $exists(value) | value = 'x' | value != 'x' | value ? 'a' : 'b' | $string(value) | $count(value) | $length(value) | $keys(value)
$join(value, ',') | [value] | {"a": value} | value[0] | value[-1] | value in ['x'] | 'x' in value | $boolean(value) | $not(value)
$uppercase(value) | $contains(value, 'x') | value & '' | $lookup(value, 'k') | $merge([value]) | $spread(value) | $distinct(value)
$each(value, function($v, $k) { $k }) | $reverse(value) | $sort(value) | $map(value, function($v) { 1 }) | $single([value])
$filter(value, function($v) { $v = 'x' }) | $reduce(value, function($a, $b) { 1 }) | $append(value, 1) | $zip([1], [value]) | $zip(value, [1, 2])
$sift(value, function($v) { $v = 1 }) | value.k | value.* | value = value | value.$string() | value ~> $string | value ~> $count | value ~> $count()
($v := value; $v = 'x' ? 1 : 2) | $sum([value]) | $max([1, value]) | value.k = 1 | value[k = 1] | $substring(value, 1) | $split(value, ' ')
$replace(value, 'x', 'y') | value[$ = 'x'] | $count(value[$ = 'x']) | $exists(value.nope) | value and true | true or value | false and value
$pad(value, 9) | $trim(value) | key in $keys(value) | value <= 3 | value + 1 | -value | value.m | $count([value, 1]) | $map([value], function($v) { 1 })
`
  .trim()
  .split(/\s*(?:\||\n)\s*(?![^{(]*[})]\s*\|\s*\|)/)
  .filter(each => each !== '');
const KNOWN = ['"x"', '5', 'True', '["x", "y"]', '{"k": 1, "m": 2}', '[]', '"a b"'];
const PLACES = ['U', '["x", U]', '{"k": U, "m": 1}', '[[U], 2]'];

const isSymbol = (value: unknown) => typeof value === 'symbol';
const shown = (value: unknown) => JSON.stringify(value, (_key, each) => (isSymbol(each) ? '<told>' : each));

describe.each(PLACES)('an expression over %s', place => {
  test('gives the same for whatever is not known, or is told', async () => {
    const map = Object.fromEntries(EXPRESSIONS.map((expression, i) => [`e${i}`, expression]));
    const given = async (first: string) => {
      const { values } = await read({ 'a.py': `${first}\nK = {"a": ${place}}\n` }, { table: 'a.py#K', map });
      return values[0] as Record<string, unknown>;
    };
    const known = await Promise.all(KNOWN.map(each => given(`U = ${each}`)));
    const unknown = await given('from nowhere import U');
    const guessed = EXPRESSIONS.filter((_expression, i) => {
      const own = unknown[`e${i}`];
      // Where it fails for a value, that is told for the value.
      const all = new Set(
        known
          .map(each => each[`e${i}`])
          .filter(each => !isSymbol(each))
          .map(shown),
      );
      return !shown(own)?.includes('<told>') && [...all].some(each => each !== shown(own));
    });
    expect(guessed).toEqual([]);
    // Something is known in spite of it, so that telling everything is no way out.
    const plain = EXPRESSIONS.filter((_expression, i) => !isSymbol(unknown[`e${i}`]));
    expect(plain).toEqual(expect.arrayContaining(['true or value', 'false and value']));
  });
});

describe('a step', () => {
  const files = {
    'a.py':
      'from nowhere import U\nT = {"x": {"n": "one", "g": U}, "y": {"n": U, "g": "g1"}, "z": {"n": "one", "g": "g1"}}\n',
    'b.py': 'from nowhere import U\nW = {"x": U, "one": "dy"}\nF = {"x": {"v": "dx", "on": U}}\n',
  };
  const map = { k: 'key', n: 'value.n', g: 'value.g' };
  const join = (source: object) => ({ table: 'b.py#W', on: 'n', key: 'key', optional: true, ...source });

  it.each([
    ['filter', { filter: "value.g = 'g1'", map: { k: 'key' } }, 'filter-unresolved'],
    ['filter of a count', { filter: '$count(value.g) > 1', map: { k: 'key' } }, 'filter-unresolved'],
    ['each', { each: 'value.g', map: { v: 'value' } }, 'source-unresolved'],
    ['unique', { map, unique: 'n' }, 'source-unresolved'],
    ['group', { map, group: { by: 'g', into: 'all' } }, 'source-unresolved'],
    ['sort', { map, sort: 'g' }, 'source-unresolved'],
    [
      'join by a key of the records',
      { map: { k: 'key' }, join: join({ on: 'value.n', map: { d: 'value' } }) },
      'source-unresolved',
    ],
    [
      'join by a key of the entries',
      { map: { k: 'key' }, join: join({ on: 'k', key: 'value', map: { d: 'key' } }) },
      'source-unresolved',
    ],
    [
      'filter of a join',
      {
        map: { k: 'key' },
        join: {
          table: 'b.py#F',
          on: 'k',
          key: 'key',
          filter: 'value.on',
          optional: true,
          map: { d: 'value.v' },
        },
      },
      'filter-unresolved',
    ],
    [
      'value of a join',
      { map: { k: 'key' }, join: join({ on: 'k', map: { d: 'value' } }) },
      'source-unresolved',
    ],
  ] as const)('with something unknown in it is told: %s', async (_name, steps, rule) => {
    const { problems } = await read(files, { table: 'a.py#T', ...steps });
    expect(problems.map(problem => problem.rule)).toContain(rule);
  });

  it('takes what is not known for equal to nothing', async () => {
    const { values } = await read(files, { table: 'a.py#T', map: { n: 'value.n' }, unique: 'n' });
    expect(values.map(shown)).toEqual(['{"n":"one"}', '{"n":"<told>"}']);
  });

  it.each([
    ['a list that is not read', { table: 'a.py#U' }],
    ['a file that is not there', { table: 'nope.py#T' }],
    ['a filter that nobody can answer', { table: 'a.py#T', filter: "value.g = 'g1'" }],
  ])('expects a number that is not known of %s', async (_name, expectation) => {
    const { problems } = await read(files, { table: 'a.py#T', map: 'key', expect: expectation });
    expect(problems.map(({ rule, message }) => `${rule} ${message}`)).toContain(
      'expect-count There are 3 entries, and a number that is not known are expected.',
    );
  });
});
