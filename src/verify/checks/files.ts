import { FILE_NAMES, MANIFEST_PATH, pathOf } from '../../contract/files.js';
import type { Finding } from '../../findings/finding.js';
import { fileMissing, fileUnreadable } from '../../rules/published-files.js';
import { counted } from '../../text/counted.js';
import type { AddressState } from '../addresses.js';
import { type Breach, type Check, said } from './contract-point.js';

const PUBLISH_AGAIN = 'Publish the folder again, as a whole and as it was built.';

/** Rules of findings that have a check of their own. */
const ABSENCE_RULES = new Set([fileMissing.id, fileUnreadable.id]);
const CONTRACT_PATHS = new Set<string>(FILE_NAMES.map(pathOf));
const MANIFEST_RULES = /^manifest-/;
const VERSAO_RULES = /^versao-/;

const status: Check = {
  id: 'status',
  spreads: true,
  title: 'Each of the seven files is there',
  *breaches({ plain }) {
    for (const path of FILE_NAMES.map(pathOf)) {
      const answer = plain.get(path);
      if (answer?.status === 200) continue;
      const message = answer ? `GET ${said(answer)}` : 'GET is not answered';
      yield { verdict: 'fail', message, remedy: remedyFor(answer?.status), path };
    }
  },
  seen: () => 'GET answers 200',
};

function remedyFor(code = 0): string {
  if (code === 401 || code === 403)
    return 'Make the site public, for everybody and without signing in, and look whether a firewall stands in the way.';
  if (code === 429 || code >= 500)
    return 'Look whether the host is in trouble, or wants fewer requests; then look again.';
  return PUBLISH_AGAIN;
}

const redirects: Check = {
  id: 'redirects',
  title: 'A file is answered at its own address',
  *breaches({ plain }) {
    for (const [path, { redirects: hops }] of plain) {
      if (hops.length === 0 || !path.startsWith('/api/')) continue;
      const message = `GET leads over ${hops.length} more ${hops.length === 1 ? 'address' : 'addresses'}, to ${new URL(hops.at(-1) as string).origin}`;
      yield { verdict: 'warn', message, remedy: 'Give consumers the address that it leads to.', path };
    }
  },
  seen: () => 'no redirects',
};

const schema: Check = {
  id: 'schema',
  spreads: true,
  title: 'Each file follows its JSON Schema and the rules',
  *breaches({ proved: { findings }, plain }) {
    for (const finding of findings) {
      if (MANIFEST_RULES.test(finding.rule) || VERSAO_RULES.test(finding.rule) || finding.level === 'notice')
        continue;
      // What is answered in place of one of the seven has a check of its own.
      const path = finding.subject ?? '';
      const isTold = CONTRACT_PATHS.has(path) && plain.get(path)?.status !== 200;
      if (!isTold || !ABSENCE_RULES.has(finding.rule)) yield breachOf(finding);
    }
  },
  seen: ({ proved }) => `${proved.files.length === 1 ? '1 file holds' : `${proved.files.length} files hold`}`,
};

const versao: Check = {
  id: 'versao',
  spreads: true,
  title: '`versao` is the same everywhere',
  *breaches({ proved: { findings } }) {
    for (const finding of findings)
      if (VERSAO_RULES.test(finding.rule) || finding.rule === 'manifest-versao') yield breachOf(finding);
  },
  seen: ({ proved }) => `versao ${proved.versao}`,
};

const manifest: Check = {
  id: 'manifest',
  spreads: true,
  title: 'Each file has the bytes that the manifest says',
  *breaches({ proved: { findings, hasManifest } }) {
    if (!hasManifest)
      yield {
        verdict: 'warn',
        message: 'there is no manifest: nobody can tell whether the files belong together',
        remedy: 'Publish the whole folder that `refdata build` writes.',
        path: MANIFEST_PATH,
      };
    for (const finding of findings)
      if (MANIFEST_RULES.test(finding.rule) && finding.rule !== 'manifest-versao') yield breachOf(finding);
  },
  seen: ({ plain }) => `${plain.size === 1 ? '1 file was' : `${plain.size} files were`} read`,
};

const registry: Check = {
  id: 'registry',
  title: 'The registry holds, and archives have their SHA-256',
  *breaches({ registry: checked }) {
    for (const finding of checked?.findings ?? []) if (finding.level !== 'notice') yield breachOf(finding);
  },
  seen: ({ registry: checked }) =>
    checked
      ? `${counted(checked.packages, 'package')}, ${counted(checked.archives, 'archive')} opened`
      : 'there is none',
};

const links: Check = {
  id: 'links',
  title: 'Pages that error codes name are there',
  *breaches({ links: answers }) {
    for (const { url, result } of answers) {
      if (typeof result === 'number' && result < 400) continue;
      const gone = result === 404 || result === 410;
      yield {
        verdict: gone ? 'fail' : 'warn',
        message: `the page ${typeof result === 'number' ? `answers ${result}` : result}`,
        remedy: 'Correct `doc` of the code, or `documentacao`; or publish the page.',
        path: url,
      };
    }
  },
  seen: ({ links: answers }) => (answers.length === 0 ? 'none was looked at' : `${answers.length} looked at`),
};

const addresses: Check = {
  id: 'addresses',
  spreads: true,
  title: 'Every address of a page that was ever given is there',
  *breaches({ addresses: answers }) {
    const isNone = answers.every(({ state }) => state === 'gone');
    for (const { address, state } of answers) {
      if (state === 'there') continue;
      const [verdict, message, remedy] = ADDRESS_BREACHES[isNone ? 'none' : state];
      yield { verdict, message, remedy, path: address };
    }
  },
  seen: ({ addresses: answers }) =>
    answers.length === 0 ? 'the site has no pages' : `${answers.length} looked at`,
};

const ADDRESS_BREACHES: Readonly<
  Record<Exclude<AddressState, 'there'> | 'none', readonly [Breach['verdict'], string, string]>
> = {
  none: ['warn', 'none of the pages is there', 'Publish the whole folder; or build it with `site: data`.'],
  'with-ending': [
    'warn',
    'the page answers only with the ending .html',
    'Use the file of your host that the build writes (docs/hosting.md): addresses without an ending are those that people keep.',
  ],
  'no-place': ['fail', 'the page has no such place any more', PUBLISH_AGAIN],
  gone: ['fail', 'the page is gone', PUBLISH_AGAIN],
};

export const fileChecks: readonly Check[] = [
  status,
  redirects,
  schema,
  versao,
  manifest,
  registry,
  links,
  addresses,
];

function breachOf({ level, rule, message, remedy, subject }: Finding): Breach {
  return {
    verdict: level === 'error' ? 'fail' : 'warn',
    message: `${rule}: ${message}`,
    remedy,
    path: subject ?? '',
  };
}
