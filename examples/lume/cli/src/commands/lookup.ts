import { command } from '../command.js';
import { PROGRAM } from '../names.js';
import { JSON_OUTPUT } from '../options.js';

export const LOOKUP = [
  command({
    nome: 'explica',
    uso: `${PROGRAM} explica <código>`,
    resumo: 'Explica um código de erro',
    detalhe: 'Mostra por que o erro acontece, um programa que o provoca e como resolver.',
    opcoes: [JSON_OUTPUT],
    exemplos: [[`${PROGRAM} explica LM0301`, 'nome não definido']],
    apelidos: ['explain'],
    veja: ['confere'],
  }),
  command({
    nome: 'palavras',
    uso: `${PROGRAM} palavras`,
    resumo: 'Lista as palavras da linguagem',
    opcoes: [JSON_OUTPUT],
    veja: ['modulos'],
  }),
  command({
    nome: 'modulos',
    uso: `${PROGRAM} modulos [nome]`,
    resumo: 'Lista a biblioteca, ou o que há num módulo',
    opcoes: [JSON_OUTPUT],
    exemplos: [[`${PROGRAM} modulos Lume.Texto`, 'as funções de um módulo']],
    veja: ['palavras'],
  }),
  command({
    nome: 'tokens',
    uso: `${PROGRAM} tokens <arquivo>`,
    resumo: 'Mostra como o arquivo é dividido em símbolos',
    detalhe: 'Serve a quem trabalha na própria linguagem.',
  }),
  command({
    nome: 'versao',
    uso: `${PROGRAM} versao`,
    resumo: 'Mostra a versão',
    apelidos: ['--versao', '-V'],
  }),
  command({
    nome: 'ajuda',
    uso: `${PROGRAM} ajuda [comando]`,
    resumo: 'Mostra esta ajuda, ou a de um comando',
    exemplos: [
      [`${PROGRAM} ajuda`, 'visão geral'],
      [`${PROGRAM} ajuda testa`, "só o 'testa'"],
    ],
    apelidos: ['--ajuda', '-h'],
  }),
];
