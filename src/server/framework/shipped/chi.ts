import type { Framework } from '../../../config/frameworks.js';

const call = (words: string, argumentsOf: string, method = '_word') =>
  `((call_expression function: (selector_expression operand: (_) @on field: (field_identifier) @${method}) arguments: ${argumentsOf}) @call @whole (#any-of? @${method} ${words}))`;
const LITERAL =
  '(argument_list (func_literal parameters: (parameter_list (parameter_declaration name: (identifier) @name))) @inside)';

/** Go's chi, version 5. Of `/a` and `/a/`, which a part mounted at `/a` answers both for `/`, the first is listed. */
export const framework: Framework = {
  extensions: ['.go'],
  mentions: 'go-chi/chi',
  servers: { NewRouter: {}, NewMux: {} },
  routes: [
    {
      match: call(
        '"Get" "Post" "Put" "Patch" "Delete" "Head" "Options" "Connect" "Trace"',
        '(argument_list . (_) . (_) .)',
        'method',
      ),
      path: 0,
    },
    { match: call('"Handle" "HandleFunc"', '(argument_list . (_) . (_) .)'), path: 0, method: '*' },
    { match: call('"Method" "MethodFunc"', '(argument_list)'), methods: 0, path: 1 },
  ],
  verbs: Object.fromEntries(
    ['Get', 'Post', 'Put', 'Patch', 'Delete', 'Head', 'Options', 'Connect', 'Trace'].map(word => [
      `http.Method${word}`,
      word.toUpperCase(),
    ]),
  ),
  mounts: [{ match: call('"Mount"', '(argument_list)'), prefix: 0, child: 1 }],
  groups: [
    { match: call('"Route"', LITERAL), prefix: 0 },
    { match: call('"Group"', LITERAL) },
    { match: call('"Route"', '(argument_list . (_) . (identifier) @function)'), prefix: 0 },
    { match: call('"Group"', '(argument_list . (identifier) @function)') },
  ],
  passes: [
    { match: call('"With" "Group"', '(argument_list)') },
    { match: call('"Route"', '(argument_list)'), prefix: 0 },
  ],
  // `http.ListenAndServe(":3000", r)`
  listens: [
    {
      match:
        '((call_expression function: (selector_expression field: (field_identifier) @_word) arguments: (argument_list . (_) (_) @on .)) @call (#eq? @_word "ListenAndServe"))',
      address: 0,
    },
    {
      match:
        '((call_expression function: (selector_expression field: (field_identifier) @_word) arguments: (argument_list . (_) (_) (_) (_) @on .)) @call (#eq? @_word "ListenAndServeTLS"))',
      address: 0,
    },
  ],
  // `r.Mount("/users", usersResource{}.Routes())`
  methods:
    '(method_declaration receiver: (parameter_list (parameter_declaration type: [(type_identifier) @type (pointer_type (type_identifier) @type)])) name: (field_identifier) @name) @function',
  path: { parameters: ['{name}', '{name:type}'], rest: ['*'], final_slash: 'ignored-at-root' },
};
