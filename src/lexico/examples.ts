import { type PatternPart, patternParts } from './pattern-parts.js';

/** A text that a pattern matches the beginning of. */
interface Example {
  readonly matched: string;
  /** The same, and what has to stand behind it. */
  readonly text: string;
}

type Open = Extract<PatternPart, { kind: 'open' }>['group'];

/** Characters that are tried for a class: letters, digits, signs, blanks. */
export const TRIED = [...'aA0_é1x-+*/=<>|!#$%&@^~?.,:;\'"`()[]{}\\', '\u00b7', ' ', '\t'];
/** Of each part so many texts are tried. */
const MOST = 12;
/** What is tried behind a match where a pattern looks ahead. */
const BEHIND = ['', ' ', 'a', '0', '\n', '"', "'", '('];

/**
 * Short texts that a pattern matches: each part in each of its forms once, the others in their first. Of a pattern that
 * looks ahead none may be found.
 */
export function examplesOf(source: string): readonly Example[] {
  const parts = patternParts(source);
  const reader = new Reader(parts);
  const bodies = reader.choices();
  const expression = new RegExp(source, 'muy');
  const found = new Map<string, Example>();
  for (const body of bodies)
    for (const tail of ['', ...reader.ahead, ...BEHIND]) {
      expression.lastIndex = 0;
      const matched = expression.exec(body + tail)?.[0];
      if (!matched || found.has(matched)) continue;
      found.set(matched, { matched, text: body + tail });
      break;
    }
  return [...found.values()];
}

/** Reads the parts of a pattern into texts that may match it. */
class Reader {
  /** What a pattern looks ahead for. */
  readonly ahead: string[] = [];
  private at = 0;

  constructor(private readonly parts: readonly PatternPart[]) {}

  /** Up to the end of a group, or of everything. */
  choices(): readonly string[] {
    const branches: string[] = [];
    for (;;) {
      branches.push(...this.sequence());
      if (this.parts[this.at]?.kind !== 'or') break;
      this.at += 1;
    }
    return branches.slice(0, MOST);
  }

  private sequence(): readonly string[] {
    const pieces: (readonly string[])[] = [];
    for (;;) {
      const part = this.parts[this.at];
      if (part === undefined || part.kind === 'close' || part.kind === 'or') return oneAtATime(pieces);
      this.at += 1;
      if (part.kind === 'text') pieces.push([part.char]);
      else if (part.kind === 'class') pieces.push(charactersOf(part));
      else if (part.kind === 'open') pieces.push(this.group(part.group));
      else if (part.kind === 'times') pieces.push(repeated(pieces.pop() ?? [''], part));
    }
  }

  private group(open: Open): readonly string[] {
    const inside = this.choices();
    this.at += 1;
    if (open === '(' || open === '(?:') return inside;
    if (open === '(?=') this.ahead.push(...inside);
    return [''];
  }
}

type CharacterClass = Extract<PatternPart, { kind: 'class' }>;

function charactersOf(part: CharacterClass): readonly string[] {
  const own = part.members.flatMap(member => ('from' in member ? [member.from] : []));
  return [...new Set([...TRIED, ...own])].filter(char => isIn(part, char)).slice(0, MOST);
}

/** Whether a class of characters has one. */
export function isIn({ members, negated }: CharacterClass, char: string): boolean {
  const code = char.codePointAt(0) as number;
  return (
    members.some(member =>
      'property' in member
        ? new RegExp(`^\\${member.negated ? 'P' : 'p'}{${member.property}}$`, 'u').test(char)
        : code >= (member.from.codePointAt(0) as number) && code <= (member.to.codePointAt(0) as number),
    ) !== negated
  );
}

function repeated(texts: readonly string[], { least, most }: Extract<PatternPart, { kind: 'times' }>) {
  const counts = [...new Set([least, Math.max(least, 1), least + 1])].filter(count => count <= most);
  return counts.flatMap(count => (count === 0 ? [''] : texts.map(text => text.repeat(count)))).slice(0, MOST);
}

/** Texts put together: each piece in each of its forms, the others in their first. */
function oneAtATime(pieces: readonly (readonly string[])[]): readonly string[] {
  const first = pieces.map(([text = '']) => text);
  const varied = pieces.flatMap((texts, i) => texts.slice(1).map(text => first.with(i, text).join('')));
  return [first.join(''), ...varied];
}
