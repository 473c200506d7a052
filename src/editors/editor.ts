import type { Lexico } from '../lexico/index.js';
import type { Tongue } from '../text/said.js';

/** What is made for an editor. */
export interface EditorInput {
  readonly lexico: Lexico;
  readonly descricao: string;
  readonly documentacao: string;
  /** The tongue that the language is written of in, which people who install something of it read. */
  readonly idioma: Tongue;
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
  /** The same of the version that programs are held against beforehand, and how that is called. */
  readonly proxima?: { readonly dados: unknown; readonly versao: string } | undefined;
  /** Whether the language has a server of its own, which should not be disturbed. */
  readonly hasOwn: boolean;
}

/** A file below the folder of all editors. */
export interface EditorFile {
  readonly path: string;
  readonly text: string;
  /** Where it is the same for all languages: what an archive has of it, made before. */
  readonly deflated?: Deflated;
}

/** A text as a ZIP archive holds it. */
export interface Deflated {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Length of the UTF-8 text, in bytes. */
  readonly size: number;
  readonly crc: number;
}

/** Files that are installed together, as one. */
export interface EditorArchive {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Every engine, as `--only` names it, in the order in which people are told of them. */
export const ENGINE_NAMES = [
  'textmate',
  'sublime',
  'vscode',
  'vim',
  'neovim',
  'highlightjs',
  'prism',
  'codemirror',
  'monaco',
  'pygments',
  'provas',
] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

/** An engine that colours programs: one file of this folder each. */
export interface Editor {
  readonly name: EngineName;
  /** Which programs use it. */
  readonly title: string;
  /** Whether it takes a language server with it, and so needs the whole reference. */
  readonly hasServer?: true;
  files(input: EditorInput): readonly EditorFile[];
  /** Of an engine that takes several files at once. */
  pack?(input: EditorInput): EditorArchive;
  /**
   * What somebody writes to install it; nothing where there is nothing to install.
   * @param at the address of what `pack` makes, or of the one file; it may stand in quotes of a shell and of JavaScript.
   */
  install?(at: string, lexico: Lexico): string;
}

/** A file of JSON, indented by two, with a line end. */
export function jsonFile(path: string, data: unknown): EditorFile {
  return { path, text: `${JSON.stringify(data, null, 2)}\n` };
}
