import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { committedFolder } from '../../check/committed.js';
import type { Finding } from '../../findings/finding.js';
import { PROOF_FILE, type Proof, parseProof } from '../../prove/proof.js';
import { type RunContext, type RunOptions, shownPath } from '../../run/run-context.js';
import { counted } from '../../text/counted.js';
import { firstOf } from '../../text/first-of.js';
import { build } from '../build.js';
import { committedChanges } from '../regenerate.js';
import { keyOf } from './lists.js';
import { type Point, point, stateOf } from './point.js';

/** Where `refdata editor` writes unless it is said otherwise. */
const EDITORS_FOLDER = 'editores';
/** Paths that are named; the rest is counted. */
const MAX_SHOWN = 3;

interface BuiltOptions {
  readonly run: RunContext;
  readonly options: RunOptions;
  /** What was found in single lists. */
  readonly known: readonly Finding[];
  readonly proof: Proof | undefined;
  command(text: string): string;
}

/**
 * What a build of the whole says beside the lists: what they say of each other, pages, packages, the lexico, the proof;
 * and whether files that are committed are those that it gives. All of it is written into a temporary folder.
 */
export async function builtPoints({ run, options, known, proof, command }: BuiltOptions): Promise<Point[]> {
  const { config } = run.configuration;
  const temporary = mkdtempSync(join(tmpdir(), 'refdata-doctor-'));
  try {
    const site = join(temporary, 'site');
    const { ok, findings } = await build({ ...options, out: site });
    const seen = new Set(known.map(keyOf));
    const isOfProof = ({ rule }: Finding) => rule.startsWith('proof-');
    const own = findings.filter(finding => !seen.has(keyOf(finding)) && !isOfProof(finding));
    return [
      point('build', 'refdata build', ok ? stateOf(own) : 'broken', buildSentence(ok, own), {
        remedy: ok && stateOf(own) === 'ok' ? undefined : command('build'),
        findings: own,
      }),
      ...proofPoints(config.prove !== undefined, proof, findings.filter(isOfProof), command),
      ...(ok ? committedPoints(run, options.repo, site, command) : []),
      ...(ok && config.lexico !== undefined ? await editorPoints(options, temporary, command) : []),
    ];
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The proof beside a configuration; nothing where there is none. @throws {UserError} when the file is no proof. */
export function proofBeside({ configPath }: RunContext, repo: string): Proof | undefined {
  const path = join(dirname(configPath), PROOF_FILE);
  return existsSync(path) ? parseProof(readFileSync(path, 'utf8'), shownPath(repo, path)) : undefined;
}

function buildSentence(ok: boolean, own: readonly Finding[]): string {
  const more = own.length > 0 ? `, with ${counted(own.length, 'finding')} beside those of the lists` : '';
  return ok ? `It succeeds${more}.` : `It writes nothing${more}.`;
}

function proofPoints(
  isConfigured: boolean,
  proof: Proof | undefined,
  findings: readonly Finding[],
  command: BuiltOptions['command'],
): Point[] {
  const remedy = command('prove --allow-commands');
  if (proof === undefined)
    return isConfigured
      ? [
          point('files', PROOF_FILE, 'attention', '`prove` is configured, and there is no proof yet.', {
            remedy,
          }),
        ]
      : [];
  const message = findings[0]?.message ?? `It holds for ${counted(Object.keys(proof.lists).length, 'list')}.`;
  const state = findings.length === 0 ? 'ok' : stateOf(findings) === 'broken' ? 'broken' : 'attention';
  return [
    point('files', PROOF_FILE, state, message, { remedy: state === 'ok' ? undefined : remedy, findings }),
  ];
}

function committedPoints(
  { configuration }: RunContext,
  repo: string,
  site: string,
  command: BuiltOptions['command'],
): Point[] {
  const folder = committedFolder(configuration);
  if (folder === undefined) return [];
  if (!existsSync(join(repo, folder)))
    return [
      point('files', folder, 'attention', '`check.committed` names it, and it is not there.', {
        remedy: command(`build --out ${folder}`),
      }),
    ];
  const paths = committedChanges(repo, folder, site).map(({ path }) => path.slice(folder.length + 1));
  return [
    stalePoint(folder, paths, command(`build --into ${folder}`), 'The committed files are what is built.'),
  ];
}

async function editorPoints(
  options: RunOptions,
  temporary: string,
  command: BuiltOptions['command'],
): Promise<Point[]> {
  const folder = join(options.repo, EDITORS_FOLDER);
  if (!existsSync(folder))
    return [point('files', 'lexico', 'ok', 'Grammars for editors can be made: refdata editor.')];
  const out = join(temporary, EDITORS_FOLDER);
  // Few repositories keep grammars, and none but those needs what makes them.
  const { editor } = await import('../editor.js');
  const { files } = await editor({ ...options, out });
  const isOther = (path: string) => !readFileSync(join(out, path)).equals(readFileSync(join(folder, path)));
  const stale = files.filter(path => existsSync(join(folder, path)) && isOther(path));
  return [
    stalePoint(
      EDITORS_FOLDER,
      stale,
      command(`editor --out ${EDITORS_FOLDER}`),
      'The grammars are those of the lexico.',
    ),
  ];
}

function stalePoint(folder: string, paths: readonly string[], remedy: string, fine: string): Point {
  if (paths.length === 0) return point('files', folder, 'ok', fine);
  const message = `${counted(paths.length, 'file is', 'files are')} not what is built: ${firstOf(paths, MAX_SHOWN)}.`;
  return point('files', folder, 'attention', message, { remedy });
}
