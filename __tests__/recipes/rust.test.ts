import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ReferenceFiles } from '../../src/contract/files.js';
import { canRunHere } from '../extract/interpreter.js';
import { OTHER_WORDS } from './candidates.js';
import { debianPackage } from './debian-source.js';
import { buildRecipeFrom, compare, EXACT, names } from './fidelity.js';

const scratch = mkdtempSync(join(tmpdir(), 'refdata-rust-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Whether rustc takes a program; nothing of it is run. */
function compiles(program: string, edition = '2015'): boolean {
  const args = [
    '--edition',
    edition,
    '--emit=metadata',
    '--cap-lints=allow',
    '-o',
    join(scratch, 'out'),
    '-',
  ];
  return spawnSync('rustc', args, { input: program, stdio: ['pipe', 'ignore', 'ignore'] }).status === 0;
}
const askedBefore = new Map<string, boolean>();
function isName(word: string, edition = '2015'): boolean {
  const key = `${word} ${edition}`;
  const answer = askedBefore.get(key) ?? compiles(`fn main() { let ${word} = 1; }`, edition);
  askedBefore.set(key, answer);
  return answer;
}

/** Punctuation of the Rust Reference ("Tokens"), with the two that only old programs have: `<-` and `~`. */
const PUNCTUATION =
  '+ - * / % ^ ! & | && || << >> += -= *= /= %= ^= &= |= <<= >>= = == != > < >= <= @ . .. ... ..= , ; : :: -> <- => # $ ? ~'.split(
    ' ',
  );

// The compiler is too large to be demanded where it is not.
const crates = canRunHere('rustc', '--version') ? debianPackage('librust-syn-dev') : undefined;
const registry = crates === undefined ? undefined : join(crates, 'usr', 'share', 'cargo', 'registry');

(registry === undefined ? describe.skip : describe)('Rust by syn, compared with what rustc takes', () => {
  let files: ReferenceFiles;
  const subject = () => ({ recipe: 'rust', version: `syn ${files.index.versao}` });
  beforeAll(async () => {
    const crate = readdirSync(registry as string).find(name => /^syn-\d/.test(name)) as string;
    ({ files } = await buildRecipeFrom('rust', join(registry as string, crate)));
  });

  test('reserved words: those that cannot be the name of a variable in the edition of 2015', () => {
    const ours = names(files.sintaxe.reservadas.map(({ palavra }) => palavra));
    const weak = files.sintaxe.contextuais.map(({ palavra }) => palavra);
    const candidates = [...new Set([...OTHER_WORDS, ...ours.keys(), ...weak])];
    const truth = names(candidates.filter(word => !isName(word)));
    expect(truth.size).toBeGreaterThan(40);
    expect(compare(subject(), 'reserved words', truth, ours)).toMatchObject(EXACT);
  });

  test('contextual words: those that a later edition reserves are among them', () => {
    const ours = names(files.sintaxe.contextuais.map(({ palavra }) => palavra));
    // `gen` was reserved in 2024, after this version of syn.
    const later = OTHER_WORDS.filter(word => isName(word) && !isName(word, '2021'));
    expect(later.length).toBeGreaterThan(2);
    for (const word of later) expect([word, ours.has(word)]).toEqual([word, true]);
    for (const word of ours.keys()) expect([word, isName(word)]).toEqual([word, true]);
  });

  test('punctuation: that of the reference, each of it one token', () => {
    const ours = names(files.sintaxe.operadores.map(({ simbolo }) => simbolo));
    expect(compare(subject(), 'punctuation', names(PUNCTUATION), ours)).toMatchObject(EXACT);
    const single = (tokens: Iterable<string>) =>
      compiles(
        `macro_rules! one { ($t:tt) => {} }\n${[...tokens].map(t => `one!{${t}}`).join('\n')}\nfn main() {}`,
      );
    expect(single(ours.keys())).toBe(true);
    expect(single(['+ +'])).toBe(false);
  });
});
