import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const run = (script: string, env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [resolve('.github/scripts', script)], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });

test('the notes of a release are what the changelog tells of it', () => {
  const { status, stdout } = run('release-notes.mjs', { TAG: 'v1.0.0' });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^### Added\n/);
  expect(stdout).not.toMatch(/^## /m);
  const none = run('release-notes.mjs', { TAG: 'v0.9.9' });
  expect(none.status).toBe(1);
  expect(none.stderr).toContain('CHANGELOG.md has a section [0.9.9]');
});

test('the list of what a release is made of: every package of the bundle, and no tool', () => {
  const { status, stdout, stderr } = run('sbom.mjs');
  expect([status, stderr.includes('AssertionError')]).toEqual([0, false]);
  const { bomFormat, components } = JSON.parse(stdout);
  expect(bomFormat).toBe('CycloneDX');
  const names = new Set(components.map(({ name }: { name: string }) => name));
  for (const name of ['zod', 'yaml', 'redoc', 'web-tree-sitter', 'tree-sitter-c-sharp', '@actions/artifact'])
    expect(names).toContain(name);
  for (const name of ['jest', 'typescript', '@vercel/ncc', '@biomejs/biome'])
    expect(names).not.toContain(name);
  // As npm itself has them.
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  for (const { name, version } of components)
    expect(
      Object.entries(lock).some(
        ([path, each]) =>
          path.endsWith(`node_modules/${name}`) && (each as { version: string }).version === version,
      ),
    ).toBe(true);
});
