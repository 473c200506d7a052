import { settled } from '../evaluate/environment.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { Unresolved } from '../evaluate/value.js';
import { isWhereMissing } from '../syntax/conditions-of-parts.js';
import type { Node } from '../syntax/node.js';
import { headOf } from '../syntax/nodes.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';

/** What has its right side done for what its left side is. */
const DECIDING = /^(?:&&|\|\||\?\?|\?:|and|or)$/;
const MAX_HEAD_CHARACTERS = 80;

/**
 * What a table gets its value under, where that may not happen when its file is loaded: a condition, a loop, a function that somebody has
 * to call. As written; undefined where it has the value in any case, and in languages that load more than the top of a file.
 */
export function conditionOfValue(
  bound: BoundName,
  file: SourceFile,
  evaluator: Evaluator,
): string | undefined {
  const { name, binding } = bound;
  const { branching, bareMembers } = file.language;
  if (!branching || bareMembers || binding.kind !== 'value') return undefined;
  // What an object has is described as of when it is made.
  const isOfObject = binding.exported === undefined && name.parent?.childForFieldName('object');
  if (binding.member && isOfObject) return undefined;
  return conditionAround(name, scopeOfName(bound, file), file, evaluator).condition;
}

/**
 * What a call stands under where a file's own statements are run when it is loaded, as written; undefined where it is made in any case, and
 * in functions: of those, somebody else says when they are called.
 */
export function conditionOfCall(call: Node, file: SourceFile, evaluator: Evaluator): string | undefined {
  if (!file.language.branching) return undefined;
  const { condition, isOfFunction } = conditionAround(call, file.root.id, file, evaluator);
  return isOfFunction ? undefined : condition;
}

interface Around {
  readonly condition?: string | undefined;
  /** It is in a function that is not called where it stands. */
  readonly isOfFunction?: true;
}

/** What the innermost node around another, up to one of them, makes depend on a run. */
function conditionAround(node: Node, scope: number, file: SourceFile, evaluator: Evaluator): Around {
  const { branching, scopes } = file.language;
  let found: string | undefined;
  for (let at = node; at.parent && at.parent.id !== scope; at = at.parent) {
    const { parent } = at;
    // The name of a function stands in it.
    if (parent.childForFieldName('name')?.id === at.id) continue;
    if (scopes.deferred.has(parent.type) && !scopes.inPlace?.has(parent.type)) {
      if (!isCalledAtOnce(parent, file) && !scopes.runsAtTheEnd?.(parent))
        return { condition: found ?? head(parent), isOfFunction: true };
    } else if (found === undefined && branching?.has(parent.type)) {
      found = underCondition(at, parent, file, evaluator);
    }
  }
  return { condition: found };
}

/** Where a name is declared that a statement further inside gives a value: `let K; function f() { K = … }`, `global K`. */
function scopeOfName({ name, scope }: BoundName, file: SourceFile): number {
  const around = new Set(file.scopesAround(name));
  const { declaring } = file.language.scopes;
  for (const other of file.occurrences(name.text)) {
    const { parent } = other;
    if (parent?.type === 'global_statement' && file.scopesAround(other).includes(scope)) return file.root.id;
    const isBare = parent?.type === 'variable_declarator' && parent.childForFieldName('value') === null;
    const [declared] = isBare || (declaring && isIn(declaring, other)) ? file.scopesAround(other) : [];
    if (declared !== undefined && (declared !== scope || declaring) && around.has(declared)) return declared;
  }
  return declaring ? file.root.id : scope;
}

/** Whether one of the few nodes around a name is of a type. */
function isIn(types: ReadonlySet<string>, name: Node): boolean {
  for (let at = name.parent, steps = 0; at && steps < 3; at = at.parent, steps += 1)
    if (types.has(at.type)) return true;
  return false;
}

/** `(function () { … })()`, `(() => { … })()`. */
function isCalledAtOnce(fn: Node, { language }: SourceFile): boolean {
  let at = fn;
  while (at.parent?.type === 'parenthesized_expression') at = at.parent;
  const call = at.parent && language.expression(at.parent);
  return call?.kind === 'call' && (call.callee.id === at.id || call.callee.text.startsWith(`${at.text}.`));
}

/** The condition that a part of a statement is run under, by the shape of the statement; undefined where it is run in any case. */
function underCondition(
  part: Node,
  statement: Node,
  file: SourceFile,
  evaluator: Evaluator,
): string | undefined {
  const { statements, expression, operators } = file.language;
  const isField = (name: string) => statement.childForFieldName(name)?.id === part.id;
  const { previousSibling, nextSibling } = part;
  if (previousSibling && DECIDING.test(previousSibling.text))
    return underLeftSide(part, statement, previousSibling);
  const meaning = expression(statement);
  const isChoice = meaning.kind === 'choice';
  if (statements && !isChoice && meaning.kind !== 'binary') {
    const runs = statements.runsWithFile(part, file, evaluator);
    return runs === true ? undefined : (statements.condition(part) ?? head(statement, part));
  }
  // A side of another operator, the left one of such, and what is asked first.
  const isSide = DECIDING.test(nextSibling?.text ?? '') || meaning.kind === 'binary';
  const first = /^(?:if|while|guard|conditional)/.test(statement.type) ? statement.firstNamedChild : null;
  const condition = isChoice ? meaning.condition : (statement.childForFieldName('condition') ?? first);
  if (isSide || condition?.id === part.id || isField('value')) return undefined;
  if (condition && !/^(?:while|until|for)/.test(statement.type)) {
    const value = settled(evaluator.evaluate(condition, { file, env: undefined }));
    const holds = value instanceof Unresolved ? undefined : operators.truth(value);
    const isOtherwise = isChoice
      ? meaning.whenFalse.id === part.id
      : isField('alternative') || isBehindElse(part);
    if (holds === !isOtherwise) return undefined;
    const written = oneLine(condition.text.replace(/^\(([\s\S]*)\)$/, '$1'));
    return isOtherwise ? `!(${written})` : written;
  }
  return head(statement, part);
}

/** Whether a part of a statement is for what does not hold: `if q { … } else { … }`, `q ? … : …`. */
function isBehindElse(part: Node): boolean {
  const last = part.previousSibling;
  if (last?.text === ':' && /^(?:ternary|conditional)/.test(part.parent?.type ?? '')) return true;
  for (let at = last; at; at = at.previousSibling) if (at.text === 'else') return true;
  return false;
}

/** What stands before `&&` or `||`, where that decides; undefined where it asks whether the name is there already. */
function underLeftSide(part: Node, statement: Node, operator: Node): string | undefined {
  const left = oneLine(statement.text.slice(0, operator.startIndex - statement.startIndex));
  const whenTrue = /^(?:&&|and)$/.test(operator.text);
  // `K || (K = {})`: it has the value where it has none.
  if (!whenTrue && part.text.includes(`${left} =`)) return undefined;
  if (isWhereMissing(left, whenTrue)) return undefined;
  return whenTrue ? left : operator.text.startsWith('?') ? `${left} == null` : `!(${left})`;
}

/** How a statement or function begins: up to what it does, or else its first line. */
function head(statement: Node, part = statement): string {
  const text = statement.childForFieldName('body')
    ? headOf(statement)
    : statement.text.slice(0, part.startIndex - statement.startIndex);
  return oneLine((text || (statement.text.split('\n')[0] ?? '')).replace(/(?<![{:;\s])[{:;\s]+$/, ''));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_HEAD_CHARACTERS);
}
