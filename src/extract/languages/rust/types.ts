import type { Node } from '../../syntax/node.js';
import { field, opaque } from '../../syntax/nodes.js';
import type { ClassShape, MappingEntry, Parameter } from '../language/expression.js';
import { NEXT_NUMBER } from '../shared/next-number.js';
import { withoutAttributes } from './attributes.js';
import { holdingOf } from './holdings.js';

/** An enumeration: names of variants, or their numbers when it gives some. */
export function enumOf(node: Node): ClassShape {
  const variants = withoutAttributes(field(node, 'body')).filter(child => child.type === 'enum_variant');
  const isNumbered = variants.some(variant => variant.childForFieldName('value'));
  const members = variants.map((variant): MappingEntry => {
    const key = field(variant, 'name').text;
    const value = variant.childForFieldName('value');
    if (value) return { node: variant, key, value };
    if (variant.childForFieldName('body'))
      return { node: variant, key, value: opaque('a variant with data') };
    return { node: variant, key, value: isNumbered ? NEXT_NUMBER : { kind: 'literal', value: key } };
  });
  return { name: field(node, 'name').text, node, members, constant: true, parameters: [], bases: [] };
}

/** A structure as a class whose fields are the parameters of its literals. */
export function structOf(node: Node): ClassShape {
  const body = node.childForFieldName('body');
  const fields = body?.type === 'field_declaration_list' ? withoutAttributes(body) : [];
  const parameters = fields.map(
    (child): Parameter => ({
      name: field(child, 'name').text,
      default: null,
      rest: null,
      holds: holdingOf(child.childForFieldName('type')),
    }),
  );
  return {
    name: field(node, 'name').text,
    node,
    members: [],
    parameters: fields.length > 0 ? parameters : null,
    bases: [],
  };
}

/** `mod x { … }`: its constants, types and modules. */
export function moduleOf(node: Node): ClassShape {
  const members: MappingEntry[] = [];
  for (const child of withoutAttributes(field(node, 'body'))) {
    const name = child.childForFieldName('name')?.text;
    const value = child.childForFieldName('value');
    if (name === undefined) continue;
    if (value) members.push({ node: child, key: name, value });
    else if (child.type === 'mod_item')
      members.push({ node: child, key: name, value: { kind: 'class', class: moduleOf(child) } });
    else if (['enum_item', 'struct_item', 'function_item'].includes(child.type))
      members.push({ node: child, key: name, value: child });
  }
  return { name: field(node, 'name').text, node, members, parameters: null, bases: [] };
}

/** The type that the code around a node is for. */
export function implemented(node: Node): Node | null {
  let around: Node | null = node;
  while (around && around.type !== 'impl_item') around = around.parent;
  return around?.childForFieldName('type') ?? null;
}
