import { describe, expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

const FILES = {
  'a.js': `const T = {
  soma: { tipo: 'fn', nomes: { um: 1 } },
  pi: OUTSIDE,
};
const L = [
  { nome: 'soma' },
  OUTSIDE,
];
const C = [
  { titulo: 'um' },
  make('dois'),
];
`,
};
const UNRESOLVED = ['source-unresolved a.js:3'];

describe('what is asked of a value that is not resolved is reported, never taken for nothing', () => {
  it.each([
    'value.tipo',
    'value.nomes.um',
    '$uppercase(value.tipo)',
    "value.tipo ? 'sim' : 'não'",
    '$lookup(value, "tipo")',
    '$keys(value)',
    '$each(value, function($v, $k) { $k })',
    'value.*',
    'value[0].tipo',
    "value = 'x' ? 'sim' : 'não'",
    "$type(value) = 'object' and key = 'pi' ? $uppercase(value) : 'x'",
    "key = 'pi' ? $join([key, value], ', ') : 'x'",
    "key = 'pi' ? value + 1 : 0",
  ])('in a mapping: %s', async map => {
    const { reported, values } = await read(FILES, { table: 'a.js#T', map: { nome: 'key', x: map } });
    expect(reported).toEqual(UNRESOLVED);
    expect(values).toHaveLength(2);
  });

  it.each(['value.tipo = "fn"', 'value = "fn" or key = "soma"', '"fn" in value.tipo', 'value.tipo'])(
    'in a filter, which would leave the record out: %s',
    async filter => {
      const { reported } = await read(FILES, { table: 'a.js#T', filter, map: 'key' });
      expect(reported.filter(each => !each.startsWith('source-empty'))).toEqual(['filter-unresolved a.js:3']);
    },
  );

  it('in a field that is a list', async () => {
    const own = await read(FILES, {
      table: 'a.js#L',
      map: { lista: { each: '[value]', map: { n: 'nome' } } },
    });
    expect(own.reported).toEqual(['source-unresolved a.js:7']);
  });

  it('of a list that is taken apart, by the item that it is in', async () => {
    const files = { 'a.js': "const T = [\n  [{ nome: 'a' },\n   OUTSIDE],\n];\n" };
    const { reported, values } = await read(files, { table: 'a.js#T', each: 'value', map: { n: 'nome' } });
    expect(reported).toEqual(['source-unresolved a.js:3']);
    expect(values[0]).toEqual({ n: 'a' });
  });

  it.each([
    ['value.titulo', ['source-unresolved a.js:11']],
    ['value.params.titulo', ['source-unresolved a.js:11']],
    ['value.titulo ? value.titulo : value.args[0]', ['source-unresolved a.js:11']],
    ['value.args ? value.args[0] : value.titulo', []],
  ])('of a call, whose result nobody knows: %s', async (map, reported) => {
    expect((await read(FILES, { table: 'a.js#C', map: { x: map } })).reported).toEqual(reported);
  });

  it('but its type may be asked', async () => {
    const texts = { table: 'a.js#L', filter: '$type(value) != "object"', map: 'value' };
    expect((await read(FILES, texts)).reported).toEqual(['source-empty refdata.yml:9']);
  });
});

describe('where nothing is resolved in any record, no expression fails', () => {
  const files = {
    'a.js': `function table(given) {
  return [{ nome: 'x', texto: given.um }, { nome: 'y', texto: given.dois }];
}
class Um {}
const T = { a: OUTSIDE, b: make('b'), c: (x) => x, d: Um };
const P = [OUTSIDE, OUTSIDE];
`,
  };
  const expressions = [
    "'--' & value.name",
    "'--' & value.a.b & value.c",
    "value.texto.nome & '!'",
    "'x' + value.name[0]",
    '$uppercase(value.name) & value.other.name',
    'value.name ~> $trim()',
    "value.($.name & 'x')",
    "value[name = 'x'].name",
    '$map(value, function($v) { $v.name })',
    '$sort(value.names)',
    '{ value.name: value.other }',
    "$merge([value, { 'x': 1 }])",
    '$string(value)',
    '$spread(value)',
    '$exists(value.name) ? value.name : key',
  ];
  const places = ['a.js#T', 'a.js#P', 'a.js#table'];
  it.each(expressions.flatMap(expression => places.map(table => [expression, table])))(
    '%s of %s',
    async (expression, table) => {
      for (const steps of [
        { map: { nome: 'key', x: expression } },
        { map: expression },
        { each: expression, map: { x: expression } },
        { filter: expression, map: 'key' },
        { map: { nome: 'key', x: { each: expression, filter: expression, map: expression, sort: 'x' } } },
        { map: { nome: 'key', x: expression }, unique: 'x', sort: 'x' },
        { map: { nome: 'key', x: expression }, group: { by: 'x', into: 'todos' } },
        { map: { nome: 'key' }, join: { table, on: expression, key: expression, map: { y: expression } } },
      ])
        await expect(read(files, { table, ...steps })).resolves.toBeDefined();
    },
  );
});

describe('the constants of a class or module are fields of it', () => {
  it.each([
    [
      'Python',
      'a.py',
      'class A:\n  """Diz."""\n  titulo = "um"\n  @property\n  def x(self): pass\nT = {"a": A}\n',
    ],
    ['JavaScript', 'a.js', "/** Diz. */\nclass A { static titulo = 'um'; }\nconst T = { a: A };\n"],
  ])('%s', async (_, path, text) => {
    const { reported, values } = await read(
      { [path]: text },
      { table: `${path}#T`, map: { t: 'value.titulo', d: 'value.summary' } },
    );
    expect(reported).toEqual([]);
    expect(values).toEqual([{ t: 'um', d: 'Diz.' }]);
  });

  it('of other files, and of their bases', async () => {
    const files = {
      'rules/one.py': 'class Base:\n  nivel = "erro"\nclass One(Base):\n  nome = "um"\n',
      'rules/two.py': 'NOME = "dois"\n',
      'all.py': 'from rules.one import One\nfrom rules import two\nT = [One]\nM = [two]\n',
    };
    const map = { n: 'value.nome', l: 'value.nivel' };
    expect((await read(files, { table: 'all.py#T', map })).values).toEqual([{ n: 'um', l: 'erro' }]);
    expect((await read(files, { table: 'all.py#M', map: 'value.NOME' })).values).toEqual(['dois']);
  });
});

it('a filter that asks for the type first leaves such records out in peace', async () => {
  const filter = '$type(value) = "string" and value = "x"';
  const files = { 'a.js': "const T = ['x', OUTSIDE, 'y'];\n" };
  const { reported, values } = await read(files, { table: 'a.js#T', filter, map: 'value' });
  expect(reported).toEqual([]);
  expect(values).toEqual(['x']);
});

// Zeros are filled in only where it is certain how many there are.
it.each([
  ['int K[60000][60000] = {{1}}', 1],
  ['int K[5] = {1, FOO, 3}', 2],
  ['int K[5] = {1, FOO(2), 3}', 1],
  ['int K[EXT] = {1, 2}', 1],
  ['int K[EXT] = {[1] = 7}', 1],
  ['char K[3][4] = {"ab"}', 0],
])('elements of an array that are not known are told: %s', async (text, told) => {
  const map = '$string(value)';
  const { problems, values } = await read({ 'a.c': `static const ${text};\n` }, { table: 'a.c#K', map });
  expect(problems).toHaveLength(told);
  if (told === 0) expect(values).toEqual(['ab', '', '']);
});
