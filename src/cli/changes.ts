import type { CheckResult } from '../check/check-result.js';
import type { Evidence } from '../check/evidence/evidence.js';
import { evidenceByChange, evidenceLine, metLine, programLines } from '../check/report/evidence-line.js';
import { MAX_ROWS, type Row, type Section, samplesOf, sectionsOf, titleOf } from '../check/report/rows.js';
import type { Cause, Change } from '../drift/index.js';
import type { ChangeLevel } from '../findings/change-level.js';
import { formatPlace } from '../findings/finding.js';
import { firstSentences } from '../text/first-of.js';
import { visibleLine } from '../text/visible.js';
import { colours } from './colours.js';

const MAX_LINE_CHARACTERS = 400;
/** Programs that have to change, shown with their lines. */
const MAX_PROGRAMS = 3;
/** Changes that are named of those that one program breaks by. */
const MAX_BROKEN = 3;
const MAX_INDENT = 40;

const PAINT: Readonly<Record<ChangeLevel, (text: string) => string>> = {
  major: colours.red,
  minor: colours.yellow,
  patch: colours.cyan,
  info: colours.dim,
};

type Told = Pick<CheckResult, 'changes' | 'causes' | 'evidence'>;
type Known = ReadonlyMap<string, Evidence>;

/** The changes of a report on a terminal, grouped and folded as a comment has them: by level, cause, and what they belong to. */
export function changeLines(result: Told): string[] {
  const known = evidenceByChange(result.evidence);
  let room = MAX_ROWS;
  let left = 0;
  const lines: string[] = [];
  for (const section of sectionsOf(result, MAX_ROWS)) {
    const rows = section.rows.slice(0, room);
    room -= rows.length;
    left += section.rows.slice(rows.length).reduce((sum, { covers }) => sum + covers, 0);
    if (rows.length > 0) lines.push('', headingOf(section), ...rowLines(rows, known));
  }
  if (left > 0)
    lines.push('', `… and ${left} more: \`--format markdown\` and \`--format html\` have all of them.`);
  return [...lines, ...programsOf(result)];
}

function headingOf({ level, own, follow }: Section): string {
  const more = follow === 0 ? '' : `, and ${follow} more with the same causes`;
  return `${PAINT[level](level)} ${colours.bold(String(own))}${more}`;
}

/** Each row in a line; what no cause explains stands below what it belongs to, and a place that a cause has is not told again. */
function rowLines(rows: readonly Row[], known: Known): string[] {
  let owner = '';
  let above = '';
  return rows.flatMap(row => {
    if (row.kind === 'change') {
      const heading = row.owner === owner ? [] : [`  ${shown(row.owner)}`];
      owner = row.owner;
      return [...heading, `    ${whereOf(row.change)}${changeText(row.change, known)}`];
    }
    owner = '';
    if (row.kind === 'cause') above = whereOf(row.cause);
    return [rowLine(row, known, above)];
  });
}

function rowLine(row: Exclude<Row, { kind: 'change' }>, known: Known, above: string): string {
  if (row.kind === 'following') {
    const { confidence } = row;
    const doubt = confidence === 1 ? '' : ` (this cause is ${Math.round(confidence * 100)}% likely)`;
    const where = whereOf(row.change);
    return `    ↳ ${where === above ? '' : where}${changeText(row.change, known, doubt)}`;
  }
  if (row.kind === 'rule') {
    const more = row.follow === 0 ? '' : `; ${row.follow} more follow from them`;
    const text = `${row.firsts.length} × ${titleOf(row.rule)}: ${samples(row.firsts)}${more}`;
    return `  ${shown(text)} ${colours.dim(row.rule)}`;
  }
  const { cause, first, isRoot, following, isFolded } = row;
  const names = isRoot ? `${following.length} more: ${samples(following)}` : samples(following);
  const more = isFolded ? ` (${names})` : '';
  return `  ${whereOf(cause)}${isRoot ? changeText(first, known, more) : `${shown(cause.message)}${more}`}`;
}

function changeText(change: Change, known: Known, more = ''): string {
  const own = known.get(change.fingerprint);
  const said = own === undefined ? '' : ` ${colours.dim(shown(evidenceLine(own)))}`;
  return `${shown(change.message)}${more}${said} ${colours.dim(change.rule)}`;
}

/** Where something stands, to be put before it. */
export function whereOf({ place, side }: Pick<Change | Cause, 'place' | 'side'>): string {
  if (place === null) return '';
  return `${colours.bold(formatPlace(place))}${side === 'base' ? ' (base)' : ''}  `;
}

function samples(changes: readonly Change[]): string {
  return samplesOf(changes, shown);
}

function shown(text: string): string {
  return visibleLine(text, MAX_LINE_CHARACTERS);
}

/** The shortest programs that break, each once, with what it breaks by and what it meets. */
function programsOf({ changes, evidence }: Told): string[] {
  const byChange = new Map(changes.map(change => [change.fingerprint, change]));
  const broken = new Map<string, { shortest: NonNullable<Evidence['shortest']>; changes: Change[] }>();
  for (const { fingerprint, shortest } of evidence) {
    const change = byChange.get(fingerprint);
    if (shortest === null || change === undefined) continue;
    const known = broken.get(shortest.program) ?? { shortest, changes: [] };
    known.changes.push(change);
    broken.set(shortest.program, known);
  }
  if (broken.size === 0) return [];
  const programs = [...broken.values()].slice(0, MAX_PROGRAMS).flatMap(({ shortest, changes: by }) => [
    `  ${colours.bold(shown(shortest.program))}  ${firstSentences(
      by.map(({ message }) => shown(message).replace(/\.$/, '')),
      MAX_BROKEN,
    )}`,
    ...programLines(shortest.text).map(line => `    ${indentOf(line)}${shown(line)}`),
    ...[metLine(shortest)].filter(Boolean).map(line => `    ${shown(line)}`),
  ]);
  const more = broken.size - MAX_PROGRAMS;
  return ['', 'Programs that have to change', ...programs, ...(more > 0 ? [`  … and ${more} more`] : [])];
}

/** What a line of a program stands behind. */
function indentOf(line: string): string {
  return ' '.repeat(Math.min(/^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0, MAX_INDENT));
}
