import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { check } from '../../src/commands/check.js';
import { LumeRepository } from '../action/lume-repository.js';
import { missingProgram, temporaryFolder } from '../checkout/git-server.js';

/** The line that caused a change, also where the entry is put together from several files. */
(missingProgram() === 'git' ? describe.skip : describe)('places of changes in the example language', () => {
  let lume: LumeRepository;
  beforeEach(() => {
    lume = new LumeRepository(temporaryFolder('places'));
  });
  afterEach(() => rmSync(lume.folder, { recursive: true, force: true }));

  const TEXT = 'cli/src/modules/text.ts';
  const QUALITY = 'cli/src/commands/quality.ts';
  test.each([
    ['a new parameter', TEXT, "palavras: ['(texto)'", "palavras: ['(texto, separador = 1)'", 8],
    ['one that is gone, whose name stands in every line', TEXT, "titulo: ['(texto)'", "titulo: ['()'", 9],
    ['one that is renamed', TEXT, '(texto, parte)', '(texto, trecho)', 12],
    ['a renamed symbol', TEXT, 'inverte:', 'inverta:', 7],
    ['a summary', TEXT, 'Se o texto é o mesmo', 'Se o texto não muda', 11],
    ['the summary of a command', QUALITY, 'Procura erros sem executar', 'Procura os erros', 25],
    ['an option', QUALITY, "'--confere'", "'--verifica'", 36],
  ])('%s', async (_, file, from, to, line) => {
    lume.edit(file, from, to);
    const { folder: repo, base } = lume;
    const { changes } = await check({ repo, base, config: 'refdata.yml', today: '2026-06-01' });
    expect(changes.map(({ place }) => [place?.file, place?.line])).toEqual([[file, line]]);
  });
});
