import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { MONACO_STYLES, monacoEditor } from '../../src/editors/monaco.js';
import { idOf } from '../../src/editors/scopes.js';
import type { Lexico } from '../../src/lexico/index.js';
import { lumeLexico } from '../lexico/lexico-of.js';
import { coloursAsCut, type Engine } from './corpora.js';
import { loaded, written } from './engines/module.js';

interface Answer {
  /** Of each text, of each line. */
  readonly tokens: readonly (readonly (readonly [number, string])[])[][];
  readonly comments: object;
  readonly brackets: readonly (readonly [string, string])[];
  readonly extensions: readonly string[];
}

function monaco(lexico: Lexico, texts: readonly string[]): Answer {
  const input = JSON.stringify({ module: written(monacoEditor, lexico), id: idOf(lexico), texts });
  const script = join(import.meta.dirname as string, 'engines', 'monaco.mjs');
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--no-warnings', script], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Answer;
}

async function engine(lexico: Lexico): Promise<Engine> {
  return texts => {
    const { tokens } = monaco(lexico, texts);
    return texts.map((text, t) =>
      text.split('\n').flatMap((line, l) => {
        const found = Array<string | undefined>(line.length + 1).fill(undefined);
        for (const [offset, type] of tokens[t]?.[l] ?? []) found.fill(type, offset);
        return found;
      }),
    );
  };
}

coloursAsCut('Monaco', MONACO_STYLES, engine);

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
