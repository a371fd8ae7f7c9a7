/**
 * Error codes of the contact form.
 * - `contact_check_failed`: the answer was wrong, too fast, too late, or used before.
 * - `contact_limit`: this network has reached its daily limit.
 */
export const CONTACT_ERRORS = { checkFailed: 'contact_check_failed', limit: 'contact_limit' } as const;
