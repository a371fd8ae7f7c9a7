/** How nodes and wallets say it beside the words that viem knows; ours says "doesn't have enough funds". */
const TEXTS =
  /insufficient funds|exceeds (?:the|transaction sender account) balance|doesn't have enough|not enough (?:funds|balance)/i;

/** Whether a node or a wallet says that there are too few coins for a transaction and its fee. */
export const saysInsufficientFunds = (texts: string): boolean => TEXTS.test(texts);
