import select from '@inquirer/select';
import type { ListQuestion, ShownGuess } from '../commands/init.js';
import { UserError } from '../findings/user-error.js';
import { counted } from '../text/counted.js';
import { visibleLine } from '../text/visible.js';

const MAX_SAMPLE_CHARACTERS = 24;
const MAX_REASON_CHARACTERS = 300;
const MAX_SAMPLES = 3;
/** Lines of candidates that are shown at once. */
const PAGE_LINES = 9;

/** Asks at the terminal which candidate a list is; undefined for none of them. @throws {UserError} when it is interrupted. */
export async function askForList({ at, candidates, best }: ListQuestion): Promise<ShownGuess | undefined> {
  const choices = [
    ...candidates.map(candidate => ({
      name: described(candidate),
      short: described(candidate),
      description: visibleLine(candidate.why, MAX_REASON_CHARACTERS),
      value: candidate as ShownGuess | null,
    })),
    {
      name: 'none of them',
      short: 'none',
      description: 'They go into the file as comments, to be looked at later.',
      value: null,
    },
  ];
  try {
    const message = `Where is ${at} read from?`;
    const answer = await select({
      message,
      choices,
      default: best ?? null,
      pageSize: PAGE_LINES,
      loop: false,
    });
    return answer ?? undefined;
  } catch (cause) {
    if (!(cause instanceof Error) || cause.name !== 'ExitPromptError') throw cause;
    throw new UserError(
      'It was interrupted, and nothing was written.',
      'Begin again, or give --yes to have the surest candidates taken.',
      { cause },
    );
  }
}

/** `0.93  39 entries: and, class, else, …` */
function described({ score, count, samples }: ShownGuess): string {
  const sureness = score === null ? '' : `${Math.min(1, Math.max(0, score)).toFixed(2)}  `;
  const first = samples.slice(0, MAX_SAMPLES).map(text => visibleLine(text, MAX_SAMPLE_CHARACTERS));
  if (count === null) return `${sureness}a source without records`;
  const shown = first.length === 0 ? '' : `: ${first.join(', ')}${count > first.length ? ', …' : ''}`;
  return `${sureness}${counted(count, 'entry', 'entries')}${shown}`;
}
