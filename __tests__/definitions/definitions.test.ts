import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { openRepository } from '../../src/repository/repository.js';
import { ROOT } from '../cli/run-cli.js';
import { canRun, canRunHere, jsonFrom } from '../extract/interpreter.js';
import { readIn } from '../extract/small-repository.js';
import { sourcesOf } from '../init/corpus/sources.js';
import { debianPackage, debianSource } from '../recipes/debian-source.js';
import { printDefinitions } from '../recipes/fidelity.js';
import * as truths from './truths.js';

/** What `symbols` finds of a real library of each language, compared with what something that is not ours finds. */
interface Library {
  readonly language: string;
  /** Of what, and which version of it. */
  readonly name: string;
  readonly folder: () => string | undefined;
  readonly version: (folder: string) => string;
  readonly symbols: string;
  /** Kinds of definitions that are counted. */
  readonly what: readonly string[];
  /** Who says it, and how. */
  readonly by: string;
  readonly truth: truths.Truth;
  /** Whether definitions of one name differ by how many parameters they have. */
  readonly byArity?: true;
  /** Whether definitions of one name in a file are one: clauses, overloads, both sides of a condition. */
  readonly once?: true;
  /** What is not found, at most, and why. */
  readonly missing?: readonly [number, string];
}

const scratch = mkdtempSync(join(tmpdir(), 'refdata-definitions-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Of all files, so many, spread evenly over them: enough for some thousand definitions. */
const MAX_FILES = 100;
/** Of scripts of a function or two each, more. */
const MAX_SCRIPTS = 500;
const FUNCTIONS = ['function', 'method'];

const npm = (name: string, version: string) => () =>
  sourcesOf({
    name: `definitions-${name.split('/').at(-1)}`,
    from: 'npm',
    package: name,
    version,
  } as Parameters<typeof sourcesOf>[0]);
const said = (file: string, pattern: RegExp) => (folder: string) =>
  pattern.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? '';
const packageVersion = said('package.json', /"version": *"([^"]+)"/);
const printed =
  (program: string, ...args: string[]) =>
  () =>
    /\d+(?:\.\d+)+/.exec(spawnSync(program, args, { encoding: 'utf8' }).stdout)?.[0] ?? '';

/** Go's parser and Java's compiler are asked by a program each, which is compiled when it runs. */
const go: truths.Truth = (folder, files) => {
  const program = join(scratch, 'main.go');
  writeFileSync(program, truths.GO);
  const found = jsonFrom('go', ['run', program], JSON.stringify({ Folder: folder, Files: files }));
  return new Map(Object.entries(found as Record<string, string[]>));
};
const java: truths.Truth = (folder, files) => {
  const program = join(scratch, 'Names.java');
  writeFileSync(program, truths.JAVA);
  const found = jsonFrom('java', [program, folder], files.join('\n'));
  return new Map(Object.entries(found as Record<string, string[]>));
};

const hasJava = canRun('javac', '-version');

const GO_FOLDERS = ['strings', 'net/http', 'encoding/json', 'text/template', 'sort', 'time'];
const GO_PATTERNS = GO_FOLDERS.map(each => `./usr/share/go-1.19/src/${each}/*`);

const LIBRARIES: readonly (Library | false)[] = [
  {
    language: 'Bash',
    name: 'bash-completion',
    folder: () => (canRun('bash', '--version') ? debianSource('bash-completion') : undefined),
    version: said('configure.ac', /AC_INIT\(\[bash-completion\], \[([\d.]+)/),
    symbols: 'completions/*',
    what: FUNCTIONS,
    by: 'bash --pretty-print',
    truth: truths.bash,
  },
  {
    language: 'C#',
    name: 'UniRx',
    folder: npm('com.neuecc.unirx', '7.1.0'),
    version: packageVersion,
    symbols: '**/*.cs',
    what: [...FUNCTIONS, 'class', 'interface', 'enum', 'type'],
    by: 'a count by braces',
    truth: truths.counted(truths.csharp),
  },
  {
    language: 'Elixir',
    name: 'Elixir',
    folder: () => (canRunHere('elixir', '--version') ? debianSource('elixir-lang') : undefined),
    version: said('VERSION', /(\S+)/),
    symbols: 'lib/elixir/lib/*.ex',
    what: [...FUNCTIONS, 'macro', 'module'],
    by: 'its parser',
    truth: truths.elixir,
    byArity: true,
    missing: [2, 'operators that look like no definition: `..`, `..//`'],
  },
  {
    language: 'Go',
    name: "Go's library",
    // Not that of the program which is here: another one has other definitions.
    folder: () => (canRun('go', 'version') ? debianPackage('golang-1.19-src', GO_PATTERNS) : undefined),
    version: () => '1.19.8',
    symbols: `usr/share/go-1.19/src/{${GO_FOLDERS.join()}}/*.go`,
    what: [...FUNCTIONS, 'class', 'interface', 'type'],
    by: 'go/parser',
    truth: go,
  },
  {
    language: 'Haskell',
    name: 'lens',
    folder: () => debianSource('haskell-lens'),
    version: said('lens.cabal', /^version: *(\S+)/m),
    symbols: 'src/**/*.hs',
    what: ['function', 'constant', 'type', 'interface'],
    by: 'a count by lines',
    truth: truths.haskell,
    missing: [5, 'what stands behind the `#else` of a condition'],
    once: true,
  },
  hasJava && {
    language: 'Java',
    name: 'Groovy',
    folder: () => debianSource('groovy'),
    version: () => '2.4.21',
    symbols: 'src/main/**/*.java',
    what: [...FUNCTIONS, 'class', 'interface', 'enum'],
    by: 'javac',
    truth: java,
  },
  {
    language: 'Kotlin',
    name: 'expo-modules-core',
    folder: npm('expo-modules-core', '3.0.29'),
    version: packageVersion,
    symbols: 'android/**/*.kt',
    what: [...FUNCTIONS, 'class', 'interface', 'enum', 'module'],
    by: 'a count by braces',
    truth: truths.counted(truths.kotlin),
  },
  {
    language: 'Lua',
    name: "Neovim's runtime",
    folder: () => debianPackage('neovim-runtime', ['./usr/share/nvim/runtime/lua/*']),
    version: printed('nvim', '--version'),
    symbols: '**/*.lua',
    what: FUNCTIONS,
    by: 'a count by lines',
    truth: truths.lua,
  },
  {
    language: 'PHP',
    name: 'PHP-Parser',
    folder: () => (canRunHere('php', '--version') ? debianSource('php-parser') : undefined),
    version: said('CHANGELOG.md', /^Version ([\d.]+)/m),
    symbols: 'lib/**/*.php',
    what: [...FUNCTIONS, 'class', 'interface', 'type'],
    by: 'its tokens',
    truth: truths.php,
  },
  {
    language: 'Rust',
    name: "Rust's library",
    folder: () => debianPackage('rust-src', ['./usr/src/rustc-*/library/*']),
    version: () => '1.63.0',
    symbols: 'usr/src/rustc-*/library/{alloc,std}/src/**/!(*tests).rs',
    what: [...FUNCTIONS, 'class', 'interface', 'enum'],
    by: 'a count by braces',
    truth: truths.counted(truths.rust),
    missing: [1, 'the second of two for one condition each: `#[cfg(test)]`'],
  },
  {
    language: 'Scala',
    name: "Scala's library",
    folder: () => debianSource('scala'),
    version: said('build.sbt', /baseVersion in Global := "([\d.]+)"/),
    symbols: 'src/library/scala/**/*.scala',
    what: [...FUNCTIONS, 'class', 'interface', 'module'],
    by: 'a count by braces',
    truth: truths.counted(truths.scala),
  },
  {
    language: 'Swift',
    name: 'expo-modules-core',
    folder: npm('expo-modules-core', '3.0.29'),
    version: packageVersion,
    symbols: 'ios/**/*.swift',
    what: [...FUNCTIONS, 'class', 'interface', 'enum', 'type'],
    by: 'a count by braces',
    truth: truths.counted(truths.swift),
  },
  {
    language: 'TypeScript',
    name: 'zod',
    folder: () => join(ROOT, 'node_modules', 'zod'),
    version: packageVersion,
    symbols: 'src/v4/{core,mini}/*.ts',
    what: ['function', 'class', 'interface', 'enum', 'type'],
    by: 'typescript',
    truth: truths.typescript,
    once: true,
  },
  {
    language: 'Zig',
    name: 'zigar-compiler',
    folder: npm('zigar-compiler', '0.15.2'),
    version: packageVersion,
    symbols: '**/*.zig',
    what: FUNCTIONS,
    by: 'a count by braces',
    truth: truths.counted(truths.zig),
  },
];

describe('definitions of a real library', () => {
  for (const library of LIBRARIES.filter(each => each !== false)) {
    const folder = library.folder();
    (folder === undefined ? it.skip : it)(
      `${library.language}: ${library.name}, by ${library.by}`,
      async () => {
        const { language, name, by, version, missing: [most] = [0] } = library;
        const { truth, all, counted, told } = await compared(library, folder as string);
        const missing = lacking(truth, all);
        const definitions = truth.length;
        printDefinitions(
          { language, of: `${name} ${version(folder as string)}`, by },
          {
            definitions,
            found: definitions - missing.length,
            missing: missing.length,
            more: lacking(counted, truth).length,
            told,
          },
        );
        expect(definitions).toBeGreaterThan(250);
        expect(missing.slice(most)).toEqual([]);
      },
      60_000,
    );
  }
});

/** What both sides have, as `file name`, each as often as it stands there; files whose syntax is told as broken aside. */
async function compared({ symbols, what, truth, byArity, once: isOnce }: Library, folder: string) {
  const map = {
    file: 'file',
    name: 'name',
    what: 'what',
    line: 'line',
    signature: "signature ? signature : ''",
  };
  type Row = { file: string; name: string; what: string; line: number; signature: string };
  const all = openRepository(folder).glob(symbols);
  const count = Math.min(all.length, symbols.endsWith('*') ? MAX_SCRIPTS : MAX_FILES);
  const step = all.length / count;
  const files = Array.from({ length: count }, (_, i) => all[Math.floor(i * step)] as string);
  const rows: Row[] = [];
  const told = new Set<string>();
  const grammar = symbols.endsWith('*') ? { grammar: 'bash' } : {};
  for (const level of [{}, { of: '*' }]) {
    const source = { symbols: `{${files.join(',')}}`, map, ...grammar, ...level };
    const read = await readIn(folder, source, { source_mib: 64 });
    rows.push(...(read.values as Row[]));
    for (const { rule, place } of read.problems) if (rule === 'source-syntax') told.add(place.file);
  }
  const readable = files.filter(file => !told.has(file));
  const expected = truth(folder, readable);
  const kinds = new Set(what);
  const unique = (list: readonly string[]) => (isOnce ? [...new Set(list)] : list);
  const keyed = (list: readonly Row[]) => unique(list.map(({ file, name }) => `${file} ${name}`));
  const read = rows.filter(({ file }) => !told.has(file));
  return {
    told: told.size,
    truth: unique(
      [...expected].flatMap(([file, names]) => once(names, byArity).map(name => `${file} ${name}`)),
    ),
    // A type and a value of one name are one symbol.
    all: keyed(read),
    counted: keyed(read.filter(row => kinds.has(row.what))),
  };
}

/** Clauses of one function, which are told apart by how many parameters they have, once. */
function once(names: readonly string[], byArity = false): string[] {
  const all = byArity ? [...new Set(names)] : names;
  return all.map(name => (byArity ? name.replace(/(?<=.)\/\d+$/, '') : name));
}

/** What of one list another has not, or less often. */
function lacking(these: readonly string[], those: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const each of those) left.set(each, (left.get(each) ?? 0) + 1);
  return these.filter(each => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}
