/** A command as help shows it. The names of the fields are those of the published reference. */
export interface Command {
  readonly nome: string;
  readonly uso: string;
  readonly resumo: string;
  readonly detalhe: string;
  /** Each option as typed, and what it changes. */
  readonly opcoes: readonly (readonly [flag: string, descricao: string])[];
  /** Each example as typed, and what it shows. */
  readonly exemplos: readonly (readonly [comando: string, nota: string])[];
  readonly apelidos: readonly string[];
  readonly veja: readonly string[];
}

type Required = 'nome' | 'uso' | 'resumo';

/** Most commands have no aliases, and some no options: only what differs is written. */
export function command(spec: Pick<Command, Required> & Partial<Omit<Command, Required>>): Command {
  return { detalhe: '', opcoes: [], exemplos: [], apelidos: [], veja: [], ...spec };
}
