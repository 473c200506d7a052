import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from '@jest/globals';
import type { EditorInput } from '../../../src/editors/editor.js';
import { styleOf } from '../../../src/editors/line-machine.js';
import { PYGMENTS_STYLES, pygmentsEditor } from '../../../src/editors/pygments/pygments.js';
import { idOf } from '../../../src/editors/scopes.js';
import type { Lexico } from '../../../src/lexico/index.js';
import { canRun, jsonFrom } from '../../extract/interpreter.js';
import { pythonWheel } from '../../recipes/python-package.js';
import type { Coloured, EngineUnderTest } from './engine.js';

const WHEELS = [
  ['pygments==2.19.2', '86540386c03d588bb81d44bc3928634ff26449851e99741617ecb9037ee5ec0b'],
  ['flit_core==3.12.0', 'e7a0304069ea895172e3c7bb703292e992c5d1555dd1233ab7b5621b5b69e62c'],
] as const;

/** Where Pygments and what builds packages are; nothing where there is no Python or no network. */
export const PYGMENTS_HOME: readonly string[] | undefined = (() => {
  if (!canRun('python3', '-m', 'pip', '--version')) return undefined;
  const folders = WHEELS.map(([name, sha256]) => pythonWheel(name, sha256, name.replace('==', '-')));
  return folders.every(folder => folder !== undefined) ? folders : undefined;
})();

type Piece = readonly [style: string, characters: number];

const root = mkdtempSync(join(tmpdir(), 'refdata-pygments-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let count = 0;

function inputOf(lexico: Lexico): EditorInput {
  return {
    lexico,
    descricao: `"${lexico.nome}"\n\\ é`,
    documentacao: 'https://lume.dev/',
    idioma: 'pt',
    programs: [],
  };
}

/** The package as a site has it. */
export function writtenArchive(lexico: Lexico): string {
  const archive = pygmentsEditor.pack?.(inputOf(lexico));
  const file = join(root, archive?.path ?? '');
  writeFileSync(file, archive?.bytes ?? '');
  return file;
}

/** The folder of the package as it is made. */
function writtenPackage(lexico: Lexico): string {
  count += 1;
  for (const { path, text } of pygmentsEditor.files(inputOf(lexico))) {
    const file = join(root, `${count}`, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return join(root, `${count}`, 'pygments');
}

function colours(lexico: Lexico, texts: readonly string[]): readonly Coloured[] {
  const paths = [writtenPackage(lexico), ...(PYGMENTS_HOME ?? [])];
  const module = `pygments_${idOf(lexico).replaceAll('-', '_')}`;
  const script = join(import.meta.dirname as string, 'pygments.py');
  const answer = jsonFrom('python3', [script], JSON.stringify({ paths, module, texts })) as Piece[][];
  return texts.map((text, i) => {
    const units = [...text].map(char => char.length);
    let at = 0;
    return (answer[i] ?? []).flatMap(([style, length]) => {
      const width = units.slice(at, at + length).reduce((sum, each) => sum + each, 0);
      at += length;
      return Array<string>(width).fill(style);
    });
  });
}

export const PYGMENTS: EngineUnderTest = {
  title: 'Pygments',
  styleOf: (_, kind, group) => styleOf(PYGMENTS_STYLES, kind, group),
  load: async lexico => texts => colours(lexico, texts),
};
