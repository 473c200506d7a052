import { MANIFEST_PATH } from '../contract/files.js';
import type { Manifest } from '../contract/generated/contract.js';
import { at } from '../contract/json-pointer.js';
import type { Policy, RuleSetting } from '../contract/policy.js';
import { capped } from '../findings/capped.js';
import type { Finding } from '../findings/finding.js';
import { findingOf, type RuleInfo } from '../findings/rule-info.js';
import { RULE_IDS, ruleInfo } from '../rules/catalogue.js';
import { byPresentId } from '../rules/former-ids.js';
import {
  manifestBytes,
  manifestFileMissing,
  manifestPathUnique,
  manifestPolicy,
  manifestSha256,
  manifestUnlisted,
  manifestVersao,
} from '../rules/manifest.js';
import { nearest } from '../text/nearest.js';
import { shown } from '../text/shown.js';

/** Size and hash of a file as it is published. */
export interface Digest {
  readonly bytes: number;
  /** In lower-case hexadecimal. */
  readonly sha256: string;
}

/** The files as they are published, by path. */
export interface PublishedFiles {
  /** Nothing when no file tells it. */
  readonly versao: string | undefined;
  /** Of the files that the manifest may list; nothing for one that is not there. Others are not compared. */
  readonly digests: ReadonlyMap<string, Digest | undefined>;
  /** Paths that the manifest must list. */
  readonly expected: readonly string[];
}

/** Compares the manifest, which follows its schema, with the files that are there. */
export function checkManifest(manifest: Manifest, published: PublishedFiles): Finding[] {
  return capped(findingsIn(manifest, published));
}

function* findingsIn(manifest: Manifest, published: PublishedFiles): Generator<Finding> {
  const listed = new Map<string, number>();
  for (const [i, { path, bytes, sha256 }] of manifest.files.entries()) {
    const earlier = listed.get(path);
    if (earlier !== undefined) {
      const message = `${shown(path)} is already listed at \`files/${earlier}\`.`;
      yield finding(manifestPathUnique, message, `/files/${i}/path`);
      continue;
    }
    listed.set(path, i);
    if (!published.digests.has(path)) continue;
    const digest = published.digests.get(path);
    if (!digest) {
      yield finding(manifestFileMissing, `${shown(path)} is listed and not there.`, `/files/${i}/path`);
    } else if (digest.bytes !== bytes) {
      const message = `${shown(path)} has ${digest.bytes} bytes, and ${bytes} in the manifest.`;
      yield finding(manifestBytes, message, `/files/${i}/bytes`);
    } else if (digest.sha256 !== sha256) {
      const message = `${shown(path)} has the SHA-256 ${digest.sha256}, and ${sha256} in the manifest.`;
      yield finding(manifestSha256, message, `/files/${i}/sha256`);
    }
  }
  for (const path of published.expected) {
    if (!listed.has(path)) yield finding(manifestUnlisted, `${path} is not listed.`, '/files');
  }
  if (published.versao !== undefined && manifest.versao !== published.versao) {
    const message = `\`versao\` is ${shown(manifest.versao)}, and ${shown(published.versao)} in the files.`;
    yield finding(manifestVersao, message, '/versao');
  }
}

/** What of the manifest's `rules` can be applied, and findings for what cannot. */
export function policyOf(manifest: Manifest): { policy: Policy; findings: Finding[] } {
  const findings: Finding[] = [];
  const settings: [string, RuleSetting][] = [];
  for (const [id, setting] of Object.entries(byPresentId(manifest.rules))) {
    const fault = faultOf(id, setting);
    if (fault === undefined) settings.push([id, setting]);
    else findings.push(finding(manifestPolicy, fault, at('/rules', id)));
  }
  return { policy: Object.fromEntries(settings), findings };
}

function faultOf(id: string, { pattern }: RuleSetting): string | undefined {
  const info = ruleInfo(id);
  if (!info) {
    const near = nearest(id, RULE_IDS)[0];
    return `There is no rule ${shown(id)}.${near === undefined ? '' : ` Did you mean ${near}?`}`;
  }
  if (info.fixed) return `The rule ${id} cannot be changed.`;
  if (pattern === undefined || isRegex(pattern)) return undefined;
  return `The pattern ${shown(pattern)} of the rule ${id} is not a regular expression.`;
}

function isRegex(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}

function finding(rule: RuleInfo, message: string, pointer: string): Finding {
  return findingOf(rule, message, `${MANIFEST_PATH}#${pointer}`);
}
