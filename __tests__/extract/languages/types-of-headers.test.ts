import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { canRunHere, jsonFrom } from '../interpreter.js';
import { folderWith, read } from '../small-repository.js';

const HEADER = `#pragma once
typedef unsigned char u8;
typedef signed short i16, i16s[2];
typedef u8 byte;
typedef byte pair[2];
typedef float real;
#define WORD unsigned short
typedef struct { int id; u8 n; i16 m; } Row;
typedef const char *text;
`;
const C = `#include "types.h"
u8 A[] = {300, 2.9};
byte B[] = {70000};
i16 D[] = {70000, -1};
i16s E = {70000, 1};
pair F[] = {{300, 1}, {2, 513}};
real G[] = {16777217, 0.5};
Row H[] = {{1, 300, 70000}, {2, 'a', 1}};
int I[] = {(u8)300, (byte)513, (i16)70000, (int)(real)16777217};
WORD J[] = {70000, 12};
WORD L[] = {12};
`;
const CPP_HEADER = `#pragma once
namespace ns {
using u8 = unsigned char;
typedef unsigned short u16;
constexpr int Z = 5;
namespace in { constexpr int W = 8; using i16 = short; enum class Kind { One = 3, Two }; }
struct Row { int id; u8 n; };
}
namespace other { constexpr int Z = 6; }
using g8 = unsigned char;
template <class T> using Id = T;
template <class T> using Many = T;
`;
const CPP = `#include "types.hpp"
using n8 = ns::u8;
using other::Z;
using ns::in::i16;
using enum ns::in::Kind;
namespace q = ns::in;
g8 A[] = {(g8)300, g8(301), static_cast<g8>(302)};
n8 B[] = {(n8)300, static_cast<n8>(301)};
int D[] = {(ns::u8)300, static_cast<ns::u8>(301), ns::u8(302), (ns::u16)70000};
int E[] = {ns::Z, q::W, ns::in::W, other::Z};
int F[] = {Z};
ns::Row H[] = {{1, (ns::u8)300}};
int I[] = {(Id<unsigned char>)300};
int J[] = {(q::i16)70000, (i16)70000};
int L[] = {static_cast<int>(ns::in::Kind::Two)};
int M[] = {(int)Two};
`;

/** The values of tables as a program prints them, and how. */
const printed = (tables: Readonly<Record<string, string>>) =>
  `#include <stdio.h>
#define EACH(T) for (unsigned i = 0; i < sizeof T / sizeof *T; i++)
int main(void) { printf("{");
${Object.entries(tables)
  .map(
    ([name, format], i) =>
      `printf("${i ? ',' : ''}\\"${name}\\":["); EACH(${name}) { if (i) printf(","); ${format} } printf("]");`,
  )
  .join('\n')}
printf("}"); }
`;
const number = (name: string) => `printf("%.9g", (double)${name}[i]);`;
const all = (names: string) => Object.fromEntries(names.split(' ').map(name => [name, number(name)]));

test.each([
  {
    compiler: 'gcc',
    args: ['-std=gnu17'],
    main: 'a.c',
    files: { 'types.h': HEADER, 'a.c': C },
    tables: {
      ...all('A B D E G I J L'),
      F: 'printf("[%d,%d]", F[i][0], F[i][1]);',
      H: 'printf("[%d,%d,%d]", H[i].id, H[i].n, H[i].m);',
    },
    map: { H: '[params.id, $type(params.n) = "string" ? 97 : params.n, params.m]' },
    told: ['J'],
  },
  {
    compiler: 'g++',
    args: ['-std=c++20'],
    main: 'a.cpp',
    files: { 'types.hpp': CPP_HEADER, 'a.cpp': CPP },
    tables: { ...all('A B D E F I J L M'), H: 'printf("[%d,%d]", H[i].id, H[i].n);' },
    map: { H: '[params.id, params.n]' },
    told: ['F', 'I', 'M'],
  },
])(
  'types of headers make of literals what $compiler makes of them, or that is told',
  async ({ compiler, args, main, files, tables, map, told }) => {
    if (!canRunHere(compiler, '--version')) return;
    const folder = folderWith({ ...files, [main]: `${files[main as keyof typeof files]}${printed(tables)}` });
    const { status, stderr } = spawnSync(compiler, [...args, '-w', main, '-o', 'main'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr.slice(0, 2000));
    const truth = jsonFrom(join(folder, 'main'), [], '') as Record<string, unknown>;
    const unread: string[] = [];
    for (const table of Object.keys(tables)) {
      const { values, reported } = await read(files, {
        table: `${main}#${table}`,
        map: (map as Record<string, string>)[table] ?? 'value',
      });
      if (reported.length > 0) unread.push(table);
      else expect([table, values]).toEqual([table, truth[table]]);
    }
    // What only told would be no answer.
    expect(unread).toEqual(told);
  },
);
