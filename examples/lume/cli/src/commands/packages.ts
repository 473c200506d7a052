import { command } from '../command.js';
import { LOCK, MANIFEST, PACKAGES_FOLDER, PROGRAM } from '../names.js';
import { QUIET, WRITING } from '../options.js';

export const PACKAGES = [
  command({
    nome: 'adiciona',
    uso: `${PROGRAM} adiciona <pacote>[@versão]`,
    resumo: 'Acrescenta um pacote ao projeto',
    detalhe:
      `Baixa o pacote para ${PACKAGES_FOLDER}/, ` +
      `anota a dependência no ${MANIFEST} ` +
      `e guarda a versão exata no ${LOCK}.`,
    opcoes: [['--caminho=<pasta>', 'usa um pacote que está na máquina'], QUIET],
    exemplos: [
      [`${PROGRAM} adiciona moeda`, 'a versão mais nova'],
      [`${PROGRAM} adiciona moeda@^1.0`, 'qualquer 1.x'],
    ],
    apelidos: ['add'],
    veja: ['remove', 'atualiza'],
  }),
  command({
    nome: 'remove',
    uso: `${PROGRAM} remove <pacote>`,
    resumo: 'Tira um pacote do projeto',
    opcoes: [QUIET],
    apelidos: ['rm'],
    veja: ['adiciona'],
  }),
  command({
    nome: 'atualiza',
    uso: `${PROGRAM} atualiza [pacote]`,
    resumo: 'Troca pacotes por versões mais novas',
    detalhe: `Respeita as faixas do ${MANIFEST}. Sem argumento, atualiza todos.`,
    opcoes: [...WRITING, QUIET],
    veja: ['adiciona'],
  }),
  command({
    nome: 'publica',
    uso: `${PROGRAM} publica [pasta]`,
    resumo: 'Envia o pacote ao registro',
    detalhe: 'Uma versão publicada não muda mais: para corrigir, publique outra.',
    opcoes: [['--registro=<pasta>', 'onde fica o registro'], ...WRITING],
    veja: ['testa', 'compila'],
  }),
];
