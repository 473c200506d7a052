import type { Value } from '../evaluate/value.js';
import type { Certainty, Gap, Origin, Part, SourcePlace, Validation } from '../route.js';
import type { Handler } from './handlers.js';
import type { Stage } from './stage.js';

/** A route as it stands in the list of an app. */
export interface Registered {
  readonly method: string;
  readonly path: string;
  readonly place: SourcePlace;
  readonly origin: Origin;
  readonly certainty: Certainty;
  /** Why it is unresolved. */
  readonly reason?: string;
  /** What the comment above it says. */
  readonly comment?: string | undefined;
  /** The app that it was copied from, the first one where there are several. */
  readonly part?: Part | undefined;
  /** Undefined when it is not in the program, or none that is known. */
  readonly handler: Handler | undefined;
}

/** Something that a program puts around routes: a function of the library's or its own. */
export interface Around {
  readonly value: Value;
  readonly place: SourcePlace;
  /** What it answers, once it is followed. */
  stage?: Stage;
}

export interface Group {
  readonly child: App;
  /** Undefined when it is not a constant; `source` says how it is written. */
  readonly prefix: string | undefined;
  readonly source: string;
  readonly certainty: Certainty;
}

/** A server while the program is followed (reference-language.md §3.1). */
export class App {
  readonly routes: Registered[] = [];
  /** In the order of the calls; merged when the server starts (§3.5). */
  readonly groups: Group[] = [];
  readonly validations: Validation[] = [];
  /** What is asked before its routes, in this order. */
  readonly middleware: Around[] = [];
  /** What is asked when the answer is there. */
  readonly hooks: Around[] = [];
  /** Below which prefixes files may answer before routes; undefined where that is not known. */
  readonly assets: { readonly prefix: string | undefined; readonly place: SourcePlace }[] = [];
  /** The folder of its templates; undefined as long as nothing says one. */
  templates: Value | undefined;
  /** What answers in place of the framework, by status. */
  readonly errors = new Map<number, Around>();
  /** What the comment above its declaration says. */
  comment: string | undefined;
  port: number | null = null;
  /** Why the port is not known, though the program says one. */
  unknownPort: Gap | undefined;
  host: string | null = null;
  /** The variable that it was bound to first. */
  variable: string | undefined;
  /** Whether another app has copies of its routes, and whether it is started itself. */
  mounted = false;
  started = false;
  /** The app whose group this is. */
  parent: App | undefined;
  /** How many apps it is a group of, one in another. */
  depth = 0;
  /** Started by the call that makes it, without being bound to a name. */
  standsAlone = false;

  constructor(
    public name: string,
    readonly place: SourcePlace,
    /** The action that declares it. */
    readonly action: string | null,
    /** Which walk made it: a walk of an action that nobody calls must not change the apps of others. */
    readonly walk: number,
  ) {}
}
