import type { Repository } from '../../../repository/repository.js';
import type { ForeignModule } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';

/** How a file gets names of others. What a single import binds is a {@link Binding}. */
export interface Imports {
  /** Specifiers of the modules whose every name this file takes over (`from x import *`, `export * from 'x'`). */
  wildcards(root: Node): string[];
  /** The same, each with the statement that says it. */
  wildcardStatements?(root: Node): readonly { readonly specifier: string; readonly node: Node }[];
  /** The statements among these that give a name that the file has already another value: they run in their order with the others. */
  wildcardsBehind?(
    root: Node,
    offset: number,
  ): readonly { readonly specifier: string; readonly node: Node }[];
  /** Paths (or, for a package of several files, globs) that a module specifier may stand for, best first, relative to the root of the repository. */
  paths(specifier: string, importer: string, isFile: (path: string) => boolean): string[];
  /** The name by which the language's own library has what an import gives, where a file may call that otherwise: `import x as y`. */
  libraryName?(specifier: string, name: string | null): string;
  /**
   * Where a language has modules inside of files: how a specifier may be read, the file itself first. `file` is the specifier of
   * a file, null for the one that says it; `container` is the module in that file, as definitions name it.
   */
  modulesInFiles?(specifier: string): { readonly file: string | null; readonly container: string }[];
}

/** How files make packages and modules, beyond one module for each file. */
export interface Packages {
  /** Paths and globs of the other files in which a name that this file does not define may be: those of its package. */
  files?(name: string, path: string, root: Node): readonly string[];
  /** Specifier of the file that a package has under a name of its own, when `path` is the file of a package. */
  submodule?(name: string, path: string): string | null;
  /** Name of the module that a file is, as importers write it; the path without its extension unless given. */
  moduleName?(path: string, isFile: (path: string) => boolean): string;
  /** What is known of the language's own library that is in no source, in the version that suits a project; or in the one that refdata.yml names. */
  library?(repository: Repository, version?: string): Library;
}

/** The part of a language's own library that is in no source, in one version. */
export interface Library {
  readonly version: string;
  /** Why this version, where the project does not name one that is known: the end of a sentence. */
  readonly reason?: string | undefined;
  /** What a module holds; undefined for what is not known. */
  module(specifier: string): ForeignModule | undefined;
}
