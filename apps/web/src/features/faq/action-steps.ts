/** Steps of an action on its way into a block, in order. */
export const ACTION_STEPS = ['act', 'attest', 'credit', 'seal'] as const;
