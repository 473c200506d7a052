import { describe, expect, it } from '@jest/globals';
import { init } from '../../src/commands/init.js';
import { buildReference } from '../../src/run/reference.js';
import { folderWith } from '../extract/small-repository.js';

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

it('in attributes of the constants of an enum of Java', async () => {
  const members = WORDS.map(word => `  @Spelling("${word}") ${word.toUpperCase()}`).join(',\n');
  expect(await wordsOf({ 'src/Token.java': `public enum Token {\n${members};\n}\n` })).toEqual(WORDS);
});
