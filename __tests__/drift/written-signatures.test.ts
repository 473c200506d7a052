import { expect, test } from '@jest/globals';
import { compareAssinaturas } from '../../src/drift/nouns/assinaturas.js';
import { spotOf } from '../../src/drift/spot.js';

const LEVELS = ['major', 'minor', 'patch', 'info'] as const;

const levelOf = (before: string, after: string) => {
  const found = [...compareAssinaturas('f', before, after, spotOf('/api/modulos.json#/f'))];
  return LEVELS.find(level => found.some(({ rule }) => rule.level === level)) ?? 'none';
};

/** What the compilers say of calls that were right before, signature by signature. */
const PAIRS: readonly (readonly [before: string, after: string, level: string])[] = [
  // Rust
  ['(&self, x: i32)', '(&mut self, x: i32)', 'major'],
  ['(&mut self, x: i32)', '(&self, x: i32)', 'minor'],
  ['(&self)', '(self)', 'major'],
  ['(self)', '(&self)', 'minor'],
  ['(x: &mut T)', '(x: &T)', 'minor'],
  ['(x: &T)', '(x: &mut T)', 'major'],
  ['<T: Clone>(x: T)', '<T>(x: T)', 'minor'],
  ['<T: Clone + Debug>(x: T)', '<T: Debug>(x: T)', 'minor'],
  ['<T>(x: T)', '<T: Clone>(x: T)', 'major'],
  // Go
  ['(x int)', '(x int) error', 'major'],
  ['(x int) error', '(x int)', 'major'],
  ['(x int) (int, error)', '(x int) (n int, err error)', 'patch'],
  ['(x int) (int, error)', '(x int) (n int, ok bool)', 'major'],
  ['(x interface{})', '(x any)', 'patch'],
  ['[T comparable](x T)', '[T any](x T)', 'minor'],
  ['[T any](x T)', '[T comparable](x T)', 'major'],
  // Java and C
  ['(String s)', '(String s) throws IOException', 'major'],
  ['(String s) throws IOException', '(String s)', 'major'],
  ['(final int x)', '(int x)', 'patch'],
  ['(int x)', '(const int x)', 'patch'],
  ['(char *s)', '(const char *s)', 'minor'],
  ['(const char *s)', '(char *s)', 'major'],
  ['(unsigned x)', '(unsigned int x)', 'patch'],
  ['(void)', '()', 'patch'],
  ['(void)', '(int x)', 'major'],
  ['(struct foo *p)', '(struct foo *restrict p)', 'patch'],
  ['(struct foo *p)', '(struct bar *p)', 'major'],
  // TypeScript
  ['(a: number | undefined)', '(a?: number)', 'minor'],
  ['(a: number | null | undefined)', '(a?: number)', 'major'],
  ['(f: (x: number) => void): void', '(f: (y: number) => void): void', 'patch'],
  ['(f: (...x: A[]) => void, b?: A)', '(f: (...y: A[]) => void, b?: A)', 'patch'],
  ['(f: (x?: A) => void)', '(f: (x: A) => void)', 'major'],
  ['(f: ((x: A) => B) | null)', '(f: ((y: A) => B) | null)', 'patch'],
  ['(f: ((x: A) => B) | null)', '(f: (x: A) => B | null)', 'major'],
  ['(): (x: A) => B | null', '(): (x: A) => B', 'minor'],
  ['(f: (x: A) => B[])', '(f: ((x: A) => B)[])', 'major'],
  ['(f: (x: A) => (y: B) => C)', '(f: (a: A) => (b: B) => C)', 'patch'],
  ['(f: new (x: A) => B)', '(f: new (y: A) => B)', 'patch'],
  ['(f: ({ a }: A, [b]: B) => void)', '(f: (a: A, b: B) => void)', 'patch'],
  ['(o: { on(x: A): void; [k: string]: B })', '(o: { on(y: A): void; [c: string]: B })', 'patch'],
  ['(f: (this: A, x: A) => void)', '(f: (x: A) => void)', 'major'],
  ['(o: { a: A })', '(o: { b: A })', 'major'],
  // Kotlin, Swift and Rust
  ['(f: (Int) -> Unit)', '(f: (n: Int) -> Unit)', 'patch'],
  ['(f: (Int) -> Unit)', '(f: (Text) -> Unit)', 'major'],
  ['(f: [Int: Text])', '(f: [Text: Text])', 'major'],
  ['(f: fn(i32) -> i32)', '(f: fn(x: i32) -> i32)', 'patch'],
  ['<T extends string>(a: T): T', '<T>(a: T): T', 'minor'],
  ['<T>(a: T): T', '<T extends string>(a: T): T', 'major'],
  ['<T extends string>(a: T): T', '<T extends number>(a: T): T', 'major'],
  ['<T>(a: T): T', '<T = string>(a: T): T', 'minor'],
  ['<T = string>(a: T): T', '<T>(a: T): T', 'major'],
  ['<T>(a: T): T', '<T, U = T>(a: T): T', 'minor'],
  ['<T>(a: T): T', '<T, U>(a: T): T', 'major'],
  ['(a): { x: number }', '(a): { x: number; y: number }', 'minor'],
  ['(a): { x: number; y: number }', '(a): { x: number }', 'major'],
  ['(a: { x: number; y?: number }): void', '(a: { x: number }): void', 'major'],
  ['(f: (x: number) => void): void', '(f: (x: number, y: string) => void): void', 'minor'],
  ['(f: (x: number, y: string) => void): void', '(f: (x: number) => void): void', 'major'],
  ['(f: (x: number) => void): void', '(f: (x: string) => void): void', 'major'],
  ['(f: (x: number | string) => void): void', '(f: (x: number) => void): void', 'minor'],
  ['(f: (x: number) => string): void', '(f: (x: number) => number): void', 'major'],
  ['(): (x: number) => void', '(): (x: number, y: string) => void', 'major'],
  ['(a?: string): void', '(a?: string | undefined): void', 'patch'],
  ['(a: string): void', '(a: string | undefined): void', 'minor'],
  ['(a: true | false): void', '(a: boolean): void', 'patch'],
  ['(a: boolean): void', '(a: true): void', 'major'],
  ['(...a: number[]): void', '(...b: number[]): void', 'patch'],
  ['({ a, b }: P): void', '({ a }: P): void', 'patch'],
  ['({ a, b })', '({ a })', 'major'],
  // Python and PHP
  ['(*args)', '(*values)', 'patch'],
  ['(**kwargs)', '(**options)', 'patch'],
  ['(x: int)', '(x: object)', 'minor'],
  ['(x: object)', '(x: int)', 'major'],
  ["(x: 'int')", '(x: int)', 'patch'],
  ['(array $x)', '(iterable $x)', 'minor'],
  ['(iterable $x)', '(array $x)', 'major'],
  // Nobody's: what is no signature is not read as one.
  ['(a | b)', '(a)', 'major'],
];

test.each(PAIRS)('%s to %s is %s', (before, after, level) => {
  expect(levelOf(before, after)).toBe(level);
});
