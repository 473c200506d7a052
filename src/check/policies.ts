import { isDeepStrictEqual } from 'node:util';
import type { LoadedConfig } from '../config/config.js';
import type { Policy } from '../contract/policy.js';
import {
  type ChangePolicy,
  changeRule,
  type Exception,
  IGNORE_FILE,
  nameOfException,
} from '../drift/index.js';
import type { ChangeLevel } from '../findings/change-level.js';
import type { Finding, Place } from '../findings/finding.js';
import { findingOf } from '../findings/rule-info.js';
import { policyChanged } from '../rules/comparison.js';
import { VersionScheme } from '../versions/scheme.js';
import { committedFolder, hasCommitted } from './committed.js';
import type { Side, SideSource } from './side.js';

type CheckConfig = NonNullable<LoadedConfig['config']['check']>;

/** What a comparison is judged by. */
export interface Terms {
  /** Levels of the rules that are no kinds of change. */
  readonly policy: Policy;
  readonly changePolicy: ChangePolicy;
  readonly scheme: VersionScheme;
  readonly exceptions: readonly Exception[];
  readonly settings: CheckConfig;
  /** Where the version is declared besides, and in whose configuration: in the head's, and what it has taken out. */
  readonly declared: readonly DeclaredSource[];
  /** The folders whose committed files are held against the source; the first one is what the head publishes. */
  readonly committed: readonly string[];
}

/** A source of `check.versao`. */
export interface DeclaredSource {
  readonly source: LoadedConfig['config']['versao'];
  readonly loaded: LoadedConfig;
  /** Its number in the list. */
  readonly position: number;
  /** Whether the head does not name it any more. */
  readonly isDropped: boolean;
}

/** Settings of `check` that decide about the result. */
const DECIDING = ['versions', 'release', 'published', 'unknown', 'committed', 'versao'] as const;

/**
 * What a comparison is judged by: what the base has written down, so that nobody switches off a rule by the change that
 * breaks it. What the head writes down holds where the base has no source. @throws {UserError} for exceptions with mistakes.
 */
export function termsOf(base: Side, head: Side): Terms {
  const source = sourceOf(base) ?? sourceOf(head);
  const config = source?.loaded.config;
  const settings = config?.check ?? {};
  return {
    policy: source?.policy ?? {},
    changePolicy: changePolicyOf(config?.rules),
    scheme: new VersionScheme(settings.versions),
    exceptions: source?.exceptions ?? [],
    settings,
    declared: declaredIn(sourceOf(base), sourceOf(head)),
    committed: committedIn(sourceOf(base), sourceOf(head)),
  };
}

/** What the head names, and what the base names besides: a place is not let go by the change that makes it disagree. */
function declaredIn(base: SideSource | undefined, head: SideSource | undefined): DeclaredSource[] {
  const listed = (side: SideSource | undefined, isDropped: boolean): DeclaredSource[] =>
    side?.loaded.config.check?.versao?.map((source, position) => ({
      source,
      loaded: side.loaded,
      position,
      isDropped,
    })) ?? [];
  const named = listed(head, false);
  const isNamed = ({ source }: DeclaredSource) => named.some(each => isDeepStrictEqual(each.source, source));
  return [...named, ...listed(base, true).filter(each => !isNamed(each))];
}

/** The folder of the base, unless the head has moved it as a whole, and that of the head. */
function committedIn(base: SideSource | undefined, head: SideSource | undefined): string[] {
  const [was, is] = [base, head].map(side => side && committedFolder(side.loaded));
  const isMoved = was !== undefined && is !== undefined && head !== undefined && !hasCommitted(head, was);
  return [...new Set([isMoved ? undefined : was, is])].filter(folder => folder !== undefined);
}

/** What the head changes about the terms: rules, exceptions and settings that do not hold yet. */
export function changedTerms(base: Side, head: Side): Finding[] {
  const [old, now] = [sourceOf(base), sourceOf(head)];
  if (!old || !now) return [];
  const [before, after] = [old.loaded.config, now.loaded.config];
  const found: Finding[] = [];
  const tell = (message: string, place: Place) => found.push(changedTerm(message, place));
  const rules = { ...before.rules, ...after.rules };
  for (const id of Object.keys(rules)) {
    const [was, is] = [before.rules?.[id], after.rules?.[id]].map(written);
    if (was !== is) tell(`\`rules.${id}\` was ${was} and is ${is}.`, now.loaded.placeOf(['rules', id]));
  }
  for (const key of DECIDING) {
    const [was, is] = [before.check?.[key], after.check?.[key]].map(written);
    if (was !== is) tell(`\`check.${key}\` was ${was} and is ${is}.`, now.loaded.placeOf(['check', key]));
  }
  return [...found, ...changedExceptions(old.exceptions, now.exceptions)];
}

/** Exceptions that the head adds or takes away, which do not hold yet. */
export function changedExceptions(known: readonly Exception[], listed: readonly Exception[]): Finding[] {
  const [had, has] = [new Set(known.map(keyOf)), new Set(listed.map(keyOf))];
  return [
    ...listed
      .filter(each => !had.has(keyOf(each)))
      .map(each => changedTerm(`The exception for ${nameOfException(each)} is new.`, each.place)),
    ...known
      .filter(each => !has.has(keyOf(each)))
      .map(each => changedTerm(`The exception for ${nameOfException(each)} is gone.`, { file: IGNORE_FILE })),
  ];
}

function changedTerm(message: string, place: Place): Finding {
  return findingOf(policyChanged, `${message} The base's terms hold for this change.`, '', place);
}

function sourceOf(side: Side): SideSource | undefined {
  return side.kind === 'data' ? side.data.source : undefined;
}

function keyOf({ place: _, ...exception }: Exception): string {
  return JSON.stringify(exception, Object.keys(exception).sort());
}

function written(setting: unknown): string {
  return setting === undefined ? 'not set' : JSON.stringify(setting);
}

function changePolicyOf(rules: Readonly<Record<string, { level?: string | undefined }>> = {}): ChangePolicy {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([id, { level }]) =>
      changeRule(id) && level !== undefined ? [[id, level as ChangeLevel | 'off']] : [],
    ),
  );
}
