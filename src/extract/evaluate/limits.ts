/** Texts repeated or grown beyond this are not reference data. */
export const MAX_TEXT_CHARACTERS = 4_000_000;
