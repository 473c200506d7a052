import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { styleOf } from '../../../src/editors/line-machine.js';
import { groupPrefix, VIM_STYLES, vimSyntax } from '../../../src/editors/vim/vim-syntax.js';
import type { Lexico } from '../../../src/lexico/index.js';
import { canRun } from '../../extract/interpreter.js';
import { type Coloured, type EngineUnderTest, linesOf } from './engine.js';

export const HAS_NEOVIM = canRun('nvim', '--version');

const SCRIPT = join(import.meta.dirname as string, 'vim.lua');

interface Answer {
  readonly lines: readonly (readonly (readonly [group: string, bytes: number])[])[];
  /** Whether a reader who jumps to the end, and reads from there back, sees the same. */
  readonly isSame: boolean;
}

const root = mkdtempSync(join(tmpdir(), 'refdata-vim-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function answersOf(lexico: Lexico, texts: readonly string[]): readonly Answer[] {
  const [syntax, input, output] = ['syntax.vim', 'input.json', 'output.json'].map(name =>
    join(root, name),
  ) as [string, string, string];
  writeFileSync(syntax, vimSyntax(lexico));
  const lines = texts.map(text => linesOf(text).map(([, line]) => line));
  writeFileSync(input, JSON.stringify({ syntax, lines }));
  rmSync(output, { force: true });
  const { stderr } = spawnSync(
    'nvim',
    ['--headless', '-u', 'NONE', '-i', 'NONE', '-n', '-c', `luafile ${SCRIPT}`, '-c', 'cquit'],
    {
      encoding: 'utf8',
      env: { ...process.env, REFDATA_INPUT: input, REFDATA_OUTPUT: output },
    },
  );
  if (stderr.trim() !== '') throw new Error(stderr.slice(0, 2000));
  return JSON.parse(readFileSync(output, 'utf8')) as Answer[];
}

/** The group of each UTF-16 unit, without the number of the rule. */
function colouredBy(prefix: string, text: string, { lines, isSame }: Answer): Coloured {
  if (!isSame)
    throw new Error(`it is coloured otherwise from the end: ${JSON.stringify(text.slice(0, 200))}`);
  const all = Array<string | undefined>(text.length).fill(undefined);
  for (const [i, [start, line]] of linesOf(text).entries()) {
    const styles = (lines[i] ?? []).flatMap(([group, bytes]) =>
      Array<string>(bytes).fill(group.slice(prefix.length).replace(/\d+(_\w+)?$/, '')),
    );
    let [at, unit] = [0, start];
    for (const char of line) {
      all.fill(styles[at], unit, unit + char.length);
      at += Buffer.byteLength(char);
      unit += char.length;
    }
  }
  return all;
}

export const VIM: EngineUnderTest = {
  title: 'Vim',
  // A mark is drawn on the character before it, and coloured as that; NUL has no colour.
  remainder: /[^\p{L}\p{M}\p{N}]\p{M}|\0/u,
  styleOf: (_, kind, group) => styleOf(VIM_STYLES, kind, group),
  load: async lexico => {
    const prefix = groupPrefix(lexico);
    return texts => {
      const answers = answersOf(lexico, texts);
      return texts.map((text, i) => colouredBy(prefix, text, answers[i] as Answer));
    };
  },
};
