import { type Finding, formatPlace } from '../findings/finding.js';
import { pathElsewhere } from '../repository/other-repositories.js';
import type { Origin } from './report.js';

/** The file of a finding relative to the workspace; null when it has none there. */
export function workspaceFile(finding: Finding, origin: Origin): string | null {
  if (finding.place === undefined || origin.folder === null) return null;
  // Of another repository nothing is shown beside its lines.
  if (pathElsewhere(finding.place.file)) return null;
  return origin.folder === '' ? finding.place.file : `${origin.folder}/${finding.place.file}`;
}

/** Where a finding is, in one word for people; empty when it is nowhere in particular. */
export function placeText(finding: Finding, origin: Origin): string {
  if (finding.place === undefined) return finding.subject ?? '';
  const file = workspaceFile(finding, origin);
  if (file !== null) return formatPlace({ ...finding.place, file });
  return origin.name === '' ? formatPlace(finding.place) : `${origin.name} ${formatPlace(finding.place)}`;
}
