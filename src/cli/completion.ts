import type { Argument, Command, Option } from 'commander';
import { INSTALLABLE } from '../commands/editor.js';
import { ENGINE_NAMES } from '../editors/editor.js';
import { kinds } from '../extract/index.js';
import { UserError } from '../findings/user-error.js';
import { FEATURES } from '../lsp/features.js';

/** A command with what may stand behind it. */
interface Level {
  /** Words behind `refdata`, each with a blank before it: ` registry pack`; nothing for `refdata` itself. */
  readonly at: string;
  readonly commands: readonly { readonly name: string; readonly text: string }[];
  readonly options: readonly Flag[];
  /** Whether files may stand behind it, too. */
  readonly takesFiles: boolean;
}

interface Flag {
  readonly long: string;
  readonly short: string | undefined;
  readonly text: string;
  readonly takesValue: boolean;
  /** What may stand behind it, where that is known. */
  readonly values: readonly string[];
  /** Whether several of them may stand there, with commas between. */
  readonly isList: boolean;
}

/** What may stand behind options whose text does not list it. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  ' editor --install': INSTALLABLE,
  ' extract --kind': kinds.map(({ name }) => name),
};
/** The same of those that take several, with commas between. */
const KNOWN_LISTS: Readonly<Record<string, readonly string[]>> = {
  ' consume --engines': ENGINE_NAMES,
  ' editor --only': ENGINE_NAMES,
  ' lsp --only': FEATURES,
};

const SHELLS: Readonly<Record<string, (levels: readonly Level[]) => string>> = { bash, zsh, fish };

/** The script by which a shell completes `refdata`, of all commands and options that there are. @throws {UserError} for another shell */
export function completionOf(shell: string, refdata: Command): string {
  const script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
  const known = Object.keys(SHELLS);
  if (!script)
    throw new UserError(`There is no completion for ${shell}.`, `Write one of ${known.join(', ')}.`);
  const levels = levelsOf(refdata, '');
  const outer = levels.filter(({ at }) => levels.some(each => each.at.startsWith(`${at} `)));
  return script([...levels, ...outer.map(helpOf)]);
}

function levelsOf(command: Command, at: string): Level[] {
  const inner = command.commands.map(each => ({ name: each.name(), text: each.description() }));
  // Behind files there are only more of them.
  const given = command.registeredArguments.map(each => (each.variadic ? [] : valuesOf(each)));
  const known = given.flat().map(name => ({ name, text: '' }));
  const commands = [
    ...inner,
    ...known,
    ...(at === '' ? [{ name: 'help', text: 'show what there is, or the help of a command' }] : []),
  ];
  const shown = command.options.filter(({ hidden }) => !hidden).map(option => flagOf(option, at));
  // The tongue may be told behind any command.
  const options = [...shown, ...(at === '' ? [] : everywhere(command)), HELP];
  const takesFiles = given.some(values => values.length === 0);
  return [
    { at, commands, options, takesFiles },
    ...command.commands.flatMap(each => levelsOf(each, `${at} ${each.name()}`)),
  ];
}

const HELP: Flag = {
  long: '--help',
  short: '-h',
  text: 'show this help',
  takesValue: false,
  values: [],
  isList: false,
};

/** Options of `refdata` itself that hold behind each of its commands, too. */
function everywhere(command: Command): Flag[] {
  let root = command;
  while (root.parent) root = root.parent;
  return root.options.filter(({ long }) => long === '--lang').map(option => flagOf(option, ''));
}

/** Behind `help` stands what stands behind `refdata`, without options. */
function helpOf({ at, commands }: Level): Level {
  const named = commands.filter(({ name }) => name !== 'help').map(({ name }) => ({ name, text: '' }));
  return { at: ` help${at}`, commands: named, options: [], takesFiles: false };
}

function flagOf(option: Option, at: string): Flag {
  const long = option.long ?? option.flags;
  const list = KNOWN_LISTS[`${at} ${long}`];
  const takesValue = option.required || option.optional;
  return {
    long,
    short: option.short,
    text: option.description,
    takesValue,
    values: takesValue ? (list ?? KNOWN[`${at} ${long}`] ?? valuesOf(option)) : [],
    isList: list !== undefined,
  };
}

/** What may stand in a place, where that is known. */
function valuesOf({ argChoices, description }: Option | Argument): readonly string[] {
  return argChoices ?? LISTED.exec(description)?.[1]?.split(/,? or |, /) ?? [];
}

/** `text, json or sarif`: a description that begins with what may be written, and says no more than why. */
const LISTED = /^([a-z]+(?:, [a-z]+)*(?:,? or [a-z]+|, [a-z]+))(?:: .*| \(.*\))?$/;

/** Cases of a `case` in a shell, one for each text that something follows from. */
function cases(entries: readonly (readonly [string, string])[], close: string): string {
  return entries.map(([text, then]) => `    ${quoted(text)}${close} ${then} ;;`).join('\n');
}

function bash(levels: readonly Level[]): string {
  const words = (names: readonly string[]) => quoted(names.join(' '));
  return `# refdata in bash: put  eval "$(refdata completion bash)"  into ~/.bashrc
_refdata() {
  local cur=\${COMP_WORDS[COMP_CWORD]} flag=\${COMP_WORDS[COMP_CWORD - 1]} at= words= i
  # bash takes --format=json for three words.
  if [[ $flag == = ]]; then flag=\${COMP_WORDS[COMP_CWORD - 2]}; fi
  if [[ $cur == = ]]; then cur=; fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$at \${COMP_WORDS[i]}" in
      ${pathsOf(levels).map(quoted).join(' | ')}) at="$at \${COMP_WORDS[i]}" ;;
    esac
  done
  COMPREPLY=()
  case "$at $flag" in
${cases(
  valued(levels).map(([text, { values, isList }]) => {
    if (values.length === 0) return [text, 'return'];
    const [before, begun] = isList ? ['-P "${cur%"${cur##*,}"}" ', '${cur##*,}'] : ['', '$cur'];
    return [text, `COMPREPLY=($(compgen ${before}-W ${words(values)} -- "${begun}")); return`];
  }),
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
  case "$at" in
${cases(
  levels
    .filter(level => hasCommands(level) && level.takesFiles)
    .map(({ at }) => [
      at,
      'compopt -o filenames 2> /dev/null; while IFS= read -r i; do COMPREPLY+=("$i"); done < <(compgen -f -- "$cur")',
    ]),
  ')',
)}
  esac
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
  local at= word flag=\${words[CURRENT-1]} files=
  local -a names flags
  if [[ $PREFIX == --*=* ]]; then
    flag=\${PREFIX%%=*}
    compset -P '*='
  fi
  for word in \${words[2,CURRENT-1]}; do
    case "$at $word" in
      (${pathsOf(levels).map(quoted).join('|')}) at="$at $word" ;;
    esac
  done
  case "$at $flag" in
${cases(
  valued(levels).map(([text, { values, isList }]) => {
    if (values.length === 0) return [text, '_files; return'];
    const added = `compadd -- ${values.map(quoted).join(' ')}; return`;
    return [text, isList ? `compset -P '*,'; ${added}` : added];
  }),
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
  levels
    .filter(hasCommands)
    .map(({ at, commands, takesFiles }) => [
      at,
      `names=${described(commands)}${takesFiles ? '; files=too' : ''}`,
    ]),
  ')',
)}
  esac
  if [[ $PREFIX == -* ]]; then
    _describe -o option flags
  elif (( \${#names} )); then
    _describe command names
    if [[ -n $files ]]; then _files; fi
  else
    _files
  fi
}
if [[ \${funcstack[1]} == _refdata ]]; then _refdata "$@"; else compdef _refdata refdata; fi
`;
}

function fish(levels: readonly Level[]): string {
  const offered = (values: readonly string[], isList: boolean) =>
    isList ? `(__refdata_list ${values.join(' ')})` : values.join(' ');
  const lines = levels.flatMap(({ at, commands, options, takesFiles }) => {
    const only = `complete -c refdata -n ${quotedInFish(`__refdata_at ${quotedInFish(at)}`)}`;
    return [
      ...commands.map(
        ({ name, text }) =>
          `${only} ${takesFiles ? '' : '-f '}-a ${quotedInFish(name)} -d ${quotedInFish(text)}`,
      ),
      ...options.map(({ long, short, text, takesValue, values, isList }) =>
        [
          only,
          `-l ${long.slice(2)}`,
          ...(short === undefined ? [] : [`-s ${short.slice(1)}`]),
          ...(values.length > 0
            ? [`-x -a ${quotedInFish(offered(values, isList))}`]
            : takesValue
              ? ['-r']
              : []),
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
function __refdata_list
  set -l before (commandline -ct | string replace -r '^--[^=]*=' '' | string replace -r '[^,]*$' '')
  printf "$before%s\\n" $argv
end
${lines.join('\n')}
`;
}

function pathsOf(levels: readonly Level[]): string[] {
  return levels.map(({ at }) => at).filter(at => at !== '');
}

/** Options that a value stands behind, each with the command that it is of. */
function valued(levels: readonly Level[]): [string, Flag][] {
  return levels.flatMap(({ at, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .flatMap(option => names(option).map((name): [string, Flag] => [`${at} ${name}`, option])),
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
