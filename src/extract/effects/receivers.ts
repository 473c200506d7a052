import type { StaticTypes } from '../languages/language/effects.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { lang } from './lang.js';
import type { Code, World } from './world.js';

/** A type in the file where its names mean something. */
interface Typed {
  readonly file: SourceFile;
  readonly type: Node;
}

/** Expressions and types that lead to others: bounds what circles of them could cost. */
const MAX_LOOKUPS = 16;

/** Methods by the declared type of what they are asked of, where they stand outside of that. */
export class Receivers {
  constructor(private readonly world: World) {}

  /** The methods of a name that an object has; none where its type, or where that is defined, is not plain. */
  methods(file: SourceFile, object: Node, name: string): readonly Code[] {
    const types = lang(file).staticTypes;
    if (!types) return [];
    const typed = this.typeOf(file, object, types, 0);
    const defined = typed && this.named(typed, types);
    if (!defined) return [];
    return this.occurrences(defined.file, name).flatMap(([other, node]) => {
      const method = types.methodAt(node, defined.type.text);
      return method ? [{ file: other, node: method }] : [];
    });
  }

  private typeOf(file: SourceFile, node: Node, types: StaticTypes, steps: number): Typed | undefined {
    if (steps > MAX_LOOKUPS) return undefined;
    const step = types.step(node);
    switch (step?.kind) {
      case 'type':
        return { file, type: types.plain(step.type) };
      case 'same':
        return this.typeOf(file, step.of, types, steps + 1);
      case 'element': {
        const whole = this.typeOf(file, step.of, types, steps + 1);
        const made = whole && this.underlying(whole, types);
        const element = made && types.element(made.type);
        return made && element ? { file: made.file, type: types.plain(element) } : undefined;
      }
    }
    return lang(file).names.has(node.type) ? this.ofName(file, node, types, steps) : undefined;
  }

  private ofName(file: SourceFile, node: Node, types: StaticTypes, steps: number): Typed | undefined {
    const { scope, name } = this.world.scopes(file).variable(node);
    const [only, ...more] = this.world.scopes(file).declarations(scope, name);
    if (more.length > 0) return undefined;
    if (!only) {
      // A variable of another file of the package.
      const [found, ...others] = this.occurrences(file, name).flatMap(([other, at]) => {
        const declaration = other === file ? null : lang(other).declaration(at);
        return declaration?.scope.id === other.root.id ? [{ file: other, node: at }] : [];
      });
      return found && others.length === 0 ? this.ofName(found.file, found.node, types, steps + 1) : undefined;
    }
    const { value } = only.declaration;
    if (types.step(only.node)) return this.typeOf(file, only.node, types, steps + 1);
    return value ? this.typeOf(file, value, types, steps + 1) : undefined;
  }

  /** The name by which methods are given to a type. */
  private named(typed: Typed, types: StaticTypes): Typed | undefined {
    let at: Typed = typed;
    for (let steps = 0; steps < MAX_LOOKUPS && types.isName(at.type); steps += 1) {
      const next = this.definition(at, types);
      if (!next?.isAlias) return next && { file: next.file, type: at.type };
      at = { file: next.file, type: types.plain(next.type) };
    }
    return undefined;
  }

  /** What a type is made of. */
  private underlying(typed: Typed, types: StaticTypes): Typed | undefined {
    let at: Typed | undefined = typed;
    for (let steps = 0; steps < MAX_LOOKUPS && at && types.isName(at.type); steps += 1) {
      const next = this.definition(at, types);
      at = next && { file: next.file, type: types.plain(next.type) };
    }
    return at;
  }

  private definition({ file, type }: Typed, types: StaticTypes) {
    const [only, ...more] = this.occurrences(file, type.text).flatMap(([other, node]) => {
      const found = types.definitionAt(node);
      return found ? [{ file: other, ...found }] : [];
    });
    return more.length === 0 ? only : undefined;
  }

  /** Where a file, and those beside it, say a name. */
  private occurrences(file: SourceFile, name: string): (readonly [SourceFile, Node])[] {
    const all = [file, ...this.world.beside(file, name)];
    return all.flatMap(other => other.occurrences(name).map(node => [other, node] as const));
  }
}
