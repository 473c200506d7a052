import type { EditorTexts } from './words.js';

const UNCLOSED: Readonly<Record<string, string>> = {
  comentario: 'O comentário que começa aqui não é fechado.',
  interpolacao: 'O código no texto que começa aqui não é fechado.',
  nome: 'O nome que começa aqui não é fechado.',
};

const since = (version: string | null) => (version === null ? '' : ` desde ${version}`);
const now = (name: string | undefined) => (name === undefined ? '' : `: agora é ${name}`);
const later = (name: string | undefined) => (name === undefined ? 'deixa de existir' : `passa a ser ${name}`);

/** In Portuguese. */
export const pt: EditorTexts = {
  kinds: {
    palavra: 'palavra reservada',
    contextual: 'palavra contextual',
    operador: 'operador',
    verbo: 'verbo HTTP',
    regra: 'regra',
    embutida: 'função embutida',
    modulo: 'módulo',
    simbolo: 'símbolo',
    comando: 'comando',
    erro: 'código de erro',
  },
  hover: {
    deprecated: 'Obsoleto.',
    keyword: where => `Palavra-chave: ${where}. Um nome nos outros lugares.`,
    elsewhere: equivalent => `Em outras linguagens: ${equivalent}`,
    also: names => `Também: ${names}`,
    since: version => `Desde ${version}`,
  },
  withBlock: kind => `${kind} com o bloco`,
  fixes: {
    change: name => `Trocar por ${name}`,
    blanks: width => `Trocar tabulações por ${width} espaços`,
  },
  near: names => `Seria ${names.join(' ou ')}?`,
  kept: (target, language) =>
    `${target} não pode ser lido agora. ${language} é usada, como foi buscada da última vez.`,
  problems: {
    stray: (sign, language) => `${sign} não faz parte de ${language}.`,
    number: (language, sign) => `Nenhum número de ${language} continua com ${sign}.`,
    unclosed: what => UNCLOSED[what ?? ''] ?? 'O texto que começa aqui não é fechado.',
    closesNothing: bracket => `${bracket} não fecha nada.`,
    closesOther: (bracket, open) => `${bracket} não fecha ${open}, que está aberto.`,
    notClosed: bracket => `${bracket} não é fechado.`,
    reserved: (word, language) => `${word} é uma palavra reservada de ${language}, e não um nome.`,
    forbidden: (word, language) => `${word} está guardada para versões futuras de ${language}.`,
    tab: language => `Uma tabulação não recua em ${language}.`,
    emptyBlock: 'Um bloco é anunciado aqui, e nenhum vem depois.',
    unannounced: 'Esta linha está recuada, e nenhum bloco foi anunciado.',
    between: column => `Nenhum bloco começou na coluna ${column}.`,
    goneSymbol: (name, version, successor) => `${name} não existe mais${since(version)}${now(successor)}.`,
    goneModule: (name, version, successor) =>
      `O módulo ${name} não existe mais${since(version)}${now(successor)}.`,
    unknownSymbol: (module, name, version) => `${module} não tem ${name} em ${version}.`,
    unknownModule: (name, version) => `${version} não tem o módulo ${name}.`,
    unknownName: (name, version) => `${version} não tem ${name}, e nada neste programa se chama assim.`,
    unknownOperator: (name, version) => `${version} não tem o operador ${name}.`,
    deprecated: (name, why) => `${name} está obsoleto: ${why}`,
    nextReserved: (name, version) => `${name} é uma palavra reservada em ${version}.`,
    nextSymbol: (name, successor, version) => `${name} ${later(successor)} em ${version}.`,
    nextModule: (name, successor, version) => `O módulo ${name} ${later(successor)} em ${version}.`,
  },
};
