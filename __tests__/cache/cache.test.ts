import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeData, encode } from '../../src/cache/codec.js';
import { REPORTED } from '../../src/extract/steps/expressions.js';
import { buildReference } from '../../src/run/reference.js';
import { folderWith } from '../extract/small-repository.js';

const ROOT = resolve(import.meta.dirname ?? '.', '..', '..');

const CONFIG = `nome: X
descricao: X
documentacao: https://x.example
versao: '1'
sintaxe:
  extensao: .x
  reservadas:
    table: src/*words.py#WORDS
    map: { palavra: key, descricao: value }
conteudos:
  exemplos: { count: "exemplos/*.x" }
rules:
  source-unresolved: { level: warning }
`;
const FILES = {
  'refdata.yml': CONFIG,
  'src/words.py': 'from texts import IF\nWORDS = {"se": IF, "fim": UNKNOWN}\n',
  'src/texts.py': 'IF = "if"\n',
  'exemplos/a.x': '',
};

/** Builds, telling whether anything was extracted: progress names the parts that are read. */
async function build(repo: string, cache: string | undefined, more: object = {}) {
  const parts: string[] = [];
  const result = await buildReference({
    repo,
    config: 'refdata.yml',
    cache,
    progress: part => parts.push(part),
    ...more,
  });
  const { files, findings, origins } = result;
  return {
    shown: JSON.stringify([files, findings, [...origins]]),
    extracted: parts.includes('sintaxe.reservadas'),
    files,
  };
}

describe('a second run', () => {
  it('gives the same bytes and findings, without reading anything again', async () => {
    const repo = folderWith(FILES);
    const cache = join(folderWith({}), 'deep', 'cache');
    const plain = await build(repo, undefined);
    const first = await build(repo, cache);
    const second = await build(repo, cache);
    expect(first.shown).toBe(plain.shown);
    expect(second.shown).toBe(plain.shown);
    expect([first.extracted, second.extracted]).toEqual([true, false]);
    // What could not be resolved is reported again.
    expect(plain.shown).toContain('source-unresolved');
  });

  it('with signatures of which a part is not known', async () => {
    const symbols =
      'modulos: { symbols: lib.py, map: { _m: module, nome: name, assinatura: signature }, group: { by: _m, as: nome, into: simbolos } }\n';
    const repo = folderWith({
      ...FILES,
      'refdata.yml': CONFIG + symbols,
      'lib.py': 'import os\ndef f(a, b=os.environ.get("B")): pass\n',
    });
    const cache = folderWith({});
    const first = await build(repo, cache);
    const second = await build(repo, cache);
    expect(first.shown).toContain('lib.f(b) cannot be resolved');
    expect([second.shown, second.extracted]).toEqual([first.shown, false]);
  });

  it('of the example language, too', async () => {
    const repo = join(ROOT, 'examples', 'lume');
    const cache = folderWith({});
    const runs = [await build(repo, undefined), await build(repo, cache), await build(repo, cache)];
    expect(new Set(runs.map(({ shown }) => shown)).size).toBe(1);
    expect(runs.map(({ extracted }) => extracted)).toEqual([true, true, false]);
  });
});

describe('an entry is never stale', () => {
  it.each([
    ['a source', 'src/words.py', 'WORDS = {"se": "x"}\n'],
    ['a file that a source imports', 'src/texts.py', 'IF = "when"\n'],
    ['a file that a glob newly matches', 'src/morewords.py', 'WORDS = {"para": "for"}\n'],
    ['a file that is counted', 'exemplos/b.x', ''],
    ['the configuration', 'refdata.yml', CONFIG.replace('value }', 'file }')],
    ['a comment in the configuration, which moves its lines', 'refdata.yml', `# new\n${CONFIG}`],
    ['a limit', 'refdata.yml', `${CONFIG}limits: { source_mib: 1 }\n`],
    ['a file that an import would rather mean', 'texts.py', 'IF = "root"\n'],
  ])('%s', async (_what, path, text) => {
    const repo = folderWith(FILES);
    const cache = folderWith({});
    await build(repo, cache);
    writeFileSync(join(repo, path), text);
    const after = await build(repo, cache);
    expect(after.shown).toBe((await build(repo, undefined)).shown);
    if (path !== 'texts.py') expect(after.extracted).toBe(true);
    expect((await build(repo, cache)).extracted).toBe(false);
  });

  it('a file that is gone', async () => {
    const repo = folderWith({ ...FILES, 'src/morewords.py': 'WORDS = {"para": "for"}\n' });
    const cache = folderWith({});
    await build(repo, cache);
    rmSync(join(repo, 'src/morewords.py'));
    expect((await build(repo, cache)).files.sintaxe.reservadas.map(({ palavra }) => palavra)).not.toContain(
      'para',
    );
  });

  it('what a program prints is not kept', async () => {
    const command = CONFIG.replace(
      /table: .*\n/,
      `command: ["${process.execPath}", "-p", "JSON.stringify({ a: String(Date.now()) })"]\n`,
    );
    const repo = folderWith({ ...FILES, 'refdata.yml': command });
    const cache = folderWith({});
    await build(repo, cache, { commands: 'allowed' });
    expect((await build(repo, cache, { commands: 'allowed' })).extracted).toBe(true);
  });

  it('that a file cannot be read is an answer like any other, as long as the same is said of it', async () => {
    const repo = folderWith({ ...FILES, 'refdata.yml': CONFIG.replace('src/*words.py', 'src/wordz.py') });
    const cache = folderWith({});
    const first = await build(repo, cache);
    const second = await build(repo, cache);
    expect(first.shown).toContain('Did you mean src/words.py, src/texts.py?');
    expect([second.shown, second.extracted]).toEqual([first.shown, false]);
    // What is said names files that are like it: another one is near now.
    writeFileSync(join(repo, 'src', 'wordy.py'), '');
    expect((await build(repo, cache)).shown).toContain('wordy.py');
    writeFileSync(join(repo, 'src', 'wordz.py'), 'WORDS = {"para": "for"}\n');
    expect((await build(repo, cache)).files.sintaxe.reservadas.map(({ palavra }) => palavra)).toEqual([
      'para',
    ]);
  });

  it('a file beside a table that is in no encoding of ours', async () => {
    const repo = folderWith({ ...FILES, 'src/old.py': Buffer.from('# \xe9\n', 'latin1') });
    const cache = folderWith({});
    const first = await build(repo, cache);
    expect((await build(repo, cache)).extracted).toBe(false);
    writeFileSync(join(repo, 'src/old.py'), 'from words import WORDS\nWORDS["para"] = "for"\n');
    const after = await build(repo, cache);
    expect(after.shown).toBe((await build(repo, undefined)).shown);
    expect(after.shown).not.toBe(first.shown);
  });
});

describe('a damaged entry is ignored and written anew', () => {
  it.each([
    ['cut off', (text: string) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['changed', (text: string) => text.replace('"fim"', '"fin"')],
    ['something else', () => '{"a": 1}'],
  ])('%s', async (_what, damage) => {
    const repo = folderWith(FILES);
    const cache = folderWith({});
    const first = await build(repo, cache);
    const entry = join(cache, readdirSync(cache)[0] as string);
    const text = readFileSync(entry, 'utf8');
    expect(damage(text)).not.toBe(text);
    writeFileSync(entry, damage(text));
    const second = await build(repo, cache);
    expect([second.shown, second.extracted]).toEqual([first.shown, true]);
    expect(readFileSync(entry, 'utf8')).toBe(text);
  });

  it('a cache that cannot be written is none', async () => {
    const folder = folderWith({ file: '' });
    const first = await build(folderWith(FILES), join(folder, 'file'));
    expect(first.extracted).toBe(true);
  });
});

it('data comes back as it was', () => {
  const same = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(undefined, REPORTED, Number.NaN, -0, Number.POSITIVE_INFINITY),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.array(same)), data => {
      if (Object.keys(data).includes('\0')) return;
      expect(decodeData(encode(data))).toEqual({ ...data });
    }),
  );
  expect(Object.is((decodeData(encode([-0])) as number[])[0], -0)).toBe(true);
  const map = new Map([['a', new Map([[1, undefined]])]]);
  expect(decodeData(encode(map))).toEqual(map);
  const odd = JSON.parse('{"__proto__": {"a": 1}}');
  expect(Object.keys(decodeData(encode(odd)) as object)).toEqual(['__proto__']);
  expect(() => encode({ a: new Date(0) })).toThrow();
});
