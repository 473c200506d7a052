export const id = 710;
export const ids = [710];
export const modules = {

/***/ 53710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runExtract: () => (/* binding */ runExtract)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/config/load.js + 5 modules
var load = __webpack_require__(49258);
// EXTERNAL MODULE: ./build/config/mistakes.js
var config_mistakes = __webpack_require__(20682);
// EXTERNAL MODULE: ./build/extract/evaluate/value.js
var evaluate_value = __webpack_require__(64081);
// EXTERNAL MODULE: ./build/extract/extract.js + 9 modules
var extract = __webpack_require__(66018);
// EXTERNAL MODULE: ./build/extract/record.js
var record = __webpack_require__(13437);
// EXTERNAL MODULE: ./build/extract/source.js
var extract_source = __webpack_require__(97209);
// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(77658);
// EXTERNAL MODULE: ./build/programs.js
var build_programs = __webpack_require__(65423);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository_repository = __webpack_require__(83929);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(72394);
// EXTERNAL MODULE: ./build/commands/findings.js
var commands_findings = __webpack_require__(39473);
// EXTERNAL MODULE: ./build/commands/reference.js + 5 modules
var reference = __webpack_require__(94582);
;// CONCATENATED MODULE: ./build/commands/extract.js













/** Values shown of one record: more than a person reads, and bounded where parts of it are the same. */
const MAX_SHOWN_VALUES = 20_000;
/** Lists and maps inside each other that are shown. */
const MAX_SHOWN_DEPTH = 24;
/** Stands for what is not shown. */
const ELLIPSIS = '…';
/** How a source that stands in no file is named in messages. */
const COMMAND_LINE = 'the command line';
/**
 * Shows what a source yields, so that writing a configuration is trying, not guessing. Nothing is written.
 * @throws {UserError} when the source does not hold or the place is not there.
 */
async function extractSource(options) {
    const root = (0,repository_repository/* repositoryRoot */.Hn)(options.repo);
    const chosen = choose(options);
    const findings = new commands_findings/* Findings */.F((0,commands_findings/* policyOf */.U)(chosen.config?.rules));
    const repository = (0,repository_repository/* openRepository */.h_)(options.repo, chosen.config?.limits?.source_mib);
    const programs = (0,build_programs/* programsFor */.k)(options.commands ?? 'off', root);
    const mapped = chosen.sources.some(({ source }) => extract_source/* STEPS */.UT.some(step => MAKES_FIELDS.has(step) && source[step] !== undefined));
    const shown = new Shown();
    const rows = await (0,extract/* withContext */.e)({
        repository,
        programs,
        threads: options.threads,
        placeOf: chosen.placeOf,
        report: problem => findings.add(problem),
    }, async (context) => {
        const all = [];
        for (const { source, at } of chosen.sources) {
            if (extract_source/* STEPS */.UT.every(step => source[step] === undefined)) {
                const records = (0,record/* asRecords */.Xf)(await context.extraction(source, at));
                all.push(...records.map(({ fields, place }) => ({
                    fields: shown.fields(fields),
                    place,
                })));
                continue;
            }
            for (const { value, place, fields } of await context.rows(source, at))
                all.push({ fields: shown.fields(fields ?? value), place });
        }
        return all;
    });
    const ok = !findings.list.some(({ level }) => level === 'error');
    return { ok, mapped, rows, left: shown.left, findings: findings.list };
}
const MAKES_FIELDS = new Set(['map', 'join', 'group']);
function choose({ repo, config, what }) {
    if ('source' in what)
        return adHoc(what.source);
    const path = (0,external_node_path_.resolve)(repo, config);
    const loaded = (0,load/* loadConfig */.Z)(path, (0,reference/* shownPath */.pS)(repo, path));
    const at = parsePlace(what.place);
    const found = valueAt(loaded.config, at);
    const sources = (Array.isArray(found) ? found : [found]).filter(isSource);
    if (sources.length === 0)
        throw noSource(what.place, found, placesIn(loaded.config));
    return {
        sources: sources.map((source, i) => ({ source, at: Array.isArray(found) ? [...at, i] : at })),
        placeOf: loaded.placeOf,
        config: loaded.config,
    };
}
function adHoc(spec) {
    const placeOf = () => ({ file: COMMAND_LINE });
    const parsed = extract_source/* sources */.Tj.safeParse(spec);
    if (parsed.success)
        return { sources: parsed.data.map((source, i) => ({ source, at: [i] })), placeOf };
    const mistakes = parsed.error.issues.flatMap(issue => (0,config_mistakes/* mistakesOf */.J)(issue, spec, '', placeOf));
    const findings = mistakes.map(({ message, place, remedy = 'docs/configuration.md tells every key.' }) => ({
        rule: 'config',
        level: 'error',
        message,
        remedy,
        place,
    }));
    throw new user_error/* UserError */.y('The source does not hold.', 'Correct it and try again.', { findings });
}
/** `sintaxe.reservadas`, `modulos[1]` and `modulos.1` as keys and list positions. */
function parsePlace(text) {
    return text
        .replace(/\[(\d+)\]/g, '.$1')
        .split('.')
        .map(part => (/^\d+$/.test(part) ? Number(part) : part));
}
function valueAt(value, path) {
    let at = value;
    for (const key of path) {
        if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key))
            return undefined;
        at = at[key];
    }
    return at;
}
function isSource(value) {
    return (typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        extract_source/* sources */.Tj.safeParse(value).success);
}
/** Every place of a configuration at which a source or a list of them stands. */
function placesIn(value, path = '') {
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([key, part]) => {
        const here = path === '' ? key : `${path}.${key}`;
        const isList = Array.isArray(part) && part.length > 0 && part.every(isSource);
        return isList || isSource(part) ? [here] : Array.isArray(part) ? [] : placesIn(part, here);
    });
}
function noSource(place, found, places) {
    const [near] = (0,nearest/* nearest */.p)(place, places, 1);
    const message = found === undefined
        ? `There is nothing at ${place} in refdata.yml, and no such file.`
        : `${place} in refdata.yml is no source.`;
    return new user_error/* UserError */.y(message, `${near === undefined ? '' : `Did you mean ${near}? `}Sources stand at ${places.join(', ') || 'no place of it'}; a source file is named as file#NAME.`);
}
/**
 * Plain JSON of records: what could not be read was reported, and is null here. One value that is there many times is
 * written many times, which can be more than there is memory for: what goes beyond the bounds is left out, and counted.
 */
class Shown {
    /** Values that were left out, each shown as an ellipsis. */
    left = 0;
    values = 0;
    data(value, depth = 0) {
        if (typeof value === 'symbol' || value === undefined || typeof value === 'function')
            return null;
        if (typeof value !== 'object' || value === null)
            return value;
        if (depth >= MAX_SHOWN_DEPTH || this.values >= MAX_SHOWN_VALUES) {
            this.left += 1;
            return ELLIPSIS;
        }
        if (Array.isArray(value)) {
            this.values += value.length;
            return value.map(part => this.data(part, depth + 1));
        }
        const entries = Object.entries((0,evaluate_value/* shownFields */.b0)(value)).filter(([, part]) => part !== undefined);
        this.values += entries.length;
        return Object.fromEntries(entries.map(([key, part]) => [key, this.data(part, depth + 1)]));
    }
    /** The same for a record or row: each has some room of its own, so that a large one does not hide those behind it. */
    fields(value) {
        this.values = 0;
        return asFields(this.data(value));
    }
}
function asFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? value
        : { value };
}

// EXTERNAL MODULE: ./build/extract/formats/index.js + 1 modules
var formats = __webpack_require__(31027);
// EXTERNAL MODULE: ./build/extract/locator.js
var locator = __webpack_require__(1308);
// EXTERNAL MODULE: ./build/fork.js
var fork = __webpack_require__(40522);
// EXTERNAL MODULE: ./build/generated/kinds.js + 18 modules
var kinds = __webpack_require__(14723);
// EXTERNAL MODULE: ./build/report/visible.js
var visible = __webpack_require__(6257);
// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/cli/config-path.js
var config_path = __webpack_require__(40963);
// EXTERNAL MODULE: ./build/cli/findings.js
var cli_findings = __webpack_require__(80415);
// EXTERNAL MODULE: ./build/cli/table.js
var table = __webpack_require__(81681);
// EXTERNAL MODULE: ./build/cli/threads.js
var threads = __webpack_require__(3116);
;// CONCATENATED MODULE: ./build/cli/extract.js















/** Rows shown on a terminal unless --limit says otherwise. */
const DEFAULT_ROWS_SHOWN = 50;
/** Characters of a table when the output is no terminal. */
const DEFAULT_WIDTH = 160;
const MIN_CELL_CHARACTERS = 12;
/** What a record has of its own: shown as one column, and last. */
const PLACE_FIELDS = new Set(['file', 'line']);
/** `refdata extract`: true when there was no error. */
async function runExtract(what, { json = false, ...options }) {
    const limit = limitOf(options.limit);
    const result = await extractSource({
        repo: options.repo,
        config: (0,config_path/* configPath */.e)(options.config),
        what: whatOf(what, options),
        commands: (0,fork/* commandPermission */.X)(options.allowCommands ?? false, process.env),
        threads: (0,threads/* threadLimit */.u)(options.threads),
    });
    if (result.left > 0)
        process.stderr.write(`${result.left} values of the records are too many or too deep to be shown: … stands for each. Give --map to see the parts that you want; a build reads all of them.\n`);
    if (json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return result.ok;
    }
    const { rows, findings } = result;
    const noun = result.mapped ? 'row' : 'record';
    if (rows.length > 0)
        process.stdout.write(`${tableOf(result, limit)}\n`);
    process.stdout.write(`${colours/* colours */.M.bold(`${rows.length} ${noun}${rows.length === 1 ? '' : 's'}`)}${rows.length > limit ? `, ${limit} shown (--limit)` : ''}: ${(0,cli_findings/* countFindings */.G)(findings)}\n`);
    (0,cli_findings/* printFindings */.c)(findings, result.ok ? process.stdout : process.stderr);
    return result.ok;
}
/** A place of refdata.yml, or the source that the arguments spell out. */
function whatOf(what, options) {
    const { source, query, kind } = options;
    const given = Object.entries({ source, query, kind }).filter(([, value]) => value !== undefined);
    if (given.length > 1)
        throw usage(`--${given[0]?.[0]} and --${given[1]?.[0]} both say what the source is.`);
    if (source !== undefined) {
        if (what !== undefined)
            throw usage(`--source says which file is read, and so does ${what}.`);
        return { source: withSteps(yamlOf(source), options) };
    }
    if (what === undefined)
        throw usage('Nothing says what to read.');
    if (query !== undefined)
        return { source: withSteps({ query: { file: what, match: query } }, options) };
    if (kind !== undefined) {
        if (!kinds/* kinds */.E.some(({ name }) => name === kind))
            throw usage(`There is no kind ${kind}: there are ${kinds/* kinds */.E.map(({ name }) => name).join(', ')}.`);
        return { source: withSteps({ [kind]: what }, options) };
    }
    const { path, fragment } = (0,locator/* parseLocator */.mz)(what);
    const isPlace = fragment === undefined && /^[a-z_]+([.[][a-z_\d\]]+)*$/.test(what);
    if (isPlace && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(options.repo, what))) {
        if (options.map ?? options.filter)
            throw usage('A place in refdata.yml has its own --map and --filter.');
        return { place: what };
    }
    return { source: withSteps({ [likelyKind(path, fragment)]: what }, options) };
}
/** The kind that a file is most likely meant for, by its extension and by whether a name is given. */
function likelyKind(path, fragment) {
    if (/\.(md|markdown)$/i.test(path))
        return 'markdown';
    if ((0,formats/* formatOf */.b)(path))
        return 'data';
    if (fragment !== undefined)
        return 'table';
    if (kinds/* kinds */.E.some(({ name }) => name === 'symbols'))
        return 'symbols';
    if ((0,locator/* isGlob */.fg)(path))
        return 'count';
    throw usage(`${path} holds many things: name one, as ${path}#NAME, or give --query or --kind.`);
}
function withSteps(source, { map, filter }) {
    if (map === undefined && filter === undefined)
        return source;
    if (typeof source !== 'object' || source === null || Array.isArray(source))
        throw usage('--map and --filter need one source.');
    return {
        ...source,
        ...(filter !== undefined && { filter }),
        // `{ nome: key }` is a map of fields, anything else one expression.
        ...(map !== undefined && { map: /^\s*\{/.test(map) ? yamlOf(map) : map }),
    };
}
function yamlOf(text) {
    try {
        return (0,dist/* parse */.qg)(text, { maxAliasCount: 0, customTags: [] });
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`This is not YAML: ${cause.message.split('\n')[0]}`, 'Write it as refdata.yml would have it: "{ table: src/a.py#WORDS, map: { palavra: key } }".', { cause });
    }
}
function limitOf(text) {
    if (text === undefined)
        return DEFAULT_ROWS_SHOWN;
    if (/^\d{1,9}$/.test(text))
        return Number(text);
    throw usage(`--limit is "${text}", not a whole number.`);
}
function usage(message) {
    return new user_error/* UserError */.y(message, 'Write refdata extract <file>#<name>, <file> --query <query>, or a place of refdata.yml such as sintaxe.reservadas.');
}
/** Rows as columns by field, each cell on one line and cut to what the terminal has room for. */
function tableOf({ rows, mapped }, limit) {
    const shown = rows.slice(0, limit);
    const fields = new Set(shown.flatMap(row => Object.keys(row.fields)));
    // Captures stand in fields of their own already.
    if (!mapped && shown.every(row => isSpreadOut(row.fields)))
        fields.delete('value');
    const columns = [...fields].filter(field => mapped || !PLACE_FIELDS.has(field));
    const width = process.stdout.columns ?? DEFAULT_WIDTH;
    const room = Math.max(MIN_CELL_CHARACTERS, Math.floor((width - 30) / Math.max(1, columns.length)) - 2);
    return (0,table/* renderTable */.b)([
        [...columns, 'place'].map(column => colours/* colours */.M.cyan(column)),
        ...shown.map(({ fields: own, place }) => [
            ...columns.map(column => (0,visible/* visibleLine */.P)(cell(own[column]), room)),
            (0,visible/* visibleLine */.P)(place.line === undefined ? place.file : `${place.file}:${place.line}`, 60),
        ]),
    ]);
}
/** Whether every part of the value is a field, too. */
function isSpreadOut({ value, ...fields }) {
    return (typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.keys(value).length > 0 &&
        Object.keys(value).every(name => Object.hasOwn(fields, name)));
}
function cell(value) {
    if (value === undefined)
        return '';
    return typeof value === 'string' ? value : JSON.stringify(value);
}


/***/ }),

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

/***/ 40522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commandPermission)
/* harmony export */ });
/* unused harmony export isFromFork */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/**
 * Whether a job may be about code of somebody who cannot write to the repository: a pull request whose head is in
 * another repository (or in one that is gone), a run that such a one has started, a comment on any pull request.
 */
function isFromFork(event) {
    if (typeof event !== 'object' || event === null)
        return false;
    const { repository, pull_request, workflow_run, issue } = event;
    const own = repository?.full_name;
    if (pull_request !== undefined)
        return own === undefined || pull_request.head?.repo?.full_name !== own;
    if (workflow_run !== undefined)
        return own === undefined || workflow_run.head_repository?.full_name !== own;
    // Which repository the code comes from is not said there.
    return issue?.pull_request !== undefined;
}
/** Whether commands may be run, for a process that may be part of a job of GitHub Actions. */
function commandPermission(isSwitchedOn, env) {
    if (!isSwitchedOn)
        return 'off';
    if (!env.GITHUB_EVENT_PATH)
        return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
    try {
        return isFromFork(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(env.GITHUB_EVENT_PATH, 'utf8'))) ? 'fork' : 'allowed';
    }
    catch {
        // Not knowing is no reason to trust.
        return 'fork';
    }
}


/***/ })

};
