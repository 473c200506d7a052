/** As git-lfs writes it; a checkout may have given it other line ends. */
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n/;
/** Git LFS itself takes nothing longer for a pointer. */
const MAX_POINTER_BYTES = 1024;

/** What to do where a file was not fetched. */
export const LFS_REMEDY =
  'Check out with the files of Git LFS (actions/checkout with lfs: true; git lfs pull), or keep this file out of it.';

/** Whether a file holds not its content but where Git LFS has it. */
export function isLfsPointer(file: Uint8Array | string): boolean {
  if (file.length > MAX_POINTER_BYTES) return false;
  return POINTER.test(typeof file === 'string' ? file : Buffer.from(file).toString('latin1'));
}

/** That it does, for people. */
export function lfsSentence(path: string): string {
  return `${path} is a pointer of Git LFS: what it stands for was not fetched.`;
}
