export const id = 9442;
export const ids = [9442];
export const modules = {

 21916:
 ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
	var n = a.length;
	var m = b.length;
	var lst = 1 << (n - 1);
	var pv = -1;
	var mv = 0;
	var sc = n;
	var i = n;
	while (i--) {
		peq[a.charCodeAt(i)] |= 1 << i;
	}
	for (i = 0; i < m; i++) {
		var eq = peq[b.charCodeAt(i)];
		var xv = eq | mv;
		eq |= ((eq & pv) + pv) ^ pv;
		mv |= ~(eq | pv);
		pv &= eq;
		if (mv & lst) {
			sc++;
		}
		if (pv & lst) {
			sc--;
		}
		mv = (mv << 1) | 1;
		pv = (pv << 1) | ~(xv | mv);
		mv &= xv;
	}
	i = n;
	while (i--) {
		peq[a.charCodeAt(i)] = 0;
	}
	return sc;
};
var myers_x = function (b, a) {
	var n = a.length;
	var m = b.length;
	var mhc = [];
	var phc = [];
	var hsize = Math.ceil(n / 32);
	var vsize = Math.ceil(m / 32);
	for (var i = 0; i < hsize; i++) {
		phc[i] = -1;
		mhc[i] = 0;
	}
	var j = 0;
	for (; j < vsize - 1; j++) {
		var mv_1 = 0;
		var pv_1 = -1;
		var start_1 = j * 32;
		var vlen_1 = Math.min(32, m) + start_1;
		for (var k = start_1; k < vlen_1; k++) {
			peq[b.charCodeAt(k)] |= 1 << k;
		}
		for (var i = 0; i < n; i++) {
			var eq = peq[a.charCodeAt(i)];
			var pb = (phc[(i / 32) | 0] >>> i) & 1;
			var mb = (mhc[(i / 32) | 0] >>> i) & 1;
			var xv = eq | mv_1;
			var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
			var ph = mv_1 | ~(xh | pv_1);
			var mh = pv_1 & xh;
			if ((ph >>> 31) ^ pb) {
				phc[(i / 32) | 0] ^= 1 << i;
			}
			if ((mh >>> 31) ^ mb) {
				mhc[(i / 32) | 0] ^= 1 << i;
			}
			ph = (ph << 1) | pb;
			mh = (mh << 1) | mb;
			pv_1 = mh | ~(xv | ph);
			mv_1 = ph & xv;
		}
		for (var k = start_1; k < vlen_1; k++) {
			peq[b.charCodeAt(k)] = 0;
		}
	}
	var mv = 0;
	var pv = -1;
	var start = j * 32;
	var vlen = Math.min(32, m - start) + start;
	for (var k = start; k < vlen; k++) {
		peq[b.charCodeAt(k)] |= 1 << k;
	}
	var score = m;
	for (var i = 0; i < n; i++) {
		var eq = peq[a.charCodeAt(i)];
		var pb = (phc[(i / 32) | 0] >>> i) & 1;
		var mb = (mhc[(i / 32) | 0] >>> i) & 1;
		var xv = eq | mv;
		var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
		var ph = mv | ~(xh | pv);
		var mh = pv & xh;
		score += (ph >>> (m - 1)) & 1;
		score -= (mh >>> (m - 1)) & 1;
		if ((ph >>> 31) ^ pb) {
			phc[(i / 32) | 0] ^= 1 << i;
		}
		if ((mh >>> 31) ^ mb) {
			mhc[(i / 32) | 0] ^= 1 << i;
		}
		ph = (ph << 1) | pb;
		mh = (mh << 1) | mb;
		pv = mh | ~(xv | ph);
		mv = ph & xv;
	}
	for (var k = start; k < vlen; k++) {
		peq[b.charCodeAt(k)] = 0;
	}
	return score;
};
var distance = function (a, b) {
	if (a.length < b.length) {
		var tmp = b;
		b = a;
		a = tmp;
	}
	if (b.length === 0) {
		return a.length;
	}
	if (a.length <= 32) {
		return myers_32(a, b);
	}
	return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
	var min_distance = Infinity;
	var min_index = 0;
	for (var i = 0; i < arr.length; i++) {
		var dist = distance(str, arr[i]);
		if (dist < min_distance) {
			min_distance = dist;
			min_index = i;
		}
	}
	return arr[min_index];
};
__webpack_unused_export__ = closest;


 }),

 29442:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   commandOf: () => (  commandOf),
   usageError: () => (  usageError)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);
 var _text_nearest_js$m1 = __webpack_require__(35112);


function usageError({ message }, args, refdata) {
	const [first = '', ...rest] = message.split('\n');
	const hint = /Did you mean (?:one of )?(.+)\?\)/.exec(rest.join(' '))?.[1] ?? longOption(args, refdata);
	const sentence = sentenceOf(first.replace(/^error: /, ''));
	const help = `${['refdata', ...commandIn(args, refdata)].join(' ')} --help`;
	return new _findings_user_error_js$m0  .y(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`.replace(/\.\.$/, '.'), hint === undefined
		? $said`${help} shows what there is.`
		: $said`Did you mean ${hint}? ${help} shows what there is.`);
}
function longOption(args, refdata) {
	let command = refdata;
	const options = new Set();
	for (const name of ['', ...commandIn(args, refdata)]) {
		command = name === '' ? command : command?.commands.find(each => each.name() === name);
		for (const { long } of command?.options ?? [])
			options.add(long ?? undefined);
	}
	const slip = args.find(arg => /^-\w[\w-]+/.test(arg) && options.has(`-${arg.replace(/=.*/, '')}`));
	return slip && `-${slip.replace(/=.*/, '')}`;
}
const SENTENCES = [
	[/^too many arguments for '(.+?)'\..*$/, command => $said`There are too many arguments for ${command}`],
	[/^too many arguments\..*$/, () => $said('There are too many arguments')],
	[/^unknown option '(.+)'$/, option => $said`Unknown option '${option}'`],
	[/^unknown command '(.+)'$/, command => $said`Unknown command '${command}'`],
	[/^missing required argument '(.+)'$/, name => $said`Missing required argument '${name}'`],
	[/^option '(.+)' argument missing$/, option => $said`Option '${option}' argument missing`],
	[/^required option '(.+)' not specified$/, option => $said`Required option '${option}' not specified`],
	[
		/^option '(.+)' argument '(.*)' is invalid\. Allowed choices are (.+?)\.?$/,
		(option, value, choices) => $said`Option '${option}' argument '${value}' is invalid. Allowed choices are ${choices}`,
	],
];
function sentenceOf(message) {
	for (const [pattern, said] of SENTENCES) {
		const [found, ...parts] = pattern.exec(message) ?? [];
		if (found !== undefined)
			return said(...parts);
	}
	return message;
}
function commandIn(args, refdata) {
	const names = [];
	let command = refdata;
	for (const arg of args.filter(each => !each.startsWith('-'))) {
		command = command.commands.find(each => each.name() === arg);
		if (command === undefined)
			break;
		names.push(arg);
	}
	return names;
}
function commandOf(names, refdata) {
	let command = refdata;
	for (const name of names.filter(each => !each.startsWith('-'))) {
		const inner = command.commands.find(each => each.name() === name);
		if (!inner)
			throw noCommand(name, command);
		command = inner;
	}
	return command;
}
function noCommand(name, around) {
	const names = around.commands.map(command => command.name());
	const [near] = (0,_text_nearest_js$m1  .p)(name, names);
	const called = around.parent === null ? name : `${around.name()} ${name}`;
	const others = names.length === 0 ? $said`${around.name()} has none inside.` : $said`There are ${names.join(', ')}.`;
	return new _findings_user_error_js$m0  .y($said`There is no command ${called}.`, near === undefined ? others : $said`Did you mean ${near}? ${others}`);
}


 }),

 35112:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   p: () => (  nearest)
 });
 var fastest_levenshtein$m0 = __webpack_require__(21916);

const MAX_DISTANCE_SHARE = 0.5;
function nearest(word, candidates, limit = 1, share = MAX_DISTANCE_SHARE) {
	const lower = word.toLowerCase();
	const scored = [];
	for (const candidate of new Set(candidates)) {
		const most = Math.max(word.length, candidate.length) * share;
		if (Math.abs(word.length - candidate.length) > most)
			continue;
		const other = candidate.toLowerCase();
		const score = isReordered(lower, other) ? 1 : ((0,fastest_levenshtein$m0  .Io)(word, candidate) + (0,fastest_levenshtein$m0  .Io)(lower, other)) / 2;
		if (score <= most)
			scored.push({ candidate, score });
	}
	scored.sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1));
	return scored.slice(0, limit).map(({ candidate }) => candidate);
}
function isReordered(word, other) {
	return word !== other && word.length === other.length && sortedLetters(word) === sortedLetters(other);
}
function sortedLetters(word) {
	return [...word].sort().join('');
}


 })

};
