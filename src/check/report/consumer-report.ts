import { escapeMarkdown } from '../../text/markdown.js';
import type { CheckResult } from '../check-result.js';
import type { UnknownName } from '../consumed/used-changes.js';
import { checkMarkdown } from './markdown.js';
import type { MarkdownOptions } from './markdown-parts.js';

/** What came of comparing a pinned reference with the live one. */
export interface Drifted {
  readonly nome: string;
  readonly address: string;
  readonly before: string | null;
  readonly versao: string;
  readonly all: number;
  readonly drift: CheckResult | null;
  readonly unknown: readonly UnknownName[];
}

const MAX_UNKNOWN_NAMED = 5;
const WENT_BACK =
  'Its publisher took a version back, or a deployment went wrong: keep what is pinned until you know which.';

/** What a newer reference is to a consumer, in one line; and names of its own that are none. */
export function consumerLine(drifted: Drifted): string {
  const { nome, unknown } = drifted;
  return [
    stateLine(drifted),
    ...(wentBack(drifted) ? [WENT_BACK] : []),
    ...unknown.slice(0, MAX_UNKNOWN_NAMED).map(each => unknownLine(nome, each)),
  ].join(' ');
}

function unknownLine(nome: string, { name, near }: UnknownName): string {
  return near === null
    ? `${nome} has no \`${name}\`, which "uses" lists: correct it.`
    : `${nome} has no \`${name}\`, which "uses" lists: did you mean \`${near}\`?`;
}

function stateLine(drifted: Drifted): string {
  const { nome, versao, all, drift } = drifted;
  if (drift === null) return `${nome} ${versao} is pinned.`;
  const moved = movedLine(drifted);
  const used = drift.changes.length;
  if (all === 0) return `${moved}: nothing that is compared differs.`;
  return used === 1
    ? `${moved}: 1 of ${all} changes is about what is used here.`
    : `${moved}: ${used} of ${all} changes are about what is used here.`;
}

/** From which version to which; one that is older is nothing to take over unseen. */
function movedLine(drifted: Drifted): string {
  const { nome, before, versao } = drifted;
  if (before === versao) return `${nome} ${versao} has other contents`;
  const moved = `${nome} ${before} → ${versao}`;
  return wentBack(drifted) ? `${moved}, which is older than what is pinned` : moved;
}

/** Whether what is live is older than what is pinned. */
export function wentBack({ drift }: Pick<Drifted, 'drift'>): boolean {
  return drift?.verdict === 'decreased';
}

/** The same with every change that is about what is used: the text of a pull request. */
export function consumerMarkdown(drifted: Drifted, options: MarkdownOptions = {}): string {
  const { address, drift } = drifted;
  const line = escapeMarkdown(consumerLine(drifted));
  const published = `Published at ${escapeMarkdown(address)}.\n`;
  return drift === null || drift.changes.length === 0
    ? `**${line}** ${published}`
    : `${checkMarkdown(drift, { ...options, headline: line })}\n${published}`;
}
