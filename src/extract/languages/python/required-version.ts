import type { Repository } from '../../../repository/repository.js';
import { minorOf } from './facts.js';

/**
 * Where projects say which Python they need, what binds first: the first group is a version, or clauses as in
 * `requires-python` (packaging.python.org, "Version specifiers"). Several matches are alternatives.
 */
const STATEMENTS: readonly (readonly [files: string, statement: RegExp])[] = [
  // A copy of Python itself: its sources, and its library as it is installed.
  ['Include/patchlevel.h', /^#define\s+PY_VERSION\s+"(3\.\d+)/gm],
  ['_sysconfigdata_*.py', /^[ \t]*'VERSION':\s*'(3\.\d+)'/gm],
  ['pyproject.toml', /^[ \t]*requires-python\s*=\s*["']([^"'\n]+)["']/gm],
  [
    'pyproject.toml',
    /^\[tool\.poetry\.dependencies\]\n(?:(?!\[|python\b).*\n)*python\s*=\s*["']([^"'\n]+)["']/gm,
  ],
  ['setup.cfg', /^[ \t]*python_requires\s*=\s*([^#\n]+)/gm],
  ['setup.py', /\bpython_requires\s*=\s*["']([^"'\n]+)["']/g],
  ['Pipfile', /^[ \t]*python_(?:full_)?version\s*=\s*["']([^"'\n]+)["']/gm],
  ['.python-version', /^[ \t]*(3(?:\.\d+)+)/gm],
  ['runtime.txt', /^[ \t]*python-(3(?:\.\d+)+)/gm],
  ['{pyproject.toml,setup.cfg,setup.py}', /\bProgramming Language :: Python :: (3\.\d+)\b/g],
  ['tox.ini', /\b(py3\.?\d+)\b/g],
  ['.github/workflows/*.{yml,yaml}', /(?<=\bpython-version["']?[ \t]*:[^\n#]{0,200})(3\.\d+)/g],
];

export interface ChosenVersion {
  readonly version: string;
  /** Why this one, where it was not named; the end of a sentence. */
  readonly reason?: string;
}

/**
 * Which of the known versions describes a project best: the one that it names or, of those that it allows, the newest, since
 * that is the one that its users get today. Files are read, never run.
 * @param known versions with their second number, the oldest first.
 * @param wanted what refdata.yml says.
 */
export function requiredVersion(
  repository: Repository,
  known: readonly string[],
  wanted?: string,
): ChosenVersion {
  const said = wanted === undefined ? statedIn(repository) : { text: wanted, file: 'refdata.yml' };
  const newest = known.at(-1) as string;
  if (!said) return { version: newest, reason: 'the project does not say which one it needs' };
  const allowed = known.filter(version => allows(said.text, minorOf(version)));
  const stated = `${said.file} says ${said.text}`;
  if (allowed.length === 0)
    return { version: nearest(said.text, known), reason: `${stated}, which is not known` };
  const version = allowed.at(-1) as string;
  return allowed.length === 1
    ? { version }
    : { version, reason: `it is the newest that ${said.file} allows: ${said.text}` };
}

/** The first statement that there is, with the files that make it. */
function statedIn(repository: Repository): { readonly text: string; readonly file: string } | undefined {
  for (const [files, statement] of STATEMENTS) {
    const found = repository.glob(files).flatMap(file => {
      const texts = [...repository.read(file).matchAll(statement)].map(([, text = '']) => text.trim());
      return texts.map(text => ({ text, file }));
    });
    const joined = (key: 'text' | 'file', by: string) => [...new Set(found.map(each => each[key]))].join(by);
    if (found.length > 0) return { text: joined('text', ' || '), file: joined('file', ', ') };
  }
  return undefined;
}

/** Whether some release of `3.<minor>` is allowed: by all clauses of one of the alternatives. */
function allows(text: string, minor: number): boolean {
  const alternatives = text
    .split('||')
    .map(each => each.trim().split(/(?<!\s)\s*,\s*|(?<!\s)\s+(?=[<>=!~^])/));
  return alternatives.some(clauses => clauses.every(clause => holds(clause, minor)));
}

/** Numbers that are left out stand for zero or, as `*`, for any. */
const CLAUSE = /^(===?|!=|~=|<=?|>=?|\^|~)?\s*(?:py)?(\d)(?:\.?(\d+))?((?:\.\d+|\.\*)*)/;

/** One clause of a version specifier or, with `^` and `~`, of Poetry. What is none allows everything. */
function holds(clause: string, minor: number): boolean {
  const [whole, operator = '==', majorText, minorText, rest = ''] = CLAUSE.exec(clause) ?? [];
  if (whole === undefined) return true;
  const isMajor = Number(majorText) === 3;
  // In one number, so that `<4` and `>=2.7` compare, too.
  const [here, bound] = [3000 + minor, Number(majorText) * 1000 + Number(minorText ?? 0)];
  const isSame = minorText === undefined ? isMajor : here === bound;
  const isRelease = /^\.\d/.test(rest);
  switch (operator) {
    case '>=':
    case '>':
      return here >= bound;
    case '<=':
      return here <= bound;
    case '<':
      return /^\.0*[1-9]/.test(rest) ? here <= bound : here < bound;
    case '!=':
      return !(isSame && rest === '.*');
    case '~=':
      return isRelease ? isSame : isMajor && here >= bound;
    case '^':
      return isMajor && here >= bound;
  }
  return isSame;
}

/** The known version that is nearest to the first one in a text. */
function nearest(text: string, known: readonly string[]): string {
  const named = Number(/3\.?(\d+)/.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
  const distance = (version: string) => Math.abs(minorOf(version) - named);
  return known.reduce((best, each) => (distance(each) <= distance(best) ? each : best));
}
