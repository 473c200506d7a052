import { LEVEL_WORDS } from '../findings/finding.js';
import { visible, visibleLine } from '../text/visible.js';
import { placeText } from './place.js';
import { bySeverity, type Report } from './report.js';

const MAX_LINE_CHARACTERS = 4000;
/** What the runner would take for a command: `::` at the start of a line, `##[` anywhere. */
const COMMAND = /^[ \t]*::|##\[/m;

/**
 * Text for the log of a job in which the runner finds no command. `token` is a secret word, new for each text,
 * that ends the stretch in which commands are off.
 */
export function quoteForLog(text: string, token: string): string {
  return withoutCommands(visible(text), token);
}

/** The same of a text in which nothing is hidden, colours of a terminal aside. */
export function withoutCommands(text: string, token: string): string {
  return COMMAND.test(text) ? `::stop-commands::${token}\n${text}\n::${token}::` : text;
}

/** Every finding, one to a line, errors first. */
export function findingLines(report: Report): string[] {
  return bySeverity(report.findings).map(finding => {
    const place = placeText(finding, report.origin);
    const text = `${LEVEL_WORDS[finding.level]} ${place === '' ? '' : `${place}: `}${finding.message} ${finding.remedy} [${finding.rule}]`;
    return visibleLine(text, MAX_LINE_CHARACTERS);
  });
}
