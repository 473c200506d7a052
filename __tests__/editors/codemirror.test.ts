import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from '@jest/globals';
import { lumeLexico } from '../lexico/lexico-of.js';
import { coloursAsCut } from './corpora.js';
import { CODEMIRROR, coloursOf, languageOf } from './engines/codemirror.js';

coloursAsCut(CODEMIRROR, 'some');

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
