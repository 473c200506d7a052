import type { ReferenceFiles } from '../../src/contract/files.js';
import { buildModel, type PagesInput, referenceSite } from '../../src/pages/index.js';
import { siteFiles } from '../../src/site/site.js';

function inputOf(files: ReferenceFiles, more: Partial<PagesInput>): PagesInput {
  return {
    files,
    origins: new Map(),
    details: new Map(),
    idioma: 'pt',
    baseUrl: 'https://lume.example',
    commit: null,
    programs: [],
    archive: false,
    ...more,
  };
}

/** What the site of some data is rendered from. */
export function modelOf(
  files: ReferenceFiles,
  more: Partial<PagesInput> = {},
): ReturnType<typeof buildModel> {
  return buildModel(inputOf(files, more));
}

/** The site of some data, in memory: texts by path. */
export function siteOf(files: ReferenceFiles, more: Partial<PagesInput> = {}): Map<string, string> {
  const site = referenceSite(inputOf(files, more));
  const provenance = {
    commit: null,
    modified: false,
    baseUrl: 'https://lume.example',
    policy: {},
    archive: false,
    tongue: more.idioma ?? 'pt',
  };
  const decoder = new TextDecoder();
  return new Map(
    siteFiles(files, provenance, site.files, site.dataPage).flatMap(file =>
      'bytes' in file ? [[file.path, decoder.decode(file.bytes)] as const] : [],
    ),
  );
}

/** Those that are pages. */
export function pagesIn(site: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...site].filter(([path]) => path.endsWith('.html') && path !== '/404.html'));
}
