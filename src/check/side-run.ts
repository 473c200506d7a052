import { noPrograms } from '../repository/programs.js';
import type { RunContext } from '../run/run-context.js';
import type { SideSource } from './side.js';

/** The run that reads more of a side than its seven files, as they were read: no programs, and what was kept counts. */
export function runOf({
  loaded,
  repository,
  cache,
}: Pick<SideSource, 'loaded' | 'repository' | 'cache'>): Omit<RunContext, 'configPath' | 'shown'> {
  return { configuration: loaded, repository, programs: noPrograms('check'), progress: () => {}, cache };
}
