import { command } from '../command.js';
import { EXTENSION, PROGRAM } from '../names.js';
import { JSON_OUTPUT, QUIET, WRITING } from '../options.js';

export const QUALITY = [
  command({
    nome: 'testa',
    uso: `${PROGRAM} testa [arquivo ou pasta]`,
    resumo: 'Roda os blocos de teste',
    detalhe: `Procura blocos 'teste' em todos os arquivos ${EXTENSION} da pasta.
Antes de cada um, roda os blocos 'prepara' do mesmo arquivo.

Um teste 'pendente' que falha não faz o comando falhar.`,
    opcoes: [['--filtro=<texto>', 'só os testes que têm o texto no nome'], QUIET, JSON_OUTPUT],
    exemplos: [
      [`${PROGRAM} testa`, 'a pasta atual'],
      [`${PROGRAM} testa src --filtro="saldo"`, 'só os que falam de saldo'],
    ],
    apelidos: ['test', 't'],
    veja: ['confere'],
  }),
  command({
    nome: 'confere',
    uso: `${PROGRAM} confere [pasta]`,
    resumo: 'Procura erros sem executar',
    detalhe: 'Lê todos os arquivos e aponta o que não chegaria a rodar.',
    opcoes: [QUIET, JSON_OUTPUT],
    apelidos: ['check'],
    veja: ['explica', 'formata'],
  }),
  command({
    nome: 'formata',
    uso: `${PROGRAM} formata [pasta]`,
    resumo: 'Arruma recuos e espaços',
    detalhe: 'Recuos de 4 espaços, um espaço em volta de cada operador e uma linha em branco no fim.',
    opcoes: [['--confere', 'falha se houver o que arrumar, sem gravar'], ...WRITING],
    exemplos: [[`${PROGRAM} formata src --seco`, 'só mostra o que mudaria']],
    apelidos: ['fmt'],
    veja: ['confere'],
  }),
];
