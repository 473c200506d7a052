import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanUp, folderWith, ROOT, refdataInProcess } from './run-cli.js';

afterEach(cleanUp);

const LUME = join(ROOT, 'examples', 'lume');
const ROUTES = '[{"method": "GET", "path": "/itens"}]';

/** Every command that writes, but for the place that it writes to. */
const COMMANDS: readonly (readonly string[])[] = [
  ['build', '--repo', LUME, '--out'],
  ['editor', '--repo', LUME, '--only', 'prism', '--out'],
  ['registry', 'pack', '--repo', LUME, '--out'],
  ['registry', 'build', '--repo', LUME, '--out'],
  ['api', 'rotas.json', '--all', '--out-dir'],
  ['api', 'rotas.json', '--openapi', '-o'],
  ['init', '--repo', LUME, '--config'],
];

describe.each(COMMANDS.map(args => [args.filter(arg => arg !== LUME).join(' '), args] as const))(
  '%s',
  (_, args) => {
    test.each(['arquivo/x', 'arquivo/x/y/z', '/proc/x/y'])(
      '%s cannot be written, and nothing is',
      async place => {
        const cwd = folderWith({ 'rotas.json': ROUTES, arquivo: 'meu' });
        const run = await refdataInProcess([...args, place], { cwd });
        expect([run.code, run.stdout]).toEqual([2, '']);
        expect(run.stderr).toMatch(/cannot be written|is not a folder that can be read/);
        expect(run.stderr).not.toContain('    at ');
        expect(run.stderr.trim().split('\n').length).toBeGreaterThanOrEqual(2);
        expect(readdirSync(cwd)).toEqual(['arquivo', 'rotas.json']);
        expect(readFileSync(join(cwd, 'arquivo'), 'utf8')).toBe('meu');
      },
    );
  },
);
