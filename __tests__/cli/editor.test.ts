import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildLume } from '../verify/built-site.js';
import { refdataInProcess } from './run-cli.js';

const LUME = resolve(import.meta.dirname ?? '.', '..', '..', 'examples', 'lume');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'refdata-editor-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const json = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));

describe('refdata editor', () => {
  it('writes the grammar and a whole extension of VS Code', async () => {
    const { code, stdout } = await refdataInProcess(['editor', '--repo', LUME, '--out', folder]);
    expect(code).toBe(0);
    expect(stdout).toContain('vscode/package.json');
    const manifest = json('vscode/package.json');
    const { languages, grammars, snippets } = manifest.contributes;
    expect(languages[0]).toMatchObject({ id: 'lume', extensions: ['.lm'] });
    // One that any theme of file icons shows for a language that it does not know.
    for (const path of Object.values<string>(languages[0].icon))
      expect(readFileSync(join(folder, 'vscode', path), 'utf8')).toMatch(
        /^<svg [\s\S]*>lm<\/text>\n<\/svg>\n$/,
      );
    expect(json(join('vscode', grammars[0].path))).toEqual(json('lume.tmLanguage.json'));
    expect(json(join('vscode', languages[0].configuration)).comments).toEqual({
      lineComment: '#',
      blockComment: ['#[', ']#'],
    });
    // Every snippet stands in a program of the example.
    const made = json(join('vscode', snippets[0].path)) as Record<
      string,
      { body: string[]; description: string }
    >;
    expect(Object.keys(made)).toEqual(expect.arrayContaining(['funcao', 'se', 'para', 'classe']));
    for (const { body, description } of Object.values(made))
      expect((body[0] as string).replace(/\$\{\d+:((?:\\.|[^\\}])*)\}/g, '$1').replace(/\\(.)/g, '$1')).toBe(
        description,
      );
  });

  it('writes the same from what is published, without the repository', async () => {
    const site = await buildLume();
    const [out, own] = [join(folder, 'published'), join(folder, 'own')];
    const made = await refdataInProcess(['editor', '--from', site.folder, '--out', out]);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    await refdataInProcess(['editor', '--repo', LUME, '--out', own]);
    for (const path of ['lume.tmLanguage.json', 'prism/lume.js', 'monaco/lume.js']) {
      const [there, here] = [out, own].map(each => readFileSync(join(each, path), 'utf8'));
      expect([path, there]).toEqual([path, here]);
    }
    expect(json('published/neovim/dados.json').files).toEqual(json('own/neovim/dados.json').files);
    const { contributes } = json('published/vscode/package.json');
    expect(Object.keys(json(join('published/vscode', contributes.snippets[0].path)))).toContain('se');

    // Published without one, and no address at all.
    rmSync(join(site.folder, 'api', 'lexico.json'));
    const none = await refdataInProcess(['editor', '--from', site.folder, '--out', out]);
    expect(none).toMatchObject({ code: 2 });
    expect(none.stderr).toContain('it has no sound `lexico`');
    const empty = await refdataInProcess(['editor', '--from', '', '--out', out]);
    expect([empty.code, empty.stderr]).toEqual([2, expect.stringContaining('--from is empty')]);
    site.remove();
  });

  it('says what engines there are, and what there is to do without a lexico', async () => {
    const wrong = await refdataInProcess(['editor', '--repo', LUME, '--out', folder, '--only', 'vscod,x']);
    expect([wrong.code, wrong.stderr]).toEqual([
      2,
      expect.stringMatching(
        /there is no "vscod"\. Is it vscode\? --only: there is no "x"\.\n--only takes [^\n]*\n$/,
      ),
    ]);
    for (const [args, sentences] of [
      [['--install', 'neovim', '--try'], '--try and --install cannot be used together.'],
      [
        ['--port', '1', '--grammar', 'x'],
        '--grammar does nothing without --verify. --port does nothing without --try.',
      ],
    ] as const) {
      const { code, stderr } = await refdataInProcess(['editor', '--repo', LUME, ...args]);
      expect([code, stderr]).toEqual([2, expect.stringContaining(sentences)]);
    }
    const config = join(folder, 'refdata.yml');
    writeFileSync(
      config,
      'nome: X\ndescricao: x\ndocumentacao: https://x.example\nversao: "1"\nsintaxe: { extensao: .x }\n',
    );
    const none = await refdataInProcess(['editor', '--repo', folder, '--out', folder]);
    expect(none.code).toBe(2);
    expect(none.stderr).toContain('docs/editors.md');
  });

  it('names the place of what contradicts itself in a lexico, with a text that shows it', async () => {
    const config = join(folder, 'refdata.yml');
    const lexico = [
      'nome: X',
      'descricao: x',
      'documentacao: https://x.example',
      'versao: "1"',
      'sintaxe: { extensao: .x, reservadas: { value: [{ palavra: end-if }] } }',
      'lexico:',
      "  nomes: { inicio: 'a-z', resto: 'a-z' }",
      '  simbolos: ["#!", +]',
      '  regioes:',
      '    - { nome: a, classe: comentario, abre: "#", fecha: { ate: linha } }',
      '    - { nome: b, classe: diretiva, abre: "#", fecha: { ate: linha }, contem: [c] }',
      '    - { nome: d, classe: texto, abre: { padrao: "x?" } }',
    ];
    writeFileSync(config, `${lexico.join('\n')}\n`);
    const { code, stderr } = await refdataInProcess(['editor', '--repo', folder, '--out', folder]);
    expect(code).toBe(1);
    for (const message of [
      'The region `b` is never opened by "#": that text alone is read as `a`.',
      'There is no region `c`; there are a, b, d.',
      '`x?` matches the empty text',
      '"end-if" is no name',
      'The symbol "#!" is never a token: alone it is read as `a`.',
    ])
      expect(stderr).toContain(message);
    expect(stderr).toContain('refdata.yml:11');
    const slow = lexico
      .with(-1, "    - { nome: d, classe: texto, abre: { padrao: '(?:a+)+b' } }")
      .with(-2, "    - { nome: e, classe: dado, abre: { padrao: '\\bx' } }");
    writeFileSync(config, `${slow.join('\n')}\n`);
    const refused = await refdataInProcess(['editor', '--repo', folder, '--out', folder]);
    expect(refused.stderr).toContain('`(?:a+)+b` may take very long on a text with many "a"');
    expect(refused.stderr).toContain('`\\bx` has `\\b`');
  });
});
