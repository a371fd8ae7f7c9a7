const transaction = {
  reasons: {
    rejected: 'You declined in your wallet. Nothing was taken.',
    requestPending: 'Your wallet has a request open already. Answer that one first, then try again.',
    walletSilent: 'Your wallet has not answered. If you still confirm there, go on here: the page finds it.',
    wallet: 'Your wallet says: {{detail}}',
    noWallet: 'Please connect your wallet',
    accountChanged:
      'Your wallet shows another account than the one this began with. Switch back to it and try again.',
    wrongNetwork: 'Your wallet is on another network. Switch to Nova and try again.',
    insufficientFunds:
      'Your wallet does not have enough NAC for this and the network fee. Get some, then try again.',
    refused: 'The contract refused: {{detail}}',
    reverted: 'The chain refused it. Only the network fee was spent.',
    notSealed: 'No block has come for it yet. Look into your wallet; this page follows by itself.',
    lost: 'The chain never received the transaction, so nothing was sent. Please try again.',
    unreachable: 'The chain did not answer. Check your connection and try again.',
    elsewhere: 'Another tab of this browser is at it. Go on there.',
  },
  tryAgain: 'Please try again.',
} as const;

export default transaction;
