import type { Sequence } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import type { Expression, Holding, Item } from './expression.js';
import type { Step } from './steps.js';

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
      readonly holds?: Holding | undefined;
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

/** A change that one statement makes. */
export type SingleChange = Exclude<Change, { kind: 'steps' }>;

/** What a statement does to the table that a name is bound to. */
export type Change = {
  readonly node: Node;
  /** Whose member the name is there: `LEXER.WORDS`. */
  readonly owner?: string;
  /** It stands in a function that is called while the file is loaded. */
  readonly isCalled?: boolean;
} /** `onEmpty`: an empty list is an empty map, too. */ & (
  | {
      readonly kind: 'set';
      readonly key: Node | string;
      readonly value: Node;
      readonly onEmpty?: boolean;
      /** The key is that of an object, where keys are texts. */
      readonly isProperty?: boolean;
      /** What is there already stays: `setdefault`. */
      readonly unlessThere?: boolean;
    }
  /** An entry is taken away: by its key (of a list, its index), or what equals a value. */
  | {
      readonly kind: 'remove';
      readonly key?: Node | string;
      readonly value?: Node;
      /** That there is none is no error. */
      readonly ifThere?: boolean;
      /** Of an object: a list keeps its place for it. */
      readonly isProperty?: boolean;
    }
  /** `isKey`: of a map the index is a key, that gets the value. */
  | { readonly kind: 'insert'; readonly index: Node; readonly value: Node; readonly isKey?: boolean }
  /** A loop, or calls of functions, with all that these do to the table; the names are those that are set, each with what it was before. */
  | {
      readonly kind: 'steps';
      readonly steps: readonly Step[];
      readonly names: ReadonlyMap<string, Node | undefined>;
      /** Functions that are called: whoever else calls one, in another file, changes the table, too. */
      readonly functions: ReadonlySet<string>;
    }
  | { readonly kind: 'extend'; readonly values: readonly Node[] }
  | { readonly kind: 'append'; readonly items: readonly Item[] }
  /** The same entries in another order; undefined when that order is not known. */
  | { readonly kind: 'order'; ordered(list: Sequence): Sequence | undefined }
  /** How deep inside of the table what it changes is, which may be a text; whether it only goes to somebody who may change it. */
  | {
      readonly kind: 'unknown';
      readonly level?: number;
      readonly ofText?: boolean;
      readonly escapes?: boolean;
    }
);
