/** How a language with braces is written, as far as its definitions are counted. */
export interface Braces {
  /** What opens a block whose definitions others see. */
  readonly holds: RegExp;
  /** The name of what a head defines, in its first group. */
  readonly defines: readonly RegExp[];
  /** Whether the end of a line ends a head, where no bracket is open. */
  readonly lines?: boolean;
  /** Texts that reach over lines, and their like: left out before all others. */
  readonly texts?: RegExp;
}

/**
 * The definitions of a text by its braces alone: an independent count for languages whose own tool cannot be asked. Comments and
 * texts are blanked; a head is what stands before "{", ";" or the end of a line; what is inside of anything but `holds` is nobody's.
 */
export function definedIn(text: string, { holds, defines, lines = false, texts }: Braces): string[] {
  const code = blanked(text, texts);
  const found: string[] = [];
  /** Whether each open block holds definitions. */
  const blocks: boolean[] = [];
  let depth = 0;
  let head = '';
  let last = '';
  const end = () => {
    const isOpen = blocks.every(Boolean) && depth === 0;
    const whole = head.replace(/\s+/g, ' ').trim();
    // What a type extends may stand on a line of its own.
    const goesOn = /^(?:extends|with|where|:|implements|=)/.test(whole);
    if (isOpen && whole !== '')
      for (const pattern of defines) {
        const name = goesOn ? undefined : pattern.exec(whole)?.[1];
        if (name === undefined) continue;
        found.push(name.replaceAll('`', ''));
        break;
      }
    if (whole !== '') last = goesOn ? `${last} ${whole}` : whole;
    head = '';
  };
  for (const sign of code) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1);
    if (sign === '{' && depth === 0) {
      const isNamed = head.trim() !== '';
      end();
      blocks.push(holds.test(isNamed || lines ? last : ''));
    } else if (sign === '{') head += sign;
    else if (sign === '}' && depth === 0) {
      end();
      blocks.pop();
    } else if (depth === 0 && (sign === ';' || (lines && sign === '\n'))) end();
    else head += sign;
  }
  end();
  return found;
}

/** A text without comments and texts, line by line as it was. */
function blanked(text: string, texts: RegExp | undefined): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  const parts = [
    texts?.source,
    String.raw`\/\/[^\n]*`,
    String.raw`\/\*[\s\S]*?\*\/`,
    String.raw`"(?:\\.|[^"\\\n])*"`,
    String.raw`'(?:\\[^'\n]*|[^'\\\n])'`,
  ].filter(each => each !== undefined);
  return text.replace(new RegExp(parts.join('|'), 'g'), blank);
}
