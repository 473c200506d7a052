import { z } from 'zod';
import type { Place } from '../../findings/finding.js';
import { unresolvedItself } from '../evaluate/plain-data.js';
import { FormatError } from '../formats/format.js';
import { held } from '../formats/held.js';
import { parsePointer, pick } from '../formats/pointer.js';
import { type Extraction, record } from '../record.js';
import { type KindOf, NOTHING } from './kind.js';

/** Shown of a command, and of what is no JSON. */
const MAX_SHOWN_CHARACTERS = 80;

/** `command`: the JSON that a program of the language prints, where whoever runs us has allowed that. */
export const kind: KindOf<string[]> = {
  name: 'command',
  schema: z
    .array(z.string())
    .min(1, { error: 'A command is a list: the program and its arguments.' })
    .meta({
      description:
        'The JSON that a program prints: the program and its arguments, run without a shell in the root of the repository. A list gives a record for each item, a map one for each entry. Off unless `--allow-commands` (the action: `allow-commands: true`) is given, and never run for a pull request from a fork.',
      examples: [['node', 'tools/dump.js', '--words']],
    }),
  options: {
    at: z
      .string()
      .refine(text => parsePointer(text) !== undefined, {
        error: 'This is no JSON Pointer: /name/name, with ~1 for / and ~0 for ~.',
      })
      .meta({ description: 'JSON Pointer to the part of what is printed that is meant.' }),
  },
  async read(spec, { at: pointer }, path, context) {
    const place = context.placeOf([...path, 'command']);
    const { refused } = context.programs;
    const shown = cut(spec.join(' '));
    if (refused !== undefined) {
      context.report({
        rule: 'command-off',
        message: `\`${shown}\` is not run: ${refused.reason}.`,
        remedy: refused.remedy,
        place,
      });
      return NOTHING;
    }
    const result = await context.programs.run(spec);
    const fail = (message: string): Extraction => {
      context.report({ rule: 'command-failed', message, place });
      return NOTHING;
    };
    if ('failure' in result) return fail(`\`${shown}\` failed: ${result.failure}.`);
    if (result.output.trim() === '') return fail(`\`${shown}\` prints nothing.`);
    const { parse } = await import('../formats/json.js');
    let data: unknown;
    try {
      ({ data } = parse(result.output));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return fail(`\`${shown}\` prints no JSON: ${error.message}, in ${excerpt(result.output, error.line)}.`);
    }
    const found = pick(data, parsePointer(pointer as string | undefined) ?? []);
    if ('missing' in found) {
      const known = found.known.slice(0, 8).join(', ') || 'nothing with a name';
      return fail(
        `\`${shown}\` prints nothing at ${pointer}; where "${found.missing}" was looked for, there is ${known}.`,
      );
    }
    return extractionOf(
      held(found.data, () => place),
      place,
    );
  },
};

function extractionOf(data: unknown, place: Place): Extraction {
  if (typeof data !== 'object' || data === null || unresolvedItself(data))
    return { kind: 'value', value: data, place };
  const entries: [string | number, unknown][] = Array.isArray(data)
    ? [...data.entries()]
    : Object.entries(data);
  return { kind: 'records', records: entries.map(([key, value]) => record({ key, value }, place)) };
}

function excerpt(output: string, line = 1): string {
  const text = (output.split('\n')[line - 1] ?? '').trim();
  return text === '' ? `line ${line}` : `line ${line}: ${cut(text)}`;
}

function cut(text: string): string {
  return text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text;
}
