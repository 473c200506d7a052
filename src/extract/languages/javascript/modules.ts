/** Node's and TypeScript's way: the path as written, with the extensions that may be left out, and `.js` written for `.ts`. */
export function modulePaths(specifier: string, importer: string): string[] {
  if (!specifier.startsWith('.')) return [];
  const folders = importer.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') {
      // Above the root there is nothing of ours.
      if (folders.pop() === undefined) return [];
    } else if (part !== '.' && part !== '') folders.push(part);
  }
  const path = folders.join('/');
  const extensions = ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.mts', '.cts', '.jsx', '.json', '.d.ts'];
  const written = path.replace(/\.([mc]?)js(x?)$/, '.$1ts$2');
  return [
    path,
    ...(written === path ? [] : [written]),
    ...extensions.map(e => path + e),
    ...extensions.map(e => `${path}/index${e}`),
  ];
}
