import { expect, it } from '@jest/globals';
import { parseConfig } from '../../src/config/config.js';
import { extract } from '../../src/extract/extract.js';
import { openRepository } from '../../src/repository/repository.js';
import { folderWith } from './small-repository.js';

/** Five files of a million characters each: more than may stay open, with a class that all of them need. */
const padding = `# ${'x'.repeat(98)}\n`.repeat(10_000);
const names = ['a', 'b', 'c', 'd', 'e'];
const FILES = {
  'base.py': 'class Base:\n    """Where all begin."""\n    def __init__(self, size=1): pass\n',
  'table.py': 'from base import Base\nTABLE = {"base": Base}\n',
  ...Object.fromEntries(
    names.map(name => [
      `big/${name}.py`,
      `${padding}from base import Base\nclass ${name.toUpperCase()}(Base): pass\n`,
    ]),
  ),
};
const config = (sources: string) => `nome: X
descricao: X
documentacao: https://x.example
versao: "1"
sintaxe: { extensao: .x, reservadas: { data: words.json } }
embutidas:
  merge:
${sources}
`;
const SYMBOLS = '    - { symbols: "big/*.py", map: { nome: name, assinatura: signature, resumo: summary } }';
const TABLE =
  '    - { table: table.py#TABLE, map: { nome: key, assinatura: value.signature, resumo: value.summary } }';

/** Rows of `embutidas`, and how often each file was read. */
async function read(sources: string) {
  const repository = openRepository(folderWith(FILES));
  const reads: string[] = [];
  const counting = {
    read: (path: string) => {
      reads.push(path);
      return repository.read(path);
    },
    readBytes: (path: string) => repository.readBytes(path),
    isFile: (path: string) => repository.isFile(path),
    glob: (pattern: string) => repository.glob(pattern),
  };
  const loaded = parseConfig(config(sources), 'refdata.yml');
  const problems: unknown[] = [];
  const report = (problem: unknown) => problems.push(problem);
  const { embutidas } = await extract(
    loaded,
    { repository: counting, report },
    { only: new Set(['embutidas']) },
  );
  return { rows: embutidas.rows.map(({ value }) => value), problems, reads };
}

const rows = names.map(name => ({
  nome: name.toUpperCase(),
  assinatura: '(size=1)',
  resumo: 'Where all begin.',
}));
const base = { nome: 'base', assinatura: '(size=1)', resumo: 'Where all begin.' };

it('what follows after trees were let go is the same', async () => {
  const { rows: found, problems, reads } = await read(`${SYMBOLS}\n${SYMBOLS}`);
  expect(problems).toEqual([]);
  expect(found).toEqual([...rows, ...rows]);
  // They were let go, or nothing is tested here; once more it is asked whom they import.
  expect(reads.filter(path => path === 'big/b.py')).toHaveLength(3);
  // What all of them import stays: that is read for itself, and for the same question.
  expect(reads.filter(path => path === 'base.py')).toHaveLength(2);
});

it('a definition that waits in a record is still there when it is described', async () => {
  // Without a mapping of its own, the table's records are looked at after all files of the other source.
  const sources = `    - { table: table.py#TABLE }\n    - symbols: "big/*.py"`;
  const { rows: found, problems } = await read(
    `${sources}\n  map: { nome: key, assinatura: "signature ? signature : value.signature", resumo: "summary ? summary : value.summary" }`,
  );
  expect(problems).toEqual([]);
  expect(found).toEqual([base, ...rows]);
});

it('a table after them is read as ever', async () => {
  const { rows: found, problems } = await read(`${SYMBOLS}\n${TABLE}`);
  expect(problems).toEqual([]);
  expect(found).toEqual([...rows, base]);
});
