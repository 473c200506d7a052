import type { Declaration, Effects } from '../languages/language/effects.js';
import type { Node } from '../syntax/node.js';
import { contains } from '../syntax/nodes.js';
import type { SourceFile } from '../syntax/source-file.js';
import { oncePerNode } from './once-per-file.js';

/** A name in the scope that declares it. */
export interface Variable {
  readonly file: SourceFile;
  readonly scope: Node;
  readonly name: string;
}

/** Which variable a name means, by the rules of its language. */
export class Scopes {
  private readonly used = new Map<string, readonly Node[]>();
  /** The variable that the name at a node means: that of the file where nothing declares it. */
  readonly variable = oncePerNode(node => this.lookUp(node));
  /** The function that a node stands in; null at the top of the file. */
  readonly functionAround = oncePerNode(node => this.effects.functionAround(node));
  /** What a function gets, and the name by which it has its object. */
  readonly signature = oncePerNode(
    (fn): Signature => ({ parameters: this.effects.parameters(fn), self: this.effects.self(fn) }),
  );
  private readonly ends = new Map<string, number | undefined>();
  private readonly declared = new WeakMap<SourceFile, Map<string, readonly Declared[]>>();

  constructor(
    readonly file: SourceFile,
    private readonly effects: Effects,
  ) {}

  private lookUp(node: Node): Variable {
    const { file } = this;
    const name = node.text;
    const own = this.effects.declaration(node)?.scope;
    const scope =
      own ?? this.effects.scopes(node).find(each => this.declarations(each, name).length > 0) ?? file.root;
    return { file, scope, name };
  }

  /** Where a scope declares a name. */
  declarations(scope: Node, name: string): readonly Declared[] {
    const known = this.declared.get(this.file) ?? new Map<string, readonly Declared[]>();
    this.declared.set(this.file, known);
    const key = `${scope.id}:${name}`;
    let found = known.get(key);
    if (!found) {
      found = this.file.occurrencesIn(name, scope).flatMap(node => {
        const declaration = isDeclaring(node, this.effects) ? this.effects.declaration(node) : null;
        return declaration?.scope.id === scope.id ? [{ node, declaration }] : [];
      });
      known.set(key, found);
    }
    return found;
  }

  /**
   * Where a variable gets another value for certain, after it got one at `from`: undefined when it does not, or when that
   * depends on what runs first.
   */
  endOf(variable: Variable, from: Node): number | undefined {
    const key = `${variable.scope.id}:${from.id}:${variable.name}`;
    if (!this.ends.has(key)) this.ends.set(key, this.findEnd(variable, from));
    return this.ends.get(key);
  }

  private findEnd({ scope, name }: Variable, from: Node): number | undefined {
    const own = this.blockOf(from);
    if (own && own.id !== scope.id && own.parent?.id !== scope.id && !this.isParameter(from, scope))
      return undefined;
    for (const node of this.uses({ file: this.file, scope, name })) {
      if (node.startIndex <= from.endIndex || this.effects.use(node).kind !== 'replaced') continue;
      const block = this.blockOf(node);
      if (block && (block.id === scope.id || block.parent?.id === scope.id)) return node.parent?.endIndex;
    }
    return undefined;
  }

  private isParameter(node: Node, scope: Node): boolean {
    return this.signature(scope).parameters.some(
      ({ target }) => target.id === node.id || contains(target, node),
    );
  }

  /** What the statement stands in that a name is bound by as a whole: `x = …`, `const x = …`. */
  private blockOf(node: Node): Node | null {
    const statement = node.parent?.parent;
    return statement?.parent ?? null;
  }

  /** Everything that names a variable, where it is declared and where it is used. */
  uses({ scope, name }: Variable, isLeftOut?: (offset: number) => boolean): readonly Node[] {
    if (isLeftOut) return this.usesIn(scope, name, isLeftOut);
    const key = `${scope.id}:${name}`;
    let found = this.used.get(key);
    if (!found) {
      found = this.usesIn(scope, name);
      this.used.set(key, found);
    }
    return found;
  }

  private usesIn(scope: Node, name: string, isLeftOut?: (offset: number) => boolean): Node[] {
    const { effects } = this;
    const said = this.file.occurrencesIn(name, scope, isLeftOut);
    const all = said.filter(node => effects.names.has(node.type));
    const inner = new Set<number>();
    for (const node of said) {
      const own = isDeclaring(node, effects) ? effects.declaration(node)?.scope.id : undefined;
      if (own !== undefined && own !== scope.id) inner.add(own);
    }
    return all.filter(node => {
      const own = effects.declaration(node)?.scope.id;
      if (own !== undefined) return own === scope.id;
      if (inner.size === 0) return true;
      for (const around of effects.scopes(node)) {
        if (around.id === scope.id) return true;
        if (inner.has(around.id)) return false;
      }
      return true;
    });
  }
}

/** What a function gets. */
interface Signature {
  readonly parameters: ReturnType<Effects['parameters']>;
  /** The name by which a method has its object; null for what is none. */
  readonly self: string | null;
}

/** A name where it is declared. */
export interface Declared {
  readonly node: Node;
  readonly declaration: Declaration;
}

/** Where a name is declared it may be a node of another type than where it is used: a field of C++. */
function isDeclaring({ type }: Node, { names }: Effects): boolean {
  return names.has(type) || type === 'field_identifier';
}
