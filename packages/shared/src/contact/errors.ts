/**
 * Codes of the contact form.
 * - `contact_check_failed`: the question was answered wrongly, too fast, too late, or the answer was used before.
 * - `contact_limit`: this network has sent its messages of the day.
 */
export const CONTACT_ERRORS = { checkFailed: 'contact_check_failed', limit: 'contact_limit' } as const;
