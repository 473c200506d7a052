import { describe, expect, it } from '@jest/globals';
import { read } from '../small-repository.js';

const MEMBER = { data: 'crates/a/Cargo.toml#/package/version', map: { value: 'value', file: 'file' } };
const PROJECT = { data: 'pyproject.toml#/project/version', map: { value: 'value', file: 'file' } };
const dynamic = (tool: string) => `[project]\nname = "zed"\ndynamic = ["version"]\n${tool}`;

describe('a value that a manifest takes from elsewhere', () => {
  it.each([
    ['its workspace', 'version.workspace = true', '', 'Cargo.toml'],
    ['its workspace, as a table', 'version = { workspace = true }', '', 'Cargo.toml'],
    ['the workspace that it names', 'workspace = "../../w"\nversion.workspace = true', 'w/', 'w/Cargo.toml'],
    ['the nearest workspace', 'version.workspace = true', 'crates/', 'crates/Cargo.toml'],
  ])('a package of Cargo has the version of %s', async (_, line, folder, file) => {
    const { values, reported } = await read(
      {
        'crates/a/Cargo.toml': `[package]\nname = "a"\n${line}\n`,
        'Cargo.toml': '[workspace.package]\nversion = "1.2.3"\n',
        [`${folder}Cargo.toml`]: '[workspace.package]\nversion = "1.2.3"\n',
      },
      MEMBER,
    );
    expect([values, reported]).toEqual([[{ value: '1.2.3', file }], []]);
  });

  it('tells where a workspace says none', async () => {
    const { problems } = await read(
      {
        'crates/a/Cargo.toml': '[package]\nversion.workspace = true\n',
        'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
      },
      MEMBER,
    );
    expect(JSON.stringify(problems)).toContain('Cargo.toml holds nothing at /workspace/package/version.');
  });

  it.each([
    ['[tool.setuptools.dynamic]\nversion = {attr = "zed.__version__"}\n', 'zed/__init__.py'],
    ['[tool.setuptools.dynamic]\nversion = {attr = "zed.about.__version__"}\n', 'src/zed/about.py'],
    ['[tool.setuptools.dynamic]\nversion = {file = "VERSION"}\n', 'VERSION'],
    ['[tool.setuptools.dynamic]\nversion = {file = ["VERSION"]}\n', 'VERSION'],
    ['[tool.hatch.version]\npath = "src/zed/about.py"\n', 'src/zed/about.py'],
    ['[tool.pdm.version]\nsource = "file"\npath = "src/zed/about.py"\n', 'src/zed/about.py'],
  ])('a dynamic version of Python is read where its builder takes it: %s', async (tool, file) => {
    const { values, reported } = await read(
      {
        'pyproject.toml': dynamic(tool),
        'zed/__init__.py': '__version__ = "1.2.3"\n',
        'src/zed/about.py': '__version__ = "1.2.3"\n',
        VERSION: '1.2.3\n',
      },
      PROJECT,
    );
    expect([values, reported]).toEqual([[{ value: '1.2.3', file }], []]);
  });

  it('a version that no file has is told as before', async () => {
    const { problems } = await read({ 'pyproject.toml': dynamic('[tool.setuptools_scm]\n') }, PROJECT);
    expect(JSON.stringify(problems)).toContain('pyproject.toml holds nothing at /project/version.');
  });
});
