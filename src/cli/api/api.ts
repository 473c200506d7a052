import { basename, dirname, join, resolve } from 'node:path';
import {
  type ApiDocs,
  apiArtifacts,
  describeServers,
  earlierArtifacts,
  exporterOf,
  FORMATS,
  flagOf,
  routeRecord,
  USUAL_FORMATS,
} from '../../commands/api-docs.js';
import {
  changedArtifacts,
  keptFindings,
  orphanedDescriptions,
  orphanFinding,
  publishedEarlier,
  refuseSources,
  writeArtifacts,
} from '../../commands/artifact-files.js';
import { readOverlay } from '../../commands/overlay-file.js';
import type { Artifact, Earlier, Layout } from '../../exporters/artifacts.js';
import type { ApiConfig } from '../../exporters/config.js';
import { coverageSentence } from '../../exporters/coverage.js';
import type { Finding } from '../../findings/finding.js';
import { UserError } from '../../findings/user-error.js';
import { counted } from '../../text/counted.js';
import { colours } from '../colours.js';
import { printFindings } from '../findings.js';
import { locate } from './locate.js';
import { type OutFile, outFile, writeStream } from './out-file.js';

export interface ApiFlags extends ApiConfig {
  readonly all?: boolean;
  readonly out?: string;
  readonly outDir?: string;
  readonly layout?: Layout;
  readonly server?: string;
  readonly handlers?: boolean;
  readonly strict?: boolean;
  readonly json?: boolean;
  readonly overlay?: readonly string[];
  /** `openapi`, `curl`, …: whether the flag of a format is given. */
  readonly [format: string]: unknown;
}

const DEFAULT_FORMAT = 'markdown';
const YAML = 'yaml';
const OPENAPI = 'openapi';

/** `refdata api`: true when every file has a server and nothing is an error. Results go to standard output only. */
export async function runApi(files: readonly string[], flags: ApiFlags): Promise<boolean> {
  const asked = FORMATS.filter(name => flags[flagOf(name)] === true);
  const formats = asYaml(flags.all ? [...new Set([...USUAL_FORMATS, ...asked])] : asked, flags);
  // A word that is no file is told before what several files would need.
  const { root, sources } = locate(files);
  checkFlags(files, formats, flags);
  // `-o=file` reaches us with its equals sign.
  const out = outFile(flags.out?.replace(/^=/, ''));
  const overlays = (flags.overlay ?? []).map(file => readOverlay(file));
  const described = await describeServers({ root, sources, config: configOf(flags), ...flags, overlays });
  const made = outputOf(described, formats, flags, out);
  const read = sources.map(source => join(root, source));
  refuseSources(made.folder, made.artifacts, read);
  const findings = [
    ...described.findings,
    ...keptFindings(made.kept, made.folder),
    ...orphans(flags, made.artifacts),
  ];
  const docs = { ...described, findings };
  // With an error nothing is written, so that what is there stays whole.
  const changed = docs.ok ? changedArtifacts(made.folder, made.artifacts) : [];
  if (docs.ok) writeArtifacts(made.folder, changed);
  if (docs.ok && out.kind === 'stream') writeStream(out.path, made.text);
  if (flags.json) process.stdout.write(`${JSON.stringify(report(docs, made.artifacts, changed), null, 2)}\n`);
  else if (docs.ok && out.kind === 'standard-output') process.stdout.write(made.text);
  tell(docs, made, changed.length);
  return docs.ok;
}

/** A file whose name says YAML gets the OpenAPI document in that form; so does who asks for both without a folder for two. */
function asYaml(formats: readonly string[], { out, outDir }: ApiFlags): readonly string[] {
  if (
    outDir === undefined &&
    formats.length === 2 &&
    formats.every(each => each === YAML || each === OPENAPI)
  )
    return [YAML];
  const [only = YAML] = formats;
  const isMeant = formats.length < 2 && (only === OPENAPI || only === YAML);
  return isMeant && /\.ya?ml$/i.test(out ?? '') ? [YAML] : formats;
}

/** Descriptions in `--out-dir` that this run does not write; a working folder holds such files for other reasons, too. */
function orphans({ outDir, server }: ApiFlags, artifacts: readonly Artifact[]): Finding[] {
  if (outDir === undefined || server !== undefined || resolve(outDir) === resolve('.')) return [];
  const written = artifacts.map(({ path }) => path);
  return orphanedDescriptions(outDir, written).map(path => orphanFinding(join(outDir, path)));
}

interface Output {
  /** For standard output or a stream; empty when files are written. */
  readonly text: string;
  readonly folder: string;
  readonly artifacts: readonly Artifact[];
  /** Of these, those at an address that they had before. */
  readonly kept: readonly Earlier[];
}

function outputOf(docs: ApiDocs, formats: readonly string[], flags: ApiFlags, out: OutFile): Output {
  if (flags.outDir !== undefined) {
    const artifacts = apiArtifacts(docs, formats, '', { layout: flags.layout });
    const kept = publishedEarlier(flags.outDir, earlierArtifacts(docs, formats, '', artifacts));
    return { text: '', folder: flags.outDir, artifacts: [...artifacts, ...kept], kept };
  }
  const [first] = docs.servers;
  const text = first ? exporterOf(formats[0] ?? DEFAULT_FORMAT).export(first.document) : '';
  if (out.kind !== 'file') return { text, folder: '.', artifacts: [], kept: [] };
  return {
    text: '',
    folder: dirname(out.path),
    artifacts: [{ path: basename(out.path), bytes: new TextEncoder().encode(text) }],
    kept: [],
  };
}

function checkFlags(files: readonly string[], formats: readonly string[], flags: ApiFlags): void {
  if (flags.outDir !== undefined && flags.out !== undefined)
    throw new UserError('--out-dir and -o are both given.', 'Use -o for one format, --out-dir for several.');
  if (flags.outDir === undefined && (formats.length > 1 || files.length > 1)) {
    throw new UserError(
      files.length > 1
        ? 'Several files need a folder to write to.'
        : 'Several formats need a folder to write to.',
      'Add --out-dir docs/api, or ask for one format of one file.',
    );
  }
  if (flags.outDir !== undefined && formats.length === 0) {
    throw new UserError(
      '--out-dir is given, and no format.',
      `Add --all, or any of ${FORMATS.map(name => `--${flagOf(name)}`).join(', ')}.`,
    );
  }
}

function configOf({ titulo, versao, descricao, base }: ApiFlags): ApiConfig {
  return { titulo, versao, descricao, base };
}

function report(docs: ApiDocs, artifacts: readonly Artifact[], changed: readonly Artifact[]) {
  return {
    ok: docs.ok,
    servers: docs.servers.map(({ file, server, document }) => ({
      name: server.name,
      file,
      line: server.place.line,
      port: server.port,
      host: server.host,
      base: document.base,
      action: server.action,
      routes: server.routes.map(routeRecord),
    })),
    coverage: docs.coverage,
    artifacts: artifacts.map(artifact => ({
      path: artifact.path,
      bytes: artifact.bytes.length,
      changed: changed.includes(artifact),
    })),
    findings: docs.findings,
  };
}

/** Messages for people, on standard error: standard output may be read by a program. */
function tell(
  { ok, servers, coverage, findings }: ApiDocs,
  { text, artifacts }: Output,
  changed: number,
): void {
  printFindings(findings, process.stderr);
  const say = (line: string) => process.stderr.write(`${line}\n`);
  if (text !== '' && servers.length > 1) {
    const [first, ...others] = servers.map(({ server }) => server.name);
    say(`${first} is described; name another with --server: ${others.join(', ')}`);
  }
  if (servers.length > 0) say(coverageSentence(coverage));
  if (!ok) say(colours.red('nothing written'));
  else if (artifacts.length > 0)
    say(`${colours.green('written')} ${counted(artifacts.length, 'file')}, ${changed} changed`);
}
