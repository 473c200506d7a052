import { ensureSyntaxTree, StreamLanguage, type StreamParser } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from '@jest/globals';
import { highlightTree, type Tag, tagHighlighter, tags } from '@lezer/highlight';
import { CODEMIRROR_STYLES, codemirrorEditor } from '../../src/editors/codemirror.js';
import type { Lexico } from '../../src/lexico/index.js';
import { lumeLexico } from '../lexico/lexico-of.js';
import { coloursAsCut, type Engine } from './corpora.js';
import { loaded } from './engines/module.js';

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

async function languageOf(lexico: Lexico): Promise<StreamLanguage<unknown>> {
  const { default: parser } = await loaded<{ default: StreamParser<unknown> }>(codemirrorEditor, lexico);
  return StreamLanguage.define(parser);
}

function coloursOf(tree: Parameters<typeof highlightTree>[0], length: number): (string | undefined)[] {
  const found = Array<string | undefined>(length).fill(undefined);
  highlightTree(tree, highlighter, (from, to, style) => found.fill(style, from, to));
  return found;
}

async function engine(lexico: Lexico): Promise<Engine> {
  const language = await languageOf(lexico);
  return texts => texts.map(text => coloursOf(language.parser.parse(text), text.length));
}

coloursAsCut('CodeMirror 6', CODEMIRROR_STYLES, engine);

describe('an editor of CodeMirror', () => {
  it('colours a program that was changed as it colours a new one', async () => {
    const language = await languageOf(await lumeLexico());
    const program = Array.from({ length: 400 }, (_, i) => `seja a${i} = "b {c} # d" # e`).join('\n\n');
    let state = EditorState.create({ doc: program, extensions: [language] });
    const shown = () =>
      coloursOf(ensureSyntaxTree(state, state.doc.length, 60_000) as never, state.doc.length);
    expect(shown()).toContain('comment');
    for (const change of [
      { from: 4000, insert: '\n#[ \n' },
      { from: 9000, insert: '\n]#\n\n' },
      { from: 4000, to: 4005, insert: '' },
      { from: 100, insert: '"' },
    ]) {
      state = state.update({ changes: change }).state;
      const text = state.doc.toString();
      expect(shown()).toEqual(coloursOf(language.parser.parse(text), text.length));
    }
  });

  it('knows how a line becomes a comment, and what closes itself', async () => {
    const language = await languageOf(await lumeLexico());
    const state = EditorState.create({ doc: 'seja a = 1', extensions: [language] });
    expect(state.languageDataAt('commentTokens', 0)).toEqual([
      { line: '#', block: { open: '#[', close: ']#' } },
    ]);
    const [{ brackets }] = state.languageDataAt<{ brackets: string[] }>('closeBrackets', 0) as [
      { brackets: string[] },
    ];
    expect(brackets).toEqual(expect.arrayContaining(['(', '[', '{', '"']));
  });
});
