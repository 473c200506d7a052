import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ReferenceFiles } from '../../src/contract/files.js';
import { canRun } from '../extract/interpreter.js';
import { debianSource } from './debian-source.js';
import { buildRecipeFrom, compare, EXACT, names } from './fidelity.js';

/** What Bash says when it is asked in English. */
function bash(script: string): string[] {
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', COLUMNS: '1000' };
  const { stdout } = spawnSync('/bin/bash', ['--norc', '-c', script], { encoding: 'utf8', env });
  return stdout.split('\n').filter(line => line !== '');
}

/** What `help` has for each builtin: `name<tab>text`. */
function help(option: string, mark: string): Map<string, string> {
  const lines = bash(`for b in $(compgen -b); do echo "$b	$(help ${option} "$b" | head -1)"; done`);
  return new Map(
    lines.map(line => {
      const [name = '', text = ''] = line.split('\t');
      return [name, text.slice(text.indexOf(mark) + mark.length)];
    }),
  );
}

const source = canRun('/bin/bash', '--version') ? debianSource('bash') : undefined;

(source === undefined ? describe.skip : describe)(
  'Bash, compared with what /bin/bash says when asked',
  () => {
    let files: ReferenceFiles;
    const subject = () => ({ recipe: 'bash', version: files.index.versao });
    const symbols = () => files.modulos.modulos.flatMap(({ simbolos }) => simbolos);
    beforeAll(async () => {
      ({ files } = await buildRecipeFrom('bash', source as string));
    });

    test('version', () => {
      expect(bash('echo "$BASH_VERSION"')[0]).toMatch(new RegExp(`^${files.index.versao}\\.`));
    });

    test('reserved words', () => {
      const ours = files.sintaxe.reservadas.map(({ palavra }) => palavra);
      expect(compare(subject(), 'reserved words', names(bash('compgen -k')), names(ours))).toMatchObject(
        EXACT,
      );
    });

    test('builtins', () => {
      const truth = names(bash('compgen -b'));
      expect(compare(subject(), 'builtins', truth, names(files.embutidas.funcoes))).toMatchObject(EXACT);
    });

    test('usage', () => {
      const ours = new Map(symbols().map(({ nome, assinatura }) => [nome, assinatura]));
      expect(compare(subject(), 'usage', help('-s', ': '), ours)).toMatchObject(EXACT);
    });

    test('summaries', () => {
      const ours = new Map(symbols().map(({ nome, resumo }) => [nome, resumo]));
      expect(compare(subject(), 'summaries', help('-d', ' - '), ours)).toMatchObject(EXACT);
    });

    test('long options', () => {
      const truth = bash('/bin/bash --help').flatMap(line => /^\t(--[a-z-]+)$/.exec(line)?.[1] ?? []);
      const ours = files.comandos.grupos.flatMap(({ comandos }) => comandos.map(({ nome }) => nome));
      expect(compare(subject(), 'long options', names(truth), names(ours))).toMatchObject(EXACT);
    });
  },
);
