import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isFuzzing } from '../../fuzzing.js';
import { folderWith, readIn } from '../small-repository.js';

/**
 * What odd files of compiled languages have for others, as a stranger would look for it. What holds stands beside each: for Go,
 * Java and Rust it is what their own tools say (go/doc, the compiler's model of elements, rustdoc), asked again by `npm run fuzz`.
 * A line is `+` for what others may use, `?` where a condition decides, and the first line of documentation behind the bar. `~` is
 * true and not said by the tool; `!` is told.
 */
interface Language {
  readonly glob: string;
  /** The program that says what holds, for folders; of parameters it says the names alone, or their types, too. */
  readonly tool?: { readonly command: readonly string[]; readonly env?: Record<string, string> };
  readonly flat?: (line: string) => string;
}

interface Case {
  readonly title: string;
  readonly files: Readonly<Record<string, string>>;
  readonly holds: readonly string[];
}

const HERE = join(import.meta.dirname ?? '.', 'compiled-names');
const LANGUAGES: Readonly<Record<string, Language>> = {
  go: {
    glob: '**/*.go',
    tool: { command: ['go', 'run', join(HERE, 'names.go')] },
    flat: line => line.replace(/^\+\? /, '? '),
  },
  java: {
    glob: '**/*.java',
    tool: { command: ['java', join(HERE, 'Names.java')] },
    flat: line =>
      withParameters(
        line,
        parameter =>
          parameter
            .replace(/(\[\])+$/, '')
            .split(/\s+/)
            .at(-1) ?? '',
      ),
  },
  rust: {
    glob: '*/lib.rs',
    tool: { command: ['python3', join(HERE, 'names.py')], env: { RUSTC_BOOTSTRAP: '1' } },
    flat: line =>
      withParameters(line.replace(/^\+\? /, '+ ').replaceAll('r#', ''), parameter => {
        const plain = parameter.replace(/^#\[.*?\]\s*/, '');
        if (/^&?('\w+ )?(mut )?self\b/.test(plain)) return 'self';
        return (
          plain
            .split(/:(?!:)/)[0]
            ?.replace(/^mut /, '')
            .trim() ?? ''
        );
      }),
  },
  c: { glob: '**/*.{c,h}' },
  cpp: { glob: '**/*.{cpp,hpp}' },
};

function casesIn(name: string): Case[] {
  const [, ...parts] = readFileSync(join(HERE, `${name}.txt`), 'utf8').split(/^= /m);
  return parts.map(part => {
    const [title = '', ...rest] = part.split('\n');
    const [body = '', holds = ''] = rest.join('\n').split(/^-- holds\n/m);
    const [, ...files] = body.split(/^## /m);
    return {
      title,
      files: Object.fromEntries(
        files.map(file => [file.slice(0, file.indexOf('\n')), file.slice(file.indexOf('\n') + 1)]),
      ),
      holds: holds.split('\n').filter(line => line !== ''),
    };
  });
}

/** Each parameter of a line's signature by itself; commas in brackets separate none. */
function withParameters(line: string, one: (parameter: string) => string): string {
  return line.replace(/\((.*)\)\|/, (_whole, list: string) => {
    const parts = [''];
    let depth = 0;
    for (const character of list.replaceAll('->', '')) {
      if ('<({['.includes(character)) depth += 1;
      if ('>)}]'.includes(character)) depth -= 1;
      if (character === ',' && depth === 0) parts.push('');
      else parts[parts.length - 1] += character;
    }
    // The receiver of a method of Java is nothing that is given.
    const names = parts.map(part => one(part.trim())).filter(name => name !== 'this');
    return `(${names.join(', ')})|`;
  });
}

const LINE =
  "[file, $join([exported ? '+' : '-', $exists(condition) ? '?' : '', ' ', what, ' ', container ? container & '.' : '', name, signature, '|', summary], '')]";

async function namesIn(
  folder: string,
  cases: readonly Case[],
  { glob, tool }: Language,
): Promise<string[][]> {
  const which = tool ? { exported: true } : {};
  const tops = await readIn(folder, { symbols: glob, ...which, map: LINE });
  const members = await readIn(folder, { symbols: glob, of: '*', ...which, map: LINE });
  const lines = new Map(cases.map((_each, i) => [`c${i}`, new Set<string>()]));
  for (const value of [...tops.values, ...members.values]) {
    // What is told has no line.
    if (!Array.isArray(value)) continue;
    const [file, line] = value as [string, string];
    lines.get(file.split('/')[0] as string)?.add(line);
  }
  for (const { rule, place } of [...tops.problems, ...members.problems]) {
    const [at = '', ...file] = (place.file ?? '').split('/');
    lines.get(at)?.add(`! ${rule} ${file.join('/')}${place.line === undefined ? '' : `:${place.line}`}`);
  }
  return [...lines.values()].map(each => [...each].sort());
}

describe.each(Object.entries(LANGUAGES))('names of %s', (name, language) => {
  const cases = casesIn(name);
  const folder = folderWith(
    Object.fromEntries(
      cases.flatMap(({ files }, i) => Object.entries(files).map(([path, text]) => [`c${i}/${path}`, text])),
    ),
  );

  it('are those that others can use', async () => {
    const read = await namesIn(folder, cases, language);
    expect(cases.map(({ title }, i) => ({ title, holds: read[i] }))).toEqual(
      cases.map(({ title, holds }) => ({ title, holds: holds.map(line => line.replace(/^~ /, '')).sort() })),
    );
  });

  const { tool, flat = line => line } = language;
  const hasTool = tool && isFuzzing() && spawnSync(tool.command[0] as string, ['--help']).error === undefined;
  (hasTool ? it : it.skip)('are those that the tool of the language says', () => {
    const [command, ...args] = (tool as NonNullable<typeof tool>).command as [string, ...string[]];
    const folders = cases.map((_each, i) => join(folder, `c${i}`));
    const { stdout, stderr, error } = spawnSync(command, [...args, ...folders], {
      encoding: 'utf8',
      env: { ...process.env, ...tool?.env },
      maxBuffer: 1 << 26,
    });
    if (error || stdout.trim() === '') throw error ?? new Error(stderr);
    const said = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as string[]);
    for (const [i, { title, holds }] of cases.entries()) {
      const told = holds.some(line => line.startsWith('!'));
      const ours = holds.filter(line => !/^[!~]/.test(line)).map(line => flat(line.replace(/\s+/g, ' ')));
      const theirs = (said[i] ?? [])
        .filter(line => !line.startsWith('='))
        .map(line => line.replace(/\s+/g, ' '));
      const missing = theirs.map(flat).filter(line => !ours.includes(line));
      const conditional = holds.filter(line => line.startsWith('+?')).map(flat);
      const wrong = ours.filter(line => !theirs.map(flat).includes(line));
      expect({
        title,
        missing: told ? [] : missing,
        wrong: wrong.filter(line => !conditional.includes(line)),
      }).toEqual({
        title,
        missing: [],
        wrong: [],
      });
    }
  });
});
