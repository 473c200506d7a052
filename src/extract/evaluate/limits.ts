/** Texts repeated or grown beyond this are not reference data. */
export const MAX_TEXT_CHARACTERS = 4_000_000;

/** Values in one table at any depth: bounds what lists of lists of the same lists could multiply. */
export const MAX_VALUES = 2_000_000;
