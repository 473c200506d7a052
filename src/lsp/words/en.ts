import type { EditorTexts } from './words.js';

const UNCLOSED: Readonly<Record<string, string>> = {
  comentario: 'comment',
  interpolacao: 'code in a text',
  nome: 'name',
};

const since = (version: string | null) => (version === null ? '' : ` since ${version}`);
const now = (name: string | undefined) => (name === undefined ? '' : `: it is ${name} now`);
const later = (name: string | undefined) => (name === undefined ? 'is gone' : `is called ${name}`);

/** In English. */
export const en: EditorTexts = {
  kinds: {
    palavra: 'reserved word',
    contextual: 'contextual word',
    operador: 'operator',
    verbo: 'HTTP verb',
    regra: 'rule',
    embutida: 'built-in',
    modulo: 'module',
    simbolo: 'symbol',
    comando: 'command',
    erro: 'error code',
  },
  hover: {
    deprecated: 'Deprecated.',
    keyword: where => `Keyword: ${where}. A name elsewhere.`,
    elsewhere: equivalent => `In other languages: ${equivalent}`,
    also: names => `Also: ${names}`,
    since: version => `Since ${version}`,
  },
  withBlock: kind => `${kind} with its block`,
  fixes: {
    change: name => `Change to ${name}`,
    blanks: width => `Change tabs to ${width} blanks`,
  },
  near: names => `Is it ${names.join(' or ')}?`,
  kept: (target, language) => `${target} cannot be read now. ${language} is used, as it was fetched last.`,
  problems: {
    stray: (sign, language) => `${sign} is no part of ${language}.`,
    number: (language, sign) => `No number of ${language} goes on with ${sign}.`,
    unclosed: what => `The ${UNCLOSED[what ?? ''] ?? 'text'} that begins here has no end.`,
    closesNothing: bracket => `${bracket} closes nothing.`,
    closesOther: (bracket, open) => `${bracket} does not close the ${open} that is open.`,
    notClosed: bracket => `${bracket} is not closed.`,
    reserved: (word, language) => `${word} is a reserved word of ${language}, and no name.`,
    forbidden: (word, language) => `${word} is kept for later versions of ${language}.`,
    tab: language => `A tab does not indent in ${language}.`,
    emptyBlock: 'A block is announced here, and none follows.',
    unannounced: 'This line is indented, and no block was announced.',
    between: column => `No block began in column ${column}.`,
    goneSymbol: (name, version, successor) => `${name} is gone${since(version)}${now(successor)}.`,
    goneModule: (name, version, successor) => `The module ${name} is gone${since(version)}${now(successor)}.`,
    unknownSymbol: (module, name, version) => `${module} has no ${name} in ${version}.`,
    unknownModule: (name, version) => `${version} has no module ${name}.`,
    unknownName: (name, version) => `${version} has no ${name}, and nothing in this program is called so.`,
    unknownOperator: (name, version) => `${version} has no operator ${name}.`,
    deprecated: (name, why) => `${name} is deprecated: ${why}`,
    nextReserved: (name, version) => `${name} is a reserved word in ${version}.`,
    nextSymbol: (name, successor, version) => `${name} ${later(successor)} in ${version}.`,
    nextModule: (name, successor, version) => `The module ${name} ${later(successor)} in ${version}.`,
  },
};
