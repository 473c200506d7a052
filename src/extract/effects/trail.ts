import { CallResult, Mapping } from '../evaluate/value.js';
import type { Key } from '../languages/language/effects.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { lang } from './lang.js';
import type { Running } from './running.js';
import { isMemberName, partOf, type Shape, type State, within } from './state.js';
import type { World } from './world.js';

/** Something that may change a part of a table while the program is loaded. */
export interface Effect {
  /** The part that is changed, and under which key; undefined when that is not known, or all of it. */
  readonly path: readonly Key[];
  readonly key: Key;
  readonly file: SourceFile;
  readonly node: Node;
  /** Not seen to change it: it goes to somebody of whom that is not known. */
  readonly isEscape?: boolean;
}

/** So many functions are looked through that run with the one that makes a table. */
const MAX_CALLED = 200;

/** What following one table has found: its changes, what runs, and where to look next. */
export abstract class Trail {
  readonly effects: Effect[] = [];
  /** Functions that run, since the table itself led to them. */
  private readonly alive = new Set<number>();
  private readonly awake: Node[] = [];
  private readonly sleepers = new Map<SourceFile, ((offset: number) => boolean) | null>();
  /** Where to look next: kept in a list, since files may import each other in a ring. */
  protected readonly ahead: (() => void)[] = [];

  /**
   * @param shape what the table holds, as far as that is known: what cannot be changed is not followed.
   * @param isApplied whether a use of the table's own name is a change that was applied or reported already.
   */
  constructor(
    protected readonly world: World,
    private readonly running: Pick<Running, 'runs' | 'asleep'>,
    protected readonly shape: Shape,
    protected readonly isApplied: (use: Node) => boolean,
    /** The expression that makes it. */
    private readonly made?: Node,
  ) {}

  protected run(): void {
    for (let next = this.ahead.pop(); next; next = this.ahead.pop()) next();
  }

  /** What is around the table itself runs, or there would be none. */
  protected enter(file: SourceFile, node: Node): void {
    const { functionAround, isStatic } = lang(file);
    if (isStatic?.(node)) return;
    for (let at = functionAround(node); at; at = functionAround(at)) this.wake(at);
  }

  /**
   * What an object holds is made by a function of its class, which runs where somebody makes one: with it run the functions that it
   * calls, which have the object's parts by their names.
   */
  enterWithCalls(file: SourceFile, node: Node): void {
    const fn = lang(file).functionAround(node);
    // A field has its value before the constructor runs.
    const of =
      fn || /\bstatic\b/.test(node.text.split('=')[0] ?? '') ? undefined : this.world.classAround(file, node);
    const ahead = fn ? [{ file, node: fn }] : of ? this.world.makersOf(of) : [];
    const seen = new Set<number>();
    for (let next = ahead.pop(); next && seen.size < MAX_CALLED; next = ahead.pop()) {
      if (seen.has(next.node.id)) continue;
      seen.add(next.node.id);
      this.wake(next.node);
      const language = lang(next.file);
      for (const each of next.node.descendantsOfType([...language.calls])) {
        const callee = each && language.call(each)?.callee;
        const found = callee && this.world.callee(next.file, callee);
        for (const code of found?.kind === 'code' ? found.code : [])
          ahead.push(...(this.world.isClass(code) ? this.world.makersOf(code) : [code]));
      }
    }
  }

  protected wake(fn: Node): void {
    if (this.alive.has(fn.id)) return;
    this.alive.add(fn.id);
    this.awake.push(fn);
  }

  /** What need not be looked at in a large part of a file; functions that the table itself led to are. */
  protected asleep(file: SourceFile, scope: Node): ((offset: number) => boolean) | undefined {
    if (scope.endIndex - scope.startIndex < file.text.length / 2) return undefined;
    let isAsleep = this.sleepers.get(file);
    if (isAsleep === undefined) {
      isAsleep = this.running.asleep(file) ?? null;
      this.sleepers.set(file, isAsleep);
    }
    if (!isAsleep) return undefined;
    const test = isAsleep;
    return offset =>
      test(offset) && !this.awake.some(node => node.startIndex <= offset && offset < node.endIndex);
  }

  protected isAlive(file: SourceFile, node: Node): boolean | undefined {
    const scopes = this.world.scopes(file);
    const fn = scopes.functionAround(node);
    if (!fn || this.alive.has(fn.id)) return true;
    // A closure of a function that runs may be called there.
    const outer = lang(file).followsLocals ? scopes.functionAround(fn) : null;
    return outer && this.alive.has(outer.id) ? true : this.running.runs(file, fn);
  }

  /** Whether a name that is given this has a copy of its own. */
  protected isCopied(file: SourceFile, { path, wrap, reference }: State): boolean {
    const { copies } = lang(file);
    if (reference || wrap.length > 0 || !copies || !this.made) return false;
    const isCopied = copies(this.made, path);
    return isCopied === 'objects' ? this.shape.at(path).every(each => each instanceof CallResult) : isCopied;
  }

  protected isFixed(state: State): boolean {
    return state.wrap.length === 0 && this.shape.isFixed(state.path);
  }

  /** A new container with what something holds. */
  protected entries(state: State): State | undefined {
    const part = partOf(state, undefined);
    return part && !this.isFixed(part) ? within(part, undefined) : undefined;
  }

  /** What holds the same parts because it was written out with them: `{ ...x }`, `[*x]`. Members keep their names there. */
  protected spread(state: State): State | undefined {
    const [key] = state.wrap;
    const entries = this.entries(state);
    if (!entries || !isMemberName(key)) return entries;
    return { ...entries, wrap: [key, ...entries.wrap.slice(1)] };
  }

  /** What a loop gets, one after the other. */
  protected each(file: SourceFile, state: State, isValues = false): State | undefined {
    const part = partOf(state, undefined);
    if (!part || this.isFixed(part)) return undefined;
    if (state.wrap.length > 0 || isValues) return part;
    const values = this.shape.at(state.path);
    if (!values.every(value => value instanceof Mapping)) return part;
    return lang(file).mapsGiveKeys ? undefined : within(part, '1');
  }

  /** Something is assigned to the place that the expression is. */
  protected written(file: SourceFile, node: Node, state: State, inPlace: boolean): void {
    if (state.wrap.length > 0) return;
    const isVariable = isName(file, node);
    if (!state.home && lang(file).isReference?.(node)) {
      if (state.path.length > 0) this.write(file, node, state.path.slice(0, -1), state.path.at(-1));
      else this.write(file, node, [], undefined);
      return;
    }
    if (isVariable || state.path.length === 0) {
      if (state.home) {
        if (this.isApplied(node)) return;
        const use = lang(file).use(node.namedChildren[0] ?? node);
        // `globals()[name] = …`: which name, nobody knows.
        if (use.kind === 'part' && use.key === undefined) this.escape(file, node, { path: [], wrap: [] });
        else this.write(file, node, [], undefined);
        return;
      }
      if (inPlace && lang(file).mapsGiveKeys) this.changeWhole(file, node, state);
      return;
    }
    if (state.slot) {
      if (inPlace && lang(file).mapsGiveKeys) this.changeWhole(file, node, state);
      return;
    }
    this.write(file, node, state.path.slice(0, -1), state.path.at(-1));
  }

  private changeWhole(file: SourceFile, node: Node, { path }: State): void {
    if (this.shape.isFixed(path)) return;
    this.write(file, node, path, undefined);
  }

  protected write(file: SourceFile, node: Node, path: readonly Key[], key: Key): void {
    this.effects.push({ path, key, file, node: statementAround(node) });
  }

  protected escape(file: SourceFile, node: Node, state: State): void {
    if (state.home && state.wrap.length > 0) return;
    // Of what a call makes, nothing more is said than how it was called.
    if (this.shape.at(state.path).every(value => value instanceof CallResult && value.of?.kind !== 'class'))
      return;
    this.effects.push({ path: state.path, key: undefined, file, node, isEscape: true });
  }
}

export function isName(file: SourceFile, node: Node): boolean {
  return lang(file).names.has(node.type);
}

/** The statement that a part of it changes something by. */
function statementAround(node: Node): Node {
  let at = node;
  while (at.parent && !/(statement|block|body|module|program)$/.test(at.parent.type)) at = at.parent;
  return at.parent?.type === 'expression_statement' ? at.parent : at;
}
