/** Error codes of private notes. */
export const NOTE_ERRORS = {
  /** The account has as many notes as are allowed. */
  noteLimit: 'note_limit',
} as const;
