import { Journal } from './evaluate/scope.js';
import type { Closure, FileModule, Value } from './evaluate/value.js';
import type { App } from './kiln/app.js';
import { MAX_ROUTES, MAX_STEPS } from './limits.js';
import type { Certainty, Gap, SourcePlace } from './route.js';
import { ServerSourceError } from './source-error.js';
import type { SourceText } from './text.js';

/** A file of the project as text or bytes; undefined when there is none. `path` is relative to the root, with `/`. */
export type ReadFile = (path: string) => string | Uint8Array | undefined;

/** What one reading knows and has found so far. */
export class Session {
  readonly gaps: Gap[] = [];
  readonly files: string[] = [];
  readonly journal = new Journal();
  readonly modules = new Map<string, FileModule>();
  /** Files whose statements are being followed, outermost first: an import of one of them is a cycle. */
  readonly loading: string[] = [];
  /** Servers in the order of their declaration, wherever they are. */
  readonly apps: App[] = [];
  /** Actions of the first file, in their order, and those that were called. */
  readonly actions: Closure[] = [];
  readonly called = new Set<Closure['body']>();
  /** What the program starts, for a file that only does that. */
  readonly ignited: { place: SourcePlace; target: Value; source: string }[] = [];
  /** Registrations of an action that nobody calls, on servers that are not its own. */
  readonly leftOut: SourcePlace[] = [];
  /** Pages of Vitrine, and whether its manifest is on. */
  readonly vitrine = { name: 'vitrine', pages: new Set<string>(), manifest: false };
  /** How many conditions that are not known enclose what is followed now. */
  conditional = 0;
  /** 0 while the program is followed; another number for each action that is looked into although nobody calls it. */
  walk = 0;
  walks = 0;
  calls = 0;
  rounds = 0;
  private steps = 0;
  private routes = 0;
  private readonly told = new Set<string>();

  constructor(
    readonly root: string,
    readonly readFile: ReadFile,
  ) {}

  /** Tells of something that was found and could not be followed; once for each place and reason. */
  gap(place: SourcePlace, reason: string, remedy: string): void {
    const key = `${place.file}:${place.line}:${place.column ?? 0}:${reason}`;
    if (this.told.has(key)) return;
    this.told.add(key);
    this.gaps.push({ place, reason, remedy });
  }

  certainty(): Certainty {
    return this.conditional > 0 ? 'conditional' : 'sure';
  }

  /** Counts work that loops and calls repeat. @throws {ServerSourceError} when it does not end in time */
  step(node: { readonly start: number }, source: SourceText): void {
    if (this.calls === 0 && this.rounds === 0) return;
    this.steps += 1;
    if (this.steps <= MAX_STEPS) return;
    throw new ServerSourceError(
      source.place(node.start),
      `Loops and calls up to here take more than ${MAX_STEPS} steps to follow.`,
      'Declare the routes one by one, or in loops over short lists.',
    );
  }

  /** @throws {ServerSourceError} when there are too many routes */
  countRoutes(added: number, place: SourcePlace): void {
    this.routes += added;
    if (this.routes <= MAX_ROUTES) return;
    throw new ServerSourceError(
      place,
      `There are more than ${MAX_ROUTES} routes up to here.`,
      'See whether a server is mounted into itself.',
    );
  }
}
