import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import type { Definition } from '../language/definitions.js';
import { onOneLine } from '../shared/documentation.js';
import type { Marked } from './marks.js';
import type { Placed } from './members.js';

/** What can be called has a list of parameters, if an empty one. */
export const CALLED: ReadonlySet<Definition['what']> = new Set(['function', 'method', 'macro']);

/** How the definitions of a file are called. */
export class Signatures {
  /** By container and name; made for the first other name. */
  private byName: ReadonlyMap<string, readonly Marked[]> | undefined;

  constructor(
    private readonly all: readonly Placed[],
    /** The comments of the file. */
    private readonly remarks: readonly Node[],
  ) {}

  /** The parameters as written; of another name those of what it stands for. `null` where nobody can say. */
  of({ definition, container }: Placed): string | null {
    let current: Marked | undefined = definition;
    while (current?.alias !== undefined) current = this.target(container, current, current.alias);
    return current ? this.written(current) : null;
  }

  /** What stands above another name and beside it, where that is one thing: below, or elsewhere, others are meant. */
  private target(container: string | null, alias: Marked, name: string): Marked | undefined {
    this.byName ??= grouped(this.all);
    const { node: place, what } = alias;
    const above = (this.byName.get(keyOf(container, name)) ?? []).filter(
      each => each.what === what && each.node.endIndex <= place.startIndex,
    );
    const beside = place.parent?.id;
    const [first, ...others] = above.filter(({ node }) => node.parent?.id === beside);
    return others.length === 0 ? first : undefined;
  }

  /** From the first to the last of its parameters, with their parentheses where there are any. */
  private written({ parameters, what, node }: Marked): string | null {
    const [first] = parameters;
    if (!first) return CALLED.has(what) && !hasParameters(node) ? '()' : null;
    const end = Math.max(...parameters.map(({ endIndex }) => endIndex));
    const within = this.remarks.filter(
      ({ startIndex, endIndex }) => startIndex > first.startIndex && endIndex <= end,
    );
    let text = '';
    let at = first.startIndex;
    for (const { startIndex, endIndex } of within) {
      text += node.text.slice(at - node.startIndex, startIndex - node.startIndex);
      at = endIndex;
    }
    return onOneLine(text + node.text.slice(at - node.startIndex, end - node.startIndex));
  }
}

function grouped(all: readonly Placed[]): ReadonlyMap<string, readonly Marked[]> {
  const byName = new Map<string, Marked[]>();
  for (const { definition, container } of all) {
    const key = keyOf(container, definition.name);
    const known = byName.get(key);
    if (known) known.push(definition);
    else byName.set(key, [definition]);
  }
  return byName;
}

function keyOf(container: string | null, name: string): string {
  return `${container}\0${name}`;
}

/** Whether a definition has parameters by its grammar, which a query does not mark: then nobody may say that it takes nothing. */
function hasParameters(node: Node): boolean {
  const list = node.childForFieldName('parameters') ?? named(node).find(({ type }) => PARAMETERS.test(type));
  return list !== undefined && !/^(?:\(\s*\))?$/.test(list.text);
}

/** What grammars call a list of parameters, or one; those of types are others. */
const PARAMETERS = /(?<!type_?)param/i;
