export const id = 279;
export const ids = [279];
export const modules = {

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

/***/ 87468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ hosts)
});

// EXTERNAL MODULE: ./build/site/hosting.js
var hosting = __webpack_require__(61232);
;// CONCATENATED MODULE: ./build/site/hosts/apache.js

/** Apache 2.4, in its .htaccess. */
const host = {
    name: 'Apache',
    path: '/.htaccess',
    render: ({ prefix }) => {
        const always = (headers, condition = '') => Object.entries(headers)
            .map(([name, value]) => `Header always set ${name} "${value}"${condition}`)
            .join('\n');
        const { Allow: _, ...preflight } = hosting/* PREFLIGHT_HEADERS */.Zk;
        return `# Needs mod_headers and mod_rewrite, and in the server's configuration: AllowOverride All.

DirectoryIndex index.html
Options -Indexes
AddType application/json .json
AddType ${hosting/* ARCHIVE_TYPE */.qp} .gz
RemoveEncoding .gz
AddCharset utf-8 .json .html
FileETag MTime Size

${always(hosting/* OPEN_HEADERS */.CA)}
Header set Cache-Control "${hosting/* REVALIDATE */.kK}"
<If "%{REQUEST_URI} =~ m#^${prefix}${hosting/* ARCHIVED_DATA */.ML}#">
  Header set Cache-Control "${hosting/* IMMUTABLE */.hb}"
</If>
# mod_deflate puts "-gzip" into the ETag and does not know it again.
RequestHeader edit* If-None-Match "-gzip\\"" "\\""

RewriteEngine On
RewriteCond %{REQUEST_METHOD} =OPTIONS
RewriteRule ^ - [R=204,L]
RewriteCond %{REQUEST_METHOD} !^(${hosting/* METHODS */.J8.join('|')})$
RewriteRule ^ - [R=405,L]
RewriteRule ^(\\.(?!well-known/).*|_headers|hosts/.*|vercel\\.json|staticwebapp\\.config\\.json)$ - [R=404,L]
${always({ Allow: hosting/* ALLOW */.cg }, ' "expr=%{REQUEST_METHOD} !~ /^(GET|HEAD)$/"')}
${always(preflight, ' "expr=%{REQUEST_METHOD} == \'OPTIONS\'"')}

ErrorDocument 404 ${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw}
<If "%{REQUEST_URI} =~ m#^${prefix}(${hosting/* JSON_FOLDERS */.$j.join('|')})#">
  ErrorDocument 404 ${prefix}${hosting/* NOT_FOUND_JSON_PATH */.QM}
</If>
`;
    },
};

;// CONCATENATED MODULE: ./build/site/hosts/azure.js

/**
 * Azure Static Web Apps: the first route that matches counts, and its headers go over the global ones. The host keeps /api
 * for functions, so the folder has to be published below a path, and this file beside it, at the root.
 */
const azure_host = {
    name: 'Azure Static Web Apps',
    path: '/staticwebapp.config.json',
    render: ({ prefix, archived }) => `${JSON.stringify({
        routes: [
            ...(archived === null
                ? []
                : [
                    {
                        route: `${prefix}${hosting/* ARCHIVE_FOLDER */.qx}${archived}/api/*`,
                        methods: hosting/* METHODS */.J8,
                        headers: { 'Cache-Control': hosting/* IMMUTABLE */.hb },
                    },
                ]),
            { route: '/*', methods: hosting/* METHODS */.J8 },
        ],
        responseOverrides: { 404: { rewrite: `${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw}` } },
        globalHeaders: { ...hosting/* OPEN_HEADERS */.CA, 'Cache-Control': hosting/* REVALIDATE */.kK },
        mimeTypes: { '.json': hosting/* JSON_TYPE */.sR },
    }, null, 2)}\n`,
};

;// CONCATENATED MODULE: ./build/site/hosts/host.js
/** An example for a comment: what a server's `root` has to be, and where the published folder stands. */
function examplePlaces(prefix) {
    if (prefix === '')
        return { root: '/var/www/lume', folder: '/var/www/lume' };
    return { root: '/var/www', folder: `/var/www${prefix}` };
}
/** What `root` has to be, in words. */
function rootInWords(prefix) {
    return prefix === ''
        ? 'root is the published folder'
        : `root holds the published folder as ${prefix.slice(1)}`;
}

;// CONCATENATED MODULE: ./build/site/hosts/caddy.js


/** Caddy 2: an import for a site block. */
const caddy_host = {
    name: 'Caddy',
    path: '/hosts/Caddyfile',
    render: ({ prefix }) => `# Import this in a site block whose ${rootInWords(prefix)}:
#
#   lume.example {
#     root * ${examplePlaces(prefix).root}
#     import ${examplePlaces(prefix).folder}/hosts/Caddyfile
#   }

header {
${Object.entries(hosting/* OPEN_HEADERS */.CA)
        .map(([name, value]) => `\t${name} "${value}"`)
        .join('\n')}
}
@refdata_latest not path_regexp ^${prefix}${hosting/* ARCHIVED_DATA */.ML}
header @refdata_latest Cache-Control "${hosting/* REVALIDATE */.kK}"
@refdata_archived {
	path_regexp ^${prefix}${hosting/* ARCHIVED_DATA */.ML}
	file
}
header @refdata_archived Cache-Control "${hosting/* IMMUTABLE */.hb}"
@refdata_json path *.json
header @refdata_json Content-Type "${hosting/* JSON_TYPE */.sR}"
@refdata_archive path *.tar.gz
header @refdata_archive Content-Type "${hosting/* ARCHIVE_TYPE */.qp}"

@refdata_preflight method OPTIONS
header @refdata_preflight {
${Object.entries(hosting/* PREFLIGHT_HEADERS */.Zk)
        .map(([name, value]) => `\t${name} "${value}"`)
        .join('\n')}
}
respond @refdata_preflight 204
@refdata_write not method ${hosting/* METHODS */.J8.join(' ')}
header @refdata_write Allow "${hosting/* ALLOW */.cg}"
respond @refdata_write 405

encode gzip
file_server {
	hide .* _headers hosts vercel.json staticwebapp.config.json
}

handle_errors {
	header {
${Object.entries(hosting/* OPEN_HEADERS */.CA)
        .map(([name, value]) => `\t\t${name} "${value}"`)
        .join('\n')}
	}
	@refdata_no_file {
		expression {err.status_code} == 404
		path ${hosting/* JSON_FOLDERS */.$j.map(folder => `${prefix}${folder}*`).join(' ')}
	}
	handle @refdata_no_file {
		rewrite * ${prefix}${hosting/* NOT_FOUND_JSON_PATH */.QM}
		header Content-Type "${hosting/* JSON_TYPE */.sR}"
		file_server
	}
	@refdata_no_page expression {err.status_code} == 404
	handle @refdata_no_page {
		rewrite * ${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw}
		file_server
	}
}
`,
};

;// CONCATENATED MODULE: ./build/site/hosts/netlify.js

/** Netlify and Cloudflare Pages: a path in the first column, its headers below. The folder is the root of the site. */
const netlify_host = {
    name: 'Netlify, Cloudflare Pages',
    path: '/_headers',
    render: ({ archived }) => (0,hosting/* headerRules */.$O)(archived)
        .map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
        .join('\n'),
};

;// CONCATENATED MODULE: ./build/site/hosts/nginx.js


/**
 * nginx: an include for a `server` block. Every header is added at the level of the server: a location that adds one of
 * its own would lose all others, so what differs is in variables; nginx leaves a header out whose value is empty.
 */
const nginx_host = {
    name: 'nginx',
    path: '/hosts/nginx.conf',
    render: ({ prefix }) => `# Include this in a server block whose ${rootInWords(prefix)}:
#
#   server {
#     listen 80;
#     server_name lume.example;
#     root ${examplePlaces(prefix).root};
#     include ${examplePlaces(prefix).folder}/hosts/nginx.conf;
#   }

index index.html;
absolute_redirect off;
etag on;
charset utf-8;
# And HTML, always.
charset_types application/json;
types {
  text/html html;
  application/json json;
  ${hosting/* ARCHIVE_TYPE */.qp} gz;
}
default_type application/octet-stream;

gzip on;
gzip_vary on;
gzip_min_length 1024;
gzip_types application/json;

set $refdata_cache "${hosting/* REVALIDATE */.kK}";
if ($uri ~ "^${prefix}${hosting/* ARCHIVED_DATA */.ML}") {
  set $refdata_cache "${hosting/* IMMUTABLE */.hb}";
}
set $refdata_allow "";
if ($request_method !~ "^(GET|HEAD)$") {
  set $refdata_allow "${hosting/* ALLOW */.cg}";
}
set $refdata_headers "";
set $refdata_age "";
if ($request_method = OPTIONS) {
  set $refdata_headers "${hosting/* PREFLIGHT_HEADERS */.Zk['Access-Control-Allow-Headers']}";
  set $refdata_age "${hosting/* PREFLIGHT_HEADERS */.Zk['Access-Control-Max-Age']}";
}
${Object.entries(hosting/* OPEN_HEADERS */.CA)
        .map(([name, value]) => `add_header ${name} "${value}" always;`)
        .join('\n')}
add_header Cache-Control $refdata_cache;
add_header Allow $refdata_allow always;
add_header Access-Control-Allow-Methods $refdata_allow always;
add_header Access-Control-Allow-Headers $refdata_headers always;
add_header Access-Control-Max-Age $refdata_age always;

if ($request_method = OPTIONS) {
  return 204;
}
if ($request_method !~ "^(${hosting/* METHODS */.J8.join('|')})$") {
  return 405;
}

error_page 404 ${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw};
${hosting/* JSON_FOLDERS */.$j.map(folder => `location ^~ ${prefix}${folder} {
  try_files $uri =404;
  error_page 404 ${prefix}${hosting/* NOT_FOUND_JSON_PATH */.QM};
}`).join('\n')}
# What tells hosts how to serve is not for visitors.
location ~ "/(\\.|_headers$|hosts/|vercel\\.json$|staticwebapp\\.config\\.json$)" {
  return 404;
}
`,
};

;// CONCATENATED MODULE: ./build/site/hosts/vercel.js

/** Vercel: `source` is a pattern of path-to-regexp. The folder is the root of the site. */
const vercel_host = {
    name: 'Vercel',
    path: '/vercel.json',
    render: ({ archived }) => {
        const headers = (0,hosting/* headerRules */.$O)(archived).map(rule => ({
            source: rule.path.replace(/\*$/, '(.*)'),
            headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
        }));
        return `${JSON.stringify({
            $schema: 'https://openapi.vercel.sh/vercel.json',
            cleanUrls: false,
            trailingSlash: false,
            headers,
        }, null, 2)}\n`;
    },
};

;// CONCATENATED MODULE: ./build/generated/hosts.js
// Generated by `npm run generate` from the files in src/site/hosts. Do not edit.






const hosts = [host, azure_host, caddy_host, netlify_host, nginx_host, vercel_host];


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

/***/ 12537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ buildRegistry),
  L: () => (/* binding */ registroOf)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(72394);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./build/reference/files.js
var reference_files = __webpack_require__(89977);
// EXTERNAL MODULE: ./build/reference/json-pointer.js
var json_pointer = __webpack_require__(1962);
// EXTERNAL MODULE: ./build/rule-info.js
var rule_info = __webpack_require__(850);
// EXTERNAL MODULE: ./build/registry/layout.js
var layout = __webpack_require__(87690);
// EXTERNAL MODULE: ./build/registry/packages.js + 1 modules
var registry_packages = __webpack_require__(14993);
// EXTERNAL MODULE: ./build/registry/rules.js
var rules = __webpack_require__(72949);
;// CONCATENATED MODULE: ./build/registry/carry.js












/**
 * The archives that an index needs beside it: those that were packed just now, and the others from where they are
 * published, each with its hash proved. Releases with an address of their own need none.
 *
 * @param packed by hash. @param staging a folder for what is downloaded.
 * @throws {UserError} when the place of the previous registry stops answering.
 */
async function carryArchives(registro, packed, source, staging) {
    const files = [];
    const findings = [];
    for (const [name, { versoes }] of Object.entries(registro.pacotes)) {
        for (const [version, release] of Object.entries(versoes)) {
            if (release.url !== undefined)
                continue;
            const archive = packed.get(release.sha256) ?? (source && (await carry(source, release, staging)));
            const subject = `${reference_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`;
            const fault = archive
                ? faultOf(archive, release)
                : [rules/* registryVanished */.Mt, 'is not where the previous index is'];
            if (archive && !fault)
                files.push(archiveFileOf(archive, release));
            else if (fault)
                findings.push((0,rule_info/* findingOf */.h)(fault[0], `${name} ${version}: the archive ${release.arquivo} ${fault[1]}.`, subject));
        }
    }
    return { files, findings };
}
function faultOf(archive, release) {
    if (archive.sha256 === release.sha256)
        return undefined;
    return [
        rules/* registryArchiveSha256 */.TI,
        `has the SHA-256 ${archive.sha256}, and ${release.sha256} in the previous index`,
    ];
}
function archiveFileOf({ file, bytes, sha256 }, { arquivo }) {
    return { path: `/registry/${(0,layout/* archiveFile */.Bf)(arquivo)}`, storedAt: file, size: bytes, sha256, schema: null };
}
/** An archive of the previous registry, in its own folder or downloaded; nothing when it is not there. */
async function carry(source, { arquivo, sha256 }, staging) {
    const path = (0,layout/* archiveFile */.Bf)(arquivo);
    const opened = await source.open(path);
    if (opened.kind === 'missing')
        return undefined;
    if (opened.kind !== 'found') {
        const reason = opened.kind === 'too-large' ? 'is too large' : opened.reason;
        throw new user_error/* UserError */.y(`${source.placeOf(path)} ${reason}.`, 'Try again: without it, a published version would be lost.');
    }
    const own = source.fileOf(path);
    if (own !== undefined)
        return { file: own, sha256: await (0,registry_packages/* hashOf */.qQ)(opened.content), bytes: (await (0,promises_.stat)(own)).size };
    const file = (0,external_node_path_.join)(staging, sha256);
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    async function* hashed(content) {
        for await (const chunk of content) {
            hash.update(chunk);
            bytes += chunk.length;
            yield chunk;
        }
    }
    try {
        await (0,external_node_stream_promises_.pipeline)(opened.content, hashed, (0,external_node_fs_.createWriteStream)(file));
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`${source.placeOf(path)} broke off: ${cause.message}.`, 'Try again: without it, a published version would be lost.', { cause });
    }
    return { file, bytes, sha256: hash.digest('hex') };
}

// EXTERNAL MODULE: ./build/git.js
var git = __webpack_require__(14200);
;// CONCATENATED MODULE: ./build/registry/changed-since.js


/**
 * Which packages differ from a commit, as git sees it: committed or not, tracked or new.
 *
 * @throws {UserError} when the commit is not here, or git cannot read the globs.
 */
async function changedSince(repo, since, globs) {
    const commit = await (0,git/* readGit */.lX)(repo, [
        'rev-parse',
        '--verify',
        '--quiet',
        '--end-of-options',
        `${since}^{commit}`,
    ]);
    if (commit.code !== 0) {
        throw new user_error/* UserError */.y(`There is no commit ${since} in the repository.`, 'Fetch it (in a workflow: fetch-depth: 0), or leave --since out.');
    }
    const unreadable = globs.find(glob => /[{}()!]/.test(glob));
    if (unreadable !== undefined) {
        throw new user_error/* UserError */.y(`--since cannot be used with the glob ${unreadable}.`, 'Write `registro.pacotes` as a list of globs without braces.');
    }
    const id = commit.stdout.trim();
    const config = await (0,git/* withoutFilters */.ml)(repo);
    const diff = [
        'diff',
        '--no-ext-diff',
        '--no-textconv',
        '--ignore-submodules=all',
        '--name-only',
        '--relative',
        '-z',
    ];
    const [tracked, untracked, listed, removed] = await Promise.all([
        (0,git/* readGit */.lX)(repo, [...diff, id, '--', '.'], { config }),
        (0,git/* readGit */.lX)(repo, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']),
        (0,git/* readGit */.lX)(repo, ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...patterns(globs)]),
        removedSince(repo, id, globs, config),
    ]);
    if (tracked.code !== 0 || untracked.code !== 0) {
        throw new user_error/* UserError */.y(`git cannot compare with ${since}: ${(tracked.stderr || untracked.stderr).trim()}.`, 'Leave --since out.');
    }
    const changed = [...paths(tracked), ...paths(untracked)];
    const manifests = paths(listed).filter(path => !removed.has(path));
    const now = new Map(manifests.map(path => [folderOf(path), path]));
    const found = new Set();
    for (const path of changed) {
        const manifest = manifestAround(path, now);
        if (manifest !== undefined)
            found.add(manifest);
        // It decides about all packages below it.
        if (/(?:^|\/)\.gitignore$/.test(path))
            for (const each of manifests)
                if (each.startsWith(path.slice(0, -'.gitignore'.length)))
                    found.add(each);
    }
    return { manifests: manifests.filter(path => found.has(path)), removed };
}
async function removedSince(repo, commit, globs, config) {
    const listed = await (0,git/* readGit */.lX)(repo, [
        'diff',
        '--no-ext-diff',
        '--name-only',
        '--diff-filter=D',
        '--no-renames',
        '--relative',
        '-z',
        commit,
        '--',
        ...patterns(globs),
    ], { config });
    const removed = new Map();
    for (const path of paths(listed)) {
        const { code, stdout } = await (0,git/* readGit */.lX)(repo, ['show', `${commit}:./${path}`]);
        if (code === 0)
            removed.set(path, new TextEncoder().encode(stdout));
    }
    return removed;
}
/** The manifest of the innermost package around a path. */
function manifestAround(path, manifests) {
    for (let folder = folderOf(path);; folder = folderOf(folder)) {
        const manifest = manifests.get(folder);
        if (manifest !== undefined || folder === '')
            return manifest;
    }
}
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function paths({ stdout }) {
    return stdout.split('\0').filter(path => path !== '');
}
function patterns(globs) {
    return globs.map(glob => `:(glob)${glob}`);
}

// EXTERNAL MODULE: ./build/registry/changes.js
var registry_changes = __webpack_require__(36107);
// EXTERNAL MODULE: ./build/registry/check-index.js + 1 modules
var check_index = __webpack_require__(21695);
// EXTERNAL MODULE: ./build/registry/files.js
var registry_files = __webpack_require__(70101);
// EXTERNAL MODULE: ./build/registry/canonical.js
var canonical = __webpack_require__(54320);
;// CONCATENATED MODULE: ./build/registry/merge.js






/**
 * Puts what was packed into the previous index. A published release stays as it is: the same files under the same
 * version keep the published archive, whatever compressed it; anything else is a finding.
 */
function mergeIndex({ registro, previous, packed, present, yanked, archived }) {
    const findings = [];
    const changed = new Set();
    const pacotes = new Map();
    for (const [name, pacote] of Object.entries(previous?.pacotes ?? {})) {
        const kept = withoutYanked(name, pacote, yanked);
        if (kept !== pacote)
            changed.add(name);
        if (kept)
            pacotes.set(name, kept);
        if (kept && !present.has(name) && !archived.includes(name))
            findings.push(vanished(name));
    }
    for (const item of packed) {
        const { name, version, about, place } = item;
        const subject = subjectOf(name, version);
        if (isYanked(yanked, name, version)) {
            const message = `${name} ${version} is withdrawn in refdata.yml, and this manifest publishes it.`;
            findings.push((0,rule_info/* findingOf */.h)(rules/* registryYanked */.oo, message, subject, place));
            continue;
        }
        const before = pacotes.get(name);
        const published = (0,registry_changes/* releaseOf */.l7)(previous, name, version);
        const release = published ? samePublished(published, item) : item.release;
        const changes = published ? (0,registry_changes/* changesBetween */.iv)(published, release) : [];
        if (published && changes.length > 0) {
            const what = [...changes, ...(item.fileChanges ?? [])].join('; ');
            findings.push((0,rule_info/* findingOf */.h)(rules/* registryChanged */.Aw, `${name} ${version} is published, and not the same: ${what}.`, subject, place));
            continue;
        }
        const after = (0,canonical/* canonicalPacote */.D8)({
            ...about,
            versoes: { ...before?.versoes, [version]: published ?? release },
        });
        if (!before || JSON.stringify((0,canonical/* canonicalPacote */.D8)(before)) !== JSON.stringify(after))
            changed.add(name);
        pacotes.set(name, after);
    }
    return {
        registro: (0,canonical/* canonicalRegistro */.wP)({ registro, pacotes: Object.fromEntries(pacotes) }),
        changed,
        findings,
    };
}
/** With the same files, the published archive is as good as ours. */
function samePublished(published, { release, fileChanges }) {
    return fileChanges?.length === 0 ? { ...release, sha256: published.sha256 } : release;
}
function withoutYanked(name, pacote, yanked) {
    const own = Object.hasOwn(yanked, name) ? yanked[name] : undefined;
    if (own === undefined)
        return pacote;
    const kept = Object.entries(pacote.versoes).filter(([version]) => !isYanked(yanked, name, version));
    if (kept.length === Object.keys(pacote.versoes).length)
        return pacote;
    return kept.length === 0 ? undefined : { ...pacote, versoes: Object.fromEntries(kept) };
}
function isYanked(yanked, name, version) {
    const own = Object.hasOwn(yanked, name) ? yanked[name] : undefined;
    return own === true || (own?.includes(version) ?? false);
}
function vanished(name) {
    const message = `${name} is published, and no manifest of the repository has this name.`;
    return (0,rule_info/* findingOf */.h)(rules/* registryVanished */.Mt, message, `${reference_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name)}`);
}
function subjectOf(name, version) {
    return `${reference_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`;
}

// EXTERNAL MODULE: ./build/registry/names.js
var names = __webpack_require__(80450);
// EXTERNAL MODULE: ./build/registry/previous.js + 1 modules
var registry_previous = __webpack_require__(46726);
// EXTERNAL MODULE: ./build/registry/archive.js
var archive = __webpack_require__(48048);
;// CONCATENATED MODULE: ./build/registry/published-files.js



/** Differences named in a message. */
const MAX_DIFFERENCES_SHOWN = 5;
/**
 * How files differ from those of a published archive, in words; none when all are the same. Nothing when the archive
 * cannot be opened: then nobody can say.
 *
 * @param hashes of our files, by path.
 */
async function differencesFromPublished(source, arquivo, root, hashes) {
    const opened = await source.open((0,layout/* archiveFile */.Bf)(arquivo));
    if (opened.kind !== 'found')
        return undefined;
    const left = new Map(hashes);
    const differences = [];
    const report = await (0,archive/* readArchive */.bL)(opened.content, root, async ({ path, content }) => {
        const name = path.normalize('NFC');
        const hash = await (0,registry_packages/* hashOf */.qQ)(content);
        const ours = left.get(name);
        left.delete(name);
        if (ours === undefined)
            differences.push(`${name} is gone`);
        else if (ours !== hash)
            differences.push(`${name} is another`);
    });
    if (report.fault)
        return undefined;
    const all = [...differences, ...[...left.keys()].map(name => `${name} is new`)];
    const more = all.length - MAX_DIFFERENCES_SHOWN;
    return more > 0 ? [...all.slice(0, MAX_DIFFERENCES_SHOWN), `and ${more} files more`] : all;
}

;// CONCATENATED MODULE: ./build/registry/build.js













/**
 * Packs the packages of a repository and merges them into the previous index. Nothing is written but to `staging`.
 *
 * @throws {UserError} when the configuration does not hold, or the previous index cannot be read.
 */
async function buildRegistry(options) {
    const { repo, loaded, out, staging, progress } = options;
    const config = registroOf(loaded);
    const name = config.name ?? (0,names/* registryNameOf */.Qj)(loaded.config.nome);
    if (name === '')
        throw new user_error/* UserError */.y(`No name for the registry follows from "${loaded.config.nome}".`, 'Give one as `registro.name` in refdata.yml.');
    progress?.('previous registry');
    // Git looks for changes while the index is parsed.
    const [changes, previous] = await Promise.all([changesOf(options, config), previousOf(options, config)]);
    const reader = new registry_packages/* PackageReader */.GA(repo, config, loaded.config.limits, out);
    progress?.('packages');
    const packages = await readPackages(reader, changes, previous?.registro);
    const packed = [];
    const archives = new Map();
    for (const manifest of packages.manifests) {
        progress?.(`package ${manifest.name}`);
        const release = await packRelease(reader, manifest, staging, previous, archives);
        if (release)
            packed.push(release);
    }
    const merged = mergeIndex({
        registro: name,
        previous: previous?.registro,
        packed,
        present: packages.present,
        yanked: config.yanked ?? {},
        archived: config.archived ?? [],
    });
    const findings = [...reader.findings, ...(previous?.findings ?? []), ...merged.findings];
    // While packages are missing from the index, its rules would only repeat that.
    if (!findings.some(({ level }) => level === 'error')) {
        findings.push(...withPlaces((0,check_index/* checkIndex */.J)(merged.registro, {
            name,
            changed: changes && previous?.registro && merged.changed,
        }), packed));
    }
    progress?.('archives');
    const inPlace = previous !== undefined && (await isSame(previous.source.fileOf('.'), out));
    const sound = !findings.some(({ level }) => level === 'error');
    const carried = sound && !inPlace
        ? await carryArchives(merged.registro, archives, previous?.source, staging)
        : await carryArchives(onlyPacked(merged.registro, archives), archives, undefined, staging);
    findings.push(...carried.findings);
    const files = (0,registry_files/* registryFiles */.x)({
        registro: merged.registro,
        manifest: config.map === undefined ? manifestName(config) : null,
        archives: carried.files,
        changed: inPlace ? await toWrite(previous, merged) : undefined,
    });
    return { registro: merged.registro, replaces: inPlace ? previous.registro : undefined, files, findings };
}
/** The part of the configuration that is about the registry. @throws {UserError} when there is none. */
function registroOf({ config }) {
    if (config.registro)
        return config.registro;
    throw new user_error/* UserError */.y('refdata.yml says nothing about a registry.', 'Add `registro: { pacotes: packages/*/forge.toml }`.');
}
async function previousOf({ previous, repo }, config) {
    const named = previous ?? config.previous;
    return named === undefined ? undefined : (0,registry_previous/* readPrevious */.ox)(await (0,registry_previous/* openPrevious */.mC)(named, repo));
}
async function changesOf({ repo, since }, { pacotes }) {
    return since === undefined ? undefined : changedSince(repo, since, [pacotes].flat());
}
/** The manifests to pack, and the names of all packages that there are. */
async function readPackages(reader, changes, previous) {
    if (changes === undefined || previous === undefined) {
        const manifests = await reader.readManifests(reader.manifestPaths());
        return { manifests, present: new Set(manifests.map(({ name }) => name)) };
    }
    const manifests = await reader.readManifests(changes.manifests);
    const gone = await reader.namesOf(changes.removed);
    const names = Object.keys(previous.pacotes).filter(name => !gone.has(name));
    return { manifests, present: new Set([...names, ...manifests.map(({ name }) => name)]) };
}
async function packRelease(reader, manifest, staging, previous, archives) {
    const source = await reader.open(manifest);
    const archive = source && (await reader.pack(source, staging));
    if (!archive)
        return undefined;
    archives.set(archive.sha256, archive);
    const { name, version, about, dependencias, dataforge, place } = manifest;
    const arquivo = (0,names/* archiveNameOf */.dZ)(name, version);
    const published = (0,registry_changes/* releaseOf */.l7)(previous?.registro, name, version);
    // Another compressor makes other bytes of the same files.
    const fileChanges = previous && published && published.sha256.toLowerCase() !== archive.sha256
        ? await differencesFromPublished(previous.source, published.arquivo, (0,names/* rootOf */.I5)(name, version), await (0,registry_packages/* hashFiles */.yQ)(source.files))
        : undefined;
    return {
        name,
        version,
        about,
        release: { arquivo, sha256: archive.sha256, dependencias, dataforge },
        place,
        ...(fileChanges && { fileChanges }),
    };
}
/** Findings about what comes from the repository are mended there. */
function withPlaces(findings, packed) {
    const places = new Map();
    for (const { name, version, place } of packed)
        places.set(`${name}/versoes/${version}`, place);
    return findings.map(finding => {
        const [, release] = /#\/pacotes\/([^/]+\/versoes\/[^/]+)/.exec(finding.subject ?? '') ?? [];
        const place = release === undefined ? undefined : places.get(release);
        return place ? { ...finding, place } : finding;
    });
}
/** The part of an index that was packed just now; the rest stays where it is. */
function onlyPacked({ registro, pacotes }, archives) {
    const kept = Object.entries(pacotes).flatMap(([name, pacote]) => {
        const versoes = Object.entries(pacote.versoes).filter(([, { sha256 }]) => archives.has(sha256));
        return versoes.length === 0 ? [] : [[name, { ...pacote, versoes: Object.fromEntries(versoes) }]];
    });
    return { registro, pacotes: Object.fromEntries(kept) };
}
/** The name that all manifests have; clients and checks look for it in archives. */
function manifestName({ pacotes }) {
    const names = new Set([pacotes].flat().map(glob => glob.slice(glob.lastIndexOf('/') + 1)));
    const [only = layout/* DEFAULT_MANIFEST */.mj] = names;
    return names.size === 1 && /^[\w.-]+$/.test(only) ? only : layout/* DEFAULT_MANIFEST */.mj;
}
/** Packages that changed, or that an earlier tool wrote no file for. */
async function toWrite({ source }, { registro, changed }) {
    const there = new Set(await source.list(layout/* PACKAGES_FOLDER */.jL));
    const missing = Object.keys(registro.pacotes).filter(name => !there.has(`${name}.json`));
    return new Set([...changed, ...missing]);
}
async function isSame(a, b) {
    if (a === undefined)
        return false;
    const real = (path) => (0,promises_.realpath)(path).catch(() => undefined);
    const [first, second] = [await real(a), await real(b)];
    return first !== undefined && first === second;
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

/***/ 70101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ registrySiteFiles),
/* harmony export */   x: () => (/* binding */ registryFiles)
/* harmony export */ });
/* harmony import */ var _site_site_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99561);
/* harmony import */ var _site_site_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20050);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54320);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87690);




const FOLDER = '/registry/';
/** The index, config.json, the files of single packages and the archives, by their paths on the site. */
function registryFiles({ registro, manifest, archives, changed }) {
    const name = registro.registro;
    const packages = Object.entries(registro.pacotes).filter(([pacote]) => changed?.has(pacote) ?? true);
    return {
        archives,
        packages: packages.map(([nome, pacote]) => file((0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .packageFile */ .nR)(nome), (0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .packageData */ .Jj)(name, nome, pacote), 'pacote')),
        config: file(_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIG_FILE */ .g2, (0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .configOf */ .W1)(name, manifest), 'config'),
        index: file(_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .INDEX_FILE */ .K$, registro, 'registro'),
    };
}
/** All of them, and the schemas that describe them, for a site. */
function registrySiteFiles({ archives, packages, config, index }) {
    return [
        index,
        config,
        ...packages,
        ...archives,
        (0,_site_site_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaFile */ .I)('registro'),
        (0,_site_site_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaFile */ .I)('config'),
        (0,_site_site_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaFile */ .I)('pacote'),
    ];
}
function file(path, data, schema) {
    return { path: FOLDER + path, bytes: (0,_canonical_js__WEBPACK_IMPORTED_MODULE_2__/* .registryJson */ .cb)(data), schema: (0,_site_site_file_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaPath */ .p8)(schema) };
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

/***/ 61232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ headerRules),
/* harmony export */   $j: () => (/* binding */ JSON_FOLDERS),
/* harmony export */   CA: () => (/* binding */ OPEN_HEADERS),
/* harmony export */   J8: () => (/* binding */ METHODS),
/* harmony export */   ML: () => (/* binding */ ARCHIVED_DATA),
/* harmony export */   QM: () => (/* binding */ NOT_FOUND_JSON_PATH),
/* harmony export */   Zk: () => (/* binding */ PREFLIGHT_HEADERS),
/* harmony export */   cg: () => (/* binding */ ALLOW),
/* harmony export */   hb: () => (/* binding */ IMMUTABLE),
/* harmony export */   hw: () => (/* binding */ NOT_FOUND_PAGE_PATH),
/* harmony export */   kK: () => (/* binding */ REVALIDATE),
/* harmony export */   qp: () => (/* binding */ ARCHIVE_TYPE),
/* harmony export */   qx: () => (/* binding */ ARCHIVE_FOLDER),
/* harmony export */   sR: () => (/* binding */ JSON_TYPE)
/* harmony export */ });
/* harmony import */ var _reference_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89977);

/**
 * What every host has to do with the published files, said once (service-spec.md, "Endpoints" and "Limits"): the server
 * of ours does it, and the files in `hosts/` tell it to others in their own languages.
 */
/** Nothing else is accepted: the service is read-only. */
const METHODS = ['GET', 'HEAD', 'OPTIONS'];
const ALLOW = METHODS.join(', ');
/** On every answer, also on errors: a page must be able to see that a file is not there. */
const OPEN_HEADERS = {
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
};
/** On the answer to OPTIONS, with {@link OPEN_HEADERS}. */
const PREFLIGHT_HEADERS = {
    Allow: ALLOW,
    'Access-Control-Allow-Methods': ALLOW,
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': '86400',
};
const JSON_TYPE = 'application/json; charset=utf-8';
/** Not a tar file that was compressed on the way: clients would unpack it and hash something else. */
const ARCHIVE_TYPE = 'application/gzip';
/** A copy may be kept, and is asked about before each use. */
const REVALIDATE = 'no-cache';
/** Copies of data under `/v/` never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ARCHIVE_FOLDER = '/v/';
/** The copies of data, as a regular expression. The schemas beside them are the generator's, and may become better. */
const ARCHIVED_DATA = `${ARCHIVE_FOLDER}[^/]+/api/`;
/** Where clients expect JSON, a missing file is told in JSON. */
const JSON_FOLDERS = ['/api/', '/registry/', ARCHIVE_FOLDER];
const NOT_FOUND_JSON_PATH = '/404.json';
const NOT_FOUND_PAGE_PATH = '/404.html';
/**
 * The headers of files as rules by path, for hosts that know no others. They go by what was asked for, also where nothing
 * is there: so types are given to files by name, and only copies that there are may be kept for ever. No two rules
 * that match the same path give the same header: some hosts would send both values.
 *
 * @param archived the `versao` that has copies which never change; null for none.
 */
function headerRules(archived) {
    const typed = [..._reference_files_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_NAMES */ .GY.map(_reference_files_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .XM), _reference_files_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4, '/registry/index.json', '/registry/config.json'];
    return [
        { path: '/*', headers: OPEN_HEADERS },
        ...['/api/*', '/registry/*'].map(path => ({ path, headers: { 'Cache-Control': REVALIDATE } })),
        ...typed.map(path => ({ path, headers: { 'Content-Type': JSON_TYPE } })),
        ...['/schemas/*', '/openapi.json'].map(path => ({
            path,
            headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': REVALIDATE },
        })),
        ...(archived === null
            ? []
            : [
                {
                    path: `${ARCHIVE_FOLDER}${archived}/api/*`,
                    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': IMMUTABLE },
                },
                {
                    path: `${ARCHIVE_FOLDER}${archived}/schemas/*`,
                    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': REVALIDATE },
                },
            ]),
    ];
}


/***/ }),

/***/ 22414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qy: () => (/* binding */ html),
  MY: () => (/* binding */ page),
  CS: () => (/* binding */ prose)
});

// EXTERNAL MODULE: ./build/report/visible.js
var visible = __webpack_require__(6257);
;// CONCATENATED MODULE: ./build/site/style.js
/** How the pages of the site look: light and dark, from a phone to a wide screen, with nothing from outside. */
const STYLE = `
:root{color-scheme:light dark;--page:#f4f5f8;--card:#fff;--text:#1b2230;--soft:#566073;--line:#dfe3ea;--code:#f1f3f7;--link:#1a55b8;--accent:#4b4fc4;--badge:#e9e9fb}
@media(prefers-color-scheme:dark){:root{--page:#0e1118;--card:#171b25;--text:#e7eaf1;--soft:#a3adbf;--line:#2a3140;--code:#0f131b;--link:#8ab8ff;--accent:#b3b6ff;--badge:#262a4d}}
*{box-sizing:border-box}
body{margin:0;overflow-wrap:break-word;background:var(--page);color:var(--text);font:1rem/1.55 system-ui,sans-serif;border-top:.3rem solid var(--accent)}
header,main{max-width:72rem;margin:0 auto;padding:0 1.25rem}
header,main:first-child{padding-top:2.5rem}main{padding-bottom:3rem}
h1{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem .9rem;margin:0;font-size:2.4rem;line-height:1.15;letter-spacing:-.02em;overflow-wrap:anywhere}
h2{margin:2.5rem 0 .4rem;font-size:1.3rem}h3{margin:0;font-size:1rem;overflow-wrap:anywhere}
p{margin:.4rem 0}a{color:var(--link);text-underline-offset:.15em}
a:focus-visible,button:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:.25rem}
.lead{max-width:46rem;font-size:1.1rem}.soft{color:var(--soft)}
.badge{padding:.15rem .65rem;border-radius:1rem;background:var(--badge);color:var(--accent);font-size:.95rem;font-weight:600;letter-spacing:0;overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:.3rem 1.25rem;margin-top:.75rem}
code{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}p code{padding:.05rem .3rem;border-radius:.3rem;background:var(--code)}
ul{list-style:none;margin:0;padding:0}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,29rem),1fr));gap:1rem;margin-top:1rem}
.cards>li,.more{padding:1.1rem 1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
.cards>li{display:flex;flex-direction:column}
.top{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.1rem 1rem}.counts{margin:0 0 .5rem}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.45rem .9rem;align-items:center;margin:auto 0 0;font-size:.9rem}dt{color:var(--soft)}dd{display:flex;align-items:center;gap:.5rem;min-width:0;margin:0}
.copy{flex:1;min-width:0;padding:.35rem .55rem;border-radius:.4rem;background:var(--code);overflow-wrap:anywhere;user-select:all;-webkit-user-select:all}
button{flex:none;padding:.3rem .6rem;border:1px solid var(--line);border-radius:.4rem;background:var(--card);color:var(--text);font:inherit;font-size:.8rem;cursor:pointer}button:hover{border-color:var(--accent)}
.more{margin-top:.75rem}.more>li{padding:.25rem 0}
@media(max-width:32rem){dl{grid-template-columns:minmax(0,1fr);gap:.2rem}dd{margin-bottom:.35rem}}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`.trim();

;// CONCATENATED MODULE: ./build/site/html.js


const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Text as HTML shows it, in an element or in a quoted attribute; with nothing hidden in it. */
function html(text) {
    return (0,visible/* visible */.R)(text).replace(/[&<>"']/g, character => ESCAPES[character]);
}
/** A sentence in which code stands between backticks. */
function prose(text) {
    return html(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
/** A whole page, small and complete in itself. `body` is HTML. */
function page(title, description, body) {
    return new TextEncoder().encode(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title>
<meta name="description" content="${html(description)}">
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`);
}


/***/ }),

/***/ 51022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ notFoundJson),
/* harmony export */   v: () => (/* binding */ notFoundFiles)
/* harmony export */ });
/* harmony import */ var _reference_canonical_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84348);
/* harmony import */ var _reference_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89977);
/* harmony import */ var _hosting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61232);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22414);




/** What is answered for a path that there is not: to people a page, to programs JSON. */
function notFoundFiles(nome, baseUrl) {
    // The page is shown at any path, so that a relative link would lead anywhere.
    const start = baseUrl === null ? (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)((0,_reference_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')) : `<a href="${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(baseUrl)}/">${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(nome)}</a>`;
    const body = `<main>
<h1>Not found</h1>
<p>There is nothing at this address. Start at ${start}.</p>
</main>`;
    return [
        { path: _hosting_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_FOUND_PAGE_PATH */ .hw, bytes: (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .page */ .MY)(`Not found: ${nome}`, 'Not found', body), schema: null },
        { path: _hosting_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_FOUND_JSON_PATH */ .QM, bytes: notFoundJson(), schema: null },
    ];
}
/** The same for every site, so that a server can give it that has no such file. */
function notFoundJson() {
    return (0,_reference_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)({ erro: 'not found', indice: (0,_reference_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index') }, 'compact');
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


/***/ }),

/***/ 99561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ schemaFile),
  J: () => (/* binding */ siteFiles)
});

// EXTERNAL MODULE: ./build/generated/schemas.js
var schemas = __webpack_require__(45986);
// EXTERNAL MODULE: ./build/generated/version.js
var version = __webpack_require__(9594);
// EXTERNAL MODULE: ./build/reference/canonical.js
var canonical = __webpack_require__(84348);
// EXTERNAL MODULE: ./build/reference/files.js
var reference_files = __webpack_require__(89977);
// EXTERNAL MODULE: ./build/user-error.js
var user_error = __webpack_require__(72394);
// EXTERNAL MODULE: ./build/site/hosting.js
var hosting = __webpack_require__(61232);
;// CONCATENATED MODULE: ./build/site/archive.js


/** What can be a part of a path on every system and in every address as it is. */
const SAFE_SEGMENT = /^[0-9A-Za-z][0-9A-Za-z._+-]{0,127}$/;
/**
 * Copies of files under `v/<versao>/` (`archive` in refdata.yml). Those of data never change once they are published. Paths in
 * them stay as they are: relative to `v/<versao>` as to the base address.
 *
 * @throws {UserError} when `versao` cannot be a part of a path.
 */
function archivedCopies(files, versao) {
    if (!SAFE_SEGMENT.test(versao) || versao.endsWith('.')) {
        throw new user_error/* UserError */.y(`\`versao\` is ${JSON.stringify(versao)}, which cannot be the name of a folder of \`archive\`.`, 'Use letters, digits, ".", "_", "+" and "-" in `versao`, or leave `archive` out of refdata.yml.');
    }
    return files.map(file => ({ ...file, path: `${hosting/* ARCHIVE_FOLDER */.qx}${versao}${file.path}` }));
}

// EXTERNAL MODULE: ./build/reference/counts.js
var counts = __webpack_require__(81188);
// EXTERNAL MODULE: ./build/site/html.js + 1 modules
var html = __webpack_require__(22414);
;// CONCATENATED MODULE: ./build/site/openapi.js




const OPENAPI_PATH = '/openapi.json';
const TAG = 'reference';
/**
 * The seven endpoints as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1). Schemas stand in it as they are
 * published, so that a tool needs nothing else.
 */
function openapiFile(reference, baseUrl) {
    const { nome, versao, descricao, documentacao } = reference.index;
    const schemas = Object.fromEntries(reference_files/* FILE_NAMES */.GY.map(name => [name, schemaOf(name)]));
    const document = {
        openapi: '3.1.1',
        info: {
            title: `${nome} reference data`,
            version: versao,
            description: descricao || `The reference data of ${nome}.`,
            contact: { name: nome, url: documentacao },
        },
        externalDocs: { description: 'Documentation of the language', url: documentacao },
        // Without a base address, that of this document.
        servers: [{ url: baseUrl ?? '.', description: 'The published files' }],
        tags: [{ name: TAG, description: 'Static JSON files, read-only and for every origin' }],
        paths: Object.fromEntries(reference_files/* FILE_NAMES */.GY.map(name => [(0,reference_files/* pathOf */.XM)(name), { get: operation(name, schemas[name]) }])),
        components: {
            headers: {
                AccessControlAllowOrigin: {
                    description: 'Pages of every origin may read the file.',
                    schema: { const: '*' },
                },
                CacheControl: {
                    description: 'A copy is asked about before each use.',
                    schema: { type: 'string', examples: [hosting/* REVALIDATE */.kK] },
                },
                ETag: {
                    description: 'Changes with the bytes; send it back in `If-None-Match`.',
                    schema: { type: 'string' },
                },
            },
            responses: {
                NotModified: { description: 'The copy that the client has is the newest.' },
                NotFound: { description: 'There is no such file.' },
            },
            schemas,
        },
    };
    return { path: OPENAPI_PATH, bytes: (0,canonical/* canonicalJson */.d)(document, 'indented'), schema: null };
}
function operation(name, { description }) {
    const summary = description.slice(0, description.indexOf(','));
    return {
        operationId: name,
        summary,
        description,
        tags: [TAG],
        responses: {
            200: {
                description: summary,
                headers: {
                    'Access-Control-Allow-Origin': { $ref: '#/components/headers/AccessControlAllowOrigin' },
                    'Cache-Control': { $ref: '#/components/headers/CacheControl' },
                    ETag: { $ref: '#/components/headers/ETag' },
                },
                content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
            },
            304: { $ref: '#/components/responses/NotModified' },
            404: { $ref: '#/components/responses/NotFound' },
        },
    };
}
/** A schema as a part of the document: its own address would make it a document of its own. */
function schemaOf(name) {
    const { $schema: _, $id: __, ...schema } = JSON.parse(schemas/* schemaTexts */.a[name]);
    return schema;
}

// EXTERNAL MODULE: ./build/site/site-file.js
var site_file = __webpack_require__(20050);
;// CONCATENATED MODULE: ./build/site/front-page.js







const FRONT_PAGE_PATH = '/index.html';
/** Buttons that copy, where a browser can: without them, one click selects the whole text. */
const COPY_SCRIPT = `
if (navigator.clipboard)
  for (const text of document.querySelectorAll('.copy')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', 'Copy ' + text.dataset.what);
    button.onclick = async () => {
      await navigator.clipboard.writeText(text.textContent);
      document.querySelector('[role=status]').textContent = 'Copied ' + text.dataset.what;
      button.textContent = 'Copied';
      setTimeout(() => { button.textContent = 'Copy'; }, 1500);
    };
    text.after(button);
  }
`.trim();
/** A page for people: every endpoint with what it holds, size, SHA-256 and a line for the shell. Links are relative. */
function frontPage({ reference, baseUrl, archive, files }) {
    const { nome, versao, descricao, documentacao } = reference.index;
    const byPath = new Map(files.map(file => [file.path, file]));
    const archived = `${hosting/* ARCHIVE_FOLDER */.qx}${versao}${(0,reference_files/* pathOf */.XM)('index')}`;
    const more = [
        [reference_files/* MANIFEST_PATH */.U4, 'every file with its size, SHA-256 and schema, and the commit of the sources'],
        [OPENAPI_PATH, 'these endpoints as an OpenAPI 3.1 description'],
        ...(byPath.has(reference_files/* REGISTRO_PATH */.AM) ? [[reference_files/* REGISTRO_PATH */.AM, 'the index of the package registry']] : []),
        ...(archive
            ? [[archived, `the files of version ${versao}, at addresses where they never change`]]
            : []),
    ];
    const cards = reference_files/* FILE_NAMES */.GY.map(name => endpoint(name, byPath.get((0,reference_files/* pathOf */.XM)(name)), (0,counts/* describeCounts */.w)((0,counts/* countsOf */.m)(name, reference[name])), baseUrl));
    const body = `<header>
<h1>${(0,html/* html */.qy)(nome)} <span class="badge">versao ${(0,html/* html */.qy)(versao)}</span></h1>
<p class="lead">${(0,html/* html */.qy)(descricao)}</p>
<nav aria-label="Of this language">
<a href="${(0,html/* html */.qy)(documentacao)}">Documentation</a>
<a href="${(0,html/* html */.qy)((0,reference_files/* pathOf */.XM)('index').slice(1))}">Index of the data</a>
<a href="${(0,html/* html */.qy)(OPENAPI_PATH.slice(1))}">OpenAPI</a>
</nav>
</header>
<main>
<h2>Endpoints</h2>
<p class="soft">Static JSON for everybody: GET only, no key, no quota, readable from any origin. Start at the index.${baseUrl === null ? ' In the commands, <code>$BASE_URL</code> is the address of this page.' : ''}</p>
<ul class="cards">
${cards.join('\n')}
</ul>
<h2>Beside them</h2>
<ul class="more">
${more.map(([path, text]) => `<li><a href="${(0,html/* html */.qy)(path.slice(1))}"><code>${(0,html/* html */.qy)(path)}</code></a> ${(0,html/* html */.qy)(text)}</li>`).join('\n')}
</ul>
</main>
<p class="hidden" role="status"></p>
<script>
${COPY_SCRIPT}
</script>`;
    const title = `${nome} ${versao}: reference data`;
    return { path: FRONT_PAGE_PATH, bytes: (0,html/* page */.MY)(title, descricao, body), schema: null };
}
function endpoint(name, file, counts, baseUrl) {
    const { path } = file;
    const bytes = (0,site_file/* sizeOf */.$d)(file).toLocaleString('en-US');
    return `<li>
<div class="top"><h3><a href="${(0,html/* html */.qy)(path.slice(1))}"><code>${(0,html/* html */.qy)(path)}</code></a></h3><span class="soft">${bytes} bytes</span></div>
<p>${(0,html/* prose */.CS)(contentsOf(name))}</p>
<p class="counts soft">${(0,html/* html */.qy)(counts)}</p>
<dl>
<dt>Fetch</dt><dd>${copyable(`curl --compressed ${address(baseUrl, path)}`, `the command that fetches ${path}`)}</dd>
<dt>SHA-256</dt><dd>${copyable((0,site_file/* sha256Of */.Bj)(file), `the SHA-256 of ${path}`)}</dd>
<dt>Schema</dt><dd><a href="${(0,html/* html */.qy)(file.schema?.slice(1) ?? '')}">${(0,html/* html */.qy)(`${name}.schema.json`)}</a></dd>
</dl>
</li>`;
}
/** Text that is there to be taken away; `what` says to those who do not see it what it is. */
function copyable(text, what) {
    return `<code class="copy" data-what="${(0,html/* html */.qy)(what)}">${(0,html/* html */.qy)(text)}</code>`;
}
/** The address as one word of a shell. */
function address(baseUrl, path) {
    if (baseUrl === null)
        return `"$BASE_URL${path}"`;
    return `'${(baseUrl + path).replaceAll("'", "'\\''")}'`;
}
/** What the description of a schema says behind the path. */
function contentsOf(name) {
    const { description } = JSON.parse(schemas/* schemaTexts */.a[name]);
    const contents = description.slice(description.indexOf(': ') + 2);
    return contents.charAt(0).toUpperCase() + contents.slice(1);
}

// EXTERNAL MODULE: ./build/generated/hosts.js + 7 modules
var hosts = __webpack_require__(87468);
;// CONCATENATED MODULE: ./build/site/host-files.js


/** Tells GitHub Pages to publish the files as they are. */
const NOJEKYLL_PATH = '/.nojekyll';
/** Only the name counts. */
const NOJEKYLL = 'The files are published as they are.\n';
/** What means the same in an address, in a regular expression and in the configurations of servers. */
const PLAIN_PATH = /^[0-9A-Za-z/._~-]*$/;
/**
 * What tells hosts how to serve the folder. No address has these files.
 *
 * @param archived the `versao` that has copies which never change; null for none.
 * @throws {UserError} when the path of the address cannot be written into configurations.
 */
function hostFiles(baseUrl, archived) {
    const prefix = baseUrl === null ? '' : new URL(baseUrl).pathname.replace(/\/+$/, '');
    if (!PLAIN_PATH.test(prefix)) {
        throw new user_error/* UserError */.y(`The base address ${baseUrl} has the path ${prefix}, which configurations of servers cannot hold as it is.`, 'Publish under a path of letters, digits, ".", "_", "~" and "-".');
    }
    const encoder = new TextEncoder();
    return [
        { path: NOJEKYLL_PATH, bytes: encoder.encode(NOJEKYLL), schema: null, served: false },
        ...hosts/* hosts */.S.map(host => ({
            path: host.path,
            bytes: encoder.encode(host.render({ prefix, archived })),
            schema: null,
            served: false,
        })),
    ];
}

// EXTERNAL MODULE: ./build/site/not-found.js
var not_found = __webpack_require__(51022);
;// CONCATENATED MODULE: ./build/site/site.js










/**
 * The seven files, the schemas that describe them, `more` files, what people and hosts need beside them, and the manifest
 * that lists them all (design.md, "The contract").
 *
 * @throws {UserError} when there is to be an archive, and `versao` cannot be the name of a folder.
 */
function siteFiles(reference, provenance, more = []) {
    const data = reference_files/* FILE_NAMES */.GY.map(name => ({
        path: (0,reference_files/* pathOf */.XM)(name),
        bytes: (0,canonical/* canonicalJson */.d)(reference[name], name === 'index' ? 'indented' : 'compact'),
        schema: (0,site_file/* schemaPath */.p8)(name),
    }));
    const { index } = reference;
    const { baseUrl } = provenance;
    const schemas = reference_files/* FILE_NAMES */.GY.map(schemaFile);
    const archived = provenance.archive ? archivedCopies([...data, ...schemas], index.versao) : [];
    const named = [...data, ...schemas, schemaFile('manifest'), ...more, openapiFile(reference, baseUrl)];
    const files = [
        ...named,
        ...archived,
        frontPage({ reference, baseUrl, archive: provenance.archive, files: named }),
        ...(0,not_found/* notFoundFiles */.v)(index.nome, baseUrl),
        ...hostFiles(baseUrl, provenance.archive ? index.versao : null),
    ];
    const manifest = {
        versao: index.versao,
        generator: { name: 'refdata-action', version: version/* VERSION */.x },
        source: { commit: provenance.commit, modified: provenance.modified },
        base_url: baseUrl,
        rules: provenance.policy,
        files: files.map(file => ({
            path: file.path,
            bytes: (0,site_file/* sizeOf */.$d)(file),
            sha256: (0,site_file/* sha256Of */.Bj)(file),
            schema: file.schema,
            ...(file.served === false && { served: file.served }),
        })),
    };
    return [...files, { path: reference_files/* MANIFEST_PATH */.U4, bytes: (0,canonical/* canonicalJson */.d)(manifest, 'indented'), schema: null }];
}
/** A schema as a file of the site. */
function schemaFile(name) {
    return { path: (0,site_file/* schemaPath */.p8)(name), bytes: new TextEncoder().encode(schemas/* schemaTexts */.a[name]), schema: null };
}


/***/ })

};
