import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { canRunHere } from '../interpreter.js';
import { entriesOf, folderWith } from '../small-repository.js';

/** Enumerations with macros in them, held against what the preprocessor makes of them, and the numbers that the compiler gives. */
const WRITTEN = {
  'calls of a macro that writes members':
    '#define LIST(X) X(c, 1) \\\n  X(d, 2) /* y */\n#define E(x, n) K_##x = n * 2,\nenum Kind { A, /* x, y */ B = 5, LIST(E) F };',
  'the same as the first and the last':
    '#define LIST(X) X(c) X(d)\n#define E(x) x,\nenum Kind { LIST(E) LAST };\n',
  'without a comma behind the last':
    '#define LIST(X) X(c) X(d)\n#define E(x) x,\nenum Kind { A, LIST(E) };\n',
  'a name for several members': '#define BOTH C, D\nenum Kind { A, BOTH, E = 9 };',
  'a macro that uses another':
    '#define ONE(x) T_##x,\n#define TWO(x, y) ONE(x) ONE(y)\nenum Kind { A = 3, TWO(b, c) TWO(d, e) Z };',
  attributes:
    '#define OLD __attribute__((deprecated))\n#define NONE\nenum Kind { A, B OLD, C __attribute__((unused)) = 4, D NONE };',
  'a macro for a number': '#define N 4\n#define TWICE(x) ((x) * 2)\nenum Kind { A = N, B = TWICE(N), C };',
  'a condition': '#define LIST(X) X(c)\n#define E(x) x,\nenum Kind { A,\n#if 1\n  LIST(E)\n#endif\n  B };',
};

/** Names and numbers of each enumeration: gcc's preprocessor writes them, a program that gcc makes prints them. */
function truths(): [string, number][][] {
  const folder = folderWith({});
  const parts = Object.values(WRITTEN).map((text, i) => {
    const { stdout } = spawnSync('gcc', ['-E', '-P', '-'], { input: text, encoding: 'utf8', cwd: folder });
    const body = stdout.slice(stdout.indexOf('{') + 1, stdout.lastIndexOf('}'));
    const names = body.split(',').flatMap(member => /[A-Za-z_]\w*/.exec(member)?.[0] ?? []);
    const printed = names.map(name => `printf("${i} ${name} %d\\n", ${name});`).join(' ');
    return `void f${i}(void) { ${stdout} ${printed} }`;
  });
  const main = `int main(void) { ${parts.map((_part, i) => `f${i}();`).join(' ')} return 0; }`;
  writeFileSync(join(folder, 'a.c'), `#include <stdio.h>\n${parts.join('\n')}\n${main}\n`);
  const { status, stderr } = spawnSync('gcc', ['-w', '-o', 'a', 'a.c'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const found: [string, number][][] = parts.map(() => []);
  const { stdout } = spawnSync(join(folder, 'a'), [], { encoding: 'utf8' });
  for (const [, i, name = '', number] of stdout.matchAll(/^(\d+) (\w+) (-?\d+)$/gm))
    found[Number(i)]?.push([name, Number(number)]);
  return found;
}

test('members that macros write are those of the compiler', async () => {
  if (!canRunHere('gcc', '--version')) return;
  const expected = truths();
  for (const [i, text] of Object.values(WRITTEN).entries())
    for (const path of ['a.c', 'a.cpp']) {
      const { values, reported } = await entriesOf({ [path]: text }, `${path}#Kind`);
      expect([path, text, values]).toEqual([path, text, expected[i]]);
      expect(reported.filter(each => !each.startsWith('table-conditional'))).toEqual([]);
    }
});

test('what another file writes, or a macro that is not there, is told, and no name is made of it', async () => {
  for (const inner of ['#include "kinds.def"\n', 'ELSEWHERE(C, D) ', 'ELSEWHERE '])
    for (const path of ['a.c', 'a.cpp']) {
      const { values, reported } = await entriesOf(
        { [path]: `enum Kind { A,\n${inner}E };\n` },
        `${path}#Kind`,
      );
      expect(values.filter(each => Array.isArray(each))).toEqual([['A', 0]]);
      expect(reported.some(each => each.startsWith('source-unresolved'))).toBe(true);
    }
});
