export const id = 3656;
export const ids = [3656];
export const modules = {

/***/ 15716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ colours)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57336);

/** Colours for people: only on a terminal, and never under NO_COLOR (https://no-color.org). */
const colours = picocolors__WEBPACK_IMPORTED_MODULE_0__.createColors(wantsColour());
function wantsColour() {
    const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
    if (NO_COLOR !== undefined && NO_COLOR !== '')
        return false;
    if (FORCE_COLOR !== undefined && FORCE_COLOR !== '0')
        return true;
    return process.stdout.isTTY === true && TERM !== 'dumb';
}


/***/ }),

/***/ 80415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ countFindings),
/* harmony export */   c: () => (/* binding */ printFindings)
/* harmony export */ });
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74438);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14252);
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
                stream.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_0__/* .colours */ .M.dim(`-> ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleLine */ .P)(remedy, MAX_MESSAGE_CHARACTERS)}`)}\n`);
            }
        }
    }
}
/** `2 errors, 1 warning`; `no findings` for none. */
function countFindings(findings) {
    const counts = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N)(findings);
    const parts = ORDER.filter(level => counts[level] > 0).map(level => `${counts[level]} ${level}${counts[level] === 1 ? '' : 's'}`);
    return parts.length > 0 ? parts.join(', ') : 'no findings';
}
function line({ place, subject, message }) {
    const where = place ? (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPlace */ .d)(place) : subject;
    // A message may show where in a line something is, with a caret below: its lines are kept.
    const text = message
        .split('\n')
        .map(part => (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleLine */ .P)(part.replace(/^ {2}/, '\u00a0\u00a0'), MAX_MESSAGE_CHARACTERS).replaceAll('\u00a0', ' '));
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
/* harmony export */   K: () => (/* binding */ runOptions)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49496);
/* harmony import */ var _run_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29709);



/** What they say of a run. */
function runOptions({ repo, config, allowCommands = false, cache }, progress) {
    return {
        // From a folder inside of a repository it is that repository which is meant, as git has it.
        repo: repo === '.' && config === undefined ? upwards() : repo,
        // From where the command is run, as paths on a command line are; else the repository's own.
        config: config === undefined ? 'refdata.yml' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(config),
        commands: (0,_github_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .commandPermission */ .X)(allowCommands, process.env),
        cache,
        progress,
    };
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
/* harmony import */ var _extract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90474);
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
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);
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
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        data = undefined;
    }
    const result = proofSchema.safeParse(data);
    if (result.success)
        return result.data;
    const [issue] = result.error.issues;
    const where = issue && issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${file} is no proof: ${where}${issue?.message ?? 'it is not JSON'}.`, 'Make it anew with `refdata prove`.');
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


/***/ }),

/***/ 49162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ compose)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60088);
/* harmony import */ var _contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26545);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64617);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82788);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90239);





/**
 * Puts what was extracted into the seven files of the contract: exactly its fields, computed totals, aliases folded.
 * Lists without an order of their own in `refdata.yml` come in the order of the contract (reference-language.md §9.3).
 */
function compose(extracted, report) {
    const composer = new Composer(report);
    const { versao } = extracted;
    const modulos = composer.modulos(extracted.modulos);
    const grupos = composer.objects('comandos', extracted.comandos, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .GRUPO */ .sk, 'comandos', '/grupos');
    const funcoes = composer.texts('embutidas', extracted.embutidas, 'embutidas', '/funcoes', true);
    const codigos = composer.objects('erros', extracted.erros, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .ERRO */ .xE, 'erros', '/codigos', 'codigo');
    const exercicios = composer.exercicios(extracted.exercicios);
    const rotas = {
        sintaxe: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('sintaxe'),
        embutidas: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('embutidas'),
        modulos: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('modulos'),
        comandos: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('comandos'),
        erros: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('erros'),
        conteudos: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('conteudos'),
    };
    const files = {
        index: {
            nome: extracted.nome,
            versao,
            descricao: extracted.descricao,
            documentacao: extracted.documentacao,
            rotas,
        },
        sintaxe: {
            versao,
            extensao: extracted.extensao,
            reservadas: composer.objects('sintaxe.reservadas', extracted.reservadas, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .PALAVRA */ .WY, 'sintaxe', '/reservadas', 'palavra'),
            contextuais: composer.objects('sintaxe.contextuais', extracted.contextuais, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .CONTEXTUAL */ .i$, 'sintaxe', '/contextuais', 'palavra'),
            operadores: composer.objects('sintaxe.operadores', extracted.operadores, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .OPERADOR */ .F8, 'sintaxe', '/operadores'),
            verbos_http: composer.texts('sintaxe.verbos_http', extracted.verbosHttp, 'sintaxe', '/verbos_http'),
            regras: composer.texts('sintaxe.regras', extracted.regras, 'sintaxe', '/regras'),
        },
        embutidas: { versao, total: funcoes.length, funcoes },
        modulos: {
            versao,
            total_modulos: modulos.length,
            total_simbolos: modulos.reduce((sum, modulo) => sum + modulo.total, 0),
            modulos,
        },
        comandos: { versao, total: grupos.reduce((sum, grupo) => sum + grupo.comandos.length, 0), grupos },
        erros: { versao, total: codigos.length, codigos },
        conteudos: {
            versao,
            exercicios: {
                modulos: exercicios,
                total: Object.values(exercicios).reduce((sum, count) => sum + count, 0),
            },
            exemplos: extracted.exemplos,
            pacotes: extracted.pacotes,
            projetos: extracted.projetos,
        },
    };
    for (const [key, subject] of SINGLE_VALUES) {
        const place = extracted.places?.get(key);
        if (place)
            composer.origins.set(subject, place);
        if (extracted.unread?.includes(key))
            composer.unreadSubjects.add(subject);
    }
    const unread = [...composer.unreadSubjects].sort(_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O);
    return { files, origins: composer.origins, details: composer.details, unread };
}
/** Published values that are one value in `refdata.yml`, by the key there. */
const SINGLE_VALUES = [
    ['nome', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')}#/nome`],
    ['descricao', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')}#/descricao`],
    ['documentacao', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')}#/documentacao`],
    ['versao', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')}#/versao`],
    ['sintaxe.extensao', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('sintaxe')}#/extensao`],
    ['conteudos.exemplos', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('conteudos')}#/exemplos`],
    ['conteudos.pacotes', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('conteudos')}#/pacotes`],
    ['conteudos.projetos', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('conteudos')}#/projetos`],
];
/** What a mapping says goes before what the source says by itself. */
function detailsOf({ signature, documentation } = {}, mapped = {}) {
    return {
        ...(signature !== undefined && { assinatura: signature }),
        ...(documentation !== undefined && { documentacao: documentation }),
        ...mapped,
    };
}
class Composer {
    report;
    origins = new Map();
    details = new Map();
    unreadSubjects = new Set();
    unread = new WeakMap();
    constructor(report) {
        this.report = report;
    }
    /** A list of objects; `order` is the field that the contract sorts by. */
    objects(section, { rows, sorted }, shape, file, pointer, order) {
        const shaper = this.shaper(section);
        const shaped = rows.map(row => ({
            ...row,
            value: shaper.object(row.value, shape, row),
            details: detailsOf(row.described, shaper.aside(row.value, shape, row)),
            ...(shape === _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .GRUPO */ .sk && { itemDetails: { comandos: this.asides(shaper, row, 'comandos', _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .COMANDO */ .uM) } }),
        }));
        if (order && !sorted)
            shaped.sort((a, b) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(String(a.value[order]), String(b.value[order])));
        this.remember(shaped, file, pointer);
        return shaped.map(({ value }) => value);
    }
    texts(section, { rows, sorted }, file, pointer, ordered = false) {
        const shaper = this.shaper(section);
        const shaped = rows.map(row => {
            // The contract has names, and a mapping may say more of each.
            const isMore = section === 'embutidas' && typeof row.value === 'object' && row.value !== null;
            const value = isMore
                ? String(shaper.object(row.value, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .EMBUTIDA */ .Cr, row).nome)
                : shaper.text(row.value, true, row, '[]');
            const details = detailsOf(row.described, isMore ? shaper.aside(row.value, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .EMBUTIDA */ .Cr, row) : {});
            return { place: row.place, value, details, unread: (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnread */ .KJ)(row.value, 'needed') };
        });
        if (ordered && !sorted)
            shaped.sort((a, b) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.value, b.value));
        this.remember(shaped, file, pointer);
        return shaped.map(({ value }) => value);
    }
    /** Modules with their other names folded in; symbols by name, modules by their number of symbols, most first. */
    modulos({ rows, sorted }) {
        const shaper = this.shaper('modulos');
        const modules = [];
        const aliases = [];
        for (const row of rows) {
            const { place } = row;
            const of = row.value?.[_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .APELIDO_DE */ .nH];
            const shaped = shaper.object(row.value, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .MODULO */ .Le, row);
            const { nome, apelidos, simbolos } = shaped;
            if (typeof of === 'string' && of !== nome) {
                aliases.push({ nome, of, place });
                continue;
            }
            const asides = this.asides(shaper, row, 'simbolos', _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .SIMBOLO */ .GL);
            const symbols = simbolos.map((value, i) => ({
                value,
                place: row.items?.simbolos?.[i] ?? place,
                details: asides[i] ?? {},
            }));
            if (!sorted)
                symbols.sort((a, b) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.value.nome, b.value.nome));
            const value = { nome, apelidos, total: symbols.length, simbolos: symbols.map(symbol => symbol.value) };
            this.unread.set(value, this.unread.get(shaped) ?? []);
            modules.push({
                value,
                place,
                details: detailsOf(row.described, shaper.aside(row.value, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .MODULO */ .Le, row)),
                itemDetails: { simbolos: symbols.map(symbol => symbol.details) },
                ...(row.items && { items: { simbolos: symbols.map(symbol => symbol.place) } }),
            });
        }
        this.fold(aliases, modules);
        for (const { value } of modules)
            value.apelidos.sort(_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O);
        if (!sorted)
            modules.sort((a, b) => b.value.total - a.value.total || (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.value.nome, b.value.nome));
        this.remember(modules, 'modulos', '/modulos');
        return modules.map(({ value }) => value);
    }
    exercicios({ rows }) {
        const counts = [];
        for (const { value, place } of rows) {
            const { key, value: count } = value;
            if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) {
                this.unreadSubjects.add((0,_contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_4__.at)(`${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('conteudos')}#/exercicios/modulos`, String(key)));
                this.report({
                    rule: 'field-type',
                    message: `conteudos.exercicios: the number of "${String(key)}" is ${String(count)}, not a whole number.`,
                    place,
                });
                continue;
            }
            counts.push([String(key), count]);
        }
        return Object.fromEntries(counts.sort(([a], [b]) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a, b)));
    }
    /** Gives each alias to the module that it means, also through another alias. */
    fold(aliases, modules) {
        const byName = new Map(modules.map(({ value }) => [value.nome, value]));
        const meant = new Map(aliases.map(({ nome, of }) => [nome, of]));
        for (const { nome, of, place } of aliases) {
            let target = of;
            for (let hops = 0; !byName.has(target) && meant.has(target) && hops < aliases.length; hops += 1)
                target = meant.get(target);
            const module = byName.get(target);
            if (module) {
                module.apelidos.push(nome);
                continue;
            }
            const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(target, byName.keys());
            this.report({
                rule: 'alias-unknown',
                message: `"${nome}" is another name of "${of}", which is not a module.`,
                place,
                ...(near && { remedy: `Did you mean "${near}"?` }),
            });
        }
    }
    /** What is known beside the contract of the items of a list. */
    asides(shaper, row, field, shape) {
        const list = row.value?.[field];
        return (Array.isArray(list) ? list : [list]).map((item, i) => detailsOf(row.describedItems?.[field]?.[i], shaper.aside(item, shape, row)));
    }
    shaper(section) {
        return new _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .Shaper */ .Kq(section, this.report, this.unread);
    }
    remember(entries, file, pointer) {
        for (const [i, { place, items, value, unread, details, itemDetails }] of entries.entries()) {
            const subject = `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)(file)}#${pointer}/${i}`;
            this.origins.set(subject, place);
            if (unread)
                this.unreadSubjects.add(subject);
            this.rememberUnread(value, subject);
            if (details)
                this.details.set(subject, details);
            for (const [field, list] of Object.entries(itemDetails ?? {}))
                for (const [j, own] of list.entries())
                    this.details.set(`${subject}/${field}/${j}`, own);
            for (const [field, places] of Object.entries(items ?? {}))
                for (const [j, own] of places.entries())
                    this.origins.set(`${subject}/${field}/${j}`, own);
        }
    }
    rememberUnread(value, subject) {
        if (typeof value !== 'object' || value === null)
            return;
        for (const field of this.unread.get(value) ?? [])
            this.unreadSubjects.add((0,_contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_4__.at)(subject, field));
        for (const [key, part] of Object.entries(value))
            this.rememberUnread(part, (0,_contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_4__.at)(subject, key));
    }
}


/***/ }),

/***/ 90239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ EMBUTIDA),
/* harmony export */   F8: () => (/* binding */ OPERADOR),
/* harmony export */   GL: () => (/* binding */ SIMBOLO),
/* harmony export */   KJ: () => (/* binding */ isUnread),
/* harmony export */   Kq: () => (/* binding */ Shaper),
/* harmony export */   Le: () => (/* binding */ MODULO),
/* harmony export */   WY: () => (/* binding */ PALAVRA),
/* harmony export */   i$: () => (/* binding */ CONTEXTUAL),
/* harmony export */   nH: () => (/* binding */ APELIDO_DE),
/* harmony export */   sk: () => (/* binding */ GRUPO),
/* harmony export */   uM: () => (/* binding */ COMANDO),
/* harmony export */   xE: () => (/* binding */ ERRO)
/* harmony export */ });
/* harmony import */ var _extract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90474);
/* harmony import */ var _findings_english_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32956);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82788);



/** What can be said of every entry, and is in none of the seven files. */
const ASIDE = { documentacao: 'aside', obsoleto: 'aside', desde: 'aside' };
const PALAVRA = {
    palavra: 'needed',
    descricao: 'optional',
    equivalente: 'optional',
    ...ASIDE,
};
const CONTEXTUAL = { ...PALAVRA, onde: 'optional' };
const OPERADOR = {
    simbolo: 'needed',
    descricao: 'optional',
    equivalente: 'optional',
    ...ASIDE,
};
const SIMBOLO = {
    nome: 'needed',
    assinatura: 'optional',
    resumo: 'optional',
    ...ASIDE,
};
/** A global function, where more is said of it than its name. */
const EMBUTIDA = { nome: 'needed', assinatura: 'aside', ...ASIDE };
const MODULO = {
    nome: 'needed',
    apelidos: { list: 'text' },
    simbolos: { list: SIMBOLO },
    ...ASIDE,
};
const COMANDO = {
    nome: 'needed',
    uso: 'optional',
    resumo: 'optional',
    detalhe: 'optional',
    opcoes: { list: { flag: 'needed', descricao: 'optional' } },
    exemplos: { list: { comando: 'needed', nota: 'optional' } },
    apelidos: { list: 'text' },
    veja: { list: 'text' },
    ...ASIDE,
};
const GRUPO = { grupo: 'needed', comandos: { list: COMANDO } };
const ERRO = {
    codigo: 'needed',
    titulo: 'optional',
    explicacao: 'optional',
    exemplo: 'optional',
    solucao: 'optional',
    doc: 'optional',
    ...ASIDE,
};
/** Fields of a module that say what it is another name of; not published. */
const APELIDO_DE = 'apelido_de';
/** Brings one mapped value into the shape of the contract; what does not fit is reported at its place in the source. */
class Shaper {
    section;
    report;
    unread;
    unknownTold = new Set();
    /** Fields that misspelt ones were meant to be. */
    meant = new Set();
    constructor(section, report, 
    /** Is given what could not be read of each object. */
    unread) {
        this.section = section;
        this.report = report;
        this.unread = unread;
    }
    object(value, shape, origin, path = '') {
        const fields = typeof value === 'object' && value !== null && !Array.isArray(value)
            ? value
            : undefined;
        if (!fields) {
            if (value !== _extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORTED */ .u3) {
                this.complain('field-type', `${this.section}${path}: here is ${describe(value)}, not an object with ${Object.keys(shape).join(', ')}.`, origin);
            }
            const empty = this.object({}, Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field === 'needed' ? 'optional' : field])), origin);
            this.unread.set(empty, Object.keys(shape));
            return empty;
        }
        this.refuseUnknown(fields, shape, origin, path);
        const object = Object.fromEntries(Object.entries(shape).flatMap(([name, field]) => field === 'aside' ? [] : [[name, this.field(fields[name], field, origin, path, name)]]));
        const unread = Object.keys(shape).filter(name => shape[name] !== 'aside' && isUnread(fields[name], shape[name]));
        if (unread.length > 0)
            this.unread.set(object, unread);
        return object;
    }
    /** What a mapping says beside the contract, of a value that {@link object} has brought into the same shape. */
    aside(value, shape, origin) {
        if (typeof value !== 'object' || value === null)
            return {};
        const said = Object.entries(shape).flatMap(([name, field]) => field === 'aside'
            ? [[name, this.text(value[name], false, origin, `.${name}`)]]
            : []);
        return Object.fromEntries(said.filter(([, text]) => text !== ''));
    }
    text(value, needed, origin, path) {
        if (typeof value === 'string')
            return value;
        if (value === _extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORTED */ .u3)
            return '';
        if (value === undefined || value === null) {
            // A field that is misspelt is not missing, too.
            if (needed && !this.meant.has(path))
                this.complain('field-missing', `${this.section}${path} is missing.`, origin);
            return '';
        }
        this.complain('field-type', `${this.section}${path} is ${describe(value)}, not a text.`, origin);
        return '';
    }
    field(value, field, origin, around, name) {
        const path = `${around}.${name}`;
        if (field === 'needed' || field === 'optional')
            return this.text(value, field === 'needed', origin, path);
        // Mapping languages give a list of one as its item, and an empty one as nothing.
        const items = value === undefined || value === null || value === _extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORTED */ .u3
            ? []
            : Array.isArray(value)
                ? value
                : [value];
        const shape = field.list;
        const places = origin.items?.[name];
        return items.map((item, i) => {
            const own = { place: places?.[i] ?? origin.place };
            return shape === 'text'
                ? this.text(item, true, own, `${path}[]`)
                : this.object(item, shape, own, `${path}[]`);
        });
    }
    refuseUnknown(fields, shape, origin, path) {
        for (const name of Object.keys(fields)) {
            if (Object.hasOwn(shape, name) ||
                name.startsWith('_') ||
                name === APELIDO_DE ||
                this.unknownTold.has(`${path}.${name}`))
                continue;
            this.unknownTold.add(`${path}.${name}`);
            const known = Object.keys(shape);
            const near = (0,_findings_english_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .fromEnglish */ .x)(name, known) ?? (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .p)(name, known)[0];
            if (near !== undefined)
                this.meant.add(`${path}.${near}`);
            this.report({
                rule: 'field-unknown',
                message: `${this.section}${path} has no field "${name}".`,
                remedy: `${near ? `Did you mean "${near}"?` : `Its fields are ${known.join(', ')}.`} A field that only other steps need begins with "_".`,
                place: origin.place,
            });
        }
    }
    complain(rule, message, { place }) {
        this.report({ rule, message, place });
    }
}
/** Whether a value of the source is empty in the files because it was not read, or could not be published as it is. */
function isUnread(value, field) {
    if (value === _extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORTED */ .u3)
        return true;
    if (value === undefined || value === null)
        return false;
    if (typeof field === 'string')
        return typeof value !== 'string';
    return field.list === 'text' && [value].flat().some(item => isUnread(item, 'needed'));
}
function describe(value) {
    if (Array.isArray(value))
        return `a list of ${value.length}`;
    if (typeof value === 'object')
        return value === null
            ? 'nothing'
            : `an object with ${Object.keys(value).slice(0, 6).join(', ') || 'no fields'}`;
    if (value === undefined)
        return 'nothing';
    return `the ${typeof value} ${String(value).slice(0, 60)}`;
}


/***/ }),

/***/ 50262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Findings),
/* harmony export */   U: () => (/* binding */ policyOf)
/* harmony export */ });
/* harmony import */ var _contract_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55081);
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12833);
/* harmony import */ var _rules_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43292);



/** Turns problems into findings by their rules, each problem once. */
class Findings {
    policy;
    list = [];
    seen = new Set();
    constructor(policy) {
        this.policy = policy;
    }
    add({ rule, message, remedy, place, }) {
        const key = JSON.stringify([rule, message, place]);
        const info = (0,_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleInfo */ .PI)(rule);
        const level = (0,_contract_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .settingOf */ .y)(this.policy, rule).level ?? info?.level ?? 'error';
        if (level === 'off' || this.seen.has(key))
            return;
        this.seen.add(key);
        this.list.push({ rule, level, message, remedy: remedy ?? info?.remedy ?? '', place });
    }
}
/** What `rules` of a configuration says, as the rules ask for it. */
function policyOf(rules) {
    return Object.fromEntries(Object.entries(rules ?? {}).flatMap(([id, { level, pattern }]) => {
        // Kinds of change have levels of their own, which are no business of who reads the published files.
        if ((0,_drift_index_js__WEBPACK_IMPORTED_MODULE_1__/* .changeRule */ .Vd)(id))
            return [];
        return [[id, { ...(level && { level: level }), ...(pattern !== undefined && { pattern }) }]];
    }));
}


/***/ })

};
