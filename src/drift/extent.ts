import type { ReferenceSet } from './reference-set.js';

/** How many entries a side has: words, operators, functions, symbols, commands, codes and the rest of the lists, packages. */
export function entriesIn({ files, packages, registro }: ReferenceSet): number {
  const { sintaxe, embutidas, modulos, comandos, erros } = files;
  const { reservadas, contextuais, operadores, verbos_http, regras } = sintaxe;
  const lists = [reservadas, contextuais, operadores, verbos_http, regras, embutidas.funcoes, erros.codigos];
  let count = packages?.packages.size ?? Object.keys(registro?.pacotes ?? {}).length;
  for (const list of lists) count += list.length;
  for (const { simbolos } of modulos.modulos) count += 1 + simbolos.length;
  for (const grupo of comandos.grupos) count += grupo.comandos.length;
  return count;
}
