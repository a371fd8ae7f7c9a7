/** Name, title and description of every page, by its id in the page registry. */
const pages = {
  home: {
    nav: 'Home',
    title: 'Every action seals its own block',
    description:
      'A blockchain on which every real user action seals its own block. Powered by Proof-of-Action.',
  },
  explorer: {
    nav: 'Explorer',
    title: 'Explorer',
    description: 'Every block of Nova, the action it seals and the Energy Points it brought.',
  },
  energyDashboard: {
    nav: 'Energy Dashboard',
    title: 'Your energy',
    description: 'Your Energy Points: balance, what you can collect now, and the block of each action.',
  },
  blocks: {
    nav: 'All blocks',
    title: 'All blocks',
    description:
      'Every block of Nova, newest first, with the action it seals, who did it and the Energy Points it brought.',
  },
  transactions: {
    nav: 'All transactions',
    title: 'All transactions',
    description:
      'Every transaction on Nova, newest first: from whom, to whom, how much, and the block that sealed it.',
  },
  actions: {
    nav: 'All actions',
    title: 'All actions',
    description: 'Every rewarded action on Nova, newest first: what was done, by whom, and what it brought.',
  },
  transfers: {
    nav: 'Token transfers',
    title: 'Token transfers',
    description: 'Every movement of a token or an NFT on Nova, newest first.',
  },
  internalTransactions: {
    nav: 'Internal',
    title: 'Internal transactions',
    description: 'Calls between contracts, inside the transactions of Nova, newest first.',
  },
  tokens: {
    nav: 'Tokens',
    title: 'Tokens on Nova',
    description: 'Every token and every collection on Nova: supply, holders and transfers.',
  },
  accounts: {
    nav: 'Top accounts',
    title: 'Top accounts',
    description: 'Who holds the most coins, has earned the most energy, or was part of most transactions.',
  },
  charts: {
    nav: 'Charts',
    title: 'Charts',
    description: 'Actions, energy, transactions, addresses and fees of Nova, day by day.',
  },
  explorerToken: {
    nav: 'Token',
    title: 'Token {{address}}',
    description: 'One token on Nova: supply, holders and every transfer.',
  },
  explorerNft: {
    nav: 'NFT',
    title: 'NFT {{id}} of {{address}}',
    description: 'One NFT as the chain has it: owner, origin and every hand it went through.',
  },
  block: {
    nav: 'Blocks',
    title: 'Block {{id}}',
    description: 'One block of Nova and the action it seals.',
  },
  transaction: {
    nav: 'Transactions',
    title: 'Transaction {{hash}}',
    description: 'One transaction on Nova: who, what, and the block that sealed it.',
  },
  address: {
    nav: 'Address',
    title: 'Address {{address}}',
    description: 'Balance, Energy Points and actions of one address on Nova.',
  },
  presale: {
    nav: 'Pre-sale',
    title: 'The pre-sale',
    description:
      'Receive NAC for USDT or by card, in three phases whose prices and amounts stand in the contract.',
  },
  presaleReceipt: {
    nav: 'Receipt',
    title: 'Receipt {{hash}}',
    description: 'One purchase of the pre-sale: what was paid, what came, and the block that holds it.',
  },
  nftMarketplace: {
    nav: 'Marketplace',
    title: 'NFT marketplace',
    description: 'Find, compare and trade NFTs of the Nova chain. Each trade seals its own block.',
  },
  createNft: {
    nav: 'Create NFT',
    title: 'Create an NFT',
    description: 'Turn an image or a 3D model into an NFT of your own, paid for with Energy Points.',
  },
  myNfts: {
    nav: 'My NFTs',
    title: 'Your NFTs',
    description: 'The NFTs your wallet holds, and those you have put up for sale.',
  },
  token: {
    nav: 'Token Creator',
    title: 'Token Creator',
    description: 'Create a token of your own on Nova, look after it and send it.',
  },
  whitepaper: {
    nav: 'Whitepaper',
    title: 'Whitepaper',
    description: 'Why Nova ties every block to an action, and how it works.',
  },
  pitchdeck: {
    nav: 'Pitch deck',
    title: 'Pitch deck',
    description: 'Nova in thirteen slides: the principle, measured figures, supply, prices and risks.',
  },
  faq: {
    nav: 'FAQ',
    title: 'Questions and answers',
    description: 'Short answers about actions, Energy Points, wallets and the pre-sale.',
  },
  blockchain: {
    nav: 'Blockchain',
    title: 'The chain',
    description: 'How the Nova chain works, and how it is doing at this moment.',
  },
  createToken: {
    nav: 'Create token',
    title: 'Create a token',
    description: 'Name, symbol and supply: a token of your own in one transaction.',
  },
  myTokens: {
    nav: 'My tokens',
    title: 'Your tokens',
    description: 'The tokens you have created, with their supply and their contract.',
  },
  nft: {
    nav: 'NFT',
    title: 'NFT {{id}}',
    description: 'One NFT: who made it, who holds it, and the blocks that prove it.',
  },
  referrals: {
    nav: 'Referrals',
    title: 'Invite friends',
    description: 'Your link, the friends who came by it, and the Energy Points they brought.',
  },
  demoAccountSetup: {
    nav: 'Demo',
    title: 'Try Nova for a day',
    description: 'A demo account with a test wallet, test USDT and gas, without a wallet extension.',
  },
  faucet: {
    nav: 'Faucet',
    title: 'Faucet',
    description: 'A little NAC for gas, so that a new wallet can act.',
  },
  documentation: {
    nav: 'Documentation',
    title: 'Documentation',
    description: 'How to install, configure and build Nova yourself.',
  },
  docsArchitecture: {
    nav: 'Architecture',
    title: 'How Nova is put together',
    description: 'Processes, who writes which table, the way of an action, and the words for all of it.',
  },
  docsOperations: {
    nav: 'Operation',
    title: 'Running Nova',
    description:
      'Starting, following, backing up, watching and moving a chain, and what worker and followers need.',
  },
  docsChain: {
    nav: 'Node',
    title: 'The node',
    description:
      'The chain’s own process: configuration, commands, JSON-RPC methods and how a block is made.',
  },
  docsApi: {
    nav: 'API',
    title: 'The API',
    description:
      'Requests, limits, the JSON-RPC gateway, lists with cursors, and how other applications report actions.',
  },
  docsPartners: {
    nav: 'Partner API',
    title: 'Report actions from your application',
    description: 'API keys, action keys, the webhook and a complete example in TypeScript.',
  },
  docsApiReference: {
    nav: 'API reference',
    title: 'API reference',
    description:
      'Every path of the API with its parameters and answers, from the same schemas that check each request.',
  },
  docsContracts: {
    nav: 'Contracts',
    title: 'The contracts',
    description:
      'What each contract promises, who may do what, its events and refusals, verification, and what points can cost.',
  },
  docsAttacks: {
    nav: 'Attacks',
    title: 'Attacks that were tried',
    description: 'What was tried against the contracts, one by one, each attack with the test that stops it.',
  },
  docsBenchmarks: {
    nav: 'Figures',
    title: 'Measured figures',
    description:
      'What was measured, how, on which machine and beside which peer; each figure with the command that takes it.',
  },
  imprint: {
    nav: 'Imprint',
    title: 'Imprint',
    description: 'Who runs this copy of Nova, and how to reach them.',
  },
  privacy: {
    nav: 'Privacy',
    title: 'What Nova knows about you',
    description:
      'Everything this site stores about a visitor, a wallet and an account: what, why, how long, and how to get rid of it.',
  },
  terms: {
    nav: 'Terms',
    title: 'Terms of use',
    description: 'What you may expect of this site, what it expects of you, and what nobody can undo.',
  },
  systemStatus: {
    nav: 'System status',
    title: 'System status',
    description: 'Whether the services of Nova answer, now and over the last days.',
  },
  team: { nav: 'Team', title: 'Keys and roles', description: 'Who looks after which part of Nova.' },
  transparency: {
    nav: 'Transparency',
    title: 'Transparency',
    description: 'Where every NAC is, when it may move, and the contracts that say so.',
  },
  riskDisclaimer: {
    nav: 'Risks',
    title: 'What can go wrong',
    description: 'Six risks of using a young chain, told plainly.',
  },
  kontakt: { nav: 'Contact', title: 'Contact', description: 'Write to the people behind Nova.' },
  auth: {
    nav: 'Log in',
    title: 'Log in or register',
    description: 'Your account on Nova, by wallet or by e-mail.',
  },
  subscription: {
    nav: 'Your lists',
    title: 'Your place on our lists',
    description: 'Confirms or ends a place on the whitelist and the newsletter.',
  },
  settings: {
    nav: 'Settings',
    title: 'Your account',
    description: 'Wallets, devices, e-mail and password of your account.',
  },
  admin: { nav: 'Admin', title: 'Admin dashboard', description: 'For administrators of Nova.' },
  adminDashboard: { nav: 'Admin', title: 'Admin dashboard', description: 'For administrators of Nova.' },
  kit: {
    nav: 'Components',
    title: 'Components',
    description: 'Everything the pages are built from, in every state. Only in development.',
  },
  notFound: { title: 'Page not found' },
} as const;

export default pages;
