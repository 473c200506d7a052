import type { Mark, Marked, Marks, Meant } from './marks.js';

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
  /** What was said of all that follows. */
  readonly below: (Meant & { readonly exported: boolean })[];
  /** What documents the next definition that it is meant for. */
  documentation: readonly (Meant & { readonly text: string })[];
  /** What is listed: where names are exported so, no others are. */
  readonly listed: Extract<Mark, { kind: 'names' }>[];
  readonly members: Extract<Mark, { kind: 'members' }>[];
  isWhole: boolean;
}

/** A definition while it is not known yet whether a list says that it is exported. */
interface Member extends Placed {
  exported: boolean;
  readonly around: Member | undefined;
}

/** Definitions whose parts are members of theirs. */
const CONTAINERS = new Set<Marked['what']>(['class', 'interface', 'enum', 'module', 'type']);

/** What belongs to what, in the order of the text; what is defined in the body of a function is left out. */
export function placed({ marks, transparent, listsMembers }: Marks): Placed[] {
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
  for (const { own } of closed) takeOver(own);
  for (const { own, listed, isWhole } of closed) {
    if (listed.length === 0 || isWhole) continue;
    for (const each of own) {
      const { name, container } = each.definition;
      // What is listed has the names of this place: `M.late` is not the local `late`.
      if (container !== undefined) continue;
      const lists = listed.filter(list => isMeant(list, each.definition));
      const naming = lists.filter(list => list.names.includes(name));
      const isClosed = lists.some(({ exported, too }) => exported && !too);
      if (isClosed) each.exported &&= naming.some(({ exported }) => exported);
      // Of two that speak of one name the last holds: `private :a`, `public :a`.
      const last = naming.findLast(({ exported, too }) => !exported || too);
      if (last) each.exported = last.exported;
    }
  }
  // What is around something comes first.
  for (const each of found) if (each.around && !each.around.exported) each.exported = false;
  // Where members are listed, those of what nobody else may name can be used by their own names.
  if (listsMembers && file.listed.length > 0 && !file.isWhole)
    for (const each of found) {
      const { around, definition } = each;
      if (!around) continue;
      const naming = file.members.filter(({ names }) => names?.has(definition.name) ?? true);
      each.exported = naming.some(
        ({ of }) => of === undefined || (around.exported && of === around.definition.name),
      );
    }
  return found;

  function take(mark: Mark, within: Region): Region | undefined {
    const { end } = mark;
    switch (mark.kind) {
      case 'below':
        within.below.push(mark);
        return undefined;
      case 'names':
        within.listed.push(mark);
        return undefined;
      case 'members':
        within.members.push(mark);
        return undefined;
      case 'everything':
        within.isWhole = true;
        return undefined;
      case 'doc':
        if (!mark.inner) within.documentation = [...withoutTheSame(within.documentation, mark), mark];
        else if (within.owner) within.owner.documentation ??= mark.text;
        return undefined;
      case 'local':
        return region({ ...within, end, isLocal: true });
      case 'scope': {
        const { container } = mark;
        if (typeof container === 'string') {
          const exported = within.exported && mark.exported !== false;
          if (container === '') return region({ ...within, end, exported });
          return region({
            ...within,
            end,
            exported,
            owner: undefined,
            container: joined(within.container, container),
          });
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

  function define(definition: Marked, end: number, place: Region): Region | undefined {
    // The function that it stands in belongs to what is around that.
    const within =
      (place.isLocal && (definition.isMember || isPartOf(definition, place.owner)) && around.at(-2)) || place;
    if (within.isLocal) return region({ ...within, end });
    const waiting = within.documentation.find(each => isMeant(each, definition));
    definition.documentation ??= waiting?.text;
    within.documentation = within.documentation.filter(each => each !== waiting);
    const { container: named } = definition;
    const isOwn = named === undefined || transparent.has(named);
    const container = isOwn ? within.container : joined(within.container, named);
    const below = within.below.findLast(each => isMeant(each, definition))?.exported;
    const exported = within.exported && (definition.exported ?? below ?? true);
    const member: Member = { definition, container, exported, around: within.member };
    found.push(member);
    within.own.push(member);
    const isContainer = CONTAINERS.has(definition.what);
    return region({
      end,
      owner: definition,
      container: isContainer ? joined(container, definition.name) : container,
      isLocal: !isContainer,
      exported,
      member,
    });
  }

  function placeOf(definition: Marked): Member | undefined {
    return found.findLast(each => each.definition === definition);
  }
}

/** Whether something is said to belong to the variable in whose value it stands: what a table of functions holds. */
function isPartOf({ container }: Marked, owner: Marked | undefined): boolean {
  if (container === undefined || owner === undefined) return false;
  return container === joined(owner.container ?? null, owner.name);
}

/** Another name is for others if what it stands for is, whatever is said of all that follows. */
function takeOver(own: readonly Member[]): void {
  for (const each of own) {
    const { alias, exported } = each.definition;
    if (alias === undefined || exported !== undefined) continue;
    const first = own.find(({ definition }) => definition.name === alias && definition !== each.definition);
    if (first) each.exported = first.exported;
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
    below: [],
    documentation: [],
    listed: [],
    members: [],
    isWhole: false,
  };
}

function isMeant({ meant }: Meant, { what }: Marked): boolean {
  return meant === undefined || meant.has(what);
}

/** What goes on waiting for its definition beside documentation for others. */
function withoutTheSame<Each extends Meant>(waiting: readonly Each[], { meant }: Meant): Each[] {
  return waiting.filter(each => each.meant && meant && ![...meant].some(kind => each.meant?.has(kind)));
}

function joined(outer: string | null, inner: string): string {
  return outer === null ? inner : `${outer}.${inner}`;
}
