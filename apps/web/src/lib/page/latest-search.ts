/**
 * Returns the URL's parameters, for event handlers. Those of the last render may be older, because a page is
 * rendered after its URL has changed, and a second change made meanwhile must not undo the first.
 */
export const latestSearch = (): URLSearchParams => new URLSearchParams(window.location.search);
