import type { LoadedConfig } from '../../config/config.js';
import type { Config } from '../../config/schema.js';
import type { ReferenceFiles } from '../../contract/files.js';
import { type Finding, tally } from '../../findings/finding.js';
import type { Proof } from '../../prove/proof.js';
import { referenceOf } from '../../run/reference.js';
import type { RunContext } from '../../run/run-context.js';
import { counted } from '../../text/counted.js';
import { type Point, point, stateOf } from './point.js';

/** Each list of refdata.yml by its keys, and where it is published. */
const LISTS: readonly { readonly at: string; readonly file: keyof ReferenceFiles; readonly field: string }[] =
  [
    { at: 'sintaxe.reservadas', file: 'sintaxe', field: 'reservadas' },
    { at: 'sintaxe.contextuais', file: 'sintaxe', field: 'contextuais' },
    { at: 'sintaxe.operadores', file: 'sintaxe', field: 'operadores' },
    { at: 'sintaxe.verbos_http', file: 'sintaxe', field: 'verbos_http' },
    { at: 'sintaxe.regras', file: 'sintaxe', field: 'regras' },
    { at: 'embutidas', file: 'embutidas', field: 'funcoes' },
    { at: 'modulos', file: 'modulos', field: 'modulos' },
    { at: 'comandos', file: 'comandos', field: 'grupos' },
    { at: 'erros', file: 'erros', field: 'codigos' },
    { at: 'conteudos.exercicios', file: 'conteudos', field: 'exercicios.modulos' },
    { at: 'conteudos.exemplos', file: 'conteudos', field: 'exemplos' },
    { at: 'conteudos.pacotes', file: 'conteudos', field: 'pacotes' },
    { at: 'conteudos.projetos', file: 'conteudos', field: 'projetos' },
  ];

/** What stands for a version and an extension that cannot be read, while lists are looked at. */
const STAND_INS = { versao: '1', extensao: '.x' };

/** The lists of a configuration, each read by itself: what is wrong with one says nothing about the others. */
export async function listPoints(
  run: RunContext,
  { proof, command }: { readonly proof: Proof | undefined; command(text: string): string },
): Promise<{ readonly points: Point[]; readonly versao: string | undefined }> {
  const { configuration } = run;
  const bare = await readAlone(run, alone(configuration, undefined));
  const { versao } = bare.files.index;
  const { extensao } = bare.files.sintaxe;
  const said = `${configuration.config.nome} ${versao}, ${extensao}`;
  // That lists are empty is said of nothing but the lists.
  const ofIdentity = bare.findings.filter(({ level }) => level !== 'notice');
  const points = [
    ofIdentity.length === 0
      ? point('list', 'versao, extensao', 'ok', `${said}.`)
      : listPoint('versao, extensao', `${said}:`, ofIdentity, command('extract versao')),
  ];
  const identity = {
    ...configuration.config,
    versao: versao || STAND_INS.versao,
    sintaxe: { ...configuration.config.sintaxe, extensao: extensao || STAND_INS.extensao },
  };
  for (const list of LISTS) {
    const spec = partOf(configuration.config, list.at);
    if (spec === undefined) continue;
    const { files, findings } = await readAlone(run, alone({ ...configuration, config: identity }, list.at));
    const known = new Set(bare.findings.map(keyOf));
    const own = findings.filter(finding => !known.has(keyOf(finding)));
    const remedy = command(own.some(({ rule }) => rule === 'command-off') ? COMMANDS : `extract ${list.at}`);
    const count = sizeOf(partOf(files[list.file], list.field));
    const message = [counted(count, 'entry', 'entries'), ...assurances(list.at, spec, proof)].join(', ');
    points.push(
      own.length === 0
        ? point('list', list.at, count === 0 ? 'attention' : 'ok', `${message}.`, {
            remedy: count === 0 ? remedy : undefined,
          })
        : listPoint(list.at, `${message}:`, own, remedy),
    );
  }
  if (points.length === 1)
    points.push(
      point('list', 'lists', 'broken', 'No source is named for any list.', {
        remedy: 'refdata extract FILE#NAME shows what a source gives; name it in refdata.yml.',
      }),
    );
  return { points, versao: versao || undefined };
}

const COMMANDS = 'doctor --allow-commands';

function listPoint(name: string, message: string, findings: readonly Finding[], remedy: string): Point {
  const isOnlyOff = findings.every(({ rule, level }) => rule === 'command-off' || level !== 'error');
  const state = stateOf(findings);
  const { error, warning, notice } = tally(findings);
  const counts = [
    error > 0 ? counted(error, 'error') : '',
    warning > 0 ? counted(warning, 'warning') : '',
    notice > 0 ? counted(notice, 'notice') : '',
  ].filter(text => text !== '');
  return point(
    'list',
    name,
    state === 'broken' && isOnlyOff ? 'skipped' : state,
    `${message} ${counts.join(', ')}.`,
    {
      remedy: state === 'ok' ? undefined : remedy,
      findings,
    },
  );
}

/** The configuration with one list, or with none: whatever a list needs beside it stays. */
function alone(loaded: LoadedConfig, at: string | undefined): LoadedConfig {
  const { config } = loaded;
  const { nome, descricao, documentacao, versao, rules, languages, grammars, limits } = config;
  const { extensao } = config.sintaxe;
  const [first = '', second] = at?.split('.') ?? [];
  const spec = at === undefined ? undefined : partOf(config, at);
  const part = second === undefined ? spec : { [second]: spec };
  const rest = first === '' || first === 'sintaxe' ? {} : { [first]: part };
  const sintaxe = first === 'sintaxe' && second !== undefined ? { extensao, [second]: spec } : { extensao };
  const identity = { nome, descricao, documentacao, versao };
  return {
    ...loaded,
    config: { ...identity, rules, languages, grammars, limits, ...rest, sintaxe } as Config,
  };
}

async function readAlone(run: RunContext, configuration: LoadedConfig) {
  const { files, findings } = await referenceOf(
    { ...run, configuration, cache: undefined },
    { isPart: true },
  );
  // That lists are empty which were left out says nothing.
  return { files, findings: findings.filter(({ rule }) => rule !== 'list-named' && rule !== 'list-present') };
}

/** What says that a list is whole: a number that was written down, or a proof. */
function assurances(at: string, spec: unknown, proof: Proof | undefined): string[] {
  const proved = proof?.lists[at];
  return [
    ...(hasExpectation(spec) ? ['the number is expected'] : []),
    ...(proved ? [`${proved.equal} of ${proved.expected} proved`] : []),
  ];
}

function hasExpectation(spec: unknown): boolean {
  if (typeof spec !== 'object' || spec === null) return false;
  return Object.entries(spec).some(([key, part]) => key === 'expect' || hasExpectation(part));
}

function partOf(config: unknown, at: string): unknown {
  return at
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], config);
}

function sizeOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

/** One finding of two readings. */
export function keyOf({ rule, message, place }: Finding): string {
  return JSON.stringify([rule, message, place]);
}
