import type { LoadedConfig } from '../config/config.js';
import { type Policy, settingOf } from '../contract/policy.js';
import { changeRule } from '../drift/index.js';
import type { Report } from '../extract/index.js';
import type { Finding, Level, Place } from '../findings/finding.js';
import { ruleInfo } from '../rules/catalogue.js';
import type { LexicoRuleId } from '../rules/lexico.js';
import type { PageRuleId } from '../rules/pages.js';
import type { ProofRuleId } from '../rules/proof.js';

/** Turns problems into findings by their rules, each problem once. */
export class Findings {
  readonly list: Finding[] = [];
  private readonly seen = new Set<string>();
  /** Fields that an error says why they are empty. */
  private readonly emptied = new Map<string, string>();

  /** @param told what was told before, and is not told again. */
  constructor(
    private readonly policy: Policy,
    told: readonly Finding[] = [],
  ) {
    for (const { rule, message, place } of told) this.seen.add(keyOf(rule, message, place));
  }

  add({
    rule,
    message,
    remedy,
    place,
    field,
  }: Report | (Omit<Report, 'rule'> & { rule: ProofRuleId | PageRuleId | LexicoRuleId })): void {
    const key = keyOf(rule, message, place);
    const info = ruleInfo(rule);
    const level = settingOf(this.policy, rule).level ?? info?.level ?? 'error';
    if (level === 'off' || this.seen.has(key)) return;
    this.seen.add(key);
    if (field !== undefined) {
      // One slip is one error: a field that a mapping makes nothing of is not missing from every record, too.
      const fields = [field].flat();
      if (fields.some(each => isFollowing(rule, this.emptied.get(each)))) return;
      if (level === 'error') for (const each of fields) this.emptied.set(each, rule);
    }
    this.list.push({ rule, level, message, remedy: remedy ?? info?.remedy ?? '', place });
  }
}

/** Whether what is wrong with a field, or a list, has its cause in what was told of it before. */
function isFollowing(rule: string, told: string | undefined): boolean {
  if (told === undefined) return false;
  return rule === 'field-unknown' ? told === rule : rule === 'field-missing' || rule === 'field-type';
}

function keyOf(rule: string, message: string, place: Place | undefined): string {
  return JSON.stringify([rule, message, place]);
}

/** What `rules` of a configuration says, as the rules ask for it. */
export function policyOf(rules: LoadedConfig['config']['rules']): Policy {
  return Object.fromEntries(
    Object.entries(rules ?? {}).flatMap(([id, { level, pattern }]) => {
      // Kinds of change have levels of their own, which are no business of who reads the published files.
      if (changeRule(id)) return [];
      return [[id, { ...(level && { level: level as Level }), ...(pattern !== undefined && { pattern }) }]];
    }),
  );
}
