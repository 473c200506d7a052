import type { Progress } from '../extract/extract.js';
import type { Finding } from '../finding.js';
import { sourceState } from '../git.js';
import type { CommandPermission } from '../programs.js';
import { countsOf, describeCounts } from '../reference/counts.js';
import { FILE_NAMES, type FileName, pathOf, type ReferenceFiles } from '../reference/files.js';
import { siteFiles } from '../site/site.js';
import { sizeOf } from '../site/site-file.js';
import { writeFolder } from '../site/write-folder.js';
import { Findings } from './findings.js';
import { proofOf } from './proof.js';
import { buildReference } from './reference.js';
import { withRegistry } from './site-registry.js';

export interface BuildOptions {
  /** Folder of the language's repository. */
  readonly repo: string;
  /** Path of refdata.yml: absolute, or relative to `repo`. */
  readonly config: string;
  /** Folder to write; replaced whole or not at all. */
  readonly out: string;
  /** In place of `base_url` in refdata.yml. */
  readonly baseUrl?: string | undefined;
  /** In place of `documentacao` in refdata.yml. */
  readonly docsUrl?: string | undefined;
  /** Whether sources of the kind `command` may run programs; `off` unless given. */
  readonly commands?: CommandPermission | undefined;
  /** Folder that keeps what was extracted for the next run; none unless given. */
  readonly cache?: string | undefined;
  /** How many threads may read sources, where there are enough of them; as many as there are cores, unless given. */
  readonly threads?: number | undefined;
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
  readonly findings: readonly Finding[];
}

/**
 * Builds the seven files of a language from its source code into a folder (service-spec.md, "Resources").
 * Findings of level `error` are returned, all together, and then nothing is written.
 * @throws {UserError} when the configuration does not hold or the folder cannot be written.
 */
export async function build(options: BuildOptions, progress?: Progress): Promise<BuildResult> {
  const { files, policy, ...reference } = await buildReference({ ...options, ...(progress && { progress }) });
  const baseUrl = (options.baseUrl ?? reference.baseUrl ?? null)?.replace(/\/+$/, '') ?? null;
  const { commit, modified } = await sourceState(options.repo);
  return withRegistry({ ...options, progress }, async registry => {
    const proved = new Findings(policy);
    for (const problem of proofOf(options, files)) proved.add(problem);
    const findings = [...reference.findings, ...proved.list, ...registry.findings];
    const ok = !findings.some(finding => finding.level === 'error');
    const site = siteFiles(
      files,
      { commit, modified, baseUrl, policy, archive: reference.archive },
      registry.files,
    );
    if (ok) {
      progress?.('writing');
      writeFolder(options.out, site);
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
      findings,
    };
  });
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
