import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { canRun, canRunHere } from '../interpreter.js';
import { folderWith, read, readIn } from '../small-repository.js';

/** Casts of whole and real numbers, of characters and truth values, one at the edge of each type. */
const C = [
  '(unsigned char)300',
  '(signed char)200',
  '(short)-40000',
  '(unsigned short)-1',
  '(int)2.9',
  '(int)-2.9',
  '(unsigned)-1',
  '(int)4294967295U',
  '(uint8_t)256',
  '(int64_t)-5',
  '(char)65',
  "(int)'a'",
  '(unsigned char)(short)65535',
  '(bool)7',
  '(size_t)12',
  '(short)70000 + 1',
];
const RUST = [
  '300i64 as u8',
  '-1i64 as u16',
  '-1i64 as u32',
  '2.9f64 as i32',
  '-2.9f64 as u8',
  '1e10f64 as i32',
  '300.7f64 as u8',
  "'a' as u8",
  "'é' as u32",
  'true as i32',
  '-129i32 as i8',
  '65535u32 as i16',
];
const JAVA = [
  '(byte) 300',
  '(short) -40000',
  '(int) 2.9',
  '(int) -2.9',
  '(int) 1e10',
  '(byte) 300.7',
  "(int) 'a'",
  "(byte) 'z'",
  '(long) 5',
  '(int) 4294967295L',
];

interface Program {
  readonly path: string;
  readonly text: string;
  readonly build: readonly [string, ...string[]];
  readonly run: readonly [string, ...string[]];
}

const PROGRAMS: Record<string, Program & { readonly here: boolean }> = {
  C: {
    here: canRun('gcc', '--version'),
    path: 'main.c',
    text: `#include <stdbool.h>\n#include <stddef.h>\n#include <stdint.h>\n#include <stdio.h>\nlong long V[] = {\n  ${C.join(',\n  ')}\n};\nint main(void) { for (int i = 0; i < ${C.length}; i++) printf("%lld ", V[i]); return 0; }\n`,
    build: ['gcc', '-w', 'main.c', '-o', 'main'],
    run: ['./main'],
  },
  'C++': {
    here: canRun('g++', '--version'),
    path: 'main.cpp',
    text: `#include <cstdint>\n#include <cstdio>\nusing std::size_t;\nlong long V[] = {\n  ${[...C, 'static_cast<unsigned char>(300)', 'static_cast<int>(-2.5)'].join(',\n  ')}\n};\nint main() { for (auto v : V) printf("%lld ", v); }\n`,
    build: ['g++', '-w', '-Wno-narrowing', 'main.cpp', '-o', 'main'],
    run: ['./main'],
  },
  Rust: {
    here: canRunHere('rustc', '--version'),
    path: 'main.rs',
    text: `pub const V: &[i64] = &[\n  ${RUST.map(each => `(${each}) as i64`).join(',\n  ')}\n];\nfn main() { for v in V { print!("{} ", v); } }\n`,
    build: ['rustc', 'main.rs', '-o', 'main'],
    run: ['./main'],
  },
  Java: {
    here: canRun('javac', '-version'),
    path: 'Main.java',
    text: `class Main {\n  static final long[] V = {\n  ${JAVA.join(',\n  ')}\n  };\n  public static void main(String[] a) { for (long v : V) System.out.print(v + " "); }\n}\n`,
    build: ['javac', 'Main.java'],
    run: ['java', 'Main'],
  },
};

describe('casts give what the compiler gives', () => {
  for (const [language, { here, path, text, build, run }] of Object.entries(PROGRAMS)) {
    (here ? it : it.skip)(language, async () => {
      const folder = folderWith({ [path]: text });
      const call = ([program, ...args]: readonly [string, ...string[]]) =>
        spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
      const built = call(build);
      expect([built.status, built.stderr]).toEqual([0, built.stderr]);
      const said = call(run).stdout.trim().split(' ').map(Number);
      const { values, problems } = await readIn(folder, { table: `${path}#V`, map: 'value' });
      expect(problems).toEqual([]);
      process.stderr.write(`${language}: ${said.length} casts compared with the compiler\n`);
      expect(values).toEqual(said);
    });
  }
});

describe('what a cast gives is reported where it depends on what is not known', () => {
  it.each([
    ['a sign that the system decides', 'a.c', 'int V[] = { (char)200 };', /char or unsigned char/],
    ['a width that the system decides', 'a.c', 'long V[] = { (long)4294967295.0 };', /isize/],
    ['a number that the type does not hold', 'a.c', 'int V[] = { (int)1e10 };', /i32/],
    ['a type of the program', 'a.c', 'int V[] = { (Small)300 };', /a type that is not known here/],
    ['arithmetic without a sign', 'a.c', 'long V[] = { (unsigned)5 - 6 };', /without a sign/],
    ['a constant that Go refuses', 'a.go', 'package a\nvar V = []uint8{uint8(300)}\n', /uint8/],
    ['bits that are shifted out', 'a.rs', 'const V: &[u8] = &[(255i64 as u8) << 4];', /bits/],
  ])('%s', async (_what, path, text, reason) => {
    const { values, problems } = await read({ [path]: text }, { table: `${path}#V`, map: 'value' });
    const reported = problems.map(({ message }) => message).join('\n');
    expect(reported === '' ? JSON.stringify(values) : reported).toMatch(reason);
  });
});
