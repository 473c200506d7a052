import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate as validateOpenapi } from '@hyperjump/json-schema/openapi-3-1';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { validate } from '../../src/commands/validate.js';
import { FILE_NAMES, pathOf } from '../../src/contract/files.js';
import { UserError } from '../../src/findings/user-error.js';
import { archivedCopies } from '../../src/site/archive.js';
import { siteFiles } from '../../src/site/site.js';
import { writeFolder } from '../../src/site/write-folder.js';
import { soundFiles } from '../rules/sound-files.js';
import { type BuiltSite, buildLume, filesIn } from '../verify/built-site.js';

const PROVENANCE = { commit: null, modified: false, baseUrl: null, policy: {}, archive: false };
const text = (files: ReturnType<typeof siteFiles>, path: string) => {
  const file = files.find(each => each.path === path);
  if (!file || !('bytes' in file)) throw new Error(`there is no ${path}`);
  return new TextDecoder().decode(file.bytes);
};

let site: BuiltSite;
beforeAll(async () => {
  site = await buildLume({ archive: true });
});
afterAll(() => site.remove());

describe('the folder', () => {
  it('holds what the manifest lists, and nothing else', async () => {
    const { files } = JSON.parse(`${site.manifest}`) as { files: { path: string }[] };
    expect([...files.map(({ path }) => path), '/api/manifest.json'].sort()).toEqual(filesIn(site.folder));
    const { findings } = await validate(site.folder);
    expect(findings).toEqual([]);
  });

  it('is the same at each build', async () => {
    const other = await buildLume({ archive: true });
    for (const path of filesIn(site.folder))
      expect([path, readFileSync(join(other.folder, path), 'utf8')]).toEqual([
        path,
        readFileSync(join(site.folder, path), 'utf8'),
      ]);
    other.remove();
  });

  it('has copies that do not change, the same as the files', () => {
    for (const name of FILE_NAMES)
      expect(readFileSync(join(site.folder, 'v/1.4.0', pathOf(name)))).toEqual(
        readFileSync(join(site.folder, pathOf(name))),
      );
  });

  it.each(['..', '1/2', '', '1.0.', 'a b', '1:0'])('has no copies of the versao "%s"', versao => {
    expect(() => archivedCopies([], versao)).toThrow(UserError);
  });

  it('can be written over one with other copies', () => {
    const root = mkdtempSync(join(tmpdir(), 'refdata-over-'));
    const out = join(root, 'site');
    const files = soundFiles();
    writeFolder(out, siteFiles(files, { ...PROVENANCE, archive: true }));
    writeFolder(out, siteFiles(files, PROVENANCE));
    expect(filesIn(out).filter(path => path.startsWith('/v/'))).toEqual([]);
    rmSync(root, { recursive: true });
  });
});

it('a folder behind a link is replaced where it is, and the link stays', () => {
  const root = mkdtempSync(join(tmpdir(), 'refdata-link-'));
  const files = siteFiles(soundFiles(), PROVENANCE);
  mkdirSync(join(root, 'www'));
  symlinkSync('www', join(root, 'site'), 'dir');
  writeFolder(join(root, 'site'), files);
  writeFolder(join(root, 'site'), files);
  expect(lstatSync(join(root, 'site')).isSymbolicLink()).toBe(true);
  expect(filesIn(join(root, 'www'))).toEqual(files.map(({ path }) => path).sort());
  rmSync(root, { recursive: true });
});

describe('openapi.json', () => {
  const document = () => JSON.parse(readFileSync(join(site.folder, 'openapi.json'), 'utf8'));

  it('is OpenAPI 3.1, says hyperjump', async () => {
    const output = await validateOpenapi(
      'https://spec.openapis.org/oas/3.1/schema-base',
      document(),
      'BASIC',
    );
    expect(output).toEqual({ valid: true });
    const broken = document();
    broken.paths['/api/index.json'].get.responses[200].content['application/json'].schema = 3;
    expect((await validateOpenapi('https://spec.openapis.org/oas/3.1/schema-base', broken)).valid).toBe(
      false,
    );
  });

  it('pleases spectral', async () => {
    const linter = new spectral.Spectral();
    linter.setRuleset({ extends: [rulesets.oas as RulesetDefinition] });
    const reported = await linter.run(document());
    expect(reported.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`)).toEqual([]);
    const broken = document();
    delete broken.paths['/api/index.json'].get.operationId;
    expect((await linter.run(broken)).map(({ code }) => code)).toEqual(['operation-operationId']);
  });

  it('describes the seven files: each follows its schema in it, and not those of others', () => {
    const { paths, components } = document();
    expect(Object.keys(paths)).toEqual(FILE_NAMES.map(pathOf));
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    let refused = 0;
    for (const name of FILE_NAMES) {
      const validator = ajv.compile(components.schemas[name]);
      for (const other of FILE_NAMES) {
        const data = JSON.parse(readFileSync(join(site.folder, pathOf(other)), 'utf8'));
        expect([name, other, validator(data)]).toEqual([name, other, name === other]);
        if (name !== other) refused += 1;
      }
    }
    expect(refused).toBe(42);
  });
});

describe('the page of the data', () => {
  it('escapes what a language says', () => {
    const files = soundFiles();
    const hostile = `"><script>alert(1)</script>&'\u202e`;
    const index = { ...files.index, nome: hostile, descricao: hostile, versao: hostile };
    const page = text(
      siteFiles({ ...files, index }, { ...PROVENANCE, baseUrl: `https://lume.example` }),
      '/index.html',
    );
    expect(page).not.toMatch(/\u202e|[^&]&'/);
    // One is ours, and holds nothing of the language.
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(/<script>([\s\S]*)<\/script>/.exec(page)?.[1]).not.toContain('alert');
    expect(page).toContain('&lt;script&gt;');
  });

  it('names the same hashes as the manifest, and commands for a shell', () => {
    const { files } = JSON.parse(`${site.manifest}`) as {
      files: { path: string; sha256: string; bytes: number }[];
    };
    const page = readFileSync(join(site.folder, 'dados.html'), 'utf8');
    for (const name of FILE_NAMES) {
      const file = files.find(({ path }) => path === pathOf(name));
      expect(page).toContain(`>${file?.sha256}</code>`);
      expect(page).toContain(`${file?.bytes.toLocaleString('pt-BR')} bytes`);
      expect(page).toContain(`curl --compressed &#39;https://lume.example${pathOf(name)}&#39;`);
    }
  });
});

it('the page of the data is in the tongue of the language, where it is the only page, too', () => {
  const files = siteFiles(soundFiles(), { ...PROVENANCE, tongue: 'pt' });
  const page = text(files, '/index.html');
  expect(page).toContain('<html lang="pt-BR">');
  expect(page).toContain('<dt>Obter</dt>');
  expect(page).toMatch(/\d+ palavras? reservadas?/);
  expect(text(files, '/404.html')).toContain('<h1>Não encontrado</h1>');
  // What a button says comes from the page, and not from its script.
  expect(/<script>([\s\S]*)<\/script>/.exec(page)?.[1]).not.toMatch(/Cop(?:y|ied|iar)/);
});

describe('files for hosts', () => {
  it('staticwebapp.config.json keeps the contract below the path of the base address', () => {
    const files = siteFiles(soundFiles(), {
      ...PROVENANCE,
      archive: true,
      baseUrl: 'https://ana.example/lume',
    });
    const azure = JSON.parse(text(files, '/staticwebapp.config.json'));
    expect(azure.globalHeaders['Access-Control-Allow-Origin']).toBe('*');
    expect(azure.routes[0]).toMatchObject({
      route: '/lume/v/1.4.0/api/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    });
    expect(azure.responseOverrides['404'].rewrite).toBe('/lume/404.html');
  });

  it('have the path of the base address in them', () => {
    const files = siteFiles(soundFiles(), { ...PROVENANCE, baseUrl: 'https://ana.example/lume' });
    expect(text(files, '/.htaccess')).toContain('ErrorDocument 404 /lume/404.html');
    expect(text(files, '/hosts/nginx.conf')).toContain('location ^~ /lume/api/');
    expect(text(files, '/hosts/nginx.conf')).toContain(
      '#     root /var/www;\n#     include /var/www/lume/hosts/',
    );
    expect(() => siteFiles(soundFiles(), { ...PROVENANCE, baseUrl: 'https://ana.example/a;b' })).toThrow(
      UserError,
    );
  });
});
