/** What came of reading a published file, from wherever. */
export type ReadResult =
  | { readonly kind: 'found'; readonly bytes: Uint8Array }
  /** It is not there; `gone` where the server says that it was and was taken away (410), so that nothing begins there. */
  | { readonly kind: 'missing'; readonly gone?: true }
  | { readonly kind: 'too-large' }
  /** There is an answer, but not the file. The reason continues a sentence: "answered 503". */
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** There is no answer at all. */
  | { readonly kind: 'unreachable'; readonly reason: string; readonly remedy: string };
