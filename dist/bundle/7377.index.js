export const id = 7377;
export const ids = [7377];
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

/***/ 20902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ startProgress)
/* harmony export */ });
/** Shows what is being done, on a terminal only: elsewhere progress is noise. Call `stop` before printing anything else. */
async function startProgress(quiet) {
    if (quiet || !process.stderr.isTTY)
        return { step: () => { }, stop: () => { } };
    const { default: spinner } = await __webpack_require__.e(/* import() */ 6540).then(__webpack_require__.bind(__webpack_require__, 36540));
    const running = spinner({ stream: process.stderr }).start('starting');
    return {
        step: part => {
            running.text = part;
        },
        stop: () => running.stop(),
    };
}


/***/ }),

/***/ 87377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runRegistryGet: () => (/* binding */ runRegistryGet)
/* harmony export */ });
/* harmony import */ var _attest_maker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10560);
/* harmony import */ var _commands_registry_get_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64833);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14252);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15716);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20902);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81681);






const MAX_LINE_CHARACTERS = 300;
/** `refdata registry get` */
async function runRegistryGet(wanted, { json = false, ...options }) {
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_4__/* .startProgress */ .o)(json);
    progress.step(wanted.join(', '));
    const packages = await (0,_commands_registry_get_js__WEBPACK_IMPORTED_MODULE_1__/* .getPackages */ .G)(wanted, options).finally(progress.stop);
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok: true, to: options.to, packages }, null, 2)}\n`);
        return;
    }
    process.stdout.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.green('installed')} into ${options.to}\n`);
    process.stdout.write(`${(0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTable */ .b)(packages.map(({ name, version, sha256 }) => [name, version, sha256]))}\n`);
    for (const { name, version, attestation } of packages) {
        if (attestation === undefined)
            continue;
        const { maker, doubt } = attestation;
        const line = maker === null ? (doubt ?? '') : `${name} ${version} was made by ${(0,_attest_maker_js__WEBPACK_IMPORTED_MODULE_0__/* .describeMaker */ .S)(maker)}`;
        process.stdout.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim((0,_text_visible_js__WEBPACK_IMPORTED_MODULE_5__/* .visibleLine */ .P)(line, MAX_LINE_CHARACTERS))}\n`);
    }
}


/***/ }),

/***/ 81681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderTable)
/* harmony export */ });
/* harmony import */ var cli_table3__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25832);

/** Rows as aligned columns without lines; numbers to the right. */
function renderTable(rows) {
    const [first = []] = rows;
    const table = new cli_table3__WEBPACK_IMPORTED_MODULE_0__({
        chars: {
            top: '',
            'top-mid': '',
            'top-left': '',
            'top-right': '',
            bottom: '',
            'bottom-mid': '',
            'bottom-left': '',
            'bottom-right': '',
            left: '',
            'left-mid': '',
            mid: '',
            'mid-mid': '',
            right: '',
            'right-mid': '',
            middle: '  ',
        },
        style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
        colAligns: first.map(cell => (typeof cell === 'number' ? 'right' : 'left')),
    });
    for (const row of rows)
        table.push([...row]);
    return table
        .toString()
        .split('\n')
        .map(line => `  ${line.trimEnd()}`)
        .join('\n');
}


/***/ }),

/***/ 64833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ getPackages)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);
/* harmony import */ var _registry_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73864);


/**
 * Installs packages (`name` or `name@range`) and what they need from a registry.
 * @throws {UserError} when there is no such registry or package, or an archive is not what the index says.
 */
async function getPackages(wanted, { from, to, requireAttestation, trustedRoot }) {
    const demands = wanted.map(_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWanted */ .VB);
    const demand = { repository: requireAttestation, trustedRoot };
    const source = await (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .openRegistry */ .Me)(from);
    const place = source.placeOf(_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .INDEX_FILE */ .K$);
    const result = await source.read(_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .INDEX_FILE */ .K$);
    if (result.kind !== 'found') {
        const reason = { missing: 'is not there', 'too-large': 'is too large' };
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`The index ${place} ${'reason' in result ? result.reason : reason[result.kind]}.`, 'Give the folder or address of a registry with --from.');
    }
    return (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .installPackages */ .R)(source, (0,_registry_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseIndex */ .A1)(result.bytes, place), demands, to, demand);
}


/***/ })

};
