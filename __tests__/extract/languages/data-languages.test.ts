import { describe, expect, it } from '@jest/globals';
import { type Files, read } from '../small-repository.js';
import { SAMPLES } from './samples.js';

/** Every definition of a file on a line, as the samples have them. */
const LINE =
  "(exported ? '' : '- ') & what & ' ' & (container ? container & ' . ' : '') & name & (signature ? ' ' & signature : '') & (documentation != '' ? ' | ' & $replace(documentation, '\\n', ' / ') : '')";

/** A table as an object, and what is reported. */
async function tableOf(files: Files, table: string) {
  const { values, reported } = await read(files, { table, map: { k: 'key', v: 'value' } });
  const entries = (values as { k: string; v: unknown }[]).map(({ k, v }): [string, unknown] => [k, v]);
  return { entries: Object.fromEntries(entries), reported };
}

describe('what a file defines', () => {
  it.each(SAMPLES)('is read by data in $file', async ({ file, source, defines }) => {
    const top = await read({ [file]: source }, { symbols: file, map: LINE });
    const members = await read({ [file]: source }, { symbols: file, of: '*', map: LINE });
    expect([...top.values, ...members.values].sort()).toEqual([...defines].sort());
    expect([...top.reported, ...members.reported]).toEqual([]);
  });

  it('is for others as the last list says that names it (Ruby), and not where its documentation is switched off (Elixir)', async () => {
    const ruby = `class A
  private
  def a; end
  def b; end
  def c; end
  def d; end
  public :a, :b
  public(*%i[c])
  private :b
  private(*%i[d])
  def self.e; end
  private_class_method :e
  public_class_method :e
end
`;
    const elixir = `defmodule M do
  @doc false
  @spec a(term) :: term
  def a(x), do: x
  @doc "B."
  def b, do: 1
  defmodule N do
    @moduledoc false
    def c, do: 1
  end
end
`;
    const source = (file: string) => ({ symbols: file, of: '*', exported: true, map: 'name' });
    expect((await read({ 'a.rb': ruby }, source('a.rb'))).values).toEqual(['a', 'c', 'e']);
    expect((await read({ 'a.ex': elixir }, source('a.ex'))).values).toEqual(['b']);
  });

  it('is found with its line', async () => {
    const source = { symbols: 'a.rb', of: 'A', map: '[name, line]' };
    expect((await read({ 'a.rb': 'class A\n\n  def x; end\nend\n' }, source)).values).toEqual([['x', 3]]);
  });

  it('has a signature of its own for each overload, and for each number of parameters', async () => {
    const kotlin = 'fun f(a: Int) {}\nfun f(a: String, b: Int) {}\n';
    const elixir = 'defmodule M do\n  def f(a), do: a\n  def f(0, b), do: b\n  def f(a, b), do: a\nend\n';
    const map = 'name & signature';
    expect((await read({ 'a.kt': kotlin }, { symbols: 'a.kt', map })).values).toEqual([
      'f(a: Int)',
      'f(a: String, b: Int)',
    ]);
    expect((await read({ 'a.ex': elixir }, { symbols: 'a.ex', of: 'M', map })).values).toEqual([
      'f(a)',
      'f(0, b)',
    ]);
  });
});

describe('definitions in odd forms', () => {
  it.each([
    ['a.rb', 'A, *B = 1, 2\nC ||= 3\n', ['constant A', 'constant B', 'constant C']],
    [
      'a.scala',
      'object M {\n  val A, B = 1\n  var (p, q) = (1, 2)\n}\n',
      ['class M', 'constant A', 'constant B', 'variable p', 'variable q'],
    ],
    ['a.swift', 'public let (x, y) = (1, 2)\n', ['constant x', 'constant y']],
    [
      'a.lua',
      'local z = 1\nlocal a, b = function() end, 2\nx, y = 1, 2\n',
      ['- variable z', '- function a ()', '- variable b', 'variable x', 'variable y'],
    ],
    [
      'a.lua',
      'return { run = helper, ["old-run"] = function(x) end }\n',
      ['constant run', 'function old-run (x)'],
    ],
    ['a.lua', 'local M = {}\nM["a-b"] = function(x) end\nreturn M\n', ['- variable M', 'function a-b (x)']],
    [
      'a.ml',
      'let (let*) x f = f x\nlet a, b = 1, 2\nlet h = fun x y -> x\nlet _ = 1\n',
      ['function let* x f', 'constant a', 'constant b', 'function h x y'],
    ],
    [
      'a.ml',
      'class p = object method get = 1 method private own = 2 end\n',
      ['class p', 'method get ()', '- method own ()'],
    ],
    [
      'a.zig',
      'pub fn Gen(comptime T: type) type {\n    return struct { v: T, pub fn get(self: @This()) T { return self.v; } };\n}\npub const @"a b" = 1;\nconst E = error{Bad};\n',
      [
        'function Gen (comptime T: type)',
        'variable v',
        'method get (self: @This())',
        'constant a b',
        '- enum E',
        '- constant Bad',
      ],
    ],
    [
      'a.dart',
      'class K { int operator [](int i) => 1; }\nextension on int { int own() => 1; }\ntypedef void F(int a);\n',
      ['class K', 'method [] (int i)', 'type F (int a)'],
    ],
    [
      'a.kt',
      'class A(val x: Int) {\n  constructor() : this(0)\n  private companion object { val hidden = 1 }\n  class I { fun d() {} }\n}\nval (p, _) = 1 to 2\n',
      [
        'class A (val x: Int)',
        'variable x',
        'method constructor ()',
        '- variable hidden',
        'class I',
        'method d ()',
        'variable p',
      ],
    ],
    [
      'a.cs',
      'public class P(int a) { private protected void Q() {} protected internal void R() {} }\n',
      ['class P (int a)', '- method Q ()', 'method R ()'],
    ],
  ])('are found in %s: %j', async (file, source, expected) => {
    const map = "(exported ? '' : '- ') & what & ' ' & name & (signature ? ' ' & signature : '')";
    const top = await read({ [file]: source }, { symbols: file, map });
    const members = await read({ [file]: source }, { symbols: file, of: '*', map });
    expect([...top.values, ...members.values].sort()).toEqual([...expected].sort());
    expect([...top.reported, ...members.reported]).toEqual([]);
  });
});

describe('what is another member, for nobody, or worked out', () => {
  const both = async (files: Files, file: string) => {
    const [top, members] = [
      await read(files, { symbols: file, map: LINE }),
      await read(files, { symbols: file, of: '*', map: LINE }),
    ];
    return {
      lines: [...top.values, ...members.values] as string[],
      problems: [...top.problems, ...members.problems],
    };
  };

  it.each([
    [
      'a.rb',
      `class Box
  attr :kind
  attr_reader *%i[p q]
  def_delegators :@items, :size
  def_delegator :@items, :first, :head
  delegate :email, to: :user
  Pt = Struct.new(:x)
  alias_method :open, :secret
  private
  def secret; end
  alias shown kind
end
`,
      [
        'class Box',
        ...'kind p q size head email shown'.split(' ').map(name => `method Box . ${name} ()`),
        'class Box . Pt',
        'method Box.Pt . x ()',
        '- method Box . open',
        '- method Box . secret ()',
      ],
    ],
    ['a.cs', 'public record R(int X) { }\n', ['class R (int X)', 'variable R . X']],
    [
      'a.swift',
      'public extension A {\n  func e1() {}\n  private func e2() {}\n  fileprivate struct H { func x() {} }\n}\n',
      ['method A . e1 ()', '- method A . e2 ()', '- class A . H', '- method A.H . x ()'],
    ],
    [
      'a.lua',
      'local M = {\n  --- does f\n  f = function(a) end,\n  x = 1,\n}\nM.n = { g = function() end }\nreturn M\n',
      ['- variable M', 'function f (a) | does f', 'constant n', 'method M.n . g ()'],
    ],
    // A comment documents what stands right behind it, and not what is on the next line.
    [
      'a.scala',
      '/** c */ class C\nclass D\n/** e\n  * more */ def e = 1\n',
      ['class C | c', 'class D', 'function e () | e / more'],
    ],
    [
      'a.kt',
      'enum class E { A, /** b */ B, C }\n',
      ['enum E', 'constant E . A', 'constant E . B | b', 'constant E . C'],
    ],
  ])('in %s: %#', async (file, source, expected) => {
    const { lines, problems } = await both({ [file]: source }, file);
    expect([...lines].sort()).toEqual([...expected].sort());
    expect(problems).toEqual([]);
  });

  it.each([
    [
      'a.rb',
      'class A\n  NAMES.each { |n| define_method("get_#{n}") { n } }\n  attr_accessor(*NAMES)\nend\n',
      'line 2), attr_accessor(*NAMES) (line 3)',
    ],
    [
      'a.ex',
      'defmodule M do\n  for n <- [:a] do\n    def unquote(n)(), do: 1\n  end\nend\n',
      'def unquote(n)(), do: 1 (line 3)',
    ],
    [
      'a.lua',
      'local M = {}\nfor _, k in ipairs(L) do M[k] = function() end end\nreturn M\n',
      'M[k] = function() end (line 2)',
    ],
    [
      'a.php',
      '<?php\ndefine("A", 1);\ndefine($x, 2);\ndefine("get_$x", 3);\n',
      'define($x, 2) (line 3), define("get_$x", 3)',
    ],
    [
      'b.php',
      '<?php\nclass K { use T { a as get_b; c as private; } }\n\\class_alias("K", "get_L");\n',
      'a as get_b (line 2), \\class_alias(',
    ],
    ['a.scala', 'object A {\n  export B.{g, h as get_i}\n}\n', 'export B.{g, h as get_i} (line 2)'],
    ['a.ml', 'let f x = x\ninclude Get_foo\n', 'include Get_foo (line 2)'],
    ['a.dart', 'export "b.dart";\nvoid f() {}\n', 'export "b.dart"; (line 1)'],
    [
      'a.zig',
      'pub fn f() void {}\npub usingnamespace @import("x.zig");\n',
      'usingnamespace @import("x.zig")',
    ],
  ])('is told in %s', async (file, source, said) => {
    const { lines, problems } = await both({ [file]: source }, file);
    expect(lines.join()).not.toMatch(/get_|unquote/);
    expect(problems.map(({ rule, message }) => `${rule}: ${message}`).join()).toContain(
      `source-not-taken: ${file} may define more names, which its text alone does not say: `,
    );
    expect(problems.map(({ message }) => message).join()).toContain(said);
  });
});

describe('a table', () => {
  it.each([
    ['a.rb', 'W = { "if" => 1, els: [1, -2], c: T.make("z", kind: 3), w: %w[a b] }.freeze\n'],
    [
      'a.php',
      "<?php\nconst W = ['if' => 1, 'els' => [1, -2], 'c' => T::make('z', kind: 3), 'w' => ['a', 'b']];\n",
    ],
    [
      'a.cs',
      'class C { static readonly object W = new Dictionary<string, object> { { "if", 1 }, ["els"] = new[] { 1, -2 }, ["c"] = T.make("z", kind: 3), ["w"] = new List<string> { "a", "b" } }; }\n',
    ],
    [
      'a.kt',
      'val W = mapOf("if" to 1, "els" to listOf(1, -2), "c" to T.make("z", kind = 3), "w" to setOf("a", "b"))\n',
    ],
    [
      'a.swift',
      'let W: [String: Any] = ["if": 1, "els": [1, -2], "c": T.make("z", kind: 3), "w": ["a", "b"]]\n',
    ],
    [
      'a.scala',
      'val W = Map("if" -> 1, "els" -> List(1, -2), "c" -> T.make("z", kind = 3), "w" -> Set("a", "b"))\n',
    ],
    [
      'a.ex',
      'defmodule M do\n  @w %{"if" => 1, els: [1, -2], c: T.make("z", kind: 3), w: ["a", "b"]}\nend\n',
    ],
  ])('is read by names of nodes in %s', async (file, source) => {
    const { entries, reported } = await tableOf({ [file]: source }, `${file}#${file === 'a.ex' ? 'w' : 'W'}`);
    expect(entries).toMatchObject({ if: 1, els: [1, -2], w: ['a', 'b'] });
    expect(entries.c).toMatchObject({
      call: expect.stringMatching(/make$/),
      args: ['z'],
      kwargs: { kind: 3 },
    });
    expect(reported).toEqual([]);
  });

  it.each([
    ['a.lua', 'local W = { ["if"] = 1, els = { 1, -2 }, ["x y"] = "a" .. "" }\n', { if: 1, els: [1, -2] }],
    ['a.dart', "const W = {'if': 1, 'els': [1, -2]};\n", { if: 1, els: [1, -2] }],
    ['a.zig', 'const W = .{ .@"if" = 1 };\n', {}],
    ['a.ml', 'let w = { a = 1; b = "x" }\n', { a: 1, b: 'x' }],
  ])('is read in %s', async (file, source, expected) => {
    const { entries } = await tableOf({ [file]: source }, `${file}#${file === 'a.ml' ? 'w' : 'W'}`);
    expect(entries).toMatchObject(expected);
  });

  it.each([
    [
      'a.hs',
      'w = [("if", 1), ("else", -2)]\n',
      [
        ['if', 1],
        ['else', -2],
      ],
    ],
    [
      'a.ml',
      'let w = [ "if", 1; "else", -2 ]\n',
      [
        ['if', 1],
        ['else', -2],
      ],
    ],
    ['a.sh', 'w=(a "b c" 3)\n', ['a', 'b c', '3']],
    ['a.rb', 'w = [nil, true, 1_000, 2.5, "a\\tb", \'c\', :d]\n', [null, true, 1000, 2.5, 'a\tb', 'c', 'd']],
    ['a.zig', 'const w = [_][]const u8{ "a", "b" };\n', ['a', 'b']],
    ['a.dart', 'var w = <String>[\'a\', "b"];\n', ['a', 'b']],
    ['a.dart', "const w = {'a', ...x, 'b'};\nconst x = ['y'];\n", ['a', 'y', 'b']],
    ['a.kt', 'val w = setOf("b", "a", "b") + listOf("c")\n', ['b', 'a', 'c']],
    ['a.scala', 'object M { val w = "q" :: "x" :: "z" :: Nil }', ['q', 'x', 'z']],
    ['a.scala', 'object M { val w = "q" :: List("x") ++ List("z") }\n', ['q', 'x', 'z']],
    [
      'a.hs',
      'w = "q" : ["x"] ++ [E { name = "n", ok = True }, E "y" 2]\n',
      [
        'q',
        'x',
        { call: 'E', args: [], kwargs: { name: 'n', ok: true } },
        { call: 'E', args: ['y', 2], kwargs: {} },
      ],
    ],
    ['a.swift', 'let w = [0x1F, 0b11] + [0o17]\n', [31, 3, 15]],
    ['a.zig', 'const w = [_]u8{ 1 } ++ [_]u8{ 2 };\n', [1, 2]],
  ])('that is a list is read in %s', async (file, source, expected) => {
    const { values, reported } = await read({ [file]: source }, { table: `${file}#w`, map: 'value' });
    expect([values, reported]).toEqual([expected, []]);
  });

  it.each([
    ['a.php', "<?php\nenum K: string { case A = 'a'; case B = 'b'; }\n", { A: 'a', B: 'b' }],
    ['a.cs', 'enum K { A = 4, B, C = 9 }\n', { A: 4, B: 5, C: 9 }],
    ['a.swift', 'enum K: Int { case A, B = 5, C }\n', { A: 0, B: 5, C: 6 }],
    ['a.swift', 'enum K: String { case A = "+", B = "-"; case C }\n', { A: '+', B: '-', C: 'C' }],
    ['a.scala', 'enum K { case A, B\n case C }\n', { A: 'A', B: 'B', C: 'C' }],
    ['a.scala', 'enum K(n: Int) { case A extends K(1) }\n', { A: { call: 'A', args: [1], kwargs: {} } }],
    ['a.zig', 'const K = enum(u8) { A = 4, B, C = 0x10 };\n', { A: 4, B: 5, C: 16 }],
    ['a.swift', 'enum K: String { case A = "a"\n case B }\n', { A: 'a', B: 'B' }],
    ['a.dart', 'enum K { A, B }\n', { A: 'A', B: 'B' }],
    [
      'a.dart',
      'enum K { A(1); const K(this.n); final int n; }\n',
      { A: { call: 'A', args: [1], kwargs: {} } },
    ],
    ['a.kt', 'enum class K(val n: Int) { A(n = 1) }\n', { A: { call: 'A', args: [], kwargs: { n: 1 } } }],
    ['a.rb', 'class K\n  A = 1\n  B = "b"\nend\n', { A: 1, B: 'b' }],
    ['a.php', '<?php\nclass K { const A = 1; const B = "b"; }\n', { A: 1, B: 'b' }],
  ])('is the constants of a type in %s', async (file, source, expected) => {
    const { entries, reported } = await tableOf({ [file]: source }, `${file}#K`);
    expect([entries, reported]).toEqual([expected, []]);
  });

  it.each([
    ['a.rb', 'W = ["a"]\nW << "b" if ARGV[0]\n'],
    ['a.rb', 'W = Set.new(["a"])\nW << "b"\n'],
    ['a.ml', 'let w = Hashtbl.create 9\nlet () = List.iter (fun k -> Hashtbl.add w k 1) ["a"]\n'],
    ['a.scala', 'object M {\n  val W = ListBuffer("a")\n  W += "b"\n}\n'],
    ['a.rb', 'W = ["a"]\nW.push("b", "c")\n'],
    ['a.rb', 'W = { k: ["a"] }\nW[:k] << "b"\n'],
    ['a.php', "<?php\n$W = ['k' => ['a']];\n$W['k'][] = 'b';\n"],
    ['a.lua', 'local W = { a = { 1 } }\nW.a.b = 2\n'],
    ['a.lua', 'local W = { a = { 1 } }\ntable.insert(W.a, 2)\n'],
    ['a.kt', 'val W = mutableMapOf("a" to 1)\nfun f() { W["b"] = 2 }\n'],
    ['a.kt', 'val W = mutableListOf("a")\nfun main() { W.add("b") }\n'],
    ['a.lua', 'local W = { "a" }\ntable.insert(W, 1, "b")\n'],
    ['a.php', "<?php\n$W = ['a'];\narray_unshift($W, 'b');\n"],
    ['a.cs', 'class C { static List<string> W = new List<string> { "a" }; void f() { W.Add("b"); } }\n'],
  ])('says that it is changed: %s %j', async (file, source) => {
    const name = source.includes('W') ? 'W' : 'w';
    const { reported } = await read({ [file]: source }, { table: `${file}#${name}`, map: 'value' });
    expect(reported.some(text => text.startsWith('table-changed'))).toBe(true);
  });

  it.each([
    ['a.rb', 'module L\n  W = %w[a]\nend\nL::W << "b"\n'],
    ['a.rb', 'module L\n  W = { a: 1 }\nend\nL::W[:b] = 2\n'],
    ['a.kt', 'object L { val W = mutableListOf("a") }\nfun f() { L.W.add("b") }\n'],
    [
      'a.cs',
      'class L { public static List<string> W = new() { "a" }; }\nclass X { static X() { L.W.Add("b"); } }\n',
    ],
  ])('says that another part of the program changes it: %s %j', async (file, source) => {
    const { reported } = await read({ [file]: source }, { table: `${file}#L.W`, map: 'value' });
    expect(reported.some(text => text.startsWith('table-changed'))).toBe(true);
    const other = source.replace(/\bL(?=\.W|::W)/, 'Other');
    expect((await read({ [file]: other }, { table: `${file}#L.W`, map: 'value' })).reported).toEqual([]);
  });

  it.each([
    ['a.swift', 'let w = ["""\n    um\n      dois\n    """]\n', ['um\n  dois']],
    ['a.cs', 'class C { string[] w = { """\n    um\n      dois\n    """ }; }\n', ['um\n  dois']],
    ['a.ex', 'defmodule M do\n  @w ["""\n  um\n    dois\n  """]\nend\n', ['um\n  dois\n']],
    ['a.lua', 'w = { [[\num\n]], "\\65\\x41" }\n', ['um\n', 'AA']],
    ['a.kt', 'val w = listOf("""\n um""")\n', ['\n um']],
    ['a.cs', 'class C { const string A = "a"; string[] w = { A + "b", A }; }\n', ['ab', 'a']],
  ])('has the texts that the language reads in %s', async (file, source, expected) => {
    const table = file === 'a.cs' ? 'a.cs#C.w' : `${file}#w`;
    const { values, reported } = await read({ [file]: source }, { table, map: 'value' });
    expect([values, reported]).toEqual([expected, []]);
  });

  it.each([
    ['a.rb', 'W = { "a" => 017, "b" => `ls`, **rest }\n'],
    ['a.dart', "const W = ['a' 'b', '$x'];\n"],
    ['a.swift', 'let W = ["\\(x)"]\n'],
    ['a.kt', 'val W = listOf("$x", 0x)\n'],
  ])('reports what is no constant in %s', async (file, source) => {
    const { reported, values } = await read({ [file]: source }, { table: `${file}#W`, map: 'value' });
    expect(reported.length).toBeGreaterThan(0);
    expect(JSON.stringify(values)).not.toContain('15');
  });

  it.each([
    ['a.scala', 'val w = List("a\\nb")\n'],
    ['a.dart', "const w = ['a\\nb'];\n"],
    ['a.ml', 'let w = [ "a\\nb" ]\n'],
    ['a.kt', 'val w = listOf("a\\nb")\n'],
    ['a.swift', 'let w = ["a\\nb"]\n'],
    ['a.ex', 'defmodule M do\n  @w ["a\\nb"]\nend\n'],
  ])('has texts with escapes in %s', async (file, source) => {
    const { values, reported } = await read({ [file]: source }, { table: `${file}#w`, map: 'value' });
    expect([values, reported]).toEqual([['a\nb'], []]);
  });
});

describe('a language that is not read', () => {
  it('says what can be done', async () => {
    const { problems } = await read({ 'a.zzz': 'x' }, { symbols: 'a.zzz' });
    expect(problems[0]?.remedy).toMatch(/`grammars` in refdata.yml.*docs\/languages\.md.*`pattern`/s);
    const html = await read({ 'a.html': '<p>x</p>' }, { symbols: 'a.html' });
    expect(html.problems[0]?.message).toContain('Of HTML (a.html) there is a grammar');
    expect(html.problems[0]?.remedy).toMatch(/`query` or `pattern`/);
  });
});
