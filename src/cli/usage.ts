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
  const hint = /Did you mean (?:one of )?(.+)\?\)/.exec(rest.join(' '))?.[1] ?? longOption(args, refdata);
  const sentence = sentenceOf(first.replace(/^error: /, ''));
  const help = `${['refdata', ...commandIn(args, refdata)].join(' ')} --help`;
  return new UserError(
    `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`.replace(/\.\.$/, '.'),
    hint === undefined
      ? `${help} shows what there is.`
      : `Did you mean ${hint}? ${help} shows what there is.`,
  );
}

/** `-out` is `-o -u -t` for commander: the option whose name stands behind a single hyphen. */
function longOption(args: readonly string[], refdata: Command): string | undefined {
  let command: Command | undefined = refdata;
  const options = new Set<string | undefined>();
  for (const name of ['', ...commandIn(args, refdata)]) {
    command = name === '' ? command : command?.commands.find(each => each.name() === name);
    for (const { long } of command?.options ?? []) options.add(long ?? undefined);
  }
  const slip = args.find(arg => /^-\w[\w-]+/.test(arg) && options.has(`-${arg.replace(/=.*/, '')}`));
  return slip && `-${slip.replace(/=.*/, '')}`;
}

/** How commander says what is wrong, and how we do. */
const SENTENCES: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^too many arguments for '(.+?)'\..*$/, command => `There are too many arguments for ${command}`],
  [/^too many arguments\..*$/, () => 'There are too many arguments'],
  [/^unknown option '(.+)'$/, option => `Unknown option '${option}'`],
  [/^unknown command '(.+)'$/, command => `Unknown command '${command}'`],
  [/^missing required argument '(.+)'$/, name => `Missing required argument '${name}'`],
  [/^option '(.+)' argument missing$/, option => `Option '${option}' argument missing`],
  [/^required option '(.+)' not specified$/, option => `Required option '${option}' not specified`],
  [
    /^option '(.+)' argument '(.*)' is invalid\. Allowed choices are (.+?)\.?$/,
    (option, value, choices) =>
      `Option '${option}' argument '${value}' is invalid. Allowed choices are ${choices}`,
  ],
];

function sentenceOf(message: string): string {
  for (const [pattern, said] of SENTENCES) {
    const [found, ...parts] = pattern.exec(message) ?? [];
    if (found !== undefined) return said(...parts);
  }
  return message;
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
  const called = around.parent === null ? name : `${around.name()} ${name}`;
  const others = names.length === 0 ? `${around.name()} has none inside.` : `There are ${names.join(', ')}.`;
  return new UserError(`There is no command ${called}.`, orNearest(name, names, others));
}

/** What there is, behind the name that was most likely meant. */
export function orNearest(name: string, names: readonly string[], others: string): string {
  const [near] = nearest(name, names);
  return near === undefined ? others : `Did you mean ${near}? ${others}`;
}
