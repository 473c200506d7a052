export const id = 236;
export const ids = [236];
export const modules = {

/***/ 6713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ countFindings),
  c: () => (/* binding */ printFindings)
});

;// CONCATENATED MODULE: ./build/finding.js
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

// EXTERNAL MODULE: ./build/report/visible.js
var visible = __webpack_require__(6257);
// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(5716);
;// CONCATENATED MODULE: ./build/cli/findings.js



/** Shown of one rule; the rest is counted. */
const MAX_SHOWN_PER_RULE = 10;
const MAX_MESSAGE_CHARACTERS = 600;
const PAINT = {
    error: colours/* colours */.M.red,
    warning: colours/* colours */.M.yellow,
    notice: colours/* colours */.M.cyan,
};
const ORDER = ['error', 'warning', 'notice'];
/** Findings for people: grouped by rule, worst first, each remedy once. */
function printFindings(findings, stream) {
    for (const level of ORDER) {
        for (const [rule, group] of byRule(findings.filter(finding => finding.level === level))) {
            stream.write(`\n${PAINT[level](level)} ${colours/* colours */.M.bold(rule)}\n`);
            for (const finding of group.slice(0, MAX_SHOWN_PER_RULE))
                stream.write(`  ${line(finding)}\n`);
            if (group.length > MAX_SHOWN_PER_RULE)
                stream.write(`  … and ${group.length - MAX_SHOWN_PER_RULE} more\n`);
            for (const remedy of new Set(group.slice(0, MAX_SHOWN_PER_RULE).map(finding => finding.remedy))) {
                stream.write(`  ${colours/* colours */.M.dim(`-> ${(0,visible/* visibleLine */.P)(remedy, MAX_MESSAGE_CHARACTERS)}`)}\n`);
            }
        }
    }
}
/** `2 errors, 1 warning`; `no findings` for none. */
function countFindings(findings) {
    const counts = tally(findings);
    const parts = ORDER.filter(level => counts[level] > 0).map(level => `${counts[level]} ${level}${counts[level] === 1 ? '' : 's'}`);
    return parts.length > 0 ? parts.join(', ') : 'no findings';
}
function line({ place, subject, message }) {
    const where = place ? formatPlace(place) : subject;
    // A message may show where in a line something is, with a caret below: its lines are kept.
    const text = message
        .split('\n')
        .map(part => (0,visible/* visibleLine */.P)(part.replace(/^ {2}/, '\u00a0\u00a0'), MAX_MESSAGE_CHARACTERS).replaceAll('\u00a0', ' '));
    return `${where ? `${colours/* colours */.M.bold(where)}  ` : ''}${text.join('\n    ')}`;
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
var rule_info = __webpack_require__(8469);
// EXTERNAL MODULE: ./build/rules.js + 2 modules
var rules = __webpack_require__(5193);
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
// EXTERNAL MODULE: ./build/cli/findings.js + 1 modules
var findings = __webpack_require__(6713);
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

/***/ 6446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ sha256Of),
/* harmony export */   J: () => (/* binding */ readJsonFile)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9547);
/* harmony import */ var _rule_info_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8469);
/* harmony import */ var _contract_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6032);
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1962);
/* harmony import */ var _shown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8723);







/** The contract needs eight; parsers and validators of others recurse. */
const MAX_DEPTH = 100;
const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
/** Decodes and parses a published file; whatever is wrong with the bytes becomes a finding. */
function readJsonFile(path, place, bytes) {
    const file = { path, place, bytes: bytes.length, sha256: sha256Of(bytes) };
    const finding = (rule, message, where, pointer) => {
        const subject = pointer === undefined ? path : `${path}#${pointer}`;
        return (0,_rule_info_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .h)(rule, message, subject, { file: place, ...where });
    };
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)) {
        const line = firstInvalidLine(bytes);
        const message = `${path} is not UTF-8: line ${line} holds a byte that does not belong there.`;
        return { ...file, findings: [finding(_contract_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .encoding */ .OK, message, { line })] };
    }
    const findings = [];
    const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    if (marked)
        findings.push(finding(_contract_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .encoding */ .OK, `${path} begins with a byte order mark.`, { line: 1, column: 1 }));
    const text = new TextDecoder().decode(bytes);
    const { depth, keys } = survey(text);
    if (depth > MAX_DEPTH) {
        const message = `${path} is nested deeper than ${MAX_DEPTH} levels.`;
        return { ...file, text, findings: [...findings, finding(_contract_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonSyntax */ .WS, message, {})] };
    }
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        const { message, ...where } = syntaxError(text);
        findings.push(finding(_contract_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonSyntax */ .WS, `${path} is not JSON: ${message}.`, where));
        return { ...file, text, findings };
    }
    // Counting is ten times as fast as looking, and nearly always enough.
    const duplicates = countKeys(data) === keys ? [] : duplicateKeys(text);
    for (const { key, pointer, ...where } of duplicates) {
        findings.push(finding(_contract_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonDuplicateKey */ .DY, `The key ${(0,_shown_js__WEBPACK_IMPORTED_MODULE_5__/* .shown */ .S)(key)} stands twice in its object.`, where, pointer));
    }
    return { ...file, text, data, findings };
}
/** SHA-256 in lower-case hexadecimal. */
function sha256Of(bytes) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha256').update(bytes).digest('hex');
}
/** A line feed is never part of a longer character, so lines can be looked at one by one. */
function firstInvalidLine(bytes) {
    let line = 1;
    let start = 0;
    for (;;) {
        const end = bytes.indexOf(LINE_FEED, start);
        if (end < 0 || !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, end)))
            return line;
        start = end + 1;
        line += 1;
    }
}
/**
 * What can be seen of a JSON text without parsing it: how deep brackets stand in each other, found before anything
 * parses that could run out of stack, and how many keys there are, which is the number of colons outside of strings.
 */
function survey(text) {
    let open = 0;
    let depth = 0;
    let keys = 0;
    for (let i = 0; i < text.length; i += 1) {
        const code = text.charCodeAt(i);
        if (code === QUOTE) {
            i = endOfString(text, i);
        }
        else if (code === COLON) {
            keys += 1;
        }
        else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
            open += 1;
            if (open > depth)
                depth = open;
        }
        else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) {
            open -= 1;
        }
    }
    return { depth, keys };
}
/** Index of the quote that ends the string which begins at `start`; the end of the text when none does. */
function endOfString(text, start) {
    for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
        let before = end - 1;
        while (text.charCodeAt(before) === BACKSLASH)
            before -= 1;
        // Backslashes in pairs stand for themselves, and the quote behind them counts.
        if ((end - before) % 2 === 1)
            return end;
    }
    return text.length;
}
/** Number of keys that parsing has left. */
function countKeys(data) {
    if (typeof data !== 'object' || data === null)
        return 0;
    const values = Array.isArray(data) ? data : Object.values(data);
    let keys = values === data ? 0 : values.length;
    for (const value of values)
        keys += countKeys(value);
    return keys;
}
/** The engine's own messages differ between versions of Node, and some name no place. */
function syntaxError(text) {
    let found;
    const onError = (code, _offset, _length, line, column) => {
        found ??= { message: messageOf(code), line: line + 1, column: column + 1 };
    };
    try {
        (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_2__.visit)(text, { onError }, { disallowComments: true });
    }
    catch (error) {
        // Where quotes are not in pairs, the depth may have been hidden; what was found before that still holds.
        if (!(error instanceof RangeError))
            throw error;
    }
    return found ?? { message: 'the text ends early or goes on after the end' };
}
/** `CommaExpected` becomes "comma expected". */
function messageOf(code) {
    return (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_2__.printParseErrorCode)(code)
        .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
        .toLowerCase();
}
/** Keys that stand a second time in their object: `JSON.parse` keeps the last one and says nothing. */
function duplicateKeys(text) {
    const duplicates = [];
    const open = [];
    (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_2__.visit)(text, {
        onObjectBegin: () => {
            open.push(new Set());
        },
        onObjectEnd: () => {
            open.pop();
        },
        onObjectProperty: (key, _offset, _length, line, column, path) => {
            const keys = open.at(-1);
            if (keys?.has(key)) {
                duplicates.push({ key, pointer: (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_6__.at)('', ...path(), key), line: line + 1, column: column + 1 });
            }
            keys?.add(key);
        },
    });
    return duplicates;
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
/* harmony import */ var _rule_info_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8469);
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

/***/ 1439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ manifestUnlisted),
/* harmony export */   C2: () => (/* binding */ manifestPathUnique),
/* harmony export */   Im: () => (/* binding */ manifestPolicy),
/* harmony export */   T8: () => (/* binding */ manifestBytes),
/* harmony export */   dL: () => (/* binding */ manifestSha256),
/* harmony export */   gf: () => (/* binding */ MANIFEST_RULES),
/* harmony export */   mv: () => (/* binding */ manifestVersao),
/* harmony export */   ws: () => (/* binding */ manifestFileMissing)
/* harmony export */ });
/** What `api/manifest.json`, where there is one, promises about the files. Nothing in refdata.yml changes these. */
const manifestFileMissing = manifestRule({
    id: 'manifest-file-missing',
    title: 'What the manifest lists is there',
    why: 'Mirrors and caches fetch what the manifest lists.',
    remedy: 'Publish the folder as a whole, as it was built.',
});
const manifestBytes = manifestRule({
    id: 'manifest-bytes',
    title: 'A file has the size that the manifest says',
    why: 'The file was changed or cut short after the build, or files of two builds are mixed.',
    remedy: 'Build again and publish the folder as a whole; do not edit or reformat published files.',
});
const manifestSha256 = manifestRule({
    id: 'manifest-sha256',
    title: 'A file has the hash that the manifest says',
    why: 'The file was changed after the build, or files of two builds are mixed.',
    remedy: 'Build again and publish the folder as a whole; do not edit or reformat published files.',
});
const manifestUnlisted = manifestRule({
    id: 'manifest-unlisted',
    title: 'The manifest lists the published files',
    why: 'A file that is not listed is not proved: nobody can tell whether it belongs to this build.',
    remedy: 'Build again; the manifest lists everything that the build writes.',
});
const manifestPathUnique = manifestRule({
    id: 'manifest-path-unique',
    title: 'The manifest lists a file once',
    why: 'Two entries for one file can disagree on its hash.',
    remedy: 'Build again; the manifest is not meant to be edited.',
});
const manifestVersao = manifestRule({
    id: 'manifest-versao',
    title: 'The manifest has the `versao` of the files',
    why: 'The manifest is of another build than the files.',
    remedy: 'Publish the manifest and the files of one build together.',
});
const manifestPolicy = {
    ...manifestRule({
        id: 'manifest-policy',
        title: 'The manifest changes rules that there are',
        why: 'A change that cannot be applied is left out, so the files are judged by the rule as it is.',
        remedy: 'Correct `rules` in refdata.yml and build again; this may also be the mark of another version.',
    }),
    level: 'warning',
};
const MANIFEST_RULES = [
    manifestFileMissing,
    manifestBytes,
    manifestSha256,
    manifestUnlisted,
    manifestPathUnique,
    manifestVersao,
    manifestPolicy,
];
function manifestRule(info) {
    return { ...info, level: 'error', fixed: true };
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


/***/ }),

/***/ 8765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ MAX_PUBLISHED_FILE_BYTES)
/* harmony export */ });
/** A hundred times the largest file that we know. */
const MAX_PUBLISHED_FILE_BYTES = 64 * 1024 * 1024;


/***/ }),

/***/ 6257:
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
/** Text from somebody else's repository with nothing hidden in it: `\u{202e}` stands for what was there. */
function visible(text) {
    return text
        .replace(/\r\n?/g, '\n')
        .replace(INVISIBLE, character => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
/** The same on one line, cut to at most `limit` characters. */
function visibleLine(text, limit) {
    const line = visible(text.length > limit ? text.slice(0, limit) : text)
        .replace(/\s+/g, ' ')
        .trim();
    return text.length > limit ? `${line}…` : line;
}


/***/ }),

/***/ 5193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Iu: () => (/* binding */ RULE_IDS),
  PI: () => (/* binding */ ruleInfo)
});

// UNUSED EXPORTS: RULE_GROUPS

;// CONCATENATED MODULE: ./build/extract/rules.js
/** What extraction itself may find. Each has a section in `docs/rules.md`. */
const extractionRules = [
    {
        id: 'source-missing',
        level: 'error',
        title: 'A file that refdata.yml names exists',
        why: 'Nothing can be read from a file that is not there; publishing without it would lose data silently.',
        remedy: 'Correct the path: it is relative to the root of the repository.',
        example: 'table: src/tokns.py#KEYWORDS',
    },
    {
        id: 'source-outside',
        level: 'error',
        title: 'Sources stay inside the repository',
        why: 'A path or link that leads out could publish what is not meant for the public.',
        remedy: 'Use a path relative to the root of the repository, without "..", and no link that leads out.',
        example: 'data: ../secrets.yml',
    },
    {
        id: 'source-too-large',
        level: 'error',
        title: 'Sources are of a size that can be parsed',
        why: 'A parser needs many times the memory of the text that it reads.',
        remedy: 'Name a smaller file, or raise limits.source_mib.',
        example: 'data: dumps/everything.json',
    },
    {
        id: 'source-encoding',
        level: 'error',
        title: 'Sources are UTF-8',
        why: 'Guessing an encoding turns accents into other characters without anybody noticing.',
        remedy: 'Save the file as UTF-8.',
        example: 'table: src/latin1.py#WORDS',
    },
    {
        id: 'source-language',
        level: 'error',
        title: 'Tables are read from implementation languages that are known',
        why: 'Without a grammar a source file cannot be read exactly.',
        remedy: 'Use a file in a language that is supported, or a `data` source.',
        example: 'table: src/words.cob#WORDS',
    },
    {
        id: 'source-syntax',
        level: 'error',
        title: 'Sources have no syntax errors',
        why: 'Around a syntax error nobody knows what belongs to which table.',
        remedy: 'Mend the file; or lower this rule to a warning if the grammar does not know the newest syntax.',
        example: 'WORDS = {"se": "if",',
    },
    {
        id: 'source-format',
        level: 'error',
        title: 'Data files hold what their format says',
        why: 'A data file that does not parse yields nothing.',
        remedy: 'Mend the file at the place that is named.',
        example: '{"words": [}',
    },
    {
        id: 'table-missing',
        level: 'error',
        title: 'A table that refdata.yml names exists in its file',
        why: 'A table that was renamed would otherwise be published as empty.',
        remedy: 'Correct the name behind "#".',
        example: 'table: src/tokens.py#KEYWRDS',
    },
    {
        id: 'table-ambiguous',
        level: 'error',
        title: 'A table is named unambiguously',
        why: 'Which of two tables of one name holds at run time depends on the program.',
        remedy: 'Say which one: with the names around it (`Lexer.WORDS`) or by its number (`WORDS@2`).',
        example: 'table: src/tokens.py#WORDS',
    },
    {
        id: 'table-scalar',
        level: 'error',
        title: 'Lists come from tables and single values from constants',
        why: 'A table where one value belongs, or the other way round, is most likely the wrong name.',
        remedy: 'Name a constant for a single value, a table for a list.',
        example: 'versao: { table: src/tokens.py#KEYWORDS }',
    },
    {
        id: 'table-changed',
        level: 'error',
        title: 'A table holds what its literal says',
        why: 'A loop or condition that fills a table while the program loads adds entries that cannot be seen in the source.',
        remedy: 'Put the entries into the literal, or add what is missing with a `value` source and lower this rule to a warning.',
        example: 'for w in EXTRA: WORDS[w] = make(w)',
    },
    {
        id: 'table-changed-later',
        level: 'warning',
        title: 'A table is not changed by functions',
        why: 'A function that changes a table (to register a plug-in, say) may make it differ from what is published.',
        remedy: 'Nothing, if the function is for users of the language; otherwise move the entries into the literal.',
        example: 'def register(word): WORDS.append(word)',
    },
    {
        id: 'table-duplicate-key',
        level: 'warning',
        title: 'A table has each key once',
        why: 'The earlier entry is lost when the program runs, and so it is here.',
        remedy: 'Remove one of the two entries.',
        example: 'WORDS = {"se": 1, "se": 2}',
    },
    {
        id: 'source-cycle',
        level: 'error',
        title: 'Constants are not defined through themselves',
        why: 'A constant that needs itself has no value.',
        remedy: 'Break the cycle that the message shows.',
        example: 'A = [*B]; B = [*A]',
    },
    {
        id: 'source-unresolved',
        level: 'error',
        title: 'What is published can be worked out without running the program',
        why: 'Guessing is worse than saying that a value is not known.',
        remedy: 'Write the value as a literal, supply it with `join`, or lower this rule: the field is then left empty and counted.',
        example: 'WORDS = {"se": translate("if")}',
    },
    {
        id: 'symbol-unresolved',
        level: 'warning',
        title: 'Signature and documentation of a symbol can be read in the sources',
        why: 'What is written in C, or made by a decorator while the program runs, says nothing of itself in the source.',
        remedy: 'Supply it with `join`, or accept that the field is left empty and counted.',
        example: 'from _bisect import bisect',
    },
    {
        id: 'symbol-conditional',
        level: 'notice',
        title: 'A symbol has one definition',
        why: 'Which of several definitions holds is decided when the program runs; the last one is published.',
        remedy: 'Nothing, if all of them look the same to users.',
        example: 'try: from _heapq import * …',
    },
    {
        id: 'query-invalid',
        level: 'error',
        title: 'Queries are ones that the grammar understands',
        why: 'A query with a wrong name would find nothing, or something else.',
        remedy: 'Mend the query where the caret points; https://tree-sitter.github.io tells how queries are written.',
        example: 'query: { file: src/words.rb, match: "(strin) @palavra" }',
    },
    {
        id: 'query-bounds',
        level: 'error',
        title: 'Queries end, with a number of matches that can be published',
        why: 'A query that matches nearly everything yields nothing that anybody could use.',
        remedy: 'Make the query narrower.',
        example: 'query: { file: "**/*.rb", match: "(_) @x" }',
    },
    {
        id: 'command-off',
        level: 'error',
        title: 'Commands are run only where that has been switched on',
        why: 'Whoever can change refdata.yml, in a pull request from a fork too, could otherwise run any program.',
        remedy: 'Give --allow-commands (the action: allow-commands: true), or read the source with another kind.',
        example: 'command: [node, tools/words.js]',
    },
    {
        id: 'command-failed',
        level: 'error',
        title: 'Commands print JSON and end well',
        why: 'Half of what a program was to print would be published as if it were all.',
        remedy: 'Run the command by hand in the root of the repository and mend what it says.',
        example: 'command: [node, tools/crashes.js]',
    },
    {
        id: 'source-empty',
        level: 'warning',
        title: 'A source yields something',
        why: 'A source without records is most likely the wrong place, or a filter that keeps nothing.',
        remedy: 'Correct the source, or remove it.',
        example: 'filter: value = "no such thing"',
    },
    {
        id: 'count-empty',
        level: 'warning',
        title: 'A count finds something',
        why: 'A pattern that matches no file is most likely misspelt.',
        remedy: 'Correct the pattern; for a true zero write `value: 0`.',
        example: 'count: exampels/*.lm',
    },
    {
        id: 'map-failed',
        level: 'error',
        title: 'Mapping expressions work on every record',
        why: 'An expression that fails on a record leaves a hole in the data.',
        remedy: 'Mend the expression; the message shows the record that it failed on.',
        example: 'map: { palavra: $uppercase(value.count) }',
    },
    {
        id: 'map-nothing',
        level: 'error',
        title: 'Mapping expressions find something',
        why: 'An expression that yields nothing on any record is most likely misspelt.',
        remedy: 'Correct the name in the expression; the message shows what a record holds.',
        example: 'map: { palavra: keyy }',
    },
    {
        id: 'join-missing',
        level: 'error',
        title: 'A join finds its counterpart',
        why: 'A record without counterpart would be published without what the join was to add.',
        remedy: 'Add the missing entries, or say `optional: true`.',
        example: 'a word without an entry in the table of meanings',
    },
    {
        id: 'join-ambiguous',
        level: 'error',
        title: 'A join finds one counterpart',
        why: 'Of two entries with one key only one can be taken.',
        remedy: 'Remove one of the entries, or make `key` more precise.',
        example: 'two meanings for one word',
    },
    {
        id: 'join-unused',
        level: 'notice',
        title: 'Every entry of a joined source is used',
        why: 'An entry that belongs to nothing is often left over from something that was renamed.',
        remedy: 'Remove the entries that are left over.',
        example: 'a meaning for a word that is gone',
    },
    {
        id: 'field-missing',
        level: 'error',
        title: 'Every record has the fields that name and describe it',
        why: 'Consumers rely on every field of the contract.',
        remedy: 'Map the field to something that every record has.',
        example: 'map: { descricao: value.text }',
    },
    {
        id: 'field-type',
        level: 'error',
        title: 'Fields have the type of the contract',
        why: 'A number where a text belongs breaks consumers.',
        remedy: 'Convert it in the expression, with $string(…) for example.',
        example: 'map: { codigo: "args[0]" }',
    },
    {
        id: 'field-unknown',
        level: 'error',
        title: 'Only fields of the contract are published',
        why: 'A misspelt field would be lost silently.',
        remedy: 'Correct the name; fields for the steps in between begin with "_".',
        example: 'map: { palavras: key }',
    },
    {
        id: 'alias-unknown',
        level: 'error',
        title: 'An alias belongs to a module that exists',
        why: 'An alias of nothing cannot be folded into anything.',
        remedy: 'Correct `apelido_de`, or add the module.',
        example: '{ nome: Txt, apelido_de: Lume.Txeto }',
    },
];

// EXTERNAL MODULE: ./build/reference/contract-rules.js
var contract_rules = __webpack_require__(6032);
// EXTERNAL MODULE: ./build/reference/files.js
var files = __webpack_require__(9977);
;// CONCATENATED MODULE: ./build/reference/json-layout.js
/** JSON is broken into lines where it would be longer than this. */
const MAX_LINE_LENGTH = 100;
/** JSON for people: what fits stands on one line, the rest is broken and indented by two spaces. */
function layOutJson(value, indent = '') {
    const line = oneLine(value);
    if (indent.length + line.length <= MAX_LINE_LENGTH || typeof value !== 'object' || value === null)
        return line;
    const deeper = `${indent}  `;
    const parts = Array.isArray(value)
        ? value.map(element => layOutJson(element, deeper))
        : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${layOutJson(part, deeper)}`);
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    return `${open}\n${parts.map(part => deeper + part).join(',\n')}\n${indent}${close}`;
}
function oneLine(value) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    if (Array.isArray(value))
        return `[${value.map(oneLine).join(', ')}]`;
    const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${oneLine(part)}`);
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

// EXTERNAL MODULE: ./build/reference/json-pointer.js
var json_pointer = __webpack_require__(1962);
// EXTERNAL MODULE: ./build/reference/manifest-rules.js
var manifest_rules = __webpack_require__(1439);
// EXTERNAL MODULE: ./build/reference/rules/comandos.js
var comandos = __webpack_require__(8576);
// EXTERNAL MODULE: ./build/reference/rules/completeness.js
var completeness = __webpack_require__(928);
// EXTERNAL MODULE: ./build/reference/rules/conteudos.js
var conteudos = __webpack_require__(6093);
// EXTERNAL MODULE: ./build/reference/rules/enderecos.js
var enderecos = __webpack_require__(8666);
// EXTERNAL MODULE: ./build/reference/rules/erros.js + 1 modules
var erros = __webpack_require__(2505);
// EXTERNAL MODULE: ./build/reference/rules/modulos.js
var modulos = __webpack_require__(789);
// EXTERNAL MODULE: ./build/reference/rules/names.js
var names = __webpack_require__(9498);
// EXTERNAL MODULE: ./build/reference/rules/sintaxe.js
var sintaxe = __webpack_require__(2644);
// EXTERNAL MODULE: ./build/reference/rules/texts.js
var texts = __webpack_require__(5878);
// EXTERNAL MODULE: ./build/reference/rules/totals.js
var totals = __webpack_require__(8991);
// EXTERNAL MODULE: ./build/reference/rules/versao.js
var versao = __webpack_require__(6394);
// EXTERNAL MODULE: ./build/registry/rules.js
var rules = __webpack_require__(2949);
;// CONCATENATED MODULE: ./build/rules.js


















/** Every rule that a finding can name, in the groups of `docs/rules.md`. */
const RULE_GROUPS = [
    { title: 'The sources', rules: extractionRules },
    { title: 'The published files', rules: contract_rules/* CONTRACT_RULES */.pJ },
    { title: 'Versions, totals and addresses', rules: infos(versao/* versaoRules */.G, totals/* totalRules */.m, enderecos/* enderecoRules */.L) },
    { title: 'Names', rules: infos(names/* nameRules */.J) },
    { title: 'Syntax', rules: infos(sintaxe/* sintaxeRules */.Q) },
    { title: 'Functions and modules', rules: infos(modulos/* moduloRules */.g) },
    { title: 'Commands', rules: infos(comandos/* comandoRules */.H) },
    { title: 'Error codes', rules: infos(erros/* erroRules */.m) },
    { title: 'Content inventory', rules: infos(conteudos/* conteudoRules */.T) },
    { title: 'Texts', rules: infos(texts/* textRules */.f, completeness/* completenessRules */.W) },
    { title: 'The manifest', rules: manifest_rules/* MANIFEST_RULES */.gf },
    { title: 'Packages', rules: rules/* PACKAGE_RULES */.ZP },
    { title: 'The package registry', rules: rules/* REGISTRY_RULES */.kw },
];
const BY_ID = new Map(RULE_GROUPS.flatMap(({ rules }) => rules.map(rule => [rule.id, rule])));
/** Ids of all rules, in the order of `docs/rules.md`. */
const RULE_IDS = [...BY_ID.keys()];
/** What is known of a rule; nothing for an id that there is not. */
function ruleInfo(id) {
    return BY_ID.get(id);
}
function infos(...lists) {
    return lists.flat().map(({ id, level, title, why, remedy, planted: { file, pointer, value } }) => {
        const exampleAt = pointer === '' ? (0,files/* pathOf */.XM)(file) : `${(0,files/* pathOf */.XM)(file)}, ${(0,json_pointer/* shownPointer */.l)(pointer)}`;
        return { id, level, title, why, remedy, example: layOutJson(value), exampleAt };
    });
}


/***/ })

};
