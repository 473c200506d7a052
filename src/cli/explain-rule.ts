import { CHANGE_IDS, changeRule, derivationOf, EFFECTS } from '../drift/index.js';
import { LEVEL_WORDS } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { RULE_IDS, ruleInfo } from '../rules/catalogue.js';
import { presentId } from '../rules/former-ids.js';
import { nearest } from '../text/nearest.js';
import { colours } from './colours.js';

/** What a level asks for, and when a kind of change has it. */
const LEVELS = {
  major: 'Programs or clients that worked can fail: the part of `versao` that says so has to be raised.',
  minor: 'Whatever worked works as before, and there is something new or something to know.',
  patch: 'Only what people read changed.',
  info: 'It says nothing to consumers, and asks for no other `versao`.',
} as const;

const DIRECTIONS = { less: 'less of it', more: 'more of it', other: 'something else in its place' } as const;

/** From what a level follows, in sentences. */
function derivationLines(id: string): string[] {
  const derivation = derivationOf(id);
  if (!derivation) return [];
  const { effect, direction, kept, level } = derivation;
  const { says, levels } = EFFECTS[effect];
  const steps = [
    `Effect: ${effect}, ${says}`,
    `Direction: ${DIRECTIONS[direction]}, which is ${levels[direction]}`,
    ...(kept ? [`Guard: what worked goes on working, which makes it ${level}`] : []),
  ];
  return steps.map(step => `  ${step}.`);
}

/** Explains a rule of ours: what it says, why it has its level, and what the opposite change is. False for an id of none. */
export function explainRule(asked: string, json: boolean): boolean {
  const id = presentId(asked);
  const change = changeRule(id);
  const rule = change ?? ruleInfo(id);
  if (!rule) return false;
  if (json) {
    process.stdout.write(
      `${JSON.stringify({ ok: true, rule, ...(change && { derivation: derivationOf(id) }) }, null, 2)}\n`,
    );
    return true;
  }
  const lines = [
    `${colours.bold(rule.id)}  ${'remedy' in rule ? LEVEL_WORDS[rule.level] : rule.level}`,
    '',
    `  ${rule.title}`,
    '',
    `  ${rule.why}`,
  ];
  if (change) {
    const [before, after] = change.example.map(value => JSON.stringify(value));
    lines.push('', colours.cyan('Level'), `  ${change.level}: ${LEVELS[change.level]}`);
    lines.push(...derivationLines(id));
    lines.push(
      `  Opposite: ${change.inverse.map(each => `${each} (${changeRule(each)?.level})`).join(', ')}`,
    );
    if (change.format)
      lines.push('  The format of the files changes: another `versao` is needed whatever the level.');
    lines.push('', colours.cyan('Example'), `  ${before} → ${after}`);
  } else if ('remedy' in rule) lines.push('', colours.cyan('Remedy'), `  ${rule.remedy}`);
  lines.push('', `  docs/rules.md#${rule.id}`);
  process.stdout.write(`${lines.join('\n')}\n`);
  return true;
}

/** The mistake in an id that is nearly one of ours; nothing for other names. */
export function noRule(id: string): UserError | undefined {
  const [near] = nearest(id, [...RULE_IDS, ...CHANGE_IDS]);
  return near === undefined ? undefined : new UserError(`There is no rule ${id}.`, `Did you mean ${near}?`);
}
