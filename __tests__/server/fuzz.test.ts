import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ServerSourceError } from '../../src/server/source-error.js';
import { readRoutes } from '../../src/server/sources/sources.js';
import { isFuzzing } from '../fuzzing.js';
import { processorTime } from '../processor-time.js';

const RUNS = isFuzzing() ? 200_000 : 10_000;
/** No input of a few hundred characters may take longer, by the clock or else, read once more, of the processor. */
const MAX_MILLISECONDS = 2_000;

/** Of the whole test. */
const TIMEOUT_MILLISECONDS = 300_000;

/** A small generator of our own: the same numbers on every machine, and fast. */
function generator(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const WORDS = (
  'server route GET POST ANY mount at on given orif otherwise cycle in from to step persist match point default action yield adopt as ' +
  'Kiln Kiln.get( Kiln.forge() Kiln.group( Kiln.mount( Kiln.resource( Kiln.validar( Kiln.conferir( body req.query relay blueprint spawn lambda => : := += ( ) [ ] { } , . ?. ?? ' +
  '>> // ~/ /* */ # " \' """ $" {{ }} + - * / ** % < > == is not and or yes no void self steady s app x "/a" "/:id" 1 2.5 0 \n \n \n\u0020\u0020\u0020\u0020 ' +
  '\n\u0020\u0020\u0020\u0020\u0020\u0020\u0020\u0020 \t é \u2028 \ud800 halt skip monitor: handle ignite middleware views str( int( env_var( ... @ mark'
)
  .split(' ')
  .map(word => word.replaceAll('\u0020', ' '));

const folder = new URL('../../examples/loja/src/', import.meta.url);
const SEEDS = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && entry.name.endsWith('.df'))
  .map(entry => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'));

function soup(next: (below: number) => number): string {
  let text = next(2) === 0 ? 'adopt Kiln\nserver s on 0:\n    ' : '';
  for (let i = next(40); i > 0; i -= 1) text += WORDS[next(WORDS.length)] + (next(3) === 0 ? '' : ' ');
  return text;
}

function mutated(next: (below: number) => number): string {
  const seed = SEEDS[next(SEEDS.length)] as string;
  const start = next(seed.length);
  let text = next(4) === 0 ? seed : seed.slice(seed.lastIndexOf('\n', start) + 1, start + next(600));
  for (let i = next(4) + 1; i > 0; i -= 1) {
    const at = next(text.length + 1);
    const removed = next(3) === 0 ? next(20) : 0;
    text = text.slice(0, at) + (next(4) === 0 ? '' : WORDS[next(WORDS.length)]) + text.slice(at + removed);
  }
  return text;
}

function random(next: (below: number) => number): string {
  return Array.from({ length: next(60) }, () =>
    String.fromCharCode(next(4) === 0 ? next(0x10000) : 32 + next(96)),
  ).join('');
}

const read = (file: string, text: string) =>
  readRoutes(file, path => (path === file ? text : path === 'banco.df' ? SEEDS[0] : undefined));

/** What refuses a text, or nothing. */
function refusal(file: string, text: string): unknown {
  try {
    read(file, text);
    return undefined;
  } catch (error) {
    return error;
  }
}

test(
  `any text is read or refused: ${RUNS} inputs`,
  async () => {
    const next = generator(20_260_101);
    const seen = { read: 0, refused: 0, routes: 0 };
    for (let i = 0; i < RUNS; i += 1) {
      const text = [soup, soup, mutated, random][i % 4]?.(next) ?? '';
      const file = i % 50 === 0 ? 'list.json' : 'app.df';
      const began = performance.now();
      try {
        const { servers, gaps } = read(file, text);
        seen.read += 1;
        for (const { routes } of servers) seen.routes += routes.length;
        if (file === 'app.df' && servers.length === 0 && gaps.length === 0)
          throw new Error('nothing is reported');
      } catch (error) {
        if (!(error instanceof ServerSourceError) || !/^[^\n]+:\d+:\d+: /.test(error.message))
          throw new Error(`${JSON.stringify(text)}`, { cause: error });
        seen.refused += 1;
      }
      const late = performance.now() - began > MAX_MILLISECONDS;
      if (late && (await processorTime(() => refusal(file, text))) > MAX_MILLISECONDS)
        throw new Error(`too slow: ${JSON.stringify(text)}`);
    }
    // All three ends must be met, else the inputs say nothing.
    expect(seen.read).toBeGreaterThan(RUNS / 10);
    expect(seen.refused).toBeGreaterThan(RUNS / 10);
    expect(seen.routes).toBeGreaterThan(RUNS / 50);
  },
  TIMEOUT_MILLISECONDS,
);
