import { type Command, Help } from 'commander';
import { word } from '../text/said.js';

/** What commander itself says in a help, in words that are translated as ours are. */
export function useHelpWords(command: Command): void {
  const plain = new Help();
  const titles: Readonly<Record<string, string>> = {
    'Usage:': word('Usage:'),
    'Arguments:': word('Arguments:'),
    'Options:': word('Options:'),
    'Commands:': word('Commands:'),
  };
  const extra = (description: string) =>
    description.replace(/\((default|choices): /, (_, what) =>
      what === 'default' ? word('(default: ') : word('(choices: '),
    );
  command.configureHelp({
    styleTitle: title => titles[title] ?? title,
    optionDescription: option => extra(plain.optionDescription(option)),
    argumentDescription: argument => extra(plain.argumentDescription(argument)),
  });
  if (command.commands.length > 0) command.helpCommand('help [command]', 'display help for command');
}
