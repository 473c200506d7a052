import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { oneIn } from '../../weekly.js';
import { canRunHere } from '../interpreter.js';
import { folderWith, read, readIn } from '../small-repository.js';
import { canonical, DATA_LANGUAGES, tableOf, truthOf } from './data-runners.js';

/** Programs that make a table and may change it, in languages that are read by data alone: the interpreter is the judge. */
describe.each(Object.entries(DATA_LANGUAGES))('%s', (name, language) => {
  const [command] = language.command;
  const here = canRunHere(command, language.version) ? it : it.skip;

  here(
    'holds what is read, or what is read is told to be another',
    async () => {
      const path = join(import.meta.dirname ?? '.', 'data-programs', `${name}.txt`);
      const parts = readFileSync(path, 'utf8')
        .split(/^= (harmless|changes)(?: (\S+))?\n/m)
        .slice(1);
      const programs = Array.from({ length: parts.length / 3 }, (_, i) => parts.slice(3 * i, 3 * i + 3));
      const wrong: string[] = [];
      for (const program of oneIn(3, programs)) {
        const [kind, table = 'K', text] = program as [string, string | undefined, string];
        const [own = '', ...others] = text.split(/^## (\S+)\n/m);
        const files: Record<string, string> = {};
        for (let j = 0; j < others.length; j += 2) files[others[j] as string] = others[j + 1] as string;
        const truth = truthOf(language, own, files);
        const folder = folderWith({ ...files, [language.file]: language.before + own });
        const { values, reported } = await readIn(folder, {
          table: `${language.file}#${table}`,
          map: '$string($)',
        });
        rmSync(folder, { recursive: true });
        const ours = tableOf(values, truth);
        const told = reported.filter(each => !each.startsWith('table-changed-later'));
        const isRight = canonical(ours) === canonical(truth);
        if (kind === 'harmless' ? told.length > 0 || !isRight : told.length === 0 && !isRight)
          wrong.push(`${text}holds ${canonical(truth)}\nread  ${canonical(ours)}\n${told.join('\n')}`);
      }
      expect(wrong).toEqual([]);
    },
    240_000,
  );
});

/** Languages that cannot be run where the tests run, judged by eye: what is told of `K`. */
const BY_EYE: readonly (readonly [file: string, text: string])[] = [
  ['a.swift', 'var K = ["b", "a"]\nK.sort()'],
  ['a.swift', 'var K = ["a": 1]\nK["b"] = 2'],
  ['a.swift', 'var K = ["a"]\nfunc fill(_ t: inout [String]) { t.append("b") }\nfill(&K)'],
  ['a.swift', 'var K = ["a": ["x"]]\nK["a"]!.append("y")'],
  ['a.swift', 'var K = ["a": 1]\nK["a", default: 0] += 1'],
  ['a.swift', 'var K = ["a"]\nfor i in K.indices { K[i] = "z" }'],
  ['a.kt', 'val K = mutableMapOf("a" to 1)\nval x = K.getOrPut("b") { 2 }'],
  ['a.kt', 'val K = mutableListOf("a")\nval x = K.also { it.add("b") }'],
  ['a.kt', 'val K = mutableListOf(mutableListOf("a"))\nval x = K.first().add("b")'],
  ['a.kt', 'val K = mutableListOf("a")\nval L = K\nval x = L.add("b")'],
  ['a.dart', "final K = ['a'];\nfinal L = K;\nfinal x = L.add('b');"],
];

/** What only reads a table, in the same languages. */
const READ: readonly (readonly [file: string, text: string])[] = [
  [
    'a.swift',
    'let K = ["b", "a"]\nlet s = K.sorted()\nlet n = K.count + K[0].count\nfor k in K { print(k) }',
  ],
  ['a.swift', 'var K = ["a"]\nvar L = K\nL.append("b")\nif K[0] == "a" { print(K) }'],
  [
    'a.kt',
    'val K = listOf("a")\nval n = K.size + K.map { it.length }.sum()\nfun f() { for (k in K) println(k) }',
  ],
  ['a.dart', "final K = ['a'];\nfinal n = K.length;\nfinal m = K[0] == 'a' ? 1 : 2;"],
];

const EYE_FILES = {
  'kotlin.txt': 'a.kt',
  'scala.txt': 'a.scala',
  'swift.txt': 'a.swift',
  'csharp.txt': 'a.cs',
  'dart.txt': 'a.dart',
  'bash.txt': 'a.sh',
  'ocaml.txt': 'a.ml',
  'elixir.txt': 'a.ex',
};

/** Languages in which a capital does not begin the name of a value. */
const LOWERCASE = new Set(['ocaml.txt', 'elixir.txt']);

it.each(Object.entries(EYE_FILES))(
  '%s: what changes a table is told, what only reads it is not',
  async (name, file) => {
    const path = join(import.meta.dirname ?? '.', 'data-by-eye', name);
    const parts = readFileSync(path, 'utf8')
      .split(/^= (harmless|changes)\n/m)
      .slice(1);
    const wrong: string[] = [];
    for (let i = 0; i < parts.length; i += 2) {
      const [kind, text = ''] = parts.slice(i, i + 2);
      const { reported } = await read(
        { [file]: text },
        { table: `${file}#${LOWERCASE.has(name) ? 'k' : 'K'}`, map: 'value' },
      );
      const told = reported.filter(each => !each.startsWith('table-changed-later'));
      const isRight = kind === 'harmless' ? told.length === 0 : told.length > 0;
      if (!isRight) wrong.push(`${kind}:\n${text}${told.join('\n')}`);
    }
    expect(parts.length / 2).toBeGreaterThan(name === 'elixir.txt' ? 5 : 25);
    expect(wrong).toEqual([]);
  },
);

it.each(BY_EYE)('%s: a change is told: %s', async (file, text) => {
  const { reported } = await read({ [file]: `${text}\n` }, { table: `${file}#K`, map: 'value' });
  expect(reported.join()).toMatch(/table-changed |table-escapes /);
});

it.each(READ)('%s: what only reads is not told: %s', async (file, text) => {
  const { reported } = await read({ [file]: `${text}\n` }, { table: `${file}#K`, map: 'value' });
  expect(reported).toEqual([]);
});

/** Where each use or each item was once held against the whole file. */
const LARGE: readonly (readonly [table: string, text: string])[] = [
  ['a.rb#A.K', `class A; K=["a"]; end\nX=[${'1, '.repeat(30_000)}1]\n${'K << 1\n'.repeat(20)}`],
  ['a.ml#t', `let a = 1\nlet t = [${'a; '.repeat(4000)}a]\n`],
];

it.each(LARGE)(
  '%s: a large file is read in a moment',
  async (table, text) => {
    const { reported } = await read({ [table.replace(/#.*/, '')]: text }, { table, map: 'value' });
    expect(reported).toEqual([]);
  },
  5000,
);

it('Lua: functions give several items in the last place alone, and those alone that give several values', async () => {
  const text =
    'local t = { "x" }\nA = { rawget(t, 1), "y" }\nB = { table.unpack(t), "y" }\nC = { "y", table.unpack(t) }\n';
  const keys: unknown[] = [];
  for (const table of ['A', 'B', 'C']) {
    const { values } = await read({ 'a.lua': text }, { table: `a.lua#${table}`, map: 'key' });
    keys.push(values);
  }
  expect(keys).toEqual([[0, 1], [0, 1], []]);
});

it('Elixir: a structure has the fields of the module that its name means there', async () => {
  const text = `defmodule A do
  defmodule P do
    defstruct [:x, y: 1]
  end
  @own %P{x: 1}
end
defmodule B.P do
  @fields [:z]
  defstruct z: 2, w: %{v: 1}
  @self %__MODULE__{z: 3}
end
defmodule C do
  defstruct @fields
  alias A.P
  @first %P{x: 2}
  alias B.P, as: Q
  @renamed %Q{z: 4}
  alias B.{P}
  @second %P{z: 5}
  @foreign %Other{x: 2}
  @computed %C{x: 2}
end
`;
  const found: unknown[] = [];
  for (const table of ['A.own', 'B.P.self', 'C.first', 'C.renamed', 'C.second', 'C.foreign', 'C.computed']) {
    const { values, reported } = await read(
      { 'a.ex': text },
      { table: `a.ex#${table.split('.').at(-1)}`, map: 'key' },
    );
    found.push(values.length > 0 ? values : reported);
  }
  const [ofA, ofB] = [
    ['x', 'y'],
    ['z', 'w'],
  ];
  const told = [['source-unresolved a.ex:20'], ['source-unresolved a.ex:21']];
  expect(found).toEqual([ofA, ofB, ofA, ofB, ofB, ...told]);
});

it('what another file of Lua does to the table that it has of a module is told', async () => {
  const module = 'local M = { t = { a = 1 } }\nreturn M\n';
  const others = [
    'local m = require("lib.m")\nm.t.b = 2\n',
    'local m = require "m"\ntable.insert(m.t, 3)\n',
    'require("m").t.b = 2\n',
    'package.loaded["lib.m"].t.b = 2\n',
    // These do nothing to it.
    'local m = require("m")\nprint(m.t.a, #m.t)\nfor k in pairs(m.t) do print(k) end\n',
    'local m = require("n")\nm.t.b = 2\n',
  ];
  const told: (readonly string[])[] = [];
  for (const other of others) {
    const source = { table: 'lib/m.lua#M.t', map: 'key' };
    told.push((await read({ 'lib/m.lua': module, 'u.lua': other }, source)).reported);
  }
  expect(told).toEqual([
    ['table-changed u.lua:2'],
    ['table-changed u.lua:2'],
    ['table-changed u.lua:1'],
    ['table-changed u.lua:1'],
    [],
    [],
  ]);
  const inside = { 'm.lua': 'local K = { a = 1 }\nreturn { words = K, n = 2 }\n' };
  const source = { table: 'm.lua#K', map: 'key' };
  const given = 'local m = require("m")\nm.words.b = 2\nm.n = 3\n';
  expect((await read({ ...inside, 'u.lua': given }, source)).reported).toEqual(['table-changed u.lua:2']);
});
