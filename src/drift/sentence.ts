import { segmentsOf } from '../contract/json-pointer.js';
import { CHANGE_LEVELS, type ChangeLevel } from '../findings/change-level.js';
import { type Say, spoken } from '../text/said.js';
import { bare, shown, withEscapes } from '../text/shown.js';
import type { Change } from './change.js';
import { changeRule } from './change-rules.js';
import { parameterAt } from './parameter.js';

/** Of two long texts, what is the same at their beginnings is cut down to this many characters. */
const KEPT_CHARACTERS = 20;
const MAX_TEXT_CHARACTERS = 60;

/** How the parts of a sentence look: names and values as code, say, and the rest escaped. */
export interface Look {
  readonly plain: (text: string) => string;
  /** @param quoted the same where nothing else tells where it begins and ends. */
  readonly value: (text: string, quoted: string) => string;
}

/** A value as it is where it is set as code, and as it is in plain text. */
interface Written {
  readonly code: string;
  readonly plain: string;
}

/** Plain text: names as they are, values of several words as JSON. */
const PLAIN: Look = { plain: text => text, value: (_, quoted) => quoted };

/** A change in a sentence. @param say the tongue of it. */
export function sentenceOf(
  { rule, name, path, before, after }: Pick<Change, 'rule' | 'name' | 'path' | 'before' | 'after'>,
  look: Look = PLAIN,
  say: Say = spoken,
): string {
  const [file = '', pointer = ''] = path.split('#');
  const [was, is] = pairOf(before, after);
  const values: Readonly<Record<string, Written>> = {
    name: named(name, fullName(name, pointer)),
    before: was,
    after: is,
    field: asItIs(bare(fieldOf(pointer, String(before ?? after)))),
    file: asItIs(file),
  };
  const tellApart = lookAlike(before, after) ? inParts : (text: string) => text;
  return say(changeRule(rule)?.says ?? '{name}')
    .split(/(\{\w+\})/)
    .map(part => {
      if (!part.startsWith('{')) return look.plain(part);
      const { code, plain } = values[part.slice(1, -1)] ?? asItIs('');
      return look.value(tellApart(code), tellApart(plain));
    })
    .join('');
}

/** Whether two values differ in nothing that can be seen: a letter with its accent as one character, and as two. */
function lookAlike(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string' || before === after) return false;
  return before.normalize() === after.normalize();
}

/** A text that is not in the usual form, with what makes it so as escapes. */
function inParts(text: string): string {
  return text === text.normalize() ? text : withEscapes(text, /[^\0-\x7f]/g);
}

/**
 * The last part of a place, of a parameter with where it is given. Of a route, what is before the first slash is no pointer, and may be all (`body`); a media type that
 * ends it is the value, and has a slash of its own.
 */
function fieldOf(pointer: string, value: string): string {
  const isValue = value.includes('/') && pointer.endsWith(`/${value}`);
  const place = isValue ? pointer.slice(0, -value.length - 1) : pointer;
  return parameterAt(place) ?? segmentsOf(place).at(-1) ?? place;
}

/** A symbol with its module, and an option with its command: several have one of that name. */
function fullName(name: string, pointer: string): string {
  const [list, owner, inside] = segmentsOf(pointer);
  if (owner === undefined) return name;
  if (list === 'modulos' && inside === 'simbolos') return `${owner}.${name}`;
  return list === 'comandos' && inside === 'opcoes' ? `${owner} ${name}` : name;
}

/** Two values as people compare them: of long texts the parts where they differ. */
function pairOf(before: unknown, after: unknown): [Written, Written] {
  if (typeof before !== 'string' || typeof after !== 'string') return [written(before), written(after)];
  if (Math.max(before.length, after.length) <= MAX_TEXT_CHARACTERS) return [written(before), written(after)];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  if (same <= KEPT_CHARACTERS) return [written(before), written(after)];
  // From a word on, so that no character is cut in two.
  const space = before.lastIndexOf(' ', same - KEPT_CHARACTERS / 2);
  const from = space < 0 ? 0 : space + 1;
  const cut = (text: string) => written(from === 0 ? text : `…${text.slice(from)}`);
  return [cut(before), cut(after)];
}

function written(value: unknown): Written {
  if (typeof value === 'object' && value !== null) return asItIs(json(value));
  if (typeof value !== 'string') return asItIs(shown(value));
  const quoted = shown(value);
  // Where it begins and ends is told by quotes of its own, or by blanks around one word.
  const isClear = isQuoted(value) || /^(?:\S*[^\s.,;:!?])$/.test(value);
  return {
    code: value === value.trim() && value !== '' ? bare(value) : quoted,
    plain: isClear ? bare(value) : quoted,
  };
}

/** A name with a blank at an end that nobody would see is between quotes. */
function named(name: string, full: string): Written {
  return asItIs(name === name.trim() ? bare(full) : shown(full));
}

function asItIs(text: string): Written {
  return { code: text, plain: text };
}

/** Whether it is a text of a program between its quotes, which need no others around them. */
function isQuoted(value: string): boolean {
  return /^(["'`])[^"'`\\\n]*\1$/.test(value);
}

/** A part of a schema, cut. */
function json(value: object): string {
  const text = JSON.stringify(value);
  return text.length > MAX_TEXT_CHARACTERS ? `${text.slice(0, MAX_TEXT_CHARACTERS)}…` : text;
}

const ONE_LEVEL: Readonly<Record<ChangeLevel, readonly [one: string, several: string]>> = {
  major: ['{0} major change', '{0} major changes'],
  minor: ['{0} minor change', '{0} minor changes'],
  patch: ['{0} patch change', '{0} patch changes'],
  info: ['{0} info change', '{0} info changes'],
};

/** `1 major and 3 minor changes`; empty for none. */
export function countChanges(counts: Readonly<Record<ChangeLevel, number>>, say: Say = spoken): string {
  const found = CHANGE_LEVELS.filter(level => counts[level] > 0);
  const [only, other] = found;
  if (only === undefined) return '';
  if (other === undefined) return say(ONE_LEVEL[only][counts[only] === 1 ? 0 : 1], counts[only]);
  const parts = found.map(level => `${counts[level]} ${level}`);
  const last = parts.pop();
  return say('{0} and {1} changes', parts.join(', '), last);
}
