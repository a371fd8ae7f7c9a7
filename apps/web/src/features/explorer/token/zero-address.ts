/** Tokens are minted from it and burnt to it. */
export const zeroAddress = `0x${'0'.repeat(40)}`;
