import { firstOf } from '../../text/first-of.js';
import type { Evidence } from '../evidence/evidence.js';

/** Programs that a sentence names. */
const MAX_NAMED = 3;
/** Lines of a program that a terminal shows. */
const MAX_LINES = 12;

/** What known programs say of a change, in a sentence, the programs between backquotes. */
export function evidenceLine({ known, breaks, edited, programs }: Evidence): string {
  if (known === 0) return 'No program is known.';
  if (breaks === 0) return `No known program of ${known} uses it.`;
  const named = programs.slice(0, MAX_NAMED).map(name => `\`${name.replaceAll('`', "'")}\``);
  const were = edited === 0 ? '' : `; ${edited} of them ${edited === 1 ? 'was' : 'were'} edited here`;
  return `It breaks ${breaks} of ${known} known programs: ${firstOf(named, MAX_NAMED, breaks)}${were}.`;
}

/** What is said of a change, by its fingerprint. */
export function evidenceByChange(evidence: readonly Evidence[]): ReadonlyMap<string, Evidence> {
  return new Map(evidence.map(each => [each.fingerprint, each]));
}

/** What the shortest program that breaks meets now, in a sentence: code, title and solution; empty where nobody can tell. */
export function metLine(shortest: Evidence['shortest']): string {
  if (!shortest?.error) return '';
  const { codigo, titulo, solucao } = shortest.error;
  const code = `\`${codigo.replaceAll('`', "'")}\``;
  return [`It meets ${code} now: ${titulo}`, solucao].map(asSentence).filter(Boolean).join(' ');
}

/** A program that breaks, as far as a terminal shows it. */
export function programLines(text: string): string[] {
  const lines = text.trimEnd().split('\n');
  return lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), '…'] : lines;
}

function asSentence(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line === '' || /[.!?…]$/.test(line) ? line : `${line}.`;
}
