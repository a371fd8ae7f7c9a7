const whitepaper = {
  title: 'A chain that moves when people do',
  lede: 'The Nova whitepaper: eight sections, about eight minutes. Every figure on this page comes from the same constants the code and contracts use.',
  contents: 'Contents',
  pdf: 'Download PDF',
  otherPdf: 'PDF auf Deutsch',
  progress: '{{percent}}% read',
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
      'A blockchain is a notebook that many people keep together. Most of them turn the page every few seconds, whether or not there is anything to write down. Nova turns the page only when someone does something, and every page holds exactly one entry.',
    paper:
      'This paper explains why we think that is useful and how an action becomes a block. It also says what you earn for it and where the design is weak. We give the weaknesses as much room as the strengths.',
    questions:
      'Proof of Work asks who burned the most electricity. Proof of Stake asks who owns the most coins. Neither has anything to do with what people actually do on a chain.',
    answer:
      'Proof-of-Action asks what was done, by whom and who witnessed it. The answer produces the block and the reward at the same moment. Block height therefore counts actions, and if nobody uses the chain, everyone can see that it has stopped.',
    witness:
      'The trade-off is that Proof-of-Action needs a witness. No computer can prove to another that a person has read a page. We don’t pretend otherwise; we limit what the witness can do. It can only say that something happened. What that is worth, and how often it counts, is decided by a contract the witness cannot change.',
    act: 'You act. Your browser, the server or the chain itself notices: a page read, a form submitted, an NFT sold. The server checks your session, the reward catalog, the cooldown and the daily limits, then stores the accepted action in a single database transaction.',
    outbox:
      'From that point on, the action cannot be lost. The on-chain transaction is signed and stored before it is sent, and after a crash exactly the same bytes are sent again. It carries an ID the contract accepts only once, so an action that arrives twice still counts once.',
    ledger:
      'The ActionLedger contract receives your address, a keyed hash of your account, the type of action and the second it was accepted. It looks up the points in its own catalog and checks every limit again, using the same integer arithmetic as the server. Only then does the node write block, state and receipt to disk in one step, and only after that does anyone see them.',
    refusal:
      'A rejected action costs you nothing and leaves nothing on the chain. If a purchase is refunded, the points it earned are revoked in a block of their own: any you still hold are taken back immediately, and the rest is deducted from points you earn later.',
    evm: 'Nova is Ethereum-compatible; its chain ID is {{chainId}} ({{chainIdHex}}). A block holds one transaction and is sealed as soon as that transaction arrives. Some tools wait for further blocks: only where the operator turns this on, an action is followed by a few blocks without a transaction, which the explorer marks as heartbeats. Contracts follow Ethereum’s Osaka rules, and standard Ethereum tools can read the chain.',
    header:
      'Each block has a full Ethereum header. We use the extraData field for two things of our own: {{vanityBytes}} bytes that hold the milliseconds, and {{sealBytes}} bytes with the validator’s signature over the rest of the header. Change a single byte and the signature no longer matches.',
    fees: 'A transaction pays at least {{tip}} gwei per unit of gas, base fee and priority fee together; the base fee is fixed and never rises. A plain transfer costs {{transferFee}} NAC. Nothing is burned or minted. Fees go to the account that pays for the server’s own transactions, so the total supply never changes.',
    finality:
      'A block is final as soon as you can see it. There are no reorgs and no confirmations to wait for. Follower nodes start at the first block, re-execute every transaction and compare the whole header. If anything differs, they stop and save the evidence.',
    supply:
      'There are {{supply}} NAC, and all of them have existed since the first block. The first bar shows what the contracts hold: {{community}} NAC are there for rewards, and that is all that can ever be paid for points. The second bar shows the division that was announced before there were contracts. The two differ, and the contracts are what counts.',
    points:
      'Energy Points are not coins. They record what an address has done and cannot be sent or sold. You can spend them on NFTs or convert them. {{conversionRule}} You convert in multiples of {{epPerNac}}, up to {{convertDaily}} EP per account per day. Spending never reduces what you have earned in total.',
    ceiling:
      'The contract that pays for conversions releases at most {{convertTotalNac}} NAC a day ({{convertTotal}} EP) for all users together. Of these, {{potNac}} NAC need no purchase behind them. The faucet takes at most {{faucetTotalNac}} NAC a day from the same {{community}} NAC. If both limits were used up every day, the pool would last {{communityDays}} days, about {{communityYears}} years. After that, conversion ends, because no NAC can be minted to refill it.',
    catalogue:
      'What each action earns is public and on-chain. These are the {{actionKinds}} kinds of action the ledger was deployed with; partners can add their own. Actions reported by the browser earn at most {{browserCap}} EP per account per UTC day in total. Rewards can be changed for future actions, never for past ones.',
    farming:
      'Points must not be farmable. Purchases earn points from {{rewardUsdt}} USDT. The conditions for conversion apply to all points, however you earned them: from the welcome bonus, referrals, shares or your own actions. A day counts as active when you earn at least {{activePoints}} EP that day, and one mailbox can verify only one account. Demo accounts can never convert.',
    sale: 'The presale offers {{firstCoins}} NAC at {{firstPrice}} USDT, {{secondCoins}} at {{secondPrice}} and {{thirdCoins}} at {{thirdPrice}}. All of it is in the contract before the sale opens. In phase 1, purchases of {{bonusMin}} USDT or more receive a {{bonus}}% bonus while bonus spots last. The contract cannot mint, no purchase spans two phases, and a phase that has ended never reopens. NAC is sold for use on this chain; nobody promises what it will be worth.',
    protects:
      'What the design guarantees: no action counts twice. Nothing that was acknowledged is lost if a machine fails. The witness cannot choose how many points an action earns. The contracts cannot be upgraded, and none has an owner who could withdraw your funds.',
    validator:
      'What it does not guarantee: there is a single validator, and we run it. It cannot forge your signature, and it cannot rewrite a block unnoticed, because followers would stop and keep the proof. But it chooses the order of transactions, could leave one out, and could stop altogether.',
    attestor:
      'Someone who stole the attestor key could invent actions, within every cooldown and limit, and approve conversions: at most {{potNac}} NAC a day, and beyond that only one NAC for every {{boughtPerNac}} NAC that were paid for. Someone who stole the curator key could change the rewards of future actions and announce the end of a phase. The end waits two days, and only the Safe can then execute it. Neither could touch your coins.',
    operator:
      'The operator has to be trusted. When you pay by card or from Ethereum, the contract on our chain cannot see that payment; the operator confirms it. In the wrong hands, this key could give away coins nobody paid for, up to {{offchainNac}} NAC within any day, until the sale is paused. It could also link a wallet to an account that has none; that takes a full day, during which the link can be canceled. If you pay in USDT on Nova, no operator is involved.',
    safe: 'All roles are controlled by a Safe that needs {{threshold}} of {{owners}} signatures. It grants and revokes roles; handing over the admin role itself takes two steps, two days apart. Team coins are locked for {{teamCliff}} months and then vest evenly over {{teamMonths}} months; {{liquidity}} NAC for liquidity are locked for {{liquidityMonths}} months. The transparency page reads all of this from the chain and shows the block it was read at.',
    audit:
      'The contracts have not been audited by a third party. We fuzz them with random inputs and call sequences, and remove each safeguard on purpose to make sure a test fails. We publish every attack we tried. That is not an audit, and we don’t call it one.',
    plan: 'These milestones are quoted as announced, dates included, next to what is true today.',
    worth: 'A chain is worth what people do on it. Nova makes that visible: one action, one block.',
    flat: 'If nobody acts, the chain stands still, and we won’t pretend otherwise.',
  },
  comparison: {
    caption: 'How three designs produce a block',
    work: 'Proof of Work',
    stake: 'Proof of Stake',
    action: 'Proof-of-Action',
    rows: {
      cause: {
        name: 'A block is created because',
        work: 'a puzzle was solved',
        stake: 'a time slot came up',
        action: 'someone did something',
      },
      rewarded: {
        name: 'Who gets paid',
        work: 'owners of hardware',
        stake: 'owners of coins',
        action: 'people who act',
      },
      empty: { name: 'Empty blocks', work: 'yes', stake: 'yes', action: 'none while nobody acts' },
      trust: {
        name: 'Security rests on',
        work: 'the cost of energy',
        stake: 'capital at risk',
        action: 'a limited witness, checked by followers',
      },
    },
  },
  way: {
    title: 'From action to block',
    description:
      'A line runs from stage to stage: browser, server, worker, contract, node. At the node it becomes a filled square, the sealed block. The list below explains each stage.',
    browser: { name: 'Browser', text: 'sends the action type and a one-time request ID' },
    server: { name: 'Server', text: 'checks session, cooldown and limits, then stores what it accepts' },
    worker: { name: 'Worker', text: 'signs the transaction, stores it and sends it' },
    contract: { name: 'ActionLedger', text: 'looks up the points and checks the limits again' },
    node: { name: 'Node', text: 'executes it, seals the block, writes it to disk and publishes it' },
  },
  block: {
    title: 'The extraData field of a block',
    description:
      'Ninety-seven bytes in a row: four for the name nova, one for the version, two for the milliseconds. The rest of the first thirty-two are zero, then sixty-five for the seal.',
    tag: 'nova',
    version: 'version',
    milliseconds: 'milliseconds',
    zero: 'zero',
    seal: 'validator signature',
    bytes_one: '{{count}} byte',
    bytes_other: '{{count}} bytes',
  },
  holdings: {
    label: 'How the contracts hold the supply',
    liquidity: 'Liquidity',
    sale: 'Presale',
    reserve: 'Presale reserve',
    team: 'Team',
    marketing: 'Marketing',
    ecosystem: 'Ecosystem',
    rewards: 'Community rewards',
    note: 'Locked parts are hatched. Current balances and locks:',
  },
  purposes: {
    label: 'Announced split by purpose, {{announced}}',
    rewards: 'User rewards',
    fund: 'Project fund',
    team: 'Team, {{teamMonths}}-month vesting',
    partners: 'Partners and investors',
    reserve: 'Reserve',
    note: 'This is the plan as announced in {{announced}}, not what the contracts hold.',
  },
  prices: {
    caption: 'Reward catalog',
    action: 'Action',
    points: 'EP',
    pause: 'Cooldown',
    cap: 'Limit',
    seconds: '{{count}} s',
    minutes: '{{count}} min',
    hours: '{{count}} h',
    perDay: '{{count}} a day',
    once: 'once',
    none: 'none',
  },
  roadmap: {
    caption: 'Announced and delivered',
    mvp: { when: 'Q2 2025', what: 'MVP', today: 'shipped' },
    contracts: {
      when: 'Q3 2025',
      what: 'Tokenomics and smart contracts',
      today: 'shipped and tested, not audited',
    },
    explorer: { when: 'Q4 2025', what: 'Explorer', today: 'shipped' },
    wallet: {
      when: '2026',
      what: 'Wallet, AI agents and partners',
      today: 'wallet login, conversion and partner API shipped; AI agents not started; no partner announced',
    },
  },
  end: {
    title: 'That’s the whitepaper',
    text: 'Reading it counts as an action when you’re logged in: {{points}} EP, once a day.',
    next: 'Verify it: allocations, owners, contracts',
  },
} as const;

export default whitepaper;
