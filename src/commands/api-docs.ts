import { basename } from 'node:path';
import {
  type Arrangement,
  artifactsOf,
  type DescriptionArtifact,
  type Earlier,
  earlierAddresses,
  type SourceDocuments,
} from '../exporters/artifacts.js';
import { type ApiConfig, readConfig } from '../exporters/config.js';
import {
  documentFindings,
  readingCoverage,
  readingFindings,
  strict,
  sumCoverage,
} from '../exporters/coverage.js';
import { type ApiDocument, documentOf } from '../exporters/document.js';
import type { Exporter } from '../exporters/formats/exporter.js';
import { missedOf } from '../exporters/formats/openapi.js';
import { exporters } from '../exporters/generated/exporters.js';
import type { Overlay } from '../exporters/overlay.js';
import { type Finding, hasError } from '../findings/finding.js';
import { findingOf } from '../findings/rule-info.js';
import { UserError } from '../findings/user-error.js';
import { overlayTarget } from '../rules/api-descriptions.js';
import type { Coverage, Reading, Route, Server } from '../server/index.js';
import { nearest } from '../text/nearest.js';
import { readServers } from './read-servers.js';

/** Names of all formats, as `api-docs-formats` has them. */
export const FORMATS: readonly string[] = exporters.map(({ name }) => name);

/** Those that are made where all are asked for. */
export const USUAL_FORMATS: readonly string[] = exporters
  .filter(({ onDemand }) => !onDemand)
  .map(({ name }) => name);

/** The flag of a format, without its hyphens: its name, though `--json` asks for a report. */
export function flagOf(format: string): string {
  return format === 'json' ? 'rotas' : format;
}

export interface ApiDocsOptions {
  /** Folder that sources are relative to; nothing outside it is read. */
  readonly root: string;
  /** Files that declare servers, relative to `root`, with `/`. */
  readonly sources: readonly string[];
  /** The only server to describe; every server when it is left out. */
  readonly server?: string | undefined;
  readonly config?: ApiConfig | undefined;
  /** Whether what handlers read and send is described, too. */
  readonly handlers?: boolean | undefined;
  /** What people add to the documents. */
  readonly overlays?: readonly Overlay[] | undefined;
  /** Whether what is in no description is an error. */
  readonly strict?: boolean | undefined;
}

/** A server and what was made of it. */
export interface DescribedServer {
  readonly file: string;
  readonly server: Server;
  readonly document: ApiDocument;
}

export interface ApiDocs {
  /** Whether every file has a server and no finding is an error. */
  readonly ok: boolean;
  readonly servers: readonly DescribedServer[];
  /** Of the routes of these servers, and of what could not be followed in their files. */
  readonly coverage: Coverage;
  readonly findings: readonly Finding[];
  /** Every file that was read for that, relative to the root. */
  readonly files: readonly string[];
}

/**
 * Reads the servers of `sources` and makes a document of each (service-spec.md, section B). What is in no description is
 * a finding, and so is a file without a server. @throws {UserError} when a file cannot be read, no server has the name
 * that is asked for, or the configuration does not hold.
 */
export async function describeServers(options: ApiDocsOptions): Promise<ApiDocs> {
  const config = readConfig('refdata api', options.config);
  const servers: DescribedServer[] = [];
  const findings: Finding[] = [];
  const coverages: Coverage[] = [];
  const files = new Set<string>();
  for (const file of options.sources) {
    const reading = await readServers(options.root, file);
    for (const name of reading.files) files.add(name);
    const described = choose(reading, file, options.server).map(server => {
      const titulo =
        config.titulo ?? (server.own ? undefined : (server.title ?? titleOf(file, server, reading)));
      return { file, server, document: documentOf(server, { ...config, titulo }, options) };
    });
    servers.push(...described);
    coverages.push(readingCoverage(described, reading));
    for (const { document, server } of described)
      findings.push(...documentFindings(document, server, config.base !== undefined));
    findings.push(...readingFindings(reading));
  }
  findings.push(...overlayFindings(servers));
  const judged = options.strict ? strict(findings) : findings;
  return {
    ok: !hasError(judged),
    servers,
    coverage: sumCoverage(coverages),
    findings: judged,
    files: [...files],
  };
}

/** The descriptions as files below `dir`, in the formats of these names. */
export function apiArtifacts(
  { servers }: Pick<ApiDocs, 'servers'>,
  formats: readonly string[],
  dir: string,
  arrangement: Arrangement = {},
): DescriptionArtifact[] {
  return artifactsOf(sourcesOf(servers), formats.map(exporterOf), dir, arrangement);
}

/** The same descriptions where another layout has them: of these, who published one there keeps it. */
export function earlierArtifacts(
  { servers }: Pick<ApiDocs, 'servers'>,
  formats: readonly string[],
  dir: string,
  made: readonly DescriptionArtifact[],
): Earlier[] {
  return earlierAddresses(sourcesOf(servers), formats.map(exporterOf), dir, made);
}

function sourcesOf(servers: readonly DescribedServer[]): SourceDocuments[] {
  const sources = new Map<string, ApiDocument[]>();
  for (const { file, document } of servers) sources.set(file, [...(sources.get(file) ?? []), document]);
  return [...sources].map(([file, documents]) => ({ file, documents }));
}

/** The exporter of a format. @throws {UserError} for a name that there is not, with the nearest one. */
export function exporterOf(format: string): Exporter {
  const found = exporters.find(({ name }) => name === format);
  if (found) return found;
  const [near] = nearest(format, FORMATS);
  throw new UserError(
    `There is no format "${format}".${near === undefined ? '' : ` Did you mean "${near}"?`}`,
    `The formats are ${FORMATS.join(', ')}.`,
  );
}

/** Targets of overlays that are in none of the documents. */
function overlayFindings(servers: readonly DescribedServer[]): Finding[] {
  const [first = [], ...others] = servers.map(({ document }) => missedOf(document));
  const everywhere = first.filter(({ action }) =>
    others.every(missed => missed.some(each => each.action === action)),
  );
  return everywhere.map(({ action, reason, file }) =>
    findingOf(overlayTarget, `The target \`${action.target}\` ${reason}.`, action.target, {
      file,
      line: action.line,
    }),
  );
}

/** Every route of a server as programs get it. */
export function routeRecord({ method, path, params, place, origin, certainty }: Route) {
  return { method, path, params, file: place.file, line: place.line, origin, certainty };
}

/** The servers that are described: all that listen, or those of a name. */
function choose({ servers }: Reading, file: string, name: string | undefined): readonly Server[] {
  if (name === undefined || servers.length === 0) {
    const listening = servers.filter(server => !server.onlyMounted);
    return listening.length > 0 ? listening : servers;
  }
  const names = namesOf(servers);
  const chosen = servers.filter((server, i) => names[i] === name || server.variable === name);
  if (chosen.length > 0) return chosen;
  const known = [...new Set([...names, ...servers.flatMap(({ variable }) => variable ?? [])])];
  const [near] = nearest(name, known);
  throw new UserError(
    `${file} has no server "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`}`,
    `Its servers are ${known.join(', ')}.`,
  );
}

/** The names of servers, as their folders have them: of those with one name the second has a number. */
function namesOf(servers: readonly Server[]): string[] {
  const times = new Map<string, number>();
  return servers.map(({ name }) => {
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return time === 1 ? name : `${name}-${time}`;
  });
}

function titleOf(file: string, server: Server, { servers }: Reading): string {
  const title = `API de ${basename(file)}`;
  return server === servers[0] ? title : `${title} (${server.name})`;
}
