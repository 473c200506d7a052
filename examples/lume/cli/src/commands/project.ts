import { command } from '../command.js';
import { EXTENSION, MANIFEST, PACKAGES_FOLDER, PROGRAM } from '../names.js';
import { WRITING } from '../options.js';

export const PROJECT = [
  command({
    nome: 'inicia',
    uso: `${PROGRAM} inicia [pasta]`,
    resumo: 'Começa um projeto',
    detalhe:
      `Escreve o manifesto ${MANIFEST} e um src/main${EXTENSION} que diz olá.\n` +
      'Sem argumento, o projeto nasce na pasta atual.',
    opcoes: [['--modelo=<nome>', 'vazio, servidor ou biblioteca'], ...WRITING],
    exemplos: [
      [`${PROGRAM} inicia`, 'aqui mesmo'],
      [`${PROGRAM} inicia loja --modelo=servidor`, 'numa pasta nova, já com rotas'],
    ],
    apelidos: ['init', 'novo'],
    veja: ['roda', 'adiciona'],
  }),
  command({
    nome: 'compila',
    uso: `${PROGRAM} compila [pasta]`,
    resumo: 'Junta o projeto num arquivo só',
    detalhe: `Segue cada 'importa' a partir da entrada do ${MANIFEST} e grava tudo em dist/.`,
    opcoes: [['--saida=<arquivo>', 'onde gravar'], ...WRITING],
    exemplos: [[`${PROGRAM} compila`, `grava dist/<nome>${EXTENSION}`]],
    apelidos: ['build'],
    veja: ['roda'],
  }),
  command({
    nome: 'limpa',
    uso: `${PROGRAM} limpa`,
    resumo: 'Apaga o que pode ser refeito',
    detalhe: 'Remove dist/ e o cache dos pacotes baixados.',
    opcoes: [['--tudo', `remove também a pasta ${PACKAGES_FOLDER}/`]],
  }),
];
