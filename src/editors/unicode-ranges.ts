import { UserError } from '../findings/user-error.js';
import { readAsset } from '../runtime/assets.js';

/** Code points, both ends included. */
type CodeRange = readonly [from: number, to: number];

/** One more than the last code point. */
const END = 0x110000;

interface Unicode {
  readonly version: string;
  /** By the names of a property, its line of `data/unicode.txt`. */
  readonly lines: ReadonlyMap<string, string>;
}

let loaded: Unicode | undefined;

/**
 * The characters of a property of Unicode, for engines that know none: in one version of Unicode, since what Node knows of it
 * depends on the machine.
 * @param property what patterns have between `\p{` and `}`: `Lu`, `Script=Greek`, `Alphabetic`.
 * @throws {UserError} for a property that there was not in that version.
 */
export function rangesOf(property: string, negated: boolean): readonly CodeRange[] {
  loaded ??= unicode();
  const line = loaded.lines.get(property);
  if (line === undefined)
    throw new UserError(
      `Grammars for editors are written by Unicode ${loaded.version}, which has no property ${property}.`,
      'Name a property that is older, or the characters themselves.',
    );
  const edges = edgesIn(line);
  return negated ? rangesBetween([0, ...edges, END]) : rangesBetween(edges);
}

/** Where characters with the property begin, and where those without it do again, in turns. */
function edgesIn(line: string): readonly number[] {
  const edges: number[] = [];
  let at = 0;
  for (const step of line.slice(line.indexOf(' ') + 1).split(',')) {
    at += Number.parseInt(step, 36);
    edges.push(at);
  }
  return edges;
}

function rangesBetween(edges: readonly number[]): CodeRange[] {
  const ranges: CodeRange[] = [];
  for (let i = 0; i < edges.length; i += 2) {
    const [from, end = END] = [edges[i] as number, edges[i + 1]];
    if (from < end) ranges.push([from, end - 1]);
  }
  return ranges;
}

/** What `scripts/generate-unicode.mjs` wrote. */
function unicode(): Unicode {
  const [version = '', ...lines] = readAsset('data/unicode.txt').toString('utf8').trimEnd().split('\n');
  const named = new Map<string, string>();
  for (const line of lines)
    for (const name of line.slice(0, line.indexOf(' ')).split('|')) named.set(name, line);
  return { version, lines: named };
}
