import type { Command, Option } from 'commander';
import { UserError } from '../findings/user-error.js';

/** A command with what may stand behind it. */
interface Level {
  /** Words behind `refdata`, each with a blank before it: ` registry pack`; nothing for `refdata` itself. */
  readonly at: string;
  readonly commands: readonly { readonly name: string; readonly text: string }[];
  readonly options: readonly Flag[];
}

interface Flag {
  readonly long: string;
  readonly short: string | undefined;
  readonly text: string;
  readonly takesValue: boolean;
  /** What may stand behind it, where that is known. */
  readonly values: readonly string[];
}

const SHELLS: Readonly<Record<string, (levels: readonly Level[]) => string>> = { bash, zsh, fish };

/** The script by which a shell completes `refdata`, of all commands and options that there are. @throws {UserError} for another shell */
export function completionOf(shell: string, refdata: Command): string {
  const script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
  const known = Object.keys(SHELLS);
  if (!script)
    throw new UserError(`There is no completion for ${shell}.`, `Write one of ${known.join(', ')}.`);
  return script(levelsOf(refdata, '', known));
}

function levelsOf(command: Command, at: string, shells: readonly string[]): Level[] {
  const inner = command.commands.map(each => ({ name: each.name(), text: each.description() }));
  const all = command.commands.map(each => ({ name: each.name(), text: '' }));
  const commands =
    at === ''
      ? [...inner, { name: 'help', text: 'show what there is, or the help of a command' }]
      : at === ' completion'
        ? shells.map(name => ({ name, text: '' }))
        : inner;
  const help = { long: '--help', short: '-h', text: 'show this help', takesValue: false, values: [] };
  const own: Level = { at, commands, options: [...command.options.map(flagOf), help] };
  const below = command.commands.flatMap(each => levelsOf(each, `${at} ${each.name()}`, shells));
  return [own, ...below, ...(at === '' ? [{ at: ' help', commands: all, options: [] }] : [])];
}

function flagOf(option: Option): Flag {
  return {
    long: option.long ?? option.flags,
    short: option.short,
    text: option.description,
    takesValue: option.required || option.optional,
    values: LISTED.test(option.description) ? option.description.split(/, | or /) : [],
  };
}

/** `text, json or sarif`: a description that is nothing but what may be written. */
const LISTED = /^[a-z]+(?:, [a-z]+)*(?: or [a-z]+|, [a-z]+)$/;

/** Cases of a `case` in a shell, one for each text that something follows from. */
function cases(entries: readonly (readonly [string, string])[], close: string): string {
  return entries.map(([text, then]) => `    ${quoted(text)}${close} ${then} ;;`).join('\n');
}

function bash(levels: readonly Level[]): string {
  const words = (names: readonly string[]) => quoted(names.join(' '));
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
${cases(
  valued(levels).map(([text, values]) => [
    text,
    values.length > 0 ? `COMPREPLY=($(compgen -W ${words(values)} -- "$cur")); return` : 'return',
  ]),
  ')',
)}
  esac
  if [[ $cur == -* ]]; then
    case "$at" in
${cases(
  levels.map(({ at, options }) => [at, `words=${words(options.flatMap(names))}`]),
  ')',
)}
    esac
  else
    case "$at" in
${cases(
  levels
    .filter(hasCommands)
    .map(({ at, commands }) => [at, `words=${words(commands.map(({ name }) => name))}`]),
  ')',
)}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _refdata refdata
`;
}

function zsh(levels: readonly Level[]): string {
  const described = (entries: readonly { name: string; text: string }[]) =>
    `(${entries.map(({ name, text }) => quoted(`${name.replaceAll(':', '\\:')}:${text}`)).join(' ')})`;
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
${cases(
  valued(levels).map(([text, values]) => [
    text,
    values.length > 0 ? `compadd -- ${values.map(quoted).join(' ')}; return` : '_files; return',
  ]),
  ')',
)}
  esac
  case "$at" in
${cases(
  levels.map(({ at, options }) => [
    at,
    `flags=${described(options.flatMap(option => names(option).map(name => ({ name, text: option.text }))))}`,
  ]),
  ')',
)}
  esac
  case "$at" in
${cases(
  levels.filter(hasCommands).map(({ at, commands }) => [at, `names=${described(commands)}`]),
  ')',
)}
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

function fish(levels: readonly Level[]): string {
  const lines = levels.flatMap(({ at, commands, options }) => {
    const only = `complete -c refdata -n ${quotedInFish(`__refdata_at ${quotedInFish(at)}`)}`;
    return [
      ...commands.map(({ name, text }) => `${only} -f -a ${quotedInFish(name)} -d ${quotedInFish(text)}`),
      ...options.map(({ long, short, text, takesValue, values }) =>
        [
          only,
          `-l ${long.slice(2)}`,
          ...(short === undefined ? [] : [`-s ${short.slice(1)}`]),
          ...(values.length > 0 ? [`-x -a ${quotedInFish(values.join(' '))}`] : takesValue ? ['-r'] : []),
          `-d ${quotedInFish(text)}`,
        ].join(' '),
      ),
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

function pathsOf(levels: readonly Level[]): string[] {
  return levels.map(({ at }) => at).filter(at => at !== '');
}

/** Options that a value stands behind, each with the command that it is of. */
function valued(levels: readonly Level[]): [string, readonly string[]][] {
  return levels.flatMap(({ at, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .flatMap(option =>
        names(option).map((name): [string, readonly string[]] => [`${at} ${name}`, option.values]),
      ),
  );
}

function names({ long, short }: Pick<Flag, 'long' | 'short'>): string[] {
  return short === undefined ? [long] : [short, long];
}

function hasCommands({ commands }: Level): boolean {
  return commands.length > 0;
}

/** A text as bash and zsh take it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function quotedInFish(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
