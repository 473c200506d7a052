import { CHANGE_GROUPS, sentenceOf, unquoted } from '../../drift/index.js';
import type { ChangeLevel } from '../../findings/change-level.js';
import { escapeMarkdown } from '../../text/markdown.js';
import { word } from '../../text/said.js';
import type { CheckResult } from '../check-result.js';

const SECTIONS: readonly (readonly [ChangeLevel, string])[] = [
  ['major', 'Breaking changes'],
  ['minor', word('New')],
  ['patch', word('Corrections')],
  ['info', 'To learn from'],
];

/** The release notes of a version, as Markdown: what its consumers see change. */
export function changelog({ nome, head, base, changes, verdict }: CheckResult): string {
  // A server has no version.
  const title = `## ${escapeMarkdown(`${nome} ${head.versao}`)}\n`;
  if (verdict === 'first') return `${title}\nThe first version with a reference.\n`;
  if (changes.length === 0)
    return `${title}\nNo changes since ${escapeMarkdown(base.versao ?? base.name)}.\n`;
  const order = new Map(CHANGE_GROUPS.flatMap(({ rules }) => rules).map(({ id }, i) => [id, i]));
  const sections = SECTIONS.flatMap(([level, heading]) => {
    const own = changes.filter(change => change.level === level);
    if (own.length === 0) return [];
    // Of the same kind together, in the order of the rules; sorting keeps the order of the files within.
    own.sort((a, b) => (order.get(a.rule) ?? 0) - (order.get(b.rule) ?? 0));
    const lines = own.map(change => `- ${sentenceOf(change, { plain: text => text, value: inlineCode })}\n`);
    return [`\n### ${heading}\n\n${lines.join('')}`];
  });
  return title + sections.join('');
}

/** Code between as many backquotes as the text needs. */
function inlineCode(value: string): string {
  const line = unquoted(value).replace(/\s+/g, ' ');
  if (line.trim() === '') return word('(nothing)');
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(run => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${fence}${space}${line}${space}${fence}`;
}
