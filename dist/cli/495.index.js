export const id = 495;
export const ids = [495];
export const modules = {

/***/ 9495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPack: () => (/* binding */ runPack)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/config/load.js + 6 modules
var load = __webpack_require__(3083);
// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(7658);
// EXTERNAL MODULE: ./build/registry/build.js + 4 modules
var build = __webpack_require__(2537);
// EXTERNAL MODULE: ./build/registry/packages.js + 1 modules
var registry_packages = __webpack_require__(4993);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(3929);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(2394);
;// CONCATENATED MODULE: ./build/commands/registry-pack.js








/**
 * Packs packages of a repository into archives, all or none (reference-language.md §10.5).
 * @throws {UserError} when the configuration does not hold, or a name is of no package.
 */
async function packRegistry(options, progress) {
    (0,repository/* repositoryRoot */.Hn)(options.repo);
    const loaded = (0,load/* loadConfig */.Z)((0,external_node_path_.resolve)(options.repo, options.config), options.config);
    const reader = new registry_packages/* PackageReader */.GA(options.repo, (0,build/* registroOf */.L)(loaded), loaded.config.limits, options.out);
    const all = await reader.readManifests(reader.manifestPaths());
    const names = options.names ?? [];
    const known = all.map(({ name }) => name);
    const unknown = names.find(name => !known.includes(name));
    if (unknown !== undefined && reader.findings.length === 0) {
        const [near] = (0,nearest/* nearest */.p)(unknown, known);
        throw new user_error/* UserError */.y(`There is no package ${unknown}.`, near ? `Did you mean ${near}?` : `The packages are ${known.join(', ')}.`);
    }
    (0,external_node_fs_.mkdirSync)(options.out, { recursive: true });
    const staging = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(options.out, '.refdata-pack-'));
    try {
        const archives = [];
        for (const manifest of all) {
            const { name, version } = manifest;
            if (names.length > 0 && !names.includes(name))
                continue;
            progress?.(`package ${name}`);
            const source = await reader.open(manifest);
            const packed = source && (await reader.pack(source, staging));
            if (packed)
                archives.push({ name, version, ...packed, file: (0,external_node_path_.join)(options.out, (0,external_node_path_.basename)(packed.file)) });
        }
        if (reader.findings.length > 0)
            return { ok: false, archives: [], findings: reader.findings };
        for (const { file } of archives)
            (0,external_node_fs_.renameSync)((0,external_node_path_.join)(staging, (0,external_node_path_.basename)(file)), file);
        return { ok: true, archives, findings: [] };
    }
    finally {
        (0,external_node_fs_.rmSync)(staging, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(5716);
// EXTERNAL MODULE: ./build/cli/findings.js
var findings = __webpack_require__(415);
// EXTERNAL MODULE: ./build/cli/progress.js
var cli_progress = __webpack_require__(902);
// EXTERNAL MODULE: ./build/cli/table.js
var table = __webpack_require__(1681);
;// CONCATENATED MODULE: ./build/cli/registry/pack.js





/** `refdata registry pack`: true when the archives were written. */
async function runPack(names, { json = false, ...options }) {
    const progress = await (0,cli_progress/* startProgress */.o)(json);
    const result = await packRegistry({ ...options, names }, progress.step).finally(progress.stop);
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return result.ok;
    }
    if (!result.ok) {
        (0,findings/* printFindings */.c)(result.findings, process.stderr);
        process.stderr.write(`\n${colours/* colours */.M.red('nothing packed')}: ${(0,findings/* countFindings */.G)(result.findings)}\n`);
        return false;
    }
    process.stdout.write(`${colours/* colours */.M.green('packed')} into ${options.out}\n`);
    process.stdout.write(`${(0,table/* renderTable */.b)(result.archives.map(({ file, bytes, sha256 }) => [file, bytes, sha256]))}\n`);
    return true;
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


/***/ })

};
