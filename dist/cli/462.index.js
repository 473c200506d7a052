export const id = 462;
export const ids = [462];
export const modules = {

/***/ 59462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runBuild: () => (/* binding */ runBuild)
});

// EXTERNAL MODULE: ./build/git.js
var git = __webpack_require__(14200);
// EXTERNAL MODULE: ./build/reference/counts.js
var counts = __webpack_require__(81188);
// EXTERNAL MODULE: ./build/reference/files.js
var reference_files = __webpack_require__(89977);
// EXTERNAL MODULE: ./build/site/site.js + 4 modules
var site_site = __webpack_require__(99561);
// EXTERNAL MODULE: ./build/site/site-file.js
var site_file = __webpack_require__(20050);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(72394);
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
    const ours = new Set(listedFiles((0,external_node_path_.join)(target, ...reference_files/* MANIFEST_PATH */.U4.split('/'))));
    return names.filter(name => !ours.has(`/${name}`)).sort();
}
function listedFiles(manifest) {
    try {
        const { generator, files } = JSON.parse((0,external_node_fs_.readFileSync)(manifest, 'utf8'));
        return generator.name === 'refdata-action' ? [reference_files/* MANIFEST_PATH */.U4, ...files.map(file => file.path)] : [];
    }
    catch {
        // No manifest, or not one of ours: then nothing in the folder is ours.
        return [];
    }
}

// EXTERNAL MODULE: ./build/commands/reference.js + 5 modules
var commands_reference = __webpack_require__(94582);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/config/load.js + 5 modules
var load = __webpack_require__(49258);
// EXTERNAL MODULE: ./build/registry/build.js + 4 modules
var build = __webpack_require__(12537);
// EXTERNAL MODULE: ./build/registry/counts.js
var registry_counts = __webpack_require__(57376);
// EXTERNAL MODULE: ./build/registry/files.js
var registry_files = __webpack_require__(70101);
;// CONCATENATED MODULE: ./build/commands/site-registry.js









const NONE = { files: [], findings: [], reported: [] };
/**
 * Builds the registry, where refdata.yml has one, for as long as `use` needs its files: archives are not held in
 * memory, and those on disk are removed in the end.
 */
async function withRegistry({ repo, config, out, progress }, use) {
    const loaded = (0,load/* loadConfig */.Z)((0,external_node_path_.resolve)(repo, config), config);
    if (!loaded.config.registro)
        return use(NONE);
    const staging = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'refdata-registry-'));
    try {
        const { registro, files, findings } = await (0,build/* buildRegistry */.M)({ repo, loaded, out, staging, progress });
        const { packages: pacotes, versions: versoes } = (0,registry_counts/* registryCounts */.G)(registro);
        const reported = [{ path: reference_files/* REGISTRO_PATH */.AM, count: (0,counts/* describeCounts */.w)({ pacotes, versoes }) }];
        return await use({ files: (0,registry_files/* registrySiteFiles */.E)(files), findings, reported });
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
async function build_build(options, progress) {
    const { files, policy, ...reference } = await (0,commands_reference/* buildReference */.iW)({ ...options, ...(progress && { progress }) });
    const baseUrl = (options.baseUrl ?? reference.baseUrl ?? null)?.replace(/\/+$/, '') ?? null;
    const { commit, modified } = await (0,git/* sourceState */.f7)(options.repo);
    return withRegistry({ ...options, progress }, async (registry) => {
        const findings = [...reference.findings, ...registry.findings];
        const ok = !findings.some(finding => finding.level === 'error');
        const site = (0,site_site/* siteFiles */.J)(files, { commit, modified, baseUrl, policy, archive: reference.archive }, registry.files);
        if (ok) {
            progress?.('writing');
            writeFolder(options.out, site);
        }
        const sizes = new Map(site.map(file => [file.path, (0,site_file/* sizeOf */.$d)(file)]));
        const reported = [
            ...reference_files/* FILE_NAMES */.GY.map(name => ({ path: (0,reference_files/* pathOf */.XM)(name), count: contents(name, files) })),
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
    return Object.assign({}, ...reference_files/* FILE_NAMES */.GY.filter(name => name !== 'index').map(name => (0,counts/* countsOf */.m)(name, files[name])));
}

// EXTERNAL MODULE: ./build/fork.js
var fork = __webpack_require__(40522);
// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/cli/config-path.js
var config_path = __webpack_require__(40963);
// EXTERNAL MODULE: ./build/cli/findings.js
var findings = __webpack_require__(80415);
// EXTERNAL MODULE: ./build/cli/progress.js
var cli_progress = __webpack_require__(20902);
// EXTERNAL MODULE: ./build/cli/table.js
var table = __webpack_require__(81681);
// EXTERNAL MODULE: ./build/cli/threads.js
var threads = __webpack_require__(3116);
// EXTERNAL MODULE: ./build/cli/web-address.js
var web_address = __webpack_require__(78122);
;// CONCATENATED MODULE: ./build/cli/build.js









/** `refdata build`: true when the folder was written. */
async function runBuild({ json = false, ...options }) {
    const checked = {
        ...options,
        config: (0,config_path/* configPath */.e)(options.config),
        baseUrl: (0,web_address/* webAddress */.D)('--base-url', options.baseUrl),
        docsUrl: (0,web_address/* webAddress */.D)('--docs-url', options.docsUrl),
        threads: (0,threads/* threadLimit */.u)(options.threads),
        commands: (0,fork/* commandPermission */.X)(options.allowCommands ?? false, process.env),
    };
    const progress = await (0,cli_progress/* startProgress */.o)(json);
    const result = await build_build(checked, progress.step).finally(progress.stop);
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return result.ok;
    }
    const name = `${result.nome} ${result.versao}`.trim();
    if (result.ok) {
        process.stdout.write(`${colours/* colours */.M.green('built')} ${colours/* colours */.M.bold(name)} into ${result.out}: ${(0,findings/* countFindings */.G)(result.findings)}\n`);
        process.stdout.write(`${(0,table/* renderTable */.b)(result.files.map(({ path, bytes, count }) => [(result.baseUrl ?? '') + path, bytes, count]))}\n`);
    }
    (0,findings/* printFindings */.c)(result.findings, result.ok ? process.stdout : process.stderr);
    if (!result.ok)
        process.stderr.write(`\n${colours/* colours */.M.red('nothing written')}: ${name} has ${(0,findings/* countFindings */.G)(result.findings)}\n`);
    return result.ok;
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
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21601);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72394);


/** An absolute http(s) address given as an option, without a slash at its end. @throws {UserError} */
function webAddress(option, value) {
    if (value === undefined)
        return undefined;
    if (!(0,_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isBaseAddress */ .ae)(value)) {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`${option} is "${value}", which is not an absolute address that paths can be put behind.`, 'Write it in full and without query or "#", such as https://lume.example/docs.');
    }
    return value.replace(/\/+$/, '');
}


/***/ }),

/***/ 40522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commandPermission)
/* harmony export */ });
/* unused harmony export isFromFork */
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

/***/ 57376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ registryCounts)
/* harmony export */ });
function registryCounts({ pacotes }) {
    const all = Object.values(pacotes);
    return {
        packages: all.length,
        versions: all.reduce((sum, { versoes }) => sum + Object.keys(versoes).length, 0),
    };
}


/***/ })

};
