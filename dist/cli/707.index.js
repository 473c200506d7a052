export const id = 707;
export const ids = [707];
export const modules = {

/***/ 56707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRegistryGet: () => (/* binding */ runRegistryGet)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./build/http/open.js
var http_open = __webpack_require__(37233);
// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(77658);
// EXTERNAL MODULE: ./build/rule-info.js
var rule_info = __webpack_require__(850);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(72394);
// EXTERNAL MODULE: ./build/registry/archive.js
var registry_archive = __webpack_require__(48048);
// EXTERNAL MODULE: ./build/registry/catalogue.js
var registry_catalogue = __webpack_require__(78211);
// EXTERNAL MODULE: ./build/registry/layout.js
var layout = __webpack_require__(87690);
// EXTERNAL MODULE: ./build/code-points.js
var code_points = __webpack_require__(19039);
// EXTERNAL MODULE: ./build/reference/json-file.js
var json_file = __webpack_require__(94065);
// EXTERNAL MODULE: ./build/reference/schema-breaches.js
var schema_breaches = __webpack_require__(53609);
;// CONCATENATED MODULE: ./build/registry/lock.js





const LOCK_FILE = 'forge.lock';
/** What a lock says of packages that came from a registry. */
const FROM_REGISTRY = 'registro';
/** Reads a lock; nothing where there is none. @throws {UserError} for one that cannot be understood. */
function readLock(path) {
    let bytes;
    try {
        bytes = (0,external_node_fs_.readFileSync)(path);
    }
    catch (cause) {
        if (cause.code === 'ENOENT')
            return undefined;
        throw new user_error/* UserError */.y(`${path} cannot be read: ${cause.message}.`, 'See that it is a file that you may read.', { cause });
    }
    const { data, findings } = (0,json_file/* readJsonFile */.J)(path, path, bytes);
    const [problem] = [...findings, ...(data === undefined ? [] : (0,schema_breaches/* schemaBreaches */.H)('lock', data))];
    if (!problem)
        return data;
    throw new user_error/* UserError */.y(`${path} is no lock: ${problem.message}`, 'Put it back as it was committed, or remove it to choose versions anew.');
}
/** Versions that were locked from a registry, by name. */
function lockedVersions(lock) {
    const entries = Object.entries(lock?.pacotes ?? {}).filter(([, { fonte }]) => fonte === FROM_REGISTRY);
    return new Map(entries.map(([name, { versao }]) => [name, versao]));
}
/** The lock after packages were installed: theirs, and what it had of others (reference-language.md §10.6). */
function lockWith(lock, chosen, address) {
    const pacotes = new Map(Object.entries(lock?.pacotes ?? {}));
    for (const { name, text, release } of chosen) {
        const { sha256, dependencias } = release;
        pacotes.set(name, { versao: text, fonte: FROM_REGISTRY, sha256: sha256.toLowerCase(), dependencias });
    }
    const sorted = [...pacotes].sort(([a], [b]) => (0,code_points/* compareCodePoints */.O)(a, b));
    // The folder of somebody's machine is nothing to others, and not theirs to know.
    return {
        lockVersion: 1,
        ...(address !== undefined && { registro: address }),
        pacotes: Object.fromEntries(sorted),
    };
}
function lockText(lock) {
    return `${JSON.stringify(lock, null, 2)}\n`;
}

// EXTERNAL MODULE: ./build/registry/names.js
var names = __webpack_require__(80450);
// EXTERNAL MODULE: ./build/registry/packages.js + 1 modules
var registry_packages = __webpack_require__(14993);
// EXTERNAL MODULE: ./build/registry/resolve.js
var resolve = __webpack_require__(64182);
// EXTERNAL MODULE: ./build/registry/rules.js
var rules = __webpack_require__(72949);
// EXTERNAL MODULE: ./build/registry/source-url.js
var source_url = __webpack_require__(7485);
;// CONCATENATED MODULE: ./build/registry/unpack.js





/**
 * Unpacks an archive into a new folder. Every path is proved before anything is written for it, nothing is written
 * twice and no link is ever made, so nothing can land outside of the folder.
 *
 * @param root the one folder that the archive must hold; it is left out.
 * @returns what was read; with a fault, the folder is of no use.
 */
async function unpackArchive(input, root, folder) {
    await (0,promises_.mkdir)(folder, { recursive: true });
    return (0,registry_archive/* readArchive */.bL)(input, root, async ({ path, executable, content }) => {
        const file = (0,external_node_path_.join)(folder, ...path.split('/'));
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
        await (0,external_node_stream_promises_.pipeline)(content, (0,external_node_fs_.createWriteStream)(file, { flags: 'wx', mode: executable ? 0o755 : 0o644 }));
    });
}

;// CONCATENATED MODULE: ./build/registry/install.js


















/** Where the language looks for installed packages. */
const MODULES_FOLDER = 'forge_modules';
/** A larger archive is not downloaded: it could not be unpacked either. */
const MAX_ARCHIVE_BYTES = 1024 * 1024 * 1024;
/** Reads `texto@^1.0`. @throws {UserError} for what cannot be the name of a package. */
function parseWanted(text) {
    const [name = '', range = ''] = text.split(/@(.*)/s);
    if ((0,names/* isPackageName */.kb)(name))
        return { name, range };
    throw new user_error/* UserError */.y(`"${name}" is no package name.`, 'Write a name, or name@range: texto, texto@1.0.0, "texto@>=1.0, <2".');
}
/**
 * Installs packages and what they need: resolves, downloads, verifies every hash, unpacks, writes forge.lock
 * (reference-language.md §10.4, §10.6). The packages in `folder/forge_modules` and the lock are replaced together, or
 * not at all.
 *
 * @throws {UserError} when a package cannot be resolved, or an archive is not what the index or the lock says.
 */
async function installPackages(source, registro, wanted, folder) {
    const target = (0,external_node_path_.resolve)(folder);
    const lock = readLock((0,external_node_path_.join)(target, LOCK_FILE));
    const chosen = choose(registro, wanted, lock);
    for (const one of chosen)
        refuseAgainstLock(one, lock);
    await (0,promises_.mkdir)(target, { recursive: true });
    const staging = await (0,promises_.mkdtemp)((0,external_node_path_.join)(target, '.refdata-get-'));
    try {
        for (const one of chosen)
            await fetchInto(source, one, staging);
        await replaceAll(target, staging, chosen, lockText(lockWith(lock, chosen, source.address)));
    }
    finally {
        await (0,promises_.rm)(staging, { recursive: true, force: true });
    }
    return chosen.map(({ name, text, release }) => ({
        name,
        version: text,
        sha256: release.sha256.toLowerCase(),
    }));
}
function choose(registro, wanted, lock) {
    const catalogue = new registry_catalogue/* Catalogue */.Q(registro);
    const requests = wanted.map(({ name, range }) => catalogue.request(name, range));
    try {
        const chosen = (0,resolve/* resolve */.hd)(catalogue, requests, lockedVersions(lock));
        // Names become folders.
        const wrong = chosen.find(({ name }) => !(0,names/* isPackageName */.kb)(name));
        if (wrong)
            throw new user_error/* UserError */.y(`The registry has a package called "${wrong.name}", which is no package name.`, 'Tell its maintainers; see `refdata registry check`.');
        return chosen;
    }
    catch (error) {
        if (!(error instanceof resolve/* ResolutionFault */.Dn))
            throw error;
        const near = error.kind === 'unknown' ? (0,nearest/* nearest */.p)(error.asked, catalogue.names, 3) : [];
        const remedy = near.length > 0
            ? `Did you mean ${near.join(', ')}?`
            : 'Ask for another range of versions, or another package.';
        throw new user_error/* UserError */.y(error.message, remedy, { cause: error });
    }
}
function refuseAgainstLock({ name, text, release }, lock) {
    const locked = lock && Object.hasOwn(lock.pacotes, name) ? lock.pacotes[name] : undefined;
    if (!locked || locked.versao !== text || locked.sha256 === '')
        return;
    if (locked.sha256.toLowerCase() === release.sha256.toLowerCase())
        return;
    throw new user_error/* UserError */.y(`${name} ${text} has the SHA-256 ${release.sha256} in the registry, and ${locked.sha256} in ${LOCK_FILE}.`, 'A published version never changes: ask the maintainers of the registry before you trust it.');
}
/** Downloads the whole before any of it is unpacked, so that nothing is done with bytes that are not proved. */
async function fetchInto(source, { name, text, release }, staging) {
    const place = release.url ?? source.placeOf((0,layout/* archiveFile */.Bf)(release.arquivo));
    const archive = (0,external_node_path_.join)(staging, `${name}.tar.gz`);
    const opened = release.url === undefined
        ? await source.open((0,layout/* archiveFile */.Bf)(release.arquivo))
        : await (0,http_open/* openUrl */.C)(release.url, { bodyTimeoutMs: source_url/* ARCHIVE_TIMEOUT_MS */.K });
    await download(opened, place, archive);
    const sha256 = await (0,registry_packages/* hashOf */.qQ)((0,external_node_fs_.createReadStream)(archive));
    if (sha256 !== release.sha256.toLowerCase()) {
        const message = `${place} has the SHA-256 ${sha256}, and the index says ${release.sha256}.`;
        throw new user_error/* UserError */.y(`${name} ${text} is not what the registry published.`, 'Nothing was installed. Tell the maintainers of the registry.', {
            findings: [(0,rule_info/* findingOf */.h)(rules/* registryArchiveSha256 */.TI, message, place)],
        });
    }
    const { fault } = await unpackArchive((0,external_node_fs_.createReadStream)(archive), (0,names/* rootOf */.I5)(name, text), (0,external_node_path_.join)(staging, name));
    if (fault instanceof registry_archive/* ArchiveFault */.xz) {
        throw new user_error/* UserError */.y(`The archive of ${name} ${text} is refused.`, 'Nothing was installed. Tell the maintainers of the registry.', {
            findings: [(0,rule_info/* findingOf */.h)(fault.rule, `${place} ${fault.message}.`, place)],
        });
    }
}
async function download(opened, place, file) {
    if (opened.kind !== 'found') {
        const reason = { missing: 'is not there', 'too-large': 'is too large' };
        throw new user_error/* UserError */.y(`The archive ${place} ${'reason' in opened ? opened.reason : reason[opened.kind]}.`, 'Nothing was installed. Try again; otherwise tell the maintainers of the registry.');
    }
    let bytes = 0;
    async function* bounded(content) {
        for await (const chunk of content) {
            bytes += chunk.length;
            if (bytes > MAX_ARCHIVE_BYTES)
                throw new Error(`it is larger than ${MAX_ARCHIVE_BYTES} bytes`);
            yield chunk;
        }
    }
    try {
        await (0,external_node_stream_promises_.pipeline)(opened.content, bounded, (0,external_node_fs_.createWriteStream)(file, { flags: 'wx' }));
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`The download of ${place} broke off: ${cause.message}.`, 'Nothing was installed. Try again.', { cause });
    }
}
/** Puts all packages in place and writes the lock; when one step fails, what was there before comes back. */
async function replaceAll(target, staging, chosen, lock) {
    const modules = (0,external_node_path_.join)(target, MODULES_FOLDER);
    const undo = [];
    try {
        await (0,promises_.mkdir)(modules, { recursive: true });
        for (const { name } of chosen) {
            const place = (0,external_node_path_.join)(modules, name);
            const old = (0,external_node_path_.join)(staging, `${name}.old`);
            if ((0,external_node_fs_.existsSync)(place)) {
                await (0,promises_.rename)(place, old);
                undo.push(() => (0,promises_.rename)(old, place));
            }
            await (0,promises_.rename)((0,external_node_path_.join)(staging, name), place);
            undo.push(() => (0,promises_.rm)(place, { recursive: true, force: true }));
        }
        const fresh = (0,external_node_path_.join)(staging, LOCK_FILE);
        await (0,promises_.writeFile)(fresh, lock);
        await (0,promises_.rename)(fresh, (0,external_node_path_.join)(target, LOCK_FILE));
    }
    catch (cause) {
        for (const step of undo.reverse())
            await step();
        throw new user_error/* UserError */.y(`${target} cannot be written: ${cause.message}.`, 'Choose another folder with --to.', { cause });
    }
}

// EXTERNAL MODULE: ./build/registry/previous.js + 1 modules
var previous = __webpack_require__(46726);
;// CONCATENATED MODULE: ./build/commands/registry-get.js




/**
 * Installs packages (`name` or `name@range`) and what they need from a registry.
 * @throws {UserError} when there is no such registry or package, or an archive is not what the index says.
 */
async function getPackages(wanted, { from, to }) {
    const demands = wanted.map(parseWanted);
    const source = await (0,previous/* openRegistry */.Me)(from);
    const place = source.placeOf(layout/* INDEX_FILE */.K$);
    const result = await source.read(layout/* INDEX_FILE */.K$);
    if (result.kind !== 'found') {
        const reason = { missing: 'is not there', 'too-large': 'is too large' };
        throw new user_error/* UserError */.y(`The index ${place} ${'reason' in result ? result.reason : reason[result.kind]}.`, 'Give the folder or address of a registry with --from.');
    }
    return installPackages(source, (0,previous/* parseIndex */.A1)(result.bytes, place), demands, to);
}

// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/cli/progress.js
var cli_progress = __webpack_require__(20902);
// EXTERNAL MODULE: ./build/cli/table.js
var table = __webpack_require__(81681);
;// CONCATENATED MODULE: ./build/cli/registry/get.js




/** `refdata registry get` */
async function runRegistryGet(wanted, { json = false, ...options }) {
    const progress = await (0,cli_progress/* startProgress */.o)(json);
    progress.step(wanted.join(', '));
    const packages = await getPackages(wanted, options).finally(progress.stop);
    if (json) {
        process.stdout.write(`${JSON.stringify({ ok: true, to: options.to, packages }, null, 2)}\n`);
        return;
    }
    process.stdout.write(`${colours/* colours */.M.green('installed')} into ${options.to}\n`);
    process.stdout.write(`${(0,table/* renderTable */.b)(packages.map(({ name, version, sha256 }) => [name, version, sha256]))}\n`);
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

/***/ 14993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GA: () => (/* binding */ PackageReader),
  yQ: () => (/* binding */ hashFiles),
  qQ: () => (/* binding */ hashOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/reference/shown.js
var shown = __webpack_require__(78723);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(83929);
// EXTERNAL MODULE: ./build/rule-info.js
var rule_info = __webpack_require__(850);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(72394);
// EXTERNAL MODULE: ./build/registry/archive.js
var archive = __webpack_require__(48048);
// EXTERNAL MODULE: ./build/registry/manifest.js
var manifest = __webpack_require__(9329);
// EXTERNAL MODULE: ./build/registry/names.js
var names = __webpack_require__(80450);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/tar-stream/index.js
var tar_stream = __webpack_require__(56118);
;// CONCATENATED MODULE: ./build/registry/pack.js






/** Larger files are streamed. */
const MAX_BYTES_IN_MEMORY = 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;
/** As `gzip` has it; part of what makes the bytes the same. */
const GZIP_LEVEL = 6;
/** Where the header of gzip names the system (RFC 1952): it differs between systems, and 255 is "unknown". */
const OS_BYTE = 9;
const UNKNOWN_OS = 255;
const EPOCH = new Date(0);
const MODE = { plain: 0o644, executable: 0o755 };
/**
 * Writes a new archive in which nothing depends on when, where, by whom and on which system it is packed: files in
 * the order given, without owners, times or folders of their own, in the one folder `root`. A file is executable when
 * it begins with `#!`, as not every system keeps that of its own. The whole is streamed.
 */
async function packArchive(files, root, target) {
    const tar = (0,tar_stream.pack)();
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    async function* finished(source) {
        for await (const chunk of source) {
            if (bytes <= OS_BYTE && bytes + chunk.length > OS_BYTE)
                chunk[OS_BYTE - bytes] = UNKNOWN_OS;
            bytes += chunk.length;
            hash.update(chunk);
            yield chunk;
        }
    }
    const gzip = (0,external_node_zlib_.createGzip)({
        level: GZIP_LEVEL,
        strategy: external_node_zlib_.constants.Z_DEFAULT_STRATEGY,
        chunkSize: CHUNK_BYTES,
    });
    const writing = (0,external_node_stream_promises_.pipeline)(tar, gzip, finished, (0,external_node_fs_.createWriteStream)(target, { flags: 'wx' }));
    const adding = addAll(tar, files, root).catch((error) => {
        tar.destroy(error);
        throw error;
    });
    // What goes wrong with a file also ends the writing, with less to say.
    const [added, written] = await Promise.allSettled([adding, writing]);
    if (added.status === 'rejected')
        throw added.reason;
    if (written.status === 'rejected')
        throw written.reason;
    return { bytes, sha256: hash.digest('hex') };
}
async function addAll(tar, files, root) {
    for (const file of files)
        await add(tar, file, `${root}/${file.path}`);
    tar.finalize();
}
async function add(tar, { real, size }, name) {
    const header = { name, size, mtime: EPOCH, uid: 0, gid: 0, uname: '', gname: '', type: 'file' };
    if (size <= MAX_BYTES_IN_MEMORY) {
        const content = await (0,promises_.readFile)(real);
        // A file that grows or shrinks meanwhile is packed as it was read.
        await new Promise((done, failed) => {
            tar.entry({ ...header, size: content.length, mode: modeOf(content) }, content, error => error ? failed(error) : done());
        });
        return;
    }
    const handle = await (0,promises_.open)(real);
    const start = Buffer.alloc(2);
    await handle.read(start, 0, start.length, 0).finally(() => handle.close());
    // Exactly as much as the header says: a log that is written to meanwhile must not break the archive.
    const content = (0,external_node_fs_.createReadStream)(real, { highWaterMark: CHUNK_BYTES, end: size - 1 });
    await (0,external_node_stream_promises_.pipeline)(content, tar.entry({ ...header, mode: modeOf(start) }));
}
function modeOf(start) {
    return start[0] === 0x23 && start[1] === 0x21 ? MODE.executable : MODE.plain;
}

// EXTERNAL MODULE: ./build/registry/package-files.js
var package_files = __webpack_require__(47544);
// EXTERNAL MODULE: ./build/registry/rules.js
var rules = __webpack_require__(72949);
;// CONCATENATED MODULE: ./build/registry/packages.js














const DEFAULT_PACKAGE_LIMIT_MIB = 64;
const BYTES_PER_MIB = 1024 * 1024;
const MAX_MANIFEST_BYTES = 1024 * 1024;
/** Largest files named in a message. */
const MAX_LARGEST_SHOWN = 3;
/** The packages that `registro.pacotes` names. */
class PackageReader {
    registro;
    out;
    repository;
    root;
    manifests;
    maxBytes;
    findings = [];
    /** @param out the folder that is being written, which no package may hold. */
    constructor(repo, registro, limits, out) {
        this.registro = registro;
        this.out = out;
        this.repository = (0,repository/* openRepository */.h_)(repo);
        this.root = (0,repository/* repositoryRoot */.Hn)(repo);
        this.manifests = new manifest/* ManifestReader */.p(registro.map);
        this.maxBytes = (limits?.package_mib ?? DEFAULT_PACKAGE_LIMIT_MIB) * BYTES_PER_MIB;
    }
    /** Paths of all manifests, in order. @throws {UserError} when there are none. */
    manifestPaths() {
        const globs = [this.registro.pacotes].flat();
        try {
            const paths = [...new Set(globs.flatMap(glob => this.repository.glob(glob)))];
            if (paths.length > 0)
                return paths;
        }
        catch (cause) {
            if (cause instanceof repository/* UnreadableFile */.ie)
                throw new user_error/* UserError */.y(cause.message, cause.remedy, { cause });
            throw cause;
        }
        throw new user_error/* UserError */.y(`registro.pacotes matches no file: ${globs.join(', ')}.`, 'Correct the glob in refdata.yml; it is relative to the root of the repository.');
    }
    /** The manifests at those paths that are sound; two of one name are not. */
    async readManifests(paths) {
        const byName = new Map();
        for (const path of paths) {
            const manifest = await this.readManifest(path);
            if (!manifest)
                continue;
            const other = byName.get(manifest.name);
            if (!other) {
                byName.set(manifest.name, manifest);
                continue;
            }
            const message = `The package ${manifest.name} is already in ${other.place.file}.`;
            this.findings.push((0,rule_info/* findingOf */.h)(rules/* packageRepeated */.jL, message, path, manifest.place));
        }
        return [...byName.values()];
    }
    /** Names in manifests that are no longer there, by path; what is wrong with them is past. */
    async namesOf(manifests) {
        const names = new Set();
        for (const [path, bytes] of manifests) {
            const { manifest } = await this.manifests.read(path, bytes);
            if (manifest)
                names.add(manifest.name);
        }
        return names;
    }
    /** The files of a package; nothing, and findings, when it cannot be packed. */
    async open(manifest) {
        const { name, version, place, entry } = manifest;
        const before = this.findings.length;
        const folder = await (0,promises_.realpath)((0,external_node_path_.join)(this.root, (0,external_node_path_.dirname)(place.file)));
        const { files, faults } = (0,package_files/* listPackage */.xz)(this.root, folder, (0,external_node_path_.resolve)(this.out));
        for (const fault of faults) {
            this.findings.push((0,rule_info/* findingOf */.h)(rules/* packageFiles */.i9, `${name} ${version}: ${fault}.`, place.file, place));
        }
        const size = files.reduce((sum, file) => sum + file.size, 0);
        if (size > this.maxBytes) {
            const largest = [...files].sort((a, b) => b.size - a.size).slice(0, MAX_LARGEST_SHOWN);
            const named = largest.map(file => `${(0,shown/* shown */.S)(file.path)} (${mib(file.size)} MiB)`).join(', ');
            const message = `${name} ${version} has ${mib(size)} MiB; the limit is ${mib(this.maxBytes)} MiB. The largest files: ${named}.`;
            this.findings.push((0,rule_info/* findingOf */.h)(rules/* packageSize */.yj, message, place.file, place));
        }
        if (entry !== undefined && !files.some(({ path }) => path === external_node_path_.posix.normalize(entry).normalize('NFC'))) {
            const message = `${name} ${version}: the entry file ${(0,shown/* shown */.S)(entry)} is not among the files that are packed.`;
            this.findings.push((0,rule_info/* findingOf */.h)(rules/* packageEntry */.NS, message, place.file, place));
        }
        return this.findings.length === before ? { manifest, files } : undefined;
    }
    /** Packs into a folder; nothing, and a finding, for what our own clients would refuse. */
    async pack({ manifest, files }, folder) {
        const { name, version, place } = manifest;
        const file = (0,external_node_path_.join)(folder, (0,names/* archiveNameOf */.dZ)(name, version));
        const packed = await packArchive(files, (0,names/* rootOf */.I5)(name, version), file);
        const size = files.reduce((sum, each) => sum + each.size, 0);
        if (size <= archive/* MIN_BYTES_FOR_RATIO */.Fz || size <= packed.bytes * archive/* MAX_RATIO */.zN)
            return { ...packed, file };
        const message = `${name} ${version} shrinks from ${mib(size)} MiB to a hundredth: clients take that for an attack.`;
        this.findings.push((0,rule_info/* findingOf */.h)(rules/* packageSize */.yj, message, place.file, place));
        return undefined;
    }
    async readManifest(path) {
        try {
            const bytes = this.repository.readBytes(path);
            if (bytes.length > MAX_MANIFEST_BYTES) {
                const message = `${path} has ${bytes.length} bytes, which is more than a manifest has.`;
                this.findings.push((0,rule_info/* findingOf */.h)(rules/* packageManifest */.u5, message, path, { file: path }));
                return undefined;
            }
            const { manifest, findings } = await this.manifests.read(path, bytes);
            this.findings.push(...findings);
            return manifest;
        }
        catch (error) {
            if (!(error instanceof repository/* UnreadableFile */.ie))
                throw error;
            this.findings.push((0,rule_info/* findingOf */.h)(rules/* packageManifest */.u5, error.message, path, { file: path }));
            return undefined;
        }
    }
}
/** Hash of each file of a package, by its path. */
async function hashFiles(files) {
    const hashes = new Map();
    for (const { path, real } of files)
        hashes.set(path, await hashOf((0,external_node_fs_.createReadStream)(real)));
    return hashes;
}
async function hashOf(content) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of content)
        hash.update(chunk);
    return hash.digest('hex');
}
function mib(bytes) {
    return (bytes / BYTES_PER_MIB).toFixed(1).replace(/\.0$/, '');
}


/***/ }),

/***/ 83929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ BYTES_PER_MIB),
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   FQ: () => (/* binding */ leaves),
/* harmony export */   Hn: () => (/* binding */ repositoryRoot),
/* harmony export */   LO: () => (/* binding */ missing),
/* harmony export */   fb: () => (/* binding */ DEFAULT_SOURCE_LIMIT_MIB),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   h_: () => (/* binding */ openRepository),
/* harmony export */   ie: () => (/* binding */ UnreadableFile),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   qY: () => (/* binding */ outside),
/* harmony export */   wh: () => (/* binding */ globIn)
/* harmony export */ });
/* unused harmony export openFolder */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var brace_expansion__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9540);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73382);
/* harmony import */ var _code_points_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19039);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77658);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72394);








/** A larger file is refused unless `limits.source_mib` in refdata.yml says otherwise. */
const DEFAULT_SOURCE_LIMIT_MIB = 24;
/** More matches than this mean that a glob was not meant. */
const MAX_GLOB_MATCHES = 100_000;
const MAX_ALTERNATIVES = 1000;
const BYTES_PER_MIB = 1024 * 1024;
/** Why a file of the repository cannot be read; `rule` is the id of the finding that it becomes. */
class UnreadableFile extends Error {
    rule;
    path;
    remedy;
    line;
    constructor(rule, path, message, remedy, line) {
        super(message);
        this.rule = rule;
        this.path = path;
        this.remedy = remedy;
        this.line = line;
    }
}
/** Opens a folder as a {@link Repository}. @throws {UserError} when there is no such folder. */
function openRepository(folder, sourceLimitMib = DEFAULT_SOURCE_LIMIT_MIB) {
    return openFolder({ root: repositoryRoot(folder), maxBytes: sourceLimitMib * BYTES_PER_MIB });
}
/** Opens a folder by what another thread needs to know of it. */
function openFolder({ root, maxBytes }) {
    return new FolderRepository(root, maxBytes);
}
/** The real path of a folder. @throws {UserError} when there is no such folder. */
function repositoryRoot(folder) {
    try {
        const root = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(folder);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(root).isDirectory())
            return root;
    }
    catch (cause) {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y(`There is no folder ${folder}.`, REPO_REMEDY, { cause });
    }
    throw new _user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y(`${folder} is not a folder.`, REPO_REMEDY);
}
const REPO_REMEDY = 'Give the folder of the language with --repo.';
class FolderRepository {
    root;
    maxBytes;
    constructor(root, maxBytes) {
        this.root = root;
        this.maxBytes = maxBytes;
    }
    get shared() {
        return { root: this.root, maxBytes: this.maxBytes };
    }
    read(path) {
        return decode(this.readBytes(path), path);
    }
    readBytes(path) {
        const real = this.locate(path);
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real);
        if (size > this.maxBytes)
            throw tooLarge(path, size, this.maxBytes);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(real);
    }
    isFile(path) {
        // Asked for every path that an import may mean: most are not there, and that must cost nothing.
        if (leaves(path))
            return false;
        try {
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.root, path), { throwIfNoEntry: false })?.isFile())
                return false;
            this.locate(path);
            return true;
        }
        catch {
            return false;
        }
    }
    glob(pattern) {
        return globIn(this.root, pattern, path => this.isFile(path));
    }
    /** The absolute path of an existing file, proved to be inside the root. */
    locate(path) {
        if (leaves(path))
            throw outside(path);
        let real;
        try {
            real = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.root, path));
        }
        catch {
            throw this.missing(path);
        }
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(this.root, real);
        if (inside === '..' || inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(inside))
            throw outside(path);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real);
        if (stats.isDirectory())
            throw isFolder(path);
        if (!stats.isFile())
            throw this.missing(path);
        return real;
    }
    missing(path) {
        return missing(path, pattern => this.glob(pattern));
    }
}
/** The files below `root` that a pattern matches and `isFile` accepts; `fs` stands for another file system. */
function globIn(root, pattern, isFile, fs) {
    if (leaves(pattern))
        throw outside(pattern);
    const found = (0,tinyglobby__WEBPACK_IMPORTED_MODULE_6__/* .globSync */ .AZ)(alternatives(pattern), {
        cwd: root,
        onlyFiles: true,
        followSymbolicLinks: false,
        ignore: ['**/.git/**', '**/node_modules/**'].filter(skipped => !namesSkippedFolder(pattern, skipped)),
        ...(fs && { fs }),
    })
        .map(path => path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'))
        .filter(isFile);
    if (found.length > MAX_GLOB_MATCHES) {
        throw new UnreadableFile('source-too-large', pattern, `${pattern} matches ${found.length} files; the limit is ${MAX_GLOB_MATCHES}.`, 'Make the pattern narrower.');
    }
    return found.sort(_code_points_js__WEBPACK_IMPORTED_MODULE_7__/* .compareCodePoints */ .O);
}
/**
 * The patterns that one with braces stands for. Each by itself says which folders it may match in; with a path in its braces,
 * a pattern would have every folder of the repository looked through.
 */
function alternatives(pattern) {
    if (!/\{[^}]*\//.test(pattern) || pattern.includes('\\'))
        return [pattern];
    const expanded = (0,brace_expansion__WEBPACK_IMPORTED_MODULE_3__/* .expand */ .fT)(pattern, { max: MAX_ALTERNATIVES + 1 });
    return expanded.length <= MAX_ALTERNATIVES ? expanded : [pattern];
}
/** That there is no such file, with the names of those that are like it. */
function missing(path, glob) {
    const here = path.includes('/') ? `${path.slice(0, path.lastIndexOf('/'))}/*` : '*';
    const name = path.slice(path.lastIndexOf('/') + 1);
    let around = glob(`${escapeGlob(here.slice(0, -1))}*`);
    if (around.length === 0)
        around = glob(`**/${escapeGlob(name)}`);
    const near = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .p)(path, around, 5);
    return new UnreadableFile('source-missing', path, `There is no file ${path} in the repository.`, near.length > 0
        ? `Did you mean ${near.join(', ')}?`
        : 'Paths are relative to the root of the repository (--repo).');
}
function tooLarge(path, size, maxBytes) {
    return new UnreadableFile('source-too-large', path, `${path} has ${mib(size)} MiB; the limit is ${mib(maxBytes)} MiB.`, 'Name a smaller file, or raise limits.source_mib in refdata.yml.');
}
/** UTF-8 text without byte order mark and with LF line ends. @throws {UnreadableFile} naming the first bad line. */
function decode(bytes, path) {
    // A decoder that looks for mistakes itself gives every text two bytes for a character, where one will mostly do.
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)) {
        const line = firstInvalidLine(bytes);
        throw new UnreadableFile('source-encoding', path, `${path} is not UTF-8: line ${line} holds a byte that does not belong there.`, 'Save the file as UTF-8.', line);
    }
    const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    const text = whole.startsWith('\uFEFF') ? whole.slice(1) : whole;
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
function firstInvalidLine(bytes) {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let line = 1;
    let start = 0;
    for (let i = 0; i <= bytes.length; i += 1) {
        if (i < bytes.length && bytes[i] !== 0x0a)
            continue;
        try {
            decoder.decode(bytes.subarray(start, i));
        }
        catch {
            return line;
        }
        start = i + 1;
        line += 1;
    }
    return line - 1;
}
/** Whether a path may lead out of the repository by what is written in it. */
function leaves(path) {
    return ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path) ||
        /^[A-Za-z]:/.test(path) ||
        path.includes('\\') ||
        path.includes('\0') ||
        path.split('/').includes('..'));
}
function outside(path) {
    return new UnreadableFile('source-outside', path, `${path} leads outside the repository.`, 'Use a path relative to the root of the repository, with / between folders, without "..", and no link that leads out.');
}
function isFolder(path) {
    const message = `${path} is a folder.`;
    return new UnreadableFile('source-missing', path, message, `Name a file of it, or all of them: ${path.replace(/\/+$/, '')}/*.`);
}
/** `node_modules` and `.git` are passed over unless the pattern itself goes there. */
function namesSkippedFolder(pattern, skipped) {
    const folder = skipped.replaceAll('*', '').replaceAll('/', '');
    return pattern.split('/').includes(folder);
}
function escapeGlob(text) {
    return text.replace(/[\\*?{}[\]()!+@]/g, '\\$&');
}
function mib(bytes) {
    return (bytes / BYTES_PER_MIB).toFixed(1).replace(/\.0$/, '');
}


/***/ })

};
