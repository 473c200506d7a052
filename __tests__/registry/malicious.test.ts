import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkRegistryAt } from '../../src/commands/registry-check.js';
import { getPackages } from '../../src/commands/registry-get.js';
import { readArchive } from '../../src/registry/archive.js';
import {
  archiveOf,
  cleanUp,
  filesIn,
  folderWith,
  manifest,
  mistake,
  registryWith,
  serveFolder,
  type TarEntry,
  tarOf,
} from './workshop.js';

afterEach(cleanUp);

const ROOT = 'texto-1.0.0';
const MANIFEST: TarEntry = { name: `${ROOT}/forge.toml`, content: manifest('texto', '1.0.0') };
const entry = (name: string, content = 'x'): TarEntry => ({ name, content });
const special = (type: string, linkname = ''): TarEntry => ({
  name: `${ROOT}/x`,
  type: type as never,
  linkname,
});

/** What an archive holds besides a manifest, the rule that refuses it, and what the message says. */
const ENTRIES: readonly (readonly [
  what: string,
  entries: readonly TarEntry[],
  rule: string,
  says: RegExp,
])[] = [
  [
    'an absolute path',
    [entry('/tmp/refdata-absolute')],
    'registry-archive-entry',
    /"\/tmp\/refdata-absolute", which is absolute/,
  ],
  ['a drive letter', [entry('C:/Windows/x')], 'registry-archive-entry', /which is absolute/],
  ['..', [entry(`${ROOT}/../../escaped`)], 'registry-archive-entry', /escaped", which leads upwards/],
  ['.. at the start', [entry('../escaped')], 'registry-archive-entry', /which leads upwards/],
  ['.. with a blank', [entry(`${ROOT}/.. /escaped`)], 'registry-archive-entry', /which leads upwards/],
  ['a backslash', [entry(`${ROOT}/..\\escaped`)], 'registry-archive-entry', /backslash/],
  [
    'a symbolic link',
    [special('symlink', '../..')],
    'registry-archive-entry',
    /"texto-1.0.0\/x", which is a symbolic link/,
  ],
  [
    'a file through a symbolic link',
    [special('symlink', '/tmp'), entry(`${ROOT}/x/escaped`)],
    'registry-archive-entry',
    /symbolic link/,
  ],
  ['a hard link', [special('link', '/etc/passwd')], 'registry-archive-entry', /a hard link/],
  ['a character device', [special('character-device')], 'registry-archive-entry', /a device/],
  ['a block device', [special('block-device')], 'registry-archive-entry', /a device/],
  ['a pipe', [special('fifo')], 'registry-archive-entry', /a pipe/],
  [
    'one file twice',
    [entry(`${ROOT}/a`), entry(`${ROOT}/a`)],
    'registry-archive-entry',
    /"texto-1.0.0\/a" twice/,
  ],
  [
    'one file in two spellings',
    [entry(`${ROOT}/a`), entry(`${ROOT}/./A`)],
    'registry-archive-entry',
    /twice/,
  ],
  [
    'a file below a file',
    [entry(`${ROOT}/a`), entry(`${ROOT}/a/b`)],
    'registry-archive-entry',
    /below a file/,
  ],
  [
    'a folder that is a file',
    [entry(`${ROOT}/a/b`), entry(`${ROOT}/a`)],
    'registry-archive-entry',
    /as a file and a folder/,
  ],
  [
    'a second root',
    [entry('outra/a')],
    'registry-archive-root',
    /"outra\/a", which is not in the folder texto-1.0.0/,
  ],
  ['a file beside the root', [entry('solto')], 'registry-archive-root', /not in the folder/],
  ['a control character', [entry(`${ROOT}/a\u001b[2J`)], 'registry-archive-entry', /control/],
];

const BOMB = 64 * 1024 * 1024;

async function fileCases(): Promise<
  readonly (readonly [what: string, archive: Uint8Array, rule: string, says: RegExp])[]
> {
  const good = await archiveOf([MANIFEST, entry(`${ROOT}/longo`, 'abc'.repeat(100_000))]);
  return [
    [
      'a bomb',
      await archiveOf([MANIFEST, { name: `${ROOT}/nada`, content: Buffer.alloc(BOMB) }]),
      'registry-archive-size',
      /more than 100 times its size/,
    ],
    [
      'half of its bytes',
      good.subarray(0, good.length / 2),
      'registry-archive-unreadable',
      /cannot be unpacked/,
    ],
    ['its last byte cut off', good.subarray(0, -1), 'registry-archive-unreadable', /cannot be unpacked/],
    ['no bytes', Buffer.alloc(0), 'registry-archive-unreadable', /cannot be unpacked/],
    ['a page of HTML', Buffer.from('<!doctype html>'), 'registry-archive-unreadable', /cannot be unpacked/],
    [
      'gzip without tar',
      gzipSync('isto não é um tar'.repeat(100)),
      'registry-archive-unreadable',
      /cannot be unpacked/,
    ],
    [
      'a damaged tar header',
      gzipSync(damaged(await tarOf([MANIFEST]))),
      'registry-archive-unreadable',
      /cannot be unpacked/,
    ],
    ['an empty tar', gzipSync(Buffer.alloc(1024)), 'registry-archive-root', /holds no files/],
  ];
}

describe('archives that are not what they should be', () => {
  it.each(ENTRIES)('%s is refused', async (_what, entries, rule, says) => {
    await refused(await archiveOf([MANIFEST, ...entries]), rule, says);
  });

  it('are refused when they are broken', async () => {
    for (const [, archive, rule, says] of await fileCases()) await refused(archive, rule, says);
  });

  it('are refused before they are unpacked when the hash is another', async () => {
    const registry = registryWith(await archiveOf([MANIFEST]), 'a'.repeat(64));
    const { findings } = await checkRegistryAt(registry);
    expect(findings).toMatchObject([
      {
        rule: 'registry-archive-sha256',
        subject: '/registry/index.json#/pacotes/texto/versoes/1.0.0/sha256',
      },
    ]);
    const target = folderWith();
    const error = await mistake(() => getPackages(['texto'], { from: registry, to: target }));
    expect(error.findings).toMatchObject([{ rule: 'registry-archive-sha256' }]);
    expect(filesIn(target)).toEqual([]);
  });

  it.each([
    ['another name', manifest('outro', '1.0.0'), /is of the package "outro"/],
    ['another version', manifest('texto', '1.0.1'), /is of the version "1.0.1"/],
    ['no sense', '[package', /cannot be read/],
  ])('are reported when their manifest has %s', async (_what, text, says) => {
    const { findings } = await checkRegistryAt(
      registryWith(await archiveOf([{ name: `${ROOT}/forge.toml`, content: text }])),
    );
    expect(findings).toMatchObject([
      { rule: 'registry-archive-manifest', message: expect.stringMatching(says) },
    ]);
  });

  it('are reported when they have no manifest', async () => {
    const { findings } = await checkRegistryAt(registryWith(await archiveOf([entry(`${ROOT}/a`)])));
    expect(findings).toMatchObject([
      { rule: 'registry-archive-manifest', message: expect.stringMatching(/has no forge.toml/) },
    ]);
  });

  it('are reported when they are missing, and when nobody knows them', async () => {
    const registry = registryWith(await archiveOf([MANIFEST]));
    const { findings } = await checkRegistryAt(
      folderWith({
        'index.json': readFileSync(join(registry, 'index.json')),
        'pacotes/sobra-1.0.0.tar.gz': 'x',
      }),
    );
    expect(findings.map(({ rule }) => rule)).toEqual(['registry-archive-missing', 'registry-archive-orphan']);
  });

  /** Whatever the bytes are: an answer, no crash, and for every file a path that stays inside. */
  it('never escape, whatever their bytes are', async () => {
    const base = await tarOf([MANIFEST, entry(`${ROOT}/a`), entry(`${ROOT}/b/c`)]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(base.length - 1), fc.nat(255)), { maxLength: 8 }),
        async changes => {
          const bytes = Buffer.from(base);
          for (const [at, value] of changes) bytes[at] = value;
          const paths: string[] = [];
          const report = await readArchive([gzipSync(bytes)] as never, ROOT, async ({ path, content }) => {
            paths.push(path);
            for await (const _chunk of content);
          });
          for (const path of paths) expect(path).not.toMatch(/^\/|(?:^|\/)\.\.(?:\/|$)|\\|:/);
          expect(report.sha256).toMatch(/^[0-9a-f]{64}$/);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('never pass when a byte of the compressed file is cut or changed', async () => {
    const archive = await archiveOf([MANIFEST, entry(`${ROOT}/a`, 'abc'.repeat(1000))]);
    const registry = registryWith(archive);
    for (let length = 0; length < archive.length; length += 7) {
      const report = await readArchive([archive.subarray(0, length)] as never, ROOT);
      expect(report.fault).toBeDefined();
    }
    expect((await checkRegistryAt(registry)).findings).toEqual([]);
  });
});

/** By `check`, which names the file; by `get`, from a folder and over HTTP, which leaves nothing anywhere. */
async function refused(archive: Uint8Array, rule: string, says: RegExp): Promise<void> {
  const registry = registryWith(archive);
  const { findings } = await checkRegistryAt(registry);
  expect(findings).toMatchObject([{ rule, message: expect.stringMatching(says) }]);
  expect(findings[0]?.message).toContain('texto 1.0.0: pacotes/texto-1.0.0.tar.gz ');
  expect(findings[0]?.place?.line).toBe(1);
  for (const from of [registry, `${await serveFolder(registry)}/index.json`]) {
    const around = folderWith({ 'antes/forge_modules/outro/a': 'fica' });
    const target = join(around, 'antes');
    const error = await mistake(() => getPackages(['texto'], { from, to: target }));
    expect(error.findings).toMatchObject([{ rule, message: expect.stringMatching(says) }]);
    expect(filesIn(around)).toEqual(['antes/forge_modules/outro/a']);
    expect(existsSync(join(dirname(around), 'escaped'))).toBe(false);
    expect(existsSync('/tmp/refdata-absolute')).toBe(false);
  }
}

function damaged(tar: Buffer): Buffer {
  const copy = Buffer.from(tar);
  copy[0] = (copy[0] ?? 0) ^ 1;
  return copy;
}
