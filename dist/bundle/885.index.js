export const id = 885;
export const ids = [885];
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

/***/ 64538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runExplain: () => (/* binding */ runExplain)
/* harmony export */ });
/* harmony import */ var _commands_explain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86424);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14252);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15716);
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78122);





/** `refdata explain`: true when the code exists. */
async function runExplain(code, { json = false, ...options }) {
    const { erro, url, near, versao } = await (0,_commands_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .W)(code, {
        ...(0,_run_options_js__WEBPACK_IMPORTED_MODULE_2__/* .runOptions */ .K)(options),
        from: options.from,
        docsUrl: (0,_web_address_js__WEBPACK_IMPORTED_MODULE_3__/* .webAddress */ .D)('--docs-url', options.docsUrl),
    });
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok: erro !== undefined, versao, erro: erro ?? null, url: url ?? null, near: near.map(entry => entry.codigo) }, null, 2)}\n`);
        return erro !== undefined;
    }
    if (!erro) {
        process.stderr.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.red('error')} There is no code ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(code)} (versao ${versao}).\n`);
        if (near.length > 0)
            process.stderr.write(`Did you mean one of these?\n${near.map(entry => `  ${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.bold(entry.codigo)}  ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(entry.titulo)}\n`).join('')}`);
        return false;
    }
    process.stdout.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.bold(`${erro.codigo}  ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(erro.titulo)}`)}\n`);
    for (const [title, text] of [
        ['Explicação', erro.explicacao],
        ['Exemplo', erro.exemplo],
        ['Solução', erro.solucao],
    ]) {
        if (text.trim() !== '')
            process.stdout.write(`\n${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.cyan(title)}\n${indent((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .R)(text))}\n`);
    }
    if (url)
        process.stdout.write(`\n${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.cyan('Documentação')}\n  ${url}\n`);
    return true;
}
function indent(text) {
    return text
        .replace(/^\n+|\s+$/g, '')
        .split('\n')
        .map(line => (line === '' ? '' : `  ${line}`))
        .join('\n');
}


/***/ }),

/***/ 86424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60088);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21601);
/* harmony import */ var _published_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96410);
/* harmony import */ var _rules_contract_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6702);
/* harmony import */ var _run_reference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54209);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82788);







const MAX_SUGGESTIONS = 3;
/**
 * Looks an error code up (service-spec.md, "What the service does": the same catalogue as the error-code file), without
 * regard to case. @throws {UserError} when there is no catalogue to look in, or a part of it cannot be read and may have the code.
 */
async function explain(code, options) {
    const { index, erros, errors } = await catalogue(options);
    const wanted = code.trim().toLowerCase();
    const erro = erros.codigos.find(({ codigo }) => codigo.toLowerCase() === wanted);
    if (!erro && errors.length > 0)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${code} is not among the codes that could be read: ${options.config} has errors.`, 'Correct them and try again.', { findings: errors });
    const byCode = new Map(erros.codigos.map(entry => [entry.codigo, entry]));
    const near = erro ? [] : (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .p)(code.trim().toUpperCase(), byCode.keys(), MAX_SUGGESTIONS);
    const docs = (options.docsUrl ?? index.documentacao).replace(/\/+$/, '');
    return {
        erro,
        url: erro && erro.doc !== '' ? `${docs}/${erro.doc}` : undefined,
        near: near.map(codigo => byCode.get(codigo)),
        versao: erros.versao,
    };
}
const ERROS = (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_6__/* .pathOf */ .XM)('erros');
async function catalogue(options) {
    if (options.from === undefined)
        return fromSource(options);
    const { from } = options;
    const source = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isAddress */ .PW)(from) ? (0,_published_index_js__WEBPACK_IMPORTED_MODULE_2__/* .openAddress */ .BV)(from) : await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_2__/* .openFolder */ .NE)(from);
    const { files } = await (0,_published_index_js__WEBPACK_IMPORTED_MODULE_2__/* .loadPublished */ .pW)(source);
    const index = files.get((0,_contract_files_js__WEBPACK_IMPORTED_MODULE_6__/* .pathOf */ .XM)('index'))?.data;
    const erros = files.get(ERROS)?.data;
    const findings = [
        ...(index === undefined ? [] : (0,_rules_contract_check_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSchema */ ._)('index', index)),
        ...(erros === undefined ? [] : (0,_rules_contract_check_js__WEBPACK_IMPORTED_MODULE_3__/* .checkSchema */ ._)('erros', erros)),
    ];
    if (index === undefined || erros === undefined || findings.length > 0) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${from} has no error catalogue that can be read.`, `See what is wrong with \`refdata validate ${from}\`.`, { findings });
    }
    return { ...{ index, erros }, errors: [] };
}
/** Only the catalogue is read: the other parts of the language are not needed. */
async function fromSource({ from: _, ...options }) {
    const { files, findings } = await (0,_run_reference_js__WEBPACK_IMPORTED_MODULE_4__/* .buildReference */ .i)({ ...options, only: new Set(['erros']) });
    const errors = findings.filter(({ level, subject = ERROS }) => level === 'error' && subject.startsWith(ERROS));
    if (files.erros.codigos.length === 0)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${options.config} yields no error codes.`, 'Give `erros` a source that has some.', {
            findings: errors,
        });
    return { ...files, errors };
}


/***/ })

};
