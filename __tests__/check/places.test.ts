import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { check } from '../../src/commands/check-reference.js';
import { LumeRepository } from '../action/lume-repository.js';
import { missingProgram, temporaryFolder } from '../git/git-server.js';
import { RUN_CACHE } from '../run-cache.js';

/** The line that caused a change, also where the entry is put together from several files. */
(missingProgram() === 'git' ? describe.skip : describe)('places of changes in the example language', () => {
  let lume: LumeRepository;
  beforeEach(() => {
    lume = new LumeRepository(temporaryFolder('places'));
  });
  afterEach(() => rmSync(lume.folder, { recursive: true, force: true }));
  const checked = () =>
    check({
      repo: lume.folder,
      base: lume.base,
      config: 'refdata.yml',
      today: '2026-06-01',
      cache: RUN_CACHE,
    });

  const TEXT = 'cli/src/modules/text.ts';
  const QUALITY = 'cli/src/commands/quality.ts';
  /** What is edited: the file, a text in it, what takes its place; the line that the change is placed at. */
  const EDITS = [
    ['a new parameter', TEXT, "palavras: ['(texto)'", "palavras: ['(texto, separador = 1)'", 8],
    ['one that is gone, whose name stands in every line', TEXT, "titulo: ['(texto)'", "titulo: ['()'", 9],
    ['one that is renamed', TEXT, '(texto, parte)', '(texto, trecho)', 12],
    ['a renamed symbol', TEXT, 'inverte:', 'inverta:', 7],
    ['a summary', TEXT, 'Se o texto é o mesmo', 'Se o texto não muda', 11],
    ['the summary of a command', QUALITY, 'Procura erros sem executar', 'Procura os erros', 25],
    ['an option', QUALITY, "'--confere'", "'--verifica'", 36],
    ['a line in the middle of a text', QUALITY, "Um teste 'pendente'", "Teste 'pendente'", 13],
    ['the note of an example', QUALITY, "'a pasta atual'", "'esta pasta'", 16],
    ['a text that is joined from elsewhere', 'data/equivalentes.yml', 'Infinity', 'Inf', 5],
    ['a row of a file that is joined', 'data/operadores.csv', '..,range', '..,faixa', 14],
    ['a line of an explanation', 'lume/errors.py', 'própria linha.', 'própria linha dela.', 86],
    ['a constant of another file', 'cli/src/groups.ts', "'Executar'", "'Rodar'", 4],
    ['an expression of the configuration', 'refdata.yml', 'nota: "value[1]" }', 'nota: "value[0]" }', 124],
  ] as const;

  test('each of many changes at once is placed at its line, and none elsewhere', async () => {
    for (const [, file, from, to] of EDITS) lume.edit(file, from, to);
    const { changes } = await checked();
    const places = new Set(changes.map(({ place }) => `${place?.file}:${place?.line}`));
    expect([...places].sort()).toEqual(EDITS.map(([, file, , , line]) => `${file}:${line}`).sort());
  });

  test('a command is placed where it is written, and not where its group is listed', async () => {
    lume.edit(QUALITY, "nome: 'confere'", "nome: 'verifica'");
    lume.edit(QUALITY, 'PROGRAM} confere [pasta]', 'PROGRAM} verifica [pasta]');
    lume.edit(QUALITY, "veja: ['confere'],\n  }),\n  command", "veja: ['verifica'],\n  }),\n  command");
    lume.edit(QUALITY, "veja: ['confere'],\n  }),\n]", "veja: ['verifica'],\n  }),\n]");
    lume.edit('cli/src/commands/lookup.ts', "veja: ['confere']", "veja: ['verifica']");
    const { changes } = await checked();
    const places = changes.map(({ rule, place, side }) => `${rule} ${place?.file}:${place?.line} ${side}`);
    expect(places).toEqual([
      ...[20, 39].flatMap(line => [
        `comando-veja-removed ${QUALITY}:${line} base`,
        `comando-veja-added ${QUALITY}:${line} head`,
      ]),
      'comando-veja-removed cli/src/commands/lookup.ts:14 base',
      'comando-veja-added cli/src/commands/lookup.ts:14 head',
      `comando-renamed ${QUALITY}:23 head`,
    ]);
  });

  test('a constant that several entries have, one that another text is made with, a code; what is gone stands in the base', async () => {
    lume.edit('lume/places.py', 'início de uma linha', 'começo de uma linha');
    lume.edit('lume/pages.py', 'sintaxe/lexico', 'sintaxe/palavras');
    lume.edit('lume/errors.py', '"LM0103"', '"LM0193"');
    lume.edit(TEXT, "['Texto']", '[]');
    const { changes } = await checked();
    const places = new Set(
      changes.map(({ rule, place, side }) => `${rule} ${place?.file}:${place?.line} ${side}`),
    );
    expect([...places].sort()).toEqual([
      'codigo-doc-changed lume/pages.py:4 head',
      'codigo-renumbered lume/errors.py:80 head',
      'contextual-onde-changed lume/places.py:6 head',
      `modulo-apelido-removed ${TEXT}:5 base`,
    ]);
  });
});
