import type { Place } from '../findings/finding.js';
import { UnreadableFile } from '../repository/repository.js';
import type { Context, Report } from './context.js';
import { isGlob } from './locator.js';

/**
 * The files that a path or glob of refdata.yml names, each given to `read`; what cannot be read is reported.
 * @param place where the path stands in refdata.yml.
 */
export async function readFiles<T>(
  path: string,
  place: Place,
  context: Context,
  read: (file: string) => T | Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (const file of filesNamed(path, place, context)) {
    try {
      results.push(await read(file));
    } catch (error) {
      reportUnreadable(error, place, context);
    }
  }
  return results;
}

/** Files shown of those that have no table of a name. */
const MAX_SHOWN = 8;

/** What `read` gives of a table for each of the files: of many that a glob names, some may not have it, which is reported once. */
export async function readTables<T>(
  path: string,
  name: string,
  place: Place,
  context: Context,
  read: (file: string, context: Context) => T | Promise<T>,
): Promise<T[]> {
  if (!isGlob(path)) return readFiles(path, place, context, file => read(file, context));
  const without = new Map<string, Report>();
  const results = await readFiles(path, place, context, file =>
    read(file, {
      ...context,
      report: problem =>
        problem.rule === 'table-missing' ? without.set(file, problem) : context.report(problem),
    }),
  );
  const isThere = without.size < results.length;
  if (!isThere) for (const problem of without.values()) context.report(problem);
  else if (without.size > 0) {
    const shown = [...without.keys()].slice(0, MAX_SHOWN).join(', ');
    const more = without.size > MAX_SHOWN ? ', …' : '';
    context.report({
      rule: 'table-partial',
      message: `${without.size} of the ${results.length} files that ${path} matches define no ${name}: ${shown}${more}.`,
      place,
    });
  }
  return results;
}

/** The files that a path or glob of refdata.yml names; reported when there are none. */
function filesNamed(path: string, place: Place, context: Context): readonly string[] {
  const paths = readable(() => (isGlob(path) ? context.repository.glob(path) : [path]), place, context);
  if (paths?.length === 0)
    context.report({ rule: 'source-missing', message: `${path} matches no file.`, place });
  return paths ?? [];
}

/** What `read` gives, or undefined after reporting that a file cannot be read. */
export function readable<T>(read: () => T, place: Place, context: Context): T | undefined {
  try {
    return read();
  } catch (error) {
    reportUnreadable(error, place, context);
    return undefined;
  }
}

/** Tells that a file cannot be read, and where: in it, or where it is named. Throws any other error again. */
function reportUnreadable(error: unknown, place: Place, { report, placeOf }: Context): void {
  if (!(error instanceof UnreadableFile)) throw error;
  const { rule, message, remedy, line, path, namedAt } = error;
  const named = namedAt ? placeOf(namedAt) : place;
  report({ rule, message, remedy, place: line === undefined ? named : { file: path, line } });
}
