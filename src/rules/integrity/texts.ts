import type { ReferenceFiles } from '../../contract/files.js';
import { shown } from '../../text/shown.js';
import { codePoint } from './code-point.js';
import { type FieldPaths, type LocatedText, textsAt } from './fields.js';
import type { Rule } from './rule.js';

/** One-line summaries. */
const SUMMARIES: FieldPaths = {
  modulos: ['modulos/*/simbolos/*/resumo'],
  comandos: ['grupos/*/comandos/*/resumo'],
};

/** Short texts that clients put into a cell, a title or a menu. */
const LABELS: FieldPaths = {
  index: ['descricao'],
  sintaxe: [
    'reservadas/*/descricao',
    'reservadas/*/equivalente',
    'contextuais/*/descricao',
    'contextuais/*/equivalente',
    'contextuais/*/onde',
    'operadores/*/descricao',
    'operadores/*/equivalente',
  ],
  modulos: ['modulos/*/simbolos/*/assinatura'],
  comandos: [
    'grupos/*/comandos/*/uso',
    'grupos/*/comandos/*/opcoes/*/descricao',
    'grupos/*/comandos/*/exemplos/*/nota',
  ],
  erros: ['codigos/*/titulo'],
};

/** Texts that may have several lines. */
const PARAGRAPHS: FieldPaths = {
  sintaxe: ['regras/*'],
  comandos: ['grupos/*/comandos/*/detalhe', 'grupos/*/comandos/*/exemplos/*/comando'],
  erros: ['codigos/*/explicacao', 'codigos/*/exemplo', 'codigos/*/solucao'],
};

const LINE_BREAK = /[\n\r\u0085\p{Zl}\p{Zp}]/u;

/** service-spec.md, "Commands file": `resumo` is a one-line summary. */
const resumoOneLine: Rule = {
  id: 'resumo-one-line',
  level: 'error',
  title: '`resumo` is one line',
  why: 'Completion menus and lists show one line; the rest is lost or breaks the list.',
  remedy: 'Take the first line or sentence; longer text belongs in `detalhe` or in the documentation.',
  planted: {
    file: 'modulos',
    pointer: '/modulos/0/simbolos/0',
    value: { resumo: 'Sem espaços em volta.\nO resto fica.' },
  },
  *check(files) {
    for (const { file, pointer, value } of textsAt(files, SUMMARIES)) {
      if (!LINE_BREAK.test(value)) continue;
      yield { file, pointer, message: `\`resumo\` has several lines: ${shown(value)}.` };
    }
  },
};

const labelOneLine: Rule = {
  id: 'label-one-line',
  level: 'warning',
  title: 'Short texts are one line',
  why: 'Titles, signatures, usage lines and notes stand in tables and menus, which a line break tears apart.',
  remedy: 'Join the lines with a space.',
  planted: {
    file: 'erros',
    pointer: '/codigos/0',
    value: { titulo: 'Indentação\ninconsistente' },
  },
  *check(files) {
    for (const { file, pointer, value } of textsAt(files, LABELS)) {
      if (!LINE_BREAK.test(value)) continue;
      yield { file, pointer, message: `The text has several lines: ${shown(value)}.` };
    }
  },
};

/** service-spec.md, "Error-code file": newline and tab are meant; carriage return is another rule's. */
const NOT_IN_TEXTS = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}]/u;

const textCharacters: Rule = {
  id: 'text-characters',
  level: 'error',
  title: 'Texts hold no control characters but newline and tab, and no broken ones',
  why: 'A terminal obeys an escape sequence in an explanation; many readers of JSON refuse a NUL or a lone surrogate.',
  remedy:
    'Remove the character where the text is written; in source code it is often an escape such as \\x1b.',
  planted: {
    file: 'erros',
    pointer: '/codigos/0',
    value: { solucao: 'Use \u001b[1m4 espaços\u001b[0m.' },
  },
  *check(files) {
    for (const { file, pointer, value } of allTexts(files)) {
      const found = NOT_IN_TEXTS.exec(value)?.[0];
      if (found === undefined) continue;
      yield { file, pointer, message: `The text ${shown(value)} holds the character ${codePoint(found)}.` };
    }
  },
};

const textDecoded: Rule = {
  id: 'text-decoded',
  level: 'warning',
  title: 'Texts hold no replacement characters',
  why: 'U+FFFD stands where a program read a text in the wrong encoding: a letter is lost.',
  remedy: 'Save the source as UTF-8, or read it in the encoding that it has.',
  planted: {
    file: 'erros',
    pointer: '/codigos/0',
    value: { titulo: 'Indenta\ufffd\ufffdo inconsistente' },
  },
  *check(files) {
    for (const { file, pointer, value } of allTexts(files)) {
      if (!value.includes('\ufffd')) continue;
      yield { file, pointer, message: `The text ${shown(value)} holds the replacement character U+FFFD.` };
    }
  },
};

const textLineEnds: Rule = {
  id: 'text-line-ends',
  level: 'warning',
  title: 'Lines of texts end in a newline alone',
  why: 'The same source gives other bytes on Windows, and code examples show stray characters.',
  remedy: 'Replace carriage returns in `map`, or save the source with LF line ends.',
  planted: {
    file: 'erros',
    pointer: '/codigos/0',
    value: { exemplo: 'se x:\r\n    mostre x' },
  },
  *check(files) {
    for (const { file, pointer, value } of textsAt(files, PARAGRAPHS)) {
      if (!value.includes('\r')) continue;
      yield { file, pointer, message: `The text ${shown(value)} holds carriage returns.` };
    }
  },
};

export const textRules: readonly Rule[] = [
  resumoOneLine,
  labelOneLine,
  textCharacters,
  textDecoded,
  textLineEnds,
];

function* allTexts(files: Partial<ReferenceFiles>): Generator<LocatedText> {
  for (const paths of [SUMMARIES, LABELS, PARAGRAPHS]) yield* textsAt(files, paths);
}
