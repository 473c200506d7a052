import { readFileSync, statSync } from 'node:fs';
import { type AuditedText, auditGrammar, type GrammarAudit } from '../editors/audit/audit.js';
import { colourerOf } from '../editors/audit/engine.js';
import type { Finding } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import type { RunOptions } from '../run/run-context.js';
import { describedLanguage } from './described-language.js';

/** No grammar that people write is larger. */
const MAX_GRAMMAR_BYTES = 16 * 1024 * 1024;

export interface AuditGrammarOptions extends RunOptions {
  /** A TextMate grammar. */
  readonly grammar: string;
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
 * Holds a TextMate grammar, whoever wrote it, against the words, the lexico and the programs of a language.
 * @throws {UserError} when there is no lexico, or the file is no grammar
 */
export async function auditGrammarFile({
  grammar,
  ...options
}: AuditGrammarOptions): Promise<AuditGrammarResult> {
  const colourer = await colourerOf(read(grammar), grammar);
  const { index, lexico, programs, findings } = await describedLanguage(options);
  const texts: readonly AuditedText[] = programs;
  const audit = lexico && auditGrammar(lexico, colourer, texts);
  const ok =
    audit !== undefined &&
    audit.differences.length + audit.refused.length + audit.slow.length === 0 &&
    audit.rules > 0;
  return { ok, nome: index.nome, grammar, audit, findings };
}

function read(path: string): string {
  if (/\.scm$/i.test(path))
    throw new UserError(
      `${path} is a query of tree-sitter: what it colours depends on a grammar that is not read here.`,
      'Name a TextMate grammar: .tmLanguage.json, .tmLanguage (a property list) or .yaml.',
    );
  try {
    const { size } = statSync(path);
    if (size > MAX_GRAMMAR_BYTES) throw new Error(`it has ${size} bytes, of at most ${MAX_GRAMMAR_BYTES}`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UserError(`${path} cannot be read: ${(error as Error).message}.`, 'Name another file.', {
      cause: error,
    });
  }
}
