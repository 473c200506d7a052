/** Whether a file begins with the mark of UTF-16, as PowerShell and older editors of Windows write texts: no byte of it is out of place. */
export function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
