import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { build } from '../../src/commands/build.js';
import { check } from '../../src/commands/check-reference.js';
import { TINY } from '../cli/run-cli.js';
import { startServer, temporaryFolder } from '../git/git-server.js';

/** A head that publishes other schemas than its base, of the same data. */

type Schema = Record<string, unknown> & { properties: Record<string, unknown>; required: string[] };

let folder: string;
let site: string;
beforeAll(async () => {
  folder = temporaryFolder('schemas');
  site = join(folder, 'site');
  for (const [path, text] of Object.entries(TINY)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await build({ repo: folder, config: 'refdata.yml', out: site });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A copy of the site, with one file edited. */
function edited<T>(path: string, edit: (data: T) => unknown): string {
  const head = temporaryFolder('head');
  cpSync(site, head, { recursive: true });
  const file = join(head, path);
  const data = JSON.parse(readFileSync(file, 'utf8')) as T;
  const made = edit(data);
  writeFileSync(file, typeof made === 'string' ? made : JSON.stringify(data));
  return head;
}

async function checked(head: string, base = site) {
  const result = await check({ repo: folder, config: 'refdata.yml', today: '2026-06-01', base, head });
  const found = result.findings.filter(({ rule }) => /^(?:schema|versao)/.test(rule));
  return {
    ok: result.ok,
    level: result.level,
    changes: result.changes.map(({ rule, path }) => `${rule} ${path.replace(/^\/schemas\//, '')}`),
    findings: found.map(({ rule, level }) => `${level} ${rule}`),
    messages: found.map(({ message }) => message),
  };
}

const SCHEMA = 'schemas/sintaxe.schema.json';
const NOT_BUMPED = ['error versao-not-bumped', 'error versao-format-not-bumped'];

describe('a schema that promises something else asks for the raise that this is worth', () => {
  test.each<[string, (schema: Schema) => void, string, string]>([
    [
      'nothing is required',
      schema => {
        schema.required = schema.required.filter(name => name !== 'regras');
      },
      'major',
      'esquema-campo-optional sintaxe.schema.json#/regras',
    ],
    [
      'a field is anything',
      schema => {
        schema.properties.extensao = {};
      },
      'major',
      'esquema-campo-changed sintaxe.schema.json#/extensao',
    ],
    [
      'another field',
      schema => {
        schema.properties.novo = { type: 'string' };
      },
      'minor',
      'esquema-campo-added sintaxe.schema.json#/novo',
    ],
    [
      'a longer text',
      schema => {
        Object.assign(schema.properties.extensao as object, { minLength: 2 });
      },
      'minor',
      'esquema-campo-narrowed sintaxe.schema.json#/extensao',
    ],
  ])('%s', async (_, edit, level, change) => {
    const result = await checked(edited(SCHEMA, edit));
    expect(result).toMatchObject({ ok: false, level, changes: [change], findings: NOT_BUMPED });
  });

  test('a schema that is gone, and one that comes', async () => {
    const head = edited(SCHEMA, () => {});
    rmSync(join(head, SCHEMA));
    expect(await checked(head)).toMatchObject({
      ok: false,
      level: 'major',
      changes: ['esquema-removed sintaxe.schema.json#'],
      findings: NOT_BUMPED,
    });
    expect(await checked(site, head)).toMatchObject({
      level: 'minor',
      changes: ['esquema-added sintaxe.schema.json#'],
    });
  });

  test('a host that answers a page for a schema has none', async () => {
    const server = await startServer((request, response) => {
      const file = join(site, request.url ?? '');
      const isThere = existsSync(file) && !file.includes('/schemas/');
      response.end(isThere ? readFileSync(file) : '<!doctype html>');
    });
    const { changes, findings } = await checked(site, server.origin);
    await server.close();
    expect(new Set(changes.map(change => change.split(' ')[0]))).toEqual(new Set(['esquema-added']));
    expect(findings.filter(each => each.includes('schema-drift'))).toEqual([]);
  });
});

describe('a schema that cannot be used', () => {
  test.each<[string, (schema: Schema) => unknown]>([
    ['no JSON Schema', schema => Object.assign(schema, { type: 5 })],
    ['no JSON', () => '{'],
    ['a list', () => '[]'],
  ])('%s fails in the head, and is told of the base, which the head mends', async (_, edit) => {
    const broken = edited(SCHEMA, edit);
    const { ok, findings } = await checked(broken);
    expect(ok).toBe(false);
    expect(findings).toContain('error schema-drift');
    expect((await checked(site, broken)).findings).toContain('warning schema-drift');
    // Nor does it become right by being there before.
    expect(await checked(broken, broken)).toMatchObject({ ok: false, findings: ['error schema-drift'] });
  });
});

test('published data is held against the schemas as it is', async () => {
  const head = edited<Record<string, unknown>>('api/sintaxe.json', data => {
    data.extensao = 7;
  });
  const { messages } = await checked(head);
  expect(messages.filter(message => message.startsWith('By the'))).toEqual([
    'By the published schema of /api/sintaxe.json, `extensao` must be string.',
  ]);
});

test('the own schema holds whatever version the data has', async () => {
  const head = edited<Record<string, unknown>>('api/sintaxe.json', data => {
    data.extra = 1;
  });
  for (const name of ['index', 'sintaxe', 'embutidas', 'modulos', 'comandos', 'erros', 'conteudos']) {
    const file = join(head, 'api', `${name}.json`);
    const data = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify({ ...data, versao: '2.0.0' }));
  }
  const { ok, findings } = await checked(head);
  expect(ok).toBe(false);
  expect(findings).toContain('error schema-drift');
});
