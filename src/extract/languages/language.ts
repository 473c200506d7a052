import type { Repository } from '../../repository/repository.js';
import type { Described } from '../evaluate/environment.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import type { Operators } from '../evaluate/operators.js';
import type { PureFunctions } from '../evaluate/pure-functions.js';
import type { CallResult, Description, ForeignModule, Sequence, Value } from '../evaluate/value.js';
import type { SourceFile } from '../syntax/source-file.js';
import type { Node, Position } from '../syntax/tree/node.js';

/**
 * One implementation language: everything that extraction must know of it, in one file of this folder. A language
 * says what a syntax node *means* in the small vocabulary below; the evaluator, the comments, the records and the
 * kinds of source are the same for all of them.
 *
 * To add a language: write `src/extract/languages/<name>.ts` exporting a `Language` as `language`, install the npm
 * package of its grammar, and run `npm run generate`. Nothing else changes.
 */
export interface Language {
  /** As people write it: `Python`. */
  readonly name: string;
  /** With the dot: `.py`. */
  readonly extensions: readonly string[];
  /** Grammar files by npm package: `tree-sitter-python/tree-sitter-python.wasm`. One for all extensions, or one for each. */
  readonly grammar: string | Readonly<Record<string, string>>;
  /** How comments look: `line` to the end of the line, `block` from the first mark to the second. */
  readonly comments: {
    readonly types: ReadonlySet<string>;
    readonly line: readonly string[];
    readonly block: readonly (readonly [string, string])[];
  };
  /** Node types that open a scope for names. */
  readonly scopes: ReadonlySet<string>;
  /** Node types whose body runs when they are called, not where they stand. */
  readonly deferred: ReadonlySet<string>;
  /** Characters of a name, as the inside of a regular expression class (with the `u` flag). */
  readonly nameCharacters: string;
  /** Functions of the language's library without effects, which the evaluator may apply to constants. */
  readonly functions: PureFunctions;
  /** What operators give for constants, and how constants are written as text. */
  readonly operators: Operators;
  /** What an expression node means. */
  expression(node: Node): Expression;
  /** What the name at this node defines, when the node is where a name is bound; otherwise null. */
  binding(name: Node): Binding | null;
  /** How the statement around this use of a name changes the value that the name is bound to; otherwise null. */
  change(name: Node): Change | null;
  /** Specifiers of the modules whose every name this file takes over (`from x import *`, `export * from 'x'`). */
  wildcards(root: Node): string[];
  /** Those whose names it passes on to others, where these are not all of them. */
  wildcardsPassedOn?(root: Node): string[];
  /** Paths (or, for a package of several files, globs) that a module specifier may stand for, best first, relative to the root of the repository. */
  modulePaths(specifier: string, importer: string, isFile: (path: string) => boolean): string[];
  /** Paths and globs of the other files in which a name that this file does not define may be: those of its package. */
  readonly packageFiles?: (name: string, path: string, root: Node) => readonly string[];
  /** Node types of blocks that run where they stand (`static { … }`). */
  readonly inPlace?: ReadonlySet<string>;
  /**
   * The text as the parser is to see it, when a preprocessor comes first: as long as the original and with its lines, with
   * blanks or comments in place of what is no syntax of the language. Such a file may have syntax errors outside of
   * what is read of it, since macros are not expanded everywhere.
   */
  readonly prepare?: ((text: string) => Prepared) | undefined;
  /** How much of a file its definitions need, where that can be told without parsing. */
  readonly outline?: Outline;
  /** Lists of calls that the grammar leaves as text: bodies of macros. */
  lists?(root: Node): readonly (Expression & { kind: 'fragment' })[];
  /** The grammar of a file that has another one by its name: the header of a library in C++. */
  grammarOfText?(text: string): string | undefined;
  /** Whether an import takes over the text of a file, whatever that is called: `#include "tokens.def"`. */
  readonly includesText?: boolean;
  /** Specifier of the file that a package has under a name of its own, when `path` is the file of a package. */
  submodule?(name: string, path: string): string | null;
  /**
   * What the file defines, in the order of the text, for the kind `symbols`: top-level definitions and members of
   * classes. Members may be left out unless `of` names their container, so that nobody waits for what is not wanted.
   */
  definitions?(root: Node, of?: string): Definition[];
  /** What a definition is marked with, in the order of the text. */
  annotations?(definition: Node): readonly Annotation[];
  /** Names that the file passes on to others without defining them: `export { x } from './y'`. */
  passedOn?(root: Node): PassedOn[];
  /** Name of the list that, where it is there, says which names of a file others may use. */
  readonly exportList?: string;
  /**
   * What users read of a function, class or instance, where that takes more than the text of its definition: values
   * of defaults, what it inherits, what decorators make of it. `null` when a value says nothing of itself.
   */
  describe?(value: Described | Value, evaluator: Evaluator): Description | null;
  /** What an instance has of its own under a name, whatever its class has: what its constructor assigns. */
  attribute?(instance: CallResult, name: string, evaluator: Evaluator): Value | undefined;
  /** What an instance or class has under a name that its class does not define: `__name__`, what `__getattr__` gives. */
  inherent?(object: Value, name: string, evaluator: Evaluator): Value | undefined;
  /** What a file gets under a name by a statement, where nothing binds the name: `globals().update(…)`. */
  late?(name: string, file: SourceFile, evaluator: Evaluator): Value | undefined;
  /** What is known of the language's own library that is in no source, in the version that suits a project; or in the one that refdata.yml names. */
  library?(repository: Repository, version?: string): Library;
  /**
   * Whether a statement runs when its file does, as far as that can be told: what stands in no branch does. Undefined
   * when only a run can tell.
   */
  reached?(node: Node, file: SourceFile, evaluator: Evaluator): boolean | undefined;
  /** The conditions that a statement stands under, as written; undefined without. */
  condition?(node: Node): string | undefined;
  /** Name of the module that a file is, as importers write it; the path without its extension unless given. */
  moduleName?(path: string, isFile: (path: string) => boolean): string;
}

/** The part of a language's own library that is in no source, in one version. */
export interface Library {
  readonly version: string;
  /** Why this version, where the project does not name one that is known: the end of a sentence. */
  readonly reason?: string | undefined;
  /** What a module holds; undefined for what is not known. */
  module(specifier: string): ForeignModule | undefined;
}

/** What of a file is parsed for its definitions: bodies of functions are most of a text, and seldom looked at. */
export interface Outline {
  /** The parts that are parsed; undefined when all of it is. Who needs more asks {@link SourceFile.demand} for it. */
  parts(text: string): readonly Part[] | undefined;
  /** What follows a name in a statement that may change its value; sticky. Without it, a use in what is left out changes nothing. */
  readonly changes: RegExp;
}

/** A part of a text, as the parser wants to be told: indices in UTF-16 code units; rows and columns count from 0. */
export interface Part {
  readonly startIndex: number;
  readonly endIndex: number;
  readonly startPosition: Position;
  readonly endPosition: Position;
}

/** A decorator of Python or TypeScript, an annotation of Java, an attribute of Rust: it looks like a call. */
export interface Annotation {
  readonly node: Node;
  readonly name: Node;
  readonly arguments: readonly Argument[];
}

/** A name that a file exports and another one defines. */
export interface PassedOn {
  readonly name: string;
  readonly node: Node;
}

/** What a preprocessor makes of a text, without knowing which of its conditions hold. */
export interface Prepared {
  readonly text: string;
  /** Parts that stand under a condition, in the order of their ends. */
  readonly conditions: readonly Conditional[];
}

/** A part of a text that stands under a condition of the preprocessor (`#if defined(COMPAT)`), by offset. */
export interface Conditional {
  readonly start: number;
  readonly end: number;
  readonly condition: string;
  /** The part around it. */
  readonly outer: Conditional | undefined;
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
  /** The whole of its documentation without comment marks and common indentation; empty without. */
  readonly documentation: string;
  /** The defining node. */
  readonly node: Node;
  /** What it is follows from its value, an expression that may be a function or class by another name. */
  readonly open?: boolean;
  /** Why another definition may hold when the program runs, and where: a branch, an import in place of this. */
  readonly doubt?:
    | {
        readonly reason: string;
        readonly node: Node;
        /** The definitions that may hold instead, where they are in this file. */
        readonly others: readonly Node[];
        /** Where `node` is an import: the module that may have the name, too. */
        readonly specifier?: string;
        /** And what it is called there, where that is another name. */
        readonly member?: string | undefined;
      }
    | undefined;
}

/** What an expression node means; parts that are expressions themselves are left as nodes, to be evaluated when needed. */
export type Expression =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  /** A whole number that the language writes with a decimal point. */
  | { readonly kind: 'decimal'; readonly value: number }
  | { readonly kind: 'same'; readonly node: Node }
  /** `fixed`: a tuple, which prints in another way than a list. */
  | {
      readonly kind: 'sequence';
      readonly items: readonly Item[];
      readonly distinct?: boolean;
      readonly fixed?: boolean;
    }
  /** With `named`, later entries may name earlier ones, as in an enum; with `textKeys`, `1` and `"1"` are one key. */
  | {
      readonly kind: 'mapping';
      readonly entries: readonly MappingEntry[];
      readonly named?: boolean;
      readonly textKeys?: boolean;
    }
  /** A list or map that is built from others, entry by entry. */
  | {
      readonly kind: 'comprehension';
      readonly clauses: readonly Clause[];
      readonly result: Node;
      readonly key?: Node;
      readonly distinct?: boolean;
    }
  | { readonly kind: 'text'; readonly parts: readonly (string | Node)[] }
  /** `isType`: only a type is meant, which has names of its own: `struct token`. */
  | { readonly kind: 'name'; readonly name: string; readonly isType?: boolean }
  /** A name as the file itself exports it (`exports.X`). */
  | { readonly kind: 'exported'; readonly name: string }
  | { readonly kind: 'module'; readonly specifier: string; readonly interop?: boolean }
  | { readonly kind: 'member'; readonly object: Node; readonly name: string }
  | { readonly kind: 'index'; readonly object: Node; readonly index: Node }
  /** One of the values that a list is taken apart into, counted from 0. */
  | { readonly kind: 'item'; readonly list: Node; readonly index: number }
  | {
      readonly kind: 'call';
      readonly callee: Node;
      readonly arguments: readonly Argument[];
      /** The object of a method, where the grammar has no node for `object.method`: `callee` is then the method's name. */
      readonly object?: Node | null;
      /** Not a call but a structure that is written out: its arguments are the fields that it has. */
      readonly isRecord?: boolean;
    }
  | { readonly kind: 'binary'; readonly operator: string; readonly left: Node; readonly right: Node }
  | { readonly kind: 'unary'; readonly operator: string; readonly operand: Node }
  /** One of two, by whether the first is true (or, for `nullish`, is anything at all). */
  | {
      readonly kind: 'either';
      readonly operator: 'and' | 'or' | 'nullish';
      readonly left: Node;
      readonly right: Node;
    }
  | { readonly kind: 'choice'; readonly condition: Node; readonly whenTrue: Node; readonly whenFalse: Node }
  /** `first`, or `otherwise` when one of the members that `first` asks for (`probes`) is known not to be there. */
  | {
      readonly kind: 'attempt';
      readonly first: Node;
      readonly probes: readonly Node[];
      readonly otherwise: Node;
    }
  | { readonly kind: 'function'; readonly function: FunctionShape }
  | { readonly kind: 'class'; readonly class: ClassShape }
  /** Text that the grammar leaves as it is (the body of a macro): `text` is parsed by itself, from the line of `at` on. */
  | {
      readonly kind: 'fragment';
      readonly at: Node;
      readonly text: string;
      /** The expression in the tree of `text`; null when it holds none. */
      find(root: Node): Node | null;
      /** It is entries of the list that it stands in, and not a list in that list. */
      readonly bare?: boolean;
    }
  /** Entries that another file holds, as text that means something only where it is taken over. */
  | {
      readonly kind: 'included';
      readonly specifier: string;
      /** What is parsed of the file: its lines, and one before them. */
      text(source: string): string;
      /** Names of the file that mean what they do here. */
      names(source: string): readonly string[];
      find(root: Node): Node | null;
    }
  /** Something that has no constant value: `reason` continues the sentence "… cannot be read without running it: …". */
  | { readonly kind: 'opaque'; readonly reason: string };

export interface Item {
  readonly node: Node;
  readonly spread: boolean;
  /** What it means in its place, where the node alone does not say it: `{1, 2}` in an array of points is a point. */
  readonly value?: Expression;
}

export type MappingEntry =
  | { readonly node: Node; readonly spread: Node }
  | {
      readonly node: Node;
      readonly key: Node | string | NextMember;
      readonly value: Node | Expression | NextMember;
    };

/**
 * The value of an enum member without one, which follows from the previous member's (undefined for the first); or the
 * index of an entry without one in an array that gives them.
 */
export interface NextMember {
  readonly kind: 'next';
  next(previous: Value | undefined): Value | undefined;
}

/** `for x in xs` or `if x` of a comprehension. */
export type Clause = { readonly target: Pattern; readonly list: Node } | { readonly condition: Node };

/** Names that a value is taken apart into. */
export type Pattern =
  | string
  | { readonly items: readonly (Pattern | null)[] }
  | {
      readonly fields: readonly {
        readonly key: string;
        readonly pattern: Pattern;
        readonly default: Node | null;
      }[];
    };

export interface Argument {
  readonly node: Node;
  readonly name?: string;
  readonly spread?: 'positional' | 'named';
  /** What it means in its place, where the node alone does not say it. */
  readonly value?: Expression;
  /** Written only to keep its place (`undefined`): the parameter's default counts. */
  readonly omitted?: boolean;
}

export interface Parameter {
  readonly name: string;
  readonly default: Node | Expression | null;
  readonly rest: 'positional' | 'named' | null;
  /** When the parameter is taken apart; its `name` is then only what is written. */
  readonly pattern?: Pattern;
}

export interface FunctionShape {
  readonly name: string;
  readonly node: Node;
  readonly parameters: readonly Parameter[];
  /** What it returns when that is one expression, or a table of the arms of its one `switch` or `match`. */
  readonly result: Node | Expression | null;
  /** Entries of every `switch` or `match` in it, for who names it as a table though it does more than return what one gives. */
  cases?(): readonly MappingEntry[];
  /** What a call of it stands for, when it is a macro, which puts texts in place of texts. */
  expand?(call: Node): Expression;
}

export interface ClassShape {
  readonly name: string;
  readonly node: Node;
  /** Constants of the class body. */
  readonly members: readonly MappingEntry[];
  /** They are named once and never assigned again, as enumerators are. */
  readonly constant?: boolean;
  /** They are those of the class alone, and not of its instances. */
  readonly isStatic?: boolean;
  /** Parameters that the class itself gives its constructor; null when it takes over those of its base. */
  readonly parameters: readonly Parameter[] | null;
  /** Whether these come after (or in place of) those of the base, as fields of data classes do. */
  readonly extendsBase?: boolean;
  readonly bases: readonly Node[];
  /** A method of the class body; `bound` when its first parameter is given even if the class itself is asked. */
  method?(name: string): { readonly node: Node; readonly value: Expression; readonly bound: boolean } | null;
  /** The function that makes instances, when what it returns may be a table instead (`__new__`). */
  instance?(): FunctionShape | null;
}

/** What binds a name: a definition in the file, or an import. */
export type Binding = {
  /** Exported under this name, if at all. */
  readonly exported?: string;
  /** Not a variable but a member of an object. */
  readonly member?: boolean;
  /** Where the name holds, when that is not around the node: a variable of a package that its `init()` assigns. */
  readonly scope?: Node;
} & (
  | {
      readonly kind: 'value';
      readonly node: Node;
      readonly value: Node | Expression;
      /** A type whose name something else may have, too: `struct token token[]`. */
      readonly isType?: boolean;
    }
  | {
      readonly kind: 'import';
      readonly node: Node;
      readonly specifier: string;
      /** null: the module itself. */
      readonly name: string | null;
      readonly interop?: boolean;
      /** Specifier of the module that the name may be instead of a member. */
      readonly submodule?: string;
    }
);

/** What a statement does to the table that a name is bound to. */
export type Change = { readonly node: Node } & (
  | { readonly kind: 'set'; readonly key: Node | string; readonly value: Node }
  /** An expression stands for a loop that adds an entry for each item. */
  | { readonly kind: 'extend'; readonly values: readonly (Node | Expression)[] }
  | { readonly kind: 'append'; readonly items: readonly Item[] }
  /** The same entries in another order; undefined when that order is not known. */
  | { readonly kind: 'order'; ordered(list: Sequence): Sequence | undefined }
  | { readonly kind: 'unknown' }
);
