import type { LiteralRules } from '../../syntax/literal.js';
import type { WrittenDefinitions } from '../language/written-definitions.js';
import type { Comments } from '../language.js';

/** What is said of a language in data alone: with this, `symbols` and `table` read it without any code of its own. */
export interface LanguageData {
  /** As people write it: `Ruby`. */
  readonly name: string;
  /** With the dot: `.rb`. */
  readonly extensions: readonly string[];
  /** Grammar file by npm package (`tree-sitter-ruby/tree-sitter-ruby.wasm`); one for each extension where they differ. */
  readonly grammar: string | Readonly<Record<string, string>>;
  readonly comments: Comments;
  /** How definitions look in the text, which what `definitions` finds is held against. */
  readonly written?: WrittenDefinitions | undefined;
  /** A query that marks what a file defines: its captures are in docs/languages.md. */
  readonly definitions?: string | undefined;
  readonly documentation?: Documentation | undefined;
  /** What nodes with values are called: see {@link Values}. */
  readonly values?: Values | undefined;
  /** Definitions of one name (or, with `arity`, also of as many parameters) in one place are one: clauses. */
  readonly clauses?: 'name' | 'arity' | undefined;
  /** Words of directives that may stand anywhere, on lines of their own: `#if`. */
  readonly directives?: readonly string[] | undefined;
  /** Characters of a name, as the inside of a regular expression class; letters, digits and `_` unless given. */
  readonly nameCharacters?: string | undefined;
  /** Methods name the members of their object without it. */
  readonly bareMembers?: true | undefined;
}

/** Which comments document a definition. */
export interface Documentation {
  /** How they begin; every comment right above unless given. */
  readonly marks?: readonly string[] | undefined;
  /** Whether they may also stand right behind or below the definition; or how those begin that do. */
  readonly below?: boolean | readonly string[] | undefined;
  /** Whether they are XML, as in C#. */
  readonly xml?: boolean | undefined;
  /** Types of nodes that may stand between them and the definition: attributes, annotations. */
  readonly between?: readonly string[] | undefined;
}

/**
 * A part of a node: the name of a field, the number of a child (`0`; `-1` is the last), or the type of a child in
 * parentheses (`(arguments)`), a sign or word in quotes (`"new"`), or `..` for the node around; several with `/` between them lead further. Comments are no children.
 */
export type Part = string;

/** What the types of nodes of a grammar mean, by their names. What has no row has no value that can be read. */
export interface Values {
  /** Nodes around another one that change nothing, with the part that counts: `{ parenthesized_expression: '0' }`. */
  readonly wrappers?: Rows<Part> | undefined;
  /** Nodes that say nothing of values where they stand among items: types. */
  readonly ignored?: readonly string[] | undefined;
  /** What texts mean where languages do not agree. */
  readonly literals?: LiteralRules | undefined;
  /** What is worked out within a text, with the expression in it (`#{NAME}`), and the signs around it that the grammar leaves in the text. */
  readonly interpolations?:
    | Rows<{ value: Part; signs?: readonly [before: string, behind: string] | undefined }>
    | undefined;
  /** Nodes around such texts, with the part that is the text; only where parts of them are written so. */
  readonly interpolated?: Rows<{ text: Part; where?: Written | undefined }> | undefined;
  /** Letters behind numbers, as insides of regular expression classes: of whole ones, real ones, and those of single precision. */
  readonly suffixes?:
    | { whole?: string | undefined; real?: string | undefined; single?: string | undefined }
    | undefined;
  /** Types of numbers and characters, by the names that Rust has for them: `{ int: 'i32', double: 'f64' }`. */
  readonly numberTypes?: Rows<string> | undefined;
  /** Casts: the type, and what is cast. */
  readonly casts?: Rows<{ type: Part; value: Part }> | undefined;
  /** Whether characters are numbers in arithmetic, and not texts of one character: `'a' + 'b'` is 195. */
  readonly characterNumbers?: true | undefined;
  /** Letters of escapes in texts, where the grammar leaves these as they are. */
  readonly escapes?: string | undefined;
  /** Nodes that are names. */
  readonly names?: readonly string[] | undefined;
  /** Names that are constants: `{ nil: null }`. */
  readonly constants?: Rows<string | boolean | null> | undefined;
  /** Names that are a list without items: `Nil`. */
  readonly emptyLists?: readonly string[] | undefined;
  /** Nodes that are texts, though their types do not say so. */
  readonly texts?: readonly string[] | undefined;
  /** Signs by which such a text is worked out when the program runs: the patterns of a shell. */
  readonly expanded?: string | undefined;
  /** Lists of words between brackets, which white space parts; only where parts of them are written so (`where`). */
  readonly words?: Rows<{ content: Part; where?: Written | undefined }> | undefined;
  /** What stands for a text that begins on the next line, and where that is: nodes of `body`, in the order of these. */
  readonly heredocs?: Rows<{ body: string }> | undefined;
  /** Lists, with the part that holds the items; `''` for the node itself. */
  readonly lists?: Rows<Part> | undefined;
  /** Maps, with the part that holds the entries. */
  readonly maps?: Rows<Part> | undefined;
  /** Maps in which keys and values follow each other. */
  readonly flatMaps?: Rows<{ key: Part; value: Part }> | undefined;
  /** What is a list or a map by whether its items have keys. */
  readonly collections?: Rows<Part> | undefined;
  /** The number that the first item without a key has in a collection where others have one. */
  readonly firstIndex?: number | undefined;
  /** Whether items without a key go on after the largest number before them; they are counted by themselves unless given. */
  readonly afterLargest?: boolean | undefined;
  /** Nodes that are entries, with key and value; only with an operator between them (`"a" to 1`), or where parts are written so. */
  readonly entries?:
    | Rows<{
        key: Part;
        value: Part;
        operator?: string | undefined;
        where?: Written | undefined;
        /** What the grammar counts to the value, and is none of it: `=` of `[if]=1`. */
        mark?: string | undefined;
      }>
    | undefined;
  /** What is an entry only where a function makes a map of it: `Map(("a", 1))`. */
  readonly pairs?: Rows<{ key: Part; value: Part; where?: Written | undefined }> | undefined;
  /** Whether the key of an entry that is a name is that name as a text: `{ if = 1 }`. */
  readonly nameKeys?: boolean | undefined;
  /** Whether keys are whole numbers or texts, whatever is written: `true` and "1" are 1, `1.7` is 1, `null` is the empty text. */
  readonly castKeys?: boolean | undefined;
  /** Items that stand for all items of a list. */
  readonly spreads?: readonly string[] | undefined;
  /**
   * Calls: what is called, where the arguments are, and the object of a method where that is no part of what is called;
   * items that are written behind it (`new List { 1, 2 }`).
   */
  readonly calls?:
    | Rows<{
        callee: Part;
        arguments?: Part | undefined;
        object?: Part | undefined;
        items?: Part | undefined;
        /** Whether each argument makes a call of its own, around the one before it: `f a b`. */
        curried?: boolean | undefined;
        /** A block behind the arguments, which is one more of them: nobody knows what it does. */
        block?: Part | undefined;
      }>
    | undefined;
  /** Statements of which a run decides whether what stands in them is there; `call=if` for calls of that name. */
  readonly branches?: readonly string[] | undefined;
  /** Others of which a part may not run: loops, cases, what has an operator between its sides. */
  readonly branching?: readonly string[] | undefined;
  /** What a call is the first argument of when it is no call, but the head of a definition: `def`. */
  readonly defining?: readonly string[] | undefined;
  /** Whether objects are made by `new` alone: what is called without it is a function. */
  readonly objectsByNew?: true | undefined;
  /** Nodes around an argument: its value, and its name where it has one. */
  readonly arguments?: Rows<{ value: Part; name?: Part | undefined }> | undefined;
  /** Functions that give a list, a list without doubles, or a map, of their arguments: `listOf`, `setOf`, `mapOf`. */
  readonly functions?:
    | {
        list?: readonly string[] | undefined;
        set?: readonly string[] | undefined;
        map?: readonly string[] | undefined;
        /**
         * Those that give a list, a set or the rows of a map of the list that they are given last, by their whole names (`modules`), without
         * what stands in parentheses there; and whether it is sorted, or in an order that only a run can tell.
         */
        given?: Rows<{ as: 'list' | 'set' | 'rows'; order?: 'sorted' | 'unknown' }> | undefined;
        /** Those whose order only a run can tell, where there is more in them than this. */
        unordered?: Readonly<Record<string, number>> | undefined;
        /** Types that make a set of a list which is written for a name of theirs: `Set<String>`. */
        declaredSets?: readonly string[] | undefined;
        /** Whether containers that sort themselves sort texts as people do, and not by their characters. */
        sortsWords?: true | undefined;
      }
    | undefined;
  /** Methods without arguments that give what they are called on: `freeze`. */
  readonly unchanged?: readonly string[] | undefined;
  /** The same that give a copy, of anything or only of lists (as sets) or maps: of others they make something else. */
  readonly copying?: Rows<'any' | 'list' | 'set' | 'map'> | undefined;
  /** `object.name`. */
  readonly members?: Rows<{ object: Part; name: Part }> | undefined;
  /** Whether `map.name = value` makes an entry of the map. */
  readonly memberEntries?: boolean | undefined;
  /** `list[index]`. */
  readonly indexes?: Rows<{ object: Part; index: Part }> | undefined;
  /** Operators between two values; `+` unless the node has a part for it. */
  readonly operators?: Rows<{ left: Part; right: Part; operator?: Part | undefined }> | undefined;
  /**
   * Operators by what binds them, the closest first, where the grammar makes one chain of all of them; those that end with a colon are
   * grouped from the right, and so is what stands beside `:`.
   */
  readonly ranks?: readonly (readonly string[])[] | undefined;
  /** Operators that join texts: `..`; without any, `+` does. */
  readonly joins?: readonly string[] | undefined;
  /** Operators that join lists: `++`. */
  /** How a file says itself what an operator gives, as a regular expression with a group for the operators: `func (\\S+)`. */
  readonly ownOperators?: string | undefined;
  readonly concatenations?: readonly string[] | undefined;
  /** Operators that put an item behind a list: `:+`. */
  readonly appends?: readonly string[] | undefined;
  /** Operators that put an item in front of a list: `::`. */
  readonly conses?: readonly string[] | undefined;
  /** Operators that give another result than in C: `/` where 7 / 2 is 3.5, `^` for powers. */
  readonly unlike?: readonly string[] | undefined;
  /** Signs in front of a value. */
  readonly signs?: Rows<{ operand: Part; ignored?: string | undefined }> | undefined;
  /** Nodes around several entries, which are those of the list or map that they stand in. */
  readonly groups?: readonly string[] | undefined;
  /** Nodes that give a name a value; only where parts of them are written so (`where`): `define("X", 1)`; and the type that is declared. */
  readonly bindings?:
    | Rows<{ name: Part; value: Part; where?: Written | undefined; type?: Part | undefined }>
    | undefined;
  /** Names of a file or type get their values in the order of the source; but for those that are declared with one of these words. */
  readonly inOrder?: { unless: readonly string[] } | undefined;
  /** Enumerations and classes with constants: where their members are, and which part says that they are numbers. */
  readonly types?: Rows<{ name: Part; body: Part; numbered?: Written | undefined }> | undefined;
  /**
   * Members of enumerations, by their type or with that of the node around them (`enum_declaration/container_field`): a value of their
   * own, or arguments; without either, one more than the one before where they are numbered, or else their name.
   */
  readonly enumMembers?:
    | Rows<{
        name: Part;
        value?: Part | undefined;
        arguments?: Part | undefined;
        numbered?: boolean | undefined;
      }>
    | undefined;
  /** Those of the lists or maps that are sets where nothing in them has a key. */
  readonly sets?: readonly string[] | undefined;
  /** Structures that are written with some of their fields, where a field may have a value without being written. */
  readonly structures?:
    | {
        /** What a list of fields is written in, and the type that this says; `-` where what is around it says the type. */
        literals: Rows<Part>;
        /** Names of structures, and where their fields are. */
        declarations: Rows<{ name: Part; body: Part }>;
        /** What such a body is; others give a name to a structure that is declared elsewhere. */
        bodies: readonly string[];
        fields: Rows<{ name: Part; type: Part; value: Part }>;
        /** Types of lists, and the type of what is in them. */
        elements: Rows<Part>;
        /** What has a declared type, and where that is; nothing says one where this is not written. */
        places: Rows<Part>;
        /** What a value is written in that has the same type, or that of an element: `&` in front of it. */
        around: readonly string[];
      }
    | undefined;
  /** Blocks that have the variables of what is around them, and only those that nobody has there of their own. */
  readonly sharingBlocks?: readonly string[] | undefined;
  /** Nodes in which names hold that they bind: functions, types, blocks. */
  readonly scopes?: readonly string[] | undefined;
  /** Whether two names for a list or map have the same one, so that a change by one is a change of both. */
  readonly shared?: boolean | undefined;
  /** What only reads a list or map; whatever else gets one may change it. Without, only what `changes` says does. */
  readonly reads?:
    | {
        /** Whether more than these only reads one: who gets it otherwise is not told. */
        partly?: boolean | undefined;
        /** Methods that give nothing of it: `length`. */
        looks?: readonly string[] | undefined;
        /** Methods that give what they are called on: `each`. */
        same?: readonly string[] | undefined;
        /** Methods that give something in it: `first`. */
        items?: readonly string[] | undefined;
        /** Methods that give another one, with the same things in it or with what is made of them: `map`. */
        copies?: readonly string[] | undefined;
        /** Methods that hand what they are called on to a block: `tap`. */
        given?: readonly string[] | undefined;
        /** Those of them in whose block the names of its members stand alone: `apply`. */
        receivers?: readonly string[] | undefined;
        /** Methods whose block gets what was gathered before, and then what they are called on: `reduce`. */
        folds?: readonly string[] | undefined;
        /** Methods whose block gets what is gathered behind that: `each_with_object`. */
        gathers?: readonly string[] | undefined;
        /** Functions that give something in which what they get is: `Some`, `ref`. */
        holders?: readonly string[] | undefined;
        /** Operators by which a function gets what stands on a side of them: `{ '|>': 'left' }`. */
        pipes?: Rows<'left' | 'right'> | undefined;
        /** Functions that give nothing of what they get: `print`. */
        lookers?: readonly string[] | undefined;
        /** Functions whose results are the parts of what they get: `table.unpack`. */
        unpackers?: readonly string[] | undefined;
        /** Functions that give what is in what they get: `pairs`. */
        givers?: readonly string[] | undefined;
        /** How names of methods end that change what they are called on: `!`. */
        marked?: string | undefined;
        /** The word in front of a name that gets a part of what a method looks into: `out`. */
        filledBy?: string | undefined;
        /** Whether a list or map is asked for a part by calling it: `TABLE(key)`. */
        called?: boolean | undefined;
        /** What stands for what a function gets that is written without parameters: `_`. */
        blank?: string | undefined;
        /** Whether texts can be changed. */
        mutableTexts?: boolean | undefined;
        /** Whether a function gives its last expression. */
        lastIsResult?: boolean | undefined;
      }
    | undefined;
  /** Functions that give several values, which are as many items where they stand last in a list: `table.unpack`. */
  readonly severalBy?: readonly string[] | undefined;
  /** Words by which a function says that a variable is that of the file; without, all that it does not bind are. */
  readonly sharedBy?: readonly string[] | undefined;
  /** Words by which a function says that a variable is its own, where all others are the file's: `local`. */
  readonly ownBy?: readonly string[] | undefined;
  /** How names begin that are the file's wherever they stand: `$`. */
  readonly sharedMarks?: readonly string[] | undefined;
  /** How a file asks for another one as a module, whose last expression it then has, as a regular expression: `NAME` is its name. */
  readonly requires?: string | undefined;
  /** How a file has what is in a module without its name, and a module or function by another `NAME`, as regular expressions. */
  readonly modules?: { opened: string; renamed: string } | undefined;
  /** How names at the top of a file are reached without being written as names. */
  readonly reflection?:
    | {
        /** Maps of all of them, as they are written: `_G`. */
        holders?: readonly string[] | undefined;
        /** Functions and methods that give what has a name: `const_get`. */
        gives?: readonly string[] | undefined;
        /** Nodes by which a name gets another value, by how their text looks as a regular expression: `NAME` is the name. */
        writes?: Rows<string> | undefined;
        /** Statements in which a text or word says the name that another one stands for from then on, by a word in them: `declare -n`. */
        aliases?: Rows<string> | undefined;
        /** Functions and methods that give a name another value: `rawset`. */
        sets?: readonly string[] | undefined;
        /** Functions that run a text: `eval`. */
        runs?: readonly string[] | undefined;
        /** Whether what such a text does in a function is done to names of that function. */
        runsLocally?: boolean | undefined;
        /** Nodes that are a name by what another one holds: `$$n`. */
        indirect?: readonly string[] | undefined;
      }
    | undefined;
  /** Scopes that run where they stand: `do … end`. */
  readonly blocks?: readonly string[] | undefined;
  /** Nodes in which a name is declared for what is around them; a value that one gets elsewhere is that of the file. */
  readonly declaring?: readonly string[] | undefined;
  /** Nodes around a statement that run with it. */
  readonly inPlace?: readonly string[] | undefined;
  /** What changes a list or map: parts of statements that are given another value (with `value`, this one; with `defines`, without `=`), and methods. */
  readonly changes?:
    | {
        targets?: Rows<Part | { target: Part; value: Part; defines?: true | undefined }> | undefined;
        methods?: readonly string[] | undefined;
        operators?: readonly string[] | undefined;
        /** Methods of a part that change what it is a part of: `setValue` of an entry. */
        ofHolder?: readonly string[] | undefined;
        /** Functions that change the first of their arguments: `table.insert`. */
        functions?: readonly string[] | undefined;
        /** Whether what is done to a part is seen by what is written behind the name, since no node stands for the whole of that. */
        chains?: boolean | undefined;
        /** The mark of what is not copied where it is handed on: `&`. */
        references?: string | undefined;
        /** Functions that may change any of their arguments: `preg_match`. */
        anywhere?: readonly string[] | undefined;
        /** Which of these methods, operators and functions do no more than add: an item, an entry, or all of another one. */
        adds?:
          | {
              item?: readonly string[] | undefined;
              entry?: readonly string[] | undefined;
              all?: readonly string[] | undefined;
            }
          | undefined;
        /** The index behind the last item of a list, as it is written; `$` is the list: `#$ + 1`, or nothing at all. */
        nextIndex?: string | undefined;
        /** The value that takes an entry away, and is none of a list: `nil`. */
        removedBy?: string | undefined;
      }
    | undefined;
}

/** What parts of a node have to be: one of these texts. */
export type Written = Readonly<Record<Part, readonly string[]>>;

export type Rows<Row> = Readonly<Record<string, Row>>;

/** Comments as a list of their types, marks first that begin with another one. */
export function commentsOf(
  types: readonly string[],
  line: readonly string[],
  block: readonly (readonly [string, string])[] = [],
): Comments {
  return { types: new Set(types), line, block };
}

/** Words of a text, as a list. */
export function words(text: string): readonly string[] {
  return text.split(/\s+/).filter(word => word !== '');
}

/** Types of numbers and characters of Kotlin and Scala, by the names that Rust has for them. */
export const JVM_NUMBER_TYPES: Rows<string> = {
  Byte: 'i8',
  Short: 'i16',
  Int: 'i32',
  Long: 'i64',
  Float: 'f32',
  Double: 'f64',
  Char: 'char',
};
