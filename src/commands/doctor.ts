import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '../findings/user-error.js';
import { sourceState } from '../git/git.js';
import { PROOF_FILE, type Proof } from '../prove/proof.js';
import { repositoryRoot } from '../repository/repository.js';
import { actualConfig } from '../run/configuration.js';
import { openRun, type RunContext, type RunOptions, shownPath } from '../run/run-context.js';
import { counted } from '../text/counted.js';
import { builtPoints, proofBeside } from './doctor/built.js';
import { listPoints } from './doctor/lists.js';
import { type Point, point } from './doctor/point.js';
import { modelinePoint, programPoint, toolPoints } from './doctor/surroundings.js';
import { type WorkflowFile, workflowPoints } from './doctor/workflows.js';

export type { Point, State } from './doctor/point.js';

/** A workflow that is larger was not written by a person. */
const MAX_WORKFLOW_BYTES = 1024 * 1024;

export interface DoctorOptions extends RunOptions {
  /** Whether the published address may be asked. */
  readonly network: boolean;
  /** What a command needs besides, to be about this repository: `--repo ../lume`. */
  readonly where: string;
}

export interface Diagnosis {
  /** Whether nothing is broken. */
  readonly ok: boolean;
  readonly points: readonly Point[];
}

/**
 * What state everything is in that a reference depends on. Nothing is written into the repository, and no program of it is
 * run unless that is allowed.
 * @throws {UserError} when there is no such folder.
 */
export async function doctor({ network, where, ...options }: DoctorOptions): Promise<Diagnosis> {
  const root = repositoryRoot(options.repo);
  const command = (text: string) => `refdata ${text} ${where}`.trim();
  const points = [programPoint()];
  const { run, points: ofConfiguration } = configurationPoints(options, command);
  points.push(...ofConfiguration);
  let versao: string | undefined;
  if (run) {
    const read = await readPoints(run, options, command);
    points.push(...read.points);
    versao = read.versao;
  }
  points.push(...(await toolPoints(root, run?.configuration)));
  if (run) {
    const { commit, modified } = await sourceState(options.repo);
    const baseUrl = run.configuration.config.base_url;
    const { addressPoints } = await import('./doctor/address.js');
    points.push(
      ...(await addressPoints({ baseUrl, network, versao, commit: modified ? null : commit, command })),
    );
  }
  points.push(...workflowPoints(workflowsIn(root)));
  return { ok: points.every(({ state }) => state !== 'broken'), points };
}

/** The configuration: where it is, and what is wrong with it. */
function configurationPoints(
  options: RunOptions,
  command: (text: string) => string,
): { readonly run: RunContext | undefined; readonly points: Point[] } {
  const path = actualConfig(resolve(options.repo, options.config));
  const shown = shownPath(options.repo, path);
  try {
    const run = openRun(options);
    return {
      run,
      points: [
        point('configuration', shown, 'ok', `It holds: ${run.configuration.config.nome}.`),
        modelinePoint(run.configuration.text, path, shown),
      ],
    };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { message, findings } = error;
    const remedy = existsSync(path) ? `${error.remedy} Then: ${command('doctor')}` : command('init');
    return {
      run: undefined,
      points: [point('configuration', shown, 'broken', message, { remedy, findings })],
    };
  }
}

/** The lists, one by one, and where none of them is broken what a build makes of all. */
async function readPoints(
  run: RunContext,
  options: RunOptions,
  command: (text: string) => string,
): Promise<{ readonly points: Point[]; readonly versao: string | undefined }> {
  let proof: Proof | undefined;
  const ofProof = await orBroken('files', PROOF_FILE, async () => {
    proof = proofBeside(run, options.repo);
    return [];
  });
  const { points: lists, versao } = await listPoints(run, { proof, command });
  const open = lists.filter(({ state }) => state === 'broken' || state === 'skipped');
  const known = lists.flatMap(({ findings }) => findings);
  const isWhole = open.length + ofProof.length === 0;
  const untried = `It was not tried: ${counted(open.length + ofProof.length, 'thing')} above cannot be read.`;
  const built = isWhole
    ? await orBroken('build', 'refdata build', () => builtPoints({ run, options, known, proof, command }))
    : [point('build', 'refdata build', 'skipped', untried)];
  return { points: [...lists, ...ofProof, ...built], versao };
}

/** What was looked at; what a user would have to mend before that is broken. */
async function orBroken(area: Point['area'], name: string, look: () => Promise<Point[]>): Promise<Point[]> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { message, remedy, findings } = error;
    return [point(area, name, 'broken', message, { remedy, findings })];
  }
}

function workflowsIn(root: string): WorkflowFile[] {
  const folder = join(root, '.github', 'workflows');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(name => /\.ya?ml$/.test(name))
    .sort()
    .filter(name => {
      const stats = statSync(join(folder, name), { throwIfNoEntry: false });
      return stats?.isFile() === true && stats.size <= MAX_WORKFLOW_BYTES;
    })
    .map(name => ({ path: `.github/workflows/${name}`, text: readFileSync(join(folder, name), 'utf8') }));
}
