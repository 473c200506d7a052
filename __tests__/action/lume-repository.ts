import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { parseDocument } from 'yaml';
import { gitIn } from '../git/git-server.js';

/** Lists of the example's configuration, and what is made of them: reading them takes most of a build. */
const LISTS = ['embutidas', 'modulos', 'comandos', 'erros', 'conteudos', 'lexico', 'programas', 'enderecos'];

/**
 * The example language in a folder.
 * @param has all of its lists, or its reserved words alone, for tests that are not about what is in the lists.
 */
export function copyLume(folder: string, has: 'all' | 'words' = 'all'): void {
  cpSync('examples/lume', folder, { recursive: true });
  if (has === 'all') return;
  const path = join(folder, 'refdata.yml');
  const config = parseDocument(readFileSync(path, 'utf8'));
  for (const list of LISTS) config.delete(list);
  for (const list of ['contextuais', 'operadores', 'verbos_http']) config.deleteIn(['sintaxe', list]);
  writeFileSync(path, config.toString());
}

/** A git repository with the example language: its first commit is the base, and `topic` is checked out. */
export class LumeRepository {
  /** The commit that the topic began at. */
  base: string;

  constructor(
    readonly folder: string,
    { main = 'main', has }: { readonly main?: string; readonly has?: 'all' | 'words' } = {},
  ) {
    copyLume(folder, has);
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
