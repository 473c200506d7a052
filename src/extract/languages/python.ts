import type { Language } from './language.js';
import { annotations } from './python/annotations.js';
import { binding } from './python/bindings.js';
import { condition, runsWithFile } from './python/branches.js';
import { library } from './python/c-library.js';
import { change, changesByCalls } from './python/changes.js';
import { isReplaced } from './python/decorators.js';
import { definitions, deletedNames, documentedIn, isOnlyForPrograms } from './python/definitions.js';
import { describe } from './python/describe.js';
import { effects } from './python/effects.js';
import { asMember, itemsOf, membersOf, ofMember } from './python/enumerations.js';
import { expression } from './python/expressions.js';
import {
  builtinAttribute,
  fieldsMade,
  givesOther,
  isAsked,
  madeOtherwise,
  nameFromStatement,
  ownAttribute,
} from './python/instances.js';
import { functions } from './python/library.js';
import {
  handsItselfOver,
  libraryName,
  moduleName,
  modulePaths,
  submodule,
  wildcardStatements,
  wildcards,
  wildcardsBehind,
} from './python/modules.js';
import { operators } from './python/operators.js';
import { inFront, isOutside, loadedWith } from './python/order.js';
import { replacedFunctions } from './python/replaced-functions.js';
import { isSetAnew, setOfMade } from './python/set-elsewhere.js';
import { spelling } from './python/spelling.js';

const BRANCHING = new Set([
  ...[
    'if_statement',
    'while_statement',
    'for_statement',
    'match_statement',
    'with_statement',
    'try_statement',
  ],
  ...['elif_clause', 'else_clause', 'except_clause', 'except_group_clause', 'case_clause'],
  ...['conditional_expression', 'boolean_operator'],
]);

/** Python 3, as the Language Reference describes it (docs.python.org/3/reference). */
export const language: Language = {
  name: 'Python',
  branching: BRANCHING,
  extensions: ['.py', '.pyi'],
  grammar: 'tree-sitter-python/tree-sitter-python.wasm',
  comments: { types: new Set(['comment']), line: ['#'], block: [] },
  scopes: {
    types: new Set(['module', 'function_definition', 'class_definition', 'lambda']),
    deferred: new Set(['function_definition', 'lambda']),
    inFront,
    loadedWith,
    isOutside,
  },
  nameCharacters: '\\p{ID_Continue}',
  spelling,
  expression,
  binding,
  change,
  changesByCalls,
  writtenCalls: { otherwise: new Set(['function_definition', 'class_definition', 'class_pattern']) },
  imports: { wildcards, wildcardStatements, wildcardsBehind, paths: modulePaths, libraryName },
  operators,
  functions,
  replacedFunctions,
  effects,
  packages: { submodule, moduleName, library },
  definitions: {
    documentedIn,
    list: definitions,
    annotations,
    exportList: '__all__',
    handsItselfOver,
    describe,
    setOfMade,
    written: { words: ['def', 'class'] },
    notRead: isOnlyForPrograms,
    deleted: deletedNames,
  },
  objects: {
    ownAttribute,
    builtinAttribute: (object, name, evaluator) =>
      (name === '__members__' ? membersOf(object, evaluator) : undefined) ??
      builtinAttribute(object, name, evaluator),
    fieldsMade,
    isAsked,
    madeOtherwise,
    givesOther,
    asMember,
    itemsOf,
    ofMember,
    isReplaced: (definition, evaluator) =>
      isReplaced(definition, evaluator) || isSetAnew(definition, evaluator),
  },
  statements: { runsWithFile, condition, nameFromStatement },
};
