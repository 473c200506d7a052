export const id = 1118;
export const ids = [1118];
export const modules = {

 4096:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $: () => (  evidenceByChange),
   O: () => (  evidenceLine)
 });
 var _text_first_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85184);

const MAX_NAMED = 3;
function evidenceLine({ known, breaks, edited, programs }) {
    if (known === 0)
        return $said('No program is known.');
    if (breaks === 0)
        return $said`No known program of ${known} uses it.`;
    const named = programs.slice(0, MAX_NAMED).map(name => `\`${name.replaceAll('`', "'")}\``);
    const were = edited === 0 ? '' : $said`; ${edited} of them ${edited === 1 ? $said('was') : $said('were')} edited here`;
    return $said`It breaks ${breaks} of ${known} known programs: ${(0,_text_first_of_js__WEBPACK_IMPORTED_MODULE_0__  .K)(named, MAX_NAMED, breaks)}${were}.`;
}
function evidenceByChange(evidence) {
    return new Map(evidence.map(each => [each.fingerprint, each]));
}


 }),

 98038:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   M: () => (  thingOf)
 });
 var _contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24477);
 var _pages_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40777);


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

 98884:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   W7: () => (  fileOf),
   bf: () => (  ownerOf),
   eU: () => (  topicsOf)
 });
 var _contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24477);
 var _findings_change_level_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83152);


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

 60538:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   B: () => (  extentLine),
   M: () => (  verdictLine)
 });
 var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6227);
 var _rules_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96759);


function verdictLine(result) {
    return `${outcome(result)}${reservation(result)}.`;
}
function extentLine({ compared, unknown }) {
    const entries = $said`${compared.base} entries compared with ${compared.head}`;
    return unknown.length === 0 ? entries : $said`${entries}, of ${unknown.length} values nobody can tell`;
}
function outcome(result) {
    const { verdict, base, head, suggestion, level, nome } = result;
    const counted = (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__  .xS)(result.counts);
    const and = counted === '' ? '' : $said`${counted}, and `;
    const since = result.release ? $said` since ${result.release.name}` : '';
    const raise = suggestion === null ? '' : $said`: raise it to ${suggestion} or above`;
    switch (verdict) {
        case 'unchanged':
            return counted === ''
                ? $said`Nothing changes for the consumers of ${nome} ${head.versao}`
                : $said`${counted}, and no other versao than ${head.versao} is asked for`;
        case 'bumped':
            return $said`${counted || $said('Accepted changes')}, and versao was raised to match${since}: ${result.release?.versao ?? base.versao} → ${head.versao}`;
        case 'not-bumped':
            if (result.release)
                return $said`${and}versao is ${head.versao}, which is still that of ${result.release.name}${raise}`;
            return base.versao === head.versao
                ? $said`${and}versao is still ${head.versao}${raise}`
                : $said`${and}versao went from ${base.versao} to ${head.versao}, which is the same version${raise}`;
        case 'bumped-too-little':
            return $said`${and}versao went from ${result.release?.versao ?? base.versao} to ${head.versao}, which is too little for ${result.release?.level ?? level} changes${since}${raise}`;
        case 'decreased':
            return $said`${and}versao went back from ${base.versao} to ${head.versao}${raise}`;
        case 'bumped-without-change':
            return $said`versao went from ${base.versao} to ${head.versao}, and nothing else changed`;
        case 'malformed':
            return $said`${and}versao went from "${base.versao}" to "${head.versao}", which cannot be compared`;
        case 'deferred':
            return $said`${and}versao is ${head.versao}: it is due at the next release${raise}`;
        case 'unversioned':
            return counted === ''
                ? $said`Nothing changes for the clients of ${nome}`
                : $said`${counted} for the clients of ${nome}`;
        case 'first':
            if (head.versao === '')
                return $said`${nome} is new: there is nothing to compare its routes with`;
            return $said`This is the first reference of ${nome}: ${head.versao}. Everything is new`;
        case 'unknown':
            return $said`The base ${base.name} cannot be built, so nothing can be said about changes`;
    }
}
function reservation({ ok, findings, level }) {
    if (ok)
        return '';
    const errors = findings.filter(finding => finding.level === 'error');
    const others = errors.filter(({ rule }) => !_rules_comparison_js__WEBPACK_IMPORTED_MODULE_1__  .B6.has(rule)).length;
    if (others > 0)
        return $said`; ${others === 1 ? $said('1 error is') : $said`${others} errors are`} to be mended`;
    return errors.length > 0 ? '' : $said`; ${level} changes are not let through here (fail-on)`;
}


 }),

 95843:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runChangelog: () => (  runChangelog)
});

var changelog = __webpack_require__(45772);
var page = __webpack_require__(83314);
var check_reference = __webpack_require__(5872);
var thing_of = __webpack_require__(98038);
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

var user_error = __webpack_require__(14343);
var git = __webpack_require__(36367);
var pages = __webpack_require__(40777);
var run_context = __webpack_require__(27165);
var site_settings = __webpack_require__(77141);
var committed_file = __webpack_require__(37664);
; 







async function recordChanges(options, result, today) {
    const run = (0,run_context .I)(options);
    const { config } = run.configuration;
    const file = (0,committed_file .f)(run, 'mudancas');
    const { base, head, changes } = result;
    if (base.versao === head.versao)
        throw new user_error .y($said`${base.name} and ${head.name} are both of version ${head.versao}.`, $said('Name two commits or tags of different versions.'));
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

var counted = __webpack_require__(35676);
var cli_progress = __webpack_require__(91842);
var run_options = __webpack_require__(98703);
; 








const FORMATS = ['md', 'html', 'json'];
async function runChangelog(range, options) {
    const format = FORMATS.find(each => each === options.format);
    if (format === undefined)
        throw new user_error .y($said`--format is "${options.format}".`, $said`Write one of ${FORMATS.join(', ')}.`);
    const [, base = '', head = ''] = /^(.+?)\.\.(.*)$/.exec(range) ?? [];
    if (base === '' || head.startsWith('.'))
        throw new user_error .y($said`"${range}" is no range.`, $said('Write two commits or tags with two dots between: v1.4.0..v1.5.0.'));
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
        throw new user_error .y($said`${base} cannot be built.`, $said('Name a commit whose reference can be built.'), {
            findings: result.findings,
        });
    if (options.write) {
        const { file, versao, changes } = await recordChanges((0,run_options .K)(options), result, today);
        process.stdout.write(`${file}: ${versao}, ${(0,counted .h)(changes, 'change')}\n`);
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

 37664:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   E: () => (  writeCommitted),
   f: () => (  committedFile)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
 var _findings_unwritable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78972);
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14343);
 var _repository_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5629);





const HOLDING = { mudancas: 'changes', enderecos: 'addresses' };
function committedFile({ configuration, shown }, key) {
    const file = configuration.config[key];
    if (file === undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__  .y($said`${shown} names no file for ${HOLDING[key]}.`, $said`Add the line \`${key}: ${key}.json\` to it, and commit the file that this command writes.`);
    if ((0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_4__  .FQ)(file))
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_3__  .y($said`${file} is outside of the repository.`, $said`Name a file inside of it in \`${key}\`.`);
    return file;
}
function writeCommitted(repo, file, text) {
    (0,_findings_unwritable_js__WEBPACK_IMPORTED_MODULE_2__  .d)(file, $said('Name another file in refdata.yml, or give the right to write this one.'), () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_4__  .Hn)(repo), file), text));
}


 }),

 78429:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   JW: () => (  NOWHERE),
   Np: () => (  bySeverity),
   kA: () => (  describeFindings)
 });
 var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9314);
 var _text_counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35676);


const NOWHERE = { folder: null, name: '' };
function describeFindings(findings) {
    const counts = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_0__  .N4)(findings);
    const parts = ['error', 'warning', 'notice']
        .filter(level => counts[level] > 0)
        .map(level => (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_1__  .h)(counts[level], level));
    const last = parts.pop();
    if (last === undefined)
        return '';
    return parts.length === 0 ? last : $said`${parts.join(', ')} and ${last}`;
}
const SEVERITY = { error: 0, warning: 1, notice: 2 };
function bySeverity(findings) {
    return [...findings].sort((a, b) => SEVERITY[a.level] - SEVERITY[b.level]);
}


 }),

 14605:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   FV: () => (  escapeMarkdown),
   fl: () => (  codeMarkdown),
   jD: () => (  tableRow)
 });
 var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38696);

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
