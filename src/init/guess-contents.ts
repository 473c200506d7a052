import { formatOf } from '../extract/index.js';
import { type Repository, UnreadableFile } from '../repository/repository.js';
import { compareCodePoints } from '../text/code-points.js';
import { listPaths } from './files.js';
import type { Guess } from './guess.js';

const EXAMPLES = /^(examples?|exemplos?|samples?|demos?|\w*demo)$/i;
const EXERCISES = /^(exercises?|exercicios?|desafios?|katas?)$/i;
const PACKAGES = /^(packages?|pacotes?|libs?|crates)$/i;
const PROJECTS = /^(projects?|projetos?)$/i;
const MANIFEST = /^(package\.json|forge\.toml|Cargo\.toml|pyproject\.toml|\w+\.gemspec|package\.ya?ml)$/;
const ERROR_PAGE = /(^|\/)[A-Za-z]{1,5}[-_]?\d{3,5}\.md$/;
/** Fewer files are no collection. */
const MIN_FILES = 3;

/** Examples, exercises, packages and projects: folders that are called so. */
export function guessContents(repository: Repository): Guess[] {
  const paths = listPaths(repository, '**/*');
  const guesses: Guess[] = [];
  const add = (at: string, glob: string, count: number, folder: string, more: object = {}) =>
    guesses.push({
      at,
      spec: { count: glob, ...more },
      why: `${folder}/ is called so, and has ${count} such files.`,
    });
  const examples = collection(paths, EXAMPLES);
  if (examples) add('conteudos.exemplos', examples.glob, examples.count, examples.folder);
  const exercises = collection(paths, EXERCISES);
  if (exercises)
    add('conteudos.exercicios', exercises.glob, exercises.count, exercises.folder, { by: 'folder' });
  for (const [at, pattern] of [
    ['conteudos.pacotes', PACKAGES],
    ['conteudos.projetos', PROJECTS],
  ] as const) {
    const found = manifests(paths, pattern);
    if (found) add(at, found.glob, found.count, found.folder);
  }
  return guesses;
}

/** Pages that are called by an error code. */
export function guessErrorPages(repository: Repository): Guess[] {
  const folders = new Map<string, number>();
  for (const path of listPaths(repository, '**/*.md').filter(name => ERROR_PAGE.test(name))) {
    const folder = path.split('/').slice(0, -1).join('/');
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  const [best] = [...folders].sort(([, a], [, b]) => b - a);
  if (!best || best[1] < MIN_FILES) return [];
  const [folder, count] = best;
  return [
    {
      at: 'erros',
      spec: {
        markdown: `${folder === '' ? '' : `${folder}/`}*.md`,
        filter: '$contains(slug, /^[A-Za-z]+[-_]?[0-9]+$/)',
        map: {
          codigo: 'slug',
          titulo: 'title',
          explicacao: 'text',
          exemplo: 'code[0].text',
          doc: `"${folder}/" & slug`,
        },
      },
      why: `${folder === '' ? 'The root' : `${folder}/`} has ${count} pages that are called by a code.`,
      rules: { 'codigo-pattern': { pattern: '^[A-Za-z]{1,5}[-_]?\\d{3,5}$' } },
    },
  ];
}

/** The folder by such a name with the most files of one extension. */
function collection(
  paths: readonly string[],
  pattern: RegExp,
): { folder: string; glob: string; count: number } | undefined {
  const counts = new Map<string, { folder: string; extension: string; count: number }>();
  for (const path of paths) {
    const parts = path.split('/');
    const at = parts.findIndex((part, i) => i < parts.length - 1 && pattern.test(part));
    const extension = /\.[A-Za-z]\w*$/.exec(path)?.[0];
    if (at < 0 || extension === undefined || /\.(md|txt|json|png|svg|ya?ml|toml|lock)$/i.test(extension))
      continue;
    const folder = parts.slice(0, at + 1).join('/');
    const entry = counts.get(folder + extension) ?? { folder, extension, count: 0 };
    entry.count += 1;
    counts.set(folder + extension, entry);
  }
  const [best] = [...counts.values()].sort(
    (a, b) => b.count - a.count || compareCodePoints(a.folder, b.folder),
  );
  return best && best.count >= MIN_FILES
    ? { folder: best.folder, count: best.count, glob: `${best.folder}/**/*${best.extension}` }
    : undefined;
}

function manifests(
  paths: readonly string[],
  pattern: RegExp,
): { folder: string; glob: string; count: number } | undefined {
  const counts = new Map<string, { folder: string; name: string; count: number }>();
  for (const path of paths) {
    const parts = path.split('/');
    const name = parts.at(-1) as string;
    const folder = parts.slice(0, -2).join('/');
    if (!MANIFEST.test(name) || !pattern.test(parts.at(-3) ?? '')) continue;
    const entry = counts.get(`${folder}/${name}`) ?? { folder, name, count: 0 };
    entry.count += 1;
    counts.set(`${folder}/${name}`, entry);
  }
  const [best] = [...counts.values()].sort(
    (a, b) => b.count - a.count || compareCodePoints(a.folder, b.folder),
  );
  return best && { folder: best.folder, count: best.count, glob: `${best.folder}/*/${best.name}` };
}

/** What a project says of itself: the fields at the top of refdata.yml. */
export interface Identity {
  readonly nome: string;
  readonly descricao: string | undefined;
  readonly documentacao: string | undefined;
  readonly versao: Guess | undefined;
  readonly extensao: string | undefined;
}

/** Name, version and address from the manifest of the repository itself. */
export async function identityOf(repository: Repository, folderName: string): Promise<Identity> {
  const manifests = ['package.json', 'pyproject.toml', 'Cargo.toml']
    .filter(path => repository.isFile(path))
    .map(async path => ({ path, data: await parsed(repository, path) }));
  const manifest = (await Promise.all(manifests)).find(({ data }) => data !== undefined);
  const data = (manifest?.data ?? {}) as Record<string, unknown>;
  const [root, pointer] = data.project
    ? [data.project, '/project']
    : data.package
      ? [data.package, '/package']
      : [data, ''];
  const { name, version, homepage, description } = root as Record<string, unknown>;
  const isAddress = typeof homepage === 'string' && /^https?:\/\/[^\s/]+/.test(homepage);
  return {
    nome: typeof name === 'string' && name !== '' ? name.replace(/^@[^/]+\//, '') : folderName,
    descricao: typeof description === 'string' && description.trim() !== '' ? description.trim() : undefined,
    // An address of pages: what leads to a place in one is left out.
    documentacao: isAddress ? homepage.replace(/[#?].*$/, '') : undefined,
    versao:
      manifest && typeof version === 'string' && version !== ''
        ? {
            at: 'versao',
            spec: { data: `${manifest.path}#${pointer}/version` },
            why: `${manifest.path} says so.`,
          }
        : versionConstant(repository),
    extensao: extensionOf(repository),
  };
}

/** Files in which Python keeps the version of a package. */
const VERSION_FILES = '{,*/,src/*/}{__init__,__about__,__pkginfo__,__version__,_version,version}.py';
const VERSION_CONSTANT = /^(?<name>__version__|VERSION|version)\s*(?::[^=\n]*)?=\s*(["'])v?\d+(?:\.\w+)+\2/m;

/** `__version__ = "1.2.3"` in one of the usual files. */
function versionConstant(repository: Repository): Guess | undefined {
  for (const path of listPaths(repository, VERSION_FILES)) {
    if (!isReadable(repository, path)) continue;
    const { name } = VERSION_CONSTANT.exec(repository.read(path))?.groups ?? {};
    if (name !== undefined)
      return { at: 'versao', spec: { table: `${path}#${name}` }, why: `${path} has a constant ${name}.` };
  }
  return undefined;
}

/** The extension of the files in the folder of examples, most likely. */
function extensionOf(repository: Repository): string | undefined {
  const glob = collection(listPaths(repository, '**/*'), EXAMPLES)?.glob;
  return glob?.slice(glob.lastIndexOf('.'));
}

function isReadable(repository: Repository, path: string): boolean {
  try {
    repository.read(path);
    return true;
  } catch (error) {
    if (error instanceof UnreadableFile) return false;
    throw error;
  }
}

async function parsed(repository: Repository, path: string): Promise<unknown> {
  try {
    const parser = await formatOf(path)?.parser();
    return parser?.parse(repository.read(path)).data;
  } catch {
    // A manifest that cannot be read says nothing; the draft asks for what is missing.
    return undefined;
  }
}
