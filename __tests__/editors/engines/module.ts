import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from '@jest/globals';
import type { Editor } from '../../../src/editors/editor.js';
import type { Lexico } from '../../../src/lexico/index.js';

const folder = mkdtempSync(join(tmpdir(), 'refdata-editors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let count = 0;

/** What a generated module exports: it is loaded as a page would. */
export async function loaded<T>(editor: Editor, lexico: Lexico): Promise<T> {
  return (await import(pathToFileURL(written(editor, lexico)).href)) as T;
}

/** The path of a generated module. */
export function written(editor: Editor, lexico: Lexico): string {
  const [file] = editor.files({ lexico, descricao: '', documentacao: '', idioma: 'pt', programs: [] });
  count += 1;
  const path = join(folder, `${count}.mjs`);
  writeFileSync(path, file?.text ?? '');
  return path;
}
