export const id = 8190;
export const ids = [8190];
export const modules = {

 38190:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  D: () => (  enginesNamed)
});

var user_error = __webpack_require__(14343);
var nearest = __webpack_require__(35112);
var said_lexico = __webpack_require__(60595);
; 

function surroundings(lexis, when) {
    if (when === undefined)
        return { before: '', behind: '' };
    const { inicio, coluna, depois_de, apos, nao_apos, antes_de, nao_antes_de } = when;
    const inCases = (0,said_lexico .DS)(lexis);
    const separators = lexis.continuacao?.separador;
    const start = inicio === 'comando' && separators ? `(?:^|(?<=${(0,said_lexico .Vo)(separators)}))` : '^';
    const before = [
        inicio === undefined && coluna === undefined
            ? ''
            : coluna === undefined
                ? `${start}[ \\t]*`
                : `^[ \\t]{${coluna}}`,
        depois_de === undefined ? '' : `${lookbehind(lexis, depois_de)}[ \\t]*`,
        apos === undefined ? '' : `(?<=${inCases(`[${apos}]`)})`,
        nao_apos === undefined ? '' : `(?<!${inCases(`[${nao_apos}]`)})`,
    ].join('');
    const behind = [
        antes_de === undefined ? '' : `(?=${inCases(antes_de.padrao)})`,
        nao_antes_de === undefined ? '' : `(?!${inCases(nao_antes_de.padrao)})`,
    ].join('');
    return { before, behind };
}
function lookbehind(lexis, { classes = [], textos = [], regioes = [] }) {
    const { resto, fim = '', sigilos = '' } = lexis.nomes;
    const inCases = (0,said_lexico .DS)(lexis);
    const fold = lexis.caixa === 'ignora' ? said_lexico .SP : (text) => text;
    const texts = new Set(textos.map(fold));
    const groups = Object.entries(lexis.palavras);
    const isChosen = (group, word) => classes.includes('palavra') || classes.includes(group) || texts.has(fold(word));
    const named = classes.includes('nome');
    const word = new RegExp(`^${sigilos && `[${sigilos}]?`}[${resto}]+${fim && `[${fim}]?`}$`, 'u');
    const isWord = (text) => word.test(text);
    const asPattern = (text) => inCases((0,said_lexico .Mk)(text));
    const symbols = textos.filter(text => !isWord(text));
    const words = new Set([
        ...(classes.includes('contextual') ? (lexis.contextuais ?? []).map(({ palavra }) => palavra) : []),
        ...textos.filter(isWord),
        ...groups.flatMap(([group, list]) => list.filter(word => isChosen(group, word))),
    ]);
    const closings = (lexis.regioes ?? [])
        .filter(({ nome, classe }) => regioes.includes(nome) || classes.includes(classe))
        .flatMap(closingTexts);
    const ends = [
        ...(named ? [`[${resto}${fim}]`] : []),
        ...(classes.includes('numero') ? numberEnds(lexis).map(inCases) : []),
        ...[...new Set([...symbols, ...closings, ...(classes.includes('simbolo') ? lexis.simbolos : [])])].map(text => (0,said_lexico .Vo)([text])),
        ...(named ? [] : [...words].map(asPattern).flatMap(word => [`^${word}`, `[^${resto}]${word}`])),
    ];
    const others = groups.flatMap(([group, words]) => words.filter(word => !isChosen(group, word)));
    const isNoWord = others
        .map(asPattern)
        .map(word => `^${word}|[^${resto}]${word}`)
        .join('|');
    return `(?<=${ends.join('|')})${named && isNoWord !== '' ? `(?<!${isNoWord})` : ''}`;
}
function numberEnds({ numeros = [] }) {
    const ends = numeros.flatMap(({ digitos = '0-9', fracao, expoente, sufixos = [] }) => [
        `[${digitos}]`,
        ...(expoente?.digitos === undefined ? [] : [`[${expoente.digitos}]`]),
        ...(fracao?.depois === false ? [`[${digitos}]\\.`] : []),
        ...sufixos.map(text => `[${digitos}]${(0,said_lexico .Mk)(text)}`),
    ]);
    return [...new Set(ends)];
}
function closingTexts({ abre, fecha }) {
    if (typeof fecha === 'string')
        return [fecha];
    return fecha === undefined ? ((0,said_lexico .CB)(abre) ?? []) : [];
}

; 


function languageConfiguration(lexico) {
    const { regioes = [], continuacao = {}, blocos = {}, nomes } = lexico;
    const comments = regioes.filter(({ classe, dentro }) => classe === 'comentario' && !dentro);
    const literal = (region) => region && (0,said_lexico .CB)(region.abre)?.[0];
    const lines = comments
        .filter(({ fecha }) => typeof fecha === 'object' && 'ate' in fecha && fecha.ate !== 'abertura')
        .sort((a, b) => Number(a.exceto !== undefined) - Number(b.exceto !== undefined));
    const block = comments.find(({ fecha }) => typeof fecha === 'string');
    const [lineComment, blockOpen] = [literal(lines[0]), literal(block)];
    const brackets = uniquePairs([...(continuacao.entre ?? []), ...(blocos.pares ?? [])]);
    const quotes = regioes
        .filter(({ classe, dentro, abre }) => (classe === 'texto' || classe === 'caractere') && !dentro && (0,said_lexico .CB)(abre))
        .flatMap(region => ((0,said_lexico .CB)(region.abre) ?? []).map(open => [open, closingTexts(region)[0] ?? open]))
        .filter(([open, close]) => open.length === 1 && close.length === 1);
    const opens = [
        ...(blocos.abre ?? []),
        ...(blocos.pares ?? []).map(([open]) => open),
        ...(blocos.palavras ?? []).map(([open]) => open),
    ];
    const closes = [...(blocos.pares ?? []), ...(blocos.palavras ?? [])].map(([, close]) => close);
    const openPattern = `^.*(?:${(0,said_lexico .Vo)(opens)})[ \\t]*$`;
    const pairs = [
        ...brackets.map(([open, close]) => ({ open, close })),
        ...quotes.map(([open, close]) => ({ open, close, notIn: ['string', 'comment'] })),
    ];
    return {
        comments: {
            ...(lineComment !== undefined && { lineComment }),
            ...(blockOpen !== undefined && { blockComment: [blockOpen, block?.fecha] }),
        },
        brackets,
        autoClosingPairs: pairs,
        surroundingPairs: [...brackets, ...quotes].map(([open, close]) => ({ open, close })),
        wordPattern: { pattern: `[${nomes.inicio}][${nomes.resto}]*`, flags: 'u' },
        ...(blocos.recuo && { folding: { offSide: true } }),
        ...(opens.length > 0 &&
            (blocos.recuo
                ? { onEnterRules: [{ beforeText: openPattern, action: { indent: 'indent' } }] }
                : {
                    indentationRules: {
                        increaseIndentPattern: openPattern,
                        decreaseIndentPattern: closes.length === 0 ? '^$' : `^[ \\t]*(?:${(0,said_lexico .Vo)(closes)})`,
                    },
                })),
    };
}
function uniquePairs(pairs) {
    return pairs.filter(([open], i) => pairs.findIndex(([other]) => other === open) === i);
}

var editors_scopes = __webpack_require__(61400);
; 
function jsonFile(path, data) {
    return { path, text: `${JSON.stringify(data, null, 2)}\n` };
}

; 


function exceptionRules(writer, region, opening) {
    const { exceto, quando } = region;
    const text = (0,said_lexico .CB)(region.abre)?.find(literal => (0,said_lexico .Mk)(literal) === opening);
    if (text === undefined)
        return [];
    const { simbolos } = writer.lexico;
    const longer = simbolos.filter(symbol => symbol.startsWith(text));
    const shorter = simbolos.filter(symbol => text.startsWith(symbol)).sort((x, y) => y.length - x.length)[0];
    const [symbols, rest] = longer.length > 0
        ? [longer, '']
        : shorter === undefined
            ? [[], '']
            : [[shorter], text.slice(shorter.length)];
    if (symbols.length === 0)
        return [];
    const others = (writer.lexico.regioes ?? [])
        .flatMap(({ abre }) => (0,said_lexico .CB)(abre) ?? [])
        .filter(other => other !== text && other.startsWith(text));
    const isNone = others.length === 0 ? '' : `(?!${(0,said_lexico .Vo)(others)})`;
    const rule = (when, tokens) => {
        const { antes_de, nao_antes_de } = when;
        const { behind } = surroundings(writer.lexico, { antes_de, nao_antes_de });
        const ahead = rest === '' ? behind : `(?=${(0,said_lexico .Mk)(rest)}${behind})`;
        const before = tokens === undefined ? '' : `${lookbehind(writer.lexico, tokens)}[ \\t]*`;
        return {
            match: `${before}${isNone}(${(0,said_lexico .Vo)(symbols)})${ahead}`,
            captures: { 1: { name: writer.name('simbolo') } },
        };
    };
    return [
        ...(exceto === undefined ? [] : [rule(exceto, exceto.depois_de)]),
        ...(quando?.nao_depois_de === undefined ? [] : [rule({}, quando.nao_depois_de)]),
    ];
}

; 

const LONGEST = 100;
function byOpening(lexico, regions) {
    const inCases = (0,said_lexico .DS)(lexico);
    const texts = regions.flatMap(({ abre }) => (0,said_lexico .CB)(abre) ?? []);
    return regions
        .flatMap((region, i) => {
        const { abre } = region;
        if (typeof abre !== 'string' && 'padrao' in abre) {
            const opening = inCases(abre.padrao);
            return [{ region, i, opening, length: patternLength(opening, texts) }];
        }
        return ((0,said_lexico .CB)(abre) ?? []).map(text => ({ region, i, opening: (0,said_lexico .Mk)(text), length: text.length }));
    })
        .sort((a, b) => b.length - a.length || a.i - b.i);
}
function patternLength(pattern, texts) {
    const expression = new RegExp(`^(?:${pattern})`, 'u');
    const shorter = texts.flatMap(text => {
        const length = expression.exec(text)?.[0].length ?? 0;
        return length > 0 && length < text.length ? [length] : [];
    });
    return Math.min(LONGEST, ...shorter);
}

; 

function closingsOf({ fecha, abre }, opening) {
    if (typeof fecha === 'string')
        return [{ opened: '', closing: (0,said_lexico .Mk)(fecha) }];
    if (fecha === undefined)
        return [{ opened: '', closing: (0,said_lexico .CB)(abre) === undefined ? '\\0' : opening }];
    if ('ate' in fecha)
        return [{ opened: '', closing: undefined }];
    const { modelo, espelha, linha_inteira, recuada } = fecha;
    const closed = (group) => {
        const parts = modelo.split(/(\$\d)/);
        const text = parts.map(part => (/^\$\d$/.test(part) ? group(part.slice(1)) : (0,said_lexico .Mk)(part))).join('');
        return linha_inteira ? `^${recuada ? '[ \\t]*' : ''}${text}$` : text;
    };
    const matched = { opened: '', closing: closed(digit => `\\${digit}`) };
    const brackets = espelha ? lastCharacters(opening) : [];
    if (brackets.length === 0)
        return [matched];
    const rules = brackets.map(bracket => ({
        opened: `(?<=${(0,said_lexico .Mk)(bracket)})`,
        closing: closed(() => (0,said_lexico .Mk)(said_lexico .Bn[bracket])),
    }));
    return [...rules, { ...matched, opened: `(?<![${brackets.map(said_lexico .Mk).join('')}])` }];
}
function lastCharacters(opening) {
    const group = /\((\[(?:\\.|[^\]\\])*\])\)$/.exec(opening)?.[1];
    if (group === undefined)
        return [];
    return Object.keys(said_lexico .Bn).filter(bracket => new RegExp(`^${group}$`, 'u').test(bracket));
}

; 

const COUNTED = [
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
];
function bracketRules({ lexico, name }, interpolation, lineEnd, patterns) {
    const { fecha = '', delimita, formato } = interpolation;
    const isCounted = delimita === 'contando';
    const own = (0,said_lexico .YD)(interpolation);
    const others = isCounted ? COUNTED : formato === undefined ? [] : (lexico.continuacao?.entre ?? []);
    const pairs = [...(own === undefined ? [] : [own]), ...others.filter(([open]) => open !== own?.[0])];
    const scope = (text) => ({
        0: { name: name(lexico.simbolos.includes(text) ? 'simbolo' : 'invalido') },
    });
    return pairs.flatMap(pair => {
        const [open, close] = pair;
        const symbols = lexico.simbolos.filter(symbol => pair === own ? symbol.endsWith(open) : symbol === open);
        const openings = isCounted ? [...new Set([open, ...symbols])] : symbols;
        if (openings.length === 0)
            return [];
        return {
            begin: `${notLonger(lexico, openings)}(?:${(0,said_lexico .Vo)(openings)})`,
            end: `${(0,said_lexico .Mk)(close)}${lineEnd}${pair === own ? '' : `|(?=${(0,said_lexico .Mk)(fecha)})`}`,
            beginCaptures: scope(symbols[0] ?? open),
            endCaptures: scope(close),
            patterns,
        };
    });
}
function notLonger({ simbolos, regioes = [] }, openings) {
    const regions = regioes
        .filter(({ dentro, quando, exceto }) => !dentro && quando === undefined && exceto === undefined)
        .flatMap(({ abre }) => (0,said_lexico .CB)(abre) ?? []);
    const longer = [...simbolos, ...regions].filter(text => !openings.includes(text) && openings.some(opening => text.startsWith(opening)));
    return longer.length === 0 ? '' : `(?!${(0,said_lexico .Vo)(longer)})`;
}

; 
const END_OF_LINE = '(?<!\\n)(?=$)';
const REST_OF_LINE = { begin: '\\G(?!$)', end: '$' };

; 




function interpolationRule(writer, region, interpolation) {
    const { abre, fecha = '', conteudo, delimita, linhas, formato } = interpolation;
    const { nomes } = writer.lexico;
    const mark = { name: writer.name('interpolacao') };
    if (conteudo === 'nome')
        return {
            match: `(${(0,said_lexico .Mk)(abre)})([${nomes.inicio}][${nomes.resto}]*)`,
            captures: { 1: mark, 2: { name: writer.name('nome') } },
        };
    const close = (0,said_lexico .Mk)(fecha);
    const hasLines = linhas ?? region.linhas ?? false;
    const code = writer.code(delimita === 'contando' ? { stop: `(?=${close})`, isOneLine: !hasLines } : {});
    const lineEnd = hasLines ? '' : `|${END_OF_LINE}`;
    const nestKey = `nested-${region.nome}-${[...abre].map(char => char.codePointAt(0)?.toString(16)).join('-')}`;
    const nested = { include: `#${nestKey}` };
    writer.repository[nestKey] = { patterns: bracketRules(writer, interpolation, lineEnd, [nested, code]) };
    return {
        begin: (0,said_lexico .Mk)(abre),
        end: `${close}${lineEnd}`,
        beginCaptures: { 0: mark },
        endCaptures: { 0: mark },
        name: `meta.embedded.expression.${(0,editors_scopes .T)(writer.lexico)}`,
        patterns: [...(formato ? [formatRule(writer, formato, close, lineEnd, region)] : []), nested, code],
    };
}
function formatRule(writer, { separador, padrao, aninha }, close, lineEnd, region) {
    const name = writer.name('formato');
    if (padrao !== undefined)
        return { match: `${(0,said_lexico .Mk)(separador)}(?:${padrao})[ \\t]*(?=${close})`, name };
    const again = aninha ? [{ include: `#in-${region.nome}` }] : [];
    return { begin: (0,said_lexico .Mk)(separador), end: `(?=${close})${lineEnd}`, name, patterns: again };
}

; 






function regionRules(writer, region, opening, within) {
    const { fecha, linhas, depois, fila } = region;
    const { lexico } = writer;
    const { before, behind } = surroundings(lexico, region.quando);
    const scope = writer.name(region.classe);
    const flags = depois === undefined ? '' : `(?:${(0,said_lexico .DS)(lexico)(depois.padrao)})?`;
    const after = `${flags}${isMistakable(writer, region) ? '[ \\t]*' : ''}`;
    const patterns = insideRules(writer, region);
    if ((0,said_lexico .mW)(region))
        return [{ match: `${before}(?:${opening})${behind}${after}`, name: scope }];
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
    return closingsOf(region, opening).map(({ opened, closing }) => ({
        begin: `${before}(?:${opening})${opened}${behind}`,
        end: [
            ...(closing === undefined ? [] : [`(?:${closing})${after}`]),
            ...(linhas && !within.isOneLine ? [] : [END_OF_LINE]),
            ...(within.stop === undefined || closing !== undefined ? [] : [within.stop]),
        ].join('|'),
        name: scope,
        applyEndPatternLast: 1,
        ...(fila ? { patterns: [{ ...REST_OF_LINE, patterns: [writer.code()] }, ...patterns] } : { patterns }),
    }));
}
function isMistakable({ lexico: { regioes = [], contextuais = [] } }, region) {
    const closings = closingTexts(region);
    return [
        ...regioes.flatMap(({ exceto, quando }) => [exceto, quando]),
        ...contextuais.flatMap(({ quando }) => quando),
    ]
        .flatMap(when => [when?.depois_de, when?.nao_depois_de])
        .some(tokens => {
        const isMeant = ({ nome, classe }) => tokens?.regioes?.includes(nome) || tokens?.classes?.includes(classe);
        const meant = regioes.filter(isMeant).flatMap(closingTexts);
        const endsAlike = (0,said_lexico .mW)(region) || meant.some(text => closings.includes(text));
        return tokens !== undefined && !isMeant(region) && endsAlike;
    });
}
function insideRules(writer, region) {
    const key = `in-${region.nome}`;
    const known = writer.repository[key];
    if (known === undefined) {
        const place = { patterns: [] };
        writer.repository[key] = place;
        place.patterns.push(...partRules(writer, region));
        return place.patterns.length === 0 ? [] : [{ include: `#${key}` }];
    }
    return [{ include: `#${key}` }];
}
function partRules(writer, region) {
    const { dobra, escapes, interpola = [], contem = [] } = region;
    const scope = writer.name('escape');
    const contained = (writer.lexico.regioes ?? []).filter(({ nome }) => contem.includes(nome));
    return [
        ...(dobra ? [{ match: (0,said_lexico .Vo)(dobra), name: scope }] : []),
        ...(escapes ? escapeRules(writer, region) : []),
        ...[...interpola]
            .sort((a, b) => b.abre.length - a.abre.length)
            .map(interpolation => interpolationRule(writer, region, interpolation)),
        ...byOpening(writer.lexico, contained).flatMap(({ region: inner, opening }) => regionRules(writer, inner, opening, {})),
    ];
}
function escapeRules(writer, { escapes }) {
    const inCases = (0,said_lexico .DS)(writer.lexico);
    const { prefixo = '', formas = [], desconhecido = 'texto', protege, quebra } = escapes ?? {};
    const prefix = (0,said_lexico .Mk)(prefixo);
    const forms = formas.map(form => inCases(typeof form === 'string' ? (0,said_lexico .Mk)(form) : `(?:${form.padrao})`));
    const isTaken = desconhecido !== 'texto' || protege === true;
    const unknown = desconhecido === 'texto' ? {} : { name: writer.name(desconhecido) };
    return [
        ...(forms.length === 0
            ? []
            : [{ match: `${prefix}(?:${forms.join('|')})`, name: writer.name('escape') }]),
        ...(quebra ? [{ match: `(${prefix})(?:\\n|$)`, captures: { 1: { name: writer.name('escape') } } }] : []),
        ...(isTaken ? [{ match: `${prefix}.`, ...unknown }] : []),
    ];
}

; 


function tokenRules({ lexico, name }) {
    const { nomes, numeros = [], palavras, contextuais = [], simbolos } = lexico;
    const mark = lexico.continuacao?.marca;
    const inCases = (0,said_lexico .DS)(lexico);
    const wordEnd = `(?![${nomes.resto}${nomes.fim ?? ''}])`;
    return [
        ...(mark === undefined ? [] : [{ match: `${(0,said_lexico .Mk)(mark)}$` }]),
        ...[...numeros]
            .sort((a, b) => Number(a.prefixo === undefined) - Number(b.prefixo === undefined))
            .flatMap(form => {
            const whole = `(?=(${inCases((0,said_lexico .a9)(form, nomes.resto))}))\\1`;
            const { nao_seguido } = form;
            const forbidden = typeof nao_seguido === 'string' ? `[${nao_seguido}]` : nao_seguido?.padrao;
            if (forbidden === undefined)
                return [{ match: whole, name: name('numero') }];
            return [
                { match: `${whole}(?!${inCases(forbidden)})`, name: name('numero') },
                { match: whole, name: name('invalido') },
            ];
        }),
        ...Object.entries(palavras)
            .filter(([, words]) => words.length > 0)
            .map(([group, words]) => ({
            match: `(?:${inCases((0,said_lexico .Vo)(words))})${wordEnd}`,
            name: name('palavra', group),
        })),
        ...contextuais.flatMap(({ palavra, quando }) => quando.map(when => {
            const { before, behind } = surroundings(lexico, when);
            return {
                match: `${before}(${inCases((0,said_lexico .Mk)(palavra))})${wordEnd}${behind}`,
                captures: { 1: { name: name('contextual') } },
            };
        })),
        {
            match: `${nomes.sigilos ? `[${nomes.sigilos}]?` : ''}[${nomes.inicio}][${nomes.resto}]*${nomes.fim ? `[${nomes.fim}]?` : ''}`,
            name: name('nome'),
        },
        ...(simbolos.length === 0 ? [] : [{ match: (0,said_lexico .Vo)(simbolos), name: name('simbolo') }]),
        { match: '[^\\s]', name: name('invalido') },
    ];
}

; 






const textmateEditor = {
    name: 'textmate',
    title: 'TextMate grammar: VS Code, Shiki, Sublime Text',
    files: ({ lexico }) => [jsonFile(`${(0,editors_scopes .T)(lexico)}.tmLanguage.json`, textmate(lexico))],
};
function textmate(lexico) {
    const id = (0,editors_scopes .T)(lexico);
    const codes = new Map();
    const writer = { lexico, repository: {}, name: (kind, group) => (0,editors_scopes .O)(kind, id, group), code };
    writer.repository.tokens = { patterns: tokenRules(writer) };
    return {
        name: lexico.nome,
        scopeName: `source.${id}`,
        fileTypes: [lexico.extensao.replace(/^\./, '')],
        patterns: [code()],
        repository: writer.repository,
    };
    function code(within = {}) {
        const place = `${within.stop ?? ''} ${within.isOneLine ?? false}`;
        const known = codes.get(place);
        if (known !== undefined)
            return { include: `#${known}` };
        const key = codes.size === 0 ? 'code' : `code-${codes.size}`;
        codes.set(place, key);
        const patterns = [];
        writer.repository[key] = { patterns };
        for (const { region, opening } of byOpening(lexico, lexico.regioes?.filter(({ dentro }) => !dentro) ?? []))
            patterns.push(...exceptionRules(writer, region, opening), ...regionRules(writer, region, opening, within));
        patterns.push({ include: '#tokens' });
        return { include: `#${key}` };
    }
}

; 


function styleOf({ classes, groups }, kind, group) {
    return (kind === 'palavra' ? groups[group ?? ''] : undefined) ?? classes[kind];
}
function lineMachine(lexico, styles) {
    const { rules, scopes } = lineRules(lexico, styles);
    return `const STYLES = ${JSON.stringify(scopes)};
const RULES = ${JSON.stringify(rules, null, 1)};
${MACHINE}`;
}
function lineRules(lexico, styles) {
    const id = (0,editors_scopes .T)(lexico);
    const { repository } = textmate(lexico);
    const rules = Object.fromEntries(Object.entries(repository).map(([name, { patterns }]) => [name, patterns]));
    const kinds = Object.keys(styles.classes);
    const scopes = {
        ...Object.fromEntries(kinds.map(kind => [(0,editors_scopes .O)(kind, id), styleOf(styles, kind)])),
        ...Object.fromEntries(Object.keys(lexico.palavras).map(group => [
            (0,editors_scopes .O)('palavra', id, group),
            styleOf(styles, 'palavra', group),
        ])),
    };
    return { rules, scopes };
}
function moduleHeader({ nome, versao }, engine) {
    return `// ${nome} ${versao} for ${engine}, generated by \`refdata editor\`: change the description of the language, not this file.\n`;
}
const MACHINE = String.raw `const expressions = new Map();

/** A line is read with its end behind it: there is where $ stands, and nowhere else. */
function expression(source, flags = '') {
  const key = flags + source;
  if (!expressions.has(key)) {
    const text = source
      .replace(/\\[^]|\[(?:\\[^]|[^\]\\])*\]|\$/gu, part => (part === '$' ? '(?=\\n)' : part));
    expressions.set(key, new RegExp(text, 'gu' + flags));
  }
  return expressions.get(key);
}

/** A pattern with what was matched before in the place of \1. */
const filled = (source, groups) =>
  source.replace(/\\(?:(\d)|[^])/g, (part, digit) =>
    digit === undefined ? part : (groups[digit] ?? '').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
  );

/** Of a heredoc, what is behind its opening: an anchor that JavaScript does not have. */
const isRestOfLine = rule => rule?.begin?.startsWith('\\G') === true;

function rulesOf(patterns, seen = new Set()) {
  return patterns.flatMap(rule => {
    if (isRestOfLine(rule)) return [];
    if (rule.include === undefined)
      return [{ rule, first: expression(rule.match ?? rule.begin, rule.captures ? 'd' : '') }];
    const name = rule.include.slice(1);
    if (seen.has(name)) return [];
    seen.add(name);
    return rulesOf(RULES[name], seen);
  });
}

const rules = new Map();

function within(patterns) {
  if (!rules.has(patterns)) rules.set(patterns, rulesOf(patterns));
  return rules.get(patterns);
}

const CODE = [{ include: '#code' }];
const FIRST = { rule: { patterns: CODE }, scope: undefined, parent: undefined, dedents: 0 };

function enter(parent, rule, groups) {
  const { end, while: stays, patterns = [] } = rule;
  const stack = {
    rule,
    parent,
    scope: rule.name ?? parent.scope,
    end: end === undefined ? undefined : expression(filled(end, groups)),
    stays: stays === undefined ? undefined : expression(filled(stays, groups)),
    dedents: parent.dedents + (stays === undefined ? 0 : 1),
  };
  // What is behind a heredoc in its first line.
  return isRestOfLine(patterns[0]) ? enter(stack, patterns[0], []) : stack;
}

/** Leaves what the indentation of a line ends. */
function dedented(stack, search) {
  const stays = [];
  for (let frame = stack; frame !== undefined && frame.dedents > 0; frame = frame.parent)
    if (frame.stays) stays.unshift(frame);
  const left = stays.find(frame => search(frame.stays, 0)?.index !== 0);
  return left === undefined ? stack : left.parent;
}

function cut(text, before) {
  const line = text + '\n';
  const pieces = [];
  const found = new Map();
  let at = 0;
  const search = (pattern, from) => {
    const known = found.get(pattern);
    if (known === null || known?.index >= from) return known;
    pattern.lastIndex = from;
    const match = pattern.exec(line);
    found.set(pattern, match);
    return match;
  };
  const take = (to, scope) => {
    const end = Math.min(to, text.length);
    if (end <= at) return;
    const style = STYLES[scope];
    const last = pieces[pieces.length - 1];
    if (last !== undefined && last[2] === style) last[1] = end;
    else pieces.push([at, end, style]);
    at = end;
  };
  let stack = before.dedents > 0 ? dedented(before, search) : before;
  let from = 0;
  while (from < line.length) {
    let match;
    let chosen;
    const offer = (pattern, rule) => {
      const other = search(pattern, from);
      if (other === null || (match !== undefined && other.index >= match.index)) return;
      match = other;
      chosen = rule;
    };
    const isLast = stack.rule.applyEndPatternLast === 1;
    if (stack.end && !isLast) offer(stack.end, undefined);
    for (const { rule, first } of within(stack.rule.patterns ?? [])) {
      if (match?.index === from) break;
      offer(first, rule);
    }
    if (stack.end && isLast) offer(stack.end, undefined);
    if (match === undefined) break;
    const end = match.index + match[0].length;
    take(match.index, stack.scope);
    if (chosen === undefined) {
      take(end, stack.rule.endCaptures?.[0].name ?? stack.scope);
      stack = stack.parent;
    } else if (chosen.begin !== undefined) {
      take(end, chosen.beginCaptures?.[0].name ?? chosen.name ?? stack.scope);
      stack = enter(stack, chosen, match);
    } else {
      for (const [group, { name }] of Object.entries(chosen.captures ?? {})) {
        const [start, stop] = match.indices[group] ?? [at, at];
        take(start, chosen.name ?? stack.scope);
        take(stop, name);
      }
      take(end, chosen.name ?? stack.scope);
      if (end === from) break;
    }
    from = end;
  }
  take(text.length, stack.scope);
  return { pieces, stack };
}
`;

; 



const CODEMIRROR_STYLES = {
    classes: {
        comentario: 'comment',
        documentacao: 'docComment',
        texto: 'string',
        caractere: 'character',
        regex: 'regexp',
        diretiva: 'processingInstruction',
        dado: 'string.special',
        nome: 'variableName',
        escape: 'escape',
        interpolacao: 'brace.special',
        formato: 'attributeValue',
        palavra: 'keyword',
        contextual: 'modifier',
        numero: 'number',
        simbolo: 'operator',
        invalido: 'invalid',
    },
    groups: {
        constante: 'atom',
        operador: 'operatorKeyword',
        controle: 'controlKeyword',
        declaracao: 'definitionKeyword',
        importacao: 'moduleKeyword',
        tipo: 'typeName',
        embutida: 'variableName.standard',
        invalida: 'invalid',
    },
};
const codemirrorEditor = {
    name: 'codemirror',
    title: 'CodeMirror 6',
    files: ({ lexico }) => [{ path: `codemirror/${(0,editors_scopes .T)(lexico)}.js`, text: moduleOf(lexico) }],
};
function moduleOf(lexico) {
    return `${moduleHeader(lexico, 'CodeMirror 6')}const NAME = ${JSON.stringify((0,editors_scopes .T)(lexico))};
const DATA = ${JSON.stringify(languageData(lexico))};
${lineMachine(lexico, CODEMIRROR_STYLES)}${ADAPTER}`;
}
function languageData(lexico) {
    const { comments, autoClosingPairs } = languageConfiguration(lexico);
    const { lineComment: line, blockComment } = comments;
    const brackets = autoClosingPairs.map(({ open }) => open).filter(open => open.length === 1);
    return {
        commentTokens: {
            ...(line !== undefined && { line }),
            ...(blockComment !== undefined && { block: { open: blockComment[0], close: blockComment[1] } }),
        },
        closeBrackets: { brackets: [...new Set(brackets)] },
    };
}
const ADAPTER = `
function readLine(state, text) {
  const { pieces, stack } = cut(text, state.stack);
  state.pieces = pieces;
  state.stack = stack;
  state.next = 0;
}

export default {
  name: NAME,
  languageData: DATA,
  startState: () => ({ stack: FIRST, pieces: [], next: 0 }),
  copyState: state => ({ ...state }),
  blankLine: state => readLine(state, ''),
  token(stream, state) {
    if (stream.pos === 0) readLine(state, stream.string);
    const [, end, style] = state.pieces[state.next];
    state.next += 1;
    stream.pos = end;
    return style ?? null;
  },
};
`;

; 


const SCOPES = {
    comentario: 'comment',
    documentacao: 'comment',
    texto: 'string',
    caractere: 'string',
    regex: 'regexp',
    diretiva: 'meta',
    dado: 'string',
    nome: 'variable',
    escape: 'char.escape',
    interpolacao: 'punctuation',
    formato: 'symbol',
    contextual: 'keyword',
    numero: 'number',
    simbolo: 'operator',
    invalido: 'deletion',
};
const GROUPS = { constante: 'literal', tipo: 'type', embutida: 'built_in' };
function highlightjsScope(kind, group) {
    return kind === 'palavra' ? (GROUPS[group ?? ''] ?? 'keyword') : SCOPES[kind];
}
const highlightjsEditor = {
    name: 'highlightjs',
    title: 'highlight.js',
    files: ({ lexico }) => [{ path: `highlightjs/${(0,editors_scopes .T)(lexico)}.js`, text: highlightjs_moduleOf(lexico) }],
};
function highlightjs_moduleOf(lexico) {
    const { repository } = textmate(lexico);
    const rules = Object.fromEntries(Object.entries(repository).map(([name, { patterns }]) => [name, patterns]));
    const language = {
        name: lexico.nome,
        aliases: [lexico.extensao.replace(/^\./, '')],
    };
    return `// ${lexico.nome} ${lexico.versao} for highlight.js 11, generated by \`refdata editor\`: change the description of the language, not this file.
const LANGUAGE = ${JSON.stringify(language)};
const SCOPES = ${JSON.stringify(scopes(lexico))};
const RULES = ${JSON.stringify(rules, null, 1)};
${highlightjs_ADAPTER}`;
}
function scopes(lexico) {
    const id = (0,editors_scopes .T)(lexico);
    const kinds = Object.keys(SCOPES);
    return {
        ...Object.fromEntries(kinds.map(kind => [(0,editors_scopes .O)(kind, id), SCOPES[kind]])),
        ...Object.fromEntries(Object.keys(lexico.palavras).map(group => [
            (0,editors_scopes .O)('palavra', id, group),
            highlightjsScope('palavra', group),
        ])),
        [`meta.embedded.expression.${id}`]: 'subst',
    };
}
const highlightjs_ADAPTER = String.raw `/** Here a text is read whole: what was continued from the line before may end at once. */
const readWhole = source => source.replaceAll('(?<!\\n)', '');

const expression = source => new RegExp(readWhole(source) || '(?:)', 'mu');

/** A pattern in pieces: what stands before, in, between and behind the groups that have a scope. */
function pieces(source, count) {
  const found = [];
  let from = 0;
  let depth = 0;
  let isInClass = false;
  for (let i = 0; i < source.length && found.length < 2 * count; i += 1) {
    const char = source[i];
    if (char === '\\') i += 1;
    else if (isInClass) isInClass = char !== ']';
    else if (char === '[') isInClass = true;
    else if (char === '(') {
      if (depth === 0 && source[i + 1] !== '?') {
        found.push(source.slice(from, i));
        from = i + 1;
      }
      depth += 1;
    } else if (char === ')') {
      depth -= 1;
      if (depth === 0 && found.length % 2 === 1) {
        found.push(source.slice(from, i));
        from = i + 1;
      }
    }
  }
  return [...found, source.slice(from)];
}

const FILLED = /\\(?:(\d)|[^])/g;

const needsOpening = source =>
  [...source.matchAll(FILLED)].some(([, digit]) => digit !== undefined);

/** Of regions that nobody closes something is left here: more than so much is forgotten. */
const MOST_OPEN = 100;

/**
 * Modes end with one pattern each: where it depends on what a mode began with, every character is asked whether it is the
 * last. Gives what has to be told of the beginning.
 */
function closeAsOpened(mode, source) {
  const open = [];
  mode.end = /[^]/mu;
  mode['on:end'] = (match, response) => {
    const { index, input } = match;
    const { end, last } = open[open.length - 1];
    let until = last;
    if (index > last) {
      end.lastIndex = index;
      const found = end.exec(input);
      until = found === null ? -1 : index + Math.max(found[0].length, 1) - 1;
    }
    open[open.length - 1].last = until;
    if (index === until) open.pop();
    else response.ignoreMatch();
  };
  return match => {
    const filled = readWhole(source).replace(FILLED, (part, digit) =>
      digit === undefined ? part : (match[digit] ?? '').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
    );
    open.push({ end: new RegExp(filled, 'muy'), last: -1 });
    if (open.length > MOST_OPEN) open.shift();
  };
}

/** Before a line that is indented no further than the one in which the region was opened. */
const DEDENT = '\\n(?!\\1[ \\t]|[ \\t]*$)';

/** A heredoc: its opening, the rest of the line as code, and then its text. */
function heredoc(mode, rule) {
  const [rest, ...inner] = rule.patterns;
  const text = { ...mode, contains: modesOf(inner, new Set(), '') };
  mode.match = expression(rule.begin);
  mode['on:begin'] = closeAsOpened(text, rule.end);
  mode.starts = { end: /$/mu, contains: modesOf(rest.patterns, new Set(), ''), starts: text };
}

const known = new Map();

function modeOf(rule) {
  if (known.has(rule)) return known.get(rule);
  const scope = SCOPES[rule.name];
  const mode = scope === undefined ? {} : { scope };
  known.set(rule, mode);
  if (rule.captures !== undefined) {
    const parts = Object.values(rule.captures);
    mode.match = pieces(rule.match, parts.length).map(expression);
    mode.scope = Object.fromEntries(parts.map(({ name }, i) => [2 * i + 2, SCOPES[name]]));
  } else if (rule.match !== undefined) mode.match = expression(rule.match);
  else if (rule.patterns?.[0]?.begin?.startsWith('\\G')) heredoc(mode, rule);
  else {
    mode.begin = expression(rule.begin);
    const end = rule.while === undefined ? rule.end : DEDENT;
    if (needsOpening(end)) mode['on:begin'] = closeAsOpened(mode, end);
    else mode.end = expression(end);
    if (rule.beginCaptures) mode.beginScope = SCOPES[rule.beginCaptures[0].name];
    if (rule.endCaptures) mode.endScope = SCOPES[rule.endCaptures[0].name];
    // Here an end is looked for last: where it should come first, nothing else may begin at it.
    const guard = rule.applyEndPatternLast || rule.while ? '' : '(?!' + rule.end + ')';
    mode.contains = modesOf(rule.patterns ?? [], new Set(), guard);
  }
  return mode;
}

const guarded = new Map();

/** The same rule, which does not begin where something ends. */
function withGuard(rule, guard) {
  if (guard === '') return rule;
  if (!guarded.has(guard)) guarded.set(guard, new Map());
  const rules = guarded.get(guard);
  if (!rules.has(rule)) {
    const key = rule.match === undefined ? 'begin' : 'match';
    rules.set(rule, { ...rule, [key]: rule.captures ? guard + rule[key] : guard + '(?:' + rule[key] + ')' });
  }
  return rules.get(rule);
}

function modesOf(rules, seen, guard) {
  return rules.flatMap(rule => {
    if (rule.include === undefined) return [modeOf(withGuard(rule, guard))];
    const name = rule.include.slice(1);
    if (seen.has(name)) return [];
    seen.add(name);
    return modesOf(RULES[name], seen, guard);
  });
}

export default function language() {
  return { ...LANGUAGE, unicodeRegex: true, contains: modesOf([{ include: '#code' }], new Set(), '') };
}
`;

; 



const MONACO_STYLES = {
    classes: {
        comentario: 'comment',
        documentacao: 'comment.doc',
        texto: 'string',
        caractere: 'string.character',
        regex: 'regexp',
        diretiva: 'metatag',
        dado: 'string.data',
        nome: 'identifier',
        escape: 'string.escape',
        interpolacao: 'delimiter.bracket',
        formato: 'annotation',
        palavra: 'keyword',
        contextual: 'keyword.contextual',
        numero: 'number',
        simbolo: 'operator',
        invalido: 'invalid',
    },
    groups: {
        constante: 'constant',
        operador: 'keyword.operator',
        controle: 'keyword.control',
        declaracao: 'keyword.declaration',
        importacao: 'keyword.import',
        tipo: 'type',
        embutida: 'predefined',
        invalida: 'invalid',
    },
};
const monacoEditor = {
    name: 'monaco',
    title: 'Monaco',
    files: ({ lexico }) => [{ path: `monaco/${(0,editors_scopes .T)(lexico)}.js`, text: monaco_moduleOf(lexico) }],
};
function monaco_moduleOf(lexico) {
    const { nome, extensao } = lexico;
    const language = { id: (0,editors_scopes .T)(lexico), aliases: [nome], extensions: [extensao] };
    const { comments, brackets, autoClosingPairs, surroundingPairs, folding, wordPattern } = languageConfiguration(lexico);
    const configuration = { comments, brackets, autoClosingPairs, surroundingPairs, folding };
    return `${moduleHeader(lexico, 'Monaco')}const LANGUAGE = ${JSON.stringify(language)};
const CONFIGURATION = ${JSON.stringify(configuration)};
const WORD = ${JSON.stringify(wordPattern)};
${lineMachine(lexico, MONACO_STYLES)}${monaco_ADAPTER}`;
}
const monaco_ADAPTER = `
function isSame(stack, other) {
  let [a, b] = [stack, other];
  while (a !== b) {
    if (a?.rule !== b?.rule || a?.end !== b?.end || a?.stays !== b?.stays) return false;
    [a, b] = [a.parent, b.parent];
  }
  return true;
}

const stateOf = stack => ({
  stack,
  // A stack is never changed.
  clone: () => stateOf(stack),
  equals: other => isSame(stack, other.stack),
});

/** Makes the language known to Monaco. */
export default function register(monaco) {
  monaco.languages.register(LANGUAGE);
  const wordPattern = new RegExp(WORD.pattern, WORD.flags);
  monaco.languages.setLanguageConfiguration(LANGUAGE.id, { ...CONFIGURATION, wordPattern });
  monaco.languages.setTokensProvider(LANGUAGE.id, {
    getInitialState: () => stateOf(FIRST),
    tokenize(line, { stack }) {
      const { pieces, stack: next } = cut(line, stack);
      const tokens = pieces.map(([startIndex, , style]) => ({ startIndex, scopes: style ?? '' }));
      return { tokens, endState: stateOf(next) };
    },
  });
}
`;

; 


const PRISM_STYLES = {
    classes: {
        comentario: 'comment',
        documentacao: 'comment doc-comment',
        texto: 'string',
        caractere: 'char',
        regex: 'regex',
        diretiva: 'prolog',
        dado: 'string data',
        nome: 'variable',
        escape: 'entity',
        interpolacao: 'punctuation interpolation-punctuation',
        formato: 'symbol format',
        palavra: 'keyword',
        contextual: 'keyword contextual',
        numero: 'number',
        simbolo: 'operator',
        invalido: 'deleted invalid',
    },
    groups: { constante: 'constant', tipo: 'class-name', embutida: 'builtin', invalida: 'deleted invalid' },
};
const prismEditor = {
    name: 'prism',
    title: 'Prism',
    files: ({ lexico }) => [{ path: `prism/${(0,editors_scopes .T)(lexico)}.js`, text: prism_moduleOf(lexico) }],
};
function prism_moduleOf(lexico) {
    const names = [...new Set([(0,editors_scopes .T)(lexico), lexico.extensao.replace(/^\./, '')])];
    return `${moduleHeader(lexico, 'Prism 1')}const NAMES = ${JSON.stringify(names)};
${lineMachine(lexico, PRISM_STYLES)}${prism_ADAPTER}`;
}
const prism_ADAPTER = String.raw `
function tokens(Prism, text) {
  const all = [];
  let stack = FIRST;
  // Every second part is the end of a line.
  text.split(/(\r\n|\r|\n)/).forEach((part, i) => {
    if (i % 2 === 1) {
      all.push(part);
      return;
    }
    const { pieces, stack: next } = cut(part, stack);
    stack = next;
    for (const [start, end, style] of pieces) {
      const piece = part.slice(start, end);
      const [type, ...alias] = style?.split(' ') ?? [];
      all.push(type === undefined ? piece : new Prism.Token(type, piece, alias));
    }
  });
  return all;
}

/** Makes the language known to Prism. */
export default function register(Prism) {
  for (const name of NAMES) Prism.languages[name] = {};
  Prism.hooks.add('after-tokenize', env => {
    if (NAMES.includes(env.language)) env.tokens = tokens(Prism, env.code);
  });
}
`;

; 

const probesEditor = {
    name: 'provas',
    title: 'probes: short programs and their classes, for other highlighters',
    files: ({ lexico }) => [{ path: 'lexico.provas.json', text: fileOf(lexico) }],
};
function fileOf(lexico) {
    const { versao, nome, extensao } = lexico;
    const probes = (0,said_lexico .pX)(lexico).map(({ about, text }) => JSON.stringify({
        prova: about,
        programa: text,
        pedacos: (0,said_lexico .qw)(lexico, text).map(({ class: kind, start, end, name }) => [
            text.slice(start, end),
            kind,
            ...(name === undefined ? [] : [name]),
        ]),
    }));
    const head = JSON.stringify({ versao, nome, extensao }).slice(0, -1);
    return `${head},"provas":[\n${probes.join(',\n')}\n]}\n`;
}

; 
const LAST = 0x10ffff;
const known = new Map();
function rangesOf(property, negated) {
    const source = `\\${negated ? 'P' : 'p'}{${property}}`;
    const found = known.get(source);
    if (found !== undefined)
        return found;
    const expression = new RegExp(source, 'u');
    const ranges = [];
    for (let code = 0; code <= LAST; code += 1) {
        if (!expression.test(String.fromCodePoint(code)))
            continue;
        const last = ranges.at(-1);
        if (last !== undefined && last[1] === code - 1)
            last[1] = code;
        else
            ranges.push([code, code]);
    }
    known.set(source, ranges);
    return ranges;
}

; 

const MAX_PLACEHOLDERS = 6;
const MAX_HEADER = 80;
function snippets(lexico, programs) {
    const { blocos = {} } = lexico;
    const closings = new Map([...(blocos.pares ?? []), ...(blocos.palavras ?? [])]);
    const opens = new Set([...(blocos.abre ?? []), ...closings.keys()]);
    const found = new Map();
    for (const text of programs) {
        for (const line of linesOf(text, (0,said_lexico .qw)(lexico, text))) {
            const [first, last] = [line[0], line.at(-1)];
            if (first === undefined || last === undefined || line.length < 2)
                continue;
            const opener = text.slice(last.start, last.end);
            const isWord = first.class === 'palavra' || first.class === 'contextual';
            const header = text.slice(first.start, last.end);
            if (!isWord || !opens.has(opener) || header.length > MAX_HEADER || /[\r\n]/.test(header))
                continue;
            const prefix = text.slice(first.start, first.end);
            const known = found.get(prefix);
            if (known &&
                (known.header.length < header.length ||
                    (known.header.length === header.length && known.header <= header)))
                continue;
            const body = bodyOf(text, line, closings.get(opener));
            if (body !== undefined)
                found.set(prefix, { header, body });
        }
    }
    return Object.fromEntries([...found]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([prefix, { header, body }]) => [prefix, { prefix, body, description: header }]));
}
function* linesOf(text, tokens) {
    let line = [];
    for (const token of tokens) {
        if (token.class === 'branco' && /[\r\n]/.test(text.slice(token.start, token.end))) {
            yield line;
            line = [];
        }
        else if (token.class !== 'branco' && token.class !== 'comentario' && token.class !== 'documentacao')
            line.push(token);
    }
    yield line;
}
const CHOSEN = new Set(['nome', 'numero', 'texto', 'caractere']);
function bodyOf(text, line, closing) {
    let body = '';
    let count = 0;
    let at = line[0]?.start ?? 0;
    for (const { class: kind, start, end } of line) {
        if (kind === 'interpolacao' || kind === 'escape')
            return undefined;
        body += escaped(text.slice(at, start));
        const shown = escaped(text.slice(start, end));
        if (CHOSEN.has(kind))
            count += 1;
        body += CHOSEN.has(kind) ? `\${${count}:${shown}}` : shown;
        at = end;
    }
    if (count > MAX_PLACEHOLDERS)
        return undefined;
    return [body, '\t$0', ...(closing === undefined ? [] : [closing])];
}
function escaped(text) {
    return text.replace(/[\\$}]/g, '\\$&');
}

var assets = __webpack_require__(74186);
; 

const VSCODE_OF_CLIENT = '^1.91.0';
function serverFiles({ dados }) {
    const scripts = JSON.parse((0,assets .f)('editors/vscode.json').toString('utf8'));
    return [
        ...Object.entries(scripts).map(([path, text]) => ({ path, text })),
        { path: 'dados.json', text: `${JSON.stringify(dados)}\n` },
    ];
}
function scriptsOf(id) {
    return {
        main: './cliente.js',
        browser: './cliente.web.js',
        activationEvents: [`onLanguage:${id}`],
        capabilities: { untrustedWorkspaces: { supported: true }, virtualWorkspaces: true },
    };
}
function serverSetting(id, nome, { hasOwn }) {
    const instead = hasOwn ? ` Off unless you ask for it, since ${nome} has a server of its own.` : '';
    return {
        configuration: {
            title: nome,
            properties: {
                [`${id}.servidor.ativo`]: {
                    type: 'boolean',
                    default: !hasOwn,
                    description: `Completion, hover and diagnostics from the published reference of ${nome}.${instead}`,
                },
            },
        },
    };
}

; 






const VSCODE = '^1.75.0';
const vscodeEditor = {
    name: 'vscode',
    title: 'an extension of VS Code',
    files: input => extension(input).map(({ path, text }) => ({ path: `vscode/${path}`, text })),
};
function extension(input) {
    const { lexico, programs, servidor } = input;
    const id = (0,editors_scopes .T)(lexico);
    const parts = snippets(lexico, programs);
    const hasSnippets = Object.keys(parts).length > 0;
    return [
        jsonFile('package.json', manifest(input, hasSnippets)),
        jsonFile('language-configuration.json', languageConfiguration(lexico)),
        jsonFile(`syntaxes/${id}.tmLanguage.json`, textmate(lexico)),
        ...(hasSnippets ? [jsonFile(`snippets/${id}.json`, parts)] : []),
        ...(servidor === undefined ? [] : serverFiles(servidor)),
        { path: 'README.md', text: readme(input, hasSnippets) },
        { path: 'CHANGELOG.md', text: `# ${lexico.versao}\n\nThe colours of ${lexico.nome} ${lexico.versao}.\n` },
        { path: 'LICENSE', text: LICENCE },
        { path: '.vscodeignore', text: '.vscode/**\n*.vsix\n' },
    ];
}
function manifest({ lexico, descricao, documentacao, repositorio, servidor }, hasSnippets) {
    const { nome, extensao, versao } = lexico;
    const id = (0,editors_scopes .T)(lexico);
    return {
        name: `${id}-language`,
        displayName: nome,
        description: descricao,
        version: versionOf({ versao }),
        publisher: id,
        license: '0BSD',
        homepage: documentacao,
        ...(repositorio !== undefined && { repository: { type: 'git', url: repositorio } }),
        engines: { vscode: servidor === undefined ? VSCODE : VSCODE_OF_CLIENT },
        categories: ['Programming Languages', ...(hasSnippets ? ['Snippets'] : [])],
        keywords: [id],
        ...(servidor !== undefined && scriptsOf(id)),
        contributes: {
            languages: [
                {
                    id,
                    aliases: [nome],
                    extensions: [extensao],
                    configuration: './language-configuration.json',
                },
            ],
            grammars: [{ language: id, scopeName: `source.${id}`, path: `./syntaxes/${id}.tmLanguage.json` }],
            ...(hasSnippets && { snippets: [{ language: id, path: `./snippets/${id}.json` }] }),
            ...settingsOf(lexico, id),
            ...(servidor !== undefined && serverSetting(id, nome, servidor)),
        },
    };
}
function settingsOf({ blocos }, id) {
    if (!blocos?.largura)
        return {};
    return {
        configurationDefaults: {
            [`[${id}]`]: {
                'editor.tabSize': blocos.largura,
                'editor.insertSpaces': true,
                'editor.detectIndentation': false,
            },
        },
    };
}
function versionOf({ versao }) {
    const [major = 0, minor = 0, patch = 0] = (/\d+(?:\.\d+)*/.exec(versao)?.[0] ?? '0.0.1')
        .split('.')
        .map(Number);
    return `${major}.${minor}.${patch}`;
}
function readme({ lexico, descricao, documentacao, servidor }, hasSnippets) {
    const { nome, extensao } = lexico;
    const server = servidor === undefined
        ? ''
        : `\nCompletion, hover, signatures and diagnostics come from the published reference, a copy of which is in this extension: nothing is fetched, on the web neither. The setting \`${(0,editors_scopes .T)(lexico)}.servidor.ativo\` turns them ${servidor.hasOwn ? `on: ${nome} has a language server of its own` : 'off'}.\n`;
    return `# ${nome}

${descricao}

Colours${hasSnippets ? ', snippets' : ''}, brackets and comments for programs of ${nome} (\`${extensao}\`). Documentation: <${documentacao}>
${server}
Generated by \`refdata editor\` from the description of the language: change that, not these files.
`;
}
const LICENCE = `BSD Zero Clause License

Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY
AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM
LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR
OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
PERFORMANCE OF THIS SOFTWARE.
`;

; 
const PYTHON_MACHINE = String.raw `

@functools.lru_cache(maxsize=None)
def expression(source):
    return re.compile(re.sub(r'\\([pP])\{([^}]*)\}', lambda found: PROPERTIES[found[1] + found[2]], source))


def filled(source, groups):
    """A pattern with what was matched before in the place of its numbers."""
    return re.sub(
        r'\\(?:(\d)|[\s\S])',
        lambda part: part[0] if part[1] is None else re.escape(groups[int(part[1])] or ''),
        source,
    )


def is_rest_of_line(rule):
    """Of a heredoc, what is behind its opening."""
    return rule.get('begin', '').startswith('\\G')


def rules_of(patterns, seen):
    for rule in patterns:
        if is_rest_of_line(rule):
            continue
        if 'include' not in rule:
            yield rule, expression(rule.get('match') or rule['begin'])
            continue
        name = rule['include'][1:]
        if name not in seen:
            seen.add(name)
            yield from rules_of(RULES[name], seen)


WITHIN = {}


def within(rule):
    """The rules that hold in what a rule begins, with their patterns."""
    if id(rule) not in WITHIN:
        WITHIN[id(rule)] = list(rules_of(rule.get('patterns', ()), set()))
    return WITHIN[id(rule)]


class Frame:
    """What is open in a place; never changed."""

    __slots__ = ('rule', 'parent', 'scope', 'end', 'stays', 'dedents')

    def __init__(self, rule, parent=None, groups=()):
        self.rule = rule
        self.parent = parent
        self.scope = rule.get('name') or (parent and parent.scope)
        self.end = expression(filled(rule['end'], groups)) if 'end' in rule else None
        self.stays = expression(filled(rule['while'], groups)) if 'while' in rule else None
        self.dedents = (parent.dedents if parent else 0) + (self.stays is not None)


FIRST = Frame({'patterns': [{'include': '#code'}]})


def enter(parent, rule, groups):
    frame = Frame(rule, parent, groups)
    patterns = rule.get('patterns')
    # What is behind a heredoc in its first line.
    return enter(frame, patterns[0], ()) if patterns and is_rest_of_line(patterns[0]) else frame


def dedented(frame, search):
    """Leaves what the indentation of a line ends."""
    stays = []
    left = frame
    while left is not None and left.dedents > 0:
        if left.stays:
            stays.insert(0, left)
        left = left.parent
    for stay in stays:
        found = search(stay.stays, 0)
        if found is None or found.start() != 0:
            return stay.parent
    return frame


def cut(text, before):
    """Cuts a line: pieces (start, end, scope), and what is open behind it."""
    # A line is read with its end behind it.
    line = text + '\n'
    pieces = []
    known = {}

    def search(pattern, start):
        # Patterns are kept: to ask one for its hash takes longer than to look for it.
        key = id(pattern)
        found = known.get(key, pattern)
        if found is None or (found is not pattern and found.start() >= start):
            return found
        found = known[key] = pattern.search(line, start)
        return found

    at = 0

    def take(to, scope):
        nonlocal at
        end = min(to, len(text))
        if end > at:
            pieces.append((at, end, scope))
            at = end

    frame = dedented(before, search) if before.dedents > 0 else before
    start = 0
    while start < len(line):
        match = chosen = None
        rule = frame.rule
        is_last = 'applyEndPatternLast' in rule
        if frame.end and not is_last:
            match = search(frame.end, start)
        for offered, pattern in within(rule):
            if match and match.start() == start:
                break
            other = search(pattern, start)
            if other and (match is None or other.start() < match.start()):
                match, chosen = other, offered
        if frame.end and is_last:
            other = search(frame.end, start)
            if other and (match is None or other.start() < match.start()):
                match, chosen = other, None
        if match is None:
            break
        end = match.end()
        take(match.start(), frame.scope)
        if chosen is None:
            take(end, scope_of(rule, 'endCaptures', frame.scope))
            frame = frame.parent
        elif 'begin' in chosen:
            take(end, scope_of(chosen, 'beginCaptures', chosen.get('name') or frame.scope))
            frame = enter(frame, chosen, (match[0],) + match.groups())
        else:
            scope = chosen.get('name') or frame.scope
            for group, style in chosen.get('captures', {}).items():
                if match[int(group)] is not None:
                    take(match.start(int(group)), scope)
                    take(match.end(int(group)), style['name'])
            take(end, scope)
            if end == start:
                break
        start = end
    take(len(text), frame.scope)
    return pieces, frame


def scope_of(rule, captures, otherwise):
    return rule[captures]['0']['name'] if captures in rule else otherwise


def tokens_of(text):
    frame = FIRST
    offset = 0
    # Every second part is the end of a line.
    for i, part in enumerate(re.split('(\r\n|\r|\n)', text)):
        if i % 2:
            yield offset, Whitespace, part
        else:
            pieces, frame = cut(part, frame)
            for start, end, scope in pieces:
                yield offset + start, STYLES.get(scope, Text), part[start:end]
        offset += len(part)
`;

; 
const PART = /\\[pP]\{[^}]*\}|(?:\\u[dD][89abAB]..)?\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\.|\(\?(?:[:=!]|<[=!])|\[(?:\\.|[^\]\\])*\]|./gsu;
const IN_CLASS = /\\[pP]\{[^}]*\}|(?:\\u[dD][89abAB]..)?\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\.|./gsu;
const BLANKS = '\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
const NOT_IN_DOT = '\n\r\u2028\u2029';
const CONTROLS = { n: '\n', t: '\t', r: '\r', f: '\f', v: '\v', 0: '\0' };
function patternParts(source) {
    const parts = [];
    const texts = source.match(PART) ?? [];
    for (let i = 0; i < texts.length; i += 1) {
        const text = texts[i];
        const repeated = repetition(texts, i);
        if (repeated !== undefined) {
            const lazy = texts[i + repeated.length] === '?';
            parts.push({ kind: 'times', least: repeated.least, most: repeated.most, lazy });
            i += repeated.length - (lazy ? 0 : 1);
        }
        else
            parts.push(partOf(text));
    }
    return parts;
}
function repetition(texts, i) {
    const text = texts[i];
    if (text === '*')
        return { least: 0, most: Number.POSITIVE_INFINITY, length: 1 };
    if (text === '+')
        return { least: 1, most: Number.POSITIVE_INFINITY, length: 1 };
    if (text === '?')
        return { least: 0, most: 1, length: 1 };
    if (text !== '{')
        return undefined;
    const whole = texts.slice(i, texts.indexOf('}', i) + 1).join('');
    const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}$/.exec(whole) ?? [];
    if (least === undefined)
        return undefined;
    const upper = comma === '' ? Number(least) : most === '' ? Number.POSITIVE_INFINITY : Number(most);
    return { least: Number(least), most: upper, length: whole.length };
}
function partOf(text) {
    if (text.startsWith('('))
        return { kind: 'open', group: text };
    if (text === ')')
        return { kind: 'close' };
    if (text === '|')
        return { kind: 'or' };
    if (text === '^')
        return { kind: 'start' };
    if (text === '$')
        return { kind: 'end' };
    if (text === '.')
        return { kind: 'class', members: membersOf(NOT_IN_DOT), negated: true };
    if (text.startsWith('[')) {
        const negated = text.startsWith('[^');
        return { kind: 'class', members: membersOf(text.slice(negated ? 2 : 1, -1)), negated };
    }
    if (/^\\\d$/.test(text))
        return { kind: 'again', group: text.slice(1) };
    if (/^\\[pPs]/.test(text))
        return { kind: 'class', members: membersOf(text), negated: false };
    return { kind: 'text', char: charOf(text) };
}
function membersOf(body) {
    const texts = body.match(IN_CLASS) ?? [];
    const members = [];
    for (let i = 0; i < texts.length; i += 1) {
        const text = texts[i];
        const property = /^\\([pP])\{([^}]*)\}$/.exec(text);
        if (property)
            members.push({ property: property[2], negated: property[1] === 'P' });
        else if (text === '\\s')
            members.push(...membersOf(BLANKS));
        else if (texts[i + 1] === '-' && i + 2 < texts.length) {
            members.push({ from: charOf(text), to: charOf(texts[i + 2]) });
            i += 2;
        }
        else
            members.push({ from: charOf(text), to: charOf(text) });
    }
    return members;
}
function charOf(text) {
    if (!text.startsWith('\\'))
        return text;
    const codes = [...text.matchAll(/\\[ux]([0-9a-fA-F]+)/g)].map(([, code = '']) => Number.parseInt(code, 16));
    if (codes.length > 0)
        return String.fromCharCode(...codes);
    return CONTROLS[text.charAt(1)] ?? text.slice(1);
}

; 

function pythonPattern(source) {
    const parts = patternParts(source);
    const before = lookbehindsOf(parts);
    const firsts = before === 0 ? undefined : firstsOf(parts.slice(before));
    return (firsts === undefined ? '' : `(?=[${firsts.map(member).join('')}])`) + written(parts);
}
function firstsOf(parts) {
    const firsts = [];
    let i = 0;
    for (;; i += 1) {
        const [part, next] = [parts[i], parts[i + 1]];
        if (part?.kind === 'open' && (part.group === '(' || part.group === '(?:'))
            break;
        if (part?.kind === 'text')
            firsts.push({ from: part.char, to: part.char });
        else if (part?.kind === 'class' && !part.negated)
            firsts.push(...part.members);
        else
            return undefined;
        if (next?.kind !== 'times' || next.least > 0)
            return firsts;
        i += 1;
    }
    let isFirst = true;
    for (const part of parts.slice(i + 1)) {
        if (part.kind === 'close' && !isFirst)
            return firsts;
        if (part.kind === 'or')
            isFirst = true;
        else if (part.kind === 'text' || (part.kind === 'class' && !part.negated)) {
            if (isFirst)
                firsts.push(...(part.kind === 'text' ? [{ from: part.char, to: part.char }] : part.members));
            isFirst = false;
        }
        else
            return undefined;
    }
    return undefined;
}
function lookbehindsOf(parts) {
    let end = 0;
    while (true) {
        const first = parts[end];
        if (first?.kind !== 'open' || !first.group.startsWith('(?<'))
            return end;
        let depth = 0;
        do {
            const { kind } = parts[end];
            depth += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
            end += 1;
        } while (depth > 0);
    }
}
function written(parts) {
    const groups = [];
    return parts.map(write).join('');
    function write(part) {
        const group = groups.at(-1);
        switch (part.kind) {
            case 'open':
                groups.push(part.group);
                return part.group === '(?<=' ? '(?:(?<=' : part.group;
            case 'close':
                groups.pop();
                return group === '(?<=' ? '))' : ')';
            case 'or':
                return group === '(?<=' ? ')|(?<=' : group === '(?<!' ? ')(?<!' : '|';
            case 'start':
                return '^';
            case 'end':
                return '(?=\\n)';
            case 'text':
                return literal(part.char);
            case 'class':
                return `[${part.negated ? '^' : ''}${part.members.map(member).join('')}]`;
            case 'again':
                return `\\${part.group}`;
            case 'times':
                return times(part) + (part.lazy ? '?' : '');
        }
    }
}
const PROPERTY = /\\([pP])\{([^}]*)\}/g;
function member(part) {
    if ('property' in part)
        return `\\${part.negated ? 'P' : 'p'}{${part.property}}`;
    return part.from === part.to ? literal(part.from) : `${literal(part.from)}-${literal(part.to)}`;
}
function times({ least, most }) {
    if (most === Number.POSITIVE_INFINITY && least < 2)
        return least === 0 ? '*' : '+';
    if (least === 0 && most === 1)
        return '?';
    return least === most ? `{${least}}` : `{${least},${Number.isFinite(most) ? most : ''}}`;
}
function literal(char) {
    if (/^[\n\r\t\f\v\0]$/.test(char))
        return `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
    return char.replace(/[!-/:-@[-^`{-~]/, '\\$&');
}

; 






const PYGMENTS_STYLES = {
    classes: {
        comentario: 'Comment',
        documentacao: 'Literal.String.Doc',
        texto: 'Literal.String',
        caractere: 'Literal.String.Char',
        regex: 'Literal.String.Regex',
        diretiva: 'Comment.Preproc',
        dado: 'Literal.String.Heredoc',
        nome: 'Name',
        escape: 'Literal.String.Escape',
        interpolacao: 'Literal.String.Interpol',
        formato: 'Literal.String.Affix',
        palavra: 'Keyword',
        contextual: 'Keyword.Pseudo',
        numero: 'Literal.Number',
        simbolo: 'Operator',
        invalido: 'Error',
    },
    groups: {
        constante: 'Keyword.Constant',
        operador: 'Operator.Word',
        declaracao: 'Keyword.Declaration',
        importacao: 'Keyword.Namespace',
        tipo: 'Keyword.Type',
        embutida: 'Name.Builtin',
        invalida: 'Error',
    },
};
const pygmentsEditor = {
    name: 'pygments',
    title: 'Pygments: a package for Python',
    files: input => packageOf(input).map(({ path, text }) => ({ path: `pygments/${path}`, text })),
};
function packageOf(input) {
    const module = `pygments_${(0,editors_scopes .T)(input.lexico).replaceAll('-', '_')}`;
    return [
        { path: `${module}/__init__.py`, text: pygments_moduleOf(input) },
        { path: 'pyproject.toml', text: projectOf(input, module) },
        { path: 'README.md', text: pygments_readme(input) },
        { path: 'LICENSE', text: LICENCE },
    ];
}
function classNameOf(lexico) {
    const words = (0,editors_scopes .T)(lexico)
        .split('-')
        .map(word => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
    return `${words.join('').replace(/^(?=\d)/, 'Language')}Lexer`;
}
function pygments_moduleOf({ lexico, documentacao }) {
    const { nome, versao, extensao } = lexico;
    const { rules, scopes } = lineRules(lexico, PYGMENTS_STYLES);
    const table = pythonValue(Object.fromEntries(Object.entries(rules).map(([name, patterns]) => [name, patterns.map(inPython)])));
    const styles = Object.entries(scopes).map(([scope, style]) => `    ${pythonValue(scope)}: Token.${style},\n`);
    const id = (0,editors_scopes .T)(lexico);
    const aliases = [...new Set([id, extensao.replace(/^\./, '')])];
    const title = `${nome} ${versao} for Pygments, generated by refdata editor: change the description of the language, not this file.`;
    return `${pythonValue(title)}
# fmt: off
import functools
import re

from pygments.lexer import Lexer
from pygments.token import Text, Token, Whitespace

STYLES = {
${styles.join('')}}
PROPERTIES = {
${propertiesIn(table)}}
RULES = ${table}
${PYTHON_MACHINE}

class ${classNameOf(lexico)}(Lexer):
    name = ${pythonValue(nome)}
    url = ${pythonValue(documentacao)}
    aliases = ${pythonValue(aliases)}
    filenames = ${pythonValue([`*${extensao}`])}

    def get_tokens_unprocessed(self, text):
        return tokens_of(text)
`;
}
function inPython(rule) {
    const { match, begin, end, while: stays, patterns } = rule;
    const isRestOfLine = begin?.startsWith('\\G') === true;
    return {
        ...rule,
        ...(match !== undefined && { match: pythonPattern(match) }),
        ...(begin !== undefined && !isRestOfLine && { begin: pythonPattern(begin) }),
        ...(end !== undefined && { end: pythonPattern(end) }),
        ...(stays !== undefined && { while: pythonPattern(stays) }),
        ...(patterns !== undefined && { patterns: patterns.map(inPython) }),
    };
}
function pythonValue(value) {
    return JSON.stringify(value, null, 1);
}
function propertiesIn(table) {
    const used = new Set([...table.replaceAll('\\\\', '\\').matchAll(PROPERTY)].map(([, p, name]) => `${p}${name}`));
    return [...used]
        .map(key => {
        const ranges = rangesOf(key.slice(1), key.startsWith('P')).map(([from, to]) => from === to ? unicode(from) : `${unicode(from)}-${unicode(to)}`);
        return `    ${pythonValue(key)}: '${ranges.join('')}',\n`;
    })
        .join('');
}
function unicode(code) {
    return code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`;
}
const hex = (code, width) => code.toString(16).padStart(width, '0');
function projectOf({ lexico, descricao, documentacao, repositorio }, module) {
    const text = (value) => JSON.stringify(value.replace(/\p{Cc}+/gu, ' '));
    const id = (0,editors_scopes .T)(lexico);
    return `[build-system]
requires = ["flit_core >=3.12,<4"]
build-backend = "flit_core.buildapi"

[project]
name = "pygments-${id}"
version = "${versionOf(lexico)}"
description = ${text(descricao)}
readme = "README.md"
license = "0BSD"
license-files = ["LICENSE"]
requires-python = ">=3.9"
dependencies = ["pygments>=2.12"]

[project.urls]
Documentation = ${text(documentacao)}
${repositorio === undefined ? '' : `Repository = ${text(repositorio)}\n`}
[project.entry-points."pygments.lexers"]
${id} = "${module}:${classNameOf(lexico)}"

[tool.flit.module]
name = "${module}"
`;
}
function pygments_readme({ lexico, descricao, documentacao }) {
    const { nome } = lexico;
    const id = (0,editors_scopes .T)(lexico);
    return `# ${nome} for Pygments

${descricao}

\`pip install .\` in this folder, and [Pygments](https://pygments.org) colours ${nome} by the name \`${id}\`: so do Sphinx and MkDocs. Documentation: <${documentacao}>

Generated by \`refdata editor\` from the description of the language: change that, not these files.
`;
}

; 










const EDITORS = [
    textmateEditor,
    vscodeEditor,
    highlightjsEditor,
    prismEditor,
    codemirrorEditor,
    monacoEditor,
    pygmentsEditor,
    probesEditor,
];
function enginesNamed(names, option) {
    return names === undefined ? EDITORS : names.map(name => engineNamed(name, option));
}
function engineNamed(name, option) {
    const engine = EDITORS.find(candidate => candidate.name === name);
    if (engine !== undefined)
        return engine;
    const names = EDITORS.map(candidate => candidate.name);
    const near = (0,nearest .p)(name, names)[0];
    throw new user_error .y($said`There is no engine \`${name}\`${near === undefined ? '' : $said`; did you mean \`${near}\``}.`, $said`${option} only takes these, separated by commas: ${names.join(', ')}.`);
}


 }),

 61400:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   O: () => (  scopeOf),
   T: () => (  idOf)
 });
const GROUPS = {
    constante: 'constant.language',
    operador: 'keyword.operator.word',
    controle: 'keyword.control',
    declaracao: 'storage.type',
    importacao: 'keyword.control.import',
    tipo: 'support.type',
    embutida: 'support.function',
    invalida: 'invalid.illegal.reserved',
};
const CLASSES = {
    comentario: 'comment',
    documentacao: 'comment.documentation',
    texto: 'string.quoted',
    caractere: 'string.character',
    regex: 'string.regexp',
    diretiva: 'meta.preprocessor',
    dado: 'string.unquoted',
    nome: 'variable.other',
    escape: 'constant.character.escape',
    interpolacao: 'punctuation.definition.template-expression',
    formato: 'constant.other.format',
    contextual: 'keyword.other.contextual',
    numero: 'constant.numeric',
    simbolo: 'keyword.operator',
    invalido: 'invalid.illegal',
};
function scopeOf(kind, id, group) {
    const scope = kind === 'palavra' ? (GROUPS[group ?? ''] ?? `keyword.other.${group}`) : CLASSES[kind];
    return `${scope}.${id}`;
}
function idOf({ nome }) {
    const plain = nome
        .replaceAll('#', ' sharp')
        .replaceAll('+', ' plus')
        .normalize('NFD')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '');
    return plain === '' ? 'language' : plain;
}


 })

};
