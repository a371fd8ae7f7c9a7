/** Longest private note, in characters. */
export const NOTE_MAX = 500;
/** Maximum number of private notes of one account. */
export const NOTES_MAX = 1_000;
