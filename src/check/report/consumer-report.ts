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

/** What a newer reference is to a consumer, in one line; and names of its own that are none. */
export function consumerLine(drifted: Drifted): string {
  const { nome, unknown } = drifted;
  return [
    stateLine(drifted),
    ...unknown.slice(0, MAX_UNKNOWN_NAMED).map(each => unknownLine(nome, each)),
  ].join(' ');
}

function unknownLine(nome: string, { name, near }: UnknownName): string {
  return near === null
    ? `${nome} has no \`${name}\`, which "uses" lists: correct it.`
    : `${nome} has no \`${name}\`, which "uses" lists: did you mean \`${near}\`?`;
}

function stateLine({ nome, before, versao, all, drift }: Drifted): string {
  if (drift === null) return `${nome} ${versao} is pinned.`;
  const moved = before === versao ? `${nome} ${versao} has other contents` : `${nome} ${before} → ${versao}`;
  const used = drift.changes.length;
  if (all === 0) return `${moved}: nothing that is compared differs.`;
  return used === 1
    ? `${moved}: 1 of ${all} changes is about what is used here.`
    : `${moved}: ${used} of ${all} changes are about what is used here.`;
}

/** The same with every change that is about what is used: the text of a pull request. */
export function consumerMarkdown(drifted: Drifted, options: MarkdownOptions = {}): string {
  const { address, drift } = drifted;
  const line = `**${escapeMarkdown(consumerLine(drifted))}** Published at ${escapeMarkdown(address)}.\n`;
  return drift === null || drift.changes.length === 0 ? line : `${line}\n${checkMarkdown(drift, options)}`;
}
