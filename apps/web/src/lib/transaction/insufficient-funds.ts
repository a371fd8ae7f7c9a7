/**
 * Messages of nodes and wallets in addition to those that
 * viem knows; our node says "doesn't have enough funds".
 */
const TEXTS =
  /insufficient funds|exceeds (?:the|transaction sender account) balance|doesn't have enough|not enough (?:funds|balance)/i;

/**
 * Returns true if a message of a node or a wallet says that
 * the balance does not cover the transaction and its fee.
 */
export const indicatesInsufficientFunds = (texts: string): boolean => TEXTS.test(texts);
