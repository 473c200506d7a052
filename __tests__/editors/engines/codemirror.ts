import { StreamLanguage, type StreamParser } from '@codemirror/language';
import { highlightTree, type Tag, tagHighlighter, tags } from '@lezer/highlight';
import { CODEMIRROR_STYLES, codemirrorEditor } from '../../../src/editors/codemirror.js';
import { styleOf } from '../../../src/editors/line-machine.js';
import type { Lexico } from '../../../src/lexico/index.js';
import { type Engine, type EngineUnderTest, linesOf } from './engine.js';
import { loaded } from './module.js';

/** The tag that a style names, and none that it is derived from. */
function tagOf(style: string): Tag {
  const [name = '', modifier] = style.split('.');
  const known = tags as unknown as Record<string, Tag> & Record<string, (tag: Tag) => Tag>;
  const tag = known[name];
  if (tag === undefined) throw new Error(`CodeMirror has no tag ${name}`);
  return modifier === undefined ? tag : (known[modifier] as (tag: Tag) => Tag)(tag);
}

const styles = [
  ...new Set([...Object.values(CODEMIRROR_STYLES.classes), ...Object.values(CODEMIRROR_STYLES.groups)]),
];
const highlighter = tagHighlighter(styles.map(style => ({ tag: tagOf(style), class: style })));

export async function languageOf(lexico: Lexico): Promise<StreamLanguage<unknown>> {
  const { default: parser } = await loaded<{ default: StreamParser<unknown> }>(codemirrorEditor, lexico);
  return StreamLanguage.define(parser);
}

export function coloursOf(tree: Parameters<typeof highlightTree>[0], length: number): (string | undefined)[] {
  const found = Array<string | undefined>(length).fill(undefined);
  highlightTree(tree, highlighter, (from, to, style) => found.fill(style, from, to));
  return found;
}

async function engine(lexico: Lexico): Promise<Engine> {
  const language = await languageOf(lexico);
  return texts =>
    texts.map(text => {
      // An editor joins the lines of a text by ends of one kind.
      const lines = linesOf(text);
      const joined = lines.map(([, line]) => line).join('\n');
      const found = coloursOf(language.parser.parse(joined), joined.length);
      let from = 0;
      const colours = Array<string | undefined>(text.length).fill(undefined);
      for (const [at, { length }] of lines) {
        for (let i = 0; i < length; i += 1) colours[at + i] = found[from + i];
        from += length + 1;
      }
      return colours;
    });
}

export const CODEMIRROR: EngineUnderTest = {
  title: 'CodeMirror 6',
  styleOf: (_, kind, group) => styleOf(CODEMIRROR_STYLES, kind, group),
  load: engine,
};
