export const id = 9866;
export const ids = [9866];
export const modules = {

/***/ 20902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ startProgress)
/* harmony export */ });
/** Shows what is being done, on a terminal only: elsewhere progress is noise. Call `stop` before printing anything else. */
async function startProgress(quiet) {
    if (quiet || !process.stderr.isTTY)
        return { step: () => { }, stop: () => { } };
    const { default: spinner } = await __webpack_require__.e(/* import() */ 6540).then(__webpack_require__.bind(__webpack_require__, 36540));
    const running = spinner({ stream: process.stderr }).start('starting');
    return {
        step: part => {
            running.text = part;
        },
        stop: () => running.stop(),
    };
}


/***/ }),

/***/ 22727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runProve: () => (/* binding */ runProve)
/* harmony export */ });
/* harmony import */ var _commands_prove_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21158);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15716);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80415);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20902);
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53483);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81681);






const COLUMNS = ['list', 'expected', 'found', 'equal', 'missing', 'extra', 'different', 'accepted'];
/** `refdata prove`: true when the proof was written. */
async function runProve({ json = false, ...options }) {
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .startProgress */ .o)(json);
    const { accept } = options;
    const result = await (0,_commands_prove_js__WEBPACK_IMPORTED_MODULE_0__/* .prove */ .z)({ ...(0,_run_options_js__WEBPACK_IMPORTED_MODULE_3__/* .runOptions */ .K)(options, progress.step), accept }).finally(progress.stop);
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return result.ok;
    }
    const name = `${result.nome} ${result.versao}`.trim();
    if (result.lists.length > 0)
        process.stdout.write(`${tableOf(result.lists)}\n`);
    if (result.accepted !== null)
        process.stdout.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.green('accepted')}: the differences are in ${result.accepted}\n`);
    if (result.ok)
        process.stdout.write(`${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.green('proved')} ${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.bold(name)} in ${result.proof}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .countFindings */ .G)(result.findings)}\n`);
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .printFindings */ .c)(result.findings, result.ok ? process.stdout : process.stderr);
    if (!result.ok)
        process.stderr.write(`\n${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.red('not proved')}: ${name} has ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .countFindings */ .G)(result.findings)}\n`);
    return result.ok;
}
/** A row for each list, and below it one for each of its fields. */
function tableOf(lists) {
    const rows = lists.flatMap(({ list, expected, found, equal, missing, extra, accepted, differences, fields }) => [
        [list, expected, found, equal, missing, extra, differences.length - missing - extra, accepted],
        ...Object.entries(fields).map(([field, { compared, different }]) => [
            `  ${field}`,
            compared,
            '',
            compared - different,
            '',
            '',
            different,
            '',
        ]),
    ]);
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTable */ .b)([COLUMNS.map(column => _colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.cyan(column)), ...rows]);
}


/***/ }),

/***/ 53483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ runOptions),
/* harmony export */   d: () => (/* binding */ whereOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49496);
/* harmony import */ var _run_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97964);
/* harmony import */ var _code_frame_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68876);




/** What they say of a run. */
function runOptions({ repo, config, allowCommands = false, cache }, progress) {
    // From a folder inside of a repository it is that repository which is meant, as git has it.
    const root = repo === '.' && config === undefined ? upwards() : repo;
    (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_3__/* .framesFrom */ .$o)(root);
    return {
        repo: root,
        // From where the command is run, as paths on a command line are; else the repository's own.
        config: config === undefined ? 'refdata.yml' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(config),
        commands: (0,_github_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .commandPermission */ .X)(allowCommands, process.env),
        cache,
        progress,
    };
}
/** What another command takes to be about the same repository: `--repo ../lume`; empty for the folder that it is run in. */
function whereOf({ repo, config }) {
    return [
        ...(repo === '.' ? [] : [`--repo ${quoted(repo)}`]),
        ...(config === undefined ? [] : [`--config ${quoted(config)}`]),
    ].join(' ');
}
/** A path as a shell takes it. */
function quoted(path) {
    return /^[\w./:@%+=-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
function upwards() {
    const folder = (0,_run_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .folderWithConfig */ .PW)(process.cwd());
    return folder === undefined ? '.' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), folder) || '.';
}


/***/ }),

/***/ 81681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderTable)
/* harmony export */ });
/* harmony import */ var cli_table3__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25832);

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

/***/ 6781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ parseKept)
/* harmony export */ });
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);

/** Mistakes that are named in one message. */
const MAX_NAMED = 3;
/**
 * Reads a file that a command of ours wrote and a repository keeps.
 * @param file how it is named in messages.
 * @param what it should be: "proof".
 * @throws {UserError} that names the first of its mistakes.
 */
function parseKept(text, file, schema, { what, remedy }) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch (cause) {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${file} is no ${what}: it is not JSON (${cause.message}).`, remedy, {
            cause,
        });
    }
    const result = schema.safeParse(data);
    if (result.success)
        return result.data;
    const { issues } = result.error;
    const named = issues
        .slice(0, MAX_NAMED)
        .map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message.replace(/\.$/, '')}`);
    const more = issues.length - named.length;
    throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${file} is no ${what}: ${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`, remedy);
}


/***/ }),

/***/ 49496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commandPermission)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _git_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19935);


/** Whether commands may be run, for a process that may be part of a job of GitHub Actions. */
function commandPermission(isSwitchedOn, env) {
    if (!isSwitchedOn)
        return 'off';
    if (!env.GITHUB_EVENT_PATH)
        return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
    try {
        return (0,_git_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .isFromFork */ .t)(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(env.GITHUB_EVENT_PATH, 'utf8'))) ? 'fork' : 'allowed';
    }
    catch {
        // Not knowing is no reason to trust.
        return 'fork';
    }
}


/***/ }),

/***/ 70032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bP: () => (/* binding */ SECTIONS),
/* harmony export */   fO: () => (/* binding */ listsOf),
/* harmony export */   sE: () => (/* binding */ publishedLists)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60088);
/* harmony import */ var _extract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25706);
/* harmony import */ var _reference_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90239);



/** Every list that can be proved, in the order of the contract. */
const SECTIONS = [
    { at: ['sintaxe', 'reservadas'], file: 'sintaxe', field: 'reservadas', key: 'palavra' },
    { at: ['sintaxe', 'contextuais'], file: 'sintaxe', field: 'contextuais', key: 'palavra' },
    { at: ['sintaxe', 'operadores'], file: 'sintaxe', field: 'operadores', key: 'simbolo' },
    { at: ['sintaxe', 'verbos_http'], file: 'sintaxe', field: 'verbos_http' },
    { at: ['sintaxe', 'regras'], file: 'sintaxe', field: 'regras' },
    { at: ['embutidas'], file: 'embutidas', field: 'funcoes' },
    {
        at: ['modulos'],
        file: 'modulos',
        field: 'modulos',
        key: 'nome',
        inner: { field: 'simbolos', key: 'nome' },
    },
    {
        at: ['comandos'],
        file: 'comandos',
        field: 'grupos',
        key: 'grupo',
        inner: { field: 'comandos', key: 'nome' },
    },
    { at: ['erros'], file: 'erros', field: 'codigos', key: 'codigo' },
    { at: ['conteudos', 'exercicios'], file: 'conteudos', field: 'exercicios', key: 'key' },
];
/** What the published files hold of a section. */
function publishedLists(section, files) {
    const list = files[section.file][section.field];
    if (section.file !== 'conteudos')
        return listsOf(section, list);
    const { modulos } = files.conteudos.exercicios;
    return listsOf(section, Object.entries(modulos).map(([key, value]) => ({ key, value })));
}
/** What somebody says that a section holds: entries as the contract has them, or names alone. */
function listsOf({ at, file, field, key, inner }, items) {
    const name = at.join('.');
    const outer = new Map();
    const lists = new Map([[name, outer]]);
    const inside = new Map();
    if (inner)
        lists.set(`${name}.${inner.field}`, inside);
    for (const [i, item] of foldAliases(items).entries()) {
        const subject = `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)(file)}#/${field}/${i}`;
        const entry = entryOf(item, key, subject);
        if (!entry)
            continue;
        const { [inner?.field ?? '']: parts, total: _, ...fields } = entry.fields;
        add(outer, { ...entry, fields });
        if (!inner)
            continue;
        for (const [j, part] of (Array.isArray(parts) ? parts : []).entries()) {
            const own = entryOf(part, inner.key, `${subject}/${inner.field}/${j}`);
            if (own)
                add(inside, { ...own, name: `${entry.name}.${own.name}` });
        }
    }
    return lists;
}
function entryOf(item, key, subject) {
    if (item === _extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORTED */ .u3 || item === null || item === undefined)
        return undefined;
    if (typeof item !== 'object')
        return { name: String(item), fields: {}, subject };
    const { [key ?? '']: name, ...fields } = item;
    return { name: typeof name === 'string' ? name : JSON.stringify(name ?? item), fields, subject };
}
/** What has the name of an earlier entry is counted through, so that nothing is lost. */
function add(entries, entry) {
    let { name } = entry;
    for (let count = 2; entries.has(name); count += 1)
        name = `${entry.name} (${count})`;
    entries.set(name, { ...entry, name });
}
/** Rows that say that a name is another one of a module become its `apelidos`. */
function foldAliases(items) {
    const aliases = new Map();
    const own = items.filter(item => {
        const { [_reference_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .APELIDO_DE */ .nH]: of, nome } = Object(item);
        if (typeof of !== 'string' || of === nome)
            return true;
        aliases.set(of, [...(aliases.get(of) ?? []), nome]);
        return false;
    });
    if (aliases.size === 0)
        return own;
    return own.map(item => {
        const { [_reference_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .APELIDO_DE */ .nH]: _, apelidos, ...fields } = Object(item);
        return {
            ...fields,
            apelidos: [...(Array.isArray(apelidos) ? apelidos : []), ...(aliases.get(fields.nome) ?? [])],
        };
    });
}


/***/ }),

/***/ 2671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ PROOF_FILE),
/* harmony export */   k_: () => (/* binding */ parseProof),
/* harmony export */   zU: () => (/* binding */ namesDigest),
/* harmony export */   zV: () => (/* binding */ renderProof)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
/* harmony import */ var _findings_parse_kept_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6781);
/* harmony import */ var _repository_observed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34301);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64617);




/** Beside refdata.yml. */
const PROOF_FILE = 'refdata.proof.json';
const digest = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
const proofSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** Of the program that made it. */
    refdata: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Of the language. */
    versao: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** What was proved; null outside of a git repository. */
    commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    /** Whether files differed from the commit. */
    modified: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    lists: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        expected: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        found: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        equal: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        accepted: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        /** Of the names that are published. */
        names: digest,
        /** Who said what is in it: kinds of source with what stands behind them. */
        by: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())),
    })),
    /** Digests of the files that the published lists were read from. */
    sources: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), digest),
});
/** Reads a proof. @param file how it is named in messages. @throws {UserError} when it is none */
function parseProof(text, file) {
    return (0,_findings_parse_kept_js__WEBPACK_IMPORTED_MODULE_0__/* .parseKept */ .M)(text, file, proofSchema, {
        what: 'proof',
        remedy: 'Make it anew with `refdata prove`.',
    });
}
/** The bytes of a proof: no clock, and lists and files in one order. */
function renderProof(proof) {
    const sources = Object.entries(proof.sources).sort(([a], [b]) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a, b));
    return `${JSON.stringify({ ...proof, sources: Object.fromEntries(sources) }, null, 2)}\n`;
}
/** Digest of the names of a list, in whatever order they come. */
function namesDigest(entries) {
    return (0,_repository_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)([...entries.keys()].sort(_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O).join('\0'));
}


/***/ })

};
