import { dirname } from 'node:path';
import type { Report } from '../report/report.js';
import { escaped } from '../text/pattern.js';
import { word } from '../text/said.js';
import { type InputName, inputNames } from './inputs.js';
import { realPath } from './paths.js';
import type { Runner } from './runner.js';

/** Options of the command line whose input has another name. */
const OTHER_NAMES: Readonly<Record<string, InputName>> = {
  repo: 'path',
  'out-dir': 'api-docs-dir',
  strict: 'fail-on-gaps',
};
/** In the mode `api-docs`, these describe the API. */
const API_DOCS_NAMES: Readonly<Record<string, InputName>> = {
  base: 'api-docs-base',
  titulo: 'api-docs-title',
  versao: 'api-docs-version',
  descricao: 'api-docs-description',
};

const OPTION = /(?<![\w-])--([a-z][a-z-]*[a-z])(?![\w-])/g;
const INPUTS: ReadonlySet<string> = new Set(inputNames());

/**
 * Text that speaks of options of the command line, as users of the action know them: by the names of inputs. What stands
 * between backticks is a command to be typed, and stays.
 */
export function inInputs(text: string, isApiDocs: boolean): string {
  const name = (option: string) =>
    (isApiDocs ? API_DOCS_NAMES[option] : undefined) ??
    OTHER_NAMES[option] ??
    (INPUTS.has(option) ? option : undefined);
  const inWords = (words: string) =>
    words.replace(OPTION, (whole, option: string) => {
      const input = name(option);
      return input === undefined ? whole : `"${input}"`;
    });
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? inWords(part) : part))
    .join('`');
}

/** A report of which all sentences are those of {@link inInputs}, with places as the workflow calls them. */
export function reportInInputs(report: Report, isApiDocs: boolean, runner: Folders): Report {
  const words = (text: string) => inInputs(inWorkspace(text, runner), isApiDocs);
  return {
    ...report,
    // It may end in a command, which is not set as code.
    verdict: report.verdict.includes(word('Run: '))
      ? inWorkspace(report.verdict, runner)
      : words(report.verdict),
    findings: report.findings.map(finding => ({
      ...finding,
      message: words(finding.message),
      remedy: words(finding.remedy),
    })),
  };
}

type Folders = Pick<Runner, 'workspace' | 'temporary'>;

/** Text without the places where a runner has its folders: nobody who writes a workflow knows them. */
export function inWorkspace(text: string, { workspace, temporary }: Folders): string {
  const shown = withoutFolder(text, workspace, word('the workspace'), '');
  return withoutFolder(shown, temporary, 'RUNNER_TEMP', 'RUNNER_TEMP/');
}

/** @param start what stands before the paths of what is in it */
function withoutFolder(text: string, folder: string, name: string, start: string): string {
  const paths = [folder, realPath(folder) ?? folder].filter(path => path !== dirname(path)).map(escaped);
  if (paths.length === 0) return text;
  // Where its name ends: another folder may be called like it and more.
  const whole = new RegExp(`(?:${paths.join('|')})(?:([/\\\\])(?=[^\\s'"])|(?![\\w-]))`, 'g');
  return text.replace(whole, (_, slash) => (slash === undefined ? name : start));
}
