import { createHash } from 'node:crypto';
import { type Change, changeRule, sentenceOf } from '../../drift/index.js';
import { CHANGE_LEVELS } from '../../findings/change-level.js';
import { type Finding, formatPlace, LEVEL_WORDS, type Place } from '../../findings/finding.js';
import { bySeverity } from '../../report/report.js';
import { html } from '../../site/html.js';
import { word } from '../../text/said.js';
import type { CheckResult } from '../check-result.js';
import type { Evidence } from '../evidence/evidence.js';
import { evidenceByChange, evidenceLine, metLine } from './evidence-line.js';
import { SCRIPT, STYLE } from './page-assets.js';
import { RULES_PAGE } from './rules-page.js';
import { ownerOf, type Topic, topicsOf } from './topics.js';
import { extentLine, verdictLine, verdictSign } from './verdict-line.js';

/** The whole report as a page of its own: everything is in it, nothing is asked for, and it works from a disk. */
export function checkPage(result: CheckResult): string {
  const topics = topicsOf(result);
  const evidence = evidenceByChange(result.evidence);
  const title = text(`${result.nome} ${result.head.versao}`.trim());
  const policy = `default-src 'none'; style-src '${hashOf(STYLE)}'; script-src '${hashOf(SCRIPT)}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${html(policy)}">
<title>${title}: what changes</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${verdictSign(result)} ${withCode(verdictLine(result))}</h1>
<p>Compared with ${code(result.base.name)}. ${text(extentLine(result))}.</p>
${listOf('What is wrong', bySeverity(result.findings).map(findingItem))}
<h2>What changes</h2>
${filters(result.changes, topics)}
<ul>
${topics.map(topic => topicItem(topic, evidence)).join('\n')}
</ul>
${listOf(
  'What cannot be told',
  result.unknown.map(({ path, place, placeSide }) => `<li>${code(path)}${where(place, placeSide)}</li>`),
)}
${listOf(
  'What is accepted',
  result.excepted.map(change => `<li>${changeText(change)}</li>`),
)}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function hashOf(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

function listOf(heading: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `<h2>${heading}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}

function findingItem({ rule, level, message, remedy, place }: Finding): string {
  return `<li><span class="level">${LEVEL_WORDS[level]}</span> ${withCode(`${message} ${remedy}`)} ${ruleLink(rule)}${where(place ?? null)}</li>`;
}

function filters(changes: readonly Change[], topics: readonly Topic[]): string {
  const levels = CHANGE_LEVELS.map(
    level =>
      `<label><input type="checkbox" name="level" value="${level}" checked> ${level} (${topics.filter(topic => topic.level === level).length})</label>`,
  );
  return `<form hidden data-count="${changes.length}">
<label>Find <input type="search" name="words"></label>
${levels.join('\n')}
${choice(
  'rule',
  changes.map(({ rule }) => rule),
)}
${choice('owner', changes.map(ownerOf))}
<output></output>
</form>`;
}

/** A choice of what there is, by how often. */
function choice(name: string, values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const options = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([value, count]) => `<option value="${html(value)}">${text(value)} (${count})</option>`);
  return `<label>${name === 'rule' ? word('Rule') : word('In')} <select name="${name}"><option value="">all</option>${options.join('')}</select></label>`;
}

function topicItem({ level, cause, changes }: Topic, evidence: ReadonlyMap<string, Evidence>): string {
  const told = (change: Change) => `${changeText(change)}${evidenceText(evidence.get(change.fingerprint))}`;
  const [first] = changes as [Change];
  const each = (part: (change: Change) => string) => [...new Set(changes.map(part))];
  const rules = each(({ rule }) => rule).join(' ');
  const data = `data-level="${level}" data-count="${changes.length}" data-rules="${html(rules)}" data-owners="${html(each(ownerOf).join('\n'))}"`;
  const opening = `<li class="topic ${level}" ${data}><span class="level">${level}</span> `;
  if (cause === null) return `${opening}${told(first)}</li>`;
  const following = cause.kind === 'change' ? changes.slice(1) : changes;
  const message = cause.kind === 'change' ? told(first) : `${withCode(cause.message)}${where(cause.place)}`;
  const sure = new Map(cause.changes.map(({ fingerprint, confidence }) => [fingerprint, confidence]));
  const items = following.map(change => {
    const confidence = sure.get(change.fingerprint) ?? 1;
    const doubt =
      confidence === 1 ? '' : ` <small>this cause is ${Math.round(confidence * 100)}% likely</small>`;
    return `<li>${told(change)}${doubt}</li>`;
  });
  return `${opening}${message}
<details><summary>${following.length} ${cause.kind === 'change' ? 'more with this cause' : 'changes'}</summary>
<ul>
${items.join('\n')}
</ul>
</details></li>`;
}

function changeText(change: Change): string {
  const sentence = sentenceOf(change, { plain: text, value: code });
  return `${sentence} ${ruleLink(change.rule)}${where(change.place, change.side)}`;
}

/** What known programs say, with the shortest that has to change. */
function evidenceText(evidence: Evidence | undefined): string {
  if (evidence === undefined) return '';
  const { shortest } = evidence;
  const said = metLine(shortest);
  const met = said === '' ? '' : `<div class="where">${withCode(said)}</div>`;
  const note =
    shortest === null
      ? ''
      : `<details><summary>${text(shortest.program)}</summary><pre translate="no">${text(shortest.text)}</pre>${met}</details>`;
  return `<div class="where">${withCode(evidenceLine(evidence))}</div>${note}`;
}

function ruleLink(rule: string): string {
  const title = changeRule(rule)?.title;
  const hint = title === undefined ? '' : ` title="${html(title)}"`;
  return `<a href="${RULES_PAGE}#${encodeURIComponent(rule)}"${hint}><code>${text(rule)}</code></a>`;
}

function where(place: Place | null, side?: Change['side']): string {
  if (place === null) return '';
  return ` <span class="where">${code(formatPlace(place))}${side === 'base' ? ' (base)' : ''}</span>`;
}

/** Our own sentences have names between backquotes. */
function withCode(message: string): string {
  return message
    .split(/`([^`]+)`/)
    .map((part, i) => (i % 2 === 1 ? code(part) : text(part)))
    .join('');
}

function code(value: string): string {
  return `<code translate="no">${text(value)}</code>`;
}

/** Text with nothing hidden in it, and no markup. */
function text(value: string): string {
  return html(value);
}
