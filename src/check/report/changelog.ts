import { CHANGE_GROUPS, type Change, sentenceOf } from '../../drift/index.js';
import type { ChangeLevel } from '../../findings/change-level.js';
import { escapeMarkdown } from '../../text/markdown.js';
import { type Say, spoken, word } from '../../text/said.js';
import type { CheckResult } from '../check-result.js';

const SECTIONS: readonly (readonly [ChangeLevel, string])[] = [
  ['major', 'Breaking changes'],
  ['minor', word('New or different')],
  ['patch', word('Corrections')],
  ['info', 'To learn from'],
];

/** The release notes of a version, as Markdown: what its consumers see change. @param say the tongue of them. */
export function changelog({ nome, head, base, changes, verdict }: CheckResult, say: Say = spoken): string {
  // A server has no version.
  const title = `## ${escapeMarkdown(`${nome} ${head.versao}`)}\n`;
  if (verdict === 'first') return `${title}\n${say('The first version with a reference.')}\n`;
  if (changes.length === 0)
    return `${title}\n${say('No changes since {0}.', escapeMarkdown(base.versao ?? base.name))}\n`;
  const order = new Map(CHANGE_GROUPS.flatMap(({ rules }) => rules).map(({ id }, i) => [id, i]));
  const sections = SECTIONS.flatMap(([level, heading]) => {
    const own = changes.filter(change => change.level === level);
    if (own.length === 0) return [];
    // Of the same kind together, in the order of the rules; sorting keeps the order of the files within.
    own.sort((a, b) => (order.get(a.rule) ?? 0) - (order.get(b.rule) ?? 0));
    const lines = own.map(change => `- ${changelogSentence(change, say)}\n`);
    return [`\n### ${say(heading)}\n\n${lines.join('')}`];
  });
  return title + sections.join('');
}

/** What changed, as a changelog has it: names and values as code. */
export function changelogSentence(change: Change, say: Say): string {
  return sentenceOf(change, { plain: text => text, value: text => inlineCode(text, say) }, say);
}

/** Code between as many backquotes as the text needs. */
function inlineCode(value: string, say: Say): string {
  const line = value.replace(/\s+/g, ' ');
  if (line.trim() === '') return say(word('(nothing)'));
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(run => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${fence}${space}${line}${space}${fence}`;
}
