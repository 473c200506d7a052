import { symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { validate } from '../../src/commands/validate.js';
import { FILE_NAMES, pathOf } from '../../src/contract/files.js';
import { UserError } from '../../src/findings/user-error.js';
import { MAX_PUBLISHED_FILE_BYTES } from '../../src/published/published-source.js';
import { describeWithPublished, PUBLISHED } from '../published/published.js';
import { SiteFolder } from '../published/site-folder.js';

const REGISTRO = '{"registro": "lume", "pacotes": {}}';

describe('validate a folder', () => {
  let site: SiteFolder;

  beforeEach(() => {
    site = new SiteFolder();
  });
  afterEach(() => {
    site.remove();
  });

  /** `rule subject` of each finding. */
  const reported = async (target = site.root) =>
    (await validate(target)).findings.map(({ rule, subject }) => `${rule} ${subject}`);

  it('says what there is', async () => {
    const result = await validate(site.root);
    expect(result).toMatchObject({
      target: site.root,
      versao: '1.4.0',
      hasManifest: false,
      hasRegistro: false,
      policy: {},
      findings: [],
    });
    expect(result.files.map(({ name }) => name)).toEqual(FILE_NAMES);
    expect(result.files[3]).toEqual({
      name: 'modulos',
      path: '/api/modulos.json',
      place: `${site.root}/api/modulos.json`,
      bytes: site.read('/api/modulos.json').length,
      counts: { modulos: 2, simbolos: 3 },
    });
  });

  it('takes the folder of index.json itself', async () => {
    site.writeManifest({}, []);
    const result = await validate(join(site.root, 'api'));
    expect(result.findings).toEqual([]);
    expect(result.hasManifest).toBe(true);
    expect(result.files[0]?.place).toBe(`${site.root}/api/index.json`);
  });

  it('names file, line and column', async () => {
    const text = '{\n  "versao": "1.4.0",\n  "total": 3,\n  "funcoes": ["mostre", "tamanho"]\n}';
    site.write('/api/embutidas.json', text);
    const { findings, files } = await validate(site.root);
    expect(findings).toMatchObject([
      { rule: 'total-equals-count', place: { file: `${site.root}/api/embutidas.json`, line: 3, column: 12 } },
    ]);
    expect(files[2]?.counts).toEqual({ funcoes: 2 });
  });

  it('tells about all missing files', async () => {
    site.remove('/api/index.json');
    site.remove('/api/erros.json');
    expect(await reported()).toEqual(['file-missing /api/index.json', 'file-missing /api/erros.json']);
    expect(await validate(site.root)).toMatchObject({ versao: null });
  });

  it('tells about files that nobody knows', async () => {
    site.write('/api/errors.json', '{}');
    site.write('/api/readme.txt', '');
    expect(await reported()).toEqual(['file-unknown /api/errors.json']);
  });

  it.each<[string, string | Uint8Array, string[]]>([
    ['invalid UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), ['encoding /api/erros.json']],
    [
      'a byte order mark',
      '\ufeff{"versao":"1.4.0","total":0,"codigos":[]}',
      ['encoding /api/erros.json', 'list-present /api/erros.json#/codigos'],
    ],
    ['nothing', '', ['json-syntax /api/erros.json']],
    ['half a file', '{"versao":"1.4.0","total":1,"codi', ['json-syntax /api/erros.json']],
    ['a page', '<!doctype html>', ['json-syntax /api/erros.json']],
    [
      'a key twice',
      '{"versao":"1.4.0","total":1,"total":0,"codigos":[]}',
      ['json-duplicate-key /api/erros.json#/total', 'list-present /api/erros.json#/codigos'],
    ],
    [
      'a key __proto__',
      '{"__proto__":[],"versao":"1.4.0","total":0,"codigos":[]}',
      ['schema /api/erros.json#/__proto__'],
    ],
    ['null', 'null', ['schema /api/erros.json#']],
  ])('finds %s', async (_, content, findings) => {
    site.write('/api/erros.json', content);
    expect(await reported()).toEqual(findings);
  });

  it('has no counts for a file that does not follow its schema', async () => {
    site.write('/api/erros.json', '{}');
    const { files } = await validate(site.root);
    expect(files.find(({ name }) => name === 'erros')).toMatchObject({ bytes: 2, counts: {} });
  });

  it('refuses a huge file', async () => {
    truncateSync(join(site.root, '/api/erros.json'), MAX_PUBLISHED_FILE_BYTES + 1);
    expect(await reported()).toEqual(['file-too-large /api/erros.json']);
  });

  it('refuses a link that leads out of the folder', async () => {
    const other = new SiteFolder();
    site.remove('/api/erros.json');
    symlinkSync(join(other.root, 'api', 'erros.json'), join(site.root, 'api', 'erros.json'));
    expect(await reported()).toEqual(['file-unreadable /api/erros.json']);
    other.remove();
  });

  it('refuses a folder in place of a file', async () => {
    site.remove('/api/erros.json');
    site.write('/api/erros.json/x', '');
    expect(await reported()).toEqual(['file-unreadable /api/erros.json']);
  });

  it('checks the registry against its schema', async () => {
    site.write('/registry/index.json', REGISTRO);
    expect(await reported()).toEqual([]);
    site.write('/registry/index.json', '{"registro": "lume", "pacotes": []}');
    expect(await reported()).toEqual(['schema /registry/index.json#/pacotes']);
  });

  it.each([
    ['no such folder', 'nowhere', /There is no folder/],
    ['a file', 'api/index.json', /index\.json is not a folder/],
    ['a folder without files', 'other', /no published files/],
  ])('is wrong use with %s', async (_, path, message) => {
    site.write('/other/readme.txt', '');
    const failure = validate(join(site.root, path));
    await expect(failure).rejects.toThrow(UserError);
    await expect(failure).rejects.toThrow(message);
  });

  describe('with a manifest', () => {
    it('that is right', async () => {
      site.write('/registry/index.json', REGISTRO);
      site.write('/registry/pacotes/a b#1.tar.gz', 'x');
      site.writeManifest({}, ['/registry/index.json', '/registry/pacotes/a b#1.tar.gz']);
      expect(await validate(site.root)).toMatchObject({ hasManifest: true, hasRegistro: true, findings: [] });
    });

    it('finds files that were changed', async () => {
      site.write('/extra.txt', 'one');
      site.writeManifest({}, ['/extra.txt']);
      site.write('/extra.txt', 'two');
      site.write('/api/index.json', `${site.read('/api/index.json')}\n`);
      expect(await reported()).toEqual([
        'manifest-bytes /api/manifest.json#/files/0/bytes',
        'manifest-sha256 /api/manifest.json#/files/7/sha256',
      ]);
    });

    it('finds files that are gone, those of the contract once', async () => {
      site.write('/extra.txt', 'one');
      site.writeManifest({}, ['/extra.txt']);
      site.remove('/extra.txt');
      site.remove('/api/erros.json');
      expect(await reported()).toEqual([
        'file-missing /api/erros.json',
        'manifest-file-missing /api/manifest.json#/files/7/path',
      ]);
    });

    it('finds what it does not list, or lists twice', async () => {
      site.writeManifest({
        files: [...FILE_NAMES.slice(1), 'sintaxe' as const].map(name => site.entry(pathOf(name))),
      });
      expect(await reported()).toEqual([
        'manifest-path-unique /api/manifest.json#/files/6/path',
        'manifest-unlisted /api/manifest.json#/files',
      ]);
    });

    it('finds the versao of another build', async () => {
      site.writeManifest({ versao: '1.3.0' });
      expect(await reported()).toEqual(['manifest-versao /api/manifest.json#/versao']);
    });

    it('never looks outside of the folder', async () => {
      site.writeManifest({ files: [{ ...site.entry(pathOf('index')), path: '/../../etc/passwd' }] });
      expect(await reported()).toEqual(['schema /api/manifest.json#/files/0/path']);
    });

    it('follows its rules', async () => {
      site.write('/api/embutidas.json', '{"versao": "1.4.0", "total": 3, "funcoes": ["mostre"]}');
      site.writeManifest({ rules: { 'total-equals-count': { level: 'warning' } } });
      const { findings, policy } = await validate(site.root);
      expect(findings).toMatchObject([{ rule: 'total-equals-count', level: 'warning' }]);
      expect(policy).toEqual({ 'total-equals-count': { level: 'warning' } });
    });

    it('leaves out rules that cannot be applied', async () => {
      const rules = {
        'codigo-patern': {},
        schema: { level: 'off' as const },
        'codigo-pattern': { pattern: '(' },
      };
      site.writeManifest({ rules });
      const { findings, policy } = await validate(site.root);
      expect(policy).toEqual({});
      expect(findings.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
        'manifest-policy: There is no rule "codigo-patern". Did you mean codigo-pattern?',
        'manifest-policy: The rule schema cannot be changed.',
        'manifest-policy: The pattern "(" of the rule codigo-pattern is not a regular expression.',
      ]);
    });

    it('that is not one', async () => {
      site.write('/api/manifest.json', '{"files": 1}');
      expect(new Set(await reported())).toContain('schema /api/manifest.json#/files');
    });
  });
});

describeWithPublished('validate published files', () => {
  it('accepts them', async () => {
    const { findings, files, hasRegistro } = await validate(PUBLISHED);
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(files).toHaveLength(7);
    expect(hasRegistro).toBe(true);
  });
});
