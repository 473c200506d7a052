import type { Importer } from '../evaluate/modules.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { Flow } from './flow.js';
import { lang } from './lang.js';
import type { Running } from './running.js';
import type { Shape, State } from './state.js';
import type { World } from './world.js';

/** Follows something through its own file, and few others: looking for it in every one would cost too much for each definition. */
export class OwnFlow extends Flow {
  private readonly others = new Set<Importer>();

  constructor(
    world: World,
    own: Pick<OwnRunning | Running, 'runs' | 'asleep'>,
    private readonly everywhere: Running,
    shape: Shape,
    isApplied: (use: Node) => boolean = () => false,
  ) {
    super(world, own, shape, isApplied);
  }

  /** Has it followed through these files, too, where they have it from their imports or load what only a run can tell. */
  through(others: Iterable<Importer>): void {
    for (const other of others) this.others.add(other);
  }

  /** Who calls the function is looked for only where it plainly changes what is followed: few do. */
  protected override isWrittenElsewhere(file: SourceFile, node: Node, state: State): boolean | undefined {
    const fn = this.world.scopes(file).functionAround(node);
    return fn !== null && this.isWrite(file, node, state) && this.everywhere.runs(file, fn);
  }

  protected override users(file: SourceFile): readonly Importer[] {
    return this.others.size === 0 ? [] : super.users(file).filter(user => this.others.has(user));
  }

  protected override loaders(file: SourceFile): readonly Importer[] {
    return this.others.size === 0 ? [] : super.loaders(file).filter(user => this.others.has(user));
  }
}

/** Which functions the code of their own file calls while it is loaded, by their names. */
export class OwnRunning {
  private readonly known = new Map<SourceFile, Map<number, boolean>>();

  runs(file: SourceFile, fn: Node): boolean {
    const known = this.known.get(file) ?? new Map<number, boolean>();
    this.known.set(file, known);
    let answer = known.get(fn.id);
    if (answer === undefined) {
      // Who calls nobody but itself does not run.
      known.set(fn.id, false);
      answer = !lang(file).isEntry(fn) && this.isCalled(file, fn);
      known.set(fn.id, answer);
    }
    return answer;
  }

  asleep(): undefined {
    return undefined;
  }

  private isCalled(file: SourceFile, fn: Node): boolean {
    const { functionAround } = lang(file);
    const outer = functionAround(fn);
    if (outer && !this.runs(file, outer)) return false;
    const name = fn.childForFieldName('name')?.text;
    // What has no name is there for who gets it.
    if (name === undefined) return true;
    return file.occurrences(name).some(node => {
      if (!isGivenOrCalled(node, file)) return false;
      const around = functionAround(node);
      return around === null || this.runs(file, around);
    });
  }
}

/** Whether a name is what is called, or goes to what is. */
function isGivenOrCalled(node: Node, file: SourceFile): boolean {
  const { call, member } = lang(file);
  const { parent } = node;
  if (!parent) return false;
  const whole = member(parent) && parent.childForFieldName('object')?.id !== node.id ? parent : node;
  const around = whole.parent;
  return around !== null && (call(around) !== null || /argument/.test(around.type));
}
