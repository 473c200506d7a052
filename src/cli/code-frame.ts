import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Place } from '../findings/finding.js';
import { visible } from '../text/visible.js';
import { colours } from './colours.js';

/** A larger file is read for no single line of it. */
const MAX_FRAME_BYTES = 4 * 1024 * 1024;
/** Shown of a line, around the column; the rest of a long one says nothing. */
const MAX_FRAME_CHARACTERS = 100;
/** As wide as terminals show a tab here. */
const TAB = '  ';
/** Scripts whose characters take two columns of a terminal. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

/** Folders that places of findings begin in: what `--repo` says, before where the command is run. */
let folders: readonly string[] = ['.'];

/** Says in which folder the files of findings are looked for first: the repository of the language. */
export function framesFrom(root: string): void {
  folders = [root, '.'];
}

/** Whether people look at a stream: a terminal, or what was told to be taken for one (https://force-color.org). */
export function isWatched(stream: NodeJS.WritableStream): boolean {
  const { FORCE_COLOR } = process.env;
  return (stream as { isTTY?: boolean }).isTTY === true || (FORCE_COLOR !== undefined && FORCE_COLOR !== '0');
}

/** The line of a place with a caret below its column; nothing where the file cannot be read or the line has nothing to show. */
export function codeFrame({ file, line, column = 1 }: Place): string[] {
  if (line === undefined) return [];
  const text = lineOf(file, line);
  if (text === undefined || text.trim() === '') return [];
  const around = column - 1 - Math.floor(MAX_FRAME_CHARACTERS / 2);
  const from = Math.max(0, Math.min(around, text.length - MAX_FRAME_CHARACTERS));
  const until = from + MAX_FRAME_CHARACTERS;
  const shown = (part: string) => visible(part.replaceAll('\t', TAB));
  const [before, after] = [shown(text.slice(from, column - 1)), shown(text.slice(column - 1, until))];
  const start = from > 0 ? '…' : '';
  const gutter = `${line}`;
  return [
    `${colours.dim(`${gutter} |`)} ${start}${before}${after}${until < text.length ? '…' : ''}`.trimEnd(),
    `${' '.repeat(gutter.length)} ${colours.dim('|')} ${' '.repeat(start.length + widthOf(before))}${colours.red('^')}`,
  ];
}

function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0);
}

function lineOf(file: string, line: number): string | undefined {
  for (const folder of folders) {
    const path = resolve(folder, file);
    try {
      const stats = statSync(path);
      if (!stats.isFile() || stats.size > MAX_FRAME_BYTES) continue;
      return readFileSync(path, 'utf8').split(/\r\n?|\n/)[line - 1];
    } catch {
      // The place is of a commit, an address or another folder: then it is named, and not shown.
    }
  }
  return undefined;
}
