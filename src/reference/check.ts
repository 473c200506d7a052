import type { Finding } from '../finding.js';
import { findingOf } from '../rule-info.js';
import { capped } from './capped.js';
import { schema } from './contract-rules.js';
import {
  FILE_NAMES,
  type FileName,
  MANIFEST_PATH,
  pathOf,
  REGISTRO_PATH,
  type ReferenceFiles,
} from './files.js';
import { type Policy, settingOf } from './policy.js';
import { INTEGRITY_RULES } from './rules/index.js';
import { schemaBreaches } from './schema-breaches.js';

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

/** The files under `/api/`, and the registry's index. */
type CheckedFile = FileName | 'manifest' | 'registro';

/** Where one file departs from its JSON Schema: one of the seven, the manifest or the registry's index. */
export function checkSchema(name: CheckedFile, data: unknown): Finding[] {
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

function schemaFindings(name: CheckedFile, data: unknown): Finding[] {
  const path = publishedPath(name);
  return schemaBreaches(name, data).map(({ pointer, message }) =>
    findingOf(schema, message, `${path}#${pointer}`),
  );
}

function publishedPath(name: CheckedFile): string {
  if (name === 'manifest') return MANIFEST_PATH;
  return name === 'registro' ? REGISTRO_PATH : pathOf(name);
}
