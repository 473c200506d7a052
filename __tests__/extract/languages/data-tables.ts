import { LUA_JSON } from './data-runners.js';

/** Programs with tables in languages that are read by data alone, each with what prints them as JSON when it runs. */
export interface TableProgram {
  readonly file: string;
  /** Command and arguments; the file's name is added. */
  readonly run: readonly [string, ...string[]];
  /** Names of the tables; what each is called in `table`. */
  readonly tables: readonly string[];
  readonly source: string;
  /** Prints an object of all tables; `%` stands for their names. */
  readonly print: string;
}

const RUBY = String.raw`
WORDS = %w[if else while].freeze
SYMBOLS = %i[a b]
MIXED = { 'if' => :cond, else: 'branch', "a b" => { kind: 1, ok: nil } }
MIXED['for'] = :loop
MIXED.store('x', 1.5)
MIXED.merge!('y' => [1, 2])
TEXTS = [<<~ONE, 'two', <<-TWO, <<~'THREE']
  Hello
    world

  end
ONE
    kept
  TWO
  raw \n #{x}
THREE
NESTED = [
  { code: 'E1', text: <<~TEXT, next: 2 },
    one
      two
  TEXT
  { code: 'E2', text: "a\tb\u00e9" },
]
GROWN = ['a']
GROWN << 'b'
GROWN.push('c')
GROWN.concat(%w[d e])
GROWN += ['f'] if false
JOINED = WORDS + ['end'] + %w[x]
NUMBERS = [1_000, 0x1f, 0b11, 0o17, 1.5e3, -2, 7 % 3, 7 / 2, -7 / 2, -7 % 3, 2 + 3 * 4, 1 << 4]
CHANGED = ['a']
CHANGED.unshift('z')
CHANGED.push('b', 'c')
SORTED = %w[b a].sort
FROZEN = { a: 1, 'b': 2, "c-d": 3 }.freeze
SPREAD = [*WORDS, 'y']
DOUBLED = { **FROZEN, z: 26 }
OTHER = ['a']
NAMED = OTHER
NAMED << 'b'
GIVEN = { 'a' => 1 }
def more(table, key) = table[key] = 2
more(GIVEN, 'b')
READ = ['a']
LENGTH = [READ.length]
def look(table) = table.first
look(READ)
NESTED_CHANGE = { 'k' => ['a'] }
NESTED_CHANGE['k'] << 'b'
`;

const PHP = String.raw`
const WORDS = ['if', 'else', "while"];
define('DEFINED', array('a' => 1, 'b' => "x\ty", 'c' => null));
const BOTH = ['x', 'y', 5 => 'five', 'six', 'k' => 'v', 'seven'];
const SPREAD = [...WORDS, 'y'];
const NUMBERS = [1_000, 0x1f, 0b11, 017, 1.5e3, -2, 7 % 3, 7 / 2, 6 / 2, 2 + 3 * 4, 2 ** 3, 1 << 4, 6 ^ 3];
const TEXTS = ['a' . 'b', 'it\'s', "q\"", "t\x41", "\u{e9}", 'n\n', "1" + "2"];
const LOOSE = ["1" == "01", 1 == 1.0, 'a' === 'a'];
$grown = ['a'];
$grown[] = 'b';
array_push($grown, 'c');
$mapped = ['a' => 1];
$mapped['b'] = 2;
$mapped["c"] = [1, ['d' => true]];
$nested = ['k' => ['a']];
$nested['k'][] = 'b';
class Holder { public const OPS = ['+' => 'plus', '-' => 'minus']; public static $list = ['x', 5 => 'y', 'z']; }
const OPS = Holder::OPS;
$appended = ['a'];
array_unshift($appended, 'z');
`;

const LUA = String.raw`
local M = {}
M.keywords = { "if", "else", 'a\tb' }
M["with space"] = { x = 1 }
local words = { "if", "else", [4] = "four" }
local keyed = { ["if"] = 1, else_ = "x", [10] = true }
local grown = { "a" }
grown[#grown + 1] = "b"
table.insert(grown, "c")
local long = { [[
two
lines]], "a" .. "b" .. 1 }
local set = { a = 1 }
set.b = 2
set["c d"] = { 1, 2 }
local numbers = { 0x1f, 1e3, -1, 7 // 2, 7 / 2, 2 ^ 3, 7 % 3, -7 % 3, 2 + 3 * 4, "1" + "2" }
local first = { "a" }
table.insert(first, 1, "z")
local held = { a = {} }
held.a.b = 1
local other = { "a" }
local named = other
named[#named + 1] = "b"
local given = { "a" }
local function more(t, v) t[#t + 1] = v end
more(given, "b")
local looked = { "a" }
local function look(t) return t[1] end
look(looked)
local filled = {}
filled.x = 1
filled.y = 2
`;

const ELIXIR = String.raw`
defmodule P do
  defstruct [:z, a: 1, b: [2]]
end
defmodule T do
  @words ~w(if else while)
  @atoms ~w(a b)a
  @raw ~W(a b)
  @map %{"if" => 1, "else" => 2}
  @kw [a: 1, b: "x"]
  @more @words ++ ["end"]
  @front ["first" | @words]
  @numbers [1_000, 0x1F, 7 + 2 * 3, -2, 10 - 3]
  @texts ["a\tb", "x" <> "y", "é"]
  @updated %{@map | "if" => 9}
  @points [%P{a: 3}, %P{}]
  def json(v) when is_struct(v), do: json(Map.from_struct(v))
  def json(nil), do: "null"
  def json(v) when is_map(v), do: "{" <> Enum.map_join(v, ",", fn {k, x} -> text(k) <> ":" <> json(x) end) <> "}"
  def json([{k, _} | _] = v) when is_atom(k), do: "{" <> Enum.map_join(v, ",", fn {k, x} -> text(k) <> ":" <> json(x) end) <> "}"
  def json(v) when is_list(v), do: "[" <> Enum.map_join(v, ",", &json/1) <> "]"
  def json(v) when is_number(v), do: to_string(v)
  def json(v), do: text(v)
  def text(v), do: "\"" <> (to_string(v) |> String.replace("\t", "\\t")) <> "\""
  def all, do: %{words: @words, atoms: @atoms, raw: @raw, map: @map, kw: @kw, more: @more, front: @front, numbers: @numbers, texts: @texts, updated: @updated, points: @points}
end
`;

const BASH = `
words=(if else "while loop" 'a b' x=1)
words+=(done)
declare -A map=([if]=1 [else]="two" ["x y"]=3)
map[for]=4
quoted=("a"b 'it'"s" plain)
indexed=(a b)
indexed[5]=c
`;

const OCAML = String.raw`
let words = ["if"; "else"]
let more = "first" :: words @ ["end"]
let joined = ["a" ^ "b"; "c\td"; "\065"]
let array = [| "x"; "y" |]
let all = [ "words", words; "more", more; "joined", joined; "array", Array.to_list array ]
`;

export const PROGRAMS: readonly TableProgram[] = [
  {
    file: 'tables.rb',
    run: ['ruby'],
    tables:
      'WORDS SYMBOLS MIXED TEXTS NESTED GROWN JOINED NUMBERS CHANGED SORTED FROZEN SPREAD DOUBLED NESTED_CHANGE OTHER GIVEN READ'.split(
        ' ',
      ),
    source: RUBY,
    print: "require 'json'\nputs JSON.dump(%w[%].to_h { |n| [n, Object.const_get(n)] })\n",
  },
  {
    file: 'tables.php',
    run: ['php'],
    tables:
      'WORDS DEFINED BOTH SPREAD NUMBERS TEXTS LOOSE grown mapped nested Holder.OPS Holder.list OPS appended'.split(
        ' ',
      ),
    source: `<?php${PHP}`,
    print:
      'echo json_encode(["WORDS" => WORDS, "DEFINED" => DEFINED, "BOTH" => BOTH, "SPREAD" => SPREAD, "NUMBERS" => NUMBERS, "TEXTS" => TEXTS, "LOOSE" => LOOSE, "grown" => $grown, "mapped" => $mapped, "nested" => $nested, "Holder.OPS" => Holder::OPS, "Holder.list" => Holder::$list, "OPS" => OPS, "appended" => $appended]);\n',
  },
  {
    file: 'tables.lua',
    run: ['lua5.4'],
    tables: [
      'M',
      'M.keywords',
      ...'words keyed grown long set numbers first held filled other given looked'.split(' '),
    ],
    source: LUA,
    print: `\n${LUA_JSON}print(json({ M = M, ['M.keywords'] = M.keywords, words = words, keyed = keyed, grown = grown, long = long, set = set, numbers = numbers, first = first, held = held, filled = filled, other = other, given = given, looked = looked }))\n`,
  },
  {
    file: 'tables.exs',
    run: ['elixir'],
    tables: 'words atoms raw map kw more front numbers texts updated points'.split(' '),
    source: ELIXIR,
    print: 'IO.puts(T.json(T.all()))\n',
  },
  {
    file: 'tables.sh',
    run: ['bash'],
    tables: 'words map quoted indexed'.split(' '),
    source: BASH,
    print: String.raw`
quote() { printf '"%s"' "$1"; }
list() { local s=; printf '"%s":[' "$1"; shift; for x in "$@"; do printf '%s' "$s"; quote "$x"; s=,; done; printf ']'; }
printf '{'; list words "$${'{'}words[@]}"; printf ','; list quoted "$${'{'}quoted[@]}"; printf ',"indexed":{"0":"a","1":"b","5":"c"},"map":{'
s=; for k in "$${'{'}!map[@]}"; do printf '%s"%s":"%s"' "$s" "$k" "$${'{'}map[$k]}"; s=,; done; printf '}}\n'
`,
  },
  {
    file: 'tables.ml',
    run: ['ocaml'],
    tables: 'words more joined array'.split(' '),
    source: OCAML,
    print: String.raw`
let quote s = "\"" ^ String.concat "\\t" (String.split_on_char '\t' s) ^ "\""
let () = print_string ("{" ^ String.concat "," (List.map (fun (k, l) -> quote k ^ ":[" ^ String.concat "," (List.map quote l) ^ "]") all) ^ "}")
`,
  },
];
