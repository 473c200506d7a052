import type { Statement } from '../ast.js';
import { App } from '../kiln/app.js';
import { makesApps, registers } from '../kiln/signatures.js';
import type { SourceText } from '../text.js';
import type { Frame } from './frame.js';
import { assignedNames } from './loops.js';
import { memberOf } from './members.js';
import { spoil } from './operators.js';
import type { Scope } from './scope.js';
import { type Closure, isA, List, Unknown, type Value, Vault } from './value.js';

/** Values of lists and vaults that are looked through; more of them may hold anything. */
const MAX_VALUES = 10_000;
const NAME = '[\\p{L}_][\\p{L}\\p{N}_]*';
/** A name with what is asked of it, if anything. */
const NAMES = new RegExp(`(?<![\\p{L}\\p{N}_.])(${NAME})(?:\\s*\\.\\s*(${NAME}))?`, 'gu');
/** Statements that make servers, change them or bring them here. */
const STATEMENTS =
  /(?<![\p{L}\p{N}_.])(?:server|route|mount|middleware|after|assets|ignite|adopt)\s+[\p{L}"'.$({]/u;

/** What a piece of the program may touch, with the actions that it may call. */
class Reach {
  app = false;
  readonly containers = new Set<List | Vault>();
  readonly closures = new Set<Closure>();
  private readonly seen = new Set<unknown>();

  text({ start, end }: { start: number; end: number }, scope: Scope, source: SourceText): void {
    const piece = source.text.slice(start, end);
    this.app ||= STATEMENTS.test(piece);
    for (const [, name = '', member] of piece.matchAll(NAMES)) {
      const value = scope.get(name);
      if (value === undefined) continue;
      const isModule = isA(value, 'library') || isA(value, 'module');
      this.value(isModule && member !== undefined ? memberOf(value, member) : value);
    }
  }

  private value(value: Value): void {
    if (typeof value !== 'object' || value === null || this.seen.has(value)) return;
    this.seen.add(value);
    if (this.seen.size > MAX_VALUES) this.app = true;
    if (value instanceof App || (value instanceof Unknown && value.apps.length > 0)) this.app = true;
    else if (isA(value, 'function'))
      this.app ||= registers(value.library, value.name) || makesApps(value.library, value.name);
    else if (isA(value, 'closure')) {
      this.closures.add(value);
      this.text(value.body, value.scope, value.source);
    } else if (value instanceof List || value instanceof Vault) {
      this.containers.add(value);
      for (const item of value instanceof List ? value.items : value.entries.values()) this.value(item);
    } else if (isA(value, 'object') || isA(value, 'blueprint'))
      for (const member of value.members.values()) this.value(member);
    else if (isA(value, 'record-value')) for (const item of value.values.values()) this.value(item);
  }
}

/** Whether a statement, or an action that it may call, makes or changes a server. */
export function touchesApps(statement: Statement, frame: Frame): boolean {
  return reachOf(statement, frame).app;
}

/** Takes everything that a statement may have changed for not known. */
export function forgetAll(statement: Statement, reason: string, frame: Frame): void {
  const reach = reachOf(statement, frame);
  for (const container of reach.containers) spoil(container, reason);
  for (const { body, scope } of reach.closures) {
    if ('kind' in body) continue;
    for (const name of assignedNames(body))
      if (scope.get(name) !== undefined) scope.assign(name, new Unknown(reason));
  }
  for (const name of assignedBy(statement)) frame.scope.assign(name, new Unknown(reason));
}

function reachOf(statement: Statement, frame: Frame): Reach {
  const reach = new Reach();
  reach.text(wholeOf(statement), frame.scope, frame.source);
  return reach;
}

/** A statement ends with its head; its block is more of it. */
function wholeOf(statement: Statement): { start: number; end: number } {
  const { start, end } = statement;
  return { start, end: 'body' in statement ? Math.max(end, statement.body.end) : end };
}

function assignedBy(statement: Statement): readonly string[] {
  if (statement.kind === 'assign')
    return statement.targets.flatMap(target => (target.kind === 'name' ? [target.name] : []));
  return 'body' in statement ? [...assignedNames(statement.body)] : [];
}
