import type { Described } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import type { Description, Value } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';
import type { Argument } from './expression.js';
import type { WrittenDefinitions } from './written-definitions.js';

/** What a file defines and passes on, for the kind `symbols`. */
export interface Definitions {
  /**
   * In the order of the text: top-level definitions and members of classes. Members may be left out unless `of` names
   * their container, so that nobody waits for what is not wanted.
   */
  list(root: Node, of?: string, path?: string): Definition[];
  /** What a definition is marked with, in the order of the text. */
  annotations?(definition: Node): readonly Annotation[];
  /** Names that the file exports without defining them: `export { x } from './y'`. */
  reexports?(root: Node): Reexport[];
  /** What a function says of itself in its body; undefined where it says nothing. */
  documentedIn?(definition: Node): string | undefined;
  /** Specifiers of the modules whose every name it exports, where these are not all whose names it takes over. */
  wildcardReexports?(root: Node): string[];
  /** How definitions look in the text. */
  readonly written?: WrittenDefinitions;
  /** Whether what stands in a node is meant for nobody: `if __name__ == "__main__"`, the body of a macro. */
  notRead?(node: Node): boolean;
  /** Names that a file takes away again: `del f`. */
  deleted?(root: Node): ReadonlySet<string>;
  /** Calls where definitions stand that may define names which nobody sees before they are expanded: macros. */
  unread?(root: Node): Node[];
  /** Whether a file hands itself to somebody at its top who may give it more names: `_convert_('Kind', __name__, …)`. */
  handsItselfOver?(root: Node): boolean;
  /** Whether a name that a file passes on from two modules, as two things, is not passed on. */
  ambiguousIsNone?(root: Node): boolean;
  /** Name of the list that, where it is there, says which names of a file others may use. */
  readonly exportList?: string;
  /**
   * What users read of a function, class or instance, where that takes more than the text of its definition: values
   * of defaults, what it inherits, what decorators make of it. `null` when a value says nothing of itself.
   */
  describe?(value: Described | Value, evaluator: Evaluator): Description | null;
  /** What statements set of what a name was given that has no name of its own, and is not known then. */
  setOfMade?(
    name: string,
    definition: Node,
    known: Description,
    file: SourceFile,
    evaluator: Evaluator,
  ): Partial<Description>;
}

/** A name as it is said from outside: with what it stands in, if anything. */
export function fullName({ container, name }: Pick<Definition, 'container' | 'name'>): string {
  return container === null ? name : `${container}.${name}`;
}

/** A definition of a file, as the kind `symbols` gives it. */
export interface Definition {
  readonly name: string;
  readonly what:
    | 'function'
    | 'method'
    | 'class'
    | 'interface'
    | 'enum'
    | 'type'
    | 'constant'
    | 'variable'
    | 'macro'
    | 'module';
  /** Name of the class, trait, `impl`, namespace… that it belongs to (`Outer.Inner` when nested); null at the top. */
  readonly container: string | null;
  /** Whether the language's own rules let other files use it (`pub`, `export`, an upper-case name, no `static`…). */
  readonly exported: boolean;
  /** The parameter list as the language's users read it, with its parentheses; null for what cannot be called. */
  readonly signature: string | null;
  /** What stands around that list, or around each of several, by these as they are written. */
  readonly heads?: Heads | undefined;
  /** The whole of its documentation without comment marks and common indentation; empty without. */
  readonly documentation: string;
  /** The defining node. */
  readonly node: Node;
  /** What it is compiled under, as written, where the language says that of whole files or around definitions. */
  readonly condition?: string | undefined;
  /**
   * What it is follows from its value, an expression that may be a function or class by another name; `by-name` where the name may
   * get it elsewhere.
   */
  readonly open?: boolean | 'by-name';
  /** What says how it is called, and is not read: the type of a constant, where its value says otherwise. */
  readonly unread?: { readonly reason: string; readonly node: Node } | undefined;
  /** The expression that gives its name, where that is worked out: `['a' + b]() {}`. */
  readonly computed?: Node | undefined;
  /** The name that it has in its own file, where that is another. */
  readonly ownName?: string;
  /** How many parameters it has, in languages in which that is a part of its name; -1 for what cannot be called. */
  readonly arity?: number;
  /** The names by which others have it, where these are said apart from it. */
  readonly exportedAs?: readonly string[] | undefined;
  /** Why another definition may hold when the program runs, and where: a branch, an import in place of this. */
  readonly doubt?:
    | {
        readonly reason: string;
        readonly node: Node;
        /** The definitions that may hold instead, where they are in this file. */
        readonly others: readonly Node[];
        /** Statements that take the name away. */
        readonly gone?: readonly Node[];
        /** Where `node` is an import: the module that may have the name, too. */
        readonly specifier?: string;
        /** And what it is called there, where that is another name. */
        readonly member?: string | undefined;
      }
    | undefined;
}

/** What a function says beside its parameters, as it is written there. */
export interface Head {
  /** Where words stand side by side in its parameters, which one is the name: `x int`, `int x`. */
  readonly names?: 'first' | 'last';
  /** The type of its result. */
  readonly result?: string;
  /** Its parameters that are types, in their brackets: `[S ~[]E, E any]`. */
  readonly typeParameters?: string;
}

/** Heads by the lists of parameters that they belong to, as signatures have them. */
export type Heads = Readonly<Record<string, Head>>;

/** A decorator of Python or TypeScript, an annotation of Java, an attribute of Rust: it looks like a call. */
export interface Annotation {
  readonly node: Node;
  readonly name: Node;
  readonly arguments: readonly Argument[];
}

/** A name that a file exports and another one defines. */
export interface Reexport {
  readonly name: string;
  readonly node: Node;
}
