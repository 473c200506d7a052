import { escapeMarkdown } from '../../text/markdown.js';
import type { CheckResult } from '../check-result.js';
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
}

/** What a newer reference is to a consumer, in one line. */
export function consumerLine({ nome, before, versao, all, drift }: Drifted): string {
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
