import { expect, it } from '@jest/globals';
import { init } from '../../src/commands/init.js';
import { buildReference } from '../../src/run/reference.js';
import { folderWith } from '../extract/small-repository.js';

const WORDS = 'break else for if import let not return while'.split(' ');
const PROGRAM =
  'import x\nfor a in b\n  if not a\n    return a\n  else\n    while c\n      break\nlet z = x\n'.repeat(2);
const programs = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`examples/p${i}.zq`, PROGRAM]));
const each = (of: (word: string) => string, between = '\n') => WORDS.map(of).join(between);

/** The words of a language, as lexers in the languages that are read by data alone have them. */
const LEXERS: readonly (readonly [path: string, text: string])[] = [
  [
    'Lexer.cs',
    `class Lexer\n{\n    static readonly Dictionary<string, List<T>> Keywords = new Dictionary<string, List<T>>\n    {\n${each(word => `        { "${word}", T.${word} },`)}\n    };\n}\n`,
  ],
  [
    'Short.cs',
    `class Lexer\n{\n    static readonly Dictionary<string, T> Keywords = new()\n    {\n${each(word => `        ["${word}"] = T.${word},`)}\n    };\n}\n`,
  ],
  [
    'Lexer.kt',
    `object Lexer {\n    val keywords = mapOf(\n${each(word => `        "${word}" to T.X,`)}\n    )\n}\n`,
  ],
  ['list.rb', `class Lexer\n  KEYWORDS = %w[${each(word => word, ' ')}].freeze\nend\n`],
  ['map.rb', `class Lexer\n  KEYWORDS = {\n${each(word => `    "${word}" => :x,`)}\n  }.freeze\nend\n`],
  [
    'Lexer.php',
    `<?php\nclass Lexer {\n    const KEYWORDS = [\n${each(word => `        '${word}' => T::X,`)}\n    ];\n}\n`,
  ],
  [
    'Lexer.swift',
    `struct Lexer {\n    static let keywords: [String: T] = [\n${each(word => `        "${word}": .x,`)}\n    ]\n}\n`,
  ],
  [
    'Lexer.scala',
    `object Lexer {\n  val keywords: Map[String, T] = Map(\n${each(word => `    "${word}" -> T.X`, ',\n')}\n  )\n}\n`,
  ],
  ['lexer.lua', `local keywords = {\n${each(word => `  ["${word}"] = true,`)}\n}\nreturn keywords\n`],
  ['lexer.ml', `let keywords = [\n${each(word => `  ("${word}", X);`)}\n]\n`],
  ['lexer.dart', `const Map<String, T> keywords = {\n${each(word => `  '${word}': T.x,`)}\n};\n`],
  [
    'lexer.zig',
    `const std = @import("std");\nconst keywords = std.StaticStringMap(T).initComptime(.{\n${each(word => `    .{ "${word}", .x },`)}\n});\n`,
  ],
  [
    'Lexer.hs',
    `module Lexer where\n\nkeywords :: [String]\nkeywords = [${each(word => `"${word}"`, ', ')}]\n`,
  ],
  [
    'lexer.ex',
    `defmodule Lexer do\n  @keywords ~w(${each(word => word, ' ')})\n  def words, do: @keywords\nend\n`,
  ],
];

it.each(LEXERS)('words are found in %s', async (path, text) => {
  const repo = folderWith({ [`src/${path}`]: text, ...programs });
  await init({ repo, config: 'refdata.yml' });
  const { files } = await buildReference({ repo, config: 'refdata.yml' });
  expect(files.sintaxe.reservadas.map(({ palavra }) => palavra).sort()).toEqual(WORDS);
});

it('programs in the language are no sources of it', async () => {
  const text = `local keywords = {\n${each(word => `  ["${word}"] = true,`)}\n}\n`;
  const repo = folderWith({
    'package.json': '{"name":"lua","version":"1.0.0"}',
    'src/keywords.lua': text,
    'src/more.lua': 'print(1)\n',
  });
  const { found, choices } = await init({ repo, config: 'refdata.yml' });
  expect([...found, ...choices].map(({ at }) => at)).not.toContain('sintaxe.reservadas');
});
