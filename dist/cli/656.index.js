export const id = 656;
export const ids = [656];
export const modules = {

/***/ 56656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runApi: () => (/* binding */ runApi)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/commands/api-docs.js + 3 modules
var api_docs = __webpack_require__(77900);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(73382);
// EXTERNAL MODULE: ./build/code-points.js
var code_points = __webpack_require__(19039);
// EXTERNAL MODULE: ./build/exporters/rules.js
var rules = __webpack_require__(41678);
// EXTERNAL MODULE: ./build/generated/exporters.js + 4 modules
var exporters = __webpack_require__(52940);
// EXTERNAL MODULE: ./build/rule-info.js
var rule_info = __webpack_require__(850);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(72394);
;// CONCATENATED MODULE: ./build/commands/artifact-files.js








/** Files of descriptions by their names; many a page that is none of ours is called `index.html`. */
const DESCRIPTIONS = exporters/* exporters */.n.map(({ fileName }) => fileName).filter(name => name !== 'index.html');
/** The artifacts that are not below `folder` as they are, byte by byte. @throws {UserError} when one cannot be read. */
function changedArtifacts(folder, artifacts) {
    return artifacts.filter(({ path, bytes }) => {
        try {
            return !(0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, ...path.split('/'))).equals(bytes);
        }
        catch (cause) {
            if (isAbsent(cause))
                return true;
            throw new user_error/* UserError */.y(`${path} cannot be read: ${cause.message}.`, 'Choose another folder.', {
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
    const read = new Set(sources.map(file => (0,external_node_fs_.realpathSync)(file)));
    for (const { path } of artifacts) {
        const target = (0,external_node_path_.join)(folder, ...path.split('/'));
        if (!(0,external_node_fs_.existsSync)(target) || !read.has((0,external_node_fs_.realpathSync)(target)))
            continue;
        throw new user_error/* UserError */.y(`${path} is a file that the routes are read from: the description would take its place.`, 'Choose another place for the descriptions.');
    }
}
/**
 * Writes the artifacts below `folder`: all are written beside their places before the first one moves there, so that a
 * full disk leaves the old ones. @throws {UserError} when one cannot be written.
 */
function writeArtifacts(folder, artifacts) {
    const moves = artifacts.map(({ path, bytes }) => {
        const target = (0,external_node_path_.join)(folder, ...path.split('/'));
        return { bytes, target, fresh: (0,external_node_path_.join)((0,external_node_path_.dirname)(target), `.${(0,external_node_path_.basename)(target)}.new-${process.pid}`) };
    });
    const written = [];
    try {
        for (const { fresh, bytes } of moves) {
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(fresh), { recursive: true });
            written.push(fresh);
            (0,external_node_fs_.writeFileSync)(fresh, bytes);
        }
        for (const { fresh, target } of moves)
            (0,external_node_fs_.renameSync)(fresh, target);
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`The descriptions cannot be written: ${cause.message}.`, 'Choose another place for them, or give it the permission to be written.', { cause });
    }
    finally {
        for (const fresh of written)
            (0,external_node_fs_.rmSync)(fresh, { force: true });
    }
}
/** Descriptions below `folder` that none of the artifacts is: of a server, a source or a format that was taken away. */
function orphanedDescriptions(folder, artifacts) {
    const written = new Set(artifacts);
    return (0,dist/* globSync */.AZ)(`**/{${DESCRIPTIONS.join(',')}}`, {
        cwd: folder,
        onlyFiles: true,
        followSymbolicLinks: false,
    })
        .map(path => path.replaceAll('\\', '/'))
        .filter(path => !written.has(path))
        .sort(code_points/* compareCodePoints */.O);
}
/** That a file describes nothing any more. */
function orphanFinding(path) {
    return (0,rule_info/* findingOf */.h)(rules/* descriptionOrphaned */.Mw, `${path} describes no server that was read.`, path, { file: path });
}
function isAbsent(error) {
    return /^(ENOENT|ENOTDIR)$/.test(error.code ?? '');
}

// EXTERNAL MODULE: ./build/exporters/coverage.js + 2 modules
var exporters_coverage = __webpack_require__(24802);
// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/cli/findings.js
var cli_findings = __webpack_require__(80415);
// EXTERNAL MODULE: ./build/cli/api/locate.js
var locate = __webpack_require__(10846);
// EXTERNAL MODULE: ./build/stats.js
var build_stats = __webpack_require__(77355);
;// CONCATENATED MODULE: ./build/cli/api/out-file.js




/** What `-o` names; standard output where it is left out. @throws {UserError} for a folder, and for nothing */
function outFile(out) {
    if (out === undefined || out === '-' || out === '/dev/stdout')
        return { kind: 'standard-output' };
    const stats = (0,build_stats/* statsOf */.L)(out);
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
    refuseSources(made.folder, made.artifacts, read);
    const docs = { ...described, findings: [...described.findings, ...orphans(flags, made.artifacts)] };
    // With an error nothing is written, so that what is there stays whole.
    const changed = docs.ok ? changedArtifacts(made.folder, made.artifacts) : [];
    if (docs.ok)
        writeArtifacts(made.folder, changed);
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
    return orphanedDescriptions(outDir, written).map(path => orphanFinding((0,external_node_path_.join)(outDir, path)));
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


/***/ })

};
