import { describe, expect, it } from '@jest/globals';
import { init } from '../../src/commands/init.js';
import { grammarCandidates } from '../../src/init/grammars.js';
import type { Evidence } from '../../src/init/proof.js';
import { openRepository } from '../../src/repository/repository.js';
import { buildReference } from '../../src/run/reference.js';
import { type Files, folderWith } from '../extract/small-repository.js';

const WORDS = 'and break continue def elif else for if in lambda load not or pass return while'.split(' ');
const PROGRAM = [
  'def f(a):',
  '  for b in a:',
  '    if not b:',
  '      break',
  '    elif c or d:',
  '      continue',
  '    else:',
  '      pass',
  '  while a and b:',
  '    return lambda x',
  '  load x',
];
const programs = Object.fromEntries(
  Array.from({ length: 12 }, (_, i) => [`examples/p${i}.zq`, `${PROGRAM.join('\n')}\n`.repeat(2)]),
);
const title = (word: string) => word[0]?.toUpperCase() + word.slice(1);

/** The words that a build publishes of a first draft. */
async function wordsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const repo = folderWith({ ...files, ...programs });
  await init({ repo, config: 'refdata.yml' });
  const { files: built } = await buildReference({ repo, config: 'refdata.yml' });
  return built.sintaxe.reservadas.map(({ palavra }) => palavra).sort();
}

describe('words are found as lexers of Rust have them', () => {
  it('in attributes of the members of an enum (logos), beside signs and patterns', async () => {
    const members = [
      '  #[regex(r"[a-z]+")]\n  Identifier,',
      '  #[token("r\\"")]\n  Raw,',
      ...WORDS.map(word => `  #[token("${word}")]\n  ${title(word)},`),
      ...['+', '-', '*', '/', '==', '<='].map((sign, i) => `  #[token("${sign}")]\n  Sign${i},`),
    ];
    const text = `#[derive(Logos)]\npub enum Token {\n${members.join('\n')}\n}\n`;
    expect(await wordsOf({ 'src/lexer.rs': text })).toEqual(WORDS);
  });

  it('in a set that a macro makes (phf)', async () => {
    const text = `static WORDS: phf::Set<&'static str> = phf::phf_set! {\n${WORDS.map(word => `  "${word}",\n`).join('')}};\n`;
    expect(await wordsOf({ 'src/words.rs': text })).toEqual(WORDS);
  });

  it('in calls of a macro that makes a type of each, which has its name first', async () => {
    const macro =
      'macro_rules! define_keyword (\n  ($name:ident, $text:literal) => { pub struct $name; };\n);\n';
    const calls = WORDS.map(word => `define_keyword!(${title(word)}Token, "${word}");\n`);
    expect(await wordsOf({ 'src/keywords.rs': macro + calls.join('') })).toEqual(WORDS);
  });
});

it.each([
  [
    'a switch of C that gives the word of each token',
    'src/token.c',
    `const char *token_name(token_t token) {\n  switch (token) {\n    case TOK_EOF: return "EOF";\n${WORDS.map(word => `    case TOK_${word.toUpperCase()}: return "${word}";\n`).join('')}  }\n  return "";\n}\n`,
  ],
  [
    'a macro of C that makes a text of a bare word',
    'src/lexer.cpp',
    `#define ADD_KEYWORD(key, id) keywords->add(#key, id)\nvoid init() {\n${WORDS.map(word => `  ADD_KEYWORD(${word}, TK_${word.toUpperCase()});\n`).join('')}}\n`,
  ],
  [
    'a list that is included for several macros',
    'src/tokens.def',
    WORDS.map(word => `TOKEN_KW(${word}, KW_${word})\n`).join(''),
  ],
  [
    'a set of Haskell',
    'src/Words.hs',
    `module Words where\nimport qualified Data.Set as Set\n\nreservedWords :: Set.Set String\nreservedWords =\n  Set.fromList\n    [ ${WORDS.map(word => `"${word}"`).join('\n    , ')}\n    ]\n`,
  ],
  [
    'the tokens of a grammar that also says what classes of them are called',
    'src/grammar.lalrpop',
    `extern {\n  enum Token {\n    "identifier" => Token::Identifier(<&'input str>),\n    "number" => Token::Number(<f64>),\n${WORDS.map(word => `    "${word}" => Token::${title(word)},\n`).join('')}  }\n}\nName: String = "identifier" => <>.to_owned();\n`,
  ],
])('in %s', async (_what, path, text) => {
  expect(await wordsOf({ [path]: text })).toEqual(WORDS);
});

it('built-in functions in what a function gives, and does nothing else', async () => {
  const names = 'abs append ceil decode encode floor flatten pad repeat replace split sum trim upper'.split(
    ' ',
  );
  const go = `package zq\n\nfunc GetFns() map[string]*Builtin {\n\treturn map[string]*Builtin{\n${names.map(name => `\t\t"${name}": &Builtin{Fn: fn_${name}},\n`).join('')}\t}\n}\n`;
  // What says first what it gives does nothing else either.
  const python = `def get_fns() -> dict:\n    """All functions that need no import."""\n    return {\n${names.map(name => `        "${name}": Fn("${name}", fn_${name}, 1),\n`).join('')}    }\n`;
  const calls = names
    .map(name => `set x = ${name}(y)\n`)
    .join('')
    .repeat(3);
  const callers = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`examples/p${i}.zq`, calls]));
  for (const files of [
    { 'go.mod': 'module example.org/zq\n', 'functions.go': go },
    { 'functions.py': python },
  ]) {
    const { found } = await init({
      repo: folderWith({ ...files, ...callers } as Files),
      config: 'refdata.yml',
    });
    expect(found.find(({ at }) => at === 'embutidas')).toMatchObject({ count: names.length });
  }
});

it('in attributes of the constants of an enum of Java', async () => {
  const members = WORDS.map(word => `  @Spelling("${word}") ${word.toUpperCase()}`).join(',\n');
  expect(await wordsOf({ 'src/Token.java': `public enum Token {\n${members};\n}\n` })).toEqual(WORDS);
});

/** One line of a program in no language that has words in front: nothing proves a table by it. */
const draftOf = async (files: Readonly<Record<string, string>>) =>
  (await init({ repo: folderWith(files), config: 'refdata.yml' })).text;

interface Pattern {
  readonly pattern: { readonly match: string };
}

describe('words are found in grammars', () => {
  const lines = (of: (word: string) => string) => `${WORDS.map(of).join('\n')}\n`;
  const up = (word: string) => word.toUpperCase();

  it('of generators, each as it writes a token', async () => {
    const files = {
      'a.g4': `grammar A;\n${lines(word => `${up(word)}: '${word}';`)}S: '<=' | '+';\n`,
      'b.lark': lines(word => `  | "${word}" expr`),
      'c.jj': `TOKEN : {\n${lines(word => `| < ${up(word)}: "${word}" >`)}}\n`,
      'd.y': `%token <ident>\n${lines(word => `  T_${up(word)} 300 "'${word}'"`)}%%\na: T_IF { say("hello"); };\n`,
      'e.mly': lines(word => `%token ${up(word)} "${word}"`),
      'f.l': `%%\n${lines(word => `"${word}"  { return ${up(word)}; }`)}%%\nint f() { return say("no"); }\n`,
      'g.mll': `rule token = parse\n${lines(word => `  | "${word}" { ${up(word)} }`)}`,
    };
    const evidence = { programs: undefined, extension: '.zq' } as unknown as Evidence;
    const repository = openRepository(folderWith(files));
    const found = grammarCandidates(repository, evidence).map(({ path, source }) => [
      path,
      [...repository.read(path).matchAll(new RegExp((source as unknown as Pattern).pattern.match, 'gmu'))]
        .map(([, word]) => word)
        .sort(),
    ]);
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.keys(files).map(path => [path, WORDS])),
    );
  });

  it('that programs prove, and signs as a choice: some open comments', async () => {
    const signs = '// + - * / = == != < > :'.split(' ');
    const grammar = `grammar Zq;\n${lines(word => `${up(word)}: '${word}';`)}${signs.map((sign, i) => `S${i}: '${sign}';`).join('\n')}\n`;
    const used = { 'examples/q.zq': 'a = b + c * d - e / f\nif a == b or a != c or a < d or a > e:\n' };
    const repo = folderWith({ 'src/Zq.g4': grammar, ...programs, ...used });
    const { choices } = await init({ repo, config: 'refdata.yml' });
    const { sintaxe } = (await buildReference({ repo, config: 'refdata.yml' })).files;
    expect(sintaxe.reservadas.map(({ palavra }) => palavra).sort()).toEqual(WORDS);
    expect(sintaxe.operadores).toEqual([]);
    expect(choices.find(({ at }) => at === 'sintaxe.operadores')?.count).toBe(signs.length);
  });

  it('that read letter by letter, or are written in the language itself, as a choice', async () => {
    const choice = { 'src/zq.pest': lines(word => `${word}_ = { "${word}" }`) };
    expect(await wordsOf(choice)).toEqual([]);
    expect(await draftOf({ ...choice, ...programs })).toContain('file: src/zq.pest');
    const text = lines(word => `  | "${word}" expr`);
    const own = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`grammars/p${i}.lark`, text]));
    const manifest = { 'package.json': '{"name":"lark","version":"1.0.0"}' };
    const repo = folderWith({ ...own, ...manifest });
    const { found } = await init({ repo, config: 'refdata.yml' });
    expect(found.map(({ at }) => at)).not.toContain('sintaxe.reservadas');
  });

  it('in the tokens that ANTLR writes into a lexer, between quotes once more', async () => {
    const names = [
      '"<INVALID>"',
      ...WORDS.map(word => `"'${word}'"`),
      ...['+', '=='].map(sign => `"'${sign}'"`),
    ];
    const text = `class ZqLexer(Lexer):\n    literalNames = [ ${names.join(', ')} ]\n`;
    expect(await wordsOf({ 'zq/ZqLexer.py': text })).toEqual(WORDS);
  });
});

describe('one class for each function is a choice', () => {
  const NAMES = 'absolute append ceiling decode encode floor flatten trim upper'.split(' ');

  it.each([
    [
      'Rust',
      'rs',
      (name: string, type: string) =>
        `impl Function for ${type} {\n    fn identifier(&self) -> &'static str {\n        "${name}"\n    }\n    fn summary(&self) -> &'static str {\n        "What ${name} does"\n    }\n}\n`,
    ],
    [
      'Python',
      'py',
      (name: string, type: string) =>
        `class ${type}(Function):\n    _id = "${name}"\n\n    def help(self):\n        return "What ${name} does"\n`,
    ],
    [
      'Java',
      'java',
      (name: string, type: string) =>
        `public class ${type} extends Function {\n  @Override\n  public String getName() {\n    return "${name}";\n  }\n}\n`,
    ],
    [
      'TypeScript',
      'ts',
      (name: string, type: string) =>
        `export class ${type} implements Function {\n  readonly name: string = '${name}';\n}\n`,
    ],
    [
      'C#',
      'cs',
      (name: string, type: string) =>
        `public sealed class ${type} : Function\n{\n    public override string Name => "${name}";\n}\n`,
    ],
  ] as const)('of %s', async (_language, extension, of) => {
    const repo = folderWith(
      Object.fromEntries(
        NAMES.map((name, i) => [`src/functions/${i}/${title(name)}.${extension}`, of(name, title(name))]),
      ),
    );
    const { text, found, choices } = await init({ repo, config: 'refdata.yml' });
    expect(found.map(({ at }) => at)).not.toContain('embutidas');
    expect(choices.find(({ at }) => at === 'embutidas')).toMatchObject({
      count: NAMES.length,
      samples: NAMES.slice(0, 3),
    });
    expect(text).toContain(`components: src/functions/**/*.${extension}`);
  });

  it('that is data where programs call them, and left out where these call others', async () => {
    const classes = NAMES.map(name => `class ${title(name)}(Function):\n    name = "${name}"\n`).join('\n');
    const files = (called: readonly string[]) => ({
      'zq/functions.py': classes,
      ...Object.fromEntries(
        Array.from({ length: 12 }, (_, i) => [
          `examples/p${i}.zq`,
          `${called.map(name => `set x = ${name}(y)\n`).join('')}`.repeat(3),
        ]),
      ),
    });
    const more = ['pad', 'repeat', 'replace', 'split', 'join', 'sum', 'product'];
    const others = more.map(name => `class ${title(name)}(Function):\n    name = "${name}"\n`).join('\n');
    const all = files([...NAMES, ...more]);
    const repo = folderWith({ ...all, 'zq/functions.py': `${classes}\n${others}` });
    const { found } = await init({ repo, config: 'refdata.yml' });
    expect(found.find(({ at }) => at === 'embutidas')).toMatchObject({ count: NAMES.length + more.length });
    const elsewhere = more.flatMap(name => [`${name}a`, `${name}b`]);
    const other = await init({ repo: folderWith(files(elsewhere)), config: 'refdata.yml' });
    expect([...other.found, ...other.choices].map(({ at }) => at)).not.toContain('embutidas');
  });
});

it('in a table that a program wrote into the lexer, of which no other table of that file is one', async () => {
  const entries = (words: readonly string[]) => words.map(word => `\t"${word}": {},\n`).join('');
  const text = `// Code generated by tools/gen. DO NOT EDIT.\npackage token\n\nvar keywordTable = map[string]keyword{\n${entries(WORDS)}}\n\nvar toNames = map[string]keyword{\n${entries([...WORDS, 'ident', 'number'])}}\n`;
  expect(await wordsOf({ 'token/token_const.go': text })).toEqual(WORDS);
});

it('in the arms of a match behind another whose patterns are no texts, as a choice', async () => {
  const arms = WORDS.map(word => `    "${word}" => Token::${title(word)},\n`).join('');
  const text = `impl Lexer {\n  fn identifier(&mut self) -> Token {\n    match self.ahead() {\n      Some((_, c)) if c == b'!' => { self.bump(); }\n      _ => (),\n    }\n    match ident {\n${arms}    other => Token::Name(other),\n    }\n  }\n}\n`;
  const draft = await draftOf({ 'src/token.rs': text, ...programs });
  expect(draft).toMatch(/Or \(0\.[45]0\): identifier \(src\/token\.rs/);
  expect(draft).not.toMatch(/^ {2}reservadas:/m);
});

it('says of no table of operators that it is sure beside a larger one that is not', async () => {
  const list = (name: string, signs: string) =>
    `const ${name} = {${signs
      .split(' ')
      .map(sign => `'${sign}': 1`)
      .join(', ')}};\n`;
  const draft = await draftOf({
    'src/parse.js':
      list('DELIMITERS', '+ - * / == != < > <= >= && || ! ? : % ^ ~ | & << >> >>>') +
      list('operators', '== != < > <= >='),
  });
  const scores = [...draft.matchAll(/\((0\.\d\d)\): (?:DELIMITERS|operators) /g)].map(match =>
    Number(match[1]),
  );
  expect(scores).toHaveLength(2);
  expect(Math.max(...scores)).toBeLessThan(0.6);
});

describe('words that no program proves', () => {
  const drafted = async (arms: readonly string[]) => {
    const text = `fn of(text: &str) -> Option<Kind> {\n  let kind = match text {\n${arms.join('\n')}\n    _ => return None,\n  };\n  Some(kind)\n}\n`;
    const repo = folderWith({ 'src/kinds.rs': text });
    await init({ repo, config: 'refdata.yml' });
    const { files } = await buildReference({ repo, config: 'refdata.yml' });
    return files.sintaxe.reservadas.map(({ palavra }) => palavra).sort();
  };

  const OWN = 'break do else elif fi for function if let nil repeat return then until while yield'
    .split(' ')
    .sort();

  it('are those of a lexer where each stands for the token of its name', async () => {
    expect(await drafted(OWN.map(word => `    "${word}" => ${word.toUpperCase()}_KW,`))).toEqual(OWN);
  });

  it('may be any where they stand for something else', async () => {
    expect(await drafted(OWN.map((word, i) => `    "${word}" => HELP_${i},`))).toEqual([]);
    expect(await drafted(OWN.map(word => `    "${word}" => ${word.toUpperCase()}_TAG,`))).toEqual([]);
    expect(await drafted(OWN.map(word => `    "${word}" => ${title(word)},`))).toEqual([]);
  });
});
