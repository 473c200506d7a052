import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cleanUp, folderWith, refdata, TINY } from './run-cli.js';

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
  test('from a built folder and straight from the source it prints the same', () => {
    expect(refdata(['explain', 'TY0101', '--from', site])).toEqual({
      code: 0,
      stdout: EXPLANATION,
      stderr: '',
    });
    expect(refdata(['explain', 'ty0101', '--repo', repo])).toEqual({
      code: 0,
      stdout: EXPLANATION,
      stderr: '',
    });
  });

  test('suggests near codes for one that there is not', () => {
    const { code, stdout, stderr } = refdata(['explain', 'TY0111', '--repo', repo]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('There is no code TY0111');
    expect(stderr).toContain('TY0101  Palavra desconhecida');
  });

  test('as JSON', () => {
    const { code, stdout } = refdata([
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

  test('a language whose other tables are broken still has its errors', () => {
    const broken = folderWith({ ...TINY, 'tokens.py': 'WORDS = {' });
    expect(refdata(['explain', 'TY0102', '--repo', broken]).code).toBe(0);
  });

  test('a folder without a catalogue', () => {
    const { code, stderr } = refdata(['explain', 'TY0101', '--from', folderWith({ 'api/index.json': '{}' })]);
    expect(code).toBe(2);
    expect(stderr).toContain('refdata validate');
  });
});
