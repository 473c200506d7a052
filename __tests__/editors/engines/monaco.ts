import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { styleOf } from '../../../src/editors/line-machine.js';
import { MONACO_STYLES, monacoEditor } from '../../../src/editors/monaco.js';
import { idOf } from '../../../src/editors/scopes.js';
import type { Lexico } from '../../../src/lexico/index.js';
import type { Engine, EngineUnderTest } from './engine.js';
import { written } from './module.js';

interface Answer {
  /** Of each text, of each line. */
  readonly tokens: readonly (readonly (readonly [number, string])[])[][];
  readonly comments: object;
  readonly brackets: readonly (readonly [string, string])[];
  readonly extensions: readonly string[];
}

export function monaco(lexico: Lexico, texts: readonly string[]): Answer {
  const input = JSON.stringify({ module: written(monacoEditor, lexico), id: idOf(lexico), texts });
  const script = join(import.meta.dirname as string, 'monaco.mjs');
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--no-warnings', script], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Answer;
}

async function engine(lexico: Lexico): Promise<Engine> {
  return texts => {
    const { tokens } = monaco(lexico, texts);
    return texts.map((text, t) =>
      text.split('\n').flatMap((line, l) => {
        const found = Array<string | undefined>(line.length + 1).fill(undefined);
        for (const [offset, type] of tokens[t]?.[l] ?? []) found.fill(type, offset);
        return found;
      }),
    );
  };
}

export const MONACO: EngineUnderTest = {
  title: 'Monaco',
  styleOf: (_, kind, group) => styleOf(MONACO_STYLES, kind, group),
  load: engine,
};
