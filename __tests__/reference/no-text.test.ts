import { expect, it } from '@jest/globals';
import { buildReference } from '../../src/run/reference.js';
import { folderWith } from '../extract/small-repository.js';

const CONFIG = [
  'nome: X',
  'descricao: x',
  'documentacao: https://x.dev/docs',
  'versao: { table: a.py#VERSION }',
  'sintaxe:',
  '  extensao: .x',
  '  reservadas: { table: a.py#WORDS, map: { palavra: key, descricao: value } }',
  '',
].join('\n');

/** What is said of a file with a version and a description, as they are written. */
async function told(version: string, description: string): Promise<string[]> {
  const repo = folderWith({
    'refdata.yml': CONFIG,
    'a.py': `VERSION = ${version}\nWORDS = {\n  "if": "when",\n  "for": ${description},\n}\n`,
  });
  const { findings } = await buildReference({ repo, config: 'refdata.yml' });
  return findings
    .filter(({ rule }) => rule === 'field-type' || rule === 'table-scalar')
    .map(({ message, remedy, place }) => `${place?.file}:${place?.line} ${message} ${remedy}`);
}

it('a call where a text belongs is named, at its line, and nobody is told to publish its parts', async () => {
  const [version, description, ...rest] = await told('compute()', 'describe(1)');
  expect(version).toMatch(
    /^a\.py:1 versao is a call of compute\(\), not a text\. What compute\(\) gives is not known/,
  );
  expect(description).toMatch(
    /^a\.py:4 sintaxe\.reservadas\.descricao is a call of describe\(\), not a text\./,
  );
  expect(rest).toEqual([]);
  expect(`${version}${description}`).not.toContain('$string');
});

it('an empty text is to be written, and a number converted', async () => {
  expect(await told('""', '"again"')).toEqual([
    'a.py:1 versao is an empty text. Write it where it stands, or name the place that has it.',
  ]);
  expect((await told('1.4', '"again"'))[0]).toMatch(
    /^a\.py:1 versao is the number 1\.4, not a text\. Convert it/,
  );
});
