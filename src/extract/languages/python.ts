import type { Language } from './language.js';
import { annotations } from './python/annotations.js';
import { binding } from './python/bindings.js';
import { conditionOf, reached } from './python/branches.js';
import { library } from './python/c-library.js';
import { change } from './python/changes.js';
import { definitions } from './python/definitions.js';
import { describe } from './python/describe.js';
import { expression } from './python/expressions.js';
import { attribute, inherent, late } from './python/instances.js';
import { functions } from './python/library.js';
import { moduleName, modulePaths, wildcards } from './python/modules.js';
import { operators } from './python/operators.js';
import { outline } from './python/outline.js';

/** Python 3, as the Language Reference describes it (docs.python.org/3/reference). */
export const language: Language = {
  name: 'Python',
  extensions: ['.py', '.pyi'],
  grammar: 'tree-sitter-python/tree-sitter-python.wasm',
  comments: { types: new Set(['comment']), line: ['#'], block: [] },
  scopes: new Set(['module', 'function_definition', 'class_definition', 'lambda']),
  deferred: new Set(['function_definition', 'lambda']),
  nameCharacters: '\\p{ID_Continue}',
  functions,
  operators,
  expression,
  binding,
  change,
  wildcards,
  modulePaths,
  outline,
  definitions,
  annotations,
  exportList: '__all__',
  describe,
  library,
  attribute,
  inherent,
  late,
  reached,
  condition: conditionOf,
  moduleName,
  submodule(name, path) {
    return path.endsWith('__init__.py') ? `.${name}` : null;
  },
};
