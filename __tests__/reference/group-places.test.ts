import { expect, test } from '@jest/globals';
import { buildReference } from '../../src/run/reference.js';
import { folderWith } from '../extract/small-repository.js';

const CONFIG = `nome: X
descricao: X
documentacao: https://x.example
versao: 1.0.0
sintaxe: { extensao: .x }
modulos:
  table: a.py#SYMBOLS
  map: { modulo: "value[0]", nome: "value[1]", resumo: "value[2]" }
  group: { by: modulo, as: nome, into: simbolos }
comandos:
  merge:
    - table: a.py#COMMANDS
      map: { grupo: '"G"', nome: key, uso: key, resumo: value }
  map: { grupo: grupo, nome: nome, uso: uso, resumo: resumo }
  group: { by: grupo, into: comandos }
`;

const SOURCE = `SYMBOLS = [
    ("m", "z", "the last"),
    ("n", "x", "of another module"),
    ("m", "a", "the first"),
    ("m", NAME(), "without a name"),
    ("n", "x", "twice"),
]
COMMANDS = {
    "run": "runs it",
    "test": None,
}
`;

test('what a group puts together keeps its places, in whatever order it is published', async () => {
  const repo = folderWith({ 'refdata.yml': CONFIG, 'a.py': SOURCE });
  const { files, origins, findings } = await buildReference({ repo, config: 'refdata.yml' });
  const lines = new Map([...origins].map(([subject, { line }]) => [subject, line]));
  for (const [i, { simbolos }] of files.modulos.modulos.entries())
    for (const [j, { resumo }] of simbolos.entries())
      expect(lines.get(`/api/modulos.json#/modulos/${i}/simbolos/${j}`)).toBe(
        SOURCE.split('\n').findIndex(line => line.includes(`"${resumo}"`)) + 1,
      );
  expect(['run', 'test'].map((_, j) => lines.get(`/api/comandos.json#/grupos/0/comandos/${j}`))).toEqual([
    9, 10,
  ]);
  expect(findings.filter(({ level }) => level === 'error').map(({ place }) => place?.line)).toEqual([5]);
});

test('a rule about one of them is reported at its line', async () => {
  const repo = folderWith({ 'refdata.yml': CONFIG, 'a.py': SOURCE.replace('NAME()', '"b"') });
  const { findings } = await buildReference({ repo, config: 'refdata.yml' });
  const reported = findings.filter(({ rule }) => rule === 'simbolo-unique');
  expect(reported.map(({ place }) => place?.line)).toEqual([6]);
});
