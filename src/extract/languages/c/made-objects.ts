import type { Node } from '../../syntax/node.js';
import { isField, named } from '../../syntax/nodes.js';
import type { MadeTypes } from '../language/effects.js';
import { around } from '../shared/effects.js';

type Made = ReturnType<MadeTypes['at']>;

const FUNCTION = /^(?:function_definition|lambda_expression)$/;

/** Objects of C++ that are made where nobody calls their constructor: by being declared, as parts of others, out of arguments. */
export const MADE: MadeTypes = {
  mark: /[(@]|\bnew\b|\w\s*\{|[\w>]\s+\w+\s*;/,
  at(node): Made {
    switch (node.type) {
      case 'declaration':
        return declared(node);
      case 'compound_literal_expression':
      case 'new_expression':
        return made(typesIn(node.childForFieldName('type')), !isKept(node));
      case 'call_expression':
        return made(typesIn(node.childForFieldName('function')), !isKept(node));
      case 'function_definition':
      case 'lambda_expression':
        return made([...typesIn(node.childForFieldName('type')), ...parameterTypes(node)], true);
      default:
        return [];
    }
  },
  parts: classNode =>
    named(classNode).flatMap(child => {
      if (child.type === 'base_class_clause') return typesIn(child);
      if (child.type !== 'field_declaration_list') return [];
      return named(child).flatMap(field =>
        field.type === 'field_declaration' && !isPointed(field)
          ? typesIn(field.childForFieldName('type'))
          : [],
      );
    }),
  end(name) {
    const destructor = name.parent?.type === 'destructor_name' ? name.parent : null;
    const fn =
      destructor && around(destructor, type => FUNCTION.test(type) || /^(declaration|field)_/.test(type));
    return fn?.type === 'function_definition' ? fn : null;
  },
  standsFor(name) {
    const { parent } = name;
    const isAlias =
      (parent?.type === 'alias_declaration' && isField(parent, 'name', name)) ||
      (parent?.type === 'type_definition' && isField(parent, 'declarator', name));
    return isAlias && parent ? typesIn(parent.childForFieldName('type')) : [];
  },
};

function made(names: readonly string[], ends: boolean): Made {
  return names.map(name => ({ name, ends }));
}

/** A declaration, with what is written out behind it: all of that is gone with the function around it. */
function declared(node: Node): Made {
  const ends = around(node, type => FUNCTION.test(type))?.parent !== null && !isStatic(node);
  const values = node.childrenForFieldName('declarator').flatMap(each => {
    const value = each?.type === 'init_declarator' ? each.childForFieldName('value') : null;
    return value && /^(?:compound_literal|new)_expression$/.test(value.type)
      ? typesIn(value.childForFieldName('type'))
      : [];
  });
  return made([...(isPointed(node) ? [] : typesIn(node.childForFieldName('type'))), ...values], ends);
}

function isStatic(declaration: Node): boolean {
  return named(declaration).some(
    ({ type, text }) => type === 'storage_class_specifier' && /^(?:static|thread_local)$/.test(text),
  );
}

/** Whether nothing but pointers and references is declared. */
function isPointed(declaration: Node): boolean {
  const all = declaration.childrenForFieldName('declarator').flatMap(each => {
    const own = each?.type === 'init_declarator' ? each.childForFieldName('declarator') : each;
    return own ? [own.type] : [];
  });
  return all.length > 0 && all.every(type => /^(?:pointer|reference)_declarator$/.test(type));
}

/** Whether what is made stays as what is declared outside of functions. */
function isKept(node: Node): boolean {
  const declaration = node.parent?.type === 'init_declarator' ? node.parent.parent : null;
  return (
    declaration?.type === 'declaration' && around(declaration, type => FUNCTION.test(type))?.parent === null
  );
}

/** What parameters are of: an argument may become one. */
function parameterTypes(fn: Node): string[] {
  let list = fn.childForFieldName('declarator');
  while (list && !/^(?:abstract_)?function_declarator$/.test(list.type))
    list = list.childForFieldName('declarator') ?? list.firstNamedChild;
  const parameters = list?.childForFieldName('parameters');
  return (parameters ? named(parameters) : [])
    .filter(each => each.childForFieldName('declarator')?.type !== 'pointer_declarator')
    .flatMap(each => typesIn(each.childForFieldName('type')));
}

/** Names of types in what is written, those that a template is made with among them. */
function typesIn(written: Node | null): string[] {
  if (!written) return [];
  return written
    .descendantsOfType(['type_identifier', 'identifier'])
    .flatMap(each => (each && isType(each, written) ? [each.text] : []));
}

/** In a call, what stands for a class may be a name like all others. */
function isType(name: Node, written: Node): boolean {
  return (
    name.type === 'type_identifier' || name.id === written.id || isField(name.parent as Node, 'name', name)
  );
}
