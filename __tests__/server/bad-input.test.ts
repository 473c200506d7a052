import { describe, expect, test } from '@jest/globals';
import { MAX_SOURCE_MIB } from '../../src/server/text.js';
import { mistakeOf, read, routesOf } from './project.js';

const gapsOf = (files: Parameters<typeof read>[0], entry?: string) =>
  read(files, entry).gaps.map(
    ({ place, reason, remedy }) => `${place.file}:${place.line}:${place.column} ${reason} ${remedy}`,
  );

const SERVER = 'server s:\n    route GET "/a":\n        respond text "x"\n';

test('a line of a server that is not understood may be a route whose word is misspelt', () => {
  expect(gapsOf(`${SERVER}    rout GET "/b":\n        x := 1\n`)).toEqual([
    expect.stringMatching(/^app\.df:4:5 `rout GET "\/b":` is not understood/),
  ]);
});

test.each(['server other em 9090:', 'servidor other on 9090:', 'route GET "/b":'])(
  'a server whose head is not understood, or a route outside of one, is told: %s',
  head => {
    const body = head.startsWith('route')
      ? '    respond text "x"\n'
      : '    route GET "/b":\n        respond text "x"\n';
    const text = `${SERVER}${head}\n${body}`;
    expect(gapsOf(text)).toEqual([expect.stringContaining(`app.df:4:1 \`${head}\` is not understood`)]);
  },
);

test('a block of which the reader knows nothing is not told where it has nothing of a server', () => {
  expect(gapsOf(`${SERVER}with pool(3) as rota:\n    x := rota\n`)).toEqual([]);
});

describe('imports', () => {
  test('a missing file', () => {
    expect(gapsOf(`x := 1\nadopt ./nada\n${SERVER}`)).toEqual([
      expect.stringMatching(/^app\.df:2:1 .*`\.\/nada`.*not there/),
    ]);
    expect(gapsOf(`adopt "nada.df"\n${SERVER}`)).toHaveLength(1);
  });

  test('a file outside of the root is never asked for', () => {
    expect(gapsOf(`adopt ../../etc/passwd\n${SERVER}`)).toEqual([
      expect.stringMatching(/leads out of the folder/),
    ]);
  });

  test('a circle', () => {
    const files = { 'app.df': `adopt ./b\n${SERVER}`, 'b.df': 'adopt ./c', 'c.df': 'adopt ./app' };
    expect(gapsOf(files)).toEqual([expect.stringMatching(/^c\.df:1:1 .*app\.df → b\.df → c\.df → app\.df/)]);
  });

  test('a broken file names itself', () => {
    expect(mistakeOf({ 'app.df': 'adopt ./b', 'b.df': '\n  x = 1' })).toMatch(/^b\.df:2:5: `=`/);
  });

  test('§2.10 the order of resolution, packages, members and what is relayed', () => {
    const b = (path: string) => `server b:\n    route GET "${path}":\n        respond text "x"\n`;
    const main = (adopt: string, app: string) => `${adopt}\nserver a:\n    mount ${app} at "/"\n`;
    const at = (adopt: string, app: string, files: Record<string, string>) =>
      routesOf({ 'src/app.df': '', 'app.df': '', ...files, 'main/app.df': main(adopt, app) } as Record<
        string,
        string
      >);
    const from = (adopt: string, app: string, files: Record<string, string>) => {
      const { servers } = read({ ...files, 'src/app.df': main(adopt, app) }, 'src/app.df');
      return servers.flatMap(server => server.routes.map(route => route.path));
    };
    expect(at('adopt x', 'x.b', {})).toEqual([]);
    expect(from('adopt x', 'x.b', { 'src/x.df': b('/near'), 'x.df': b('/root') })).toEqual(['/near']);
    expect(from('adopt x', 'x.b', { 'x.df': b('/root'), 'forge_modules/x/src/main.df': b('/pkg') })).toEqual([
      '/root',
    ]);
    expect(from('adopt x', 'x.b', { 'src/x/main.df': b('/folder') })).toEqual(['/folder']);
    expect(from('adopt p.x', 'x.b', { 'src/p/x.df': b('/dots') })).toEqual(['/dots']);
    expect(from('adopt ../lib/x as L', 'L.b', { 'lib/x.df': b('/up') })).toEqual(['/up']);
    // Such a program fails when it starts: it is told what gives the name.
    for (const path of ['./x', '"x.df"', './x.df'])
      expect(gapsOf({ 'app.df': main(`adopt ${path}`, 'x.b'), 'x.df': b('/x') })).toEqual([
        expect.stringMatching(/`x` has no value in dataforge-lang/),
      ]);
    expect(gapsOf({ 'app.df': main('adopt ./x as x', 'x.b'), 'x.df': b('/x') })).toEqual([]);
    expect(from('adopt "x.df"', 'x.b', { 'src/x.df': b('/quoted') })).toEqual(['/quoted']);
    expect(from('adopt {b as c} from ./x', 'c', { 'src/x.df': b('/named') })).toEqual(['/named']);
    expect(from('adopt x.{b}', 'b', { 'src/x.df': b('/braces') })).toEqual(['/braces']);
    expect(
      from('adopt meu-pacote', 'meu_pacote.b', { 'forge_modules/meu-pacote/src/main.df': b('/package') }),
    ).toEqual(['/package']);
    const entry = {
      'forge_modules/x/forge.toml': '[package]\nentry = "e.df"',
      'forge_modules/x/e.df': b('/entry'),
    };
    expect(from('adopt x', 'x.b', entry)).toEqual(['/entry']);
    expect(
      from('adopt x', 'x.b', { 'src/x.df': 'relay from ./y', 'src/y.df': `${b('/relayed')}relay b` }),
    ).toEqual(['/relayed']);
    expect(gapsOf({ 'app.df': main('adopt x', 'x.b'), 'x.df': `${b('/hidden')}z := 1\nrelay z` })).toEqual([
      expect.stringMatching(/does not relay `b`/),
    ]);
  });
});

describe('functions of the standard library', () => {
  test('a name that every object has is one that nothing is known of', () =>
    expect(
      routesOf(`adopt Kiln\n${SERVER}a := Kiln.constructor(s)\nb := Kiln.toString(s)\nKiln.__proto__(s)`),
    ).toEqual(['GET /a']));

  test.each(['"GET "', '""', '"G\\nT"'])(
    'a route of the method %s, which no request has, is reported',
    method => {
      const program = `adopt Kiln\n${SERVER}Kiln.route(s, ${method}, "/x", h)\nKiln.route(s, "purge", "/x", h)`;
      expect(routesOf(program)).toEqual(['GET /a', 'PURGE /x']);
      expect(gapsOf(program)).toEqual([expect.stringContaining('is none of HTTP')]);
    },
  );

  test.each([
    ['a server that is not known', 'L.montar(ler(), e)'],
    ['the same for subscriptions', 'L.montar_assinaturas(ler(), e)'],
    ['arguments that are not known', 'L.montar(...ler())'],
    ['a page whose arguments are not known', 'V.pagina(...ler())'],
    ['something that is not followed', 'y := x with {"a": 1} with {"b": z} >> L.montar(s, e) trailing'],
    ['an action that nobody calls', 'action f(x):\n    L.montar(x, e)'],
  ])('Lavra and Vitrine tell of %s', (_, call) =>
    expect(gapsOf(`adopt Lavra as L\nadopt Vitrine as V\n${SERVER}${call}`)).toHaveLength(1),
  );
});

describe('no server', () => {
  test('a file that only ignites says which one declares the server', () => {
    const files = { 'main.df': 'adopt app as App\nporta := 8080\nignite App.s on porta', 'app.df': SERVER };
    expect(read(files, 'main.df').servers).toEqual([]);
    expect(gapsOf(files, 'main.df')).toEqual([
      expect.stringMatching(/^main\.df:3:1 .*only ignites `App\.s`, which app\.df declares.*Read app\.df/),
    ]);
  });

  test('a server that a loop makes, which no variable holds behind it', () => {
    const loop =
      'cycle p in ["a", "b"]:\n    server x on 0:\n        route GET "/x":\n            respond p\n';
    expect(gapsOf(`${loop}${SERVER}`)).toEqual([
      expect.stringMatching(/^app\.df:2:\d+ No variable holds the server `x`/),
    ]);
  });

  test('none at all', () =>
    expect(gapsOf('x := 1')).toEqual([expect.stringMatching(/^app\.df:1:1 There is no server/)]));
  test('no file', () => expect(mistakeOf({}, 'nada.df')).toMatch(/^nada\.df:1:1: There is no such file/));
});

describe('sizes', () => {
  test('50 MB', () =>
    expect(mistakeOf({ 'app.df': new Uint8Array(50_000_000) })).toMatch(
      new RegExp(`^app\\.df:1:1: .*limit is ${MAX_SOURCE_MIB} MiB`),
    ));
  test('not UTF-8', () =>
    expect(mistakeOf({ 'app.df': Uint8Array.of(97, 10, 98, 0xff, 97) })).toMatch(
      /^app\.df:2:2: .*not UTF-8/,
    ));

  test('a path of 10,000 segments is unresolved, and says why', () => {
    const route = read(`server s:\n    route GET "${'/a'.repeat(10_000)}":\n        x`).servers[0]?.routes[0];
    expect(route?.path).toHaveLength(201);
    expect(route).toMatchObject({
      certainty: 'unresolved',
      reason: 'the path has 20000 characters; the limit is 8000',
      place: { line: 2 },
    });
    expect(routesOf(`server s:\n    route GET ${'"/a" + '.repeat(3_000)}"/b":\n        x`)[0]).toHaveLength(
      6006,
    );
  });

  test.each([
    ['(', `x := ${'('.repeat(100_000)}`],
    ['[]', `x := ${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['not', `x := ${'not '.repeat(100_000)}y`],
    ['-', `x := ${'-'.repeat(100_000)}1`],
    ['lambda', `x := ${'lambda: '.repeat(100_000)}1`],
    ['otherwise', `x := ${'1 given y otherwise '.repeat(100_000)}1`],
    ['.a', `x := a${'.a'.repeat(100_000)}`],
    ['**', `x := 1${' ** 2'.repeat(100_000)}`],
    ['blocks', Array.from({ length: 2_000 }, (_, i) => `${' '.repeat(i)}given yes:`).join('\n')],
    ['texts in texts', `x := ${'$"{'.repeat(100_000)}`],
    ['$', `x := ${'$"{ f('.repeat(500)}1${')}"'.repeat(500)}`],
  ])('nested 100,000 deep: %s', (_, text) => expect(mistakeOf(text)).toMatch(/^app\.df:\d+:\d+: /));

  test('long and flat is no problem', () => {
    const sum = Array.from({ length: 50_000 }, () => '1').join(' + ');
    expect(routesOf(`n := ${sum}\nserver s:\n    route GET $"/{n}":\n        x`)).toEqual(['GET /50000']);
  });

  test('many statements that are not understood are no nesting', () => {
    const statements = Array.from({ length: 500 }, (_, i) => `x${i} := sift dados by chave`).join('\n');
    expect(routesOf(`${statements}\n${SERVER}`)).toEqual(['GET /a']);
  });

  test('what would not end is bounded', () => {
    expect(
      routesOf('server s:\n    cycle i from 1 to 1000000000:\n        route GET $"/{i}":\n            x'),
    ).toEqual(['GET $"/{i}" (unresolved)']);
    expect(routesOf('action f(n):\n    yield f(n + 1)\nserver s:\n    route GET f(0):\n        x')).toEqual([
      'GET f(0) (unresolved)',
    ]);
    const doubling = Array.from({ length: 40 }, () => 'Kiln.mount(s, "/a", s)').join('\n');
    expect(mistakeOf(`adopt Kiln\n${SERVER}${doubling}`)).toMatch(/more than 100000 routes/);
    expect(
      routesOf(`p := "/a"\ncycle i from 1 to 100:\n    p := p + p\nserver s:\n    route GET p:\n        x`),
    ).toEqual(['GET p (unresolved)']);
    const validated = Array.from({ length: 60 }, () => 'Kiln.mount(v, "/a", v)').join('\n');
    expect(
      routesOf(`adopt Kiln\nserver v:\n    middleware Kiln.validar({})\n${validated}\nKiln.get(v, "/x", h)`),
    ).toEqual(['GET /x']);
    const groups = Array.from({ length: 5_000 }, () => 'g := Kiln.group(g, "/a")').join('\n');
    expect(mistakeOf(`adopt Kiln\n${SERVER}g := s\n${groups}`)).toMatch(/Groups are nested deeper/);
    const nested = Array.from({ length: 8 }, (_, i) => `${' '.repeat(i)}cycle a${i} from 1 to 99:`).join(
      '\n',
    );
    // What touches no server is left where it is; what may register routes is not.
    expect(routesOf(`${nested}\n        x := 1\nserver s:\n    route GET "/a":\n        x`)).toEqual([
      'GET /a',
    ]);
    expect(mistakeOf(`adopt Kiln\n${SERVER}${nested}\n        x := Kiln.use(s, h)`)).toMatch(
      /more than \d+ steps/,
    );
  });
});
