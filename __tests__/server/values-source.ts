import fc from 'fast-check';

/** What stands above the expressions: names of every kind of value. */
export const PRELUDE = `XS := ["b", "a", "Ção", "𝒳y"]
NS := [3, 1, 2, 3]
FS := [2.5, 1.0, 10.25]
D := {"um": 1, "dois": "ii", "keys": "chave", "três": 3}
M := {1: "um", 2: "dois"}
VAZIA := []
record Ponto:
    x: Integer
    nome: String := "p" + "0"
    action dobro():
        yield self.x * 2
enum Cor:
    Verde
    Azul := "azul"
    Seis := 2 * 3
action dobro(x):
    yield x + x
action resto(a, b := 2):
    yield a % b
P := Ponto(4)
`;

const CHARACTERS = [
  'a',
  'B',
  'ç',
  'ß',
  'İ',
  'Σ',
  'σ',
  'ς',
  'ﬁ',
  'ǆ',
  '𝒳',
  '😀',
  'é',
  ' ',
  '-',
  '/',
  ':',
  '9',
  '\\t',
  '\\n',
  '\u00a0',
];
const literal = fc
  .array(fc.constantFrom(...CHARACTERS), { maxLength: 6 })
  .map(characters => `"${characters.join('')}"`);
const small = fc.integer({ min: -5, max: 9 }).map(String);
const index = fc.integer({ min: -6, max: 6 }).map(String);
const blank = fc.constant('');

/** Expressions inside one another, whatever they give. */
const DEPTH = { depthIdentifier: 'expression', maxDepth: 3, depthSize: 'small' } as const;

type Kind = 'text' | 'integer' | 'float' | 'truth' | 'texts' | 'integers' | 'vault' | 'any';

/** Expressions of the language by what they give, as a rule. Some fail when they run. */
export const { text, integer, float, truth, texts, integers, vault, any } = fc.letrec<Record<Kind, string>>(
  tie => {
    const t = tie('text');
    const n = tie('integer');
    const f = tie('float');
    const xs = tie('texts');
    const ns = tie('integers');
    const d = tie('vault');
    const make = (shape: string, ...parts: fc.Arbitrary<string>[]) =>
      fc.tuple(...parts).map(given => {
        let next = 0;
        return shape.replace(/@/g, () => given[next++] ?? '');
      });
    const each = (shapes: readonly string[], ...parts: fc.Arbitrary<string>[]) =>
      shapes.map(shape => make(shape, ...parts));
    const slices = fc
      .tuple(
        fc.oneof(index, blank),
        fc.oneof(index, blank),
        fc.constantFrom('', ':', ':2', ':-1', ':-2', ':1'),
      )
      .map(([from, to, step]) => `[${from}:${to}${step}]`);
    const words = (names: string) => fc.constantFrom(...names.split(' '));
    return {
      text: fc.oneof(
        DEPTH,
        literal,
        ...each(
          ['(@).@()'],
          t,
          words('upper lower capitalize strip lstrip rstrip trim trim_start trim_end reverse to_upper'),
        ),
        ...each(['@(@)'], words('upper lower capitalize strip trim'), t),
        ...each(
          ['(@).@(@)', '@(@, @)'].slice(0, 1),
          t,
          words('strip lstrip rstrip removeprefix remove_suffix concat'),
          t,
        ),
        ...each(['(@).replace(@, @)', 'replace(@, @, @)'], t, t, t),
        ...each(['(@).replace(@, @, @)'], t, t, t, small),
        ...each(['(@).join(@)', 'join(@, @)'], t, fc.oneof(xs, ns, d)),
        ...each(['(@).join(@)', '(@).join()'], xs, t),
        ...each(['(@).@(@)'], t, words('ljust rjust center zfill pad_start pad_end repeat char_at'), small),
        ...each(['(@).@(@, @)'], t, words('center pad_start pad_end'), small, literal),
        ...each(['(@).slice(@, @)', '(@).substring(@)'], t, index, index),
        ...each(['(@)@'], t, slices),
        ...each(['(@)[@]'], t, index),
        ...each(['@ + @', '(@ + str(@))'], t, t),
        ...each(['str(@)', '$"<{@}>"', '"" + (@)'], tie('any')),
        ...each(['(@) * @', '@ * (@)'].slice(0, 1), t, small),
        ...each(['first(@)', '(@).last()', 'min(@)', '(@).max()', '(@)[@]'], xs, index),
        fc.constantFrom(
          'P.nome',
          'Cor.Azul.value',
          'Cor.Verde.name',
          'Cor.Verde.value',
          '(P with {"nome": "z"}).nome',
          'str(P)',
          'str(Cor.Seis)',
          'D["dois"]',
          'D.dois',
          'M[1]',
          'Ponto(1, "q").nome',
          'Ponto(x := 1, nome := "k").nome',
          'P.record_name',
        ),
        ...each(['(@ given @ otherwise @)'], t, tie('truth'), t),
        ...each(['(@ >> distill a, b: a + b)', '(@ >> distill a, b: a + b "")'], xs),
        ...each(['(@).get(@, "nada")'], d, t),
      ),
      integer: fc.oneof(
        DEPTH,
        small,
        ...each(['(@) @ (@)'], n, words('+ - * % ~/'), n),
        ...each(['-(@)', 'abs(@)', 'int(str(@))'], n),
        ...each(['(@) ** @'], n, fc.constantFrom('2', '3')),
        ...each(['int(@)'], f),
        ...each(['len(@)', '(@).length()'], fc.oneof(t, xs, ns, d)),
        ...each(['(@).@(@)'], t, words('find rfind count index_of last_index_of'), t),
        ...each(
          [
            'sum(@)',
            '(@).sum()',
            'min(@)',
            'max(@)',
            '(@).min()',
            'first(@)',
            '(@ >> distill a, b: a + b)',
            '(@ >> distill a, b: a * b 1)',
          ],
          ns,
        ),
        ...each(['(@)[@]'], ns, index),
        ...each(['(@).index(@)', '(@).count(@)'], ns, n),
        ...each(['dobro(@)', 'resto(@)', 'Ponto(@).dobro()', 'Ponto(@).x'], n),
        ...each(['max(@, @)', 'min(@, @)'], n, n),
        fc.constantFrom(
          'D["um"]',
          'D.get("três")',
          'Cor.Seis.value',
          'Cor.Azul.index',
          'Cor.count()',
          'P.dobro()',
        ),
      ),
      float: fc.oneof(
        DEPTH,
        fc.constantFrom(
          '2.5',
          '1.0',
          '0.1',
          '1e20',
          '1.5e-7',
          '123456789.125',
          '0.0',
          '3e15',
          '12345678901234567.0',
        ),
        ...each(['(@) / (@)'], n, n),
        ...each(['(@) @ (@)'], f, words('+ - * % ~/ /'), f),
        ...each(['-(@)', 'abs(@)', 'float(str(@))'], f),
        ...each(['float(@)'], n),
        ...each(['max(@)', 'FS[1]', '(@)[0]'], fc.constant('FS')),
      ),
      truth: fc.oneof(
        DEPTH,
        fc.constantFrom(
          'yes',
          'no',
          'Cor.Verde is Cor.Verde',
          'Cor.Verde is Cor.Azul',
          'Cor.has("Azul")',
          '1 in M',
          '"1" in M',
        ),
        ...each(['(@) @ (@)'], n, words('< > <= >= is isnt bigger smaller'), fc.oneof(n, f)),
        ...each(['(@) @ (@)'], t, words('< > <= >= is isnt in'), t),
        ...each(['(@).@(@)'], t, words('startswith ends_with contains includes starts_with'), t),
        ...each(['(@) in (@)', '(@) not in (@)', 'contains(@, @)'].slice(0, 2), t, fc.oneof(xs, d)),
        ...each(['(@).has(@)'], d, t),
        ...each(['(@).contains(@)'], fc.oneof(xs, ns), fc.oneof(t, n)),
        ...each(['(@).is_empty()'], fc.oneof(t, xs)),
      ),
      texts: fc.oneof(
        DEPTH,
        fc.constantFrom('XS', 'Cor.names()', 'VAZIA'),
        fc.array(t, { maxLength: 3 }).map(items => `[${items.join(', ')}]`),
        ...each(['(@).split(@)', 'split(@, @)', '(@).partition(@)'], t, t),
        ...each(['(@).split()', '(@).@()'].slice(0, 1), t),
        ...each(['(@).@()'], t, words('words lines chars splitlines split')),
        ...each(
          [
            'sorted(@)',
            'reversed(@)',
            '(@).sorted()',
            '(@).reversed()',
            '(@).copy()',
            '(@).compact()',
            '(@).flatten()',
            'cluster(@)',
          ],
          xs,
        ),
        ...each(
          [
            'sorted(@, lambda w => len(w))',
            'sorted(@, void, yes)',
            'sorted(@, reverse := yes)',
            '(@).sorted(lambda w => w.lower(), yes)',
            '(@).sorted(reverso := yes)',
          ],
          xs,
        ),
        ...each(
          [
            '(@ >> morph w: w.upper())',
            '(@ >> sift w: len(w) > 1)',
            '(@ >> morph dobro)',
            '[w.lower() cycle w in @]',
            '[w cycle w in @ given w isnt "a"]',
          ],
          xs,
        ),
        ...each(
          [
            'map(lambda w => w + "!", @)',
            'filter(lambda w => w > "a", @)',
            '(@).map(lambda w => w[0:1])',
            '(@).filter(lambda w => "a" in w)',
            'map(upper, @)',
            '(@).map(dobro)',
          ],
          xs,
        ),
        ...each(['(@) + (@)'], xs, xs),
        ...each(
          ['(@) * @', '(@).take(@)', '(@).drop(@)', 'take(@, @)'],
          xs,
          fc.constantFrom('0', '1', '2', '-1'),
        ),
        ...each(['(@)@'], xs, slices),
        ...each(['(@).keys()', 'keys(@)', '[k cycle k in @]', 'sorted(@)', 'cluster(@)'], d),
      ),
      integers: fc.oneof(
        DEPTH,
        fc.constantFrom('NS', 'M.keys()', 'VAZIA', '[i cycle i in M]'),
        fc.array(n, { maxLength: 4 }).map(items => `[${items.join(', ')}]`),
        ...each(['range(@)'], small),
        ...each(['range(@, @)'], small, small),
        ...each(['range(@, @, @)'], small, small, small),
        ...each(
          [
            'sorted(@)',
            'reversed(@)',
            '(@).sorted(lambda q => -q)',
            '(@ >> morph q: q * q)',
            '(@ >> sift q: q % 2 is 0)',
            '(@ >> sift q: q > 1 >> morph q: q - 1)',
            '(@ >> sift resto)',
            'map(lambda q => q + 1, @)',
            '(@).filter(lambda q => q > 1)',
            'filter(resto, @)',
          ],
          ns,
        ),
        ...each(['[len(w) cycle w in @]', '(@ >> morph len)', 'map(len, @)'], xs),
      ),
      vault: fc.oneof(
        DEPTH,
        fc.constantFrom('D', 'M', 'P.fields', '{}'),
        fc
          .array(fc.tuple(t, n), { maxLength: 3 })
          .map(pairs => `{${pairs.map(([k, v]) => `(${k}): ${v}`).join(', ')}}`),
        ...each(['{...@, ...@}', '(@).merge(@)', '(@ with @)'], d, d),
        ...each(['(@).copy()'], d),
        ...each(['(@).pick(@)', '(@).omit(@)'], d, t),
      ),
      any: fc.oneof(
        DEPTH,
        fc.constantFrom(
          'void',
          'P',
          'Cor.members()',
          'Cor("azul")',
          'Cor(6).name',
          'Cor.from_name("Azul")',
          '[yes, void, 1.5]',
          'FS',
          '[P, Cor.Azul]',
          '{"a": [1, {"b": yes}]}',
        ),
        fc.oneof(t, n, f, tie('truth'), xs, ns, d),
        ...each(
          ['(@).values()', '(@).items()', 'items(@)', '[[k, v] cycle k, v in (@).items()]', '(@).to_pairs()'],
          d,
        ),
        ...each(['zip(@, @)', '(@).zip_with(@)', '[(@), (@)]', '[@, @].flatten()'], xs, ns),
        ...each(['(@).chunk(@)', 'chunk(@, @)'], ns, small),
        ...each(['[[i, w] cycle i, w in enumerate(@)]', 'enumerate(@)', '$"{enumerate(@)}"'], xs),
      ),
    };
  },
);
