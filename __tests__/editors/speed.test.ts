import { describe, expect, it } from '@jest/globals';
import { monacoEditor } from '../../src/editors/monaco.js';
import { textmate } from '../../src/editors/textmate/textmate.js';
import { type Lexico, tokenize } from '../../src/lexico/index.js';
import { lumeLexico } from '../lexico/lexico-of.js';
import { growth } from '../processor-time.js';
import { loaded } from './engines/module.js';
import { textmateScopes } from './engines/textmate.js';

/** What Prism and CodeMirror are given, too. */
async function lineMachineOf(lexico: Lexico): Promise<(text: string) => unknown> {
  const { default: register } = await loaded<{ default: (monaco: object) => void }>(monacoEditor, lexico);
  let read: ((text: string) => unknown) | undefined;
  const setTokensProvider = (_: string, provider: Provider) => {
    read = text => provider.tokenize(text, provider.getInitialState());
  };
  register({ languages: { register() {}, setLanguageConfiguration() {}, setTokensProvider } });
  return read as (text: string) => unknown;
}

interface Provider {
  getInitialState(): unknown;
  tokenize(line: string, state: unknown): unknown;
}

describe('a line of 100,000 characters', () => {
  const pieces = [
    '"',
    '{',
    '"{a}',
    "'\\",
    '#[',
    '(',
    'x ',
    '1',
    '1_',
    '1.',
    '+',
    'se ',
    'quando ',
    ' ',
    '\u{1f600}',
  ];

  it('is cut, and coloured in the engine of VS Code and by lines, in a time that grows with its length alone', async () => {
    const lexico = await lumeLexico();
    const scopes = await textmateScopes(textmate(lexico));
    const machine = await lineMachineOf(lexico);
    const slow: string[] = [];
    for (const piece of pieces) {
      const short = piece.repeat(Math.ceil(25_000 / piece.length));
      const long = short.repeat(4);
      for (const [what, work] of [
        ['cut', (text: string) => tokenize(lexico, text)],
        ['coloured', scopes],
        ['cut by lines', machine],
      ] as const) {
        // Four times the text: quadratic would be sixteen times the time.
        const times = await growth<string>(work, short, long, 10);
        if (times > 10) slow.push(`${piece} ${what}: ${times} times`);
      }
    }
    expect(slow).toEqual([]);
  });
});
