/** Channel on which the worker hears that a permit waits for its signature. */
export const PERMIT_WAKE = 'nova_permits';
