import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { read } from './project.js';

/** A part of a program together with the routes that it must give, in order. */
interface Part {
  readonly lines: readonly string[];
  readonly routes: readonly string[];
}

const verb = fc.constantFrom('GET', 'POST', 'put', 'Patch', 'delete', 'HEAD', 'OPTIONS');
const segment = fc.constantFrom('a', 'b-c', ':id', '*resto', 'é', 'x.json', 'a:', '//', '#1', '{{v}}');
const path = fc.array(segment, { maxLength: 4 }).map(segments => `/${segments.join('/')}`);
const method = (name: string) => name.toUpperCase();

/** What stands around routes and must not matter. */
const noise = fc.constantFrom(
  '// route GET "/comentario":',
  '# Kiln.get(s, "/comentario", h)',
  '/* route GET "/x": */',
  'n1 := 7 // 2',
  'n2 := len([1, 2]) // 2 // metade',
  'n3 := 100 // 200, nada',
  'n4 := """',
  'n5 := f(\n  a // dois\n  , b)',
  'n6 := $"{ {"a": 1}["a"] } // {n1:03}"',
  'out "route GET \\"/x\\":"',
);
const NOISE_IN_FULL: Readonly<Record<string, string>> = {
  'n4 := """': 'n4 := """\nroute GET "/texto":\n  // "\n"""',
};

/** Spellings of a path as an expression. */
function spelled(value: string, way: number): string {
  const half = Math.floor(value.length / 2);
  const escaped = value.replaceAll('{', '{{').replaceAll('}', '}}');
  const spellings = [
    `"${value}"`,
    `'${value}'`,
    `"""${value}"""`,
    `"${value.slice(0, half)}" + "${value.slice(half)}"`,
    `$"${escaped}"`,
    `$"{"${value.replaceAll('{', '{')}"}"`,
    `("${value}"\n            )`,
    `["-", "${value}"][1]`,
    `"${value}" given yes otherwise "/nao"`,
    `void ?? "${value}"`,
  ];
  return spellings[way % spellings.length] as string;
}

const indented = (lines: readonly string[]) =>
  lines.flatMap(line => line.split('\n').map(piece => `    ${piece}`));

const route: fc.Arbitrary<Part> = fc.tuple(verb, path, fc.nat(99)).map(([name, value, way]) => ({
  lines: [`route ${name} ${spelled(value, way)}:`, '    respond text "x"  // fim'],
  routes: [`${method(name)} ${value}`],
}));
const call: fc.Arbitrary<Part> = fc.tuple(path, fc.nat(99)).map(([value, way]) => ({
  lines: [`Kiln.post(s0, ${spelled(value, way)}, lambda req => {"a": 1})`],
  routes: [`POST ${value}`],
}));
const quiet: fc.Arbitrary<Part> = noise.map(line => ({ lines: [NOISE_IN_FULL[line] ?? line], routes: [] }));
const loop: fc.Arbitrary<Part> = fc.tuple(path, fc.integer({ min: 0, max: 3 })).map(([value, count]) => ({
  lines: [`cycle i from 1 to ${count}:`, `    route GET "${value}/" + str(i):`, '        respond text "x"'],
  routes: Array.from({ length: count }, (_, i) => `GET ${value}/${i + 1}`),
}));
const choice: fc.Arbitrary<Part> = fc.tuple(route, route, fc.boolean()).map(([a, b, first]) => ({
  lines: [
    `given ${first ? '2 > 1' : 'no'}:`,
    ...indented(a.lines),
    '// entre',
    'otherwise:',
    ...indented(b.lines),
  ],
  routes: first ? a.routes : b.routes,
}));
const mountOfOther: fc.Arbitrary<Part> = fc.constantFrom('/m', 'm/', '/', '').map(prefix => ({
  lines: [`mount outro at "${prefix}"`],
  routes: [`GET ${`/${prefix.replaceAll('/', '')}/fora`.replaceAll('//', '/')}`],
}));

const program = fc
  .tuple(
    fc.array(fc.oneof(route, route, quiet, loop, choice, mountOfOther), { maxLength: 8 }),
    fc.array(fc.oneof(call, quiet), { maxLength: 4 }),
    fc.boolean(),
  )
  .map(([inside, after, crlf]) => {
    const body = inside.flatMap(part =>
      part.lines.flatMap(line => (line.startsWith('n4') ? `    ${line}` : indented([line]))),
    );
    const lines = [
      'adopt Kiln',
      'server outro:',
      '    route GET "/fora":',
      '        yield 1',
      'server s0 on 0:',
      '    n0 := 1',
      ...body,
      ...after.flatMap(part => part.lines),
    ];
    const text = lines.join('\n');
    return {
      text: crlf ? text.replaceAll('\n', '\r\n') : text,
      routes: [...inside, ...after].flatMap(part => part.routes),
    };
  });

test('programs made from routes are read as exactly these routes', () => {
  let count = 0;
  fc.assert(
    fc.property(program, ({ text, routes }) => {
      const { servers, gaps } = read(text);
      const found = servers.find(({ name }) => name === 's0')?.routes ?? [];
      expect(found.map(({ method: name, path: value }) => `${name} ${value}`)).toEqual(routes);
      expect(found.every(({ certainty }) => certainty === 'sure')).toBe(true);
      expect(gaps).toEqual([]);
      count += routes.length;
    }),
    { numRuns: 2_000 },
  );
  expect(count).toBeGreaterThan(1_000);
});
