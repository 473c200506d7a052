import type { Lexico } from '../lexico/index.js';

/** What is made for an editor. */
export interface EditorInput {
  readonly lexico: Lexico;
  readonly descricao: string;
  readonly documentacao: string;
  /** Address of the repository on the web. */
  readonly repositorio?: string | undefined;
  /** Texts of programs, for snippets. */
  readonly programs: readonly string[];
}

/** A file below the folder of all editors. */
export interface EditorFile {
  readonly path: string;
  readonly text: string;
}

/** An engine that colours programs: one file of this folder each. */
export interface Editor {
  /** As `--only` names it. */
  readonly name: string;
  /** Which programs use it. */
  readonly title: string;
  files(input: EditorInput): readonly EditorFile[];
}

export function jsonFile(path: string, data: unknown): EditorFile {
  return { path, text: `${JSON.stringify(data, null, 2)}\n` };
}
