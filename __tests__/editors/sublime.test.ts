import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { propertyList, sublimeEditor } from '../../src/editors/sublime.js';
import { textmate } from '../../src/editors/textmate/textmate.js';
import { lumeLexico } from '../lexico/lexico-of.js';
import { ODD_LEXICOS } from './odd-lexicos.js';

const engine = createRequire(import.meta.url)('vscode-textmate') as typeof import('vscode-textmate');

/** Python's own reader of property lists. */
function plistlib(texts: readonly string[]): unknown {
  const program =
    'import json, plistlib, sys\nprint(json.dumps([plistlib.loads(t.encode()) for t in json.load(sys.stdin)]))';
  return JSON.parse(
    execFileSync('python3', ['-c', program], { input: JSON.stringify(texts), encoding: 'utf8' }),
  );
}

/** As text, and back: without what is undefined. */
const plain = (data: unknown) => JSON.parse(JSON.stringify(data)) as unknown;

describe('the grammar of Sublime Text', () => {
  it('says what the TextMate grammar says, as readers of property lists read it', async () => {
    const lexicos = [await lumeLexico(), ...ODD_LEXICOS.map(({ lexico }) => lexico)];
    const input = { descricao: '', documentacao: '', idioma: 'pt' as const, programs: [] };
    const texts = lexicos.map(lexico => sublimeEditor.files({ ...input, lexico })[0]?.text ?? '');
    // XML has no sign for NUL: it is written as patterns write it.
    const written = (data: unknown) =>
      JSON.parse(JSON.stringify(data).replaceAll('\\u0000', '\\\\x{0}')) as unknown;
    const grammars = lexicos.map(lexico => written(textmate(lexico)));
    expect(plistlib(texts)).toEqual(grammars);
    for (const [i, text] of texts.entries())
      expect(plain(engine.parseRawGrammar(text, 'x.tmLanguage'))).toEqual(grammars[i]);
  });

  it('is XML whatever stands in it', () => {
    const hostile = {
      '<&>"]]>': ['a\r\nb\t', '&amp;', '-->', true, 1, {}, [], 'é🦊\u2028'],
      gone: undefined,
    };
    expect(plistlib([propertyList(hostile)])).toEqual([plain(hostile)]);
    // What XML has no sign for is written as patterns write it.
    expect(plistlib([propertyList(['\u0000\u001b\uffff'])])).toEqual([['\\x{0}\\x{1b}\\x{ffff}']]);
  });
});
