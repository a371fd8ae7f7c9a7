const demo = {
  title: 'Try Nova without a wallet',
  lede: 'An account and a wallet that live in this browser for {{hours}} hours. No extension, no e-mail, no money.',
  head: 'Your demo',
  choose: 'What would you like to try?',
  types: {
    explore: { name: 'Look around', text: 'Collect energy, seal a block, find it in the explorer' },
    trade: { name: 'Buy', text: 'The pre-sale and the NFT marketplace from a buyer’s side' },
    create: { name: 'Create', text: 'See how an image becomes an NFT of your own, and what it costs' },
  },
  funds: {
    points: '{{points}} EP',
    nac: '{{nac}} NAC',
    usdt: '{{usdt}} test USDT',
    none: 'Starts empty',
  },
  rests: 'You are signed in. Your own login rests while the demo runs, and comes back when it ends.',
  empty:
    'Here a demo wallet starts empty, without points and without coins. Points come with what you do; buying and creating can only be looked at.',
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
    funded:
      'Everything on the site works as it does with a wallet of your own. {{funds}} arrive in a few moments.',
    empty:
      'The wallet starts empty, without points and without coins. Points come with what you do; buying and creating can only be looked at.',
    unknown: 'The site takes it for a wallet like any other.',
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
    signedIn: 'You are signed in with your own account.',
  },
} as const;

export default demo;
