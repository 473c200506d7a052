/** Modules of the standard library that matter to routes, by every name that they have (reference-language.md §2.10). */
const LIBRARIES: ReadonlyMap<string, string> = new Map([
  ['Kiln', 'Kiln'],
  ['API', 'API'],
  ['Http', 'Http'],
  ['Server', 'Http'],
  ['Lavra', 'Lavra'],
  ['Consulta', 'Lavra'],
  ['Vitrine', 'Vitrine'],
]);

/** The library that a path of an `adopt` names; undefined when it may be a file. */
export function libraryOf(path: string): string | undefined {
  const bare = path.startsWith('Arcane.') ? path.slice('Arcane.'.length) : path;
  const known = LIBRARIES.get(bare);
  if (known !== undefined) return known;
  return path.startsWith('Arcane.') ? bare : undefined;
}

/** Whether the path can only mean a file of the project. */
export function isRelative(path: string): boolean {
  return path.startsWith('./') || path.startsWith('../') || path.endsWith('.df');
}

/** Files that an `adopt` may mean, in the order in which they are looked for, and `outside` when one leaves the root. */
export function candidates(path: string, importer: string): { files: string[]; outside: boolean } {
  const folder = importer.split('/').slice(0, -1);
  const quoted = path.endsWith('.df');
  const relative = path.startsWith('./') || path.startsWith('../');
  const bare = quoted ? path.slice(0, -'.df'.length) : path;
  const segments = quoted || relative ? bare.split('/') : bare.split(/[./]/);
  const bases = relative ? [folder] : [folder, []];
  const files: string[] = [];
  let outside = false;
  for (const base of bases) {
    const target = joined(base, segments);
    if (target === undefined) outside = true;
    else files.push(`${target}.df`, ...(quoted ? [] : [`${target}/main.df`]));
  }
  if (!relative && !quoted) files.push(...packageFiles(segments, folder));
  return { files: [...new Set(files)], outside: outside && files.length === 0 };
}

/** Files of an installed package, besides the entry that its manifest names. */
function packageFiles(segments: readonly string[], folder: readonly string[]): string[] {
  const [name = '', ...rest] = segments;
  return packageFolders(name, folder).flatMap(root =>
    rest.length > 0
      ? [`${root}/src/${rest.join('/')}.df`]
      : [`${root}/src/main.df`, `${root}/main.df`, `${root}/${name}.df`],
  );
}

/** Where a package may be installed: beside the importer or in a folder above it. */
export function packageFolders(name: string, folder: readonly string[]): string[] {
  return folder
    .map((_, i) => folder.slice(0, folder.length - i))
    .concat([[]])
    .map(base => [...base, 'forge_modules', name].join('/'));
}

/** A path below the root, without `.` and `..`; undefined when it leaves the root. */
export function joined(base: readonly string[], segments: readonly string[]): string | undefined {
  const parts = [...base];
  for (const segment of segments) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') parts.push(segment);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.length === 0 ? undefined : parts.join('/');
}
