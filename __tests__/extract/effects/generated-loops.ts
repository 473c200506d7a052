import * as fc from 'fast-check';
import type { Program } from './programs.js';

type Language = 'python' | 'javascript';

/** A statement, written in each language; `in` is how deep it is indented. */
type Statement = (language: Language, depth: number) => string;

const pad = (depth: number) => '    '.repeat(depth);
/** Texts of which some are names that loops set, or that nobody does before. */
const text = fc.constantFrom<(language: Language) => string>(
  () => 'x',
  () => 'y',
  () => 'v',
  () => '"a"',
  () => '"n"',
  () => 'x + "!"',
  () => 'v + x',
  language => (language === 'python' ? 'x.upper()' : 'x.toUpperCase()'),
  () => 'slug(x)',
  () => 'seen(x)',
);
const value = fc.oneof(
  text,
  fc.constantFrom<(language: Language) => string>(
    () => 'i',
    () => 'i * 2',
    () => '7',
    language => (language === 'python' ? 'len(L)' : 'Object.keys(L).length'),
    language => (language === 'python' ? 'len(K)' : 'Object.keys(K).length'),
    language => (language === 'python' ? 'f"{x}:{i}"' : '`$' + '{x}:$' + '{i}`'),
  ),
);
const condition = fc.constantFrom<(language: Language) => string>(
  language => (language === 'python' ? 'x == "b"' : 'x === "b"'),
  () => 'i > 1',
  language => (language === 'python' ? 'x not in K' : '!(x in K)'),
  language => (language === 'python' ? 'len(K) > 2' : 'Object.keys(K).length > 2'),
);
const list = fc.constantFrom<(language: Language) => string>(
  () => 'W',
  () => '["b", "c"]',
  language => (language === 'python' ? 'list(K)' : 'Object.keys(K)'),
  language => (language === 'python' ? '"ab"' : '[..."ab"]'),
  language => (language === 'python' ? 'K' : 'Object.keys(N)'),
);

const end = (language: Language) => (language === 'python' ? '' : ';');

const simple: fc.Arbitrary<Statement> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(fc.constantFrom('K', 'K', 'K', 'L'), text, value).map(
      ([table, key, what]): Statement =>
        (l, d) =>
          `${pad(d)}${table}[${key(l)}] = ${what(l)}${end(l)}`,
    ),
  },
  {
    weight: 2,
    arbitrary: value.map(
      (what): Statement =>
        (l, d) =>
          `${pad(d)}${l === 'python' ? '' : 'let '}v = ${what(l)}${end(l)}`,
    ),
  },
  { weight: 2, arbitrary: fc.constant<Statement>((l, d) => `${pad(d)}i += 1${end(l)}`) },
  {
    weight: 1,
    arbitrary: text.map(
      (key): Statement =>
        (l, d) =>
          l === 'python' ? `${pad(d)}K.pop(${key(l)}, None)` : `${pad(d)}delete K[${key(l)}];`,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(text, value).map(
      ([key, what]): Statement =>
        (l, d) =>
          l === 'python'
            ? `${pad(d)}K.setdefault(${key(l)}, ${what(l)})`
            : `${pad(d)}if (!(${key(l)} in K)) K[${key(l)}] = ${what(l)};`,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(text, value).map(
      ([key, what]): Statement =>
        (l, d) =>
          `${pad(d)}reg(${key(l)}, ${what(l)})${end(l)}`,
    ),
  },
);

const block = (language: Language, head: string, body: readonly Statement[], depth: number): string => {
  const inside = body.map(each => each(language, depth + 1)).join('\n');
  return language === 'python'
    ? `${pad(depth)}${head}:\n${inside}`
    : `${pad(depth)}${head} {\n${inside}\n${pad(depth)}}`;
};

const { statement } = fc.letrec<{ statement: Statement }>(tie => ({
  statement: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    simple,
    fc
      .tuple(
        condition,
        fc.array(tie('statement'), { minLength: 1, maxLength: 3 }),
        fc.constantFrom('', 'continue', 'break'),
      )
      .map(
        ([when, body, jump]): Statement =>
          (l, d) => {
            const steps: Statement[] = jump ? [...body, (_, at) => `${pad(at)}${jump}${end(l)}`] : body;
            return block(l, l === 'python' ? `if ${when(l)}` : `if (${when(l)})`, steps, d);
          },
      ),
    fc.tuple(list, fc.array(tie('statement'), { minLength: 1, maxLength: 3 })).map(
      ([over, body]): Statement =>
        (l, d) =>
          block(l, l === 'python' ? `for y in ${over(l)}` : `for (const y of ${over(l)})`, body, d),
    ),
  ),
}));

/** Loops that count: what they count goes up first, so that they end. */
const counted = fc
  .tuple(fc.constantFrom('while', 'for'), fc.array(statement, { minLength: 1, maxLength: 3 }))
  .map(
    ([kind, body]): Statement =>
      (l, d) => {
        const up: Statement = (_, at) => `${pad(at)}i += 1${end(l)}`;
        if (l === 'python') return block(l, 'while i < 6', [up, ...body], d);
        return kind === 'while'
          ? block(l, 'while (i < 6)', [up, ...body], d)
          : block(l, 'for (let n = 0; n < 3; n++)', [(_, at) => `${pad(at)}K["n" + n] = n;`, ...body], d);
      },
  );

const loop = fc.tuple(list, fc.array(statement, { minLength: 1, maxLength: 4 })).map(
  ([over, body]): Statement =>
    (l, d) =>
      block(l, l === 'python' ? `for x in ${over(l)}` : `for (const x of ${over(l)})`, body, d),
);

const HEAD = {
  python:
    'W = ["a", "b", "c"]\nN = {"p": 1, "q": 2}\nL = {}\nK = {"a": 0}\ni = 0\nv = "none"\nx = "z"\ny = "w"\ndef slug(x):\n    return x + "_"\ndef seen(x):\n    return len(L)\n',
  javascript:
    'const W = ["a", "b", "c"];\nconst N = { p: 1, q: 2 };\nconst L = {};\nconst K = { a: 0 };\nlet i = 0;\nlet v = "none";\nconst x = "z";\nconst y = "w";\nconst slug = x => x + "_";\nconst seen = x => Object.keys(L).length;\n',
};

/** Programs whose loops, and a function that they call, fill a table `K`. */
export function generatedLoops(language: Language): fc.Arbitrary<Program> {
  return fc
    .tuple(
      fc.array(simple, { minLength: 1, maxLength: 2 }),
      fc.array(fc.oneof(loop, loop, simple, counted), { minLength: 1, maxLength: 3 }),
    )
    .map(([inside, rest]) => {
      const head = language === 'python' ? 'def reg(x, y)' : 'function reg(x, y)';
      const own = inside.map(
        (each): Statement =>
          (l, d) =>
            each(l, d)
              .replace(/\breg\(.*$/, `L["r"] = 1${end(l)}`)
              .replace(/\bi \+= 1/, 'L["i"] = 1')
              .replace(/\blet v\b/, 'const w')
              .replace(/^(\s*)v = /, '$1w = '),
      );
      const statements = rest.map(each => each(language, 0)).join('\n');
      return programOf(language, `${HEAD[language]}${block(language, head, own, 0)}\n${statements}\n`);
    });
}

/** Programs in which a function makes the table, and gives it. */
export function generatedMakers(language: Language): fc.Arbitrary<Program> {
  return fc.array(fc.oneof(loop, loop, simple, counted), { minLength: 1, maxLength: 3 }).map(rest => {
    const isPython = language === 'python';
    const declared: Statement[] = (
      isPython
        ? ['K = {"a": 0}', 'i = 0', 'v = "none"']
        : ['const K = { a: 0 };', 'let i = 0;', 'let v = "none";']
    ).map(line => (_, depth) => `${pad(depth)}${line}`);
    const given: Statement = (_, depth) => `${pad(depth)}return K${end(language)}`;
    const plain = rest.map(
      (each): Statement =>
        (l, depth) =>
          // The function that registers is about the table outside; a constant need not be declared twice.
          each(l, depth)
            .replace(/\breg\(.*$/gm, `K["r"] = 1${end(l)}`)
            .replace(/^ {4}let v = /gm, '    v = '),
    );
    const head = isPython ? 'def make()' : 'function make()';
    const own = block(language, head, [...declared, ...plain, given], 0);
    const outside = HEAD[language].replace(/^(?:const )?K = .*\n/m, '');
    return programOf(language, `${outside}${own}\n${isPython ? '' : 'const '}K = make()${end(language)}\n`);
  });
}

function programOf(language: Language, text: string): Program {
  return { files: { [language === 'python' ? 'a.py' : 'a.js']: text }, harmless: false, text };
}
