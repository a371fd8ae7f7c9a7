const transaction = {
  reasons: {
    rejected: 'You declined. Nothing was sent.',
    requestPending: 'Your wallet already has an open request. Answer it first, then try again.',
    walletSilent:
      'Your wallet hasn’t responded. If you still confirm there, continue here and we’ll find the transaction.',
    wallet: 'Your wallet says: {{detail}}',
    noWallet: 'Please connect your wallet',
    accountChanged:
      'Your wallet now shows a different account than the one you started with. Switch back to it and try again.',
    wrongNetwork: 'Your wallet is on another network. Switch to Nova and try again.',
    insufficientFunds:
      'Your wallet doesn’t have enough NAC for this and the network fee. Get some NAC, then try again.',
    refused: 'The contract rejected the transaction: {{detail}}',
    reverted: 'The chain rejected the transaction. You only paid the network fee.',
    notSealed: 'The transaction isn’t in a block yet. Check your wallet; this page updates automatically.',
    lost: 'The chain never received the transaction, so nothing was sent. Please try again.',
    unreachable: 'The chain didn’t respond. Check your connection and try again.',
    elsewhere: 'This is in progress in another tab of this browser. Continue there.',
  },
  tryAgain: 'Please try again.',
} as const;

export default transaction;
