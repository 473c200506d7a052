import {
  alternatives,
  escaped,
  type Interpolation,
  type Lexico,
  numberPattern,
  type Region,
  textsOf,
  type When,
} from '../lexico/index.js';
import { type Editor, jsonFile } from './editor.js';
import { idOf, scopeOf } from './scopes.js';
import { closingsOf, lookbehind, surroundings } from './surroundings.js';

export const textmateEditor: Editor = {
  name: 'textmate',
  title: 'TextMate grammar: VS Code, Shiki, Sublime Text',
  files: ({ lexico }) => [jsonFile(`${idOf(lexico)}.tmLanguage.json`, textmate(lexico))],
};

/** A rule of a TextMate grammar. */
export interface Rule {
  readonly include?: string;
  readonly name?: string;
  readonly match?: string;
  readonly begin?: string;
  readonly end?: string;
  readonly while?: string;
  readonly captures?: Readonly<Record<string, { readonly name: string }>>;
  readonly beginCaptures?: Readonly<Record<string, { readonly name: string }>>;
  readonly endCaptures?: Readonly<Record<string, { readonly name: string }>>;
  readonly applyEndPatternLast?: 1;
  readonly patterns?: readonly Rule[];
}

export interface TextmateGrammar {
  readonly name: string;
  readonly scopeName: string;
  readonly fileTypes: readonly string[];
  readonly patterns: readonly Rule[];
  readonly repository: Readonly<Record<string, { readonly patterns: readonly Rule[] }>>;
}

/** The lexico as a TextMate grammar: of VS Code, Shiki, Sublime Text and many more. */
export function textmate(lexico: Lexico): TextmateGrammar {
  return new Renderer(lexico).grammar();
}

/** The end of a line, but for one that an escape has taken to the next. */
const END_OF_LINE = '(?<!\\n)(?=$)';

class Renderer {
  private readonly id: string;
  /** Names of rules of code, by what ends comments in it. */
  private readonly stops = new Map<string, string>();
  private readonly repository: Record<string, { patterns: Rule[] }> = {};

  constructor(private readonly lexico: Lexico) {
    this.id = idOf(lexico);
  }

  grammar(): TextmateGrammar {
    this.repository.tokens = { patterns: this.tokens() };
    const code = this.code('');
    return {
      name: this.lexico.nome,
      scopeName: `source.${this.id}`,
      fileTypes: [this.lexico.extensao.replace(/^\./, '')],
      patterns: [code],
      repository: this.repository,
    };
  }

  /** The rules of code: in an interpolation whose brackets are counted, comments end at `stop`, too. */
  private code(stop: string): Rule {
    const known = this.stops.get(stop);
    if (known !== undefined) return { include: `#${known}` };
    const key = stop === '' ? 'code' : `code-${this.stops.size}`;
    this.stops.set(stop, key);
    const place = { patterns: [] as Rule[] };
    this.repository[key] = place;
    for (const { region, opening } of byOpening(this.lexico.regioes?.filter(({ dentro }) => !dentro) ?? []))
      place.patterns.push(...this.exceptions(region, opening), this.region(region, opening, stop));
    place.patterns.push({ include: '#tokens' });
    return { include: `#${key}` };
  }

  private name(kind: Parameters<typeof scopeOf>[0], group?: string): string {
    return scopeOf(kind, this.id, group);
  }

  private tokens(): Rule[] {
    const { lexico } = this;
    const { nomes, numeros = [], palavras, contextuais = [], simbolos } = lexico;
    const mark = lexico.continuacao?.marca;
    const anyCase = lexico.caixa === 'ignora' ? '(?i)' : '';
    const wordEnd = `(?![${nomes.resto}${nomes.fim ?? ''}])`;
    return [
      ...(mark === undefined ? [] : [{ match: `${escaped(mark)}$` }]),
      ...[...numeros]
        .sort((a, b) => Number(a.prefixo === undefined) - Number(b.prefixo === undefined))
        .flatMap(form => {
          // What was matched once is not matched shorter because of what follows it.
          const whole = `${anyCase}(?=(${numberPattern(form, nomes.resto)}))\\1`;
          const { nao_seguido } = form;
          const forbidden = typeof nao_seguido === 'string' ? `[${nao_seguido}]` : nao_seguido?.padrao;
          return [
            {
              match: forbidden === undefined ? whole : `${whole}(?!${forbidden})`,
              name: this.name('numero'),
            },
            ...(forbidden === undefined ? [] : [{ match: whole, name: this.name('invalido') }]),
          ];
        }),
      ...Object.entries(palavras)
        .filter(([, words]) => words.length > 0)
        .map(([group, words]) => ({
          match: `${anyCase}(?:${alternatives(words)})${wordEnd}`,
          name: this.name('palavra', group),
        })),
      ...contextuais.flatMap(({ palavra, quando }) =>
        quando.map(when => {
          const { before, behind } = surroundings(lexico, when);
          return {
            match: `${anyCase}${before}(${escaped(palavra)})${wordEnd}${behind}`,
            captures: { 1: { name: this.name('contextual') } },
          };
        }),
      ),
      {
        match: `${nomes.sigilos ? `[${nomes.sigilos}]?` : ''}[${nomes.inicio}][${nomes.resto}]*${nomes.fim ? `[${nomes.fim}]?` : ''}`,
        name: this.name('nome'),
      },
      ...(simbolos.length === 0 ? [] : [{ match: alternatives(simbolos), name: this.name('simbolo') }]),
      { match: '[^\\s]', name: this.name('invalido') },
    ];
  }

  /** What a region stands back from: there its opening is the symbol that it would be without it. */
  private exceptions(region: Region, opening: string): Rule[] {
    const { exceto, quando } = region;
    const text = textsOf(region.abre)?.find(literal => escaped(literal) === opening);
    if (text === undefined) return [];
    const { simbolos } = this.lexico;
    const longer = simbolos.filter(symbol => symbol.startsWith(text));
    const shorter = simbolos.filter(symbol => text.startsWith(symbol)).sort((x, y) => y.length - x.length)[0];
    const [symbols, rest] =
      longer.length > 0
        ? [longer, '']
        : shorter === undefined
          ? [[], '']
          : [[shorter], text.slice(shorter.length)];
    if (symbols.length === 0) return [];
    const others = (this.lexico.regioes ?? [])
      .flatMap(({ abre }) => textsOf(abre) ?? [])
      .filter(other => other !== text && other.startsWith(text));
    const isNone = others.length === 0 ? '' : `(?!${alternatives(others)})`;
    const rule = (when: When, tokens: When['depois_de']): Rule => {
      const { antes_de, nao_antes_de } = when;
      const { behind } = surroundings(this.lexico, { antes_de, nao_antes_de });
      const ahead = rest === '' ? behind : `(?=${escaped(rest)}${behind})`;
      const before = tokens === undefined ? '' : `${lookbehind(this.lexico, tokens)}[ \\t]*`;
      return {
        match: `${before}${isNone}(${alternatives(symbols)})${ahead}`,
        captures: { 1: { name: this.name('simbolo') } },
      };
    };
    return [
      ...(exceto === undefined ? [] : [rule(exceto, exceto.depois_de)]),
      ...(quando?.nao_depois_de === undefined ? [] : [rule({}, quando.nao_depois_de)]),
    ];
  }

  /** @param stop what ends it, too, in an interpolation whose brackets are counted. */
  private region(region: Region, opening: string, stop: string): Rule {
    const { fecha, linhas, depois, fila } = region;
    const { before, behind } = surroundings(this.lexico, region.quando);
    const scope = this.name(region.classe);
    const flags = depois === undefined ? '' : `(?:${depois.padrao})?`;
    // Where code behind a region of the same closing is read otherwise, blanks keep the two apart.
    const after = `${flags}${this.isMistakable(region) ? '[ \\t]*' : ''}`;
    const patterns = this.inside(region);
    const isToDedent = typeof fecha === 'object' && 'ate' in fecha && fecha.ate === 'recuo';
    if (isToDedent)
      return {
        begin: `^([ \\t]*)(?:${opening})${behind}`,
        while: '^(?:\\1[ \\t]+|[ \\t]*$)',
        name: scope,
        patterns,
      };
    const closings = this.closing(region, opening);
    const ends = [
      ...(closings === undefined ? [] : [`(?:${closings})${after}`]),
      ...(linhas ? [] : [END_OF_LINE]),
      ...(stop === '' || closings !== undefined ? [] : [stop]),
    ];
    return {
      begin: `${before}(?:${opening})${behind}`,
      end: ends.join('|'),
      name: scope,
      applyEndPatternLast: 1,
      ...(fila
        ? { patterns: [{ begin: '\\G', end: '$', patterns: [this.code('')] }, ...patterns] }
        : { patterns }),
    };
  }

  /** Whether some condition is about the token before, and takes this region for another that closes alike. */
  private isMistakable(region: Region): boolean {
    const { regioes = [] } = this.lexico;
    const closings = closingsOf(region);
    return regioes
      .flatMap(({ exceto, quando }) => [exceto?.depois_de, quando?.nao_depois_de, quando?.depois_de])
      .some(tokens => {
        const isMeant = ({ nome, classe }: Region) =>
          tokens?.regioes?.includes(nome) || tokens?.classes?.includes(classe);
        const meant = regioes.filter(isMeant).flatMap(closingsOf);
        return !isMeant(region) && meant.some(text => closings.includes(text));
      });
  }

  private closing({ fecha, abre }: Region, opening: string): string | undefined {
    if (typeof fecha === 'string') return escaped(fecha);
    if (fecha === undefined) return textsOf(abre) === undefined ? '\\0' : opening;
    if ('ate' in fecha) return undefined;
    const text = fecha.modelo
      .split(/(\$\d)/)
      .map(part => (/^\$\d$/.test(part) ? `\\${part.slice(1)}` : escaped(part)))
      .join('');
    return fecha.linha_inteira ? `^${fecha.recuada ? '[ \\t]*' : ''}${text}$` : text;
  }

  /** What is looked for in a region, in the order in which the tokenizer does. */
  private inside(region: Region): Rule[] {
    const key = `in-${region.nome}`;
    const known = this.repository[key];
    if (known === undefined) {
      const place = { patterns: [] as Rule[] };
      this.repository[key] = place;
      place.patterns.push(...this.insides(region));
      return place.patterns.length === 0 ? [] : [{ include: `#${key}` }];
    }
    return [{ include: `#${key}` }];
  }

  private insides(region: Region): Rule[] {
    const { dobra, escapes, interpola = [], contem = [] } = region;
    const scope = this.name('escape');
    const contained = (this.lexico.regioes ?? []).filter(({ nome }) => contem.includes(nome));
    return [
      ...(dobra ? [{ match: alternatives(dobra), name: scope }] : []),
      ...(escapes ? this.escapes(region) : []),
      // An end of its own, before what would begin at the same place.
      ...interpola.map(interpolation => this.interpolation(region, interpolation)),
      ...byOpening(contained).map(({ region: inner, opening }) => this.region(inner, opening, '')),
    ];
  }

  private escapes({ escapes }: Region): Rule[] {
    const { prefixo = '', formas = [], desconhecido = 'texto', protege, quebra } = escapes ?? {};
    const prefix = escaped(prefixo);
    const forms = formas.map(form => (typeof form === 'string' ? escaped(form) : `(?:${form.padrao})`));
    const isTaken = desconhecido !== 'texto' || protege === true;
    const unknown = desconhecido === 'texto' ? {} : { name: this.name(desconhecido) };
    return [
      ...(forms.length === 0
        ? []
        : [{ match: `${prefix}(?:${forms.join('|')})`, name: this.name('escape') }]),
      ...(quebra ? [{ match: `(${prefix})\\n`, captures: { 1: { name: this.name('escape') } } }] : []),
      ...(isTaken ? [{ match: `${prefix}.`, ...unknown }] : []),
    ];
  }

  private interpolation(
    region: Region,
    { abre, fecha = '', conteudo, delimita, linhas, formato }: Interpolation,
  ): Rule {
    const { nomes } = this.lexico;
    const mark = { name: this.name('interpolacao') };
    if (conteudo === 'nome')
      return {
        match: `(${escaped(abre)})([${nomes.inicio}][${nomes.resto}]*)`,
        captures: { 1: mark, 2: { name: this.name('nome') } },
      };
    const close = escaped(fecha);
    const hasLines = linhas ?? region.linhas ?? false;
    const stop = delimita === 'contando' ? `(?=${close})` : '';
    const code = this.code(stop);
    const lineEnd = hasLines ? '' : `|${END_OF_LINE}`;
    const opener = escaped(abre.at(-1) as string);
    const symbol = { name: this.name('simbolo') };
    const pairs = [
      [opener, close],
      ['\\(', '\\)'],
      ['\\[', '\\]'],
      ['\\{', '\\}'],
    ] as const;
    const nestKey = `nested-${region.nome}-${[...abre].map(char => char.codePointAt(0)?.toString(16)).join('-')}`;
    const nested = { include: `#${nestKey}` };
    this.repository[nestKey] = {
      patterns: pairs
        .filter(([open], i) => pairs.findIndex(([other]) => other === open) === i)
        .map(([open, shut]) => ({
          begin: open,
          end: `${shut}${lineEnd}${delimita === 'contando' && shut !== close ? `|(?=${close})` : ''}`,
          beginCaptures: { 0: symbol },
          endCaptures: { 0: symbol },
          patterns: [nested, code],
        })),
    };
    return {
      begin: escaped(abre),
      end: `${close}${lineEnd}`,
      beginCaptures: { 0: mark },
      endCaptures: { 0: mark },
      name: `meta.embedded.expression.${this.id}`,
      patterns: [...(formato ? [this.format(formato, close, lineEnd, region)] : []), nested, code],
    };
  }

  private format(
    { separador, padrao, aninha }: NonNullable<Interpolation['formato']>,
    close: string,
    lineEnd: string,
    region: Region,
  ): Rule {
    const name = this.name('formato');
    if (padrao !== undefined) return { match: `${escaped(separador)}(?:${padrao})[ \\t]*(?=${close})`, name };
    const again = aninha ? [{ include: `#in-${region.nome}` }] : [];
    return { begin: escaped(separador), end: `(?=${close})${lineEnd}`, name, patterns: again };
  }
}

/** A rule for each text that opens a region, the longest first; patterns before texts, which they are mostly more than. */
function byOpening(regions: readonly Region[]): { readonly region: Region; readonly opening: string }[] {
  const openings = regions.flatMap((region, i) =>
    (textsOf(region.abre) ?? [undefined]).map(text => ({ region, i, text })),
  );
  return openings
    .sort((a, b) => (b.text?.length ?? 100) - (a.text?.length ?? 100) || a.i - b.i)
    .map(({ region, text }) => ({
      region,
      opening: text === undefined ? (region.abre as { padrao: string }).padrao : escaped(text),
    }));
}
