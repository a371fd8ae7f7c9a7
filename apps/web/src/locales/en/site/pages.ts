/** Name, title and description of every page, by its ID in the page registry. */
const pages = {
  home: {
    nav: 'Home',
    title: 'A blockchain that moves when people do',
    description:
      'Nova is a blockchain where every real user action seals its own block and earns Energy Points. Powered by Proof-of-Action.',
  },
  explorer: {
    nav: 'Explorer',
    title: 'Explorer',
    description: 'Every block on Nova, the action behind it and the Energy Points it earned.',
  },
  energyDashboard: {
    nav: 'Energy Dashboard',
    title: 'Your energy',
    description:
      'Your Energy Points: your balance, what you can collect now and the block behind each action.',
  },
  blocks: {
    nav: 'All blocks',
    title: 'All blocks',
    description: 'Every block on Nova, newest first: the action, who did it and the Energy Points it earned.',
  },
  transactions: {
    nav: 'All transactions',
    title: 'All transactions',
    description: 'Every transaction on Nova, newest first: sender, recipient, value and block.',
  },
  actions: {
    nav: 'All actions',
    title: 'All actions',
    description: 'Every rewarded action on Nova, newest first: what was done, by whom and what it earned.',
  },
  transfers: {
    nav: 'Token transfers',
    title: 'Token transfers',
    description: 'Every token and NFT transfer on Nova, newest first.',
  },
  internalTransactions: {
    nav: 'Internal',
    title: 'Internal transactions',
    description: 'Contract-to-contract calls inside Nova transactions, newest first.',
  },
  userOperations: {
    nav: 'User operations',
    title: 'User operations',
    description: 'Operations of accounts that are contracts (ERC-4337) on Nova, newest first.',
  },
  userOperation: {
    nav: 'User operation',
    title: 'User operation {{hash}}',
    description: 'One user operation on Nova: account, bundler, who paid, and the calls it made.',
  },
  tokens: {
    nav: 'Tokens',
    title: 'Tokens on Nova',
    description: 'Every token and NFT collection on Nova, with supply, holders and transfers.',
  },
  accounts: {
    nav: 'Top accounts',
    title: 'Top accounts',
    description: 'The addresses with the most NAC, the most Energy Points or the most transactions.',
  },
  charts: {
    nav: 'Charts',
    title: 'Charts',
    description: 'Nova’s actions, Energy Points, transactions, addresses and fees, day by day.',
  },
  pendingTransactions: {
    nav: 'Pending',
    title: 'Pending transactions',
    description: 'Transactions that aren’t in a block yet: in the node’s mempool, or waiting on our server.',
  },
  topContracts: {
    nav: 'Top contracts',
    title: 'Top contracts',
    description: 'The smart contracts that the most transactions called, by period.',
  },
  verifiedContracts: {
    nav: 'Verified contracts',
    title: 'Verified contracts',
    description:
      'Smart contracts on Nova whose source code was compiled and compared with the code on-chain.',
  },
  orphanedBlocks: {
    nav: 'Orphaned blocks',
    title: 'Orphaned blocks',
    description: 'Blocks that a reorg removed from the chain, with the blocks that replaced them.',
  },
  advancedFilter: {
    nav: 'Advanced filter',
    title: 'Advanced filter',
    description:
      'Transactions, NAC moved by contracts, token transfers and actions in one list. The link contains your filters.',
  },
  eventSearch: {
    nav: 'Event search',
    title: 'Event search',
    description: 'Events of all smart contracts on Nova by contract and topics, with decoded arguments.',
  },
  explorerTools: {
    nav: 'Tools',
    title: 'Explorer tools',
    description:
      'Verify a contract, see gas prices, broadcast signed transactions, decode call data, look up methods and convert units.',
  },
  contractComparison: {
    nav: 'Compare contracts',
    title: 'Compare contracts',
    description: 'The source code of two verified contracts beside each other, file by file.',
  },
  explorerToken: {
    nav: 'Token',
    title: 'Token {{address}}',
    description: 'One token on Nova: supply, holders and every transfer.',
  },
  explorerNft: {
    nav: 'NFT',
    title: 'NFT {{id}} of {{address}}',
    description: 'One NFT as recorded on-chain: current owner, origin and full transfer history.',
  },
  block: {
    nav: 'Blocks',
    title: 'Block {{id}}',
    description: 'One Nova block and the action it sealed.',
  },
  transaction: {
    nav: 'Transactions',
    title: 'Transaction {{hash}}',
    description: 'One Nova transaction: sender, recipient, details and block.',
  },
  address: {
    nav: 'Address',
    title: 'Address {{address}}',
    description: 'Balance, Energy Points and activity of one Nova address.',
  },
  presale: {
    nav: 'Presale',
    title: 'The presale',
    description: 'Buy NAC with USDT or by card, in three phases with fixed on-chain prices and amounts.',
  },
  presaleReceipt: {
    nav: 'Receipt',
    title: 'Receipt {{hash}}',
    description: 'A presale purchase: what was paid, what was delivered and the block that recorded it.',
  },
  nftMarketplace: {
    nav: 'Marketplace',
    title: 'NFT marketplace',
    description: 'Find, compare and trade NFTs on Nova. Every sale seals its own block.',
  },
  createNft: {
    nav: 'Create NFT',
    title: 'Create an NFT',
    description: 'Turn an image or 3D model into your own NFT and pay with Energy Points.',
  },
  myNfts: {
    nav: 'My NFTs',
    title: 'Your NFTs',
    description: 'The NFTs you own and the ones you’ve listed for sale.',
  },
  token: {
    nav: 'Token Creator',
    title: 'Token Creator',
    description: 'Create your own token on Nova, manage it and send it.',
  },
  whitepaper: {
    nav: 'Whitepaper',
    title: 'Whitepaper',
    description: 'Why Nova ties every block to an action, and how it works.',
  },
  pitchdeck: {
    nav: 'Pitch deck',
    title: 'Pitch deck',
    description:
      'Nova in eighteen slides: principle, uses, measured performance, supply, presale prices and risks.',
  },
  faq: {
    nav: 'FAQ',
    title: 'Questions and answers',
    description: 'Short answers about actions, Energy Points, wallets and the presale.',
  },
  blockchain: {
    nav: 'Blockchain',
    title: 'The chain',
    description: 'How the Nova chain works, and its live status.',
  },
  createToken: {
    nav: 'Create token',
    title: 'Create a token',
    description: 'Choose a name, symbol and supply, and create your own token in one transaction.',
  },
  myTokens: {
    nav: 'My tokens',
    title: 'Your tokens',
    description: 'The tokens you’ve created, with supply and contract.',
  },
  nft: {
    nav: 'NFT',
    title: 'NFT {{id}}',
    description: 'One NFT: creator, owner and the blocks that record its history.',
  },
  referrals: {
    nav: 'Referrals',
    title: 'Invite friends',
    description: 'Your referral link, the friends who joined through it and the Energy Points you earned.',
  },
  demoAccountSetup: {
    nav: 'Demo',
    title: 'Try Nova free for a day',
    description: 'A demo account with a test wallet, test USDT and gas. No browser extension needed.',
  },
  faucet: {
    nav: 'Faucet',
    title: 'NAC faucet',
    description: 'A little free NAC to pay a new wallet’s first network fees.',
  },
  names: {
    nav: 'Names',
    title: 'Names under .nac',
    description: 'Register a name like alice.nac for your address, with Energy Points or NAC.',
  },
  documentation: {
    nav: 'Documentation',
    title: 'Documentation',
    description: 'Install, configure and run Nova yourself.',
  },
  docsArchitecture: {
    nav: 'Architecture',
    title: 'Architecture',
    description: 'The processes, who writes what, how an action becomes a block, and a glossary.',
  },
  docsOperations: {
    nav: 'Operations',
    title: 'Running Nova',
    description: 'Start, back up, restore, monitor, upgrade and migrate a Nova network.',
  },
  docsChain: {
    nav: 'Node',
    title: 'The node',
    description: 'The chain process: configuration, commands, JSON-RPC methods and block production.',
  },
  docsApi: {
    nav: 'API',
    title: 'The API',
    description: 'Requests, rate limits, the JSON-RPC gateway, pagination and the partner API.',
  },
  docsPartners: {
    nav: 'Partner API',
    title: 'Report actions from your application',
    description:
      'API keys, action keys, webhooks, and ready-to-copy requests for curl, TypeScript and Python.',
  },
  docsApiReference: {
    nav: 'API reference',
    title: 'API reference',
    description:
      'Every API endpoint with its parameters and responses, generated from the same schemas that validate each request.',
  },
  docsJsonRpc: {
    nav: 'JSON-RPC',
    title: 'JSON-RPC',
    description: 'Every method of /rpc with an example, and a form that sends it to this chain.',
  },
  docsContracts: {
    nav: 'Contracts',
    title: 'The contracts',
    description:
      'What each contract guarantees, who may call what, its events and errors, source verification and the economics of points.',
  },
  docsAttacks: {
    nav: 'Attacks',
    title: 'Attacks we tried',
    description: 'Every attack we tried on the contracts, each with the test that guards against it.',
  },
  docsBenchmarks: {
    nav: 'Benchmarks',
    title: 'Benchmarks',
    description:
      'What we measured, how, on which hardware and against what, each with the command to reproduce it.',
  },
  imprint: {
    nav: 'Imprint',
    title: 'Imprint',
    description: 'Who operates this Nova site and how to contact them.',
  },
  privacy: {
    nav: 'Privacy',
    title: 'Privacy',
    description:
      'What this site stores about visitors, wallets and accounts: why, for how long and how to delete it.',
  },
  terms: {
    nav: 'Terms',
    title: 'Terms of use',
    description: 'What you can expect from this site, what it expects from you, and what cannot be undone.',
  },
  systemStatus: {
    nav: 'System status',
    title: 'System status',
    description: 'Whether Nova’s services are up, now and over the last 90 days.',
  },
  team: { nav: 'Team', title: 'Keys and roles', description: 'Who is responsible for which part of Nova.' },
  transparency: {
    nav: 'Transparency',
    title: 'Transparency',
    description: 'Where all NAC is held, when it unlocks and which contracts enforce it.',
  },
  riskDisclaimer: {
    nav: 'Risks',
    title: 'Risks',
    description: 'Six risks of buying and using NAC, in plain words.',
  },
  contact: { nav: 'Contact', title: 'Contact', description: 'Contact the team behind Nova.' },
  auth: {
    nav: 'Log in',
    title: 'Log in or register',
    description: 'Log in to Nova with your wallet or your email.',
  },
  subscription: {
    nav: 'Email lists',
    title: 'Your email lists',
    description: 'Confirm or cancel your whitelist or newsletter sign-up.',
  },
  settings: {
    nav: 'Settings',
    title: 'Your account',
    description: 'Manage your wallets, devices, email and password.',
  },
  recover: {
    nav: 'Recover an account',
    title: 'Recover an account',
    description: 'Give your account a new passkey, with the signatures of two guardians.',
  },
  admin: { nav: 'Admin', title: 'Admin dashboard', description: 'For administrators of Nova.' },
  adminDashboard: { nav: 'Admin', title: 'Admin dashboard', description: 'For administrators of Nova.' },
  kit: {
    nav: 'Components',
    title: 'Components',
    description: 'Every interface component in every state. Development only.',
  },
  notFound: { title: 'Page not found' },
} as const;

export default pages;
