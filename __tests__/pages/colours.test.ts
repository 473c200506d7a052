import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Lexico } from '../../src/lexico/index.js';
import { Painter } from '../../src/pages/document/painter.js';
import { html } from '../../src/site/html.js';
import { lumeLexico } from '../lexico/lexico-of.js';
import { soundFiles } from '../rules/sound-files.js';
import { HOSTILE } from './hostile.js';
import { pagesIn, siteOf } from './site-of.js';

const STYLE = resolve(import.meta.dirname ?? '.', '..', '..', 'src', 'pages', 'assets', 'estilo.css');
const PROGRAM = `#[ se
   senao ]#
se verdadeiro:
    mostra "se {senao}" # se
`;

const runs = (text: string) =>
  [...text.matchAll(/<span class="([^"]*)">([^<]*)<\/span>/g)].map(([, classes, inside]) => [
    inside,
    classes,
  ]);

describe('programs on pages', () => {
  let lexico: Lexico;
  beforeAll(async () => {
    lexico = await lumeLexico();
  });
  const program = (path: string, text: string) => ({ path, text });

  it('have colours by the tokens of the language', () => {
    expect(runs(new Painter(lexico, []).html(PROGRAM, { sought: 'se' }))).toEqual([
      ['#[ se\n   senao ]#', 'c'],
      ['se', 'k f'],
      ['verdadeiro', 'n'],
      ['mostra', 'k'],
      ['&quot;se ', 's'],
      ['{', 'e'],
      ['senao', 'k'],
      ['}', 'e'],
      ['&quot;', 's'],
      ['# se', 'c'],
    ]);
  });

  it('have those of the whole program where lines of it are shown, which may begin inside of a comment', () => {
    const painter = new Painter(lexico, [program('a.lm', PROGRAM)]);
    const shown = (code: string, line: number) => runs(painter.html(code, { from: { path: 'a.lm', line } }));
    expect(shown('senao ]#\nse verdadeiro:', 2).slice(0, 2)).toEqual([
      ['senao ]#', 'c'],
      ['se', 'k'],
    ]);
    expect(shown('mostra "se {senao}" # se', 4)[0]).toEqual(['mostra', 'k']);
    // What does not stand there is read by itself.
    for (const line of [1, 3, 9]) expect(shown('senao ]#', line)[0]).toEqual(['senao', 'k']);
  });

  it('say what they said without colours, whatever they are', () => {
    const painter = new Painter(lexico, []);
    const same = (code: string) =>
      expect(painter.html(code, { sought: code.slice(0, 3) }).replace(/<\/?span[^>]*>/g, '')).toBe(
        html(code),
      );
    for (const code of HOSTILE) same(code);
    const parts = fc.constantFrom(
      ...HOSTILE,
      ...PROGRAM.split(/(?<=\s)/),
      '\u200D',
      '\uFE0F',
      '\uD83E',
      '\r\n',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), each => same(each.join(''))),
      { numRuns: 300 },
    );
  });

  it('are plain text where nobody has said how they are cut into tokens', () => {
    const files = soundFiles();
    const programs = [program('a.lm', 'se := 1\n')];
    const coloured = (more: object) => pagesIn(siteOf(files, { programs, ...more })).get('/sintaxe.html');
    expect(coloured({})).not.toContain('<span class="k');
    expect(coloured({ lexico })).toContain('<span class="k f">se</span>');
  });

  it('can be read, says the contrast of each colour', () => {
    const style = readFileSync(STYLE, 'utf8');
    const pairs = new Map(
      [...style.matchAll(/--(\w+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, ...both]) => [name, both]),
    );
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
        const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const used = [...style.matchAll(/^pre \.\w \{\s+color: var\(--(\w+)\)/gm)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(4);
    for (const name of ['text', ...used])
      for (const behind of ['code', 'mark'])
        for (const i of [0, 1]) {
          const [a, b] = [name, behind].map(each => luminance(pairs.get(each)?.[i] ?? '')) as [
            number,
            number,
          ];
          const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
          expect([name, behind, contrast >= 4.5]).toEqual([name, behind, true]);
        }
  });

  it('stay on pages below 30 KB, where each of very many has an example of its own', () => {
    const files = soundFiles();
    const name = (i: number) => `f${(i * 7919).toString(36)}_${(i * 104_729).toString(36)}`;
    const count = 800;
    const simbolos = Array.from({ length: count }, (_, i) => ({
      nome: name(i),
      assinatura: `(texto, vezes = ${i})`,
      resumo: `O que ${name(i * 3)} dá.`,
    }));
    const modulos = [{ nome: 'Muito', apelidos: [], total: count, simbolos }];
    const programs = simbolos.map(({ nome }, i) =>
      program(
        `p${i}.lm`,
        `importa Muito\nse ${name(i + 1)} == ${i} e "${name(i + 2)} {${name(i + 3)}}" != nulo:\n    mostra Muito.${nome}(${i * 31}, "${name(i * 5)}\\n") # ${name(i * 7)}\n    retorna [${i}, ${i * 2}, '${name(i + 9)}', verdadeiro]\n`,
      ),
    );
    const site = siteOf({ ...files, modulos: { ...files.modulos, modulos } }, { lexico, programs });
    const sizes = [...pagesIn(site)].map(([, text]) => gzipSync(text).length / 1024);
    expect([...pagesIn(site).values()].join('').match(/<span class="f">/g)?.length).toBeGreaterThan(
      count - 1,
    );
    expect(Math.max(...sizes)).toBeLessThan(30);
  });
});
