import { expect, it } from '@jest/globals';
import { checkLexico, probesOf } from '../../src/lexico/index.js';
import { canRunHere } from '../extract/interpreter.js';
import { LANGUAGES } from './languages.js';
import { agreement, ask, shim } from './truth/truth.js';

const { lexico, programa } = LANGUAGES.find(
  each => each.lexico.nome === 'Java',
) as (typeof LANGUAGES)[number];

/** What is special about Java's lexer; what it refuses is left out. */
const PROGRAMS = [
  'double a = 1.5f + 15L + .5e-3D + 1. + 1.e3 + 1e5f + 1d + 0x1.8p3 + 0x.8p-3f + 0xFFL + 0x1F + 0b1_0L + 0_17 + 1_0.0_1;',
  'int b = 1..length(); a.b.c(); x = 1.f; y = 1.0.x;',
  'String c = """\n  it\'s "quoted" ""x \\"""\n  \\u0041\\s\\\n  end""" + "" + """   \n  """ + "\\101\\7\\477\\0";',
  "char d = '\\'', e = '\"', f = '\\u00e9', g = '\\\\', h = '\\377';",
  '/**/ /***/ /** a * / b */ /* /* */ // it\'s "x"\nclass É_$1 { int $, _a, été; }',
  'a >>>= b >> c >= d; e -> f::g; h... i; @interface J {} k ? l : m; n--- -o;',
  'int p = a/b/*c*/%d; q &= ~r ^ s | t && !u || v != w;',
];
const EXPORTS = ['parser', 'util', 'file'].flatMap(name => [
  '--add-exports',
  `jdk.compiler/com.sun.tools.javac.${name}=ALL-UNNAMED`,
]);

(canRunHere('javac', '-version') ? it : it.skip)(
  'cuts Java into the same tokens as javac',
  async () => {
    expect(await checkLexico(lexico)).toEqual([]);
    // javac forgets a comment that the text ends with.
    const texts = [programa, ...PROGRAMS, ...probesOf(lexico).map(({ text }) => text)].map(
      text => `${text}\n`,
    );
    let tokens = 0;
    const differing: unknown[] = [];
    for (const [i, answer] of ask('java', [...EXPORTS, shim('java.java')], texts).entries()) {
      if ('error' in answer) continue;
      const found = agreement(lexico, texts[i] as string, answer);
      tokens += found.tokens;
      if (found.differences.length > 0)
        differing.push([texts[i]?.slice(0, 80), found.differences.slice(0, 3)]);
    }
    expect(differing).toEqual([]);
    expect(tokens).toBeGreaterThan(400);
  },
  60_000,
);
