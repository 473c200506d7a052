import type { Macro, Spelling } from '../languages/language/effects.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { lang } from './lang.js';
import { oncePerFile } from './once-per-file.js';
import type { World } from './world.js';

/** Names that lead to names: bounds what circles of them could cost. */
const MAX_DEPTH = 8;

/** The macros of files, and what these do with the names that they say. */
export class Macros {
  /** Macros that a file defines. */
  readonly of = oncePerFile(file => lang(file).macros?.(file.text) ?? []);

  /** Macros that a file may use and that call something, or write what does, with the names that they say. */
  readonly calling = oncePerFile((file): readonly { name: string; calls: readonly string[] }[] => {
    if (!lang(file).macros || !file.text.includes('define')) return [];
    const all = this.of(file);
    const words = new Map(all.map(({ name, body }) => [name, body.match(/[A-Za-z_]\w*/g) ?? []]));
    return all.map(({ name }) => {
      const found = new Set(words.get(name));
      // A set that grows while it is gone through is gone through to its end.
      for (const word of found) for (const inner of words.get(word) ?? []) found.add(inner);
      return { name, calls: [...found].filter(word => this.isCallable(file, word)) };
    });
  });

  constructor(private readonly world: World) {}

  /** Macros of a name that a file may use, its own first. */
  named(file: SourceFile, name: string): readonly Macro[] {
    if (!lang(file).macros) return [];
    const own = this.of(file).filter(macro => macro.name === name);
    if (own.length > 0) return own;
    const others = [...this.world.seers(file, name)].flatMap(other =>
      other === 'unseen' ? [] : this.of(other),
    );
    return others.filter(macro => macro.name === name);
  }

  /** What a macro of a file does with a name, as far as is known what it calls. */
  spelling(file: SourceFile, macro: Macro, name: string, isParameter?: boolean): Spelling {
    return macro.does(name, callee => this.onlyReads(file, callee, 0), isParameter);
  }

  private onlyReads(file: SourceFile, name: string, depth: number): boolean {
    if (depth > MAX_DEPTH) return false;
    const macros = this.named(file, name);
    if (macros.length > 0)
      return macros.every(macro =>
        macro.parameters?.every(
          parameter =>
            parameter !== '...' &&
            /^(nothing|part)$/.test(
              macro.does(parameter, inner => this.onlyReads(file, inner, depth + 1), true),
            ),
        ),
      );
    const known = this.isFunctionName(file, name) ? undefined : lang(file).libraryFunction(name);
    return known !== undefined && Object.keys(known).length === 0;
  }

  private isFunctionName(file: SourceFile, name: string): boolean {
    return this.isDefined(file, name, (other, value) => lang(other).isFunction(value));
  }

  private isCallable(file: SourceFile, name: string): boolean {
    return this.isDefined(
      file,
      name,
      (other, value) => lang(other).isFunction(value) || lang(other).isClass(value),
    );
  }

  private isDefined(file: SourceFile, name: string, as: (file: SourceFile, value: Node) => boolean): boolean {
    const of = (other: SourceFile) =>
      this.world
        .scopes(other)
        .declarations(other.root, name)
        .some(({ declaration: { value } }) => value !== undefined && as(other, value));
    return of(file) || [...this.world.seers(file, name)].some(other => other !== 'unseen' && of(other));
  }
}
