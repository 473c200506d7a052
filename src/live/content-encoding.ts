import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { type MockAnswer, problem } from './mock-answer.js';

const DECODERS = new Map(
  Object.entries({ gzip: gunzip, 'x-gzip': gunzip, deflate: inflate, br: brotliDecompress }).map(
    ([name, decode]) => [name, promisify<Uint8Array, { maxOutputLength: number }, Buffer>(decode)] as const,
  ),
);
const CODINGS = ['gzip', 'deflate', 'br'];
/** Nobody sends more than one; each could make a small body large. */
const MAX_CODINGS = 4;

/** A body without its codings (RFC 9110, §8.4); a refusal of one that is not so coded, is too large, or of a coding that is not known. */
export async function decoded(
  bytes: Buffer,
  encoding: string | undefined,
  maxBytes: number,
): Promise<Buffer | MockAnswer> {
  const refusal = (status: number, message: string) =>
    problem(status, [{ in: 'header', at: '/Content-Encoding', message }]);
  const names = (encoding ?? '').toLowerCase().split(',');
  const codings = names.map(name => name.trim()).filter(name => name !== '' && name !== 'identity');
  let body = bytes;
  for (const name of codings.reverse()) {
    const decode = DECODERS.get(name);
    if (!decode || codings.length > MAX_CODINGS) {
      const told = refusal(415, `must be ${CODINGS.join(' or ')}, or left out`);
      return { ...told, headers: { 'Accept-Encoding': CODINGS.join(', ') } };
    }
    try {
      body = await decode(body, { maxOutputLength: maxBytes });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ERR_BUFFER_TOO_LARGE') return refusal(413, `makes more than ${maxBytes} bytes of it`);
      return refusal(400, `the body is no ${name}`);
    }
  }
  return body;
}
