import type { Node } from '../../syntax/node.js';
import { isField, opaque } from '../../syntax/nodes.js';
import type { Binding } from '../language/binding.js';
import type { Expression } from '../language/expression.js';

/**
 * What binds a name, as a table: a row is the type of the node that the name stands in, and what that binds. Null where
 * the name is only used.
 */
export type Binder = (name: Node, parent: Node) => Binding | null;

/** @param otherwise where the node around the name is in no row. */
export function bindingTable(
  binders: Readonly<Record<string, Binder>>,
  otherwise: Binder = () => null,
): (name: Node) => Binding | null {
  const rows = new Map(Object.entries(binders));
  return name => (name.parent ? (rows.get(name.parent.type) ?? otherwise)(name, name.parent) : null);
}

/** Only a name in a certain field is bound. */
export function inField(fieldName: string, bind: Binder): Binder {
  return (name, parent) => (isField(parent, fieldName, name) ? bind(name, parent) : null);
}

/** The node around the name gives it a value, or none. */
export function value(read: (parent: Node) => Node | Expression | null): Binder {
  return (_name, parent) => {
    const found = read(parent);
    return found && { kind: 'value', node: parent, value: found };
  };
}

/** It is a member of an object, and no variable, where `isMember` says so of the node around the name. */
export function asMember(bind: Binder, isMember: (parent: Node) => boolean = () => true): Binder {
  return (name, parent) => {
    const bound = bind(name, parent);
    return bound && isMember(parent) ? { ...bound, member: true } : bound;
  };
}

/** Other files may import it by its name, where `isExported` says so of the node around the name. */
export function exportedIf(isExported: (parent: Node) => boolean, bind: Binder): Binder {
  return (name, parent) => {
    const bound = bind(name, parent);
    return bound && isExported(parent) ? { ...bound, exported: name.text } : bound;
  };
}

/** A name whose value only a run can give: `a parameter`, `a loop variable`. */
export function unknownValue(what: string): Binder {
  return value(() => opaque(what));
}
