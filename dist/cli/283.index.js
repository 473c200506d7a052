export const id = 283;
export const ids = [283];
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
/* unused harmony exports OLDEST_GIT, committedIds */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72394);



/** A fetch of a large repository over a slow line takes minutes; longer than this, something hangs. */
const TIMEOUT_MINUTES = 15;
/** Names of a million files. More is an error and not cut off: who reads a list takes it for whole. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;
/** What git complains of beyond this is dropped: nobody reads it, and a server must not fill our memory. */
const MAX_COMPLAINT_BYTES = 1024 * 1024;
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
 * the user. A failure of git is a result; @throws {UserError} when there is no git, when it hangs, or prints without end.
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
        let ended;
        const end = (reason) => {
            ended ??= reason;
            child.kill('SIGKILL');
        };
        const timer = setTimeout(() => end(tooSlow(args[0])), TIMEOUT_MINUTES * 60_000);
        const stdout = child.stdout
            ? collect(child.stdout, MAX_OUTPUT_BYTES, () => end(tooMuch(args[0])))
            : () => '';
        const stderr = child.stderr ? collect(child.stderr, MAX_COMPLAINT_BYTES) : () => '';
        // Git may end before it has read everything; then its exit code says why.
        child.stdin?.on('error', () => { }).end(options.input);
        child.once('error', cause => {
            clearTimeout(timer);
            reject(notInstalled(cause));
        });
        child.once('close', code => {
            clearTimeout(timer);
            if (ended)
                reject(ended);
            else
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
/** Ids that files of a folder have in the commit that is checked out; those that are in no commit are left out. */
async function committedIds(folder, files) {
    if (files.length === 0)
        return new Map();
    const listed = await readGit(folder, ['--literal-pathspecs', 'ls-tree', '-z', 'HEAD', '--', ...files]);
    if (listed.code !== 0)
        return new Map();
    const entries = listed.stdout.split('\0').map(line => /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line));
    return new Map(entries.flatMap(entry => (entry ? [[entry[2] ?? '', entry[1] ?? '']] : [])));
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
/** What a stream holds, up to so many bytes. */
function collect(stream, maxBytes, onMore = () => { }) {
    const chunks = [];
    let bytes = 0;
    stream.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes <= maxBytes)
            chunks.push(chunk);
        else
            onMore();
    });
    return () => Buffer.concat(chunks).toString('utf8');
}
function tooSlow(command = '') {
    return new _user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`git ${command} did not end within ${TIMEOUT_MINUTES} minutes.`, 'Run the job again; if it hangs each time, check out the repository in a step before.');
}
function tooMuch(command = '') {
    return new _user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`git ${command} printed more than ${MAX_OUTPUT_BYTES / 1024 / 1024} MiB.`, 'The repository or the branch has too many files for that: use one with fewer.');
}
function notInstalled(cause) {
    if (cause.code !== 'ENOENT')
        return cause;
    return new _user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('The program git was not found on this machine.', `Install git ${OLDEST_GIT} or later and see that it is on PATH; without it, leave out "repository" and "ref".`, { cause });
}


/***/ }),

/***/ 78211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ Catalogue)
/* harmony export */ });
/* harmony import */ var _range_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57423);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2670);


/** An index for look-ups: versions in order, ranges and dependencies read once. */
class Catalogue {
    registro;
    sorted = new Map();
    ranges = new Map();
    requested = new Map();
    dependencies = new Map();
    constructor(registro) {
        this.registro = registro;
    }
    get names() {
        return Object.keys(this.registro.pacotes);
    }
    package(name) {
        return Object.hasOwn(this.registro.pacotes, name) ? this.registro.pacotes[name] : undefined;
    }
    /** Releases of a package, highest first; those whose number is none are left out. */
    candidates(name) {
        const known = this.sorted.get(name);
        if (known)
            return known;
        const candidates = [];
        for (const [text, release] of Object.entries(this.package(name)?.versoes ?? {})) {
            const version = (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$4)(text);
            if (version)
                candidates.push({ name, text, version, release });
        }
        candidates.sort((a, b) => (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(b.version, a.version));
        this.sorted.set(name, candidates);
        return candidates;
    }
    range(text) {
        let range = this.ranges.get(text);
        if (!range) {
            range = readRange(text);
            this.ranges.set(text, range);
        }
        return range;
    }
    request(name, range) {
        let ofName = this.requested.get(name);
        if (!ofName) {
            ofName = new Map();
            this.requested.set(name, ofName);
        }
        const known = ofName.get(range);
        if (known)
            return known;
        const accepted = this.range(range);
        const best = accepted instanceof _range_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRange */ .Pz
            ? undefined
            : this.candidates(name).find(({ version }) => accepted.accepts(version));
        const request = { name, range, accepted, best };
        ofName.set(range, request);
        return request;
    }
    /** What a release depends on. */
    dependenciesOf(candidate) {
        let requests = this.dependencies.get(candidate);
        if (!requests) {
            requests = Object.entries(candidate.release.dependencias).map(([name, range]) => this.request(name, range));
            this.dependencies.set(candidate, requests);
        }
        return requests;
    }
}
function readRange(text) {
    try {
        return (0,_range_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRange */ .RC)(text);
    }
    catch (error) {
        if (error instanceof _range_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRange */ .Pz)
            return error;
        throw error;
    }
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


/***/ }),

/***/ 64182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ ResolutionFault),
/* harmony export */   N6: () => (/* binding */ faultOfDemand),
/* harmony export */   hd: () => (/* binding */ resolve)
/* harmony export */ });
/* harmony import */ var _range_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57423);

/** Some demand cannot be met; the message names the chain that leads to it. */
class ResolutionFault extends Error {
    kind;
    asked;
    constructor(kind, 
    /** The package that is asked for. */
    asked, message) {
        super(message);
        this.kind = kind;
        this.asked = asked;
    }
}
/**
 * Chooses a release for every package that is needed, as clients of the language do (reference-language.md §10.2):
 * breadth first, the highest that meets all demands so far, a locked version before others; a choice that a later
 * demand changes is made again, and never taken back further. What nobody needs in the end is left out.
 *
 * @param locked versions that win where they are in range, by name.
 * @throws {ResolutionFault}
 */
function resolve(catalogue, wanted, locked = new Map()) {
    const choices = new Map();
    const queue = wanted.map((request) => ({ request, by: undefined }));
    for (let next = 0; next < queue.length; next += 1) {
        const demand = queue[next];
        const { request, by } = demand;
        const choice = choices.get(request.name);
        if (choice?.demands.some(earlier => earlier.request === request))
            continue;
        const demands = choice?.demands ?? [];
        demands.push(demand);
        // A further demand leaves fewer releases: what was the best of all stays it while it is accepted.
        if (choice && accepts(request, choice.chosen))
            continue;
        const chosen = choose(catalogue, demands, locked.get(request.name));
        if (choice)
            choice.chosen = chosen;
        else
            choices.set(request.name, { demands, chosen });
        const asker = { candidate: chosen, by };
        for (const dependency of catalogue.dependenciesOf(chosen))
            queue.push({ request: dependency, by: asker });
    }
    return needed(catalogue, wanted, choices);
}
/** Why a demand cannot be met, whatever else is asked for; nothing when it can. */
function faultOfDemand(catalogue, { request, by }) {
    const { name, range, accepted, best } = request;
    const fault = (kind, what) => {
        const message = by ? `${describeChain(by)} -> ${name}: ${name} ${what}.` : `${name} ${what}.`;
        return new ResolutionFault(kind, name, message);
    };
    if (best)
        return undefined;
    if (!catalogue.package(name))
        return fault('unknown', 'is not in the registry');
    if (accepted instanceof _range_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRange */ .Pz) {
        return fault('range', `is asked for with the range "${range}", which cannot be read: ${accepted.message}`);
    }
    const there = versionsOf(catalogue, name);
    return fault('unsatisfied', `has no version in the range ${range || '*'}; there is ${there}`);
}
function choose(catalogue, demands, locked) {
    const demand = demands.at(-1);
    const fault = faultOfDemand(catalogue, demand);
    if (fault)
        throw fault;
    const { name } = demand.request;
    const fitting = catalogue
        .candidates(name)
        .filter(candidate => demands.every(({ request }) => accepts(request, candidate)));
    const best = fitting.find(({ text }) => text === locked) ?? fitting[0];
    if (best)
        return best;
    const asked = demands.map(({ request, by }) => `${describeChain(by) || 'the command'} asks for ${request.range || '*'}`);
    const message = `No version of ${name} meets all demands: ${asked.join('; ')}. There is ${versionsOf(catalogue, name)}.`;
    throw new ResolutionFault('conflict', name, message);
}
function accepts({ accepted, best }, candidate) {
    return best === candidate || (!(accepted instanceof _range_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRange */ .Pz) && accepted.accepts(candidate.version));
}
/** `loja 1.0.0 -> moeda 1.1.0`: the releases that lead to a demand. */
function describeChain(asker) {
    const links = [];
    for (let link = asker; link; link = link.by)
        links.unshift(`${link.candidate.name} ${link.candidate.text}`);
    return links.join(' -> ');
}
function versionsOf(catalogue, name) {
    const texts = catalogue.candidates(name).map(({ text }) => text);
    return texts.reverse().join(', ') || 'none';
}
/** Choices that were replaced may have asked for packages that nobody needs any more. */
function needed(catalogue, wanted, choices) {
    const names = new Set(wanted.map(({ name }) => name));
    const chosen = [];
    for (const name of names) {
        const { chosen: candidate } = choices.get(name);
        chosen.push(candidate);
        for (const dependency of catalogue.dependenciesOf(candidate))
            names.add(dependency.name);
    }
    return chosen;
}


/***/ }),

/***/ 94066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ openRegistryFolder),
/* harmony export */   w: () => (/* binding */ MAX_INDEX_BYTES)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _reference_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18765);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72394);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87690);
/* harmony import */ var _package_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47544);







/** An index of 300,000 releases is larger than other published files may be. */
const MAX_INDEX_BYTES = 2 * _reference_source_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_PUBLISHED_FILE_BYTES */ .t;
const CHUNK_BYTES = 256 * 1024;
/**
 * A registry in a folder: the site's own, with `registry/` in it, or the one that holds `index.json` itself. Nothing
 * outside of it is read, whatever links it holds. @throws {UserError} when there is no such folder.
 */
async function openRegistryFolder(folder) {
    const root = (0,_package_files_js__WEBPACK_IMPORTED_MODULE_4__/* .realFolder */ .PX)(folder);
    if (root === undefined) {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`There is no folder ${folder}.`, 'Give the folder of a registry or of a built site, or an http(s) address.');
    }
    const site = new FolderSource((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'registry'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'registry'));
    const inSite = await site.read(_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .INDEX_FILE */ .K$);
    return inSite.kind === 'missing' ? new FolderSource(folder, root) : site;
}
class FolderSource {
    shown;
    root;
    address = undefined;
    lists = true;
    constructor(shown, root) {
        this.shown = shown;
        this.root = root;
    }
    placeOf(path) {
        return `${this.shown.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/').replace(/\/+$/, '')}/${path}`;
    }
    fileOf(path) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.root, ...path.split('/'));
    }
    async read(path) {
        return this.withFile(path, async (handle) => {
            const { size } = await handle.stat();
            if (size > MAX_INDEX_BYTES)
                return { kind: 'too-large' };
            return { kind: 'found', bytes: await handle.readFile() };
        });
    }
    async open(path) {
        const result = await this.withFile(path, async () => ({ kind: 'ready' }));
        if (result.kind !== 'ready')
            return result;
        return { kind: 'found', content: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(this.fileOf(path), { highWaterMark: CHUNK_BYTES }) };
    }
    async list(folder) {
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.root, folder)).catch(() => undefined);
    }
    async withFile(path, use) {
        try {
            const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(this.fileOf(path));
            const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(this.root), real);
            if (inside.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] === '..' || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(inside)) {
                return { kind: 'unreadable', reason: 'leads outside the folder' };
            }
            const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(real);
            try {
                if (!(await handle.stat()).isFile())
                    return { kind: 'unreadable', reason: 'is not a file' };
                return await use(handle);
            }
            finally {
                await handle.close();
            }
        }
        catch (error) {
            const { code, message } = error;
            if (code === 'ENOENT' || code === 'ENOTDIR')
                return { kind: 'missing' };
            return { kind: 'unreadable', reason: `cannot be read (${code ?? message})` };
        }
    }
}


/***/ }),

/***/ 7485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ openRegistryAddress),
/* harmony export */   K: () => (/* binding */ ARCHIVE_TIMEOUT_MS)
/* harmony export */ });
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21601);
/* harmony import */ var _http_open_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37233);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80013);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72394);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87690);
/* harmony import */ var _source_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94066);






/** For the whole of a large file, over a slow line. */
const ARCHIVE_TIMEOUT_MS = 10 * 60_000;
/**
 * A registry at an http(s) address: that of the site, with `registry/` below it, or of the registry or its index.
 *
 * @throws {UserError} when that is no such address, or gives no answer.
 */
async function openRegistryAddress(address, timeoutMs = _http_request_js__WEBPACK_IMPORTED_MODULE_2__/* .TIMEOUT_MS */ .rl) {
    const url = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .publicAddress */ .Wq)(address, 'https://lume.example/registry');
    const base = url.origin + url.pathname.replace(/\/(?:index\.json)?$/, '').replace(/\/+$/, '');
    const own = new AddressSource(base, timeoutMs);
    if (base.endsWith('/registry') || url.pathname.endsWith(`/${_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .INDEX_FILE */ .K$}`))
        return own;
    const below = new AddressSource(`${base}/registry`, timeoutMs);
    const found = await below.read(_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .INDEX_FILE */ .K$);
    if (found.kind === 'unreachable') {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${below.placeOf(_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .INDEX_FILE */ .K$)} ${found.reason}.`, 'Check the address, and whether the server runs.');
    }
    return found.kind === 'missing' ? own : below;
}
class AddressSource {
    address;
    timeoutMs;
    lists = false;
    constructor(address, timeoutMs) {
        this.address = address;
        this.timeoutMs = timeoutMs;
    }
    placeOf(path) {
        return (0,_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(this.address, `/${path}`);
    }
    fileOf() {
        return undefined;
    }
    async list() {
        return undefined;
    }
    read(path) {
        return (0,_http_open_js__WEBPACK_IMPORTED_MODULE_1__/* .readUrl */ .w)(this.placeOf(path), _source_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_INDEX_BYTES */ .w, { timeoutMs: this.timeoutMs });
    }
    open(path) {
        return (0,_http_open_js__WEBPACK_IMPORTED_MODULE_1__/* .openUrl */ .C)(this.placeOf(path), {
            timeoutMs: this.timeoutMs,
            bodyTimeoutMs: ARCHIVE_TIMEOUT_MS,
        });
    }
}


/***/ })

};
