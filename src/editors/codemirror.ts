import type { Lexico } from '../lexico/index.js';
import type { Editor } from './editor.js';
import { languageConfiguration } from './language-configuration.js';
import { lineMachine, moduleHeader, type Styles } from './line-machine.js';
import { idOf } from './scopes.js';

/** Names of tags of `@lezer/highlight`, with their modifiers, as themes know them. */
export const CODEMIRROR_STYLES: Styles = {
  classes: {
    comentario: 'comment',
    documentacao: 'docComment',
    texto: 'string',
    caractere: 'character',
    regex: 'regexp',
    diretiva: 'processingInstruction',
    dado: 'string.special',
    nome: 'variableName',
    escape: 'escape',
    interpolacao: 'brace.special',
    formato: 'attributeValue',
    palavra: 'keyword',
    contextual: 'modifier',
    numero: 'number',
    simbolo: 'operator',
    invalido: 'invalid',
  },
  groups: {
    constante: 'atom',
    operador: 'operatorKeyword',
    controle: 'controlKeyword',
    declaracao: 'definitionKeyword',
    importacao: 'moduleKeyword',
    tipo: 'typeName',
    embutida: 'variableName.standard',
    invalida: 'invalid',
  },
};

/** A stream parser: `StreamLanguage.define(lume)` makes a language of it. */
export const codemirrorEditor: Editor = {
  name: 'codemirror',
  title: 'CodeMirror 6',
  files: ({ lexico }) => [{ path: `codemirror/${idOf(lexico)}.js`, text: moduleOf(lexico) }],
  install: at =>
    `import { StreamLanguage } from '@codemirror/language';\nimport language from '${at}';\nconst extension = StreamLanguage.define(language);`,
};

function moduleOf(lexico: Lexico): string {
  return `${moduleHeader(lexico, 'CodeMirror 6')}const NAME = ${JSON.stringify(idOf(lexico))};
const DATA = ${JSON.stringify(languageData(lexico))};
${lineMachine(lexico, CODEMIRROR_STYLES)}${ADAPTER}`;
}

/** What commands ask a language for: how a line becomes a comment, which brackets close themselves. */
function languageData(lexico: Lexico): Record<string, unknown> {
  const { comments, autoClosingPairs } = languageConfiguration(lexico) as {
    comments: { lineComment?: string; blockComment?: [string, string] };
    autoClosingPairs: readonly { open: string; close: string }[];
  };
  const { lineComment: line, blockComment } = comments;
  const brackets = autoClosingPairs.map(({ open }) => open).filter(open => open.length === 1);
  return {
    commentTokens: {
      ...(line !== undefined && { line }),
      ...(blockComment !== undefined && { block: { open: blockComment[0], close: blockComment[1] } }),
    },
    closeBrackets: { brackets: [...new Set(brackets)] },
  };
}

const ADAPTER = `
function readLine(state, text) {
  const { pieces, stack } = cut(text, state.stack);
  state.pieces = pieces;
  state.stack = stack;
  state.next = 0;
}

export default {
  name: NAME,
  languageData: DATA,
  startState: () => ({ stack: FIRST, pieces: [], next: 0 }),
  copyState: state => ({ ...state }),
  blankLine: state => readLine(state, ''),
  token(stream, state) {
    if (stream.pos === 0) readLine(state, stream.string);
    const [, end, style] = state.pieces[state.next];
    state.next += 1;
    stream.pos = end;
    return style ?? null;
  },
};
`;
