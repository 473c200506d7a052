import type { Place } from '../../findings/finding.js';
import type { Context } from '../context.js';
import { keyText } from '../evaluate/plain-data.js';
import { Definition, EnumMember, Mapping, Unresolved, type Value } from '../evaluate/value.js';
import type { TableName } from '../locator.js';
import { attributesNamed, isSelf, methodsNamed } from '../methods.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';
import { bindingNamed, oneOf, partsIn, reportFunction, reportMissing } from './binding.js';

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
  const { parts } = name;
  const { evaluator } = context.files;
  const methods = methodsNamed(file, parts);
  const attributes = attributesNamed(file, parts);
  const within = methods.length > 0 || !isSelf(parts) ? methods : attributes;
  if (within.length > 0) return partNamed(within, file, name, at, context);
  const found = bindingNamed(file, name, at, context);
  if (!found) return undefined;
  const [first, ...rest] = partsIn(name, file) as [string, ...string[]];
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
      if (attributes.length > 0) return partNamed(attributes, file, name, at, context);
      if (reportFunction(part, file, at, context)) return undefined;
      reportMissing(
        part,
        value.entries.map(entry => keyText(entry.key)),
        first,
        at,
        context,
      );
      return undefined;
    }
    value = member ?? members.of(value, part, found.binding.node, file);
  }
  value = other && rest.length === 0 ? other : members.tableOf(value);
  return checked(value, found, rest.length === 0, file, name, context);
}

/** What stands in a class, by the last name of the locator: a method, or what methods give the object. */
function partNamed(
  choices: readonly BoundName[],
  file: SourceFile,
  name: TableName,
  at: Place,
  context: Context,
): FoundTable | undefined {
  const found = oneOf(choices, choices, name.parts.join('.'), name, file, at, context);
  if (!found) return undefined;
  const { evaluator } = context.files;
  const last = name.parts.at(-1) as string;
  const other = evaluator.names.takenOver(last, found, file);
  const value = other ?? evaluator.members.tableOf(evaluator.valueOf(last, found, file));
  return checked(value, found, true, file, name, context);
}

/** The value of a table; nothing after reporting that it is none. */
function checked(
  value: Value,
  found: BoundName,
  isWhole: boolean,
  file: SourceFile,
  name: TableName,
  context: Context,
): FoundTable | undefined {
  const { node } = found.binding;
  if (value instanceof EnumMember) return checked(value.worth, found, isWhole, file, name, context);
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
  return { value, place: file.place(node), tests: file.testsIn(node), ...(isWhole && { bound: found }) };
}
