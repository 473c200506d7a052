import { realpathSync } from 'node:fs';
import {
  type ApiDocs,
  apiArtifacts,
  describeServers,
  earlierArtifacts,
  exporterOf,
  flagOf,
} from '../commands/api-docs.js';
import { keptFindings, publishedEarlier } from '../commands/artifact-files.js';
import { readOverlay } from '../commands/overlay-file.js';
import type { DescriptionArtifact, Earlier, Layout } from '../exporters/artifacts.js';
import type { Finding } from '../findings/finding.js';
import { findingOf } from '../findings/rule-info.js';
import { UserError } from '../findings/user-error.js';
import { committedIds, readGit } from '../git/git.js';
import type { Delivery } from '../publish/deliveries.js';
import type { Descriptions, Listed } from '../publish/description-list.js';
import { describeFindings, type Report } from '../report/report.js';
import { openRepository, type Repository, UnreadableFile } from '../repository/repository.js';
import { descriptionNew, descriptionStale } from '../rules/api-descriptions.js';
import { counted } from '../text/counted.js';
import { deliver, deliveryFor } from './deliver.js';
import {
  compareWorkspace,
  type Differences,
  isFileIn,
  listedIn,
  updateWorkspace,
} from './described-folder.js';
import type { JobEvent } from './event.js';
import { reporting } from './failure.js';
import { type Inputs, isYes, listOf } from './inputs.js';
import { withMending } from './mend-descriptions.js';
import type { Job, Mode } from './mode.js';
import { isInside, pathInside, slashPath } from './paths.js';

/** What the sources of servers give: plain data, for whoever delivers it. */
interface ApiDescriptions {
  readonly docs: ApiDocs;
  /** Every file, relative to the workspace and with `/`. */
  readonly made: Descriptions;
  /** How those in the workspace differ. */
  readonly differences: Differences;
  /** The command that writes all of them. */
  readonly command: string;
}

/** Describes servers: writes the descriptions, or on pull requests demands that they are those that are committed. */
export const apiDocsMode: Mode = {
  uses: [
    'api-docs',
    'api-docs-dir',
    'api-docs-layout',
    'api-docs-formats',
    'api-docs-title',
    'api-docs-version',
    'api-docs-description',
    'api-docs-base',
    'api-docs-handlers',
    'api-docs-overlay',
    'fail-on-gaps',
    'api-docs-delivery',
    'fix',
  ],
  needs: ['api-docs'],
  run(inputs, job) {
    const { runner, say } = job;
    const workspace = realpathSync(runner.workspace);
    return reporting({ folder: '', name: '' }, async () => {
      const described = await describeApis(inputs, workspace);
      say(
        `Described ${counted(described.docs.servers.length, 'server')} of ${sourcesOf(inputs, workspace).join(', ')}`,
      );
      const delivery = inputs['api-docs-delivery'] ?? deliveryFor(runner.event);
      await refuseTarget(delivery, runner.event, workspace);
      const checking = delivery === 'check';
      // With an error nothing is written, so that what is there stays whole.
      if (!checking && described.docs.ok) updateWorkspace(workspace, described.made, described.differences);
      const report = toReport(described, checking, inputs['api-docs-delivery'] === 'check');
      if (!described.docs.ok) return report;
      if (!checking) return withDelivery(report, described.made, delivery, inputs, job);
      const { made, differences, docs } = described;
      return withMending(report, made, differences, docs.files, inputs, job);
    });
  },
};

/**
 * In the event pull_request_target the workspace is the base, which says nothing of the pull request, and the token may write.
 * @throws {UserError}
 */
async function refuseTarget(delivery: Delivery, event: JobEvent, workspace: string): Promise<void> {
  if (event.name !== 'pull_request_target' || delivery === 'none') return;
  const { stdout } = await readGit(workspace, ['rev-parse', '--verify', '--end-of-options', 'HEAD']);
  if (delivery === 'check' && stdout.trim() !== event.commit) return;
  throw new UserError(
    'In the event pull_request_target the workspace is the base itself, and the token may write: no description is compared or delivered.',
    'Use pull_request: it is enough, also for forks.',
  );
}

async function withDelivery(
  report: Report,
  made: Descriptions,
  delivery: Delivery,
  inputs: Inputs,
  job: Job,
): Promise<Report> {
  try {
    const publication = await deliver(made, delivery, inputs.token, job);
    const { sentence } = publication;
    const verdict = sentence === '' ? report.verdict : `${report.verdict} ${sentence}`;
    return { ...report, verdict, publication };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // What was described is there all the same, for the steps after this one.
    return { ...report, outcome: 'error', verdict: `${error.message} ${error.remedy}` };
  }
}

/** Reads the servers and makes the artifacts; writes nothing. @throws {UserError} for what cannot be read. */
async function describeApis(inputs: Inputs, workspace: string): Promise<ApiDescriptions> {
  const formats = listOf(inputs['api-docs-formats']);
  for (const format of formats) exporterOf(format);
  const target = pathInside(workspace, inputs['api-docs-dir'], 'api-docs-dir');
  const dir = slashPath(workspace, target);
  if (dir.split('/').includes('.git') || !isInside(workspace, target))
    throw new UserError(
      `api-docs-dir is "${inputs['api-docs-dir']}", which is no folder for descriptions.`,
      'Write a folder of the repository in "api-docs-dir", such as docs/api.',
    );
  const sources = sourcesOf(inputs, workspace);
  const config = {
    titulo: inputs['api-docs-title'] || undefined,
    versao: inputs['api-docs-version'] || undefined,
    descricao: inputs['api-docs-description'] || undefined,
    base: inputs['api-docs-base'],
  };
  const handlers = isYes(inputs['api-docs-handlers']);
  const overlays = listOf(inputs['api-docs-overlay']).map(path =>
    readOverlay(pathInside(workspace, path, 'api-docs-overlay'), path),
  );
  const described = await describeServers({
    root: workspace,
    sources,
    config,
    handlers,
    overlays,
    strict: isYes(inputs['fail-on-gaps']),
  });
  const read = await committedIds(workspace, described.files);
  const { files, kept } = arranged(described, formats, dir, inputs['api-docs-layout'], workspace);
  const made = { folder: dir, sources, files, read };
  const differences = compareWorkspace(workspace, made);
  const docs = { ...described, findings: [...described.findings, ...keptFindings(kept, '')] };
  return { docs, made, differences, command: commandOf(sources, formats, dir, inputs) };
}

/** The descriptions where they are from now on, and those that are kept where they were published before. */
function arranged(
  docs: ApiDocs,
  formats: readonly string[],
  dir: string,
  layout: Layout,
  workspace: string,
): { files: readonly DescriptionArtifact[]; kept: readonly Earlier[] } {
  const before = new Map(listedIn(workspace, dir).map(({ path, source }) => [path, source]));
  // A source that is gone, be it renamed, holds no folder any more.
  const writers = new Map([...before].filter(([, source]) => isFileIn(workspace, source)));
  const files = apiArtifacts(docs, formats, dir, { layout, writers });
  const kept = publishedEarlier(workspace, earlierArtifacts(docs, formats, dir, files), before);
  return { files: [...files, ...kept], kept };
}

/** Files that the input names, each once, in its order; a glob gives its files by code point. */
function sourcesOf(inputs: Inputs, workspace: string): string[] {
  const repository = openRepository(workspace);
  const sources = listOf(inputs['api-docs']).flatMap(pattern => {
    const path = pattern.replace(/^\.\//, '');
    if (repository.isFile(path)) return [path];
    const found = filesOf(repository, path);
    if (found.length > 0) return found;
    throw new UserError(
      `api-docs is "${pattern}", and no file of the workspace is that.`,
      'Write the file that declares the server, such as src/app.df; check out the repository before this step.',
    );
  });
  return [...new Set(sources)];
}

/** @throws {UserError} for a pattern that leads out of the workspace */
function filesOf(repository: Repository, pattern: string): string[] {
  try {
    return repository.glob(pattern);
  } catch (cause) {
    if (cause instanceof UnreadableFile)
      throw new UserError(`api-docs: ${cause.message}`, cause.remedy, { cause });
    throw cause;
  }
}

/** One line for a shell that does on a clone what the action does. */
function commandOf(
  sources: readonly string[],
  formats: readonly string[],
  dir: string,
  inputs: Inputs,
): string {
  const values = {
    titulo: inputs['api-docs-title'],
    versao: inputs['api-docs-version'],
    descricao: inputs['api-docs-description'],
    base: inputs['api-docs-base'],
  };
  const words = [
    'refdata',
    'api',
    ...sources,
    ...formats.map(format => `--${flagOf(format)}`),
    '--out-dir',
    dir || '.',
    ...(inputs['api-docs-layout'] === 'flat' ? ['--layout', 'flat'] : []),
    ...(isYes(inputs['api-docs-handlers']) ? ['--handlers'] : []),
    ...listOf(inputs['api-docs-overlay']).flatMap(path => ['--overlay', path]),
    ...Object.entries(values).flatMap(([key, value]) => (value ? [`--${key}`, value] : [])),
  ];
  return words.map(shellWord).join(' ');
}

function shellWord(word: string): string {
  return /^[\w./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** @param isChosen whether somebody asks for every description to be there, and it is not only that a push commits them later */
function toReport(
  { docs, made, differences, command }: ApiDescriptions,
  checking: boolean,
  isChosen: boolean,
): Report {
  const { gone } = differences;
  const fresh = checking && !isChosen ? differences.fresh : [];
  const changed = differences.changed.filter(path => !fresh.includes(path));
  const stale: Finding[] =
    checking && docs.ok
      ? [...changed.map(path => staleFinding(path, command)), ...gone.map(goneFinding)]
      : [];
  const coming = docs.ok ? fresh.map(freshFinding) : [];
  const findings = [...stale, ...coming, ...docs.findings];
  const ok = docs.ok && stale.length === 0;
  const { found: all, exported, leftOut } = docs.coverage;
  const numbers = `${exported} of ${all} routes are described`;
  const found = describeFindings(findings);
  const verdict = !docs.ok
    ? `The API descriptions were not written: ${found}.`
    : stale.length > 0
      ? staleVerdict(changed.length, gone.length, command)
      : `${numbers}; ${[
          ...(fresh.length === 0
            ? []
            : [
                `${fresh.length === 1 ? '1 file is new, and is' : `${fresh.length} files are new, and are`} committed by the push`,
              ]),
          changed.length === 0
            ? fresh.length === 0
              ? 'every file is as it was'
              : 'every other file is as it was'
            : `${changed.length} of ${made.files.length} files changed`,
          ...(gone.length === 0 ? [] : [`${gone.length} of servers that are gone were removed`]),
        ].join(', ')}.`;
  return {
    outcome: ok ? 'success' : 'findings',
    verdict,
    findings,
    origin: { folder: '', name: '' },
    files: made.files.map(({ path, bytes }) => ({
      path,
      bytes: bytes.length,
      count: fresh.includes(path)
        ? 'new'
        : changed.includes(path)
          ? checking
            ? 'differs'
            : 'changed'
          : 'as it was',
    })),
    versao: null,
    sitePath: null,
    counts: { found: all, exported, left_out: leftOut.length },
    changed: docs.ok ? [...differences.changed, ...gone.map(({ path }) => path)] : [],
  };
}

function staleVerdict(changed: number, gone: number, command: string): string {
  const sentences = [
    ...(changed === 0 ? [] : [`${changed} API descriptions are not those of the source. Run: ${command}`]),
    ...(gone === 0 ? [] : [`${gone} API descriptions are of servers that are gone: remove them.`]),
  ];
  // The command ends the sentences, so that nothing stands behind it.
  return sentences.reverse().join(' ');
}

function staleFinding(path: string, command: string): Finding {
  return {
    ...findingOf(descriptionStale, `${path} is not what the source gives.`, path, { file: path }),
    remedy: `Run \`${command}\` and commit what it changes.`,
  };
}

function freshFinding(path: string): Finding {
  return findingOf(descriptionNew, `${path} is new: the push commits it.`, path, { file: path });
}

function goneFinding({ path, source }: Listed): Finding {
  return {
    ...findingOf(descriptionStale, `${path} describes a server of ${source} that is gone.`, path, {
      file: path,
    }),
    remedy: `Run \`git rm ${shellWord(path)}\` and commit that; on the default branch delivering removes it.`,
  };
}
