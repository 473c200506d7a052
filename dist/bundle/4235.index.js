export const id = 4235;
export const ids = [4235];
export const modules = {

 14235:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   completionOf: () => (  completionOf)
 });
 var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);

const SHELLS = { bash, zsh, fish };
function completionOf(shell, refdata) {
	const script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
	const known = Object.keys(SHELLS);
	if (!script)
		throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y($said`There is no completion for ${shell}.`, $said`Write one of ${known.join(', ')}.`);
	return script(levelsOf(refdata, '', known));
}
function levelsOf(command, at, shells) {
	const inner = command.commands.map(each => ({ name: each.name(), text: each.description() }));
	const all = command.commands.map(each => ({ name: each.name(), text: '' }));
	const commands = at === ''
		? [...inner, { name: 'help', text: $said('show what there is, or the help of a command') }]
		: at === ' completion'
			? shells.map(name => ({ name, text: '' }))
			: inner;
	const help = { long: '--help', short: '-h', text: $said('show this help'), takesValue: false, values: [] };
	const own = { at, commands, options: [...command.options.map(flagOf), help] };
	const below = command.commands.flatMap(each => levelsOf(each, `${at} ${each.name()}`, shells));
	return [own, ...below, ...(at === '' ? [{ at: ' help', commands: all, options: [] }] : [])];
}
function flagOf(option) {
	return {
		long: option.long ?? option.flags,
		short: option.short,
		text: option.description,
		takesValue: option.required || option.optional,
		values: LISTED.test(option.description) ? option.description.split(/, | or /) : [],
	};
}
const LISTED = /^[a-z]+(?:, [a-z]+)*(?: or [a-z]+|, [a-z]+)$/;
function cases(entries, close) {
	return entries.map(([text, then]) => `    ${quoted(text)}${close} ${then} ;;`).join('\n');
}
function bash(levels) {
	const words = (names) => quoted(names.join(' '));
	return `# refdata in bash: put  eval "$(refdata completion bash)"  into ~/.bashrc
_refdata() {
  local cur=\${COMP_WORDS[COMP_CWORD]} at= words= i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$at \${COMP_WORDS[i]}" in
      ${pathsOf(levels).map(quoted).join(' | ')}) at="$at \${COMP_WORDS[i]}" ;;
    esac
  done
  COMPREPLY=()
  case "$at \${COMP_WORDS[COMP_CWORD - 1]}" in
${cases(valued(levels).map(([text, values]) => [
		text,
		values.length > 0 ? `COMPREPLY=($(compgen -W ${words(values)} -- "$cur")); return` : 'return',
	]), ')')}
  esac
  if [[ $cur == -* ]]; then
    case "$at" in
${cases(levels.map(({ at, options }) => [at, `words=${words(options.flatMap(names))}`]), ')')}
    esac
  else
    case "$at" in
${cases(levels
		.filter(hasCommands)
		.map(({ at, commands }) => [at, `words=${words(commands.map(({ name }) => name))}`]), ')')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _refdata refdata
`;
}
function zsh(levels) {
	const described = (entries) => `(${entries.map(({ name, text }) => quoted(`${name.replaceAll(':', '\\:')}:${text}`)).join(' ')})`;
	return `#compdef refdata
# refdata in zsh: put  source <(refdata completion zsh)  into ~/.zshrc, behind compinit
_refdata() {
  local at= word
  local -a names flags
  for word in \${words[2,CURRENT-1]}; do
    case "$at $word" in
      (${pathsOf(levels).map(quoted).join('|')}) at="$at $word" ;;
    esac
  done
  case "$at \${words[CURRENT-1]}" in
${cases(valued(levels).map(([text, values]) => [
		text,
		values.length > 0 ? `compadd -- ${values.map(quoted).join(' ')}; return` : '_files; return',
	]), ')')}
  esac
  case "$at" in
${cases(levels.map(({ at, options }) => [
		at,
		`flags=${described(options.flatMap(option => names(option).map(name => ({ name, text: option.text }))))}`,
	]), ')')}
  esac
  case "$at" in
${cases(levels.filter(hasCommands).map(({ at, commands }) => [at, `names=${described(commands)}`]), ')')}
  esac
  if [[ $PREFIX == -* ]]; then
    _describe -o option flags
  elif (( \${#names} )); then
    _describe command names
  else
    _files
  fi
}
if [[ \${funcstack[1]} == _refdata ]]; then _refdata "$@"; else compdef _refdata refdata; fi
`;
}
function fish(levels) {
	const lines = levels.flatMap(({ at, commands, options }) => {
		const only = `complete -c refdata -n ${quotedInFish(`__refdata_at ${quotedInFish(at)}`)}`;
		return [
			...commands.map(({ name, text }) => `${only} -f -a ${quotedInFish(name)} -d ${quotedInFish(text)}`),
			...options.map(({ long, short, text, takesValue, values }) => [
				only,
				`-l ${long.slice(2)}`,
				...(short === undefined ? [] : [`-s ${short.slice(1)}`]),
				...(values.length > 0 ? [`-x -a ${quotedInFish(values.join(' '))}`] : takesValue ? ['-r'] : []),
				`-d ${quotedInFish(text)}`,
			].join(' ')),
		];
	});
	return `# refdata in fish: refdata completion fish > ~/.config/fish/completions/refdata.fish
function __refdata_at
  set -l at ''
  set -l given (commandline -opc)
  for word in $given[2..]
    switch "$at $word"
      case ${pathsOf(levels).map(quotedInFish).join(' ')}
        set at "$at $word"
    end
  end
  test "$at" = "$argv[1]"
end
${lines.join('\n')}
`;
}
function pathsOf(levels) {
	return levels.map(({ at }) => at).filter(at => at !== '');
}
function valued(levels) {
	return levels.flatMap(({ at, options }) => options
		.filter(({ takesValue }) => takesValue)
		.flatMap(option => names(option).map((name) => [`${at} ${name}`, option.values])));
}
function names({ long, short }) {
	return short === undefined ? [long] : [short, long];
}
function hasCommands({ commands }) {
	return commands.length > 0;
}
function quoted(text) {
	return `'${text.replaceAll("'", "'\\''")}'`;
}
function quotedInFish(text) {
	return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}


 })

};
