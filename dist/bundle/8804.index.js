export const id = 8804;
export const ids = [8804];
export const modules = {

 8804:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runApi: () => (  runApi)
});

var external_node_path_ = __webpack_require__(76760);
var api_docs = __webpack_require__(90007);
var artifact_files = __webpack_require__(53359);
var overlay_file = __webpack_require__(35506);
var exporters_coverage = __webpack_require__(75490);
var user_error = __webpack_require__(14343);
var counted = __webpack_require__(35676);
var colours = __webpack_require__(51040);
var cli_findings = __webpack_require__(1755);
var locate = __webpack_require__(73834);
var external_node_fs_ = __webpack_require__(73024);
var unwritable = __webpack_require__(78972);
var runtime_stats = __webpack_require__(15368);
; 





function outFile(out) {
	if (out === undefined || out === '-' || out === '/dev/stdout')
		return { kind: 'standard-output' };
	const stats = (0,runtime_stats .L)(out);
	if (out === '' || out.endsWith('/') || stats?.isDirectory()) {
		throw new user_error .y(out === '' ? $said('-o names no file.') : $said`-o is ${out}, which is a folder.`, $said('Name a file, such as -o openapi.json, or give --out-dir.'));
	}
	if (stats === undefined)
		return { kind: 'file', path: (0,external_node_path_.resolve)(out) };
	return stats.isFile() ? { kind: 'file', path: (0,external_node_fs_.realpathSync)(out) } : { kind: 'stream', path: out };
}
function writeStream(path, text) {
	try {
		(0,external_node_fs_.writeFileSync)(path, text);
	}
	catch (cause) {
		throw (0,unwritable .m)(path, cause, $said('Name a file, or leave -o out for standard output.'));
	}
}

; 











const DEFAULT_FORMAT = 'markdown';
const YAML = 'yaml';
const OPENAPI = 'openapi';
async function runApi(files, flags) {
	const asked = api_docs .hR.filter(name => flags[(0,api_docs .iP)(name)] === true);
	const formats = asYaml(flags.all ? [...new Set([...api_docs .GB, ...asked])] : asked, flags);
	const { root, sources } = (0,locate .x)(files);
	checkFlags(files, formats, flags);
	const out = outFile(flags.out?.replace(/^=/, ''));
	const overlays = (flags.overlay ?? []).map(file => (0,overlay_file .r)(file));
	const described = await (0,api_docs .ec)({ root, sources, config: configOf(flags), ...flags, overlays });
	const made = outputOf(described, formats, flags, out);
	const read = sources.map(source => (0,external_node_path_.join)(root, source));
	(0,artifact_files .pE)(made.folder, made.artifacts, read);
	const findings = [
		...described.findings,
		...(0,artifact_files .$6)(made.kept, made.folder),
		...orphans(flags, made.artifacts),
	];
	const docs = { ...described, findings };
	const changed = docs.ok ? (0,artifact_files .eR)(made.folder, made.artifacts) : [];
	if (docs.ok)
		(0,artifact_files .zg)(made.folder, changed);
	if (docs.ok && out.kind === 'stream')
		writeStream(out.path, made.text);
	if (flags.json)
		process.stdout.write(`${JSON.stringify(report(docs, made.artifacts, changed), null, 2)}\n`);
	else if (docs.ok && out.kind === 'standard-output')
		process.stdout.write(made.text);
	tell(docs, made, changed.length);
	return docs.ok;
}
function asYaml(formats, { out, outDir }) {
	if (outDir === undefined &&
		formats.length === 2 &&
		formats.every(each => each === YAML || each === OPENAPI))
		return [YAML];
	const [only = YAML] = formats;
	const isMeant = formats.length < 2 && (only === OPENAPI || only === YAML);
	return isMeant && /\.ya?ml$/i.test(out ?? '') ? [YAML] : formats;
}
function orphans({ outDir, server }, artifacts) {
	if (outDir === undefined || server !== undefined || (0,external_node_path_.resolve)(outDir) === (0,external_node_path_.resolve)('.'))
		return [];
	const written = artifacts.map(({ path }) => path);
	return (0,artifact_files .VK)(outDir, written).map(path => (0,artifact_files .Mp)((0,external_node_path_.join)(outDir, path)));
}
function outputOf(docs, formats, flags, out) {
	if (flags.outDir !== undefined) {
		const artifacts = (0,api_docs .Ek)(docs, formats, '', { layout: flags.layout });
		const kept = (0,artifact_files .tN)(flags.outDir, (0,api_docs .mF)(docs, formats, '', artifacts));
		return { text: '', folder: flags.outDir, artifacts: [...artifacts, ...kept], kept };
	}
	const [first] = docs.servers;
	const text = first ? (0,api_docs .Xt)(formats[0] ?? DEFAULT_FORMAT).export(first.document) : '';
	if (out.kind !== 'file')
		return { text, folder: '.', artifacts: [], kept: [] };
	return {
		text: '',
		folder: (0,external_node_path_.dirname)(out.path),
		artifacts: [{ path: (0,external_node_path_.basename)(out.path), bytes: new TextEncoder().encode(text) }],
		kept: [],
	};
}
function checkFlags(files, formats, flags) {
	if (flags.outDir !== undefined && flags.out !== undefined)
		throw new user_error .y($said('--out-dir and -o are both given.'), $said('Use -o for one format, --out-dir for several.'));
	if (flags.outDir === undefined && (formats.length > 1 || files.length > 1)) {
		throw new user_error .y(files.length > 1
			? $said('Several files need a folder to write to.')
			: $said('Several formats need a folder to write to.'), $said('Add --out-dir docs/api, or ask for one format of one file.'));
	}
	if (flags.outDir !== undefined && formats.length === 0) {
		throw new user_error .y($said('--out-dir is given, and no format.'), $said`Add --all, or any of ${api_docs .hR.map(name => `--${(0,api_docs .iP)(name)}`).join(', ')}.`);
	}
}
function configOf({ titulo, versao, descricao, base }) {
	return { titulo, versao, descricao, base };
}
function report(docs, artifacts, changed) {
	return {
		ok: docs.ok,
		servers: docs.servers.map(({ file, server, document }) => ({
			name: server.name,
			file,
			line: server.place.line,
			port: server.port,
			host: server.host,
			base: document.base,
			action: server.action,
			routes: server.routes.map(api_docs .VB),
		})),
		coverage: docs.coverage,
		artifacts: artifacts.map(artifact => ({
			path: artifact.path,
			bytes: artifact.bytes.length,
			changed: changed.includes(artifact),
		})),
		findings: docs.findings,
	};
}
function tell({ ok, servers, coverage, findings }, { text, artifacts }, changed) {
	(0,cli_findings .c)(findings, process.stderr);
	const say = (line) => process.stderr.write(`${line}\n`);
	if (text !== '' && servers.length > 1) {
		const [first, ...others] = servers.map(({ server }) => server.name);
		say($said`${first} is described; name another with --server: ${others.join(', ')}`);
	}
	if (servers.length > 0)
		say((0,exporters_coverage .Qc)(coverage));
	if (!ok)
		say(colours .M.red($said('nothing written')));
	else if (artifacts.length > 0)
		say($said`${colours .M.green($said('written'))} ${(0,counted .h)(artifacts.length, 'file')}, ${changed} changed`);
}


 }),

 73834:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   x: () => (  locate)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _commands_api_docs_js$m2 = __webpack_require__(90007);
 var _findings_user_error_js$m3 = __webpack_require__(14343);
 var _git_left_out_js$m4 = __webpack_require__(34719);
 var _runtime_stats_js$m5 = __webpack_require__(15368);
 var _text_nearest_js$m6 = __webpack_require__(35112);







function locate(files) {
	for (const file of files)
		if (!(0,_runtime_stats_js$m5  .L)(file)?.isFile())
			throw noFile(file, files);
	const real = [...new Set(files.map(file => (0,node_fs$m0.realpathSync)(file)))];
	const here = (0,node_fs$m0.realpathSync)('.');
	const inside = real.every(path => path.startsWith(here + node_path$m1.sep));
	const root = inside ? here : real.map(node_path$m1.dirname).reduce(commonFolder);
	return { root, sources: real.map(path => (0,node_path$m1.relative)(root, path).split(node_path$m1.sep).join('/')) };
}
function noFile(given, all) {
	if ((0,_runtime_stats_js$m5  .L)(given)?.isDirectory())
		return new _findings_user_error_js$m3  .y($said`There is no file ${given}: it is a folder.`, $said('Name the file in it that declares the server.'));
	const [word] = (0,_text_nearest_js$m6  .p)(given.toLowerCase(), WORDS);
	const isPlain = /^-*[a-z]+$/i.test(given) && word !== undefined;
	if (isPlain) {
		const others = all.filter(file => file !== given);
		const rest = others.length > 0 ? others.join(' ') : 'src/app.df';
		const command = word === 'mock' ? `mock ${rest}` : word === 'verify' ? `api verify ${rest}` : `api ${rest} --${word}`;
		return new _findings_user_error_js$m3  .y($said`There is no file ${given}. Did you mean \`refdata ${command}\`?`, EXPLAINED);
	}
	const folder = (0,node_path$m1.dirname)(given);
	const submodule = (0,_git_left_out_js$m4  .ip)((0,node_path$m1.resolve)(folder), (0,node_path$m1.basename)(given));
	if (submodule !== undefined)
		return new _findings_user_error_js$m3  .y($said`There is no file ${given}: it is in the submodule ${submodule}, which was not checked out.`, _git_left_out_js$m4  .kO);
	const [near] = (0,_text_nearest_js$m6  .p)((0,node_path$m1.basename)(given), namesIn(folder));
	const meant = near === undefined ? '' : $said` Did you mean ${(0,node_path$m1.join)(folder, near)}?`;
	return new _findings_user_error_js$m3  .y($said`There is no file ${given}.${meant}`, EXPLAINED);
}
const EXPLAINED = $said('Name the file that declares the server, such as src/app.df.');
const WORDS = [
	..._commands_api_docs_js$m2  .hR.map(_commands_api_docs_js$m2  .iP),
	'all',
	'json',
	'handlers',
	'strict',
	'mock',
	'verify',
];
function namesIn(folder) {
	if (!(0,_runtime_stats_js$m5  .L)(folder)?.isDirectory())
		return [];
	return (0,node_fs$m0.readdirSync)(folder, { withFileTypes: true }).flatMap(entry => (entry.isFile() ? [entry.name] : []));
}
function commonFolder(a, b) {
	let common = a;
	while (b !== common && !b.startsWith((0,node_path$m1.join)(common, node_path$m1.sep)))
		common = (0,node_path$m1.dirname)(common);
	return common;
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

 78972:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   d: () => (  writing),
   m: () => (  unwritable)
 });
 var _refusal_js$m0 = __webpack_require__(88719);
 var _user_error_js$m1 = __webpack_require__(14343);


function unwritable(shown, cause, remedy) {
	return new _user_error_js$m1  .y($said`${shown} cannot be written: ${(0,_refusal_js$m0  .A)(cause) ?? cause.message}.`, remedy, { cause });
}
function writing(shown, remedy, work) {
	try {
		return work();
	}
	catch (cause) {
		throw unwritable(shown, cause, remedy);
	}
}


 }),

 35742:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   f: () => (  makeFolder)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _stats_js$m2 = __webpack_require__(15368);



function makeFolder(folder) {
	try {
		makeOne(folder);
	}
	catch (error) {
		const around = (0,node_path$m1.dirname)(folder);
		if (error.code !== 'ENOENT' || around === folder)
			throw error;
		makeFolder(around);
		makeOne(folder);
	}
}
function makeOne(folder) {
	try {
		(0,node_fs$m0.mkdirSync)(folder);
	}
	catch (error) {
		if (!(0,_stats_js$m2  .L)(folder)?.isDirectory())
			throw error;
	}
}


 }),

 97:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   S: () => (  removeQuietly)
 });
 var node_fs$m0 = __webpack_require__(73024);

function removeQuietly(path) {
	try {
		(0,node_fs$m0.rmSync)(path, { recursive: true, force: true });
	}
	catch {
	}
}


 })

};
