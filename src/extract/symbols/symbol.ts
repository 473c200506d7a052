import type { Place } from '../../findings/finding.js';
import { Described, settled } from '../evaluate/environment.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { OpenSignature } from '../evaluate/open-signature.js';
import { callMessage, placeholderOr, withPlaceholders } from '../evaluate/plain-data.js';
import {
  CallResult,
  Definition as Defined,
  type Description,
  Sequence,
  summaryOf,
  Unresolved,
  type Value,
} from '../evaluate/value.js';
import type { Definition, Heads } from '../languages/language/definitions.js';
import { record, type SourceRecord, type UnknownPart } from '../record.js';
import type { Node } from '../syntax/node.js';
import { contains } from '../syntax/nodes.js';
import type { SourceFile } from '../syntax/source-file.js';

/** A name that a module offers, and what it stands for. */
export interface ModuleSymbol {
  readonly name: string;
  /** As in {@link Definition}; `unknown` for what is defined where the sources do not reach. */
  readonly what: Definition['what'] | 'unknown';
  readonly container: string | null;
  readonly exported: boolean;
  readonly place: Place;
  readonly description: Description;
  /** What stands around its signatures, by these. */
  readonly heads?: Heads | undefined;
  readonly module: string;
  /** As in {@link Definition}. */
  readonly arity?: number | undefined;
  /** Where a condition decides that it is there, and it does not hold: the condition, as written. */
  readonly condition?: string | undefined;
  /** Of an entry of a table: the comment that documents it. */
  readonly comment?: string | undefined;
  /** What it is marked with, as messages of calls. */
  readonly annotations?: readonly unknown[] | undefined;
  /** The name that the same object has first in its table. */
  readonly aliasOf?: string | undefined;
  /** What is the same object has the same identity. */
  readonly identity?: string | undefined;
}

const SAYS_NOTHING: Description = { signature: null, documentation: '' };

/** A definition of a file. */
export function definedSymbol(file: SourceFile, definition: Definition, evaluator: Evaluator): ModuleSymbol {
  const { name, what, container, exported, node } = definition;
  const base = {
    name,
    container,
    exported,
    place: file.place(node),
    module: evaluator.moduleName(file),
    arity: definition.arity,
    heads: definition.heads,
    annotations: annotationsOf(file, node, evaluator),
    condition:
      definition.condition ??
      ((file.language.conditions ?? file.language.directives) && file.condition(node)),
  };
  const describe = file.language.definitions?.describe;
  const asWritten = () => ({ signature: definition.signature, documentation: definition.documentation });
  if (!describe) return { ...base, what, description: asWritten() };
  if (what === 'function' || what === 'method' || what === 'class') {
    const value = evaluator.evaluate(node, { file, env: undefined });
    const own = value instanceof Described ? value.asMethod(what === 'method') : value;
    return { ...base, what, description: describe(own, evaluator) ?? asWritten() };
  }
  if (!definition.open) return { ...base, what, description: asWritten() };
  // What is assigned may be a function or class by another name, or made by a call.
  const byName = definition.open === 'by-name';
  let value = settled(
    byName ? boundValue(file, definition, evaluator) : evaluator.evaluate(node, { file, env: undefined }),
  );
  // One of several names that a list is taken apart into.
  if (value instanceof Sequence && definition.container === null)
    value = settled(evaluator.names.exported(name, file) ?? value);
  if (value instanceof Unresolved || (isForeign(value) && !describe(value, evaluator)?.what)) {
    const description = unknownDescription(value as Unresolved | CallResult, name, base.place);
    // What is written above the name is meant for it, whatever it is.
    const { documentation } = byName ? definition : description;
    return {
      ...base,
      what: 'unknown',
      description: { ...description, documentation: documentation || description.documentation },
    };
  }
  const made = value instanceof Defined || value instanceof CallResult ? describe(value, evaluator) : null;
  const kind = made?.what ?? (value instanceof Described && value.kind !== 'module' ? value.kind : what);
  if (!made || kind === what)
    return { ...base, what: kind, description: byName ? { ...asWritten(), signature: null } : SAYS_NOTHING };
  // What is written above the name is meant for it; what made the function may serve many.
  const documentation = definition.documentation || made.documentation;
  const description = { ...made, documentation };
  // What has no name but this one: what a call makes, a lambda.
  const isMade = value instanceof CallResult || (value instanceof Described && contains(node, value.node));
  return {
    ...base,
    what: kind,
    description: {
      ...description,
      ...(isMade && file.language.definitions?.setOfMade?.(name, node, made, file, evaluator)),
    },
  };
}

/** What the name of a definition is bound to, wherever it gets that. */
function boundValue(
  file: SourceFile,
  { name, ownName = name, node }: Definition,
  evaluator: Evaluator,
): Value {
  const value = evaluator.names.exported(ownName, file);
  if (value !== undefined) return value;
  const at = node.childForFieldName('name') ?? node;
  return file.language.effects?.mayRebind?.(at, file.text)
    ? new Unresolved('it gets its value when a function runs', file.place(node), name, 'symbol-unresolved')
    : null;
}

/** Decorators, annotations and attributes, as records show calls. */
function annotationsOf(file: SourceFile, node: Node, evaluator: Evaluator): unknown[] | undefined {
  const found = file.language.definitions?.annotations?.(node) ?? [];
  if (found.length === 0) return undefined;
  return found.map(({ name, arguments: given }) => {
    const call = { kind: 'call', callee: name, arguments: given } as const;
    const value = evaluator.calls.asWritten(call, { file, env: undefined });
    return value instanceof CallResult ? callMessage(value) : { call: name.text, args: [], kwargs: {} };
  });
}

/** What a function gives that is not in the sources, or does more than build a value, may be anything. */
function isForeign(value: Value): boolean {
  if (!(value instanceof CallResult) || value.makes) return false;
  return value.of === undefined || value.of.kind === 'function';
}

function unknownDescription(value: Unresolved | CallResult, name: string, at: Place): Description {
  const problem =
    value instanceof Unresolved
      ? new Unresolved(value.reason, value.place, value.text, 'symbol-unresolved')
      : new Unresolved(`what ${value.callee}(…) gives is not known`, at, name, 'symbol-unresolved');
  return { signature: problem, documentation: problem };
}

/** A name and a value that stands behind it, in a table or in another file. */
export function valueSymbol(
  name: string,
  given: Value,
  place: Place,
  module: string,
  evaluator: Evaluator,
  file: SourceFile,
): ModuleSymbol {
  const value = settled(given);
  const base = { name, container: null, exported: true, module };
  const known = file.language.definitions?.describe?.(value, evaluator);
  if ((value instanceof Unresolved || isForeign(value)) && !known?.what) {
    return {
      ...base,
      what: 'unknown',
      place,
      description: unknownDescription(value as Unresolved | CallResult, name, place),
    };
  }
  if (value instanceof Described) {
    const { kind, node, site } = value;
    return {
      ...base,
      what: kind,
      place: value.place,
      description: value.describe(),
      identity: `${site.file.path}:${node.startIndex}`,
    };
  }
  const description = known ?? SAYS_NOTHING;
  return { ...base, what: description.what ?? 'constant', place, description };
}

/** A symbol as mappings see it. */
export function symbolRecord(symbol: ModuleSymbol): SourceRecord {
  const { name, what, container, exported, place, description, module, aliasOf } = symbol;
  const { condition, comment, annotations, heads } = symbol;
  // What is reported names the symbol; where it stands and why is known already.
  const named = <T>(part: T | Unresolved) =>
    placeholderOr(
      part instanceof Unresolved
        ? new Unresolved(part.reason, part.place, `${module}.${name}`, 'symbol-unresolved')
        : part,
    );
  const { signature, documentation } = description;
  const isOpen = signature instanceof OpenSignature;
  const made = record(
    {
      key: name,
      value: name,
      name,
      what,
      container,
      exported,
      // Nothing, not an empty list, for what cannot be called.
      ...(signature !== null && { signature: isOpen ? signature.known : named(signature) }),
      summary: named(summaryOf(documentation)),
      documentation: named(documentation),
      module,
      ...(aliasOf !== undefined && { alias_of: aliasOf }),
      ...(condition !== undefined && { condition }),
      ...(comment !== undefined && { comment }),
      ...(annotations && { annotations: withPlaceholders(annotations) }),
    },
    place,
  );
  if (!isOpen) return heads ? { ...made, described: { heads } } : made;
  const open = signature.parts.map(({ path, problem: { reason, place } }): UnknownPart => {
    const text = `${module}.${name}(${path.split('/')[0]})`;
    return { path, rule: 'symbol-unresolved', place, reason, text };
  });
  return { ...made, described: { open } };
}
