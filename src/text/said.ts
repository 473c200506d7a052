/**
 * What is said to people, in the tongue that was asked for. Sources are written in English, plainly: `npm run build` marks
 * every text that has a translation (scripts/messages.mjs), so that it goes through `said` when it is made. Nothing else in
 * the sources knows of it, and in English nothing is looked up.
 */

/** The tongues that messages are in. English is that of the sources. */
export const TONGUES = ['en', 'pt'] as const;
export type Tongue = (typeof TONGUES)[number];

/** Translations by their English texts, with holes as `{0}`, `{1}`, in both. */
export type Translations = ReadonlyMap<string, string>;

let translations: Translations | undefined;

/** Says everything from now on in the tongue of these translations; in English without any. */
export function speak(tongue: Translations | undefined): void {
  translations = tongue;
}

/** A text, or a template as its tag, in the tongue that is spoken; in English where that has no translation of it. */
export function said(english: string | readonly string[], ...values: readonly unknown[]): string {
  if (typeof english === 'string') return translations?.get(english) ?? english;
  if (translations === undefined) return filled(english, values);
  const translation = translations.get(english.reduce((key, piece, i) => `${key}{${i - 1}}${piece}`));
  if (translation === undefined) return filled(english, values);
  return translation.replace(/\{(\d+)\}/g, (_, hole) => `${values[Number(hole)]}`);
}

/** Says a text with holes (`{0}`) in one tongue, whichever is spoken. */
export type Say = (english: string, ...values: readonly unknown[]) => string;

/** Says texts by translations; in English without any, or where there is none of a text. */
export function sayBy(known: Translations | undefined): Say {
  return (english, ...values) =>
    (known?.get(english) ?? english).replace(/\{(\d+)\}/g, (_, hole) => `${values[Number(hole)]}`);
}

/** Says texts in the tongue that is spoken. */
export const spoken: Say = (english, ...values) => sayBy(translations)(english, ...values);

/** A single word that is said: what is no sentence is only marked in here. */
export function word(text: string): string {
  return text;
}

function filled(pieces: readonly string[], values: readonly unknown[]): string {
  return pieces.reduce((text, piece, i) => `${text}${values[i - 1]}${piece}`);
}
