import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Place } from '../findings/finding.js';
import { VERSION } from '../runtime/generated/version.js';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** Code scanning takes 25,000 results of a run and shows 5,000. */
const MAX_RESULTS = 5000;

/** What is to be shown at a place. */
export interface SarifResult {
  readonly id: string;
  readonly level: 'error' | 'warning' | 'note' | 'none';
  readonly message: string;
  readonly place: Place;
  /** Where it ends, behind its last character; only with a line and a column in `place`. */
  readonly end?: { readonly line: number; readonly column: number };
  readonly fingerprint?: string | undefined;
  /** What explains it together with others. */
  readonly cause?: string | undefined;
}

/** What is known of the id of results. */
export interface SarifRule {
  readonly helpUri: string;
  readonly title?: string | undefined;
  readonly why?: string | undefined;
}

/**
 * A log for code scanning (SARIF 2.1.0).
 * @param folder that places are relative to, below the root of the repository, with a slash at its end; empty for the root.
 */
export function sarifLog(
  results: readonly SarifResult[],
  ruleOf: (id: string) => SarifRule,
  folder = '',
): string {
  const shown = results.slice(0, MAX_RESULTS);
  const ids = [...new Set(shown.map(({ id }) => id))].sort();
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'refdata', version: VERSION, rules: ids.map(id => described(id, ruleOf(id))) },
        },
        columnKind: 'utf16CodeUnits',
        results: shown.map(({ id, level, message, fingerprint, cause, ...where }) => ({
          ruleId: id,
          ruleIndex: ids.indexOf(id),
          level,
          message: { text: withoutLinks(message) },
          locations: [locationOf(where, folder)],
          ...(cause !== undefined && { properties: { cause: withoutLinks(cause) } }),
          ...(fingerprint !== undefined && { partialFingerprints: { 'refdata/v1': fingerprint } }),
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** Viewers make a link of `[x](http://…)`, and messages have names and texts of strangers. */
function withoutLinks(message: string): string {
  return message.replaceAll('](', '\\](');
}

function described(id: string, { helpUri, title, why }: SarifRule) {
  return {
    id,
    helpUri,
    ...(title !== undefined && { shortDescription: { text: title } }),
    ...(why !== undefined && { fullDescription: { text: why } }),
  };
}

function locationOf(
  { place: { file, line, column }, end }: Pick<SarifResult, 'place' | 'end'>,
  folder: string,
) {
  const region =
    line === undefined
      ? {}
      : {
          region: {
            startLine: line,
            ...(column !== undefined && { startColumn: column }),
            ...(end !== undefined && { endLine: end.line, endColumn: end.column }),
          },
        };
  const uri = isAbsolute(file)
    ? pathToFileURL(file).href
    : (folder + file).split('/').map(encodeURIComponent).join('/');
  return { physicalLocation: { artifactLocation: { uri }, ...region } };
}
