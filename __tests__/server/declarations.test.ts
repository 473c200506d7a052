import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { refdataInProcess } from '../cli/run-cli.js';

const folder = mkdtempSync(join(tmpdir(), 'refdata-declarations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What `refdata extract` shows of a library that is written in the language. */
async function shown(text: string, more: Record<string, unknown> = {}, fields = LINE) {
  writeFileSync(join(folder, 'lib.df'), text);
  const source = JSON.stringify({ symbols: '*.df', map: fields, ...more });
  const run = await refdataInProcess(['extract', '--source', source, '--json'], { cwd: folder });
  const { rows, findings } = JSON.parse(run.stdout) as {
    rows: { fields: { value: string } }[];
    findings: { rule: string; place: { file: string; line: number }; message: string; remedy: string }[];
  };
  return { lines: rows.map(({ fields: { value } }) => value), findings };
}

const LINE =
  "(exported ? '' : '- ') & what & ' ' & (container ? container & ' . ' : '') & name & (signature ? ' ' & signature : '') & (documentation != '' ? ' | ' & $replace(documentation, '\\n', ' / ') : '')";

const LIBRARY = `// ─── Greetings ───
// Says hello.
//
//   greet("x")
@cached(10)
async action greet<T>(
    name: String,  // whom
    times: Integer := 1,
    ...rest,
) -> Cluster<String>:
    inner := 1
    yield [name]

# How many.
steady LIMIT := 3
total: Integer := 0
a, b := 1, 2
total := total + 1
total += 1
type Names := Tuple < String >
opaque type Id := Integer

action double(x) => x * 2

// A point.
record Point:
    x: Float
    y: Float := 0.0
    // Far.
    action far(self) -> Float:
        yield self.x

enum Suit:
    HEARTS
    SPADES := "s"
    action red():
        yield yes

abstract blueprint Shape(side: Float, name) extends Base with Named:
    private secret: Integer
    sides := 4
    static steady MAX := 9
    // Its size.
    abstract action area() -> Float
    private action hidden():
        yield 1
    lazy get width() -> Float:
        yield 1.0
    set width(v):
        yield v
    operator + (other):
        yield other
    final blueprint Inner:
        action deep():
            yield 1

blueprint Old(Base):
    action f():
        yield 1

trait Named:
    action label()
contract Store<T>:
    action save(item: T)
    get count() -> Integer
augment Shape:
    action more():
        yield 1

given yes:
    action conditional():
        yield 1
`;

describe('a library in the language itself', () => {
  it('is read by symbols', async () => {
    const { lines, findings } = await shown(LIBRARY);
    expect(findings).toEqual([]);
    expect(lines).toEqual([
      'function greet (name: String, times: Integer := 1, ...rest) -> Cluster<String> | Greetings / Says hello. /  /   greet("x")',
      'constant LIMIT | How many.',
      'variable total',
      'variable a',
      'variable b',
      'type Names',
      'type Id',
      'function double (x)',
      'class Point | A point.',
      'enum Suit',
      'class Shape (side: Float, name)',
      'class Old',
      'interface Named',
      'interface Store',
    ]);
  });

  it('has the members of its types', async () => {
    const { lines } = await shown(LIBRARY, { of: '*' });
    expect(lines).toEqual([
      'variable Point . x',
      'variable Point . y',
      'method Point . far (self) -> Float | Far.',
      'constant Suit . HEARTS',
      'constant Suit . SPADES',
      'method Suit . red ()',
      '- variable Shape . secret',
      'variable Shape . sides',
      'constant Shape . MAX',
      'method Shape . area () -> Float | Its size.',
      '- method Shape . hidden ()',
      'variable Shape . width',
      'method Shape . + (other)',
      'class Shape . Inner',
      'method Shape.Inner . deep ()',
      'method Old . f ()',
      'method Named . label ()',
      'method Store . save (item: T)',
      'variable Store . count',
      'method Shape . more ()',
    ]);
    expect((await shown(LIBRARY, { of: 'Suit', exported: true })).lines).toHaveLength(3);
  });

  it('has what it relays, with module and place', async () => {
    const text = 'relay f, P\naction f():\n    yield 1\naction g():\n    yield 1\nrecord P:\n    x: Any\n';
    const fields = "module & '.' & name & ':' & $string(line)";
    expect((await shown(text, { exported: true }, fields)).lines).toEqual(['lib.f:2', 'lib.P:6']);
    expect((await shown(text, { exported: true, of: '*' }, fields)).lines).toEqual(['lib.x:7']);
  });

  it('says where a file is not of the language, and which types there are', async () => {
    const broken = await shown('action f(:\n    yield 1\n');
    expect(broken.lines).toEqual([]);
    expect(broken.findings).toMatchObject([
      {
        rule: 'source-syntax',
        place: { file: 'lib.df', line: 1 },
        message: 'The bracket that opens here is not closed.',
      },
    ]);
    const missing = await shown(LIBRARY, { of: 'Shap' });
    expect(missing.findings).toMatchObject([{ rule: 'table-missing', remedy: 'There is Shape.' }]);
  });

  it('is read by a grammar where the source names one', async () => {
    const { lines, findings } = await shown('def f(a): pass\n', { grammar: 'python' });
    expect([lines, findings]).toEqual([['function f (a)'], []]);
  });
});
