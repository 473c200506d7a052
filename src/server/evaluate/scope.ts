import { App } from '../kiln/app.js';
import { leavesOf, Unknown, type Value } from './value.js';

interface Change {
  readonly scope: Scope;
  readonly name: string;
  readonly before: Value | undefined;
}

/** Names and their values. An assignment changes the nearest scope that has the name, else it makes it here. */
export class Scope {
  readonly values = new Map<string, Value>();

  constructor(
    readonly parent: Scope | undefined,
    private readonly journal: Journal,
    /** The server whose block this is the body of. */
    readonly app?: App,
  ) {}

  /** A scope inside of this one. */
  inside(): Scope {
    return new Scope(this, this.journal);
  }

  get(name: string): Value | undefined {
    for (let scope: Scope | undefined = this; scope; scope = scope.parent) {
      const value = scope.values.get(name);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  assign(name: string, value: Value): void {
    (this.owner(name) ?? this).declare(name, value);
  }

  /** The nearest scope that has a name. */
  owner(name: string): Scope | undefined {
    for (let scope: Scope | undefined = this; scope; scope = scope.parent)
      if (scope.values.has(name)) return scope;
    return undefined;
  }

  declare(name: string, value: Value): void {
    if (this.journal.keeps) this.journal.note({ scope: this, name, before: this.values.get(name) });
    this.values.set(name, value);
  }

  /** The server whose body encloses this scope. */
  enclosingApp(): App | undefined {
    for (let scope: Scope | undefined = this; scope; scope = scope.parent) if (scope.app) return scope.app;
    return undefined;
  }
}

export type Outcome = Map<Scope, Map<string, Value | undefined>>;

/** Notes assignments where it is not known which branch runs, so that they can be taken back and merged. */
export class Journal {
  private changes: Change[] | undefined;

  /** Whether somebody wants to take assignments back. */
  get keeps(): boolean {
    return this.changes !== undefined;
  }

  note(change: Change): void {
    this.changes?.push(change);
  }

  /** Runs something whose assignments stay, whatever branch it stands in: a file is read once. */
  keep(run: () => void): void {
    const outer = this.changes;
    this.changes = undefined;
    try {
      run();
    } finally {
      this.changes = outer;
    }
  }

  /** Runs a branch, takes its assignments back and returns what they were. */
  attempt(branch: () => void): Outcome {
    const outer = this.changes;
    const changes: Change[] = [];
    this.changes = changes;
    try {
      branch();
    } finally {
      this.changes = outer;
    }
    const outcome: Outcome = new Map();
    for (const { scope, name } of changes) {
      const names = outcome.get(scope) ?? new Map();
      names.set(name, scope.values.get(name));
      outcome.set(scope, names);
    }
    for (const { scope, name, before } of changes.reverse()) {
      if (before === undefined) scope.values.delete(name);
      else scope.values.set(name, before);
    }
    return outcome;
  }

  /** Gives each name that some branch assigned the value that all agree on, or none that is known. */
  merge(outcomes: readonly Outcome[]): void {
    const touched: Map<Scope, Set<string>> = new Map();
    for (const outcome of outcomes)
      for (const [scope, names] of outcome)
        touched.set(scope, new Set([...(touched.get(scope) ?? []), ...names.keys()]));
    for (const [scope, names] of touched) {
      for (const name of names) {
        const now = scope.values.get(name);
        const values = outcomes.map(outcome => {
          const of = outcome.get(scope);
          return of?.has(name) ? of.get(name) : now;
        });
        scope.declare(name, agreed(name, values, now));
      }
    }
  }
}

function agreed(name: string, values: readonly (Value | undefined)[], before: Value | undefined): Value {
  const [first] = values;
  if (first !== undefined && values.every(value => value === first)) return first;
  // A server that is there or not is still that server: its routes are conditional.
  const apps = new Set(values.flatMap(appsOf));
  const [app] = apps;
  if (app && apps.size === 1 && values.every(value => value === app || value === undefined || value === null))
    return app;
  const reason = `the value of \`${name}\` depends on a condition`;
  const all = values.filter(value => value !== undefined);
  // Where branches know more of it, they may know together what was known before.
  if (before instanceof Unknown && before.known.among && haveSameLeaves(before, all)) return before;
  return new Unknown(
    reason,
    false,
    [...apps],
    all.length === values.length ? { among: all } : { unset: true },
  );
}

function haveSameLeaves(value: Value, parts: readonly Value[]): boolean {
  const whole = new Set(leavesOf(value));
  const found = new Set(parts.flatMap(leavesOf));
  return whole.size === found.size && [...found].every(leaf => whole.has(leaf));
}

/** The servers that a value may be. */
export function appsOf(value: Value | undefined): readonly App[] {
  if (value instanceof App) return [value];
  return value instanceof Unknown ? value.apps : [];
}
