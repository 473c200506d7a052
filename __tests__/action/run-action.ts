import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const BUNDLE = resolve('dist/action/index.js');
/** Of the environment of this process, only what a program needs to start at all. */
const SYSTEM_VARIABLES = ['PATH', 'Path', 'SystemRoot', 'SYSTEMROOT', 'TEMP', 'TMP', 'PATHEXT'];

export interface ActionRun {
  readonly code: number | null;
  readonly log: string;
  readonly outputs: Record<string, string>;
  readonly summary: string;
}

/** Runs the bundled action as the runner does: inputs and places by environment, outputs by file. */
export async function runAction(
  folders: { workspace: string; temporary: string; files: string },
  inputs: Record<string, string>,
  env: Record<string, string> = {},
): Promise<ActionRun> {
  const output = join(folders.files, 'output');
  const summary = join(folders.files, 'summary');
  for (const file of [output, summary]) {
    rmSync(file, { force: true });
    writeFileSync(file, '');
  }
  const child = spawn(process.execPath, [BUNDLE], {
    cwd: folders.workspace,
    env: {
      ...pick(process.env, SYSTEM_VARIABLES),
      GITHUB_WORKSPACE: folders.workspace,
      RUNNER_TEMP: folders.temporary,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      ...Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
      ),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const code = await new Promise<number | null>(done => child.once('close', done));
  return { code, log, outputs: parseOutputs(output), summary: readFileSync(summary, 'utf8') };
}

/** The file of outputs: `name<<delimiter`, the value, the delimiter. */
function parseOutputs(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const outputs: Record<string, string> = {};
  for (const match of readFileSync(file, 'utf8').matchAll(/^(.+)<<(\S+)\r?\n([\s\S]*?)\r?\n\2\r?$/gm)) {
    outputs[match[1] ?? ''] = match[3] ?? '';
  }
  return outputs;
}

function pick(env: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap(name => (env[name] === undefined ? [] : [[name, env[name]]])));
}
