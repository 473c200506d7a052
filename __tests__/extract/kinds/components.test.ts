import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Files, read, readIn } from '../small-repository.js';

const RUST = `/// Builds it.
pub struct Build;
impl Command for Build {
    fn name(&self) -> &str { "build" }
    fn usage(&self) -> String { self.name().to_string() }
    fn signature(&self) -> Sig {
        Sig::new(self.name()).param(Flag::new("x").desc("an x")).param(Flag::new("y").short('y'))
    }
    fn which(&self) -> &str { if A { "a" } else { "b" } }
}
struct Test;
impl cmd::Command for Test { fn name(&self) -> &str { Self::NAME } }
impl Test { const NAME: &'static str = "test"; }
trait Command { fn name(&self) -> &str; fn which(&self) -> &str { "never" } }
#[cfg(test)]
mod tests { struct T; impl super::Command for T { fn name(&self) -> &str { "t" } } }
struct Other; impl Display for Other { fn name(&self) -> &str { "no" } }
`;

const PYTHON = `from abc import ABC, abstractmethod
class Command(ABC):
    group = "all"
    @abstractmethod
    def name(self): ...
    def usage(me): return me.name() + " [x]"
class Build(Command):
    """Builds.

    More."""
    def name(self): return "build"
    def options(self): return [Opt("-x", help="ex"), Opt("-y").deep(Sub("z").of(1))]
class Test(Build):
    word = "te"
    group = "some"
    def name(self): return self.word + "st"
    def options(self):
        if DEBUG: return []
        return None
`;

const SAMPLES: readonly [string, Files, object, object[]][] = [
  [
    'Rust',
    { 'a.rs': RUST },
    { components: 'a.rs', implements: 'Command', fields: { nome: 'name()' } },
    [
      { key: 'Build', line: 3, documentation: 'Builds it.', nome: 'build' },
      { key: 'Test', line: 12, documentation: '', nome: 'test' },
    ],
  ],
  [
    'Python',
    {
      'base.py': PYTHON.slice(0, PYTHON.indexOf('class Build')),
      'a.py': `from base import Command\n${PYTHON.slice(PYTHON.indexOf('class Build'))}`,
    },
    { components: 'a.py', implements: 'Command', fields: { nome: 'name()', uso: 'usage()', grupo: 'group' } },
    [
      {
        key: 'Build',
        line: 2,
        documentation: 'Builds.\n\nMore.',
        nome: 'build',
        uso: 'build [x]',
        grupo: 'all',
      },
      { key: 'Test', line: 8, documentation: '', nome: 'test', uso: 'test [x]', grupo: 'some' },
    ],
  ],
  [
    'Java',
    {
      'A.java':
        '/** Builds. */\nclass Build extends Base {\n  static final String N = "build";\n  public String getName() { return N; }\n}\nabstract class Base implements Cmd {\n  public String usage() { return getName() + " x"; }\n  public String same() { return this.getName(); }\n}\n',
    },
    {
      components: '*.java',
      implements: 'Cmd',
      fields: { nome: 'getName()', uso: 'usage()', grupo: 'same()' },
    },
    [{ key: 'Build', line: 2, documentation: 'Builds.', nome: 'build', uso: 'build x', grupo: 'build' }],
  ],
  [
    'TypeScript',
    {
      'a.ts':
        "/** Builds. */\nexport class Build extends Command {\n  static group = 'all';\n  name = 'build';\n  get usage() { return `${this.name} [x]`; }\n}\nexport class Test extends Build { name = 'test'; }\nabstract class Ab extends Command {}\n",
    },
    { components: 'a.ts', implements: 'Command', fields: { nome: 'name', uso: 'usage', grupo: 'group' } },
    [
      { key: 'Build', line: 2, documentation: 'Builds.', nome: 'build', uso: 'build [x]', grupo: 'all' },
      { key: 'Test', line: 7, documentation: '', nome: 'test', uso: 'test [x]', grupo: 'all' },
    ],
  ],
  [
    'C#',
    {
      'a.cs':
        '/// <summary>Builds.</summary>\npublic class Build : Base, IX {\n  public override string Name => "build";\n  public string Group { get; } = "all";\n  public override string Usage() { return Name + " x"; }\n}\npublic abstract class Ab : Base {}\n',
    },
    { components: 'a.cs', implements: 'Base', fields: { nome: 'Name', uso: 'Usage()', grupo: 'Group' } },
    [{ key: 'Build', line: 2, documentation: 'Builds.', nome: 'build', uso: 'build x', grupo: 'all' }],
  ],
  [
    'C#, with properties that have bodies',
    {
      'a.cs':
        'class A : Base { public override string Name { get { return "a"; } } }\nclass B : Base { public override string Name { get => "b"; } }\n',
    },
    { components: 'a.cs', implements: 'Base', fields: { nome: 'Name' } },
    [
      { key: 'A', line: 1, documentation: '', nome: 'a' },
      { key: 'B', line: 2, documentation: '', nome: 'b' },
    ],
  ],
  [
    'Swift, with computed properties',
    {
      'a.swift':
        'struct A: Command { static var name: String { "a" } }\nclass B: Base, Command { static var name: String { return "b" } }\n',
    },
    { components: 'a.swift', implements: 'Command', fields: { nome: 'name' } },
    [
      { key: 'A', line: 1, documentation: '', nome: 'a' },
      { key: 'B', line: 2, documentation: '', nome: 'b' },
    ],
  ],
  [
    'PHP, with constants',
    {
      'a.php':
        '<?php\nclass A implements Command { public const string NAME = "a", USE = "a" . " x"; protected $group = "all"; }\n',
    },
    { components: 'a.php', implements: 'Command', fields: { nome: 'NAME', uso: 'USE', grupo: '$group' } },
    [{ key: 'A', line: 2, documentation: '', nome: 'a', uso: 'a x', grupo: 'all' }],
  ],
  [
    'Kotlin',
    {
      'a.kt':
        '/** Builds. */\nclass Build : Command("x"), IX {\n    override val name = "build"\n    override fun usage() = "build x"\n    override val group: String get() = "all"\n}\nabstract class Ab : Command("y")\n',
    },
    { components: 'a.kt', implements: 'Command', fields: { nome: 'name', uso: 'usage()', grupo: 'group' } },
    [{ key: 'Build', line: 2, documentation: 'Builds.', nome: 'build', uso: 'build x', grupo: 'all' }],
  ],
];

/** Everything that a record of the samples has. */
const ALL = {
  key: 'key',
  line: 'line',
  documentation: 'documentation',
  nome: 'nome',
  uso: 'uso',
  grupo: 'grupo',
};

describe('components', () => {
  it.each(SAMPLES)(
    'are classes that implement something, with what their methods return: %s',
    async (_, files, source, expected) => {
      const fields = Object.keys((source as { fields: object }).fields);
      const map = Object.fromEntries(
        Object.entries(ALL).filter(([name]) => ['key', 'line', 'documentation', ...fields].includes(name)),
      );
      const { values, reported } = await read(files, { ...source, map });
      expect(values).toEqual(expected);
      expect(reported.filter(text => !text.startsWith('source-tests'))).toEqual([]);
    },
  );

  it('keep the calls of builders, also inside of arguments', async () => {
    const of = async (file: string, text: string, method: string) => {
      const source = {
        components: file,
        implements: 'Command',
        fields: { opcoes: method },
        filter: "key = 'Build'",
        map: 'opcoes',
      };
      return (await read({ [file]: text }, source)).values;
    };
    const call = (name: string, ...args: unknown[]) => ({ call: name, args, kwargs: {} });
    expect(await of('a.rs', RUST, 'signature()')).toEqual([
      {
        ...call('Sig::new', 'build'),
        chain: [
          call('param', { ...call('Flag::new', 'x'), chain: [call('desc', 'an x')] }),
          call('param', { ...call('Flag::new', 'y'), chain: [call('short', 'y')] }),
        ],
      },
    ]);
    expect(await of('a.py', PYTHON, 'options()')).toEqual([
      [
        { call: 'Opt', args: ['-x'], kwargs: { help: 'ex' } },
        { ...call('Opt', '-y'), chain: [call('deep', { ...call('Sub', 'z'), chain: [call('of', 1)] })] },
      ],
    ]);
  });

  it('say what a method does beyond returning one value, and that tests are left out', async () => {
    const source = {
      components: 'a.rs',
      implements: 'Command',
      fields: { qual: 'which()' },
      map: { qual: 'qual' },
    };
    const { values, problems } = await read({ 'a.rs': RUST }, source);
    expect(values[1]).toEqual({ qual: 'never' });
    expect(problems.map(({ rule, place }) => [rule, place.line])).toEqual([
      ['source-tests', expect.any(Number)],
      ['source-unresolved', 9],
    ]);
    const python = {
      components: 'a.py',
      implements: 'Command',
      fields: { o: 'options()' },
      filter: "key = 'Test'",
      map: 'o',
    };
    expect((await read({ 'a.py': PYTHON }, python)).reported).toEqual(['source-unresolved a.py:17']);
    // What sets a property is no value of it.
    const setter =
      'class A : B {\n  string Name { set { Say("no"); } }\n  string Both { get { return "a"; } set {} }\n}\n';
    const csharp = {
      components: 'a.cs',
      implements: 'B',
      fields: { n: 'Name', b: 'Both' },
      map: { n: 'n', b: 'b' },
    };
    expect((await read({ 'a.cs': setter }, csharp)).reported).toEqual([
      'source-unresolved a.cs:2',
      'source-unresolved a.cs:3',
    ]);
  });

  // What each gives when it runs is another thing than its class says.
  it.each([
    ['a.js', 'class A extends Command { name() { return "a"; } }\nA.prototype.name = () => "b";\n'],
    ['a.js', 'class A extends Command { name() { return "a"; } constructor() { this.name = () => "b"; } }\n'],
    [
      'a.js',
      'class A extends Command { n = "a"; constructor() { this.n += "b"; } name() { return this.n; } }\n',
    ],
    ...[
      'Object.assign(A.prototype, { name() { return "b"; } });',
      'Object.assign(A.prototype, others);',
      'Object.defineProperty(A.prototype, "name", { value: () => "b" });',
      "Reflect.set(A.prototype, 'name', () => 'b');",
      'A.prototype["name"] = () => "b";',
    ].map(line => ['a.js', `class A extends Command { name() { return "a"; } }\n${line}\n`] as const),
    [
      'a.js',
      'class A extends Command { constructor() { this["name"] = () => "b"; } name() { return "a"; } }\n',
    ],
    ['a.py', 'class A(Command):\n    def name(self): return "a"\nsetattr(A, "name", lambda self: "b")\n'],
    ['a.py', 'class A(Command):\n    def name(self): return "a"\nsetattr(A, key, late)\n'],
    [
      'a.py',
      'class A(Command):\n    n = "a"\n    def __init__(self):\n        self.n: str = "b"\n    def name(self): return self.n\n',
    ],
    // Of a value that no class says, that it is given somewhere.
    [
      'a.py',
      'class Command: pass\nclass A(Command):\n    def __init__(self):\n        self.name: str = "b"\n',
    ],
    ['a.py', 'class Command: pass\nclass A(Command):\n    def __init__(self):\n        self.name = "b"\n'],
    ['a.js', 'class A extends mixed(Command) { }\n'],
    [
      'a.ts',
      'class A extends Command { private n = "a"; set(): void { this.n = "b"; } name() { return this.n; } }\n',
    ],
    [
      'a.py',
      'class A(Command):\n    n = "a"\n    def __init__(self): self.n = "b"\n    def name(self): return self.n\n',
    ],
    ['a.py', 'class A(Command):\n    def name(self): return "a"\nA.name = lambda self: "b"\n'],
    [
      'a.py',
      'def loud(f): return lambda self: f(self) + "!"\nclass A(Command):\n    @loud\n    def name(self): return "a"\n',
    ],
    [
      'A.java',
      'class A implements Command { String n = "a"; A() { this.n = "b"; } public String name() { return this.n; } }\n',
    ],
  ])('say of %s that what is given another value is not known: %s', async (path, text) => {
    const source = {
      components: path,
      implements: 'Command',
      fields: { nome: 'name()' },
      map: '[key, nome]',
    };
    const { values, reported, problems } = await read({ [path]: text }, source);
    expect(JSON.stringify(values)).not.toMatch(/"[ab]"/);
    expect(reported.map(each => each.split(' ')[0])).toContain('source-unresolved');
    expect(problems.map(({ message }) => message).join()).toMatch(
      /given (another|its) value in|mixed is not in the sources|a decorator puts/,
    );
  });

  it.each([
    ['a.js', 'class A extends Command { ["name"]() { return "a"; } }\n'],
    [
      'a.js',
      '// this.n = "b"\nclass A extends Command { n = "a"; name() { return this.n; } same(o) { return this.n == o || o.n <= 1; } }\n',
    ],
    [
      'a.js',
      'class A extends Command { n = "a"; name() { return this.n; } }\nclass B { n = 1; constructor() { this.n = 2; } }\n',
    ],
    [
      'a.js',
      'class A extends Command { constructor(o) { Object.assign(this, o); Object.assign(A, { other: 1 }); } name() { return "a"; } }\n// Object.assign(A, x)\n',
    ],
    [
      'a.py',
      'class A(Command):\n    def name(self): return "a"\n    if k.name: x = 1\nsetattr(A, "other", 1)\n',
    ],
    ['a.py', 'from functools import cache\nclass A(Command):\n    @cache\n    def name(self): return "a"\n'],
    [
      'A.java',
      'class Base { String name; Base(String name) { this.name = name; } }\nclass A extends Base implements Command { public String name() { return "a"; } }\n',
    ],
  ])('are known where nothing of %s gives them another value: %s', async (path, text) => {
    const source = {
      components: path,
      implements: 'Command',
      fields: { nome: 'name()' },
      map: '[key, nome]',
    };
    const { values } = await read({ [path]: text }, source);
    expect(values).toEqual([['A', 'a']]);
  });

  it('have what a base outside of the files would say only where that is given', async () => {
    const files = {
      'a.rs':
        'impl Command for A { fn name(&self) -> &str { "a" } }\nimpl Command for B { fn name(&self) -> &str { "b" } fn more(&self) -> &str { "m" } }\n',
    };
    const source = { components: 'a.rs', implements: 'Command', fields: { mais: 'more()' }, map: 'mais' };
    const { problems } = await read(files, source);
    expect(problems.map(({ message }) => message).join()).toMatch(
      /none of its own, and Command is not in the sources/,
    );
    const given = await read(files, { ...source, otherwise: { mais: '-' } });
    expect([given.values, given.reported]).toEqual([['-', 'm'], []]);
  });

  it('do not have it in place of what a program gives another value', async () => {
    const files = {
      'a.py':
        'class A(Command):\n    more = "a"\nclass B(Command):\n    pass\nclass C(Command):\n    pass\nsetattr(A, "more", "z")\nC.more = "c"\n',
    };
    const source = {
      components: 'a.py',
      implements: 'Command',
      fields: { mais: 'more' },
      otherwise: { mais: '-' },
      map: '{"key": key, "mais": mais}',
    };
    const { values, problems } = await read(files, source);
    expect(values).toContainEqual({ key: 'B', mais: '-' });
    expect(values).not.toContainEqual({ key: 'A', mais: '-' });
    expect(values).not.toContainEqual({ key: 'C', mais: '-' });
    const told = problems.map(({ message }) => message).join('\n');
    expect(told).toMatch(/A\.more/);
    expect(told).toMatch(/C\.more/);
  });

  it('have of a method with cases the one that fits, and none where only a run can say which', async () => {
    const java = `interface Cmd { String name(); }
class A implements Cmd { public String name() { switch (2) { case 1: return "one"; case 2: return "two"; default: return "d"; } } }
class B implements Cmd { int k; B(int k) { this.k = k; } public String name() { switch (k) { case 1: return "one"; default: return "d"; } } }`;
    const { values, reported } = await read(
      { 'a.java': java },
      { components: 'a.java', implements: 'Cmd', fields: { n: 'name()' }, map: 'n' },
    );
    expect(values[0]).toBe('two');
    expect(reported).toEqual(['source-unresolved a.java:3']);
  });

  it('are told where they have no name, and have that of what they are given to', async () => {
    const named = async (path: string, text: string) => {
      const { values, problems } = await read(
        { [path]: text },
        { components: path, implements: 'Cmd', fields: { n: 'name()' }, map: 'key' },
      );
      const told = problems.filter(({ rule }) => rule === 'source-not-taken');
      return [...values, ...told.map(({ place }) => place.line)];
    };
    const ts = `interface Cmd { name(): string }
const Z = class implements Cmd { name() { return 'z'; } };
const y = new (class implements Cmd { name() { return 'y'; } })();
export default class implements Cmd { name() { return 'd'; } }`;
    expect(await named('a.ts', ts)).toEqual(['Z', 'default', 3]);
    const java = `interface Cmd { String name(); }
class A implements Cmd { public String name() { return "a"; } }
class R { Cmd x = new Cmd() { public String name() { return "x"; } }; Object o = new Object() { }; }`;
    expect(await named('a.java', java)).toEqual(['A', 3]);
    const kotlin = `interface Cmd { fun name(): String }
object A : Cmd { override fun name() = "a" }
val x = object : Cmd { override fun name() = "x" }`;
    expect(await named('a.kt', kotlin)).toEqual(['A', 3]);
    const php = `<?php interface Cmd {} class A implements Cmd { function name() { return 'a'; } }
$x = new class implements Cmd { function name() { return 'x'; } };`;
    expect(await named('a.php', php)).toEqual(['A', 2]);
    const python = `class Cmd: pass
class A(Cmd):
    def name(self): return "a"
X = type("Dyn", (Cmd,), {"name": lambda self: "dyn"})`;
    expect(await named('a.py', python)).toEqual(['A', 4]);
  });

  it('are those with an annotation', async () => {
    const files = {
      'A.java':
        '@Command(name = "build", description = "Builds")\nclass Build implements Runnable {}\nclass Other {}\n',
    };
    const source = {
      components: '*.java',
      annotated: 'Command',
      map: { nome: 'annotations[0].kwargs.name', em: 'key' },
    };
    const { values, reported } = await read(files, source);
    expect([values, reported]).toEqual([[{ nome: 'build', em: 'Build' }], []]);
  });

  it.each([
    [
      { implements: 'Comand', fields: { n: 'name()' } },
      /No class in a\.rs implements or extends Comand/,
      /There is Command/,
    ],
    [{ annotated: 'Derive' }, /carries Derive/, /correct the glob or the name/],
    [{ implements: 'Command', fields: { n: 'nme()' } }, /None of the 2 classes has a member nme/, /name/],
    [{ fields: { n: 'name()' } }, /One of `implements` and `annotated`/, /implements: Command/],
    [
      { components: 'a.go', implements: 'Command' },
      /No class in a\.go/,
      /none that says what it is made from/,
    ],
  ])('are not found: %j', async (options, message, remedy) => {
    const { problems } = await read(
      { 'a.rs': RUST, 'a.go': 'package a\ntype Echo struct{}\nfunc (Echo) Name() string { return "e" }\n' },
      { components: 'a.rs', ...options, map: 'key' },
    );
    const found = problems.find(({ rule }) => rule === 'table-missing');
    expect(found?.message).toMatch(message);
    expect(found?.remedy).toMatch(remedy);
  });
});

/** nushell's commands, where somebody has fetched the crate: the list in which it registers them is not ours. */
const REGISTRY = join(homedir(), '.cargo', 'registry', 'src');
const NUSHELL = (existsSync(REGISTRY) ? readdirSync(REGISTRY) : [])
  .map(index => join(REGISTRY, index, 'nu-command-0.100.0'))
  .find(folder => existsSync(folder));

(NUSHELL ? describe : describe.skip)('the commands of nushell', () => {
  it('are those that it registers', async () => {
    const folder = NUSHELL as string;
    const source = {
      components: 'src/**/*.rs',
      implements: 'Command',
      fields: { nome: 'name()', resumo: 'description()', opcoes: 'signature()' },
      otherwise: {},
      filter: "key != 'GenericDigest'",
      map: {
        key: 'key',
        file: 'file',
        nome: 'nome',
        resumo: 'resumo',
        flags: "$count(opcoes.chain[call in ['switch', 'named']])",
      },
    };
    const { values, problems } = await readIn(folder, source);
    const rows = values as { key: string; file: string; nome: string; resumo: string }[];
    const text = readFileSync(join(folder, 'src', 'default_context.rs'), 'utf8').replace(/\/\/.*/g, '');
    const registered = [...text.matchAll(/bind_command!\s*[{(]([^})]*)[})]/g)].flatMap(([, list = '']) =>
      list
        .split(',')
        .map(each => each.trim())
        .filter(each => /^\w+$/.test(each)),
    );
    expect(registered.length).toBeGreaterThan(250);
    const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' }).filter(path =>
      /\.rs$/.test(path),
    );
    const all = sources.map(path => readFileSync(join(folder, 'src', path), 'utf8')).join('\n');
    const isRead = (type: string): boolean => {
      if (rows.some(({ key }) => key === type)) return true;
      // `pub use expand::SubCommand as StrExpand;`
      const [, module, name] = new RegExp(`(\\w+)::(\\w+) as ${type}\\b`).exec(all) ?? [];
      if (name === undefined || name === type) return false;
      const isHere = rows.some(
        ({ key, file }) => key === name && [`/${module}.rs`, `/${module}/`].some(each => file.includes(each)),
      );
      // It may have been given another name twice.
      return isHere || isRead(name);
    };
    expect(registered.filter(each => !isRead(each) && !/^Hash(Md5|Sha256)$/.test(each))).toEqual([]);
    expect(rows.filter(({ nome, resumo }) => !nome || !resumo)).toEqual([]);
    // Two whose options are others on each platform, which their statements choose.
    const places = problems.map(({ rule, place }) => `${rule} ${place?.file}`);
    expect(new Set(places)).toEqual(
      new Set(['source-unresolved src/platform/kill.rs', 'source-unresolved src/platform/ulimit.rs']),
    );
  });
});
