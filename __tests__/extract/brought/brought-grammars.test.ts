import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { parse, stringify } from 'yaml';
import { extractSource } from '../../../src/commands/extract.js';
import { parseConfig } from '../../../src/config/config.js';
import type { Report } from '../../../src/extract/context.js';
import { extract } from '../../../src/extract/extract.js';
import { openRepository } from '../../../src/repository/repository.js';

/** ReScript is not bundled. Its standard library tells in JavaScript, which its compiler made, what it exports. */
const here = dirname(fileURLToPath(import.meta.url));
const modules = join(here, '..', '..', '..', 'node_modules');
const WASM = readFileSync(join(modules, 'tree-sitter-wasms', 'out', 'tree-sitter-rescript.wasm'));
const QUERY = readFileSync(join(here, 'rescript.scm'));
const RUNTIME = join(modules, '@rescript', 'runtime', 'lib');
const LIBRARY = readdirSync(join(RUNTIME, 'ocaml')).filter(name => /^Stdlib_.*\.resi?$/.test(name));

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const { GITHUB_ACTIONS, GITHUB_EVENT_PATH, GITHUB_WORKSPACE } = process.env;
/** No test depends on where the tests run. */
function outsideOfActions(): void {
  delete process.env.GITHUB_ACTIONS;
  delete process.env.GITHUB_EVENT_PATH;
  delete process.env.GITHUB_WORKSPACE;
}
outsideOfActions();
afterEach(outsideOfActions);
afterAll(() => {
  for (const [name, value] of Object.entries({ GITHUB_ACTIONS, GITHUB_EVENT_PATH, GITHUB_WORKSPACE }))
    if (value !== undefined) process.env[name] = value;
});

interface Case {
  readonly wasm?: Uint8Array;
  readonly sha256?: string;
  readonly query?: string;
  readonly grammar?: object;
}

/** A repository of a language with its grammar. */
function repositoryWith({ wasm = WASM, query }: Case = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'refdata-brought-'));
  folders.push(folder);
  mkdirSync(join(folder, 'tools'));
  writeFileSync(join(folder, 'tools', 'rescript.wasm'), wasm);
  writeFileSync(join(folder, 'tools', 'rescript.scm'), query ?? QUERY);
  mkdirSync(join(folder, 'src'));
  for (const name of LIBRARY) cpSync(join(RUNTIME, 'ocaml', name), join(folder, 'src', name));
  return folder;
}

function configOf(source: unknown, { wasm = WASM, sha256, grammar }: Case = {}) {
  return {
    nome: 'ReScript',
    descricao: 'X',
    documentacao: 'https://x.example',
    versao: '1',
    sintaxe: { extensao: '.res', regras: source },
    grammars: {
      rescript: {
        wasm: 'tools/rescript.wasm',
        sha256: sha256 ?? createHash('sha256').update(wasm).digest('hex'),
        extensions: ['.res', '.resi'],
        definitions: 'tools/rescript.scm',
        comments: { line: '//', block: [['/*', '*/']] },
        documentation: { marks: ['/**'], between: ['decorator'] },
        ...grammar,
      },
    },
  };
}

async function readIn(folder: string, source: unknown, given: Case = {}) {
  const loaded = parseConfig(stringify(configOf(source, given)), 'refdata.yml');
  const problems: Report[] = [];
  const report = (problem: Report) => problems.push(problem);
  const { regras } = await extract(loaded, { repository: openRepository(folder), report });
  return { values: regras.rows.map(({ value }) => value), problems };
}

/** Names that a module exports, by the JavaScript that its compiler wrote. */
function exportedBy(path: string): string[] {
  const list = /export \{([^}]*)\}/.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
  return [...list.matchAll(/(\w[\w$]*),?\n/g)].map(([, name]) => (name as string).replace(/^\$\$/, ''));
}

describe('a language that is not bundled', () => {
  it('has the library that its compiler compiled, with signatures and documentation', async () => {
    const folder = repositoryWith();
    const source = {
      symbols: 'src/*.resi',
      map: { module: 'module', name: 'name', what: 'what', signature: 'signature', summary: 'summary' },
    };
    const { values, problems } = await readIn(folder, source);
    type Found = { module: string; name: string; what: string; signature?: string; summary: string };
    const found = values as Found[];
    let expected = 0;
    const missing: string[] = [];
    for (const file of LIBRARY.filter(name => name.endsWith('.resi'))) {
      const module = file.slice(0, -'.resi'.length);
      const names = new Set(found.filter(each => each.module === `src/${module}`).map(({ name }) => name));
      for (const name of exportedBy(join(RUNTIME, 'es6', `${module}.js`))) {
        expected += 1;
        if (!names.has(name)) missing.push(`${module}.${name}`);
      }
    }
    expect(expected).toBeGreaterThan(150);
    // Newer than its grammar: syntax that this does not know is told, of three files.
    const told = problems.filter(({ rule }) => rule === 'source-syntax').map(({ place }) => place?.file);
    expect(told.length).toBeLessThanOrEqual(3);
    expect(missing.filter(name => !told.includes(`src/${name.split('.')[0]}.resi`))).toEqual([]);
    expect(found.find(({ module, name }) => module === 'src/Stdlib_List' && name === 'length')).toEqual({
      module: 'src/Stdlib_List',
      name: 'length',
      what: 'function',
      signature: "list<'a> => int",
      summary: '`length(list)` returns the length of `list`.',
    });
    expect(problems.filter(({ rule }) => rule !== 'source-syntax')).toEqual([]);
  });

  it('makes modules as the page about languages says', async () => {
    const page = readFileSync(join(here, '..', '..', '..', 'docs', 'languages.md'), 'utf8');
    const block = /```yaml\n( *modulos:[\s\S]*?)```/.exec(page)?.[1] as string;
    const { modulos } = parse(block.replace(/^ {3}/gm, '')) as { modulos: object };
    const { values, problems } = await readIn(repositoryWith(), modulos);
    const list = (values as { nome: string; simbolos: { nome: string; assinatura: string }[] }[]).find(
      ({ nome }) => nome === 'src/Stdlib_List',
    );
    expect(list?.simbolos).toContainEqual(
      expect.objectContaining({ nome: 'length', assinatura: "list<'a> => int" }),
    );
    expect(problems.filter(({ rule }) => rule !== 'source-syntax')).toEqual([]);
  });

  it('is read by `extract`, from what refdata.yml says already', async () => {
    const folder = repositoryWith();
    const source = { symbols: 'src/Stdlib_List.resi', filter: "name = 'length'", map: 'name & signature' };
    writeFileSync(join(folder, 'refdata.yml'), stringify(configOf([])));
    const { rows } = await extractSource({ repo: folder, config: 'refdata.yml', what: { source } });
    expect(rows.map(({ fields }) => fields.value)).toEqual(["lengthlist<'a> => int"]);
  });

  it('is searched by `query`, with the grammar named or not', async () => {
    const folder = repositoryWith();
    writeFileSync(join(folder, 'a.txt'), 'let x = 1\n');
    const match = '(let_binding pattern: (value_identifier) @nome)';
    const { values } = await readIn(folder, {
      query: { file: 'a.txt', grammar: 'rescript', match },
      map: 'nome',
    });
    expect(values).toEqual(['x']);
  });

  it('has tables by names of nodes', async () => {
    const folder = repositoryWith();
    writeFileSync(join(folder, 'words.res'), 'let words = ["if", "else"]\n');
    const grammar = {
      values: {
        lists: { array: '' },
        bindings: { let_binding: { name: 'pattern', value: 'body' } },
        scopes: ['source_file'],
      },
    };
    const source = { table: 'words.res#words', map: 'value' };
    const { values, problems } = await readIn(folder, source, { grammar });
    expect([values, problems]).toEqual([['if', 'else'], []]);
  });

  it('says which grammars there are where one is not', async () => {
    const folder = repositoryWith();
    const { problems } = await readIn(folder, { symbols: 'src/Stdlib_List.resi', grammar: 'rescrpt' });
    expect(problems[0]?.message).toBe('There is no grammar rescrpt; there is rescript.');
    // By an extension that nobody has, those of refdata.yml can be meant as well as ours.
    const other = await readIn(folder, { symbols: 'tools/rescript.scm' });
    expect(other.problems[0]?.remedy).toMatch(/^Name one with `grammar`: rescript, c, /);
  });

  it('says where its query is wrong', async () => {
    const query = '(let_bindung) @definition.function\n';
    const { problems } = await readIn(repositoryWith({ query }), { symbols: 'src/Stdlib_List.resi' });
    expect(problems[0]).toMatchObject({ rule: 'query-invalid' });
    expect(problems[0]?.message).toContain('no node `let_bindung`');
    const odd = '(let_binding) @definition.thing\n';
    const other = await readIn(repositoryWith({ query: odd }), { symbols: 'src/Stdlib_List.resi' });
    expect(other.problems[0]?.message).toContain('@definition.thing means nothing');
  });
});

/** A module of WebAssembly with imports, exports and a section about linking, by hand. */
function moduleWith(
  imports: readonly string[],
  exports: readonly string[],
  linking = [1, 4, 0, 0, 0, 0],
): Buffer {
  const text = (value: string) => [value.length, ...Buffer.from(value)];
  const section = (id: number, content: readonly number[]) => [id, content.length, ...content];
  const custom = section(0, [...text('dylink.0'), ...linking]);
  const types = section(1, [1, 0x60, 0, 0]);
  const imported = section(2, [
    imports.length,
    ...imports.flatMap(name => [...text('env'), ...text(name), 0, 0]),
  ]);
  const functions = section(3, [1, 0]);
  const exported = section(7, [
    exports.length,
    ...exports.flatMap(name => [...text(name), 0, imports.length]),
  ]);
  const code = section(10, [1, 2, 0, 0x0b]);
  return Buffer.from([
    0,
    0x61,
    0x73,
    0x6d,
    1,
    0,
    0,
    0,
    ...custom,
    ...types,
    ...imported,
    ...functions,
    ...exported,
    ...code,
  ]);
}

describe('a grammar is refused', () => {
  it.each([
    ['of other bytes', { sha256: '0'.repeat(64) }, 'is not the grammar that is meant'],
    ['that is no WebAssembly', { wasm: Buffer.from('x') }, 'it is not WebAssembly'],
    ['that is no grammar', { wasm: moduleWith([], ['main']) }, 'it is no grammar of tree-sitter'],
    [
      'that holds JavaScript',
      { wasm: moduleWith([], ['tree_sitter_x', '__em_js__run']) },
      'it holds JavaScript',
    ],
    ['that asks for the world', { wasm: moduleWith(['fd_write'], ['tree_sitter_x']) }, 'asks for fd_write'],
    [
      'that would load others',
      { wasm: moduleWith([], ['tree_sitter_x'], [1, 4, 0, 0, 0, 0, 2, 3, 1, 1, 0x78]) },
      'it would load other files',
    ],
  ])('%s', async (_name, given: Case, message) => {
    const { problems } = await readIn(repositoryWith(given), { symbols: 'src/Stdlib_List.resi' }, given);
    // Where the grammar is named, and not the source that needs it.
    const lines = stringify(configOf({ symbols: 'src/Stdlib_List.resi' }, given)).split('\n');
    expect(lines[(problems[0]?.place?.line ?? 0) - 1]).toMatch(/^ +(wasm|sha256):/);
    expect(problems[0]).toMatchObject({ rule: 'grammar-refused', message: expect.stringContaining(message) });
  });

  it('that a fork brings, and used where the base has it', async () => {
    // With a section that says nothing behind it, so that the process has no such grammar from other tests.
    const own = { wasm: Buffer.concat([WASM, Buffer.from([0, 2, 1, 0x61])]) };
    const folder = repositoryWith(own);
    const git = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
      return stdout.trim();
    };
    git('init', '-q');
    const commit = () => {
      git('-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '-q', '--allow-empty', '-m', 'x');
      return git('rev-parse', 'HEAD');
    };
    const before = commit();
    git('add', '-f', 'tools');
    const after = commit();
    const event = join(folder, 'event.json');
    const readAgainst = (sha: string, head = 'somebody/x') => {
      const pull_request = { head: { repo: { full_name: head } }, base: { sha } };
      writeFileSync(event, JSON.stringify({ repository: { full_name: 'lang/x' }, pull_request }));
      process.env.GITHUB_EVENT_PATH = event;
      process.env.GITHUB_WORKSPACE = folder;
      return readIn(folder, { symbols: 'src/Stdlib_Int.resi', map: 'name' }, own);
    };
    expect((await readAgainst(before)).problems).toMatchObject([{ rule: 'grammar-refused' }]);
    expect((await readAgainst('0'.repeat(40))).problems).toMatchObject([{ rule: 'grammar-refused' }]);
    expect((await readAgainst(after)).problems).toEqual([]);
    expect((await readAgainst(before, 'lang/x')).problems).toEqual([]);
  });
});
