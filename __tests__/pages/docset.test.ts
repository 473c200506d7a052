import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Referencia } from '../../src/contract/generated/contract.js';
import { referenceSite } from '../../src/pages/index.js';
import type { MemoryFile } from '../../src/site/site-file.js';
import { refdata } from '../cli/run-cli.js';
import { type BuiltSite, buildLume, filesIn } from '../verify/built-site.js';
import { deadLinks, hasChromium, launch } from './folder-check.js';
import { hostileFiles } from './hostile.js';

const LUME = resolve(import.meta.dirname ?? '.', '..', '..', 'examples', 'lume');

interface Row {
  readonly name: string;
  readonly type: string;
  readonly path: string;
}

/** What Python's own SQLite reads of a database, and what it says of its state. */
const READ = `
import json, sqlite3, sys
database = sqlite3.connect("file:" + sys.argv[1] + "?mode=ro", uri=True)
assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
rows = database.execute("SELECT name, type, path FROM searchIndex ORDER BY id").fetchall()
like = database.execute("SELECT name FROM searchIndex WHERE name LIKE ?", (sys.argv[2],)).fetchall()
print(json.dumps({"rows": [dict(zip(("name", "type", "path"), row)) for row in rows], "like": [name for (name,) in like]}))
`;

function look(file: string, pattern = ''): { rows: Row[]; like: string[] } {
  return JSON.parse(
    execFileSync('python3', ['-c', READ, file, pattern], { encoding: 'utf8', maxBuffer: 2 ** 26 }),
  );
}

const root = mkdtempSync(join(tmpdir(), 'refdata-docset-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Unpacks an archive by the system's own program. */
function unpack(archive: Uint8Array, name: string): string {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'a.tgz'), archive);
  execFileSync('tar', ['-xzf', 'a.tgz'], { cwd: folder });
  return folder;
}

async function docsetOf(
  files = hostileFiles(),
  baseUrl: string | null = null,
): Promise<readonly MemoryFile[]> {
  const site = referenceSite({
    files,
    baseUrl,
    origins: new Map(),
    details: new Map(),
    idioma: 'pt',
    commit: null,
    programs: [],
    archive: false,
  });
  return (await site.docset()) as readonly MemoryFile[];
}

let site: BuiltSite;
let lume: string;
beforeAll(async () => {
  site = await buildLume({ docset: true, baseUrl: 'https://lume.example' });
  lume = join(unpack(readFileSync(join(site.folder, 'docset/Lume.tgz')), 'lume'), 'Lume.docset');
});
afterAll(() => site?.remove());

describe('the docset of the example', () => {
  const index = () => join(lume, 'Contents/Resources/docSet.dsidx');

  it('has every name of the language in its database, as SQLite reads it', () => {
    const { rows } = look(index());
    const { itens } = JSON.parse(
      readFileSync(join(site.folder, 'api/referencia.json'), 'utf8'),
    ) as Referencia;
    const named = itens.filter(({ tipo }) => tipo !== 'regra');
    const known = new Set(rows.map(({ name }) => name));
    expect(named.filter(({ nome }) => !known.has(nome)).map(({ nome }) => nome)).toEqual([]);
    expect(named.length).toBeGreaterThan(150);
    expect(rows).toContainEqual({
      name: 'inverte',
      type: 'Function',
      path: 'modulos/Lume.Texto.html#inverte',
    });
    expect(rows).toContainEqual({ name: 'LM0101', type: 'Error', path: 'erros/LM0101.html' });
  });

  it('finds names by what somebody types who has no accents, as Zeal asks for them', () => {
    const accented = look(index()).rows.filter(({ name }) => /[^\x20-\x7e]/.test(name));
    expect(accented.length).toBeGreaterThan(0);
    for (const { name, path } of accented) {
      const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
      const { rows, like } = look(index(), plain);
      expect(like).toContain(plain);
      expect(rows.filter(row => row.name === plain).map(row => row.path)).toContain(path);
    }
  });

  it('says what it is, as the reader of property lists in Python understands it, and where its feed leads', () => {
    const script = 'import json, plistlib, sys; print(json.dumps(plistlib.load(open(sys.argv[1], "rb"))))';
    const plist = join(lume, 'Contents/Info.plist');
    expect(JSON.parse(execFileSync('python3', ['-c', script, plist], { encoding: 'utf8' }))).toEqual({
      CFBundleIdentifier: 'lume',
      CFBundleName: 'Lume',
      DocSetPlatformFamily: 'lume',
      dashIndexFilePath: 'index.html',
      DashDocSetFallbackURL: 'https://lume.example/',
      isDashDocset: true,
    });
    expect(existsSync(join(lume, 'Contents/Resources/Documents/index.html'))).toBe(true);
    const feed = readFileSync(join(site.folder, 'docset/Lume.xml'), 'utf8');
    expect(feed).toContain('<url>https://lume.example/docset/Lume.tgz</url>');
    expect(feed).toMatch(/<version>1\.4\.0\/[0-9a-f]{8}<\/version>/);
    expect(feed).not.toContain('other-versions');
  });
});

describe('the archive', () => {
  it('has the same bytes each time, and another version where the pages are others', async () => {
    const [one, two] = [await docsetOf(), await docsetOf()];
    expect(Buffer.compare(Buffer.from(one[0]?.bytes ?? []), Buffer.from(two[0]?.bytes ?? []))).toBe(0);
    const files = hostileFiles();
    const feedOf = async (descricao: string) => {
      const changed = { ...files, index: { ...files.index, descricao } };
      return Buffer.from((await docsetOf(changed, 'https://a.example'))[1]?.bytes ?? []).toString();
    };
    expect(await feedOf('Uma.')).not.toBe(await feedOf('Outra.'));
  });

  it('is made by the bundle as by the sources', () => {
    const config = join(root, 'refdata.yml');
    writeFileSync(config, `${readFileSync(join(LUME, 'refdata.yml'), 'utf8')}\ndocset: true\n`);
    const out = join(root, 'bundled');
    const args = ['--repo', LUME, '--config', config, '--out', out, '--base-url', 'https://lume.example'];
    expect(refdata(['build', ...args])).toMatchObject({ code: 0 });
    expect(
      readFileSync(join(out, 'docset/Lume.tgz')).equals(readFileSync(join(site.folder, 'docset/Lume.tgz'))),
    ).toBe(true);
  });

  it('is there only where somebody wants it, and without a feed where the site has no address', async () => {
    const plain = await buildLume();
    expect(filesIn(plain.folder).filter(path => path.startsWith('/docset'))).toEqual([]);
    plain.remove();
    expect((await docsetOf()).map(({ path }) => path)).toEqual([
      expect.stringMatching(/^\/docset\/.*\.tgz$/),
    ]);
  });
});

(hasChromium ? describe : describe.skip)('pages of a docset', () => {
  it.each(['lume', 'hostile'])(
    'have each place that the database names, and links to each other alone: %s',
    async which => {
      const folder =
        which === 'lume'
          ? join(root, 'lume')
          : unpack((await docsetOf())[0]?.bytes ?? new Uint8Array(), 'hostile');
      const [index = ''] = filesIn(folder).filter(path => path.endsWith('docSet.dsidx'));
      const documents = join(folder, index, '..', 'Documents');
      const pages = new Map(
        filesIn(documents)
          .filter(path => path.endsWith('.html'))
          .map(path => [path, readFileSync(join(documents, path), 'utf8')]),
      );
      const { rows } = look(join(folder, index));
      expect(rows.length).toBeGreaterThan(50);
      const browser = await launch();
      try {
        // A link for each row, from a page beside them.
        const escaped = (path: string) => path.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
        const all = `<!DOCTYPE html>${rows.map(({ path }) => `<a href="${escaped(path)}">.</a>`).join('')}`;
        const files = new Set([...filesIn(documents), '/-rows.html']);
        expect(await deadLinks(browser, new Map([...pages, ['/-rows.html', all]]), files)).toEqual([]);
        const tab = await browser.newPage();
        const problems: string[] = [];
        tab.on('console', message => problems.push(message.text()));
        await tab.goto(pathToFileURL(join(documents, 'index.html')).href);
        expect(await tab.evaluate(() => document.styleSheets.length)).toBe(1);
        expect(problems).toEqual([]);
      } finally {
        await browser.close();
      }
    },
  );
});
