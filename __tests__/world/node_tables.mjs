/**
 * What modules of Node packages export once they are loaded, as JSON lines: reads paths on standard input, each loaded in the order
 * given, in this one process. For each export whose value is data: the smallest JSON that says it exactly (see `shown`).
 */
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const MAX_LEAVES = 20_000;
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true;
process.stderr.write = () => true;
process.exit = () => {
  throw new Error('ends the process');
};
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});

/** Texts, booleans and null as themselves, a number as text; {list|set|map: …}; {other: type} for all else. */
function shown(value, left, around = []) {
  left.leaves -= 1;
  if (left.leaves < 0 || around.length > 40) throw new RangeError('too large');
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return { float: Object.is(value, -0) ? '-0' : String(value) };
  if (typeof value === 'bigint') return { int: String(value) };
  if (typeof value !== 'object') return { other: typeof value };
  if (around.includes(value)) return { other: 'cycle' };
  const inside = [...around, value];
  const all = list => Array.from(list, each => shown(each, left, inside));
  if (Array.isArray(value)) return { list: all(value) };
  if (value instanceof Set) return { set: all(value) };
  if (value instanceof Map) return { map: [...value].map(pair => all(pair)) };
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) return { other: 'object' };
  const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(
    ([, { enumerable }]) => enumerable,
  );
  return {
    map: entries.map(([key, { value: each, get }]) => [
      key,
      get ? { other: 'getter' } : shown(each, left, inside),
    ]),
  };
}

function tables(module) {
  const { default: whole, ...named } = module;
  const exported = {
    ...(typeof whole === 'object' && whole !== null && !Array.isArray(whole) ? whole : {}),
    ...named,
  };
  const found = {};
  for (const name of Object.keys(exported)) {
    try {
      found[name] = shown(exported[name], { leaves: MAX_LEAVES });
    } catch {
      // Too large, or an object of theirs that cannot be looked at.
    }
  }
  return found;
}

for await (const path of createInterface({ input: process.stdin })) {
  let answer;
  try {
    answer = { tables: tables(await import(pathToFileURL(path).href)) };
  } catch (error) {
    answer = { refused: String(error).slice(0, 200) };
  }
  write(`${JSON.stringify({ path, ...answer })}\n`);
}
setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50);
