const transparency = {
  title: 'One billion NAC, wallet by wallet',
  lede: 'All {{supply}} NAC have existed since the first block. This page shows who holds them, what keeps them locked and who decides. Every balance is read live from the chain.',
  readAt: 'As of block',
  stateRoot: 'state root',
  unproven: 'Can’t be verified right now',
  unprovenText:
    'The chain isn’t responding, so the balances below can’t be verified. We don’t show older figures instead.',
  again: 'Read again',
  allocation: {
    title: 'Where the supply is held',
    label: 'Supply by wallet, as distributed in the first blocks. Hatched areas are locked in a contract.',
    given: 'Allocated',
    now: 'Balance now',
    spread: 'split across the server’s keys',
    readings:
      'These are the actual allocations on the chain. They differ from the split by purpose that was announced in {{announced}}.',
    both: 'Both are in the whitepaper',
  },
  holders: {
    LiquidityVesting: {
      name: 'Liquidity',
      rule: 'Locked for {{liquidityMonths}} months, then released in full',
    },
    Presale: {
      name: 'Presale',
      rule: 'Sold in three phases at fixed prices; nothing is minted',
    },
    PresaleReserve: {
      name: 'Presale reserve',
      rule: 'Pays the {{bonus}}% bonus and keeps unsold coins; the Safe can withdraw them once the sale has closed',
    },
    TeamVesting: {
      name: 'Team',
      rule: 'Locked for {{teamCliff}} months, then vests evenly over {{teamMonths}} months',
    },
    MarketingVesting: { name: 'Marketing', rule: 'Vests evenly over {{marketingMonths}} months' },
    Safe: { name: 'Ecosystem', rule: 'Needs {{threshold}} of {{owners}} signatures' },
    operations: {
      name: 'Operations',
      rule: 'Pays gas for the server’s own transactions and receives the network fees',
    },
    CommunityRewards: {
      name: 'Community rewards',
      rule: 'Pays conversions, up to {{convertTotalNac}} NAC a day, and the faucet. {{conversionRule}}',
    },
  },
  vesting: {
    title: 'Unlock schedule',
    lede: 'Thirty months from the first block. Hatched: locked. Solid: unlocked. Vertical line: today.',
    TeamVesting: 'Locked until month {{start}}, then evenly until month {{end}}.',
    MarketingVesting: 'Unlocks evenly from the start until month {{end}}.',
    LiquidityVesting: 'Locked until month {{end}}, then released in full.',
    until: 'Fully unlocked on {{day}}.',
    free: 'Available now',
    taken: 'Withdrawn so far',
  },
  scheduled: {
    title: 'Scheduled steps',
    lede: 'A step that cannot be undone, such as the end of a presale phase, is announced on the chain and waits two days. Then only the Safe can execute it. Until then the Safe, the curator or the pauser can cancel it.',
    none: 'Nothing is scheduled, and nothing ever has been.',
    failed: 'The list could not be loaded. We don’t show an older one instead.',
    unknown: 'A call this page doesn’t recognize',
    target: 'Contract',
    at: 'Scheduled',
    from: 'The Safe can execute it from',
    by: 'Scheduled by',
    states: { waiting: 'waiting', ready: 'ready for the Safe', executed: 'executed', cancelled: 'canceled' },
  },
  safe: {
    title: 'Who has to sign',
    text: 'All contract roles are controlled by a Safe: {{threshold}} of {{owners}} owners must sign, including to replace an owner. On a development network, all five keys were generated on the machine that runs it.',
    read: 'Read from the contract: {{threshold}} of {{owners}}',
  },
  contracts: {
    title: 'Contracts',
    text: 'No contract can be upgraded. Each address opens in the explorer, with source code verified against the on-chain bytecode.',
    since: 'since block',
  },
  audit: {
    title: 'Security and audits',
    soon: 'Coming Soon',
    said: 'We announced: “Audits are planned for Q4 2025.”',
    today:
      'That date has passed and there is no audit report. When there is one, we’ll publish it here with its findings and the file’s hash.',
    report: 'Report',
    none: 'none yet',
    sources: 'Source code',
    sourcesText: 'open source, verified against the deployed bytecode in the explorer',
    own: 'Our own tests',
    ownText:
      'Fuzzing, random call sequences, removing each safeguard once to confirm that a test fails, and a published list of attacks. Not a substitute for an audit.',
  },
  chain: {
    title: 'About this chain',
    id: 'Chain ID',
    old: 'Earlier documents mention chain ID 6996. That number is outdated.',
    minted: 'Minted or burned since the first block',
    mintedText: 'nothing; the node has no rule that allows either',
  },
} as const;

export default transparency;
