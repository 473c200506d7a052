import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import { oncePerTree } from '../../syntax/once-per-tree.js';
import type { Change, SingleChange } from '../language/binding.js';
import type { Step } from '../language/steps.js';

/** What there is to know of the expressions of a language. */
export interface ExpressionWords {
  /** Types of expressions that do more than give a value: `x := 1`, `i++`. */
  readonly doing: readonly string[];
  /** The type of a call. */
  readonly call: string;
  /** Whether a call changes what it is called on. */
  isMutating(call: Node): boolean;
  /** Whether an expression that names the table gives something that is not the table any more: `list(table)`. */
  isCopy(list: Node, table: string): boolean;
  /** Whether what is called is a function of the library that depends on what it is given alone. */
  isPure(callee: Node): boolean;
}

/** Words that are looked at to say what functions depend on. */
const MAX_WORDS = 5_000;
/** Longer than any statement that fills a table. */
const MAX_CHARACTERS = 20_000;

/**
 * Reads the statements of one language as steps that fill a table. Null is whatever is not understood: then the whole statement is not
 * followed, and told.
 */
export abstract class StepsReading {
  /** Names that the statements set: those of the function that is read, or of the file. */
  protected names = new Set<string>();
  /** Functions that are called. */
  protected readonly functions = new Set<string>();
  /** All names that are set, wherever. */
  private readonly set = new Set<string>();
  /** Other objects that are changed. */
  private readonly changed = new Set<string>();
  /** Names in what is worked out. */
  private readonly read = new Set<string>();

  /** Something that is worked out does more than give a value. */
  private isDoing = false;
  /** Something is set that functions elsewhere may look at. */
  private isSeen = false;
  /** Calls in what is worked out. */
  private readonly calls: Node[] = [];

  /**
   * @param table the name that the table goes by.
   * @param words what there is to know of expressions of the language.
   */
  constructor(
    protected readonly table: string,
    private readonly words: ExpressionWords,
  ) {}

  /** What one statement does; steps of those that do nothing to the table are none. */
  protected abstract statement(node: Node): Step[] | null;

  /** What a statement gives a name, where it does that alone, and the value is a literal. */
  protected abstract literalGiven(statement: Node, name: string): Node | undefined;

  /** All that a statement does to the table; null where it does something besides that only a run can tell. */
  change(statement: Node): Change | null {
    if (statement.endIndex - statement.startIndex > MAX_CHARACTERS) return null;
    const steps = this.statement(statement);
    if (!steps || !this.isPlain()) return null;
    const names = new Map([...this.names].map(name => [name, this.valueBefore(statement, name)] as const));
    return { kind: 'steps', node: statement, steps, names, functions: this.functions };
  }

  /** The literal that a name was last set to before a statement in the same block; undefined where nothing certain is there. */
  private valueBefore(statement: Node, name: string): Node | undefined {
    let at = statement.previousNamedSibling;
    while (at && !wordsOf(at).includes(name)) at = at.previousNamedSibling;
    return at ? this.literalGiven(at, name) : undefined;
  }

  /** Whether nothing that is worked out depends on what else is changed. */
  private isPlain(): boolean {
    return (
      !this.isDoing &&
      !this.set.has(this.table) &&
      [...this.changed].every(name => !this.read.has(name) && !this.set.has(name)) &&
      this.calls.every(call => this.isIndependent(call))
    );
  }

  /** Whether what a function gives does not depend on what is set or changed meanwhile. */
  private isIndependent(call: Node): boolean {
    const callee = field(call, 'function');
    if (this.words.isPure(callee)) return true;
    const isUnseen = !this.isSeen && this.changed.size === 0;
    if (callee.type !== 'identifier') return isUnseen;
    const seen = new Set<string>();
    const waiting = [callee.text];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      const own = definitions(call).get(name);
      if (!own && name === callee.text) return isUnseen;
      const parameters = new Set(wordsOf(own?.childForFieldName('parameters')));
      const words = wordsOf(own).filter(each => !parameters.has(each));
      if (words.some(each => this.changed.has(each) || this.names.has(each))) return false;
      if (seen.size + words.length > MAX_WORDS) return false;
      waiting.push(...words);
    }
    return true;
  }

  protected all(statements: readonly Node[]): Step[] | null {
    const steps = statements.map(statement => this.statement(statement));
    return steps.includes(null) ? null : (steps as Step[][]).flat();
  }

  /**
   * Names are set here.
   *
   * @param isOwn nobody else has them, as those of the items of a loop.
   */
  protected sets(names: readonly string[], isOwn = false): void {
    for (const name of names) {
      this.names.add(name);
      this.set.add(name);
      this.isSeen ||= !isOwn;
    }
  }

  /** Names are set in a function: they are its own. */
  protected setsInside(names: readonly string[]): void {
    for (const name of names) this.set.add(name);
  }

  /** Something that goes by a name is changed. */
  protected changes(name: string): void {
    this.changed.add(name);
  }

  /** What a loop goes through; null where that is the table itself, of which it sees what it changes meanwhile. */
  protected goneThrough(node: Node): Node | null {
    const isTable = wordsOf(node).includes(this.table);
    return isTable && !this.words.isCopy(node, this.table) ? null : this.worked(node);
  }

  /** An expression is worked out. */
  protected worked(node: Node): Node {
    for (const name of wordsOf(node)) this.read.add(name);
    const { doing, call, isMutating } = this.words;
    for (const each of [node, ...node.descendantsOfType([...doing, call])]) {
      if (!each) continue;
      if (each.type === call) this.calls.push(each);
      this.isDoing ||= each.type === call ? isMutating(each) : doing.includes(each.type);
    }
    return node;
  }

  /** A change of the table. */
  protected changing(change: SingleChange | null): Step[] | null {
    if (!change || change.kind === 'unknown') return null;
    for (const node of workedIn(change)) this.worked(node);
    return [{ kind: 'change', change }];
  }
}

/** Expressions that a change works out. */
function workedIn(change: SingleChange): Node[] {
  const nodes = (...of: readonly (Node | string | undefined)[]) =>
    of.filter((each): each is Node => typeof each === 'object');
  switch (change.kind) {
    case 'set':
    case 'remove':
      return nodes(change.key, change.value);
    case 'extend':
      return [...change.values];
    case 'append':
      return change.items.map(({ node }) => node);
    case 'insert':
      return [change.index, change.value];
  }
  return [];
}

export function wordsOf(node: Node | null | undefined): string[] {
  return (node?.text ?? '').split(/[^\p{ID_Continue}$]+/u);
}

/** What stands at the top of a file under a name, the first of each. */
const definitions = oncePerTree(root => {
  const found = new Map<string, Node>();
  for (const statement of named(root)) {
    const declared = statement.childForFieldName('declaration') ?? statement;
    for (const each of [declared, ...named(declared)]) {
      const name = each.childForFieldName('name')?.text;
      if (name !== undefined && !found.has(name)) found.set(name, each);
    }
  }
  return found;
});
