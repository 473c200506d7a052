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
/** The names in a pattern: `{ page = 1, sort: by, filter: { min } }` */
const NAMES = [
  '(shorthand_property_identifier_pattern) @name',
  '(object_assignment_pattern left: (shorthand_property_identifier_pattern) @name right: (_) @default)',
  '(pair_pattern key: [(property_identifier) (string)] @name)',
];
/** A value as some type, or with another one in its place: `req.query as Page`, `(req.body ?? {})`. */
const more = (value: string) => `[(_ . ${value}) @_more (parenthesized_expression (_ . ${value}) @_more)]`;
const MORE = '(#match? @_more "^[A-Za-z0-9_.$]+ *(as |satisfies |!$|[|]{2}|[?]{2})")';
/** What is read of a value that has fields: `of.page`, `of["page"]`, `const { page } = of`, `({ page } = of)` */
const readOf = (of: string, isMeant = '') =>
  (
    [
      [of, isMeant],
      [more(of), `${isMeant} ${MORE}`],
    ] as const
  ).flatMap(([value, such]) => [
    `((member_expression object: ${value} property: (property_identifier) @name) @call ${such})`,
    `((subscript_expression object: ${value} index: (_) @name) @call ${such})`,
    ...NAMES.flatMap(name => [
      `((variable_declarator name: (object_pattern ${name}) value: ${value}) @call ${such})`,
      `((assignment_expression left: (object_pattern ${name}) right: ${value}) @call ${such})`,
    ]),
  ]);
/** A pattern for the request: `const {…} = req`, `({…}, res) => …` */
const ofRequest = (inner: string) => [
  `(variable_declarator name: (object_pattern ${inner}) value: (identifier) @request) @call`,
  `(object_pattern ${inner}) @request @call`,
];
const PART = '(member_expression object: (identifier) @request property: (property_identifier) @_part)';
/** `req.query.page`, and `query: { page }` of a pattern for the request itself */
const reading = (part: string) => {
  const isPart = `(#eq? @_part "${part}")`;
  return [
    ...readOf(PART, isPart),
    ...NAMES.flatMap(name => {
      const inner = `(object_pattern ${name})`;
      const pair = `(pair_pattern key: (property_identifier) @_part value: [${inner} (assignment_pattern left: ${inner})])`;
      return ofRequest(pair).map(match => `(${match} ${isPart})`);
    }),
  ];
};
/** `const body = req.body`, `const { body, query: asked } = req` */
const naming = (part: string) => {
  const such = (name: string) => `(#eq? @${name} "${part}")`;
  const named = (value: string) => `(variable_declarator name: (identifier) @name value: ${value}) @call`;
  return [
    `(${named(PART)} ${such('_part')})`,
    `(${named(more(PART))} ${such('_part')} ${MORE})`,
    ...(
      [
        ['(shorthand_property_identifier_pattern) @name', 'name'],
        ['(object_assignment_pattern left: (shorthand_property_identifier_pattern) @name)', 'name'],
        ['(pair_pattern key: (property_identifier) @_part value: (identifier) @name)', '_part'],
      ] as const
    ).flatMap(([pattern, key]) => ofRequest(pattern).map(match => `(${match} ${such(key)})`)),
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
  around: [
    { match: named('"use"', '(arguments)'), prefix: 0 },
    { match: named('"param"', '(arguments . (_) (_))'), params: 0, lists: ['express'], parameters: 5 },
  ],
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
    parts: {
      named: PARTS.flatMap(([part, where]) => naming(part).map(match => ({ match, in: where }) as const)),
      reads: readOf('(identifier) @part'),
    },
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
