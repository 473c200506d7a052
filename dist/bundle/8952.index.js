export const id = 8952;
export const ids = [8952];
export const modules = {

 91842:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   o: () => (  startProgress)
 });
 var _text_said_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54157);

async function startProgress(quiet) {
    if (quiet || !process.stderr.isTTY)
        return { step: () => { }, stop: () => { } };
    const { default: spinner } = await __webpack_require__.e(  6540).then(__webpack_require__.bind(__webpack_require__, 36540));
    const running = spinner({ stream: process.stderr }).start((0,_text_said_js__WEBPACK_IMPORTED_MODULE_0__  .Vm)($said('starting')));
    return {
        step: part => {
            running.text = part;
        },
        stop: () => running.stop(),
    };
}


 }),

 55723:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   runProve: () => (  runProve)
 });
 var _commands_prove_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(899);
 var _colours_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51040);
 var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1755);
 var _progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91842);
 var _run_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98703);
 var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73877);






const COLUMNS = ['list', 'expected', 'found', 'equal', 'missing', 'extra', 'different', 'accepted'];
async function runProve({ json = false, ...options }) {
    const progress = await (0,_progress_js__WEBPACK_IMPORTED_MODULE_5__  .o)(json);
    const { accept } = options;
    const result = await (0,_commands_prove_js__WEBPACK_IMPORTED_MODULE_0__  .z)({ ...(0,_run_options_js__WEBPACK_IMPORTED_MODULE_3__  .K)(options, progress.step), accept }).finally(progress.stop);
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return result.ok;
    }
    const name = `${result.nome} ${result.versao}`.trim();
    if (result.lists.length > 0)
        process.stdout.write(`${tableOf(result.lists)}\n`);
    if (result.accepted !== null)
        process.stdout.write($said`${_colours_js__WEBPACK_IMPORTED_MODULE_1__  .M.green($said('accepted'))}: the differences are in ${result.accepted}\n`);
    if (result.ok)
        process.stdout.write($said`${_colours_js__WEBPACK_IMPORTED_MODULE_1__  .M.green($said('proved'))} ${_colours_js__WEBPACK_IMPORTED_MODULE_1__  .M.bold(name)} in ${result.proof}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_2__  .G)(result.findings)}\n`);
    (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__  .c)(result.findings, result.ok ? process.stdout : process.stderr);
    if (!result.ok)
        process.stderr.write($said`\n${_colours_js__WEBPACK_IMPORTED_MODULE_1__  .M.red($said('not proved'))}: ${name} has ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_2__  .G)(result.findings)}\n`);
    return result.ok;
}
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
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_4__  .b)([COLUMNS.map(column => _colours_js__WEBPACK_IMPORTED_MODULE_1__  .M.cyan(column)), ...rows]);
}


 }),

 98703:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   K: () => (  runOptions),
   d: () => (  whereOf)
 });
 var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
 var _github_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40228);
 var _repository_folder_supply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53353);
 var _run_configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6112);
 var _code_frame_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32088);





function runOptions({ repo, config, allowCommands = false, cache, repository = new Map() }, progress) {
    const root = repo === '.' && config === undefined ? upwards() : repo;
    (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_4__  .$o)(root);
    return {
        repo: root,
        config: config === undefined ? 'refdata.yml' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(config),
        commands: (0,_github_fork_js__WEBPACK_IMPORTED_MODULE_1__  .X)(allowCommands, process.env),
        cache,
        supply: (0,_repository_folder_supply_js__WEBPACK_IMPORTED_MODULE_2__  .K)(repository, process.env.GITHUB_SERVER_URL),
        progress,
    };
}
function whereOf({ repo, config }) {
    return [
        ...(repo === '.' ? [] : [`--repo ${quoted(repo)}`]),
        ...(config === undefined ? [] : [`--config ${quoted(config)}`]),
    ].join(' ');
}
function quoted(path) {
    return /^[\w./:@%+=-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
function upwards() {
    const folder = (0,_run_configuration_js__WEBPACK_IMPORTED_MODULE_3__  .PW)(process.cwd());
    return folder === undefined ? '.' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), folder) || '.';
}


 }),

 73877:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => (  renderTable)
 });
 var cli_table3__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25832);

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


 }),

 90025:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   M: () => (  parseKept)
 });
 var _text_first_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85184);
 var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);


const MAX_NAMED = 3;
function parseKept(text, file, schema, { what, remedy }) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch (cause) {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y($said`${file} is no ${what}: it is not JSON (${cause.message}).`, remedy, {
            cause,
        });
    }
    const result = schema.safeParse(data);
    if (result.success)
        return result.data;
    const { issues } = result.error;
    const named = issues.map(({ path, message }) => `${path.join('.') || $said('the whole')}: ${message.replace(/\.$/, '')}`);
    throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y($said`${file} is no ${what}: ${(0,_text_first_of_js__WEBPACK_IMPORTED_MODULE_1__  .z)(named, MAX_NAMED)}.`, remedy);
}


 }),

 40228:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   X: () => (  commandPermission)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
 var _git_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);


function commandPermission(isSwitchedOn, env) {
    if (!isSwitchedOn)
        return 'off';
    if (!env.GITHUB_EVENT_PATH)
        return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
    try {
        return (0,_git_fork_js__WEBPACK_IMPORTED_MODULE_1__  .t)(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(env.GITHUB_EVENT_PATH, 'utf8'))) ? 'fork' : 'allowed';
    }
    catch {
        return 'fork';
    }
}


 }),

 85948:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   bP: () => (  SECTIONS),
   fO: () => (  listsOf),
   sE: () => (  publishedLists)
 });
 var _contract_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77964);
 var _extract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4826);
 var _reference_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79803);



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
function publishedLists(section, files) {
    const list = files[section.file][section.field];
    if (section.file !== 'conteudos')
        return listsOf(section, list);
    const { modulos } = files.conteudos.exercicios;
    return listsOf(section, Object.entries(modulos).map(([key, value]) => ({ key, value })));
}
function listsOf({ at, file, field, key, inner }, items) {
    const name = at.join('.');
    const outer = new Map();
    const lists = new Map([[name, outer]]);
    const inside = new Map();
    if (inner)
        lists.set(`${name}.${inner.field}`, inside);
    for (const [i, item] of foldAliases(items).entries()) {
        const subject = `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__  .XM)(file)}#/${field}/${i}`;
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
    if (item === _extract_index_js__WEBPACK_IMPORTED_MODULE_0__  .u3 || item === null || item === undefined)
        return undefined;
    if (typeof item !== 'object')
        return { name: String(item), fields: {}, subject };
    const { [key ?? '']: name, ...fields } = item;
    return { name: typeof name === 'string' ? name : JSON.stringify(name ?? item), fields, subject };
}
function add(entries, entry) {
    let { name } = entry;
    for (let count = 2; entries.has(name); count += 1)
        name = `${entry.name} (${count})`;
    entries.set(name, { ...entry, name });
}
function foldAliases(items) {
    const aliases = new Map();
    const own = items.filter(item => {
        const { [_reference_shape_js__WEBPACK_IMPORTED_MODULE_1__  .nH]: of, nome } = Object(item);
        if (typeof of !== 'string' || of === nome)
            return true;
        aliases.set(of, [...(aliases.get(of) ?? []), nome]);
        return false;
    });
    if (aliases.size === 0)
        return own;
    return own.map(item => {
        const { [_reference_shape_js__WEBPACK_IMPORTED_MODULE_1__  .nH]: _, apelidos, ...fields } = Object(item);
        return {
            ...fields,
            apelidos: [...(Array.isArray(apelidos) ? apelidos : []), ...(aliases.get(fields.nome) ?? [])],
        };
    });
}


 }),

 26179:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   At: () => (  PROOF_FILE),
   k_: () => (  parseProof),
   zU: () => (  namesDigest),
   zV: () => (  renderProof)
 });
 var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
 var _findings_parse_kept_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90025);
 var _repository_observed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99657);
 var _text_code_points_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62021);




const PROOF_FILE = 'refdata.proof.json';
const digest = zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().regex(/^[0-9a-f]{64}$/);
const proofSchema = zod__WEBPACK_IMPORTED_MODULE_2__  .rej({
    refdata: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP(),
    versao: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP(),
    commit: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().nullable(),
    modified: zod__WEBPACK_IMPORTED_MODULE_2__  .zMY(),
    lists: zod__WEBPACK_IMPORTED_MODULE_2__  .g1P(zod__WEBPACK_IMPORTED_MODULE_2__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__  .rej({
        expected: zod__WEBPACK_IMPORTED_MODULE_2__  .Whr(),
        found: zod__WEBPACK_IMPORTED_MODULE_2__  .Whr(),
        equal: zod__WEBPACK_IMPORTED_MODULE_2__  .Whr(),
        accepted: zod__WEBPACK_IMPORTED_MODULE_2__  .Whr(),
        names: digest,
        by: zod__WEBPACK_IMPORTED_MODULE_2__  .YOg(zod__WEBPACK_IMPORTED_MODULE_2__  .g1P(zod__WEBPACK_IMPORTED_MODULE_2__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__  .L5J())),
    })),
    sources: zod__WEBPACK_IMPORTED_MODULE_2__  .g1P(zod__WEBPACK_IMPORTED_MODULE_2__  .YjP(), digest),
});
function parseProof(text, file) {
    return (0,_findings_parse_kept_js__WEBPACK_IMPORTED_MODULE_0__  .M)(text, file, proofSchema, {
        what: 'proof',
        remedy: $said('Make it anew with `refdata prove`.'),
    });
}
function renderProof(proof) {
    const sources = Object.entries(proof.sources).sort(([a], [b]) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__  .O)(a, b));
    return `${JSON.stringify({ ...proof, sources: Object.fromEntries(sources) }, null, 2)}\n`;
}
function namesDigest(entries) {
    return (0,_repository_observed_js__WEBPACK_IMPORTED_MODULE_1__  .ol)([...entries.keys()].sort(_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__  .O).join('\0'));
}


 })

};
