import { command } from '../command.js';
import { EXTENSION, PROGRAM } from '../names.js';
import { JSON_OUTPUT } from '../options.js';

export const RUN = [
  command({
    nome: 'roda',
    uso: `${PROGRAM} roda <arquivo${EXTENSION}> [argumentos]`,
    resumo: 'Executa um programa',
    detalhe: `A palavra 'roda' pode faltar: '${PROGRAM} ola${EXTENSION}' faz o mesmo.`,
    opcoes: [
      ['--observa', 'executa de novo a cada mudança nos arquivos'],
      ['--tempo', 'mostra quanto durou'],
    ],
    exemplos: [
      [`${PROGRAM} roda exemplos/ola${EXTENSION}`, ''],
      [`${PROGRAM} roda src/main${EXTENSION} --observa`, 'enquanto se escreve'],
    ],
    apelidos: ['run', 'r'],
    veja: ['avalia', 'testa'],
  }),
  command({
    nome: 'avalia',
    uso: `${PROGRAM} avalia '<código>'`,
    resumo: 'Executa o código da própria linha de comando',
    detalhe: "Aqui, e só aqui, ';' separa um comando do outro.",
    exemplos: [[`${PROGRAM} avalia 'mostra 2 ** 10'`, 'mostra 1024']],
    apelidos: ['eval'],
    veja: ['roda', 'conversa'],
  }),
  command({
    nome: 'conversa',
    uso: `${PROGRAM} conversa`,
    resumo: 'Abre um diálogo com o interpretador',
    detalhe:
      'Cada linha é executada assim que termina.\nUm bloco termina com uma linha em branco; Ctrl+D sai.',
    apelidos: ['repl'],
  }),
  command({
    nome: 'rotas',
    uso: `${PROGRAM} rotas <arquivo${EXTENSION}>`,
    resumo: 'Lista as rotas dos servidores de um arquivo',
    opcoes: [['--openapi', 'um documento OpenAPI 3.1'], ['--curl', 'um comando curl por rota'], JSON_OUTPUT],
    exemplos: [
      [`${PROGRAM} rotas exemplos/loja${EXTENSION}`, 'a tabela de rotas'],
      [`${PROGRAM} rotas exemplos/loja${EXTENSION} --openapi`, ''],
    ],
    veja: ['roda'],
  }),
];
