import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@jest/globals';
import { TINY } from '../cli/run-cli.js';
import { gitIn, temporaryFolder } from '../git/git-server.js';

/** The smallest language in a folder of its own, which each test makes anew and changes. */
export class TinyRepository {
  folder = '';

  /** @param label what the folder is called, for whoever finds it. */
  constructor(private readonly label: string) {}

  readonly make = (): void => {
    this.folder = temporaryFolder(this.label);
    this.write({ ...TINY });
  };

  readonly remove = (): void => rmSync(this.folder, { recursive: true, force: true });

  readonly write = (files: Readonly<Record<string, string>>): void => {
    for (const [path, text] of Object.entries(files)) {
      const file = join(this.folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  };

  readonly edit = (path: string, from: string | RegExp, to: string): void => {
    const text = readFileSync(join(this.folder, path), 'utf8');
    expect(text).toMatch(from);
    this.write({ [path]: text.replace(from, to) });
  };

  readonly git = (...args: string[]): string => gitIn(this.folder, ...args);

  readonly commit = (message: string): void => {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '-m', message);
  };

  readonly bumpTo = (version: string): void => this.edit('refdata.yml', /versao: .*/, `versao: ${version}`);

  readonly breakWord = (from: string, to: string): void => this.edit('tokens.py', `"${from}"`, `"${to}"`);

  /** Lines at the end of refdata.yml. */
  readonly configure = (lines: string): void =>
    this.write({ 'refdata.yml': readFileSync(join(this.folder, 'refdata.yml'), 'utf8') + lines });
}
