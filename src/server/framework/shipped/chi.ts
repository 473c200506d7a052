import type { Framework } from '../../../config/frameworks.js';

const VERBS = ['Get', 'Post', 'Put', 'Patch', 'Delete', 'Head', 'Options', 'Connect', 'Trace'];
/** A method of a router that a name stands for. */
const HELD = '(call_expression function: (identifier) @held arguments: (argument_list . (_) (_))) @call';
const call = (words: string, argumentsOf: string, method = '_word') =>
  `((call_expression function: (selector_expression operand: (_) @on field: (field_identifier) @${method}) arguments: ${argumentsOf}) @call @whole (#any-of? @${method} ${words}))`;
const LITERAL =
  '(argument_list (func_literal parameters: (parameter_list (parameter_declaration name: (identifier) @name))) @inside)';

/** `http.Error(w, …)` */
const given = (library: string, words: string, role = 'response') =>
  `((call_expression function: (selector_expression operand: (identifier) @_of field: (field_identifier) @_word) arguments: (argument_list . (identifier) @${role})) @call (#eq? @_of "${library}") (#any-of? @_word ${words}))`;
/** `w.WriteHeader(…)` */
const own = (role: string, words: string) =>
  `((call_expression function: (selector_expression operand: (identifier) @${role} field: (field_identifier) @_word)) @call (#any-of? @_word ${words}))`;

/** Go's chi, version 5. Of `/a` and `/a/`, which a part mounted at `/a` answers both for `/`, the first is listed. */
export const framework: Framework = {
  extensions: ['.go'],
  mentions: 'go-chi/chi',
  servers: { NewRouter: {}, NewMux: {} },
  routes: [
    {
      match: call(VERBS.map(word => `"${word}"`).join(' '), '(argument_list . (_) . (_) .)', 'method'),
      path: 0,
      handlers: 1,
    },
    {
      match: call('"Handle" "HandleFunc"', '(argument_list . (_) . (_) .)'),
      path: 0,
      method: '*',
      method_in_path: true,
      handlers: 1,
    },
    { match: call('"Method" "MethodFunc"', '(argument_list)'), methods: 0, path: 1, handlers: 2 },
    // `get := r.Get; get("/a", h)`
    { match: HELD, path: 0, handlers: 1, words: VERBS },
    {
      match: HELD,
      path: 0,
      method: '*',
      method_in_path: true,
      handlers: 1,
      words: ['Handle', 'HandleFunc'],
    },
    { match: HELD, methods: 0, path: 1, handlers: 2, words: ['Method', 'MethodFunc'] },
  ],
  mounts: [
    { match: call('"Mount"', '(argument_list)'), prefix: 0, child: 1 },
    { match: call('"Route"', '(argument_list . (_) . (nil) .)'), prefix: 0, child: 1 },
  ],
  groups: [
    { match: call('"Route"', LITERAL), prefix: 0 },
    { match: call('"Group"', LITERAL) },
    {
      match: call('"Route"', '(argument_list . (_) . [(identifier) (selector_expression)] @function)'),
      prefix: 0,
    },
    { match: call('"Group"', '(argument_list . [(identifier) (selector_expression)] @function)') },
  ],
  passes: [
    { match: call('"With" "Group"', '(argument_list)') },
    { match: call('"Route"', '(argument_list)'), prefix: 0 },
  ],
  // `cmp.Or(os.Getenv("A"), b)`
  environment: [
    '((call_expression function: (selector_expression operand: (identifier) @_of field: (field_identifier) @_or) arguments: (argument_list . (call_expression function: (selector_expression operand: (identifier) @_os field: (field_identifier) @_get)) . (_) @fallback .)) @read (#eq? @_of "cmp") (#eq? @_or "Or") (#eq? @_os "os") (#eq? @_get "Getenv"))',
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
  around: [
    {
      match: call('"Use"', '(argument_list)'),
      before: [...VERBS, 'Handle', 'HandleFunc', 'Method', 'MethodFunc', 'Mount', 'Route'],
    },
  ],
  handlers: {
    request: 1,
    response: 0,
    answers: [
      { match: given('http', '"Error"'), status: 2, media: 'text/plain' },
      { match: given('http', '"NotFound"'), usual: 404, media: 'text/plain' },
      { match: given('http', '"Redirect"'), status: 3 },
      { match: given('fmt', '"Fprint" "Fprintf" "Fprintln"') },
      { match: given('io', '"WriteString" "Copy"') },
      { match: given('json', '"NewEncoder"') },
      { match: given('render', '"JSON"'), media: 'application/json' },
      { match: given('render', '"PlainText"'), media: 'text/plain' },
      { match: given('render', '"HTML"'), media: 'text/html' },
      { match: given('render', '"NoContent"'), usual: 204, media: 'none' },
      { match: own('response', '"Write"') },
    ],
    sets: [
      { match: own('response', '"WriteHeader"'), status: 0 },
      { match: given('render', '"Status"', 'request'), status: 1 },
    ],
    reads: [
      {
        match:
          '((call_expression function: (selector_expression operand: (call_expression function: (selector_expression operand: (selector_expression operand: (identifier) @request field: (field_identifier) @_url) field: (field_identifier) @_query)) field: (field_identifier) @_get)) @call (#eq? @_url "URL") (#eq? @_query "Query") (#any-of? @_get "Get" "Has"))',
        in: 'query',
        name: 0,
      },
      {
        match:
          '((call_expression function: (selector_expression operand: (selector_expression operand: (identifier) @request field: (field_identifier) @_part) field: (field_identifier) @_get)) @call (#eq? @_part "Header") (#any-of? @_get "Get" "Values"))',
        in: 'header',
        name: 0,
      },
      { match: own('request', '"Cookie"'), in: 'cookie', name: 0 },
    ],
  },
  // `r.Mount("/users", usersResource{}.Routes())`
  methods:
    '(method_declaration receiver: (parameter_list (parameter_declaration type: [(type_identifier) @type (pointer_type (type_identifier) @type)])) name: (field_identifier) @name) @function',
  path: {
    parameters: ['{name}', '{name:type}'],
    rest: ['*'],
    final_slash: 'ignored-at-root',
    last_answers: true,
    refused: '{}',
    fails: ['names', 'rest', 'slash', 'mounts', 'patterns'],
    methods: { known: VERBS.map(word => word.toUpperCase()), more: 'RegisterMethod' },
  },
};
