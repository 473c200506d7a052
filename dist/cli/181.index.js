export const id = 181;
export const ids = [181];
export const modules = {

/***/ 48048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fz: () => (/* binding */ MIN_BYTES_FOR_RATIO),
/* harmony export */   bL: () => (/* binding */ readArchive),
/* harmony export */   xz: () => (/* binding */ ArchiveFault),
/* harmony export */   zN: () => (/* binding */ MAX_RATIO)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
/* harmony import */ var tar_stream__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56118);
/* harmony import */ var _reference_shown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78723);
/* harmony import */ var _entry_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56372);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72949);








/** What an archive may unpack to: a thousand times what packages have. */
const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
const MAX_ENTRIES = 100_000;
/** Text shrinks to a fifth; deflate can reach a thousandth, with nothing in it. */
const MAX_RATIO = 100;
/** Below this size a high ratio harms nobody. */
const MIN_BYTES_FOR_RATIO = 16 * 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;
/** What an archive breaks; the message continues a sentence: "holds the symbolic link …". */
class ArchiveFault extends Error {
    rule;
    constructor(rule, message) {
        super(message);
        this.rule = rule;
    }
}
/**
 * Reads an archive once, as a stream: its hash, and its files one by one. What is not a sound archive with one folder
 * `root` ends the reading with a fault, before that file is visited; nothing is written, and no more than a chunk is
 * held. The size is counted as it unpacks, whatever the headers say.
 */
async function readArchive(input, root, visit = async ({ content }) => skip(content)) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const gunzip = (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.createGunzip)({ chunkSize: CHUNK_BYTES });
    const reading = new Reading(root, visit);
    let open = true;
    const done = reading.run(gunzip).finally(() => {
        open = false;
        gunzip.destroy();
    });
    // It is awaited below; without this, a fault while the input is slow would count as unhandled.
    done.catch(() => undefined);
    try {
        for await (const chunk of input) {
            hash.update(chunk);
            reading.bytes += chunk.length;
            if (open && !gunzip.write(chunk))
                await Promise.race([(0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(gunzip, 'drain'), done]).catch(() => undefined);
        }
    }
    catch (error) {
        // The input broke off: that is not for the archive to explain.
        gunzip.destroy();
        throw error;
    }
    if (open)
        gunzip.end();
    const fault = await done;
    return { sha256: hash.digest('hex'), bytes: reading.bytes, fault };
}
class Reading {
    root;
    visit;
    /** Compressed bytes so far. */
    bytes = 0;
    unpacked = 0;
    entries = 0;
    files = new Set();
    folders = new Set();
    /** What went wrong while a file was visited: not the archive's fault. */
    failure;
    constructor(root, visit) {
        this.root = root;
        this.visit = visit;
    }
    async run(gunzip) {
        const tar = (0,tar_stream__WEBPACK_IMPORTED_MODULE_4__.extract)();
        const metered = (source) => this.metered(source);
        const results = await Promise.allSettled([(0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(gunzip, metered, tar), this.visitAll(tar)]);
        if (this.failure !== undefined)
            throw this.failure;
        const reasons = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []));
        const fault = reasons.find(reason => reason instanceof ArchiveFault);
        if (fault)
            return fault;
        // Both stop when one does; the first to fail is the one that says why.
        if (reasons[0])
            return new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveUnreadable */ .rQ, `cannot be unpacked (${reasons[0].message})`);
        if (this.files.size === 0)
            return new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveRoot */ .wv, 'holds no files');
        return undefined;
    }
    async *metered(source) {
        for await (const chunk of source) {
            this.unpacked += chunk.length;
            if (this.unpacked > MAX_UNPACKED_BYTES) {
                throw new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveSize */ .JI, `unpacks to more than ${MAX_UNPACKED_BYTES} bytes`);
            }
            if (this.unpacked > MIN_BYTES_FOR_RATIO && this.unpacked > this.bytes * MAX_RATIO) {
                throw new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveSize */ .JI, `unpacks to more than ${MAX_RATIO} times its size`);
            }
            yield chunk;
        }
    }
    async visitAll(tar) {
        for await (const entry of tar) {
            const path = this.admit(entry.header);
            const content = entry;
            if (path === undefined) {
                await skip(content);
                continue;
            }
            const { size, mode } = entry.header;
            try {
                await this.visit({ path, size, executable: (mode & 0o100) !== 0, content });
            }
            catch (error) {
                // A full disk, say: not the archive's fault.
                if (error.syscall !== undefined)
                    this.failure = error;
                throw error;
            }
        }
    }
    /** The path of a file below the root; nothing for a folder. @throws {ArchiveFault} */
    admit({ name, type }) {
        this.entries += 1;
        if (this.entries > MAX_ENTRIES) {
            throw new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveSize */ .JI, `holds more than ${MAX_ENTRIES} entries`);
        }
        const fault = (0,_entry_path_js__WEBPACK_IMPORTED_MODULE_6__/* .faultOfPath */ .JG)(name);
        if (fault !== undefined)
            throw new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveEntry */ .qW, `holds ${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .S)(name)}, which ${fault}`);
        const kind = type ?? 'unknown';
        if (kind !== 'file' && kind !== 'contiguous-file' && kind !== 'directory') {
            throw new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveEntry */ .qW, `holds ${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .S)(name)}, which is ${KINDS[kind] ?? 'of an unknown kind'}`);
        }
        const [root, ...parts] = (0,_entry_path_js__WEBPACK_IMPORTED_MODULE_6__/* .partsOf */ .CI)(name);
        if (root !== this.root || (kind !== 'directory' && parts.length === 0)) {
            throw new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveRoot */ .wv, `holds ${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .S)(name)}, which is not in the folder ${this.root}`);
        }
        const path = parts.join('/');
        this.register(name, path, kind !== 'directory');
        return kind === 'directory' ? undefined : path;
    }
    /** A path stands for one thing; folders may be named again. */
    register(name, path, isFile) {
        const key = (0,_entry_path_js__WEBPACK_IMPORTED_MODULE_6__/* .pathKey */ .Pn)(path);
        if (this.files.has(key) || (isFile && this.folders.has(key))) {
            throw new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveEntry */ .qW, `holds ${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .S)(name)} twice, or as a file and a folder`);
        }
        if (isFile)
            this.files.add(key);
        else
            this.folders.add(key);
        for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
            const folder = key.slice(0, end);
            if (this.files.has(folder)) {
                throw new ArchiveFault(_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .registryArchiveEntry */ .qW, `holds ${(0,_reference_shown_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .S)(name)} below a file`);
            }
            if (this.folders.has(folder))
                break;
            this.folders.add(folder);
        }
    }
}
const KINDS = {
    link: 'a hard link',
    symlink: 'a symbolic link',
    'character-device': 'a device',
    'block-device': 'a device',
    fifo: 'a pipe',
};
async function skip(content) {
    for await (const _chunk of content)
        ;
}


/***/ }),

/***/ 78211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ Catalogue)
/* harmony export */ });
/* harmony import */ var _range_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57423);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2670);


/** An index for look-ups: versions in order, ranges and dependencies read once. */
class Catalogue {
    registro;
    sorted = new Map();
    ranges = new Map();
    requested = new Map();
    dependencies = new Map();
    constructor(registro) {
        this.registro = registro;
    }
    get names() {
        return Object.keys(this.registro.pacotes);
    }
    package(name) {
        return Object.hasOwn(this.registro.pacotes, name) ? this.registro.pacotes[name] : undefined;
    }
    /** Releases of a package, highest first; those whose number is none are left out. */
    candidates(name) {
        const known = this.sorted.get(name);
        if (known)
            return known;
        const candidates = [];
        for (const [text, release] of Object.entries(this.package(name)?.versoes ?? {})) {
            const version = (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$4)(text);
            if (version)
                candidates.push({ name, text, version, release });
        }
        candidates.sort((a, b) => (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(b.version, a.version));
        this.sorted.set(name, candidates);
        return candidates;
    }
    range(text) {
        let range = this.ranges.get(text);
        if (!range) {
            range = readRange(text);
            this.ranges.set(text, range);
        }
        return range;
    }
    request(name, range) {
        let ofName = this.requested.get(name);
        if (!ofName) {
            ofName = new Map();
            this.requested.set(name, ofName);
        }
        const known = ofName.get(range);
        if (known)
            return known;
        const accepted = this.range(range);
        const best = accepted instanceof _range_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRange */ .Pz
            ? undefined
            : this.candidates(name).find(({ version }) => accepted.accepts(version));
        const request = { name, range, accepted, best };
        ofName.set(range, request);
        return request;
    }
    /** What a release depends on. */
    dependenciesOf(candidate) {
        let requests = this.dependencies.get(candidate);
        if (!requests) {
            requests = Object.entries(candidate.release.dependencias).map(([name, range]) => this.request(name, range));
            this.dependencies.set(candidate, requests);
        }
        return requests;
    }
}
function readRange(text) {
    try {
        return (0,_range_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRange */ .RC)(text);
    }
    catch (error) {
        if (error instanceof _range_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRange */ .Pz)
            return error;
        throw error;
    }
}


/***/ }),

/***/ 87690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ archiveFile),
/* harmony export */   Jj: () => (/* binding */ packageData),
/* harmony export */   K$: () => (/* binding */ INDEX_FILE),
/* harmony export */   W1: () => (/* binding */ configOf),
/* harmony export */   g2: () => (/* binding */ CONFIG_FILE),
/* harmony export */   jL: () => (/* binding */ PACKAGES_FOLDER),
/* harmony export */   mj: () => (/* binding */ DEFAULT_MANIFEST),
/* harmony export */   nR: () => (/* binding */ packageFile)
/* harmony export */ });
/** Files of a registry, by their path under its address. */
const INDEX_FILE = 'index.json';
const CONFIG_FILE = 'config.json';
/** Holds the archives, and one small file for each package. */
const PACKAGES_FOLDER = 'pacotes';
/** Manifest of a package of the language, in its own folder. */
const DEFAULT_MANIFEST = 'forge.toml';
function packageFile(name) {
    return `${PACKAGES_FOLDER}/${name}.json`;
}
function archiveFile(arquivo) {
    return `${PACKAGES_FOLDER}/${arquivo}`;
}
/** What config.json says: where clients find the rest, relative to it. */
function configOf(registro, manifest) {
    return {
        formato: 1,
        registro,
        indice: INDEX_FILE,
        pacote: packageFile('{nome}'),
        arquivo: archiveFile('{arquivo}'),
        manifesto: manifest,
    };
}
/** What the file of a single package says: the package's part of the index, and whose it is. */
function packageData(registro, nome, pacote) {
    return { registro, nome, ...pacote };
}


/***/ }),

/***/ 64182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ ResolutionFault),
/* harmony export */   N6: () => (/* binding */ faultOfDemand),
/* harmony export */   hd: () => (/* binding */ resolve)
/* harmony export */ });
/* harmony import */ var _range_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57423);

/** Some demand cannot be met; the message names the chain that leads to it. */
class ResolutionFault extends Error {
    kind;
    asked;
    constructor(kind, 
    /** The package that is asked for. */
    asked, message) {
        super(message);
        this.kind = kind;
        this.asked = asked;
    }
}
/**
 * Chooses a release for every package that is needed, as clients of the language do (reference-language.md §10.2):
 * breadth first, the highest that meets all demands so far, a locked version before others; a choice that a later
 * demand changes is made again, and never taken back further. What nobody needs in the end is left out.
 *
 * @param locked versions that win where they are in range, by name.
 * @throws {ResolutionFault}
 */
function resolve(catalogue, wanted, locked = new Map()) {
    const choices = new Map();
    const queue = wanted.map((request) => ({ request, by: undefined }));
    for (let next = 0; next < queue.length; next += 1) {
        const demand = queue[next];
        const { request, by } = demand;
        const choice = choices.get(request.name);
        if (choice?.demands.some(earlier => earlier.request === request))
            continue;
        const demands = choice?.demands ?? [];
        demands.push(demand);
        // A further demand leaves fewer releases: what was the best of all stays it while it is accepted.
        if (choice && accepts(request, choice.chosen))
            continue;
        const chosen = choose(catalogue, demands, locked.get(request.name));
        if (choice)
            choice.chosen = chosen;
        else
            choices.set(request.name, { demands, chosen });
        const asker = { candidate: chosen, by };
        for (const dependency of catalogue.dependenciesOf(chosen))
            queue.push({ request: dependency, by: asker });
    }
    return needed(catalogue, wanted, choices);
}
/** Why a demand cannot be met, whatever else is asked for; nothing when it can. */
function faultOfDemand(catalogue, { request, by }) {
    const { name, range, accepted, best } = request;
    const fault = (kind, what) => {
        const message = by ? `${describeChain(by)} -> ${name}: ${name} ${what}.` : `${name} ${what}.`;
        return new ResolutionFault(kind, name, message);
    };
    if (best)
        return undefined;
    if (!catalogue.package(name))
        return fault('unknown', 'is not in the registry');
    if (accepted instanceof _range_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRange */ .Pz) {
        return fault('range', `is asked for with the range "${range}", which cannot be read: ${accepted.message}`);
    }
    const there = versionsOf(catalogue, name);
    return fault('unsatisfied', `has no version in the range ${range || '*'}; there is ${there}`);
}
function choose(catalogue, demands, locked) {
    const demand = demands.at(-1);
    const fault = faultOfDemand(catalogue, demand);
    if (fault)
        throw fault;
    const { name } = demand.request;
    const fitting = catalogue
        .candidates(name)
        .filter(candidate => demands.every(({ request }) => accepts(request, candidate)));
    const best = fitting.find(({ text }) => text === locked) ?? fitting[0];
    if (best)
        return best;
    const asked = demands.map(({ request, by }) => `${describeChain(by) || 'the command'} asks for ${request.range || '*'}`);
    const message = `No version of ${name} meets all demands: ${asked.join('; ')}. There is ${versionsOf(catalogue, name)}.`;
    throw new ResolutionFault('conflict', name, message);
}
function accepts({ accepted, best }, candidate) {
    return best === candidate || (!(accepted instanceof _range_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidRange */ .Pz) && accepted.accepts(candidate.version));
}
/** `loja 1.0.0 -> moeda 1.1.0`: the releases that lead to a demand. */
function describeChain(asker) {
    const links = [];
    for (let link = asker; link; link = link.by)
        links.unshift(`${link.candidate.name} ${link.candidate.text}`);
    return links.join(' -> ');
}
function versionsOf(catalogue, name) {
    const texts = catalogue.candidates(name).map(({ text }) => text);
    return texts.reverse().join(', ') || 'none';
}
/** Choices that were replaced may have asked for packages that nobody needs any more. */
function needed(catalogue, wanted, choices) {
    const names = new Set(wanted.map(({ name }) => name));
    const chosen = [];
    for (const name of names) {
        const { chosen: candidate } = choices.get(name);
        chosen.push(candidate);
        for (const dependency of catalogue.dependenciesOf(candidate))
            names.add(dependency.name);
    }
    return chosen;
}


/***/ }),

/***/ 94066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ openRegistryFolder),
/* harmony export */   w: () => (/* binding */ MAX_INDEX_BYTES)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _reference_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18765);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72394);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87690);
/* harmony import */ var _package_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47544);







/** An index of 300,000 releases is larger than other published files may be. */
const MAX_INDEX_BYTES = 2 * _reference_source_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_PUBLISHED_FILE_BYTES */ .t;
const CHUNK_BYTES = 256 * 1024;
/**
 * A registry in a folder: the site's own, with `registry/` in it, or the one that holds `index.json` itself. Nothing
 * outside of it is read, whatever links it holds. @throws {UserError} when there is no such folder.
 */
async function openRegistryFolder(folder) {
    const root = (0,_package_files_js__WEBPACK_IMPORTED_MODULE_4__/* .realFolder */ .PX)(folder);
    if (root === undefined) {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`There is no folder ${folder}.`, 'Give the folder of a registry or of a built site, or an http(s) address.');
    }
    const site = new FolderSource((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'registry'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, 'registry'));
    const inSite = await site.read(_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .INDEX_FILE */ .K$);
    return inSite.kind === 'missing' ? new FolderSource(folder, root) : site;
}
class FolderSource {
    shown;
    root;
    address = undefined;
    lists = true;
    constructor(shown, root) {
        this.shown = shown;
        this.root = root;
    }
    placeOf(path) {
        return `${this.shown.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/').replace(/\/+$/, '')}/${path}`;
    }
    fileOf(path) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.root, ...path.split('/'));
    }
    async read(path) {
        return this.withFile(path, async (handle) => {
            const { size } = await handle.stat();
            if (size > MAX_INDEX_BYTES)
                return { kind: 'too-large' };
            return { kind: 'found', bytes: await handle.readFile() };
        });
    }
    async open(path) {
        const result = await this.withFile(path, async () => ({ kind: 'ready' }));
        if (result.kind !== 'ready')
            return result;
        return { kind: 'found', content: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(this.fileOf(path), { highWaterMark: CHUNK_BYTES }) };
    }
    async list(folder) {
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.root, folder)).catch(() => undefined);
    }
    async withFile(path, use) {
        try {
            const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(this.fileOf(path));
            const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(this.root), real);
            if (inside.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] === '..' || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(inside)) {
                return { kind: 'unreadable', reason: 'leads outside the folder' };
            }
            const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(real);
            try {
                if (!(await handle.stat()).isFile())
                    return { kind: 'unreadable', reason: 'is not a file' };
                return await use(handle);
            }
            finally {
                await handle.close();
            }
        }
        catch (error) {
            const { code, message } = error;
            if (code === 'ENOENT' || code === 'ENOTDIR')
                return { kind: 'missing' };
            return { kind: 'unreadable', reason: `cannot be read (${code ?? message})` };
        }
    }
}


/***/ }),

/***/ 7485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ openRegistryAddress),
/* harmony export */   K: () => (/* binding */ ARCHIVE_TIMEOUT_MS)
/* harmony export */ });
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21601);
/* harmony import */ var _http_open_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37233);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20384);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72394);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87690);
/* harmony import */ var _source_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94066);






/** For the whole of a large file, over a slow line. */
const ARCHIVE_TIMEOUT_MS = 10 * 60_000;
/**
 * A registry at an http(s) address: that of the site, with `registry/` below it, or of the registry or its index.
 *
 * @throws {UserError} when that is no such address, or gives no answer.
 */
async function openRegistryAddress(address, timeoutMs = _http_request_js__WEBPACK_IMPORTED_MODULE_2__/* .TIMEOUT_MS */ .rl) {
    const url = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .publicAddress */ .W)(address, 'https://lume.example/registry');
    const base = url.origin + url.pathname.replace(/\/(?:index\.json)?$/, '').replace(/\/+$/, '');
    const own = new AddressSource(base, timeoutMs);
    if (base.endsWith('/registry') || url.pathname.endsWith(`/${_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .INDEX_FILE */ .K$}`))
        return own;
    const below = new AddressSource(`${base}/registry`, timeoutMs);
    const found = await below.read(_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .INDEX_FILE */ .K$);
    if (found.kind === 'unreachable') {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`${below.placeOf(_layout_js__WEBPACK_IMPORTED_MODULE_5__/* .INDEX_FILE */ .K$)} ${found.reason}.`, 'Check the address, and whether the server runs.');
    }
    return found.kind === 'missing' ? own : below;
}
class AddressSource {
    address;
    timeoutMs;
    lists = false;
    constructor(address, timeoutMs) {
        this.address = address;
        this.timeoutMs = timeoutMs;
    }
    placeOf(path) {
        return (0,_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .c)(this.address, `/${path}`);
    }
    fileOf() {
        return undefined;
    }
    async list() {
        return undefined;
    }
    read(path) {
        return (0,_http_open_js__WEBPACK_IMPORTED_MODULE_1__/* .readUrl */ .w)(this.placeOf(path), _source_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_INDEX_BYTES */ .w, { timeoutMs: this.timeoutMs });
    }
    open(path) {
        return (0,_http_open_js__WEBPACK_IMPORTED_MODULE_1__/* .openUrl */ .C)(this.placeOf(path), {
            timeoutMs: this.timeoutMs,
            bodyTimeoutMs: ARCHIVE_TIMEOUT_MS,
        });
    }
}


/***/ })

};
