import type { Lexico } from '../../lexico/index.js';
import type { Editor, EditorFile, EditorInput } from '../editor.js';
import { lineRules, type Styles } from '../line-machine.js';
import { markOf } from '../mark.js';
import { idOf } from '../scopes.js';
import type { Rule } from '../textmate/rule.js';
import { rangesOf } from '../unicode-ranges.js';
import { LICENCE, versionOf } from '../vscode.js';
import { zipOf } from '../zip.js';
import { PYTHON_MACHINE } from './machine.js';
import { PROPERTY, pythonPattern } from './python-pattern.js';

/** Types of tokens, as the styles of Pygments know them. */
export const PYGMENTS_STYLES: Styles = {
  classes: {
    comentario: 'Comment',
    documentacao: 'Literal.String.Doc',
    texto: 'Literal.String',
    caractere: 'Literal.String.Char',
    regex: 'Literal.String.Regex',
    diretiva: 'Comment.Preproc',
    dado: 'Literal.String.Heredoc',
    nome: 'Name',
    escape: 'Literal.String.Escape',
    interpolacao: 'Literal.String.Interpol',
    formato: 'Literal.String.Affix',
    palavra: 'Keyword',
    contextual: 'Keyword.Pseudo',
    numero: 'Literal.Number',
    simbolo: 'Operator',
    invalido: 'Error',
  },
  groups: {
    constante: 'Keyword.Constant',
    operador: 'Operator.Word',
    declaracao: 'Keyword.Declaration',
    importacao: 'Keyword.Namespace',
    tipo: 'Keyword.Type',
    embutida: 'Name.Builtin',
    invalida: 'Error',
  },
};

/** A package that brings the language into Pygments where it is installed: so into Sphinx, MkDocs and LaTeX, too. */
export const pygmentsEditor: Editor = {
  name: 'pygments',
  title: 'Pygments: a package for Python',
  files: input => packageOf(input).map(({ path, text }) => ({ path: `pygments/${path}`, text })),
  pack(input) {
    const name = moduleName(input.lexico);
    const files = packageOf(input).map(({ path, text }) => ({ path: `${name}/${path}`, text }));
    return { path: `${name}.zip`, bytes: zipOf(files) };
  },
  install: (at, lexico) => `pip install "${at}"\npygmentize -l ${idOf(lexico)} main${lexico.extensao}`,
};

function moduleName(lexico: Lexico): string {
  return `pygments_${idOf(lexico).replaceAll('-', '_')}`;
}

function packageOf(input: EditorInput): EditorFile[] {
  const module = moduleName(input.lexico);
  return [
    { path: `${module}/__init__.py`, text: moduleOf(input) },
    { path: 'pyproject.toml', text: projectOf(input, module) },
    { path: 'README.md', text: readme(input) },
    { path: 'LICENSE', text: LICENCE },
  ];
}

/** Words in a row with capitals; a name of Python begins with no digit. */
function classNameOf(lexico: Lexico): string {
  const words = idOf(lexico)
    .split('-')
    .map(word => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return `${words.join('').replace(/^(?=\d)/, 'Language')}Lexer`;
}

function moduleOf({ lexico, documentacao }: EditorInput): string {
  const { nome, extensao } = lexico;
  const { rules, scopes } = lineRules(lexico, PYGMENTS_STYLES);
  const table = pythonValue(
    Object.fromEntries(Object.entries(rules).map(([name, patterns]) => [name, patterns.map(inPython)])),
  );
  const styles = Object.entries(scopes).map(
    ([scope, style]) => `    ${pythonValue(scope)}: Token.${style},\n`,
  );
  const id = idOf(lexico);
  const aliases = [...new Set([id, extensao.replace(/^\./, '')])];
  return `${pythonValue(markOf(lexico, ' for Pygments'))}
# fmt: off
import functools
import re

from pygments.lexer import Lexer
from pygments.token import Text, Token, Whitespace

STYLES = {
${styles.join('')}}
PROPERTIES = {
${propertiesIn(table)}}
RULES = ${table}
${PYTHON_MACHINE}

class ${classNameOf(lexico)}(Lexer):
    name = ${pythonValue(nome)}
    url = ${pythonValue(documentacao)}
    aliases = ${pythonValue(aliases)}
    filenames = ${pythonValue([`*${extensao}`])}

    def get_tokens_unprocessed(self, text):
        return tokens_of(text)
`;
}

function inPython(rule: Rule): Rule {
  const { match, begin, end, while: stays, patterns } = rule;
  const isRestOfLine = begin?.startsWith('\\G') === true;
  return {
    ...rule,
    ...(match !== undefined && { match: pythonPattern(match) }),
    ...(begin !== undefined && !isRestOfLine && { begin: pythonPattern(begin) }),
    ...(end !== undefined && { end: pythonPattern(end) }),
    ...(stays !== undefined && { while: pythonPattern(stays) }),
    ...(patterns !== undefined && { patterns: patterns.map(inPython) }),
  };
}

/** Texts, numbers, lists and objects of JSON mean the same in Python. */
function pythonValue(value: unknown): string {
  return JSON.stringify(value, null, 1);
}

/** The characters of the properties of Unicode that patterns name. */
function propertiesIn(table: string): string {
  const used = new Set(
    [...table.replaceAll('\\\\', '\\').matchAll(PROPERTY)].map(([, p, name]) => `${p}${name}`),
  );
  return [...used]
    .map(key => {
      const ranges = rangesOf(key.slice(1), key.startsWith('P')).map(([from, to]) =>
        from === to ? unicode(from) : `${unicode(from)}-${unicode(to)}`,
      );
      return `    ${pythonValue(key)}: '${ranges.join('')}',\n`;
    })
    .join('');
}

function unicode(code: number): string {
  return code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`;
}

const hex = (code: number, width: number) => code.toString(16).padStart(width, '0');

function projectOf({ lexico, descricao, documentacao, repositorio }: EditorInput, module: string): string {
  const text = (value: string) => JSON.stringify(value.replace(/\p{Cc}+/gu, ' '));
  const id = idOf(lexico);
  return `[build-system]
requires = ["flit_core >=3.12,<4"]
build-backend = "flit_core.buildapi"

[project]
name = "pygments-${id}"
version = "${versionOf(lexico)}"
description = ${text(descricao)}
readme = "README.md"
license = "0BSD"
license-files = ["LICENSE"]
requires-python = ">=3.9"
dependencies = ["pygments>=2.12"]

[project.urls]
Documentation = ${text(documentacao)}
${repositorio === undefined ? '' : `Repository = ${text(repositorio)}\n`}
[project.entry-points."pygments.lexers"]
${id} = "${module}:${classNameOf(lexico)}"

[tool.flit.module]
name = "${module}"
`;
}

function readme({ lexico, descricao, documentacao }: EditorInput): string {
  const { nome } = lexico;
  const id = idOf(lexico);
  return `# ${nome} for Pygments

${descricao}

\`pip install .\` in this folder, and [Pygments](https://pygments.org) colours ${nome} by the name \`${id}\`: so do Sphinx and MkDocs. Documentation: <${documentacao}>

Generated by \`refdata editor\` from the description of the language: change that, not these files.
`;
}
