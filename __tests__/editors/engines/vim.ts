import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { styleOf } from '../../../src/editors/line-machine.js';
import { filetypeOf, VIM_STYLES, vimEditor } from '../../../src/editors/vim/vim.js';
import type { Lexico } from '../../../src/lexico/index.js';
import { canRunHere } from '../../extract/interpreter.js';
import type { Coloured, EngineUnderTest } from './engine.js';

/** Without it the comparison is left out, in CI, too. */
export const HAS_VIM = canRunHere('nvim', '--version');

/** Of each text its lines from the last to the first: groups, and how many bytes have them. */
type Answer = readonly [problem: string, texts: readonly (readonly (readonly [string, number][])[])[]];

/** Runs a script of Vim in a folder that has the plug-in, as people install it. */
export function inVim(
  lexico: Lexico,
  files: Readonly<Record<string, string>>,
  script: string,
  result: string,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'refdata-vim-'));
  try {
    const input = { lexico, descricao: '', documentacao: '', programs: [] };
    const plugin = vimEditor.files(input).map(({ path, text }) => [`pack/x/start/${path}`, text] as const);
    for (const [path, text] of [...plugin, ...Object.entries(files)]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const options = [
      '--headless',
      '-u',
      'NONE',
      '-i',
      'NONE',
      '-n',
      '--cmd',
      `set packpath=${folder} | packloadall`,
    ];
    const { stderr } = spawnSync('nvim', [...options, '-S', script], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, EXTENSION: lexico.extensao },
      timeout: 300_000,
    });
    try {
      return readFileSync(join(folder, result), 'utf8');
    } catch {
      throw new Error(`nvim wrote nothing: ${stderr}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function colours(lexico: Lexico, texts: readonly string[]): readonly Coloured[] {
  const files = { 'texts.json': JSON.stringify(texts.map(text => text.split('\n'))) };
  const script = join(import.meta.dirname as string, 'vim.vim');
  const [problem, answers] = JSON.parse(inVim(lexico, files, script, 'colours.json')) as Answer;
  if (problem !== '') throw new Error(problem);
  const style = (group: string) => group.slice(filetypeOf(lexico).length).replace(/_\d+(?:_next)?$/, '');
  return texts.map((text, i) => {
    const lines = [...(answers[i] ?? [])].reverse();
    return text.split('\n').flatMap((line, l) => {
      const bytes = (lines[l] ?? []).flatMap(([group, count]) => Array<string>(count).fill(style(group)));
      let at = 0;
      const units = [...line].flatMap(char => {
        const found = Array<string | undefined>(char.length).fill(bytes[at]);
        at += Buffer.byteLength(char);
        return found;
      });
      return [...units, undefined];
    });
  });
}

export const VIM: EngineUnderTest = {
  title: 'Neovim',
  styleOf: (_, kind, group) => styleOf(VIM_STYLES, kind, group),
  load: async lexico => texts => colours(lexico, texts),
};
