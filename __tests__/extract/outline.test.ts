import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { language } from '../../src/extract/languages/python.js';
import type { Node } from '../../src/extract/syntax/node.js';
import { loadGrammar } from '../../src/extract/syntax/parser.js';
import { type Extent, PartNeeded, SourceFile } from '../../src/extract/syntax/source-file.js';
import { canRun, jsonFrom } from './interpreter.js';
import { read } from './small-repository.js';

const GRAMMAR = basename(language.grammar as string);
const LIBRARY = 'import keyword, os; print(os.path.dirname(keyword.__file__))';
/** First and last character of the body of each function, and of each text that is a statement, as CPython's parser has it. */
const BODIES = `
import ast, json, sys
found = {}
for path in json.load(sys.stdin):
    text = open(path, encoding="utf-8").read()
    lines = [0]
    for line in text.splitlines(keepends=True):
        lines.append(lines[-1] + len(line.encode("utf-8")))
    bodies = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            last = node.body[-1]
            bodies.append([lines[node.body[0].lineno - 1], lines[last.end_lineno - 1] + last.end_col_offset])
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            bodies.append([lines[node.lineno - 1] + node.col_offset, lines[node.end_lineno - 1] + node.end_col_offset])
    found[path] = bodies
json.dump(found, sys.stdout)
`;

const OUTLINE: Extent = { needed: [], broken: [] };

beforeAll(() => loadGrammar(GRAMMAR));

/** What a file defines, also in its classes, as far as records can tell. */
function definitionsOf(text: string, extent: Extent): unknown[] {
  const file = new SourceFile('a.py', text, language, GRAMMAR, extent);
  try {
    const classes = file.definitions().filter(({ what }) => what === 'class');
    return [undefined, ...classes.map(({ name }) => name)].flatMap(of =>
      file.definitions(of).map(({ node, doubt, ...definition }) => ({
        ...definition,
        signature: definition.signature,
        documentation: definition.documentation,
        line: file.place(node).line,
        doubt: doubt?.reason,
      })),
    );
  } finally {
    file.dispose();
  }
}

function outlineOf(text: string): SourceFile {
  return new SourceFile('a.py', text, language, GRAMMAR, OUTLINE);
}

(canRun('python3', '--version') ? test : test.skip)(
  'bodies of functions and texts, and nothing else, are left out of the library of python3',
  () => {
    const paths = library();
    const truth = jsonFrom('python3', ['-I', '-c', BODIES], JSON.stringify(paths)) as Record<
      string,
      [number, number][]
    >;
    let [all, parsed, gaps] = [0, 0, 0];
    for (const path of paths) {
      const text = readFileSync(path, 'utf8').replace(/\r\n?/g, '\n');
      const parts = language.outline?.parts(text);
      all += text.length;
      parsed += parts ? parts.reduce((sum, part) => sum + part.endIndex - part.startIndex, 0) : text.length;
      for (const [i, part] of (parts ?? []).slice(0, -1).entries()) {
        gaps += 1;
        const bytes = (index: number) => Buffer.byteLength(text.slice(0, index));
        const [from, to] = [bytes(part.endIndex), bytes(parts?.[i + 1]?.startIndex ?? 0)];
        const around = truth[path]?.some(
          ([start, end]) => start <= from && to <= end + lineRest(text, parts?.[i + 1]?.startIndex ?? 0),
        );
        if (!around)
          throw new Error(`${path}:${part.endPosition.row + 1}: what is left out is neither body nor text`);
      }
      expect(definitionsOf(text, OUTLINE)).toEqual(definitionsOf(text, 'whole'));
    }
    console.log(
      `${paths.length} files: ${gaps} bodies and texts left out, ${Math.round((100 * parsed) / all)} % of the text parsed`,
    );
    expect(gaps).toBeGreaterThan(1000);
    expect(parsed / all).toBeLessThan(0.5);
  },
);

/** Modules of the library of python3. */
function library(): string[] {
  const folder = spawnSync('python3', ['-I', '-c', LIBRARY], { encoding: 'utf8' }).stdout.trim();
  return readdirSync(folder)
    .filter(name => name.endsWith('.py'))
    .map(name => join(folder, name));
}

/** Types and places of a node and all in it. */
function shapeOf(node: Node): string {
  return `${node.type} ${node.startIndex} ${node.endIndex} (${(node.children as Node[]).map(shapeOf).join(', ')})`;
}

/** How much of a comment may stand behind a body on its last line. */
function lineRest(text: string, end: number): number {
  const start = text.lastIndexOf('\n', end - 1) + 1;
  return Buffer.byteLength(text.slice(start, end));
}

const BODY = `        value = [1, 2, 3]\n        text = "a longer body than what is left in"\n        return value, text\n`;

describe('an outline', () => {
  test.each([
    [
      'texts over lines',
      `"""Of the\n${'module '.repeat(20)}\n"""\nclass A:\n    r'''Of the\n    ${'class '.repeat(20)}\n    '''\n    X = 1\n    """Of X, which is\n    ${'a constant '.repeat(20)}\n    """\n`,
    ],
    [
      'texts that are no statements, and such with escapes',
      `def f():\n    """Of f\n    ${'which is a function '.repeat(9)}\\n"""\n"""A\n${'text '.repeat(30)}\n""" % 1\nX = """B\n${'text '.repeat(30)}\n"""\ndef g():\n    u"""Of g\n    ${'another '.repeat(20)}\n    """ ; return 1\ndef h():\n${BODY.replace(/^ {8}/gm, '    ')}`,
    ],
    ['documentation', `def f(a, b=1):\n    """What it does."""\n${BODY.replace(/^ {8}/gm, '    ')}\nX = 1\n`],
    [
      'methods and decorators',
      `class A:\n    @property\n    def f(self):\n${BODY}\n    @x.y(z)\n    async def g(self): return 1\n    B = 2\n`,
    ],
    [
      'brackets and strings over lines',
      `def f(\n    a=(1,\n2),\n    b="):",\n) -> "x: y":\n    r"""\ndef no(): \\""" """\n${BODY.replace(/^ {8}/gm, '    ')}\ndef g(): pass\n`,
    ],
    [
      'lines that are joined',
      `def f(): \\\n    return 1\ndef g(a): # note: colon\n    a = 1 + \\\n2\n${BODY.replace(/^ {8}/gm, '    ')}\n# of X\nX = 1\n`,
    ],
    [
      'a body that begins with no name',
      `def f():\n    (a, b) = 1, 2\n${BODY.replace(/^ {8}/gm, '    ')}\ndef g():\n    ...\ndef h():\n${BODY.replace(/^ {8}/gm, '    ')}`,
    ],
    [
      'functions in branches',
      `if x:\n    def f():\n${BODY}\nelse:\n    def f():\n        """Other."""\n${BODY}\ntry:\n    pass\nfinally:\n    Y = 3\n`,
    ],
    ['an end without a line end', `def f():\n${BODY.replace(/^ {8}/gm, '    ').trimEnd()}`],
  ])('defines the same: %s', (_, text) => {
    expect(definitionsOf(text, OUTLINE)).toEqual(definitionsOf(text, 'whole'));
    const file = outlineOf(text);
    expect(file.isOutline).toBe(true);
    expect(file.root.hasError).toBe(false);
    file.dispose();
  });

  test.each([
    ['a tab in its indentation', `def f():\n\t"""x"""\n${BODY.replace(/^ {8}/gm, '\t')}`],
    ['a string without end', `def f():\n${BODY}    x = "abc\n`],
    ['a bracket without end', `def f():\n${BODY}    x = (1\n`],
    ['an error outside of bodies', `def f():\n${BODY.replace(/^ {8}/gm, '    ')}\nX = = 1\n`],
    ['names for the whole file', `def f():\n    global X\n${BODY.replace(/^ {8}/gm, '    ')}`],
    ['more bodies than the parser finds its way among', `def f():\n${BODY}\n`.repeat(6000)],
    ['nothing to leave out', 'def f():\n    return 1\n'],
  ])('is none, and all is parsed, with %s', (_, text) => {
    const file = outlineOf(text);
    expect(file.isOutline).toBe(false);
    file.dispose();
  });

  test('says the same of a file, whether or not another one needed a body of it that has a syntax error', async () => {
    const body = (text: string) =>
      `    a_long_name = ${text}\n    return a_long_name  # ${'and more '.repeat(9)}\n`;
    const lib = `def broken(x):\n${body('= 1 +')}\ndef sound(x):\n${body('x')}\ndef last(a, b=2):\n    """Does."""\n`;
    const users = {
      'a.py': 'from lib import broken, sound\ndef f(a=sound([1]), b=broken(1)): pass\n',
      'b.py': 'from lib import broken, sound\ndef g(b=broken(2), a=sound([2])): pass\n',
    };
    const symbols = { symbols: '*.py', exported: true, map: "module & ' ' & name & ' ' & signature" };
    const alone = await read({ 'lib.py': lib }, symbols);
    expect(alone).toMatchObject({
      values: ['lib broken (x)', 'lib sound (x)', 'lib last (a, b=2)'],
      told: [],
    });
    const { values, problems } = await read({ ...users, 'lib.py': lib }, symbols);
    expect(values.slice(-3)).toEqual(alone.values);
    expect(problems.filter(({ place }) => place?.file === 'lib.py')).toEqual([]);
    // What would have to be known of the broken one is told.
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('a.f cannot be resolved'),
      expect.stringContaining('b.g cannot be resolved'),
    ]);
  });

  test('asks for the whole when more of it is needed', () => {
    const text = `X = []\ndef f(X):\n${BODY.replace(/^ {8}/gm, '    ')}def g():\n    y = 1\n    X.append(y)\n${BODY.replace(/^ {8}/gm, '    ')}`;
    const file = outlineOf(text);
    const [f] = file.definitions().filter(({ name }) => name === 'f');
    expect(() => file.demand(f?.node as Node)).toThrow(PartNeeded);
    const [bound] = file.bindings('X');
    expect(() => file.changes('X', bound as never)).toThrow(PartNeeded);
    expect(() => file.demand({ startIndex: 0, endIndex: 6 })).not.toThrow();
    file.dispose();
  });

  (canRun('python3', '--version') ? test : test.skip)(
    'has the same tree, whether parts of it were parsed at once or came later, in the library of python3',
    () => {
      let reopened = 0;
      for (const path of library()) {
        const text = readFileSync(path, 'utf8').replace(/\r\n?/g, '\n');
        const outline = language.outline?.parts(text) ?? [];
        const gaps = outline.slice(1).map((part, i) => ({
          startIndex: outline[i]?.endIndex as number,
          endIndex: part.startIndex,
        }));
        if (gaps.length === 0) continue;
        const some = fc.sample(fc.array(fc.constantFrom(...gaps), { minLength: 1, maxLength: 4 }), {
          numRuns: 3,
          seed: text.length,
        });
        for (const spans of some) {
          // One by one, each taking over what there is of the one before.
          let file = outlineOf(text);
          for (const i of spans.keys()) {
            const more = file.reopened({ needed: spans.slice(0, i + 1), broken: [] });
            file.dispose();
            file = more;
          }
          const fresh = new SourceFile('a.py', text, language, GRAMMAR, { needed: spans, broken: [] });
          reopened += spans.length;
          if (shapeOf(file.root) !== shapeOf(fresh.root))
            throw new Error(`${path}: ${JSON.stringify(spans)}`);
          file.dispose();
          fresh.dispose();
        }
      }
      console.log(`${reopened} parts came later`);
      expect(reopened).toBeGreaterThan(500);
    },
    60_000,
  );

  (canRun('python3', '--version') ? test : test.skip)('of any program defines what the whole does', () => {
    const texts = fc.sample(program, { numRuns: 1500, seed: 7 });
    const valid = jsonFrom('python3', ['-I', '-c', VALID], JSON.stringify(texts)) as boolean[];
    let outlines = 0;
    for (const text of texts.filter((_, i) => valid[i])) {
      const file = outlineOf(text);
      if (file.isOutline) outlines += 1;
      file.dispose();
      expect(definitionsOf(text, OUTLINE)).toEqual(definitionsOf(text, 'whole'));
    }
    console.log(`${valid.filter(Boolean).length} programs, ${outlines} with something to leave out`);
    expect(outlines).toBeGreaterThan(300);
  });
});

/** Which of some texts are programs. */
const VALID = `
import json, sys
def valid(text):
    try:
        compile(text, "a.py", "exec")
        return True
    except SyntaxError:
        return False
json.dump([valid(text) for text in json.load(sys.stdin)], sys.stdout)
`;

/** Lines of a block, indented; functions and classes inside each other, with whatever makes a line hard to tell. */
const { block } = fc.letrec<{ block: string[]; statement: string[] }>(tie => ({
  block: fc.array(tie('statement'), { minLength: 1, maxLength: 5 }).map(all => all.flat()),
  statement: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<string[]>(
      ['pass'],
      ['...'],
      ['"""Text."""'],
      ['"""A text, with \'quotes\' and', '  # no comment', 'def no(): over several lines', '"""'],
      ['u\'\'\'Another one """ with an end like', "  a beginning, and long enough, too'''  # it is"],
      ['"""A text of which a line', 'is only a part""" + x'],
      ["r'''", String.raw`def no(): \'''`, "'''"],
      ['x = (1,', '# [', '  2, "]")'],
      ['# note: colon'],
      [''],
      ['y = 1 + \\', '2'],
      ['a_long_name = another_long_name(with_arguments, and_more_of_them, 1, 2, 3)'],
      ['global g'],
      ['(a, b) = 1, 2'],
      ['f = lambda: {1: 2}'],
      ['t = f"{x[1]}:"'],
      ['@decorated', 'def h(): return 1'],
    ),
    fc
      .tuple(
        fc.constantFrom(
          'def f(a, b=1):',
          'async def f(',
          'class A:',
          'if x: # :',
          'def __init__(self) -> None:',
          'for x in y:',
          '@d\ndef g(x=")"):',
        ),
        tie('block'),
      )
      .map(([head, body]) => [
        ...(head === 'async def f(' ? [head, '    a, b):'] : head.split('\n')),
        ...body.map(line => (line === '' ? line : `    ${line}`)),
      ]),
  ),
}));
const program = block.map(lines => `${lines.join('\n')}\n`);
