export const id = 8816;
export const ids = [8816];
export const modules = {

/***/ 28816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runLsp: () => (/* binding */ runLsp)
});

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./node_modules/vscode-languageserver/lib/node/main.js
var main = __webpack_require__(80900);
// EXTERNAL MODULE: ./build/lsp/choose.js
var choose = __webpack_require__(93703);
// EXTERNAL MODULE: ./build/lsp/language.js + 1 modules
var language = __webpack_require__(22157);
// EXTERNAL MODULE: ./node_modules/vscode-languageserver/lib/common/api.js
var api = __webpack_require__(92104);
// EXTERNAL MODULE: ./node_modules/vscode-languageserver-textdocument/lib/esm/main.js
var esm_main = __webpack_require__(2365);
// EXTERNAL MODULE: ./build/runtime/generated/version.js
var version = __webpack_require__(82437);
// EXTERNAL MODULE: ./node_modules/vscode-languageserver-protocol/lib/common/api.js
var common_api = __webpack_require__(65617);
;// CONCATENATED MODULE: ./build/lsp/command-completion.js

/** A longer line is no command of anybody. */
const MAX_LINE_CHARACTERS = 2000;
/**
 * Commands of the language's program and their options, in texts that are no programs in it: scripts, workflows, pages.
 * Only behind the program's name, as its own usage lines write it.
 */
function commandCompletions(text, offset, language) {
    const start = Math.max(text.lastIndexOf('\n', offset - 1) + 1, offset - MAX_LINE_CHARACTERS);
    const words = text.slice(start, offset).split(/\s+/);
    const program = programOf(language);
    const at = program === undefined ? -1 : words.lastIndexOf(program);
    if (at < 0 || at === words.length - 1)
        return [];
    const { grupos } = language.data.files.comandos;
    if (at === words.length - 2)
        return grupos.flatMap(({ comandos }) => comandos.flatMap(({ nome, uso, apelidos }) => [nome, ...apelidos].map(label => ({
            label,
            kind: common_api.CompletionItemKind.Event,
            detail: uso,
            data: `comando:${nome}`,
        }))));
    const name = words[at + 1];
    const command = grupos
        .flatMap(({ comandos }) => comandos)
        .find(({ nome, apelidos }) => nome === name || apelidos.includes(name));
    return (command?.opcoes ?? []).flatMap(option => {
        const flag = typeof option === 'object' && option !== null && 'flag' in option ? option.flag : option;
        const detail = typeof option === 'object' && option !== null && 'descricao' in option ? option.descricao : '';
        return typeof flag === 'string'
            ? [{ label: flag, kind: common_api.CompletionItemKind.Property, detail: String(detail) }]
            : [];
    });
}
/** The program that the usage lines of commands begin with, most of them. */
function programOf({ data }) {
    const counts = new Map();
    const commands = data.files.comandos.grupos.flatMap(({ comandos }) => comandos);
    for (const { uso, nome } of commands) {
        const [first, second] = uso.trim().split(/\s+/);
        if (first !== undefined && first !== nome && second === nome)
            counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    const [most] = [...counts].sort((a, b) => b[1] - a[1]);
    return most !== undefined && most[1] * 2 > commands.length ? most[0] : undefined;
}

// EXTERNAL MODULE: ./build/lsp/code-token.js
var code_token = __webpack_require__(11463);
// EXTERNAL MODULE: ./build/lsp/imports.js
var imports = __webpack_require__(74998);
// EXTERNAL MODULE: ./build/text/visible.js
var visible = __webpack_require__(14252);
;// CONCATENATED MODULE: ./build/lsp/prose-markdown.js

/**
 * Signs that mean something to Markdown wherever they stand, and a low line at the edge of a word. Others stay as they are:
 * many editors show the source of Markdown, in which references such as `&#40;` cannot be read.
 */
const ANYWHERE = /[\\`*[\]<>|~&$]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** What begins a heading, a list, a quotation or a rule at the beginning of a line. */
const AT_LINE_START = /^( *)(#|[-+=](?=[-+=\s]|$)|\d+(?=[.)](?:\s|$)))/gm;
/** What editors make links of without being asked. */
const LINKED = /:\/\/|\bwww\.|@/g;
/** Text from outside as words in Markdown, whatever is in it. */
function proseMarkdown(text) {
    return (0,visible/* visible */.R)(text)
        .replace(/^[ \t]+/gm, '')
        .replace(ANYWHERE, '\\$&')
        .replace(LINKED, sign => (sign === '://' ? ':\\//' : sign === '@' ? '\\@' : 'www\\.'))
        .replace(AT_LINE_START, (_, blanks, sign) => /\d/.test(sign) ? `${blanks}${sign}\\` : `${blanks}\\${sign}`);
}

;// CONCATENATED MODULE: ./build/lsp/item-text.js


/** Longer texts are cut: an editor shows them beside the program. */
const MAX_TEXT_CHARACTERS = 2000;
const MAX_PARAGRAPHS = 8;
const MAX_EXAMPLE_LINES = 20;
/** What a thing is called beside its name, as editors show it. */
const KIND_NAMES = {
    palavra: 'reserved word',
    contextual: 'contextual word',
    operador: 'operator',
    verbo: 'HTTP verb',
    regra: 'rule',
    embutida: 'built-in',
    modulo: 'module',
    simbolo: 'symbol',
    comando: 'command',
    erro: 'error code',
};
/** A thing as one line of code: its name with its signature. */
function headOf(item) {
    const name = item.modulo === null ? item.nome : `${item.modulo}.${item.nome}`;
    const signature = item.assinatura ?? '';
    return (0,visible/* visible */.R)(signature === '' || /^[(<[]/.test(signature) ? name + signature : `${name} ${signature}`);
}
/**
 * All that is known of a thing, as Markdown: signature, summary, text, where a word counts, an example, its page. Texts of
 * the language are shown as they are: nothing in them is Markdown or HTML.
 */
function itemMarkdown(item, language) {
    const { where, equivalent } = wordOf(item, language);
    const [example] = item.exemplos;
    const address = language.addressOf(item);
    const parts = [
        codeBlock(headOf(item), language),
        item.obsoleto === null ? '' : `**Deprecated.** ${proseMarkdown(item.obsoleto)}`,
        proseMarkdown(item.resumo),
        ...paragraphs(item.documentacao),
        where === '' ? '' : `Keyword: ${proseMarkdown(where)}. A name elsewhere.`,
        equivalent === '' ? '' : `In other languages: ${proseMarkdown(equivalent)}`,
        item.apelidos.length === 0 ? '' : `Also: ${item.apelidos.map(proseMarkdown).join(', ')}`,
        example === undefined ? '' : codeBlock(firstLines(example.codigo), language),
        item.desde === null ? '' : `Since ${proseMarkdown(item.desde)}`,
        address === undefined ? '' : item_text_link(KIND_NAMES[item.tipo], address),
    ];
    return parts.filter(part => part !== '').join('\n\n');
}
/** The same for a reader who does not show Markdown. */
function itemPlain(item, language) {
    const address = language.addressOf(item);
    const said = [headOf(item), item.obsoleto ?? '', item.resumo, item.documentacao, address ?? ''];
    return said
        .filter(part => part !== '')
        .map(part => cut((0,visible/* visible */.R)(part)))
        .join('\n\n');
}
function wordOf(item, language) {
    const word = language.words.get(item.nome);
    return word?.item === item ? word : { where: '', equivalent: '' };
}
/** A block that nothing in the code can end. */
function codeBlock(code, language) {
    const shown = (0,visible/* visible */.R)(code);
    const longest = Math.max(2, ...[...shown.matchAll(/`+/g)].map(([ticks]) => ticks.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${languageId(language)}\n${shown}\n${fence}`;
}
/** What editors call the language: `lume`. */
function languageId(language) {
    return language.name.toLowerCase().replace(/[^a-z0-9+#-]+/g, '');
}
function paragraphs(text) {
    return cut(text)
        .split(/\n\s*\n/)
        .slice(0, MAX_PARAGRAPHS)
        .map(paragraph => proseMarkdown(paragraph));
}
function firstLines(code) {
    const lines = code.split('\n');
    return lines.length > MAX_EXAMPLE_LINES ? [...lines.slice(0, MAX_EXAMPLE_LINES), '…'].join('\n') : code;
}
function cut(text) {
    return text.length > MAX_TEXT_CHARACTERS ? `${text.slice(0, MAX_TEXT_CHARACTERS)}…` : text;
}
/** A link that stays one whatever is in the address. */
function item_text_link(text, address) {
    return `[${proseMarkdown(text)}](<${address.replace(/[<>\s\\]/g, encodeURIComponent)}>)`;
}

;// CONCATENATED MODULE: ./build/lsp/completion.js




/** More than anybody reads; the rest comes with the next letters. */
const MAX_ITEMS = 2000;
/** Tokens of a line that are looked at for what stands before a place. */
const MAX_LINE_TOKENS = 400;
const KINDS = {
    palavra: common_api.CompletionItemKind.Keyword,
    contextual: common_api.CompletionItemKind.Keyword,
    operador: common_api.CompletionItemKind.Operator,
    verbo: common_api.CompletionItemKind.EnumMember,
    regra: common_api.CompletionItemKind.Text,
    embutida: common_api.CompletionItemKind.Function,
    modulo: common_api.CompletionItemKind.Module,
    simbolo: common_api.CompletionItemKind.Function,
    comando: common_api.CompletionItemKind.Event,
    erro: common_api.CompletionItemKind.Constant,
};
/** Names that may stand at a place of a program; none in comments, texts and numbers. */
function completionsAt(program, offset, options) {
    if (program.isProse(offset))
        return limited([]);
    const code = program.codeAt(offset);
    const last = (0,code_token/* tokenBefore */.pK)(code, offset);
    const token = code.tokens[last];
    const isTyped = token !== undefined && offset <= token.end;
    if (isTyped && token.kind === 'number')
        return limited([]);
    // What is being typed is replaced by what is chosen; before it stands what decides.
    const before = isTyped && token.kind === 'name' ? last : last + 1;
    if ((0,code_token/* isMember */.NB)(code, before - 1))
        return limited(members(program, code, before, offset));
    const position = importPosition(program, code, before, options.importWords);
    if (position !== undefined)
        return limited(position);
    // A blank or a colon asks only where something certain stands before it.
    if (options.trigger !== undefined && /\W/.test(options.trigger))
        return limited([]);
    const start = before <= last ? (token?.start ?? offset) : offset;
    return limited(anything(program, code, { before, start, offset }, options));
}
/** What is asked of the name before a dot: symbols of a module, or the next part of names of modules. */
function members(program, code, before, offset) {
    if (!(0,code_token/* isName */.Eo)(code, before - 2))
        return [];
    const chain = (0,code_token/* chainUpTo */.cq)(code, before - 2);
    const found = program.moduleOf(chain);
    const symbols = found?.length === chain.parts.length ? symbolsOf(found.module) : [];
    return [
        ...nextParts(program, chain, { from: code.tokens[chain.first]?.start ?? offset, to: offset }),
        ...symbols,
    ];
}
/** Modules whose names go on from a chain; the whole name is replaced. */
function nextParts(program, { parts, separator }, { from, to }) {
    const start = parts.join(separator) + separator;
    const { document, language } = program;
    const range = { start: document.positionAt(from), end: document.positionAt(to) };
    const found = [];
    for (const [name, { item }] of language.modules) {
        if (!name.startsWith(start))
            continue;
        // Only what is on one line can be replaced.
        if (range.start.line !== range.end.line)
            continue;
        found.push({ ...entry(item, name), filterText: name, textEdit: { range, newText: name } });
    }
    return found;
}
function symbolsOf({ symbols }) {
    return [...symbols.values()].map(item => entry(item));
}
/** Modules behind a word that takes them in, and symbols where they are taken in by name; nothing anywhere else. */
function importPosition(program, code, before, words) {
    const first = lineStart(code, before);
    if (first === before)
        return undefined;
    const { language } = program;
    const previous = (0,code_token/* textAt */.$6)(code, before - 1);
    const word = (0,code_token/* textAt */.$6)(code, first);
    if (!language.words.has(word))
        return undefined;
    const isImport = words.has(word) || language.isImporting(word);
    if (isImport && before === first + 1)
        return modulesOf(language);
    const end = Math.min((0,imports/* statementEnd */.He)(code, first), code.tokens.length);
    const module = moduleIn(program, code, first + 1, end);
    // `de M importa a, b`: behind the second word that takes in.
    const second = indexOf(code, first + 1, before, at => words.has((0,code_token/* textAt */.$6)(code, at)) || language.isImporting((0,code_token/* textAt */.$6)(code, at)));
    const isListing = previous === ',' || before - 1 === second || (0,code_token/* depthOf */.d1)(code, before - 1) > 0;
    if (module !== undefined && isListing && (second >= 0 || (isImport && depthIn(code, first, before) > 0)))
        return symbolsOf(module);
    // `de M`: the first word does not take in on its own.
    if (module === undefined && before === first + 1 && leadsToImport(program, word, words))
        return modulesOf(language);
    return undefined;
}
/** Whether the language's examples begin a line with a word, and take something in behind it: `de M importa a`. */
function leadsToImport({ language }, word, words) {
    const { fold } = language;
    for (const [name, { item }] of language.words)
        if (words.has(name) || fold(name) === fold(word))
            for (const { codigo } of item.exemplos)
                for (const line of codigo.split('\n')) {
                    const [start, ...rest] = line.trim().split(/\s+/);
                    if (fold(start ?? '') === fold(word) && rest.some(part => words.has(part)))
                        return true;
                }
    return false;
}
function modulesOf({ modules }) {
    return [...modules].map(([name, { item }]) => entry(item, name));
}
function anything(program, code, { before, start, offset }, { snippets }) {
    const { language, bound, imports, text } = program;
    const found = [];
    for (const [name, { item, isReserved }] of language.words)
        if (isReserved || program.isKeywordAt(name, start, offset))
            found.push(entry(item));
    for (const item of language.builtins.values())
        found.push(entry(item));
    for (const [name, { item }] of bound)
        found.push(entry(item, name));
    for (const { selected } of imports)
        for (const { module, name } of selected) {
            const item = module.symbols.get(name);
            if (item !== undefined)
                found.push(entry(item));
        }
    for (const [name, { item }] of language.modules)
        if (!bound.has(name))
            found.push(entry(item, name));
    for (const item of language.verbs.values())
        found.push(entry(item));
    const isFirst = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() === '';
    if (isFirst && !isInBrackets(code, before))
        found.push(...snippets.map(each => snippetEntry(each, language)));
    return unique(found);
}
/** The first token of the line that a token stands in. */
function lineStart(code, at) {
    let first = at;
    const isOther = (i) => code.tokens[i]?.isFirst === true && !isInBrackets(code, i);
    if (at < code.tokens.length && isOther(at))
        return at;
    while (first > 0 && at - first < MAX_LINE_TOKENS) {
        first -= 1;
        if (isOther(first))
            return first;
    }
    return first;
}
/** Whether a line goes on in brackets that were opened in the lines before it, as far as these are looked at. */
function isInBrackets(code, at) {
    let depth = 0;
    for (let i = at - 1; i >= 0 && at - i < MAX_LINE_TOKENS; i -= 1) {
        depth += (0,code_token/* depthOf */.d1)(code, i);
        if (depth > 0)
            return true;
    }
    return false;
}
function moduleIn(program, code, from, to) {
    for (let at = from; at < to; at += 1) {
        if (!(0,code_token/* isName */.Eo)(code, at) || (0,code_token/* isMember */.NB)(code, at + 1))
            continue;
        const chain = (0,code_token/* chainUpTo */.cq)(code, at);
        const found = program.language.modules.get(chain.parts.join(chain.separator));
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function indexOf(code, from, to, holds) {
    for (let at = from; at < to; at += 1)
        if ((0,code_token/* isName */.Eo)(code, at) && holds(at))
            return at;
    return -1;
}
function depthIn(code, from, to) {
    let depth = 0;
    for (let at = from; at < to; at += 1)
        depth += (0,code_token/* depthOf */.d1)(code, at);
    return depth;
}
function entry(item, label = item.nome) {
    const isFunction = item.assinatura?.startsWith('(') ?? item.tipo === 'embutida';
    const isConstant = item.tipo === 'simbolo' && !isFunction;
    return {
        label,
        kind: isConstant ? common_api.CompletionItemKind.Constant : KINDS[item.tipo],
        detail: item.assinatura === null ? KIND_NAMES[item.tipo] : headOf(item),
        data: item.id,
        ...(item.obsoleto !== null && { tags: [common_api.CompletionItemTag.Deprecated] }),
    };
}
function snippetEntry({ word, body }, language) {
    const item = language.words.get(word)?.item;
    return {
        label: `${word} …`,
        filterText: word,
        kind: common_api.CompletionItemKind.Snippet,
        detail: `${KIND_NAMES[item.tipo]} with its block`,
        insertText: body,
        insertTextFormat: common_api.InsertTextFormat.Snippet,
        data: item.id,
    };
}
/** Adds to what was chosen all that is known of it. */
function resolved(completion, language, isMarkdown) {
    const { id } = (completion.data ?? {});
    const item = typeof id === 'string' ? language.byId.get(id) : undefined;
    if (item === undefined)
        return completion;
    return {
        ...completion,
        documentation: isMarkdown
            ? { kind: 'markdown', value: itemMarkdown(item, language) }
            : { kind: 'plaintext', value: itemPlain(item, language) },
    };
}
function unique(items) {
    const seen = new Map();
    for (const item of items) {
        const key = `${item.label}\0${item.kind}`;
        if (!seen.has(key))
            seen.set(key, item);
    }
    return [...seen.values()];
}
function limited(items) {
    return { items: items.slice(0, MAX_ITEMS), isIncomplete: items.length > MAX_ITEMS };
}

;// CONCATENATED MODULE: ./build/lsp/document-links.js
const MAX_LINKS = 1000;
/** Links from the modules that a program takes in to their pages. */
function linksOf({ imports, reading, document, language }) {
    const found = [];
    for (const { chain, module } of imports.flatMap(({ modules }) => modules)) {
        const target = module && language.addressOf(module.item);
        const [first, last] = [reading?.tokens[chain.first], reading?.tokens[chain.last]];
        if (target === undefined || first === undefined || last === undefined)
            continue;
        found.push({
            range: { start: document.positionAt(first.start), end: document.positionAt(last.end) },
            target,
        });
        if (found.length >= MAX_LINKS)
            break;
    }
    return found;
}

;// CONCATENATED MODULE: ./build/lsp/lookup.js

/** The thing of the language that is named at a place; nothing in comments and texts, and for names of the program's own. */
function lookUp(program, offset) {
    if (program.isProse(offset))
        return undefined;
    const code = program.codeAt(offset);
    const last = (0,code_token/* tokenBefore */.pK)(code, offset + 1);
    // Right behind a token is on it, too, where the next one does not begin there.
    const at = touches(code.tokens[last], offset) ? last : last - 1;
    const token = code.tokens[at];
    if (!touches(token, offset) || token === undefined)
        return undefined;
    if (token.kind === 'symbol') {
        const item = program.language.operators.get((0,code_token/* textAt */.$6)(code, at));
        return item && { item, start: token.start, end: token.end };
    }
    if (token.kind !== 'name')
        return undefined;
    const item = itemAt(program, (0,code_token/* chainUpTo */.cq)(code, at), { isMember: (0,code_token/* isMember */.NB)(code, at - 1) });
    const first = item?.tipo === 'modulo' ? (0,code_token/* chainUpTo */.cq)(code, at).first : at;
    return item && { item, start: code.tokens[first]?.start ?? token.start, end: token.end };
}
function touches(token, offset) {
    return token !== undefined && token.start <= offset && offset <= token.end;
}
/** What a name means whose last part is asked about. */
function itemAt(program, chain, { isMember }) {
    const { language } = program;
    const { parts } = chain;
    const name = parts.at(-1);
    const whole = program.moduleOf(chain);
    // A name of one part is a module where the program has taken it in so, or where that cannot be known.
    const isTaken = parts.length > 1 || program.bound.has(name) || !program.isDescribed;
    if (whole?.length === parts.length && isTaken)
        return whole.module.item;
    if (isMember)
        return whole?.length === parts.length - 1 ? whole.module.symbols.get(name) : undefined;
    const word = language.words.get(name);
    if (word?.isReserved)
        return word.item;
    return selectedItem(program, name) ?? word?.item ?? language.builtins.get(name) ?? language.verbs.get(name);
}
/** A symbol that the program takes in by its name. */
function selectedItem(program, name) {
    for (const { selected } of program.imports)
        for (const { module, name: own } of selected)
            if (own === name)
                return module.symbols.get(own);
    return undefined;
}

;// CONCATENATED MODULE: ./build/lsp/hover.js


/** What is shown of the name at a place. */
function hoverAt(program, offset, isMarkdown) {
    const found = lookUp(program, offset);
    if (found === undefined)
        return null;
    const { item, start, end } = found;
    const { document, language } = program;
    return {
        contents: isMarkdown
            ? { kind: 'markdown', value: itemMarkdown(item, language) }
            : { kind: 'plaintext', value: itemPlain(item, language) },
        range: { start: document.positionAt(start), end: document.positionAt(end) },
    };
}

;// CONCATENATED MODULE: ./build/lsp/blocks.js

/** Blocks that the lexico lets see, in the order of their beginnings. */
function blocksOf(program) {
    const { blocos = {} } = program.language.data.lexico ?? {};
    const code = program.reading;
    if (code === undefined)
        return [];
    const found = blocos.recuo === true ? byIndentation(program.text, code) : [];
    const pairs = [...(blocos.pares ?? []), ...(blocos.palavras ?? [])];
    if (pairs.length > 0)
        found.push(...byPairs(code, pairs));
    return found.sort((a, b) => a.head - b.head || b.last - a.last);
}
function byIndentation(text, code) {
    const found = [];
    const open = [];
    const close = (column, last) => {
        for (let block = open.at(-1); block !== undefined && block.column >= column; block = open.at(-1)) {
            if (block.isFilled)
                found.push({ head: block.head, last });
            open.pop();
        }
    };
    for (const [i, { isFirst, start }] of code.tokens.entries()) {
        if (!isFirst)
            continue;
        const column = start - (text.lastIndexOf('\n', start - 1) + 1);
        close(column, i - 1);
        const around = open.at(-1);
        if (around !== undefined)
            around.isFilled = true;
        open.push({ column, head: i, isFilled: false });
    }
    close(-1, code.tokens.length - 1);
    return found;
}
function byPairs(code, pairs) {
    const closers = new Map();
    for (const [open, close] of pairs)
        closers.set(open, [...(closers.get(open) ?? []), close]);
    const ends = new Set(pairs.map(([, close]) => close));
    const found = [];
    const open = [];
    let head = 0;
    for (const [i, { kind, isFirst }] of code.tokens.entries()) {
        if (isFirst)
            head = i;
        if (kind === 'text')
            continue;
        const text = (0,code_token/* textAt */.$6)(code, i);
        if (ends.has(text)) {
            const at = open.findLastIndex(each => closers.get(each.text)?.includes(text));
            const block = open[at];
            if (block === undefined)
                continue;
            open.length = at;
            found.push({ head: block.head, last: i });
        }
        else if (closers.has(text))
            open.push({ text, head });
    }
    return found;
}
/** The line of a token's beginning or end. */
function lineOf({ document }, token, end = false) {
    return token === undefined ? 0 : document.positionAt(end ? token.end : token.start).line;
}

;// CONCATENATED MODULE: ./build/lsp/outline.js




const MAX_SYMBOLS = 5000;
const MAX_FOLDS = 5000;
const MAX_PATH_CHARACTERS = 80;
/** So many words may stand before the one that declares: `abstrata classe`, `estatico funcao`. */
const MAX_MODIFIERS = 4;
/** What words that declare are in other languages. */
const outline_KINDS = [
    [/^(?:class|type)\b/, common_api.SymbolKind.Class],
    [/^(?:struct|record)\b/, common_api.SymbolKind.Struct],
    [/^(?:fun|func|function|def)\b/, common_api.SymbolKind.Function],
    [/^enum\b/, common_api.SymbolKind.Enum],
    [/^(?:interface|trait)\b/, common_api.SymbolKind.Interface],
    [/^module\b/, common_api.SymbolKind.Module],
    [/^const\b/, common_api.SymbolKind.Constant],
    [/^(?:let|var|val)\b/, common_api.SymbolKind.Variable],
];
/** What a program declares, one inside of another, as far as words that declare can be known. */
function outline_symbolsOf(program) {
    const code = program.reading;
    if (code === undefined)
        return [];
    const lasts = new Map();
    for (const { head, last } of blocksOf(program))
        lasts.set(head, Math.max(last, lasts.get(head) ?? 0));
    const roots = [];
    const around = [];
    let count = 0;
    for (let i = 0; i < code.tokens.length && count < MAX_SYMBOLS; i += 1) {
        if (!code.tokens[i]?.isFirst)
            continue;
        while (around.length > 0 && (around.at(-1)?.end ?? 0) <= (code.tokens[i]?.start ?? 0))
            around.pop();
        const declared = declaredAt(program, code, i, lasts.get(i));
        if (declared === undefined)
            continue;
        const isLocal = around.some(({ symbol }) => symbol.kind === common_api.SymbolKind.Function);
        // What a function has for itself is of no interest from outside.
        if (isLocal && declared.symbol.kind === common_api.SymbolKind.Variable)
            continue;
        count += 1;
        (around.at(-1)?.symbol.children ?? roots).push(declared.symbol);
        around.push(declared);
    }
    return roots;
}
function declaredAt(program, code, first, last) {
    const { language, reading, document } = program;
    for (let at = first; at < first + MAX_MODIFIERS; at += 1) {
        const word = (0,code_token/* textAt */.$6)(code, at);
        const isKeyword = language.isReserved(word) || reading?.keywords.has(code.tokens[at]?.start ?? -1);
        if (!isKeyword || !(0,code_token/* isName */.Eo)(code, at))
            return undefined;
        const name = (0,code_token/* textAt */.$6)(code, at + 1);
        if (!(0,code_token/* isName */.Eo)(code, at + 1) || language.isReserved(name) || code.tokens[at + 1]?.isFirst)
            continue;
        const isContextual = !language.isReserved(word);
        if (isContextual ? last === undefined : !language.isDeclaring(word))
            return undefined;
        // `servidor.x` asks something of a name.
        if ((0,code_token/* isMember */.NB)(code, at + 2))
            return undefined;
        const token = code.tokens[at + 1];
        const begin = code.tokens[first];
        const end = code.tokens[last ?? lineEnd(code, at + 1)];
        return {
            start: begin.start,
            end: end.end,
            symbol: {
                name: language.verbs.has(name) ? routeName(code, at + 1) : name,
                detail: word,
                kind: kindOf(program, word, (0,code_token/* textAt */.$6)(code, at + 2), isContextual),
                range: { start: document.positionAt(begin.start), end: document.positionAt(end.end) },
                selectionRange: { start: document.positionAt(token.start), end: document.positionAt(token.end) },
                children: [],
            },
        };
    }
    return undefined;
}
/** A verb of HTTP with the path behind it. */
function routeName(code, at) {
    const path = code.tokens[at + 1];
    return path?.kind === 'text' && !path.isFirst
        ? `${(0,code_token/* textAt */.$6)(code, at)} ${(0,visible/* visibleLine */.P)((0,code_token/* textAt */.$6)(code, at + 1), MAX_PATH_CHARACTERS)}`
        : (0,code_token/* textAt */.$6)(code, at);
}
function kindOf({ language }, word, behind, isContextual) {
    if (isContextual)
        return common_api.SymbolKind.Namespace;
    const equivalent = language.words.get(word)?.equivalent ?? '';
    const [, kind] = outline_KINDS.find(([pattern]) => pattern.test(equivalent)) ?? [];
    if (kind !== undefined)
        return kind;
    return behind === '('
        ? common_api.SymbolKind.Function
        : behind === ':' || behind === '{'
            ? common_api.SymbolKind.Class
            : common_api.SymbolKind.Variable;
}
/** The last token of the line that a token stands in. */
function lineEnd({ tokens }, at) {
    let last = at;
    while (last + 1 < tokens.length && !tokens[last + 1]?.isFirst)
        last += 1;
    return last;
}
/** Blocks and comments of several lines. */
function foldsOf(program) {
    const { reading, document, text } = program;
    if (reading === undefined)
        return [];
    const found = [];
    for (const { head, last } of blocksOf(program)) {
        const startLine = lineOf(program, reading.tokens[head]);
        const endLine = lineOf(program, reading.tokens[last], true);
        if (endLine > startLine)
            found.push({ startLine, endLine });
    }
    const code = new Set(reading.tokens.filter(({ kind }) => kind === 'text').map(({ start }) => start));
    for (const { start, end } of reading.prose) {
        if (code.has(start) || !text.slice(start, end).trimEnd().includes('\n'))
            continue;
        const endLine = document.positionAt(end).line;
        found.push({ startLine: document.positionAt(start).line, endLine, kind: common_api.FoldingRangeKind.Comment });
    }
    return found.slice(0, MAX_FOLDS);
}

// EXTERNAL MODULE: ./build/lsp/problems/diagnostics.js
var diagnostics = __webpack_require__(68233);
// EXTERNAL MODULE: ./build/lsp/problems/look.js + 1 modules
var look = __webpack_require__(58756);
;// CONCATENATED MODULE: ./build/lsp/semantic-tokens.js



const TYPES = ['namespace', 'function', 'keyword', 'variable'];
const MODIFIERS = ['defaultLibrary', 'deprecated', 'readonly'];
const LEGEND = { tokenTypes: [...TYPES], tokenModifiers: [...MODIFIERS] };
/** What no grammar can say: names that stand for modules and their symbols, and contextual words where they are keywords. */
function semanticTokensOf(program, from = 0, to = Number.POSITIVE_INFINITY) {
    const builder = new api.SemanticTokensBuilder();
    const code = program.reading;
    if (code === undefined)
        return builder.build().data;
    for (let i = 0; i < code.tokens.length; i += 1) {
        const token = code.tokens[i];
        if (token === undefined || token.kind !== 'name' || token.end <= from)
            continue;
        if (token.start >= to)
            break;
        const meaning = meaningOf(program, code, i);
        if (meaning === undefined)
            continue;
        const { line, character } = program.document.positionAt(token.start);
        const [type, modifiers] = meaning;
        const bits = modifiers.reduce((sum, name) => sum + (1 << MODIFIERS.indexOf(name)), 0);
        builder.push(line, character, token.end - token.start, TYPES.indexOf(type), bits);
    }
    return builder.build().data;
}
function meaningOf(program, code, at) {
    const { language, reading } = program;
    const start = code.tokens[at]?.start;
    if (reading?.keywords.has(start))
        return ['keyword', []];
    if ((0,code_token/* isMember */.NB)(code, at + 1) && partOfModule(program, code, at))
        return ['namespace', ['defaultLibrary']];
    const item = itemAt(program, (0,code_token/* chainUpTo */.cq)(code, at), { isMember: (0,code_token/* isMember */.NB)(code, at - 1) });
    if (item?.tipo === 'modulo')
        return ['namespace', ['defaultLibrary']];
    // A name that is no symbol of a module may be the program's own, whatever the language has of that name.
    if (item?.tipo !== 'simbolo' || language.isReserved((0,code_token/* textAt */.$6)(code, at)))
        return undefined;
    const isFunction = item.assinatura?.startsWith('(') === true;
    const deprecated = item.obsoleto === null ? [] : ['deprecated'];
    return isFunction
        ? ['function', ['defaultLibrary', ...deprecated]]
        : ['variable', ['defaultLibrary', 'readonly', ...deprecated]];
}
/** Whether a part of a name belongs to that of a module: `Lume` of `Lume.Texto.inverte`. */
function partOfModule(program, code, at) {
    const upTo = (0,code_token/* chainUpTo */.cq)(code, at);
    if (program.moduleOf(upTo)?.length === upTo.parts.length)
        return true;
    let last = at;
    while ((0,code_token/* isMember */.NB)(code, last + 1) && code.tokens[last + 2]?.kind === 'name' && last - at < 20) {
        last += 2;
        const chain = (0,code_token/* chainUpTo */.cq)(code, last);
        const found = program.moduleOf(chain);
        if (found !== undefined && found.length === chain.parts.length)
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/lsp/signature-help.js




/** How far the bracket of a call is looked for. */
const MAX_CALL_TOKENS = 2000;
/** What a call that is being written takes, with the parameter that the place is at. */
function signatureHelpAt(program, offset, isMarkdown) {
    if (program.isProse(offset))
        return null;
    const code = program.codeAt(offset);
    const call = callAround(code, offset);
    if (call === undefined || !(0,code_token/* isName */.Eo)(code, call.open - 1))
        return null;
    const chain = (0,code_token/* chainUpTo */.cq)(code, call.open - 1);
    const item = itemAt(program, chain, { isMember: (0,code_token/* isMember */.NB)(code, call.open - 2) });
    if (item === undefined || item.assinatura === null)
        return null;
    const active = activeParameter(item, call, code);
    return {
        signatures: [signatureOf(item, isMarkdown)],
        activeSignature: 0,
        ...(active !== undefined && { activeParameter: active }),
    };
}
/** The innermost call whose brackets are open at a place. */
function callAround(code, offset) {
    const last = (0,code_token/* tokenBefore */.pK)(code, offset);
    let [depth, commas, argument] = [0, 0, last + 1];
    for (let at = last; at >= 0 && last - at < MAX_CALL_TOKENS; at -= 1) {
        const { end = 0 } = code.tokens[at] ?? {};
        // A token that the place is inside of is not passed yet.
        if (at === last && end > offset)
            continue;
        const change = (0,code_token/* depthOf */.d1)(code, at);
        if (depth === 0 && change > 0)
            return (0,code_token/* textAt */.$6)(code, at) === '('
                ? { open: at, commas, argument: commas === 0 ? at + 1 : argument }
                : undefined;
        depth -= change;
        if (depth === 0 && change === 0 && (0,code_token/* textAt */.$6)(code, at) === ',') {
            if (commas === 0)
                argument = at + 1;
            commas += 1;
        }
    }
    return undefined;
}
/** An argument that names its parameter is at that one; what is left over belongs to one that takes all that is left. */
function activeParameter(item, { commas, argument }, code) {
    const parameters = item.parametros ?? [];
    if (parameters.length === 0)
        return undefined;
    if ((0,code_token/* isName */.Eo)(code, argument) && /^(?:=|:|=>|:=)$/.test((0,code_token/* textAt */.$6)(code, argument + 1))) {
        const named = parameters.findIndex(({ nome }) => nome === (0,code_token/* textAt */.$6)(code, argument));
        if (named >= 0)
            return named;
    }
    const rest = parameters.findIndex(({ modo }) => modo === 'resto');
    return rest >= 0 && commas > rest ? rest : commas;
}
function signatureOf(item, isMarkdown) {
    const label = headOf(item);
    const said = item.resumo;
    return {
        label,
        ...(said !== '' && {
            documentation: isMarkdown ? { kind: 'markdown', value: proseMarkdown(said) } : said,
        }),
        parameters: placesOf(item, label).map(place => ({ label: place })),
    };
}
/** Where each parameter stands in the text of a signature; a place without length for one that is not found. */
function placesOf({ parametros }, label) {
    let from = Math.max(0, label.search(/[(\s]/));
    return (parametros ?? []).map(({ nome }) => {
        const at = indexOfName(label, nome, from);
        if (at < 0)
            return [from, from];
        from = at + nome.length;
        return [at, from];
    });
}
function indexOfName(text, name, from) {
    if (name === '')
        return -1;
    for (let at = text.indexOf(name, from); at >= 0; at = text.indexOf(name, at + 1)) {
        const [before, behind] = [text[at - 1] ?? ' ', text[at + name.length] ?? ' '];
        if (!/[\p{L}\p{N}_]/u.test(before) && !/[\p{L}\p{N}_]/u.test(behind))
            return at;
    }
    return -1;
}

;// CONCATENATED MODULE: ./build/lsp/server.js












/** So long nothing is typed before a program is looked through. */
const PAUSE_MS = 250;
/** Longer texts get no answers: no one has written them by hand. */
const MAX_DOCUMENT_CHARACTERS = 16 * 1024 * 1024;
/** So many programs are kept as they were read; of others only the text and what is wrong with them. */
const MAX_READ_PROGRAMS = 20;
/** Answers an editor until it goes. */
function serve(connection, setup) {
    new Server(connection, setup).listen();
}
class Server {
    connection;
    setup;
    documents = new api.TextDocuments(esm_main/* TextDocument */.V);
    programs = new Map();
    told = new Map();
    pauses = new Map();
    capabilities = {};
    constructor(connection, setup) {
        this.connection = connection;
        this.setup = setup;
    }
    listen() {
        const { connection, documents } = this;
        connection.onInitialize(({ capabilities }) => {
            this.capabilities = capabilities;
            return this.abilities();
        });
        this.answer();
        documents.onDidChangeContent(({ document }) => this.later(document.uri));
        documents.onDidClose(({ document: { uri } }) => this.forget(uri));
        documents.listen(connection);
        connection.listen();
    }
    abilities() {
        const has = (name) => this.setup.features.has(name);
        return {
            serverInfo: { name: 'refdata', version: version/* VERSION */.x },
            capabilities: {
                textDocumentSync: api.TextDocumentSyncKind.Incremental,
                positionEncoding: 'utf-16',
                ...(has('completion') && {
                    completionProvider: { triggerCharacters: ['.', ':', ' '], resolveProvider: true },
                }),
                ...(has('hover') && { hoverProvider: true }),
                ...(has('signature') && {
                    signatureHelpProvider: { triggerCharacters: ['(', ','], retriggerCharacters: [')'] },
                }),
                ...(has('links') && { documentLinkProvider: {} }),
                ...(has('symbols') && { documentSymbolProvider: true }),
                ...(has('folding') && { foldingRangeProvider: true }),
                ...(has('tokens') && {
                    semanticTokensProvider: { legend: LEGEND, full: true, range: true },
                }),
                ...(has('fixes') && { codeActionProvider: { codeActionKinds: ['quickfix'] } }),
            },
        };
    }
    answer() {
        const { connection } = this;
        connection.onCompletion(async ({ textDocument, position, context }) => {
            const program = await this.programOf(textDocument.uri);
            if (program === undefined)
                return null;
            const offset = program.document.offsetAt(position);
            const identified = (items) => items.map(item => ({ ...item, data: { id: item.data, uri: textDocument.uri } }));
            if (!isIn(program))
                return identified(commandCompletions(program.text, offset, program.language));
            const support = await this.setup.supportFor(textDocument.uri);
            if (support === undefined)
                return null;
            const { snippetSupport = false } = this.capabilities.textDocument?.completion?.completionItem ?? {};
            const { importWords } = support;
            const snippets = snippetSupport ? support.snippets : [];
            const trigger = context?.triggerCharacter;
            const { items, isIncomplete } = completionsAt(program, offset, { importWords, snippets, trigger });
            return { items: identified(items), isIncomplete };
        });
        connection.onCompletionResolve(async (completion) => {
            const { uri } = (completion.data ?? {});
            const support = await this.setup.supportFor(uri ?? '');
            const formats = this.capabilities.textDocument?.completion?.completionItem?.documentationFormat;
            return support === undefined ? completion : resolved(completion, support.language, isMarkdown(formats));
        });
        connection.onHover(async ({ textDocument, position }) => {
            const program = await this.programOf(textDocument.uri);
            if (program === undefined || !isIn(program))
                return null;
            const formats = this.capabilities.textDocument?.hover?.contentFormat;
            return hoverAt(program, program.document.offsetAt(position), isMarkdown(formats));
        });
        connection.onSignatureHelp(async ({ textDocument, position }) => {
            const program = await this.programOf(textDocument.uri);
            if (program === undefined || !isIn(program))
                return null;
            const formats = this.capabilities.textDocument?.signatureHelp?.signatureInformation?.documentationFormat;
            return signatureHelpAt(program, program.document.offsetAt(position), isMarkdown(formats));
        });
        connection.onDocumentLinks(async ({ textDocument }) => {
            const program = await this.programOf(textDocument.uri);
            return program === undefined || !isIn(program) ? [] : linksOf(program);
        });
        connection.onDocumentSymbol(async ({ textDocument }) => {
            const program = await this.programOf(textDocument.uri);
            return program === undefined || !isIn(program) ? [] : outline_symbolsOf(program);
        });
        connection.onFoldingRanges(async ({ textDocument }) => {
            const program = await this.programOf(textDocument.uri);
            return program === undefined || !isIn(program) ? [] : foldsOf(program);
        });
        const tokens = async (uri, range) => {
            const program = await this.programOf(uri);
            if (program === undefined || !isIn(program))
                return { data: [] };
            const { document } = program;
            return {
                data: range === undefined
                    ? semanticTokensOf(program)
                    : semanticTokensOf(program, document.offsetAt(range.start), document.offsetAt(range.end)),
            };
        };
        connection.languages.semanticTokens.on(({ textDocument }) => tokens(textDocument.uri));
        connection.languages.semanticTokens.onRange(({ textDocument, range }) => tokens(textDocument.uri, range));
        connection.onCodeAction(async ({ textDocument: { uri }, range }) => {
            const program = await this.programOf(uri);
            if (program === undefined || !isIn(program))
                return [];
            return (0,diagnostics/* fixesIn */.P)(range, await this.look(uri, program), program);
        });
    }
    /** A document as it is now; nothing for one that is not open, is too long, or in a language that is not known. */
    async programOf(uri) {
        const support = await this.setup.supportFor(uri);
        const document = this.documents.get(uri);
        if (support === undefined || document === undefined)
            return undefined;
        const kept = this.programs.get(uri);
        if (kept?.version === document.version && kept.program.language === support.language) {
            this.keep(uri, kept.program);
            return kept.program;
        }
        if (document.getText().length > MAX_DOCUMENT_CHARACTERS)
            return undefined;
        // The document changes under its readers; a program is of one moment.
        const frozen = esm_main/* TextDocument */.V.create(uri, document.languageId, document.version, document.getText());
        const isSame = kept?.program.language === support.language;
        const program = support.program(frozen, isSame ? kept?.program : undefined);
        this.keep(uri, program);
        return program;
    }
    /** Keeps a program, and forgets the one that nobody has asked for the longest. */
    keep(uri, program) {
        this.programs.delete(uri);
        this.programs.set(uri, { version: program.document.version, program });
        const [oldest] = this.programs.keys();
        if (this.programs.size > MAX_READ_PROGRAMS && oldest !== undefined)
            this.programs.delete(oldest);
    }
    later(uri) {
        clearTimeout(this.pauses.get(uri));
        if (!this.setup.features.has('diagnostics'))
            return;
        this.pauses.set(uri, setTimeout(() => void this.tell(uri), PAUSE_MS));
    }
    /** Tells the editor what is wrong with a program. */
    async tell(uri) {
        try {
            const program = await this.programOf(uri);
            if (program === undefined || !isIn(program))
                return;
            const told = await this.look(uri, program);
            await this.connection.sendDiagnostics({
                uri,
                version: program.document.version,
                diagnostics: told.map(({ diagnostic }) => diagnostic),
            });
        }
        catch (error) {
            // Nobody waits for this: a mistake of ours is written down, and the next change is looked at again.
            this.connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
        }
    }
    /** What is wrong with a program, looked for once. */
    async look(uri, program) {
        const { language } = program;
        const { version } = program.document;
        const kept = this.told.get(uri);
        if (kept?.version === version && kept.language === language)
            return kept.told;
        const support = await this.setup.supportFor(uri);
        const next = await this.setup.next();
        const told = (0,look/* lookThrough */.T)(program, { support, next, surroundings: this.setup.surroundingsOf(uri) });
        this.told.set(uri, { version, language, told });
        return told;
    }
    forget(uri) {
        clearTimeout(this.pauses.get(uri));
        for (const kept of [this.programs, this.told, this.pauses])
            kept.delete(uri);
        void this.connection.sendDiagnostics({ uri, diagnostics: [] });
    }
}
/** Whether a document is a program in the language: by the ending of its name, or as the editor says. */
function isIn({ document, language }) {
    return (document.uri.endsWith(language.extension) ||
        document.languageId.toLowerCase() === language.name.toLowerCase());
}
function isMarkdown(formats) {
    return formats?.includes('markdown') === true;
}

// EXTERNAL MODULE: ./build/lsp/support.js + 5 modules
var support = __webpack_require__(29713);
// EXTERNAL MODULE: ./build/commands/declared-version.js
var declared_version = __webpack_require__(82252);
// EXTERNAL MODULE: ./build/commands/kept-language.js
var kept_language = __webpack_require__(6902);
// EXTERNAL MODULE: ./build/commands/language-data.js
var language_data = __webpack_require__(8842);
// EXTERNAL MODULE: ./build/commands/surroundings.js
var surroundings = __webpack_require__(12360);
;// CONCATENATED MODULE: ./build/commands/lsp.js










/** Nothing is beside a text that is no file. */
const NOWHERE = { hasFile: () => false };
/** Answers an editor on standard input and output until it goes; nothing else is written there. */
function lspOnStdio(options) {
    process.stdin.on('end', () => process.exit(0));
    lspOver(process.stdin, process.stdout, options);
}
/** The same over two streams. */
function lspOver(input, output, { features, from, next, run }) {
    const connection = (0,main.createConnection)(new main.StreamMessageReader(input), new main.StreamMessageWriter(output));
    const say = (type, sentence) => {
        const message = `refdata: ${sentence}`;
        void connection.sendNotification(main.ShowMessageNotification.type, { type, message });
    };
    // An editor that is told nothing would go on asking; it is told once.
    const told = (error) => say(main.MessageType.Error, error.message);
    const keeping = { cache: run.cache, told: (sentence) => say(main.MessageType.Warning, sentence) };
    const fetched = (target) => (0,kept_language/* keptLanguageAt */.s)(target, keeping);
    const opened = from.length === 0 ? [(0,language_data/* languageOf */.e)(run)] : from.map(fetched);
    const supports = Promise.all(opened)
        .then(all => all.map(data => new support/* Support */.E(data)))
        .catch(error => {
        told(error);
        return [];
    });
    const later = next === undefined ? undefined : fetched(next).then(data => new language/* Language */.T(data), told);
    serve(connection, {
        features,
        // Where only one version is known nobody has to be asked.
        supportFor: async (uri) => (0,choose/* choose */.S)(await supports, from.length > 1 ? rangeFor(uri) : undefined),
        next: async () => (await later) ?? undefined,
        surroundingsOf: uri => (uri.startsWith('file:') ? (0,surroundings/* surroundingsOf */.Z)((0,external_node_url_.fileURLToPath)(uri)) : NOWHERE),
    });
}
function rangeFor(uri) {
    return uri.startsWith('file:') ? (0,declared_version/* declaredRange */.e)((0,external_node_url_.fileURLToPath)(uri)) : undefined;
}

// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
;// CONCATENATED MODULE: ./build/lsp/features.js
/** What a language server can be asked to do, each of which can be left out. */
const FEATURES = [
    'completion',
    'hover',
    'signature',
    'links',
    'symbols',
    'folding',
    'tokens',
    'diagnostics',
    'fixes',
];
const ALL_FEATURES = new Set(FEATURES);

// EXTERNAL MODULE: ./build/text/nearest.js
var nearest = __webpack_require__(82788);
// EXTERNAL MODULE: ./build/text/shown.js
var shown = __webpack_require__(80591);
// EXTERNAL MODULE: ./build/cli/run-options.js
var run_options = __webpack_require__(53483);
;// CONCATENATED MODULE: ./build/cli/lsp.js






/** `refdata lsp`: on standard input and output, for an editor. */
function runLsp({ from = [], next, only, ...flags }) {
    lspOnStdio({ features: featuresOf(only), from, next, run: (0,run_options/* runOptions */.K)(flags) });
}
function featuresOf(only) {
    if (only === undefined)
        return new Set(FEATURES);
    const names = only.split(',').map(name => name.trim());
    for (const name of names)
        if (!FEATURES.includes(name)) {
            const [near] = (0,nearest/* nearest */.p)(name, FEATURES);
            throw new user_error/* UserError */.y(`--only: there is no ${(0,shown/* shown */.S)(name)}.`, `${near === undefined ? '' : `Is it ${near}? `}There are ${FEATURES.join(', ')}.`);
        }
    return new Set(names);
}


/***/ })

};
