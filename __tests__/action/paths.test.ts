import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isInside, pathInside, slashPath } from '../../src/action/paths.js';

let root: string;
let outside: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'refdata-paths-')));
  outside = realpathSync(mkdtempSync(join(tmpdir(), 'refdata-outside-')));
  mkdirSync(join(root, 'lang'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
  rmSync(outside, { recursive: true, force: true });
});

describe('pathInside', () => {
  test('what is inside, there or not', () => {
    expect(pathInside(root, '.', 'path')).toBe(root);
    expect(pathInside(root, 'lang', 'path')).toBe(join(root, 'lang'));
    expect(pathInside(root, 'lang/../new/site', 'out')).toBe(join(root, 'new', 'site'));
    expect(pathInside(root, join(root, 'lang'), 'path')).toBe(join(root, 'lang'));
    expect(pathInside(root, '../refdata.yml', 'config', join(root, 'lang'))).toBe(join(root, 'refdata.yml'));
    expect(pathInside(root, '..site', 'out')).toBe(join(root, '..site'));
  });

  test('what is not', () => {
    for (const path of ['..', '../x', 'lang/../../x', '/etc', outside, `${root}-sibling`]) {
      expect(() => pathInside(root, path, 'out')).toThrow(/^out is ".*", which leads outside/);
    }
  });

  test('links', () => {
    const type = process.platform === 'win32' ? 'junction' : 'dir';
    symlinkSync(outside, join(root, 'out-link'), type);
    symlinkSync(join(outside, 'gone'), join(root, 'dangling'), type);
    symlinkSync(join(root, 'lang'), join(root, 'in-link'), type);
    expect(() => pathInside(root, 'out-link', 'out')).toThrow(/leads outside/);
    expect(() => pathInside(root, 'out-link/new', 'out')).toThrow(/leads outside/);
    expect(() => pathInside(root, 'dangling', 'out')).toThrow(/leads outside/);
    expect(() => pathInside(root, 'dangling/new', 'out')).toThrow(/leads outside/);
    expect(pathInside(root, 'in-link/new', 'out')).toBe(join(root, 'lang', 'new'));
    // A workspace that is itself reached through a link.
    symlinkSync(root, join(outside, 'workspace'), type);
    expect(pathInside(join(outside, 'workspace'), 'lang', 'path')).toBe(join(root, 'lang'));
  });
});

test('isInside and slashPath', () => {
  expect(isInside(root, root)).toBe(true);
  expect(isInside(root, join(root, 'a'))).toBe(true);
  expect(isInside(join(root, 'a'), root)).toBe(false);
  expect(isInside(root, `${root}b`)).toBe(false);
  expect(slashPath(root, join(root, 'a', 'b'))).toBe('a/b');
  expect(slashPath(root, root)).toBe('');
});
