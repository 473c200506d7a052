import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ErroDaLinguagem } from '../../src/contract/generated/contract.js';
import { changesBetween, compareReferences } from '../../src/drift/changes.js';
import type { KnownPackages } from '../../src/drift/known-packages.js';
import type { ReferenceSet } from '../../src/drift/reference-set.js';
import { judge } from '../../src/drift/verdict.js';
import { VersionScheme } from '../../src/versions/scheme.js';
import { soundFiles } from '../rules/sound-files.js';
import { type Draft, ELSEWHERE } from './edits.js';

type More = Partial<ReferenceSet>;

const set = (edit: (draft: Draft) => void = () => {}, more: More = {}): ReferenceSet => {
  const files = structuredClone(soundFiles());
  edit(files as Draft);
  return { files, origins: new Map(), ...more };
};
const found = (before: ReferenceSet, after: ReferenceSet) =>
  changesBetween(before, after).map(({ rule, level }) => `${rule} ${level}`);

test('what has its test here is tested here', () => {
  const text = readFileSync('__tests__/drift/levels.test.ts', 'utf8');
  for (const [id, file] of Object.entries(ELSEWHERE))
    if (file === 'levels.test.ts') expect(text).toContain(`${id} `);
});

describe('error codes', () => {
  const code = (codigo: string, titulo: string, more: Partial<ErroDaLinguagem> = {}) => ({
    codigo,
    titulo,
    explicacao: '',
    exemplo: '',
    solucao: '',
    doc: '',
    ...more,
  });
  const catalogue = (...codigos: ErroDaLinguagem[]) =>
    set(d => {
      d.erros.codigos = codigos;
    });

  test('any two that swap their texts are reused, however alike the texts are', () => {
    const word = fc.constantFrom('o', 'valor', 'de', 'um', 'texto', 'não', 'cabe', 'na', 'lista', 'número');
    const title = fc.array(word, { minLength: 3, maxLength: 7 }).map(words => words.join(' '));
    const titles = fc.uniqueArray(title, { minLength: 3, maxLength: 12 });
    fc.assert(
      fc.property(titles, fc.boolean(), (list, hasTexts) => {
        const texts = (i: number) => (hasTexts ? { explicacao: `${list[i]}.`, solucao: 'Corrija.' } : {});
        const before = list.map((titulo, i) => code(`LM${i}`, titulo, texts(i)));
        const [a, b, ...rest] = before as [ErroDaLinguagem, ErroDaLinguagem, ...ErroDaLinguagem[]];
        const swapped = [{ ...b, codigo: a.codigo }, { ...a, codigo: b.codigo }, ...rest];
        expect(found(catalogue(...before), catalogue(...swapped))).toEqual([
          'codigo-reused major',
          'codigo-reused major',
        ]);
      }),
      { numRuns: 200 },
    );
  });

  test('two of one title that swap what stands below it, and one that gets the texts of several', () => {
    const [a, b] = [
      code('LM1', 'Erro', { explicacao: 'Um texto.' }),
      code('LM2', 'Erro', { explicacao: 'Dois textos.' }),
    ];
    const swapped = catalogue({ ...b, codigo: 'LM1' }, { ...a, codigo: 'LM2' });
    expect(found(catalogue(a, b), swapped)).toEqual(['codigo-reused major', 'codigo-reused major']);
    const [c, d] = [{ ...b, codigo: 'LM3' }, code('LM4', 'Erro de outro')];
    const taken = catalogue({ ...b, codigo: 'LM1' }, b, c, d);
    expect(found(catalogue(a, b, c, d), taken)).toEqual(['codigo-reused major']);
    expect(found(catalogue(a, b), catalogue({ ...a, explicacao: 'Um só texto.' }, b))).toEqual([
      'codigo-text-changed patch',
    ]);
  });

  test('all codes of a catalogue that move by one are reused, also where that is most of them', () => {
    const titles = ['Texto sem fim', 'Faixa vazia', 'Divisão por zero', 'Nome desconhecido'];
    const before = titles.map((titulo, i) => code(`LM${i}`, titulo));
    const after = titles.map((_, i) => code(`LM${i}`, titles[(i + 1) % 4] as string));
    expect(found(catalogue(...before), catalogue(...after))).toEqual(Array(4).fill('codigo-reused major'));
  });

  test('the title of one that comes in another language keeps its names, and is no other error', () => {
    const before = code(
      'TS1286',
      "A sintaxe ESM não é permitida se 'verbatimModuleSyntax' estiver habilitado.",
    );
    const after = code('TS1286', "ECMAScript imports cannot be written under 'verbatimModuleSyntax'.");
    const other = code('TS1', 'Texto sem fim');
    expect(found(catalogue(other, before), catalogue(other, after))).toEqual(['codigo-titulo-changed patch']);
  });
});

describe('types of signatures', () => {
  const symbol = (assinatura: string) => (d: Draft) =>
    void Object.assign(d.modulos.modulos[0]?.simbolos[0] ?? {}, { assinatura });

  test.each([
    // Documentation.
    [
      '(a, b)',
      '(a: int, b: str) -> bool',
      ['parametro-type-added patch', 'parametro-type-added patch', 'retorno-added patch'],
    ],
    ['(a: int)', '(a)', ['parametro-type-removed patch']],
    ['() -> int', '()', ['retorno-removed patch']],
    ['(a: Optional[int])', '(a: int | None)', ['assinatura-rewritten patch']],
    ['(a: typing.Union[int, List[str]])', '(a: list[str] | int)', ['assinatura-rewritten patch']],
    ['(a: t.Sequence[int])', '(a: collections.abc.Sequence[int])', ['assinatura-rewritten patch']],
    // More is taken, or less is given.
    ['(a: int)', '(a: int | str)', ['parametro-type-widened minor']],
    ['(a: int)', '(a: Any)', ['parametro-type-widened minor']],
    ['() -> int | None', '() -> int', ['retorno-narrowed minor']],
    ['(a: list[int])', '(a: Sequence[int])', ['parametro-type-widened minor']],
    ["(a: Literal['x'])", '(a: Literal["x", "y"])', ['parametro-type-widened minor']],
    ["(a: 'x' | 'y')", '(a: string)', ['parametro-type-widened minor']],
    ['() -> str', '() -> Literal["x"]', ['retorno-narrowed minor']],
    // The same in other words.
    ['(a: dict[str, Optional[int]])', '(a: Dict[str, int | None])', ['assinatura-rewritten patch']],
    ['(a: list[int | str])', '(a: list[str | int])', ['assinatura-rewritten patch']],
    ['(a: readonly string[])', '(a: ReadonlyArray<string>)', ['assinatura-rewritten patch']],
    ['(a: A[][])', '(a: Array<Array<A>>)', ['assinatura-rewritten patch']],
    ['<T>(a: T): T[]', '<U>(a: U): U[]', ['assinatura-rewritten patch']],
    // Types beside names, in the order of the language, which the other signature tells.
    ['(x, y)', '(int x, string y)', ['parametro-type-added patch', 'parametro-type-added patch']],
    ['(x, y)', '(x int, y string)', ['parametro-type-added patch', 'parametro-type-added patch']],
    [
      '($a, $b = null)',
      '(array $a, ?int $b = null)',
      ['parametro-type-added patch', 'parametro-type-added patch'],
    ],
    ['(const char *fmt, ...)', '(const char *fmt, int n, ...)', ['parametro-added major']],
    ['(a int, b int)', '(a, b int)', ['assinatura-rewritten patch']],
    ['(a, b int)', '(a string, b int)', ['parametro-type-changed major']],
    ['(String a)', '(String a, int b = 0)', ['parametro-added-optional minor']],
    ['(a b)', '(b a)', ['assinatura-changed major']],
    // Brackets of what can be left out are none of types and patterns.
    ['([thread,] f [, what])', '([thread,] f)', ['parametro-removed major']],
    ['([m [, n]])', '([m])', ['parametro-removed major']],
    ['({ a, b }: Props)', '({ a, b }: Props, c?: number)', ['parametro-added-optional minor']],
    ['([a, b]: [number, number])', '([a, b]: [number, string])', ['parametro-type-changed major']],
    // How a parameter is given.
    ['(a, /, b)', '(a, b)', ['parametro-passing-widened minor']],
    ['(a, *, b)', '(a, b)', ['parametro-passing-widened minor']],
    ['(a, *, b)', '(b, a)', ['parametro-inserted major']],
    ['(a, /)', '(*, a)', ['parametro-passing-narrowed major']],
    // Several ways to call it.
    ['(a: A)', '(a: A) | (b: B, c: C)', ['assinatura-variante-added minor']],
    ['(a: A) | (b: B, c: C)', '(b: B, c: C)', ['assinatura-variante-removed major']],
    ['(a) · (a, b)', '(a)', ['assinatura-variante-removed major']],
    ['(a) | (a, b)', '(a, b=1)', ['parametro-added-optional minor']],
    ['(a: A) | (a: B)', '(a: A) | (a: B, c: C)', ['parametro-added major']],
    ['(a) -> int | (b) | (c)', '(a) -> int | (b)', ['retorno-narrowed minor']],
    // Less is taken, more is given, or nobody knows.
    ['<T>(a: T)', '<T extends X>(a: T)', ['assinatura-changed major']],
    ['(a: Sequence[int])', '(a: list[int])', ['parametro-type-changed major']],
    ['(a: bool)', '(a: int)', ['parametro-type-widened minor']],
    ['(a: int) -> int', '(a: complex) -> int', ['parametro-type-widened minor']],
    ['(a: float)', '(a: int)', ['parametro-type-changed major']],
    ['(a: list[int])', '(a: list[float])', ['parametro-type-changed major']],
    ['() -> int', '() -> float', ['retorno-changed major']],
    ['() -> float', '() -> int', ['retorno-narrowed minor']],
    ['(int a)', '(float a)', ['parametro-type-changed major']],
    ['(a: never)', '(a: string)', ['parametro-type-widened minor']],
    ['(a: string)', '(a: never)', ['parametro-type-changed major']],
    ['() -> int', '() -> NoReturn', ['retorno-changed major']],
    ['(a: string[])', '(a: readonly string[])', ['parametro-type-widened minor']],
    ['(a: Map<string, number>)', '(a: ReadonlyMap<string, number>)', ['parametro-type-widened minor']],
    ['(a: readonly string[])', '(a: string[])', ['parametro-type-changed major']],
    ['(): readonly string[]', '(): string[]', ['retorno-narrowed minor']],
    ['(a: { b: number })', '(a: { b?: number })', ['parametro-type-widened minor']],
    ['(a: { b: number })', '(a: { b: number; c?: string })', ['parametro-type-widened minor']],
    ['(a: { b: number })', '(a: { b: number | string })', ['parametro-type-widened minor']],
    ['(a: { b: number, c: string })', '(a: { c: string; b: number })', ['assinatura-rewritten patch']],
    ['(a: { b?: number })', '(a: { b: number })', ['parametro-type-changed major']],
    ['(a: { b: number })', '(a: { b: number; c: string })', ['parametro-type-changed major']],
    ['(a: { b: number; c: string })', '(a: { b: number })', ['parametro-type-changed major']],
    ['(): { b: number }', '(): { b?: number }', ['retorno-changed major']],
    ['(): { b?: number }', '(): { b: number }', ['retorno-narrowed minor']],
    ['(a: int?)', '(a: int)', ['parametro-type-changed major']],
    ['(a: int | str)', '(a: int)', ['parametro-type-changed major']],
    ['(a: any)', '(a: object)', ['parametro-type-changed major']],
    ['(a: int)', '(a: str)', ['parametro-type-changed major']],
    ['(a: list[int])', '(a: list[str])', ['parametro-type-changed major']],
    ['() -> int', '() -> int | None', ['retorno-changed major']],
    ['(a: int)', '(*a: int)', ['parametro-type-changed major', 'parametro-became-optional minor']],
  ])('from %s to %s', (before, after, rules) => {
    expect(found(set(symbol(before)), set(symbol(after)))).toEqual(rules);
  });

  test.each<[string, string, string[], string[]]>([
    ['(x: ?, y)', '(x: ?)', ['parametro-removed major'], []],
    ['(x: ?) -> ?', '(x: int) -> int', [], ['head x/tipo', 'head ->/tipo']],
    ['(x=1, y=2)', '(x=?, y=3)', ['parametro-default-changed minor'], ['x/padrao']],
    ['(x: int, y=1)', '(x: ?, *, y=1)', ['parametro-passing-narrowed major'], ['x/tipo']],
  ])('of %s and %s only what is known of both is compared', (before, after, rules, unknown) => {
    const told = compareReferences(set(symbol(before)), set(symbol(after)));
    expect(told.changes.map(({ rule, level }) => `${rule} ${level}`)).toEqual(rules);
    expect(told.unknown.map(({ path }) => path.split('/assinatura/')[1])).toEqual(
      unknown.map(path => path.replace('head ', '')),
    );
  });

  test('a name that is renamed with its definition is the same type', () => {
    const definitionOf = (names: Record<string, string>) => (name: string) => names[name];
    const old = { definitionOf: definitionOf({ StrPath: 'Union[str,PathLike]' }) };
    const now = { definitionOf: definitionOf({ PathOrStr: 'Union[str,PathLike]', Other: 'int' }) };
    const before = set(symbol('(a: StrPath) -> StrPath'), old);
    expect(found(before, set(symbol('(a: PathOrStr) -> PathOrStr'), now))).toEqual([
      'assinatura-rewritten patch',
    ]);
    expect(found(before, set(symbol('(a: Other) -> StrPath'), now))).toEqual([
      'parametro-type-changed major',
    ]);
  });
});

describe('what the definition of a symbol says', () => {
  const traits = (what: 'function' | 'class', isAsync = false, isDeprecated = false): More => ({
    traitsOf: () => ({ what, isAsync, isDeprecated }),
  });
  const touch = (d: Draft) =>
    void Object.assign(d.modulos.modulos[0]?.simbolos[0] ?? {}, { resumo: 'Outro.' });

  test.each([
    [traits('function'), traits('function', true), 'simbolo-became-async major'],
    [traits('function', true), traits('function'), 'simbolo-became-sync major'],
    [traits('function'), traits('class'), 'simbolo-became-class minor'],
    [traits('class'), traits('function'), 'simbolo-became-function major'],
    [traits('class'), traits('class', false, true), 'simbolo-deprecated minor'],
    [traits('class', false, true), traits('class'), 'simbolo-undeprecated minor'],
  ])('%#: %s', (before, after, rule) => {
    // Nothing of what is published changes.
    expect(
      new Set(
        found(
          set(() => {}, before),
          set(() => {}, after),
        ),
      ),
    ).toEqual(new Set([rule]));
    expect(
      found(
        set(() => {}, before),
        set(touch, after),
      ),
    ).toContain('simbolo-resumo-changed patch');
  });

  test('a summary that says so itself', () => {
    const resumo = (text: string) => (d: Draft) =>
      void Object.assign(d.modulos.modulos[0]?.simbolos[0] ?? {}, { resumo: text });
    const [before, after] = [set(resumo('Inverte.')), set(resumo('Obsoleto: use inverta.'))];
    expect(found(before, after)).toEqual(['simbolo-deprecated minor']);
    expect(found(after, before)).toEqual(['simbolo-undeprecated minor']);
  });
});

test('a symbol that goes in one module and comes in another one has moved, unless two could have', () => {
  const two = (d: Draft) => {
    d.modulos.modulos = ['A', 'B', 'C'].map(nome => ({
      nome,
      apelidos: [],
      total: 1,
      simbolos: [{ nome: `de${nome}`, assinatura: '()', resumo: 'R.' }],
    }));
  };
  const symbol = (assinatura = '(x)') => ({ nome: 'Set', assinatura, resumo: '' });
  const put =
    (i: number, ...assinaturas: string[]) =>
    (d: Draft) => {
      two(d);
      for (const each of assinaturas) d.modulos.modulos[i]?.simbolos.push(symbol(each));
    };
  expect(found(set(put(0, '(x)')), set(put(1, '(x)')))).toEqual(['simbolo-moved major']);
  expect(found(set(put(0, '(x)')), set(put(1, '(y)')))).toEqual([
    'simbolo-removed major',
    'simbolo-added minor',
  ]);
  const both = set(d => {
    put(1, '(x)')(d);
    d.modulos.modulos[2]?.simbolos.push(symbol());
  });
  expect(found(set(put(0, '(x)')), both)).toEqual([
    'simbolo-removed major',
    'simbolo-added minor',
    'simbolo-added minor',
  ]);
});

describe('options of commands', () => {
  const options =
    (...opcoes: readonly (readonly [flag: string, descricao: string])[]) =>
    (d: Draft) => {
      const [command, ...others] = d.comandos.grupos.flatMap(({ comandos }) => comandos);
      for (const other of others) other.opcoes = [];
      if (command) command.opcoes = opcoes.map(([flag, descricao]) => ({ flag, descricao }));
    };
  const one = (flag: string) => set(options([flag, 'Diz o quê.']));

  test.each([
    // What is still understood is not gone, whichever of its forms is the longest one.
    ['--seco', '--simula, --seco', ['opcao-form-added minor']],
    ['--seco, -s', '-s, --simulacao, --seco', ['opcao-form-added minor']],
    ['--simula, --seco', '--seco', ['opcao-form-removed major']],
    ['--seco, -s', '--simula, -s', ['opcao-renamed major']],
    ['--seco', '--simula', ['opcao-renamed major']],
    ['--seco', '--seco [n]', ['opcao-value-optional minor']],
    ['--seco <n>', '--seco [n]', ['opcao-value-optional minor']],
    ['--seco [n]', '--seco <n>', ['opcao-value-changed major']],
    ['--seco', '--seco <n>', ['opcao-value-changed major']],
  ])('from %s to %s', (before, after, rules) => {
    expect(found(one(before), one(after))).toEqual(rules);
  });

  test('one that has another text besides, and a form that two had', () => {
    expect(found(set(options(['--seco', 'A'])), set(options(['--simula, --seco', 'B'])))).toEqual([
      'opcao-form-added minor',
      'opcao-text-changed patch',
    ]);
    const two = set(options(['--aa, -x', 'A'], ['--bb, -x', 'B']));
    expect(found(two, set(options(['--cc, -x', 'C'])))).toEqual([
      'opcao-removed major',
      'opcao-removed major',
      'opcao-added minor',
    ]);
  });

  test('one that goes at a command and comes at another has moved, where it is the same', () => {
    const at = (i: number, descricao = 'Diz o quê.') =>
      set(d => {
        options()(d);
        d.comandos.grupos.flatMap(({ comandos }) => comandos)[i]?.opcoes.push({ flag: '--seco', descricao });
      });
    const { changes } = compareReferences(at(0), at(1));
    expect(changes.map(({ rule, level, message }) => [`${rule} ${level}`, message])).toEqual([
      ['opcao-moved major', expect.stringMatching(/^The option \S+ --seco moved from \S+ to \S+\.$/)],
    ]);
    expect(found(at(0), at(1, 'Outra.'))).toEqual(['opcao-removed major', 'opcao-added minor']);
  });
});

test('the address of the data', () => {
  const at = (baseUrl: string | null) => set(() => {}, { baseUrl });
  expect(found(at('https://a.example'), at('https://b.example/'))).toEqual(['endereco-changed major']);
  expect(found(at('https://a.example'), at('https://a.example/'))).toEqual([]);
  expect(found(at(null), at('https://a.example'))).toEqual([]);
});

test('a rule of the syntax that is gone, and a package whose newest version falls', () => {
  const without = set(d => void d.sintaxe.regras.splice(0, 1));
  expect(found(set(), without)).toEqual(['regra-removed minor']);
  const packages = (...versions: string[]): KnownPackages => ({
    packages: new Map([
      [
        'cor',
        {
          name: 'cor',
          about: { descricao: '', licenca: 'MIT', autores: [], tags: [] },
          releases: new Map(versions.map(each => [each, { dependencias: {}, dataforge: '*' }])),
        },
      ],
    ]),
  });
  const having = (...versions: string[]) => set(() => {}, { packages: packages(...versions) });
  expect(found(having('1.2.0'), having('1.1.0'))).toEqual(['pacote-versao-decreased major']);
  expect(found(having('1.9.0', '1.10.0'), having('1.9.0'))).toEqual(['pacote-versao-decreased major']);
  expect(found(having('1.2.0'), having('1.10.0'))).toEqual(['pacote-versao-added minor']);
});

/** Month and year. */
const MONTH_FIRST = '^(?<month>\\d\\d)-(?<year>\\d{4})$';

describe('formats of versions', () => {
  const verdict = (config: object, before: string, after: string, level: 'major' | 'minor' | 'patch') => {
    const { verdict: said, suggestion } = judge(
      { before, after, level, changed: true, format: false },
      new VersionScheme(config),
    );
    return `${said} ${suggestion}`;
  };

  test.each([
    [{ breaks: 'first-two' }, '5.3', '5.4', 'major', 'bumped 5.4'],
    [{ breaks: 'first-two' }, '5.4.6', '5.4.7', 'minor', 'bumped 5.4.7'],
    [{ breaks: 'first-two' }, '5.4.6', '5.4.7', 'major', 'bumped-too-little 5.5.0'],
    [{ format: 'calver' }, '2026.10', '2026.11', 'major', 'bumped 2026.11'],
    [{ format: 'calver' }, '2026.10', '2026.10', 'patch', 'not-bumped 2026.11'],
    [{ format: 'calver' }, '2026.09', '2026.10', 'major', 'bumped 2026.10'],
    [{ format: 'calver' }, '2026-10-01', '2026-11-01', 'major', 'bumped 2026-10-02'],
    [{ format: 'pep440' }, '1.4.0', '1.4.0.post1', 'patch', 'bumped 1.4.1'],
    [{ format: 'pep440' }, '1.4.0', '1.4.0-1', 'patch', 'bumped 1.4.1'],
    [{ format: 'pep440' }, '2.0rc1', '2.0', 'major', 'bumped 2.0rc2'],
    [{ format: 'pep440' }, '9.0', '1!1.0', 'major', 'bumped 10.0'],
    [{ format: 'pep440' }, '1!1.0', '2!1.0', 'major', 'bumped 1!2.0'],
    [{ format: 'pep440' }, '1!1.0', '2!1.1', 'major', 'bumped 1!2.0'],
    [{ format: 'pep440' }, '2!1.0', '1!9.0', 'minor', 'decreased 2!1.1'],
    [{}, '1.4.0', '1.4.0.post1', 'patch', 'bumped 1.4.1'],
    [{ format: 'semver' }, '1.4.0', '1.5', 'minor', 'malformed null'],
    [{ format: 'semver' }, '1.4.0', '1.4.0-1', 'patch', 'decreased 1.4.1'],
    [{ format: 'semver' }, '1.4.0-rc.1', '1.4.0', 'minor', 'bumped 1.4.0-rc.2'],
    [{ pattern: '^r(?<major>\\d+)$' }, 'r123', 'r124', 'major', 'bumped r124'],
    [{ pattern: '^r(?<major>\\d+)$' }, 'r124', 'r123', 'major', 'decreased r125'],
    [{ pattern: '^go(\\d+)\\.(\\d+)(?<pre>rc\\d+)?$' }, 'go1.21', 'go1.22rc1', 'minor', 'bumped go1.22'],
    [{ pattern: '^nightly$', breaks: 'nothing' }, 'nightly', 'nightly', 'major', 'unchanged null'],
    [{ breaks: 'nothing' }, '1.4.0', '1.4.0', 'major', 'unchanged null'],
    // Where nothing is said by versions and no format is asked for, any text is one.
    [{ breaks: 'nothing' }, 'nightly', 'nightly', 'major', 'unchanged null'],
    [{ breaks: 'nothing' }, 'trunk@7', 'trunk@8', 'major', 'bumped null'],
    [{ breaks: 'nothing', format: 'semver' }, 'nightly', 'nightly', 'major', 'malformed null'],
    // Behind the last day or month comes the first of the next.
    [{ format: 'calver' }, '2026.12', '2026.12', 'major', 'not-bumped 2027.1'],
    [{ format: 'calver' }, '24.12', '24.12', 'major', 'not-bumped 25.1'],
    [{ format: 'calver' }, '2026.02.28', '2026.02.28', 'minor', 'not-bumped 2026.03.01'],
    [{ format: 'calver' }, '2028-02-28', '2028-02-28', 'minor', 'not-bumped 2028-02-29'],
    [{ format: 'calver' }, '2026.12.40', '2026.12.40', 'minor', 'not-bumped 2026.12.41'],
    [{}, '2026-12-31', '2026-12-31', 'patch', 'not-bumped 2027-01-01'],
    // Groups by their names, and letters.
    [{ pattern: MONTH_FIRST }, '12-2026', '01-2027', 'major', 'bumped 01-2027'],
    [{ pattern: MONTH_FIRST }, '12-2027', '01-2027', 'minor', 'decreased 01-2028'],
    [{ pattern: '^(\\d{4})([a-z])$', breaks: 'any' }, '2026b', '2026c', 'major', 'bumped 2026c'],
    [{ pattern: '^(\\d{4})([a-z])$', breaks: 'any' }, '2026z', '2026a', 'major', 'decreased null'],
    [{ pattern: '^R(?<year>\\d+)(?<half>[ab])$' }, 'R2026a', 'R2026b', 'major', 'bumped-too-little R2027a'],
    [
      { pattern: '^go(?<major>\\d+)-release$' },
      'go12-release',
      'go12-release',
      'major',
      'not-bumped go13-release',
    ],
    [{ breaks: 'any' }, '1.4', '1.5', 'major', 'bumped 1.5'],
  ] as const)('%j: %s to %s with %s changes: %s', (config, before, after, level, expected) => {
    expect(verdict(config, before, after, level)).toBe(expected);
  });

  test.each([
    [{}, '2026.10', '2026.10', 'format: calver'],
    [{}, '2026-10-01', '2026-10-01', 'format: calver'],
    [{}, '2026.10', '2026.9', null],
    [{}, '1.4.0', '1.4.0', null],
    [{}, '1.4.0', '1.5.0', null],
    [{ format: 'usual' }, '2026.10', '2026.10', null],
    [{ breaks: 'first' }, '2026.10', '2026.10', null],
    [{ format: 'calver' }, '2026.10', '2026.10', null],
    [{}, '1.4.0', '1.4.0-1', 'format: pep440'],
    [{}, '1.4.0', '1.4.0-rc.1', null],
    [{}, '1.4.0', '1.3.9', null],
    [{ format: 'semver' }, '1.4.0', '1.4.0-1', null],
    [{}, '5.3', '5.4', 'breaks: first-two'],
    [{}, '0.3', '0.3', null],
    [{ breaks: 'first' }, '5.3', '5.4', null],
  ] as const)('%j: from %s to %s, the setting that is named: %s', (config, before, after, setting) => {
    const change = { before, after, level: 'major', changed: true, format: false } as const;
    const { breaches } = judge(change, new VersionScheme(config));
    expect(
      breaches.map(({ message }) => /check: { versions: { (.*?) } }/.exec(message)?.[1] ?? null),
    ).toEqual([setting]);
  });

  test('what is suggested is enough, in every format and with every part that breaks', () => {
    const numbers = fc.array(fc.nat(3000), { minLength: 1, maxLength: 4 }).map(list => list.join('.'));
    const config = fc.record({
      format: fc.constantFrom('usual', 'pep440', 'calver'),
      breaks: fc.constantFrom('first', 'first-two', 'any'),
    });
    fc.assert(
      fc.property(config, numbers, fc.constantFrom('major', 'minor', 'patch'), (how, version, level) => {
        const scheme = new VersionScheme(how as never);
        const judged = (after: string) =>
          judge({ before: version, after, level: level as 'major', changed: true, format: false }, scheme);
        expect(judged(judged(version).suggestion ?? '').verdict).toBe('bumped');
      }),
    );
  });

  test('a pattern that is none, or runs away, is a mistake of the user', () => {
    expect(() => new VersionScheme({ pattern: '(' })).toThrow('not a regular expression');
    const scheme = new VersionScheme({ pattern: '^(a+)+(\\d)$' });
    expect(() => scheme.parse('a'.repeat(60))).toThrow('takes longer');
  });
});

describe('what could not be read', () => {
  const SIGNATURE = '/api/modulos.json#/modulos/0/simbolos/0/assinatura';
  const blank = (d: Draft) => void Object.assign(d.modulos.modulos[0]?.simbolos[0] ?? {}, { assinatura: '' });
  const compared = (before: ReferenceSet, after: ReferenceSet) => {
    const { changes, unknown } = compareReferences(before, after);
    return { rules: changes.map(({ rule }) => rule), sides: unknown.map(({ side }) => side), unknown };
  };
  const unread = (...subjects: string[]): More => ({ unread: new Set(subjects) });

  test('on either side and on both: told as such, by name, and no change', () => {
    expect(found(set(), set(blank))).toEqual(['assinatura-kind-changed major']);
    const head = compared(set(), set(blank, unread(SIGNATURE)));
    expect(head).toMatchObject({ rules: [], sides: ['head'] });
    const [module] = soundFiles().modulos.modulos;
    expect(head.unknown[0]?.path).toBe(
      `/api/modulos.json#/modulos/${module?.nome}/simbolos/${module?.simbolos[0]?.nome}/assinatura`,
    );
    expect(compared(set(blank, unread(SIGNATURE)), set())).toMatchObject({ rules: [], sides: ['base'] });
    expect(compared(set(blank, unread(SIGNATURE)), set(blank, unread(SIGNATURE)))).toMatchObject({
      rules: [],
      sides: ['both'],
    });
  });

  test('what is known beside it is compared as before', () => {
    const after = set(d => {
      blank(d);
      Object.assign(d.modulos.modulos[0]?.simbolos[0] ?? {}, { resumo: 'Outro.' });
      d.sintaxe.reservadas.splice(0, 1);
    }, unread(SIGNATURE));
    expect(compared(set(), after).rules).toEqual(['reservada-removed', 'simbolo-resumo-changed']);
  });

  test('an entry without a name may be one that is missed; of two missing ones, one is gone', () => {
    const nameless = (count: number) =>
      set(d => {
        d.embutidas.funcoes.splice(0, count);
        d.embutidas.funcoes.unshift('');
      }, unread('/api/embutidas.json#/funcoes/0'));
    const one = compared(set(), nameless(1));
    expect(one.rules).toEqual([]);
    expect(one.unknown).toHaveLength(2);
    expect(compared(set(), nameless(2)).rules).toEqual(['embutida-removed', 'embutida-removed']);
  });
});
