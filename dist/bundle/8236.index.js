export const id = 8236;
export const ids = [8236];
export const modules = {

 4096:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $n: () => (  evidenceByChange),
   OF: () => (  evidenceLine),
   ef: () => (  programLines),
   lL: () => (  metLine)
 });
 var _text_first_of_js$m0 = __webpack_require__(85184);

const MAX_NAMED = 3;
const MAX_LINES = 12;
function evidenceLine({ known, breaks, edited, programs }) {
	if (known === 0)
		return $said('No program is known.');
	if (breaks === 0)
		return $said`No known program of ${known} uses it.`;
	const named = programs.slice(0, MAX_NAMED).map(name => `\`${name.replaceAll('`', "'")}\``);
	const were = edited === 0 ? '' : $said`; ${edited} of them ${edited === 1 ? $said('was') : $said('were')} edited here`;
	return $said`It breaks ${breaks} of ${known} known programs: ${(0,_text_first_of_js$m0  .K)(named, MAX_NAMED, breaks)}${were}.`;
}
function evidenceByChange(evidence) {
	return new Map(evidence.map(each => [each.fingerprint, each]));
}
function metLine(shortest) {
	if (!shortest?.error)
		return '';
	const { codigo, titulo, solucao } = shortest.error;
	const code = `\`${codigo.replaceAll('`', "'")}\``;
	return [$said`It meets ${code} now: ${titulo}`, solucao].map(asSentence).filter(Boolean).join(' ');
}
function programLines(text) {
	const lines = text.trimEnd().split('\n');
	return lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), '…'] : lines;
}
function asSentence(text) {
	const line = text.trim().replace(/\s+/g, ' ');
	return line === '' || /[.!?…]$/.test(line) ? line : `${line}.`;
}


 }),

 18236:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Mj: () => (  MAX_COMMENT_CHARACTERS),
  WT: () => (  checkMarkdown),
  A5: () => (  failureMarkdown)
});

var drift = __webpack_require__(60921);
var change_level = __webpack_require__(83152);
var finding = __webpack_require__(9314);
var report = __webpack_require__(78429);
var markdown = __webpack_require__(14605);
var evidence_line = __webpack_require__(4096);
; 



function ruleCell(rule, rules) {
	const isKnown = rules !== undefined && (0,drift .Vd)(rule) !== undefined;
	return isKnown ? `[${(0,markdown .fl)(rule)}](${rules}#${rule})` : (0,markdown .fl)(rule);
}
function withCode(text) {
	const parts = text.split(/`([^`]+)`/);
	return parts
		.map((part, i) => (i % 2 === 1 ? (0,markdown .fl)(part) : spaced({ plain: markdown .FV }).plain(part)))
		.join('');
}
function sentenceMarkdown(change) {
	return (0,drift .$N)(change, spaced({ plain: markdown .FV, value: markdown .fl }));
}
function placeMarkdown({ place, side }, options) {
	if (place === null)
		return '';
	const where = (0,finding .dE)(place);
	return side === 'base' ? $said`${(0,markdown .fl)(where)} (base)` : linked(where, place, options);
}
function spaced(look) {
	const plain = (text) => `${/^\s/.test(text) ? ' ' : ''}${look.plain(text)}${text.trim() !== '' && /\s$/.test(text) ? ' ' : ''}`;
	return { ...look, plain };
}
function linked(text, { file, line }, { linkOf }) {
	const address = file === undefined ? undefined : linkOf?.(file, line);
	return address === undefined ? (0,markdown .fl)(text) : `[${(0,markdown .fl)(text)}](${address})`;
}

var report_rows = __webpack_require__(6537);
; 




const SIGNS = {
	major: '💥',
	minor: '✨',
	patch: '🔧',
	info: 'ℹ️',
};
const HEADINGS = {
	major: $said('major: programs or clients can break'),
	minor: $said('minor: something is new'),
	patch: $said('patch: what people read'),
	info: $said('for information'),
};
function changeSections(result, before, room) {
	const look = { ...room.options, evidence: (0,evidence_line .$n)(result.evidence) };
	let [text, left, rows] = [before, 0, room.rows];
	for (const section of (0,report_rows .Ks)(result, room.rows)) {
		const opening = openingOf(section);
		const written = [];
		let length = text.length + opening.length;
		for (const row of section.rows) {
			const content = rowMarkdown(row, look);
			length += content.length;
			if (rows > 0 && length <= room.characters) {
				written.push(content);
				rows -= 1;
			}
			else {
				rows = 0;
				left += row.covers;
			}
		}
		if (written.length > 0)
			text += `${opening}${written.join('')}\n</details>\n`;
	}
	return { text, left };
}
function openingOf({ level, own, follow }) {
	const more = follow === 0 ? '' : $said`, and ${follow} more with the same causes`;
	const open = level === 'major' ? ' open' : '';
	return `\n<details${open}><summary><b>${SIGNS[level]} ${own} ${HEADINGS[level]}${more}</b></summary>\n\n${(0,markdown .jD)([$said('Change'), $said('Where'), $said('Rule')])}|---|---|---|\n`;
}
function rowMarkdown(row, look) {
	switch (row.kind) {
		case 'change':
			return changeRow('', row.change, '', look);
		case 'following': {
			const { confidence } = row;
			const doubt = confidence === 1 ? '' : $said` (this cause is ${Math.round(confidence * 100)}&#37; likely)`;
			return changeRow('↳ ', row.change, doubt, look);
		}
		case 'rule': {
			const text = `${row.firsts.length} × ${(0,markdown .FV)((0,report_rows .Gg)(row.rule))}: ${samples(row.firsts)}`;
			const more = row.follow === 0 ? '' : $said`; ${row.follow} more follow from them`;
			return (0,markdown .jD)([`${text}${more}`, '', ruleCell(row.rule, look.rules)]);
		}
		case 'cause':
			return causeRow(row, look);
	}
}
function causeRow({ cause, first, isRoot, following, isFolded }, look) {
	const message = isRoot ? `${sentenceMarkdown(first)}${said(first, look)}` : withCode(cause.message);
	const hasRule = isRoot || cause.kind === 'edit' || cause.kind === 'move';
	const more = isRoot
		? $said` **${following.length} more ${following.length === 1 ? $said('follows') : $said('follow')} from it**: ${samples(following)}`
		: ` ${samples(following)}`;
	return (0,markdown .jD)([
		isFolded ? `${message}${more}` : `**${message}**`,
		placeMarkdown(cause, look),
		hasRule ? ruleCell(first.rule, look.rules) : '',
	]);
}
function samples(changes) {
	return (0,report_rows .lc)(changes, markdown .fl);
}
function said({ fingerprint }, { evidence }) {
	const own = evidence.get(fingerprint);
	return own === undefined ? '' : ` ${withCode((0,evidence_line .OF)(own))}`;
}
function changeRow(mark, change, doubt, look) {
	return (0,markdown .jD)([
		`${mark}${sentenceMarkdown(change)}${doubt}${said(change, look)}`,
		placeMarkdown(change, look),
		ruleCell(change.rule, look.rules),
	]);
}

var topics = __webpack_require__(98884);
var verdict_line = __webpack_require__(60538);
; 










const MAX_COMMENT_CHARACTERS = 60_000;
const MAX_FILES = 10;
const MAX_FINDINGS = 20;
const MAX_FINDING_CHARACTERS = 500;
const MAX_UNKNOWN = 5;
const MAX_EDITS = 5;
const FINDING_SIGNS = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
const HEADLINES = new Set([
	'versao-not-bumped',
	'versao-bumped-too-little',
	'versao-decreased',
	'base-not-built',
]);
function checkMarkdown(result, options = {}) {
	const { limit = Number.POSITIVE_INFINITY, rows = Number.POSITIVE_INFINITY, rest = $said('the report of this job'), } = options;
	const head = [
		`### ${options.headline ?? `${(0,verdict_line .r0)(result)} ${(0,markdown .FV)((0,verdict_line .MT)(result))}`}\n`,
		`${comparison(result)} ${(0,markdown .FV)((0,verdict_line .Bv)(result))}.\n`,
		...(result.release === null ? [] : [`${sinceRelease(result.release)}\n`]),
		...(result.changes.length === 0 ? [] : [fileTable(result.changes)]),
		...findingList(result.edits.length === 0
			? result.findings
			: result.findings.filter(({ rule }) => !HEADLINES.has(rule)), options),
		...editList(result.edits, options),
	].join('\n');
	const unknown = unknownList(result.unknown);
	const { text, left: over } = changeSections(result, head, {
		characters: limit - RESERVED_CHARACTERS - unknown.length,
		rows,
		options,
	});
	const { length } = result.excepted;
	const accepted = length === 0
		? ''
		: $said`\n${length} ${length === 1 ? $said('change is') : $said('changes are')} accepted by ${(0,markdown .fl)('.refdata-ignore.yml')}.\n`;
	const many = over === 1 ? $said`One more change is in ${rest}.` : $said`${over} more changes are in ${rest}.`;
	const left = over === 0 ? '' : `\n**${many}**\n`;
	const notes = rows === Number.POSITIVE_INFINITY ? migrationNotes(result) : '';
	return `${text}${unknown}${left}${accepted}${notes}`;
}
function failureMarkdown({ message, remedy, findings }, options = {}) {
	const cut = (text) => text.slice(0, MAX_FINDING_CHARACTERS);
	const why = `### 🛑 ${(0,markdown .FV)(cut(message))}\n\n${withCode(cut(remedy))}\n`;
	return [why, ...findingList(findings, options)].join('\n');
}
function migrationNotes({ changes, evidence }) {
	const known = new Map(changes.map(change => [change.fingerprint, change]));
	const notes = evidence.flatMap(({ fingerprint, shortest }) => {
		const change = known.get(fingerprint);
		if (change === undefined || shortest === null)
			return [];
		const met = (0,evidence_line .lL)(shortest);
		const note = met === '' ? '' : `\n${withCode(met)}\n`;
		return [
			`${sentenceMarkdown(change)} ${(0,markdown .fl)(shortest.program)}:\n\n${(0,markdown .OF)(shortest.text)}${note}`,
		];
	});
	return notes.length === 0 ? '' : $said`\n#### Programs that have to change\n\n${notes.join('\n')}`;
}
const RESERVED_CHARACTERS = 500;
function comparison({ nome, base, head }) {
	const commit = base.commit === null ? '' : ` (${(0,markdown .fl)(base.commit.slice(0, 9))})`;
	if (head.versao === '')
		return $said`${(0,markdown .FV)(nome)}, compared with ${(0,markdown .fl)(base.name)}${commit}.`;
	const isOne = base.versao === null || base.versao === head.versao;
	const versions = isOne ? head.versao : `${base.versao} → ${head.versao}`;
	return $said`${(0,markdown .FV)(nome)} ${(0,markdown .FV)(versions)}, compared with ${(0,markdown .fl)(base.name)}${commit}.`;
}
function sinceRelease({ name, level, counts, suggestion, due }) {
	const asks = suggestion === null ? $said('nothing is asked of `versao`') : $said`\`versao\` has to be ${suggestion} at least`;
	const when = due ? '' : $said(' when a release is made');
	return $said`Since the release ${(0,markdown .fl)(name)}: ${(0,drift .xS)(counts) || $said('no changes')}${level === 'none' ? '' : $said`, ${level} in all`}; ${withCode(asks)}${when}.`;
}
function unknownList(unknown) {
	if (unknown.length === 0)
		return '';
	const rows = unknown.slice(0, MAX_UNKNOWN).map(({ path, place, placeSide: side }) => {
		const where = placeMarkdown({ place, side }, {});
		return `- ${(0,markdown .fl)(path)}${where && ` ${where}`}\n`;
	});
	const more = unknown.length - rows.length;
	const rest = more > 0 ? $said`- … and ${more} more\n` : '';
	return $said`\n<details><summary><b>❔ ${unknown.length} cannot be told</b></summary>\n\n${rows.join('')}${rest}\n</details>\n`;
}
function fileTable(changes) {
	const levels = change_level .v.filter(level => changes.some(change => change.level === level));
	const files = [...new Set(changes.map(topics .W7))];
	const rows = files.slice(0, MAX_FILES).map(file => {
		const own = changes.filter(change => (0,topics .W7)(change) === file);
		const counts = levels.map(level => own.filter(change => change.level === level).length);
		return (0,markdown .jD)([(0,markdown .fl)(file), ...counts.map(count => (count === 0 ? '' : String(count)))]);
	});
	const heads = levels.map(level => `${SIGNS[level]} ${level}`);
	const more = files.length - rows.length;
	const rest = more > 0 ? $said`\n… and ${more} more files.\n` : '';
	return [(0,markdown .jD)([$said('File'), ...heads]), `|---|${'--:|'.repeat(levels.length)}\n`, ...rows, rest].join('');
}
function editList(edits, options) {
	return edits.slice(0, MAX_EDITS).map(({ file, line, before, after }) => {
		const where = linked(`${file}:${line}`, { file, line }, options);
		const isLong = Math.max(before.length, after.length) > MAX_FINDING_CHARACTERS;
		const [old, now] = [before, after].map(text => text.replaceAll('\n', ' '));
		const shown = isLong ? '' : `\n${(0,markdown .OF)(`-${old}\n+${now}`, 'diff')}`;
		return $said`The version is raised in ${where}${isLong ? '.' : ':'}\n${shown}`;
	});
}
function findingList(findings, options) {
	const shown = (0,report .Np)(findings).filter(({ level }) => level !== 'notice');
	if (shown.length === 0)
		return [];
	const more = shown.length - MAX_FINDINGS;
	return [
		`${shown
			.slice(0, MAX_FINDINGS)
			.map(({ rule, level, message, remedy, place }) => {
			const where = place ? ` ${linked((0,finding .dE)(place), place, options)}` : '';
			const text = HEADLINES.has(rule) ? remedy : `${message} ${remedy}`;
			return `- ${FINDING_SIGNS[level]} ${withCode(text.slice(0, MAX_FINDING_CHARACTERS))}${where}\n`;
		})
			.join('')}${more > 0 ? $said`- … and ${more} more, among the annotations of the job\n` : ''}`,
	];
}


 }),

 6537:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Gg: () => (  titleOf),
   Ks: () => (  sectionsOf),
   lc: () => (  samplesOf),
   pX: () => (  MAX_ROWS)
 });
 var _drift_index_js$m0 = __webpack_require__(60921);
 var _findings_change_level_js$m1 = __webpack_require__(83152);
 var _text_first_of_js$m2 = __webpack_require__(85184);
 var _topics_js$m3 = __webpack_require__(98884);




const MAX_ROWS = 40;
const MAX_SAMPLES = 5;
function sectionsOf(result, room) {
	const topics = (0,_topics_js$m3  .eU)(result);
	const isWhole = result.changes.length <= room;
	const texts = new Set(Number.isFinite(room)
		? groupedBy(foldKey, topics.filter(isText)).flatMap(list => (list.length > MAX_SAMPLES ? list : []))
		: []);
	const hasOwn = isWhole ? () => true : foldingOf(topics, room, texts);
	const hasRow = (topic) => !texts.has(topic) && hasOwn(topic);
	return _findings_change_level_js$m1  .v.flatMap(level => {
		const those = topics.filter(topic => topic.level === level);
		if (those.length === 0)
			return [];
		const changes = those.flatMap(topic => topic.changes);
		const own = changes.filter(change => change.level === level).length;
		return [{ level, own, follow: changes.length - own, rows: [...rowsOf(those, hasRow, isWhole)] }];
	});
}
function samplesOf(changes, shown) {
	const names = [...new Set(changes.map(({ name }) => name))];
	return (0,_text_first_of_js$m2  .K)(names.slice(0, MAX_SAMPLES).map(shown), MAX_SAMPLES, names.length);
}
function titleOf(rule) {
	return (0,_drift_index_js$m0  .Vd)(rule)?.title ?? rule;
}
function foldingOf(topics, rows, texts) {
	const causes = topics
		.filter(({ cause }) => cause !== null)
		.sort((a, b) => rank(a) - rank(b) || b.changes.length - a.changes.length);
	const own = new Set(causes.slice(0, Math.ceil(rows / 2)));
	const byRule = groupedBy(foldKey, topics.filter(topic => !own.has(topic)));
	let spare = rows - own.size - byRule.length;
	for (const list of byRule) {
		if (list.length - 1 > spare || list.some(topic => texts.has(topic)))
			continue;
		spare -= list.length - 1;
		for (const topic of list)
			own.add(topic);
	}
	return topic => own.has(topic);
}
function isText({ cause, level }) {
	return cause === null && level === 'patch';
}
function rank({ level }) {
	return _findings_change_level_js$m1  .v.indexOf(level);
}
function foldKey({ level, changes: [first] }) {
	return `${level} ${first?.rule}`;
}
function groupedBy(key, topics) {
	const groups = new Map();
	for (const topic of topics) {
		const list = groups.get(key(topic));
		if (list)
			list.push(topic);
		else
			groups.set(key(topic), [topic]);
	}
	return [...groups.values()];
}
function* rowsOf(topics, hasRow, isWhole) {
	for (const topic of topics)
		if (hasRow(topic))
			yield* topicRows(topic, isWhole);
	for (const list of groupedBy(foldKey, topics.filter(topic => !hasRow(topic)))) {
		const covers = list.reduce((sum, { changes }) => sum + changes.length, 0);
		const firsts = list.flatMap(({ changes }) => changes[0] ?? []);
		yield { kind: 'rule', rule: firsts[0]?.rule ?? '', firsts, follow: covers - list.length, covers };
	}
}
function* topicRows({ cause, changes, owner }, isWhole) {
	const [first, ...rest] = changes;
	if (cause === null) {
		yield { kind: 'change', change: first, owner, covers: 1 };
		return;
	}
	const isRoot = cause.kind === 'change';
	const following = isRoot ? rest : changes;
	const covers = isWhole ? Number(isRoot) : changes.length;
	yield { kind: 'cause', cause, first, isRoot, following, isFolded: !isWhole, covers };
	if (!isWhole)
		return;
	const sure = new Map(cause.changes.map(each => [each.fingerprint, each.confidence]));
	for (const change of following)
		yield { kind: 'following', change, confidence: sure.get(change.fingerprint) ?? 1, covers: 1 };
}


 }),

 98884:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   W7: () => (  fileOf),
   bf: () => (  ownerOf),
   eU: () => (  topicsOf)
 });
 var _contract_json_pointer_js$m0 = __webpack_require__(24477);
 var _findings_change_level_js$m1 = __webpack_require__(83152);


function topicsOf({ changes, causes }) {
	const known = new Map(changes.map(change => [change.fingerprint, change]));
	const explained = new Set();
	const topics = [];
	for (const cause of causes) {
		const own = cause.changes.flatMap(({ fingerprint }) => known.get(fingerprint) ?? []);
		const [first] = own;
		if (first === undefined)
			continue;
		for (const { fingerprint } of own)
			explained.add(fingerprint);
		topics.push({ level: cause.level, cause, changes: own, owner: ownerOf(first) });
	}
	const alone = changes
		.filter(({ fingerprint }) => !explained.has(fingerprint))
		.map(change => ({ level: change.level, cause: null, changes: [change], owner: ownerOf(change) }));
	const order = new Map(alone.map(({ owner }, i) => [owner, i]).reverse());
	alone.sort((a, b) => (order.get(a.owner) ?? 0) - (order.get(b.owner) ?? 0));
	return [...topics, ...alone].sort((a, b) => _findings_change_level_js$m1  .v.indexOf(a.level) - _findings_change_level_js$m1  .v.indexOf(b.level));
}
function ownerOf(change) {
	const [, pointer = ''] = change.path.split('#');
	const [list, name] = (0,_contract_json_pointer_js$m0  .OD)(pointer);
	return change.path.startsWith('/') && list === 'modulos' && name !== undefined ? name : fileOf(change);
}
function fileOf({ path, place }) {
	return path.startsWith('/')
		? (path.split('#')[0] ?? '').replace(/^\/api\//, '')
		: (place?.file ?? 'routes');
}


 }),

 60538:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Bv: () => (  extentLine),
   MT: () => (  verdictLine),
   o4: () => (  isItself),
   r0: () => (  verdictSign)
 });
 var _drift_index_js$m0 = __webpack_require__(60921);
 var _rules_comparison_js$m1 = __webpack_require__(96759);


function verdictLine(result) {
	return `${outcome(result)}${reservation(result)}.`;
}
function verdictSign({ ok, verdict }) {
	return !ok ? '❌' : verdict === 'unknown' ? '⚠️' : '✅';
}
function extentLine({ compared, unknown }) {
	const entries = compared.base === 1
		? $said`1 entry compared with ${compared.head}`
		: $said`${compared.base} entries compared with ${compared.head}`;
	if (unknown.length === 0)
		return entries;
	return unknown.length === 1
		? $said`${entries}, of 1 value nobody can tell`
		: $said`${entries}, of ${unknown.length} values nobody can tell`;
}
function outcome(result) {
	const { verdict, base, head, suggestion, level, nome } = result;
	const counted = (0,_drift_index_js$m0  .xS)(result.counts);
	const since = result.release ? $said` since ${result.release.name}` : '';
	const due = dueSince(result);
	const changed = counted !== '' || due === '' ? counted : `${due}${since}`;
	const and = changed === '' ? '' : $said`${changed}, and `;
	const raise = suggestion === null ? '' : $said`: raise it to ${suggestion} or above`;
	switch (verdict) {
		case 'unchanged':
			if (counted === '' && result.unknown.length > 0)
				return $said`No change is seen for the consumers of ${nome} ${head.versao}, and ${openIn(result)}`;
			if (counted === '' && result.excepted.length > 0)
				return $said`All that changes for the consumers of ${nome} ${head.versao} is accepted`;
			if (counted === '' && isPartlyOff(result))
				return $said`Nothing that counts changes for the consumers of ${nome} ${head.versao}, and some rules are off`;
			return counted === ''
				? $said`Nothing changes for the consumers of ${nome} ${head.versao}`
				: $said`${counted}, and no other versao than ${head.versao} is asked for`;
		case 'bumped':
			return raised(result, counted, since);
		case 'not-bumped':
			if (result.release)
				return $said`${and}versao is ${head.versao}, which is still that of ${result.release.name}${raise}`;
			return base.versao === head.versao
				? $said`${and}versao is still ${head.versao}${raise}`
				: $said`${and}versao went from ${base.versao} to ${head.versao}, which is the same version${raise}`;
		case 'bumped-too-little':
			return $said`${and}versao went from ${result.release?.versao ?? base.versao} to ${head.versao}, which is too little for ${result.release?.level ?? level} changes${since}${raise}`;
		case 'decreased':
			return $said`${and}versao went back from ${base.versao} to ${head.versao}${raise}`;
		case 'bumped-without-change':
			return $said`versao went from ${base.versao} to ${head.versao}, and nothing else changed`;
		case 'malformed':
			return $said`${and}versao went from "${base.versao}" to "${head.versao}", which cannot be compared`;
		case 'deferred':
			return $said`${and}versao is ${head.versao}: it is due at the next release${raise}`;
		case 'unversioned':
			if (counted === '' && result.unknown.length > 0)
				return $said`No change is seen for the clients of ${nome}, and ${openIn(result)}`;
			if (counted === '' && result.excepted.length > 0)
				return $said`All that changes for the clients of ${nome} is accepted`;
			return counted === ''
				? $said`Nothing changes for the clients of ${nome}`
				: $said`${counted} for the clients of ${nome}`;
		case 'first':
			if (head.versao === '')
				return $said`${nome} is new: there is nothing to compare its routes with`;
			return $said`This is the first reference of ${nome}: ${head.versao}. Everything is new`;
		case 'unknown':
			if (isItself(result))
				return $said`${base.name} is what is checked, so nothing can be said about changes`;
			return $said`The base ${base.name} cannot be built, so nothing can be said about changes`;
	}
}
function isItself({ verdict, compared }) {
	return verdict === 'unknown' && compared.base > 0;
}
function isPartlyOff({ findings }) {
	return findings.some(({ rule }) => rule === _rules_comparison_js$m1  .Ks.id);
}
function openIn({ unknown }) {
	return unknown.length === 1
		? $said('of 1 value nobody can tell whether it changed')
		: $said`of ${unknown.length} values nobody can tell whether they changed`;
}
function raised(result, counted, since) {
	const { base, head, release, excepted, unknown } = result;
	const way = `${release?.versao ?? base.versao} → ${head.versao}`;
	if (counted !== '')
		return $said`${counted}, and versao was raised to match${since}: ${way}`;
	if (excepted.length > 0)
		return $said`Accepted changes, and versao was raised to match${since}: ${way}`;
	if (isPartlyOff(result))
		return $said`Changes whose rules are off, and versao was raised${since}: ${way}`;
	const due = dueSince({ release });
	if (due === '' && unknown.length > 0)
		return $said`No change but that of versao is seen (${way}), and ${openIn({ unknown })}`;
	if (due === '')
		return $said`Nothing but versao changes: ${way}`;
	return base.versao === head.versao
		? $said`Nothing changes here, and versao was raised to match ${due}${since}: ${way}`
		: $said`Nothing but versao changes here, and it was raised to match ${due}${since}: ${way}`;
}
function dueSince({ release }) {
	return release ? (0,_drift_index_js$m0  .xS)(release.counts) : '';
}
function reservation({ ok, findings, level }) {
	if (ok)
		return '';
	const errors = findings.filter(finding => finding.level === 'error');
	const others = errors.filter(({ rule }) => !_rules_comparison_js$m1  .B6.has(rule)).length;
	if (others > 0)
		return $said`; ${others === 1 ? $said('1 error is') : $said`${others} errors are`} to be mended`;
	return errors.length > 0 ? '' : $said`; ${level} changes are not let through here (fail-on)`;
}


 })

};
