/** Tokens are minted from this address and burned to it. */
export const zeroAddress = `0x${'0'.repeat(40)}`;
