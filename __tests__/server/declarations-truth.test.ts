import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Declaration } from '../../src/extract/index.js';
import { declarationReaders } from '../../src/server/index.js';
import { canRun, jsonFrom } from '../extract/interpreter.js';
import { pythonPackage } from '../recipes/python-package.js';

/** A declaration as the language has it; without a place where it tells none. */
interface Truth {
  readonly what: string;
  readonly name: string;
  readonly container: string | null;
  readonly line?: number;
  readonly doc?: string;
  readonly hidden?: boolean;
  readonly params?: readonly (readonly [name: string, type: string, hasDefault: boolean])[];
  readonly result?: string;
  readonly made_with?: number;
}

const SHA256 = 'ed4a7c4f765ab8d99216372b4d4c9e259c40d4728d022889f61d679bed9197b2';
const program = join(import.meta.dirname ?? '.', 'declarations_truth.py');
const folder = canRun('python3', '--version')
  ? pythonPackage('dataforge-lang==1.1.1', SHA256, 'dataforge')
  : undefined;

(folder === undefined ? describe.skip : describe)('what programs of the language declare', () => {
  it('is what its own parser and generator of documentation have', () => {
    const truth = jsonFrom('python3', [program, folder as string], '') as Record<string, Truth[]>;
    const differences: string[] = [];
    let compared = 0;
    for (const [file, expected] of Object.entries(truth)) {
      const text = readFileSync(join(folder as string, file), 'utf8');
      const read = declarationReaders[0]?.read(file, text);
      expect([file, read?.error]).toEqual([file, undefined]);
      const found = grouped(read?.declarations ?? []);
      const seen = new Map<string, number>();
      for (const each of expected) {
        const key = `${each.container} ${each.name}`;
        // A variable is there from where it is first given a value; an action may have several forms.
        const form = seen.get(key) ?? 0;
        if (form > 0 && each.what === 'variable') continue;
        seen.set(key, form + 1);
        compared += 1;
        const ours = found.get(key)?.[form];
        const tell = (what: string, theirs: unknown, own: unknown) =>
          differences.push(`${file} ${key}: ${what} ${JSON.stringify(theirs)} | ${JSON.stringify(own)}`);
        if (!ours) {
          tell('missing', each.line, null);
          continue;
        }
        if (ours.what !== each.what) tell('what', each.what, ours.what);
        if (each.line !== undefined && ours.place.line !== each.line)
          tell('line', each.line, ours.place.line);
        if (each.hidden && ours.exported) tell('exported', false, true);
        // The generator knows no comment above a decorator; ornaments are no words.
        if (each.doc && words(each.doc) !== words(ours.documentation))
          tell('doc', each.doc, ours.documentation);
        if (each.made_with !== undefined && each.made_with > 0 !== (ours.signature !== null))
          tell('made with', each.made_with, ours.signature);
        if (each.params && shape(ours.signature ?? '') !== truthful(each))
          tell('signature', truthful(each), ours.signature);
      }
    }
    console.info(`DataForge: ${compared} declarations of ${Object.keys(truth).length} programs`);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(4000);
  });
});

function words(text: string): string {
  return text.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '';
}

function truthful({ params = [], result = '' }: Truth): string {
  const list = params.map(([name, type, hasDefault]) => `${name}:${type}${hasDefault ? '=' : ''}`);
  return `(${list.join()})->${result}`.replaceAll(' ', '');
}

/** The names, types and defaults of a signature, without the values of defaults. */
function shape(signature: string): string {
  const [, inside = '', result = ''] = /^\((.*)\)(?: *-> *(.*))?$/s.exec(signature) ?? [];
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i <= inside.length; i += 1) {
    const letter = inside[i] ?? '';
    if ('([{<'.includes(letter) && letter !== '') depth += 1;
    else if (')]}>'.includes(letter) && letter !== '') depth -= 1;
    else if (i === inside.length || (letter === ',' && depth === 0)) {
      parts.push(inside.slice(from, i).trim());
      from = i + 1;
    }
  }
  const list = parts
    .filter(part => part !== '')
    .map(part => {
      const [declared = '', fallback] = part.split(':=');
      const [name = '', type = ''] = declared.split(':');
      return `${name.replace(/^\.+/, '').trim()}:${type.trim()}${fallback === undefined ? '' : '='}`;
    });
  return `(${list.join()})->${result}`.replaceAll(' ', '');
}

function grouped(declarations: readonly Declaration[]): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  for (const each of declarations) {
    const key = `${each.container} ${each.name}`;
    found.set(key, [...(found.get(key) ?? []), each]);
  }
  return found;
}
