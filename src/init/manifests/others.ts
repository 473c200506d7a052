import { textOf } from '../../repository/readable.js';
import type { Repository } from '../../repository/repository.js';
import {
  dataOf,
  isPlaceholder,
  type Said,
  sourcesIn,
  textIn,
  VERSION,
  versionAt,
  versionIn,
} from './said.js';

/** `pom.xml`: what the project says of itself, not of its parent or of what it depends on. */
export function maven(repository: Repository): Said | undefined {
  const text = textOf(repository, 'pom.xml');
  if (text === undefined) return undefined;
  const parent = /<parent>[\s\S]*?<\/parent>/.exec(text)?.[0] ?? '';
  const own = text.replace(
    /<!--[\s\S]*?-->|<(parent|dependencies|dependencyManagement|build|profiles|modules|developers|licenses|scm|organization|reporting)>[\s\S]*?<\/\1>/g,
    '',
  );
  const field = (name: string, inside = own) =>
    new RegExp(`<${name}>\\s*([^<]+?)\\s*</${name}>`).exec(inside)?.[1];
  const version = field('version') ?? field('version', parent);
  const property = /^\$\{([\w.-]+)\}$/.exec(version ?? '')?.[1];
  return {
    name: field('artifactId'),
    description: field('description')?.replace(/\s+/g, ' '),
    homepage: field('url'),
    version: versionIn(
      repository,
      'pom.xml',
      property === undefined ? version : field(property.replaceAll('.', '\\.')),
    ),
  };
}

/** `build.gradle`, `gradle.properties`, `settings.gradle`. */
export function gradle(repository: Repository): Said | undefined {
  const at = (path: string, pattern: RegExp) => {
    const found = pattern.exec(textOf(repository, path) ?? '')?.[1];
    return found === undefined ? undefined : { path, found };
  };
  const name =
    at('settings.gradle', /rootProject\.name\s*=\s*["']([^"']+)/) ??
    at('settings.gradle.kts', /rootProject\.name\s*=\s*"([^"]+)/);
  const version =
    at('gradle.properties', /^[ \t]*(?:\w+[Vv])?ersion[ \t]*=[ \t]*(\S+)/m) ??
    at('gradle.properties', /^[ \t]*version[ \t]*=[ \t]*(\S+)/m) ??
    at('build.gradle', /^[ \t]*version[ \t]*=?[ \t]*["']([^"']+)["']/m) ??
    at('build.gradle.kts', /^[ \t]*version[ \t]*=[ \t]*"([^"]+)"/m);
  if (!name && !version) return undefined;
  return { name: name?.found, version: version && versionIn(repository, version.path, version.found) };
}

/** `go.mod`: the name is the last part of the module's path that says something: no version, and not that it is in Go. */
export function goModule(repository: Repository): Said | undefined {
  const path = /^module\s+(\S+)/m.exec(textOf(repository, 'go.mod') ?? '')?.[1];
  if (path === undefined) return undefined;
  const [host = '', ...folders] = path.split('/');
  const said = folders.map(part => part.replace(/\.(go|v\d+)$/, '')).filter(part => !NO_FOLDER.test(part));
  // Of an address alone (`go.starlark.net`, `cuelang.org/go`) the label that says something.
  const labels = host.split('.').slice(0, host.includes('.') ? -1 : 1);
  const name = said.at(-1) ?? labels.filter(label => !/^(go|src|www)$/.test(label)).at(-1);
  return name === undefined
    ? undefined
    : {
        name,
        sources: FORGE.test(path) ? sourcesIn(`https://${FORGE.exec(path)?.[0]}`) : undefined,
      };
}

/** Parts of a path that say no name. */
const NO_FOLDER = /^(v\d+|go|src)$/;
/** Paths of modules that are addresses of repositories. */
const FORGE = /^(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)\/[^/]+\/[^/]+/;

/** `VERSION`: a file that holds nothing else. */
export function versionFile(repository: Repository): Said | undefined {
  for (const path of ['VERSION', 'VERSION.txt', 'version.txt', '.version', 'version']) {
    const text = textOf(repository, path)?.trim();
    if (text === undefined || !VERSION.test(text) || isPlaceholder(text)) continue;
    // With one dot YAML takes it for a number.
    if (!/^\d+\.\d+\.\d+/.test(text)) return { version: versionIn(repository, path, text) };
    return {
      version: { spec: { data: path, format: 'yaml' }, why: `${path} holds it, and nothing else.` },
    };
  }
  return undefined;
}

/** What tools that build programs are told, by the files that only they read: each says some of a name, a version and what people read. */
const BUILT_BY: readonly (readonly [glob: string, ...patterns: RegExp[]])[] = [
  [
    'CMakeLists.txt',
    /\bproject\s*\(\s*(?<name>[\w-]+)[^)]*?\bVERSION\s+(?<version>[\d.]+)/i,
    /\bproject\s*\([^)]*?\bDESCRIPTION\s+"(?<description>[^"]+)"/i,
    /\bproject\s*\([^)]*?\bHOMEPAGE_URL\s+"(?<homepage>[^"]+)"/i,
  ],
  ['meson.build', /\bproject\s*\(\s*'(?<name>[\w-]+)'[\s\S]{0,400}?\bversion\s*:\s*'(?<version>[^']+)'/],
  ['configure.ac', /\bAC_INIT\(\s*\[?(?<name>[\w -]+)\]?\s*,\s*(?:\[?(?<version>\d[\w.-]*)\]?)?/],
  [
    'mix.exs',
    /(?:@version|\bversion:)[ \t]*"(?<version>[^"]+)"/,
    /^[ \t]*app:[ \t]*:(?<name>\w+)/m,
    /^[ \t]*homepage_url:[ \t]*"(?<homepage>[^"]+)"/m,
  ],
  [
    '*.gemspec',
    /^[ \t]*\w+\.version[ \t]*=[ \t]*["'](?<version>[^"']+)["']/m,
    /^[ \t]*\w+\.name[ \t]*=[ \t]*["'](?<name>[^"']+)["']/m,
    /^[ \t]*\w+\.summary[ \t]*=[ \t]*["'](?<description>[^"'\n#]+)["'][ \t]*$/m,
    /^[ \t]*\w+\.homepage[ \t]*=[ \t]*["'](?<homepage>[^"']+)["']/m,
  ],
  ['lib/{*/,}version.rb', /^[ \t]*VERSION[ \t]*=[ \t]*["'](?<version>[^"']+)["']/m],
  [
    '*.cabal',
    /^version[ \t]*:[ \t]*(?<version>\S+)/im,
    /^name[ \t]*:[ \t]*(?<name>\S+)/im,
    /^synopsis[ \t]*:[ \t]*(?<description>\S[^\n]*)/im,
    /^homepage[ \t]*:[ \t]*(?<homepage>\S+)/im,
  ],
  [
    'dune-project',
    /^\(version[ \t]+(?<version>[^\s)]+)\)/m,
    /^\(name[ \t]+(?<name>[^\s)]+)\)/m,
    /^\(homepage\s+"?(?<homepage>[^\s")]+)/m,
  ],
  [
    '*.nimble',
    /^version[ \t]*=[ \t]*"(?<version>[^"]+)"/m,
    /^description[ \t]*=[ \t]*"(?<description>[^"]+)"/m,
  ],
  [
    'build.zig.zon',
    /^[ \t]*\.version[ \t]*=[ \t]*"(?<version>[^"]+)"/m,
    /^[ \t]*\.name[ \t]*=[ \t]*\.(?<name>\w+)/m,
  ],
  [
    '{Directory.Build.props,*.csproj,src/*/*.csproj}',
    /<Version(?:Prefix)?>(?<version>[^<]+)</,
    /<PackageProjectUrl>(?<homepage>[^<]+)</,
  ],
  ['build.sbt', /\bversion[ \t]*:=[ \t]*"(?<version>[^"]+)"/],
  ['project.clj', /\(defproject\s+(?:[\w.-]+\/)?(?<name>[\w-]+)\s+"(?<version>[^"]+)"/],
];

type Built = Partial<Record<'name' | 'version' | 'description' | 'homepage', string>>;

/** Name and version as build tools beside package managers have them; none where parts of a repository have several versions. */
export function buildTools(repository: Repository): Said[] {
  return BUILT_BY.flatMap(([glob, ...patterns]) => {
    const said = repository.glob(glob).flatMap(path => {
      const text = textOf(repository, path) ?? '';
      const found = patterns.flatMap(pattern => Object.entries(pattern.exec(text)?.groups ?? {}));
      const groups: Built = Object.fromEntries(found.filter(([, part]) => part !== undefined));
      return found.length > 0 ? [{ path, ...groups }] : [];
    });
    const [first] = said;
    // Of several parts with versions of their own, none is that of the whole.
    if (!first || new Set(said.map(({ version }) => version)).size > 1) return [];
    const { path, name, version, description, homepage } = first;
    return [
      {
        name: name?.trim(),
        description: description?.trim(),
        homepage,
        version: versionIn(repository, path, version),
      },
    ];
  });
}

/** Manifests that say all at their top, by these names. */
export async function topManifests(repository: Repository): Promise<Said[]> {
  const found: Said[] = [];
  for (const path of ['gleam.toml', 'composer.json', 'pubspec.yaml', 'shard.yml', 'dub.json', 'elm.json']) {
    const data = await dataOf(repository, path);
    if (!data) continue;
    found.push({
      name: textIn(data.name)?.split('/').at(-1),
      description: textIn(data.description),
      homepage: textIn(data.documentation) ?? textIn(data.homepage),
      version: versionAt(path, '/version', data.version),
    });
  }
  return found;
}
