export const id = 3132;
export const ids = [3132];
export const modules = {

/***/ 95694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ artifactsOf),
/* harmony export */   my: () => (/* binding */ LAYOUTS),
/* harmony export */   pd: () => (/* binding */ foldersOf),
/* harmony export */   vh: () => (/* binding */ earlierAddresses)
/* harmony export */ });
/** What a system does not allow in the name of a folder, or what would lead out of it. */
const NOT_IN_NAMES = /[^\p{L}\p{N}\p{M}_-]+/gu;
/** `servers`: a folder for each server, whatever else there is. `flat`: none for the first server of the only source. */
const LAYOUTS = ['servers', 'flat'];
/**
 * All descriptions as files below `dir`: `loja/openapi.json` for the server `loja`, from the first server on, so that
 * nothing that comes later moves it. A server of another source that has the same name stands below the path of that.
 */
function artifactsOf(sources, exporters, dir, { layout = 'servers', writers = new Map() } = {}) {
    const folders = layout === 'flat' ? flat(sources, dir, sources.length > 1) : ofServers(sources, dir, writers);
    const encoder = new TextEncoder();
    return sources.flatMap(({ file, documents }) => documents.flatMap(document => exporters.map(exporter => ({
        path: pathIn(folders.get(document) ?? dir, exporter.fileName),
        source: file,
        bytes: encoder.encode(exporter.export(document)),
    }))));
}
/** The same descriptions at every other address that they may have had. */
function earlierAddresses(sources, exporters, dir, made) {
    // Each source may have been the only one once.
    const alone = new Map(sources.flatMap(source => [...flat([source], dir, false)]));
    const others = [alone, flat(sources, dir, true), ofServers(sources, dir, new Map())];
    const taken = new Set(made.map(({ path }) => path));
    const whole = sources.flatMap(({ documents }) => documents.flatMap(document => exporters.map(exporter => ({ document, exporter }))));
    return whole.flatMap(({ document, exporter }, i) => {
        const own = made[i];
        if (!own)
            return [];
        const paths = new Set(others.map(folders => pathIn(folders.get(document) ?? dir, exporter.fileName)));
        return [...paths].filter(path => !taken.has(path)).map(path => ({ ...own, path, now: own.path }));
    });
}
/** `dir` for the main server of the only source, one folder further down for each other, folders by path for several sources. */
function flat(sources, dir, byPath) {
    const taken = new Set();
    return new Map(sources.flatMap(({ file, documents }) => documents.map((document, index) => {
        const names = [...(byPath ? folderOf(file) : []), ...(index > 0 ? [nameOf(document.server)] : [])];
        return [document, free(joined(dir, names), taken)];
    })));
}
function ofServers(sources, dir, writers) {
    const holders = new Map([...writers].map(([path, source]) => [folderKey(path), source]));
    const taken = new Set();
    return new Map(sources.flatMap(({ file, documents }) => documents.map(document => {
        const [own, apart] = foldersOf(file, document.server).map(each => joined(dir, [each]));
        const holder = holders.get(own.toLowerCase()) ?? holders.get(apart.toLowerCase());
        const isApart = holder !== undefined && (holder !== file || !holders.has(own.toLowerCase()));
        const folder = isApart ? apart : own;
        holders.set(folder.toLowerCase(), file);
        return [document, free(folder, taken)];
    })));
}
/** The folder of a path; systems do not tell upper from lower case. */
function folderKey(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/'))).toLowerCase();
}
function joined(dir, names) {
    return [dir, ...names].filter(part => part !== '' && part !== '.').join('/');
}
function pathIn(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
/** Where the descriptions of a server stand: in a folder of its name, below the path of its source where another one has that. */
function foldersOf(file, server) {
    const [name, path] = [nameOf(server), folderOf(file)];
    return [name, joined('', path.at(-1) === name ? path : [...path, name])];
}
/** `src/app.df` as `src`, `app`. */
function folderOf(file) {
    const parts = file.replace(/\.[^./]*$/, '').split('/');
    return parts.filter(part => part !== '.' && part !== '..' && part !== '').map(nameOf);
}
function nameOf(text) {
    return text.normalize('NFC').replace(NOT_IN_NAMES, '-') || '-';
}
/** Two servers may have one name; systems do not tell upper from lower case. */
function free(folder, taken) {
    let name = folder;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1)
        name = `${folder}-${number}`;
    taken.add(name.toLowerCase());
    return name;
}


/***/ }),

/***/ 9314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: () => (/* binding */ hasError),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   P4: () => (/* binding */ LEVEL_WORDS),
/* harmony export */   dE: () => (/* binding */ formatPlace)
/* harmony export */ });
/* harmony import */ var _text_said_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54157);

/** What levels are called where people read them. */
const LEVEL_WORDS = {
    error: (0,_text_said_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)($said('error')),
    warning: (0,_text_said_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)($said('warning')),
    notice: (0,_text_said_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm)($said('notice')),
};
/** How many findings there are of each level. */
function tally(findings) {
    const counts = { error: 0, warning: 0, notice: 0 };
    for (const finding of findings)
        counts[finding.level] += 1;
    return counts;
}
/** Whether something failed: one of the findings is an error. */
function hasError(findings) {
    return findings.some(({ level }) => level === 'error');
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

/***/ 88719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf),
/* harmony export */   x: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _text_said_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54157);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14343);



/** What a file system answers for reasons of its own: rights, room, names. None of it is a bug of a program that asked. */
const REASONS = {
    EACCES: $said('the right to do so is missing'),
    EPERM: $said('the system does not allow it'),
    EROFS: $said('what is there can only be read'),
    ENOSPC: $said('the disk is full'),
    EDQUOT: $said('no more room is left for this user'),
    EFBIG: $said('the file would be too large'),
    ENAMETOOLONG: $said('the name is too long'),
    ENOTDIR: $said('a file stands where a folder is needed'),
    EEXIST: $said('a file stands where a folder is needed'),
    EISDIR: $said('a folder stands there'),
    ELOOP: $said('links lead in a circle'),
    EIO: $said('the disk fails'),
    EMFILE: $said('too many files are open'),
    ENFILE: $said('too many files are open'),
};
/** Calls that make something: here a folder around it that is missing is the reader's, too. */
const MAKING = new Set(['mkdir', 'mkdtemp', 'rename', 'copyfile']);
/** Why a file system did not do something, in words; undefined where it has no code that people meet. */
function reasonOf(error) {
    if (!node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(error))
        return undefined;
    const { code = '' } = error;
    const reason = REASONS[code] ?? (code === 'ENOENT' ? $said('the folder around it is not there') : undefined);
    return reason && `${reason} (${code})`;
}
/** The mistake of the user behind an error of the file system; undefined for every other error. */
function refusal(error) {
    if (!node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(error))
        return undefined;
    const { code = '', syscall = '', path, dest } = error;
    if (typeof path !== 'string')
        return undefined;
    const reason = code === 'ENOENT' && !MAKING.has(syscall) ? undefined : reasonOf(error);
    if (reason === undefined)
        return undefined;
    const verb = MAKING.has(syscall) ? (0,_text_said_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)($said('written')) : (0,_text_said_js__WEBPACK_IMPORTED_MODULE_2__/* .word */ .Vm)($said('opened'));
    return new _user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y($said`${dest ?? path} cannot be ${verb}: ${reason}.`, $said('Name another place, or give whoever runs this the right to use that one.'), { cause: error });
}


/***/ }),

/***/ 14343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mistakesOf),
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
/** What is wrong, one finding for each mistake; the error itself where it has none. */
function mistakesOf({ message, remedy, findings }) {
    return findings.length > 0 ? findings : [{ rule: 'config', level: 'error', message, remedy }];
}


/***/ }),

/***/ 36367:
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
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14343);



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
            // What git has started (the program that talks to the server) may hold them open for ever.
            child.stdout?.destroy();
            child.stderr?.destroy();
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
/**
 * The commit that a folder was checked out from. Never fails: a folder need not be a git repository.
 * @param out a folder that is made from the sources: what is committed of it may be another one, which is no change of theirs.
 */
async function sourceState(folder, out) {
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
            ...without(folder, out),
        ], { config });
        return { commit, modified: status.code === 0 && status.stdout !== '' };
    }
    catch {
        return UNKNOWN_STATE;
    }
}
/** A pathspec that leaves a folder out, where it is below; of one outside git would complain. */
function without(folder, out) {
    const path = out === undefined ? '' : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(out)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    const isBelow = path !== '' && path.split('/', 1)[0] !== '..' && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path);
    return isBelow ? [`:(exclude,literal)${path}`] : [];
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
    return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y($said`git ${command} did not end within ${TIMEOUT_MINUTES} minutes.`, $said('Run the job again; if it hangs each time, check out the repository in a step before.'));
}
function tooMuch(command = '') {
    return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y($said`git ${command} printed more than ${MAX_OUTPUT_BYTES / 1024 / 1024} MiB.`, $said('The repository or the branch has too many files for that: use one with fewer.'));
}
function notInstalled(cause) {
    if (cause.code !== 'ENOENT')
        return cause;
    return new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y($said('The program git was not found on this machine.'), $said`Install git ${OLDEST_GIT} or later and see that it is on PATH; without it, leave out "repository" and "ref".`, { cause });
}


/***/ }),

/***/ 34719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ip: () => (/* binding */ absentSubmodule),
/* harmony export */   kO: () => (/* binding */ SUBMODULE_REMEDY),
/* harmony export */   qR: () => (/* binding */ SPARSE_REMEDY),
/* harmony export */   xg: () => (/* binding */ leftOutBySparse)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runtime_stats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15368);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36367);




const MAX_MODULES_BYTES = 1024 * 1024;
/** What to do where a submodule was not checked out. */
const SUBMODULE_REMEDY = $said('Check out with submodules (actions/checkout with submodules: true; git submodule update --init).');
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
/** What to do where a sparse checkout left files out. */
const SPARSE_REMEDY = $said('Check it out, too (actions/checkout: name its folder in sparse-checkout; git sparse-checkout add), or check out everything.');
/** Files of git below a folder that a sparse checkout did not write, by their paths there. */
function leftOutBySparse(root) {
    const { code, stdout } = (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitSync */ .or)(root, ['ls-files', '-t', '-z']);
    const listed = code === 0 ? stdout.toString().split('\0') : [];
    return new Set(listed.filter(line => line.startsWith('S ')).map(line => line.slice(2)));
}
/** The paths that `.gitmodules` of a folder names. */
function submodulesOf(folder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.gitmodules');
    const stats = (0,_runtime_stats_js__WEBPACK_IMPORTED_MODULE_2__/* .statsOf */ .L)(file);
    if (!stats?.isFile() || stats.size > MAX_MODULES_BYTES)
        return [];
    return [...(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8').matchAll(/^[ \t]*path[ \t]*=\s*"?([^"\r\n]+?)"?\s*$/gm)].map(([, path = '']) => path);
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

/***/ 78555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ WorkingForm)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _runtime_stats_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15368);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36367);





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

/***/ 52752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ni: () => (/* binding */ REPOSITORY_NAME),
/* harmony export */   c6: () => (/* binding */ pathElsewhere),
/* harmony export */   fb: () => (/* binding */ noSuchRepository),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   s0: () => (/* binding */ withOthers)
/* harmony export */ });
/* unused harmony export OtherRepositories */
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35112);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5629);



/** The repositories that a refdata.yml names besides its own. Each is got when something of it is asked for, once. */
class OtherRepositories {
    declared;
    supply;
    moment;
    sourceLimitMib;
    opening = new Map();
    opened = new Map();
    failures = new Map();
    constructor(declared, supply, moment, sourceLimitMib) {
        this.declared = declared;
        this.supply = supply;
        this.moment = moment;
        this.sourceLimitMib = sourceLimitMib;
    }
    get names() {
        return Object.keys(this.declared);
    }
    has(name) {
        return Object.hasOwn(this.declared, name);
    }
    /** Gets one that is declared. @throws {UserError} where it cannot be had. */
    async open(name) {
        const { moment, sourceLimitMib } = this;
        const text = this.declared[name] ?? '';
        let opening = this.opening.get(name);
        if (!opening) {
            opening = this.supply.get({ name, text, moment, sourceLimitMib });
            this.opening.set(name, opening);
        }
        try {
            const opened = await opening;
            this.opened.set(name, opened);
            return opened;
        }
        catch (error) {
            if (error instanceof _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y)
                this.failures.set(name, error);
            throw error;
        }
    }
    /** Gets all of some that are declared, as far as they can be had. */
    async openAll(names) {
        for (const name of names) {
            try {
                if (this.has(name))
                    await this.open(name);
            }
            catch (error) {
                // Whoever reads something of it reports that.
                if (!(error instanceof _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
                    throw error;
            }
        }
    }
    /** One that was got before. @throws {UnreadableFile} otherwise. */
    at(name, path) {
        const opened = this.opened.get(name);
        if (opened)
            return opened.repository;
        const { message, remedy } = this.failures.get(name) ?? {
            message: $said`${path} is in the repository ${name}, which is not read here.`,
            remedy: $said('Name a file of this repository.'),
        };
        throw new _repository_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableFile */ .ie('repository-unread', path, message, remedy);
    }
    /** Those that were got, in the order of refdata.yml. */
    read() {
        return this.names.flatMap(name => {
            const opened = this.opened.get(name);
            if (!opened)
                return [];
            const { commit, modified, address } = opened;
            return [{ name, text: this.declared[name], commit, modified, address }];
        });
    }
}
/** A letter alone is a drive of Windows. */
const ELSEWHERE = /^([a-z][a-z0-9_-]+):(?!\/\/)(.+)$/s;
/** What a repository may be called in refdata.yml. */
const REPOSITORY_NAME = /^[a-z][a-z0-9_-]+$/;
/** A path taken apart that begins like one in another repository. */
function pathElsewhere(text) {
    const [, name, path] = ELSEWHERE.exec(text) ?? [];
    return name === undefined || path === undefined ? undefined : { name, path };
}
/** What to say of a name that is none of a repository. */
function noSuchRepository({ name, path }, others) {
    const names = others?.names ?? [];
    const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(name, names);
    const message = $said`There is no file ${name}:${path}, and no repository ${name} under \`repositories\`.`;
    if (near !== undefined)
        return { message, remedy: $said`Did you mean ${near}:${path}?` };
    const remedy = names.length > 0
        ? $said`There is ${names.join(', ')}.`
        : $said`Declare it in refdata.yml: "repositories: { ${name}: owner/name@ref }".`;
    return { message, remedy };
}
/**
 * The language's repository, with those besides it that refdata.yml declares: their files have paths that begin with their names.
 * @throws {UserError} when a folder was given for a name that is not declared.
 */
function withOthers(main, { repositories, supply, moment, sourceLimitMib }) {
    const names = Object.keys(repositories ?? {});
    const unknown = moment === 'now' ? supply.given?.find(name => !names.includes(name)) : undefined;
    if (unknown !== undefined) {
        const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(unknown, names);
        const remedy = near === undefined ? $said('Leave --repository out, or declare it.') : $said`Did you mean ${near}?`;
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`refdata.yml declares no repository ${unknown} under \`repositories\`.`, remedy);
    }
    if (repositories === undefined)
        return main;
    return united(main, new OtherRepositories(repositories, supply, moment, sourceLimitMib));
}
function united(main, others) {
    const routed = (path, ask) => {
        const elsewhere = pathElsewhere(path);
        if (!elsewhere || !others.has(elsewhere.name))
            return ask(main, path);
        const { name } = elsewhere;
        try {
            return ask(others.at(name, path), elsewhere.path);
        }
        catch (error) {
            throw error instanceof _repository_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableFile */ .ie && error.path !== path ? named(error, name) : error;
        }
    };
    return {
        others,
        read: path => routed(path, (repository, inside) => repository.read(inside)),
        readBytes: path => routed(path, (repository, inside) => repository.readBytes(inside)),
        isFile: path => isThere(() => routed(path, (repository, inside) => repository.isFile(inside))),
        glob: pattern => {
            const name = pathElsewhere(pattern)?.name;
            const found = routed(pattern, (repository, inside) => repository.glob(inside));
            return name !== undefined && others.has(name) ? found.map(path => `${name}:${path}`) : found;
        },
    };
}
function isThere(ask) {
    try {
        return ask();
    }
    catch (error) {
        if (error instanceof _repository_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableFile */ .ie)
            return false;
        throw error;
    }
}
/** The same complaint with the name of the repository that it is about. */
function named({ rule, path, message, remedy, line }, name) {
    return new _repository_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableFile */ .ie(rule, `${name}:${path}`, $said`In ${name}: ${message}`, remedy, line);
}
/** One of the repositories that are united, by itself: paths are those in it, and none leads out of it. */
function inside(whole, name) {
    const path = (own) => `${name}:${own}`;
    return {
        read: own => whole.read(path(own)),
        readBytes: own => whole.readBytes(path(own)),
        isFile: own => whole.isFile(path(own)),
        glob: pattern => whole.glob(path(pattern)).map(found => found.slice(name.length + 1)),
    };
}


/***/ }),

/***/ 5629:
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
/* harmony export */   jO: () => (/* binding */ mib),
/* harmony export */   kx: () => (/* binding */ pathsLike),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   qY: () => (/* binding */ outside),
/* harmony export */   wh: () => (/* binding */ globIn),
/* harmony export */   yC: () => (/* binding */ brokenLink)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var brace_expansion__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9540);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(73382);
/* harmony import */ var _findings_refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88719);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14343);
/* harmony import */ var _git_left_out_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34719);
/* harmony import */ var _git_working_form_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78555);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(62021);
/* harmony import */ var _text_lfs_pointer_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35112);
/* harmony import */ var _text_utf_16_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(52499);













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
    namedAt;
    constructor(rule, path, message, remedy, line, 
    /** Where in refdata.yml it is named, if that is not where the reader stands. */
    namedAt) {
        super(message);
        this.rule = rule;
        this.path = path;
        this.remedy = remedy;
        this.line = line;
        this.namedAt = namedAt;
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
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y($said`There is no folder ${folder}.`, REPO_REMEDY, { cause });
    }
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y($said`${folder} is not a folder.`, REPO_REMEDY);
}
const REPO_REMEDY = $said('Give the folder of the language with --repo.');
class FolderRepository {
    root;
    maxBytes;
    form;
    /** By their paths, whether folders are inside the root. What is read is proved anew each time. */
    folders = new Map();
    /** Files that a sparse checkout left out: asked for when a file is missing, which for some is the most. */
    leftOut;
    constructor(root, maxBytes) {
        this.root = root;
        this.maxBytes = maxBytes;
        this.form = new _git_working_form_js__WEBPACK_IMPORTED_MODULE_7__/* .WorkingForm */ .g(root);
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
        if ((0,_text_lfs_pointer_js__WEBPACK_IMPORTED_MODULE_8__/* .isLfsPointer */ .NS)(bytes))
            throw lfsPointer(path);
        return this.form.committed(path, bytes);
    }
    isFile(path) {
        // Asked for every path that an import may mean: most are not there, and that must cost nothing.
        if (leaves(path))
            return false;
        try {
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.root, path), { throwIfNoEntry: false });
            if (stats?.isFile())
                return this.isInside(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
            if (!stats?.isSymbolicLink())
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
        const submodule = found.length > 0 || start === '' ? undefined : (0,_git_left_out_js__WEBPACK_IMPORTED_MODULE_6__/* .absentSubmodule */ .ip)(this.root, start);
        if (submodule !== undefined)
            throw inAbsentSubmodule(pattern, submodule);
        return found;
    }
    /** Whether a folder is inside the root after its links are resolved: asked for each of its files, looked up once. */
    isInside(folder) {
        let answer = this.folders.get(folder);
        if (answer === undefined) {
            answer = isBelow(this.root, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.root, folder)));
            this.folders.set(folder, answer);
        }
        return answer;
    }
    /** The absolute path of an existing file, proved to be inside the root. */
    locate(path) {
        if (leaves(path))
            throw (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path) ? absolute(path, this.root) : outside(path);
        let real;
        try {
            real = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.root, path));
        }
        catch (cause) {
            throw this.unreachable(path, cause);
        }
        if (!isBelow(this.root, real))
            throw outside(path);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real);
        if (stats.isDirectory())
            throw isFolder(path);
        if (!stats.isFile())
            throw this.missing(path);
        return real;
    }
    /** A file that may well be there, behind a link or in a folder that lets nobody through. */
    unreachable(path, cause) {
        const { code } = cause;
        if (code === 'ELOOP')
            return brokenLink(path, true);
        if (code !== 'ENOENT' && code !== 'ENOTDIR')
            return new UnreadableFile('source-missing', path, $said`${path} cannot be opened: ${(0,_findings_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(cause) ?? cause.message}.`, $said('Give whoever runs this the right to read it, and to open the folders around it.'));
        return isLinkAt((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.root, path)) ? brokenLink(path, false) : this.missing(path);
    }
    missing(path) {
        const submodule = (0,_git_left_out_js__WEBPACK_IMPORTED_MODULE_6__/* .absentSubmodule */ .ip)(this.root, path);
        if (submodule !== undefined)
            return inAbsentSubmodule(path, submodule);
        this.leftOut ??= (0,_git_left_out_js__WEBPACK_IMPORTED_MODULE_6__/* .leftOutBySparse */ .xg)(this.root);
        if (this.leftOut.has(path))
            return new UnreadableFile('source-missing', path, $said`${path} is left out of this sparse checkout.`, _git_left_out_js__WEBPACK_IMPORTED_MODULE_6__/* .SPARSE_REMEDY */ .qR);
        return missing(path, pattern => this.glob(pattern));
    }
}
/** Whether a real path is a folder or inside of it. */
function isBelow(root, real) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, real);
    return inside !== '..' && !inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(inside);
}
/** The folder that a pattern names before its first sign; empty for none. */
function folderBefore(pattern) {
    const plain = /^[^*?{[(!+@\\]*/.exec(pattern)?.[0] ?? '';
    return plain.slice(0, Math.max(0, plain.lastIndexOf('/')));
}
/**
 * That git has where a file is, and not what is in it.
 * @param fetch what fetches it, where it is that of another commit than the one that is checked out, and a server has it.
 */
function lfsPointer(path, fetch) {
    return new UnreadableFile('source-missing', path, (0,_text_lfs_pointer_js__WEBPACK_IMPORTED_MODULE_8__/* .lfsSentence */ .nL)(path), fetch?.git
        ? $said`Fetch that of the commit that is compared with, too (\`${fetch.git}\`, in a step before), or keep this file out of Git LFS.`
        : fetch
            ? $said('Add the remote that has it (git remote add), and fetch it from there (git lfs fetch), or keep this file out of Git LFS.')
            : _text_lfs_pointer_js__WEBPACK_IMPORTED_MODULE_8__/* .LFS_REMEDY */ .Ji);
}
/** That a file may be there, in a submodule that was not checked out. */
function inAbsentSubmodule(path, submodule) {
    return new UnreadableFile('source-missing', path, $said`${path} is in the submodule ${submodule}, which was not checked out.`, _git_left_out_js__WEBPACK_IMPORTED_MODULE_6__/* .SUBMODULE_REMEDY */ .kO);
}
/** The files below `root` that a pattern matches and `isFile` accepts; `fs` stands for another file system. */
function globIn(root, pattern, isFile, fs) {
    if (leaves(pattern))
        throw outside(pattern);
    const found = (0,tinyglobby__WEBPACK_IMPORTED_MODULE_10__/* .globSync */ .AZ)(alternatives(pattern), {
        cwd: root,
        onlyFiles: true,
        followSymbolicLinks: false,
        ignore: ['**/.git/**', '**/node_modules/**'].filter(skipped => !namesSkippedFolder(pattern, skipped)),
        ...(fs && { fs }),
    })
        .map(path => path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'))
        .filter(isFile);
    if (found.length > MAX_GLOB_MATCHES) {
        throw new UnreadableFile('source-too-large', pattern, $said`${pattern} matches ${found.length} files; the limit is ${MAX_GLOB_MATCHES}.`, $said('Make the pattern narrower.'));
    }
    return found.sort(_text_code_points_js__WEBPACK_IMPORTED_MODULE_11__/* .compareCodePoints */ .O);
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
/** Paths of files that are like one that is not there, the nearest first. */
function pathsLike(path, glob) {
    const here = path.includes('/') ? `${path.slice(0, path.lastIndexOf('/'))}/*` : '*';
    const name = path.slice(path.lastIndexOf('/') + 1);
    let around = glob(`${escapeGlob(here.slice(0, -1))}*`);
    if (around.length === 0)
        around = glob(`**/${escapeGlob(name)}`);
    // `Src/Tokens.py`, which is one file to other systems.
    if (around.length === 0)
        around = glob('**/*').filter(each => each.toLowerCase() === path.toLowerCase());
    return (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_9__/* .nearest */ .p)(path, around, 5);
}
/** That there is no such file, with the names of those that are like it. */
function missing(path, glob) {
    const near = pathsLike(path, glob);
    return new UnreadableFile('source-missing', path, $said`There is no file ${path} in the repository.`, near.length > 0
        ? $said`Did you mean ${near.join(', ')}?`
        : $said('Paths are relative to the root of the repository (--repo).'));
}
/** The mistake of a file above the limit; both sizes are in bytes. */
function tooLarge(path, size, maxBytes) {
    return new UnreadableFile('source-too-large', path, $said`${path} has ${mib(size)} MiB; the limit is ${mib(maxBytes)} MiB.`, $said('Name a smaller file, or raise limits.source_mib in refdata.yml.'));
}
/** UTF-8 text without byte order mark and with LF line ends. @throws {UnreadableFile} naming the first bad line. */
function decode(bytes, path) {
    // A decoder that looks for mistakes itself gives every text two bytes for a character, where one will mostly do.
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)) {
        const line = firstInvalidLine(bytes);
        throw new UnreadableFile('source-encoding', path, (0,_text_utf_16_js__WEBPACK_IMPORTED_MODULE_12__/* .isUtf16 */ .b)(bytes)
            ? $said`${path} is UTF-16, and not UTF-8.`
            : $said`${path} is not UTF-8: line ${line} holds a byte that does not belong there.`, $said('Save the file as UTF-8.'), line);
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
/** The mistake of a path that leads out of the repository. */
function outside(path) {
    if (path.includes('\\') && !leaves(path.replaceAll('\\', '/')))
        return new UnreadableFile('source-outside', path, $said`${path} has "\\" between folders, which only Windows understands.`, $said`Write ${path.replaceAll('\\', '/')}: paths in refdata.yml have "/" everywhere.`);
    return new UnreadableFile('source-outside', path, $said`${path} leads outside the repository.`, $said('Use a path relative to the root of the repository, with / between folders, without "..", and no link that leads out.'));
}
/** That a link is there, and nothing that it leads to. */
function brokenLink(path, isCircle) {
    const reason = isCircle ? $said('links lead in a circle') : $said('it is a link, and what it leads to is not there');
    return new UnreadableFile('source-missing', path, $said`${path} cannot be opened: ${reason}.`, $said('Mend the link, or name the file itself.'));
}
function isLinkAt(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isSymbolicLink();
    }
    catch {
        return false;
    }
}
/** An absolute path, which holds on one machine alone, even where it leads into the repository. */
function absolute(path, root) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
    if (inside === '' || leaves(inside))
        return outside(path);
    return new UnreadableFile('source-outside', path, $said`${path} is an absolute path, which no other machine has.`, $said`Write ${inside}: paths are relative to the root of the repository.`);
}
/** The mistake of a path that is a folder. */
function isFolder(path) {
    const message = $said`${path} is a folder.`;
    return new UnreadableFile('source-missing', path, message, $said`Name a file of it, or all of them: ${path.replace(/\/+$/, '')}/*.`);
}
/** `node_modules` and `.git` are passed over unless the pattern itself goes there. */
function namesSkippedFolder(pattern, skipped) {
    const folder = skipped.replaceAll('*', '').replaceAll('/', '');
    return pattern.split('/').includes(folder);
}
function escapeGlob(text) {
    return text.replace(/[\\*?{}[\]()!+@]/g, '\\$&');
}
/** A size in MiB, to a tenth: `2.5`. */
function mib(bytes) {
    return (bytes / BYTES_PER_MIB).toFixed(1).replace(/\.0$/, '');
}


/***/ }),

/***/ 10529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
// Generated by `npm run generate` from package.json. Do not edit.
const VERSION = '1.0.0';


/***/ }),

/***/ 15368:
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

/***/ 62021:
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

/***/ 35676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/* harmony import */ var _said_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54157);

/** `1 file`, `2 files`; of a noun that is irregular, the plural is given. Each is translated with its number, as `{0} files`. */
function counted(count, noun, plural = `${noun}s`) {
    return (0,_said_js__WEBPACK_IMPORTED_MODULE_0__/* .said */ .ag)(['', ` ${count === 1 ? noun : plural}`], count);
}


/***/ }),

/***/ 29:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ji: () => (/* binding */ LFS_REMEDY),
/* harmony export */   NS: () => (/* binding */ isLfsPointer),
/* harmony export */   nL: () => (/* binding */ lfsSentence)
/* harmony export */ });
/** As git-lfs writes it; a checkout may have given it other line ends. */
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n/;
/** Git LFS itself takes nothing longer for a pointer. */
const MAX_POINTER_BYTES = 1024;
/** What to do where a file was not fetched. */
const LFS_REMEDY = $said('Check out with the files of Git LFS (actions/checkout with lfs: true; git lfs pull), or keep this file out of it.');
/** Whether a file holds not its content but where Git LFS has it. */
function isLfsPointer(file) {
    if (file.length > MAX_POINTER_BYTES)
        return false;
    return POINTER.test(typeof file === 'string' ? file : Buffer.from(file).toString('latin1'));
}
/** That it does, for people. */
function lfsSentence(path) {
    return $said`${path} is a pointer of Git LFS: what it stands for was not fetched.`;
}


/***/ }),

/***/ 35112:
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
 *
 * @param share how much of a word may differ.
 */
function nearest(word, candidates, limit = 1, share = MAX_DISTANCE_SHARE) {
    const lower = word.toLowerCase();
    const scored = [];
    for (const candidate of new Set(candidates)) {
        const most = Math.max(word.length, candidate.length) * share;
        // At least as many letters are missing: most candidates are told apart by that alone.
        if (Math.abs(word.length - candidate.length) > most)
            continue;
        const other = candidate.toLowerCase();
        const score = isReordered(lower, other) ? 1 : ((0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(word, candidate) + (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(lower, other)) / 2;
        if (score <= most)
            scored.push({ candidate, score });
    }
    scored.sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1));
    return scored.slice(0, limit).map(({ candidate }) => candidate);
}
/** Letters in another order are one slip of the fingers, not two. */
function isReordered(word, other) {
    return word !== other && word.length === other.length && sortedLetters(word) === sortedLetters(other);
}
function sortedLetters(word) {
    return [...word].sort().join('');
}


/***/ }),

/***/ 52499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ isUtf16)
/* harmony export */ });
/** Whether a file begins with the mark of UTF-16, as PowerShell and older editors of Windows write texts: no byte of it is out of place. */
function isUtf16(bytes) {
    const [first, second] = bytes;
    return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}


/***/ }),

/***/ 38696:
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
/** A text of nothing but these looks like none: other blanks than that of the space bar, letters and signs without a form. */
const NOTHING_TO_SEE = /^[\p{Z}\u115f\u1160\u2800\u3164\uffa0]+$/u;
const BLANK = /[^ ]/gu;
/** Most texts have nothing but letters of Europe, signs and blanks, which everybody sees. */
const PLAIN = /^[\t\n -~\u00a1-\u00ac\u00ae-\u024f]*$/;
/** Most lines are so: printable ASCII, and single blanks between words. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;
/** Text from somebody else's repository with nothing hidden in it: `\u{202e}` stands for what was there. */
function visible(text) {
    if (PLAIN.test(text))
        return text;
    if (NOTHING_TO_SEE.test(text))
        return text.replace(BLANK, escaped);
    return text.replace(/\r\n?/g, '\n').replace(INVISIBLE, escaped);
}
function escaped(character) {
    return `\\u{${character.codePointAt(0)?.toString(16)}}`;
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


/***/ })

};
