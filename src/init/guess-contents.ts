import type { Repository } from '../repository/repository.js';
import { compareCodePoints } from '../text/code-points.js';
import { listPaths } from './files.js';
import type { Guess } from './guess.js';

const EXAMPLES = /^(examples?|exemplos?|samples?|demos?|\w*demo)$/i;
const EXERCISES = /^(exercises?|exercicios?|desafios?|katas?)$/i;
const PACKAGES = /^(packages?|pacotes?|libs?|crates)$/i;
const PROJECTS = /^(projects?|projetos?)$/i;
const MANIFEST = /^(package\.json|forge\.toml|Cargo\.toml|pyproject\.toml|\w+\.gemspec|package\.ya?ml)$/;
const ERROR_PAGE = /(^|\/)[A-Za-z]{1,5}[-_]?\d{3,5}\.md$/;
/** Manifests of package managers that the language has for itself; others are of what it is implemented in. */
const OWN_MANIFEST = /\/(forge\.toml|package\.ya?ml)$/;
/** Scores of collections of programs in the language, and of other files. */
const OWN = 0.8;
const OTHERS = 0.4;
/** Fewer files are no collection. */
const MIN_FILES = 3;

/** Examples, exercises, packages and projects: folders that are called so. */
export function guessContents(repository: Repository, extension: string | undefined): Guess[] {
  const paths = listPaths(repository, '**/*');
  const guesses: Guess[] = [];
  const add = (at: string, glob: string, count: number, folder: string, isOwn: boolean, more: object = {}) =>
    guesses.push({
      at,
      spec: { count: glob, ...more },
      why: `${folder}/ is called so, and has ${count} such files${isOwn ? '' : ', which are not known to be written in the language'}.`,
      score: isOwn ? OWN : OTHERS,
    });
  const isOwn = (glob: string) => extension !== undefined && glob.endsWith(extension);
  const examples = collection(paths, EXAMPLES, extension);
  if (examples)
    add('conteudos.exemplos', examples.glob, examples.count, examples.folder, isOwn(examples.glob));
  const exercises = collection(paths, EXERCISES, extension);
  if (exercises)
    add('conteudos.exercicios', exercises.glob, exercises.count, exercises.folder, isOwn(exercises.glob), {
      by: 'folder',
    });
  for (const [at, pattern] of [
    ['conteudos.pacotes', PACKAGES],
    ['conteudos.projetos', PROJECTS],
  ] as const) {
    const found = manifests(paths, pattern);
    if (found) add(at, found.glob, found.count, found.folder, OWN_MANIFEST.test(found.glob));
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
      score: 0.8,
      rules: { 'codigo-pattern': { pattern: '^[A-Za-z]{1,5}[-_]?\\d{3,5}$' } },
    },
  ];
}

/** The folder by such a name with the most files of one extension. */
function collection(
  paths: readonly string[],
  pattern: RegExp,
  own: string | undefined,
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
  const isOwn = ({ extension }: { extension: string }) => (extension === own ? 1 : 0);
  const [best] = [...counts.values()].sort(
    (a, b) => isOwn(b) - isOwn(a) || b.count - a.count || compareCodePoints(a.folder, b.folder),
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
