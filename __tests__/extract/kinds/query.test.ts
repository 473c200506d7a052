import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { read } from '../small-repository.js';

const RUBY = `# Shows the version
option :version, "-v", 'It\\'s \\u'
option :help, "-h", "a #{b}"
`;
const PY = `from names import PREFIX
# The first
define("se", 1, "a", "b")
define(PREFIX + "x", 2)  # the second
`;

const query = (file: string, match: string, more: object = {}) => ({ query: { file, match }, ...more });

describe('captures become fields', () => {
  it('of Ruby, whose tables are not read: text, value, comment, line', async () => {
    const source = query(
      'a.rb',
      '(call arguments: (argument_list . (simple_symbol) @nome.value . (string) @flag . (string) @texto.value))',
      {
        map: '{ "n": nome, "f": flag, "t": texto, "c": comment, "l": line, "k": node }',
        filter: 'nome = "version"',
      },
    );
    const { values, reported } = await read({ 'a.rb': RUBY }, source);
    expect(reported).toEqual([]);
    expect(values).toEqual([
      { n: 'version', f: '"-v"', t: "It's \\u", c: 'Shows the version', l: 2, k: 'simple_symbol' },
    ]);
  });

  it('a value that is worked out when the program runs is reported where it stands', async () => {
    const source = query('a.rb', '(argument_list (simple_symbol) . (string) . (string) @t.value)', {
      map: 't',
    });
    const { reported, problems } = await read({ 'a.rb': RUBY }, source);
    expect(reported).toEqual(['source-unresolved a.rb:3']);
    expect(problems[0]?.message).toContain('b cannot be resolved');
  });

  it('values of a known language follow constants into other files', async () => {
    const source = query(
      'a.py',
      '(call arguments: (argument_list . (_) @nome.value ("," (string) @resto.value)*)) @_call',
      { map: '{ "n": nome, "r": resto, "c": comment }' },
    );
    const { values, reported } = await read({ 'a.py': PY, 'names.py': 'PREFIX = "p-"\n' }, source);
    expect(reported).toEqual([]);
    expect(values).toEqual([
      { n: 'se', r: ['a', 'b'], c: 'The first' },
      { n: 'p-x', r: [], c: 'the second' },
    ]);
  });

  it('a capture that may repeat is a list even where it matches once', async () => {
    const match = '(call arguments: (argument_list (string) @s ("," (string) @s)*))';
    const { values } = await read(
      { 'a.js': '', 'a.py': 'f("a")\ng("b", "c")\n' },
      query('a.py', match, { map: '$string(s)' }),
    );
    expect(values).toEqual(['["\\"a\\""]', '["\\"b\\"","\\"c\\""]']);
  });

  it.each([
    ['a.js', 'f({ "a-b": 1, c: 2 })', '(pair key: (_) @k.value)', ['a-b', 'c']],
    ['a.ts', 'enum A { X = "x" }', '(enum_assignment value: (string) @k.value)', ['x']],
    ['a.tsx', 'const a = <b c="d"/>;', '(jsx_attribute (string) @k)', ['"d"']],
    [
      'a.cs',
      'class A { string x = "a\\tb"; string y = @"c""d"; }',
      '[(string_literal) (verbatim_string_literal)] @k.value',
      ['a\tb', 'c"d'],
    ],
    ['a.php', "<?php f(\"a\\n\", 'b\\'c', true, 12);", '(argument (_) @k.value)', ['a\n', "b'c", true, 12]],
    ['a.rb', 'f nil, %w[a b], 1_000, 2.5', '[(nil) (integer) (float)] @k.value', [null, 1000, 2.5]],
  ])('%s', async (path, text, match, expected) => {
    const { values, reported } = await read({ [path]: text }, query(path, match, { map: 'k' }));
    expect(reported).toEqual([]);
    expect(values).toEqual(expected);
  });

  it('a glob, and a file whose extension says nothing', async () => {
    const match = '(assignment left: (constant) @nome)';
    const files = { 'a.rb': 'A = 1\n', 'b/c.rb': 'B = 2\n', Rakefile: 'C = 3\n' };
    expect((await read(files, query('**/*.rb', match, { map: 'nome' }))).values).toEqual(['A', 'B']);
    const forced = { query: { file: 'Rakefile', match, grammar: 'ruby' }, map: 'nome' };
    expect((await read(files, forced)).values).toEqual(['C']);
  });
});

describe('a query that cannot be used is one clear error', () => {
  const files = { 'a.rb': RUBY, 'b.rb': RUBY, 'a.cob': 'X', 'bad.rb': 'def (\n' };

  it.each([
    [
      'a syntax error',
      '(call @x\n  (string',
      'query-invalid refdata.yml:10',
      /syntax error:\n {2}.*\n {2} *\^$/,
    ],
    [
      'an unknown node',
      '(call\n  (strin) @x)',
      'query-invalid refdata.yml:10',
      /ruby has no node `strin`:\n {4}\(strin\) @x\)\n {5}\^$/,
    ],
    [
      'an unknown field',
      '(call foo: (string) @x)',
      'query-invalid refdata.yml:10',
      /no field `foo`:\n.*\n {8}\^$/,
    ],
    ['an unknown capture', '((string) @x (#eq? @y "a"))', 'query-invalid refdata.yml:10', /captures no `@y`/],
    [
      'an impossible pattern',
      '(string (call) @x)',
      'query-invalid refdata.yml:10',
      /cannot have this pattern/,
    ],
    [
      'a wrong regular expression',
      '((string) @x (#match? @x "("))',
      'query-invalid refdata.yml:10',
      /regular expression/,
    ],
    ['a wrong predicate', '((string) @x (#eq? @x))', 'query-invalid refdata.yml:10', /./],
    ['a capture called file', '(string) @file', 'query-invalid refdata.yml:10', /@file/],
    ['no match', '(class) @x', 'source-empty refdata.yml:10', /matches nothing in \*\*\/\[ab\]\.rb/],
  ])('%s', async (_what, match, reported, message) => {
    const result = await read(files, query('**/[ab].rb', match));
    expect(result.reported).toEqual([reported]);
    expect(result.problems[0]?.message).toMatch(message);
  });

  it('a grammar that is not bundled: the list', async () => {
    const { reported, problems } = await read(files, query('a.cob', '(x) @y'));
    expect(reported).toEqual(['source-language refdata.yml:9']);
    expect(problems[0]?.remedy).toMatch(/c_sharp \(\.cs, \.csx\).*php \(\.php\).*ruby \(\.rb/);
    const named = await read(files, { query: { file: 'a.rb', match: '(x) @y', grammar: 'cobol' } });
    expect(named.problems).toMatchObject([
      { rule: 'source-language', message: 'There is no grammar cobol.' },
    ]);
    expect(named.problems[0]?.remedy).toMatch(/ruby \(\.rb.*`grammars` in refdata.yml/);
  });

  it('a syntax error in the file is reported where it is', async () => {
    const { reported } = await read(files, query('bad.rb', '(method) @x'));
    expect(reported).toContain('source-syntax bad.rb:1');
  });

  it('more matches than anybody can publish', async () => {
    const { reported } = await read({ 'a.py': 'f(1)\n'.repeat(60_000) }, query('a.py', '(_) @x'));
    expect(reported).toEqual(['query-bounds refdata.yml:10']);
  });

  it('matches that pile up end at the same place on every machine, however busy it is', async () => {
    const files = { 'a.py': 'f(1)\n'.repeat(2000) };
    const piling = query('a.py', '(module (expression_statement) @a (expression_statement) @b)');
    const { reported, problems } = await read(files, piling);
    expect(reported).toEqual(['query-bounds refdata.yml:10']);
    expect(problems[0]?.message).toBe('The query has more than 256 matches under way at once in a.py.');
    const neighbours = query('a.py', '(module (expression_statement) @a . (expression_statement) @b)', {
      map: 'a & b',
    });
    expect((await read(files, neighbours)).values).toHaveLength(1999);
  });

  it('one query over files of two grammars is compiled for each of them', async () => {
    const files = { 'a.py': 'f("a")\n', 'b.py': 'f("b")\n', 'c.rb': 'f("c")\n' };
    const { values, reported } = await read(files, query('*.{py,rb}', '(string) @s', { map: 's' }));
    expect(reported).toEqual([]);
    expect(values).toEqual(['"a"', '"b"', '"c"']);
  });

  it('100,000 brackets', async () => {
    const { problems } = await read(
      { 'a.rb': `x = ${'['.repeat(100_000)}${']'.repeat(100_000)}\n` },
      query('a.rb', '(assignment left: (_) @nome)', { map: 'nome' }),
    );
    expect(problems.map(({ rule }) => rule)).toEqual(['source-too-large']);
  });

  it('Latin-1', async () => {
    const bytes = new Uint8Array([0x23, 0x0a, 0x23, 0xe9, 0x0a]);
    expect((await read({ 'a.rb': bytes }, query('a.rb', '(string) @x'))).reported).toEqual([
      'source-encoding a.rb:2',
    ]);
  });
});

const piece = fc.constantFrom(
  '(',
  ')',
  '[',
  ']',
  '"',
  '@a',
  '@b.value',
  '@_c',
  '_',
  'string',
  'call',
  'nil',
  '#eq?',
  '#match? @a',
  '*',
  '+',
  '?',
  '.',
  ' ',
  '\n',
  ':',
  'arguments:',
  '!receiver',
  ';',
  '(string) @a',
  '((constant) @a (#eq? @a "A"))',
);

const RULES_OF_QUERIES = ['query-invalid', 'query-bounds', 'source-empty', 'source-unresolved', 'field-type'];

it('any query gives records or one clear error in refdata.yml', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { minLength: 1, maxLength: 12 }),
      async pieces => {
        const { problems } = await read({ 'a.rb': RUBY }, query('a.rb', `${pieces.join('')} `));
        for (const { rule, place } of problems) {
          expect(RULES_OF_QUERIES).toContain(rule);
          expect(['refdata.yml', 'a.rb']).toContain(place.file);
        }
      },
    ),
    // The second string of the file holds an expression, whose value nobody knows before the program runs.
    { numRuns: 150, examples: [[['(string) @a', '@b.value', ';', '(']]] },
  );
});
