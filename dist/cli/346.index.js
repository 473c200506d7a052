export const id = 346;
export const ids = [346];
export const modules = {

/***/ 36214:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
// https://mathiasbynens.be/notes/javascript-encoding
// https://github.com/bestiejs/punycode.js - punycode.ucs2.decode
function ucs2length(str) {
    const len = str.length;
    let length = 0;
    let pos = 0;
    let value;
    while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 0xd800 && value <= 0xdbff && pos < len) {
            // high surrogate, and there is a next character
            value = str.charCodeAt(pos);
            if ((value & 0xfc00) === 0xdc00)
                pos++; // low surrogate
        }
    }
    return length;
}
exports["default"] = ucs2length;
ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
//# sourceMappingURL=ucs2length.js.map

/***/ }),

/***/ 80415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ countFindings),
/* harmony export */   c: () => (/* binding */ printFindings)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51633);
/* harmony import */ var _report_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
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
                stream.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.dim(`-> ${(0,_report_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleLine */ .P)(remedy, MAX_MESSAGE_CHARACTERS)}`)}\n`);
            }
        }
    }
}
/** `2 errors, 1 warning`; `no findings` for none. */
function countFindings(findings) {
    const counts = (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N)(findings);
    const parts = ORDER.filter(level => counts[level] > 0).map(level => `${counts[level]} ${level}${counts[level] === 1 ? '' : 's'}`);
    return parts.length > 0 ? parts.join(', ') : 'no findings';
}
function line({ place, subject, message }) {
    const where = place ? (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlace */ .d)(place) : subject;
    // A message may show where in a line something is, with a caret below: its lines are kept.
    const text = message
        .split('\n')
        .map(part => (0,_report_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleLine */ .P)(part.replace(/^ {2}/, '\u00a0\u00a0'), MAX_MESSAGE_CHARACTERS).replaceAll('\u00a0', ' '));
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

/***/ 27431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runValidate: () => (/* binding */ runValidate)
});

// EXTERNAL MODULE: ./build/reference/published.js + 2 modules
var published = __webpack_require__(14836);
// EXTERNAL MODULE: ./build/reference/source-folder.js
var source_folder = __webpack_require__(63462);
// EXTERNAL MODULE: ./build/reference/source-url.js
var source_url = __webpack_require__(60481);
;// CONCATENATED MODULE: ./build/commands/validate.js



/**
 * Proves the published files in a folder (`<folder>/api/*.json`, or the folder of `index.json` itself) or at an http(s)
 * address.
 *
 * @throws {UserError} when there is nothing to prove: no such folder, no files in it, no answer.
 */
async function validate(target, options = {}) {
    const source = /^https?:\/\//i.test(target)
        ? (0,source_url/* openAddress */.B)(target, options.timeoutMs)
        : await (0,source_folder/* openFolder */.N)(target);
    return { target, ...(await (0,published/* provePublished */.F)(source)) };
}

// EXTERNAL MODULE: ./build/reference/counts.js
var reference_counts = __webpack_require__(81188);
// EXTERNAL MODULE: ./build/report/visible.js
var visible = __webpack_require__(6257);
// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/cli/findings.js
var findings = __webpack_require__(80415);
// EXTERNAL MODULE: ./build/cli/progress.js
var cli_progress = __webpack_require__(20902);
// EXTERNAL MODULE: ./build/cli/table.js
var table = __webpack_require__(81681);
;// CONCATENATED MODULE: ./build/cli/validate.js







/** Names of rules shown. */
const MAX_RULES_CHARACTERS = 400;
/** `refdata validate`: true when there is no error. */
async function runValidate(target, { json = false }) {
    const progress = await (0,cli_progress/* startProgress */.o)(json);
    progress.step(target);
    const result = await validate(target).finally(progress.stop);
    const ok = !result.findings.some(finding => finding.level === 'error');
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok, ...result }, null, 2)}\n`);
        return ok;
    }
    const verdict = ok ? colours/* colours */.M.green('valid') : colours/* colours */.M.red('not valid');
    process.stdout.write(`${verdict} ${colours/* colours */.M.bold(target)}${result.versao === null ? '' : ` (versao ${result.versao})`}: ${(0,findings/* countFindings */.G)(result.findings)}\n`);
    const rows = result.files.map(({ path, bytes, counts }) => [path, bytes, (0,reference_counts/* describeCounts */.w)(counts)]);
    if (rows.length > 0)
        process.stdout.write(`${(0,table/* renderTable */.b)(rows)}\n`);
    const changed = Object.keys(result.policy);
    if (changed.length > 0)
        process.stdout.write(`  ${colours/* colours */.M.dim(`The manifest changes these rules: ${(0,visible/* visibleLine */.P)(changed.join(', '), MAX_RULES_CHARACTERS)}`)}\n`);
    (0,findings/* printFindings */.c)(result.findings, process.stdout);
    return ok;
}


/***/ }),

/***/ 51633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ tally),
/* harmony export */   d: () => (/* binding */ formatPlace)
/* harmony export */ });
/**
 * A finding: one thing that a person should know about the data or its source, and what to do about it.
 *
 * Findings are plain data. Whoever finds something says which rule it breaks and where; whoever prints
 * findings (terminal, JSON, annotations, job summary) decides how they look.
 */
function tally(findings) {
    const counts = { error: 0, warning: 0, notice: 0 };
    for (const finding of findings)
        counts[finding.level] += 1;
    return counts;
}
/** `src/errors.py:12:5`, as terminals and editors turn into a link. */
function formatPlace(place) {
    let text = place.file;
    if (place.line !== undefined) {
        text += `:${place.line}`;
        if (place.column !== undefined)
            text += `:${place.column}`;
    }
    return text;
}


/***/ }),

/***/ 81188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ countsOf),
/* harmony export */   w: () => (/* binding */ describeCounts)
/* harmony export */ });
const COUNTERS = {
    index: ({ rotas }) => ({ rotas: Object.keys(rotas).length }),
    sintaxe: ({ reservadas, contextuais, operadores }) => ({
        reservadas: reservadas.length,
        contextuais: contextuais.length,
        operadores: operadores.length,
    }),
    embutidas: ({ funcoes }) => ({ funcoes: funcoes.length }),
    modulos: ({ modulos }) => ({ modulos: modulos.length, simbolos: sum(modulos.map(m => m.simbolos.length)) }),
    comandos: ({ grupos }) => ({ grupos: grupos.length, comandos: sum(grupos.map(g => g.comandos.length)) }),
    erros: ({ codigos }) => ({ codigos: codigos.length }),
    conteudos: ({ exercicios, exemplos, pacotes, projetos }) => ({
        exercicios: sum(Object.values(exercicios.modulos)),
        exemplos,
        pacotes,
        projetos,
    }),
};
/** Counts the entries of a file that follows its schema: what there is, whatever its totals say. */
function countsOf(name, file) {
    return COUNTERS[name](file);
}
/** `81 reservadas, 32 contextuais`. */
function describeCounts(counts) {
    return Object.entries(counts)
        .map(([noun, count]) => `${count} ${noun}`)
        .join(', ');
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}


/***/ }),

/***/ 12583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ placesIn)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1962);


/**
 * Finds values in the text of a JSON file. The text is parsed into a tree once, so this is for files with findings.
 * For a value that is not there it is the nearest thing around it that is.
 */
function placesIn(file, text) {
    const tree = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text);
    const lineStarts = startsOfLines(text);
    return pointer => {
        const node = tree && nearestNode(tree, (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentsOf */ .O)(pointer));
        if (!node)
            return { file };
        let line = 0;
        for (let end = lineStarts.length; end - line > 1;) {
            const middle = (line + end) >>> 1;
            if ((lineStarts[middle] ?? 0) <= node.offset)
                line = middle;
            else
                end = middle;
        }
        return { file, line: line + 1, column: node.offset - (lineStarts[line] ?? 0) + 1 };
    };
}
function nearestNode(tree, segments) {
    let node = tree;
    for (const segment of segments) {
        const child = childOf(node, segment);
        if (!child)
            break;
        node = child;
    }
    return node;
}
function childOf(node, segment) {
    if (node.type === 'array')
        return node.children?.[Number(segment)];
    const property = node.children?.find(child => child.children?.[0]?.value === segment);
    return property?.children?.[1];
}
function startsOfLines(text) {
    const starts = [0];
    for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1))
        starts.push(i + 1);
    return starts;
}


/***/ }),

/***/ 14836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ provePublished)
});

// EXTERNAL MODULE: ./build/reference/check.js + 1 modules
var check = __webpack_require__(11974);
// EXTERNAL MODULE: ./build/reference/contract-rules.js
var contract_rules = __webpack_require__(96032);
// EXTERNAL MODULE: ./build/reference/counts.js
var counts = __webpack_require__(81188);
// EXTERNAL MODULE: ./build/reference/files.js
var reference_files = __webpack_require__(89977);
// EXTERNAL MODULE: ./build/reference/json-places.js
var json_places = __webpack_require__(12583);
// EXTERNAL MODULE: ./build/reference/load.js
var load = __webpack_require__(73316);
// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(77658);
// EXTERNAL MODULE: ./build/rule-info.js
var rule_info = __webpack_require__(850);
// EXTERNAL MODULE: ./build/rules.js + 2 modules
var rules = __webpack_require__(85193);
// EXTERNAL MODULE: ./build/reference/capped.js
var capped = __webpack_require__(91705);
// EXTERNAL MODULE: ./build/reference/json-pointer.js
var json_pointer = __webpack_require__(1962);
// EXTERNAL MODULE: ./build/reference/manifest-rules.js
var manifest_rules = __webpack_require__(71439);
// EXTERNAL MODULE: ./build/reference/shown.js
var shown = __webpack_require__(78723);
;// CONCATENATED MODULE: ./build/reference/manifest-check.js








/** Compares the manifest, which follows its schema, with the files that are there. */
function checkManifest(manifest, published) {
    return (0,capped/* capped */.u)(findingsIn(manifest, published));
}
function* findingsIn(manifest, published) {
    const listed = new Map();
    for (const [i, { path, bytes, sha256 }] of manifest.files.entries()) {
        const earlier = listed.get(path);
        if (earlier !== undefined) {
            const message = `${(0,shown/* shown */.S)(path)} is already listed at \`files/${earlier}\`.`;
            yield finding(manifest_rules/* manifestPathUnique */.C2, message, `/files/${i}/path`);
            continue;
        }
        listed.set(path, i);
        if (!published.digests.has(path))
            continue;
        const digest = published.digests.get(path);
        if (!digest) {
            yield finding(manifest_rules/* manifestFileMissing */.ws, `${(0,shown/* shown */.S)(path)} is listed and not there.`, `/files/${i}/path`);
        }
        else if (digest.bytes !== bytes) {
            const message = `${(0,shown/* shown */.S)(path)} has ${digest.bytes} bytes, and ${bytes} in the manifest.`;
            yield finding(manifest_rules/* manifestBytes */.T8, message, `/files/${i}/bytes`);
        }
        else if (digest.sha256 !== sha256) {
            const message = `${(0,shown/* shown */.S)(path)} has the SHA-256 ${digest.sha256}, and ${sha256} in the manifest.`;
            yield finding(manifest_rules/* manifestSha256 */.dL, message, `/files/${i}/sha256`);
        }
    }
    for (const path of published.expected) {
        if (!listed.has(path))
            yield finding(manifest_rules/* manifestUnlisted */.Ai, `${path} is not listed.`, '/files');
    }
    if (published.versao !== undefined && manifest.versao !== published.versao) {
        const message = `\`versao\` is ${(0,shown/* shown */.S)(manifest.versao)}, and ${(0,shown/* shown */.S)(published.versao)} in the files.`;
        yield finding(manifest_rules/* manifestVersao */.mv, message, '/versao');
    }
}
/** What of the manifest's `rules` can be applied, and findings for what cannot. */
function policyOf(manifest) {
    const findings = [];
    const settings = [];
    for (const [id, setting] of Object.entries(manifest.rules)) {
        const fault = faultOf(id, setting);
        if (fault === undefined)
            settings.push([id, setting]);
        else
            findings.push(finding(manifest_rules/* manifestPolicy */.Im, fault, (0,json_pointer.at)('/rules', id)));
    }
    return { policy: Object.fromEntries(settings), findings };
}
function faultOf(id, { pattern }) {
    const info = (0,rules/* ruleInfo */.PI)(id);
    if (!info) {
        const near = (0,nearest/* nearest */.p)(id, rules/* RULE_IDS */.Iu)[0];
        return `There is no rule ${(0,shown/* shown */.S)(id)}.${near === undefined ? '' : ` Did you mean ${near}?`}`;
    }
    if (info.fixed)
        return `The rule ${id} cannot be changed.`;
    if (pattern === undefined || isRegex(pattern))
        return undefined;
    return `The pattern ${(0,shown/* shown */.S)(pattern)} of the rule ${id} is not a regular expression.`;
}
function isRegex(pattern) {
    try {
        new RegExp(pattern, 'u');
        return true;
    }
    catch {
        return false;
    }
}
function finding(rule, message, pointer) {
    return (0,rule_info/* findingOf */.h)(rule, message, `${reference_files/* MANIFEST_PATH */.U4}#${pointer}`);
}

// EXTERNAL MODULE: ./build/reference/json-file.js
var json_file = __webpack_require__(94065);
;// CONCATENATED MODULE: ./build/reference/manifest-digests.js


/** Files that are read at the same time, each into memory. */
const MAX_READS_AT_ONCE = 4;
/**
 * Sizes and hashes of the files that a manifest lists, as the source has them. Left out are files that the source
 * cannot have, and those of the seven that are not there: that has a finding of its own.
 */
async function readDigests(source, loaded, manifest) {
    const digests = new Map(loaded);
    const contract = new Set(reference_files/* FILE_NAMES */.GY.map(reference_files/* pathOf */.XM));
    const listed = manifest.files.filter(({ served }) => served !== false || source.isFolder);
    const paths = new Set(listed.map(({ path }) => path));
    const left = [...paths].filter(path => !loaded.has(path) && !contract.has(path) && source.covers(path));
    const readOn = async () => {
        for (let path = left.pop(); path !== undefined; path = left.pop()) {
            const result = await source.read(path);
            const found = result.kind === 'found';
            digests.set(path, found ? { bytes: result.bytes.length, sha256: (0,json_file/* sha256Of */.B)(result.bytes) } : undefined);
        }
    };
    await Promise.all(Array.from({ length: MAX_READS_AT_ONCE }, readOn));
    return digests;
}

;// CONCATENATED MODULE: ./build/reference/published.js








/**
 * Proves the published files of any service against the JSON Schemas, the integrity rules and, where there is one, the
 * manifest. See service-spec.md, "Resources and their fields".
 *
 * @param read is told of each file that is JSON.
 * @throws {UserError} when the source gives no answer.
 */
async function provePublished(source, read) {
    const loaded = await (0,load/* loadPublished */.p)(source);
    const data = contractData(loaded);
    for (const { path, data } of loaded.files.values())
        read?.(path, data);
    const manifest = loaded.files.get(reference_files/* MANIFEST_PATH */.U4);
    const proved = await proveManifest(source, loaded, manifest);
    const registro = loaded.files.get(reference_files/* REGISTRO_PATH */.AM);
    const findings = withPlaces(loaded, [
        ...loaded.findings,
        ...(0,check/* check */.z)(data, proved.policy),
        ...proved.findings,
        ...(registro?.data === undefined ? [] : (0,check/* checkSchema */._)('registro', registro.data)),
    ]);
    return {
        versao: versaoOf(data.index) ?? null,
        files: validatedFiles(loaded, data, findings),
        hasManifest: manifest !== undefined,
        hasRegistro: registro !== undefined,
        policy: proved.policy,
        findings,
    };
}
function contractData({ files }) {
    return Object.fromEntries(reference_files/* FILE_NAMES */.GY.map(name => [name, files.get((0,reference_files/* pathOf */.XM)(name))?.data]));
}
async function proveManifest(source, loaded, file) {
    if (file?.data === undefined)
        return { policy: {}, findings: [] };
    const breaches = (0,check/* checkSchema */._)('manifest', file.data);
    if (breaches.length > 0)
        return { policy: {}, findings: breaches };
    const manifest = file.data;
    const { policy, findings } = policyOf(manifest);
    const published = {
        versao: versaoOf(loaded.files.get((0,reference_files/* pathOf */.XM)('index'))?.data),
        digests: await readDigests(source, loaded.files, manifest),
        expected: [...loaded.files.keys()].filter(path => path !== reference_files/* MANIFEST_PATH */.U4),
    };
    return { policy, findings: [...findings, ...checkManifest(manifest, published)] };
}
function versaoOf(index) {
    if (typeof index !== 'object' || index === null || !('versao' in index))
        return undefined;
    return typeof index.versao === 'string' ? index.versao : undefined;
}
function validatedFiles({ files }, data, findings) {
    const unsound = findings
        .filter(({ rule }) => rule === contract_rules/* schema */.wQ.id)
        .map(({ subject }) => subject?.split('#')[0]);
    return reference_files/* FILE_NAMES */.GY.flatMap(name => {
        const file = files.get((0,reference_files/* pathOf */.XM)(name));
        if (!file)
            return [];
        const { path, place, bytes } = file;
        const known = file.data !== undefined && !unsound.includes(path);
        return [{ name, path, place, bytes, counts: known ? countsIn(name, data[name]) : {} }];
    });
}
/** Of data that was found to follow its schema. */
function countsIn(name, data) {
    return (0,counts/* countsOf */.m)(name, data);
}
/** Gives findings the line and column of what they are about. */
function withPlaces({ files }, findings) {
    const finders = new Map();
    return findings.map(finding => {
        const [path = '', pointer] = (finding.subject ?? '').split(/#(.*)/s);
        const file = files.get(path);
        if (finding.place || pointer === undefined || file?.text === undefined)
            return finding;
        const finder = finders.get(path) ?? (0,json_places/* placesIn */.y)(file.place, file.text);
        finders.set(path, finder);
        return { ...finding, place: finder(pointer) };
    });
}


/***/ })

};
