export const id = 4353;
export const ids = [4353];
export const modules = {

 52721:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   e: () => (  RULES_PAGE)
 });
 var _runtime_generated_version_js$m0 = __webpack_require__(10529);

const RULES_PAGE = `https://github.com/refdata/refdata-action/blob/v${_runtime_generated_version_js$m0  .x}/docs/rules.md`;


 }),

 74353:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runLint: () => (  runLint)
});

var rules_page = __webpack_require__(52721);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var external_node_url_ = __webpack_require__(73136);
var api = __webpack_require__(65617);
var main = __webpack_require__(2365);
var user_error = __webpack_require__(14343);
var choose = __webpack_require__(89587);
var language = __webpack_require__(65151);
var look = __webpack_require__(27580);
; 
const MAX_ROUNDS = 8;
function repair(program, { read, problemsOf }) {
	const before = problemsOf(program);
	let now = program;
	let problems = before;
	let fixes = 0;
	for (let round = 0;; round += 1) {
		const safe = problems.flatMap(problem => safeFix(problem, now) ?? []);
		if (safe.length === 0)
			break;
		if (round === MAX_ROUNDS)
			return { refused: $said('what took the place of a thing is gone as well, in a circle') };
		const fault = now.reading?.faults[0];
		if (fault !== undefined)
			return { refused: $said`line ${lineAt(now, fault.start)} has to be put right first, by hand` };
		const other = overlapping(safe, problems, now);
		if (other !== undefined)
			return { refused: $said`line ${lineAt(now, other.start)} has another problem at the same place` };
		fixes += safe.length;
		now = read(applied(now.text, safe));
		problems = problemsOf(now);
	}
	const fresh = freshOf(before, problems);
	if (fresh !== undefined)
		return { refused: $said`with its fixes, line ${lineAt(now, fresh.start)} would have this: ${fresh.message}` };
	return { text: now.text, fixes };
}
function safeFix(problem, { language }) {
	const fix = problem.fixes?.find(({ isSure }) => isSure);
	if (problem.kind === 'gone-symbol' || problem.kind === 'gone-module')
		return fix;
	if (problem.kind !== 'next-gone' || problem.item === undefined)
		return undefined;
	return language.byId.has(problem.item.id) ? fix : undefined;
}
function overlapping(fixes, problems, program) {
	for (const fix of fixes)
		for (const problem of problems) {
			if (problem.end < fix.start || fix.end < problem.start || safeFix(problem, program) === fix)
				continue;
			const isSame = problem.start === fix.start && problem.end === fix.end;
			if (problem.kind !== 'deprecated' || !isSame)
				return problem;
		}
	return undefined;
}
function applied(text, fixes) {
	let result = text;
	for (const { start, end, text: fresh } of [...fixes].sort((a, b) => b.start - a.start))
		result = result.slice(0, start) + fresh + result.slice(end);
	return result;
}
function freshOf(before, after) {
	const known = new Map();
	const keyOf = ({ kind, message }) => `${kind} ${message}`;
	for (const problem of before)
		known.set(keyOf(problem), (known.get(keyOf(problem)) ?? 0) + 1);
	return after.find(problem => {
		const left = known.get(keyOf(problem)) ?? 0;
		known.set(keyOf(problem), left - 1);
		return left <= 0;
	});
}
function lineAt({ document }, offset) {
	return document.positionAt(offset).line + 1;
}

var support = __webpack_require__(20652);
var repository_repository = __webpack_require__(5629);
var configuration = __webpack_require__(6112);
var site_settings = __webpack_require__(77141);
var declared_version = __webpack_require__(84792);
var kept_language = __webpack_require__(47234);
var language_data = __webpack_require__(64550);
var code_points = __webpack_require__(62021);
; 





function programFiles(named, endings, cwd = process.cwd()) {
	const isProgram = (path) => endings.some(ending => path.endsWith(ending));
	const found = new Set();
	const skipped = new Set();
	const absent = [];
	for (const name of named) {
		const path = (0,external_node_path_.resolve)(cwd, name);
		const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
		if (stat?.isDirectory())
			for (const each of endings.flatMap(ending => globbed(path, `**/*${ending}`)))
				addIf(isProgram, each, found);
		else if (stat !== undefined)
			(isProgram(path) ? found : skipped).add(path);
		else if (/[*?{[(]/.test(name)) {
			const pattern = external_node_path_.sep === '\\' ? name.replaceAll('\\', '/') : name;
			const start = (0,repository_repository .CP)(pattern);
			const matched = globbed((0,external_node_path_.resolve)(cwd, start), start === '' ? pattern : pattern.slice(start.length + 1));
			if (!matched.some(isProgram))
				absent.push($said`No program matches ${name}.`);
			for (const each of matched)
				addIf(isProgram, each, found);
		}
		else
			absent.push($said`There is no ${name}.${nearestTo(name, cwd)}`);
	}
	if (absent.length > 0)
		throw new user_error .y(absent.join(' '), $said('Name files, folders or patterns; they are looked for from the folder that the command is run in.'));
	if (found.size === 0)
		throw new user_error .y($said`There is no program among ${[...named].join(', ')}.`, $said`Names of programs end in ${endings.join($said(' or '))}.`);
	return {
		programs: shownFiles([...found], cwd),
		skipped: [...skipped].map(path => shownPath(path, cwd)).sort(code_points .O),
	};
}
function shownFiles(paths, cwd = process.cwd()) {
	const files = paths
		.map(path => ({ path, shown: shownPath(path, cwd) }))
		.sort((a, b) => (0,code_points .O)(a.shown, b.shown));
	const seen = new Set();
	return files.filter(({ path }) => {
		const real = realPath(path);
		if (seen.has(real))
			return false;
		seen.add(real);
		return true;
	});
}
function addIf(isWanted, path, to) {
	if (isWanted(path))
		to.add(path);
}
function globbed(folder, pattern) {
	if (!(0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory())
		return [];
	try {
		return (0,repository_repository .h_)(folder)
			.glob(pattern)
			.map(path => (0,external_node_path_.resolve)(folder, path));
	}
	catch (cause) {
		if (!(cause instanceof repository_repository .ie))
			throw cause;
		throw new user_error .y(cause.message, cause.remedy, { cause });
	}
}
function nearestTo(name, cwd) {
	if ((0,external_node_path_.isAbsolute)(name) || name.split(/[\\/]/).includes('..'))
		return '';
	const path = name.replace(/^\.\//, '');
	const near = (0,repository_repository .kx)(path, pattern => (0,repository_repository .wh)(cwd, pattern, () => true));
	return near.length === 0 ? '' : $said` Did you mean ${near.join(', ')}?`;
}
function realPath(path) {
	try {
		return external_node_fs_.realpathSync.native(path);
	}
	catch {
		return path;
	}
}
function shownPath(path, cwd) {
	const inside = (0,external_node_path_.relative)(cwd, path);
	return inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside) ? path : inside.split(external_node_path_.sep).join('/');
}

var catalogue = __webpack_require__(12531);
var lfs_pointer = __webpack_require__(29);
; 




const MAX_PROGRAM_BYTES = 16 * repository_repository .B5;
function readProgram(path, shown) {
	try {
		const stat = (0,external_node_fs_.statSync)(path);
		if (!stat.isFile())
			throw new repository_repository .ie('source-missing', shown, $said`${shown} is no file.`, $said('Name a file.'));
		checkSize(stat.size, shown);
		return checkedProgram((0,external_node_fs_.readFileSync)(path), shown);
	}
	catch (error) {
		if (error instanceof repository_repository .ie)
			throw error;
		const message = $said`${shown} cannot be read: ${error.message}.`;
		throw new repository_repository .ie('source-missing', shown, message, $said('Give whoever runs this the right to read it.'));
	}
}
function checkedProgram(bytes, shown) {
	checkSize(bytes.length, shown);
	if ((0,lfs_pointer .NS)(bytes))
		throw (0,repository_repository .FW)(shown);
	(0,repository_repository .D4)(bytes, shown);
	return bytes;
}
function checkSize(bytes, shown) {
	if (bytes <= MAX_PROGRAM_BYTES)
		return;
	const { message } = (0,repository_repository .g$)(shown, bytes, MAX_PROGRAM_BYTES);
	throw new repository_repository .ie('source-too-large', shown, message, $said('Leave it out: nobody wrote it by hand.'));
}
function unreadable({ rule, message, remedy, line }, file) {
	const level = (0,catalogue .PI)(rule)?.level ?? 'error';
	return { rule, level, message, remedy, place: { file, ...(line !== undefined && { line }) } };
}

var unwritable = __webpack_require__(78972);
var remove_quietly = __webpack_require__(97);
; 



const REMEDY = $said('Give whoever runs this the right to write there, and try again.');
function replaceFiles(replacements) {
	const fresh = [];
	try {
		for (const { path, shown, bytes, was } of replacements) {
			const real = (0,external_node_fs_.lstatSync)(path).isSymbolicLink() ? external_node_fs_.realpathSync.native(path) : path;
			const beside = `${real}.new-${process.pid}`;
			(0,unwritable .d)(shown, REMEDY, () => {
				(0,external_node_fs_.accessSync)(real, external_node_fs_.constants.W_OK);
				(0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(beside, 'wx'));
				fresh.push({ real, beside, shown });
				(0,external_node_fs_.writeFileSync)(beside, bytes);
				(0,external_node_fs_.chmodSync)(beside, (0,external_node_fs_.statSync)(real).mode);
				if ((0,external_node_fs_.readFileSync)(real).equals(was))
					return;
				throw new Error($said('somebody else changed it'));
			});
		}
		for (const { real, beside, shown } of fresh)
			(0,unwritable .d)(shown, REMEDY, () => (0,external_node_fs_.renameSync)(beside, real));
	}
	finally {
		for (const { beside } of fresh)
			(0,remove_quietly .S)(beside);
	}
}

var surroundings = __webpack_require__(30588);
; 





















const MAX_PROBLEMS = 10_000;
const BOM = '\uFEFF';
const INPUT = '-';
async function lint({ files, input, from, next, fix, run, tongue, told, }) {
	const keeping = {
		cache: run.cache,
		told: ({ reason, referencia: { nome, versao } }) => told($said`${reason} ${nome} ${versao} is used, as it was fetched last.`),
	};
	const fetched = (target) => (0,kept_language .s)(target, keeping);
	const opened = from.length === 0 ? [await (0,language_data .e)(run)] : await Promise.all(from.map(fetched));
	const supports = opened.map(data => new support .E(data, tongue));
	for (const [i, { language }] of supports.entries())
		if (language.data.lexico === undefined)
			throw new user_error .y($said`${from[i] ?? $said('The repository')} does not say how programs of ${language.name} are cut into tokens: it has no sound \`lexico\`.`, $said('Without one nothing can be told of programs. docs/editors.md shows how to write one; `refdata editor` tells what is wrong with it.'));
	const later = next === undefined ? undefined : new language .T(await fetched(next), tongue);
	const endings = [...new Set(supports.map(({ language }) => language.extension))];
	const typed = input === undefined ? [] : [{ path: (0,external_node_path_.resolve)(INPUT), shown: INPUT, bytes: input }];
	const { programs, skipped } = files.length > 0
		? programFiles(files, endings)
		: { programs: input ? [] : ownPrograms(run, endings[0], from.length > 0), skipped: [] };
	const linted = [...programs, ...typed].map(file => {
		const support = (0,choose .S)(supports, from.length > 1 ? (0,declared_version .e)(file.path) : undefined);
		return lintFile(file, support, later, fix);
	});
	replaceFiles(linted.flatMap(({ replacement }) => replacement ?? []));
	const read = linted.filter(({ versao }) => versao !== undefined);
	return {
		nome: supports[0]?.language.name ?? '',
		versoes: [...new Set(read.flatMap(({ versao }) => versao ?? []))].sort(),
		next: later?.version ?? null,
		files: read.map(({ file }) => file),
		problems: linted.flatMap(({ problems }) => problems),
		fixed: linted.flatMap(({ file, fixes }) => (fixes > 0 ? [{ file, fixes }] : [])),
		unfixed: linted.flatMap(({ file, refused }) => refused === undefined ? [] : [{ file, reason: refused }]),
		skipped,
		findings: linted.flatMap(({ findings }) => findings),
	};
}
function ownPrograms({ repo, config }, extension, isFrom) {
	const path = (0,configuration .Nu)((0,external_node_path_.resolve)(repo, config));
	const remedy = $said('Name files, folders or patterns: `refdata lint src`.');
	if (isFrom && !(0,external_node_fs_.existsSync)(path))
		throw new user_error .y($said('No programs are named.'), remedy);
	const loaded = (0,configuration .Z9)(path, config);
	const repository = (0,repository_repository .h_)(repo, loaded.config.limits?.source_mib);
	const paths = (0,site_settings .aq)(loaded.config, extension, repository);
	if (paths.length === 0)
		throw new user_error .y(loaded.config.programas === undefined
			? $said('No programs are named, and refdata.yml has no `programas`.')
			: $said('No file is one of `programas` in refdata.yml.'), remedy);
	return shownFiles(paths.map(each => (0,external_node_path_.resolve)(repo, each)));
}
function lintFile({ path, shown, bytes: given }, support, next, fix) {
	let bytes;
	try {
		bytes = given === undefined ? readProgram(path, shown) : checkedProgram(given, shown);
	}
	catch (error) {
		if (!(error instanceof repository_repository .ie))
			throw error;
		return { file: shown, problems: [], fixes: 0, findings: [unreadable(error, shown)] };
	}
	const whole = bytes.toString('utf8');
	const mark = whole.startsWith(BOM) ? BOM : '';
	const uri = (0,external_node_url_.pathToFileURL)(path).href;
	const { name, version } = support.language;
	const read = (text) => support.program(main .V.create(uri, name, 0, text));
	const against = { support, next, surroundings: (0,surroundings .Z)(path), most: MAX_PROBLEMS };
	let program = read(whole.slice(mark.length));
	const repaired = fix
		? repair(program, { read, problemsOf: each => (0,look .T)(each, against).map(({ problem }) => problem) })
		: undefined;
	const isFixed = repaired !== undefined && 'text' in repaired && repaired.fixes > 0;
	if (isFixed)
		program = read(repaired.text);
	const told = (0,look .T)(program, against);
	return {
		file: shown,
		versao: version,
		problems: told.map(each => problemOf(each, program, shown)),
		findings: told.length < MAX_PROBLEMS ? [] : [tooMany(shown)],
		fixes: isFixed ? repaired.fixes : 0,
		...(repaired !== undefined && 'refused' in repaired && { refused: repaired.refused }),
		...(isFixed && { replacement: { path, shown, bytes: Buffer.from(mark + repaired.text), was: bytes } }),
	};
}
const LEVELS = {
	[api.DiagnosticSeverity.Error]: 'error',
	[api.DiagnosticSeverity.Warning]: 'warning',
	[api.DiagnosticSeverity.Information]: 'notice',
	[api.DiagnosticSeverity.Hint]: 'notice',
};
function problemOf({ problem, diagnostic }, program, file) {
	const { range, severity = api.DiagnosticSeverity.Error, code, codeDescription, message } = diagnostic;
	const safe = safeFix(problem, program);
	return {
		file,
		line: range.start.line + 1,
		column: range.start.character + 1,
		endLine: range.end.line + 1,
		endColumn: range.end.character + 1,
		level: LEVELS[severity],
		code: String(code),
		message: typeof message === 'string' ? message : message.value,
		href: codeDescription?.href ?? null,
		fixes: (problem.fixes ?? []).map(fix => ({ title: fix.title, text: fix.text, safe: fix === safe })),
	};
}
function tooMany(file) {
	return {
		rule: 'source-too-large',
		level: 'notice',
		message: $said`${file} has more problems than the ${MAX_PROBLEMS} that are told.`,
		remedy: $said('Put these right first.'),
		place: { file },
	};
}

var finding = __webpack_require__(9314);
var one_of = __webpack_require__(49085);
var together = __webpack_require__(8041);
; 
const PROBLEM_KINDS = {
	'unknown-symbol': $said('A module is asked for what it does not have.'),
	'unknown-module': $said('A module is taken in that the library does not have.'),
	'unknown-name': $said('A name is used that neither the language nor the program has, and that is much like one of the language.'),
	'unknown-operator': $said('Two signs stand together that are no operator of the language.'),
	'gone-symbol': $said('A module is asked for what it had in an earlier version.'),
	'gone-module': $said('A module is taken in that an earlier version had.'),
	deprecated: $said('Something is used that should not be used any more.'),
	'reserved-name': $said('A reserved word is given a value, as if it were a name.'),
	'forbidden-word': $said('A word that the language keeps for later, and lets nobody use.'),
	tab: $said('A line is indented with a tab, where the language has examples that say it may not.'),
	unclosed: $said('A text or a comment has no end.'),
	stray: $said('A character that is no part of the language.'),
	number: $said('A number goes on with what no number has.'),
	bracket: $said('A bracket closes nothing, or is not closed.'),
	indentation: $said('A line stands in a column in which no block began.'),
	'empty-block': $said('A line announces a block, and none follows.'),
	'next-reserved': $said('A name that the next version reserves.'),
	'next-gone': $said('Something is used that the next version does not have.'),
};

var sarif = __webpack_require__(62810);
var version = __webpack_require__(10529);
var tongue = __webpack_require__(64499);
var counted = __webpack_require__(35676);
var visible = __webpack_require__(38696);
var colours = __webpack_require__(51040);
var cli_findings = __webpack_require__(1755);
var log_text = __webpack_require__(78955);
var cli_progress = __webpack_require__(91842);
var run_options = __webpack_require__(98703);
; 



















const FORMATS = ['text', 'json', 'sarif', 'github'];
const FAIL_ON = ['error', 'warning', 'never'];
const MAX_SHOWN = 1000;
const MAX_LINE_CHARACTERS = 600;
const PROBLEMS_PAGE = `https://github.com/refdata/refdata-action/blob/v${version .x}/docs/lsp.md#problems`;
const PAINT = {
	error: colours .M.red,
	warning: colours .M.yellow,
	notice: colours .M.cyan,
};
async function runLint(files, options) {
	const { from = [], next, fix = false } = options;
	const isInput = files.includes(INPUT);
	const [failOn, format] = (0,together .b)(() => (0,one_of .yL)('--fail-on', options.failOn, FAIL_ON), () => (options.json ? 'json' : (0,one_of .yL)('--format', options.format, FORMATS)), () => (0,one_of .eU)({ '--from': from, '--next': next, FILE: files }), () => {
		if (isInput && fix)
			throw new user_error .y($said('--fix cannot write to standard input.'), $said('Name the file of the program.'));
	});
	const progress = await (0,cli_progress .o)(format !== 'text');
	const run = (0,run_options .K)(options, progress.step);
	const told = (sentence) => {
		progress.stop();
		process.stderr.write(`${colours .M.yellow($said('warning'))} ${(0,visible .P)(sentence, MAX_LINE_CHARACTERS)}\n`);
	};
	const input = isInput ? await standardInput() : undefined;
	const result = await lint({
		files: files.filter(file => file !== INPUT),
		input,
		from,
		next,
		fix,
		run,
		tongue: (0,tongue .lt)() ?? 'en',
		told,
	}).finally(progress.stop);
	const counts = (0,finding .N4)([...result.problems, ...result.findings]);
	const ok = failOn === 'never' || (counts.error === 0 && (failOn === 'error' || counts.warning === 0));
	if (format === 'json')
		process.stdout.write(`${JSON.stringify({ ok, ...result }, null, 2)}\n`);
	else if (format === 'sarif')
		process.stdout.write(lintSarif(result));
	else {
		if (format === 'github')
			(await Promise.all( [__webpack_require__.e(1659), __webpack_require__.e(3347), __webpack_require__.e(6752)]).then(__webpack_require__.bind(__webpack_require__, 63347))).printAnnotations(result);
		process.stdout.write((0,log_text .k)(lint_text(result)));
		(0,cli_findings .c)(result.findings, process.stdout);
	}
	return ok;
}
async function standardInput() {
	const chunks = [];
	let bytes = 0;
	for await (const chunk of process.stdin) {
		chunks.push(chunk);
		bytes += chunk.length;
		if (bytes > MAX_PROGRAM_BYTES)
			break;
	}
	return Buffer.concat(chunks);
}
function lint_text(result) {
	const { nome, versoes, next, files, problems, findings, fixed, unfixed, skipped } = result;
	const lines = problems.slice(0, MAX_SHOWN).map(({ file, line, column, level, code, message, fixes }) => {
		const place = colours .M.bold((0,visible .P)(`${file}:${line}:${column}`, MAX_LINE_CHARACTERS));
		const fixable = fixes.some(({ safe }) => safe) ? colours .M.dim(' (--fix)') : '';
		return `${place} ${PAINT[level](finding .P4[level])} ${(0,visible .P)(message, MAX_LINE_CHARACTERS)} ${colours .M.dim(code)}${fixable}`;
	});
	if (problems.length > MAX_SHOWN)
		lines.push($said`… and ${problems.length - MAX_SHOWN} more`);
	for (const { file, fixes } of fixed)
		lines.push(`${colours .M.green($said('fixed'))} ${shown(file)}: ${(0,counted .h)(fixes, 'place')}`);
	for (const { file, reason } of unfixed)
		lines.push(`${colours .M.yellow($said('not fixed'))} ${shown(file)}: ${(0,visible .P)(reason, MAX_LINE_CHARACTERS)}`);
	for (const file of skipped)
		lines.push($said`${colours .M.dim($said('skipped'))} ${shown(file)}: by its name it is no program`);
	const all = [...problems, ...findings];
	const verdict = all.length === 0 ? colours .M.green($said('no problems')) : (0,cli_findings .G)(all);
	const beforehand = next === null ? '' : $said`, held against ${next} as well`;
	const language = versoes.length === 0 ? nome : `${nome} ${versoes.join(', ')}`;
	lines.push($said`${verdict} in ${(0,counted .h)(files.length, 'program')} of ${language}${beforehand}`);
	return `${lines.join('\n')}\n`;
}
function shown(file) {
	return (0,visible .P)(file, MAX_LINE_CHARACTERS);
}
function lintSarif({ problems, findings }) {
	const pages = new Map(problems.flatMap(({ code, href }) => (href === null ? [] : [[code, href]])));
	const levelOf = (level) => (level === 'notice' ? 'note' : level);
	const results = [
		...findings.map(({ rule, level, message, remedy, place }) => ({
			id: rule,
			level: levelOf(level),
			message: `${message} ${remedy}`,
			place: place ?? { file: 'refdata.yml' },
		})),
		...problems.map(({ code, level, message, file, line, column, endLine, endColumn }) => ({
			id: code,
			level: levelOf(level),
			message,
			place: { file, line, column },
			end: { line: endLine, column: endColumn },
		})),
	];
	return (0,sarif .e)(results, id => ruleOf(id, pages));
}
function ruleOf(id, pages) {
	if (Object.hasOwn(PROBLEM_KINDS, id))
		return { helpUri: PROBLEMS_PAGE, title: PROBLEM_KINDS[id] };
	const rule = (0,catalogue .PI)(id);
	if (rule !== undefined)
		return { helpUri: `${rules_page .e}#${id}`, title: rule.title, why: rule.why };
	return { helpUri: pages.get(id) ?? PROBLEMS_PAGE };
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


 })

};
