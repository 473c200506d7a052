import type { WholeLevel } from '../findings/change-level.js';
import type { Place } from '../findings/finding.js';
import type { RuleInfo } from '../findings/rule-info.js';
import {
  versaoBumpedTooLittle,
  versaoBumpedWithoutChange,
  versaoDecreased,
  versaoFormatNotBumped,
  versaoMalformed,
  versaoNotBumped,
} from '../rules/comparison.js';
import { USUAL_SCHEME, type VersionScheme } from '../versions/scheme.js';
import { isEnough } from '../versions/version.js';

/** Whether `versao` fits what changed. */
export type Verdict =
  /** Nothing changed, and `versao` did not either. */
  | 'unchanged'
  /** `versao` was raised by enough. */
  | 'bumped'
  | 'not-bumped'
  | 'bumped-too-little'
  | 'decreased'
  | 'bumped-without-change'
  | 'malformed'
  /** It is not raised by enough yet, and has to be where a release is made. */
  | 'deferred'
  /** There is nothing to compare with: the first version with a reference. */
  | 'first'
  /** The base could not be built, or is the head itself. */
  | 'unknown'
  /** Routes of a server have no `versao`. */
  | 'unversioned';

/** What is said about `versao`. */
export interface Judgement {
  readonly verdict: Verdict;
  /** The bump that the changes ask for. */
  readonly required: WholeLevel;
  /** The lowest version that has it; null when none can be named. */
  readonly suggestion: string | null;
  readonly breaches: readonly { readonly rule: RuleInfo; readonly message: string }[];
}

/** The two versions and what changed between them. */
export interface Bumped {
  readonly before: string;
  readonly after: string;
  readonly level: WholeLevel;
  /** Whether there is a change at all, also one that asks for no bump. */
  readonly changed: boolean;
  /** Whether the format changed. */
  readonly format: boolean;
  readonly place?: Place;
}

/** Judges whether `versao` was raised as the changes ask for (SemVer 2.0.0, with `1.4` meaning `1.4.0`). */
export function judge(
  { before, after, level, changed, format }: Bumped,
  scheme: VersionScheme = USUAL_SCHEME,
): Judgement {
  const [old, now] = [scheme.parse(before), scheme.parse(after)];
  const bump = old && now && scheme.bumpBetween(old, now);
  if (scheme.takesAnything && bump === undefined) {
    const verdict = before !== after && changed ? 'bumped' : 'unchanged';
    const breaches = before === after && format ? [formatBreach(`is still ${before}`)] : [];
    return { verdict, required: 'none', suggestion: null, breaches };
  }
  if (!now || !old || bump === undefined) {
    const [side, text] = now ? ['the base', before] : ['the head', after];
    const message = `\`versao\` of ${side} is "${text}", which is no version.`;
    // Who mends it must be able to pass.
    const rule: RuleInfo = now ? { ...versaoMalformed, level: 'warning' } : versaoMalformed;
    // Versions that cannot be ordered can still be told apart.
    const breaches = [{ rule, message }];
    if (before === after && format) breaches.push(formatBreach(`is still ${before}`));
    return { verdict: 'malformed', required: level, suggestion: null, breaches };
  }
  const way = `from ${before} to ${after}`;
  const stays = before === after ? `is still ${after}` : `went ${way}, which is the same version`;
  const required = scheme.required(level, old);
  const suggestion = required === 'none' ? null : (scheme.raised(old, required) ?? null);
  const judged = (verdict: Verdict, rule?: RuleInfo, message = ''): Judgement => ({
    verdict,
    required,
    suggestion,
    breaches: [
      ...(rule ? [{ rule, message }] : []),
      ...(format && bump === 'none' ? [formatBreach(stays)] : []),
    ],
  });
  const due = `The changes are ${level}, so it has to be ${suggestion ?? 'another one'} at least.`;
  const hint = scheme.settingFor(old, now);
  const otherwise = hint && SETTINGS[hint];
  const asked = otherwise ? `${due} ${otherwise}` : due;
  if (bump === 'decreased') {
    const back = `\`versao\` went back ${way}.`;
    return judged('decreased', versaoDecreased, otherwise ? `${back} ${otherwise}` : back);
  }
  if (!isEnough(bump, required)) {
    return bump === 'none'
      ? judged('not-bumped', versaoNotBumped, `\`versao\` ${stays}. ${asked}`)
      : judged('bumped-too-little', versaoBumpedTooLittle, `\`versao\` went ${way}. ${asked}`);
  }
  if (bump === 'none') return judged('unchanged');
  if (changed) return judged('bumped');
  return judged(
    'bumped-without-change',
    versaoBumpedWithoutChange,
    `\`versao\` went ${way}, and nothing changed.`,
  );
}

/** What refdata.yml has to say where versions are counted in another way than most are. */
const SETTINGS: Readonly<Record<NonNullable<ReturnType<VersionScheme['settingFor']>>, string>> = {
  calver:
    'If versions are dates here, let refdata.yml say so (`check: { versions: { format: calver } }`): any later one is enough then.',
  pep440:
    "If versions are those of Python's packages, let refdata.yml say so (`check: { versions: { format: pep440 } }`): this one is later then.",
  'first-two':
    'If the second number says that programs can break, let refdata.yml say so (`check: { versions: { breaks: first-two } }`).',
};

function formatBreach(stays: string) {
  return {
    rule: versaoFormatNotBumped,
    message: `The format of the files changed, and \`versao\` ${stays}.`,
  };
}
