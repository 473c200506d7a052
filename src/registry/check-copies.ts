import type { ConfiguracaoDoRegistro, PacoteDoRegistro, Registro } from '../contract/generated/contract.js';
import { schemaBreaches } from '../contract/schema-breaches.js';
import type { Finding } from '../findings/finding.js';
import { findingOf } from '../findings/rule-info.js';
import { readJsonFile } from '../published/index.js';
import { registryCopy } from '../rules/packages.js';
import { canonicalPacote } from './canonical.js';
import { inTurns } from './in-turns.js';
import {
  CONFIG_FILE,
  configOf,
  DEFAULT_MANIFEST,
  PACKAGES_FOLDER,
  packageData,
  packageFile,
} from './layout.js';
import type { RegistrySource } from './registry-source.js';

const MAX_READS_AT_ONCE = 8;

export interface CheckedCopies {
  readonly findings: readonly Finding[];
  /** Name of the manifest in archives; null where it does not have the fields of forge.toml. */
  readonly manifest: string | null;
}

/**
 * Compares config.json and the files of single packages with the index. A registry of another tool has neither: that
 * is no mistake.
 */
export async function checkCopies(source: RegistrySource, registro: Registro): Promise<CheckedCopies> {
  const config = await readCopy(source, CONFIG_FILE, 'config');
  if (config.kind === 'missing') return { findings: [], manifest: DEFAULT_MANIFEST };
  const findings = [...config.findings];
  const { manifesto = null } = (config.data ?? {}) as Partial<ConfiguracaoDoRegistro>;
  if (config.data !== undefined && !isSame(config.data, configOf(registro.registro, manifesto))) {
    findings.push(copyFinding(source, CONFIG_FILE, 'does not describe this registry'));
  }
  const names = Object.keys(registro.pacotes);
  await inTurns(names, MAX_READS_AT_ONCE, async name => {
    const path = packageFile(name);
    const copy = await readCopy(source, path, 'pacote');
    findings.push(...copy.findings);
    if (copy.kind === 'missing') findings.push(copyFinding(source, path, 'is missing'));
    const pacote = registro.pacotes[name];
    if (copy.data === undefined || !pacote) return;
    const { registro: owner, nome, ...rest } = copy.data as PacoteDoRegistro;
    const expected = packageData(registro.registro, name, canonicalPacote(pacote));
    if (!isSame(packageData(owner, nome, canonicalPacote(rest)), expected)) {
      findings.push(copyFinding(source, path, 'is not what the index says'));
    }
  });
  const known = new Set(names.map(name => `${name}.json`));
  for (const file of (await source.list(PACKAGES_FOLDER)) ?? []) {
    if (!file.endsWith('.json') || known.has(file)) continue;
    findings.push(copyFinding(source, `${PACKAGES_FOLDER}/${file}`, 'is of no package of the index'));
  }
  return { findings, manifest: manifesto };
}

interface Copy {
  readonly kind: 'missing' | 'read';
  /** Of its schema; nothing when it could not be read or breaks it. */
  readonly data?: unknown;
  readonly findings: readonly Finding[];
}

async function readCopy(source: RegistrySource, path: string, schema: 'config' | 'pacote'): Promise<Copy> {
  const result = await source.read(path);
  if (result.kind === 'missing') return { kind: 'missing', findings: [] };
  if (result.kind !== 'found') {
    const reason = result.kind === 'too-large' ? 'is too large' : result.reason;
    return { kind: 'read', findings: [copyFinding(source, path, reason)] };
  }
  const file = readJsonFile(`/registry/${path}`, source.placeOf(path), result.bytes);
  if (file.findings.length > 0) return { kind: 'read', findings: file.findings };
  const breaches = schemaBreaches(schema, file.data);
  if (breaches.length === 0) return { kind: 'read', data: file.data, findings: [] };
  return {
    kind: 'read',
    findings: breaches.map(({ message }) => copyFinding(source, path, `breaks its schema: ${message}`)),
  };
}

function copyFinding(source: RegistrySource, path: string, what: string): Finding {
  return findingOf(registryCopy, `${path} ${what.replace(/\.$/, '')}.`, `/registry/${path}`, {
    file: source.placeOf(path),
  });
}

/** Both are made by the same functions, so their keys are in the same order. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
