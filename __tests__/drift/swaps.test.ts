import { describe, expect, test } from '@jest/globals';
import { changesBetween } from '../../src/drift/changes.js';
import { soundFiles } from '../rules/sound-files.js';

type Draft = ReturnType<typeof soundFiles>;

const code = (codigo: string, titulo: string, explicacao: string, exemplo = 'x') => ({
  codigo,
  titulo,
  explicacao,
  exemplo,
  solucao: `Corrija ${exemplo}.`,
  doc: '',
});
const PARENTHESES = [
  code('LM1', 'falta o parêntese de abertura', 'A conta fecha um parêntese que não abriu.'),
  code('LM2', 'falta o parêntese de fechamento', 'A conta abre um parêntese que não fechou.'),
  code('LM3', 'faixa vazia', 'A faixa não tem valores.'),
];

/** What is told of two sets of data that differ by an edit alone. */
function found(prepare: (draft: Draft) => void, edit: (draft: Draft) => void): string[] {
  const before = structuredClone(soundFiles());
  prepare(before);
  const after = structuredClone(before);
  edit(after);
  const side = (files: Draft) => ({ files, origins: new Map() });
  return changesBetween(side(before), side(after)).map(({ rule, level, name }) => `${rule} ${level} ${name}`);
}

describe('codes that swap what they mean', () => {
  const prepare = (draft: Draft) => {
    draft.erros.codigos = structuredClone(PARENTHESES);
  };

  test('with a capital and a full stop more', () => {
    const edit = ({ erros: { codigos } }: Draft) => {
      const [a, b] = PARENTHESES as [(typeof PARENTHESES)[0], (typeof PARENTHESES)[0]];
      Object.assign(codigos[0] as object, {
        ...b,
        codigo: 'LM1',
        titulo: 'Falta o  parêntese de fechamento.',
      });
      Object.assign(codigos[1] as object, {
        ...a,
        codigo: 'LM2',
        titulo: 'Falta o parêntese de abertura.',
        explicacao: 'A conta fecha um parêntese que não abriu!',
      });
    };
    expect(found(prepare, edit)).toEqual(['codigo-reused major LM1', 'codigo-reused major LM2']);
  });

  test('everything but the titles', () => {
    const edit = ({ erros: { codigos } }: Draft) => {
      const [a, b] = PARENTHESES as [(typeof PARENTHESES)[0], (typeof PARENTHESES)[0]];
      Object.assign(codigos[0] as object, { explicacao: b.explicacao });
      Object.assign(codigos[1] as object, { explicacao: a.explicacao });
    };
    expect(found(prepare, edit)).toEqual(['codigo-reused major LM1', 'codigo-reused major LM2']);
  });

  test('a title of which only the capital and the full stop changed is a title that changed', () => {
    const edit = ({ erros: { codigos } }: Draft) => {
      Object.assign(codigos[0] as object, { titulo: 'Falta o parêntese de abertura.' });
    };
    expect(found(prepare, edit)).toEqual(['codigo-titulo-changed patch LM1']);
  });
});

describe('codes that hand on what they mean', () => {
  const prepare = ({ erros }: Draft) => {
    erros.codigos = structuredClone(PARENTHESES);
  };
  const reused = ['LM1', 'LM2', 'LM3'].map(codigo => `codigo-reused major ${codigo}`);

  test('a catalogue that slips by one, with a new code in front: the first one means something else, too', () => {
    const edit = ({ erros }: Draft) => {
      const moved = PARENTHESES.map((each, i) => ({ ...each, codigo: `LM${i + 2}` }));
      erros.codigos = [code('LM1', 'a conta não fecha', 'A conta abre um texto que não fechou.'), ...moved];
    };
    expect(found(prepare, edit)).toEqual([...reused, 'codigo-added minor LM4']);
  });

  test('a code whose number is given to another error, and that has a new number itself', () => {
    const edit = ({ erros }: Draft) => {
      const [first, ...rest] = PARENTHESES as [(typeof PARENTHESES)[0]];
      const now = code('LM1', 'falta a conta', 'A conta fecha um parêntese, e não há conta.');
      erros.codigos = [now, ...rest, { ...first, codigo: 'LM9' }];
    };
    expect(found(prepare, edit)).toEqual([reused[0], 'codigo-added minor LM9']);
  });

  test('a code that is told apart from a new one, which has the title that it had, keeps its explanation', () => {
    const edit = ({ erros }: Draft) => {
      const [first, ...rest] = PARENTHESES as [(typeof PARENTHESES)[0]];
      const now = { ...first, titulo: 'falta o parêntese de abertura da conta' };
      erros.codigos = [now, ...rest, code('LM9', first.titulo, 'O texto fecha um parêntese.')];
    };
    expect(found(prepare, edit)).toEqual(['codigo-titulo-changed patch LM1', 'codigo-added minor LM9']);
  });
});

describe('other entries that swap what they mean', () => {
  const words = ['se', 'para', 'retorna'].map(palavra => ({
    palavra,
    descricao: `a palavra ${palavra} faz`,
    equivalente: null,
  }));
  const prepare = (draft: Draft) => {
    draft.sintaxe.reservadas = structuredClone(words) as unknown as Draft['sintaxe']['reservadas'];
    draft.sintaxe.operadores = [
      { simbolo: '+', descricao: 'soma', equivalente: null },
      { simbolo: '-', descricao: 'subtrai', equivalente: null },
    ] as unknown as Draft['sintaxe']['operadores'];
  };
  const meanings =
    (list: 'reservadas' | 'operadores', ...texts: string[]) =>
    ({ sintaxe }: Draft) => {
      for (const [i, descricao] of texts.entries()) Object.assign(sintaxe[list][i] as object, { descricao });
    };
  const [se = '', para = '', retorna = ''] = words.map(({ descricao }) => descricao);

  test('two reserved words', () => {
    expect(found(prepare, meanings('reservadas', para, `${se}.`))).toEqual([
      'palavra-reused major se',
      'palavra-reused major para',
    ]);
  });

  test('three that hand their meanings round', () => {
    const changes = found(prepare, meanings('reservadas', para, retorna, se));
    expect(changes.map(each => each.split(' ')[0])).toEqual(Array(3).fill('palavra-reused'));
  });

  test('a list that slips by one row: each word means what the one before it meant', () => {
    const edit = ({ sintaxe }: Draft) => {
      const texts = ['termina o programa', 'executa sob uma condição', 'percorre uma lista'];
      for (const [i, descricao] of texts.entries())
        Object.assign(sintaxe.reservadas[i] as object, { descricao });
    };
    const before = (draft: Draft) => {
      prepare(draft);
      meanings('reservadas', 'executa sob uma condição', 'percorre uma lista', 'encerra a função')(draft);
    };
    expect(found(before, edit)).toEqual([
      'palavra-text-changed patch se',
      'palavra-reused major para',
      'palavra-reused major retorna',
    ]);
  });

  test('a chain from a word that is gone, and one to a word that is new', () => {
    const gone = ({ sintaxe }: Draft) => {
      sintaxe.reservadas.shift();
      meanings('reservadas', se, para)({ sintaxe } as Draft);
    };
    expect(found(prepare, gone).sort()).toEqual([
      'palavra-reused major para',
      'palavra-reused major retorna',
      'reservada-removed major se',
    ]);
    const come = ({ sintaxe }: Draft) => {
      meanings('reservadas', 'repete', se, para)({ sintaxe } as Draft);
      sintaxe.reservadas.push({ palavra: 'nova', descricao: retorna, equivalente: '' });
    };
    expect(found(prepare, come).sort()).toEqual([
      'palavra-reused major para',
      'palavra-reused major retorna',
      'palavra-text-changed patch se',
      'reservada-added major nova',
    ]);
  });

  test('a word that takes what another one said, and nobody takes its own, is one with another text', () => {
    expect(found(prepare, meanings('reservadas', para, 'repete'))).toEqual([
      'palavra-text-changed patch se',
      'palavra-text-changed patch para',
    ]);
  });

  test('two operators', () => {
    expect(found(prepare, meanings('operadores', 'Subtrai', 'Soma'))).toEqual([
      'operador-reused major +',
      'operador-reused major -',
    ]);
  });

  test('two options of a command, two commands, and two symbols of a module', () => {
    const option = (flag: string, descricao: string) => ({ flag, descricao });
    const command = (nome: string, resumo: string) => ({
      nome,
      uso: `lume ${nome}`,
      resumo,
      detalhe: '',
      opcoes: [option('--seco', 'não escreve nada'), option('--verboso', 'diz o que faz')],
      exemplos: [],
      apelidos: [],
      veja: [],
    });
    const symbol = (nome: string, resumo: string) => ({ nome, assinatura: '(a)', resumo });
    const write =
      (one: string, two: string) =>
      ({ comandos, modulos }: Draft) => {
        const [roda, testa] = [command('roda', one), command('testa', two)];
        if (one === 'Testa.')
          roda.opcoes = [option('--seco', 'diz o que faz'), option('--verboso', 'não escreve nada')];
        comandos.grupos = [{ grupo: 'Geral', comandos: [roda, testa] }] as Draft['comandos']['grupos'];
        modulos.modulos = [
          { nome: 'Lume.Texto', apelidos: [], simbolos: [symbol('a', one), symbol('b', two)] },
        ] as unknown as Draft['modulos']['modulos'];
      };
    expect(found(write('Roda.', 'Testa.'), write('Testa.', 'Roda.')).sort()).toEqual([
      'comando-reused major roda',
      'comando-reused major testa',
      'opcao-reused major --seco',
      'opcao-reused major --verboso',
      'simbolo-reused major a',
      'simbolo-reused major b',
    ]);
  });
});
