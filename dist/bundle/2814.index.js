export const id = 2814;
export const ids = [2814];
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

/***/ 10846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ locate)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _commands_api_docs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67715);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70787);
/* harmony import */ var _runtime_stats_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12060);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82788);






/** The folder that all files are in, and the files relative to it: imports are followed inside that folder. */
function locate(files) {
    for (const file of files)
        if (!(0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_4__/* .statsOf */ .L)(file)?.isFile())
            throw noFile(file, files);
    // A file that is named twice, be it through a link, is one source.
    const real = [...new Set(files.map(file => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file)))];
    const here = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)('.');
    const inside = real.every(path => path.startsWith(here + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    const root = inside ? here : real.map(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname).reduce(commonFolder);
    return { root, sources: real.map(path => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/')) };
}
/** What is wrong with an argument that is no file: an option without its hyphens, a folder, or a name that is mistyped. */
function noFile(given, all) {
    if ((0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_4__/* .statsOf */ .L)(given)?.isDirectory())
        return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`There is no file ${given}: it is a folder.`, 'Name the file in it that declares the server.');
    const [word] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .p)(given.toLowerCase(), WORDS);
    const isPlain = /^-*[a-z]+$/i.test(given) && word !== undefined;
    if (isPlain) {
        const others = all.filter(file => file !== given);
        const rest = others.length > 0 ? others.join(' ') : 'src/app.df';
        const command = word === 'mock' ? `mock ${rest}` : word === 'verify' ? `api verify ${rest}` : `api ${rest} --${word}`;
        return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`There is no file ${given}. Did you mean \`refdata ${command}\`?`, EXPLAINED);
    }
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(given);
    const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .p)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(given), namesIn(folder));
    const meant = near === undefined ? '' : ` Did you mean ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, near)}?`;
    return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`There is no file ${given}.${meant}`, EXPLAINED);
}
const EXPLAINED = 'Name the file that declares the server, such as src/app.df.';
/** Options and commands that are written without their hyphens, or at another place. */
const WORDS = [
    ..._commands_api_docs_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMATS */ .hR.map(_commands_api_docs_js__WEBPACK_IMPORTED_MODULE_2__/* .flagOf */ .iP),
    'all',
    'json',
    'handlers',
    'strict',
    'mock',
    'verify',
];
/** Names of files of a folder; none where there is no folder. */
function namesIn(folder) {
    if (!(0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_4__/* .statsOf */ .L)(folder)?.isDirectory())
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).flatMap(entry => (entry.isFile() ? [entry.name] : []));
}
function commonFolder(a, b) {
    let common = a;
    while (b !== common && !b.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, node_path__WEBPACK_IMPORTED_MODULE_1__.sep)))
        common = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(common);
    return common;
}


/***/ }),

/***/ 32814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runMock: () => (/* binding */ runMock)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _commands_api_docs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67715);
/* harmony import */ var _commands_describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82006);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70787);
/* harmony import */ var _live_live_server_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1909);
/* harmony import */ var _live_mock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3920);
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(96008);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82788);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15716);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80415);
/* harmony import */ var _port_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88782);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10846);













/** How often files are looked at for changes. */
const WATCH_MS = 300;
const ANSWER = /^(?:([A-Za-z]+) )?(\/.*)=(\d{3})$/;
/** `refdata mock`: runs until it is interrupted. False, after saying so, when there is no server to answer for. */
async function runMock(file, flags) {
    const port = (0,_port_js__WEBPACK_IMPORTED_MODULE_9__/* .portNumber */ .J)(flags.port);
    const { root, sources } = (0,_locate_js__WEBPACK_IMPORTED_MODULE_10__/* .locate */ .x)([file]);
    const read = () => (0,_commands_api_docs_js__WEBPACK_IMPORTED_MODULE_2__/* .describeServers */ .ec)({ root, sources, server: flags.server });
    const docs = await read();
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_8__/* .printFindings */ .c)(docs.findings, process.stderr);
    const [described] = docs.servers;
    if (described === undefined)
        return false;
    const answers = answersOf(flags.answer ?? [], docs);
    const mock = await (0,_live_mock_js__WEBPACK_IMPORTED_MODULE_5__/* .startMock */ .V)(described.server, { port, answers });
    publish(mock, docs);
    process.stdout.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_7__/* .colours */ .M.green('answering')} ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_11__/* .counted */ .h)(described.document.routes.length, 'route')} of ${_colours_js__WEBPACK_IMPORTED_MODULE_7__/* .colours */ .M.bold(described.server.name)} at ${mock.baseUrl}\n  ${mock.baseUrl}${_live_live_server_js__WEBPACK_IMPORTED_MODULE_12__/* .OPENAPI_PATH */ .V}\nStop it with Ctrl+C.\n`);
    const follow = new Following(root, docs.files, () => reload(mock, read));
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.once(signal, () => {
            follow.end();
            void mock.close().then(() => process.exit(0));
        });
    return true;
}
/** Reads the files again and answers as they say now; what is wrong with them is told, and all stays as it was. */
async function reload(mock, read) {
    try {
        const docs = await read();
        const [described] = docs.servers;
        if (!described)
            return undefined;
        mock.replace(described.server);
        publish(mock, docs);
        process.stdout.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_7__/* .colours */ .M.green('read again')} ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_11__/* .counted */ .h)(described.document.routes.length, 'route')}\n`);
        return docs.files;
    }
    catch (error) {
        if (!(error instanceof _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y))
            throw error;
        process.stderr.write(`${error.message} ${error.remedy}\nThe mock answers as before.\n`);
        return undefined;
    }
}
function publish(mock, { servers }) {
    (0,_commands_describe_js__WEBPACK_IMPORTED_MODULE_3__/* .openapi */ .xR)(mock, { titulo: servers[0]?.document.titulo, base: mock.baseUrl });
}
/** Looks at files, and at others once they are read. */
class Following {
    root;
    again;
    watched = [];
    busy = Promise.resolve();
    constructor(root, files, again) {
        this.root = root;
        this.again = again;
        this.watch(files);
    }
    end() {
        for (const file of this.watched)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unwatchFile)(file);
        this.watched = [];
    }
    watch(files) {
        this.end();
        this.watched = files.map(file => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, file));
        for (const file of this.watched)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.watchFile)(file, { interval: WATCH_MS }, () => this.changed());
    }
    /** One after the other, so that the last one holds. */
    changed() {
        this.busy = this.busy.then(async () => {
            const files = await this.again();
            if (files && this.watched.length > 0)
                this.watch(files);
        });
    }
}
/** `GET /itens/:id=404`, or without a method for all of the path. @throws {UserError} for a route that there is not */
function answersOf(given, { servers }) {
    const routes = servers[0]?.document.routes.map(({ route }) => route) ?? [];
    const names = routes.map(({ method, path }) => `${method === '*' ? 'ANY' : method} ${path}`);
    return new Map(given.flatMap(text => {
        const [, method, path = '', status = ''] = ANSWER.exec(text) ?? [];
        const chosen = names.filter(name => method === undefined ? name.endsWith(` ${path}`) : name === `${method.toUpperCase()} ${path}`);
        if (status !== '' && chosen.length > 0)
            return chosen.map(name => [name, Number(status)]);
        const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .nearest */ .p)(text.replace(/=.*$/, ''), names);
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(status === ''
            ? `--answer is "${text}", which chooses no status.`
            : `No route is ${text.replace(/=.*$/, '')}.`, `Write a route and a status, such as --answer "${near ?? names[0] ?? 'GET /itens/:id'}=404".`);
    }));
}


/***/ }),

/***/ 68876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ framesFrom),
/* harmony export */   Df: () => (/* binding */ isWatched),
/* harmony export */   lS: () => (/* binding */ codeFrame)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14252);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15716);




/** A larger file is read for no single line of it. */
const MAX_FRAME_BYTES = 4 * 1024 * 1024;
/** Shown of a line, around the column; the rest of a long one says nothing. */
const MAX_FRAME_CHARACTERS = 100;
/** As wide as terminals show a tab here. */
const TAB = '  ';
/** Scripts whose characters take two columns of a terminal. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;
/** Folders that places of findings begin in: what `--repo` says, before where the command is run. */
let folders = ['.'];
/** Says in which folder the files of findings are looked for first: the repository of the language. */
function framesFrom(root) {
    folders = [root, '.'];
}
/** Whether people look at a stream: a terminal, or what was told to be taken for one (https://force-color.org). */
function isWatched(stream) {
    const { FORCE_COLOR } = process.env;
    return stream.isTTY === true || (FORCE_COLOR !== undefined && FORCE_COLOR !== '0');
}
/** The line of a place with a caret below its column; nothing where the file cannot be read or the line has nothing to show. */
function codeFrame({ file, line, column = 1 }) {
    if (line === undefined)
        return [];
    const text = lineOf(file, line);
    if (text === undefined || text.trim() === '')
        return [];
    const around = column - 1 - Math.floor(MAX_FRAME_CHARACTERS / 2);
    const from = Math.max(0, Math.min(around, text.length - MAX_FRAME_CHARACTERS));
    const until = from + MAX_FRAME_CHARACTERS;
    const shown = (part) => (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(part.replaceAll('\t', TAB));
    const [before, after] = [shown(text.slice(from, column - 1)), shown(text.slice(column - 1, until))];
    const start = from > 0 ? '…' : '';
    const gutter = `${line}`;
    return [
        `${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim(`${gutter} |`)} ${start}${before}${after}${until < text.length ? '…' : ''}`.trimEnd(),
        `${' '.repeat(gutter.length)} ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim('|')} ${' '.repeat(start.length + widthOf(before))}${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.red('^')}`,
    ];
}
function widthOf(text) {
    return [...text].reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0);
}
function lineOf(file, line) {
    for (const folder of folders) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, file);
        try {
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
            if (!stats.isFile() || stats.size > MAX_FRAME_BYTES)
                continue;
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8').split(/\r\n?|\n/)[line - 1];
        }
        catch {
            // The place is of a commit, an address or another folder: then it is named, and not shown.
        }
    }
    return undefined;
}


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

/***/ 80415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ countFindings),
/* harmony export */   c: () => (/* binding */ printFindings)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74438);
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96008);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14252);
/* harmony import */ var _code_frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68876);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15716);





/** Shown of one rule; the rest is counted. */
const MAX_SHOWN_PER_RULE = 10;
const MAX_MESSAGE_CHARACTERS = 600;
const PAINT = {
    error: _colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.red,
    warning: _colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.yellow,
    notice: _colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.cyan,
};
const ORDER = ['error', 'warning', 'notice'];
/** Findings for people: grouped by rule, worst first, each remedy once; on a terminal with the line of each place. */
function printFindings(findings, stream) {
    const isFramed = (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .isWatched */ .Df)(stream);
    for (const level of ORDER) {
        for (const [rule, group] of byRule(findings.filter(finding => finding.level === level))) {
            stream.write(`\n${PAINT[level](level)} ${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.bold(rule)}\n`);
            for (const finding of group.slice(0, MAX_SHOWN_PER_RULE)) {
                stream.write(`  ${line(finding)}\n`);
                // A message of several lines shows the place itself.
                const frame = isFramed && finding.place && !finding.message.includes('\n') ? (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .codeFrame */ .lS)(finding.place) : [];
                for (const part of frame)
                    stream.write(`    ${part}\n`);
            }
            if (group.length > MAX_SHOWN_PER_RULE)
                stream.write(`  … and ${group.length - MAX_SHOWN_PER_RULE} more\n`);
            for (const remedy of new Set(group.slice(0, MAX_SHOWN_PER_RULE).map(finding => finding.remedy))) {
                stream.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.dim(`-> ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleLine */ .P)(remedy, MAX_MESSAGE_CHARACTERS)}`)}\n`);
            }
        }
    }
}
/** `2 errors, 1 warning`; `no findings` for none. */
function countFindings(findings) {
    const counts = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .tally */ .N)(findings);
    const parts = ORDER.filter(level => counts[level] > 0).map(level => (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(counts[level], level));
    return parts.length > 0 ? parts.join(', ') : 'no findings';
}
function line({ place, subject, message }) {
    const where = place ? (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPlace */ .d)(place) : subject;
    // A message may show where in a line something is, with a caret below: such lines are indented, and kept as they are.
    const text = message
        .split('\n')
        .map(part => part.startsWith('  ')
        ? (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R)(part.slice(0, MAX_MESSAGE_CHARACTERS))
        : (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleLine */ .P)(part, MAX_MESSAGE_CHARACTERS));
    return `${where ? `${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.bold(where)}  ` : ''}${text.join('\n    ')}`;
}
function byRule(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const group = groups.get(finding.rule);
        if (group)
            group.push(finding);
        else
            groups.set(finding.rule, [finding]);
    }
    return groups;
}


/***/ }),

/***/ 88782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ portNumber)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);

/** The number of a port. @throws {UserError} for text that is none. */
function portNumber(port) {
    const number = Number(port);
    if (/^\d+$/.test(port) && number <= 65_535)
        return number;
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`--port is "${port}", which is not a port.`, 'Write a number from 0 to 65535; 0 takes any that is free.');
}


/***/ })

};
