import { parseDocument } from 'yaml';
import { isObject } from '../../contract/json-object.js';
import { nearest } from '../../text/nearest.js';
import { type Point, point } from './point.js';

type Grant = 'read' | 'write';
type Grants = Readonly<Record<string, Grant>>;

/** What the jobs of each reusable workflow take, all together: GitHub starts none whose caller has less. */
const TAKEN: Readonly<Record<string, Grants>> = {
  'api-docs': { contents: 'write', 'pull-requests': 'write' },
  check: { contents: 'read', 'pull-requests': 'write' },
  'check-comment': { actions: 'read', 'pull-requests': 'write' },
  consume: { contents: 'write', 'pull-requests': 'write' },
  fix: { contents: 'write' },
  monitor: { issues: 'write' },
  preview: { contents: 'read' },
  'preview-branch': { contents: 'write', pages: 'read', 'pull-requests': 'read' },
  publish: { contents: 'read', pages: 'write', 'id-token': 'write' },
};

/** The action, or a reusable workflow of it, of whatever owner: `refdata/refdata-action/.github/workflows/check.yml@v1`. */
const OURS =
  /^(?:(?<owner>[\w.-]+)\/|\.(?:\/\S+)?\/)refdata-action(?:\/\.github\/workflows\/(?<workflow>[\w.-]+?)\.ya?ml)?(?:@(?<ref>\S+))?$/;
const COMMIT = /^[0-9a-f]{40}$/;
const RELEASE = /^v\d+(\.\d+)*$/;
/** More aliases than that are no workflow that a person wrote. */
const MAX_YAML_ALIASES = 100;

/** A file of `.github/workflows`. */
export interface WorkflowFile {
  readonly path: string;
  readonly text: string;
}

/** What each use of the action or of its workflows is pinned to, and whether its permissions suffice. */
export function workflowPoints(files: readonly WorkflowFile[]): Point[] {
  const points = files.flatMap(file => pointsOf(file));
  return points.length > 0
    ? points
    : [
        point(
          'workflow',
          '.github/workflows',
          'attention',
          'No workflow checks or publishes the reference.',
          {
            remedy: 'Copy one of docs/publishing.md to .github/workflows/refdata.yml.',
          },
        ),
      ];
}

function pointsOf({ path, text }: WorkflowFile): Point[] {
  if (!text.includes('refdata-action')) return [];
  const workflow = readYaml(text);
  if (workflow === undefined)
    return [
      point('workflow', path, 'broken', 'It is not YAML.', {
        remedy: `Mend ${path}; actionlint says where.`,
      }),
    ];
  const jobs = Object.entries(mapOf(workflow.jobs));
  return jobs.flatMap(([name, job]) => {
    const { uses, steps, permissions = workflow.permissions } = mapOf(job);
    const own = (Array.isArray(steps) ? steps : []).map(step => mapOf(step).uses);
    return [uses, ...own].flatMap(each => {
      const used = typeof each === 'string' ? OURS.exec(each)?.groups : undefined;
      return used === undefined
        ? []
        : [usePoint(`${path} (${name})`, { uses: String(each), ...used }, permissions)];
    });
  });
}

interface Use {
  readonly uses: string;
  readonly owner?: string | undefined;
  readonly workflow?: string | undefined;
  readonly ref?: string | undefined;
}

function usePoint(name: string, { uses, owner, workflow, ref }: Use, permissions: unknown): Point {
  if (workflow !== undefined && TAKEN[workflow] === undefined) {
    const [near] = nearest(workflow, Object.keys(TAKEN));
    const known = `There are ${Object.keys(TAKEN).join(', ')}.`;
    return point('workflow', name, 'broken', `There is no reusable workflow ${workflow}.yml.`, {
      remedy: near === undefined ? known : `Did you mean ${near}.yml? ${known}`,
    });
  }
  const lacking = workflow === undefined ? [] : lackingIn(permissions, TAKEN[workflow] as Grants);
  if (lacking.length > 0)
    return point(
      'workflow',
      name,
      'broken',
      `${workflow}.yml takes permissions that this job does not grant.`,
      { remedy: `Write below the job: permissions: { ${lacking.join(', ')} }` },
    );
  if (owner !== undefined && ref === undefined)
    return point('workflow', name, 'broken', `${uses} says no version.`, { remedy: `uses: ${uses}@v1` });
  if (permissions === undefined)
    return point('workflow', name, 'attention', `${uses}, with whatever the repository grants by default.`, {
      remedy: 'Write permissions: {} at the top of the workflow, and below each job what it takes.',
    });
  if (owner === undefined) return point('workflow', name, 'ok', `${uses}, of this repository.`);
  if (COMMIT.test(ref as string)) return point('workflow', name, 'ok', `${uses}, pinned to a commit.`);
  if (RELEASE.test(ref as string)) return point('workflow', name, 'ok', `${uses}, pinned to a release.`);
  return point('workflow', name, 'attention', `${uses} follows a branch, which may become anything.`, {
    remedy: `uses: ${uses.replace(/@.*$/, '@v1')}`,
  });
}

/** `pages: write` for each permission that is needed and not granted; what is not said at all is not known to be lacking. */
function lackingIn(permissions: unknown, taken: Grants): string[] {
  if (permissions === undefined || permissions === 'write-all') return [];
  const granted = mapOf(permissions);
  return Object.entries(taken)
    .filter(([scope, grant]) => {
      if (permissions === 'read-all') return grant === 'write';
      return granted[scope] !== 'write' && granted[scope] !== grant;
    })
    .map(([scope, grant]) => `${scope}: ${grant}`);
}

function readYaml(text: string): Record<string, unknown> | undefined {
  try {
    const document = parseDocument(text, { merge: true });
    return document.errors.length > 0 ? undefined : mapOf(document.toJS({ maxAliasCount: MAX_YAML_ALIASES }));
  } catch {
    return undefined;
  }
}

function mapOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}
