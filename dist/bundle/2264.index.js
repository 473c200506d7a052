export const id = 2264;
export const ids = [2264];
export const modules = {

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

 14560:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runDoctor: () => (  runDoctor)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var user_error = __webpack_require__(14343);
var git = __webpack_require__(36367);
var prove_proof = __webpack_require__(26179);
var repository = __webpack_require__(5629);
var configuration = __webpack_require__(6112);
var run_context = __webpack_require__(15637);
var counted = __webpack_require__(35676);
var external_node_os_ = __webpack_require__(48161);
var committed = __webpack_require__(81001);
var first_of = __webpack_require__(85184);
var build = __webpack_require__(96228);
var regenerate = __webpack_require__(59881);
var finding = __webpack_require__(9314);
var reference = __webpack_require__(11217);
var point = __webpack_require__(78157);
; 




const LISTS = [
	{ at: 'sintaxe.reservadas', file: 'sintaxe', field: 'reservadas' },
	{ at: 'sintaxe.contextuais', file: 'sintaxe', field: 'contextuais' },
	{ at: 'sintaxe.operadores', file: 'sintaxe', field: 'operadores' },
	{ at: 'sintaxe.verbos_http', file: 'sintaxe', field: 'verbos_http' },
	{ at: 'sintaxe.regras', file: 'sintaxe', field: 'regras' },
	{ at: 'embutidas', file: 'embutidas', field: 'funcoes' },
	{ at: 'modulos', file: 'modulos', field: 'modulos' },
	{ at: 'comandos', file: 'comandos', field: 'grupos' },
	{ at: 'erros', file: 'erros', field: 'codigos' },
	{ at: 'conteudos.exercicios', file: 'conteudos', field: 'exercicios.modulos' },
	{ at: 'conteudos.exemplos', file: 'conteudos', field: 'exemplos' },
	{ at: 'conteudos.pacotes', file: 'conteudos', field: 'pacotes' },
	{ at: 'conteudos.projetos', file: 'conteudos', field: 'projetos' },
];
const STAND_INS = { versao: '1', extensao: '.x' };
async function listPoints(run, { proof, command }) {
	const { configuration } = run;
	const bare = await readAlone(run, alone(configuration, undefined));
	const { versao } = bare.files.index;
	const { extensao } = bare.files.sintaxe;
	const said = `${configuration.config.nome} ${versao}, ${extensao}`;
	const ofIdentity = bare.findings.filter(({ level }) => level !== 'notice');
	const points = [
		ofIdentity.length === 0
			? (0,point .z)('list', 'versao, extensao', 'ok', `${said}.`)
			: listPoint('versao, extensao', `${said}:`, ofIdentity, command('extract versao')),
	];
	const identity = {
		...configuration.config,
		versao: versao || STAND_INS.versao,
		sintaxe: { ...configuration.config.sintaxe, extensao: extensao || STAND_INS.extensao },
	};
	for (const list of LISTS) {
		const spec = partOf(configuration.config, list.at);
		if (spec === undefined)
			continue;
		const { files, findings } = await readAlone(run, alone({ ...configuration, config: identity }, list.at));
		const known = new Set(bare.findings.map(keyOf));
		const own = findings.filter(finding => !known.has(keyOf(finding)));
		const remedy = command(own.some(({ rule }) => rule === 'command-off') ? COMMANDS : `extract ${list.at}`);
		const count = sizeOf(partOf(files[list.file], list.field));
		const message = [(0,counted .h)(count, 'entry', 'entries'), ...assurances(list.at, spec, proof)].join(', ');
		points.push(own.length === 0
			? (0,point .z)('list', list.at, count === 0 ? 'attention' : 'ok', `${message}.`, {
				remedy: count === 0 ? remedy : undefined,
			})
			: listPoint(list.at, `${message}:`, own, remedy));
	}
	if (points.length === 1)
		points.push((0,point .z)('list', 'lists', 'broken', $said('No source is named for any list.'), {
			remedy: $said('refdata extract FILE#NAME shows what a source gives; name it in refdata.yml.'),
		}));
	return { points, versao: versao || undefined };
}
const COMMANDS = 'doctor --allow-commands';
function listPoint(name, message, findings, remedy) {
	const isOnlyOff = findings.every(({ rule, level }) => rule === 'command-off' || level !== 'error');
	const state = (0,point .L)(findings);
	const { error, warning, notice } = (0,finding .N4)(findings);
	const counts = [
		error > 0 ? (0,counted .h)(error, 'error') : '',
		warning > 0 ? (0,counted .h)(warning, 'warning') : '',
		notice > 0 ? (0,counted .h)(notice, 'notice') : '',
	].filter(text => text !== '');
	return (0,point .z)('list', name, state === 'broken' && isOnlyOff ? 'skipped' : state, `${message} ${counts.join(', ')}.`, {
		remedy: state === 'ok' ? undefined : remedy,
		findings,
	});
}
function alone(loaded, at) {
	const { config } = loaded;
	const { nome, descricao, documentacao, versao, rules, languages, grammars, limits } = config;
	const { extensao } = config.sintaxe;
	const [first = '', second] = at?.split('.') ?? [];
	const spec = at === undefined ? undefined : partOf(config, at);
	const part = second === undefined ? spec : { [second]: spec };
	const rest = first === '' || first === 'sintaxe' ? {} : { [first]: part };
	const sintaxe = first === 'sintaxe' && second !== undefined ? { extensao, [second]: spec } : { extensao };
	const identity = { nome, descricao, documentacao, versao };
	return {
		...loaded,
		config: { ...identity, rules, languages, grammars, limits, ...rest, sintaxe },
	};
}
async function readAlone(run, configuration) {
	const { files, findings } = await (0,reference .B)({ ...run, configuration, cache: undefined }, { isPart: true });
	return { files, findings: findings.filter(({ rule }) => rule !== 'list-named' && rule !== 'list-present') };
}
function assurances(at, spec, proof) {
	const proved = proof?.lists[at];
	return [
		...(hasExpectation(spec) ? [$said('the number is expected')] : []),
		...(proved ? [$said`${proved.equal} of ${proved.expected} proved`] : []),
	];
}
function hasExpectation(spec) {
	if (typeof spec !== 'object' || spec === null)
		return false;
	return Object.entries(spec).some(([key, part]) => key === 'expect' || hasExpectation(part));
}
function partOf(config, at) {
	return at
		.split('.')
		.reduce((value, key) => value?.[key], config);
}
function sizeOf(value) {
	if (typeof value === 'number')
		return value;
	return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}
function keyOf({ rule, message, place }) {
	return JSON.stringify([rule, message, place]);
}

; 












const EDITORS_FOLDER = 'editores';
const MAX_SHOWN = 3;
async function builtPoints({ run, options, known, proof, command }) {
	const { config } = run.configuration;
	const temporary = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'refdata-doctor-'));
	try {
		const site = (0,external_node_path_.join)(temporary, 'site');
		const { ok, findings } = await (0,build .j)({ ...options, out: site });
		const seen = new Set(known.map(keyOf));
		const isOfProof = ({ rule }) => rule.startsWith('proof-');
		const own = findings.filter(finding => !seen.has(keyOf(finding)) && !isOfProof(finding));
		return [
			(0,point .z)('build', 'refdata build', ok ? (0,point .L)(own) : 'broken', buildSentence(ok, own), {
				remedy: ok && (0,point .L)(own) === 'ok' ? undefined : command('build'),
				findings: own,
			}),
			...proofPoints(config.prove !== undefined, proof, findings.filter(isOfProof), command),
			...(ok ? committedPoints(run, options.repo, site, command) : []),
			...(ok && config.lexico !== undefined ? await editorPoints(options, temporary, command) : []),
		];
	}
	finally {
		(0,external_node_fs_.rmSync)(temporary, { recursive: true, force: true });
	}
}
function proofBeside({ configPath }, repo) {
	const path = (0,external_node_path_.join)((0,external_node_path_.dirname)(configPath), prove_proof .At);
	return (0,external_node_fs_.existsSync)(path) ? (0,prove_proof .k_)((0,external_node_fs_.readFileSync)(path, 'utf8'), (0,run_context .p)(repo, path)) : undefined;
}
function buildSentence(ok, own) {
	const more = own.length > 0 ? $said`, with ${(0,counted .h)(own.length, 'finding')} beside those of the lists` : '';
	return ok ? $said`It succeeds${more}.` : $said`It writes nothing${more}.`;
}
function proofPoints(isConfigured, proof, findings, command) {
	const remedy = command('prove --allow-commands');
	if (proof === undefined)
		return isConfigured
			? [
				(0,point .z)('files', prove_proof .At, 'attention', $said('`prove` is configured, and there is no proof yet.'), {
					remedy,
				}),
			]
			: [];
	const message = findings[0]?.message ?? $said`It holds for ${(0,counted .h)(Object.keys(proof.lists).length, 'list')}.`;
	const state = findings.length === 0 ? 'ok' : (0,point .L)(findings) === 'broken' ? 'broken' : 'attention';
	return [
		(0,point .z)('files', prove_proof .At, state, message, { remedy: state === 'ok' ? undefined : remedy, findings }),
	];
}
function committedPoints({ configuration }, repo, site, command) {
	const folder = (0,committed .jd)(configuration);
	if (folder === undefined)
		return [];
	if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(repo, folder)))
		return [
			(0,point .z)('files', folder, 'attention', $said('`check.committed` names it, and it is not there.'), {
				remedy: command(`build --out ${folder}`),
			}),
		];
	const paths = (0,regenerate .Q)(repo, folder, site).map(({ path }) => path.slice(folder.length + 1));
	return [
		stalePoint(folder, paths, command(`build --into ${folder}`), $said('The committed files are what is built.')),
	];
}
async function editorPoints(options, temporary, command) {
	const folder = (0,external_node_path_.join)(options.repo, EDITORS_FOLDER);
	if (!(0,external_node_fs_.existsSync)(folder))
		return [(0,point .z)('files', 'lexico', 'ok', $said('Grammars for editors can be made: refdata editor.'))];
	const out = (0,external_node_path_.join)(temporary, EDITORS_FOLDER);
	const { editor } = await __webpack_require__.e(  7282).then(__webpack_require__.bind(__webpack_require__, 97282));
	const { files } = await editor({ ...options, out });
	const isOther = (path) => !(0,external_node_fs_.readFileSync)((0,external_node_path_.join)(out, path)).equals((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, path)));
	const stale = files.filter(path => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, path)) && isOther(path));
	return [
		stalePoint(EDITORS_FOLDER, stale, command(`editor --out ${EDITORS_FOLDER}`), $said('The grammars are those of the lexico.')),
	];
}
function stalePoint(folder, paths, remedy, fine) {
	if (paths.length === 0)
		return (0,point .z)('files', folder, 'ok', fine);
	const message = $said`${(0,counted .h)(paths.length, 'file is', 'files are')} not what is built: ${(0,first_of .K)(paths, MAX_SHOWN)}.`;
	return (0,point .z)('files', folder, 'attention', message, { remedy });
}

var version = __webpack_require__(10529);
; 





const OLDEST_NODE = 20;
const MODELINE = /^#\s*yaml-language-server:\s*\$schema=(\S+)/m;
function programPoint() {
	const message = $said`refdata ${version .x} on Node ${process.versions.node}.`;
	return Number.parseInt(process.versions.node, 10) >= OLDEST_NODE
		? (0,point .z)('program', 'refdata', 'ok', message)
		: (0,point .z)('program', 'refdata', 'broken', message, {
			remedy: $said`Install Node ${OLDEST_NODE} or later.`,
		});
}
function modelinePoint(text, configPath, shown) {
	const schema = MODELINE.exec(text)?.[1];
	const name = $said('schema for editors');
	const remedy = $said('Write `# yaml-language-server: $schema=node_modules/refdata-action/schemas/refdata.schema.json` into the first line, with the path to where the package is.');
	if (schema === undefined)
		return (0,point .z)('configuration', name, 'attention', $said`${shown} names no schema, so that editors offer no keys.`, { remedy });
	if (/^https?:\/\//.test(schema))
		return (0,point .z)('configuration', name, 'ok', $said`Editors fetch it from ${schema}.`);
	const path = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(configPath), schema.replace(/^file:\/\//, ''));
	return (0,external_node_fs_.existsSync)(path)
		? (0,point .z)('configuration', name, 'ok', $said`Editors find it in ${schema}.`)
		: (0,point .z)('configuration', name, 'attention', $said`There is no file ${schema}, which ${shown} names.`, {
			remedy: `${remedy.replace('Write', $said('Install the package, or write'))}`,
		});
}
async function toolPoints(root, loaded) {
	const points = [await gitPoint(root)];
	for (const [program, key] of programsIn(loaded?.config)) {
		const found = programAt(program, root);
		points.push(found === undefined
			? (0,point .z)('tools', program, 'attention', $said`${key} names it, and it is not installed.`, {
				remedy: $said`Install ${program}, or let ${key} name another program.`,
			})
			: (0,point .z)('tools', program, 'ok', $said`${key} names it, and it is ${found}.`));
	}
	return points;
}
async function gitPoint(root) {
	const needed = $said('check, changelog, bump and what is said of commits need it');
	const version = await (0,git .lX)(root, ['--version']).then(({ stdout }) => /(?<!\d)\d+\.\d+(?:\.\d+)?/.exec(stdout)?.[0], () => undefined);
	if (version === undefined)
		return (0,point .z)('tools', 'git', 'attention', $said`It is not installed: ${needed}.`, {
			remedy: $said`Install git ${git .b7} or later.`,
		});
	if (version.localeCompare(git .b7, 'en', { numeric: true }) < 0)
		return (0,point .z)('tools', 'git', 'attention', $said`It is of version ${version}: ${needed}.`, {
			remedy: $said`Install git ${git .b7} or later.`,
		});
	const { code } = await (0,git .lX)(root, ['rev-parse', '--verify', '--quiet', 'HEAD']);
	return code === 0
		? (0,point .z)('tools', 'git', 'ok', $said`Version ${version}, and the repository has a commit.`)
		: (0,point .z)('tools', 'git', 'attention', $said`Version ${version}, and there is no commit here: ${needed}.`, {
			remedy: 'git init && git add --all && git commit --message "First commit"',
		});
}
function programsIn(config) {
	const found = new Map();
	const walk = (value, at) => {
		if (typeof value !== 'object' || value === null)
			return;
		for (const [key, part] of Object.entries(value)) {
			const inner = Array.isArray(value) ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`;
			const program = key === 'command' && Array.isArray(part) ? part[0] : undefined;
			if (typeof program === 'string') {
				if (!found.has(program))
					found.set(program, at);
			}
			else
				walk(part, inner);
		}
	};
	walk(config, '');
	return found;
}
function programAt(program, root) {
	const endings = process.platform === 'win32' ? ['', ...(process.env.PATHEXT ?? '.EXE;.CMD').split(';')] : [''];
	const folders = /[\\/]/.test(program) ? [root] : (process.env.PATH ?? '').split(external_node_path_.delimiter).filter(Boolean);
	for (const folder of folders)
		for (const ending of endings) {
			const path = (0,external_node_path_.isAbsolute)(program) ? program + ending : (0,external_node_path_.join)(folder, program + ending);
			if (isProgram(path))
				return path;
		}
	return undefined;
}
function isProgram(path) {
	try {
		(0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
		return (0,external_node_fs_.statSync)(path).isFile();
	}
	catch {
		return false;
	}
}

var dist = __webpack_require__(38815);
var json_object = __webpack_require__(18765);
var nearest = __webpack_require__(35112);
; 




const TAKEN = {
	'api-docs': { contents: 'write', 'pull-requests': 'write' },
	check: { contents: 'read', 'pull-requests': 'write' },
	'check-comment': { actions: 'read', 'pull-requests': 'write' },
	consume: { contents: 'write', 'pull-requests': 'write' },
	fix: { contents: 'write' },
	monitor: { issues: 'write' },
	preview: { contents: 'read' },
	'preview-branch': { contents: 'write', pages: 'read', 'pull-requests': 'read' },
	publish: { contents: 'read', pages: 'write', 'id-token': 'write' },
};
const OURS = /^(?:(?<owner>[\w.-]+)\/|\.(?:\/\S+)?\/)refdata-action(?:\/\.github\/workflows\/(?<workflow>[\w.-]+?)\.ya?ml)?(?:@(?<ref>\S+))?$/;
const COMMIT = /^[0-9a-f]{40}$/;
const RELEASE = /^v\d+(\.\d+)*$/;
const MAX_YAML_ALIASES = 100;
function workflowPoints(files) {
	const points = files.flatMap(file => pointsOf(file));
	return points.length > 0
		? points
		: [
			(0,point .z)('workflow', '.github/workflows', 'attention', $said('No workflow checks or publishes the reference.'), {
				remedy: $said('Copy one of docs/publishing.md to .github/workflows/refdata.yml.'),
			}),
		];
}
function pointsOf({ path, text }) {
	if (!text.includes('refdata-action'))
		return [];
	const workflow = readYaml(text);
	if (workflow === undefined)
		return [
			(0,point .z)('workflow', path, 'broken', $said('It is not YAML.'), {
				remedy: $said`Mend ${path}; actionlint says where.`,
			}),
		];
	const jobs = Object.entries(mapOf(workflow.jobs));
	return jobs.flatMap(([name, job]) => {
		const { uses, steps, permissions = workflow.permissions } = mapOf(job);
		const own = (Array.isArray(steps) ? steps : []).map(step => mapOf(step).uses);
		return [uses, ...own].flatMap(each => {
			const used = typeof each === 'string' ? OURS.exec(each)?.groups : undefined;
			return used === undefined
				? []
				: [usePoint(`${path} (${name})`, { uses: String(each), ...used }, permissions)];
		});
	});
}
function usePoint(name, { uses, owner, workflow, ref }, permissions) {
	if (workflow !== undefined && TAKEN[workflow] === undefined) {
		const [near] = (0,nearest .p)(workflow, Object.keys(TAKEN));
		const known = $said`There are ${Object.keys(TAKEN).join(', ')}.`;
		return (0,point .z)('workflow', name, 'broken', $said`There is no reusable workflow ${workflow}.yml.`, {
			remedy: near === undefined ? known : $said`Did you mean ${near}.yml? ${known}`,
		});
	}
	const lacking = workflow === undefined ? [] : lackingIn(permissions, TAKEN[workflow]);
	if (lacking.length > 0)
		return (0,point .z)('workflow', name, 'broken', $said`${workflow}.yml takes permissions that this job does not grant.`, { remedy: $said`Write below the job: permissions: { ${lacking.join(', ')} }` });
	if (owner !== undefined && ref === undefined)
		return (0,point .z)('workflow', name, 'broken', $said`${uses} says no version.`, { remedy: `uses: ${uses}@v1` });
	if (permissions === undefined)
		return (0,point .z)('workflow', name, 'attention', $said`${uses}, with whatever the repository grants by default.`, {
			remedy: $said('Write permissions: {} at the top of the workflow, and below each job what it takes.'),
		});
	if (owner === undefined)
		return (0,point .z)('workflow', name, 'ok', $said`${uses}, of this repository.`);
	if (COMMIT.test(ref))
		return (0,point .z)('workflow', name, 'ok', $said`${uses}, pinned to a commit.`);
	if (RELEASE.test(ref))
		return (0,point .z)('workflow', name, 'ok', $said`${uses}, pinned to a release.`);
	return (0,point .z)('workflow', name, 'attention', $said`${uses} follows a branch, which may become anything.`, {
		remedy: `uses: ${uses.replace(/@.*$/, '@v1')}`,
	});
}
function lackingIn(permissions, taken) {
	if (permissions === undefined || permissions === 'write-all')
		return [];
	const granted = mapOf(permissions);
	return Object.entries(taken)
		.filter(([scope, grant]) => {
		if (permissions === 'read-all')
			return grant === 'write';
		return granted[scope] !== 'write' && granted[scope] !== grant;
	})
		.map(([scope, grant]) => `${scope}: ${grant}`);
}
function readYaml(text) {
	try {
		const document = (0,dist .Tp)(text, { merge: true });
		return document.errors.length > 0 ? undefined : mapOf(document.toJS({ maxAliasCount: MAX_YAML_ALIASES }));
	}
	catch {
		return undefined;
	}
}
function mapOf(value) {
	return (0,json_object .G)(value) ? value : {};
}

; 














const MAX_WORKFLOW_BYTES = 1024 * 1024;
async function doctor({ network, where, ...options }) {
	const root = (0,repository .Hn)(options.repo);
	const command = (text) => `refdata ${text} ${where}`.trim();
	const points = [programPoint()];
	const { run, points: ofConfiguration } = configurationPoints(options, command);
	points.push(...ofConfiguration);
	let versao;
	if (run) {
		const read = await readPoints(run, options, command);
		points.push(...read.points);
		versao = read.versao;
	}
	points.push(...(await toolPoints(root, run?.configuration)));
	if (run) {
		const { commit, modified } = await (0,git .f7)(options.repo);
		const baseUrl = run.configuration.config.base_url;
		const { addressPoints } = await __webpack_require__.e(  1899).then(__webpack_require__.bind(__webpack_require__, 51899));
		points.push(...(await addressPoints({ baseUrl, network, versao, commit: modified ? null : commit, command })));
	}
	points.push(...workflowPoints(workflowsIn(root)));
	return { ok: points.every(({ state }) => state !== 'broken'), points };
}
function configurationPoints(options, command) {
	const path = (0,configuration .Nu)((0,external_node_path_.resolve)(options.repo, options.config));
	const shown = (0,run_context .p)(options.repo, path);
	try {
		const run = (0,run_context .I)(options);
		return {
			run,
			points: [
				(0,point .z)('configuration', shown, 'ok', $said`It holds: ${run.configuration.config.nome}.`),
				modelinePoint(run.configuration.text, path, shown),
			],
		};
	}
	catch (error) {
		if (!(error instanceof user_error .y))
			throw error;
		const { message, findings } = error;
		const remedy = (0,external_node_fs_.existsSync)(path) ? $said`${error.remedy} Then: ${command('doctor')}` : command('init');
		return {
			run: undefined,
			points: [(0,point .z)('configuration', shown, 'broken', message, { remedy, findings })],
		};
	}
}
async function readPoints(run, options, command) {
	let proof;
	const ofProof = await orBroken('files', prove_proof .At, async () => {
		proof = proofBeside(run, options.repo);
		return [];
	});
	const { points: lists, versao } = await listPoints(run, { proof, command });
	const open = lists.filter(({ state }) => state === 'broken' || state === 'skipped');
	const known = lists.flatMap(({ findings }) => findings);
	const isWhole = open.length + ofProof.length === 0;
	const untried = $said`It was not tried: ${(0,counted .h)(open.length + ofProof.length, 'thing')} above cannot be read.`;
	const built = isWhole
		? await orBroken('build', 'refdata build', () => builtPoints({ run, options, known, proof, command }))
		: [(0,point .z)('build', 'refdata build', 'skipped', untried)];
	return { points: [...lists, ...ofProof, ...built], versao };
}
async function orBroken(area, name, look) {
	try {
		return await look();
	}
	catch (error) {
		if (!(error instanceof user_error .y))
			throw error;
		const { message, remedy, findings } = error;
		return [(0,point .z)(area, name, 'broken', message, { remedy, findings })];
	}
}
function workflowsIn(root) {
	const folder = (0,external_node_path_.join)(root, '.github', 'workflows');
	if (!(0,external_node_fs_.existsSync)(folder))
		return [];
	return (0,external_node_fs_.readdirSync)(folder)
		.filter(name => /\.ya?ml$/.test(name))
		.sort()
		.filter(name => {
		const stats = (0,external_node_fs_.statSync)((0,external_node_path_.join)(folder, name), { throwIfNoEntry: false });
		return stats?.isFile() === true && stats.size <= MAX_WORKFLOW_BYTES;
	})
		.map(name => ({ path: `.github/workflows/${name}`, text: (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name), 'utf8') }));
}

var said = __webpack_require__(54157);
var visible = __webpack_require__(38696);
var colours = __webpack_require__(51040);
var cli_findings = __webpack_require__(1755);
var log_text = __webpack_require__(78955);
var cli_progress = __webpack_require__(91842);
var run_options = __webpack_require__(98703);
var table = __webpack_require__(73877);
; 









const MAX_LINE_CHARACTERS = 300;
const PAINT = {
	ok: colours .M.green,
	attention: colours .M.yellow,
	broken: colours .M.red,
	skipped: colours .M.dim,
};
const STATES = {
	ok: 'ok',
	attention: (0,said .Vm)($said('attention')),
	broken: (0,said .Vm)($said('broken')),
	skipped: (0,said .Vm)($said('skipped')),
};
const AREAS = {
	program: (0,said .Vm)($said('program')),
	configuration: (0,said .Vm)($said('configuration')),
	list: (0,said .Vm)($said('list')),
	build: (0,said .Vm)($said('build')),
	files: (0,said .Vm)($said('files')),
	tools: (0,said .Vm)($said('tools')),
	address: (0,said .Vm)($said('address')),
	workflow: 'workflow',
};
async function runDoctor({ json = false, network = false, ...options }) {
	const progress = await (0,cli_progress .o)(json);
	const diagnosis = await doctor({
		...(0,run_options .K)(options, progress.step),
		network,
		where: (0,run_options .d)(options),
	}).finally(progress.stop);
	process.stdout.write(json ? `${JSON.stringify(diagnosis, null, 2)}\n` : (0,log_text .k)(printed(diagnosis)));
	if (!json)
		for (const { findings, state } of diagnosis.points)
			if (state === 'broken' || state === 'attention')
				(0,cli_findings .c)(findings, process.stdout);
	return diagnosis.ok;
}
function printed({ points }) {
	const rows = points.map(({ state, area, name, message }) => [
		PAINT[state](STATES[state]),
		AREAS[area],
		colours .M.bold((0,visible .P)(name, MAX_LINE_CHARACTERS)),
		(0,visible .P)(message, MAX_LINE_CHARACTERS),
	]);
	const lines = (0,table .b)(rows)
		.split('\n')
		.flatMap((line, i) => [line, ...remedyLines(points[i])]);
	const counts = ['ok', 'attention', 'broken', 'skipped']
		.map(state => [state, points.filter(each => each.state === state).length])
		.filter(([, count]) => count > 0)
		.map(([state, count]) => `${count} ${PAINT[state](STATES[state])}`);
	return `${lines.join('\n')}\n${counts.join(', ')}\n`;
}
function remedyLines({ remedy }) {
	return remedy === null ? [] : [`    ${colours .M.dim(`-> ${(0,visible .P)(remedy, MAX_LINE_CHARACTERS)}`)}`];
}


 }),

 91842:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   o: () => (  startProgress)
 });
 var _text_said_js$m0 = __webpack_require__(54157);

async function startProgress(quiet) {
	if (quiet || !process.stderr.isTTY)
		return { step: () => { }, stop: () => { } };
	const { default: spinner } = await __webpack_require__.e(  6540).then(__webpack_require__.bind(__webpack_require__, 36540));
	const running = spinner({ stream: process.stderr }).start((0,_text_said_js$m0  .Vm)($said('starting')));
	return {
		step: part => {
			running.text = part;
		},
		stop: () => running.stop(),
	};
}


 }),

 98703:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   K: () => (  runOptions),
   d: () => (  whereOf)
 });
 var node_path$m0 = __webpack_require__(76760);
 var _github_fork_js$m1 = __webpack_require__(40228);
 var _repository_folder_supply_js$m2 = __webpack_require__(53353);
 var _run_configuration_js$m3 = __webpack_require__(6112);
 var _code_frame_js$m4 = __webpack_require__(32088);





function runOptions({ repo, config, allowCommands = false, cache, repository = new Map() }, progress) {
	const root = repo === '.' && config === undefined ? upwards() : repo;
	(0,_code_frame_js$m4  .$o)(root);
	return {
		repo: root,
		config: config === undefined ? 'refdata.yml' : (0,node_path$m0.resolve)(config),
		commands: (0,_github_fork_js$m1  .X)(allowCommands, process.env),
		cache,
		supply: (0,_repository_folder_supply_js$m2  .K)(repository, process.env.GITHUB_SERVER_URL),
		progress,
	};
}
function whereOf({ repo, config }) {
	return [
		...(repo === '.' ? [] : [`--repo ${quoted(repo)}`]),
		...(config === undefined ? [] : [`--config ${quoted(config)}`]),
	].join(' ');
}
function quoted(path) {
	return /^[\w./:@%+=-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
function upwards() {
	const folder = (0,_run_configuration_js$m3  .PW)(process.cwd());
	return folder === undefined ? '.' : (0,node_path$m0.relative)(process.cwd(), folder) || '.';
}


 }),

 73877:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => (  renderTable)
 });
 var cli_table3$m0 = __webpack_require__(25832);

function renderTable(rows) {
	const [first = []] = rows;
	const table = new cli_table3$m0({
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


 }),

 53359:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $6: () => (  keptFindings),
   Mp: () => (  orphanFinding),
   VK: () => (  orphanedDescriptions),
   eR: () => (  changedArtifacts),
   pE: () => (  refuseSources),
   tN: () => (  publishedEarlier),
   zg: () => (  writeArtifacts)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var tinyglobby$m2 = __webpack_require__(73382);
 var _exporters_generated_exporters_js$m3 = __webpack_require__(21530);
 var _findings_rule_info_js$m4 = __webpack_require__(50238);
 var _findings_unwritable_js$m5 = __webpack_require__(78972);
 var _findings_user_error_js$m6 = __webpack_require__(14343);
 var _git_working_form_js$m7 = __webpack_require__(78555);
 var _rules_api_descriptions_js$m8 = __webpack_require__(89838);
 var _runtime_make_folder_js$m9 = __webpack_require__(35742);
 var _runtime_remove_quietly_js$m10 = __webpack_require__(97);
 var _runtime_stats_js$m11 = __webpack_require__(15368);
 var _text_code_points_js$m12 = __webpack_require__(62021);













const DESCRIPTIONS = _exporters_generated_exporters_js$m3  .n.map(({ fileName }) => fileName).filter(name => name !== 'index.html');
function changedArtifacts(folder, artifacts) {
	const form = new _git_working_form_js$m7  .g((0,node_path$m1.resolve)(folder));
	return artifacts.filter(({ path, bytes }) => {
		try {
			const there = (0,node_fs$m0.readFileSync)((0,node_path$m1.join)(folder, ...path.split('/')));
			return !there.equals(bytes) && Buffer.compare(form.committed(path, there), bytes) !== 0;
		}
		catch (cause) {
			if (isAbsent(cause))
				return true;
			throw new _findings_user_error_js$m6  .y($said`${path} cannot be read: ${cause.message}.`, $said('Choose another folder.'), {
				cause,
			});
		}
	});
}
function refuseSources(folder, artifacts, sources) {
	const read = new Set(sources.map(file => (0,node_fs$m0.realpathSync)(file)));
	for (const { path } of artifacts) {
		const target = (0,node_path$m1.join)(folder, ...path.split('/'));
		if (!(0,node_fs$m0.existsSync)(target) || !read.has((0,node_fs$m0.realpathSync)(target)))
			continue;
		throw new _findings_user_error_js$m6  .y($said`${path} is a file that the routes are read from: the description would take its place.`, $said('Choose another place for the descriptions.'));
	}
}
function writeArtifacts(folder, artifacts) {
	const moves = artifacts.map(({ path, bytes }) => {
		const target = (0,node_path$m1.join)(folder, ...path.split('/'));
		return { bytes, target, fresh: (0,node_path$m1.join)((0,node_path$m1.dirname)(target), `.${(0,node_path$m1.basename)(target)}.new-${process.pid}`) };
	});
	const written = [];
	try {
		for (const { fresh, bytes } of moves) {
			(0,_runtime_make_folder_js$m9  .f)((0,node_path$m1.dirname)(fresh));
			written.push(fresh);
			(0,node_fs$m0.writeFileSync)(fresh, bytes);
		}
		for (const { fresh, target } of moves)
			(0,node_fs$m0.renameSync)(fresh, target);
	}
	catch (cause) {
		const remedy = $said('Choose another place for them, or give it the permission to be written.');
		throw (0,_findings_unwritable_js$m5  .m)($said('The descriptions'), cause, remedy);
	}
	finally {
		for (const fresh of written)
			(0,_runtime_remove_quietly_js$m10  .S)(fresh);
	}
}
function publishedEarlier(folder, earlier, listed = new Map()) {
	const there = earlier.filter(({ path }) => isPlainFile(folder, path));
	const placeOf = ({ path, now }) => `${(0,node_path$m1.dirname)(path)} ${(0,node_path$m1.dirname)(now)}`;
	const ours = new Set(there
		.filter(({ path, bytes }) => !listed.has(path) && isEdition((0,node_fs$m0.readFileSync)((0,node_path$m1.join)(folder, path)), bytes))
		.map(placeOf));
	const kept = new Map();
	for (const each of there) {
		const writer = listed.get(each.path);
		const isOurs = writer === undefined ? ours.has(placeOf(each)) : writer === each.source;
		if (isOurs && !kept.has(each.path))
			kept.set(each.path, each);
	}
	return [...kept.values()];
}
function isPlainFile(folder, path) {
	const target = (0,node_path$m1.join)(folder, ...path.split('/'));
	return ((0,_runtime_stats_js$m11  .L)(target)?.isFile() === true &&
		(0,node_fs$m0.realpathSync)(target) === (0,node_path$m1.join)((0,node_fs$m0.realpathSync)(folder), ...path.split('/')));
}
const SAYING_CHARACTERS = 12;
function isEdition(there, now) {
	const [before, after] = [there, now].map(bytes => new TextDecoder()
		.decode(bytes)
		.split(/\r?\n/)
		.filter(line => line.length >= SAYING_CHARACTERS));
	const known = new Set(after);
	return before.length > 0 && before.filter(line => known.has(line)).length * 2 >= before.length;
}
function keptFindings(kept, folder) {
	const byFolder = new Map(kept.map(each => [(0,node_path$m1.dirname)(each.path), each]));
	return [...byFolder.values()].map(({ path, now }) => {
		const [file, address] = [(0,node_path$m1.join)(folder, path), (0,node_path$m1.join)(folder, now)].map(each => each.replaceAll('\\', '/'));
		return (0,_findings_rule_info_js$m4  .h)(_rules_api_descriptions_js$m8  .$B, $said`${file} is an earlier address of ${address}; both are written.`, file, { file });
	});
}
function orphanedDescriptions(folder, artifacts) {
	const written = new Set(artifacts);
	return (0,tinyglobby$m2  .AZ)(`**/{${DESCRIPTIONS.join(',')}}`, {
		cwd: folder,
		onlyFiles: true,
		followSymbolicLinks: false,
	})
		.map(path => path.replaceAll('\\', '/'))
		.filter(path => !written.has(path))
		.sort(_text_code_points_js$m12  .O);
}
function orphanFinding(path) {
	return (0,_findings_rule_info_js$m4  .h)(_rules_api_descriptions_js$m8  .Mw, $said`${path} describes no server that was read.`, path, { file: path });
}
function isAbsent(error) {
	return /^(ENOENT|ENOTDIR)$/.test(error.code ?? '');
}


 }),

 78157:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   L: () => (  stateOf),
   z: () => (  point)
 });
 var _findings_finding_js$m0 = __webpack_require__(9314);

function point(area, name, state, message, { remedy, findings = [] } = {}) {
	return { area, name, state, message, remedy: remedy ?? null, findings };
}
function stateOf(findings) {
	if ((0,_findings_finding_js$m0  .JD)(findings))
		return 'broken';
	return findings.some(({ level }) => level === 'warning') ? 'attention' : 'ok';
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

 27239:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   u: () => (  NOTHING_MORE),
   x: () => (  languageData)
 });
 var _pages_index_js$m0 = __webpack_require__(30638);
 var _site_settings_js$m1 = __webpack_require__(77141);


const NOTHING_MORE = {
	origins: new Map(),
	details: new Map(),
	baseUrl: null,
	commit: null,
	programs: [],
	archive: false,
};
function languageData(run, reference, lexico) {
	const { config } = run.configuration;
	const { extensao } = reference.files.sintaxe;
	const { hasPages, ...settings } = (0,_site_settings_js$m1  .fs)(config, extensao, run.repository, () => { });
	const base = reference.baseUrl?.replace(/\/+$/, '');
	const { referencia } = (0,_pages_index_js$m0  .yK)({
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


 }),

 64377:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   p6: () => (  date),
   w$: () => (  datetime)
 });
 var _core_index_js$m0 = __webpack_require__(43759);
 var _schemas_js$m1 = __webpack_require__(88343);



function datetime(params) {
	return _core_index_js$m0  .G1(_schemas_js$m1  .You, params);
}
function date(params) {
	return _core_index_js$m0  .db(_schemas_js$m1  .Brp, params);
}
function time(params) {
	return core._isoTime(ZodISOTime, params);
}
function duration(params) {
	return core._isoDuration(ZodISODuration, params);
}


 })

};
