import type { Lexico, TokenClass } from '../../../src/lexico/index.js';

/** The style that an engine gives each UTF-16 unit of a text. */
export type Coloured = readonly (string | undefined)[];

/** An engine with a language: all texts at once, for those that are programs of their own. */
export type Engine = (texts: readonly string[]) => readonly Coloured[];

/** A real engine, and how it names the colour of a token. */
export interface EngineUnderTest {
  readonly title: string;
  /** Texts that it alone cannot colour exactly: docs/editors.md has the reasons. */
  readonly remainder?: RegExp;
  styleOf(lexico: Lexico, kind: Exclude<TokenClass, 'branco'>, group?: string): string | undefined;
  load(lexico: Lexico): Promise<Engine>;
}

/** The lines of a text as editors take them, and where each begins: whatever ends them. */
export function linesOf(text: string): readonly (readonly [at: number, line: string])[] {
  let at = 0;
  return text.split(/(\r\n|\r|\n)/).flatMap((part, i) => {
    at += part.length;
    return i % 2 === 0 ? [[at - part.length, part] as const] : [];
  });
}
