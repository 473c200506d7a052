// Generated from schemas/ by scripts/generate-contract.mjs: change the schemas, not this file.
import type { ErrorObject } from 'ajv';
import type { Index, Sintaxe, Embutidas, Modulos, Comandos, Erros, Conteudos, Manifest, Registro, PacoteDoRegistro, ConfiguracaoDoRegistro, ForgeLock, Verification, RelatorioDeMudancas, Referencia, Busca, Lexico } from './contract.js';

/** True for data of the schema; otherwise `errors` holds the breaches, at most 1000, until the next call. */
export interface Validator<T> {
  (data: unknown): data is T;
  errors?: ErrorObject[] | null;
}

/** The validators, by the name of the file. */
export declare const validators: {
  readonly index: Validator<Index>;
  readonly sintaxe: Validator<Sintaxe>;
  readonly embutidas: Validator<Embutidas>;
  readonly modulos: Validator<Modulos>;
  readonly comandos: Validator<Comandos>;
  readonly erros: Validator<Erros>;
  readonly conteudos: Validator<Conteudos>;
  readonly manifest: Validator<Manifest>;
  readonly registro: Validator<Registro>;
  readonly pacote: Validator<PacoteDoRegistro>;
  readonly config: Validator<ConfiguracaoDoRegistro>;
  readonly lock: Validator<ForgeLock>;
  readonly verification: Validator<Verification>;
  readonly check: Validator<RelatorioDeMudancas>;
  readonly referencia: Validator<Referencia>;
  readonly search: Validator<Busca>;
  readonly lexico: Validator<Lexico>;
};
