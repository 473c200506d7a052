import { shown } from '../../text/shown.js';
import { textsAt } from './fields.js';
import { repeats } from './repeats.js';
import type { Rule } from './rule.js';

const palavraUnique: Rule = {
  id: 'palavra-unique',
  level: 'error',
  title: 'A word is listed once',
  why: 'Highlighters build a set or a regular expression from the words; two entries for one word disagree on its meaning.',
  remedy: 'Keep one entry for the word, with the better description.',
  planted: {
    file: 'sintaxe',
    pointer: '/reservadas',
    value: [
      { palavra: 'se', descricao: 'decide', equivalente: 'if' },
      { palavra: 'se', descricao: 'condição', equivalente: '' },
    ],
  },
  *check(files) {
    yield* repeats(textsAt(files, { sintaxe: ['reservadas/*/palavra'] }), 'reserved word');
    yield* repeats(textsAt(files, { sintaxe: ['contextuais/*/palavra'] }), 'contextual word');
  },
};

/** service-spec.md, "Syntax file", rules 1 and 2. */
const palavraOneKind: Rule = {
  id: 'palavra-one-kind',
  level: 'error',
  title: 'A word is reserved or contextual, not both',
  why: 'A reserved word can never be a name, a contextual one can; an editor cannot tell which holds.',
  remedy: 'Leave the word in `reservadas` if it can never be a name, otherwise in `contextuais`.',
  planted: {
    file: 'sintaxe',
    pointer: '',
    value: {
      reservadas: [{ palavra: 'se', descricao: 'decide', equivalente: 'if' }],
      contextuais: [{ palavra: 'se', descricao: 'filtra', equivalente: '', onde: 'bloco consulta' }],
    },
  },
  *check({ sintaxe }) {
    if (!sintaxe) return;
    const reserved = new Map(sintaxe.reservadas.map(({ palavra }, i) => [palavra, i]));
    for (const [i, { palavra }] of sintaxe.contextuais.entries()) {
      const other = reserved.get(palavra);
      if (other === undefined) continue;
      const message = `The contextual word ${shown(palavra)} is also a reserved word, at \`reservadas/${other}\`.`;
      yield { file: 'sintaxe', pointer: `/contextuais/${i}/palavra`, message };
    }
  },
};

const ondePresent: Rule = {
  id: 'onde-present',
  level: 'error',
  title: 'A contextual word says where it is a keyword',
  why: 'Without `onde` a highlighter colours the word everywhere, also where it is an ordinary name.',
  remedy: 'Give `onde` the context in a few words, such as "bloco servidor".',
  planted: { file: 'sintaxe', pointer: '/contextuais/0', value: { onde: '' } },
  *check({ sintaxe }) {
    for (const [i, { palavra, onde }] of sintaxe?.contextuais.entries() ?? []) {
      if (onde.trim() !== '') continue;
      const message = `\`onde\` of the contextual word ${shown(palavra)} is empty.`;
      yield { file: 'sintaxe', pointer: `/contextuais/${i}/onde`, message };
    }
  },
};

const operadorUnique: Rule = {
  id: 'operador-unique',
  level: 'error',
  title: 'An operator is listed once',
  why: 'Cheat sheets would show it twice, and a look-up finds only one of the two meanings.',
  remedy: 'Keep one entry for the operator; tell its meanings apart in `descricao`.',
  planted: {
    file: 'sintaxe',
    pointer: '/operadores',
    value: [
      { simbolo: ':=', descricao: 'atribui', equivalente: '=' },
      { simbolo: ':=', descricao: 'declara', equivalente: 'let' },
    ],
  },
  check: files => repeats(textsAt(files, { sintaxe: ['operadores/*/simbolo'] }), 'operator'),
};

const verboUnique: Rule = {
  id: 'verbo-unique',
  level: 'error',
  title: 'An HTTP verb is listed once',
  why: 'Completion would offer it twice.',
  remedy: 'Remove the second one.',
  planted: { file: 'sintaxe', pointer: '/verbos_http', value: ['GET', 'GET'] },
  check: files => repeats(textsAt(files, { sintaxe: ['verbos_http/*'] }), 'HTTP verb'),
};

const regraUnique: Rule = {
  id: 'regra-unique',
  level: 'error',
  title: 'A rule of the language is told once',
  why: 'Lists of advice would repeat themselves; usually two sources were merged that hold the same text.',
  remedy: 'Remove the second one.',
  planted: {
    file: 'sintaxe',
    pointer: '/regras',
    value: ['Tab é erro de sintaxe.', 'Tab é erro de sintaxe.'],
  },
  check: files => repeats(textsAt(files, { sintaxe: ['regras/*'] }), 'rule'),
};

/** Neither in the name of a file on every system, nor in an editor's pattern for files. */
const NOT_IN_EXTENSION = /[/\\:*?"<>|]|\p{Zs}/u;

const extensaoForm: Rule = {
  id: 'extensao-form',
  level: 'error',
  title: '`extensao` is the end of a file name',
  why: 'Editors register the extension as it is; with a space, a slash or a wildcard it matches no file.',
  remedy: 'Write the dot and the extension alone, such as ".lm".',
  planted: { file: 'sintaxe', pointer: '/extensao', value: '.lm/*' },
  *check({ sintaxe }) {
    const extensao = sintaxe?.extensao.trim() ?? '';
    const found = NOT_IN_EXTENSION.exec(extensao)?.[0];
    if (found === undefined) return;
    const message = `\`extensao\` is ${shown(extensao)}; ${shown(found)} cannot stand in the name of a file.`;
    yield { file: 'sintaxe', pointer: '/extensao', message };
  },
};

export const sintaxeRules: readonly Rule[] = [
  palavraUnique,
  palavraOneKind,
  ondePresent,
  operadorUnique,
  verboUnique,
  regraUnique,
  extensaoForm,
];
