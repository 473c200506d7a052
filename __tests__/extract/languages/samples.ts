/**
 * A file of each language that is read by data alone, and what it defines, by hand: `what container . name signature | documentation`, with `-`
 * in front where others may not use it.
 */
export const SAMPLES: readonly {
  readonly file: string;
  readonly source: string;
  readonly defines: readonly string[];
}[] = [
  {
    file: 'a.rb',
    source: `# A module.
module Foo
  # How many.
  LIMIT = 3
  # Greets.
  # @param n name
  def self.greet(n, a: 1, *r, &b)
  end
  def bare; end
  class Bar::Baz < Base
    attr_reader :x, :y
    def x? = 1
    private
    def hid; end
    public
    def vis(a) end
    private def p1; end
    def p2; end
    private :p2, :vis
    private_constant :K
    alias_method :new_x, :x?
    alias foo bar
    define_method(:dyn) { }
    define_method('dyn2') { |a, b = 1, *c| }
    alias dyn3 dyn2
    alias dyn6 dyn7
    def self.dyn7(a) end
    alias dyn8 dyn7
    def dyn7(b) end
    alias dyn9 dyn7
    alias_method 'dyn4', :dyn3
    define_method :dyn5, instance_method(:dyn2)
    class << self
      def sing; end
      private
      def hid_sing; end
    end
    private
    C = 1
    HID = 2
    private_constant :HID
    class In
      def deep; end
      def both; end
      private :both
      def self.both; end
      def self.cm; end
      private_class_method :cm
      private attr_reader :z
    end
    def self.made; end
    def h2; end
    module_function
    def mf; end
  end
end
`,
    defines: [
      'module Foo | A module.',
      'constant Foo . LIMIT | How many.',
      'method Foo . greet (n, a: 1, *r, &b) | Greets. / @param n name',
      'method Foo . bare ()',
      'class Foo . Bar::Baz',
      'method Foo.Bar::Baz . x ()',
      'method Foo.Bar::Baz . y ()',
      'method Foo.Bar::Baz . x? ()',
      '- method Foo.Bar::Baz . hid ()',
      '- method Foo.Bar::Baz . vis (a)',
      '- method Foo.Bar::Baz . p1 ()',
      '- method Foo.Bar::Baz . p2 ()',
      'method Foo.Bar::Baz . new_x ()',
      'method Foo.Bar::Baz . foo',
      'method Foo.Bar::Baz . dyn ()',
      'method Foo.Bar::Baz . dyn2 a, b = 1, *c',
      'method Foo.Bar::Baz . dyn3 a, b = 1, *c',
      'method Foo.Bar::Baz . dyn6',
      'method Foo.Bar::Baz . dyn7 (a)',
      'method Foo.Bar::Baz . dyn8',
      'method Foo.Bar::Baz . dyn7 (b)',
      'method Foo.Bar::Baz . dyn9 (b)',
      'method Foo.Bar::Baz . dyn4 a, b = 1, *c',
      'method Foo.Bar::Baz . dyn5',
      'method Foo.Bar::Baz . sing ()',
      '- method Foo.Bar::Baz . hid_sing ()',
      'constant Foo.Bar::Baz . C',
      '- constant Foo.Bar::Baz . HID',
      'class Foo.Bar::Baz . In',
      'method Foo.Bar::Baz.In . deep ()',
      '- method Foo.Bar::Baz.In . both ()',
      'method Foo.Bar::Baz.In . both ()',
      '- method Foo.Bar::Baz.In . cm ()',
      '- method Foo.Bar::Baz.In . z ()',
      'method Foo.Bar::Baz . made ()',
      '- method Foo.Bar::Baz . h2 ()',
      'method Foo.Bar::Baz . mf ()',
    ],
  },
  {
    file: 'a.php',
    source: `<?php
namespace A\\B;
/** How many. */
const LIMIT = 3;
define('OTHER', 4);
/**
 * Adds.
 *
 * @param int $a
 */
function add(int $a, ?string $b = null, ...$rest): int { return 1; }
#[Attr]
abstract class Foo extends Bar implements Baz {
  /** Doc */
  public const A = 1, B = 2;
  private static $x = ['a' => 1, 'b' => [1, 2], "c" => self::A, 'd' => Foo::class];
  /** m */
  public static function m(array $x) {}
  private function hid() {}
  protected function prot() {}
  function def() {}
  /** Makes. */
  function __construct(private int $sec, public readonly string $pub = 'x', int $no = 1) {
    $o = new class { function __construct(public $not) {} };
  }
}
interface I { public function q(); }
trait T { function t() {} }
enum Suit: string { case Hearts = 'H'; case Spades = 'S'; const Wild = self::Spades; }
return ['a' => register('x', name: 'y'), 'b' => new Token('z', 3), 'c' => $r->add('q', -1), ...$o];
$app->command('build')->describe("x");
`,
    defines: [
      'constant LIMIT | How many.',
      'constant OTHER',
      'function add (int $a, ?string $b = null, ...$rest) | Adds. /  / @param int $a',
      'class Foo',
      'constant Foo . A | Doc',
      'constant Foo . B | Doc',
      '- variable Foo . x',
      'method Foo . m (array $x) | m',
      '- method Foo . hid ()',
      'method Foo . prot ()',
      'method Foo . def ()',
      "method Foo . __construct (private int $sec, public readonly string $pub = 'x', int $no = 1) | Makes.",
      '- variable Foo . sec',
      'variable Foo . pub',
      'interface I',
      'method I . q ()',
      'interface T',
      'method T . t ()',
      'enum Suit',
      'constant Suit . Hearts',
      'constant Suit . Spades',
      'constant Suit . Wild',
    ],
  },
  {
    file: 'a.cs',
    source: `using System;
namespace A.B {
  /// <summary>A thing.</summary>
  [Attr("x")]
  public class Foo<T> : Bar {
    /// <summary>Adds
    /// more.</summary>
    /// <param name="a">x</param>
    public static int Add(int a, string b = null) { return 1; }
    private void Hid() {}
    void Def() {}
    internal int P { get; set; }
    public const int LIMIT = 3;
    public static readonly Dictionary<string, int> Words = new Dictionary<string, int> { { "if", 1 }, ["x"] = 2 };
    static string[] L = new[] { "a", "b" };
    static readonly List<Token> T = new() { new Token("z", kind: 3), Make(1, -2) };
    public Foo(int x) {}
    public event Action E;
    public delegate void D(int x);
    public enum Kind { /// <summary>a</summary>
      A, B = 5 }
  }
  public interface I { int Q(string s); }
  public struct S {
    public static implicit operator Foo(S s) => null;
  }
  public partial class Q
#if NET
    : I
#endif
  {
    /// <summary>q</summary>
    public int Q(string s
#if NET
      , int more
#endif
    ) { return 1; }
  }
  public record R(int X);
}
`,
    defines: [
      'class Foo | A thing.',
      'method Foo . Add (int a, string b = null) | Adds more. / a: x',
      '- method Foo . Hid ()',
      '- method Foo . Def ()',
      '- variable Foo . P',
      'constant Foo . LIMIT',
      'constant Foo . Words',
      '- variable Foo . L',
      '- constant Foo . T',
      'method Foo . Foo (int x)',
      'variable Foo . E',
      'type Foo . D (int x)',
      'enum Foo . Kind',
      'constant Foo.Kind . A',
      'constant Foo.Kind . B',
      'interface I',
      'method I . Q (string s)',
      'class S',
      'method S . Foo (S s)',
      'class Q',
      'method Q . Q (string s , int more) | q',
      'class R (int X)',
      'variable R . X',
    ],
  },
  {
    file: 'a.kt',
    source: `package a.b
/** A thing. */
@Anno("x")
public class Foo<T>(val a: Int, b: String = "x") : Bar(), Baz {
    /** Adds. */
    fun add(x: Int, y: String = ""): Int { fun local() {} ; return 1 }
    private fun hid() {}
    val size: Int get() = 1
    companion object {
    const val LIMIT = 3
    fun of() = 1
  }
    enum class Kind(val k: String) { A("a"), B("b") }
}
fun <T> List<T>.second(): T = this[1]
internal object Obj { }
interface I {
    fun q()
}
typealias X = Int
val words = mapOf("if" to 1, "else" to listOf(1, -2), "x" to Token("z", kind = 3))
private val arr = arrayOf("a", "b" + "c", 1.5, 10L)
sealed interface S
`,
    defines: [
      'class Foo (val a: Int, b: String = "x") | A thing.',
      'variable Foo . a',
      'variable Foo.Kind . k',
      'method Foo . add (x: Int, y: String = "") | Adds.',
      '- method Foo . hid ()',
      'variable Foo . size',
      'constant Foo . LIMIT',
      'method Foo . of ()',
      'enum Foo . Kind',
      'constant Foo.Kind . A',
      'constant Foo.Kind . B',
      'function second ()',
      '- class Obj',
      'interface I',
      'method I . q ()',
      'type X',
      'variable words',
      '- variable arr',
      'interface S',
    ],
  },
  {
    file: 'a.swift',
    source: `/// A thing.
/// More.
public struct Foo<T>: Bar {
  /// Adds.
  public func add(_ x: Int, to y: String = "") -> Int { func local() {}; return 1 }
  private func hid() {}
  public static let limit = 3
  public var size: Int { 1 }
  public init(x: Int) {}
  public enum Kind: String { case a = "x", b; case c(Int) }
  subscript(i: Int) -> Int { 1 }
}
extension Array where Element == Int { public func sum() -> Int { 0 } }
public protocol P { func q(); var z: Int { get } }
class C { deinit {} }
typealias X = Int
let words: [String: Int] = ["if": 1, "else": -2]
let l = ["a", Token("z", kind: 3), .dot, Foo.x, true, nil, 1.5]
@inlinable public func free(a: Int) {}
public actor A {}
infix operator +++
public macro M() = #externalMacro(module: "x", type: "y")
`,
    defines: [
      'class Foo | A thing. / More.',
      'method Foo . add (_ x: Int, to y: String = "") | Adds.',
      '- method Foo . hid ()',
      'constant Foo . limit',
      'variable Foo . size',
      'method Foo . init (x: Int)',
      'enum Foo . Kind',
      'constant Foo.Kind . a',
      'constant Foo.Kind . b',
      'constant Foo.Kind . c (Int)',
      '- method Foo . subscript (i: Int)',
      'method Array . sum ()',
      'interface P',
      'method P . q ()',
      'variable P . z',
      '- class C',
      '- type X',
      '- constant words',
      '- constant l',
      'function free (a: Int)',
      'class A',
      'macro M ()',
    ],
  },
  {
    file: 'a.scala',
    source: `package a.b
/** A thing. */
@anno class Foo[T](val a: Int, b: String = "x") extends Bar with Baz {
  /** Adds. */
  def add(x: Int)(implicit y: String): Int = { def local() = 1; 1 }
  private def hid() = 1
  private[a] val q = 1
  val Limit = 3
  def bare: Int = 3
}
object Obj { val words = Map("if" -> 1, "else" -> List(1, -2), Foo.X -> Token("z", kind = 3)); type T = Int }
trait Tr { def q(x: Int): Unit }
enum Color(val x: Int) { case Red extends Color(1); case Green, Blue }
given foo: Int = 3
extension (x: Int) def plus(y: Int) = x + y
case class P(x: Int)
`,
    defines: [
      'class Foo (val a: Int, b: String = "x") | A thing.',
      'constant Foo . a',
      'constant Color . x',
      'constant P . x',
      'method Foo . add (x: Int)(implicit y: String) | Adds.',
      '- method Foo . hid ()',
      '- constant Foo . q',
      'constant Foo . Limit',
      'method Foo . bare ()',
      'class Obj',
      'constant Obj . words',
      'type Obj . T',
      'interface Tr',
      'method Tr . q (x: Int)',
      'enum Color',
      'constant Color . Red',
      'constant Color . Green',
      'constant Color . Blue',
      'constant foo',
      'function plus (y: Int)',
      'class P (x: Int)',
    ],
  },
  {
    file: 'a.lua',
    source: `--- A thing.
-- @module foo
local M = {}
--- Adds.
-- More.
function M.add(x, y, ...) end
function M:meth(a) end
--- Local
local function hid() end
M.sub = function(s) end
M.LIMIT = 3
function global() end
local words = { ["if"] = 1, els = { 1, -2 }, [Foo.X] = Token("z", { kind = 3 }), "pos", nil }
register("x", 1)
register "y"
return M
`,
    defines: [
      '- variable M | A thing. / @module foo',
      '- variable words',
      'function add (x, y, ...) | Adds. / More.',
      'method meth (a)',
      '- function hid () | Local',
      'function sub (s)',
      'constant LIMIT',
      'function global ()',
    ],
  },
  {
    file: 'a.ex',
    source: `defmodule Foo.Bar do
  @moduledoc """
  A thing.
  """
  @limit 3
  @doc """
  Adds.

  More.
  """
  @spec add(integer, integer) :: integer
  def add(x, y \\\\ 1) when is_integer(x) do
    x + y
  end
  @doc "One"
  @doc since: "1.0"
  def one, do: 1
  @doc false
  def hidden(a), do: a
  defp priv(a), do: a
  @doc ~S"""
  Sig
  """
  defmacro mac(x) do quote do def inner(), do: 1 end end
  def a + b, do: 1
  defguard is_x(a) when a > 1
  defdelegate foo(a), to: Other
  defstruct [:a]
  defmodule Inner do
    def i(), do: 1
  end
  @doc "Two"
  @typedoc "A type."
  @type t :: integer
  @type u :: integer
  def two, do: 2
  @callback cb(term) :: term
  @words %{"if" => 1, els: [1, -2], foo: {:a, 1}, s: %Token{a: 1}, c: Token.new("z", kind: 3)}
  @w ~w(a b)
end
defprotocol P do
  def p(x)
end
defimpl P, for: Integer do
  def p(x), do: x
end
`,
    defines: [
      'module Foo.Bar | A thing.',
      'method Foo.Bar . add (x, y \\\\ 1) | Adds. /  / More.',
      'method Foo.Bar . one () | One',
      '- method Foo.Bar . hidden (a)',
      '- method Foo.Bar . priv (a)',
      'macro Foo.Bar . mac (x) | Sig',
      'method Foo.Bar . + a + b',
      'macro Foo.Bar . is_x (a)',
      'method Foo.Bar . foo (a)',
      'module Foo.Bar . Inner',
      'method Foo.Bar.Inner . i ()',
      'type Foo.Bar . t | A type.',
      'type Foo.Bar . u',
      'method Foo.Bar . two () | Two',
      'method Foo.Bar . cb (term)',
      'module P',
      'method P . p (x)',
    ],
  },
  {
    file: 'a.ml',
    source: `(** A file. *)

(** A thing. *)
type t = A | B of int

(** Adds. *)
let add ?(x = 1) ~y z : int = 1
let limit = 3
let rec f x = x and g y = y
module Inner = struct
  (** i *)
  let i () = 1
end
module type S = sig val q : int -> int end
exception E of string
external ext : int -> int = "c_ext"
class c = object method m x = x end
let words = [ "if", 1; "else", Token ("z", 3) ]
let arr = [| "a"; register ~name:"x" "y" |]
let r = { a = 1; b = "x" }
let () = print ()
let (+) a b = 1
`,
    defines: [
      'type t | A thing.',
      'constant t . A',
      'constant t . B int',
      'function add ?(x = 1) ~y z | Adds.',
      'constant limit',
      'function f x',
      'function g y',
      'module Inner',
      'method Inner . i () | i',
      'interface S',
      'method S . q int -> int',
      'type E',
      'function ext int -> int',
      'class c',
      'method c . m x',
      'constant words',
      'constant arr',
      'constant r',
      'function + a b',
    ],
  },
  {
    file: 'a.mli',
    source: `(** A file. *)

val map : ('a -> 'b) -> 'a list -> 'b list
(** [map f l] maps.
    More. *)

(** before *)
val before : int

type 'a t
(** typ *)

exception E of string
external ext : int -> int = "x"
module M : sig
  val inner : int
  (** in *)
end
module type S = sig
  type t
  val q : t
end
`,
    defines: [
      "function map ('a -> 'b) -> 'a list -> 'b list | [map f l] maps. / More.",
      'constant before | before',
      'type t | typ',
      'type E',
      'function ext int -> int',
      'module M',
      'constant M . inner | in',
      'interface S',
      'type S . t',
      'constant S . q',
    ],
  },
  {
    file: 'a.zig',
    source: `//! file
const std = @import("std");
/// A thing.
pub const Foo = struct {
    a: i32,
    /// Adds.
    pub fn add(self: Foo, x: i32) i32 { return 1; }
    fn hid() void {}
    pub const limit = 3;
};
/// free
pub fn free(comptime T: type, x: T) void {}
pub const Kind = enum { a, b };
const words = .{ "if", .{ 1, -2 }, .{ .a = "x" } };
const kw = [_]Keyword{ .{ .name = "if", .tag = .x }, Token.init("z", 3) };
pub var v: u8 = 1;
pub inline fn inl() void {}
pub extern "c" fn ex(a: u8) void;
`,
    defines: [
      '- constant std',
      'class Foo | A thing.',
      'variable Foo . a',
      'method Foo . add (self: Foo, x: i32) | Adds.',
      '- method Foo . hid ()',
      'constant Foo . limit',
      'function free (comptime T: type, x: T) | free',
      'enum Kind',
      'constant Kind . a',
      'constant Kind . b',
      '- constant words',
      '- constant kw',
      'variable v',
      'function inl ()',
      'function ex (a: u8)',
    ],
  },
  {
    file: 'a.dart',
    source: `library foo;
/// A thing.
/// More.
@anno
abstract class Foo<T> extends Bar {
  /// Adds.
  int add(int x, {String y = ''}) { local() {} return 1; }
  void _hid() {}
  static const limit = 3;
  Foo(this.a);
  Foo.named(int x);
  factory Foo.make() => Foo();
  int get size => 1;
  set size(int v) {}
  int operator +(int o) => 1;
  external void ext();
  void abs();
}
/// free
void free(int a) {}
enum Kind { a, b }
mixin M on Foo { void m() {} }
extension E on int { int two() => 2; }
typedef F = void Function(int);
const words = {'if': 1, 'else': [1, -2], 'x': Token('z', kind: 3)};
final int z = 3;
int get top => 3;
var l = <String>['a', "b"];
class _Priv {}
`,
    defines: [
      'class Foo | A thing. / More.',
      "method Foo . add (int x, {String y = ''}) | Adds.",
      '- method Foo . _hid ()',
      'constant Foo . limit',
      'method Foo . Foo (this.a)',
      'method Foo . named (int x)',
      'method Foo . make ()',
      'variable Foo . size',
      'method Foo . + (int o)',
      'method Foo . ext ()',
      'method Foo . abs ()',
      'function free (int a) | free',
      'enum Kind',
      'constant Kind . a',
      'constant Kind . b',
      'class M',
      'method M . m ()',
      'class E',
      'method E . two ()',
      'type F',
      'constant words',
      'constant z',
      'variable top',
      'variable l',
      '- class _Priv',
    ],
  },
  {
    file: 'a.hs',
    source: `-- | A module.
module Foo.Bar (add, T(..), limit) where
import X
-- | Adds.
-- More.
add :: Int -> Int -> Int
add 0 y = y
add x y = x
-- | How many.
limit :: Int
limit = 3
-- | A thing.
data T = A | B Int
newtype N = N { unN :: Int }
type S = String
class C a where
  -- | m
  meth :: a -> Int
instance C T where
  meth _ = 1
hid x = x
words = [("if", 1), ("else", -2)]
(<+>) :: Int -> Int -> Int
a <+> b = a
f :: Int -- ^ first
  -> Int
type family Fam a
pattern P x = Just x
`,
    defines: [
      'constant T . A',
      'constant T . B Int',
      '- constant N . N { unN :: Int }',
      '- variable N . unN Int',
      'function add Int -> Int -> Int | Adds. / More.',
      'constant limit | How many.',
      'type T | A thing.',
      '- type N',
      '- type S',
      '- interface C',
      '- method C . meth a -> Int | m',
      '- function hid x',
      '- constant words',
      '- function <+> Int -> Int -> Int',
      '- function f Int -> Int',
      '- constant P',
      '- type Fam',
    ],
  },
  {
    file: 'a.sh',
    source: `#!/bin/bash
# File.

# Greets.
# More.
greet() {
  inner() { :; }
}
function other { :; }
declare -A words=([if]=1 [else]="x")
list=(a "b c" 3)
LIMIT=3
readonly MAX=4
export -f greet
register "x" --name y
`,
    defines: [
      'function greet () | Greets. / More.',
      'function other ()',
      'variable words',
      'variable list',
      'variable LIMIT',
      'constant MAX',
    ],
  },
];
