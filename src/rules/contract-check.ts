import {
  FILE_NAMES,
  type FileName,
  LEXICO_PATH,
  MANIFEST_PATH,
  pathOf,
  REFERENCIA_PATH,
  REGISTRO_PATH,
  type ReferenceFiles,
} from '../contract/files.js';
import type { SchemaName } from '../contract/generated/schemas.js';
import { type Policy, settingOf } from '../contract/policy.js';
import { schemaBreaches } from '../contract/schema-breaches.js';
import { capped } from '../findings/capped.js';
import type { Finding } from '../findings/finding.js';
import { findingOf } from '../findings/rule-info.js';
import { INTEGRITY_RULES } from './integrity/index.js';
import { schema } from './published-files.js';

/**
 * Everything that is wrong with the content of published files, whatever JSON they hold: first each file against its
 * JSON Schema, then the integrity rules over the files that follow theirs. Files that are not given are not missed.
 * Findings have a `subject` (`/api/erros.json#/codigos/3/doc`) and no `place`; at most 20 of one rule in one file are
 * listed, then one says how many more there are. See service-spec.md, "Resources and their fields".
 *
 * @throws {UserError} when `policy` gives a rule a pattern that is no regular expression, or runs away.
 */
export function check(files: Partial<Record<FileName, unknown>>, policy: Policy = {}): Finding[] {
  return capped(findingsIn(files, policy));
}

/** Where one file departs from its JSON Schema: one of the seven, the manifest, or one of the registry. */
export function checkSchema(name: SchemaName, data: unknown): Finding[] {
  return capped(schemaFindings(name, data));
}

function* findingsIn(files: Partial<Record<FileName, unknown>>, policy: Policy): Generator<Finding> {
  const sound: Partial<Record<FileName, unknown>> = {};
  for (const name of FILE_NAMES) {
    if (files[name] === undefined) continue;
    const findings = schemaFindings(name, files[name]);
    if (findings.length === 0) sound[name] = files[name];
    yield* findings;
  }
  for (const rule of INTEGRITY_RULES) {
    const { level = rule.level, ...options } = settingOf(policy, rule.id);
    if (level === 'off') continue;
    for (const { file, pointer, message } of rule.check(sound as Partial<ReferenceFiles>, options)) {
      yield findingOf({ ...rule, level }, message, `${pathOf(file)}#${pointer}`);
    }
  }
}

function schemaFindings(name: SchemaName, data: unknown): Finding[] {
  const path = publishedPath(name);
  return schemaBreaches(name, data).map(({ pointer, message }) =>
    findingOf(schema, message, `${path}#${pointer}`),
  );
}

/** Paths of files that are not among the seven; `{nome}` stands for the name of a package. */
const OTHER_PATHS: Readonly<Record<Exclude<SchemaName, FileName>, string>> = {
  manifest: MANIFEST_PATH,
  registro: REGISTRO_PATH,
  config: '/registry/config.json',
  pacote: '/registry/pacotes/{nome}.json',
  lock: 'forge.lock',
  verification: 'refdata verify --json',
  check: 'refdata check --json',
  referencia: REFERENCIA_PATH,
  lexico: LEXICO_PATH,
  search: '/search.json',
};

function publishedPath(name: SchemaName): string {
  return name in OTHER_PATHS ? OTHER_PATHS[name as keyof typeof OTHER_PATHS] : pathOf(name as FileName);
}
