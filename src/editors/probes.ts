import { type Lexico, probesOf, tokenize } from '../lexico/index.js';
import type { Editor } from './editor.js';

/** Short programs with the classes of what they are made of: whoever makes a highlighter of their own can hold it to them. */
export const probesEditor: Editor = {
  name: 'provas',
  title: 'probes: short programs and their classes, for other highlighters',
  files: ({ lexico }) => [{ path: 'lexico.provas.json', text: fileOf(lexico) }],
};

/** A line for each probe: so a change of the language shows in a diff. */
function fileOf(lexico: Lexico): string {
  const { versao, nome, extensao } = lexico;
  const probes = probesOf(lexico).map(({ about, text }) =>
    JSON.stringify({
      prova: about,
      programa: text,
      pedacos: tokenize(lexico, text).map(({ class: kind, start, end, name }) => [
        text.slice(start, end),
        kind,
        ...(name === undefined ? [] : [name]),
      ]),
    }),
  );
  const head = JSON.stringify({ versao, nome, extensao }).slice(0, -1);
  return `${head},"provas":[\n${probes.join(',\n')}\n]}\n`;
}
