import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { folderWith, read, readIn } from '../small-repository.js';

const PYTHON = `from dataclasses import dataclass
from typing import NamedTuple

class Plain:
    nome = "da classe"
    nível = 0
    def __init__(self, nome, nível):
        self.nome = nome
        self.nível: int = nível
        self.tudo = nome + "!"

class Child(Plain):
    nome = "da filha"

@dataclass
class Data:
    codigo: str
    texto: str = "padrão"

class Tuple(NamedTuple):
    codigo: str
    texto: str = "padrão"
    def inteiro(self):
        return f"{self.codigo}: {self.texto}"

p = Plain("próprio", 2)
c = Child("próprio", 3)
d = Data("D1", "dado")
t = Tuple("T1", "dado")
L = [p.nome, p.nível, p.tudo, c.nome, c.nível, d.codigo, d.texto, Data("D2").texto, t.codigo, t.texto, t.inteiro()]
M = {each.codigo: each.texto for each in [d, t]}
`;

describe('what an instance has of its own comes before what its class has', () => {
  const folder = folderWith({ 'a.py': PYTHON });
  const truth = spawnSync('python3', ['-c', 'import a, json; print(json.dumps([a.L, a.M]))'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });

  it('as Python itself has it', async () => {
    const [list, map] = JSON.parse(truth.stdout) as [unknown[], Record<string, unknown>];
    expect((await readIn(folder, { table: 'a.py#L' })).values).toEqual(list);
    const { values } = await readIn(folder, { table: 'a.py#M', map: { k: 'key', v: 'value' } });
    expect(values).toEqual(Object.entries(map).map(([k, v]) => ({ k, v })));
  });

  it('and is reported where the constructor may assign something else', async () => {
    const text =
      'class A:\n  x = 1\n  y = 2\n  def __init__(self, x):\n    if x:\n      self.x = x\na = A(5)\n';
    const files = folderWith({ 'a.py': `${text}X = [a.x]\nY = [a.y]\n` });
    const { reported, problems } = await readIn(files, { table: 'a.py#X' });
    expect(reported).toEqual(['source-unresolved a.py:8']);
    expect(problems[0]?.message).toContain('(a.py:4)');
    expect((await readIn(files, { table: 'a.py#Y' })).values).toEqual([2]);
  });

  it('in JavaScript, where what is static is not that of an instance', async () => {
    const text = 'class A { static x = 1; constructor(x) { this.x = x; } }\nconst L = [new A(5).x, A.x];\n';
    const { reported, values } = await readIn(folderWith({ 'a.js': text }), { table: 'a.js#L' });
    expect(reported).toEqual(['source-unresolved a.js:2']);
    expect(values[1]).toBe(1);
  });
});

it.each([
  ['a.py', '# self.reset() was called once.', 1],
  ['a.py', 'Cmd.reset(self)', null],
  ['a.py', 'self.reset ()', null],
  ['a.js', '/* this["++"](0) */', 1],
  ['a.js', 'this["++"](0);', null],
])('what a constructor calls, and not what its text says, may set a field: %s, %s', async (path, last, n) => {
  const text = path.endsWith('.py')
    ? `class Cmd:\n  def __init__(self, n):\n    self.n = n\n    ${last}\n  def reset(self):\n    self.n = 0\nK = [Cmd(1)]\n`
    : `class Cmd { constructor(n) { this.n = n; ${last} } '++'(n) { this.n = n; } }\nconst K = [new Cmd(1)];\n`;
  const { values, problems } = await readIn(folderWith({ [path]: text }), {
    table: `${path}#K`,
    map: 'value.params.n',
  });
  const told = problems.map(({ message }) => message);
  if (n === null)
    expect(told).toEqual([expect.stringContaining('the constructor of Cmd calls what changes it')]);
  else expect({ values, told }).toEqual({ values: [n], told: [] });
});

// What Java 17 prints of the fields of these objects.
it('a constructor of Java that calls another one gives what that is given', async () => {
  const source = `import java.util.List;
record Cmd(String name, int arity) { Cmd(String name) { this(name, 7); } }
class Old {
  final String name; final int arity; final String help;
  Old(String name, int arity, String help) { this.name = name; this.arity = arity; this.help = help; }
  Old(String name, int arity) { /* as it is */ this(name, arity + 1, name + "!"); }
  Old(String n) { this(n, 7); }
}
class K {
  static final List<Cmd> NEW = List.of(new Cmd("a"), new Cmd("b", 2));
  static final List<Old> OLD = List.of(new Old("a"),
    new Old("b", 2),
    new Old("c", 3, "h"));
}
`;
  const map = { nome: 'params.name', n: 'params.arity' };
  const short = await read({ 'K.java': source }, { table: 'K.java#NEW', map });
  expect([short.values, short.reported]).toEqual([
    [
      { nome: 'a', n: 7 },
      { nome: 'b', n: 2 },
    ],
    [],
  ]);
  const long = await read({ 'K.java': source }, { table: 'K.java#OLD', map: { ...map, h: 'params.help' } });
  expect([long.values, long.reported]).toEqual([
    [
      { nome: 'a', n: 8, h: 'a!' },
      { nome: 'b', n: 3, h: 'b!' },
      { nome: 'c', n: 3, h: 'h' },
    ],
    [],
  ]);
});
