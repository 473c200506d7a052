import { z } from 'zod';
import { strict } from '../../findings/strict-object.js';
import type { ExtractionRuleId } from '../../rules/sources.js';
import { BoundedRegExp } from '../bounded-regexp.js';
import { readFiles } from '../read-files.js';
import { record, type SourceRecord } from '../record.js';
import type { KindOf } from './kind.js';

/** More matches in one file than this are not a table. */
const MAX_PATTERN_MATCHES = 100_000;
/** A pattern that takes longer on one file will not end while anybody waits. */
const MAX_PATTERN_MS = 20_000;
/** `^` and `$` are the ends of lines; characters are those of Unicode. */
const FLAGS = 'gmu';
/** What every record has of its own. */
const RESERVED = ['file', 'line', 'key', 'value', 'text'];

interface Spec {
  readonly file: string;
  readonly match: string;
}

/**
 * `pattern`: what a regular expression matches in text that no grammar reads: lists of words for generators, grammars
 * of lex and yacc, manuals in Texinfo or troff.
 */
export const kind: KindOf<Spec> = {
  name: 'pattern',
  path: 'file',
  schema: strict({
    file: z
      .string()
      .min(1)
      .meta({ description: 'The file, or a glob.', examples: ['src/lexer.l'] }),
    match: z
      .string()
      .min(1)
      .superRefine((text, context) => {
        const message = mistakeIn(text);
        if (message !== undefined) context.addIssue({ code: 'custom', message });
      })
      .meta({ description: 'The regular expression.', examples: ['^"(?<palavra>[a-z]+)"'] }),
  }).meta({
    description:
      'What a regular expression of JavaScript matches in text that no grammar reads: `file` (or a glob) and `match`, in which `^` and `$` are the ends of lines. Each match is a record, with a field for each named group; `text` is all that was matched.',
    examples: [{ file: 'src/lexer.l', match: '^"(?<palavra>[a-z]+)"' }],
  }),
  async read({ file, match }, _options, at, context) {
    const place = context.placeOf([...at, 'pattern', 'match']);
    const found = await readFiles(file, context.placeOf([...at, 'pattern', 'file']), context, path =>
      searchFile(path, context.repository.read(path), match),
    );
    const reported = new Set<string>();
    for (const { problem } of found) {
      if (!problem || reported.has(problem.message)) continue;
      reported.add(problem.message);
      context.report({ ...problem, place });
    }
    const records = found.flatMap(each => each.records);
    if (records.length === 0 && reported.size === 0 && found.length > 0)
      context.report({
        rule: 'source-empty',
        message: `The pattern matches nothing in ${file}.`,
        ...(/^\/.*\/[a-z]*$/s.test(match) && {
          remedy: 'Leave out the slashes around it, and what stands behind them: they count as text here.',
        }),
        place,
      });
    return {
      kind: 'records',
      records: records.map(({ fields, place: own }, key) => record({ ...fields, key }, own)),
    };
  },
};

interface Found {
  readonly records: readonly SourceRecord[];
  readonly problem?: { readonly rule: ExtractionRuleId; readonly message: string };
}

function searchFile(path: string, text: string, match: string): Found {
  const records: SourceRecord[] = [];
  const failed = (message: string): Found => ({ records: [], problem: { rule: 'query-bounds', message } });
  const deadline = Date.now() + MAX_PATTERN_MS;
  let line = 1;
  let counted = 0;
  try {
    for (const found of text.matchAll(new BoundedRegExp(match, FLAGS))) {
      if (records.length >= MAX_PATTERN_MATCHES)
        return failed(`The pattern has more than ${MAX_PATTERN_MATCHES} matches in ${path}.`);
      if (Date.now() > deadline)
        return failed(`The pattern takes longer than ${MAX_PATTERN_MS / 1000} s on ${path}.`);
      for (; counted < found.index; counted += 1) if (text.charCodeAt(counted) === 10) line += 1;
      // A group that took no part in the match says nothing.
      const groups = Object.entries(found.groups ?? {}).filter(([, part]) => part !== undefined);
      const value = found.groups ? Object.fromEntries(groups) : (found[1] ?? found[0]);
      const fields = { value, text: found[0], ...Object.fromEntries(groups) };
      records.push({ fields, place: { file: path, line } });
    }
  } catch (error) {
    // The engine says itself that a search runs away, and how to mend that.
    return failed(`In ${path}, ${(error as Error).message}.`);
  }
  return { records };
}

/** What is wrong with an expression, in a sentence. */
function mistakeIn(text: string): string | undefined {
  let groups: string[];
  try {
    // The empty alternative matches everything: what comes out are the names of the groups.
    groups = Object.keys(new RegExp(`${text}|`, FLAGS).exec('')?.groups ?? {});
  } catch (error) {
    const [, reason = ''] = /: ([^:]*)$/.exec((error as Error).message) ?? [];
    return `This is no regular expression (of JavaScript, with the flag "u"): ${reason}.`;
  }
  const reserved = groups.find(name => RESERVED.includes(name));
  return reserved && `A group cannot be called ${reserved}: every record has a field of this name.`;
}
