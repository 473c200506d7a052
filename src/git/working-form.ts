import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { statsOf } from '../runtime/stats.js';
import { readGitSync } from './git.js';

/** A larger file of attributes is none that people write. */
const MAX_ATTRIBUTES_BYTES = 1024 * 1024;
/** Attributes by which a checkout changes more than the ends of lines. */
const CHANGING = /\b(?:ident|working-tree-encoding)\b/;

/**
 * What git has, or would have, of the files of a working copy. A checkout may write other bytes than those: line ends
 * (`core.autocrlf`, `eol`), `$Id$` (`ident`), another encoding (`working-tree-encoding`). Two checkouts of one commit are
 * the same only in the form that git has. Outside of a working copy the bytes are what they are.
 */
export class WorkingForm {
  /** The top of the working copy; undefined where there is none. */
  private readonly top: string | undefined;
  private readonly mentions = new Map<string, boolean>();
  private readonly converted = new Map<string, ReadonlySet<string>>();

  /** @param root the folder that paths are relative to */
  constructor(private readonly root: string) {
    this.top = topOf(root);
  }

  /** The form that git has of a file with these bytes; `path` is relative to the root, with `/`. */
  committed(path: string, bytes: Uint8Array): Uint8Array {
    if (this.top === undefined) return bytes;
    const plain = this.isChanged(path) ? this.withoutAttributes(path, bytes) : bytes;
    return hasCarriageReturn(plain) && this.isConverted(path) ? withoutCarriageReturns(plain) : plain;
  }

  /** Whether attributes that change more than line ends are spoken of anywhere above a file. */
  private isChanged(path: string): boolean {
    for (let folder = dirname(join(this.root, path)); ; folder = dirname(folder)) {
      if (this.mentionsIn(folder)) return true;
      if (folder === this.top || folder === dirname(folder)) return false;
    }
  }

  private mentionsIn(folder: string): boolean {
    const known = this.mentions.get(folder);
    if (known !== undefined) return known;
    const files = [join(folder, '.gitattributes'), join(folder, '.git', 'info', 'attributes')];
    const found = files.some(file => {
      const stats = statsOf(file);
      return (
        stats?.isFile() && stats.size <= MAX_ATTRIBUTES_BYTES && CHANGING.test(readFileSync(file, 'utf8'))
      );
    });
    this.mentions.set(folder, found);
    return found;
  }

  private withoutAttributes(path: string, bytes: Uint8Array): Uint8Array {
    const names = ['ident', 'working-tree-encoding', 'filter'];
    const { stdout } = readGitSync(this.root, ['check-attr', '-z', ...names, '--', path]);
    // `<path> NUL <attribute> NUL <value> NUL`, for each.
    const fields = stdout.toString('utf8').split('\0');
    const [ident, encoding, filter] = [fields[2], fields[5], fields[8]];
    // A filter is a program of whoever wrote the settings of the repository.
    if (isNamed(encoding) && !isNamed(filter)) return asGitAdds(this.root, path, bytes) ?? bytes;
    return ident === 'set' ? withoutIdent(bytes) : bytes;
  }

  /** Whether a checkout gave a file its carriage returns: git has none in it. */
  private isConverted(path: string): boolean {
    const folder = posix.dirname(path);
    let files = this.converted.get(folder);
    if (!files) {
      const { stdout } = readGitSync(this.root, [
        'ls-files',
        '--eol',
        '-z',
        '--',
        `:(glob)${folder === '.' ? '' : `${escapeGlob(folder)}/`}*`,
      ]);
      const lines = stdout.toString('utf8').split('\0');
      files = new Set(
        lines.flatMap(
          line => /^i\/lf\s+w\/(?:crlf|mixed)\s+attr\/(?!-text)[^\t]*\t(.*)$/s.exec(line)?.[1] ?? [],
        ),
      );
      this.converted.set(folder, files);
    }
    return files.has(path);
  }
}

/** The nearest folder from `folder` upwards that is a working copy. */
function topOf(folder: string): string | undefined {
  for (let here = folder; ; here = dirname(here)) {
    if (existsSync(join(here, '.git'))) return here;
    if (here === dirname(here)) return undefined;
  }
}

function isNamed(value: string | undefined): value is string {
  return value !== undefined && !['unspecified', 'unset', 'set', ''].includes(value);
}

/**
 * What git itself makes of bytes that are added at a path: it knows every encoding that it checks out. It writes objects, which
 * go into a folder that is gone afterwards; undefined where git refuses them.
 */
function asGitAdds(root: string, path: string, bytes: Uint8Array): Uint8Array | undefined {
  const objects = mkdtempSync(join(tmpdir(), 'refdata-objects-'));
  try {
    const add = ['-c', 'core.autocrlf=input', '-c', 'core.safecrlf=false', 'hash-object', '-w', '--stdin'];
    const added = readGitSync(root, [...add, '--path', `./${path}`], bytes, {
      GIT_OBJECT_DIRECTORY: objects,
    });
    if (added.code !== 0) return undefined;
    const id = added.stdout.toString('latin1').trim();
    const read = readGitSync(root, ['cat-file', 'blob', id], '', { GIT_OBJECT_DIRECTORY: objects });
    return read.code === 0 ? read.stdout : undefined;
  } finally {
    rmSync(objects, { recursive: true, force: true });
  }
}

function withoutIdent(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  return Buffer.from(text.replace(/\$Id: [^$\r\n]*\$/g, '$Id$'), 'latin1');
}

function hasCarriageReturn(bytes: Uint8Array): boolean {
  return bytes.includes(0x0d);
}

function withoutCarriageReturns(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  return Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1');
}

function escapeGlob(text: string): string {
  return text.replace(/[\\*?[\]]/g, '\\$&');
}
