import { type Member, type PatternPart, patternParts } from '../../lexico/index.js';
import { closeOf, firstsOf } from '../pattern-firsts.js';

/**
 * A pattern as Python's `re` reads it. Properties of Unicode, which it does not know, stay as `\p{L}` in a class: the
 * module that has the pattern puts their characters there.
 */
export function pythonPattern(source: string): string {
  const parts = patternParts(source);
  const before = lookbehindsOf(parts);
  const firsts = before === 0 ? undefined : firstsOf(parts.slice(before));
  // To look back is slow: first it is asked whether what follows may begin here at all.
  return (firsts === undefined ? '' : `(?=[${firsts.map(member).join('')}])`) + written(parts);
}

/** How many parts what a pattern begins with has that looks back. */
function lookbehindsOf(parts: readonly PatternPart[]): number {
  let end = 0;
  while (true) {
    const first = parts[end];
    if (first?.kind !== 'open' || !first.group.startsWith('(?<')) return end;
    end = closeOf(parts, end) + 1;
  }
}

function written(parts: readonly PatternPart[]): string {
  const groups: string[] = [];
  return parts.map(write).join('');

  function write(part: PatternPart): string {
    const group = groups.at(-1);
    switch (part.kind) {
      case 'open':
        groups.push(part.group);
        return part.group === '(?<=' ? '(?:(?<=' : part.group;
      case 'close':
        groups.pop();
        return group === '(?<=' ? '))' : ')';
      case 'or':
        // It looks back over texts of one length only.
        return group === '(?<=' ? ')|(?<=' : group === '(?<!' ? ')(?<!' : '|';
      case 'start':
        return '^';
      case 'end':
        return '(?=\\n)';
      case 'text':
        return literal(part.char);
      case 'class':
        return `[${part.negated ? '^' : ''}${part.members.map(member).join('')}]`;
      case 'again':
        return `\\${part.group}`;
      case 'times':
        return times(part) + (part.lazy ? '?' : '');
    }
  }
}

/** The properties in what `pythonPattern` gave: `L`, and `^L` for what does not have it. */
export const PROPERTY = /\\([pP])\{([^}]*)\}/g;

function member(part: Member): string {
  if ('property' in part) return `\\${part.negated ? 'P' : 'p'}{${part.property}}`;
  return part.from === part.to ? literal(part.from) : `${literal(part.from)}-${literal(part.to)}`;
}

function times({ least, most }: { least: number; most: number }): string {
  if (most === Number.POSITIVE_INFINITY && least < 2) return least === 0 ? '*' : '+';
  if (least === 0 && most === 1) return '?';
  return least === most ? `{${least}}` : `{${least},${Number.isFinite(most) ? most : ''}}`;
}

function literal(char: string): string {
  if (/^[\n\r\t\f\v\0]$/.test(char)) return `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return char.replace(/[!-/:-@[-^`{-~]/, '\\$&');
}
