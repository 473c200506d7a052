export const id = 246;
export const ids = [246];
export const modules = {

/***/ 14200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   f7: () => (/* binding */ sourceState),
/* harmony export */   lX: () => (/* binding */ readGit),
/* harmony export */   ml: () => (/* binding */ withoutFilters),
/* harmony export */   or: () => (/* binding */ readGitSync)
/* harmony export */ });
/* unused harmony export OLDEST_GIT */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72394);



/** A fetch of a large repository over a slow line takes minutes; longer than this, something hangs. */
const TIMEOUT_MINUTES = 15;
/** What git says beyond this is dropped: nobody reads it, and a server must not fill our memory. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;
/** A list of all files of a repository, or some files of at most 512 MiB each, as `limits.source_mib` allows. */
const MAX_SYNC_OUTPUT_BYTES = 1024 * 1024 * 1024;
/** Settings reach git through GIT_CONFIG_COUNT, which came with 2.31. */
const OLDEST_GIT = '2.31';
/** Git for Windows understands this name too. */
const NULL_DEVICE = '/dev/null';
/** Of the GIT_* variables around us, only those that say how to reach a server or where git lives. */
const KEPT_VARIABLES = new Set(['GIT_EXEC_PATH', 'GIT_SSL_CAINFO', 'GIT_SSL_CAPATH', 'GIT_PROXY_SSL_CAINFO']);
/**
 * Settings for reading a repository that somebody else wrote: nothing in it may run a program. They stand on
 * the command line, where every version of git obeys them.
 */
const HARDENING = [
    ['core.hooksPath', NULL_DEVICE],
    ['core.fsmonitor', 'false'],
    ['core.attributesFile', NULL_DEVICE],
    ['core.autocrlf', 'false'],
    ['core.longpaths', 'true'],
    ['credential.helper', ''],
    ['protocol.ext.allow', 'never'],
    ['submodule.recurse', 'false'],
    ['fetch.recurseSubmodules', 'false'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    // Otherwise `git init` gives advice on how to choose one.
    ['init.defaultBranch', 'main'],
].flatMap(([key, value]) => ['-c', `${key}=${value}`]);
/**
 * Runs git without prompts, hooks, filters, credential helpers, and without the settings of the machine and of
 * the user. A failure of git is a result; @throws {UserError} when there is no git, or when it hangs.
 */
function git(args, options) {
    return new Promise((settle, reject) => {
        // Windows looks for a program in the current folder first, and a repository may hold a `git.exe`: start
        // where no repository is, and let git itself change the folder.
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', ['-C', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(options.cwd), '--no-pager', ...HARDENING, ...args], {
            cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(process.execPath),
            env: environment(options),
            stdio: [options.input === undefined ? 'ignore' : 'pipe', options.output ?? 'pipe', 'pipe'],
            windowsHide: true,
        });
        let timedOut = false;
        const timer = setTimeout(() => {
            timedOut = true;
            child.kill('SIGKILL');
        }, TIMEOUT_MINUTES * 60_000);
        const stdout = child.stdout ? collect(child.stdout) : () => '';
        const stderr = child.stderr ? collect(child.stderr) : () => '';
        // Git may end before it has read everything; then its exit code says why.
        child.stdin?.on('error', () => { }).end(options.input);
        child.once('error', cause => {
            clearTimeout(timer);
            reject(notInstalled(cause));
        });
        child.once('close', code => {
            clearTimeout(timer);
            if (timedOut) {
                reject(new _user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`git ${args[0]} did not end within ${TIMEOUT_MINUTES} minutes.`, 'Run the job again; if it hangs each time, check out the repository in a step before.'));
                return;
            }
            settle({ code: code ?? -1, stdout: stdout(), stderr: stderr() });
        });
    });
}
const UNKNOWN_STATE = { commit: null, modified: false };
/** The commit that a folder was checked out from. Never fails: a folder need not be a git repository. */
async function sourceState(folder) {
    try {
        // The second name holds only where the commit has the folder: a package unpacked below somebody's
        // repository (node_modules, say) does not come from that repository's commit.
        const head = await readGit(folder, ['rev-parse', 'HEAD', 'HEAD:./']);
        if (head.code !== 0)
            return UNKNOWN_STATE;
        const commit = head.stdout.split('\n', 1)[0] ?? '';
        const config = await withoutFilters(folder);
        const status = await readGit(folder, ['status', '--porcelain', '--untracked-files=no', '--ignore-submodules=all', '--', '.'], { config });
        return { commit, modified: status.code === 0 && status.stdout !== '' };
    }
    catch {
        return UNKNOWN_STATE;
    }
}
/** Settings for `git status` and `git diff`: these run the filters that the repository's own config defines; empty commands run nothing. */
async function withoutFilters(folder) {
    const { stdout } = await readGit(folder, ['config', '--null', '--name-only', '--get-regexp', '^filter\\.']);
    const drivers = new Set();
    for (const key of stdout.split('\0')) {
        if (key !== '')
            drivers.add(key.slice(0, key.lastIndexOf('.')));
    }
    return [...drivers].flatMap((driver) => [
        [`${driver}.clean`, ''],
        [`${driver}.smudge`, ''],
        [`${driver}.process`, ''],
        [`${driver}.required`, 'false'],
    ]);
}
/** A local command that writes nothing, asks no server, and reads repositories of other owners (containers). */
function readGit(folder, args, { config = [], ...options } = {}) {
    return git(args, {
        ...options,
        cwd: folder,
        env: { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' },
        config: [['safe.directory', '*'], ...config],
    });
}
/** The same at once, for files that are read while sources are evaluated; `input` goes to git, bytes come back. */
function readGitSync(folder, args, input = '') {
    const { status, stdout, stderr, error } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', ['-C', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), '--no-pager', ...HARDENING, ...args], {
        cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(process.execPath),
        env: environment({
            cwd: folder,
            env: { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' },
            config: [['safe.directory', '*']],
        }),
        input,
        maxBuffer: MAX_SYNC_OUTPUT_BYTES,
        timeout: TIMEOUT_MINUTES * 60_000,
        windowsHide: true,
    });
    if (error)
        throw notInstalled(error);
    return { code: status ?? -1, stdout, stderr: stderr.toString('utf8') };
}
function environment(options) {
    const env = {};
    for (const [name, value] of Object.entries(process.env)) {
        const upper = name.toUpperCase();
        // A program that asks for passwords is one more program that we do not run.
        if (upper === 'SSH_ASKPASS' || (upper.startsWith('GIT_') && !KEPT_VARIABLES.has(upper)))
            continue;
        env[name] = value;
    }
    const config = options.config ?? [];
    config.forEach(([key, value], index) => {
        env[`GIT_CONFIG_KEY_${index}`] = key;
        env[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return {
        ...env,
        ...options.env,
        GIT_CONFIG_COUNT: String(config.length),
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: NULL_DEVICE,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_ALLOW_PROTOCOL: options.protocols ?? '',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        GIT_LFS_SKIP_SMUDGE: '1',
        // Failures are told apart by what git says, so it has to say it in one language.
        LC_ALL: 'C',
        LANGUAGE: '',
    };
}
function collect(stream) {
    const chunks = [];
    let bytes = 0;
    stream.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes <= MAX_OUTPUT_BYTES)
            chunks.push(chunk);
    });
    return () => Buffer.concat(chunks).toString('utf8');
}
function notInstalled(cause) {
    if (cause.code !== 'ENOENT')
        return cause;
    return new _user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('The program git was not found on this machine.', `Install git ${OLDEST_GIT} or later and see that it is on PATH; without it, leave out "repository" and "ref".`, { cause });
}


/***/ }),

/***/ 14993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GA: () => (/* binding */ PackageReader),
  yQ: () => (/* binding */ hashFiles),
  qQ: () => (/* binding */ hashOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/reference/shown.js
var shown = __webpack_require__(78723);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(83929);
// EXTERNAL MODULE: ./build/rule-info.js
var rule_info = __webpack_require__(850);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(72394);
// EXTERNAL MODULE: ./build/registry/archive.js
var archive = __webpack_require__(48048);
// EXTERNAL MODULE: ./build/registry/manifest.js
var manifest = __webpack_require__(9329);
// EXTERNAL MODULE: ./build/registry/names.js
var names = __webpack_require__(80450);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/tar-stream/index.js
var tar_stream = __webpack_require__(56118);
;// CONCATENATED MODULE: ./build/registry/pack.js






/** Larger files are streamed. */
const MAX_BYTES_IN_MEMORY = 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;
/** As `gzip` has it; part of what makes the bytes the same. */
const GZIP_LEVEL = 6;
/** Where the header of gzip names the system (RFC 1952): it differs between systems, and 255 is "unknown". */
const OS_BYTE = 9;
const UNKNOWN_OS = 255;
const EPOCH = new Date(0);
const MODE = { plain: 0o644, executable: 0o755 };
/**
 * Writes a new archive in which nothing depends on when, where, by whom and on which system it is packed: files in
 * the order given, without owners, times or folders of their own, in the one folder `root`. A file is executable when
 * it begins with `#!`, as not every system keeps that of its own. The whole is streamed.
 */
async function packArchive(files, root, target) {
    const tar = (0,tar_stream.pack)();
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    async function* finished(source) {
        for await (const chunk of source) {
            if (bytes <= OS_BYTE && bytes + chunk.length > OS_BYTE)
                chunk[OS_BYTE - bytes] = UNKNOWN_OS;
            bytes += chunk.length;
            hash.update(chunk);
            yield chunk;
        }
    }
    const gzip = (0,external_node_zlib_.createGzip)({
        level: GZIP_LEVEL,
        strategy: external_node_zlib_.constants.Z_DEFAULT_STRATEGY,
        chunkSize: CHUNK_BYTES,
    });
    const writing = (0,external_node_stream_promises_.pipeline)(tar, gzip, finished, (0,external_node_fs_.createWriteStream)(target, { flags: 'wx' }));
    const adding = addAll(tar, files, root).catch((error) => {
        tar.destroy(error);
        throw error;
    });
    // What goes wrong with a file also ends the writing, with less to say.
    const [added, written] = await Promise.allSettled([adding, writing]);
    if (added.status === 'rejected')
        throw added.reason;
    if (written.status === 'rejected')
        throw written.reason;
    return { bytes, sha256: hash.digest('hex') };
}
async function addAll(tar, files, root) {
    for (const file of files)
        await add(tar, file, `${root}/${file.path}`);
    tar.finalize();
}
async function add(tar, { real, size }, name) {
    const header = { name, size, mtime: EPOCH, uid: 0, gid: 0, uname: '', gname: '', type: 'file' };
    if (size <= MAX_BYTES_IN_MEMORY) {
        const content = await (0,promises_.readFile)(real);
        // A file that grows or shrinks meanwhile is packed as it was read.
        await new Promise((done, failed) => {
            tar.entry({ ...header, size: content.length, mode: modeOf(content) }, content, error => error ? failed(error) : done());
        });
        return;
    }
    const handle = await (0,promises_.open)(real);
    const start = Buffer.alloc(2);
    await handle.read(start, 0, start.length, 0).finally(() => handle.close());
    // Exactly as much as the header says: a log that is written to meanwhile must not break the archive.
    const content = (0,external_node_fs_.createReadStream)(real, { highWaterMark: CHUNK_BYTES, end: size - 1 });
    await (0,external_node_stream_promises_.pipeline)(content, tar.entry({ ...header, mode: modeOf(start) }));
}
function modeOf(start) {
    return start[0] === 0x23 && start[1] === 0x21 ? MODE.executable : MODE.plain;
}

// EXTERNAL MODULE: ./build/registry/package-files.js
var package_files = __webpack_require__(47544);
// EXTERNAL MODULE: ./build/registry/rules.js
var rules = __webpack_require__(72949);
;// CONCATENATED MODULE: ./build/registry/packages.js














const DEFAULT_PACKAGE_LIMIT_MIB = 64;
const BYTES_PER_MIB = 1024 * 1024;
const MAX_MANIFEST_BYTES = 1024 * 1024;
/** Largest files named in a message. */
const MAX_LARGEST_SHOWN = 3;
/** The packages that `registro.pacotes` names. */
class PackageReader {
    registro;
    out;
    repository;
    root;
    manifests;
    maxBytes;
    findings = [];
    /** @param out the folder that is being written, which no package may hold. */
    constructor(repo, registro, limits, out) {
        this.registro = registro;
        this.out = out;
        this.repository = (0,repository/* openRepository */.h_)(repo);
        this.root = (0,repository/* repositoryRoot */.Hn)(repo);
        this.manifests = new manifest/* ManifestReader */.p(registro.map);
        this.maxBytes = (limits?.package_mib ?? DEFAULT_PACKAGE_LIMIT_MIB) * BYTES_PER_MIB;
    }
    /** Paths of all manifests, in order. @throws {UserError} when there are none. */
    manifestPaths() {
        const globs = [this.registro.pacotes].flat();
        try {
            const paths = [...new Set(globs.flatMap(glob => this.repository.glob(glob)))];
            if (paths.length > 0)
                return paths;
        }
        catch (cause) {
            if (cause instanceof repository/* UnreadableFile */.ie)
                throw new user_error/* UserError */.y(cause.message, cause.remedy, { cause });
            throw cause;
        }
        throw new user_error/* UserError */.y(`registro.pacotes matches no file: ${globs.join(', ')}.`, 'Correct the glob in refdata.yml; it is relative to the root of the repository.');
    }
    /** The manifests at those paths that are sound; two of one name are not. */
    async readManifests(paths) {
        const byName = new Map();
        for (const path of paths) {
            const manifest = await this.readManifest(path);
            if (!manifest)
                continue;
            const other = byName.get(manifest.name);
            if (!other) {
                byName.set(manifest.name, manifest);
                continue;
            }
            const message = `The package ${manifest.name} is already in ${other.place.file}.`;
            this.findings.push((0,rule_info/* findingOf */.h)(rules/* packageRepeated */.jL, message, path, manifest.place));
        }
        return [...byName.values()];
    }
    /** Names in manifests that are no longer there, by path; what is wrong with them is past. */
    async namesOf(manifests) {
        const names = new Set();
        for (const [path, bytes] of manifests) {
            const { manifest } = await this.manifests.read(path, bytes);
            if (manifest)
                names.add(manifest.name);
        }
        return names;
    }
    /** The files of a package; nothing, and findings, when it cannot be packed. */
    async open(manifest) {
        const { name, version, place, entry } = manifest;
        const before = this.findings.length;
        const folder = await (0,promises_.realpath)((0,external_node_path_.join)(this.root, (0,external_node_path_.dirname)(place.file)));
        const { files, faults } = (0,package_files/* listPackage */.xz)(this.root, folder, (0,external_node_path_.resolve)(this.out));
        for (const fault of faults) {
            this.findings.push((0,rule_info/* findingOf */.h)(rules/* packageFiles */.i9, `${name} ${version}: ${fault}.`, place.file, place));
        }
        const size = files.reduce((sum, file) => sum + file.size, 0);
        if (size > this.maxBytes) {
            const largest = [...files].sort((a, b) => b.size - a.size).slice(0, MAX_LARGEST_SHOWN);
            const named = largest.map(file => `${(0,shown/* shown */.S)(file.path)} (${mib(file.size)} MiB)`).join(', ');
            const message = `${name} ${version} has ${mib(size)} MiB; the limit is ${mib(this.maxBytes)} MiB. The largest files: ${named}.`;
            this.findings.push((0,rule_info/* findingOf */.h)(rules/* packageSize */.yj, message, place.file, place));
        }
        if (entry !== undefined && !files.some(({ path }) => path === external_node_path_.posix.normalize(entry).normalize('NFC'))) {
            const message = `${name} ${version}: the entry file ${(0,shown/* shown */.S)(entry)} is not among the files that are packed.`;
            this.findings.push((0,rule_info/* findingOf */.h)(rules/* packageEntry */.NS, message, place.file, place));
        }
        return this.findings.length === before ? { manifest, files } : undefined;
    }
    /** Packs into a folder; nothing, and a finding, for what our own clients would refuse. */
    async pack({ manifest, files }, folder) {
        const { name, version, place } = manifest;
        const file = (0,external_node_path_.join)(folder, (0,names/* archiveNameOf */.dZ)(name, version));
        const packed = await packArchive(files, (0,names/* rootOf */.I5)(name, version), file);
        const size = files.reduce((sum, each) => sum + each.size, 0);
        if (size <= archive/* MIN_BYTES_FOR_RATIO */.Fz || size <= packed.bytes * archive/* MAX_RATIO */.zN)
            return { ...packed, file };
        const message = `${name} ${version} shrinks from ${mib(size)} MiB to a hundredth: clients take that for an attack.`;
        this.findings.push((0,rule_info/* findingOf */.h)(rules/* packageSize */.yj, message, place.file, place));
        return undefined;
    }
    async readManifest(path) {
        try {
            const bytes = this.repository.readBytes(path);
            if (bytes.length > MAX_MANIFEST_BYTES) {
                const message = `${path} has ${bytes.length} bytes, which is more than a manifest has.`;
                this.findings.push((0,rule_info/* findingOf */.h)(rules/* packageManifest */.u5, message, path, { file: path }));
                return undefined;
            }
            const { manifest, findings } = await this.manifests.read(path, bytes);
            this.findings.push(...findings);
            return manifest;
        }
        catch (error) {
            if (!(error instanceof repository/* UnreadableFile */.ie))
                throw error;
            this.findings.push((0,rule_info/* findingOf */.h)(rules/* packageManifest */.u5, error.message, path, { file: path }));
            return undefined;
        }
    }
}
/** Hash of each file of a package, by its path. */
async function hashFiles(files) {
    const hashes = new Map();
    for (const { path, real } of files)
        hashes.set(path, await hashOf((0,external_node_fs_.createReadStream)(real)));
    return hashes;
}
async function hashOf(content) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of content)
        hash.update(chunk);
    return hash.digest('hex');
}
function mib(bytes) {
    return (bytes / BYTES_PER_MIB).toFixed(1).replace(/\.0$/, '');
}


/***/ }),

/***/ 46726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mC: () => (/* binding */ openPrevious),
  Me: () => (/* binding */ openRegistry),
  A1: () => (/* binding */ parseIndex),
  ox: () => (/* binding */ readPrevious)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/reference/check.js + 1 modules
var check = __webpack_require__(11974);
// EXTERNAL MODULE: ./build/reference/files.js
var files = __webpack_require__(89977);
// EXTERNAL MODULE: ./build/reference/json-file.js
var json_file = __webpack_require__(94065);
// EXTERNAL MODULE: ./build/rule-info.js
var rule_info = __webpack_require__(850);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(72394);
// EXTERNAL MODULE: ./build/registry/layout.js
var layout = __webpack_require__(87690);
// EXTERNAL MODULE: ./build/registry/rules.js
var rules = __webpack_require__(72949);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/git.js
var git = __webpack_require__(14200);
// EXTERNAL MODULE: ./build/registry/source-folder.js
var source_folder = __webpack_require__(94066);
;// CONCATENATED MODULE: ./build/registry/source-branch.js







/**
 * A registry on a branch of the repository, as it was fetched: nothing is checked out. The branch of `origin` comes
 * first, as a local one may be old. @throws {UserError} when there is no such branch here.
 *
 * @param folder of the registry on the branch.
 */
async function openRegistryBranch(repo, branch, folder) {
    for (const ref of [`refs/remotes/origin/${branch}`, `refs/heads/${branch}`]) {
        const { code, stdout } = await (0,git/* readGit */.lX)(repo, [
            'rev-parse',
            '--verify',
            '--quiet',
            '--end-of-options',
            `${ref}^{commit}`,
        ]);
        if (code === 0)
            return new BranchSource(repo, branch, stdout.trim(), folder.replace(/^\/+|\/+$/g, ''));
    }
    throw new user_error/* UserError */.y(`There is no branch ${branch} in the repository.`, `Fetch it first (git fetch origin ${branch}:refs/remotes/origin/${branch}), or correct \`registro.previous\` in refdata.yml.`);
}
class BranchSource {
    repo;
    branch;
    commit;
    folder;
    address = undefined;
    lists = true;
    constructor(repo, branch, commit, folder) {
        this.repo = repo;
        this.branch = branch;
        this.commit = commit;
        this.folder = folder;
    }
    placeOf(path) {
        return `${this.branch}:${this.pathOf(path)}`;
    }
    fileOf() {
        return undefined;
    }
    async list(folder) {
        const { code, stdout } = await (0,git/* readGit */.lX)(this.repo, [
            'ls-tree',
            '-z',
            '--name-only',
            `${this.commit}:${this.pathOf(folder)}`,
        ]);
        return code === 0 ? stdout.split('\0').filter(name => name !== '') : undefined;
    }
    async read(path) {
        const opened = await this.open(path, source_folder/* MAX_INDEX_BYTES */.w);
        if (opened.kind !== 'found')
            return opened;
        const chunks = [];
        for await (const chunk of opened.content)
            chunks.push(chunk);
        return { kind: 'found', bytes: Buffer.concat(chunks) };
    }
    /** The bytes as they are committed: git's filters and line ends are for files that are checked out. */
    async open(path, maxBytes = Number.POSITIVE_INFINITY) {
        const object = `${this.commit}:${this.pathOf(path)}`;
        const kind = await (0,git/* readGit */.lX)(this.repo, ['cat-file', '-t', object]);
        if (kind.code !== 0)
            return { kind: 'missing' };
        if (kind.stdout.trim() !== 'blob')
            return { kind: 'unreadable', reason: 'is not a file' };
        const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'refdata-blob-'));
        const file = (0,external_node_path_.join)(folder, 'blob');
        const handle = await (0,promises_.open)(file, 'wx');
        try {
            const { code, stderr } = await (0,git/* readGit */.lX)(this.repo, ['cat-file', 'blob', object], { output: handle.fd });
            if (code !== 0) {
                await (0,promises_.rm)(folder, { recursive: true, force: true });
                return { kind: 'unreadable', reason: `cannot be read (${stderr.trim()})` };
            }
        }
        finally {
            await handle.close();
        }
        if ((await (0,promises_.stat)(file)).size > maxBytes) {
            await (0,promises_.rm)(folder, { recursive: true, force: true });
            return { kind: 'too-large' };
        }
        return { kind: 'found', content: thenRemoved(file, folder) };
    }
    pathOf(path) {
        return this.folder === '' ? path : `${this.folder}/${path}`;
    }
}
async function* thenRemoved(file, folder) {
    try {
        for await (const chunk of (0,external_node_fs_.createReadStream)(file))
            yield chunk;
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./build/registry/source-url.js
var source_url = __webpack_require__(7485);
;// CONCATENATED MODULE: ./build/registry/previous.js











/** The registry that `registro.previous` names. @throws {UserError} when it is not there, or gives no answer. */
async function openPrevious(previous, repo) {
    if (typeof previous === 'object')
        return openRegistryBranch(repo, previous.branch, previous.folder ?? 'registry');
    return openRegistry(isAddress(previous) ? previous : (0,external_node_path_.resolve)(repo, previous));
}
/** A registry by its folder or address. @throws {UserError} */
async function openRegistry(target) {
    return isAddress(target) ? (0,source_url/* openRegistryAddress */.A)(target) : (0,source_folder/* openRegistryFolder */.d)(target);
}
/**
 * Reads the previous index. Only an answer that there is none counts as the first publication: with no answer, or one
 * that cannot be understood, a build would drop all that was published.
 *
 * @throws {UserError} when the index cannot be read, or is none.
 */
async function readPrevious(source) {
    const place = source.placeOf(layout/* INDEX_FILE */.K$);
    const result = await source.read(layout/* INDEX_FILE */.K$);
    if (result.kind === 'missing') {
        const message = `There is no index at ${place}: this is taken for the first publication.`;
        return { source, registro: undefined, findings: [(0,rule_info/* findingOf */.h)(rules/* registryFirst */.Ah, message, files/* REGISTRO_PATH */.AM)] };
    }
    if (result.kind !== 'found') {
        const reason = result.kind === 'too-large' ? 'is too large' : result.reason;
        throw new user_error/* UserError */.y(`The previous index ${place} ${reason}.`, 'Nothing is built without it, as published versions would be lost: try again, or correct the place.');
    }
    return { source, registro: parseIndex(result.bytes, place), findings: [] };
}
/** An index that follows its schema. @throws {UserError} with what is wrong with it. */
function parseIndex(bytes, place) {
    const { data, findings } = (0,json_file/* readJsonFile */.J)(files/* REGISTRO_PATH */.AM, place, bytes);
    const problems = findings.length > 0 || data === undefined ? findings : (0,check/* checkSchema */._)('registro', data);
    if (problems.length === 0)
        return data;
    throw new user_error/* UserError */.y(`${place} is not the index of a registry.`, 'See what is wrong with it with `refdata registry check`.', { findings: problems });
}
function isAddress(target) {
    return /^https?:\/\//i.test(target);
}


/***/ })

};
