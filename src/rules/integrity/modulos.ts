import { shown } from '../../text/shown.js';
import { textsAt } from './fields.js';
import { repeats } from './repeats.js';
import type { Rule } from './rule.js';

const funcaoUnique: Rule = {
  id: 'funcao-unique',
  level: 'error',
  title: 'A built-in function is listed once',
  why: 'Completion would offer it twice, and the total would be too high.',
  remedy: 'Remove the second one; if two functions share a name, the later one hides the earlier.',
  planted: { file: 'embutidas', pointer: '', value: { total: 2, funcoes: ['mostre', 'mostre'] } },
  check: files => repeats(textsAt(files, { embutidas: ['funcoes/*'] }), 'built-in function'),
};

const moduloUnique: Rule = {
  id: 'modulo-unique',
  level: 'error',
  title: 'A module is listed once, under its official name',
  why: 'Clients look a module up by name and find only one of the two; the totals count it twice.',
  remedy: 'Merge the two entries, and list other names in `apelidos`.',
  planted: {
    file: 'modulos',
    pointer: '',
    value: {
      total_modulos: 2,
      total_simbolos: 2,
      modulos: [
        {
          nome: 'Texto',
          apelidos: [],
          total: 1,
          simbolos: [{ nome: 'corta', assinatura: '(texto)', resumo: 'Sem espaços em volta.' }],
        },
        {
          nome: 'Texto',
          apelidos: [],
          total: 1,
          simbolos: [{ nome: 'junta', assinatura: '(textos)', resumo: 'Um texto só.' }],
        },
      ],
    },
  },
  check: files => repeats(textsAt(files, { modulos: ['modulos/*/nome'] }), 'module'),
};

/** service-spec.md, "Modules file": aliases are never counted as separate modules. */
const moduloApelidoIsModulo: Rule = {
  id: 'modulo-apelido-is-modulo',
  level: 'error',
  title: 'An alias is not the name of another module',
  why: 'Importing that name can load only one of the two modules, and nobody can tell which.',
  remedy:
    'Remove the alias, or fold the other entry into this module. A module’s own name among its aliases is fine.',
  planted: { file: 'modulos', pointer: '/modulos/0', value: { apelidos: ['Lume.Tempo'] } },
  *check({ modulos }) {
    const indexes = new Map(modulos?.modulos.map(({ nome }, i) => [nome, i]));
    for (const [i, { nome, apelidos }] of modulos?.modulos.entries() ?? []) {
      for (const [j, apelido] of apelidos.entries()) {
        const other = indexes.get(apelido);
        if (other === undefined || apelido === nome) continue;
        const message = `The alias ${shown(apelido)} of the module ${shown(nome)} is itself a module, at \`modulos/${other}\`.`;
        yield { file: 'modulos', pointer: `/modulos/${i}/apelidos/${j}`, message };
      }
    }
  },
};

const moduloApelidoUnique: Rule = {
  id: 'modulo-apelido-unique',
  level: 'error',
  title: 'An alias belongs to one module and is listed once',
  why: 'Importing an alias of two modules can load only one of them.',
  remedy: 'Leave the alias with the module that it really loads, once.',
  planted: { file: 'modulos', pointer: '/modulos/0', value: { apelidos: ['Texto', 'Texto'] } },
  check: files => repeats(textsAt(files, { modulos: ['modulos/*/apelidos/*'] }), 'alias'),
};

const simboloUnique: Rule = {
  id: 'simbolo-unique',
  level: 'error',
  title: 'A symbol is listed once in its module',
  why: 'Completion would offer it twice, perhaps with two signatures of which one is wrong.',
  remedy: 'Keep the definition that the language uses: the later one hides the earlier.',
  planted: {
    file: 'modulos',
    pointer: '/modulos/0/simbolos',
    value: [
      { nome: 'corta', assinatura: '(texto)', resumo: 'Sem espaços em volta.' },
      { nome: 'corta', assinatura: '(texto, n)', resumo: 'Os primeiros n.' },
    ],
  },
  *check(files) {
    for (const i of files.modulos?.modulos.keys() ?? []) {
      yield* repeats(textsAt(files, { modulos: [`modulos/${i}/simbolos/*/nome`] }), 'symbol');
    }
  },
};

const moduloEmpty: Rule = {
  id: 'modulo-empty',
  level: 'notice',
  title: 'A module has symbols',
  why: 'A module without symbols often means that its source could not be read as it was meant.',
  remedy: 'Look whether the module really exports nothing; if so, leave it out or switch this rule off.',
  planted: {
    file: 'modulos',
    pointer: '',
    value: {
      total_modulos: 1,
      total_simbolos: 0,
      modulos: [{ nome: 'Lume.Texto', apelidos: [], total: 0, simbolos: [] }],
    },
  },
  *check({ modulos }) {
    for (const [i, { nome, simbolos }] of modulos?.modulos.entries() ?? []) {
      if (simbolos.length > 0) continue;
      const message = `The module ${shown(nome)} has no symbols.`;
      yield { file: 'modulos', pointer: `/modulos/${i}/simbolos`, message };
    }
  },
};

export const moduloRules: readonly Rule[] = [
  funcaoUnique,
  moduloUnique,
  moduloApelidoIsModulo,
  moduloApelidoUnique,
  simboloUnique,
  moduloEmpty,
];
