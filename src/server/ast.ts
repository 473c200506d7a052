/** The part of the language that routes need. Offsets are those of the file. */

interface Node {
  readonly start: number;
  readonly end: number;
}

export interface Argument {
  /** Of a named argument, `name := value`. */
  readonly name?: string;
  readonly spread: boolean;
  readonly value: Expression;
}

export type Expression =
  | (Node & { readonly kind: 'text'; readonly value: string })
  | (Node & { readonly kind: 'integer' | 'float'; readonly value: number })
  | (Node & { readonly kind: 'boolean'; readonly value: boolean })
  | (Node & { readonly kind: 'void' })
  | (Node & { readonly kind: 'template'; readonly parts: readonly TemplatePart[] })
  | (Node & { readonly kind: 'name'; readonly name: string })
  | (Node & { readonly kind: 'list'; readonly items: readonly Argument[]; readonly tuple?: boolean })
  | (Node & {
      readonly kind: 'comprehension';
      readonly element: Expression;
      readonly names: readonly string[];
      readonly iterable: Expression;
      readonly condition: Expression | undefined;
    })
  /** `xs >> distill sum, x: sum + x`: from the left to one value. */
  | (Node & {
      readonly kind: 'distill';
      readonly iterable: Expression;
      readonly names: readonly [result: string, item: string];
      readonly body: Expression;
      readonly initial: Expression | undefined;
    })
  | (Node & { readonly kind: 'vault'; readonly entries: readonly VaultEntry[] })
  | (Node & {
      readonly kind: 'call';
      readonly callee: Expression;
      readonly args: readonly Argument[];
      readonly spawn: boolean;
    })
  | (Node & {
      readonly kind: 'member';
      readonly object: Expression;
      readonly name: string;
      /** `?.`, which takes nothing, too. */
      readonly isOptional?: true;
    })
  | (Node & { readonly kind: 'index'; readonly object: Expression; readonly index: Expression })
  | (Node & {
      readonly kind: 'slice';
      readonly object: Expression;
      /** From, to and step, as far as they are written. */
      readonly bounds: readonly (Expression | undefined)[];
    })
  /** `object with {…}` */
  | (Node & { readonly kind: 'with'; readonly object: Expression; readonly changes: Expression })
  | (Node & { readonly kind: 'unary'; readonly operator: 'not' | '-'; readonly operand: Expression })
  /** Operators of one precedence, from left to right: flat, so that a long sum is no deep tree. */
  | (Node & { readonly kind: 'chain'; readonly first: Expression; readonly rest: readonly ChainLink[] })
  | (Node & {
      readonly kind: 'conditional';
      readonly value: Expression;
      readonly condition: Expression;
      readonly otherwise: Expression;
    })
  | (Node & {
      readonly kind: 'lambda';
      readonly params: readonly Parameter[];
      readonly body: Expression;
    })
  /** Something of the language that the reader has no use for; `parts` are what it holds, as far as it was read. */
  | (Node & { readonly kind: 'typeof'; readonly operand: Expression })
  | (Node & { readonly kind: 'opaque'; readonly parts: readonly Expression[] });

export interface TemplatePart {
  readonly text: string;
  /** Behind the text, unless it is the last part. */
  readonly value?: Expression;
  readonly format?: string;
}

export interface VaultEntry {
  /** Undefined for a spread. */
  readonly key: Expression | undefined;
  readonly value: Expression;
}

export interface ChainLink {
  readonly operator: string;
  readonly right: Expression;
}

export interface Parameter {
  readonly name: string;
  readonly rest: boolean;
  readonly fallback: Expression | undefined;
}

/** The body of a statement: parsed when somebody wants it, since most are handlers. */
export interface Block {
  readonly start: number;
  readonly end: number;
  statements(): readonly Statement[];
  /** Whether one of the names or whole numbers is anywhere inside; answered from the tokens. */
  mentions(names: ReadonlySet<string>): boolean;
}

export type AdoptForm =
  /** `adopt a.b as c`; `path` has `/`, a leading `./` or `../` when it is relative. */
  | {
      readonly kind: 'module';
      readonly path: string;
      readonly alias: string;
      /** Whether `dataforge-lang` 1.1.1 binds it by that name: of a path without `as` by a text that no program can say. */
      readonly named: boolean;
    }
  /** `adopt {a, b as c} from m`, `adopt m.{a, b}` */
  | { readonly kind: 'names'; readonly path: string; readonly names: readonly ImportedName[] };

export interface ImportedName {
  readonly name: string;
  readonly alias: string;
}

/** How an action yields whose call does not give what it yields. */
export type Later = 'async' | 'stream';

export interface Arm {
  /** Undefined for `otherwise` and `default`. */
  readonly conditions: readonly Expression[] | undefined;
  readonly body: Block;
  /** Of a `point`: what it names of the value. */
  readonly names?: readonly string[];
}

/** When the body of a block runs, as the program comes by; `deferred` when its action or the program ends. */
export type Runs = 'once' | 'maybe' | 'never' | 'deferred';

/** What becomes of an error. */
export interface Handling {
  /** The error has this name. */
  readonly name: string;
  readonly body: Block;
}

export type AnswerForm = 'json' | 'html' | 'text' | 'file';

export type Statement =
  | (Node & { readonly kind: 'adopt'; readonly form: AdoptForm })
  | (Node & { readonly kind: 'relay'; readonly names: readonly string[] })
  | (Node & { readonly kind: 'relay-from'; readonly path: string })
  | (Node & {
      readonly kind: 'assign';
      readonly targets: readonly Expression[];
      readonly operator: string;
      readonly values: readonly Expression[];
      /** Of `{a, ...rest} := value`: the field for each target; undefined for what is left. */
      readonly fields?: readonly (string | undefined)[];
    })
  | (Node & {
      readonly kind: 'server';
      readonly name: string;
      readonly nameStart: number;
      readonly port: Expression | undefined;
      readonly host: Expression | undefined;
      readonly body: Block;
    })
  | (Node & {
      readonly kind: 'route';
      readonly method: string;
      readonly path: Expression;
      readonly body: Block;
    })
  | (Node & { readonly kind: 'middleware' | 'after'; readonly value: Expression })
  /** `assets PREFIX from FOLDER` */
  | (Node & { readonly kind: 'assets'; readonly prefix: Expression })
  | (Node & {
      readonly kind: 'respond';
      readonly status: number | undefined;
      /** What the value is said to be; undefined where the value itself decides. */
      readonly form: AnswerForm | undefined;
      readonly value: Expression | undefined;
    })
  /** `views FOLDER` */
  | (Node & { readonly kind: 'views'; readonly folder: Expression })
  | (Node & {
      readonly kind: 'render';
      readonly template: Expression;
      readonly status: Expression | undefined;
    })
  | (Node & {
      readonly kind: 'redirect';
      readonly target: Expression;
      readonly status: Expression | undefined;
    })
  | (Node & { readonly kind: 'mount'; readonly app: Expression; readonly prefix: Expression })
  | (Node & { readonly kind: 'ignite'; readonly target: Expression; readonly port: Expression | undefined })
  | (Node & { readonly kind: 'given'; readonly arms: readonly Arm[] })
  | (Node & { readonly kind: 'match'; readonly subject: Expression; readonly arms: readonly Arm[] })
  | (Node & {
      readonly kind: 'cycle';
      readonly names: readonly string[];
      readonly iterable: Expression;
      readonly body: Block;
    })
  | (Node & {
      readonly kind: 'range';
      readonly name: string;
      readonly from: Expression;
      readonly to: Expression;
      readonly step: Expression | undefined;
      readonly body: Block;
    })
  | (Node & { readonly kind: 'persist'; readonly condition: Expression; readonly body: Block })
  | (Node & {
      readonly kind: 'action';
      readonly name: string;
      readonly params: readonly Parameter[];
      readonly body: Block;
      /** What a call gives is a task, which is to be awaited, or a stream. */
      readonly later?: Later;
    })
  | (Node & {
      readonly kind: 'record';
      readonly name: string;
      readonly fields: readonly Parameter[];
      readonly methods: readonly Statement[];
    })
  | (Node & {
      readonly kind: 'enum';
      readonly name: string;
      /** With their values as defaults. */
      readonly members: readonly Parameter[];
      readonly methods: readonly Statement[];
    })
  | (Node & {
      readonly kind: 'blueprint';
      readonly name: string;
      readonly bases: readonly string[];
      readonly body: Block;
    })
  | (Node & { readonly kind: 'yield'; readonly value: Expression | undefined })
  | (Node & { readonly kind: 'halt' | 'skip' })
  /** `trigger`, `propagate`: an error that whoever called has to handle. */
  | (Node & { readonly kind: 'trigger'; readonly value: Expression | undefined })
  | (Node & { readonly kind: 'propagate' })
  | (Node & { readonly kind: 'expression'; readonly value: Expression })
  | (Node & {
      readonly kind: 'monitor';
      readonly body: Block;
      readonly handlings: readonly Handling[];
      /** Whether whatever the body raises ends here. */
      readonly catches: 'all' | readonly string[];
      readonly ensure: Block | undefined;
    })
  /** Where the condition does not hold, `otherwise` runs and the action ends; without it an error is raised. */
  | (Node & { readonly kind: 'guard'; readonly condition: Expression; readonly otherwise: Block | undefined })
  /** `using`, `thread`, …: `runs` says whether the body does when the program comes by. */
  | (Node & {
      readonly kind: 'block';
      readonly runs: Runs;
      readonly names: readonly string[];
      readonly body: Block;
      readonly unread?: true;
    })
  /** `unread`: it stands in a server or holds what stands in one, and is no statement that the reader knows. */
  | (Node & { readonly kind: 'other'; readonly unread?: true });
