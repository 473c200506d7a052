import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as core from '@actions/core';
import { context } from '@actions/github';

const BUNDLE = resolve('dist/action/index.js');
/** Of the environment of this process, only what a program needs to start at all. */
const SYSTEM_VARIABLES = ['PATH', 'Path', 'SystemRoot', 'SYSTEMROOT', 'TEMP', 'TMP', 'PATHEXT'];

export interface ActionRun {
  readonly code: number | null;
  readonly log: string;
  readonly outputs: Record<string, string>;
  readonly summary: string;
}

/** Where a job has its things: the workspace, a folder that is emptied afterwards, the files that an action writes to. */
export interface JobFolders {
  readonly workspace: string;
  readonly temporary: string;
  readonly files: string;
}

/**
 * Runs the action from its sources in this process: the same `main`, inputs and places by environment, outputs by file.
 * For what does not depend on the process or the bundle, which take most of a second to start.
 */
export async function runAction(
  folders: JobFolders,
  inputs: Record<string, string>,
  env: Record<string, string> = {},
): Promise<ActionRun> {
  const job = prepareJob(folders, inputs, env);
  const { env: ownEnv, exitCode: ownExitCode } = process;
  const { write } = process.stdout;
  let log = '';
  process.env = job.env;
  process.exitCode = undefined;
  process.stdout.write = (text: string | Uint8Array) => {
    log += text.toString();
    return true;
  };
  try {
    // The toolkit looks at the environment when it is loaded, and for the file of summaries once: have it do so again. What it
    // would read of the event, the action reads itself.
    process.env = { ...job.env, GITHUB_EVENT_PATH: '' };
    Object.assign(context, new (context.constructor as new () => typeof context)());
    process.env = job.env;
    Object.assign(core.summary, { _filePath: undefined });
    runs += 1;
    // Another address of the same module, so that it runs again; what it imports stays loaded.
    await import(`../../src/action.js?run=${runs}`);
    return { code: Number(process.exitCode ?? 0), log, ...job.results() };
  } finally {
    process.stdout.write = write;
    process.env = ownEnv;
    process.exitCode = ownExitCode;
  }
}

let runs = 0;

/** Runs the bundled action as the runner does: a process of its own, inputs and places by environment, outputs by file. */
export async function runBundledAction(
  folders: JobFolders,
  inputs: Record<string, string>,
  env: Record<string, string> = {},
): Promise<ActionRun> {
  const job = prepareJob(folders, inputs, env);
  const child = spawn(process.execPath, [BUNDLE], {
    cwd: folders.workspace,
    env: job.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const code = await new Promise<number | null>(done => child.once('close', done));
  return { code, log, ...job.results() };
}

/** The environment of a step, and what it has written when it ended. */
function prepareJob(folders: JobFolders, inputs: Record<string, string>, env: Record<string, string>) {
  const output = join(folders.files, 'output');
  const summary = join(folders.files, 'summary');
  for (const file of [output, summary]) {
    rmSync(file, { force: true });
    writeFileSync(file, '');
  }
  return {
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
    results: () => ({ outputs: parseOutputs(output), summary: readFileSync(summary, 'utf8') }),
  };
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
