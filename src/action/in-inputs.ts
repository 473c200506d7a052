import type { Report } from '../report/report.js';
import { word } from '../text/said.js';
import { type InputName, inputNames } from './inputs.js';

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

/** A report of which all sentences are those of {@link inInputs}. */
export function reportInInputs(report: Report, isApiDocs: boolean): Report {
  const words = (text: string) => inInputs(text, isApiDocs);
  return {
    ...report,
    // It may end in a command, which is not set as code.
    verdict: report.verdict.includes(word('Run: ')) ? report.verdict : words(report.verdict),
    findings: report.findings.map(finding => ({
      ...finding,
      message: words(finding.message),
      remedy: words(finding.remedy),
    })),
  };
}
