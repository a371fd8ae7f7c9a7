const demo = {
  title: 'Try Nova without a wallet',
  lede: 'An account and a wallet that live in this browser for {{hours}} hours. No extension, no email, no money.',
  head: 'Your demo',
  choose: 'What would you like to try?',
  types: {
    explore: { name: 'Look around', text: 'Collect energy, seal a block, find it in the explorer' },
    trade: { name: 'Buy', text: 'See the presale and the NFT marketplace as a buyer' },
    create: { name: 'Create', text: 'Turn an image into an NFT and see what it costs' },
  },
  funds: {
    points: '{{points}} EP',
    nac: '{{nac}} NAC',
    usdt: '{{usdt}} test USDT',
    none: 'Starts empty',
  },
  rests: 'You’re logged in. Your own session is paused while the demo runs and resumes when it ends.',
  empty:
    'On this network, a demo wallet starts with no points and no coins. You earn points as you go; buying and creating are view-only.',
  start: 'Start the demo',
  errors: {
    limit: 'The demo limit for your network has been reached today. Try again tomorrow, or connect a wallet.',
    other: 'We couldn’t start the demo. Please try again.',
  },
  what: {
    title: 'How the demo works',
    wallet:
      'The wallet is created in this browser and works like any other, except that it signs without asking you.',
    worth: 'Nothing in it has any value: its points can’t be converted and it has no rank.',
    marked:
      'Its actions are real transactions on this chain, in their own blocks. The explorer marks its address as a demo account.',
    end: 'It ends after {{hours}} hours, or whenever you end it. The account and wallet are then deleted; you can move NFTs and tokens to your own wallet first.',
  },
  running: {
    head: 'Your demo is running',
    title: 'You’re logged in with the demo wallet',
    funded: 'Everything on the site works as it would with your own wallet. The demo starts with {{funds}}.',
    empty:
      'The wallet starts with no points and no coins. You earn points as you go; buying and creating are view-only.',
    unknown: 'The site treats it like any other wallet.',
    first: { explore: 'Collect your first energy', trade: 'Open the presale', create: 'Create an NFT' },
  },
  tries: {
    title: 'What you can try',
    energy: 'Collect energy and seal a block',
    buy: 'Buy NAC in the presale',
    nft: 'Create an NFT from an image',
    token: 'Create your own token',
    explorer: 'Find your blocks in the explorer',
  },
  walletName: 'Demo wallet',
  started: {
    funded: 'You’re logged in with a demo wallet. {{points}} EP and test money will arrive in a few moments.',
    empty: 'You’re logged in with a demo wallet. It starts empty; you earn points as you go.',
  },
  chip: {
    name: 'Demo',
    left: '{{hours}} h {{minutes}} min',
    label: 'Demo, {{hours}} h {{minutes}} min left',
  },
  end: {
    title: 'Your demo',
    what: 'The demo is an account and a wallet in this browser, so you can try Nova without money.',
    text: 'It has {{hours}} h {{minutes}} min left. When it ends, its account is closed and its wallet is deleted from this browser.',
    tries: 'What you can try',
    continue: 'Continue demo',
    end: 'End demo',
    ended: 'The demo has ended',
    signedIn: 'You’re logged in with your own account.',
  },
  keep: {
    title: 'Keep your NFTs and tokens',
    text: 'Continue with a passkey or your own wallet, and the demo wallet sends it your NFTs, your tokens and the ownership of tokens you created. Points and NAC aren’t carried over; they end with the demo.',
    connect: 'Keep them: passkey or wallet',
    keyText: 'Or save the key of the demo wallet instead and import it into a wallet such as MetaMask.',
    keyFirst:
      'This browser has no other wallet, so save the key of the demo wallet before the demo ends. Import it into a wallet such as MetaMask: your NFTs, tokens and NAC are there. Points end with the demo.',
    keyWarning: 'Anyone who has this key controls the wallet. Never share it.',
    copy: 'Copy the key',
    copied: 'Key copied. Import it into your wallet.',
    pick: 'Choose what gets your NFTs and tokens: a passkey, or a wallet. The demo continues until they have arrived.',
    same: 'This is the demo wallet itself. Choose another wallet.',
    nothing: 'The demo wallet has no NFTs and no tokens yet. Create or buy one first.',
    listFailed: 'We couldn’t read the demo wallet’s NFTs and tokens. Please try again.',
    moving: 'Keeping your NFTs and tokens',
    movingText:
      'The demo wallet sends them to {{address}} ({{wallet}}). Then the demo ends and you log in with that wallet. If you leave this page, it continues when you come back.',
    progress: '{{done}} of {{total}} done',
    list: 'What you keep',
    nft: 'NFT {{name}}',
    nftNumber: 'NFT #{{id}}',
    collection: 'Collection {{name}}',
    ownership: 'Ownership of {{symbol}}',
    token: 'Token {{symbol}}',
    states: { waiting: 'Waiting', sealing: 'Sealing', done: 'Done', failed: 'Failed' },
    retry: 'Try again',
    skip: 'End demo without them',
    done: 'Your NFTs and tokens are in your wallet',
    doneText: 'The demo has ended. Its points and NAC weren’t carried over.',
  },
} as const;

export default demo;
