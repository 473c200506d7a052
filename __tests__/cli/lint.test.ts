import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { build } from '../../src/commands/build.js';
import { isFuzzing } from '../fuzzing.js';
import { Editor } from '../lsp/editor.js';
import { gone } from '../pages/gone-entries.js';
import { cleanUp, folderWith, refdataInProcess } from './run-cli.js';

const LUME = resolve(import.meta.dirname ?? '.', '..', '..', 'examples', 'lume');
/** What Lume's own parser says of programs. */
const PARSER = resolve(import.meta.dirname ?? '.', '..', 'lsp', 'truth', 'lume.py');
const require = createRequire(import.meta.url);

afterAll(cleanUp);

/** Lume with other texts, and with what its list of addresses says of things that are gone. */
function lumeWith(changes: Record<string, (text: string) => string>, gone: object): string {
  const repo = join(folderWith(), 'lume');
  cpSync(LUME, repo, { recursive: true });
  const change = (path: string, edit: (text: string) => string) => {
    const text = readFileSync(join(repo, path), 'utf8');
    const edited = edit(text);
    if (edited === text) throw new Error(`${path} stays as it is.`);
    writeFileSync(join(repo, path), edited);
  };
  for (const [path, edit] of Object.entries(changes)) change(path, edit);
  change('enderecos.json', text => {
    const { enderecos } = JSON.parse(text);
    return JSON.stringify({ enderecos: { ...enderecos, ...gone } });
  });
  return repo;
}

async function siteOf(repo: string): Promise<string> {
  const out = join(folderWith(), 'site');
  const { ok, findings } = await build({ repo, config: 'refdata.yml', out });
  if (!ok) throw new Error(JSON.stringify(findings));
  return out;
}

let now: string;
let next: string;
beforeAll(async () => {
  now = await siteOf(
    lumeWith(
      {},
      gone({
        'simbolo:Lume.Texto.gira': ['1.3.0', 'simbolo:Lume.Texto.inverte'],
        'simbolo:Lume.Texto.vira': ['1.1.0', 'simbolo:Lume.Texto.gira'],
        'simbolo:Lume.Texto.some': ['1.3.0'],
        'modulo:Lume.Letras': ['1.2.0', 'modulo:Lume.Texto'],
      }),
    ),
  );
  next = await siteOf(
    lumeWith(
      {
        'lume/version.py': text => text.replace('1.4.0', '2.0.0'),
        'lume/tokens.py': text =>
          text.replace('FUTURE_WORDS = [', 'FUTURE_WORDS = [\n    "total",  # reservada: soma'),
        'cli/src/modules/text.ts': text =>
          text.replace('titulo:', 'capitula:').replace('palindromo:', 'espelhado:'),
      },
      gone({
        'simbolo:Lume.Texto.titulo': ['2.0.0', 'simbolo:Lume.Texto.capitula'],
        'simbolo:Lume.Texto.palindromo': ['2.0.0', 'simbolo:Lume.Texto.inverte'],
      }),
    ),
  );
});

/** The command line in a folder, held against the site of this version. */
async function lint(cwd: string, ...args: string[]) {
  return refdataInProcess(['lint', '--from', now, ...args], { cwd });
}

async function lintJson(cwd: string, ...args: string[]) {
  const { code, stdout } = await lint(cwd, '--json', ...args);
  return { code, ...JSON.parse(stdout) };
}

const IMPORT = 'importa Lume.Texto como T\n';

describe('refdata lint', () => {
  it('finds nothing in any program of the example, from its repository and from any folder', async () => {
    const all = globSync('**/*.lm', { cwd: LUME }).length;
    expect(all).toBeGreaterThan(25);
    const { programas } = parse(readFileSync(join(LUME, 'refdata.yml'), 'utf8'));
    const own = globSync(programas, { cwd: LUME }).length;
    for (const [count, args, cwd] of [
      [own, ['lint', '--repo', LUME], undefined],
      [all, ['lint', '.'], LUME],
      [own, ['lint'], join(LUME, 'exemplos')],
      [all, ['lint', '**/*.lm', 'exemplos', '--fail-on', 'warning'], LUME],
    ] as const) {
      const { code, stdout } = await refdataInProcess(args, cwd === undefined ? {} : { cwd });
      expect([args, code, stdout]).toEqual([args, 0, `no problems in ${count} programs of Lume 1.4.0\n`]);
    }
  });

  it('tells what the language server tells, at the same places', async () => {
    const texts = [
      `${IMPORT}mostra T.inverti("a")\nmostra T.gira("é😀" + T.some("a"))\n`,
      'seja classe = 1\n\tmostra 1\nse 1:\nmostra 2 $ 3\n',
      'mostra "sem fim\r\nseja x = (1\r\n',
    ];
    const cwd = folderWith(Object.fromEntries(texts.map((text, i) => [`${i}.lm`, text])));
    const editor = await Editor.start({ from: [now] });
    const expected = [];
    for (const [i, text] of texts.entries())
      for (const each of await editor.diagnostics(text, `file://${cwd}/${i}.lm`))
        expected.push([
          `${i}.lm`,
          each.range.start.line + 1,
          each.range.start.character + 1,
          each.range.end.line + 1,
          each.range.end.character + 1,
          ['', 'error', 'warning', 'notice', 'notice'][each.severity ?? 0],
          each.code,
          each.message,
          each.codeDescription?.href ?? null,
        ]);
    editor.close();
    const { code, ok, problems } = await lintJson(cwd, '.');
    expect([code, ok]).toEqual([1, false]);
    expect(expected.length).toBeGreaterThan(5);
    expect(
      problems.map((p: Record<string, unknown>) => [
        p.file,
        p.line,
        p.column,
        p.endLine,
        p.endColumn,
        p.level,
        p.code,
        p.message,
        p.href,
      ]),
    ).toEqual(expected);
  });

  it('ends as --fail-on says', async () => {
    const cwd = folderWith({
      'aviso.lm': `${IMPORT}mostra T.inverti("a")\n`,
      'erro.lm': 'seja classe = 1\n',
    });
    for (const [code, ...args] of [
      [0, 'aviso.lm'],
      [1, 'aviso.lm', '--fail-on', 'warning'],
      [0, 'aviso.lm', '--fail-on', 'never'],
      [1, 'erro.lm'],
      [0, 'erro.lm', '--fail-on', 'never'],
    ] as const)
      expect([args, (await lint(cwd, ...args)).code]).toEqual([args, code]);
    const { stdout } = await lint(cwd, '*.lm');
    expect(stdout).toContain('aviso.lm:2:10 warning Lume.Texto has no "inverti"');
    expect(stdout).toContain('1 error, 1 warning in 2 programs of Lume 1.4.0\n');
  });

  it('says what is wrong with what was named', async () => {
    const cwd = folderWith({
      'bom.lm': 'mostra 1\n',
      'leia.md': 'seja classe = 1\n',
      'latin.lm': Buffer.from('mostra 1\nmostra "ol\xe1"\n', 'latin1'),
      'grande.lm': Buffer.alloc(16 * 1024 * 1024 + 1, '#'),
      'vazia/leia.md': '',
    });
    for (const [args, message] of [
      [['bon.lm'], 'There is no bon.lm. Did you mean bom.lm'],
      [['nada/*.lm', 'bom.lm'], 'No program matches nada/*.lm.'],
      [['leia.md'], 'Names of programs end in .lm.'],
      [['vazia'], 'There is no program among vazia.'],
      [[], 'No programs are named.'],
      [[''], 'FILE is empty.'],
      [
        ['bom.lm', '--format', 'gitub', '--fail-on', 'often', '--next', ''],
        '--fail-on: there is no "often". --format: there is no "gitub". Is it github? --next is empty.\n',
      ],
      [['-', '--fix'], '--fix cannot write to standard input.'],
      [['bom.lm', '--next', join(cwd, 'nenhum')], 'nenhum'],
    ] as const) {
      const { code, stderr } = await lint(cwd, ...args);
      expect([args, code]).toEqual([args, 2]);
      expect(stderr).toContain(message);
    }
    const told = await lintJson(cwd, 'bom.lm', 'leia.md', 'latin.lm', 'grande.lm');
    expect(told).toMatchObject({ code: 1, ok: false, files: ['bom.lm'], skipped: ['leia.md'], problems: [] });
    expect(told.findings).toMatchObject([
      { rule: 'source-too-large', level: 'error', place: { file: 'grande.lm' } },
      { rule: 'source-encoding', level: 'error', place: { file: 'latin.lm', line: 2 } },
    ]);
    const silent = folderWith({
      'refdata.yml':
        'nome: X\ndescricao: x\ndocumentacao: https://x.example\nversao: "1"\nsintaxe: { extensao: .x }\nprogramas: "*.x"\n',
      'a.x': '',
    });
    const { code, stderr } = await refdataInProcess(['lint'], { cwd: silent });
    expect(code).toBe(2);
    expect(stderr).toContain('lexico');
  });

  it('reads a program from standard input, beside files, which stands where the command is run', async () => {
    const text = 'importa Lume.Outra\nimporta Texta\nmostra "fim\n';
    const cwd = folderWith({ 'Outra.lm': text, src: 'no folder' });
    const run = (input: string | Buffer, ...args: string[]) =>
      refdataInProcess(['lint', '--from', now, '--json', ...args], { cwd, input });
    const both = JSON.parse((await run(text, '-', 'Outra.lm')).stdout);
    expect(both.files).toEqual(['Outra.lm', '-']);
    const of = (name: string) =>
      both.problems.flatMap(({ file, ...problem }: { file: string }) => (file === name ? [problem] : []));
    expect([of('-').length, of('-')]).toEqual([1, of('Outra.lm')]);
    const wrong = JSON.parse((await run(Buffer.from([0xff]), '-')).stdout);
    expect(wrong.findings).toMatchObject([{ rule: 'source-encoding', place: { file: '-', line: 1 } }]);
  });

  it('makes SARIF that follows its schema', async () => {
    const cwd = folderWith({
      'a b/ã.lm': `${IMPORT}mostra T.inverti("a")\nseja classe = 1\n`,
      'latin.lm': Buffer.from('"\xe1"', 'latin1'),
    });
    const { code, stdout } = await lint(cwd, '.', '--format', 'sarif');
    expect(code).toBe(1);
    const log = JSON.parse(stdout);
    const { id, $schema, ...schema } = require('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
    const follows = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);
    expect([follows(log), follows.errors]).toEqual([true, null]);
    const [run] = log.runs;
    expect(
      run.results.map(
        (each: { ruleId: string; level: string; locations: { physicalLocation: object }[] }) => [
          each.ruleId,
          each.level,
          each.locations[0]?.physicalLocation,
        ],
      ),
    ).toEqual([
      ['source-encoding', 'error', { artifactLocation: { uri: 'latin.lm' }, region: { startLine: 1 } }],
      [
        'unknown-symbol',
        'warning',
        {
          artifactLocation: { uri: 'a%20b/%C3%A3.lm' },
          region: { startLine: 2, startColumn: 10, endLine: 2, endColumn: 17 },
        },
      ],
      ['LM0203', 'error', expect.objectContaining({ region: expect.objectContaining({ startLine: 3 }) })],
    ]);
    const rules = new Map(run.tool.driver.rules.map((rule: { id: string }) => [rule.id, rule]));
    expect(rules.get('LM0203')).toMatchObject({ helpUri: 'https://lume.example/erros/LM0203' });
    expect(rules.get('unknown-symbol')).toMatchObject({
      helpUri: expect.stringMatching(/lsp\.md#problems$/),
    });
  });

  it('has no command of the runner in the log of a workflow, whatever files are called', async () => {
    const cwd = folderWith({
      '::error::a.lm': 'seja classe = 1\n',
      '::notice::b.lm': Buffer.from('"\xe1"', 'latin1'),
    });
    for (const format of ['github', 'text']) {
      const args = ['lint', '--from', now, '.', '--format', format];
      const { stdout } = await refdataInProcess(args, { cwd, env: { GITHUB_ACTIONS: 'true' } });
      // As the runner reads its log: commands but those between a stop and its word.
      const heard = stdout.replace(/^::stop-commands::(.+)\n[\s\S]*?\n::\1::$/gm, '');
      expect([...heard.matchAll(/^\s*::(\w+).*$/gm)].map(([line]) => line)).toEqual(
        format === 'text'
          ? []
          : [expect.stringContaining('file=%3A%3Anotice'), expect.stringContaining('file=%3A%3Aerror')],
      );
      expect(stdout).toContain('::error::a.lm:1:6');
    }
  });

  it('makes annotations that a workflow shows on lines', async () => {
    const cwd = folderWith({
      'a, b/ã%.lm': `${IMPORT}mostra T.inverti("a")\nseja classe = 1\nmostra "bom dia\n`,
      'latin.lm': Buffer.from('"\xe1"', 'latin1'),
    });
    const { code, stdout } = await lint(cwd, '.', '--format', 'github');
    expect(code).toBe(1);
    // As the runner reads its commands.
    const plain = (text = '') =>
      text
        .replaceAll('%0A', '\n')
        .replaceAll('%0D', '\r')
        .replaceAll('%3A', ':')
        .replaceAll('%2C', ',')
        .replaceAll('%25', '%');
    const told = [...stdout.matchAll(/^::(\w+) ([^:]*)::(.*)$/gm)].map(([, level, fields = '', message]) => {
      const properties = fields.split(',').map(field => field.split('=').map(plain));
      return { level, ...Object.fromEntries(properties), message: plain(message) };
    });
    const file = 'a, b/ã%.lm';
    expect(told).toEqual([
      expect.objectContaining({ level: 'error', title: 'source-encoding', file: 'latin.lm' }),
      {
        level: 'error',
        title: 'LM0203',
        file,
        line: '3',
        endLine: '3',
        col: '6',
        endColumn: '12',
        message: expect.stringContaining('"classe"'),
      },
      expect.objectContaining({ level: 'error', title: 'LM0104', line: '4' }),
      {
        level: 'warning',
        title: 'unknown-symbol',
        file,
        line: '2',
        endLine: '2',
        col: '10',
        endColumn: '17',
        message: expect.stringContaining('"inverte"'),
      },
    ]);
    expect(stdout).toContain(`${file}:2:10`);
  });

  it('takes the version that the project around a program declares, and rehearses the next one', async () => {
    const text = `${IMPORT}seja total = 1\nmostra T.titulo("a")\n`;
    const cwd = folderWith({
      'velho/forge.toml': '[project]\ndataforge = "<2"\n',
      'velho/a.lm': text,
      'novo/a.lm': text,
    });
    const codes = async (...args: string[]) =>
      (await lintJson(cwd, ...args)).problems.map((p: { file: string; code: string; level: string }) => [
        p.file,
        p.code,
        p.level,
      ]);
    expect(await codes('.', '--from', next)).toEqual([
      ['novo/a.lm', expect.any(String), 'error'],
      ['novo/a.lm', 'gone-symbol', 'error'],
    ]);
    expect(await codes('velho', '--next', next)).toEqual([
      ['velho/a.lm', 'next-reserved', 'notice'],
      ['velho/a.lm', 'next-gone', 'notice'],
    ]);
  });
});

describe('refdata lint --fix', () => {
  const BOM = '\uFEFF';

  it('writes what is declared to have taken the place of what is gone, and nothing else', async () => {
    const before = `${BOM}importa Lume.Letras como L\r\n${IMPORT}mostra T.gira("gira") # T.gira\r\nmostra L.vira("é")\r\nmostra T.inverti("a") + T.some("b")\r\n`;
    const cwd = folderWith({ 'a.lm': before, 'b.lm': 'mostra 1\n' });
    chmodSync(join(cwd, 'a.lm'), 0o640);
    symlinkSync('a.lm', join(cwd, 'z.lm'));
    expect((await lintJson(cwd, '.')).fixed).toEqual([]);
    expect(readFileSync(join(cwd, 'a.lm'), 'utf8')).toBe(before);
    const { code, fixed, unfixed, problems } = await lintJson(cwd, '.', '--fix');
    expect([code, fixed, unfixed]).toEqual([1, [{ file: 'a.lm', fixes: 3 }], []]);
    expect(readFileSync(join(cwd, 'a.lm'), 'utf8')).toBe(
      `${BOM}importa Lume.Texto como L\r\n${IMPORT}mostra T.inverte("gira") # T.gira\r\nmostra L.inverte("é")\r\nmostra T.inverti("a") + T.some("b")\r\n`,
    );
    expect(problems.map((p: { code: string; line: number }) => [p.code, p.line])).toEqual([
      ['unknown-symbol', 5],
      ['gone-symbol', 5],
    ]);
    expect(statSync(join(cwd, 'a.lm')).mode & 0o777).toBe(0o640);
    expect(readdirSync(cwd).sort()).toEqual(['a.lm', 'b.lm', 'z.lm']);
    expect((await lintJson(cwd, '.', '--fix')).fixed).toEqual([]);
  });

  it('follows a link to the program that it stands for', async () => {
    const cwd = folderWith({ 'src/a.lm': `${IMPORT}mostra T.gira("a")\n` });
    symlinkSync('src/a.lm', join(cwd, 'l.lm'));
    expect((await lintJson(cwd, 'l.lm', '--fix')).fixed).toEqual([{ file: 'l.lm', fixes: 1 }]);
    expect(lstatSync(join(cwd, 'l.lm')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(cwd, 'src/a.lm'), 'utf8')).toBe(`${IMPORT}mostra T.inverte("a")\n`);
  });

  it('leaves a program as it is where a fix would not be all that there is to do', async () => {
    const programs: Record<string, string> = {
      // What is taken in would be called otherwise in the rest of the program.
      'nome.lm': 'importa Lume.Letras\nmostra Letras.inverte("a")\n',
      'tomado.lm': 'de Lume.Texto importa gira\nmostra gira("a")\n',
      // What the old module had, and the new one has not.
      'falta.lm': 'importa Lume.Letras como L\nmostra L.nenhuma("a")\n',
      // What is behind a text without its end is not what it seems to be.
      'aberto.lm': `${IMPORT}mostra T.gira("a")\nmostra "sem fim\n`,
      'encosta.lm': `${IMPORT}mostra T.gira$("a")\n`,
    };
    const cwd = folderWith(programs);
    const { fixed, unfixed, problems } = await lintJson(cwd, '.', '--fix');
    expect(fixed).toEqual([]);
    expect(unfixed.map(({ file }: { file: string }) => file)).toEqual([
      'aberto.lm',
      'encosta.lm',
      'falta.lm',
    ]);
    for (const { reason } of unfixed) expect(reason).toMatch(/line \d/);
    expect(problems.some((p: { code: string }) => p.code.startsWith('gone-'))).toBe(true);
    for (const [path, text] of Object.entries(programs))
      expect(readFileSync(join(cwd, path), 'utf8')).toBe(text);
  });

  it('prepares for the next version only by what this version has, too', async () => {
    const cwd = folderWith({ 'a.lm': `${IMPORT}mostra T.titulo("a") + T.palindromo("b")\nseja total = 1\n` });
    const { fixed } = await lintJson(cwd, 'a.lm', '--next', next, '--fix');
    expect(fixed).toEqual([{ file: 'a.lm', fixes: 1 }]);
    expect(readFileSync(join(cwd, 'a.lm'), 'utf8')).toBe(
      `${IMPORT}mostra T.titulo("a") + T.inverte("b")\nseja total = 1\n`,
    );
  });

  it('writes nothing more the second time, and no program that Lume does not take, of those that it took', async () => {
    const imports = [
      IMPORT,
      'importa Lume.Letras como T\n',
      'importa Lume.Letras\n',
      'importa Lume.Texto\n',
      'de Lume.Texto importa gira\n',
      'de Lume.Letras importa inverte, vira como v\n',
    ];
    const uses = [
      'mostra T.gira("a")\n',
      'mostra T.vira(T.gira("é"))\n',
      'mostra Letras.gira("a")\n',
      'mostra Texto.some("a")\n',
      'mostra v("a")\n',
      'mostra gira("a")\r\n',
      'funcao gira(a):\n    retorna T.gira(a)\n',
      'mostra "{T.gira(1)} é"\n',
      'seja x = {T: T.vira(1)}\n',
      '# T.gira\n',
      'seja T = 1\n',
      'se T.gira:\n    passa\n',
      'mostra "sem fim\n',
      'mostra T.gira $\n',
    ];
    const programs = fc.sample(
      fc
        .tuple(
          fc.constantFrom(...imports),
          fc.array(fc.constantFrom(...uses), { minLength: 1, maxLength: 4 }),
        )
        .map(([first, rest]) => first + rest.join('')),
      isFuzzing() ? 1000 : 100,
    );
    const cwd = folderWith(Object.fromEntries(programs.map((text, i) => [`${i}.lm`, text])));
    const written = () => programs.map((_, i) => readFileSync(join(cwd, `${i}.lm`), 'utf8'));
    const once = await lintJson(cwd, '.', '--fix');
    const texts = written();
    expect(once.fixed.length).toBeGreaterThan(10);
    expect(once.fixed.map(({ file }: { file: string }) => file).sort()).toEqual(
      programs.flatMap((text, i) => (text === texts[i] ? [] : [`${i}.lm`])).sort(),
    );
    const twice = await lintJson(cwd, '.', '--fix');
    expect([twice.fixed, twice.unfixed, written()]).toEqual([[], once.unfixed, texts]);
    const takes = (all: readonly string[]) =>
      execFileSync('python3', [PARSER, LUME], {
        input: all.map(text => `${JSON.stringify(text)}\n`).join(''),
      })
        .toString()
        .split('\n')
        .slice(0, all.length)
        .map(said => said === 'null');
    const after = takes(texts);
    expect(takes(programs).flatMap((was, i) => (was && !after[i] ? [programs[i]] : []))).toEqual([]);
  });

  it('changes no program where one of them cannot be written', async () => {
    const text = `${IMPORT}mostra T.gira("a")\n`;
    const cwd = folderWith({ 'a.lm': text, 'b.lm': text, [`b.lm.new-${process.pid}`]: 'somebody else' });
    const { code, stderr } = await lint(cwd, '.', '--fix');
    expect(code).toBe(2);
    expect(stderr).toContain('b.lm cannot be written');
    for (const path of ['a.lm', 'b.lm']) expect(readFileSync(join(cwd, path), 'utf8')).toBe(text);
    expect(readdirSync(cwd)).not.toContain(`a.lm.new-${process.pid}`);
    expect(readFileSync(join(cwd, `b.lm.new-${process.pid}`), 'utf8')).toBe('somebody else');
  });
});

describe('a language that cannot be fetched any more', () => {
  it('is the one that was fetched last, where there is a cache; that is said once', async () => {
    // A site that loses a file, and then its server.
    let lost = '';
    const site = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://x').pathname;
      try {
        if (path === lost) throw new Error(lost);
        response.setHeader('content-type', 'application/json').end(readFileSync(join(now, path)));
      } catch {
        response.statusCode = path === lost ? 403 : 404;
        response.end();
      }
    });
    await new Promise<void>(done => site.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const cwd = folderWith({ 'a.lm': 'seja classe = 1\n' });
    const cache = join(cwd, 'cache');
    const run = (...more: string[]) =>
      refdataInProcess(['lint', 'a.lm', '--from', address, '--cache', cache, ...more], { cwd });
    const first = await run();
    expect([first.code, first.stderr]).toEqual([1, '']);

    lost = '/api/lexico.json';
    const second = await run();
    expect([second.code, second.stdout]).toEqual([1, first.stdout]);
    expect(second.stderr).toMatch(
      /^warning .*lexico\.json.* Lume 1\.4\.0 is used, as it was fetched last\.\n$/,
    );

    site.closeAllConnections();
    await new Promise(done => site.close(done));
    const third = await run('--format', 'sarif');
    expect(third.code).toBe(1);
    expect(JSON.parse(third.stdout).runs[0].results).toHaveLength(1);
    expect(third.stderr).toContain('is used, as it was fetched last.');

    const editor = await Editor.start({ from: [address], cache });
    expect(await editor.diagnostics('seja classe = 1\n')).toHaveLength(1);
    expect(await editor.diagnostics('seja classe = 2\n')).toHaveLength(1);
    expect(editor.messages).toEqual([expect.stringContaining('is used, as it was fetched last.')]);
    editor.close();
    // In the tongue of the language where nobody has asked for another one.
    const own = await Editor.start({ from: [address], cache, tongue: 'own' });
    expect(await own.diagnostics('seja classe = 1\n')).toHaveLength(1);
    expect(own.messages).toEqual([
      `refdata: ${address} não pode ser lido agora. Lume 1.4.0 é usada, como foi buscada da última vez.`,
    ]);
    own.close();

    // Without a copy, or with one that is damaged, there is nothing to go on with.
    const [name = ''] = readdirSync(cache);
    writeFileSync(join(cache, name), `${readFileSync(join(cache, name), 'utf8')} `);
    for (const args of [['--cache', cache], []]) {
      const { code, stderr } = await refdataInProcess(['lint', 'a.lm', '--from', address, ...args], { cwd });
      expect(code).toBe(2);
      expect(stderr).toMatch(/^error /);
    }
  });
});
