export const id = 4403;
export const ids = [4403];
export const modules = {

 45772:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Q: () => (  changelogSentence),
   r: () => (  changelog)
 });
 var _drift_index_js$m0 = __webpack_require__(60921);
 var _text_markdown_js$m1 = __webpack_require__(14605);
 var _text_said_js$m2 = __webpack_require__(54157);



const SECTIONS = [
	['major', $said('Breaking changes')],
	['minor', (0,_text_said_js$m2  .Vm)($said('New or different'))],
	['patch', (0,_text_said_js$m2  .Vm)($said('Corrections'))],
	['info', $said('To learn from')],
];
function changelog({ nome, head, base, changes, verdict }, say = _text_said_js$m2  .vg) {
	const title = `## ${(0,_text_markdown_js$m1  .FV)(`${nome} ${head.versao}`)}\n`;
	if (verdict === 'first')
		return `${title}\n${say($said('The first version with a reference.'))}\n`;
	if (changes.length === 0)
		return `${title}\n${say($said('No changes since {0}.'), (0,_text_markdown_js$m1  .FV)(base.versao ?? base.name))}\n`;
	const order = new Map(_drift_index_js$m0  .Y0.flatMap(({ rules }) => rules).map(({ id }, i) => [id, i]));
	const sections = SECTIONS.flatMap(([level, heading]) => {
		const own = changes.filter(change => change.level === level);
		if (own.length === 0)
			return [];
		own.sort((a, b) => (order.get(a.rule) ?? 0) - (order.get(b.rule) ?? 0));
		const lines = own.map(change => `- ${changelogSentence(change, say)}\n`);
		return [`\n### ${say(heading)}\n\n${lines.join('')}`];
	});
	return title + sections.join('');
}
function changelogSentence(change, say) {
	return (0,_drift_index_js$m0  .$N)(change, { plain: text => text, value: text => inlineCode(text, say) }, say);
}
function inlineCode(value, say) {
	const line = value.replace(/\s+/g, ' ');
	if (line.trim() === '')
		return say((0,_text_said_js$m2  .Vm)($said('(nothing)')));
	const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(run => run.length));
	const fence = '`'.repeat(longest + 1);
	const space = longest > 0 ? ' ' : '';
	return `${fence}${space}${line}${space}${fence}`;
}


 }),

 43799:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runBump: () => (  runBump)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var commits = __webpack_require__(34761);
var open_side = __webpack_require__(85732);
var raised_version = __webpack_require__(2807);
var pattern = __webpack_require__(27524);
; 
const MARKED = /^ {0,3}(#{1,6})[ \t]+(.*)$/;
const UNDERLINE = /^ {0,3}(=+|-+)[ \t]*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
function headingsIn(text) {
	const found = [];
	const lines = text.split('\n');
	let [start, fence, isComment] = [0, '', false];
	for (const [i, line] of lines.entries()) {
		const end = start + line.length;
		const mark = FENCE.exec(line)?.[1];
		if (fence !== '') {
			if (mark?.startsWith(fence) && line.trim() === mark)
				fence = '';
		}
		else if (isComment)
			isComment = !line.includes('-->');
		else if (mark !== undefined)
			fence = mark;
		else if (/<!--(?!.*-->)/.test(line))
			isComment = true;
		else {
			const [, signs, words = ''] = MARKED.exec(line) ?? [];
			const under = UNDERLINE.exec(lines[i + 1] ?? '')?.[1];
			if (signs !== undefined)
				found.push({ level: signs.length, text: withoutMarks(words), start, end });
			else if (under !== undefined && isAlone(line, lines[i - 1]))
				found.push({
					level: under.startsWith('=') ? 1 : 2,
					text: line.trim(),
					start,
					end: end + 1 + (lines[i + 1] ?? '').length,
				});
		}
		start = end + 1;
	}
	return found;
}
function withoutMarks(words) {
	const open = words.trimEnd();
	const bare = open.replace(/(?<!#)#+$/, '');
	return bare === '' || /[ \t]$/.test(bare) ? bare.trimEnd() : open;
}
function isAlone(line, before = '') {
	return before.trim() === '' && /^ {0,3}[^\s\-*+>|#]/.test(line);
}

; 

const NAMES = [
	['added', 'adicionado'],
	['changed', 'modificado', 'alterado', 'mudado'],
	['deprecated', 'obsoleto', 'descontinuado'],
	['removed', 'removido'],
	['fixed', 'corrigido'],
	['security', 'segurança'],
];
const HEADING = /^#+ +([^\n]*)/;
function mergedGroups(written, found, mark) {
	const parts = partsOf(written, mark);
	for (const part of partsOf(found, mark)) {
		const at = parts.findIndex(({ heading }) => heading !== '' && isSameGroup(heading, part.heading));
		const known = parts[at];
		if (!known)
			parts.push(part);
		else
			parts[at] = { ...known, text: `${known.text}${between(known.text, part)}${itemsOf(part)}` };
	}
	return parts.map(({ text }) => text).join('\n\n');
}
function partsOf(section, mark) {
	return section
		.split(new RegExp(`^(?=${mark} )`, 'm'))
		.map(text => ({ heading: withoutMarks(HEADING.exec(text)?.[1] ?? ''), text: text.trim() }))
		.filter(({ text }) => text !== '');
}
function isSameGroup(one, other) {
	const [a, b] = [one.toLowerCase(), other.toLowerCase()];
	return a === b || NAMES.some(names => names.includes(a) && names.includes(b));
}
function itemsOf({ text }) {
	return text.replace(HEADING, '').trim();
}
function between(text, part) {
	const last = text.slice(text.lastIndexOf('\n') + 1);
	return /^\s*[-*+] /.test(last) && itemsOf(part).startsWith('-') ? '\n' : '\n\n';
}

; 
const FOOTER = /(?:^|\n)(?:\[[^\]\n]+\]:[^\n]*(?:\n|$)|[ \t]*\n)+$/;
const UNRELEASED_NAME = /^(?:unreleased|não (?:lançado|publicado)|nao (?:lancado|publicado)|não liberado)$/i;
const COMPARED = /^\[([^\]]+)\]:(\s+)(\S*?)([^/\s]+?)(\.{2,3})([^/\s]+?)(\s*)$/;
const NUMBER = /\d.*$/;
function partedLinks(text) {
	const found = FOOTER.exec(text);
	if (!found?.[0].includes(']:'))
		return { body: text, links: '' };
	return { body: text.slice(0, found.index), links: found[0].trim() };
}
function linksWith(links, versao) {
	const lines = links.split('\n');
	if (lines.some(line => line.startsWith(`[${versao}]:`)))
		return links;
	return lines
		.flatMap(line => {
		const [, name = '', space, address, last = '', dots, head, end] = COMPARED.exec(line) ?? [];
		if (!UNRELEASED_NAME.test(name) || !NUMBER.test(last))
			return [line];
		const tag = last.replace(NUMBER, versao);
		return [
			`[${name}]:${space}${address}${tag}${dots}${head}${end}`,
			`[${versao}]:${space}${address}${last}${dots}${tag}${end}`,
		];
	})
		.join('\n');
}

; 




const HEADER = $said`# Changelog

The form is that of [Keep a Changelog](https://keepachangelog.com/en/1.1.0/).
`;
const UNRELEASED = /^\[?(?:unreleased|não (?:lançado|publicado)|nao (?:lancado|publicado)|não liberado)\b/i;
const NUMBERED = /(?:^|[\s([])v?\d+(?:\.\d+)+|^\[?v?\d+\]?$/i;
const USUAL_LEVEL = 2;
function withSection(text, versao, day, notes, say) {
	const title = `[${versao}] - ${day}\n`;
	if (text.trim() === '')
		return `${say(HEADER)}\n## ${title}${notes === '' ? '' : `\n${notes}`}`;
	const { body: plain, links } = partedLinks(text.replaceAll('\r\n', '\n'));
	const headings = headingsIn(plain);
	const unreleased = headings.find(heading => UNRELEASED.test(heading.text));
	const first = unreleased ?? firstVersion(headings);
	const mark = '#'.repeat(first?.level ?? USUAL_LEVEL);
	const own = notes.replace(/^###(?= )/gm, `${mark}#`);
	const made = unreleased
		? afterUnreleased(plain, unreleased, headings, `${mark} ${title}`, own)
		: beforeFirst(plain, first?.start ?? plain.length, `${mark} ${title}`, own);
	const whole = links === '' ? made : `${made.trimEnd()}\n\n${linksWith(links, versao)}\n`;
	return withEndsOf(text, whole);
}
function hasSection(text, versao) {
	const named = new RegExp(`^(?:\\p{L}+ )?\\[?v?${(0,pattern .M)(versao)}\\]?(?:[\\s:,]|$)`, 'u');
	return headingsIn(text.replaceAll('\r\n', '\n')).some(heading => named.test(heading.text));
}
function firstVersion(headings) {
	const numbered = headings.filter(({ text }) => NUMBERED.test(text));
	const count = (level) => numbered.filter(each => each.level === level).length;
	const levels = [...new Set(numbered.map(({ level }) => level))];
	const [level = USUAL_LEVEL] = levels.sort((a, b) => count(b) - count(a) || b - a);
	const all = numbered.length > 0 ? numbered : headings;
	return all.find(each => each.level === level);
}
function afterUnreleased(text, unreleased, headings, heading, notes) {
	const { level, start, end } = unreleased;
	const next = headings.find(each => each.start > start && each.level <= level)?.start ?? text.length;
	const section = mergedGroups(text.slice(end, next).replace(/^\n+/, ''), notes, '#'.repeat(level + 1));
	const body = section === '' ? '' : `\n${section}\n`;
	return `${text.slice(0, end)}\n\n${heading}${body}\n${text.slice(next)}`.replace(/\n+$/, '\n');
}
function beforeFirst(text, at, heading, notes) {
	const before = at === 0 ? '' : text.slice(0, at).replace(/\n*$/, '\n\n');
	const body = notes === '' ? '' : `\n${notes}`;
	return `${before}${heading}${body}\n${text.slice(at)}`.replace(/\n+$/, '\n');
}
function withEndsOf(old, made) {
	const eol = old.includes('\r\n') ? '\r\n' : '\n';
	const [was, now] = [old.split(/(?<=\n)/), made.split(/(?<=\n)/)];
	const isSame = (a, b) => a?.replace('\r\n', '\n') === b;
	let [from, behind] = [0, 0];
	while (from < was.length && isSame(was[from], now[from]))
		from += 1;
	while (behind < was.length - from && isSame(was.at(-1 - behind), now.at(-1 - behind)))
		behind += 1;
	const fresh = now.slice(from, now.length - behind).map(line => line.replace(/\n$/, eol));
	return [...was.slice(0, from), ...fresh, ...was.slice(was.length - behind)].join('');
}

var changelog = __webpack_require__(45772);
; 

const GROUPS = ['added', 'changed', 'deprecated', 'removed'];
const TONGUES = {
	pt: {
		headings: { added: 'Adicionado', changed: 'Modificado', deprecated: 'Obsoleto', removed: 'Removido' },
		texts: 'textos',
		more: count => `e mais ${count}`,
		breaking: 'Quebra',
		nouns: {
			reservada: ['palavra reservada', 'palavras reservadas'],
			contextual: ['palavra contextual', 'palavras contextuais'],
			palavra: ['palavra', 'palavras'],
			operador: ['operador', 'operadores'],
			verbo: ['verbo HTTP', 'verbos HTTP'],
			regra: ['regra', 'regras'],
			embutida: ['função embutida', 'funções embutidas'],
			modulo: ['módulo', 'módulos'],
			simbolo: ['símbolo', 'símbolos'],
			parametro: ['assinatura', 'assinaturas'],
			parametros: ['assinatura', 'assinaturas'],
			assinatura: ['assinatura', 'assinaturas'],
			retorno: ['assinatura', 'assinaturas'],
			grupo: ['grupo de comandos', 'grupos de comandos'],
			comando: ['comando', 'comandos'],
			opcao: ['opção', 'opções'],
			codigo: ['código de erro', 'códigos de erro'],
			exercicios: ['exercícios', 'exercícios'],
			contagem: ['inventário', 'inventário'],
			pacote: ['pacote', 'pacotes'],
			esquema: ['esquema publicado', 'esquemas publicados'],
		},
	},
	en: {
		headings: { added: 'Added', changed: 'Changed', deprecated: 'Deprecated', removed: 'Removed' },
		texts: 'texts',
		more: count => `and ${count} more`,
		breaking: 'Breaking',
		nouns: {
			reservada: ['reserved word', 'reserved words'],
			contextual: ['contextual word', 'contextual words'],
			palavra: ['word', 'words'],
			operador: ['operator', 'operators'],
			verbo: ['HTTP verb', 'HTTP verbs'],
			regra: ['rule', 'rules'],
			embutida: ['built-in function', 'built-in functions'],
			modulo: ['module', 'modules'],
			simbolo: ['symbol', 'symbols'],
			parametro: ['signature', 'signatures'],
			parametros: ['signature', 'signatures'],
			assinatura: ['signature', 'signatures'],
			retorno: ['signature', 'signatures'],
			grupo: ['command group', 'command groups'],
			comando: ['command', 'commands'],
			opcao: ['option', 'options'],
			codigo: ['error code', 'error codes'],
			exercicios: ['exercises', 'exercises'],
			contagem: ['inventory', 'inventory'],
			pacote: ['package', 'packages'],
			esquema: ['published schema', 'published schemas'],
		},
	},
};
const MAX_NAMES = 30;
const ENTRY = /^(?:reservada|contextual|operador|verbo|regra|embutida|modulo|simbolo|grupo|comando|opcao|codigo|exercicios|pacote)-(added|removed)$/;
const RENAME = /-(?:renamed|renumbered|renamed-kept)$/;
const MOVE = /-moved$/;
const TOLD = '\0';
function releaseNotes(changes, tongue, say) {
	const words = TONGUES[tongue];
	const groups = new Map();
	for (const change of changes) {
		if (change.level === 'info')
			continue;
		const group = groupOf(change.rule);
		const lines = groups.get(group) ?? new Map();
		const breaks = group === 'changed' && change.level === 'major';
		const isTold = (breaks && !RENAME.test(change.rule) && !MOVE.test(change.rule)) ||
			!Object.hasOwn(words.nouns, nounOf(change));
		const key = isTold ? `${TOLD}${breaks ? `**${words.breaking}**: ` : ''}` : lineOf(change, group);
		const names = lines.get(key) ?? new Set();
		names.add(isTold ? (0,changelog .Q)(change, say) : namedIn(change));
		lines.set(key, names);
		groups.set(group, lines);
	}
	return GROUPS.flatMap(group => {
		const lines = groups.get(group);
		if (!lines)
			return [];
		const written = [...lines].map(([key, names]) => key.startsWith(TOLD)
			? told([...names], key.slice(TOLD.length), words)
			: `- ${headOf(key, names.size, words)}: ${listed([...names], words)}\n`);
		return [`### ${words.headings[group]}\n\n${written.join('')}`];
	}).join('\n');
}
function namedIn({ rule, name, before, after }) {
	const way = `${code(before)} → ${code(after)}`;
	if (MOVE.test(rule))
		return `${code(name)} (${way})`;
	return RENAME.test(rule) ? way : code(name);
}
function groupOf(rule) {
	if (rule === 'simbolo-deprecated')
		return 'deprecated';
	const [, way] = ENTRY.exec(rule) ?? [];
	return way === 'added' || way === 'removed' ? way : 'changed';
}
function lineOf(change, group) {
	const { level } = change;
	const kind = group !== 'changed' ? '' : level === 'patch' ? 'texts' : level === 'major' ? 'breaking' : '';
	return `${nounOf(change)} ${kind}`;
}
function nounOf({ rule }) {
	return rule.split('-')[0] ?? '';
}
function headOf(key, count, words) {
	const [noun = '', kind = ''] = key.split(' ');
	const [one = '', several = ''] = words.nouns[noun] ?? [];
	const name = count === 1 ? one : several;
	const capital = name.charAt(0).toUpperCase() + name.slice(1);
	if (kind === 'texts')
		return `${capital} (${words.texts})`;
	return kind === 'breaking' ? `${capital} (**${words.breaking.toLowerCase()}**)` : capital;
}
function told(sentences, start, { more }) {
	const rest = sentences.length - MAX_NAMES;
	const all = [...sentences.slice(0, MAX_NAMES), ...(rest > 0 ? [`${more(rest)}.`] : [])];
	return all.map(each => `- ${start}${each}\n`).join('');
}
function listed(names, { more }) {
	const rest = names.length - MAX_NAMES;
	return `${names.slice(0, MAX_NAMES).join(', ')}${rest > 0 ? ` ${more(rest)}` : ''}.`;
}
function code(value) {
	const line = String(value ?? '')
		.replace(/\s+/g, ' ')
		.trim();
	const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(run => run.length));
	const fence = '`'.repeat(longest + 1);
	const space = longest > 0 ? ' ' : '';
	return `${fence}${space}${line}${space}${fence}`;
}

var drift = __webpack_require__(60921);
var user_error = __webpack_require__(14343);
var address = __webpack_require__(73301);
var repository_repository = __webpack_require__(5629);
var configuration = __webpack_require__(6112);
var runtime_tongue = __webpack_require__(64499);
var versions_scheme = __webpack_require__(39013);
var check_reference = __webpack_require__(75522);
var notes_tongue = __webpack_require__(579);
; 
















const BUMPS = ['major', 'minor', 'patch'];
async function bump(options) {
	const { repo, today } = options;
	const result = await sinceLastRelease(options);
	const repository = (0,repository_repository .h_)(repo);
	const loaded = loadedConfig(options, repository);
	const scheme = new versions_scheme .Y(loaded.config.check?.versions);
	const { level, after } = target(options.level, result, scheme);
	const tongue = (0,notes_tongue .X)(loaded);
	const before = result.head.versao;
	const raised = await (0,raised_version .V)({ loaded, repository }, before, after, scheme);
	const files = new Map([...raised].map(([path, text]) => [path, asOnDisk(repo, path, text)]));
	const text = changelogText((0,external_node_path_.join)(repo, options.changelog), options.changelog);
	if (!hasSection(text, after)) {
		const notes = releaseNotes(result.changes, tongue, (0,runtime_tongue .dx)(tongue));
		files.set(options.changelog, withSection(text, after, today, notes, (0,runtime_tongue .dx)(tongue)));
	}
	writeAll(repo, files);
	return {
		since: { name: result.base.name, versao: result.base.versao ?? '' },
		before,
		after,
		level,
		files: [...files.keys()],
		tagMessage: tagMessage(result, after, (0,runtime_tongue .dx)(tongue)),
	};
}
function changelogText(path, shown) {
	if (!(0,external_node_fs_.existsSync)((0,external_node_path_.dirname)(path)))
		throw new user_error .y($said`There is no folder for the changelog ${shown}.`, $said('Make it, or name another file with --changelog.'));
	if (!(0,external_node_fs_.existsSync)(path))
		return '';
	if (!(0,external_node_fs_.statSync)(path).isFile())
		throw new user_error .y($said`${shown} is no file.`, $said('Name the changelog with --changelog.'));
	return textOnDisk(path, shown, $said('Write it in UTF-8, or name another one with --changelog.'));
}
function textOnDisk(path, shown, remedy) {
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode((0,external_node_fs_.readFileSync)(path));
	}
	catch (cause) {
		throw new user_error .y($said`${shown} is not UTF-8.`, remedy, { cause });
	}
}
function asOnDisk(repo, path, text) {
	const old = textOnDisk((0,external_node_path_.join)(repo, path), path, $said('Raise the version in it by hand.'));
	const ends = old.match(/\r\n?|\n/g) ?? [];
	const lines = text.split('\n').map((line, i) => line + (ends[i] ?? ''));
	return (old.startsWith(MARK) ? MARK : '') + lines.join('');
}
const MARK = '\uFEFF';
async function sinceLastRelease(options) {
	const found = await (0,check_reference .z)({ ...options, sinceRelease: options.base === undefined, isForNext: true });
	if (found.base.versao === null)
		throw new user_error .y($said`There is nothing to count from: ${found.base.name} has no reference that can be built.`, $said('Name the release to count from: --base v1.4.0.'));
	if (found.release === null)
		return found;
	const { name, commit } = found.release;
	const isHere = commit !== null && (await (0,commits .Bo)(options.repo, commit)) !== undefined;
	const base = isHere ? commit : (0,address .PW)(name) ? name : `refs/tags/${name}`;
	const result = await (0,check_reference .z)({ ...options, base, exactBase: true });
	return { ...result, base: { ...result.base, name } };
}
function loadedConfig(options, repository) {
	const config = (0,open_side .k$)(options);
	return typeof config === 'string' ? (0,configuration .AM)(repository, config) : config;
}
function target(asked, { base, head, requiredBump }, scheme) {
	const [old, now] = [scheme.parse(base.versao ?? ''), scheme.parse(head.versao)];
	if (!old || !now)
		throw new user_error .y($said`${old ? head.versao : base.versao} is no version that can be counted.`, $said('Say how versions are written, by check.versions in refdata.yml; one without numbers is written by hand.'));
	const level = asked ?? requiredBump;
	if (asked !== undefined && requiredBump !== 'none' && BUMPS.indexOf(asked) > BUMPS.indexOf(requiredBump))
		throw new user_error .y($said`The changes since ${base.name} are ${requiredBump}, and ${asked} says less.`, $said`Raise it by more: refdata bump ${requiredBump}.`);
	if (level === 'none') {
		if ((scheme.compare(now, old) ?? 0) > 0)
			return { level, after: head.versao };
		throw new user_error .y($said`Nothing changed since ${base.name} that asks for another version than ${head.versao}.`, $said('Name a level to raise it anyway: refdata bump patch.'));
	}
	const raised = scheme.raised(old, level);
	const next = raised === undefined ? undefined : scheme.parse(raised);
	if (raised === undefined || !next)
		throw new user_error .y($said`Nobody can tell what comes after ${old.text}.`, $said('Write the next version by hand.'));
	return { level, after: (scheme.compare(now, next) ?? -1) >= 0 ? head.versao : raised };
}
function writeAll(repo, files) {
	const moves = [...files].map(([path, text]) => {
		const named = (0,external_node_path_.join)(repo, path);
		const file = (0,external_node_fs_.existsSync)(named) ? external_node_fs_.realpathSync.native(named) : named;
		return { file, text, beside: `${file}.refdata-new`, old: (0,external_node_fs_.existsSync)(file) ? (0,external_node_fs_.readFileSync)(file) : null };
	});
	const written = [];
	const done = [];
	try {
		for (const move of moves) {
			(0,external_node_fs_.writeFileSync)(move.beside, move.text, {
				flag: 'wx',
				...(move.old !== null && { mode: (0,external_node_fs_.statSync)(move.file).mode }),
			});
			written.push(move);
		}
		for (const move of moves) {
			(0,external_node_fs_.renameSync)(move.beside, move.file);
			done.push(move);
		}
	}
	catch (cause) {
		for (const { beside } of written)
			(0,external_node_fs_.rmSync)(beside, { force: true });
		for (const { file, old } of done)
			old === null ? (0,external_node_fs_.rmSync)(file, { force: true }) : (0,external_node_fs_.writeFileSync)(file, old);
		throw new user_error .y($said`Nothing was written: ${cause.message}.`, $said('Let the files be written, and try again.'), { cause });
	}
}
function tagMessage({ nome, base, counts, changes }, after, say) {
	const what = (0,drift .xS)(counts, say) || say($said('no changes'));
	const breaking = changes
		.filter(({ level }) => level === 'major')
		.map(change => `- ${(0,drift .$N)(change, undefined, say)}`);
	return [
		`${nome} ${after}`,
		'',
		say($said('Since {0}: {1}.'), base.name, what),
		...(breaking.length > 0 ? ['', ...breaking] : []),
		'',
	].join('\n');
}

var visible = __webpack_require__(38696);
var cli_progress = __webpack_require__(91842);
var run_options = __webpack_require__(98703);
; 





async function runBump(level, options) {
	const wanted = BUMPS.find(each => each === level);
	if (level !== undefined && wanted === undefined)
		throw new user_error .y($said`The level is "${level}".`, $said`Write one of ${BUMPS.join(', ')}, or leave it out.`);
	const progress = await (0,cli_progress .o)(options.json ?? false);
	const result = await bump({
		...(0,run_options .K)(options, progress.step),
		base: options.base,
		changelog: options.changelog,
		level: wanted,
		today: new Date().toISOString().slice(0, 10),
	}).finally(progress.stop);
	if (options.json) {
		process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
		return;
	}
	const { before, after, files, tagMessage } = result;
	const what = before === after ? $said`versao is ${after} already` : $said`versao: ${before} → ${after}`;
	const wrote = files.length === 0 ? $said('nothing to write') : files.join(', ');
	process.stdout.write((0,visible .R)($said`${what} (${wrote})\n\nThe message of the tag:\n\n${tagMessage}`));
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

 579:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   X: () => (  ownTongue),
   i: () => (  notesTongue)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _run_configuration_js$m2 = __webpack_require__(6112);
 var _runtime_tongue_js$m3 = __webpack_require__(64499);
 var _text_said_js$m4 = __webpack_require__(54157);





function ownTongue({ config }) {
	return config.idioma ?? 'pt';
}
function notesTongue({ repo, config }) {
	const file = (0,node_path$m1.resolve)(repo, config);
	if ((0,_runtime_tongue_js$m3  .lt)() !== undefined || !(0,node_fs$m0.existsSync)(file))
		return _text_said_js$m4  .vg;
	return (0,_runtime_tongue_js$m3  .dx)(ownTongue((0,_run_configuration_js$m2  .Z9)(file, config)));
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

 14605:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   FV: () => (  escapeMarkdown),
   OF: () => (  fenced),
   fl: () => (  codeMarkdown),
   jD: () => (  tableRow),
   re: () => (  hiddenLine)
 });
 var _visible_js$m0 = __webpack_require__(38696);

const MAX_TEXT_CHARACTERS = 2000;
const SPECIAL = /[&<>"'`*_~|\\[\](){}#!:@$^=+]/g;
const WORDS = /^[A-Za-z0-9 ]*$/;
const REFERENCE = /([@#])(?=[A-Za-z0-9])/g;
const BARE_REFERENCE = /\b(?:GH-(?=\d)|[0-9a-f]{20}(?=(?:[0-9a-f]{20}|[0-9a-f]{44})\b))/gi;
const ZERO_WIDTH_SPACE = '&#8203;';
function escapeMarkdown(text) {
	return escaped((0,_visible_js$m0  .P)(text, MAX_TEXT_CHARACTERS).replace(BARE_REFERENCE, '$&\0'));
}
function escaped(line) {
	if (WORDS.test(line))
		return line;
	return line
		.replace(REFERENCE, '$1\0')
		.replace(SPECIAL, character => `&#${character.charCodeAt(0)};`)
		.replaceAll('\0', ZERO_WIDTH_SPACE)
		.replace(/www\./gi, match => `${match.slice(0, 3)}&#46;`);
}
function codeMarkdown(text) {
	return `<code>${escaped((0,_visible_js$m0  .P)(text, MAX_TEXT_CHARACTERS))}</code>`;
}
function tableRow(cells) {
	return `| ${cells.join(' | ')} |\n`;
}
function hiddenLine(kind, says) {
	return `<!-- ${kind} ${encodeURIComponent(says).replaceAll('-', '%2D')} -->`;
}
function fenced(text, language = 'text') {
	const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(run => run.length));
	const fence = '`'.repeat(longest + 1);
	return `${fence}${language}\n${(0,_visible_js$m0  .R)(text)}\n${fence}\n`;
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
