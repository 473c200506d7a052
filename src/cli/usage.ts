import type { Command, CommanderError } from 'commander';
import { UserError } from '../findings/user-error.js';
import { nearest } from '../text/nearest.js';

/** What commander says of wrong arguments, as a mistake like every other: a sentence, and what to do about it. */
export function usageError({ message }: CommanderError, args: readonly string[]): UserError {
  const [first = '', ...rest] = message.split('\n');
  const hint = /Did you mean (?:one of )?(.+)\?\)/.exec(rest.join(' '))?.[1];
  const sentence = first
    .replace(/^error: /, '')
    .replace(/^too many arguments(?: for '(.+?)')?\..*$/, (_, command?: string) =>
      command === undefined ? 'There are too many arguments' : `There are too many arguments for ${command}`,
    );
  const command = args.find(each => !each.startsWith('-'));
  const help = `refdata ${command === undefined || /unknown command/.test(first) ? '' : `${command} `}--help`;
  return new UserError(
    `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`.replace(/\.\.$/, '.'),
    hint === undefined
      ? `${help} shows what there is.`
      : `Did you mean ${hint}? ${help} shows what there is.`,
  );
}

/** `refdata help biuld`: general help would hide the slip. @throws {UserError} for a command that there is not. */
export function refuseUnknownCommand(name: string, commands: readonly Command[]): void {
  const names = commands.map(command => command.name());
  if (name.startsWith('-') || [...names, 'help'].includes(name)) return;
  const [near] = nearest(name, names);
  throw new UserError(
    `There is no command ${name}.`,
    near === undefined
      ? `There are ${names.join(', ')}.`
      : `Did you mean ${near}? There are ${names.join(', ')}.`,
  );
}
