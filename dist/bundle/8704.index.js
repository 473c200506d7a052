export const id = 8704;
export const ids = [8704];
export const modules = {

 8704:
 ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
 var _runtime_engine_js$m0 = __webpack_require__(93941);
 var _action_event_file_js$m1 = __webpack_require__(78206);
 var node_crypto$m2 = __webpack_require__(77598);
 var _actions_core$m3 = __webpack_require__(91659);
 var _actions_github$m4 = __webpack_require__(61351);
 var _action_failure_js$m5 = __webpack_require__(69337);
 var _action_in_inputs_js$m6 = __webpack_require__(74372);
 var _action_inputs_js$m7 = __webpack_require__(26280);
 var _action_modes_js$m8 = __webpack_require__(9650);
 var _action_outputs_js$m9 = __webpack_require__(45841);
 var _action_runner_js$m10 = __webpack_require__(86193);
 var _findings_check_tongue_js$m11 = __webpack_require__(56516);
 var _findings_refusal_js$m12 = __webpack_require__(88719);
 var _findings_user_error_js$m13 = __webpack_require__(14343);
 var _git_authorization_js$m14 = __webpack_require__(96722);
 var _report_annotations_js$m15 = __webpack_require__(81517);
 var _report_log_js$m16 = __webpack_require__(53773);
 var _report_summary_js$m17 = __webpack_require__(71231);
 var _text_visible_js$m18 = __webpack_require__(38696);




















const ANNOTATE = { error: _actions_core$m3  .z3, warning: _actions_core$m3  .$e, notice: _actions_core$m3  .lm };
let isApiDocs = false;
await main();
async function main() {
	const { payload, problem } = (0,_action_event_file_js$m1  .z)(process.env);
	const runner = (0,_action_runner_js$m10  .f)(process.env, { ..._actions_github$m4  ._, payload });
	let report;
	try {
		report = await work(runner, problem);
	}
	catch (error) {
		report = explain(error, runner);
	}
	report = (0,_action_in_inputs_js$m6  .RQ)(report, isApiDocs, runner);
	try {
		await present(report);
	}
	catch (error) {
		_actions_core$m3  .C1((0,_text_visible_js$m18  .R)(explain(error, runner).verdict));
	}
}
async function work(runner, problem) {
	const read = (name) => _actions_core$m3  .V4(name);
	for (const secret of _action_inputs_js$m7  .pH.flatMap(name => (0,_git_authorization_js$m14  .eo)(read(name))))
		_actions_core$m3  .Pq(secret);
	if (problem !== null)
		throw problem;
	(0,_action_runner_js$m10  .t)(runner);
	(0,_findings_check_tongue_js$m11  .j)(process.env.REFDATA_LANG);
	const inputs = (0,_action_inputs_js$m7  .Ko)(read, _action_modes_js$m8  .F, givenInputs(process.env));
	isApiDocs = inputs.mode === 'api-docs';
	return _action_modes_js$m8  .F[inputs.mode].run(inputs, { runner, say });
}
function givenInputs(env) {
	const given = Object.keys(env).filter(name => name.startsWith('INPUT_') && env[name] !== '');
	return given.map(name => name.slice('INPUT_'.length).toLowerCase());
}
function explain(thrown, runner) {
	const error = (0,_findings_refusal_js$m12  .x)(thrown) ?? thrown;
	if (error instanceof _findings_user_error_js$m13  .y)
		return (0,_action_failure_js$m5  .LK)(error);
	say(error instanceof Error ? (error.stack ?? error.message) : String(error));
	return (0,_action_failure_js$m5  .r)(error, runner.issues);
}
async function present(report) {
	for (const { level, message, properties } of (0,_report_annotations_js$m15  .h)(report))
		ANNOTATE[level](message, properties);
	if (report.findings.length > 0) {
		_actions_core$m3  .Oh($said`All findings (${report.findings.length})`);
		say((0,_report_log_js$m16  .hq)(report).join('\n'));
		_actions_core$m3  .N4();
	}
	await writeSummary((0,_report_summary_js$m17  .z)(report));
	if (report.outcome === 'success')
		say(report.verdict);
	else
		_actions_core$m3  .C1((0,_text_visible_js$m18  .R)(report.verdict));
	writeOutputs(report);
}
function writeOutputs(report) {
	try {
		for (const [name, value] of Object.entries((0,_action_outputs_js$m9  .Y)(report)))
			_actions_core$m3  .uH(name, value);
	}
	catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new _findings_user_error_js$m13  .y($said`The outputs cannot be written: ${reason}.`, $said('Run this in a job of GitHub Actions, or create the file that GITHUB_OUTPUT names.'), { cause });
	}
}
async function writeSummary(text) {
	try {
		await _actions_core$m3  .z.addRaw(text, true).write();
	}
	catch (error) {
		_actions_core$m3  .Yz($said`No job summary: ${error instanceof Error ? error.message : String(error)}`);
	}
}
function say(text) {
	_actions_core$m3  .pq((0,_report_log_js$m16  .I5)(text, (0,node_crypto$m2.randomUUID)()));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

 }),

 78206:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   z: () => (  readEventFile)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);
 var _git_event_payload_js$m1 = __webpack_require__(71268);
 var _event_js$m2 = __webpack_require__(9643);



(0,_git_event_payload_js$m1  .wv)(process.env);
function readEventFile(env) {
	const file = (0,_git_event_payload_js$m1  .Rm)(env);
	if (file === '')
		return { payload: {}, problem: null };
	const read = payloadIn(file);
	if (typeof read !== 'string')
		return { payload: read, problem: null };
	const problem = new _findings_user_error_js$m0  .y($said`The event of this job cannot be read: the file that GITHUB_EVENT_PATH names ${read}. Without it nobody knows whose code this is about.`, $said('Run the job again; on a runner of your own, see that its files are kept until the job ends.'));
	return { payload: {}, problem };
}
function payloadIn(file) {
	try {
		const payload = (0,_git_event_payload_js$m1  .rD)(file);
		const fault = (0,_event_js$m2  .x5)(payload);
		return fault === undefined
			? payload
			: $said`is not as GitHub writes it (${fault})`;
	}
	catch (error) {
		const { code, message } = error;
		return error instanceof SyntaxError ? $said`is no JSON (${message})` : $said`cannot be opened (${code ?? message})`;
	}
}


 }),

 9643:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   W0: () => (  branchOf),
   j_: () => (  readEvent),
   x5: () => (  payloadFault)
 });
 var zod$m0 = __webpack_require__(88343);
 var _git_fork_js$m1 = __webpack_require__(1947);


function readEvent({ eventName, payload, sha, ref, actor }) {
	const { action, repository, pull_request: pull, merge_group: group, workflow_run: run, before, commits, } = PAYLOAD.parse(payload);
	const scheduledOn = eventName === 'schedule' ? onBranch(ref ?? '') : null;
	const base = pull?.base?.sha ?? group?.base_sha ?? before ?? '';
	const head = pull?.head;
	return {
		name: eventName ?? '',
		commit: sha ?? '',
		ref: ref ?? '',
		defaultBranch: repository?.default_branch ?? scheduledOn ?? '',
		isFork: repository?.fork === true,
		pullRequest: !pull
			? null
			: {
				number: pull.number ?? 0,
				branch: head?.ref ?? '',
				commit: head?.sha ?? '',
				into: pull.base?.ref ?? '',
				fromFork: (0,_git_fork_js$m1  .t)(payload),
				isClosed: action === 'closed',
			},
		run: !run
			? null
			: {
				event: run.event ?? '',
				commit: run.head_sha ?? '',
				branch: run.head_branch ?? '',
				repository: run.head_repository?.full_name ?? '',
			},
		base: /^0*$/.test(base) ? null : base,
		actor: actor ?? '',
		messages: (commits ?? []).map(({ message }) => message ?? ''),
	};
}
function branchOf({ ref }) {
	return onBranch(ref);
}
function onBranch(ref) {
	return ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : null;
}
const TEXT = zod$m0  .YjP().nullish();
const REPOSITORY = zod$m0  .Ikc({ default_branch: TEXT, full_name: TEXT, fork: zod$m0  .zMY().nullish() }).nullish();
const PAYLOAD = zod$m0  .Ikc({
	action: TEXT,
	repository: REPOSITORY,
	pull_request: zod$m0  .Ikc({
		number: zod$m0  .aig().nullish(),
		base: zod$m0  .Ikc({ sha: TEXT, ref: TEXT }).nullish(),
		head: zod$m0  .Ikc({ ref: TEXT, sha: TEXT, repo: REPOSITORY }).nullish(),
	})
		.nullish(),
	merge_group: zod$m0  .Ikc({ base_sha: TEXT }).nullish(),
	workflow_run: zod$m0  .Ikc({ event: TEXT, head_sha: TEXT, head_branch: TEXT, head_repository: REPOSITORY })
		.nullish(),
	before: TEXT,
	forced: zod$m0  .zMY().nullish(),
	commits: zod$m0  .YOg(zod$m0  .Ikc({ message: TEXT })).nullish(),
});
function payloadFault(payload) {
	const [issue] = PAYLOAD.safeParse(payload).error?.issues ?? [];
	return issue && [issue.path.join('.'), issue.message].filter(Boolean).join(': ');
}


 }),

 69337:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   LK: () => (  failureReport),
   r: () => (  bugReport),
   vR: () => (  reporting)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);
 var _report_report_js$m1 = __webpack_require__(78429);


function failureReport(error, origin = _report_report_js$m1  .JW) {
	return {
		outcome: 'error',
		verdict: `${error.message} ${error.remedy}`,
		findings: error.findings,
		origin,
		files: [],
		versao: null,
		sitePath: null,
		counts: {},
	};
}
function bugReport(error, issues) {
	const message = error instanceof Error ? error.message : String(error);
	const ours = $said`refdata-action has a bug (${message}).`;
	return failureReport(new _findings_user_error_js$m0  .y(ours, $said`Please report it with the stack from the log of this step: ${issues}`));
}
async function reporting(origin, work) {
	try {
		return await work();
	}
	catch (error) {
		if (error instanceof _findings_user_error_js$m0  .y)
			return failureReport(error, origin);
		throw error;
	}
}


 }),

 74372:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   RQ: () => (  reportInInputs),
   ht: () => (  inInputs),
   ve: () => (  inWorkspace)
 });
 var node_path$m0 = __webpack_require__(76760);
 var _text_pattern_js$m1 = __webpack_require__(27524);
 var _text_said_js$m2 = __webpack_require__(54157);
 var _inputs_js$m3 = __webpack_require__(26280);
 var _paths_js$m4 = __webpack_require__(14903);





const OTHER_NAMES = {
	repo: 'path',
	'out-dir': 'api-docs-dir',
	strict: 'fail-on-gaps',
};
const API_DOCS_NAMES = {
	base: 'api-docs-base',
	titulo: 'api-docs-title',
	versao: 'api-docs-version',
	descricao: 'api-docs-description',
};
const OPTION = /(?<![\w-])--([a-z][a-z-]*[a-z])(?![\w-])/g;
const INPUTS = new Set((0,_inputs_js$m3  .vj)());
function inInputs(text, isApiDocs) {
	const name = (option) => (isApiDocs ? API_DOCS_NAMES[option] : undefined) ??
		OTHER_NAMES[option] ??
		(INPUTS.has(option) ? option : undefined);
	const inWords = (words) => words.replace(OPTION, (whole, option) => {
		const input = name(option);
		return input === undefined ? whole : `"${input}"`;
	});
	return text
		.split('`')
		.map((part, index) => (index % 2 === 0 ? inWords(part) : part))
		.join('`');
}
function reportInInputs(report, isApiDocs, runner) {
	const words = (text) => inInputs(inWorkspace(text, runner), isApiDocs);
	return {
		...report,
		verdict: report.verdict.includes((0,_text_said_js$m2  .Vm)($said('Run: ')))
			? inWorkspace(report.verdict, runner)
			: words(report.verdict),
		findings: report.findings.map(finding => ({
			...finding,
			message: words(finding.message),
			remedy: words(finding.remedy),
		})),
	};
}
function inWorkspace(text, { workspace, temporary }) {
	const shown = withoutFolder(text, workspace, (0,_text_said_js$m2  .Vm)($said('the workspace')), '');
	return withoutFolder(shown, temporary, 'RUNNER_TEMP', 'RUNNER_TEMP/');
}
function withoutFolder(text, folder, name, start) {
	const paths = [folder, (0,_paths_js$m4  .Ye)(folder) ?? folder].filter(path => path !== (0,node_path$m0.dirname)(path)).map(_text_pattern_js$m1  .M);
	if (paths.length === 0)
		return text;
	const whole = new RegExp(`(?:${paths.join('|')})(?:([/\\\\])(?=[^\\s'"])|(?![\\w-]))`, 'g');
	return text.replace(whole, (_, slash) => (slash === undefined ? name : start));
}


 }),

 26280:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  pH: () => (  SECRET_INPUTS),
  vj: () => (  inputNames),
  AX: () => (  isYes),
  c3: () => (  listOf),
  lo: () => (  publishingInputs),
  Ko: () => (  readInputs)
});

var schemas = __webpack_require__(88343);
var drift = __webpack_require__(60921);
var artifacts = __webpack_require__(95694);
var user_error = __webpack_require__(14343);
var authorization = __webpack_require__(96722);
var ref = __webpack_require__(33102);
var repository_address = __webpack_require__(74906);
var address = __webpack_require__(73301);
; 
const DELIVERIES = ['commit', 'pull-request', 'check', 'none'];

; 


const NOT_ONE = /^(?:HEAD|@)$/;
function checkBranch(input, branch) {
	try {
		if (!NOT_ONE.test(branch) && (0,ref .s9)(branch)[0] === `refs/heads/${branch}`)
			return;
	}
	catch (error) {
		if (!(error instanceof user_error .y))
			throw error;
	}
	throw new user_error .y($said`${input} is ${JSON.stringify(branch)}, which is no name of a branch.`, $said('Write the name without refs/heads/, such as gh-pages.'));
}
function checkFolder(input, folder) {
	const names = folder.replace(/^\/+|\/+$/g, '').split('/');
	const bad = (name) => name === '' || /^\.\.?$|^\.git$|[\p{Cc}\\]/iu.test(name);
	if (folder === '' || !names.some(bad))
		return;
	throw new user_error .y($said`${input} is ${JSON.stringify(folder)}, which is no folder of a branch.`, $said('Write a path such as docs or docs/reference, without ".." and backslashes.'));
}

var nearest = __webpack_require__(35112);
var said = __webpack_require__(54157);
; 












const MAX_SECONDS = 3600;
const inputsSchema = schemas .Ikc({
	mode: schemas .YjP().default('build'),
	path: schemas .YjP().default('.'),
	config: schemas .YjP().default('refdata.yml'),
	out: schemas .YjP().default('site'),
	target: schemas .YjP().default(''),
	'base-url': webAddress('base-url'),
	'docs-url': webAddress('docs-url'),
	'allow-commands': schemas .k5n(['true', 'false'], 'allow-commands is neither true nor false: write one of them.')
		.default('false'),
	'cache-dir': schemas .YjP().default(''),
	repository: checked(repository_address .n_),
	ref: checked(ref .s9),
	token: checked(value => (0,authorization .SK)('token', value)),
	'repository-token': checked(value => (0,authorization .SK)('repository-token', value)),
	'publish-to': choice('publish-to', ['none', 'branch', 'pages']).default('none'),
	'publish-branch': checked(value => checkBranch('publish-branch', value)).default('gh-pages'),
	'publish-folder': checked(value => checkFolder('publish-folder', value)),
	'publish-from': schemas .YjP().default(''),
	'publish-beside': schemas .YjP().default(''),
	rollback: yesOrNo('rollback').default('false'),
	replace: yesOrNo('replace').default('false'),
	verify: yesOrNo('verify').default('true'),
	attest: yesOrNo('attest').default('false'),
	'require-attestation': schemas .YjP()
		.regex(/^[\w.-]+\/[\w.-]+$/, $said('require-attestation is no repository: write owner/name, the one whose workflow has to have made the files.'))
		.optional(),
	'trusted-root': schemas .YjP().default(''),
	wait: seconds('wait').default('300'),
	'manifest-sha256': schemas .YjP()
		.regex(/^[0-9a-f]{64}$/, $said('manifest-sha256 is no SHA-256: write its 64 digits, or leave it out.'))
		.optional(),
	'api-docs-delivery': choice('api-docs-delivery', DELIVERIES).optional(),
	'api-docs': schemas .YjP().default(''),
	'api-docs-dir': schemas .YjP().default('docs/api'),
	'api-docs-layout': choice('api-docs-layout', artifacts .my).default('servers'),
	'api-docs-formats': schemas .YjP().default('openapi, insomnia, postman, curl, markdown'),
	'api-docs-title': schemas .YjP().default(''),
	'api-docs-version': schemas .YjP().default(''),
	'api-docs-description': schemas .YjP().default(''),
	'api-docs-base': webAddress('api-docs-base'),
	'api-docs-handlers': yesOrNo('api-docs-handlers').default('false'),
	'api-docs-overlay': schemas .YjP().default(''),
	'fail-on-gaps': yesOrNo('fail-on-gaps').default('false'),
	base: schemas .YjP().default(''),
	server: schemas .YjP().default(''),
	'fail-on': choice('fail-on', drift .d$).default('unbumped'),
	'require-base': yesOrNo('require-base').default('true'),
	comment: choice('comment', ['true', 'false']).default('true'),
	fix: yesOrNo('fix').default('false'),
	'report-path': schemas .YjP().default(''),
	lock: schemas .YjP().default('refdata.lock'),
	uses: schemas .YjP().default(''),
	search: schemas .YjP().default(''),
	types: schemas .YjP().default(''),
	grammars: schemas .YjP().default(''),
	engines: schemas .YjP().default(''),
	lang: choice('lang', said .C7).optional(),
});
function inputNames() {
	return Object.keys(inputsSchema.shape);
}
const SECRET_INPUTS = ['token', 'repository-token'];
const PUBLISHING = {
	'publish-branch': 'branch',
	'publish-beside': 'pages',
	'publish-folder': null,
	'publish-from': null,
	rollback: null,
	replace: null,
};
const MISTYPED_SHARE = 1 / 6;
const ALWAYS_ALLOWED = new Set(['mode', 'token', 'lang']);
function readInputs(read, modes, given = []) {
	const raw = {};
	for (const name of inputNames()) {
		const value = read(name);
		if (value !== '')
			raw[name] = value;
	}
	const parsed = inputsSchema.safeParse(raw);
	const problems = [
		...mistyped(given),
		...(parsed.success ? [] : parsed.error.issues.map(issue => issue.message)),
	];
	const mode = modeOf(raw);
	if (Object.hasOwn(modes, mode))
		problems.push(...combinationProblems(raw, mode, modes));
	else
		problems.push(notOneOf('mode', mode, Object.keys(modes)));
	if (!parsed.success || problems.length > 0)
		throw inputError(problems);
	return { ...parsed.data, mode: mode };
}
function modeOf(raw) {
	const usual = inputsSchema.shape.mode.parse(undefined);
	const named = raw.mode ?? usual;
	return named === usual && raw['api-docs'] !== undefined ? 'api-docs' : named;
}
function combinationProblems(raw, mode, modes) {
	const { uses, needs } = modes[mode];
	const defaults = inputsSchema.parse({});
	const problems = needs
		.filter(name => raw[name] === undefined)
		.map(name => $said`mode ${mode} needs the input ${name}: add it.`);
	for (const name of Object.keys(raw)) {
		if (uses.includes(name) || ALWAYS_ALLOWED.has(name) || raw[name] === defaults[name])
			continue;
		const others = Object.keys(modes).filter(other => modes[other].uses.includes(name));
		problems.push($said`${name} does nothing in mode ${mode}: leave it out, or use mode ${others.join($said(' or '))}.`);
	}
	return uses.includes('publish-to') ? [...problems, ...elsewhere(raw)] : problems;
}
function elsewhere(raw) {
	const to = raw['publish-to'] ?? 'none';
	return publishingInputs(raw).flatMap(name => {
		const way = PUBLISHING[name] ?? to;
		if (to === 'none' || way === to)
			return [];
		return [$said`${name} does nothing with "publish-to: ${to}": leave it out, or use "publish-to: ${way}".`];
	});
}
function publishingInputs(inputs) {
	const defaults = inputsSchema.parse({});
	return Object.keys(PUBLISHING).filter(name => (inputs[name] ?? defaults[name]) !== defaults[name]);
}
function mistyped(given) {
	const names = inputNames();
	return given.flatMap(name => {
		if (names.includes(name))
			return [];
		const [near] = (0,nearest .p)(name, names, 1, MISTYPED_SHARE);
		return near === undefined ? [] : [$said`There is no input ${name}. Did you mean ${near}?`];
	});
}
function notOneOf(name, value, words) {
	const [near] = (0,nearest .p)(String(value), words);
	const hint = near === undefined ? '' : $said` Did you mean ${near}?`;
	return $said`${name} is ${JSON.stringify(value)}: write ${words.join($said(' or '))}.${hint}`;
}
function inputError(problems) {
	const [first = ''] = problems;
	return new user_error .y(problems.length === 1
		? first
		: $said`${problems.length} inputs are wrong:\n${problems.map(text => `- ${text}`).join('\n')}`, $said('Inputs stand under "with:" of the step.'));
}
function choice(name, words) {
	return schemas .k5n(words, {
		error: ({ input }) => notOneOf(name, input, words),
	});
}
function isYes(value) {
	return /^true$/i.test(value);
}
function listOf(value) {
	const entries = value.split(/[\n,]/).map(entry => entry.trim());
	return [...new Set(entries.filter(entry => entry !== ''))];
}
function seconds(name) {
	return schemas .YjP()
		.refine(value => /^\d{1,4}$/.test(value) && Number(value) <= MAX_SECONDS, $said`${name} is no whole number of seconds up to ${MAX_SECONDS}: write one, such as 300.`);
}
function webAddress(name) {
	return schemas .YjP()
		.refine(address .ae, $said`${name} is no absolute address that paths can be put behind: write one that begins with https://, without query or "#", or leave it out.`)
		.optional();
}
function yesOrNo(name) {
	return schemas .YjP()
		.regex(/^(true|True|TRUE|false|False|FALSE)$/, $said`${name} is neither true nor false: write one of them.`);
}
function checked(check) {
	return schemas .YjP()
		.superRefine((value, context) => {
		try {
			check(value);
		}
		catch (error) {
			if (!(error instanceof user_error .y))
				throw error;
			context.addIssue({ code: 'custom', message: `${error.message} ${error.remedy}` });
		}
	})
		.default('');
}


 }),

 9650:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  F: () => (  MODES)
});

var external_node_fs_ = __webpack_require__(73024);
var api_docs = __webpack_require__(90007);
var artifact_files = __webpack_require__(53359);
var overlay_file = __webpack_require__(35506);
var rule_info = __webpack_require__(50238);
var user_error = __webpack_require__(14343);
var git = __webpack_require__(36367);
var report_report = __webpack_require__(78429);
var repository_repository = __webpack_require__(5629);
var api_descriptions = __webpack_require__(89838);
var counted = __webpack_require__(35676);
var schemas = __webpack_require__(88343);
; 

const MAX_QUOTE_CHARACTERS = 300;
class GitHubError extends Error {
	kind;
	reason;
	request;
	host;
	name = 'GitHubError';
	constructor(kind, 
	reason, 
	request, host, options = {}) {
		super($said`${request} at ${host}: ${reason}`, options);
		this.kind = kind;
		this.reason = reason;
		this.request = request;
		this.host = host;
	}
}
const WORDS = [
	['sso', /SAML (?:enforcement|SSO)|single sign-on/i],
	['network', /IP allow list/i],
	['token-kind', /forbids access via|token's lifetime/i],
	['workflows', /without `?workflows?`? (?:permission|scope)/i],
	['locked', /because (?:the )?(?:issue|pull request|conversation) is locked/i],
	['no-issues', /issues (?:are|is|has been|have been) disabled|has disabled issues/i],
	[
		'blocked',
		/access blocked|account (?:was|is|has been) suspended|repository (?:is|has been) (?:disabled|locked)/i,
	],
	['no-pull-requests', /not permitted to create or approve pull requests/i],
	[
		'protected',
		/protected branch|rule violations|GH006|GH013|through (?:a pull request|the merge queue)|required status check|protected ref|approv(?:ing|ed) review|(?:valid|verified) signatures|authorized to push to this branch|locked branch|code owner review/i,
	],
	['rate-limit', /rate limit|abuse detection/i],
	['archived', /archived.*read-only/i],
	['empty-repository', /repository is empty/i],
	[
		'moved',
		/not a fast.?forward|reference (?:already exists|does not exist)|expected branch to point to|pull and try again/i,
	],
	['too-large', /too large|exceeds .*(?:limit|size)|larger than/i],
	['server-trouble', /something went wrong while executing|timeout/i],
	['no-graphql', /field '?createCommitOnBranch'? doesn't exist/i],
];
const LEGAL_REASONS = 451;
function failureKind({ status, message, headers }) {
	if (status === 401)
		return 'bad-token';
	if (headers['x-github-sso'] !== undefined && status === 403)
		return 'sso';
	if (status === 429 || (status === 403 && isExhausted(headers)))
		return 'rate-limit';
	if (status >= 500)
		return 'server-trouble';
	const worded = WORDS.find(([, words]) => words.test(message))?.[0];
	if (worded !== undefined)
		return worded;
	if (status === 403)
		return 'no-permission';
	if (status === 404)
		return 'not-found';
	if (status === 410)
		return 'deleted';
	if (status === 413)
		return 'too-large';
	if (status === LEGAL_REASONS)
		return 'blocked';
	return 'refused';
}
function isExhausted(headers) {
	return headers['retry-after'] !== undefined || String(headers['x-ratelimit-remaining']) === '0';
}
function explainFailure(error, undertaking) {
	const { why, remedy } = EXPLANATIONS[error.kind](error, undertaking);
	const quote = quotation(error.reason);
	return new user_error .y($said`Cannot ${undertaking.what}: ${why}${quote === '' ? '' : $said` (the server says "${quote}")`}.`, remedy, { cause: error });
}
const LATER = $said('Run the job again in some minutes.');
const EXPLANATIONS = {
	'bad-token': ({ host }) => ({
		why: $said`${host} does not accept the token: it is wrong, expired or revoked`,
		remedy: $said('Leave out "token" to use the token of the job, or store a new one as a secret.'),
	}),
	'no-token': (_, undertaking) => ({
		why: $said('there is no token'),
		remedy: $said`Leave "token" at its default; outside a workflow give a token with ${list(undertaking.permissions)}.`,
	}),
	sso: () => ({
		why: $said('the organization demands single sign-on, and the token was not authorized for it'),
		remedy: $said('Authorize the token for the organization (Settings, Developer settings, Configure SSO), or use the token of the job.'),
	}),
	'no-permission': (_, undertaking) => ({
		why: $said('the token may not do that'),
		remedy: $said`Give the job these permissions:\n${yaml(undertaking.permissions)}\nWhere a workflow is called by another, its caller needs them, too; pull requests from forks never get them.`,
	}),
	'no-pull-requests': () => ({
		why: $said('the repository does not let workflows open pull requests'),
		remedy: $said('Switch on "Allow GitHub Actions to create and approve pull requests" (Settings, Actions, General), or give the token of an app.'),
	}),
	'token-kind': () => ({
		why: $said('the organization takes no token of this kind'),
		remedy: $said('Leave out "token" to use the token of the job, or give one that the organization takes, such as that of an app.'),
	}),
	network: () => ({
		why: $said('the organization lets nobody in from the address of this runner'),
		remedy: $said('Run the job on a runner whose address is on the list of the organization (Settings, Authentication security, IP allow list), or have the address added.'),
	}),
	workflows: () => ({
		why: $said('a workflow would change, which the token of a job may never do'),
		remedy: $said('Let it write to a folder outside of .github/workflows; or give in "token" the token of an app that may write workflows.'),
	}),
	blocked: ({ host }) => ({
		why: $said`${host} has blocked or locked the repository or the account`,
		remedy: $said('Its owner has to settle that with the support of the server; then run the job again.'),
	}),
	locked: () => ({
		why: $said('the conversation is locked'),
		remedy: $said('Unlock it, or leave the comment out.'),
	}),
	'no-issues': () => ({
		why: $said('the repository has no issues'),
		remedy: $said('Switch issues on (Settings, General, Features), or look without writing any ("mode: verify" in place of "monitor").'),
	}),
	protected: (_, undertaking) => ({
		why: $said('the branch is protected'),
		remedy: undertaking.otherwise,
	}),
	'rate-limit': ({ host }) => ({
		why: $said`${host} wants fewer requests, for longer than a job should wait`,
		remedy: $said('Run the job again later; a token of your own has a limit of its own.'),
	}),
	archived: () => ({
		why: $said('the repository is archived'),
		remedy: $said('Take it out of the archive (Settings), or switch the workflow off.'),
	}),
	'not-found': (_, undertaking) => ({
		why: $said('there is no such repository that the token may see'),
		remedy: $said`Check owner and name, and that the job has these permissions:\n${yaml(undertaking.permissions)}`,
	}),
	deleted: () => ({
		why: $said('what is to be changed was deleted in the meantime'),
		remedy: $said('Run the job again: it looks for what there is now.'),
	}),
	moved: () => ({
		why: $said('the branch moved each time while the commit was made'),
		remedy: $said('Put jobs that write to the branch into one "concurrency" group, then run this one again.'),
	}),
	'empty-repository': () => ({
		why: $said('the repository is empty'),
		remedy: $said('Push a first commit to it.'),
	}),
	'too-large': () => ({
		why: $said('the files are too large for the server'),
		remedy: $said('Publish fewer or smaller files; archives of the registry may be kept as release assets.'),
	}),
	'no-graphql': ({ host }) => ({
		why: $said`${host} has no GraphQL API with createCommitOnBranch`,
		remedy: $said('Update the server to GitHub Enterprise Server 3.6 or later.'),
	}),
	refused: () => ({
		why: $said('the server refuses it'),
		remedy: $said('Mend what it says; if that is nothing that you can mend, report it as a bug.'),
	}),
	'server-trouble': ({ host }) => ({ why: $said`${host} is in trouble or overloaded`, remedy: LATER }),
	certificate: ({ host }) => ({
		why: $said`there is no safe connection to ${host}`,
		remedy: $said('If the server has a certificate of its own authority, name that authority in NODE_EXTRA_CA_CERTS.'),
	}),
	unreachable: ({ host }) => ({
		why: $said`${host} cannot be reached from this machine`,
		remedy: $said('Check GITHUB_API_URL, the network of the runner and its proxy (HTTPS_PROXY), then run the job again.'),
	}),
	'not-github': ({ host }) => ({
		why: $said`${host} does not answer as GitHub's API does`,
		remedy: $said('Check GITHUB_API_URL (on an enterprise server it ends in /api/v3), and that no login page of a proxy stands between.'),
	}),
};
function yaml(permissions) {
	return ['permissions:', ...permissions.map(line => `  ${line}`)].join('\n');
}
function list(permissions) {
	return permissions.map(line => `"${line}"`).join($said(' and '));
}
function quotation(text) {
	const clean = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
	return clean.length > MAX_QUOTE_CHARACTERS ? `${clean.slice(0, MAX_QUOTE_CHARACTERS)}…` : clean;
}

var markdown = __webpack_require__(14605);
var built_site = __webpack_require__(12278);
var promises_ = __webpack_require__(58500);
var first_of = __webpack_require__(85184);
; 

const REGULAR_MODE = '100644';
const EXECUTABLE_MODE = '100755';
const ID = schemas .YjP().regex(/^[0-9a-f]{40}$/);
const REF = schemas .Ikc({ object: schemas .Ikc({ sha: ID }) });
const TREE = schemas .Ikc({
	sha: ID,
	truncated: schemas .zMY().optional(),
	tree: schemas .YOg(schemas .Ikc({ path: schemas .YjP(), mode: schemas .YjP(), type: schemas .k5n(['blob', 'tree', 'commit']), sha: ID })),
});
const BLOB = schemas .Ikc({ content: schemas .YjP(), encoding: schemas .euz('base64') });
async function branchHead(github, branch) {
	const found = await github.find('GET /repos/{owner}/{repo}/git/ref/{ref}', REF, { ref: `heads/${branch}` });
	return found?.object.sha ?? null;
}
async function commitTree(github, commit) {
	const found = await github.rest('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', TREE, {
		tree_sha: commit,
		recursive: '1',
	});
	if (found.truncated === true)
		return null;
	const entries = found.tree.map(({ path, mode, type, sha }) => [path, { mode, type, id: sha }]);
	return { id: found.sha, tree: new Map(entries) };
}
async function readBlob(github, id) {
	const { content } = await github.rest('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', BLOB, {
		file_sha: id,
	});
	return Buffer.from(content, 'base64');
}

; 
class BeyondApi extends Error {
	name = 'BeyondApi';
}

; 




const MAX_BYTES = 16 * 1024 * 1024;
const MAX_FILES = 1000;
const MAX_BLOBS = 60;
const COMMIT_ON_BRANCH = `mutation CommitOnBranch($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
const MADE = schemas .Ikc({ createCommitOnBranch: schemas .Ikc({ commit: schemas .Ikc({ oid: schemas .YjP() }) }) });
const OBJECT = schemas .Ikc({ sha: schemas .YjP() });
class ApiRemote {
	github;
	target;
	way = 'api';
	constructor(github, target) {
		this.github = github;
		this.target = target;
	}
	async read() {
		const { branch, from, renewed } = this.target;
		const head = await this.head(branch);
		const start = from !== null && (head === null || renewed) ? await this.head(from) : null;
		const base = start ?? head;
		if (base === null)
			return { head, parents: [], treeId: null, tree: new Map() };
		const found = await commitTree(this.github, base);
		if (found === null)
			throw new BeyondApi(`the tree of ${base} is not listed whole`);
		const parents = [...new Set([head, start].filter(id => id !== null))];
		return { head, parents, treeId: found.id, tree: found.tree };
	}
	readBlob(id) {
		return readBlob(this.github, id);
	}
	async commit(state, plan, message) {
		const bytes = plan.writes.reduce((sum, file) => sum + file.size, 0);
		if (bytes > MAX_BYTES || plan.writes.length > MAX_FILES)
			throw new BeyondApi(`${plan.writes.length} files, ${bytes} bytes`);
		const [parent] = state.parents;
		if (state.head !== null && state.parents.length === 1 && parent === state.head) {
			try {
				return await this.commitByGraphql(state.head, plan, message);
			}
			catch (error) {
				if (!isUnsuitable(error))
					throw error;
			}
		}
		return this.commitByParts(state, plan, message);
	}
	async head(branch) {
		try {
			return await branchHead(this.github, branch);
		}
		catch (error) {
			if (error instanceof GitHubError && error.kind === 'empty-repository')
				throw new BeyondApi(error.reason);
			throw error;
		}
	}
	async commitByGraphql(head, { writes, removes }, message) {
		const additions = [];
		for (const file of writes)
			additions.push({ path: file.path, contents: await base64(file) });
		const made = await this.github.graphql(COMMIT_ON_BRANCH, MADE, {
			input: {
				branch: { repositoryNameWithOwner: this.github.repository, branchName: this.target.branch },
				message,
				expectedHeadOid: head,
				fileChanges: { additions, deletions: removes.map(path => ({ path })) },
			},
		});
		return made.createCommitOnBranch.commit.oid;
	}
	async commitByParts(state, plan, { headline, body }) {
		const tree = await this.makeTree(state, plan);
		const message = body === '' ? headline : `${headline}\n\n${body}`;
		const parameters = { message, tree, parents: state.parents };
		const commit = await this.github.rest('POST /repos/{owner}/{repo}/git/commits', OBJECT, parameters);
		const ref = `heads/${this.target.branch}`;
		if (state.head === null)
			await this.github.rest('POST /repos/{owner}/{repo}/git/refs', schemas .L5J(), {
				ref: `refs/${ref}`,
				sha: commit.sha,
			});
		else
			await this.github.rest('PATCH /repos/{owner}/{repo}/git/refs/{ref}', schemas .L5J(), {
				ref,
				sha: commit.sha,
				force: false,
			});
		return commit.sha;
	}
	async makeTree({ treeId, tree }, { writes, removes }) {
		const entries = [];
		let blobs = 0;
		for (const file of writes) {
			const mode = tree.get(file.path)?.mode === EXECUTABLE_MODE ? EXECUTABLE_MODE : REGULAR_MODE;
			const entry = { path: file.path, mode, type: 'blob' };
			const text = asText(await file.read());
			if (text !== null) {
				entries.push({ ...entry, content: text });
				continue;
			}
			blobs += 1;
			if (blobs > MAX_BLOBS)
				throw new BeyondApi(`more than ${MAX_BLOBS} binary files`);
			const content = await base64(file);
			const blob = await this.github.rest('POST /repos/{owner}/{repo}/git/blobs', OBJECT, {
				content,
				encoding: 'base64',
			});
			entries.push({ ...entry, sha: blob.sha });
		}
		for (const path of removes)
			entries.push({ path, mode: REGULAR_MODE, type: 'blob', sha: null });
		const made = await this.github.rest('POST /repos/{owner}/{repo}/git/trees', OBJECT, {
			...(treeId === null ? {} : { base_tree: treeId }),
			tree: entries,
		});
		return made.sha;
	}
}
function isUnsuitable(error) {
	if (!(error instanceof GitHubError))
		return false;
	return ['no-graphql', 'not-found', 'no-permission', 'not-github'].includes(error.kind);
}
async function base64(file) {
	return Buffer.from(await file.read()).toString('base64');
}
function asText(bytes) {
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	}
	catch {
		return null;
	}
}

var external_node_path_ = __webpack_require__(76760);
var connection = __webpack_require__(4695);
; 
const SIGNS = [
	['too-large', /GH001|exceeds GitHub's file size limit|returned error: 413|pack exceeds/i],
	[
		'protected',
		/GH006|GH013|protected branch|rule violations|approv(?:ing|ed) review|(?:valid|verified) signatures|authorized to push to this branch/i,
	],
	['archived', /archived so it is read-only/i],
	['sso', /SAML SSO/i],
	['network', /IP allow list/i],
	['token-kind', /forbids access via/i],
	['workflows', /without `?workflows?`? (?:permission|scope)/i],
	[
		'blocked',
		/access blocked|account (?:was|is|has been) suspended|repository (?:is|has been) (?:disabled|locked)/i,
	],
	[
		'moved',
		/non-fast-forward|fetch first|cannot lock ref|failed to update ref|reference already exists|stale info|incorrect old value/i,
	],
	['bad-token', /Authentication failed|could not read (?:Username|Password)|returned error: 401/i],
	['no-permission', /returned error: 403|Permission to .* denied|Write access .* not granted/i],
	['rate-limit', /returned error: 429/],
	['server-trouble', /returned error: 5\d\d/],
	['not-found', /repository '.*' not found|returned error: 404/i],
	['refused', /hook declined|refusing to allow/i],
	['certificate', /certificate|SSL|TLS/],
	['unreachable', /unable to access|could not resolve|timed out|hung up|early EOF|RPC failed/i],
];
function pushFailureKind(stderr) {
	const words = stderr.replace(/'https?:\/\/[^']*'/g, "''");
	return SIGNS.find(([, sign]) => sign.test(words))?.[0] ?? 'refused';
}

; 







const AUTHOR = 'github-actions[bot]';
const EMAIL = '41898282+github-actions[bot]@users.noreply.github.com';
const NO_SUCH_REF = 2;
class GitRemote {
	place;
	target;
	way = 'git';
	root;
	ready = false;
	constructor(place, target) {
		this.place = place;
		this.target = target;
		this.root = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(place.temporary, 'refdata-publish-'));
	}
	close() {
		try {
			(0,external_node_fs_.rmSync)(this.root, { recursive: true, force: true });
		}
		catch { }
	}
	async read() {
		if (!this.ready) {
			await this.local(['init', '--quiet', '--bare', '--template=']);
			await this.local(['config', 'remote.origin.url', this.place.url.href]);
			await this.local(['config', 'remote.origin.promisor', 'true']);
			await this.local(['config', 'remote.origin.partialclonefilter', 'blob:none']);
			this.ready = true;
		}
		const { branch, from, renewed } = this.target;
		const head = await this.fetch(branch);
		const start = from !== null && (head === null || renewed) ? await this.fetch(from) : null;
		const base = start ?? head;
		if (base === null)
			return { head, parents: [], treeId: null, tree: new Map() };
		const listed = await this.local(['ls-tree', '-r', '-t', '-z', '--full-tree', base]);
		const parents = [...new Set([head, start].filter(id => id !== null))];
		return { head, parents, treeId: base, tree: readTree(listed.stdout) };
	}
	async readBlob(id) {
		const { stdout } = await this.remote($said('reading the list of files'), ['cat-file', 'blob', id]);
		return new TextEncoder().encode(stdout);
	}
	async commit(state, plan, { headline, body }) {
		if (state.treeId === null)
			await this.local(['read-tree', '--empty']);
		else
			await this.local(['read-tree', state.treeId]);
		const lines = plan.removes.map(path => `0 ${'0'.repeat(40)}\t${path}\0`);
		await this.store(plan.writes);
		for (const file of plan.writes) {
			const mode = state.tree.get(file.path)?.mode === EXECUTABLE_MODE ? EXECUTABLE_MODE : REGULAR_MODE;
			lines.push(`${mode} ${file.blobId}\t${file.path}\0`);
		}
		await this.local(['update-index', '-z', '--index-info'], { input: lines.join('') });
		const tree = (await this.local(['write-tree', '--missing-ok'])).stdout.trim();
		const parents = state.parents.flatMap(id => ['-p', id]);
		const made = await this.local(['commit-tree', ...parents, '-F', '-', tree], {
			input: body === '' ? `${headline}\n` : `${headline}\n\n${body}\n`,
			env: {
				GIT_AUTHOR_NAME: AUTHOR,
				GIT_AUTHOR_EMAIL: EMAIL,
				GIT_COMMITTER_NAME: AUTHOR,
				GIT_COMMITTER_EMAIL: EMAIL,
			},
		});
		const commit = made.stdout.trim();
		await this.remote('pushing', ['push', '--quiet', 'origin', `${commit}:refs/heads/${this.target.branch}`]);
		return commit;
	}
	async store(files) {
		const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(this.root, 'contents-'));
		const names = [];
		for (const [index, file] of files.entries()) {
			const name = (0,external_node_path_.join)(folder, String(index));
			(0,external_node_fs_.writeFileSync)(name, await file.read());
			names.push(`${name}\n`);
		}
		await this.local(['hash-object', '-w', '--no-filters', '--stdin-paths'], { input: names.join('') });
		(0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
	}
	async fetch(branch) {
		const ref = `refs/heads/${branch}`;
		const listed = await this.run(['ls-remote', '--exit-code', 'origin', ref], this.remoteOptions());
		if (listed.code === NO_SUCH_REF)
			return null;
		if (listed.code !== 0)
			throw this.failure($said('listing branches'), listed);
		const kept = `refs/refdata/${branch}`;
		await this.remote('fetching', [
			'fetch',
			'--quiet',
			'--depth=1',
			'--no-tags',
			'--filter=blob:none',
			'origin',
			`+${ref}:${kept}`,
		]);
		return (await this.local(['rev-parse', '--verify', `${kept}^{commit}`])).stdout.trim();
	}
	async local(args, options = {}) {
		const result = await this.run(args, options);
		if (result.code !== 0)
			throw new Error($said`git ${args[0]} failed: ${result.stderr}`);
		return result;
	}
	async remote(what, args) {
		const result = await this.run(args, this.remoteOptions());
		if (result.code !== 0)
			throw this.failure(what, result);
		return result;
	}
	failure(what, { stderr }) {
		const { host } = this.place.url;
		return new GitHubError(pushFailureKind(stderr), stderr, $said`git, ${what}`, host);
	}
	remoteOptions() {
		const { url, token } = this.place;
		return { ...(0,connection .m)(url, token, 'false'), protocols: 'http:https' };
	}
	run(args, options) {
		const home = { HOME: this.root, USERPROFILE: this.root };
		return (0,git .$Y)(args, { ...options, cwd: this.root, env: { ...home, ...options.env } });
	}
}
function readTree(listing) {
	const tree = new Map();
	for (const line of listing.split('\0')) {
		const [, mode = '', type, id = '', path = ''] = /^(\d+) (blob|tree|commit) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
		if (type !== undefined)
			tree.set(path, { mode, type: type, id });
	}
	return tree;
}

var code_points = __webpack_require__(62021);
; 


const NOTHING = { writes: [], removes: [], blocked: [] };
function planChange(tree, files, owns, removable) {
	const wanted = new Set(files.map(file => file.path));
	const removes = [...new Set(removable)]
		.filter(path => !wanted.has(path) && isFile(tree.get(path)))
		.sort(code_points .O);
	const removed = new Set(removes);
	const blocked = new Set();
	const writes = [];
	for (const file of files) {
		const entry = tree.get(file.path);
		if (isFile(entry) && entry?.id === file.blobId)
			continue;
		if (entry !== undefined &&
			!(isFile(entry) && owns(file.path)) &&
			!isEmptied(entry, file.path, tree, removed))
			blocked.add(file.path);
		for (const parent of parentsOf(file.path)) {
			const above = tree.get(parent);
			if (above !== undefined && above.type !== 'tree' && !removed.has(parent))
				blocked.add(parent);
		}
		writes.push(file);
	}
	return { writes, removes, blocked: [...blocked].sort(code_points .O) };
}
function isNothing({ writes, removes }) {
	return writes.length === 0 && removes.length === 0;
}
function isFile(entry) {
	return entry?.type === 'blob' && (entry.mode === REGULAR_MODE || entry.mode === EXECUTABLE_MODE);
}
function isEmptied(entry, path, tree, removed) {
	if (entry.type !== 'tree')
		return false;
	for (const [inner, { type }] of tree)
		if (inner.startsWith(`${path}/`) && type !== 'tree' && !removed.has(inner))
			return false;
	return true;
}
function parentsOf(path) {
	const names = path.split('/').slice(0, -1);
	return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

; 







const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 500;
const MAX_NAMES_SHOWN = 5;
async function changeBranch(server, change) {
	const { github, git, pause = promises_.setTimeout } = server;
	const target = { branch: change.branch, from: change.from, renewed: change.renewed ?? false };
	let byGit = null;
	try {
		for (let attempt = 1;;) {
			try {
				return await attemptOnce(byGit ?? new ApiRemote(github, target), change);
			}
			catch (error) {
				if (error instanceof BeyondApi && byGit === null) {
					byGit = new GitRemote(git, target);
					continue;
				}
				if (!(isMoved(error) || error instanceof Unsure) || attempt === MAX_ATTEMPTS)
					throw error;
				await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1) * Math.random());
				attempt += 1;
			}
		}
	}
	catch (thrown) {
		const error = thrown instanceof Unsure ? thrown.cause : thrown;
		if (error instanceof GitHubError)
			throw explainFailure(error, change.undertaking);
		throw error;
	}
	finally {
		byGit?.close();
	}
}
async function attemptOnce(remote, change) {
	const state = await remote.read();
	const plan = await change.plan(state, remote);
	if (plan.blocked.length > 0)
		throw change.blocked((0,first_of .K)(plan.blocked, MAX_NAMES_SHOWN));
	const { way } = remote;
	if (isNothing(plan))
		return { commit: state.head, changed: false, written: 0, removed: 0, way };
	const commit = await remote.commit(state, plan, change.message).catch(unsure);
	return { commit, changed: true, written: plan.writes.length, removed: plan.removes.length, way };
}
const LOST = new Set(['server-trouble', 'unreachable']);
class Unsure extends Error {
	name = 'Unsure';
}
function unsure(cause) {
	if (cause instanceof GitHubError && LOST.has(cause.kind))
		throw new Unsure(cause.message, { cause });
	throw cause;
}
function isMoved(error) {
	return error instanceof GitHubError && error.kind === 'moved';
}

var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_promises_ = __webpack_require__(51455);
; 



function contentOf(path, bytes) {
	const blobId = (0,external_node_crypto_.createHash)('sha1').update(blobHeader(bytes.length)).update(bytes).digest('hex');
	return { path, size: bytes.length, blobId, read: async () => bytes };
}
async function contentAt(path, file, size) {
	const hash = (0,external_node_crypto_.createHash)('sha1').update(blobHeader(size));
	for await (const chunk of (0,external_node_fs_.createReadStream)(file))
		hash.update(chunk);
	return { path, size, blobId: hash.digest('hex'), read: () => (0,external_node_fs_promises_.readFile)(file) };
}
function blobHeader(size) {
	return `blob ${size}\0`;
}

var description_list = __webpack_require__(91199);
; 
const LOOP_TRAILER = 'Generated-by: refdata-action';
function isOwnPush(messages) {
	return (messages.length > 0 && messages.every(message => message.trimEnd().split(/\r?\n/).at(-1) === LOOP_TRAILER));
}

; 










const PULL = schemas .Ikc({
	number: schemas .aig(),
	html_url: schemas .YjP(),
	title: schemas .YjP(),
	body: schemas .YjP().nullish(),
});
const CHOICES = $said('Set "api-docs-delivery: pull-request", or "check" to only compare.');
async function deliverCommit(server, descriptions, { base, title }) {
	const files = contentsOf(descriptions);
	let outdated = false;
	const result = await changeBranch(server, {
		branch: base,
		from: null,
		plan: async (state, remote) => {
			if (state.head === null)
				throw noBranch(base);
			outdated = isOutdated(state, descriptions);
			return outdated ? NOTHING : planDelivery(state, remote, descriptions, files);
		},
		blocked,
		message: { headline: title, body: LOOP_TRAILER },
		undertaking: commitUndertaking(base, server.github.repository),
	});
	return outdated ? null : result;
}
async function deliverPullRequest(server, descriptions, place) {
	const files = contentsOf(descriptions);
	const undertaking = pullRequestUndertaking(place, server.github.repository);
	const open = await explaining(undertaking, () => openPull(server, place));
	const there = open === null ? null : await lookAt(server, descriptions, files, place, undertaking);
	if (there?.outdated)
		return null;
	if (open !== null && there?.same)
		return { commit: null, pull: { number: open.number, url: open.html_url, opened: false, obsolete: true } };
	let nothingToOffer = false;
	let outdated = false;
	const commit = await changeBranch(server, {
		branch: place.branch,
		from: place.base,
		renewed: open === null,
		plan: async (state, remote) => {
			if (state.treeId === null)
				throw noBranch(place.base);
			outdated = open === null && isOutdated(state, descriptions);
			const plan = outdated ? NOTHING : await planDelivery(state, remote, descriptions, files);
			nothingToOffer = open === null && isNothing(plan);
			return plan;
		},
		blocked,
		message: { headline: place.title, body: LOOP_TRAILER },
		undertaking,
	});
	if (outdated)
		return null;
	if (nothingToOffer)
		return { commit: null, pull: null };
	const pull = await explaining(undertaking, () => offer(server, place, open));
	return { commit, pull };
}
async function planDelivery({ tree }, remote, descriptions, files) {
	const { folder } = descriptions;
	const path = (0,description_list .Kx)(folder);
	const entry = tree.get(path);
	const before = entry?.type === 'blob' ? (0,description_list .LD)(folder, await remote.readBlob(entry.id)) : [];
	const isFile = (name) => tree.get(name)?.type === 'blob';
	const list = contentOf(path, (0,description_list .Jc)(descriptions, before, isFile));
	const gone = (0,description_list .mX)(descriptions, before, isFile).map(listed => listed.path);
	return planChange(tree, [...files, list], () => true, gone);
}
function isOutdated({ tree }, { read = new Map() }) {
	return [...read].some(([path, id]) => (tree.get(path)?.id ?? id) !== id);
}
async function lookAt(server, descriptions, files, { base }, undertaking) {
	const seen = { same: false, outdated: false };
	await changeBranch(server, {
		branch: base,
		from: null,
		plan: async (state, remote) => {
			seen.outdated = isOutdated(state, descriptions);
			seen.same = isNothing(await planDelivery(state, remote, descriptions, files));
			return NOTHING;
		},
		blocked,
		message: { headline: '', body: '' },
		undertaking,
	});
	return seen;
}
async function openPull({ github }, { base, branch }) {
	const [owner] = github.repository.split('/');
	const [open] = await github.rest('GET /repos/{owner}/{repo}/pulls', schemas .YOg(PULL), {
		head: `${owner}:${branch}`,
		base,
		state: 'open',
	});
	return open ?? null;
}
async function offer({ github }, { base, branch, title, body: text }, open) {
	const body = `${text}\n${titleMark(title)}`;
	if (open === null) {
		const parameters = { base, head: branch, title, body };
		const made = await github.rest('POST /repos/{owner}/{repo}/pulls', PULL, parameters);
		return { number: made.number, url: made.html_url, opened: true, obsolete: false };
	}
	const isOurs = open.body?.includes(titleMark(open.title)) === true;
	const isStale = isOurs && open.title !== title;
	if (isStale || open.body !== body)
		await github.rest('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', schemas .L5J(), {
			pull_number: open.number,
			body,
			...(isStale && { title }),
		});
	return { number: open.number, url: open.html_url, opened: false, obsolete: false };
}
function titleMark(title) {
	return (0,markdown .re)('refdata-title', title);
}
async function explaining(undertaking, work) {
	try {
		return await work();
	}
	catch (error) {
		if (error instanceof GitHubError)
			throw explainFailure(error, undertaking);
		throw error;
	}
}
function contentsOf(descriptions) {
	const seen = new Set();
	return descriptions.files.map(({ path, bytes }) => {
		if (bytes.length > built_site .gZ)
			throw new user_error .y($said`${path} is larger than the 100 MiB that GitHub takes.`, $said('Describe fewer routes in one file.'));
		if (seen.has(path))
			throw new user_error .y($said`Two descriptions would be written to ${path}.`, $said('Give each a file name of its own.'));
		seen.add(path);
		return contentOf(path, bytes);
	});
}
function blocked(paths) {
	return new user_error .y($said`API descriptions cannot be written: a folder, link or file is in the way at ${paths}.`, $said('Remove it, or choose another folder for the descriptions.'));
}
function noBranch(branch) {
	return new user_error .y($said`There is no branch ${branch} to deliver to.`, CHOICES);
}
function commitUndertaking(branch, repository) {
	return {
		what: $said`commit API descriptions to ${branch} of ${repository}`,
		permissions: ['contents: write'],
		otherwise: $said`Set "api-docs-delivery: pull-request" and give the job these permissions:\npermissions:\n  contents: write\n  pull-requests: write\nOr let the workflow write to ${branch} (bypass list of the ruleset).`,
	};
}
function pullRequestUndertaking({ base, branch }, repository) {
	return {
		what: $said`offer API descriptions to ${base} of ${repository} in a pull request`,
		permissions: ['contents: write', 'pull-requests: write'],
		otherwise: $said`Leave ${branch} out of the ruleset, or set "api-docs-delivery: check" to only compare.`,
	};
}

var report_publication = __webpack_require__(6437);
var action_event = __webpack_require__(9643);
; 

const PAGE_SIZE = 100;
const MAX_PAGES = 30;
async function everyPage(github, route, shape, parameters, isEnough = () => false) {
	const found = [];
	for (let page = 1; page <= MAX_PAGES; page += 1) {
		const some = await github.rest(route, schemas .YOg(shape), { ...parameters, per_page: PAGE_SIZE, page });
		found.push(...some);
		if (some.length < PAGE_SIZE || some.some(isEnough))
			break;
	}
	return found;
}

; 


const BRANCH = schemas .Ikc({ name: schemas .YjP(), commit: schemas .Ikc({ sha: schemas .YjP() }) });
function refPattern(name) {
	const pattern = name
		.split(/(\*+)/)
		.map(part => (part === '*' ? '[^/]*' : part.startsWith('**') ? '.*' : escaped(part)))
		.join('');
	const start = name.startsWith('refs/') ? '' : 'refs/(?:heads|tags)/';
	return new RegExp(`^${start}${pattern}$`, 'u');
}
async function branchesLike(github, names) {
	const patterns = names.map(refPattern);
	const all = await everyPage(github, 'GET /repos/{owner}/{repo}/branches', BRANCH, {});
	return all
		.filter(({ name }) => patterns.some(pattern => pattern.test(`refs/heads/${name}`)))
		.map(({ name, commit }) => ({ name, head: commit.sha }))
		.sort((one, other) => -one.name.localeCompare(other.name, 'en', { numeric: true }));
}
function escaped(text) {
	return text.replace(/[$()+.?[\\\]^{|}/]/g, '\\$&');
}

; 


const CHECKING_EVENTS = new Set(['pull_request', 'pull_request_target', 'merge_group']);
const PUBLISHING_EVENTS = new Set(['push', 'schedule', 'workflow_dispatch', 'release']);
const ELSEWHERE = $said('Publish on push, schedule, workflow_dispatch or release, in a workflow of its own, and leave "publish-to" out here.');
function refusalOf(event, names) {
	const { name, ref, defaultBranch, isFork } = event;
	if (CHECKING_EVENTS.has(name))
		return { why: $said`${name} checks, and the default branch is published`, remedy: null };
	if (!PUBLISHING_EVENTS.has(name)) {
		const what = name === '' ? $said('there is no event') : $said`the event ${name} may be about code that nobody merged`;
		return { why: what, remedy: ELSEWHERE };
	}
	if (!/^refs\/(heads|tags)\/./.test(ref))
		return { why: $said`${ref || $said('GITHUB_REF, which is empty,')} is no branch or tag`, remedy: ELSEWHERE };
	if (isFork && names.length === 0)
		return { why: $said('this repository is a fork of another one'), remedy: null };
	if (isAllowed(event, names))
		return null;
	const allowed = names.length === 0 ? $said`the default branch, ${defaultBranch}` : names.join(', ');
	const named = $said('Name it in "publish-from", with the others that may publish');
	const branch = (0,action_event .W0)(event);
	if (names.length === 0 && defaultBranch === '')
		return { why: $said('the event does not say which branch is the default one'), remedy: `${named}.` };
	if (branch === null)
		return { why: $said`the tag ${ref.slice('refs/tags/'.length)} is not ${allowed}`, remedy: `${named}.` };
	const why = $said`${branch} is not ${names.length === 0 ? allowed : $said`one of ${allowed}`}`;
	return name === 'push' ? { why, remedy: null } : { why, remedy: $said`${named}, or start this run there.` };
}
function isAllowed(event, names) {
	if (event.name === 'release')
		return true;
	if (names.length > 0)
		return isNamed(event, names);
	return event.defaultBranch !== '' && event.ref === `refs/heads/${event.defaultBranch}`;
}
function isNamed({ ref }, names) {
	return names.some(name => refPattern(name).test(ref));
}
function publishingBranches(event, names) {
	const named = names
		.filter(name => !name.startsWith('refs/tags/'))
		.map(name => name.replace(/^refs\/heads\//, ''));
	if (event.name === 'release' && names.length > 0 && !isNamed(event, names))
		return [...new Set(named)];
	const own = (0,action_event .W0)(event);
	const allowed = own !== null && refusalOf(event, names) === null ? [own] : [];
	const branches = [...allowed, event.defaultBranch, ...named];
	return [...new Set(branches)].filter(name => name !== '');
}

var github = __webpack_require__(61351);
; 




const MAX_WAIT_SECONDS = 120;
const MAX_TRIES = 4;
const client_FIRST_PAUSE_MS = 1000;
const TIMEOUT_MS = 120_000;
const API_VERSION = '2022-11-28';
const UNDONE = new Set(['rate-limit']);
const ABSENT = new Set(['not-found', 'deleted']);
const UNCERTAIN = new Set(['server-trouble', 'unreachable']);
class GitHub {
	options;
	repository;
	octokit;
	owner;
	repo;
	pause;
	constructor(options) {
		this.options = options;
		if (options.token === '')
			throw new GitHubError('no-token', '', 'nothing', hostOf(options.apiUrl));
		this.octokit = (0,github .Q)(options.token, {
			baseUrl: options.apiUrl,
			userAgent: 'refdata-action',
			log: SILENT,
		});
		this.repository = options.repository;
		const [owner = '', repo = ''] = options.repository.split('/');
		this.owner = owner;
		this.repo = repo;
		this.pause = options.pause ?? (ms => (0,promises_.setTimeout)(ms));
	}
	rest(route, shape, parameters = {}) {
		const repeatable = !route.startsWith('POST ') || /\/git\/(?:blobs|trees|commits)$/.test(route);
		return this.persistently(route, repeatable, async () => {
			const { data } = await this.octokit.request(route, {
				owner: this.owner,
				repo: this.repo,
				...parameters,
				headers: { 'x-github-api-version': API_VERSION },
				request: { signal: AbortSignal.timeout(TIMEOUT_MS) },
			});
			return this.shaped(shape, data, route);
		});
	}
	async find(route, shape, parameters = {}) {
		try {
			return await this.rest(route, shape, parameters);
		}
		catch (error) {
			if (error instanceof GitHubError && ABSENT.has(error.kind))
				return null;
			throw error;
		}
	}
	graphql(query, shape, variables) {
		const name = /(?:mutation|query)\s+(\w+)/.exec(query)?.[1] ?? 'query';
		const request = $said`GraphQL ${name}`;
		return this.persistently(request, query.startsWith('query'), async () => {
			const { data: body } = await this.octokit.request({
				method: 'POST',
				url: this.options.graphqlUrl,
				query,
				variables,
				request: { signal: AbortSignal.timeout(TIMEOUT_MS) },
			});
			const { data, errors = [] } = this.shaped(GRAPHQL_ANSWER, body, request);
			const [first] = errors;
			if (first !== undefined)
				throw this.error(graphqlKind(first), first.message, request);
			return this.shaped(shape, data, request);
		});
	}
	async persistently(request, repeatable, ask) {
		for (let tries = 1;; tries += 1) {
			try {
				return await ask();
			}
			catch (thrown) {
				const error = thrown instanceof GitHubError ? thrown : this.understand(thrown, request);
				const again = UNDONE.has(error.kind) || (repeatable && UNCERTAIN.has(error.kind));
				const wait = waitOf(thrown, tries);
				if (!again || tries === MAX_TRIES || wait > MAX_WAIT_SECONDS * 1000)
					throw error;
				await this.pause(wait);
			}
		}
	}
	understand(thrown, request) {
		const { response } = thrown;
		if (response === undefined) {
			const cause = rootCause(thrown);
			return this.error(isCertificateError(cause) ? 'certificate' : 'unreachable', cause.message, request, thrown);
		}
		const { status, data, headers } = response;
		if (typeof data === 'string' && /^\s*</.test(data) && status < 500)
			return this.error('not-github', $said`status ${status} with a page of HTML`, request, thrown);
		const message = data?.message;
		const reason = typeof message === 'string' ? `${message}${details(data)}` : $said`status ${status}`;
		return this.error(failureKind({ status, message: reason, headers }), reason, request, thrown);
	}
	shaped(shape, data, request) {
		const parsed = shape.safeParse(data);
		if (parsed.success)
			return parsed.data;
		throw this.error('not-github', $said('an answer of another shape'), request);
	}
	error(kind, reason, request, cause) {
		const url = request.startsWith('GraphQL') ? this.options.graphqlUrl : this.options.apiUrl;
		return new GitHubError(kind, reason, request, hostOf(url), { cause });
	}
}
const SILENT = { debug: () => { }, info: () => { }, warn: () => { }, error: () => { } };
const GRAPHQL_ERROR = schemas .Ikc({ type: schemas .YjP().optional(), message: schemas .YjP() });
const GRAPHQL_ANSWER = schemas .Ikc({ data: schemas .L5J(), errors: schemas .YOg(GRAPHQL_ERROR).optional() });
function graphqlKind({ type, message }) {
	if (type === 'STALE_DATA')
		return 'moved';
	if (type === 'RATE_LIMITED')
		return 'rate-limit';
	if (type === 'undefinedField')
		return 'no-graphql';
	const status = { FORBIDDEN: 403, NOT_FOUND: 404 }[type ?? ''] ?? 422;
	return failureKind({ status, message, headers: {} });
}
function waitOf(thrown, tries) {
	const headers = thrown.response?.headers ?? {};
	const after = Number(headers['retry-after']);
	if (headers['retry-after'] !== undefined && Number.isFinite(after))
		return Math.max(after, 0) * 1000;
	const reset = Number(headers['x-ratelimit-reset']);
	if (String(headers['x-ratelimit-remaining']) === '0' && Number.isFinite(reset))
		return Math.max(reset * 1000 - Date.now(), client_FIRST_PAUSE_MS);
	return client_FIRST_PAUSE_MS * 2 ** (tries - 1) * (1 + Math.random());
}
function details(data) {
	const errors = data.errors;
	if (!Array.isArray(errors))
		return '';
	const texts = errors.flatMap(error => {
		const text = typeof error === 'string' ? error : error?.message;
		return typeof text === 'string' ? [text] : [];
	});
	return texts.length === 0 ? '' : `: ${texts.join('; ')}`;
}
function rootCause(thrown) {
	let fault = thrown;
	while (typeof fault.cause === 'object' && fault.cause !== null)
		fault = fault.cause;
	return fault;
}
function isCertificateError({ code }) {
	return typeof code === 'string' && /CERT|SSL|TLS|SIGNATURE|SELF_SIGNED/.test(code);
}
function hostOf(url) {
	return URL.canParse(url) ? new URL(url).host : url;
}

; 



function serverOf(runner, token, undertaking) {
	const { repository, serverUrl, apiUrl, graphqlUrl, temporary } = runner;
	if (!/^[^/]+\/[^/]+$/.test(repository)) {
		throw new user_error .y($said('GITHUB_REPOSITORY does not say which repository to write to.'), $said('Run this in a job of GitHub Actions, or set it to owner/name.'));
	}
	try {
		return {
			github: new GitHub({ apiUrl, graphqlUrl, token, repository }),
			git: { url: new URL(`${serverUrl.replace(/\/+$/, '')}/${repository}`), token, temporary },
		};
	}
	catch (error) {
		if (error instanceof GitHubError)
			throw explainFailure(error, undertaking);
		throw error;
	}
}

; 







const TITLE = $said('Update API descriptions');
const BODY = [
	$said('The API descriptions in this repository no longer say what the server says. This brings them up to date.'),
	'',
	$said('Made by [refdata-action](https://github.com/refdata/refdata-action). It is updated when the server changes; merge or close it as you like.'),
].join('\n');
const CHECKED_EVENTS = new Set(['pull_request', 'pull_request_target', 'merge_group']);
function deliveryFor(event) {
	if (CHECKED_EVENTS.has(event.name))
		return 'check';
	const branch = (0,action_event .W0)(event);
	const isDefault = branch !== null && branch === event.defaultBranch;
	return isDefault && refusalOf(event, [branch]) === null ? 'commit' : 'none';
}
async function deliver(descriptions, delivery, token, job) {
	if (delivery === 'check' || delivery === 'none')
		return report_publication .q;
	const { event, repository, fromFork } = job.runner;
	if (fromFork && event.pullRequest === null)
		throw new user_error .y($said`The event ${event.name} may be about code of somebody who cannot write to the repository: nothing is delivered.`, $said('Deliver on push, schedule or workflow_dispatch, or set "api-docs-delivery: check".'));
	if (isOwnPush(event.messages))
		return untold($said('This push is one of ours: nothing was delivered.'));
	const base = targetBranch(event);
	const described = event.pullRequest ? { ...descriptions, read: new Map() } : descriptions;
	if (delivery === 'commit') {
		const server = serverOf(job.runner, token, commitUndertaking(base, repository));
		job.say($said`Committing API descriptions to ${base}`);
		const delivered = await deliverCommit(server, described, { base, title: TITLE });
		if (delivered === null)
			return untold(outdated(base));
		const { changed, commit, written, removed } = delivered;
		const sentence = changed
			? $said`They were committed to ${base}, with the list of them: ${written} written, ${removed} removed.`
			: $said`${base} holds them already: no commit was made.`;
		return { published: true, sentence, commit, pageUrl: null };
	}
	const place = { base, branch: `refdata/api-docs/${base}`, title: TITLE, body: BODY };
	const server = serverOf(job.runner, token, pullRequestUndertaking(place, repository));
	job.say($said`Offering API descriptions to ${base}`);
	const offered = await deliverPullRequest(server, described, place);
	if (offered === null)
		return untold(outdated(base));
	const { commit, pull } = offered;
	const sentence = pull === null
		? $said`${base} holds them already: there is nothing to offer.`
		: pull.obsolete
			? $said`${base} holds them already: close pull request #${pull.number}, which has nothing new any more: ${pull.url}`
			: $said`They are in pull request #${pull.number}, which was ${pull.opened ? $said('opened') : $said('there already')}: ${pull.url}`;
	return { published: true, sentence, commit: commit?.commit ?? null, pageUrl: null };
}
function outdated(base) {
	return $said`${base} has other sources by now: nothing was delivered, as the run for those does it.`;
}
function untold(sentence) {
	return { ...report_publication .q, sentence };
}
function targetBranch(event) {
	const { pullRequest, ref, defaultBranch } = event;
	if (pullRequest?.fromFork) {
		throw new user_error .y($said`Pull request #${pullRequest.number} comes from a fork, which this workflow cannot write to.`, $said('Set "api-docs-delivery: check" for pull requests, or leave it out: then they are only compared.'));
	}
	const branch = pullRequest?.branch || (0,action_event .W0)(event) || (event.name === 'schedule' ? defaultBranch : '');
	if (branch !== '' && event.name !== 'merge_group')
		return branch;
	throw new user_error .y(ref === ''
		? $said('GITHUB_REF does not say which branch to deliver to.')
		: $said`${ref} is no branch that API descriptions can be delivered to.`, $said('Run the workflow on a branch, or set "api-docs-delivery: check" or "none".'));
}

var paths = __webpack_require__(14903);
; 





function compareWorkspace(workspace, made) {
	for (const { path } of made.files)
		(0,paths ._l)(workspace, path, 'api-docs-dir');
	(0,artifact_files .pE)(workspace, made.files, made.sources.map(file => (0,external_node_path_.join)(workspace, file)));
	const isFile = (path) => isFileIn(workspace, path);
	const before = listedIn(workspace, made.folder);
	const changed = (0,artifact_files .eR)(workspace, made.files).map(({ path }) => path);
	return {
		changed,
		fresh: changed.filter(path => !isFile(path)),
		gone: (0,description_list .mX)(made, before, isFile).filter(({ path }) => !leadsThroughLink(workspace, path)),
		list: (0,description_list .Jc)(made, before, isFile),
	};
}
function listedIn(workspace, folder) {
	const list = (0,paths ._l)(workspace, (0,description_list .Kx)(folder), 'api-docs-dir');
	return isFileIn(workspace, (0,description_list .Kx)(folder)) ? (0,description_list .LD)(folder, (0,external_node_fs_.readFileSync)(list)) : [];
}
function updateWorkspace(workspace, made, { changed, gone, list }) {
	const fresh = made.files.filter(({ path }) => changed.includes(path));
	const listed = { path: (0,description_list .Kx)(made.folder), bytes: list };
	(0,artifact_files .zg)(workspace, [...fresh, ...(0,artifact_files .eR)(workspace, [listed])]);
	for (const { path } of gone)
		(0,external_node_fs_.rmSync)((0,external_node_path_.join)(workspace, path));
}
function isFileIn(workspace, path) {
	try {
		const real = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(workspace, path));
		return (0,paths .FK)(workspace, real) && (0,external_node_fs_.statSync)(real).isFile();
	}
	catch {
		return false;
	}
}
function leadsThroughLink(workspace, path) {
	const file = (0,external_node_path_.join)(workspace, ...path.split('/'));
	return (0,external_node_fs_.realpathSync)(file) !== file;
}

var action_failure = __webpack_require__(69337);
var action_inputs = __webpack_require__(26280);
var comparison = __webpack_require__(10674);
var external_node_os_ = __webpack_require__(48161);
; 





function patchOf(root, changes) {
	const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'refdata-patch-'));
	const run = (args, input = '') => {
		const { code, stdout, stderr } = (0,git .or)(root, args, input, {
			GIT_INDEX_FILE: (0,external_node_path_.join)(folder, 'index'),
			GIT_OBJECT_DIRECTORY: folder,
			GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
		});
		if (code === 0)
			return stdout.toString('utf8');
		throw new user_error .y($said`No patch can be made: ${stderr.trim()}.`, $said('Run this in a clone, with the commit that is checked out.'));
	};
	let objects = '';
	try {
		const found = (0,git .or)(root, ['rev-parse', '--path-format=absolute', '--git-path', 'objects']);
		objects = found.stdout.toString('utf8').trim();
		run(['read-tree', 'HEAD']);
		const gone = changes.filter(({ bytes }) => bytes === null);
		run(['update-index', '-z', '--force-remove', '--stdin'], gone.map(({ path }) => `${path}\0`).join(''));
		run(['update-index', '-z', '--index-info'], entriesOf(changes, folder, run).join(''));
		const plain = ['--no-ext-diff', '--no-textconv', '--no-color', '--no-renames'];
		return run(['diff', '--cached', '--binary', ...plain, '--src-prefix=a/', '--dst-prefix=b/', 'HEAD']);
	}
	finally {
		(0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
	}
}
function entriesOf(changes, folder, run) {
	const kept = changes.flatMap(({ path, bytes }, i) => bytes === null ? [] : [{ path, bytes, file: (0,external_node_path_.join)(folder, `file-${i}`) }]);
	for (const { file, bytes } of kept)
		(0,external_node_fs_.writeFileSync)(file, bytes);
	const names = kept.map(({ file }) => `${file}\n`).join('');
	const ids = run(['hash-object', '-w', '--no-filters', '--stdin-paths'], names).split('\n');
	return kept.map(({ path }, i) => `100644 ${ids[i]}\t${path}\0`);
}

var short_commit = __webpack_require__(97595);
var make_folder = __webpack_require__(35742);
; 












const PATCH = 'fix.patch';
const PULL_COMMITTED = $said('Pull it, or look at it in the pull request.');
function mendFolder(temporary) {
	return (0,external_node_path_.join)(temporary, 'refdata-check');
}
function forgetPatch(temporary) {
	(0,external_node_fs_.rmSync)((0,external_node_path_.join)(mendFolder(temporary), PATCH), { force: true });
}
async function mend(mending, token, job) {
	const { runner } = job;
	const { pullRequest } = runner.event;
	(0,make_folder .f)(mendFolder(runner.temporary));
	(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(mendFolder(runner.temporary), PATCH), patchOf(runner.workspace, mending.changes));
	const apply = $said`Apply \`${PATCH}\` of the report of this job (\`git apply ${PATCH}\`), and commit it.`;
	if (pullRequest === null || runner.event.name !== 'pull_request')
		return { remedy: apply, failure: null };
	if (pullRequest.fromFork)
		return {
			remedy: $said`${apply} The branch is in another repository, to which nobody here can write.`,
			failure: null,
		};
	try {
		const commit = await commitTo(pullRequest, mending, token, job);
		return {
			remedy: $said`The commit ${(0,short_commit .A)(commit)} on ${pullRequest.branch} does it. ${PULL_COMMITTED}`,
			failure: null,
		};
	}
	catch (error) {
		if (!(error instanceof user_error .y))
			throw error;
		return { remedy: $said`${apply} It was not committed: ${error.message} ${error.remedy}`, failure: error };
	}
}
async function commitTo(pull, mending, token, job) {
	const { runner, say } = job;
	const { branch } = pull;
	await demandSameSources(runner.workspace, pull, mending);
	const undertaking = {
		what: $said`commit regenerated files to ${branch} of ${runner.repository}`,
		permissions: ['contents: write'],
		otherwise: $said`Let the workflow write to ${branch}, or apply the patch.`,
	};
	say($said`Committing regenerated files to ${branch}`);
	const files = mending.changes.flatMap(({ path, bytes }) => bytes === null ? [] : [contentOf(path, bytes)]);
	const gone = mending.changes.filter(({ bytes }) => bytes === null).map(({ path }) => path);
	let hasMoved = false;
	const { commit } = await changeBranch(serverOf(runner, token, undertaking), {
		branch,
		from: null,
		plan: async ({ head, tree }) => {
			hasMoved = head !== pull.commit;
			return hasMoved ? NOTHING : planChange(tree, files, () => true, gone);
		},
		blocked: paths => new user_error .y($said`A folder or a link is in the way at ${paths}.`, $said('Remove it from the branch.')),
		message: { headline: mending.title, body: LOOP_TRAILER },
		undertaking,
	});
	if (hasMoved || commit === null)
		throw new user_error .y($said`${branch} has another commit by now.`, $said('The run for that commit does it.'));
	return commit;
}
async function demandSameSources(workspace, { branch, commit, into }, { sources, generated }) {
	const made = sources.map(path => (path === '' ? ':(top)' : `:(top,literal)${path}`));
	const place = ['--', ...made, ...(generated === '' ? [] : [`:(exclude,top,literal)${generated}`])];
	const options = ['--quiet', '--no-ext-diff', '--no-textconv', '--end-of-options'];
	const { code } = await (0,git .lX)(workspace, ['diff', ...options, commit, 'HEAD', ...place]);
	if (code === 0)
		return;
	if (code === 1)
		throw new user_error .y($said`${into} has other sources than ${branch} by now.`, $said`Bring ${branch} up to date with ${into} (the button "Update branch"), then this is done.`);
	throw new user_error .y($said`The commit ${(0,short_commit .A)(commit)} of ${branch} is not in this clone.`, $said('Check out with its history (actions/checkout with fetch-depth: 0).'));
}

; 





async function withMending(report, made, differences, files, inputs, job) {
	const { temporary } = job.runner;
	forgetPatch(temporary);
	const isStale = report.findings.some(({ rule }) => rule === api_descriptions .OD.id);
	if (!(0,action_inputs .AX)(inputs.fix) || !isStale)
		return report;
	const changes = [
		...made.files.filter(({ path }) => differences.changed.includes(path)),
		{ path: (0,description_list .Kx)(made.folder), bytes: differences.list },
		...differences.gone.map(({ path }) => ({ path, bytes: null })),
	];
	const mending = { changes, sources: files, generated: made.folder, title: $said('Update API descriptions') };
	const { remedy, failure } = await mend(mending, inputs.token, job);
	return {
		...report,
		outcome: failure === null ? report.outcome : 'error',
		verdict: failure === null ? report.verdict : `${failure.message} ${failure.remedy}`,
		findings: report.findings.map(finding => finding.rule === api_descriptions .OD.id ? { ...finding, remedy } : finding),
		comparison: { ...comparison .D, reportPath: mendFolder(temporary) },
	};
}

; 

















const apiDocsMode = {
	uses: [
		'api-docs',
		'api-docs-dir',
		'api-docs-layout',
		'api-docs-formats',
		'api-docs-title',
		'api-docs-version',
		'api-docs-description',
		'api-docs-base',
		'api-docs-handlers',
		'api-docs-overlay',
		'fail-on-gaps',
		'api-docs-delivery',
		'fix',
	],
	needs: ['api-docs'],
	run(inputs, job) {
		const { runner, say } = job;
		const workspace = (0,external_node_fs_.realpathSync)(runner.workspace);
		return (0,action_failure .vR)({ folder: '', name: '' }, async () => {
			const described = await describeApis(inputs, workspace);
			say($said`Described ${(0,counted .h)(described.docs.servers.length, 'server')} of ${sourcesOf(inputs, workspace).join(', ')}`);
			const delivery = inputs['api-docs-delivery'] ?? deliveryFor(runner.event);
			await refuseTarget(delivery, runner.event, workspace);
			const checking = delivery === 'check';
			if (!checking && described.docs.ok)
				updateWorkspace(workspace, described.made, described.differences);
			const report = toReport(described, checking, inputs['api-docs-delivery'] === 'check');
			if (!described.docs.ok)
				return report;
			if (!checking)
				return withDelivery(report, described.made, delivery, inputs, job);
			const { made, differences, docs } = described;
			return withMending(report, made, differences, docs.files, inputs, job);
		});
	},
};
async function refuseTarget(delivery, event, workspace) {
	if (event.name !== 'pull_request_target' || delivery === 'none')
		return;
	const { stdout } = await (0,git .lX)(workspace, ['rev-parse', '--verify', '--end-of-options', 'HEAD']);
	if (delivery === 'check' && stdout.trim() !== event.commit)
		return;
	throw new user_error .y($said('In the event pull_request_target the workspace is the base itself, and the token may write: no description is compared or delivered.'), $said('Use pull_request: it is enough, also for forks.'));
}
async function withDelivery(report, made, delivery, inputs, job) {
	try {
		const publication = await deliver(made, delivery, inputs.token, job);
		const { sentence } = publication;
		const verdict = sentence === '' ? report.verdict : `${report.verdict} ${sentence}`;
		return { ...report, verdict, publication };
	}
	catch (error) {
		if (!(error instanceof user_error .y))
			throw error;
		return { ...report, outcome: 'error', verdict: `${error.message} ${error.remedy}` };
	}
}
async function describeApis(inputs, workspace) {
	const formats = (0,action_inputs .c3)(inputs['api-docs-formats']);
	for (const format of formats)
		(0,api_docs .Xt)(format);
	const target = (0,paths ._l)(workspace, inputs['api-docs-dir'], 'api-docs-dir');
	const dir = (0,paths .Lz)(workspace, target);
	if (dir.split('/').includes('.git') || !(0,paths .FK)(workspace, target))
		throw new user_error .y($said`api-docs-dir is "${inputs['api-docs-dir']}", which is no folder for descriptions.`, $said('Write a folder of the repository in "api-docs-dir", such as docs/api.'));
	const sources = sourcesOf(inputs, workspace);
	const config = {
		titulo: inputs['api-docs-title'] || undefined,
		versao: inputs['api-docs-version'] || undefined,
		descricao: inputs['api-docs-description'] || undefined,
		base: inputs['api-docs-base'],
	};
	const handlers = (0,action_inputs .AX)(inputs['api-docs-handlers']);
	const overlays = (0,action_inputs .c3)(inputs['api-docs-overlay']).map(path => (0,overlay_file .r)((0,paths ._l)(workspace, path, 'api-docs-overlay'), path));
	const described = await (0,api_docs .ec)({
		root: workspace,
		sources,
		config,
		handlers,
		overlays,
		strict: (0,action_inputs .AX)(inputs['fail-on-gaps']),
	});
	const read = await (0,git .Fu)(workspace, described.files);
	const { files, kept } = arranged(described, formats, dir, inputs['api-docs-layout'], workspace);
	const made = { folder: dir, sources, files, read };
	const differences = compareWorkspace(workspace, made);
	const docs = { ...described, findings: [...described.findings, ...(0,artifact_files .$6)(kept, '')] };
	return { docs, made, differences, command: commandOf(sources, formats, dir, inputs) };
}
function arranged(docs, formats, dir, layout, workspace) {
	const before = new Map(listedIn(workspace, dir).map(({ path, source }) => [path, source]));
	const writers = new Map([...before].filter(([, source]) => isFileIn(workspace, source)));
	const files = (0,api_docs .Ek)(docs, formats, dir, { layout, writers });
	const kept = (0,artifact_files .tN)(workspace, (0,api_docs .mF)(docs, formats, dir, files), before);
	return { files: [...files, ...kept], kept };
}
function sourcesOf(inputs, workspace) {
	const repository = (0,repository_repository .h_)(workspace);
	const sources = (0,action_inputs .c3)(inputs['api-docs']).flatMap(pattern => {
		const path = pattern.replace(/^\.\//, '');
		if (repository.isFile(path))
			return [path];
		const found = filesOf(repository, path);
		if (found.length > 0)
			return found;
		throw new user_error .y($said`api-docs is "${pattern}", and no file of the workspace is that.`, $said('Write the file that declares the server, such as src/app.df; check out the repository before this step.'));
	});
	return [...new Set(sources)];
}
function filesOf(repository, pattern) {
	try {
		return repository.glob(pattern);
	}
	catch (cause) {
		if (cause instanceof repository_repository .ie)
			throw new user_error .y($said`api-docs: ${cause.message}`, cause.remedy, { cause });
		throw cause;
	}
}
function commandOf(sources, formats, dir, inputs) {
	const values = {
		titulo: inputs['api-docs-title'],
		versao: inputs['api-docs-version'],
		descricao: inputs['api-docs-description'],
		base: inputs['api-docs-base'],
	};
	const words = [
		'refdata',
		'api',
		...sources,
		...formats.map(format => `--${(0,api_docs .iP)(format)}`),
		'--out-dir',
		dir || '.',
		...(inputs['api-docs-layout'] === 'flat' ? ['--layout', 'flat'] : []),
		...((0,action_inputs .AX)(inputs['api-docs-handlers']) ? ['--handlers'] : []),
		...(0,action_inputs .c3)(inputs['api-docs-overlay']).flatMap(path => ['--overlay', path]),
		...Object.entries(values).flatMap(([key, value]) => (value ? [`--${key}`, value] : [])),
	];
	return words.map(shellWord).join(' ');
}
function shellWord(word) {
	return /^[\w./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
function toReport({ docs, made, differences, command }, checking, isChosen) {
	const { gone } = differences;
	const fresh = checking && !isChosen ? differences.fresh : [];
	const changed = differences.changed.filter(path => !fresh.includes(path));
	const stale = checking && docs.ok
		? [...changed.map(path => staleFinding(path, command)), ...gone.map(goneFinding)]
		: [];
	const coming = docs.ok ? fresh.map(freshFinding) : [];
	const findings = [...stale, ...coming, ...docs.findings];
	const ok = docs.ok && stale.length === 0;
	const { found: all, exported, leftOut } = docs.coverage;
	const numbers = $said`${exported} of ${all} routes are described`;
	const found = (0,report_report .kA)(findings);
	const verdict = !docs.ok
		? $said`The API descriptions were not written: ${found}.`
		: stale.length > 0
			? staleVerdict(changed.length, gone.length, command)
			: `${numbers}; ${[
				...(fresh.length === 0
					? []
					: [
						$said`${fresh.length === 1 ? $said('1 file is new, and is') : $said`${fresh.length} files are new, and are`} committed by the push`,
					]),
				changed.length === 0
					? fresh.length === 0
						? $said('every file is as it was')
						: $said('every other file is as it was')
					: $said`${changed.length} of ${made.files.length} files changed`,
				...(gone.length === 0 ? [] : [$said`${gone.length} of servers that are gone were removed`]),
			].join(', ')}.`;
	return {
		outcome: ok ? 'success' : 'findings',
		verdict,
		findings,
		origin: { folder: '', name: '' },
		files: made.files.map(({ path, bytes }) => ({
			path,
			bytes: bytes.length,
			count: fresh.includes(path)
				? 'new'
				: changed.includes(path)
					? checking
						? 'differs'
						: 'changed'
					: $said('as it was'),
		})),
		versao: null,
		sitePath: null,
		counts: { found: all, exported, left_out: leftOut.length },
		changed: docs.ok ? [...differences.changed, ...gone.map(({ path }) => path)] : [],
	};
}
function staleVerdict(changed, gone, command) {
	const sentences = [
		...(changed === 0 ? [] : [$said`${changed} API descriptions are not those of the source. Run: ${command}`]),
		...(gone === 0 ? [] : [$said`${gone} API descriptions are of servers that are gone: remove them.`]),
	];
	return sentences.reverse().join(' ');
}
function staleFinding(path, command) {
	return {
		...(0,rule_info .h)(api_descriptions .OD, $said`${path} is not what the source gives.`, path, { file: path }),
		remedy: $said`Run \`${command}\` and commit what it changes.`,
	};
}
function freshFinding(path) {
	return (0,rule_info .h)(api_descriptions .JQ, $said`${path} is new: the push commits it.`, path, { file: path });
}
function goneFinding({ path, source }) {
	return {
		...(0,rule_info .h)(api_descriptions .OD, $said`${path} describes a server of ${source} that is gone.`, path, {
			file: path,
		}),
		remedy: $said`Run \`git rm ${shellWord(path)}\` and commit that; on the default branch delivering removes it.`,
	};
}

var report_file = __webpack_require__(59873);
var build = __webpack_require__(96228);
var contract_files = __webpack_require__(77964);
var published = __webpack_require__(14336);
; 


function cacheFolder(inputs, { workspace }, out) {
	const given = inputs['cache-dir'];
	if (given === '')
		return undefined;
	const folder = (0,paths ._l)(workspace, given, 'cache-dir');
	if (out !== undefined && (0,paths .FK)(out, folder))
		throw new user_error .y($said`cache-dir is "${given}", inside of out, which is replaced whole.`, $said('Write another folder in "cache-dir", such as .refdata-cache.'));
	return folder;
}

var commits = __webpack_require__(34761);
var defaults = __webpack_require__(61673);
var authorization = __webpack_require__(96722);
var nearest = __webpack_require__(35112);
var checkout_failure = __webpack_require__(14840);
var git_ref = __webpack_require__(33102);
; 








const MAX_SUGGESTIONS = 3;
const FETCHED = 'refs/refdata/source';
async function checkout(request) {
	const candidates = (0,git_ref .s9)(request.ref);
	const root = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(request.temporary, 'refdata-source-'));
	const folder = (0,external_node_path_.join)(root, 'repository');
	(0,external_node_fs_.mkdirSync)(folder);
	const session = new Session(request, root, folder);
	try {
		await session.requireGit();
		await session.init(candidates.some(git_ref ._h) ? 'sha256' : 'sha1');
		await session.fetch(candidates);
		return { root, folder, commit: await session.checkOut() };
	}
	catch (error) {
		removeCheckout(root);
		throw error;
	}
}
function removeCheckout(root) {
	try {
		(0,external_node_fs_.rmSync)(root, { recursive: true, force: true });
	}
	catch { }
}
class Session {
	request;
	root;
	folder;
	attempt;
	constructor(request, root, folder) {
		this.request = request;
		this.root = root;
		this.folder = folder;
		this.attempt = { url: request.url, ref: request.ref, authorized: request.token !== '' };
	}
	async requireGit() {
		const { stdout } = await this.git(['version']);
		const found = /(?<!\d)\d+\.\d+(?:\.\d+)*/.exec(stdout)?.[0] ?? '0.0';
		const [major = 0, minor = 0] = found.split('.').map(Number);
		const [oldestMajor = 0, oldestMinor = 0] = git .b7.split('.').map(Number);
		if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor))
			return;
		throw new user_error .y($said`The git of this machine is ${found}; checking out a repository needs ${git .b7} or later.`, $said('Install a newer git on the runner.'));
	}
	async init(objectFormat) {
		await this.must(['init', '--quiet', '--template=', `--object-format=${objectFormat}`]);
	}
	async fetch(candidates) {
		let result;
		for (const candidate of candidates) {
			result = await this.fetchOne(candidate);
			if (result.code === 0)
				return;
			const kind = (0,checkout_failure .z)(result.stderr);
			if (kind !== 'ref-not-found')
				throw (0,checkout_failure .S)(kind, result.stderr, this.attempt);
		}
		throw await this.refNotFound();
	}
	async checkOut() {
		const found = await this.git(['rev-parse', '--verify', '--quiet', `${FETCHED}^{commit}`]);
		if (found.code !== 0) {
			throw new user_error .y($said`${this.request.ref} of ${this.request.url.href} is not a commit.`, $said('Name a branch, a commit, or a tag of a commit in "ref".'));
		}
		const commit = found.stdout.trim();
		await this.must(['checkout', '--quiet', '--force', '--detach', commit, '--']);
		return commit;
	}
	async fetchOne(source) {
		const { href } = this.request.url;
		const result = await this.fetchFrom(href, source);
		const redirected = result.code !== 0 && (0,checkout_failure .z)(result.stderr) === 'redirected';
		return redirected && !href.endsWith('.git')
			? await this.fetchFrom(`${href.replace(/\/$/, '')}.git`, source)
			: result;
	}
	fetchFrom(address, source) {
		return this.remote([
			'fetch',
			'--quiet',
			'--depth=1',
			'--no-tags',
			'--no-recurse-submodules',
			'--end-of-options',
			address,
			`+${source}:${FETCHED}`,
		]);
	}
	async refNotFound() {
		const { ref, url } = this.request;
		const error = (0,checkout_failure .S)('ref-not-found', '', this.attempt);
		if (ref === '')
			return error;
		if ((0,git_ref .X1)(ref)) {
			return new user_error .y(error.message, $said('Write all digits of a commit in "ref", or the name of a branch or tag.'));
		}
		const { stdout } = await this.remote([
			'ls-remote',
			'--quiet',
			'--heads',
			'--tags',
			'--refs',
			'--end-of-options',
			url.href,
		]);
		const names = stdout.split('\n').map(line => (0,git_ref .EU)(line.slice(line.indexOf('\t') + 1)));
		const near = (0,nearest .p)((0,git_ref .EU)(ref), names.filter(Boolean), MAX_SUGGESTIONS);
		return new user_error .y(error.message, near.length === 0 ? error.remedy : $said`Correct "ref". Did you mean ${near.join(', ')}?`);
	}
	remote(args) {
		const { url, token } = this.request;
		return (0,git .$Y)(args, { cwd: this.folder, env: this.env(), ...(0,connection .m)(url, token) });
	}
	git(args) {
		return (0,git .$Y)(args, { cwd: this.folder, env: this.env() });
	}
	async must(args) {
		const result = await this.git(args);
		if (result.code === 0)
			return;
		throw (0,checkout_failure .S)((0,checkout_failure .z)(result.stderr), result.stderr, this.attempt);
	}
	env() {
		return { HOME: this.root, USERPROFILE: this.root };
	}
}

var repository_address = __webpack_require__(74906);
var repository_at = __webpack_require__(54569);
var folder_supply = __webpack_require__(53353);
var git_repository = __webpack_require__(27573);
var configuration = __webpack_require__(6112);
; 













async function withFetched(inputs, job, named, use) {
	const temporary = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(job.runner.temporary, 'refdata-others-'));
	try {
		return await use(new Fetching(inputs, job, named, temporary));
	}
	finally {
		(0,external_node_fs_.rmSync)(temporary, { recursive: true, force: true });
	}
}
class Fetching {
	inputs;
	job;
	named;
	temporary;
	fetched = new Map();
	trusted;
	constructor(inputs, job, named, temporary) {
		this.inputs = inputs;
		this.job = job;
		this.named = named;
		this.temporary = temporary;
	}
	async get(wanted) {
		const { text, sourceLimitMib, moment } = wanted;
		if (moment === 'now' && this.job.runner.fromFork)
			await this.demandTrusted(wanted);
		let fetching = this.fetched.get(text);
		if (!fetching) {
			fetching = this.fetch(text);
			this.fetched.set(text, fetching);
		}
		const { folder, commit } = await fetching;
		const repository = (0,repository_repository .h_)((0,external_node_fs_.realpathSync)(folder), sourceLimitMib);
		return { repository, commit, modified: false, address: (0,folder_supply .D)(text, this.job.runner.serverUrl) };
	}
	async fetch(text) {
		const { runner, say } = this.job;
		const { repository, ref } = (0,repository_at .u)(text);
		const url = (0,repository_address .n6)(repository, runner.serverUrl);
		say($said`Fetching ${text}`);
		try {
			const made = await checkout({ url, ref, token: this.tokenOf(url), temporary: this.temporary });
			say($said`Fetched commit ${made.commit}`);
			return made;
		}
		catch (cause) {
			if (!(cause instanceof user_error .y))
				throw cause;
			const remedy = cause.remedy.replace(/ ?in "(?:ref|repository)"/g, $said(' under `repositories`'));
			throw new user_error .y(cause.message, remedy.replace('"ref"', '`repositories`'), { cause });
		}
	}
	tokenOf(url) {
		const { token, repository } = this.inputs;
		const { repository: own, serverUrl } = this.job.runner;
		const meant = repository || own;
		const isItsServer = meant !== '' && (0,repository_address .yv)((0,repository_address .n6)(meant, serverUrl)) === (0,repository_address .yv)(url);
		const repositoryToken = isItsServer ? this.inputs['repository-token'] : '';
		return (0,authorization .fn)(url, { token, repositoryToken }, serverUrl);
	}
	async demandTrusted({ name, text }) {
		this.trusted ??= this.namedByBase();
		const named = await this.trusted;
		if (Object.hasOwn(named, name) && named[name] === text)
			return;
		const there = Object.hasOwn(named, name) ? $said`names ${named[name]}` : $said`names no repository ${name}`;
		throw new user_error .y($said`${name} (${text}) comes from a fork, and the commit that it is compared with ${there}: it is not fetched.`, $said('Change `repositories` in a pull request of this repository; from a fork it is read once it is merged.'));
	}
	async namedByBase() {
		const { runner } = this.job;
		const { base, pullRequest } = runner.event;
		const { repo, config } = this.named;
		if (base === null || pullRequest === null || (0,external_node_path_.isAbsolute)(config))
			return {};
		const remote = runner.repository !== '' && {
			url: (0,repository_address .n6)(runner.repository, runner.serverUrl),
			token: this.inputs.token,
			temporary: this.temporary,
		};
		try {
			const { folder, id } = await (0,commits .fq)(repo, base, remote || undefined);
			const tree = (0,git_repository .C)(folder, id, await (0,defaults .MT)(repo));
			if (!tree.isFile(config))
				return {};
			return (0,configuration .AM)(tree, config).config.repositories ?? {};
		}
		catch (error) {
			if (error instanceof user_error .y)
				return {};
			throw error;
		}
	}
}

; 





async function withSource(inputs, job, use) {
	const { runner, say } = job;
	if (inputs.repository === '' && inputs.ref === '')
		return use({ root: (0,external_node_fs_.realpathSync)(runner.workspace), name: '' });
	const repository = inputs.repository || runner.repository;
	if (repository === '') {
		throw new user_error .y($said('ref is given, but no repository to look for it in.'), $said('Add "repository".'));
	}
	const url = (0,repository_address .n6)(repository, runner.serverUrl);
	const name = inputs.ref === '' ? repository : `${repository}@${inputs.ref}`;
	say($said`Fetching ${name}`);
	const made = await checkout({
		url,
		ref: inputs.ref,
		token: (0,authorization .fn)(url, { token: inputs.token, repositoryToken: inputs['repository-token'] }, runner.serverUrl),
		temporary: runner.temporary,
	});
	say($said`Fetched commit ${made.commit}`);
	try {
		return await use({ root: (0,external_node_fs_.realpathSync)(made.folder), name });
	}
	finally {
		removeCheckout(made.root);
	}
}

var subject = __webpack_require__(48636);
var verify = __webpack_require__(12995);
; 






const [, ABOUT_PACKAGES] = subject .i;
const REGISTRY_ATTESTATIONS = ABOUT_PACKAGES.slice(1);
const ARCHIVES = 'registry/pacotes/';
function attestationPaths(site) {
	return archivesOf(site).length === 0 ? [subject .K] : [subject .K, REGISTRY_ATTESTATIONS];
}
async function attestSite(site, { sign, packed }, earlier) {
	const archives = archivesOf(site);
	const own = archives.filter(({ name }) => packed.includes(name));
	const carried = new Set(archives.filter(archive => !own.includes(archive)).map(({ sha256 }) => sha256));
	const lines = await sign([manifestSubject(site), ...own]);
	const kept = earlier.split('\n').filter(line => (0,verify .Z6)(line).some(sha256 => carried.has(sha256)));
	const encode = (all) => new TextEncoder().encode(all.map(line => `${line}\n`).join(''));
	return new Map([
		[subject .K, encode(lines.slice(0, 1))],
		...(archives.length === 0
			? []
			: [[REGISTRY_ATTESTATIONS, encode([...(own.length === 0 ? [] : lines), ...kept])]]),
	]);
}
function isAbout(attestations, file) {
	const sha256 = (0,published .Bj)(file);
	const lines = Buffer.from(attestations).toString('utf8').split('\n');
	return lines.some(line => (0,verify .Z6)(line).includes(sha256));
}
function manifestBytes({ folder }) {
	return (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, ...contract_files .U4.split('/')));
}
function manifestSubject(site) {
	return { name: contract_files .U4.slice(1), sha256: (0,published .Bj)(manifestBytes(site)) };
}
function archivesOf(site) {
	const { files } = JSON.parse(Buffer.from(manifestBytes(site)).toString('utf8'));
	return files
		.map(({ path, sha256 }) => ({ name: path.slice(1), sha256 }))
		.filter(({ name }) => name.startsWith(ARCHIVES) && !name.endsWith('.json'));
}

var archived = __webpack_require__(75388);
var canonical = __webpack_require__(96845);
; 



async function sameButForCommit(live, built, replaced) {
	const [one, other] = [(0,built_site .$V)(live), (0,built_site .$V)(built)];
	if (one === null || other === null)
		return false;
	const paths = new Set(replaced.map(({ path }) => path));
	if (!Buffer.from(withoutCommit(one, paths)).equals(withoutCommit(other, paths)))
		return false;
	const [before, now] = [one.source.commit, other.source.commit];
	if (replaced.length > 0 && (before === null || now === null))
		return false;
	for (const { content, liveId } of replaced) {
		const text = Buffer.from(await content.read()).toString('latin1');
		const asBefore = Buffer.from(text.replaceAll(now, before), 'latin1');
		if (contentOf(content.path, asBefore).blobId !== liveId)
			return false;
	}
	return true;
}
function withoutCommit({ source, files, ...rest }, paths) {
	const compared = files.map(file => (paths.has(file.path) ? { ...file, sha256: '' } : file));
	return (0,canonical .d)({ ...rest, source: { ...source, commit: null }, files: compared }, 'compact');
}

var json_object = __webpack_require__(18765);
; 





const LEDGER_NAME = '.refdata-files.json';
const GENERATOR = 'refdata-action';
const ledger_MAX_FILES = 1_000_000;
const LEDGER = schemas .Ikc({
	generator: schemas .euz(GENERATOR),
	files: schemas .YOg(schemas .YjP().min(1)).max(ledger_MAX_FILES),
});
function ledgerFor(folder, files) {
	const start = folder === '' ? '' : `${folder}/`;
	const names = files.map(file => file.path.slice(start.length)).sort(code_points .O);
	const text = `${JSON.stringify({ generator: GENERATOR, files: names }, null, 2)}\n`;
	return contentOf(`${start}${LEDGER_NAME}`, new TextEncoder().encode(text));
}
function readLedger(folder, bytes, branch) {
	const start = folder === '' ? '' : `${folder}/`;
	const parsed = LEDGER.safeParse((0,json_object .J)(bytes));
	if (!parsed.success) {
		throw new user_error .y($said`${start}${LEDGER_NAME} on the branch ${branch} is not the list of files that refdata writes there.`, $said('Restore it from the history of the branch; or publish to another branch or folder.'));
	}
	return parsed.data.files.filter(isPlain).map(path => start + path);
}
function isPlain(path) {
	return path.split('/').every(name => name !== '' && name !== '.' && name !== '..');
}

; 


const COMPARISON = schemas .Ikc({ status: schemas .k5n(['ahead', 'behind', 'identical', 'diverged']) });
async function relationTo(github, base, commit) {
	if (base === commit)
		return 'identical';
	try {
		const found = await github.rest('GET /repos/{owner}/{repo}/compare/{basehead}', COMPARISON, {
			basehead: `${base}...${commit}`,
			per_page: 1,
			page: 2,
		});
		return found.status;
	}
	catch (error) {
		if (error instanceof GitHubError && error.kind === 'not-found')
			return 'unknown';
		throw error;
	}
}

; 




const DIGITS_SHOWN = 12;
const MAX_BRANCHES_ASKED = 50;
const STRICT = { rollback: false, replace: false, branches: null };
async function judgeStanding(github, site, standing, terms) {
	const { nome } = standing;
	if (!terms.replace && nome !== null && site.nome !== null && nome !== site.nome)
		throw new user_error .y($said`What is published there is the reference of ${nome}, and this is that of ${site.nome}.`, $said('Give each language a folder of its own ("publish-folder"); or set "replace: true" once, when the language got another name.'));
	const [live, own] = [standing.manifest?.source.commit ?? null, site.source.commit];
	if (live === null || own === null || live === own)
		return null;
	const relation = await relationTo(github, live, own);
	if (relation === 'behind' && !terms.rollback)
		return $said`What is published is of ${standing_short(live)}, which is newer than ${standing_short(own)}: nothing was published. "rollback: true" goes back.`;
	if (relation !== 'ahead' && terms.branches !== null)
		await demandMerged(github, own, terms.branches);
	return null;
}
async function demandMerged(github, commit, branches) {
	if (await isOnOneOf(github, commit, branches))
		return;
	const heads = branches.map(name => (name.includes('*') ? undefined : branchHead(github, name)));
	if (heads.length > 0 && (await Promise.all(heads)).every(head => head === null))
		throw new user_error .y($said`The commit ${standing_short(commit)} is not published: the token sees no branch ${branches.join($said(' or '))}.`, $said('Give the job `contents: read`, and the token of this repository; or correct the names in "publish-from".'));
	throw new user_error .y($said`The commit ${standing_short(commit)} is not published: it is not on ${branches.join($said(' or ')) || $said('a branch that may publish')}: nobody merged it, or it was forced away.`, $said('Merge it first; or name its branch in "publish-from", with the others that may publish.'));
}
async function isOnOneOf(github, commit, names) {
	const isIn = async (head) => ['behind', 'identical'].includes(await relationTo(github, head, commit));
	for (const name of names.filter(each => !each.includes('*'))) {
		const head = await branchHead(github, name);
		if (head !== null && (await isIn(head)))
			return true;
	}
	const likenesses = names.filter(name => name.includes('*'));
	if (likenesses.length === 0)
		return false;
	const like = await branchesLike(github, likenesses);
	if (like.some(({ head }) => head === commit))
		return true;
	for (const { head } of like.slice(0, MAX_BRANCHES_ASKED))
		if (await isIn(head))
			return true;
	if (like.length <= MAX_BRANCHES_ASKED)
		return false;
	throw new user_error .y($said`The commit ${standing_short(commit)} is not published: ${like.length} branches are like ${likenesses.join($said(' or '))}, and it is on none of the ${MAX_BRANCHES_ASKED} that were asked for.`, $said('Name its branch itself in "publish-from", with the others that may publish.'));
}
function standing_short(commit) {
	return commit.slice(0, DIGITS_SHOWN);
}

; 













async function publishSite(server, site, place, terms = STRICT, attesting = null) {
	(0,built_site .V$)(site.files);
	const files = [];
	const start = place.folder === '' ? '' : `${place.folder}/`;
	for (const { path, file, size } of site.files) {
		if (path !== LEDGER_NAME)
			files.push(await contentAt(start + path, file, size));
	}
	const attestations = attesting === null ? [] : attestationPaths(site).map(path => ({ path: start + path }));
	const listed = [...files, ...attestations];
	const ledger = ledgerFor(place.folder, listed);
	const { branch } = place;
	let keptManifestSha256 = null;
	let superseded = null;
	const result = await changeBranch(server, {
		branch,
		from: null,
		plan: async (state, remote) => {
			const owned = await ownedPaths(state, remote, ledger, listed, place);
			(0,archived .Y)(state.tree, files, { ...place, versao: site.versao });
			const signed = new Set(attestations.map(({ path }) => path));
			const removable = [...owned].filter(path => !(0,archived .F)(path, place.folder) && !signed.has(path));
			const owns = (path) => owned.has(path) || (owned.size > 0 && (0,archived .F)(path, place.folder));
			const plan = planChange(state.tree, [...files, ledger], owns, removable);
			const kept = await keptManifest(plan, start + contract_files .U4.slice(1), state.tree, remote);
			keptManifestSha256 = kept === null ? null : (0,external_node_crypto_.createHash)('sha256').update(kept).digest('hex');
			const manifest = kept ?? (isNothing(plan) ? manifestBytes(site) : null);
			if (manifest !== null &&
				(attesting === null || (await isAttested(manifest, start, state.tree, remote))))
				return { ...plan, writes: [] };
			keptManifestSha256 = null;
			const standing = await standingAt(start, state.tree, remote, site, files);
			superseded = await judgeStanding(server.github, site, standing, terms);
			if (superseded !== null)
				return NOTHING;
			if (attesting === null)
				return plan;
			const vouched = await attestSite(site, attesting, await earlierAt(start, state.tree, remote));
			const more = [...vouched].map(([path, bytes]) => contentOf(start + path, bytes));
			return planChange(state.tree, [...files, ledger, ...more], owns, removable);
		},
		blocked: paths => new user_error .y($said`The branch ${branch} holds files that refdata did not write, where the site has others: ${paths}.`, $said('Remove them from the branch when they are no longer needed; or publish elsewhere, by "publish-branch" or "publish-folder".')),
		message: {
			headline: place.headline ?? $said`Publish the reference ${site.versao}`,
			body: originOf(site),
		},
		undertaking: place.undertaking ?? siteUndertaking(branch, server.github.repository),
	});
	return { ...result, keptManifestSha256, superseded };
}
async function isAttested(manifest, start, tree, remote) {
	const entry = tree.get(start + subject .K);
	return entry?.type === 'blob' && isAbout(await remote.readBlob(entry.id), manifest);
}
async function earlierAt(start, tree, remote) {
	const entry = tree.get(start + REGISTRY_ATTESTATIONS);
	return entry?.type === 'blob' ? Buffer.from(await remote.readBlob(entry.id)).toString('utf8') : '';
}
async function standingAt(start, tree, remote, site, files) {
	const built = new Map(files.map(file => [file.path, file.blobId]));
	const read = async (path) => {
		const entry = tree.get(start + path.slice(1));
		if (entry?.type !== 'blob' || entry.id === built.get(start + path.slice(1)))
			return null;
		return remote.readBlob(entry.id);
	};
	const index = site.nome === null ? null : await read((0,contract_files .XM)('index'));
	const manifest = site.source.commit === null ? null : await read(contract_files .U4);
	return { nome: index && (0,built_site .xQ)(index), manifest: manifest && (0,built_site .$V)(manifest) };
}
function siteUndertaking(branch, repository) {
	return {
		what: $said`publish to the branch ${branch} of ${repository}`,
		permissions: ['contents: write'],
		otherwise: $said`Let the workflow write to ${branch} (add it to the bypass list of the ruleset), choose another branch in "publish-branch", or use "publish-to: pages", which needs no branch.`,
	};
}
function originOf({ source: { commit, modified } }) {
	if (commit === null)
		return '';
	return $said`Built from ${commit}${modified ? $said(', with changes that are in no commit') : ''}.`;
}
async function keptManifest(plan, path, tree, remote) {
	const manifest = plan.writes.find(content => content.path === path);
	const there = tree.get(path);
	if (isNothing(plan) || plan.removes.length > 0 || plan.blocked.length > 0)
		return null;
	if (manifest === undefined || there?.type !== 'blob')
		return null;
	const start = path.slice(0, -contract_files .U4.length + 1);
	const replaced = plan.writes
		.filter(content => content !== manifest)
		.map(content => ({
		content,
		path: `/${content.path.slice(start.length)}`,
		liveId: tree.get(content.path)?.id,
	}));
	const live = await remote.readBlob(there.id);
	return (await sameButForCommit(live, await manifest.read(), replaced)) ? live : null;
}
async function ownedPaths({ tree }, remote, ledger, files, { folder, branch }) {
	const entry = tree.get(ledger.path);
	const known = [ledger.path, ...files.map(file => file.path)];
	if (entry?.type !== 'blob')
		return new Set();
	if (entry.id === ledger.blobId)
		return new Set(known);
	return new Set([ledger.path, ...readLedger(folder, await remote.readBlob(entry.id), branch)]);
}

var core = __webpack_require__(91659);
var attest_claims = __webpack_require__(63291);
var fault = __webpack_require__(22473);
var request = __webpack_require__(78435);
; 







const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
const PAUSES_MS = [1_000, 5_000];
const AGAIN = $said('Run the job again; https://status.sigstore.dev says whether the service has trouble.');
const PUBLIC_GOOD = {
	fulcio: 'https://fulcio.sigstore.dev',
	rekor: 'https://rekor.sigstore.dev',
};
const CHAIN = schemas .Ikc({ chain: schemas .Ikc({ certificates: schemas .YOg(schemas .YjP()).min(1) }) });
const CERTIFIED = schemas .KCZ([
	schemas .Ikc({ signedCertificateEmbeddedSct: CHAIN }).transform(answer => answer.signedCertificateEmbeddedSct),
	schemas .Ikc({ signedCertificateDetachedSct: CHAIN }).transform(answer => answer.signedCertificateDetachedSct),
]);
const LOGGED = schemas .g1P(schemas .YjP(), schemas .Ikc({
	body: schemas .YjP(),
	integratedTime: schemas .aig(),
	logID: schemas .YjP(),
	logIndex: schemas .aig(),
	verification: schemas .Ikc({
		signedEntryTimestamp: schemas .YjP(),
		inclusionProof: schemas .Ikc({
			logIndex: schemas .aig(),
			treeSize: schemas .aig(),
			rootHash: schemas .YjP(),
			hashes: schemas .YOg(schemas .YjP()),
			checkpoint: schemas .YjP(),
		})
			.optional(),
	}),
}));
async function signStatement(statement, token, { sub }, authorities) {
	const [{ bundleToJSON, envelopeToJSON, toDSSEBundle }, { dsse }] = await Promise.all([
		Promise.all( [__webpack_require__.e(1040), __webpack_require__.e(9654)]).then(__webpack_require__.t.bind(__webpack_require__, 61040, 19)),
		__webpack_require__.e(  3917).then(__webpack_require__.t.bind(__webpack_require__, 83917, 19)),
	]);
	const { privateKey, publicKey } = (0,external_node_crypto_.generateKeyPairSync)('ec', { namedCurve: 'P-256' });
	const certificate = await certify(authorities.fulcio, token, {
		content: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
		proof: (0,external_node_crypto_.sign)('sha256', Buffer.from(sub), privateKey).toString('base64'),
	});
	const artifact = Buffer.from(JSON.stringify(statement));
	const signature = (0,external_node_crypto_.sign)('sha256', dsse.preAuthEncoding(PAYLOAD_TYPE, artifact), privateKey);
	const bundle = toDSSEBundle({
		artifact,
		artifactType: PAYLOAD_TYPE,
		signature,
		certificate: certificate.raw,
	});
	const verifier = Buffer.from(certificate.toString()).toString('base64');
	const envelope = JSON.stringify(envelopeToJSON(bundle.content.dsseEnvelope));
	bundle.verificationMaterial.tlogEntries.push(await enter(authorities.rekor, envelope, verifier));
	return JSON.stringify(bundleToJSON(bundle));
}
async function certify(fulcio, token, { content, proof }) {
	const address = `${fulcio}/api/v2/signingCert`;
	const answer = await ask(address, {
		credentials: { oidcIdentityToken: token },
		publicKeyRequest: { publicKey: { algorithm: 'ECDSA', content }, proofOfPossession: proof },
	});
	const parsed = CERTIFIED.safeParse(answer);
	if (!parsed.success)
		throw strange(address, parsed.error);
	try {
		return new external_node_crypto_.X509Certificate(parsed.data.chain.certificates[0]);
	}
	catch (cause) {
		throw strange(address, cause);
	}
}
async function enter(rekor, envelope, verifier) {
	const address = `${rekor}/api/v1/log/entries`;
	const proposal = {
		apiVersion: '0.0.1',
		kind: 'dsse',
		spec: { proposedContent: { envelope, verifiers: [verifier] } },
	};
	const parsed = LOGGED.safeParse(await ask(address, proposal));
	const [entry] = Object.values(parsed.data ?? {});
	if (entry === undefined)
		throw strange(address, parsed.error);
	const { signedEntryTimestamp, inclusionProof: proof } = entry.verification;
	return {
		logIndex: String(entry.logIndex),
		logId: { keyId: Buffer.from(entry.logID, 'hex') },
		kindVersion: { kind: proposal.kind, version: proposal.apiVersion },
		integratedTime: String(entry.integratedTime),
		inclusionPromise: { signedEntryTimestamp: Buffer.from(signedEntryTimestamp, 'base64') },
		inclusionProof: proof && {
			logIndex: String(proof.logIndex),
			treeSize: String(proof.treeSize),
			rootHash: Buffer.from(proof.rootHash, 'hex'),
			hashes: proof.hashes.map(hash => Buffer.from(hash, 'hex')),
			checkpoint: { envelope: proof.checkpoint },
		},
		canonicalizedBody: Buffer.from(entry.body, 'base64'),
	};
}
async function ask(address, body) {
	for (let attempt = 0;; attempt += 1) {
		const pause = PAUSES_MS[attempt];
		let why;
		try {
			const { response, content } = await (0,request .Em)(address, {
				method: 'POST',
				headers: { 'content-type': 'application/json', accept: 'application/json' },
				body: JSON.stringify(body),
			});
			const bytes = await (0,request .CB)(content, MAX_ANSWER_BYTES);
			const text = Buffer.from(bytes ?? []).toString('utf8');
			if (response.ok)
				return (0,json_object .J)(text);
			why = $said`answers ${response.status}: ${text.replace(/\s+/g, ' ').slice(0, 200)}`;
			if (response.status < 500 && response.status !== 429)
				throw refused(address, why);
		}
		catch (error) {
			if (!(error instanceof fault .F9))
				throw error;
			why = error.reason;
		}
		if (pause === undefined)
			throw refused(address, why);
		await (0,promises_.setTimeout)(pause);
	}
}
function refused(address, why) {
	return new user_error .y($said`Nothing was attested: ${address} ${why}.`, AGAIN);
}
function strange(address, cause) {
	return new user_error .y($said`Nothing was attested: ${address} gave no such answer as it should.`, AGAIN, {
		cause,
	});
}

var attest_statement = __webpack_require__(54001);
; 




const MAX_SUBJECTS = 1024;
function attesterFor(ask, serverUrl, authorities) {
	return async (subjects) => {
		const token = await ask();
		const claims = (0,attest_claims .I)(token);
		if (claims.iss !== attest_claims .G)
			throw new user_error .y($said`Nothing was attested: ${claims.iss} vouches for this job, and consumers trust in jobs of github.com.`, $said('Leave out "attest" on enterprise servers.'));
		if (claims.repository_visibility !== 'public' && authorities === undefined)
			throw new user_error .y($said`Nothing was attested: ${claims.repository} is ${claims.repository_visibility}, and its name would stand in a public log for ever.`, $said('Leave out "attest", or name a Sigstore of your own in REFDATA_FULCIO_URL and REFDATA_REKOR_URL.'));
		const lines = [];
		for (let first = 0; first < subjects.length; first += MAX_SUBJECTS) {
			const statement = (0,attest_statement .Jj)(subjects.slice(first, first + MAX_SUBJECTS), claims, serverUrl);
			lines.push(await signStatement(statement, token, claims, authorities ?? PUBLIC_GOOD));
		}
		return lines;
	};
}

; 




const AUDIENCE = 'sigstore';
function attesterOf({ attest }, { runner, say }) {
	if (!(0,action_inputs .AX)(attest))
		return null;
	const { REFDATA_FULCIO_URL: fulcio, REFDATA_REKOR_URL: rekor } = process.env;
	const own = fulcio && rekor ? { fulcio: fulcio.replace(/\/+$/, ''), rekor: rekor.replace(/\/+$/, '') } : undefined;
	const sign = attesterFor(identityToken, runner.serverUrl, own);
	return subjects => {
		say($said('Attesting what was built'));
		return sign(subjects);
	};
}
async function identityToken() {
	if (!process.env.ACTIONS_ID_TOKEN_REQUEST_URL)
		throw new user_error .y($said('Nothing was attested: GitHub gives this job no identity token.'), $said('Add "id-token: write" to the permissions of the job, and to those of the caller of a reusable workflow. Pull requests from forks never get one.'));
	try {
		return await core .V9(AUDIENCE);
	}
	catch (cause) {
		throw new user_error .y($said`Nothing was attested: the identity token of this job cannot be had (${cause.message.replace(/\s+/g, ' ').slice(0, 200)}).`, $said('Run the job again.'), { cause });
	}
}

; 

const PAGES = schemas .Ikc({
	html_url: schemas .YjP().optional(),
	build_type: schemas .YjP().nullish(),
	source: schemas .Ikc({ branch: schemas .YjP(), path: schemas .YjP().optional() }).nullable().optional(),
	public: schemas .zMY().optional(),
});
async function pagesSetting(server) {
	try {
		return await server.github.find('GET /repos/{owner}/{repo}/pages', PAGES);
	}
	catch {
		return 'unknown';
	}
}
async function servedAt(server, { branch, folder }) {
	const pages = await pagesSetting(server);
	if (pages === 'unknown')
		return { url: null, hint: '' };
	if (pages !== null && servesBranch(pages, branch))
		return { url: addressOf(pages, folder), hint: '' };
	const hint = $said`Pages is not seen to serve it: choose the branch ${branch} under Settings, Pages, or grant the job "pages: read".`;
	return { url: null, hint };
}
function servesBranch({ build_type, source }, branch) {
	return build_type !== 'workflow' && (source === undefined || source?.branch === branch);
}
function addressOf({ html_url, source }, folder) {
	const served = (source?.path ?? '/').replace(/^\//, '');
	if (html_url === undefined || (served !== '' && folder !== served && !folder.startsWith(`${served}/`)))
		return null;
	const rest = folder.slice(served.length).replace(/^\//, '');
	return `${html_url.replace(/\/+$/, '')}/${rest === '' ? '' : `${rest}/`}`;
}

var html = __webpack_require__(96223);
; 










const REFERENCES_NAME = 'references.json';
const FRONT_PAGE = 'index.html';
const pages_site_GENERATOR = 'refdata-action';
const pages_site_MAX_NAMES_SHOWN = 5;
const REFERENCES = schemas .Ikc({
	generator: schemas .euz(pages_site_GENERATOR),
	references: schemas .YOg(schemas .Ikc({ folder: schemas .YjP(), nome: schemas .YjP(), versao: schemas .YjP() })),
});
function composePages(site, folder, beside, temporary) {
	const start = folder === '' ? '' : `${folder}/`;
	const own = site.files.map(file => ({ ...file, path: start + file.path }));
	const rest = beside === null ? [] : (0,built_site .CS)(beside).filter(({ file }) => !isBelow(site.folder, file));
	refuseCollisions(own, rest);
	const references = [
		{ folder, nome: site.nome ?? '', versao: site.versao },
		...rest.flatMap(file => referenceAt(file, rest)),
	].sort((a, b) => (0,code_points .O)(a.folder, b.folder));
	const files = [...own, ...rest];
	if (folder === '' && beside === null)
		return { files, references };
	const made = [hubList(references)];
	if (!files.some(({ path }) => path === FRONT_PAGE))
		made.push(hubPage(references));
	return {
		files: [...files.filter(({ path }) => path !== REFERENCES_NAME), ...made.map(write)].sort(byPath),
		references,
	};
	function write({ path, bytes }) {
		const file = (0,external_node_path_.join)(temporary, path);
		(0,external_node_fs_.writeFileSync)(file, bytes);
		return { path, file, size: bytes.length };
	}
}
function readReferences(bytes) {
	try {
		const parsed = REFERENCES.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8')));
		return parsed.success ? parsed.data.references : null;
	}
	catch {
		return null;
	}
}
function referenceAt({ path, file }, files) {
	if (!`/${path}`.endsWith(contract_files .U4))
		return [];
	const manifest = (0,built_site .$V)((0,external_node_fs_.readFileSync)(file));
	const folder = path.slice(0, -contract_files .U4.length);
	const indexPath = `${folder}${(0,contract_files .XM)('index')}`.replace(/^\//, '');
	const index = files.find(other => other.path === indexPath);
	const nome = index && (0,built_site .xQ)((0,external_node_fs_.readFileSync)(index.file));
	return manifest && nome ? [{ folder, nome, versao: manifest.versao }] : [];
}
function refuseCollisions(own, rest) {
	const paths = new Set(own.map(({ path }) => path));
	const both = rest.map(({ path }) => path).filter(path => paths.has(path));
	if (both.length === 0)
		return;
	throw new user_error .y(`The folder of "publish-beside" holds files where the reference has others: ${(0,first_of .K)(both, pages_site_MAX_NAMES_SHOWN)}.`, 'Put the reference into a folder of its own, in "publish-folder".');
}
function hubList(references) {
	return { path: REFERENCES_NAME, bytes: (0,canonical .d)({ generator: pages_site_GENERATOR, references }, 'indented') };
}
function hubPage(references) {
	const rows = references.map(({ folder, nome, versao }) => {
		const address = folder.split('/').map(encodeURIComponent).join('/');
		return `<li><a href="${(0,html .qy)(address)}/">${(0,html .qy)(nome || folder)}</a> ${(0,html .qy)(versao)}</li>`;
	});
	const body = `<main>\n<h1>References</h1>\n<ul>\n${rows.join('\n')}\n</ul>\n</main>`;
	return {
		path: FRONT_PAGE,
		bytes: (0,html .MY)('References', 'The references of languages that are published here.', body),
	};
}
function isBelow(folder, file) {
	return (0,external_node_path_.resolve)(file).startsWith((0,external_node_path_.resolve)(folder) + external_node_path_.sep);
}
function byPath(a, b) {
	return (0,code_points .O)(a.path, b.path);
}

; 







const live_pages_MAX_BYTES = 64 * 1024 * 1024;
const live_pages_TIMEOUT_MS = 20_000;
const KEEP_BOTH = $said('Publish to a branch ("publish-to: branch" with "publish-folder"), which leaves all other files alone; or bring the rest of the site into this job and name its folder in "publish-beside". "replace: true" takes it away.');
async function lookAtPages(github, site, upload, place, terms) {
	const { root, folder } = place;
	const base = folder === '' ? root : `${root}/${folder}`;
	const bytes = await readLive(base + contract_files .U4);
	if (bytes === 'unreachable')
		return { superseded: null, remark: $said`Nothing is known to be live: the host of ${root} has no name yet.` };
	const manifest = bytes && (0,built_site .$V)(bytes);
	const found = manifest !== null ? 'ours' : bytes === null ? 'nothing' : 'foreign';
	if (!terms.replace)
		await refuseLosses(upload.references, place, found);
	if (manifest === null)
		return { superseded: null, remark: '' };
	const index = await readLive(base + (0,contract_files .XM)('index'));
	const nome = index instanceof Uint8Array ? (0,built_site .xQ)(index) : null;
	return { superseded: await judgeStanding(github, site, { manifest, nome }, terms), remark: '' };
}
async function refuseLosses(references, { root, folder, isWhole }, found) {
	const kept = new Set(references.map(reference => reference.folder));
	const list = await readLive(`${root}/${REFERENCES_NAME}`);
	const listed = list instanceof Uint8Array ? readReferences(list) : null;
	const lost = (listed ?? []).filter(reference => !kept.has(reference.folder));
	if (!kept.has('') && folder !== '' && listed === null) {
		const manifest = await readLive(root + contract_files .U4);
		const other = manifest instanceof Uint8Array ? (0,built_site .$V)(manifest) : null;
		if (other !== null)
			lost.push({ folder: '', nome: $said('another language'), versao: other.versao });
	}
	const [first] = lost;
	if (first !== undefined) {
		const names = lost.map(({ folder: where, nome, versao }) => `${nome} ${versao} (/${where})`).join(', ');
		throw new user_error .y($said`${root} has references that this deployment would take away: ${names}.`, KEEP_BOTH);
	}
	if (isWhole || found === 'ours' || listed !== null)
		return;
	if (found === 'foreign' || (await readLive(`${root}/`)) instanceof Uint8Array)
		throw new user_error .y($said`${root} is a site that refdata did not make, and this deployment would replace all of it.`, KEEP_BOTH);
}
async function readLive(address) {
	try {
		const { response, content } = await (0,request .Em)(`${address}?at=${Date.now()}`, { timeoutMs: live_pages_TIMEOUT_MS });
		const bytes = await (0,request .CB)(content, live_pages_MAX_BYTES);
		if (response.status === 404 || response.status === 410)
			return null;
		const asked = new URL(address).origin;
		const isElsewhere = response.redirected && new URL(response.url).origin !== asked;
		if (isElsewhere && isPage(bytes))
			throw unseen(address, $said`sends us to ${new URL(response.url).origin}`);
		if (!response.ok)
			throw unseen(address, $said`answers ${response.status}`);
		return bytes ?? null;
	}
	catch (error) {
		if (!(error instanceof fault .F9))
			throw error;
		if (isUnknownHost(error, new URL(address).hostname))
			return 'unreachable';
		throw unseen(address, error.reason);
	}
}
function isUnknownHost({ cause }, host) {
	const { cause: root } = (cause ?? {});
	return /^(ENOTFOUND|EAI_NONAME)$/.test(String(root?.code)) && root?.hostname === host;
}
function isPage(bytes) {
	return bytes !== undefined && /^\uFEFF?\s*</.test(Buffer.from(bytes.subarray(0, 100)).toString('utf8'));
}
function unseen(address, what) {
	return new user_error .y($said`Nobody can see what is live, so that nothing was published: ${address} ${what}.`, $said('Run the job again when the site answers; where no job may look at it (a private site), set "verify: false".'));
}

var external_node_stream_promises_ = __webpack_require__(46466);
var tar_stream = __webpack_require__(56118);
; 






const ARTIFACT = 'github-pages';
const ARCHIVE = 'artifact.tar';
const RETENTION_DAYS = 1;
const FILE_MODE = 0o644;
const PATIENCE_MS = 5 * 60_000;
const SLOWEST_BYTES_PER_SECOND = 256 * 1024;
async function uploadPagesArtifact(files, temporary, patienceMs = PATIENCE_MS) {
	if (!process.env.ACTIONS_RUNTIME_TOKEN || !process.env.ACTIONS_RESULTS_URL) {
		throw new user_error .y($said('The Pages artifact cannot be uploaded: ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not set.'), $said('Run this as a step with "uses:" in a job of GitHub Actions; elsewhere use "publish-to: branch" or "none".'));
	}
	const root = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temporary, 'refdata-pages-'));
	try {
		const archive = (0,external_node_path_.join)(root, ARCHIVE);
		await writeArchive(files, archive);
		const { DefaultArtifactClient } = await Promise.all( [__webpack_require__.e(8239), __webpack_require__.e(9645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
		const upload = new DefaultArtifactClient().uploadArtifact(ARTIFACT, [archive], root, {
			retentionDays: RETENTION_DAYS,
		});
		await inTime(upload, patienceMs + ((0,external_node_fs_.statSync)(archive).size / SLOWEST_BYTES_PER_SECOND) * 1000);
	}
	catch (cause) {
		throw explain(cause);
	}
	finally {
		(0,external_node_fs_.rmSync)(root, { recursive: true, force: true });
	}
}
class Overdue extends Error {
}
async function inTime(work, ms) {
	let timer;
	const over = new Promise((_, reject) => {
		const minutes = Math.max(1, Math.round(ms / 60_000));
		timer = setTimeout(() => reject(new Overdue((0,counted .h)(minutes, 'minute'))), ms);
	});
	try {
		return await Promise.race([work, over]);
	}
	finally {
		clearTimeout(timer);
	}
}
async function writeArchive(files, archive) {
	const tar = (0,tar_stream.pack)();
	const written = (0,external_node_stream_promises_.pipeline)(tar, (0,external_node_fs_.createWriteStream)(archive));
	for (const { path, file, size } of files) {
		const entry = tar.entry({ name: `./${path}`, size, mode: FILE_MODE, mtime: new Date(0), uid: 0, gid: 0 });
		await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(file), entry);
	}
	tar.finalize();
	await written;
}
function explain(cause) {
	const [why, remedy] = reasonOf(cause);
	return new user_error .y($said`The Pages artifact cannot be uploaded: ${why}.`, remedy, { cause });
}
function reasonOf(cause) {
	const { name, message } = cause;
	if (cause instanceof Overdue)
		return [
			$said`the store of artifacts at ${hostOfStore()} did not take it within ${message}`,
			$said('Run the job again; if it happens each time, look at GitHub\'s status, and on a runner of your own at its network and proxy, or use "publish-to: branch".'),
		];
	if (name === 'GHESNotSupportedError')
		return [$said('this enterprise server has no such artifacts'), $said('Use "publish-to: branch" instead.')];
	if (/already exists/i.test(message))
		return [
			$said`this run has an artifact ${ARTIFACT} already`,
			$said('Publish once in a workflow run: build in one job, and leave out actions/upload-pages-artifact.'),
		];
	if (/\(?\b40[13]\b\)?|unauthorized|forbidden/i.test(message))
		return [
			$said`the store of artifacts does not accept the token of this job (it says "${message.replace(/\s+/g, ' ').slice(0, 200)}")`,
			$said('Run the job again: its token has expired, or the runner was stopped meanwhile. On a runner of your own, see that nothing replaces ACTIONS_RUNTIME_TOKEN.'),
		];
	if (/ENOTFOUND|ECONN|EAI_AGAIN|ETIMEDOUT|unable to make request/i.test(message))
		return [
			$said`the store of artifacts cannot be reached (${message.replace(/\s+/g, ' ').slice(0, 200)})`,
			$said('Run the job again; a runner of your own has to reach the addresses that GitHub documents for artifacts.'),
		];
	if (/quota/i.test(message))
		return [$said('the storage for artifacts is full'), $said('Delete old artifacts, or raise the limit of the account.')];
	return [message.replace(/\.$/, ''), $said('Run the job again; if it fails each time, use "publish-to: branch".')];
}
function hostOfStore() {
	const address = process.env.ACTIONS_RESULTS_URL ?? '';
	return URL.canParse(address) ? new URL(address).host : 'ACTIONS_RESULTS_URL';
}

; 












const ONLY_THIS_VERSION = $said('It holds the copies under v/ of this version alone, and the deployment takes those of earlier versions away: use "publish-to: branch", which keeps them.');
async function attestedFiles(site, folder, attesting, root, temporary) {
	const start = folder === '' ? '' : `${folder}/`;
	const paths = attestationPaths(site);
	const last = paths.at(-1);
	const live = root === null || paths.length < 2 ? null : await readLive(`${root}/${start}${last}`);
	const earlier = live instanceof Uint8Array ? Buffer.from(live).toString('utf8') : '';
	const files = await attestSite(site, attesting, earlier);
	return [...files].map(([path, bytes], at) => {
		const file = (0,external_node_path_.join)(temporary, `attestations-${at}`);
		(0,external_node_fs_.writeFileSync)(file, bytes);
		return { path: start + path, file, size: bytes.length };
	});
}
const UNSEEN = { superseded: null, remark: $said('What is live was not looked at: '), root: null };
async function publishToPages(site, folder, terms, attesting, server, inputs, job) {
	const { runner, say } = job;
	const temporary = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(runner.temporary, 'refdata-site-'));
	try {
		const beside = besideOf(inputs, runner.workspace);
		const upload = composePages(site, folder, beside, temporary);
		const look = await publish_pages_lookAt(site, upload, folder, beside !== null, terms, server, inputs);
		if (look.superseded !== null)
			return { ...report_publication .q, sentence: look.superseded };
		const attested = attesting === null ? [] : await attestedFiles(site, folder, attesting, look.root, temporary);
		say($said('Uploading the artifact for GitHub Pages'));
		await uploadPagesArtifact([...upload.files, ...attested], runner.temporary);
		const archives = site.files.some(({ path }) => (0,archived .F)(path, ''));
		const sentences = [
			$said('It was uploaded for GitHub Pages: a job with actions/deploy-pages publishes it.'),
			look.remark,
			archives ? ONLY_THIS_VERSION : '',
		];
		return { published: true, sentence: sentences.filter(Boolean).join(' '), commit: null, pageUrl: null };
	}
	finally {
		(0,external_node_fs_.rmSync)(temporary, { recursive: true, force: true });
	}
}
async function publish_pages_lookAt(site, upload, folder, isWhole, terms, server, inputs) {
	if (!(0,action_inputs .AX)(inputs.verify))
		return { ...UNSEEN, remark: $said`${UNSEEN.remark}"verify" is false.` };
	const pages = await pagesSetting(server);
	if (pages !== null && pages !== 'unknown' && pages.public === false)
		return { ...UNSEEN, remark: $said`${UNSEEN.remark}the site is private.` };
	const setting = pages === 'unknown' ? undefined : pages?.html_url;
	const root = (setting ?? rootOf(site.baseUrl, folder))?.replace(/\/+$/, '');
	if (root === undefined)
		return {
			...UNSEEN,
			remark: $said`${UNSEEN.remark}its address is not known. Grant the job "pages: read", or write "base_url" into refdata.yml.`,
		};
	return { ...(await lookAtPages(server.github, site, upload, { root, folder, isWhole }, terms)), root };
}
function rootOf(baseUrl, folder) {
	if (baseUrl === null)
		return undefined;
	const end = folder === '' ? '' : `/${folder}`;
	return baseUrl.endsWith(end) ? baseUrl.slice(0, baseUrl.length - end.length) : undefined;
}
function besideOf(inputs, workspace) {
	const name = inputs['publish-beside'];
	if (name === '')
		return null;
	const folder = (0,paths ._l)(workspace, name, 'publish-beside');
	if ((0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory())
		return folder;
	throw new user_error .y($said`publish-beside is "${name}", and the workspace has no such folder.`, $said('Download or build the rest of the site in a step before, and write its folder in "publish-beside".'));
}

; 


















const OFFERED = /^refs\/(?:pull|merge-requests|changes)\//;
const WITHOUT_GIT = $said('Whether it is older than what was published is not known: its files are in no checkout of git. Install git before actions/checkout.');
async function publishFolder({ folder, packed }, repo, inputs, job) {
	const { 'publish-to': to, 'publish-branch': branch } = inputs;
	const { runner, say } = job;
	const sign = attesterOf(inputs, job);
	if (to === 'none' && sign === null) {
		const unread = inputs.mode === 'build' ? (0,action_inputs .lo)(inputs) : [];
		return unread.length === 0
			? report_publication .q
			: {
				...report_publication .q,
				sentence: $said`It was not published: "publish-to" is none, which leaves ${unread.join(', ')} without effect.`,
			};
	}
	const names = (0,action_inputs .c3)(inputs['publish-from']);
	const refusal = refusalOf(runner.event, names);
	if (refusal !== null) {
		const sentence = $said`It was not ${to === 'none' ? $said('attested') : $said('published')}: ${refusal.why}.`;
		if (refusal.remedy !== null)
			throw new user_error .y(sentence, refusal.remedy);
		return { ...report_publication .q, sentence };
	}
	const site = await (0,built_site ._g)(folder);
	const place = { branch, folder: folderOf(inputs) };
	if (to === 'branch')
		refuseOwnBranch(place, runner.event);
	const attesting = sign && { sign, packed };
	const undertaking = to === 'branch' ? siteUndertaking(branch, runner.repository) : lookUndertaking(runner);
	const server = serverOf(runner, inputs.token, undertaking);
	const isOwn = await isOwnRepository(repo, inputs, runner);
	const branches = isOwn ? publishingBranches(runner.event, names) : null;
	const terms = { rollback: (0,action_inputs .AX)(inputs.rollback), replace: (0,action_inputs .AX)(inputs.replace), branches };
	const published = await explaining(undertaking, async () => {
		await demandPublishable(site, inputs, names, terms, runner.event, server);
		if (to === 'none')
			return attestFolder(site, attesting);
		if (to === 'pages')
			return publishToPages(site, place.folder, terms, attesting, server, inputs, job);
		say($said`Publishing to the branch ${branch}`);
		const result = await publishSite(server, site, place, terms, attesting);
		if (result.superseded !== null)
			return { ...report_publication .q, sentence: result.superseded };
		const { commit, changed, written, removed, keptManifestSha256 } = result;
		const what = changed
			? $said`It was published on the branch ${branch}: ${(0,counted .h)(written, 'file')} written, ${removed} removed.`
			: $said`The branch ${branch} holds these files already: no commit was made.`;
		const pages = await servedAt(server, place);
		return {
			published: true,
			sentence: pages.hint === '' ? what : `${what} ${pages.hint}`,
			commit,
			pageUrl: pages.url ?? site.baseUrl,
			liveUrl: pages.url,
			keptManifestSha256,
		};
	});
	const isUnknown = isOwn && site.source.commit === null && published.published;
	return isUnknown ? { ...published, sentence: `${published.sentence} ${WITHOUT_GIT}` } : published;
}
async function attestFolder(site, attesting) {
	for (const [path, bytes] of await attestSite(site, attesting, ''))
		(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(site.folder, ...path.split('/')), bytes);
	return { ...report_publication .q, sentence: $said('It was attested, in the files attestations.jsonl.') };
}
async function demandPublishable({ source: { commit } }, { ref }, names, { branches }, event, { github }) {
	if (OFFERED.test(ref))
		throw new user_error .y($said`ref is ${ref}, which anybody may write to: it is not published.`, $said('Name a branch, tag or commit of the repository in "ref".'));
	if (branches === null)
		return;
	const built = commit ?? event.commit;
	if (event.name === 'release' && names.length > 0 && !isNamed(event, names)) {
		if (await isOnOneOf(github, built, branches))
			return;
		throw new user_error .y($said`It was not published: the tag ${event.ref.replace('refs/tags/', '')} is not ${names.join(', ')}, and its commit is on no branch of that name.`, $said('Name it in "publish-from", with the others that may publish.'));
	}
	await demandMerged(github, built, branches);
}
async function isOwnRepository(repo, { repository }, { repository: own }) {
	const isOwn = (address) => {
		const path = address.replace(/(?:\.git)?\/*$/, '').toLowerCase();
		return (path === own.toLowerCase() ||
			path.endsWith(`/${own}`.toLowerCase()) ||
			path.endsWith(`:${own}`.toLowerCase()));
	};
	if (repository !== '')
		return isOwn(repository);
	const { stdout } = await (0,git .lX)(repo, ['config', '--get', 'remote.origin.url']);
	const origin = stdout.trim();
	return origin === '' || isOwn(origin);
}
function lookUndertaking({ repository }) {
	return {
		what: $said`see what of ${repository} may be published`,
		permissions: ['contents: read'],
		otherwise: $said('Let the workflow read the repository.'),
	};
}
function folderOf(inputs) {
	return inputs['publish-folder'].replace(/^\/+|\/+$/g, '');
}
function refuseOwnBranch({ branch, folder }, event) {
	if (folder !== '' || (branch !== event.defaultBranch && branch !== (0,action_event .W0)(event)))
		return;
	throw new user_error .y($said`publish-branch is ${branch}, the branch that the sources are on.`, $said('Choose a branch of its own, such as gh-pages, or a folder of this one in "publish-folder", such as docs.'));
}

var maker = __webpack_require__(72972);
var verify_verify = __webpack_require__(66021);
; 





const MAX_PATHS_NAMED = 3;
const verifyMode = {
	uses: ['target', 'manifest-sha256', 'wait', 'require-attestation', 'trusted-root'],
	needs: ['target'],
	async run(inputs, job) {
		const demand = demandIn(inputs, job);
		const live = await verifyLive(inputs.target, inputs['manifest-sha256'] || undefined, inputs, job, demand);
		return {
			outcome: live.ok ? 'success' : 'findings',
			verdict: verdictOf(live),
			findings: findingsOf(live),
			origin: report_report .JW,
			files: [],
			versao: live.versao,
			sitePath: null,
			counts: { pass: live.pass, warn: live.warn, fail: live.fail },
		};
	},
};
function demandIn(inputs, { runner }) {
	const { 'require-attestation': repository, 'trusted-root': file } = inputs;
	if (repository === undefined && file === '')
		return undefined;
	return {
		repository,
		trustedRoot: file === '' ? undefined : (0,paths ._l)(runner.workspace, file, 'trusted-root'),
	};
}
async function withVerification(report, address, expected, inputs, job) {
	const live = await verifyLive(address, expected, inputs, job);
	return {
		...report,
		outcome: live.ok ? report.outcome : 'findings',
		verdict: `${report.verdict} ${verdictOf(live)}`,
		findings: [...report.findings, ...findingsOf(live)],
	};
}
function verifyLive(baseUrl, expectedSha256, { wait }, { say }, attestation) {
	say($said`Verifying ${baseUrl}`);
	return (0,verify_verify .M)({ baseUrl, expectedSha256, waitSeconds: Number(wait), attestation, progress: say });
}
function verdictOf({ ok, baseUrl, pass, warn, fail, attestation }) {
	const made = attestation ? $said` It was made by ${(0,maker .S)(attestation)}.` : '';
	return $said`${baseUrl} ${ok ? $said('keeps') : $said('does not keep')} the contract: ${pass} pass, ${warn} warn, ${fail} fail.${made}`;
}
function findingsOf({ points }) {
	return points.flatMap(({ check, verdict, message, remedy, paths }) => {
		if (verdict === 'pass')
			return [];
		const where = paths.length === 0 ? '' : ` (${(0,first_of .K)(paths, MAX_PATHS_NAMED)})`;
		const level = verdict === 'fail' ? 'error' : 'notice';
		return [{ rule: check, level, message: `${message}${where}.`, remedy: remedy ?? '' }];
	});
}

; 
















const buildMode = {
	uses: [
		'path',
		'config',
		'out',
		'base-url',
		'docs-url',
		'allow-commands',
		'cache-dir',
		'report-path',
		'repository',
		'ref',
		'repository-token',
		'publish-to',
		'publish-branch',
		'publish-folder',
		'publish-from',
		'publish-beside',
		'rollback',
		'replace',
		'verify',
		'attest',
		'wait',
	],
	needs: [],
	run: (inputs, job) => withSource(inputs, job, async (source) => {
		const places = placesOf(inputs, source, job.runner);
		const origin = build_originOf(places.repo, source, job.runner);
		let annotated = [];
		const report = await (0,action_failure .vR)(origin, async () => {
			const compared = build_comparison(inputs, job.runner);
			annotated = compared.annotated;
			if (compared.isFailure)
				job.say($said('Nothing could be compared, so that nothing is marked'));
			const options = { ...optionsOf(inputs, places, job), ...compared.options };
			const result = await withFetched(inputs, job, options, supply => (0,build .j)({ ...options, supply }));
			const built = build_toReport(result, origin);
			return built.sitePath === null
				? built
				: withPublication(built, { folder: built.sitePath, packed: result.packed }, places.repo, inputs, job);
		});
		return { ...report, annotated };
	}),
};
const NO_VERIFYING = $said('Where a job cannot reach the site, "verify: false" leaves that look out.');
async function withPublication(built, site, repo, inputs, job) {
	let published;
	try {
		const publication = await publishFolder(site, repo, inputs, job);
		const { sentence, liveUrl, keptManifestSha256 } = publication;
		const manifestSha256 = keptManifestSha256 ?? built.manifestSha256 ?? '';
		const verdict = sentence === '' ? built.verdict : `${built.verdict} ${sentence}`;
		published = { ...built, verdict, publication, manifestSha256 };
		if (!liveUrl || !(0,action_inputs .AX)(inputs.verify))
			return published;
		return await withVerification(published, liveUrl, manifestSha256, inputs, job);
	}
	catch (error) {
		if (!(error instanceof user_error .y))
			throw error;
		const done = published?.publication?.sentence;
		const verdict = [done, error.message, error.remedy, published && NO_VERIFYING].filter(Boolean).join(' ');
		return { ...(published ?? built), outcome: 'error', verdict };
	}
}
function placesOf(inputs, source, runner) {
	const repo = languageFolder(inputs, source);
	const config = (0,external_node_path_.isAbsolute)(inputs.config)
		? (0,paths ._l)(runner.workspace, inputs.config, 'config')
		: (0,paths ._l)(source.root, inputs.config, 'config', repo);
	const out = (0,paths ._l)(runner.workspace, inputs.out, 'out');
	const workspace = (0,external_node_fs_.realpathSync)(runner.workspace);
	if ((0,paths .FK)(out, workspace) || (0,paths .FK)(out, repo) || (0,paths .FK)(out, config)) {
		throw new user_error .y($said`out is "${inputs.out}", a folder that holds the language itself and would be replaced.`, $said('Write the name of a folder of its own in "out", such as site.'));
	}
	if ((0,paths .Lz)(workspace, out).split('/').includes('.git')) {
		throw new user_error .y($said`out is "${inputs.out}", inside the data of git.`, $said('Write another folder in "out", such as site.'));
	}
	return { repo, config, out };
}
function languageFolder(inputs, source) {
	const repo = (0,paths ._l)(source.root, inputs.path, 'path');
	if ((0,external_node_fs_.statSync)(repo, { throwIfNoEntry: false })?.isDirectory()) {
		if (source.name !== '' || (0,external_node_fs_.readdirSync)(source.root).length > 0)
			return repo;
		throw new user_error .y($said('The workspace is empty.'), $said('Add a step with actions/checkout before this one, or name the repository of the language in "repository".'));
	}
	throw new user_error .y($said`path is "${inputs.path}", and ${source.name === '' ? $said('the workspace') : source.name} has no such folder.`, $said('Write the folder of the language in "path", as it is called inside the repository.'));
}
function build_originOf(repo, source, runner) {
	return {
		folder: source.name === '' ? (0,paths .Lz)((0,external_node_fs_.realpathSync)(runner.workspace), repo) : null,
		name: source.name,
	};
}
function optionsOf(inputs, places, { runner, say }) {
	const config = (0,paths .FK)(places.repo, places.config) ? (0,paths .Lz)(places.repo, places.config) : places.config;
	return {
		repo: places.repo,
		config,
		out: places.out,
		baseUrl: inputs['base-url'],
		docsUrl: inputs['docs-url'],
		commands: permission(inputs, runner),
		cache: cacheFolder(inputs, runner, places.out),
		...(inputs.mode === 'preview' && { archive: false }),
		progress: say,
	};
}
function build_comparison({ 'report-path': folder }, { temporary, workspace }) {
	if (folder === '')
		return { options: {}, isFailure: false, annotated: [] };
	const root = (0,paths .FK)((0,external_node_fs_.realpathSync)(temporary), (0,external_node_path_.resolve)(workspace, folder)) ? temporary : workspace;
	const path = (0,paths ._l)(root, (0,external_node_path_.join)((0,external_node_path_.resolve)(workspace, folder), report_file .U), 'report-path');
	const report = (0,report_file .t)(path, $said`report-path has no ${report_file .U}.`, $said('Give it the output "report-path" of a step with mode check, in the same job.'));
	return 'error' in report
		? { options: {}, isFailure: true, annotated: report.error.findings }
		: { options: { compared: report }, isFailure: false, annotated: report.findings };
}
function permission(inputs, runner) {
	if (inputs['allow-commands'] !== 'true')
		return 'off';
	return runner.fromFork || /^(refs\/)?pull\//.test(inputs.ref) ? 'fork' : 'allowed';
}
function build_toReport(result, origin) {
	const found = (0,report_report .kA)(result.findings);
	const { length } = result.files;
	return {
		outcome: result.ok ? 'success' : 'findings',
		verdict: result.ok
			? $said`The reference of ${result.nome} ${result.versao} was written: ${length} files, ${found === '' ? $said('no findings') : found}.`
			: $said`The reference of ${result.nome} ${result.versao} was not written: ${found}.`,
		findings: result.findings,
		origin,
		files: result.files,
		versao: result.versao,
		sitePath: result.ok ? result.out : null,
		...(result.ok && {
			manifestSha256: (0,published .Bj)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(result.out, ...contract_files .U4.split('/')))),
		}),
		counts: result.counts,
	};
}

var absent_commit = __webpack_require__(84754);
var junit = __webpack_require__(9370);
var report_markdown = __webpack_require__(18236);
var page = __webpack_require__(83314);
var sarif = __webpack_require__(90087);
var verdict_line = __webpack_require__(60538);
var check_reference = __webpack_require__(75522);
var check_routes = __webpack_require__(12323);
var refusal = __webpack_require__(88719);
var address = __webpack_require__(73301);
var rules_comparison = __webpack_require__(96759);
var stats = __webpack_require__(15368);
var rows = __webpack_require__(6537);
var rules_page = __webpack_require__(52721);
; 


const AUTHORED = schemas .Ikc({
	id: schemas .aig(),
	body: schemas .YjP().nullish(),
	user: schemas .Ikc({ type: schemas .YjP().optional() }).nullish(),
	author_association: schemas .YjP().optional(),
});
const TRUSTED = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
function markerOf(name) {
	return (0,markdown .re)('refdata-check', name);
}
function isOurs({ body, user, author_association: role = '' }, marker) {
	return (body ?? '').startsWith(marker) && (user?.type === 'Bot' || TRUSTED.has(role));
}
async function remove(github, place, { id }) {
	const route = `DELETE /repos/{owner}/{repo}/${place}/comments/{comment_id}`;
	await github.find(route, schemas .L5J(), { comment_id: id });
}

; 



const LIST = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
async function keepComment(github, pull, name, text) {
	const marker = markerOf(name);
	const [own, ...more] = (await everyPage(github, LIST, AUTHORED, { issue_number: pull })).filter(comment => isOurs(comment, marker));
	const body = text === null ? null : `${marker}\n${text}`;
	for (const comment of more)
		await remove(github, 'issues', comment);
	if (body === null) {
		if (own === undefined)
			return 'none';
		await remove(github, 'issues', own);
		return 'removed';
	}
	if (own?.body === body)
		return 'unchanged';
	if (own !== undefined && (await isUpdated(github, own, body)))
		return 'updated';
	const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
	await github.rest(route, schemas .L5J(), { issue_number: pull, body });
	return 'created';
}
async function isUpdated(github, { id }, body) {
	const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
	return (await github.find(route, schemas .L5J(), { comment_id: id, body })) !== null;
}

var visible = __webpack_require__(38696);
; 





const suggestions_PULL = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
const TEXT = $said('What this changes asks for another version:');
const FILE = schemas .Ikc({ filename: schemas .YjP(), patch: schemas .YjP().optional() });
const COMMENT = AUTHORED.extend({ path: schemas .YjP(), line: schemas .aig().nullish() });
async function keepSuggestions(github, pull, name, edits, commit) {
	const marker = markerOf(name);
	const wanted = edits.length === 0 ? [] : await suggestionsFor(github, pull, marker, edits);
	const pages = { pull_number: pull };
	const own = (await everyPage(github, `${suggestions_PULL}/comments`, COMMENT, pages)).filter(comment => isOurs(comment, marker));
	const isAt = (comment) => (one) => one.path === comment.path && one.line === comment.line && one.body === comment.body;
	for (const comment of own)
		if (!wanted.some(isAt(comment)))
			await remove(github, 'pulls', comment);
	for (const one of wanted) {
		if (own.some(comment => isAt(comment)(one)))
			continue;
		const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/comments';
		await github.rest(route, schemas .L5J(), { pull_number: pull, commit_id: commit, side: 'RIGHT', ...one });
	}
}
async function suggestionsFor(github, pull, marker, edits) {
	const patches = new Map((await everyPage(github, `${suggestions_PULL}/files`, FILE, { pull_number: pull })).map(({ filename, patch = '' }) => [filename, patch]));
	return edits.flatMap(({ file, before, after }) => {
		if (/[\r\n]/.test(after) || (0,visible .R)(after) !== after)
			return [];
		const lines = shownLines(patches.get(file) ?? '').filter(({ text }) => text === before);
		const [found] = lines;
		if (found === undefined || lines.length > 1)
			return [];
		return [{ path: file, line: found.line, body: `${marker}\n${TEXT}\n\n${(0,markdown .OF)(after, 'suggestion')}` }];
	});
}
function shownLines(patch) {
	const shown = [];
	let line = 0;
	for (const text of patch.split(/\r?\n/)) {
		const start = /^@@ -\d+(?:,\d+)? \+(\d+)/.exec(text)?.[1];
		if (start !== undefined)
			line = Number(start);
		else if (/^[ +]/.test(text)) {
			shown.push({ line, text: text.slice(1) });
			line += 1;
		}
	}
	return shown;
}

; 









function look({ serverUrl, repository }, commit, folder) {
	if (repository === '' || commit === '')
		return {};
	const root = `${serverUrl}/${repository}/blob/${commit}/`;
	const escaped = (path) => encodeURI(path).replace(/[()#?]/g, sign => `%${sign.charCodeAt(0).toString(16)}`);
	return {
		linkOf: (file, line) => {
			const path = folder ? `${folder}/${file}` : file;
			if (/^\/|\\|(^|\/)\.{1,2}(\/|$)/.test(path))
				return undefined;
			return `${root}${escaped(path)}${line === undefined ? '' : `#L${line}`}`;
		},
	};
}
function commentOf(result, shown) {
	return isSilent(result) ? null : commentText(result, shown);
}
function editsIn({ edits }, folder) {
	return edits.map(edit => (folder ? { ...edit, file: `${folder}/${edit.file}` } : edit));
}
function commentText(result, shown) {
	const rest = $said('the report of this job (`check.md` in its output `report-path`)');
	return (0,report_markdown .WT)(result, {
		limit: report_markdown .Mj,
		rows: rows .pX,
		rules: rules_page .e,
		rest,
		...shown,
	});
}
async function writeComment(text, inputs, { runner, say }, findPull, edits = []) {
	const { apiUrl, graphqlUrl, repository, event } = runner;
	if (event.name === 'pull_request_target')
		return skipped($said('in the event pull_request_target nothing is written: use pull_request'));
	try {
		const github = new GitHub({ apiUrl, graphqlUrl, token: inputs.token, repository });
		const pull = await findPull(github);
		if (typeof pull === 'string')
			return skipped(pull);
		const name = `${inputs.path}/${inputs.server || inputs.config}`;
		const outcome = await keepComment(github, pull, name, text);
		say($said`Comment on #${pull}: ${outcome}`);
		const isOwn = event.pullRequest?.fromFork === false;
		if (!isOwn || outcome === 'none')
			return { finding: null, failure: null };
		return await suggest(github, pull, name, edits, event.pullRequest.commit);
	}
	catch (error) {
		if (!(error instanceof GitHubError))
			throw error;
		return notWritten(error, runner);
	}
}
async function suggest(github, pull, name, edits, commit) {
	try {
		await keepSuggestions(github, pull, name, edits, commit);
		return { finding: null, failure: null };
	}
	catch (error) {
		if (!(error instanceof GitHubError))
			throw error;
		const message = $said`The comment was written, and the change in it could not be suggested: ${error.message}.`;
		return { finding: (0,rule_info .h)(rules_comparison .IC, message, ''), failure: null };
	}
}
function notWritten(error, { event, repository }) {
	const failure = explainFailure(error, {
		what: $said`comment on the pull request in ${repository}`,
		permissions: ['pull-requests: write'],
		otherwise: $said('Leave the comment out: "comment: false".'),
	});
	const finding = (0,rule_info .h)(rules_comparison .IC, $said`The comment could not be written. ${failure.message}`, '');
	if (event.pullRequest?.fromFork)
		return {
			finding: {
				...finding,
				message: $said`${finding.message} The pull request is from a fork, whose token may only read.`,
			},
			failure,
		};
	return { finding: { ...finding, remedy: failure.remedy }, failure };
}
function skipped(reason) {
	return { finding: (0,rule_info .h)(rules_comparison .IC, $said`There is no comment: ${reason}.`, ''), failure: null };
}
function isSilent({ ok, changes, excepted, findings }) {
	return (ok && changes.length === 0 && excepted.length === 0 && !findings.some(({ level }) => level !== 'notice'));
}

var in_inputs = __webpack_require__(74372);
var regenerate = __webpack_require__(59881);
; 




async function mendStale(findings, inputs, job, repo, { folder }, supply) {
	forgetPatch(job.runner.temporary);
	if (!(0,action_inputs .AX)(inputs.fix) || inputs.server !== '' || !findings.some(isStale))
		return null;
	const made = await (0,regenerate .P)({ repo, config: inputs.config, supply, progress: job.say });
	if (made === null)
		return null;
	const start = folder ? `${folder}/` : '';
	const mending = {
		changes: made.changes.map(({ path, bytes }) => ({ path: start + path, bytes })),
		sources: [folder ?? ''],
		generated: start + made.folder,
		title: $said('Regenerate the committed reference'),
	};
	return mend(mending, inputs.token, job);
}
function withRemedy(findings, mended) {
	if (mended === null)
		return findings;
	return findings.map(finding => (isStale(finding) ? { ...finding, remedy: mended.remedy } : finding));
}
function isStale({ rule }) {
	return rule === rules_comparison ._X.id;
}

var topics = __webpack_require__(98884);
var drift = __webpack_require__(60921);
; 



function remarksOf(result) {
	return (0,topics .eU)(result).flatMap(topic => {
		const { level, cause, changes } = topic;
		if (level !== 'major' && level !== 'minor')
			return [];
		const [first] = changes;
		const where = (0,drift .Lb)(cause?.place ? cause : first);
		return [
			{
				rule: first.rule,
				level: level === 'major' ? 'warning' : 'notice',
				message: messageOf(topic, first),
				remedy: '',
				subject: first.path,
				...(where && { place: where }),
			},
		];
	});
}
function messageOf({ cause, changes }, first) {
	if (cause === null)
		return first.message;
	if (cause.kind !== 'change')
		return `${cause.message} ${(0,rows .lc)(changes, name => name)}`;
	return $said`${first.message} ${changes.length - 1} more with this cause.`;
}

; 

































const MAX_SUMMARY_CHARACTERS = 250_000;
const checkMode = {
	uses: ['path', 'config', 'base', 'server', 'fail-on', 'require-base', 'comment', 'fix', 'cache-dir'],
	needs: [],
	run(inputs, job) {
		const { runner } = job;
		const repo = (0,paths ._l)(runner.workspace, inputs.path, 'path');
		if (!(0,stats .L)(repo)?.isDirectory()) {
			throw new user_error .y($said`path is "${inputs.path}", and the workspace has no such folder.`, $said('Add a step with actions/checkout before this one, or write the folder of the language in "path".'));
		}
		const origin = { folder: (0,paths .Lz)((0,external_node_fs_.realpathSync)(runner.workspace), repo), name: '' };
		return (0,action_failure .vR)(origin, () => run(inputs, job, repo, origin).catch(failed(inputs, job, origin)));
	},
};
async function run(inputs, job, repo, origin) {
	const temporary = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(job.runner.temporary, 'refdata-base-'));
	try {
		const named = { repo, config: inputs.config };
		return await withFetched(inputs, job, named, supply => compare(inputs, job, repo, origin, temporary, supply));
	}
	finally {
		(0,external_node_fs_.rmSync)(temporary, { recursive: true, force: true });
	}
}
async function compare(inputs, job, repo, origin, temporary, supply) {
	const { runner, say } = job;
	const remote = runner.repository === ''
		? undefined
		: { url: (0,repository_address .n6)(runner.repository, runner.serverUrl), token: inputs.token, temporary };
	const { base, exact, remarks = [] } = await baseOf(inputs, runner, repo, remote);
	say($said`Comparing with ${(0,absent_commit .nK)(base)}`);
	const shared = {
		repo,
		base,
		exactBase: exact,
		failOn: inputs['fail-on'],
		requireBase: (0,action_inputs .AX)(inputs['require-base']),
		ref: refOf(runner.event),
		today: new Date().toISOString().slice(0, 10),
		...(remote && { remote }),
	};
	const found = await (inputs.server === ''
		? (0,check_reference .z)({
			...shared,
			config: inputs.config,
			supply,
			cache: cacheFolder(inputs, runner),
			progress: say,
			sinceRelease: inputs.base === '',
		})
		: (0,check_routes .Z)({ ...shared, server: inputs.server }));
	const mended = await mendStale(found.findings, inputs, job, repo, origin, supply);
	const result = {
		...found,
		findings: withRemedy(found.findings, mended),
		base: { ...found.base, name: inputs.base || found.base.name },
		head: { ...found.head, name: inputs.path },
	};
	const reportPath = writeReports(result, runner, origin);
	const text = commentOf(result, look(runner, runner.event.commit, origin.folder));
	const findings = [
		...result.findings,
		...remarks,
		...(await comment(text, inputs, job, editsIn(result, origin.folder))),
	];
	const shown = { ...result, findings };
	return {
		outcome: mended?.failure ? 'error' : result.ok ? 'success' : 'findings',
		verdict: mended?.failure
			? `${(0,verdict_line .MT)(result)} ${mended.failure.message} ${mended.failure.remedy}`
			: (0,verdict_line .MT)(result),
		findings,
		origin,
		files: [],
		versao: result.head.versao,
		sitePath: null,
		counts: result.counts,
		comparison: {
			level: result.level,
			requiredBump: result.requiredBump,
			verdict: result.verdict,
			reportPath,
			summary: (0,report_markdown .WT)(shown, {
				limit: MAX_SUMMARY_CHARACTERS,
				...look(runner, runner.event.commit, origin.folder),
			}),
			remarks: remarksOf(result),
		},
	};
}
function refOf({ pullRequest, ref }) {
	return pullRequest ? `refs/heads/${pullRequest.into}` : ref;
}
async function baseOf({ base }, { workspace, event }, repo, remote) {
	if (base !== '') {
		if ((0,address .PW)(base))
			return { base, exact: true };
		const folder = (0,external_node_path_.join)(workspace, base);
		const isHere = (0,stats .L)(folder) !== undefined;
		return { base: isHere ? (0,paths ._l)(workspace, base, 'base') : base, exact: false };
	}
	if (event.name === 'pull_request_target') {
		throw new user_error .y($said('In the event pull_request_target the workspace is the base itself, and the token may write.'), $said('Use pull_request: it is enough, also for forks (docs/check.md).'));
	}
	if (event.pullRequest && event.base !== null) {
		const merged = await mergedInto(repo, event.pullRequest.commit);
		return merged === undefined ? { base: event.base, exact: false } : { base: merged, exact: true };
	}
	if (event.base !== null) {
		const gone = event.name === 'push' ? await goneReason(repo, event.base, remote) : null;
		return gone === null ? { base: event.base, exact: true } : baseInstead(event, repo, gone);
	}
	if (event.defaultBranch !== '')
		return { base: (0,commits .Mi)(event.defaultBranch), exact: false };
	throw new user_error .y($said`The event ${event.name === '' ? $said('of this job') : event.name} has nothing to compare with.`, $said('Name a branch, a folder or an address in "base", or run this on pull_request, merge_group or push.'));
}
async function goneReason(repo, commit, remote) {
	try {
		await (0,commits .fq)(repo, commit, remote);
		return null;
	}
	catch (error) {
		if (error instanceof user_error .y)
			return error.message;
		throw error;
	}
}
async function baseInstead(event, repo, gone) {
	const { defaultBranch } = event;
	const parent = (0,action_event .W0)(event) === defaultBranch ? await (0,commits .Bo)(repo, 'HEAD~1') : undefined;
	const base = parent ?? (0,commits .Mi)(defaultBranch);
	if (parent === undefined && defaultBranch === '')
		throw new user_error .y(gone, $said('Name a branch, a folder or an address in "base".'));
	const what = parent === undefined ? $said`the default branch, ${defaultBranch}` : $said`the commit before, ${(0,short_commit .A)(base)}`;
	const remark = (0,rule_info .h)(rules_comparison .MT, $said`${gone} Compared with ${what}.`, '');
	return { base, exact: parent !== undefined, remarks: [remark] };
}
async function mergedInto(repo, head) {
	const { stdout } = await (0,git .lX)(repo, ['cat-file', '-p', 'HEAD']);
	const [header = ''] = stdout.split('\n\n', 1);
	const parents = [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id]) => id);
	return parents.length === 2 && (head === '' || parents[1] === head) ? parents[0] : undefined;
}
function writeReports(result, runner, origin) {
	const shown = look(runner, runner.event.commit, origin.folder);
	return writeFiles(runner, {
		'check.json': `${JSON.stringify(result, null, 2)}\n`,
		'check.md': (0,report_markdown .WT)(result, shown),
		'check.html': (0,page .I)(result),
		'check.sarif': (0,sarif .I)(result, check_folderOf(origin)),
		'check.junit.xml': (0,junit .b)(result),
		'comment.md': commentText(result, shown),
	});
}
function writeFailure(failure, text, runner, origin) {
	return writeFiles(runner, {
		'check.json': `${JSON.stringify(failure, null, 2)}\n`,
		'check.md': text,
		'check.sarif': (0,sarif .I)({ verdict: 'unknown', changes: [], causes: [], ...failure.error }, check_folderOf(origin)),
		'comment.md': text,
	});
}
function check_folderOf({ folder }) {
	return folder === null || folder === '' ? '' : `${folder}/`;
}
function writeFiles({ temporary }, files) {
	const folder = mendFolder(temporary);
	(0,make_folder .f)(folder);
	for (const [name, text] of Object.entries(files))
		(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, name), text);
	return folder;
}
async function comment(text, inputs, job, edits = []) {
	const { pullRequest } = job.runner.event;
	if (pullRequest === null || inputs.comment === 'false')
		return [];
	const { finding } = await writeComment(text, inputs, job, async () => pullRequest.number, edits);
	return finding === null ? [] : [finding];
}
function failed(inputs, { runner, say }, origin) {
	return async (thrown) => {
		const error = (0,refusal .x)(thrown) ?? thrown;
		if (!(error instanceof user_error .y))
			throw error;
		const [message = '', remedy = ''] = [error.message, error.remedy].map(text => (0,in_inputs .ht)((0,in_inputs .ve)(text, runner), false));
		const failure = { ok: false, error: { message, remedy, findings: error.findings } };
		const text = (0,report_markdown .A5)(failure.error, look(runner, runner.event.commit, origin.folder));
		await comment(text, inputs, { runner, say });
		const reportPath = writeFailure(failure, text, runner, origin);
		return { ...(0,action_failure .LK)(error, origin), comparison: { ...comparison .D, reportPath } };
	};
}

var consumer_report = __webpack_require__(92431);
var consume = __webpack_require__(21534);
; 






async function offerFiles(server, files, place, undertaking) {
	const contents = [...files].map(([path, bytes]) => contentOf(path, bytes));
	const open = await explaining(undertaking, () => openPull(server, place));
	let isThere = false;
	await changeBranch(server, {
		branch: place.branch,
		from: place.base,
		renewed: open === null,
		plan: async ({ tree, treeId }) => {
			if (treeId === null)
				throw new user_error .y($said`There is no branch ${place.base}.`, $said('Run this on a branch of the repository.'));
			const plan = planChange(tree, contents, () => true, []);
			isThere = open === null && isNothing(plan);
			return plan;
		},
		blocked: paths => new user_error .y($said`A folder or a link is in the way at ${paths}.`, $said('Remove it, or pin to another place.')),
		message: { headline: place.title, body: LOOP_TRAILER },
		undertaking,
	});
	return isThere ? null : explaining(undertaking, () => offer(server, place, open));
}

; 














const consumeMode = {
	uses: ['target', 'lock', 'uses', 'search', 'types', 'grammars', 'engines'],
	needs: [],
	async run(inputs, job) {
		const workspace = (0,external_node_fs_.realpathSync)(job.runner.workspace);
		const inside = (input) => (0,paths .Lz)(workspace, (0,paths ._l)(workspace, inputs[input], input));
		const { target, uses, search, types, grammars, engines } = inputs;
		const result = await (0,consume .F)({
			repo: workspace,
			lock: inside('lock'),
			...(target && { address: target }),
			...((uses || search) && { uses: (0,action_inputs .c3)(uses), search: (0,action_inputs .c3)(search) }),
			...(types && { types: inside('types') }),
			...(grammars && { grammars: inside('grammars') }),
			...(engines && { engines: (0,action_inputs .c3)(engines) }),
			progress: job.say,
		});
		for (const path of result.files.keys())
			(0,paths ._l)(workspace, path, 'lock');
		const text = (0,consumer_report .We)(result, {
			limit: report_markdown .Mj,
			rows: rows .pX,
			rules: rules_page .e,
			rest: $said('the output of `refdata consume`'),
		});
		const publication = await offered(result, text, inputs, job);
		return reportOf(result, text, publication, refusalOf(job.runner.event, []) !== null);
	},
};
async function offered(result, body, inputs, { runner, say }) {
	const { files, nome, versao, address } = result;
	if (files.size === 0)
		return report_publication .q;
	const { event, repository } = runner;
	const refusal = refusalOf(event, []);
	if (refusal !== null) {
		const sentence = $said`Nothing was offered: ${refusal.why}.`;
		if (refusal.remedy === null)
			return { ...report_publication .q, sentence };
		throw new user_error .y(sentence, $said('Run the mode consume on schedule, workflow_dispatch or push, on the default branch.'));
	}
	const base = event.defaultBranch;
	const undertaking = {
		what: $said`offer ${nome} ${versao} to ${base} of ${repository} in a pull request`,
		permissions: ['contents: write', 'pull-requests: write'],
		otherwise: $said('Leave the branches refdata/consume/* out of the ruleset.'),
	};
	say($said`Offering ${nome} ${versao} to ${base}`);
	const place = {
		base,
		branch: `refdata/consume/${inputs.lock.replace(/[^\w-]+/g, '-')}/${base}`,
		title: titleOf(result),
		body: $said`${body}\nMade by [refdata-action](https://github.com/refdata/refdata-action) from ${address}.\n`,
	};
	const server = serverOf(runner, inputs.token, undertaking);
	const pull = await offerFiles(server, files, place, undertaking);
	if (pull === null)
		return { ...report_publication .q, sentence: $said`${base} has it already.` };
	const sentence = $said`It is in pull request #${pull.number}, which was ${pull.opened ? $said('opened') : $said('there already')}: ${pull.url}`;
	return { published: true, sentence, commit: null, pageUrl: null };
}
function titleOf(result) {
	const { state, nome, versao } = result;
	if ((0,consumer_report .Il)(result))
		return $said`Go back to ${versao} of the reference of ${nome}`;
	return $said`${state === 'pinned' ? $said('Pin') : $said('Update')} the reference of ${nome} to ${versao}`;
}
function reportOf(result, text, publication, isRefused) {
	const { drift, nome, versao } = result;
	const isLeft = result.state === 'pinned' && isRefused;
	const line = isLeft ? $said`${nome} ${versao} is not pinned yet.` : (0,consumer_report .tP)(result);
	return {
		outcome: 'success',
		verdict: [line, publication.sentence].filter(Boolean).join(' '),
		findings: [],
		origin: report_report .JW,
		files: [],
		versao,
		sitePath: null,
		counts: drift?.counts ?? {},
		publication,
		changed: [...result.files.keys()],
		...(drift && {
			comparison: {
				level: drift.level,
				requiredBump: drift.requiredBump,
				verdict: drift.verdict,
				reportPath: '',
				summary: text,
				remarks: [],
			},
		}),
	};
}

var attest_demand = __webpack_require__(70941);
; 




const BACK = $said('It keeps the contract again.');
const STILL = $said('It was closed, and the address still does not keep the contract.');
const MAX_TITLE_CHARACTERS = 256;
const MAX_BODY_CHARACTERS = 65_536;
const ISSUE = AUTHORED.extend({
	number: schemas .aig(),
	html_url: schemas .YjP(),
	state: schemas .YjP(),
	state_reason: schemas .YjP().nullish(),
	pull_request: schemas .L5J().optional(),
});
async function keepIssue(github, subject, text) {
	const marker = markerOf($said`issue ${subject.name}`);
	const [own, ...more] = await lastingIssues(github, marker);
	for (const issue of more)
		await end(github, issue, marker, $said`The same as #${own?.number}.`);
	if (text === null)
		return own === undefined ? '' : ended(github, own, marker);
	const body = cut(`${marker}\n${text}`, MAX_BODY_CHARACTERS);
	const told = own === undefined ? null : await toldIn(github, own, body);
	return told ?? opened(github, subject, body);
}
async function lastingIssues(github, marker) {
	const isOne = (issue) => issue.pull_request === undefined && isOurs(issue, marker);
	const parameters = { state: 'all', sort: 'created', direction: 'desc' };
	const found = await everyPage(github, 'GET /repos/{owner}/{repo}/issues', ISSUE, parameters, isOne);
	const ours = found.filter(isOne).reverse();
	return [...ours.filter(isOpen), ...ours.filter(issue => !isOpen(issue))];
}
function isOpen({ state }) {
	return state === 'open';
}
async function opened(github, { title }, body) {
	const given = { title: cut(title, MAX_TITLE_CHARACTERS), body };
	const made = await github.rest('POST /repos/{owner}/{repo}/issues', ISSUE, given);
	return $said`The issue #${made.number} was opened: ${made.html_url}`;
}
async function toldIn(github, own, body) {
	const isLeft = !isOpen(own) && own.state_reason === 'not_planned';
	const isThere = await unlessDeleted(async () => {
		if (own.body !== body)
			await update(github, own, { body });
		if (isOpen(own) || isLeft)
			return;
		await update(github, own, { state: 'open' });
		await say(github, own, STILL);
	});
	if (!isThere)
		return null;
	if (isLeft)
		return $said`The issue #${own.number} was closed as not planned, and stays closed: ${own.html_url}`;
	return isOpen(own)
		? $said`The issue #${own.number} is open: ${own.html_url}`
		: $said`The issue #${own.number} was opened again: ${own.html_url}`;
}
async function ended(github, own, marker) {
	const isThere = await end(github, own, marker, BACK);
	return isThere && isOpen(own) ? $said`The issue #${own.number} was closed: ${own.html_url}` : '';
}
function end(github, issue, marker, why) {
	const body = (issue.body ?? '').slice(marker.length).trimStart();
	const closing = isOpen(issue) && { state: 'closed', state_reason: 'completed' };
	return unlessDeleted(async () => {
		if (isOpen(issue))
			await say(github, issue, why);
		await update(github, issue, { body, ...closing });
	});
}
async function unlessDeleted(act) {
	try {
		await act();
		return true;
	}
	catch (error) {
		if (error instanceof GitHubError && error.kind === 'deleted')
			return false;
		throw error;
	}
}
function cut(text, length) {
	return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
async function say(github, { number }, body) {
	const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
	await github.rest(route, schemas .L5J(), { issue_number: number, body });
}
async function update(github, { number }, change) {
	const route = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}';
	await github.rest(route, schemas .L5J(), { issue_number: number, ...change });
}

; 










const MAX_POINTS_NAMED = 30;
const monitorMode = {
	uses: ['target', 'manifest-sha256', 'wait', 'require-attestation', 'trusted-root'],
	needs: ['target'],
	async run(inputs, job) {
		const { runner } = job;
		if (runner.fromFork)
			throw new user_error .y($said`The event ${runner.event.name} may be about code of somebody who cannot write to the repository: no issue is written.`, $said('Run the mode monitor on schedule or workflow_dispatch.'));
		const address = (0,published .uU)(inputs.target);
		const demand = demandIn(inputs, job);
		if (demand !== undefined)
			await (0,attest_demand .M)(demand);
		const report = await looking(() => verifyMode.run(inputs, job));
		const undertaking = {
			what: $said`keep the issue about ${address} in ${runner.repository}`,
			permissions: ['issues: write'],
			otherwise: $said('Switch issues on in the settings of the repository, or use "mode: verify", which writes none.'),
		};
		try {
			const { apiUrl, graphqlUrl, repository } = runner;
			const github = new GitHub({ apiUrl, graphqlUrl, token: inputs.token, repository });
			const body = report.outcome === 'success' ? null : textOf(report);
			const subject = { name: address, title: $said`${address} does not keep the contract` };
			const issue = await keepIssue(github, subject, body);
			return issue === '' ? report : { ...report, verdict: `${report.verdict} ${issue}` };
		}
		catch (error) {
			if (!(error instanceof GitHubError))
				throw error;
			const { message, remedy } = explainFailure(error, undertaking);
			return { ...report, outcome: 'error', verdict: `${report.verdict} ${message} ${remedy}` };
		}
	},
};
async function looking(look) {
	try {
		return await look();
	}
	catch (error) {
		if (!(error instanceof user_error .y))
			throw error;
		return { ...(0,action_failure .LK)(error, report_report .JW), outcome: 'findings' };
	}
}
function textOf({ verdict, findings }) {
	const failing = findings.filter(({ level }) => level === 'error');
	const rows = failing
		.slice(0, MAX_POINTS_NAMED)
		.map(({ rule, message, remedy }) => `- **${(0,markdown .FV)(rule)}**: ${(0,markdown .FV)(`${message} ${remedy}`)}`);
	const more = failing.length - rows.length;
	return [
		(0,markdown .FV)(verdict),
		'',
		...rows,
		...(more > 0 ? [$said`- … and ${more} more`] : []),
		'',
		$said('This issue is closed by itself when the address keeps the contract again.'),
		'',
	].join('\n');
}

; 





function removeSite(server, { branch, folder, headline, undertaking = siteUndertaking(branch, server.github.repository) }) {
	return changeBranch(server, {
		branch,
		from: null,
		plan: async ({ tree }, remote) => {
			const path = `${folder}/${LEDGER_NAME}`;
			const entry = tree.get(path);
			if (entry?.type !== 'blob')
				return NOTHING;
			const owned = readLedger(folder, await remote.readBlob(entry.id), branch);
			return planChange(tree, [], () => true, [path, ...owned]);
		},
		blocked: paths => new user_error .y($said`${paths} is in the way.`, $said('Remove it from the branch.')),
		message: { headline: headline ?? $said('Remove the reference'), body: '' },
		undertaking,
	});
}

; 












const preview_PULL = schemas .Ikc({ state: schemas .YjP(), head: schemas .Ikc({ sha: schemas .YjP() }) });
const TERMS = { rollback: true, replace: true, branches: null };
const previewMode = {
	uses: [
		'path',
		'config',
		'out',
		'base-url',
		'docs-url',
		'cache-dir',
		'report-path',
		'publish-branch',
		'publish-folder',
	],
	needs: [],
	async run(inputs, job) {
		const { event, repository } = job.runner;
		const { pullRequest } = event;
		if (event.name !== 'pull_request' || pullRequest === null)
			throw new user_error .y($said`There is no pull request to show: the event is ${event.name || $said('none')}.`, $said('Run mode preview on pull_request, with the types opened, synchronize, reopened and closed.'));
		const branch = inputs['publish-branch'];
		const shown = $said`pull request #${pullRequest.number}`;
		const undertaking = {
			what: $said`keep the preview of ${shown} on the branch ${branch} of ${repository}`,
			permissions: ['contents: write', 'pull-requests: read'],
			otherwise: $said`Let the workflow write to ${branch} (add it to the bypass list of the ruleset), choose another branch in "publish-branch", or use preview.yml, which keeps the site as an artifact.`,
		};
		const headline = $said`${pullRequest.isClosed ? $said('Remove the preview') : $said('Preview')} of ${shown}`;
		const place = { branch, folder: preview_folderOf(inputs, pullRequest), headline, undertaking };
		const server = () => serverOf(job.runner, inputs.token, undertaking);
		if (pullRequest.isClosed)
			return pullRequest.fromFork
				? told($said('There is no preview of a pull request from a fork.'))
				: told(await removed(server(), place));
		const built = await buildMode.run({ ...inputs, 'publish-to': 'none', attest: 'false' }, job);
		if (built.sitePath === null)
			return built;
		const publication = pullRequest.fromFork
			? {
				...report_publication .q,
				sentence: $said('It was not published: the branch of the pull request is in another repository.'),
			}
			: await explaining(undertaking, () => preview_published(built.sitePath, server(), place, pullRequest, job));
		return { ...built, publication, verdict: `${built.verdict} ${publication.sentence}` };
	},
};
async function preview_published(folder, server, place, pullRequest, { say }) {
	const before = await preview_outdated(server, pullRequest);
	if (before !== null)
		return { ...report_publication .q, sentence: $said`It was not published: ${before}.` };
	say($said`Publishing to ${place.folder} of the branch ${place.branch}`);
	const { commit, changed } = await publishSite(server, await (0,built_site ._g)(folder), place, TERMS);
	if ((await stateOf(server, pullRequest)).state !== 'open')
		return { ...report_publication .q, sentence: await removed(server, place) };
	const pages = await servedAt(server, place);
	const where = $said`in ${place.folder} of the branch ${place.branch}`;
	const sentence = changed ? $said`It is ${where}.` : $said`It is ${where} already: no commit was made.`;
	return {
		published: true,
		sentence: pages.hint === '' ? sentence : `${sentence} ${pages.hint}`,
		commit,
		pageUrl: pages.url,
	};
}
async function preview_outdated(server, pullRequest) {
	const { state, head } = await stateOf(server, pullRequest);
	if (state !== 'open')
		return $said('the pull request is closed by now');
	if (head.sha !== pullRequest.commit)
		return $said('the pull request has another commit by now');
	return null;
}
function stateOf({ github }, { number }) {
	return github.rest('GET /repos/{owner}/{repo}/pulls/{pull_number}', preview_PULL, { pull_number: number });
}
async function removed(server, place) {
	const result = await removeSite(server, place);
	return result.changed
		? $said`The pull request is closed: ${(0,counted .h)(result.removed, 'file')} of its preview removed from the branch ${place.branch}.`
		: $said`The pull request is closed, and the branch ${place.branch} has no preview of it.`;
}
function preview_folderOf(inputs, { number }) {
	const above = inputs['publish-folder'].replace(/^\/+|\/+$/g, '');
	return `${above === '' ? '' : `${above}/`}pr/${number}`;
}
function told(verdict) {
	return {
		outcome: 'success',
		verdict,
		findings: [],
		origin: report_report .JW,
		files: [],
		versao: null,
		sitePath: null,
		counts: {},
	};
}

; 









const report_comment_PULL = schemas .Ikc({ number: schemas .aig().int().positive(), head: schemas .Ikc({ sha: schemas .YjP() }) });
const commentMode = {
	uses: ['report-path', 'path', 'config', 'server'],
	needs: ['report-path'],
	async run(inputs, job) {
		const { event, workspace } = job.runner;
		refuse(event);
		const report = (0,report_file .t)((0,paths ._l)(workspace, (0,external_node_path_.join)(inputs['report-path'], report_file .U), 'report-path'), $said`report-path has no ${report_file .U}.`, $said('Download the artifact with the folder that mode check names in its output report-path.'));
		const folder = external_node_path_.posix.join(inputs.path.replaceAll('\\', '/')).replace(/^\.?\/*|\/+$/g, '');
		const commit = event.run?.commit ?? event.commit;
		const shown = look(job.runner, commit, folder);
		const text = 'error' in report ? (0,report_markdown .A5)(report.error, shown) : commentOf(report, shown);
		const edits = 'error' in report ? [] : editsIn(report, folder);
		const { finding, failure: why } = await writeComment(text, inputs, job, github => pullOf(event, github), edits);
		const failure = isReadOnly(event) && isForbidden(why) ? null : why;
		return {
			outcome: failure === null ? 'success' : 'error',
			verdict: failure !== null
				? `${failure.message} ${failure.remedy}`
				: finding === null
					? $said('The comment is as the report says.')
					: $said('There is no comment.'),
			findings: finding === null ? [] : [finding],
			origin: report_report .JW,
			files: [],
			versao: null,
			sitePath: null,
			counts: {},
		};
	},
};
function refuse({ name, pullRequest, run }) {
	if (name === 'pull_request_target')
		throw new user_error .y($said('In the event pull_request_target the token may write, and no comment is written.'), $said('Use pull_request, and for forks workflow_run (docs/check.md).'));
	if (pullRequest !== null || run !== null)
		return;
	throw new user_error .y($said`The event ${name === '' ? $said('of this job') : name} is about no pull request that could be commented on.`, $said('Run mode comment on pull_request, or on workflow_run after the workflow that checks.'));
}
function isReadOnly({ pullRequest, actor }) {
	return pullRequest?.fromFork === true || actor === 'dependabot[bot]';
}
function isForbidden(failure) {
	return failure?.cause instanceof GitHubError && failure.cause.kind === 'no-permission';
}
async function pullOf({ pullRequest, run }, github) {
	if (pullRequest)
		return pullRequest.number;
	if (run?.event !== 'pull_request')
		return $said('this event is about no pull request');
	const [owner = ''] = run.repository.split('/');
	const pulls = await github.rest('GET /repos/{owner}/{repo}/pulls', schemas .YOg(report_comment_PULL), {
		state: 'open',
		head: `${owner}:${run.branch}`,
	});
	const checked = pulls.filter(({ head }) => head.sha === run.commit);
	if (checked[0] && checked.length === 1)
		return checked[0].number;
	return checked.length === 0
		? $said('no open pull request has the commit that was checked any more')
		: $said`${checked.length} pull requests have the commit that was checked`;
}

var validate = __webpack_require__(94889);
var contract_counts = __webpack_require__(67451);
var finding = __webpack_require__(9314);
; 









const validateMode = {
	uses: ['target'],
	needs: ['target'],
	run(inputs, job) {
		const { target, origin } = locate(inputs.target, job.runner);
		return (0,action_failure .vR)(origin, async () => {
			job.say($said`Checking ${inputs.target}`);
			return validate_toReport(await (0,validate .t)(target), origin, inputs.target);
		});
	},
};
function locate(target, runner) {
	if ((0,address .PW)(target))
		return { target, origin: { folder: null, name: target } };
	const folder = (0,paths ._l)(runner.workspace, target, 'target');
	return { target: folder, origin: { folder: (0,paths .Lz)((0,external_node_fs_.realpathSync)(runner.workspace), folder), name: '' } };
}
function validate_toReport(result, origin, target) {
	const found = (0,report_report .kA)(result.findings);
	const failed = (0,finding .N4)(result.findings).error > 0;
	return {
		outcome: failed ? 'findings' : 'success',
		verdict: failed
			? $said`The files of ${target} are not right: ${found}.`
			: $said`The files of ${target} are right: ${found === '' ? $said('no findings') : found}.`,
		findings: result.findings.map(finding => withinTarget(finding, result.target)),
		origin,
		files: result.files.map(({ path, bytes, counts }) => ({ path, bytes, count: (0,contract_counts .wv)(counts) })),
		versao: result.versao,
		sitePath: null,
		counts: Object.assign({}, ...result.files.filter(({ name }) => name !== 'index').map(({ counts }) => counts)),
	};
}
function withinTarget(finding, target) {
	const { place } = finding;
	const folder = target.split(external_node_path_.sep).join('/');
	if (!place?.file.startsWith(`${folder}/`))
		return finding;
	return { ...finding, place: { ...place, file: place.file.slice(folder.length + 1) } };
}

; 









const MODES = {
	build: buildMode,
	check: checkMode,
	comment: commentMode,
	consume: consumeMode,
	monitor: monitorMode,
	preview: previewMode,
	validate: validateMode,
	verify: verifyMode,
	'api-docs': apiDocsMode,
};


 }),

 45841:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Y: () => (  outputsOf)
 });
 var _findings_finding_js$m0 = __webpack_require__(9314);
 var _report_comparison_js$m1 = __webpack_require__(10674);
 var _report_publication_js$m2 = __webpack_require__(6437);



const OUTPUT_NAMES = (  null && ([
	'outcome',
	'site-path',
	'versao',
	'counts',
	'findings',
	'published',
	'commit',
	'page-url',
	'manifest-sha256',
	'changed',
	'files',
	'level',
	'required-bump',
	'verdict',
	'report-path',
]));
function outputsOf(report) {
	const { error, warning } = (0,_findings_finding_js$m0  .N4)(report.findings);
	const comparison = report.comparison ?? _report_comparison_js$m1  .D;
	const { published, commit, pageUrl } = report.publication ?? _report_publication_js$m2  .q;
	return {
		outcome: report.outcome,
		'site-path': report.sitePath ?? '',
		versao: report.versao ?? '',
		counts: JSON.stringify(report.counts),
		findings: String(error + warning),
		published: String(published),
		commit: commit ?? '',
		'page-url': pageUrl ?? '',
		'manifest-sha256': report.manifestSha256 ?? '',
		changed: report.changed === undefined ? '' : String(report.changed.length > 0),
		files: report.changed === undefined ? '' : JSON.stringify(report.changed),
		level: comparison.level,
		'required-bump': comparison.requiredBump,
		verdict: comparison.verdict,
		'report-path': comparison.reportPath,
	};
}


 }),

 14903:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   FK: () => (  isInside),
   Lz: () => (  slashPath),
   Ye: () => (  realPath),
   _l: () => (  pathInside)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _findings_user_error_js$m2 = __webpack_require__(14343);



function pathInside(root, path, input, from = root) {
	const base = (0,node_fs$m0.realpathSync)(root);
	const real = realPath((0,node_path$m1.resolve)(from, path));
	if (real !== null && isInside(base, real))
		return real;
	throw new _findings_user_error_js$m2  .y($said`${input} is "${path}", which leads outside the workspace.`, $said`Write a path below that folder in "${input}", with no link in it that leads out.`);
}
function isInside(folder, path) {
	const way = (0,node_path$m1.relative)(folder, path);
	return way !== '..' && !way.startsWith(`..${node_path$m1.sep}`) && !(0,node_path$m1.isAbsolute)(way);
}
function slashPath(folder, path) {
	return (0,node_path$m1.relative)(folder, path).split(node_path$m1.sep).join('/');
}
function realPath(path) {
	try {
		return (0,node_fs$m0.realpathSync)(path);
	}
	catch {
		if ((0,node_fs$m0.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink())
			return null;
		const parent = (0,node_path$m1.dirname)(path);
		if (parent === path)
			return path;
		const real = realPath(parent);
		return real === null ? null : (0,node_path$m1.join)(real, (0,node_path$m1.basename)(path));
	}
}


 }),

 86193:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   f: () => (  readRunner),
   t: () => (  demandJob)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_os$m1 = __webpack_require__(48161);
 var _findings_user_error_js$m2 = __webpack_require__(14343);
 var _github_fork_js$m3 = __webpack_require__(40228);
 var _http_address_js$m4 = __webpack_require__(73301);
 var _runtime_stats_js$m5 = __webpack_require__(15368);
 var _event_js$m6 = __webpack_require__(9643);







const GITHUB = 'https://github.com';
const GITHUB_API = 'https://api.github.com';
function readRunner(env, context) {
	const bare = (address) => address.replace(/\/+$/, '');
	const serverUrl = bare(context.serverUrl || GITHUB);
	const given = bare(context.apiUrl || GITHUB_API);
	const apiUrl = given === GITHUB_API && serverUrl !== GITHUB ? `${serverUrl}/api/v3` : given;
	const query = bare(context.graphqlUrl || `${GITHUB_API}/graphql`);
	const graphqlUrl = query === `${GITHUB_API}/graphql` && serverUrl !== GITHUB ? `${serverUrl}/api/graphql` : query;
	const action = env.GITHUB_ACTION_REPOSITORY;
	return {
		workspace: env.GITHUB_WORKSPACE || process.cwd(),
		temporary: env.RUNNER_TEMP || (0,node_os$m1.tmpdir)(),
		serverUrl,
		apiUrl,
		graphqlUrl,
		repository: env.GITHUB_REPOSITORY ?? '',
		fromFork: (0,_github_fork_js$m3  .X)(true, env) === 'fork',
		event: (0,_event_js$m6  .j_)(context),
		issues: action ? `${serverUrl}/${action}/issues` : $said("the issues of the action's repository"),
	};
}
function demandJob({ workspace, temporary, serverUrl, apiUrl, graphqlUrl }) {
	const isThere = (folder) => (0,_runtime_stats_js$m5  .L)(folder)?.isDirectory() === true;
	const folders = {
		GITHUB_WORKSPACE: isThere(workspace),
		RUNNER_TEMP: isThere(temporary) && isWritable(temporary),
	};
	for (const [name, isGood] of Object.entries(folders)) {
		if (isGood)
			continue;
		throw new _findings_user_error_js$m2  .y($said`The folder that ${name} names is not there, or cannot be written to.`, $said('Run this in a job of GitHub Actions, and leave the variable as the runner has set it.'));
	}
	const addresses = { GITHUB_SERVER_URL: serverUrl, GITHUB_API_URL: apiUrl, GITHUB_GRAPHQL_URL: graphqlUrl };
	for (const [name, address] of Object.entries(addresses)) {
		if ((0,_http_address_js$m4  .PW)(address) && URL.canParse(address))
			continue;
		throw new _findings_user_error_js$m2  .y($said`${name} is "${address}", which is no address.`, $said('Leave the variable as the runner has set it.'));
	}
}
function isWritable(folder) {
	try {
		(0,node_fs$m0.accessSync)(folder, node_fs$m0.constants.W_OK);
		return true;
	}
	catch {
		return false;
	}
}


 }),

 49764:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   L: () => (  causeByChange)
 });
function causeByChange(causes) {
	return new Map(causes.flatMap(({ message, changes }) => changes.map(({ fingerprint }) => [fingerprint, message])));
}


 }),

 9370:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => (  junit)
 });
 var _drift_index_js$m0 = __webpack_require__(60921);
 var _rules_comparison_js$m1 = __webpack_require__(96759);
 var _site_html_js$m2 = __webpack_require__(96223);
 var _cause_by_change_js$m3 = __webpack_require__(49764);
 var _rules_page_js$m4 = __webpack_require__(52721);
 var _topics_js$m5 = __webpack_require__(98884);






const NOT_COMPARED = new Set([_rules_comparison_js$m1  .JZ.id, _rules_comparison_js$m1  .vy.id]);
function junit(result) {
	const isAnnounced = result.verdict === 'bumped' || result.verdict === 'deferred' || result.ok;
	const causes = (0,_cause_by_change_js$m3  .L)(result.causes);
	const cases = [
		...result.findings.map(({ rule, level, message, remedy, place, subject }) => ({
			owner: place?.file ?? subject?.split('#')[0] ?? 'refdata.yml',
			name: message,
			rule,
			place: place ?? null,
			...(level === 'error' && { failure: `${message} ${remedy}` }),
			...(level !== 'error' && NOT_COMPARED.has(rule) && { skipped: message }),
		})),
		...result.changes.map(change => ({
			owner: (0,_topics_js$m5  .bf)(change),
			name: change.message,
			rule: change.rule,
			place: (0,_drift_index_js$m0  .Lb)(change),
			cause: causes.get(change.fingerprint),
			...(change.level === 'major' &&
				!isAnnounced && { failure: `${change.message} ${(0,_drift_index_js$m0  .Vd)(change.rule)?.why ?? ''}` }),
		})),
	];
	const failures = cases.filter(({ failure }) => failure !== undefined).length;
	const skipped = cases.filter(each => each.skipped !== undefined).length;
	const counts = `tests="${cases.length}" failures="${failures}" errors="0"`;
	return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
<testsuite name="refdata check" ${counts} skipped="${skipped}">
${cases.map(testcase).join('\n')}
</testsuite>
</testsuites>
`;
}
function testcase({ owner, name, rule, place, cause, failure, skipped }) {
	const page = `${_rules_page_js$m4  .e}#${encodeURIComponent(rule)}`;
	const where = place === null
		? ''
		: ` file="${xml(place.file)}"${place.line === undefined ? '' : ` line="${place.line}"`}`;
	const properties = `<properties><property name="rule" value="${xml(rule)}"/><property name="page" value="${xml(page)}"/>${cause === undefined ? '' : `<property name="cause" value="${xml(cause)}"/>`}</properties>`;
	const failed = failure === undefined
		? skipped === undefined
			? ''
			: `<skipped message="${xml(skipped)}"/>`
		: `<failure type="${xml(rule)}" message="${xml(failure)}">${xml(`${failure}\n${page}`)}</failure>`;
	return `<testcase classname="${xml(owner)}" name="${xml(name)}"${where}>${properties}${failed}</testcase>`;
}
function xml(text) {
	return (0,_site_html_js$m2  .qy)(text.replace(/[\p{Cs}\ufffe\uffff]/gu, '\ufffd'));
}


 }),

 83314:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  I: () => (  checkPage)
});

var external_node_crypto_ = __webpack_require__(77598);
var drift = __webpack_require__(60921);
var change_level = __webpack_require__(83152);
var finding = __webpack_require__(9314);
var report = __webpack_require__(78429);
var html = __webpack_require__(96223);
var said = __webpack_require__(54157);
var evidence_line = __webpack_require__(4096);
; 
const STYLE = `:root{color-scheme:light dark;--line:#8884;--major:#b3261e;--minor:#7a5a00;--patch:#00639b;--info:#666}
@media(prefers-color-scheme:dark){:root{--major:#ff897d;--minor:#e6c35c;--patch:#7fcfff;--info:#aaa}}
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:1rem;max-width:75rem}
h1{font-size:1.4rem}h2{font-size:1.1rem}
code{font-family:ui-monospace,monospace;font-size:.9em;overflow-wrap:anywhere}
form{position:sticky;top:0;background:Canvas;border-block:1px solid var(--line);padding:.5rem 0;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}
form[hidden]{display:none}input[type=search],select{font:inherit;max-width:18rem}
ul{list-style:none;padding:0}li.topic{border-inline-start:4px solid;padding:.25rem .75rem;margin:.5rem 0}
li.topic ul{padding-inline-start:1.5rem}li[hidden]{display:none}
.major{border-color:var(--major)}.minor{border-color:var(--minor)}.patch{border-color:var(--patch)}.info{border-color:var(--info)}
.level{font-weight:600;font-size:.8rem;text-transform:uppercase}.major>.level,summary .major{color:var(--major)}.minor>.level{color:var(--minor)}.patch>.level{color:var(--patch)}
.where{opacity:.8;font-size:.9em}summary{cursor:pointer}`;
const SCRIPT = `const form=document.querySelector('form');
const topics=[...document.querySelectorAll('li.topic')];
const shown=document.querySelector('output');
const words=new Map(topics.map(topic=>[topic,topic.textContent.toLowerCase()]));
function filter(){
  const data=new FormData(form);
  const levels=new Set(data.getAll('level'));
  const rule=data.get('rule'),owner=data.get('owner');
  const parts=data.get('words').toLowerCase().split(/\\s+/).filter(Boolean);
  let changes=0;
  for(const topic of topics){
    const fits=levels.has(topic.dataset.level)&&(!owner||topic.dataset.owners.split('\\n').includes(owner))
      &&(!rule||topic.dataset.rules.split(' ').includes(rule))&&parts.every(part=>words.get(topic).includes(part));
    topic.hidden=!fits;
    if(fits)changes+=Number(topic.dataset.count);
  }
  shown.value=changes+' of '+form.dataset.count+' changes';
}
form.hidden=false;
form.addEventListener('input',filter);
form.addEventListener('submit',event=>event.preventDefault());
filter();`;

var rules_page = __webpack_require__(52721);
var report_topics = __webpack_require__(98884);
var verdict_line = __webpack_require__(60538);
; 












function checkPage(result) {
	const topics = (0,report_topics .eU)(result);
	const evidence = (0,evidence_line .$n)(result.evidence);
	const title = page_text(`${result.nome} ${result.head.versao}`.trim());
	const policy = `default-src 'none'; style-src '${hashOf(STYLE)}'; script-src '${hashOf(SCRIPT)}'; base-uri 'none'; form-action 'none'`;
	return $said`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${(0,html .qy)(policy)}">
<title>${title}: what changes</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${(0,verdict_line .r0)(result)} ${withCode((0,verdict_line .MT)(result))}</h1>
<p>Compared with ${code(result.base.name)}. ${page_text((0,verdict_line .Bv)(result))}.</p>
${listOf($said('What is wrong'), (0,report .Np)(result.findings).map(findingItem))}
<h2>What changes</h2>
${filters(result.changes, topics)}
<ul>
${topics.map(topic => topicItem(topic, evidence)).join('\n')}
</ul>
${listOf($said('What cannot be told'), result.unknown.map(({ path, place, placeSide }) => `<li>${code(path)}${where(place, placeSide)}</li>`))}
${listOf($said('What is accepted'), result.excepted.map(change => `<li>${changeText(change)}</li>`))}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
function hashOf(source) {
	return `sha256-${(0,external_node_crypto_.createHash)('sha256').update(source).digest('base64')}`;
}
function listOf(heading, items) {
	return items.length === 0 ? '' : `<h2>${heading}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}
function findingItem({ rule, level, message, remedy, place }) {
	return `<li><span class="level">${finding .P4[level]}</span> ${withCode(`${message} ${remedy}`)} ${ruleLink(rule)}${where(place ?? null)}</li>`;
}
function filters(changes, topics) {
	const levels = change_level .v.map(level => `<label><input type="checkbox" name="level" value="${level}" checked> ${level} (${topics.filter(topic => topic.level === level).length})</label>`);
	return $said`<form hidden data-count="${changes.length}">
<label>Find <input type="search" name="words"></label>
${levels.join('\n')}
${choice('rule', changes.map(({ rule }) => rule))}
${choice('owner', changes.map(report_topics .bf))}
<output></output>
</form>`;
}
function choice(name, values) {
	const counts = new Map();
	for (const value of values)
		counts.set(value, (counts.get(value) ?? 0) + 1);
	const options = [...counts]
		.sort(([, a], [, b]) => b - a)
		.map(([value, count]) => `<option value="${(0,html .qy)(value)}">${page_text(value)} (${count})</option>`);
	return $said`<label>${name === 'rule' ? (0,said .Vm)($said('Rule')) : (0,said .Vm)($said('In'))} <select name="${name}"><option value="">all</option>${options.join('')}</select></label>`;
}
function topicItem({ level, cause, changes }, evidence) {
	const told = (change) => `${changeText(change)}${evidenceText(evidence.get(change.fingerprint))}`;
	const [first] = changes;
	const each = (part) => [...new Set(changes.map(part))];
	const rules = each(({ rule }) => rule).join(' ');
	const data = `data-level="${level}" data-count="${changes.length}" data-rules="${(0,html .qy)(rules)}" data-owners="${(0,html .qy)(each(report_topics .bf).join('\n'))}"`;
	const opening = `<li class="topic ${level}" ${data}><span class="level">${level}</span> `;
	if (cause === null)
		return `${opening}${told(first)}</li>`;
	const following = cause.kind === 'change' ? changes.slice(1) : changes;
	const message = cause.kind === 'change' ? told(first) : `${withCode(cause.message)}${where(cause.place)}`;
	const sure = new Map(cause.changes.map(({ fingerprint, confidence }) => [fingerprint, confidence]));
	const items = following.map(change => {
		const confidence = sure.get(change.fingerprint) ?? 1;
		const doubt = confidence === 1 ? '' : $said` <small>this cause is ${Math.round(confidence * 100)}% likely</small>`;
		return `<li>${told(change)}${doubt}</li>`;
	});
	return `${opening}${message}
<details><summary>${following.length} ${cause.kind === 'change' ? $said('more with this cause') : $said('changes')}</summary>
<ul>
${items.join('\n')}
</ul>
</details></li>`;
}
function changeText(change) {
	const sentence = (0,drift .$N)(change, { plain: page_text, value: code });
	return `${sentence} ${ruleLink(change.rule)}${where(change.place, change.side)}`;
}
function evidenceText(evidence) {
	if (evidence === undefined)
		return '';
	const { shortest } = evidence;
	const said = (0,evidence_line .lL)(shortest);
	const met = said === '' ? '' : `<div class="where">${withCode(said)}</div>`;
	const note = shortest === null
		? ''
		: `<details><summary>${page_text(shortest.program)}</summary><pre translate="no">${page_text(shortest.text)}</pre>${met}</details>`;
	return `<div class="where">${withCode((0,evidence_line .OF)(evidence))}</div>${note}`;
}
function ruleLink(rule) {
	const title = (0,drift .Vd)(rule)?.title;
	const hint = title === undefined ? '' : ` title="${(0,html .qy)(title)}"`;
	return `<a href="${rules_page .e}#${encodeURIComponent(rule)}"${hint}><code>${page_text(rule)}</code></a>`;
}
function where(place, side) {
	if (place === null)
		return '';
	return ` <span class="where">${code((0,finding .dE)(place))}${side === 'base' ? $said(' (base)') : ''}</span>`;
}
function withCode(message) {
	return message
		.split(/`([^`]+)`/)
		.map((part, i) => (i % 2 === 1 ? code(part) : page_text(part)))
		.join('');
}
function code(value) {
	return `<code translate="no">${page_text(value)}</code>`;
}
function page_text(value) {
	return (0,html .qy)(value);
}


 }),

 59873:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   U: () => (  REPORT_FILE),
   t: () => (  readReport)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var zod$m1 = __webpack_require__(88343);
 var _contract_schema_breaches_js$m2 = __webpack_require__(25712);
 var _findings_user_error_js$m3 = __webpack_require__(14343);
 var _published_index_js$m4 = __webpack_require__(14336);





const MAX_REPORT_BYTES = 16 * 1024 * 1024;
const REPORT_FILE = 'check.json';
const PLACE = zod$m1  .Ikc({ file: zod$m1  .YjP(), line: zod$m1  .aig().optional(), column: zod$m1  .aig().optional() });
const FAILURE = zod$m1  .rej({
	ok: zod$m1  .euz(false),
	error: zod$m1  .rej({
		message: zod$m1  .YjP(),
		remedy: zod$m1  .YjP(),
		findings: zod$m1  .YOg(zod$m1  .Ikc({
			rule: zod$m1  .YjP(),
			level: zod$m1  .k5n(['error', 'warning', 'notice']),
			message: zod$m1  .YjP(),
			remedy: zod$m1  .YjP(),
			place: PLACE.optional(),
			subject: zod$m1  .YjP().optional(),
		})),
	}),
});
function readReport(path, absent, remedy) {
	const size = (0,node_fs$m0.statSync)(path, { throwIfNoEntry: false })?.size;
	if (size === undefined)
		throw new _findings_user_error_js$m3  .y(absent, remedy);
	if (size > MAX_REPORT_BYTES) {
		const mib = MAX_REPORT_BYTES / 1024 / 1024;
		throw new _findings_user_error_js$m3  .y($said`${REPORT_FILE} has more than ${mib} MiB, and is not read.`, remedy);
	}
	const { data, findings } = (0,_published_index_js$m4  .JE)(REPORT_FILE, REPORT_FILE, (0,node_fs$m0.readFileSync)(path));
	const failure = FAILURE.safeParse(data);
	if (failure.success)
		return failure.data;
	const [problem] = [...findings, ...(0,_contract_schema_breaches_js$m2  .H)('check', data)];
	if (problem)
		throw new _findings_user_error_js$m3  .y($said`${REPORT_FILE} is no report of a check: ${problem.message}`, remedy);
	const told = data;
	const since = {
		edits: [],
		release: null,
		compared: { base: 0, head: 0 },
		unknown: [],
		causes: [],
		evidence: [],
	};
	return { ...since, ...told };
}


 }),

 52721:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   e: () => (  RULES_PAGE)
 });
 var _runtime_generated_version_js$m0 = __webpack_require__(10529);

const RULES_PAGE = `https://github.com/refdata/refdata-action/blob/v${_runtime_generated_version_js$m0  .x}/docs/rules.md`;


 }),

 90087:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   I: () => (  sarif)
 });
 var _drift_index_js$m0 = __webpack_require__(60921);
 var _report_sarif_js$m1 = __webpack_require__(62810);
 var _rules_catalogue_js$m2 = __webpack_require__(12531);
 var _cause_by_change_js$m3 = __webpack_require__(49764);
 var _rules_page_js$m4 = __webpack_require__(52721);





const LEVELS = {
	major: 'error',
	minor: 'warning',
	patch: 'note',
	info: 'none',
};
const NOWHERE = { file: 'refdata.yml' };
function sarif(result, folder = '') {
	const causes = (0,_cause_by_change_js$m3  .L)(result.causes);
	const bumped = result.verdict === 'bumped';
	const results = [
		...result.findings.map(({ rule, level, message, remedy, place }) => ({
			id: rule,
			level: level === 'notice' ? 'note' : level,
			message: `${message} ${remedy}`,
			place: place ?? NOWHERE,
		})),
		...result.changes.map(change => ({
			id: change.rule,
			level: bumped && change.level === 'major' ? 'warning' : LEVELS[change.level],
			message: change.message,
			place: (0,_drift_index_js$m0  .Lb)(change) ?? NOWHERE,
			fingerprint: change.fingerprint,
			cause: causes.get(change.fingerprint),
		})),
	];
	return (0,_report_sarif_js$m1  .e)(results, described, folder);
}
function described(id) {
	const rule = (0,_drift_index_js$m0  .Vd)(id) ?? (0,_rules_catalogue_js$m2  .PI)(id);
	return { helpUri: `${_rules_page_js$m4  .e}#${id}`, title: rule?.title, why: rule?.why };
}


 }),

 12323:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Z: () => (  checkRoutes)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var base_commit = __webpack_require__(70034);
var defaults = __webpack_require__(61673);
var exporters_document = __webpack_require__(51557);
var openapi = __webpack_require__(22961);
var openapi_paths = __webpack_require__(63260);
var said_server = __webpack_require__(78199);
; 




function describedRoutes(server, handlers = false) {
	const document = (0,exporters_document .l)(server, {}, { handlers });
	const registered = new Map([...(0,openapi_paths .p)(document).paths].flatMap(([template, operations]) => operations.map(({ method, described }) => [`${method} ${(0,said_server .XM)(template)}`, described.route])));
	const placed = (described) => {
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
	};
	const made = (0,said_server .KL)(JSON.parse(openapi .EJ.export(document)), server.place.file).map(placed);
	if (server.own)
		return made;
	return made.map(({ asks, ...route }) => handlers && asks ? { ...route, asks: { ...asks, isMade: true } } : route);
}

var artifacts = __webpack_require__(95694);
var description_list = __webpack_require__(91199);
var scheme = __webpack_require__(39013);
var version = __webpack_require__(8956);
; 





const DOCUMENT = 'openapi.json';
function describedVersion(repository, source, servers) {
	for (const list of repository.glob(`**/${(0,description_list .Kx)('')}`)) {
		const folder = list.slice(0, -(0,description_list .Kx)('').length).replace(/\/$/, '');
		const path = listed(repository, list, folder).find(each => each.source === source && (0,external_node_path_.basename)(each.path) === DOCUMENT)?.path;
		const version = path === undefined ? undefined : versionIn(repository, path);
		if (version !== undefined)
			return version;
	}
	const path = documentOf(repository, source, servers);
	return path === undefined ? undefined : versionIn(repository, path);
}
function documentOf(repository, source, servers) {
	const all = repository.glob(`**/${DOCUMENT}`).filter(path => path !== source);
	const folders = servers.map(name => (0,artifacts .pd)(source, name));
	const inFolder = (wanted) => all
		.filter(path => folders.some(each => `/${path}`.endsWith(`/${wanted(each)}/${DOCUMENT}`)))
		.sort((a, b) => a.length - b.length)[0];
	return (inFolder(([, apart]) => apart) ?? inFolder(([plain]) => plain) ?? (all.length === 1 ? all[0] : undefined));
}
function versionOfDocument(document) {
	const { info } = (document ?? {});
	return typeof info?.version === 'string' ? info.version : undefined;
}
function isRaised(level, before, after) {
	const [old, now] = [before, after].map(text => (text === undefined ? undefined : scheme .d.parse(text)));
	const bump = old && now && scheme .d.bumpBetween(old, now);
	return old !== undefined && bump !== undefined && (0,version .LP)(bump, scheme .d.required(level, old));
}
function listed(repository, list, folder) {
	try {
		return (0,description_list .LD)(folder, repository.readBytes(list));
	}
	catch {
		return [];
	}
}
function versionIn(repository, path) {
	if (!repository.isFile(path))
		return undefined;
	try {
		return versionOfDocument(JSON.parse(repository.read(path)));
	}
	catch {
		return undefined;
	}
}

var listed_exceptions = __webpack_require__(60425);
var policies = __webpack_require__(79193);
var same_commit = __webpack_require__(19099);
var drift = __webpack_require__(60921);
var base = __webpack_require__(85152);
var finding = __webpack_require__(9314);
var rule_info = __webpack_require__(50238);
var user_error = __webpack_require__(14343);
var address = __webpack_require__(73301);
var git_repository = __webpack_require__(27573);
var repository_repository = __webpack_require__(5629);
var comparison = __webpack_require__(96759);
var stats = __webpack_require__(15368);
var read_servers = __webpack_require__(25674);
; 





















const MAX_DOCUMENT_MIB = 64;
const MAX_DOCUMENT_BYTES = MAX_DOCUMENT_MIB * 1024 * 1024;
async function checkRoutes(options) {
	const { repo, failOn = 'unbumped', today } = options;
	const file = insideOf(repo, options.server);
	const repository = (0,repository_repository .h_)(repo);
	const head = await serversIn(repository, file);
	const base = await openBase(options, file);
	const findings = [...head.findings];
	const routes = base.isDocument
		? head.servers.slice(0, 1).flatMap(server => describedRoutes(server, base.describesHandlers))
		: routesOf(head);
	const { changes: all, unknown } = base.routes
		? (0,drift .a$)((0,drift .F7)(base.routes, routes), base.routes, routes)
		: { changes: [], unknown: [] };
	const listed = (0,listed_exceptions .Y)(repository);
	const sifted = (0,drift .iu)(all, base.exceptions ?? listed, today);
	findings.push(...(0,drift .iu)(all, listed, today).findings);
	if (base.exceptions)
		findings.push(...(0,policies .$p)(base.exceptions, listed));
	if (base.routes && (base.routes.length === 0 || routes.length === 0)) {
		const which = base.routes.length === 0 ? 'base' : 'head';
		findings.push((0,rule_info .h)(comparison .z_, $said`The ${which} has no route that could be read.`, ''));
	}
	if (options.requireBase && base.routes === undefined && base.findings.length > 0)
		findings.push(...base.findings.map(finding => ({ ...finding, level: 'error' })));
	else
		findings.push(...base.findings);
	const isItself = !base.isDocument && (await (0,same_commit .s)(base.name, { name: repo, commit: null }, repo));
	if (isItself)
		findings.push(...(0,same_commit .M)(base.name, {}, options));
	for (const [name, address] of addressesOf(head.servers)) {
		const before = base.addresses?.get(name);
		if (before === undefined || before === address)
			continue;
		const message = $said`The address of ${name || file} was ${before} and is ${address}.`;
		findings.push((0,rule_info .h)(comparison .SD, message, file, { file }));
	}
	const level = (0,drift .AE)(sifted.changes);
	if (failOn === 'unbumped' && level === 'major') {
		const after = versionOf(head, repository, file);
		if (!isRaised(level, base.version, after))
			findings.push(notRaised(file, base.version, after, ownVersion(head) !== undefined));
	}
	return {
		ok: !(0,drift .x7)(failOn, level) && !(0,finding .JD)(findings),
		verdict: base.routes && !isItself ? 'unversioned' : isItself || base.findings.length > 0 ? 'unknown' : 'first',
		level,
		requiredBump: level,
		suggestion: null,
		edits: [],
		nome: file,
		base: { ...base.name, versao: null },
		head: { name: repo, commit: null, versao: '' },
		release: null,
		compared: { base: base.routes?.length ?? 0, head: routes.length },
		counts: (0,drift .sU)(sifted.changes),
		changes: sifted.changes,
		causes: (0,drift .cZ)(sifted.changes, { isOnCause: () => true }),
		evidence: [],
		unknown,
		excepted: sifted.excepted,
		findings,
	};
}
function versionOf(read, repository, file) {
	return (ownVersion(read) ??
		describedVersion(repository, file, read.servers.map(({ name }) => name)));
}
function ownVersion({ servers }) {
	return servers.map(({ own }) => own?.version).find(version => version !== undefined);
}
function notRaised(file, before, after, isOwn) {
	const said = after === undefined || before === undefined
		? $said('no committed description has a version that says so')
		: before === after
			? $said`the version of its description is still ${after}`
			: $said`the version of its description went from ${before} to ${after}, which is too little`;
	const rule = isOwn
		? {
			...comparison .UD,
			remedy: $said`Raise info.version in ${file}, accept the change in .refdata-ignore.yml, or choose --fail-on none.`,
		}
		: comparison .UD;
	return (0,rule_info .h)(rule, $said`Clients of ${file} break, and ${said}.`, file, { file });
}
async function serversIn(repository, file) {
	const readFile = (path) => (repository.isFile(path) ? repository.readBytes(path) : undefined);
	const { servers, gaps } = (await (0,read_servers .L)(file, repository)) ?? (0,said_server .Fj)(file, readFile);
	const findings = gaps.map(({ place, reason, remedy }) => (0,rule_info .h)({ ...comparison .gL, remedy }, reason, place.file, place));
	return { servers, findings };
}
function routesOf({ servers }) {
	return servers.flatMap(({ routes }) => routes);
}
async function openBase(options, file) {
	const { repo, base } = options;
	if (base !== undefined && (0,stats .L)(base)?.isFile())
		return {
			name: { name: base, commit: null },
			isDocument: true,
			findings: [],
			...documentRoutes(base, shownPath(repo, base)),
		};
	if (base !== undefined && (0,stats .L)(base)?.isDirectory()) {
		throw new user_error .y($said`${base} is a folder, and the routes of a server are compared with a file or a commit.`, $said('Name the OpenAPI document in it, or a branch, tag or commit that has the server file.'));
	}
	if (base !== undefined && (0,address .PW)(base)) {
		throw new user_error .y($said`${base} is an address, and the routes of a server are compared with a commit or a file.`, $said('Download the OpenAPI document and name its file.'));
	}
	const { name, commit } = await (0,base_commit .tI)(options);
	const repository = (0,git_repository .C)(commit.folder, commit.id, await (0,defaults .MT)(repo), undefined, repo);
	const shown = { name: { name, commit: commit.id }, isDocument: false };
	if (!repository.isFile(file))
		return { ...shown, findings: [], routes: undefined };
	try {
		const exceptions = (0,listed_exceptions .Y)(repository);
		const read = await serversIn(repository, file);
		const version = versionOf(read, repository, file);
		const addresses = addressesOf(read.servers);
		return { ...shown, version, addresses, findings: [], routes: routesOf(read), exceptions };
	}
	catch (error) {
		if (!(error instanceof user_error .y))
			throw error;
		const message = $said`The base ${name} cannot be read: ${error.message}`;
		return { ...shown, findings: [(0,rule_info .h)(comparison .vy, message, '')], routes: undefined };
	}
}
function documentRoutes(file, shown) {
	const remedy = $said('Name an OpenAPI document in JSON or YAML, or a branch, tag or commit.');
	if ((0,external_node_fs_.statSync)(file).size > MAX_DOCUMENT_BYTES)
		throw new user_error .y($said`${file} is too large.`, remedy);
	const [server] = (0,said_server .u0)(shown, () => (0,external_node_fs_.readFileSync)(file), MAX_DOCUMENT_MIB).servers;
	const { routes = [], own } = server ?? {};
	return {
		routes,
		describesHandlers: (0,said_server .Id)(own?.document, routes),
		version: own?.version,
		addresses: addressesOf(server ? [server] : []),
	};
}
function addressesOf(servers) {
	return new Map(servers.flatMap(({ name, own, port, host, unknownPort }) => {
		if (own)
			return own.base && !unknownPort ? [['', own.base]] : [];
		return port && !unknownPort ? [[name, (0,base .b)({ port, host })]] : [];
	}));
}
function shownPath(repo, file) {
	const inside = (0,external_node_path_.relative)((0,external_node_path_.resolve)(repo), (0,external_node_path_.resolve)(file));
	return inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside) ? file : inside.split(external_node_path_.sep).join('/');
}
function insideOf(repo, server) {
	const path = (0,external_node_path_.resolve)(repo, server);
	const inside = (0,external_node_path_.relative)((0,external_node_path_.resolve)(repo), path);
	if (inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside) || !(0,external_node_fs_.existsSync)(path)) {
		throw new user_error .y($said`There is no server file ${server} in ${(0,external_node_path_.resolve)(repo)}.`, $said('Write its path relative to the repository.'));
	}
	if ((0,stats .L)(path)?.isDirectory()) {
		throw new user_error .y($said`${server} is a folder, and the routes of a server stand in a file.`, $said('Name the server file in it, an OpenAPI document or a list of routes.'));
	}
	return inside.split(external_node_path_.sep).join('/');
}


 }),

 35506:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   k: () => (  overlayOf),
   r: () => (  readOverlay)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var yaml$m1 = __webpack_require__(38815);
 var _exporters_overlay_js$m2 = __webpack_require__(38473);
 var _findings_user_error_js$m3 = __webpack_require__(14343);




const MAX_BYTES = 16 * 1024 * 1024;
const MAX_ALIASES = 1_000;
const EXAMPLE = $said("Write `overlay: 1.0.0` and `actions:`, each with a `target` such as $.paths['/itens'].get and `update` or `remove: true`.");
function readOverlay(path, file = path) {
	const lines = new yaml$m1  .HN();
	const document = parsed(path, file, lines);
	const data = dataOf(document, file);
	const nodes = (0,yaml$m1  .jh)(document.contents) ? document.contents.get('actions', true) : undefined;
	return overlayOf(data, file, index => {
		const node = (0,yaml$m1  .oP)(nodes) ? nodes.items[index] : undefined;
		return (0,yaml$m1  .Ll)(node) && node.range ? lines.linePos(node.range[0]).line : 1;
	});
}
function overlayOf(data, file, lineOf = () => 1) {
	const { overlay, actions } = (data ?? {});
	if (typeof overlay !== 'string' || !/^1\./.test(overlay))
		throw new _findings_user_error_js$m3  .y($said`${file} is no overlay: it has no \`overlay: 1.0.0\`.`, EXAMPLE);
	if (!Array.isArray(actions) || actions.length === 0)
		throw new _findings_user_error_js$m3  .y($said`${file} has no actions.`, EXAMPLE);
	return {
		file,
		actions: actions.map((action, index) => actionOf(action, lineOf(index), file, /^1\.0/.test(overlay))),
	};
}
function actionOf(action, line, file, by10) {
	const { target, update, copy, remove } = (action ?? {});
	const wrong = (what) => new _findings_user_error_js$m3  .y($said`${file}:${line}: this action ${what}.`, EXAMPLE);
	if (typeof target !== 'string')
		throw wrong($said('has no target'));
	const from = by10 || typeof copy !== 'string' ? undefined : copy;
	for (const path of from === undefined ? [target] : [target, from]) {
		const mistake = (0,_exporters_overlay_js$m2  .q)(path);
		if (mistake !== undefined)
			throw wrong($said`has the target ${path}, which is no JSONPath: ${mistake}`);
	}
	if (remove !== undefined && typeof remove !== 'boolean')
		throw wrong($said('has a `remove` that is neither true nor false'));
	if (update === undefined && from === undefined && remove !== true)
		throw wrong($said('has neither `update` nor `remove: true`'));
	if (update !== undefined && from !== undefined)
		throw wrong($said('has both `update` and `copy`'));
	return { target, line, by10, update, copy: from, remove: remove === true };
}
function parsed(path, file, lineCounter) {
	let bytes;
	try {
		bytes = (0,node_fs$m0.readFileSync)(path);
	}
	catch (cause) {
		throw new _findings_user_error_js$m3  .y($said`${file} cannot be read: ${cause.message}.`, $said('Name an overlay file.'), {
			cause,
		});
	}
	if (bytes.length > MAX_BYTES)
		throw new _findings_user_error_js$m3  .y($said`${file} is too large for an overlay.`, EXAMPLE);
	const document = (0,yaml$m1  .Tp)(bytes.toString('utf8'), { lineCounter, customTags: [], merge: true });
	const [error] = document.errors;
	if (error)
		throw new _findings_user_error_js$m3  .y(`${file}: ${error.message.split('\n')[0]}`, $said('Correct the YAML, or the JSON.'));
	return document;
}
function dataOf(document, file) {
	try {
		return document.toJS({ maxAliasCount: MAX_ALIASES });
	}
	catch (cause) {
		throw new _findings_user_error_js$m3  .y(`${file}: ${cause.message}.`, $said('Write the values out.'), { cause });
	}
}


 }),

 59881:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   P: () => (  regenerate),
   Q: () => (  committedChanges)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_os$m1 = __webpack_require__(48161);
 var node_path$m2 = __webpack_require__(76760);
 var _check_committed_js$m3 = __webpack_require__(81001);
 var _contract_files_js$m4 = __webpack_require__(77964);
 var _publish_archived_js$m5 = __webpack_require__(75388);
 var _publish_built_site_js$m6 = __webpack_require__(12278);
 var _run_configuration_js$m7 = __webpack_require__(6112);
 var _artifact_files_js$m8 = __webpack_require__(53359);
 var _build_js$m9 = __webpack_require__(96228);










const SEVEN = new Set(_contract_files_js$m4  .GY.map(name => (0,_contract_files_js$m4  .XM)(name).slice(1)));
async function regenerate(options) {
	const { repo, config } = options;
	const folder = (0,_check_committed_js$m3  .jd)((0,_run_configuration_js$m7  .Z9)((0,node_path$m2.resolve)(repo, config), config));
	if (folder === undefined)
		return null;
	const temporary = (0,node_fs$m0.mkdtempSync)((0,node_path$m2.join)((0,node_os$m1.tmpdir)(), 'refdata-regenerated-'));
	try {
		const out = (0,node_path$m2.join)(temporary, 'site');
		if (!(await (0,_build_js$m9  .j)({ ...options, out })).ok)
			return null;
		return { folder, changes: committedChanges(repo, folder, out) };
	}
	finally {
		(0,node_fs$m0.rmSync)(temporary, { recursive: true, force: true });
	}
}
function committedChanges(repo, folder, site) {
	const manifest = readIfThere((0,node_path$m2.join)(repo, folder, _contract_files_js$m4  .U4));
	const isThere = (path) => (0,node_fs$m0.existsSync)((0,node_path$m2.join)(repo, folder, ...path.split('/')));
	const built = (0,_publish_built_site_js$m6  .CS)(site).filter(({ path }) => manifest !== null || SEVEN.has(path) || isThere(path));
	const files = built.map(({ path, file }) => ({ path: `${folder}/${path}`, bytes: (0,node_fs$m0.readFileSync)(file) }));
	const now = new Set(built.map(({ path }) => path));
	const before = (manifest && (0,_publish_built_site_js$m6  .$V)(manifest))?.files.map(({ path }) => path.slice(1)) ?? [];
	const gone = before.filter(path => !now.has(path) && !(0,_publish_archived_js$m5  .F)(path, '') && isThere(path));
	const removed = gone.map(path => ({ path: `${folder}/${path}`, bytes: null }));
	return [...(0,_artifact_files_js$m8  .eR)(repo, files), ...removed];
}
function readIfThere(file) {
	return (0,node_fs$m0.existsSync)(file) ? (0,node_fs$m0.readFileSync)(file) : null;
}


 }),

 94889:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   t: () => (  validate)
 });
 var _findings_finding_js$m0 = __webpack_require__(9314);
 var _http_address_js$m1 = __webpack_require__(73301);
 var _published_index_js$m2 = __webpack_require__(14336);



async function validate(target, options = {}) {
	const source = (0,_http_address_js$m1  .PW)(target) ? (0,_published_index_js$m2  .BV)(target, options.timeoutMs) : await (0,_published_index_js$m2  .NE)(target);
	const proved = await (0,_published_index_js$m2  .Fw)(source);
	return { ok: !(0,_findings_finding_js$m0  .JD)(proved.findings), target, ...proved };
}


 }),

 56516:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   j: () => (  checkTongue)
 });
 var _text_said_js$m0 = __webpack_require__(54157);
 var _user_error_js$m1 = __webpack_require__(14343);


function checkTongue(named) {
	if (named === undefined || named === '' || _text_said_js$m0  .C7.some(tongue => tongue === named))
		return;
	throw new _user_error_js$m1  .y($said`REFDATA_LANG is "${named}".`, $said`Write one of ${_text_said_js$m0  .C7.join(', ')}, or leave it out.`);
}


 }),

 40228:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   X: () => (  commandPermission)
 });
 var _git_event_payload_js$m0 = __webpack_require__(71268);
 var _git_fork_js$m1 = __webpack_require__(1947);


function commandPermission(isSwitchedOn, env) {
	if (!isSwitchedOn)
		return 'off';
	const file = (0,_git_event_payload_js$m0  .Rm)(env);
	if (file === '')
		return env.GITHUB_ACTIONS === 'true' ? 'fork' : 'allowed';
	try {
		return (0,_git_fork_js$m1  .t)((0,_git_event_payload_js$m0  .rD)(file)) ? 'fork' : 'allowed';
	}
	catch {
		return 'fork';
	}
}


 }),

 75388:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   F: () => (  isArchived),
   Y: () => (  refuseChangedCopies)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);
 var _site_hosting_js$m1 = __webpack_require__(42156);
 var _text_first_of_js$m2 = __webpack_require__(85184);



const MAX_NAMES_SHOWN = 5;
const IS_ARCHIVED_DATA = new RegExp(`^${_site_hosting_js$m1  .ML}`);
function isArchived(path, folder) {
	return path.startsWith(folder === '' ? 'v/' : `${folder}/v/`);
}
function isArchivedData(path, folder) {
	return IS_ARCHIVED_DATA.test(folder === '' ? `/${path}` : path.slice(folder.length));
}
function refuseChangedCopies(tree, files, { folder, branch, versao }) {
	const changed = files
		.filter(file => isArchivedData(file.path, folder))
		.filter(file => (tree.get(file.path)?.id ?? file.blobId) !== file.blobId)
		.map(file => file.path);
	if (changed.length === 0)
		return;
	throw new _findings_user_error_js$m0  .y($said`Version ${versao} is published on the branch ${branch} already, with other contents: ${(0,_text_first_of_js$m2  .K)(changed, MAX_NAMES_SHOWN)} would change, and data under v/ never does.`, $said`Raise the version that the language states (\`versao\`, now ${versao}); or leave \`archive\` out of refdata.yml while a version is in the making.`);
}


 }),

 12278:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $V: () => (  manifestOf),
   CS: () => (  listFiles),
   V$: () => (  refuseLargeFiles),
   _g: () => (  readBuiltSite),
   gZ: () => (  MAX_FILE_BYTES),
   xQ: () => (  nomeOf)
 });
 var node_crypto$m0 = __webpack_require__(77598);
 var node_fs$m1 = __webpack_require__(73024);
 var node_path$m2 = __webpack_require__(76760);
 var zod$m3 = __webpack_require__(88343);
 var _contract_files_js$m4 = __webpack_require__(77964);
 var _contract_generated_validators_js$m5 = __webpack_require__(17642);
 var _contract_json_object_js$m6 = __webpack_require__(18765);
 var _findings_user_error_js$m7 = __webpack_require__(14343);
 var _text_code_points_js$m8 = __webpack_require__(62021);
 var _text_said_js$m9 = __webpack_require__(54157);










const MAX_FILE_BYTES = 100 * 1024 * 1024;
const MAX_SITE_BYTES = 1024 * 1024 * 1024;
const MAX_MANIFEST_BYTES = 64 * 1024 * 1024;
const BUILD_FIRST = $said('Build it first, with mode build of the action or `refdata build`, and name that folder.');
const INDEX = zod$m3  .Ikc({ nome: zod$m3  .YjP().min(1) });
async function readBuiltSite(folder) {
	const manifest = readManifest(folder);
	const files = listFiles(folder);
	const total = files.reduce((sum, file) => sum + file.size, 0);
	if (total > MAX_SITE_BYTES) {
		throw new _findings_user_error_js$m7  .y($said`${folder} holds ${mebibytes(total)} MiB, and GitHub Pages publishes at most ${mebibytes(MAX_SITE_BYTES)} MiB.`, $said('Keep large archives elsewhere (as release assets), or serve the folder from another host.'));
	}
	const byPath = new Map(files.map(file => [`/${file.path}`, file]));
	for (const { path, bytes, sha256 } of manifest.files) {
		const file = byPath.get(path);
		if (file === undefined)
			throw notWhole(folder, $said`${path} is missing`);
		if (file.size !== bytes || (await hashOf(file.file)) !== sha256)
			throw notWhole(folder, $said`${path} was changed`);
	}
	const { versao, base_url: baseUrl, source } = manifest;
	const index = byPath.get((0,_contract_files_js$m4  .XM)('index'));
	const nome = index === undefined ? null : nomeOf((0,node_fs$m1.readFileSync)(index.file));
	return { folder, files, versao, nome, baseUrl, source };
}
function nomeOf(index) {
	const parsed = INDEX.safeParse((0,_contract_json_object_js$m6  .J)(index));
	return parsed.success ? parsed.data.nome : null;
}
function manifestOf(bytes) {
	const data = (0,_contract_json_object_js$m6  .J)(bytes);
	return _contract_generated_validators_js$m5  .y$.manifest(data) ? data : null;
}
function refuseLargeFiles(files) {
	const large = files.find(file => file.size > MAX_FILE_BYTES);
	if (large === undefined)
		return;
	throw new _findings_user_error_js$m7  .y($said`${large.path} has ${mebibytes(large.size)} MiB, and GitHub takes files of at most ${mebibytes(MAX_FILE_BYTES)} MiB into a branch.`, $said('Use "publish-to: pages", which has no such limit, or keep the file elsewhere (as a release asset).'));
}
function readManifest(folder) {
	const file = (0,node_path$m2.join)(folder, ..._contract_files_js$m4  .U4.split('/'));
	const stat = (0,node_fs$m1.lstatSync)(file, { throwIfNoEntry: false });
	if (!stat?.isFile() || stat.size > MAX_MANIFEST_BYTES) {
		throw new _findings_user_error_js$m7  .y($said`${folder} is not a built site: it has no api/manifest.json.`, BUILD_FIRST);
	}
	let manifest;
	try {
		manifest = JSON.parse((0,node_fs$m1.readFileSync)(file, 'utf8'));
	}
	catch (cause) {
		throw new _findings_user_error_js$m7  .y($said`${folder} is not a built site: its api/manifest.json is no JSON.`, BUILD_FIRST, {
			cause,
		});
	}
	if (!_contract_generated_validators_js$m5  .y$.manifest(manifest)) {
		throw new _findings_user_error_js$m7  .y($said`${folder} is not a built site: its api/manifest.json does not follow the schema.`, BUILD_FIRST);
	}
	return manifest;
}
function listFiles(folder) {
	const files = (0,node_fs$m1.readdirSync)(folder, { recursive: true, withFileTypes: true }).flatMap(entry => {
		const file = (0,node_path$m2.join)(entry.parentPath, entry.name);
		const path = (0,node_path$m2.relative)(folder, file).split(node_path$m2.sep).join('/');
		if (path.split('/').some(name => name.toLowerCase() === '.git')) {
			throw new _findings_user_error_js$m7  .y($said`${folder} holds ${path}, which is data of git.`, $said('Publish a folder of its own.'));
		}
		if (entry.isDirectory())
			return [];
		if (!entry.isFile()) {
			throw new _findings_user_error_js$m7  .y($said`${path} in ${folder} is a link or a device, and no file.`, $said('Put a copy of the file there: what a link leads to may not be meant for the public.'));
		}
		return [{ path, file, size: (0,node_fs$m1.lstatSync)(file).size }];
	});
	return files.sort((a, b) => (0,_text_code_points_js$m8  .O)(a.path, b.path));
}
async function hashOf(file) {
	const hash = (0,node_crypto$m0.createHash)('sha256');
	for await (const chunk of (0,node_fs$m1.createReadStream)(file))
		hash.update(chunk);
	return hash.digest('hex');
}
function notWhole(folder, why) {
	return new _findings_user_error_js$m7  .y($said`${folder} is not what was built: ${why} since.`, $said('Build it again, then publish it.'));
}
function mebibytes(bytes) {
	return Math.ceil(bytes / (1024 * 1024)).toLocaleString((0,_text_said_js$m9  .Vm)($said('en-US')));
}


 }),

 91199:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Jc: () => (  listAfter),
   Kx: () => (  listPath),
   LD: () => (  readList),
   mX: () => (  obsolete)
 });
 var zod$m0 = __webpack_require__(88343);
 var _contract_json_object_js$m1 = __webpack_require__(18765);
 var _findings_user_error_js$m2 = __webpack_require__(14343);
 var _text_code_points_js$m3 = __webpack_require__(62021);




const LIST_NAME = '.refdata-api-docs.json';
const GENERATOR = 'refdata-action';
const MAX_FILES = 100_000;
const LIST = zod$m0  .Ikc({
	generator: zod$m0  .euz(GENERATOR),
	files: zod$m0  .YOg(zod$m0  .Ikc({ path: zod$m0  .YjP().min(1), source: zod$m0  .YjP().min(1) })).max(MAX_FILES),
});
function listPath(folder) {
	return startOf(folder) + LIST_NAME;
}
function readList(folder, bytes) {
	const parsed = LIST.safeParse((0,_contract_json_object_js$m1  .J)(bytes));
	if (!parsed.success) {
		throw new _findings_user_error_js$m2  .y($said`${listPath(folder)} is not the list of descriptions that refdata writes there.`, $said('Restore it from the history of the repository, or delete it: it is written anew.'));
	}
	const start = startOf(folder);
	return parsed.data.files
		.filter(({ path }) => path.split('/').every(name => !['', '.', '..'].includes(name)))
		.map(({ path, source }) => ({ path: start + path, source }));
}
function obsolete({ sources, files }, before, isFile) {
	const made = new Set(files.map(({ path }) => path));
	return before.filter(({ path, source }) => !made.has(path) && isFile(path) && (sources.includes(source) || !isFile(source)));
}
function listAfter({ folder, sources, files }, before, isFile) {
	const made = new Set(files.map(({ path }) => path));
	const others = before.filter(({ path, source }) => !made.has(path) && isFile(path) && isFile(source) && !sources.includes(source));
	const start = startOf(folder);
	const listed = [...files, ...others]
		.map(({ path, source }) => ({ path: path.slice(start.length), source }))
		.sort((a, b) => (0,_text_code_points_js$m3  .O)(a.path, b.path));
	const text = JSON.stringify({ generator: GENERATOR, files: listed }, null, 2);
	return new TextEncoder().encode(`${text}\n`);
}
function startOf(folder) {
	return folder === '' ? '' : `${folder}/`;
}


 }),

 81517:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   h: () => (  annotations)
 });
 var _text_visible_js$m0 = __webpack_require__(38696);
 var _place_js$m1 = __webpack_require__(81736);
 var _report_js$m2 = __webpack_require__(78429);



const MAX_ANNOTATIONS = { error: 9, warning: 10, notice: 9 };
const MAX_MESSAGE_CHARACTERS = 4000;
const MAX_TITLE_CHARACTERS = 100;
function annotations(report) {
	const made = [];
	const shown = { error: 0, warning: 0, notice: 0 };
	const annotated = new Set(report.annotated?.map(spotOf));
	const findings = [...report.findings, ...(report.comparison?.remarks ?? [])].filter(finding => !annotated.has(spotOf(finding)));
	for (const finding of (0,_report_js$m2  .Np)(findings)) {
		if (shown[finding.level] >= MAX_ANNOTATIONS[finding.level])
			continue;
		shown[finding.level] += 1;
		const file = (0,_place_js$m1  .E)(finding, report.origin);
		const where = file === null ? (0,_place_js$m1  .Z)(finding, report.origin) : '';
		const text = `${where === '' ? '' : `${where}: `}${finding.message} ${finding.remedy}`.trimEnd();
		made.push({
			level: finding.level,
			message: cut((0,_text_visible_js$m0  .R)(text)),
			properties: {
				title: (0,_text_visible_js$m0  .P)(finding.rule, MAX_TITLE_CHARACTERS),
				...(file === null ? {} : { file, ...lines(finding.place) }),
			},
		});
	}
	const hidden = findings.length - made.length;
	if (hidden > 0) {
		made.push({
			level: 'notice',
			message: $said`${hidden} more ${hidden === 1 ? $said('finding is') : $said('findings are')} in the log of this step and in the job summary.`,
			properties: { title: 'refdata' },
		});
	}
	return made;
}
function spotOf({ rule, place, subject }) {
	return JSON.stringify([rule, place?.file, place?.line, place?.column, subject]);
}
function lines(place) {
	if (place?.line === undefined)
		return {};
	return { startLine: place.line, ...(place.column === undefined ? {} : { startColumn: place.column }) };
}
function cut(text) {
	return text.length > MAX_MESSAGE_CHARACTERS ? `${text.slice(0, MAX_MESSAGE_CHARACTERS)}…` : text;
}


 }),

 10674:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   D: () => (  UNCOMPARED)
 });
const UNCOMPARED = {
	level: '',
	requiredBump: '',
	verdict: '',
	reportPath: '',
	summary: '',
	remarks: [],
};


 }),

 53773:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Df: () => (  withoutCommands),
   I5: () => (  quoteForLog),
   hq: () => (  findingLines)
 });
 var _findings_finding_js$m0 = __webpack_require__(9314);
 var _text_visible_js$m1 = __webpack_require__(38696);
 var _place_js$m2 = __webpack_require__(81736);
 var _report_js$m3 = __webpack_require__(78429);




const MAX_LINE_CHARACTERS = 4000;
const COMMAND = /^[ \t]*::|##\[/m;
function quoteForLog(text, token) {
	return withoutCommands((0,_text_visible_js$m1  .R)(text), token);
}
function withoutCommands(text, token) {
	return COMMAND.test(text) ? `::stop-commands::${token}\n${text}\n::${token}::` : text;
}
function findingLines(report) {
	return (0,_report_js$m3  .Np)(report.findings).map(finding => {
		const place = (0,_place_js$m2  .Z)(finding, report.origin);
		const text = `${_findings_finding_js$m0  .P4[finding.level]} ${place === '' ? '' : `${place}: `}${finding.message} ${finding.remedy} [${finding.rule}]`;
		return (0,_text_visible_js$m1  .P)(text, MAX_LINE_CHARACTERS);
	});
}


 }),

 81736:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   E: () => (  workspaceFile),
   Z: () => (  placeText)
 });
 var _findings_finding_js$m0 = __webpack_require__(9314);
 var _repository_other_repositories_js$m1 = __webpack_require__(52752);


function workspaceFile(finding, origin) {
	if (finding.place === undefined || origin.folder === null)
		return null;
	if ((0,_repository_other_repositories_js$m1  .c6)(finding.place.file))
		return null;
	return origin.folder === '' ? finding.place.file : `${origin.folder}/${finding.place.file}`;
}
function placeText(finding, origin) {
	if (finding.place === undefined)
		return finding.subject ?? '';
	const file = workspaceFile(finding, origin);
	if (file !== null)
		return (0,_findings_finding_js$m0  .dE)({ ...finding.place, file });
	return origin.name === '' ? (0,_findings_finding_js$m0  .dE)(finding.place) : `${origin.name} ${(0,_findings_finding_js$m0  .dE)(finding.place)}`;
}


 }),

 6437:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   q: () => (  UNPUBLISHED)
 });
const UNPUBLISHED = { published: false, sentence: '', commit: null, pageUrl: null };


 }),

 78429:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   JW: () => (  NOWHERE),
   Np: () => (  bySeverity),
   kA: () => (  describeFindings)
 });
 var _findings_finding_js$m0 = __webpack_require__(9314);
 var _text_counted_js$m1 = __webpack_require__(35676);


const NOWHERE = { folder: null, name: '' };
function describeFindings(findings) {
	const counts = (0,_findings_finding_js$m0  .N4)(findings);
	const parts = ['error', 'warning', 'notice']
		.filter(level => counts[level] > 0)
		.map(level => (0,_text_counted_js$m1  .h)(counts[level], level));
	const last = parts.pop();
	if (last === undefined)
		return '';
	return parts.length === 0 ? last : $said`${parts.join(', ')} and ${last}`;
}
const SEVERITY = { error: 0, warning: 1, notice: 2 };
function bySeverity(findings) {
	return [...findings].sort((a, b) => SEVERITY[a.level] - SEVERITY[b.level]);
}


 }),

 62810:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   e: () => (  sarifLog)
 });
 var node_path$m0 = __webpack_require__(76760);
 var node_url$m1 = __webpack_require__(73136);
 var _runtime_generated_version_js$m2 = __webpack_require__(10529);



const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const MAX_RESULTS = 5000;
function sarifLog(results, ruleOf, folder = '') {
	const shown = results.slice(0, MAX_RESULTS);
	const ids = [...new Set(shown.map(({ id }) => id))].sort();
	const log = {
		$schema: SCHEMA,
		version: '2.1.0',
		runs: [
			{
				tool: {
					driver: { name: 'refdata', version: _runtime_generated_version_js$m2  .x, rules: ids.map(id => described(id, ruleOf(id))) },
				},
				columnKind: 'utf16CodeUnits',
				results: shown.map(({ id, level, message, fingerprint, cause, ...where }) => ({
					ruleId: id,
					ruleIndex: ids.indexOf(id),
					level,
					message: { text: withoutLinks(message) },
					locations: [locationOf(where, folder)],
					...(cause !== undefined && { properties: { cause: withoutLinks(cause) } }),
					...(fingerprint !== undefined && { partialFingerprints: { 'refdata/v1': fingerprint } }),
				})),
			},
		],
	};
	return `${JSON.stringify(log, null, 2)}\n`;
}
function withoutLinks(message) {
	return message.replaceAll('](', '\\](');
}
function described(id, { helpUri, title, why }) {
	return {
		id,
		helpUri,
		...(title !== undefined && { shortDescription: { text: title } }),
		...(why !== undefined && { fullDescription: { text: why } }),
	};
}
function locationOf({ place: { file, line, column }, end }, folder) {
	const region = line === undefined
		? {}
		: {
			region: {
				startLine: line,
				...(column !== undefined && { startColumn: column }),
				...(end !== undefined && { endLine: end.line, endColumn: end.column }),
			},
		};
	const uri = (0,node_path$m0.isAbsolute)(file)
		? (0,node_url$m1.pathToFileURL)(file).href
		: (folder + file).split('/').map(encodeURIComponent).join('/');
	return { physicalLocation: { artifactLocation: { uri }, ...region } };
}


 }),

 71231:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   z: () => (  summary)
 });
 var _text_markdown_js$m0 = __webpack_require__(14605);
 var _text_said_js$m1 = __webpack_require__(54157);
 var _place_js$m2 = __webpack_require__(81736);
 var _report_js$m3 = __webpack_require__(78429);




const MAX_SUMMARY_BYTES = 1024 * 1024;
const RESERVED_BYTES = 16 * 1024;
const SIGNS = { success: '✅', findings: '❌', error: '🛑' };
const LEVEL_SIGNS = { error: $said('❌ error'), warning: $said('⚠️ warning'), notice: $said('ℹ️ notice') };
function summary(report) {
	if (report.comparison?.summary)
		return report.comparison.summary;
	const [headline = '', ...lines] = report.verdict.split('\n');
	return [
		`### ${SIGNS[report.outcome]} ${(0,_text_markdown_js$m0  .FV)(headline)}\n`,
		...(lines.length === 0 ? [] : [(0,_text_markdown_js$m0  .OF)(lines.join('\n'))]),
		...publicationLines(report),
		...(report.files.length === 0 ? [] : [fileTable(report)]),
		...(report.findings.length === 0 ? [] : [findingTable(report)]),
	].join('\n');
}
function publicationLines({ publication }) {
	const lines = [
		['Commit', publication?.commit],
		['Address', publication?.pageUrl],
	].flatMap(([name, value]) => (value ? [`- ${name}: ${(0,_text_markdown_js$m0  .fl)(value)}\n`] : []));
	return lines.length === 0 ? [] : [lines.join('')];
}
function fileTable(report) {
	const rows = report.files.map(({ path, count, bytes }) => (0,_text_markdown_js$m0  .jD)([(0,_text_markdown_js$m0  .fl)(path), (0,_text_markdown_js$m0  .FV)(count), bytes.toLocaleString((0,_text_said_js$m1  .Vm)($said('en-US')))]));
	return [(0,_text_markdown_js$m0  .jD)([$said('File'), $said('Holds'), $said('Bytes')]), '|---|---|--:|\n', ...rows].join('');
}
function findingTable(report) {
	const rows = [];
	let bytes = 0;
	for (const finding of (0,_report_js$m3  .Np)(report.findings)) {
		const row = findingRow(finding, report);
		bytes += Buffer.byteLength(row);
		if (bytes > MAX_SUMMARY_BYTES - RESERVED_BYTES)
			break;
		rows.push(row);
	}
	const hidden = report.findings.length - rows.length;
	return [
		`<details><summary>${(0,_report_js$m3  .kA)(report.findings)}</summary>\n\n`,
		(0,_text_markdown_js$m0  .jD)([$said('Level'), $said('Where'), $said('What is wrong, and what to do'), $said('Rule')]),
		'|---|---|---|---|\n',
		...rows,
		...(hidden === 0
			? []
			: [$said`\n${hidden.toLocaleString((0,_text_said_js$m1  .Vm)($said('en-US')))} more are in the log of this step.\n`]),
		'\n</details>\n',
	].join('');
}
function findingRow(finding, report) {
	const place = (0,_place_js$m2  .Z)(finding, report.origin);
	return (0,_text_markdown_js$m0  .jD)([
		LEVEL_SIGNS[finding.level],
		place === '' ? '' : (0,_text_markdown_js$m0  .fl)(place),
		(0,_text_markdown_js$m0  .FV)(`${finding.message} ${finding.remedy}`),
		(0,_text_markdown_js$m0  .fl)(finding.rule),
	]);
}


 }),

 93941:
 ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {

 var node_v8$m0 = __webpack_require__(78877);

const OLDER = ['--interrupt-budget=1000000'];
const NEWER = [
	'--invocation-count-for-maglev=2000',
	'--invocation-count-for-turbofan=20000',
	'--semi-space-growth-factor=1',
];
const PARSER = '--wasm-tiering-budget=1000000000';
for (const flag of [PARSER, ...(Number.parseInt(process.versions.v8, 10) < 12 ? OLDER : NEWER)])
	(0,node_v8$m0.setFlagsFromString)(flag);


 })

};
