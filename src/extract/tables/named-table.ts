import type { Place } from '../../findings/finding.js';
import type { Context } from '../context.js';
import { Definition, keyText, Mapping, Unresolved, type Value } from '../evaluate/value.js';
import type { TableName } from '../locator.js';
import { methodsNamed } from '../methods.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';
import { bindingNamed, oneOf, partsIn, reportMissing } from './binding.js';

interface FoundTable {
  readonly value: Value;
  readonly place: Place;
  readonly tests: number;
  /** What it is bound to, where it is not a part of that. */
  readonly bound?: BoundName;
}

/** The table that a locator means and where it is defined; nothing after reporting why not. */
export function tableNamed(
  file: SourceFile,
  name: TableName,
  at: Place,
  context: Context,
): FoundTable | undefined {
  const { evaluator } = context.files;
  const methods = methodsNamed(file, name.parts);
  const isMethod = methods.length > 0;
  const found = isMethod
    ? oneOf(methods, methods, name.parts.join('.'), name, file, at, context)
    : bindingNamed(file, name, at, context);
  if (!found) return undefined;
  const [first, ...rest] = (isMethod ? name.parts.slice(-1) : partsIn(name, file)) as [string, ...string[]];
  const { node } = found.binding;
  const other = evaluator.names.takenOver(first, found, file);
  const { members } = evaluator;
  let value = other ?? evaluator.valueOf(first, found, file);
  for (const part of rest) {
    // Of a class, that one alone: what is told of its others is nothing to who names it.
    let member = members.ifAny(value, part);
    if (member === undefined) {
      value = members.tableOf(value);
      member = members.ifAny(value, part);
    }
    if (member === undefined && value instanceof Mapping) {
      reportMissing(
        part,
        value.entries.map(entry => keyText(entry.key)),
        first,
        at,
        context,
      );
      return undefined;
    }
    value = member ?? members.of(value, part, node, file);
  }
  value = other && rest.length === 0 ? other : members.tableOf(value);
  const place = file.place(node);
  if (value instanceof Unresolved) {
    context.leavesOut({});
    const remedy =
      value.rule === 'source-unresolved'
        ? 'Name a literal, or supply the values with another source.'
        : undefined;
    context.report({
      rule: value.rule,
      message: `${name.parts.join('.')} cannot be read: ${value.reason}.`,
      place: value.place,
      ...(remedy && { remedy }),
    });
    return undefined;
  }
  if (value instanceof Definition) {
    context.report({
      rule: 'source-unresolved',
      message: `${name.parts.join('.')} is a ${value.kind} that does not stand for a table.`,
      remedy: 'Name a literal, a class with constants, or a function that only returns a literal.',
      place: value.place,
    });
    return undefined;
  }
  return { value, place, tests: file.testsIn(node), ...(rest.length === 0 && { bound: found }) };
}
