import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gitIn, temporaryFolder } from '../git/git-server.js';

/** A library in a repository of its own, with the tags v1 and v2: v2 has one function more, and one less. */
export const LIBRARY = {
  v1: {
    'a.py': 'from b import WORDS\nfrom shared import LEVELS\n\nNAMES = [*WORDS, *LEVELS]\n',
    'b.py': 'WORDS = ["um", "dois"]\n',
    'shared.py': 'LEVELS = ["alto"]\n',
    'src/list.py':
      'def first(items):\n    """The first item."""\n    return items[0]\n\n\ndef last(items):\n    return items[-1]\n',
    'data/words.yml': 'words:\n  - se\n  - senao\n',
    'ex/one.lm': 'first(a)\n',
    'ex/two.lm': 'last(a)\n',
  },
  v2: {
    'src/list.py':
      'def first(items, otherwise):\n    """The first item."""\n    return items[0]\n\n\ndef rest(items):\n    return items[1:]\n',
  },
} as const;

/** A language in one repository, and its library in another, both below a folder that is removed in the end. */
export class TwoRepositories {
  readonly root = temporaryFolder('several');
  readonly lume = join(this.root, 'lume');
  /** A clone of the library. */
  readonly stdlib = join(this.root, 'stdlib');
  /** What it was cloned from: a bare repository. */
  readonly bare = join(this.root, 'hosted', 'lume-lang', 'stdlib.git');
  readonly commits: { readonly v1: string; readonly v2: string };

  constructor() {
    const work = join(this.root, 'work');
    mkdirSync(work);
    gitIn(work, 'init', '--quiet', '--initial-branch=main');
    const commit = (version: keyof typeof LIBRARY) => {
      write(work, LIBRARY[version]);
      gitIn(work, 'add', '--all');
      gitIn(work, 'commit', '--quiet', '-m', version);
      gitIn(work, 'tag', version);
      return gitIn(work, 'rev-parse', 'HEAD');
    };
    this.commits = { v1: commit('v1'), v2: commit('v2') };
    mkdirSync(dirname(this.bare), { recursive: true });
    gitIn(this.root, 'clone', '--quiet', '--bare', work, this.bare);
    gitIn(this.root, 'clone', '--quiet', this.bare, this.stdlib);
    mkdirSync(this.lume);
    // A file of the language that is called as one of the library.
    write(this.lume, { 'shared.py': 'LEVELS = ["errado"]\n', 'lume.py': 'VERSION = "1.0.0"\n' });
    gitIn(this.lume, 'init', '--quiet', '--initial-branch=main');
  }

  /** Writes refdata.yml. @param ref of the library. @param more of it, as YAML. */
  configure(ref: string, more: string, address = `file://${this.bare}`): void {
    const repositories = `repositories: { stdlib: "${address}${ref === '' ? '' : `@${ref}`}" }\n`;
    write(this.lume, { 'refdata.yml': `${HEAD}${repositories}${more}` });
  }

  /** Commits everything of the language. */
  commit(message: string): string {
    gitIn(this.lume, 'add', '--all');
    gitIn(this.lume, 'commit', '--quiet', '-m', message);
    return gitIn(this.lume, 'rev-parse', 'HEAD');
  }

  checkOut(ref: keyof typeof LIBRARY): void {
    gitIn(this.stdlib, 'checkout', '--quiet', ref);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

const HEAD = `nome: Lume
descricao: A language in two repositories.
documentacao: https://lume.example/docs
repositorio: https://github.com/lume-lang/lume
versao: { table: lume.py#VERSION }
sintaxe: { extensao: .lm }
`;

/** Writes files below a folder. */
export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
