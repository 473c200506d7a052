import { readAsset } from '../../../runtime/assets.js';

/** What modules of C say of themselves, in all versions of Python that were asked: see `data/README.md`. */
interface Facts {
  readonly versions: readonly string[];
  /** Lines by module, each with the versions that it holds for before its first tab. */
  readonly lines: ReadonlyMap<string, readonly string[]>;
}

let loaded: Facts | undefined;

/** Versions of Python that are known (`3.9`), the oldest first. */
export function knownVersions(): readonly string[] {
  return facts().versions;
}

/** The members of a module in one of the known versions, each a line of parts between tabs; none for a module that it does not have. */
export function factsOf(module: string, version: string): readonly string[] {
  const found: string[] = [];
  for (const line of facts().lines.get(module) ?? []) {
    const end = line.indexOf('\t');
    if (holdsFor(line.slice(0, end), minorOf(version))) found.push(line.slice(end + 1));
  }
  return found;
}

/** The second number of a version: what tells the versions of Python 3 apart. */
export function minorOf(version: string): number {
  return Number(version.split('.')[1]);
}

/** `3.9-3.11,3.13`; nothing means all versions. */
function holdsFor(spans: string, minor: number): boolean {
  if (spans === '') return true;
  return spans.split(',').some(span => {
    const [first = '', last = first] = span.split('-');
    return minor >= minorOf(first) && minor <= minorOf(last);
  });
}

function facts(): Facts {
  if (loaded) return loaded;
  const text = readAsset('data/python.txt').toString('utf8');
  const [versions = '', ...sections] = text.split(/^# /m);
  const lines = new Map<string, readonly string[]>();
  for (const section of sections) {
    const [module = '', ...members] = section.trimEnd().split('\n');
    lines.set(module, members);
  }
  loaded = { versions: versions.trim().split(' '), lines };
  return loaded;
}
