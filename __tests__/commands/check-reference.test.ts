import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { verdictLine } from '../../src/check/report/verdict-line.js';
import { build } from '../../src/commands/build.js';
import { type CheckOptions, check } from '../../src/commands/check-reference.js';
import type { UserError } from '../../src/findings/user-error.js';
import { TINY } from '../cli/run-cli.js';
import { gitIn, missingProgram, startServer, temporaryFolder } from '../git/git-server.js';

const describeWithGit = missingProgram() === 'git' ? describe.skip : describe;
const TODAY = '2026-06-01';

let repo: string;
beforeEach(() => {
  repo = temporaryFolder('check');
  write({ ...TINY });
});
afterEach(() => rmSync(repo, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(repo, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function edit(path: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(repo, path), 'utf8');
  expect(text).toMatch(from);
  write({ [path]: text.replace(from, to) });
}

const git = (...args: string[]) => gitIn(repo, ...args);
function commit(message = 'one'): string {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '-m', message);
  return git('rev-parse', 'HEAD');
}

const run = (options: Partial<CheckOptions> = {}) =>
  check({ repo, config: 'refdata.yml', today: TODAY, ...options });
const removeWord = () => edit('tokens.py', '"se": "condicional",', '"caso": "outra coisa",');
const rulesOf = (list: readonly { rule: string }[]) => list.map(({ rule }) => rule);
const bumpTo = (version: string) => edit('refdata.yml', /versao: .*/, `versao: ${version}`);

describeWithGit('a base in git', () => {
  beforeEach(() => {
    git('init', '--quiet', '--initial-branch=main');
    commit();
  });

  test('nothing changed', async () => {
    writeFileSync(join(repo, 'notes.txt'), 'x');
    const result = await run();
    expect(result).toMatchObject({ ok: true, verdict: 'unchanged', level: 'none', changes: [] });
    expect(result.base).toMatchObject({ name: 'main', versao: '1.0.0' });
  });

  test.each([
    ['1.0.0', false, 'not-bumped'],
    ['1.0.1', false, 'bumped-too-little'],
    ['1.1.0', false, 'bumped-too-little'],
    ['2.0.0', true, 'bumped'],
    ['2.0.0-rc.1', true, 'bumped'],
    ['0.9.0', false, 'decreased'],
    ['nova', false, 'malformed'],
  ])('a word went, and versao is %s', async (version, ok, verdict) => {
    removeWord();
    bumpTo(`'${version}'`);
    const result = await run();
    expect(result).toMatchObject({ ok, verdict, level: 'major' });
    expect(rulesOf(result.changes).sort()).toEqual(['reservada-added', 'reservada-removed']);
    expect(result.changes).toMatchObject([
      { side: 'base', place: { file: 'tokens.py', line: 2 } },
      { side: 'head', place: { file: 'tokens.py', line: 2 } },
    ]);
  });

  test('versao alone', async () => {
    bumpTo('1.1.0');
    expect(await run()).toMatchObject({ ok: true, verdict: 'bumped-without-change' });
  });

  test('without a name, a branch is compared with where it left main, and no clone with itself', async () => {
    git('checkout', '--quiet', '-b', 'topic');
    removeWord();
    commit();
    const found = { base: { name: 'main' }, level: 'major' };
    expect(await run()).toMatchObject(found);
    const clones = temporaryFolder('clones');
    git('checkout', '--quiet', 'main');
    // As git does it, and as the jobs of some servers do.
    const ofOne = join(clones, 'one');
    git('clone', '--quiet', '--depth=1', '--branch=topic', `file://${repo}`, ofOne);
    expect(await run({ repo: ofOne })).toMatchObject(found);
    const detached = join(clones, 'detached');
    git('init', '--quiet', detached);
    const there = (...args: string[]) => gitIn(detached, ...args);
    there('remote', 'add', 'origin', `file://${repo}`);
    there('fetch', '--quiet', '--depth=1', 'origin', 'topic');
    there('checkout', '--quiet', '--detach', 'FETCH_HEAD');
    expect(await run({ repo: detached })).toMatchObject(found);
    there('remote', 'remove', 'origin');
    await expect(run({ repo: detached })).rejects.toThrow(/No base is named/);
    rmSync(clones, { recursive: true });
  });

  test('changes of the base after the branch began are none of the head', async () => {
    git('checkout', '--quiet', '-b', 'topic');
    edit('errors.py', 'Falta o fim', 'Falta o fim do bloco');
    commit('topic');
    git('checkout', '--quiet', 'main');
    removeWord();
    commit('main');
    git('checkout', '--quiet', 'topic');
    expect(rulesOf((await run({ base: 'main' })).changes)).toEqual(['codigo-titulo-changed']);
    expect((await run({ base: 'main', exactBase: true })).changes).toHaveLength(3);
    expect((await run({ base: 'main', head: 'topic' })).changes).toHaveLength(3);
  });

  test('a base without refdata.yml: the first adoption is no failure', async () => {
    git('rm', '--quiet', '--cached', 'refdata.yml');
    const base = gitIn(repo, 'commit', '--quiet', '-m', 'without') === '' ? git('rev-parse', 'HEAD') : '';
    expect(await run({ base })).toMatchObject({
      ok: true,
      verdict: 'first',
      changes: [],
      base: { versao: null },
    });
  });

  test.each([
    ['a configuration that was renamed', ['refdata.yml'], 'tools/ty.yml', '.', 'tools/ty.yml'],
    ['a folder that was moved', Object.keys(TINY), 'langs/', 'langs', 'refdata.yml'],
  ])('%s is no new language', async (_, from, to, folder, config) => {
    const base = git('rev-parse', 'HEAD');
    removeWord();
    mkdirSync(join(repo, dirname(`${to}.`)), { recursive: true });
    for (const name of from) git('mv', name, to);
    const language = { repo: join(repo, folder), config };
    const found = { verdict: 'not-bumped', level: 'major' };
    const uncommitted = await run({ ...language, base });
    expect(uncommitted).toMatchObject(found);
    expect(uncommitted.findings).toContainEqual(
      expect.objectContaining({ rule: 'base-moved', message: expect.stringContaining(' in refdata.yml,') }),
    );
    commit();
    expect(await run({ ...language, base, head: 'HEAD' })).toMatchObject(found);
  });

  test('who moves a configuration and renames the language is compared with what it was; of two that went, nobody knows', async () => {
    const base = git('rev-parse', 'HEAD');
    removeWord();
    mkdirSync(join(repo, 'langs'));
    for (const name of Object.keys(TINY)) git('mv', name, 'langs/');
    edit('langs/refdata.yml', 'nome: Tiny', 'nome: Outra');
    commit();
    const language = { repo: join(repo, 'langs'), base };
    const { changes, verdict } = await run(language);
    expect(verdict).toBe('not-bumped');
    expect(rulesOf(changes)).toEqual(expect.arrayContaining(['nome-changed', 'reservada-removed']));
    git('checkout', '--quiet', base);
    write({ 'b/refdata.yml': TINY['refdata.yml'].replace('Tiny', 'B') });
    commit();
    const two = git('rev-parse', 'HEAD');
    git('rm', '--quiet', 'b/refdata.yml');
    mkdirSync(join(repo, 'langs'));
    for (const name of Object.keys(TINY)) git('mv', name, 'langs/');
    edit('langs/refdata.yml', 'nome: Tiny', 'nome: Outra');
    commit();
    await expect(run({ ...language, base: two })).rejects.toThrow('nobody can tell which of them');
  });

  test('without a base, a shallow clone of one branch that came from nowhere is compared with nothing', async () => {
    git('checkout', '--quiet', '-b', 'topic');
    edit('errors.py', 'Falta o fim', 'Falta o fim do bloco');
    commit();
    git('branch', '--quiet', '-D', 'main');
    expect(await run({})).toMatchObject({ verdict: 'unknown' });
    writeFileSync(join(repo, '.git/shallow'), `${git('rev-parse', 'HEAD')}\n`);
    await expect(run({})).rejects.toThrow('this shallow clone has not the default branch of its origin');
  });

  test('another language of the repository, or a second configuration, is not where this one was', async () => {
    const base = git('rev-parse', 'HEAD');
    const text = TINY['refdata.yml'];
    const more = Object.entries(TINY).map(([name, content]) => [`more/${name}`, content]);
    write({
      ...Object.fromEntries(more),
      'more/refdata.yml': text.replace('Tiny', 'More'),
      'other.yml': text,
    });
    commit();
    expect(await run({ base, config: 'other.yml' })).toMatchObject({ verdict: 'first' });
    expect(await run({ base, repo: join(repo, 'more') })).toMatchObject({ verdict: 'first' });
  });

  test('sources in a submodule: both commits are read where it has them, and reported where not', async () => {
    const own = temporaryFolder('submodule');
    const outer = join(own, 'outer');
    const inOuter = (...args: string[]) => gitIn(outer, ...args);
    git('init', '--quiet', outer);
    inOuter('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', repo, 'lang');
    writeFileSync(join(outer, 'refdata.yml'), TINY['refdata.yml'].replaceAll('table: ', 'table: lang/'));
    inOuter('add', '--all');
    inOuter('commit', '--quiet', '-m', 'one');
    const first = inOuter('rev-parse', 'HEAD');
    const language = join(outer, 'lang');
    writeFileSync(join(language, 'tokens.py'), 'WORDS = {\n    "caso": "outra coisa",\n}\n');
    gitIn(language, 'commit', '--quiet', '--all', '-m', 'two');
    inOuter('commit', '--quiet', '--all', '-m', 'two');
    expect(await run({ repo: outer, base: first })).toMatchObject({
      verdict: 'not-bumped',
      changes: [
        { place: { file: 'lang/tokens.py', line: 2 } },
        { place: { file: 'lang/tokens.py', line: 2 } },
      ],
    });
    expect(await run({ repo: outer, base: first, head: 'HEAD' })).toMatchObject({ verdict: 'not-bumped' });
    // A checkout of one commit of each.
    const flat = join(own, 'flat');
    git('clone', '--quiet', outer, flat);
    rmSync(join(flat, 'lang'), { recursive: true });
    gitIn(flat, 'clone', '--quiet', '--depth=1', `file://${language}`, 'lang');
    const { verdict, findings } = await run({ repo: flat, base: first });
    expect(verdict).toBe('unknown');
    expect(findings).toContainEqual(
      expect.objectContaining({
        rule: 'base-not-built',
        message: expect.stringMatching(/is in the submodule lang, whose commit [0-9a-f]{9} is not here/),
      }),
    );
    rmSync(own, { recursive: true });
  });

  test('a base that does not build is reported, with its place, and is no failure of the head', async () => {
    edit('refdata.yml', 'tokens.py#WORDS', 'tokens.py#WORD');
    const base = commit('broken');
    edit('refdata.yml', 'tokens.py#WORD', 'tokens.py#WORDS');
    const result = await run({ base });
    expect(result).toMatchObject({ ok: true, verdict: 'unknown', changes: [] });
    expect(result.findings.filter(({ level }) => level !== 'notice')).toMatchObject([
      {
        rule: 'base-not-built',
        level: 'warning',
        message: expect.stringMatching(/no WORD.*refdata\.yml:\d+/),
      },
    ]);
  });

  test('an unrelated history', async () => {
    git('checkout', '--quiet', '--orphan', 'other');
    removeWord();
    commit('unrelated');
    const result = await run({ base: 'main' });
    expect(rulesOf(result.findings)).toContain('base-unrelated');
    expect(result.level).toBe('major');
  });

  test('a base that is nowhere', async () => {
    await expect(run({ base: 'v9' })).rejects.toThrow(/v9 is not in this clone/);
    await expect(run({ base: '0'.repeat(39).concat('1') })).rejects.toThrow(/is not in this clone/);
    await expect(run({ base: '--output=x' })).rejects.toThrow(/is not in this clone/);
  });

  test('what is told of such a base can be done where it is told', async () => {
    const remedyOf = (base: string) => run({ base }).catch(({ remedy }) => remedy);
    git('tag', 'v1.0.0');
    expect(await remedyOf('mian')).toBe('Did you mean main?');
    expect(await remedyOf('v1.0')).toBe('Did you mean v1.0.0?');
    expect(await remedyOf('HEAD~30')).toBe('Name what is here: main, v1.0.0.');
    expect(await remedyOf('1'.repeat(40))).toBe('Name what is here: main, v1.0.0.');
    // One that nobody can ask without a key.
    git('remote', 'add', 'origin', 'git@127.0.0.1:lume-lang/lume.git');
    expect(await remedyOf('outra')).toMatch(
      /^Fetch it \(git fetch origin outra:refs\/remotes\/origin\/outra\)\. Name/,
    );
    expect(await remedyOf('0123abc')).toMatch(/^Give all digits of its id/);
    git('remote', 'rename', 'origin', 'casa');
    expect(await remedyOf('outra')).toContain(
      '(git fetch casa outra:refs/remotes/casa/outra), and name it casa/outra.',
    );
    writeFileSync(join(repo, '.git/shallow'), `${git('rev-parse', 'HEAD')}\n`);
    expect(await remedyOf('HEAD~30')).toMatch(/^Check out with enough history \(fetch-depth: 0\)\./);
    rmSync(join(repo, '.git/shallow'));
    git('remote', 'set-url', 'casa', repo);
    git('remote', 'rename', 'casa', 'origin');
    expect(await remedyOf('outra')).toMatch(/^Name what is here: /);
  });

  test('a repository without a commit, and one without files', async () => {
    const bare = join(temporaryFolder('bare'), 'tiny.git');
    gitIn(repo, 'clone', '--quiet', '--bare', '.', bare);
    await expect(run({ repo: bare })).rejects.toThrow('is a bare repository');
    rmSync(join(repo, '.git'), { recursive: true });
    git('init', '--quiet');
    await expect(run({ base: 'v1' })).rejects.toThrow('which has no commit yet');
  });

  test('a branch with published files', async () => {
    const out = temporaryFolder('site');
    await build({ repo, config: 'refdata.yml', out });
    git('checkout', '--quiet', '--orphan', 'gh-pages');
    git('rm', '--quiet', '-rf', '.');
    cpSync(out, repo, { recursive: true });
    commit('site');
    git('checkout', '--quiet', 'main');
    removeWord();
    const result = await run({ base: 'gh-pages' });
    expect(rulesOf(result.changes).sort()).toEqual(['reservada-added', 'reservada-removed']);
    rmSync(out, { recursive: true });
  });

  test('the language is a folder of the repository', async () => {
    const inside = join(repo, 'langs', 'tiny');
    mkdirSync(inside, { recursive: true });
    for (const [path, text] of Object.entries(TINY)) writeFileSync(join(inside, path), text);
    commit('moved');
    edit('langs/tiny/tokens.py', 'condicional', 'uma condição');
    const result = await check({ repo: inside, config: 'refdata.yml', today: TODAY });
    expect(rulesOf(result.changes)).toEqual(['palavra-text-changed']);
  });

  describe('exceptions', () => {
    const except = (text: string) => write({ '.refdata-ignore.yml': text });

    test('by fingerprint, and by rule and path', async () => {
      removeWord();
      const { changes } = await run();
      const [gone, come] = changes;
      except(
        `- { fingerprint: ${gone?.fingerprint}, reason: nobody used it, expires: '2026-12-31' }\n` +
          `- { rule: ${come?.rule}, path: '${come?.path}', reason: not public yet, expires: '${TODAY}' }\n`,
      );
      // Who breaks something does not accept it in the same change.
      const same = await run();
      expect(same).toMatchObject({ ok: false, level: 'major', excepted: [] });
      expect(same.findings.filter(({ rule }) => rule === 'policy-changed')).toHaveLength(2);
      git('add', '.refdata-ignore.yml');
      git('commit', '--quiet', '-m', 'accepted');
      const result = await run();
      expect(result).toMatchObject({ ok: true, level: 'none', changes: [], verdict: 'unchanged' });
      expect(result.excepted).toHaveLength(2);
    });

    test('a fingerprint of digits alone is one, as it stands', async () => {
      const digits = ['1234567890123456', '12345678901234e5', '0000000000000017'];
      except(digits.map(each => `- { fingerprint: ${each}, reason: 7, expires: 2026-12-31 }\n`).join(''));
      const { findings } = await run();
      expect(findings.filter(({ rule }) => rule.startsWith('ignore'))).toMatchObject(
        digits.map(each => ({ rule: 'ignore-unused', message: expect.stringContaining(each) })),
      );
    });

    test('expired, unknown and unused ones are reported', async () => {
      removeWord();
      const path = '/api/sintaxe.json#/reservadas/se';
      except(
        `- { rule: reservada-removed, path: '${path}', reason: r, expires: '2026-05-31' }\n` +
          `- { rule: reservada-remove, path: '${path}', reason: r, expires: '2026-12-31' }\n` +
          `- { fingerprint: 0123456789abcdef, reason: r, expires: '2026-12-31' }\n`,
      );
      const result = await run();
      expect(result.ok).toBe(false);
      expect(result.findings.filter(({ rule }) => rule.startsWith('ignore'))).toMatchObject([
        { rule: 'ignore-expired', place: { line: 1 } },
        { rule: 'ignore-unknown', place: { line: 2 }, message: expect.stringContaining('reservada-removed') },
        { rule: 'ignore-unused', place: { line: 3 } },
      ]);
    });

    test.each([
      ['- { fingerprint: 0123456789abcdef, expires: "2026-12-31" }', '`reason` is missing'],
      ['- { rule: reservada-added, reason: r, expires: "2026-12-31" }', 'needs either'],
      ['- { fingerprint: x, reason: r, expires: "soon" }', 'is none'],
      ['a: [', 'not YAML'],
      ['just text', 'It is no list'],
    ])('%s', async (text, message) => {
      except(text);
      await expect(run()).rejects.toMatchObject({
        findings: expect.arrayContaining([
          expect.objectContaining({ message: expect.stringContaining(message) }),
        ]),
      });
    });
  });

  test('mistakes of exceptions are sentences, all of them, each with its line', async () => {
    write({
      '.refdata-ignore.yml': [
        '- { rule: codigo-removed, path: /x, reason: "" }',
        '- { fingerprint: x, reason: r, expires: soon }',
        '- { module: A, reason: r, expires: 2026-12-31, until: never }',
        '- { rule: [a], reason: r, expires: 2026-12-31 }',
        '- text',
      ].join('\n'),
    });
    const { message: told, findings } = (await run().catch(error => error)) as UserError;
    expect(told).toBe('.refdata-ignore.yml has mistakes.');
    expect(findings.map(({ place, message }) => `${place?.line} ${message}`)).toEqual([
      '1 `reason` is empty.',
      '1 `expires` is missing.',
      '2 `fingerprint` is none: copy the sixteen digits and letters from a report.',
      '2 `expires` is no day, such as 2026-12-31.',
      '3 An exception has no key until.',
      '3 An exception needs either `fingerprint`, or `rule` with one of `path`, `paths` and `module`.',
      '4 `rule` must be a text.',
      '5 An exception is a map.',
    ]);
  });

  test('levels of refdata.yml, as the base has them', async () => {
    const text = readFileSync(join(repo, 'refdata.yml'), 'utf8');
    write({
      'refdata.yml': `${text}rules:\n  reservada-added: { level: patch }\n  reservada-removed: { level: "off" }\n`,
    });
    removeWord();
    const same = await run();
    expect(same).toMatchObject({ ok: false, level: 'major' });
    expect(same.findings.filter(({ rule }) => rule === 'policy-changed')).toMatchObject([
      { message: expect.stringContaining('rules.reservada-added'), place: { file: 'refdata.yml' } },
      { message: expect.stringContaining('rules.reservada-removed') },
    ]);
    git('add', 'refdata.yml');
    git('commit', '--quiet', '-m', 'other levels');
    const judged = await run();
    expect(judged).toMatchObject({ level: 'patch', counts: { patch: 1, major: 0 } });
    // Whoever reads the report learns that it is not all.
    const off = 'of rules that the base has switched off: `reservada-removed`.';
    expect(judged.findings).toContainEqual(
      expect.objectContaining({
        rule: 'changes-switched-off',
        level: 'notice',
        message: expect.stringContaining(off),
      }),
    );
    write({ 'refdata.yml': `${text}rules:\n  reservada-added: { level: error }\n` });
    await expect(run()).rejects.toMatchObject({
      findings: [{ message: expect.stringContaining('kind of change') }],
    });
    write({ 'refdata.yml': `${text}rules:\n  data-stale: { level: major }\n` });
    await expect(run()).rejects.toMatchObject({
      findings: [{ message: expect.stringContaining('no kind of change') }],
    });
  });

  test('a change whose rule is off is no change that counts, and not nothing', async () => {
    const text = readFileSync(join(repo, 'refdata.yml'), 'utf8');
    const rules = ['reservada-removed', 'reservada-added']
      .map(rule => `  ${rule}: { level: "off" }\n`)
      .join('');
    write({ 'refdata.yml': `${text}rules:\n${rules}` });
    git('commit', '--quiet', '--all', '-m', 'switched off');
    removeWord();
    const silent = await run();
    expect(silent).toMatchObject({ ok: true, verdict: 'unchanged', changes: [] });
    expect(verdictLine(silent)).toBe(
      'Nothing that counts changes for the consumers of Tiny 1.0.0, and some rules are off.',
    );
    bumpTo('1.1.0');
    const raised = await run();
    expect(raised).toMatchObject({ ok: true, verdict: 'bumped' });
    expect(verdictLine(raised)).toBe('Changes whose rules are off, and versao was raised: 1.0.0 → 1.1.0.');
  });

  test('the first line says why a check fails, also where `versao` fits', async () => {
    const line = async (options: Partial<CheckOptions> = {}) => verdictLine(await run(options));
    const config = readFileSync(join(repo, 'refdata.yml'), 'utf8');
    write({ 'refdata.yml': `${config}check: { committed: dados }\n` });
    expect(await line()).toBe('Nothing changes for the consumers of Tiny 1.0.0; 7 errors are to be mended.');
    write({ 'refdata.yml': config });
    removeWord();
    expect(await line()).toMatch(
      /^2 major changes, and versao is still 1\.0\.0: raise it to 2\.0\.0 or above\.$/,
    );
    bumpTo('0.9.0');
    expect(await line()).toMatch(/^2 major changes, and versao went back from 1\.0\.0 to 0\.9\.0: raise it/);
    bumpTo('2.0.0');
    expect(await line()).toMatch(/raised to match: 1\.0\.0 → 2\.0\.0\.$/);
    expect(await line({ failOn: 'major' })).toMatch(
      /2\.0\.0; major changes are not let through here \(fail-on\)\.$/,
    );
  });

  test('committed data that the source does not give, and data that it does', async () => {
    write({ 'refdata.yml': `${TINY['refdata.yml']}check: { committed: dados }\n` });
    await build({ repo, config: 'refdata.yml', out: join(repo, 'dados') });
    commit('data');
    expect((await run()).findings.map(({ rule }) => rule)).not.toContain('data-stale');
    removeWord();
    const { ok, findings } = await run({ failOn: 'unbumped' });
    expect(ok).toBe(false);
    expect(findings.filter(({ rule }) => rule === 'data-stale')).toMatchObject([
      {
        message: expect.stringMatching(/^dados\/api\/sintaxe\.json is not what the source gives: .*\bse\b/),
        remedy: expect.stringContaining('refdata build --into dados'),
      },
    ]);
    const of = (name: string) => join(repo, 'dados', 'api', `${name}.json`);
    const why = async () => {
      const { findings: all } = await run();
      return all.find(({ message }) => message.startsWith('dados/api/erros.json'))?.message;
    };
    const text = readFileSync(of('erros'), 'utf8');
    writeFileSync(of('erros'), text.trimEnd());
    expect(await why()).toMatch(/: only the newline at its end/);
    writeFileSync(of('erros'), text.replace('"versao":"1.0.0"', '"versao":"0.9.0"'));
    expect(await why()).toMatch(/: `versao` is 0\.9\.0 there, and 1\.0\.0 here\.$/);
    writeFileSync(of('erros'), '[');
    expect(await why()).toMatch(/: it is no JSON\.$/);
    rmSync(of('erros'));
    expect((await run()).findings.filter(({ rule }) => rule === 'data-stale')).toHaveLength(2);
  });

  test('another format than the base has committed, and its schemas', async () => {
    write({ 'refdata.yml': `${TINY['refdata.yml']}check: { committed: ./dados/ }\n` });
    const out = join(repo, 'dados');
    await build({ repo, config: 'refdata.yml', out });
    const [data, schema] = [join(out, 'api/erros.json'), join(out, 'schemas/erros.schema.json')];
    const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const older = read(data);
    for (const error of older.codigos as Record<string, unknown>[]) error.nivel = 1;
    writeFileSync(data, JSON.stringify(older));
    const { properties } = read(schema) as { properties: Record<string, unknown> };
    writeFileSync(schema, JSON.stringify({ properties: { ...properties, total: { maximum: 1 } } }));
    commit('made by an earlier program');
    await build({ repo, config: 'refdata.yml', out });
    const result = await run({ failOn: 'none' });
    expect(result.ok).toBe(false);
    expect(result.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ rule: 'campo-removed', name: 'codigos/*/nivel' }),
        expect.objectContaining({
          rule: 'esquema-campo-always',
          name: 'codigos',
          place: { file: 'dados/schemas/erros.schema.json' },
        }),
      ]),
    );
    expect(rulesOf(result.findings)).toEqual(
      expect.arrayContaining(['versao-format-not-bumped', 'schema-drift']),
    );
    bumpTo('2.0.0');
    await build({ repo, config: 'refdata.yml', out });
    expect(await run()).toMatchObject({ ok: true, verdict: 'bumped' });
    // What is no data says nothing.
    writeFileSync(data, '[');
    commit('broken');
    await build({ repo, config: 'refdata.yml', out });
    expect(await run()).toMatchObject({ ok: true, changes: [] });
  });

  test('versions that are declared elsewhere', async () => {
    write({
      'refdata.yml': `${TINY['refdata.yml']}check:\n  versao:\n    - { data: package.json#/version }\n`,
      'package.json': '{\n  "version": "1.0"\n}\n',
    });
    expect(rulesOf((await run()).findings)).not.toContain('versao-declared');
    write({ 'package.json': '{\n  "version": "1.1.0"\n}\n' });
    const { ok, findings } = await run();
    expect(ok).toBe(false);
    expect(findings.filter(({ rule }) => rule === 'versao-declared')).toMatchObject([
      {
        message: expect.stringMatching(/1\.1\.0 in package\.json.*1\.0\.0/),
        place: { file: 'package.json' },
      },
    ]);
  });
});

describe('a base that is published', () => {
  let site: string;
  beforeEach(async () => {
    site = temporaryFolder('site');
    await build({ repo, config: 'refdata.yml', out: site });
  });
  afterEach(() => rmSync(site, { recursive: true, force: true }));

  const change = (name: string, edit: (data: Record<string, unknown>) => void) => {
    const file = join(site, 'api', `${name}.json`);
    const data = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    edit(data);
    writeFileSync(file, JSON.stringify(data));
  };

  test('a folder, without git', async () => {
    removeWord();
    const result = await run({ base: site });
    expect(result).toMatchObject({ ok: false, level: 'major', base: { commit: null } });
    expect((await run({ base: site, head: site })).changes).toEqual([]);
  });

  test('another format without another versao fails always', async () => {
    change('erros', data => {
      for (const error of data.codigos as Record<string, unknown>[]) error.nivel = 1;
    });
    change('sintaxe', data => {
      data.extensao = ['.ty'];
    });
    const result = await run({ base: site, failOn: 'none' });
    expect(rulesOf(result.changes)).toEqual(expect.arrayContaining(['campo-removed', 'campo-type-changed']));
    expect(rulesOf(result.findings)).toContain('versao-format-not-bumped');
    expect(result.ok).toBe(false);
    // Nor can it be excepted.
    const except = result.changes.map(
      ({ fingerprint }) => `- { fingerprint: ${fingerprint}, reason: r, expires: '2026-12-31' }\n`,
    );
    write({ '.refdata-ignore.yml': except.join('') });
    expect((await run({ base: site, failOn: 'none' })).ok).toBe(false);
    bumpTo('2.0.0');
    expect((await run({ base: site })).ok).toBe(true);
  });

  test('the data of the head against the schemas of the base', async () => {
    const file = join(site, 'schemas', 'erros.schema.json');
    const schema = JSON.parse(readFileSync(file, 'utf8')) as {
      $defs: object;
      properties: Record<string, unknown>;
    };
    schema.properties.total = { type: 'integer', maximum: 1 };
    writeFileSync(file, JSON.stringify(schema));
    const result = await run({ base: site });
    expect(result.findings.filter(({ rule }) => rule === 'schema-drift')).toMatchObject([
      { level: 'error', message: expect.stringContaining('total'), subject: '/api/erros.json#/total' },
    ]);
    bumpTo('2.0.0');
    const bumped = await run({ base: site });
    expect(bumped.findings.filter(({ rule }) => rule === 'schema-drift')).toMatchObject([
      { level: 'notice' },
    ]);
    expect(bumped.ok).toBe(true);
    writeFileSync(
      file,
      JSON.stringify({ type: 'object', properties: { versao: { pattern: '^(([0-9.]+)+)+x$' } } }),
    );
    bumpTo('2.0.0-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
    const started = Date.now();
    await run({ base: site });
    expect(Date.now() - started).toBeLessThan(120_000);
  });

  test('an address, and one that answers a page', async () => {
    const server = await startServer((request, response) => {
      const path = join(site, request.url ?? '');
      try {
        response.end(readFileSync(path));
      } catch {
        response.writeHead(404).end();
      }
    });
    removeWord();
    expect(await run({ base: server.origin })).toMatchObject({
      level: 'major',
      base: { name: server.origin },
    });
    await server.close();
    const page = await startServer((_, response) => void response.end('<!doctype html><title>Lume</title>'));
    await expect(run({ base: page.origin })).rejects.toThrow(/answers with a page, not with JSON/);
    await page.close();
    await expect(run({ base: page.origin })).rejects.toThrow();
  });

  test('a folder with nothing in it', async () => {
    await expect(run({ base: temporaryFolder('empty') })).rejects.toThrow(
      /has neither a refdata.yml nor published files/,
    );
  });
});

test('a head without refdata.yml, or one that does not build', async () => {
  const site = temporaryFolder('site');
  await build({ repo, config: 'refdata.yml', out: site });
  edit('tokens.py', '"se"', 'se()');
  await expect(run({ base: site })).rejects.toMatchObject({
    findings: [{ place: { file: 'tokens.py', line: 2 } }],
  });
  rmSync(join(repo, 'refdata.yml'));
  await expect(run({ base: site })).rejects.toThrow();
  rmSync(site, { recursive: true });
});
