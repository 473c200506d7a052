/**
 * What modules of Node hold once they are loaded, as JSON lines: reads `name<tab>path` lines on standard input.
 *
 * Each module is loaded in a process of its own, with bounds of time and memory, that may write no file and start no program.
 * For each name that it exports: the value, as the smallest JSON that says it exactly (see `shown`); of a module that assigns
 * `module.exports`, that as a whole where it is data alone. One that cannot be loaded has `refused`.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const MILLISECONDS = 10_000;
const MEMORY_MIB = 512;
const MAX_LEAVES = 20_000;
const MAX_ANSWER = 1 << 24;
const AT_ONCE = 2;
const MARK = '\0answer:';

class TooLarge extends Error {}

/** Scalars as themselves, a number as text; {"list"|"set"|"map": …}; {"other": type} for all else. */
function shown(value, left, around = []) {
  left.count -= 1;
  if (left.count < 0 || around.length > 40) throw new TooLarge();
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return { float: Object.is(value, -0) ? '-0' : String(value) };
  if (typeof value !== 'object') return { other: typeof value };
  if (around.includes(value)) return { other: 'cycle' };
  const inside = [...around, value];
  const each = item => shown(item, left, inside);
  const prototype = Object.getPrototypeOf(value);
  if (Array.isArray(value)) {
    const isPlain = Object.keys(value).length === value.length && prototype === Array.prototype;
    return isPlain ? { list: value.map(each) } : { other: 'list with more, or with holes' };
  }
  if (prototype === Set.prototype) return { set: [...value].map(each) };
  if (prototype === Map.prototype) return { map: [...value].map(([key, item]) => [each(key), each(item)]) };
  if (prototype !== Object.prototype && prototype !== null) return { other: 'instance' };
  const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(
    ([, { enumerable }]) => enumerable,
  );
  return { map: entries.map(([key, { get, value: item }]) => [key, get ? { other: 'getter' } : each(item)]) };
}

function isData(held) {
  if (held === null || typeof held !== 'object') return true;
  if ('other' in held) return false;
  if ('map' in held) return held.map.every(([key, value]) => isData(key) && isData(value));
  return (held.list ?? held.set ?? []).every(isData);
}

function add(found, name, value) {
  try {
    found[name] = shown(value, { count: MAX_LEAVES });
  } catch (error) {
    if (!(error instanceof TooLarge)) found[name] = { other: 'not shown' };
  }
}

async function tables(path) {
  const text = readFileSync(path, 'utf8');
  const module = await import(pathToFileURL(path));
  const found = {};
  if (/^\s*(?:export|import)\b/m.test(text)) {
    for (const [name, value] of Object.entries(module)) add(found, name, value);
    return found;
  }
  const whole = module.default;
  // Only what is said by its name: `exports.a = …`.
  for (const [, name] of text.matchAll(/(?<![\w$.])exports\.([A-Za-z_$][\w$]*)\s*=(?!=)/g))
    if (whole && Object.hasOwn(whole, name) && !/module\.exports\s*=(?!=)/.test(text))
      add(found, name, whole[name]);
  if (/module\.exports\s*=(?!=)/.test(text)) {
    add(found, 'module.exports', whole);
    if (found['module.exports'] !== undefined && !isData(found['module.exports']))
      delete found['module.exports'];
  }
  return found;
}

/** The same in a process of its own. */
function alone(path) {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const flags = [permission, '--allow-fs-read=*', '--no-warnings', `--max-old-space-size=${MEMORY_MIB}`];
  const child = spawn(process.execPath, [...flags, fileURLToPath(import.meta.url), '--one', path], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH, HOME: '/nonexistent', NODE_ENV: 'production' },
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), MILLISECONDS);
  let text = '';
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', part => {
    if (text.length < MAX_ANSWER) text += part;
  });
  return new Promise(done => {
    child.on('close', (status, signal) => {
      clearTimeout(timer);
      const at = text.lastIndexOf(MARK);
      try {
        done(JSON.parse(text.slice(at + MARK.length)));
      } catch {
        done({ refused: `ended with ${signal ?? status}` });
      }
    });
  });
}

async function one(path) {
  let answer;
  try {
    answer = { tables: await tables(path) };
  } catch (error) {
    answer = { refused: String(error).slice(0, 200) };
  }
  process.stdout.write(`${MARK}${JSON.stringify(answer)}`, () => process.exit(0));
}

async function main() {
  const lines = readFileSync(0, 'utf8').split('\n').filter(Boolean);
  const answers = [];
  let next = 0;
  const work = async () => {
    while (next < lines.length) {
      const i = next++;
      const [module, path] = lines[i].split('\t');
      answers[i] = { module, path, ...(await alone(path)) };
      process.stdout.write(`${JSON.stringify(answers[i])}\n`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

await (process.argv[2] === '--one' ? one(process.argv[3]) : main());
