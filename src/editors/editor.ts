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
  /** What a language server answers from; without it an extension has none. */
  readonly servidor?: ServerInput | undefined;
}

/** The data that an extension has with it. */
export interface ServerInput {
  /** JSON, as `refdata lsp` reads it from a site. */
  readonly dados: unknown;
  /** Whether the language has a server of its own, which should not be disturbed. */
  readonly hasOwn: boolean;
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
