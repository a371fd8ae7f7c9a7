/** Selector of the elements that Tab stops at: links and enabled controls. */
export const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea';
