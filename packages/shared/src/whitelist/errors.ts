/**
 * Codes of the whitelist and the newsletter.
 * - `list_link_invalid`: the mailed link is too old, was used before, or is none of ours.
 */
export const LIST_ERRORS = { linkInvalid: 'list_link_invalid' } as const;
