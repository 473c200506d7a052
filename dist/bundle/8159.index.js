export const id = 8159;
export const ids = [8159];
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

/***/ 92606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runApi: () => (/* binding */ runApi)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/commands/api-docs.js + 1 modules
var api_docs = __webpack_require__(4534);
// EXTERNAL MODULE: ./build/commands/artifact-files.js
var artifact_files = __webpack_require__(54939);
// EXTERNAL MODULE: ./build/exporters/coverage.js + 2 modules
var exporters_coverage = __webpack_require__(65358);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/cli/findings.js
var cli_findings = __webpack_require__(80415);
// EXTERNAL MODULE: ./build/cli/api/locate.js
var locate = __webpack_require__(10846);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/runtime/stats.js
var runtime_stats = __webpack_require__(12060);
;// CONCATENATED MODULE: ./build/cli/api/out-file.js




/** What `-o` names; standard output where it is left out. @throws {UserError} for a folder, and for nothing */
function outFile(out) {
    if (out === undefined || out === '-' || out === '/dev/stdout')
        return { kind: 'standard-output' };
    const stats = (0,runtime_stats/* statsOf */.L)(out);
    if (out === '' || out.endsWith('/') || stats?.isDirectory()) {
        throw new user_error/* UserError */.y(out === '' ? '-o names no file.' : `-o is ${out}, which is a folder.`, 'Name a file, such as -o openapi.json, or give --out-dir.');
    }
    if (stats === undefined)
        return { kind: 'file', path: (0,external_node_path_.resolve)(out) };
    return stats.isFile() ? { kind: 'file', path: (0,external_node_fs_.realpathSync)(out) } : { kind: 'stream', path: out };
}
/** Writes into a pipe or a device. @throws {UserError} when it does not take the text */
function writeStream(path, text) {
    try {
        (0,external_node_fs_.writeFileSync)(path, text);
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`${path} cannot be written: ${cause.message}.`, 'Name a file, or leave -o out for standard output.', { cause });
    }
}

;// CONCATENATED MODULE: ./build/cli/api/api.js









const DEFAULT_FORMAT = 'markdown';
/** `refdata api`: true when every file has a server and nothing is an error. Results go to standard output only. */
async function runApi(files, flags) {
    const formats = flags.all ? [...api_docs/* FORMATS */.hR] : api_docs/* FORMATS */.hR.filter(name => flags[(0,api_docs/* flagOf */.iP)(name)] === true);
    checkFlags(files, formats, flags);
    // `-o=file` reaches us with its equals sign.
    const out = outFile(flags.out?.replace(/^=/, ''));
    const { root, sources } = (0,locate/* locate */.x)(files);
    const described = await (0,api_docs/* describeServers */.ec)({ root, sources, config: configOf(flags), ...flags });
    const made = outputOf(described, formats, flags, out);
    const read = sources.map(source => (0,external_node_path_.join)(root, source));
    (0,artifact_files/* refuseSources */.pE)(made.folder, made.artifacts, read);
    const docs = { ...described, findings: [...described.findings, ...orphans(flags, made.artifacts)] };
    // With an error nothing is written, so that what is there stays whole.
    const changed = docs.ok ? (0,artifact_files/* changedArtifacts */.eR)(made.folder, made.artifacts) : [];
    if (docs.ok)
        (0,artifact_files/* writeArtifacts */.zg)(made.folder, changed);
    if (docs.ok && out.kind === 'stream')
        writeStream(out.path, made.text);
    if (flags.json)
        process.stdout.write(`${JSON.stringify(report(docs, made.artifacts, changed), null, 2)}\n`);
    else if (docs.ok && out.kind === 'standard-output')
        process.stdout.write(made.text);
    tell(docs, made, changed.length);
    return docs.ok;
}
/** Descriptions in `--out-dir` that this run does not write; a working folder holds such files for other reasons, too. */
function orphans({ outDir, server }, artifacts) {
    if (outDir === undefined || server !== undefined || (0,external_node_path_.resolve)(outDir) === (0,external_node_path_.resolve)('.'))
        return [];
    const written = artifacts.map(({ path }) => path);
    return (0,artifact_files/* orphanedDescriptions */.VK)(outDir, written).map(path => (0,artifact_files/* orphanFinding */.Mp)((0,external_node_path_.join)(outDir, path)));
}
function outputOf(docs, formats, flags, out) {
    if (flags.outDir !== undefined)
        return { text: '', folder: flags.outDir, artifacts: (0,api_docs/* apiArtifacts */.Ek)(docs, formats, '') };
    const [first] = docs.servers;
    const text = first ? (0,api_docs/* exporterOf */.Xt)(formats[0] ?? DEFAULT_FORMAT).export(first.document) : '';
    if (out.kind !== 'file')
        return { text, folder: '.', artifacts: [] };
    return {
        text: '',
        folder: (0,external_node_path_.dirname)(out.path),
        artifacts: [{ path: (0,external_node_path_.basename)(out.path), bytes: new TextEncoder().encode(text) }],
    };
}
function checkFlags(files, formats, flags) {
    if (flags.outDir !== undefined && flags.out !== undefined)
        throw new user_error/* UserError */.y('--out-dir and -o are both given.', 'Use -o for one format, --out-dir for several.');
    if (flags.outDir === undefined && (formats.length > 1 || files.length > 1)) {
        throw new user_error/* UserError */.y(files.length > 1
            ? 'Several files need a folder to write to.'
            : 'Several formats need a folder to write to.', 'Add --out-dir docs/api, or ask for one format of one file.');
    }
    if (flags.outDir !== undefined && formats.length === 0) {
        throw new user_error/* UserError */.y('--out-dir is given, and no format.', `Add --all, or any of ${api_docs/* FORMATS */.hR.map(name => `--${(0,api_docs/* flagOf */.iP)(name)}`).join(', ')}.`);
    }
}
function configOf({ titulo, versao, descricao, base }) {
    return { titulo, versao, descricao, base };
}
function report(docs, artifacts, changed) {
    return {
        ok: docs.ok,
        servers: docs.servers.map(({ file, server, document }) => ({
            name: server.name,
            file,
            line: server.place.line,
            port: server.port,
            host: server.host,
            base: document.base,
            action: server.action,
            routes: server.routes.map(api_docs/* routeRecord */.VB),
        })),
        coverage: docs.coverage,
        artifacts: artifacts.map(artifact => ({
            path: artifact.path,
            bytes: artifact.bytes.length,
            changed: changed.includes(artifact),
        })),
        findings: docs.findings,
    };
}
/** Messages for people, on standard error: standard output may be read by a program. */
function tell({ ok, servers, coverage, findings }, { text, artifacts }, changed) {
    (0,cli_findings/* printFindings */.c)(findings, process.stderr);
    const say = (line) => process.stderr.write(`${line}\n`);
    if (text !== '' && servers.length > 1) {
        const [first, ...others] = servers.map(({ server }) => server.name);
        say(`${first} is described; name another with --server: ${others.join(', ')}`);
    }
    if (servers.length > 0)
        say((0,exporters_coverage/* coverageSentence */.Qc)(coverage));
    if (!ok)
        say(colours/* colours */.M.red('nothing written'));
    else if (artifacts.length > 0)
        say(`${colours/* colours */.M.green('written')} ${artifacts.length} files, ${changed} changed`);
}


/***/ }),

/***/ 10846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ locate)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70787);
/* harmony import */ var _runtime_stats_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12060);




/** The folder that all files are in, and the files relative to it: imports are followed inside that folder. */
function locate(files) {
    for (const file of files) {
        if (!(0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_3__/* .statsOf */ .L)(file)?.isFile())
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`There is no file ${file}.`, 'Name the file that declares the server, such as src/app.df.');
    }
    // A file that is named twice, be it through a link, is one source.
    const real = [...new Set(files.map(file => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file)))];
    const here = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)('.');
    const inside = real.every(path => path.startsWith(here + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    const root = inside ? here : real.map(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname).reduce(commonFolder);
    return { root, sources: real.map(path => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/')) };
}
function commonFolder(a, b) {
    let common = a;
    while (b !== common && !b.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, node_path__WEBPACK_IMPORTED_MODULE_1__.sep)))
        common = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(common);
    return common;
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
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74438);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14252);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15716);



/** Shown of one rule; the rest is counted. */
const MAX_SHOWN_PER_RULE = 10;
const MAX_MESSAGE_CHARACTERS = 600;
const PAINT = {
    error: _colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.red,
    warning: _colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.yellow,
    notice: _colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.cyan,
};
const ORDER = ['error', 'warning', 'notice'];
/** Findings for people: grouped by rule, worst first, each remedy once. */
function printFindings(findings, stream) {
    for (const level of ORDER) {
        for (const [rule, group] of byRule(findings.filter(finding => finding.level === level))) {
            stream.write(`\n${PAINT[level](level)} ${_colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.bold(rule)}\n`);
            for (const finding of group.slice(0, MAX_SHOWN_PER_RULE))
                stream.write(`  ${line(finding)}\n`);
            if (group.length > MAX_SHOWN_PER_RULE)
                stream.write(`  … and ${group.length - MAX_SHOWN_PER_RULE} more\n`);
            for (const remedy of new Set(group.slice(0, MAX_SHOWN_PER_RULE).map(finding => finding.remedy))) {
                stream.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.dim(`-> ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleLine */ .P)(remedy, MAX_MESSAGE_CHARACTERS)}`)}\n`);
            }
        }
    }
}
/** `2 errors, 1 warning`; `no findings` for none. */
function countFindings(findings) {
    const counts = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N)(findings);
    const parts = ORDER.filter(level => counts[level] > 0).map(level => `${counts[level]} ${level}${counts[level] === 1 ? '' : 's'}`);
    return parts.length > 0 ? parts.join(', ') : 'no findings';
}
function line({ place, subject, message }) {
    const where = place ? (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlace */ .d)(place) : subject;
    // A message may show where in a line something is, with a caret below: its lines are kept.
    const text = message
        .split('\n')
        .map(part => (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleLine */ .P)(part.replace(/^ {2}/, '\u00a0\u00a0'), MAX_MESSAGE_CHARACTERS).replaceAll('\u00a0', ' '));
    return `${where ? `${_colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.bold(where)}  ` : ''}${text.join('\n    ')}`;
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

/***/ 54939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mp: () => (/* binding */ orphanFinding),
/* harmony export */   VK: () => (/* binding */ orphanedDescriptions),
/* harmony export */   eR: () => (/* binding */ changedArtifacts),
/* harmony export */   pE: () => (/* binding */ refuseSources),
/* harmony export */   zg: () => (/* binding */ writeArtifacts)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73382);
/* harmony import */ var _exporters_generated_exporters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88124);
/* harmony import */ var _findings_rule_info_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94562);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70787);
/* harmony import */ var _git_working_form_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9087);
/* harmony import */ var _rules_api_descriptions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64617);









/** Files of descriptions by their names; many a page that is none of ours is called `index.html`. */
const DESCRIPTIONS = _exporters_generated_exporters_js__WEBPACK_IMPORTED_MODULE_2__/* .exporters */ .n.map(({ fileName }) => fileName).filter(name => name !== 'index.html');
/** The artifacts that are not below `folder` as they are, byte by byte in the form that git has of them. @throws {UserError} when one cannot be read. */
function changedArtifacts(folder, artifacts) {
    const form = new _git_working_form_js__WEBPACK_IMPORTED_MODULE_4__/* .WorkingForm */ .g((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder));
    return artifacts.filter(({ path, bytes }) => {
        try {
            const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...path.split('/')));
            return !there.equals(bytes) && Buffer.compare(form.committed(path, there), bytes) !== 0;
        }
        catch (cause) {
            if (isAbsent(cause))
                return true;
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${path} cannot be read: ${cause.message}.`, 'Choose another folder.', {
                cause,
            });
        }
    });
}
/**
 * @param sources files that the descriptions are read from
 * @throws {UserError} when a description would be written over one of them
 */
function refuseSources(folder, artifacts, sources) {
    const read = new Set(sources.map(file => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file)));
    for (const { path } of artifacts) {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...path.split('/'));
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(target) || !read.has((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(target)))
            continue;
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${path} is a file that the routes are read from: the description would take its place.`, 'Choose another place for the descriptions.');
    }
}
/**
 * Writes the artifacts below `folder`: all are written beside their places before the first one moves there, so that a
 * full disk leaves the old ones. @throws {UserError} when one cannot be written.
 */
function writeArtifacts(folder, artifacts) {
    const moves = artifacts.map(({ path, bytes }) => {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...path.split('/'));
        return { bytes, target, fresh: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target)}.new-${process.pid}`) };
    });
    const written = [];
    try {
        for (const { fresh, bytes } of moves) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(fresh), { recursive: true });
            written.push(fresh);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(fresh, bytes);
        }
        for (const { fresh, target } of moves)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(fresh, target);
    }
    catch (cause) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`The descriptions cannot be written: ${cause.message}.`, 'Choose another place for them, or give it the permission to be written.', { cause });
    }
    finally {
        for (const fresh of written)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fresh, { force: true });
    }
}
/** Descriptions below `folder` that none of the artifacts is: of a server, a source or a format that was taken away. */
function orphanedDescriptions(folder, artifacts) {
    const written = new Set(artifacts);
    return (0,tinyglobby__WEBPACK_IMPORTED_MODULE_6__/* .globSync */ .AZ)(`**/{${DESCRIPTIONS.join(',')}}`, {
        cwd: folder,
        onlyFiles: true,
        followSymbolicLinks: false,
    })
        .map(path => path.replaceAll('\\', '/'))
        .filter(path => !written.has(path))
        .sort(_text_code_points_js__WEBPACK_IMPORTED_MODULE_7__/* .compareCodePoints */ .O);
}
/** That a file describes nothing any more. */
function orphanFinding(path) {
    return (0,_findings_rule_info_js__WEBPACK_IMPORTED_MODULE_8__/* .findingOf */ .h)(_rules_api_descriptions_js__WEBPACK_IMPORTED_MODULE_5__/* .descriptionOrphaned */ .Mw, `${path} describes no server that was read.`, path, { file: path });
}
function isAbsent(error) {
    return /^(ENOENT|ENOTDIR)$/.test(error.code ?? '');
}


/***/ }),

/***/ 94562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ findingOf)
/* harmony export */ });
/** A finding of that rule: its message and what it is about, the rest from the rule. */
function findingOf(rule, message, subject, place) {
    const { id, level, remedy } = rule;
    return { rule: id, level, message, remedy, subject, ...(place && { place }) };
}


/***/ }),

/***/ 70787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/**
 * The user can mend this: a wrong flag, a file that is not there, a configuration that does not hold.
 * Printed without a stack, with exit code 2. Everything else that is thrown is a bug of ours (exit code 3).
 */
class UserError extends Error {
    name = 'UserError';
    /** One sentence that says what to do. */
    remedy;
    /** The single mistakes, when several were found together. */
    findings;
    constructor(message, remedy, options = {}) {
        super(message, options.cause === undefined ? undefined : { cause: options.cause });
        this.remedy = remedy;
        this.findings = options.findings ?? [];
    }
}


/***/ }),

/***/ 10:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $b: () => (/* binding */ routeUnfollowed),
/* harmony export */   Am: () => (/* binding */ serverMissing),
/* harmony export */   Bb: () => (/* binding */ answersUnread),
/* harmony export */   EZ: () => (/* binding */ serverWithoutRoutes),
/* harmony export */   Mw: () => (/* binding */ descriptionOrphaned),
/* harmony export */   N1: () => (/* binding */ GAP_RULES),
/* harmony export */   OD: () => (/* binding */ descriptionStale),
/* harmony export */   P_: () => (/* binding */ routeOutsideOpenapi),
/* harmony export */   S6: () => (/* binding */ routeUnreachable),
/* harmony export */   VF: () => (/* binding */ routeParameterNames),
/* harmony export */   b3: () => (/* binding */ validationUnread),
/* harmony export */   bQ: () => (/* binding */ API_RULES),
/* harmony export */   dp: () => (/* binding */ routeDuplicate),
/* harmony export */   f_: () => (/* binding */ routeMethod),
/* harmony export */   ft: () => (/* binding */ routeUnresolved),
/* harmony export */   o2: () => (/* binding */ routeConditional),
/* harmony export */   p8: () => (/* binding */ serverPort),
/* harmony export */   xj: () => (/* binding */ routeShadowed),
/* harmony export */   zW: () => (/* binding */ validationImpossible)
/* harmony export */ });
/** What people are told about the routes of a server and their descriptions. `refdata.yml` is not read for these. */
const routeUnresolved = rule({
    id: 'route-unresolved',
    level: 'warning',
    title: 'Method and path of a route are constants',
    why: 'What only the running program knows is in no description: consumers cannot see the route.',
    remedy: 'Write the path as a text, or build it from constants.',
    example: 'server api on 8080:\n    route GET caminho_de(config):\n        respond text "x"',
});
const routeUnfollowed = rule({
    id: 'route-unfollowed',
    level: 'warning',
    title: 'Everything that may add routes can be followed',
    why: 'Routes behind it are missing in every description.',
    remedy: 'Mount a server that is declared in a file that is there.',
});
const routeDuplicate = rule({
    id: 'route-duplicate',
    level: 'warning',
    title: 'No two routes answer the same requests',
    why: 'The first one always answers; the second one never runs, and is in no description.',
    remedy: 'Remove one of the two, or change its method or path.',
    example: 'server api on 8080:\n    route GET "/itens/:id":\n        respond text "a"\n    route GET "/itens/:codigo":\n        respond text "b"',
});
const routeShadowed = rule({
    id: 'route-shadowed',
    level: 'warning',
    title: 'No route takes the requests of a later one',
    why: 'The first route that matches answers: the later one never runs, though descriptions have it.',
    remedy: 'Declare the route whose path says more before the other one.',
    example: 'server api on 8080:\n    route GET "/itens/:id":\n        respond text "a"\n    route GET "/itens/novo":\n        respond text "b"',
});
const routeUnreachable = rule({
    id: 'route-unreachable',
    level: 'warning',
    title: 'A path begins with a slash',
    why: 'Paths of requests begin with one, so the route never answers, and is in no description.',
    remedy: 'Begin the path with "/".',
    example: 'server api on 8080:\n    route GET "itens":\n        respond text "x"',
});
const routeMethod = rule({
    id: 'route-method',
    level: 'warning',
    title: 'A route has a method that the server serves',
    why: 'The server refuses requests of any other method with 501 before it looks at routes: the route never answers, and is in no description. `Kiln.route(app, "ANY", …)` registers the method `ANY`, which no request has.',
    remedy: 'Write Kiln.any(app, …) or route ANY for every method, else one of GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS.',
    example: 'adopt Kiln\napi := Kiln.forge("api")\nKiln.route(api, "ANY", "/itens", lambda req => "x")',
});
const routeParameterNames = rule({
    id: 'route-parameter-names',
    level: 'warning',
    title: 'One path has one set of parameter names',
    why: 'OpenAPI takes paths that differ only by the names of parameters for one path: there, both have the names of the first.',
    remedy: 'Give the parameter the same name in both routes.',
    example: 'server api on 8080:\n    route GET "/itens/:id":\n        respond text "a"\n    route DELETE "/itens/:codigo":\n        respond text "b"',
});
const routeConditional = rule({
    id: 'route-conditional',
    level: 'notice',
    title: 'A route is there whenever its server is',
    why: 'It is described, though it depends on something that only the running program knows.',
    remedy: 'Look whether consumers should know the route; nothing has to be changed.',
});
const routeOutsideOpenapi = rule({
    id: 'route-outside-openapi',
    level: 'notice',
    title: 'OpenAPI has a place for a route',
    why: 'OpenAPI 3.1 describes no WebSocket, no methods of your own and no second template of one form: such a route is only named in the description.',
    remedy: 'Look into the route table, which has it; nothing has to be changed.',
});
const validationUnread = rule({
    id: 'validation-unread',
    level: 'notice',
    title: 'What a handler checks can be described',
    why: 'Descriptions ask less of requests than the handler does: a schema that only the running program knows is in none of them.',
    remedy: 'Check the body, query, params or headers as a whole, by a schema of constants, outside of conditions.',
    example: 'adopt Kiln\nserver api on 8080:\n    route POST "/itens":\n        erros := Kiln.conferir(body["item"], {"nome": "texto"})\n        respond json erros',
});
const answersUnread = rule({
    id: 'answers-unread',
    level: 'notice',
    title: 'What a route answers can be read',
    why: 'The description has `default` for the answers that only the running program knows: clients are told that there are others.',
    remedy: 'Answer by `respond`, or by functions of Kiln with constants for the status; nothing has to be changed.',
    example: 'adopt Kiln\nadopt Loja\nserver api on 8080:\n    route GET "/itens":\n        respond Loja.responder(req)',
});
const validationImpossible = rule({
    id: 'validation-impossible',
    level: 'warning',
    title: 'A validation lets some request through',
    why: 'The server answers 422 to every request of the route, or to each that has the field: what runs before routes sees no parameter of the path, names of headers in small letters alone, and texts in a query; and most requests by GET have no body.',
    remedy: 'Check in the handlers of the routes that it is meant for, by Kiln.conferir, or ask for what requests can have.',
    example: 'adopt Kiln\nserver api on 8080:\n    middleware Kiln.validar({"nome": {"tipo": "texto", "obrigatorio": yes}})\n    route GET "/itens":\n        respond json []',
});
const serverWithoutRoutes = rule({
    id: 'server-without-routes',
    level: 'warning',
    title: 'A server that is described has routes',
    why: 'Its descriptions are empty: whoever reads them takes that for the API.',
    remedy: 'Name the file that registers the routes, or --server for the server that has them.',
    example: 'server api on 8080:\n    views "paginas"',
});
const serverPort = rule({
    id: 'server-port',
    level: 'notice',
    title: 'The port of a server is a constant',
    why: 'The base address in the descriptions is a guess.',
    remedy: 'Give the address with --base, or with api-docs-base in a workflow.',
});
const serverMissing = rule({
    id: 'server-missing',
    level: 'error',
    title: 'A file that is to be described declares a server',
    why: 'Without a server there are no routes, and nothing is written.',
    remedy: 'Name the file that declares the server (often src/app.df), not the one that only starts it (main.df).',
    example: 'ignite App.loja on 8080',
});
const descriptionStale = rule({
    id: 'description-stale',
    level: 'error',
    title: 'The committed descriptions are those of the routes',
    why: 'Consumers read descriptions of an API that is not there any more.',
    remedy: 'Write the descriptions again and commit them.',
});
const descriptionOrphaned = rule({
    id: 'description-orphaned',
    level: 'notice',
    title: 'Each description is of a server that is there',
    why: 'Nobody writes it again: it stays as it was when its server, its source or its format was taken away.',
    remedy: 'Delete it, or name its source and its format in the same run as the others.',
});
/** Rules that `--strict` and `fail-on-gaps` make an error: something of the API is in no description. */
const GAP_RULES = new Set([routeUnresolved.id, routeUnfollowed.id]);
const API_RULES = [
    routeUnresolved,
    routeUnfollowed,
    routeDuplicate,
    routeShadowed,
    routeUnreachable,
    routeMethod,
    routeParameterNames,
    routeConditional,
    routeOutsideOpenapi,
    validationUnread,
    answersUnread,
    validationImpossible,
    serverPort,
    serverWithoutRoutes,
    serverMissing,
    descriptionStale,
    descriptionOrphaned,
];
function rule(info) {
    return { ...info, fixed: true };
}


/***/ }),

/***/ 82788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

/** How much of a word may differ for another to be "near" it. */
const MAX_DISTANCE_SHARE = 0.5;
/**
 * The candidates most like `word`, nearest first, at most `limit`: for "did you mean". Case counts half, so that
 * `keywords` finds `KEYWORDS`.
 */
function nearest(word, candidates, limit = 1) {
    const lower = word.toLowerCase();
    const scored = [];
    for (const candidate of new Set(candidates)) {
        const other = candidate.toLowerCase();
        // Letters in another order are one slip of the fingers, not two.
        const isSwapped = lower !== other && sortedLetters(lower) === sortedLetters(other);
        const score = isSwapped ? 1 : ((0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(word, candidate) + (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(lower, other)) / 2;
        if (score <= Math.max(word.length, candidate.length) * MAX_DISTANCE_SHARE)
            scored.push({ candidate, score });
    }
    scored.sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1));
    return scored.slice(0, limit).map(({ candidate }) => candidate);
}
function sortedLetters(word) {
    return [...word].sort().join('');
}


/***/ }),

/***/ 14252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ visibleLine),
/* harmony export */   R: () => (/* binding */ visible)
/* harmony export */ });
/**
 * Characters that a reader cannot see or that reorder what he sees: controls, line separators, overrides of the
 * writing direction, tags. Not tab and line feed, nor the joiners that some scripts are written with.
 */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/** Most lines are so: printable ASCII, and single blanks between words. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;
/** Text from somebody else's repository with nothing hidden in it: `\u{202e}` stands for what was there. */
function visible(text) {
    return text
        .replace(/\r\n?/g, '\n')
        .replace(INVISIBLE, character => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
/** The same on one line, cut to at most `limit` characters. */
function visibleLine(text, limit) {
    if (text.length <= limit && PLAIN_LINE.test(text))
        return text;
    const line = visible(text.length > limit ? text.slice(0, limit) : text)
        .replace(/\s+/g, ' ')
        .trim();
    return text.length > limit ? `${line}…` : line;
}


/***/ })

};
