const demo = {
  title: 'Try Nova without a wallet',
  lede: 'An account and a wallet that live in this browser for {{hours}} hours. No extension, no e-mail, no money.',
  head: 'Your demo',
  choose: 'What would you like to try?',
  types: {
    explore: { name: 'Look around', text: 'Collect energy, seal a block, find it in the explorer' },
    trade: { name: 'Buy', text: 'Buy in the pre-sale with test USDT; the NFT marketplace is in the works' },
    create: { name: 'Create', text: 'See what an NFT of your own will cost; its pages are in the works' },
  },
  funds: '{{points}} EP, {{nac}} NAC, {{usdt}} test USDT',
  start: 'Start the demo',
  faults: {
    limit:
      'Enough demos were started from your network today. Please try again tomorrow, or connect a wallet.',
    other: 'The demo could not be started. Please try again.',
  },
  what: {
    title: 'What a demo is',
    wallet:
      'The wallet is made in this browser and announces itself like any other. It signs without asking you.',
    worth: 'Nothing in it is worth anything: its points never convert, and it has no rank.',
    marked: 'Everything it does is real on this chain, in blocks of its own, and marked as a demo.',
    end: 'It ends after {{hours}} hours, or when you end it. Then account and wallet are gone.',
  },
  running: {
    head: 'Your demo is running',
    title: 'You are signed in with the demo wallet',
    text: 'Everything on the site works as it does with a wallet of your own. Points and coins arrive in a few moments.',
    first: { explore: 'Collect your first energy', trade: 'Open the pre-sale', create: 'To the NFT page' },
    explorer: 'Open the explorer',
  },
  walletName: 'Demo wallet',
  banner: {
    title: 'Demo',
    left: '{{hours}} h {{minutes}} min left.',
    text: 'Nothing here is worth anything.',
    end: 'End demo',
    ended: 'The demo has ended',
  },
} as const;

export default demo;
