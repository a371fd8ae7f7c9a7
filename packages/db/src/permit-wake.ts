/** Channel that notifies the worker of permits to sign. */
export const PERMIT_WAKE = 'nova_permits';

/** Channel of the event stream that notifies the api of decided permits. Clients cannot subscribe to it. */
export const PERMITS_DECIDED = 'permits';
