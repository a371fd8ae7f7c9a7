/** What Tab stops at, as a selector: links and controls that can be used. */
export const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea';
