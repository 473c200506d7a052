import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditGrammar, type GrammarAudit } from '../../../src/editors/audit/audit.js';
import { queryColourer } from '../../../src/editors/audit/query.js';
import { type LoadedGrammar, loadGrammarFile, loadGrammarFor } from '../../../src/extract/index.js';
import { openRepository } from '../../../src/repository/repository.js';
import { refdataInProcess } from '../../cli/run-cli.js';
import { LANGUAGES } from '../../lexico/languages.js';
import { LUME } from '../../lexico/lexico-of.js';

const PACKAGE = resolve('node_modules/@tree-sitter-grammars/tree-sitter-lua');
/** The query that comes with the grammar, written by others. */
const SHIPPED = readFileSync(join(PACKAGE, 'queries', 'highlights.scm'), 'utf8');
const PROGRAM = `-- conta 😀 e soma
local function soma(t, ...)
  local total = 0
  for i, v in ipairs(t) do
    if type(v) == "number" and v > 1.5e3 then total = total + v
    elseif v == nil or not v then goto fim else print("x\\n" .. v, self) end
  end
  ::fim::
  return total
end
while true do repeat soma({1, 2, k = 'é😀'}) until false break end
`;

let lua: LoadedGrammar;
const language = LANGUAGES.find(({ lexico }) => lexico.nome === 'Lua') as (typeof LANGUAGES)[0];
beforeAll(async () => {
  lua = await loadGrammarFor({ name: undefined, extension: '.lua' }, openRepository(PACKAGE));
});

function audited(query: string, program = PROGRAM): GrammarAudit {
  const colourer = queryColourer(query, lua);
  try {
    return auditGrammar(language.lexico, colourer, [
      { path: 'a.lua', text: program },
      { path: 'special.lua', text: language.programa },
    ]);
  } finally {
    colourer.dispose();
  }
}

describe('what an audit tells of a highlights.scm', () => {
  it('is nothing of one that colours programs as they are cut, except which patterns never colour, by line', () => {
    const audit = audited(SHIPPED);
    expect(audit).toMatchObject({
      engine: 'tree-sitter',
      differences: [],
      refused: [],
      unparsed: [],
      undecided: 0,
    });
    expect(audit.alike).toBe(audit.characters);
    expect(audit.characters).toBeGreaterThan(400);
    const attribute = SHIPPED.split('\n').findIndex(line => line.startsWith('(variable_list')) + 1;
    expect(audit.silent.map(({ at }) => at)).toContain(`line ${attribute}`);
    expect(audit.silent.length).toBeLessThan(10);
  });

  it.each<[string, string, string, object]>([
    ['a missing word', '"while"', '"repeat_statement"', {}],
    ['a comment as text', '(comment) @comment', '(comment) @string', { class: 'comentario', as: 'string' }],
    ['a word as a name', '"return" @keyword.return', '"return" @variable', { text: 'return', as: 'name' }],
    ['a number that is forgotten', '(number) @number', '', { class: 'numero', as: 'plain', scope: '' }],
    [
      'a name of a capture that no theme has',
      '(number) @number',
      '(number) @nmber',
      { class: 'numero', scope: 'nmber' },
    ],
  ])('tells %s', (_, from, to, difference) => {
    expect(SHIPPED).toContain(from);
    const audit = audited(SHIPPED.replace(from, to));
    if (to === '"repeat_statement"') {
      const line = SHIPPED.slice(0, SHIPPED.indexOf('(while_statement')).split('\n').length;
      expect(audit.refused).toEqual([
        {
          pattern: expect.stringContaining('(while_statement'),
          why: expect.stringContaining(`line ${line}: `),
        },
      ]);
    } else
      expect(audit.differences).toEqual(
        expect.arrayContaining([expect.objectContaining({ ...difference, inPrograms: true })]),
      );
  });

  it('takes the last of several patterns for a node, and counts what the first would colour otherwise', () => {
    const last = audited(`(identifier) @comment\n${SHIPPED}`);
    expect(last.differences).toEqual([]);
    expect(last.byOrder).toBeGreaterThan(20);
    expect(last.silent).toContainEqual({ at: 'line 1', pattern: '(identifier) @comment' });
    expect(audited(`${SHIPPED}\n(identifier) @comment`).differences).toContainEqual(
      expect.objectContaining({ class: 'nome', as: 'comment' }),
    );
  });

  it('compares nothing that a predicate of an editor decides, and says how much that is', () => {
    const { undecided, differences } = audited(
      `${SHIPPED}\n((identifier) @comment (#lua-match? @comment "^tot"))\n((number) @string (#is-not? local))`,
    );
    expect(differences).toEqual([]);
    expect(undecided).toBeGreaterThan(20);
    // What only sets something decides nothing.
    expect(audited(`${SHIPPED}\n((number) @number (#set! priority 105))`).undecided).toBe(0);
  });

  it('begins code again in what is embedded, and leaves captures of other uses alone', () => {
    const inString = audited(`${SHIPPED}\n(arguments) @string`).differences;
    expect(inString).toContainEqual(expect.objectContaining({ class: 'simbolo', as: 'string' }));
    const none = audited(`${SHIPPED}\n(arguments) @none\n(comment) @spell\n(number) @_n`).differences;
    expect(none.filter(({ class: kind }) => kind !== 'simbolo')).toEqual([]);
  });

  it('tells programs that the grammar does not understand, and queries that it goes on from', () => {
    const { unparsed, others } = audited(`; inherits: c,ecma\n${SHIPPED}`, 'local x = = 1\n');
    expect(unparsed).toEqual([{ file: 'a.lua', line: 1, why: 'it has a syntax error there' }]);
    expect(others).toEqual(['c', 'ecma']);
  });

  it('counts places in characters of lines that end in any way', () => {
    const audit = audited('"return" @string', '-- 😀é\r\nlocal x = "é"\rreturn x');
    expect(audit.differences.find(({ text }) => text === 'return')?.places[0]).toMatchObject({
      file: 'a.lua',
      line: 3,
      column: 1,
    });
  });

  it('reads a query whose comments have other letters, and one without a pattern', () => {
    expect(audited('; é 😀 ção\n\n(hash_bang_line) @preproc\n; é\n(number) @x').silent).toEqual([]);
    expect(audited('; é 😀 ção\n\n(variable_list (attribute) @a) ; ü\n').silent[0]).toEqual({
      at: 'line 3',
      pattern: '(variable_list (attribute) @a)',
    });
    expect(audited('').rules).toBe(0);
  });
});

describe('refdata editor --verify highlights.scm', () => {
  let folder: string;
  let query: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'refdata-audit-'));
    query = join(folder, 'highlights.scm');
    writeFileSync(query, '(comment) @comment\n(nothing) @x\n');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const verified = (...more: string[]) =>
    refdataInProcess(['editor', '--repo', LUME, '--verify', query, ...more]);

  it('takes the grammar from a file or by its name', async () => {
    const wasm = join(PACKAGE, 'tree-sitter-lua.wasm');
    for (const grammar of ['lua', wasm]) {
      const { code, stdout } = await verified('--grammar', grammar);
      expect(code).toBe(1);
      expect(stdout).toContain(
        `tree-sitter refuses "(nothing) @x": line 2: The grammar ${grammar} has no node \`nothing\``,
      );
      expect(stdout).toMatch(
        /The grammar does not understand exemplos\/\S+\.lm:\d+: it has a syntax error there\./,
      );
    }
  });

  it.each([
    [[], 'No grammar is known for .lm files.'],
    [['--grammar', 'luaa'], 'Is it lua?'],
    [['--grammar', 'nowhere.wasm'], 'nowhere.wasm cannot be read'],
  ])('refuses %j', async (more, why) => {
    const { code, stderr } = await verified(...more);
    expect([code, stderr]).toEqual([2, expect.stringContaining(why)]);
  });

  it('refuses a file that is no grammar, and a grammar beside one that needs none', async () => {
    await expect(loadGrammarFile({ path: 'a.wasm', bytes: Buffer.from('x') })).rejects.toThrow(
      'it is not WebAssembly',
    );
    const other = join(folder, 'a.tmLanguage.json');
    writeFileSync(other, '{"scopeName": "source.a", "patterns": []}');
    const { code, stderr } = await refdataInProcess([
      'editor',
      '--repo',
      LUME,
      '--verify',
      other,
      '--grammar',
      'lua',
    ]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('needs no grammar besides it')]);
  });
});
