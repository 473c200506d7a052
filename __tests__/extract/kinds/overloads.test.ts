import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { arityOf } from '../../../src/extract/symbols/overloads.js';
import { folderWith, read } from '../small-repository.js';

const ELIXIR = `defmodule Pilha do
  @moduledoc "Uma pilha."

  def apply(mod, fun, args), do: {mod, fun, args}
  @doc "Aplica."
  def apply(fun, args) when is_function(fun, 1), do: fun.(args)

  @doc "Nova."
  def new(), do: []
  def new(items) when is_list(items), do: items
  def new(%{items: items}), do: items

  def push(stack, item, opts \\\\ [at: :top, with: {1, 2}]), do: {stack, item, opts}
  def pop([first | rest]), do: {first, rest}
  def pop([]), do: nil
  def size, do: 0
  def text(a, b \\\\ "x, (y", c \\\\ ?,), do: {a, b, c}
  defp hidden(a), do: a
  defp hidden(a, b), do: hidden(a + b)
  defmacro quando(condition, do: block), do: {hidden(condition, 1), block}
end
`;
/** What `Code.fetch_docs` of Elixir 1.14 gives. */
const OF_ELIXIR = 'apply/2 apply/3 new/0 new/1 pop/1 push/3 quando/2 size/0 text/3'.split(' ');

const JAVA = `import java.util.*;
public class Pilha<T> {
  public void put(T item) {}
  public void put(T item, Map<String, List<T>> where) {}
  public static <K, V extends Comparable<K>> void put(K[] keys, V... values) {}
  /** Takes several. */
  public T take(final int /* at, least */ count) { return null; }
  public T take(long count) { return null; }
  public T take() { return null; }
}
`;
/** The methods that `javap -public` of JDK 17 lists. */
const OF_JAVA = ['put/1', 'put/2', 'put/2', 'take/0', 'take/1', 'take/1'];

const byArity = (symbols: string) => ({ symbols, of: '*', overloads: 'arity', map: 'name' });

describe('definitions of one name', () => {
  it('have a name for each number of parameters', async () => {
    const elixir = await read({ 'lib/pilha.ex': ELIXIR }, { ...byArity('lib/*.ex'), exported: true });
    expect([...elixir.values].sort()).toEqual(OF_ELIXIR);
    const java = await read({ 'Pilha.java': JAVA }, byArity('Pilha.java'));
    expect([...java.values].sort()).toEqual([...new Set(OF_JAVA)]);
  });

  // What the tools themselves say, where the languages of the world are asked for.
  const has = (program: string, ...args: string[]) =>
    process.env.WORLD !== undefined && spawnSync(program, args).status === 0;

  (has('elixirc', '--version') ? it : it.skip)(
    'are those that Elixir documents',
    () => {
      const folder = folderWith({ 'pilha.ex': ELIXIR });
      expect(spawnSync('elixirc', ['pilha.ex'], { cwd: folder }).status).toBe(0);
      const program =
        '{:docs_v1, _, _, _, _, _, docs} = Code.fetch_docs("Elixir.Pilha.beam"); for {{_, n, a}, _, _, _, _} <- docs, do: IO.puts("#{n}/#{a}")';
      const { stdout } = spawnSync('elixir', ['-e', program], { cwd: folder, encoding: 'utf8' });
      expect(stdout.trim().split('\n').sort()).toEqual(OF_ELIXIR);
    },
    120_000,
  );

  (has('javap', '-version') ? it : it.skip)(
    'are those that Java has',
    () => {
      const folder = folderWith({ 'Pilha.java': JAVA });
      expect(spawnSync('javac', ['Pilha.java'], { cwd: folder }).status).toBe(0);
      const { stdout } = spawnSync('javap', ['-public', join(folder, 'Pilha.class')], { encoding: 'utf8' });
      const methods = [...stdout.matchAll(/ (\w+)\((.*)\);$/gm)].map(([, name, given = '']) => {
        const plain = given.replace(/<.*>/, '');
        return `${name}/${plain === '' ? 0 : plain.split(',').length}`;
      });
      expect(methods.filter(name => !name.startsWith('Pilha')).sort()).toEqual(OF_JAVA);
    },
    120_000,
  );

  it('of one number are together, with all signatures and the documentation that there is', async () => {
    const map = '[name, signature, documentation]';
    const given = { symbols: 'Pilha.java', of: 'Pilha', filter: "$contains(name, 'take')", map };
    expect((await read({ 'Pilha.java': JAVA }, { ...given, overloads: 'arity' })).values).toEqual([
      ['take/1', '(final int count) | (long count)', 'Takes several.'],
      ['take/0', '()', ''],
    ]);
    expect((await read({ 'Pilha.java': JAVA }, { ...given, overloads: 'together' })).values).toEqual([
      ['take', '(final int count) | (long count) | ()', 'Takes several.'],
    ]);
  });

  it('count what is written in a language of its own way', async () => {
    const cs =
      'class C { void M(int a, Dictionary<int, string> b = null) {} void M(params int[] a) {} int N => 1; }\n';
    expect((await read({ 'a.cs': cs }, { ...byArity('a.cs'), of: 'C' })).values).toEqual(['M/2', 'M/1', 'N']);
  });

  it.each([
    ["<'a>(x: &'a str, y: HashMap<'a, fn(u8, u8) -> u8>)", 2],
    ['(a, /, b="x, (y", *, c=(1, 2), **rest)', 4],
    ['(a: \'x,y\' | "z", b = () => [1, 2], { c, d } = {}): Map<A, B>', 3],
    ['(a: Int = g(1, 2), b: (Int, Int) -> Int)', 2],
    ['(int a, void (*b)(int, int))', 2],
    ['(a, b int, c map[string]func(int, int) error) (x, y int)', 3],
    ["(a, b = 'x, y', *rest, key: {a: 1, b: 2}, &block)", 5],
    ['(a = 1 < 2, b = 3 > 2)', 2],
    ['(void)', 0],
    ['(a, b,)', 2],
    ['a b c', undefined],
    ['(a, b', undefined],
  ])('%s has %p parameters', (signature, arity) => {
    expect(arityOf(signature)).toBe(arity);
  });
});

describe('calls of one of several functions', () => {
  const P = 'static String f(Object o) { return "o"; }';
  it.each([
    ['of a class', `class P { ${P} } class A extends P { static String f(String s) { return "s"; }`],
    [
      'of a generic class',
      `class P<T> { ${P} } class A extends P<A> { static String f(String s) { return "s"; }`,
    ],
    ['beside each other', `class A { ${P} static String f(String s) { return "s"; }`],
  ])('%s: which is meant the types of the arguments decide, and none is taken', async (_where, text) => {
    const { values } = await read(
      { 'A.java': `${text} static final String[] K = { f(1) }; }` },
      { table: 'A.java#A.K', map: 'call' },
    );
    expect(values).toEqual(['f']);
  });

  it('one that takes the same as that of the class it is made from goes first', async () => {
    const text = `class P { ${P} } class A extends P { static String f(Object s) { return "s"; } static final String[] K = { f(1) }; }`;
    const { values } = await read({ 'A.java': text }, { table: 'A.java#A.K', map: 'value' });
    expect(values).toEqual(['s']);
  });
});
