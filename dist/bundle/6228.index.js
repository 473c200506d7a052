export const id = 6228;
export const ids = [6228];
export const modules = {

/***/ 98038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ thingOf)
/* harmony export */ });
/* harmony import */ var _contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24477);
/* harmony import */ var _pages_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30638);


/** Kinds of things by the list of the seven files that they are in. */
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
/** Rules of things that have another name; those of what is inside of a thing leave it its own. */
const RENAMED = /^(?:(?:reservada|contextual|operador|modulo|simbolo|comando)-renamed|codigo-renumbered)/;
/** The id of the thing that a change is about, as `api/referencia.json` has it; null for what has none. */
function thingOf({ path, rule, name: called, after }) {
    const [file = '', pointer = ''] = path.split(/#(.*)/s);
    if (!file.startsWith('/api/'))
        return null;
    const [list = '', name, inside, symbol] = (0,_contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentsOf */ .OD)(pointer);
    if (list === 'regras' && name !== undefined)
        return (0,_pages_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleId */ .IC)(rule === 'regra-reworded' ? called : name);
    const kind = Object.hasOwn(KINDS, list) ? KINDS[list] : undefined;
    if (kind === undefined || name === undefined)
        return null;
    // Under the name that it has now, and where it is now.
    const now = RENAMED.test(rule) && typeof after === 'string' ? after : undefined;
    if (kind !== 'modulo' || inside !== 'simbolos' || symbol === undefined)
        return `${kind}:${now ?? name}`;
    const module = rule === 'simbolo-moved' && typeof after === 'string' ? after : name;
    return `simbolo:${module}.${now ?? symbol}`;
}


/***/ }),

/***/ 96228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ build)
});

// EXTERNAL MODULE: ./build/said/contract/json-pointer.js
var json_pointer = __webpack_require__(24477);
// EXTERNAL MODULE: ./build/said/drift/index.js + 71 modules
var drift = __webpack_require__(43360);
// EXTERNAL MODULE: ./build/said/check/report/thing-of.js
var thing_of = __webpack_require__(98038);
;// CONCATENATED MODULE: ./build/said/check/report/page-marks.js



const DIGITS_SHOWN = 9;
/** Rules of things that came or went; the rest is about what is inside of one. */
const CAME_OR_WENT = /^(?:reservada|contextual|operador|verbo|regra|embutida|modulo|simbolo|comando|codigo)-(added|removed)$/;
/**
 * What pages mark of a comparison, accepted changes too: they are changes.
 * @param say the tongue of the pages.
 */
function pageMarks({ base, changes, excepted, unknown }, say) {
    const there = new Map();
    const gone = new Map();
    const others = [];
    for (const change of [...changes, ...excepted]) {
        const id = (0,thing_of/* thingOf */.M)(change);
        const text = (0,drift/* sentenceOf */.$N)(change, undefined, say);
        const [, what] = CAME_OR_WENT.exec(change.rule) ?? [];
        if (id === null)
            others.push(text);
        else if (what === 'removed')
            gone.set(id, goneMark(change, text));
        else {
            const known = there.get(id);
            const state = what === 'added' || known?.state === 'new' ? 'new' : 'changed';
            there.set(id, { state, texts: [...(known?.texts ?? []), text] });
        }
        if (change.rule === 'simbolo-moved') {
            const mark = goneMark(change, text);
            gone.set(`simbolo:${mark.modulo}.${mark.nome}`, mark);
        }
    }
    const commit = base.commit === null ? '' : base.commit.slice(0, DIGITS_SHOWN);
    const name = commit === '' || base.name.startsWith(commit) ? base.name : `${base.name} (${commit})`;
    return { base: name, there, gone, others, unknown: unknown.length };
}
function goneMark({ path, name }, text) {
    const [, modulo, inside] = (0,json_pointer/* segmentsIn */.eC)(path);
    return {
        state: 'gone',
        nome: name,
        modulo: inside === 'simbolos' && modulo !== undefined ? modulo : null,
        texts: [text],
    };
}

// EXTERNAL MODULE: ./build/said/contract/counts.js
var counts = __webpack_require__(67451);
// EXTERNAL MODULE: ./build/said/contract/files.js
var contract_files = __webpack_require__(77964);
// EXTERNAL MODULE: ./build/said/findings/finding.js
var finding = __webpack_require__(9314);
// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: ./build/said/git/git.js
var git = __webpack_require__(36367);
// EXTERNAL MODULE: ./build/said/run/findings.js
var run_findings = __webpack_require__(34458);
// EXTERNAL MODULE: ./build/said/run/lexico.js
var run_lexico = __webpack_require__(99046);
// EXTERNAL MODULE: ./build/said/run/reference.js + 1 modules
var run_reference = __webpack_require__(11217);
// EXTERNAL MODULE: ./build/said/run/run-context.js
var run_context = __webpack_require__(15637);
// EXTERNAL MODULE: ./build/said/runtime/tongue.js
var tongue = __webpack_require__(64499);
// EXTERNAL MODULE: ./build/said/contract/canonical.js
var canonical = __webpack_require__(96845);
// EXTERNAL MODULE: ./build/said/site/site-file.js
var site_file = __webpack_require__(62734);
;// CONCATENATED MODULE: ./build/said/site/lexico-file.js



/** The lexico as a file of the site. */
function lexicoFile(lexico) {
    return { path: contract_files/* LEXICO_PATH */.rM, bytes: (0,canonical/* canonicalJson */.d)(lexico, 'compact'), schema: (0,site_file/* schemaPath */.p8)('lexico') };
}

// EXTERNAL MODULE: ./build/said/site/site.js + 3 modules
var site_site = __webpack_require__(6278);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/said/attest/subject.js
var subject = __webpack_require__(48636);
// EXTERNAL MODULE: ./build/said/findings/unwritable.js
var unwritable = __webpack_require__(78972);
// EXTERNAL MODULE: ./build/said/runtime/make-folder.js
var make_folder = __webpack_require__(35742);
// EXTERNAL MODULE: ./build/said/runtime/remove-quietly.js
var remove_quietly = __webpack_require__(97);
;// CONCATENATED MODULE: ./build/said/site/write-folder.js








/** Foreign files named in a message. */
const MAX_NAMES_SHOWN = 5;
/**
 * Replaces a folder by these files, whole or not at all: they are written beside it and then change places with it.
 * A folder that holds anything that an earlier build did not write is left alone.
 * @throws {UserError} when the folder holds files of somebody else, or cannot be written.
 */
function writeFolder(folder, files) {
    // Behind a link (a server's root, say) the folder itself changes, and the link stays.
    const target = (0,external_node_fs_.existsSync)(folder) ? (0,external_node_fs_.realpathSync)(folder) : (0,external_node_path_.resolve)(folder);
    const foreign = foreignFiles(target);
    if (foreign.length > 0) {
        const shown = foreign.slice(0, MAX_NAMES_SHOWN).join(', ');
        throw new user_error/* UserError */.y($said`${folder} holds files that refdata did not write: ${shown}${foreign.length > MAX_NAMES_SHOWN ? ', …' : ''}.`, $said('Choose an empty or new folder with --out: a build replaces the whole folder. `refdata build --into` writes beside them.'));
    }
    const parent = (0,external_node_path_.dirname)(target);
    const fresh = (0,external_node_path_.join)(parent, `.${(0,external_node_path_.basename)(target)}.new-${process.pid}`);
    const old = (0,external_node_path_.join)(parent, `.${(0,external_node_path_.basename)(target)}.old-${process.pid}`);
    try {
        for (const file of files) {
            const path = (0,external_node_path_.join)(fresh, ...file.path.split('/'));
            (0,make_folder/* makeFolder */.f)((0,external_node_path_.dirname)(path));
            if ('bytes' in file)
                (0,external_node_fs_.writeFileSync)(path, file.bytes);
            else
                (0,external_node_fs_.copyFileSync)(file.storedAt, path);
        }
        const replaces = (0,external_node_fs_.existsSync)(target);
        if (replaces)
            (0,external_node_fs_.renameSync)(target, old);
        try {
            (0,external_node_fs_.renameSync)(fresh, target);
        }
        catch (error) {
            if (replaces)
                (0,external_node_fs_.renameSync)(old, target);
            throw error;
        }
    }
    catch (cause) {
        throw (0,unwritable/* unwritable */.m)(folder, cause, $said('Choose another folder with --out.'));
    }
    finally {
        (0,remove_quietly/* removeQuietly */.S)(fresh);
        (0,remove_quietly/* removeQuietly */.S)(old);
    }
}
/** Files in a folder that the manifest in it does not list. */
function foreignFiles(target) {
    if (!(0,external_node_fs_.existsSync)(target))
        return [];
    let names;
    try {
        names = (0,external_node_fs_.readdirSync)(target, { recursive: true, withFileTypes: true })
            .filter(entry => !entry.isDirectory())
            .map(entry => (0,external_node_path_.relative)(target, (0,external_node_path_.join)(entry.parentPath, entry.name)).split(external_node_path_.sep).join('/'));
    }
    catch (cause) {
        throw new user_error/* UserError */.y($said`${target} is not a folder that can be read.`, $said('Choose another folder with --out.'), {
            cause,
        });
    }
    const ours = new Set(listedFiles((0,external_node_path_.join)(target, ...contract_files/* MANIFEST_PATH */.U4.split('/'))));
    return names.filter(name => !ours.has(`/${name}`)).sort();
}
/** Files that an earlier build wrote, by its manifest, and what was signed about it since. */
function listedFiles(manifest) {
    try {
        const { generator, files } = JSON.parse((0,external_node_fs_.readFileSync)(manifest, 'utf8'));
        const listed = [contract_files/* MANIFEST_PATH */.U4, ...subject/* ATTESTATION_PATHS */.i, ...files.map(file => file.path)];
        return generator.name === 'refdata-action' ? listed : [];
    }
    catch {
        // No manifest, or not one of ours: then nothing in the folder is ours.
        return [];
    }
}

;// CONCATENATED MODULE: ./build/said/site/write-into.js






/** Files named in a message. */
const write_into_MAX_NAMES_SHOWN = 5;
const INDEX_PAGE = 'index.html';
/** Places that nobody else has files for: the contract says what stands there. */
const CONTRACT = new Set([...contract_files/* FILE_NAMES */.GY.map(contract_files/* pathOf */.XM), contract_files/* MANIFEST_PATH */.U4]);
/** Whether a folder has pages of somebody else: then ours are not among them, and data alone is written. */
function hasOtherPages(folder) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, INDEX_PAGE)))
        return false;
    return !listedFiles(placeIn(folder, contract_files/* MANIFEST_PATH */.U4)).includes(`/${INDEX_PAGE}`);
}
/**
 * Writes files into a folder of somebody else's, whose own files stay. What an earlier build wrote there, as its manifest
 * lists it, and this one does not, goes. All are written beside first; then each takes its place, the manifest last.
 * @throws {UserError} when a file of somebody else's would be replaced, a link leads away, or something cannot be written.
 */
function writeInto(folder, files) {
    const target = (0,external_node_fs_.existsSync)(folder) ? (0,external_node_fs_.realpathSync)(folder) : (0,external_node_path_.resolve)(folder);
    const before = listedFiles(placeIn(target, contract_files/* MANIFEST_PATH */.U4)).filter(path => isInside(target, path));
    const ours = new Set([...CONTRACT, ...before]);
    refuse(folder, $said('holds files of somebody else in places of ours'), files, ({ path }) => {
        return !ours.has(path) && (0,external_node_fs_.lstatSync)(placeIn(target, path), { throwIfNoEntry: false }) !== undefined;
    });
    refuse(folder, $said('has links that lead out of it'), files, ({ path }) => !isInside(target, path));
    const fresh = [];
    try {
        for (const file of manifestLast(files)) {
            const path = placeIn(target, file.path);
            const beside = `${path}.new-${process.pid}`;
            (0,make_folder/* makeFolder */.f)((0,external_node_path_.dirname)(path));
            fresh.push({ beside, path });
            if ('bytes' in file)
                (0,external_node_fs_.writeFileSync)(beside, file.bytes);
            else
                (0,external_node_fs_.copyFileSync)(file.storedAt, beside);
        }
        for (const { beside, path } of fresh)
            (0,external_node_fs_.renameSync)(beside, path);
        const now = new Set(files.map(({ path }) => path));
        for (const path of before)
            if (!now.has(path))
                remove(target, path);
    }
    catch (cause) {
        for (const { beside } of fresh)
            (0,external_node_fs_.rmSync)(beside, { force: true });
        throw new user_error/* UserError */.y($said`${folder} cannot be written: ${cause.message}.`, $said('Choose another folder with --into.'), { cause });
    }
}
function refuse(folder, what, files, isWrong) {
    const names = files.filter(isWrong).map(({ path }) => path.slice(1));
    if (names.length === 0)
        return;
    throw new user_error/* UserError */.y(`${folder} ${what}: ${names.slice(0, write_into_MAX_NAMES_SHOWN).join(', ')}${names.length > write_into_MAX_NAMES_SHOWN ? ', …' : ''}.`, $said('Move them away, or choose another folder with --into.'));
}
function manifestLast(files) {
    const isManifest = ({ path }) => path === contract_files/* MANIFEST_PATH */.U4;
    return [...files.filter(file => !isManifest(file)), ...files.filter(isManifest)];
}
function placeIn(target, path) {
    return (0,external_node_path_.join)(target, ...path.split('/'));
}
/** Whether a path stays in the folder: by its name, and by where the folders around it really are. */
function isInside(target, path) {
    const place = placeIn(target, path);
    if (!place.startsWith(target + external_node_path_.sep))
        return false;
    let around = (0,external_node_path_.dirname)(place);
    while (around.length > target.length && !(0,external_node_fs_.existsSync)(around))
        around = (0,external_node_path_.dirname)(around);
    const real = (0,external_node_fs_.existsSync)(around) ? (0,external_node_fs_.realpathSync)(around) : around;
    return real === target || real.startsWith(target + external_node_path_.sep);
}
/** Removes a file, and the folders around it that are empty then. */
function remove(target, path) {
    const place = placeIn(target, path);
    if (!(0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false })?.isFile())
        return;
    (0,external_node_fs_.rmSync)(place);
    for (let around = (0,external_node_path_.dirname)(place); around.length > target.length; around = (0,external_node_path_.dirname)(around)) {
        if ((0,external_node_fs_.readdirSync)(around).length > 0)
            return;
        (0,external_node_fs_.rmSync)(around, { recursive: true });
    }
}

// EXTERNAL MODULE: ./build/said/commands/notes-tongue.js
var notes_tongue = __webpack_require__(579);
// EXTERNAL MODULE: ./build/said/pages/index.js + 53 modules
var pages = __webpack_require__(30638);
// EXTERNAL MODULE: ./build/said/rules/pages.js
var rules_pages = __webpack_require__(96968);
// EXTERNAL MODULE: ./build/said/run/site-settings.js
var site_settings = __webpack_require__(77141);
// EXTERNAL MODULE: ./build/said/text/first-of.js
var first_of = __webpack_require__(85184);
// EXTERNAL MODULE: ./build/said/text/visible.js
var visible = __webpack_require__(38696);
;// CONCATENATED MODULE: ./build/said/commands/pages.js






/** Ids named in a message. */
const MAX_SHOWN = 5;
/** The pages of a build, and what there is to say about them; no site where refdata.yml wants the data alone. */
function pagesOf({ configuration, repository }, reference) {
    const { config, placeOf } = configuration;
    const found = new run_findings/* Findings */.F(reference.policy);
    const extensao = reference.files.sintaxe.extensao;
    const { hasPages, ...settings } = (0,site_settings/* siteSettings */.fs)(config, extensao, repository, problem => found.add(problem));
    if (!hasPages)
        return { site: undefined, findings: found.list };
    const site = (0,pages/* referenceSite */.vP)({ ...reference, ...settings });
    if (config.enderecos !== undefined) {
        const missing = (0,pages/* unrecorded */.yt)(settings.ledger, site.addresses);
        if (missing.length > 0) {
            const message = $said`${config.enderecos} does not say what is there: ${(0,first_of/* firstOf */.K)(missing, MAX_SHOWN)}.`;
            found.add({ rule: rules_pages/* addressUnrecorded */.Ex.id, message, place: placeOf(['enderecos']) });
        }
        for (const { id, agora, isCircle } of (0,pages/* lostFollowers */.Od)(settings.ledger, each => site.addresses.has(each))) {
            const message = isCircle
                ? $said`${(0,visible/* visible */.R)(id)} is said to be ${(0,visible/* visible */.R)(agora)} now, and what is said of that leads in a circle.`
                : $said`${(0,visible/* visible */.R)(id)} is said to be ${(0,visible/* visible */.R)(agora)} now, which is nothing that there is or was.`;
            found.add({ rule: rules_pages/* addressFollowerUnknown */.jT.id, message, place: { file: config.enderecos } });
        }
    }
    return { site, findings: found.list };
}

// EXTERNAL MODULE: ./build/said/repository/observed.js
var observed = __webpack_require__(99657);
// EXTERNAL MODULE: ./build/said/repository/readable.js
var readable = __webpack_require__(13521);
// EXTERNAL MODULE: ./build/said/text/counted.js
var counted = __webpack_require__(35676);
// EXTERNAL MODULE: ./build/said/prove/lists.js
var prove_lists = __webpack_require__(85948);
// EXTERNAL MODULE: ./build/said/prove/proof.js
var prove_proof = __webpack_require__(26179);
;// CONCATENATED MODULE: ./build/said/prove/hold.js





/** Names of files that are shown. */
const MAX_FILES_SHOWN = 8;
/** Holds what a build has read against a proof that was made before. Nothing is run. */
function holdAgainst(proof, files, repository, place) {
    const paths = Object.keys(proof.sources);
    const changed = paths.filter(path => digestIn(repository, path) !== proof.sources[path]);
    const problems = [];
    const lists = new Map(prove_lists/* SECTIONS */.bP.flatMap(section => [...(0,prove_lists/* publishedLists */.sE)(section, files)]));
    for (const [list, proved] of Object.entries(proof.lists)) {
        const entries = lists.get(list) ?? new Map();
        const problem = (message) => problems.push({ rule: 'proof-names', message, place });
        if (entries.size < proved.found)
            problem($said`${list} has ${(0,counted/* counted */.h)(entries.size, 'name')}; ${proved.found} were proved.`);
        else if (changed.length === 0 && (0,prove_proof/* namesDigest */.zU)(entries) !== proved.names)
            problem($said`${list} has other names than those that were proved, though no source has changed.`);
    }
    if (changed.length > 0) {
        const shown = changed.slice(0, MAX_FILES_SHOWN).join(', ');
        const more = changed.length > MAX_FILES_SHOWN ? ', …' : '';
        const message = $said`${changed.length} of ${paths.length} source files have changed since they were proved: ${shown}${more}.`;
        problems.push({ rule: 'proof-stale', message, place });
    }
    return problems;
}
function digestIn(repository, path) {
    return (0,readable/* ifReadable */.G5)(() => (0,observed/* digestOf */.ol)(repository.readBytes(path)));
}

// EXTERNAL MODULE: ./build/said/repository/repository.js
var repository = __webpack_require__(5629);
;// CONCATENATED MODULE: ./build/said/commands/proof.js






/** The most that `limits.source_mib` may say: only digests are made of these files. */
const MAX_SOURCE_MIB = 512;
/**
 * What the proof beside a configuration says against what a build has read; nothing where there is no proof.
 *
 * @throws {UserError} when the file is no proof
 */
function proofOf({ configPath }, repo, files) {
    const path = (0,external_node_path_.join)((0,external_node_path_.dirname)(configPath), prove_proof/* PROOF_FILE */.At);
    if (!(0,external_node_fs_.existsSync)(path))
        return [];
    const file = (0,run_context/* shownPath */.p)(repo, path);
    const proof = (0,prove_proof/* parseProof */.k_)((0,external_node_fs_.readFileSync)(path, 'utf8'), file);
    return holdAgainst(proof, files, (0,repository/* openRepository */.h_)(repo, MAX_SOURCE_MIB), { file });
}

// EXTERNAL MODULE: ./build/said/run/language-data.js
var language_data = __webpack_require__(27239);
// EXTERNAL MODULE: ./build/said/site/site-editors.js
var site_editors = __webpack_require__(6492);
// EXTERNAL MODULE: ./build/said/commands/editor-input.js
var editor_input = __webpack_require__(7951);
;// CONCATENATED MODULE: ./build/said/commands/site-editors.js




/** What a site has for editors; nothing where there is no lexico, or refdata.yml does not want it. */
function editorsOf(run, reference, lexico) {
    const { config } = run.configuration;
    if (lexico === undefined || config.editores === false)
        return [];
    const { index, sintaxe } = reference.files;
    const dados = (0,language_data/* languageData */.x)(run, reference, lexico);
    // What cannot be read of a program is told where examples are taken from it.
    const programs = (0,site_settings/* programsOf */.h2)(config, sintaxe.extensao, run.repository, () => { });
    const input = (0,editor_input/* editorInput */.W)({ config, index, lexico, programs, dados });
    return (0,site_editors/* siteEditors */._)(input, reference.baseUrl ?? null);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/said/commands/site-registry.js





const NONE = { files: [], packed: [], findings: [], reported: [] };
/**
 * Builds the registry, where refdata.yml has one, for as long as `use` needs its files: archives are not held in
 * memory, and those on disk are removed in the end.
 */
async function withRegistry({ configuration: loaded, progress }, 
/** The repository, and the folder that will be written. */
{ repo, out }, use) {
    if (!loaded.config.registro)
        return use(NONE);
    const staging = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'refdata-registry-'));
    try {
        // Few languages have a registry, and none but those needs what packs it.
        const { buildRegistry, registryCounts, registrySiteFiles } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 10850));
        const { registro, files, packed, findings } = await buildRegistry({
            repo,
            loaded,
            out,
            staging,
            progress,
        });
        const { packages: pacotes, versions: versoes } = registryCounts(registro);
        const reported = [{ path: contract_files/* REGISTRO_PATH */.AM, count: (0,counts/* describeCounts */.wv)({ pacotes, versoes }) }];
        return await use({ files: registrySiteFiles(files), packed, findings, reported });
    }
    finally {
        await (0,promises_.rm)(staging, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./build/said/commands/build.js





















/**
 * Builds the seven files of a language from its source code into a folder (service-spec.md, "Resources").
 * Findings of level `error` are returned, all together, and then nothing is written.
 * @throws {UserError} when the configuration does not hold or the folder cannot be written.
 */
async function build(options) {
    const run = (0,run_context/* openRun */.I)(options);
    // Git answers while the sources are read; programs of the repository run when it has.
    const state = (0,git/* sourceState */.f7)(options.repo, options.out);
    if (options.commands !== undefined && options.commands !== 'off')
        await state;
    const { files, policy, ...reference } = await (0,run_reference/* referenceOf */.B)(run, options);
    const { compared } = options;
    if (compared !== undefined)
        demandSame(compared, files.index);
    const { commit, modified } = await state;
    const baseUrl = (options.baseUrl ?? reference.baseUrl ?? null)?.replace(/\/+$/, '') ?? null;
    return withRegistry(run, options, async (registry) => {
        const proved = new run_findings/* Findings */.F(policy);
        for (const problem of proofOf(run, options.repo, files))
            proved.add(problem);
        const archive = options.archive ?? reference.archive;
        const front = !options.into || !hasOtherPages(options.out);
        const input = { files, policy, baseUrl, commit: modified ? null : commit };
        const { lexico, findings: ofLexico } = await (0,run_lexico/* lexicoOf */.K)(run, files, reference.findings);
        const editors = editorsOf(run, { ...reference, files, baseUrl: baseUrl ?? undefined }, lexico);
        const pages = front
            ? pagesOf(run, {
                ...reference,
                ...input,
                lexico,
                editors,
                marks: compared && pageMarks(compared, (0,tongue/* sayIn */.dx)((0,notes_tongue/* ownTongue */.X)(run.configuration))),
            })
            : { site: undefined, findings: [] };
        const docset = run.configuration.config.docset ? await pages.site?.docset() : undefined;
        const findings = [
            ...reference.findings,
            ...proved.list,
            ...registry.findings,
            ...pages.findings,
            ...ofLexico,
        ];
        const ok = !(0,finding/* hasError */.JD)(findings);
        const site = (0,site_site/* siteFiles */.J)(files, {
            commit,
            modified,
            repositories: run.repository.others?.read() ?? [],
            baseUrl,
            policy,
            archive,
            front,
            unread: reference.unread,
            tongue: (0,notes_tongue/* ownTongue */.X)(run.configuration),
        }, [
            ...registry.files,
            ...(pages.site?.files ?? []),
            ...(docset ?? []),
            ...(lexico ? [lexicoFile(lexico)] : []),
            ...editors.map(({ file }) => file),
        ], pages.site?.dataPage);
        if (ok) {
            run.progress($said('writing'));
            (options.into ? writeInto : writeFolder)(options.out, site);
        }
        const sizes = new Map(site.map(file => [file.path, (0,site_file/* sizeOf */.$d)(file)]));
        const reported = [
            ...contract_files/* FILE_NAMES */.GY.map(name => ({ path: (0,contract_files/* pathOf */.XM)(name), count: contents(name, files) })),
            ...registry.reported,
        ];
        return {
            ok,
            nome: files.index.nome,
            versao: files.index.versao,
            out: options.out,
            baseUrl,
            files: reported.map(({ path, count }) => ({ path, bytes: sizes.get(path) ?? 0, count })),
            counts: allCounts(files),
            packed: registry.packed,
            findings,
        };
    });
}
/** Marks of something else would be wrong. @throws {UserError} */
function demandSame({ nome, head }, index) {
    if (nome === index.nome && head.versao === index.versao)
        return;
    throw new user_error/* UserError */.y($said`The report is of ${nome} ${head.versao}, and ${index.nome} ${index.versao} is built.`, $said('Check the same files that are built, in the same job.'));
}
/** What a file holds, in a few words; for the index, what it is the index of. */
function contents(name, files) {
    return name === 'index'
        ? `${files.index.nome} ${files.index.versao}`
        : (0,counts/* describeCounts */.wv)((0,counts/* countsOf */.mQ)(name, files[name]));
}
/** The counts of all files together; the six links of the index count nothing. */
function allCounts(files) {
    return Object.assign({}, ...contract_files/* FILE_NAMES */.GY.filter(name => name !== 'index').map(name => (0,counts/* countsOf */.mQ)(name, files[name])));
}


/***/ }),

/***/ 7951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ editorInput)
/* harmony export */ });
/** What a command is called that starts a language server. */
const SERVER_COMMAND = /(?:^|[\s-])(?:lsp|lang(?:uage)?-?server)$/i;
/** What editors are made of. A language whose program has a command for a language server has a server of its own. */
function editorInput({ config, index, lexico, programs, dados, next }) {
    const commands = dados?.files.comandos.grupos.flatMap(({ comandos }) => comandos) ?? [];
    return {
        lexico,
        descricao: index.descricao,
        documentacao: index.documentacao,
        repositorio: config.repositorio?.replace(/\/(?:-\/)?(?:blob|src|tree)\/.*|\/?\{.*/, ''),
        programs: programs.map(({ text }) => text),
        idioma: config.idioma ?? 'pt',
        servidor: dados && {
            dados,
            proxima: next && { dados: next, versao: next.referencia.versao },
            hasOwn: commands.some(({ nome }) => SERVER_COMMAND.test(nome)),
        },
    };
}


/***/ }),

/***/ 579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ ownTongue),
/* harmony export */   i: () => (/* binding */ notesTongue)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _run_configuration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6112);
/* harmony import */ var _runtime_tongue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64499);
/* harmony import */ var _text_said_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54157);





/** The tongue that a language is described in, and its changelog with it. */
function ownTongue({ config }) {
    return config.idioma ?? 'pt';
}
/** The tongue of release notes: the one that was asked for, otherwise that of the language, where it has a configuration. */
function notesTongue({ repo, config }) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repo, config);
    if ((0,_runtime_tongue_js__WEBPACK_IMPORTED_MODULE_3__/* .askedTongue */ .lt)() !== undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return _text_said_js__WEBPACK_IMPORTED_MODULE_4__/* .spoken */ .vg;
    return (0,_runtime_tongue_js__WEBPACK_IMPORTED_MODULE_3__/* .sayIn */ .dx)(ownTongue((0,_run_configuration_js__WEBPACK_IMPORTED_MODULE_2__/* .loadConfig */ .Z9)(file, config)));
}


/***/ }),

/***/ 85948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bP: () => (/* binding */ SECTIONS),
/* harmony export */   fO: () => (/* binding */ listsOf),
/* harmony export */   sE: () => (/* binding */ publishedLists)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77964);
/* harmony import */ var _extract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85553);
/* harmony import */ var _reference_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79803);



/** Every list that can be proved, in the order of the contract. */
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
/** What the published files hold of a section. */
function publishedLists(section, files) {
    const list = files[section.file][section.field];
    if (section.file !== 'conteudos')
        return listsOf(section, list);
    const { modulos } = files.conteudos.exercicios;
    return listsOf(section, Object.entries(modulos).map(([key, value]) => ({ key, value })));
}
/** What somebody says that a section holds: entries as the contract has them, or names alone. */
function listsOf({ at, file, field, key, inner }, items) {
    const name = at.join('.');
    const outer = new Map();
    const lists = new Map([[name, outer]]);
    const inside = new Map();
    if (inner)
        lists.set(`${name}.${inner.field}`, inside);
    for (const [i, item] of foldAliases(items).entries()) {
        const subject = `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)(file)}#/${field}/${i}`;
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
                add(inside, { ...own, name: `${entry.name}.${own.name}`, outer: entry.name });
        }
    }
    return lists;
}
function entryOf(item, key, subject) {
    if (item === _extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORTED */ .u3 || item === null || item === undefined)
        return undefined;
    if (typeof item !== 'object')
        return { name: String(item), fields: {}, subject };
    const { [key ?? '']: name, ...fields } = item;
    return { name: typeof name === 'string' ? name : JSON.stringify(name ?? item), fields, subject };
}
/** What has the name of an earlier entry is counted through, so that nothing is lost. */
function add(entries, entry) {
    let times = 1;
    let { name } = entry;
    for (; entries.has(name); name = `${entry.name} (${times})`)
        times += 1;
    entries.set(name, times > 1 ? { ...entry, name, times } : entry);
}
/** Rows that say that a name is another one of a module become its `apelidos`. */
function foldAliases(items) {
    const aliases = new Map();
    const own = items.filter(item => {
        const { [_reference_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .APELIDO_DE */ .nH]: of, nome } = Object(item);
        if (typeof of !== 'string' || of === nome)
            return true;
        aliases.set(of, [...(aliases.get(of) ?? []), nome]);
        return false;
    });
    if (aliases.size === 0)
        return own;
    return own.map(item => {
        const { [_reference_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .APELIDO_DE */ .nH]: _, apelidos, ...fields } = Object(item);
        return {
            ...fields,
            apelidos: [...(Array.isArray(apelidos) ? apelidos : []), ...(aliases.get(fields.nome) ?? [])],
        };
    });
}


/***/ }),

/***/ 26179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ PROOF_FILE),
/* harmony export */   k_: () => (/* binding */ parseProof),
/* harmony export */   zU: () => (/* binding */ namesDigest),
/* harmony export */   zV: () => (/* binding */ renderProof)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
/* harmony import */ var _findings_parse_kept_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90025);
/* harmony import */ var _repository_observed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99657);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62021);




/** Beside refdata.yml. */
const PROOF_FILE = 'refdata.proof.json';
const digest = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
const proofSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** Of the program that made it. */
    refdata: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Of the language. */
    versao: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** What was proved; null outside of a git repository. */
    commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    /** Whether files differed from the commit. */
    modified: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    lists: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        expected: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        found: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        equal: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        accepted: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        /** Of the names that are published. */
        names: digest,
        /** Who said what is in it: kinds of source with what stands behind them. */
        by: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())),
    })),
    /** Digests of the files that the published lists were read from. */
    sources: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), digest),
});
/** Reads a proof. @param file how it is named in messages. @throws {UserError} when it is none */
function parseProof(text, file) {
    return (0,_findings_parse_kept_js__WEBPACK_IMPORTED_MODULE_0__/* .parseKept */ .M)(text, file, proofSchema, {
        what: 'proof',
        remedy: $said('Make it anew with `refdata prove`.'),
    });
}
/** The bytes of a proof: no clock, and lists and files in one order. */
function renderProof(proof) {
    const sources = Object.entries(proof.sources).sort(([a], [b]) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a, b));
    return `${JSON.stringify({ ...proof, sources: Object.fromEntries(sources) }, null, 2)}\n`;
}
/** Digest of the names of a list, in whatever order they come. */
function namesDigest(entries) {
    return (0,_repository_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)([...entries.keys()].sort(_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O).join('\0'));
}


/***/ })

};
