import type { Editor } from './editor.js';
import { idOf } from './scopes.js';
import { textmate } from './textmate/textmate.js';

/** What XML cannot hold; in patterns, where alone it may stand, the same is written by its number. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant.
const NO_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Sublime Text reads TextMate grammars as property lists alone: the rules are those of the grammar in JSON. */
export const sublimeEditor: Editor = {
  name: 'sublime',
  title: 'Sublime Text',
  files: ({ lexico }) => [
    { path: `sublime/${idOf(lexico)}.tmLanguage`, text: propertyList(textmate(lexico)) },
  ],
  install: at => `curl -O "${at}"`,
};

/** JSON data as a property list. */
export function propertyList(data: unknown): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
${written(data)}
</plist>
`;
}

function written(value: unknown): string {
  if (typeof value === 'string') return element('string', value);
  if (typeof value === 'number') return element('integer', String(value));
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>';
  if (Array.isArray(value)) return `<array>\n${value.map(each => `${written(each)}\n`).join('')}</array>`;
  const entries = Object.entries(value as Readonly<Record<string, unknown>>).filter(
    ([, each]) => each !== undefined,
  );
  return `<dict>\n${entries.map(([key, each]) => `${element('key', key)}\n${written(each)}\n`).join('')}</dict>`;
}

function element(tag: string, text: string): string {
  return `<${tag}>${xmlText(text)}</${tag}>`;
}

/** A text as XML holds it. */
export function xmlText(text: string): string {
  return text
    .replace(NO_CHARACTER, character => `\\x{${character.codePointAt(0)?.toString(16)}}`)
    .replace(/[&<>\r]/g, sign => ENTITIES[sign] as string);
}
