import { type Command, Option } from 'commander';

/** What only some of the commands over a repository take. */
const MORE = {
  commands: () => new Option('--allow-commands', 'run the programs that sources of the kind `command` name'),
  cache: () =>
    new Option(
      '--cache <folder>',
      'keep what was read for the next run, which is faster where nothing has changed',
    ),
};

/** Adds the options of every command that reads the repository of a language; `run-options.ts` says what they mean. */
export function languageOptions(command: Command, ...more: readonly (keyof typeof MORE)[]): Command {
  command
    .option('-c, --config <file>', 'the configuration (default: refdata.yml in --repo)')
    .option('-r, --repo <folder>', "the language's repository", '.');
  for (const name of more) command.addOption(MORE[name]());
  return command;
}
