export const id = 65;
export const ids = [65];
export const modules = {

/***/ 62065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/drift/verdict-rules.js
var verdict_rules = __webpack_require__(20023);
// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(62088);
;// CONCATENATED MODULE: ./build/drift/version.js

/** `2026-11-22`, or `1.4`, `v3.11.2`, `26.04`, `9.12.2.20250919`. More digits than these a number cannot hold. */
const NUMBERS = /^(?:\d{4}-\d{2}(?:-\d{2})?|v?\d{1,15}(?:\.\d{1,15}){0,3})(?!\d)/;
/** `-rc.1` as in SemVer, or a word that means the same wherever it is used: `rc1`, `.dev2`, `b1`. */
const PRE_RELEASE = /^(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)|\.?(alpha|a|beta|b|rc|preview|pre|dev)\.?(\d*))/i;
/** It says nothing about order. */
const BUILD = /^\+[0-9A-Za-z.-]*$/;
/** Nothing for what is no version. */
function parseVersion(text) {
    const trimmed = text.trim();
    const written = NUMBERS.exec(trimmed)?.[0];
    if (written === undefined)
        return undefined;
    const numbers = (written.match(/\d+/g) ?? []).map(Number);
    while (numbers.length < 3)
        numbers.push(0);
    const behind = trimmed.slice(written.length);
    const [marked = '', identifiers, word, number] = PRE_RELEASE.exec(behind) ?? [];
    const build = behind.slice(marked.length);
    if (build !== '' && !BUILD.test(build))
        return undefined;
    const preRelease = identifiers?.split('.') ?? [word, number].flatMap(each => (each ? [each] : []));
    return { numbers, preRelease };
}
/** The precedence of SemVer: less than 0 when the first is the older one, 0 for two of the same. */
function compareVersions(a, b) {
    const i = firstDifference(a, b);
    if (i !== undefined)
        return (a.numbers[i] ?? 0) - (b.numbers[i] ?? 0);
    const [x, y] = [a.preRelease, b.preRelease];
    // A release comes after all its pre-releases.
    if (x.length === 0 || y.length === 0)
        return y.length - x.length;
    const j = x.findIndex((identifier, at) => y[at] !== identifier);
    if (j < 0 || y[j] === undefined)
        return x.length - y.length;
    return semver.compareIdentifiers(x[j], y[j]);
}
/**
 * The bump between two versions. From a pre-release on, it is at least as large as that of its release: whatever that
 * will be allowed to change.
 */
function bumpBetween(before, after) {
    const order = compareVersions(after, before);
    if (order === 0)
        return 'none';
    if (order < 0)
        return 'decreased';
    const i = firstDifference(before, after);
    const bump = i === undefined ? 'patch' : sizeAt(i);
    const own = before.preRelease.length === 0 ? 'none' : bumpOf(before);
    return isEnough(bump, own) ? bump : own;
}
/**
 * The bump that changes of a level ask for. Before 1.0.0 anything may change at any time (SemVer 2.0.0, item 4); what is
 * common, and demanded here, is that the second number says so.
 */
function requiredBump(level, before) {
    if (before.numbers[0] !== 0 || level === 'none')
        return level;
    return level === 'major' ? 'minor' : 'patch';
}
/** The lowest version above another that is raised by so much, written as that one is. */
function raised(text, level) {
    const written = NUMBERS.exec(text.trim())?.[0] ?? '0';
    const version = parseVersion(text);
    if (version && version.preRelease.length > 0 && isEnough(bumpOf(version), level))
        return nextPreRelease(text.trim(), version) ?? written;
    const parts = written.split(/([.-])/);
    // Every second part is a dot; a fourth number is the one to raise.
    const index = { major: 0, minor: 2, patch: Math.max(4, parts.length - 1) }[level];
    while (parts.length <= index)
        parts.push('.', '0');
    const first = written.includes('-') ? '01' : '0';
    return parts
        .map((part, i) => {
        if (i < index || i % 2 === 1)
            return part;
        const number = i > index ? first : part.replace(/\d+$/, digits => String(Number(digits) + 1));
        return /^0\d/.test(part) ? number.padStart(part.length, '0') : number;
    })
        .join('');
}
/** The same with the next number at its end; nothing where it has none, or its order is not that of the number. */
function nextPreRelease(text, version) {
    const next = text.replace(/\+.*$/, '').replace(/\d+$/, digits => String(Number(digits) + 1));
    const parsed = parseVersion(next);
    return parsed && compareVersions(parsed, version) > 0 ? next : undefined;
}
const SIZES = { decreased: -1, none: 0, patch: 1, minor: 2, major: 3 };
function isEnough(bump, required) {
    return SIZES[bump] >= SIZES[required];
}
/** How large a release is against what came before it, by its last number that is not 0. */
function bumpOf({ numbers: [, minor = 0, ...patches] }) {
    if (patches.some(number => number > 0))
        return 'patch';
    return minor > 0 ? 'minor' : 'major';
}
function firstDifference({ numbers: a }, { numbers: b }) {
    const length = Math.max(a.length, b.length);
    for (let i = 0; i < length; i += 1)
        if ((a[i] ?? 0) !== (b[i] ?? 0))
            return i;
    return undefined;
}
/** SemVer has no fourth number: one that languages add is below the third. */
function sizeAt(index) {
    return ['major', 'minor'][index] ?? 'patch';
}

// EXTERNAL MODULE: ./build/extract/extract.js + 9 modules
var extract = __webpack_require__(66018);
// EXTERNAL MODULE: ./build/finding.js
var finding = __webpack_require__(51633);
// EXTERNAL MODULE: ./build/reference/files.js
var reference_files = __webpack_require__(89977);
// EXTERNAL MODULE: ./build/reference/policy.js
var reference_policy = __webpack_require__(35538);
// EXTERNAL MODULE: ./build/rule-info.js
var rule_info = __webpack_require__(850);
;// CONCATENATED MODULE: ./build/check/agreement.js







/** A finding of a rule, at the level that the policy gives it; nothing when that is `off`. */
function judged(policy, rule, message, subject, place, remedy = rule.remedy) {
    const level = rule.fixed ? rule.level : ((0,reference_policy/* settingOf */.y)(policy, rule.id).level ?? rule.level);
    return level === 'off' ? [] : [(0,rule_info/* findingOf */.h)({ ...rule, level, remedy }, message, subject, place)];
}
/** Other places that declare the version (`check.versao`), where they do not agree with `versao`. */
async function declaredVersions({ loaded, repository, policy }, versao) {
    const found = [];
    for (const [i, source] of (loaded.config.check?.versao ?? []).entries()) {
        const at = ['check', 'versao', i];
        const placeOf = path => loaded.placeOf(path[0] === 'versao' ? [...at, ...path.slice(1)] : path);
        const problems = [];
        const { versao: declared, places } = await (0,extract/* extract */.o)({ ...loaded, config: { ...loaded.config, versao: source }, placeOf }, repository, ({ message, place, remedy }) => problems.push(...judged(policy, verdict_rules/* versaoDeclared */.$v, message, '/versao', place, remedy)), { only: new Set() });
        found.push(...problems);
        if (problems.length > 0 || sameVersion(declared, versao))
            continue;
        const place = places?.get('versao');
        const where = place ? (0,finding/* formatPlace */.d)(place) : 'refdata.yml';
        const message = `The version is ${declared} in ${where}, and \`versao\` is ${versao}.`;
        found.push(...judged(policy, verdict_rules/* versaoDeclared */.$v, message, `${(0,reference_files/* pathOf */.XM)('index')}#/versao`, place));
    }
    return found;
}
function sameVersion(a, b) {
    const [x, y] = [parseVersion(a), parseVersion(b)];
    return a === b || (x !== undefined && y !== undefined && compareVersions(x, y) === 0);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(72394);
;// CONCATENATED MODULE: ./build/checkout/address.js

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
        throw new UserError(`repository is "${secretFree}", which is neither owner/name nor an address that begins with https://, http:// or file://.`, https === null
            ? 'Write owner/name, or the address that "git clone" takes over https.'
            : `Write ${https}, and for a private repository give a token in "repository-token".`);
    }
    if (url.username !== '' || url.password !== '') {
        throw new UserError(`repository is "${secretFree}" with a user name or password in the address.`, 'Take it out, store it as a secret and give it in "repository-token"; if it was ever committed, revoke it.');
    }
    if (url.search !== '' || url.hash !== '') {
        throw new UserError(`repository is "${secretFree}", with a "?" or "#" in the address.`, 'Write the address alone; a branch, tag or commit goes into "ref".');
    }
    if (url.protocol === 'file:' && url.host !== '') {
        throw new UserError(`repository is "${secretFree}", a file on another machine.`, 'Write three slashes (file:///folder/repository.git), or an https address.');
    }
    return url;
}
/** @throws {UserError} for what {@link repositoryAddress} refuses on any server. */
function checkRepository(repository) {
    repositoryAddress(repository, 'https://server.invalid');
}
/** Scheme, host and port; empty for a file. */
function address_originOf(url) {
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

;// CONCATENATED MODULE: ./build/checkout/authorization.js


/** The user name that GitHub documents for tokens; GitLab, Gitea and Azure DevOps take any. */
const TOKEN_USER = 'x-access-token';
/** The token for an address, or the empty string: no token leaves for a server that it was not meant for. */
function tokenFor(url, tokens, serverUrl) {
    const origin = originOf(url);
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
        : [[`http.${address_originOf(url)}/.extraheader`, `Authorization: Basic ${encode(token)}`]];
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
        throw new UserError(`${input} holds a space or a line break, so it is not a token.`, 'Store the bare token as a secret, without anything around it.');
    }
}
/** `name:secret` is sent as it is, for servers that want a certain user name. */
function encode(token) {
    return Buffer.from(token.includes(':') ? token : `${TOKEN_USER}:${token}`).toString('base64');
}

// EXTERNAL MODULE: ./build/git.js
var git = __webpack_require__(14200);
;// CONCATENATED MODULE: ./build/check/commits.js





const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** What a server knows by name: no `HEAD~1`, `main@{1}` or `v1^{}`. */
const FETCHABLE = /^[^~^:?*[\\\s]+$/;
/** A server that sends less than this for that long is taken for dead. */
const SLOWEST_BYTES_PER_SECOND = 1000;
const SLOW_FOR_SECONDS = 60;
/** The commit that a name means in a repository: a branch, a tag, an id. Branches of `origin` need no prefix. */
async function localCommit(folder, ref) {
    for (const name of [ref, `refs/remotes/origin/${ref}`]) {
        const { code, stdout } = await (0,git/* readGit */.lX)(folder, [
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
        if ((await (0,git/* readGit */.lX)(folder, ['cat-file', '-e', `${id}^{tree}`])).code === 0)
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
    if ((await (0,git/* readGit */.lX)(folder, ['rev-parse', '--git-dir'])).code !== 0) {
        throw new user_error/* UserError */.y(`${ref} is no folder and no address, and this is no git repository that could have a commit of that name.`, 'Name a folder with published files, an address, or run this inside a clone.');
    }
    const reason = remote && FETCHABLE.test(ref) ? await fetchInto(remote, ref) : 'there is nowhere to fetch it from';
    if (typeof reason !== 'string')
        return reason;
    if (!FETCHABLE.test(ref)) {
        throw new user_error/* UserError */.y(`The commit ${ref} is not in this clone, and only branches, tags and full ids can be fetched.`, 'Check out with enough history (fetch-depth: 0), or name a branch, a tag or a full id.');
    }
    const fetchable = FULL_ID.test(ref) ? ref : `${ref}:refs/remotes/origin/${ref}`;
    throw new user_error/* UserError */.y(`The commit ${ref} is not in this clone, and could not be fetched: ${reason}.`, `Fetch it (git fetch origin ${fetchable}), or check out with enough history (fetch-depth: 0), or correct the name.`);
}
/** The reason why it could not be fetched, or the commit. */
async function fetchInto({ url, token, temporary }, ref) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temporary, 'refdata-base-'));
    const format = /^[0-9a-f]{64}$/.test(ref) ? 'sha256' : 'sha1';
    const home = { cwd: folder, env: { HOME: folder, USERPROFILE: folder } };
    await (0,git/* git */.$Y)(['init', '--quiet', '--bare', '--template=', `--object-format=${format}`], home);
    const { code, stderr } = await (0,git/* git */.$Y)([
        'fetch',
        '--quiet',
        '--depth=1',
        '--no-tags',
        '--no-recurse-submodules',
        '--end-of-options',
        url.href,
        `+${ref}:refs/refdata/base`,
    ], { ...home, ...connection({ url, token }) });
    const id = code === 0 ? await localCommit(folder, 'refs/refdata/base') : undefined;
    if (id !== undefined)
        return { folder, id };
    (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    const lines = stderr.trim().split('\n');
    // What follows the first is advice.
    const said = lines.find(line => /^(fatal|error): /.test(line)) ?? lines.at(-1) ?? '';
    return said.replace(/^(fatal|error): /, '').replace(/\.$/, '') || 'git failed';
}
/** The branch that a server calls its default one; nothing where it does not answer. */
async function remoteHead({ url, token, temporary }) {
    const home = { cwd: temporary, env: { HOME: temporary, USERPROFILE: temporary } };
    const args = ['ls-remote', '--symref', '--end-of-options', url.href, 'HEAD'];
    const { code, stdout } = await (0,git/* git */.$Y)(args, { ...home, ...connection({ url, token }) });
    return code === 0 ? /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(stdout)?.[1] : undefined;
}
function connection({ url, token }) {
    return {
        protocols: url.protocol === 'file:' ? 'file' : 'http:https',
        config: [
            ['http.lowSpeedLimit', String(SLOWEST_BYTES_PER_SECOND)],
            ['http.lowSpeedTime', String(SLOW_FOR_SECONDS)],
            ['http.followRedirects', token === '' ? 'initial' : 'false'],
            ...authorizationConfig(url, token),
        ],
    };
}
/** Where the clone came from, when that is an address that can be asked without a password. */
async function commits_originOf(folder) {
    const { code, stdout } = await (0,git/* readGit */.lX)(folder, ['config', '--get', 'remote.origin.url']);
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
    const { code, stdout } = await (0,git/* readGit */.lX)(folder, ['merge-base', base, head]);
    if (code === 0)
        return { id: stdout.trim() };
    const shallow = await (0,git/* readGit */.lX)(folder, ['rev-parse', '--is-shallow-repository']);
    return code === 1 && shallow.stdout.trim() === 'false' ? 'unrelated' : undefined;
}

;// CONCATENATED MODULE: ./build/check/defaults.js



const OF_ORIGIN = ['refs/remotes/origin/HEAD', 'refs/remotes/origin/main', 'refs/remotes/origin/master'];
/**
 * The default branch of `origin`; where there is no such place, the branch `main` or `master`, and without these the last
 * commit. @throws {UserError} outside of git, and where a commit would be compared with itself.
 */
async function defaultBase(repo, remote) {
    if ((await (0,git/* readGit */.lX)(repo, ['rev-parse', '--git-dir'])).code !== 0) {
        throw new user_error/* UserError */.y(`${repo} is no git repository, and no base is named: there is nothing to compare with.`, 'Name a folder with published files or an address with --base, or run this inside a clone.');
    }
    // In a clone of one branch, that one is taken for the default branch, whatever it is.
    const asked = remote && (await isOfOneBranch(repo)) ? await remoteHead(remote) : undefined;
    if (asked !== undefined)
        return asked;
    for (const name of [...OF_ORIGIN, 'refs/heads/main', 'refs/heads/master'])
        if ((await localCommit(repo, name)) !== undefined)
            return name.replace(/^refs\/(remotes|heads)\//, '');
    const found = remote && (await remoteHead(remote));
    if (found !== undefined)
        return found;
    if ((await (0,git/* readGit */.lX)(repo, ['symbolic-ref', '--quiet', 'HEAD'])).code === 0)
        return 'HEAD';
    throw new user_error/* UserError */.y('No base is named, and this clone has neither a branch nor the default branch of its origin.', 'Name the branch to compare with: --base main.');
}
async function isOfOneBranch(repo) {
    const { code, stdout } = await (0,git/* readGit */.lX)(repo, ['config', '--get-all', 'remote.origin.fetch']);
    return code === 0 && !stdout.includes('*');
}
/** The folder of a language or project below the root of its git repository; empty for the root itself. */
async function prefixOf(repo) {
    const { stdout } = await (0,git/* readGit */.lX)(repo, ['rev-parse', '--show-prefix']);
    return stdout.trim().replace(/\/$/, '');
}
/** Whether git would commit a file of a folder: what it ignores stands in no commit. Outside of git, every file counts. */
async function trackedIn(folder) {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const { code, stdout } = await (0,git/* readGit */.lX)(folder, args);
    if (code !== 0)
        return () => true;
    const paths = new Set(stdout.split('\0'));
    return path => paths.has(path);
}

;// CONCATENATED MODULE: ./build/check/base-commit.js





/**
 * The commit to compare with: what is checked out left its base somewhere, and what the base did since is none of its
 * changes. @throws {UserError} when there is no such commit.
 */
async function baseCommit({ repo, base, exactBase = false, remote }) {
    const name = base ?? (await defaultBase(repo, remote ?? (await defaultRemote(repo))));
    const commit = await commitOf(repo, name, remote);
    const own = exactBase || commit.folder !== repo ? undefined : await localCommit(repo, 'HEAD');
    const left = own === undefined ? undefined : await mergeBase(repo, commit.id, own);
    return {
        name,
        commit: typeof left === 'object' ? { folder: repo, id: left.id } : commit,
        isUnrelated: left === 'unrelated',
    };
}
/** A commit by its name, from where a clone came from when nothing else is said. @throws {UserError} */
async function commitOf(repo, name, remote) {
    return findCommit(repo, name, remote ?? (await defaultRemote(repo)));
}
async function defaultRemote(repo) {
    const url = await commits_originOf(repo);
    return url && { url, token: '', temporary: ownFolder() };
}
let own;
/** A folder for what is fetched, which goes with this process. */
function ownFolder() {
    if (own !== undefined)
        return own;
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'refdata-fetched-'));
    process.once('exit', () => (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true }));
    own = folder;
    return folder;
}

// EXTERNAL MODULE: ./build/drift/change.js
var drift_change = __webpack_require__(55874);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/drift/difference.js
var difference = __webpack_require__(47337);
// EXTERNAL MODULE: ./build/drift/lists.js
var drift_lists = __webpack_require__(50357);
// EXTERNAL MODULE: ./build/drift/spot.js
var drift_spot = __webpack_require__(94834);
// EXTERNAL MODULE: ./build/drift/nouns/comando-rules.js
var comando_rules = __webpack_require__(24603);
// EXTERNAL MODULE: ./build/drift/nouns/opcoes.js
var opcoes = __webpack_require__(77565);
;// CONCATENATED MODULE: ./build/drift/nouns/comandos.js





const GRUPO = {
    keyOf: ({ grupo }) => grupo,
    briefOf: ({ grupo }) => grupo,
    added: comando_rules/* grupoAdded */.am,
    removed: comando_rules/* grupoRemoved */.GF,
    renamed: {
        rule: () => comando_rules/* grupoRenamed */.q4,
        identityOf: ({ comandos }) => comandos
            .map(({ nome }) => nome)
            .sort()
            .join('\0'),
    },
};
const EXEMPLO = {
    keyOf: ({ comando }) => comando,
    briefOf: ({ comando }) => comando,
    added: comando_rules/* comandoExemploAdded */.uP,
    removed: comando_rules/* comandoExemploRemoved */.ai,
    *compare(before, after, spot) {
        yield* (0,difference/* changed */.tD)(comando_rules/* comandoExemploChanged */.UJ, (0,drift_spot/* field */.ZZ)(spot, 'nota'), after.comando, before.nota, after.nota);
    },
};
/** Commands by name over all groups: one that is in another group was moved, not removed and added. */
function* compareComandos(before, after, file) {
    const grupos = [...(0,drift_lists/* compareLists */.t)(GRUPO, before.grupos, after.grupos, (0,drift_spot/* field */.ZZ)(file, 'grupos'))];
    yield* grupos;
    const headings = new Map(grupos.filter(({ rule }) => rule === comando_rules/* grupoRenamed */.q4).map(each => [each.before, String(each.after)]));
    const comando = {
        keyOf: each => each.comando.nome,
        briefOf: ({ comando: { nome, uso, resumo }, grupo }) => ({ nome, grupo, uso, resumo }),
        added: comando_rules/* comandoAdded */.Wn,
        removed: comando_rules/* comandoRemoved */.Sm,
        renamed: {
            rule: (old, now) => now.comando.apelidos.includes(old.comando.nome) ? comando_rules/* comandoRenamedKept */.A0 : comando_rules/* comandoRenamed */.eh,
            identityOf: ({ comando: { nome, uso, resumo, detalhe, opcoes } }) => resumo === '' ? '' : JSON.stringify([uso.replace(nome, ''), resumo, detalhe, opcoes]),
        },
        *compare(old, now, spot) {
            const where = { ...spot, base: file.base + old.pointer, head: file.head + now.pointer };
            const { nome } = now.comando;
            const grupo = headings.get(old.grupo) ?? old.grupo;
            yield* (0,difference/* changed */.tD)(comando_rules/* comandoMoved */.Z5, (0,drift_spot/* field */.ZZ)(where, 'grupo'), nome, grupo, now.grupo);
            yield* compareComando(old.comando, now.comando, where);
        },
    };
    const [olds, nows] = [grouped(before), grouped(after)];
    for (const difference of (0,drift_lists/* compareLists */.t)(comando, olds, nows, (0,drift_spot/* field */.ZZ)(file, 'comandos')))
        yield placed(difference, file, olds, nows);
}
function* compareComando(before, after, spot) {
    const { nome } = after;
    // A renamed command has its new name in the usage line.
    if (before.uso.replace(before.nome, after.nome) !== after.uso)
        yield* (0,difference/* changed */.tD)(comando_rules/* comandoUsoChanged */.D0, (0,drift_spot/* field */.ZZ)(spot, 'uso'), nome, before.uso, after.uso);
    for (const name of ['resumo', 'detalhe'])
        yield* (0,difference/* changed */.tD)(comando_rules/* comandoTextChanged */.Th, (0,drift_spot/* field */.ZZ)(spot, name), nome, before[name], after[name]);
    yield* (0,opcoes/* compareOpcoes */.v)(before.opcoes, after.opcoes, (0,drift_spot/* field */.ZZ)(spot, 'opcoes'));
    const names = new Set([before.nome, after.nome]);
    const others = (apelidos) => apelidos.filter(apelido => !names.has(apelido));
    const lists = [
        (0,drift_lists/* compareTexts */.q)({ added: comando_rules/* comandoApelidoAdded */.kN, removed: comando_rules/* comandoApelidoRemoved */.GP }, others(before.apelidos), others(after.apelidos), (0,drift_spot/* field */.ZZ)(spot, 'apelidos')),
        (0,drift_lists/* compareLists */.t)(EXEMPLO, before.exemplos, after.exemplos, (0,drift_spot/* field */.ZZ)(spot, 'exemplos')),
        (0,drift_lists/* compareTexts */.q)({ added: comando_rules/* comandoVejaAdded */.uv, removed: comando_rules/* comandoVejaRemoved */.Oy }, before.veja, after.veja, (0,drift_spot/* field */.ZZ)(spot, 'veja')),
    ];
    for (const list of lists)
        for (const difference of list)
            yield { ...difference, name: nome };
}
function grouped({ grupos }) {
    return grupos.flatMap(({ grupo, comandos }, i) => comandos.map((comando, j) => ({ comando, grupo, pointer: `/grupos/${i}/comandos/${j}` })));
}
/** Commands are listed here without their groups, and in the files within them. */
function placed(difference, file, olds, nows) {
    const inFile = (spot, list) => spot.replace(/#\/comandos\/(\d+)/, (_, i) => `#${list[Number(i)]?.pointer ?? ''}`);
    const { spot } = difference;
    if (!spot.base.startsWith(`${file.base}/comandos`) && !spot.head.startsWith(`${file.head}/comandos`))
        return difference;
    return { ...difference, spot: { ...spot, base: inFile(spot.base, olds), head: inFile(spot.head, nows) } };
}

// EXTERNAL MODULE: ./build/drift/nouns/conteudos.js
var conteudos = __webpack_require__(41582);
// EXTERNAL MODULE: ./build/drift/nouns/embutidas.js
var embutidas = __webpack_require__(11918);
// EXTERNAL MODULE: ./build/drift/nouns/erros.js
var erros = __webpack_require__(27131);
// EXTERNAL MODULE: ./build/drift/nouns/formato.js
var formato = __webpack_require__(98150);
// EXTERNAL MODULE: ./build/drift/nouns/indice.js
var indice = __webpack_require__(48300);
// EXTERNAL MODULE: ./build/drift/nouns/modulos.js + 2 modules
var modulos = __webpack_require__(12730);
// EXTERNAL MODULE: ./build/registry/changes.js
var changes = __webpack_require__(36107);
// EXTERNAL MODULE: ./build/drift/nouns/registro.js
var registro = __webpack_require__(95181);
;// CONCATENATED MODULE: ./build/drift/nouns/pacotes.js





/** So many changed files are named. */
const MAX_FILES = 5;
/** Where the packages of an index stand. */
function pacoteSpot(...names) {
    return (0,drift_spot/* field */.ZZ)((0,drift_spot/* spotOf */.Yf)(`${reference_files/* REGISTRO_PATH */.AM}#`), 'pacotes', ...names);
}
/**
 * Packages that are published, or that a source declares, against those that a later source declares. What the base has
 * stays in the registry when the head declares other versions, until it is withdrawn (`registro.yanked`), and must be
 * what it was while the head declares the same.
 */
function* comparePacotes(before, after) {
    for (const [name, old] of before.packages) {
        const now = after.packages.get(name);
        if (!now && !after.archived?.includes(name)) {
            yield (0,difference/* removed */.rq)(registro/* pacoteRemoved */.Xr, pacoteSpot(name), name, [...old.releases.keys()]);
            continue;
        }
        for (const version of old.releases.keys())
            if (isYanked(after, name, version) && !isYanked(before, name, version))
                yield (0,difference/* removed */.rq)(registro/* pacoteVersaoRemoved */.v6, versaoSpot(name, version), `${name} ${version}`, version);
        if (now)
            yield* comparePacote(old, now);
    }
    for (const [name, { releases }] of after.packages)
        if (!before.packages.has(name))
            yield (0,difference/* added */.vN)(registro/* pacoteAdded */.Fx, pacoteSpot(name), name, [...releases.keys()]);
}
function* comparePacote(old, now) {
    const { name } = now;
    yield* (0,registro/* compareAbout */.$z)(name, old.about, now.about, pacoteSpot(name));
    for (const [version, release] of now.releases) {
        const [spot, known] = [versaoSpot(name, version), old.releases.get(version)];
        if (known === undefined) {
            yield (0,difference/* added */.vN)(registro/* pacoteVersaoAdded */.JY, spot, `${name} ${version}`, version);
            continue;
        }
        const reasons = [...(0,changes/* releaseChanges */.zK)(known, release), ...fileChanges(known, release)];
        if (reasons.length === 0)
            continue;
        const after = reasons.join('; ');
        yield { rule: registro/* pacoteVersaoAltered */.CB, spot, name: `${name} ${version}`, before: version, after };
    }
}
function versaoSpot(name, version) {
    return pacoteSpot(name, 'versoes', version);
}
function isYanked({ yanked = {} }, name, version) {
    const which = Object.hasOwn(yanked, name) ? yanked[name] : undefined;
    return which === true || which?.includes(version) === true;
}
function fileChanges({ files: before }, { files: after }) {
    if (!before || !after)
        return [];
    const paths = [...new Set([...before.keys(), ...after.keys()])];
    const changes = paths.flatMap(path => {
        const [old, now] = [before.get(path), after.get(path)];
        if (old === now)
            return [];
        return [`${path} ${old === undefined ? 'is new' : now === undefined ? 'is gone' : 'changed'}`];
    });
    const more = changes.length - MAX_FILES;
    return more > 0 ? [...changes.slice(0, MAX_FILES), `${more} more files changed`] : changes;
}

// EXTERNAL MODULE: ./build/drift/nouns/palavras.js
var palavras = __webpack_require__(68272);
// EXTERNAL MODULE: ./build/drift/nouns/sintaxe.js
var sintaxe = __webpack_require__(19080);
;// CONCATENATED MODULE: ./build/drift/compare.js












/** Everything that differs between two sets of data, by name and not by position. `versao` is judged by itself. */
function* compareSets(before, after) {
    const [old, now] = [before.files, after.files];
    // Files that were built just now, both of them, have the format of this program.
    if (before.published ?? after.published)
        yield* (0,formato/* compareFormatos */.F)(before.published ?? old, after.published ?? now);
    yield* (0,indice/* compareIndice */.C)(old.index, now.index, (0,drift_spot/* fileSpot */.$s)('index'));
    yield* (0,palavras/* comparePalavras */._)(old.sintaxe, now.sintaxe, (0,drift_spot/* fileSpot */.$s)('sintaxe'));
    yield* (0,sintaxe/* compareSintaxe */.G)(old.sintaxe, now.sintaxe, (0,drift_spot/* fileSpot */.$s)('sintaxe'));
    yield* (0,embutidas/* compareEmbutidas */.U)(old.embutidas, now.embutidas, (0,drift_spot/* fileSpot */.$s)('embutidas'));
    yield* (0,modulos/* compareModulos */.p)(old.modulos, now.modulos, (0,drift_spot/* fileSpot */.$s)('modulos'));
    yield* compareComandos(old.comandos, now.comandos, (0,drift_spot/* fileSpot */.$s)('comandos'));
    yield* (0,erros/* compareErros */.$)(old.erros, now.erros, (0,drift_spot/* fileSpot */.$s)('erros'));
    yield* (0,conteudos/* compareConteudos */.c)(old.conteudos, now.conteudos, (0,drift_spot/* fileSpot */.$s)('conteudos'));
    if (before.registro && after.registro)
        yield* (0,registro/* compareRegistros */.Yw)(before.registro, after.registro);
    if (before.packages && after.packages)
        yield* comparePacotes(before.packages, after.packages);
}

// EXTERNAL MODULE: ./build/reference/json-pointer.js
var json_pointer = __webpack_require__(1962);
// EXTERNAL MODULE: ./build/reference/shown.js
var shown = __webpack_require__(78723);
// EXTERNAL MODULE: ./build/drift/rules.js
var drift_rules = __webpack_require__(98611);
;// CONCATENATED MODULE: ./build/drift/sentence.js




/** Of two long texts, what is the same at their beginnings is cut down to this many characters. */
const KEPT_CHARACTERS = 20;
const MAX_TEXT_CHARACTERS = 60;
/** Plain text: names as they are, values as JSON. */
const PLAIN = { plain: text => text, value: text => text };
/** A change in a sentence. */
function sentenceOf({ rule, name, path, before, after }, look = PLAIN) {
    const [file = '', pointer = ''] = path.split('#');
    const [was, is] = pairOf(before, after);
    const values = {
        name: (0,shown/* shown */.S)(fullName(name, pointer)).slice(1, -1),
        before: was,
        after: is,
        field: pointer.slice(pointer.lastIndexOf('/') + 1),
        file,
    };
    return ((0,drift_rules/* changeRule */.Vd)(rule)?.says ?? '{name}')
        .split(/(\{\w+\})/)
        .map(part => (part.startsWith('{') ? look.value(values[part.slice(1, -1)] ?? '') : look.plain(part)))
        .join('');
}
/** A symbol with its module, and an option with its command: several have one of that name. */
function fullName(name, pointer) {
    const [list, owner, inside] = (0,json_pointer/* segmentsOf */.O)(pointer);
    if (owner === undefined)
        return name;
    if (list === 'modulos' && inside === 'simbolos')
        return `${owner}.${name}`;
    return list === 'comandos' && inside === 'opcoes' ? `${owner} ${name}` : name;
}
/** A value of a sentence that is set as code: a text of several words needs no quotes there, nor what they made of it. */
function unquoted(value) {
    return /^"\S.*\S"$/s.test(value) ? value.slice(1, -1).replace(/\\(["\\])/g, '$1') : value;
}
/** Two values as people compare them: of long texts the parts where they differ. */
function pairOf(before, after) {
    if (typeof before !== 'string' || typeof after !== 'string')
        return [written(before), written(after)];
    if (Math.max(before.length, after.length) <= MAX_TEXT_CHARACTERS)
        return [written(before), written(after)];
    let same = 0;
    while (same < before.length && before[same] === after[same])
        same += 1;
    if (same <= KEPT_CHARACTERS)
        return [written(before), written(after)];
    // From a word on, so that no character is cut in two.
    const space = before.lastIndexOf(' ', same - KEPT_CHARACTERS / 2);
    const from = space < 0 ? 0 : space + 1;
    const cut = (text) => written(from === 0 ? text : `…${text.slice(from)}`);
    return [cut(before), cut(after)];
}
/** One word needs no quotes. */
function written(value) {
    const text = typeof value === 'object' && value !== null ? json(value) : (0,shown/* shown */.S)(value);
    return typeof value === 'string' && /^[^\s\\]+$/.test(value) ? text.slice(1, -1) : text;
}
/** A part of a schema, cut. */
function json(value) {
    const text = JSON.stringify(value);
    return text.length > MAX_TEXT_CHARACTERS ? `${text.slice(0, MAX_TEXT_CHARACTERS)}…` : text;
}
/** `1 major and 3 minor changes`; empty for none. */
function countChanges(counts) {
    const parts = drift_change/* CHANGE_LEVELS */.vh.filter(level => counts[level] > 0).map(level => `${counts[level]} ${level}`);
    const total = drift_change/* CHANGE_LEVELS */.vh.reduce((sum, level) => sum + counts[level], 0);
    const last = parts.pop();
    if (last === undefined)
        return '';
    const noun = total === 1 ? 'change' : 'changes';
    return `${parts.length === 0 ? last : `${parts.join(', ')} and ${last}`} ${noun}`;
}

;// CONCATENATED MODULE: ./build/drift/changes.js



/** 64 bits: two of a hundred thousand changes meet once in four million reports. */
const FINGERPRINT_DIGITS = 16;
/** The changes between two sets of data, with their levels and places. The order is that of the files. */
function changesBetween(before, after, policy = {}) {
    return toChanges(compareSets(before, after), policy, {
        base: subject => placeOf(before.origins, subject),
        head: subject => placeOf(after.origins, subject),
    });
}
/** Differences with level, place, sentence and fingerprint. */
function toChanges(differences, policy, places) {
    const changes = [];
    for (const difference of differences) {
        const { rule, spot, name, before, after } = difference;
        const level = Object.hasOwn(policy, rule.id) ? (policy[rule.id] ?? rule.level) : rule.level;
        if (level === 'off')
            continue;
        const side = after === null ? 'base' : 'head';
        changes.push({
            rule: rule.id,
            level,
            path: spot.path,
            name,
            message: sentenceOf({ rule: rule.id, name, path: spot.path, before, after }),
            before,
            after,
            place: places[side](spot[side]),
            side,
            fingerprint: fingerprint([rule.id, spot.path, before, after]),
        });
    }
    return changes;
}
function fingerprint(values) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(values)).digest('hex').slice(0, FINGERPRINT_DIGITS);
}
/** The place of a subject, or of the nearest thing around it that has one. */
function placeOf(origins, subject) {
    for (let around = subject; around.includes('/'); around = around.slice(0, around.lastIndexOf('/'))) {
        const place = origins.get(around);
        if (place)
            return place;
    }
    return null;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(77658);
;// CONCATENATED MODULE: ./build/drift/exceptions.js







/** Where exceptions are written: in the folder of the language. */
const IGNORE_FILE = '.refdata-ignore.yml';
const MAX_EXCEPTIONS = 10_000;
const MAX_YAML_ALIASES = 100;
const REMEDY = 'Write a list of exceptions, each with `reason`, `expires` (2026-12-31), and either `fingerprint` or `rule` and `path`.';
const exceptionSchema = schemas/* strictObject */.rej({
    fingerprint: schemas/* string */.YjP()
        .regex(/^[0-9a-f]{16}$/)
        .optional(),
    rule: schemas/* string */.YjP().min(1).optional(),
    path: schemas/* string */.YjP().min(1).optional(),
    reason: schemas/* string */.YjP().trim().min(1),
    expires: iso/* date */.p6(),
})
    .refine(({ fingerprint, rule, path }) => (fingerprint !== undefined) !== (rule !== undefined && path !== undefined), 'needs either `fingerprint`, or both `rule` and `path`');
/** Parses an ignore file. @throws {UserError} with every mistake and its line. */
function parseExceptions(text, file) {
    // Everything is text: a fingerprint of sixteen digits is no number.
    const document = (0,dist/* parseDocument */.Tp)(text, { schema: 'failsafe', customTags: [] });
    const lineOf = (offset) => text.slice(0, offset).split('\n').length;
    const [broken] = document.errors;
    if (broken) {
        const message = `${file}:${lineOf(broken.pos[0])} is not YAML: ${broken.message.split('\n')[0]}`;
        throw new user_error/* UserError */.y(message, REMEDY);
    }
    let data;
    try {
        data = document.toJS({ maxAliasCount: MAX_YAML_ALIASES });
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`${file} cannot be read: ${cause.message}.`, REMEDY, { cause });
    }
    if (data === null || data === undefined)
        return [];
    const placeOf = (i) => {
        const node = document.getIn([i], true);
        return { file, line: lineOf(node?.range?.[0] ?? 0) };
    };
    const parsed = schemas/* array */.YOg(exceptionSchema).max(MAX_EXCEPTIONS).safeParse(data);
    if (parsed.success)
        return parsed.data.map((exception, i) => ({ ...exception, place: placeOf(i) }));
    const findings = parsed.error.issues.map(({ path: [i, ...keys], message }) => {
        const key = keys.length === 0 ? '' : `\`${keys.join('.')}\`: `;
        const place = typeof i === 'number' ? placeOf(i) : { file, line: 1 };
        return { rule: 'config', level: 'error', message: `${key}${message}.`, remedy: REMEDY, place };
    });
    throw new user_error/* UserError */.y(`${file} has mistakes.`, REMEDY, { findings });
}
/**
 * Leaves out the changes that are excepted, and tells what is wrong with exceptions: expired, for a rule that there is
 * not, or for nothing.
 * @param today as `2026-12-31`; an exception holds on the day on which it expires.
 */
function except(changes, exceptions, today) {
    const findings = [];
    const excepted = new Set();
    const tell = (rule, message, place) => findings.push((0,rule_info/* findingOf */.h)(rule, message, IGNORE_FILE, place));
    for (const exception of exceptions) {
        const { place, rule, expires } = exception;
        const what = exception.fingerprint ?? `${rule} at ${exception.path}`;
        if (rule !== undefined && !(0,drift_rules/* changeRule */.Vd)(rule)) {
            const [near] = (0,nearest/* nearest */.p)(rule, drift_rules/* CHANGE_IDS */.wd);
            tell(verdict_rules/* ignoreUnknown */.H8, `There is no kind of change ${rule}.${near ? ` Did you mean ${near}?` : ''}`, place);
        }
        else if (expires < today) {
            tell(verdict_rules/* ignoreExpired */.AL, `The exception for ${what} expired on ${expires}.`, place);
        }
        else {
            const meant = changes.filter(change => means(exception, change));
            for (const change of meant)
                excepted.add(change);
            if (meant.length === 0)
                tell(verdict_rules/* ignoreUnused */.$T, `The exception for ${what} excepts nothing.`, place);
        }
    }
    return {
        changes: changes.filter(change => !excepted.has(change)),
        excepted: [...excepted],
        findings,
    };
}
function means({ fingerprint, rule, path }, change) {
    return fingerprint === undefined
        ? change.rule === rule && change.path === path
        : change.fingerprint === fingerprint;
}

;// CONCATENATED MODULE: ./build/drift/fail-on.js
/** When a check fails: `unbumped` when `versao` does not fit, `major` and `any` also for such changes as are bumped. */
const FAIL_ON = ['major', 'unbumped', 'any', 'none'];
/** Whether changes of that level make a check fail by themselves. */
function failsBy(failOn, level) {
    return (failOn === 'any' && level !== 'none') || (failOn === 'major' && level === 'major');
}

;// CONCATENATED MODULE: ./build/drift/verdict.js


/** Judges whether `versao` was raised as the changes ask for (SemVer 2.0.0, with `1.4` meaning `1.4.0`). */
function judge({ before, after, level, changed, format }) {
    const [old, now] = [parseVersion(before), parseVersion(after)];
    if (!now || !old) {
        const [side, text] = now ? ['the base', before] : ['the head', after];
        const message = `\`versao\` of ${side} is "${text}", which is no version.`;
        // Who mends it must be able to pass.
        const rule = now ? { ...verdict_rules/* versaoMalformed */.Mf, level: 'warning' } : verdict_rules/* versaoMalformed */.Mf;
        // Versions that cannot be ordered can still be told apart.
        const breaches = [{ rule, message }];
        if (before === after && format)
            breaches.push(formatBreach(`is still ${before}`));
        return { verdict: 'malformed', required: level, suggestion: null, breaches };
    }
    const bump = bumpBetween(old, now);
    const way = `from ${before} to ${after}`;
    const stays = before === after ? `is still ${after}` : `went ${way}, which is the same version`;
    const required = requiredBump(level, old);
    const suggestion = required === 'none' ? null : raised(before, required);
    const judged = (verdict, rule, message = '') => ({
        verdict,
        required,
        suggestion,
        breaches: [
            ...(rule ? [{ rule, message }] : []),
            ...(format && bump === 'none' ? [formatBreach(stays)] : []),
        ],
    });
    const asked = `The changes are ${level}, so it has to be ${suggestion} at least.`;
    if (bump === 'decreased')
        return judged('decreased', verdict_rules/* versaoDecreased */.zr, `\`versao\` went back ${way}.`);
    if (!isEnough(bump, required)) {
        return bump === 'none'
            ? judged('not-bumped', verdict_rules/* versaoNotBumped */.jp, `\`versao\` ${stays}. ${asked}`)
            : judged('bumped-too-little', verdict_rules/* versaoBumpedTooLittle */.An, `\`versao\` went ${way}. ${asked}`);
    }
    if (bump === 'none')
        return judged('unchanged');
    if (changed)
        return judged('bumped');
    return judged('bumped-without-change', verdict_rules/* versaoBumpedWithoutChange */.K3, `\`versao\` went ${way}, and nothing changed.`);
}
function formatBreach(stays) {
    return {
        rule: verdict_rules/* versaoFormatNotBumped */.UX,
        message: `The format of the files changed, and \`versao\` ${stays}.`,
    };
}

// EXTERNAL MODULE: ./build/reference/json-file.js
var json_file = __webpack_require__(94065);
// EXTERNAL MODULE: ./build/site/site-file.js
var site_file = __webpack_require__(20050);
;// CONCATENATED MODULE: ./build/check/committed.js



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
    const read = (pathIn) => Object.fromEntries(reference_files/* FILE_NAMES */.GY.flatMap(name => {
        const path = `${folder}${pathIn(name)}`;
        if (!repository.isFile(path))
            return [];
        const { data } = (0,json_file/* readJsonFile */.J)(path, path, repository.readBytes(path));
        const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
        return isObject ? [[name, data]] : [];
    }));
    return { published: read(reference_files/* pathOf */.XM), schemas: read(site_file/* schemaPath */.p8) };
}

// EXTERNAL MODULE: ./build/code-points.js
var code_points = __webpack_require__(19039);
// EXTERNAL MODULE: ./build/repository/repository.js
var repository_repository = __webpack_require__(83929);
;// CONCATENATED MODULE: ./build/check/recorded.js


/** A repository that remembers which files are read, by this thread or by others. */
function recorded(repository) {
    const read = new Set();
    const { shared } = repository;
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
            shared: shared && {
                ...shared,
                notice(seen) {
                    for (const [path] of seen.reads)
                        read.add(path);
                    shared.notice?.(seen);
                },
            },
        },
    };
}
/** The same files in the order of their names, whichever thread was the first to read one, and more files besides. */
function filesRead({ read }, more) {
    return new Set([...read, ...more].sort(code_points/* compareCodePoints */.O));
}
/** The text of a file that was read; undefined for others, and for one that cannot be read, which is told elsewhere. */
function textOf({ repository, read }, file) {
    if (!read.has(file))
        return undefined;
    try {
        return repository.read(file);
    }
    catch (error) {
        if (error instanceof repository_repository/* UnreadableFile */.ie)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/check/words.js
/** The words of a text, each once. */
function wordsOf(text) {
    return new Set(text.match(/[\p{L}\p{N}_]+/gu));
}
/** Whether a text has another one, and not as a part of a longer word. */
function hasWord(text, part) {
    // The plain search is what makes it fast.
    if (!text.includes(part))
        return false;
    const written = part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    return new RegExp(`(?<![\\p{L}\\p{N}_])${written}(?![\\p{L}\\p{N}_])`, 'u').test(text);
}

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
            for (const word of wordsOf(each.text)) {
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
            const text = textOf(own, file) ?? '';
            const before = textOf(other, file) ?? '';
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
            const candidates = [...wordsOf(text)]
                .map(word => this.byWord.get(word) ?? [])
                .reduce((rarest, lines) => (lines.length < rarest.length ? lines : rarest), this.all);
            for (const line of candidates)
                if (hasWord(line.text, text))
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
 * differ, that has what changed.
 */
function nearerPlaces(changes, sides) {
    const texts = { base: textsOf(sides.base), head: textsOf(sides.head) };
    const lines = differing(sides);
    return changes.map(change => {
        // Packages have a manifest each, which is their place.
        if (!change.place || change.path.startsWith(reference_files/* REGISTRO_PATH */.AM))
            return change;
        const changed = lines[change.side]();
        const byNames = () => named(change, texts[change.side]) ?? change.place;
        return { ...change, place: changed ? causeOf(change, change.place, byNames, changed) : byNames() };
    });
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
    return line ? nearer_places_placeOf(line) : place;
}
/** The only line there is; of several, the first that stands in the entry, which begins at its place. */
function inEntry(lines, entry) {
    const [only, other] = lines;
    if (only && other === undefined)
        return nearer_places_placeOf(only);
    const own = lines.find(({ file, line }) => file === entry.file && line >= (entry.line ?? 0));
    return own && nearer_places_placeOf(own);
}
function nearer_places_placeOf({ file, line }) {
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
    const linesOf = cached((file) => textOf(source, file)?.split('\n'));
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
        if (hasWord(lines[i] ?? '', name))
            return i + 1;
    return undefined;
}

// EXTERNAL MODULE: ./build/registry/archive.js
var archive = __webpack_require__(48048);
// EXTERNAL MODULE: ./build/registry/in-turns.js
var in_turns = __webpack_require__(19062);
// EXTERNAL MODULE: ./build/registry/layout.js
var layout = __webpack_require__(87690);
// EXTERNAL MODULE: ./build/registry/names.js
var names = __webpack_require__(80450);
// EXTERNAL MODULE: ./build/registry/packages.js + 1 modules
var registry_packages = __webpack_require__(14993);
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
    await (0,in_turns/* inTurns */.g)(Object.entries(pacotes), AT_ONCE, async ([name, { versoes, ...about }]) => {
        const known = declared.packages.get(name)?.releases;
        const releases = new Map();
        for (const [version, { arquivo, dependencias, dataforge }] of Object.entries(versoes)) {
            const release = { dependencias, dataforge };
            const files = known?.has(version) ? await filesOf(source, arquivo, (0,names/* rootOf */.I5)(name, version)) : undefined;
            if (typeof files === 'string') {
                const subject = `${reference_files/* REGISTRO_PATH */.AM}#/pacotes/${name}/versoes/${version}`;
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
    const result = await source.read(reference_files/* REGISTRO_PATH */.AM.replace('index.json', (0,layout/* archiveFile */.Bf)(arquivo)));
    if (result.kind === 'missing')
        return 'is not published';
    if (result.kind === 'too-large')
        return 'is too large';
    if (result.kind !== 'found')
        return result.reason;
    const files = new Map();
    const { fault } = await (0,archive/* readArchive */.bL)(inOnePiece(result.bytes), root, async ({ path, content }) => {
        files.set(path.normalize('NFC'), await (0,registry_packages/* hashOf */.qQ)(content));
    });
    return fault ? fault.message : files;
}
async function* inOnePiece(bytes) {
    yield bytes;
}

// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __webpack_require__(643);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(30714);
// EXTERNAL MODULE: ./node_modules/ajv/dist/2020.js
var _2020 = __webpack_require__(52210);
// EXTERNAL MODULE: ./build/reference/capped.js
var capped = __webpack_require__(91705);
;// CONCATENATED MODULE: ./build/check/schema-drift.js








/** Patterns of somebody else's schema may run away: all together have this long. */
const MAX_MATCHING_MS = 2000;
/**
 * Where the data of the head departs from the schemas that the base has published.
 * @param level of the findings.
 */
function schemaDriftIn(files, schemas, level) {
    return (0,capped/* capped */.u)(reference_files/* FILE_NAMES */.GY.flatMap(name => schemas[name] === undefined ? [] : driftOf(name, files[name], schemas[name], level)));
}
function driftOf(name, data, schema, level) {
    const rule = { ...verdict_rules/* schemaDrift */.Xz, level };
    const path = (0,reference_files/* pathOf */.XM)(name);
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

// EXTERNAL MODULE: ./build/generated/validators.js
var validators = __webpack_require__(29071);
// EXTERNAL MODULE: ./build/reference/canonical.js
var canonical = __webpack_require__(84348);
// EXTERNAL MODULE: ./build/reference/manifest-rules.js
var manifest_rules = __webpack_require__(71439);
// EXTERNAL MODULE: ./build/reference/published.js + 2 modules
var published = __webpack_require__(14836);
// EXTERNAL MODULE: ./build/reference/source.js
var source = __webpack_require__(18765);
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
            return bytes.length > source/* MAX_PUBLISHED_FILE_BYTES */.t ? { kind: 'too-large' } : { kind: 'found', bytes };
        }
        catch (error) {
            if (!(error instanceof repository_repository/* UnreadableFile */.ie))
                throw error;
            return { kind: 'unreadable', reason: `cannot be read: ${error.message}` };
        }
    }
    async listApi() {
        return [];
    }
}

;// CONCATENATED MODULE: ./build/check/stale-data.js














/** What stays published when the source has it no more: an index that still names it is right. */
const STAYING = new Set([registro/* pacoteRemoved */.Xr, registro/* pacoteVersaoRemoved */.v6]);
/**
 * Committed files (`check.committed`) that are not what the source gives: the seven, and where they are committed, too,
 * the manifest and the index of packages. The manifest names a commit and the program, so that it is held against the
 * files beside it, and so are the schemas, which follow the program.
 */
async function staleData({ files, packages }, { loaded, repository, policy }) {
    const folder = committedFolder(loaded);
    if (folder === undefined)
        return [];
    const source = new CommittedSource(repository, folder);
    const stale = await staleFiles(files, source);
    // Of other files, the manifest is another one anyway.
    if (stale.length === 0)
        stale.push(...(await staleManifest(source)));
    if (packages)
        stale.push(...(await staleRegistry(packages, source)));
    const remedy = `Run \`refdata build --out ${folder}\` and commit what it writes.`;
    return stale.flatMap(({ path, message, isMissing }) => {
        const place = isMissing ? loaded.placeOf(['check', 'committed']) : { file: source.placeOf(path) };
        return judged(policy, verdict_rules/* dataStale */._X, message, path, place, remedy);
    });
}
async function staleFiles(files, source) {
    const stale = [];
    for (const name of reference_files/* FILE_NAMES */.GY) {
        const path = (0,reference_files/* pathOf */.XM)(name);
        const expected = (0,canonical/* canonicalJson */.d)(files[name], name === 'index' ? 'indented' : 'compact');
        const committed = await source.read(path);
        if (committed.kind === 'missing')
            stale.push({ path, message: `${source.placeOf(path)} is not committed.`, isMissing: true });
        else if (committed.kind !== 'found' || Buffer.compare(committed.bytes, expected) !== 0)
            stale.push({ path, message: `${source.placeOf(path)} is not what the source gives.` });
    }
    return stale;
}
/** A manifest that is there and is of other files than those beside it; who commits only some of them has them elsewhere. */
async function staleManifest(source) {
    const { findings } = await (0,published/* provePublished */.F)(source);
    const [first] = findings.filter(({ level, rule, subject }) => level === 'error' && rule !== manifest_rules/* manifestFileMissing */.ws.id && subject?.startsWith(reference_files/* MANIFEST_PATH */.U4));
    if (first === undefined)
        return [];
    const message = `${source.placeOf(reference_files/* MANIFEST_PATH */.U4)} is not of the files beside it: ${first.message}`;
    return [{ path: reference_files/* MANIFEST_PATH */.U4, message }];
}
/** An index of packages that is there and has not what the source declares. */
async function staleRegistry(declared, source) {
    const committed = await source.read(reference_files/* REGISTRO_PATH */.AM);
    if (committed.kind !== 'found')
        return [];
    const place = source.placeOf(reference_files/* REGISTRO_PATH */.AM);
    const { data } = (0,json_file/* readJsonFile */.J)(reference_files/* REGISTRO_PATH */.AM, place, committed.bytes);
    if (!validators/* validators */.y$.registro(data))
        return [{ path: reference_files/* REGISTRO_PATH */.AM, message: `${place} is no index of packages.` }];
    const known = await publishedPackages(data, source, declared);
    const differences = [...comparePacotes(known.packages, declared)].filter(({ rule }) => !STAYING.has(rule));
    const nowhere = () => null;
    const changes = toChanges(differences, {}, { base: nowhere, head: nowhere }).map(({ message }) => message);
    return changes.map(change => ({
        path: reference_files/* REGISTRO_PATH */.AM,
        message: `${place} is not what the source gives: ${change}`,
    }));
}

;// CONCATENATED MODULE: ./build/check/compare-sides.js















const VERSAO = `${(0,reference_files/* pathOf */.XM)('index')}#/versao`;
/** What a head changes for the consumers of a base, whether `versao` says so, and what else is wrong with the head. */
async function compareSides(base, head, opened, judging) {
    const { set, findings: built, source } = head.data;
    const findings = [...opened, ...built];
    if (source) {
        findings.push(...(await declaredVersions(source, set.files.index.versao)));
        findings.push(...(await staleData(set, source)));
    }
    return base.kind === 'data'
        ? compareData(base, head, findings, judging)
        : withoutBase(base, head, findings, judging);
}
/** There is nothing to compare with: the first adoption, or a base that this head may be there to mend. */
function withoutBase(base, head, findings, { failOn = 'unbumped' }) {
    if (base.kind === 'broken') {
        const [first] = base.findings;
        const where = first?.place?.line === undefined ? '' : ` (${first.place.file}:${first.place.line})`;
        const message = `The base ${base.name} cannot be built: ${first?.message ?? ''}${where}`;
        findings.push(...judged(policyOf(head), verdict_rules/* baseNotBuilt */.vy, message, ''));
    }
    return {
        ok: !fails(findings, 'none', failOn),
        verdict: base.kind === 'absent' ? 'first' : 'unknown',
        level: 'none',
        requiredBump: 'none',
        suggestion: null,
        ...compare_sides_named(base, null, head),
        counts: (0,drift_change/* tallyChanges */.sU)([]),
        changes: [],
        excepted: [],
        findings,
    };
}
async function compareData(base, head, findings, { failOn = 'unbumped', today }) {
    const { set, source } = head.data;
    const policy = policyOf(head);
    const committed = base.data.source && committedFiles(base.data.source);
    const before = await withPackages(base.data, set, policy, findings);
    const all = changesBetween(committed ? { ...before, published: committed.published } : before, set, changePolicyOf(source?.loaded.config.rules));
    const file = source?.repository.isFile(IGNORE_FILE) ? source.repository.read(IGNORE_FILE) : '';
    const sifted = except(all, parseExceptions(file, IGNORE_FILE), today);
    findings.push(...sifted.findings);
    const level = (0,drift_change/* wholeLevel */.AE)(sifted.changes);
    const [old, versao] = [before.files.index.versao, set.files.index.versao];
    // The promise of the format holds for every change of it, excepted or not.
    const format = all.some(({ rule }) => (0,drift_rules/* changeRule */.Vd)(rule)?.format);
    const judgement = judge({ before: old, after: versao, level, changed: all.length > 0, format });
    for (const { rule, message } of judgement.breaches)
        findings.push(...judged(policy, rule, message, VERSAO, set.origins.get(VERSAO)));
    const schemas = committed?.schemas ?? base.data.schemas;
    findings.push(...schemaDriftIn(set.files, schemas, isMajor(old, versao) ? 'notice' : 'error'));
    const sides = { ...(base.data.source && { base: base.data.source }), ...(source && { head: source }) };
    return {
        ok: !fails(findings, level, failOn),
        verdict: judgement.verdict,
        level,
        requiredBump: judgement.required,
        suggestion: judgement.suggestion,
        ...compare_sides_named(base, old, head),
        counts: (0,drift_change/* tallyChanges */.sU)(sifted.changes),
        changes: nearerPlaces(sifted.changes, sides),
        excepted: sifted.excepted,
        findings,
    };
}
function compare_sides_named(base, versao, head) {
    const { index } = head.data.set.files;
    return {
        nome: index.nome,
        base: { name: base.name, commit: base.commit, versao },
        head: { name: head.name, commit: head.commit, versao: index.versao },
    };
}
/** A base with the packages that it publishes, where the head declares some; what cannot be read of them is told. */
async function withPackages({ set, published }, head, policy, findings) {
    if (!set.registro || !published || !head.packages)
        return set;
    const known = await publishedPackages(set.registro, published, head.packages);
    for (const [subject, message] of known.unread)
        findings.push(...judged(policy, verdict_rules/* packagesUnread */.JV, message, subject));
    return { ...set, packages: known.packages };
}
/** With `none`, only the promise of the format is left, which always holds. */
function fails(findings, level, failOn) {
    if (failOn === 'none')
        return findings.some(({ rule }) => rule === verdict_rules/* versaoFormatNotBumped */.UX.id);
    return failsBy(failOn, level) || findings.some(finding => finding.level === 'error');
}
function isMajor(before, after) {
    const [old, now] = [parseVersion(before), parseVersion(after)];
    return old !== undefined && now !== undefined && bumpBetween(old, now) === 'major';
}
/** The levels of rules that the source of a side sets; none for published files. */
function policyOf(side) {
    return side.kind === 'data' ? (side.data.source?.policy ?? {}) : {};
}
function changePolicyOf(rules = {}) {
    return Object.fromEntries(Object.entries(rules).flatMap(([id, { level }]) => (0,drift_rules/* changeRule */.Vd)(id) && level !== undefined ? [[id, level]] : []));
}

// EXTERNAL MODULE: ./build/config/load.js + 5 modules
var load = __webpack_require__(49258);
// EXTERNAL MODULE: ./build/reference/source-folder.js
var source_folder = __webpack_require__(63462);
;// CONCATENATED MODULE: ./build/reference/source-tree.js

const API = '/api/';
/** Published files on a branch, read from git's objects; nothing when the tree holds none. */
function openTree(tree, name) {
    if (tree.entries.has('api/index.json'))
        return new TreeSource(tree, name, '/');
    return tree.entries.has('index.json') && tree.entries.has('sintaxe.json')
        ? new TreeSource(tree, name, API)
        : undefined;
}
class TreeSource {
    tree;
    name;
    prefix;
    isFolder = true;
    constructor(tree, name, 
    /** The part of the paths that the root of the tree stands for. */
    prefix) {
        this.tree = tree;
        this.name = name;
        this.prefix = prefix;
    }
    covers(path) {
        return path.startsWith(this.prefix);
    }
    placeOf(path) {
        return `${this.name}:${path.slice(this.prefix.length)}`;
    }
    async read(path) {
        const inside = path.slice(this.prefix.length);
        const entry = this.covers(path) ? this.tree.entries.get(inside) : undefined;
        if (entry?.kind !== 'file')
            return { kind: 'missing' };
        if (entry.bytes > source/* MAX_PUBLISHED_FILE_BYTES */.t)
            return { kind: 'too-large' };
        return { kind: 'found', bytes: this.tree.bytesOf(inside) };
    }
    async listApi() {
        const names = this.tree.folders.get(API.slice(this.prefix.length).replace(/\/$/, ''));
        return [...(names ?? [])].filter(name => name.endsWith('.json')).map(name => API + name);
    }
}

// EXTERNAL MODULE: ./build/reference/source-url.js
var source_url = __webpack_require__(60481);
;// CONCATENATED MODULE: ./build/repository/git-tree.js




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
        const { code, stdout, stderr } = (0,git/* readGitSync */.or)(repository, [
            'ls-tree',
            '-r',
            '-z',
            '-l',
            '--full-tree',
            object,
        ]);
        if (code !== 0) {
            // The commit is here and has no such folder.
            if ((0,git/* readGitSync */.or)(repository, ['cat-file', '-e', `${commit}^{tree}`]).code === 0)
                return tree;
            throw new user_error/* UserError */.y(`The files of ${commit} cannot be read: ${stderr.trim()}.`, 'Fetch the commit with its files (git fetch origin <commit>).');
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
        throw new user_error/* UserError */.y(`git does not have the content of ${path} here.`, 'Fetch it: a clone that leaves out file contents (--filter) cannot be compared with.');
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
        const { stdout } = (0,git/* readGitSync */.or)(this.repository, ['rev-parse', '--show-toplevel']);
        const root = stdout.toString('utf8').trim();
        for (const [path, id] of submodules) {
            const place = (0,external_node_path_.join)(root, folder, path);
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
        const { stdout } = (0,git/* readGitSync */.or)(entry.repository, ['cat-file', '--batch'], input);
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
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(place, '.git')))
        return false;
    return (0,external_node_fs_.realpathSync)(place).startsWith((0,external_node_fs_.realpathSync)(root) + external_node_path_.sep);
}
function hasCommit(repository, id) {
    return (0,git/* readGitSync */.or)(repository, ['cat-file', '-e', `${id}^{tree}`]).code === 0;
}

;// CONCATENATED MODULE: ./build/repository/git-repository.js



/** As many as Linux follows. */
const MAX_LINKS = 40;
/** Where the tree seems to stand for who walks it; nothing there is touched. */
const ROOT = (0,external_node_path_.resolve)('/refdata-tree');
/**
 * A folder of a commit as a {@link Repository}, read from git's objects without a checkout. Links are followed inside of
 * the folder and nowhere else.
 * @param folder of the language below the root of the git repository; empty for the root itself.
 */
function openCommit(gitFolder, commit, folder, sourceLimitMib = repository_repository/* DEFAULT_SOURCE_LIMIT_MIB */.fb) {
    return new CommitRepository(GitTree.open(gitFolder, commit, folder), sourceLimitMib * repository_repository/* BYTES_PER_MIB */.B5);
}
class CommitRepository {
    tree;
    maxBytes;
    constructor(tree, maxBytes) {
        this.tree = tree;
        this.maxBytes = maxBytes;
    }
    read(path) {
        return (0,repository_repository/* decode */.D4)(this.readBytes(path), path);
    }
    readBytes(path) {
        if ((0,repository_repository/* leaves */.FQ)(path))
            throw (0,repository_repository/* outside */.qY)(path);
        const real = this.follow(path);
        if (real === OUTSIDE)
            throw (0,repository_repository/* outside */.qY)(path);
        const entry = real === undefined ? undefined : this.tree.entries.get(real);
        if (real === undefined || !entry) {
            if (real !== undefined && this.tree.folders.has(real))
                throw (0,repository_repository/* isFolder */.lQ)(path);
            throw this.inSubmodule(path) ?? (0,repository_repository/* missing */.LO)(path, pattern => this.glob(pattern));
        }
        if (entry.bytes > this.maxBytes)
            throw (0,repository_repository/* tooLarge */.g$)(path, entry.bytes, this.maxBytes);
        return this.tree.bytesOf(real);
    }
    /** That a file may be there, in a submodule whose commit is not here. */
    inSubmodule(path) {
        for (const [submodule, id] of this.tree.absent)
            if (path.startsWith(`${submodule}/`))
                return new repository_repository/* UnreadableFile */.ie('source-missing', path, `${path} is in the submodule ${submodule}, whose commit ${id.slice(0, 9)} is not here.`, `Check out with submodules and enough history (submodules: true, fetch-depth: 0), or fetch it (git -C ${submodule} fetch origin ${id}).`);
        return undefined;
    }
    isFile(path) {
        if ((0,repository_repository/* leaves */.FQ)(path))
            return false;
        const real = this.follow(path);
        return real !== undefined && real !== OUTSIDE && this.tree.entries.has(real);
    }
    glob(pattern) {
        return (0,repository_repository/* globIn */.wh)(ROOT, pattern, path => this.isFile(path), this.fileSystem());
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

// EXTERNAL MODULE: ./build/stats.js
var stats = __webpack_require__(77355);
// EXTERNAL MODULE: ./build/commands/reference.js + 5 modules
var reference = __webpack_require__(94582);
// EXTERNAL MODULE: ./build/programs.js
var programs = __webpack_require__(65423);
// EXTERNAL MODULE: ./build/registry/manifest.js
var manifest = __webpack_require__(9329);
// EXTERNAL MODULE: ./build/registry/package-files.js
var package_files = __webpack_require__(47544);
;// CONCATENATED MODULE: ./build/check/packages.js





/** Characters that mean something to a glob. */
const GLOB_SIGNS = /[\\$*?()[\]{}!+@|]/g;
/**
 * The packages of a repository, wherever it is read from: nothing is packed. What is wrong with a manifest is told when
 * the registry is built; here, such a package is not there. Files count without what is always left out of archives;
 * what a `.gitignore` leaves out stands in no commit, and `isTracked` says so for a folder.
 */
async function declaredPackages(repository, { pacotes, map, yanked, archived }, isTracked) {
    const reader = new manifest/* ManifestReader */.p(map);
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
            if (inside.split('/').some(package_files/* isLeftOut */.WY) || !isTracked(path))
                continue;
            // As archives have it.
            const name = inside.normalize('NFC');
            files.set(name, (0,external_node_crypto_.createHash)('sha256').update(repository.readBytes(path)).digest('hex'));
        }
    return files;
}

;// CONCATENATED MODULE: ./build/check/built-side.js







/** Builds one side from source, in memory. What is wrong with it is told, not thrown. */
async function builtSide(name, { open, config, progress, threads, isTracked = () => true }) {
    const repository = open();
    if (typeof config === 'string' && !repository.isFile(config))
        return { ...name, kind: 'absent', reason: `${name.name} has no ${config}.` };
    try {
        const loaded = typeof config === 'string' ? (0,load/* checkedConfig */.W)(repository.read(config), config) : config;
        const limit = loaded.config.limits?.source_mib;
        const source = recorded(limit === undefined ? repository : open(limit));
        const { files, origins, findings, policy } = await (0,reference/* referenceOf */.Bz)(loaded, source.repository, {
            threads,
            programs: (0,programs/* noPrograms */.T)('check'),
            ...(progress && { progress }),
        });
        if (findings.some(({ level }) => level === 'error'))
            return { ...name, kind: 'broken', findings };
        const { registro } = loaded.config;
        // Not what is read later, to compare.
        const read = filesRead(source, typeof config === 'string' ? [config] : []);
        const packages = registro && (await declaredPackages(source.repository, registro, isTracked));
        const places = packages
            ? [...packages.packages].flatMap(([each, { place }]) => place ? [[pacoteSpot(each).head, place]] : [])
            : [];
        return {
            ...name,
            kind: 'data',
            data: {
                set: { files, origins: new Map([...origins, ...places]), ...(packages && { packages }) },
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

;// CONCATENATED MODULE: ./build/check/former-place.js








/** The name that a configuration has unless somebody gives it another one. */
const USUAL_CONFIG = 'refdata.yml';
/**
 * Where a commit has the language that a head has elsewhere: its configuration was renamed, or its folder moved. That is
 * told from a language that is new by its name, and by the file that the head no longer has.
 * @param isStill whether the head has a file, by its path from the root of the git repository.
 */
async function formerPlace({ folder: repository, id }, now, nome, isStill) {
    const base = external_node_path_.posix.basename(now.config);
    const root = openCommit(repository, id, '');
    const found = [];
    for (const path of GitTree.open(repository, id, '').entries.keys()) {
        const isMoved = [base, USUAL_CONFIG].includes(external_node_path_.posix.basename(path));
        const isRenamed = external_node_path_.posix.dirname(path) === external_node_path_.posix.dirname(external_node_path_.posix.join(now.folder, now.config));
        if (!isMoved && !(isRenamed && /\.ya?ml$/.test(path)))
            continue;
        if (nomeIn(root, path) === nome && !(await isStill(path)))
            found.push(path);
    }
    const [path, other] = found;
    if (path === undefined || other !== undefined)
        return undefined;
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
        return (0,load/* checkedConfig */.W)(repository.read(path), path).config.nome;
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y || error instanceof repository_repository/* UnreadableFile */.ie)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/reference/check.js + 1 modules
var check = __webpack_require__(11974);
// EXTERNAL MODULE: ./build/reference/load.js
var reference_load = __webpack_require__(73316);
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
 * format is another one is told by itself.
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
 */
async function publishedSide(name, source) {
    const { files, findings } = await (0,reference_load/* loadPublished */.p)(source);
    const published = {};
    for (const file of reference_files/* FILE_NAMES */.GY)
        published[file] = files.get((0,reference_files/* pathOf */.XM)(file))?.data;
    const unread = reference_files/* FILE_NAMES */.GY.filter(file => !isObject(published[file]));
    if (unread.length > 0) {
        const index = files.get((0,reference_files/* pathOf */.XM)('index'));
        const page = index?.text !== undefined && /^\s*</.test(index.text);
        throw new user_error/* UserError */.y(page
            ? `${source.placeOf((0,reference_files/* pathOf */.XM)('index'))} answers with a page, not with JSON.`
            : `${name.name} is no published reference: ${unread.map(reference_files/* pathOf */.XM).join(', ')} cannot be read.`, 'Name the folder, branch or base address under which api/index.json is published.', { findings: findings.filter(({ level }) => level === 'error') });
    }
    const registro = files.get(reference_files/* REGISTRO_PATH */.AM)?.data;
    const known = reference_files/* FILE_NAMES */.GY.every(file => validators/* validators */.y$[file](published[file]));
    return {
        ...name,
        kind: 'data',
        data: {
            set: {
                files: known ? published : normalised(published),
                origins: new Map(),
                published,
                ...(validators/* validators */.y$.registro(registro) && { registro: registro }),
            },
            findings: (0,check/* check */.z)(published),
            published: source,
            schemas: await readSchemas(source),
        },
    };
}
async function readSchemas(source) {
    const schemas = {};
    for (const file of reference_files/* FILE_NAMES */.GY) {
        const path = (0,site_file/* schemaPath */.p8)(file);
        const result = await source.read(path);
        if (result.kind !== 'found' || result.bytes.length > MAX_SCHEMA_BYTES)
            continue;
        const { data } = (0,json_file/* readJsonFile */.J)(path, source.placeOf(path), result.bytes);
        if (isObject(data))
            schemas[file] = data;
    }
    return schemas;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/check/open-side.js















function isAddress(target) {
    return /^https?:\/\//i.test(target);
}
function isFolder(target) {
    return (0,stats/* statsOf */.L)(target)?.isDirectory() === true;
}
async function addressSide(address) {
    return publishedSide({ name: address, commit: null }, (0,source_url/* openAddress */.B)(address));
}
/** A folder: of a language, when it has a configuration; otherwise of published files. */
async function folderSide(folder, language) {
    const name = { name: folder, commit: null };
    const config = configIn(language);
    if (typeof config === 'string' && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, config)))
        return publishedSide(name, await publishedFolder(folder, config));
    const { progress, threads } = language;
    const isTracked = await trackedIn(folder);
    const open = (limit) => (0,repository_repository/* openRepository */.h_)(folder, limit);
    return builtSide(name, { open, config, progress, threads, isTracked });
}
async function publishedFolder(folder, config) {
    try {
        return await (0,source_folder/* openFolder */.N)(folder);
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
    const inside = place?.folder ?? (await prefixOf(language.repo));
    const shown = { name, commit: id };
    const side = await builtSide(shown, {
        open: limit => openCommit(folder, id, inside, limit),
        config: place?.config ?? configIn(language),
        progress: language.progress,
    });
    if (side.kind !== 'absent')
        return side;
    const published = openTree(GitTree.open(folder, id, ''), name);
    return published ? publishedSide(shown, published) : side;
}
/** Where a commit has the language of a head that it has not where that has it; nothing for one that is new. */
async function movedFrom(commit, head, language) {
    const config = configIn(language);
    if (head.kind !== 'data' || typeof config !== 'string')
        return undefined;
    const now = { folder: await prefixOf(language.repo), config };
    const { nome } = head.data.set.files.index;
    return formerPlace(commit, now, nome, path => hasFile(language.repo, head.commit, path));
}
/** Path of the configuration inside of the repository; parsed already when it is elsewhere: then both sides have it. */
function configIn({ repo, config }) {
    const path = (0,external_node_path_.resolve)(repo, config);
    const inside = (0,external_node_path_.relative)((0,external_node_path_.resolve)(repo), path);
    if (inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside))
        return (0,load/* loadConfig */.Z)(path, path);
    return inside.split(external_node_path_.sep).join('/');
}

;// CONCATENATED MODULE: ./build/commands/check.js







/**
 * What a head changes for the consumers of a base, and whether `versao` says so. Both are built from source by this
 * program, or read as they are published; nothing is checked out and nothing is run.
 *
 * @throws {UserError} when there is no such base or head, or it is no reference.
 */
async function check_check(options) {
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
    return compareSides(base, head, findings, options);
}
async function openHead(options) {
    const { head, repo, remote } = options;
    if (head === undefined)
        return folderSide(repo, options);
    if (isAddress(head))
        return addressSide(head);
    if (isFolder(head))
        return folderSide(head, options);
    return commitSide(await commitOf(repo, head, remote), head, options);
}
async function openBase(options, head) {
    const { base } = options;
    if (base !== undefined && isAddress(base))
        return { side: await addressSide(base), findings: [] };
    if (base !== undefined && isFolder(base))
        return { side: await folderSide(base, options), findings: [] };
    const exactBase = options.exactBase || options.head !== undefined;
    const { name, commit, isUnrelated } = await baseCommit({ ...options, exactBase });
    const message = `${name} and ${head.name} have no common history: they are compared as they are.`;
    const findings = isUnrelated ? judged(policyOf(head), verdict_rules/* baseUnrelated */.Qu, message, '') : [];
    const side = await commitSide(commit, name, options);
    const isElsewhere = options.head !== undefined && head.commit === null;
    if (side.kind !== 'absent' || isElsewhere)
        return { side, findings };
    const former = await movedFrom(commit, head, options);
    if (former === undefined)
        return { side, findings };
    const moved = `${side.reason} It has the language in ${external_node_path_.posix.join(former.folder, former.config)}, and that is compared.`;
    findings.push(...judged(policyOf(head), verdict_rules/* baseMoved */.ji, moved, ''));
    return { side: await commitSide(commit, name, options, former), findings };
}

;// CONCATENATED MODULE: ./build/drift/routes/openapi.js
const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];
const TARGETS = { query: 'query', header: 'headers', path: 'params' };
const MAX_REFERENCES = 20;
/**
 * The routes that an OpenAPI 3.1 document describes, as far as a comparison asks. References inside of the document are
 * followed; what is not understood is left out, as is what another file holds.
 * @param file that the document stands in.
 */
function routesOfOpenapi(document, file) {
    const root = asNode(document);
    const place = { file, line: 1 };
    return Object.entries(asNode(root.paths)).flatMap(([template, item]) => {
        const shared = asNode(item);
        const path = pathOf(template);
        return METHODS.flatMap((method) => {
            if (!Object.hasOwn(shared, method))
                return [];
            const operation = asNode(shared[method]);
            const parameters = [...asList(shared.parameters), ...asList(operation.parameters)];
            return [
                {
                    server: '',
                    method: method.toUpperCase(),
                    path,
                    params: [...template.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? ''),
                    place,
                    origin: 'list',
                    certainty: 'sure',
                    validations: [
                        ...parameterSchemas(parameters.map(each => followed(root, each))),
                        ...bodySchemas(root, followed(root, operation.requestBody)),
                    ].map(validation => ({ ...validation, place })),
                },
            ];
        });
    });
}
/** A template of OpenAPI as servers write paths: `/itens/{id}` is `/itens/:id`. */
function pathOf(template) {
    return template.replace(/\{([^}]+)\}/g, ':$1');
}
/** Parameters of one place as one object; those in the path that say nothing about their value are no validation. */
function parameterSchemas(parameters) {
    return Object.entries(TARGETS).flatMap(([where, target]) => {
        const own = parameters.filter(each => each.in === where && isSaying(each, where));
        if (own.length === 0)
            return [];
        const properties = Object.fromEntries(own.map(each => [String(each.name), asNode(each.schema)]));
        const required = own.filter(each => each.required === true).map(each => String(each.name));
        return [{ target, schema: { type: 'object', properties, required } }];
    });
}
function isSaying({ schema }, where) {
    const keys = Object.keys(asNode(schema));
    return where !== 'path' || keys.some(key => key !== 'type');
}
function bodySchemas(root, body) {
    const content = asNode(asNode(body.content)['application/json']);
    const schema = followed(root, content.schema);
    // Any object is what an exporter says of a body that nothing checks.
    const isAny = Object.keys(schema).every(key => key === 'type' && schema.type === 'object');
    return isAny ? [] : [{ target: 'body', schema }];
}
/** What a reference inside of the document means; nothing for one that leads nowhere, or in a circle. */
function followed(root, value) {
    let node = asNode(value);
    for (let i = 0; typeof node.$ref === 'string'; i += 1) {
        if (i === MAX_REFERENCES || !node.$ref.startsWith('#/'))
            return {};
        let target = root;
        for (const segment of node.$ref.slice(2).split('/')) {
            const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
            target = Object.hasOwn(asNode(target), key) ? asNode(target)[key] : undefined;
        }
        node = asNode(target);
    }
    return node;
}
function asNode(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
function asList(value) {
    return Array.isArray(value) ? value : [];
}

// EXTERNAL MODULE: ./build/exporters/document.js + 2 modules
var exporters_document = __webpack_require__(53747);
// EXTERNAL MODULE: ./build/exporters/formats/openapi.js + 2 modules
var openapi = __webpack_require__(17623);
// EXTERNAL MODULE: ./build/exporters/openapi-paths.js
var openapi_paths = __webpack_require__(6160);
;// CONCATENATED MODULE: ./build/check/described-routes.js




/**
 * The routes of a server as its OpenAPI document describes them, each at the place that registers it. A document knows
 * no conditions, web sockets or bodies of GET, and says of each body that it is an object: what is compared with a
 * document has to be seen through one, or every such route would have changed.
 */
function describedRoutes(server) {
    const document = (0,exporters_document/* documentOf */.l)(server);
    const registered = new Map([...(0,openapi_paths/* openapiPaths */.p)(document).paths].flatMap(([template, operations]) => operations.map(({ method, described }) => [`${method} ${pathOf(template)}`, described.route])));
    // By way of its text, which cannot hold all that the source can.
    return routesOfOpenapi(JSON.parse(openapi/* exporter */.E.export(document)), server.place.file).map(described => {
        const route = registered.get(`${described.method} ${described.path}`);
        if (route === undefined)
            return described;
        const { place, validations } = route;
        const placeOf = (target) => validations.find(each => each.target === target)?.place ?? place;
        return {
            ...described,
            place,
            validations: described.validations.map(each => ({ ...each, place: placeOf(each.target) })),
        };
    });
}

// EXTERNAL MODULE: ./build/drift/same.js
var same = __webpack_require__(73156);
;// CONCATENATED MODULE: ./build/drift/routes/narrowing.js

const narrowing_TEXTS = new Set([
    'title',
    'description',
    'default',
    'examples',
    'example',
    '$comment',
    'deprecated',
    '$id',
    '$schema',
]);
/** Keywords by which a higher number takes less, and those by which it takes more. */
const LOWER_BOUNDS = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']);
const UPPER_BOUNDS = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);
/** Keywords that take less when they are there. */
const CONSTRAINTS = new Set(['pattern', 'format', 'multipleOf', 'contentEncoding']);
/** Schemas in schemas are not followed deeper than anybody writes them. */
const MAX_DEPTH = 50;
/** What of a JSON Schema (2020-12) takes other values than before. Keywords that are not known here count as changed. */
function* schemaChanges(before, after, path = []) {
    if (path.length > MAX_DEPTH)
        return;
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
        const [old, now] = [narrowing_own(before, key), narrowing_own(after, key)];
        if ((0,same/* same */.F)(old, now))
            continue;
        const told = (narrowing) => ({
            narrowing,
            path,
            before: old === undefined ? null : { [key]: old },
            after: now === undefined ? null : { [key]: now },
        });
        if (key === 'properties')
            yield* propertyChanges(before, after, path);
        else if (key === 'items' && isSchema(old) && isSchema(now))
            yield* schemaChanges(old, now, [...path, '*']);
        else if (key === 'required')
            yield* requiredChanges(list(old), list(now), path);
        else if (narrowing_TEXTS.has(key))
            yield { ...told('text'), before: old ?? null, after: now ?? null };
        else
            yield told(narrowingOf(key, old, now));
    }
}
function narrowingOf(key, old, now) {
    if (key === 'type')
        return narrowing_compareSets(types(old), types(now), covers);
    if (key === 'enum' || key === 'const') {
        const values = (value) => value === undefined ? undefined : key === 'const' ? [value] : list(value);
        return narrowing_compareSets(values(old), values(now), same/* same */.F);
    }
    if (key === 'additionalProperties' || key === 'unevaluatedProperties') {
        if (now === false)
            return 'tightened';
        if (old === false)
            return 'loosened';
    }
    if (key === 'uniqueItems')
        return now === true ? 'tightened' : 'loosened';
    const bound = LOWER_BOUNDS.has(key) ? 1 : UPPER_BOUNDS.has(key) ? -1 : 0;
    if (bound !== 0 && typeof (old ?? now) === 'number') {
        if (old === undefined)
            return 'tightened';
        if (now === undefined)
            return 'loosened';
        return (Number(now) - Number(old)) * bound > 0 ? 'tightened' : 'loosened';
    }
    if (CONSTRAINTS.has(key)) {
        if (old === undefined)
            return 'tightened';
        if (now === undefined)
            return 'loosened';
    }
    if (key === 'multipleOf' && typeof old === 'number' && typeof now === 'number') {
        if (now % old === 0)
            return 'tightened';
        if (old % now === 0)
            return 'loosened';
    }
    return 'changed';
}
function* propertyChanges(before, after, path) {
    const [olds, nows] = [fields(before.properties), fields(after.properties)];
    for (const name of new Set([...Object.keys(olds), ...Object.keys(nows)])) {
        const [old, now] = [narrowing_own(olds, name), narrowing_own(nows, name)];
        const at = [...path, name];
        if (isSchema(old) && isSchema(now))
            yield* schemaChanges(old, now, at);
        // That it has to be given is told as such.
        else if (old === undefined && !list(after.required).includes(name))
            yield { narrowing: 'loosened', path: at, before: null, after: now };
        else if (now === undefined && !list(before.required).includes(name))
            yield {
                narrowing: after.additionalProperties === false ? 'tightened' : 'loosened',
                path: at,
                before: old,
                after: null,
            };
        else if (now === undefined && after.additionalProperties === false)
            yield { narrowing: 'tightened', path: at, before: old, after: null };
    }
}
function* requiredChanges(before, after, path) {
    for (const name of after)
        if (!before.includes(name))
            yield { narrowing: 'tightened', path: [...path, String(name)], before: null, after: 'required' };
    for (const name of before)
        if (!after.includes(name))
            yield { narrowing: 'loosened', path: [...path, String(name)], before: 'required', after: null };
}
/** Nothing stands for all values. */
function narrowing_compareSets(before, after, takes) {
    if (before === undefined)
        return 'tightened';
    if (after === undefined)
        return 'loosened';
    const all = (values, by) => values.every(value => by.some(wide => takes(wide, value)));
    if (all(after, before))
        return 'tightened';
    return all(before, after) ? 'loosened' : 'changed';
}
function covers(wide, narrow) {
    return wide === narrow || (wide === 'number' && narrow === 'integer');
}
function types(value) {
    return value === undefined ? undefined : [value].flat();
}
function list(value) {
    return Array.isArray(value) ? value : [];
}
function fields(value) {
    return isSchema(value) ? value : {};
}
function isSchema(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function narrowing_own(schema, key) {
    return Object.hasOwn(schema, key) ? schema[key] : undefined;
}

// EXTERNAL MODULE: ./build/drift/routes/rules.js
var rules = __webpack_require__(56144);
;// CONCATENATED MODULE: ./build/drift/routes/compare.js




const ANY = '*';
const compare_TARGETS = ['params', 'query', 'headers', 'body'];
const BY_NARROWING = {
    tightened: rules/* validacaoTightened */.xw,
    loosened: rules/* validacaoLoosened */.Km,
    changed: rules/* validacaoChanged */.J9,
    text: rules/* validacaoTextChanged */.Aw,
};
/**
 * What clients of a server see change: routes by method and path, whatever the parameters are called. Routes whose path
 * is not known are not compared; the reader tells about them.
 */
function* compareRoutes(before, after) {
    const [olds, nows] = [byKey(before), byKey(after)];
    for (const [key, old] of olds) {
        const now = nows.get(key);
        if (now)
            yield* compareRoute(old, now);
        // A route for any method still takes this one.
        else if (!nows.has(anyMethod(key)))
            yield (0,difference/* removed */.rq)(rules/* rotaRemoved */.ht, spotOf(old), nameOf(old), nameOf(old));
    }
    for (const [key, now] of nows)
        if (!olds.has(key) && !olds.has(anyMethod(key)))
            yield (0,difference/* added */.vN)(rules/* rotaAdded */.dw, spotOf(now), nameOf(now), nameOf(now));
    yield* compareOverlaps([...olds.values()], [...nows.values()]);
}
function* compareRoute(old, now) {
    const spot = spotOf(now);
    const name = nameOf(now);
    for (const [i, before] of old.params.entries()) {
        const after = now.params[i];
        if (after === undefined || after === before)
            continue;
        yield { rule: rules/* rotaParametroRenamed */.m1, spot: inside(spot, 'params', before), name, before, after };
    }
    if (old.certainty !== now.certainty) {
        const rule = now.certainty === 'sure' ? rules/* rotaBecameSure */.D6 : rules/* rotaBecameConditional */.G3;
        yield { rule, spot, name, before: old.certainty, after: now.certainty };
    }
    for (const target of compare_TARGETS)
        yield* compareValidations(name, target, old.validations, now.validations, spot);
}
function* compareValidations(name, target, before, after, route) {
    const of = (validations) => validations.filter(each => each.target === target);
    const [olds, nows] = [of(before), of(after)];
    for (let i = 0; i < Math.max(olds.length, nows.length); i += 1) {
        const [old, now] = [olds[i]?.schema, nows[i]?.schema];
        const subject = `${route.head}#${target}`;
        const spot = { ...inside(route, target), base: subject, head: subject };
        if (old === undefined)
            yield (0,difference/* added */.vN)(rules/* validacaoAdded */.xm, spot, name, now);
        else if (now === undefined)
            yield (0,difference/* removed */.rq)(rules/* validacaoRemoved */.TE, spot, name, old);
        else if (!(0,same/* same */.F)(old, now)) {
            for (const { narrowing, path, before: was, after: is } of schemaChanges(old, now))
                yield { rule: BY_NARROWING[narrowing], spot: inside(spot, ...path), name, before: was, after: is };
        }
    }
}
/** Pairs of routes of one method that take some of the same paths. */
function* compareOverlaps(before, after) {
    const [olds, nows] = [overlaps(before), overlaps(after)];
    for (const [key, [first, second]] of nows)
        if (!olds.has(key))
            yield (0,difference/* added */.vN)(rules/* rotaOverlapAdded */.U0, inside(spotOf(second), 'overlap', nameOf(first)), nameOf(first), nameOf(second));
    for (const [key, [first, second]] of olds)
        if (!nows.has(key))
            yield (0,difference/* removed */.rq)(rules/* rotaOverlapRemoved */.U9, inside(spotOf(second), 'overlap', nameOf(first)), nameOf(first), nameOf(second));
}
function overlaps(routes) {
    const found = new Map();
    // Only routes with a parameter can take what another one takes.
    const open = routes.filter(({ path }) => /[:*]/.test(path));
    for (const first of open) {
        for (const second of routes) {
            if (first === second || !meet(first, second))
                continue;
            const pair = [first, second].sort((a, b) => routes.indexOf(a) - routes.indexOf(b));
            found.set(pair.map(keyOf).join('\0'), pair);
        }
    }
    return found;
}
function meet(a, b) {
    if (a.method !== b.method && a.method !== ANY && b.method !== ANY)
        return false;
    const [x, y] = [segments(a.path), segments(b.path)];
    for (let i = 0; i < Math.max(x.length, y.length); i += 1) {
        const [one, other] = [x[i], y[i]];
        if (one?.startsWith('*') || other?.startsWith('*'))
            return true;
        if (one === undefined || other === undefined)
            return false;
        if (one !== other && !one.startsWith(':') && !other.startsWith(':'))
            return false;
    }
    return true;
}
function byKey(routes) {
    const map = new Map();
    // Of two for the same requests, the one that is registered first answers.
    for (const route of routes)
        if (route.certainty !== 'unresolved' && !map.has(keyOf(route)))
            map.set(keyOf(route), route);
    return map;
}
/** Method and path without the names of parameters. */
function keyOf({ method, path }) {
    const anonymous = segments(path).map(part => part.replace(/^([:*]).*$/, '$1'));
    return `${method} /${anonymous.join('/')}`;
}
function anyMethod(key) {
    return key.replace(/^\S+/, ANY);
}
function nameOf({ method, path }) {
    return `${method} ${path}`;
}
function segments(path) {
    return path.split('/').filter(part => part !== '');
}
/** Routes have their places themselves. */
function spotOf(route) {
    const name = nameOf(route);
    return { path: name, base: name, head: name };
}
/** Below a route, behind `#`: `POST /itens#body/nome`. */
function inside(spot, ...names) {
    if (names.length === 0)
        return spot;
    return { ...spot, path: `${spot.path}${spot.path.includes('#') ? '/' : '#'}${names.join('/')}` };
}

;// CONCATENATED MODULE: ./build/drift/routes/changes.js


/** The changes between the routes of two versions of a server, each at the line that registers the route. */
function routeChanges(before, after, policy = {}) {
    const placesOf = (routes) => {
        const places = new Map();
        for (const { method, path, place, validations } of routes) {
            const name = `${method} ${path}`;
            places.set(name, place);
            for (const { target, place: own } of validations)
                places.set(`${name}#${target}`, own);
        }
        // Without a validation of its own, the route stands for it.
        return (subject) => places.get(subject) ?? places.get(subject.split('#')[0] ?? '') ?? null;
    };
    return toChanges(compareRoutes(before, after), policy, { base: placesOf(before), head: placesOf(after) });
}

// EXTERNAL MODULE: ./build/server/sources/sources.js + 68 modules
var sources = __webpack_require__(81850);
;// CONCATENATED MODULE: ./build/commands/check-routes.js


















/** A larger description is not one of a server. */
const MAX_DOCUMENT_BYTES = 64 * 1024 * 1024;
/**
 * What a head changes for the clients of a server: its routes against those of a commit, or of a description that was
 * written before. A server has no `versao`, so that only `failOn` decides.
 *
 * @throws {UserError} when the file of the head, or the base, cannot be read.
 */
async function checkRoutes(options) {
    const { repo, failOn = 'unbumped', today } = options;
    const file = insideOf(repo, options.server);
    const repository = (0,repository_repository/* openRepository */.h_)(repo);
    const head = serversIn(repository, file);
    const base = await check_routes_openBase(options, file);
    const findings = [...head.findings, ...base.findings];
    const routes = base.isDocument ? head.servers.slice(0, 1).flatMap(describedRoutes) : routesOf(head);
    const all = base.routes ? routeChanges(base.routes, routes) : [];
    const ignored = repository.isFile(IGNORE_FILE) ? repository.read(IGNORE_FILE) : '';
    const sifted = except(all, parseExceptions(ignored, IGNORE_FILE), today);
    findings.push(...sifted.findings);
    const level = (0,drift_change/* wholeLevel */.AE)(sifted.changes);
    return {
        ok: !failsBy(failOn, level) && !findings.some(finding => finding.level === 'error'),
        verdict: base.routes ? 'unversioned' : base.findings.length > 0 ? 'unknown' : 'first',
        level,
        requiredBump: level,
        suggestion: null,
        nome: file,
        base: { ...base.name, versao: null },
        head: { name: repo, commit: null, versao: '' },
        counts: (0,drift_change/* tallyChanges */.sU)(sifted.changes),
        changes: sifted.changes,
        excepted: sifted.excepted,
        findings,
    };
}
/** The servers of a file, or of a list of routes. @throws {UserError} for what is neither. */
function serversIn(repository, file) {
    const { servers, gaps } = (0,sources/* readRoutes */.F)(file, path => repository.isFile(path) ? repository.readBytes(path) : undefined);
    const findings = gaps.map(({ place, reason, remedy }) => (0,rule_info/* findingOf */.h)({ ...verdict_rules/* routesUnread */.gL, remedy }, reason, place.file, place));
    return { servers, findings };
}
function routesOf({ servers }) {
    return servers.flatMap(({ routes }) => routes);
}
async function check_routes_openBase(options, file) {
    const { repo, base } = options;
    if (base !== undefined && (0,stats/* statsOf */.L)(base)?.isFile())
        return {
            name: { name: base, commit: null },
            isDocument: true,
            findings: [],
            routes: documentRoutes(base, shownPath(repo, base)),
        };
    if (base !== undefined && isAddress(base)) {
        throw new user_error/* UserError */.y(`${base} is an address, and the routes of a server are compared with a commit or a file.`, 'Download the OpenAPI document and name its file.');
    }
    const { name, commit } = await baseCommit(options);
    const repository = openCommit(commit.folder, commit.id, await prefixOf(repo));
    const shown = { name: { name, commit: commit.id }, isDocument: false };
    if (!repository.isFile(file))
        return { ...shown, findings: [], routes: undefined };
    try {
        return { ...shown, findings: [], routes: routesOf(serversIn(repository, file)) };
    }
    catch (error) {
        if (!(error instanceof user_error/* UserError */.y))
            throw error;
        const message = `The base ${name} cannot be read: ${error.message}`;
        return { ...shown, findings: [(0,rule_info/* findingOf */.h)(verdict_rules/* baseNotBuilt */.vy, message, '')], routes: undefined };
    }
}
/** @throws {UserError} for what is no OpenAPI document in JSON. */
function documentRoutes(file, shown) {
    const remedy = 'Name an OpenAPI 3.1 document in JSON, or a branch, tag or commit.';
    if ((0,external_node_fs_.statSync)(file).size > MAX_DOCUMENT_BYTES)
        throw new user_error/* UserError */.y(`${file} is too large.`, remedy);
    let document;
    try {
        document = JSON.parse((0,external_node_fs_.readFileSync)(file, 'utf8'));
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`${file} is not JSON: ${cause.message}.`, remedy, { cause });
    }
    const version = document?.openapi;
    if (typeof version !== 'string' || !version.startsWith('3.'))
        throw new user_error/* UserError */.y(`${file} is no OpenAPI document.`, remedy);
    return routesOfOpenapi(document, shown);
}
/** A file as the project calls it; one from elsewhere as it was named. */
function shownPath(repo, file) {
    const inside = (0,external_node_path_.relative)((0,external_node_path_.resolve)(repo), (0,external_node_path_.resolve)(file));
    return inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside) ? file : inside.split(external_node_path_.sep).join('/');
}
function insideOf(repo, server) {
    const path = (0,external_node_path_.resolve)(repo, server);
    const inside = (0,external_node_path_.relative)((0,external_node_path_.resolve)(repo), path);
    if (inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside) || !(0,external_node_fs_.existsSync)(path)) {
        throw new user_error/* UserError */.y(`There is no server file ${server} in ${repo}.`, 'Write its path relative to the repository.');
    }
    return inside.split(external_node_path_.sep).join('/');
}

// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
;// CONCATENATED MODULE: ./build/drift/report/changelog.js



const SECTIONS = [
    ['major', 'Breaking changes'],
    ['minor', 'New'],
    ['patch', 'Corrections'],
    ['info', 'To learn from'],
];
/** The release notes of a version, as Markdown: what its consumers see change. */
function changelog({ nome, head, base, changes, verdict }) {
    // A server has no version.
    const title = `## ${(0,markdown/* escapeMarkdown */.FV)(`${nome} ${head.versao}`)}\n`;
    if (verdict === 'first')
        return `${title}\nThe first version with a reference.\n`;
    if (changes.length === 0)
        return `${title}\nNo changes since ${(0,markdown/* escapeMarkdown */.FV)(base.versao ?? base.name)}.\n`;
    const order = new Map(drift_rules/* CHANGE_GROUPS */.Y0.flatMap(({ rules }) => rules).map(({ id }, i) => [id, i]));
    const sections = SECTIONS.flatMap(([level, heading]) => {
        const own = changes.filter(change => change.level === level);
        if (own.length === 0)
            return [];
        // Of the same kind together, in the order of the rules; sorting keeps the order of the files within.
        own.sort((a, b) => (order.get(a.rule) ?? 0) - (order.get(b.rule) ?? 0));
        const lines = own.map(change => `- ${sentenceOf(change, { plain: text => text, value: inlineCode })}\n`);
        return [`\n### ${heading}\n\n${lines.join('')}`];
    });
    return title + sections.join('');
}
/** Code between as many backquotes as the text needs. */
function inlineCode(value) {
    const line = unquoted(value).replace(/\s+/g, ' ');
    if (line.trim() === '')
        return '(nothing)';
    const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(run => run.length));
    const fence = '`'.repeat(longest + 1);
    const space = longest > 0 ? ' ' : '';
    return `${fence}${space}${line}${space}${fence}`;
}

;// CONCATENATED MODULE: ./build/report/report.js

const NOWHERE = { folder: null, name: '' };
/** `3 errors and 1 warning`; empty when there is nothing. */
function describeFindings(findings) {
    const counts = tally(findings);
    const parts = ['error', 'warning', 'notice']
        .filter(level => counts[level] > 0)
        .map(level => `${counts[level]} ${level}${counts[level] === 1 ? '' : 's'}`);
    const last = parts.pop();
    if (last === undefined)
        return '';
    return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}
const SEVERITY = { error: 0, warning: 1, notice: 2 };
/** Errors first; within a level the order in which they were found. */
function bySeverity(findings) {
    return [...findings].sort((a, b) => SEVERITY[a.level] - SEVERITY[b.level]);
}

;// CONCATENATED MODULE: ./build/drift/report/verdict-line.js


/** What came out, in one sentence. */
function verdictLine(result) {
    return `${outcome(result)}${reservation(result)}.`;
}
function outcome(result) {
    const { verdict, base, head, suggestion, level, nome } = result;
    const counted = countChanges(result.counts);
    const and = counted === '' ? '' : `${counted}, and `;
    const raise = suggestion === null ? '' : `: raise it to ${suggestion} or above`;
    switch (verdict) {
        case 'unchanged':
            return counted === ''
                ? `Nothing changes for the consumers of ${nome} ${head.versao}`
                : `${counted}, which ask for no other versao than ${head.versao}`;
        case 'bumped':
            return `${counted || 'Accepted changes'}, and versao was raised to match: ${base.versao} → ${head.versao}`;
        case 'not-bumped':
            return base.versao === head.versao
                ? `${and}versao is still ${head.versao}${raise}`
                : `${and}versao went from ${base.versao} to ${head.versao}, which is the same version${raise}`;
        case 'bumped-too-little':
            return `${and}versao went from ${base.versao} to ${head.versao}, which is too little for ${level} changes${raise}`;
        case 'decreased':
            return `${and}versao went back from ${base.versao} to ${head.versao}${raise}`;
        case 'bumped-without-change':
            return `versao went from ${base.versao} to ${head.versao}, and nothing else changed`;
        case 'malformed':
            return `${and}versao went from "${base.versao}" to "${head.versao}", which cannot be compared`;
        case 'unversioned':
            return counted === ''
                ? `Nothing changes for the clients of ${nome}`
                : `${counted} for the clients of ${nome}`;
        case 'first':
            if (head.versao === '')
                return `${nome} is new: there is nothing to compare its routes with`;
            return `This is the first reference of ${nome}: ${head.versao}. Everything is new`;
        case 'unknown':
            return `The base ${base.name} cannot be built, so nothing can be said about changes`;
    }
}
/** Why a check fails that the verdict about `versao` does not explain. */
function reservation({ ok, findings, level }) {
    if (ok)
        return '';
    const errors = findings.filter(finding => finding.level === 'error');
    const others = errors.filter(({ rule }) => !verdict_rules/* VERSAO_BREACHES */.B6.has(rule)).length;
    if (others > 0)
        return `; ${others === 1 ? '1 error is' : `${others} errors are`} to be mended`;
    return errors.length > 0 ? '' : `; ${level} changes are not let through here (fail-on)`;
}

;// CONCATENATED MODULE: ./build/drift/report/markdown.js






/** GitHub takes comments of 65,536 characters. */
const MAX_COMMENT_CHARACTERS = 60_000;
/** Of what is above the changes; each row and each finding is cut, too, so that there is room for changes. */
const markdown_MAX_FILES = 40;
const MAX_FINDINGS = 20;
const MAX_FINDING_CHARACTERS = 1000;
const SIGNS = { major: '💥', minor: '✨', patch: '🔧', info: 'ℹ️' };
const HEADINGS = {
    major: 'major: programs or clients can break',
    minor: 'minor: something is new',
    patch: 'patch: what people read',
    info: 'for information',
};
const FINDING_SIGNS = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
const HEADLINES = new Set([
    'versao-not-bumped',
    'versao-bumped-too-little',
    'versao-decreased',
    'base-not-built',
]);
/** The report of a check: the verdict, a table by file, then every change, folded by level. */
function checkMarkdown(result, options = {}) {
    const { limit = Number.POSITIVE_INFINITY, rest = 'the report of this job' } = options;
    const head = [
        `### ${result.ok ? '✅' : '❌'} ${(0,markdown/* escapeMarkdown */.FV)(verdictLine(result))}\n`,
        `${comparison(result)}\n`,
        ...(result.changes.length === 0 ? [] : [fileTable(result.changes)]),
        ...findingList(result.findings, options),
    ].join('\n');
    const writer = new Writer(head, limit - RESERVED_CHARACTERS);
    for (const level of drift_change/* CHANGE_LEVELS */.vh)
        writer.section(level, result.changes.filter(change => change.level === level), options);
    const { length } = result.excepted;
    const accepted = length === 0
        ? ''
        : `\n${length} ${length === 1 ? 'change is' : 'changes are'} accepted by ${(0,markdown/* codeMarkdown */.fl)('.refdata-ignore.yml')}.\n`;
    const left = writer.left === 0 ? '' : `\n**${writer.left} more changes are in ${rest}.**\n`;
    return `${writer.text}${left}${accepted}`;
}
/** Why there is no report: what is to be mended before anything can be compared. */
function failureMarkdown({ message, remedy, findings }, options = {}) {
    const cut = (text) => text.slice(0, MAX_FINDING_CHARACTERS);
    const why = `### 🛑 ${escapeMarkdown(cut(message))}\n\n${withCode(cut(remedy))}\n`;
    return [why, ...findingList(findings, options)].join('\n');
}
/** What stands behind the rows: closing tags, what is left out, what is accepted. */
const RESERVED_CHARACTERS = 500;
class Writer {
    text;
    limit;
    left = 0;
    constructor(text, limit) {
        this.text = text;
        this.limit = limit;
    }
    /** As many rows as there is room for; a section without any is not begun. */
    section(level, changes, options) {
        if (changes.length === 0)
            return;
        const open = level === 'major' ? ' open' : '';
        const opening = `\n<details${open}><summary><b>${SIGNS[level]} ${changes.length} ${HEADINGS[level]}</b></summary>\n\n${(0,markdown/* tableRow */.jD)(['Change', 'Where', 'Rule'])}|---|---|---|\n`;
        const rows = [];
        let length = this.text.length + opening.length;
        for (const change of changes) {
            const row = changeRow(change, options);
            length += row.length;
            if (length > this.limit)
                break;
            rows.push(row);
        }
        this.left += changes.length - rows.length;
        if (rows.length > 0)
            this.text += `${opening}${rows.join('')}\n</details>\n`;
    }
}
function comparison({ nome, base, head }) {
    const commit = base.commit === null ? '' : ` (${(0,markdown/* codeMarkdown */.fl)(base.commit.slice(0, 9))})`;
    if (head.versao === '')
        return `${(0,markdown/* escapeMarkdown */.FV)(nome)}, compared with ${(0,markdown/* codeMarkdown */.fl)(base.name)}${commit}.`;
    const isOne = base.versao === null || base.versao === head.versao;
    const versions = isOne ? head.versao : `${base.versao} → ${head.versao}`;
    return `${(0,markdown/* escapeMarkdown */.FV)(nome)} ${(0,markdown/* escapeMarkdown */.FV)(versions)}, compared with ${(0,markdown/* codeMarkdown */.fl)(base.name)}${commit}.`;
}
function fileTable(changes) {
    const levels = drift_change/* CHANGE_LEVELS */.vh.filter(level => changes.some(change => change.level === level));
    const files = [...new Set(changes.map(fileOf))];
    const rows = files.slice(0, markdown_MAX_FILES).map(file => {
        const own = changes.filter(change => fileOf(change) === file);
        const counts = levels.map(level => own.filter(change => change.level === level).length);
        return (0,markdown/* tableRow */.jD)([(0,markdown/* codeMarkdown */.fl)(file), ...counts.map(count => (count === 0 ? '' : String(count)))]);
    });
    const heads = levels.map(level => `${SIGNS[level]} ${level}`);
    const more = files.length - rows.length;
    const rest = more > 0 ? `\n… and ${more} more files.\n` : '';
    return [(0,markdown/* tableRow */.jD)(['File', ...heads]), `|---|${'--:|'.repeat(levels.length)}\n`, ...rows, rest].join('');
}
/** The published file; of the routes of a server, the file that they stand in. */
function fileOf({ path, place }) {
    return path.startsWith('/')
        ? (path.split('#')[0] ?? '').replace(/^\/api\//, '')
        : (place?.file ?? 'routes');
}
function findingList(findings, options) {
    // What the reference itself has to say is told by the build; here, what decides and what warns.
    const shown = bySeverity(findings).filter(({ level }) => level !== 'notice');
    if (shown.length === 0)
        return [];
    const more = shown.length - MAX_FINDINGS;
    return [
        `${shown
            .slice(0, MAX_FINDINGS)
            .map(({ rule, level, message, remedy, place }) => {
            const where = place ? ` ${linked((0,finding/* formatPlace */.d)(place), place, options)}` : '';
            // The verdict has said what is wrong with `versao`.
            const text = HEADLINES.has(rule) ? remedy : `${message} ${remedy}`;
            return `- ${FINDING_SIGNS[level]} ${withCode(text.slice(0, MAX_FINDING_CHARACTERS))}${where}\n`;
        })
            .join('')}${more > 0 ? `- … and ${more} more, among the annotations of the job\n` : ''}`,
    ];
}
/** Our own sentences have names between backquotes. */
function withCode(text) {
    const parts = text.split(/`([^`]+)`/);
    return parts
        .map((part, i) => (i % 2 === 1 ? (0,markdown/* codeMarkdown */.fl)(part) : spaced({ plain: markdown/* escapeMarkdown */.FV }).plain(part)))
        .join('');
}
function changeRow(change, options) {
    const look = { plain: markdown/* escapeMarkdown */.FV, value: (text) => (0,markdown/* codeMarkdown */.fl)(unquoted(text)) };
    const { place, side } = change;
    const where = place === null ? '' : (0,finding/* formatPlace */.d)(place);
    const shown = where === ''
        ? ''
        : side === 'base'
            ? `${(0,markdown/* codeMarkdown */.fl)(where)} (base)`
            : linked(where, place ?? {}, options);
    return (0,markdown/* tableRow */.jD)([sentenceOf(change, spaced(look)), shown, (0,markdown/* codeMarkdown */.fl)(change.rule)]);
}
/** Escaping trims, and the parts of a sentence have their spaces at their ends. */
function spaced(look) {
    const plain = (text) => `${/^\s/.test(text) ? ' ' : ''}${look.plain(text)}${text.trim() !== '' && /\s$/.test(text) ? ' ' : ''}`;
    return { ...look, plain };
}
function linked(text, { file, line }, { linkOf }) {
    const address = file === undefined ? undefined : linkOf?.(file, line);
    return address === undefined ? (0,markdown/* codeMarkdown */.fl)(text) : `[${(0,markdown/* codeMarkdown */.fl)(text)}](${address})`;
}

// EXTERNAL MODULE: ./build/generated/version.js
var version = __webpack_require__(9594);
// EXTERNAL MODULE: ./build/rules.js + 2 modules
var build_rules = __webpack_require__(85193);
;// CONCATENATED MODULE: ./build/drift/report/sarif.js




const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** Code scanning takes 25,000 results of a run and shows 5,000. */
const MAX_RESULTS = 5000;
const LEVELS = {
    major: 'error',
    minor: 'warning',
    patch: 'note',
    info: 'none',
};
/**
 * The report for code scanning (SARIF 2.1.0). Where the whole is bumped as it should be, a major change is no error.
 * @param folder of the language below the root of the repository, with a slash at its end; empty for the root.
 */
function sarif(result, folder = '') {
    const bumped = result.verdict === 'bumped';
    const results = [
        ...result.findings.map(({ rule, level, message, remedy, place }) => ({
            id: rule,
            level: level === 'notice' ? 'note' : level,
            message: `${message} ${remedy}`,
            place: place ?? null,
        })),
        ...result.changes.map(change => ({
            id: change.rule,
            level: bumped && change.level === 'major' ? 'warning' : LEVELS[change.level],
            message: change.message,
            place: (0,drift_change/* placeInHead */.Lb)(change),
            fingerprint: change.fingerprint,
        })),
    ].slice(0, MAX_RESULTS);
    const ids = [...new Set(results.map(({ id }) => id))].sort();
    const log = {
        $schema: SCHEMA,
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'refdata', version: version/* VERSION */.x, rules: ids.map(describe) } },
                columnKind: 'utf16CodeUnits',
                results: results.map(({ id, level, message, place, fingerprint }) => ({
                    ruleId: id,
                    ruleIndex: ids.indexOf(id),
                    level,
                    message: { text: message },
                    locations: [locationOf(place ?? { file: 'refdata.yml' }, folder)],
                    ...(fingerprint !== undefined && { partialFingerprints: { 'refdata/v1': fingerprint } }),
                })),
            },
        ],
    };
    return `${JSON.stringify(log, null, 2)}\n`;
}
function describe(id) {
    const rule = (0,drift_rules/* changeRule */.Vd)(id) ?? (0,build_rules/* ruleInfo */.PI)(id);
    return {
        id,
        ...(rule && { shortDescription: { text: rule.title }, fullDescription: { text: rule.why } }),
    };
}
function locationOf({ file, line, column }, folder) {
    const region = line === undefined
        ? {}
        : { region: { startLine: line, ...(column !== undefined && { startColumn: column }) } };
    const uri = (folder + file).split('/').map(encodeURIComponent).join('/');
    return { physicalLocation: { artifactLocation: { uri }, ...region } };
}

// EXTERNAL MODULE: ./build/report/visible.js
var visible = __webpack_require__(6257);
// EXTERNAL MODULE: ./build/cli/colours.js
var colours = __webpack_require__(15716);
// EXTERNAL MODULE: ./build/cli/config-path.js
var config_path = __webpack_require__(40963);
// EXTERNAL MODULE: ./build/cli/findings.js
var findings = __webpack_require__(80415);
// EXTERNAL MODULE: ./build/cli/progress.js
var cli_progress = __webpack_require__(20902);
// EXTERNAL MODULE: ./build/cli/threads.js
var cli_threads = __webpack_require__(3116);
;// CONCATENATED MODULE: ./build/cli/check.js
















const FORMATS = ['text', 'markdown', 'changelog', 'sarif', 'json'];
/** Shown of one level; the rest is counted. */
const MAX_SHOWN = 200;
const MAX_LINE_CHARACTERS = 400;
const PAINT = {
    major: colours/* colours */.M.red,
    minor: colours/* colours */.M.yellow,
    patch: colours/* colours */.M.cyan,
    info: colours/* colours */.M.dim,
};
/** `refdata check`: true when the check passes. */
async function runCheck(options) {
    const failOn = oneOf('--fail-on', options.failOn, FAIL_ON);
    const format = options.json ? 'json' : oneOf('--format', options.format, FORMATS);
    const threads = (0,cli_threads/* threadLimit */.u)(options.threads);
    const progress = await (0,cli_progress/* startProgress */.o)(format === 'json');
    const { repo, base, head, server } = options;
    // As a variable of a shell that is not set makes it.
    for (const [option, value] of Object.entries({ '--base': base, '--head': head }))
        if (value === '')
            throw new user_error/* UserError */.y(`${option} is empty.`, 'Write what it is to be, or leave it out.');
    const shared = { repo, base, failOn, today: new Date().toISOString().slice(0, 10) };
    if (server !== undefined && head !== undefined)
        throw new user_error/* UserError */.y('--head does nothing with --server.', 'Check out the head, and leave --head out.');
    const result = await (server === undefined
        ? check_check({ ...shared, head, config: (0,config_path/* configPath */.e)(options.config), threads, progress: progress.step })
        : checkRoutes({ ...shared, server })).finally(progress.stop);
    process.stdout.write(check_written(result, format));
    if (format === 'text')
        (0,findings/* printFindings */.c)(result.findings, process.stdout);
    return result.ok;
}
function check_written(result, format) {
    if (format === 'json')
        return `${JSON.stringify(result, null, 2)}\n`;
    if (format === 'sarif')
        return sarif(result);
    if (format === 'changelog')
        return changelog(result);
    return format === 'markdown' ? checkMarkdown(result) : check_text(result);
}
function check_text(result) {
    const { ok, base, changes, excepted } = result;
    const verdict = ok ? colours/* colours */.M.green('passed') : colours/* colours */.M.red('failed');
    const commit = base.commit === null ? '' : ` (${base.commit.slice(0, 9)})`;
    const lines = [
        `${verdict} ${colours/* colours */.M.bold(verdictLine(result))}`,
        colours/* colours */.M.dim(`  base: ${base.name}${commit}`),
    ];
    for (const level of drift_change/* CHANGE_LEVELS */.vh) {
        const own = changes.filter(change => change.level === level);
        if (own.length === 0)
            continue;
        lines.push('', `${PAINT[level](level)} ${colours/* colours */.M.bold(String(own.length))}`);
        for (const { message, place, side, rule } of own.slice(0, MAX_SHOWN)) {
            const where = place === null ? '' : `${colours/* colours */.M.bold((0,finding/* formatPlace */.d)(place))}${side === 'base' ? ' (base)' : ''}  `;
            lines.push(`  ${where}${(0,visible/* visibleLine */.P)(message, MAX_LINE_CHARACTERS)} ${colours/* colours */.M.dim(rule)}`);
        }
        if (own.length > MAX_SHOWN)
            lines.push(`  … and ${own.length - MAX_SHOWN} more`);
    }
    if (excepted.length > 0)
        lines.push('', `${excepted.length} accepted by .refdata-ignore.yml`);
    return `${lines.join('\n')}\n`;
}
function oneOf(option, value, values) {
    const found = values.find(each => each === value);
    if (found !== undefined)
        return found;
    throw new user_error/* UserError */.y(`${option} is "${value}".`, `Write one of ${values.join(', ')}.`);
}


/***/ }),

/***/ 14200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   f7: () => (/* binding */ sourceState),
/* harmony export */   lX: () => (/* binding */ readGit),
/* harmony export */   ml: () => (/* binding */ withoutFilters),
/* harmony export */   or: () => (/* binding */ readGitSync)
/* harmony export */ });
/* unused harmony exports OLDEST_GIT, committedIds */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72394);



/** A fetch of a large repository over a slow line takes minutes; longer than this, something hangs. */
const TIMEOUT_MINUTES = 15;
/** Names of a million files. More is an error and not cut off: who reads a list takes it for whole. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;
/** What git complains of beyond this is dropped: nobody reads it, and a server must not fill our memory. */
const MAX_COMPLAINT_BYTES = 1024 * 1024;
/** A list of all files of a repository, or some files of at most 512 MiB each, as `limits.source_mib` allows. */
const MAX_SYNC_OUTPUT_BYTES = 1024 * 1024 * 1024;
/** Settings reach git through GIT_CONFIG_COUNT, which came with 2.31. */
const OLDEST_GIT = '2.31';
/** Git for Windows understands this name too. */
const NULL_DEVICE = '/dev/null';
/** Of the GIT_* variables around us, only those that say how to reach a server or where git lives. */
const KEPT_VARIABLES = new Set(['GIT_EXEC_PATH', 'GIT_SSL_CAINFO', 'GIT_SSL_CAPATH', 'GIT_PROXY_SSL_CAINFO']);
/**
 * Settings for reading a repository that somebody else wrote: nothing in it may run a program. They stand on
 * the command line, where every version of git obeys them.
 */
const HARDENING = [
    ['core.hooksPath', NULL_DEVICE],
    ['core.fsmonitor', 'false'],
    ['core.attributesFile', NULL_DEVICE],
    ['core.autocrlf', 'false'],
    ['core.longpaths', 'true'],
    ['credential.helper', ''],
    ['protocol.ext.allow', 'never'],
    ['submodule.recurse', 'false'],
    ['fetch.recurseSubmodules', 'false'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    // Otherwise `git init` gives advice on how to choose one.
    ['init.defaultBranch', 'main'],
].flatMap(([key, value]) => ['-c', `${key}=${value}`]);
/**
 * Runs git without prompts, hooks, filters, credential helpers, and without the settings of the machine and of
 * the user. A failure of git is a result; @throws {UserError} when there is no git, when it hangs, or prints without end.
 */
function git(args, options) {
    return new Promise((settle, reject) => {
        // Windows looks for a program in the current folder first, and a repository may hold a `git.exe`: start
        // where no repository is, and let git itself change the folder.
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', ['-C', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(options.cwd), '--no-pager', ...HARDENING, ...args], {
            cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(process.execPath),
            env: environment(options),
            stdio: [options.input === undefined ? 'ignore' : 'pipe', options.output ?? 'pipe', 'pipe'],
            windowsHide: true,
        });
        let ended;
        const end = (reason) => {
            ended ??= reason;
            child.kill('SIGKILL');
        };
        const timer = setTimeout(() => end(tooSlow(args[0])), TIMEOUT_MINUTES * 60_000);
        const stdout = child.stdout
            ? collect(child.stdout, MAX_OUTPUT_BYTES, () => end(tooMuch(args[0])))
            : () => '';
        const stderr = child.stderr ? collect(child.stderr, MAX_COMPLAINT_BYTES) : () => '';
        // Git may end before it has read everything; then its exit code says why.
        child.stdin?.on('error', () => { }).end(options.input);
        child.once('error', cause => {
            clearTimeout(timer);
            reject(notInstalled(cause));
        });
        child.once('close', code => {
            clearTimeout(timer);
            if (ended)
                reject(ended);
            else
                settle({ code: code ?? -1, stdout: stdout(), stderr: stderr() });
        });
    });
}
const UNKNOWN_STATE = { commit: null, modified: false };
/** The commit that a folder was checked out from. Never fails: a folder need not be a git repository. */
async function sourceState(folder) {
    try {
        // The second name holds only where the commit has the folder: a package unpacked below somebody's
        // repository (node_modules, say) does not come from that repository's commit.
        const head = await readGit(folder, ['rev-parse', 'HEAD', 'HEAD:./']);
        if (head.code !== 0)
            return UNKNOWN_STATE;
        const commit = head.stdout.split('\n', 1)[0] ?? '';
        const config = await withoutFilters(folder);
        const status = await readGit(folder, ['status', '--porcelain', '--untracked-files=no', '--ignore-submodules=all', '--', '.'], { config });
        return { commit, modified: status.code === 0 && status.stdout !== '' };
    }
    catch {
        return UNKNOWN_STATE;
    }
}
/** Ids that files of a folder have in the commit that is checked out; those that are in no commit are left out. */
async function committedIds(folder, files) {
    if (files.length === 0)
        return new Map();
    const listed = await readGit(folder, ['--literal-pathspecs', 'ls-tree', '-z', 'HEAD', '--', ...files]);
    if (listed.code !== 0)
        return new Map();
    const entries = listed.stdout.split('\0').map(line => /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line));
    return new Map(entries.flatMap(entry => (entry ? [[entry[2] ?? '', entry[1] ?? '']] : [])));
}
/** Settings for `git status` and `git diff`: these run the filters that the repository's own config defines; empty commands run nothing. */
async function withoutFilters(folder) {
    const { stdout } = await readGit(folder, ['config', '--null', '--name-only', '--get-regexp', '^filter\\.']);
    const drivers = new Set();
    for (const key of stdout.split('\0')) {
        if (key !== '')
            drivers.add(key.slice(0, key.lastIndexOf('.')));
    }
    return [...drivers].flatMap((driver) => [
        [`${driver}.clean`, ''],
        [`${driver}.smudge`, ''],
        [`${driver}.process`, ''],
        [`${driver}.required`, 'false'],
    ]);
}
/** A local command that writes nothing, asks no server, and reads repositories of other owners (containers). */
function readGit(folder, args, { config = [], ...options } = {}) {
    return git(args, {
        ...options,
        cwd: folder,
        env: { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' },
        config: [['safe.directory', '*'], ...config],
    });
}
/** The same at once, for files that are read while sources are evaluated; `input` goes to git, bytes come back. */
function readGitSync(folder, args, input = '') {
    const { status, stdout, stderr, error } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('git', ['-C', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), '--no-pager', ...HARDENING, ...args], {
        cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(process.execPath),
        env: environment({
            cwd: folder,
            env: { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' },
            config: [['safe.directory', '*']],
        }),
        input,
        maxBuffer: MAX_SYNC_OUTPUT_BYTES,
        timeout: TIMEOUT_MINUTES * 60_000,
        windowsHide: true,
    });
    if (error)
        throw notInstalled(error);
    return { code: status ?? -1, stdout, stderr: stderr.toString('utf8') };
}
function environment(options) {
    const env = {};
    for (const [name, value] of Object.entries(process.env)) {
        const upper = name.toUpperCase();
        // A program that asks for passwords is one more program that we do not run.
        if (upper === 'SSH_ASKPASS' || (upper.startsWith('GIT_') && !KEPT_VARIABLES.has(upper)))
            continue;
        env[name] = value;
    }
    const config = options.config ?? [];
    config.forEach(([key, value], index) => {
        env[`GIT_CONFIG_KEY_${index}`] = key;
        env[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return {
        ...env,
        ...options.env,
        GIT_CONFIG_COUNT: String(config.length),
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: NULL_DEVICE,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_ALLOW_PROTOCOL: options.protocols ?? '',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        GIT_LFS_SKIP_SMUDGE: '1',
        // Failures are told apart by what git says, so it has to say it in one language.
        LC_ALL: 'C',
        LANGUAGE: '',
    };
}
/** What a stream holds, up to so many bytes. */
function collect(stream, maxBytes, onMore = () => { }) {
    const chunks = [];
    let bytes = 0;
    stream.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes <= maxBytes)
            chunks.push(chunk);
        else
            onMore();
    });
    return () => Buffer.concat(chunks).toString('utf8');
}
function tooSlow(command = '') {
    return new _user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`git ${command} did not end within ${TIMEOUT_MINUTES} minutes.`, 'Run the job again; if it hangs each time, check out the repository in a step before.');
}
function tooMuch(command = '') {
    return new _user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`git ${command} printed more than ${MAX_OUTPUT_BYTES / 1024 / 1024} MiB.`, 'The repository or the branch has too many files for that: use one with fewer.');
}
function notInstalled(cause) {
    if (cause.code !== 'ENOENT')
        return cause;
    return new _user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y('The program git was not found on this machine.', `Install git ${OLDEST_GIT} or later and see that it is on PATH; without it, leave out "repository" and "ref".`, { cause });
}


/***/ }),

/***/ 84348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/**
 * The one way in which published JSON is written, so that the same data gives the same bytes everywhere: UTF-8, keys
 * in the order of the contract, non-ASCII characters as they are, LF, one final newline. The index and the manifest
 * are indented, as people open them; the others are compact.
 */
function canonicalJson(data, style) {
    return new TextEncoder().encode(`${JSON.stringify(data, null, style === 'indented' ? 2 : undefined)}\n`);
}


/***/ }),

/***/ 81188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ countsOf),
/* harmony export */   w: () => (/* binding */ describeCounts)
/* harmony export */ });
const COUNTERS = {
    index: ({ rotas }) => ({ rotas: Object.keys(rotas).length }),
    sintaxe: ({ reservadas, contextuais, operadores }) => ({
        reservadas: reservadas.length,
        contextuais: contextuais.length,
        operadores: operadores.length,
    }),
    embutidas: ({ funcoes }) => ({ funcoes: funcoes.length }),
    modulos: ({ modulos }) => ({ modulos: modulos.length, simbolos: sum(modulos.map(m => m.simbolos.length)) }),
    comandos: ({ grupos }) => ({ grupos: grupos.length, comandos: sum(grupos.map(g => g.comandos.length)) }),
    erros: ({ codigos }) => ({ codigos: codigos.length }),
    conteudos: ({ exercicios, exemplos, pacotes, projetos }) => ({
        exercicios: sum(Object.values(exercicios.modulos)),
        exemplos,
        pacotes,
        projetos,
    }),
};
/** Counts the entries of a file that follows its schema: what there is, whatever its totals say. */
function countsOf(name, file) {
    return COUNTERS[name](file);
}
/** `81 reservadas, 32 contextuais`. */
function describeCounts(counts) {
    return Object.entries(counts)
        .map(([noun, count]) => `${count} ${noun}`)
        .join(', ');
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}


/***/ }),

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

/***/ 73316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ loadPublished)
/* harmony export */ });
/* harmony import */ var _rule_info_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(850);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72394);
/* harmony import */ var _contract_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96032);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89977);
/* harmony import */ var _json_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94065);





const INDEX_PATH = (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .pathOf */ .XM)('index');
const CONTRACT_PATHS = _files_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_NAMES */ .GY.map(_files_js__WEBPACK_IMPORTED_MODULE_3__/* .pathOf */ .XM);
const OPTIONAL_PATHS = [_files_js__WEBPACK_IMPORTED_MODULE_3__/* .MANIFEST_PATH */ .U4, _files_js__WEBPACK_IMPORTED_MODULE_3__/* .REGISTRO_PATH */ .AM];
/**
 * Reads the published files: the index first, then the others together (service-spec.md, "Data endpoints", rule 1).
 * A manifest and a registry are read where there are any.
 *
 * @throws {UserError} when the source gives no answer at all for the index.
 */
async function loadPublished(source) {
    const index = await source.read(INDEX_PATH);
    if (index.kind === 'unreachable') {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${source.placeOf(INDEX_PATH)} ${index.reason}.`, 'Check the address, and whether the server runs.');
    }
    const results = new Map([[INDEX_PATH, index]]);
    const others = [...CONTRACT_PATHS, ...OPTIONAL_PATHS].filter(path => path !== INDEX_PATH);
    const read = await Promise.all(others.map(path => source.read(path)));
    for (const [i, path] of others.entries())
        results.set(path, read[i]);
    const files = new Map();
    const findings = [];
    for (const [path, result] of results) {
        const optional = OPTIONAL_PATHS.includes(path);
        if (result.kind !== 'found') {
            if (result.kind !== 'missing' || !optional)
                findings.push(notRead(source, path, result));
            continue;
        }
        if (optional && isPage(result.bytes))
            continue;
        const file = (0,_json_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonFile */ .J)(path, source.placeOf(path), result.bytes);
        files.set(path, file);
        findings.push(...file.findings);
    }
    for (const path of (await source.listApi()).sort()) {
        if (results.has(path))
            continue;
        const message = `${path} is not a file of the contract.`;
        findings.push((0,_rule_info_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .h)(_contract_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .fileUnknown */ .Zr, message, path, { file: source.placeOf(path) }));
    }
    return { files, findings };
}
function notRead(source, path, result) {
    const place = { file: source.placeOf(path) };
    if (result.kind === 'missing')
        return (0,_rule_info_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .h)(_contract_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .fileMissing */ .tO, `${path} is missing.`, path, place);
    if (result.kind === 'too-large')
        return (0,_rule_info_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .h)(_contract_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .fileTooLarge */ .ME, `${path} is larger than 64 MiB.`, path, place);
    return (0,_rule_info_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .h)(_contract_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .fileUnreadable */ .WO, `${path} ${result.reason}.`, path, place);
}
/** Some hosts answer every unknown path with their front page and status 200. */
function isPage(bytes) {
    return /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 100)));
}


/***/ }),

/***/ 14836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ provePublished)
});

// EXTERNAL MODULE: ./build/reference/check.js + 1 modules
var check = __webpack_require__(11974);
// EXTERNAL MODULE: ./build/reference/contract-rules.js
var contract_rules = __webpack_require__(96032);
// EXTERNAL MODULE: ./build/reference/counts.js
var counts = __webpack_require__(81188);
// EXTERNAL MODULE: ./build/reference/files.js
var reference_files = __webpack_require__(89977);
// EXTERNAL MODULE: ./build/reference/json-places.js
var json_places = __webpack_require__(12583);
// EXTERNAL MODULE: ./build/reference/load.js
var load = __webpack_require__(73316);
// EXTERNAL MODULE: ./build/nearest.js
var nearest = __webpack_require__(77658);
// EXTERNAL MODULE: ./build/rule-info.js
var rule_info = __webpack_require__(850);
// EXTERNAL MODULE: ./build/rules.js + 2 modules
var rules = __webpack_require__(85193);
// EXTERNAL MODULE: ./build/reference/capped.js
var capped = __webpack_require__(91705);
// EXTERNAL MODULE: ./build/reference/json-pointer.js
var json_pointer = __webpack_require__(1962);
// EXTERNAL MODULE: ./build/reference/manifest-rules.js
var manifest_rules = __webpack_require__(71439);
// EXTERNAL MODULE: ./build/reference/shown.js
var shown = __webpack_require__(78723);
;// CONCATENATED MODULE: ./build/reference/manifest-check.js








/** Compares the manifest, which follows its schema, with the files that are there. */
function checkManifest(manifest, published) {
    return (0,capped/* capped */.u)(findingsIn(manifest, published));
}
function* findingsIn(manifest, published) {
    const listed = new Map();
    for (const [i, { path, bytes, sha256 }] of manifest.files.entries()) {
        const earlier = listed.get(path);
        if (earlier !== undefined) {
            const message = `${(0,shown/* shown */.S)(path)} is already listed at \`files/${earlier}\`.`;
            yield finding(manifest_rules/* manifestPathUnique */.C2, message, `/files/${i}/path`);
            continue;
        }
        listed.set(path, i);
        if (!published.digests.has(path))
            continue;
        const digest = published.digests.get(path);
        if (!digest) {
            yield finding(manifest_rules/* manifestFileMissing */.ws, `${(0,shown/* shown */.S)(path)} is listed and not there.`, `/files/${i}/path`);
        }
        else if (digest.bytes !== bytes) {
            const message = `${(0,shown/* shown */.S)(path)} has ${digest.bytes} bytes, and ${bytes} in the manifest.`;
            yield finding(manifest_rules/* manifestBytes */.T8, message, `/files/${i}/bytes`);
        }
        else if (digest.sha256 !== sha256) {
            const message = `${(0,shown/* shown */.S)(path)} has the SHA-256 ${digest.sha256}, and ${sha256} in the manifest.`;
            yield finding(manifest_rules/* manifestSha256 */.dL, message, `/files/${i}/sha256`);
        }
    }
    for (const path of published.expected) {
        if (!listed.has(path))
            yield finding(manifest_rules/* manifestUnlisted */.Ai, `${path} is not listed.`, '/files');
    }
    if (published.versao !== undefined && manifest.versao !== published.versao) {
        const message = `\`versao\` is ${(0,shown/* shown */.S)(manifest.versao)}, and ${(0,shown/* shown */.S)(published.versao)} in the files.`;
        yield finding(manifest_rules/* manifestVersao */.mv, message, '/versao');
    }
}
/** What of the manifest's `rules` can be applied, and findings for what cannot. */
function policyOf(manifest) {
    const findings = [];
    const settings = [];
    for (const [id, setting] of Object.entries(manifest.rules)) {
        const fault = faultOf(id, setting);
        if (fault === undefined)
            settings.push([id, setting]);
        else
            findings.push(finding(manifest_rules/* manifestPolicy */.Im, fault, (0,json_pointer.at)('/rules', id)));
    }
    return { policy: Object.fromEntries(settings), findings };
}
function faultOf(id, { pattern }) {
    const info = (0,rules/* ruleInfo */.PI)(id);
    if (!info) {
        const near = (0,nearest/* nearest */.p)(id, rules/* RULE_IDS */.Iu)[0];
        return `There is no rule ${(0,shown/* shown */.S)(id)}.${near === undefined ? '' : ` Did you mean ${near}?`}`;
    }
    if (info.fixed)
        return `The rule ${id} cannot be changed.`;
    if (pattern === undefined || isRegex(pattern))
        return undefined;
    return `The pattern ${(0,shown/* shown */.S)(pattern)} of the rule ${id} is not a regular expression.`;
}
function isRegex(pattern) {
    try {
        new RegExp(pattern, 'u');
        return true;
    }
    catch {
        return false;
    }
}
function finding(rule, message, pointer) {
    return (0,rule_info/* findingOf */.h)(rule, message, `${reference_files/* MANIFEST_PATH */.U4}#${pointer}`);
}

// EXTERNAL MODULE: ./build/reference/json-file.js
var json_file = __webpack_require__(94065);
;// CONCATENATED MODULE: ./build/reference/manifest-digests.js


/** Files that are read at the same time, each into memory. */
const MAX_READS_AT_ONCE = 4;
/**
 * Sizes and hashes of the files that a manifest lists, as the source has them. Left out are files that the source
 * cannot have, and those of the seven that are not there: that has a finding of its own.
 */
async function readDigests(source, loaded, manifest) {
    const digests = new Map(loaded);
    const contract = new Set(reference_files/* FILE_NAMES */.GY.map(reference_files/* pathOf */.XM));
    const listed = manifest.files.filter(({ served }) => served !== false || source.isFolder);
    const paths = new Set(listed.map(({ path }) => path));
    const left = [...paths].filter(path => !loaded.has(path) && !contract.has(path) && source.covers(path));
    const readOn = async () => {
        for (let path = left.pop(); path !== undefined; path = left.pop()) {
            const result = await source.read(path);
            const found = result.kind === 'found';
            digests.set(path, found ? { bytes: result.bytes.length, sha256: (0,json_file/* sha256Of */.B)(result.bytes) } : undefined);
        }
    };
    await Promise.all(Array.from({ length: MAX_READS_AT_ONCE }, readOn));
    return digests;
}

;// CONCATENATED MODULE: ./build/reference/published.js








/**
 * Proves the published files of any service against the JSON Schemas, the integrity rules and, where there is one, the
 * manifest. See service-spec.md, "Resources and their fields".
 *
 * @param read is told of each file that is JSON.
 * @throws {UserError} when the source gives no answer.
 */
async function provePublished(source, read) {
    const loaded = await (0,load/* loadPublished */.p)(source);
    const data = contractData(loaded);
    for (const { path, data } of loaded.files.values())
        read?.(path, data);
    const manifest = loaded.files.get(reference_files/* MANIFEST_PATH */.U4);
    const proved = await proveManifest(source, loaded, manifest);
    const registro = loaded.files.get(reference_files/* REGISTRO_PATH */.AM);
    const findings = withPlaces(loaded, [
        ...loaded.findings,
        ...(0,check/* check */.z)(data, proved.policy),
        ...proved.findings,
        ...(registro?.data === undefined ? [] : (0,check/* checkSchema */._)('registro', registro.data)),
    ]);
    return {
        versao: versaoOf(data.index) ?? null,
        files: validatedFiles(loaded, data, findings),
        hasManifest: manifest !== undefined,
        hasRegistro: registro !== undefined,
        policy: proved.policy,
        findings,
    };
}
function contractData({ files }) {
    return Object.fromEntries(reference_files/* FILE_NAMES */.GY.map(name => [name, files.get((0,reference_files/* pathOf */.XM)(name))?.data]));
}
async function proveManifest(source, loaded, file) {
    if (file?.data === undefined)
        return { policy: {}, findings: [] };
    const breaches = (0,check/* checkSchema */._)('manifest', file.data);
    if (breaches.length > 0)
        return { policy: {}, findings: breaches };
    const manifest = file.data;
    const { policy, findings } = policyOf(manifest);
    const published = {
        versao: versaoOf(loaded.files.get((0,reference_files/* pathOf */.XM)('index'))?.data),
        digests: await readDigests(source, loaded.files, manifest),
        expected: [...loaded.files.keys()].filter(path => path !== reference_files/* MANIFEST_PATH */.U4),
    };
    return { policy, findings: [...findings, ...checkManifest(manifest, published)] };
}
function versaoOf(index) {
    if (typeof index !== 'object' || index === null || !('versao' in index))
        return undefined;
    return typeof index.versao === 'string' ? index.versao : undefined;
}
function validatedFiles({ files }, data, findings) {
    const unsound = findings
        .filter(({ rule }) => rule === contract_rules/* schema */.wQ.id)
        .map(({ subject }) => subject?.split('#')[0]);
    return reference_files/* FILE_NAMES */.GY.flatMap(name => {
        const file = files.get((0,reference_files/* pathOf */.XM)(name));
        if (!file)
            return [];
        const { path, place, bytes } = file;
        const known = file.data !== undefined && !unsound.includes(path);
        return [{ name, path, place, bytes, counts: known ? countsIn(name, data[name]) : {} }];
    });
}
/** Of data that was found to follow its schema. */
function countsIn(name, data) {
    return (0,counts/* countsOf */.m)(name, data);
}
/** Gives findings the line and column of what they are about. */
function withPlaces({ files }, findings) {
    const finders = new Map();
    return findings.map(finding => {
        const [path = '', pointer] = (finding.subject ?? '').split(/#(.*)/s);
        const file = files.get(path);
        if (finding.place || pointer === undefined || file?.text === undefined)
            return finding;
        const finder = finders.get(path) ?? (0,json_places/* placesIn */.y)(file.place, file.text);
        finders.set(path, finder);
        return { ...finding, place: finder(pointer) };
    });
}


/***/ }),

/***/ 63462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72394);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89977);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18765);





const API = '/api/';
/**
 * Published files in a folder: the site's own, with `api/` in it, or the one that holds `index.json` itself. Nothing
 * outside of the folder is read, whatever links it holds.
 *
 * @throws {UserError} when there is no such folder, or neither in it.
 */
async function openFolder(folder) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => undefined);
    if (root === undefined || !(await isFolder(root))) {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`There is no folder ${folder}.`, 'Give the folder of a built site, or an http(s) address.');
    }
    if (await isFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'api')))
        return new FolderSource(folder, root, '/');
    const entries = new Set(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(root));
    if (_files_js__WEBPACK_IMPORTED_MODULE_3__/* .FILE_NAMES */ .GY.some(name => entries.has(`${name}.json`)))
        return new FolderSource(folder, root, API);
    throw new _user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`There are no published files in ${folder}: neither api/index.json nor index.json.`, 'Give the folder that `refdata build` wrote.');
}
class FolderSource {
    shown;
    root;
    prefix;
    isFolder = true;
    constructor(shown, root, 
    /** The part of the paths that the folder stands for. */
    prefix) {
        this.shown = shown;
        this.root = root;
        this.prefix = prefix;
    }
    covers(path) {
        return path.startsWith(this.prefix);
    }
    placeOf(path) {
        const folder = this.shown.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/').replace(/\/+$/, '');
        return `${folder}/${path.slice(this.prefix.length)}`;
    }
    async read(path) {
        if (!this.covers(path))
            return { kind: 'missing' };
        let real;
        try {
            real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, ...path.slice(this.prefix.length).split('/')));
        }
        catch (error) {
            return failure(error);
        }
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(this.root, real);
        if (inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] === '..' || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside)) {
            return { kind: 'unreadable', reason: 'leads outside the folder' };
        }
        return readBounded(real).catch(failure);
    }
    async listApi() {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, API.slice(this.prefix.length));
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder).catch(() => []);
        return entries.filter(name => name.endsWith('.json')).map(name => API + name);
    }
}
/** Opened before it is measured, so that it is the same file. */
async function readBounded(path) {
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
    try {
        const status = await handle.stat();
        if (!status.isFile())
            return { kind: 'unreadable', reason: 'is not a file' };
        if (status.size > _source_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_PUBLISHED_FILE_BYTES */ .t)
            return { kind: 'too-large' };
        return { kind: 'found', bytes: await handle.readFile() };
    }
    finally {
        await handle.close();
    }
}
function failure(error) {
    const { code, message } = error;
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return { kind: 'missing' };
    return { kind: 'unreadable', reason: `cannot be read (${code ?? message})` };
}
async function isFolder(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then(status => status.isDirectory(), () => false);
}


/***/ }),

/***/ 60481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ openAddress),
/* harmony export */   u: () => (/* binding */ baseAddress)
/* harmony export */ });
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21601);
/* harmony import */ var _http_open_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37233);
/* harmony import */ var _http_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80013);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18765);




/** What a user may give for the base address: the address of the folder, of the index or of the page for people. */
const API_SUFFIX = /(?:\/index\.html|\/api(?:\/(?:index\.json)?)?)?\/*$/;
/**
 * Published files at an http(s) address: the base address, or that of its `api/`, `api/index.json` or `index.html`.
 * Redirects are followed; a file has 30 s and 64 MiB. See service-spec.md, "Data endpoints".
 *
 * @throws {UserError} when that is no such address.
 */
function openAddress(address, timeoutMs = _http_request_js__WEBPACK_IMPORTED_MODULE_2__/* .TIMEOUT_MS */ .rl) {
    return new AddressSource(baseAddress(address), timeoutMs);
}
/** The base address that a user means, without a slash at its end. @throws {UserError} when it is none. */
function baseAddress(address) {
    const url = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .publicAddress */ .Wq)(address, 'https://lume.example');
    return url.origin + url.pathname.replace(API_SUFFIX, '');
}
class AddressSource {
    base;
    timeoutMs;
    isFolder = false;
    constructor(base, timeoutMs) {
        this.base = base;
        this.timeoutMs = timeoutMs;
    }
    covers() {
        return true;
    }
    placeOf(path) {
        return (0,_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .addressOf */ .ci)(this.base, path);
    }
    async listApi() {
        return [];
    }
    read(path) {
        const options = { timeoutMs: this.timeoutMs, headers: { accept: 'application/json' } };
        return (0,_http_open_js__WEBPACK_IMPORTED_MODULE_1__/* .readUrl */ .w)(this.placeOf(path), _source_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PUBLISHED_FILE_BYTES */ .t, options);
    }
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

/***/ 20050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   Bj: () => (/* binding */ sha256Of),
/* harmony export */   p8: () => (/* binding */ schemaPath)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function sizeOf(file) {
    return 'bytes' in file ? file.bytes.length : file.size;
}
function sha256Of(file) {
    return 'bytes' in file ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(file.bytes).digest('hex') : file.sha256;
}
/** Path of a schema on the site. */
function schemaPath(name) {
    return `/schemas/${name}.schema.json`;
}


/***/ })

};
