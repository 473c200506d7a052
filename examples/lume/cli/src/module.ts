/** A module of the library as completion shows it. The names of the fields are those of the published reference. */
export interface ModuleDoc {
  readonly nome: string;
  readonly apelidos: readonly string[];
  /** Each symbol with its parameter list (empty for constants) and what it is, in one line. */
  readonly simbolos: Readonly<Record<string, readonly [assinatura: string, resumo: string]>>;
}
