import type { ReferenceFiles } from '../../src/contract/files.js';

/** The smallest files with something of everything, in which no rule finds anything. A new copy at each call. */
export function soundFiles(): ReferenceFiles {
  const versao = '1.4.0';
  return {
    index: {
      nome: 'Lume',
      versao,
      descricao: 'Referência da linguagem Lume.',
      documentacao: 'https://lume.example/docs',
      rotas: {
        sintaxe: '/api/sintaxe.json',
        embutidas: '/api/embutidas.json',
        modulos: '/api/modulos.json',
        comandos: '/api/comandos.json',
        erros: '/api/erros.json',
        conteudos: '/api/conteudos.json',
      },
    },
    sintaxe: {
      versao,
      extensao: '.lm',
      reservadas: [{ palavra: 'se', descricao: 'decide', equivalente: 'if' }],
      contextuais: [
        { palavra: 'rota', descricao: 'declara uma rota', equivalente: '', onde: 'bloco servidor' },
      ],
      operadores: [{ simbolo: ':=', descricao: 'atribui', equivalente: '=' }],
      verbos_http: ['GET', 'ANY'],
      regras: ['A indentação é de 4 espaços.'],
    },
    embutidas: { versao, total: 2, funcoes: ['mostre', 'tamanho'] },
    modulos: {
      versao,
      total_modulos: 2,
      total_simbolos: 3,
      modulos: [
        {
          nome: 'Lume.Texto',
          apelidos: ['Lume.Texto', 'Texto'],
          total: 2,
          simbolos: [
            { nome: 'inverte', assinatura: '(texto)', resumo: 'De trás para a frente.' },
            { nome: 'VAZIO', assinatura: '', resumo: 'O texto vazio.' },
          ],
        },
        {
          nome: 'Lume.Tempo',
          apelidos: [],
          total: 1,
          simbolos: [{ nome: 'agora', assinatura: '()', resumo: 'A hora.' }],
        },
      ],
    },
    comandos: {
      versao,
      total: 2,
      grupos: [
        {
          grupo: 'Projeto',
          comandos: [
            {
              nome: 'testa',
              uso: 'lume testa [pasta]',
              resumo: 'Roda os testes',
              detalhe: 'Sem argumento,\na pasta atual.',
              opcoes: [{ flag: '--verboso, -v', descricao: 'mostra cada teste' }],
              exemplos: [{ comando: 'lume testa', nota: '' }],
              apelidos: ['t'],
              veja: ['roda'],
            },
          ],
        },
        {
          grupo: 'Executar',
          comandos: [
            {
              nome: 'roda',
              uso: 'lume roda arquivo.lm',
              resumo: 'Roda um arquivo',
              detalhe: '',
              opcoes: [],
              exemplos: [],
              apelidos: [],
              veja: [],
            },
          ],
        },
      ],
    },
    erros: {
      versao,
      total: 1,
      codigos: [
        {
          codigo: 'LM0101',
          titulo: 'Indentação inconsistente',
          explicacao: 'Só espaços.',
          exemplo: '\nse x:\n\tmostre x',
          solucao: 'Troque a tabulação por 4 espaços.',
          doc: 'referencia/sintaxe#blocos',
        },
      ],
    },
    conteudos: {
      versao,
      exercicios: { modulos: { '01-fundamentos': 12, '02-colecoes/listas': 9 }, total: 21 },
      exemplos: 8,
      pacotes: 3,
      projetos: 1,
    },
  };
}
