export const id = 445;
export const ids = [445];
export const modules = {

/***/ 67482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runBuild: () => (/* binding */ runBuild)
/* harmony export */ });
/* harmony import */ var _commands_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15435);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15716);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80415);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20902);
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53483);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81681);
/* harmony import */ var _web_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78122);







/** `refdata build`: true when the folder was written. */
async function runBuild({ json = false, ...options }) {
    const baseUrl = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_5__/* .webAddress */ .D)('--base-url', options.baseUrl);
    const docsUrl = (0,_web_address_js__WEBPACK_IMPORTED_MODULE_5__/* .webAddress */ .D)('--docs-url', options.docsUrl);
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_6__/* .startProgress */ .o)(json);
    const run = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_3__/* .runOptions */ .K)(options, progress.step);
    const result = await (0,_commands_build_js__WEBPACK_IMPORTED_MODULE_0__/* .build */ .j)({ ...run, out: options.out, baseUrl, docsUrl }).finally(progress.stop);
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return result.ok;
    }
    const name = `${result.nome} ${result.versao}`.trim();
    if (result.ok) {
        process.stdout.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.green('built')} ${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.bold(name)} into ${result.out}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .countFindings */ .G)(result.findings)}\n`);
        process.stdout.write(`${(0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTable */ .b)(result.files.map(({ path, bytes, count }) => [(result.baseUrl ?? '') + path, bytes, count]))}\n`);
    }
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .printFindings */ .c)(result.findings, result.ok ? process.stdout : process.stderr);
    if (!result.ok)
        process.stderr.write(`\n${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.red('nothing written')}: ${name} has ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .countFindings */ .G)(result.findings)}\n`);
    return result.ok;
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

/***/ 78122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ webAddress)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21601);


/** An absolute http(s) address given as an option, without a slash at its end. @throws {UserError} */
function webAddress(option, value) {
    if (value === undefined)
        return undefined;
    if (!(0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isBaseAddress */ .ae)(value)) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${option} is "${value}", which is not an absolute address that paths can be put behind.`, 'Write it in full and without query or "#", such as https://lume.example/docs.');
    }
    return value.replace(/\/+$/, '');
}


/***/ }),

/***/ 15435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ build)
});

// EXTERNAL MODULE: ./build/contract/counts.js
var counts = __webpack_require__(84375);
// EXTERNAL MODULE: ./build/contract/files.js
var contract_files = __webpack_require__(60088);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
// EXTERNAL MODULE: ./build/run/findings.js
var run_findings = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/run/reference.js
var run_reference = __webpack_require__(43347);
// EXTERNAL MODULE: ./build/run/run-context.js + 2 modules
var run_context = __webpack_require__(3532);
// EXTERNAL MODULE: ./build/site/site.js + 4 modules
var site_site = __webpack_require__(99561);
// EXTERNAL MODULE: ./build/site/site-file.js
var site_file = __webpack_require__(20050);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
;// CONCATENATED MODULE: ./build/site/write-folder.js




/** Foreign files named in a message. */
const MAX_NAMES_SHOWN = 5;
/**
 * Replaces a folder by these files, whole or not at all: they are written beside it and then change places with it.
 * A folder that holds anything that an earlier build did not write is left alone.
 * @throws {UserError} when the folder holds files of somebody else, or cannot be written.
 */
function writeFolder(folder, files) {
    // Behind a link (a server's root, say) the folder itself changes, and the link stays.
    const target = (0,external_node_fs_.existsSync)(folder) ? (0,external_node_fs_.realpathSync)(folder) : (0,external_node_path_.resolve)(folder);
    const foreign = foreignFiles(target);
    if (foreign.length > 0) {
        const shown = foreign.slice(0, MAX_NAMES_SHOWN).join(', ');
        throw new user_error/* UserError */.y(`${folder} holds files that refdata did not write: ${shown}${foreign.length > MAX_NAMES_SHOWN ? ', …' : ''}.`, 'Choose an empty or new folder with --out: a build replaces the whole folder.');
    }
    const parent = (0,external_node_path_.dirname)(target);
    const fresh = (0,external_node_path_.join)(parent, `.${(0,external_node_path_.basename)(target)}.new-${process.pid}`);
    const old = (0,external_node_path_.join)(parent, `.${(0,external_node_path_.basename)(target)}.old-${process.pid}`);
    try {
        for (const file of files) {
            const path = (0,external_node_path_.join)(fresh, ...file.path.split('/'));
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
            if ('bytes' in file)
                (0,external_node_fs_.writeFileSync)(path, file.bytes);
            else
                (0,external_node_fs_.copyFileSync)(file.storedAt, path);
        }
        const replaces = (0,external_node_fs_.existsSync)(target);
        if (replaces)
            (0,external_node_fs_.renameSync)(target, old);
        try {
            (0,external_node_fs_.renameSync)(fresh, target);
        }
        catch (error) {
            if (replaces)
                (0,external_node_fs_.renameSync)(old, target);
            throw error;
        }
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`${folder} cannot be written: ${cause.message}.`, 'Choose another folder with --out.', { cause });
    }
    finally {
        (0,external_node_fs_.rmSync)(fresh, { recursive: true, force: true });
        (0,external_node_fs_.rmSync)(old, { recursive: true, force: true });
    }
}
/** Files in a folder that the manifest in it does not list. */
function foreignFiles(target) {
    if (!(0,external_node_fs_.existsSync)(target))
        return [];
    let names;
    try {
        names = (0,external_node_fs_.readdirSync)(target, { recursive: true, withFileTypes: true })
            .filter(entry => !entry.isDirectory())
            .map(entry => (0,external_node_path_.relative)(target, (0,external_node_path_.join)(entry.parentPath, entry.name)).split(external_node_path_.sep).join('/'));
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`${target} is not a folder that can be read.`, 'Choose another folder with --out.', {
            cause,
        });
    }
    const ours = new Set(listedFiles((0,external_node_path_.join)(target, ...contract_files/* MANIFEST_PATH */.U4.split('/'))));
    return names.filter(name => !ours.has(`/${name}`)).sort();
}
function listedFiles(manifest) {
    try {
        const { generator, files } = JSON.parse((0,external_node_fs_.readFileSync)(manifest, 'utf8'));
        return generator.name === 'refdata-action' ? [contract_files/* MANIFEST_PATH */.U4, ...files.map(file => file.path)] : [];
    }
    catch {
        // No manifest, or not one of ours: then nothing in the folder is ours.
        return [];
    }
}

// EXTERNAL MODULE: ./build/repository/observed.js
var observed = __webpack_require__(34301);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository_repository = __webpack_require__(83929);
// EXTERNAL MODULE: ./build/prove/lists.js
var prove_lists = __webpack_require__(70032);
// EXTERNAL MODULE: ./build/prove/proof.js
var prove_proof = __webpack_require__(2671);
;// CONCATENATED MODULE: ./build/prove/hold.js




/** Names of files that are shown. */
const MAX_FILES_SHOWN = 8;
/** Holds what a build has read against a proof that was made before. Nothing is run. */
function holdAgainst(proof, files, repository, place) {
    const paths = Object.keys(proof.sources);
    const changed = paths.filter(path => digestIn(repository, path) !== proof.sources[path]);
    const problems = [];
    const lists = new Map(prove_lists/* SECTIONS */.bP.flatMap(section => [...(0,prove_lists/* publishedLists */.sE)(section, files)]));
    for (const [list, proved] of Object.entries(proof.lists)) {
        const entries = lists.get(list) ?? new Map();
        const problem = (message) => problems.push({ rule: 'proof-names', message, place });
        if (entries.size < proved.found)
            problem(`${list} has ${entries.size} names; ${proved.found} were proved.`);
        else if (changed.length === 0 && (0,prove_proof/* namesDigest */.zU)(entries) !== proved.names)
            problem(`${list} has other names than those that were proved, though no source has changed.`);
    }
    if (changed.length > 0) {
        const shown = changed.slice(0, MAX_FILES_SHOWN).join(', ');
        const more = changed.length > MAX_FILES_SHOWN ? ', …' : '';
        const message = `${changed.length} of ${paths.length} source files have changed since they were proved: ${shown}${more}.`;
        problems.push({ rule: 'proof-stale', message, place });
    }
    return problems;
}
function digestIn(repository, path) {
    try {
        return (0,observed/* digestOf */.ol)(repository.readBytes(path));
    }
    catch (error) {
        if (error instanceof repository_repository/* UnreadableFile */.ie)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/commands/proof.js






/** The most that `limits.source_mib` may say: only digests are made of these files. */
const MAX_SOURCE_MIB = 512;
/**
 * What the proof beside a configuration says against what a build has read; nothing where there is no proof.
 *
 * @throws {UserError} when the file is no proof
 */
function proofOf({ configPath }, repo, files) {
    const path = (0,external_node_path_.join)((0,external_node_path_.dirname)(configPath), prove_proof/* PROOF_FILE */.At);
    if (!(0,external_node_fs_.existsSync)(path))
        return [];
    const file = (0,run_context/* shownPath */.p)(repo, path);
    const proof = (0,prove_proof/* parseProof */.k_)((0,external_node_fs_.readFileSync)(path, 'utf8'), file);
    return holdAgainst(proof, files, (0,repository_repository/* openRepository */.h_)(repo, MAX_SOURCE_MIB), { file });
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/commands/site-registry.js





const NONE = { files: [], findings: [], reported: [] };
/**
 * Builds the registry, where refdata.yml has one, for as long as `use` needs its files: archives are not held in
 * memory, and those on disk are removed in the end.
 */
async function withRegistry({ configuration: loaded, progress }, 
/** The repository, and the folder that will be written. */
{ repo, out }, use) {
    if (!loaded.config.registro)
        return use(NONE);
    const staging = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'refdata-registry-'));
    try {
        // Few languages have a registry, and none but those needs what packs it.
        const { buildRegistry, registryCounts, registrySiteFiles } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 44053));
        const { registro, files, findings } = await buildRegistry({ repo, loaded, out, staging, progress });
        const { packages: pacotes, versions: versoes } = registryCounts(registro);
        const reported = [{ path: contract_files/* REGISTRO_PATH */.AM, count: (0,counts/* describeCounts */.w)({ pacotes, versoes }) }];
        return await use({ files: registrySiteFiles(files), findings, reported });
    }
    finally {
        await (0,promises_.rm)(staging, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./build/commands/build.js











/**
 * Builds the seven files of a language from its source code into a folder (service-spec.md, "Resources").
 * Findings of level `error` are returned, all together, and then nothing is written.
 * @throws {UserError} when the configuration does not hold or the folder cannot be written.
 */
async function build(options) {
    const run = (0,run_context/* openRun */.I)(options);
    // Git answers while the sources are read; programs of the repository run when it has.
    const state = (0,git/* sourceState */.f7)(options.repo);
    if (options.commands !== undefined && options.commands !== 'off')
        await state;
    const { files, policy, ...reference } = await (0,run_reference/* referenceOf */.B)(run, options);
    const { commit, modified } = await state;
    const baseUrl = (options.baseUrl ?? reference.baseUrl ?? null)?.replace(/\/+$/, '') ?? null;
    return withRegistry(run, options, async (registry) => {
        const proved = new run_findings/* Findings */.F(policy);
        for (const problem of proofOf(run, options.repo, files))
            proved.add(problem);
        const findings = [...reference.findings, ...proved.list, ...registry.findings];
        const ok = !findings.some(finding => finding.level === 'error');
        const site = (0,site_site/* siteFiles */.J)(files, { commit, modified, baseUrl, policy, archive: reference.archive }, registry.files);
        if (ok) {
            run.progress('writing');
            writeFolder(options.out, site);
        }
        const sizes = new Map(site.map(file => [file.path, (0,site_file/* sizeOf */.$d)(file)]));
        const reported = [
            ...contract_files/* FILE_NAMES */.GY.map(name => ({ path: (0,contract_files/* pathOf */.XM)(name), count: contents(name, files) })),
            ...registry.reported,
        ];
        return {
            ok,
            nome: files.index.nome,
            versao: files.index.versao,
            out: options.out,
            baseUrl,
            files: reported.map(({ path, count }) => ({ path, bytes: sizes.get(path) ?? 0, count })),
            counts: allCounts(files),
            findings,
        };
    });
}
/** What a file holds, in a few words; for the index, what it is the index of. */
function contents(name, files) {
    return name === 'index'
        ? `${files.index.nome} ${files.index.versao}`
        : (0,counts/* describeCounts */.w)((0,counts/* countsOf */.m)(name, files[name]));
}
/** The counts of all files together; the six links of the index count nothing. */
function allCounts(files) {
    return Object.assign({}, ...contract_files/* FILE_NAMES */.GY.filter(name => name !== 'index').map(name => (0,counts/* countsOf */.m)(name, files[name])));
}


/***/ }),

/***/ 74438:
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
