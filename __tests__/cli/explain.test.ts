import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cleanUp, folderWith, refdata, refdataInProcess, TINY } from './run-cli.js';

let repo: string;
let site: string;

beforeAll(() => {
  // A file that cannot be read elsewhere in the language must not keep anybody from an explanation.
  repo = folderWith(TINY);
  site = join(repo, 'site');
  refdata(['build', '--repo', repo, '--out', site]);
});

afterAll(cleanUp);

const EXPLANATION = `TY0101  Palavra desconhecida

Explicação
  A palavra não existe.

Exemplo
  sse x

Solução
  Escreva se.

Documentação
  https://tiny.example/docs/erros/palavras
`;

describe('refdata explain', () => {
  test('from a built folder and straight from the source it prints the same', async () => {
    expect(refdata(['explain', 'TY0101', '--from', site])).toEqual({
      code: 0,
      stdout: EXPLANATION,
      stderr: '',
    });
    expect(await refdataInProcess(['explain', 'ty0101', '--repo', repo])).toEqual({
      code: 0,
      stdout: EXPLANATION,
      stderr: '',
    });
  });

  test('suggests near codes for one that there is not', async () => {
    const { code, stdout, stderr } = await refdataInProcess(['explain', 'TY0111', '--repo', repo]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('There is no code TY0111');
    expect(stderr).toContain('TY0101  Palavra desconhecida');
  });

  test('takes no name for nothing to explain', async () => {
    const { code, stderr } = await refdataInProcess(['explain', '', '--repo', repo]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('Nothing says what to explain.')]);
  });

  test('says of a name that nothing has that there is none, in a language without error codes, too', async () => {
    const plain = folderWith({
      'refdata.yml':
        'nome: X\ndescricao: X\ndocumentacao: https://x.example\nversao: "1"\nsintaxe:\n  extensao: .x\n  reservadas: { value: [se], map: { palavra: value } }\nmodulos: { value: [{ nome: A.B, apelidos: [B], simbolos: [{ nome: c }] }] }\n',
    });
    const nothing = await refdataInProcess(['explain', 'sem', '--repo', plain]);
    expect([nothing.code, nothing.stderr]).toEqual([1, expect.stringMatching(/no code sem.*\n.*\n {2}se/)]);
    // A module by its other name.
    expect((await refdataInProcess(['explain', 'B.c', '--repo', plain])).stdout).toContain('simbolos: A.B');
  });

  test('anything else of the language that has a name, and what is like one', async () => {
    for (const where of [
      ['--repo', repo],
      ['--from', site],
    ]) {
      const ask = (name: string, ...more: string[]) => refdataInProcess(['explain', name, ...where, ...more]);
      expect(await ask('SE')).toEqual({
        code: 0,
        stdout: 'se  reservadas\n\ndescricao\n  condicional\n',
        stderr: '',
      });
      const { stdout } = await ask('se', '--json');
      expect(JSON.parse(stdout)).toMatchObject({
        ok: true,
        erro: null,
        entries: [{ list: 'reservadas', name: 'se', entry: { descricao: 'condicional' } }],
      });
      expect(await ask('see')).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/nothing else[\s\S]*\n {2}se\n/),
      });
      const listed = await refdataInProcess(['explain', '--list', ...where]);
      expect(listed.stdout).toMatch(
        /^reservadas\n {2}se {2}condicional\n\ncodigos\n {2}TY0101 {2}Palavra[\s\S]*\nrules\n/,
      );
    }
  });

  test('rules need no language', async () => {
    const cwd = folderWith();
    expect(await refdataInProcess(['explain', 'reservadas-removed'], { cwd })).toMatchObject({
      code: 2,
      stderr: 'error There is no rule reservadas-removed.\nDid you mean reservada-removed?\n',
    });
    const { stdout } = await refdataInProcess(['explain', '--list', 'reservada-r', '--json'], { cwd });
    const names = (JSON.parse(stdout) as { entries: { name: string }[] }).entries.map(({ name }) => name);
    expect(names).toEqual(['reservada-removed', 'reservada-renamed']);
  });

  test('as JSON', async () => {
    const { code, stdout } = await refdataInProcess([
      'explain',
      'TY0102',
      '--repo',
      repo,
      '--json',
      '--docs-url',
      'https://other.example/',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      erro: { codigo: 'TY0102' },
      url: 'https://other.example/erros/blocos',
    });
  });

  test('a language whose other tables are broken still has its errors', async () => {
    const broken = folderWith({ ...TINY, 'tokens.py': 'WORDS = {' });
    expect((await refdataInProcess(['explain', 'TY0102', '--repo', broken])).code).toBe(0);
  });

  test('from a program, where that is allowed', async () => {
    const args = [
      'explain',
      'TY0200',
      '--repo',
      printing({ codigo: 'value.codigo', titulo: 'value.titulo' }),
    ];
    expect(await refdataInProcess(args)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('command-off'),
    });
    expect(await refdataInProcess([...args, '--allow-commands'])).toMatchObject({ code: 0, stderr: '' });
  });

  test('a code may be among what cannot be read', async () => {
    const repo = printing({ codigo: 'value.codigo', titulo: 'value.titel' });
    const { code, stderr } = await refdataInProcess([
      'explain',
      'TY0300',
      '--repo',
      repo,
      '--allow-commands',
    ]);
    expect(code).toBe(2);
    expect(stderr).toContain('TY0300 is not among the codes that could be read');
    expect(stderr).toContain('`value.titel` yields nothing');
  });

  test('a folder without a catalogue', async () => {
    const { code, stderr } = await refdataInProcess([
      'explain',
      'TY0101',
      '--from',
      folderWith({ 'api/index.json': '{}' }),
    ]);
    expect(code).toBe(2);
    expect(stderr).toContain('refdata validate');
  });
});

/** A language whose error codes are printed by a program. */
function printing(fields: Readonly<Record<string, string>>): string {
  const printed = JSON.stringify([{ codigo: 'TY0200', titulo: 'Do programa' }]);
  const empty = Object.fromEntries(['explicacao', 'exemplo', 'solucao', 'doc'].map(name => [name, '""']));
  const source = { command: [process.execPath, '-p', `'${printed}'`], map: { ...fields, ...empty } };
  const config = TINY['refdata.yml'];
  return folderWith({
    ...TINY,
    'refdata.yml': `${config.slice(0, config.indexOf('erros:'))}erros: ${JSON.stringify(source)}\n`,
  });
}

test('a rule of ours: why it has its level, and the opposite', async () => {
  const { code, stdout } = await refdataInProcess(['explain', 'simbolo-moved']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^simbolo-moved {2}major$/m);
  expect(stdout).toContain('Opposite: simbolo-moved (major)');
  expect(stdout).toContain('Direction: something else in its place, which is major.');
  const kept = await refdataInProcess(['explain', 'modulo-renamed-kept', '--json']);
  expect(JSON.parse(kept.stdout)).toMatchObject({
    rule: { level: 'minor' },
    derivation: { effect: 'use', direction: 'other', kept: true, level: 'minor' },
  });
  const told = await refdataInProcess(['explain', 'base-not-built', '--json']);
  expect(JSON.parse(told.stdout)).toMatchObject({
    ok: true,
    rule: { id: 'base-not-built', remedy: expect.any(String) },
  });
});
