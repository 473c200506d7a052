export const id = 2048;
export const ids = [2048];
export const modules = {

 2048:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   askForList: () => (  askForList)
 });
 var _inquirer_select$m0 = __webpack_require__(46616);
 var _findings_user_error_js$m1 = __webpack_require__(14343);
 var _text_counted_js$m2 = __webpack_require__(35676);
 var _text_visible_js$m3 = __webpack_require__(38696);




const MAX_SAMPLE_CHARACTERS = 24;
const MAX_REASON_CHARACTERS = 300;
const MAX_SAMPLES = 3;
const PAGE_LINES = 9;
async function askForList({ at, candidates, best }) {
	const choices = [
		...candidates.map(candidate => ({
			name: described(candidate),
			short: described(candidate),
			description: (0,_text_visible_js$m3  .P)(candidate.why, MAX_REASON_CHARACTERS),
			value: candidate,
		})),
		{
			name: $said('none of them'),
			short: $said('none'),
			description: $said('They go into the file as comments, to be looked at later.'),
			value: null,
		},
	];
	try {
		const message = $said`Where is ${at} read from?`;
		const answer = await (0,_inquirer_select$m0  .A)({
			message,
			choices,
			default: best ?? null,
			pageSize: PAGE_LINES,
			loop: false,
		});
		return answer ?? undefined;
	}
	catch (cause) {
		if (!(cause instanceof Error) || cause.name !== 'ExitPromptError')
			throw cause;
		throw new _findings_user_error_js$m1  .y($said('It was interrupted, and nothing was written.'), $said('Begin again, or give --yes to have the surest candidates taken.'), { cause });
	}
}
function described({ score, count, samples }) {
	const sureness = score === null ? '' : `${Math.min(1, Math.max(0, score)).toFixed(2)}  `;
	const first = samples.slice(0, MAX_SAMPLES).map(text => (0,_text_visible_js$m3  .P)(text, MAX_SAMPLE_CHARACTERS));
	if (count === null)
		return $said`${sureness}a source without records`;
	const shown = first.length === 0 ? '' : `: ${first.join(', ')}${count > first.length ? ', …' : ''}`;
	return `${sureness}${(0,_text_counted_js$m2  .h)(count, 'entry', 'entries')}${shown}`;
}


 })

};
