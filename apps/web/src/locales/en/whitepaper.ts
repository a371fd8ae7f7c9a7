const whitepaper = {
  title: 'A chain that moves when people do',
  lede: 'The Nova whitepaper. Eight sections, about ten minutes. Every figure in it is read from the constants that code and contracts use.',
  contents: 'Contents',
  pdf: 'Whitepaper as PDF',
  otherPdf: 'PDF auf Deutsch',
  progress: '{{percent}} % read',
  sections: {
    introduction: 'Introduction',
    why: 'Why Proof-of-Action',
    how: 'How it works',
    structure: 'Blockchain structure',
    tokenomics: 'Tokenomics',
    security: 'Security and transparency',
    roadmap: 'Roadmap',
    conclusion: 'Conclusion',
  },
  paragraphs: {
    notebook:
      'A blockchain is a notebook that many people keep together. Most of them turn a page every few seconds, whether or not there is anything to write down. Nova turns a page when somebody has done something, and every page holds exactly one thing.',
    paper:
      'This paper says why we think that is useful, how an action becomes a block, what people receive for it, and where the design is weak. The weak points stand in the same type size as the strong ones.',
    questions:
      'Proof of Work asks who burnt the most electricity. Proof of Stake asks who owns the most coins. Neither question has anything to do with the people who use a chain.',
    answer:
      'Proof-of-Action asks what was done, by whom, and whether somebody saw it. The answer makes the block and the reward in the same moment. The height of the chain therefore counts things done, and a chain that nobody uses stands still where everybody can see it.',
    witness:
      'The price is a witness. No computer can prove to another one that a person has read a page. We do not pretend to do without a witness; we limit what it can do. It says that something happened. What that is worth and how often it counts is decided by a contract that the witness cannot change.',
    act: 'You act. Your browser, the server or the chain itself notices it: a page that was read, a form that was sent, an NFT that changed hands. The server checks the session, the catalogue, the pause and the limits of the day, and stores what it accepts in one database transaction.',
    outbox:
      'From there it cannot get lost. The transaction for the chain is signed and stored before it is sent; after a crash the same bytes are sent again. It carries an id that the contract accepts once, so an action can arrive twice and still counts once.',
    ledger:
      'The contract ActionLedger learns your address, a keyed hash of your account, the kind of action and the second in which it was accepted. It looks the points up in its own catalogue and checks every limit again, with the same integer arithmetic as the server. Only then does the node write block, state and receipt to disk in one step, and only after that does anybody see them.',
    refusal:
      'An action that is refused costs you nothing and leaves no trace. When a purchase is refunded, its points are revoked in a block of their own: what you still have goes back at once, the rest counts against future points.',
    evm: 'Nova is Ethereum-compatible; its chain ID is {{chainId}} ({{chainIdHex}}). A block holds one transaction and is sealed as soon as that transaction arrives. Some tools wait for further blocks: only where the operator turns this on, an action is followed by a few blocks without a transaction, which the explorer marks as heartbeats. Contracts follow Ethereum’s Osaka rules, and standard Ethereum tools can read the chain.',
    header:
      'Each block has a full Ethereum header. Two things in its field extraData are ours: {{vanityBytes}} bytes that carry the milliseconds within the second, and {{sealBytes}} bytes with the validator’s signature over the rest of the header. Change a single byte and the seal no longer fits.',
    fees: 'A transaction pays at least {{tip}} gwei per unit of gas, base fee and priority fee together; the base fee is fixed and never rises. A plain transfer costs {{transferFee}} NAC. Nothing is burned or minted. Fees go to the account that pays for the server’s own transactions, so the total supply never changes.',
    finality:
      'A block is final when it is visible. There are no reorganisations, and no confirmations to wait for. A follower begins at the first block, runs every transaction again, compares the whole header, and stops with the evidence on disk if anything differs.',
    supply:
      'There are {{supply}} NAC, and all of them have existed since the first block. The first bar shows what the contracts hold: {{community}} NAC are there for rewards, and that is all that can ever be paid for points. The second bar shows the division that was announced before there were contracts. The two differ, and the contracts are what counts.',
    points:
      'Energy Points are not coins. They record what an address has done, and nobody can send or sell them. You can spend them on NFTs or convert them. {{conversionRule}} You convert in multiples of {{epPerNac}}, at most {{convertDaily}} EP per account per day. Spending never lowers what you have earned.',
    ceiling:
      'The contract that pays for conversions releases at most {{convertTotalNac}} NAC a day ({{convertTotal}} EP) for all users together, of which {{potNac}} NAC need no purchase behind them, and the faucet takes at most {{faucetTotalNac}} NAC a day from the same {{community}} NAC. If both limits were used up every day, the pool would last {{communityDays}} days, about {{communityYears}} years. After that, conversion ends, because no NAC can be minted to refill it.',
    catalogue:
      'What each action earns is public and on the chain. These are the {{actionKinds}} kinds of action that the ledger was deployed with; partners can add their own. All actions that the browser reports earn at most {{browserCap}} EP per account per UTC day together. Rewards can be changed for future actions, never for past ones.',
    farming:
      'Points must not be farmable. Purchases earn points from {{rewardUsdt}} USDT. The conditions for a conversion hold for all points, however you earned them: from the welcome bonus, from friends, from shares or from your own actions. A day counts as active when you earn at least {{activePoints}} EP on it, and one mailbox makes one account a person. Demo accounts can never convert.',
    sale: 'The pre-sale sells {{firstCoins}} NAC at {{firstPrice}} USDT, {{secondCoins}} at {{secondPrice}} and {{thirdCoins}} at {{thirdPrice}}. The coins lie in the contract beforehand. In phase 1 a purchase of {{bonusMin}} USDT or more brings {{bonus}} % on top while places last. The contract cannot mint, no purchase crosses a phase, and no phase comes back. NAC is received for use on this chain; nobody promises what it will be worth.',
    protects:
      'What the design protects: no action counts twice. Nothing that was acknowledged is lost when a machine dies. The witness cannot choose how many points an action brings. Contracts cannot be upgraded, and none has an owner who could withdraw what is yours.',
    validator:
      'What it does not protect: there is one validator, and we run it. It cannot forge your signature or rewrite a block unseen, because followers would stop with the proof. But it decides on the order, it could leave a transaction out, and it could stop altogether.',
    attestor:
      'A thief with the attestor’s key could invent actions within every pause and limit, and permit conversions: {{potNac}} NAC a day at most, and beyond that only one NAC for every {{boughtPerNac}} NAC that were paid for. A thief with the curator’s key could change rewards of later actions and announce the end of a phase, which waits two days and which only the Safe can then execute. Neither touches your coins.',
    operator:
      'The operator is trusted. When you pay by card or from Ethereum, the contract on our chain cannot see that money; the operator says that it arrived. In wrong hands this key gives away coins that nobody paid for, up to {{offchainNac}} NAC within any day, until the sale is paused. It could also link a wallet to an account that has none; that takes a full day, in which the link can be canceled. If you pay in USDT on Nova, no operator is involved.',
    safe: 'Above the roles stands a Safe that needs {{threshold}} of {{owners}} signatures. It gives and takes roles, with two days between two steps for its own. Team coins are held by a contract for {{teamCliff}} months and then released evenly over {{teamMonths}}; {{liquidity}} NAC for liquidity are locked for {{liquidityMonths}} months. The transparency page reads all of it from the chain and names the block.',
    audit:
      'Nobody outside has audited the contracts. We test them with random inputs and random sequences, break each guard on purpose to see a test fail, and publish the list of attacks that we tried. That is not an audit, and we do not call it one.',
    plan: 'The steps on the left stand as they were announced, dates included. Beside each stands what is true today.',
    worth:
      'A chain is worth as much as what people do on it. Nova makes that visible: one action, one block, one deflection of the line.',
    flat: 'If nobody acts, the line stays flat, and we will not pretend otherwise.',
  },
  comparison: {
    caption: 'Three ways to earn a block',
    work: 'Proof of Work',
    stake: 'Proof of Stake',
    action: 'Proof-of-Action',
    rows: {
      cause: {
        name: 'A block exists because',
        work: 'a puzzle was solved',
        stake: 'a slot came round',
        action: 'somebody acted',
      },
      rewarded: {
        name: 'Rewarded are',
        work: 'owners of machines',
        stake: 'owners of coins',
        action: 'people who act',
      },
      empty: { name: 'Empty blocks', work: 'yes', stake: 'yes', action: 'none while nobody acts' },
      trust: {
        name: 'Trust rests on',
        work: 'the cost of energy',
        stake: 'capital at risk',
        action: 'a limited witness, and followers',
      },
    },
  },
  way: {
    title: 'The way of an action',
    description:
      'A line falls from station to station: from the browser to the server, the worker, the contract and the node. At the node it becomes a filled square, the sealed block. The list below says what each station does.',
    browser: { name: 'Browser', text: 'sends the kind of action and a request id that works once' },
    server: { name: 'Server', text: 'checks session, pause and limits, and stores what it accepts' },
    worker: { name: 'Worker', text: 'signs the transaction, stores it, sends it' },
    contract: { name: 'ActionLedger', text: 'looks up the points and checks the limits again' },
    node: { name: 'Node', text: 'runs it, writes the block to disk, seals it, shows it' },
  },
  block: {
    title: 'The field extraData of a block',
    description:
      'Ninety-seven bytes in a row: four for the name nova, one for the version, two for the milliseconds, the rest of the first thirty-two zero, then sixty-five for the seal.',
    tag: 'nova',
    version: 'version',
    milliseconds: 'milliseconds',
    zero: 'zero',
    seal: 'seal of the validator',
    bytes_one: '{{count}} byte',
    bytes_other: '{{count}} bytes',
  },
  holdings: {
    label: 'Supply as the contracts hold it',
    liquidity: 'Liquidity',
    sale: 'Presale',
    reserve: 'Presale reserve',
    team: 'Team',
    marketing: 'Marketing',
    ecosystem: 'Ecosystem',
    rewards: 'Community rewards',
    note: 'Locked parts are hatched. Balances and locks of today:',
  },
  purposes: {
    label: 'Announced division by purpose, {{announced}}',
    rewards: 'User rewards',
    fund: 'Project fund',
    team: 'Team, {{teamMonths}} months vesting',
    partners: 'Partners and investors',
    reserve: 'Reserve',
    note: 'This is the plan as it was announced in {{announced}}, not what the contracts hold.',
  },
  prices: {
    caption: 'The reward catalogue',
    action: 'Action',
    points: 'EP',
    pause: 'Pause',
    cap: 'Limit',
    seconds: '{{count}} s',
    minutes: '{{count}} min',
    hours: '{{count}} h',
    perDay: '{{count}} a day',
    once: 'once',
    none: 'none',
  },
  roadmap: {
    caption: 'Announced, and true today',
    mvp: { when: 'Q2 2025', what: 'MVP', today: 'built' },
    contracts: {
      when: 'Q3 2025',
      what: 'Tokenomics and smart contracts',
      today: 'built and tested, not audited',
    },
    explorer: { when: 'Q4 2025', what: 'Explorer', today: 'built' },
    wallet: {
      when: '2026',
      what: 'Wallet, AI agents and partners',
      today: 'wallets connect, partners can report actions; no AI agents, no partner named',
    },
  },
  end: {
    title: 'You have reached the end',
    text: 'Signed in, reading it counts as one action: {{points}} EP, once a day.',
    next: 'Check it: allocations, owners, contracts',
  },
} as const;

export default whitepaper;
