import type { Value } from '../evaluate/value.js';
import type { Effects } from '../languages/language/effects.js';
import type { Node } from '../syntax/node.js';
import { contains } from '../syntax/nodes.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';
import { Flow } from './flow.js';
import { lang } from './lang.js';
import type { Running } from './running.js';
import type { Variable } from './scopes.js';
import { isAsWritten, isFixed, Shape } from './state.js';
import type { Effect } from './trail.js';
import type { World } from './world.js';

const LOOP = /^(for|enhanced_for|for_range|while|do|loop)_(statement|expression|loop)$/;

/** Which functions run is no question where something is used in one that runs later: any other may have run before. */
const ANYTHING_RUNS: Pick<Running, 'runs' | 'asleep'> = { runs: () => true, asleep: () => undefined };

/**
 * Where a name gets another value than it was declared with, in languages that tell the two apart: a number or a text cannot be
 * changed, but the next use of `n` after `n = 2`, `n++`, `&n` may give another one.
 */
export class Rewrites {
  private readonly known = new Map<BoundName, Map<boolean, readonly Effect[]>>();

  constructor(
    private readonly world: World,
    private readonly running: Running,
  ) {}

  /** The first that may have run where a name is used; without `at`, when the program is loaded. */
  of(name: string, bound: BoundName, file: SourceFile, value: Value, at?: Node): Effect | undefined {
    const { effects } = file.language;
    const { binding } = bound;
    if (!effects?.sees || file.whole || binding.kind === 'import') return undefined;
    if (!effects.names.has(bound.name.type) || isKept(bound.name, effects)) return undefined;
    if (!effects.declaration(bound.name)) return undefined;
    const variable = this.world.scopes(file).variable(bound.name);
    const isLocal = variable.scope.id !== file.root.id && !effects.isClass(variable.scope);
    if (!isFixed(value) && !(isLocal && isAsWritten(value))) return undefined;
    const isOwn = isLocal && !effects.isStatic?.(bound.name);
    const fn = at && effects.functionAround(at);
    const anyTime = !isOwn && fn != null && this.running.runs(file, fn) === false;
    const writes = this.writes(name, bound, file, value, anyTime, variable);
    return writes.find(write => !(isOwn && at && isLater(write, at, variable)));
  }

  private writes(
    name: string,
    bound: BoundName,
    file: SourceFile,
    value: Value,
    anyTime: boolean,
    variable: Variable,
  ): readonly Effect[] {
    const known = this.known.get(bound) ?? new Map<boolean, readonly Effect[]>();
    this.known.set(bound, known);
    let found = known.get(anyTime);
    if (!found) {
      const declared = new Set(
        file
          .bindings(name)
          .filter(({ scope }) => scope === bound.scope)
          .map(each => each.name.id),
      );
      found = this.follow(variable, bound.name, value, anyTime, use => declared.has(use.id));
      known.set(anyTime, found);
    }
    return found;
  }

  /** The same of a constant of a class. */
  ofMember(name: string, classNode: Node, file: SourceFile, value: Value): Effect | undefined {
    const { effects } = file.language;
    if (!effects?.sees || file.whole) return undefined;
    const declared = this.world.scopes(file).declarations(classNode, name);
    if (declared.length === 0 || declared.some(({ node }) => isKept(node, effects))) return undefined;
    const isDeclared = (use: Node) => declared.some(({ node }) => node.id === use.id);
    return this.follow({ file, scope: classNode, name }, classNode, value, false, isDeclared)[0];
  }

  private follow(
    variable: Variable,
    at: Node,
    value: Value,
    anyTime: boolean,
    isDeclared: (use: Node) => boolean,
  ): readonly Effect[] {
    const flow = new Flow(this.world, anyTime ? ANYTHING_RUNS : this.running, new Shape(value), isDeclared);
    flow.fromVariable(variable, at, { path: [], wrap: [], home: true });
    return flow.effects.filter(({ isEscape }) => !isEscape);
  }
}

function isKept(name: Node, { isConstant, isFinal }: Effects): boolean {
  return isConstant?.(name) === true || isFinal?.(name) === true;
}

/** Whether a local is certainly written only after it was used: further below, in the same run of the same function. */
function isLater({ file, node }: Effect, at: Node, { file: own, scope }: Variable): boolean {
  const { functionAround } = lang(own);
  if (file !== own || node.startIndex < at.endIndex || /\bgoto\b/.test(scope.text)) return false;
  if (functionAround(at)?.id !== functionAround(node)?.id) return false;
  for (let around = at.parent; around && contains(scope, around); around = around.parent)
    if (LOOP.test(around.type) && contains(around, node)) return false;
  return true;
}
