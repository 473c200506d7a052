import { describe, expect, it } from '@jest/globals';
import { SourceFiles } from '../../../src/extract/source-files.js';
import { openRepository } from '../../../src/repository/repository.js';
import { folderWith } from '../small-repository.js';

/** Definitions of a file as `+ method Rule.get(int a): first line`, `-` for what is not exported. */
async function definitionsIn(path: string, text: string): Promise<string[]> {
  const files = new SourceFiles(openRepository(folderWith({ [path]: text })));
  try {
    return await files.withGrammars(() => {
      const file = files.open(path);
      return (file.language.definitions?.list(file.root) ?? []).map(
        ({ name, what, container, exported, signature, documentation }) =>
          `${exported ? '+' : '-'} ${what} ${container === null ? '' : `${container}.`}${name}${signature ?? ''}${documentation === '' ? '' : `: ${documentation.replaceAll('\n', '|')}`}`,
      );
    });
  } finally {
    files.dispose();
  }
}

describe('definitions', () => {
  it('of C: prototypes, types, macros; static is not exported', async () => {
    const text = `#ifndef X_H
#define X_H
/* The longest name. */
#define MAX 255
#define ADD(a, b) ((a) + (b))
/**
 * Makes one.
 *
 * Of any size.
 */
LUA_API int (make) (int size,
                    const char *name);
typedef struct rule {
  const char *name; /* not of what follows */
  int value;
} rule;
// Colours.
enum colour {
  RED, // not of GREEN
  // Like grass.
  GREEN
};

static void hidden(void) {}
const char *const words[] = {"a"};
#endif
`;
    expect(await definitionsIn('a.h', text)).toEqual([
      '+ macro MAX: The longest name.',
      '+ macro ADD(a, b)',
      '+ function make(int size, const char *name): Makes one.||Of any size.',
      '+ class rule',
      '+ constant rule.name',
      '+ variable rule.value',
      '+ enum colour: Colours.',
      '+ constant colour.RED',
      '+ constant colour.GREEN: Like grass.',
      '- function hidden(void)',
      '+ constant words',
    ]);
  });

  it('of C++: namespaces, classes with their visible members, templates', async () => {
    const text = `namespace lang {
/// A rule.
class Rule {
  int hidden;
public:
  //! Its value.
  int get(int a = 1) const;
};
template <class T> T most(T a, T b) { return a; }
}
int lang::Rule::get(int a) const { return a; }
`;
    expect(await definitionsIn('a.cpp', text)).toEqual([
      '+ module lang',
      '+ class lang.Rule: A rule.',
      '- variable lang.Rule.hidden',
      '+ method lang.Rule.get(int a = 1): Its value.',
      '+ function lang.most(T a, T b)',
      '+ method lang.Rule.get(int a)',
    ]);
  });

  it('of Go: capitals are exported, methods have their receivers', async () => {
    const text = `package p

// Rule is a rule.
// It has a name.
type Rule struct{ Name string }

// Get gives it.
func (r *Rule) Get(a,
	b int) (string, error) { return "", nil }

func hidden() {}

// Colours.
const (
	// Red is red.
	Red = iota
	green
)

type Reader interface {
	// Read reads.
	Read(p []byte) (int, error)
}
`;
    expect(await definitionsIn('a.go', text)).toEqual([
      '+ class Rule: Rule is a rule.|It has a name.',
      '+ variable Rule.Name',
      '+ method Rule.Get(a, b int): Get gives it.',
      '- function hidden()',
      '+ constant Red: Red is red.',
      '- constant green',
      '+ interface Reader',
      '+ method Reader.Read(p []byte): Read reads.',
    ]);
  });

  it('of Rust: pub, impl blocks, traits; attributes stand in between', async () => {
    const text = `//! The crate.

/// A rule.
///
/// It has a name.
#[derive(Debug)]
pub struct Rule { name: String }

impl Rule {
    /// Makes one.
    pub fn new(name: &str,
               size: usize) -> Self { todo!() }
    fn hidden(&self) {}
}
pub(crate) const LIMIT: u8 = 1;
/// Colours.
pub enum Colour {
    /// Like blood.
    Red,
}
pub trait Read { fn read(&self) -> u8; }
mod inner { pub fn f() {} }
`;
    expect(await definitionsIn('a.rs', text)).toEqual([
      '+ class Rule: A rule.||It has a name.',
      '- variable Rule.name',
      '+ method Rule.new(name: &str, size: usize): Makes one.',
      '- method Rule.hidden(&self)',
      '- constant LIMIT',
      '+ enum Colour: Colours.',
      '+ constant Colour.Red: Like blood.',
      '+ interface Read',
      '+ method Read.read(&self)',
      '- module inner',
      '- function inner.f()',
    ]);
  });

  it('of Java: public with all that is around it', async () => {
    const text = `package p;
/**
 * A rule.
 */
public class Rule {
  /** The limit. */
  public static final int LIMIT = 1;
  private int hidden;
  /** Makes one. */
  @Deprecated
  public Rule(String name,
      int... sizes) {}
  enum Colour { /** Like blood. */ RED }
  public interface Reader { int read(byte[] b); }
}
class Hidden { public void f() {} }
`;
    expect(await definitionsIn('Rule.java', text)).toEqual([
      '+ class Rule: A rule.',
      '+ constant Rule.LIMIT: The limit.',
      '- variable Rule.hidden',
      '+ method Rule.Rule(String name, int... sizes): Makes one.',
      '- enum Rule.Colour',
      '- constant Rule.Colour.RED: Like blood.',
      '+ interface Rule.Reader',
      '+ method Rule.Reader.read(byte[] b)',
      '- class Hidden',
      '- method Hidden.f()',
    ]);
  });

  it.each([
    [
      'Bash: what the system reads is no documentation',
      'a.sh',
      '#!/usr/bin/env bash\n# Adds.\n#  More.\nadd() { :; }\n',
      ['+ function add(): Adds.| More.'],
    ],
    [
      'Ruby: comments for the compiler, what is public by itself, writers, methods of a class by its name, members of structures',
      'a.rb',
      `# frozen_string_literal: true
# Shape.
module Geo; end
class V
  private
  def a; end
  public def b; end
  def c; end
  attr_writer :d
  public
  attr_writer :e, "f"
end
def Geo.make(x); end
# A point.
P = Struct.new(:x)
`,
      [
        '+ module Geo: Shape.',
        '+ class V',
        '- method V.a()',
        '+ method V.b()',
        '- method V.c()',
        '- method V.d=',
        '+ method V.e=',
        '+ method V.f=',
        '+ method Geo.make(x)',
        '+ class P: A point.',
        '+ method P.x()',
      ],
    ],
    [
      'OCaml: modules that need each other, cases that are added to a type, a function of one thing without a name',
      'a.ml',
      'module rec A : S = struct let a = 1 end and B : S = struct let b = 2 end\ntype u += D\ntype v = ..\nlet g = function 1 -> 2 | _ -> 3\n',
      [
        '+ module A',
        '+ constant A.a',
        '+ module B',
        '+ constant B.b',
        '+ constant u.D',
        '+ type v',
        '+ function g',
      ],
    ],
    [
      'Dart: what a type is called and what it gives, a getter with its setter, signs of one and of two values',
      'a.dart',
      'typedef int Old<T>(T a);\ntypedef Fn<T> = void Function(T);\nclass C {\n  int get s => 1;\n  set s(int v) {}\n  C operator -() => this;\n  C operator -(C o) => o;\n}\n',
      ['+ type Old(T a)', '+ type Fn', '+ class C', '+ variable C.s', '+ method C.-()', '+ method C.-(C o)'],
    ],
    [
      'Zig: the sign for values that have no name is none',
      'a.zig',
      'pub const E = enum(u8) { a, b = 3, _ };\n',
      ['+ enum E', '+ constant E.a', '+ constant E.b'],
    ],
    [
      'Haskell: what a list exports of types, and documentation behind what it is of',
      'a.hs',
      'module M (T(..), P(A, b), Q, s2, C(m), module M2) where\ndata T = One Int -- ^ of one\n  | Int :*: T\ndata P = A { b :: Int, c :: Int } | B\nnewtype Q = Q\n  { -- | of s\n    s :: Int\n    -- | of s2\n  , s2 :: Int }\ndata G a where\n  G1, G2 :: Int -> G a\nclass C a where\n  m :: a\n  n :: a\n',
      [
        '+ type T',
        '+ constant T.OneInt: of one',
        '+ constant T.:*:Int :*: T',
        '+ type P',
        '+ constant P.A{ b :: Int, c :: Int }',
        '+ variable P.bInt',
        '- variable P.cInt',
        '- constant P.B',
        '+ type Q',
        '- constant Q.Q{ s :: Int , s2 :: Int }',
        '- variable Q.sInt: of s',
        '+ variable Q.s2Int: of s2',
        '- type G',
        '- constant G.G1Int -> G a',
        '- constant G.G2Int -> G a',
        '+ interface C',
        '+ constant C.m',
        '- constant C.n',
      ],
    ],
    [
      'Haskell: all of a module that exports itself',
      'a.hs',
      'module M (module M, module B) where\ndata T = A\nf = 1\n',
      ['+ type T', '+ constant T.A', '+ constant f'],
    ],
    [
      'OCaml: documentation behind cases and fields on their line and below, of the innermost first',
      'a.mli',
      'type t =\n  | A (** a *)\n  | B of int * string\n  (** b *)\n  | C of { x : int } (** c *)\n(** t *)\n\ntype r = { f : int; (** f *) g : int }\n\nmodule S : sig\n  (** v *)\n  val [@inline] v : int (** not of w *)\n  val w : int\nend\ntype t += D | E\n',
      [
        '+ type t: t',
        '+ constant t.A: a',
        '+ constant t.Bint * string: b',
        '+ constant t.C{ x : int }: c',
        '+ type r',
        '+ variable r.fint: f',
        '+ variable r.gint',
        '+ module S',
        '+ constant S.v: not of w',
        '+ constant S.w',
        '+ constant t.D',
        '+ constant t.E',
      ],
    ],
    [
      'Elixir: callbacks without parameters, private types, macros that are operators',
      'a.ex',
      'defmodule M do\n  @callback one :: integer\n  @typep own :: integer\n  defmacro a <> b, do: 1\n  defmacro left :: right, do: 1\n  def a + b, do: 1\nend\n',
      [
        '+ module M',
        '+ method M.one()',
        '- type M.own',
        '+ macro M.<>a <> b',
        '+ macro M.::left :: right',
        '+ method M.+a + b',
      ],
    ],
    [
      'Scala: a brace on a line of its own, values that are operators',
      'a.scala',
      'class A(val x: Int)\n  extends B\n{\n  def f = 1\n  val +: = 2\n}\nprivate trait T\n{\n  def g = 1\n}\n',
      [
        '+ class A(val x: Int)',
        '+ constant A.x',
        '+ method A.f()',
        '+ constant A.+:',
        '- interface T',
        '- method T.g()',
      ],
    ],
    [
      'Scala: a name for the object itself, on a line of its own, with and without a comment behind it',
      'a.scala',
      'trait A extends B {\nself =>\n\n  def f: Int\n}\nclass C\n  extends D\n{\nself =>\n  /** One. */\n  def g = { x => val own = 1; def local = 2 }\n}\n',
      ['+ interface A', '+ method A.f()', '+ class C', '+ method C.g(): One.'],
    ],
    [
      'Rust: implementations for every type',
      'a.rs',
      'pub trait Show { fn show(&self); }\nimpl<T> Show for &T { fn show(&self) {} }\nimpl<W: Write> W { pub fn put(&self) {} }\n',
      ['+ interface Show', '+ method Show.show(&self)', '+ method &T.show(&self)', '+ method W.put(&self)'],
    ],
    [
      'Kotlin: companion objects with a name, what is local to accessors',
      'a.kt',
      'class R {\n    companion object Key : K\n    val a: Int\n        get() {\n            val own = 1\n            return own\n        }\n}\n',
      ['+ class R', '+ class R.Key', '+ variable R.a'],
    ],
    [
      'Haskell: documentation in braces',
      'a.hs',
      'module M where\n{- | Block\ndoc -}\nblk :: Int\nblk = 1\n',
      ['+ constant blk: Block|doc'],
    ],
    [
      'Swift: what a case holds',
      'a.swift',
      'public enum K { case a, b(Int, name: String); case c }\n',
      ['+ enum K', '+ constant K.a', '+ constant K.b(Int, name: String)', '+ constant K.c'],
    ],
  ])('of %s', async (_name, path, text, expected) => {
    expect(await definitionsIn(path, text)).toEqual(expected);
  });
});
