import { partsAt } from '../brackets.js';

/** What a usage line says that can be typed behind the command. */
export interface Usage {
  /** Arguments known by their place, as they are written. */
  readonly names: readonly string[];
  /** How many of them have to be given. */
  readonly least: number;
  /** How many can be given. */
  readonly most: number;
  /** Options that the line names, and whether they have to be given. */
  readonly options: ReadonlyMap<string, boolean>;
}

interface Found {
  names: string[];
  least: number;
  most: number;
  options: Map<string, boolean>;
}

/** `[opções]` and its like stand for all options of the command. */
const ANY_OPTIONS = /^(?:op[cç](?:[oõ]es|ões)|options?|flags?)$/iu;
const REPEATS = /(?:\.{3}|…)$/;
/** What stands for something else: `<arquivo>`, `{arquivo}`, `ARQUIVO`. */
const PLACEHOLDER = /^(?:<.*>|\{.*\}|[\p{Lu}\p{N}_-]*\p{Lu}[\p{Lu}\p{N}_-]*)$/su;

/**
 * Reads a usage line (`lume roda <arquivo> [--limite=<n>] [args...]`) behind the name of its command; nothing where it is
 * written in another way, has several lines or several ways to call the command.
 */
export function usageOf(line: string, name: string): Usage | undefined {
  const written = line.trim();
  if (/[\n'"`]/.test(written)) return undefined;
  const at = ` ${written} `.indexOf(` ${name} `);
  if (name === '' || at < 0) return undefined;
  const found: Found = { names: [], least: 0, most: 0, options: new Map() };
  return readInto(found, written.slice(at + name.length).trim(), false) ? found : undefined;
}

function readInto(found: Found, text: string, isOptional: boolean): boolean {
  const tokens = text === '' ? [] : partsAt(text.replace(/\s+/g, ' '), ' ').filter(each => each !== '');
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as string;
    const [bare, isMany] = [token.replace(REPEATS, ''), REPEATS.test(token)];
    const next = tokens[i + 1] ?? '';
    if (token === '|' || next === '|') return false;
    if (bare === '') repeat(found);
    else if (/^\[.*\]$/s.test(bare)) {
      if (!readInto(found, bare.slice(1, -1), true)) return false;
    } else if (bare.startsWith('-')) {
      const forms = bare.split('|').flatMap(form => /^-[^\s=[<]+/.exec(form)?.[0] ?? []);
      for (const form of forms.filter(each => each !== '--')) found.options.set(form, !isOptional);
      // `--saida <arquivo>`: what stands behind it is its value.
      if (forms.length > 0 && bare !== '--' && !/[=[<]/.test(bare) && PLACEHOLDER.test(next)) i += 1;
    } else if (ANY_OPTIONS.test(bare)) {
      // They are compared by themselves.
    } else if (/[[\]]/.test(suffixed(bare)[0])) return false;
    else {
      found.names.push(isOptional && !PLACEHOLDER.test(bare) ? `<${bare}>` : bare);
      if (!isOptional) found.least += 1;
      found.most += 1;
    }
    if (isMany && bare !== '' && !bare.startsWith('-')) repeat(found);
  }
  return true;
}

function repeat(found: Found): void {
  found.most = Number.POSITIVE_INFINITY;
}

/** How two usage lines differ for who types what could be typed. */
export type UsageChange = 'demands' | 'refuses' | 'reordered' | 'spares' | 'takes' | 'reworded' | 'other';

/** @param isListed whether an option is told about among those of the command. */
export function usageChanges(
  before: Usage,
  after: Usage,
  isListed: (option: string) => boolean,
): readonly UsageChange[] {
  const found = new Set<UsageChange>();
  if (after.least > before.least) found.add('demands');
  else if (after.most > before.most) found.add('takes');
  if (after.most < before.most) found.add('refuses');
  else if (after.least < before.least) found.add('spares');
  for (const [option, isDemanded] of after.options) {
    if (isDemanded && !before.options.get(option)) found.add('demands');
    else if (!before.options.has(option) && !isListed(option)) found.add('takes');
    else if (!isDemanded && before.options.get(option)) found.add('spares');
  }
  for (const option of before.options.keys())
    if (!after.options.has(option) && !isListed(option)) found.add('refuses');
  const common = (names: readonly string[], others: readonly string[]) => {
    const left = [...others];
    return names.filter(name => left.includes(name) && left.splice(left.indexOf(name), 1)).join(' ');
  };
  if (common(before.names, after.names) !== common(after.names, before.names)) found.add('reordered');
  else if (before.names.length === after.names.length)
    for (const [i, name] of before.names.entries()) {
      const change = nameChange(name, after.names[i] as string);
      if (change) found.add(change);
    }
  return found.size > 0 ? [...found] : ['reworded'];
}

/** An argument, and what can be written at its end: `<pacote>[@versão]`. */
function suffixed(name: string): readonly [name: string, end: string] {
  const [, bare = name, end = ''] = /^([^[\]]+)(\[[^[\]]+\])$/.exec(name) ?? [];
  return [bare, end];
}

/** What another name of an argument means: of a list of what can be given, less or more of it; of a word to type, nobody knows. */
function nameChange(before: string, after: string): UsageChange | undefined {
  if (before === after) return undefined;
  const [[old, oldEnd], [now, nowEnd]] = [suffixed(before), suffixed(after)];
  if (oldEnd !== nowEnd) {
    if (old !== now || (oldEnd !== '' && nowEnd !== '')) return 'other';
    return nowEnd === '' ? 'refuses' : 'takes';
  }
  const [olds, nows] = [choicesIn(before), choicesIn(after)];
  if (olds && nows) {
    if (!olds.every(each => nows.includes(each))) return 'refuses';
    return nows.length > olds.length ? 'takes' : undefined;
  }
  // Of several that could be given, one is left; or there are others beside the one that there was.
  if (olds?.includes(unwrapped(now))) return 'refuses';
  if (nows?.includes(unwrapped(old))) return 'takes';
  return olds || nows || ![old, now].every(each => PLACEHOLDER.test(each)) ? 'other' : undefined;
}

/** `<json|md>`, `(on|off)`: what can be given. */
export function choicesIn(written: string): readonly string[] | undefined {
  const choices = unwrapped(written).split('|');
  return choices.length > 1 ? choices.map(each => each.trim()) : undefined;
}

/** What stands between the brackets. */
function unwrapped(written: string): string {
  return written.replace(/^[[<({]+|[\]>)}]+$/g, '');
}
