export const id = 5522;
export const ids = [5522];
export const modules = {

 84754:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   J$: () => (  isFetchable),
   Zs: () => (  absentCommit),
   fE: () => (  isShallow),
   nK: () => (  shownRef),
   wX: () => (  namesIn)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);
 var _git_checkout_failure_js$m1 = __webpack_require__(14840);
 var _git_first_commit_js$m2 = __webpack_require__(70863);
 var _git_git_js$m3 = __webpack_require__(36367);
 var _git_ref_js$m4 = __webpack_require__(33102);
 var _text_first_of_js$m5 = __webpack_require__(85184);
 var _text_nearest_js$m6 = __webpack_require__(35112);







const MAX_NAMED = 5;
const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const FETCHABLE = /^[^~^:?*[\\\s]+$/;
function isFetchable(ref) {
	return FETCHABLE.test(ref);
}
function shownRef(ref) {
	return ref.replace(/^refs\/(?:heads|remotes|tags)\//, '');
}
async function isShallow(folder) {
	return (await (0,_git_git_js$m3  .lX)(folder, ['rev-parse', '--is-shallow-repository'])).stdout.trim() === 'true';
}
async function namesIn(folder) {
	const kinds = ['refs/heads', 'refs/tags', 'refs/remotes'];
	const names = await linesOf(folder, ['for-each-ref', '--format=%(refname)', ...kinds]);
	return names.map(shownRef).filter(name => !name.endsWith('/HEAD'));
}
async function absentCommit(folder, ref, reason) {
	const why = reason === undefined ? '' : $said`, and could not be fetched: ${reason}`;
	if ((await (0,_git_first_commit_js$m2  ._)(folder, ['HEAD'])) === undefined && (await namesIn(folder)).length === 0)
		return new _findings_user_error_js$m0  .y($said`The commit ${shownRef(ref)} is not in this clone, which has no commit yet.`, $said('Commit something first, or name a folder with published files or an address.'));
	const isPart = await isShallow(folder);
	const message = isFetchable(ref) || !isPart
		? $said`The commit ${shownRef(ref)} is not in this clone${why}.`
		: $said`The commit ${ref} is not in this clone, and only branches, tags and full ids can be fetched.`;
	const isNowhere = reason !== undefined && (0,_git_checkout_failure_js$m1  .z)(reason) === 'ref-not-found';
	const remedies = [
		await fetching(folder, ref, isNowhere),
		isPart ? $said('Check out with enough history (fetch-depth: 0).') : '',
		await correcting(folder, ref),
	];
	return new _findings_user_error_js$m0  .y(message, remedies.filter(Boolean).join(' '));
}
async function fetching(folder, ref, isNowhere) {
	const remotes = await linesOf(folder, ['remote']);
	const named = shownRef(ref);
	const remote = [named.split('/')[0] ?? '', 'origin', ...remotes].find(name => remotes.includes(name));
	if (remote === undefined || !isFetchable(ref))
		return '';
	if (FULL_ID.test(ref))
		return $said`Fetch it (git fetch ${remote}${isNowhere ? '' : ` ${ref}`}).`;
	if ((0,_git_ref_js$m4  .X1)(ref))
		return $said('Give all digits of its id: no server knows it by some.');
	if (isNowhere)
		return '';
	if (ref.startsWith('refs/tags/'))
		return $said`Fetch it (git fetch ${remote} ${ref}:${ref}).`;
	const branch = named.startsWith(`${remote}/`) ? named.slice(remote.length + 1) : named;
	const fetched = $said`git fetch ${remote} ${branch}:refs/remotes/${remote}/${branch}`;
	return remote === 'origin' || named !== branch
		? $said`Fetch it (${fetched}).`
		: $said`Fetch it (${fetched}), and name it ${remote}/${branch}.`;
}
async function correcting(folder, ref) {
	const names = await namesIn(folder);
	const [near] = (0,_text_nearest_js$m6  .p)(shownRef(ref), names);
	if (near !== undefined)
		return $said`Did you mean ${near}?`;
	return names.length === 0
		? $said('Name a commit that is here (git log).')
		: $said`Name what is here: ${(0,_text_first_of_js$m5  .K)(names, MAX_NAMED)}.`;
}
async function linesOf(folder, args) {
	const { code, stdout } = await (0,_git_git_js$m3  .lX)(folder, args);
	return code === 0 ? stdout.split('\n').filter(line => line !== '') : [];
}


 }),

 50079:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   g: () => (  judged),
   s: () => (  declaredVersions)
 });
 var _contract_files_js$m0 = __webpack_require__(77964);
 var _contract_policy_js$m1 = __webpack_require__(31229);
 var _findings_finding_js$m2 = __webpack_require__(9314);
 var _findings_rule_info_js$m3 = __webpack_require__(50238);
 var _rules_comparison_js$m4 = __webpack_require__(96759);
 var _version_places_js$m5 = __webpack_require__(4428);






function judged(policy, rule, message, subject, place, remedy = rule.remedy) {
	const level = rule.fixed ? rule.level : ((0,_contract_policy_js$m1  .y)(policy, rule.id).level ?? rule.level);
	return level === 'off' ? [] : [(0,_findings_rule_info_js$m3  .h)({ ...rule, level, remedy }, message, subject, place)];
}
async function declaredVersions({ repository }, versao, { declared: sources, policy, scheme }) {
	const found = [];
	for (const { source, loaded, position, isDropped } of sources) {
		const problems = [];
		let isGone = false;
		const { versao: declared, place } = await (0,_version_places_js$m5  .k)(loaded, repository, source, ['check', 'versao', position], ({ rule, message, place: where, remedy }) => {
			if (isDropped && rule === 'source-missing')
				isGone = true;
			else
				problems.push(...judged(policy, _rules_comparison_js$m4  .$v, message, '/versao', where, remedy));
		});
		found.push(...problems);
		if (isGone || problems.length > 0 || sameVersion(declared, versao, scheme))
			continue;
		const where = place ? (0,_findings_finding_js$m2  .dE)(place) : 'refdata.yml';
		const message = $said`The version is ${declared} in ${where}, and \`versao\` is ${versao}.`;
		found.push(...judged(policy, _rules_comparison_js$m4  .$v, message, `${(0,_contract_files_js$m0  .XM)('index')}#/versao`, place));
	}
	return found;
}
function sameVersion(a, b, scheme) {
	const [x, y] = [scheme.parse(a), scheme.parse(b)];
	return a === b || (x !== undefined && y !== undefined && scheme.compare(x, y) === 0);
}


 }),

 70034:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   D3: () => (  commitOf),
   k$: () => (  defaultRemote),
   tI: () => (  baseCommit)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_os$m1 = __webpack_require__(48161);
 var node_path$m2 = __webpack_require__(76760);
 var _absent_commit_js$m3 = __webpack_require__(84754);
 var _commits_js$m4 = __webpack_require__(34761);
 var _defaults_js$m5 = __webpack_require__(61673);






async function baseCommit({ repo, base, exactBase = false, remote }) {
	const server = remote ?? (await defaultRemote(repo));
	const ref = base ?? (await (0,_defaults_js$m5  .px)(repo, server));
	const commit = await (0,_commits_js$m4  .fq)(repo, ref, server);
	const own = exactBase || commit.folder !== repo ? undefined : await (0,_commits_js$m4  .Bo)(repo, 'HEAD');
	const left = own === undefined ? undefined : await (0,_commits_js$m4  .wu)(repo, commit.id, own);
	return {
		name: (0,_absent_commit_js$m3  .nK)(ref),
		commit: typeof left === 'object' ? { folder: repo, id: left.id } : commit,
		isUnrelated: left === 'unrelated',
	};
}
async function commitOf(repo, name, remote) {
	return (0,_commits_js$m4  .fq)(repo, name, remote ?? (await defaultRemote(repo)));
}
async function defaultRemote(repo) {
	const url = await (0,_commits_js$m4  .yv)(repo);
	return url && { url, token: '', temporary: ownFolder() };
}
let fetched;
function ownFolder() {
	if (fetched !== undefined)
		return fetched;
	const folder = (0,node_fs$m0.mkdtempSync)((0,node_path$m2.join)((0,node_os$m1.tmpdir)(), 'refdata-fetched-'));
	process.once('exit', () => (0,node_fs$m0.rmSync)(folder, { recursive: true, force: true }));
	fetched = folder;
	return folder;
}


 }),

 34761:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Bo: () => (  localCommit),
   Mi: () => (  branchRef),
   P7: () => (  remoteHead),
   fq: () => (  findCommit),
   wu: () => (  mergeBase),
   yv: () => (  originOf)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _findings_user_error_js$m2 = __webpack_require__(14343);
 var _git_connection_js$m3 = __webpack_require__(4695);
 var _git_first_commit_js$m4 = __webpack_require__(70863);
 var _git_git_js$m5 = __webpack_require__(36367);
 var _absent_commit_js$m6 = __webpack_require__(84754);







function isPath(name) {
	return /^(?:\.{1,2}(?:[\\/]|$)|[\\/]|~[\\/]|[A-Za-z]:[\\/])/.test(name);
}
const BRANCHES = 'refs/heads/';
function branchRef(branch) {
	return BRANCHES + branch;
}
async function localCommit(folder, ref) {
	const branch = ref.startsWith(BRANCHES) ? ref.slice(BRANCHES.length) : ref;
	return (await (0,_git_first_commit_js$m4  ._)(folder, [ref, `refs/remotes/origin/${branch}`]))?.id;
}
async function findCommit(folder, ref, remote) {
	const local = await localCommit(folder, ref);
	if (local !== undefined) {
		await refuseTwoMeanings(folder, ref, local);
		return { folder, id: local };
	}
	if (isPath(ref))
		throw new _findings_user_error_js$m2  .y($said`There is no folder ${ref}, and no commit can be called so.`, $said('Name a folder that there is, an address, or a branch, a tag or a commit.'));
	if (/^[a-z][a-z\d+.-]*:\/\//i.test(ref))
		throw new _findings_user_error_js$m2  .y($said`${ref} is an address that nothing can be read from: only http and https can be asked.`, $said('Name the address under which api/index.json is published, a folder, or a branch, a tag or a commit.'));
	if ((await (0,_git_git_js$m5  .lX)(folder, ['rev-parse', '--git-dir'])).code !== 0) {
		throw new _findings_user_error_js$m2  .y($said`${ref} is no folder and no address, and this is no git repository that could have a commit of that name.`, $said('Name a folder with published files, an address, or run this inside a clone.'));
	}
	const asked = ref.replace(/^(?:refs\/remotes\/)?origin\//, '');
	const found = remote && (0,_absent_commit_js$m6  .J$)(ref) ? await fetchInto(remote, asked) : undefined;
	if (typeof found === 'object')
		return found;
	throw await (0,_absent_commit_js$m6  .Zs)(folder, ref, found);
}
async function refuseTwoMeanings(folder, ref, id) {
	const branch = await localCommit(folder, branchRef(ref));
	const isTag = (await (0,_git_git_js$m5  .lX)(folder, ['show-ref', '--verify', '--quiet', `refs/tags/${ref}`])).code === 0;
	if (!isTag || branch === undefined || branch === id)
		return;
	throw new _findings_user_error_js$m2  .y($said`${ref} is a branch and a tag, and these are two commits.`, $said`Say which is meant: ${branchRef(ref)} or refs/tags/${ref}.`);
}
async function fetchInto({ url, token, temporary }, ref) {
	const folder = (0,node_fs$m0.mkdtempSync)((0,node_path$m1.join)(temporary, 'refdata-base-'));
	const format = /^[0-9a-f]{64}$/.test(ref) ? 'sha256' : 'sha1';
	const home = { cwd: folder, env: { HOME: folder, USERPROFILE: folder } };
	await (0,_git_git_js$m5  .$Y)(['init', '--quiet', '--bare', '--template=', `--object-format=${format}`], home);
	const { code, stderr } = await (0,_git_git_js$m5  .$Y)([
		'fetch',
		'--quiet',
		'--depth=1',
		'--no-tags',
		'--no-recurse-submodules',
		'--end-of-options',
		url.href,
		`+${ref}:refs/refdata/base`,
	], { ...home, ...(0,_git_connection_js$m3  .m)(url, token) });
	const id = code === 0 ? await localCommit(folder, 'refs/refdata/base') : undefined;
	if (id !== undefined)
		return { folder, id };
	(0,node_fs$m0.rmSync)(folder, { recursive: true, force: true });
	const lines = stderr.trim().split('\n');
	const said = lines.find(line => /^(fatal|error): /.test(line)) ?? lines.at(-1) ?? '';
	return said.replace(/^(fatal|error): /, '').replace(/\.$/, '') || $said('git failed');
}
async function remoteHead({ url, token, temporary }) {
	const home = { cwd: temporary, env: { HOME: temporary, USERPROFILE: temporary } };
	const args = ['ls-remote', '--symref', '--end-of-options', url.href, 'HEAD'];
	const { code, stdout } = await (0,_git_git_js$m5  .$Y)(args, { ...home, ...(0,_git_connection_js$m3  .m)(url, token) });
	return code === 0 ? /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(stdout)?.[1] : undefined;
}
async function originOf(folder) {
	const { code, stdout } = await (0,_git_git_js$m5  .lX)(folder, ['config', '--get', 'remote.origin.url']);
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
async function mergeBase(folder, base, head) {
	const { code, stdout } = await (0,_git_git_js$m5  .lX)(folder, ['merge-base', base, head]);
	if (code === 0)
		return { id: stdout.trim() };
	const shallow = await (0,_git_git_js$m5  .lX)(folder, ['rev-parse', '--is-shallow-repository']);
	return code === 1 && shallow.stdout.trim() === 'false' ? 'unrelated' : undefined;
}


 }),

 81001:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   X: () => (  hasCommitted),
   jd: () => (  committedFolder),
   qI: () => (  committedFiles)
 });
 var _contract_files_js$m0 = __webpack_require__(77964);
 var _contract_json_object_js$m1 = __webpack_require__(18765);
 var _published_index_js$m2 = __webpack_require__(14336);
 var _site_site_file_js$m3 = __webpack_require__(62734);




function committedFolder({ config }) {
	return config.check?.committed?.replace(/^\.\/|\/+$/g, '');
}
function committedFiles({ loaded, repository }, folder = committedFolder(loaded)) {
	if (folder === undefined)
		return undefined;
	const read = (pathIn) => _contract_files_js$m0  .GY.flatMap(name => {
		const path = `${folder}${pathIn(name)}`;
		if (!repository.isFile(path))
			return [];
		return [[name, (0,_published_index_js$m2  .JE)(path, path, repository.readBytes(path)).data ?? null]];
	});
	const schemas = read(_site_site_file_js$m3  .p8);
	return {
		published: Object.fromEntries(read(_contract_files_js$m0  .XM).filter(([, data]) => (0,_contract_json_object_js$m1  .G)(data))),
		schemas: Object.fromEntries(schemas),
		origins: new Map(schemas.map(([name]) => [`${(0,_site_site_file_js$m3  .p8)(name)}#`, { file: `${folder}${(0,_site_site_file_js$m3  .p8)(name)}` }])),
	};
}
function hasCommitted({ repository }, folder) {
	return _contract_files_js$m0  .GY.some(name => repository.isFile(`${folder}${(0,_contract_files_js$m0  .XM)(name)}`));
}


 }),

 61673:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   JE: () => (  isBare),
   MT: () => (  prefixOf),
   Sb: () => (  trackedIn),
   pV: () => (  currentRef),
   px: () => (  defaultBase)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);
 var _git_first_commit_js$m1 = __webpack_require__(70863);
 var _git_git_js$m2 = __webpack_require__(36367);
 var _text_first_of_js$m3 = __webpack_require__(85184);
 var _absent_commit_js$m4 = __webpack_require__(84754);
 var _commits_js$m5 = __webpack_require__(34761);






const OF_ORIGIN = ['refs/remotes/origin/HEAD', 'refs/remotes/origin/main', 'refs/remotes/origin/master'];
async function defaultBase(repo, remote) {
	if ((await (0,_git_git_js$m2  .lX)(repo, ['rev-parse', '--git-dir'])).code !== 0) {
		throw new _findings_user_error_js$m0  .y($said`${repo} is no git repository, and no base is named: there is nothing to compare with.`, $said('Name a folder with published files or an address with --base, or run this inside a clone.'));
	}
	const asked = remote && (await isOfOneBranch(repo)) ? await (0,_commits_js$m5  .P7)(remote) : undefined;
	if (asked !== undefined)
		return (0,_commits_js$m5  .Mi)(asked);
	const here = await (0,_git_first_commit_js$m1  ._)(repo, [...OF_ORIGIN, 'refs/heads/main', 'refs/heads/master']);
	if (here)
		return here.name;
	const found = remote && (await (0,_commits_js$m5  .P7)(remote));
	if (found !== undefined)
		return (0,_commits_js$m5  .Mi)(found);
	const { stdout: heads } = await (0,_git_git_js$m2  .lX)(repo, [
		'for-each-ref',
		'--format=%(refname)',
		'refs/remotes/*/HEAD',
	]);
	const [other, ...more] = heads.trim().split('\n');
	if (other && more.length === 0)
		return other;
	if ((await (0,_commits_js$m5  .Bo)(repo, 'HEAD')) === undefined)
		throw new _findings_user_error_js$m0  .y($said('This repository has no commit yet, and no base is named: there is nothing to compare with.'), $said('Commit something first, or name a folder with published files or an address with --base.'));
	const isOnBranch = (await (0,_git_git_js$m2  .lX)(repo, ['symbolic-ref', '--quiet', 'HEAD'])).code === 0;
	if (isOnBranch && !(await (0,_absent_commit_js$m4  .fE)(repo)))
		return 'HEAD';
	const names = await (0,_absent_commit_js$m4  .wX)(repo);
	throw new _findings_user_error_js$m0  .y($said`No base is named, and this ${isOnBranch ? $said('shallow clone has not') : $said('clone has neither a branch nor')} the default branch of its origin.`, names.length === 0
		? $said('Name a commit to compare with, as --base (git log).')
		: $said`Name what to compare with, as --base: ${(0,_text_first_of_js$m3  .K)(names, MAX_NAMED)}.`);
}
const MAX_NAMED = 5;
async function isOfOneBranch(repo) {
	const { code, stdout } = await (0,_git_git_js$m2  .lX)(repo, ['config', '--get-all', 'remote.origin.fetch']);
	return code === 0 && !stdout.includes('*');
}
async function isBare(repo) {
	return (await (0,_git_git_js$m2  .lX)(repo, ['rev-parse', '--is-bare-repository'])).stdout.trim() === 'true';
}
async function prefixOf(repo) {
	const { stdout } = await (0,_git_git_js$m2  .lX)(repo, ['rev-parse', '--show-prefix']);
	return stdout.trim().replace(/\/$/, '');
}
async function trackedIn(folder) {
	const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
	const { code, stdout } = await (0,_git_git_js$m2  .lX)(folder, args);
	if (code !== 0)
		return () => true;
	const paths = new Set(stdout.split('\0'));
	return path => paths.has(path);
}
async function currentRef(repo) {
	return (await (0,_git_git_js$m2  .lX)(repo, ['symbolic-ref', '--quiet', 'HEAD'])).stdout.trim();
}


 }),

 60425:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Y: () => (  exceptionsOf)
 });
 var _drift_index_js$m0 = __webpack_require__(60921);
 var _repository_readable_js$m1 = __webpack_require__(13521);


function exceptionsOf(repository) {
	return repository.isFile(_drift_index_js$m0  .SV)
		? (0,_drift_index_js$m0  .wu)((0,_repository_readable_js$m1  .$4)(repository, _drift_index_js$m0  .SV), _drift_index_js$m0  .SV)
		: [];
}


 }),

 85732:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  cj: () => (  addressSide),
  tR: () => (  commitSide),
  k$: () => (  configIn),
  yp: () => (  folderSide),
  lQ: () => (  isFolder),
  ye: () => (  movedFrom)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var user_error = __webpack_require__(14343);
var said_published = __webpack_require__(14336);
var git_repository = __webpack_require__(27573);
var git_tree = __webpack_require__(98182);
var repository_repository = __webpack_require__(5629);
var configuration = __webpack_require__(6112);
var stats = __webpack_require__(15368);
var extraction_cache = __webpack_require__(71169);
var drift = __webpack_require__(60921);
var finding = __webpack_require__(9314);
var folder_supply = __webpack_require__(53353);
var other_repositories = __webpack_require__(52752);
var reference = __webpack_require__(11217);
var words = __webpack_require__(61359);
var recorded = __webpack_require__(11567);
; 


const MAX_LINES_AROUND = 40;
const MAX_DEFINITION_CHARACTERS = 2000;
const DEPRECATED = /@(?:[\w.]+\.)?deprecated\b|#\[deprecated|\[\[deprecated|\/\/ Deprecated:|^[ \t]*\.\. deprecated::/im;
function definitionsOf(source, origins) {
	const files = new Map();
	const linesOf = (file) => {
		const known = files.get(file) ?? (0,recorded .b6)(source, file)?.split('\n') ?? [];
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
function traitsAt(lines, start, name) {
	let at = start;
	while (at < start + MAX_LINES_AROUND && at < lines.length && !(0,words .Vf)(lines[at] ?? '', name))
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
const IN_NAME = /[\p{L}\p{N}_$]/u;
function aroundName(line, name) {
	for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1)) {
		const [before, behind] = [line.slice(0, at), line.slice(at + name.length)];
		const [last, next] = [[...before.slice(-2)].at(-1) ?? '', [...behind.slice(0, 2)][0] ?? ''];
		if (!IN_NAME.test(last) && !IN_NAME.test(next))
			return [before, behind];
		if (name === '')
			return undefined;
	}
	return undefined;
}
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
function aliasesIn(texts) {
	const found = new Map();
	const bind = (name, definition) => found.set(name, found.has(name) && found.get(name) !== definition ? '' : definition);
	for (const text of texts) {
		for (const [name, definition] of importedIn(text))
			bind(name, definition);
		for (const match of text.matchAll(/^(?:(?:export |declare |pub )*type )?([\p{L}_][\p{L}\p{N}_]*)(?::\s*(?:\w+\.)?TypeAlias)?\s*=\s*(?!=)/gmu)) {
			const [head, name = ''] = match;
			const definition = definitionAt(text, match.index + head.length).replace(new RegExp(`(?<![\\p{L}\\p{N}_])${name}(?![\\p{L}\\p{N}_])`, 'gu'), '·');
			bind(name, definition);
		}
	}
	for (const [name, definition] of found)
		if (!/[\p{L}_]/u.test(definition))
			found.delete(name);
	return found;
}
function* importedIn(text) {
	const statements = /^(?:import\s+(?:type\s+)?\{([^{}]*)\}\s*from\s*["']([^"'\n]+)["']|from[ \t]+([\w.]+)[ \t]+import[ \t]+(?:\(([^()]*)\)|([^\n(]+)))/gm;
	for (const [, braced, module, from, listed, line] of text.matchAll(statements))
		for (const part of (braced ?? listed ?? line ?? '').split(',')) {
			const [, own, name = own] = /^\s*(?:type\s+)?([\p{L}_$][\w$]*)(?:\s+as\s+([\w$]+))?\s*(?:#.*)?$/u.exec(part) ?? [];
			if (own !== undefined && name !== undefined)
				yield [name, `${module ?? from}:${own}`];
		}
}
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

var listed_exceptions = __webpack_require__(60425);
var external_node_crypto_ = __webpack_require__(77598);
var rule_info = __webpack_require__(50238);
var registry = __webpack_require__(10850);
var rules_packages = __webpack_require__(30195);
; 







const GLOB_SIGNS = /[\\$*?()[\]{}!+@|]/g;
async function declaredPackages(repository, loaded, isTracked) {
	const registro = (0,registry .Lx)(loaded);
	const { map, yanked, archived } = registro;
	const reader = new registry .pT(map);
	const packages = new Map();
	const manifests = [];
	const faults = [];
	for (const path of pathsOf(repository, loaded, faults)) {
		try {
			const { manifest, findings } = await reader.read(path, repository.readBytes(path));
			faults.push(...findings);
			if (!manifest)
				continue;
			const { name, version, about, dependencias, dataforge, place } = manifest;
			const other = packages.get(name)?.place;
			if (other) {
				const message = $said`The package ${name} is already in ${other.file}.`;
				faults.push((0,rule_info .h)(rules_packages .jL, message, path, place));
				continue;
			}
			const files = hashes(repository, external_node_path_.posix.dirname(path), isTracked);
			const releases = new Map([[version, { dependencias, dataforge, files }]]);
			packages.set(name, { name, about, releases, place });
			manifests.push(manifest);
		}
		catch (error) {
			if (!(error instanceof repository_repository .ie))
				throw error;
			const finding = (0,rule_info .h)(rules_packages .u5, error.message, path, { file: path });
			faults.push({ ...finding, remedy: error.remedy });
		}
	}
	const findings = faults.length > 0 ? faults : (0,registry .Vg)((0,registry .Vb)(loaded), manifests, loaded);
	return { known: { packages, yanked, archived }, findings };
}
function pathsOf(repository, loaded, faults) {
	try {
		return (0,registry .Ud)(repository, (0,registry .Lx)(loaded));
	}
	catch (error) {
		if (!(error instanceof user_error .y))
			throw error;
		const place = loaded.placeOf(['registro', 'pacotes']);
		faults.push({ ...(0,rule_info .h)(rules_packages .u5, error.message, '', place), remedy: error.remedy });
		return [];
	}
}
function hashes(repository, folder, isTracked) {
	const below = folder === '.' ? '' : `${folder}/`;
	const files = new Map();
	for (const dots of ['**/*', '**/.*', '**/.*/**/*'])
		for (const path of repository.glob(`${below.replace(GLOB_SIGNS, '\\$&')}${dots}`)) {
			const inside = path.slice(below.length);
			if (inside.split('/').some(registry .WY) || !isTracked(path))
				continue;
			const name = inside.normalize('NFC');
			files.set(name, (0,external_node_crypto_.createHash)('sha256').update(repository.readBytes(path)).digest('hex'));
		}
	return files;
}

var contract_files = __webpack_require__(77964);
var json_pointer = __webpack_require__(24477);
var pages = __webpack_require__(30638);
var site_settings = __webpack_require__(77141);
; 




function builtAddresses(config, files, repository) {
	if (config.site === 'data')
		return null;
	return {
		things: (0,pages .BJ)(files, (0,site_settings .Xr)(config, repository)),
		isKept: config.enderecos !== undefined,
	};
}
function recordedPlaces({ enderecos: file }, repository) {
	if (file === undefined || !repository.isFile(file))
		return [];
	const lines = repository.read(file).split('\n');
	return lines.flatMap((text, i) => [...text.matchAll(/"endereco"\s*:\s*("(?:[^"\\]|\\.)*")/g)].map(([, written = '""']) => [(0,json_pointer.at)(`${contract_files .Lh}#/itens`, JSON.parse(written)), { file, line: i + 1 }]));
}
function publishedAddresses({ itens, antigos = [] }) {
	const gone = antigos.flatMap(({ id, endereco }) => endereco === undefined ? [] : [[endereco, id]]);
	return {
		things: new Map([...gone, ...itens.map(({ id, endereco }) => [endereco, id])]),
		isKept: antigos.length > 0,
	};
}

var side_run = __webpack_require__(8100);
; 














async function builtSide(name, { open, config, progress, cache, others, isTracked = () => true }) {
	const repository = open();
	if (typeof config === 'string' && !repository.isFile(config))
		return { ...name, kind: 'absent', reason: $said`${name.name} has no ${config}.` };
	try {
		const loaded = typeof config === 'string' ? (0,configuration .AM)(repository, config) : config;
		const limit = loaded.config.limits?.source_mib;
		const own = limit === undefined ? repository : open(limit);
		const { supply = (0,folder_supply .K)(new Map()), moment } = others;
		const { repositories } = loaded.config;
		const source = (0,recorded .t2)((0,other_repositories .s0)(own, { repositories, supply, moment, sourceLimitMib: limit }));
		const kept = cache === undefined ? undefined : keptOf(name, cache, loaded, config);
		const { files, origins, unread, unsaid, baseUrl, findings, policy } = await (0,reference .B)({
			...(0,side_run .n)({ loaded, repository: source.repository, cache: kept }),
			...(progress && { progress }),
		});
		if ((0,finding .JD)(findings))
			return { ...name, kind: 'broken', findings };
		const exceptions = (0,listed_exceptions .Y)(own);
		const { registro } = loaded.config;
		const read = (0,recorded .En)(source, typeof config === 'string' ? [config] : []);
		const declared = registro && (await declaredPackages(source.repository, loaded, isTracked));
		const packages = declared?.known;
		const places = packages
			? [...packages.packages].flatMap(([each, { place }]) => place ? [[(0,drift .Hc)(each).head, place]] : [])
			: [];
		return {
			...name,
			kind: 'data',
			data: {
				set: {
					files,
					origins: new Map([...origins, ...places, ...recordedPlaces(loaded.config, source.repository)]),
					unread: new Set(unread),
					unsaid: new Set(unsaid),
					baseUrl: baseUrl ?? null,
					...definitionsOf({ ...source, read }, origins),
					addresses: builtAddresses(loaded.config, files, source.repository),
					...(packages && { packages }),
				},
				findings: [...findings, ...(declared?.findings ?? [])],
				source: { ...source, read, loaded, policy, cache: kept, exceptions },
			},
		};
	}
	catch (error) {
		if (!(error instanceof user_error .y))
			throw error;
		return { ...name, kind: 'broken', findings: (0,user_error .J)(error) };
	}
}
function keptOf({ name, commit }, folder, loaded, config) {
	const path = typeof config === 'string' ? config : loaded.placeOf([]).file;
	return (0,extraction_cache .u)(folder, commit === null ? path : $said`${path} of ${name}`, [loaded.text, 'off']);
}

var defaults = __webpack_require__(61673);
var git = __webpack_require__(36367);
; 







const USUAL_CONFIG = 'refdata.yml';
async function formerPlace({ folder: repository, id }, now, nome, isStill) {
	const base = external_node_path_.posix.basename(now.config);
	const root = (0,git_repository .C)(repository, id, '');
	const gone = new Map();
	for (const path of git_tree .x.open(repository, id, '').entries.keys()) {
		const isMoved = [base, USUAL_CONFIG].includes(external_node_path_.posix.basename(path));
		const isRenamed = external_node_path_.posix.dirname(path) === external_node_path_.posix.dirname(external_node_path_.posix.join(now.folder, now.config));
		if (!isMoved && !(isRenamed && /\.ya?ml$/.test(path)))
			continue;
		const name = (await isStill(path)) ? undefined : nomeIn(root, path);
		if (name !== undefined)
			gone.set(path, name);
	}
	const named = [...gone.keys()].filter(path => gone.get(path) === nome);
	const [path, other] = named.length > 0 ? named : [...gone.keys()];
	if (path === undefined)
		return undefined;
	if (other !== undefined)
		throw new user_error .y($said`${[...(named.length > 0 ? named : gone.keys())].join($said(' and '))} went, and nobody can tell which of them ${external_node_path_.posix.join(now.folder, now.config)} was.`, $said('Move or rename one of them in one pull request, or name a folder with the former one as --base.'));
	const below = (folder) => (folder === '' ? '' : `${folder}/`);
	if (`/${path}`.endsWith(`/${now.config}`))
		return { folder: path.slice(0, -now.config.length).replace(/\/$/, ''), config: now.config };
	if (path.startsWith(below(now.folder)))
		return { folder: now.folder, config: path.slice(below(now.folder).length) };
	const folder = external_node_path_.posix.dirname(path);
	return { folder: folder === '.' ? '' : folder, config: external_node_path_.posix.basename(path) };
}
async function hasFile(repo, commit, path) {
	if (commit !== null)
		return (await (0,git .lX)(repo, ['cat-file', '-e', `${commit}:${path}`])).code === 0;
	const { stdout } = await (0,git .lX)(repo, ['rev-parse', '--show-toplevel']);
	return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(stdout.trim(), path));
}
function nomeIn(repository, path) {
	try {
		return (0,configuration .AM)(repository, path).config.nome;
	}
	catch (error) {
		if (error instanceof user_error .y)
			return undefined;
		throw error;
	}
}

var validators = __webpack_require__(17642);
var json_object = __webpack_require__(18765);
var contract_check = __webpack_require__(13744);
var published_files = __webpack_require__(9324);
var site_file = __webpack_require__(62734);
; 

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
function normalised(files) {
	return Object.fromEntries(Object.entries(FILES).map(([name, spec]) => [name, as(spec, files[name])]));
}
function as(spec, value) {
	if (spec === 'text')
		return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
	if (spec === 'number')
		return typeof value === 'number' ? value : 0;
	const fields = (0,json_object .G)(value) ? value : {};
	if (spec === 'counts')
		return Object.fromEntries(Object.entries(fields).filter(([, count]) => typeof count === 'number'));
	if ('list' in spec)
		return Array.isArray(value) ? value.map(item => as(spec.list, item)) : [];
	return Object.fromEntries(Object.entries(spec.fields).map(([name, each]) => [name, as(each, fields[name])]));
}

; 










const MAX_SCHEMA_BYTES = 1024 * 1024;
const PAGE_START_BYTES = 200;
async function publishedSide(name, source, mayBeNew = false) {
	const { files, findings, gone } = await (0,said_published .pW)(source);
	const published = {};
	for (const file of contract_files .GY)
		published[file] = files.get((0,contract_files .XM)(file))?.data;
	const missing = findings.filter(({ rule }) => rule === published_files .tO.id);
	if (mayBeNew && gone)
		throw new user_error .y($said`${name.name} had a reference that was taken away: the server answers 410 (Gone). That is no first publication.`, $said('Name where it is published now, or a branch, a tag or a folder as the base. Where nothing was ever published, have the server answer 404.'));
	if (mayBeNew && files.size === 0 && missing.length === contract_files .GY.length)
		return { ...name, kind: 'absent', reason: $said`${name.name} has nothing published yet.` };
	const unread = contract_files .GY.filter(file => !(0,json_object .G)(published[file]));
	const refused = findings.find(({ rule, subject }) => rule === published_files .WO.id && subject === (0,contract_files .XM)('index'));
	if (refused)
		throw new user_error .y($said`${name.name} cannot be read: ${refused.message}`, $said('See what stands in the way: what is published has to be there for everybody. Or name another base.'));
	if (unread.length > 0) {
		const index = files.get((0,contract_files .XM)('index'));
		const page = index?.text !== undefined && /^\s*</.test(index.text);
		throw new user_error .y(page
			? $said`${source.placeOf((0,contract_files .XM)('index'))} answers with a page, not with JSON.`
			: $said`${name.name} is no published reference: ${unread.map(contract_files .XM).join(', ')} cannot be read.`, $said('Name the folder, branch or base address under which api/index.json is published.'), 
		page ? {} : { findings: findings.filter(({ level }) => level === 'error') });
	}
	const { nome, versao } = published.index;
	if (!isText(nome) && !isText(versao))
		throw new user_error .y($said`${name.name} is no published reference: its index names no language and version.`, $said('Name the folder, branch or base address under which api/index.json is published.'));
	const registro = files.get(contract_files .AM)?.data;
	const manifest = files.get(contract_files .U4)?.data;
	const referencia = files.get(contract_files .Lh)?.data;
	const told = validators .y$.manifest(manifest) ? manifest : undefined;
	const known = contract_files .GY.every(file => validators .y$[file](published[file]));
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
				schemas: await readSchemas(source),
				...(validators .y$.referencia(referencia) && { addresses: publishedAddresses(referencia) }),
				...(validators .y$.registro(registro) && { registro: registro }),
			},
			findings: (0,contract_check .z)(published),
			published: source,
		},
	};
}
async function readSchemas(source) {
	const schemas = {};
	for (const file of contract_files .GY) {
		const path = (0,site_file .p8)(file);
		const result = await source.read(path);
		if (result.kind === 'missing' || (result.kind === 'found' && isPage(result.bytes)))
			continue;
		schemas[file] =
			result.kind === 'found' && result.bytes.length <= MAX_SCHEMA_BYTES
				? ((0,said_published .JE)(path, source.placeOf(path), result.bytes).data ?? null)
				: null;
	}
	return schemas;
}
function isPage(bytes) {
	return /^\s*</.test(Buffer.from(bytes.subarray(0, PAGE_START_BYTES)).toString('utf8'));
}
function isText(value) {
	return typeof value === 'string' && value !== '';
}

; 













const BYTES_PER_MIB = 1024 * 1024;
function isFolder(target) {
	return (0,stats .L)(target)?.isDirectory() === true;
}
async function addressSide(address, language, mayBeNew = false) {
	const source = (0,said_published .BV)(address, undefined, publishedLimit(language));
	return publishedSide({ name: address, commit: null }, source, mayBeNew);
}
function publishedLimit({ repo, config }) {
	const file = (0,external_node_path_.resolve)(repo, config);
	if (!(0,external_node_fs_.existsSync)(file))
		return undefined;
	try {
		const mib = (0,configuration .Z9)(file, config).config.limits?.published_mib;
		return mib === undefined ? undefined : mib * BYTES_PER_MIB;
	}
	catch (error) {
		if (error instanceof user_error .y)
			return undefined;
		throw error;
	}
}
async function folderSide(folder, language) {
	const name = { name: folder, commit: null };
	const config = configIn(language);
	if (typeof config === 'string' && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, config)))
		return publishedSide(name, await publishedFolder(folder, config, language));
	const { progress, supply, cache } = language;
	const isTracked = await (0,defaults .Sb)(folder);
	const open = (limit) => (0,repository_repository .h_)(folder, limit);
	return builtSide(name, { open, config, progress, cache, isTracked, others: { supply, moment: 'now' } });
}
async function publishedFolder(folder, config, language) {
	try {
		return await (0,said_published .NE)(folder, publishedLimit(language));
	}
	catch (cause) {
		if (!(cause instanceof user_error .y && isFolder(folder)))
			throw cause;
		if (await (0,defaults .JE)(folder))
			throw new user_error .y($said`${folder} is a bare repository: it has no files, only commits.`, $said('Name commits, with --base and --head, or run this in a clone that has files.'), { cause });
		throw new user_error .y($said`${folder} has neither a ${config} nor published files (api/index.json).`, $said('Write a refdata.yml (`refdata init` writes a first one), name yours with --config, or give the folder that `refdata build` wrote.'), { cause });
	}
}
async function commitSide({ folder, id }, name, language, place) {
	const inside = place?.folder ?? (await (0,defaults .MT)(language.repo));
	const shown = { name, commit: id };
	const side = await builtSide(shown, {
		open: limit => (0,git_repository .C)(folder, id, inside, limit, language.repo),
		config: place?.config ?? configIn(language),
		progress: language.progress,
		cache: language.cache,
		others: { supply: language.supply, moment: 'then' },
	});
	if (side.kind !== 'absent')
		return side;
	const published = (0,said_published .rB)(git_tree .x.open(folder, id, ''), name, publishedLimit(language));
	return published ? publishedSide(shown, published) : side;
}
async function movedFrom(commit, head, language) {
	const config = configIn(language);
	if (head.kind !== 'data' || typeof config !== 'string')
		return undefined;
	const now = { folder: await (0,defaults .MT)(language.repo), config };
	const { nome } = head.data.set.files.index;
	return formerPlace(commit, now, nome, path => hasFile(language.repo, head.commit, path));
}
function configIn({ repo, config }) {
	const path = (0,external_node_path_.resolve)(repo, config);
	const inside = (0,external_node_path_.relative)((0,external_node_path_.resolve)(repo), path);
	if (inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside))
		return (0,configuration .Z9)(path, path);
	return inside.split(external_node_path_.sep).join('/');
}


 }),

 79193:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $p: () => (  changedExceptions),
   _X: () => (  changedTerms),
   fd: () => (  termsOf)
 });
 var node_util$m0 = __webpack_require__(57975);
 var _drift_index_js$m1 = __webpack_require__(60921);
 var _findings_rule_info_js$m2 = __webpack_require__(50238);
 var _rules_comparison_js$m3 = __webpack_require__(96759);
 var _versions_scheme_js$m4 = __webpack_require__(39013);
 var _committed_js$m5 = __webpack_require__(81001);






const DECIDING = ['versions', 'release', 'published', 'unknown', 'committed', 'versao'];
function termsOf(base, head) {
	const source = sourceOf(base) ?? sourceOf(head);
	const config = source?.loaded.config;
	const settings = config?.check ?? {};
	return {
		policy: source?.policy ?? {},
		changePolicy: changePolicyOf(config?.rules),
		scheme: new _versions_scheme_js$m4  .Y(settings.versions),
		exceptions: source?.exceptions ?? [],
		settings,
		declared: declaredIn(sourceOf(base), sourceOf(head)),
		committed: committedIn(sourceOf(base), sourceOf(head)),
	};
}
function declaredIn(base, head) {
	const listed = (side, isDropped) => side?.loaded.config.check?.versao?.map((source, position) => ({
		source,
		loaded: side.loaded,
		position,
		isDropped,
	})) ?? [];
	const named = listed(head, false);
	const isNamed = ({ source }) => named.some(each => (0,node_util$m0.isDeepStrictEqual)(each.source, source));
	return [...named, ...listed(base, true).filter(each => !isNamed(each))];
}
function committedIn(base, head) {
	const [was, is] = [base, head].map(side => side && (0,_committed_js$m5  .jd)(side.loaded));
	const isMoved = was !== undefined && is !== undefined && head !== undefined && !(0,_committed_js$m5  .X)(head, was);
	return [...new Set([isMoved ? undefined : was, is])].filter(folder => folder !== undefined);
}
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
			tell($said`\`rules.${id}\` was ${was} and is ${is}.`, now.loaded.placeOf(['rules', id]));
	}
	for (const key of DECIDING) {
		const [was, is] = [before.check?.[key], after.check?.[key]].map(written);
		if (was !== is)
			tell($said`\`check.${key}\` was ${was} and is ${is}.`, now.loaded.placeOf(['check', key]));
	}
	return [...found, ...changedExceptions(old.exceptions, now.exceptions)];
}
function changedExceptions(known, listed) {
	const [had, has] = [new Set(known.map(keyOf)), new Set(listed.map(keyOf))];
	return [
		...listed
			.filter(each => !had.has(keyOf(each)))
			.map(each => changedTerm($said`The exception for ${(0,_drift_index_js$m1  .sv)(each)} is new.`, each.place)),
		...known
			.filter(each => !has.has(keyOf(each)))
			.map(each => changedTerm($said`The exception for ${(0,_drift_index_js$m1  .sv)(each)} is gone.`, { file: _drift_index_js$m1  .SV })),
	];
}
function changedTerm(message, place) {
	return (0,_findings_rule_info_js$m2  .h)(_rules_comparison_js$m3  .XX, $said`${message} The base's terms hold for this change.`, '', place);
}
function sourceOf(side) {
	return side.kind === 'data' ? side.data.source : undefined;
}
function keyOf({ place: _, ...exception }) {
	return JSON.stringify(exception, Object.keys(exception).sort());
}
function written(setting) {
	return setting === undefined ? $said('not set') : JSON.stringify(setting);
}
function changePolicyOf(rules = {}) {
	return Object.fromEntries(Object.entries(rules).flatMap(([id, { level }]) => (0,_drift_index_js$m1  .Vd)(id) && level !== undefined ? [[id, level]] : []));
}


 }),

 2807:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  V: () => (  raisedVersion),
  $: () => (  raisingLines)
});

var user_error = __webpack_require__(14343);
var configuration = __webpack_require__(6112);
var finding = __webpack_require__(9314);
var readable = __webpack_require__(13521);
var words = __webpack_require__(61359);
; 




const REMEDY = $said('Write it there yourself, or declare the version as a plain text that `versao` or `check.versao` names.');
const MAX_TRIED = 50;
async function editedFiles(repository, edits) {
	const files = new Map();
	for (const edit of edits) {
		const { file } = edit.place;
		if (files.has(file) && (await edit.declaredIn(withFiles(repository, files))) === edit.after)
			continue;
		const old = files.get(file) ?? writable(repository, edit.place);
		const found = candidates(old, edit);
		const proved = (texts) => provedOf(texts.slice(0, MAX_TRIED), edit, repository, files);
		let right = await proved(found);
		if (right.length === 0)
			right = await proved(candidates(old, { ...edit, after: `"${edit.after}"` }));
		if (right.length === 0 && found.length === 1)
			right = found;
		const [text] = right;
		const place = (0,finding .dE)(edit.place);
		if (found.length === 0)
			throw new user_error .y($said`${place} declares the version, and ${edit.before} is not written there.`, REMEDY);
		if (text === undefined || right.length > 1)
			throw new user_error .y($said`${place} declares the version, and ${edit.before} stands there more than once.`, REMEDY);
		files.set(file, text);
	}
	return files;
}
async function provedOf(texts, { place, after, declaredIn }, repository, files) {
	const proved = [];
	for (const text of texts) {
		const tried = withFiles(repository, new Map([...files, [place.file, text]]));
		if ((await declaredIn(tried)) === after)
			proved.push(text);
	}
	return proved;
}
function writable(repository, place) {
	const text = (0,readable .b6)(repository, place.file);
	if (text !== undefined)
		return text;
	throw new user_error .y($said`${(0,finding .dE)(place)} declares the version, and is no file of the repository.`, REMEDY);
}
function candidates(text, { place, before, after }) {
	const lines = text.split('\n');
	const own = place.line === undefined ? undefined : place.line - 1;
	const isOwn = own !== undefined && (0,words .Vf)(lines[own] ?? '', before);
	return lines.flatMap((line, at) => isOwn && at !== own
		? []
		: (0,words .UT)(line, before, after).map(other => lines.with(at, other).join('\n')));
}
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

var version_places = __webpack_require__(4428);
; 




async function raisedVersion({ loaded, repository }, before, after, scheme) {
	if (before === after)
		return new Map();
	const files = await editedFiles(repository, await versionEdits(loaded, repository, before, after, scheme));
	await prove(loaded, withFiles(repository, files), after, scheme);
	return files;
}
async function raisingLines(source, before, after, scheme) {
	try {
		const files = await raisedVersion(source, before, after, scheme);
		const edits = [...files].flatMap(([file, text]) => linesBetween(file, source.repository.read(file), text));
		return { edits, obstacle: null };
	}
	catch (error) {
		if (error instanceof user_error .y)
			return { edits: [], obstacle: error.message };
		throw error;
	}
}
function linesBetween(file, before, after) {
	const now = after.split(/\r?\n/);
	return before.split(/\r?\n/).flatMap((line, index) => {
		const other = now[index] ?? '';
		return other === line ? [] : [{ file, line: index + 1, before: line, after: other }];
	});
}
function sourcesOf({ config }) {
	const others = (config.check?.versao ?? []).map((source, i) => [source, ['check', 'versao', i]]);
	return [[config.versao, ['versao']], ...others];
}
async function versionEdits(loaded, repository, before, after, scheme) {
	const edits = [];
	for (const [source, at] of sourcesOf(loaded)) {
		const { versao, place = loaded.placeOf(at) } = await (0,version_places .k)(loaded, repository, source, at, fail);
		const [old, told] = [scheme.parse(before), scheme.parse(versao)];
		if (versao !== before && !(old && told && scheme.compare(old, told) === 0))
			throw new user_error .y($said`${place.file} declares ${versao}, and \`versao\` is ${before}.`, $said('Let all of them declare the same version first: `refdata check` names them.'));
		edits.push({
			place,
			before: versao,
			after: spelledAs(versao, before, after),
			declaredIn: other => declaredBy(loaded, other, source, at),
		});
	}
	return edits;
}
function spelledAs(versao, before, after) {
	if (versao.endsWith(before))
		return versao.slice(0, -before.length) + after;
	const start = before.slice(0, -versao.length);
	return before.endsWith(versao) && after.startsWith(start) ? after.slice(start.length) : after;
}
async function declaredBy(loaded, repository, source, at) {
	try {
		const config = configPathOf(loaded);
		const again = repository.isFile(config) ? (0,configuration .AM)(repository, config) : loaded;
		const own = at[0] === 'versao' ? again.config.versao : (again.config.check?.versao?.[Number(at[2])] ?? source);
		return (await (0,version_places .k)(again, repository, own, at, fail)).versao;
	}
	catch (error) {
		if (error instanceof user_error .y)
			return undefined;
		throw error;
	}
}
function fail({ message, remedy = $said('Correct it, and try again.') }) {
	throw new user_error .y(message, remedy);
}
async function prove(loaded, repository, after, scheme) {
	const config = configPathOf(loaded);
	const again = repository.isFile(config) ? (0,configuration .AM)(repository, config) : loaded;
	for (const [source, at] of sourcesOf(again)) {
		const { versao } = await (0,version_places .k)(again, repository, source, at, fail);
		if (versao !== after && scheme.order(versao, after) !== 0)
			throw new user_error .y($said`${at.join('.')} would be ${versao} and not ${after}: nothing is written.`, $said('Declare the version as one plain text.'));
	}
}
function configPathOf(loaded) {
	return loaded.placeOf(['versao']).file;
}


 }),

 11567:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   En: () => (  filesRead),
   b6: () => (  textOf),
   t2: () => (  recorded)
 });
 var _repository_readable_js$m0 = __webpack_require__(13521);
 var _text_code_points_js$m1 = __webpack_require__(62021);


function recorded(repository) {
	const read = new Set();
	return {
		read,
		repository: {
			others: repository.others,
			read(path) {
				read.add(path);
				return repository.read(path);
			},
			readBytes(path) {
				read.add(path);
				return repository.readBytes(path);
			},
			isFile: path => repository.isFile(path),
			glob: pattern => repository.glob(pattern),
		},
	};
}
function filesRead({ read }, more) {
	return new Set([...read, ...more].sort(_text_code_points_js$m1  .O));
}
function textOf({ repository, read }, file) {
	return read.has(file) ? (0,_repository_readable_js$m0  .G5)(() => repository.read(file)) : undefined;
}


 }),

 19099:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   M: () => (  ownBase),
   s: () => (  isSameCommit)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _git_git_js$m2 = __webpack_require__(36367);
 var _rules_comparison_js$m3 = __webpack_require__(96759);
 var _agreement_js$m4 = __webpack_require__(50079);
 var _open_side_js$m5 = __webpack_require__(85732);






async function isSameCommit(base, head, folder) {
	if (head.commit !== null)
		return head.commit === base.commit;
	if (!(0,_open_side_js$m5  .lQ)(folder))
		return false;
	if (base.commit === null)
		return (0,_open_side_js$m5  .lQ)(base.name) && realOf(base.name) === realOf(folder);
	const { code, stdout } = await (0,_git_git_js$m2  .lX)(folder, ['rev-parse', '--verify', '--quiet', 'HEAD']);
	if (code !== 0 || stdout.trim() !== base.commit)
		return false;
	const changed = await (0,_git_git_js$m2  .lX)(folder, ['status', '--porcelain', '--untracked-files=normal', '--', '.']);
	return changed.code === 0 && changed.stdout.trim() === '';
}
function ownBase({ name }, policy, { requireBase = false, ref, }) {
	const isDemanded = requireBase && ref?.startsWith('refs/tags/') === false;
	const rule = isDemanded ? { ..._rules_comparison_js$m3  .JZ, level: 'error' } : _rules_comparison_js$m3  .JZ;
	return (0,_agreement_js$m4  .g)(policy, rule, $said`${name} is what is checked: nothing can differ.`, '');
}
function realOf(folder) {
	return node_fs$m0.realpathSync.native((0,node_path$m1.resolve)(folder));
}


 }),

 8100:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   n: () => (  runOf)
 });
 var _repository_programs_js$m0 = __webpack_require__(63512);

function runOf({ loaded, repository, cache, }) {
	return { configuration: loaded, repository, programs: (0,_repository_programs_js$m0  .T)('check'), progress: () => { }, cache };
}


 }),

 4428:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   k: () => (  declaredAt)
 });
 var _extract_index_js$m0 = __webpack_require__(71723);

async function declaredAt(loaded, repository, source, at, report) {
	const placeOf = path => loaded.placeOf(path[0] === 'versao' ? [...at, ...path.slice(1)] : path);
	const { versao, places } = await (0,_extract_index_js$m0  .o6)({ ...loaded, config: { ...loaded.config, versao: source }, placeOf }, { repository, report }, { only: new Set() });
	return { versao, place: places?.get('versao') };
}


 }),

 75522:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  z: () => (  check)
});

var external_node_path_ = __webpack_require__(76760);
var agreement = __webpack_require__(50079);
var base_commit = __webpack_require__(70034);
var external_node_util_ = __webpack_require__(57975);
var contract_files = __webpack_require__(77964);
var drift = __webpack_require__(60921);
var finding = __webpack_require__(9314);
var comparison = __webpack_require__(96759);
var counted = __webpack_require__(35676);
var program_texts = __webpack_require__(59396);
var run_lexico = __webpack_require__(99046);
var said = __webpack_require__(54157);
var lexico = __webpack_require__(53379);
; 

const IN_PIECES = new Set(['palavras', 'simbolos', 'regioes']);
const OF_PEOPLE = new Set(['versao', 'nome', 'extensao', 'inexprimivel']);
function lexicoEdits(base, head) {
	return [
		...wordEdits(base, head),
		...symbolEdits(base, head),
		...regionEdits(base, head),
		...keyEdits(base, head),
	];
}
function wordEdits(base, head) {
	const [old, now] = [wordsOf(base), wordsOf(head)];
	const added = Object.entries(head.palavras).flatMap(([group, words]) => words
		.filter(word => !old.has(word))
		.map((word) => {
		const palavras = { ...base.palavras, [group]: [...(base.palavras[group] ?? []), word] };
		return { kind: 'new', name: word, alone: { ...base, palavras } };
	}));
	const gone = [...old]
		.filter(word => !now.has(word))
		.map((word) => {
		const groups = Object.entries(base.palavras).map(([group, words]) => [
			group,
			words.filter(each => each !== word),
		]);
		return { kind: 'gone', name: word, alone: { ...base, palavras: Object.fromEntries(groups) } };
	});
	return [...added, ...gone];
}
function wordsOf({ palavras }) {
	return new Set(Object.values(palavras).flat());
}
function symbolEdits(base, head) {
	const isIn = (list) => (symbol) => list.includes(symbol);
	const added = head.simbolos.filter(symbol => !isIn(base.simbolos)(symbol));
	const gone = base.simbolos.filter(symbol => !isIn(head.simbolos)(symbol));
	return [
		...added.map((name) => ({ kind: 'new', name, alone: { ...base, simbolos: [...base.simbolos, name] } })),
		...gone.map((name) => {
			const simbolos = base.simbolos.filter(symbol => symbol !== name);
			return { kind: 'gone', name, alone: { ...base, simbolos } };
		}),
	];
}
function regionEdits(base, head) {
	const [old, now] = [regionsOf(base), regionsOf(head)];
	const edits = [];
	for (const [nome, region] of now) {
		const before = old.get(nome);
		if (before !== undefined && JSON.stringify(before) === JSON.stringify(region))
			continue;
		const regioes = before === undefined
			? [...now.values()].flatMap(each => (each === region ? [region] : (old.get(each.nome) ?? [])))
			: [...old.values()].map(each => (each === before ? region : each));
		const kind = before === undefined ? 'new' : 'changed';
		edits.push({ kind, name: (0,lexico .CB)(region.abre)?.[0] ?? nome, alone: { ...base, regioes } });
	}
	for (const [nome, region] of old)
		if (!now.has(nome)) {
			const regioes = [...old.values()].filter(each => each !== region);
			edits.push({ kind: 'gone', name: (0,lexico .CB)(region.abre)?.[0] ?? nome, alone: { ...base, regioes } });
		}
	return edits;
}
function regionsOf({ regioes = [] }) {
	return new Map(regioes.map(region => [region.nome, region]));
}
function keyEdits(base, head) {
	const keys = [...new Set([...Object.keys(base), ...Object.keys(head)])];
	return keys
		.filter(key => !IN_PIECES.has(key) && !OF_PEOPLE.has(key))
		.filter(key => JSON.stringify(base[key]) !== JSON.stringify(head[key]))
		.map(key => ({ kind: 'changed', name: `lexico.${key}`, alone: { ...base, [key]: head[key] } }));
}

; 


const CODE = new Set(['palavra', 'contextual', 'nome', 'numero', 'simbolo', 'invalido']);
const MAX_SAMPLE = 300;
const MAX_EDITS = 100;
function recoloured(base, head, programs) {
	const edits = lexicoEdits(base, head);
	if (edits.length === 0)
		return [];
	const found = new Map();
	for (const [i, program] of programs.entries()) {
		const seen = new Set();
		for (const piece of piecesOf(base, head, program.text)) {
			const key = `${piece.before} ${piece.after}`;
			const entry = found.get(key) ?? { pieces: 0, files: new Set(), first: program, piece };
			found.set(key, entry);
			entry.files.add(i);
			const token = `${key} ${piece.counted}`;
			if (!seen.has(token))
				entry.pieces += 1;
			seen.add(token);
		}
	}
	return [...found.values()]
		.sort((a, b) => b.pieces - a.pieces)
		.map(({ pieces, files, first, piece }) => {
		const sample = shrunk(sampleOf(first.text, piece), text => shows(base, head, text, piece));
		const cause = edits.slice(0, MAX_EDITS).find(({ alone }) => shows(base, alone, sample, piece));
		const { before, after } = piece;
		const line = first.line + first.text.slice(0, piece.start).split('\n').length - 1;
		return { before, after, tokens: pieces, programs: files.size, file: first.file, line, sample, cause };
	});
}
function shows(base, head, text, { before, after }) {
	return piecesOf(base, head, text).some(piece => piece.before === before && piece.after === after);
}
function piecesOf(base, head, text) {
	const [read, readNow] = [(0,lexico .yR)(base, text), (0,lexico .yR)(head, text)];
	const [old, now] = [read.tokens, readNow.tokens];
	const [begins, beginsNow] = [beginningsOf(base, read.regions), beginningsOf(head, readNow.regions)];
	const pieces = [];
	let begun = 0;
	for (let i = 0, j = 0; i < old.length && j < now.length;) {
		const [a, b] = [old[i], now[j]];
		const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)];
		const kinds = kindsOf(base, a, head, b);
		if (kinds?.isNow ? beginsNow(b) : begins(a))
			begun = kinds?.isNow ? b.start : a.start;
		if (kinds !== undefined && kinds.before !== kinds.after && text.slice(start, end).trim() !== '')
			pieces.push({ before: kinds.before, after: kinds.after, start, end, counted: begun });
		if (a.end === end)
			i += 1;
		if (b.end === end)
			j += 1;
	}
	return pieces;
}
function kindsOf(base, a, head, b) {
	const [before, after] = [kindOf(base, a), kindOf(head, b)];
	if (before === undefined || after === undefined)
		return undefined;
	const [was, is] = [CODE.has(before), CODE.has(after)];
	return {
		before: was && !is ? 'codigo' : before,
		after: is && !was ? 'codigo' : after,
		isNow: was && !is,
	};
}
function beginningsOf({ regioes = [] }, regions) {
	const starts = new Set(regions.map(({ start }) => start));
	const whole = new Set(regioes.filter(lexico .mW).map(({ nome }) => nome));
	return ({ class: kind, start, name = '' }) => CODE.has(kind) || starts.has(start) || whole.has(name);
}
function kindOf({ regioes = [] }, { class: kind, name }) {
	if (kind === 'branco')
		return undefined;
	if (kind !== 'escape' && kind !== 'interpolacao' && kind !== 'formato')
		return kind;
	return regioes.find(({ nome }) => nome === name)?.classe;
}
function sampleOf(text, { start, end }) {
	const from = text.lastIndexOf('\n', start - 1) + 1;
	const to = text.indexOf('\n', end);
	return text.slice(Math.max(from, start - MAX_SAMPLE), Math.min(to < 0 ? text.length : to, start + MAX_SAMPLE));
}
function shrunk(text, isShown) {
	if (!isShown(text))
		return text;
	let shortest = text;
	for (let size = Math.ceil(text.length / 2); size >= 1; size = Math.floor(size / 2))
		for (let at = 0; at < shortest.length;) {
			const without = shortest.slice(0, at) + shortest.slice(at + size);
			if (isShown(without))
				shortest = without;
			else
				at += size;
		}
	return shortest;
}

var side_run = __webpack_require__(8100);
var editor = __webpack_require__(60324);
var editors = __webpack_require__(78577);
var mark = __webpack_require__(46316);
var repository_repository = __webpack_require__(5629);
; 







function staleGrammars({ loaded, repository, policy }, lexico, { index: { descricao, documentacao } }) {
	const { idioma = 'pt' } = loaded.config;
	const now = grammarsByName({ lexico, descricao, documentacao, idioma, programs: [] });
	const pattern = `**/{${[...now.keys()].join(',')}}`;
	return repository
		.glob(pattern)
		.filter(path => !program_texts .$.test(path))
		.flatMap(path => {
		const text = textAt(path);
		const name = [...now.keys()].find(each => path === each || path.endsWith(`/${each}`)) ?? '';
		if (text === undefined || !(0,mark .r)(text) || now.get(name)?.has(text))
			return [];
		const message = $said`${path} is not what \`lexico\` gives: editors colour by it what the language does not have any more.`;
		return (0,agreement .g)(policy, comparison .nE, message, '/api/lexico.json', { file: path });
	});
	function textAt(path) {
		try {
			return repository.read(path);
		}
		catch (error) {
			if (!(error instanceof repository_repository .ie))
				throw error;
			return undefined;
		}
	}
}
function grammarsByName(input) {
	const found = new Map();
	for (const { path, text } of (0,editors .D)(editor .G, '').flatMap(engine => engine.files(input))) {
		if (!(0,mark .r)(text))
			continue;
		const name = path.slice(path.indexOf('/') + 1);
		found.set(name, (found.get(name) ?? new Set()).add(text));
	}
	return found;
}

; 









const LEXICO = '/api/lexico.json';
const HOW_MANY = {
	comentario: count => (0,counted .h)(count, 'comment'),
	documentacao: count => (0,counted .h)(count, 'documentation comment'),
	texto: count => (0,counted .h)(count, 'text'),
	caractere: count => (0,counted .h)(count, 'character'),
	regex: count => (0,counted .h)(count, 'regular expression'),
	diretiva: count => (0,counted .h)(count, 'directive'),
	dado: count => (0,counted .h)(count, 'piece of data', 'pieces of data'),
	nome: count => (0,counted .h)(count, 'name'),
	palavra: count => (0,counted .h)(count, 'keyword'),
	contextual: count => (0,counted .h)(count, 'contextual word'),
	numero: count => (0,counted .h)(count, 'number'),
	simbolo: count => (0,counted .h)(count, 'symbol'),
	invalido: count => (0,counted .h)(count, 'invalid character'),
	codigo: () => (0,said .Vm)($said('code')),
};
async function colourFindings(base, head) {
	if (head.source === undefined)
		return [];
	const now = await readLexico(head);
	if (now.lexico === undefined)
		return [...now.findings];
	const told = [...now.findings, ...staleGrammars(head.source, now.lexico, head.set.files)];
	if (base.source === undefined)
		return told;
	const { lexico: old } = await readLexico(base);
	if (old === undefined)
		return told;
	const programs = (0,program_texts .P)(base.source.repository, old.extensao, [old.nome]);
	const { policy } = head.source;
	return [
		...told,
		...recoloured(old, now.lexico, programs).flatMap(each => {
			const { file, line } = each;
			return (0,agreement .g)(policy, comparison .ah, sentence(each, programs.length), LEXICO, { file, line });
		}),
	];
}
async function readLexico({ set, source, findings }) {
	if (source === undefined)
		return { lexico: undefined, findings: [] };
	return (0,run_lexico .K)((0,side_run .n)(source), set.files, findings);
}
function sentence({ before, after, tokens, programs, sample, cause }, known) {
	const isCounted = before === 'codigo';
	const was = HOW_MANY[before](tokens);
	const is = isCounted ? HOW_MANY[after](tokens) : plural(after);
	const shown = quoted(sample);
	const name = quoted(cause?.name ?? 'lexico');
	if (cause?.kind === 'new')
		return $said`The new ${name} turns ${was} into ${is}, in ${programs} of ${known} programs: ${shown} shows it.`;
	if (cause?.kind === 'gone')
		return $said`Without ${name}, ${was} became ${is}, in ${programs} of ${known} programs: ${shown} shows it.`;
	return $said`What changed of ${name} turns ${was} into ${is}, in ${programs} of ${known} programs: ${shown} shows it.`;
}
function quoted(text) {
	return `\`${text.replaceAll('`', "'").replaceAll('\n', '⏎')}\``;
}
function plural(kind) {
	return HOW_MANY[kind](2).replace(/^\P{L}+/u, '');
}

var check_committed = __webpack_require__(81001);
var program_code = __webpack_require__(1394);
var sorted = __webpack_require__(28145);
var text_words = __webpack_require__(61359);
; 


class WordIndex {
	texts;
	byWord = new Map();
	known = new Map();
	constructor(texts) {
		this.texts = texts;
		for (const [at, text] of texts.entries())
			for (const word of (0,text_words .Z9)(text)) {
				const places = this.byWord.get(word);
				if (places)
					places.push(at);
				else
					this.byWord.set(word, [at]);
			}
	}
	with(part) {
		const known = this.known.get(part);
		if (known)
			return known;
		const found = this.find(part);
		this.known.set(part, found);
		return found;
	}
	firstWith(part, from, end) {
		const places = this.with(part);
		const place = places[(0,sorted .nT)(places, from)];
		return place !== undefined && place < end ? place : undefined;
	}
	has(part, at) {
		return this.firstWith(part, at, at + 1) !== undefined;
	}
	find(part) {
		const words = [...(0,text_words .Z9)(part)];
		if (words[0] === part)
			return this.byWord.get(part) ?? [];
		const places = words.map(word => this.byWord.get(word) ?? []);
		const all = words.length === 0 ? [...this.texts.keys()] : places[0];
		const rarest = places.reduce((least, each) => (each.length < least.length ? each : least), all);
		return rarest.filter(at => (0,text_words .Vf)(this.texts[at], part));
	}
}

; 




class KnownPrograms {
	all;
	words;
	constructor(all) {
		this.all = all;
		this.words = new WordIndex(all.map(({ text }) => text));
	}
	static of(repository, { index, sintaxe, erros }) {
		const extension = /^\.\S+$/.test(sintaxe.extensao) ? sintaxe.extensao : undefined;
		const texts = [
			...(0,program_texts .P)(repository, extension, [index.nome]),
			...erros.codigos
				.filter(({ exemplo }) => exemplo.trim() !== '')
				.map(({ codigo, exemplo }) => ({
				file: `${(0,contract_files .XM)('erros')}#/codigos/${codigo}/exemplo`,
				line: 1,
				text: exemplo,
			})),
		];
		const markers = (0,program_code .F)(texts.map(({ text }) => text));
		return new KnownPrograms(texts.map(({ file, line, text }) => ({ file, line, text, code: (0,program_code .$N)(text, markers) })));
	}
	with(name) {
		return this.words.with(name).map(at => this.all[at]);
	}
}

var json_pointer = __webpack_require__(24477);
; 
const NAMED = /^\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*(?:=(?![=>~])|:(?!:))/u;
const MAX_CALL_CHARACTERS = 5000;
function callsOf(code, name) {
	const written = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
	const calls = [];
	for (const match of code.matchAll(new RegExp(`(?<![\\p{L}\\p{N}_])${written}\\s?\\(`, 'gu'))) {
		const line = code.slice(code.lastIndexOf('\n', match.index) + 1, match.index);
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
function isMisplaced({ positional }, before, after) {
	const names = new Set(after.map(({ name }) => name));
	return before
		.slice(0, positional)
		.some(({ name }, i) => names.has(name) && after[i] !== undefined && after[i]?.name !== name);
}
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

; 




const WORDS = /^(?:reservada|contextual|operador|verbo)-(?:removed|renamed)$|^reservada-added$|^palavra-became-reservada$/;
const SIGNATURE = /^(?:parametro-(?:added|removed|renamed|inserted|became-required|passing-narrowed)|parametros-reordered|assinatura-variante-removed)$/;
function useOf(change, base, head) {
	const { rule, name, before } = change;
	const old = typeof before === 'string' && /renamed|apelido-removed/.test(rule) ? before : name;
	if (WORDS.test(rule))
		return { name: old, breaks: ({ code }) => hasToken(code, old) };
	if (/^embutida-(?:removed|renamed)$/.test(rule))
		return { name: old, breaks: ({ code }) => hasToken(code, old) };
	if (/^modulo-(?:removed|renamed|apelido-(?:removed|moved))$/.test(rule))
		return { name: old, breaks: ({ text, code }) => (0,text_words .Vf)(code, old) || isImported(text, old) };
	const [list, owner = '', inside, symbol = ''] = (0,json_pointer .eC)(change.path);
	if (list !== 'modulos' || inside !== 'simbolos')
		return undefined;
	const was = moduleOf(base, owner);
	const names = [owner, ...(was?.apelidos ?? [])];
	const isOfModule = (program) => names.some(each => (0,text_words .Vf)(program.text, lastPart(each)));
	if (/^simbolo-(?:removed|renamed|moved)$/.test(rule)) {
		const own = rule === 'simbolo-moved' ? name : old;
		return { name: own, breaks: program => isOfModule(program) && (0,text_words .Vf)(program.code, own) };
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
function waysOf(module, name) {
	const written = module?.simbolos.find(({ nome }) => nome === name)?.assinatura;
	if (written === undefined)
		return undefined;
	const ways = (0,drift .IM)(written).map(each => (0,drift .uT)(each)?.parameters);
	return ways.includes(undefined) ? undefined : ways;
}
function hasToken(code, word) {
	if (!code.includes(word))
		return false;
	const written = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
	if (!/^[\p{L}_]/u.test(word))
		return new RegExp(`(?<![!-/:-@[-^\`{-~])${written}(?![!-/:-@[-^\`{-~])`, 'u').test(code);
	return new RegExp(`(?<![\\p{L}\\p{N}_.])${written}(?![\\p{L}\\p{N}_])`, 'u').test(code);
}
function isImported(text, name) {
	return ['"', "'", '`', '<'].some(quote => text.includes(quote + name)) && (0,text_words .Vf)(text, name);
}
function lastPart(name) {
	return name.split(/[./:]/).at(-1) ?? name;
}

; 


const MAX_NAMED = 20;
const MAX_NOTE_CHARACTERS = 1200;
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
				? { program: nameOf(shortest), text: shortest.text.trimEnd(), error: null }
				: null,
		};
	});
}
function nameOf({ file, line }) {
	return line === 1 ? file : `${file}:${line}`;
}
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

var main = __webpack_require__(2365);
var find = __webpack_require__(9757);
var support = __webpack_require__(20652);
var language_data = __webpack_require__(27239);
; 







const ALONE = { hasFile: () => false };
async function withMetErrors(evidence, changes, sides) {
	const isAsked = evidence.some(({ shortest }) => shortest !== null);
	const head = isAsked ? await supportOf(sides.head) : undefined;
	if (head === undefined)
		return [...evidence];
	const base = await supportOf(sides.base);
	const names = new Map(changes.map(({ fingerprint, name, before }) => [fingerprint, [name, before]]));
	return evidence.map(each => {
		const { fingerprint, shortest } = each;
		if (shortest === null)
			return each;
		const error = metError(shortest, names.get(fingerprint) ?? [], head, base);
		return { ...each, shortest: { ...shortest, error } };
	});
}
async function supportOf({ set, source }) {
	if (source === undefined)
		return undefined;
	const run = (0,side_run .n)(source);
	const { lexico } = await (0,run_lexico .K)(run, set.files);
	if (lexico === undefined)
		return undefined;
	const { files, origins, unread = [], baseUrl } = set;
	const read = { files, origins, details: new Map(), baseUrl: baseUrl ?? undefined, unread: [...unread] };
	return new support .E((0,language_data .x)(run, read, lexico));
}
function metError({ text }, names, head, base) {
	const { codigos } = head.language.data.files.erros;
	const entryOf = (code) => codigos.find(({ codigo }) => codigo === code);
	const isNamed = ({ start, end }) => names.some(name => typeof name === 'string' && (0,text_words .Vf)(text.slice(start, end), met_errors_lastPart(name)));
	const [error] = problemsIn(text, head)
		.filter(isNamed)
		.flatMap(problem => {
		const taught = entryOf(head.codeOf(problem));
		const isSound = taught && (!base || problemsIn(taught.exemplo, base).some(each => isAlike(each, problem)));
		return (isSound ? taught : entryOf(base?.codeOf(problem))) ?? [];
	});
	return error ? { codigo: error.codigo, titulo: error.titulo, solucao: error.solucao } : null;
}
function problemsIn(text, support) {
	const document = main .V.create(`refdata:/program${support.language.extension}`, '', 0, text);
	return (0,find .G)(support.program(document), ALONE);
}
function isAlike(one, other) {
	return one.kind === other.kind && one.detail === other.detail;
}
function met_errors_lastPart(name) {
	return name.split(/[./:]/).at(-1) || name;
}

var readable = __webpack_require__(13521);
var recorded = __webpack_require__(11567);
; 




class ChangedLines {
	all;
	files = new Map();
	words;
	constructor(all) {
		this.all = all;
		this.words = new WordIndex(all.map(({ text }) => text));
		for (const [at, { file, line }] of all.entries()) {
			const known = this.files.get(file);
			if (known)
				known.numbers.push(line);
			else
				this.files.set(file, { start: at, numbers: [line] });
		}
	}
	static of(own, other) {
		const all = [];
		for (const file of own.read) {
			const text = (0,recorded .b6)(own, file) ?? '';
			const before = counterpartOf(file, own, other);
			if (text === before)
				continue;
			for (const [line, content] of newLines(before.split('\n'), text.split('\n')))
				all.push({ file, line, text: content });
		}
		return new ChangedLines(all);
	}
	get isEmpty() {
		return this.all.length === 0;
	}
	has({ file, line }) {
		const numbers = this.files.get(file)?.numbers ?? [];
		return line !== undefined && numbers[(0,sorted .nT)(numbers, line)] === line;
	}
	onlyWith(texts) {
		const found = new Set();
		for (const text of texts)
			for (const at of this.words.with(text))
				if (found.add(at).size > 1)
					return undefined;
		const [at] = found;
		return at === undefined ? undefined : this.all[at];
	}
	nearestWith(texts, entry) {
		const [start, end] = this.rangeOf(entry);
		const firsts = () => texts.flatMap(text => this.words.firstWith(text, start, end) ?? []);
		return this.onlyWith(texts) ?? this.all[Math.min(...firsts())];
	}
	nearestWithBoth(texts, others, entry) {
		const count = (list) => list.reduce((sum, text) => sum + this.words.with(text).length, 0);
		const [few, many] = count(texts) < count(others) ? [texts, others] : [others, texts];
		const found = new Set(few.flatMap(text => this.words.with(text)));
		const both = [...found].filter(at => many.some(text => this.words.has(text, at)));
		if (both.length === 1)
			return this.all[both[0]];
		const [start, end] = this.rangeOf(entry);
		return this.all[Math.min(...both.filter(at => at >= start && at < end))];
	}
	rangeOf({ file, line = 0 }) {
		const { start, numbers } = this.files.get(file) ?? { start: 0, numbers: [] };
		return [start + (0,sorted .nT)(numbers, line), start + numbers.length];
	}
	get only() {
		const [first] = this.all;
		const isOne = this.all.every(({ file, line }, i) => file === first?.file && line === first.line + i);
		return isOne ? first : undefined;
	}
}
function counterpartOf(file, own, other) {
	const known = (0,recorded .b6)(other, file) ?? (0,readable .G5)(() => other.repository.read(file));
	if (known !== undefined)
		return known;
	const gone = [...other.read].filter(path => !own.repository.isFile(path));
	return gone.map(path => (0,recorded .b6)(other, path) ?? '').join('\n');
}
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

var json_object = __webpack_require__(18765);
; 




const NAMES = new Set(['palavra', 'simbolo', 'nome', 'codigo', 'grupo', 'flag', 'comando']);
function configuredBy(base, head) {
	const known = new Map();
	const editsOf = (list) => {
		const key = list.join('.');
		const found = known.get(key) ?? [...editsBetween(valueAt(base, list), valueAt(head, list), list)];
		known.set(key, found);
		return found;
	};
	return change => {
		const list = listOf(change.path);
		const edits = list ? editsOf(list).filter(edit => explains(edit, change)) : [];
		const [first] = edits;
		if (first === undefined)
			return undefined;
		const side = edits.every(edit => edit.side === 'base') ? 'base' : 'head';
		const path = edits.reduce((common, edit) => commonOf(common, edit.path), first.path);
		return { place: (side === 'base' ? base : head).placeOf(path), side };
	};
}
function listOf(path) {
	if (path.startsWith(contract_files .AM))
		return ['registro', 'pacotes'];
	const [, file] = /^\/api\/(\w+)\.json#/.exec(path) ?? [];
	if (file === undefined || file === 'index')
		return undefined;
	const [part] = (0,json_pointer .eC)(path);
	if (file !== 'sintaxe' && file !== 'conteudos')
		return [file];
	return part === undefined ? undefined : [file, part];
}
function explains({ path }, change) {
	const fields = path.filter((_, i) => path[i - 1] === 'map').map(String);
	if (NAMES.has(fields.at(-1) ?? ''))
		fields.pop();
	const parts = new Set((0,json_pointer .eC)(change.path));
	return fields.every(field => parts.has(field));
}
function* editsBetween(before, after, path) {
	if ((0,external_node_util_.isDeepStrictEqual)(before, after))
		return;
	if (before === undefined || after === undefined) {
		yield { path, side: after === undefined ? 'base' : 'head' };
	}
	else if (Array.isArray(before) && Array.isArray(after)) {
		yield* editsOfItems(before, after, path);
	}
	else if ((0,json_object .G)(before) && (0,json_object .G)(after)) {
		for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
			yield* editsBetween(before[key], after[key], [...path, key]);
	}
	else
		yield { path, side: 'head' };
}
function* editsOfItems(before, after, path) {
	const isSame = (a, b) => (0,external_node_util_.isDeepStrictEqual)(a, b);
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && isSame(before[start], after[start]))
		start += 1;
	let end = 0;
	while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end)))
		end += 1;
	const [olds, nows] = [before, after].map(items => items.slice(start, items.length - end));
	const isPaired = olds?.length === nows?.length;
	for (const [i, now] of (nows ?? []).entries())
		yield* editsBetween(isPaired ? olds?.[i] : undefined, now, [...path, start + i]);
	if (!isPaired)
		for (const i of (olds ?? []).keys())
			yield { path: [...path, start + i], side: 'base' };
}
function valueAt({ config }, path) {
	return path.reduce((value, key) => ((0,json_object .G)(value) ? value[key] : undefined), config);
}
function commonOf(a, b) {
	const until = a.findIndex((key, i) => key !== b[i]);
	return until < 0 ? a : a.slice(0, until);
}

; 







const SCHEMAS = '/schemas/';
const MAX_LINES = 5000;
function placedChanges(changes, sides) {
	const texts = { base: textsOf(sides.base), head: textsOf(sides.head) };
	const lines = differing(sides);
	const { base, head } = sides;
	const configured = base && head && configuredBy(base.loaded, head.loaded);
	const byConfiguration = new Set();
	const isOnCause = ({ place, side }) => place !== null && lines[side]()?.has(place) === true;
	const nearest = (change) => {
		if (!change.place || hasOwnFile(change))
			return change;
		const { side } = change;
		const changed = lines[side]();
		const byNames = () => named(change, texts[side]) ?? change.place;
		if (!changed)
			return { ...change, place: byNames() };
		return { ...change, place: causeOf(change, change.place, byNames, changed) };
	};
	const onlyCause = ({ side }) => onlyLine(lines.base(), lines.head(), side);
	const placed = changes.map(change => {
		const near = nearest(change);
		if (isOnCause(near))
			return near;
		const cause = configured?.(change);
		const moved = { ...near, ...(cause ?? (hasOwnFile(change) ? undefined : onlyCause(near))) };
		if (cause)
			byConfiguration.add(moved);
		return moved;
	});
	const lineOfEdit = ({ before, after }) => {
		const [old, now] = [lines.base()?.onlyWith([before]), lines.head()?.onlyWith([after])];
		return before !== '' && after !== '' && now && old?.file === now.file ? placeOf(now) : null;
	};
	return { changes: placed, isOnCause, isConfigured: change => byConfiguration.has(change), lineOfEdit };
}
function hasOwnFile({ path, place }) {
	if (path.startsWith(contract_files .Lh))
		return place !== null;
	return path.startsWith(contract_files .AM) || path.startsWith(SCHEMAS);
}
function differing({ base, head }) {
	const lines = cached((side) => {
		if (!base || !head)
			return undefined;
		return side === 'base' ? ChangedLines.of(base, head) : ChangedLines.of(head, base);
	});
	return { base: () => lines('base'), head: () => lines('head') };
}
function named(change, source) {
	const { place, path } = change;
	const [, owner, ...inside] = namesOf(path);
	if (!place?.line || !source || owner === undefined || inside.length === 0)
		return undefined;
	return nearer({ ...place, line: place.line }, owner, traces(change, inside), source);
}
function causeOf(change, entry, byNames, changed) {
	const [, owner = '', ...inside] = namesOf(change.path);
	if (inside.length === 0 && changed.has(entry))
		return entry;
	const values = newValues(change);
	const isTelling = (value) => value.length >= MIN_TELLING_CHARACTERS;
	const names = [owner, change.name, inside[1] ?? ''].filter(each => each !== '');
	const found = changed.nearestWithBoth(values, names, entry) ?? changed.nearestWith(values.filter(isTelling), entry);
	if (found)
		return placeOf(found);
	const place = byNames();
	const known = [place, entry].find(each => each !== null && changed.has(each));
	if (known)
		return known;
	const line = changed.onlyWith(names);
	return line ? placeOf(line) : place;
}
function onlyLine(base, head, side) {
	if (!base || !head)
		return undefined;
	const [own, other] = side === 'base' ? [base, head] : [head, base];
	if (!own.isEmpty && !other.isEmpty && own.only?.file !== other.only?.file)
		return undefined;
	if (own.only)
		return { place: placeOf(own.only), side };
	return own.isEmpty && other.only
		? { place: placeOf(other.only), side: side === 'base' ? 'head' : 'base' }
		: undefined;
}
function placeOf({ file, line }) {
	return { file, line };
}
const MIN_TELLING_CHARACTERS = 4;
function newValues({ rule, side, before, after }) {
	const [own, other] = side === 'head' ? [after, before] : [before, after];
	if (isMove(rule))
		return [];
	if (typeof own !== 'string')
		return [];
	const known = new Set(typeof other === 'string' ? trimmedLines(other) : []);
	return trimmedLines(own).filter(line => line !== '' && !known.has(line));
}
function isMove(rule) {
	return rule.endsWith('-moved');
}
function trimmedLines(text) {
	return text.split('\n').map(line => line.trim());
}
function namesOf(path) {
	return (0,json_pointer .eC)(path);
}
function textsOf(source) {
	if (source === undefined)
		return undefined;
	const linesOf = cached((file) => {
		const text = (0,recorded .b6)(source, file);
		return text === undefined ? undefined : new WordIndex(text.split('\n'));
	});
	const filesWith = cached((word) => [...source.read].flatMap(file => {
		const line = lineOf(linesOf(file), word, 1);
		return line === undefined ? [] : [[file, line]];
	}));
	return { linesOf, filesWith };
}
function cached(work) {
	const known = new Map();
	return key => {
		if (!known.has(key))
			known.set(key, work(key));
		return known.get(key);
	};
}
function traces({ rule, side, after }, [field = '', name, part, parameter]) {
	const now = side === 'head' && typeof after === 'string' && !isMove(rule) ? after : '';
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
		const own = endOf(linesOf(place.file), words, place.line);
		if (own !== undefined)
			return { file: place.file, line: own };
		if (inOwnFile || words.some(word => (0,text_words .Vf)(word, owner)))
			continue;
		const others = filesWith(owner).flatMap(([file, start]) => {
			const line = endOf(linesOf(file), words, start);
			return line === undefined ? [] : [{ file, line }];
		});
		if (others.length === 1)
			return others[0];
	}
	return undefined;
}
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
	const at = lines?.firstWith(name, from - 1, from - 1 + MAX_LINES);
	return at === undefined ? undefined : at + 1;
}

var policies = __webpack_require__(79193);
var registry = __webpack_require__(10850);
; 


const AT_ONCE = 8;
async function publishedPackages({ pacotes }, source, declared) {
	const unread = new Map();
	const packages = new Map();
	await (0,registry .gG)(Object.entries(pacotes), AT_ONCE, async ([name, { versoes, ...about }]) => {
		const known = declared.packages.get(name)?.releases;
		const releases = new Map();
		for (const [version, { arquivo, dependencias, dataforge }] of Object.entries(versoes)) {
			const release = { dependencias, dataforge };
			const files = known?.has(version) ? await filesOf(source, arquivo, (0,registry .I5)(name, version)) : undefined;
			if (typeof files === 'string') {
				const subject = `${contract_files .AM}#/pacotes/${name}/versoes/${version}`;
				unread.set(subject, $said`The archive of ${name} ${version} ${files}.`);
			}
			releases.set(version, typeof files === 'object' ? { ...release, files } : release);
		}
		packages.set(name, { name, about, releases });
	});
	const ordered = Object.keys(pacotes).map(name => [name, packages.get(name)]);
	return { packages: { packages: new Map(ordered) }, unread: new Map([...unread].sort()) };
}
async function filesOf(source, arquivo, root) {
	const result = await source.read(contract_files .AM.replace('index.json', (0,registry .Bf)(arquivo)));
	if (result.kind === 'missing')
		return $said('is not published');
	if (result.kind === 'too-large')
		return $said('is too large');
	if (result.kind !== 'found')
		return result.reason;
	const files = new Map();
	const { fault } = await (0,registry .bL)(inOnePiece(result.bytes), root, async ({ path, content }) => {
		files.set(path.normalize('NFC'), await (0,registry .qQ)(content));
	});
	return fault ? fault.message : files;
}
async function* inOnePiece(bytes) {
	yield bytes;
}

var raised_version = __webpack_require__(2807);
var external_node_perf_hooks_ = __webpack_require__(643);
var external_node_vm_ = __webpack_require__(30714);
var _2020 = __webpack_require__(52210);
var capped = __webpack_require__(19606);
var rule_info = __webpack_require__(50238);
; 








const MAX_MATCHING_MS = 2000;
const SCHEMA_REMEDY = $said('Publish a JSON Schema (draft 2020-12) as `refdata build` writes it.');
function schemaDriftIn(files, schemas, departure) {
	return (0,capped .u)(contract_files .GY.flatMap(name => schemas[name] === undefined ? [] : driftOf(name, files[name], schemas[name], departure)));
}
function driftOf(name, data, schema, departure) {
	const path = (0,contract_files .XM)(name);
	const { level, remedy, unusable } = departure;
	try {
		const ajv = new _2020.Ajv2020({
			allErrors: true,
			strict: false,
			validateFormats: false,
			logger: false,
			code: { regExp: boundedRegExp(MAX_MATCHING_MS) },
		});
		const validate = ajv.compile(schema);
		if (validate(data))
			return [];
		return (validate.errors ?? []).map(({ instancePath, message, params }) => {
			const extra = params.additionalProperty ?? '';
			const what = `${(0,json_pointer .lR)(instancePath)} ${message}${extra === '' ? '' : ` (${extra})`}`;
			return (0,rule_info .h)({ ...comparison .Xz, level, remedy }, $said`By the published schema of ${path}, ${what}.`, `${path}#${instancePath}`);
		});
	}
	catch (error) {
		const message = $said`The published schema of ${path} cannot be used: ${error.message}.`;
		return [(0,rule_info .h)({ ...comparison .Xz, level: unusable, remedy: SCHEMA_REMEDY }, message, path)];
	}
}
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
			toString: () => String(pattern),
		};
	};
	return Object.assign(engine, { code: 'new RegExp' });
}

var canonical = __webpack_require__(96845);
var validators = __webpack_require__(17642);
var published = __webpack_require__(14336);
var manifest = __webpack_require__(78007);
; 


class CommittedSource {
	repository;
	folder;
	isFolder = true;
	constructor(repository, 
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
			return bytes.length > published .tp ? { kind: 'too-large' } : { kind: 'found', bytes };
		}
		catch (error) {
			if (!(error instanceof repository_repository .ie))
				throw error;
			return { kind: 'unreadable', reason: $said`cannot be read: ${error.message}` };
		}
	}
	async listApi() {
		return [];
	}
}

var first_of = __webpack_require__(85184);
; 




const what_differs_MAX_NAMED = 3;
function whatDiffers(name, source, committed) {
	const text = Buffer.from(committed).toString('utf8');
	const data = parsed(text);
	if (data === undefined)
		return $said('it is no JSON');
	const own = JSON.parse(JSON.stringify(source[name]));
	if ((0,external_node_util_.isDeepStrictEqual)(data, own))
		return howItIsWritten(text, own);
	if (!validators .y$[name](data))
		return $said('it does not follow the schema of this version');
	const changes = (0,drift .iv)({ files: { ...source, [name]: data }, origins: new Map() }, { files: source, origins: new Map() }).map(({ message }) => message.replace(/\.$/, ''));
	const { versao } = data;
	if (versao !== source[name].versao)
		changes.unshift($said`\`versao\` is ${versao} there, and ${source[name].versao} here`);
	if (changes.length === 0)
		return $said('its entries stand in another order, or its totals are other ones');
	return (0,first_of .z)(changes, what_differs_MAX_NAMED);
}
function howItIsWritten(text, own) {
	const isSameLayout = [undefined, 2].some(indent => JSON.stringify(own, null, indent) === text.trimEnd());
	return isSameLayout && !text.includes('\r')
		? $said('only the newline at its end, or how it is indented, differs')
		: $said('its data is the same, and only how it is written differs (blanks, line endings, order of keys)');
}
function parsed(text) {
	try {
		return JSON.parse(text.replace(/^\ufeff/, ''));
	}
	catch {
		return undefined;
	}
}

; 











const STAYING = new Set([drift .Xr, drift .v6]);
async function staleData(set, side, { committed, policy }) {
	const found = [];
	for (const folder of committed)
		found.push(...(await staleIn(folder, set, side, policy)));
	return found;
}
async function staleIn(folder, { files, packages }, { loaded, repository }, policy) {
	const source = new CommittedSource(repository, folder);
	const stale = await staleFiles(files, source);
	if (stale.length === 0)
		stale.push(...(await staleManifest(source)));
	if (packages)
		stale.push(...(await staleRegistry(packages, source)));
	const remedy = $said`Run \`refdata build --into ${folder}\` and commit what it writes.`;
	return stale.flatMap(({ path, message, isMissing }) => {
		const place = isMissing ? loaded.placeOf(['check', 'committed']) : { file: source.placeOf(path) };
		return (0,agreement .g)(policy, comparison ._X, message, path, place, remedy);
	});
}
async function staleFiles(files, source) {
	const stale = [];
	for (const name of contract_files .GY) {
		const path = (0,contract_files .XM)(name);
		const expected = (0,canonical .d)(files[name], name === 'index' ? 'indented' : 'compact');
		const committed = await source.read(path);
		if (committed.kind === 'missing')
			stale.push({ path, message: $said`${source.placeOf(path)} is not committed.`, isMissing: true });
		else if (committed.kind !== 'found')
			stale.push({
				path,
				message: $said`${source.placeOf(path)} is not what the source gives: it cannot be read.`,
			});
		else if (Buffer.compare(committed.bytes, expected) !== 0) {
			const what = whatDiffers(name, files, committed.bytes);
			stale.push({ path, message: $said`${source.placeOf(path)} is not what the source gives: ${what}.` });
		}
	}
	return stale;
}
async function staleManifest(source) {
	const { findings } = await (0,published .Fw)(source);
	const [first] = findings.filter(({ level, rule, subject }) => level === 'error' && rule !== manifest .ws.id && subject?.startsWith(contract_files .U4));
	if (first === undefined)
		return [];
	const message = $said`${source.placeOf(contract_files .U4)} is not of the files beside it: ${first.message}`;
	return [{ path: contract_files .U4, message }];
}
async function staleRegistry(declared, source) {
	const committed = await source.read(contract_files .AM);
	if (committed.kind !== 'found')
		return [];
	const place = source.placeOf(contract_files .AM);
	const { data } = (0,published .JE)(contract_files .AM, place, committed.bytes);
	if (!validators .y$.registro(data))
		return [{ path: contract_files .AM, message: $said`${place} is no index of packages.` }];
	const known = await publishedPackages(data, source, declared);
	const differences = [...(0,drift .pD)(known.packages, declared)].filter(({ rule }) => !STAYING.has(rule));
	const nowhere = () => null;
	const changes = (0,drift .PP)(differences, {}, { base: nowhere, head: nowhere }).map(({ message }) => message);
	return changes.map(change => ({
		path: contract_files .AM,
		message: $said`${place} is not what the source gives: ${change}`,
	}));
}

; 

















const OWN_SCHEMA = $said('Publish data and schemas that one build has written.');
const VERSAO = `${(0,contract_files .XM)('index')}#/versao`;
async function compareSides(base, head, opened, judging, release = null) {
	const { set, findings: built, source } = head.data;
	const terms = (0,policies .fd)(base, head);
	const findings = [...opened, ...built, ...(0,policies ._X)(base, head)];
	if (source) {
		findings.push(...(await (0,agreement .s)(source, set.files.index.versao, terms)));
		findings.push(...(await staleData(set, source, terms)));
	}
	return base.kind === 'data'
		? compareData(base, head, findings, judging, terms, release)
		: withoutBase(base, head, findings, judging);
}
function withoutBase(base, head, findings, { failOn = 'unbumped', requireBase = false }) {
	if (base.kind === 'broken') {
		const [first] = base.findings;
		const where = first?.place?.line === undefined ? '' : ` (${first.place.file}:${first.place.line})`;
		const message = $said`The base ${base.name} cannot be built: ${first?.message ?? ''}${where}`;
		const rule = requireBase ? { ...comparison .vy, level: 'error' } : comparison .vy;
		const remedy = first?.remedy ? $said`In the base: ${first.remedy} Or name another base.` : rule.remedy;
		findings.push(...(0,agreement .g)(requireBase ? {} : policyOf(head), rule, message, '', undefined, remedy));
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
		compared: { base: 0, head: (0,drift .s9)(head.data.set) },
		counts: (0,drift .sU)([]),
		changes: [],
		causes: [],
		evidence: [],
		unknown: [],
		excepted: [],
		findings,
	};
}
async function compareData(base, head, findings, { failOn = 'unbumped', today, isItself = false }, terms, release) {
	const { source } = head.data;
	const { policy, scheme } = terms;
	const set = withSchemas(head.data, terms);
	const before = asPublished(base.data);
	const old = await withPackages(base.data, before, set, policy, findings);
	const found = (0,drift .EQ)(old, set, terms.changePolicy);
	const { changes: all, unknown, switchedOff } = found;
	const sifted = (0,drift .iu)(all, terms.exceptions, today);
	findings.push(...(0,drift .iu)(all, source?.exceptions ?? [], today).findings);
	const compared = { base: (0,drift .s9)(old), head: (0,drift .s9)(set) };
	findings.push(...reliance(unknown, compared, terms), ...leftOut(switchedOff));
	findings.push(...(await colourFindings(base.data, head.data)));
	const level = (0,drift .AE)(sifted.changes);
	const [was, versao] = [before.files.index.versao, set.files.index.versao];
	const isDue = release?.isDue ?? true;
	const since = release?.side
		? await sinceRelease(release.side, isDue, set, terms, today, findings)
		: undefined;
	const direct = judgementOf(found, level, was, versao, scheme);
	const isReleased = (terms.settings.release ?? 'every-pull-request') !== 'every-pull-request';
	const makesUp = isDue && (isReleased || release?.isAll === true);
	const judgement = demandedHere(since ? together(direct, since.judgement, level, makesUp) : direct, isDue);
	const { edits, obstacle } = await editsFor(judgement, source, versao, scheme);
	const byHand = obstacle === null ? '' : $said` No line can be suggested for it: ${obstacle}`;
	for (const { rule, message } of judgement.breaches)
		findings.push(...(0,agreement .g)(policy, rule, message, VERSAO, set.origins.get(VERSAO), `${rule.remedy}${byHand}`));
	findings.push(...driftFrom(before.schemas ?? {}, set, isMajor(was, versao, scheme)));
	const sides = { ...(base.data.source && { base: base.data.source }), ...(source && { head: source }) };
	const { changes, ...known } = placedChanges(sifted.changes, sides);
	return {
		ok: !fails(findings, level, failOn),
		verdict: isItself && judgement.verdict === 'unchanged' ? 'unknown' : judgement.verdict,
		level,
		requiredBump: judgement.required,
		suggestion: judgement.suggestion,
		edits,
		...compare_sides_named(base, was, head),
		release: since?.result ?? null,
		compared,
		counts: (0,drift .sU)(sifted.changes),
		changes,
		causes: (0,drift .cZ)(changes, known),
		evidence: await evidenceFor(changes, base, head),
		unknown,
		excepted: sifted.excepted,
		findings,
	};
}
async function evidenceFor(changes, base, head) {
	const [was, now] = [base.data, head.data];
	if (was.source === undefined)
		return [];
	const evidence = evidenceOf(changes, { set: was.set, repository: was.source.repository }, { set: now.set, repository: now.source?.repository });
	return withMetErrors(evidence, changes, { base: was, head: now });
}
async function editsFor({ breaches, suggestion }, source, versao, scheme) {
	if (suggestion === null || !source || breaches.length === 0)
		return { edits: [], obstacle: null };
	return (0,raised_version .$)(source, versao, suggestion, scheme);
}
function asPublished({ set, source }) {
	const committed = source && (0,check_committed .qI)(source);
	return committed ? { ...set, ...committed, origins: new Map([...set.origins, ...committed.origins]) } : set;
}
function withSchemas({ set, source }, { committed: [folder] }) {
	const committed = source && (0,check_committed .qI)(source, folder);
	if (!committed)
		return set;
	const { schemas, origins } = committed;
	return { ...set, schemas, origins: new Map([...set.origins, ...origins]) };
}
function driftFrom(before, { files, published, schemas = {} }, isMajor) {
	const departed = Object.entries(before).filter(([name, schema]) => !(0,external_node_util_.isDeepStrictEqual)(schema, schemas[name]));
	return [
		...schemaDriftIn(published ?? files, schemas, { level: 'error', remedy: OWN_SCHEMA, unusable: 'error' }),
		...schemaDriftIn(published ?? files, Object.fromEntries(departed), {
			level: isMajor ? 'notice' : 'error',
			remedy: comparison .Xz.remedy,
			unusable: 'warning',
		}),
	];
}
function reliance(unknown, compared, { policy, settings }) {
	const found = [];
	if (compared.base === 0 || compared.head === 0) {
		const which = compared.base === 0 ? 'base' : 'head';
		found.push(...(0,agreement .g)({}, comparison .z_, $said`The ${which} has no entry in any list.`, ''));
	}
	const [first] = unknown;
	if (first === undefined)
		return found;
	const place = (0,drift .Lb)({ place: first.place, side: first.placeSide }) ?? undefined;
	const budget = settings.unknown;
	const count = unknown.length;
	const message = count === 1
		? $said`Of one value nobody can tell whether it changed: ${first.path}.`
		: $said`Of ${count} values nobody can tell whether they changed, the first one ${first.path}.`;
	if (budget !== undefined && count > budget)
		found.push(...(0,agreement .g)({}, comparison .MY, $said`${message} \`check.unknown\` is ${budget}.`, first.path, place));
	else
		found.push(...(0,agreement .g)(policy, comparison .LS, message, first.path, place));
	return found;
}
function leftOut(switchedOff) {
	if (switchedOff.size === 0)
		return [];
	const count = [...switchedOff.values()].reduce((sum, each) => sum + each, 0);
	const rules = [...switchedOff.keys()].map(rule => `\`${rule}\``).join(', ');
	const message = $said`${(0,counted .h)(count, 'change')} of rules that the base has switched off: ${rules}.`;
	return (0,agreement .g)({}, comparison .Ks, message, '');
}
function judgementOf({ changes: all, unknown, switchedOff }, level, before, after, scheme) {
	const format = all.some(({ rule }) => (0,drift .Vd)(rule)?.format);
	const changed = all.length > 0 || unknown.length > 0 || switchedOff.size > 0;
	return (0,drift .S4)({ before, after, level, changed, format }, scheme);
}
async function sinceRelease(side, isDue, head, terms, today, findings) {
	const before = await withPackages(side.data, asPublished(side.data), head, terms.policy, findings);
	const found = (0,drift .EQ)(before, head, terms.changePolicy);
	const { changes } = (0,drift .iu)(found.changes, terms.exceptions, today);
	const [was, versao] = [before.files.index.versao, head.files.index.versao];
	const level = (0,drift .AE)(changes);
	const judgement = judgementOf(found, level, was, versao, terms.scheme);
	return {
		judgement,
		result: {
			name: side.name,
			commit: side.commit,
			versao: was,
			level,
			counts: (0,drift .sU)(changes),
			requiredBump: judgement.required,
			suggestion: judgement.suggestion,
			due: isDue,
		},
	};
}
function together(own, release, level, makesUp) {
	if (own.verdict === 'decreased' || own.verdict === 'malformed')
		return own;
	if (makesUp)
		return release;
	return own.verdict === 'unchanged' && level === 'none' ? own : release;
}
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
async function withPackages({ published }, set, head, policy, findings) {
	if (!set.registro || !published || !head.packages)
		return set;
	const known = await publishedPackages(set.registro, published, head.packages);
	for (const [subject, message] of known.unread)
		findings.push(...(0,agreement .g)(policy, comparison .JV, message, subject));
	return { ...set, packages: known.packages };
}
function fails(findings, level, failOn) {
	if (failOn === 'none')
		return findings.some(({ rule }) => rule === comparison .UX.id || rule === comparison .z_.id);
	return (0,drift .x7)(failOn, level) || (0,finding .JD)(findings);
}
function isMajor(before, after, scheme) {
	const [old, now] = [scheme.parse(before), scheme.parse(after)];
	return old !== undefined && now !== undefined && scheme.bumpBetween(old, now) === 'major';
}
function policyOf(side) {
	return side.kind === 'data' ? (side.data.source?.policy ?? {}) : {};
}

var short_commit = __webpack_require__(97595);
; 

function comparedRepositories(base, head) {
	const [before, after] = [readBy(base), readBy(head)];
	const names = new Set([...after, ...before].map(({ name }) => name));
	return [...names].map(name => {
		const [old, now] = [before, after].map(all => all.find(each => each.name === name));
		if (!old)
			return $said`${name} is new: ${shown(now)}.`;
		if (!now)
			return $said`${name} is read no more: it was ${shown(old)}.`;
		return shown(old) === shown(now)
			? $said`${name} is the same on both sides: ${shown(now)}.`
			: $said`${name} is ${shown(now)}, and was ${shown(old)}.`;
	});
}
function readBy(side) {
	return (side.kind === 'data' && side.data.source?.repository.others?.read()) || [];
}
function shown(repository) {
	const { text = '', commit = null, modified = false } = repository ?? {};
	if (commit === null)
		return $said`${text}, from a folder that is no clone`;
	return $said`${text}, at commit ${(0,short_commit .A)(commit)}${modified ? $said(' with changes') : ''}`;
}

var defaults = __webpack_require__(61673);
var open_side = __webpack_require__(85732);
var user_error = __webpack_require__(14343);
var http_address = __webpack_require__(73301);
; 










const TIMEOUT_MS = 10_000;
const NOTHING = { releases: [], findings: [] };
const INDEX_PATH = (0,contract_files .XM)('index');
async function publishedReleases(base, versao, { scheme, settings, policy }, wanted) {
	const address = base.data.set.baseUrl ?? null;
	if (address === null || settings.published === false || (0,http_address .nU)(address))
		return NOTHING;
	const source = (0,published .BV)(address, TIMEOUT_MS);
	const found = await versaoAt(source);
	if (found.kind === 'new')
		return NOTHING;
	if (found.kind === 'unread') {
		const message = $said`${source.placeOf(INDEX_PATH)} ${found.reason}: whether a release is published there is not known.`;
		return { releases: [], findings: (0,agreement .g)(policy, comparison .EX, message, '') };
	}
	const named = found.versao;
	if ((scheme.order(named, versao) ?? 0) >= 0)
		return NOTHING;
	const open = () => opened(source, address, named, wanted);
	return { releases: [{ versao: named, open }], findings: [] };
}
async function versaoAt(source) {
	const result = await source.read(INDEX_PATH);
	if (result.kind === 'missing')
		return result.gone ? { kind: 'unread', reason: (0,said .Vm)($said('was taken away (410 Gone)')) } : { kind: 'new' };
	if (result.kind === 'too-large')
		return { kind: 'unread', reason: (0,said .Vm)($said('is too large')) };
	if (result.kind !== 'found')
		return { kind: 'unread', reason: result.reason };
	const { data } = (0,published .JE)(INDEX_PATH, source.placeOf(INDEX_PATH), result.bytes);
	const versao = data?.versao;
	return typeof versao === 'string'
		? { kind: 'found', versao }
		: { kind: 'unread', reason: (0,said .Vm)($said('is no index of a language')) };
}
async function opened(source, address, versao, wanted) {
	const commit = await commitAt(source);
	const built = commit === undefined ? undefined : await builtFrom(commit, address, wanted);
	if (built?.data.set.files.index.versao === versao)
		return built;
	const side = await (0,open_side .cj)(address, wanted, true);
	return side.kind === 'data' ? side : undefined;
}
async function commitAt(source) {
	const result = await source.read(contract_files .U4);
	if (result.kind !== 'found')
		return undefined;
	const { data } = (0,published .JE)(contract_files .U4, source.placeOf(contract_files .U4), result.bytes);
	if (!validators .y$.manifest(data))
		return undefined;
	const { commit, modified } = data.source;
	return commit === null || modified ? undefined : commit;
}
async function builtFrom(id, name, { remote, ...language }) {
	try {
		const side = await (0,open_side .tR)(await (0,base_commit .D3)(language.repo, id, remote), name, language);
		return side.kind === 'data' ? side : undefined;
	}
	catch (error) {
		if (error instanceof user_error .y)
			return undefined;
		throw error;
	}
}

var connection = __webpack_require__(4695);
var git = __webpack_require__(36367);
var absent_commit = __webpack_require__(84754);
; 



const PREFIX = /^(?:.*[/_-])?v?(?=\d)/i;
const releases_NAMES = [/^v/i, /^.*[/_-]/, /^.*[/_-]v/i];
async function tagsOf(repo, remote) {
	const { code, stdout } = await (0,git .lX)(repo, ['tag', '--list']);
	const local = code === 0 ? stdout.split('\n').filter(tag => tag !== '') : [];
	if (remote === undefined || (local.length > 0 && !(await (0,absent_commit .fE)(repo))))
		return local;
	const home = { cwd: remote.temporary, env: { HOME: remote.temporary, USERPROFILE: remote.temporary } };
	const args = ['ls-remote', '--tags', '--refs', '--end-of-options', remote.url.href];
	const asked = await (0,git .$Y)(args, { ...home, ...(0,connection .m)(remote.url, remote.token) });
	if (asked.code !== 0)
		return local;
	const known = [...asked.stdout.matchAll(/\trefs\/tags\/(\S+)$/gm)].map(([, tag = '']) => tag);
	return [...new Set([...local, ...known])];
}
async function tagsAtHead(repo) {
	const { code } = await (0,git .lX)(repo, ['diff', '--quiet', 'HEAD', '--']);
	if (code !== 0)
		return new Set();
	const { stdout } = await (0,git .lX)(repo, ['tag', '--points-at', 'HEAD']);
	return new Set(stdout.split('\n').filter(tag => tag !== ''));
}
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
function tagsOfOthers({ tag: like }, versao, tags, scheme) {
	const before = (tag, text) => tag.slice(0, tag.length - text.length);
	const [known] = versionIn(like, scheme) ?? [];
	return [...tags].flatMap(tag => {
		const [text] = versionIn(tag, scheme) ?? [];
		if (text === undefined || known === undefined || before(tag, text) !== before(like, known))
			return [];
		return scheme.order(text, versao) === 0 ? [] : [{ tag, versao: text }];
	});
}
function versionIn(tag, scheme) {
	for (const text of [tag, ...[PREFIX, ...releases_NAMES].map(before => tag.replace(before, ''))]) {
		const version = scheme.parse(text);
		if (version)
			return [text, version];
	}
	return undefined;
}

; 









const TAGS = 'refs/tags/';
const MAX_CANDIDATES = 5;
const RELEASE_BRANCH = /^refs\/heads\/releases?([/-]|$)/;
async function lastRelease(base, head, wanted) {
	const { repo, sinceRelease = false } = wanted;
	if (!sinceRelease || base.kind !== 'data' || head.kind !== 'data' || base.commit === null)
		return { release: null, findings: [] };
	const remote = wanted.remote ?? (await (0,base_commit .k$)(repo));
	const terms = (0,policies .fd)(base, head);
	const { versao } = head.data.set.files.index;
	const own = await tagsAtHead(repo);
	const isDue = await isRaiseDue(terms.settings.release, wanted, own);
	const tags = (await tagsOf(repo, remote)).filter(tag => wanted.isForNext || !own.has(tag));
	const tagged = releasesBefore(versao, tags, terms.scheme).map(each => ({
		...each,
		open: () => taggedSide(each.tag, base, wanted, remote),
	}));
	const published = await publishedReleases(base, versao, terms, { ...wanted, remote });
	const findings = [...published.findings];
	const candidates = [...tagged, ...published.releases].sort((a, b) => terms.scheme.order(b.versao, a.versao) ?? 0);
	for (const { versao: named, tag, open } of candidates.slice(0, MAX_CANDIDATES)) {
		const side = await open();
		if (side?.kind === 'broken')
			findings.push(...notBuilt(tag ?? named, side, terms.policy));
		if (side?.kind !== 'data' || terms.scheme.order(side.data.set.files.index.versao, named) !== 0)
			continue;
		if (tag !== undefined && !wanted.isForNext)
			for (const other of tagsOfOthers({ tag, versao: named }, versao, tagsBuilt(own, wanted), terms.scheme))
				findings.push(...notTagged(other.tag, head, terms.policy));
		return { release: { side, isDue }, findings };
	}
	return { release: { side: null, isDue }, findings };
}
function tagsBuilt(own, { ref = '' }) {
	return ref.startsWith(TAGS) ? new Set([...own, ref.slice(TAGS.length)]) : own;
}
function notTagged(tag, { data: { set } }, policy) {
	const subject = `${(0,contract_files .XM)('index')}#/versao`;
	const message = $said`The tag ${tag} stands at this commit, and \`versao\` is ${set.files.index.versao}.`;
	return (0,agreement .g)(policy, comparison .yC, message, subject, set.origins.get(subject));
}
async function taggedSide(tag, base, wanted, remote) {
	const commit = await (0,base_commit .D3)(wanted.repo, `refs/tags/${tag}`, remote);
	const side = commit.id === base.commit ? base : await (0,open_side .tR)(commit, tag, wanted);
	return { ...side, name: tag };
}
function notBuilt(name, { findings: [first] }, policy) {
	const message = $said`The release ${name} cannot be built: ${first?.message ?? ''}`;
	const remedy = $said('Judge by another release with --base, or do nothing where that is no release of this language.');
	return (0,agreement .g)(policy, comparison .EX, message, '', undefined, remedy);
}
async function isRaiseDue(policy = 'every-pull-request', { repo, ref }, tagsHere) {
	if (policy === 'every-pull-request')
		return true;
	if (policy === 'tag')
		return ref?.startsWith(TAGS) ?? tagsHere.size > 0;
	const branch = ref ?? (await (0,defaults .pV)(repo));
	return branch.startsWith(TAGS) || RELEASE_BRANCH.test(branch);
}

var same_commit = __webpack_require__(19099);
; 












async function check(options) {
	const head = await openHead(options);
	if (head.kind === 'absent') {
		throw new user_error .y(head.reason, $said('Write a refdata.yml (docs/configuration.md shows how), or name yours with --config.'));
	}
	if (head.kind === 'broken') {
		const { name, findings } = head;
		const isList = findings.length > 0 && findings.every(({ place }) => place?.file === drift .SV);
		throw new user_error .y(isList ? $said`${drift .SV} has mistakes.` : $said`The reference of ${name} cannot be built.`, $said('Correct it and try again.'), { findings });
	}
	const { side: base, findings } = await openBase(options, head);
	for (const sentence of comparedRepositories(base, head))
		findings.push(...(0,agreement .g)(policyOf(head), comparison .CG, sentence, ''));
	const last = await lastRelease(base, head, options);
	const isAll = await (0,same_commit .s)(base, head, options.head ?? options.repo);
	const isItself = isAll && !last.release?.side;
	if (isItself)
		findings.push(...(0,same_commit .M)(base, policyOf(head), options));
	return compareSides(base, head, [...findings, ...last.findings], { ...options, isItself }, last.release && { ...last.release, isAll });
}
async function openHead(options) {
	const { head, repo, remote } = options;
	if (head === undefined)
		return (0,open_side .yp)(repo, options);
	if ((0,http_address .PW)(head))
		return (0,open_side .cj)(head, options);
	if ((0,open_side .lQ)(head))
		return (0,open_side .yp)(head, options);
	return (0,open_side .tR)(await (0,base_commit .D3)(repo, head, remote), head, options);
}
async function openBase(options, head) {
	const { base } = options;
	if (base !== undefined && (0,http_address .PW)(base))
		return { side: await (0,open_side .cj)(base, options, true), findings: [] };
	if (base !== undefined && (0,open_side .lQ)(base))
		return { side: await (0,open_side .yp)(base, options), findings: [] };
	const exactBase = options.exactBase || options.head !== undefined;
	const { name, commit, isUnrelated } = await (0,base_commit .tI)({ ...options, exactBase });
	const message = $said`${name} and ${head.name} have no common history: they are compared as they are.`;
	const findings = isUnrelated ? (0,agreement .g)(policyOf(head), comparison .Qu, message, '') : [];
	const side = await (0,open_side .tR)(commit, name, options);
	const isElsewhere = options.head !== undefined && head.commit === null;
	if (side.kind !== 'absent' || isElsewhere)
		return { side, findings };
	const former = await (0,open_side .ye)(commit, head, options);
	if (former === undefined)
		return { side, findings };
	const moved = $said`${side.reason} It has the language in ${external_node_path_.posix.join(former.folder, former.config)}, and that is compared.`;
	findings.push(...(0,agreement .g)(policyOf(head), comparison .ji, moved, ''));
	return { side: await (0,open_side .tR)(commit, name, options, former), findings };
}


 }),

 96722:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Cs: () => (  authorizationConfig),
   SK: () => (  checkToken),
   eo: () => (  secretForms),
   fn: () => (  tokenFor)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);
 var _repository_address_js$m1 = __webpack_require__(74906);


const TOKEN_USER = 'x-access-token';
function tokenFor(url, tokens, serverUrl) {
	const origin = (0,_repository_address_js$m1  .yv)(url);
	if (origin === '')
		return '';
	if (tokens.repositoryToken !== '')
		return tokens.repositoryToken;
	return URL.canParse(serverUrl) && origin === new URL(serverUrl).origin ? tokens.token : '';
}
function authorizationConfig(url, token) {
	return token === ''
		? []
		: [[`http.${(0,_repository_address_js$m1  .yv)(url)}/.extraheader`, `Authorization: Basic ${encode(token)}`]];
}
function secretForms(token) {
	if (token === '')
		return [];
	const colon = token.indexOf(':');
	const secret = colon === -1 ? [] : [token.slice(colon + 1)];
	return [token, ...secret, encode(token)].filter(form => form !== '');
}
function checkToken(input, token) {
	if (/[\p{Cc} ]/u.test(token)) {
		throw new _findings_user_error_js$m0  .y($said`${input} holds a space or a line break, so it is not a token.`, $said('Store the bare token as a secret, without anything around it.'));
	}
}
function encode(token) {
	return Buffer.from(token.includes(':') ? token : `${TOKEN_USER}:${token}`).toString('base64');
}


 }),

 14840:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   S: () => (  explainFailure),
   z: () => (  failureKind)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);

const MAX_QUOTE_CHARACTERS = 300;
const NO_ROOM = /No space left on device|Disk quota exceeded/;
const SIGNS = [
	['no-room', NO_ROOM],
	['ref-not-found', /couldn't find remote ref|not our ref|unadvertised object|no such remote ref/i],
	['redirected', /returned error: 30\d/],
	['token-refused', /could not read (?:Username|Password)|Authentication failed|returned error: 401/],
	['no-permission', /returned error: 403/],
	['server-trouble', /returned error: (?:429|5\d\d)/],
	[
		'not-found',
		/repository '.*' not found|does not appear to be a git repository|returned error: 4(?:04|10)/,
	],
	['not-found', /not valid: is this a git repository|no such file or directory|dubious ownership/i],
	['certificate', /certificate|SSL|TLS/],
	[
		'unreachable',
		/could not resolve|failed to connect|couldn't connect|connection (?:refused|reset|timed out)/i,
	],
	['unreachable', /unable to access|timed out|too slow|empty reply|unreachable|early EOF|hung up/i],
	['object-format', /mismatched algorithms/],
];
function failureKind(stderr) {
	const words = stderr.replace(/'[a-z]+:\/\/[^']*'/g, "''");
	return SIGNS.find(([, sign]) => sign.test(words))?.[0] ?? 'other';
}
function explainFailure(kind, stderr, attempt) {
	const { where, remedy } = EXPLANATIONS[kind](attempt);
	const quote = quotation(stderr);
	return new _findings_user_error_js$m0  .y(quote === '' ? `${where}.` : $said`${where}: git says "${quote}".`, remedy);
}
const EXPLANATIONS = {
	'ref-not-found': ({ url, ref }) => ({
		where: ref === ''
			? $said`The repository ${url.href} has no default branch: it is empty`
			: $said`The repository ${url.href} has no branch, tag or commit ${ref}`,
		remedy: ref === '' ? $said('Push a commit to it, or name a branch in "ref".') : $said('Correct "ref".'),
	}),
	redirected: ({ url }) => ({
		where: $said`The server sends requests for ${url.href} to another address, where the token does not belong`,
		remedy: $said('Write the present address of the repository in "repository": it was renamed or moved.'),
	}),
	'token-refused': ({ url, authorized }) => authorized
		? {
			where: $said`${url.host} refused the token for ${url.href}`,
			remedy: $said('Give a token that is valid for that server and may read the repository, in "repository-token".'),
		}
		: {
			where: $said`${url.href} does not exist, or is private and no token was sent to ${url.host}`,
			remedy: $said('Check the address; for a private repository give a token that may read it, in "repository-token".'),
		},
	'no-permission': ({ url, authorized }) => ({
		where: $said`${url.host} does not permit reading ${url.href}`,
		remedy: authorized
			? $said('Give a token with read permission for the contents of that repository, in "repository-token".')
			: $said('Give a token that may read the repository, in "repository-token".'),
	}),
	'not-found': ({ url, authorized }) => ({
		where: $said`There is no git repository at ${url.href}${authorized ? $said(' that the token may see') : ''}`,
		remedy: url.protocol === 'file:'
			? $said('Check the path, and that the folder belongs to the user that runs the job.')
			: $said('Check owner and name; a private repository needs a token that may read it, in "repository-token".'),
	}),
	certificate: ({ url }) => ({
		where: $said`No safe connection to ${url.host}`,
		remedy: $said('If the server has a certificate of its own authority, name that authority in GIT_SSL_CAINFO.'),
	}),
	unreachable: ({ url }) => ({
		where: $said`${url.host === '' ? url.href : url.host} cannot be reached from this machine`,
		remedy: $said('Check the host name, the network of the runner and its proxy (HTTPS_PROXY), then run the job again.'),
	}),
	'server-trouble': ({ url }) => ({
		where: $said`${url.host} is in trouble or overloaded`,
		remedy: $said('Run the job again in some minutes.'),
	}),
	'object-format': ({ url }) => ({
		where: $said`${url.href} names its commits with SHA-256`,
		remedy: $said('Give the 64 digits of the commit in "ref".'),
	}),
	'no-room': ({ url }) => ({
		where: $said`There is no room on the disk for ${url.href}`,
		remedy: $said('Make room in the folder for temporary files (RUNNER_TEMP in a job), or take a larger runner.'),
	}),
	other: ({ url }) => ({
		where: $said`Fetching ${url.href} failed`,
		remedy: $said('Try "git fetch" of that address by hand, or check out the repository in a step before.'),
	}),
};
function quotation(stderr) {
	const lines = stderr.split(/\r\n|\r|\n/).filter(line => line.trim() !== '');
	const line = lines.find(text => NO_ROOM.test(text)) ??
		lines.findLast(text => /^(?:fatal|error): /.test(text)) ??
		lines.at(-1) ??
		'';
	const clean = line
		.replace(/^(?:fatal|error): /, '')
		.replace(/\p{Cc}+/gu, ' ')
		.trim();
	return clean.length > MAX_QUOTE_CHARACTERS ? `${clean.slice(0, MAX_QUOTE_CHARACTERS)}…` : clean;
}


 }),

 4695:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   m: () => (  connectionTo)
 });
 var _authorization_js$m0 = __webpack_require__(96722);

const SLOWEST_BYTES_PER_SECOND = 1000;
const SLOW_FOR_SECONDS = 60;
function connectionTo(url, token, redirects = token === '' ? 'initial' : 'false') {
	return {
		protocols: url.protocol === 'file:' ? 'file' : 'http:https',
		config: [
			['http.lowSpeedLimit', String(SLOWEST_BYTES_PER_SECOND)],
			['http.lowSpeedTime', String(SLOW_FOR_SECONDS)],
			['http.followRedirects', redirects],
			...(0,_authorization_js$m0  .Cs)(url, token),
		],
	};
}


 }),

 20652:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  E: () => (  Support)
});

var imports = __webpack_require__(10682);
var language = __webpack_require__(65151);
var lexico_reading = __webpack_require__(28241);
var codes = __webpack_require__(56667);
var program = __webpack_require__(84087);
var pattern = __webpack_require__(27524);
; 

const OPENING = /(\s*(?::|\{|\bdo\b|\bthen\b|\bbegin\b))\s*$/;
const CLOSING = /^(?:[)\]}]+|[\p{L}_]+);?$/u;
const MAX_HEADER_CHARACTERS = 80;
function snippetsOf(language) {
	const found = [];
	for (const [word, { item }] of language.words) {
		for (const { codigo } of item.exemplos) {
			const body = blockOf(word, codigo, language);
			if (body === undefined)
				continue;
			found.push({ word, body });
			break;
		}
	}
	return found;
}
function blockOf(word, code, language) {
	const lines = code.split('\n').map(line => line.trimEnd());
	const at = lines.findIndex(line => new RegExp(`^\\s*${(0,pattern .M)(word)}(?![\\p{L}\\p{N}_])`, 'u').test(line));
	const header = lines[at];
	const inner = lines.slice(at + 1).find(line => line.trim() !== '');
	if (at < 0 || header === undefined || inner === undefined)
		return undefined;
	const [indent, deeper] = [indentOf(header), indentOf(inner)];
	if (!deeper.startsWith(indent) || deeper.length <= indent.length)
		return undefined;
	const said = header.slice(indent.length + word.length);
	const opening = OPENING.exec(said)?.[0] ?? '';
	const between = said.slice(0, said.length - opening.length);
	if (between.length > MAX_HEADER_CHARACTERS || /["'`#]|\/\//.test(between))
		return undefined;
	const gap = between.trim() === '' ? '' : ` \${1:${escapeSnippet(between.trim())}}`;
	const close = lines
		.slice(at + 1)
		.find(line => line.trim() !== '' && indentOf(line).length <= indent.length)
		?.trim();
	const isClosed = close !== undefined &&
		CLOSING.test(close) &&
		(language.isReserved(close.replace(/;$/, '')) || /^[)\]}]/.test(close));
	const isNeeded = /[{]|do|then|begin/.test(opening);
	if (isNeeded && !isClosed)
		return undefined;
	const end = isClosed && (isNeeded || opening.trim() === '') ? `\n${escapeSnippet(close)}` : '';
	return `${escapeSnippet(word)}${gap}${escapeSnippet(opening.trimEnd())}\n\t$0${end}`;
}
function indentOf(line) {
	return /^[ \t]*/.exec(line)?.[0] ?? '';
}
function escapeSnippet(text) {
	return text.replace(/[\\$}]/g, '\\$&');
}

; 






class Support {
	language;
	importWords;
	snippets;
	codeOf;
	tokenizer;
	constructor(data, tongue, offered = new Set()) {
		this.tokenizer = data.lexico && (0,lexico_reading .z)(data.lexico);
		this.language = new language .T(data, tongue);
		this.importWords = (0,imports .c9)(this.language);
		this.snippets = snippetsOf(this.language).filter(({ word }) => !offered.has(word));
		this.codeOf = (0,codes .l)(this.language, document => this.program(document));
	}
	program(document, before) {
		return new program .B(document, this.language, this.importWords, this.tokenizer, before);
	}
}


 }),

 59396:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $: () => (  NOT_OWN),
   P: () => (  programTexts)
 });
 var _text_code_points_js$m0 = __webpack_require__(62021);
 var _readable_js$m1 = __webpack_require__(13521);


const MAX_FILES = 800;
const MAX_TOTAL_CHARACTERS = 8_000_000;
const MAX_FILE_CHARACTERS = 200_000;
const MAX_PAGES = 600;
const NOT_OWN = /(^|\/)(\.git|node_modules|vendor|third_?party|site-packages|dist-packages)\//i;
const BLOCK = /^(?<fence>`{3,}|~{3,})[ \t]*\{?\.?(?<language>[\w+#-]+)[^\n]*\n(?<code>[\s\S]*?)^\k<fence>/gm;
function programTexts(repository, extension, names) {
	const programs = [];
	let characters = 0;
	const add = (program) => {
		characters += program.text.length;
		if (characters <= MAX_TOTAL_CHARACTERS)
			programs.push(program);
	};
	if (extension !== undefined)
		for (const file of spread(repository.glob(`**/*${extension}`).filter(each => !NOT_OWN.test(each)))) {
			const text = (0,_readable_js$m1  .b6)(repository, file) ?? '';
			if (text.length <= MAX_FILE_CHARACTERS)
				add({ file, line: 1, text, isBlock: false });
		}
	const infos = new Set([...names, ...(extension === undefined ? [] : [extension.slice(1)])].map(lower));
	for (const file of repository.glob('**/*.{md,mdx,markdown}').slice(0, MAX_PAGES)) {
		if (NOT_OWN.test(file))
			continue;
		const page = (0,_readable_js$m1  .b6)(repository, file) ?? '';
		for (const { index, groups } of page.matchAll(BLOCK)) {
			if (!groups?.language || !infos.has(lower(groups.language)))
				continue;
			const line = page.slice(0, index).split('\n').length + 1;
			add({ file, line, text: groups.code ?? '', isBlock: true });
		}
	}
	return programs;
}
function spread(paths) {
	if (paths.length <= MAX_FILES)
		return [...paths];
	const sorted = [...paths].sort(_text_code_points_js$m0  .O);
	return Array.from({ length: MAX_FILES }, (_, i) => sorted[Math.floor((i * sorted.length) / MAX_FILES)]);
}
function lower(text) {
	return text.toLowerCase();
}


 })

};
