import { isDeepStrictEqual } from 'node:util';
import type { FileName, ReferenceFiles } from '../contract/files.js';
import { validators } from '../contract/generated/validators.js';
import { changesBetween } from '../drift/index.js';
import { firstSentences } from '../text/first-of.js';

/** Changes that are named; the rest is counted. */
const MAX_NAMED = 3;

/** What a committed file has otherwise than the source gives, as the end of a sentence. */
export function whatDiffers(name: FileName, source: ReferenceFiles, committed: Uint8Array): string {
  const text = Buffer.from(committed).toString('utf8');
  const data = parsed(text);
  if (data === undefined) return 'it is no JSON';
  const own: unknown = JSON.parse(JSON.stringify(source[name]));
  if (isDeepStrictEqual(data, own)) return howItIsWritten(text, own);
  if (!validators[name](data)) return 'it does not follow the schema of this version';
  const changes = changesBetween(
    { files: { ...source, [name]: data }, origins: new Map() },
    { files: source, origins: new Map() },
  ).map(({ message }) => message.replace(/\.$/, ''));
  const { versao } = data as { versao?: unknown };
  if (versao !== source[name].versao)
    changes.unshift(`\`versao\` is ${versao} there, and ${source[name].versao} here`);
  if (changes.length === 0) return 'its entries stand in another order, or its totals are other ones';
  return firstSentences(changes, MAX_NAMED);
}

/** Of files with the same data: a newline, blanks, or the order of keys. */
function howItIsWritten(text: string, own: unknown): string {
  const isSameLayout = [undefined, 2].some(indent => JSON.stringify(own, null, indent) === text.trimEnd());
  return isSameLayout && !text.includes('\r')
    ? 'only the newline at its end, or how it is indented, differs'
    : 'its data is the same, and only how it is written differs (blanks, line endings, order of keys)';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
