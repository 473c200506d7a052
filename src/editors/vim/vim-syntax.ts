import type { Lexico } from '../../lexico/index.js';
import { lineRules, type Styles } from '../line-machine.js';
import { markOf } from '../mark.js';
import { idOf } from '../scopes.js';
import { vimItems } from './vim-items.js';
import { LONG_CLASS } from './vim-pattern.js';

/** Ends of the names of groups: `lumeString`. */
export const VIM_STYLES: Styles = {
  classes: {
    comentario: 'Comment',
    documentacao: 'Documentation',
    texto: 'String',
    caractere: 'Character',
    regex: 'Regex',
    diretiva: 'Directive',
    dado: 'Data',
    nome: 'Name',
    escape: 'Escape',
    interpolacao: 'Interpolation',
    formato: 'Format',
    palavra: 'Keyword',
    contextual: 'Contextual',
    numero: 'Number',
    simbolo: 'Symbol',
    invalido: 'Invalid',
  },
  groups: {
    constante: 'Constant',
    operador: 'WordOperator',
    controle: 'Control',
    declaracao: 'Declaration',
    importacao: 'Import',
    tipo: 'Type',
    embutida: 'Builtin',
    invalida: 'Invalid',
  },
};

/** What colour schemes know, by the end of a name; names are as plain as text. */
const LINKS: Readonly<Record<string, string>> = {
  Comment: 'Comment',
  Documentation: 'SpecialComment',
  String: 'String',
  Character: 'Character',
  Regex: 'String',
  Directive: 'PreProc',
  Data: 'String',
  Escape: 'SpecialChar',
  Interpolation: 'Delimiter',
  Format: 'Special',
  Keyword: 'Keyword',
  Contextual: 'Keyword',
  Number: 'Number',
  Symbol: 'Operator',
  Invalid: 'Error',
  Constant: 'Constant',
  WordOperator: 'Operator',
  Control: 'Statement',
  Declaration: 'StorageClass',
  Import: 'Include',
  Type: 'Type',
  Builtin: 'Function',
};

/** What begins every group of a language. */
export function groupPrefix(lexico: Lexico): string {
  return idOf(lexico).replace(/\W/g, '_');
}

/**
 * The rules of the TextMate grammar as Vim's own. Of several that match in one place Vim takes the last that was defined, and
 * the end of a region before all of them; what may win over the end is skipped when it is looked for.
 */
export function vimSyntax(lexico: Lexico): string {
  const prefix = groupPrefix(lexico);
  const { rules, scopes } = lineRules(lexico, VIM_STYLES);
  const { clusters, items } = vimItems(rules, scopes, prefix);
  const links = [
    ...items.flatMap(({ group, style }) => (style === undefined ? [] : [[group, prefix + style]])),
    ...[...new Set(Object.values(scopes))].flatMap(style =>
      LINKS[style] === undefined ? [] : [[prefix + style, LINKS[style]]],
    ),
  ];
  const { variables, commands } = saidOnce(items.map(({ command }) => command));
  return `" ${markOf(lexico)}
scriptencoding utf-8
if exists('b:current_syntax')
  finish
endif
let s:cpo = &cpo
set cpo&vim

syn case match
${variables.join('\n')}
${clusters.map(({ name, groups }) => `syn cluster ${name} contains=${groups.join(',')}`).join('\n')}
${commands.join('\n')}
${links.map(([from, to]) => `hi def link ${from} ${to}`).join('\n')}

" Whether a line begins in a text or a comment is known from the beginning alone.
syn sync fromstart

let &cpo = s:cpo
unlet s:cpo
let b:current_syntax = '${idOf(lexico)}'
`;
}

/** Long classes of characters are said once: letters of all scripts are thousands of characters. */
function saidOnce(commands: readonly string[]) {
  const names = new Map<string, string>();
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const shortened = commands.map(command => {
    // Every second part is a class.
    const parts = command.split(LONG_CLASS);
    if (parts.length === 1) return command;
    const said = parts.map((part, i) => {
      if (i % 2 === 0) return quoted(part);
      const name = names.get(part) ?? `s:class${names.size}`;
      names.set(part, name);
      return name;
    });
    return `exe ${said.join(' . ')}`;
  });
  return {
    variables: [...names].map(([text, name]) => `let ${name} = ${quoted(text)}`),
    commands: shortened,
  };
}
