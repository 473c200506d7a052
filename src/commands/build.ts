import type { CheckResult } from '../check/check-result.js';
import { pageMarks } from '../check/report/page-marks.js';
import { countsOf, describeCounts } from '../contract/counts.js';
import { FILE_NAMES, type FileName, pathOf, type ReferenceFiles } from '../contract/files.js';
import { type Finding, hasError } from '../findings/finding.js';
import { UserError } from '../findings/user-error.js';
import { sourceState } from '../git/git.js';
import { Findings } from '../run/findings.js';
import { lexicoOf } from '../run/lexico.js';
import { referenceOf } from '../run/reference.js';
import { openRun, type RunOptions } from '../run/run-context.js';
import { sayIn } from '../runtime/tongue.js';
import { lexicoFile } from '../site/lexico-file.js';
import { siteFiles } from '../site/site.js';
import { sizeOf } from '../site/site-file.js';
import { writeFolder } from '../site/write-folder.js';
import { hasOtherPages, writeInto } from '../site/write-into.js';
import { ownTongue } from './notes-tongue.js';
import { pagesOf } from './pages.js';
import { proofOf } from './proof.js';
import { editorsOf } from './site-editors.js';
import { withRegistry } from './site-registry.js';

export interface BuildOptions extends RunOptions {
  /** Folder to write; replaced whole or not at all. */
  readonly out: string;
  /** Whether only our own files in it are written, and those of somebody else stay. */
  readonly into?: boolean;
  /** In place of `base_url` in refdata.yml. */
  readonly baseUrl?: string | undefined;
  /** In place of `documentacao` in refdata.yml. */
  readonly docsUrl?: string | undefined;
  /** A comparison of what is built, which its pages mark: then they are a preview. */
  readonly compared?: CheckResult | undefined;
  /** `false` makes no copies that never change, whatever refdata.yml says. */
  readonly archive?: false;
}

/** One of the seven files, or the index of the registry, for people. */
export interface FileSummary {
  readonly path: string;
  readonly bytes: number;
  /** What it holds: `81 reservadas, 32 contextuais`. */
  readonly count: string;
}

export interface BuildResult {
  /** Whether the folder was written: there was no finding of level `error`. */
  readonly ok: boolean;
  readonly nome: string;
  readonly versao: string;
  readonly out: string;
  readonly baseUrl: string | null;
  readonly files: readonly FileSummary[];
  readonly counts: Readonly<Record<string, number>>;
  /** Archives of packages that were packed, and not brought along from the registry before: paths on the site. */
  readonly packed: readonly string[];
  readonly findings: readonly Finding[];
}

/**
 * Builds the seven files of a language from its source code into a folder (service-spec.md, "Resources").
 * Findings of level `error` are returned, all together, and then nothing is written.
 * @throws {UserError} when the configuration does not hold or the folder cannot be written.
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const run = openRun(options);
  // Git answers while the sources are read; programs of the repository run when it has.
  const state = sourceState(options.repo, options.out);
  if (options.commands !== undefined && options.commands !== 'off') await state;
  const { files, policy, ...reference } = await referenceOf(run, options);
  const { compared } = options;
  if (compared !== undefined) demandSame(compared, files.index);
  const { commit, modified } = await state;
  const baseUrl = (options.baseUrl ?? reference.baseUrl ?? null)?.replace(/\/+$/, '') ?? null;
  return withRegistry(run, options, async registry => {
    const proved = new Findings(policy);
    for (const problem of proofOf(run, options.repo, files)) proved.add(problem);
    const archive = options.archive ?? reference.archive;
    const front = !options.into || !hasOtherPages(options.out);
    const input = { files, policy, baseUrl, commit: modified ? null : commit };
    const { lexico, findings: ofLexico } = await lexicoOf(run, files, reference.findings);
    const editors = editorsOf(run, { ...reference, files, baseUrl: baseUrl ?? undefined }, lexico);
    const pages = front
      ? pagesOf(run, {
          ...reference,
          ...input,
          lexico,
          editors,
          marks: compared && pageMarks(compared, sayIn(ownTongue(run.configuration))),
        })
      : { site: undefined, findings: [] };
    const docset = run.configuration.config.docset ? await pages.site?.docset() : undefined;
    const findings = [
      ...reference.findings,
      ...proved.list,
      ...registry.findings,
      ...pages.findings,
      ...ofLexico,
    ];
    const ok = !hasError(findings);
    const site = siteFiles(
      files,
      {
        commit,
        modified,
        repositories: run.repository.others?.read() ?? [],
        baseUrl,
        policy,
        archive,
        front,
        unread: reference.unread,
        tongue: ownTongue(run.configuration),
      },
      [
        ...registry.files,
        ...(pages.site?.files ?? []),
        ...(docset ?? []),
        ...(lexico ? [lexicoFile(lexico)] : []),
        ...editors.map(({ file }) => file),
      ],
      pages.site?.dataPage,
    );
    if (ok) {
      run.progress('writing');
      (options.into ? writeInto : writeFolder)(options.out, site);
    }
    const sizes = new Map(site.map(file => [file.path, sizeOf(file)]));
    const reported = [
      ...FILE_NAMES.map(name => ({ path: pathOf(name), count: contents(name, files) })),
      ...registry.reported,
    ];
    return {
      ok,
      nome: files.index.nome,
      versao: files.index.versao,
      out: options.out,
      baseUrl,
      files: reported.map(({ path, count }) => ({ path, bytes: sizes.get(path) ?? 0, count })),
      counts: allCounts(files),
      packed: registry.packed,
      findings,
    };
  });
}

/** Marks of something else would be wrong. @throws {UserError} */
function demandSame({ nome, head }: CheckResult, index: ReferenceFiles['index']): void {
  if (nome === index.nome && head.versao === index.versao) return;
  throw new UserError(
    `The report is of ${nome} ${head.versao}, and ${index.nome} ${index.versao} is built.`,
    'Check the same files that are built, in the same job.',
  );
}

/** What a file holds, in a few words; for the index, what it is the index of. */
function contents(name: FileName, files: ReferenceFiles): string {
  return name === 'index'
    ? `${files.index.nome} ${files.index.versao}`
    : describeCounts(countsOf(name, files[name]));
}

/** The counts of all files together; the six links of the index count nothing. */
function allCounts(files: ReferenceFiles): Record<string, number> {
  return Object.assign(
    {},
    ...FILE_NAMES.filter(name => name !== 'index').map(name => countsOf(name, files[name])),
  );
}
