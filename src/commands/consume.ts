import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CheckResult } from '../check/check-result.js';
import { grammarFiles } from '../check/consumed/grammar-files.js';
import { digestsOf, GENERATOR, type Lock, lockText, readLock } from '../check/consumed/lock.js';
import { demandOwn, demandPlaces } from '../check/consumed/places.js';
import { typesFile } from '../check/consumed/types-file.js';
import { type UnknownName, type Usage, unknownNames, usedChanges } from '../check/consumed/used-changes.js';
import { FILE_NAMES, type FileName, pathOf, type ReferenceFiles } from '../contract/files.js';
import { validators } from '../contract/generated/validators.js';
import { fileIn } from '../contract/json-pointer.js';
import { tallyChanges, wholeLevel } from '../drift/index.js';
import { enginesNamed } from '../editors/editors.js';
import { UserError } from '../findings/user-error.js';
import { baseAddress, readJsonFile } from '../published/index.js';
import { openRepository, type Repository, UnreadableFile } from '../repository/repository.js';
import { makeFolder } from '../runtime/make-folder.js';
import { changedArtifacts } from './artifact-files.js';
import { check } from './check-reference.js';
import { fetchLive, type Live } from './live-reference.js';

export interface ConsumeOptions {
  /** The root of the consumer's repository. */
  readonly repo: string;
  /** The lock, below it. */
  readonly lock: string;
  /** What is consumed; as the lock says where it is left out. */
  readonly address?: string | undefined;
  /** Names that are used, and patterns of sources that are searched for names; as the lock says where both are left out. */
  readonly uses?: readonly string[] | undefined;
  readonly search?: readonly string[] | undefined;
  /** A file for types of all names; as the lock says where it is left out. */
  readonly types?: string | undefined;
  /** A folder for grammars of editors, and the engines that they are for (all, unless given); as the lock says where it is left out. */
  readonly grammars?: string | undefined;
  readonly engines?: readonly string[] | undefined;
  readonly progress?: ((step: string) => void) | undefined;
}

export interface ConsumeResult {
  /** `pinned` for the first time, `current` where nothing differs, else `changed`. */
  readonly state: 'pinned' | 'current' | 'changed';
  readonly address: string;
  readonly nome: string;
  /** The version that was pinned; null where there was none. */
  readonly before: string | null;
  /** The version that is live. */
  readonly versao: string;
  /** How many changes there are. */
  readonly all: number;
  /** The comparison, with those changes alone that are about what is used; null where nothing was pinned, or nothing differs. */
  readonly drift: CheckResult | null;
  /** Names that are said to be used, and that neither what was pinned nor what is live has. */
  readonly unknown: readonly UnknownName[];
  /** What pins the live reference: path below the repository, and bytes. Empty where nothing differs. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Compares what a consumer is pinned to with what is live, for what the consumer uses. Writes nothing: {@link writePin} does.
 * @throws {UserError} when nothing is there to be compared, or what is pinned was changed by hand.
 */
export async function consume(options: ConsumeOptions): Promise<ConsumeResult> {
  const { repo, lock: place } = options;
  demandPlaces(options);
  const file = join(repo, place);
  const old = existsSync(file) ? readLock(readFileSync(file, 'utf8'), place) : null;
  const address = options.address === undefined ? old?.address : baseAddress(options.address);
  if (address === undefined)
    throw new UserError(
      `There is no ${place}, and no address to pin.`,
      'Name the address of the reference (`refdata consume https://lume.example`); in a workflow, the input `target`.',
    );
  const grammars = grammarsOf(options, old);
  const live = await fetchLive(address, grammars !== undefined);
  const { index } = live.data;
  const named = options.uses !== undefined || options.search !== undefined;
  const lock: Lock = {
    generator: GENERATOR,
    address,
    nome: index.nome,
    versao: index.versao,
    ...digestsOf(live.bytes),
    copy: old?.copy ?? copyBeside(place),
    uses:
      named || old === null
        ? { names: [...(options.uses ?? [])], search: [...(options.search ?? [])] }
        : old.uses,
    types: options.types ?? old?.types ?? null,
    ...(grammars && { grammars }),
  };
  const usage = usageOf(repo, place, lock);
  // A language that has moved is the same one.
  const isPinned = old !== null && (old.address === address || old.nome === index.nome);
  const pinned = isPinned ? [pinnedData(repo, old, place)] : [];
  const references = [...pinned, live.data].filter(isKnownFormat);
  const unknown = references.length === 0 ? [] : unknownNames(lock.uses.names, references);
  const before = old?.versao ?? null;
  const shared = { address, nome: index.nome, before, versao: index.versao, unknown };
  const files = pinOf(place, lock, live);
  demandOwn(repo, files, old, lock);
  if (!isPinned) return { ...shared, state: 'pinned', all: 0, drift: null, files };
  if (isSame(old, lock))
    return { ...shared, state: 'current', all: 0, drift: null, files: changedIn(repo, files) };
  const result = await check({
    repo,
    config: 'refdata.yml',
    base: join(repo, old.copy),
    head: address,
    today: new Date().toISOString().slice(0, 10),
    progress: options.progress,
  });
  // The copy holds what is pinned alone: whether there were schemas or a registry beside it, it cannot tell.
  const all = result.changes.filter(({ path }) => live.bytes.has(fileIn(path)));
  const changes = usedChanges(all, usage, references);
  const drift: CheckResult = {
    ...result,
    base: { ...result.base, name: place },
    level: wholeLevel(changes),
    counts: tallyChanges(changes),
    changes,
    causes: [],
    // What is published is the publisher's to mend.
    findings: [],
    ok: true,
  };
  return { ...shared, state: 'changed', all: all.length, drift, files };
}

/** Writes what pins a reference: each file beside its place first, then all of them are moved there. @throws {UserError} */
export function writePin(repo: string, files: ReadonlyMap<string, Uint8Array>): void {
  const moves = [...files].map(([path, bytes]) => {
    const target = join(repo, ...path.split('/'));
    return { target, bytes, fresh: `${target}.refdata-new` };
  });
  try {
    for (const { target, bytes, fresh } of moves) {
      makeFolder(dirname(target));
      writeFileSync(fresh, bytes);
    }
    for (const { target, fresh } of moves) renameSync(fresh, target);
  } catch (cause) {
    throw new UserError(`It cannot be pinned: ${(cause as Error).message}.`, 'Let the files be written.', {
      cause,
    });
  } finally {
    for (const { fresh } of moves) rmSync(fresh, { force: true });
  }
}

/** What grammars are wanted; an engine that there is not is told before anything is fetched. @throws {UserError} */
function grammarsOf({ grammars, engines }: ConsumeOptions, old: Lock | null): Lock['grammars'] {
  const folder = (grammars ?? old?.grammars?.folder)?.replace(/\/+$/, '');
  if (folder === undefined) {
    if (engines === undefined) return undefined;
    throw new UserError(
      'There are engines, and no folder for their grammars.',
      'Name one in --grammars, such as grammars.',
    );
  }
  const wanted = enginesNamed(engines ?? old?.grammars?.engines, '"engines"');
  return { folder, engines: wanted.map(({ name }) => name) };
}

/** Whether nothing of what was pinned is another one; the lexico may come to it with the grammars, or go. */
function isSame(old: Lock, now: Lock): boolean {
  return Object.entries(now.files).every(([path, hash]) => (old.files[path] ?? hash) === hash);
}

/** Each lock has files of its own. */
function copyBeside(lock: string): string {
  return lock === 'refdata.lock' ? '.refdata' : `${lock.replace(/\.lock$/, '')}.files`;
}

/** Types are made of entries, which another format may have elsewhere. @throws {UserError} */
function demandFormat(address: string, data: ReferenceFiles): void {
  const strange = strangeFile(data);
  if (strange === undefined) return;
  throw new UserError(
    `No types can be made of ${address}: ${pathOf(strange)} is of another format than this program knows.`,
    'Use a newer refdata, or leave "types" out of the lock and of the options.',
  );
}

function isKnownFormat(data: ReferenceFiles): boolean {
  return strangeFile(data) === undefined;
}

/** A file of another format than this program knows. */
function strangeFile(data: ReferenceFiles): FileName | undefined {
  return FILE_NAMES.find(name => !validators[name](data[name]));
}

/** All files of a pin, by path below the repository. */
function pinOf(place: string, lock: Lock, { bytes, data, lexico }: Live): Map<string, Uint8Array> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const copies = [...bytes].map(([path, content]) => [`${lock.copy}${path}`, content] as const);
  if (lock.types !== null) demandFormat(lock.address, data);
  const types = lock.types === null ? [] : [[lock.types, encode(typesFile(lock.address, data))] as const];
  const grammars =
    lock.grammars === undefined || lexico === null ? [] : grammarFiles(lock.grammars, lexico, data);
  const made = [...grammars].map(([path, text]) => [path, encode(text)] as const);
  return new Map([...copies, ...types, ...made, [place, encode(lockText(lock))]]);
}

/** Those that are not there as they are, in the form that git has of them. */
function changedIn(repo: string, files: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  const listed = [...files].map(([path, bytes]) => ({ path, bytes, source: path }));
  return new Map(changedArtifacts(repo, listed).map(({ path, bytes }) => [path, bytes]));
}

/** What is pinned, which has to be what the lock says, or a comparison with it says nothing. @throws {UserError} */
function pinnedData(repo: string, lock: Lock, place: string): ReferenceFiles {
  const bytes = new Map<string, Uint8Array>();
  const repository = openRepository(repo);
  for (const path of Object.keys(lock.files)) {
    const file = `${lock.copy}${path}`;
    if (repository.isFile(file)) bytes.set(path, repository.readBytes(file));
  }
  const data = parsed(lock.copy, bytes);
  const why = pinFault(lock, place, bytes, data);
  if (why === null) return data;
  throw new UserError(
    why,
    `Restore ${lock.copy} and ${place} from the history of the repository, or delete both and pin anew.`,
  );
}

/** Why what is in the folder is not what a lock pins; null where it is. */
function pinFault(
  lock: Lock,
  place: string,
  bytes: ReadonlyMap<string, Uint8Array>,
  { index }: Partial<ReferenceFiles>,
): string | null {
  const found = digestsOf(bytes);
  const wrong = Object.keys(lock.files).find(path => found.files[path] !== lock.files[path]);
  if (wrong !== undefined && !bytes.has(wrong))
    return `${lock.copy}${wrong}, which ${place} pins, is missing.`;
  if (found.digest !== lock.digest) return `${lock.copy}${wrong ?? ''} is not what ${place} pins.`;
  if (index?.nome === lock.nome && index.versao === lock.versao) return null;
  return `${place} says that it pins ${lock.nome} ${lock.versao}, and ${lock.copy} holds ${index?.nome} ${index?.versao}.`;
}

function parsed(folder: string, bytes: ReadonlyMap<string, Uint8Array>): ReferenceFiles {
  const files = FILE_NAMES.map(name => {
    const path = pathOf(name);
    return [name, readJsonFile(path, `${folder}${path}`, bytes.get(path) ?? new Uint8Array()).data];
  });
  return Object.fromEntries(files);
}

/** Null where the consumer does not say what it uses. */
function usageOf(
  repo: string,
  place: string,
  { uses: { names, search }, copy, types, grammars }: Lock,
): Usage | null {
  if (names.length === 0 && search.length === 0) return null;
  const repository = openRepository(repo);
  try {
    // What is made of the reference has all of its names.
    const folders = [copy, ...(grammars === undefined ? [] : [grammars.folder])];
    const isMade = (path: string) =>
      [place, types].includes(path) || folders.some(folder => path.startsWith(`${folder}/`));
    const found = new Set(search.flatMap(pattern => repository.glob(pattern)));
    const paths = [...found].filter(path => !isMade(path));
    if (search.length > 0 && paths.length === 0)
      throw new UserError(`No file matches ${search.join(', ')}.`, 'Correct the patterns of the search.');
    return { names, texts: paths.flatMap(path => textOf(repository, path)) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new UserError(error.message, error.remedy, { cause: error });
  }
}

/** A picture has no names in it. */
function textOf(repository: Repository, path: string): string[] {
  try {
    return [repository.read(path)];
  } catch (error) {
    if (error instanceof UnreadableFile && error.rule === 'source-encoding') return [];
    throw error;
  }
}
