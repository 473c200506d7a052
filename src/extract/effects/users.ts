import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { lang } from './lang.js';
import { oncePerFile } from './once-per-file.js';
import type { Running } from './running.js';
import type { Code, World } from './world.js';

/** Files through which a function is reached from outside of its own. */
export class Users {
  private readonly asked = oncePerFile(() => new Set<string>());
  /** Files whose functions are reached from one that was not parsed. */
  private readonly unseen = new Set<SourceFile>();

  private readonly imports = oncePerFile(
    file => new Set(this.world.imports(file).map(({ node }) => node.id)),
  );

  constructor(private readonly world: World) {}

  /**
   * Has the files loaded that import this one and say a name by which a function can be reached, and those that say the names of what
   * says it there. Each name is asked for once.
   * @returns whether all that say a name of the function itself were parsed.
   */
  visit(file: SourceFile, fn: Node, running: Pick<Running, 'load' | 'has'>): boolean {
    if (this.unseen.has(file)) return false;
    const ahead: Code[] = [{ file, node: fn }];
    for (let next = ahead.pop(); next; next = ahead.pop()) {
      const asked = this.asked(next.file);
      const names = this.world
        .tops(next.file)
        .reachedBy(next.node)
        .filter(name => !asked.has(name));
      for (const name of names) asked.add(name);
      for (const other of names.length > 0 ? this.saying(next.file, names) : []) {
        if (other === 'unseen') {
          // Further away, so many say a name by chance that nothing would be left to be read.
          if (next.node !== fn) return true;
          this.unseen.add(file);
          return false;
        }
        const inside = functionsSaying(names, other);
        if (next.node === fn || this.mayStart(other, names, inside)) running.load(other);
        ahead.push(...inside.filter(({ node }) => !running.has(other, node)));
      }
    }
    return true;
  }

  /** Whether what runs when a file is loaded may call something: it says one of its names, or of what says these there. */
  private mayStart(file: SourceFile, names: readonly string[], inside: readonly Code[]): boolean {
    const tops = this.world.tops(file);
    const all = new Set([...names, ...inside.flatMap(({ node }) => tops.reachedBy(node))]);
    return [...all].some(name => file.occurrences(name).some(at => this.isSaidAtTop(at, file)));
  }

  /** Whether a name stands where code runs when its file is loaded, and is not only defined or imported there. */
  private isSaidAtTop(at: Node, file: SourceFile): boolean {
    const fn = lang(file).functionAround(at);
    if ((fn && !lang(file).runsUnnamed?.(fn)) || this.imports(file).has(at.id)) return false;
    const { parent } = at;
    return parent?.childForFieldName('name')?.id !== at.id || parent.parent?.type === 'decorated_definition';
  }

  /** Other files that may mean one of a file's names. */
  private *saying(file: SourceFile, names: readonly string[]): Generator<SourceFile | 'unseen'> {
    for (const user of this.world.modules.importers(file)) {
      if (!names.some(name => user.says(name))) continue;
      const other = user.open();
      if (other === 'unseen' || other?.language.effects) yield other;
    }
    for (const name of names) yield* this.world.seers(file, name);
  }
}

function functionsSaying(names: readonly string[], file: SourceFile): Code[] {
  const { functionAround } = lang(file);
  const found = new Map<number, Code>();
  for (const name of names)
    for (const at of file.occurrences(name)) {
      const node = functionAround(at);
      if (node) found.set(node.id, { file, node });
    }
  return [...found.values()];
}
