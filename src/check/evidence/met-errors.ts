import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Change, ReferenceSet } from '../../drift/index.js';
import { problemsOf } from '../../lsp/problems/find.js';
import type { Problem } from '../../lsp/problems/problem.js';
import { Support } from '../../lsp/support.js';
import { languageData } from '../../run/language-data.js';
import { lexicoOf } from '../../run/lexico.js';
import { hasWord } from '../../text/words.js';
import type { SideSource } from '../side.js';
import { runOf } from '../side-run.js';
import type { BrokenProgram, Evidence, MetError } from './evidence.js';

/** Nothing is known of what stands beside a program. */
const ALONE = { hasFile: () => false };

/** One side, as far as its programs can be read. */
interface Side {
  readonly set: ReferenceSet;
  readonly source?: SideSource | undefined;
}

/**
 * Evidence with the error that each shortest program meets in the head: the one by which `refdata lint` and the language
 * server tell the problem that stands where the program uses what changed. That takes a language that says how its programs
 * are read, and a catalogue of which one code alone has such an example. Where that is not so, no error is told.
 */
export async function withMetErrors(
  evidence: readonly Evidence[],
  changes: readonly Change[],
  sides: { readonly base: Side; readonly head: Side },
): Promise<Evidence[]> {
  const isAsked = evidence.some(({ shortest }) => shortest !== null);
  const head = isAsked ? await supportOf(sides.head) : undefined;
  if (head === undefined) return [...evidence];
  // An example that the change itself breaks teaches the head nothing: what it has there now, it had not in the base.
  const base = await supportOf(sides.base);
  const names = new Map(changes.map(({ fingerprint, name, before }) => [fingerprint, [name, before]]));
  return evidence.map(each => {
    const { fingerprint, shortest } = each;
    if (shortest === null) return each;
    const error = metError(shortest, names.get(fingerprint) ?? [], head, base);
    return { ...each, shortest: { ...shortest, error } };
  });
}

/** A side's language as editors know it; nothing where it does not say how its programs are read. */
async function supportOf({ set, source }: Side): Promise<Support | undefined> {
  if (source === undefined) return undefined;
  const run = runOf(source);
  const { lexico } = await lexicoOf(run, set.files);
  if (lexico === undefined) return undefined;
  const { files, origins, unread = [], baseUrl } = set;
  const read = { files, origins, details: new Map(), baseUrl: baseUrl ?? undefined, unread: [...unread] };
  return new Support(languageData(run, read, lexico));
}

/** The error of the first problem that stands at one of some names, as the head has it, by its own examples or the base's. */
function metError(
  { text }: BrokenProgram,
  names: readonly unknown[],
  head: Support,
  base: Support | undefined,
): MetError | null {
  const { codigos } = head.language.data.files.erros;
  const entryOf = (code: string | undefined) => codigos.find(({ codigo }) => codigo === code);
  const isNamed = ({ start, end }: Problem) =>
    names.some(name => typeof name === 'string' && hasWord(text.slice(start, end), lastPart(name)));
  const [error] = problemsIn(text, head)
    .filter(isNamed)
    .flatMap(problem => {
      const taught = entryOf(head.codeOf(problem));
      const isSound =
        taught && (!base || problemsIn(taught.exemplo, base).some(each => isAlike(each, problem)));
      return (isSound ? taught : entryOf(base?.codeOf(problem))) ?? [];
    });
  return error ? { codigo: error.codigo, titulo: error.titulo, solucao: error.solucao } : null;
}

function problemsIn(text: string, support: Support): readonly Problem[] {
  const document = TextDocument.create(`refdata:/program${support.language.extension}`, '', 0, text);
  return problemsOf(support.program(document), ALONE);
}

function isAlike(one: Problem, other: Problem): boolean {
  return one.kind === other.kind && one.detail === other.detail;
}

/** `inverte` of `Lume.Texto.inverte`. */
function lastPart(name: string): string {
  return name.split(/[./:]/).at(-1) || name;
}
