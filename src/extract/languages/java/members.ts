import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';

/** What stands in the body of a type; of an enumeration its constants first. */
export function membersOf(type: Node): Node[] {
  const body = type.childForFieldName('body');
  return (body ? named(body) : []).flatMap(member =>
    member.type === 'enum_body_declarations' ? named(member) : [member],
  );
}
