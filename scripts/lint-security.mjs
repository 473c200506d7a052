import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workflows } from './workflow-texts.mjs';

/** Our own action is named by its major version in what people copy: README.md says how to pin it. */
const SHOWN_POLICY =
  'rules:\n  unpinned-uses:\n    config:\n      policies:\n        refdata/*: ref-pin\n        "*": hash-pin\n';

/** Everything that zizmor can say, of what stands here: nothing is asked of GitHub. */
const STRICTEST = ['--offline', '--no-progress', '--persona=auditor', '--format=json', '--no-exit-codes'];

/** What zizmor finds in our workflows, in action.yml, and in each workflow of the examples and pages. */
export function lintSecurity(root) {
  const zizmor = process.env.ZIZMOR || 'zizmor';
  if (spawnSync(zizmor, ['--version']).status !== 0) return absent();
  const folder = mkdtempSync(join(tmpdir(), 'refdata-workflows-'));
  try {
    writeFileSync(join(folder, 'zizmor.yml'), SHOWN_POLICY);
    const shown = new Map();
    for (const [index, workflow] of workflows(root).entries()) {
      if (workflow.file.startsWith('.github/workflows/')) continue;
      const file = join(folder, '.github', 'workflows', `${index}.yml`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, workflow.text);
      shown.set(file, workflow);
    }
    return [
      ...run(zizmor, [join(root, '.github'), join(root, 'action.yml')], root),
      ...run(zizmor, ['--config', join(folder, 'zizmor.yml'), join(folder, '.github')], folder).map(
        finding => {
          const workflow = [...shown].find(([file]) => file.endsWith(finding.file))?.[1];
          return {
            ...finding,
            file: workflow?.file ?? finding.file,
            line: finding.line + (workflow?.line ?? 0),
          };
        },
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(zizmor, args, root) {
  const { status, stdout, stderr } = spawnSync(zizmor, [...STRICTEST, ...args], {
    encoding: 'utf8',
    cwd: root,
  });
  if (status !== 0) throw new Error(`zizmor ended with ${status}: ${stderr}`);
  return JSON.parse(stdout)
    .filter(({ ignored }) => !ignored)
    .map(({ ident, desc, locations }) => {
      const { symbolic, concrete } =
        locations.find(({ symbolic }) => symbolic.kind === 'Primary') ?? locations[0];
      const { row, column } = concrete.location.start_point;
      const path = symbolic.key.Local.verbatim_path;
      return {
        file: path.replace(`${root}/`, ''),
        line: row + 1,
        column: column + 1,
        message: `${desc} [${ident}]`,
      };
    });
}

/** CI has every program; elsewhere one may be missing. */
function absent() {
  if (process.env.CI) return [{ file: '.github', line: 1, column: 1, message: 'zizmor is not installed' }];
  console.log('zizmor is not installed: security of workflows is left out.');
  return [];
}
