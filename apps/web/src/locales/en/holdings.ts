const holdings = {
  title: 'What your account owns',
  text: 'Bought without a wallet, these coins lie at your account’s own address. Nobody can move them until a wallet is linked.',
  textOwned:
    'Bought without a wallet, these coins lie at an address of their own that belongs to your wallet. It alone can move them.',
  address: 'Address',
  balance: 'Coins',
  unknown: 'not available',
  owner: 'Belongs to',
  link: 'Link a wallet and they are yours to move.',
  linkWay: 'To your wallets',
  waiting: {
    text: 'From {{day}}, {{time}} UTC on all of this belongs to the wallet below. The day is there for you: if it was not you who linked it, call it off and choose a new password.',
    wallet: 'Waiting wallet',
    left: 'Time left',
    soon: 'any moment',
    cancel: 'Call it off',
    cancelling: 'Calling it off',
    cancelled: 'Called off. Everything stays with your account.',
  },
  again: {
    text: 'No wallet is taking this over at the moment.',
    press: 'Hand it to my wallet',
    asking: 'Asking',
    asked: 'Asked for. It belongs to your wallet at once, or after a day’s wait.',
  },
  move: {
    text: 'Your wallet asks once. Then all of it is in your wallet.',
    elsewhere: 'Connect the wallet it belongs to, on the Nova network, to take the coins out.',
    press: 'Move all to my wallet',
    moving: 'Moving',
    connect: 'Open wallet',
    done: 'The coins are in your wallet',
    failed: 'The coins could not be moved. They are still where they were.',
  },
  failed: 'That did not work. Please try again.',
} as const;

export default holdings;
