import type { Node } from '../../syntax/node.js';
import { field, named, opaque } from '../../syntax/nodes.js';
import type { MappingEntry } from '../language/expression.js';
import { boundOnTheWay } from './bound-on-the-way.js';
import { declaration } from './declarations.js';

/** What an assignment of the body makes members of. */
type Assigned = (assignment: Node, statement: Node) => readonly MappingEntry[];

/** Members that the statements of a class body make, in their order: plain ones, those of branches, and what takes some away. */
export function bodyMembers(body: Node, assigned: Assigned): MappingEntry[] {
  const members: MappingEntry[] = [];
  addTo(members, body, assigned, false);
  return members;
}

function addTo(members: MappingEntry[], block: Node, assigned: Assigned, inBranch: boolean): void {
  for (const statement of named(block)) {
    const unknown = (key: string, reason: string) => {
      members.push({ node: statement, key, value: opaque(reason), inBranch: true });
    };
    for (const { name } of boundOnTheWay(statement)) unknown(name, 'a name that is bound on the way');
    switch (statement.type) {
      case 'expression_statement': {
        const inner = statement.firstNamedChild;
        if (inner?.type === 'assignment')
          for (const member of assigned(inner, statement))
            members.push(inBranch ? { ...member, ...BRANCH } : member);
        else if (inner?.type === 'augmented_assignment' && field(inner, 'left').type === 'identifier')
          unknown(field(inner, 'left').text, 'a name whose value is changed in the class');
        break;
      }
      case 'import_statement':
      case 'import_from_statement':
        for (const name of statement.descendantsOfType('identifier'))
          if (name && declaration(name))
            members.push({ node: statement, key: name.text, value: name, ...BRANCH });
        break;
      case 'function_definition':
      case 'class_definition':
      case 'decorated_definition':
      case 'delete_statement':
        for (const name of takenBy(statement)) {
          const isThere = members.some(member => keyOf(member) === name);
          if (isThere && inBranch) unknown(name, 'a name that may be taken away');
          else if (isThere)
            members.splice(0, members.length, ...members.filter(member => keyOf(member) !== name));
        }
        break;
      default:
        for (const block of blocksOf(statement, unknown)) addTo(members, block, assigned, true);
    }
  }
}

const BRANCH = { inBranch: true } as const;

function keyOf(member: MappingEntry): unknown {
  return 'key' in member ? member.key : undefined;
}

/** Names that are no constants from a statement on. */
function takenBy(statement: Node): string[] {
  if (statement.type !== 'delete_statement') {
    const definition = statement.childForFieldName('definition') ?? statement;
    return [field(definition, 'name').text];
  }
  return named(statement)
    .flatMap(each => (each.type === 'expression_list' ? named(each) : [each]))
    .filter(({ type }) => type === 'identifier')
    .map(({ text }) => text);
}

/** The blocks of a statement and of its clauses, with the names that these bind. */
function blocksOf(statement: Node, unknown: (name: string, reason: string) => void): Node[] {
  return named(statement).flatMap(part => {
    if (part.type === 'block') return [part];
    if (!part.type.endsWith('_clause') || part.type === 'with_clause') return [];
    // What an `except` binds is taken away behind it.
    if (!part.type.startsWith('except'))
      for (const { name } of boundOnTheWay(part)) unknown(name, 'a name that is bound on the way');
    return blocksOf(part, unknown);
  });
}
