import { readFileSync, statSync } from 'node:fs';
import { auditGrammar, type GrammarAudit } from '../editors/audit/audit.js';
import { queryColourer } from '../editors/audit/query.js';
import { colourerOf } from '../editors/audit/textmate.js';
import { loadGrammarFile, loadGrammarFor, MAX_GRAMMAR_BYTES } from '../extract/index.js';
import type { Finding } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import type { RunOptions } from '../run/run-context.js';
import { allProgramsOf } from '../run/site-settings.js';
import { type DescribedRepository, describedLanguage } from './described-language.js';

/** No grammar that people write is larger. */
const MAX_TEXT_BYTES = 16 * 1024 * 1024;

export interface AuditGrammarOptions extends RunOptions {
  /** A TextMate grammar, or a query of tree-sitter (`highlights.scm`). */
  readonly grammar: string;
  /** Of a query, the grammar that it is for: its file (`.wasm`), or its name; otherwise the one for the language's extension. */
  readonly parser?: string | undefined;
}

export interface AuditGrammarResult {
  /** Whether everything is coloured as it is cut, and every pattern was taken. */
  readonly ok: boolean;
  readonly nome: string;
  readonly grammar: string;
  /** Nothing where the lexico has an error. */
  readonly audit: GrammarAudit | undefined;
  readonly findings: readonly Finding[];
}

/**
 * Holds a TextMate grammar or a query of tree-sitter, whoever wrote it, against the words, the lexico and the programs of a language.
 * @throws {UserError} when there is no lexico, or the file is no grammar
 */
export async function auditGrammarFile({
  grammar,
  parser,
  ...options
}: AuditGrammarOptions): Promise<AuditGrammarResult> {
  const text = read(grammar, MAX_TEXT_BYTES).toString('utf8');
  const isQuery = /\.scm$/i.test(grammar);
  if (parser !== undefined && !isQuery)
    throw new UserError(
      `${grammar} needs no grammar besides it: --grammar is for a query of tree-sitter.`,
      'Leave --grammar out, or name a highlights.scm.',
    );
  const colourer = isQuery ? undefined : await colourerOf(text, grammar);
  const described = await describedLanguage(options, allProgramsOf);
  const { index, lexico, programs, findings } = described;
  const audit =
    lexico &&
    (colourer
      ? auditGrammar(lexico, colourer, programs)
      : await withQuery(text, parser, described, query => auditGrammar(lexico, query, programs)));
  return { ok: audit !== undefined && isRight(audit), nome: index.nome, grammar, audit, findings };
}

function isRight({ differences, refused, slow, unparsed, rules }: GrammarAudit): boolean {
  return differences.length + refused.length + slow.length + unparsed.length === 0 && rules > 0;
}

async function withQuery<Result>(
  text: string,
  parser: string | undefined,
  { extension, grammars, repository }: DescribedRepository,
  use: (query: ReturnType<typeof queryColourer>) => Result,
): Promise<Result> {
  const grammar = parser?.toLowerCase().endsWith('.wasm')
    ? await loadGrammarFile({ path: parser, bytes: read(parser, MAX_GRAMMAR_BYTES) })
    : await loadGrammarFor({ name: parser, extension }, repository, grammars);
  const query = queryColourer(text, grammar);
  try {
    return use(query);
  } finally {
    query.dispose();
  }
}

function read(path: string, limit: number): Buffer {
  try {
    const { size } = statSync(path);
    if (size > limit) throw new Error(`it has ${size} bytes, of at most ${limit}`);
    return readFileSync(path);
  } catch (error) {
    throw new UserError(`${path} cannot be read: ${(error as Error).message}.`, 'Name another file.', {
      cause: error,
    });
  }
}
