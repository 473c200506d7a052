import { field, named } from '../syntax/nodes.js';
import { annotations } from './javascript/annotations.js';
import { binding } from './javascript/bindings.js';
import { change } from './javascript/changes.js';
import { definitions, passedOn } from './javascript/definitions.js';
import { describe } from './javascript/documentation.js';
import { expression, requiredModule } from './javascript/expressions.js';
import { FUNCTIONS } from './javascript/functions.js';
import { functions } from './javascript/library.js';
import { stringText } from './javascript/literals.js';
import { modulePaths } from './javascript/modules.js';
import { operators } from './javascript/operators.js';
import type { Language } from './language.js';

/** JavaScript and TypeScript: ECMA-262 plus type annotations, with CommonJS and ES modules. */
export const language: Language = {
  name: 'JavaScript/TypeScript',
  extensions: ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx'],
  grammar: {
    '.js': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
    '.mjs': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
    '.cjs': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
    '.jsx': 'tree-sitter-javascript/tree-sitter-javascript.wasm',
    '.ts': 'tree-sitter-typescript/tree-sitter-typescript.wasm',
    '.mts': 'tree-sitter-typescript/tree-sitter-typescript.wasm',
    '.cts': 'tree-sitter-typescript/tree-sitter-typescript.wasm',
    '.tsx': 'tree-sitter-typescript/tree-sitter-tsx.wasm',
  },
  comments: { types: new Set(['comment', 'html_comment']), line: ['//'], block: [['/*', '*/']] },
  scopes: new Set([
    ...FUNCTIONS,
    'program',
    'statement_block',
    'class_body',
    'for_statement',
    'for_in_statement',
    'switch_body',
    'catch_clause',
  ]),
  deferred: FUNCTIONS,
  nameCharacters: '\\p{ID_Continue}$',
  functions,
  operators,
  expression,
  binding,
  change,
  wildcards(root) {
    const found: string[] = [];
    for (const node of root.namedChildren) {
      const source = node?.type === 'export_statement' ? node.childForFieldName('source') : null;
      if (source && node?.children.some(child => child?.type === '*')) found.push(stringText(source));
      // As TypeScript compiles it: `__exportStar(require('./x'), exports)`.
      const call = node?.type === 'expression_statement' ? node.firstNamedChild : null;
      if (call?.type === 'call_expression' && /(^|\.)__exportStar$/.test(field(call, 'function').text)) {
        const specifier = requiredModule(named(field(call, 'arguments'))[0]);
        if (specifier !== null) found.push(specifier);
      }
    }
    return found;
  },
  modulePaths,
  definitions,
  annotations,
  passedOn,
  describe,
};
