/** Error codes of names. */
export const NAME_ERRORS = {
  invalidName: 'invalid_name',
} as const;
