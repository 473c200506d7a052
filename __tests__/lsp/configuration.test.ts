import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Diagnostic } from 'vscode-languageserver-protocol';
import { type BuiltSite, buildLume } from '../verify/built-site.js';
import { Editor } from './editor.js';

const LUME = readFileSync(
  resolve(import.meta.dirname, '..', '..', 'examples', 'lume', 'refdata.yml'),
  'utf8',
);
const CONFIG = 'file:///lume/refdata.yml';

/** The text that a diagnostic marks. */
function marked(text: string, { range: { start, end } }: Diagnostic): string {
  expect(end.line).toBe(start.line);
  return (text.split('\n')[start.line] ?? '').slice(start.character, end.character);
}

describe('refdata.yml in an editor', () => {
  let site: BuiltSite;
  let editor: Editor;
  beforeAll(async () => {
    site = await buildLume();
    editor = await Editor.start({ from: [site.folder] });
  });
  afterAll(async () => {
    editor.close();
    await site.remove();
  });

  it('has nothing wrong where the build takes it', async () => {
    expect(await editor.diagnostics(LUME, CONFIG)).toEqual([]);
  });

  it.each([
    [
      'an expression that is none',
      'palavra: key',
      'palavra: "$uppercase(key"',
      'is not a JSONata expression',
      '"$uppercase(key"',
    ],
    [
      'a function that there is not',
      'palavra: key',
      'palavra: $upper(key)',
      'did you mean $uppercase?',
      '$upper(key)',
    ],
    ['a key that there is not', 'sintaxe:', 'sintaxes:', 'sintaxe', 'sintaxes:'],
    ['what is no YAML', 'sintaxe:', 'sintaxe: [', '', undefined],
  ])('%s', async (_, from, to, said, where) => {
    const text = LUME.replace(from, to);
    expect(text).not.toBe(LUME);
    const told = await editor.diagnostics(text, CONFIG);
    expect(told.length).toBeGreaterThan(0);
    const messages = told.map(({ message }) => message).join('\n');
    expect(messages).toContain(said);
    expect(told.every(({ source, severity }) => source === 'refdata' && severity === 1)).toBe(true);
    const places = told.map(each => marked(text, each));
    if (where !== undefined) expect(places.join('\n')).toContain(where);
  });

  it('several mistakes at once, and none when they are corrected', async () => {
    const wrong = LUME.replace('palavra: key', 'palavra: $uper(key)').replace('versao:', 'version:');
    expect((await editor.diagnostics(wrong, CONFIG)).length).toBeGreaterThan(1);
    expect(await editor.diagnostics(LUME, CONFIG)).toEqual([]);
  });
});

describe('in the repository of a language', () => {
  it('tells what is wrong though nothing can be built', async () => {
    const repo = mkdtempSync(join(tmpdir(), 'refdata-config-'));
    try {
      const file = join(repo, 'refdata.yml');
      writeFileSync(file, 'nome: [');
      const editor = await Editor.start({ repo });
      const text =
        'nome: Tiny\nsintaxe:\n  extensao: .ty\n  reservadas:\n    - { table: a.py#B, map: { palavra: "key & " } }\n';
      const told = await editor.diagnostics(text, pathToFileURL(file).href);
      expect(told.map(({ message }) => message).join('\n')).toContain('is not a JSONata expression');
      // With the place and the remedy: an editor shows nothing else of it.
      expect(editor.messages).toEqual([
        expect.stringMatching(
          /^refdata: refdata\.yml has a mistake\. refdata\.yml:1:\d+: .+ Correct it and try again\.$/,
        ),
      ]);
      editor.close();
    } finally {
      rmSync(repo, { recursive: true, force: true });
    }
  });
});
