import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import type { Definition } from '../language/definitions.js';
import type { Comments } from '../language.js';
import { documented, onOneLine } from '../shared/documentation.js';
import { functionIn, nameIn } from './declarators.js';

const TYPES: Readonly<Record<string, Definition['what']>> = {
  struct_specifier: 'class',
  union_specifier: 'class',
  class_specifier: 'class',
  enum_specifier: 'enum',
};

/** Nodes that only stand around definitions. */
const TRANSPARENT = new Set([
  'preproc_if',
  'preproc_ifdef',
  'preproc_else',
  'preproc_elif',
  'linkage_specification',
  'declaration_list',
]);

interface Around {
  readonly container: string | null;
  readonly isClass: boolean;
  /** Members of a class are seen from outside from here on. */
  readonly isPublic: boolean;
}

/** What a file of C or C++ defines or declares: functions, types, constants, variables and macros. */
export function definitions(root: Node, comments: Comments): Definition[] {
  const found: Definition[] = [];
  collect(root, { container: null, isClass: false, isPublic: true });
  return found;

  function collect(parent: Node, around: Around): void {
    let { isPublic } = around;
    for (const { node, documentation } of documented(parent, comments)) {
      if (node.type === 'access_specifier') isPublic = !/private|protected/.test(node.text);
      else look(node, documentation, { ...around, isPublic });
    }
  }

  function look(node: Node, documentation: string, around: Around): void {
    if (TRANSPARENT.has(node.type)) {
      collect(node, around);
      return;
    }
    const base = { container: around.container, documentation, node };
    const isExported = around.isClass ? around.isPublic : !isStatic(node);
    switch (node.type) {
      case 'namespace_definition': {
        const name = node.childForFieldName('name')?.text;
        const body = node.childForFieldName('body');
        if (name) found.push({ ...base, name, what: 'module', exported: true, signature: null });
        if (body)
          collect(body, { ...around, container: inside(around.container, name?.replaceAll('::', '.')) });
        return;
      }
      case 'template_declaration': {
        const inner = named(node).at(-1);
        if (inner) look(inner, documentation, around);
        return;
      }
      case 'preproc_def':
      case 'preproc_function_def': {
        const parameters = node.childForFieldName('parameters');
        const signature = parameters && onOneLine(parameters.text);
        // A header's guard is not a definition of anything.
        if (!parameters && !node.childForFieldName('value')) return;
        found.push({ ...base, name: field(node, 'name').text, what: 'macro', exported: true, signature });
        return;
      }
      case 'alias_declaration':
        found.push({
          ...base,
          name: field(node, 'name').text,
          what: 'type',
          exported: isExported,
          signature: null,
        });
        return;
    }
    const type = node.childForFieldName('type');
    const inner = TYPES[node.type] ? node : type && TYPES[type.type] ? type : null;
    if (inner?.childForFieldName('body')) lookAtType(inner, documentation, around);
    for (const written of node.childrenForFieldName('declarator')) {
      const declarator = written?.type === 'init_declarator' ? field(written, 'declarator') : written;
      const name = declarator && nameIn(declarator);
      if (declarator && name)
        found.push(...declaredAs(declarator, name, node, { ...base, exported: isExported }, around));
    }
  }

  function lookAtType(type: Node, documentation: string, around: Around): void {
    const name = type.childForFieldName('name')?.text;
    const what = TYPES[type.type] as Definition['what'];
    const { container } = around;
    const exported = around.isClass ? around.isPublic : true;
    if (name) found.push({ name, what, container, exported, signature: null, documentation, node: type });
    const own = inside(container, name);
    const body = field(type, 'body');
    if (what !== 'enum') {
      // Members of a class are private until it says otherwise.
      collect(body, { container: own, isClass: true, isPublic: type.type !== 'class_specifier' });
      return;
    }
    for (const { node, documentation: text } of documented(body, comments)) {
      if (node.type !== 'enumerator') continue;
      found.push({
        name: field(node, 'name').text,
        what: 'constant',
        container: own,
        exported,
        signature: null,
        documentation: text,
        node,
      });
    }
  }
}

/** Functions with their parameters, types by `typedef`, constants and variables. */
function declaredAs(
  declarator: Node,
  name: Node,
  node: Node,
  base: Pick<Definition, 'container' | 'documentation' | 'node' | 'exported'>,
  around: Around,
): Definition[] {
  const callable = functionIn(declarator);
  // `typedef struct X { … } X` is one type.
  const tag = node.type === 'type_definition' ? node.childForFieldName('type') : null;
  if (tag?.childForFieldName('body') && tag.childForFieldName('name')?.text === name.text) return [];
  if (node.type === 'type_definition')
    return [{ ...base, name: name.text, what: 'type', exported: true, signature: null }];
  // `int Rule::get() const` defines a member outside of its class.
  const [plain, ...scope] = name.text.split('::').reverse() as [string, ...string[]];
  const container = inside(base.container, scope.length > 0 ? scope.reverse().join('.') : undefined);
  if (callable) {
    const isMember = around.isClass || scope.length > 0;
    const signature = onOneLine(field(callable, 'parameters').text);
    return [{ ...base, name: plain, container, what: isMember ? 'method' : 'function', signature }];
  }
  if (node.type !== 'declaration' && node.type !== 'field_declaration') return [];
  const words = node.text.slice(0, declarator.startIndex - node.startIndex);
  const what = /\b(const|constexpr)\b/.test(words) ? 'constant' : 'variable';
  return [{ ...base, name: plain, container, what, signature: null }];
}

function isStatic(node: Node): boolean {
  return node.children.some(child => child?.type === 'storage_class_specifier' && child.text === 'static');
}

function inside(container: string | null, name: string | undefined): string | null {
  if (name === undefined) return container;
  return container === null ? name : `${container}.${name}`;
}
