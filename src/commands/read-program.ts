import { readFileSync, statSync } from 'node:fs';
import type { Finding } from '../findings/finding.js';
import { BYTES_PER_MIB, decode, lfsPointer, tooLarge, UnreadableFile } from '../repository/repository.js';
import { ruleInfo } from '../rules/catalogue.js';
import { isLfsPointer } from '../text/lfs-pointer.js';

/** A larger program was written by no person; the language server has the same limit. */
export const MAX_PROGRAM_BYTES = 16 * BYTES_PER_MIB;

/** The bytes of a program, which are UTF-8. @throws {UnreadableFile} */
export function readProgram(path: string, shown: string): Buffer {
  try {
    const stat = statSync(path);
    if (!stat.isFile())
      throw new UnreadableFile('source-missing', shown, `${shown} is no file.`, 'Name a file.');
    checkSize(stat.size, shown);
    return checkedProgram(readFileSync(path), shown);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const message = `${shown} cannot be read: ${(error as Error).message}.`;
    throw new UnreadableFile(
      'source-missing',
      shown,
      message,
      'Give whoever runs this the right to read it.',
    );
  }
}

/** The same of bytes that were read already, such as those of standard input. @throws {UnreadableFile} */
export function checkedProgram(bytes: Buffer, shown: string): Buffer {
  checkSize(bytes.length, shown);
  if (isLfsPointer(bytes)) throw lfsPointer(shown);
  decode(bytes, shown);
  return bytes;
}

function checkSize(bytes: number, shown: string): void {
  if (bytes <= MAX_PROGRAM_BYTES) return;
  const { message } = tooLarge(shown, bytes, MAX_PROGRAM_BYTES);
  throw new UnreadableFile('source-too-large', shown, message, 'Leave it out: nobody wrote it by hand.');
}

/** That a program could not be read. */
export function unreadable({ rule, message, remedy, line }: UnreadableFile, file: string): Finding {
  const level = ruleInfo(rule)?.level ?? 'error';
  return { rule, level, message, remedy, place: { file, ...(line !== undefined && { line }) } };
}
