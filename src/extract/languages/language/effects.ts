import type { Node } from '../../syntax/node.js';

/** Under what a container holds something; undefined for what only a run can tell. */
export type Key = string | undefined;

/** What the code around an expression does with the object that the expression gives. */
export type Use =
  /** It is looked at, and nobody keeps it. */
  | { readonly kind: 'read' }
  /** The code around has it as its own value. */
  | {
      readonly kind: 'same';
      readonly node: Node;
      /** It is pointed to from now on (`&x`), or not any more (`*x`). */
      readonly reference?: boolean;
      /** It begins further on in the same list: its keys are others. */
      readonly shifted?: boolean;
    }
  /** `node` is a part of it; with `member`, what a method or attribute is asked of. */
  | {
      readonly kind: 'part';
      readonly node: Node;
      readonly key: Key;
      readonly member?: boolean;
      /** Several parts: what is assigned is taken apart. */
      readonly several?: boolean;
    }
  /** `node` is a new container that holds it. */
  | {
      readonly kind: 'within';
      readonly node: Node;
      readonly key: Key;
      /** It is an object, whose methods find it under that name. */
      readonly isField?: boolean;
    }
  /** `node` is a new container that holds what it holds. */
  | { readonly kind: 'copied'; readonly node: Node }
  /** A name, a pattern of names or a place gets it; with `each`, one after the other of what it holds. */
  | {
      readonly kind: 'bound';
      readonly target: Node;
      readonly each?: boolean;
      /** With `each`: of a map, too, its values one after the other. */
      readonly values?: boolean;
      /** It gets a copy: what is done to that is not done to it. */
      readonly copied?: boolean;
      /** It names the place itself: to give it a value is to change the table. */
      readonly reference?: boolean;
      /** The code around has it as its value, too. */
      readonly node?: Node;
    }
  /** What `target` names is given all that it holds, besides its own. */
  | { readonly kind: 'merged'; readonly target: Node }
  /** The place (or name) gets another value, or none. */
  | { readonly kind: 'replaced'; readonly node: Node }
  /** It is changed where it is, if it can be: `x += …`. */
  | { readonly kind: 'changed'; readonly node: Node }
  | { readonly kind: 'argument'; readonly call: Node; readonly index: number | string | undefined }
  | { readonly kind: 'called'; readonly call: Node }
  /** With `each`, one of the values that the function gives (`yield`); with `reference` the place of it: `int& f()`. */
  | {
      readonly kind: 'returned';
      readonly function: Node;
      readonly each?: boolean;
      readonly reference?: boolean;
    }
  /** Other files get it under a name. */
  | { readonly kind: 'exported'; readonly name: string }
  | { readonly kind: 'unknown' };

/** A name or place in a pattern, with the parts of the value that lead to it. */
export interface Target {
  readonly node: Node;
  readonly keys: readonly Key[];
  /** It is a new list or map of what is left over. */
  readonly rest?: boolean;
}

/** Where a name is declared. */
export interface Declaration {
  readonly scope: Node;
  /** No other file has it under this name: `static` of C. */
  readonly isPrivate?: boolean;
  /** The function or class that it names, or the expression that it is bound to as a whole. */
  readonly value?: Node;
  /** The name is bound to this part of the value. */
  readonly part?: string;
  /** The module that it comes from, and what it is called there; null for the module itself, with the names behind it (`a.b`). */
  readonly imported?: {
    readonly specifier: string;
    readonly name: string | null;
    readonly under?: readonly string[];
    readonly submodule?: string;
  };
}

/** Stands for the modules that are asked for by a text that is not written out: any may be meant. */
export const ANY_MODULE = '*';

/** An expression that loads a module. */
export interface Load {
  readonly node: Node;
  readonly specifier: string;
  /** The keys under which it holds the module, where it is not that itself. */
  readonly under?: readonly Key[];
}

/** What an operator, or an assignment to a part of something, makes a call of. */
export interface Operand {
  readonly methods: readonly string[];
  /** Which argument of theirs it is. */
  readonly index: number;
  /** Whose methods they are. */
  readonly of: readonly Node[];
}

/** A field that a constructor takes by its place or its name, or that it does not take. */
export interface Field {
  readonly name: string;
  readonly given: 'position' | 'name' | 'never';
  /** It is handed on to what runs afterwards, and is no part of the instance. */
  readonly isPassed?: boolean;
}

/** What a class says of the fields that its constructor takes. */
export interface Fields {
  readonly own: readonly Field[];
  /** Classes that may have some, too. */
  readonly bases: readonly Node[];
  /** False where something that is not understood may make fields of its names. */
  readonly isKnown: boolean;
  /** Its instances are asked for them by their places, too. */
  readonly areItems?: boolean;
}

/** A class without such fields. */
export const NO_FIELDS: Fields = { own: [], bases: [], isKnown: true };

/** What a call of the library does with an object that it gets; several things are separated by blanks. */
export interface LibraryCall {
  /** With what a method is asked of: `read` unless given. */
  readonly self?: string;
  /** With each argument, the last one standing for all further ones: `read` unless given. */
  readonly args?: readonly string[];
  /** With arguments that are given by their names: `read` unless given. */
  readonly named?: string;
  /** With functions among the arguments: they are called, and their parameters get an `item` of the object, or each one of its `items`. */
  readonly callback?: 'item' | 'items';
  /** What it gives is a list or map of its own, whatever it gets. */
  readonly givesTable?: boolean;
  /** Functions among the arguments are kept for later, and not called now. */
  readonly keeps?: boolean;
}

/** What a text may set of definitions of another file, by its words alone: cheap, and certain only where it says no. */
export interface OutsideWrites {
  /** Whether it may give a name of a module, which is the last part of that one's name, another value. */
  ofMember(module: string, name: string): boolean;
  /** Whether it may give a module a name that is not known there. */
  ofNewMember(module: string, isKnown: (name: string) => boolean): boolean;
  /** Whether it may set an attribute that says what users read of a function or class. */
  ofAttribute(module: string, name: string): boolean;
  /** Whether it gives something on by its name, to what may write to it under another one. */
  handsOn(name: string): boolean;
}

/**
 * Where objects go in the programs of a language. `read`: nowhere; `write`: it is changed; `same`: the result is the object;
 * `copy`: the result holds what it holds; `each`: … what a loop gets of it; `held`: the result holds it; `result`: calling the result
 * gives it; `item`: the result is one of its parts; `member`: the one that
 * the second argument names, or a method; `place`:
 * one that may be replaced there; `places`: all of these, one after the other; `pairs`: the result holds pairs with these;
 * `mapped`: it is made into a map, of its pairs if it has some; `tuples`:
 * the same, at any place of theirs; `unpairs`: the result holds what its pairs have; `kept`: what the method is asked of (or the first argument) holds it
 * afterwards; `attribute`: … has it as the member that the argument before it names; `merged`: … holds what it holds; `parts`: the result may hold, or be, anything that it holds; `field`: the result holds it
 * under the name of the argument; `flat`: … holds what its parts hold; `groups`: … holds pairs of something and a list of its
 * parts; `nested`: … holds lists with it; `called`: the result holds what calling it gives, under the name of the argument; `receiver`: functions among the arguments are called as
 * methods of it; `as:x`: … holds one of its parts under the name `x`; `in:x`: … holds it in a list, under the name `x`; `described`: as `kept`, as the value of a property that it describes; `given`: functions among the arguments get it as it is; `unknown`: nobody knows.
 */
export interface Effects {
  use(node: Node): Use;
  /** What the name at a node declares; null where it is only used. */
  declaration(name: Node): Declaration | null;
  /** Scopes in which a name at this node is looked for, innermost first; the file is not among them. */
  scopes(node: Node): Node[];
  /** The function whose body runs at another time than the code around it; null at the top of a file. */
  functionAround(node: Node): Node | null;
  targets(pattern: Node): Target[];
  /** Patterns of the parameters of a function, without the object that a method is asked of. */
  parameters(fn: Node): readonly {
    readonly target: Node;
    readonly rest?: boolean;
    readonly copied?: boolean;
    readonly name: string;
  }[];
  /** The name of the parameter that is the object itself; `this` where it has no name among them. */
  self(fn: Node): string | null;
  call(node: Node): { readonly callee: Node; readonly arguments: readonly Node[] } | null;
  /** The name of a method or member, and what it is asked of. */
  member(node: Node): { readonly object: Node; readonly name: string } | null;
  /** Whether what stands inside of a node runs at another time: a function, unless it is called where it stands. */
  deferred(node: Node): boolean;
  /** Classes whose constants are instances of them, made by their constructors, by what they are made from. */
  readonly enumerations?: RegExp;
  /** Whether what a condition holds runs only in the file that is started as a program: `if __name__ == "__main__":`. */
  isEntry(node: Node): boolean;
  isFunction(node: Node): boolean;
  isClass(node: Node): boolean;
  /** Methods that run when a class is made into an instance, or is itself made. */
  methods(
    classNode: Node,
  ): readonly { readonly name: string; readonly node: Node; readonly hidden: boolean }[];
  bases(classNode: Node): readonly Node[];
  /** Nodes of names, as in `K`. */
  readonly names: ReadonlySet<string>;
  /** Whether iterating over a map gives its keys alone. */
  readonly mapsGiveKeys: boolean;
  libraryFunction(name: string): LibraryCall | undefined;
  readonly libraryMethods: Readonly<Record<string, LibraryCall>>;
  /** Specifiers of the modules that a text imports, found without parsing it; {@link ANY_MODULE} for what only a run can tell. */
  specifiers(text: string): string[];
  /** Whether a text may ask what it loads for a name; without it, each that says the name may. */
  asksFor?(text: string, name: string): boolean;
  /** How a text may ask something for parts whose names it does not say, `vars(x)` or `x.values()`; without it, each may. */
  readonly walksParts?: RegExp;
  /** The module that an expression loads: `require('x')`, `import_module("x")`. */
  loaded(call: Node): string | null;
  /** Where a file loads others, and that is not what gives a name its value. */
  loads(root: Node, text: string): readonly Load[];
  /** The name under which others get what a place is given: `exports.a`, `module.exports`. */
  exported(place: Node): string | null;
  /** By which words a file itself has all that it gives others, and the expression that is meant by one where parts of it are asked for: `exports.a`. */
  readonly ownModule?: {
    readonly names: readonly string[];
    whole(name: Node): Node | null;
    /** Whether it is one that a function is given under that name: `(function (exports) { … })`. */
    isParameter(name: Node): boolean;
  };
  /** What a file gives others of what it has from somebody else, without having it itself: `export { a as b } from './x'`. */
  passedOn?(
    root: Node,
  ): readonly { readonly specifier: string; readonly name: string; readonly as: string }[];
  /** Names that get what a method gives without its being called by name: `with x as y` asks `__enter__`. */
  asked(method: string, root: Node): Node[];
  /** Whether an object may give what it has as a member of a name when it is asked for its own parts: `data` of a `UserDict`. */
  readonly standsBehind?: (name: string, text: string) => boolean;
  /** Names that get parts of an object that they do not say: `case Point(x)`. */
  readonly captured?: (root: Node, text: string) => readonly Node[];
  /** Expressions by which a file has all that it gives others, where its definitions do not say what becomes of that. */
  readonly givenWhole?: (root: Node, text: string) => readonly Node[];
  /** Whether a statement gives others something by a name, and the definitions of its file say so. */
  readonly givesParts?: (statement: Node) => boolean;
  /** Names that a file has from others, where they are declared. */
  imports(root: Node): Node[];
  /** Types of nodes that call something, or may be functions or classes. */
  readonly calls: ReadonlySet<string>;
  /** The part of what is deferred that runs where it stands: defaults of parameters, what else there is to a condition. */
  atOnce(fn: Node): Node | null;
  /** The function that an object has under a name, where the object is written out. */
  property(object: Node, name: string): Node | null;
  /** Names of the methods that make an instance, and of those that may change what was made. */
  readonly starters: readonly string[];
  readonly finishers: readonly string[];
  /** Methods name the fields of their object without saying whose they are. */
  readonly bareFields?: boolean;
  /** Types of nodes of members: `a.b`. */
  readonly members: readonly string[];
  /** The fields of a class whose constructor takes them in their order. */
  fields(classNode: Node): Fields;
  /** The text of a key that is written out. */
  keyOf(node: Node): Key;
  /** Names of types whose instances are lists or maps, as classes are made from them. */
  readonly tableTypes?: RegExp;
  /** Whether only literals make objects, and every call is one of a function, whatever its name. */
  readonly literalsAlone?: boolean;
  /** Methods that the language itself gives it to, for an operator or an assignment: `x + it`, `x[i] = it`. */
  readonly operand?: (node: Node) => Operand | null;
  /** Whether a name at the top of a file may be given another value from elsewhere in it, by its text. */
  readonly mayRebind?: (name: Node, text: string) => boolean;
  /** The same where a statement says so: where conditions are worked out, nothing else is asked. */
  readonly isSetAgain?: (name: Node, text: string) => boolean;
  /** What the text of a file may set of what it imports. */
  readonly outsideWrites?: (text: string) => OutsideWrites;
  /** The object whose members an expression has as a table: `x.__dict__`, `vars(x)`. */
  readonly membersOf?: (node: Node) => Node | null;
  /** Last names of the modules of which a text asks for members, or sets them, without saying their names; `any` where it has one by another name. */
  readonly reflected?: (text: string) => ReadonlySet<string> | 'any';
  /** Names that functions of a file give values to for the whole of it: `global x`. */
  readonly outward?: (root: Node, text: string) => readonly string[];
  /** Whether a file may be given names by their texts, by its own text. */
  readonly mayMakeNames?: (text: string) => boolean;
  /** Whether a class may be given members outside of its body, by the text of its file. */
  readonly mayAddMembers?: (name: string, text: string) => boolean;
  /** Whether code that is a text may define names of the file, and not only give a value. */
  readonly definesNames?: (node: Node) => boolean;
  /** Attributes of functions and classes that say what users read of them, and how a text looks that may set one. */
  readonly attributes?: {
    /** Those of them that are tables themselves. */
    readonly tables: readonly string[];
    /** Whether what an attribute holds can be changed where it is, so that it says something else. */
    readonly holds: (name: string) => boolean;
    /** Whether a text may set one, of whatever function or class. */
    readonly areSet: (text: string) => boolean;
    /** Whether a statement that sets something of a function or class, or of what it holds, makes it say something else. */
    readonly says: (path: readonly Key[], key: Key, statement: string) => boolean;
  };
  /** Who gets a class when it is made: the classes that it is made from, its decorators, and what it is an instance of. */
  readonly makers?: (classNode: Node) => {
    readonly bases: readonly Node[];
    readonly decorators: readonly Node[];
    readonly metaclass: Node | null;
  };
  /** Whether a base, metaclass or decorator of a class that is in no source leaves its members as they are written, by its full name. */
  readonly keepsMembers?: (name: string) => boolean;
  /** Names of the methods that the language itself calls while a class is made. */
  readonly classHooks?: {
    /** Of a class that others are made from: it gets each of them. */
    readonly inherited: string;
    /** Of a class of classes: it gets the class when it is made. */
    readonly made: string;
    /** Of a class of classes: it gives the class its first members. */
    readonly prepared: string;
    /** Of a class of classes: it makes the class of its members, which are the third parameter. */
    readonly maker: string;
  };
  /** Whether a method has its class as its object, and not an instance of it. */
  readonly getsClass?: (method: Node) => boolean;
  /** How a program has a class without a name for it: `type(x)`, `x.__class__`, `S.__mro__`. */
  readonly unnamedClass?: {
    /** One of them stands in each such expression. */
    readonly words: readonly string[];
    /** The expression around one, of which instance it is the class, and whether it holds several. */
    of(
      word: Node,
    ): { readonly node: Node; readonly instance: Node | null; readonly several?: boolean } | null;
  };
  /** Names of such methods that a text defines. */
  readonly operators?: (text: string) => readonly string[];
  /** Objects of which the members are names everywhere. */
  readonly everywhere?: ReadonlySet<string>;
  /** Whether a function of an object that is written out runs without being called by its name: `get x() {}`, `valueOf() {}`. */
  readonly runsUnnamed?: (fn: Node) => boolean;
  /** Whether a function is called with what is assigned to its name. */
  readonly isSetter?: (fn: Node) => boolean;
  /** Members by which a value is asked for itself: `E.A.value`. */
  readonly itself?: ReadonlySet<string>;
  /**
   * Where a file reaches its names by texts: an expression that has all of them (`globals()`), or code that is a text itself,
   * as far as that is written out.
   */
  reflections(
    root: Node,
    text: string,
  ): readonly { readonly node: Node; readonly holds: 'names' | string | undefined }[];
  /** Whether what stands at a path of what an expression makes is copied wherever it is assigned; `objects`: if it is one. */
  readonly copies?: (made: Node, path: readonly Key[]) => boolean | 'objects';
  /** How files see the names of others that they do not import by the name of a file. */
  readonly sees?: Sight;
  /** What types of expressions are, in languages whose methods stand outside of their types. */
  readonly staticTypes?: StaticTypes;
  /** Whether a file is there for tests alone, and no part of the program. */
  readonly isTest?: (path: string) => boolean;
  /** By which name a function has all that it is given, whatever its parameters are. */
  readonly allArguments?: string;
  /** The name of a function, where it is not its field `name`. */
  readonly nameOf?: (fn: Node) => Node | null;
  /** What a function has for itself is described as it is when the function has run, with the closures in it. */
  readonly followsLocals?: boolean;
  /** Whether what is made at a node is there before the function around it runs: `static` of C. */
  readonly isStatic?: (node: Node) => boolean;
  /** Whether what a name is bound to there can never be changed. */
  readonly isConstant?: (name: Node) => boolean;
  /** Texts are changed where they are, and who is called may get a place instead of what is in it. */
  readonly textsChange?: boolean;
  /** Whether a function that an object holds is called as a member of it: `r.run()` of Java, `ops.run()` of C. */
  readonly callsByMethod?: boolean;
  /** Whether a method can be asked for by a key: `K[name](…)` of JavaScript. */
  readonly methodsByKey?: boolean;
  /** Who asks a map for a key that it does not have makes an entry: `m["new"]` of C++. */
  readonly makesEntries?: boolean;
  /** Whether a parameter is another name for the place that it is given: `int& x`, or `char *x` of an array. */
  readonly refers?: (parameter: Node, argument: Node) => boolean;
  /** Whether a name is never given another value than where it is declared: `final` of Java. */
  readonly isFinal?: (name: Node) => boolean;
  /** What a constructor gives a field in front of its body: `: n(n + 1)`. */
  readonly initializer?: (maker: Node, name: string) => Node | undefined;
  /** Whether what the parameters of a constructor are in the end is kept in the fields of their names: `record R(int n) { R { … } }`. */
  readonly keepsParameters?: (maker: Node) => boolean;
  /** Whether who takes all further arguments gets a list that is given in their place as it is: `f(array)` for `f(int... xs)`. */
  readonly takesLists?: boolean;
  /** What a loop goes through, at the name that it gives each part of that. */
  readonly takenFrom?: (name: Node) => Node | null;
  /** Objects that are made without a call that says so. */
  readonly made?: MadeTypes;
  /** Whether an expression is another name for a place, so that giving it a value changes that: `auto& k = K`, `first() = 1`. */
  readonly isReference?: (node: Node) => boolean;
  /** What a preprocessor puts in place of names. */
  readonly macros?: (text: string) => readonly Macro[];
}

/**
 * What a macro does with a name in its body, the least first: `part` and `whole` are as if a part of it, or it, stood where the macro is
 * used; with `calls` it goes to somebody of whom nothing is known.
 */
export type Spelling = 'nothing' | 'part' | 'whole' | 'calls' | 'changes';

/** A text that stands for another one. */
export interface Macro {
  readonly name: string;
  /** Names that stand for what a use of it is given; null where it is used without parentheses. */
  readonly parameters: readonly string[] | null;
  /** What it stands for, without texts and comments. */
  readonly body: string;
  /** @param onlyReads whether something that is called with the name reads what it gets, and gives back none of it */
  does(name: string, onlyReads: (callee: string) => boolean, isParameter?: boolean): Spelling;
}

/** Which names the files of a program see without importing a file. */
export interface Sight {
  /** Files of the same folder have each other's names, or all files of the program do. */
  readonly folder: boolean | 'all';
  /** Whether all others may ask for a name as a member of something: `pkg.Name`. */
  members(name: string): boolean;
  /** Where nothing but packages has such members: what a name, which no scope declares, is imported from. */
  packageOf?(name: Node): string | undefined;
  /** What a file names alone and does not define may be another one's: `import static`, `use`. */
  readonly imports?: boolean;
}

/** How objects are made without a call that says so: `Reg one;`. */
export interface MadeTypes {
  /** How a text looks in which some may be made, or something is called. */
  readonly mark: RegExp;
  /** Names of types of which some may be made where a node runs; `ends` where they are gone again before the program begins. */
  at(node: Node): readonly { readonly name: string; readonly ends: boolean }[];
  /** Names of types of which each object of a class has some, those that the class is made from among them. */
  parts(classNode: Node): readonly string[];
  /** What runs when an object is gone, where the name of its type stands in the head of that. */
  end(name: Node): Node | null;
  /** Names of types that the one at a node is another name for, where it is declared. */
  standsFor(name: Node): readonly string[];
}

/** What is known of an expression's type: it is written, or that of another expression, or of what that holds. */
export type TypeStep =
  | { readonly kind: 'type'; readonly type: Node }
  | { readonly kind: 'same' | 'element'; readonly of: Node };

/** Types as a language writes them, as far as its methods are found by them. */
export interface StaticTypes {
  /** What an expression, or a name where it is declared, says of its own type. */
  step(node: Node): TypeStep | undefined;
  /** A type without pointers to it, parentheses and what fills in its parameters. */
  plain(type: Node): Node;
  /** Whether a type is the name of one that the package may define. */
  isName(type: Node): boolean;
  /** The type of what a list or map holds. */
  element(type: Node): Node | null;
  /** The type behind a name, where that is defined. */
  definitionAt(name: Node): { readonly type: Node; readonly isAlias: boolean } | undefined;
  /** The method of a type that has its name at a node. */
  methodAt(name: Node, type: string): Node | undefined;
  /** Whether a method has a copy of its object, where that is one that is copied. */
  copiesObject(method: Node): boolean;
}
