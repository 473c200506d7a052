import { Described, type Site } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import type { Value } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import type { SourceFile } from '../../syntax/source-file.js';
import { type DecoratedBy, type Decorating, decorating, decoratorsOf } from './decorating.js';
import { methodsOf } from './definitions.js';

/** Decorators of Python's library that leave signature and documentation as they are, by the last part of their name. */
const KEEPING = new Set([
  '_simple_enum',
  'abstractmethod',
  'abstractclassmethod',
  'abstractstaticmethod',
  'asynccontextmanager',
  'cache',
  'classmethod',
  'contextmanager',
  'coroutine',
  'dataclass',
  'dataclass_transform',
  'final',
  'global_enum',
  'lru_cache',
  'no_type_check',
  'override',
  'register',
  'runtime_checkable',
  'singledispatch',
  'staticmethod',
  'total_ordering',
  'unique',
]);

/** Those of them whose functions give something else when they are called: what `yield` makes of them, or the one for a type. */
const GIVING_OTHERS = new Set([
  'asynccontextmanager',
  'contextmanager',
  'coroutine',
  'register',
  'singledispatch',
]);

/**
 * The same by their full names, where others call theirs so, too. PEP 702: what is deprecated is called as before, whatever the
 * wrapper says that a class of it gets.
 */
const KEEPING_OF_MODULES = new Set([
  'typing_extensions.deprecated',
  'unittest.expectedFailure',
  'unittest.skip',
  'unittest.skipIf',
  'unittest.skipUnless',
  'warnings.deprecated',
]);

/** `functools.wraps` of `functools.wraps(f)`. */
export function calleeOf(decorator: Node): Node {
  return decorator.type === 'call' ? (decorator.childForFieldName('function') ?? decorator) : decorator;
}

/** The last part of a decorator's name. */
export function nameOf(decorator: Node): string {
  return /\w*$/.exec(calleeOf(decorator).text)?.[0] ?? '';
}

/** Whether a call of a function runs more, or something else, than its body: what a decorator put in its place. */
export function isReplaced({ node, site }: Described, evaluator: Evaluator): boolean {
  return decoratorsOf(node).some(decorator => {
    const name = nameOf(decorator);
    const value = evaluator.evaluate(calleeOf(decorator), site);
    if (KEEPING.has(name) && !isOwn(value, evaluator)) return GIVING_OTHERS.has(name);
    if (isKeepingOfModule(calleeOf(decorator), site.file)) return false;
    const found = madeBy(decorator, value, evaluator);
    return !found || found.gives.some(each => each !== 'given');
  });
}

/** What a decorator leaves of what it is applied to, as far as users read it. */
export function kept(decorator: Node, site: Site, evaluator: Evaluator): 'all' | 'signature' | 'nothing' {
  const value = evaluator.evaluate(calleeOf(decorator), site);
  if (KEEPING.has(nameOf(decorator)) && !isOwn(value, evaluator)) return 'all';
  if (isKeepingOfModule(calleeOf(decorator), site.file)) return 'all';
  const found = madeBy(decorator, value, evaluator);
  if (!found || found.gives.includes('other') || found.sets.call) return 'nothing';
  return found.gives.includes('undocumented') || found.sets.documentation ? 'signature' : 'all';
}

/** What a decorator makes of what it is applied to, that is a function of the sources, or a class whose instances are called. */
function madeBy(decorator: Node, value: Value, evaluator: Evaluator): Decorating | undefined {
  if (!(value instanceof Described)) return undefined;
  const isCalled = decorator.type === 'call';
  if (value.kind === 'function') return decorating(value, isCalled, evaluator, leftBy(evaluator));
  const body = isCalled && value.kind === 'class' ? value.node.childForFieldName('body') : null;
  const method = body && methodsOf(body).get('__call__');
  return method
    ? decorating({ node: method, site: value.site }, false, evaluator, leftBy(evaluator))
    : undefined;
}

/** What the decorators of functions inside of others leave of these. */
function leftBy(evaluator: Evaluator): DecoratedBy {
  return (decorator, site) => kept(decorator, site, evaluator);
}

/** Where Python's library has those decorators, in whose own sources they are what they are elsewhere. */
const LIBRARY = new Set([
  'abc',
  'contextlib',
  'dataclasses',
  'enum',
  'functools',
  'types',
  'typing',
  'typing_extensions',
]);

/** Whether a decorator is a function of the sources, which may be called as one of the library is. */
function isOwn(value: Value, evaluator: Evaluator): boolean {
  return (
    value instanceof Described &&
    value.kind === 'function' &&
    !LIBRARY.has(evaluator.moduleName(value.site.file))
  );
}

/** Whether a decorator is one of those, by whatever name the file imports it. */
function isKeepingOfModule(name: Node, file: SourceFile): boolean {
  const object = name.type === 'attribute' ? name.childForFieldName('object') : null;
  const bound = file.bindings((object ?? name).text).filter(({ scope }) => scope === file.root.id);
  // `try: from warnings import … except ImportError: from typing_extensions import …` has it from either.
  return (
    bound.length > 0 &&
    bound.every(({ binding }) => {
      if (binding.kind !== 'import') return false;
      const from = binding.name == null ? binding.specifier : `${binding.specifier}.${binding.name}`;
      return KEEPING_OF_MODULES.has(object ? `${from}.${name.childForFieldName('attribute')?.text}` : from);
    })
  );
}

/** `@_simple_enum(IntEnum)`: how Python's library makes enums of plain classes, which saves time when it starts. */
export function enumDecorator(node: Node): Node | undefined {
  return decoratorsOf(node).find(decorator => nameOf(decorator) === '_simple_enum');
}
