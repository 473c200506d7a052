import { type Finding, formatPlace, LEVEL_WORDS, type Level, tally } from '../findings/finding.js';
import { counted } from '../text/counted.js';
import { visible, visibleLine } from '../text/visible.js';
import { codeFrame, isWatched } from './code-frame.js';
import { colours } from './colours.js';
import { logText } from './log-text.js';

/** Shown of one rule; the rest is counted. */
const MAX_SHOWN_PER_RULE = 10;
const MAX_MESSAGE_CHARACTERS = 600;

const PAINT: Readonly<Record<Level, (text: string) => string>> = {
  error: colours.red,
  warning: colours.yellow,
  notice: colours.cyan,
};
const ORDER: readonly Level[] = ['error', 'warning', 'notice'];

/** Findings for people: grouped by rule, worst first, each remedy once; on a terminal with the line of each place. */
export function printFindings(findings: readonly Finding[], stream: NodeJS.WritableStream): void {
  const isFramed = isWatched(stream);
  let text = '';
  for (const level of ORDER) {
    for (const [rule, group] of by(
      ({ rule }) => rule,
      findings.filter(finding => finding.level === level),
    )) {
      text += `\n${PAINT[level](LEVEL_WORDS[level])} ${colours.bold(rule)}\n`;
      const shown = group.slice(0, MAX_SHOWN_PER_RULE);
      for (const [remedy, alike] of by(finding => finding.remedy, shown)) {
        for (const finding of alike) {
          text += `  ${line(finding)}\n`;
          // A message of several lines shows the place itself.
          const frame =
            isFramed && finding.place && !finding.message.includes('\n') ? codeFrame(finding.place) : [];
          for (const part of frame) text += `    ${part}\n`;
        }
        const isLast = alike.at(-1) === shown.at(-1);
        if (isLast && group.length > shown.length) text += `  … and ${group.length - shown.length} more\n`;
        text += `  ${colours.dim(`-> ${visibleLine(remedy, MAX_MESSAGE_CHARACTERS)}`)}\n`;
      }
    }
  }
  if (text !== '') stream.write(logText(text));
}

/** `2 errors, 1 warning`; `no findings` for none. */
export function countFindings(findings: readonly Pick<Finding, 'level'>[]): string {
  const counts = tally(findings);
  const parts = ORDER.filter(level => counts[level] > 0).map(level => counted(counts[level], level));
  return parts.length > 0 ? parts.join(', ') : 'no findings';
}

function line({ place, subject, message }: Finding): string {
  const where = place ? formatPlace(place) : subject;
  // A message may show where in a line something is, with a caret below: such lines are indented, and kept as they are.
  const text = message
    .split('\n')
    .map(part =>
      part.startsWith('  ')
        ? visible(part.slice(0, MAX_MESSAGE_CHARACTERS))
        : visibleLine(part, MAX_MESSAGE_CHARACTERS),
    );
  return `${where ? `${colours.bold(where)}  ` : ''}${text.join('\n    ')}`;
}

function by(key: (finding: Finding) => string, findings: readonly Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(key(finding));
    if (group) group.push(finding);
    else groups.set(key(finding), [finding]);
  }
  return groups;
}
