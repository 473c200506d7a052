import type { Mark, Marked, Marks } from './marks.js';

/** A definition with what it belongs to. */
export interface Placed {
  readonly definition: Marked;
  readonly container: string | null;
  readonly exported: boolean;
}

/** A part of a file while its marks are gone through. */
interface Region {
  readonly end: number;
  readonly container: string | null;
  readonly owner: Marked | undefined;
  readonly isLocal: boolean;
  readonly exported: boolean;
  readonly own: Member[];
  /** The member that it is the inside of. */
  readonly member: Member | undefined;
  /** What was said last of all that follows. */
  below: boolean | undefined;
  documentation: string | undefined;
  /** The names that alone are exported, where they are listed. */
  readonly exportedNames: Set<string>;
  readonly privateNames: Set<string>;
}

/** A definition while it is not known yet whether a list says that it is exported. */
interface Member extends Placed {
  exported: boolean;
  readonly around: Member | undefined;
}

/** Definitions whose parts are members of theirs. */
const CONTAINERS = new Set<Marked['what']>(['class', 'interface', 'enum', 'module', 'type']);

/** What belongs to what, in the order of the text; what is defined in the body of a function is left out. */
export function placed({ marks, transparent }: Marks): Placed[] {
  const found: Member[] = [];
  const file = region({ end: Number.POSITIVE_INFINITY, container: null, exported: true });
  const around: Region[] = [file];
  const closed: Region[] = [file];
  for (const mark of marks) {
    // Several names that one node defines stand side by side.
    while (mark.kind === 'definition' && (around.at(-1) as Region).owner?.node.id === mark.definition.node.id)
      around.pop();
    while ((around.at(-1) as Region).end < mark.end && around.length > 1) around.pop();
    while ((around.at(-1) as Region).end <= mark.start && around.length > 1) around.pop();
    const within = around.at(-1) as Region;
    const opened = take(mark, within);
    if (!opened) continue;
    around.push(opened);
    closed.push(opened);
  }
  for (const { own, exportedNames, privateNames } of closed) {
    for (const each of own) {
      const { name } = each.definition;
      if (exportedNames.size > 0) each.exported &&= exportedNames.has(name);
      if (privateNames.has(name)) each.exported = false;
    }
  }
  // What is around something comes first.
  for (const each of found) if (each.around && !each.around.exported) each.exported = false;
  return found;

  function take(mark: Mark, within: Region): Region | undefined {
    const { end } = mark;
    switch (mark.kind) {
      case 'below':
        within.below = mark.exported;
        return undefined;
      case 'names':
        for (const name of mark.names) (mark.exported ? within.exportedNames : within.privateNames).add(name);
        return undefined;
      case 'doc':
        if (!mark.inner) within.documentation = mark.text;
        else if (within.owner) within.owner.documentation ??= mark.text;
        return undefined;
      case 'local':
        return region({ ...within, end, isLocal: true });
      case 'scope': {
        const { container } = mark;
        if (typeof container === 'string') {
          if (container === '') return region({ ...within, end });
          return region({ ...within, end, owner: undefined, container: joined(within.container, container) });
        }
        // It stands in the definition itself, which is around it.
        const outer = placeOf(container);
        return outer
          ? region({
              end,
              owner: container,
              container: joined(outer.container, container.name),
              exported: outer.exported,
              member: outer,
            })
          : region({ ...within, end });
      }
      case 'definition':
        return define(mark.definition, end, within);
    }
  }

  function define(definition: Marked, end: number, within: Region): Region | undefined {
    if (within.isLocal) return region({ ...within, end });
    definition.documentation ??= within.documentation;
    within.documentation = undefined;
    const { container: named } = definition;
    const isOwn = named === undefined || transparent.has(named);
    const container = isOwn ? within.container : joined(within.container, named);
    const exported = within.exported && (definition.exported ?? within.below ?? true);
    const place: Member = { definition, container, exported, around: within.member };
    found.push(place);
    within.own.push(place);
    const isContainer = CONTAINERS.has(definition.what);
    return region({
      end,
      owner: definition,
      container: isContainer ? joined(container, definition.name) : container,
      isLocal: !isContainer,
      exported,
      member: place,
    });
  }

  function placeOf(definition: Marked): Member | undefined {
    return found.findLast(each => each.definition === definition);
  }
}

function region({
  end,
  container,
  owner,
  isLocal = false,
  exported,
  member,
}: Pick<Region, 'end' | 'container' | 'exported'> &
  Partial<Pick<Region, 'owner' | 'isLocal' | 'member'>>): Region {
  return {
    end,
    container,
    owner,
    isLocal,
    exported,
    member,
    own: [],
    below: undefined,
    documentation: undefined,
    exportedNames: new Set(),
    privateNames: new Set(),
  };
}

function joined(outer: string | null, inner: string): string {
  return outer === null ? inner : `${outer}.${inner}`;
}
