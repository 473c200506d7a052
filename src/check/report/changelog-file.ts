import type { Say } from '../../text/said.js';
import { mergedGroups } from './changelog-groups.js';
import { linksWith, partedLinks } from './changelog-links.js';

const HEADER = `# Changelog

The form is that of [Keep a Changelog](https://keepachangelog.com/en/1.1.0/).
`;
const UNRELEASED =
  /^## +\[?(?:unreleased|não (?:lançado|publicado)|nao (?:lancado|publicado)|não liberado)\]?.*$/im;
const VERSION = /^## +/m;

/**
 * A changelog with the section of a version. What stands under "Unreleased" is of that version, and stays as it is written,
 * before what was found of the same group; the heading stays for the next, and so does its link. @param text empty for a file that is not there.
 * @param say the tongue of what stands above all sections.
 */
export function withSection(text: string, versao: string, day: string, notes: string, say: Say): string {
  const heading = `## [${versao}] - ${day}\n`;
  const body = notes === '' ? '' : `\n${notes}`;
  if (text.trim() === '') return `${say(HEADER)}\n${heading}${body}`;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const { body: plain, links } = partedLinks(text.replaceAll('\r\n', '\n'));
  const unreleased = UNRELEASED.exec(plain);
  const made = unreleased
    ? afterUnreleased(plain, unreleased, heading, notes)
    : beforeFirst(plain, heading, body);
  const whole = links === '' ? made : `${made.trimEnd()}\n\n${linksWith(links, versao)}\n`;
  return whole.replaceAll('\n', eol);
}

/** Whether a changelog has the section of a version already. */
export function hasSection(text: string, versao: string): boolean {
  const written = versao.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`^## +\\[?v?${written}\\]?(?:\\s|$)`, 'm').test(text);
}

function afterUnreleased(
  text: string,
  { index, 0: line }: RegExpExecArray,
  heading: string,
  notes: string,
): string {
  const from = index + line.length;
  const rest = text.slice(from).replace(/^\n+/, '');
  const next = VERSION.exec(rest)?.index ?? rest.length;
  const section = mergedGroups(rest.slice(0, next), notes);
  const body = section === '' ? '' : `\n${section}\n`;
  return `${text.slice(0, from)}\n\n${heading}${body}\n${rest.slice(next)}`.replace(/\n+$/, '\n');
}

function beforeFirst(text: string, heading: string, body: string): string {
  const at = VERSION.exec(text)?.index ?? text.length;
  const before = text.slice(0, at).replace(/\n*$/, '\n\n');
  return `${before}${heading}${body}\n${text.slice(at)}`.replace(/\n+$/, '\n');
}
