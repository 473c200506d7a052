import { expect, test } from '@jest/globals';
import { read, routesOf } from './project.js';

const ROUTE = '    route GET "/a":\n        respond text "x"';
const validationsOf = (program: string, server = 's') =>
  read(program).servers.find(({ name }) => name === server)?.routes[0]?.validations;
/** In a path nothing is missing: what a rule asks stands alone there. */
const ruleOf = (rule: string, alvo = 'params') =>
  validationsOf(
    `adopt Kiln\nserver s:\n    middleware Kiln.validar({"f": ${rule}}, "${alvo}")\n${ROUTE}`,
  )?.[0]?.schema;
const EMAIL = '^[^@\\s]+@[^@\\s]+\\.[^@\\s]{2,}$';

test.each([
  ['"texto"', { type: 'string' }],
  ['{"tipo": "email"}', { type: 'string', format: 'email', pattern: EMAIL }],
  ['{"tipo": "inteiro", "min": 1, "max": 9}', { type: 'integer', minimum: 1, maximum: 9 }],
  ['{"tipo": "numero", "min": -1.5}', { type: 'number', minimum: -1.5 }],
  ['{"tipo": "booleano"}', { type: 'boolean' }],
  ['{"tipo": "lista", "max": 3}', { type: 'array', maxItems: 3 }],
  ['{"tipo": "vault", "min": 1}', { type: 'object', minProperties: 1 }],
  ['{"tipo": "texto", "min": 2, "max": 4}', { type: 'string', minLength: 2, maxLength: 4 }],
  ['{"em": ["a", 1, void]}', { enum: ['a', 1, true, null] }],
  ['{"em": []}', { not: {} }],
  ['{"tipo": "texto", "padrao": "[A-Z]{2}"}', { type: 'string', pattern: '^(?:[A-Z]{2})' }],
  ['{"padrao": "\\A(?P<a>\\d)(?P=a)\\Z"}', { pattern: '^(?:^(?<a>\\d)\\k<a>$)' }],
  ['{"min": 2}', { minLength: 2, minimum: 2, minItems: 2, minProperties: 2, not: { enum: [false, true] } }],
  ['{"tipo": "nada"}', {}],
  ['{}', {}],
])('§4.3 the rule %s', (rule, schema) => {
  expect(ruleOf(rule)).toEqual({ type: 'object', properties: { f: schema } });
});

/** As Python has it, as JSON Schema has it, and texts that Python's `re.match` takes and refuses. */
test.each([
  ['[a-z]{,3}$', '[a-z]{0,3}$', ['', 'abc'], ['abcd']],
  ['a{,}b', 'a{0,}b', ['b', 'aab'], ['c']],
  ['[]a]+$', '[\\]a]+$', [']a'], ['b']],
  ['[^]a]$', '[^\\]a]$', ['b'], [']', 'a']],
  ['a{}$', 'a\\{\\}$', ['a{}'], ['a']],
  ['{x}]$', '\\{x\\}\\]$', ['{x}]'], ['x']],
  ['[\\w\\.\\-]+\\@x\\ \\-$', '[\\w\\.\\-]+@x -$', ['a.b-c@x -'], ['@x -']],
  ['\\a[\\a[]$', '\\x07[\\x07[]$', ['\x07[', '\x07\x07'], ['a[']],
  ['(?:a|(?=b)b)(?<=b)(?!c)$', '(?:a|(?=b)b)(?<=b)(?!c)$', ['b'], ['a', 'bc']],
  ['\\\\Ab$', '\\\\Ab$', ['\\Ab'], ['b']],
])('§4.3 padrao %s is %s', (python, ecma, taken, refused) => {
  const pattern = `^(?:${ecma})`;
  expect(ruleOf(`{"padrao": '''${python}'''}`)).toMatchObject({ properties: { f: { pattern } } });
  for (const flags of ['', 'u']) {
    const expression = new RegExp(pattern, flags);
    expect(taken.filter(text => !expression.test(text))).toEqual([]);
    expect(refused.filter(text => expression.test(text))).toEqual([]);
  }
});

test.each(['(?i)a', '(?i:a)', '(?>a)', '(a)?(?(1)b)', '\\N{BULLET}', '\\U0001F600', '[a', '\\'])(
  '§4.3 padrao %s is in no description',
  python => {
    expect(ruleOf(`{"padrao": '''${python}'''}`)).toEqual({ type: 'object', properties: { f: {} } });
  },
);

test('§4.3 a regular expression that only Python has is left out, and reported', () => {
  expect(ruleOf('{"tipo": "texto", "padrao": "(?#nota)a"}')).toEqual({
    type: 'object',
    properties: { f: { type: 'string' } },
  });
  const program = `adopt Kiln\nserver s:\n    middleware Kiln.validar({"f": {"padrao": "(?#nota)a"}})\n${ROUTE}`;
  expect(read(program).gaps.map(({ place, reason }) => [place.line, reason])).toEqual([
    [3, expect.stringMatching(/`padrao` of `f` .* left out/)],
  ]);
});

test('§4.3 required fields; an empty text counts as missing', () => {
  expect(ruleOf('{"obrigatorio": 1}', 'body')).toEqual({
    type: 'object',
    properties: { f: { not: { enum: [null, ''] } } },
    required: ['f'],
  });
  expect(ruleOf('{"tipo": "texto", "obrigatorio": yes}', 'body')).toEqual({
    type: 'object',
    properties: { f: { type: 'string', minLength: 1 } },
    required: ['f'],
  });
  expect(ruleOf('{"tipo": "inteiro", "obrigatorio": yes}', 'body')).toEqual({
    type: 'object',
    properties: { f: { type: 'integer' } },
    required: ['f'],
  });
});

test.each(['body', 'query', 'params', 'headers'])('§4.2 alvo %s, by Kiln.use and by name', alvo => {
  const program = `adopt Kiln as K\nE := {"f": "texto"}\nserver s:\n${ROUTE}\nK.use(s, K.validate(alvo := "${alvo}", esquema := E))`;
  expect(validationsOf(program)).toEqual([
    {
      target: alvo,
      schema: {
        type: 'object',
        properties: { f: { type: alvo === 'body' ? ['string', 'null'] : 'string' } },
      },
      place: { file: 'app.df', line: 6, column: 10 },
    },
  ]);
});

test('§3.4 the middleware of a mounted server, and of a group, holds for the whole', () => {
  const program = `adopt Kiln\nserver b:\n    middleware Kiln.validar({"b": "texto"})\n${ROUTE}\nserver s:\n    middleware Kiln.validar({"s": "texto"})\n${ROUTE}\n    mount b at "/b"\ng := Kiln.group(s, "/g", Kiln.validar({"g": "texto"}))`;
  expect(validationsOf(program)?.map(({ schema }) => Object.keys(schema.properties as object))).toEqual([
    ['s'],
    ['b'],
    ['g'],
  ]);
});

test('what is not constant is reported', () => {
  const gaps = (middleware: string) =>
    read(`adopt Kiln\nserver s:\n    ${middleware}\n${ROUTE}`).gaps.map(
      ({ place, reason }) => `${place.line} ${reason}`,
    );
  expect(gaps('middleware Kiln.validar(ler())')).toEqual([expect.stringMatching(/^3 `esquema`/)]);
  expect(gaps('middleware Kiln.validar({}, "corpo")')).toEqual([expect.stringMatching(/^3 `alvo`/)]);
  expect(gaps('middleware Kiln.validar({"a": {"min": ler()}})')).toEqual([
    expect.stringMatching(/^3 The rule of `a`/),
  ]);
  expect(gaps('given ler():\n        middleware Kiln.validar({})')).toEqual([
    expect.stringMatching(/^4 Whether `s`/),
  ]);
});

test('a field called __proto__ is data', () => {
  const schema = validationsOf(
    `adopt Kiln\nserver s:\n    middleware Kiln.validar({"__proto__": "texto"})\n${ROUTE}`,
  )?.[0]?.schema;
  expect(JSON.stringify(schema)).toBe(
    '{"type":"object","properties":{"__proto__":{"type":["string","null"]}}}',
  );
  expect(routesOf(`server s:\n${ROUTE}`)).toEqual(['GET /a']);
});

test.each([
  ['a whole number', '{"tipo": "inteiro", "min": 3}', { type: 'integer', minimum: 3 }],
  ['a text that is long', '{"tipo": "texto", "min": 2}', { type: 'string', minLength: 2 }],
  ['one of some', '{"em": ["a", "b"]}', { enum: ['a', 'b'] }],
])('a field that may be missing may be nothing, or empty: %s', (_, rule, present) => {
  const asked = (form: unknown) => ({ type: 'object', properties: { f: form } });
  expect(ruleOf(rule, 'body')).toEqual(asked({ anyOf: [present, { enum: [null, ''] }] }));
  expect(ruleOf(rule, 'query')).toEqual(asked({ anyOf: [present, { enum: [''] }] }));
});
