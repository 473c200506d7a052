import { oncePerText } from '../../../text/once-per-text.js';

/** What says how a function or class is called, and what it is for. */
const SAYING = 'doc|signature|text_signature|wrapped|defaults|kwdefaults|annotations|code|init|new|call';
const CHANGING = '\\[[^\\]\\n]*\\]\\s*=(?!=)|\\.(?:update|pop|clear|setdefault)\\(';

/** Whether code sets what decides how a function or class is called. */
export function setsHowCalled(text: string): boolean {
  return SETTING_CALL.test(text);
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
    `${OWNER}\\.__(?:(?:${SAYING})__(?:\\s*[-+*/%&|^]?=(?!=)|${CHANGING})|dict__(?:${CHANGING}))`,
    `\\bdel\\s[^\\n]*?${OWNER}\\.__(?:${SAYING})__`,
    `\\b(?:set|del)attr${GIVEN}[^,\\n]*,\\s*["']__(?:${SAYING})__["']`,
    `\\bupdate_wrapper${GIVEN}`,
  ].join('|'),
  'gu',
);

/** The attributes themselves, and those that can be changed where they are. */
export const ATTRIBUTES = {
  names: new RegExp(`^__(?:${SAYING}|dict)__$`),
  tables: ['__annotations__', '__kwdefaults__', '__dict__'],
  areSet: oncePerText(text => text.search(ATTRIBUTE_SETS) >= 0),
  said: new RegExp(`__(?:${SAYING})__|\\bupdate_wrapper\\(`),
};
