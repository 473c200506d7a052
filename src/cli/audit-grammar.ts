import { auditGrammarFile } from '../commands/audit-grammar.js';
import type { AuditPlace, ColourDifference, GrammarAudit } from '../editors/audit/audit.js';
import { counted } from '../text/counted.js';
import { word } from '../text/said.js';
import { shown } from '../text/shown.js';
import { colours } from './colours.js';
import { printFindings } from './findings.js';
import { logText } from './log-text.js';
import { startProgress } from './progress.js';
import { type LanguageFlags, runOptions } from './run-options.js';

/** Kinds of differences, and rules, that are shown to people; `--json` has all of them. */
const SHOWN = 40;

interface Options extends LanguageFlags {
  readonly verify: string;
  readonly grammar?: string;
  readonly json?: boolean;
}

/** `refdata editor --verify`: true when the grammar colours everything as it is cut. */
export async function runAuditGrammar({
  json = false,
  verify,
  grammar: parser,
  ...options
}: Options): Promise<boolean> {
  const progress = await startProgress(json);
  const run = runOptions(options, progress.step);
  const result = await auditGrammarFile({ ...run, grammar: verify, parser }).finally(progress.stop);
  if (json) {
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    return result.ok;
  }
  const { ok, audit, findings } = result;
  printFindings(findings, process.stderr);
  if (audit !== undefined) process.stdout.write(logText(reportOf(audit, result)));
  return ok;
}

function reportOf(audit: GrammarAudit, { nome, grammar }: { nome: string; grammar: string }): string {
  const { characters, alike, differences, silent, refused, others, slow, unparsed } = audit;
  const share = characters === 0 ? '' : ` (${((100 * alike) / characters).toFixed(3)} %)`;
  const more = (list: readonly unknown[]) =>
    list.length > SHOWN ? [`  and ${list.length - SHOWN} more: --json has all of them`] : [];
  const lines = [
    `${colours.bold(grammar)} on ${counted(audit.programs, 'program')} of ${nome}: ${alike} of ${characters} characters${share} are coloured as they are cut`,
    ...(differences.length > 0
      ? ['', `Coloured otherwise, in programs and in ${counted(audit.probes, 'probe')}:`]
      : []),
    ...differences.slice(0, SHOWN).flatMap(differenceLines),
    ...more(differences),
    ...(silent.length > 0
      ? ['', `${silent.length} of ${counted(audit.rules, 'rule')} coloured nothing, in programs and probes:`]
      : []),
    ...silent.slice(0, SHOWN).map(({ at, pattern }) => `  ${at}  ${shown(pattern)}`),
    ...more(silent),
    ...refused.map(({ pattern, why }) => `${audit.engine} refuses ${shown(pattern)}: ${why}`),
    ...(refused.length > 0 && audit.engine === 'tree-sitter'
      ? ['Editors take nothing of a query with such a pattern; what the others colour is told above.']
      : []),
    ...unparsed
      .slice(0, SHOWN)
      .map(({ file, line, why }) => `The grammar does not understand ${file}:${line}: ${why}.`),
    ...more(unparsed),
    ...(audit.undecided > 0
      ? [
          `${counted(audit.undecided, 'character')} of programs could not be compared: patterns ask what only an editor knows (\`#is-not? local\`, predicates of its own).`,
        ]
      : []),
    ...(audit.byOrder > 0
      ? [
          `${counted(audit.byOrder, 'character')} would be coloured otherwise by programs in which the first of several patterns counts: tree-sitter before 0.21, Helix before 25.07.`,
        ]
      : []),
    ...slow.map(({ file, line }) => `The engine gave up on ${file}:${line}, which is not counted.`),
    ...(others.length > 0
      ? [`Not read: ${others.join(', ')}. What these would colour has no colour here.`]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

function differenceLines({
  class: kind,
  name,
  text,
  as,
  scope,
  tokens,
  inPrograms,
  places,
}: ColourDifference): string[] {
  const what = [kind, ...(name === undefined ? [] : [name])].join(' ');
  const token = text === undefined ? what : `${what} ${shown(text)}`;
  const coloured = scope === '' ? word('nothing') : as === 'plain' ? `${scope}, which has no colour` : scope;
  const where = inPrograms ? '' : ', in probes only';
  return [
    `  ${token} is coloured as ${coloured}: ${counted(tokens, 'time')}${where}`,
    ...places.slice(0, 1).map(placeLine),
  ];
}

function placeLine({ file, line, column, sample }: AuditPlace): string {
  return `    ${file}:${line}:${column}  ${shown(sample)}`;
}
