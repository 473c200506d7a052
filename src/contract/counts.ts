import type { FileName, ReferenceFiles } from './files.js';

/** How many entries a file has, by the contract's name for them, in the order of the contract. */
export type Counts = Readonly<Record<string, number>>;

const COUNTERS: { readonly [Name in FileName]: (file: ReferenceFiles[Name]) => Counts } = {
  index: ({ rotas }) => ({ rotas: Object.keys(rotas).length }),
  sintaxe: ({ reservadas, contextuais, operadores }) => ({
    reservadas: reservadas.length,
    contextuais: contextuais.length,
    operadores: operadores.length,
  }),
  embutidas: ({ funcoes }) => ({ funcoes: funcoes.length }),
  modulos: ({ modulos }) => ({ modulos: modulos.length, simbolos: sum(modulos.map(m => m.simbolos.length)) }),
  comandos: ({ grupos }) => ({ grupos: grupos.length, comandos: sum(grupos.map(g => g.comandos.length)) }),
  erros: ({ codigos }) => ({ codigos: codigos.length }),
  conteudos: ({ exercicios, exemplos, pacotes, projetos }) => ({
    exercicios: sum(Object.values(exercicios.modulos)),
    exemplos,
    pacotes,
    projetos,
  }),
};

/** Counts the entries of a file that follows its schema: what there is, whatever its totals say. */
export function countsOf<Name extends FileName>(name: Name, file: ReferenceFiles[Name]): Counts {
  return COUNTERS[name](file);
}

/** `81 reservadas, 32 contextuais`, `1 projeto`. */
export function describeCounts(counts: Counts): string {
  return Object.entries(counts)
    .map(([nouns, count]) => `${count} ${count === 1 ? nouns.replace(/oes$/, 'aos').slice(0, -1) : nouns}`)
    .join(', ');
}

/** Of no numbers 0. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
