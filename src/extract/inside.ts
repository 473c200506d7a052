import type { Place } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { inside, noSuchRepository, pathElsewhere } from '../repository/other-repositories.js';
import { ifReadable } from '../repository/readable.js';
import type { Repository } from '../repository/repository.js';
import type { Context, Report } from './context.js';
import { type Kind, NOTHING } from './kinds/kind.js';
import { isGlob, parseLocator } from './locator.js';
import type { Extraction, SourceRecord } from './record.js';
import type { SourceFiles } from './source-files.js';

/** What is read from repositories besides the language's own: for each a context in which its own root is the root. */
export class Elsewhere {
  private readonly contexts = new Map<string, Context>();

  /** @param open source files of a repository, and how places name them. */
  constructor(
    private readonly open: (repository: Repository, shown: (path: string) => string) => SourceFiles,
  ) {}

  /** Everything that has been opened. */
  files(): SourceFiles[] {
    return [...this.contexts.values()].map(({ files }) => files);
  }

  inside(name: string, context: Context): Context {
    const known = this.contexts.get(name);
    // Who reports may differ from source to source.
    if (known) return { ...known, report: reportInside(name, context) };
    const repository = inside(context.repository, name);
    const files = this.open(repository, path => `${name}:${path}`);
    const made = { ...context, repository, files, report: reportInside(name, context) };
    this.contexts.set(name, made);
    return made;
  }
}

function reportInside(name: string, context: Context): Context['report'] {
  const placed = placingIn(name, context);
  return (problem: Report) => context.report({ ...problem, place: placed(problem.place) });
}

/** Gives places the repository that they are in: most have it already, and those in refdata.yml are in none. */
function placingIn(name: string, { placeOf }: Context): (place: Place) => Place {
  const configuration = placeOf([]).file;
  return place =>
    place.file === configuration || place.file.startsWith(`${name}:`)
      ? place
      : { ...place, file: `${name}:${place.file}` };
}

/**
 * Reads a source where its files are: in the language's own repository, or in the one that its path begins with.
 * @param at where the path stands in refdata.yml.
 */
export async function readWhereItIs(
  kind: Kind,
  spec: unknown,
  at: Place,
  context: Context,
  read: (spec: unknown, context: Context) => Promise<Extraction>,
): Promise<Extraction> {
  const path = pathOf(kind, spec);
  const elsewhere = path === undefined ? undefined : pathElsewhere(path);
  if (!elsewhere) return read(spec, context);
  const { others } = context.repository;
  if (!others?.has(elsewhere.name)) {
    if (isHere(parseLocator(path as string).path, context.repository)) return read(spec, context);
    context.report({ rule: 'source-missing', ...noSuchRepository(elsewhere, others), place: at });
    return NOTHING;
  }
  try {
    const { remark } = await others.open(elsewhere.name);
    const place = context.placeOf(['repositories', elsewhere.name]);
    if (remark !== undefined) context.report({ rule: 'repository-elsewhere', message: remark, place });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { message, remedy } = error;
    context.report({ rule: 'repository-unread', message, remedy, place: at });
    return NOTHING;
  }
  const own = kind.path === 'file' ? { ...(spec as object), file: elsewhere.path } : elsewhere.path;
  const extraction = await read(own, context.inside(elsewhere.name));
  return placed(extraction, placingIn(elsewhere.name, context));
}

function pathOf({ path }: Kind, spec: unknown): string | undefined {
  const text = path === 'file' ? (spec as { readonly file?: unknown }).file : spec;
  return path !== undefined && typeof text === 'string' ? text : undefined;
}

/** Whether there is such a file after all: names with a colon are rare, and allowed. */
function isHere(path: string, repository: Repository): boolean {
  return isGlob(path) ? (ifReadable(() => repository.glob(path)) ?? []).length > 0 : repository.isFile(path);
}

/** What was read, with the repository in each of its places. */
function placed(extraction: Extraction, place: (place: Place) => Place): Extraction {
  if (extraction.kind === 'value') return { ...extraction, place: place(extraction.place) };
  const records = extraction.records.map((each): SourceRecord => {
    const own = place(each.place);
    return { ...each, place: own, fields: { ...each.fields, file: own.file } };
  });
  return { ...extraction, records };
}
