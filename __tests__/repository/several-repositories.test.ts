import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { runAction } from '../action/run-action.js';
import { refdataInProcess } from '../cli/run-cli.js';
import { gitHandler, gitIn, missingProgram, type RunningServer, startServer } from '../git/git-server.js';
import { TwoRepositories, write } from './several-repositories.js';

const describeWithGit = missingProgram() === null ? describe : describe.skip;
const LONG_TEST_MS = 300_000;

const LISTS = `embutidas: { symbols: stdlib:src/*.py, map: name }
modulos:
  symbols: stdlib:src/*.py
  map: { modulo: module, nome: name, assinatura: signature, resumo: summary }
  group: { by: modulo, as: nome, into: simbolos }
conteudos:
  exemplos: { count: "stdlib:ex/*.lm" }
programas: stdlib:ex/*.lm
`;

describeWithGit('sources in another repository, by a folder', () => {
  let two: TwoRepositories;
  beforeAll(() => {
    two = new TwoRepositories();
  });
  afterAll(() => two.remove());

  const refdata = (...args: string[]) => refdataInProcess(args, { cwd: two.lume });
  const withFolder = (command: string, ...args: string[]) =>
    refdata(command, ...args, '--repository', 'stdlib=../stdlib');
  const json = (path: string) => JSON.parse(readFileSync(join(two.lume, 'site', path), 'utf8'));
  const rows = async (...source: string[]) => {
    const run = await withFolder('extract', ...source, '--json');
    return { ...run, ...JSON.parse(run.stdout || '{"rows":[],"findings":[]}') };
  };

  test(
    'a build reads it, names its commit, and links to it',
    async () => {
      two.checkOut('v1');
      two.configure('v1', LISTS, 'https://github.com/lume-lang/stdlib');
      two.commit('v1');
      const run = await withFolder('build', '--out', 'site');
      expect(run).toMatchObject({ code: 0 });
      expect(json('api/embutidas.json').funcoes).toEqual(['first', 'last']);
      expect(json('api/conteudos.json').exemplos).toBe(2);
      expect(json('api/manifest.json').source).toMatchObject({
        repositories: [
          {
            name: 'stdlib',
            repository: 'https://github.com/lume-lang/stdlib@v1',
            commit: two.commits.v1,
            modified: false,
          },
        ],
      });
      const { itens } = json('api/referencia.json');
      const first = itens.find(({ id }: { id: string }) => id.includes('first'));
      expect(first.fonte).toEqual({
        arquivo: 'stdlib:src/list.py',
        linha: 1,
        url: `https://github.com/lume-lang/stdlib/blob/${two.commits.v1}/src/list.py#L1`,
      });
    },
    LONG_TEST_MS,
  );

  test(
    'each kind of source reads it, with places in it, and imports stay in it',
    async () => {
      two.checkOut('v1');
      two.configure('v1', LISTS);
      const names = await rows('stdlib:a.py#NAMES');
      // The language itself has a shared.py, too.
      expect(names.rows.map(({ fields }: { fields: { value: string } }) => fields.value)).toEqual([
        'um',
        'dois',
        'alto',
      ]);
      const places = async (source: string) => {
        const { rows: found } = await rows('--source', source);
        return found.map(({ fields, place }: { fields: { file: string }; place: { file: string } }) => [
          fields.file,
          place.file,
        ]);
      };
      const one = (file: string) => [file, file];
      const list = one('stdlib:src/list.py');
      expect(await places('{ table: "stdlib:b.py#WORDS" }')).toEqual([
        one('stdlib:b.py'),
        one('stdlib:b.py'),
      ]);
      expect(await places('{ symbols: "stdlib:src/*.py" }')).toEqual([list, list]);
      expect(await places('{ data: "stdlib:data/*.yml#/words" }')).toEqual([
        one('stdlib:data/words.yml'),
        one('stdlib:data/words.yml'),
      ]);
      expect(await places('{ pattern: { file: "stdlib:src/*.py", match: "^def" } }')).toEqual([list, list]);
      expect(
        await places('{ query: { file: "stdlib:src/list.py", match: "(function_definition) @f" } }'),
      ).toEqual([list, list]);
      expect(await places('{ count: "stdlib:*/*.lm", by: folder }')).toEqual([one('stdlib:ex/one.lm')]);
      expect(
        await places('[{ merge: [{ table: "stdlib:b.py#WORDS" }, { table: "shared.py#LEVELS" }] }]'),
      ).toEqual([one('stdlib:b.py'), one('stdlib:b.py'), one('shared.py')]);
    },
    LONG_TEST_MS,
  );

  test(
    'paths cannot leave their repository, and mistakes are named with what mends them',
    async () => {
      two.checkOut('v1');
      two.configure('v1', LISTS);
      const said = async (source: string) => {
        const { findings } = await rows('--source', source);
        return findings.map((each: { rule: string; message: string; remedy: string }) => each);
      };
      for (const path of [
        'stdlib:../lume/shared.py#LEVELS',
        'stdlib:/etc/hosts.py#LEVELS',
        'stdlib:C:x.py#A',
      ])
        expect(await said(`{ table: "${path}" }`)).toMatchObject([{ rule: 'source-outside' }]);
      expect(await said('{ count: "stdlib:../**" }')).toMatchObject([{ rule: 'source-outside' }]);
      expect(await said('{ table: "stdlib:src/lits.py#A" }')).toMatchObject([
        {
          rule: 'source-missing',
          message: 'In stdlib: There is no file src/lits.py in the repository.',
          remedy: 'Did you mean src/list.py?',
        },
      ]);
      expect(await said('{ table: "stdlb:a.py#NAMES" }')).toMatchObject([
        { rule: 'source-missing', remedy: 'Did you mean stdlib:a.py#NAMES?' },
      ]);
      const unresolved = await said('{ symbols: "stdlib:a.py#NAMES" }');
      for (const { place } of unresolved) expect(place.file).toBe('stdlib:a.py');
    },
    LONG_TEST_MS,
  );

  test(
    'what is not on this machine is said with the command that gets it',
    async () => {
      two.configure('v1', LISTS, 'lume-lang/stdlib');
      const run = await refdata('build');
      expect(run.code).toBe(1);
      expect(run.stdout + run.stderr).toContain(
        '`git clone --depth 1 --branch v1 https://github.com/lume-lang/stdlib ../stdlib`',
      );
      expect(run.stdout + run.stderr).toContain('--repository stdlib=../stdlib');
      const cases: [args: string[], said: string][] = [
        [['--repository', 'stdlb=../stdlib'], 'Did you mean stdlib?'],
        [['--repository', 'stdlib'], '--repository stdlib=../stdlib'],
        [['--repository', 'stdlib=../nowhere'], 'There is no folder ../nowhere.'],
        [['--repository', 'stdlib=a', '--repository', 'stdlib=b'], 'names stdlib twice'],
      ];
      for (const [args, said] of cases) {
        const wrong = await refdata('build', ...args);
        expect(wrong.code).not.toBe(0);
        expect((wrong.stdout + wrong.stderr).replace(/\s+/g, ' ')).toContain(said);
      }
    },
    LONG_TEST_MS,
  );

  test(
    'a folder with another commit, changes, or none is told; one that is declared and not read, too',
    async () => {
      two.configure('v1', LISTS);
      two.checkOut('v2');
      expect((await rows('stdlib:a.py#NAMES')).findings).toMatchObject([
        { rule: 'repository-elsewhere', message: expect.stringContaining(two.commits.v2.slice(0, 12)) },
      ]);
      two.checkOut('v1');
      expect((await rows('stdlib:a.py#NAMES')).findings).toEqual([]);
      two.configure('v1', 'embutidas: { value: ["stdlib:a"] }\n');
      const build = await withFolder('build', '--out', 'site', '--json');
      expect(JSON.parse(build.stdout).findings).toContainEqual(
        expect.objectContaining({
          rule: 'repository-unused',
          place: { file: 'refdata.yml', line: 7, column: 17 },
        }),
      );
      for (const [text, said] of [
        ['{ s: a/b }', 'two or more small letters'],
        ['{ stdlib: "a/b@" }', 'Behind "@" stands'],
        ['{ stdlib: "git@github.com:a/b" }', 'https://github.com/a/b'],
        ['{ stdlib: "https://me:pa55@x.example/a/b@v1" }', 'user name or password'],
        ['{ stdlib: "a/b@..x" }', 'git does not allow'],
      ] as const) {
        write(two.lume, { 'wrong.yml': `nome: L\nrepositories: ${text}\n` });
        const run = await refdata('build', '--config', 'wrong.yml');
        expect(run).toMatchObject({ code: 2 });
        expect((run.stdout + run.stderr).replace(/\s+/g, ' ')).toContain(said);
        expect(run.stdout + run.stderr).not.toContain('pa55');
      }
    },
    LONG_TEST_MS,
  );

  test(
    'a check compares each commit with the library that it names',
    async () => {
      two.checkOut('v1');
      two.configure('v1', LISTS);
      const base = two.commit('with v1');
      const check = async () => {
        const run = await withFolder('check', '--base', base, '--json');
        const { changes, findings } = JSON.parse(run.stdout);
        const compared = findings.find(({ rule }: { rule: string }) => rule === 'repositories-compared');
        return { changes: changes.map(({ rule }: { rule: string }) => rule), compared: compared.message };
      };
      expect(await check()).toEqual({
        changes: [],
        compared: expect.stringMatching(
          /^stdlib is the same on both sides: file:.*@v1, at commit [0-9a-f]{12}\.$/,
        ),
      });
      two.checkOut('v2');
      // The folder is another one than the configuration says, on both sides.
      expect((await check()).changes).toEqual([]);
      two.configure('v2', LISTS);
      const { changes, compared } = await check();
      expect(changes).toContain('embutida-removed');
      expect(compared).toContain(two.commits.v1.slice(0, 12));
      expect(compared).toContain(two.commits.v2.slice(0, 12));
    },
    LONG_TEST_MS,
  );

  test(
    'what was kept of an extraction counts while the library is the same',
    async () => {
      two.checkOut('v1');
      two.configure('v1', LISTS);
      const functions = async () => {
        expect(await withFolder('build', '--out', 'site', '--cache', '.cache')).toMatchObject({ code: 0 });
        return json('api/embutidas.json').funcoes;
      };
      expect(await functions()).toEqual(['first', 'last']);
      expect(await functions()).toEqual(['first', 'last']);
      expect(json('api/manifest.json').source.repositories).toMatchObject([{ commit: two.commits.v1 }]);
      two.checkOut('v2');
      expect(await functions()).toEqual(['first', 'rest']);
    },
    LONG_TEST_MS,
  );
});

/** The action in the repository of the language, on a server that has the library, too. */
describeWithGit('sources in another repository, fetched by the action', () => {
  let two: TwoRepositories;
  let server: RunningServer;
  beforeEach(async () => {
    two = new TwoRepositories();
    server = await startServer(gitHandler(join(two.root, 'hosted')));
  });
  afterEach(async () => {
    await server.close();
    two.remove();
  });

  const run = async (inputs: Record<string, string>, from = 'lume-lang/lume', base = '') => {
    const folder = (name: string) => {
      mkdirSync(join(two.root, name), { recursive: true });
      return join(two.root, name);
    };
    const folders = { workspace: two.lume, temporary: folder('temporary'), files: folder('files') };
    const event = join(folders.files, 'event.json');
    const pull = {
      number: 7,
      base: { sha: base, ref: 'main' },
      head: { sha: base, repo: { full_name: from } },
    };
    const repository = { full_name: 'lume-lang/lume', default_branch: 'main' };
    writeFileSync(event, JSON.stringify({ repository, ...(base !== '' && { pull_request: pull }) }));
    const done = await runAction(folders, inputs, {
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: base === '' ? 'push' : 'pull_request',
      GITHUB_EVENT_PATH: event,
      GITHUB_REPOSITORY: 'lume-lang/lume',
      GITHUB_SHA: gitIn(two.lume, 'rev-parse', 'HEAD'),
      GITHUB_SERVER_URL: server.origin,
    });
    expect(readdirSync(folders.temporary).filter(name => name.startsWith('refdata-others-'))).toEqual([]);
    return done;
  };
  const built = (path: string) => JSON.parse(readFileSync(join(two.lume, 'site', path), 'utf8'));
  const build = { mode: 'build', token: 'ghs_planted', out: 'site' };

  test(
    'a branch is resolved to its commit, which the manifest and the pages name',
    async () => {
      two.configure('main', LISTS, 'lume-lang/stdlib');
      two.commit('with main');
      const done = await run(build);
      expect(done.outputs).toMatchObject({ outcome: 'success' });
      const [read] = built('api/manifest.json').source.repositories;
      expect(read).toEqual({
        name: 'stdlib',
        repository: 'lume-lang/stdlib@main',
        commit: two.commits.v2,
        modified: false,
      });
      const { itens } = built('api/referencia.json');
      expect(itens.find(({ id }: { id: string }) => id.includes('rest')).fonte.url).toBe(
        `${server.origin}/lume-lang/stdlib/blob/${two.commits.v2}/src/list.py#L6`,
      );
      two.configure('nowhere', LISTS, 'lume-lang/stdlib');
      const wrong = await run(build);
      expect(wrong.outputs).toMatchObject({ outcome: 'findings' });
      expect(wrong.log).toContain('no branch, tag or commit nowhere');
      expect(wrong.log).toContain('Correct `repositories`');
    },
    LONG_TEST_MS,
  );

  test(
    'a check fetches what each side names; from a fork only what the base names',
    async () => {
      two.configure('v1', LISTS, 'lume-lang/stdlib');
      const base = two.commit('with v1');
      two.configure('v2', LISTS, 'lume-lang/stdlib');
      two.commit('with v2');
      const check = { mode: 'check', token: 'ghs_planted', comment: 'false' };
      const own = await run(check, 'lume-lang/lume', base);
      expect(own.outputs).toMatchObject({ level: 'major', verdict: 'not-bumped' });
      expect(own.log).toContain(two.commits.v1.slice(0, 12));
      expect(own.log).toContain(two.commits.v2.slice(0, 12));

      const before = server.seen.length;
      const foreign = await run(check, 'somebody/lume', base);
      expect(foreign.outputs.outcome).toBe('error');
      expect(foreign.log).toContain('comes from a fork');
      expect(foreign.log).toContain('names lume-lang/stdlib@v1');
      expect(server.seen.length).toBe(before);
      two.configure('v1', `${LISTS}rules: { list-present: { level: off } }\n`, 'lume-lang/stdlib');
      two.commit('with v1 again');
      const harmless = await run(check, 'somebody/lume', base);
      expect(harmless.outputs).toMatchObject({ outcome: 'success', level: 'none' });
    },
    LONG_TEST_MS,
  );
});
