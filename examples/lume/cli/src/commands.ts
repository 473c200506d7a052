import type { Command } from './command.js';
import { LOOKUP } from './commands/lookup.js';
import { PACKAGES } from './commands/packages.js';
import { PROJECT } from './commands/project.js';
import { QUALITY } from './commands/quality.js';
import { RUN } from './commands/run.js';
import { Group } from './groups.js';

/** Every command, by group, in the order in which help shows them. */
export const COMMANDS: ReadonlyMap<Group, readonly Command[]> = new Map([
  [Group.Projeto, PROJECT],
  [Group.Executar, RUN],
  [Group.Qualidade, QUALITY],
  [Group.Pacotes, PACKAGES],
  [Group.Consulta, LOOKUP],
]);
