import type { Framework } from '../../config/frameworks.js';
import type { Captures, Node, SourceFile } from '../../extract/index.js';
import { argumentOf, around, type Program, pathsOf, type Text } from './calls.js';

/** A part of the text whose routes name no server: what stands in it is registered there. */
export interface Block {
  readonly program: Program;
  readonly inside: Node;
  /** The call, or annotation, that says more of it. */
  readonly call: Node | undefined;
  readonly name: string | undefined;
  /** Which of the servers of the description it is; undefined for one that only has a prefix. */
  readonly server: string | undefined;
  /** More than one, where it stands at several paths. */
  readonly prefixes: readonly Text[];
}

/** Knows the blocks of files: each file is looked at once. */
export class Blocks {
  private readonly known = new Map<string, readonly Block[]>();

  constructor(
    private readonly rules: Framework['blocks'],
    private readonly programOf: (file: string) => Program,
    private readonly matches: (source: SourceFile, match: string) => readonly Captures[],
    private readonly saying: (name: string, source: SourceFile) => readonly string[],
  ) {}

  in(file: string): readonly Block[] {
    if (!this.rules) return [];
    const known = this.known.get(file);
    if (known) return known;
    const program = this.programOf(file);
    const found = this.rules.flatMap(({ match, prefix, server }) =>
      this.matches(program.source, match).flatMap((captures): Block[] => {
        const [inside, call] = [captures.get('inside'), captures.get('call')];
        const at = captures.get('path') ?? (call && argumentOf(call, prefix, program));
        const prefixes = at ? pathsOf(at, program) : [''];
        const name = captures.get('name')?.text;
        return inside ? [{ program, inside, call, name, server, prefixes }] : [];
      }),
    );
    this.known.set(file, found);
    return found;
  }

  /** Those of all files that were looked at. */
  all(): readonly Block[] {
    return [...this.known.values()].flat();
  }

  /** The one that a node is. */
  at(node: Node, file: string): Block | undefined {
    return this.in(file).find(({ inside }) => inside.id === node.id);
  }

  /** Those around a node, the innermost first, as far as the one that is a server. */
  around(node: Node, { source: { path } }: Program): readonly Block[] {
    const found: Block[] = [];
    for (const each of around(node)) {
      const block = this.at(each, path);
      if (block) found.push(block);
      if (block?.server !== undefined) return found;
    }
    return [];
  }

  /** The only one of a name, in the file that says it or else in another one. */
  named(name: string, { source }: Program): Block | undefined {
    if (!this.rules) return undefined;
    const isMeant = (each: Block) => each.name === name && each.server !== undefined;
    const last = /(?<!\w)\w+$/.exec(name)?.[0] ?? name;
    for (const files of [[source.path], this.saying(last, source)]) {
      const [only, ...others] = files.flatMap(file => this.in(file).filter(isMeant));
      if (only) return others.length === 0 ? only : undefined;
    }
    return undefined;
  }
}
