import type { RuleInfo } from '../findings/rule-info.js';

/** What `api/manifest.json`, where there is one, promises about the files. Nothing in refdata.yml changes these. */

export const manifestFileMissing = manifestRule({
  id: 'manifest-file-missing',
  title: 'What the manifest lists is there',
  why: 'Mirrors and caches fetch what the manifest lists.',
  remedy: 'Publish the folder as a whole, as it was built.',
});

export const manifestBytes = manifestRule({
  id: 'manifest-bytes',
  title: 'A file has the size that the manifest says',
  why: 'The file was changed or cut short after the build, or files of two builds are mixed.',
  remedy: 'Build again and publish the folder as a whole; do not edit or reformat published files.',
});

export const manifestSha256 = manifestRule({
  id: 'manifest-sha256',
  title: 'A file has the hash that the manifest says',
  why: 'The file was changed after the build, or files of two builds are mixed.',
  remedy: 'Build again and publish the folder as a whole; do not edit or reformat published files.',
});

export const manifestUnlisted = manifestRule({
  id: 'manifest-unlisted',
  title: 'The manifest lists the published files',
  why: 'A file that is not listed is not proved: nobody can tell whether it belongs to this build.',
  remedy: 'Build again; the manifest lists everything that the build writes.',
});

export const manifestPathUnique = manifestRule({
  id: 'manifest-path-unique',
  title: 'The manifest lists a file once',
  why: 'Two entries for one file can disagree on its hash.',
  remedy: 'Build again; the manifest is not meant to be edited.',
});

export const manifestVersao = manifestRule({
  id: 'manifest-versao',
  title: 'The manifest has the `versao` of the files',
  why: 'The manifest is of another build than the files.',
  remedy: 'Publish the manifest and the files of one build together.',
});

export const manifestPolicy: RuleInfo = {
  ...manifestRule({
    id: 'manifest-policy',
    title: 'The manifest changes rules that there are',
    why: 'A change that cannot be applied is left out, so the files are judged by the rule as it is.',
    remedy: 'Correct `rules` in refdata.yml and build again; this may also be the mark of another version.',
  }),
  level: 'warning',
};

export const MANIFEST_RULES: readonly RuleInfo[] = [
  manifestFileMissing,
  manifestBytes,
  manifestSha256,
  manifestUnlisted,
  manifestPathUnique,
  manifestVersao,
  manifestPolicy,
];

function manifestRule(info: Omit<RuleInfo, 'level' | 'fixed'>): RuleInfo {
  return { ...info, level: 'error', fixed: true };
}
