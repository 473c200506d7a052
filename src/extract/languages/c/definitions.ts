import type { Node } from '../../syntax/node.js';
import { field, named } from '../../syntax/nodes.js';
import { type Definition, fullName, type Head } from '../language/definitions.js';
import type { Comments } from '../language.js';
import { type DocumentationStyle, documented, listText, onOneLine } from '../shared/documentation.js';
import { functionIn, nameIn } from './declarators.js';
import { conditionOf, guardOf } from './guards.js';

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
  'preproc_elifdef',
  'linkage_specification',
  'declaration_list',
]);

/** `int a; /**< Its a. *\/`: the mark of Doxygen for what stands behind. */
const STYLE: DocumentationStyle = { trails: comment => /^(?:\/\*[*!]|\/\/[/!])</.test(comment) };

interface Around {
  readonly container: string | null;
  /** The namespace around. */
  readonly space: string | null;
  readonly isClass: boolean;
  /** Members of a class are seen from outside from here on. */
  readonly isPublic: boolean;
  /** Whether others come to what is in here: not in a namespace without a name, nor in a class that is private. */
  readonly isOpen: boolean;
  readonly condition: string | undefined;
  /** The same without the innermost: that of its other branches. */
  readonly outer?: string | undefined;
}

type Base = Pick<Definition, 'container' | 'documentation' | 'node' | 'exported' | 'condition'>;

/** A name that a class or namespace has from another one: `using Base::run;`. */
interface Using {
  readonly path: readonly string[];
  readonly base: Base;
}

/** What a file of C or C++ defines or declares: functions, types, constants, variables and macros. */
export function definitions(root: Node, comments: Comments, path: string): Definition[] {
  const found: Definition[] = [];
  const usings: Using[] = [];
  const isHeader = /\.(?:h|hh|hpp|hxx|h\+\+|inl|ipp|tcc)$/i.test(path);
  const guard = guardOf(root);
  collect(root, {
    container: null,
    space: null,
    isClass: false,
    isPublic: true,
    isOpen: true,
    condition: undefined,
  });
  for (const using of usings) found.push(...usedBy(using, found));
  return found;

  function collect(parent: Node, around: Around): void {
    let { isPublic } = around;
    for (const { node, documentation, trailing } of documented(parent, comments, STYLE)) {
      if (node.type === 'access_specifier') isPublic = !/private|protected/.test(node.text);
      else look(node, documentation || trailing, { ...around, isPublic });
    }
  }

  function look(node: Node, documentation: string, around: Around): void {
    if (TRANSPARENT.has(node.type)) {
      collect(node, { ...around, ...inBranch(node, around) });
      return;
    }
    const isSeen = around.isOpen && (around.isClass ? around.isPublic : !isHidden(node, isHeader));
    const { container, condition } = around;
    const exported = isSeen && !named(node).some(({ type }) => type === 'delete_method_clause');
    const base: Base = { container, documentation, node, exported, condition };
    const nameOf = () => field(node, 'name').text;
    switch (node.type) {
      case 'namespace_definition': {
        const body = node.childForFieldName('body');
        const name = node.childForFieldName('name');
        let within = container;
        for (const part of name?.text.split('::') ?? []) {
          const own = part.trim().replace(/^inline\s+/, '');
          found.push({ ...base, container: within, name: own, what: 'module', signature: null });
          within = inside(within, own);
        }
        if (body)
          collect(body, {
            ...around,
            container: within,
            space: within,
            isOpen: around.isOpen && name !== null,
          });
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
        const signature = parameters && listText(parameters, comments);
        // A header's guard is not a definition of anything.
        if (guard !== node.id)
          found.push({ ...base, container: null, exported: true, name: nameOf(), what: 'macro', signature });
        return;
      }
      case 'preproc_call': {
        const [, gone] = /^#\s*undef\s+(\w+)/.exec(node.text) ?? [];
        const isGone = (each: Definition) =>
          each.what === 'macro' && each.name === gone && each.condition === condition;
        if (gone !== undefined) found.splice(0, found.length, ...found.filter(each => !isGone(each)));
        return;
      }
      // What a class defines as its friend belongs to the namespace around it.
      case 'friend_declaration': {
        const defined = named(node).find(each => each.type === 'function_definition');
        if (defined)
          look(defined, documentation, {
            ...around,
            container: around.space,
            isClass: false,
            isPublic: true,
          });
        return;
      }
      case 'alias_declaration':
        found.push({ ...base, name: nameOf(), what: 'type', signature: null });
        return;
      case 'concept_definition':
        found.push({ ...base, name: nameOf(), what: 'interface', signature: null });
        return;
      case 'namespace_alias_definition':
        found.push({ ...base, name: nameOf(), what: 'module', signature: null });
        return;
      case 'using_declaration':
        if (!/^using\s+(?:namespace|enum)\b/.test(node.text))
          usings.push({ base, path: named(node).at(-1)?.text.replace(/\s/g, '').split('::') ?? [] });
        return;
    }
    const type = node.childForFieldName('type');
    const inner = TYPES[node.type] ? node : type && TYPES[type.type] ? type : null;
    const declarators = node.childrenForFieldName('declarator').flatMap(each => declaratorsIn(each));
    if (inner?.childForFieldName('body')) {
      const [first] = declarators;
      lookAtType(inner, first && nameIn(first)?.text, base, around);
    }
    for (const declarator of declarators) {
      const name = nameIn(declarator);
      if (name) found.push(...declaredAs(declarator, name, node, base, around.isClass, comments));
    }
  }

  /** @param declared what is declared with it: members of a type without a name are reached by that. */
  function lookAtType(type: Node, declared: string | undefined, base: Base, around: Around): void {
    const written = type.childForFieldName('name')?.text;
    const what = TYPES[type.type] as Definition['what'];
    // `struct Outer::Inner { … };` defines a member outside of its class.
    const parts = written?.replace(/\s/g, '').split('::') ?? [];
    const name = parts.pop();
    const container = parts.reduce<string | null>(inside, around.container);
    const exported = around.isOpen && (around.isClass ? around.isPublic : true);
    if (name) found.push({ ...base, name, what, container, exported, signature: null, node: type });
    const body = field(type, 'body');
    if (what === 'enum') {
      lookAtEnumerators(body, { ...base, container: inside(container, name), exported }, around);
      return;
    }
    const own = inside(container, name ?? declared);
    // Members of a class are private until it says otherwise.
    const isPublic = type.type !== 'class_specifier';
    collect(body, { ...around, container: own, isClass: true, isPublic, isOpen: exported });
  }

  function lookAtEnumerators(list: Node, base: Base, around: Pick<Around, 'condition' | 'outer'>): void {
    for (const { node, documentation, trailing } of documented(list, comments, STYLE)) {
      if (TRANSPARENT.has(node.type)) lookAtEnumerators(node, base, inBranch(node, around));
      if (node.type !== 'enumerator') continue;
      const name = field(node, 'name').text;
      const text = documentation || trailing;
      const { condition } = around;
      found.push({ ...base, condition, name, what: 'constant', signature: null, documentation: text, node });
    }
  }
}

/** The condition in a branch: its own, and what is around all branches. */
function inBranch(node: Node, { condition, outer }: Pick<Around, 'condition' | 'outer'>) {
  if (!node.type.startsWith('preproc_')) return { condition, outer };
  const isAlternative = node.parent?.childForFieldName('alternative')?.id === node.id;
  const around = isAlternative ? outer : condition;
  const both = [around, conditionOf(node)].filter(each => each !== undefined).join(' && ');
  return { condition: both || undefined, outer: around };
}

/** Declarators without their values; the names that a list is taken apart into are one each. */
function declaratorsIn(written: Node | null): Node[] {
  const declarator = written?.type === 'init_declarator' ? field(written, 'declarator') : written;
  if (!declarator) return [];
  return declarator.type === 'structured_binding_declarator' ? named(declarator) : [declarator];
}

/** Functions with their parameters, types by `typedef`, constants and variables. */
function declaredAs(
  declarator: Node,
  name: Node,
  node: Node,
  base: Base,
  isInClass: boolean,
  comments: Comments,
): Definition[] {
  // `typedef struct X { … } X` is one type.
  const tag = node.type === 'type_definition' ? node.childForFieldName('type') : null;
  if (tag?.childForFieldName('body') && tag.childForFieldName('name')?.text === name.text) return [];
  if (node.type === 'type_definition') return [{ ...base, name: name.text, what: 'type', signature: null }];
  // A specialization gives nothing a name.
  if (name.type === 'template_function') return [];
  const conversion = conversionIn(name);
  // `int Rule::get() const` defines a member outside of its class; `int Rule::*member` is a pointer to one.
  const [plain, ...scope] = (conversion?.name ?? name.text).split('::').reverse() as [string, ...string[]];
  if (plain.startsWith('*'))
    return [{ ...base, name: plain.slice(1).trim(), what: 'variable', signature: null }];
  const container = inside(base.container, scope.length > 0 ? scope.reverse().join('.') : undefined);
  const what = isInClass || scope.length > 0 ? 'method' : 'function';
  if (conversion)
    return [{ ...base, name: plain, container, what: 'method', signature: conversion.signature }];
  const callable = functionIn(declarator);
  if (callable) {
    // `Box(T) -> Box<T>;` says how arguments of a template are found.
    const isGuide = !isInClass && scope.length === 0 && !node.childForFieldName('type');
    if (isGuide && named(callable).some(({ type }) => type === 'trailing_return_type')) return [];
    const signature = listText(field(callable, 'parameters'), comments);
    return [
      {
        ...base,
        name: plain,
        container,
        what,
        signature,
        heads: { [signature]: headIn(node, declarator, callable) },
      },
    ];
  }
  if (node.type !== 'declaration' && node.type !== 'field_declaration') return [];
  const words = node.text.slice(0, declarator.startIndex - node.startIndex);
  const isConstant = /\b(const|constexpr)\b/.test(words);
  return [{ ...base, name: plain, container, what: isConstant ? 'constant' : 'variable', signature: null }];
}

/** The type in front of a function's name, with its stars; what is behind an arrow is the type, where there is one. */
function headIn(node: Node, declarator: Node, callable: Node): Head {
  const trailing = named(callable).find(each => each.type === 'trailing_return_type');
  if (trailing) return { names: 'last', result: onOneLine(trailing.text.replace(/^->/, '')) };
  const type = node.childForFieldName('type');
  const between = declarator.text.slice(0, callable.startIndex - declarator.startIndex);
  if (!type || declarator.endIndex !== callable.endIndex || !/^[\s*&]*$/.test(between))
    return { names: 'last' };
  const words = named(node).filter(
    each =>
      each.startIndex < declarator.startIndex && (each.id === type.id || each.type === 'type_qualifier'),
  );
  const before = words.map(each => each.text).join(' ');
  const result = onOneLine(`${before} ${between.replace(/\s/g, '')}`);
  return before === 'auto' ? { names: 'last' } : { names: 'last', result };
}

/** `operator bool() const`. */
function conversionIn(name: Node): { name: string; signature: string } | undefined {
  const cast = name.type === 'operator_cast' ? name : null;
  const call = cast?.descendantsOfType('abstract_function_declarator')[0];
  if (!cast || !call) return undefined;
  const text = cast.text.slice(0, call.startIndex - cast.startIndex);
  return { name: onOneLine(text), signature: onOneLine(field(call, 'parameters').text) };
}

/** What a name that is used stands for, where that is in this file: looked for from the inside out. */
function usedBy({ path, base }: Using, found: readonly Definition[]): Definition[] {
  const name = path.at(-1) as string;
  const from = path.slice(0, -1).join('.');
  const around = base.container?.split('.') ?? [];
  for (let depth = around.length; depth >= 0; depth -= 1) {
    const container = [...around.slice(0, depth), ...(from === '' ? [] : [from])].join('.') || null;
    const meant = found.filter(each => each.name === name && each.container === container);
    const { documentation, ...place } = base;
    // A member of its own with the same parameters stands in front of it.
    const isOwn = (each: Definition) =>
      found.some(
        own => own.container === base.container && own.name === name && own.signature === each.signature,
      );
    if (meant.length > 0)
      return meant
        .filter(each => !isOwn(each))
        .map(each => ({ ...each, ...place, documentation: documentation || each.documentation }));
  }
  return [];
}

/** What only its own file can use; of a header, those that are made to be used by who includes it are not meant. */
function isHidden(node: Node, isHeader: boolean): boolean {
  const words = node.children.map(child =>
    /_specifier$|_qualifier$/.test(child?.type ?? '') ? child?.text : '',
  );
  if (!words.includes('static')) return false;
  return (
    !isHeader || !words.some(word => /^(?:inline|__inline|__inline__|const|constexpr)$/.test(word ?? ''))
  );
}

function inside(container: string | null, name: string | undefined): string | null {
  return name === undefined ? container : fullName({ container, name });
}
