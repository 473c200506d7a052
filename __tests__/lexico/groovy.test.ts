import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { globSync } from 'tinyglobby';
import { checkLexico, probesOf } from '../../src/lexico/index.js';
import { canRunHere } from '../extract/interpreter.js';
import { debianSource } from '../recipes/debian-source.js';
import { oneIn } from '../weekly.js';
import { LANGUAGES } from './languages.js';
import { agreement, ask, KINDS, shim } from './truth/truth.js';

const { lexico, programa } = LANGUAGES.find(
  each => each.lexico.nome === 'Groovy',
) as (typeof LANGUAGES)[number];

/** What is special about Groovy's lexer. */
const PROGRAMS = [
  'x = "$a$b ${c}$d_1" + "$é" + "a$" + /$x$y/',
  'a = b / c / d; e = (f) / g / h; i = j[0] / k; l = [/m/, n / o]; p = q++ / r',
  's = ~/t\\/u\n v/ + $/a $$ b $/ c ${d} / e/$',
  "t = '''a ''b'' ' \\''' c''' + \"\"\"x \"y\" \\\"\"\" z\"\"\"",
  'u = 1..2 + 1.5..3 + 1.e() + 0x1F.g() + 10.0g',
  'v.as.in.def().trait = w as String; package.x; x.package',
  'y = z ? a : b ?: c?.d*.e.&f.@g <=> h ==~ i',
];
/** What a lexico cannot say: a character that stands for another one before tokens are read, and a path in a text. */
const REMAINDER = /\\u|\$[\p{L}_][\p{L}\p{N}_]*\.[\p{L}_$]/u;

const isThere = canRunHere('java', '-version') && canRunHere('sh', '-c', 'command -v groovy');
const source = isThere ? debianSource('groovy') : undefined;

(source === undefined ? it.skip : it)(
  'cuts Groovy into the same tokens as its own lexer',
  async () => {
    const java = spawnSync('sh', ['-c', 'command -v java'], { encoding: 'utf8' }).stdout.trim();
    const home = `JAVA_HOME=${dirname(dirname(realpathSync(java)))}`;
    expect(await checkLexico(lexico)).toEqual([]);
    const folder = source as string;
    const programs = oneIn(8, globSync('**/*.groovy', { cwd: folder }).sort()).map(path =>
      readFileSync(join(folder, path), 'utf8'),
    );
    const texts = [programa, ...PROGRAMS, ...probesOf(lexico).map(({ text }) => text), ...programs].filter(
      text => !REMAINDER.test(text),
    );
    let tokens = 0;
    const differing: unknown[] = [];
    for (const [i, answer] of ask('env', [home, 'groovy', shim('groovy.groovy')], texts).entries()) {
      if ('error' in answer) continue;
      const found = agreement(lexico, texts[i] as string, answer, { ...KINDS, contextual: 'word' });
      tokens += found.tokens;
      if (found.differences.length > 0)
        differing.push([texts[i]?.slice(0, 80), found.differences.slice(0, 3)]);
    }
    console.info(`${texts.length} texts, ${tokens} tokens, ${differing.length} that differ`);
    expect(differing.slice(0, 10)).toEqual([]);
    expect(tokens).toBeGreaterThan(50_000);
  },
  60_000,
);
