import type { Lexico, TokenClass } from '../lexico/index.js';

/** Groups of words that themes have a colour of their own for; others are keywords. */
const GROUPS: Readonly<Record<string, string>> = {
  constante: 'constant.language',
  operador: 'keyword.operator.word',
  controle: 'keyword.control',
  declaracao: 'storage.type',
  importacao: 'keyword.control.import',
  tipo: 'support.type',
  embutida: 'support.function',
  invalida: 'invalid.illegal.reserved',
};

const CLASSES: Readonly<Record<Exclude<TokenClass, 'palavra' | 'branco'>, string>> = {
  comentario: 'comment',
  documentacao: 'comment.documentation',
  texto: 'string.quoted',
  caractere: 'string.character',
  regex: 'string.regexp',
  diretiva: 'meta.preprocessor',
  dado: 'string.unquoted',
  nome: 'variable.other',
  escape: 'constant.character.escape',
  interpolacao: 'punctuation.definition.template-expression',
  formato: 'constant.other.format',
  contextual: 'keyword.other.contextual',
  numero: 'constant.numeric',
  simbolo: 'keyword.operator',
  invalido: 'invalid.illegal',
};

/** The scope of a class of tokens, as themes know it; `group` is that of a word. */
export function scopeOf(kind: Exclude<TokenClass, 'branco'>, id: string, group?: string): string {
  const scope = kind === 'palavra' ? (GROUPS[group ?? ''] ?? `keyword.other.${group}`) : CLASSES[kind];
  return `${scope}.${id}`;
}

/** The name of a language in file names and scopes: small ASCII letters and digits. */
export function idOf({ nome }: Pick<Lexico, 'nome'>): string {
  const plain = nome
    .replaceAll('#', ' sharp')
    .replaceAll('+', ' plus')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain === '' ? 'language' : plain;
}
