import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { compareCodePoints } from '../text/code-points.js';
import { shown } from '../text/shown.js';
import { faultOfPackedPath, pathKey } from './entry-path.js';

/** A file that goes into an archive. */
export interface PackageFile {
  /** Path below the package, with `/`, composed (NFC). */
  readonly path: string;
  /** Where it is. */
  readonly real: string;
  readonly size: number;
  /** What is packed, where the checkout has another form of it than git: other line ends, say. */
  readonly bytes?: Uint8Array;
}

/** What a package holds, in the order of its archive, and what of it cannot be packed. */
export interface PackageListing {
  readonly files: readonly PackageFile[];
  /** Each continues a sentence: "The file `a:b` holds …". */
  readonly faults: readonly string[];
}

/** Left out wherever they stand (reference-language.md §10.5). */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'forge_modules',
  '.git',
  '__pycache__',
  'dist',
  '.venv',
  '.DS_Store',
  'node_modules',
  '.pytest_cache',
]);
const LEFT_OUT_EXTENSION = /\.(?:pyc|log)$/;

/** Whether a file or folder of that name is never packed. */
export function isLeftOut(name: string): boolean {
  return LEFT_OUT.has(name) || LEFT_OUT_EXTENSION.test(name);
}

const GITIGNORE = '.gitignore';
/** A larger one is not one that a person wrote. */
const MAX_GITIGNORE_BYTES = 1024 * 1024;

/**
 * The files of a package: all below its folder but what is always left out, what a `.gitignore` of the repository
 * leaves out, and `without`. Links are not followed.
 *
 * @param root real path of the repository. @param folder real path of the package.
 */
export function listPackage(root: string, folder: string, without: string): PackageListing {
  const walk = new Walk(folder, without);
  const layers: Layer[] = [];
  let above = root;
  for (const part of relative(root, folder).split(sep)) {
    layers.push(...layerIn(above));
    above = join(above, part);
  }
  walk.visit(folder, layers);
  walk.files.sort((a, b) => compareCodePoints(a.path, b.path));
  return { files: walk.files, faults: walk.faults };
}

/** A `.gitignore` and the folder that it is for. */
interface Layer {
  readonly folder: string;
  readonly rules: Ignore;
}

class Walk {
  readonly files: PackageFile[] = [];
  readonly faults: string[] = [];
  private readonly keys = new Set<string>();

  constructor(
    private readonly top: string,
    private readonly without: string,
  ) {}

  visit(folder: string, above: readonly Layer[]): void {
    const layers = [...above, ...layerIn(folder)];
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const real = join(folder, entry.name);
      if (isLeftOut(entry.name) || real === this.without) continue;
      if (isIgnored(layers, real, entry.isDirectory())) continue;
      if (entry.isDirectory()) this.visit(real, layers);
      else
        this.add(
          real,
          entry.isFile() ? undefined : entry.isSymbolicLink() ? 'is a link' : 'is not a plain file',
        );
    }
  }

  private add(real: string, kindFault: string | undefined): void {
    const path = relative(this.top, real).split(sep).join('/').normalize('NFC');
    const key = pathKey(path);
    const fault =
      kindFault ??
      faultOfPackedPath(path) ??
      (this.keys.has(key) ? 'differs from another only in case' : undefined);
    this.keys.add(key);
    if (fault === undefined) this.files.push({ path, real, size: lstatSync(real).size });
    else this.faults.push(`${shown(path)} ${fault}`);
  }
}

/** The last rule that matches decides, and those of deeper folders come last. */
function isIgnored(layers: readonly Layer[], real: string, isFolder: boolean): boolean {
  let ignored = false;
  for (const { folder, rules } of layers) {
    const path = relative(folder, real).split(sep).join('/');
    const result = rules.test(isFolder ? `${path}/` : path);
    if (result.ignored) ignored = true;
    else if (result.unignored) ignored = false;
  }
  return ignored;
}

function layerIn(folder: string): Layer[] {
  const path = join(folder, GITIGNORE);
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (!status?.isFile() || status.size > MAX_GITIGNORE_BYTES) return [];
  return [{ folder, rules: ignore().add(readFileSync(path, 'utf8')) }];
}

/** Real path of a folder; nothing where there is none. */
export function realFolder(path: string): string | undefined {
  try {
    const real = realpathSync(path);
    return statSync(real).isDirectory() ? real : undefined;
  } catch {
    return undefined;
  }
}
