import type { Framework } from '../../../config/frameworks.js';

/** What Node knows as methods, so that Express has a function for each. */
const METHODS =
  'acl bind checkout connect copy delete get head link lock m-search merge mkactivity mkcalendar mkcol move notify options patch post propfind proppatch purge put query rebind report search source subscribe trace unbind unlink unlock unsubscribe';
const VERBS = `all ${METHODS}`.replace(/[a-z-]+/g, '"$&"');
const WORDS = ['all', ...METHODS.split(' ')];
const computed = (argumentsOf: string) =>
  `(call_expression function: (subscript_expression object: (_) @on index: (_) @verb) arguments: ${argumentsOf}) @call`;
const method = (argumentsOf: string) =>
  `((call_expression function: (member_expression object: (_) @on property: (property_identifier) @method) arguments: ${argumentsOf}) @call (#any-of? @method ${VERBS}))`;
const named = (words: string, argumentsOf: string) =>
  `((call_expression function: (member_expression object: (_) @on property: (property_identifier) @_word) arguments: ${argumentsOf}) @call @whole (#any-of? @_word ${words}))`;

/** What of an answer may be used by who does not answer. */
const QUIET =
  'append attachment clearCookie contentType cookie get getHeader getHeaderNames getHeaders hasHeader header headersSent links locals location on once removeHeader set setHeader setTimeout status statusCode statusMessage type vary writableEnded'.split(
    ' ',
  );

/** The setting by which `/a/` is another path than `/a`. */
const STRICT = 'strict routing';

const answering = (words: string) =>
  `((call_expression function: (member_expression object: (_) @response property: (property_identifier) @_word)) @call (#any-of? @_word ${words}))`;
const PARTS = [
  ['query', 'query'],
  ['headers', 'header'],
  ['cookies', 'cookie'],
  ['body', 'body'],
] as const;
/** `req.query.page`, `req.query["page"]`, `const { page = 1, sort: by } = req.query` */
const reading = (part: string) => {
  const object = `(member_expression object: (identifier) @request property: (property_identifier) @_part)`;
  const pattern = (name: string) =>
    `((variable_declarator name: (object_pattern ${name}) value: ${object}) @call (#eq? @_part "${part}"))`;
  return [
    `((member_expression object: ${object} property: (property_identifier) @name) @call (#eq? @_part "${part}"))`,
    `((subscript_expression object: ${object} index: (_) @name) @call (#eq? @_part "${part}"))`,
    pattern('(shorthand_property_identifier_pattern) @name'),
    pattern(
      '(object_assignment_pattern left: (shorthand_property_identifier_pattern) @name right: (_) @default)',
    ),
    pattern('(pair_pattern key: (property_identifier) @name)'),
  ];
};

/** Express 5. GET answers HEAD, and OPTIONS is answered for each path: neither is listed. */
export const framework: Framework = {
  extensions: ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts'],
  mentions: 'express',
  servers: { express: {}, Router: { part: true, keeps_slash: '.strict', keeps_case: '.caseSensitive' } },
  routes: [
    // `app.get("title")` asks for a setting.
    { match: method('(arguments . (_) (_))'), path: 0, handlers: 'others' },
    { match: method('(arguments . (_))'), handlers: 'others' },
    // `const get = app.get.bind(app); get("/a", h)`
    {
      match: '(call_expression function: (identifier) @held arguments: (arguments . (_) (_))) @call',
      path: 0,
      handlers: 'others',
      words: WORDS,
    },
    // `app[verb]("/a", h)`
    { match: computed('(arguments . (_) (_))'), path: 0, handlers: 'others', words: WORDS },
    { match: computed('(arguments . (_))'), handlers: 'others', words: WORDS },
  ],
  verbs: { all: '*' },
  mounts: [{ match: named('"use"', '(arguments)'), child: 'any', prefix: 0 }],
  passes: [
    { match: named('"route"', '(arguments . (_))'), path: 0 },
    { match: named(`"use" "enable" "disable" "engine" "param" ${VERBS}`, '(arguments)') },
    // `app.set("title")` alone asks for it.
    { match: named('"set"', '(arguments . (_) (_))') },
  ],
  listens: [
    { match: named('"listen"', '(arguments)'), port: 0, host: 1 },
    // `http.createServer(app).listen(3000)`
    {
      match:
        '((call_expression function: (member_expression object: (call_expression arguments: (arguments (_) @on)) property: (property_identifier) @_word)) @call (#eq? @_word "listen"))',
      port: 0,
      host: 1,
    },
  ],
  // All of it: what is asked of it is none either.
  environment: [
    '((member_expression object: (identifier) @_of property: (property_identifier) @_env) @read (#any-of? @_of "process" "Bun") (#eq? @_env "env"))',
  ],
  settings: (
    [
      ['"enable"', '(arguments . (_) .)', true],
      ['"disable"', '(arguments . (_) .)', false],
      ['"set"', '(arguments . (_) (_) .)', 1],
    ] as const
  ).flatMap(([word, given, keeps]) => [
    { match: named(word, given), called: STRICT, keeps_slash: keeps },
    { match: named(word, given), called: 'case sensitive routing', keeps_case: keeps },
  ]),
  around: [{ match: named('"use"', '(arguments)'), prefix: 0 }],
  handlers: {
    request: 0,
    response: 1,
    parameters: 3,
    next: 2,
    leaves: ['route', 'router'],
    quiet: QUIET,
    answers: [
      { match: answering('"json" "jsonp"'), media: 'application/json' },
      { match: answering('"send" "sendFile" "download"') },
      { match: answering('"end"'), media: 'none' },
      { match: answering('"render"'), media: 'text/html' },
      { match: answering('"sendStatus"'), status: 0, media: 'text/plain' },
      { match: answering('"redirect"'), status: 0, usual: 302, media: 'text/*' },
    ],
    sets: [
      { match: answering('"status" "writeHead"'), status: 0 },
      {
        match:
          '((assignment_expression left: (member_expression object: (identifier) @response property: (property_identifier) @_word) right: (_) @status) @call (#eq? @_word "statusCode"))',
      },
    ],
    reads: [
      ...PARTS.flatMap(([part, where]) => reading(part).map(match => ({ match, in: where }) as const)),
      {
        match:
          '((call_expression function: (member_expression object: (identifier) @request property: (property_identifier) @_word)) @call (#any-of? @_word "get" "header"))',
        in: 'header',
        name: 0,
      },
    ],
  },
  path: {
    parameters: [':name', ':"name"'],
    rest: ['*name', '*"name"'],
    optional: ['{', '}'],
    escape: '\\',
    final_slash: 'ignored',
    any_case: true,
    first_slash: true,
    encoded: true,
    // What Express 4 had for patterns and optional parts.
    refused: '?+()[]!*:',
  },
};
