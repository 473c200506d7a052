export const id = 159;
export const ids = [159];
export const modules = {

/***/ 4159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runBuild: () => (/* binding */ runBuild)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(2394);
;// CONCATENATED MODULE: ./build/git.js



/** A fetch of a large repository over a slow line takes minutes; longer than this, something hangs. */
const TIMEOUT_MINUTES = 15;
/** What git says beyond this is dropped: nobody reads it, and a server must not fill our memory. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;
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
        const child = (0,external_node_child_process_.spawn)('git', ['-C', (0,external_node_path_.resolve)(options.cwd), '--no-pager', ...HARDENING, ...args], {
            cwd: (0,external_node_path_.dirname)(process.execPath),
            env: environment(options),
            stdio: ['ignore', 'pipe', 'pipe'],
            windowsHide: true,
        });
        let timedOut = false;
        const timer = setTimeout(() => {
            timedOut = true;
            child.kill('SIGKILL');
        }, TIMEOUT_MINUTES * 60_000);
        const stdout = collect(child.stdout);
        const stderr = collect(child.stderr);
        child.once('error', cause => {
            clearTimeout(timer);
            reject(notInstalled(cause));
        });
        child.once('close', code => {
            clearTimeout(timer);
            if (timedOut) {
                reject(new user_error/* UserError */.y(`git ${args[0]} did not end within ${TIMEOUT_MINUTES} minutes.`, 'Run the job again; if it hangs each time, check out the repository in a step before.'));
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
        const filters = await withoutFilters(folder);
        const status = await readGit(folder, ['status', '--porcelain', '--untracked-files=no', '--ignore-submodules=all', '--', '.'], filters);
        return { commit, modified: status.code === 0 && status.stdout !== '' };
    }
    catch {
        return UNKNOWN_STATE;
    }
}
/** `git status` runs the filters that the repository's own config defines; empty commands run nothing. */
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
function readGit(folder, args, config = []) {
    return git(args, {
        cwd: folder,
        env: { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' },
        config: [['safe.directory', '*'], ...config],
    });
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
    return new user_error/* UserError */.y('The program git was not found on this machine.', `Install git ${OLDEST_GIT} or later and see that it is on PATH; without it, leave out "repository" and "ref".`, { cause });
}

// EXTERNAL MODULE: ./build/reference/counts.js
var counts = __webpack_require__(1188);
// EXTERNAL MODULE: ./build/reference/files.js
var reference_files = __webpack_require__(9977);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/generated/schemas.js
var generated_schemas = __webpack_require__(5986);
// EXTERNAL MODULE: ./build/generated/version.js
var version = __webpack_require__(9594);
;// CONCATENATED MODULE: ./build/reference/canonical.js
/**
 * The one way in which published JSON is written, so that the same data gives the same bytes everywhere: UTF-8, keys
 * in the order of the contract, non-ASCII characters as they are, LF, one final newline. The index and the manifest
 * are indented, as people open them; the others are compact.
 */
function canonicalJson(data, style) {
    return new TextEncoder().encode(`${JSON.stringify(data, null, style === 'indented' ? 2 : undefined)}\n`);
}

;// CONCATENATED MODULE: ./build/site/site.js





/** The seven files, the schemas that describe them, and the manifest that lists them all (design.md, "The contract"). */
function siteFiles(reference, provenance) {
    const data = reference_files/* FILE_NAMES */.GY.map(name => ({
        path: (0,reference_files/* pathOf */.XM)(name),
        bytes: canonicalJson(reference[name], name === 'index' ? 'indented' : 'compact'),
        schema: schemaPath(name),
    }));
    const schemas = [...reference_files/* FILE_NAMES */.GY, 'manifest'].map(name => ({
        path: schemaPath(name),
        bytes: new TextEncoder().encode(generated_schemas/* schemaTexts */.a[name]),
        schema: null,
    }));
    const files = [...data, ...schemas];
    const manifest = {
        versao: reference.index.versao,
        generator: { name: 'refdata-action', version: version/* VERSION */.x },
        source: { commit: provenance.commit, modified: provenance.modified },
        base_url: provenance.baseUrl,
        rules: provenance.policy,
        files: files.map(({ path, bytes, schema }) => ({
            path,
            bytes: bytes.length,
            sha256: sha256(bytes),
            schema,
        })),
    };
    return [...files, { path: reference_files/* MANIFEST_PATH */.U4, bytes: canonicalJson(manifest, 'indented') }];
}
function schemaPath(name) {
    return `/schemas/${name}.schema.json`;
}
function sha256(bytes) {
    return (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/site/write-folder.js




/** Foreign files named in a message. */
const MAX_NAMES_SHOWN = 5;
/**
 * Replaces a folder by these files, whole or not at all: they are written beside it and then change places with it.
 * A folder that holds anything that an earlier build did not write is left alone.
 * @throws {UserError} when the folder holds files of somebody else, or cannot be written.
 */
function writeFolder(folder, files) {
    const target = (0,external_node_path_.resolve)(folder);
    const foreign = foreignFiles(target);
    if (foreign.length > 0) {
        const shown = foreign.slice(0, MAX_NAMES_SHOWN).join(', ');
        throw new user_error/* UserError */.y(`${folder} holds files that refdata did not write: ${shown}${foreign.length > MAX_NAMES_SHOWN ? ', …' : ''}.`, 'Choose an empty or new folder with --out: a build replaces the whole folder.');
    }
    const parent = (0,external_node_path_.dirname)(target);
    const fresh = (0,external_node_path_.join)(parent, `.${(0,external_node_path_.basename)(target)}.new-${process.pid}`);
    const old = (0,external_node_path_.join)(parent, `.${(0,external_node_path_.basename)(target)}.old-${process.pid}`);
    try {
        for (const { path, bytes } of files) {
            const file = (0,external_node_path_.join)(fresh, ...path.split('/'));
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
            (0,external_node_fs_.writeFileSync)(file, bytes);
        }
        const replaces = (0,external_node_fs_.existsSync)(target);
        if (replaces)
            (0,external_node_fs_.renameSync)(target, old);
        try {
            (0,external_node_fs_.renameSync)(fresh, target);
        }
        catch (error) {
            if (replaces)
                (0,external_node_fs_.renameSync)(old, target);
            throw error;
        }
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`${folder} cannot be written: ${cause.message}.`, 'Choose another folder with --out.', { cause });
    }
    finally {
        (0,external_node_fs_.rmSync)(fresh, { recursive: true, force: true });
        (0,external_node_fs_.rmSync)(old, { recursive: true, force: true });
    }
}
/** Files in a folder that the manifest in it does not list. */
function foreignFiles(target) {
    if (!(0,external_node_fs_.existsSync)(target))
        return [];
    let names;
    try {
        names = (0,external_node_fs_.readdirSync)(target, { recursive: true, withFileTypes: true })
            .filter(entry => !entry.isDirectory())
            .map(entry => (0,external_node_path_.relative)(target, (0,external_node_path_.join)(entry.parentPath, entry.name)).split(external_node_path_.sep).join('/'));
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`${target} is not a folder that can be read.`, 'Choose another folder with --out.', {
            cause,
        });
    }
    const ours = new Set(listedFiles((0,external_node_path_.join)(target, ...reference_files/* MANIFEST_PATH */.U4.split('/'))));
    return names.filter(name => !ours.has(`/${name}`)).sort();
}
function listedFiles(manifest) {
    try {
        const { generator, files } = JSON.parse((0,external_node_fs_.readFileSync)(manifest, 'utf8'));
        return generator.name === 'refdata-action' ? [reference_files/* MANIFEST_PATH */.U4, ...files.map(file => file.path)] : [];
    }
    catch {
        // No manifest, or not one of ours: then nothing in the folder is ours.
        return [];
    }
}

// EXTERNAL MODULE: ./build/commands/reference.js + 48 modules
var commands_reference = __webpack_require__(5918);
;// CONCATENATED MODULE: ./build/commands/build.js






/**
 * Builds the seven files of a language from its source code into a folder (service-spec.md, "Resources").
 * Findings of level `error` are returned, all together, and then nothing is written.
 * @throws {UserError} when the configuration does not hold or the folder cannot be written.
 */
async function build(options, progress) {
    const { files, findings, policy, ...reference } = await (0,commands_reference/* buildReference */.i)({
        ...options,
        ...(progress && { progress }),
    });
    const ok = !findings.some(finding => finding.level === 'error');
    const baseUrl = (options.baseUrl ?? reference.baseUrl ?? null)?.replace(/\/+$/, '') ?? null;
    const { commit, modified } = await sourceState(options.repo);
    const site = siteFiles(files, { commit, modified, baseUrl, policy });
    if (ok) {
        progress?.('writing');
        writeFolder(options.out, site);
    }
    const sizes = new Map(site.map(({ path, bytes }) => [path, bytes.length]));
    return {
        ok,
        nome: files.index.nome,
        versao: files.index.versao,
        out: options.out,
        baseUrl,
        files: reference_files/* FILE_NAMES */.GY.map(name => ({
            path: (0,reference_files/* pathOf */.XM)(name),
            bytes: sizes.get((0,reference_files/* pathOf */.XM)(name)) ?? 0,
            count: contents(name, files),
        })),
        counts: allCounts(files),
        findings,
    };
}
/** What a file holds, in a few words; for the index, what it is the index of. */
function contents(name, files) {
    return name === 'index'
        ? `${files.index.nome} ${files.index.versao}`
        : (0,counts/* describeCounts */.w)((0,counts/* countsOf */.m)(name, files[name]));
}
/** The counts of all files together; the six links of the index count nothing. */
function allCounts(files) {
    return Object.assign({}, ...reference_files/* FILE_NAMES */.GY.filter(name => name !== 'index').map(name => (0,counts/* countsOf */.m)(name, files[name])));
}

// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(5716);
// EXTERNAL MODULE: ./build/cli/config-path.js
var config_path = __webpack_require__(963);
// EXTERNAL MODULE: ./build/cli/findings.js + 1 modules
var findings = __webpack_require__(6713);
// EXTERNAL MODULE: ./build/cli/progress.js
var cli_progress = __webpack_require__(902);
// EXTERNAL MODULE: ./build/cli/table.js
var table = __webpack_require__(1681);
// EXTERNAL MODULE: ./build/cli/web-address.js
var web_address = __webpack_require__(8122);
;// CONCATENATED MODULE: ./build/cli/build.js







/** `refdata build`: true when the folder was written. */
async function runBuild({ json = false, ...options }) {
    const checked = {
        ...options,
        config: (0,config_path/* configPath */.e)(options.config),
        baseUrl: (0,web_address/* webAddress */.D)('--base-url', options.baseUrl),
        docsUrl: (0,web_address/* webAddress */.D)('--docs-url', options.docsUrl),
    };
    const progress = await (0,cli_progress/* startProgress */.o)(json);
    const result = await build(checked, progress.step).finally(progress.stop);
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return result.ok;
    }
    const name = `${result.nome} ${result.versao}`.trim();
    if (result.ok) {
        process.stdout.write(`${colours/* colours */.M.green('built')} ${colours/* colours */.M.bold(name)} into ${result.out}: ${(0,findings/* countFindings */.G)(result.findings)}\n`);
        process.stdout.write(`${(0,table/* renderTable */.b)(result.files.map(({ path, bytes, count }) => [(result.baseUrl ?? '') + path, bytes, count]))}\n`);
    }
    (0,findings/* printFindings */.c)(result.findings, result.ok ? process.stdout : process.stderr);
    if (!result.ok)
        process.stderr.write(`\n${colours/* colours */.M.red('nothing written')}: ${name} has ${(0,findings/* countFindings */.G)(result.findings)}\n`);
    return result.ok;
}


/***/ }),

/***/ 6713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ countFindings),
  c: () => (/* binding */ printFindings)
});

;// CONCATENATED MODULE: ./build/finding.js
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

// EXTERNAL MODULE: ./build/report/visible.js
var visible = __webpack_require__(6257);
// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(5716);
;// CONCATENATED MODULE: ./build/cli/findings.js



/** Shown of one rule; the rest is counted. */
const MAX_SHOWN_PER_RULE = 10;
const MAX_MESSAGE_CHARACTERS = 600;
const PAINT = {
    error: colours/* colours */.M.red,
    warning: colours/* colours */.M.yellow,
    notice: colours/* colours */.M.cyan,
};
const ORDER = ['error', 'warning', 'notice'];
/** Findings for people: grouped by rule, worst first, each remedy once. */
function printFindings(findings, stream) {
    for (const level of ORDER) {
        for (const [rule, group] of byRule(findings.filter(finding => finding.level === level))) {
            stream.write(`\n${PAINT[level](level)} ${colours/* colours */.M.bold(rule)}\n`);
            for (const finding of group.slice(0, MAX_SHOWN_PER_RULE))
                stream.write(`  ${line(finding)}\n`);
            if (group.length > MAX_SHOWN_PER_RULE)
                stream.write(`  … and ${group.length - MAX_SHOWN_PER_RULE} more\n`);
            for (const remedy of new Set(group.slice(0, MAX_SHOWN_PER_RULE).map(finding => finding.remedy))) {
                stream.write(`  ${colours/* colours */.M.dim(`-> ${(0,visible/* visibleLine */.P)(remedy, MAX_MESSAGE_CHARACTERS)}`)}\n`);
            }
        }
    }
}
/** `2 errors, 1 warning`; `no findings` for none. */
function countFindings(findings) {
    const counts = tally(findings);
    const parts = ORDER.filter(level => counts[level] > 0).map(level => `${counts[level]} ${level}${counts[level] === 1 ? '' : 's'}`);
    return parts.length > 0 ? parts.join(', ') : 'no findings';
}
function line({ place, subject, message }) {
    const where = place ? formatPlace(place) : subject;
    // A message may show where in a line something is, with a caret below: its lines are kept.
    const text = message
        .split('\n')
        .map(part => (0,visible/* visibleLine */.P)(part.replace(/^ {2}/, '\u00a0\u00a0'), MAX_MESSAGE_CHARACTERS).replaceAll('\u00a0', ' '));
    return `${where ? `${colours/* colours */.M.bold(where)}  ` : ''}${text.join('\n    ')}`;
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


/***/ }),

/***/ 1188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ countsOf),
/* harmony export */   w: () => (/* binding */ describeCounts)
/* harmony export */ });
const COUNTERS = {
    index: ({ rotas }) => ({ rotas: Object.keys(rotas).length }),
    sintaxe: ({ reservadas, contextuais, operadores }) => ({
        reservadas: reservadas.length,
        contextuais: contextuais.length,
        operadores: operadores.length,
    }),
    embutidas: ({ funcoes }) => ({ funcoes: funcoes.length }),
    modulos: ({ modulos }) => ({ modulos: modulos.length, simbolos: sum(modulos.map(m => m.simbolos.length)) }),
    comandos: ({ grupos }) => ({ grupos: grupos.length, comandos: sum(grupos.map(g => g.comandos.length)) }),
    erros: ({ codigos }) => ({ codigos: codigos.length }),
    conteudos: ({ exercicios, exemplos, pacotes, projetos }) => ({
        exercicios: sum(Object.values(exercicios.modulos)),
        exemplos,
        pacotes,
        projetos,
    }),
};
/** Counts the entries of a file that follows its schema: what there is, whatever its totals say. */
function countsOf(name, file) {
    return COUNTERS[name](file);
}
/** `81 reservadas, 32 contextuais`. */
function describeCounts(counts) {
    return Object.entries(counts)
        .map(([noun, count]) => `${count} ${noun}`)
        .join(', ');
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}


/***/ })

};
