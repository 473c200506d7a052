export const id = 143;
export const ids = [143];
export const modules = {

/***/ 6143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRegistryBuild: () => (/* binding */ runRegistryBuild)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/config/load.js + 6 modules
var load = __webpack_require__(3083);
// EXTERNAL MODULE: ./build/registry/build.js + 4 modules
var build = __webpack_require__(2537);
// EXTERNAL MODULE: ./build/registry/counts.js
var counts = __webpack_require__(7376);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(2394);
// EXTERNAL MODULE: ./build/registry/layout.js
var layout = __webpack_require__(7690);
// EXTERNAL MODULE: ./build/registry/previous.js + 1 modules
var previous = __webpack_require__(6726);
;// CONCATENATED MODULE: ./build/registry/write.js





/**
 * Writes a registry into its own folder, where an earlier one may be. Archives come first and the index last, each
 * file whole, so that at any moment the index names only what is there; what the earlier index named and the new one
 * does not is removed in the end.
 *
 * @param earlier the index that is in the folder, where it was read already.
 * @throws {UserError} when the folder holds something else, or cannot be written.
 */
function writeRegistry(folder, { registro, files }, earlier = earlierIn(folder)) {
    const ordered = [...files.archives, ...files.packages, files.config, files.index];
    try {
        for (const file of ordered)
            writeWhole((0,external_node_path_.join)(folder, ...pathIn(file).split('/')), file);
        const current = new Set(filesOf(registro));
        for (const path of filesOf(earlier)) {
            if (!current.has(path))
                (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, ...path.split('/')), { force: true });
        }
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`${folder} cannot be written: ${cause.message}.`, 'Choose another folder with --out.', { cause });
    }
}
/** The path below the folder of the registry. */
function pathIn({ path }) {
    return path.slice('/registry/'.length);
}
function writeWhole(path, file) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    const fresh = `${path}.new-${process.pid}`;
    try {
        if ('bytes' in file)
            (0,external_node_fs_.writeFileSync)(fresh, file.bytes);
        else
            (0,external_node_fs_.copyFileSync)(file.storedAt, fresh);
        (0,external_node_fs_.renameSync)(fresh, path);
    }
    finally {
        (0,external_node_fs_.rmSync)(fresh, { force: true });
    }
}
/** The index in a folder; nothing for a folder that is new or empty. @throws {UserError} for one of somebody else. */
function earlierIn(folder) {
    let names;
    try {
        names = (0,external_node_fs_.readdirSync)(folder);
    }
    catch (cause) {
        if (cause.code === 'ENOENT')
            return undefined;
        throw new user_error/* UserError */.y(`${folder} is not a folder that can be read.`, 'Choose another folder with --out.', {
            cause,
        });
    }
    if (names.length === 0)
        return undefined;
    if (!names.includes(layout/* INDEX_FILE */.K$)) {
        throw new user_error/* UserError */.y(`${folder} holds files and is not a registry.`, 'Choose an empty or new folder with --out, or that of a registry.');
    }
    return (0,previous/* parseIndex */.A1)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, layout/* INDEX_FILE */.K$)), `${folder}/${layout/* INDEX_FILE */.K$}`);
}
function filesOf(registro) {
    return Object.entries(registro?.pacotes ?? {}).flatMap(([name, { versoes }]) => [
        (0,layout/* packageFile */.nR)(name),
        ...Object.values(versoes).map(({ arquivo }) => (0,layout/* archiveFile */.Bf)(arquivo)),
    ]);
}

// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(3929);
;// CONCATENATED MODULE: ./build/commands/registry-build.js








/**
 * Builds the package registry alone, without the seven files. With findings of level `error`, nothing is written.
 * @throws {UserError} when the configuration does not hold, or the previous index cannot be read.
 */
async function buildRegistryFolder(options, progress) {
    (0,repository/* repositoryRoot */.Hn)(options.repo);
    const loaded = (0,load/* loadConfig */.Z)((0,external_node_path_.resolve)(options.repo, options.config), options.config);
    const previous = options.previous === undefined || /^https?:/i.test(options.previous)
        ? options.previous
        : (0,external_node_path_.resolve)(options.previous);
    const staging = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'refdata-registry-'));
    try {
        const built = await (0,build/* buildRegistry */.M)({
            ...options,
            loaded,
            previous,
            staging,
            progress,
        });
        const { registro, findings, replaces } = built;
        const ok = !findings.some(({ level }) => level === 'error');
        progress?.('writing');
        if (ok)
            writeRegistry(options.out, built, replaces);
        return { ok, registro: registro.registro, out: options.out, ...(0,counts/* registryCounts */.G)(registro), findings };
    }
    finally {
        await (0,promises_.rm)(staging, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(5716);
// EXTERNAL MODULE: ./build/cli/findings.js
var cli_findings = __webpack_require__(415);
// EXTERNAL MODULE: ./build/cli/progress.js
var cli_progress = __webpack_require__(902);
;// CONCATENATED MODULE: ./build/cli/registry/build.js




/** `refdata registry build`: true when the registry was written. */
async function runRegistryBuild({ json = false, ...options }) {
    const progress = await (0,cli_progress/* startProgress */.o)(json);
    const result = await buildRegistryFolder(options, progress.step).finally(progress.stop);
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return result.ok;
    }
    const { registro, packages, versions, out, findings, ok } = result;
    if (ok) {
        const size = `${packages} packages, ${versions} versions`;
        process.stdout.write(`${colours/* colours */.M.green('built')} the registry ${colours/* colours */.M.bold(registro)} into ${out}: ${size}; ${(0,cli_findings/* countFindings */.G)(findings)}\n`);
    }
    (0,cli_findings/* printFindings */.c)(findings, ok ? process.stdout : process.stderr);
    if (!ok)
        process.stderr.write(`\n${colours/* colours */.M.red('nothing written')}: ${(0,cli_findings/* countFindings */.G)(findings)}\n`);
    return ok;
}


/***/ }),

/***/ 7376:
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
