/** Channel on which the worker hears that a permit waits for its signature. */
export const PERMIT_WAKE = 'nova_permits';

/** Channel of the event stream on which the api hears that a permit was decided. No client may listen to it. */
export const PERMITS_DECIDED = 'permits';
