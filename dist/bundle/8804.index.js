export const id = 8804;
export const ids = [8804];
export const modules = {

/***/ 8804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runApi: () => (/* binding */ runApi)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/said/commands/api-docs.js
var api_docs = __webpack_require__(90007);
// EXTERNAL MODULE: ./build/said/commands/artifact-files.js
var artifact_files = __webpack_require__(53359);
// EXTERNAL MODULE: ./build/said/commands/overlay-file.js
var overlay_file = __webpack_require__(35506);
// EXTERNAL MODULE: ./build/said/exporters/coverage.js + 3 modules
var exporters_coverage = __webpack_require__(75490);
// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: ./build/said/text/counted.js
var counted = __webpack_require__(35676);
// EXTERNAL MODULE: ./build/said/cli/colours.js
var colours = __webpack_require__(51040);
// EXTERNAL MODULE: ./build/said/cli/findings.js
var cli_findings = __webpack_require__(1755);
// EXTERNAL MODULE: ./build/said/cli/api/locate.js
var locate = __webpack_require__(73834);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/said/findings/unwritable.js
var unwritable = __webpack_require__(78972);
// EXTERNAL MODULE: ./build/said/runtime/stats.js
var runtime_stats = __webpack_require__(15368);
;// CONCATENATED MODULE: ./build/said/cli/api/out-file.js





/** What `-o` names; standard output where it is left out. @throws {UserError} for a folder, and for nothing */
function outFile(out) {
    if (out === undefined || out === '-' || out === '/dev/stdout')
        return { kind: 'standard-output' };
    const stats = (0,runtime_stats/* statsOf */.L)(out);
    if (out === '' || out.endsWith('/') || stats?.isDirectory()) {
        throw new user_error/* UserError */.y(out === '' ? $said('-o names no file.') : $said`-o is ${out}, which is a folder.`, $said('Name a file, such as -o openapi.json, or give --out-dir.'));
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
        throw (0,unwritable/* unwritable */.m)(path, cause, $said('Name a file, or leave -o out for standard output.'));
    }
}

;// CONCATENATED MODULE: ./build/said/cli/api/api.js











const DEFAULT_FORMAT = 'markdown';
const YAML = 'yaml';
const OPENAPI = 'openapi';
/** `refdata api`: true when every file has a server and nothing is an error. Results go to standard output only. */
async function runApi(files, flags) {
    const asked = api_docs/* FORMATS */.hR.filter(name => flags[(0,api_docs/* flagOf */.iP)(name)] === true);
    const formats = asYaml(flags.all ? [...new Set([...api_docs/* USUAL_FORMATS */.GB, ...asked])] : asked, flags);
    // A word that is no file is told before what several files would need.
    const { root, sources } = (0,locate/* locate */.x)(files);
    checkFlags(files, formats, flags);
    // `-o=file` reaches us with its equals sign.
    const out = outFile(flags.out?.replace(/^=/, ''));
    const overlays = (flags.overlay ?? []).map(file => (0,overlay_file/* readOverlay */.r)(file));
    const described = await (0,api_docs/* describeServers */.ec)({ root, sources, config: configOf(flags), ...flags, overlays });
    const made = outputOf(described, formats, flags, out);
    const read = sources.map(source => (0,external_node_path_.join)(root, source));
    (0,artifact_files/* refuseSources */.pE)(made.folder, made.artifacts, read);
    const findings = [
        ...described.findings,
        ...(0,artifact_files/* keptFindings */.$6)(made.kept, made.folder),
        ...orphans(flags, made.artifacts),
    ];
    const docs = { ...described, findings };
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
/** A file whose name says YAML gets the OpenAPI document in that form; so does who asks for both without a folder for two. */
function asYaml(formats, { out, outDir }) {
    if (outDir === undefined &&
        formats.length === 2 &&
        formats.every(each => each === YAML || each === OPENAPI))
        return [YAML];
    const [only = YAML] = formats;
    const isMeant = formats.length < 2 && (only === OPENAPI || only === YAML);
    return isMeant && /\.ya?ml$/i.test(out ?? '') ? [YAML] : formats;
}
/** Descriptions in `--out-dir` that this run does not write; a working folder holds such files for other reasons, too. */
function orphans({ outDir, server }, artifacts) {
    if (outDir === undefined || server !== undefined || (0,external_node_path_.resolve)(outDir) === (0,external_node_path_.resolve)('.'))
        return [];
    const written = artifacts.map(({ path }) => path);
    return (0,artifact_files/* orphanedDescriptions */.VK)(outDir, written).map(path => (0,artifact_files/* orphanFinding */.Mp)((0,external_node_path_.join)(outDir, path)));
}
function outputOf(docs, formats, flags, out) {
    if (flags.outDir !== undefined) {
        const artifacts = (0,api_docs/* apiArtifacts */.Ek)(docs, formats, '', { layout: flags.layout });
        const kept = (0,artifact_files/* publishedEarlier */.tN)(flags.outDir, (0,api_docs/* earlierArtifacts */.mF)(docs, formats, '', artifacts));
        return { text: '', folder: flags.outDir, artifacts: [...artifacts, ...kept], kept };
    }
    const [first] = docs.servers;
    const text = first ? (0,api_docs/* exporterOf */.Xt)(formats[0] ?? DEFAULT_FORMAT).export(first.document) : '';
    if (out.kind !== 'file')
        return { text, folder: '.', artifacts: [], kept: [] };
    return {
        text: '',
        folder: (0,external_node_path_.dirname)(out.path),
        artifacts: [{ path: (0,external_node_path_.basename)(out.path), bytes: new TextEncoder().encode(text) }],
        kept: [],
    };
}
function checkFlags(files, formats, flags) {
    if (flags.outDir !== undefined && flags.out !== undefined)
        throw new user_error/* UserError */.y($said('--out-dir and -o are both given.'), $said('Use -o for one format, --out-dir for several.'));
    if (flags.outDir === undefined && (formats.length > 1 || files.length > 1)) {
        throw new user_error/* UserError */.y(files.length > 1
            ? $said('Several files need a folder to write to.')
            : $said('Several formats need a folder to write to.'), $said('Add --out-dir docs/api, or ask for one format of one file.'));
    }
    if (flags.outDir !== undefined && formats.length === 0) {
        throw new user_error/* UserError */.y($said('--out-dir is given, and no format.'), $said`Add --all, or any of ${api_docs/* FORMATS */.hR.map(name => `--${(0,api_docs/* flagOf */.iP)(name)}`).join(', ')}.`);
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
        say($said`${first} is described; name another with --server: ${others.join(', ')}`);
    }
    if (servers.length > 0)
        say((0,exporters_coverage/* coverageSentence */.Qc)(coverage));
    if (!ok)
        say(colours/* colours */.M.red($said('nothing written')));
    else if (artifacts.length > 0)
        say($said`${colours/* colours */.M.green($said('written'))} ${(0,counted/* counted */.h)(artifacts.length, 'file')}, ${changed} changed`);
}


/***/ }),

/***/ 73834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ locate)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _commands_api_docs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90007);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14343);
/* harmony import */ var _git_left_out_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34719);
/* harmony import */ var _runtime_stats_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15368);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35112);







/** The folder that all files are in, and the files relative to it: imports are followed inside that folder. */
function locate(files) {
    for (const file of files)
        if (!(0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_5__/* .statsOf */ .L)(file)?.isFile())
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
    if ((0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_5__/* .statsOf */ .L)(given)?.isDirectory())
        return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`There is no file ${given}: it is a folder.`, $said('Name the file in it that declares the server.'));
    const [word] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .nearest */ .p)(given.toLowerCase(), WORDS);
    const isPlain = /^-*[a-z]+$/i.test(given) && word !== undefined;
    if (isPlain) {
        const others = all.filter(file => file !== given);
        const rest = others.length > 0 ? others.join(' ') : 'src/app.df';
        const command = word === 'mock' ? `mock ${rest}` : word === 'verify' ? `api verify ${rest}` : `api ${rest} --${word}`;
        return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`There is no file ${given}. Did you mean \`refdata ${command}\`?`, EXPLAINED);
    }
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(given);
    const submodule = (0,_git_left_out_js__WEBPACK_IMPORTED_MODULE_4__/* .absentSubmodule */ .ip)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(given));
    if (submodule !== undefined)
        return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`There is no file ${given}: it is in the submodule ${submodule}, which was not checked out.`, _git_left_out_js__WEBPACK_IMPORTED_MODULE_4__/* .SUBMODULE_REMEDY */ .kO);
    const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .nearest */ .p)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(given), namesIn(folder));
    const meant = near === undefined ? '' : $said` Did you mean ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, near)}?`;
    return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`There is no file ${given}.${meant}`, EXPLAINED);
}
const EXPLAINED = $said('Name the file that declares the server, such as src/app.df.');
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
    if (!(0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_5__/* .statsOf */ .L)(folder)?.isDirectory())
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

/***/ 53359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ keptFindings),
/* harmony export */   Mp: () => (/* binding */ orphanFinding),
/* harmony export */   VK: () => (/* binding */ orphanedDescriptions),
/* harmony export */   eR: () => (/* binding */ changedArtifacts),
/* harmony export */   pE: () => (/* binding */ refuseSources),
/* harmony export */   tN: () => (/* binding */ publishedEarlier),
/* harmony export */   zg: () => (/* binding */ writeArtifacts)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73382);
/* harmony import */ var _exporters_generated_exporters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21530);
/* harmony import */ var _findings_rule_info_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(50238);
/* harmony import */ var _findings_unwritable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78972);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14343);
/* harmony import */ var _git_working_form_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78555);
/* harmony import */ var _rules_api_descriptions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89838);
/* harmony import */ var _runtime_make_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35742);
/* harmony import */ var _runtime_remove_quietly_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97);
/* harmony import */ var _runtime_stats_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15368);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(62021);













/** Files of descriptions by their names; many a page that is none of ours is called `index.html`. */
const DESCRIPTIONS = _exporters_generated_exporters_js__WEBPACK_IMPORTED_MODULE_2__/* .exporters */ .n.map(({ fileName }) => fileName).filter(name => name !== 'index.html');
/** The artifacts that are not below `folder` as they are, byte by byte in the form that git has of them. @throws {UserError} when one cannot be read. */
function changedArtifacts(folder, artifacts) {
    const form = new _git_working_form_js__WEBPACK_IMPORTED_MODULE_5__/* .WorkingForm */ .g((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder));
    return artifacts.filter(({ path, bytes }) => {
        try {
            const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...path.split('/')));
            return !there.equals(bytes) && Buffer.compare(form.committed(path, there), bytes) !== 0;
        }
        catch (cause) {
            if (isAbsent(cause))
                return true;
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y($said`${path} cannot be read: ${cause.message}.`, $said('Choose another folder.'), {
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
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y($said`${path} is a file that the routes are read from: the description would take its place.`, $said('Choose another place for the descriptions.'));
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
            (0,_runtime_make_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(fresh));
            written.push(fresh);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(fresh, bytes);
        }
        for (const { fresh, target } of moves)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(fresh, target);
    }
    catch (cause) {
        const remedy = $said('Choose another place for them, or give it the permission to be written.');
        throw (0,_findings_unwritable_js__WEBPACK_IMPORTED_MODULE_3__/* .unwritable */ .m)($said('The descriptions'), cause, remedy);
    }
    finally {
        for (const fresh of written)
            (0,_runtime_remove_quietly_js__WEBPACK_IMPORTED_MODULE_8__/* .removeQuietly */ .S)(fresh);
    }
}
/**
 * Of the descriptions at earlier addresses below `folder` those that were published there: a list names them, or one of
 * the files beside each other is another edition of the same. One file is kept for one description.
 */
function publishedEarlier(folder, earlier, listed = new Map()) {
    const there = earlier.filter(({ path }) => isPlainFile(folder, path));
    const placeOf = ({ path, now }) => `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)} ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(now)}`;
    const ours = new Set(there
        .filter(({ path, bytes }) => !listed.has(path) && isEdition((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path)), bytes))
        .map(placeOf));
    const kept = new Map();
    for (const each of there) {
        const writer = listed.get(each.path);
        const isOurs = writer === undefined ? ours.has(placeOf(each)) : writer === each.source;
        if (isOurs && !kept.has(each.path))
            kept.set(each.path, each);
    }
    return [...kept.values()];
}
/** Whether a path is a file that stands there itself, and not behind a link. */
function isPlainFile(folder, path) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ...path.split('/'));
    return ((0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_9__/* .statsOf */ .L)(target)?.isFile() === true &&
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(target) === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), ...path.split('/')));
}
/** Lines that say something; a bracket stands in every file. */
const SAYING_CHARACTERS = 12;
/** Whether at least half of what a file says is in another one, too. */
function isEdition(there, now) {
    const [before, after] = [there, now].map(bytes => new TextDecoder()
        .decode(bytes)
        .split(/\r?\n/)
        .filter(line => line.length >= SAYING_CHARACTERS));
    const known = new Set(after);
    return before.length > 0 && before.filter(line => known.has(line)).length * 2 >= before.length;
}
/** That descriptions are at an earlier address, too; once for each folder. */
function keptFindings(kept, folder) {
    const byFolder = new Map(kept.map(each => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(each.path), each]));
    return [...byFolder.values()].map(({ path, now }) => {
        const [file, address] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, now)].map(each => each.replaceAll('\\', '/'));
        return (0,_findings_rule_info_js__WEBPACK_IMPORTED_MODULE_10__/* .findingOf */ .h)(_rules_api_descriptions_js__WEBPACK_IMPORTED_MODULE_6__/* .descriptionKept */ .$B, $said`${file} is an earlier address of ${address}; both are written.`, file, { file });
    });
}
/** Descriptions below `folder` that none of the artifacts is: of a server, a source or a format that was taken away. */
function orphanedDescriptions(folder, artifacts) {
    const written = new Set(artifacts);
    return (0,tinyglobby__WEBPACK_IMPORTED_MODULE_11__/* .globSync */ .AZ)(`**/{${DESCRIPTIONS.join(',')}}`, {
        cwd: folder,
        onlyFiles: true,
        followSymbolicLinks: false,
    })
        .map(path => path.replaceAll('\\', '/'))
        .filter(path => !written.has(path))
        .sort(_text_code_points_js__WEBPACK_IMPORTED_MODULE_12__/* .compareCodePoints */ .O);
}
/** That a file describes nothing any more. */
function orphanFinding(path) {
    return (0,_findings_rule_info_js__WEBPACK_IMPORTED_MODULE_10__/* .findingOf */ .h)(_rules_api_descriptions_js__WEBPACK_IMPORTED_MODULE_6__/* .descriptionOrphaned */ .Mw, $said`${path} describes no server that was read.`, path, { file: path });
}
function isAbsent(error) {
    return /^(ENOENT|ENOTDIR)$/.test(error.code ?? '');
}


/***/ }),

/***/ 35506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ overlayOf),
/* harmony export */   r: () => (/* binding */ readOverlay)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
/* harmony import */ var _exporters_overlay_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38473);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14343);




const MAX_BYTES = 16 * 1024 * 1024;
const MAX_ALIASES = 1_000;
const EXAMPLE = $said("Write `overlay: 1.0.0` and `actions:`, each with a `target` such as $.paths['/itens'].get and `update` or `remove: true`.");
/**
 * An overlay (OpenAPI Overlay 1.0 or 1.1) in YAML or JSON. @throws {UserError} for a file that is none
 * @param file its name in messages
 */
function readOverlay(path, file = path) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_1__/* .LineCounter */ .HN();
    const document = parsed(path, file, lines);
    const data = dataOf(document, file);
    const nodes = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(document.contents) ? document.contents.get('actions', true) : undefined;
    return overlayOf(data, file, index => {
        const node = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(nodes) ? nodes.items[index] : undefined;
        return (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isNode */ .Ll)(node) && node.range ? lines.linePos(node.range[0]).line : 1;
    });
}
/** An overlay from what its file holds. @throws {UserError} for what is none */
function overlayOf(data, file, lineOf = () => 1) {
    const { overlay, actions } = (data ?? {});
    if (typeof overlay !== 'string' || !/^1\./.test(overlay))
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`${file} is no overlay: it has no \`overlay: 1.0.0\`.`, EXAMPLE);
    if (!Array.isArray(actions) || actions.length === 0)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`${file} has no actions.`, EXAMPLE);
    return {
        file,
        actions: actions.map((action, index) => actionOf(action, lineOf(index), file, /^1\.0/.test(overlay))),
    };
}
function actionOf(action, line, file, by10) {
    const { target, update, copy, remove } = (action ?? {});
    const wrong = (what) => new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`${file}:${line}: this action ${what}.`, EXAMPLE);
    if (typeof target !== 'string')
        throw wrong($said('has no target'));
    const from = by10 || typeof copy !== 'string' ? undefined : copy;
    for (const path of from === undefined ? [target] : [target, from]) {
        const mistake = (0,_exporters_overlay_js__WEBPACK_IMPORTED_MODULE_2__/* .pathMistake */ .q)(path);
        if (mistake !== undefined)
            throw wrong($said`has the target ${path}, which is no JSONPath: ${mistake}`);
    }
    if (remove !== undefined && typeof remove !== 'boolean')
        throw wrong($said('has a `remove` that is neither true nor false'));
    if (update === undefined && from === undefined && remove !== true)
        throw wrong($said('has neither `update` nor `remove: true`'));
    if (update !== undefined && from !== undefined)
        throw wrong($said('has both `update` and `copy`'));
    return { target, line, by10, update, copy: from, remove: remove === true };
}
function parsed(path, file, lineCounter) {
    let bytes;
    try {
        bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (cause) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`${file} cannot be read: ${cause.message}.`, $said('Name an overlay file.'), {
            cause,
        });
    }
    if (bytes.length > MAX_BYTES)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y($said`${file} is too large for an overlay.`, EXAMPLE);
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .parseDocument */ .Tp)(bytes.toString('utf8'), { lineCounter, customTags: [], merge: true });
    const [error] = document.errors;
    if (error)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${file}: ${error.message.split('\n')[0]}`, $said('Correct the YAML, or the JSON.'));
    return document;
}
/** @throws {UserError} when aliases stand for more than anybody writes */
function dataOf(document, file) {
    try {
        return document.toJS({ maxAliasCount: MAX_ALIASES });
    }
    catch (cause) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${file}: ${cause.message}.`, $said('Write the values out.'), { cause });
    }
}


/***/ }),

/***/ 78972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ writing),
/* harmony export */   m: () => (/* binding */ unwritable)
/* harmony export */ });
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88719);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14343);


/** That the file system did not take a file or folder, why, and what to do. */
function unwritable(shown, cause, remedy) {
    return new _user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y($said`${shown} cannot be written: ${(0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(cause) ?? cause.message}.`, remedy, { cause });
}
/** Does what writes `shown`. @throws {UserError} in the place of what the file system answers */
function writing(shown, remedy, work) {
    try {
        return work();
    }
    catch (cause) {
        throw unwritable(shown, cause, remedy);
    }
}


/***/ }),

/***/ 35742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _stats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15368);



/**
 * Makes a folder and those around it. Node's own way to make several at once never ends where a file system refuses new folders by saying
 * that the one around them is not there, as `/proc` does: each is made by itself here.
 *
 * @throws {Error} of the file system when it cannot be made, or is there and is no folder.
 */
function makeFolder(folder) {
    try {
        makeOne(folder);
    }
    catch (error) {
        const around = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
        if (error.code !== 'ENOENT' || around === folder)
            throw error;
        makeFolder(around);
        makeOne(folder);
    }
}
/** Makes a folder in one that is there; another process may have made it just before. */
function makeOne(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
    }
    catch (error) {
        if (!(0,_stats_js__WEBPACK_IMPORTED_MODULE_2__/* .statsOf */ .L)(folder)?.isDirectory())
            throw error;
    }
}


/***/ }),

/***/ 97:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ removeQuietly)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** Removes a file or folder that only we have written. What was not written cannot be removed either: that is no second mistake. */
function removeQuietly(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    }
    catch {
        // Left over under a name that nothing reads.
    }
}


/***/ })

};
