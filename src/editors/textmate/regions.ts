import { alternatives, casesOf, isWholeOpening, type Region } from '../../lexico/index.js';
import { escaped } from '../../text/pattern.js';
import { closingTexts, surroundings } from '../surroundings.js';
import { closingsOf } from './closings.js';
import { interpolationRule } from './interpolations.js';
import { byOpening } from './openings.js';
import { END_OF_LINE, REST_OF_LINE, type Rule, type Within, type Writer } from './rule.js';

/** The rules of a region: one, or one for each bracket that it may be opened with. */
export function regionRules(writer: Writer, region: Region, opening: string, within: Within): Rule[] {
  const { fecha, linhas, depois, fila } = region;
  const { lexico } = writer;
  const { before, behind } = surroundings(lexico, region.quando);
  const scope = writer.name(region.classe);
  if (fila && within.isBehindHeredoc) return [{ match: `${before}(?:${opening})${behind}`, name: scope }];
  const flags = depois === undefined ? '' : `(?:${casesOf(lexico)(depois.padrao)})?`;
  // Where code behind a region of the same closing is read otherwise, blanks keep the two apart.
  const after = `${flags}${isMistakable(writer, region) ? '[ \\t]*' : ''}`;
  const patterns = insideRules(writer, region);
  if (isWholeOpening(region)) return [{ match: `${before}(?:${opening})${behind}${after}`, name: scope }];
  const isToDedent = typeof fecha === 'object' && 'ate' in fecha && fecha.ate === 'recuo';
  if (isToDedent)
    return [
      {
        begin: `^([ \\t]*)(?:${opening})${behind}`,
        while: '^(?:\\1[ \\t]+|[ \\t]*$)',
        name: scope,
        patterns,
      },
    ];
  return closingsOf(lexico, region, opening).map(({ opening, closing }) => ({
    begin: `${before}(?:${opening})${behind}`,
    end: [
      ...(closing === undefined ? [] : [`(?:${closing})${after}`]),
      ...(linhas && !within.isOneLine ? [] : [END_OF_LINE]),
      ...(within.stop === undefined || closing !== undefined ? [] : [within.stop]),
    ].join('|'),
    name: scope,
    applyEndPatternLast: 1,
    ...(fila
      ? { patterns: [{ ...REST_OF_LINE, patterns: [writer.code({ isBehindHeredoc: true })] }, ...patterns] }
      : { patterns }),
  }));
}

/** Whether some condition is about the token before, and takes this region for another that closes alike. */
function isMistakable({ lexico: { regioes = [], contextuais = [] } }: Writer, region: Region): boolean {
  const closings = closingTexts(region);
  return [
    ...regioes.flatMap(({ exceto, quando }) => [exceto, quando]),
    ...contextuais.flatMap(({ quando }) => quando),
  ]
    .flatMap(when => [when?.depois_de, when?.nao_depois_de])
    .some(tokens => {
      const isMeant = ({ nome, classe }: Region) =>
        tokens?.regioes?.includes(nome) || tokens?.classes?.includes(classe);
      const meant = regioes.filter(isMeant).flatMap(closingTexts);
      const endsAlike = isWholeOpening(region) || meant.some(text => closings.includes(text));
      return tokens !== undefined && !isMeant(region) && endsAlike;
    });
}

/** What is looked for in a region, in the order in which the tokenizer does. */
function insideRules(writer: Writer, region: Region): Rule[] {
  const key = `in-${region.nome}`;
  const known = writer.repository[key];
  if (known === undefined) {
    const place = { patterns: [] as Rule[] };
    writer.repository[key] = place;
    place.patterns.push(...partRules(writer, region));
    return place.patterns.length === 0 ? [] : [{ include: `#${key}` }];
  }
  return [{ include: `#${key}` }];
}

function partRules(writer: Writer, region: Region): Rule[] {
  const { dobra, escapes, interpola = [], contem = [] } = region;
  const scope = writer.name('escape');
  const contained = (writer.lexico.regioes ?? []).filter(({ nome }) => contem.includes(nome));
  return [
    ...(dobra ? [{ match: alternatives(dobra), name: scope }] : []),
    ...(escapes ? escapeRules(writer, region) : []),
    // An end of its own, before what would begin at the same place.
    ...[...interpola]
      .sort((a, b) => b.abre.length - a.abre.length)
      .map(interpolation => interpolationRule(writer, region, interpolation)),
    ...byOpening(writer.lexico, contained).flatMap(({ region: inner, opening }) =>
      regionRules(writer, inner, opening, {}),
    ),
  ];
}

function escapeRules(writer: Writer, region: Region): Rule[] {
  const { escapes, interpola = [] } = region;
  const inCases = casesOf(writer.lexico);
  const { prefixo = '', formas = [], desconhecido = 'texto', protege, quebra } = escapes ?? {};
  const prefix = escaped(prefixo);
  const forms = formas.map(form => inCases(typeof form === 'string' ? escaped(form) : `(?:${form.padrao})`));
  const isTaken = desconhecido !== 'texto' || (protege ?? false) !== false;
  const taken =
    protege === 'fecha'
      ? `(?:${alternatives([prefixo, ...closingTexts(region).map(text => text.charAt(0))])})`
      : '.';
  // What opens code is no escape that nobody knows.
  const opens = interpola.filter(({ abre, conteudo }) => conteudo !== 'nome' && abre.startsWith(prefixo));
  const other = opens.length === 0 ? '' : `(?!${alternatives(opens.map(({ abre }) => abre))})`;
  const unknown = desconhecido === 'texto' ? {} : { name: writer.name(desconhecido) };
  return [
    ...(forms.length === 0
      ? []
      : [{ match: `${prefix}(?:${forms.join('|')})`, name: writer.name('escape') }]),
    ...(quebra ? [{ match: `(${prefix})(?:\\n|$)`, captures: { 1: { name: writer.name('escape') } } }] : []),
    ...(isTaken ? [{ match: `${other}${prefix}${taken}`, ...unknown }] : []),
  ];
}
