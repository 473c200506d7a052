export const id = 5532;
export const ids = [5532];
export const modules = {

 71292:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $: () => (  evidenceByChange),
   O: () => (  evidenceLine)
 });
const MAX_NAMED = 3;
function evidenceLine({ known, breaks, edited, programs }) {
    if (known === 0)
        return 'No program is known.';
    if (breaks === 0)
        return `No known program of ${known} uses it.`;
    const named = programs.slice(0, MAX_NAMED).map(name => `\`${name.replaceAll('`', "'")}\``);
    const more = breaks - named.length;
    const were = edited === 0 ? '' : `; ${edited} of them ${edited === 1 ? 'was' : 'were'} edited here`;
    return `It breaks ${breaks} of ${known} known programs: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}${were}.`;
}
function evidenceByChange(evidence) {
    return new Map(evidence.map(each => [each.fingerprint, each]));
}


 }),

 24842:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   M: () => (  thingOf)
 });
 var _contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26545);
 var _pages_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22842);


const KINDS = {
    reservadas: 'palavra',
    contextuais: 'contextual',
    operadores: 'operador',
    verbos_http: 'verbo',
    funcoes: 'embutida',
    modulos: 'modulo',
    comandos: 'comando',
    codigos: 'erro',
};
const RENAMED = /^(?:(?:reservada|contextual|operador|modulo|simbolo|comando)-renamed|codigo-renumbered)/;
function thingOf({ path, rule, name: called, after }) {
    const [file = '', pointer = ''] = path.split(/#(.*)/s);
    if (!file.startsWith('/api/'))
        return null;
    const [list = '', name, inside, symbol] = (0,_contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__  .O)(pointer);
    if (list === 'regras' && name !== undefined)
        return (0,_pages_index_js__WEBPACK_IMPORTED_MODULE_0__  .IC)(rule === 'regra-reworded' ? called : name);
    const kind = Object.hasOwn(KINDS, list) ? KINDS[list] : undefined;
    if (kind === undefined || name === undefined)
        return null;
    const now = RENAMED.test(rule) && typeof after === 'string' ? after : undefined;
    if (kind !== 'modulo' || inside !== 'simbolos' || symbol === undefined)
        return `${kind}:${now ?? name}`;
    const module = rule === 'simbolo-moved' && typeof after === 'string' ? after : name;
    return `simbolo:${module}.${now ?? symbol}`;
}


 }),

 73800:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   W7: () => (  fileOf),
   bf: () => (  ownerOf),
   eU: () => (  topicsOf)
 });
 var _contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26545);
 var _findings_change_level_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49244);


function topicsOf({ changes, causes }) {
    const known = new Map(changes.map(change => [change.fingerprint, change]));
    const explained = new Set();
    const topics = [];
    for (const cause of causes) {
        const own = cause.changes.flatMap(({ fingerprint }) => known.get(fingerprint) ?? []);
        const [first] = own;
        if (first === undefined)
            continue;
        for (const { fingerprint } of own)
            explained.add(fingerprint);
        topics.push({ level: cause.level, cause, changes: own, owner: ownerOf(first) });
    }
    const alone = changes
        .filter(({ fingerprint }) => !explained.has(fingerprint))
        .map(change => ({ level: change.level, cause: null, changes: [change], owner: ownerOf(change) }));
    const order = new Map(alone.map(({ owner }, i) => [owner, i]).reverse());
    alone.sort((a, b) => (order.get(a.owner) ?? 0) - (order.get(b.owner) ?? 0));
    return [...topics, ...alone].sort((a, b) => _findings_change_level_js__WEBPACK_IMPORTED_MODULE_0__  .v.indexOf(a.level) - _findings_change_level_js__WEBPACK_IMPORTED_MODULE_0__  .v.indexOf(b.level));
}
function ownerOf(change) {
    const [, pointer = ''] = change.path.split('#');
    const [list, name] = (0,_contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__  .O)(pointer);
    return change.path.startsWith('/') && list === 'modulos' && name !== undefined ? name : fileOf(change);
}
function fileOf({ path, place }) {
    return path.startsWith('/')
        ? (path.split('#')[0] ?? '').replace(/^\/api\//, '')
        : (place?.file ?? 'routes');
}


 }),

 82302:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   B: () => (  extentLine),
   M: () => (  verdictLine)
 });
 var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29927);
 var _rules_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89779);


function verdictLine(result) {
    return `${outcome(result)}${reservation(result)}.`;
}
function extentLine({ compared, unknown }) {
    const entries = `${compared.base} entries compared with ${compared.head}`;
    return unknown.length === 0 ? entries : `${entries}, of ${unknown.length} values nobody can tell`;
}
function outcome(result) {
    const { verdict, base, head, suggestion, level, nome } = result;
    const counted = (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__  .xS)(result.counts);
    const and = counted === '' ? '' : `${counted}, and `;
    const since = result.release ? ` since ${result.release.name}` : '';
    const raise = suggestion === null ? '' : `: raise it to ${suggestion} or above`;
    switch (verdict) {
        case 'unchanged':
            return counted === ''
                ? `Nothing changes for the consumers of ${nome} ${head.versao}`
                : `${counted}, and no other versao than ${head.versao} is asked for`;
        case 'bumped':
            return `${counted || 'Accepted changes'}, and versao was raised to match${since}: ${result.release?.versao ?? base.versao} → ${head.versao}`;
        case 'not-bumped':
            if (result.release)
                return `${and}versao is ${head.versao}, which is still that of ${result.release.name}${raise}`;
            return base.versao === head.versao
                ? `${and}versao is still ${head.versao}${raise}`
                : `${and}versao went from ${base.versao} to ${head.versao}, which is the same version${raise}`;
        case 'bumped-too-little':
            return `${and}versao went from ${result.release?.versao ?? base.versao} to ${head.versao}, which is too little for ${result.release?.level ?? level} changes${since}${raise}`;
        case 'decreased':
            return `${and}versao went back from ${base.versao} to ${head.versao}${raise}`;
        case 'bumped-without-change':
            return `versao went from ${base.versao} to ${head.versao}, and nothing else changed`;
        case 'malformed':
            return `${and}versao went from "${base.versao}" to "${head.versao}", which cannot be compared`;
        case 'deferred':
            return `${and}versao is ${head.versao}: it is due at the next release${raise}`;
        case 'unversioned':
            return counted === ''
                ? `Nothing changes for the clients of ${nome}`
                : `${counted} for the clients of ${nome}`;
        case 'first':
            if (head.versao === '')
                return `${nome} is new: there is nothing to compare its routes with`;
            return `This is the first reference of ${nome}: ${head.versao}. Everything is new`;
        case 'unknown':
            return `The base ${base.name} cannot be built, so nothing can be said about changes`;
    }
}
function reservation({ ok, findings, level }) {
    if (ok)
        return '';
    const errors = findings.filter(finding => finding.level === 'error');
    const others = errors.filter(({ rule }) => !_rules_comparison_js__WEBPACK_IMPORTED_MODULE_1__  .B6.has(rule)).length;
    if (others > 0)
        return `; ${others === 1 ? '1 error is' : `${others} errors are`} to be mended`;
    return errors.length > 0 ? '' : `; ${level} changes are not let through here (fail-on)`;
}


 }),

 51341:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runChangelog: () => (  runChangelog)
});

var changelog = __webpack_require__(58856);
var page = __webpack_require__(40671);
var check_reference = __webpack_require__(2280);
var thing_of = __webpack_require__(24842);
; 

function versionRecord({ base, head, changes }, day) {
    return {
        versao: head.versao,
        anterior: base.versao ?? base.name,
        data: day,
        mudancas: changes.map(recordOf),
    };
}
function recordOf(change) {
    const { rule, level, name, message } = change;
    return { regra: rule, nivel: level, nome: name, id: (0,thing_of .M)(change), texto: message };
}

var user_error = __webpack_require__(70787);
var git = __webpack_require__(40075);
var pages = __webpack_require__(22842);
var run_context = __webpack_require__(3532);
var site_settings = __webpack_require__(99793);
var committed_file = __webpack_require__(17548);
; 







async function recordChanges(options, result, today) {
    const run = (0,run_context .I)(options);
    const { config } = run.configuration;
    const file = (0,committed_file .f)(run, 'mudancas');
    const { base, head, changes } = result;
    if (base.versao === head.versao)
        throw new user_error .y(`${base.name} and ${head.name} are both of version ${head.versao}.`, 'Name two commits or tags of different versions.');
    const day = head.commit === null ? today : ((await dayOf(options.repo, head.commit)) ?? today);
    const history = (0,pages .$2)((0,site_settings .om)(config, run.repository), versionRecord(result, day));
    (0,committed_file .E)(options.repo, file, (0,pages .u_)(history));
    return { file, versao: head.versao, changes: changes.length };
}
async function dayOf(folder, commit) {
    const { code, stdout } = await (0,git .lX)(folder, ['show', '--no-patch', '--format=%cI', commit, '--']);
    const date = new Date(stdout.trim());
    return code !== 0 || Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

var cli_progress = __webpack_require__(20902);
var run_options = __webpack_require__(53483);
; 







const FORMATS = ['md', 'html', 'json'];
async function runChangelog(range, options) {
    const format = FORMATS.find(each => each === options.format);
    if (format === undefined)
        throw new user_error .y(`--format is "${options.format}".`, `Write one of ${FORMATS.join(', ')}.`);
    const [, base = '', head = ''] = /^(.+?)\.\.(.*)$/.exec(range) ?? [];
    if (base === '' || head.startsWith('.'))
        throw new user_error .y(`"${range}" is no range.`, 'Write two commits or tags with two dots between: v1.4.0..v1.5.0.');
    const today = new Date().toISOString().slice(0, 10);
    const progress = await (0,cli_progress .o)(format === 'json');
    const result = await (0,check_reference .z)({
        ...(0,run_options .K)(options, progress.step),
        base,
        exactBase: true,
        ...(head !== '' && { head }),
        failOn: 'none',
        requireBase: true,
        today,
    }).finally(progress.stop);
    if (result.verdict === 'unknown')
        throw new user_error .y(`${base} cannot be built.`, 'Name a commit whose reference can be built.', {
            findings: result.findings,
        });
    if (options.write) {
        const { file, versao, changes } = await recordChanges((0,run_options .K)(options), result, today);
        process.stdout.write(`${file}: ${versao}, ${changes} ${changes === 1 ? 'change' : 'changes'}\n`);
        return;
    }
    const text = format === 'json'
        ? `${JSON.stringify(result, null, 2)}\n`
        : format === 'html'
            ? (0,page .I)(result)
            : (0,changelog .r)(result);
    process.stdout.write(text);
}


 }),

 17548:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   E: () => (  writeCommitted),
   f: () => (  committedFile)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
 var _findings_unwritable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95632);
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70787);
 var _repository_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83929);





const HOLDING = { mudancas: 'changes', enderecos: 'addresses' };
function committedFile({ configuration, shown }, key) {
    const file = configuration.config[key];
    if (file === undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__  .y(`${shown} names no file for ${HOLDING[key]}.`, `Add the line \`${key}: ${key}.json\` to it, and commit the file that this command writes.`);
    if ((0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_4__  .FQ)(file))
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__  .y(`${file} is outside of the repository.`, `Name a file inside of it in \`${key}\`.`);
    return file;
}
function writeCommitted(repo, file, text) {
    (0,_findings_unwritable_js__WEBPACK_IMPORTED_MODULE_2__  .d)(file, 'Name another file in refdata.yml, or give the right to write this one.', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_4__  .Hn)(repo), file), text));
}


 }),

 87177:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   JW: () => (  NOWHERE),
   Np: () => (  bySeverity),
   kA: () => (  describeFindings)
 });
 var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74438);

const NOWHERE = { folder: null, name: '' };
function describeFindings(findings) {
    const counts = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__  .N)(findings);
    const parts = ['error', 'warning', 'notice']
        .filter(level => counts[level] > 0)
        .map(level => `${counts[level]} ${level}${counts[level] === 1 ? '' : 's'}`);
    const last = parts.pop();
    if (last === undefined)
        return '';
    return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}
const SEVERITY = { error: 0, warning: 1, notice: 2 };
function bySeverity(findings) {
    return [...findings].sort((a, b) => SEVERITY[a.level] - SEVERITY[b.level]);
}


 }),

 51065:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   FV: () => (  escapeMarkdown),
   fl: () => (  codeMarkdown),
   jD: () => (  tableRow)
 });
 var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14252);

const MAX_TEXT_CHARACTERS = 2000;
const SPECIAL = /[&<>"'`*_~|\\[\](){}#!:@$^=+]/g;
const WORDS = /^[A-Za-z0-9 ]*$/;
const REFERENCE = /([@#])(?=[A-Za-z0-9])/g;
const BARE_REFERENCE = /\b(?:GH-(?=\d)|[0-9a-f]{20}(?=(?:[0-9a-f]{20}|[0-9a-f]{44})\b))/gi;
const ZERO_WIDTH_SPACE = '&#8203;';
function escapeMarkdown(text) {
    return escaped((0,_visible_js__WEBPACK_IMPORTED_MODULE_0__  .P)(text, MAX_TEXT_CHARACTERS).replace(BARE_REFERENCE, '$&\0'));
}
function escaped(line) {
    if (WORDS.test(line))
        return line;
    return line
        .replace(REFERENCE, '$1\0')
        .replace(SPECIAL, character => `&#${character.charCodeAt(0)};`)
        .replaceAll('\0', ZERO_WIDTH_SPACE)
        .replace(/www\./gi, match => `${match.slice(0, 3)}&#46;`);
}
function codeMarkdown(text) {
    return `<code>${escaped((0,_visible_js__WEBPACK_IMPORTED_MODULE_0__  .P)(text, MAX_TEXT_CHARACTERS))}</code>`;
}
function tableRow(cells) {
    return `| ${cells.join(' | ')} |\n`;
}


 })

};
