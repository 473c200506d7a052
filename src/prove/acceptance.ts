import { parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import type { Place } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import type { Difference } from './compare.js';

/** Beside refdata.yml. */
export const ACCEPTED_FILE = 'refdata.accepted.yml';

const HEADER = ` Differences between what is published and what the program says, each with the reason why it may be.
 Written by \`refdata prove --accept\`; reasons are for people to fill in.`;

const acceptedSchema = z.array(
  z.strictObject({
    list: z.string(),
    name: z.string(),
    what: z.string(),
    expected: z.unknown().optional(),
    found: z.unknown().optional(),
    reason: z.string(),
  }),
);

/** A difference that somebody has looked at. */
export interface Accepted extends Omit<z.output<typeof acceptedSchema>[number], 'expected' | 'found'> {
  readonly expected: unknown;
  readonly found: unknown;
  readonly place: Place;
}

/** Reads the accepted differences. @param file how it is named in messages. @throws {UserError} when it is no such list */
export function parseAccepted(text: string, file: string): Accepted[] {
  const document = parseDocument(text);
  const result = acceptedSchema.safeParse(document.errors.length > 0 ? undefined : (document.toJS() ?? []));
  if (!result.success) {
    const [issue] = result.error.issues;
    const reason =
      document.errors[0]?.message.split('\n')[0] ?? `${issue?.path.join('.')}: ${issue?.message}`;
    throw new UserError(
      `${file} is no list of accepted differences: ${reason}.`,
      'Correct it, or remove it and run `refdata prove --accept`.',
    );
  }
  return result.data.map(({ expected = null, found = null, ...rest }, i) => {
    const node = document.getIn([i], true) as { range?: readonly [number, number, number] } | undefined;
    const line = text.slice(0, node?.range?.[0] ?? 0).split('\n').length;
    return { ...rest, expected, found, place: { file, line } };
  });
}

/** The list of these differences, with the reasons that were given for them before. */
export function renderAccepted(differences: readonly Difference[], before: readonly Accepted[]): string {
  const reasons = new Map(before.map(each => [identity(each), each.reason]));
  const entries = differences.map(difference => {
    const { list, name, what, expected, found } = difference;
    const texts = what === 'missing' || what === 'extra' ? {} : { expected, found };
    return { list, name, what, ...texts, reason: reasons.get(identity(difference)) ?? '' };
  });
  const commented = HEADER.split('\n').map(line => `#${line}`);
  return `${commented.join('\n')}\n${stringify(entries, { lineWidth: 0, aliasDuplicateObjects: false })}`;
}

/** Equal for what is the same difference with the same values: another value is another difference. */
export function identity({ list, name, what, expected, found }: Omit<Difference, 'subject'>): string {
  return JSON.stringify([list, name, what, expected, found]);
}
