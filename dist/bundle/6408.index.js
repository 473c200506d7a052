export const id = 6408;
export const ids = [6408];
export const modules = {

/***/ 56408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runBump: () => (/* binding */ runBump)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/check/open-side.js + 7 modules
var open_side = __webpack_require__(49185);
// EXTERNAL MODULE: ./build/check/raised-version.js + 1 modules
var raised_version = __webpack_require__(38380);
;// CONCATENATED MODULE: ./build/check/report/changelog-file.js
const HEADER = `# Changelog

The form is that of [Keep a Changelog](https://keepachangelog.com/en/1.1.0/).
`;
const UNRELEASED = /^## +\[?(?:unreleased|não (?:lançado|publicado)|nao (?:lancado|publicado)|não liberado)\]?.*$/im;
const VERSION = /^## +/m;
/**
 * A changelog with the section of a version. What stands under "Unreleased" is of that version, and stays as it is written,
 * before what was found; the heading stays for the next. @param text empty for a file that is not there.
 */
function withSection(text, versao, day, notes) {
    const heading = `## [${versao}] - ${day}\n`;
    const body = notes === '' ? '' : `\n${notes}`;
    if (text.trim() === '')
        return `${HEADER}\n${heading}${body}`;
    const eol = text.includes('\r\n') ? '\r\n' : '\n';
    const plain = text.replaceAll('\r\n', '\n');
    const unreleased = UNRELEASED.exec(plain);
    const made = unreleased
        ? afterUnreleased(plain, unreleased, heading, body)
        : beforeFirst(plain, heading, body);
    return made.replaceAll('\n', eol);
}
/** Whether a changelog has the section of a version already. */
function hasSection(text, versao) {
    const written = versao.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    return new RegExp(`^## +\\[?v?${written}\\]?(?:\\s|$)`, 'm').test(text);
}
function afterUnreleased(text, { index, 0: line }, heading, body) {
    const from = index + line.length;
    const rest = text.slice(from).replace(/^\n+/, '');
    const next = VERSION.exec(rest)?.index ?? rest.length;
    const own = rest.slice(0, next).trim();
    const written = own === '' ? '' : `\n${own}\n`;
    return `${text.slice(0, from)}\n\n${heading}${written}${body}\n${rest.slice(next)}`.replace(/\n+$/, '\n');
}
function beforeFirst(text, heading, body) {
    const at = VERSION.exec(text)?.index ?? text.length;
    const before = text.slice(0, at).replace(/\n*$/, '\n\n');
    return `${before}${heading}${body}\n${text.slice(at)}`.replace(/\n+$/, '\n');
}

;// CONCATENATED MODULE: ./build/check/report/release-notes.js
/** The groups of Keep a Changelog, in its order. */
const GROUPS = ['added', 'changed', 'deprecated', 'removed'];
const TONGUES = {
    pt: {
        headings: { added: 'Adicionado', changed: 'Modificado', deprecated: 'Obsoleto', removed: 'Removido' },
        texts: 'textos',
        more: count => `e mais ${count}`,
        breaking: 'quebra',
        nouns: {
            reservada: ['palavra reservada', 'palavras reservadas'],
            contextual: ['palavra contextual', 'palavras contextuais'],
            palavra: ['palavra', 'palavras'],
            operador: ['operador', 'operadores'],
            verbo: ['verbo HTTP', 'verbos HTTP'],
            regra: ['regra', 'regras'],
            embutida: ['função embutida', 'funções embutidas'],
            modulo: ['módulo', 'módulos'],
            simbolo: ['símbolo', 'símbolos'],
            parametro: ['assinatura', 'assinaturas'],
            parametros: ['assinatura', 'assinaturas'],
            assinatura: ['assinatura', 'assinaturas'],
            retorno: ['assinatura', 'assinaturas'],
            grupo: ['grupo de comandos', 'grupos de comandos'],
            comando: ['comando', 'comandos'],
            opcao: ['opção', 'opções'],
            codigo: ['código de erro', 'códigos de erro'],
            exercicios: ['exercícios', 'exercícios'],
            contagem: ['inventário', 'inventário'],
            pacote: ['pacote', 'pacotes'],
        },
    },
    en: {
        headings: { added: 'Added', changed: 'Changed', deprecated: 'Deprecated', removed: 'Removed' },
        texts: 'texts',
        more: count => `and ${count} more`,
        breaking: 'breaking',
        nouns: {
            reservada: ['reserved word', 'reserved words'],
            contextual: ['contextual word', 'contextual words'],
            palavra: ['word', 'words'],
            operador: ['operator', 'operators'],
            verbo: ['HTTP verb', 'HTTP verbs'],
            regra: ['rule', 'rules'],
            embutida: ['built-in function', 'built-in functions'],
            modulo: ['module', 'modules'],
            simbolo: ['symbol', 'symbols'],
            parametro: ['signature', 'signatures'],
            parametros: ['signature', 'signatures'],
            assinatura: ['signature', 'signatures'],
            retorno: ['signature', 'signatures'],
            grupo: ['command group', 'command groups'],
            comando: ['command', 'commands'],
            opcao: ['option', 'options'],
            codigo: ['error code', 'error codes'],
            exercicios: ['exercises', 'exercises'],
            contagem: ['inventory', 'inventory'],
            pacote: ['package', 'packages'],
        },
    },
};
/** Names of one line; the rest is counted. */
const MAX_NAMES = 30;
/** Nouns that come and go as entries; what comes and goes inside of one changes it. */
const ENTRY = /^(?:reservada|contextual|operador|verbo|regra|embutida|modulo|simbolo|grupo|comando|opcao|codigo|exercicios|pacote)-(added|removed)$/;
const RENAME = /-(?:renamed|renumbered|renamed-kept)$|^extensao-changed$/;
const MOVE = /-moved$/;
/** The section of a version in the form of Keep a Changelog, without its heading: a line for each noun of a group. */
function releaseNotes(changes, tongue) {
    const words = TONGUES[tongue];
    const groups = new Map();
    for (const change of changes) {
        if (change.level === 'info')
            continue;
        const group = groupOf(change.rule);
        const lines = groups.get(group) ?? new Map();
        const key = lineOf(change, group, words);
        const names = lines.get(key) ?? new Set();
        names.add(namedIn(change));
        lines.set(key, names);
        groups.set(group, lines);
    }
    return GROUPS.flatMap(group => {
        const lines = groups.get(group);
        if (!lines)
            return [];
        const written = [...lines].map(([key, names]) => `- ${headOf(key, names.size, words)}: ${listed([...names], words)}\n`);
        return [`### ${words.headings[group]}\n\n${written.join('')}`];
    }).join('\n');
}
/** What a change is about: its name, the old and the new one, or from where to where it went. */
function namedIn({ rule, name, before, after }) {
    const way = `${code(before)} → ${code(after)}`;
    if (MOVE.test(rule))
        return `${code(name)} (${way})`;
    return RENAME.test(rule) ? way : code(name);
}
function groupOf(rule) {
    if (rule === 'simbolo-deprecated')
        return 'deprecated';
    const [, way] = ENTRY.exec(rule) ?? [];
    return way === 'added' || way === 'removed' ? way : 'changed';
}
/** What is said together: the noun, whether it breaks, and whether only texts changed. */
function lineOf({ rule, level }, group, { nouns }) {
    const noun = rule.split('-')[0] ?? '';
    const known = Object.hasOwn(nouns, noun) ? noun : '';
    const kind = group !== 'changed' ? '' : level === 'patch' ? 'texts' : level === 'major' ? 'breaking' : '';
    return `${known} ${kind}`;
}
function headOf(key, count, words) {
    const [noun = '', kind = ''] = key.split(' ');
    const [one, several] = words.nouns[noun] ?? ['refdata', 'refdata'];
    const name = count === 1 ? one : several;
    const capital = name.charAt(0).toUpperCase() + name.slice(1);
    if (kind === 'texts')
        return `${capital} (${words.texts})`;
    return kind === 'breaking' ? `${capital} (**${words.breaking}**)` : capital;
}
function listed(names, { more }) {
    const rest = names.length - MAX_NAMES;
    return `${names.slice(0, MAX_NAMES).join(', ')}${rest > 0 ? ` ${more(rest)}` : ''}.`;
}
/** Code between as many backquotes as the text needs. */
function code(value) {
    const line = String(value ?? '')
        .replace(/\s+/g, ' ')
        .trim();
    const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(run => run.length));
    const fence = '`'.repeat(longest + 1);
    const space = longest > 0 ? ' ' : '';
    return `${fence}${space}${line}${space}${fence}`;
}

// EXTERNAL MODULE: ./build/drift/index.js + 61 modules
var drift = __webpack_require__(29927);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository_repository = __webpack_require__(83929);
// EXTERNAL MODULE: ./build/run/configuration.js
var configuration = __webpack_require__(97964);
// EXTERNAL MODULE: ./build/commands/check-reference.js + 14 modules
var check_reference = __webpack_require__(2280);
;// CONCATENATED MODULE: ./build/commands/bump.js











const BUMPS = ['major', 'minor', 'patch'];
/**
 * Raises `versao` wherever it is declared, and writes the section of the changelog, in the tongue of the language: all of it,
 * or nothing. What is written is read again before, so that the build has the new version.
 *
 * @throws {UserError} where there is nothing to count from, the level is too low, or a version cannot be written.
 */
async function bump(options) {
    const { repo, today } = options;
    const result = await sinceLastRelease(options);
    const repository = (0,repository_repository/* openRepository */.h_)(repo);
    const loaded = loadedConfig(options, repository);
    const scheme = new drift/* VersionScheme */.YF(loaded.config.check?.versions);
    const { level, after } = target(options.level, result, scheme);
    const before = result.head.versao;
    const files = await (0,raised_version/* raisedVersion */.V)({ loaded, repository }, before, after, scheme);
    const log = (0,external_node_path_.join)(repo, options.changelog);
    if ((0,external_node_fs_.existsSync)(log) && !(0,external_node_fs_.statSync)(log).isFile())
        throw new user_error/* UserError */.y(`${options.changelog} is no file.`, 'Name the changelog with --changelog.');
    const text = (0,external_node_fs_.existsSync)(log) ? (0,external_node_fs_.readFileSync)(log, 'utf8') : '';
    if (!hasSection(text, after))
        files.set(options.changelog, withSection(text, after, today, releaseNotes(result.changes, loaded.config.idioma ?? 'pt')));
    writeAll(repo, files);
    return {
        since: { name: result.base.name, versao: result.base.versao ?? '' },
        before,
        after,
        level,
        files: [...files.keys()],
        tagMessage: tagMessage(result, after),
    };
}
/** What changed since the last release; since the base where there is none. */
async function sinceLastRelease(options) {
    const found = await (0,check_reference/* check */.z)({ ...options, sinceRelease: options.base === undefined });
    if (found.base.versao === null)
        throw new user_error/* UserError */.y(`There is nothing to count from: ${found.base.name} has no reference that can be built.`, 'Name the release to count from: --base v1.4.0.');
    if (found.release === null)
        return found;
    const { name } = found.release;
    const result = await (0,check_reference/* check */.z)({ ...options, base: `refs/tags/${name}`, exactBase: true });
    return { ...result, base: { ...result.base, name } };
}
function loadedConfig(options, repository) {
    const config = (0,open_side/* configIn */.k$)(options);
    return typeof config === 'string' ? (0,configuration/* checkedConfig */.WW)(repository.read(config), config) : config;
}
/** The version that is due. One that is raised already stays. */
function target(asked, { base, head, requiredBump }, scheme) {
    const [old, now] = [scheme.parse(base.versao ?? ''), scheme.parse(head.versao)];
    if (!old || !now)
        throw new user_error/* UserError */.y(`${old ? head.versao : base.versao} is no version that can be counted.`, 'Say how versions are written: check.versions in refdata.yml.');
    const level = asked ?? requiredBump;
    if (asked !== undefined && requiredBump !== 'none' && BUMPS.indexOf(asked) > BUMPS.indexOf(requiredBump))
        throw new user_error/* UserError */.y(`The changes since ${base.name} are ${requiredBump}, and ${asked} says less.`, `Raise it by more: refdata bump ${requiredBump}.`);
    if (level === 'none') {
        if ((scheme.compare(now, old) ?? 0) > 0)
            return { level, after: head.versao };
        throw new user_error/* UserError */.y(`Nothing changed since ${base.name} that asks for another version than ${head.versao}.`, 'Name a level to raise it anyway: refdata bump patch.');
    }
    const raised = scheme.raised(old, level);
    const next = raised === undefined ? undefined : scheme.parse(raised);
    if (raised === undefined || !next)
        throw new user_error/* UserError */.y(`Nobody can tell what comes after ${old.text}.`, 'Write the next version by hand.');
    return { level, after: (scheme.compare(now, next) ?? -1) >= 0 ? head.versao : raised };
}
/** All files, or none: each is written beside its place first, and what was there is put back when one cannot be moved. */
function writeAll(repo, files) {
    const moves = [...files].map(([path, text]) => {
        const file = (0,external_node_path_.join)(repo, path);
        return { file, text, beside: `${file}.refdata-new`, old: (0,external_node_fs_.existsSync)(file) ? (0,external_node_fs_.readFileSync)(file) : null };
    });
    const written = [];
    const done = [];
    try {
        for (const move of moves) {
            (0,external_node_fs_.writeFileSync)(move.beside, move.text, {
                flag: 'wx',
                ...(move.old !== null && { mode: (0,external_node_fs_.statSync)(move.file).mode }),
            });
            written.push(move);
        }
        for (const move of moves) {
            (0,external_node_fs_.renameSync)(move.beside, move.file);
            done.push(move);
        }
    }
    catch (cause) {
        for (const { beside } of written)
            (0,external_node_fs_.rmSync)(beside, { force: true });
        for (const { file, old } of done)
            old === null ? (0,external_node_fs_.rmSync)(file, { force: true }) : (0,external_node_fs_.writeFileSync)(file, old);
        throw new user_error/* UserError */.y(`Nothing was written: ${cause.message}.`, 'Let the files be written, and try again.', { cause });
    }
}
function tagMessage({ nome, base, counts, changes }, after) {
    const what = (0,drift/* countChanges */.xS)(counts) || 'no changes';
    const breaking = changes.filter(({ level }) => level === 'major').map(({ message }) => `- ${message}`);
    return [
        `${nome} ${after}`,
        '',
        `Since ${base.name}: ${what}.`,
        ...(breaking.length > 0 ? ['', ...breaking] : []),
        '',
    ].join('\n');
}

// EXTERNAL MODULE: ./build/text/visible.js
var visible = __webpack_require__(14252);
// EXTERNAL MODULE: ./build/cli/progress.js
var cli_progress = __webpack_require__(20902);
// EXTERNAL MODULE: ./build/cli/run-options.js
var run_options = __webpack_require__(53483);
;// CONCATENATED MODULE: ./build/cli/bump.js





/** `refdata bump [level]`. */
async function runBump(level, options) {
    const wanted = BUMPS.find(each => each === level);
    if (level !== undefined && wanted === undefined)
        throw new user_error/* UserError */.y(`The level is "${level}".`, `Write one of ${BUMPS.join(', ')}, or leave it out.`);
    const progress = await (0,cli_progress/* startProgress */.o)(options.json ?? false);
    const result = await bump({
        ...(0,run_options/* runOptions */.K)(options, progress.step),
        base: options.base,
        changelog: options.changelog,
        level: wanted,
        today: new Date().toISOString().slice(0, 10),
    }).finally(progress.stop);
    if (options.json) {
        process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
        return;
    }
    const { before, after, files, tagMessage } = result;
    const what = before === after ? `versao is ${after} already` : `versao: ${before} → ${after}`;
    const wrote = files.length === 0 ? 'nothing to write' : files.join(', ');
    process.stdout.write((0,visible/* visible */.R)(`${what} (${wrote})\n\nThe message of the tag:\n\n${tagMessage}`));
}


/***/ }),

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


/***/ })

};
