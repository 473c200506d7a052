import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { init } from '../../src/commands/init.js';
import { buildReference } from '../../src/run/reference.js';
import { goModule } from './go-module.js';

/**
 * Languages that `init` was not made for, at pinned versions. The truth of each list is what the language's own pages say of
 * it, read here by other means than `init` has.
 */
const CORPUS: readonly {
  readonly language: string;
  readonly module: string;
  readonly versao: string;
  readonly extensao?: string;
  readonly truth: (page: (path: string) => string) => Partial<Record<List, readonly string[]>>;
}[] = [
  {
    language: 'tengo',
    module: 'github.com/d5/tengo/v2@v2.17.0',
    versao: '2.17.0',
    extensao: '.tengo',
    truth: page => ({
      // Three of them (range, is_bytes, …) are on no page.
      embutidas: headings(page('docs/builtins.md'), 2),
      modulos: matches(page('docs/stdlib.md'), /\[(\w+)\]\(\S*stdlib-\w+\.md\)/g),
    }),
  },
  {
    language: 'starlark',
    module: 'go.starlark.net@v0.0.0-20250906160240-bf296ed553ea',
    versao: '0.0.0',
    extensao: '.star',
    truth: page => {
      const spec = page('doc/spec.md');
      const [now = '', later = ''] = matches(
        spec.slice(spec.indexOf('*Keywords*: ')),
        /```text\n([\s\S]*?)```/g,
      );
      const builtins = spec.slice(spec.indexOf('## Built-in constants and functions'));
      const functions = builtins.slice(0, builtins.indexOf('## Built-in methods'));
      return {
        reservadas: words(`${now} ${later}`),
        embutidas: headings(functions, 3).flatMap(heading => heading.split(' and ')),
      };
    },
  },
  {
    language: 'expr',
    module: 'github.com/expr-lang/expr@v1.17.6',
    versao: '1.17.6',
    truth: page => ({
      embutidas: matches(page('docs/language-definition.md'), /^### (\w+)\(/gm),
    }),
  },
  {
    language: 'risor',
    module: 'github.com/risor-io/risor@v1.7.0',
    versao: '1.7.0',
    extensao: '.risor',
    // Of its functions each module registers its own by one call: no list of them is sure enough.
    truth: page => ({
      reservadas: matches(
        page('vscode/syntaxes/risor.grammar.json'),
        /\((if\|[a-z|]+|true\|[a-z|]+)\)/g,
      ).flatMap(each => each.split('|')),
      embutidas: [],
    }),
  },
  {
    language: 'elvish',
    module: 'src.elv.sh@v0.21.0',
    versao: '0.21.0',
    extensao: '.elv',
    truth: () => ({}),
  },
];

type List = 'reservadas' | 'embutidas' | 'modulos';

/** Of what is written as data, so much has to be right; of what is there, so much has to be found. */
const MIN_PRECISION = 0.9;
const MIN_RECALL = 0.8;

const scratch = mkdtempSync(join(tmpdir(), 'refdata-corpus-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('a draft for a language that nobody had in mind holds what the pages of the language say', () => {
  for (const { language, module, versao, extensao, truth } of CORPUS) {
    const repo = goModule(module, `init-${language}`);
    (repo ? it : it.skip)(language, async () => {
      const config = join(scratch, 'refdata.yml');
      await init({ repo: repo as string, config, force: true });
      const { files } = await buildReference({ repo: repo as string, config });
      const found: Record<List, readonly string[]> = {
        reservadas: files.sintaxe.reservadas.map(({ palavra }) => palavra),
        embutidas: files.embutidas.funcoes,
        modulos: files.modulos.modulos.map(({ nome }) => nome),
      };
      expect(files.sintaxe.extensao).toBe(extensao ?? '.txt');
      // The sources of a module say nothing of their version: where nothing else does, a build asks for it.
      expect([versao, '0.0.0']).toContain(files.index.versao);
      const expected = truth(path => readFileSync(join(repo as string, path), 'utf8'));
      for (const list of Object.keys(expected) as List[]) {
        const right = new Set(expected[list]);
        const hits = found[list].filter(name => right.has(name)).length;
        process.stdout.write(
          `${language} ${list}: ${right.size} expected, ${hits} found, ${found[list].length - hits} more (${found[list].filter(name => !right.has(name)).join(' ')})\n`,
        );
        if (right.size === 0) {
          expect([list, found[list]]).toEqual([list, []]);
          continue;
        }
        expect([list, right.size > 5]).toEqual([list, true]);
        expect([list, hits / found[list].length >= MIN_PRECISION]).toEqual([list, true]);
        expect([list, hits / right.size >= MIN_RECALL]).toEqual([list, true]);
      }
      // What there is no truth for is not published either, unless the language has it.
      expect(files.erros.codigos).toEqual([]);
    });
  }
});

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(match => match[1] as string);
}

function headings(text: string, level: number): string[] {
  return matches(text, new RegExp(`^#{${level}} (.+)$`, 'gm')).map(heading => heading.trim());
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(word => word !== '');
}
