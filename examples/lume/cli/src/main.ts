#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import type { Command } from './command.js';
import { COMMANDS } from './commands.js';
import { PROGRAM } from './names.js';

/** Help comes from the table; everything else is the interpreter's work. */
function main([word = 'ajuda', ...rest]: string[]): number {
  const command = find(word);
  if (command?.nome === 'ajuda') {
    const wanted = rest[0] === undefined ? undefined : find(rest[0]);
    console.log(wanted ? helpOf(wanted) : overview());
    return 0;
  }
  const args = command?.nome === 'versao' ? ['--versao'] : [command?.nome ?? word, ...rest];
  return spawnSync('python3', ['-m', PROGRAM, ...args], { stdio: 'inherit' }).status ?? 1;
}

function find(name: string): Command | undefined {
  return [...COMMANDS.values()].flat().find(({ nome, apelidos }) => nome === name || apelidos.includes(name));
}

function overview(): string {
  const lines = [...COMMANDS].flatMap(([group, commands]) => [
    `\n${group}`,
    ...commands.map(({ nome, resumo }) => `  ${nome.padEnd(10)} ${resumo}`),
  ]);
  return `${PROGRAM} <comando> [argumentos]\n${lines.join('\n')}`;
}

function helpOf({ uso, resumo, detalhe, opcoes, exemplos }: Command): string {
  const rows = (pairs: Command['opcoes']) => pairs.map(([left, right]) => `  ${left.padEnd(28)} ${right}`);
  return [uso, '', resumo, detalhe, ...rows(opcoes), ...rows(exemplos)].join('\n');
}

process.exitCode = main(process.argv.slice(2));
