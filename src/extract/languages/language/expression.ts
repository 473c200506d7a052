import type { Order, Value } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';

/** What an expression node means; parts that are expressions themselves are left as nodes, to be evaluated when needed. */
export type Expression =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  /** A whole number that the language writes with a decimal point, or one of single precision. */
  | { readonly kind: 'decimal'; readonly value: number; readonly single?: boolean }
  | { readonly kind: 'same'; readonly node: Node }
  /**
   * What it is then, whatever is done to it later; a list, a set or a map alone, where only these are copied so. `rows` of a list of pairs:
   * those that a map has which is made of them. With `order`, gone through so.
   */
  | { readonly kind: 'copy'; readonly node: Node; readonly as: CopyOf; readonly order?: Order }
  /** A literal of which its type says what it is, and another file may declare that type. */
  | {
      readonly kind: 'typed';
      readonly type: WrittenType;
      /**
       * @param declared the declaration of the type; undefined where it is in no file that is read.
       * @param isConstant whether a name in the literal stands for a value that is read.
       */
      as(declared: WrittenType | undefined, isConstant: (name: Node) => boolean): Expression;
    }
  /** A value in a place of a declared type. */
  | { readonly kind: 'held'; readonly value: Node | Expression; readonly holds: Holding }
  /** `fixed`: a tuple, which prints in another way than a list. */
  | {
      readonly kind: 'sequence';
      readonly items: readonly Item[];
      readonly distinct?: boolean;
      readonly fixed?: boolean;
      readonly holds?: Holding;
      readonly order?: Order;
      /** How often the items are there: `[0; 8]`. */
      readonly times?: Node;
      readonly filled?: Filled;
    }
  /** With `named`, later entries may name earlier ones, as in an enum; with `textKeys`, `1` and `"1"` are one key. */
  | {
      readonly kind: 'mapping';
      readonly entries: readonly MappingEntry[];
      readonly named?: boolean;
      readonly textKeys?: boolean;
      /** An enumeration whose object has the names of its numbers, too. */
      readonly numbered?: boolean;
      readonly holds?: Holding;
      readonly order?: Order;
      /** Of entries with one key the first counts, and not the last. */
      readonly firstWins?: boolean;
      /** Its keys are indices of an array. */
      readonly filled?: Filled;
      /** They are cases: for a value that is known, one of them is meant. */
      readonly choice?: CasesChoice;
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
  /** A part of a list or text: `words[1:]`; what is not written is null. */
  | {
      readonly kind: 'slice';
      readonly object: Node;
      readonly start: Node | null;
      readonly stop: Node | null;
      readonly step: Node | null;
    }
  /** One of the values that a list is taken apart into, counted from 0. */
  | { readonly kind: 'item'; readonly list: Node; readonly index: number }
  | {
      readonly kind: 'call';
      readonly callee: Node;
      /** The file that the callee is written in, where it is another one than that of the call. */
      readonly calleeIn?: SourceFile;
      readonly arguments: readonly Argument[];
      /** The object of a method, where the grammar has no node for `object.method`: `callee` is then the method's name. */
      readonly object?: Node | null;
      /** Not a call but a structure that is written out: its arguments are the fields that it has. */
      readonly isRecord?: boolean;
      /** What is made has a class of its own besides, which may do what it likes: `new Command("x") { … }`. */
      readonly isExtended?: boolean;
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
      /** The same where it stands in place of a name, when it depends on what is around that. */
      textFor?(use: Node): string;
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
  /** Structures one after the other, of which some go without the braces around their fields: `{"a", 1, "b", 2}`. */
  | { readonly kind: 'rows'; readonly type: Node; readonly items: readonly Item[]; readonly filled?: Filled }
  /** Something that has no constant value: `reason` continues the sentence "… cannot be read without running it: …". */
  | { readonly kind: 'opaque'; readonly reason: string };

/** What a copy is one of. */
export type CopyOf = 'any' | 'list' | 'set' | 'map' | 'rows';

/**
 * What a declared type makes of the values that are written where it holds them: the name of a type of numbers as Rust has it,
 * `bool`, `character`, `text`, `pointer`; or that of the elements (and keys) of a list or map. Without a word, they stay what they are.
 */
export type Holding =
  | string
  | { readonly of?: Holding | undefined; readonly keys?: Holding | undefined }
  /** A tuple. */
  | { readonly parts: readonly (Holding | undefined)[] }
  /** What a type says that another file may declare. */
  | {
      readonly declaredAs: WrittenType;
      as(declared: WrittenType): Holding | undefined;
      /** What holds where no file declares it. */
      readonly otherwise?: string;
    };

/** What an array holds where nothing is written for an element: `int K[3] = {1}`. */
export interface Filled {
  /** How many elements there are; null for as many as are written. */
  readonly length: Node | null;
  readonly zero: Expression;
  /** What is written for one may be a macro that stands for several. */
  readonly expands?: boolean;
}

/** A type as it is written, in a file where its names mean something; without one, that is where it is used. */
export interface WrittenType {
  readonly node: Node;
  readonly file?: SourceFile;
}

/** What says which case of a `switch` or `match` is meant. */
export interface CasesChoice {
  /** What is compared with the keys; null where more than that decides. */
  readonly subject: Node | null;
  /** What is given where no key fits; null where that is not plain. */
  readonly otherwise: Node | Expression | null;
}

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
      /** Whether it holds under a condition only: another one with the same key, behind it, is for all other cases. */
      readonly guarded?: boolean;
      /** Whether it sets a part of what the key is for, so that another one may set another part. */
      readonly partial?: boolean;
      /** It stands in a statement that may not run, or gives a name that has a value another one: the last that runs counts. */
      readonly inBranch?: boolean;
    }
  /** The same value for several keys that follow on each other: `[1 ... 3] = x`. */
  | { readonly node: Node; readonly from: Node; readonly to: Node; readonly value: Node | Expression };

/**
 * The value of an enum member without one, which follows from the previous member's (undefined for the first); or the
 * index of an entry without one in an array that gives them. `before`: the values of all members before it.
 */
export interface NextMember {
  readonly kind: 'next';
  next(previous: Value | undefined, before: readonly Value[]): Value | undefined;
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
  /** Several of them; `others` of a structure: the fields of another one, in place of those that are not given. */
  readonly spread?: 'positional' | 'named' | 'others';
  /** What it means in its place, where the node alone does not say it. */
  readonly value?: Expression;
  /** Whether it sets a part of the field alone: `.a.b = 1`. */
  readonly partial?: boolean;
  /** Written only to keep its place (`undefined`): the parameter's default counts. */
  readonly omitted?: boolean;
}

/** A constructor that another one of its class is called by, and what that gets. */
export interface Delegated {
  readonly node: Node;
  readonly arguments: readonly Argument[];
}

export interface Parameter {
  readonly name: string;
  readonly default: Node | Expression | null;
  readonly rest: 'positional' | 'named' | null;
  /** When the parameter is taken apart; its `name` is then only what is written. */
  readonly pattern?: Pattern;
  readonly holds?: Holding | undefined;
  /** A field of a structure of C, whose initializers may go without the braces around several. */
  readonly field?: FieldShape;
}

/** What a field of a structure holds, as far as the declaration of the field says it. */
export interface FieldShape {
  /** The type that it names, or null for one that is a single value in any case. */
  readonly type: Node | null;
  /** An array; of `texts`, whose elements together may be written as one. */
  readonly array?: 'texts' | 'values';
}

export interface FunctionShape {
  readonly name: string;
  readonly node: Node;
  readonly parameters: readonly Parameter[];
  /** What it returns when that is one expression, or a table of the arms of its one `switch` or `match`. */
  readonly result: Node | Expression | null;
  /** Entries of every `switch` or `match` in it, for who names it as a table though it does more than return what one gives. */
  cases?(): readonly MappingEntry[];
  /** The one `match` in it that stands where the grammar has only tokens: `write!(f, "{}", match self { … })`. */
  casesInTokens?(): Expression | null;
  /** What a call of it stands for, when it is a macro, which puts texts in place of texts. */
  expand?(call: Node): Expression;
}

export interface Method {
  readonly node: Node;
  readonly value: Expression;
  readonly bound: boolean;
  /** Those that branches have for the name, in their order, where a branch decides: this one is the last. */
  readonly candidates?: readonly Method[];
}

export interface ClassShape {
  readonly name: string;
  readonly node: Node;
  /** Constants of the class body. */
  readonly members: readonly MappingEntry[];
  /** It is called to convert one value, which becomes what the type holds: `Kind(4)`. */
  readonly converts?: { readonly holds: Holding | undefined };
  /** Constants that another file of its package has for it. */
  membersIn?(root: Node): readonly MappingEntry[];
  /** Each is a name of the file as well, and found as such. */
  readonly bound?: boolean;
  /** They are named once and never assigned again, as enumerators are. */
  readonly constant?: boolean;
  /** A function of the class makes something else of each: an enumeration with `__new__`. */
  readonly makesMembers?: boolean;
  /** They are those of the class alone, and not of its instances. */
  readonly isStatic?: boolean;
  /** Whether a constant is there for the class itself alone. */
  isPrivate?(name: string): boolean;
  /** Parameters that the class itself gives its constructor; null when it takes over those of its base. */
  readonly parameters: readonly Parameter[] | null;
  /** Those of each constructor, where there are several: how many arguments there are says which one is called. */
  readonly constructors?: readonly (readonly Parameter[])[];
  /** What constructors hand to another one of their class, by their parameters: `K(String name) { this(name, 0); }`. */
  readonly delegates?: ReadonlyMap<readonly Parameter[], Delegated>;
  /** Whether these come after (or in place of) those of the base, as fields of data classes do. */
  readonly extendsBase?: boolean;
  readonly bases: readonly Node[];
  /** A method of the class body; `bound` when its first parameter is given even if the class itself is asked. */
  method?(name: string): Method | null;
  /** The function that makes instances, when what it returns may be a table instead (`__new__`). */
  instance?(): FunctionShape | null;
}
