import { isGlob } from '../../extract/index.js';
import { textOf } from '../../repository/readable.js';
import type { Repository } from '../../repository/repository.js';
import { dataOf, mapIn, type Said, textIn, versionAt, versionIn } from './said.js';

/** Files in which Python keeps the version of a package, the likeliest first. */
const VERSION_FILES =
  '{,*/,src/*/}{__init__,__about__,__pkginfo__,__version__,_version,version,about,coredata}.py';
const VERSION_CONSTANT =
  /^(?<name>__version__|VERSION|version|__VERSION__)\s*(?::[^=\n]*)?=\s*(["'])v?\d+(?:\.\w+)+\2/m;
const SKIPPED = /(^|\/)(tests?|examples?|docs?|node_modules|vendor|third_?party|site-packages)\//i;

/** `pyproject.toml`, `setup.cfg`, `setup.py`, the description of an archive, and the constant of the version. */
export async function python(repository: Repository, names: readonly string[]): Promise<Said[]> {
  const found: Said[] = [];
  const path = 'pyproject.toml';
  const data = await dataOf(repository, path);
  for (const keys of [['project'], ['tool', 'poetry']]) {
    const described = data && mapIn(data, ...keys);
    if (!described) continue;
    found.push({
      name: textIn(described.name),
      description: textIn(described.description),
      homepage: homepageOf(described),
      version: versionAt(path, `/${keys.join('/')}/version`, described.version),
    });
  }
  const cfg = textOf(repository, 'setup.cfg');
  if (cfg !== undefined && /^\[metadata\]/m.test(cfg)) {
    const field = (name: string) => new RegExp(`^${name}\\s*=\\s*(.+)$`, 'm').exec(cfg)?.[1]?.trim();
    const version = field('version');
    found.push({
      name: field('name'),
      description: field('description'),
      homepage: field('url'),
      version: version?.startsWith('attr:') ? undefined : versionIn(repository, 'setup.cfg', version),
    });
  }
  const constant = versionConstant(repository, [...found.map(({ name }) => name), ...names]);
  if (constant) found.push(constant);
  found.push(...described(repository));
  return found;
}

/** The description that is written into an archive of sources: the very text that the package index shows. */
function described(repository: Repository): Said[] {
  const [path = 'PKG-INFO'] = repository.glob('*.dist-info/METADATA');
  const text = textOf(repository, path);
  if (text === undefined) return [];
  const head = text.split(/\n\s*\n/)[0] as string;
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.+)$`, 'm').exec(head)?.[1]?.trim();
  const urls = [...head.matchAll(/^Project-URL:[ \t]*(.+?),[ \t]*(\S+)$/gim)];
  const documentation = urls.find(([, name]) => /doc|manual|home/i.test(name ?? ''))?.[2];
  return [
    {
      name: field('Name'),
      description: field('Summary'),
      homepage: documentation ?? field('Home-page'),
      version: versionIn(repository, path, field('Version')),
    },
  ];
}

/** `__version__ = "1.2.3"` in one of the usual files: that of the package itself before others. */
function versionConstant(repository: Repository, names: readonly (string | undefined)[]): Said | undefined {
  const modules = new Set(names.map(name => name?.toLowerCase().replaceAll('-', '_')));
  const isOwn = (path: string) =>
    path
      .split('/')
      .slice(0, -1)
      .some(part => [...modules].some(own => isLike(own, part)));
  const found = repository
    .glob(VERSION_FILES)
    .filter(path => !SKIPPED.test(path) && !isGlob(path))
    .map(path => ({ path, name: VERSION_CONSTANT.exec(textOf(repository, path) ?? '')?.groups?.name }))
    .filter(({ name }) => name !== undefined);
  // Of several packages, one that is not called like the project has a version of its own.
  const best = found.find(({ path }) => isOwn(path)) ?? (found.length === 1 ? found[0] : undefined);
  if (!best) return undefined;
  const { path, name } = best;
  return { version: { spec: { table: `${path}#${name}` }, why: `${path} has a constant ${name}.` } };
}

/** `mesonbuild` is like `meson`, and `robot` like `robotframework`. */
function isLike(own: string | undefined, part: string): boolean {
  const folder = part.toLowerCase();
  if (own === undefined || own === '') return false;
  return (
    own === folder ||
    (Math.min(own.length, folder.length) >= 4 && (own.startsWith(folder) || folder.startsWith(own)))
  );
}

/** The pages of a project: its documentation before its home. */
function homepageOf(project: Record<string, unknown>): string | undefined {
  const urls = mapIn(project, 'urls') ?? {};
  const named = (pattern: RegExp) => textIn(Object.entries(urls).find(([name]) => pattern.test(name))?.[1]);
  return (
    named(/doc|manual/i) ??
    textIn(project.documentation) ??
    named(/^home/i) ??
    textIn(project.homepage) ??
    undefined
  );
}
