import type { Lexico } from '../lexico/index.js';
import type { Editor } from './editor.js';
import { lineMachine, moduleHeader, type Styles } from './line-machine.js';
import { idOf } from './scopes.js';

/** Types of tokens, as the style sheets of Prism know them. */
export const PRISM_STYLES: Styles = {
  classes: {
    comentario: 'comment',
    documentacao: 'comment doc-comment',
    texto: 'string',
    caractere: 'char',
    regex: 'regex',
    diretiva: 'prolog',
    dado: 'string data',
    nome: 'variable',
    escape: 'entity',
    interpolacao: 'punctuation interpolation-punctuation',
    formato: 'symbol format',
    palavra: 'keyword',
    contextual: 'keyword contextual',
    numero: 'number',
    simbolo: 'operator',
    invalido: 'deleted invalid',
  },
  groups: { constante: 'constant', tipo: 'class-name', embutida: 'builtin', invalida: 'deleted invalid' },
};

/**
 * Prism looks for one pattern after the other in a whole text, which no grammar of regions can be said with: it is given
 * tokens by its hook, as its plug-ins for templates do.
 */
export const prismEditor: Editor = {
  name: 'prism',
  title: 'Prism',
  files: ({ lexico }) => [{ path: `prism/${idOf(lexico)}.js`, text: moduleOf(lexico) }],
  install: at => `import register from '${at}';\nregister(Prism);`,
};

function moduleOf(lexico: Lexico): string {
  const names = [...new Set([idOf(lexico), lexico.extensao.replace(/^\./, '')])];
  return `${moduleHeader(lexico, 'Prism 1')}const NAMES = ${JSON.stringify(names)};
${lineMachine(lexico, PRISM_STYLES)}${ADAPTER}`;
}

const ADAPTER = String.raw`
function tokens(Prism, text) {
  const all = [];
  let stack = FIRST;
  // Every second part is the end of a line.
  text.split(/(\r\n|\r|\n)/).forEach((part, i) => {
    if (i % 2 === 1) {
      all.push(part);
      return;
    }
    const { pieces, stack: next } = cut(part, stack);
    stack = next;
    for (const [start, end, style] of pieces) {
      const piece = part.slice(start, end);
      const [type, ...alias] = style?.split(' ') ?? [];
      all.push(type === undefined ? piece : new Prism.Token(type, piece, alias));
    }
  });
  return all;
}

/** Makes the language known to Prism. */
export default function register(Prism) {
  for (const name of NAMES) Prism.languages[name] = {};
  Prism.hooks.add('after-tokenize', env => {
    if (NAMES.includes(env.language)) env.tokens = tokens(Prism, env.code);
  });
}
`;
