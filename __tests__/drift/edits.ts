import type { ReferenceFiles } from '../../src/contract/files.js';

/** The seven files as writable data. */
type Deep<T> = T extends readonly (infer U)[]
  ? Deep<U>[]
  : T extends object
    ? { -readonly [K in keyof T]: Deep<T[K]> }
    : T;
export type Draft = Deep<ReferenceFiles>;

/** One edit of a data set, and the one change that has to be found. */
export interface Edit {
  readonly rule: string;
  /** Makes the edit and returns the path of the change. */
  readonly edit: (draft: Draft) => string;
}

const at = <T>(list: T[], i = 0): T => list[i] as T;
const NEW = 'zznovo';
const STRANGE = 'Qwertz uiop asdfg';

/** Every kind of change of the seven files, as the smallest edit that makes it. */
export const EDITS: readonly Edit[] = [
  {
    rule: 'nome-changed',
    edit: d => {
      d.index.nome = NEW;
      return '/api/index.json#/nome';
    },
  },
  {
    rule: 'descricao-changed',
    edit: d => {
      d.index.descricao = NEW;
      return '/api/index.json#/descricao';
    },
  },
  {
    rule: 'documentacao-changed',
    edit: d => {
      d.index.documentacao = 'https://n.example';
      return '/api/index.json#/documentacao';
    },
  },
  {
    rule: 'extensao-changed',
    edit: d => {
      d.sintaxe.extensao = '.nov';
      return '/api/sintaxe.json#/extensao';
    },
  },
  {
    rule: 'reservada-added',
    edit: d => {
      d.sintaxe.reservadas.unshift({ palavra: NEW, descricao: 'nova', equivalente: '' });
      return `/api/sintaxe.json#/reservadas/${NEW}`;
    },
  },
  {
    rule: 'reservada-renamed',
    edit: d => {
      const word = at(d.sintaxe.reservadas);
      const old = word.palavra;
      word.palavra = NEW;
      return `/api/sintaxe.json#/reservadas/${old}`;
    },
  },
  {
    rule: 'contextual-added',
    edit: d => {
      d.sintaxe.contextuais.push({ palavra: NEW, descricao: 'nova', equivalente: '', onde: 'ali' });
      return `/api/sintaxe.json#/contextuais/${NEW}`;
    },
  },
  {
    rule: 'contextual-renamed',
    edit: d => {
      const word = at(d.sintaxe.contextuais);
      const old = word.palavra;
      word.palavra = NEW;
      return `/api/sintaxe.json#/contextuais/${old}`;
    },
  },
  {
    rule: 'palavra-became-contextual',
    edit: d => {
      const [word] = d.sintaxe.reservadas.splice(0, 1);
      d.sintaxe.contextuais.push({ ...(word as Draft['sintaxe']['reservadas'][0]), onde: 'ali' });
      return `/api/sintaxe.json#/contextuais/${word?.palavra}`;
    },
  },
  {
    rule: 'contextual-onde-changed',
    edit: d => {
      const word = at(d.sintaxe.contextuais);
      word.onde = NEW;
      return `/api/sintaxe.json#/contextuais/${word.palavra}/onde`;
    },
  },
  {
    rule: 'palavra-text-changed',
    edit: d => {
      const word = at(d.sintaxe.reservadas);
      word.equivalente = NEW;
      return `/api/sintaxe.json#/reservadas/${word.palavra}/equivalente`;
    },
  },
  {
    rule: 'operador-added',
    edit: d => {
      d.sintaxe.operadores.push({ simbolo: '??', descricao: 'novo', equivalente: '' });
      return '/api/sintaxe.json#/operadores/??';
    },
  },
  {
    rule: 'operador-renamed',
    edit: d => {
      const operator = at(d.sintaxe.operadores);
      const old = operator.simbolo;
      operator.simbolo = '??';
      return `/api/sintaxe.json#/operadores/${old}`;
    },
  },
  {
    rule: 'operador-text-changed',
    edit: d => {
      at(d.sintaxe.operadores).descricao = NEW;
      return `/api/sintaxe.json#/operadores/${at(d.sintaxe.operadores).simbolo}/descricao`;
    },
  },
  {
    rule: 'verbo-added',
    edit: d => {
      d.sintaxe.verbos_http.push('PATCH');
      return '/api/sintaxe.json#/verbos_http/PATCH';
    },
  },
  {
    rule: 'regra-added',
    edit: d => {
      d.sintaxe.regras.push(STRANGE);
      return `/api/sintaxe.json#/regras/${STRANGE}`;
    },
  },
  {
    rule: 'regra-reworded',
    edit: d => {
      const old = at(d.sintaxe.regras);
      d.sintaxe.regras[0] = `${old} sempre`;
      return `/api/sintaxe.json#/regras/${old}`;
    },
  },
  {
    rule: 'embutida-added',
    edit: d => {
      d.embutidas.funcoes.unshift(NEW);
      return `/api/embutidas.json#/funcoes/${NEW}`;
    },
  },
  {
    rule: 'modulo-added',
    edit: d => {
      d.modulos.modulos.push({ nome: NEW, apelidos: [], total: 0, simbolos: [] });
      return `/api/modulos.json#/modulos/${NEW}`;
    },
  },
  {
    rule: 'modulo-apelido-added',
    edit: d => {
      const module = at(d.modulos.modulos);
      module.apelidos.unshift(NEW);
      return `/api/modulos.json#/modulos/${module.nome}/apelidos/${NEW}`;
    },
  },
  {
    rule: 'simbolo-added',
    edit: d => {
      const module = at(d.modulos.modulos);
      module.simbolos.unshift({ nome: NEW, assinatura: '()', resumo: 'novo' });
      return `/api/modulos.json#/modulos/${module.nome}/simbolos/${NEW}`;
    },
  },
  {
    rule: 'simbolo-renamed',
    edit: d => {
      const module = at(d.modulos.modulos);
      const symbol = at(module.simbolos);
      const old = symbol.nome;
      symbol.nome = NEW;
      return `/api/modulos.json#/modulos/${module.nome}/simbolos/${old}`;
    },
  },
  {
    rule: 'simbolo-resumo-changed',
    edit: d => {
      const module = at(d.modulos.modulos);
      const symbol = at(module.simbolos);
      symbol.resumo = NEW;
      return `/api/modulos.json#/modulos/${module.nome}/simbolos/${symbol.nome}/resumo`;
    },
  },
  ...signature('parametro-added', '(a, c, b=1)', '/c'),
  ...signature('parametro-added-optional', '(a, b=1, c=2)', '/c'),
  ...signature('parametro-inserted', '(c=1, a, b=1)', '/c'),
  ...signature('parametro-removed', '(a)', '/b'),
  ...signature('parametro-renamed', '(x, b=1)', '/a'),
  ...signature('parametros-reordered', '(b=1, a)', ''),
  ...signature('parametro-became-required', '(a, b)', '/b'),
  ...signature('parametro-became-optional', '(a=1, b=1)', '/a'),
  ...signature('parametro-default-changed', '(a, b=2)', '/b'),
  ...signature('parametro-type-added', '(a: texto, b=1)', '/a/tipo'),
  ...signature('retorno-added', '(a, b=1) -> texto', ''),
  ...signature('parametro-passing-narrowed', '(a, *, b=1)', '/b/passagem'),
  ...signature('assinatura-variante-added', '(a, b=1) | (c: texto)', ''),
  ...signature('assinatura-kind-changed', '', ''),
  ...signature('assinatura-changed', 'a b', ''),
  ...signature('assinatura-rewritten', '( a,b = 1 )', ''),
  {
    rule: 'grupo-added',
    edit: d => {
      d.comandos.grupos.unshift({ grupo: NEW, comandos: [] });
      return `/api/comandos.json#/grupos/${NEW}`;
    },
  },
  {
    rule: 'grupo-renamed',
    edit: d => {
      at(d.comandos.grupos).grupo = NEW;
      return '/api/comandos.json#/grupos/Um';
    },
  },
  {
    rule: 'comando-added',
    edit: d => {
      const blank = { uso: '', resumo: '', detalhe: '', opcoes: [], exemplos: [], apelidos: [], veja: [] };
      at(d.comandos.grupos).comandos.unshift({ nome: NEW, ...blank });
      return `/api/comandos.json#/comandos/${NEW}`;
    },
  },
  {
    rule: 'comando-renamed',
    edit: d => {
      const command = at(at(d.comandos.grupos).comandos);
      const old = command.nome;
      command.uso = command.uso.replace(old, NEW);
      command.nome = NEW;
      return `/api/comandos.json#/comandos/${old}`;
    },
  },
  {
    rule: 'comando-moved',
    edit: d => {
      const [command] = at(d.comandos.grupos).comandos.splice(0, 1);
      at(d.comandos.grupos, 1).comandos.push(command as Draft['comandos']['grupos'][0]['comandos'][0]);
      return `/api/comandos.json#/comandos/${command?.nome}/grupo`;
    },
  },
  ...command('comando-uso-changed', '/uso', c => {
    c.uso = `${c.uso} | outro`;
  }),
  ...command('opcao-value-renamed', '/opcoes/--seco/flag', c => {
    at(c.opcoes).flag = '--seco, -s <passos>';
  }),
  ...command('comando-text-changed', '/detalhe', c => {
    c.detalhe = NEW;
  }),
  ...command('comando-apelido-added', `/apelidos/${NEW}`, c => c.apelidos.unshift(NEW)),
  ...command('comando-exemplo-added', `/exemplos/${NEW}`, c =>
    c.exemplos.unshift({ comando: NEW, nota: '' }),
  ),
  ...command('comando-veja-added', `/veja/${NEW}`, c => c.veja.unshift(NEW)),
  {
    rule: 'comando-exemplo-changed',
    edit: d => {
      const command = at(at(d.comandos.grupos).comandos);
      at(command.exemplos).nota = NEW;
      return `/api/comandos.json#/comandos/${command.nome}/exemplos/${at(command.exemplos).comando}/nota`;
    },
  },
  ...command('opcao-added', '/opcoes/--novo', c => c.opcoes.unshift({ flag: '--novo', descricao: 'n' })),
  ...command('opcao-renamed', '/opcoes/--seco', c => {
    at(c.opcoes).flag = '--simula, -s <n>';
  }),
  ...command('opcao-form-added', '/opcoes/--seco/-x', c => {
    at(c.opcoes).flag = '--seco, -s, -x <n>';
  }),
  ...command('opcao-form-removed', '/opcoes/--seco/-s', c => {
    at(c.opcoes).flag = '--seco <n>';
  }),
  ...command('opcao-value-changed', '/opcoes/--seco/flag', c => {
    at(c.opcoes).flag = '--seco, -s';
  }),
  ...command('opcao-text-changed', '/opcoes/--seco/descricao', c => {
    at(c.opcoes).descricao = NEW;
  }),
  {
    rule: 'codigo-added',
    edit: d => {
      const texts = { titulo: 'T', explicacao: '', exemplo: '', solucao: '', doc: '' };
      d.erros.codigos.push({ codigo: 'ZZ9999', ...texts });
      return '/api/erros.json#/codigos/ZZ9999';
    },
  },
  {
    rule: 'codigo-renumbered',
    edit: d => {
      at(d.erros.codigos).codigo = 'ZZ9999';
      return '/api/erros.json#/codigos/LM0000';
    },
  },
  {
    rule: 'codigo-reused',
    edit: d => {
      Object.assign(at(d.erros.codigos), { titulo: STRANGE, explicacao: STRANGE, solucao: 'outra' });
      return '/api/erros.json#/codigos/LM0000';
    },
  },
  {
    rule: 'codigo-titulo-changed',
    edit: d => {
      at(d.erros.codigos).titulo += ' aqui';
      return '/api/erros.json#/codigos/LM0000/titulo';
    },
  },
  {
    rule: 'codigo-text-changed',
    edit: d => {
      at(d.erros.codigos).exemplo = NEW;
      return '/api/erros.json#/codigos/LM0000/exemplo';
    },
  },
  {
    rule: 'codigo-doc-changed',
    edit: d => {
      at(d.erros.codigos).doc = NEW;
      return '/api/erros.json#/codigos/LM0000/doc';
    },
  },
  {
    rule: 'exercicios-added',
    edit: d => {
      d.conteudos.exercicios.modulos[NEW] = 3;
      return `/api/conteudos.json#/exercicios/modulos/${NEW}`;
    },
  },
  {
    rule: 'contagem-changed',
    edit: d => {
      d.conteudos.exemplos += 1;
      return '/api/conteudos.json#/exemplos';
    },
  },
];

type Comando = Draft['comandos']['grupos'][0]['comandos'][0];

function command(rule: string, path: string, change: (comando: Comando) => unknown): Edit[] {
  const edit = (draft: Draft) => {
    const comando = at(at(draft.comandos.grupos).comandos);
    change(comando);
    return `/api/comandos.json#/comandos/${comando.nome}${path}`;
  };
  return [{ rule, edit }];
}

function signature(rule: string, assinatura: string, path: string): Edit[] {
  const edit = (draft: Draft) => {
    const module = at(draft.modulos.modulos);
    const symbol = at(module.simbolos);
    symbol.assinatura = assinatura;
    return `/api/modulos.json#/modulos/${module.nome}/simbolos/${symbol.nome}/assinatura${path}`;
  };
  return [{ rule, edit }];
}

/** Rules whose edit is the inverse of one of the list, or that need more than the seven files. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  'palavra-reused': 'swaps.test.ts',
  'operador-reused': 'swaps.test.ts',
  'simbolo-reused': 'swaps.test.ts',
  'comando-reused': 'swaps.test.ts',
  'opcao-reused': 'swaps.test.ts',
  'paginas-added': '../check/page-addresses.test.ts',
  'paginas-removed': '../check/page-addresses.test.ts',
  'pagina-endereco-removed': '../check/page-addresses.test.ts',
  'pagina-endereco-reassigned': '../check/page-addresses.test.ts',
  'modulo-renamed': 'special-cases.test.ts',
  'modulo-renamed-kept': 'special-cases.test.ts',
  'modulo-merged': 'special-cases.test.ts',
  'modulo-split': 'special-cases.test.ts',
  'modulo-apelido-moved': 'special-cases.test.ts',
  'comando-apelido-moved': 'special-cases.test.ts',
  'comando-uso-reworded': 'special-cases.test.ts',
  'comando-programa-changed': 'special-cases.test.ts',
  'comando-argumento-added': 'special-cases.test.ts',
  'comando-argumento-removed': 'special-cases.test.ts',
  'comando-argumento-demanded': 'special-cases.test.ts',
  'comando-argumento-optional': 'special-cases.test.ts',
  'comando-argumentos-reordered': 'special-cases.test.ts',
  'opcao-value-added': 'special-cases.test.ts',
  'comando-renamed-kept': 'special-cases.test.ts',
  'esquema-added': 'edit-space-schemas.test.ts',
  'esquema-removed': 'edit-space-schemas.test.ts',
  'esquema-campo-added': 'edit-space-schemas.test.ts',
  'esquema-campo-removed': 'edit-space-schemas.test.ts',
  'esquema-campo-optional': 'edit-space-schemas.test.ts',
  'esquema-campo-always': 'edit-space-schemas.test.ts',
  'esquema-campo-changed': 'edit-space-schemas.test.ts',
  'esquema-campo-narrowed': 'edit-space-schemas.test.ts',
  'esquema-text-changed': 'edit-space-schemas.test.ts',
  'campo-added': 'special-cases.test.ts',
  'campo-removed': 'special-cases.test.ts',
  'campo-type-changed': 'special-cases.test.ts',
  'pacote-added': 'special-cases.test.ts',
  'pacote-removed': 'special-cases.test.ts',
  'pacote-versao-added': 'special-cases.test.ts',
  'pacote-versao-removed': 'special-cases.test.ts',
  'pacote-versao-altered': 'special-cases.test.ts',
  'pacote-text-changed': 'special-cases.test.ts',
  'simbolo-moved': 'levels.test.ts',
  'parametro-type-changed': 'special-cases.test.ts',
  'parametro-type-widened': 'levels.test.ts',
  'retorno-changed': 'levels.test.ts',
  'retorno-narrowed': 'levels.test.ts',
  'parametro-passing-widened': 'levels.test.ts',
  'opcao-moved': 'levels.test.ts',
  'opcao-value-optional': 'levels.test.ts',
  'assinatura-variante-removed': 'levels.test.ts',
  'simbolo-deprecated': 'levels.test.ts',
  'simbolo-undeprecated': 'levels.test.ts',
  'pacote-versao-decreased': 'levels.test.ts',
  'endereco-changed': 'levels.test.ts',
  'simbolo-became-async': 'levels.test.ts',
  'simbolo-became-sync': 'levels.test.ts',
  'simbolo-became-class': 'levels.test.ts',
  'simbolo-became-function': 'levels.test.ts',
};
