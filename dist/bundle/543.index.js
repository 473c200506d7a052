export const id = 543;
export const ids = [543];
export const modules = {

/***/ 57336:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ }),

/***/ 15716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ colours)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57336);

/** Colours for people: only on a terminal, and never under NO_COLOR (https://no-color.org). */
const colours = picocolors__WEBPACK_IMPORTED_MODULE_0__.createColors(wantsColour());
function wantsColour() {
    const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
    if (NO_COLOR !== undefined && NO_COLOR !== '')
        return false;
    if (FORCE_COLOR !== undefined && FORCE_COLOR !== '0')
        return true;
    return process.stdout.isTTY === true && TERM !== 'dumb';
}


/***/ }),

/***/ 38899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInit: () => (/* binding */ runInit)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contract/files.js
var files = __webpack_require__(60088);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/init/draft.js

/** What each list of the contract is, and how to help oneself where nothing was found. */
const LISTS = [
    {
        at: 'sintaxe.reservadas',
        what: 'reserved words',
        hint: '{ table: src/tokens.py#KEYWORDS, map: { palavra: key } }',
    },
    {
        at: 'sintaxe.contextuais',
        what: 'words that are keywords only in a context',
        hint: '{ table: src/tokens.py#SOFT, map: { palavra: key, onde: value } }',
    },
    {
        at: 'sintaxe.operadores',
        what: 'operators',
        hint: '{ table: src/tokens.py#OPERATORS, map: { simbolo: key, descricao: comment } }',
    },
    {
        at: 'embutidas',
        what: 'functions that need no import',
        hint: '{ table: src/builtins.py#BUILTINS, map: key }',
    },
    {
        at: 'modulos',
        what: 'modules and their symbols',
        hint: '{ table: src/modules.ts#MODULES, map: { nome: key, simbolos: value } }',
    },
    {
        at: 'comandos',
        what: 'commands of the command line',
        hint: '{ table: src/cli.ts#GROUPS, map: { grupo: key, comandos: value } }',
    },
    {
        at: 'erros',
        what: 'error codes',
        hint: '{ markdown: "docs/errors/*.md", map: { codigo: slug, titulo: title, explicacao: text } }',
    },
    { at: 'conteudos.exercicios', what: 'exercises', hint: '{ count: "exercicios/*/*.x", by: folder }' },
    { at: 'conteudos.exemplos', what: 'examples', hint: '{ count: "exemplos/*.x" }' },
    { at: 'conteudos.pacotes', what: 'packages', hint: '{ count: "pacotes/*/forge.toml" }' },
    { at: 'conteudos.projetos', what: 'projects', hint: '{ count: "projetos/*/forge.toml" }' },
];
/** Texts that a draft cannot know: a person has to write them. */
const UNKNOWN_ADDRESS = 'https://example.com/docs';
const UNKNOWN_VERSION = '0.0.0';
const UNKNOWN_EXTENSION = '.txt';
/** The text of a first `refdata.yml`: what was found and why, and what was not. */
function draftText({ identity, guesses, rejected, isCut }) {
    const { nome, descricao, documentacao, versao, extensao } = identity;
    const entry = (at, indent) => {
        const list = LISTS.find(candidate => candidate.at === at);
        const key = at.split('.').at(-1);
        const guess = guesses.find(candidate => candidate.at === at);
        if (guess)
            return `${comment(`Found: ${guess.why}`, indent)}${yaml({ [key]: guess.spec }, indent)}`;
        const refused = rejected.find(candidate => candidate.guess.at === at);
        const tried = refused ? ` ${refused.guess.why} But: ${refused.reason}` : '';
        return `${comment(`Not found: ${list.what}.${tried} It would look like this:`, indent)}${indent}# ${key}: ${list.hint}\n`;
    };
    const below = (name) => LISTS.filter(({ at }) => at.startsWith(`${name}.`))
        .map(({ at }) => entry(at, '  '))
        .join('');
    const conteudos = guesses.some(({ at }) => at.startsWith('conteudos.'));
    const rules = Object.assign({}, ...guesses.map(guess => guess.rules ?? {}));
    return [
        comment('A first draft by `refdata init`: guesses, each with its reason. Try a place out with `refdata extract sintaxe.reservadas`, and all of it with `refdata build`. docs/configuration.md tells every key.', ''),
        isCut ? comment('The repository is large: not all of its files were looked at.', '') : '',
        '\n',
        yaml({ nome }, ''),
        descricao ? '' : comment('To be written: what the data is, in a sentence.', ''),
        yaml({ descricao: descricao ?? `Reference of ${nome}` }, ''),
        documentacao ? '' : comment('To be written: the address of the documentation.', ''),
        yaml({ documentacao: documentacao ?? UNKNOWN_ADDRESS }, ''),
        versao
            ? comment(`Found: ${versao.why}`, '')
            : comment('Not found: the version. A constant of the source can be named: { table: src/version.py#VERSION }', ''),
        yaml({ versao: versao?.spec ?? UNKNOWN_VERSION }, ''),
        '\nsintaxe:\n',
        extensao
            ? comment('Found: what the examples are called.', '  ')
            : comment('To be written: the extension of source files.', '  '),
        yaml({ extensao: extensao ?? UNKNOWN_EXTENSION }, '  '),
        below('sintaxe'),
        ...['embutidas', 'modulos', 'comandos', 'erros'].map(at => `\n${entry(at, '')}`),
        `\n${conteudos ? 'conteudos:\n' : '# conteudos:\n'}`,
        below('conteudos'),
        Object.keys(rules).length > 0 ? `\n${yaml({ rules }, '')}` : '',
    ].join('');
}
function yaml(data, indent) {
    const text = (0,dist/* stringify */.As)(data, { lineWidth: 110, aliasDuplicateObjects: false });
    return text.replace(/^(?=.)/gm, indent);
}
/** Words on lines of a length that can be read. */
function comment(text, indent) {
    const lines = [''];
    for (const word of text.replace(/\s+/g, ' ').split(' ')) {
        if (lines.at(-1).length + word.length > 105)
            lines.push('');
        lines[lines.length - 1] = `${lines.at(-1)} ${word}`;
    }
    return lines.map(line => `${indent}#${line}\n`).join('');
}

// EXTERNAL MODULE: ./build/extract/index.js + 157 modules
var extract = __webpack_require__(58718);
;// CONCATENATED MODULE: ./build/init/common-words.js
/**
 * Words that many programming languages reserve, and what languages in other tongues write in their place. A table that
 * holds several of them is most likely one of keywords. Only data: a tongue more is a line more.
 */
const LINES = [
    'if else elif elseif elsif unless then end begin fi do done while until for foreach in of loop repeat break continue next',
    'return yield goto switch case when match default select where with as is not and or xor mod div',
    'function func fn fun def sub procedure proc method lambda class struct enum union interface trait impl extends implements',
    'super self this new delete typeof instanceof sizeof type typedef var let const val static public private protected',
    'abstract final virtual override import export from require include use using module package namespace',
    'try catch except finally raise throw throws rescue ensure assert defer async await true false nil null none void',
    'print global local pass debugger',
    // Portuguese
    'se senao senão então entao senaose fim fimse enquanto para faca faça repita ate até por cada pare quebra sustar continua continuar',
    'retorna retorne escolha escolher caso padrao padrão funcao função metodo método classe construtor herda super isto eu novo nova',
    'verdadeiro falso nulo e ou nao não em de tente tentar pegue captura capture finalmente lance lança importar importa exportar exporta',
    'variavel variável constante const global leia escreva imprima inicio programa procedimento',
    // Spanish
    'si sino entonces mientras hacer hasta para cada romper continuar retornar devolver segun según funcion función clase nuevo',
    'verdadero falso nulo y o no intentar capturar finalmente lanzar importar exportar variable constante',
    // French, Italian, German, Indonesian, Polish, Turkish
    'si sinon alors tantque pour retourne retourner fonction classe vrai faux nul et ou non essayer attraper',
    'se altrimenti mentre per ritorna funzione classe vero falso nullo',
    'wenn sonst dann solange für fuer rückgabe funktion klasse wahr falsch und oder nicht',
    'jika maka selama untuk kembali fungsi kelas benar salah dan atau bukan',
];
const COMMON_WORDS = new Set(LINES.flatMap(line => line.split(' ')));

;// CONCATENATED MODULE: ./build/init/candidates.js

/** What of the contract a table may hold. */
const SUBJECTS = ['reservadas', 'operadores', 'embutidas', 'modulos', 'comandos', 'erros'];
/** Text looked at behind a name: enough to tell what kind of table it is. */
const MAX_EXCERPT_CHARACTERS = 5000;
/** Score of a table that says what it is by its name alone. */
const NAME_ALONE = 5;
/** Taken from the score of a function. */
const FUNCTION_MALUS = 10;
/** Fewer entries are no table. */
const MIN_ENTRIES = 4;
/** `NAME = [`, `NAME: Type = &[`, `NAME[] = {`, `NAME = new Map(` and their like in any language. */
const DEFINITION = /(?<![\w$])(?<name>[A-Za-z_$\u00c0-\uffff][\w$\u00c0-\uffff]*)[ \t]*(?:\[[^\]\n]{0,60}\][ \t]*){0,3}(?::[^=;{}\n]{1,160})?=(?![=>])\s*(?:&|[\w.$]*(?:<[^>\n]{0,80}>|\[[^\]\n]{0,40}\]\w*)?[ \t]*|new [\w.]+(?:<[^>\n]{0,80}>)?)[[({]/gu;
/** A function that may be little but a `match` or `switch`. */
const FUNCTION = /\b(?:fn|func|def|function)\s+(?<name>[A-Za-z_]\w*)\s*[(<]/g;
/** `define("…"`, `parser.add_argument('…'`. */
const CALL = /(?<![\w$])(?:[\w$]+\.)*(?<name>[A-Za-z_$][\w$]*)\(\s*(?=["'`])/g;
const QUOTED = /(["'`])((?:(?!\1)[^\\\n]|\\.){1,80})\1/g;
const KEY = /(?<=[{,]\s*)([A-Za-z_\u00c0-\uffff][\w\u00c0-\uffff]*)\s*:/g;
const WORD = /^[\p{L}_][\p{L}\p{N}_]*$/u;
const FLAG = /^--?[A-Za-z][\w-]*\b/;
const CODE = /^[A-Z]{1,5}[-_]?\d{3,5}$/;
const SYMBOL = /^[!-/:-@[-^{-~]{1,4}$/;
/** Names by which programmers call such tables, in English and in the contract's own tongue. */
const NAMES = {
    reservadas: /key_?words?|kwlist|reserv|palavras|res_?words?|proscribed|forbidden/i,
    operadores: /operator|operador|punct|simbol|symbols?$|^ops$/i,
    embutidas: /built_?ins?|embutid|intrinsic|nativ[aeo]|prelude|globals?$|global_?func|stdlib|primitiv|^(base|core|std)_?(lib_?)?(funcs?|functions?)$/i,
    modulos: /^_?(modul(e|o)s?|(std)?libs?|librar(y|ies)|bibliotecas?|packages|loaded_?libs)(_?\w*(registry|table|map))?$/i,
    comandos: /commands?$|comandos?$|subcommand|switches|option_?(declaration|def)|^options$|flags$|opcoes/i,
    erros: /errors?$|diagnostics?$|erros?$|error_?(codes?|catalog|messages?|table)|catalog/i,
};
/** Of these, those that say it of the list as a whole. */
const COMMAND_LISTS = /^(\w*option_?declarations|(sub)?commands|comandos|switches)$/i;
/** Functions whose calls say one entry each. */
const CALLEES = {
    reservadas: /^(add|register|def(ine)?|make|new)?_?(key_?word|reserved)(_?word)?s?$/i,
    embutidas: /^(def(ine|inir)?(_?(var|vari|global|builtin|func|native|nativ)\w*)?|(register|add)_?(builtin|global|native|func)\w*|set_?global)$/i,
    comandos: /^(add_?argument|add_?option|option|add_?command|command|add_?parser|flag)$/i,
    erros: /error|erro|diag/i,
};
/** Files in which such tables usually stand. */
const FILES = {
    reservadas: /key_?word|token|lex|reserv|palavra|scan|grammar|syntax/i,
    operadores: /token|lex|operator|scan|parser|grammar/i,
    embutidas: /builtin|global|stdlib|prelude|interpret|embutid|runtime/i,
    modulos: /modul|stdlib|librar|bibliotec|registry|__init__/i,
    comandos: /command|comando|cli|main|options?|args/i,
    erros: /error|erro|diagnostic|message/i,
};
/** Everything in a file's text that looks like a table of the contract, without parsing it. */
function candidatesIn(path, text) {
    const found = new Map();
    const add = (candidate) => {
        const key = `${candidate.subject}#${candidate.name}`;
        if ((found.get(key)?.score ?? 0) < candidate.score)
            found.set(key, candidate);
    };
    for (const match of text.matchAll(DEFINITION)) {
        const name = match.groups?.name;
        const body = excerpt(text, match.index + match[0].length - 1);
        for (const subject of SUBJECTS) {
            const score = scoreOf(subject, name, body, path);
            if (score > 0)
                add({ subject, path, name, score });
        }
    }
    for (const match of text.matchAll(FUNCTION)) {
        const name = match.groups?.name;
        const body = excerpt(text, match.index);
        const score = /\b(match|switch)\b/.test(body) ? scoreOf('reservadas', name, body, path) : 0;
        // What it does with the words is not known: any table is likelier.
        if (score > NAME_ALONE)
            add({ subject: 'reservadas', path, name, score: score - FUNCTION_MALUS });
    }
    const calls = new Map();
    for (const match of text.matchAll(CALL)) {
        const name = match.groups?.name;
        const at = match.index + match[0].length;
        const first = calls.get(name) ?? [];
        calls.set(name, first);
        first.push(text.slice(at + 1, at + 60).split(text[at])[0] ?? '');
    }
    for (const [name, texts] of calls) {
        for (const subject of SUBJECTS) {
            const score = scoreOfCalls(subject, name, texts, path);
            if (score > 0)
                add({ subject, path, name: `${name}()`, score });
        }
    }
    return [...found.values()];
}
/** From the opening bracket to the first line that closes it, by its indentation; or as far as we look. */
function excerpt(text, start) {
    const lineStart = text.lastIndexOf('\n', start) + 1;
    const indent = /^[ \t]*/.exec(text.slice(lineStart, lineStart + 200))?.[0] ?? '';
    const body = text.slice(start, start + MAX_EXCERPT_CHARACTERS);
    const firstLine = body.indexOf('\n');
    if (firstLine >= 0 && /[\])}][\])};, ]*$/.test(body.slice(0, firstLine)))
        return body.slice(0, firstLine);
    const end = body.search(new RegExp(`\\n${indent}(?:[\\])}]|[\\w$])`));
    return end < 0 ? body : body.slice(0, end);
}
function scoreOf(subject, name, body, path) {
    const quoted = [...body.matchAll(QUOTED)].map(match => match[2]);
    const keys = [...body.matchAll(KEY)].map(match => match[1]);
    const isNamed = NAMES[subject].test(name);
    const bonus = (isNamed ? 15 : 0) + (FILES[subject]?.test(baseName(path)) ? 6 : 0);
    const distinct = (texts, test) => new Set(texts.filter(test)).size;
    switch (subject) {
        case 'reservadas': {
            const words = [...quoted, ...keys];
            const hits = distinct(words, word => COMMON_WORDS.has(word));
            const shareOf = (texts) => distinct(texts, word => COMMON_WORDS.has(word)) /
                Math.max(1, distinct(texts, word => WORD.test(word)));
            // Words with the constants that stand for them (`Break: "break"`) are half of all.
            const share = Math.max(shareOf(quoted), shareOf(keys), shareOf(words));
            if (hits >= (isNamed ? MIN_ENTRIES : 6) && share > 0.2)
                return hits + share * 20 + bonus;
            // A table that is put together from others holds few words itself.
            return isNamed ? NAME_ALONE : 0;
        }
        case 'operadores': {
            const hits = distinct(quoted, text => SYMBOL.test(text));
            return hits >= (isNamed ? MIN_ENTRIES : 8) ? Math.min(hits, 30) + bonus : 0;
        }
        case 'embutidas': {
            const names = distinct([...quoted, ...keys], text => WORD.test(text));
            return isNamed && names >= MIN_ENTRIES ? Math.min(names, 30) + bonus : 0;
        }
        case 'modulos':
            return isNamed ? NAME_ALONE + bonus : 0;
        case 'comandos': {
            const flags = distinct(quoted, text => FLAG.test(text));
            if (flags >= 3)
                return Math.min(flags, 30) + bonus;
            if (!isNamed)
                return 0;
            return NAME_ALONE + (COMMAND_LISTS.test(name) ? 3 : 0) + (quoted.some(isSentence) ? bonus : 0);
        }
        case 'erros': {
            const codes = distinct(quoted, text => CODE.test(text)) + distinct(keys, text => CODE.test(text));
            if (codes >= 3)
                return Math.min(codes, 30) + bonus + 10;
            return isNamed && quoted.filter(isSentence).length >= MIN_ENTRIES ? 5 + bonus : 0;
        }
    }
}
function scoreOfCalls(subject, name, first, path) {
    const isNamed = CALLEES[subject]?.test(name) ?? false;
    const bonus = (isNamed ? 10 : 0) + (FILES[subject]?.test(baseName(path)) ? 6 : 0);
    const count = (test) => new Set(first.filter(test)).size;
    switch (subject) {
        case 'reservadas': {
            const hits = count(text => COMMON_WORDS.has(text));
            return isNamed && hits >= MIN_ENTRIES ? hits + bonus : 0;
        }
        case 'embutidas': {
            const names = count(text => WORD.test(text));
            return isNamed && names >= 6 && names > first.length / 2 ? Math.min(names, 30) + bonus : 0;
        }
        case 'comandos': {
            const flags = count(text => FLAG.test(text));
            return isNamed && flags >= 3 ? Math.min(flags, 30) + bonus : 0;
        }
        case 'erros': {
            const codes = count(text => CODE.test(text));
            return codes >= 3 ? Math.min(codes, 30) + bonus : 0;
        }
        default:
            return 0;
    }
}
function isSentence(text) {
    return /\S\s+\S+\s+\S/.test(text);
}
function baseName(path) {
    return path.split('/').slice(-2).join('/');
}

// EXTERNAL MODULE: ./build/repository/repository.js
var repository_repository = __webpack_require__(83929);
// EXTERNAL MODULE: ./build/text/code-points.js
var code_points = __webpack_require__(64617);
;// CONCATENATED MODULE: ./build/init/files.js



/** Files looked at: the rest of a larger repository is left out, and said to be. */
const MAX_FILES = 12_000;
/** Text looked at, all files together. */
const MAX_TOTAL_MIB = 160;
/** Lines longer than this on average are written by a machine. */
const MAX_LINE_CHARACTERS = 500;
/** Folders that hold other people's code, or tests of one's own. */
const OTHER_FOLDERS = /(^|\/)(\.[^/]+|node_modules|vendor|vendored|third_?party|dist-packages|site-packages|__pycache__|tests?|__tests__|testdata|idle_test|spec|fixtures|bench(marks?)?|coverage|target)\//i;
const OTHER_FILES = /(\.min\.\w+|\.d\.ts|[._-](test|spec)\.\w+|(^|\/)test_[^/]*)$/i;
/** Reads the source files of every known language, bounded, without tests and other people's code. */
function sourceFiles(repository) {
    const texts = new Map();
    const paths = listPaths(repository, sourceGlob());
    let bytes = 0;
    for (const path of paths.slice(0, MAX_FILES)) {
        let text;
        try {
            text = repository.read(path);
        }
        catch (error) {
            // Too large or not UTF-8: a table that is wanted from there can still be named by hand.
            if (error instanceof repository_repository/* UnreadableFile */.ie)
                continue;
            throw error;
        }
        bytes += text.length;
        if (bytes > MAX_TOTAL_MIB * 1024 * 1024)
            return { texts, isCut: true };
        if (!isGenerated(text))
            texts.set(path, text);
    }
    return { texts, isCut: paths.length > MAX_FILES };
}
/** Declarations that stand for themselves (`lib.es5.d.ts`), not those that a compiler makes beside its output. */
function listDeclarations(repository) {
    const texts = new Map();
    for (const path of repository.glob('**/*.d.ts').slice(0, MAX_FILES)) {
        if (OTHER_FOLDERS.test(path) || repository.isFile(path.replace(/\.d\.ts$/, '.js')))
            continue;
        try {
            texts.set(path, repository.read(path));
        }
        catch (error) {
            if (!(error instanceof repository_repository/* UnreadableFile */.ie))
                throw error;
        }
    }
    return texts;
}
/** Paths that a glob matches without other people's code, those nearest to the root first. */
function listPaths(repository, glob) {
    const depth = (path) => path.split('/').length;
    return repository
        .glob(glob)
        .filter(path => !OTHER_FOLDERS.test(path) && !OTHER_FILES.test(path))
        .sort((a, b) => depth(a) - depth(b) || (0,code_points/* compareCodePoints */.O)(a, b));
}
function sourceGlob() {
    const extensions = extract/* languages */.eo.flatMap(language => language.extensions).map(extension => extension.slice(1));
    return `**/*.{${extensions.join(',')}}`;
}
function isGenerated(text) {
    if (text.length < 20_000)
        return false;
    let lines = 1;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        lines += 1;
    return text.length / lines > MAX_LINE_CHARACTERS;
}

;// CONCATENATED MODULE: ./build/init/shape.js

/** Records looked at for their shape. */
const MAX_RECORDS = 2000;
/** Levels of lists and maps inside a record that a mapping is looked for in. */
const MAX_LEVELS = 3;
/** Parts of a list that are looked at. */
const MAX_ITEMS = 6;
/**
 * Every part of these records that is a text and that can be published: nothing that is not resolved.
 *
 * @param isMixed whether other things may stand there, too: who reads it has to ask for its type.
 */
function textPaths(records, isMixed = false) {
    const shown = records.slice(0, MAX_RECORDS);
    const found = new Map();
    const doubtful = new Set();
    for (const [i, { fields }] of shown.entries()) {
        for (const [name, value] of Object.entries(fields))
            if (name !== 'file' && name !== 'line')
                walk(name, value, 0, i);
    }
    return [...found]
        .filter(([path]) => isMixed || !doubtful.has(path))
        .map(([path, texts]) => {
        const full = Array.from({ length: shown.length }, (_, i) => texts[i]);
        return { path, texts: full, count: full.filter(text => text !== undefined).length };
    });
    function walk(path, value, level, index) {
        if (typeof value === 'string') {
            const texts = found.get(path) ?? [];
            found.set(path, texts);
            texts[index] = value;
            return;
        }
        if (typeof value !== 'object' || value === null) {
            // A number beside texts would be refused where the contract wants a text.
            if (value !== null && value !== undefined)
                doubtful.add(path);
            return;
        }
        if (isPlaceholder(value)) {
            doubtful.add(path);
            return;
        }
        // A list or map in place of a text, too.
        doubtful.add(path);
        if (level >= MAX_LEVELS)
            return;
        if (Array.isArray(value)) {
            for (const [i, item] of value.slice(0, MAX_ITEMS).entries())
                walk(`${path}[${i}]`, item, level + 1, index);
        }
        else {
            for (const [key, item] of Object.entries(value))
                walk(`${path}.${pathName(key)}`, item, level + 1, index);
        }
    }
}
function isPlaceholder(value) {
    return (!Array.isArray(value) &&
        Object.getPrototypeOf(value) !== Object.prototype &&
        (0,extract/* findUnresolved */.jt)(value) !== undefined);
}
/** A name as a mapping expression writes it. */
function pathName(key) {
    return /^[A-Za-z_]\w*$/.test(key) && !/^(and|or|in)$/.test(key) ? key : `\`${key}\``;
}
/** Share of the texts at a path that pass a test. */
function share({ texts, count }, test) {
    return count === 0 ? 0 : texts.filter(text => text !== undefined && test(text)).length / count;
}
/** The best path for a description: present nearly everywhere, in words, and best by one of the usual names. */
function describing(paths, total, not) {
    const isSentence = (text) => /\S\s+\S/.test(text);
    return paths
        .filter(path => !not.includes(path.path) &&
        path.count >= total * 0.5 &&
        share(path, isSentence) > 0.5 &&
        // What is the same for most (the name of a structure) describes none.
        new Set(path.texts).size > path.count * 0.5)
        .map(path => ({
        path,
        score: path.count / total +
            share(path, isSentence) +
            (/desc|help|ajuda|resumo|summary|message|mensagem|text|titulo|title|doc/i.test(path.path) ? 1 : 0),
    }))
        .sort((a, b) => b.score - a.score)[0]?.path;
}
/** A filter that keeps records whose part is a text that matches: anything else there is no mistake. */
function whenText(path, pattern) {
    return `$contains($type(${path}) = "string" ? ${path} : "", ${pattern})`;
}
/** A text for a field that has one line, where some have several. */
function oneLine({ path, texts }) {
    return texts.some(text => text?.trim().includes('\n')) ? `$trim($replace(${path}, /\\s+/, ' '))` : path;
}

;// CONCATENATED MODULE: ./build/init/guess.js


/** Reads a candidate as a build would. Undefined when a build would find an error in it. */
async function readCandidate(candidate, context) {
    const { table, isAmbiguous } = await tryTable(candidate, candidate.name, context);
    if (!isAmbiguous)
        return table;
    // A name that is bound again mostly gains entries: `WORDS = WORDS.concat(MORE)`.
    let best;
    for (let number = 1; number <= MAX_BINDINGS; number += 1) {
        const { table: next } = await tryTable(candidate, `${candidate.name}@${number}`, context);
        if (next && textCount(next) > textCount(best))
            best = next;
    }
    return best;
}
async function tryTable(candidate, name, context) {
    const problems = [];
    const trying = { ...context, report: problem => problems.push(problem) };
    const table = `${escapeGlob(candidate.path)}#${name}`;
    const source = { table };
    const records = (0,extract/* asRecords */.Xf)(await (0,extract/* readExtraction */.WG)(source, [], trying));
    const isAmbiguous = problems.some(({ rule }) => rule === 'table-ambiguous');
    if (records.length < 2 || problems.some(({ rule }) => !HARMLESS.has(rule)))
        return { isAmbiguous };
    const paths = textPaths(records);
    return { table: { candidate, table, records, paths, mixed: textPaths(records, true) }, isAmbiguous };
}
function textCount(table) {
    return Math.max(0, ...(table?.paths.map(({ count }) => count) ?? []));
}
/** Definitions of one name that are tried. */
const MAX_BINDINGS = 4;
/** Findings that are warnings or notices by themselves. */
const HARMLESS = new Set([
    'table-changed-later',
    'table-conditional',
    'table-duplicate-key',
    'table-partial',
    'source-empty',
]);
/** Brackets in a path would be taken for a pattern. */
function escapeGlob(path) {
    return path.replace(/[*?{}[\]]/g, '\\$&');
}
/** `lib/tokens.py, line 12`. */
function whereOf({ records, candidate }) {
    const { line } = records[0]?.place ?? {};
    return line === undefined ? candidate.path : `${candidate.path}, line ${line}`;
}

;// CONCATENATED MODULE: ./build/init/guess-contents.js




const EXAMPLES = /^(examples?|exemplos?|samples?|demos?|\w*demo)$/i;
const EXERCISES = /^(exercises?|exercicios?|desafios?|katas?)$/i;
const PACKAGES = /^(packages?|pacotes?|libs?|crates)$/i;
const PROJECTS = /^(projects?|projetos?)$/i;
const MANIFEST = /^(package\.json|forge\.toml|Cargo\.toml|pyproject\.toml|\w+\.gemspec|package\.ya?ml)$/;
const ERROR_PAGE = /(^|\/)[A-Za-z]{1,5}[-_]?\d{3,5}\.md$/;
/** Fewer files are no collection. */
const MIN_FILES = 3;
/** Examples, exercises, packages and projects: folders that are called so. */
function guessContents(repository) {
    const paths = listPaths(repository, '**/*');
    const guesses = [];
    const add = (at, glob, count, folder, more = {}) => guesses.push({
        at,
        spec: { count: glob, ...more },
        why: `${folder}/ is called so, and has ${count} such files.`,
    });
    const examples = collection(paths, EXAMPLES);
    if (examples)
        add('conteudos.exemplos', examples.glob, examples.count, examples.folder);
    const exercises = collection(paths, EXERCISES);
    if (exercises)
        add('conteudos.exercicios', exercises.glob, exercises.count, exercises.folder, { by: 'folder' });
    for (const [at, pattern] of [
        ['conteudos.pacotes', PACKAGES],
        ['conteudos.projetos', PROJECTS],
    ]) {
        const found = manifests(paths, pattern);
        if (found)
            add(at, found.glob, found.count, found.folder);
    }
    return guesses;
}
/** Pages that are called by an error code. */
function guessErrorPages(repository) {
    const folders = new Map();
    for (const path of listPaths(repository, '**/*.md').filter(name => ERROR_PAGE.test(name))) {
        const folder = path.split('/').slice(0, -1).join('/');
        folders.set(folder, (folders.get(folder) ?? 0) + 1);
    }
    const [best] = [...folders].sort(([, a], [, b]) => b - a);
    if (!best || best[1] < MIN_FILES)
        return [];
    const [folder, count] = best;
    return [
        {
            at: 'erros',
            spec: {
                markdown: `${folder === '' ? '' : `${folder}/`}*.md`,
                filter: '$contains(slug, /^[A-Za-z]+[-_]?[0-9]+$/)',
                map: {
                    codigo: 'slug',
                    titulo: 'title',
                    explicacao: 'text',
                    exemplo: 'code[0].text',
                    doc: `"${folder}/" & slug`,
                },
            },
            why: `${folder === '' ? 'The root' : `${folder}/`} has ${count} pages that are called by a code.`,
            rules: { 'codigo-pattern': { pattern: '^[A-Za-z]{1,5}[-_]?\\d{3,5}$' } },
        },
    ];
}
/** The folder by such a name with the most files of one extension. */
function collection(paths, pattern) {
    const counts = new Map();
    for (const path of paths) {
        const parts = path.split('/');
        const at = parts.findIndex((part, i) => i < parts.length - 1 && pattern.test(part));
        const extension = /\.[A-Za-z]\w*$/.exec(path)?.[0];
        if (at < 0 || extension === undefined || /\.(md|txt|json|png|svg|ya?ml|toml|lock)$/i.test(extension))
            continue;
        const folder = parts.slice(0, at + 1).join('/');
        const entry = counts.get(folder + extension) ?? { folder, extension, count: 0 };
        entry.count += 1;
        counts.set(folder + extension, entry);
    }
    const [best] = [...counts.values()].sort((a, b) => b.count - a.count || (0,code_points/* compareCodePoints */.O)(a.folder, b.folder));
    return best && best.count >= MIN_FILES
        ? { folder: best.folder, count: best.count, glob: `${best.folder}/**/*${best.extension}` }
        : undefined;
}
function manifests(paths, pattern) {
    const counts = new Map();
    for (const path of paths) {
        const parts = path.split('/');
        const name = parts.at(-1);
        const folder = parts.slice(0, -2).join('/');
        if (!MANIFEST.test(name) || !pattern.test(parts.at(-3) ?? ''))
            continue;
        const entry = counts.get(`${folder}/${name}`) ?? { folder, name, count: 0 };
        entry.count += 1;
        counts.set(`${folder}/${name}`, entry);
    }
    const [best] = [...counts.values()].sort((a, b) => b.count - a.count || (0,code_points/* compareCodePoints */.O)(a.folder, b.folder));
    return best && { folder: best.folder, count: best.count, glob: `${best.folder}/*/${best.name}` };
}
/** Name, version and address from the manifest of the repository itself. */
async function identityOf(repository, folderName) {
    const manifests = ['package.json', 'pyproject.toml', 'Cargo.toml']
        .filter(path => repository.isFile(path))
        .map(async (path) => ({ path, data: await parsed(repository, path) }));
    const manifest = (await Promise.all(manifests)).find(({ data }) => data !== undefined);
    const data = (manifest?.data ?? {});
    const [root, pointer] = data.project
        ? [data.project, '/project']
        : data.package
            ? [data.package, '/package']
            : [data, ''];
    const { name, version, homepage, description } = root;
    const isAddress = typeof homepage === 'string' && /^https?:\/\/[^\s/]+/.test(homepage);
    return {
        nome: typeof name === 'string' && name !== '' ? name.replace(/^@[^/]+\//, '') : folderName,
        descricao: typeof description === 'string' && description.trim() !== '' ? description.trim() : undefined,
        // An address of pages: what leads to a place in one is left out.
        documentacao: isAddress ? homepage.replace(/[#?].*$/, '') : undefined,
        versao: manifest && typeof version === 'string' && version !== ''
            ? {
                at: 'versao',
                spec: { data: `${manifest.path}#${pointer}/version` },
                why: `${manifest.path} says so.`,
            }
            : versionConstant(repository),
        extensao: extensionOf(repository),
    };
}
/** Files in which Python keeps the version of a package. */
const VERSION_FILES = '{,*/,src/*/}{__init__,__about__,__pkginfo__,__version__,_version,version}.py';
const VERSION_CONSTANT = /^(?<name>__version__|VERSION|version)\s*(?::[^=\n]*)?=\s*(["'])v?\d+(?:\.\w+)+\2/m;
/** `__version__ = "1.2.3"` in one of the usual files. */
function versionConstant(repository) {
    for (const path of listPaths(repository, VERSION_FILES)) {
        if (!isReadable(repository, path))
            continue;
        const { name } = VERSION_CONSTANT.exec(repository.read(path))?.groups ?? {};
        if (name !== undefined)
            return { at: 'versao', spec: { table: `${path}#${name}` }, why: `${path} has a constant ${name}.` };
    }
    return undefined;
}
/** The extension of the files in the folder of examples, most likely. */
function extensionOf(repository) {
    const glob = collection(listPaths(repository, '**/*'), EXAMPLES)?.glob;
    return glob?.slice(glob.lastIndexOf('.'));
}
function isReadable(repository, path) {
    try {
        repository.read(path);
        return true;
    }
    catch (error) {
        if (error instanceof repository_repository/* UnreadableFile */.ie)
            return false;
        throw error;
    }
}
async function parsed(repository, path) {
    try {
        const parser = await (0,extract/* formatOf */.be)(path)?.parser();
        return parser?.parse(repository.read(path)).data;
    }
    catch {
        // A manifest that cannot be read says nothing; the draft asks for what is missing.
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/init/guess-lists.js


const guess_lists_WORD = /^[\p{L}_$][\p{L}\p{N}_.$?!]*$/u;
/** An option, with its short form or value; no sentence that begins with one. */
const guess_lists_FLAG = /^--?[A-Za-z][\w-]*(?:[ =,<[|/].{0,40})?$/;
const guess_lists_CODE = /^[A-Z]{1,5}[-_]?\d{3,5}$/;
/** What the contract's rule demands of codes; others need a pattern of their own. */
const CONTRACT_CODE = /^[A-Z]{2}\d{4}$/;
/** Functions that need no import: the first table with names in it, none of them twice. */
function guessBuiltins(tables) {
    for (const table of tables) {
        const names = firstNames(table);
        if (!names)
            continue;
        const isWhole = names.count === table.records.length;
        const filter = isWhole ? {} : { filter: `$type(${names.path}) = "string"` };
        const isUnique = new Set(names.texts).size === names.count;
        return [
            {
                at: 'embutidas',
                // The list wants texts, and `unique` a field: where it is needed, the field goes in the end.
                spec: isUnique
                    ? { table: table.table, ...filter, map: names.path }
                    : {
                        merge: [{ table: table.table, ...filter, map: { nome: names.path }, unique: 'nome' }],
                        map: 'nome',
                    },
                why: `${table.candidate.name} (${whereOf(table)}) has ${names.count} names, and is called as tables of built-in functions are.`,
            },
        ];
    }
    return [];
}
/** Commands with what they do, or the options of one command. */
function guessCommands(tables, nome) {
    const group = JSON.stringify(nome);
    for (const table of tables) {
        const { records, paths, mixed } = table;
        const flags = mixed
            .filter(path => path.count >= 3 && share(path, text => guess_lists_FLAG.test(text)) > 0.6 && !isNested(path.path))
            .sort((a, b) => longFlags(b) - longFlags(a))[0];
        const description = describing(paths, records.length, flags ? [flags.path] : []);
        if (flags) {
            const options = {
                table: table.table,
                filter: whenText(flags.path, '/^--?[A-Za-z][^\\n]{0,60}$/'),
                map: { nome: group, flag: flags.path, ...(description && { descricao: oneLine(description) }) },
                unique: 'flag',
                group: { by: 'nome', into: 'opcoes' },
            };
            return [
                {
                    at: 'comandos',
                    spec: {
                        merge: [options],
                        map: { grupo: group, nome: 'nome', uso: 'nome', opcoes: 'opcoes' },
                        group: { by: 'grupo', into: 'comandos' },
                    },
                    why: `${table.candidate.name} (${whereOf(table)}) has ${flags.count} texts that look like options of a command line.`,
                },
            ];
        }
        const names = description && firstNames(table);
        if (!names || !description || names.path === description.path)
            continue;
        const both = records.length === names.count;
        return [
            {
                at: 'comandos',
                spec: {
                    table: table.table,
                    ...(!both && { filter: `$type(${names.path}) = "string"` }),
                    map: { grupo: group, nome: names.path, uso: names.path, resumo: oneLine(description) },
                    unique: 'nome',
                    group: { by: 'grupo', into: 'comandos' },
                },
                why: `${table.candidate.name} (${whereOf(table)}) has ${names.count} names with a text that says what each is for.`,
            },
        ];
    }
    return [];
}
/** Error codes: entries with a code, and what the usual names say of them. */
function guessErrors(tables) {
    for (const table of tables) {
        const { records, paths } = table;
        const codes = paths
            .filter(path => path.count >= 3 && share(path, text => guess_lists_CODE.test(text)) > 0.8)
            .sort((a, b) => b.count - a.count)[0];
        if (!codes)
            continue;
        const named = (pattern) => paths.find(path => path.path !== codes.path && pattern.test(path.path) && path.count > records.length * 0.5);
        const title = named(/titulo|title|message|mensagem|text/i) ?? describing(paths, records.length, [codes.path]);
        const fields = {
            codigo: codes,
            titulo: title,
            explicacao: named(/explica|explanation|descri|detail|why/i),
            exemplo: named(/exemplo|example|sample/i),
            solucao: named(/soluc|solution|fix|remedy|hint/i),
            doc: named(/\.(doc|docs|page|href)$/i),
        };
        const isWhole = codes.count === records.length && share(codes, text => guess_lists_CODE.test(text)) === 1;
        const isOther = share(codes, text => guess_lists_CODE.test(text) && !CONTRACT_CODE.test(text)) > 0;
        const map = Object.fromEntries(Object.entries(fields).flatMap(([name, path]) => path ? [[name, name === 'titulo' ? oneLine(path) : path.path]] : []));
        // What nothing was found for would be reported at every build.
        const rules = {
            ...(isOther && { 'codigo-pattern': { pattern: '^[A-Z]{1,5}[-_]?\\d{3,5}$' } }),
            ...(!fields.doc && { 'doc-present': { level: 'off' } }),
        };
        return [
            {
                at: 'erros',
                spec: {
                    table: table.table,
                    ...(!isWhole && { filter: whenText(codes.path, '/^[A-Z]+[-_]?\\d+$/') }),
                    map,
                    unique: 'codigo',
                },
                why: `${table.candidate.name} (${whereOf(table)}) has ${codes.count} texts that look like error codes.`,
                rules,
            },
        ];
    }
    return [];
}
/** The first part of a table whose texts are names, none of them twice: keys and first arguments before others. */
function firstNames({ paths, records }) {
    return paths
        .filter(path => path.path !== 'comment' &&
        path.count > records.length * 0.7 &&
        share(path, text => guess_lists_WORD.test(text)) > 0.9)
        .filter(({ texts, count }) => new Set(texts).size > count * 0.9)
        .sort((a, b) => weight(b.path) - weight(a.path))[0];
}
/** Options of each command, not the commands themselves. */
function isNested(path) {
    return (path.match(/[.[]/g)?.length ?? 0) > 1;
}
function weight(path) {
    if (path === 'key')
        return 3;
    if (/^(value|args\[0\]|value\[0\])$/.test(path))
        return 2;
    return /(name|nome)$/i.test(path) ? 4 : 0;
}
function longFlags({ texts }) {
    return (texts.filter(text => text?.startsWith('--')).length * 2 +
        texts.filter(text => text?.startsWith('-')).length);
}

;// CONCATENATED MODULE: ./build/init/documented.js
const LANGUAGES = [
    {
        extensions: ['.py'],
        definition: /^(?:async def|def|class) [A-Za-z][^\n]*(?:\n[ \t][^\n]*){0,6}?:[ \t]*(?:#[^\n]*)?\n[ \t]+[rR]?(?:"""|'''|")/gm,
        hasModules: true,
    },
    {
        extensions: ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.tsx'],
        definition: /\*\/\s*\n(?:export\s|declare\s|interface\s|(?:async\s+)?function\s|(?:module\.)?exports\.|class\s)/g,
    },
    {
        extensions: ['.java'],
        definition: /\*\/\s*\n(?:@[^\n]*\n)*\s*public\s/g,
        isPackage: true,
    },
    {
        extensions: ['.go'],
        definition: /^\/\/ [^\n]*\n(?:func|type) [A-Z]/gm,
        isPackage: true,
    },
    {
        extensions: ['.rs'],
        definition: /^[ \t]*\/\/\/[^\n]*\n(?:[ \t]*#\[[^\n]*\n)*pub (?:const |unsafe |async )*(?:fn|struct|trait|enum|macro)\b/gm,
    },
    {
        extensions: ['.h', '.hpp', '.hh'],
        definition: /(?:\*\/|^\/\/[^\n]*)[ \t]*\n(?:extern\s|static\s|[A-Za-z_][\w\s*]*\b\w+\s*\()/gm,
    },
];
/** How the files with an extension are documented; undefined for languages that nothing is known of. */
function documentedLanguage(extension) {
    const last = /\.\w+$/.exec(extension)?.[0] ?? extension;
    return LANGUAGES.find(({ extensions }) => extensions.includes(last));
}
/** How many documented definitions a text seems to have, without parsing it. */
function documentedIn(text, extension) {
    const language = documentedLanguage(extension);
    return language ? [...text.matchAll(language.definition)].length : 0;
}

;// CONCATENATED MODULE: ./build/init/guess-modules.js






/** What folders are called that hold a language's library. */
const LIBRARY = /^((std)?lib(s|rary|raries)?|modul(e|o)s?|bibliotecas?|built_?ins?|core|prelude|std|runtime|api|include)$/i;
/** Fewer documented definitions are no library. */
const MIN_DOCUMENTED = 4;
/** Folders that are read before one of them is taken. */
const MAX_READ = 3;
/** A folder that is called like a library is this many times as likely one. */
const NAME_BONUS = 4;
/** Files of one table each, of the same type, that make a library in C. */
const MIN_TABLES = 2;
/** What is reported about sources and does not keep the rest from being read. */
const BEARABLE = new Set(['source-unresolved', 'source-syntax', 'source-cycle']);
const FIELDS = { nome: 'name', assinatura: 'signature', resumo: 'summary' };
const INTO = { by: '_modulo', as: 'nome', into: 'simbolos' };
/** Two definitions of a name are one symbol. */
const ONCE = { unique: '_chave', group: INTO };
/**
 * Modules: a table of modules, tables of C that register functions, or a folder whose files define documented functions,
 * whichever comes first.
 */
async function guessModules(tables, texts, repository, context) {
    const found = (await fromTable(tables, context)) ??
        (await fromRegistrations(texts, context)) ??
        (await fromFolder(texts, repository, context));
    return found ? [found] : [];
}
/** A table of modules whose functions can be followed, or whose entries hold the texts of their symbols. */
async function fromTable(tables, context) {
    for (const table of tables) {
        const { records, rules } = await read({ symbols: table.table }, context);
        const symbols = records.filter(({ fields }) => fields.what !== 'module');
        const modules = modulesOf(symbols);
        if (modules.size >= 2 && symbols.length >= MIN_DOCUMENTED) {
            const own = {
                symbols: table.table,
                filter: 'what != "module"',
                map: mapped('module', symbols),
                ...ONCE,
            };
            const aliases = {
                symbols: table.table,
                filter: 'what = "module"',
                map: { nome: 'name', apelido_de: 'alias_of' },
            };
            return {
                at: 'modulos',
                spec: symbols.length < records.length ? [own, aliases] : own,
                why: `${table.candidate.name} (${whereOf(table)}) is a table of ${modules.size} modules with ${symbols.length} symbols.`,
                rules,
            };
        }
        const nested = fromEntries(table);
        if (nested)
            return nested;
    }
    return undefined;
}
/** Entries that have a name and a map of their own: from symbol to signature and summary, or to one of them. */
function fromEntries(table) {
    const name = firstNames(table);
    if (!name)
        return undefined;
    for (const at of ['value', 'args', 'params', 'kwargs']) {
        const maps = table.records.map(({ fields }) => mapIn(fields[at]));
        const key = maps.find(each => each !== undefined)?.key;
        if (key === undefined || !maps.every(each => each?.key === key))
            continue;
        const path = key === '' ? at : `${at}.${key}`;
        const texts = maps.flatMap(each => Object.values(each?.map ?? {}));
        const isPair = texts.every(text => Array.isArray(text) && text.every(part => typeof part === 'string'));
        const isText = texts.every(text => typeof text === 'string');
        if (texts.length < MIN_DOCUMENTED || !(isPair || isText))
            continue;
        return {
            at: 'modulos',
            spec: {
                table: table.table,
                map: {
                    nome: name.path,
                    simbolos: {
                        each: `$each(${path}, function($v, $k) { {'nome': $k, 'texto': $v} })`,
                        map: isPair
                            ? { nome: 'nome', assinatura: 'texto[0]', resumo: 'texto[1]' }
                            : { nome: 'nome', resumo: 'texto' },
                    },
                },
            },
            why: `${table.candidate.name} (${whereOf(table)}) has ${table.records.length} entries with a name and a map each, ${texts.length} symbols in all.`,
        };
    }
    return undefined;
}
/** A map among the parts of an entry, or the entry itself; its values are the symbols. */
function mapIn(value) {
    if (!isMap(value))
        return undefined;
    for (const [key, part] of Object.entries(value))
        if (isMap(part) && /^\w+$/.test(key))
            return { key, map: part };
    return Object.values(value).every(part => Array.isArray(part) || typeof part === 'string')
        ? { key: '', map: value }
        : undefined;
}
function isMap(value) {
    return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
/** `static const luaL_Reg mathlib[] = { {"abs", math_abs}, … }` in several files: each table is a module. */
async function fromRegistrations(texts, context) {
    const byType = new Map();
    for (const [path, text] of texts) {
        if (!/\.(c|h|cc|cpp|cxx|hpp)$/.test(path))
            continue;
        for (const { groups } of text.matchAll(REGISTRATION)) {
            const rows = groups?.rows?.match(ROW)?.length ?? 0;
            if (rows < MIN_DOCUMENTED || !groups?.type || !groups.name)
                continue;
            const known = byType.get(groups.type) ?? [];
            byType.set(groups.type, known);
            known.push({ path, name: groups.name, rows });
        }
    }
    const likely = [...byType].sort(([, a], [, b]) => b.length - a.length);
    for (const [type, tables] of likely) {
        // The others of a file are methods of its objects.
        const largest = new Map();
        for (const table of tables)
            if ((largest.get(table.path)?.rows ?? 0) < table.rows)
                largest.set(table.path, table);
        if (largest.size < MIN_TABLES)
            continue;
        const merge = [];
        let symbols = 0;
        for (const { path, name } of largest.values()) {
            const source = { symbols: `${path}#${name}` };
            const { records, isBroken } = await read(source, context);
            if (isBroken || records.length === 0)
                continue;
            symbols += records.length;
            merge.push({
                ...source,
                map: { _modulo: JSON.stringify(moduleOfFile(path, name, texts.get(path) ?? '')), nome: 'name' },
            });
        }
        if (merge.length < MIN_TABLES)
            continue;
        return {
            at: 'modulos',
            spec: { merge, map: { _modulo: '_modulo', nome: 'nome', _chave: '_modulo & "." & nome' }, ...ONCE },
            why: `${merge.length} files have a table of ${type}, each row a name and the C function for it: ${symbols} symbols. The names of the modules are guessed from the functions that register them, or the files; signatures and summaries stand elsewhere, if at all: a \`join\` adds them.`,
        };
    }
    return undefined;
}
const REGISTRATION = /\bconst\s+(?:struct\s+)?(?<type>\w+)\s+(?<name>\w+)\s*\[\s*\]\s*=\s*\{(?<rows>(?:[^{};]|\{[^{}]*\}){0,4000})\}\s*;/g;
const ROW = /\{\s*"[A-Za-z_]\w*"\s*,\s*[A-Za-z_]\w*/g;
/** What the function that registers a table is for (`luaopen_string`), or what the file is called (`math_functions.c`). */
function moduleOfFile(path, table, text) {
    const uses = [...text.matchAll(new RegExp(`\\b${table}\\b`, 'g'))].slice(1);
    for (const { index } of uses) {
        const header = [...text.slice(0, index).matchAll(/^\w[^\n;{}]*?\b(\w+)\s*\([^;{}]*\)\s*\{/gm)].at(-1)?.[1];
        const name = /(?:open|init|load|register|setup|add)_?([A-Za-z]\w*)$/i.exec(header ?? '')?.[1];
        if (name)
            return name;
    }
    const base = (path.split('/').at(-1) ?? path).replace(/\.\w+$/, '');
    return base.replace(/[_-]?(lib(rary)?|funcs?|functions?|module)$/i, '') || table;
}
/** The folder whose files have the most documented definitions that others may use. */
async function fromFolder(texts, repository, context) {
    const folders = new Map();
    const count = (path, extension, documented) => {
        const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
        const known = folders.get(`${folder}*${extension}`) ?? { folder, extension, files: 0, documented: 0 };
        folders.set(`${folder}*${extension}`, known);
        known.files += 1;
        known.documented += documented;
    };
    for (const [path, text] of texts) {
        const extension = /\.\w+$/.exec(path)?.[0];
        const documented = extension === undefined ? 0 : documentedIn(text, extension);
        if (extension !== undefined && documented > 0)
            count(path, extension, documented);
    }
    for (const [path, text] of listDeclarations(repository))
        count(path, '.d.ts', documentedIn(text, '.ts'));
    const isLibrary = ({ folder }) => LIBRARY.test(folder.split('/').at(-1) ?? '');
    const score = (each) => each.documented * (isLibrary(each) ? NAME_BONUS : 1);
    const likely = [...folders.values()]
        .filter(({ documented }) => documented >= MIN_DOCUMENTED)
        .sort((a, b) => score(b) - score(a) || (0,code_points/* compareCodePoints */.O)(a.folder, b.folder));
    for (const each of likely.slice(0, MAX_READ)) {
        const guess = await folderGuess(each, isLibrary(each), context);
        if (guess)
            return guess;
    }
    return undefined;
}
async function folderGuess({ folder, extension }, isLibrary, context) {
    const prefix = folder === '' ? '' : `${folder}/`;
    const symbols = `${prefix.replace(/[*?{}[\]]/g, '\\$&')}*${extension}`;
    // Declarations alone are nothing but what others use.
    const source = { symbols, exported: true, ...(extension !== '.d.ts' && { filter: KINDS }) };
    const { records, rules, isBroken } = await read(source, context);
    const documented = records.filter(({ fields }) => typeof fields.summary === 'string' && fields.summary !== '');
    if (isBroken || documented.length < MIN_DOCUMENTED)
        return undefined;
    const language = documentedLanguage(extension);
    const module = language?.isPackage
        ? JSON.stringify(folder.split('/').at(-1) || 'main')
        : language?.hasModules
            ? 'module'
            : within(prefix);
    const files = new Set(records.map(({ place }) => place.file)).size;
    const troubles = Object.keys(rules).length > 0 ? ' What cannot be read of them is told as a warning.' : '';
    const doubt = isLibrary
        ? ''
        : ' Look whether these are what programs in the language use, or the implementation of it.';
    return {
        at: 'modulos',
        spec: { ...source, map: mapped(module, records), ...ONCE },
        why: `${files} files ${folder === '' ? 'at the root' : `of ${folder}/`} define ${records.length} functions and classes for others, ${documented.length} of them documented.${doubt}${troubles}`,
        rules,
    };
}
const KINDS = 'what in ["function", "class", "interface", "enum", "macro"]';
/** The path of a file inside of the folder, without extension. */
function within(prefix) {
    return prefix === '' ? 'module' : `$substringAfter(module, ${JSON.stringify(prefix)})`;
}
/** Fields of a symbol, as far as the records have them. */
function mapped(module, records) {
    const there = Object.entries(FIELDS).filter(([, name]) => records.some(({ fields }) => fields[name] !== undefined));
    return { _modulo: module, ...Object.fromEntries(there), _chave: `${module} & "." & name` };
}
function modulesOf(records) {
    return new Set(records.map(({ fields }) => fields.module));
}
/** Records of a source, and the rules that have to be warnings for it to be built. */
async function read(source, context) {
    const problems = [];
    const trying = { ...context, report: problem => problems.push(problem) };
    const { filter, ...unfiltered } = source;
    const all = (0,extract/* asRecords */.Xf)(await (0,extract/* readExtraction */.WG)(unfiltered, [], trying));
    const kinds = ['function', 'class', 'interface', 'enum', 'macro'];
    const records = filter === KINDS ? all.filter(({ fields }) => kinds.includes(fields.what)) : all;
    const reported = new Set(problems.map(({ rule }) => rule));
    const bearable = [...reported].filter(rule => BEARABLE.has(rule)).sort();
    const isBroken = [...reported].some(rule => !BEARABLE.has(rule) && !guess_modules_HARMLESS.has(rule));
    return { records, rules: Object.fromEntries(bearable.map(rule => [rule, { level: 'warning' }])), isBroken };
}
/** Findings that are no errors by themselves. */
const guess_modules_HARMLESS = new Set([
    'table-conditional',
    'symbol-conditional',
    'symbol-unresolved',
    'source-empty',
    'table-changed-later',
    'table-duplicate-key',
]);

;// CONCATENATED MODULE: ./build/init/guess-syntax.js



const guess_syntax_WORD = /^[\p{L}_][\p{L}\p{N}_]*$/u;
const guess_syntax_SYMBOL = /^[!-/:-@[-^{-~]{1,4}$/;
/** As a mapping expression writes them, which knows no classes of letters. */
const STARTS_AS_WORD = '/^[A-Za-z_\\u00c0-\\uffff]/';
/** Where a table of all tokens has kinds in capitals (`IDENT`) beside the words. */
const STARTS_SMALL = '/^[a-z_\\u00c0-\\uffff]/';
const IS_SYMBOL = '/^[^A-Za-z0-9_\\s\\u00c0-\\uffff]+$/';
/** Tables of one file that together hold the words: a language often has several. */
const MAX_TABLES = 8;
/** Fewer words that languages have in common say nothing of a table, unless its name says what it holds. */
const MIN_HITS = 3;
/** Names of tables that can hold nothing but words, be they of a language that nobody knows. */
const NAMES_WORDS = /key_?words?|kwlist|reserved_?words?|palavras/i;
/** So many make a table one of words though it holds more of other things: all tokens of a language. */
const MANY_HITS = 8;
/** Names of tables whose words are keywords only in places. */
const CONTEXTUAL = /soft|context|weak/i;
/** Names of tables that hold words of which a file has more. */
const NAMED = /key_?words?|kwlist|reserv|palavras?|proscribed|forbidden|future/i;
/** The reserved words: the table with the most words that languages have in common, and its neighbours. */
function guessWords(tables) {
    const rated = tables
        .map(table => ({ table, words: wordPath(table) }))
        .filter(({ words }) => words !== undefined);
    const best = rated
        .filter(({ table, words }) => hits(words) >= MIN_HITS || isNamedAfterWords(table, words))
        .map(entry => ({ ...entry, score: rate(entry.table, entry.words) }))
        .sort((a, b) => b.score - a.score)[0];
    if (!best)
        return [];
    const together = [
        best,
        ...rated.filter(({ table }) => table !== best.table &&
            table.candidate.path === best.table.candidate.path &&
            NAMED.test(table.candidate.name)),
    ];
    const of = (isContextual) => together
        .filter(({ table }) => (table !== best.table && CONTEXTUAL.test(table.candidate.name)) === isContextual)
        .slice(0, MAX_TABLES);
    const reserved = of(false);
    const guesses = [
        {
            at: 'sintaxe.reservadas',
            spec: merged(reserved.map(({ table, words }) => wordSource(table, words)), 'palavra'),
            why: `${reserved.map(({ table }) => table.candidate.name).join(', ')} (${whereOf(best.table)}) ${said(best.words)}.`,
        },
    ];
    const contextual = of(true);
    const [first] = contextual;
    if (first)
        guesses.push({
            at: 'sintaxe.contextuais',
            spec: merged(contextual.map(({ table, words }) => wordSource(table, words, `words of ${table.candidate.name}`)), 'palavra'),
            why: `${first.table.candidate.name} (${whereOf(first.table)}) is called as words are that are keywords only in places.`,
        });
    return guesses;
}
function isNamedAfterWords({ candidate, records }, words) {
    return (NAMES_WORDS.test(candidate.name) &&
        words.count === records.length &&
        share(words, text => guess_syntax_WORD.test(text)) === 1);
}
function said(words) {
    const common = hits(words);
    const all = distinct(words, text => guess_syntax_WORD.test(text));
    return common > 0
        ? `holds ${common} words that many languages reserve`
        : `is called as words are that are reserved, and holds ${all}`;
}
/** The operators: the table with the most texts of signs alone. */
function guessOperators(tables) {
    const best = tables
        .flatMap(table => table.paths.map(path => ({ table, path, signs: distinct(path, text => guess_syntax_SYMBOL.test(text)) })))
        .filter(({ path, signs }) => signs >= 5 && share(path, text => guess_syntax_SYMBOL.test(text)) > 0.5)
        .sort((a, b) => b.signs - a.signs)[0];
    if (!best)
        return [];
    const { table, path, signs } = best;
    const isPure = share(path, text => guess_syntax_SYMBOL.test(text)) === 1 && path.count === table.records.length;
    const description = describing(table.paths, table.records.length, [path.path]);
    return [
        {
            at: 'sintaxe.operadores',
            spec: {
                table: table.table,
                ...(!isPure && { filter: whenText(path.path, IS_SYMBOL) }),
                map: { simbolo: path.path, ...(description && { descricao: description.path }) },
                unique: 'simbolo',
            },
            why: `${table.candidate.name} (${whereOf(table)}) holds ${signs} texts of signs alone.`,
        },
    ];
}
function wordSource({ table, paths, records }, words, onde) {
    const isPure = words.count === records.length && share(words, text => guess_syntax_WORD.test(text)) === 1;
    const description = describing(paths, records.length, [words.path]);
    return {
        table,
        ...(!isPure && { filter: whenText(words.path, isSmall(words) ? STARTS_SMALL : STARTS_AS_WORD) }),
        map: {
            palavra: words.path,
            ...(description && { descricao: description.path }),
            ...(onde && { onde: JSON.stringify(onde) }),
        },
    };
}
function merged(sources, field) {
    const [first] = sources;
    return sources.length === 1 ? { ...first, unique: field } : { merge: sources, unique: field };
}
/** The part of a table that holds the words. */
function wordPath({ candidate, paths, records }) {
    return paths
        .filter(path => path.count >= records.length * 0.5 &&
        (share(path, text => guess_syntax_WORD.test(text)) >= 0.5 || hits(path) >= MANY_HITS) &&
        (hits(path) >= 2 || NAMED.test(candidate.name)))
        .sort((a, b) => hits(b) - hits(a))[0];
}
function rate({ candidate }, words) {
    const all = distinct(words, () => true);
    return hits(words) + 15 * (hits(words) / Math.max(1, all)) + (NAMED.test(candidate.name) ? 15 : 0);
}
/** Whether the words of a table that languages have in common are all written small. */
function isSmall({ texts }) {
    return texts.every(text => text === undefined || !COMMON_WORDS.has(text) || text === text.toLowerCase());
}
function hits(path) {
    return distinct(path, text => COMMON_WORDS.has(text));
}
function distinct({ texts }, test) {
    return new Set(texts.filter(text => text !== undefined && test(text))).size;
}

;// CONCATENATED MODULE: ./build/init/init.js








/** Candidates of a subject that are read; those behind them look less likely by far. */
const init_MAX_READ = 12;
/** Candidates of one file for one subject: the rest of a file is read when it is the likeliest. */
const MAX_READ_PER_FILE = 6;
/** Raises tables of the file in which the likeliest stands. */
const NEIGHBOUR_BONUS = 20;
/** Looks through a repository for places that hold reference data. Nothing is run. */
async function guessAll(repository, folderName, progress) {
    progress('looking through the files');
    const { texts, isCut } = sourceFiles(repository);
    const candidates = [...texts].flatMap(([path, text]) => candidatesIn(path, text));
    const identity = await identityOf(repository, folderName);
    const placeOf = () => ({ file: 'refdata.yml' });
    const guesses = await (0,extract/* withContext */.eQ)({ repository, placeOf, report: () => { } }, async (context) => {
        const found = [];
        for (const subject of SUBJECTS) {
            progress(subject);
            const tables = await readBest(candidates, subject, context);
            found.push(...(subject === 'modulos'
                ? await guessModules(tables, texts, repository, context)
                : guess(subject, tables, identity.nome)));
        }
        return found;
    });
    progress('contents');
    if (!guesses.some(({ at }) => at === 'erros'))
        guesses.push(...guessErrorPages(repository));
    return { identity, guesses: [...guesses, ...guessContents(repository)], isCut };
}
function guess(subject, tables, nome) {
    switch (subject) {
        case 'reservadas':
            return guessWords(tables);
        case 'operadores':
            return guessOperators(tables);
        case 'embutidas':
            return guessBuiltins(tables);
        case 'comandos':
            return guessCommands(tables, nome);
        case 'erros':
            return guessErrors(tables);
    }
}
/** The likeliest tables of a subject, as far as they can be read, likeliest first. */
async function readBest(candidates, subject, context) {
    const all = candidates.filter(candidate => candidate.subject === subject);
    const [likeliest] = [...all].sort((a, b) => b.score - a.score);
    // What stands beside the likeliest table is often part of it.
    const score = (candidate) => candidate.score + (candidate.path === likeliest?.path ? NEIGHBOUR_BONUS : 0);
    const sorted = all.sort((a, b) => score(b) - score(a));
    const perFile = new Map();
    const chosen = sorted.filter(({ path }) => {
        const count = (perFile.get(path) ?? 0) + 1;
        perFile.set(path, count);
        return count <= MAX_READ_PER_FILE;
    });
    const tables = [];
    for (const candidate of chosen.slice(0, init_MAX_READ)) {
        const table = await readCandidate(candidate, context);
        if (table)
            tables.push(table);
    }
    return tables;
}

// EXTERNAL MODULE: ./build/run/configuration.js + 6 modules
var configuration = __webpack_require__(10132);
// EXTERNAL MODULE: ./build/run/reference.js
var reference = __webpack_require__(43347);
;// CONCATENATED MODULE: ./build/commands/init.js










/** A larger file is not one in which a person keeps a table. */
const MAX_SOURCE_MIB = 16;
/**
 * Writes a first `refdata.yml` that builds. Every guess is tried as a build would read it, and left out (with the reason)
 * when that finds an error. @throws {UserError} when there is one already.
 */
async function init({ repo, config, force = false, progress = () => { }, }) {
    const root = (0,repository_repository/* repositoryRoot */.Hn)(repo);
    const target = (0,external_node_path_.resolve)(repo, config);
    if (!force && (0,external_node_fs_.existsSync)(target))
        throw new user_error/* UserError */.y(`There is a ${config} already.`, 'Give --force to replace it, or --config to write another file.');
    const guessed = await guessAll((0,repository_repository/* openRepository */.h_)(repo, MAX_SOURCE_MIB), (0,external_node_path_.basename)(root), progress);
    progress('trying it out');
    const draft = await proved(guessed, { repo });
    const text = draftText(draft);
    (0,external_node_fs_.writeFileSync)(target, text);
    const parts = new Set(draft.guesses.map(({ at }) => at.split('.')[0]));
    return {
        config: target,
        text,
        found: draft.guesses.map(({ at, why }) => ({ at, why })),
        missing: files/* FILE_NAMES */.GY.filter(name => name !== 'index' && !parts.has(name)),
    };
}
/** Leaves guesses out until the draft builds: those of the parts that have errors. */
async function proved(guessed, options) {
    let draft = { ...guessed, rejected: [] };
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'refdata-init-'));
    try {
        for (;;) {
            const config = (0,external_node_path_.join)(folder, 'refdata.yml');
            (0,external_node_fs_.writeFileSync)(config, draftText(draft));
            const { findings } = await (0,reference/* buildReference */.i)({ ...options, config });
            const errors = findings.filter(({ level }) => level === 'error');
            if (errors.length === 0)
                return draft;
            const guess = culprit(errors, draft, config);
            if (!guess) {
                // What the project says of itself does not hold as a reference of a language.
                if (draft.identity.documentacao === undefined && draft.identity.versao === undefined)
                    return draft;
                draft = {
                    ...draft,
                    identity: { ...draft.identity, documentacao: undefined, versao: undefined, extensao: undefined },
                };
                continue;
            }
            const reason = errors[0]?.message.split('\n')[0] ?? '';
            draft = {
                ...draft,
                guesses: draft.guesses.filter(candidate => candidate !== guess),
                rejected: [...draft.rejected, { guess, reason }],
            };
        }
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
/** The guess that the first error is about: by the published value, its line in the draft, or the file that it names. */
function culprit(errors, { guesses }, config) {
    const [error] = errors;
    if (!error)
        return undefined;
    const { subject, place } = error;
    const published = guesses.find(({ at }) => {
        const [file, list] = at.split('.');
        return subject?.startsWith(`/api/${file}.json`) && (list === undefined || subject.includes(`#/${list}`));
    });
    if (published)
        return published;
    if (place?.file === config) {
        const { placeOf } = (0,configuration/* loadConfig */.Z)(config, config);
        const lineOf = ({ at }) => placeOf(at.split('.')).line ?? 0;
        const above = guesses.filter(guess => lineOf(guess) <= (place.line ?? 0));
        return above.sort((a, b) => lineOf(b) - lineOf(a))[0];
    }
    return guesses.find(({ spec }) => place !== undefined && JSON.stringify(spec).includes(place.file));
}

// EXTERNAL MODULE: ./build/text/visible.js
var visible = __webpack_require__(14252);
// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/cli/progress.js
var cli_progress = __webpack_require__(20902);
// EXTERNAL MODULE: ./build/cli/run-options.js
var run_options = __webpack_require__(53483);
;// CONCATENATED MODULE: ./build/cli/init.js





const MAX_REASON_CHARACTERS = 200;
/** `refdata init`: writes a first refdata.yml. */
async function runInit({ json = false, ...options }) {
    const progress = await (0,cli_progress/* startProgress */.o)(json);
    const result = await init({
        ...(0,run_options/* runOptions */.K)(options, progress.step),
        force: options.force ?? false,
    }).finally(progress.stop);
    if (json) {
        const { text: _, ...shown } = result;
        process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
        return;
    }
    process.stdout.write(`${colours/* colours */.M.green('wrote')} ${result.config}\n`);
    for (const { at, why } of result.found)
        process.stdout.write(`  ${colours/* colours */.M.bold(at)}  ${(0,visible/* visibleLine */.P)(why, MAX_REASON_CHARACTERS)}\n`);
    for (const name of result.missing)
        process.stdout.write(`  ${colours/* colours */.M.yellow(name)}  not found\n`);
    process.stdout.write('Read it, write what it asks for, and try it: refdata build\n');
}


/***/ }),

/***/ 20902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ startProgress)
/* harmony export */ });
/** Shows what is being done, on a terminal only: elsewhere progress is noise. Call `stop` before printing anything else. */
async function startProgress(quiet) {
    if (quiet || !process.stderr.isTTY)
        return { step: () => { }, stop: () => { } };
    const { default: spinner } = await __webpack_require__.e(/* import() */ 540).then(__webpack_require__.bind(__webpack_require__, 36540));
    const running = spinner({ stream: process.stderr }).start('starting');
    return {
        step: part => {
            running.text = part;
        },
        stop: () => running.stop(),
    };
}


/***/ }),

/***/ 53483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ runOptions)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49496);


/** What they say of a run. */
function runOptions({ repo, config, allowCommands = false, cache }, progress) {
    return {
        repo,
        // From where the command is run, as paths on a command line are; else the repository's own.
        config: config === undefined ? 'refdata.yml' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(config),
        commands: (0,_github_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .commandPermission */ .X)(allowCommands, process.env),
        cache,
        progress,
    };
}


/***/ }),

/***/ 49496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commandPermission),
/* harmony export */   t: () => (/* binding */ isFromFork)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/**
 * Whether a job may be about code of somebody who cannot write to the repository: a pull request whose head is in
 * another repository (or in one that is gone), a run that such a one has started, a comment on any pull request.
 */
function isFromFork(event) {
    if (typeof event !== 'object' || event === null)
        return false;
    const { repository, pull_request, workflow_run, issue } = event;
    const own = repository?.full_name;
    if (pull_request !== undefined)
        return own === undefined || pull_request.head?.repo?.full_name !== own;
    if (workflow_run !== undefined)
        return own === undefined || workflow_run.head_repository?.full_name !== own;
    // Which repository the code comes from is not said there.
    return issue?.pull_request !== undefined;
}
/** Whether commands may be run, for a process that may be part of a job of GitHub Actions. */
function commandPermission(isSwitchedOn, env) {
    if (!isSwitchedOn)
        return 'off';
    if (!env.GITHUB_EVENT_PATH)
        return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
    try {
        return isFromFork(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(env.GITHUB_EVENT_PATH, 'utf8'))) ? 'fork' : 'allowed';
    }
    catch {
        // Not knowing is no reason to trust.
        return 'fork';
    }
}


/***/ }),

/***/ 49162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ compose)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60088);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64617);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82788);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90239);




/**
 * Puts what was extracted into the seven files of the contract: exactly its fields, computed totals, aliases folded.
 * Lists without an order of their own in `refdata.yml` come in the order of the contract (reference-language.md §9.3).
 */
function compose(extracted, report) {
    const composer = new Composer(report);
    const { versao } = extracted;
    const modulos = composer.modulos(extracted.modulos);
    const grupos = composer.objects('comandos', extracted.comandos, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .GRUPO */ .sk, 'comandos', '/grupos');
    const funcoes = composer.texts('embutidas', extracted.embutidas, 'embutidas', '/funcoes', true);
    const codigos = composer.objects('erros', extracted.erros, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .ERRO */ .xE, 'erros', '/codigos', 'codigo');
    const exercicios = composer.exercicios(extracted.exercicios);
    const rotas = {
        sintaxe: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('sintaxe'),
        embutidas: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('embutidas'),
        modulos: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('modulos'),
        comandos: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('comandos'),
        erros: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('erros'),
        conteudos: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('conteudos'),
    };
    const files = {
        index: {
            nome: extracted.nome,
            versao,
            descricao: extracted.descricao,
            documentacao: extracted.documentacao,
            rotas,
        },
        sintaxe: {
            versao,
            extensao: extracted.extensao,
            reservadas: composer.objects('sintaxe.reservadas', extracted.reservadas, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .PALAVRA */ .WY, 'sintaxe', '/reservadas', 'palavra'),
            contextuais: composer.objects('sintaxe.contextuais', extracted.contextuais, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .CONTEXTUAL */ .i$, 'sintaxe', '/contextuais', 'palavra'),
            operadores: composer.objects('sintaxe.operadores', extracted.operadores, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .OPERADOR */ .F8, 'sintaxe', '/operadores'),
            verbos_http: composer.texts('sintaxe.verbos_http', extracted.verbosHttp, 'sintaxe', '/verbos_http'),
            regras: composer.texts('sintaxe.regras', extracted.regras, 'sintaxe', '/regras'),
        },
        embutidas: { versao, total: funcoes.length, funcoes },
        modulos: {
            versao,
            total_modulos: modulos.length,
            total_simbolos: modulos.reduce((sum, modulo) => sum + modulo.total, 0),
            modulos,
        },
        comandos: { versao, total: grupos.reduce((sum, grupo) => sum + grupo.comandos.length, 0), grupos },
        erros: { versao, total: codigos.length, codigos },
        conteudos: {
            versao,
            exercicios: {
                modulos: exercicios,
                total: Object.values(exercicios).reduce((sum, count) => sum + count, 0),
            },
            exemplos: extracted.exemplos,
            pacotes: extracted.pacotes,
            projetos: extracted.projetos,
        },
    };
    for (const [key, subject] of SINGLE_VALUES) {
        const place = extracted.places?.get(key);
        if (place)
            composer.origins.set(subject, place);
    }
    return { files, origins: composer.origins };
}
/** Published values that are one value in `refdata.yml`, by the key there. */
const SINGLE_VALUES = [
    ['nome', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')}#/nome`],
    ['descricao', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')}#/descricao`],
    ['documentacao', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')}#/documentacao`],
    ['versao', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')}#/versao`],
    ['sintaxe.extensao', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('sintaxe')}#/extensao`],
    ['conteudos.exemplos', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('conteudos')}#/exemplos`],
    ['conteudos.pacotes', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('conteudos')}#/pacotes`],
    ['conteudos.projetos', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('conteudos')}#/projetos`],
];
class Composer {
    report;
    origins = new Map();
    constructor(report) {
        this.report = report;
    }
    /** A list of objects; `order` is the field that the contract sorts by. */
    objects(section, { rows, sorted }, shape, file, pointer, order) {
        const shaper = this.shaper(section);
        const shaped = rows.map(row => ({ ...row, value: shaper.object(row.value, shape, row) }));
        if (order && !sorted)
            shaped.sort((a, b) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(String(a.value[order]), String(b.value[order])));
        this.remember(shaped, file, pointer);
        return shaped.map(({ value }) => value);
    }
    texts(section, { rows, sorted }, file, pointer, ordered = false) {
        const shaper = this.shaper(section);
        const shaped = rows.map(row => ({ place: row.place, value: shaper.text(row.value, true, row, '[]') }));
        if (ordered && !sorted)
            shaped.sort((a, b) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.value, b.value));
        this.remember(shaped, file, pointer);
        return shaped.map(({ value }) => value);
    }
    /** Modules with their other names folded in; symbols by name, modules by their number of symbols, most first. */
    modulos({ rows, sorted }) {
        const shaper = this.shaper('modulos');
        const modules = [];
        const aliases = [];
        for (const row of rows) {
            const { place } = row;
            const of = row.value?.[_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .APELIDO_DE */ .nH];
            const { nome, apelidos, simbolos } = shaper.object(row.value, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .MODULO */ .Le, row);
            if (typeof of === 'string' && of !== nome) {
                aliases.push({ nome, of, place });
                continue;
            }
            const symbols = simbolos.map((value, i) => ({ value, place: row.items?.simbolos?.[i] ?? place }));
            if (!sorted)
                symbols.sort((a, b) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.value.nome, b.value.nome));
            modules.push({
                value: { nome, apelidos, total: symbols.length, simbolos: symbols.map(({ value }) => value) },
                place,
                ...(row.items && { items: { simbolos: symbols.map(symbol => symbol.place) } }),
            });
        }
        this.fold(aliases, modules);
        for (const { value } of modules)
            value.apelidos.sort(_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O);
        if (!sorted)
            modules.sort((a, b) => b.value.total - a.value.total || (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.value.nome, b.value.nome));
        this.remember(modules, 'modulos', '/modulos');
        return modules.map(({ value }) => value);
    }
    exercicios({ rows }) {
        const counts = [];
        for (const { value, place } of rows) {
            const { key, value: count } = value;
            if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) {
                this.report({
                    rule: 'field-type',
                    message: `conteudos.exercicios: the number of "${String(key)}" is ${String(count)}, not a whole number.`,
                    place,
                });
                continue;
            }
            counts.push([String(key), count]);
        }
        return Object.fromEntries(counts.sort(([a], [b]) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a, b)));
    }
    /** Gives each alias to the module that it means, also through another alias. */
    fold(aliases, modules) {
        const byName = new Map(modules.map(({ value }) => [value.nome, value]));
        const meant = new Map(aliases.map(({ nome, of }) => [nome, of]));
        for (const { nome, of, place } of aliases) {
            let target = of;
            for (let hops = 0; !byName.has(target) && meant.has(target) && hops < aliases.length; hops += 1)
                target = meant.get(target);
            const module = byName.get(target);
            if (module) {
                module.apelidos.push(nome);
                continue;
            }
            const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(target, byName.keys());
            this.report({
                rule: 'alias-unknown',
                message: `"${nome}" is another name of "${of}", which is not a module.`,
                place,
                ...(near && { remedy: `Did you mean "${near}"?` }),
            });
        }
    }
    shaper(section) {
        return new _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .Shaper */ .Kq(section, this.report);
    }
    remember(entries, file, pointer) {
        for (const [i, { place, items }] of entries.entries()) {
            const subject = `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)(file)}#${pointer}/${i}`;
            this.origins.set(subject, place);
            for (const [field, places] of Object.entries(items ?? {}))
                for (const [j, own] of places.entries())
                    this.origins.set(`${subject}/${field}/${j}`, own);
        }
    }
}


/***/ }),

/***/ 90239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ OPERADOR),
/* harmony export */   Kq: () => (/* binding */ Shaper),
/* harmony export */   Le: () => (/* binding */ MODULO),
/* harmony export */   WY: () => (/* binding */ PALAVRA),
/* harmony export */   i$: () => (/* binding */ CONTEXTUAL),
/* harmony export */   nH: () => (/* binding */ APELIDO_DE),
/* harmony export */   sk: () => (/* binding */ GRUPO),
/* harmony export */   xE: () => (/* binding */ ERRO)
/* harmony export */ });
/* harmony import */ var _extract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58718);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82788);


const PALAVRA = {
    palavra: 'needed',
    descricao: 'optional',
    equivalente: 'optional',
};
const CONTEXTUAL = { ...PALAVRA, onde: 'optional' };
const OPERADOR = {
    simbolo: 'needed',
    descricao: 'optional',
    equivalente: 'optional',
};
const SIMBOLO = {
    nome: 'needed',
    assinatura: 'optional',
    resumo: 'optional',
};
const MODULO = {
    nome: 'needed',
    apelidos: { list: 'text' },
    simbolos: { list: SIMBOLO },
};
const COMANDO = {
    nome: 'needed',
    uso: 'optional',
    resumo: 'optional',
    detalhe: 'optional',
    opcoes: { list: { flag: 'needed', descricao: 'optional' } },
    exemplos: { list: { comando: 'needed', nota: 'optional' } },
    apelidos: { list: 'text' },
    veja: { list: 'text' },
};
const GRUPO = { grupo: 'needed', comandos: { list: COMANDO } };
const ERRO = {
    codigo: 'needed',
    titulo: 'optional',
    explicacao: 'optional',
    exemplo: 'optional',
    solucao: 'optional',
    doc: 'optional',
};
/** Fields of a module that say what it is another name of; not published. */
const APELIDO_DE = 'apelido_de';
/** Brings one mapped value into the shape of the contract; what does not fit is reported at its place in the source. */
class Shaper {
    section;
    report;
    unknownTold = new Set();
    constructor(section, report) {
        this.section = section;
        this.report = report;
    }
    object(value, shape, origin, path = '') {
        const fields = typeof value === 'object' && value !== null && !Array.isArray(value)
            ? value
            : undefined;
        if (!fields) {
            if (value !== _extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORTED */ .u3) {
                this.complain('field-type', `${this.section}${path}: here is ${describe(value)}, not an object with ${Object.keys(shape).join(', ')}.`, origin);
            }
            return this.object({}, Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field === 'needed' ? 'optional' : field])), origin);
        }
        this.refuseUnknown(fields, shape, origin, path);
        return Object.fromEntries(Object.entries(shape).map(([name, field]) => [
            name,
            this.field(fields[name], field, origin, path, name),
        ]));
    }
    text(value, needed, origin, path) {
        if (typeof value === 'string')
            return value;
        if (value === _extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORTED */ .u3)
            return '';
        if (value === undefined || value === null) {
            if (needed)
                this.complain('field-missing', `${this.section}${path} is missing.`, origin);
            return '';
        }
        this.complain('field-type', `${this.section}${path} is ${describe(value)}, not a text.`, origin);
        return '';
    }
    field(value, field, origin, around, name) {
        const path = `${around}.${name}`;
        if (field === 'needed' || field === 'optional')
            return this.text(value, field === 'needed', origin, path);
        // Mapping languages give a list of one as its item, and an empty one as nothing.
        const items = value === undefined || value === null || value === _extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORTED */ .u3
            ? []
            : Array.isArray(value)
                ? value
                : [value];
        const shape = field.list;
        const places = origin.items?.[name];
        return items.map((item, i) => {
            const own = { place: places?.[i] ?? origin.place };
            return shape === 'text'
                ? this.text(item, true, own, `${path}[]`)
                : this.object(item, shape, own, `${path}[]`);
        });
    }
    refuseUnknown(fields, shape, origin, path) {
        for (const name of Object.keys(fields)) {
            if (Object.hasOwn(shape, name) ||
                name.startsWith('_') ||
                name === APELIDO_DE ||
                this.unknownTold.has(`${path}.${name}`))
                continue;
            this.unknownTold.add(`${path}.${name}`);
            const known = Object.keys(shape);
            const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(name, known);
            this.report({
                rule: 'field-unknown',
                message: `${this.section}${path} has no field "${name}".`,
                remedy: `${near ? `Did you mean "${near}"?` : `Its fields are ${known.join(', ')}.`} A field that only other steps need begins with "_".`,
                place: origin.place,
            });
        }
    }
    complain(rule, message, { place }) {
        this.report({ rule, message, place });
    }
}
function describe(value) {
    if (Array.isArray(value))
        return `a list of ${value.length}`;
    if (typeof value === 'object')
        return value === null
            ? 'nothing'
            : `an object with ${Object.keys(value).slice(0, 6).join(', ') || 'no fields'}`;
    if (value === undefined)
        return 'nothing';
    return `the ${typeof value} ${String(value).slice(0, 60)}`;
}


/***/ }),

/***/ 50262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Findings),
/* harmony export */   U: () => (/* binding */ policyOf)
/* harmony export */ });
/* harmony import */ var _contract_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55081);
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68785);
/* harmony import */ var _rules_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43295);



/** Turns problems into findings by their rules, each problem once. */
class Findings {
    policy;
    list = [];
    seen = new Set();
    constructor(policy) {
        this.policy = policy;
    }
    add({ rule, message, remedy, place }) {
        const key = JSON.stringify([rule, message, place]);
        const info = (0,_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleInfo */ .PI)(rule);
        const level = (0,_contract_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .settingOf */ .y)(this.policy, rule).level ?? info?.level ?? 'error';
        if (level === 'off' || this.seen.has(key))
            return;
        this.seen.add(key);
        this.list.push({ rule, level, message, remedy: remedy ?? info?.remedy ?? '', place });
    }
}
/** What `rules` of a configuration says, as the rules ask for it. */
function policyOf(rules) {
    return Object.fromEntries(Object.entries(rules ?? {}).flatMap(([id, { level, pattern }]) => {
        // Kinds of change have levels of their own, which are no business of who reads the published files.
        if ((0,_drift_index_js__WEBPACK_IMPORTED_MODULE_1__/* .changeRule */ .Vd)(id))
            return [];
        return [[id, { ...(level && { level: level }), ...(pattern !== undefined && { pattern }) }]];
    }));
}


/***/ }),

/***/ 43347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ referenceOf),
/* harmony export */   i: () => (/* binding */ buildReference)
/* harmony export */ });
/* harmony import */ var _extract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58718);
/* harmony import */ var _reference_compose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49162);
/* harmony import */ var _rules_contract_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6702);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50262);
/* harmony import */ var _run_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3532);





/**
 * From a repository to the seven files in memory: configuration, extraction, composition, schemas and rules.
 * Nothing is written. @throws {UserError} for a configuration that does not hold.
 */
async function buildReference(options) {
    return referenceOf((0,_run_context_js__WEBPACK_IMPORTED_MODULE_4__/* .openRun */ .I)(options), options);
}
/** The same of a run that is open already. */
async function referenceOf(run, { docsUrl, only } = {}) {
    const { configuration, repository, programs, progress, cache } = run;
    const { config } = configuration;
    const policy = (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .policyOf */ .U)(config.rules);
    const findings = new _findings_js__WEBPACK_IMPORTED_MODULE_3__/* .Findings */ .F(policy);
    const report = (problem) => findings.add(problem);
    const read = (input) => (0,_extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .extract */ .o6)(configuration, input, { ...(only && { only }), progress });
    const input = { repository, programs, report };
    const extracted = await (cache === undefined
        ? read(input)
        : cache.extracted([...(only ?? [])].join(), input, read));
    const documentacao = docsUrl ?? extracted.documentacao;
    progress('checking');
    const composition = (0,_reference_compose_js__WEBPACK_IMPORTED_MODULE_1__/* .compose */ .Z)({ ...extracted, documentacao }, report);
    // While parts are missing or misshapen, rules about the whole would only repeat it.
    if (!findings.list.some(finding => finding.level === 'error')) {
        for (const finding of (0,_rules_contract_check_js__WEBPACK_IMPORTED_MODULE_2__/* .check */ .z)(composition.files, policy))
            findings.list.push(located(finding, composition.origins));
    }
    return {
        ...composition,
        baseUrl: config.base_url,
        archive: config.archive ?? false,
        policy,
        findings: findings.list,
    };
}
/** A finding about published data, with the place in the source that the data came from. */
function located(finding, origins) {
    let subject = finding.subject ?? '';
    while (subject.includes('/')) {
        const place = origins.get(subject);
        if (place)
            return { ...finding, place };
        subject = subject.slice(0, subject.lastIndexOf('/'));
    }
    return finding;
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date)
/* harmony export */ });
/* unused harmony exports datetime, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);



function datetime(params) {
    return core._isoDateTime(ZodISODateTime, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
