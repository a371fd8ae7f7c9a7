/**
 * Error codes of the whitelist and the newsletter.
 * - `list_link_invalid`: the mailed link has expired, was used before, or is not ours.
 */
export const LIST_ERRORS = { linkInvalid: 'list_link_invalid' } as const;
