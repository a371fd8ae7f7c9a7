/** The home page below its hero. */
const sections = {
  principle: {
    title: 'Other chains add a block because time has passed. Nova adds one because someone did something.',
    clock: 'Clock-driven chain: a block every few seconds, full or empty.',
    nova: 'Nova: no action, no block. Two actions, two blocks.',
  },
  uses: {
    title: 'Things people do, in apps that report them',
    text: 'A partner app reports what its user did, and Nova seals it in a block of its own. The app decides what it reports; the ledger contract sets what it earns.',
    items: {
      vehicle_upload: {
        name: 'A drive',
        text: 'A vehicle log adds a car and its trip. The driver gets points and a receipt in the next block.',
      },
      review_written: {
        name: 'A review',
        text: 'A shop reports that a customer wrote a review. Anyone can look up when it was reported.',
      },
      bot_activated: {
        name: 'A bot that works',
        text: 'A trading bot starts for your wallet. Its start has a block, with the time and the app that reported it.',
      },
      trade_completed: {
        name: 'A trade',
        text: 'The bot completes a trade and reports it. Every trade is a block you can look up.',
      },
    },
    live: 'See every action so far',
    partners: 'Connect your own app',
  },
  proof: {
    title: 'Proof-of-Action: from request to block in',
    steps: {
      act: {
        name: 'Act',
        text: 'You do something that counts. There is no transaction to sign and no fee to pay. The server checks the limits and attests the action.',
      },
      seal: {
        name: 'Seal',
        text: 'The ledger contract looks up the points. The validator seals one block for this one action and writes it to disk.',
      },
      show: {
        name: 'Show',
        text: 'The block appears in the explorer and on every open page, including the live chart above.',
      },
    },
    source:
      'Median of {{actions}} actions that one script sent on {{day}}. Script and server ran on the same two-core machine, so there was no network between them. 99% took at most {{slowMs}} ms; with {{crowd}} scripts at once the median was {{crowdMs}} ms.',
    how: 'How we measured it',
  },
  demo: {
    title: 'Try it: seal a block yourself',
    note: 'This is a simulation; nothing leaves this page. On the real chain nothing is mined, and every single action seals its own block.',
    group: 'Six sample actions',
    names: {
      wallet_connect: 'Connect a wallet',
      whitepaper_read: 'Read the whitepaper',
      form_submit: 'Submit a form',
      nft_trade: 'Trade an NFT',
      nft_creation: 'Create a 3D NFT',
      presale_purchase: 'Buy in the presale',
    },
    level: 'Energy level',
    points: '{{points}} / {{most}} EP',
    idle: 'Click all six to start mining',
    clicked_one: '{{count}} of {{all}} done',
    clicked_other: '{{count}} of {{all}} done',
    mining: 'Mining in progress',
    added: 'Block #{{number}} added',
    progress: 'Mining progress',
    next: 'Next block',
    chain: 'Simulated chain',
    verified: 'Verified',
    pending: 'Pending',
  },
  latest: { title: 'Happening now', all: 'View all in the explorer' },
  gallery: {
    title: 'Made on Nova',
    text: 'The newest NFTs from the marketplace. Creating one seals a block, like everything else here.',
    all: 'Visit the marketplace',
    create: 'Create an NFT',
    number: 'NFT {{id}}',
    emptyTitle: 'No NFTs yet',
    emptyText: 'The first one will appear here. You need an image and about a minute.',
    failed: 'The NFTs could not be loaded.',
  },
  rewards: {
    title: 'What each action earns',
    become: '{{points}} EP convert to',
    convert: 'Daily conversion limit',
    browser: 'Daily limit for on-site actions',
    caption: 'Reward catalog, highest first',
    trace: 'Waveform',
    action: 'Action',
    limit: 'Source and limits',
    scale: 'Relative size',
    all: 'Show all {{count}}',
    fewer: 'Show fewer',
    note: 'These rewards are set in the ledger contract. The reporter of an action can’t choose the amount, and every change is a public transaction.',
    rules: 'Full rules in the whitepaper',
  },
  features: {
    title: 'What you can do on Nova',
    count: '{{count}} things to try',
    items: {
      explorer: {
        text: 'Every block, transaction and address, down to the action behind it',
        unit: 'block per action',
      },
      energyDashboard: { text: 'What you’ve earned and what you can do next', unit: 'rewarded actions' },
      presale: { text: 'Pay in USDT or by card, in three fixed-price phases', unit: 'USDT, phase 1' },
      nftMarketplace: {
        text: 'Fixed-price NFTs, collections and premium 3D pieces',
        unit: 'EP to create one',
      },
      token: { text: 'Launch your own token: name, symbol, supply', unit: 'transaction' },
      referrals: { text: 'For each friend who joins through your link', unit: 'EP' },
      blockchain: { text: 'Live network status and wallet setup', unit: 'chain ID' },
      demoAccountSetup: {
        text: 'Try everything for a day with test USDT and gas, no extension needed',
        unit: 'hours',
      },
      faucet: { text: 'Enough gas for your first transactions', unit: 'NAC' },
    },
  },
  supply: {
    title: 'One billion NAC, fixed from the first block',
    fold: '{{supply}} NAC, {{community}} of them for rewards',
    caption: 'How the contracts hold the supply',
    purpose: 'Purpose',
    use: 'What it is for',
    share: 'Share',
    amount: 'Amount',
    uses: {
      liquidity: 'Locked for {{liquidityMonths}} months, then released in full',
      sale: 'Sold in three phases at fixed prices',
      reserve: 'Pays the presale bonus and keeps unsold coins',
      team: 'Locked for {{teamCliff}} months, then vests over {{teamMonths}} months',
      marketing: 'Vests over {{marketingMonths}} months',
      ecosystem:
        'Held by a Safe that needs {{threshold}} of {{owners}} signatures; also pays the server’s gas',
      rewards: 'Pays for converted points and funds the faucet',
    },
    note: 'This is how the contracts split the supply in the first blocks. What each of them holds now:',
    none: 'NAC is never minted or burned after the first block.',
    announced:
      'Announced in {{announced}}, before there were contracts, and not what the contracts hold: {{rewards}}% user rewards, {{fund}}% project fund, {{team}}% team, {{partners}}% partners and investors, {{reserve}}% reserve. More on both splits:',
  },
  roadmap: {
    title: 'What we promised, and where we are',
    fold: '{{done}} of {{all}} milestones shipped',
    today: 'today',
    states: { sealed: 'Shipped', pending: 'In progress' },
    texts: {
      mvp: 'The chain, contracts, explorer and website all start with a single command.',
      contracts: 'Tested against a published list of attacks. No external audit yet.',
      explorer: 'Shows every block with its action, points and signature.',
      wallet:
        'Done: wallet login, point conversion and an API for partner apps. Not started: AI agents. No partner has been announced.',
    },
  },
  questions: {
    title: 'Six common questions',
    fold_one: '{{count}} question',
    fold_other: '{{count}} questions',
    all: 'View all {{count}} questions',
  },
  closing: {
    title: 'Your next action could be a block',
    connect: 'Connect wallet',
    signIn: 'Log in or register',
    dashboard: 'Open your Energy Dashboard',
    demo: 'Start demo',
  },
} as const;

export default sections;
