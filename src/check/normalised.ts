import type { FileName, ReferenceFiles } from '../contract/files.js';
import { isObject } from '../contract/json-object.js';

/** What a field of the contract holds, as far as the comparison reads it. */
type Spec = 'text' | 'number' | 'counts' | { readonly list: Spec } | { readonly fields: Fields };
type Fields = Readonly<Record<string, Spec>>;

const TEXTS: Spec = { list: 'text' };

function object(fields: Fields): Spec {
  return { fields };
}

function texts(...names: readonly string[]): Fields {
  return Object.fromEntries(names.map(name => [name, 'text']));
}

const PALAVRA = texts('palavra', 'descricao', 'equivalente');

const FILES: Readonly<Record<FileName, Spec>> = {
  index: object(texts('nome', 'versao', 'descricao', 'documentacao')),
  sintaxe: object({
    ...texts('versao', 'extensao'),
    reservadas: { list: object(PALAVRA) },
    contextuais: { list: object({ ...PALAVRA, onde: 'text' }) },
    operadores: { list: object(texts('simbolo', 'descricao', 'equivalente')) },
    verbos_http: TEXTS,
    regras: TEXTS,
  }),
  embutidas: object({ versao: 'text', funcoes: TEXTS }),
  modulos: object({
    versao: 'text',
    modulos: {
      list: object({
        nome: 'text',
        apelidos: TEXTS,
        simbolos: { list: object(texts('nome', 'assinatura', 'resumo')) },
      }),
    },
  }),
  comandos: object({
    versao: 'text',
    grupos: {
      list: object({
        grupo: 'text',
        comandos: {
          list: object({
            ...texts('nome', 'uso', 'resumo', 'detalhe'),
            opcoes: { list: object(texts('flag', 'descricao')) },
            exemplos: { list: object(texts('comando', 'nota')) },
            apelidos: TEXTS,
            veja: TEXTS,
          }),
        },
      }),
    },
  }),
  erros: object({
    versao: 'text',
    codigos: { list: object(texts('codigo', 'titulo', 'explicacao', 'exemplo', 'solucao', 'doc')) },
  }),
  conteudos: object({
    versao: 'text',
    exercicios: object({ modulos: 'counts' }),
    exemplos: 'number',
    pacotes: 'number',
    projetos: 'number',
  }),
};

/**
 * Files of another format as the comparison wants them: what is missing is empty, what is no text becomes one. That the
 * format is another one is reported by itself.
 */
export function normalised(files: Partial<Record<FileName, unknown>>): ReferenceFiles {
  return Object.fromEntries(
    Object.entries(FILES).map(([name, spec]) => [name, as(spec, files[name as FileName])]),
  ) as unknown as ReferenceFiles;
}

function as(spec: Spec, value: unknown): unknown {
  if (spec === 'text')
    return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  if (spec === 'number') return typeof value === 'number' ? value : 0;
  const fields = isObject(value) ? value : {};
  if (spec === 'counts')
    return Object.fromEntries(Object.entries(fields).filter(([, count]) => typeof count === 'number'));
  if ('list' in spec) return Array.isArray(value) ? value.map(item => as(spec.list, item)) : [];
  return Object.fromEntries(
    Object.entries(spec.fields).map(([name, each]) => [name, as(each, fields[name])]),
  );
}
