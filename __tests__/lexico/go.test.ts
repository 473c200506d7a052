import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { checkLexico, probesOf } from '../../src/lexico/index.js';
import { canRunHere } from '../extract/interpreter.js';
import { LANGUAGES } from './languages.js';
import { agreement, ask, shim } from './truth/truth.js';

const LEXICO = (LANGUAGES.find(({ lexico }) => lexico.nome === 'Go') as (typeof LANGUAGES)[number]).lexico;
/** What programs do not have; what the scanner takes for a mistake is left out. */
const PROBES = [
  '0x_1p-2i 0b11 1_000. .5e+3 0o17i 1e5i',
  'a &^= b <- c... | ^d',
  'x := `raw \n\\ ` + "\\u00e9\\101" // it\'s',
  "a := '\\'' + '\"'",
  '/* // */ a/b',
  'é := 世界',
  '/**/x\n/* é😀\n*/ y // 😀\n"😀" + z',
];

(canRunHere('go', 'version') ? describe : describe.skip)('a lexico of Go against go/scanner', () => {
  const folder = mkdtempSync(join(tmpdir(), 'refdata-go-'));
  const scanner = join(folder, 'scanner');
  beforeAll(() => void execFileSync('go', ['build', '-o', scanner, shim('go.go')]), 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('does not contradict itself', async () => {
    expect(await checkLexico(LEXICO)).toEqual([]);
  });

  it.each(['programs', 'probes'])('cuts %s into the same tokens', what => {
    const source = join(execFileSync('go', ['env', 'GOROOT'], { encoding: 'utf8' }).trim(), 'src');
    const texts =
      what === 'probes'
        ? [...PROBES, ...probesOf(LEXICO).map(({ text }) => text)]
        : globSync(['strconv/*.go', 'fmt/*.go', 'go/scanner/*.go', 'text/template/**/*.go'], { cwd: source })
            .sort()
            .map(file => readFileSync(join(source, file), 'utf8'));
    let tokens = 0;
    const differing: unknown[] = [];
    for (const [i, answer] of ask(scanner, [], texts).entries()) {
      if ('error' in answer) continue;
      const found = agreement(LEXICO, texts[i] as string, answer);
      tokens += found.tokens;
      if (found.differences.length > 0)
        differing.push([texts[i]?.slice(0, 80), found.differences.slice(0, 3)]);
    }
    console.info(`Go, ${what}: ${tokens} tokens`);
    expect(differing).toEqual([]);
    expect(tokens).toBeGreaterThan(what === 'probes' ? 500 : 100_000);
  });
});
