const holdings = {
  title: 'Coins held by your account',
  text: 'You bought these coins without a wallet, so they are held at your account’s own address. Link a wallet to move them; nobody else can.',
  textOwned:
    'You bought these coins without a wallet. They are held at a separate address that only your wallet controls.',
  address: 'Address',
  balance: 'Coins',
  unknown: 'not available',
  owner: 'Owner',
  link: 'Link a wallet to move them.',
  linkWay: 'Go to your wallets',
  waiting: {
    text: 'On {{day}} at {{time}} UTC, all of this moves to the wallet below. The one-day delay protects you: if you didn’t link this wallet, cancel now and set a new password.',
    wallet: 'New owner',
    left: 'Time left',
    soon: 'any moment now',
    cancel: 'Cancel transfer',
    cancelling: 'Canceling',
    cancelled: 'Canceled. Everything stays with your account.',
  },
  again: {
    text: 'No wallet is set to receive these coins.',
    submit: 'Assign to my wallet',
    asking: 'Requesting',
    asked: 'Requested. The coins will be assigned to your wallet immediately or after one day.',
  },
  move: {
    text: 'Confirm once in your wallet. Then all coins move to it.',
    elsewhere: 'To withdraw the coins, connect the wallet that owns them on the Nova network.',
    submit: 'Move everything to my wallet',
    moving: 'Moving',
    connect: 'Open wallet',
    done: 'The coins are in your wallet',
    failed: 'The coins couldn’t be moved. They are still at their previous address. Please try again.',
  },
  failed: 'The request failed. Please try again.',
} as const;

export default holdings;
