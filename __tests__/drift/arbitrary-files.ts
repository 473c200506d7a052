import fc from 'fast-check';
import type { ReferenceFiles } from '../../src/contract/files.js';

/** Names as languages have them: short, in lower case, some with a letter outside of ASCII. */
const name = fc.stringMatching(/^[a-zç][a-z0-9_ç]{2,9}$/);
const line = fc.stringMatching(/^[A-Za-zéã]{3,8} [a-z]{3,8} [a-z]{3,8}$/);
const texts = (min: number) => fc.uniqueArray(name, { minLength: min, maxLength: 6 });

function list<T>(entry: (nome: string, text: string) => T, min = 1): fc.Arbitrary<T[]> {
  return fc
    .uniqueArray(fc.tuple(name, line), { minLength: min, maxLength: 6, selector: ([nome]) => nome })
    .chain(pairs =>
      // Each text once: entries that share theirs cannot be told apart when one is renamed.
      fc.constant(pairs.map(([nome, text], i) => entry(nome, `${text} ${i}`))),
    );
}

/** Sets of seven files with something of everything, each as sound as a build makes them. */
export const anyFiles: fc.Arbitrary<ReferenceFiles> = fc
  .record({
    nome: name,
    palavras: list((palavra, descricao) => ({ palavra, descricao, equivalente: '' }), 4),
    cut: fc.nat(2),
    operadores: list((simbolo, descricao) => ({ simbolo, descricao, equivalente: '' })),
    regras: fc.uniqueArray(line, { minLength: 1, maxLength: 4 }),
    funcoes: texts(1),
    modulos: list((nome, text) => ({ nome, text })),
    simbolos: list((nome, resumo) => ({ nome, assinatura: '(a, b=1)', resumo })),
    comandos: list((nome, resumo) => ({ nome, resumo }), 2),
    erros: list((nome, titulo) => ({ nome, titulo })),
    exercicios: fc.dictionary(name, fc.nat(20), { minKeys: 1, maxKeys: 4 }),
    exemplos: fc.nat(50),
  })
  .map(made => {
    const versao = '1.2.3';
    const rotas = Object.fromEntries(
      ['sintaxe', 'embutidas', 'modulos', 'comandos', 'erros', 'conteudos'].map(file => [
        file,
        `/api/${file}.json`,
      ]),
    );
    const half = 1 + made.cut;
    const commands = made.comandos.map(({ nome, resumo }) => ({
      nome,
      uso: `lume ${nome}`,
      resumo,
      detalhe: '',
      opcoes: [{ flag: '--seco, -s <n>', descricao: `só mostra ${nome}` }],
      exemplos: [{ comando: `lume ${nome} x`, nota: '' }],
      apelidos: [`${nome}-curto`],
      veja: [made.comandos[0]?.nome ?? ''],
    }));
    return {
      index: { nome: made.nome, versao, descricao: 'D', documentacao: 'https://l.example', rotas },
      sintaxe: {
        versao,
        extensao: '.lm',
        reservadas: made.palavras.slice(0, half),
        contextuais: made.palavras.slice(half).map(word => ({ ...word, onde: 'servidor' })),
        operadores: made.operadores,
        verbos_http: ['GET', 'ANY'],
        regras: made.regras,
      },
      embutidas: { versao, total: made.funcoes.length, funcoes: made.funcoes },
      modulos: {
        versao,
        total_modulos: made.modulos.length,
        total_simbolos: 0,
        modulos: made.modulos.map(({ nome }) => ({
          nome,
          apelidos: [`${nome}-apelido`],
          total: made.simbolos.length,
          simbolos: made.simbolos.map(symbol => ({ ...symbol, resumo: `${symbol.resumo} ${nome}` })),
        })),
      },
      comandos: {
        versao,
        total: commands.length,
        grupos: [
          { grupo: 'Um', comandos: commands.slice(0, 1) },
          { grupo: 'Dois', comandos: commands.slice(1) },
        ],
      },
      erros: {
        versao,
        total: made.erros.length,
        codigos: made.erros.map(({ titulo }, i) => ({
          codigo: `LM${String(i).padStart(4, '0')}`,
          titulo,
          explicacao: `Explica ${titulo}`,
          exemplo: 'x',
          solucao: 'y',
          doc: 'z',
        })),
      },
      conteudos: {
        versao,
        exercicios: { modulos: made.exercicios, total: 0 },
        exemplos: made.exemplos,
        pacotes: 1,
        projetos: 1,
      },
    } as unknown as ReferenceFiles;
  });
