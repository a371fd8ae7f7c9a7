/** The six risks of the page, in order. */
export const RISKS = ['price', 'liquidity', 'code', 'validator', 'law', 'keys'] as const;
export type Risk = (typeof RISKS)[number];
