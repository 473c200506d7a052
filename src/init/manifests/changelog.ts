import { textOf } from '../../repository/readable.js';
import type { Repository } from '../../repository/repository.js';
import { isPlaceholder, VERSION } from './said.js';

const FILES = '{CHANGELOG,Changelog,changelog,CHANGES,HISTORY,History,NEWS,RELEASES}{.md,.rst,.txt,}';
/** `## [1.2.3] - 2026-01-31`, `# v1.2.3 (January 31, 2026)`, `Version 1.2.3`, `1.2.3 / 2026-01-31` above a line of signs. */
const HEADING =
  /^(?:#{1,4}[ \t]+)?(?:(?:version|release)[ \t]+)?\[?v?(?<version>\d{1,6}(?:\.\d{1,6}){1,3}(?:-[\w.]{1,30})?)(?![\w.-])(?<rest>.{0,200})$/i;
/** What is written down before it is released. */
const NOT_YET = /unreleased|not (?:yet )?released|upcoming|in development|wip|tbd|não lançad/i;

/**
 * The newest version that the list of changes has, for a project that says it nowhere else: Go says it by tags alone, which no archive
 * has. It is to be looked at: such lists lag behind releases, and run ahead of them.
 */
export function newestChange(repository: Repository): { version: string; path: string } | undefined {
  for (const path of repository.glob(FILES)) {
    const lines = (textOf(repository, path) ?? '').split('\n');
    for (const [i, line] of lines.entries()) {
      const { version, rest = '' } = HEADING.exec(line.trimEnd())?.groups ?? {};
      if (version === undefined || NOT_YET.test(rest)) continue;
      const isHeading = line.startsWith('#') || /^[-=~]{3,}\s*$/.test(lines[i + 1] ?? '');
      if (isHeading && VERSION.test(version) && !isPlaceholder(version)) return { version, path };
    }
  }
  return undefined;
}
