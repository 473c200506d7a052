export const id = 492;
export const ids = [492];
export const modules = {

/***/ 80415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ countFindings),
/* harmony export */   c: () => (/* binding */ printFindings)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51633);
/* harmony import */ var _report_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6257);
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
                stream.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.dim(`-> ${(0,_report_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleLine */ .P)(remedy, MAX_MESSAGE_CHARACTERS)}`)}\n`);
            }
        }
    }
}
/** `2 errors, 1 warning`; `no findings` for none. */
function countFindings(findings) {
    const counts = (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N)(findings);
    const parts = ORDER.filter(level => counts[level] > 0).map(level => `${counts[level]} ${level}${counts[level] === 1 ? '' : 's'}`);
    return parts.length > 0 ? parts.join(', ') : 'no findings';
}
function line({ place, subject, message }) {
    const where = place ? (0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlace */ .d)(place) : subject;
    // A message may show where in a line something is, with a caret below: its lines are kept.
    const text = message
        .split('\n')
        .map(part => (0,_report_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleLine */ .P)(part.replace(/^ {2}/, '\u00a0\u00a0'), MAX_MESSAGE_CHARACTERS).replaceAll('\u00a0', ' '));
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

/***/ 75492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRegistryCheck: () => (/* binding */ runRegistryCheck)
});

// EXTERNAL MODULE: ./build/registry/check.js + 2 modules
var check = __webpack_require__(17840);
// EXTERNAL MODULE: ./build/registry/previous.js + 1 modules
var previous = __webpack_require__(46726);
;// CONCATENATED MODULE: ./build/commands/registry-check.js


/** Proves a registry in a folder or at an address. @throws {UserError} when there is none. */
async function checkRegistryAt(target, options = {}) {
    const source = await (0,previous/* openRegistry */.Me)(target);
    const before = options.previous === undefined ? undefined : await (0,previous/* readPrevious */.ox)(await (0,previous/* openRegistry */.Me)(options.previous));
    const checked = await (0,check/* checkRegistry */.q)(source, { ...options, previous: before?.registro });
    return { target, ...checked, findings: [...(before?.findings ?? []), ...checked.findings] };
}

// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/cli/findings.js
var findings = __webpack_require__(80415);
// EXTERNAL MODULE: ./build/cli/progress.js
var cli_progress = __webpack_require__(20902);
;// CONCATENATED MODULE: ./build/cli/registry/check.js




/** `refdata registry check`: true when there is no error. */
async function runRegistryCheck(target, { json = false, ...options }) {
    const progress = await (0,cli_progress/* startProgress */.o)(json);
    progress.step(target);
    const result = await checkRegistryAt(target, options).finally(progress.stop);
    const ok = !result.findings.some(({ level }) => level === 'error');
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok, ...result }, null, 2)}\n`);
        return ok;
    }
    const verdict = ok ? colours/* colours */.M.green('valid') : colours/* colours */.M.red('not valid');
    const name = result.registro === null ? '' : ` (${result.registro})`;
    process.stdout.write(`${verdict} ${colours/* colours */.M.bold(target)}${name}: ${(0,findings/* countFindings */.G)(result.findings)}\n`);
    process.stdout.write(`  ${result.packages} packages, ${result.versions} versions, ${result.archives} archives opened\n`);
    (0,findings/* printFindings */.c)(result.findings, process.stdout);
    return ok;
}


/***/ }),

/***/ 51633:
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

/***/ 6257:
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


/***/ })

};
