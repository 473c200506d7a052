import { sum } from '../../contract/counts.js';
import type { Breach, Rule } from './rule.js';

/** reference-language.md §9.2 and §9.3: every total is the length of what it counts. */
const totalEqualsCount: Rule = {
  id: 'total-equals-count',
  level: 'error',
  title: 'Totals are what there is to count',
  why: 'Clients show a total, or allocate by it, without counting; a wrong one hides that entries were lost.',
  remedy: 'Compute the total from the entries; do not write it by hand.',
  planted: { file: 'embutidas', pointer: '', value: { total: 3, funcoes: ['mostre', 'tamanho'] } },
  *check({ embutidas, modulos, comandos, erros, conteudos }) {
    if (embutidas) {
      yield* compare('embutidas', '/total', embutidas.total, embutidas.funcoes.length, 'functions');
    }
    if (modulos) {
      const list = modulos.modulos;
      for (const [i, { total, simbolos }] of list.entries()) {
        yield* compare('modulos', `/modulos/${i}/total`, total, simbolos.length, 'symbols in the module');
      }
      yield* compare('modulos', '/total_modulos', modulos.total_modulos, list.length, 'modules');
      const simbolos = sum(list.map(modulo => modulo.simbolos.length));
      yield* compare(
        'modulos',
        '/total_simbolos',
        modulos.total_simbolos,
        simbolos,
        'symbols over all modules',
      );
    }
    if (comandos) {
      const count = sum(comandos.grupos.map(grupo => grupo.comandos.length));
      yield* compare('comandos', '/total', comandos.total, count, 'commands over all groups');
    }
    if (erros) yield* compare('erros', '/total', erros.total, erros.codigos.length, 'error codes');
    if (conteudos) {
      const { total, modulos: folders } = conteudos.exercicios;
      const count = sum(Object.values(folders));
      yield* compare('conteudos', '/exercicios/total', total, count, 'exercises over all folders');
    }
  },
};

export const totalRules: readonly Rule[] = [totalEqualsCount];

function* compare(
  file: Breach['file'],
  pointer: string,
  total: number,
  count: number,
  counted: string,
): Generator<Breach> {
  if (total !== count) {
    yield {
      file,
      pointer,
      message: `\`${pointer.slice(1)}\` is ${total}, but there are ${count} ${counted}.`,
    };
  }
}
