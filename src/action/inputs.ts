import { z } from 'zod';
import { FAIL_ON } from '../drift/index.js';
import { LAYOUTS } from '../exporters/artifacts.js';
import { UserError } from '../findings/user-error.js';
import { checkToken } from '../git/authorization.js';
import { refCandidates } from '../git/ref.js';
import { checkRepository } from '../git/repository-address.js';
import { isBaseAddress } from '../http/address.js';
import { DELIVERIES } from '../publish/deliveries.js';
import { checkBranch, checkFolder } from '../publish/names.js';
import { nearest } from '../text/nearest.js';
import { TONGUES } from '../text/said.js';

/** A job that waits longer costs more than it tells. */
const MAX_SECONDS = 3600;

/**
 * Every input of the action, with its default. `action.yml` documents them and `scripts/lint-workflows.mjs`
 * proves that both name the same inputs. An empty input counts as not given.
 */
const inputsSchema = z.object({
  mode: z.string().default('build'),
  path: z.string().default('.'),
  config: z.string().default('refdata.yml'),
  out: z.string().default('site'),
  target: z.string().default(''),
  'base-url': webAddress('base-url'),
  'docs-url': webAddress('docs-url'),
  'allow-commands': z
    .enum(['true', 'false'], 'allow-commands is neither true nor false: write one of them.')
    .default('false'),
  'cache-dir': z.string().default(''),
  repository: checked(checkRepository),
  ref: checked(refCandidates),
  token: checked(value => checkToken('token', value)),
  'repository-token': checked(value => checkToken('repository-token', value)),
  'publish-to': choice('publish-to', ['none', 'branch', 'pages']).default('none'),
  'publish-branch': checked(value => checkBranch('publish-branch', value)).default('gh-pages'),
  'publish-folder': checked(value => checkFolder('publish-folder', value)),
  'publish-from': z.string().default(''),
  'publish-beside': z.string().default(''),
  rollback: yesOrNo('rollback').default('false'),
  replace: yesOrNo('replace').default('false'),
  verify: yesOrNo('verify').default('true'),
  attest: yesOrNo('attest').default('false'),
  'require-attestation': z
    .string()
    .regex(
      /^[\w.-]+\/[\w.-]+$/,
      'require-attestation is no repository: write owner/name, the one whose workflow has to have made the files.',
    )
    .optional(),
  'trusted-root': z.string().default(''),
  wait: seconds('wait').default('300'),
  'manifest-sha256': z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'manifest-sha256 is no SHA-256: write its 64 digits, or leave it out.')
    .optional(),
  'api-docs-delivery': choice('api-docs-delivery', DELIVERIES).optional(),
  'api-docs': z.string().default(''),
  'api-docs-dir': z.string().default('docs/api'),
  'api-docs-layout': choice('api-docs-layout', LAYOUTS).default('servers'),
  'api-docs-formats': z.string().default('openapi, insomnia, postman, curl, markdown'),
  'api-docs-title': z.string().default(''),
  'api-docs-version': z.string().default(''),
  'api-docs-description': z.string().default(''),
  'api-docs-base': webAddress('api-docs-base'),
  'api-docs-handlers': yesOrNo('api-docs-handlers').default('false'),
  'api-docs-overlay': z.string().default(''),
  'fail-on-gaps': yesOrNo('fail-on-gaps').default('false'),
  base: z.string().default(''),
  server: z.string().default(''),
  'fail-on': choice('fail-on', FAIL_ON).default('unbumped'),
  'require-base': yesOrNo('require-base').default('true'),
  comment: choice('comment', ['true', 'false']).default('true'),
  fix: yesOrNo('fix').default('false'),
  'report-path': z.string().default(''),
  lock: z.string().default('refdata.lock'),
  uses: z.string().default(''),
  search: z.string().default(''),
  types: z.string().default(''),
  grammars: z.string().default(''),
  engines: z.string().default(''),
  lang: choice('lang', TONGUES).optional(),
});

export type Inputs = z.output<typeof inputsSchema>;
export type InputName = keyof Inputs;

/** The names of all inputs. */
export function inputNames(): InputName[] {
  return Object.keys(inputsSchema.shape) as InputName[];
}

/** Inputs whose values are secrets, to be masked before anything else happens. */
export const SECRET_INPUTS: readonly InputName[] = ['token', 'repository-token'];
/** What a build does only where it publishes in that way; in every way but one where none is named. */
const PUBLISHING: Partial<Record<InputName, Inputs['publish-to'] | null>> = {
  'publish-branch': 'branch',
  'publish-beside': 'pages',
  'publish-folder': null,
  'publish-from': null,
  rollback: null,
  replace: null,
};
/** How much of a name may differ for it to be one of ours, and not a variable of somebody else. */
const MISTYPED_SHARE = 1 / 6;
/** What every mode takes: given in every job by their defaults, so nobody is asked why, or about all that is said. */
const ALWAYS_ALLOWED: ReadonlySet<InputName> = new Set(['mode', 'token', 'lang']);

/** Which inputs a mode reads, and which of them it cannot do without. */
export interface ModeInputs {
  readonly uses: readonly InputName[];
  readonly needs: readonly InputName[];
}

/**
 * The inputs of the job, checked all together. `read` gives the value of one input, empty when it is not given.
 * @param given the names of all inputs that are there, known or not.
 * @throws {UserError} that names every wrong input and what to write instead.
 */
export function readInputs<Mode extends string>(
  read: (name: InputName) => string,
  modes: Readonly<Record<Mode, ModeInputs>>,
  given: readonly string[] = [],
): Inputs & { mode: Mode } {
  const raw: Partial<Record<InputName, string>> = {};
  for (const name of inputNames()) {
    const value = read(name);
    if (value !== '') raw[name] = value;
  }
  const parsed = inputsSchema.safeParse(raw);
  const problems = [
    ...mistyped(given),
    ...(parsed.success ? [] : parsed.error.issues.map(issue => issue.message)),
  ];
  const mode = modeOf(raw);
  if (Object.hasOwn(modes, mode)) problems.push(...combinationProblems(raw, mode as Mode, modes));
  else problems.push(notOneOf('mode', mode, Object.keys(modes)));
  if (!parsed.success || problems.length > 0) throw inputError(problems);
  return { ...parsed.data, mode: mode as Mode };
}

/** The mode that is named; `api-docs` chooses its own, as action.yml fills in the default of `mode`. */
function modeOf(raw: Partial<Record<InputName, string>>): string {
  const usual = inputsSchema.shape.mode.parse(undefined);
  const named = raw.mode ?? usual;
  return named === usual && raw['api-docs'] !== undefined ? 'api-docs' : named;
}

function combinationProblems<Mode extends string>(
  raw: Partial<Record<InputName, string>>,
  mode: Mode,
  modes: Readonly<Record<Mode, ModeInputs>>,
): string[] {
  const { uses, needs } = modes[mode];
  const defaults: Inputs = inputsSchema.parse({});
  const problems = needs
    .filter(name => raw[name] === undefined)
    .map(name => `mode ${mode} needs the input ${name}: add it.`);
  for (const name of Object.keys(raw) as InputName[]) {
    // action.yml fills in defaults, so a value that equals the default may not be the user's.
    if (uses.includes(name) || ALWAYS_ALLOWED.has(name) || raw[name] === defaults[name]) continue;
    const others = (Object.keys(modes) as Mode[]).filter(other => modes[other].uses.includes(name));
    problems.push(`${name} does nothing in mode ${mode}: leave it out, or use mode ${others.join(' or ')}.`);
  }
  return uses.includes('publish-to') ? [...problems, ...elsewhere(raw)] : problems;
}

/** Inputs that only another way to publish reads. Where nothing is published, be it for one event, that is told at the end. */
function elsewhere(raw: Partial<Record<InputName, string>>): string[] {
  const to = raw['publish-to'] ?? 'none';
  return publishingInputs(raw).flatMap(name => {
    const way = PUBLISHING[name] ?? to;
    if (to === 'none' || way === to) return [];
    return [`${name} does nothing with "publish-to: ${to}": leave it out, or use "publish-to: ${way}".`];
  });
}

/** Inputs that are given, and that nothing reads where nothing is published. */
export function publishingInputs(inputs: Partial<Record<InputName, string | undefined>>): InputName[] {
  const defaults: Inputs = inputsSchema.parse({});
  return (Object.keys(PUBLISHING) as InputName[]).filter(
    name => (inputs[name] ?? defaults[name]) !== defaults[name],
  );
}

/** Names that are a slip for one of ours: GitHub only warns of them, and what was asked for would not happen. */
function mistyped(given: readonly string[]): string[] {
  const names = inputNames();
  return given.flatMap(name => {
    if ((names as string[]).includes(name)) return [];
    const [near] = nearest(name, names, 1, MISTYPED_SHARE);
    return near === undefined ? [] : [`There is no input ${name}. Did you mean ${near}?`];
  });
}

function notOneOf(name: string, value: unknown, words: readonly string[]): string {
  const [near] = nearest(String(value), words);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  return `${name} is ${JSON.stringify(value)}: write ${words.join(' or ')}.${hint}`;
}

function inputError(problems: readonly string[]): UserError {
  const [first = ''] = problems;
  return new UserError(
    problems.length === 1
      ? first
      : `${problems.length} inputs are wrong:\n${problems.map(text => `- ${text}`).join('\n')}`,
    'Inputs stand under "with:" of the step.',
  );
}

/** One of a few words. */
function choice<const Words extends readonly [string, ...string[]]>(name: string, words: Words) {
  return z.enum(words, {
    error: ({ input }) => notOneOf(name, input, words),
  });
}

/** What such a word says. */
export function isYes(value: string): boolean {
  return /^true$/i.test(value);
}

/** The entries of an input that is a list: one to a line, or with commas, each once. */
export function listOf(value: string): string[] {
  const entries = value.split(/[\n,]/).map(entry => entry.trim());
  return [...new Set(entries.filter(entry => entry !== ''))];
}

/** A whole number of seconds, at most an hour. */
function seconds(name: string) {
  return z
    .string()
    .refine(
      value => /^\d{1,4}$/.test(value) && Number(value) <= MAX_SECONDS,
      `${name} is no whole number of seconds up to ${MAX_SECONDS}: write one, such as 300.`,
    );
}

function webAddress(name: string) {
  return z
    .string()
    .refine(
      isBaseAddress,
      `${name} is no absolute address that paths can be put behind: write one that begins with https://, without query or "#", or leave it out.`,
    )
    .optional();
}

/** As YAML and the toolkit write truth values: `true`, `True` or `TRUE`, and the same for `false`. */
function yesOrNo(name: string) {
  return z
    .string()
    .regex(/^(true|True|TRUE|false|False|FALSE)$/, `${name} is neither true nor false: write one of them.`);
}

/** Text that `check` accepts; a {@link UserError} of it becomes one of several problems. */
function checked(check: (value: string) => unknown) {
  return z
    .string()
    .superRefine((value, context) => {
      try {
        check(value);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        context.addIssue({ code: 'custom', message: `${error.message} ${error.remedy}` });
      }
    })
    .default('');
}
