import { escaped } from '../../text/pattern.js';
import type { Say } from '../../text/said.js';
import { mergedGroups } from './changelog-groups.js';
import { type Heading, headingsIn } from './changelog-headings.js';
import { linksWith, partedLinks } from './changelog-links.js';

const HEADER = `# Changelog

The form is that of [Keep a Changelog](https://keepachangelog.com/en/1.1.0/).
`;
const UNRELEASED = /^\[?(?:unreleased|não (?:lançado|publicado)|nao (?:lancado|publicado)|não liberado)\b/i;
const NUMBERED = /(?:^|[\s([])v?\d+(?:\.\d+)+|^\[?v?\d+\]?$/i;
/** The level that Keep a Changelog gives to versions. */
const USUAL_LEVEL = 2;

/**
 * A changelog with the section of a version. What stands under "Unreleased" is of that version, and stays as it is written,
 * before what was found of the same group; the heading stays for the next, and so does its link. @param text empty for a file that is not there.
 * @param say the tongue of what stands above all sections.
 */
export function withSection(text: string, versao: string, day: string, notes: string, say: Say): string {
  const title = `[${versao}] - ${day}\n`;
  if (text.trim() === '') return `${say(HEADER)}\n## ${title}${notes === '' ? '' : `\n${notes}`}`;
  const { body: plain, links } = partedLinks(text.replaceAll('\r\n', '\n'));
  const headings = headingsIn(plain);
  const unreleased = headings.find(heading => UNRELEASED.test(heading.text));
  const first = unreleased ?? firstVersion(headings);
  const mark = '#'.repeat(first?.level ?? USUAL_LEVEL);
  const own = notes.replace(/^###(?= )/gm, `${mark}#`);
  const made = unreleased
    ? afterUnreleased(plain, unreleased, headings, `${mark} ${title}`, own)
    : beforeFirst(plain, first?.start ?? plain.length, `${mark} ${title}`, own);
  const whole = links === '' ? made : `${made.trimEnd()}\n\n${linksWith(links, versao)}\n`;
  return withEndsOf(text, whole);
}

/** Whether a changelog has the section of a version already. */
export function hasSection(text: string, versao: string): boolean {
  const named = new RegExp(`^(?:\\p{L}+ )?\\[?v?${escaped(versao)}\\]?(?:[\\s:,]|$)`, 'u');
  return headingsIn(text.replaceAll('\r\n', '\n')).some(heading => named.test(heading.text));
}

/** The heading of the newest version; where none has a number, the first one that may be of one. */
function firstVersion(headings: readonly Heading[]): Heading | undefined {
  const numbered = headings.filter(({ text }) => NUMBERED.test(text));
  const count = (level: number) => numbered.filter(each => each.level === level).length;
  const levels = [...new Set(numbered.map(({ level }) => level))];
  const [level = USUAL_LEVEL] = levels.sort((a, b) => count(b) - count(a) || b - a);
  const all = numbered.length > 0 ? numbered : headings;
  return all.find(each => each.level === level);
}

function afterUnreleased(
  text: string,
  unreleased: Heading,
  headings: readonly Heading[],
  heading: string,
  notes: string,
): string {
  const { level, start, end } = unreleased;
  const next = headings.find(each => each.start > start && each.level <= level)?.start ?? text.length;
  const section = mergedGroups(text.slice(end, next).replace(/^\n+/, ''), notes, '#'.repeat(level + 1));
  const body = section === '' ? '' : `\n${section}\n`;
  return `${text.slice(0, end)}\n\n${heading}${body}\n${text.slice(next)}`.replace(/\n+$/, '\n');
}

function beforeFirst(text: string, at: number, heading: string, notes: string): string {
  const before = at === 0 ? '' : text.slice(0, at).replace(/\n*$/, '\n\n');
  const body = notes === '' ? '' : `\n${notes}`;
  return `${before}${heading}${body}\n${text.slice(at)}`.replace(/\n+$/, '\n');
}

/** A text with line ends like those of another one, whose own lines before and behind what is new stay to the byte. */
function withEndsOf(old: string, made: string): string {
  const eol = old.includes('\r\n') ? '\r\n' : '\n';
  const [was, now] = [old.split(/(?<=\n)/), made.split(/(?<=\n)/)];
  const isSame = (a: string | undefined, b: string | undefined) => a?.replace('\r\n', '\n') === b;
  let [from, behind] = [0, 0];
  while (from < was.length && isSame(was[from], now[from])) from += 1;
  while (behind < was.length - from && isSame(was.at(-1 - behind), now.at(-1 - behind))) behind += 1;
  const fresh = now.slice(from, now.length - behind).map(line => line.replace(/\n$/, eol));
  return [...was.slice(0, from), ...fresh, ...was.slice(was.length - behind)].join('');
}
