import type { Place } from '../../findings/finding.js';
import type { Origin } from '../evaluate/value.js';
import type { Binding } from '../languages/language/binding.js';
import type { Definition } from '../languages/language/definitions.js';
import type { Conditional } from '../languages/language/preprocessor.js';
import type { Reading } from '../languages/language/tokens.js';
import type { Language } from '../languages/language.js';
import type { Span } from './comments.js';
import { ConditionalParts } from './conditional-parts.js';
import { partsBetween } from './directives.js';
import { NameSearch } from './name-search.js';
import type { Node, Tree } from './node.js';
import { around } from './nodes.js';
import { parse } from './parser.js';
import { SpanOrigin } from './span-origin.js';
import { plainlySpelled } from './spelling.js';
import { firstSyntaxError } from './syntax-error.js';
import { idOf } from './syntaxes.js';

/** Texts are quoted in messages up to this many characters. */
const MAX_QUOTE_CHARACTERS = 60;
/** Nodes in which a line that looks like a directive is none. */
const TEXT_OR_COMMENT = /comment|string|text|haddock/;

/** What stands in front of a text that is parsed by itself. */
export interface Before {
  readonly lines?: number;
  readonly characters?: number;
}

/** A name where it is bound, with the scope that it is bound in. */
export interface BoundName {
  readonly name: Node;
  readonly binding: Binding;
  /** Id of the node that opens the scope; the root's id for the file itself. */
  readonly scope: number;
}

/** Whether nothing can be known of what a name is given: its language has no value for it. */
export function isOpaque({ binding }: BoundName): boolean {
  return binding.kind === 'value' && 'kind' in binding.value && binding.value.kind === 'opaque';
}

/** One parsed file of the repository. Lookups go through the text to the few nodes that matter: walking trees is slow. */
export class SourceFile {
  /** With every name written as it is meant. */
  readonly text: string;
  readonly tree: Tree;
  /** Id of the grammar, as refdata.yml names it. */
  readonly syntax: string;
  readonly root: Node;
  /** Macros that are defined inside of tables, where the grammar knows none: everything in its place. */
  private readonly definitionsInside: Tree | undefined;
  /** Whether there is a syntax error anywhere: without, no node need be asked. */
  readonly hasError: boolean;
  /** For a part that was parsed by itself: the file that it belongs to, and where it stands there. */
  readonly whole: { readonly file: SourceFile; readonly at: Node } | undefined;
  private readonly fragments = new Map<string, Fragment>();
  /** How tokens can be read: null where they cannot. */
  private readonly tokens = new Map<string, SourceFile | null>();
  private readonly prepared: readonly Conditional[] | undefined;
  private marked: ConditionalParts | undefined;
  /** Ends of names that are taken for several entries of a list. */
  private readonly assumed: ReadonlySet<number> | undefined;
  private readonly bound = new Map<string, BoundName[]>();
  private readonly found = new Map<string, Node[]>();
  private readonly search: NameSearch;
  private readonly defined = new Map<string | undefined, readonly Definition[]>();
  private takenOver: readonly string[] | undefined;
  private held = false;

  /** @throws GrammarNeeded when the grammar is not loaded yet. */
  constructor(
    readonly path: string,
    text: string,
    readonly language: Language,
    private readonly grammar: string,
    /** How places name it: with the repository that it is in, where that is not the language's own. */
    private readonly shown = path,
    /** With its directives, where the parser gets it without. */
    private readonly written = text,
  ) {
    this.syntax = idOf(grammar);
    const prepared = language.preprocessor?.prepare(text);
    this.prepared = prepared?.conditions;
    this.assumed = prepared?.assumed;
    const tree = parse(prepared?.text ?? text, grammar, path);
    const { spelling } = language;
    const spelled = spelling?.mayDiffer(text) ? plainlySpelled(text, tree, spelling) : undefined;
    this.text = spelled ?? text;
    this.tree = spelled === undefined ? tree : parse(spelled, grammar, path);
    if (this.tree !== tree) tree.delete();
    this.definitionsInside =
      prepared?.definitions === undefined ? undefined : parse(prepared.definitions, grammar, path);
    this.root = this.tree.rootNode;
    this.hasError = this.root.hasError;
    this.search = new NameSearch(this.text, language.nameCharacters);
  }

  place(node: Pick<Node, 'startPosition'>): Place {
    return { file: this.shown, line: node.startPosition.row + 1, column: node.startPosition.column + 1 };
  }

  origin(node: Node): Origin {
    return new SpanOrigin(this, node);
  }

  /**
   * A text that stands at a node and that its grammar leaves as it is, parsed by itself, once.
   * @param before how many lines were put in front of it, or, where it begins in the first one, how many characters.
   */
  fragment(at: Node, text: string, before: Before = {}): SourceFile {
    const key = `${at.id}:${text}`;
    let part = this.fragments.get(key);
    if (!part) {
      part = new Fragment(this, at, text, this.grammar, before);
      this.fragments.set(key, part);
    }
    return part;
  }

  /**
   * A use of a name that the grammar leaves as a token among others, where what stands around it can be parsed by itself:
   * in the arguments of a macro. Undefined where it cannot.
   */
  parsedToken(name: Node): { readonly part: SourceFile; readonly name: Node } | undefined {
    for (const reading of this.language.tokens?.readings(name) ?? []) {
      const part = this.readAs(reading);
      const offset = reading.before.length + name.startIndex - reading.at.startIndex;
      const node = part?.nodeAt(offset, name.text);
      if (part && node) return { part, name: node };
    }
    return undefined;
  }

  /** Tokens as a text that is parsed by itself, once for all names in it; undefined where that has a syntax error. */
  private readAs({ at, before, text }: Reading): SourceFile | undefined {
    const key = `${at.id}:${before}`;
    let part = this.tokens.get(key);
    if (part === undefined) {
      const parsed = this.fragment(at, before + text(), { characters: before.length });
      part = parsed.hasError ? null : parsed;
      this.tokens.set(key, part);
    }
    return part ?? undefined;
  }

  /** Lists of calls that the grammar left as text, of those that may hold a name. */
  lists(name: string): SourceFile[] {
    const lists = this.language.preprocessor?.macroLists(this.root) ?? [];
    return lists.filter(({ text }) => text.includes(name)).map(({ at, text }) => this.fragment(at, text));
  }

  /** Whether a name is only taken for entries of a list, as it stands there without a comma behind it. */
  isAssumed({ endIndex }: Span): boolean {
    return this.assumed?.has(endIndex) === true;
  }

  /** The conditions that a node is compiled under, outermost first, joined by `&&`. */
  condition(node: Span): string | undefined {
    return this.conditionals().around(node);
  }

  /** Whether a node is compiled for tests alone. */
  isForTests(node: Span): boolean {
    return this.conditionals().isForTests(node);
  }

  /** How many parts of a node are compiled for tests alone. */
  testsIn(node: Span): number {
    return this.conditionals().testsIn(node);
  }

  private conditionals(): ConditionalParts {
    const { conditions } = this.language;
    if (!this.marked) {
      const listed = conditions?.mayHave(this.text) === true ? conditions.list(this.root) : undefined;
      const parts = listed?.conditions ?? this.prepared ?? this.betweenDirectives();
      this.marked = new ConditionalParts(parts, listed?.tests ?? []);
    }
    return this.marked;
  }

  private betweenDirectives(): readonly Conditional[] {
    const { directives } = this.language;
    if (!directives?.some(word => this.written.includes(word))) return [];
    const isText = (offset: number) => TEXT_OR_COMMENT.test(this.root.descendantForIndex(offset)?.type ?? '');
    return partsBetween(this.written, directives, isText);
  }

  /** Source text of a node on one line, shortened. */
  quote(node: Node): string {
    const text = node.text.slice(0, MAX_QUOTE_CHARACTERS * 2).replace(/\s+/g, ' ');
    return text.length > MAX_QUOTE_CHARACTERS ? `${text.slice(0, MAX_QUOTE_CHARACTERS - 1)}…` : text;
  }

  /** Everything in the file that binds this name, in source order. */
  bindings(name: string): BoundName[] {
    let bound = this.bound.get(name);
    if (!bound) {
      bound = [];
      for (const node of this.occurrences(name)) {
        const binding = this.language.binding(node);
        if (binding)
          bound.push({ name: node, binding, scope: binding.scope?.id ?? this.scopeOf(binding.node) });
      }
      // What tests define for themselves is not what the program has.
      const real = bound.filter(({ binding }) => !this.isForTests(binding.node));
      if (real.length > 0) bound = real;
      this.bound.set(name, bound);
    }
    return bound;
  }

  /** Where the file says what it exports as a whole (`module.exports = …`). */
  wholeExports(): BoundName[] {
    return this.bindings('exports').filter(({ binding }) => binding.exported === 'module.exports');
  }

  /** Ids of the scopes around a node, innermost first, ending with the file's. */
  scopesAround(node: Node): number[] {
    const { scopes: rules } = this.language;
    const outer = around(node);
    const isOutside = (scope: Node, i: number) =>
      rules.isOutside?.(scope, [...outer.slice(i + 1), node]) ?? false;
    // Of another tree, such as that of the macros inside of tables, the root is no scope of the file.
    const scopes = outer
      .filter(
        (each, i) => rules.types.has(each.type) && (i > 0 || each.id === this.root.id) && !isOutside(each, i),
      )
      .map(({ id }) => id)
      .reverse();
    if (scopes.at(-1) !== this.root.id) scopes.push(this.root.id);
    return scopes;
  }

  /** The first syntax error inside a node. */
  syntaxError(within: Node = this.root): Place | undefined {
    const node = this.hasError ? firstSyntaxError(within) : undefined;
    return node && this.place(node);
  }

  /** What a part of the file binds this name to, in source order. */
  bindingsWithin(name: string, part: Node): Binding[] {
    const found: Binding[] = [];
    // In the part alone: searching on from its start would go through the rest of the file.
    for (const offset of this.search.offsetsIn(part.text, name)) {
      const node = this.nodeAt(part.startIndex + offset, name);
      const binding = node && this.language.binding(node);
      if (binding) found.push(binding);
    }
    return found;
  }

  /** What the file defines, by its language: with the members of a class only when it is named. */
  definitions(of?: string): readonly Definition[] {
    let found = this.defined.get(of);
    if (!found) {
      found = (this.language.definitions?.list(this.root, of, this.path) ?? []).filter(
        ({ node }) => !this.isForTests(node),
      );
      this.defined.set(of, found);
    }
    return found;
  }

  /** Specifiers of the modules whose every name the file takes over. */
  wildcards(): readonly string[] {
    this.takenOver ??= this.language.imports.wildcards(this.root);
    return this.takenOver;
  }

  /** Nodes whose text is exactly this name. */
  occurrences(name: string): Node[] {
    let nodes = this.found.get(name);
    if (nodes) return nodes;
    nodes = [];
    this.found.set(name, nodes);
    for (const offset of this.search.offsets(name)) {
      const node = this.nodeAt(offset, name);
      if (node) nodes.push(node);
    }
    return nodes;
  }

  /** Nodes in a part of the file whose text is exactly this name, but for those at offsets that do not count. */
  occurrencesIn(name: string, part: Node, isLeftOut?: (offset: number) => boolean): Node[] {
    const { startIndex, endIndex } = part;
    if (isLeftOut) {
      const found: Node[] = [];
      for (const offset of this.search.offsets(name)) {
        if (offset < startIndex || offset >= endIndex || isLeftOut(offset)) continue;
        const node = this.nodeAt(offset, name);
        if (node) found.push(node);
      }
      return found;
    }
    if (endIndex - startIndex > this.text.length / 4) {
      const all = this.occurrences(name);
      if (part.id === this.root.id) return all;
      return all.filter(node => startIndex <= node.startIndex && node.endIndex <= endIndex);
    }
    const found: Node[] = [];
    const text = this.text.slice(part.startIndex, part.endIndex);
    for (const offset of this.search.offsetsIn(text, name)) {
      const node = this.nodeAt(part.startIndex + offset, name);
      if (node) found.push(node);
    }
    return found;
  }

  /** All names in the file, for suggestions. */
  names(): Iterable<string> {
    return this.search.names();
  }

  /** Whether records refer to nodes of the file: its tree must stay. */
  get isHeld(): boolean {
    return this.held;
  }

  /** Said by what goes into a record and looks at nodes later. */
  hold(): void {
    this.held = true;
    this.whole?.file.hold();
  }

  release(): void {
    this.held = false;
  }

  dispose(): void {
    for (const part of this.fragments.values()) part.dispose();
    this.definitionsInside?.delete();
    this.tree.delete();
  }

  /** The type, function or file in which a name is bound. */
  nodeOfScope({ binding, scope }: BoundName): Node | null {
    let at: Node | null = binding.node;
    while (at && at.id !== scope) at = at.parent;
    return at;
  }

  private scopeOf(node: Node): number {
    return this.scopesAround(node)[0] as number;
  }

  /** The node at an offset whose text is this name. */
  nodeAt(offset: number, name: string): Node | undefined {
    const end = offset + name.length;
    for (const root of [this.root, this.definitionsInside?.rootNode]) {
      const node = root?.descendantForIndex(offset, end);
      if (node?.startIndex === offset && node.endIndex === end) return node;
    }
    return undefined;
  }
}

class Fragment extends SourceFile {
  constructor(
    file: SourceFile,
    private readonly at: Node,
    text: string,
    grammar: string,
    private readonly before: Before,
  ) {
    super(file.path, text, file.language, grammar);
    this.whole = { file, at };
  }

  override readonly whole: { readonly file: SourceFile; readonly at: Node };

  override isForTests(node: Span): boolean {
    return this.whole.file.isForTests(this.at) || super.isForTests(node);
  }

  override condition(node: Span): string | undefined {
    const conditions = [this.whole.file.condition(this.at), super.condition(node)];
    return conditions.filter(each => each !== undefined).join(' && ') || undefined;
  }

  override place(node: Pick<Node, 'startPosition'>): Place {
    const { file, line = 1, column } = this.whole.file.place(this.at);
    const { row, column: own } = node.startPosition;
    const { lines = 0, characters } = this.before;
    const inFirst = characters === undefined ? column : column && column + own - characters;
    return {
      file,
      line: line + row - lines,
      ...(row > 0 ? { column: own + 1 } : inFirst !== undefined && { column: inFirst }),
    };
  }
}
