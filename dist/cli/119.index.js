export const id = 119;
export const ids = [119];
export const modules = {

/***/ 902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ startProgress)
/* harmony export */ });
/** Shows what is being done, on a terminal only: elsewhere progress is noise. Call `stop` before printing anything else. */
async function startProgress(quiet) {
    if (quiet || !process.stderr.isTTY)
        return { step: () => { }, stop: () => { } };
    const { default: spinner } = await __webpack_require__.e(/* import() */ 540).then(__webpack_require__.bind(__webpack_require__, 6540));
    const running = spinner({ stream: process.stderr }).start('starting');
    return {
        step: part => {
            running.text = part;
        },
        stop: () => running.stop(),
    };
}


/***/ }),

/***/ 9039:
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

/***/ 4081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ Definition),
/* harmony export */   J2: () => (/* binding */ UnresolvedUse),
/* harmony export */   M3: () => (/* binding */ callFields),
/* harmony export */   Pu: () => (/* binding */ keyText),
/* harmony export */   Q9: () => (/* binding */ CallResult),
/* harmony export */   UG: () => (/* binding */ Unresolved),
/* harmony export */   Ul: () => (/* binding */ toPlain),
/* harmony export */   X9: () => (/* binding */ Mapping),
/* harmony export */   bM: () => (/* binding */ fromPlain),
/* harmony export */   gd: () => (/* binding */ Sequence),
/* harmony export */   jt: () => (/* binding */ findUnresolved),
/* harmony export */   nt: () => (/* binding */ Float)
/* harmony export */ });
/** A whole number in a language that writes it with a decimal point: as data it is 2, as text "2.0". */
class Float {
    value;
    constructor(value) {
        this.value = value;
    }
}
/** A list, tuple or set, in source order. */
class Sequence {
    entries;
    distinct;
    /** Number of values inside, at any depth. */
    weight;
    constructor(entries, 
    /** A set: equal entries have been left out. */
    distinct = false) {
        this.entries = entries;
        this.distinct = distinct;
        this.weight = weightOf(entries);
    }
}
/** A map, struct, enum or class body, in source order; a later entry with the same key has replaced the earlier one. */
class Mapping {
    entries;
    /** Number of values inside, at any depth. */
    weight;
    byKey;
    constructor(entries) {
        this.entries = entries;
        this.weight = weightOf(entries);
    }
    get(key) {
        this.byKey ??= new Map(this.entries.map(entry => [entry.key, entry.value]));
        return this.byKey.get(key);
    }
}
function weightOf(entries) {
    let weight = entries.length;
    for (const { value } of entries) {
        if (value instanceof Sequence || value instanceof Mapping)
            weight += value.weight;
    }
    return weight;
}
/** A call of something that is not evaluated (a constructor, say), or a call together with what it returns. */
class CallResult {
    callee;
    positional;
    named;
    byParameter;
    returned;
    constructor(
    /** As written: `Cmd`, `tokens.Keyword`. */
    callee, positional, named, 
    /** All arguments by parameter name, when the definition of the callee is known. */
    byParameter, 
    /** What it returns, when the callee only builds a value from its parameters. */
    returned) {
        this.callee = callee;
        this.positional = positional;
        this.named = named;
        this.byParameter = byParameter;
        this.returned = returned;
    }
}
/** A function, class or module: something with a definition, not a constant. */
class Definition {
    kind;
    name;
    place;
    constructor(kind, name, place) {
        this.kind = kind;
        this.name = name;
        this.place = place;
    }
}
/** What could not be evaluated, why, and where. Reported when a mapping uses it. */
class Unresolved {
    reason;
    place;
    text;
    rule;
    constructor(reason, place, 
    /** The source text, shortened. */
    text, rule = 'source-unresolved') {
        this.reason = reason;
        this.place = place;
        this.text = text;
        this.rule = rule;
    }
}
/** Thrown when an {@link Unresolved} would be written as text. */
class UnresolvedUse extends Error {
    unresolved;
    constructor(unresolved) {
        super(unresolved.reason);
        this.unresolved = unresolved;
    }
}
/** How a value that is not a constant looks to a mapping: fields to look at, but never to publish. */
class Placeholder {
    text;
    file;
    line;
    #unresolved;
    constructor(unresolved) {
        this.text = unresolved.text;
        this.file = unresolved.place.file;
        this.line = unresolved.place.line;
        this.#unresolved = unresolved;
        // Text functions of the mapping language go through JSON: nothing half-resolved may slip into a text.
        Object.defineProperty(this, 'toJSON', {
            enumerable: false,
            value: () => {
                throw new UnresolvedUse(unresolved);
            },
        });
    }
    get unresolved() {
        return this.#unresolved;
    }
}
/** The {@link Unresolved} inside plain data made by {@link toPlain}, if any. */
function findUnresolved(data) {
    if (data instanceof Placeholder)
        return data.unresolved;
    if (typeof data !== 'object' || data === null)
        return undefined;
    for (const item of Array.isArray(data) ? data : Object.values(data)) {
        const found = findUnresolved(item);
        if (found)
            return found;
    }
    return undefined;
}
/** Plain JSON data, with placeholders where something is not resolved. */
function toPlain(value) {
    if (value instanceof Sequence)
        return value.entries.map(entry => toPlain(entry.value));
    if (value instanceof Mapping)
        return plainMap(value);
    if (value instanceof CallResult) {
        return value.returned !== undefined ? toPlain(value.returned) : callFields(value);
    }
    if (value instanceof Definition) {
        const { kind, name, place } = value;
        return new Placeholder(new Unresolved(`it is a ${kind}, not a constant`, place, name));
    }
    if (value instanceof Unresolved)
        return new Placeholder(value);
    return value instanceof Float ? value.value : value;
}
/** Defines own properties only, so a key such as `__proto__` stays data. */
function plainMap(map) {
    const plain = new Map();
    for (const { key, value, origin } of map.entries) {
        const name = keyText(key);
        if (plain.has(name)) {
            const reason = `two of its keys are both ${JSON.stringify(name)} as text`;
            return new Placeholder(new Unresolved(reason, origin.place, name));
        }
        // Under a name that is not known nothing can be published.
        plain.set(name, toPlain(key instanceof Unresolved ? key : value));
    }
    return Object.fromEntries(plain);
}
/** `call`, `args`, `kwargs` and `params` of a call, as a record shows them. */
function callFields(call) {
    const byName = (map) => Object.fromEntries([...map].map(([name, entry]) => [name, toPlain(entry.value)]));
    return {
        call: call.callee,
        args: call.positional.map(entry => toPlain(entry.value)),
        kwargs: byName(call.named),
        ...(call.byParameter && { params: byName(call.byParameter) }),
    };
}
/** A key as text: what is written for scalars, the source text for what is not resolved. */
function keyText(key) {
    if (key instanceof Unresolved)
        return key.text;
    if (key instanceof Definition)
        return key.name;
    if (key instanceof Float)
        return `${key.value}.0`;
    if (typeof key === 'object' && key !== null) {
        const plain = toPlain(key);
        const unresolved = findUnresolved(plain);
        return unresolved ? unresolved.text : JSON.stringify(plain);
    }
    return String(key);
}
/** Plain data (of a JSON file, say) as a {@link Value}, every entry at the same place. */
function fromPlain(data, place) {
    const origin = { place, comment: undefined };
    const entry = (value) => ({ value: fromPlain(value, place), origin });
    if (Array.isArray(data))
        return new Sequence(data.map(entry));
    if (typeof data === 'object' && data !== null) {
        return new Mapping(Object.entries(data).map(([key, value]) => ({ key, ...entry(value) })));
    }
    if (typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean')
        return data;
    return null;
}


/***/ }),

/***/ 566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ MappingExpression),
/* harmony export */   t: () => (/* binding */ ExpressionError)
/* harmony export */ });
/* harmony import */ var jsonata__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9132);
/* harmony import */ var _evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4081);


/** Steps that one evaluation may take: bounds endless recursion without looking at a clock. */
const MAX_STEPS = 200_000;
const MAX_DEPTH = 250;
/** A mapping expression cannot be compiled; `position` is the character where it goes wrong. */
class ExpressionError extends Error {
    position;
    constructor(message, position) {
        super(message);
        this.position = position;
    }
}
/** A JSONata expression (docs.jsonata.org), compiled once and evaluated for many records. */
class MappingExpression {
    source;
    compiled;
    path;
    steps = 0;
    depth = 0;
    /** @throws {ExpressionError} */
    constructor(source) {
        this.source = source;
        try {
            this.compiled = jsonata__WEBPACK_IMPORTED_MODULE_0__(source);
        }
        catch (error) {
            const { message, position } = error;
            throw new ExpressionError(message, position);
        }
        const impure = impureFunction(this.compiled.ast());
        if (impure)
            throw new ExpressionError(`$${impure} would give something else at every build`, undefined);
        this.path = plainPath(this.compiled.ast());
        this.bound();
    }
    /** @throws Error with a sentence of JSONata's when the expression fails on this input. */
    async evaluate(input) {
        if (this.path) {
            const found = follow(this.path, input);
            if (found !== undefined)
                return settled(found.value);
        }
        this.steps = 0;
        this.depth = 0;
        try {
            return settled(plain(await this.compiled.evaluate(input)));
        }
        catch (error) {
            if (error instanceof _evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .UnresolvedUse */ .J2)
                return { unresolved: error.unresolved };
            throw error instanceof Error
                ? error
                : new Error(error.message ?? String(error));
        }
    }
    /** Counts every evaluation step of the interpreter through the hook that it offers for this. */
    bound() {
        this.compiled.assign(Symbol.for('jsonata.__evaluate_entry'), () => {
            this.steps += 1;
            this.depth += 1;
            if (this.steps > MAX_STEPS)
                throw new Error(`it did not end within ${MAX_STEPS} steps`);
            if (this.depth > MAX_DEPTH)
                throw new Error(`it goes deeper than ${MAX_DEPTH} levels`);
        });
        this.compiled.assign(Symbol.for('jsonata.__evaluate_exit'), () => {
            this.depth -= 1;
        });
    }
}
function settled(data) {
    const unresolved = (0,_evaluate_value_js__WEBPACK_IMPORTED_MODULE_1__/* .findUnresolved */ .jt)(data);
    return unresolved ? { unresolved } : { data };
}
/** JSONata's result lists carry hidden marks, and its functions are values: only JSON may come out. */
function plain(data) {
    if (holdsFunction(data))
        throw new Error('it gives a function, not data');
    return Array.isArray(data) ? data.map(item => (Array.isArray(item) ? plain(item) : item)) : data;
}
function holdsFunction(data) {
    if (typeof data === 'function')
        return true;
    if (typeof data !== 'object' || data === null)
        return false;
    const { _jsonata_function: own, _jsonata_lambda: lambda } = data;
    return own === true || lambda === true || Object.values(data).some(holdsFunction);
}
/** Functions with a clock, dice or a program of their own: the same source must give the same files. */
const IMPURE = new Set(['now', 'millis', 'random', 'shuffle', 'eval']);
function impureFunction(ast) {
    if (typeof ast !== 'object' || ast === null)
        return undefined;
    const { type, value } = ast;
    if (type === 'variable' && typeof value === 'string' && IMPURE.has(value))
        return value;
    for (const part of Object.values(ast)) {
        const found = impureFunction(part);
        if (found)
            return found;
    }
    return undefined;
}
/**
 * Most expressions only say which part of a record is meant (`args[0]`, `kwargs.titulo`). These are followed
 * directly, as JSONata would; lists on the way, which it maps over, are left to it.
 */
function plainPath(ast) {
    const { type, steps } = ast;
    if (type !== 'path' || !steps)
        return undefined;
    const path = [];
    for (const step of steps) {
        if (step.type !== 'name' || step.group || step.focus || step.index || step.tuple)
            return undefined;
        path.push(step.value);
        for (const stage of [...(step.stages ?? []), ...(step.predicate ?? [])]) {
            if (stage.type !== 'filter' || stage.expr?.type !== 'number' || !Number.isInteger(stage.expr.value))
                return undefined;
            path.push(stage.expr.value);
        }
    }
    return path;
}
/** The value at a plain path; `undefined` when only JSONata itself can say. */
function follow(path, input) {
    let value = input;
    for (const [i, step] of path.entries()) {
        if (typeof step === 'number') {
            if (!Array.isArray(value))
                return undefined;
            value = value.at(step);
        }
        else {
            if (Array.isArray(value))
                return undefined;
            if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
                return { value: undefined };
            value = value[step];
        }
        if (value === undefined)
            return { value: undefined };
        // A list at the end is given as it is only when it is not a list of one that JSONata would unwrap.
        if (i === path.length - 1 && Array.isArray(value) && value.length < 2)
            return undefined;
    }
    return { value };
}


/***/ }),

/***/ 4200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   f7: () => (/* binding */ sourceState),
/* harmony export */   lX: () => (/* binding */ readGit),
/* harmony export */   ml: () => (/* binding */ withoutFilters),
/* harmony export */   or: () => (/* binding */ readGitSync)
/* harmony export */ });
/* unused harmony export OLDEST_GIT */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2394);



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

/***/ 2670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ readVersion),
/* harmony export */   PG: () => (/* binding */ isPublishedVersion),
/* harmony export */   Zy: () => (/* binding */ compareVersions)
/* harmony export */ });
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2088);

/** `major.minor.patch[-pre]`; missing parts are 0, a leading `v` is dropped (reference-language.md §10.2). */
const VERSION = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(-[0-9A-Za-z.-]+)?$/;
/** Reads a version as clients of the language do; nothing for a text that is none. */
function readVersion(text) {
    const match = VERSION.exec(text);
    if (!match)
        return undefined;
    const [, major, minor = '0', patch = '0', pre = ''] = match;
    return semver__WEBPACK_IMPORTED_MODULE_0__.parse(`${major}.${minor}.${patch}${pre}`) ?? undefined;
}
/** Whether a text is a version as it is published: three numbers, no `v`, no build metadata. */
function isPublishedVersion(text) {
    return readVersion(text)?.version === text;
}
/** A pre-release comes before its release; pre-releases among each other as SemVer 2.0 orders them. */
function compareVersions(a, b) {
    return semver__WEBPACK_IMPORTED_MODULE_0__.compare(a, b);
}


/***/ })

};
