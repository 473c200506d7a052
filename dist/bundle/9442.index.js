export const id = 9442;
export const ids = [9442];
export const modules = {

 29442:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   commandOf: () => (  commandOf),
   usageError: () => (  usageError),
   w: () => (  orNearest)
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
	const called = around.parent === null ? name : `${around.name()} ${name}`;
	const others = names.length === 0 ? $said`${around.name()} has none inside.` : $said`There are ${names.join(', ')}.`;
	return new _findings_user_error_js$m0  .y($said`There is no command ${called}.`, orNearest(name, names, others));
}
function orNearest(name, names, others) {
	const [near] = (0,_text_nearest_js$m1  .p)(name, names);
	return near === undefined ? others : $said`Did you mean ${near}? ${others}`;
}


 })

};
