import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { loadConfig } from '../../src/run/configuration.js';

const itWithPipes = spawnSync('mkfifo', ['--version']).status === 0 ? it : it.skip;

/** Opening a pipe waits until somebody writes into it: refdata did not answer at all. */
itWithPipes('a pipe is no configuration, and nobody waits for one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'refdata-pipe-'));
  try {
    const pipe = join(folder, 'refdata.yml');
    execFileSync('mkfifo', [pipe]);
    expect(() => loadConfig(pipe, 'refdata.yml')).toThrow(
      'refdata.yml is no file: a pipe or a device stands there.',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
