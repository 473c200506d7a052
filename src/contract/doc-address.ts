/** What no address may have as it is: blanks, what nobody sees, halves of characters, and signs that end an address in texts. */
const UNWRITABLE = /[\s\p{C}"<>\\^`{|}]/gu;

/** The page of the documentation that explains an error code; nothing where it names none. */
export function docAddress(documentacao: string, doc: string): string | undefined {
  if (doc === '') return undefined;
  const path = doc.replace(UNWRITABLE, character => encodeURIComponent(character.toWellFormed()));
  return `${documentacao.replace(/\/+$/, '')}/${path}`;
}
