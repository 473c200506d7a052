import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { cleanUp, folderWith, ROOT, refdataInProcess, TINY } from './run-cli.js';

afterAll(cleanUp);

const HEAD = 'nome: T\ndescricao: x\ndocumentacao: https://t.example\nversao: 1.0.0\n';
const TOKENS = 'WORDS = {"se": "c"}\n';

/** What a build says of a configuration, and nothing else of it. */
async function said(config: string, files: Record<string, string> = {}) {
  const repo = folderWith({ 'refdata.yml': HEAD + config, 'src/tokens.py': TOKENS, ...files });
  const { code, stderr } = await refdataInProcess(['build', '--repo', repo, '--out', join(repo, 'site')]);
  return { code, stderr };
}

describe('one slip, one mistake, and what to do about it', () => {
  it.each([
    [
      'a blank in front of "#" in braces',
      'sintaxe:\n  extensao: .ty\n  reservadas: { table: src/tokens.py #WORDS, map: { palavra: key } }\n',
      /Leave out the blank before "#"/,
    ],
    [
      'a no-break space behind a colon',
      'idioma:\u00a0pt\nsintaxe: { extensao: .ty }\n',
      /Write plain spaces/,
    ],
    ['no bound at all', 'sintaxe: { extensao: .ty }\nlimits: { source_mib: 0 }\n', /must be more than 0\./],
    [
      'a blank behind an address',
      'base_url: "https://t.example/x "\nsintaxe: { extensao: .ty }\n',
      /Write it whole: https:\/\/t\.example\/x\./,
    ],
    [
      'exercises without their folders',
      'sintaxe: { extensao: .ty }\nconteudos: { exercicios: { count: src/*.py } }\n',
      /nothing says of which folder the number 2 is[\s\S]*by: folder/,
    ],
    [
      'two numbers of one folder',
      'sintaxe: { extensao: .ty }\nconteudos: { exercicios: [{ value: { a: 1 } }, { value: { a: 2 } }] }\n',
      /the folder "a" has two numbers/,
    ],
    [
      'names where objects belong',
      'sintaxe: { extensao: .ty }\nmodulos: { symbols: src/tokens.py, map: { nome: module, simbolos: name } }\n',
      /Make an object of each: \{ "nome": … \}/,
    ],
    ['a tab', 'sintaxe:\n\textensao: .ty\n', /6:1 .*Tabs.*\n.*Indent with spaces/],
    [
      'a key twice',
      'nome: X\nsintaxe: { extensao: .ty }\n',
      /5:1 .*unique.*\n.*Keep one of the two: `nome` stands in line 1/,
    ],
    [
      'an English key',
      'sintaxe:\n  extensao: .ty\n  keywords: { value: [a] }\n',
      /did you mean `reservadas`/,
    ],
    [
      'English keys at the top',
      'name: z\nsyntax:\n  extensao: .ty\n',
      /`nome`\?[\s\S]*did you mean `sintaxe`/,
    ],
    ['an English extension', 'sintaxe: { extension: .ty }\n', /did you mean `extensao`/],
    [
      'letters in another order',
      'sintaxe:\n  extensao: .ty\n  reservadas: { tabel: src/tokens.py#WORDS, mpa: { palavra: key } }\n',
      /did you mean `table`\?[\s\S]*did you mean `map`\?/,
    ],
    [
      'an English field',
      'sintaxe:\n  extensao: .ty\n  reservadas: { table: src/tokens.py#WORDS, map: { word: key } }\n',
      /has no field "word"[\s\S]*Did you mean "palavra"\?/,
    ],
    [
      'a function that there is not',
      'sintaxe:\n  extensao: .ty\n  reservadas: { table: src/tokens.py#WORDS, map: { palavra: "$uppercas(key)" } }\n',
      /there is no function \$uppercas; did you mean \$uppercase\?/,
    ],
    [
      'slips with remedies of their own: each stands below its own',
      'sintaxe: { extensao: .ty, reservada: 1 }\nrules: { list-present: off }\n',
      /`reservadas`\?\n {2}-> Write the key as .*\n {2}refdata\.yml:6:\d+ {2}rules\.list-present must be a map\.\n {2}-> Write it as a map/,
    ],
    ['one of English words', 'sintaxe: { extensao: .ty, keyword: 1 }\n', /did you mean `reservadas`/],
    ['English words with a hyphen', 'sintaxe: { extensao: .ty, reserved-words: 1 }\n', /`reservadas`/],
    ['English words in camel case', 'sintaxe: { extensao: .ty }\nerrorCodes: 1\n', /did you mean `erros`/],
    [
      'a function without its sign',
      'sintaxe:\n  extensao: .ty\n  reservadas: { table: src/tokens.py#WORDS, map: { palavra: value & uppercase(key) } }\n',
      /there is no function uppercase; did you mean \$uppercase\?\n {6}value & uppercase\(key\)\n {14}\^\n/,
    ],
    [
      'an expression that is cut off',
      'sintaxe:\n  extensao: .ty\n  reservadas: { table: src/tokens.py#WORDS, map: { palavra: key & } }\n',
      /it ends too early\n {6}key &\n {10}\^\n/,
    ],
    [
      'words in place of a source',
      'sintaxe:\n  extensao: .ty\n  reservadas: [se, fim, faz]\n',
      /has a mistake\.[\s\S]*reservadas: Here stand the entries themselves[\s\S]*-> [^\n]*\{ value: \[se, fim, faz\], map: \{ palavra: value \} \}/,
    ],
    [
      'a locator in place of a source',
      'sintaxe:\n  extensao: .ty\n  reservadas: src/tokens.py#WORDS\n',
      /\{ table: src\/tokens\.py#WORDS, map: \{ palavra: key, descricao: value \} \}/,
    ],
    [
      'a level in place of a rule',
      'sintaxe: { extensao: .ty }\nrules: { reservada-removed: off }\n',
      /rules\.reservada-removed must be a map\.[\s\S]*-> Write it as a map: \{ level: off \}\./,
    ],
    [
      'a level that there is not, in place of a rule',
      'sintaxe: { extensao: .ty }\nrules: { list-present: of, text-present: false }\n',
      /list-present must be a map\.[\s\S]*text-present must be a map\.\n.*\{ level: off \}\./,
    ],
    [
      'a text in place of a kind that takes a map',
      'sintaxe: { extensao: .ty }\nerros: { pattern: "[a-z]" }\n',
      /erros\.pattern must be a map\.\n.*Write it as a map: pattern: \{"file":"src\/lexer\.l","match":/,
    ],
    [
      'a locator with a blank before its sign',
      'sintaxe: { extensao: .ty }\nerros:\n  table: src/errors.py #ERRORS\n',
      /7:3 .*file#NAME.*\n.*Leave out the blank before "#"/,
    ],
    [
      'a text that begins with a sign',
      'base_url: @x\nsintaxe: { extensao: .ty }\n',
      /\n.*Put the text in quotes: in YAML none begins with "@"/,
    ],
    [
      'a line too far in',
      'sintaxe:\n  extensao: .ty\n    reservadas: 1\n',
      /6:13 .*\n.*begin in the same column/,
    ],
    ['a colon without a blank', 'sintaxe:\n  extensao:.ty\n', /5:1 .*\n.*Put a blank behind the colon/],
    [
      'one among others',
      'sintaxe:\n  extensao:.ty\n  reservadas: { value: [a], map: { palavra: value } }\n',
      /6:3 .*\n.*a colon and a blank/,
    ],
    ['a name that nothing has', 'sintaxe:\n  extensao: *ty\n', /6:13 .*\n.*Define the name/],
    [
      'a field that no record has',
      'sintaxe:\n  extensao: .ty\n  reservadas: { table: src/tokens.py#WORDS, map: { palavra: ky } }\n',
      /`ky` yields nothing on the only record[\s\S]*has 1 error\n$/,
    ],
    [
      'a path of Windows',
      'sintaxe:\n  extensao: .ty\n  reservadas: { table: src\\tokens.py#WORDS, map: { palavra: key } }\n',
      /Write src\/tokens\.py: paths in refdata\.yml have "\/" everywhere/,
    ],
    [
      'the place of a field that there is not',
      'sintaxe:\n  extensao: .ty\n  reservadas:\n    table: src/tokens.py#WORDS\n    map:\n      palavra: key\n      meaning: value\n',
      /refdata\.yml:11:7 {2}sintaxe\.reservadas has no field "meaning"/,
    ],
    [
      'no mapping where fields are wanted',
      'sintaxe:\n  extensao: .ty\n  reservadas: { table: src/tokens.py#WORDS }\n',
      /refdata\.yml:7:3 {2}sintaxe\.reservadas gives texts[^\n]*palavra, descricao, equivalente\.\n.*map: \{ palavra: key \}[\s\S]*has 1 error\n$/,
    ],
    [
      'an extension without its dot',
      'sintaxe: { extensao: ty }\n',
      /5:12 .*begins with a dot\.\n.*: \.ty\.\n/,
    ],
    ['a tag', 'sintaxe: { extensao: !!x .ty }\n', /5:22 .*tag.*\n.*Leave out the tag/],
    [
      'a function that is cut short, whole by itself',
      'sintaxe:\n  extensao: .ty\n  reservadas: { table: src/tokens.py#WORDS, map: { palavra: $upper(key) } }\n',
      /did you mean \$uppercase\?\n.*\n.*\n.*docs\.jsonata\.org/,
    ],
    [
      'a query that is a text, with its file beside it',
      'sintaxe:\n  extensao: .ty\n  reservadas: { query: "(identifier) @x", file: src/tokens.py, map: { palavra: x } }\n',
      /has a mistake\.[\s\S]*query must be a map\.\n.*query: \{"file":/,
    ],
    [
      'a query without a name',
      'sintaxe:\n  extensao: .ty\n  reservadas: { query: { file: src/tokens.py, match: "(identifier)" }, map: { palavra: x } }\nrules: { source-empty: { level: error } }\n',
      /The query gives no node a name\.\n.*`@nome`/,
    ],
    [
      'a pattern between slashes',
      'sintaxe:\n  extensao: .ty\n  reservadas: { pattern: { file: src/tokens.py, match: "/se/g" }, map: { palavra: value } }\nrules: { source-empty: { level: error } }\n',
      /The pattern matches nothing in src\/tokens\.py\.\n.*Leave out the slashes/,
    ],
    [
      'the field of another list',
      'sintaxe:\n  extensao: .ty\n  reservadas: { table: src/tokens.py#WORDS, map: { simbolo: key } }\n',
      /no field "simbolo"\.\n.*Its fields are palavra[\s\S]*has 1 error\n/,
    ],
    [
      'a base that nothing has',
      'sintaxe:\n  extensao: .ty\n  reservadas: { components: src/classes.py, implements: Wrod, map: { palavra: key } }\n',
      /implements or extends Wrod\.\n.*Of 1 class that it has/,
    ],
    [
      'a grammar that nothing is read by, without its file',
      `sintaxe: { extensao: .ty }\ngrammars: { g: { wasm: g.wasm, sha256: "${'0'.repeat(64)}", extensions: [.g] } }\n`,
      /6:18 {2}There is no file g\.wasm in the repository/,
    ],
    [
      'a grammar that nothing is read by, and another file',
      `sintaxe: { extensao: .ty }\ngrammars: { g: { wasm: src/tokens.py, sha256: "${'0'.repeat(64)}", extensions: [.g] } }\n`,
      /6:39 {2}src\/tokens\.py is not the grammar that is meant/,
    ],
    [
      'a brace that is not closed',
      'sintaxe:\n  extensao: .ty\n  reservadas: { table: src/tokens.py#WORDS\nerros: x\n',
      /Close what was opened/,
    ],
  ])('%s', async (_, config, pattern) => {
    const { stderr } = await said(config, { 'src/classes.py': 'class A:\n    pass\n' });
    expect(stderr).toMatch(pattern);
    expect(stderr).not.toMatch(/is missing|A source needs one of|non-function|must stand in quotes/);
  });

  it('of a grammar without its digest it is said what gives that', async () => {
    const grammar = 'grammars:\n  g: { wasm: g.wasm, extensions: [.g] }\n';
    expect((await said(`sintaxe: { extensao: .ty }\n${grammar}`)).stderr).toMatch(
      /sha256 is missing.*\n {2}-> Write what `sha256sum` prints/,
    );
  });

  it('a number is put in quotes as it was written', async () => {
    const { stderr } = await said('sintaxe: { extensao: 1.0 }\n');
    expect(stderr).toMatch(/-> Put it in quotes: "1\.0"\.\n/);
    expect((await said('sintaxe: {}\n')).stderr).toMatch(/sintaxe\.extensao is missing; it must be a text/);
  });

  it('a table that calls fill is named by them', async () => {
    const { stderr } = await said(
      'sintaxe:\n  extensao: .ty\n  reservadas: { table: src/Scanner.java#keywords, map: { palavra: key } }\n',
      {
        'src/Scanner.java':
          'class Scanner {\n  static final Map<String, T> keywords;\n  void init() {\n    keywords = new HashMap<>();\n    keywords.put("and", AND);\n    keywords.put("or", OR);\n  }\n}\n',
      },
    );
    expect(stderr).toContain('Name the calls: src/Scanner.java#keywords.put().');
  });

  it('a function of JSONata behind a path is one, and so is what an expression names itself', async () => {
    const map = '{ palavra: "$string(key).$uppercase()" }';
    const { code, stderr } = await said(
      `sintaxe:\n  extensao: .ty\n  reservadas: { table: src/tokens.py#WORDS, map: ${map} }\n`,
    );
    expect([code, stderr]).toEqual([0, '']);
  });

  it('functions of an expression itself, and those of JSONata, are none that there are not', async () => {
    const map = `{ palavra: "($twice := function($x) { $x & $x }; $twice($uppercase($string(key))) ~> $trim())" }`;
    const { code, stderr } = await said(
      `sintaxe:\n  extensao: .ty\n  reservadas: { table: src/tokens.py#WORDS, map: ${map} }\n`,
    );
    expect([code, stderr]).toEqual([0, '']);
  });
});

describe('the configuration is found', () => {
  it('by the other extension, and from a folder inside of the repository', async () => {
    const { 'refdata.yml': config, ...rest } = TINY;
    const repo = folderWith({ 'refdata.yaml': config, ...rest, 'src/deep/a.txt': '' });
    const out = join(repo, 'site');
    const run = await refdataInProcess(['build', '--out', out], { cwd: join(repo, 'src', 'deep') });
    expect([run.code, run.stderr]).toEqual([0, '']);
    expect(readFileSync(join(out, 'api', 'sintaxe.json'), 'utf8')).toContain('"se"');
  });

  it('not above the repository, and then init is named', async () => {
    const folder = folderWith({ ...TINY, 'inner/.git/HEAD': '', 'inner/src/a.txt': '' });
    const { code, stderr } = await refdataInProcess(['build'], { cwd: join(folder, 'inner', 'src') });
    expect(code).toBe(2);
    expect(stderr).toMatch(/There is no refdata\.yml in .*src\.\nLet `refdata init` write a first one/);
  });
});

describe('on a terminal', () => {
  const CONFIG =
    'sintaxe:\n  extensao: .ty\n  reservadas:\n    - table: src/tokens.py#WORD\n      map: { palavra: key }\n';

  /** As where people look: the line of the place below it, whatever folder the command is run from. */
  async function watched(config: string, files: Record<string, string> = {}) {
    const repo = folderWith({ 'refdata.yml': HEAD + config, 'src/tokens.py': TOKENS, ...files });
    const env = { FORCE_COLOR: '1', NO_COLOR: '1' };
    const outside = await refdataInProcess(['build', '--repo', repo, '--out', join(repo, 'o')], { env });
    const inside = await refdataInProcess(['build', '--out', '../o'], { env, cwd: join(repo, 'src') });
    expect(inside.stderr).toBe(outside.stderr);
    return outside.stderr;
  }

  it('each place comes with its line and a caret', async () => {
    expect(await watched(CONFIG)).toMatch(
      /refdata\.yml:8:7 [^\n]*\n {4}8 \| {5}- table: src\/tokens\.py#WORD\n {6}\| {7}\^\n/,
    );
    expect(await watched('sintaxe: { extensio: .ty }\n')).toContain(
      '\n    5 | sintaxe: { extensio: .ty }\n      |            ^\n',
    );
  });

  it('a long line is cut around the caret, and nothing of it is obeyed', async () => {
    const long = `# ${'x'.repeat(300)}`;
    const wide = `sintaxe: { regras: { value: ["${'á'.repeat(120)}\u001b[31m日本"] }, extensio: .ty } ${long}\n`;
    const said = await watched(wide);
    const [line = '', caret = ''] = said.split('\n').filter(each => / \| /.test(each));
    expect(line).toMatch(/^ {4}5 \| ….*extensio.*…$/);
    expect(line).toContain('\\u{1b}[31m');
    // Two of the characters before the caret are twice as wide as others.
    expect(caret.indexOf('^')).toBe(line.indexOf('extensio') + 2);
  });

  it('elsewhere the output is as it was', async () => {
    const { stderr } = await said(CONFIG);
    expect(stderr).not.toContain('|');
  });
});

describe('wrong arguments', () => {
  it.each([
    [['help', 'registry', 'pak'], /^error There is no command registry pak\.\nDid you mean pack\?/],
    [['help', 'check', 'foo'], /^error There is no command check foo\.\ncheck has none inside\./],
    [['build', '--out', 'a', '--into', 'b'], /^error --out and --into cannot go together\.\n/],
    [['help', 'biuld'], /^error There is no command biuld\.\nDid you mean build\?/],
    [['biuld'], /^error Unknown command 'biuld'\.\nDid you mean build\?/],
    [['build', 'a'], /^error There are too many arguments for build\.\nrefdata build --help/],
    [['build', '-out', 'site'], /arguments for build\.\nDid you mean --out\?/],
    [['build', '--jsn'], /^error Unknown option '--jsn'\.\nDid you mean --json\?/],
    [['validate'], /^error Missing required argument 'target'\.\nrefdata validate --help/],
    [['registry', 'pack', '--out'], /^error .*argument missing\.\nrefdata registry pack --help/],
    [['api', 'verify'], /^error Missing required argument 'source_file'\.\nrefdata api verify --help/],
    [['verify', 'https://127.0.0.1:9', '--wait', '99999999'], /which is too large\.\n/],
    [['mcp', 'http://127.0.0.1:9'], /index\.json could not be fetched.*\nBrowsers refuse that port/],
    [
      ['extract', '--map', '{', 'a.py#A', '--repo', 'examples/lume'],
      /^error This is not YAML: Flow map must end with a }\.\n.*"\{ palavra: key \}"/,
    ],
    [
      ['init', '--like', 'package.json', '--config', 'docs/none.yml'],
      /^error package\.json is not a folder\.\n/,
    ],
    [['explain'], /^error Nothing says what to explain\.\n.*--list shows what there is/],
  ])('%j', async (args, pattern) => {
    const { code, stdout, stderr } = await refdataInProcess(args);
    expect(stderr).toMatch(pattern);
    expect([code, stdout]).toEqual([2, '']);
  });

  it('of a command inside of another, of numbers and of names that nothing has', async () => {
    expect((await refdataInProcess(['registry', 'chek'])).stderr).toMatch(
      /Did you mean check\? refdata registry --help/,
    );
    const limit = await refdataInProcess(['extract', 'sintaxe', '--limit', 'x', '--repo', folderWith(TINY)]);
    expect(limit.stderr).toMatch(/--limit is "x".*\nWrite a number, such as 50\.\n$/);
    const none = await refdataInProcess(['explain', '--list', 'qqqqqqqq', '--repo', folderWith(TINY)]);
    expect([none.code, none.stderr]).toEqual([
      1,
      expect.stringMatching(/^error Nothing has qqqqqqqq in its name/),
    ]);
    const nothing = await refdataInProcess(['explain', 'qqqqqqqq', '--repo', folderWith(TINY)]);
    expect([nothing.code, nothing.stderr]).toEqual([
      1,
      expect.stringMatching(/nothing else.*\n.*explain --list/),
    ]);
  });

  it('are JSON with --json', async () => {
    const { code, stdout, stderr } = await refdataInProcess(['build', '--json', '--wrong']);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: { message: "Unknown option '--wrong'." } });
    expect([code, stderr]).toEqual([2, '']);
  });
});

describe('what is read to the first line only', () => {
  // Windows has no pipes that break.
  (process.platform === 'win32' ? it.skip : it).each([0, 1])('keeps the exit code (%i)', async exit => {
    const repo = folderWith({ ...TINY, ...(exit === 1 && { 'tokens.py': 'NO = 1\n' }) });
    const script = `"$0" "$1" build --repo "$2" --out "$2/site" 2>&1 | true; echo "\${PIPESTATUS[0]}"`;
    const cli = join(ROOT, 'dist', 'cli', 'index.js');
    const { stdout } = spawnSync('bash', ['-c', script, process.execPath, cli, repo], { encoding: 'utf8' });
    expect(stdout).toBe(`${exit}\n`);
  });
});

describe('what cannot be written', () => {
  it('below a file, for every command that writes', async () => {
    const repo = folderWith({ ...TINY, 'enderecos/x': '' });
    const inFile = join(repo, 'tokens.py');
    const packages = join(ROOT, 'examples', 'lume');
    for (const out of [inFile, join(inFile, 'x')])
      for (const args of [
        ['build', '--repo', repo, '--out', out],
        ['build', '--repo', repo, '--into', out],
        ['registry', 'pack', '--repo', packages, '--out', out],
        ['registry', 'build', '--repo', packages, '--out', out],
        ['editor', '--repo', packages, '--out', out],
        ['api', 'examples/loja/src/app.df', '--openapi', '-o', join(out, 'y')],
        ['api', 'examples/loja/src/app.df', '--all', '--out-dir', out],
        ['init', '--repo', repo, '--force', '--config', join(out, 'refdata.yml')],
      ]) {
        const { code, stderr } = await refdataInProcess(args);
        expect([args, code, stderr]).toEqual([args, 2, expect.stringMatching(/^error /m)]);
      }
    expect(readFileSync(inFile, 'utf8')).toBe(TINY['tokens.py']);
  });

  it('is a mistake of the user, for build and for init', async () => {
    const repo = folderWith(TINY);
    for (const args of [
      ['build', '--repo', repo, '--out', join(repo, 'tokens.py', 'site')],
      ['init', '--repo', repo, '--config', join(repo, 'tokens.py', 'refdata.yml')],
      // Where Linux has no room for new folders, and says that the one around them is not there.
      ...(existsSync('/proc/self') ? [['build', '--repo', repo, '--out', '/proc/refdata/site']] : []),
    ]) {
      const { code, stderr } = await refdataInProcess(args);
      expect(stderr).toMatch(/^error .*cannot be written: [a-z][^\n]* \(E[A-Z]+\)\.\n/);
      expect(code).toBe(2);
    }
    expect(existsSync(join(repo, 'site'))).toBe(false);
  });
});

describe('refdata init', () => {
  it('takes the name of a folder that may hold anything for a question, unless the clone says where it comes from', async () => {
    const code = { 'src/lexer.js': 'const KEYWORDS = ["if", "else", "while", "for", "return"];\n' };
    const around = folderWith(
      Object.fromEntries(
        ['compiler', 'main', 'jlume', 'source'].map(name => [`${name}/src/lexer.js`, code['src/lexer.js']]),
      ),
    );
    mkdirSync(join(around, 'source', '.git'));
    const config = '[remote "origin"]\n\turl = https://git.example/a/lume.git\n';
    writeFileSync(join(around, 'source', '.git', 'config'), config);
    for (const [name, said] of [
      ['compiler', /^# To be written: the name of the language\..*\nnome: compiler$/m],
      ['main', /^# To be written: the name of the language\..*\nnome: main$/m],
      ['jlume', /^\nnome: jlume$/m],
      ['source', /^\nnome: lume$/m],
    ] as const) {
      const { stdout } = await refdataInProcess(['init', '--repo', join(around, name)]);
      const text = readFileSync(join(around, name, 'refdata.yml'), 'utf8');
      expect(text).toMatch(said);
      expect(stdout.includes('write nome:')).toBe(text.includes('the name of the language'));
    }
  });

  it('writes a workflow when asked, and says what is to be written and how to go on', async () => {
    const repo = folderWith({
      'src/lexer.js': 'const KEYWORDS = ["if", "else", "while", "for", "return"];\n',
    });
    mkdirSync(join(repo, 'docs'));
    const { code, stdout } = await refdataInProcess(['init', '--repo', repo, '--workflow']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/write documentacao, versao, sintaxe\.extensao: a build refuses/);
    expect(stdout).toMatch(
      /Next:\n {2}refdata extract sintaxe\.reservadas .*\n {2}refdata build .*\n {2}refdata serve site\n$/,
    );
    const example = readFileSync('examples/lume/.github/workflows/refdata.yml', 'utf8');
    expect(readFileSync(join(repo, '.github', 'workflows', 'refdata.yml'), 'utf8')).toBe(example);
    const again = await refdataInProcess(['init', '--repo', repo, '--workflow', '--config', 'other.yml']);
    expect(again.stderr).toMatch(/refdata\.yml already\.\n.*leave --workflow out/);
    const built = await refdataInProcess(['build', '--repo', repo, '--out', join(repo, 'site')]);
    expect(built.stderr).toMatch(/error placeholder[\s\S]*documentacao[\s\S]*versao[\s\S]*extensao/);
    expect([built.code, existsSync(join(repo, 'site'))]).toEqual([1, false]);
  });
});

it('tells of programs that are named and are not there', async () => {
  const { stderr } = await said('sintaxe: { extensao: .ty }\nprogramas: exemplos/*.ty\n');
  expect(stderr).toMatch(/warning count-empty\n.*programas: exemplos\/\*\.ty matches no file/);
});
