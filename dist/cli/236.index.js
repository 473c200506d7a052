export const id = 236;
export const ids = [236];
export const modules = {

/***/ 415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ countFindings),
/* harmony export */   c: () => (/* binding */ printFindings)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1633);
/* harmony import */ var _report_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5716);



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

/***/ 902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ startProgress)
/* harmony export */ });
/** Shows what is being done, on a terminal only: elsewhere progress is noise. Call `stop` before printing anything else. */
async function startProgress(quiet) {
    if (quiet || !process.stderr.isTTY)
        return { step: () => { }, stop: () => { } };
    const { default: spinner } = await __webpack_require__.e(/* import() */ 540).then(__webpack_require__.bind(__webpack_require__, 6540));
    const running = spinner({ stream: process.stderr }).start('starting');
    return {
        step: part => {
            running.text = part;
        },
        stop: () => running.stop(),
    };
}


/***/ }),

/***/ 1681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderTable)
/* harmony export */ });
/* harmony import */ var cli_table3__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5832);

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

/***/ 8236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runValidate: () => (/* binding */ runValidate)
});

// EXTERNAL MODULE: ./build/reference/check.js + 1 modules
var check = __webpack_require__(1974);
// EXTERNAL MODULE: ./build/reference/contract-rules.js
var contract_rules = __webpack_require__(6032);
// EXTERNAL MODULE: ./build/reference/counts.js
var reference_counts = __webpack_require__(1188);
// EXTERNAL MODULE: ./build/reference/files.js
var reference_files = __webpack_require__(9977);
// EXTERNAL MODULE: ./build/reference/json-places.js
var json_places = __webpack_require__(2583);
// EXTERNAL MODULE: ./build/reference/load.js
var load = __webpack_require__(3316);
// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(7658);
// EXTERNAL MODULE: ./build/rule-info.js
var rule_info = __webpack_require__(850);
// EXTERNAL MODULE: ./build/rules.js + 3 modules
var rules = __webpack_require__(6012);
// EXTERNAL MODULE: ./build/reference/capped.js
var capped = __webpack_require__(1705);
// EXTERNAL MODULE: ./build/reference/json-pointer.js
var json_pointer = __webpack_require__(1962);
// EXTERNAL MODULE: ./build/reference/manifest-rules.js
var manifest_rules = __webpack_require__(1439);
// EXTERNAL MODULE: ./build/reference/shown.js
var shown = __webpack_require__(8723);
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
var json_file = __webpack_require__(6446);
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
    const paths = new Set(manifest.files.map(({ path }) => path));
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

// EXTERNAL MODULE: ./build/reference/source-folder.js
var source_folder = __webpack_require__(3462);
// EXTERNAL MODULE: ./build/reference/source-url.js
var source_url = __webpack_require__(481);
;// CONCATENATED MODULE: ./build/commands/validate.js










/**
 * Proves the published files of any service against the JSON Schemas, the integrity rules and, where there is one,
 * the manifest: in a folder (`<folder>/api/*.json`, or the folder of `index.json` itself) or at an http(s) address.
 * See service-spec.md, "Resources and their fields".
 *
 * @throws {UserError} when there is nothing to prove: no such folder, no files in it, no answer.
 */
async function validate(target, options = {}) {
    const source = /^https?:\/\//i.test(target)
        ? (0,source_url/* openAddress */.B)(target, options.timeoutMs)
        : await (0,source_folder/* openFolder */.N)(target);
    const loaded = await (0,load/* loadPublished */.p)(source);
    const data = contractData(loaded);
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
        target,
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
    return (0,reference_counts/* countsOf */.m)(name, data);
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

// EXTERNAL MODULE: ./build/report/visible.js
var visible = __webpack_require__(6257);
// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(5716);
// EXTERNAL MODULE: ./build/cli/findings.js
var findings = __webpack_require__(415);
// EXTERNAL MODULE: ./build/cli/progress.js
var cli_progress = __webpack_require__(902);
// EXTERNAL MODULE: ./build/cli/table.js
var table = __webpack_require__(1681);
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

/***/ 1633:
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

/***/ 1188:
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

/***/ 2583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ placesIn)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9547);
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

/***/ 3316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ loadPublished)
/* harmony export */ });
/* harmony import */ var _rule_info_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(850);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2394);
/* harmony import */ var _contract_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6032);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9977);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6446);





const INDEX_PATH = (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .pathOf */ .XM)('index');
const CONTRACT_PATHS = _files_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_NAMES */ .GY.map(_files_js__WEBPACK_IMPORTED_MODULE_3__/* .pathOf */ .XM);
const OPTIONAL_PATHS = [_files_js__WEBPACK_IMPORTED_MODULE_3__/* .MANIFEST_PATH */ .U4, _files_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRO_PATH */ .AM];
/**
 * Reads the published files: the index first, then the others together (service-spec.md, "Data endpoints", rule 1).
 * A manifest and a registry are read where there are any.
 *
 * @throws {UserError} when the source gives no answer at all for the index.
 */
async function loadPublished(source) {
    const index = await source.read(INDEX_PATH);
    if (index.kind === 'unreachable') {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${source.placeOf(INDEX_PATH)} ${index.reason}.`, 'Check the address, and whether the server runs.');
    }
    const results = new Map([[INDEX_PATH, index]]);
    const others = [...CONTRACT_PATHS, ...OPTIONAL_PATHS].filter(path => path !== INDEX_PATH);
    const read = await Promise.all(others.map(path => source.read(path)));
    for (const [i, path] of others.entries())
        results.set(path, read[i]);
    const files = new Map();
    const findings = [];
    for (const [path, result] of results) {
        const optional = OPTIONAL_PATHS.includes(path);
        if (result.kind !== 'found') {
            if (result.kind !== 'missing' || !optional)
                findings.push(notRead(source, path, result));
            continue;
        }
        if (optional && isPage(result.bytes))
            continue;
        const file = (0,_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonFile */ .J)(path, source.placeOf(path), result.bytes);
        files.set(path, file);
        findings.push(...file.findings);
    }
    for (const path of (await source.listApi()).sort()) {
        if (results.has(path))
            continue;
        const message = `${path} is not a file of the contract.`;
        findings.push((0,_rule_info_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .h)(_contract_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .fileUnknown */ .Zr, message, path, { file: source.placeOf(path) }));
    }
    return { files, findings };
}
function notRead(source, path, result) {
    const place = { file: source.placeOf(path) };
    if (result.kind === 'missing')
        return (0,_rule_info_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .h)(_contract_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .fileMissing */ .tO, `${path} is missing.`, path, place);
    if (result.kind === 'too-large')
        return (0,_rule_info_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .h)(_contract_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .fileTooLarge */ .ME, `${path} is larger than 64 MiB.`, path, place);
    return (0,_rule_info_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .h)(_contract_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .fileUnreadable */ .WO, `${path} ${result.reason}.`, path, place);
}
/** Some hosts answer every unknown path with their front page and status 200. */
function isPage(bytes) {
    return /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 100)));
}


/***/ }),

/***/ 3462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2394);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9977);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8765);





const API = '/api/';
/**
 * Published files in a folder: the site's own, with `api/` in it, or the one that holds `index.json` itself. Nothing
 * outside of the folder is read, whatever links it holds.
 *
 * @throws {UserError} when there is no such folder, or neither in it.
 */
async function openFolder(folder) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => undefined);
    if (root === undefined || !(await isFolder(root))) {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`There is no folder ${folder}.`, 'Give the folder of a built site, or an http(s) address.');
    }
    if (await isFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'api')))
        return new FolderSource(folder, root, '/');
    const entries = new Set(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(root));
    if (_files_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_NAMES */ .GY.some(name => entries.has(`${name}.json`)))
        return new FolderSource(folder, root, API);
    throw new _user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`There are no published files in ${folder}: neither api/index.json nor index.json.`, 'Give the folder that `refdata build` wrote.');
}
class FolderSource {
    shown;
    root;
    prefix;
    constructor(shown, root, 
    /** The part of the paths that the folder stands for. */
    prefix) {
        this.shown = shown;
        this.root = root;
        this.prefix = prefix;
    }
    covers(path) {
        return path.startsWith(this.prefix);
    }
    placeOf(path) {
        const folder = this.shown.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/').replace(/\/+$/, '');
        return `${folder}/${path.slice(this.prefix.length)}`;
    }
    async read(path) {
        if (!this.covers(path))
            return { kind: 'missing' };
        let real;
        try {
            real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, ...path.slice(this.prefix.length).split('/')));
        }
        catch (error) {
            return failure(error);
        }
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(this.root, real);
        if (inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] === '..' || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside)) {
            return { kind: 'unreadable', reason: 'leads outside the folder' };
        }
        return readBounded(real).catch(failure);
    }
    async listApi() {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, API.slice(this.prefix.length));
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch(() => []);
        return entries.filter(name => name.endsWith('.json')).map(name => API + name);
    }
}
/** Opened before it is measured, so that it is the same file. */
async function readBounded(path) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
    try {
        const status = await handle.stat();
        if (!status.isFile())
            return { kind: 'unreadable', reason: 'is not a file' };
        if (status.size > _source_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_PUBLISHED_FILE_BYTES */ .t)
            return { kind: 'too-large' };
        return { kind: 'found', bytes: await handle.readFile() };
    }
    finally {
        await handle.close();
    }
}
function failure(error) {
    const { code, message } = error;
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return { kind: 'missing' };
    return { kind: 'unreadable', reason: `cannot be read (${code ?? message})` };
}
async function isFolder(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then(status => status.isDirectory(), () => false);
}


/***/ }),

/***/ 481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ openAddress)
/* harmony export */ });
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2394);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8765);


/** Static hosts answer in a second; some wake up first. */
const TIMEOUT_MS = 30_000;
/** What a user may give for the base address: the address of the folder or of the index. */
const API_SUFFIX = /(?:\/api(?:\/(?:index\.json)?)?)?\/*$/;
/**
 * Published files at an http(s) address: the base address, or that of its `api/` or `api/index.json`. Redirects are
 * followed; a file has 30 s and 64 MiB. See service-spec.md, "Data endpoints".
 *
 * @throws {UserError} when that is no such address.
 */
function openAddress(address, timeoutMs = TIMEOUT_MS) {
    if (!URL.canParse(address)) {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${address} is not an address.`, 'Give an address such as https://lume.example.');
    }
    const url = new URL(address);
    if (url.username !== '' || url.password !== '') {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`The address of ${url.host} holds a user name or a password.`, 'Leave them out: the data is public.');
    }
    return new AddressSource(url.origin + url.pathname.replace(API_SUFFIX, ''), timeoutMs);
}
class AddressSource {
    base;
    timeoutMs;
    constructor(base, timeoutMs) {
        this.base = base;
        this.timeoutMs = timeoutMs;
    }
    covers() {
        return true;
    }
    placeOf(path) {
        return this.base + path.split('/').map(encodeURIComponent).join('/');
    }
    async listApi() {
        return [];
    }
    async read(path) {
        // One signal for the headers and the body: a server may also dawdle in the middle of a file.
        const signal = AbortSignal.timeout(this.timeoutMs);
        try {
            const response = await fetch(this.placeOf(path), { signal, headers: { accept: 'application/json' } });
            if (response.ok)
                return await readBounded(response);
            await response.body?.cancel();
            if (response.status === 404 || response.status === 410)
                return { kind: 'missing' };
            return { kind: 'unreadable', reason: `answered ${response.status} ${response.statusText}`.trimEnd() };
        }
        catch (error) {
            if (signal.aborted) {
                return { kind: 'unreachable', reason: `did not answer within ${this.timeoutMs / 1000} s` };
            }
            return { kind: 'unreachable', reason: `could not be fetched (${causeOf(error)})` };
        }
    }
}
async function readBounded(response) {
    const chunks = [];
    let length = 0;
    for await (const chunk of response.body ?? []) {
        length += chunk.length;
        // Leaving the loop cancels the rest of the body.
        if (length > _source_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_PUBLISHED_FILE_BYTES */ .t)
            return { kind: 'too-large' };
        chunks.push(chunk);
    }
    return { kind: 'found', bytes: Buffer.concat(chunks) };
}
/** `fetch` says "fetch failed" for everything; what happened is in the cause. */
function causeOf(error) {
    const { cause, message } = error;
    return cause?.code ?? cause?.message ?? message;
}


/***/ })

};
