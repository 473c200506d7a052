import { type Context, withContext } from '../extract/index.js';
import type { Repository } from '../repository/repository.js';
import { type Candidate, candidatesIn, SUBJECTS, type Subject } from './candidates.js';
import type { Draft } from './draft.js';
import { sourceFiles } from './files.js';
import { type Guess, type ReadTable, readCandidate } from './guess.js';
import { guessContents, guessErrorPages, identityOf } from './guess-contents.js';
import { guessBuiltins, guessCommands, guessErrors } from './guess-lists.js';
import { guessModules } from './guess-modules.js';
import { guessOperators, guessWords } from './guess-syntax.js';

/** Candidates of a subject that are read; those behind them look less likely by far. */
const MAX_READ = 12;
/** Candidates of one file for one subject: the rest of a file is read when it is the likeliest. */
const MAX_READ_PER_FILE = 6;

/** Raises tables of the file in which the likeliest stands. */
const NEIGHBOUR_BONUS = 20;

/** Looks through a repository for places that hold reference data. Nothing is run. */
export async function guessAll(
  repository: Repository,
  folderName: string,
  progress: (part: string) => void,
): Promise<Omit<Draft, 'rejected'>> {
  progress('looking through the files');
  const { texts, isCut } = sourceFiles(repository);
  const candidates = [...texts].flatMap(([path, text]) => candidatesIn(path, text));
  const identity = await identityOf(repository, folderName);
  const placeOf = () => ({ file: 'refdata.yml' });
  const guesses = await withContext({ repository, placeOf, report: () => {} }, async context => {
    const found: Guess[] = [];
    for (const subject of SUBJECTS) {
      progress(subject);
      const tables = await readBest(candidates, subject, context);
      found.push(
        ...(subject === 'modulos'
          ? await guessModules(tables, texts, repository, context)
          : guess(subject, tables, identity.nome)),
      );
    }
    return found;
  });
  progress('contents');
  if (!guesses.some(({ at }) => at === 'erros')) guesses.push(...guessErrorPages(repository));
  return { identity, guesses: [...guesses, ...guessContents(repository)], isCut };
}

function guess(subject: Exclude<Subject, 'modulos'>, tables: readonly ReadTable[], nome: string): Guess[] {
  switch (subject) {
    case 'reservadas':
      return guessWords(tables);
    case 'operadores':
      return guessOperators(tables);
    case 'embutidas':
      return guessBuiltins(tables);
    case 'comandos':
      return guessCommands(tables, nome);
    case 'erros':
      return guessErrors(tables);
  }
}

/** The likeliest tables of a subject, as far as they can be read, likeliest first. */
async function readBest(
  candidates: readonly Candidate[],
  subject: Subject,
  context: Context,
): Promise<ReadTable[]> {
  const all = candidates.filter(candidate => candidate.subject === subject);
  const [likeliest] = [...all].sort((a, b) => b.score - a.score);
  // What stands beside the likeliest table is often part of it.
  const score = (candidate: Candidate) =>
    candidate.score + (candidate.path === likeliest?.path ? NEIGHBOUR_BONUS : 0);
  const sorted = all.sort((a, b) => score(b) - score(a));
  const perFile = new Map<string, number>();
  const chosen = sorted.filter(({ path }) => {
    const count = (perFile.get(path) ?? 0) + 1;
    perFile.set(path, count);
    return count <= MAX_READ_PER_FILE;
  });
  const tables: ReadTable[] = [];
  for (const candidate of chosen.slice(0, MAX_READ)) {
    const table = await readCandidate(candidate, context);
    if (table) tables.push(table);
  }
  return tables;
}
