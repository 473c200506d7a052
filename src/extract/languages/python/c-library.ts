import {
  Definition,
  type Description,
  ForeignModule,
  type KeyedEntry,
  Sequence,
  type Value,
} from '../../evaluate/value.js';
import { C_MODULES, OTHER_SYSTEMS } from './c-modules.js';

/** A function or class of Python's library that is written in C: there is no source of it, only what it says of itself. */
export class Native extends Definition {
  constructor(
    kind: 'function' | 'class',
    name: string,
    module: string,
    private readonly signature: string | null,
    private readonly summary: string,
    /** `module.Name` of a class, as Python prints it. */
    readonly path: string,
    /** Which of `__new__` and `__init__` a class has of its own. */
    readonly constructors: readonly string[],
    /** Public names that a class has of its own. */
    readonly attributes: readonly string[],
  ) {
    super(kind, name, { file: module });
  }

  override describe(): Description {
    const what = this.kind === 'class' ? 'class' : 'function';
    return { signature: this.signature, documentation: this.summary, what };
  }

  override member(): undefined {}

  override hold(): void {}
}

/** What a module of C holds on Linux; undefined for all other names. */
export function cModule(name: string): ForeignModule | undefined {
  let module = known.get(name);
  const text = module ? undefined : textOf(name);
  if (text === undefined) return module;
  module = moduleOf(name, text);
  known.set(name, module);
  return module;
}

/** Whether importing a module fails on Linux, since other systems have it. */
export function isElsewhere(name: string): boolean {
  return OTHER_SYSTEMS.has(name);
}

const known = new Map<string, ForeignModule>();

let sections: ReadonlyMap<string, string> | undefined;

/** The lines below the one with the module's name. */
function textOf(name: string): string | undefined {
  sections ??= new Map(
    C_MODULES.split(/^# /m).map(section => {
      const end = section.indexOf('\n');
      return [section.slice(0, end), section.slice(end + 1).trimEnd()];
    }),
  );
  return sections.get(name);
}

function moduleOf(module: string, text: string): ForeignModule {
  const place = { file: module };
  const origin = { place, comment: undefined };
  const entries: KeyedEntry[] = [];
  const names = new Set<string>();
  for (const line of text.split('\n')) {
    const [kind, name = '', ...parts] = line.split('\t');
    names.add(name);
    const [first, second, path = name, constructors = [], attributes = []] = parts.map(part =>
      JSON.parse(part),
    );
    const add = (value: Value) => entries.push({ key: name, value, origin });
    if (kind === 'c' || kind === 'f') {
      const what = kind === 'c' ? 'class' : 'function';
      add(new Native(what, name, module, first, second, path, constructors, attributes));
    } else if (kind === '=') {
      const items = Array.isArray(first) ? first.map(value => ({ value, origin })) : undefined;
      add(items ? new Sequence(items, false, true) : first);
    }
  }
  return new ForeignModule(module, entries, names);
}
