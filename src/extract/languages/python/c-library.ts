import type { Repository } from '../../../repository/repository.js';
import { finite } from '../../../values/numbers.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import {
  Definition,
  type Description,
  ForeignModule,
  type KeyedEntry,
  Sequence,
  type Value,
} from '../../evaluate/value.js';
import type { Library } from '../language/imports.js';
import { factsOf, knownVersions } from './facts.js';
import { requiredVersion } from './required-version.js';

/** Modules of C that Python has on other systems: whoever imports them on Linux gets an ImportError. */
const OTHER_SYSTEMS = new Set('_msi _overlapped _scproxy _winapi _wmi msvcrt nt winreg winsound'.split(' '));

/** A function or class of Python's library that is written in C: there is no source of it, only what it says of itself. */
export class Native extends Definition {
  constructor(
    kind: 'function' | 'class',
    name: string,
    module: string,
    /** What `inspect.signature` gives; null where it gives none. */
    readonly signature: string | null,
    /** The first line of its documentation. */
    readonly summary: string,
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

/** A module of Python's library that is written in C. */
class CModule extends ForeignModule {
  /** As `pydoc` finds them: functions, and the classes that say so. */
  override namesOf(module: string): string[] {
    return [...this.names].filter(name => {
      const value = name.startsWith('_') ? undefined : this.get(name);
      if (!(value instanceof Native)) return false;
      return value.kind === 'function' || value.path.replace(/\.[^.]+$/, '') === module;
    });
  }
}

/** What Python's modules of C hold on Linux, in the version that a project needs. */
export function library(repository: Repository, wanted?: string): Library {
  const { version, reason } = requiredVersion(repository, knownVersions(), wanted);
  return { version, reason, module: name => cModule(name, version) };
}

/** A type that every program has, unless it has something else under its name. */
export function builtinType(name: string, evaluator: Evaluator): Native | undefined {
  return builtin(name, 'class', evaluator);
}

/** A function that every program has. */
export function builtinFunction(name: string, evaluator: Evaluator): Native | undefined {
  return builtin(name, 'function', evaluator);
}

function builtin(name: string, kind: Native['kind'], evaluator: Evaluator): Native | undefined {
  const value = evaluator.library('Python')?.module('builtins')?.get(name);
  return value instanceof Native && value.kind === kind ? value : undefined;
}

/** Whether importing a module fails on Linux, since other systems have it. */
export function isElsewhere(name: string): boolean {
  return OTHER_SYSTEMS.has(name);
}

const known = new Map<string, ForeignModule>();

function cModule(name: string, version: string): ForeignModule | undefined {
  const key = `${name} ${version}`;
  let module = known.get(key);
  const lines = module ? [] : factsOf(name, version);
  if (lines.length === 0) return module;
  module = moduleOf(name, lines);
  known.set(key, module);
  return module;
}

function moduleOf(module: string, lines: readonly string[]): ForeignModule {
  const place = { file: module };
  const origin = { place, comment: undefined };
  const entries: KeyedEntry[] = [];
  const names = new Set<string>();
  for (const line of lines) {
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
      // A number that was read from JSON and is beyond 2^53 is not the one that Python has: `sys.maxsize`.
      if (items) add(new Sequence(items, false, true));
      else if (typeof first !== 'number' || finite(first) !== undefined) add(first);
    }
  }
  return new CModule(module, entries, names);
}
