import type { Finding } from './finding.js';

/** Further findings of one rule in one file are counted, not listed: they mostly have one cause. */
export const MAX_FINDINGS_PER_RULE_AND_FILE = 20;

/**
 * The first findings of each rule in each file, in their order, then one, at the next place, that says how many more
 * there are. Findings that are not listed are not kept: a huge file can have millions.
 */
export function capped(findings: Iterable<Finding>): Finding[] {
  const listed: Finding[] = [];
  const counts = new Map<string, number>();
  const nexts = new Map<string, number>();
  for (const finding of findings) {
    const kind = kindOf(finding);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count === MAX_FINDINGS_PER_RULE_AND_FILE + 1) nexts.set(kind, listed.length);
    if (count <= MAX_FINDINGS_PER_RULE_AND_FILE + 1) listed.push(finding);
  }
  return listed.map((finding, i) => {
    const kind = kindOf(finding);
    if (nexts.get(kind) !== i) return finding;
    const more = (counts.get(kind) ?? 0) - MAX_FINDINGS_PER_RULE_AND_FILE;
    // "At least": for huge files the schema's breaches are not all counted.
    return { ...finding, message: `From here on there are at least ${more} more of this kind.` };
  });
}

function kindOf({ rule, subject = '' }: Finding): string {
  return `${rule} ${subject.split('#')[0]}`;
}
