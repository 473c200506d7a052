import { escaped } from '../text/pattern.js';
import { casesOf, foldCase, namesOf } from './case.js';
import { interpolatedName } from './interpolated-name.js';
import { numberPattern } from './numbers.js';
import { ByFirst, type Matcher, matcher, nestingOf, textsOf } from './patterns.js';
import type { Lexis } from './schema/lexico.js';
import type { Interpolation, Region } from './schema/region.js';
import type { Pattern } from './schema/texts.js';
import type { Tokens, When } from './schema/when.js';

/** A lexico with its patterns made ready. */
export interface Machine {
  readonly lexis: Lexis;
  readonly openings: Openings;
  readonly name: Matcher;
  /** A name in a text, without brackets: neither a sign before it belongs to it, nor what may end it once. */
  readonly numbers: readonly { readonly match: Matcher; readonly forbidden: Matcher | undefined }[];
  readonly symbols: ByFirst<string>;
  /** The group of a word. */
  readonly words: ReadonlyMap<string, string>;
  readonly contextual: ReadonlyMap<string, readonly Condition[]>;
  readonly fold: (word: string) => string;
  readonly openers: ReadonlySet<string>;
  readonly closers: ReadonlySet<string>;
  readonly continues: ReadonlySet<string>;
  readonly begins: readonly string[];
  readonly ends: ReadonlySet<string>;
  readonly blockOpeners: ReadonlySet<string>;
  readonly blockClosers: ReadonlySet<string>;
}

/** What may open a region in one place. */
export interface Openings {
  readonly texts: ByFirst<{ readonly text: string; readonly region: Ready }>;
  readonly patterns: readonly { readonly match: Matcher; readonly region: Ready }[];
}

export interface Ready {
  readonly spec: Region;
  readonly when: Condition | undefined;
  readonly except: Condition | undefined;
  readonly inner: Openings;
  readonly forms: Matcher | undefined;
  readonly after: Matcher | undefined;
  /** A character that may not follow the closing; nothing where its line has to end. */
  readonly notAfter: RegExp | undefined;
  readonly doubled: readonly string[];
  readonly interpolations: readonly ReadyInterpolation[];
  /** Code units at which something else than text may begin; nothing where that is everywhere. */
  readonly stops: ReadonlySet<number> | undefined;
}

export interface ReadyInterpolation {
  readonly spec: Interpolation;
  /** The brackets that are counted in it. */
  readonly nesting: readonly [string, string] | undefined;
  readonly format: RegExp | undefined;
  /** What is a name, where that stands without brackets. */
  readonly name: Matcher | undefined;
}

export interface Condition {
  readonly spec: When;
  readonly before: Selection | undefined;
  readonly notBefore: Selection | undefined;
  readonly behind: RegExp | undefined;
  readonly notBehind: RegExp | undefined;
  /** Words of blocks, and of the line before it, any of which is enough. */
  readonly inside: readonly string[] | undefined;
  readonly onLine: readonly string[] | undefined;
  readonly ahead: Matcher | undefined;
  readonly notAhead: Matcher | undefined;
}

export interface Selection {
  readonly classes: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
  readonly fold: Machine['fold'];
  readonly regions: ReadonlySet<string>;
}

/** @throws {SyntaxError} for a pattern that is none: `checkLexico` finds it before. */
export function compileLexis(lexis: Lexis): Machine {
  const inCases = casesOf(lexis);
  const fold = lexis.caixa === 'ignora' ? foldCase : (word: string) => word;
  const folded = (words: readonly string[] = []) => new Set(words.map(fold));
  const nomes = namesOf(lexis);
  const { continuacao = {}, blocos = {} } = lexis;
  const regex = (source: string) => matcher(inCases(source));
  const character = (set: string | undefined) =>
    set === undefined ? undefined : new RegExp(`^${inCases(`[${set}]`)}$`, 'u');
  const of = (pattern: Pattern | undefined) => (pattern ? regex(pattern.padrao) : undefined);
  const condition = (when: When): Condition => ({
    spec: when,
    before: selection(when.depois_de, fold),
    notBefore: selection(when.nao_depois_de, fold),
    behind: character(when.apos),
    notBehind: character(when.nao_apos),
    inside: when.dentro_de?.map(fold),
    onLine: when.na_linha?.map(fold),
    ahead: of(when.antes_de),
    notAhead: of(when.nao_antes_de),
  });
  const regions = new Map<string, Ready>();
  for (const spec of lexis.regioes ?? []) {
    const { escapes } = spec;
    const forms = (escapes?.formas ?? []).map(form =>
      typeof form === 'string' ? escaped(form) : form.padrao,
    );
    regions.set(spec.nome, {
      spec,
      when: spec.quando && condition(spec.quando),
      except: spec.exceto && condition(spec.exceto),
      inner: { texts: new ByFirst(), patterns: [] },
      forms: forms.length === 0 ? undefined : regex(forms.map(form => `(?:${form})`).join('|')),
      after: of(spec.depois),
      notAfter: character(
        typeof spec.fecha === 'object' && 'modelo' in spec.fecha ? spec.fecha.nao_seguida : undefined,
      ),
      doubled: [...(spec.dobra ?? [])].sort((a, b) => b.length - a.length),
      interpolations: [...(spec.interpola ?? [])]
        .sort((a, b) => b.abre.length - a.abre.length)
        .map(interpolation => ({
          spec: interpolation,
          nesting: nestingOf(interpolation),
          format: interpolation.formato?.padrao
            ? new RegExp(`^(?:${interpolation.formato.padrao})$`, 'u')
            : undefined,
          name:
            interpolation.conteudo === 'nome'
              ? longMatcher(interpolatedName(lexis, spec.interpola ?? []))
              : undefined,
        })),
      stops: undefined,
    });
  }
  const inner = (names: readonly string[]) =>
    openings(
      names.flatMap(name => regions.get(name) ?? []),
      regex,
    );
  for (const ready of regions.values()) {
    const parts = inner(ready.spec.contem ?? []);
    Object.assign(ready, { inner: parts, stops: stopsOf(ready, parts) });
  }
  const words = new Map<string, string>();
  for (const [group, list] of Object.entries(lexis.palavras))
    for (const word of list) words.set(fold(word), group);
  const symbols = new ByFirst<string>();
  for (const symbol of [...lexis.simbolos].sort((a, b) => b.length - a.length)) symbols.add(symbol, symbol);
  return {
    lexis,
    openings: openings(
      [...regions.values()].filter(({ spec }) => !spec.dentro),
      regex,
    ),
    name: nameMatcher(nomes),
    numbers: (lexis.numeros ?? []).map(form => ({
      match: longMatcher(inCases(numberPattern(form, nomes.resto))),
      forbidden: form.nao_seguido === undefined ? undefined : regex(forbiddenPattern(form.nao_seguido)),
    })),
    symbols,
    words,
    contextual: new Map(
      (lexis.contextuais ?? []).map(({ palavra, quando }) => [fold(palavra), quando.map(condition)]),
    ),
    fold,
    openers: new Set((continuacao.entre ?? []).map(([open]) => open)),
    closers: new Set((continuacao.entre ?? []).map(([, close]) => close)),
    continues: folded(continuacao.fim),
    begins: continuacao.inicio ?? [],
    ends: new Set(continuacao.separador),
    blockOpeners: folded([...(blocos.pares ?? []), ...(blocos.palavras ?? [])].map(([open]) => open)),
    blockClosers: folded([...(blocos.pares ?? []), ...(blocos.palavras ?? [])].map(([, close]) => close)),
  };
}

function forbiddenPattern(forbidden: string | Pattern): string {
  return typeof forbidden === 'string' ? `[${forbidden}]` : forbidden.padrao;
}

function nameMatcher({ inicio, resto, fim, sigilos }: Lexis['nomes']): Matcher {
  const sigil = sigilos ? `[${sigilos}]?` : '';
  return longMatcher(`${sigil}[${inicio}][${resto}]*${fim ? `[${fim}]?` : ''}`);
}

/** A pattern of our own making: what it reads is a token, so it may be as long as it wants. */
function longMatcher(source: string): Matcher {
  const expression = new RegExp(source, 'uy');
  return (text, at, limit) => {
    expression.lastIndex = at;
    const match = expression.exec(text);
    if (match === null || at + match[0].length <= limit) return match;
    // What is beyond the limit belongs to something else.
    expression.lastIndex = 0;
    return expression.exec(text.slice(at, limit));
  };
}

function openings(regions: readonly Ready[], regex: (source: string) => Matcher): Openings {
  const texts: Openings['texts'] = new ByFirst();
  const patterns: { match: Matcher; region: Ready }[] = [];
  for (const region of regions) {
    const literals = textsOf(region.spec.abre);
    for (const text of literals ?? []) texts.add(text, { text, region });
    if (literals === undefined) patterns.push({ match: regex((region.spec.abre as Pattern).padrao), region });
  }
  return { texts, patterns };
}

function stopsOf({ spec, doubled, interpolations }: Ready, inner: Openings): ReadonlySet<number> | undefined {
  if (inner.patterns.length > 0) return undefined;
  const texts = [
    ...doubled,
    ...interpolations.map(({ spec: { abre } }) => abre),
    spec.escapes?.prefixo ?? '',
  ];
  return new Set([...texts.filter(Boolean).map(text => text.charCodeAt(0)), ...inner.texts.firsts, 10, 13]);
}

function selection(tokens: Tokens | undefined, fold: Machine['fold']): Selection | undefined {
  if (tokens === undefined) return undefined;
  return {
    classes: new Set(tokens.classes),
    texts: new Set(tokens.textos?.map(fold)),
    fold,
    regions: new Set(tokens.regioes),
  };
}
