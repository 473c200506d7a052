import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';

export const ROOT = resolve(import.meta.dirname ?? '.', '..', '..');
const CLI = join(ROOT, 'dist', 'cli', 'index.js');
/** The colours of terminals, which no test wants unless it asks for them. */
const PLAIN = { NO_COLOR: '1' };

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs the command line from its sources in this process: the same `main`, with arguments, folder and environment of its
 * own. For what does not depend on the process or the bundle, which take some time to start.
 */
export async function refdataInProcess(
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string>; input?: string | Buffer } = {},
): Promise<Run> {
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin') as PropertyDescriptor;
  const { argv, env, exitCode } = process;
  const folder = process.cwd();
  const streams = [process.stdout, process.stderr] as const;
  const own = streams.map(stream => ({ write: stream.write, listeners: stream.listeners('error') }));
  const texts = ['', ''];
  streams.forEach((stream, i) => {
    stream.write = (text: string | Uint8Array) => {
      texts[i] += typeof text === 'string' ? text : Buffer.from(text).toString('utf8');
      return true;
    };
  });
  process.argv = [process.execPath, CLI, ...args];
  process.env = { PATH: process.env.PATH, ...(options.env ?? PLAIN) };
  process.exitCode = undefined;
  if (options.input !== undefined)
    Object.defineProperty(process, 'stdin', {
      ...stdin,
      get: () => Readable.from([Buffer.from(options.input ?? '')]),
    });
  process.chdir(options.cwd ?? ROOT);
  try {
    runs += 1;
    // Another address of the same module, so that it runs again; what it imports stays loaded.
    await import(`../../src/cli.js?run=${runs}`);
    return { code: Number(process.exitCode ?? 0), stdout: texts[0] ?? '', stderr: texts[1] ?? '' };
  } finally {
    process.chdir(folder);
    Object.defineProperty(process, 'stdin', stdin);
    Object.assign(process, { argv, env, exitCode });
    streams.forEach((stream, i) => {
      stream.write = own[i]?.write ?? stream.write;
      for (const listener of stream.listeners('error'))
        if (!own[i]?.listeners.includes(listener)) stream.off('error', listener as () => void);
    });
  }
}

let runs = 0;

/** Runs the bundled command line as a process, as users do. */
export function refdata(
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Run {
  if (!existsSync(CLI)) throw new Error('dist/cli/index.js is missing: run `npm run build`');
  const env = { PATH: process.env.PATH ?? '', ...(options.env ?? PLAIN) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    cwd: options.cwd ?? ROOT,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: status, stdout, stderr };
}

/** Starts a command that runs until it is stopped; resolves when its output matches. */
export async function start(
  args: readonly string[],
  until: RegExp,
): Promise<{
  match: RegExpExecArray;
  /** Waits for something that it prints, or has printed. */
  heard: (pattern: RegExp) => Promise<RegExpExecArray>;
  stop: () => Promise<number | null>;
}> {
  const child = spawn(process.execPath, [CLI, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', ...PLAIN },
  });
  let output = '';
  const exited = new Promise<number | null>(done => child.once('exit', done));
  const take = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const heard = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((found, failed) => {
      const look = () => {
        const matched = pattern.exec(output);
        if (matched) found(matched);
      };
      look();
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      void exited.then(code => failed(new Error(`exited with ${code}: ${output}`)));
    });
  return {
    match: await heard(until),
    heard,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** A folder for one test, with the files given; removed by {@link cleanUp}. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'refdata-cli-'));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}

const folders: string[] = [];

export function cleanUp(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Every file below a folder with its text, by path with `/`. */
export function contentsOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  return new Map(
    files
      .map(entry => join(entry.parentPath, entry.name))
      .sort()
      .map(path => [relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8')] as const),
  );
}

/** The smallest language that builds: one word in one Python table. */
export const TINY = {
  'refdata.yml': `nome: Tiny
descricao: A menor das linguagens
documentacao: https://tiny.example/docs
versao: 1.0.0
sintaxe:
  extensao: .ty
  reservadas:
    - table: tokens.py#WORDS
      map: { palavra: key, descricao: value }
erros:
  - table: errors.py#ERRORS
    map: { codigo: "args[0]", titulo: "args[1]", explicacao: "kwargs.explicacao", exemplo: "kwargs.exemplo", solucao: "kwargs.solucao", doc: "kwargs.doc" }
`,
  'tokens.py': 'WORDS = {\n    "se": "condicional",\n}\n',
  'errors.py': `ERRORS = [
    Error("TY0101", "Palavra desconhecida", explicacao="A palavra não existe.", exemplo="sse x", solucao="Escreva se.", doc="erros/palavras"),
    Error("TY0102", "Falta o fim", explicacao="O bloco não acaba.", exemplo="se x", solucao="Acabe o bloco.", doc="erros/blocos"),
]
`,
} as const;
