import type { CheckResult } from '../check/check-result.js';
import { samplesOf } from '../check/report/rows.js';
import { type Topic, topicsOf } from '../check/report/topics.js';
import { type Change, placeInHead } from '../drift/index.js';
import type { Finding } from '../findings/finding.js';

/**
 * What changes, as annotations on the lines that caused it: what breaks as a warning, what is new as a notice; the rest is in the
 * summary. All of one cause is one: GitHub shows ten of a step, which one line would use up.
 */
export function remarksOf(result: Pick<CheckResult, 'changes' | 'causes'>): Finding[] {
  return topicsOf(result).flatMap(topic => {
    const { level, cause, changes } = topic;
    if (level !== 'major' && level !== 'minor') return [];
    const [first] = changes as [Change];
    const where = placeInHead(cause?.place ? cause : first);
    return [
      {
        rule: first.rule,
        level: level === 'major' ? 'warning' : 'notice',
        message: messageOf(topic, first),
        remedy: '',
        subject: first.path,
        ...(where && { place: where }),
      },
    ];
  });
}

function messageOf({ cause, changes }: Topic, first: Change): string {
  if (cause === null) return first.message;
  if (cause.kind !== 'change') return `${cause.message} ${samplesOf(changes, name => name)}`;
  return `${first.message} ${changes.length - 1} more with this cause.`;
}
