import { commentsOf, words } from '../../languages/data/language-data.js';
import type { Grammar } from './grammar.js';

export const grammar: Grammar = {
  name: 'Bash',
  extensions: ['.sh', '.bash'],
  grammar: 'tree-sitter-bash/tree-sitter-bash.wasm',
  comments: commentsOf(['comment'], ['#']),
  written: { words: ['function'] },
  definitions: `
    (function_definition name: (word) @name) @definition.function
    (program (variable_assignment name: (variable_name) @name) @definition.variable)
    (program (declaration_command ["readonly"] (variable_assignment name: (variable_name) @name) @definition.constant))
    (program (declaration_command ["declare" "typeset" "export"]
      (variable_assignment name: (variable_name) @name) @definition.variable))
  `,
  values: {
    branches: ['if_statement'],
    branching: words('list for_statement c_style_for_statement while_statement case_item'),
    literals: { digits: 8, breaks: 'joined' },
    texts: ['word', 'number'],
    expanded: '\\*?~[]{}',
    collections: { array: '' },
    entries: {
      concatenation: { key: '1', value: '-1', where: { 0: ['['], 2: [']'] }, mark: '=' },
    },
    calls: { command: { callee: 'name' }, unset_command: { callee: '"unset"' } },
    operators: { binary_expression: { left: 'left', right: 'right' } },
    indexes: { subscript: { object: 'name', index: 'index' } },
    bindings: { variable_assignment: { name: 'name', value: 'value' } },
    inPlace: ['declaration_command'],
    declaring: ['declaration_command'],
    scopes: ['program', 'function_definition', 'subshell'],
    reflection: {
      sets: ['read', 'mapfile', 'readarray', 'let', 'unset', 'printf -v'],
      runs: ['eval'],
      aliases: { declaration_command: '-n' },
      writes: {
        // That of the file, in a function.
        compound_statement: String.raw`\b(?:declare|typeset)\s[^\n;]*-\w*g\w*\s(?:[^\n;]*\s)?NAME`,
        // Turned into something else: capitals, keys.
        declaration_command: String.raw`\s-\w*[ulc]\w*\s(?:.*\s)?NAME|\s-\w*i\w*\s(?:.*\s)?NAME=(?!["']?-?\d+["']?(?:\s|$))|\s-\w*A\w*\s(?:.*\s)?NAME=\(\s*[^[)\s]|\s["']NAME\[|\s-\w*[aA]\w*\s(?:.*\s)?NAME=["']\(`,
        expansion: String.raw`^\$\{NAME(?:\[[^\]]*\])?:?=`,
        command: String.raw`^(?:source|\.)\s+(?:/dev/(?:stdin|fd)|<\()|^trap\s[^]*NAME(?:\[[^\]]*\])?\+?=|^(?:command|builtin)\s[^]*NAME`,
      },
    },
    changes: {
      targets: { variable_assignment: { target: 'name', value: 'value' }, postfix_expression: '0' },
      operators: ['=', '+=', '-=', '*=', '/=', '%=', '<<=', '>>=', '&=', '|=', '^='],
      functions: ['unset'],
      adds: { all: ['+='] },
    },
  },
};
