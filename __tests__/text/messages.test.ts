import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { marked, messagesOf, NOT_MESSAGES, translations, unmatched } from '../../scripts/messages.mjs';
import { ROOT } from '../cli/run-cli.js';

let known: Record<string, string>;
let found: { missing: [string, string[]][]; unused: string[] };

beforeAll(() => {
  known = translations(ROOT);
  found = unmatched(ROOT);
});

// What fails here can be pasted: `npm run messages` prints the same lines.
test('every message of the sources has a translation', () => {
  const lines = found.missing.map(
    ([key, places]) => `  ${JSON.stringify(key)}: "",   // ${places.join(', ')}`,
  );
  expect(lines).toEqual([]);
});

test('every translation is of a message that something says', () => {
  expect(found.unused).toEqual([]);
});

test('a translation has the holes of its message, and the blanks and line breaks around it', () => {
  const shape = (text: string) => [
    [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort(),
    /^\s*/.exec(text)?.[0],
    /\s*$/.exec(text)?.[0],
  ];
  const odd = Object.entries(known).filter(
    ([english, portuguese]) =>
      portuguese === '' || JSON.stringify(shape(english)) !== JSON.stringify(shape(portuguese)),
  );
  expect(odd).toEqual([]);
});

test('a translation names the options, addresses and keys that its message names', () => {
  const names = (text: string) =>
    [...text.matchAll(/(?<![\w-])--[a-z][a-z-]*|https?:\/\/(?!keepachangelog)[^\s"`…]+|`[\w.-]+`/g)]
      .map(([name]) => name)
      .sort();
  const odd = Object.entries(known).filter(
    ([english, portuguese]) => JSON.stringify(names(english)) !== JSON.stringify(names(portuguese)),
  );
  expect(odd).toEqual([]);
});

test('a translation is no English: none has words that Portuguese does not have', () => {
  const ENGLISH =
    /(?<![\w./`"@:<$-])(?:the|is|are|of|and|not|with|that|which|was|were|has|have|cannot|from|this|there|you|its)(?![\w./`"@:>=-])/i;
  const odd = Object.values(known).filter(text =>
    ENGLISH.test(text.replace(/`[^`]*`|"[^"]*"( and args)?|\{[^}]*\}/g, '')),
  );
  expect(odd).toEqual([]);
});

test('what is left out as no message is there', () => {
  const gone = Object.entries(NOT_MESSAGES.texts as Record<string, string[]>).flatMap(([path, texts]) => {
    const source = readFileSync(join(ROOT, 'src', `${path}.ts`), 'utf8');
    const all = new Set(messagesOf(path, source, true).map(({ key }: { key: string }) => key));
    return texts.filter(text => !all.has(text)).map(text => `${path}: ${text}`);
  });
  expect(gone).toEqual([]);
});

test('messages are marked, and nothing that is compared, asked for or named', () => {
  const source = [
    "const kind = each === 'no such file' ? table['no such file'] : undefined;",
    "throw new UserError(`There is no ${kind ?? 'such file'}.`, 'Write another one.');",
    "program.option('-o, --out <folder>', 'the folder to write into').choices(names.split(' and '));",
    "const shown = { 'a key': word('yes'), example: 'of no use' };",
  ].join('\n');
  const known = new Set(messagesOf('some/module', source).map(({ key }: { key: string }) => key));
  expect([...known]).toEqual([
    'There is no {0}.',
    'such file',
    'Write another one.',
    'the folder to write into',
    'yes',
  ]);
  expect(marked('some/module', source, known).split('\n')).toEqual([
    "const kind = each === 'no such file' ? table['no such file'] : undefined;",
    "throw new UserError($said`There is no ${kind ?? $said('such file')}.`, $said('Write another one.'));",
    "program.option('-o, --out <folder>', $said('the folder to write into')).choices(names.split(' and '));",
    "const shown = { 'a key': word($said('yes')), example: 'of no use' };",
  ]);
});
