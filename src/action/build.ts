import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { REPORT_FILE, readReport } from '../check/report/report-file.js';
import { type BuildOptions, type BuildResult, build } from '../commands/build.js';
import { MANIFEST_PATH } from '../contract/files.js';
import type { Finding } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { sha256Of } from '../published/index.js';
import { describeFindings, type Origin, type Report } from '../report/report.js';
import type { CommandPermission } from '../repository/programs.js';
import { cacheFolder } from './cache-folder.js';
import { reporting } from './failure.js';
import { withFetched } from './fetched-repositories.js';
import { type Inputs, isYes } from './inputs.js';
import { type Source, withSource } from './language-source.js';
import type { Job, Mode } from './mode.js';
import { isInside, pathInside, slashPath } from './paths.js';
import { type BuiltFolder, publishFolder } from './publish.js';
import type { Runner } from './runner.js';
import { withVerification } from './verify.js';

/** Reads the source of a language and writes its reference into a folder. */
export const buildMode: Mode = {
  uses: [
    'path',
    'config',
    'out',
    'base-url',
    'docs-url',
    'allow-commands',
    'cache-dir',
    'report-path',
    'repository',
    'ref',
    'repository-token',
    'publish-to',
    'publish-branch',
    'publish-folder',
    'publish-from',
    'publish-beside',
    'rollback',
    'replace',
    'verify',
    'attest',
    'wait',
  ],
  needs: [],
  run: (inputs, job) =>
    withSource(inputs, job, async source => {
      const places = placesOf(inputs, source, job.runner);
      const origin = originOf(places.repo, source, job.runner);
      let annotated: readonly Finding[] = [];
      const report = await reporting(origin, async () => {
        const compared = comparison(inputs, job.runner);
        annotated = compared.annotated;
        if (compared.isFailure) job.say('Nothing could be compared, so that nothing is marked');
        const options = { ...optionsOf(inputs, places, job), ...compared.options };
        const result = await withFetched(inputs, job, options, supply => build({ ...options, supply }));
        const built = toReport(result, origin);
        return built.sitePath === null
          ? built
          : withPublication(
              built,
              { folder: built.sitePath, packed: result.packed },
              places.repo,
              inputs,
              job,
            );
      });
      return { ...report, annotated };
    }),
};

/** A site for members of an organization, say, which no job may look at. */
const NO_VERIFYING = 'Where a job cannot reach the site, "verify: false" leaves that look out.';

async function withPublication(
  built: Report,
  site: BuiltFolder,
  repo: string,
  inputs: Inputs,
  job: Job,
): Promise<Report> {
  let published: Report | undefined;
  try {
    const publication = await publishFolder(site, repo, inputs, job);
    const { sentence, liveUrl, keptManifestSha256 } = publication;
    const manifestSha256 = keptManifestSha256 ?? built.manifestSha256 ?? '';
    const verdict = sentence === '' ? built.verdict : `${built.verdict} ${sentence}`;
    published = { ...built, verdict, publication, manifestSha256 };
    if (!liveUrl || !isYes(inputs.verify)) return published;
    return await withVerification(published, liveUrl, manifestSha256, inputs, job);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // What was built and published is there all the same, for the steps after this one.
    const done = published?.publication?.sentence;
    const verdict = [done, error.message, error.remedy, published && NO_VERIFYING].filter(Boolean).join(' ');
    return { ...(published ?? built), outcome: 'error', verdict };
  }
}

interface Places {
  readonly repo: string;
  readonly config: string;
  readonly out: string;
}

/** The folders of a build, each proved to be where it may be. */
function placesOf(inputs: Inputs, source: Source, runner: Runner): Places {
  const repo = languageFolder(inputs, source);
  // A configuration may stand beside the workflow while the language is elsewhere: then its path is absolute.
  const config = isAbsolute(inputs.config)
    ? pathInside(runner.workspace, inputs.config, 'config')
    : pathInside(source.root, inputs.config, 'config', repo);
  const out = pathInside(runner.workspace, inputs.out, 'out');
  const workspace = realpathSync(runner.workspace);
  // The folder is replaced whole, so it must be one that holds nothing else.
  if (isInside(out, workspace) || isInside(out, repo) || isInside(out, config)) {
    throw new UserError(
      `out is "${inputs.out}", a folder that holds the language itself and would be replaced.`,
      'Write the name of a folder of its own in "out", such as site.',
    );
  }
  if (slashPath(workspace, out).split('/').includes('.git')) {
    throw new UserError(
      `out is "${inputs.out}", inside the data of git.`,
      'Write another folder in "out", such as site.',
    );
  }
  return { repo, config, out };
}

function languageFolder(inputs: Inputs, source: Source): string {
  const repo = pathInside(source.root, inputs.path, 'path');
  if (statSync(repo, { throwIfNoEntry: false })?.isDirectory()) {
    if (source.name !== '' || readdirSync(source.root).length > 0) return repo;
    throw new UserError(
      'The workspace is empty.',
      'Add a step with actions/checkout before this one, or name the repository of the language in "repository".',
    );
  }
  throw new UserError(
    `path is "${inputs.path}", and ${source.name === '' ? 'the workspace' : source.name} has no such folder.`,
    'Write the folder of the language in "path", as it is called inside the repository.',
  );
}

function originOf(repo: string, source: Source, runner: Runner): Origin {
  return {
    folder: source.name === '' ? slashPath(realpathSync(runner.workspace), repo) : null,
    name: source.name,
  };
}

function optionsOf(inputs: Inputs, places: Places, { runner, say }: Job): BuildOptions {
  const config = isInside(places.repo, places.config) ? slashPath(places.repo, places.config) : places.config;
  return {
    repo: places.repo,
    config,
    out: places.out,
    baseUrl: inputs['base-url'],
    docsUrl: inputs['docs-url'],
    commands: permission(inputs, runner),
    cache: cacheFolder(inputs, runner, places.out),
    // A copy that stays for ever is none of what may change with the next commit.
    ...(inputs.mode === 'preview' && { archive: false }),
    progress: say,
  };
}

/** What a step before has compared. */
interface Compared {
  /** What pages are marked by; nothing where no report is named, or nothing could be compared. */
  readonly options: Pick<BuildOptions, 'compared'>;
  readonly isFailure: boolean;
  /** What that step has annotated. */
  readonly annotated: readonly Finding[];
}

function comparison(
  { 'report-path': folder }: Inputs,
  { temporary, workspace }: Pick<Runner, 'temporary' | 'workspace'>,
): Compared {
  if (folder === '') return { options: {}, isFailure: false, annotated: [] };
  // Where mode check writes it, or wherever a step has downloaded it to.
  const root = isInside(realpathSync(temporary), resolve(workspace, folder)) ? temporary : workspace;
  const path = pathInside(root, join(resolve(workspace, folder), REPORT_FILE), 'report-path');
  const report = readReport(
    path,
    `report-path has no ${REPORT_FILE}.`,
    'Give it the output "report-path" of a step with mode check, in the same job.',
  );
  return 'error' in report
    ? { options: {}, isFailure: true, annotated: report.error.findings }
    : { options: { compared: report }, isFailure: false, annotated: report.findings };
}

/** The pull request that `ref` may name is one whose origin is not known here. */
function permission(inputs: Inputs, runner: Runner): CommandPermission {
  if (inputs['allow-commands'] !== 'true') return 'off';
  return runner.fromFork || /^(refs\/)?pull\//.test(inputs.ref) ? 'fork' : 'allowed';
}

function toReport(result: BuildResult, origin: Origin): Report {
  const found = describeFindings(result.findings);
  const { length } = result.files;
  return {
    outcome: result.ok ? 'success' : 'findings',
    verdict: result.ok
      ? `The reference of ${result.nome} ${result.versao} was written: ${length} files, ${found === '' ? 'no findings' : found}.`
      : `The reference of ${result.nome} ${result.versao} was not written: ${found}.`,
    findings: result.findings,
    origin,
    files: result.files,
    versao: result.versao,
    sitePath: result.ok ? result.out : null,
    ...(result.ok && {
      manifestSha256: sha256Of(readFileSync(join(result.out, ...MANIFEST_PATH.split('/')))),
    }),
    counts: result.counts,
  };
}
