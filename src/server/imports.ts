import { parse as parseToml } from 'smol-toml';
import type { AdoptForm } from './ast.js';
import { runDeferred } from './evaluate/errors.js';
import type { Frame } from './evaluate/frame.js';
import { runAll } from './evaluate/interpreter.js';
import { memberOf } from './evaluate/members.js';
import { Scope } from './evaluate/scope.js';
import { type FileModule, Unknown, type Value } from './evaluate/value.js';
import { mayCheck } from './kiln/handlers.js';
import { MAX_FILES } from './limits.js';
import { candidates, isRelative, joined, libraryOf, packageFolders } from './module-paths.js';
import { parseFile } from './parser/statements.js';
import type { SourcePlace } from './route.js';
import type { Session } from './session.js';
import { type SourceText, sourceText } from './text.js';

/** `adopt`: binds a module, or names of it, where it stands (reference-language.md §2.10). */
export function adopt(form: AdoptForm, place: SourcePlace, frame: Frame): void {
  const module = moduleOf(form.path, place, frame);
  if (form.kind === 'module') {
    if (!form.named) tellOfNameless(form, place, frame);
    frame.scope.declare(form.alias, module);
    return;
  }
  for (const { name, alias } of form.names) frame.scope.declare(alias, memberOf(module, name));
}

/** A program that asks for the name fails, where the language's description has it as the last part of the path. */
function tellOfNameless(
  { path, alias }: AdoptForm & { kind: 'module' },
  place: SourcePlace,
  frame: Frame,
): void {
  if (!frame.source.text.replaceAll(path, '').includes(`${alias}.`)) return;
  frame.session.gap(
    place,
    `\`${alias}\` has no value in dataforge-lang 1.1.1, which gives \`adopt ${path}\` no name: the program fails where it asks for it.`,
    `Write \`adopt ${path} as ${alias}\`.`,
  );
}

/** `relay a, b`: only these names are seen from outside. */
export function relay(names: readonly string[], frame: Frame): void {
  frame.module.exposed ??= new Set();
  for (const name of names) frame.module.exposed.add(name);
}

/** `relay from ./x`: passes on what another file exposes. */
export function relayFrom(path: string, place: SourcePlace, frame: Frame): void {
  const module = moduleOf(path, place, frame);
  if (module instanceof Unknown || typeof module !== 'object' || module === null || !('passed' in module))
    return;
  const names = module.exposed ?? [...module.scope.values.keys(), ...module.passed.keys()];
  for (const name of names) frame.module.passed.set(name, memberOf(module, name));
}

function moduleOf(path: string, place: SourcePlace, frame: Frame): Value {
  const library = isRelative(path) ? undefined : libraryOf(path);
  if (library !== undefined) return { type: 'library', name: library };
  const { session } = frame;
  const found = find(path, frame);
  if (found !== undefined) return load(found.file, found.content, place, session);
  // Modules of the standard library have capitals; packages and files have none.
  if (!isRelative(path) && /^[A-Z]/.test(path)) return { type: 'library', name: path, assumed: true };
  const { outside } = candidates(path, frame.source.file);
  const reason = outside
    ? `\`${path}\` leads out of the folder that is read.`
    : `The file that \`${path}\` means is not there.`;
  const remedy = outside
    ? 'Start in a folder that holds all files of the project.'
    : isRelative(path)
      ? 'See whether the path is right and the file is checked out.'
      : 'Install the package, or see whether the name is right.';
  session.gap(place, reason, remedy);
  return new Unknown(`the import \`${path}\` was not found`);
}

function find(path: string, frame: Frame): { file: string; content: string | Uint8Array } | undefined {
  const { session, source } = frame;
  const files = [...manifestEntries(path, frame), ...candidates(path, source.file).files];
  const order = isRelative(path) ? files : [...files.filter(notOfPackages), ...files.filter(ofPackages)];
  for (const file of order) {
    const loaded = session.modules.has(file) || session.loading.includes(file);
    const content = loaded ? '' : session.readFile(file);
    if (content !== undefined) return { file, content };
  }
  return undefined;
}

const ofPackages = (file: string) => /(^|\/)forge_modules\//.test(file);
const notOfPackages = (file: string) => !ofPackages(file);

/** The entry that the manifest of an installed package names. */
function manifestEntries(path: string, { session, source }: Frame): string[] {
  if (isRelative(path) || /[./]/.test(path)) return [];
  for (const folder of packageFolders(path, source.file.split('/').slice(0, -1))) {
    const manifest = session.readFile(`${folder}/forge.toml`);
    if (manifest === undefined) continue;
    const entry = entryOf(sourceText(`${folder}/forge.toml`, manifest).text);
    const file = entry === undefined ? undefined : joined(folder.split('/'), entry.split('/'));
    return file?.startsWith(`${folder}/`) ? [file] : [];
  }
  return [];
}

/** `entry` of `[package]` or `[project]`; a manifest that is none is of no use here and is reported elsewhere. */
function entryOf(manifest: string): string | undefined {
  let parsed: Record<string, unknown>;
  try {
    parsed = parseToml(manifest);
  } catch {
    return undefined;
  }
  for (const section of [parsed.package, parsed.project]) {
    if (typeof section !== 'object' || section === null || !('entry' in section)) continue;
    if (typeof section.entry === 'string') return section.entry;
  }
  return undefined;
}

function load(file: string, content: string | Uint8Array, place: SourcePlace, session: Session): Value {
  const known = session.modules.get(file);
  if (known) return known;
  if (session.loading.includes(file)) {
    const chain = [...session.loading.slice(session.loading.indexOf(file)), file].join(' → ');
    session.gap(
      place,
      `The imports go round in a circle: ${chain}.`,
      'Move what both files need into a third one.',
    );
    return new Unknown(`${file} is still being read when it is imported`);
  }
  if (session.files.length >= MAX_FILES) {
    session.gap(place, `There are more than ${MAX_FILES} files.`, 'Import fewer files.');
    return new Unknown('too many files are imported');
  }
  return loadFile(sourceText(file, content), session).module;
}

/** Follows the statements of a file. @throws {ServerSourceError} when it is not of the language */
export function loadFile(source: SourceText, session: Session): { module: FileModule; frame: Frame } {
  session.files.push(source.file);
  session.checks ||= mayCheck(source);
  const scope = new Scope(undefined, session.journal);
  const module: FileModule = {
    type: 'module',
    path: source.file,
    scope,
    exposed: undefined,
    passed: new Map(),
  };
  const frame: Frame = { session, source, scope, module, action: null, depth: 0, yielded: [], deferred: [] };
  session.loading.push(source.file);
  session.journal.keep(() => {
    runAll(parseFile(source), frame);
    // Of the files of a program only the one that is run has an end.
    if (source.file === session.root) runDeferred(frame);
  });
  session.loading.pop();
  session.modules.set(source.file, module);
  return { module, frame };
}
