export const id = 2280;
export const ids = [2280];
export const modules = {

/***/ 15878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ commitOf),
/* harmony export */   k$: () => (/* binding */ defaultRemote),
/* harmony export */   tI: () => (/* binding */ baseCommit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _commits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26749);
/* harmony import */ var _defaults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49845);





/**
 * The commit to compare with: what is checked out left its base somewhere, and what the base did since is none of its
 * changes. @throws {UserError} when there is no such commit.
 */
async function baseCommit({ repo, base, exactBase = false, remote }) {
    const server = remote ?? (await defaultRemote(repo));
    const name = base ?? (await (0,_defaults_js__WEBPACK_IMPORTED_MODULE_4__/* .defaultBase */ .px)(repo, server));
    const commit = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_3__/* .findCommit */ .fq)(repo, name, server);
    const own = exactBase || commit.folder !== repo ? undefined : await (0,_commits_js__WEBPACK_IMPORTED_MODULE_3__/* .localCommit */ .Bo)(repo, 'HEAD');
    const left = own === undefined ? undefined : await (0,_commits_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeBase */ .wu)(repo, commit.id, own);
    return {
        name,
        commit: typeof left === 'object' ? { folder: repo, id: left.id } : commit,
        isUnrelated: left === 'unrelated',
    };
}
/** A commit by its name, from where a clone came from when nothing else is said. @throws {UserError} */
async function commitOf(repo, name, remote) {
    return (0,_commits_js__WEBPACK_IMPORTED_MODULE_3__/* .findCommit */ .fq)(repo, name, remote ?? (await defaultRemote(repo)));
}
/** Where a clone came from; nothing for one that came from nowhere. */
async function defaultRemote(repo) {
    const url = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_3__/* .originOf */ .yv)(repo);
    return url && { url, token: '', temporary: ownFolder() };
}
let fetched;
/** A folder for what is fetched, which goes with this process. */
function ownFolder() {
    if (fetched !== undefined)
        return fetched;
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'refdata-fetched-'));
    process.once('exit', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true }));
    fetched = folder;
    return folder;
}


/***/ }),

/***/ 26749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ localCommit),
/* harmony export */   P7: () => (/* binding */ remoteHead),
/* harmony export */   fE: () => (/* binding */ isShallow),
/* harmony export */   fq: () => (/* binding */ findCommit),
/* harmony export */   wu: () => (/* binding */ mergeBase),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70787);
/* harmony import */ var _git_connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8947);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40075);





const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** What a server knows by name: no `HEAD~1`, `main@{1}` or `v1^{}`. */
const FETCHABLE = /^[^~^:?*[\\\s]+$/;
/** Whether a clone has less than the whole history. */
async function isShallow(folder) {
    return (await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .readGit */ .lX)(folder, ['rev-parse', '--is-shallow-repository'])).stdout.trim() === 'true';
}
/** The commit that a name means in a repository: a branch, a tag, an id. Branches of `origin` need no prefix. */
async function localCommit(folder, ref) {
    for (const name of [ref, `refs/remotes/origin/${ref}`]) {
        const { code, stdout } = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .readGit */ .lX)(folder, [
            'rev-parse',
            '--verify',
            '--quiet',
            '--end-of-options',
            `${name}^{commit}`,
        ]);
        // An id is echoed whether or not there is such an object, so it is asked for.
        if (code !== 0)
            continue;
        const id = stdout.trim();
        if ((await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .readGit */ .lX)(folder, ['cat-file', '-e', `${id}^{tree}`])).code === 0)
            return id;
    }
    return undefined;
}
/**
 * A commit by its name, fetched without history where it is not here. @throws {UserError} when it is nowhere.
 * What is fetched goes to a repository of its own: the one that is checked stays as it is.
 */
async function findCommit(folder, ref, remote) {
    const local = await localCommit(folder, ref);
    if (local !== undefined)
        return { folder, id: local };
    if ((await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .readGit */ .lX)(folder, ['rev-parse', '--git-dir'])).code !== 0) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${ref} is no folder and no address, and this is no git repository that could have a commit of that name.`, 'Name a folder with published files, an address, or run this inside a clone.');
    }
    const reason = remote && FETCHABLE.test(ref) ? await fetchInto(remote, ref) : 'there is nowhere to fetch it from';
    if (typeof reason !== 'string')
        return reason;
    if (!FETCHABLE.test(ref)) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`The commit ${ref} is not in this clone, and only branches, tags and full ids can be fetched.`, 'Check out with enough history (fetch-depth: 0), or name a branch, a tag or a full id.');
    }
    const fetchable = FULL_ID.test(ref) ? ref : `${ref}:refs/remotes/origin/${ref}`;
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`The commit ${ref} is not in this clone, and could not be fetched: ${reason}.`, `Fetch it (git fetch origin ${fetchable}), or check out with enough history (fetch-depth: 0), or correct the name.`);
}
/** The reason why it could not be fetched, or the commit. */
async function fetchInto({ url, token, temporary }, ref) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, 'refdata-base-'));
    const format = /^[0-9a-f]{64}$/.test(ref) ? 'sha256' : 'sha1';
    const home = { cwd: folder, env: { HOME: folder, USERPROFILE: folder } };
    await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(['init', '--quiet', '--bare', '--template=', `--object-format=${format}`], home);
    const { code, stderr } = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)([
        'fetch',
        '--quiet',
        '--depth=1',
        '--no-tags',
        '--no-recurse-submodules',
        '--end-of-options',
        url.href,
        `+${ref}:refs/refdata/base`,
    ], { ...home, ...(0,_git_connection_js__WEBPACK_IMPORTED_MODULE_3__/* .connectionTo */ .m)(url, token) });
    const id = code === 0 ? await localCommit(folder, 'refs/refdata/base') : undefined;
    if (id !== undefined)
        return { folder, id };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    const lines = stderr.trim().split('\n');
    // What follows the first is advice.
    const said = lines.find(line => /^(fatal|error): /.test(line)) ?? lines.at(-1) ?? '';
    return said.replace(/^(fatal|error): /, '').replace(/\.$/, '') || 'git failed';
}
/** The branch that a server calls its default one; nothing where it does not answer. */
async function remoteHead({ url, token, temporary }) {
    const home = { cwd: temporary, env: { HOME: temporary, USERPROFILE: temporary } };
    const args = ['ls-remote', '--symref', '--end-of-options', url.href, 'HEAD'];
    const { code, stdout } = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(args, { ...home, ...(0,_git_connection_js__WEBPACK_IMPORTED_MODULE_3__/* .connectionTo */ .m)(url, token) });
    return code === 0 ? /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(stdout)?.[1] : undefined;
}
/** Where the clone came from, when that is an address that can be asked without a password. */
async function originOf(folder) {
    const { code, stdout } = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .readGit */ .lX)(folder, ['config', '--get', 'remote.origin.url']);
    const text = stdout.trim();
    if (code !== 0 || text === '')
        return undefined;
    if (text.startsWith('/'))
        return new URL(`file://${text}`);
    if (!URL.canParse(text))
        return undefined;
    const url = new URL(text);
    return /^(https?|file):$/.test(url.protocol) && url.password === '' ? url : undefined;
}
/** The commit at which the head left the base; `unrelated` when there is none, nothing when that cannot be known. */
async function mergeBase(folder, base, head) {
    const { code, stdout } = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .readGit */ .lX)(folder, ['merge-base', base, head]);
    if (code === 0)
        return { id: stdout.trim() };
    const shallow = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .readGit */ .lX)(folder, ['rev-parse', '--is-shallow-repository']);
    return code === 1 && shallow.stdout.trim() === 'false' ? 'unrelated' : undefined;
}


/***/ }),

/***/ 35733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ committedFolder),
/* harmony export */   q: () => (/* binding */ committedFiles)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60088);
/* harmony import */ var _published_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96410);
/* harmony import */ var _site_site_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20050);



/** The folder of the generated files that are committed (`check.committed`), without a slash at its end. */
function committedFolder({ config }) {
    return config.check?.committed?.replace(/^\.\/|\/+$/g, '');
}
/**
 * The committed files of a source; nothing where it commits none. Two builds by one program have one format, and what is
 * committed was perhaps built by an earlier program.
 */
function committedFiles({ loaded, repository }) {
    const folder = committedFolder(loaded);
    if (folder === undefined)
        return undefined;
    const read = (pathIn) => Object.fromEntries(_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_NAMES */ .GY.flatMap(name => {
        const path = `${folder}${pathIn(name)}`;
        if (!repository.isFile(path))
            return [];
        const { data } = (0,_published_index_js__WEBPACK_IMPORTED_MODULE_0__/* .readJsonFile */ .JE)(path, path, repository.readBytes(path));
        const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
        return isObject ? [[name, data]] : [];
    }));
    return { published: read(_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM), schemas: read(_site_site_file_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaPath */ .p8) };
}


/***/ }),

/***/ 49845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MT: () => (/* binding */ prefixOf),
/* harmony export */   Sb: () => (/* binding */ trackedIn),
/* harmony export */   pV: () => (/* binding */ currentRef),
/* harmony export */   px: () => (/* binding */ defaultBase)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40075);
/* harmony import */ var _commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26749);



const OF_ORIGIN = ['refs/remotes/origin/HEAD', 'refs/remotes/origin/main', 'refs/remotes/origin/master'];
/**
 * The default branch of `origin`; where there is no such place, the branch `main` or `master`, and without these the last
 * commit. @throws {UserError} outside of git, and where a commit would be compared with itself.
 */
async function defaultBase(repo, remote) {
    if ((await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_1__/* .readGit */ .lX)(repo, ['rev-parse', '--git-dir'])).code !== 0) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${repo} is no git repository, and no base is named: there is nothing to compare with.`, 'Name a folder with published files or an address with --base, or run this inside a clone.');
    }
    // In a clone of one branch, that one is taken for the default branch, whatever it is.
    const asked = remote && (await isOfOneBranch(repo)) ? await (0,_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .remoteHead */ .P7)(remote) : undefined;
    if (asked !== undefined)
        return asked;
    for (const name of [...OF_ORIGIN, 'refs/heads/main', 'refs/heads/master'])
        if ((await (0,_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .localCommit */ .Bo)(repo, name)) !== undefined)
            return name.replace(/^refs\/(remotes|heads)\//, '');
    const found = remote && (await (0,_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .remoteHead */ .P7)(remote));
    if (found !== undefined)
        return found;
    // A shallow clone has no other branch because it was not asked for, not because there is none.
    const isOnBranch = (await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_1__/* .readGit */ .lX)(repo, ['symbolic-ref', '--quiet', 'HEAD'])).code === 0;
    if (isOnBranch && !(await (0,_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .isShallow */ .fE)(repo)))
        return 'HEAD';
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`No base is named, and this ${isOnBranch ? 'shallow clone has not' : 'clone has neither a branch nor'} the default branch of its origin.`, 'Name the branch to compare with: --base main.');
}
async function isOfOneBranch(repo) {
    const { code, stdout } = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_1__/* .readGit */ .lX)(repo, ['config', '--get-all', 'remote.origin.fetch']);
    return code === 0 && !stdout.includes('*');
}
/** The folder of a language or project below the root of its git repository; empty for the root itself. */
async function prefixOf(repo) {
    const { stdout } = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_1__/* .readGit */ .lX)(repo, ['rev-parse', '--show-prefix']);
    return stdout.trim().replace(/\/$/, '');
}
/** Whether git would commit a file of a folder: what it ignores stands in no commit. Outside of git, every file counts. */
async function trackedIn(folder) {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const { code, stdout } = await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_1__/* .readGit */ .lX)(folder, args);
    if (code !== 0)
        return () => true;
    const paths = new Set(stdout.split('\0'));
    return path => paths.has(path);
}
/** The branch that is checked out, as `refs/heads/main`; empty for none. */
async function currentRef(repo) {
    return (await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_1__/* .readGit */ .lX)(repo, ['symbolic-ref', '--quiet', 'HEAD'])).stdout.trim();
}


/***/ }),

/***/ 49185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cj: () => (/* binding */ addressSide),
  tR: () => (/* binding */ commitSide),
  k$: () => (/* binding */ configIn),
  yp: () => (/* binding */ folderSide),
  lQ: () => (/* binding */ isFolder),
  ye: () => (/* binding */ movedFrom)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: ./build/published/index.js + 9 modules
var build_published = __webpack_require__(96410);
// EXTERNAL MODULE: ./build/repository/git-repository.js + 1 modules
var git_repository = __webpack_require__(86254);
// EXTERNAL MODULE: ./build/repository/git-tree.js
var git_tree = __webpack_require__(61282);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository_repository = __webpack_require__(83929);
// EXTERNAL MODULE: ./build/run/configuration.js
var configuration = __webpack_require__(97964);
// EXTERNAL MODULE: ./build/runtime/stats.js
var stats = __webpack_require__(12060);
// EXTERNAL MODULE: ./build/drift/index.js + 61 modules
var drift = __webpack_require__(29927);
// EXTERNAL MODULE: ./build/repository/programs.js
var programs = __webpack_require__(14572);
// EXTERNAL MODULE: ./build/run/reference.js
var reference = __webpack_require__(43347);
// EXTERNAL MODULE: ./build/text/words.js
var words = __webpack_require__(26883);
// EXTERNAL MODULE: ./build/check/recorded.js
var recorded = __webpack_require__(69891);
;// CONCATENATED MODULE: ./build/check/definitions.js


/** Decorators and comments that belong to a definition stand this near. */
const MAX_LINES_AROUND = 40;
/** A longer definition is no other name of a type. */
const MAX_DEFINITION_CHARACTERS = 2000;
/** What is marked as deprecated, as languages write it: above the definition, or in what documents it. */
const DEPRECATED = /@(?:[\w.]+\.)?deprecated\b|#\[deprecated|\[\[deprecated|\/\/ Deprecated:|^\s*\.\. deprecated::/im;
/** What a built side can say of its symbols besides what is published, read from where they are defined. */
function definitionsOf(source, origins) {
    const files = new Map();
    const linesOf = (file) => {
        const known = files.get(file) ?? (0,recorded/* textOf */.b6)(source, file)?.split('\n') ?? [];
        files.set(file, known);
        return known;
    };
    let aliases;
    return {
        traitsOf(subject, name) {
            const place = origins.get(subject);
            return place?.line === undefined ? undefined : traitsAt(linesOf(place.file), place.line - 1, name);
        },
        definitionOf(name) {
            aliases ??= aliasesIn([...source.read].map(file => linesOf(file).join('\n')));
            return aliases.get(name);
        },
    };
}
/** The definition of a name at a line, or below its decorators; nothing where none is recognised. */
function traitsAt(lines, start, name) {
    let at = start;
    while (at < start + MAX_LINES_AROUND && at < lines.length && !(0,words/* hasWord */.Vf)(lines[at] ?? '', name))
        at += 1;
    const found = aroundName(lines[at] ?? '', name);
    if (!found)
        return undefined;
    const [before, behind] = found;
    const what = /\bclass\s+$/.test(before)
        ? 'class'
        : /\b(?:def|function\*?|fn|func)\s+$/.test(before) ||
            /^\s*(?::[^=]*)?=\s*(?:async\s*)?(?:function\b|\([^)]*\)\s*(?::[^=]+)?=>)/.test(behind)
            ? 'function'
            : null;
    if (what === null)
        return undefined;
    const isAsync = /\basync\s/.test(before) || /^\s*(?::[^=]*)?=\s*async\b/.test(behind);
    return { what, isAsync, isDeprecated: DEPRECATED.test(textAround(lines, at)) };
}
/** A character of a name. */
const IN_NAME = /[\p{L}\p{N}_$]/u;
/** What stands before a name and behind it, where it stands by itself. */
function aroundName(line, name) {
    for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1)) {
        const [before, behind] = [line.slice(0, at), line.slice(at + name.length)];
        // A character may be written as two.
        const [last, next] = [[...before.slice(-2)].at(-1) ?? '', [...behind.slice(0, 2)][0] ?? ''];
        if (!IN_NAME.test(last) && !IN_NAME.test(next))
            return [before, behind];
        if (name === '')
            return undefined;
    }
    return undefined;
}
/** The comments and decorators right above a definition, and the text that documents it below. */
function textAround(lines, at) {
    let from = at;
    while (from > 0 &&
        at - from < MAX_LINES_AROUND &&
        /^\s*(?:[@#*]|\/[/**]|\*\/|\))/.test(lines[from - 1] ?? ''))
        from -= 1;
    const below = [];
    const rest = lines.slice(at + 1, at + 1 + MAX_LINES_AROUND);
    const first = rest.findIndex(line => /\S/.test(line) && !/^\s*[\w*)\]:,=\s.|'"[\]]*[,):]\s*$/.test(line));
    const quote = /^\s*[rRuU]?("""|''')/.exec(rest[first] ?? '')?.[1];
    if (quote !== undefined)
        for (const [i, line] of rest.slice(first).entries()) {
            below.push(line);
            if ((i > 0 && line.includes(quote)) || (i === 0 && line.split(quote).length > 2))
                break;
        }
    return [...lines.slice(from, at + 1), ...below].join('\n');
}
/** Other names of types at the top of some files: `X = Union[A, B]`, `type X = A | B;`. A name of two is none. */
function aliasesIn(texts) {
    const found = new Map();
    for (const text of texts)
        for (const match of text.matchAll(/^(?:(?:export |declare |pub )*type )?([\p{L}_][\p{L}\p{N}_]*)(?::\s*(?:\w+\.)?TypeAlias)?\s*=\s*(?!=)/gmu)) {
            const [head, name = ''] = match;
            const definition = definitionAt(text, match.index + head.length).replace(new RegExp(`(?<![\\p{L}\\p{N}_])${name}(?![\\p{L}\\p{N}_])`, 'gu'), '·');
            found.set(name, found.has(name) && found.get(name) !== definition ? '' : definition);
        }
    for (const [name, definition] of found)
        if (!/[\p{L}_]/u.test(definition))
            found.delete(name);
    return found;
}
/** What stands behind the sign, to the end of the line or of its brackets. */
function definitionAt(text, start) {
    let depth = 0;
    let end = start;
    for (; end < text.length && end - start < MAX_DEFINITION_CHARACTERS; end += 1) {
        const character = text[end];
        if ('([{'.includes(character))
            depth += 1;
        if (')]}'.includes(character))
            depth -= 1;
        if (depth <= 0 && (character === '\n' || character === ';'))
            break;
    }
    return text.slice(start, end).replace(/#.*$/gm, '').replace(/\s+/g, '').trim();
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/registry/index.js + 36 modules
var registry = __webpack_require__(73864);
;// CONCATENATED MODULE: ./build/check/packages.js




/** Characters that mean something to a glob. */
const GLOB_SIGNS = /[\\$*?()[\]{}!+@|]/g;
/**
 * The packages of a repository, wherever it is read from: nothing is packed. What is wrong with a manifest is reported when
 * the registry is built; here, such a package is not there. Files count without what is always left out of archives;
 * what a `.gitignore` leaves out stands in no commit, and `isTracked` says so for a folder.
 */
async function declaredPackages(repository, { pacotes, map, yanked, archived }, isTracked) {
    const reader = new registry/* ManifestReader */.pT(map);
    const packages = new Map();
    const paths = new Set([pacotes].flat().flatMap(glob => repository.glob(glob)));
    for (const path of paths) {
        try {
            const { manifest } = await reader.read(path, repository.readBytes(path));
            if (!manifest || packages.has(manifest.name))
                continue;
            const { name, version, about, dependencias, dataforge, place } = manifest;
            const files = hashes(repository, external_node_path_.posix.dirname(path), isTracked);
            const releases = new Map([[version, { dependencias, dataforge, files }]]);
            packages.set(name, { name, about, releases, place });
        }
        catch (error) {
            if (!(error instanceof repository_repository/* UnreadableFile */.ie))
                throw error;
        }
    }
    return { packages, yanked, archived };
}
function hashes(repository, folder, isTracked) {
    const below = folder === '.' ? '' : `${folder}/`;
    const files = new Map();
    for (const dots of ['**/*', '**/.*', '**/.*/**/*'])
        for (const path of repository.glob(`${below.replace(GLOB_SIGNS, '\\$&')}${dots}`)) {
            const inside = path.slice(below.length);
            if (inside.split('/').some(registry/* isLeftOut */.WY) || !isTracked(path))
                continue;
            // As archives have it.
            const name = inside.normalize('NFC');
            files.set(name, (0,external_node_crypto_.createHash)('sha256').update(repository.readBytes(path)).digest('hex'));
        }
    return files;
}

// EXTERNAL MODULE: ./build/pages/index.js + 33 modules
var pages = __webpack_require__(50592);
// EXTERNAL MODULE: ./build/run/site-settings.js
var site_settings = __webpack_require__(99793);
;// CONCATENATED MODULE: ./build/check/page-addresses.js


/** Where a build of these files would put each thing; null where refdata.yml wants no pages. */
function builtAddresses(config, files, repository) {
    if (config.site === 'data')
        return null;
    return {
        things: (0,pages/* thingsByAddress */.BJ)(files, (0,site_settings/* ledgerOf */.Xr)(config, repository)),
        isKept: config.enderecos !== undefined,
    };
}
/** Where a published site says that each thing is. */
function publishedAddresses({ itens, antigos = [] }) {
    const gone = antigos.flatMap(({ id, endereco }) => endereco === undefined ? [] : [[endereco, id]]);
    return {
        things: new Map([...gone, ...itens.map(({ id, endereco }) => [endereco, id])]),
        isKept: antigos.length > 0,
    };
}

;// CONCATENATED MODULE: ./build/check/built-side.js









/** Builds one side from source, in memory. What is wrong with it is reported, not thrown. */
async function builtSide(name, { open, config, progress, isTracked = () => true }) {
    const repository = open();
    if (typeof config === 'string' && !repository.isFile(config))
        return { ...name, kind: 'absent', reason: `${name.name} has no ${config}.` };
    try {
        const loaded = typeof config === 'string' ? (0,configuration/* checkedConfig */.WW)(repository.read(config), config) : config;
        const limit = loaded.config.limits?.source_mib;
        const source = (0,recorded/* recorded */.t2)(limit === undefined ? repository : open(limit));
        const { files, origins, unread, unsaid, baseUrl, findings, policy } = await (0,reference/* referenceOf */.B)({
            configuration: loaded,
            repository: source.repository,
            programs: (0,programs/* noPrograms */.T)('check'),
            progress: progress ?? (() => { }),
        });
        if (findings.some(({ level }) => level === 'error'))
            return { ...name, kind: 'broken', findings };
        const { registro } = loaded.config;
        // Not what is read later, to compare.
        const read = (0,recorded/* filesRead */.En)(source, typeof config === 'string' ? [config] : []);
        const packages = registro && (await declaredPackages(source.repository, registro, isTracked));
        const places = packages
            ? [...packages.packages].flatMap(([each, { place }]) => place ? [[(0,drift/* pacoteSpot */.Hc)(each).head, place]] : [])
            : [];
        return {
            ...name,
            kind: 'data',
            data: {
                set: {
                    files,
                    origins: new Map([...origins, ...places]),
                    unread: new Set(unread),
                    unsaid: new Set(unsaid),
                    baseUrl: baseUrl ?? null,
                    ...definitionsOf({ ...source, read }, origins),
                    addresses: builtAddresses(loaded.config, files, source.repository),
                    ...(packages && { packages }),
                },
                findings,
                source: { ...source, read, loaded, policy },
                schemas: {},
            },
        };
    }
    catch (error) {
        if (!(error instanceof user_error/* UserError */.y))
            throw error;
        return { ...name, kind: 'broken', findings: mistakes(error) };
    }
}
function mistakes({ message, remedy, findings }) {
    return findings.length > 0 ? findings : [{ rule: 'config', level: 'error', message, remedy }];
}

// EXTERNAL MODULE: ./build/check/defaults.js
var defaults = __webpack_require__(49845);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
;// CONCATENATED MODULE: ./build/check/former-place.js








/** The name that a configuration has unless somebody gives it another one. */
const USUAL_CONFIG = 'refdata.yml';
/**
 * Where a commit has the language that a head has elsewhere: its configuration was renamed, or its folder moved. That is
 * told from a language that is new by the file that the head no longer has; of several, by the name of the language.
 * @throws {UserError} where several could be meant.
 * @param isStill whether the head has a file, by its path from the root of the git repository.
 */
async function formerPlace({ folder: repository, id }, now, nome, isStill) {
    const base = external_node_path_.posix.basename(now.config);
    const root = (0,git_repository/* openCommit */.C)(repository, id, '');
    const gone = new Map();
    for (const path of git_tree/* GitTree */.x.open(repository, id, '').entries.keys()) {
        const isMoved = [base, USUAL_CONFIG].includes(external_node_path_.posix.basename(path));
        const isRenamed = external_node_path_.posix.dirname(path) === external_node_path_.posix.dirname(external_node_path_.posix.join(now.folder, now.config));
        if (!isMoved && !(isRenamed && /\.ya?ml$/.test(path)))
            continue;
        const name = (await isStill(path)) ? undefined : nomeIn(root, path);
        if (name !== undefined)
            gone.set(path, name);
    }
    // One that went is no new language by another name: who moves and renames it is compared with what it was.
    const named = [...gone.keys()].filter(path => gone.get(path) === nome);
    const [path, other] = named.length > 0 ? named : [...gone.keys()];
    if (path === undefined)
        return undefined;
    if (other !== undefined)
        throw new user_error/* UserError */.y(`${[...(named.length > 0 ? named : gone.keys())].join(' and ')} went, and nobody can tell which of them ${external_node_path_.posix.join(now.folder, now.config)} was.`, 'Move or rename one of them in one pull request, or name a folder with the former one as --base.');
    const below = (folder) => (folder === '' ? '' : `${folder}/`);
    if (`/${path}`.endsWith(`/${now.config}`))
        return { folder: path.slice(0, -now.config.length).replace(/\/$/, ''), config: now.config };
    if (path.startsWith(below(now.folder)))
        return { folder: now.folder, config: path.slice(below(now.folder).length) };
    const folder = external_node_path_.posix.dirname(path);
    return { folder: folder === '.' ? '' : folder, config: external_node_path_.posix.basename(path) };
}
/** Whether a head has a file: a commit, or what is checked out. */
async function hasFile(repo, commit, path) {
    if (commit !== null)
        return (await (0,git/* readGit */.lX)(repo, ['cat-file', '-e', `${commit}:${path}`])).code === 0;
    const { stdout } = await (0,git/* readGit */.lX)(repo, ['rev-parse', '--show-toplevel']);
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(stdout.trim(), path));
}
/** The language that a file configures; nothing for one that is no configuration. */
function nomeIn(repository, path) {
    try {
        return (0,configuration/* checkedConfig */.WW)(repository.read(path), path).config.nome;
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y || error instanceof repository_repository/* UnreadableFile */.ie)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/contract/files.js
var contract_files = __webpack_require__(60088);
// EXTERNAL MODULE: ./build/contract/generated/validators.js
var validators = __webpack_require__(49502);
// EXTERNAL MODULE: ./build/rules/contract-check.js + 1 modules
var contract_check = __webpack_require__(6702);
// EXTERNAL MODULE: ./build/rules/published-files.js
var published_files = __webpack_require__(39808);
// EXTERNAL MODULE: ./build/site/site-file.js
var site_file = __webpack_require__(20050);
;// CONCATENATED MODULE: ./build/check/normalised.js
const TEXTS = { list: 'text' };
function object(fields) {
    return { fields };
}
function texts(...names) {
    return Object.fromEntries(names.map(name => [name, 'text']));
}
const PALAVRA = texts('palavra', 'descricao', 'equivalente');
const FILES = {
    index: object(texts('nome', 'versao', 'descricao', 'documentacao')),
    sintaxe: object({
        ...texts('versao', 'extensao'),
        reservadas: { list: object(PALAVRA) },
        contextuais: { list: object({ ...PALAVRA, onde: 'text' }) },
        operadores: { list: object(texts('simbolo', 'descricao', 'equivalente')) },
        verbos_http: TEXTS,
        regras: TEXTS,
    }),
    embutidas: object({ versao: 'text', funcoes: TEXTS }),
    modulos: object({
        versao: 'text',
        modulos: {
            list: object({
                nome: 'text',
                apelidos: TEXTS,
                simbolos: { list: object(texts('nome', 'assinatura', 'resumo')) },
            }),
        },
    }),
    comandos: object({
        versao: 'text',
        grupos: {
            list: object({
                grupo: 'text',
                comandos: {
                    list: object({
                        ...texts('nome', 'uso', 'resumo', 'detalhe'),
                        opcoes: { list: object(texts('flag', 'descricao')) },
                        exemplos: { list: object(texts('comando', 'nota')) },
                        apelidos: TEXTS,
                        veja: TEXTS,
                    }),
                },
            }),
        },
    }),
    erros: object({
        versao: 'text',
        codigos: { list: object(texts('codigo', 'titulo', 'explicacao', 'exemplo', 'solucao', 'doc')) },
    }),
    conteudos: object({
        versao: 'text',
        exercicios: object({ modulos: 'counts' }),
        exemplos: 'number',
        pacotes: 'number',
        projetos: 'number',
    }),
};
/**
 * Files of another format as the comparison wants them: what is missing is empty, what is no text becomes one. That the
 * format is another one is reported by itself.
 */
function normalised(files) {
    return Object.fromEntries(Object.entries(FILES).map(([name, spec]) => [name, as(spec, files[name])]));
}
function as(spec, value) {
    if (spec === 'text')
        return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
    if (spec === 'number')
        return typeof value === 'number' ? value : 0;
    const fields = typeof value === 'object' && value !== null && !Array.isArray(value)
        ? value
        : {};
    if (spec === 'counts')
        return Object.fromEntries(Object.entries(fields).filter(([, count]) => typeof count === 'number'));
    if ('list' in spec)
        return Array.isArray(value) ? value.map(item => as(spec.list, item)) : [];
    return Object.fromEntries(Object.entries(spec.fields).map(([name, each]) => [name, as(each, fields[name])]));
}

;// CONCATENATED MODULE: ./build/check/published-side.js









/** Larger schemas are not ours, nor anybody's who describes seven files. */
const MAX_SCHEMA_BYTES = 1024 * 1024;
/**
 * Published files as one side, of whatever format they are. @throws {UserError} when that is no reference: a page in
 * place of the files, say, or nothing.
 * @param mayBeNew whether nothing at all, where a host answers, is a language that was never published.
 */
async function publishedSide(name, source, mayBeNew = false) {
    const { files, findings } = await (0,build_published/* loadPublished */.pW)(source);
    const published = {};
    for (const file of contract_files/* FILE_NAMES */.GY)
        published[file] = files.get((0,contract_files/* pathOf */.XM)(file))?.data;
    const missing = findings.filter(({ rule }) => rule === published_files/* fileMissing */.tO.id);
    if (mayBeNew && files.size === 0 && missing.length === contract_files/* FILE_NAMES */.GY.length)
        return { ...name, kind: 'absent', reason: `${name.name} has nothing published yet.` };
    const unread = contract_files/* FILE_NAMES */.GY.filter(file => !isObject(published[file]));
    if (unread.length > 0) {
        const index = files.get((0,contract_files/* pathOf */.XM)('index'));
        const page = index?.text !== undefined && /^\s*</.test(index.text);
        throw new user_error/* UserError */.y(page
            ? `${source.placeOf((0,contract_files/* pathOf */.XM)('index'))} answers with a page, not with JSON.`
            : `${name.name} is no published reference: ${unread.map(contract_files/* pathOf */.XM).join(', ')} cannot be read.`, 'Name the folder, branch or base address under which api/index.json is published.', { findings: findings.filter(({ level }) => level === 'error') });
    }
    const registro = files.get(contract_files/* REGISTRO_PATH */.AM)?.data;
    const manifest = files.get(contract_files/* MANIFEST_PATH */.U4)?.data;
    const referencia = files.get(contract_files/* REFERENCIA_PATH */.Lh)?.data;
    const told = validators/* validators */.y$.manifest(manifest) ? manifest : undefined;
    const known = contract_files/* FILE_NAMES */.GY.every(file => validators/* validators */.y$[file](published[file]));
    return {
        ...name,
        kind: 'data',
        data: {
            set: {
                files: known ? published : normalised(published),
                origins: new Map(),
                unread: new Set(told?.unread),
                baseUrl: told?.base_url ?? null,
                published,
                ...(validators/* validators */.y$.referencia(referencia) && { addresses: publishedAddresses(referencia) }),
                ...(validators/* validators */.y$.registro(registro) && { registro: registro }),
            },
            findings: (0,contract_check/* check */.z)(published),
            published: source,
            schemas: await readSchemas(source),
        },
    };
}
async function readSchemas(source) {
    const schemas = {};
    for (const file of contract_files/* FILE_NAMES */.GY) {
        const path = (0,site_file/* schemaPath */.p8)(file);
        const result = await source.read(path);
        if (result.kind !== 'found' || result.bytes.length > MAX_SCHEMA_BYTES)
            continue;
        const { data } = (0,build_published/* readJsonFile */.JE)(path, source.placeOf(path), result.bytes);
        if (isObject(data))
            schemas[file] = data;
    }
    return schemas;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/check/open-side.js













const BYTES_PER_MIB = 1024 * 1024;
function isFolder(target) {
    return (0,stats/* statsOf */.L)(target)?.isDirectory() === true;
}
/** What is published at an address. @param mayBeNew whether there may be nothing yet. */
async function addressSide(address, language, mayBeNew = false) {
    const source = (0,build_published/* openAddress */.BV)(address, undefined, publishedLimit(language));
    return publishedSide({ name: address, commit: null }, source, mayBeNew);
}
/** How large a published file may be, as the configuration of the language says; nothing where none can be read. */
function publishedLimit({ repo, config }) {
    const file = (0,external_node_path_.resolve)(repo, config);
    if (!(0,external_node_fs_.existsSync)(file))
        return undefined;
    try {
        const mib = (0,configuration/* loadConfig */.Z9)(file, config).config.limits?.published_mib;
        return mib === undefined ? undefined : mib * BYTES_PER_MIB;
    }
    catch (error) {
        // What is wrong with it is reported where the language is built.
        if (error instanceof user_error/* UserError */.y)
            return undefined;
        throw error;
    }
}
/** A folder: of a language, when it has a configuration; otherwise of published files. */
async function folderSide(folder, language) {
    const name = { name: folder, commit: null };
    const config = configIn(language);
    if (typeof config === 'string' && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, config)))
        return publishedSide(name, await publishedFolder(folder, config, language));
    const { progress } = language;
    const isTracked = await (0,defaults/* trackedIn */.Sb)(folder);
    const open = (limit) => (0,repository_repository/* openRepository */.h_)(folder, limit);
    return builtSide(name, { open, config, progress, isTracked });
}
async function publishedFolder(folder, config, language) {
    try {
        return await (0,build_published/* openFolder */.NE)(folder, publishedLimit(language));
    }
    catch (cause) {
        if (!(cause instanceof user_error/* UserError */.y && isFolder(folder)))
            throw cause;
        throw new user_error/* UserError */.y(`${folder} has neither a ${config} nor published files (api/index.json).`, 'Write a refdata.yml (`refdata init` writes a first one), name yours with --config, or give the folder that `refdata build` wrote.', { cause });
    }
}
/**
 * The language as a commit has it: built when the commit has a configuration, published files otherwise.
 * @param place where the commit has it, when not where it is now.
 */
async function commitSide({ folder, id }, name, language, place) {
    const inside = place?.folder ?? (await (0,defaults/* prefixOf */.MT)(language.repo));
    const shown = { name, commit: id };
    const side = await builtSide(shown, {
        open: limit => (0,git_repository/* openCommit */.C)(folder, id, inside, limit, language.repo),
        config: place?.config ?? configIn(language),
        progress: language.progress,
    });
    if (side.kind !== 'absent')
        return side;
    const published = (0,build_published/* openTree */.rB)(git_tree/* GitTree */.x.open(folder, id, ''), name, publishedLimit(language));
    return published ? publishedSide(shown, published) : side;
}
/** Where a commit has the language of a head that it has not where that has it; nothing for one that is new. */
async function movedFrom(commit, head, language) {
    const config = configIn(language);
    if (head.kind !== 'data' || typeof config !== 'string')
        return undefined;
    const now = { folder: await (0,defaults/* prefixOf */.MT)(language.repo), config };
    const { nome } = head.data.set.files.index;
    return formerPlace(commit, now, nome, path => hasFile(language.repo, head.commit, path));
}
/** Path of the configuration inside of the repository; parsed already when it is elsewhere: then both sides have it. */
function configIn({ repo, config }) {
    const path = (0,external_node_path_.resolve)(repo, config);
    const inside = (0,external_node_path_.relative)((0,external_node_path_.resolve)(repo), path);
    if (inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside))
        return (0,configuration/* loadConfig */.Z9)(path, path);
    return inside.split(external_node_path_.sep).join('/');
}


/***/ }),

/***/ 77533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ changedExceptions),
/* harmony export */   Yw: () => (/* binding */ exceptionsOf),
/* harmony export */   _X: () => (/* binding */ changedTerms),
/* harmony export */   fd: () => (/* binding */ termsOf)
/* harmony export */ });
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29927);
/* harmony import */ var _findings_rule_info_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94562);
/* harmony import */ var _rules_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89779);



/** Settings of `check` that decide about the result. */
const DECIDING = ['versions', 'release', 'unknown', 'committed', 'versao'];
/**
 * What a comparison is judged by: what the base has written down, so that nobody switches off a rule by the change that
 * breaks it. What the head writes down holds where the base has no source. @throws {UserError} for exceptions with mistakes.
 */
function termsOf(base, head) {
    const source = sourceOf(base) ?? sourceOf(head);
    const config = source?.loaded.config;
    const settings = config?.check ?? {};
    return {
        policy: source?.policy ?? {},
        changePolicy: changePolicyOf(config?.rules),
        scheme: new _drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .VersionScheme */ .YF(settings.versions),
        exceptions: source ? exceptionsOf(source.repository) : [],
        settings,
    };
}
/** What the head changes about the terms: rules, exceptions and settings that do not hold yet. */
function changedTerms(base, head) {
    const [old, now] = [sourceOf(base), sourceOf(head)];
    if (!old || !now)
        return [];
    const [before, after] = [old.loaded.config, now.loaded.config];
    const found = [];
    const tell = (message, place) => found.push(changedTerm(message, place));
    const rules = { ...before.rules, ...after.rules };
    for (const id of Object.keys(rules)) {
        const [was, is] = [before.rules?.[id], after.rules?.[id]].map(written);
        if (was !== is)
            tell(`\`rules.${id}\` was ${was} and is ${is}.`, now.loaded.placeOf(['rules', id]));
    }
    for (const key of DECIDING) {
        const [was, is] = [before.check?.[key], after.check?.[key]].map(written);
        if (was !== is)
            tell(`\`check.${key}\` was ${was} and is ${is}.`, now.loaded.placeOf(['check', key]));
    }
    return [...found, ...changedExceptions(exceptionsOf(old.repository), exceptionsOf(now.repository))];
}
/** Exceptions that the head adds or takes away, which do not hold yet. */
function changedExceptions(known, listed) {
    const [had, has] = [new Set(known.map(keyOf)), new Set(listed.map(keyOf))];
    return [
        ...listed
            .filter(each => !had.has(keyOf(each)))
            .map(each => changedTerm(`The exception for ${nameOf(each)} is new.`, each.place)),
        ...known
            .filter(each => !has.has(keyOf(each)))
            .map(each => changedTerm(`The exception for ${nameOf(each)} is gone.`, { file: _drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .IGNORE_FILE */ .SV })),
    ];
}
function changedTerm(message, place) {
    return (0,_findings_rule_info_js__WEBPACK_IMPORTED_MODULE_2__/* .findingOf */ .h)(_rules_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .policyChanged */ .XX, `${message} The base's terms hold for this change.`, '', place);
}
function sourceOf(side) {
    return side.kind === 'data' ? side.data.source : undefined;
}
/** The exceptions of a repository. @throws {UserError} for a file with mistakes. */
function exceptionsOf(repository) {
    return repository.isFile(_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .IGNORE_FILE */ .SV) ? (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseExceptions */ .wu)(repository.read(_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .IGNORE_FILE */ .SV), _drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .IGNORE_FILE */ .SV) : [];
}
function keyOf({ place: _, ...exception }) {
    return JSON.stringify(exception, Object.keys(exception).sort());
}
function nameOf({ fingerprint, rule, path, module }) {
    return fingerprint ?? `${rule} at ${path ?? module}`;
}
function written(setting) {
    return setting === undefined ? 'not set' : JSON.stringify(setting);
}
function changePolicyOf(rules = {}) {
    return Object.fromEntries(Object.entries(rules).flatMap(([id, { level }]) => (0,_drift_index_js__WEBPACK_IMPORTED_MODULE_0__/* .changeRule */ .Vd)(id) && level !== undefined ? [[id, level]] : []));
}


/***/ }),

/***/ 38380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ raisedVersion),
  $: () => (/* binding */ raisingLines)
});

// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: ./build/run/configuration.js
var configuration = __webpack_require__(97964);
// EXTERNAL MODULE: ./build/findings/finding.js
var finding = __webpack_require__(74438);
// EXTERNAL MODULE: ./build/repository/readable.js
var readable = __webpack_require__(69021);
// EXTERNAL MODULE: ./build/text/words.js
var words = __webpack_require__(26883);
;// CONCATENATED MODULE: ./build/check/version-edits.js




const REMEDY = 'Write it there yourself, or declare the version as a plain text that `versao` or `check.versao` names.';
/** The files with their versions written over, by path. @throws {UserError} where a version does not stand as it is declared. */
function editedFiles(repository, edits) {
    const files = new Map();
    for (const { place, before, after } of edits) {
        const text = files.get(place.file) ?? writable(repository, place);
        files.set(place.file, withVersion(text, place, before, after));
    }
    return files;
}
/** The text of a file that declares a version. @throws {UserError} for one that is not of the repository: nobody who works on it can write there. */
function writable(repository, place) {
    const text = (0,readable/* textOf */.b)(repository, place.file);
    if (text !== undefined)
        return text;
    throw new user_error/* UserError */.y(`${(0,finding/* formatPlace */.d)(place)} declares the version, and is no file of the repository.`, REMEDY);
}
/** On its line; where that is not known, or begins what the version is a part of, at the only place that has it. */
function withVersion(text, place, before, after) {
    const lines = text.split('\n');
    const has = (line) => line !== undefined && (0,words/* hasWord */.Vf)(line, before);
    const own = place.line === undefined ? undefined : place.line - 1;
    const found = own !== undefined && has(lines[own]) ? [own] : lines.flatMap((line, i) => (has(line) ? [i] : []));
    const [at, other] = found;
    if (at === undefined)
        // Both may be one line, which was written already.
        throw new user_error/* UserError */.y(`${(0,finding/* formatPlace */.d)(place)} declares the version, and ${before} is not written there.`, REMEDY);
    const line = lines[at];
    if (other !== undefined || line.split(before).length !== 2)
        throw new user_error/* UserError */.y(`${(0,finding/* formatPlace */.d)(place)} declares the version, and ${before} stands there more than once.`, REMEDY);
    lines[at] = (0,words/* withWord */.$H)(line, before, after);
    return lines.join('\n');
}
/** A repository with some of its files in other words. */
function withFiles(repository, files) {
    const encoder = new TextEncoder();
    return {
        read: path => files.get(path) ?? repository.read(path),
        readBytes: path => {
            const text = files.get(path);
            return text === undefined ? repository.readBytes(path) : encoder.encode(text);
        },
        isFile: path => files.has(path) || repository.isFile(path),
        glob: pattern => repository.glob(pattern),
    };
}

// EXTERNAL MODULE: ./build/check/version-places.js
var version_places = __webpack_require__(17408);
;// CONCATENATED MODULE: ./build/check/raised-version.js




/**
 * The files that declare a version, by path, with another one in its place: `versao`, and all of `check.versao`. They are read
 * again, so that a build of them has the new version.
 * @throws {UserError} where a version does not stand as it is declared, or would not come out as the new one.
 */
async function raisedVersion({ loaded, repository }, before, after, scheme) {
    if (before === after)
        return new Map();
    const files = editedFiles(repository, await versionEdits(loaded, repository, before, after, scheme));
    await prove(loaded, withFiles(repository, files), after);
    return files;
}
/** The lines that raise a version; none where nobody can write it there. */
async function raisingLines(source, before, after, scheme) {
    try {
        const files = await raisedVersion(source, before, after, scheme);
        return [...files].flatMap(([file, text]) => linesBetween(file, source.repository.read(file), text));
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y)
            return [];
        throw error;
    }
}
/** Versions are written over where they stand, so that both texts have as many lines. */
function linesBetween(file, before, after) {
    const now = after.split('\n');
    return before.split('\n').flatMap((line, index) => {
        const other = now[index] ?? '';
        return other === line ? [] : [{ file, line: index + 1, before: line, after: other }];
    });
}
/** Sources of the version: `versao`, and all of `check.versao`. */
function sourcesOf({ config }) {
    const others = (config.check?.versao ?? []).map((source, i) => [source, ['check', 'versao', i]]);
    return [[config.versao, ['versao']], ...others];
}
async function versionEdits(loaded, repository, before, after, scheme) {
    const edits = new Map();
    for (const [source, at] of sourcesOf(loaded)) {
        const { versao, place = loaded.placeOf(at) } = await (0,version_places/* declaredAt */.k)(loaded, repository, source, at, fail);
        const [old, told] = [scheme.parse(before), scheme.parse(versao)];
        if (versao !== before && !(old && told && scheme.compare(old, told) === 0))
            throw new user_error/* UserError */.y(`${place.file} declares ${versao}, and \`versao\` is ${before}.`, 'Let all of them declare the same version first: `refdata check` names them.');
        // Two sources may read the same line.
        edits.set(`${place.file}:${place.line}`, { place, before: versao, after });
    }
    return [...edits.values()];
}
function fail({ message, remedy = 'Correct it, and try again.' }) {
    throw new user_error/* UserError */.y(message, remedy);
}
/** Reads the edited files again: each source has to give the new version. */
async function prove(loaded, repository, after) {
    const config = configPathOf(loaded);
    const again = repository.isFile(config) ? (0,configuration/* checkedConfig */.WW)(repository.read(config), config) : loaded;
    for (const [source, at] of sourcesOf(again)) {
        const { versao } = await (0,version_places/* declaredAt */.k)(again, repository, source, at, fail);
        if (versao !== after)
            throw new user_error/* UserError */.y(`${at.join('.')} would be ${versao} and not ${after}: nothing is written.`, 'Declare the version as one plain text.');
    }
}
function configPathOf(loaded) {
    return loaded.placeOf(['versao']).file;
}


/***/ }),

/***/ 69891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   En: () => (/* binding */ filesRead),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   t2: () => (/* binding */ recorded)
/* harmony export */ });
/* harmony import */ var _repository_readable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69021);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64617);


/** A repository that remembers which files are read. */
function recorded(repository) {
    const read = new Set();
    return {
        read,
        repository: {
            read(path) {
                read.add(path);
                return repository.read(path);
            },
            readBytes: path => repository.readBytes(path),
            isFile: path => repository.isFile(path),
            glob: pattern => repository.glob(pattern),
        },
    };
}
/** The same files in the order of their names, and more files besides. */
function filesRead({ read }, more) {
    return new Set([...read, ...more].sort(_text_code_points_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .O));
}
/** The text of a file that was read; undefined for others, and for one that cannot be read, which is reported elsewhere. */
function textOf({ repository, read }, file) {
    return read.has(file) ? (0,_repository_readable_js__WEBPACK_IMPORTED_MODULE_0__/* .ifReadable */ .G)(() => repository.read(file)) : undefined;
}


/***/ }),

/***/ 17408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ declaredAt)
/* harmony export */ });
/* harmony import */ var _extract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25706);

/** What one source of a version declares, and where; what is wrong is reported. */
async function declaredAt(loaded, repository, source, at, report) {
    const placeOf = path => loaded.placeOf(path[0] === 'versao' ? [...at, ...path.slice(1)] : path);
    const { versao, places } = await (0,_extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .extract */ .o6)({ ...loaded, config: { ...loaded.config, versao: source }, placeOf }, { repository, report }, { only: new Set() });
    return { versao, place: places?.get('versao') };
}


/***/ }),

/***/ 2280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ check)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contract/files.js
var contract_files = __webpack_require__(60088);
// EXTERNAL MODULE: ./build/contract/policy.js
var contract_policy = __webpack_require__(55081);
// EXTERNAL MODULE: ./build/findings/finding.js
var finding = __webpack_require__(74438);
// EXTERNAL MODULE: ./build/findings/rule-info.js
var rule_info = __webpack_require__(94562);
// EXTERNAL MODULE: ./build/rules/comparison.js
var comparison = __webpack_require__(89779);
// EXTERNAL MODULE: ./build/check/version-places.js
var version_places = __webpack_require__(17408);
;// CONCATENATED MODULE: ./build/check/agreement.js






/** A finding of a rule, at the level that the policy gives it; nothing when that is `off`. */
function judged(policy, rule, message, subject, place, remedy = rule.remedy) {
    const level = rule.fixed ? rule.level : ((0,contract_policy/* settingOf */.y)(policy, rule.id).level ?? rule.level);
    return level === 'off' ? [] : [(0,rule_info/* findingOf */.h)({ ...rule, level, remedy }, message, subject, place)];
}
/** Other places that declare the version (`check.versao`), where they do not agree with `versao`. */
async function declaredVersions({ loaded, repository, policy }, versao, scheme) {
    const found = [];
    for (const [i, source] of (loaded.config.check?.versao ?? []).entries()) {
        const at = ['check', 'versao', i];
        const problems = [];
        const { versao: declared, place } = await (0,version_places/* declaredAt */.k)(loaded, repository, source, at, ({ message, place: where, remedy }) => problems.push(...judged(policy, comparison/* versaoDeclared */.$v, message, '/versao', where, remedy)));
        found.push(...problems);
        if (problems.length > 0 || sameVersion(declared, versao, scheme))
            continue;
        const where = place ? (0,finding/* formatPlace */.d)(place) : 'refdata.yml';
        const message = `The version is ${declared} in ${where}, and \`versao\` is ${versao}.`;
        found.push(...judged(policy, comparison/* versaoDeclared */.$v, message, `${(0,contract_files/* pathOf */.XM)('index')}#/versao`, place));
    }
    return found;
}
function sameVersion(a, b, scheme) {
    const [x, y] = [scheme.parse(a), scheme.parse(b)];
    return a === b || (x !== undefined && y !== undefined && scheme.compare(x, y) === 0);
}

// EXTERNAL MODULE: ./build/check/base-commit.js
var base_commit = __webpack_require__(15878);
// EXTERNAL MODULE: ./build/drift/index.js + 61 modules
var drift = __webpack_require__(29927);
// EXTERNAL MODULE: ./build/check/committed.js
var check_committed = __webpack_require__(35733);
// EXTERNAL MODULE: ./build/repository/program-texts.js
var program_texts = __webpack_require__(59312);
// EXTERNAL MODULE: ./build/text/program-code.js
var program_code = __webpack_require__(86862);
// EXTERNAL MODULE: ./build/text/words.js
var text_words = __webpack_require__(26883);
;// CONCATENATED MODULE: ./build/check/evidence/known-programs.js




/** The programs that a side has, by the words in them. */
class KnownPrograms {
    all;
    byWord = new Map();
    constructor(all) {
        this.all = all;
        for (const program of all)
            for (const word of new Set(program.text.match(/[\p{L}\p{N}_]+/gu))) {
                const list = this.byWord.get(word);
                if (list)
                    list.push(program);
                else
                    this.byWord.set(word, [program]);
            }
    }
    /** Exercises, examples, packages, blocks of code, and the examples of error codes: all that one side has. */
    static of(repository, { index, sintaxe, erros }) {
        const extension = /^\.\S+$/.test(sintaxe.extensao) ? sintaxe.extensao : undefined;
        const texts = [
            ...(0,program_texts/* programTexts */.P)(repository, extension, [index.nome]),
            ...erros.codigos
                .filter(({ exemplo }) => exemplo.trim() !== '')
                .map(({ codigo, exemplo }) => ({
                file: `${(0,contract_files/* pathOf */.XM)('erros')}#/codigos/${codigo}/exemplo`,
                line: 1,
                text: exemplo,
            })),
        ];
        const markers = (0,program_code/* commentMarkers */.F)(texts.map(({ text }) => text));
        return new KnownPrograms(texts.map(({ file, line, text }) => ({ file, line, text, code: (0,program_code/* codeOf */.$)(text, markers) })));
    }
    /** Programs that have a name anywhere, as a word: those that are looked at. */
    with(name) {
        const words = name.match(/[\p{L}\p{N}_]+/gu);
        const last = words?.at(-1);
        const near = last === undefined ? this.all : (this.byWord.get(last) ?? []);
        return near.filter(({ text }) => (0,text_words/* hasWord */.Vf)(text, name));
    }
}

// EXTERNAL MODULE: ./build/contract/json-pointer.js
var json_pointer = __webpack_require__(26545);
;// CONCATENATED MODULE: ./build/check/evidence/calls.js
/** An argument by its name: `fim="x"`, `fim: "x"`. */
const NAMED = /^\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*(?:=(?![=>~])|:(?!:))/u;
const MAX_CALL_CHARACTERS = 5000;
/** Calls of a name in code without comments and texts; what hands on a list of its own is no call that tells. */
function callsOf(code, name) {
    const written = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    const calls = [];
    for (const match of code.matchAll(new RegExp(`(?<![\\p{L}\\p{N}_])${written}\\s?\\(`, 'gu'))) {
        const line = code.slice(code.lastIndexOf('\n', match.index) + 1, match.index);
        // What defines it does not call it.
        if (/^\s*[\p{L}_]+\s+$/u.test(line) && /^\s*(?:def|fun|func|function|fn|funcao|acao|sub)\s/iu.test(line))
            continue;
        const parts = argumentsOf(code, match.index + match[0].length);
        if (parts === undefined || parts.some(part => /^\s*(?:\.\.\.|\*)/.test(part)))
            continue;
        const named = parts.flatMap(part => NAMED.exec(part)?.groups?.name ?? []);
        calls.push({ positional: parts.length - named.length, named });
    }
    return calls;
}
/** Whether a call gives what a signature asks for, and nothing that it has not. */
function fits({ positional, named }, parameters) {
    const isRest = ({ type }) => type.startsWith('...');
    const placed = parameters.filter(each => each.passing !== 'by-name' && !isRest(each));
    const takesRest = parameters.some(each => isRest(each) && each.passing !== 'by-name');
    const takesNames = parameters.some(each => isRest(each) && each.passing === 'by-name');
    if (positional > placed.length && !takesRest)
        return false;
    const byPlace = new Set(placed.slice(0, positional).map(({ name }) => name));
    const isNamed = (each) => each.passing !== 'by-position' && !isRest(each);
    const known = new Set(parameters.filter(isNamed).map(({ name }) => name));
    if (named.some(name => byPlace.has(name) || !(known.has(name) || takesNames)))
        return false;
    const given = new Set([...byPlace, ...named]);
    return parameters.every(each => each.optional || isRest(each) || given.has(each.name));
}
/** Whether a value that a call gives by its place means another parameter now. */
function isMisplaced({ positional }, before, after) {
    const names = new Set(after.map(({ name }) => name));
    return before
        .slice(0, positional)
        .some(({ name }, i) => names.has(name) && after[i] !== undefined && after[i]?.name !== name);
}
/** The parts between commas up to the bracket that closes; nothing where none does. */
function argumentsOf(code, from) {
    const parts = [];
    let [depth, start] = [0, from];
    for (let i = from; i < Math.min(code.length, from + MAX_CALL_CHARACTERS); i += 1) {
        const sign = code[i];
        if ('([{'.includes(sign))
            depth += 1;
        else if (')]}'.includes(sign)) {
            depth -= 1;
            if (depth >= 0)
                continue;
            parts.push(code.slice(start, i));
            return parts.length === 1 && parts[0]?.trim() === '' ? [] : parts;
        }
        else if (sign === ',' && depth === 0) {
            parts.push(code.slice(start, i));
            start = i + 1;
        }
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/check/evidence/uses.js




const WORDS = /^(?:reservada|contextual|operador|verbo)-(?:removed|renamed)$|^reservada-added$|^palavra-became-reservada$/;
const SIGNATURE = /^(?:parametro-(?:added|removed|renamed|inserted|became-required|passing-narrowed)|parametros-reordered|assinatura-variante-removed)$/;
/** How a change shows in programs; nothing for one that no program tells of. */
function useOf(change, base, head) {
    const { rule, name, before } = change;
    const old = typeof before === 'string' && /renamed|apelido/.test(rule) ? before : name;
    if (WORDS.test(rule))
        return { name: old, breaks: ({ code }) => hasToken(code, old) };
    if (/^embutida-(?:removed|renamed)$/.test(rule))
        return { name: old, breaks: ({ code }) => hasToken(code, old) };
    if (/^modulo-(?:removed|renamed|apelido-removed)$/.test(rule))
        // What is imported may stand in a text.
        return { name: old, breaks: ({ text, code }) => (0,text_words/* hasWord */.Vf)(code, old) || isImported(text, old) };
    const [list, owner = '', inside, symbol = ''] = (0,json_pointer/* segmentsOf */.O)(change.path.slice(change.path.indexOf('#') + 1));
    if (list !== 'modulos' || inside !== 'simbolos')
        return undefined;
    const was = moduleOf(base, owner);
    const names = [owner, ...(was?.apelidos ?? [])];
    const isOfModule = (program) => names.some(each => (0,text_words/* hasWord */.Vf)(program.text, lastPart(each)));
    if (/^simbolo-(?:removed|renamed|moved)$/.test(rule)) {
        const own = rule === 'simbolo-moved' ? name : old;
        return { name: own, breaks: program => isOfModule(program) && (0,text_words/* hasWord */.Vf)(program.code, own) };
    }
    if (!SIGNATURE.test(rule))
        return undefined;
    const [then, now] = [waysOf(was, symbol), waysOf(moduleOf(head, owner), symbol)];
    if (!then || !now)
        return undefined;
    return {
        name: symbol,
        breaks: program => isOfModule(program) &&
            callsOf(program.code, symbol).some(call => {
                const meant = then.find(way => fits(call, way));
                return meant && !now.some(way => fits(call, way) && !isMisplaced(call, meant, way));
            }),
    };
}
function moduleOf({ modulos }, nome) {
    return modulos.modulos.find(each => each.nome === nome);
}
/** The parameters of each way to call a symbol; nothing where one of them cannot be read. */
function waysOf(module, name) {
    const written = module?.simbolos.find(({ nome }) => nome === name)?.assinatura;
    if (written === undefined)
        return undefined;
    const ways = (0,drift/* variantsOf */.IM)(written).map(each => (0,drift/* parseSignature */.uT)(each)?.parameters);
    return ways.includes(undefined) ? undefined : ways;
}
/** A word by itself, and not a member of something. */
function hasToken(code, word) {
    if (!code.includes(word))
        return false;
    const written = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    if (!/^[\p{L}_]/u.test(word))
        return new RegExp(`(?<![!-/:-@[-^\`{-~])${written}(?![!-/:-@[-^\`{-~])`, 'u').test(code);
    return new RegExp(`(?<![\\p{L}\\p{N}_.])${written}(?![\\p{L}\\p{N}_])`, 'u').test(code);
}
/** Behind quotes, as the whole of a text or its first part. */
function isImported(text, name) {
    return ['"', "'", '`', '<'].some(quote => text.includes(quote + name)) && (0,text_words/* hasWord */.Vf)(text, name);
}
/** `Texto` of `Lume.Texto`: what a program imported is called by that. */
function lastPart(name) {
    return name.split(/[./:]/).at(-1) ?? name;
}

;// CONCATENATED MODULE: ./build/check/evidence/evidence.js


/** Programs that are named. */
const MAX_NAMED = 20;
/** Of a longer program, nobody reads where it breaks. */
const MAX_NOTE_CHARACTERS = 1200;
/**
 * Which of the base's own programs a change breaks: exercises, examples, packages, blocks of code, and the example of each
 * error code, read by the old names and signatures and by the new ones. Who deletes a function deletes its examples, too, so
 * that those of the head prove nothing. That none is found proves nothing either: no level depends on it.
 */
function evidenceOf(changes, base, head) {
    const uses = changes.flatMap(change => {
        const use = change.level === 'major' ? useOf(change, base.set.files, head.set.files) : undefined;
        return use ? [[change, use]] : [];
    });
    if (uses.length === 0)
        return [];
    const programs = KnownPrograms.of(base.repository, base.set.files);
    const isEdited = editedBy(head.set, head.repository);
    return uses.map(([{ fingerprint }, { name, breaks }]) => {
        const found = programs.with(name).filter(breaks);
        const names = [...new Set(found.map(nameOf))];
        const [shortest] = [...found].sort((a, b) => a.text.length - b.text.length);
        return {
            fingerprint,
            known: programs.all.length,
            breaks: found.length,
            edited: found.filter(isEdited).length,
            programs: names.slice(0, MAX_NAMED),
            shortest: shortest && shortest.text.length <= MAX_NOTE_CHARACTERS
                ? { program: nameOf(shortest), text: shortest.text.trimEnd() }
                : null,
        };
    });
}
function nameOf({ file, line }) {
    return line === 1 ? file : `${file}:${line}`;
}
/** Whether the head has a program no more as it was. */
function editedBy({ files }, repository) {
    const examples = new Set(files.erros.codigos.map(({ exemplo }) => exemplo));
    return ({ file, text }) => {
        if (file.startsWith('/'))
            return !examples.has(text);
        if (repository === undefined)
            return false;
        return !repository.isFile(file) || !repository.read(file).includes(text);
    };
}

// EXTERNAL MODULE: ./build/check/recorded.js
var recorded = __webpack_require__(69891);
;// CONCATENATED MODULE: ./build/check/changed-lines.js


/** Lines of one side, of all files that were read there, that the same file of the other side does not have. */
class ChangedLines {
    all;
    numbers = new Map();
    byWord = new Map();
    constructor(all) {
        this.all = all;
        for (const each of all) {
            const numbers = this.numbers.get(each.file) ?? new Set();
            this.numbers.set(each.file, numbers.add(each.line));
            for (const word of (0,text_words/* wordsOf */.Z9)(each.text)) {
                const lines = this.byWord.get(word) ?? [];
                lines.push(each);
                this.byWord.set(word, lines);
            }
        }
    }
    /** Of lines that only changed their place, none has. */
    static of(own, other) {
        const all = [];
        for (const file of own.read) {
            const text = (0,recorded/* textOf */.b6)(own, file) ?? '';
            const before = (0,recorded/* textOf */.b6)(other, file) ?? '';
            if (text === before)
                continue;
            for (const [line, content] of newLines(before.split('\n'), text.split('\n')))
                all.push({ file, line, text: content });
        }
        return new ChangedLines(all);
    }
    has({ file, line }) {
        return line !== undefined && this.numbers.get(file)?.has(line) === true;
    }
    /** Lines that have one of some texts, and not as a part of a longer word. */
    with(texts) {
        const found = new Set();
        for (const text of texts) {
            if (text === '')
                continue;
            // Only the lines with its rarest word are looked at.
            const candidates = [...(0,text_words/* wordsOf */.Z9)(text)]
                .map(word => this.byWord.get(word) ?? [])
                .reduce((rarest, lines) => (lines.length < rarest.length ? lines : rarest), this.all);
            for (const line of candidates)
                if ((0,text_words/* hasWord */.Vf)(line.text, text))
                    found.add(line);
        }
        return [...found].sort((a, b) => a.line - b.line);
    }
    /** The first line, where all of them follow one another: then there is no other cause of anything. */
    get only() {
        const [first] = this.all;
        const isOne = this.all.every(({ file, line }, i) => file === first?.file && line === first.line + i);
        return isOne ? first : undefined;
    }
}
/**
 * Lines with their numbers that the text before has not, or has less often (which of them is new, nobody can tell);
 * blank ones cause nothing.
 */
function newLines(before, after) {
    const shorter = Math.min(before.length, after.length);
    let start = 0;
    while (start < shorter && before[start] === after[start])
        start += 1;
    let end = 0;
    while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end))
        end += 1;
    const [old, now] = [before, after].map(lines => lines.slice(start, lines.length - end).map(line => line.trim()));
    const known = occurrences(old ?? []);
    const counts = occurrences(now ?? []);
    return (now ?? []).flatMap((text, i) => text !== '' && (counts.get(text) ?? 0) > (known.get(text) ?? 0) ? [[start + i + 1, text]] : []);
}
function occurrences(texts) {
    const counts = new Map();
    for (const text of texts)
        counts.set(text, (counts.get(text) ?? 0) + 1);
    return counts;
}

;// CONCATENATED MODULE: ./build/check/nearer-places.js





/** An entry that is longer than this is not looked through. */
const MAX_LINES = 5000;
/**
 * The place of a change, nearer than the entry that it is in: a module is known by the line at which it is listed, and
 * its symbol stands somewhere below, or in a file that was imported there. It is the first line with the name as a
 * word, from the entry on in the entry's own file; else behind the name of the entry, in the one file that was read and
 * has both. Where there is no such line, or more than one file, the place stays as it was.
 *
 * Where both sides have a source, a line that is the same in both has caused nothing: then it is the line, of those that
 * differ, that has what changed. Whether the place of a change is such a line is told, too.
 */
function placedChanges(changes, sides) {
    const texts = { base: textsOf(sides.base), head: textsOf(sides.head) };
    const lines = differing(sides);
    const placed = changes.map(change => {
        // Packages have a manifest each, which is their place.
        if (!change.place || change.path.startsWith(contract_files/* REGISTRO_PATH */.AM))
            return change;
        const changed = lines[change.side]();
        const byNames = () => named(change, texts[change.side]) ?? change.place;
        return { ...change, place: changed ? causeOf(change, change.place, byNames, changed) : byNames() };
    });
    return {
        changes: placed,
        isOnCause: ({ place, side }) => place !== null && lines[side]()?.has(place) === true,
    };
}
/** The lines in which the sides differ, worked out when they are asked for; nothing where a side has no source. */
function differing({ base, head }) {
    const lines = cached((side) => {
        if (!base || !head)
            return undefined;
        return side === 'base' ? ChangedLines.of(base, head) : ChangedLines.of(head, base);
    });
    return { base: () => lines('base'), head: () => lines('head') };
}
/** The place by the names of what changed, where it is inside an entry: "/modulos/Lume.Texto/simbolos/inverte". */
function named(change, source) {
    const { place, path } = change;
    const [, owner, ...inside] = namesOf(path);
    if (!place?.line || !source || owner === undefined || inside.length === 0)
        return undefined;
    return nearer({ ...place, line: place.line }, owner, traces(change, inside), source);
}
/**
 * Of the lines that differ, the one with what changed and the name of its entry; else with what changed; else the line by
 * the names, or of the entry; else with the name. Where there is no such line, the only one that differs is the cause of
 * everything.
 */
function causeOf(change, entry, byNames, changed) {
    const [, owner = '', ...inside] = namesOf(change.path);
    if (inside.length === 0 && changed.has(entry))
        return entry;
    const values = newValues(change);
    const isTelling = (value) => value.length >= MIN_TELLING_CHARACTERS;
    const withName = new Set(changed.with([owner, change.name, inside[1] ?? '']));
    const withBoth = changed.with(values).filter(line => withName.has(line));
    const found = inEntry(withBoth, entry) ?? inEntry(changed.with(values.filter(isTelling)), entry);
    if (found)
        return found;
    const place = byNames();
    const known = [place, entry].find(each => each !== null && changed.has(each));
    if (known)
        return known;
    const [only, other] = withName;
    const line = only && other === undefined ? only : changed.only;
    return line ? placeOf(line) : place;
}
/** The only line there is; of several, the first that stands in the entry, which begins at its place. */
function inEntry(lines, entry) {
    const [only, other] = lines;
    if (only && other === undefined)
        return placeOf(only);
    const own = lines.find(({ file, line }) => file === entry.file && line >= (entry.line ?? 0));
    return own && placeOf(own);
}
function placeOf({ file, line }) {
    return { file, line };
}
/** A shorter value stands in many lines by chance. */
const MIN_TELLING_CHARACTERS = 4;
/** What a side has that the other one has not, line by line. */
function newValues({ side, before, after }) {
    const [own, other] = side === 'head' ? [after, before] : [before, after];
    if (typeof own !== 'string')
        return [];
    const known = new Set(typeof other === 'string' ? trimmedLines(other) : []);
    return trimmedLines(own).filter(line => line !== '' && !known.has(line));
}
function trimmedLines(text) {
    return text.split('\n').map(line => line.trim());
}
function namesOf(path) {
    return (0,json_pointer/* segmentsOf */.O)(path.slice(path.indexOf('#') + 1));
}
/** Files as lines, each taken apart once, and looked through once for the name of an entry with many changes. */
function textsOf(source) {
    if (source === undefined)
        return undefined;
    const linesOf = cached((file) => (0,recorded/* textOf */.b6)(source, file)?.split('\n'));
    const filesWith = cached((word) => [...source.read].flatMap(file => {
        const line = lineOf(linesOf(file) ?? [], word, 1);
        return line === undefined ? [] : [[file, line]];
    }));
    return { linesOf, filesWith };
}
/** Works each key out once. */
function cached(work) {
    const known = new Map();
    return key => {
        if (!known.has(key))
            known.set(key, work(key));
        return known.get(key);
    };
}
/** The most exact trace first. */
function traces({ side, after }, [field = '', name, part, parameter]) {
    const now = side === 'head' && typeof after === 'string' ? after : '';
    // A field of the entry itself: one word of its value may stand anywhere, a sentence does not.
    if (name === undefined)
        return [{ words: /\S\s+\S/.test(now) ? [now] : [] }, { words: [field], inOwnFile: true }];
    if (part === undefined)
        return [{ words: [now] }, { words: [name] }];
    const inSignature = part === 'assinatura' && parameter !== undefined;
    return [{ words: [name, now] }, { words: inSignature ? [name, parameter] : [] }, { words: [name] }];
}
function nearer(place, owner, traces, { linesOf, filesWith }) {
    for (const { words, inOwnFile } of traces) {
        if (words.length === 0 || words.includes(''))
            continue;
        const own = endOf(linesOf(place.file) ?? [], words, place.line);
        if (own !== undefined)
            return { file: place.file, line: own };
        if (inOwnFile)
            continue;
        const others = filesWith(owner).flatMap(([file, start]) => {
            const line = endOf(linesOf(file) ?? [], words, start);
            return line === undefined ? [] : [{ file, line }];
        });
        if (others.length === 1)
            return others[0];
    }
    return undefined;
}
/** The line of the last of some words, each on the line of the one before or below it. */
function endOf(lines, words, from) {
    let line = from;
    for (const word of words) {
        line = lineOf(lines, word, line);
        if (line === undefined)
            return undefined;
    }
    return line;
}
function lineOf(lines, name, from) {
    for (let i = from - 1; i < Math.min(lines.length, from - 1 + MAX_LINES); i += 1)
        if ((0,text_words/* hasWord */.Vf)(lines[i] ?? '', name))
            return i + 1;
    return undefined;
}

// EXTERNAL MODULE: ./build/check/policies.js
var policies = __webpack_require__(77533);
// EXTERNAL MODULE: ./build/registry/index.js + 36 modules
var registry = __webpack_require__(73864);
;// CONCATENATED MODULE: ./build/check/published-packages.js


/** So many archives are read at the same time. */
const AT_ONCE = 8;
/**
 * What an index publishes, in the shape of what a source declares. The archives of the releases that the source
 * declares, too, are read, for the hashes of their files; those of others are nobody's business here.
 */
async function publishedPackages({ pacotes }, source, declared) {
    const unread = new Map();
    const packages = new Map();
    await (0,registry/* inTurns */.gG)(Object.entries(pacotes), AT_ONCE, async ([name, { versoes, ...about }]) => {
        const known = declared.packages.get(name)?.releases;
        const releases = new Map();
        for (const [version, { arquivo, dependencias, dataforge }] of Object.entries(versoes)) {
            const release = { dependencias, dataforge };
            const files = known?.has(version) ? await filesOf(source, arquivo, (0,registry/* rootOf */.I5)(name, version)) : undefined;
            if (typeof files === 'string') {
                const subject = `${contract_files/* REGISTRO_PATH */.AM}#/pacotes/${name}/versoes/${version}`;
                unread.set(subject, `The archive of ${name} ${version} ${files}.`);
            }
            releases.set(version, typeof files === 'object' ? { ...release, files } : release);
        }
        packages.set(name, { name, about, releases });
    });
    // The order of the index, and not that of the answers.
    const ordered = Object.keys(pacotes).map(name => [name, packages.get(name)]);
    return { packages: { packages: new Map(ordered) }, unread: new Map([...unread].sort()) };
}
/** Hash of each file of an archive; the reason, which continues a sentence, where it cannot be read. */
async function filesOf(source, arquivo, root) {
    const result = await source.read(contract_files/* REGISTRO_PATH */.AM.replace('index.json', (0,registry/* archiveFile */.Bf)(arquivo)));
    if (result.kind === 'missing')
        return 'is not published';
    if (result.kind === 'too-large')
        return 'is too large';
    if (result.kind !== 'found')
        return result.reason;
    const files = new Map();
    const { fault } = await (0,registry/* readArchive */.bL)(inOnePiece(result.bytes), root, async ({ path, content }) => {
        files.set(path.normalize('NFC'), await (0,registry/* hashOf */.qQ)(content));
    });
    return fault ? fault.message : files;
}
async function* inOnePiece(bytes) {
    yield bytes;
}

// EXTERNAL MODULE: ./build/check/raised-version.js + 1 modules
var raised_version = __webpack_require__(38380);
// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(30714);
// EXTERNAL MODULE: ./node_modules/ajv/dist/2020.js
var _2020 = __webpack_require__(52210);
// EXTERNAL MODULE: ./build/findings/capped.js
var capped = __webpack_require__(98666);
;// CONCATENATED MODULE: ./build/check/schema-drift.js








/** Patterns of somebody else's schema may run away: all together have this long. */
const MAX_MATCHING_MS = 2000;
/**
 * Where the data of the head departs from the schemas that the base has published.
 * @param level of the findings.
 */
function schemaDriftIn(files, schemas, level) {
    return (0,capped/* capped */.u)(contract_files/* FILE_NAMES */.GY.flatMap(name => schemas[name] === undefined ? [] : driftOf(name, files[name], schemas[name], level)));
}
function driftOf(name, data, schema, level) {
    const rule = { ...comparison/* schemaDrift */.Xz, level };
    const path = (0,contract_files/* pathOf */.XM)(name);
    try {
        const ajv = new _2020.Ajv2020({
            allErrors: true,
            strict: false,
            validateFormats: false,
            logger: false,
            code: { regExp: boundedRegExp(MAX_MATCHING_MS) },
        });
        // Only this schema: what it refers to elsewhere is not fetched.
        const validate = ajv.compile(schema);
        if (validate(data))
            return [];
        return (validate.errors ?? []).map(({ instancePath, message, params }) => {
            const extra = params.additionalProperty ?? '';
            const what = `${(0,json_pointer/* shownPointer */.l)(instancePath)} ${message}${extra === '' ? '' : ` (${extra})`}`;
            return (0,rule_info/* findingOf */.h)(rule, `By the published schema of ${path}, ${what}.`, `${path}#${instancePath}`);
        });
    }
    catch (error) {
        const message = `The published schema of ${path} cannot be used: ${error.message}.`;
        return [(0,rule_info/* findingOf */.h)({ ...rule, level: 'warning' }, message, path)];
    }
}
/** An engine for patterns that can be cut off, which a plain call cannot be. */
function boundedRegExp(budgetMs) {
    const context = (0,external_node_vm_.createContext)({ pattern: /x/, text: '' });
    const script = new external_node_vm_.Script('pattern.test(text)');
    let left = budgetMs;
    const engine = (source, flags) => {
        const pattern = new RegExp(source, flags);
        return {
            test(text) {
                const start = external_node_perf_hooks_.performance.now();
                Object.assign(context, { pattern, text });
                const matches = script.runInContext(context, { timeout: Math.max(1, Math.ceil(left)) });
                left -= external_node_perf_hooks_.performance.now() - start;
                return matches;
            },
        };
    };
    return Object.assign(engine, { code: 'new RegExp' });
}

// EXTERNAL MODULE: ./build/contract/canonical.js
var canonical = __webpack_require__(31361);
// EXTERNAL MODULE: ./build/contract/generated/validators.js
var validators = __webpack_require__(49502);
// EXTERNAL MODULE: ./build/published/index.js + 9 modules
var published = __webpack_require__(96410);
// EXTERNAL MODULE: ./build/rules/manifest.js
var manifest = __webpack_require__(14123);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(83929);
;// CONCATENATED MODULE: ./build/check/committed-source.js


/** Published files that a repository has committed, wherever that is read from. */
class CommittedSource {
    repository;
    folder;
    isFolder = true;
    constructor(repository, 
    /** Without a slash at its end. */
    folder) {
        this.repository = repository;
        this.folder = folder;
    }
    covers() {
        return true;
    }
    placeOf(path) {
        return `${this.folder}${path}`;
    }
    async read(path) {
        const place = this.placeOf(path);
        if (!this.repository.isFile(place))
            return { kind: 'missing' };
        try {
            const bytes = this.repository.readBytes(place);
            return bytes.length > published/* MAX_PUBLISHED_FILE_BYTES */.tp ? { kind: 'too-large' } : { kind: 'found', bytes };
        }
        catch (error) {
            if (!(error instanceof repository/* UnreadableFile */.ie))
                throw error;
            return { kind: 'unreadable', reason: `cannot be read: ${error.message}` };
        }
    }
    async listApi() {
        return [];
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/check/what-differs.js



/** Changes that are named; the rest is counted. */
const what_differs_MAX_NAMED = 3;
/** What a committed file has otherwise than the source gives, as the end of a sentence. */
function whatDiffers(name, source, committed) {
    const text = Buffer.from(committed).toString('utf8');
    const data = parsed(text);
    if (data === undefined)
        return 'it is no JSON';
    const own = JSON.parse(JSON.stringify(source[name]));
    if ((0,external_node_util_.isDeepStrictEqual)(data, own))
        return howItIsWritten(text, own);
    if (!validators/* validators */.y$[name](data))
        return 'it does not follow the schema of this version';
    const changes = (0,drift/* changesBetween */.iv)({ files: { ...source, [name]: data }, origins: new Map() }, { files: source, origins: new Map() }).map(({ message }) => message.replace(/\.$/, ''));
    const { versao } = data;
    if (versao !== source[name].versao)
        changes.unshift(`\`versao\` is ${versao} there, and ${source[name].versao} here`);
    if (changes.length === 0)
        return 'its entries stand in another order, or its totals are other ones';
    const more = changes.length - what_differs_MAX_NAMED;
    return `${changes.slice(0, what_differs_MAX_NAMED).join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}
/** Of files with the same data: a newline, blanks, or the order of keys. */
function howItIsWritten(text, own) {
    const isSameLayout = [undefined, 2].some(indent => JSON.stringify(own, null, indent) === text.trimEnd());
    return isSameLayout && !text.includes('\r')
        ? 'only the newline at its end, or how it is indented, differs'
        : 'its data is the same, and only how it is written differs (blanks, line endings, order of keys)';
}
function parsed(text) {
    try {
        return JSON.parse(text.replace(/^\ufeff/, ''));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/check/stale-data.js












/** What stays published when the source has it no more: an index that still names it is right. */
const STAYING = new Set([drift/* pacoteRemoved */.Xr, drift/* pacoteVersaoRemoved */.v6]);
/**
 * Committed files (`check.committed`) that are not what the source gives: the seven, and where they are committed, too,
 * the manifest and the index of packages. The manifest names a commit and the program, so that it is held against the
 * files beside it, and so are the schemas, which follow the program.
 */
async function staleData({ files, packages }, { loaded, repository, policy }) {
    const folder = (0,check_committed/* committedFolder */.j)(loaded);
    if (folder === undefined)
        return [];
    const source = new CommittedSource(repository, folder);
    const stale = await staleFiles(files, source);
    // Of other files, the manifest is another one anyway.
    if (stale.length === 0)
        stale.push(...(await staleManifest(source)));
    if (packages)
        stale.push(...(await staleRegistry(packages, source)));
    const remedy = `Run \`refdata build --into ${folder}\` and commit what it writes.`;
    return stale.flatMap(({ path, message, isMissing }) => {
        const place = isMissing ? loaded.placeOf(['check', 'committed']) : { file: source.placeOf(path) };
        return judged(policy, comparison/* dataStale */._X, message, path, place, remedy);
    });
}
async function staleFiles(files, source) {
    const stale = [];
    for (const name of contract_files/* FILE_NAMES */.GY) {
        const path = (0,contract_files/* pathOf */.XM)(name);
        const expected = (0,canonical/* canonicalJson */.d)(files[name], name === 'index' ? 'indented' : 'compact');
        const committed = await source.read(path);
        if (committed.kind === 'missing')
            stale.push({ path, message: `${source.placeOf(path)} is not committed.`, isMissing: true });
        else if (committed.kind !== 'found')
            stale.push({
                path,
                message: `${source.placeOf(path)} is not what the source gives: it cannot be read.`,
            });
        else if (Buffer.compare(committed.bytes, expected) !== 0) {
            const what = whatDiffers(name, files, committed.bytes);
            stale.push({ path, message: `${source.placeOf(path)} is not what the source gives: ${what}.` });
        }
    }
    return stale;
}
/** A manifest that is there and is of other files than those beside it; who commits only some of them has them elsewhere. */
async function staleManifest(source) {
    const { findings } = await (0,published/* provePublished */.Fw)(source);
    const [first] = findings.filter(({ level, rule, subject }) => level === 'error' && rule !== manifest/* manifestFileMissing */.ws.id && subject?.startsWith(contract_files/* MANIFEST_PATH */.U4));
    if (first === undefined)
        return [];
    const message = `${source.placeOf(contract_files/* MANIFEST_PATH */.U4)} is not of the files beside it: ${first.message}`;
    return [{ path: contract_files/* MANIFEST_PATH */.U4, message }];
}
/** An index of packages that is there and has not what the source declares. */
async function staleRegistry(declared, source) {
    const committed = await source.read(contract_files/* REGISTRO_PATH */.AM);
    if (committed.kind !== 'found')
        return [];
    const place = source.placeOf(contract_files/* REGISTRO_PATH */.AM);
    const { data } = (0,published/* readJsonFile */.JE)(contract_files/* REGISTRO_PATH */.AM, place, committed.bytes);
    if (!validators/* validators */.y$.registro(data))
        return [{ path: contract_files/* REGISTRO_PATH */.AM, message: `${place} is no index of packages.` }];
    const known = await publishedPackages(data, source, declared);
    const differences = [...(0,drift/* comparePacotes */.pD)(known.packages, declared)].filter(({ rule }) => !STAYING.has(rule));
    const nowhere = () => null;
    const changes = (0,drift/* toChanges */.PP)(differences, {}, { base: nowhere, head: nowhere }).map(({ message }) => message);
    return changes.map(change => ({
        path: contract_files/* REGISTRO_PATH */.AM,
        message: `${place} is not what the source gives: ${change}`,
    }));
}

;// CONCATENATED MODULE: ./build/check/compare-sides.js












const VERSAO = `${(0,contract_files/* pathOf */.XM)('index')}#/versao`;
/** What a head changes for the consumers of a base, whether `versao` says so, and what else is wrong with the head. */
async function compareSides(base, head, opened, judging, release = null) {
    const { set, findings: built, source } = head.data;
    const terms = (0,policies/* termsOf */.fd)(base, head);
    const findings = [...opened, ...built, ...(0,policies/* changedTerms */._X)(base, head)];
    if (source) {
        findings.push(...(await declaredVersions(source, set.files.index.versao, terms.scheme)));
        findings.push(...(await staleData(set, source)));
    }
    return base.kind === 'data'
        ? compareData(base, head, findings, judging, terms, release)
        : withoutBase(base, head, findings, judging);
}
/** There is nothing to compare with: the first adoption, or a base that this head may be there to mend. */
function withoutBase(base, head, findings, { failOn = 'unbumped', requireBase = false }) {
    if (base.kind === 'broken') {
        const [first] = base.findings;
        const where = first?.place?.line === undefined ? '' : ` (${first.place.file}:${first.place.line})`;
        const message = `The base ${base.name} cannot be built: ${first?.message ?? ''}${where}`;
        const rule = requireBase ? { ...comparison/* baseNotBuilt */.vy, level: 'error' } : comparison/* baseNotBuilt */.vy;
        // What mends it may be in nobody's source, as where a file was not fetched.
        const remedy = first?.remedy ? `In the base: ${first.remedy} Or name another base.` : rule.remedy;
        findings.push(...judged(requireBase ? {} : policyOf(head), rule, message, '', undefined, remedy));
    }
    return {
        ok: !fails(findings, 'none', failOn) && !(requireBase && base.kind === 'broken'),
        verdict: base.kind === 'absent' ? 'first' : 'unknown',
        level: 'none',
        requiredBump: 'none',
        suggestion: null,
        edits: [],
        ...compare_sides_named(base, null, head),
        release: null,
        compared: { base: 0, head: (0,drift/* entriesIn */.s9)(head.data.set) },
        counts: (0,drift/* tallyChanges */.sU)([]),
        changes: [],
        causes: [],
        evidence: [],
        unknown: [],
        excepted: [],
        findings,
    };
}
async function compareData(base, head, findings, { failOn = 'unbumped', today }, terms, release) {
    const { set, source } = head.data;
    const { policy, scheme } = terms;
    const committed = base.data.source && (0,check_committed/* committedFiles */.q)(base.data.source);
    const before = await withPackages(base.data, set, policy, findings);
    const old = committed ? { ...before, published: committed.published } : before;
    const { changes: all, unknown } = (0,drift/* compareReferences */.EQ)(old, set, terms.changePolicy);
    const sifted = (0,drift/* except */.iu)(all, terms.exceptions, today);
    // What is wrong with exceptions is mended in the head.
    findings.push(...(0,drift/* except */.iu)(all, source ? (0,policies/* exceptionsOf */.Yw)(source.repository) : [], today).findings);
    const compared = { base: (0,drift/* entriesIn */.s9)(before), head: (0,drift/* entriesIn */.s9)(set) };
    findings.push(...reliance(unknown, compared, terms));
    const level = (0,drift/* wholeLevel */.AE)(sifted.changes);
    const [was, versao] = [before.files.index.versao, set.files.index.versao];
    const isDue = release?.isDue ?? true;
    const since = release?.side
        ? await sinceRelease(release.side, isDue, head, terms, today, findings)
        : undefined;
    const direct = judgementOf(all, level, was, versao, scheme);
    const judgement = demandedHere(since ? together(direct, since.judgement, level) : direct, isDue);
    for (const { rule, message } of judgement.breaches)
        findings.push(...judged(policy, rule, message, VERSAO, set.origins.get(VERSAO)));
    // What the head publishes itself has to hold for its own data, whatever the base says.
    const own = (source && (0,check_committed/* committedFiles */.q)(source)?.schemas) ?? head.data.schemas;
    const schemas = committed?.schemas ?? base.data.schemas;
    findings.push(...schemaDriftIn(set.files, schemas, isMajor(was, versao, scheme) ? 'notice' : 'error'));
    findings.push(...schemaDriftIn(set.files, changedSchemas(schemas, own), 'error'));
    const sides = { ...(base.data.source && { base: base.data.source }), ...(source && { head: source }) };
    const { changes, isOnCause } = placedChanges(sifted.changes, sides);
    return {
        ok: !fails(findings, level, failOn),
        verdict: judgement.verdict,
        level,
        requiredBump: judgement.required,
        suggestion: judgement.suggestion,
        edits: await editsFor(judgement, source, versao, scheme),
        ...compare_sides_named(base, was, head),
        release: since?.result ?? null,
        compared,
        counts: (0,drift/* tallyChanges */.sU)(sifted.changes),
        changes,
        causes: (0,drift/* causesOf */.cZ)(changes, isOnCause),
        evidence: base.data.source
            ? evidenceOf(changes, { set: base.data.set, repository: base.data.source.repository }, { set, repository: source?.repository })
            : [],
        unknown,
        excepted: sifted.excepted,
        findings,
    };
}
/** What raises the version of a head that can be edited, where that is asked for now. */
async function editsFor({ breaches, suggestion }, source, versao, scheme) {
    if (suggestion === null || !source || breaches.length === 0)
        return [];
    return (0,raised_version/* raisingLines */.$)(source, versao, suggestion, scheme);
}
/** Schemas of the head that are other ones than those of the base. */
function changedSchemas(base, head) {
    return Object.fromEntries(Object.entries(head).filter(([name, schema]) => JSON.stringify(base[name]) !== JSON.stringify(schema)));
}
/** Whether a comparison says anything: what could not be told of it, and whether there was anything to compare. */
function reliance(unknown, compared, { policy, settings }) {
    const found = [];
    if (compared.base === 0 || compared.head === 0) {
        const which = compared.base === 0 ? 'base' : 'head';
        found.push(...judged({}, comparison/* nothingCompared */.z_, `The ${which} has no entry in any list.`, ''));
    }
    const [first] = unknown;
    if (first === undefined)
        return found;
    const budget = settings.unknown;
    const [count, noun] = [unknown.length, unknown.length === 1 ? 'value' : 'values'];
    const message = `Of ${count} ${noun} nobody can tell whether it changed, the first one ${first.path}.`;
    if (budget !== undefined && count > budget)
        found.push(...judged({}, comparison/* unknownOverBudget */.MY, `${message} \`check.unknown\` is ${budget}.`, first.path, first.place ?? undefined));
    else
        found.push(...judged(policy, comparison/* unknownValues */.LS, message, first.path, first.place ?? undefined));
    return found;
}
function judgementOf(all, level, before, after, scheme) {
    // The promise of the format holds for every change of it, excepted or not.
    const format = all.some(({ rule }) => (0,drift/* changeRule */.Vd)(rule)?.format);
    return (0,drift/* judge */.S4)({ before, after, level, changed: all.length > 0, format }, scheme);
}
/** What changed since the last release, all pull requests together, and whether `versao` says so. */
async function sinceRelease(side, isDue, head, terms, today, findings) {
    const before = await withPackages(side.data, head.data.set, terms.policy, findings);
    const { changes: all } = (0,drift/* compareReferences */.EQ)(before, head.data.set, terms.changePolicy);
    const { changes } = (0,drift/* except */.iu)(all, terms.exceptions, today);
    const [was, versao] = [before.files.index.versao, head.data.set.files.index.versao];
    const level = (0,drift/* wholeLevel */.AE)(changes);
    const judgement = judgementOf(all, level, was, versao, terms.scheme);
    return {
        judgement,
        result: {
            name: side.name,
            commit: side.commit,
            versao: was,
            level,
            counts: (0,drift/* tallyChanges */.sU)(changes),
            requiredBump: judgement.required,
            suggestion: judgement.suggestion,
            due: isDue,
        },
    };
}
/**
 * One judgement of two: the raise is demanded since the last release, so that several changes need one; only going back is
 * judged against the base. A change that asks for nothing is not asked to make up for others.
 */
function together(own, release, level) {
    if (own.verdict === 'decreased' || own.verdict === 'malformed')
        return own;
    return own.verdict === 'unchanged' && level === 'none' ? own : release;
}
/** A raise that is missing is due later, where releases are made elsewhere. */
function demandedHere(judgement, isDue) {
    const isShort = judgement.verdict === 'not-bumped' || judgement.verdict === 'bumped-too-little';
    return isShort && !isDue ? { ...judgement, verdict: 'deferred', breaches: [] } : judgement;
}
function compare_sides_named(base, versao, head) {
    const { index } = head.data.set.files;
    return {
        nome: index.nome,
        base: { name: base.name, commit: base.commit, versao },
        head: { name: head.name, commit: head.commit, versao: index.versao },
    };
}
/** A base with the packages that it publishes, where the head declares some; what cannot be read of them is reported. */
async function withPackages({ set, published }, head, policy, findings) {
    if (!set.registro || !published || !head.packages)
        return set;
    const known = await publishedPackages(set.registro, published, head.packages);
    for (const [subject, message] of known.unread)
        findings.push(...judged(policy, comparison/* packagesUnread */.JV, message, subject));
    return { ...set, packages: known.packages };
}
/** With `none`, only what always holds is left: the promise of the format, and that something was compared. */
function fails(findings, level, failOn) {
    if (failOn === 'none')
        return findings.some(({ rule }) => rule === comparison/* versaoFormatNotBumped */.UX.id || rule === comparison/* nothingCompared */.z_.id);
    return (0,drift/* failsBy */.x7)(failOn, level) || findings.some(finding => finding.level === 'error');
}
function isMajor(before, after, scheme) {
    const [old, now] = [scheme.parse(before), scheme.parse(after)];
    return old !== undefined && now !== undefined && scheme.bumpBetween(old, now) === 'major';
}
/** The levels of rules that the source of a side sets; none for published files. */
function policyOf(side) {
    return side.kind === 'data' ? (side.data.source?.policy ?? {}) : {};
}

// EXTERNAL MODULE: ./build/check/defaults.js
var defaults = __webpack_require__(49845);
// EXTERNAL MODULE: ./build/check/open-side.js + 7 modules
var open_side = __webpack_require__(49185);
// EXTERNAL MODULE: ./build/git/connection.js
var connection = __webpack_require__(8947);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
// EXTERNAL MODULE: ./build/check/commits.js
var commits = __webpack_require__(26749);
;// CONCATENATED MODULE: ./build/check/releases.js



/** What stands before the number of a version in a tag: `v1.4.0`, `lume-1.4.0`, `lume/v1.4.0`, `release_1.4`. */
const PREFIX = /^(?:.*[/_-])?v?(?=\d)/i;
/** Tags of a clone; a shallow one, or one without any, has not all: then those of the server that it came from, too. */
async function tagsOf(repo, remote) {
    const { code, stdout } = await (0,git/* readGit */.lX)(repo, ['tag', '--list']);
    const local = code === 0 ? stdout.split('\n').filter(tag => tag !== '') : [];
    if (remote === undefined || (local.length > 0 && !(await (0,commits/* isShallow */.fE)(repo))))
        return local;
    const home = { cwd: remote.temporary, env: { HOME: remote.temporary, USERPROFILE: remote.temporary } };
    const args = ['ls-remote', '--tags', '--refs', '--end-of-options', remote.url.href];
    const asked = await (0,git/* git */.$Y)(args, { ...home, ...(0,connection/* connectionTo */.m)(remote.url, remote.token) });
    if (asked.code !== 0)
        return local;
    const known = [...asked.stdout.matchAll(/\trefs\/tags\/(\S+)$/gm)].map(([, tag = '']) => tag);
    return [...new Set([...local, ...known])];
}
/** Tags of the head's own commit, where its files are as they were committed: that is the release, not a change since it. */
async function tagsAtHead(repo) {
    const { code } = await (0,git/* readGit */.lX)(repo, ['diff', '--quiet', 'HEAD', '--']);
    if (code !== 0)
        return new Set();
    const { stdout } = await (0,git/* readGit */.lX)(repo, ['tag', '--points-at', 'HEAD']);
    return new Set(stdout.split('\n').filter(tag => tag !== ''));
}
/**
 * The releases that a version may come after, the highest first: those below it, and the version itself where it is
 * released already, for then its data stays as it is.
 */
function releasesBefore(versao, tags, scheme) {
    const declared = scheme.parse(versao);
    if (declared === undefined)
        return [];
    return [...tags]
        .flatMap(tag => {
        const [text, version] = versionIn(tag, scheme) ?? [];
        const order = version && scheme.compare(version, declared);
        return version && text !== undefined && order !== undefined && order <= 0
            ? [{ tag, text, version }]
            : [];
    })
        .sort((a, b) => scheme.compare(b.version, a.version) ?? 0)
        .map(({ tag, text }) => ({ tag, versao: text }));
}
function versionIn(tag, scheme) {
    for (const text of [tag, tag.replace(PREFIX, '')]) {
        const version = scheme.parse(text);
        if (version)
            return [text, version];
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
// EXTERNAL MODULE: ./build/http/address.js
var address = __webpack_require__(21601);
;// CONCATENATED MODULE: ./build/commands/check-reference.js











/**
 * What a head changes for the consumers of a base, and whether `versao` says so. Both are built from source by this
 * program, or read as they are published; nothing is checked out and nothing is run.
 *
 * @throws {UserError} when there is no such base or head, or it is no reference.
 */
async function check(options) {
    const head = await openHead(options);
    if (head.kind === 'absent') {
        throw new user_error/* UserError */.y(head.reason, 'Write a refdata.yml (docs/configuration.md shows how), or name yours with --config.');
    }
    if (head.kind === 'broken') {
        throw new user_error/* UserError */.y(`The reference of ${head.name} cannot be built.`, 'Correct it and try again.', {
            findings: head.findings,
        });
    }
    const { side: base, findings } = await openBase(options, head);
    return compareSides(base, head, findings, options, await lastRelease(base, head, options));
}
/** So many tags are looked at for the last release: in a repository of several things, most are of others. */
const MAX_CANDIDATES = 5;
/** Branches on which releases are made. */
const RELEASE_BRANCH = /^refs\/heads\/releases?([/-]|$)/;
/** The highest release that the head comes after, by the tags of its repository; nothing where `versao` is judged by the base. */
async function lastRelease(base, head, options) {
    const { repo, sinceRelease = false } = options;
    if (!sinceRelease || base.kind !== 'data' || head.kind !== 'data' || base.commit === null)
        return null;
    const remote = options.remote ?? (await (0,base_commit/* defaultRemote */.k$)(repo));
    const { scheme, settings } = (0,policies/* termsOf */.fd)(base, head);
    const { versao } = head.data.set.files.index;
    const own = await tagsAtHead(repo);
    const isDue = await isRaiseDue(settings.release, options, own);
    const tags = (await tagsOf(repo, remote)).filter(tag => !own.has(tag));
    for (const { tag, versao: named } of releasesBefore(versao, tags, scheme).slice(0, MAX_CANDIDATES)) {
        const commit = await (0,base_commit/* commitOf */.D3)(repo, `refs/tags/${tag}`, remote);
        const side = commit.id === base.commit ? base : await (0,open_side/* commitSide */.tR)(commit, tag, options);
        if (side.kind !== 'data')
            continue;
        const [told, meant] = [scheme.parse(side.data.set.files.index.versao), scheme.parse(named)];
        // A tag of something else in the same repository.
        if (!told || !meant || scheme.compare(told, meant) !== 0)
            continue;
        return { side: { ...side, name: tag }, isDue };
    }
    return { side: null, isDue };
}
/** Whether `versao` has to be raised here. */
async function isRaiseDue(policy = 'every-pull-request', { repo, ref }, tagsHere) {
    if (policy === 'every-pull-request')
        return true;
    if (policy === 'tag')
        return ref?.startsWith('refs/tags/') ?? tagsHere.size > 0;
    const branch = ref ?? (await (0,defaults/* currentRef */.pV)(repo));
    return branch.startsWith('refs/tags/') || RELEASE_BRANCH.test(branch);
}
async function openHead(options) {
    const { head, repo, remote } = options;
    if (head === undefined)
        return (0,open_side/* folderSide */.yp)(repo, options);
    if ((0,address/* isAddress */.PW)(head))
        return (0,open_side/* addressSide */.cj)(head, options);
    if ((0,open_side/* isFolder */.lQ)(head))
        return (0,open_side/* folderSide */.yp)(head, options);
    return (0,open_side/* commitSide */.tR)(await (0,base_commit/* commitOf */.D3)(repo, head, remote), head, options);
}
async function openBase(options, head) {
    const { base } = options;
    if (base !== undefined && (0,address/* isAddress */.PW)(base))
        return { side: await (0,open_side/* addressSide */.cj)(base, options, true), findings: [] };
    if (base !== undefined && (0,open_side/* isFolder */.lQ)(base))
        return { side: await (0,open_side/* folderSide */.yp)(base, options), findings: [] };
    const exactBase = options.exactBase || options.head !== undefined;
    const { name, commit, isUnrelated } = await (0,base_commit/* baseCommit */.tI)({ ...options, exactBase });
    const message = `${name} and ${head.name} have no common history: they are compared as they are.`;
    const findings = isUnrelated ? judged(policyOf(head), comparison/* baseUnrelated */.Qu, message, '') : [];
    const side = await (0,open_side/* commitSide */.tR)(commit, name, options);
    const isElsewhere = options.head !== undefined && head.commit === null;
    if (side.kind !== 'absent' || isElsewhere)
        return { side, findings };
    const former = await (0,open_side/* movedFrom */.ye)(commit, head, options);
    if (former === undefined)
        return { side, findings };
    const moved = `${side.reason} It has the language in ${external_node_path_.posix.join(former.folder, former.config)}, and that is compared.`;
    findings.push(...judged(policyOf(head), comparison/* baseMoved */.ji, moved, ''));
    return { side: await (0,open_side/* commitSide */.tR)(commit, name, options, former), findings };
}


/***/ }),

/***/ 40142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ authorizationConfig),
/* harmony export */   SK: () => (/* binding */ checkToken),
/* harmony export */   eo: () => (/* binding */ secretForms),
/* harmony export */   fn: () => (/* binding */ tokenFor)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);
/* harmony import */ var _repository_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91006);


/** The user name that GitHub documents for tokens; GitLab, Gitea and Azure DevOps take any. */
const TOKEN_USER = 'x-access-token';
/** The token for an address, or the empty string: no token leaves for a server that it was not meant for. */
function tokenFor(url, tokens, serverUrl) {
    const origin = (0,_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .originOf */ .yv)(url);
    if (origin === '')
        return '';
    if (tokens.repositoryToken !== '')
        return tokens.repositoryToken;
    return URL.canParse(serverUrl) && origin === new URL(serverUrl).origin ? tokens.token : '';
}
/** The setting that makes git send a token to one origin and to no other. */
function authorizationConfig(url, token) {
    return token === ''
        ? []
        : [[`http.${(0,_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .originOf */ .yv)(url)}/.extraheader`, `Authorization: Basic ${encode(token)}`]];
}
/** Every form in which a token could show up in a log, to be masked there. */
function secretForms(token) {
    if (token === '')
        return [];
    const colon = token.indexOf(':');
    const secret = colon === -1 ? [] : [token.slice(colon + 1)];
    return [token, ...secret, encode(token)].filter(form => form !== '');
}
/** @throws {UserError} for a token that would break out of its header. */
function checkToken(input, token) {
    if (/[\p{Cc} ]/u.test(token)) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${input} holds a space or a line break, so it is not a token.`, 'Store the bare token as a secret, without anything around it.');
    }
}
/** `name:secret` is sent as it is, for servers that want a certain user name. */
function encode(token) {
    return Buffer.from(token.includes(':') ? token : `${TOKEN_USER}:${token}`).toString('base64');
}


/***/ }),

/***/ 8947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ connectionTo)
/* harmony export */ });
/* harmony import */ var _authorization_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40142);

/** A server that sends less than this for that long is taken for dead. */
const SLOWEST_BYTES_PER_SECOND = 1000;
const SLOW_FOR_SECONDS = 60;
/**
 * What git is told for a command that talks to a server.
 * @param token empty for none.
 * @param redirects after one, git keeps sending its extra headers, to whichever server it was sent to.
 */
function connectionTo(url, token, redirects = token === '' ? 'initial' : 'false') {
    return {
        protocols: url.protocol === 'file:' ? 'file' : 'http:https',
        config: [
            ['http.lowSpeedLimit', String(SLOWEST_BYTES_PER_SECOND)],
            ['http.lowSpeedTime', String(SLOW_FOR_SECONDS)],
            ['http.followRedirects', redirects],
            ...(0,_authorization_js__WEBPACK_IMPORTED_MODULE_0__/* .authorizationConfig */ .Cs)(url, token),
        ],
    };
}


/***/ }),

/***/ 91006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n6: () => (/* binding */ repositoryAddress),
/* harmony export */   n_: () => (/* binding */ checkRepository),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);

const NAME = /^[\w-][\w.-]*\/[\w.-]*[\w-][\w.-]*$/;
const PROTOCOLS = new Set(['https:', 'http:', 'file:']);
/**
 * The address of a repository: `owner/name` on `serverUrl`, or an absolute http(s) or file address of any git
 * server. @throws {UserError} for anything else, and for an address that holds a password.
 */
function repositoryAddress(repository, serverUrl) {
    if (NAME.test(repository))
        return new URL(`${serverUrl.replace(/\/+$/, '')}/${repository}`);
    const secretFree = withoutCredentials(repository);
    const url = URL.canParse(repository) ? new URL(repository) : null;
    if (url === null || !PROTOCOLS.has(url.protocol)) {
        const https = asHttps(secretFree);
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`repository is "${secretFree}", which is neither owner/name nor an address that begins with https://, http:// or file://.`, https === null
            ? 'Write owner/name, or the address that "git clone" takes over https.'
            : `Write ${https}, and for a private repository give a token in "repository-token".`);
    }
    if (url.username !== '' || url.password !== '') {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`repository is "${secretFree}" with a user name or password in the address.`, 'Take it out, store it as a secret and give it in "repository-token"; if it was ever committed, revoke it.');
    }
    if (url.search !== '' || url.hash !== '') {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`repository is "${secretFree}", with a "?" or "#" in the address.`, 'Write the address alone; a branch, tag or commit goes into "ref".');
    }
    if (url.protocol === 'file:' && url.host !== '') {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`repository is "${secretFree}", a file on another machine.`, 'Write three slashes (file:///folder/repository.git), or an https address.');
    }
    return url;
}
/** @throws {UserError} for what {@link repositoryAddress} refuses on any server. */
function checkRepository(repository) {
    repositoryAddress(repository, 'https://server.invalid');
}
/** Scheme, host and port; empty for a file. */
function originOf(url) {
    return url.protocol === 'file:' ? '' : url.origin;
}
/** Whatever stands before an `@` in the host part may be a password: it is never repeated. */
function withoutCredentials(text) {
    return text.replace(/^([A-Za-z][\w+.-]*:\/*)?[^/]*@/, '$1');
}
/** `git@host:owner/name` and `ssh://host/owner/name`, as the https address of the same repository. */
function asHttps(text) {
    const ssh = /^(?:(?:git\+)?ssh:\/\/)([^/:]+)(?::\d+)?\/(.+)$/.exec(text) ??
        /^([\w.-]+\.[\w-]+):(?!\/)(.+)$/.exec(text);
    return ssh === null ? null : `https://${ssh[1]}/${ssh[2]}`;
}


/***/ }),

/***/ 86254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ openCommit)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/git/left-out.js
var left_out = __webpack_require__(55139);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/runtime/stats.js
var stats = __webpack_require__(12060);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
;// CONCATENATED MODULE: ./build/git/lfs-store.js





const OBJECT = /^oid sha256:([0-9a-f]{64})\nsize (\d+)$/m;
/**
 * The contents of Git LFS that a clone has: those of what is checked out, and whatever else was fetched. A commit has
 * pointers in their place, also of files that a checkout has filled in.
 */
class LfsStore {
    folder;
    objects;
    /** @param folder a folder of the clone */
    constructor(folder) {
        this.folder = folder;
    }
    /** What a pointer stands for; undefined where it is not here, is larger than `maxBytes`, or not what the pointer says. */
    contentOf(pointer, maxBytes) {
        const [, id = '', size] = OBJECT.exec(Buffer.from(pointer).toString('latin1')) ?? [];
        if (id === '' || Number(size) > maxBytes)
            return undefined;
        this.objects ??= this.locate();
        const file = (0,external_node_path_.join)(this.objects, id.slice(0, 2), id.slice(2, 4), id);
        if ((0,stats/* statsOf */.L)(file)?.size !== Number(size))
            return undefined;
        const bytes = (0,external_node_fs_.readFileSync)(file);
        return (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex') === id ? bytes : undefined;
    }
    /** Worktrees share the folder of their clone. */
    locate() {
        const found = (0,git/* readGitSync */.or)(this.folder, ['rev-parse', '--path-format=absolute', '--git-common-dir']);
        return (0,external_node_path_.join)(found.stdout.toString('utf8').trim(), 'lfs', 'objects');
    }
}

// EXTERNAL MODULE: ./build/repository/git-tree.js
var git_tree = __webpack_require__(61282);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository = __webpack_require__(83929);
;// CONCATENATED MODULE: ./build/repository/git-repository.js





/** As many as Linux follows. */
const MAX_LINKS = 40;
/** Where the tree seems to stand for who walks it; nothing there is touched. */
const ROOT = (0,external_node_path_.resolve)('/refdata-tree');
/**
 * A folder of a commit as a {@link Repository}, read from git's objects without a checkout. Links are followed inside of
 * the folder and nowhere else.
 * @param folder of the language below the root of the git repository; empty for the root itself.
 * @param clone a folder of the clone that has what Git LFS fetched, where the commit itself was fetched to elsewhere.
 */
function openCommit(gitFolder, commit, folder, sourceLimitMib = repository/* DEFAULT_SOURCE_LIMIT_MIB */.fb, clone = gitFolder) {
    const tree = git_tree/* GitTree */.x.open(gitFolder, commit, folder);
    return new CommitRepository(tree, commit, new LfsStore(clone), sourceLimitMib * repository/* BYTES_PER_MIB */.B5);
}
class CommitRepository {
    tree;
    commit;
    lfs;
    maxBytes;
    constructor(tree, commit, lfs, maxBytes) {
        this.tree = tree;
        this.commit = commit;
        this.lfs = lfs;
        this.maxBytes = maxBytes;
    }
    read(path) {
        return (0,repository/* decode */.D4)(this.readBytes(path), path);
    }
    readBytes(path) {
        if ((0,repository/* leaves */.FQ)(path))
            throw (0,repository/* outside */.qY)(path);
        const real = this.follow(path);
        if (real === OUTSIDE)
            throw (0,repository/* outside */.qY)(path);
        const entry = real === undefined ? undefined : this.tree.entries.get(real);
        if (real === undefined || !entry) {
            if (real !== undefined && this.tree.folders.has(real))
                throw (0,repository/* isFolder */.lQ)(path);
            throw this.inSubmodule(path) ?? (0,repository/* missing */.LO)(path, pattern => this.glob(pattern));
        }
        if (entry.bytes > this.maxBytes)
            throw (0,repository/* tooLarge */.g$)(path, entry.bytes, this.maxBytes);
        const bytes = this.tree.bytesOf(real);
        if (!(0,left_out/* isLfsPointer */.N)(bytes))
            return bytes;
        const content = this.lfs.contentOf(bytes, this.maxBytes);
        if (content !== undefined)
            return content;
        throw (0,repository/* lfsPointer */.FW)(path, { git: `git lfs fetch origin ${this.commit}` });
    }
    /** That a file may be there, in a submodule whose commit is not here. */
    inSubmodule(path) {
        for (const [submodule, id] of this.tree.absent)
            if (path.startsWith(`${submodule}/`))
                return new repository/* UnreadableFile */.ie('source-missing', path, `${path} is in the submodule ${submodule}, whose commit ${id.slice(0, 9)} is not here.`, `Check out with submodules and enough history (submodules: true, fetch-depth: 0), or fetch it (git -C ${submodule} fetch origin ${id}).`);
        return undefined;
    }
    isFile(path) {
        if ((0,repository/* leaves */.FQ)(path))
            return false;
        const real = this.follow(path);
        return real !== undefined && real !== OUTSIDE && this.tree.entries.has(real);
    }
    glob(pattern) {
        const found = (0,repository/* globIn */.wh)(ROOT, pattern, path => this.isFile(path), this.fileSystem());
        const hidden = found.length > 0 ? undefined : this.inSubmodule(`${(0,repository/* folderBefore */.CP)(pattern)}/`);
        if (hidden)
            throw hidden;
        return found;
    }
    /** The path without links; nothing where a link leads nowhere or in a circle. */
    follow(path) {
        let ahead = path.split('/');
        const way = [];
        for (let links = 0; ahead.length > 0;) {
            const [segment = '', ...rest] = ahead;
            ahead = rest;
            if (segment === '' || segment === '.')
                continue;
            if (segment === '..') {
                if (way.length === 0)
                    return OUTSIDE;
                way.pop();
                continue;
            }
            const here = [...way, segment].join('/');
            if (this.tree.entries.get(here)?.kind !== 'link') {
                way.push(segment);
                continue;
            }
            links += 1;
            if (links > MAX_LINKS)
                return undefined;
            const target = this.tree.bytesOf(here).toString('utf8');
            if (target.startsWith('/'))
                return OUTSIDE;
            ahead = [...target.split('/'), ...ahead];
        }
        return way.join('/');
    }
    /** What a walker of folders needs of a file system. */
    fileSystem() {
        const entriesOf = (folder) => {
            const inside = (0,external_node_path_.relative)(ROOT, (0,external_node_path_.resolve)(ROOT, folder)).split(external_node_path_.sep).join('/');
            const names = this.tree.folders.get(inside);
            if (!names)
                throw Object.assign(new Error(`no folder ${inside}`), { code: 'ENOENT' });
            return [...names].map(name => {
                const entry = this.tree.entries.get(inside === '' ? name : `${inside}/${name}`);
                return {
                    name,
                    isFile: () => entry?.kind === 'file',
                    isDirectory: () => entry === undefined,
                    isSymbolicLink: () => entry?.kind === 'link',
                };
            });
        };
        return { readdirSync: entriesOf };
    }
}
const OUTSIDE = Symbol('outside');


/***/ }),

/***/ 61282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ GitTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70787);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40075);




/** Files that are read together with one that is asked for: a process for each would take longer than the reading. */
const MAX_AHEAD_FILES = 500;
const MAX_AHEAD_BYTES = 8 * 1024 * 1024;
/**
 * The files of one folder of a commit, read from git's objects: nothing is checked out. Those of a
 * submodule are there as far as it is checked out and has the commit.
 * Bytes are as they were committed, without the filters and line ends of a working copy.
 */
class GitTree {
    repository;
    /** By path below the folder. */
    entries = new Map();
    /** Names of what is in each folder, by its path; the root is the empty one. */
    folders = new Map();
    /** Submodules that are not here, by path, with the commit that is missing. */
    absent = new Map();
    read = new Map();
    constructor(repository) {
        this.repository = repository;
    }
    /** @throws {UserError} when the objects of the commit are not here. */
    static open(repository, commit, folder) {
        const tree = new GitTree(repository);
        const object = folder === '' ? commit : `${commit}:${folder}`;
        const { code, stdout, stderr } = (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitSync */ .or)(repository, [
            'ls-tree',
            '-r',
            '-z',
            '-l',
            '--full-tree',
            object,
        ]);
        if (code !== 0) {
            // The commit is here and has no such folder.
            if ((0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitSync */ .or)(repository, ['cat-file', '-e', `${commit}^{tree}`]).code === 0)
                return tree;
            throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`The files of ${commit} cannot be read: ${stderr.trim()}.`, 'Fetch the commit with its files (git fetch origin <commit>).');
        }
        const submodules = new Map();
        for (const line of stdout.toString('utf8').split('\0'))
            tree.add(line, submodules);
        if (submodules.size > 0)
            tree.addSubmodules(submodules, folder);
        return tree;
    }
    /** The bytes of an entry. @throws {UserError} when git does not have them, as in a partial clone. */
    bytesOf(path) {
        const entry = this.entries.get(path);
        if (!entry)
            throw new Error(`${path} is not in the tree`);
        if (!this.read.has(entry.id))
            this.readAhead(path, entry);
        const bytes = this.read.get(entry.id);
        if (bytes)
            return bytes;
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`git does not have the content of ${path} here.`, 'Fetch it: a clone that leaves out file contents (--filter) cannot be compared with.');
    }
    add(line, submodules) {
        const [, mode, type, id = '', size = '', path = ''] = /^(\d+) (\w+) ([0-9a-f]+) +(\S+)\t(.*)$/s.exec(line) ?? [];
        if (type === 'commit')
            submodules.set(path, id);
        if (type !== 'blob')
            return;
        const { repository } = this;
        this.put(path, { kind: mode === '120000' ? 'link' : 'file', id, bytes: Number(size), repository });
    }
    /** What submodules hold, from the repositories that are checked out at their places, wherever their heads are. */
    addSubmodules(submodules, folder) {
        const { stdout } = (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitSync */ .or)(this.repository, ['rev-parse', '--show-toplevel']);
        const root = stdout.toString('utf8').trim();
        for (const [path, id] of submodules) {
            const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder, path);
            if (root === '' || !isRepositoryIn(root, place) || !hasCommit(place, id)) {
                this.absent.set(path, id);
                continue;
            }
            const inner = GitTree.open(place, id, '');
            for (const [name, entry] of inner.entries)
                this.put(`${path}/${name}`, entry);
            for (const [name, missing] of inner.absent)
                this.absent.set(`${path}/${name}`, missing);
        }
    }
    put(path, entry) {
        this.entries.set(path, entry);
        for (let child = path; child !== '';) {
            const slash = child.lastIndexOf('/');
            const folder = child.slice(0, Math.max(0, slash));
            const names = this.folders.get(folder) ?? new Set();
            const known = names.has(child.slice(slash + 1));
            names.add(child.slice(slash + 1));
            this.folders.set(folder, names);
            if (known)
                break;
            child = folder;
        }
    }
    /** Reads a file, and with it small ones of the same folder and extension: a glob mostly wants them all. */
    readAhead(path, entry) {
        const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
        const extension = /\.[^./]*$/.exec(path)?.[0] ?? '';
        const wanted = new Map([[entry.id, entry.bytes]]);
        let bytes = entry.bytes;
        for (const name of this.folders.get(folder) ?? []) {
            if (wanted.size >= MAX_AHEAD_FILES)
                break;
            if (!name.endsWith(extension))
                continue;
            const other = this.entries.get(folder === '' ? name : `${folder}/${name}`);
            if (!other || other.repository !== entry.repository)
                continue;
            if (wanted.has(other.id) || this.read.has(other.id))
                continue;
            if (bytes + other.bytes > MAX_AHEAD_BYTES)
                continue;
            bytes += other.bytes;
            wanted.set(other.id, other.bytes);
        }
        const input = [...wanted.keys()].map(id => `${id}\n`).join('');
        const { stdout } = (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitSync */ .or)(entry.repository, ['cat-file', '--batch'], input);
        // Each answer: "<id> blob <size>", the bytes, a line feed; "<id> missing" for what is not here.
        for (let at = 0; at < stdout.length;) {
            const end = stdout.indexOf(0x0a, at);
            const [id = '', kind, size] = stdout.subarray(at, end).toString('latin1').split(' ');
            at = end + 1;
            if (kind !== 'blob')
                continue;
            this.read.set(id, stdout.subarray(at, at + Number(size)));
            at += Number(size) + 1;
        }
    }
}
/** Whether a git repository of its own is at a place inside of a folder, and no link leads out. */
function isRepositoryIn(root, place) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, '.git')))
        return false;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(place).startsWith((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
}
function hasCommit(repository, id) {
    return (0,_git_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitSync */ .or)(repository, ['cat-file', '-e', `${id}^{tree}`]).code === 0;
}


/***/ }),

/***/ 59312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ programTexts)
/* harmony export */ });
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64617);
/* harmony import */ var _readable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69021);


/** Programs that are read; more say nothing new. */
const MAX_FILES = 800;
const MAX_TOTAL_CHARACTERS = 8_000_000;
/** A longer one is data. */
const MAX_FILE_CHARACTERS = 200_000;
/** Pages whose blocks of code are read. */
const MAX_PAGES = 600;
const SKIPPED = /(^|\/)(\.git|node_modules|vendor|third_?party|site-packages|dist-packages)\//i;
/** A block of code in Markdown, with the name of its language. */
const BLOCK = /^(?<fence>`{3,}|~{3,})[ \t]*\{?\.?(?<language>[\w+#-]+)[^\n]*\n(?<code>[\s\S]*?)^\k<fence>/gm;
/**
 * Programs in a language: files by its extension, and blocks of code in its pages that are called by its name. Of many, as
 * many as are read, from all folders alike.
 */
function programTexts(repository, extension, names) {
    const programs = [];
    let characters = 0;
    const add = (program) => {
        characters += program.text.length;
        if (characters <= MAX_TOTAL_CHARACTERS)
            programs.push(program);
    };
    if (extension !== undefined)
        for (const file of spread(repository.glob(`**/*${extension}`).filter(each => !SKIPPED.test(each)))) {
            const text = (0,_readable_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b)(repository, file) ?? '';
            if (text.length <= MAX_FILE_CHARACTERS)
                add({ file, line: 1, text, isBlock: false });
        }
    const infos = new Set([...names, ...(extension === undefined ? [] : [extension.slice(1)])].map(lower));
    for (const file of repository.glob('**/*.{md,mdx,markdown}').slice(0, MAX_PAGES)) {
        if (SKIPPED.test(file))
            continue;
        const page = (0,_readable_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b)(repository, file) ?? '';
        for (const { index, groups } of page.matchAll(BLOCK)) {
            if (!groups?.language || !infos.has(lower(groups.language)))
                continue;
            const line = page.slice(0, index).split('\n').length + 1;
            add({ file, line, text: groups.code ?? '', isBlock: true });
        }
    }
    return programs;
}
/** What stands side by side is mostly about one thing. */
function spread(paths) {
    if (paths.length <= MAX_FILES)
        return [...paths];
    const sorted = [...paths].sort(_text_code_points_js__WEBPACK_IMPORTED_MODULE_1__/* .compareCodePoints */ .O);
    return Array.from({ length: MAX_FILES }, (_, i) => sorted[Math.floor((i * sorted.length) / MAX_FILES)]);
}
function lower(text) {
    return text.toLowerCase();
}


/***/ }),

/***/ 86862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ codeOf),
/* harmony export */   F: () => (/* binding */ commentMarkers)
/* harmony export */ });
/** Signs that begin a comment up to the end of the line, in some language. */
const COMMENTS = ['//', '#', '--', ';', '%', "'", 'REM ', '::'];
/** A sign that begins this share of all lines begins comments. */
const COMMENT_SHARE = 0.01;
const BLOCK_COMMENT = /\/\*[\s\S]*?\*\/|\(\*[\s\S]*?\*\)|\{-[\s\S]*?-\}|"""[\s\S]*?"""|'''[\s\S]*?'''/g;
const TEXT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\\n]|\\.)*`/g;
/** The signs that begin comments, by how many lines begin with them. */
function commentMarkers(texts) {
    const counts = new Map();
    let lines = 0;
    for (const text of texts)
        for (const line of text.split('\n')) {
            const start = line.trimStart();
            if (start === '')
                continue;
            lines += 1;
            const marker = COMMENTS.find(each => start.startsWith(each) && /^[^\p{L}]*\s|^\W*$/u.test(start));
            if (marker)
                counts.set(marker, (counts.get(marker) ?? 0) + 1);
        }
    return [...counts].filter(([, count]) => count > lines * COMMENT_SHARE).map(([marker]) => marker);
}
/** A program without its comments and texts, each line where it was. */
function codeOf(text, markers) {
    const blank = (part) => part.replace(/[^\n]+/g, ' ');
    const plain = text.replace(BLOCK_COMMENT, blank).replace(TEXT, '""');
    if (markers.length === 0)
        return plain;
    const pattern = markers.map(marker => marker.replace(/[^\w\s]/g, '\\$&')).join('|');
    return plain.replace(new RegExp(`(?:^[ \\t]*|[ \\t])(?:${pattern})[^\\n]*`, 'gm'), '');
}


/***/ })

};
