import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from '@jest/globals';
import { stringify } from 'yaml';
import { parseConfig } from '../../src/config/config.js';
import type { Report } from '../../src/extract/context.js';
import { extract } from '../../src/extract/extract.js';
import type { Row } from '../../src/extract/record.js';
import type { Programs } from '../../src/repository/programs.js';
import { openRepository } from '../../src/repository/repository.js';

/** Files of a small repository: texts, or bytes where a text will not do. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Writes files into a temporary folder, which is removed after the tests. */
export function folderWith(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'refdata-extract-'));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

export interface ReadResult {
  readonly rows: readonly Row[];
  readonly values: readonly unknown[];
  readonly problems: readonly Report[];
  /** `rule file:line`, for short expectations. */
  readonly reported: readonly string[];
}

/** What a source of refdata.yml yields in a folder, and what is reported about it. */
export async function readIn(
  folder: string,
  source: unknown,
  limits?: { source_mib: number },
  programs?: Programs,
): Promise<ReadResult> {
  const config = {
    nome: 'X',
    descricao: 'X',
    documentacao: 'https://x.example',
    versao: '1',
    sintaxe: { extensao: '.x', regras: source },
    // What modules of C hold is then the same with every interpreter, and nothing is told of it.
    languages: { python: { version: '3.11' } },
    ...(limits && { limits }),
  };
  const loaded = parseConfig(stringify(config, { aliasDuplicateObjects: false }), 'refdata.yml');
  const problems: Report[] = [];
  const repository = openRepository(folder, limits?.source_mib);
  const report = (problem: Report) => problems.push(problem);
  const { regras } = await extract(loaded, { repository, report, ...(programs && { programs }) });
  return {
    rows: regras.rows,
    values: regras.rows.map(row => row.value),
    problems,
    reported: problems.map(
      ({ rule, place }) => `${rule} ${place.file}${place.line === undefined ? '' : `:${place.line}`}`,
    ),
  };
}

/** Like {@link readIn}, for files that it writes first. */
export function read(files: Files, source: unknown): Promise<ReadResult> {
  return readIn(folderWith(files), source);
}

/** Entries of a table as `[key, value]`. */
export async function entriesOf(files: Files, table: string): Promise<ReadResult> {
  return read(files, { table, map: '[key, value]' });
}
