import { assemble } from './assemble.js';
import { callClosure } from './evaluate/calls.js';
import { evaluate } from './evaluate/expressions.js';
import type { Frame } from './evaluate/frame.js';
import { appsOf } from './evaluate/scope.js';
import { runAll } from './evaluate/statements.js';
import { type Closure, Unknown } from './evaluate/value.js';
import { loadFile } from './imports.js';
import { App } from './kiln/app.js';
import { followHandlers } from './kiln/follow-handlers.js';
import { tellOfUncalledChecks } from './kiln/handlers.js';
import { REGISTERING_NAMES } from './kiln/signatures.js';
import type { Gap, Reading } from './route.js';
import { type ReadFile, Session } from './session.js';
import { ServerSourceError } from './source-error.js';
import { type SourceText, sourceText } from './text.js';

/** Words of which an action has one when it makes a server or registers a route. */
const INTERESTING: ReadonlySet<string> = new Set([...REGISTERING_NAMES, 'server', 'forge', 'app']);

/**
 * Reads the servers of a file without running it (reference-language.md §12): those that it declares; when it declares
 * none, those that it imports by name. What cannot be resolved is a gap or an unresolved route.
 *
 * @param file relative to the root, with `/`
 * @param readFile gives the files of the root, and no others
 * @throws {ServerSourceError} when the file, or one that it imports, is not of the language
 */
export function readServers(file: string, readFile: ReadFile): Reading {
  const content = readFile(file);
  if (content === undefined) {
    throw new ServerSourceError(
      { file, line: 1, column: 1 },
      'There is no such file.',
      'Name the file that declares the server.',
    );
  }
  const source = sourceText(file, content);
  try {
    return readProgram(source, new Session(file, readFile, { evaluate, runAll }));
  } catch (cause) {
    // Calls, blocks and expressions are bounded each; all of them inside one another may still be too much.
    if (!(cause instanceof RangeError)) throw cause;
    throw new ServerSourceError(
      source.place(0),
      'Calls, blocks and expressions are nested too deep to be followed.',
      'Declare the routes outside of them.',
      { cause },
    );
  }
}

function readProgram(source: SourceText, session: Session): Reading {
  const { frame } = loadFile(source, session);
  const apps = bound(frame);
  const described = [...apps, ...inActions(frame, apps)];
  if (described.length === 0) tellWhyNone(frame);
  followHandlers(described, frame);
  tellOfUncalledChecks(session.actions, frame);
  const { gaps, notes, files } = session;
  return {
    servers: described.map((app, i) => assemble(app, i < apps.length ? null : app.action, frame)),
    gaps: inOrder(gaps, files),
    notes: inOrder(notes, files),
    files,
  };
}

/** Servers that variables of the file hold, and those that start without one. */
function bound({ session, scope, source }: Frame): App[] {
  const apps = new Set<App>();
  for (const value of scope.values.values()) for (const app of appsOf(value)) if (!app.parent) apps.add(app);
  const declared = [...apps].filter(app => app.place.file === source.file);
  const alone = session.apps.filter(app => app.standsAlone && app.place.file === source.file);
  const wanted = declared.length + alone.length > 0 ? [...new Set([...declared, ...alone])] : [...apps];
  tellOfReplaced(apps, session);
  return wanted;
}

/** A second server of the same name takes the place of the first, and one that a loop makes is gone with its round. */
function tellOfReplaced(reachable: ReadonlySet<App>, session: Session): void {
  for (const app of session.apps) {
    if (reachable.has(app) || app.standsAlone || app.action !== null || app.place.file !== session.root)
      continue;
    const successor = [...reachable].find(other => other.name === app.name);
    if (app.mounted || app.parent || app.routes.length === 0) continue;
    session.gap(
      app.place,
      successor
        ? `The server \`${app.name}\` is replaced by the one in line ${successor.place.line}: its ${app.routes.length} routes are never served.`
        : `No variable holds the server \`${app.name}\` when the program ends: its ${app.routes.length} routes are not described.`,
      successor ? 'Give one of them another name.' : 'Keep it in a variable outside of the loop.',
    );
  }
}

/** Servers that actions of the file make: those of calls first, then those of actions that nobody calls. */
function inActions(frame: Frame, known: readonly App[]): App[] {
  const { session, source } = frame;
  const places = new Set(known.map(app => app.place.line));
  for (let i = 0; i < session.actions.length; i += 1) {
    const action = session.actions[i] as Closure;
    if (session.called.has(action.body) || 'kind' in action.body || !action.body.mentions(INTERESTING))
      continue;
    lookInto(action, frame);
  }
  const found: App[] = [];
  for (const app of session.apps) {
    const seen = places.has(app.place.line) || app.action === null || app.place.file !== source.file;
    if (seen || app.parent) continue;
    places.add(app.place.line);
    found.push(app);
  }
  return found;
}

/** Follows an action that nobody calls, with parameters that are not known and without effects outside of it. */
function lookInto(action: Closure, frame: Frame): void {
  const { session } = frame;
  session.walks += 1;
  session.walk = session.walks;
  session.leftOut.length = 0;
  session.journal.attempt(() => {
    callClosure(action, undefined, frame);
    followHandlers(
      session.apps.filter(app => app.walk === session.walk),
      frame,
    );
  });
  session.walk = 0;
  const count = session.leftOut.length;
  if (count > 0) {
    const [place] = session.leftOut;
    session.gap(
      place ?? frame.source.place(0),
      `\`${action.name}\` registers routes (${count}) on a server that is not its own, and no call of it with a known server is seen.`,
      `Call \`${action.name}\` in this file with the server, or list its routes in a JSON file.`,
    );
  }
}

function tellWhyNone({ session, source }: Frame): void {
  const [ignited] = session.ignited;
  if (ignited) {
    const { target } = ignited;
    const where = target instanceof App ? target.place.file : undefined;
    const why = target instanceof Unknown ? ` (${target.reason})` : '';
    session.gap(
      ignited.place,
      where === undefined
        ? `${source.file} only ignites \`${ignited.source}\`, which another file declares${why}.`
        : `${source.file} only ignites \`${ignited.source}\`, which ${where} declares.`,
      where === undefined ? 'Name the file that declares the server.' : `Read ${where} instead.`,
    );
    return;
  }
  session.gap(
    { file: source.file, line: 1, column: 1 },
    'There is no server in this file.',
    'Name the file that has a `server NAME on 8080:` block with its routes.',
  );
}

/** Gaps by file, in the order of reading, and line. */
function inOrder(gaps: readonly Gap[], files: readonly string[]): Gap[] {
  const rank = new Map(files.map((file, i) => [file, i]));
  return gaps
    .map((gap, i) => ({ gap, i }))
    .sort(
      (a, b) =>
        (rank.get(a.gap.place.file) ?? 0) - (rank.get(b.gap.place.file) ?? 0) ||
        a.gap.place.line - b.gap.place.line ||
        (a.gap.place.column ?? 0) - (b.gap.place.column ?? 0) ||
        a.i - b.i,
    )
    .map(({ gap }) => gap);
}
