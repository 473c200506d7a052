import type { Node } from '../../syntax/node.js';
import type { Preprocessor } from '../language/preprocessor.js';
import type { Language } from '../language.js';
import { slashComments } from '../shared/comments.js';
import { operatorsWith } from '../shared/folding.js';
import { binding } from './bindings.js';
import { definitions } from './definitions.js';
import { effects } from './effects.js';
import { expression } from './expressions.js';
import { FUNCTIONS } from './functions.js';
import { includes, modulePaths } from './includes.js';
import { macroLists } from './macros.js';
import { prepare } from './preprocessor.js';

/** C (ISO/IEC 9899) and C++ (ISO/IEC 14882): what both have in common, which is nearly all that tables need. */

export function cFamily({
  name,
  extensions,
  grammar,
  numericTruth,
  grammarOfText,
}: Pick<Language, 'name' | 'extensions' | 'grammar'> &
  Pick<Preprocessor, 'grammarOfText'> & { readonly numericTruth: boolean }): Language {
  const comments = slashComments('comment');
  return {
    name,
    extensions,
    grammar,
    comments,
    scopes: {
      types: new Set([
        'translation_unit',
        'function_definition',
        'compound_statement',
        'for_statement',
        'lambda_expression',
      ]),
      deferred: FUNCTIONS,
      // At the top of a file nothing is used in front of its declaration, and macros go by rules of their own. What C++ has to work out
      // when the program starts is nothing until then, though it is declared.
      inFront: (definition, isTop) =>
        isTop ? (name === 'C++' && isWorkedOut(definition) ? 'nothing' : 'there') : 'around',
    },
    nameCharacters: '\\p{ID_Continue}$',
    functions: {
      'std::string': (_receiver, [value, ...more]) =>
        typeof value === 'string' && more.length === 0 ? value : undefined,
      'std::string_view': (_receiver, [value, ...more]) =>
        typeof value === 'string' && more.length === 0 ? value : undefined,
    },
    operators: operatorsWith({
      only32Bit: true,
      overflow: 'undefined',
      joinsTexts: !numericTruth,
      numericTruth,
    }),
    expression,
    binding,
    overloads: name === 'C++',
    effects: { ...effects, makesEntries: name === 'C++' },
    writtenCalls: {
      types: '<>',
      braces: !numericTruth,
      otherwise: new Set([
        'function_declarator',
        'preproc_function_def',
        'preproc_def',
        'preproc_call',
        'preproc_defined',
        'class_specifier',
        'struct_specifier',
        'enum_specifier',
        'union_specifier',
        'base_class_clause',
        'field_initializer',
        'binary_expression',
        'namespace_definition',
      ]),
    },
    imports: { wildcards: includes, paths: modulePaths },
    definitions: {
      list: (root, _of, path = '') => definitions(root, comments, path),
      written: {
        words: ['struct', 'union', 'class', 'namespace', 'enum(?:[ \\t]+(?:class|struct))?'],
        behind: '\\s*(?:final\\s*)?(?::[^:;{}()]*)?\\{',
      },
      // A type in the parameters of a prototype is known there alone.
      notRead: ({ type }) => type === 'parameter_list',
    },
    preprocessor: {
      prepare: text => prepare(text, { joinsMacros: !numericTruth }),
      macroLists,
      ...(grammarOfText && { grammarOfText }),
    },
  };
}

/** Whether a variable gets its value by calls that are made when the program starts. */
function isWorkedOut(definition: Node): boolean {
  const declaration = definition.type === 'init_declarator' ? definition.parent : definition;
  return (
    declaration?.type === 'declaration' &&
    !/\b(?:constexpr|constinit)\b/.test(declaration.text.split('=', 1)[0] ?? '') &&
    declaration.descendantsOfType('init_declarator').some(each => {
      const value = each?.childForFieldName('value');
      return (
        value?.type === 'call_expression' || (value?.descendantsOfType('call_expression').length ?? 0) > 0
      );
    })
  );
}
