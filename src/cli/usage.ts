import type { Command, CommanderError } from 'commander';
import { UserError } from '../findings/user-error.js';
import { nearest } from '../text/nearest.js';

/** What commander says of wrong arguments, as a mistake like every other: a sentence, and what to do about it. */
export function usageError(
  { message }: CommanderError,
  args: readonly string[],
  refdata: Command,
): UserError {
  const [first = '', ...rest] = message.split('\n');
  const hint = /Did you mean (?:one of )?(.+)\?\)/.exec(rest.join(' '))?.[1];
  const sentence = first
    .replace(/^error: /, '')
    .replace(/^too many arguments(?: for '(.+?)')?\..*$/, (_, command?: string) =>
      command === undefined ? 'There are too many arguments' : `There are too many arguments for ${command}`,
    );
  const help = `${['refdata', ...commandIn(args, refdata)].join(' ')} --help`;
  return new UserError(
    `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`.replace(/\.\.$/, '.'),
    hint === undefined
      ? `${help} shows what there is.`
      : `Did you mean ${hint}? ${help} shows what there is.`,
  );
}

/** The names of the command that arguments begin with, inside of each other: `registry pack`. */
function commandIn(args: readonly string[], refdata: Command): string[] {
  const names: string[] = [];
  let command: Command | undefined = refdata;
  for (const arg of args.filter(each => !each.startsWith('-'))) {
    command = command.commands.find(each => each.name() === arg);
    if (command === undefined) break;
    names.push(arg);
  }
  return names;
}

/** `refdata help registry pack`: the command that help is asked for. @throws {UserError} for one that there is not. */
export function commandOf(names: readonly string[], refdata: Command): Command {
  let command = refdata;
  for (const name of names.filter(each => !each.startsWith('-'))) {
    const inner = command.commands.find(each => each.name() === name);
    if (!inner) throw noCommand(name, command);
    command = inner;
  }
  return command;
}

/** General help in its place would hide the slip. */
function noCommand(name: string, around: Command): UserError {
  const names = around.commands.map(command => command.name());
  const [near] = nearest(name, names);
  const called = around.parent === null ? name : `${around.name()} ${name}`;
  const others = names.length === 0 ? `${around.name()} has none inside.` : `There are ${names.join(', ')}.`;
  return new UserError(
    `There is no command ${called}.`,
    near === undefined ? others : `Did you mean ${near}? ${others}`,
  );
}
