import { settled } from '../evaluate/environment.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { Unresolved } from '../evaluate/value.js';
import type { Node } from '../syntax/node.js';
import { headOf } from '../syntax/nodes.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';

/** Statements of which a part may not run, and expressions of which one side may not. */
const BRANCH =
  /^(?:(?:if|while|for|for_in|match|switch|with|try)_statement|(?:elif|else|except|except_group|catch|case)_clause|switch_(?:case|default)|(?:ternary|binary)_expression|conditional_expression)$/;
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
  const { statements, isScript, scopes } = file.language;
  if (!isScript || binding.kind !== 'value') return undefined;
  // What an object has is described as of when it is made.
  const isOfObject = binding.exported === undefined && name.parent?.childForFieldName('object');
  if (binding.member && isOfObject) return undefined;
  const scope = scopeOfName(bound, file);
  const runs = statements?.runsWithFile(binding.node, file, evaluator);
  for (let at: Node = name; at.parent && at.parent.id !== scope; at = at.parent) {
    const { parent } = at;
    // The name of a function stands in it.
    if (parent.childForFieldName('name')?.id === at.id) continue;
    if (scopes.deferred.has(parent.type)) {
      if (!isCalledAtOnce(parent, file)) return head(parent);
    } else if (BRANCH.test(parent.type) && runs !== true) {
      if (statements) return statements.condition(binding.node) ?? head(parent);
      const condition = underCondition(at, parent, file, evaluator);
      if (condition !== undefined) return condition;
    }
  }
  return undefined;
}

/** Where a name is declared that a statement further inside gives a value: `let K; function f() { K = … }`, `global K`. */
function scopeOfName({ name, scope }: BoundName, file: SourceFile): number {
  const around = new Set(file.scopesAround(name));
  for (const other of file.occurrences(name.text)) {
    const { parent } = other;
    if (parent?.type === 'global_statement' && file.scopesAround(other).includes(scope)) return file.root.id;
    const isBare = parent?.type === 'variable_declarator' && parent.childForFieldName('value') === null;
    const [declared] = isBare ? file.scopesAround(other) : [];
    if (declared !== undefined && declared !== scope && around.has(declared)) return declared;
  }
  return scope;
}

/** `(function () { … })()`, `(() => { … })()`. */
function isCalledAtOnce(fn: Node, { language }: SourceFile): boolean {
  let at = fn;
  while (at.parent?.type === 'parenthesized_expression') at = at.parent;
  const call = at.parent && language.expression(at.parent);
  return call?.kind === 'call' && (call.callee.id === at.id || call.callee.text.startsWith(`${at.text}.`));
}

/** The condition that a part of a statement is run under; undefined where it is run in any case. */
function underCondition(
  part: Node,
  statement: Node,
  file: SourceFile,
  evaluator: Evaluator,
): string | undefined {
  const condition = statement.childForFieldName('condition');
  switch (statement.type) {
    case 'try_statement':
    case 'else_clause':
      // The first begins in any case, the second is a part of a statement that decides.
      return undefined;
    case 'binary_expression': {
      const operator = statement.childForFieldName('operator')?.text ?? '';
      const left = statement.childForFieldName('left')?.text ?? '';
      const isDeciding =
        /^(?:&&|\|\||\?\?)$/.test(operator) && statement.childForFieldName('right')?.id === part.id;
      // `K || (K = {})`: it has the value where it has none.
      return isDeciding && !(operator !== '&&' && part.text.includes(`${left} =`)) ? left : undefined;
    }
    case 'if_statement':
    case 'ternary_expression': {
      if (!condition || condition.id === part.id) return undefined;
      const value = settled(evaluator.evaluate(condition, { file, env: undefined }));
      const holds = value instanceof Unresolved ? undefined : file.language.operators.truth(value);
      const isOtherwise = statement.childForFieldName('alternative')?.id === part.id;
      if (holds === !isOtherwise) return undefined;
      const written = oneLine(condition.text.replace(/^\(([\s\S]*)\)$/, '$1'));
      return isOtherwise ? `!(${written})` : written;
    }
    default:
      return head(statement);
  }
}

/** How a statement or function begins: up to what it does, or else its first line. */
function head(statement: Node): string {
  const text = statement.childForFieldName('body')
    ? headOf(statement)
    : (statement.text.split('\n')[0] ?? '');
  return oneLine(text.replace(/\{\s*$/, ''));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_HEAD_CHARACTERS);
}
