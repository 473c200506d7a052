import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import type { Found } from './declared.js';

/** Statements whose bodies run where they stand, if they run. */
export const BRANCHES: ReadonlySet<string> = new Set([
  'statement_block',
  'if_statement',
  'else_clause',
  'for_statement',
  'for_in_statement',
  'while_statement',
  'do_statement',
  'try_statement',
  'catch_clause',
  'finally_clause',
  'switch_statement',
  'switch_body',
  'switch_case',
  'switch_default',
  'labeled_statement',
  'with_statement',
]);
/** Declarations that give their names a value before anything runs. */
export const HOISTED: ReadonlySet<string> = new Set([
  'function_declaration',
  'generator_function_declaration',
]);

/** Whether the code of a file is strict as a whole: that of modules, and what says so in front. */
export function isStrict(root: Node): boolean {
  const [first] = named(root);
  return (
    /^(['"])use strict\1;?$/.test(first?.text ?? '') ||
    root.namedChildren.some(each => each?.type === 'export_statement' || each?.type === 'import_statement')
  );
}

/** What `var` and, in scripts, functions in the blocks of a file give to names of the whole file. */
export function hoisted(root: Node): Found[] {
  const found: Found[] = [];
  const isScript = !isStrict(root);
  const visit = (node: Node, conditional: boolean) => {
    for (const child of named(node)) {
      const { type, startIndex: start } = child;
      if (type === 'variable_declaration') variables(child, conditional, found);
      else if (HOISTED.has(type) && isScript) {
        const name = child.childForFieldName('name')?.text;
        if (name) found.push({ name, what: 'function', exported: false, node: child, start, conditional });
      } else if (BRANCHES.has(type)) inside(child, conditional);
    }
  };
  const inside = (node: Node, conditional: boolean) => {
    if (node.type === 'for_in_statement' && node.childForFieldName('kind')?.text === 'var') {
      const left = node.childForFieldName('left');
      for (const name of left ? namesIn(left) : [])
        found.push({
          name: name.text,
          what: 'variable',
          exported: false,
          node,
          start: node.startIndex,
          conditional: true,
        });
    }
    visit(node, conditional || (node.type !== 'statement_block' && node.type !== 'labeled_statement'));
  };
  for (const statement of named(root)) if (BRANCHES.has(statement.type)) inside(statement, false);
  return found;
}

function variables(statement: Node, conditional: boolean, found: Found[]): void {
  for (const declarator of named(statement)) {
    const name = declarator.childForFieldName('name');
    const value = declarator.childForFieldName('value');
    if (!name || !value) continue;
    const isFunction = /^(arrow_function|function_expression)$/.test(value.type);
    for (const { text } of namesIn(name))
      found.push({
        name: text,
        what: isFunction ? 'function' : 'variable',
        exported: false,
        node: isFunction ? value : declarator,
        start: statement.startIndex,
        conditional,
        ...(!isFunction && { open: 'by-name' }),
      });
  }
}

/** The names that a pattern binds. */
export function namesIn(pattern: Node): Node[] {
  switch (pattern.type) {
    case 'identifier':
    case 'shorthand_property_identifier_pattern':
      return [pattern];
    case 'pair_pattern': {
      const value = pattern.childForFieldName('value');
      return value ? namesIn(value) : [];
    }
    case 'assignment_pattern':
    case 'object_assignment_pattern': {
      const left = pattern.childForFieldName('left');
      return left ? namesIn(left) : [];
    }
    case 'array_pattern':
    case 'object_pattern':
    case 'rest_pattern':
      return named(pattern).flatMap(namesIn);
  }
  return [];
}
