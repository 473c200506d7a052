export const id = 9236;
export const ids = [9236];
export const modules = {

/***/ 81724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDev: () => (/* binding */ runDev)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/said/findings/finding.js
var finding = __webpack_require__(9314);
// EXTERNAL MODULE: ./build/said/findings/refusal.js
var refusal = __webpack_require__(88719);
// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: ./build/said/http/address.js
var address = __webpack_require__(73301);
// EXTERNAL MODULE: ./build/said/prove/proof.js
var proof = __webpack_require__(26179);
;// CONCATENATED MODULE: ./build/said/repository/asked.js


/**
 * A repository that remembers what it was asked for, also what is not there, and in which state that was just before: who
 * looks again later sees whether something else would be read now.
 */
class AskedRepository {
    inner;
    root;
    /** What each path stood for, as {@link markOf} gives it. */
    marks = new Map();
    /** The paths that each pattern matched, one in a line. */
    matches = new Map();
    constructor(inner, root) {
        this.inner = inner;
        this.root = root;
    }
    read(path) {
        this.note(path);
        return this.inner.read(path);
    }
    readBytes(path) {
        this.note(path);
        return this.inner.readBytes(path);
    }
    isFile(path) {
        this.note(path);
        return this.inner.isFile(path);
    }
    glob(pattern) {
        this.matches.set(pattern, '');
        const paths = this.inner.glob(pattern);
        this.matches.set(pattern, paths.join('\n'));
        return paths;
    }
    note(path) {
        if (!this.marks.has(path))
            this.marks.set(path, markOf(this.root, path));
    }
}
/** What changes with a file: another content, another file of its name, none. Links are followed. */
function markOf(root, path) {
    try {
        const { ino, size, mtimeMs, ctimeMs } = (0,external_node_fs_.statSync)((0,external_node_path_.join)(root, path));
        return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: ./build/said/repository/repository.js
var repository = __webpack_require__(5629);
// EXTERNAL MODULE: ./build/said/run/configuration.js
var configuration = __webpack_require__(6112);
// EXTERNAL MODULE: ./build/said/site/hosting.js
var hosting = __webpack_require__(42156);
;// CONCATENATED MODULE: ./build/said/serve/dev-pages.js

/** Addresses below this one are those of the developer's server; no site has them. */
const DEV_FOLDER = '/-/refdata-dev/';
const DEV_SCRIPT = `${DEV_FOLDER}reload.js`;
const DEV_LISTENER = `${DEV_FOLDER}listener.js`;
const DEV_EVENTS = `${DEV_FOLDER}events`;
/** Over which pages hear what is so. */
const CHANNEL = 'refdata-dev';
/** A page with the script that reloads it; every other file as it is. Files on disk have nothing of it. */
function withReload(build) {
    return (path, bytes) => {
        if (!path.endsWith('.html'))
            return bytes;
        const text = Buffer.from(bytes).toString('utf8');
        const end = text.lastIndexOf('</body>');
        const at = end < 0 ? text.length : end;
        return Buffer.from(`${text.slice(0, at)}${scriptTag(build)}${text.slice(at)}`);
    };
}
/** A page for who has no site yet: what stands in its way is shown by the script. */
function waitingPage(build) {
    return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>refdata dev</title><body>${scriptTag(build)}</body></html>\n`;
}
const WAITING_HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': hosting/* REVALIDATE */.kK };
function scriptTag(build) {
    return `<script src="${DEV_SCRIPT}" data-build="${build}"></script>`;
}
/** What the script shows is set as text: nothing of a message is obeyed. */
const RELOAD_SCRIPT = `(() => {
  const { build } = document.currentScript.dataset;
  let panel;
  const element = (name, text, style) => {
    const made = document.createElement(name);
    made.textContent = text;
    made.style.cssText = style;
    return made;
  };
  const show = ({ title, problems }) => {
    panel?.remove();
    panel = element('div', '', 'position:fixed;inset:auto 0 0 0;max-height:60vh;overflow:auto;z-index:2147483647;background:#fff;color:#1b1b1b;border-top:4px solid #b3261e;font:14px/1.5 ui-monospace,monospace;padding:1rem;text-align:left');
    panel.setAttribute('role', 'alert');
    panel.dataset.refdataDev = 'problems';
    panel.append(element('strong', title, 'color:#b3261e'));
    for (const { where, message, remedy } of problems) {
      panel.append(element('pre', (where ? where + '  ' : '') + message, 'margin:.75rem 0 0;white-space:pre-wrap;font:inherit'));
      if (remedy) panel.append(element('div', '-> ' + remedy, 'color:#555'));
    }
    document.body.append(panel);
  };
  const told = ({ data }) => {
    const state = JSON.parse(data);
    if (state.build !== build) location.reload();
    else if (state.problems.length > 0) show(state);
    else panel?.remove();
  };
  if (typeof SharedWorker === 'undefined') new EventSource('${DEV_EVENTS}').onmessage = told;
  else {
    new BroadcastChannel('${CHANNEL}').onmessage = told;
    new SharedWorker('${DEV_LISTENER}');
  }
})();
`;
/**
 * Listens for all pages that are open, which may be more than the six connections that a browser has to a server. For each that
 * comes it listens anew, since what is so by now is told first.
 */
const LISTENER_SCRIPT = `let events;
const channel = new BroadcastChannel('${CHANNEL}');
onconnect = () => {
  events?.close();
  events = new EventSource('${DEV_EVENTS}');
  events.onmessage = ({ data }) => channel.postMessage(data);
};
`;
/** Scripts by their addresses. */
const DEV_SCRIPTS = new Map([
    [DEV_SCRIPT, RELOAD_SCRIPT],
    [DEV_LISTENER, LISTENER_SCRIPT],
]);

// EXTERNAL MODULE: ./build/said/serve/handler.js
var handler = __webpack_require__(28584);
// EXTERNAL MODULE: ./build/said/serve/listen.js
var listen = __webpack_require__(69369);
// EXTERNAL MODULE: ./build/said/serve/snapshot.js
var snapshot = __webpack_require__(68046);
// EXTERNAL MODULE: ./build/said/commands/build.js + 9 modules
var build = __webpack_require__(96228);
;// CONCATENATED MODULE: ./build/said/commands/dev/watcher.js




/** Editors write in several steps, and people save several files: what changes within this time is one change. */
const SETTLE_MS = 60;
/** Without a word from the system, it is looked this often: not every file system says what changes in it. */
const POLL_MS = 2_000;
/** Looking takes at most this share of the time. */
const MAX_POLL_SHARE = 0.05;
/** More folders than that are only looked at from time to time: systems bound how many can be watched. */
const MAX_WATCHED_FOLDERS = 2_000;
/** A file of this name is never read by a pattern unless it says so. */
const SKIPPED_FOLDERS = new Set(['node_modules', '.git']);
/**
 * Watches what a build has read: files by what they are called, so that those which editors replace by others are seen, and
 * through links, by the files that they lead to.
 */
class Watcher {
    changed;
    watchers = [];
    files = new Map();
    folders = new Map();
    matches = new Map();
    sources;
    timer;
    isClosed = false;
    /** @param changed is told which file has changed, as it is called in messages. */
    constructor(changed) {
        this.changed = changed;
    }
    /** Watches these sources in place of those before, and looks at once: they may have changed since they were read. */
    follow(sources) {
        this.sources = sources;
        this.files = new Map(sources.marks);
        this.matches = new Map(sources.matches);
        this.watchFolders();
        this.lookLater(SETTLE_MS);
    }
    close() {
        this.isClosed = true;
        clearTimeout(this.timer);
        this.stopWatching();
    }
    stopWatching() {
        for (const watcher of this.watchers.splice(0))
            watcher.close();
    }
    watchFolders() {
        const { sources } = this;
        if (sources === undefined || this.isClosed)
            return;
        this.stopWatching();
        const folders = foldersOf(sources);
        this.folders = new Map(folders.map(folder => [folder, markOf(sources.root, folder)]));
        for (const folder of folders.slice(0, MAX_WATCHED_FOLDERS))
            try {
                const watcher = (0,external_node_fs_.watch)((0,external_node_path_.join)(sources.root, folder), { persistent: false }, () => this.lookLater(SETTLE_MS));
                // What cannot be watched any more is looked at.
                watcher.on('error', () => watcher.close());
                this.watchers.push(watcher);
            }
            catch {
                // The system watches no more folders, or this one is gone: it is looked at.
            }
    }
    lookLater(delay) {
        if (this.isClosed)
            return;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.look(), delay).unref();
    }
    look() {
        const start = performance.now();
        const path = this.firstChange();
        this.lookLater(Math.max(POLL_MS, (performance.now() - start) / MAX_POLL_SHARE));
        if (path !== undefined)
            this.changed(path);
    }
    /** A file that is another than it was; what is there now counts as unchanged from then on. */
    firstChange() {
        const { sources } = this;
        if (sources === undefined)
            return undefined;
        const { root } = sources;
        let first;
        for (const [path, before] of this.files) {
            const now = markOf(root, path);
            if (now === before)
                continue;
            this.files.set(path, now);
            first ??= path;
        }
        if (![...this.folders].some(([path, before]) => markOf(root, path) !== before))
            return first;
        for (const [pattern, before] of this.matches) {
            const now = matchesOf(root, pattern);
            this.matches.set(pattern, now);
            if (now !== before)
                first ??= pattern;
        }
        for (const [path, mark] of marksOfPackages(root, sources.packages)) {
            if (this.files.has(path))
                continue;
            this.files.set(path, mark);
            first ??= path;
        }
        this.watchFolders();
        return first;
    }
}
/** The files that a pattern matches, one in a line. */
function matchesOf(root, pattern) {
    try {
        return (0,repository/* openRepository */.h_)(root).glob(pattern).join('\n');
    }
    catch {
        // What is wrong with it is what the build says.
        return '';
    }
}
/** The state of every file of the packages whose manifests match. */
function marksOfPackages(root, packages) {
    const files = packageFolders(root, packages)
        .flatMap(folder => foldersBelow(root, folder))
        .flatMap(folder => entriesOf(root, folder)
        .filter(entry => !entry.isDirectory())
        .map(entry => `${folder}/${entry.name}`));
    return new Map(files.map(path => [path, markOf(root, path)]));
}
/** Folders of packages: those of their manifests. */
function packageFolders(root, packages) {
    const paths = packages.flatMap(pattern => matchesOf(root, pattern).split('\n')).filter(path => path !== '');
    return [...new Set(paths.map(path => (0,external_node_path_.dirname)(path)))];
}
/** Folders in which something may change that counts: of files, of what links lead to, of what patterns may match. */
function foldersOf(sources) {
    const { root, marks, matches, packages } = sources;
    const found = new Set(['']);
    const addWithThoseAround = (folder) => {
        for (let path = folder; path !== '' && path !== '.' && !found.has(path); path = (0,external_node_path_.dirname)(path))
            found.add(path);
    };
    for (const path of marks.keys()) {
        addWithThoseAround((0,external_node_path_.dirname)(path));
        const target = targetOf(root, path);
        if (target !== undefined)
            found.add((0,external_node_path_.dirname)(target));
    }
    for (const pattern of [...matches.keys(), ...packages]) {
        const start = (0,repository/* folderBefore */.CP)(pattern);
        const isFlat = !pattern.slice(start.length + 1).includes('/');
        for (const folder of isFlat ? [start] : foldersBelow(root, start))
            addWithThoseAround(folder);
    }
    for (const folder of packageFolders(root, packages))
        for (const inner of foldersBelow(root, folder))
            addWithThoseAround(inner);
    return [...found].filter(folder => isFolder(root, folder));
}
/** Where a file is that links lead to, relative to the root; nothing for one that no link leads to. */
function targetOf(root, path) {
    try {
        const target = (0,external_node_path_.relative)((0,external_node_fs_.realpathSync)(root), (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(root, path)));
        return target === path ? undefined : target;
    }
    catch {
        return undefined;
    }
}
function foldersBelow(root, folder) {
    const found = [];
    const left = [folder];
    for (let next = left.pop(); next !== undefined && found.length < MAX_WATCHED_FOLDERS; next = left.pop()) {
        found.push(next);
        for (const entry of entriesOf(root, next))
            if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name))
                left.push(next === '' ? entry.name : `${next}/${entry.name}`);
    }
    return found;
}
function entriesOf(root, folder) {
    try {
        return (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, folder), { withFileTypes: true });
    }
    catch {
        return [];
    }
}
function isFolder(root, folder) {
    try {
        const stats = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, folder));
        return stats.isDirectory() || stats.isSymbolicLink();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/said/commands/dev.js


















/** Nobody but who sits at this machine: what is served has pieces of sources in it. */
const HOST = '127.0.0.1';
/**
 * Serves a language while it is written: builds when a source changes, reloads the pages that are open, and shows in them
 * what is wrong while the last good site stays. Nothing is written into the repository.
 * @throws {UserError} when there is no such folder, or no port.
 */
async function dev(options) {
    const session = new Session(options, (0,repository/* repositoryRoot */.Hn)(options.repo));
    const server = (0,external_node_http_.createServer)((request, response) => session.answer(request, response));
    try {
        await (0,listen/* listen */.K)(server, options.port, HOST);
    }
    catch (error) {
        await session.close();
        throw error;
    }
    session.start();
    return {
        baseUrl: `http://${HOST}:${server.address().port}`,
        failed: session.failed,
        close: async () => {
            const closed = new Promise(done => server.close(() => done()));
            server.closeAllConnections();
            await Promise.all([closed, session.close()]);
        },
    };
}
class Session {
    options;
    root;
    temporary = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'refdata-dev-'));
    watcher = new Watcher(path => this.rebuild(path));
    /** Of the folders of other repositories, by the names that refdata.yml gives them. */
    otherWatchers = new Map();
    listeners = new Set();
    /** Of this process: a page of one before it is reloaded, too. */
    name = `${process.pid}-${Date.now().toString(36)}`;
    builds = 0;
    snapshot;
    shown = { build: `${this.name}-0`, title: '', problems: [] };
    running;
    because;
    isClosed = false;
    fail = () => { };
    /** Never fulfilled; rejected by a bug of ours. */
    failed = new Promise((_, reject) => {
        this.fail = reject;
    });
    constructor(options, root) {
        this.options = options;
        this.root = root;
    }
    start() {
        this.running = this.run();
        this.running.catch(this.fail);
    }
    /** Once more, after the build that is running; however much changes meanwhile, once. */
    rebuild(path) {
        this.because ??= path;
        if (this.running === undefined)
            this.start();
    }
    async run() {
        let { because } = this;
        do {
            this.because = undefined;
            await this.buildOnce(because);
            because = this.because;
        } while (because !== undefined && !this.isClosed);
        this.running = undefined;
    }
    async buildOnce(because) {
        const { told, port: _, supply, ...options } = this.options;
        const started = performance.now();
        const { marks, packages } = this.besides();
        let asked;
        const others = new Map();
        const out = (0,external_node_path_.join)(this.temporary, `site-${this.builds}`);
        let result;
        let mistake;
        const through = repository => {
            asked = new AskedRepository(repository, this.root);
            return asked;
        };
        try {
            result = await (0,build/* build */.j)({ ...options, through, supply: supply && askedOf(supply, others), out });
            if (result.ok)
                await this.take(out);
        }
        catch (thrown) {
            const error = (0,refusal/* refusal */.x)(thrown) ?? thrown;
            if (!(error instanceof user_error/* UserError */.y))
                throw error;
            mistake = error;
        }
        if (!result?.ok)
            (0,external_node_fs_.rmSync)(out, { recursive: true, force: true });
        if (this.isClosed)
            return;
        this.followOthers(others);
        this.watcher.follow({
            root: this.root,
            marks: new Map([...(asked?.marks ?? []), ...marks]),
            matches: asked?.matches ?? new Map(),
            packages,
        });
        this.tell(problemsOf(result, mistake, this.snapshot !== undefined));
        told({ because, milliseconds: performance.now() - started, result, mistake });
    }
    /** Each is watched as its own folder; those that a build has not come to stay as they were. */
    followOthers(asked) {
        for (const [name, { root, marks, matches }] of asked) {
            const watcher = this.otherWatchers.get(name) ?? new Watcher(path => this.rebuild(`${name}:${path}`));
            this.otherWatchers.set(name, watcher);
            watcher.follow({ root, marks, matches, packages: [] });
        }
    }
    /** Serves a site from now on. Its folder stays as long as it is served: archives are sent from there. */
    async take(folder) {
        this.builds += 1;
        const before = this.snapshot;
        const name = `${this.name}-${this.builds}`;
        const { files, dispose } = await (0,snapshot/* takeSnapshot */.W)(folder, { uncompressed: true, rewrite: withReload(name) });
        this.snapshot = {
            files,
            dispose: async () => {
                await dispose();
                (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
            },
        };
        this.shown = { ...this.shown, build: name };
        await before?.dispose();
    }
    tell({ title, problems }) {
        this.shown = { build: this.shown.build, title, problems };
        for (const listener of this.listeners)
            listener.write(eventOf(this.shown));
    }
    /** What counts besides what is asked of the repository: the configuration, the proof, and packages, which are read as they are. */
    besides() {
        const path = (0,configuration/* actualConfig */.Nu)((0,external_node_path_.resolve)(this.options.repo, this.options.config));
        const config = (0,external_node_path_.relative)(this.root, path);
        const own = [config, (0,external_node_path_.join)((0,external_node_path_.dirname)(config), proof/* PROOF_FILE */.At)].map(each => [each, markOf(this.root, each)]);
        const packages = packagesOf(path, config);
        return { marks: new Map([...own, ...marksOfPackages(this.root, packages)]), packages };
    }
    answer(request, response) {
        // A page of somebody else, under a name that leads here, would read along.
        if (!address/* OWN_HOST */.gW.test(request.headers.host ?? '')) {
            response.writeHead(403, { 'Content-Type': 'text/plain' }).end($said('Ask for 127.0.0.1 or localhost.\n'));
            return;
        }
        const path = (request.url ?? '').replace(/\?.*$/, '');
        const script = DEV_SCRIPTS.get(path);
        if (path === DEV_EVENTS)
            this.listen(response);
        else if (script !== undefined)
            response
                .writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' })
                .end(script);
        else if (this.snapshot)
            (0,handler/* answer */.Z)(request, response, this.snapshot);
        else
            response.writeHead(503, WAITING_HEADERS).end(waitingPage(this.shown.build));
    }
    listen(response) {
        response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
        response.write(eventOf(this.shown));
        this.listeners.add(response);
        response.on('close', () => this.listeners.delete(response));
    }
    async close() {
        this.isClosed = true;
        for (const watcher of [this.watcher, ...this.otherWatchers.values()])
            watcher.close();
        await this.running?.catch(() => { });
        await this.snapshot?.dispose();
        (0,external_node_fs_.rmSync)(this.temporary, { recursive: true, force: true });
    }
}
/** The same repositories: what is asked of those that are folders is remembered in `asked`. */
function askedOf(supply, asked) {
    return {
        ...supply,
        get: async (wanted) => {
            const other = await supply.get(wanted);
            if (other.folder === undefined)
                return other;
            const repository = new AskedRepository(other.repository, other.folder);
            asked.set(wanted.name, repository);
            return { ...other, repository };
        },
    };
}
/** Patterns of manifests; none while the configuration does not hold. */
function packagesOf(path, shown) {
    try {
        return [(0,configuration/* loadConfig */.Z9)(path, shown).config.registro?.pacotes ?? []].flat();
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y)
            return [];
        throw error;
    }
}
function eventOf(shown) {
    return `data: ${JSON.stringify(shown)}\n\n`;
}
function problemsOf(result, mistake, hasSite) {
    const problem = ({ place, subject, message, remedy }) => ({
        where: place ? (0,finding/* formatPlace */.dE)(place) : (subject ?? ''),
        message,
        remedy,
    });
    if (mistake)
        return {
            title: mistake.message,
            problems: mistake.findings.length > 0
                ? mistake.findings.map(problem)
                : [{ where: '', message: mistake.message, remedy: mistake.remedy }],
        };
    if (result === undefined || result.ok)
        return { title: '', problems: [] };
    const errors = result.findings.filter(({ level }) => level === 'error');
    const title = hasSite ? $said('This is the last site that could be built.') : $said('There is no site yet.');
    return { title, problems: errors.map(problem) };
}

// EXTERNAL MODULE: ./build/said/cli/colours.js
var colours = __webpack_require__(51040);
// EXTERNAL MODULE: ./build/said/cli/findings.js
var cli_findings = __webpack_require__(1755);
// EXTERNAL MODULE: ./build/said/cli/port.js
var cli_port = __webpack_require__(5234);
// EXTERNAL MODULE: ./build/said/cli/run-options.js
var run_options = __webpack_require__(98703);
;// CONCATENATED MODULE: ./build/said/cli/dev.js





/** `refdata dev`: runs until it is interrupted. */
async function runDev({ port, ...options }) {
    const { progress: _, cache: __, ...run } = (0,run_options/* runOptions */.K)(options);
    const server = await dev({ ...run, port: (0,cli_port/* portNumber */.J)(port), told });
    const interrupted = new Promise(done => {
        for (const signal of ['SIGINT', 'SIGTERM'])
            process.once(signal, () => done());
    });
    process.stdout.write($said`${colours/* colours */.M.green($said('serving'))} ${colours/* colours */.M.bold(server.baseUrl)}\nWhat changes is built, and pages that are open reload. Stop it with Ctrl+C.\n`);
    try {
        await Promise.race([interrupted, server.failed]);
    }
    finally {
        await server.close();
    }
}
function told({ because, milliseconds, result, mistake }) {
    const time = colours/* colours */.M.dim($said` (${Math.round(milliseconds)} ms${because === undefined ? '' : `, ${because}`})`);
    if (mistake) {
        process.stderr.write(`${colours/* colours */.M.red($said('error'))} ${mistake.message}${time}\n`);
        (0,cli_findings/* printFindings */.c)(mistake.findings, process.stderr);
        process.stderr.write(`${colours/* colours */.M.dim(mistake.remedy)}\n`);
        return;
    }
    if (!result)
        return;
    const { ok, nome, versao, findings } = result;
    const said = `${colours/* colours */.M.bold(`${nome} ${versao}`)}: ${(0,cli_findings/* countFindings */.G)(findings)}${time}`;
    if (ok)
        process.stdout.write(`${colours/* colours */.M.green($said('built'))} ${said}\n`);
    else
        process.stderr.write($said`${colours/* colours */.M.red($said('not built'))}, what was before stays: ${said}\n`);
    (0,cli_findings/* printFindings */.c)(findings.filter(({ level }) => level !== 'notice'), ok ? process.stdout : process.stderr);
}


/***/ }),

/***/ 5234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ portNumber)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);

/** The number of a port. @throws {UserError} for text that is none. */
function portNumber(port) {
    const number = Number(port);
    if (/^\d+$/.test(port) && number <= 65_535)
        return number;
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`--port is "${port}", which is not a port.`, $said('Write a number from 0 to 65535; 0 takes any that is free.'));
}


/***/ }),

/***/ 98703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ runOptions),
/* harmony export */   d: () => (/* binding */ whereOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40228);
/* harmony import */ var _repository_folder_supply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53353);
/* harmony import */ var _run_configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6112);
/* harmony import */ var _code_frame_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32088);





/** What they say of a run. */
function runOptions({ repo, config, allowCommands = false, cache, repository = new Map() }, progress) {
    // From a folder inside of a repository it is that repository which is meant, as git has it.
    const root = repo === '.' && config === undefined ? upwards() : repo;
    (0,_code_frame_js__WEBPACK_IMPORTED_MODULE_4__/* .framesFrom */ .$o)(root);
    return {
        repo: root,
        // From where the command is run, as paths on a command line are; else the repository's own.
        config: config === undefined ? 'refdata.yml' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(config),
        commands: (0,_github_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .commandPermission */ .X)(allowCommands, process.env),
        cache,
        supply: (0,_repository_folder_supply_js__WEBPACK_IMPORTED_MODULE_2__/* .folderSupply */ .K)(repository, process.env.GITHUB_SERVER_URL),
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
    const folder = (0,_run_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .folderWithConfig */ .PW)(process.cwd());
    return folder === undefined ? '.' : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), folder) || '.';
}


/***/ }),

/***/ 40228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commandPermission)
/* harmony export */ });
/* harmony import */ var _git_event_payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71268);
/* harmony import */ var _git_fork_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);


/** Whether commands may be run, for a process that may be part of a job of GitHub Actions. */
function commandPermission(isSwitchedOn, env) {
    if (!isSwitchedOn)
        return 'off';
    const file = (0,_git_event_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .eventFile */ .Rm)(env);
    if (file === '')
        return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
    try {
        return (0,_git_fork_js__WEBPACK_IMPORTED_MODULE_1__/* .isFromFork */ .t)((0,_git_event_payload_js__WEBPACK_IMPORTED_MODULE_0__/* .readPayload */ .rD)(file)) ? 'fork' : 'allowed';
    }
    catch {
        // Not knowing is no reason to trust.
        return 'fork';
    }
}


/***/ }),

/***/ 27239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ NOTHING_MORE),
/* harmony export */   x: () => (/* binding */ languageData)
/* harmony export */ });
/* harmony import */ var _pages_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30638);
/* harmony import */ var _site_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77141);


/** What is known where nothing but the files themselves was read. */
const NOTHING_MORE = {
    origins: new Map(),
    details: new Map(),
    baseUrl: null,
    commit: null,
    programs: [],
    archive: false,
};
/** A language as what was read of its repository says. */
function languageData(run, reference, lexico) {
    const { config } = run.configuration;
    const { extensao } = reference.files.sintaxe;
    const { hasPages, ...settings } = (0,_site_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .siteSettings */ .fs)(config, extensao, run.repository, () => { });
    const base = reference.baseUrl?.replace(/\/+$/, '');
    const { referencia } = (0,_pages_index_js__WEBPACK_IMPORTED_MODULE_0__/* .buildModel */ .yK)({
        ...NOTHING_MORE,
        ...settings,
        files: reference.files,
        origins: reference.origins,
        details: reference.details,
        baseUrl: base ?? null,
    });
    const { files, unread } = reference;
    return { files, referencia, lexico, base: hasPages ? base : undefined, unread };
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
