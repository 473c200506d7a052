import { withoutMarks } from './changelog-headings.js';

/** What people call the groups of Keep a Changelog, in the tongues of sections. */
const NAMES: readonly (readonly string[])[] = [
  ['added', 'adicionado'],
  ['changed', 'modificado', 'alterado', 'mudado'],
  ['deprecated', 'obsoleto', 'descontinuado'],
  ['removed', 'removido'],
  ['fixed', 'corrigido'],
  ['security', 'segurança'],
];
const HEADING = /^#+ +([^\n]*)/;

/** A part of a section: its heading, empty for what stands before the first one, and its text with the heading. */
interface Part {
  readonly heading: string;
  readonly text: string;
}

/**
 * Two sections as one: a group that both have stands once, what people wrote before what was found.
 * @param mark what the headings of groups begin with
 */
export function mergedGroups(written: string, found: string, mark: string): string {
  const parts = partsOf(written, mark);
  for (const part of partsOf(found, mark)) {
    const at = parts.findIndex(({ heading }) => heading !== '' && isSameGroup(heading, part.heading));
    const known = parts[at];
    if (!known) parts.push(part);
    else parts[at] = { ...known, text: `${known.text}${between(known.text, part)}${itemsOf(part)}` };
  }
  return parts.map(({ text }) => text).join('\n\n');
}

function partsOf(section: string, mark: string): Part[] {
  return section
    .split(new RegExp(`^(?=${mark} )`, 'm'))
    .map(text => ({ heading: withoutMarks(HEADING.exec(text)?.[1] ?? ''), text: text.trim() }))
    .filter(({ text }) => text !== '');
}

function isSameGroup(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === b || NAMES.some(names => names.includes(a) && names.includes(b));
}

function itemsOf({ text }: Part): string {
  return text.replace(HEADING, '').trim();
}

/** A list goes on; what is no list ends with an empty line. */
function between(text: string, part: Part): string {
  const last = text.slice(text.lastIndexOf('\n') + 1);
  return /^\s*[-*+] /.test(last) && itemsOf(part).startsWith('-') ? '\n' : '\n\n';
}
