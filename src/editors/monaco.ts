import type { Lexico } from '../lexico/index.js';
import type { Editor } from './editor.js';
import { languageConfiguration } from './language-configuration.js';
import { lineMachine, moduleHeader, type Styles } from './line-machine.js';
import { idOf } from './scopes.js';

/** Types of tokens, as the themes of Monaco know them: a theme without the whole name takes what is before the point. */
export const MONACO_STYLES: Styles = {
  classes: {
    comentario: 'comment',
    documentacao: 'comment.doc',
    texto: 'string',
    caractere: 'string.character',
    regex: 'regexp',
    diretiva: 'metatag',
    dado: 'string.data',
    nome: 'identifier',
    escape: 'string.escape',
    interpolacao: 'delimiter.bracket',
    formato: 'annotation',
    palavra: 'keyword',
    contextual: 'keyword.contextual',
    numero: 'number',
    simbolo: 'operator',
    invalido: 'invalid',
  },
  groups: {
    constante: 'constant',
    operador: 'keyword.operator',
    controle: 'keyword.control',
    declaracao: 'keyword.declaration',
    importacao: 'keyword.import',
    tipo: 'type',
    embutida: 'predefined',
    invalida: 'invalid',
  },
};

/**
 * Grammars of Monaco's own, Monarch, are matched with the rest of a line alone: what stands before they cannot see. So
 * Monaco is given a provider of tokens.
 */
export const monacoEditor: Editor = {
  name: 'monaco',
  title: 'Monaco',
  files: ({ lexico }) => [{ path: `monaco/${idOf(lexico)}.js`, text: moduleOf(lexico) }],
  install: at => `import register from '${at}';\nregister(monaco);`,
};

function moduleOf(lexico: Lexico): string {
  const { nome, extensao } = lexico;
  const language = { id: idOf(lexico), aliases: [nome], extensions: [extensao] };
  const { comments, brackets, autoClosingPairs, surroundingPairs, folding, wordPattern } =
    languageConfiguration(lexico);
  const configuration = { comments, brackets, autoClosingPairs, surroundingPairs, folding };
  return `${moduleHeader(lexico, 'Monaco')}const LANGUAGE = ${JSON.stringify(language)};
const CONFIGURATION = ${JSON.stringify(configuration)};
const WORD = ${JSON.stringify(wordPattern)};
${lineMachine(lexico, MONACO_STYLES)}${ADAPTER}`;
}

const ADAPTER = `
function isSame(stack, other) {
  let [a, b] = [stack, other];
  while (a !== b) {
    if (a?.rule !== b?.rule || a?.end !== b?.end || a?.stays !== b?.stays) return false;
    [a, b] = [a.parent, b.parent];
  }
  return true;
}

const stateOf = stack => ({
  stack,
  // A stack is never changed.
  clone: () => stateOf(stack),
  equals: other => isSame(stack, other.stack),
});

/** Makes the language known to Monaco. */
export default function register(monaco) {
  monaco.languages.register(LANGUAGE);
  const wordPattern = new RegExp(WORD.pattern, WORD.flags);
  monaco.languages.setLanguageConfiguration(LANGUAGE.id, { ...CONFIGURATION, wordPattern });
  monaco.languages.setTokensProvider(LANGUAGE.id, {
    getInitialState: () => stateOf(FIRST),
    tokenize(line, { stack }) {
      const { pieces, stack: next } = cut(line, stack);
      const tokens = pieces.map(([startIndex, , style]) => ({ startIndex, scopes: style ?? '' }));
      return { tokens, endState: stateOf(next) };
    },
  });
}
`;
