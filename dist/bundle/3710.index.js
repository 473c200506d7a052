export const id = 3710;
export const ids = [3710];
export const modules = {

/***/ 68876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ framesFrom),
/* harmony export */   Df: () => (/* binding */ isWatched),
/* harmony export */   lS: () => (/* binding */ codeFrame)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14252);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15716);




/** A larger file is read for no single line of it. */
const MAX_FRAME_BYTES = 4 * 1024 * 1024;
/** Shown of a line, around the column; the rest of a long one says nothing. */
const MAX_FRAME_CHARACTERS = 100;
/** As wide as terminals show a tab here. */
const TAB = '  ';
/** Scripts whose characters take two columns of a terminal. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;
/** Folders that places of findings begin in: what `--repo` says, before where the command is run. */
let folders = ['.'];
/** Says in which folder the files of findings are looked for first: the repository of the language. */
function framesFrom(root) {
    folders = [root, '.'];
}
/** Whether people look at a stream: a terminal, or what was told to be taken for one (https://force-color.org). */
function isWatched(stream) {
    const { FORCE_COLOR } = process.env;
    return stream.isTTY === true || (FORCE_COLOR !== undefined && FORCE_COLOR !== '0');
}
/** The line of a place with a caret below its column; nothing where the file cannot be read or the line has nothing to show. */
function codeFrame({ file, line, column = 1 }) {
    if (line === undefined)
        return [];
    const text = lineOf(file, line);
    if (text === undefined || text.trim() === '')
        return [];
    const around = column - 1 - Math.floor(MAX_FRAME_CHARACTERS / 2);
    const from = Math.max(0, Math.min(around, text.length - MAX_FRAME_CHARACTERS));
    const until = from + MAX_FRAME_CHARACTERS;
    const shown = (part) => (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .R)(part.replaceAll('\t', TAB));
    const [before, after] = [shown(text.slice(from, column - 1)), shown(text.slice(column - 1, until))];
    const start = from > 0 ? '…' : '';
    const gutter = `${line}`;
    return [
        `${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim(`${gutter} |`)} ${start}${before}${after}${until < text.length ? '…' : ''}`.trimEnd(),
        `${' '.repeat(gutter.length)} ${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.dim('|')} ${' '.repeat(start.length + widthOf(before))}${_colours_js__WEBPACK_IMPORTED_MODULE_2__/* .colours */ .M.red('^')}`,
    ];
}
function widthOf(text) {
    return [...text].reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0);
}
function lineOf(file, line) {
    for (const folder of folders) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, file);
        try {
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
            if (!stats.isFile() || stats.size > MAX_FRAME_BYTES)
                continue;
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8').split(/\r\n?|\n/)[line - 1];
        }
        catch {
            // The place is of a commit, an address or another folder: then it is named, and not shown.
        }
    }
    return undefined;
}


/***/ }),

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
// EXTERNAL MODULE: ./build/config/mistakes.js
var config_mistakes = __webpack_require__(20682);
// EXTERNAL MODULE: ./build/extract/index.js + 251 modules
var extract = __webpack_require__(54261);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: ./build/repository/programs.js
var repository_programs = __webpack_require__(14572);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(83929);
// EXTERNAL MODULE: ./build/run/findings.js
var run_findings = __webpack_require__(50262);
// EXTERNAL MODULE: ./build/run/run-context.js + 2 modules
var run_context = __webpack_require__(3532);
// EXTERNAL MODULE: ./build/server/index.js + 123 modules
var server = __webpack_require__(48212);
// EXTERNAL MODULE: ./build/text/nearest.js
var nearest = __webpack_require__(82788);
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
    const { what } = options;
    const chosen = 'source' in what ? adHoc(what.source, options) : atPlace(what.place, (0,run_context/* openRun */.I)(options));
    const findings = new run_findings/* Findings */.F((0,run_findings/* policyOf */.U)(chosen.rules));
    const mapped = chosen.sources.some(({ source }) => extract/* STEPS */.UT.some(step => MAKES_FIELDS.has(step) && source[step] !== undefined));
    const shown = new Shown();
    const rows = await (0,extract/* withContext */.eQ)({
        ...chosen.from,
        readers: server/* declarationReaders */.Rc,
        languages: chosen.languages,
        grammars: chosen.grammars,
        placeOf: chosen.placeOf,
        report: problem => findings.add(problem),
    }, async (context) => {
        const all = [];
        for (const { source, at } of chosen.sources) {
            if (extract/* STEPS */.UT.every(step => source[step] === undefined)) {
                const records = (0,extract/* asRecords */.Xf)(await context.extraction(source, at));
                all.push(...records.map(({ fields, place }) => ({
                    fields: shown.fields(fields),
                    place,
                })));
                continue;
            }
            for (const { value, place, fields } of await context.rows(source, at))
                all.push({ fields: shown.fields(fields ?? (0,extract/* tellUnresolved */.pM)(value, [...at, 'map'], context)), place });
        }
        return all;
    });
    const ok = !findings.list.some(({ level }) => level === 'error');
    return { ok, mapped, rows, left: shown.left, findings: findings.list };
}
const MAKES_FIELDS = new Set(['map', 'join', 'group']);
function atPlace(place, { configuration, repository, programs }) {
    const { config, placeOf } = configuration;
    const at = parsePlace(place);
    const found = valueAt(config, at);
    const sources = (Array.isArray(found) ? found : [found]).filter(isSource);
    if (sources.length === 0)
        throw noSource(place, found, placesIn(config));
    return {
        sources: sources.map((source, i) => ({ source, at: Array.isArray(found) ? [...at, i] : at })),
        placeOf,
        rules: config.rules,
        languages: config.languages,
        grammars: config.grammars,
        from: { repository, programs },
    };
}
/** The grammars of a refdata.yml that is there already; the rest of it does not matter to a source that is tried out. */
function grammarsIn(options) {
    const path = (0,external_node_path_.resolve)(options.repo, options.config);
    if (!(0,external_node_fs_.existsSync)(path) || !/^grammars:/m.test((0,external_node_fs_.readFileSync)(path, 'utf8')))
        return undefined;
    return (0,run_context/* openRun */.I)(options).configuration.config.grammars;
}
function adHoc(spec, options) {
    const { repo, commands = 'off' } = options;
    const grammars = grammarsIn(options);
    const programs = (0,repository_programs/* programsFor */.k)(commands, (0,repository/* repositoryRoot */.Hn)(repo));
    const from = { repository: (0,repository/* openRepository */.h_)(repo), programs };
    const placeOf = () => ({ file: COMMAND_LINE });
    const parsed = extract/* sources */.Tj.safeParse(spec);
    if (parsed.success)
        return { sources: parsed.data.map((source, i) => ({ source, at: [i] })), placeOf, from, grammars };
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
        extract/* sources */.Tj.safeParse(value).success);
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
        const entries = Object.entries((0,extract/* shownFields */.b0)(value)).filter(([, part]) => part !== undefined);
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

// EXTERNAL MODULE: ./build/text/visible.js
var visible = __webpack_require__(14252);
// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/cli/findings.js
var cli_findings = __webpack_require__(80415);
// EXTERNAL MODULE: ./build/cli/run-options.js
var run_options = __webpack_require__(53483);
// EXTERNAL MODULE: ./build/cli/table.js
var table = __webpack_require__(81681);
// EXTERNAL MODULE: ./build/cli/whole-number.js
var whole_number = __webpack_require__(68470);
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
        ...(0,run_options/* runOptions */.K)(options),
        what: whatOf(what, options),
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
        if (!extract/* kinds */.EZ.some(({ name }) => name === kind))
            throw usage(`There is no kind ${kind}: there are ${extract/* kinds */.EZ.map(({ name }) => name).join(', ')}.`);
        return { source: withSteps({ [kind]: what }, options) };
    }
    const { path, fragment } = (0,extract/* parseLocator */.mz)(what);
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
    if ((0,extract/* formatOf */.be)(path))
        return 'data';
    if (fragment !== undefined)
        return 'table';
    if (extract/* kinds */.EZ.some(({ name }) => name === 'symbols'))
        return 'symbols';
    if ((0,extract/* isGlob */.fg)(path))
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
    return text === undefined ? DEFAULT_ROWS_SHOWN : (0,whole_number/* wholeNumber */.r)('--limit', text, DEFAULT_ROWS_SHOWN);
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
/* harmony import */ var _findings_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74438);
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96008);
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14252);
/* harmony import */ var _code_frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68876);
/* harmony import */ var _colours_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15716);





/** Shown of one rule; the rest is counted. */
const MAX_SHOWN_PER_RULE = 10;
const MAX_MESSAGE_CHARACTERS = 600;
const PAINT = {
    error: _colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.red,
    warning: _colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.yellow,
    notice: _colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.cyan,
};
const ORDER = ['error', 'warning', 'notice'];
/** Findings for people: grouped by rule, worst first, each remedy once; on a terminal with the line of each place. */
function printFindings(findings, stream) {
    const isFramed = (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .isWatched */ .Df)(stream);
    for (const level of ORDER) {
        for (const [rule, group] of byRule(findings.filter(finding => finding.level === level))) {
            stream.write(`\n${PAINT[level](level)} ${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.bold(rule)}\n`);
            for (const finding of group.slice(0, MAX_SHOWN_PER_RULE)) {
                stream.write(`  ${line(finding)}\n`);
                // A message of several lines shows the place itself.
                const frame = isFramed && finding.place && !finding.message.includes('\n') ? (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_0__/* .codeFrame */ .lS)(finding.place) : [];
                for (const part of frame)
                    stream.write(`    ${part}\n`);
            }
            if (group.length > MAX_SHOWN_PER_RULE)
                stream.write(`  … and ${group.length - MAX_SHOWN_PER_RULE} more\n`);
            for (const remedy of new Set(group.slice(0, MAX_SHOWN_PER_RULE).map(finding => finding.remedy))) {
                stream.write(`  ${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.dim(`-> ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleLine */ .P)(remedy, MAX_MESSAGE_CHARACTERS)}`)}\n`);
            }
        }
    }
}
/** `2 errors, 1 warning`; `no findings` for none. */
function countFindings(findings) {
    const counts = (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .tally */ .N)(findings);
    const parts = ORDER.filter(level => counts[level] > 0).map(level => (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(counts[level], level));
    return parts.length > 0 ? parts.join(', ') : 'no findings';
}
function line({ place, subject, message }) {
    const where = place ? (0,_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPlace */ .d)(place) : subject;
    // A message may show where in a line something is, with a caret below: such lines are indented, and kept as they are.
    const text = message
        .split('\n')
        .map(part => part.startsWith('  ')
        ? (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .R)(part.slice(0, MAX_MESSAGE_CHARACTERS))
        : (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleLine */ .P)(part, MAX_MESSAGE_CHARACTERS));
    return `${where ? `${_colours_js__WEBPACK_IMPORTED_MODULE_1__/* .colours */ .M.bold(where)}  ` : ''}${text.join('\n    ')}`;
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

/***/ 53483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ runOptions)
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

/***/ 68470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ wholeNumber)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);

/** The number that an option gives. @throws {UserError} for text that is none. */
function wholeNumber(option, value, example = 60) {
    if (/^\d{1,6}$/.test(value))
        return Number(value);
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${option} is "${value}", which is not a whole number.`, `Write a number, such as ${example}.`);
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

/***/ 50262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Findings),
/* harmony export */   U: () => (/* binding */ policyOf)
/* harmony export */ });
/* harmony import */ var _contract_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55081);
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29927);
/* harmony import */ var _rules_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43292);



/** Turns problems into findings by their rules, each problem once. */
class Findings {
    policy;
    list = [];
    seen = new Set();
    /** Fields that an error says why they are empty. */
    emptied = new Set();
    constructor(policy) {
        this.policy = policy;
    }
    add({ rule, message, remedy, place, field, }) {
        const key = JSON.stringify([rule, message, place]);
        const info = (0,_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleInfo */ .PI)(rule);
        const level = (0,_contract_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .settingOf */ .y)(this.policy, rule).level ?? info?.level ?? 'error';
        if (level === 'off' || this.seen.has(key))
            return;
        this.seen.add(key);
        if (field !== undefined) {
            // One slip is one error: a field that a mapping makes nothing of is not missing from every record, too.
            if (rule === 'field-missing' && this.emptied.has(field))
                return;
            if (level === 'error')
                this.emptied.add(field);
        }
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
