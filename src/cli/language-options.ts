import { type Command, Option } from 'commander';
import { UserError } from '../findings/user-error.js';

/** What only some of the commands over a repository take. */
const MORE = {
  commands: () => new Option('--allow-commands', 'run the programs that sources of the kind `command` name'),
  cache: () =>
    new Option(
      '--cache <folder>',
      'keep what was read for the next run, which is faster where nothing has changed',
    ),
};

/** One more folder, by the name that refdata.yml gives its repository. @throws {UserError} */
function repositoryFolder(text: string, given: ReadonlyMap<string, string> = new Map()): Map<string, string> {
  const [, name = '', folder = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
  if (name === '' || folder === '')
    throw new UserError(
      `--repository is "${text}".`,
      'Write the name that refdata.yml gives it, and its folder: --repository stdlib=../stdlib.',
    );
  if (given.has(name))
    throw new UserError(`--repository names ${name} twice.`, 'Keep one of the two folders.');
  return new Map([...given, [name, folder]]);
}

/** Adds the options of every command that reads the repository of a language; `run-options.ts` says what they mean. */
export function languageOptions(command: Command, ...more: readonly (keyof typeof MORE)[]): Command {
  command
    .option('-c, --config <file>', 'the configuration (default: refdata.yml in --repo)')
    .option('-r, --repo <folder>', "the language's repository", '.')
    .addOption(
      new Option(
        '--repository <name=folder>',
        'where a repository is that `repositories` in refdata.yml names; may be given again',
      ).argParser(repositoryFolder),
    );
  for (const name of more) command.addOption(MORE[name]());
  return command;
}
