export const id = 840;
export const ids = [840];
export const modules = {

/***/ 12583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ placesIn)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1962);


/**
 * Finds values in the text of a JSON file. The text is parsed into a tree once, so this is for files with findings.
 * For a value that is not there it is the nearest thing around it that is.
 */
function placesIn(file, text) {
    const tree = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text);
    const lineStarts = startsOfLines(text);
    return pointer => {
        const node = tree && nearestNode(tree, (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentsOf */ .O)(pointer));
        if (!node)
            return { file };
        let line = 0;
        for (let end = lineStarts.length; end - line > 1;) {
            const middle = (line + end) >>> 1;
            if ((lineStarts[middle] ?? 0) <= node.offset)
                line = middle;
            else
                end = middle;
        }
        return { file, line: line + 1, column: node.offset - (lineStarts[line] ?? 0) + 1 };
    };
}
function nearestNode(tree, segments) {
    let node = tree;
    for (const segment of segments) {
        const child = childOf(node, segment);
        if (!child)
            break;
        node = child;
    }
    return node;
}
function childOf(node, segment) {
    if (node.type === 'array')
        return node.children?.[Number(segment)];
    const property = node.children?.find(child => child.children?.[0]?.value === segment);
    return property?.children?.[1];
}
function startsOfLines(text) {
    const starts = [0];
    for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1))
        starts.push(i + 1);
    return starts;
}


/***/ }),

/***/ 54320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ canonicalPacote),
/* harmony export */   MM: () => (/* binding */ canonicalRelease),
/* harmony export */   cb: () => (/* binding */ registryJson),
/* harmony export */   wP: () => (/* binding */ canonicalRegistro)
/* harmony export */ });
/* harmony import */ var _code_points_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19039);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2670);


/** Fields in the order of the contract. */
const PACKAGE_FIELDS = 'descricao,licenca,autores,tags,versoes';
const RELEASE_FIELDS = 'arquivo,sha256,dependencias,dataforge';
/**
 * The one way in which an index is written (reference-language.md §10.3): packages by name, releases from the lowest
 * version to the highest, dependencies by name, fields in the order of the contract. What is that way already stays
 * the same object: of a large index, that is nearly all.
 */
function canonicalRegistro({ registro, pacotes }) {
    return { registro, pacotes: sortedBy(pacotes, _code_points_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .O, canonicalPacote) };
}
function canonicalPacote(pacote) {
    const { descricao, licenca, autores, tags, versoes } = pacote;
    const sorted = sortedBy(versoes, compareTexts, canonicalRelease);
    if (sorted === versoes && Object.keys(pacote).join() === PACKAGE_FIELDS)
        return pacote;
    return { descricao, licenca, autores, tags, versoes: sorted };
}
function canonicalRelease(release) {
    const { arquivo, sha256, dependencias, dataforge, url } = release;
    const sorted = sortedBy(dependencias, _code_points_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .O, range => range);
    const lower = sha256.toLowerCase();
    const fields = Object.keys(release).join();
    const inOrder = fields === RELEASE_FIELDS || fields === `${RELEASE_FIELDS},url`;
    if (inOrder && sorted === dependencias && lower === sha256)
        return release;
    return { arquivo, sha256: lower, dependencias: sorted, dataforge, ...(url !== undefined && { url }) };
}
/** JSON with indent 1, as the registry's index is published: UTF-8, LF, one final newline. */
function registryJson(data) {
    return new TextEncoder().encode(`${JSON.stringify(data, null, 1)}\n`);
}
function compareTexts(a, b) {
    const x = (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(a);
    const y = (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(b);
    return x && y ? (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(x, y) : (0,_code_points_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .O)(a, b);
}
function sortedBy(map, compare, change) {
    const entries = Object.entries(map);
    const same = entries.every(([key, value], i) => {
        const [before = ''] = entries[i - 1] ?? [];
        return (i === 0 || compare(before, key) < 0) && change(value) === value;
    });
    if (same)
        return map;
    return Object.fromEntries(entries.sort(([a], [b]) => compare(a, b)).map(([key, value]) => [key, change(value)]));
}


/***/ }),

/***/ 36107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iv: () => (/* binding */ changesBetween),
/* harmony export */   l7: () => (/* binding */ releaseOf),
/* harmony export */   vp: () => (/* binding */ vanishedBetween),
/* harmony export */   zK: () => (/* binding */ releaseChanges)
/* harmony export */ });
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54320);

/** What of a published release is not the same any more, in words; nothing when all is. `arquivo` may be renamed. */
function changesBetween(before, after) {
    const [old, now] = [(0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRelease */ .MM)(before), (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRelease */ .MM)(after)];
    const changes = [];
    if (old.sha256 !== now.sha256)
        changes.push(`sha256 was ${old.sha256} and is ${now.sha256}`);
    changes.push(...releaseChanges(old, now));
    return changes;
}
/** The same of what a release needs, whatever its files are. */
function releaseChanges(old, now) {
    const changes = dependencyChanges(old.dependencias, now.dependencias);
    if (old.dataforge !== now.dataforge)
        changes.push(`dataforge was "${old.dataforge}" and is "${now.dataforge}"`);
    return changes;
}
/** What the earlier index has and the later has not. */
function vanishedBetween(before, after) {
    return Object.entries(before.pacotes).flatMap(([name, { versoes }]) => {
        if (!Object.hasOwn(after.pacotes, name))
            return [{ name }];
        const left = after.pacotes[name]?.versoes ?? {};
        return Object.keys(versoes)
            .filter(version => !Object.hasOwn(left, version))
            .map(version => ({ name, version }));
    });
}
function dependencyChanges(before, after) {
    const olds = new Map(Object.entries(before));
    const nows = new Map(Object.entries(after));
    return [...new Set([...olds.keys(), ...nows.keys()])].flatMap(name => {
        const [old, now] = [olds.get(name), nows.get(name)];
        if (old === now)
            return [];
        if (old === undefined)
            return [`the dependency ${name} "${now}" is new`];
        if (now === undefined)
            return [`the dependency ${name} "${old}" is gone`];
        return [`the dependency ${name} was "${old}" and is "${now}"`];
    });
}
/** A release of an index; a package called like something of `Object.prototype` is not taken for that. */
function releaseOf(registro, name, version) {
    const versoes = registro && Object.hasOwn(registro.pacotes, name) ? registro.pacotes[name]?.versoes : undefined;
    return versoes && Object.hasOwn(versoes, version) ? versoes[version] : undefined;
}


/***/ }),

/***/ 21695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ checkIndex)
});

// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(77658);
// EXTERNAL MODULE: ./build/reference/capped.js
var capped = __webpack_require__(91705);
// EXTERNAL MODULE: ./build/reference/files.js
var files = __webpack_require__(89977);
// EXTERNAL MODULE: ./build/reference/json-pointer.js
var json_pointer = __webpack_require__(1962);
// EXTERNAL MODULE: ./build/reference/shown.js
var shown = __webpack_require__(78723);
// EXTERNAL MODULE: ./build/rule-info.js
var rule_info = __webpack_require__(850);
// EXTERNAL MODULE: ./build/registry/catalogue.js
var registry_catalogue = __webpack_require__(78211);
;// CONCATENATED MODULE: ./build/registry/cycles.js
/**
 * Circles of dependencies that some packages lead to, each followed to the highest version in its range. The way is kept on a stack of our own:
 * chains in a hostile index are longer than the engine's.
 */
function cyclesIn(catalogue, names = catalogue.names) {
    const cycles = [];
    const done = new Set();
    /** Where on the way a release stands. */
    const open = new Map();
    const way = [];
    const enter = (candidate) => {
        open.set(candidate, way.length);
        way.push({ candidate, dependencies: catalogue.dependenciesOf(candidate), next: 0 });
    };
    for (const start of [...names].flatMap(name => catalogue.candidates(name))) {
        if (!done.has(start))
            enter(start);
        for (let visit = way.at(-1); visit; visit = way.at(-1)) {
            const dependency = visit.dependencies[visit.next];
            visit.next += 1;
            if (!dependency) {
                way.pop();
                open.delete(visit.candidate);
                done.add(visit.candidate);
                continue;
            }
            const target = dependency.best;
            // One that leads nowhere has a finding of its own.
            if (!target || done.has(target))
                continue;
            const first = open.get(target);
            if (first === undefined)
                enter(target);
            else
                cycles.push([...way.slice(first).map(({ candidate }) => candidate), target]);
        }
    }
    return cycles;
}

// EXTERNAL MODULE: ./build/registry/names.js
var names = __webpack_require__(80450);
// EXTERNAL MODULE: ./build/registry/range.js
var range = __webpack_require__(57423);
// EXTERNAL MODULE: ./build/registry/resolve.js
var resolve = __webpack_require__(64182);
// EXTERNAL MODULE: ./build/registry/rules.js
var rules = __webpack_require__(72949);
// EXTERNAL MODULE: ./build/registry/version.js
var registry_version = __webpack_require__(2670);
;// CONCATENATED MODULE: ./build/registry/check-index.js













/**
 * What the schema of the index cannot say about an index that follows it: names, versions, ranges, and that every
 * release can be installed (reference-language.md §10.8).
 */
function checkIndex(registro, options = {}) {
    return (0,capped/* capped */.u)(findingsIn(registro, options));
}
function* findingsIn(registro, { name, changed }) {
    yield* nameFindings(registro.registro, name);
    const affected = changed && dependentsOf(registro, changed);
    const catalogue = new registry_catalogue/* Catalogue */.Q(registro);
    const cycles = cyclesIn(catalogue, affected);
    const conflicts = new Conflicts(catalogue, new Set(cycles.flat()));
    const archives = new Map();
    for (const [packageName, { versoes }] of Object.entries(registro.pacotes)) {
        const pointer = (0,json_pointer.at)('/pacotes', packageName);
        if (!(0,names/* isPackageName */.kb)(packageName)) {
            yield finding(rules/* registryPackageName */.fd, `${(0,shown/* shown */.S)(packageName)} is no package name.`, pointer);
        }
        for (const [version, release] of Object.entries(versoes)) {
            const faults = [
                ...versionFaults(packageName, version),
                ...archiveFaults(packageName, version, release, archives),
            ];
            for (const [rule, message, ...path] of faults)
                yield finding(rule, message, (0,json_pointer.at)(pointer, 'versoes', version, ...path));
        }
        if (affected && !affected.has(packageName))
            continue;
        for (const candidate of catalogue.candidates(packageName)) {
            yield* dependencyFindings(catalogue, conflicts, candidate, (0,json_pointer.at)(pointer, 'versoes', candidate.text));
        }
    }
    for (const cycle of cycles)
        yield cycleFinding(cycle);
}
/** Packages, and all that depend on them, directly or through others. */
function dependentsOf({ pacotes }, names) {
    const dependents = new Map();
    for (const [name, { versoes }] of Object.entries(pacotes)) {
        for (const dependency of new Set(Object.values(versoes).flatMap(({ dependencias }) => Object.keys(dependencias)))) {
            const known = dependents.get(dependency);
            if (known)
                known.push(name);
            else
                dependents.set(dependency, [name]);
        }
    }
    const affected = new Set(names);
    for (const name of affected)
        for (const dependent of dependents.get(name) ?? [])
            affected.add(dependent);
    return affected;
}
function* nameFindings(found, expected) {
    if (expected !== undefined && found !== expected) {
        yield finding(rules/* registryName */.jT, `\`registro\` is ${(0,shown/* shown */.S)(found)}; it must be ${(0,shown/* shown */.S)(expected)}.`, '/registro');
    }
    else if (found !== (0,names/* registryNameOf */.Qj)(found)) {
        const message = `\`registro\` is ${(0,shown/* shown */.S)(found)}; it must be lower-case letters, digits and hyphens.`;
        yield finding(rules/* registryName */.jT, message, '/registro');
    }
}
function versionFaults(name, version) {
    if ((0,registry_version/* isPublishedVersion */.PG)(version))
        return [];
    return [[rules/* registryVersion */.eZ, `${name}: ${(0,shown/* shown */.S)(version)} is no version.`]];
}
function archiveFaults(name, version, { arquivo, url }, archives) {
    const faults = [];
    if (/\.\.|\p{Cc}/u.test(arquivo)) {
        const message = `${name} ${version}: ${(0,shown/* shown */.S)(arquivo)} is no plain file name.`;
        faults.push([rules/* registryArchiveName */.fy, message, 'arquivo']);
    }
    if (url !== undefined)
        return faults;
    const key = arquivo.toLowerCase();
    const other = archives.get(key);
    if (other) {
        const message = `${name} ${version} and ${other.join(' ')} have the same archive ${(0,shown/* shown */.S)(arquivo)}.`;
        faults.push([rules/* registryArchiveName */.fy, message, 'arquivo']);
    }
    else {
        archives.set(key, [name, version]);
    }
    return faults;
}
function* dependencyFindings(catalogue, conflicts, candidate, place) {
    const { name, text, release } = candidate;
    const language = catalogue.range(release.dataforge);
    if (language instanceof range/* InvalidRange */.Pz) {
        const message = `${name} ${text}: \`dataforge\` is ${(0,shown/* shown */.S)(release.dataforge)}, which cannot be read: ${language.message}.`;
        yield finding(rules/* registryRange */.l5, message, `${place}/dataforge`);
    }
    const by = { candidate, by: undefined };
    let sound = true;
    for (const request of catalogue.dependenciesOf(candidate)) {
        const fault = (0,resolve/* faultOfDemand */.N6)(catalogue, { request, by });
        if (!fault)
            continue;
        sound = false;
        yield resolutionFinding(catalogue, fault, (0,json_pointer.at)(place, 'dependencias', request.name));
    }
    // While single dependencies cannot be met, all together cannot either.
    const fault = sound ? conflicts.of(candidate) : undefined;
    if (fault)
        yield resolutionFinding(catalogue, fault, `${place}/dependencias`);
}
const RULE_OF = {
    unknown: rules/* registryDependencyUnknown */.T_,
    unsatisfied: rules/* registryDependencyUnsatisfied */.cT,
    conflict: rules/* registryDependencyConflict */.Vg,
    range: rules/* registryRange */.l5,
};
function resolutionFinding(catalogue, { kind, asked, message }, pointer) {
    const near = kind === 'unknown' ? (0,nearest/* nearest */.p)(asked, catalogue.names)[0] : undefined;
    return finding(RULE_OF[kind], near === undefined ? message : `${message} Did you mean ${near}?`, pointer);
}
/** Looks for demands that contradict each other, on the way of each release to all that it needs. */
class Conflicts {
    catalogue;
    circular;
    /** What is needed in the end, by what is asked for: mostly the same for all versions of a package. */
    sound = new Map();
    /** @param circular releases that are in a circle: more need not be said of them. */
    constructor(catalogue, circular) {
        this.catalogue = catalogue;
        this.circular = circular;
    }
    /** Other faults of packages further on are told at those packages. */
    of(candidate) {
        const requests = this.catalogue.dependenciesOf(candidate);
        if (requests.length === 0 || this.circular.has(candidate))
            return undefined;
        const key = requests.map(({ name, range }) => `${name} ${range}`).join('\n');
        // Where the release itself is not asked for again, it cannot contradict what it needs.
        if (this.sound.get(key)?.has(candidate.name) === false)
            return undefined;
        try {
            const chosen = (0,resolve/* resolve */.hd)(this.catalogue, [this.catalogue.request(candidate.name, candidate.text)]);
            this.sound.set(key, new Set(chosen.slice(1).map(({ name }) => name)));
            return undefined;
        }
        catch (error) {
            if (error instanceof resolve/* ResolutionFault */.Dn)
                return error.kind === 'conflict' ? error : undefined;
            throw error;
        }
    }
}
function cycleFinding(cycle) {
    const [first] = cycle;
    const chain = cycle.map(({ name, text }) => `${name} ${text}`).join(' -> ');
    const message = cycle.length === 2 ? `${first.name} ${first.text} depends on itself.` : `${chain} is a circle.`;
    return finding(rules/* registryDependencyCycle */.re, message, (0,json_pointer.at)('/pacotes', first.name, 'versoes', first.text, 'dependencias'));
}
function finding(rule, message, pointer) {
    return (0,rule_info/* findingOf */.h)(rule, message, `${files/* REGISTRO_PATH */.AM}#${pointer}`);
}


/***/ }),

/***/ 17840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ checkRegistry)
});

// EXTERNAL MODULE: ./build/reference/check.js + 1 modules
var check = __webpack_require__(11974);
// EXTERNAL MODULE: ./build/reference/files.js
var files = __webpack_require__(89977);
// EXTERNAL MODULE: ./build/reference/json-file.js
var json_file = __webpack_require__(94065);
// EXTERNAL MODULE: ./build/reference/json-places.js
var json_places = __webpack_require__(12583);
// EXTERNAL MODULE: ./build/reference/json-pointer.js
var json_pointer = __webpack_require__(1962);
// EXTERNAL MODULE: ./build/rule-info.js
var rule_info = __webpack_require__(850);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(72394);
// EXTERNAL MODULE: ./build/registry/changes.js
var registry_changes = __webpack_require__(36107);
// EXTERNAL MODULE: ./build/reference/shown.js
var shown = __webpack_require__(78723);
// EXTERNAL MODULE: ./build/registry/archive.js
var archive = __webpack_require__(48048);
// EXTERNAL MODULE: ./build/registry/in-turns.js
var in_turns = __webpack_require__(19062);
// EXTERNAL MODULE: ./build/registry/layout.js
var layout = __webpack_require__(87690);
// EXTERNAL MODULE: ./build/registry/manifest.js
var registry_manifest = __webpack_require__(9329);
// EXTERNAL MODULE: ./build/registry/names.js
var names = __webpack_require__(80450);
// EXTERNAL MODULE: ./build/registry/rules.js
var rules = __webpack_require__(72949);
// EXTERNAL MODULE: ./build/registry/version.js
var registry_version = __webpack_require__(2670);
;// CONCATENATED MODULE: ./build/registry/check-archives.js











/** Each is a stream of a few chunks. */
const MAX_ARCHIVES_AT_ONCE = 4;
const MAX_MANIFEST_BYTES = 1024 * 1024;
/** Opens every archive of an index, and looks for archives that it does not name. */
async function checkArchives(source, registro, { skip, manifest }) {
    const all = Object.entries(registro.pacotes).flatMap(([name, { versoes }]) => Object.entries(versoes).map(([version, release]) => ({ name, version, release })));
    const here = all.filter(({ release }) => release.url === undefined);
    const names = skip ? undefined : await source.list(layout/* PACKAGES_FOLDER */.jL);
    if (skip || (source.lists && names === undefined)) {
        const reason = skip ? 'only the index was asked for' : `there is no ${source.placeOf(layout/* PACKAGES_FOLDER */.jL)}`;
        return { opened: 0, findings: here.length === 0 ? [] : [absent(all.length, reason)] };
    }
    const found = [];
    const reader = new registry_manifest/* ManifestReader */.p();
    await (0,in_turns/* inTurns */.g)([...here.entries()], MAX_ARCHIVES_AT_ONCE, async ([i, expected]) => {
        for (const finding of await archiveFindings(source, expected, manifest, reader))
            found.push([i, finding]);
    });
    // They come as they are read; told are they in the order of the index.
    const findings = found.sort(([a], [b]) => a - b).map(([, finding]) => finding);
    const known = new Set(here.map(({ release }) => release.arquivo));
    for (const name of (names ?? []).sort()) {
        if (!name.endsWith('.tar.gz') || known.has(name))
            continue;
        const path = (0,layout/* archiveFile */.Bf)(name);
        findings.push((0,rule_info/* findingOf */.h)(rules/* registryArchiveOrphan */.sk, `${path} belongs to no version of the index.`, `/registry/${path}`, {
            file: source.placeOf(path),
        }));
    }
    if (all.length > here.length)
        findings.push(absent(all.length - here.length, 'they have addresses of their own'));
    return { opened: here.length, findings };
}
async function archiveFindings(source, { name, version, release }, manifest, reader) {
    const path = (0,layout/* archiveFile */.Bf)(release.arquivo);
    const pointer = `${files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`;
    const finding = (rule, what, field = 'arquivo') => (0,rule_info/* findingOf */.h)(rule, `${name} ${version}: ${path} ${what}.`, `${pointer}/${field}`);
    const opened = await source.open(path);
    if (opened.kind === 'missing')
        return [finding(rules/* registryArchiveMissing */.or, 'is missing')];
    if (opened.kind !== 'found') {
        return [finding(rules/* registryArchiveUnreadable */.rQ, opened.kind === 'too-large' ? 'is too large' : opened.reason)];
    }
    let text;
    const visit = async (file) => {
        const kept = file.path === manifest && file.size <= MAX_MANIFEST_BYTES ? [] : undefined;
        for await (const chunk of file.content)
            kept?.push(chunk);
        if (kept)
            text = Buffer.concat(kept);
    };
    let report;
    try {
        report = await (0,archive/* readArchive */.bL)(opened.content, (0,names/* rootOf */.I5)(name, version), visit);
    }
    catch (error) {
        return [finding(rules/* registryArchiveUnreadable */.rQ, `broke off (${error.message})`)];
    }
    const findings = [];
    if (report.sha256 !== release.sha256.toLowerCase()) {
        findings.push(finding(rules/* registryArchiveSha256 */.TI, `has the SHA-256 ${report.sha256}`, 'sha256'));
    }
    if (report.fault)
        return [...findings, finding(report.fault.rule, report.fault.message)];
    if (manifest === null)
        return findings;
    const fault = text === undefined ? `has no ${manifest}` : await faultOfManifest(reader, manifest, text, name, version);
    return fault === undefined ? findings : [...findings, finding(rules/* registryArchiveManifest */.Lz, fault)];
}
async function faultOfManifest(reader, path, text, name, version) {
    const said = await reader.identify(path, text);
    if (!said)
        return `holds a ${path} that cannot be read`;
    if (said.name !== name)
        return `is of the package ${(0,shown/* shown */.S)(said.name)}, as its ${path} says`;
    const number = typeof said.version === 'string' ? (0,registry_version/* readVersion */.$4)(said.version.trim())?.version : undefined;
    if (number !== (0,registry_version/* readVersion */.$4)(version)?.version)
        return `is of the version ${(0,shown/* shown */.S)(said.version)}, as its ${path} says`;
    return undefined;
}
function absent(count, reason) {
    const what = count === 1 ? 'One archive was' : `${count} archives were`;
    return (0,rule_info/* findingOf */.h)(rules/* registryArchivesAbsent */.In, `${what} not looked at: ${reason}.`, files/* REGISTRO_PATH */.AM);
}

// EXTERNAL MODULE: ./build/reference/schema-breaches.js
var schema_breaches = __webpack_require__(53609);
// EXTERNAL MODULE: ./build/registry/canonical.js
var canonical = __webpack_require__(54320);
;// CONCATENATED MODULE: ./build/registry/check-copies.js







const MAX_READS_AT_ONCE = 8;
/**
 * Compares config.json and the files of single packages with the index. A registry of another tool has neither: that
 * is no mistake.
 */
async function checkCopies(source, registro) {
    const config = await readCopy(source, layout/* CONFIG_FILE */.g2, 'config');
    if (config.kind === 'missing')
        return { findings: [], manifest: layout/* DEFAULT_MANIFEST */.mj };
    const findings = [...config.findings];
    const { manifesto = null } = (config.data ?? {});
    if (config.data !== undefined && !isSame(config.data, (0,layout/* configOf */.W1)(registro.registro, manifesto))) {
        findings.push(copyFinding(source, layout/* CONFIG_FILE */.g2, 'does not describe this registry'));
    }
    const names = Object.keys(registro.pacotes);
    await (0,in_turns/* inTurns */.g)(names, MAX_READS_AT_ONCE, async (name) => {
        const path = (0,layout/* packageFile */.nR)(name);
        const copy = await readCopy(source, path, 'pacote');
        findings.push(...copy.findings);
        if (copy.kind === 'missing')
            findings.push(copyFinding(source, path, 'is missing'));
        const pacote = registro.pacotes[name];
        if (copy.data === undefined || !pacote)
            return;
        const { registro: owner, nome, ...rest } = copy.data;
        const expected = (0,layout/* packageData */.Jj)(registro.registro, name, (0,canonical/* canonicalPacote */.D8)(pacote));
        if (!isSame((0,layout/* packageData */.Jj)(owner, nome, (0,canonical/* canonicalPacote */.D8)(rest)), expected)) {
            findings.push(copyFinding(source, path, 'is not what the index says'));
        }
    });
    const known = new Set(names.map(name => `${name}.json`));
    for (const file of (await source.list(layout/* PACKAGES_FOLDER */.jL)) ?? []) {
        if (!file.endsWith('.json') || known.has(file))
            continue;
        findings.push(copyFinding(source, `${layout/* PACKAGES_FOLDER */.jL}/${file}`, 'is of no package of the index'));
    }
    return { findings, manifest: manifesto };
}
async function readCopy(source, path, schema) {
    const result = await source.read(path);
    if (result.kind === 'missing')
        return { kind: 'missing', findings: [] };
    if (result.kind !== 'found') {
        const reason = result.kind === 'too-large' ? 'is too large' : result.reason;
        return { kind: 'read', findings: [copyFinding(source, path, reason)] };
    }
    const file = (0,json_file/* readJsonFile */.J)(`/registry/${path}`, source.placeOf(path), result.bytes);
    if (file.findings.length > 0)
        return { kind: 'read', findings: file.findings };
    const breaches = (0,schema_breaches/* schemaBreaches */.H)(schema, file.data);
    if (breaches.length === 0)
        return { kind: 'read', data: file.data, findings: [] };
    return {
        kind: 'read',
        findings: breaches.map(({ message }) => copyFinding(source, path, `breaks its schema: ${message}`)),
    };
}
function copyFinding(source, path, what) {
    return (0,rule_info/* findingOf */.h)(rules/* registryCopy */.lT, `${path} ${what.replace(/\.$/, '')}.`, `/registry/${path}`, {
        file: source.placeOf(path),
    });
}
/** Both are made by the same functions, so their keys are in the same order. */
function isSame(a, b) {
    return JSON.stringify(a) === JSON.stringify(b);
}

// EXTERNAL MODULE: ./build/registry/check-index.js + 1 modules
var check_index = __webpack_require__(21695);
// EXTERNAL MODULE: ./build/registry/counts.js
var counts = __webpack_require__(57376);
;// CONCATENATED MODULE: ./build/registry/check.js














/**
 * Proves a registry (reference-language.md §10.8): the index against its schema and the rules, the small files beside
 * it, and every archive, which is read as a stream and written nowhere.
 *
 * @throws {UserError} when there is no index to prove.
 */
async function checkRegistry(source, options = {}) {
    const place = source.placeOf(layout/* INDEX_FILE */.K$);
    const result = await source.read(layout/* INDEX_FILE */.K$);
    if (result.kind !== 'found') {
        const reason = { missing: 'is not there', 'too-large': 'is too large' };
        throw new user_error/* UserError */.y(`The index ${place} ${'reason' in result ? result.reason : reason[result.kind]}.`, 'Give the folder or address of a registry, or of a site that has one.');
    }
    const file = (0,json_file/* readJsonFile */.J)(files/* REGISTRO_PATH */.AM, place, result.bytes);
    const broken = file.data === undefined ? file.findings : [...file.findings, ...(0,check/* checkSchema */._)('registro', file.data)];
    const located = (findings) => withPlaces(findings, place, file.text ?? '');
    if (broken.length > 0)
        return { registro: null, packages: 0, versions: 0, archives: 0, findings: located(broken) };
    const registro = file.data;
    const findings = [
        ...(0,check_index/* checkIndex */.J)(registro, { name: options.name }),
        ...comparedWith(options.previous, registro),
    ];
    const copies = options.indexOnly ? { findings: [], manifest: null } : await checkCopies(source, registro);
    findings.push(...copies.findings);
    const archives = await checkArchives(source, registro, {
        skip: options.indexOnly ?? false,
        manifest: copies.manifest,
    });
    findings.push(...archives.findings);
    return {
        registro: registro.registro,
        ...(0,counts/* registryCounts */.G)(registro),
        archives: archives.opened,
        findings: located(findings),
    };
}
function comparedWith(previous, registro) {
    if (!previous)
        return [];
    const findings = [];
    for (const { name, version } of (0,registry_changes/* vanishedBetween */.vp)(previous, registro)) {
        const message = `${name}${version === undefined ? '' : ` ${version}`} was published and is gone.`;
        findings.push((0,rule_info/* findingOf */.h)(rules/* registryVanished */.Mt, message, `${files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name)}`));
    }
    for (const [name, { versoes }] of Object.entries(registro.pacotes)) {
        for (const [version, release] of Object.entries(versoes)) {
            const before = (0,registry_changes/* releaseOf */.l7)(previous, name, version);
            const changes = before ? (0,registry_changes/* changesBetween */.iv)(before, release) : [];
            if (changes.length === 0)
                continue;
            const message = `${name} ${version} is not as it was published: ${changes.join('; ')}.`;
            findings.push((0,rule_info/* findingOf */.h)(rules/* registryChanged */.Aw, message, `${files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`));
        }
    }
    return findings;
}
/** Gives findings about the index their line and column; the text is only looked at when there are some. */
function withPlaces(findings, place, text) {
    let find;
    return findings.map(finding => {
        const [path, pointer] = (finding.subject ?? '').split(/#(.*)/s);
        if (finding.place || path !== files/* REGISTRO_PATH */.AM || pointer === undefined)
            return finding;
        find ??= (0,json_places/* placesIn */.y)(place, text);
        return { ...finding, place: find(pointer) };
    });
}


/***/ }),

/***/ 57376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ registryCounts)
/* harmony export */ });
function registryCounts({ pacotes }) {
    const all = Object.values(pacotes);
    return {
        packages: all.length,
        versions: all.reduce((sum, { versoes }) => sum + Object.keys(versoes).length, 0),
    };
}


/***/ }),

/***/ 19062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ inTurns)
/* harmony export */ });
/** Does something with each item, several at the same time, in any order. */
async function inTurns(items, atOnce, work) {
    const left = items.values();
    const workers = Array.from({ length: Math.min(atOnce, items.length) }, async () => {
        for (const item of left)
            await work(item);
    });
    await Promise.all(workers);
}


/***/ })

};
