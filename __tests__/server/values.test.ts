import { expect, test } from '@jest/globals';
import { read, routesOf } from './project.js';

/** Paths of routes in a loop over a list. */
function pathsOver(list: string, before = ''): string[] {
  const program = `${before}server s on 1:\n    cycle p in ${list}:\n        route GET "/" + str(p):\n            respond text "x"\n`;
  return routesOf(program).map(route => route.replace('GET /', ''));
}

test.each([
  ['["a", "ß"] >> morph w: w.upper()', ['A', 'SS']],
  ['["b", "a"] >> sift w: w isnt "b"', ['a']],
  ['{"um": 1, "dois": 2}.keys()', ['um', 'dois']],
  ['[k + str(v) cycle k, v in {"um": 1}.items()]', ['um1']],
  ['[k * 2 cycle k in {1: "um"}]', ['2']],
  ['sorted(["𝒳", "ﬁ", "a"])', ['a', 'ﬁ', '𝒳']],
  ['["a𝒳b".reverse(), "a𝒳b"[1:2], len("a𝒳b")]', ['b𝒳a', '𝒳', '3']],
  ['range(3, 0, -2)', ['3', '1']],
  ['reversed("a-b".split("-"))', ['b', 'a']],
  ['map(lambda n => n % 3, [-1, 4])', ['2', '1']],
  ['[1 / 2, 7 ~/ -2, 2 ** 3, 1.0]', ['0.5', '-4', '8', '1.0']],
  ['[yes, [1, "a"], {"k": 2.5}]', ['yes', '[1, a]', '{k: 2.5}']],
  ['["a", yes, 1.5].join("/").split("/")', ['a', 'True', '1.5']],
  ['[(1, "a")[0], "-" * 2, "x".center(4, "_")]', ['1', '--', '_x__']],
  ['sorted(["bb", "a"], lambda w => len(w), yes)', ['bb', 'a']],
])('%s', (list, paths) => {
  expect(pathsOver(list)).toEqual(paths);
});

test('records and enums are what they hold', () => {
  const before = `record Recurso:
    nome: String
    versao: Integer := 1
    action base():
        yield "v" + str(self.versao) + "-" + self.nome
enum Area:
    Loja
    Painel := "admin"
`;
  expect(pathsOver('[Recurso("a").base(), (Recurso("b", 2) with {"nome": "c"}).base()]', before)).toEqual([
    'v1-a',
    'v2-c',
  ]);
  expect(pathsOver('Area.values() + [Area.Loja, Area("admin").name]', before)).toEqual([
    'Loja',
    'admin',
    'Area.Loja',
    'Painel',
  ]);
});

test('what an object holds is known until something that is not followed may change it', () => {
  const program = (change: string) => `adopt Kiln
blueprint Tela:
    nome := "a"
    action troca(n):
        self.nome := n
t := spawn Tela()
app := Kiln.forge("l")
${change}
Kiln.get(app, "/" + t.nome, h)
`;
  expect(routesOf(program(''))).toEqual(['GET /a']);
  expect(routesOf(program('t.nome := "b"'))).toEqual(['GET /b']);
  expect(routesOf(program('t.troca("c")'))).toEqual(['GET /c']);
  expect(routesOf(program('t.troca(ler())'))).toEqual(['GET "/" + t.nome (unresolved)']);
  expect(routesOf(program('mexer(t)'))).toEqual(['GET "/" + t.nome (unresolved)']);
  expect(routesOf(program('given ler():\n    t.nome := "d"'))).toEqual(['GET "/" + t.nome (unresolved)']);
});

test('a list that something changes is not known any more, wherever it is', () => {
  const program = (change: string) => `v := {"xs": ["a"]}\n${change}\n`;
  expect(pathsOver('v["xs"]', program('v["xs"].push("b")'))).toEqual(['a', 'b']);
  expect(pathsOver('v["xs"]', program('v["xs"].insert(0, "b")'))).not.toEqual(['a']);
  expect(pathsOver('v.keys()', program('v.delete("xs")'))).not.toEqual(['xs']);
});

test('routes that a function registers for each item are there', () => {
  const program = 'adopt Kiln\napp := Kiln.forge("l")\n';
  expect(routesOf(`${program}map(lambda p => Kiln.get(app, p, h), ["/a", "/b"])\n`)).toEqual([
    'GET /a',
    'GET /b',
  ]);
  expect(routesOf(`${program}["/a"] >> morph p: Kiln.get(app, p, h)\n`)).toEqual(['GET /a']);
  const { servers, gaps } = read(`${program}caminhos() >> morph p: Kiln.get(app, p, h)\n`);
  expect(gaps).toEqual([]);
  expect(servers[0]?.routes).toMatchObject([{ certainty: 'unresolved', method: 'GET' }]);
});

test('what grows without bound is not worked out', () => {
  const doubled = 'x := "ab"\ncycle i from 1 to 60:\n    x := x.replace("a", "aaaa") + x\n';
  expect(pathsOver('[x]', doubled)[0]).toContain('(unresolved)');
  const shared = `l := ["a"]\n${'l := [l, l, l, l]\n'.repeat(30)}`;
  expect(pathsOver('[l]', shared)[0]).toContain('(unresolved)');
  expect(pathsOver('l.flatten()', shared)[0]).toContain('(');
  expect(() => pathsOver('[1]', 'x := range(100000)\n'.repeat(2_000))).toThrow('steps');
});
