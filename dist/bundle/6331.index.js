export const id = 6331;
export const ids = [6331];
export const modules = {

/***/ 94562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ findingOf)
/* harmony export */ });
/** A finding of that rule: its message and what it is about, the rest from the rule. */
function findingOf(rule, message, subject, place) {
    const { id, level, remedy } = rule;
    return { rule: id, level, message, remedy, subject, ...(place && { place }) };
}


/***/ }),

/***/ 70787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/**
 * The user can mend this: a wrong flag, a file that is not there, a configuration that does not hold.
 * Printed without a stack, with exit code 2. Everything else that is thrown is a bug of ours (exit code 3).
 */
class UserError extends Error {
    name = 'UserError';
    /** One sentence that says what to do. */
    remedy;
    /** The single mistakes, when several were found together. */
    findings;
    constructor(message, remedy, options = {}) {
        super(message, options.cause === undefined ? undefined : { cause: options.cause });
        this.remedy = remedy;
        this.findings = options.findings ?? [];
    }
}


/***/ }),

/***/ 40075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   Fu: () => (/* binding */ committedIds),
/* harmony export */   b7: () => (/* binding */ OLDEST_GIT),
/* harmony export */   f7: () => (/* binding */ sourceState),
/* harmony export */   lX: () => (/* binding */ readGit),
/* harmony export */   ml: () => (/* binding */ withoutFilters),
/* harmony export */   or: () => (/* binding */ readGitSync)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70787);



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
        const [head, config] = await Promise.all([
            readGit(folder, ['rev-parse', 'HEAD', 'HEAD:./']),
            withoutFilters(folder),
        ]);
        if (head.code !== 0)
            return UNKNOWN_STATE;
        const commit = head.stdout.split('\n', 1)[0] ?? '';
        const status = await readGit(folder, 
        // As a checkout on Windows may have given every file other line ends.
        [
            '-c',
            'core.autocrlf=input',
            'status',
            '--porcelain',
            '--untracked-files=no',
            '--ignore-submodules=all',
            '--',
            '.',
        ], { config });
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
/** The same at once, for files that are read while sources are evaluated; `input` goes to git with `env`, bytes come back. */
function readGitSync(folder, args, input = '', env = {}) {
    const { status, stdout, stderr, error } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', ['-C', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), '--no-pager', ...HARDENING, ...args], {
        cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(process.execPath),
        env: environment({
            cwd: folder,
            env: { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1', ...env },
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
    return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`git ${command} did not end within ${TIMEOUT_MINUTES} minutes.`, 'Run the job again; if it hangs each time, check out the repository in a step before.');
}
function tooMuch(command = '') {
    return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`git ${command} printed more than ${MAX_OUTPUT_BYTES / 1024 / 1024} MiB.`, 'The repository or the branch has too many files for that: use one with fewer.');
}
function notInstalled(cause) {
    if (cause.code !== 'ENOENT')
        return cause;
    return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('The program git was not found on this machine.', `Install git ${OLDEST_GIT} or later and see that it is on PATH; without it, leave out "repository" and "ref".`, { cause });
}


/***/ }),

/***/ 55139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isLfsPointer),
/* harmony export */   i: () => (/* binding */ absentSubmodule)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runtime_stats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12060);



const POINTER = 'version https://git-lfs.github.com/spec/v1\n';
/** Git LFS itself takes nothing longer for a pointer. */
const MAX_POINTER_BYTES = 1024;
const MAX_MODULES_BYTES = 1024 * 1024;
/** Whether a file holds not its content but where Git LFS has it. */
function isLfsPointer(bytes) {
    return bytes.length <= MAX_POINTER_BYTES && Buffer.from(bytes).toString('latin1').startsWith(POINTER);
}
/** The submodule that a path below `root` is in, as its repository names it, where it is not checked out; undefined for none. */
function absentSubmodule(root, path) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path);
    for (let folder = place;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        for (const name of submodulesOf(folder)) {
            const submodule = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
            if ((place === submodule || place.startsWith(submodule + node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) && isEmpty(submodule))
                return name;
        }
        if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
            return undefined;
    }
}
/** The paths that `.gitmodules` of a folder names. */
function submodulesOf(folder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.gitmodules');
    const stats = (0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_2__/* .statsOf */ .L)(file);
    if (!stats?.isFile() || stats.size > MAX_MODULES_BYTES)
        return [];
    return [...(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8').matchAll(/^\s*path\s*=\s*"?([^"\r\n]+?)"?\s*$/gm)].map(([, path = '']) => path);
}
function isEmpty(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).length === 0;
    }
    catch {
        return true;
    }
}


/***/ }),

/***/ 9087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ WorkingForm)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _runtime_stats_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12060);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40075);





/** A larger file of attributes is none that people write. */
const MAX_ATTRIBUTES_BYTES = 1024 * 1024;
/** Attributes by which a checkout changes more than the ends of lines. */
const CHANGING = /\b(?:ident|working-tree-encoding)\b/;
/**
 * What git has, or would have, of the files of a working copy. A checkout may write other bytes than those: line ends
 * (`core.autocrlf`, `eol`), `$Id$` (`ident`), another encoding (`working-tree-encoding`). Two checkouts of one commit are
 * the same only in the form that git has. Outside of a working copy the bytes are what they are.
 */
class WorkingForm {
    root;
    /** The top of the working copy; undefined where there is none. */
    top;
    mentions = new Map();
    converted = new Map();
    /** @param root the folder that paths are relative to */
    constructor(root) {
        this.root = root;
        this.top = topOf(root);
    }
    /** The form that git has of a file with these bytes; `path` is relative to the root, with `/`. */
    committed(path, bytes) {
        if (this.top === undefined)
            return bytes;
        const plain = this.isChanged(path) ? this.withoutAttributes(path, bytes) : bytes;
        return hasCarriageReturn(plain) && this.isConverted(path) ? withoutCarriageReturns(plain) : plain;
    }
    /** Whether attributes that change more than line ends are spoken of anywhere above a file. */
    isChanged(path) {
        for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.root, path));; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
            if (this.mentionsIn(folder))
                return true;
            if (folder === this.top || folder === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder))
                return false;
        }
    }
    mentionsIn(folder) {
        const known = this.mentions.get(folder);
        if (known !== undefined)
            return known;
        const files = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.gitattributes'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git', 'info', 'attributes')];
        const found = files.some(file => {
            const stats = (0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_3__/* .statsOf */ .L)(file);
            return (stats?.isFile() && stats.size <= MAX_ATTRIBUTES_BYTES && CHANGING.test((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8')));
        });
        this.mentions.set(folder, found);
        return found;
    }
    withoutAttributes(path, bytes) {
        const names = ['ident', 'working-tree-encoding', 'filter'];
        const { stdout } = (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .readGitSync */ .or)(this.root, ['check-attr', '-z', ...names, '--', path]);
        // `<path> NUL <attribute> NUL <value> NUL`, for each.
        const fields = stdout.toString('utf8').split('\0');
        const [ident, encoding, filter] = [fields[2], fields[5], fields[8]];
        // A filter is a program of whoever wrote the settings of the repository.
        if (isNamed(encoding) && !isNamed(filter))
            return asGitAdds(this.root, path, bytes) ?? bytes;
        return ident === 'set' ? withoutIdent(bytes) : bytes;
    }
    /** Whether a checkout gave a file its carriage returns: git has none in it. */
    isConverted(path) {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_2__.posix.dirname(path);
        let files = this.converted.get(folder);
        if (!files) {
            const { stdout } = (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .readGitSync */ .or)(this.root, [
                'ls-files',
                '--eol',
                '-z',
                '--',
                `:(glob)${folder === '.' ? '' : `${escapeGlob(folder)}/`}*`,
            ]);
            const lines = stdout.toString('utf8').split('\0');
            files = new Set(lines.flatMap(line => /^i\/lf\s+w\/(?:crlf|mixed)\s+attr\/(?!-text)[^\t]*\t(.*)$/s.exec(line)?.[1] ?? []));
            this.converted.set(folder, files);
        }
        return files.has(path);
    }
}
/** The nearest folder from `folder` upwards that is a working copy. */
function topOf(folder) {
    for (let here = folder;; here = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(here)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(here, '.git')))
            return here;
        if (here === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(here))
            return undefined;
    }
}
function isNamed(value) {
    return value !== undefined && !['unspecified', 'unset', 'set', ''].includes(value);
}
/**
 * What git itself makes of bytes that are added at a path: it knows every encoding that it checks out. It writes objects, which
 * go into a folder that is gone afterwards; undefined where git refuses them.
 */
function asGitAdds(root, path, bytes) {
    const objects = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'refdata-objects-'));
    try {
        const add = ['-c', 'core.autocrlf=input', '-c', 'core.safecrlf=false', 'hash-object', '-w', '--stdin'];
        const added = (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .readGitSync */ .or)(root, [...add, '--path', `./${path}`], bytes, {
            GIT_OBJECT_DIRECTORY: objects,
        });
        if (added.code !== 0)
            return undefined;
        const id = added.stdout.toString('latin1').trim();
        const read = (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .readGitSync */ .or)(root, ['cat-file', 'blob', id], '', { GIT_OBJECT_DIRECTORY: objects });
        return read.code === 0 ? read.stdout : undefined;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(objects, { recursive: true, force: true });
    }
}
function withoutIdent(bytes) {
    const text = Buffer.from(bytes).toString('latin1');
    return Buffer.from(text.replace(/\$Id: [^$\r\n]*\$/g, '$Id$'), 'latin1');
}
function hasCarriageReturn(bytes) {
    return bytes.includes(0x0d);
}
function withoutCarriageReturns(bytes) {
    const text = Buffer.from(bytes).toString('latin1');
    return Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1');
}
function escapeGlob(text) {
    return text.replace(/[\\*?[\]]/g, '\\$&');
}


/***/ }),

/***/ 83929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ BYTES_PER_MIB),
/* harmony export */   CP: () => (/* binding */ folderBefore),
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   FQ: () => (/* binding */ leaves),
/* harmony export */   FW: () => (/* binding */ lfsPointer),
/* harmony export */   Hn: () => (/* binding */ repositoryRoot),
/* harmony export */   LO: () => (/* binding */ missing),
/* harmony export */   fb: () => (/* binding */ DEFAULT_SOURCE_LIMIT_MIB),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   h_: () => (/* binding */ openRepository),
/* harmony export */   ie: () => (/* binding */ UnreadableFile),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   qY: () => (/* binding */ outside),
/* harmony export */   wh: () => (/* binding */ globIn)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var brace_expansion__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9540);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73382);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70787);
/* harmony import */ var _git_left_out_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55139);
/* harmony import */ var _git_working_form_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9087);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64617);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82788);










/** A larger file is refused unless `limits.source_mib` in refdata.yml says otherwise. */
const DEFAULT_SOURCE_LIMIT_MIB = 24;
/** More matches than this mean that a glob was not meant. */
const MAX_GLOB_MATCHES = 100_000;
const MAX_ALTERNATIVES = 1000;
const BYTES_PER_MIB = 1024 * 1024;
/** Why a file of the repository cannot be read; `rule` is the id of the finding that it becomes. */
class UnreadableFile extends Error {
    rule;
    path;
    remedy;
    line;
    constructor(rule, path, message, remedy, line) {
        super(message);
        this.rule = rule;
        this.path = path;
        this.remedy = remedy;
        this.line = line;
    }
}
/** Opens a folder as a {@link Repository}. @throws {UserError} when there is no such folder. */
function openRepository(folder, sourceLimitMib = DEFAULT_SOURCE_LIMIT_MIB) {
    return new FolderRepository(repositoryRoot(folder), sourceLimitMib * BYTES_PER_MIB);
}
/** The real path of a folder. @throws {UserError} when there is no such folder. */
function repositoryRoot(folder) {
    try {
        const root = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(folder);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(root).isDirectory())
            return root;
    }
    catch (cause) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`There is no folder ${folder}.`, REPO_REMEDY, { cause });
    }
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`${folder} is not a folder.`, REPO_REMEDY);
}
const REPO_REMEDY = 'Give the folder of the language with --repo.';
class FolderRepository {
    root;
    maxBytes;
    form;
    constructor(root, maxBytes) {
        this.root = root;
        this.maxBytes = maxBytes;
        this.form = new _git_working_form_js__WEBPACK_IMPORTED_MODULE_6__/* .WorkingForm */ .g(root);
    }
    read(path) {
        return decode(this.readBytes(path), path);
    }
    readBytes(path) {
        const real = this.locate(path);
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real);
        if (size > this.maxBytes)
            throw tooLarge(path, size, this.maxBytes);
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(real);
        if ((0,_git_left_out_js__WEBPACK_IMPORTED_MODULE_5__/* .isLfsPointer */ .N)(bytes))
            throw lfsPointer(path);
        return this.form.committed(path, bytes);
    }
    isFile(path) {
        // Asked for every path that an import may mean: most are not there, and that must cost nothing.
        if (leaves(path))
            return false;
        try {
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.root, path), { throwIfNoEntry: false })?.isFile())
                return false;
            this.locate(path);
            return true;
        }
        catch {
            return false;
        }
    }
    glob(pattern) {
        const found = globIn(this.root, pattern, path => this.isFile(path));
        const start = folderBefore(pattern);
        const submodule = found.length > 0 || start === '' ? undefined : (0,_git_left_out_js__WEBPACK_IMPORTED_MODULE_5__/* .absentSubmodule */ .i)(this.root, start);
        if (submodule !== undefined)
            throw inAbsentSubmodule(pattern, submodule);
        return found;
    }
    /** The absolute path of an existing file, proved to be inside the root. */
    locate(path) {
        if (leaves(path))
            throw outside(path);
        let real;
        try {
            real = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.root, path));
        }
        catch {
            throw this.missing(path);
        }
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(this.root, real);
        if (inside === '..' || inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(inside))
            throw outside(path);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real);
        if (stats.isDirectory())
            throw isFolder(path);
        if (!stats.isFile())
            throw this.missing(path);
        return real;
    }
    missing(path) {
        const submodule = (0,_git_left_out_js__WEBPACK_IMPORTED_MODULE_5__/* .absentSubmodule */ .i)(this.root, path);
        if (submodule !== undefined)
            return inAbsentSubmodule(path, submodule);
        return missing(path, pattern => this.glob(pattern));
    }
}
/** The folder that a pattern names before its first sign; empty for none. */
function folderBefore(pattern) {
    const plain = /^[^*?{[(!+@\\]*/.exec(pattern)?.[0] ?? '';
    return plain.slice(0, Math.max(0, plain.lastIndexOf('/')));
}
/**
 * That git has where a file is, and not what is in it.
 * @param fetch what fetches it, where it is that of another commit than the one that is checked out.
 */
function lfsPointer(path, fetch) {
    return new UnreadableFile('source-missing', path, `${path} is a pointer of Git LFS: what it stands for was not fetched.`, fetch
        ? `Fetch that of the commit that is compared with, too (\`${fetch.git}\`, in a step before), or keep this file out of Git LFS.`
        : 'Check out with the files of Git LFS (actions/checkout with lfs: true; git lfs pull), or keep this file out of it.');
}
/** That a file may be there, in a submodule that was not checked out. */
function inAbsentSubmodule(path, submodule) {
    return new UnreadableFile('source-missing', path, `${path} is in the submodule ${submodule}, which was not checked out.`, 'Check out with submodules (actions/checkout with submodules: true; git submodule update --init).');
}
/** The files below `root` that a pattern matches and `isFile` accepts; `fs` stands for another file system. */
function globIn(root, pattern, isFile, fs) {
    if (leaves(pattern))
        throw outside(pattern);
    const found = (0,tinyglobby__WEBPACK_IMPORTED_MODULE_8__/* .globSync */ .AZ)(alternatives(pattern), {
        cwd: root,
        onlyFiles: true,
        followSymbolicLinks: false,
        ignore: ['**/.git/**', '**/node_modules/**'].filter(skipped => !namesSkippedFolder(pattern, skipped)),
        ...(fs && { fs }),
    })
        .map(path => path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'))
        .filter(isFile);
    if (found.length > MAX_GLOB_MATCHES) {
        throw new UnreadableFile('source-too-large', pattern, `${pattern} matches ${found.length} files; the limit is ${MAX_GLOB_MATCHES}.`, 'Make the pattern narrower.');
    }
    return found.sort(_text_code_points_js__WEBPACK_IMPORTED_MODULE_9__/* .compareCodePoints */ .O);
}
/**
 * The patterns that one with braces stands for. Each by itself says which folders it may match in; with a path in its braces,
 * a pattern would have every folder of the repository looked through.
 */
function alternatives(pattern) {
    if (!/\{[^}]*\//.test(pattern) || pattern.includes('\\'))
        return [pattern];
    const expanded = (0,brace_expansion__WEBPACK_IMPORTED_MODULE_3__/* .expand */ .fT)(pattern, { max: MAX_ALTERNATIVES + 1 });
    return expanded.length <= MAX_ALTERNATIVES ? expanded : [pattern];
}
/** That there is no such file, with the names of those that are like it. */
function missing(path, glob) {
    const here = path.includes('/') ? `${path.slice(0, path.lastIndexOf('/'))}/*` : '*';
    const name = path.slice(path.lastIndexOf('/') + 1);
    let around = glob(`${escapeGlob(here.slice(0, -1))}*`);
    if (around.length === 0)
        around = glob(`**/${escapeGlob(name)}`);
    const near = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .nearest */ .p)(path, around, 5);
    return new UnreadableFile('source-missing', path, `There is no file ${path} in the repository.`, near.length > 0
        ? `Did you mean ${near.join(', ')}?`
        : 'Paths are relative to the root of the repository (--repo).');
}
function tooLarge(path, size, maxBytes) {
    return new UnreadableFile('source-too-large', path, `${path} has ${mib(size)} MiB; the limit is ${mib(maxBytes)} MiB.`, 'Name a smaller file, or raise limits.source_mib in refdata.yml.');
}
/** UTF-8 text without byte order mark and with LF line ends. @throws {UnreadableFile} naming the first bad line. */
function decode(bytes, path) {
    // A decoder that looks for mistakes itself gives every text two bytes for a character, where one will mostly do.
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)) {
        const line = firstInvalidLine(bytes);
        throw new UnreadableFile('source-encoding', path, `${path} is not UTF-8: line ${line} holds a byte that does not belong there.`, 'Save the file as UTF-8.', line);
    }
    const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    const text = whole.startsWith('\uFEFF') ? whole.slice(1) : whole;
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
function firstInvalidLine(bytes) {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let line = 1;
    let start = 0;
    for (let i = 0; i <= bytes.length; i += 1) {
        if (i < bytes.length && bytes[i] !== 0x0a)
            continue;
        try {
            decoder.decode(bytes.subarray(start, i));
        }
        catch {
            return line;
        }
        start = i + 1;
        line += 1;
    }
    return line - 1;
}
/** Whether a path may lead out of the repository by what is written in it. */
function leaves(path) {
    return ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path) ||
        /^[A-Za-z]:/.test(path) ||
        path.includes('\\') ||
        path.includes('\0') ||
        path.split('/').includes('..'));
}
function outside(path) {
    if (path.includes('\\') && !leaves(path.replaceAll('\\', '/')))
        return new UnreadableFile('source-outside', path, `${path} has "\\" between folders, which only Windows understands.`, `Write ${path.replaceAll('\\', '/')}: paths in refdata.yml have "/" everywhere.`);
    return new UnreadableFile('source-outside', path, `${path} leads outside the repository.`, 'Use a path relative to the root of the repository, with / between folders, without "..", and no link that leads out.');
}
function isFolder(path) {
    const message = `${path} is a folder.`;
    return new UnreadableFile('source-missing', path, message, `Name a file of it, or all of them: ${path.replace(/\/+$/, '')}/*.`);
}
/** `node_modules` and `.git` are passed over unless the pattern itself goes there. */
function namesSkippedFolder(pattern, skipped) {
    const folder = skipped.replaceAll('*', '').replaceAll('/', '');
    return pattern.split('/').includes(folder);
}
function escapeGlob(text) {
    return text.replace(/[\\*?{}[\]()!+@]/g, '\\$&');
}
function mib(bytes) {
    return (bytes / BYTES_PER_MIB).toFixed(1).replace(/\.0$/, '');
}


/***/ }),

/***/ 10:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ descriptionKept),
/* harmony export */   $b: () => (/* binding */ routeUnfollowed),
/* harmony export */   Am: () => (/* binding */ serverMissing),
/* harmony export */   Bb: () => (/* binding */ answersUnread),
/* harmony export */   EZ: () => (/* binding */ serverWithoutRoutes),
/* harmony export */   FQ: () => (/* binding */ readApart),
/* harmony export */   JQ: () => (/* binding */ descriptionNew),
/* harmony export */   Mw: () => (/* binding */ descriptionOrphaned),
/* harmony export */   N1: () => (/* binding */ GAP_RULES),
/* harmony export */   Nl: () => (/* binding */ answerUnlike),
/* harmony export */   OD: () => (/* binding */ descriptionStale),
/* harmony export */   P_: () => (/* binding */ routeOutsideOpenapi),
/* harmony export */   S6: () => (/* binding */ routeUnreachable),
/* harmony export */   VF: () => (/* binding */ routeParameterNames),
/* harmony export */   YO: () => (/* binding */ overlayTarget),
/* harmony export */   b3: () => (/* binding */ validationUnread),
/* harmony export */   bQ: () => (/* binding */ API_RULES),
/* harmony export */   dp: () => (/* binding */ routeDuplicate),
/* harmony export */   f_: () => (/* binding */ routeMethod),
/* harmony export */   ft: () => (/* binding */ routeUnresolved),
/* harmony export */   o2: () => (/* binding */ routeConditional),
/* harmony export */   p8: () => (/* binding */ serverPort),
/* harmony export */   xj: () => (/* binding */ routeShadowed),
/* harmony export */   zW: () => (/* binding */ validationImpossible)
/* harmony export */ });
/** What people are told about the routes of a server and their descriptions. `refdata.yml` is not read for these. */
const routeUnresolved = rule({
    id: 'route-unresolved',
    level: 'warning',
    title: 'Method and path of a route are constants',
    why: 'What only the running program knows is in no description: consumers cannot see the route.',
    remedy: 'Write the path as a text, or build it from constants.',
    example: 'server api on 8080:\n    route GET caminho_de(config):\n        respond text "x"',
});
const routeUnfollowed = rule({
    id: 'route-unfollowed',
    level: 'warning',
    title: 'Everything that may add routes can be followed',
    why: 'Routes behind it are missing in every description.',
    remedy: 'Mount a server that is declared in a file that is there.',
});
const routeDuplicate = rule({
    id: 'route-duplicate',
    level: 'warning',
    title: 'No two routes answer the same requests',
    why: 'The first one always answers; the second one never runs, and is in no description.',
    remedy: 'Remove one of the two, or change its method or path.',
    example: 'server api on 8080:\n    route GET "/itens/:id":\n        respond text "a"\n    route GET "/itens/:codigo":\n        respond text "b"',
});
const routeShadowed = rule({
    id: 'route-shadowed',
    level: 'warning',
    title: 'No route takes the requests of a later one',
    why: 'The first route that matches answers: the later one never runs, though descriptions have it.',
    remedy: 'Declare the route whose path says more before the other one.',
    example: 'server api on 8080:\n    route GET "/itens/:id":\n        respond text "a"\n    route GET "/itens/novo":\n        respond text "b"',
});
const routeUnreachable = rule({
    id: 'route-unreachable',
    level: 'warning',
    title: 'A path begins with a slash',
    why: 'Paths of requests begin with one, so the route never answers, and is in no description.',
    remedy: 'Begin the path with "/".',
    example: 'server api on 8080:\n    route GET "itens":\n        respond text "x"',
});
const routeMethod = rule({
    id: 'route-method',
    level: 'warning',
    title: 'A route has a method that the server serves',
    why: 'The server refuses requests of any other method with 501 before it looks at routes: the route never answers, and is in no description. `Kiln.route(app, "ANY", …)` registers the method `ANY`, which no request has.',
    remedy: 'Write Kiln.any(app, …) or route ANY for every method, else one of GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS.',
    example: 'adopt Kiln\napi := Kiln.forge("api")\nKiln.route(api, "ANY", "/itens", lambda req => "x")',
});
const routeParameterNames = rule({
    id: 'route-parameter-names',
    level: 'warning',
    title: 'One path has one set of parameter names',
    why: 'OpenAPI takes paths that differ only by the names of parameters for one path: there, both have the names of the first.',
    remedy: 'Give the parameter the same name in both routes.',
    example: 'server api on 8080:\n    route GET "/itens/:id":\n        respond text "a"\n    route DELETE "/itens/:codigo":\n        respond text "b"',
});
const routeConditional = rule({
    id: 'route-conditional',
    level: 'notice',
    title: 'A route is there whenever its server is',
    why: 'It is described, though it depends on something that only the running program knows.',
    remedy: 'Look whether consumers should know the route; nothing has to be changed.',
});
const routeOutsideOpenapi = rule({
    id: 'route-outside-openapi',
    level: 'notice',
    title: 'OpenAPI has a place for a route',
    why: 'OpenAPI 3.1 describes no WebSocket, no methods of your own and no second template of one form: such a route is only named in the description.',
    remedy: 'Look into the route table, which has it; nothing has to be changed.',
});
const validationUnread = rule({
    id: 'validation-unread',
    level: 'notice',
    title: 'What a handler checks can be described',
    why: 'Descriptions ask less of requests than the handler does: a schema that only the running program knows is in none of them.',
    remedy: 'Check the body, query, params or headers as a whole, by a schema of constants, outside of conditions.',
    example: 'adopt Kiln\nserver api on 8080:\n    route POST "/itens":\n        erros := Kiln.conferir(body["item"], {"nome": "texto"})\n        respond json erros',
});
const answersUnread = rule({
    id: 'answers-unread',
    level: 'notice',
    title: 'What a route answers can be read',
    why: 'The description has `default` for the answers that only the running program knows: clients are told that there are others.',
    remedy: 'Answer by `respond`, or by functions of Kiln with constants for the status; nothing has to be changed.',
    example: 'adopt Kiln\nadopt Loja\nserver api on 8080:\n    route GET "/itens":\n        respond Loja.responder(req)',
});
const validationImpossible = rule({
    id: 'validation-impossible',
    level: 'warning',
    title: 'A validation lets some request through',
    why: 'The server answers 422 to every request of the route, or to each that has the field: what runs before routes sees no parameter of the path, names of headers in small letters alone, and texts in a query; and most requests by GET have no body.',
    remedy: 'Check in the handlers of the routes that it is meant for, by Kiln.conferir, or ask for what requests can have.',
    example: 'adopt Kiln\nserver api on 8080:\n    middleware Kiln.validar({"nome": {"tipo": "texto", "obrigatorio": yes}})\n    route GET "/itens":\n        respond json []',
});
const readApart = rule({
    id: 'read-apart',
    level: 'notice',
    title: 'What a handler reads is what is declared of it',
    why: 'Clients are told of both: what is read and not declared is taken unchecked, a text that is read as a number makes the server fail, and a header with capitals is in no request.',
    remedy: 'Declare what is read, and as what; nothing has to be changed.',
    example: 'adopt Kiln\nserver api on 8080:\n    middleware Kiln.validar({"nome": "texto"}, "query")\n    route GET "/itens":\n        respond json {"a": query["nome"] ?? "", "b": query["ordem"] ?? ""}',
});
const overlayTarget = rule({
    id: 'overlay-target',
    level: 'error',
    title: 'What an overlay changes is in the description',
    why: 'The route, or what is said of it, is another one now: what people added to it would be missing without a word.',
    remedy: 'Correct the target of the action, or take the action out of the overlay.',
});
const answerUnlike = rule({
    id: 'answer-unlike',
    level: 'error',
    title: 'A server answers as it is described',
    why: 'Clients that were made from the description take the answer for a mistake, or misread it.',
    remedy: 'See whether the server runs the source that was read; otherwise report it: the description says what the source does not.',
});
const serverWithoutRoutes = rule({
    id: 'server-without-routes',
    level: 'warning',
    title: 'A server that is described has routes',
    why: 'Its descriptions are empty: whoever reads them takes that for the API.',
    remedy: 'Name the file that registers the routes, or --server for the server that has them.',
    example: 'server api on 8080:\n    views "paginas"',
});
const serverPort = rule({
    id: 'server-port',
    level: 'notice',
    title: 'The port of a server is a constant',
    why: 'The base address in the descriptions is a guess.',
    remedy: 'Give the address with --base, or with api-docs-base in a workflow.',
});
const serverMissing = rule({
    id: 'server-missing',
    level: 'error',
    title: 'A file that is to be described declares a server',
    why: 'Without a server there are no routes, and nothing is written.',
    remedy: 'Name the file that declares the server (often src/app.df), not the one that only starts it (main.df).',
    example: 'ignite App.loja on 8080',
});
const descriptionStale = rule({
    id: 'description-stale',
    level: 'error',
    title: 'The committed descriptions are those of the routes',
    why: 'Consumers read descriptions of an API that is not there any more.',
    remedy: 'Write the descriptions again and commit them.',
});
const descriptionNew = rule({
    id: 'description-new',
    level: 'notice',
    title: 'A description is written when a pull request is merged',
    why: 'Nobody has read it yet, so that nothing is out of date: the push commits it.',
    remedy: 'Nothing has to be done; `api-docs-delivery: check` asks for it in the pull request.',
});
const descriptionOrphaned = rule({
    id: 'description-orphaned',
    level: 'notice',
    title: 'Each description is of a server that is there',
    why: 'Nobody writes it again: it stays as it was when its server, its source or its format was taken away.',
    remedy: 'Delete it, or name its source and its format in the same run as the others.',
});
const descriptionKept = rule({
    id: 'description-kept',
    level: 'notice',
    title: 'Descriptions have one address',
    why: 'A description that was published at another address is still written there, as somebody may ask for it.',
    remedy: 'Ask for it at its new address; delete the old file, and the list of descriptions beside it forgets it.',
});
/** Rules that `--strict` and `fail-on-gaps` make an error: something of the API is in no description. */
const GAP_RULES = new Set([routeUnresolved.id, routeUnfollowed.id]);
const API_RULES = [
    routeUnresolved,
    routeUnfollowed,
    routeDuplicate,
    routeShadowed,
    routeUnreachable,
    routeMethod,
    routeParameterNames,
    routeConditional,
    routeOutsideOpenapi,
    validationUnread,
    answersUnread,
    validationImpossible,
    readApart,
    descriptionKept,
    overlayTarget,
    answerUnlike,
    serverPort,
    serverWithoutRoutes,
    serverMissing,
    descriptionStale,
    descriptionNew,
    descriptionOrphaned,
];
function rule(info) {
    return { ...info, fixed: true };
}


/***/ }),

/***/ 5206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ schemaFile),
/* harmony export */   f: () => (/* binding */ readAsset)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);




/**
 * Reads a file of `dist/` that travels with the bundle, where `npm run build` has compressed it.
 * @param path `wasm/tree-sitter-python.wasm`
 */
function readAsset(path) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.brotliDecompressSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(distFolder(), `${path}.br`)));
}
/** The schema of `refdata.yml` for editors, which the package has beside its code. */
function schemaFile() {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(distFolder(), '..', 'schemas', 'refdata.schema.json');
}
let known;
/** Looked for upwards from this very file, since it is run from `src/` (tests), from `build/` and from inside the bundle. */
function distFolder() {
    for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url)); known === undefined; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        const candidate = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'dist');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(candidate, 'wasm')))
            known = candidate;
        else if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
            throw new Error('dist/wasm is missing: run `npm run build`');
    }
    return known;
}


/***/ }),

/***/ 12060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ statsOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** What a path that somebody gave leads to; undefined for nothing, whatever the reason (`file/x`, a link to itself, a name too long). */
function statsOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 64617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ compareCodePoints)
/* harmony export */ });
/** Orders text as Python, Go and Rust do, by code point, so that the order is the same everywhere. */
function compareCodePoints(a, b) {
    const length = Math.min(a.length, b.length);
    for (let i = 0; i < length; i += 1) {
        const x = a.charCodeAt(i);
        const y = b.charCodeAt(i);
        if (x === y)
            continue;
        // Surrogates stand for code points above all of the basic plane.
        const xHigh = x >= 0xd800 && x <= 0xdfff;
        const yHigh = y >= 0xd800 && y <= 0xdfff;
        return xHigh === yHigh ? x - y : xHigh ? 1 : -1;
    }
    return a.length - b.length;
}


/***/ }),

/***/ 96008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/** `1 file`, `2 files`; of a noun that is irregular, the plural is given. */
function counted(count, noun, plural = `${noun}s`) {
    return `${count} ${count === 1 ? noun : plural}`;
}


/***/ }),

/***/ 82788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);

/** How much of a word may differ for another to be "near" it. */
const MAX_DISTANCE_SHARE = 0.5;
/**
 * The candidates most like `word`, nearest first, at most `limit`: for "did you mean". Case counts half, so that
 * `keywords` finds `KEYWORDS`.
 */
function nearest(word, candidates, limit = 1) {
    const lower = word.toLowerCase();
    const scored = [];
    for (const candidate of new Set(candidates)) {
        const other = candidate.toLowerCase();
        // Letters in another order are one slip of the fingers, not two.
        const isSwapped = lower !== other && sortedLetters(lower) === sortedLetters(other);
        const score = isSwapped ? 1 : ((0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(word, candidate) + (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(lower, other)) / 2;
        if (score <= Math.max(word.length, candidate.length) * MAX_DISTANCE_SHARE)
            scored.push({ candidate, score });
    }
    scored.sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1));
    return scored.slice(0, limit).map(({ candidate }) => candidate);
}
function sortedLetters(word) {
    return [...word].sort().join('');
}


/***/ }),

/***/ 14252:
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
/** Most lines are so: printable ASCII, and single blanks between words. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;
/** Text from somebody else's repository with nothing hidden in it: `\u{202e}` stands for what was there. */
function visible(text) {
    return text
        .replace(/\r\n?/g, '\n')
        .replace(INVISIBLE, character => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
/** The same on one line, cut to at most `limit` characters. */
function visibleLine(text, limit) {
    if (text.length <= limit && PLAIN_LINE.test(text))
        return text;
    const line = visible(text.length > limit ? text.slice(0, limit) : text)
        .replace(/\s+/g, ' ')
        .trim();
    return text.length > limit ? `${line}…` : line;
}


/***/ }),

/***/ 24914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ collectionsOf)
/* harmony export */ });
/* harmony import */ var _pure_function_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5930);

/** Functions over lists and maps, for the values of one evaluator. */
function collectionsOf(model) {
    const { list, fields, valueOf: valueIn, entry, originOf } = model;
    const keysOf = (map) => list(map.map(({ key, entry: of }) => entry(key, originOf(of))));
    const pair = (first, second) => {
        const origin = originOf(second);
        return entry(list([entry(first, origin), entry(valueIn(second), origin)]), origin);
    };
    /** Of the map that is the receiver or, for plain functions, the argument. */
    const ofMap = (apply) => (0,_pure_function_js__WEBPACK_IMPORTED_MODULE_0__/* .taking */ .B)(1, (receiver, args) => {
        const map = fields(receiver ?? args[0]);
        return map && args.length === (receiver === undefined ? 1 : 0) ? apply(map) : undefined;
    });
    /** What a function of the source gives for each entry; undefined when one of these is not known. */
    const results = (items, callee, invoke, numbered) => {
        const found = [];
        for (const [i, item] of items.entries()) {
            const value = valueIn(item);
            const result = invoke(callee, numbered ? [value, i] : [value]);
            if (result === undefined)
                return undefined;
            found.push(result);
        }
        return found;
    };
    return {
        keysOf,
        keys: ofMap(keysOf),
        values: ofMap(map => list(map.map(field => field.entry))),
        pairs: ofMap(map => list(map.map(field => pair(field.key, field.entry)))),
        /** The parts of a text as a list. */
        parts: (values, origin) => list(values.map(value => entry(value, origin))),
        /** A list backwards. */
        reversed: (items) => list([...items].reverse()),
        /** Pairs of a number and an item. */
        enumerated: (items) => list(items.map((item, i) => pair(i, item))),
        /** Texts with a separator between them; undefined when an item is none that `textOf` can write. */
        joined(items, separator, textOf = value => (typeof value === 'string' ? value : undefined)) {
            if (typeof separator !== 'string' || !items)
                return undefined;
            const texts = items.map(item => textOf(valueIn(item)));
            return texts.includes(undefined) ? undefined : texts.join(separator);
        },
        /**
         * Entries in an order, equal ones in the order that they had; undefined when two of them cannot be compared.
         *
         * @param keys what the entries are compared by
         */
        sorted(items, keys, compare, backwards = false) {
            let known = true;
            const order = items.map((_item, i) => i);
            order.sort((i, j) => {
                const result = compare(keys[i], keys[j]);
                known &&= result !== undefined;
                return backwards ? -(result ?? 0) : (result ?? 0);
            });
            return known ? list(order.map(i => items[i])) : undefined;
        },
        /** A list with a function applied to each item. `numbered`: it is given the index, too. */
        mapped(items, callee, invoke, numbered) {
            if (!items || callee === undefined)
                return undefined;
            const found = results(items, callee, invoke, numbered);
            return found && list(found.map((value, i) => entry(value, originOf(items[i]))));
        },
        /** The items for which a function holds. */
        filtered(items, callee, invoke, numbered, truth) {
            if (!items || callee === undefined)
                return undefined;
            const holds = results(items, callee, invoke, numbered)?.map(truth);
            return !holds || holds.includes(undefined) ? undefined : list(items.filter((_item, i) => holds[i]));
        },
        results,
    };
}


/***/ }),

/***/ 70831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T5: () => (/* binding */ equality),
/* harmony export */   V_: () => (/* binding */ doubles),
/* harmony export */   gP: () => (/* binding */ either),
/* harmony export */   k4: () => (/* binding */ foldsOf),
/* harmony export */   mp: () => (/* binding */ integers),
/* harmony export */   my: () => (/* binding */ comparison)
/* harmony export */ });
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35986);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30885);


/** The first of several folds that knows what to do. */
function either(...folds) {
    return (left, right) => {
        for (const fold of folds) {
            const value = fold(left, right);
            if (value !== undefined)
                return value;
        }
        return undefined;
    };
}
/** Numbers of a language in which all of them are doubles. */
function doubles(apply) {
    return (left, right) => {
        if (typeof left !== 'number' || typeof right !== 'number')
            return undefined;
        const result = apply(left, right);
        return Number.isFinite(result) ? result : undefined;
    };
}
/** Whole numbers; the result must be exact. */
function integers(apply) {
    return (left, right) => (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .exactly */ .pV)(left, right, apply);
}
/** Comparisons between two numbers or two texts. */
function comparison(apply) {
    return (left, right) => {
        if (typeof left !== typeof right || (typeof left !== 'number' && typeof left !== 'string'))
            return undefined;
        return apply(left, right);
    };
}
/** Equality of constants; of containers only a run can say what it means. */
function equality(wanted) {
    return (left, right) => ((0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .j)(left) && (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .j)(right) ? (left === right) === wanted : undefined);
}
/** Operators on texts and lists, for the values of one evaluator. */
function foldsOf({ entries, list, isOrdered, weight, maxSize }) {
    const bounded = (value) => (value.length <= maxSize ? value : undefined);
    const ordered = (value) => (isOrdered(value) ? entries(value) : undefined);
    const texts = (left, right) => typeof left === 'string' && typeof right === 'string' ? bounded(left + right) : undefined;
    const lists = (left, right) => {
        const [a, b] = [ordered(left), ordered(right)];
        return a && b && a.length + b.length <= maxSize ? list([...a, ...b]) : undefined;
    };
    /** A text or list several times. */
    const repetition = (left, right) => {
        const [repeated, times] = typeof left === 'number' ? [right, left] : [left, right];
        if (typeof times !== 'number' || !Number.isInteger(times))
            return undefined;
        const count = Math.max(0, times);
        if (typeof repeated === 'string')
            return repeated.length * count <= maxSize ? repeated.repeat(count) : undefined;
        const items = ordered(repeated);
        if (!items || weight(repeated) * count > maxSize)
            return undefined;
        return list(Array.from({ length: count }, () => items).flat());
    };
    return { bounded, texts, lists, repetition };
}


/***/ }),

/***/ 35986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ isScalar)
/* harmony export */ });
function isScalar(value) {
    return (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean');
}


/***/ }),

/***/ 30885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ finite),
/* harmony export */   nt: () => (/* binding */ Float),
/* harmony export */   pV: () => (/* binding */ exactly),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
/** A number with a decimal point where its language tells it from a whole one: as data `2.0` is 2, as text "2.0". */
class Float {
    value;
    constructor(value) {
        this.value = value;
    }
}
/** The number of a value, whichever way its language writes it. */
function numberOf(value) {
    if (value instanceof Float)
        return value.value;
    return typeof value === 'number' ? value : undefined;
}
/** Exact results only: beyond 2^53 a double is no longer the number that the source says. */
function finite(value) {
    if (value === undefined || !Number.isFinite(value))
        return undefined;
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? undefined : value;
}
/** Whole numbers of any size on the way; undefined unless both are whole and the result is exact. */
function exactly(left, right, apply) {
    if (!Number.isInteger(left) || !Number.isInteger(right))
        return undefined;
    const result = apply(BigInt(left), BigInt(right));
    return result === undefined ? undefined : finite(Number(result));
}


/***/ }),

/***/ 5930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ taking),
/* harmony export */   Q: () => (/* binding */ text)
/* harmony export */ });
/** A function that takes at most this many arguments, none of them by keyword. */
function taking(count, apply) {
    return (receiver, args, origin, named, invoke, member) => args.length <= count && named.size === 0
        ? apply(receiver, args, origin, named, invoke, member)
        : undefined;
}
/** A text method with at most one argument, itself a text. */
function text(apply) {
    return taking(1, (receiver, [argument]) => {
        if (typeof receiver !== 'string')
            return undefined;
        if (argument !== undefined && typeof argument !== 'string')
            return undefined;
        return apply(receiver, argument);
    });
}


/***/ }),

/***/ 97112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hl: () => (/* binding */ calculated),
/* harmony export */   cP: () => (/* binding */ integerOf),
/* harmony export */   k3: () => (/* binding */ divided),
/* harmony export */   mS: () => (/* binding */ orderOfNumbers),
/* harmony export */   qx: () => (/* binding */ floatText),
/* harmony export */   ty: () => (/* binding */ ARITHMETIC)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30885);

/** `str` of a float: the shortest digits that give the number again, as JavaScript has them, with Python's own way to write exponents. */
function floatText(value) {
    if (!Number.isFinite(value))
        return undefined;
    const size = Math.abs(value);
    const sign = value < 0 || Object.is(value, -0) ? '-' : '';
    if (size !== 0 && (size < 1e-4 || size >= 1e16)) {
        const [digits, exponent = ''] = size.toExponential().split('e');
        return `${sign}${digits}e${exponent.charAt(0)}${exponent.slice(1).padStart(2, '0')}`;
    }
    return `${sign}${size}${Number.isInteger(size) ? '.0' : ''}`;
}
/** `int(…)`: of a text that is written as a whole number, or what is before the point. */
function integerOf(value) {
    if (typeof value === 'boolean')
        return Number(value);
    if (typeof value === 'string')
        return /^\s*[+-]?\d+\s*$/.test(value) ? whole(Number(value)) : undefined;
    const number = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)(value);
    return number === undefined ? undefined : whole(Math.trunc(number));
}
/** There is no whole `-0`. */
function whole(value) {
    const result = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .finite */ .E2)(value);
    return result === undefined ? undefined : result + 0;
}
const ARITHMETIC = {
    '+': { whole: (a, b) => a + b, real: (a, b) => a + b },
    '-': { whole: (a, b) => a - b, real: (a, b) => a - b },
    '*': { whole: (a, b) => a * b, real: (a, b) => a * b },
    '//': {
        whole: (a, b) => (b === 0n ? undefined : (a - modulo(a, b)) / b),
        real: (a, b) => (b === 0 ? undefined : quotient(a, b)),
    },
    '%': {
        whole: (a, b) => (b === 0n ? undefined : modulo(a, b)),
        real: (a, b) => (b === 0 ? undefined : remainder(a, b)),
    },
    // The last digit of a power of floats is the machine's.
    '**': { whole: (a, b) => (b < 0n || b > 1100n ? undefined : a ** b), real: () => undefined },
};
/** A result; undefined when one side is no number, and when the result is none that is exact. */
function calculated({ whole: apply, real }, left, right, asReal) {
    const [a, b] = [(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)(left), (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)(right)];
    if (a === undefined || b === undefined)
        return undefined;
    if (Number.isInteger(left) && Number.isInteger(right))
        return (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .exactly */ .pV)(a, b, apply);
    return realOf(real(a, b), asReal);
}
/** `a / b`, always with a point. */
function divided(left, right, asReal) {
    const [a, b] = [(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)(left), (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)(right)];
    return a === undefined || b === undefined || b === 0 ? undefined : realOf(a / b, asReal);
}
function realOf(value, asReal) {
    return value === undefined || !Number.isFinite(value) ? undefined : asReal(value);
}
/** The remainder has the sign of the divisor. */
function modulo(a, b) {
    const rest = a % b;
    return rest !== 0n && rest < 0n !== b < 0n ? rest + b : rest;
}
function remainder(a, b) {
    const rest = a % b;
    if (rest === 0)
        return b < 0 ? -0 : 0;
    return rest < 0 === b < 0 ? rest : rest + b;
}
function quotient(a, b) {
    const rest = a % b;
    let exact = (a - rest) / b;
    if (rest !== 0 && rest < 0 !== b < 0)
        exact -= 1;
    if (exact === 0)
        return a / b < 0 || Object.is(a / b, -0) ? -0 : 0;
    const below = Math.floor(exact);
    return exact - below > 0.5 ? below + 1 : below;
}
/** Numbers in their order, whichever way they are written; undefined for anything else. */
function orderOfNumbers(left, right) {
    const [a, b] = [(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)(left), (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOf */ .rl)(right)];
    return a === undefined || b === undefined ? undefined : Math.sign(a - b);
}


/***/ }),

/***/ 90831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ operatorsOf),
/* harmony export */   mJ: () => (/* binding */ orderOf),
/* harmony export */   vR: () => (/* binding */ negated)
/* harmony export */ });
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64617);
/* harmony import */ var _folds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70831);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30885);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97112);




/** The operators of Python that languages written in Python have, too, for the values of one evaluator. */
function operatorsOf(model) {
    const { texts, lists, repetition } = (0,_folds_js__WEBPACK_IMPORTED_MODULE_1__/* .foldsOf */ .k4)(model);
    const { real } = model;
    const arithmetic = (operator) => {
        const how = _numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .ARITHMETIC */ .ty[operator];
        return (left, right) => (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .calculated */ .Hl)(how, left, right, real);
    };
    const ordered = (holds) => (left, right) => {
        const order = orderOf(left, right);
        return order === undefined ? undefined : holds(order);
    };
    return {
        '+': (0,_folds_js__WEBPACK_IMPORTED_MODULE_1__/* .either */ .gP)(arithmetic('+'), texts, lists),
        '-': arithmetic('-'),
        '*': (0,_folds_js__WEBPACK_IMPORTED_MODULE_1__/* .either */ .gP)(arithmetic('*'), repetition),
        '/': ((left, right) => (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .divided */ .k3)(left, right, real)),
        '//': arithmetic('//'),
        '%': arithmetic('%'),
        '**': arithmetic('**'),
        '<': ordered(order => order < 0),
        '<=': ordered(order => order <= 0),
        '>': ordered(order => order > 0),
        '>=': ordered(order => order >= 0),
    };
}
/** Two numbers, or two texts by their code points; undefined for all that Python does not compare, and for more. */
function orderOf(left, right) {
    if (typeof left === 'string' && typeof right === 'string')
        return (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .O)(left, right);
    return (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .orderOfNumbers */ .mS)(left, right);
}
/** `-x`; there is no whole `-0`. */
function negated(operand) {
    if (operand instanceof _numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .Float */ .nt)
        return new _numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .Float */ .nt(-operand.value);
    const number = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .numberOf */ .rl)(operand);
    return number === undefined ? undefined : 0 - number;
}


/***/ }),

/***/ 22331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ replaced),
/* harmony export */   BL: () => (/* binding */ zeroFilled),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   I6: () => (/* binding */ find),
/* harmony export */   Iu: () => (/* binding */ capitalised),
/* harmony export */   Nr: () => (/* binding */ strippedEnd),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Y5: () => (/* binding */ lengthOf),
/* harmony export */   Z7: () => (/* binding */ withoutPrefix),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   al: () => (/* binding */ withoutSuffix),
/* harmony export */   bY: () => (/* binding */ sliced),
/* harmony export */   jC: () => (/* binding */ padded),
/* harmony export */   qn: () => (/* binding */ strippedStart),
/* harmony export */   uR: () => (/* binding */ stripped)
/* harmony export */ });
/** Methods of Python's `str`. Its texts are code points, ours UTF-16 units: wherever a character is counted, that matters. */
/** What `str.strip` and `str.split` take for white space: Unicode's, and the separators of ASCII. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the separators are control characters.
const SPACE = /[^\S\ufeff]|[\x1c-\x1f\x85]/;
/** Where `str.splitlines` ends a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
function strippedStart(value, characters) {
    const all = [...value];
    const kept = all.findIndex(character => !isStripped(character, characters));
    return kept < 0 ? '' : all.slice(kept).join('');
}
function strippedEnd(value, characters) {
    const all = [...value];
    let end = all.length;
    while (end > 0 && isStripped(all[end - 1], characters))
        end -= 1;
    return all.slice(0, end).join('');
}
function stripped(value, characters) {
    return strippedEnd(strippedStart(value, characters), characters);
}
function isStripped(character, characters) {
    return characters === undefined ? SPACE.test(character) : [...characters].includes(character);
}
/** `str.split()`: what is between white space. */
function words(value) {
    return value.split(new RegExp(`(?:${SPACE.source})+`)).filter(part => part !== '');
}
/** `str.splitlines()` */
function linesOf(value) {
    const lines = value.split(LINE_END);
    if (lines.at(-1) === '')
        lines.pop();
    return lines;
}
/** `str.replace`: an empty text stands between all characters. */
function replaced(value, from, to, count = -1) {
    if (count < 0)
        return from === '' ? spaced(value, to, Number.POSITIVE_INFINITY) : value.replaceAll(from, () => to);
    if (from === '')
        return spaced(value, to, count);
    const parts = value.split(from);
    const done = Math.min(count, parts.length - 1);
    return (parts.slice(0, done + 1).join(to) +
        parts
            .slice(done + 1)
            .map(part => from + part)
            .join(''));
}
function spaced(value, to, count) {
    const gaps = [...value, ''];
    return gaps.map((character, i) => (i < count ? to + character : character)).join('');
}
/** `str.removeprefix` */
function withoutPrefix(value, prefix) {
    return value.startsWith(prefix) ? value.slice(prefix.length) : value;
}
/** `str.removesuffix` */
function withoutSuffix(value, suffix) {
    return suffix !== '' && value.endsWith(suffix) ? value.slice(0, -suffix.length) : value;
}
/** `str.find` and `str.rfind`, in code points: -1 where there is none. */
function find(value, part, last = false) {
    const at = last ? value.lastIndexOf(part) : value.indexOf(part);
    return at < 0 ? -1 : lengthOf(value.slice(0, at));
}
/** `str.count` */
function count(value, part) {
    return part === '' ? lengthOf(value) + 1 : value.split(part).length - 1;
}
/** `len(str)` */
function lengthOf(value) {
    let length = value.length;
    for (let i = 0; i < value.length - 1; i += 1) {
        const code = value.charCodeAt(i);
        if (code < 0xd800 || code > 0xdbff)
            continue;
        const next = value.charCodeAt(i + 1);
        if (next >= 0xdc00 && next <= 0xdfff)
            length -= 1;
    }
    return length;
}
/** Characters before and behind a text of less than this width; `fill` is one character. */
function padded(value, width, side, fill) {
    const missing = Math.max(0, width - lengthOf(value));
    // `str.center` puts the odd one before the text when the width is odd.
    const before = side === 'left' ? missing : side === 'right' ? 0 : Math.floor(missing / 2) + (missing & width & 1);
    return fill.repeat(before) + value + fill.repeat(missing - before);
}
/** `str.zfill`: zeros behind the sign. */
function zeroFilled(value, width) {
    const sign = /^[+-]/.exec(value)?.[0] ?? '';
    return sign + padded(value.slice(sign.length), width - sign.length, 'left', '0');
}
/** Letters that Python writes in another way at the beginning of a word than in capitals, or that have no such way here. */
const TITLE_OF_ITS_OWN = /\u0345|[\u01c4-\u01cc\u01f1-\u01f3\u10d0-\u10ff\u1f80-\u1fff]/u;
/** `str.capitalize`; undefined where the first letter has a form of its own for titles. */
function capitalised(value) {
    const [first = ''] = value;
    const upper = first.toUpperCase();
    if (upper.length !== first.length || TITLE_OF_ITS_OWN.test(first))
        return undefined;
    // The whole text in small letters: what a sigma becomes depends on what stands before it.
    const lower = value.toLowerCase();
    const [small = ''] = lower;
    return small.length === first.length ? upper + lower.slice(small.length) : undefined;
}
/** The positions that `start:stop:step` means of so many items; undefined for a step of 0. */
function sliced(length, start, stop, step = 1) {
    if (step === 0)
        return undefined;
    const [least, most] = step > 0 ? [0, length] : [-1, length - 1];
    const bound = (index, otherwise) => index === undefined ? otherwise : Math.min(Math.max(index < 0 ? index + length : index, least), most);
    const from = bound(start, step > 0 ? least : most);
    const to = bound(stop, step > 0 ? most : least);
    const positions = [];
    for (let i = from; step > 0 ? i < to : i > to; i += step)
        positions.push(i);
    return positions;
}


/***/ })

};
