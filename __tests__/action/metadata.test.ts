import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const SCRIPT = join(process.cwd(), 'scripts', 'lint-workflows.mjs');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'refdata-lint-'));
  for (const path of ['action.yml', 'package.json', 'src/action', '.github']) {
    cpSync(path, join(root, path), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function lint(): { status: number | null; output: string } {
  // Where this is CI, zizmor has to be there, which is no matter here.
  const env = { ...process.env, CI: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, root], { encoding: 'utf8', env });
  return { status, output: stdout + stderr };
}

function edit(path: string, change: (text: string) => string): void {
  const file = join(root, path);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

test('action.yml says what the code reads and writes', () => {
  expect(lint()).toEqual({ status: 0, output: expect.stringContaining('nothing to mend') });
});

test('what differs is found, with file, line and column', () => {
  edit('action.yml', text =>
    text
      .replace('  docs-url:', '  docs-address:')
      .replace('default: site', 'default: public')
      .replace(
        '  versao:\n    description: The version of the data, as the files have it. Empty when it is not known.',
        '  versao:\n    description: x',
      )
      .replace('using: node24', 'using: node20'),
  );
  const { status, output } = lint();
  expect(status).toBe(1);
  expect(output).toMatch(/^action\.yml:\d+:\d+: the input docs-url is not described$/m);
  expect(output).toMatch(/^action\.yml:\d+:\d+: the code knows no input docs-address$/m);
  expect(output).toMatch(
    /^action\.yml:\d+:\d+: the default of out is "public" here and "site" in the code$/m,
  );
  expect(output).toMatch(/^action\.yml:\d+:\d+: the description of versao/m);
  expect(output).toMatch(/^action\.yml:\d+:\d+: runs\.using has to be node24$/m);
});

test('workflows, ours and those of examples', () => {
  edit('.github/workflows/ci.yml', text => text.replace(/checkout@[0-9a-f]{40} # v[\d.]+/, 'checkout@v7'));
  edit('.github/workflows/publish.yml', text => text.replace('uses: $/', 'uses: refdata/refdata-action@v1'));
  mkdirSync(join(root, 'examples/lume/.github/workflows'), { recursive: true });
  const unsafe = `on: push
jobs:
  a:
    runs-on: ubuntu-latest
    steps:
      - run: echo \${{ github.event.pull_request.title }}
      - uses: refdata/refdata-action@v0
`;
  writeFileSync(join(root, 'examples/lume/.github/workflows/publish.yml'), unsafe);
  const { status, output } = lint();
  expect(status).toBe(1);
  expect(output).toMatch(/^\.github\/workflows\/ci\.yml:\d+:\d+: actions\/checkout@v7 is not pinned/m);
  expect(output).toMatch(
    /^\.github\/workflows\/publish\.yml:\d+:\d+: .*@v1 is not what this commit holds: write \$\/$/m,
  );
  expect(output).toMatch(/^examples\/lume\/.*:7:\d+: .*@v0 is not of this major version/m);
  expect(output).toMatch(/^examples\/lume\/\.github\/workflows\/publish\.yml:6:\d+: .*untrusted/m);
});
