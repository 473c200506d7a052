import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { gitIn } from '../git/git-server.js';

/** A git repository with the example language: its first commit is the base, and `topic` is checked out. */
export class LumeRepository {
  /** The commit that the topic began at. */
  base: string;

  constructor(
    readonly folder: string,
    main = 'main',
  ) {
    cpSync('examples/lume', folder, { recursive: true });
    this.git('init', '--quiet', `--initial-branch=${main}`);
    this.base = this.commit('Lume');
    this.git('checkout', '--quiet', '-b', 'topic');
  }

  git(...args: string[]): string {
    return gitIn(this.folder, ...args);
  }

  /** Commits everything and returns the id of the commit. */
  commit(message: string): string {
    this.git('add', '--all', '--force');
    this.git('commit', '--quiet', '--allow-empty', '-m', message);
    return this.git('rev-parse', 'HEAD');
  }

  edit(file: string, from: string | RegExp, to: string): void {
    const path = join(this.folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(path, text.replace(from, to));
  }

  removeWord(): void {
    this.edit('lume/tokens.py', /^ {4}"enquanto": .*\n/m, '');
  }

  addWords(count: number): void {
    const words = Array.from(
      { length: count },
      (_, i) => `    "palavra_nova_${i}": (FLOW, "a palavra ${i}"),\n`,
    );
    this.edit('lume/tokens.py', /^ {4}"enquanto": /m, `${words.join('')}    "enquanto": `);
  }

  bump(version: string): void {
    this.edit('lume/version.py', /\d+\.\d+\.\d+/, version);
  }

  /** As GitHub does: the merge of the topic into the base, checked out. */
  merge(): string {
    this.git('checkout', '--quiet', '--detach', this.base);
    this.git('merge', '--quiet', '--no-ff', '-m', 'Merge', 'topic');
    return this.git('rev-parse', 'HEAD');
  }
}
