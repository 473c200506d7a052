import { types } from 'node:util';
import { word } from '../text/said.js';
import { UserError } from './user-error.js';

/** What a file system answers for reasons of its own: rights, room, names. None of it is a bug of a program that asked. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'the right to do so is missing',
  EPERM: 'the system does not allow it',
  EROFS: 'what is there can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'no more room is left for this user',
  EFBIG: 'the file would be too large',
  ENAMETOOLONG: 'the name is too long',
  ENOTDIR: 'a file stands where a folder is needed',
  EEXIST: 'a file stands where a folder is needed',
  EISDIR: 'a folder stands there',
  ELOOP: 'links lead in a circle',
  EIO: 'the disk fails',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
};

/** Calls that make something: here a folder around it that is missing is the reader's, too. */
const MAKING = new Set(['mkdir', 'mkdtemp', 'rename', 'copyfile']);

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/** Why a file system did not do something, in words; undefined where it has no code that people meet. */
export function reasonOf(error: unknown): string | undefined {
  if (!types.isNativeError(error)) return undefined;
  const { code = '' } = error as NodeJS.ErrnoException;
  const reason = REASONS[code] ?? (code === 'ENOENT' ? 'the folder around it is not there' : undefined);
  return reason && `${reason} (${code})`;
}

/** The mistake of the user behind an error of the file system; undefined for every other error. */
export function refusal(error: unknown): UserError | undefined {
  if (!types.isNativeError(error)) return undefined;
  const { code = '', syscall = '', path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  // What is written into a file that is open comes back without its name.
  const shown = dest ?? path ?? (syscall === 'write' ? word('A file') : undefined);
  if (typeof shown !== 'string') return undefined;
  const isMade = MAKING.has(syscall) || path === undefined;
  const reason = code === 'ENOENT' && !isMade ? undefined : reasonOf(error);
  if (reason === undefined) return undefined;
  return new UserError(
    `${shown} cannot be ${isMade ? word('written') : word('opened')}: ${reason}.`,
    NO_ROOM.has(code)
      ? 'Make room there, or name another place.'
      : 'Name another place, or give whoever runs this the right to use that one.',
    { cause: error },
  );
}
