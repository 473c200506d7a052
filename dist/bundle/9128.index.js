export const id = 9128;
export const ids = [9128];
export const modules = {

/***/ 49128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runLsp: () => (/* binding */ runLsp)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./node_modules/vscode-languageserver/lib/node/main.js
var main = __webpack_require__(80900);
// EXTERNAL MODULE: ./build/registry/index.js + 35 modules
var registry = __webpack_require__(44053);
;// CONCATENATED MODULE: ./build/lsp/choose.js

/** Of the versions that are known the newest that a project accepts; the newest of all where it accepts none, or does not say. */
function choose(supports, range) {
    const dated = supports.map(support => ({ support, version: (0,registry/* readVersion */.$4)(support.language.version) }));
    dated.sort((a, b) => a.version === undefined || b.version === undefined
        ? Number(a.version === undefined) - Number(b.version === undefined)
        : (0,registry/* compareVersions */.Zy)(b.version, a.version));
    const accepted = range === undefined ? undefined : rangeOf(range);
    const fitting = dated.find(({ version }) => version !== undefined && accepted?.accepts(version));
    return (fitting ?? dated[0])?.support;
}
function rangeOf(text) {
    try {
        return (0,registry/* parseRange */.RC)(text);
    }
    catch (error) {
        if (error instanceof registry/* InvalidRange */.Pz)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/lsp/language.js
/** Other languages' words for taking a module in. */
const IMPORTING = /\b(?:import|use|using|require|include|from|load)\b/;
const DECLARING = /^(?:let|var|val|const|def|fun|func|function|class|struct|record|enum|interface|trait|type|module)\b/;
/** The group of words of a lexico that declare names. */
const DECLARATIONS = 'declaracao';
/** A language by its names, to be asked while somebody writes a program in it. */
class Language {
    data;
    words = new Map();
    builtins = new Map();
    operators = new Map();
    verbs = new Map();
    /** By all of their names. */
    modules = new Map();
    commands = new Map();
    errors = new Map();
    byId = new Map();
    /** Things of earlier versions that are gone, by their ids. */
    gone;
    /** Beginnings of names of modules that are none themselves: `Lume`, with how many have it. */
    roots = new Map();
    /** Whether an error code is about tabs, with an example that is indented with one. */
    forbidsTabs;
    groups = new Map();
    declaring = new Set();
    constructor(data) {
        this.data = data;
        const { files, referencia } = data;
        this.gone = new Map((referencia.antigos ?? []).map(each => [each.id, each]));
        const symbols = symbolsByModule(referencia.itens);
        const tables = new Map([
            ['embutida', this.builtins],
            ['operador', this.operators],
            ['verbo', this.verbs],
            ['comando', this.commands],
            ['erro', this.errors],
        ]);
        for (const item of referencia.itens) {
            this.byId.set(item.id, item);
            const table = tables.get(item.tipo);
            if (table !== undefined && !table.has(item.nome))
                table.set(item.nome, item);
            if (item.tipo === 'modulo')
                this.addModule(item, symbols.get(item.nome) ?? new Map());
        }
        this.addWords(files.sintaxe);
        for (const [group, words] of Object.entries(data.lexico?.palavras ?? {}))
            for (const word of words) {
                this.groups.set(word, group);
                if (group === DECLARATIONS)
                    this.declaring.add(word);
            }
        this.forbidsTabs = files.erros.codigos.some(({ exemplo, titulo, explicacao }) => /^ *\t/m.test(exemplo) && /\btab(?:s|ula\p{L}*)?\b/iu.test(`${titulo} ${explicacao} ${exemplo}`));
    }
    get name() {
        return this.data.referencia.nome;
    }
    get version() {
        return this.data.referencia.versao;
    }
    /** The ending of the names of programs, with its dot. */
    get extension() {
        return this.data.files.sintaxe.extensao;
    }
    isReserved(name) {
        return this.words.get(name)?.isReserved === true;
    }
    /** Whether other languages' words say that a word takes a module in. */
    isImporting(name) {
        return IMPORTING.test(this.words.get(name)?.equivalent ?? '');
    }
    /** Whether a word declares the name behind it, as its group or its word in other languages says. */
    isDeclaring(name) {
        const word = this.words.get(name);
        if (word === undefined)
            return false;
        return DECLARING.test(word.equivalent) || this.declaring.has(name);
    }
    /** The group of a word in the lexico: `controle`; nothing where it is in none of its own. */
    groupOf(name) {
        return this.groups.get(name);
    }
    hasGroup(group) {
        return this.data.lexico?.palavras[group] !== undefined;
    }
    /** The page of a thing; for an error code without one, that of its documentation. */
    addressOf(item) {
        const { base, files } = this.data;
        if (base !== undefined)
            return base + item.endereco;
        if (item.tipo !== 'erro')
            return undefined;
        const { doc = '' } = files.erros.codigos.find(({ codigo }) => codigo === item.nome) ?? {};
        return doc === '' ? undefined : `${files.index.documentacao.replace(/\/+$/, '')}/${doc}`;
    }
    addModule(item, symbols) {
        const names = [item.nome, ...item.apelidos];
        const at = this.data.files.modulos.modulos.findIndex(({ nome }) => nome === item.nome);
        const isUnread = this.data.unread.some(path => {
            const [, pointer = ''] = path.split('#', 2);
            if (!path.startsWith('/api/modulos.json#'))
                return false;
            return pointer === '/modulos' || new RegExp(`^/modulos/${at}(?:/simbolos)?(?:/\\d+)?$`).test(pointer);
        });
        const module = { item, names, symbols, isWhole: symbols.size > 0 && !isUnread };
        for (const name of names) {
            this.modules.set(name, module);
            const [root = name] = name.split(/\.|::/);
            if (root !== name)
                this.roots.set(root, (this.roots.get(root) ?? 0) + 1);
        }
    }
    addWords({ reservadas, contextuais }) {
        const items = new Map(this.data.referencia.itens.map(item => [`${item.tipo}:${item.nome}`, item]));
        const add = (tipo, palavra, equivalent, where) => {
            const item = items.get(`${tipo}:${palavra}`);
            if (item === undefined || this.words.has(palavra))
                return;
            this.words.set(palavra, { item, isReserved: tipo === 'palavra', equivalent, where });
        };
        for (const { palavra, equivalente } of reservadas)
            add('palavra', palavra, equivalente, '');
        for (const { palavra, equivalente, onde } of contextuais)
            add('contextual', palavra, equivalente, onde);
    }
}
function symbolsByModule(items) {
    const found = new Map();
    for (const item of items) {
        if (item.tipo !== 'simbolo' || item.modulo === null)
            continue;
        const symbols = found.get(item.modulo) ?? new Map();
        found.set(item.modulo, symbols);
        if (!symbols.has(item.nome))
            symbols.set(item.nome, item);
    }
    return found;
}

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

;// CONCATENATED MODULE: ./build/lsp/code-token.js
/** What stands between parts of a name: `Lume.Texto`, `std::fs`. */
const MEMBERS = new Set(['.', '::', '?.', '&.']);
const OPENERS = '([{';
const CLOSERS = ')]}';
/** The text of a token; empty where there is none. */
function textAt({ text, tokens }, i) {
    const token = tokens[i];
    return token === undefined ? '' : text.slice(token.start, token.end);
}
function isName({ tokens }, i) {
    return tokens[i]?.kind === 'name';
}
/** Whether a token asks something of what stands before it. */
function isMember(code, i) {
    return code.tokens[i]?.kind === 'symbol' && MEMBERS.has(textAt(code, i));
}
/** By how much a token changes how deep in brackets the next one stands. */
function depthOf(code, i) {
    if (code.tokens[i]?.kind !== 'symbol')
        return 0;
    const text = textAt(code, i);
    if (text.length !== 1)
        return 0;
    return OPENERS.includes(text) ? 1 : CLOSERS.includes(text) ? -1 : 0;
}
/** The last token that begins before a place. */
function tokenBefore({ tokens }, offset) {
    let [low, high] = [0, tokens.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (tokens[middle].start < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low - 1;
}
/** No name has more parts. */
const MAX_PARTS = 12;
/** The parts of a name up to a token of it, which is the last part. */
function chainUpTo(code, last) {
    const parts = [textAt(code, last)];
    let first = last;
    let separator = '.';
    while (parts.length < MAX_PARTS && isMember(code, first - 1) && isName(code, first - 2)) {
        separator = textAt(code, first - 1) === '::' ? '::' : '.';
        first -= 2;
        parts.unshift(textAt(code, first));
    }
    return { first, last, parts, separator };
}
/** The parts of a name from its first token on. */
function chainFrom(code, first) {
    let last = first;
    while ((last - first) / 2 < MAX_PARTS && isMember(code, last + 1) && isName(code, last + 2))
        last += 2;
    return { ...chainUpTo(code, last), first };
}

;// CONCATENATED MODULE: ./build/lsp/plain-tokens.js
/** A longer line is looked at around the place in question only. */
const plain_tokens_MAX_LINE_CHARACTERS = 4000;
const TOKEN = /(?<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<name>[\p{L}_$][\p{L}\p{M}\p{N}_$]*)|(?<number>\p{Nd}[\p{Nd}\p{L}_]*(?:\.\p{Nd}[\p{Nd}\p{L}_]*)?)|(?<symbol>::|\?\.|\S)/gu;
/**
 * The tokens of one line of a language that nobody has described: names, and signs one by one. What is a comment is not
 * known; quotes of either kind are taken for those of texts.
 */
function plainTokens(text, offset) {
    const start = Math.max(text.lastIndexOf('\n', offset - 1) + 1, offset - plain_tokens_MAX_LINE_CHARACTERS);
    const newline = text.indexOf('\n', offset);
    const end = Math.min(newline < 0 ? text.length : newline, offset + plain_tokens_MAX_LINE_CHARACTERS);
    const tokens = [];
    for (const match of text.slice(start, end).matchAll(TOKEN)) {
        const { name, number, text: quoted } = match.groups ?? {};
        const kind = name !== undefined
            ? 'name'
            : number !== undefined
                ? 'number'
                : quoted !== undefined
                    ? 'text'
                    : 'symbol';
        const at = start + match.index;
        tokens.push({ kind, start: at, end: at + match[0].length, isFirst: tokens.length === 0 });
    }
    return tokens;
}

;// CONCATENATED MODULE: ./build/lsp/imports.js


/** Tokens of one statement that takes modules in, at most. */
const MAX_STATEMENT_TOKENS = 400;
/**
 * The statement that begins with a token, where it takes a module in: `importa M`, `importa M como N`, `de M importa a, b`,
 * `adopt {a, b as c} from M`. Nothing for any other.
 */
function importAt(code, first, language, words) {
    const word = textAt(code, first);
    if (!language.words.has(word))
        return undefined;
    const end = statementEnd(code, first);
    const reader = new Reader(code, first, end, language, words);
    return (words.has(word) ? (reader.plain() ?? reader.braced()) : undefined) ?? reader.from();
}
/** The words that a language takes modules in with, as its examples and its words in other languages say. */
function importWordsOf(language) {
    const words = new Set([...language.words.keys()].filter(word => language.isImporting(word)));
    for (const { item } of language.modules.values())
        for (const { codigo } of item.exemplos)
            for (const line of codigo.split('\n')) {
                const code = { text: line, tokens: plainTokens(line, 0) };
                const word = textAt(code, 0);
                const found = importAt(code, 0, language, new Set([word]));
                if (found?.modules.some(({ module }) => module !== undefined))
                    words.add(word);
            }
    return words;
}
/** Where the line of a token ends; lines in brackets belong to it. */
function statementEnd(code, first) {
    let depth = 0;
    let at = first;
    for (; at < code.tokens.length && at - first < MAX_STATEMENT_TOKENS; at += 1) {
        if (at > first && depth <= 0 && code.tokens[at]?.isFirst)
            break;
        depth += depthOf(code, at);
    }
    return at;
}
class Reader {
    code;
    first;
    end;
    language;
    words;
    constructor(code, first, end, language, words) {
        this.code = code;
        this.first = first;
        this.end = end;
        this.language = language;
        this.words = words;
    }
    /** `importa M`, `importa M como N`, `importa M, N`. */
    plain() {
        const modules = [];
        const bound = [];
        let at = this.first + 1;
        for (;;) {
            const found = this.module(at);
            if (found === undefined)
                return undefined;
            modules.push(found);
            at = found.chain.last + 1;
            const isNamed = this.isWord(at) && !this.words.has(textAt(this.code, at)) && this.isPlain(at + 1);
            const name = isNamed ? textAt(this.code, at + 1) : found.chain.parts.at(-1);
            bound.push({ name: name, module: found.module });
            if (isNamed)
                at += 2;
            if (at >= this.end)
                break;
            if (textAt(this.code, at) !== ',')
                return undefined;
            at += 1;
        }
        return { first: this.first, end: this.end, modules, bound, selected: [] };
    }
    /** `de M importa a, b`. */
    from() {
        const found = this.module(this.first + 1);
        if (found === undefined)
            return undefined;
        const at = found.chain.last + 1;
        if (at >= this.end || !this.words.has(textAt(this.code, at)))
            return undefined;
        const isBraced = depthOf(this.code, at + 1) > 0;
        const names = this.names(isBraced ? at + 2 : at + 1, isBraced ? this.end - 1 : this.end, found.module);
        if (names === undefined || (isBraced && depthOf(this.code, this.end - 1) >= 0))
            return undefined;
        return { first: this.first, end: this.end, modules: [found], bound: [], selected: names };
    }
    /** `adopt {a, b as c} from M`. */
    braced() {
        if (depthOf(this.code, this.first + 1) <= 0)
            return undefined;
        let close = this.first + 2;
        while (close < this.end && depthOf(this.code, close) === 0)
            close += 1;
        if (depthOf(this.code, close) >= 0 || !this.isWord(close + 1))
            return undefined;
        const found = this.module(close + 2);
        if (found === undefined || found.chain.last + 1 !== this.end)
            return undefined;
        const names = this.names(this.first + 2, close, found.module);
        if (names === undefined)
            return undefined;
        return { first: this.first, end: this.end, modules: [found], bound: [], selected: names };
    }
    module(at) {
        if (at >= this.end || !isName(this.code, at) || this.language.isReserved(textAt(this.code, at)))
            return undefined;
        const chain = chainFrom(this.code, at);
        const name = chain.parts.join(chain.separator);
        const module = this.language.modules.get(name);
        return { chain, name, ...(module && { module }) };
    }
    /** Names with commas between them, each with another one behind a word or without. */
    names(start, end, module) {
        const found = [];
        for (let at = start; at < end;) {
            if (!this.isPlain(at))
                return undefined;
            if (module !== undefined)
                found.push({ module, token: at, name: textAt(this.code, at) });
            at += this.isWord(at + 1) && this.isPlain(at + 2) && at + 2 < end ? 3 : 1;
            if (at < end && textAt(this.code, at) !== ',')
                return undefined;
            at += 1;
        }
        return found;
    }
    isWord(at) {
        return at < this.end && isName(this.code, at) && this.language.words.has(textAt(this.code, at));
    }
    /** A name that is no keyword and no part of a longer one. */
    isPlain(at) {
        return (at < this.end &&
            isName(this.code, at) &&
            !this.language.isReserved(textAt(this.code, at)) &&
            !isMember(this.code, at + 1) &&
            !isMember(this.code, at - 1));
    }
}

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
    const last = tokenBefore(code, offset);
    const token = code.tokens[last];
    const isTyped = token !== undefined && offset <= token.end;
    if (isTyped && token.kind === 'number')
        return limited([]);
    // What is being typed is replaced by what is chosen; before it stands what decides.
    const before = isTyped && token.kind === 'name' ? last : last + 1;
    if (isMember(code, before - 1))
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
    if (!isName(code, before - 2))
        return [];
    const chain = chainUpTo(code, before - 2);
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
    const previous = textAt(code, before - 1);
    const word = textAt(code, first);
    if (!language.words.has(word))
        return undefined;
    const isImport = words.has(word) || language.isImporting(word);
    if (isImport && before === first + 1)
        return modulesOf(language);
    const end = Math.min(statementEnd(code, first), code.tokens.length);
    const module = moduleIn(program, code, first + 1, end);
    // `de M importa a, b`: behind the second word that takes in.
    const second = indexOf(code, first + 1, before, at => words.has(textAt(code, at)) || language.isImporting(textAt(code, at)));
    const isListing = previous === ',' || before - 1 === second || depthOf(code, before - 1) > 0;
    if (module !== undefined && isListing && (second >= 0 || (isImport && depthIn(code, first, before) > 0)))
        return symbolsOf(module);
    // `de M`: the first word does not take in on its own.
    if (module === undefined && before === first + 1 && leadsToImport(program, word, words))
        return modulesOf(language);
    return undefined;
}
/** Whether the language's examples begin a line with a word, and take something in behind it: `de M importa a`. */
function leadsToImport({ language }, word, words) {
    for (const [name, { item }] of language.words)
        if (words.has(name) || name === word)
            for (const { codigo } of item.exemplos)
                for (const line of codigo.split('\n')) {
                    const [start, ...rest] = line.trim().split(/\s+/);
                    if (start === word && rest.some(part => words.has(part)))
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
        depth += depthOf(code, i);
        if (depth > 0)
            return true;
    }
    return false;
}
function moduleIn(program, code, from, to) {
    for (let at = from; at < to; at += 1) {
        if (!isName(code, at) || isMember(code, at + 1))
            continue;
        const chain = chainUpTo(code, at);
        const found = program.language.modules.get(chain.parts.join(chain.separator));
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function indexOf(code, from, to, holds) {
    for (let at = from; at < to; at += 1)
        if (isName(code, at) && holds(at))
            return at;
    return -1;
}
function depthIn(code, from, to) {
    let depth = 0;
    for (let at = from; at < to; at += 1)
        depth += depthOf(code, at);
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
    const last = tokenBefore(code, offset + 1);
    // Right behind a token is on it, too, where the next one does not begin there.
    const at = touches(code.tokens[last], offset) ? last : last - 1;
    const token = code.tokens[at];
    if (!touches(token, offset) || token === undefined)
        return undefined;
    if (token.kind === 'symbol') {
        const item = program.language.operators.get(textAt(code, at));
        return item && { item, start: token.start, end: token.end };
    }
    if (token.kind !== 'name')
        return undefined;
    const item = itemAt(program, chainUpTo(code, at), { isMember: isMember(code, at - 1) });
    const first = item?.tipo === 'modulo' ? chainUpTo(code, at).first : at;
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
        const text = textAt(code, i);
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
        const word = textAt(code, at);
        const isKeyword = language.isReserved(word) || reading?.keywords.has(code.tokens[at]?.start ?? -1);
        if (!isKeyword || !isName(code, at))
            return undefined;
        const name = textAt(code, at + 1);
        if (!isName(code, at + 1) || language.isReserved(name) || code.tokens[at + 1]?.isFirst)
            continue;
        const isContextual = !language.isReserved(word);
        if (isContextual ? last === undefined : !language.isDeclaring(word))
            return undefined;
        // `servidor.x` asks something of a name.
        if (isMember(code, at + 2))
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
                kind: kindOf(program, word, textAt(code, at + 2), isContextual),
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
        ? `${textAt(code, at)} ${(0,visible/* visibleLine */.P)(textAt(code, at + 1), MAX_PATH_CHARACTERS)}`
        : textAt(code, at);
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

;// CONCATENATED MODULE: ./build/lsp/problems/diagnostics.js


const MAX_MESSAGE_CHARACTERS = 400;
/** How sure and how bad it is; what is not listed is an error. */
const SEVERITIES = {
    'unknown-symbol': common_api.DiagnosticSeverity.Warning,
    'unknown-module': common_api.DiagnosticSeverity.Warning,
    deprecated: common_api.DiagnosticSeverity.Hint,
    'next-reserved': common_api.DiagnosticSeverity.Information,
    'next-gone': common_api.DiagnosticSeverity.Information,
};
/** A problem as editors show it, with the language's own code where it has one. */
function diagnosticOf(problem, program, code) {
    const { kind, message, item } = problem;
    const { language } = program;
    const error = code === undefined ? undefined : language.errors.get(code);
    const about = error ?? item;
    const href = about && language.addressOf(about);
    return {
        range: diagnostics_rangeOf(problem, program),
        severity: SEVERITIES[kind] ?? common_api.DiagnosticSeverity.Error,
        source: language.name,
        code: code ?? kind,
        ...(href !== undefined && { codeDescription: { href } }),
        message: (0,visible/* visibleLine */.P)(error === undefined ? message : `${error.resumo}: ${message}`, MAX_MESSAGE_CHARACTERS),
        ...(kind === 'deprecated' && { tags: [common_api.DiagnosticTag.Deprecated] }),
    };
}
/** What puts right what is wrong in a range. */
function fixesIn(range, problems, program) {
    const { document } = program;
    const [from, to] = [document.offsetAt(range.start), document.offsetAt(range.end)];
    return problems
        .filter(({ problem }) => problem.start <= to && from <= problem.end)
        .flatMap(({ problem, diagnostic }) => (problem.fixes ?? []).map((fix, i) => actionOf(fix, diagnostic, program, i === 0 && fix.isSure)));
}
function actionOf(fix, diagnostic, program, isPreferred) {
    return {
        title: fix.title,
        kind: common_api.CodeActionKind.QuickFix,
        diagnostics: [diagnostic],
        ...(isPreferred && { isPreferred }),
        edit: { changes: { [program.document.uri]: [{ range: diagnostics_rangeOf(fix, program), newText: fix.text }] } },
    };
}
function diagnostics_rangeOf({ start, end }, { document }) {
    return { start: document.positionAt(start), end: document.positionAt(end) };
}

// EXTERNAL MODULE: ./build/text/shown.js
var shown = __webpack_require__(80591);
;// CONCATENATED MODULE: ./build/lsp/problems/assignment.js
const COMPOUND = /^(?:[-+*/%&|^]|\*\*|\/\/|~\/|\?\?|\|\||&&|<<|>>|\.\.)=$/;
/** Whether a symbol gives what stands before it a value. A lone `=` does only where equality is written in another way. */
function isAssignment({ language }, symbol) {
    if (symbol === ':=' || COMPOUND.test(symbol))
        return true;
    return symbol === '=' && language.operators.has('==');
}

;// CONCATENATED MODULE: ./build/lsp/problems/lexical-problems.js



const UNCLOSED = { comentario: 'comment', interpolacao: 'code in a text' };
const PAIRS = { '(': ')', '[': ']', '{': '}' };
/** The group of words of a lexico that are errors wherever they stand. */
const FORBIDDEN = 'invalida';
/** What no token of the language is, and texts and comments without an end. */
function faultProblems({ reading, language, text }) {
    return (reading?.faults ?? []).map(({ kind, start, end, name }) => {
        const messages = {
            stray: `${(0,shown/* shown */.S)(text.slice(start, end))} is no part of ${language.name}.`,
            number: `No number of ${language.name} goes on with ${(0,shown/* shown */.S)(text.charAt(end))}.`,
            unclosed: `The ${UNCLOSED[name ?? ''] ?? 'text'} that begins here has no end.`,
        };
        return { kind, start, end, message: messages[kind], detail: kind === 'unclosed' ? name : undefined };
    });
}
/** Brackets that close nothing or another one, and those that stay open, of those in which lines go on. */
function bracketProblems(program) {
    const code = program.reading;
    const joined = new Set((program.language.data.lexico?.continuacao?.entre ?? []).map(([open]) => open));
    // Behind a text without its end nothing is where it seems to be.
    if (code === undefined || code.faults.length > 0)
        return [];
    const open = [];
    const problem = (at, message) => {
        const { start, end } = code.tokens[at];
        return { kind: 'bracket', start, end, message };
    };
    for (let at = 0; at < code.tokens.length; at += 1) {
        const change = depthOf(code, at);
        if (change === 0)
            continue;
        const text = textAt(code, at);
        if (change > 0) {
            if (!joined.has(text))
                return [];
            open.push({ at, text });
            continue;
        }
        const last = open.pop();
        if (last === undefined)
            return [problem(at, `${(0,shown/* shown */.S)(text)} closes nothing.`)];
        if (PAIRS[last.text] !== text)
            return [problem(at, `${(0,shown/* shown */.S)(text)} does not close the ${(0,shown/* shown */.S)(last.text)} that is open.`)];
    }
    const last = open.at(-1);
    return last === undefined ? [] : [problem(last.at, `${(0,shown/* shown */.S)(last.text)} is not closed.`)];
}
/**
 * Reserved words that are given a value at the beginning of a line, alone or behind a word that declares: only where lines
 * are what counts, and outside of brackets, in which a word before `=` may be a name of something else.
 */
function reservedProblems(program) {
    const code = program.reading;
    const { language } = program;
    if (code === undefined || language.data.lexico?.blocos?.recuo !== true)
        return [];
    const found = [];
    for (let i = 0; i < code.tokens.length; i += 1) {
        if (!code.tokens[i]?.isFirst || !isName(code, i))
            continue;
        const at = language.isDeclaring(textAt(code, i)) && isName(code, i + 1) ? i + 1 : i;
        const word = textAt(code, at);
        if (!language.isReserved(word) || language.groupOf(word) === FORBIDDEN)
            continue;
        if (!isAssignment(program, textAt(code, at + 1)))
            continue;
        const { start, end } = code.tokens[at];
        found.push({
            kind: 'reserved-name',
            start,
            end,
            message: `${(0,shown/* shown */.S)(word)} is a reserved word of ${language.name}, and no name.`,
            detail: at === i ? 'assigned' : 'declared',
            item: language.words.get(word)?.item,
        });
    }
    return found;
}
/** Words that nothing uses yet, and that no program may use. */
function forbiddenProblems({ reading, language }) {
    if (reading === undefined || !language.hasGroup(FORBIDDEN))
        return [];
    return reading.tokens.flatMap(({ kind, start, end }, i) => {
        const word = kind === 'name' ? textAt(reading, i) : '';
        if (word === '' || language.groupOf(word) !== FORBIDDEN)
            return [];
        const message = `${(0,shown/* shown */.S)(word)} is kept for later versions of ${language.name}.`;
        return [{ kind: 'forbidden-word', start, end, message, item: language.words.get(word)?.item }];
    });
}
/** Lines that are indented with a tab, where an error code of the language says that they may not. */
function tabProblems({ reading, text, language }) {
    if (reading === undefined || !language.forbidsTabs)
        return [];
    return lineStarts(reading).flatMap(({ start }) => {
        const from = text.lastIndexOf('\n', start - 1) + 1;
        const tab = text.slice(from, start).indexOf('\t');
        if (tab < 0 || text.slice(from, start).trim() !== '')
            return [];
        const width = language.data.lexico?.blocos?.largura ?? 4;
        const indent = text.slice(from, start);
        return [
            {
                kind: 'tab',
                start: from + tab,
                end: start,
                message: `A tab does not indent in ${language.name}.`,
                fixes: [
                    {
                        title: `Change tabs to ${width} blanks`,
                        start: from,
                        end: start,
                        text: indent.replaceAll('\t', ' '.repeat(width)),
                        isSure: true,
                    },
                ],
            },
        ];
    });
}
/** Lines in a column in which no block began, and lines that announce a block that is not there. */
function blockProblems(program) {
    const { reading, text, language } = program;
    const { recuo, abre = [] } = language.data.lexico?.blocos ?? {};
    if (reading === undefined || recuo !== true || reading.faults.length > 0)
        return [];
    const found = [];
    const columns = [0];
    let announced;
    let before = '';
    for (const { start, end, last } of lineStarts(reading)) {
        const from = text.lastIndexOf('\n', start - 1) + 1;
        const indent = text.slice(from, start);
        // What stands in a column that cannot be told says nothing about the lines behind it.
        if (!/^ *$/.test(indent))
            return found;
        const column = indent.length;
        const isDeeper = column > columns.at(-1);
        if (announced !== undefined && !isDeeper)
            found.push({
                kind: 'empty-block',
                start: announced.start,
                end: announced.end,
                message: 'A block is announced here, and none follows.',
            });
        if (isDeeper) {
            if (announced === undefined && abre.length > 0)
                found.push({
                    kind: 'indentation',
                    start: from,
                    end: start,
                    message: 'This line is indented, and no block was announced.',
                    // Behind a word of the language the sign that announces a block may be missing.
                    detail: language.words.has(before) ? 'unannounced' : 'deeper',
                });
            columns.push(column);
        }
        else {
            while (column < columns.at(-1))
                columns.pop();
            if (column !== columns.at(-1)) {
                found.push({
                    kind: 'indentation',
                    start: from,
                    end: Math.max(end, start),
                    message: `No block began in column ${column + 1}.`,
                    detail: 'between',
                });
                columns.push(column);
            }
        }
        before = text.slice(start, end);
        announced = last !== undefined && abre.includes(text.slice(last.start, last.end)) ? last : undefined;
    }
    return found;
}
/** Each logical line: its first token's place, and its last token. */
function lineStarts({ tokens }) {
    const found = [];
    for (const token of tokens) {
        const line = found.at(-1);
        if (token.isFirst || line === undefined)
            found.push({ start: token.start, end: token.end, last: token });
        else
            line.last = token;
    }
    return found;
}

// EXTERNAL MODULE: ./build/text/nearest.js
var nearest = __webpack_require__(82788);
;// CONCATENATED MODULE: ./build/lsp/problems/module-problems.js




const MAX_NEAR = 3;
/** A module of which so few are known is no library that a name could be missing from. */
const MIN_ROOT_MODULES = 2;
/** What many languages let everything be asked for, whatever it is. */
const OF_EVERYTHING = /^(?:_.*|[$@].*|constructor|prototype|toString|valueOf|hasOwnProperty|name|length|class|methods|send|type|keys|values|items|get|set|has)$/;
/** What a program asks of modules, where it can mean nothing else. */
function askedOf(program) {
    const code = program.reading;
    if (code === undefined)
        return [];
    const found = [];
    const place = (at) => ({
        start: code.tokens[at]?.start,
        end: code.tokens[at]?.end,
    });
    for (const { selected } of program.imports)
        for (const { module, name, token } of selected)
            found.push({ module, name, ...place(token) });
    const added = new Set();
    for (const { chain, asked, module } of chainsOf(program, code)) {
        const at = chain.first + 2 * asked;
        const name = chain.parts[asked];
        // A program that gives a module a member knows it to have one.
        if (isAssignment(program, textAt(code, at + 1)))
            added.add(`${module.item.nome}.${name}`);
        found.push({ module, name, ...place(at) });
    }
    return found.filter(({ module, name }) => !added.has(`${module.item.nome}.${name}`));
}
/** Symbols that modules do not have, with what they are called now or what is most like them; and those that are deprecated. */
function symbolProblems(program) {
    return askedOf(program).flatMap(asked => {
        const item = asked.module.symbols.get(asked.name);
        if (item === undefined)
            return missingSymbol(program, asked);
        return item.obsoleto === null ? [] : [deprecated(item, asked)];
    });
}
function missingSymbol(program, { module, name, start, end }) {
    const { language } = program;
    const called = `${module.item.nome}.${name}`;
    const gone = module.names.map(each => language.gone.get(`simbolo:${each}.${name}`)).find(each => each);
    if (gone !== undefined) {
        const successor = gone.agora === null ? undefined : language.byId.get(gone.agora);
        const since = gone.ate === null ? '' : ` since ${gone.ate}`;
        const now = successor === undefined ? '' : `: it is ${callOf(successor)} now`;
        return [
            {
                kind: 'gone-symbol',
                start,
                end,
                message: `${called} is gone${since}${now}.`,
                fixes: successor === undefined ? [] : renames(successor, { module, start, end }),
                item: successor,
            },
        ];
    }
    if (!module.isWhole || OF_EVERYTHING.test(name) || isPartOfName(program, module, name))
        return [];
    const near = (0,nearest/* nearest */.p)(name, module.symbols.keys(), MAX_NEAR);
    const hint = near.length === 0 ? '' : ` Is it ${near.map(shown/* shown */.S).join(' or ')}?`;
    return [
        {
            kind: 'unknown-symbol',
            start,
            end,
            message: `${module.item.nome} has no ${(0,shown/* shown */.S)(name)} in ${language.name} ${language.version}.${hint}`,
            fixes: near.map(each => ({ title: `Change to ${each}`, start, end, text: each, isSure: false })),
            item: module.item,
        },
    ];
}
/** What a symbol that took another's place is written as: its name where it is in the same module, and no fix elsewhere. */
function renames(successor, { module, start, end }) {
    if (successor.modulo !== module.item.nome)
        return [];
    return [{ title: `Change to ${successor.nome}`, start, end, text: successor.nome, isSure: true }];
}
/** A thing as programs write it. */
function callOf({ modulo, nome }) {
    return modulo === null ? nome : `${modulo}.${nome}`;
}
function deprecated(item, { start, end }) {
    const message = `${callOf(item)} is deprecated: ${item.obsoleto}`;
    return { kind: 'deprecated', start, end, message, item };
}
/** Modules that are taken in and are not there, where no file of the project can be meant. */
function importProblems(program, hasFile) {
    const code = program.reading;
    if (code === undefined)
        return [];
    return program.imports.flatMap(({ first, modules }) => {
        // What is indented may be tried on purpose, and its failure caught.
        const isTop = code.tokens[first]?.start === lineStartOf(program.text, code.tokens[first]?.start ?? 0);
        return modules.flatMap(({ module, name, chain }) => module !== undefined || !isTop || chain.parts.some(hasFile)
            ? []
            : missingModule(program, code, name, chain));
    });
}
function missingModule(program, code, name, chain) {
    const { language } = program;
    const place = {
        start: code.tokens[chain.first]?.start,
        end: code.tokens[chain.last]?.end,
    };
    const gone = language.gone.get(`modulo:${name}`);
    if (gone !== undefined) {
        const successor = gone.agora === null ? undefined : language.byId.get(gone.agora);
        const since = gone.ate === null ? '' : ` since ${gone.ate}`;
        const now = successor === undefined ? '' : `: it is ${successor.nome} now`;
        const fix = successor && {
            title: `Change to ${successor.nome}`,
            ...place,
            text: successor.nome,
            isSure: true,
        };
        const message = `The module ${name} is gone${since}${now}.`;
        return [{ kind: 'gone-module', ...place, message, fixes: fix ? [fix] : [], item: successor }];
    }
    const [root = ''] = chain.parts;
    if (chain.parts.length < 2 || (language.roots.get(root) ?? 0) < MIN_ROOT_MODULES)
        return [];
    const near = (0,nearest/* nearest */.p)(name, language.modules.keys(), MAX_NEAR);
    const hint = near.length === 0 ? '' : ` Is it ${near.map(shown/* shown */.S).join(' or ')}?`;
    return [
        {
            kind: 'unknown-module',
            ...place,
            message: `${language.name} ${language.version} has no module ${(0,shown/* shown */.S)(name)}.${hint}`,
            fixes: near.map(each => ({ title: `Change to ${each}`, ...place, text: each, isSure: false })),
        },
    ];
}
function* chainsOf(program, code) {
    const ends = new Map(program.imports.map(({ first, end }) => [first, end]));
    const { certain, loose } = program;
    for (let i = 0; i < code.tokens.length; i += 1) {
        const end = ends.get(i);
        if (end !== undefined) {
            i = end - 1;
            continue;
        }
        if (!isName(code, i) || isMember(code, i - 1) || !isMember(code, i + 1))
            continue;
        const chain = chainFrom(code, i);
        const found = program.moduleOf(chain, certain);
        i = chain.last;
        if (found === undefined || found.length >= chain.parts.length)
            continue;
        const [root = ''] = chain.parts;
        // A name of one part has to be bound here; of the first of several the program may have a thing of its own.
        if (found.length === 1 ? !certain.has(root) : loose.has(root))
            continue;
        yield { chain, asked: found.length, module: found.module };
    }
}
/** Whether names of other modules go on from this one in that way: `Lume.Texto` from `Lume`. */
function isPartOfName({ language }, { names }, name) {
    for (const other of language.modules.keys())
        for (const own of names)
            for (const separator of ['.', '::'])
                if (other === own + separator + name || other.startsWith(own + separator + name + separator))
                    return true;
    return false;
}
function lineStartOf(text, offset) {
    return text.lastIndexOf('\n', offset - 1) + 1;
}

;// CONCATENATED MODULE: ./build/lsp/problems/find.js


/** So many are enough for anybody. */
const MAX_PROBLEMS = 500;
/** What is wrong with a program, as far as data can know; nothing in a language that nobody has described. */
function problemsOf(program, { hasFile }) {
    if (program.reading === undefined)
        return [];
    const found = [
        ...faultProblems(program),
        ...bracketProblems(program),
        ...tabProblems(program),
        ...blockProblems(program),
        ...reservedProblems(program),
        ...forbiddenProblems(program),
        ...importProblems(program, hasFile),
        ...symbolProblems(program),
    ];
    return found.sort((a, b) => a.start - b.start || a.end - b.end).slice(0, MAX_PROBLEMS);
}

;// CONCATENATED MODULE: ./build/lsp/problems/rehearsal.js



/**
 * What of a program the next version of the language would not take: names that become reserved, and symbols and modules
 * that are gone or called otherwise. What this version does not have either is told as a problem of its own.
 */
function rehearsalProblems(program, next) {
    if (program.reading === undefined || next.version === program.language.version)
        return [];
    return [...reservedNext(program, next), ...symbolsNext(program, next), ...modulesNext(program, next)];
}
function reservedNext({ reading, language }, next) {
    if (reading === undefined)
        return [];
    const found = [];
    for (let i = 0; i < reading.tokens.length; i += 1) {
        const token = reading.tokens[i];
        // What is asked of something may be called anything in many languages.
        if (token?.kind !== 'name' || isMember(reading, i - 1) || reading.keywords.has(token.start))
            continue;
        const name = textAt(reading, i);
        if (language.isReserved(name) || !next.isReserved(name))
            continue;
        const { start, end } = token;
        found.push({
            kind: 'next-reserved',
            start,
            end,
            message: `${(0,shown/* shown */.S)(name)} is a reserved word in ${next.name} ${next.version}.`,
            detail: name,
            item: next.words.get(name)?.item,
            fixes: [{ title: `Change to ${name}_`, start, end, text: `${name}_`, isSure: false }],
        });
    }
    return found;
}
function symbolsNext(program, next) {
    return askedOf(program).flatMap(({ module, name, start, end }) => {
        const item = module.symbols.get(name);
        const later = rehearsal_moduleIn(next, module);
        if (item === undefined || later === undefined || !later.isWhole || later.symbols.has(name))
            return [];
        const id = module.names.map(each => `simbolo:${each}.${name}`).find(each => next.gone.has(each));
        const now = id === undefined ? undefined : next.gone.get(id)?.agora;
        const successor = typeof now === 'string' ? next.byId.get(now) : alike(item, module, later);
        const said = successor === undefined ? 'is gone' : `is ${callOf(successor)}`;
        const fixes = successor?.modulo === later.item.nome && successor.tipo === 'simbolo'
            ? [
                {
                    title: `Change to ${successor.nome}`,
                    start,
                    end,
                    text: successor.nome,
                    isSure: typeof now === 'string',
                },
            ]
            : [];
        const message = `${callOf(item)} ${said} in ${next.name} ${next.version}.`;
        return [{ kind: 'next-gone', start, end, message, fixes, item: successor ?? later.item }];
    });
}
function modulesNext(program, next) {
    const { reading, imports } = program;
    return imports.flatMap(({ modules }) => modules.flatMap(({ chain, name, module }) => {
        if (module === undefined || next.modules.has(name))
            return [];
        const start = reading?.tokens[chain.first]?.start;
        const end = reading?.tokens[chain.last]?.end;
        const successor = successorOf(next, module);
        const said = successor === undefined ? 'is gone' : `is called ${successor.item.nome}`;
        const text = successor?.item.nome;
        return [
            {
                kind: 'next-gone',
                start,
                end,
                message: `The module ${name} ${said} in ${next.name} ${next.version}.`,
                item: successor?.item,
                fixes: text === undefined ? [] : [{ title: `Change to ${text}`, start, end, text, isSure: true }],
            },
        ];
    }));
}
/** A module as the next version has it, by any of its names or as what took its place. */
function rehearsal_moduleIn(next, module) {
    for (const name of module.names) {
        const found = next.modules.get(name);
        if (found !== undefined)
            return found;
    }
    return successorOf(next, module);
}
function successorOf(next, { names }) {
    for (const name of names) {
        const now = next.gone.get(`modulo:${name}`)?.agora;
        const item = typeof now === 'string' ? next.byId.get(now) : undefined;
        if (item?.tipo === 'modulo')
            return next.modules.get(item.nome);
        const other = next.modules.get(name);
        if (other !== undefined)
            return other;
    }
    return undefined;
}
/** The one new symbol that says the same of itself, where there is only one. */
function alike(item, module, later) {
    const same = (other) => other.resumo !== '' && other.resumo === item.resumo && other.assinatura === item.assinatura;
    const olds = [...module.symbols.values()].filter(same);
    const news = [...later.symbols.values()].filter(other => same(other) && !module.symbols.has(other.nome));
    return olds.length === 1 && news.length === 1 ? news[0] : undefined;
}

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
    if (isMember(code, at + 1) && partOfModule(program, code, at))
        return ['namespace', ['defaultLibrary']];
    const item = itemAt(program, chainUpTo(code, at), { isMember: isMember(code, at - 1) });
    if (item?.tipo === 'modulo')
        return ['namespace', ['defaultLibrary']];
    // A name that is no symbol of a module may be the program's own, whatever the language has of that name.
    if (item?.tipo !== 'simbolo' || language.isReserved(textAt(code, at)))
        return undefined;
    const isFunction = item.assinatura?.startsWith('(') === true;
    const deprecated = item.obsoleto === null ? [] : ['deprecated'];
    return isFunction
        ? ['function', ['defaultLibrary', ...deprecated]]
        : ['variable', ['defaultLibrary', 'readonly', ...deprecated]];
}
/** Whether a part of a name belongs to that of a module: `Lume` of `Lume.Texto.inverte`. */
function partOfModule(program, code, at) {
    const upTo = chainUpTo(code, at);
    if (program.moduleOf(upTo)?.length === upTo.parts.length)
        return true;
    let last = at;
    while (isMember(code, last + 1) && code.tokens[last + 2]?.kind === 'name' && last - at < 20) {
        last += 2;
        const chain = chainUpTo(code, last);
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
    if (call === undefined || !isName(code, call.open - 1))
        return null;
    const chain = chainUpTo(code, call.open - 1);
    const item = itemAt(program, chain, { isMember: isMember(code, call.open - 2) });
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
    const last = tokenBefore(code, offset);
    let [depth, commas, argument] = [0, 0, last + 1];
    for (let at = last; at >= 0 && last - at < MAX_CALL_TOKENS; at -= 1) {
        const { end = 0 } = code.tokens[at] ?? {};
        // A token that the place is inside of is not passed yet.
        if (at === last && end > offset)
            continue;
        const change = depthOf(code, at);
        if (depth === 0 && change > 0)
            return textAt(code, at) === '('
                ? { open: at, commas, argument: commas === 0 ? at + 1 : argument }
                : undefined;
        depth -= change;
        if (depth === 0 && change === 0 && textAt(code, at) === ',') {
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
    if (isName(code, argument) && /^(?:=|:|=>|:=)$/.test(textAt(code, argument + 1))) {
        const named = parameters.findIndex(({ nome }) => nome === textAt(code, argument));
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
            return fixesIn(range, await this.look(uri, program), program);
        });
    }
    /** A document as it is now; nothing for one that is not open, is too long, or in a language that is not known. */
    async programOf(uri) {
        const support = await this.setup.supportFor(uri);
        const document = this.documents.get(uri);
        if (support === undefined || document === undefined)
            return undefined;
        const kept = this.programs.get(uri);
        if (kept?.version === document.version && kept.program.language === support.language)
            return kept.program;
        if (document.getText().length > MAX_DOCUMENT_CHARACTERS)
            return undefined;
        // The document changes under its readers; a program is of one moment.
        const frozen = esm_main/* TextDocument */.V.create(uri, document.languageId, document.version, document.getText());
        const isSame = kept?.program.language === support.language;
        const program = support.program(frozen, isSame ? kept?.program : undefined);
        this.programs.set(uri, { version: document.version, program });
        return program;
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
        const kept = this.told.get(uri);
        if (kept?.program === program)
            return kept.told;
        const support = await this.setup.supportFor(uri);
        const next = await this.setup.next();
        const problems = [
            ...problemsOf(program, this.setup.surroundingsOf(uri)),
            ...(next === undefined ? [] : rehearsalProblems(program, next)),
        ];
        const told = problems.map(problem => ({
            problem,
            diagnostic: diagnosticOf(problem, program, support?.codeOf(problem)),
        }));
        this.told.set(uri, { program, told });
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

// EXTERNAL MODULE: ./build/lexico/index.js + 17 modules
var build_lexico = __webpack_require__(98849);
;// CONCATENATED MODULE: ./build/lsp/lexico-reading.js

const COMMENTS = new Set(['comentario', 'documentacao', 'diretiva']);
const TEXTS = new Set(['texto', 'caractere', 'regex', 'dado', 'escape', 'formato']);
const lexico_reading_KINDS = {
    nome: 'name',
    palavra: 'name',
    contextual: 'name',
    numero: 'number',
    simbolo: 'symbol',
    invalido: 'symbol',
    interpolacao: 'text',
};
/** Reads programs of a language as its lexico says. */
function tokenizerOf(lexico) {
    const regions = new Map((lexico.regioes ?? []).map(region => [region.nome, region]));
    const lines = new Lines(lexico);
    return text => new lexico_reading_Reader(text, (0,build_lexico/* tokenize */.qw)(lexico, text), regions, lines).read();
}
/** What a logical line is. */
class Lines {
    openers;
    closers;
    ends;
    begins;
    constructor({ continuacao = {} }) {
        const { entre = [], fim = [], inicio = [], marca } = continuacao;
        this.openers = new Set(entre.map(([open]) => open));
        this.closers = new Set(entre.map(([, close]) => close));
        this.ends = new Set(marca === undefined ? fim : [...fim, marca]);
        this.begins = inicio;
    }
    /** Whether what begins in a new line goes on from the line before. */
    goesOn(last, text, at) {
        return this.ends.has(last) || this.begins.some(begin => text.startsWith(begin, at));
    }
}
class lexico_reading_Reader {
    text;
    source;
    regions;
    lines;
    tokens = [];
    prose = [];
    faults = [];
    keywords = new Set();
    /** Code in texts that is open, with the faults that were found before it. */
    open = [];
    depth = 0;
    isBroken = true;
    constructor(text, source, regions, lines) {
        this.text = text;
        this.source = source;
        this.regions = regions;
        this.lines = lines;
    }
    read() {
        const { text, source } = this;
        for (let i = 0; i < source.length; i += 1) {
            const token = source[i];
            if (token.class === 'branco') {
                if (/[\r\n]/.test(text.slice(token.start, token.end)))
                    this.lineEnds(token.start);
            }
            else if (COMMENTS.has(token.class) || this.isText(token))
                i = this.region(i);
            else
                this.code(token);
        }
        this.lineEnds(text.length);
        const { tokens, prose, faults, keywords } = this;
        return { text, tokens, prose, faults, keywords };
    }
    /** What is `invalido` in a region belongs to it. */
    isText({ class: kind, name }) {
        return TEXTS.has(kind) || (kind === 'invalido' && name !== undefined && this.regions.has(name));
    }
    /** A piece of a comment or a text, up to the next code; gives the last token of it. */
    region(first) {
        const { source, text } = this;
        const { name, start, class: kind } = source[first];
        const isComment = COMMENTS.has(kind);
        const isOwn = (token) => token !== undefined &&
            token.name === name &&
            (isComment ? COMMENTS.has(token.class) : this.isText(token));
        let last = first;
        while (isOwn(source[last + 1]) && !this.isNewRegion(last, first))
            last += 1;
        const { end } = source[last];
        const region = name === undefined ? undefined : this.regions.get(name);
        const isGoingOn = source[first - 1]?.class === 'interpolacao';
        const isCut = source[last + 1]?.class === 'interpolacao';
        const closing = region && closingOf(region, text, start);
        const isClosed = isCut || closing === undefined || this.ends(source[last], closing, isGoingOn ? end : start);
        if (!isClosed)
            this.faults.push({ kind: 'unclosed', start, end: lexico_reading_lineEnd(text, start, end), name: region?.classe });
        const isUpToLine = typeof region?.fecha === 'object' && 'ate' in region.fecha;
        this.prose.push({ start, end, isOpen: !isCut && (isUpToLine || !isClosed) });
        if (!isComment)
            this.push('text', start, end);
        else if (text.slice(start, end).includes('\n') && this.tokens.length > 0 && isUpToLine)
            this.isBroken = true;
        return last;
    }
    /** Two texts right beside each other, `'a''b'`, are two where the first one has its end. */
    isNewRegion(last, first) {
        const { name, start } = this.source[first];
        const region = name === undefined ? undefined : this.regions.get(name);
        const closing = region && closingOf(region, this.text, start);
        const isGoingOn = this.source[first - 1]?.class === 'interpolacao';
        const token = this.source[last];
        return (closing !== undefined &&
            token.class === region?.classe &&
            this.ends(token, closing, isGoingOn ? token.end : start));
    }
    /** Whether a piece ends with what closes its region, which is not what opened it. */
    ends({ class: kind, start, end }, closing, opened) {
        if (kind === 'escape' || !this.text.slice(start, end).endsWith(closing))
            return false;
        return opened === end || end - opened >= 2 * closing.length || start > opened;
    }
    /** Code in a text of one line has to end with it; what seems wrong in code that does not is only text. */
    lineEnds(end) {
        this.isBroken = true;
        const at = this.open.findIndex(({ name }) => name === undefined || this.regions.get(name)?.linhas !== true);
        const first = this.open[at];
        if (first === undefined)
            return;
        this.open.length = at;
        this.faults.length = Math.min(this.faults.length, first.faults);
        this.faults.push({ kind: 'unclosed', start: first.start, end, name: 'interpolacao' });
    }
    interpolation({ start, end, name }) {
        const text = this.text.slice(start, end);
        const isClose = this.regions.get(name ?? '')?.interpola?.some(({ fecha }) => fecha === text);
        if (isClose === true && this.open.at(-1)?.name === name)
            this.open.pop();
        // What stands before a name alone, `$nome`, opens nothing.
        else if (this.opens(text, name))
            this.open.push({ name, start, faults: this.faults.length });
    }
    opens(text, name) {
        const { interpola = [] } = this.regions.get(name ?? '') ?? {};
        return interpola.some(({ abre, fecha }) => abre === text && fecha !== undefined);
    }
    code(token) {
        const { class: kind, start, end } = token;
        const text = this.text.slice(start, end);
        if (kind === 'interpolacao')
            this.interpolation(token);
        if (kind === 'contextual')
            this.keywords.add(start);
        if (kind === 'invalido')
            this.faults.push({ kind: /^\p{Nd}/u.test(text) ? 'number' : 'stray', start, end, name: undefined });
        this.push(lexico_reading_KINDS[kind] ?? 'symbol', start, end);
        if (kind !== 'simbolo')
            return;
        if (this.lines.openers.has(text))
            this.depth += 1;
        else if (this.lines.closers.has(text))
            this.depth = Math.max(0, this.depth - 1);
    }
    push(kind, start, end) {
        const before = this.tokens.at(-1);
        const last = before === undefined ? '' : this.text.slice(before.start, before.end);
        const isFirst = this.isBroken && this.depth === 0 && !this.lines.goesOn(last, this.text, start);
        this.tokens.push({ kind, start, end, isFirst });
        this.isBroken = false;
    }
}
/** What closes a region, where that is one text; nothing for one that ends with its line, or whose end depends on more. */
function closingOf({ abre, fecha }, text, start) {
    if (typeof fecha === 'string')
        return fecha;
    if (fecha !== undefined)
        return undefined;
    if (typeof abre === 'string')
        return abre;
    if (!Array.isArray(abre))
        return undefined;
    // What opened it closes it: the longest, of several that might have.
    return [...abre].sort((a, b) => b.length - a.length).find(open => text.startsWith(open, start));
}
function lexico_reading_lineEnd(text, start, end) {
    const newline = text.indexOf('\n', start);
    return newline < 0 ? end : Math.max(start + 1, Math.min(newline, end));
}

;// CONCATENATED MODULE: ./build/lsp/problems/codes.js


/** Nothing is beside an example. */
const ALONE = { hasFile: () => false };
/**
 * Learns the codes of problems from the examples of the catalogue, each of which is code that provokes its error: a kind of
 * problem that the example of one code has, and no other, is that code. What more examples have is left without a code.
 */
function learnCodes(language, programOf) {
    const codes = new Map();
    for (const { codigo, exemplo } of language.data.files.erros.codigos) {
        const uri = `refdata:/${codigo}${language.extension}`;
        const problems = problemsOf(programOf(esm_main/* TextDocument */.V.create(uri, '', 0, exemplo)), ALONE);
        if (new Set(problems.map(({ kind }) => kind)).size !== 1)
            continue;
        for (const key of problems.map(keyOf))
            codes.set(key, (codes.get(key) ?? new Set()).add(codigo));
    }
    return problem => {
        const found = codes.get(keyOf(problem));
        return found?.size === 1 ? [...found][0] : undefined;
    };
}
function keyOf({ kind, detail }) {
    return detail === undefined ? kind : `${kind}:${detail}`;
}

;// CONCATENATED MODULE: ./build/lsp/edited-reading.js
/** Where more would have to be read than a key may take, the whole text is. */
const MAX_NEAR_CHARACTERS = 100_000;
/** How far back a line without indentation is looked for. */
const MAX_TOKENS_BACK = 20_000;
const CHUNK_CHARACTERS = 65_536;
/**
 * A long text after an edit, of which only what is around a place is read again: from a line that is the same as before, and
 * before which everything is, up to the end of the line in question.
 */
class EditedReading {
    before;
    text;
    tokenizer;
    /** So many characters at the beginning are as they were. */
    same;
    near;
    constructor(before, text, tokenizer) {
        this.before = before;
        this.text = text;
        this.tokenizer = tokenizer;
        this.same = sameStart(before.text, text);
    }
    /** Tokens around a place; nothing where they cannot be found without reading everything. */
    at(offset) {
        if (offset < this.same)
            return this.before;
        const { near } = this;
        if (near !== undefined && near.from <= offset && offset <= near.to)
            return near.reading;
        const from = this.start();
        const newline = this.text.indexOf('\n', offset);
        const to = newline < 0 ? this.text.length : newline;
        if (from === undefined || to - from > MAX_NEAR_CHARACTERS)
            return undefined;
        const reading = moved(this.tokenizer(this.text.slice(from, to)), from, this.text);
        this.near = { from, to, reading };
        return reading;
    }
    /** The last line before the edit that begins a statement at the edge: nothing that was open before it goes on there. */
    start() {
        const { tokens, text } = this.before;
        let [low, high] = [0, tokens.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if (tokens[middle].end < this.same)
                low = middle + 1;
            else
                high = middle;
        }
        for (let at = low - 1; at >= 0 && low - at < MAX_TOKENS_BACK; at -= 1) {
            const { isFirst, start } = tokens[at];
            const isAtEdge = start === 0 || text.charAt(start - 1) === '\n';
            if (isFirst && isAtEdge && !/[)\]}]/.test(text.charAt(start)))
                return start;
        }
        return undefined;
    }
}
function moved({ tokens, prose, faults, keywords }, by, text) {
    const place = (each) => ({
        ...each,
        start: each.start + by,
        end: each.end + by,
    });
    return {
        text,
        tokens: tokens.map(place),
        prose: prose.map(place),
        faults: faults.map(place),
        keywords: new Set([...keywords].map(at => at + by)),
    };
}
/** How far two texts begin alike. */
function sameStart(one, other) {
    const length = Math.min(one.length, other.length);
    let at = 0;
    while (at < length && one.slice(at, at + CHUNK_CHARACTERS) === other.slice(at, at + CHUNK_CHARACTERS))
        at += CHUNK_CHARACTERS;
    at = Math.min(at, length);
    while (at < length && one.charCodeAt(at) === other.charCodeAt(at))
        at += 1;
    return at;
}

;// CONCATENATED MODULE: ./build/lsp/program.js




/** How much is read for a word that may be a keyword. */
const MAX_PROBE_CHARACTERS = 8000;
/** From this length on a text is not read as a whole for each key. */
const LONG_CHARACTERS = 100_000;
/** A text in the language as it is at one moment, with what is found out about it once and when it is asked for. */
class Program {
    document;
    language;
    importWords;
    tokenizer;
    text;
    read;
    found;
    meanings;
    /** The last program of the same document that was read as a whole. */
    last;
    edited;
    constructor(document, language, importWords, 
    /** Cuts a text into tokens; nothing for a language that nobody has described. */
    tokenizer, 
    /** The same document before an edit. */
    before) {
        this.document = document;
        this.language = language;
        this.importWords = importWords;
        this.tokenizer = tokenizer;
        this.text = document.getText();
        const last = before?.read === undefined ? before?.last : before;
        if (last?.read === undefined || tokenizer === undefined || this.text.length < LONG_CHARACTERS)
            return;
        this.last = last;
        this.edited = new EditedReading(last.read, this.text, tokenizer);
    }
    /** Whether programs of the language can be cut into tokens. */
    get isDescribed() {
        return this.tokenizer !== undefined;
    }
    /** The whole program as tokens; nothing where the language is not described. */
    get reading() {
        if (this.read === undefined && this.tokenizer !== undefined) {
            this.read = this.tokenizer(this.text);
            // What is known of the whole replaces what was known before the edit.
            this.last = undefined;
            this.edited = undefined;
            this.found = undefined;
        }
        return this.read;
    }
    /** What is known around a place without more being read than has to be. */
    readingAt(offset) {
        return this.edited?.at(offset) ?? this.reading;
    }
    /** Tokens around a place: all that there are, or those of its line. */
    codeAt(offset) {
        return this.readingAt(offset) ?? { text: this.text, tokens: plainTokens(this.text, offset) };
    }
    /** Whether a place is inside of a comment or a text, where nothing is known of what is written. */
    isProse(offset) {
        const prose = this.readingAt(offset)?.prose ?? [];
        let [low, high] = [0, prose.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if (prose[middle].start < offset)
                low = middle + 1;
            else
                high = middle;
        }
        const region = prose[low - 1];
        return region !== undefined && (offset < region.end || (offset === region.end && region.isOpen));
    }
    /**
     * Whether a contextual word would be a keyword if it stood at a place, instead of the name that is there. Where the
     * language is not described, or more would have to be read than a key may take, it might.
     */
    isKeywordAt(word, start, end) {
        if (this.tokenizer === undefined)
            return true;
        const from = this.blockStart(start);
        if (start - from > MAX_PROBE_CHARACTERS)
            return true;
        const newline = this.text.indexOf('\n', end);
        const behind = this.text.slice(end, newline < 0 ? undefined : newline);
        const probe = `${this.text.slice(from, start)}${word}${behind.slice(0, MAX_PROBE_CHARACTERS)}\n`;
        return this.tokenizer(probe).keywords.has(start - from);
    }
    /** Where the last line begins that is not indented and not in a text or a comment: what is before it opens no block here. */
    blockStart(offset) {
        let at = offset;
        while (at > 0) {
            at = this.text.lastIndexOf('\n', at - 1) + 1;
            if (/[^\s)\]}]/.test(this.text.charAt(at)) && at < offset && !this.isProse(at))
                return at;
            if (at === 0 || offset - at > MAX_PROBE_CHARACTERS)
                return at;
            at -= 1;
        }
        return 0;
    }
    /** Statements that take modules in; none where the language is not described. */
    get imports() {
        // In a long text these are as they were before the edit, until it is read as a whole.
        if (this.last !== undefined && this.read === undefined)
            return this.last.imports;
        this.found ??= this.findImports();
        return this.found;
    }
    /** Modules by the names that this program gives them, whatever else it does with these names. */
    get bound() {
        const names = new Map();
        for (const { bound } of this.imports)
            for (const { name, module } of bound)
                if (module)
                    names.set(name, module);
        return names;
    }
    /**
     * Of these names, those that can mean nothing else: wherever else they stand, something is asked of them. A name that is
     * assigned, passed on or declared as well is left out.
     */
    get certain() {
        this.meanings ??= this.findMeanings();
        return this.meanings.certain;
    }
    /** Names that stand somewhere without anything being asked of them. */
    get loose() {
        this.meanings ??= this.findMeanings();
        return this.meanings.loose;
    }
    /** The module that the first parts of a name stand for, and how many parts; nothing where it is not known. */
    moduleOf({ parts, separator }, bound = this.bound) {
        for (let length = parts.length; length > 0; length -= 1) {
            const name = parts.slice(0, length).join(separator);
            // What the program calls so is meant, whatever the library has of that name.
            const module = bound.get(name) ?? this.language.modules.get(name);
            if (module !== undefined)
                return { module, length };
        }
        return undefined;
    }
    findImports() {
        const code = this.reading;
        const found = [];
        if (code === undefined)
            return found;
        for (let i = 0; i < code.tokens.length; i += 1) {
            const token = code.tokens[i];
            if (token?.kind !== 'name' || !token.isFirst)
                continue;
            const statement = importAt(code, i, this.language, this.importWords);
            if (statement === undefined)
                continue;
            found.push(statement);
            i = statement.end - 1;
        }
        return found;
    }
    findMeanings() {
        const code = this.reading;
        const certain = new Map();
        const loose = new Set();
        if (code === undefined)
            return { certain, loose };
        const refused = new Set();
        for (const { bound, selected } of this.imports) {
            for (const { name } of selected)
                refused.add(name);
            for (const { name, module } of bound) {
                const known = certain.get(name);
                if (module === undefined || (known !== undefined && known !== module))
                    refused.add(name);
                else
                    certain.set(name, module);
            }
        }
        const ends = new Map(this.imports.map(({ first, end }) => [first, end]));
        for (let i = 0; i < code.tokens.length; i += 1) {
            const end = ends.get(i);
            if (end !== undefined)
                i = end - 1;
            else if (isName(code, i) && !isMember(code, i - 1) && !isMember(code, i + 1))
                loose.add(textAt(code, i));
        }
        for (const name of certain.keys())
            if (refused.has(name) || loose.has(name))
                certain.delete(name);
        return { certain, loose };
    }
}

;// CONCATENATED MODULE: ./build/lsp/snippets.js
/** What a line that begins a block ends with, as an example shows it. */
const OPENING = /(\s*(?::|\{|\bdo\b|\bthen\b|\bbegin\b))\s*$/;
const CLOSING = /^(?:[)\]}]+|[\p{L}_]+);?$/u;
const MAX_HEADER_CHARACTERS = 80;
/** The blocks that words open, of those whose example is one: a line with the word, then one that is indented further. */
function snippetsOf(language) {
    const found = [];
    for (const [word, { item }] of language.words) {
        for (const { codigo } of item.exemplos) {
            const body = blockOf(word, codigo, language);
            if (body === undefined)
                continue;
            found.push({ word, body });
            break;
        }
    }
    return found;
}
function blockOf(word, code, language) {
    const lines = code.split('\n').map(line => line.trimEnd());
    const at = lines.findIndex(line => new RegExp(`^\\s*${escapeRegExp(word)}(?![\\p{L}\\p{N}_])`, 'u').test(line));
    const header = lines[at];
    const inner = lines.slice(at + 1).find(line => line.trim() !== '');
    if (at < 0 || header === undefined || inner === undefined)
        return undefined;
    const [indent, deeper] = [indentOf(header), indentOf(inner)];
    if (!deeper.startsWith(indent) || deeper.length <= indent.length)
        return undefined;
    const said = header.slice(indent.length + word.length);
    const opening = OPENING.exec(said)?.[0] ?? '';
    const between = said.slice(0, said.length - opening.length);
    // A gap is one stretch: what has texts or comments in it cannot be judged.
    if (between.length > MAX_HEADER_CHARACTERS || /["'`#]|\/\//.test(between))
        return undefined;
    const gap = between.trim() === '' ? '' : ` \${1:${escapeSnippet(between.trim())}}`;
    const close = lines
        .slice(at + 1)
        .find(line => line.trim() !== '' && indentOf(line).length <= indent.length)
        ?.trim();
    const isClosed = close !== undefined &&
        CLOSING.test(close) &&
        (language.isReserved(close.replace(/;$/, '')) || /^[)\]}]/.test(close));
    const isNeeded = /[{]|do|then|begin/.test(opening);
    if (isNeeded && !isClosed)
        return undefined;
    // A word that goes on with another block is no end.
    const end = isClosed && (isNeeded || opening.trim() === '') ? `\n${escapeSnippet(close)}` : '';
    return `${escapeSnippet(word)}${gap}${escapeSnippet(opening.trimEnd())}\n\t$0${end}`;
}
function indentOf(line) {
    return /^[ \t]*/.exec(line)?.[0] ?? '';
}
/** Text that means nothing in a snippet. */
function escapeSnippet(text) {
    return text.replace(/[\\$}]/g, '\\$&');
}
function escapeRegExp(text) {
    return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

;// CONCATENATED MODULE: ./build/lsp/support.js






/** A language with what is found out about it once, before anybody writes in it. */
class Support {
    language;
    importWords;
    snippets;
    /** The error code that the language has for a problem. */
    codeOf;
    tokenizer;
    constructor(data) {
        this.tokenizer = data.lexico && tokenizerOf(data.lexico);
        this.language = new Language(data);
        this.importWords = importWordsOf(this.language);
        this.snippets = snippetsOf(this.language);
        this.codeOf = learnCodes(this.language, document => this.program(document));
    }
    /** A document as it is now; with what it was before an edit, a long one is not read as a whole. */
    program(document, before) {
        return new Program(document, this.language, this.importWords, this.tokenizer, before);
    }
}

// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
;// CONCATENATED MODULE: ./build/commands/declared-version.js



/** How projects say which versions of the language they are for: `forge.toml`, `[package]` or `[project]`. */
const MANIFEST = 'forge.toml';
const FIELD = 'dataforge';
const MAX_MANIFEST_BYTES = 1024 * 1024;
/** No project is deeper. */
const MAX_FOLDERS_UP = 30;
/** The range of versions that the project around a file declares; nothing where there is no project, or it does not say. */
function declaredRange(file) {
    let folder = (0,external_node_path_.dirname)(file);
    for (let i = 0; i < MAX_FOLDERS_UP; i += 1) {
        const found = rangeIn((0,external_node_path_.join)(folder, MANIFEST));
        if (found !== undefined)
            return found.range;
        const above = (0,external_node_path_.dirname)(folder);
        if (above === folder)
            return undefined;
        folder = above;
    }
    return undefined;
}
/** What a manifest says; nothing where there is none that can be read. */
function rangeIn(path) {
    try {
        const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        if (stat === undefined || !stat.isFile() || stat.size > MAX_MANIFEST_BYTES)
            return undefined;
        const { package: own, project } = (0,dist/* parse */.qg)((0,external_node_fs_.readFileSync)(path, 'utf8'));
        for (const section of [own, project]) {
            const range = typeof section === 'object' && section !== null
                ? section[FIELD]
                : undefined;
            if (typeof range === 'string')
                return { range };
        }
        return { range: undefined };
    }
    catch {
        // A manifest that is just being written is none.
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/contract/files.js
var contract_files = __webpack_require__(60088);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: ./build/http/address.js
var address = __webpack_require__(21601);
// EXTERNAL MODULE: ./build/pages/index.js + 27 modules
var pages = __webpack_require__(91949);
// EXTERNAL MODULE: ./build/published/index.js + 9 modules
var published = __webpack_require__(96410);
// EXTERNAL MODULE: ./build/rules/contract-check.js + 1 modules
var contract_check = __webpack_require__(6702);
// EXTERNAL MODULE: ./build/run/lexico.js
var run_lexico = __webpack_require__(57698);
// EXTERNAL MODULE: ./build/run/reference.js
var run_reference = __webpack_require__(43347);
// EXTERNAL MODULE: ./build/run/run-context.js + 2 modules
var run_context = __webpack_require__(3532);
// EXTERNAL MODULE: ./build/run/site-settings.js
var site_settings = __webpack_require__(99793);
;// CONCATENATED MODULE: ./build/commands/language-data.js











/** What is known where nothing but the files themselves was read. */
const NOTHING_MORE = {
    origins: new Map(),
    details: new Map(),
    baseUrl: null,
    commit: null,
    programs: [],
    archive: false,
    registry: false,
};
/** A language as a built folder or a published site has it. @throws {UserError} when there is nothing that can be read. */
async function languageAt(target) {
    const source = (0,address/* isAddress */.PW)(target) ? (0,published/* openAddress */.BV)(target) : await (0,published/* openFolder */.NE)(target);
    const { files } = await (0,published/* loadPublished */.pW)(source);
    const read = (path, name) => {
        const data = files.get(path)?.data;
        const findings = data === undefined ? [] : (0,contract_check/* checkSchema */._)(name, data);
        if (data === undefined || findings.length > 0)
            throw new user_error/* UserError */.y(`${source.placeOf(path)} ${data === undefined ? 'cannot be read' : 'does not hold what it should'}.`, `See what is wrong with \`refdata validate ${target}\`.`, { findings: [...findings] });
        return data;
    };
    const seven = Object.fromEntries(contract_files/* FILE_NAMES */.GY.map(name => [name, read((0,contract_files/* pathOf */.XM)(name), name)]));
    const hasPages = files.has(contract_files/* REFERENCIA_PATH */.Lh);
    const manifest = files.get(contract_files/* MANIFEST_PATH */.U4)?.data;
    const base = (0,address/* isAddress */.PW)(target) ? (0,published/* baseAddress */.uU)(target) : (manifest?.base_url ?? undefined);
    return {
        files: seven,
        referencia: hasPages
            ? read(contract_files/* REFERENCIA_PATH */.Lh, 'referencia')
            : (0,pages/* buildModel */.yK)({ ...NOTHING_MORE, files: seven, idioma: 'pt' }).referencia,
        lexico: files.has(contract_files/* LEXICO_PATH */.rM) ? await soundLexico(read(contract_files/* LEXICO_PATH */.rM, 'lexico')) : undefined,
        base: hasPages ? base : undefined,
        unread: manifest?.unread ?? [],
    };
}
/** Patterns from elsewhere are run only when nothing is wrong with them. */
async function soundLexico(lexico) {
    return (await (0,build_lexico/* checkLexico */.Tb)(lexico)).length === 0 ? lexico : undefined;
}
/** A language as its repository has it. @throws {UserError} for a configuration that does not hold. */
async function languageOf(options) {
    const run = (0,run_context/* openRun */.I)(options);
    const reference = await (0,run_reference/* referenceOf */.B)(run);
    const { config } = run.configuration;
    const { extensao } = reference.files.sintaxe;
    const { hasPages, ...settings } = (0,site_settings/* siteSettings */.f)(config, extensao, run.repository, () => { });
    const base = reference.baseUrl?.replace(/\/+$/, '');
    const { referencia } = (0,pages/* buildModel */.yK)({
        ...NOTHING_MORE,
        ...settings,
        files: reference.files,
        origins: reference.origins,
        details: reference.details,
        baseUrl: base ?? null,
    });
    const { lexico } = await (0,run_lexico/* lexicoOf */.K)(run, reference.files);
    const { files, unread } = reference;
    return { files, referencia, lexico, base: hasPages ? base : undefined, unread };
}

;// CONCATENATED MODULE: ./build/commands/lsp.js










/** Answers an editor on standard input and output until it goes; nothing else is written there. */
function lspOnStdio(options) {
    process.stdin.on('end', () => process.exit(0));
    lspOver(process.stdin, process.stdout, options);
}
/** The same over two streams. */
function lspOver(input, output, { features, from, next, run }) {
    const connection = (0,main.createConnection)(new main.StreamMessageReader(input), new main.StreamMessageWriter(output));
    // An editor that is told nothing would go on asking; it is told once.
    const told = (error) => {
        const message = `refdata: ${error.message}`;
        void connection.sendNotification(main.ShowMessageNotification.type, { type: main.MessageType.Error, message });
    };
    const opened = from.length === 0 ? [languageOf(run)] : from.map(languageAt);
    const supports = Promise.all(opened)
        .then(all => all.map(data => new Support(data)))
        .catch(error => {
        told(error);
        return [];
    });
    const later = next === undefined ? undefined : languageAt(next).then(data => new Language(data), told);
    serve(connection, {
        features,
        // Where only one version is known nobody has to be asked.
        supportFor: async (uri) => choose(await supports, from.length > 1 ? rangeFor(uri) : undefined),
        next: async () => (await later) ?? undefined,
        surroundingsOf: uri => ({ hasFile: name => isBeside(uri, name) }),
    });
}
function rangeFor(uri) {
    return uri.startsWith('file:') ? declaredRange((0,external_node_url_.fileURLToPath)(uri)) : undefined;
}
/** Whether a file or folder stands beside a document that is called so, whatever its ending. */
function isBeside(uri, name) {
    if (!uri.startsWith('file:'))
        return false;
    const folder = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(uri));
    if (!(0,external_node_fs_.existsSync)(folder))
        return false;
    return [folder, (0,external_node_path_.join)(folder, 'src')].some(each => (0,external_node_fs_.existsSync)(each) && (0,external_node_fs_.readdirSync)(each).some(entry => (0,external_node_path_.basename)(entry).split('.')[0] === name));
}

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


/***/ }),

/***/ 53483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ runOptions)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49496);
/* harmony import */ var _run_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29709);



/** What they say of a run. */
function runOptions({ repo, config, allowCommands = false, cache }, progress) {
    return {
        // From a folder inside of a repository it is that repository which is meant, as git has it.
        repo: repo === '.' && config === undefined ? upwards() : repo,
        // From where the command is run, as paths on a command line are; else the repository's own.
        config: config === undefined ? 'refdata.yml' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(config),
        commands: (0,_github_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .commandPermission */ .X)(allowCommands, process.env),
        cache,
        progress,
    };
}
function upwards() {
    const folder = (0,_run_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .folderWithConfig */ .PW)(process.cwd());
    return folder === undefined ? '.' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), folder) || '.';
}


/***/ }),

/***/ 49496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commandPermission)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _git_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19935);


/** Whether commands may be run, for a process that may be part of a job of GitHub Actions. */
function commandPermission(isSwitchedOn, env) {
    if (!isSwitchedOn)
        return 'off';
    if (!env.GITHUB_EVENT_PATH)
        return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
    try {
        return (0,_git_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .isFromFork */ .t)(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(env.GITHUB_EVENT_PATH, 'utf8'))) ? 'fork' : 'allowed';
    }
    catch {
        // Not knowing is no reason to trust.
        return 'fork';
    }
}


/***/ }),

/***/ 57698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ lexicoOf)
/* harmony export */ });
/* harmony import */ var _extract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90474);
/* harmony import */ var _lexico_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98849);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50262);



/** The group of reserved words that are in no other. */
const RESERVED = 'reservada';
/** Reads what `lexico` of refdata.yml names, and completes it with what `sintaxe` has. */
async function lexicoOf({ configuration, repository, programs, progress }, files) {
    const { config, placeOf } = configuration;
    if (config.lexico === undefined)
        return { lexico: undefined, findings: [] };
    progress('lexico');
    const found = new _findings_js__WEBPACK_IMPORTED_MODULE_2__/* .Findings */ .F((0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .policyOf */ .U)(config.rules));
    const { languages, grammars } = config;
    const report = (problem) => found.add(problem);
    const { palavras, simbolos, ...rest } = config.lexico;
    const { words, symbols } = await (0,_extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .withContext */ .eQ)({ repository, programs, report, placeOf, languages, grammars }, async (context) => {
        const texts = async (wanted, at) => {
            if (wanted === undefined || wanted.every(text => typeof text === 'string'))
                return [...(wanted ?? [])];
            const rows = await (0,_extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)(wanted, at, context);
            return rows.flatMap(({ value, place }) => {
                if (typeof value === 'string' && value !== '')
                    return [value];
                report({ rule: 'field-type', message: `A text is needed for ${at.join('.')}.`, place });
                return [];
            });
        };
        const groups = {};
        for (const [group, wanted] of Object.entries(palavras ?? {}))
            groups[group] = unique(await texts(wanted, ['lexico', 'palavras', group]));
        return { words: groups, symbols: await texts(simbolos, ['lexico', 'simbolos']) };
    });
    const { index, sintaxe } = files;
    const lexico = {
        versao: index.versao,
        nome: index.nome,
        extensao: sintaxe.extensao,
        ...rest,
        palavras: withReserved(words, sintaxe.reservadas.map(({ palavra }) => palavra)),
        simbolos: unique(simbolos === undefined ? symbolsOf(sintaxe, rest.nomes.resto) : symbols),
    };
    for (const { rule, message, at } of await (0,_lexico_index_js__WEBPACK_IMPORTED_MODULE_1__/* .checkLexico */ .Tb)(lexico))
        found.add({ rule, message, place: placeOf(['lexico', ...at]) });
    const isSound = !found.list.some(({ level }) => level === 'error');
    return { lexico: isSound ? lexico : undefined, findings: found.list };
}
function withReserved(groups, reserved) {
    const known = new Set(Object.values(groups).flat());
    const others = reserved.filter(word => !known.has(word));
    const named = groups[RESERVED] ?? [];
    return named.length + others.length === 0 ? groups : { ...groups, [RESERVED]: [...named, ...others] };
}
/** Rows such as `+ - * /` are for people, and words are words. */
function symbolsOf({ operadores }, nameCharacters) {
    const isOther = new RegExp(`[\\s${nameCharacters}]`, 'u');
    return operadores.map(({ simbolo }) => simbolo).filter(symbol => !isOther.test(symbol));
}
function unique(texts) {
    return [...new Set(texts)];
}


/***/ })

};
