import type { Operators } from '../evaluate/operators.js';
import type { PureFunctions } from '../evaluate/pure-functions.js';
import type { Value } from '../evaluate/value.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import type { Spelling } from '../syntax/spelling.js';
import type { Binding, Change } from './language/binding.js';
import type { Conditions } from './language/conditions.js';
import type { Definitions } from './language/definitions.js';
import type { Effects } from './language/effects.js';
import type { Expression } from './language/expression.js';
import type { Imports, Packages } from './language/imports.js';
import type { Objects } from './language/objects.js';
import type { Preprocessor } from './language/preprocessor.js';
import type { Statements } from './language/statements.js';
import type { Tokens } from './language/tokens.js';
import type { WrittenCalls } from './language/written-calls.js';

/**
 * One implementation language: everything that extraction must know of it. A language says what a syntax node *means*
 * in a small vocabulary (the folder `language/`); the evaluator, the comments, the records and the kinds of source are
 * the same for all of them.
 *
 * To add a language: write `src/extract/languages/<name>.ts` exporting a `Language` as `language`, install the npm
 * package of its grammar, and run `npm run generate`. What it needs is the first half; what it brings besides is the
 * second, each an interface of its own.
 */
export interface Language {
  /** As people write it: `Python`. */
  readonly name: string;
  /** With the dot: `.py`. */
  readonly extensions: readonly string[];
  /** Grammar files by npm package: `tree-sitter-python/tree-sitter-python.wasm`. One for all extensions, or one for each. */
  readonly grammar: string | Readonly<Record<string, string>>;
  readonly comments: Comments;
  readonly scopes: Scopes;
  /** Characters of a name, as the inside of a regular expression class (with the `u` flag). */
  readonly nameCharacters: string;
  /** What an expression node means: see `shared/node-table.ts`. */
  expression(node: Node): Expression;
  /** What the name at this node defines, when the node is where a name is bound; otherwise null: see `shared/binding-table.ts`. */
  binding(name: Node): Binding | null;
  readonly imports: Imports;
  /** What operators give for constants, and how constants are written as text. */
  readonly operators: Operators;
  /** Functions of the language's library without effects, which the evaluator may apply to constants. */
  readonly functions: PureFunctions;
  /** What lists, texts and maps of the language have without a call: `words.length`. */
  readonly properties?: Readonly<Record<string, (value: Value) => Value | undefined>>;
  /** Names of such functions that the text of a file gives other values: `Object.keys`, `.map` of `Array.prototype.map = …`. */
  replacedFunctions?(text: string): ReadonlySet<string>;
  /** Several functions may have one name, and what they take says which is meant. */
  readonly overloads?: boolean;
  /** Other ways in which names are written. */
  readonly spelling?: Spelling;
  /**
   * Nodes of which a part may not run, or one side may not, in a language in which what stands at the top of a file is run when it is
   * loaded, in the order of the text, and nothing else is.
   */
  readonly branching?: ReadonlySet<string>;
  /** Methods name the members of their object without it, as in Java. */
  readonly bareMembers?: true;
  /** Words of directives that may stand anywhere between tokens, where a grammar wants them around whole parts (`#if`). */
  readonly directives?: readonly string[];
  /** How the statement around this use of a name changes the value that the name is bound to; otherwise null. */
  change?(name: Node): Change | null;
  /**
   * What the statements at the top of a file do that call the function around a use of a name; undefined where nothing is known of who
   * calls it.
   */
  changesByCalls?(name: Node, file: SourceFile): readonly Change[] | undefined;
  /** What is done to it where the name is not said as one; of a name where it is bound. */
  changesUnnamed?(name: Node, other?: Node): readonly Change[];
  /** Where objects go, and what changes them. */
  readonly effects?: Effects;
  /** How files make packages and modules. */
  readonly packages?: Packages;
  /** What files define, for the kind `symbols`. */
  readonly definitions?: Definitions;
  /** What classes and their instances have besides what the class body says. */
  readonly objects?: Objects;
  /** Of which nothing is known but data. */
  readonly isData?: boolean;
  /** How a file asks for another one as a module, as a regular expression: `NAME` is the last part of its name. */
  readonly requires?: string;
  /** Objects are made by `new` alone: what is called without it is a function. */
  readonly objectsByNew?: boolean;
  /** How code of one file makes functions of another one run, in languages whose files see each other's names without imports. */
  readonly starting?: {
    /** Names by which something may make a node run that stands in a function. */
    names(node: Node): ReadonlySet<string>;
    /** Words that code of a file says which runs while that is loaded. */
    said(root: Node): ReadonlySet<string>;
  };
  /** Whether a name stands for a copy where it is used: what is changed later is not in it. */
  readonly copiesValues?: (name: Node) => boolean;
  /** What running a file's own statements does, as far as that can be known. */
  readonly statements?: Statements;
  /** What comes before the parser. */
  readonly preprocessor?: Preprocessor;
  /** What is compiled under conditions only. */
  readonly conditions?: Conditions;
  /** What the grammar leaves as tokens. */
  readonly tokens?: Tokens;
  /** How calls look in the text. */
  readonly writtenCalls?: WrittenCalls;
}

/** What a name means in front of its definition: that all the same, what it means around the scope, or nothing yet. */
export type InFront = 'there' | 'around' | 'nothing';

/** How comments look: `line` to the end of the line, `block` from the first mark to the second. */
export interface Comments {
  readonly types: ReadonlySet<string>;
  readonly line: readonly string[];
  readonly block: readonly (readonly [string, string])[];
}

/** Where names hold, and when what stands there runs; all are node types. */
export interface Scopes {
  /** Nodes that open a scope for names. */
  readonly types: ReadonlySet<string>;
  /** Those whose body runs when they are called, not where they stand. */
  readonly deferred: ReadonlySet<string>;
  /**
   * Whether what stands in a scope means what it would around that: types and defaults of parameters.
   * @param inside the way from the scope to it: a child of the scope, a child of that, …
   */
  isOutside?(scope: Node, inside: readonly Node[]): boolean;
  /** Other nodes that run later than what is around them: fields of instances. */
  isDeferred?(node: Node): boolean;
  /**
   * What a name in front of a definition of it means; without, everything holds in the whole of its scope.
   * @param isTop whether the scope is the whole file.
   */
  inFront?(definition: Node, isTop: boolean): InFront;
  /**
   * What is loaded as a whole when it is first asked for, and gives a definition its value then (a class, a file); nothing for what has
   * its value before anything runs.
   */
  loadedWith?(definition: Node): Node | undefined;
  /** Whether what stands in front of a definition may load another whole; without, it is asked what it imports. */
  mayLoad?(other: Node, front: string): boolean;
  /** Definitions that their names have from the start, so that the last of them holds: functions of JavaScript. */
  readonly hoisted?: ReadonlySet<string>;
  /** Blocks that run where they stand (`static { … }`). */
  readonly inPlace?: ReadonlySet<string>;
  /** Nodes in which a name is declared for what is around them; a value that one gets elsewhere is that of the file. */
  readonly declaring?: ReadonlySet<string>;
  /** Functions that run when everything at the top of the file has its value, wherever they stand: `init()` of Go. */
  runsAtTheEnd?(fn: Node): boolean;
}
