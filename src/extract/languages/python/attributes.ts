import { oncePerText } from '../../../text/once-per-text.js';
import type { Key } from '../language/effects.js';

export const DOCUMENTATION = '__doc__';
/** The table of all of them. */
const ATTRIBUTES_HELD = '__dict__';

/** What says how a function or class is called, and what it is for. */
const SAYING = 'doc|signature|text_signature|wrapped|defaults|kwdefaults|annotations|code|init|new|call';
const CHANGING = '\\[[^\\]\\n]*\\]\\s*(?:[-+*/%&|^]?=(?!=)|[.[])|\\.(?:update|pop|clear|setdefault)\\(';
/** What gives the defaults themselves, which may be changed then. */
const GIVING_PARTS = '\\.(?:values|items)\\(';

/** Whether code sets what decides how a function or class is called. */
export function setsHowCalled(text: string): boolean {
  return SETTING_CALL.test(text);
}

/** Whether a method of a class sets the documentation of that. */
export function setsDocumentation(text: string): boolean {
  return /\bcls\.__doc__\s*[-+*/%&|^]?=(?!=)|\bsetattr\(\s*cls,\s*["']__doc__["']/.test(text);
}

const SETTING_CALL =
  /\.__(?:signature|text_signature|defaults|kwdefaults|code|init|new)__\s*=(?!=)|\bsetattr\([^,\n]+,\s*["']__(?:signature|init|new)__["']/;

/** How a metaclass says how its classes are called: `cls.__signature__ = …`, `members["__signature__"] = …`. */
export const SIGNING = /\.__(?:signature|text_signature)__\s*=(?!=)|["']__signature__["']\s*(?::|\]\s*=|,)/;
/** The same of what it is called with where nothing else says how. */
export const GIVING =
  /\.__(?:defaults|kwdefaults|code|init|new)__\s*=(?!=)|["']__(?:init|new)__["']\s*(?::|\]\s*=|,)/;

const OWNER = '(?:(?<![\\p{L}\\p{N}_])((?!self\\.)[\\p{L}\\p{N}_]{1,200})|[)\\]])';
const GIVEN = '\\(\\s*(?:[\\p{L}\\p{N}_]{1,200}\\.)*([\\p{L}\\p{N}_]{1,200})?';

/** How a text looks that may set one, not of an instance, with the last name of what it is set of. */
export const ATTRIBUTE_SETS = new RegExp(
  [
    `${OWNER}\\.__(?:(?:${SAYING})__(?:\\s*[-+*/%&|^]?=(?!=)|${CHANGING}|${GIVING_PARTS})|dict__(?:${CHANGING}))`,
    `\\bdel\\s[^\\n]*?${OWNER}\\.__(?:${SAYING})__`,
    `\\b(?:set|del)attr${GIVEN}[^,\\n]*,\\s*["']__(?:${SAYING})__["']`,
    `\\bupdate_wrapper${GIVEN}`,
  ].join('|'),
  'gu',
);

const NAMES = new RegExp(`^__(?:${SAYING})__$`);
/** How a statement looks that names one of them, or takes over all of them. */
const SAID = new RegExp(`__(?:${SAYING})__|\\bupdate_wrapper\\(`);
const TABLES = ['__annotations__', '__kwdefaults__', '__defaults__', ATTRIBUTES_HELD];
/** Functions by which a function or class is called: those say how. */
const CALLED = /^__(?:init|new|call|wrapped)__$/;

/** The attributes that say something, and how they are set. */
export const ATTRIBUTES = {
  tables: TABLES,
  holds: (name: string) => TABLES.includes(name) || CALLED.test(name),
  areSet: oncePerText(text => text.search(ATTRIBUTE_SETS) >= 0),
  says(path: readonly Key[], key: Key, statement: string): boolean {
    const [part, ...inner] = path.filter(each => each !== ATTRIBUTES_HELD);
    if (part !== undefined && CALLED.test(part))
      return key !== DOCUMENTATION && ATTRIBUTES.says(inner, key, statement);
    if (part !== undefined) return TABLES.includes(part);
    // `setattr(f, name, …)` sets what it says of itself only where that is said.
    return key === undefined ? SAID.test(statement) : NAMES.test(key);
  },
};

/** The attribute that is set by a path to it; undefined where it may be any. */
export function attributeSet(path: readonly Key[], key: Key): Key {
  return [...path, key].find(each => each !== ATTRIBUTES_HELD);
}
