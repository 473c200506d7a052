import { describe, expect, it } from '@jest/globals';
import { monacoEditor } from '../../src/editors/monaco.js';
import { lumeLexico } from '../lexico/lexico-of.js';
import { coloursAsCut } from './corpora.js';
import { loaded } from './engines/module.js';
import { MONACO, monaco } from './engines/monaco.js';

coloursAsCut(MONACO, 'some');

interface State {
  clone(): State;
  equals(other: State): boolean;
}

interface Provider {
  getInitialState(): State;
  tokenize(line: string, state: State): { readonly tokens: readonly object[]; readonly endState: State };
}

describe('an editor of Monaco', () => {
  it('knows the extension of programs, comments and brackets', async () => {
    const { comments, brackets, extensions } = monaco(await lumeLexico(), []);
    expect(extensions).toEqual(['.lm']);
    expect(comments).toEqual({
      lineCommentToken: '#',
      blockCommentStartToken: '#[',
      blockCommentEndToken: ']#',
    });
    expect(brackets).toContainEqual([['{'], ['}']]);
  });

  it('colours again only as far as a change goes', async () => {
    const { default: register } = await loaded<{ default: (monaco: object) => void }>(
      monacoEditor,
      await lumeLexico(),
    );
    let provider: Provider | undefined;
    const setTokensProvider = (_: string, given: Provider) => {
      provider = given;
    };
    register({ languages: { register() {}, setLanguageConfiguration() {}, setTokensProvider } });
    const { getInitialState, tokenize } = provider as unknown as Provider;
    const stateBehind = (...lines: string[]) =>
      lines.reduce((state, line) => tokenize(line, state).endState, getInitialState());
    const open = stateBehind('#[ a');
    expect(open.equals(getInitialState())).toBe(false);
    expect(open.equals(stateBehind('seja x = 1 #[ b', '', 'c'))).toBe(true);
    expect(open.clone().equals(open)).toBe(true);
    expect(stateBehind('#[ a', ']#').equals(getInitialState())).toBe(true);
    // A state is not changed by what is read from it.
    expect(tokenize('b ]# c', open).tokens).toEqual(tokenize('b ]# c', open).tokens);
  });
});
