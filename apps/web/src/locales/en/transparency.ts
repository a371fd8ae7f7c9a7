const transparency = {
  title: 'One billion NAC, wallet by wallet',
  lede: 'All {{supply}} NAC exist since the first block. This page says where they lie, what holds them back and who decides. Every balance is read from the chain while you look.',
  readAt: 'Read at block',
  stateRoot: 'state root',
  unproven: 'Not provable now',
  unprovenText:
    'The chain is not responding right now, so nothing below can be verified. We don’t show older figures instead.',
  again: 'Read again',
  allocation: {
    title: 'Where the supply lies',
    label:
      'The supply by wallet, as it was distributed with the first blocks; hatched is held back by a contract',
    given: 'Allocated',
    now: 'Holds now',
    spread: 'spread over the keys of the server',
    readings:
      'These are the allocations on the chain. They differ from the division by purpose that was announced in {{announced}}; the whitepaper shows both:',
  },
  holders: {
    LiquidityVesting: {
      name: 'Liquidity',
      rule: 'Locked for {{liquidityMonths}} months, then all at once',
    },
    Presale: {
      name: 'Pre-sale',
      rule: 'Sold in three phases at fixed prices, never minted',
    },
    PresaleReserve: {
      name: 'Pre-sale reserve',
      rule: 'Pays the bonus of {{bonus}} % and keeps what is left unsold; the Safe may take it after the sale has closed',
    },
    TeamVesting: {
      name: 'Team',
      rule: 'Nothing for {{teamCliff}} months, then evenly over {{teamMonths}}',
    },
    MarketingVesting: { name: 'Marketing', rule: 'Released evenly over {{marketingMonths}} months' },
    Safe: { name: 'Ecosystem', rule: '{{threshold}} of {{owners}} owners must sign' },
    operations: {
      name: 'Operations',
      rule: 'Gas for the server’s own transactions; fees of the chain flow back to it',
    },
    CommunityRewards: {
      name: 'Community rewards',
      rule: 'Pays conversions, up to {{convertTotalNac}} NAC a day, and the faucet. {{conversionRule}}',
    },
  },
  vesting: {
    title: 'What becomes free when',
    lede: 'One axis of thirty months since the first block. Hatched is locked, filled is free, the upright line is today.',
    TeamVesting: 'Locked until month {{start}}, then evenly until month {{end}}.',
    MarketingVesting: 'Evenly from the start until month {{end}}.',
    LiquidityVesting: 'Locked until month {{end}}, then all at once.',
    until: 'All free on {{day}}.',
    free: 'Could be taken now',
    taken: 'Taken so far',
  },
  scheduled: {
    title: 'What is scheduled',
    lede: 'A step that ends something for good, such as a phase of the pre-sale, is announced on the chain and waits two days. Then only the Safe can execute it. Until then the Safe, the curator or the pauser can cancel it.',
    none: 'Nothing is scheduled, and nothing ever was.',
    failed: 'The list cannot be read right now. We don’t show an older one instead.',
    unknown: 'A call that this page does not know',
    target: 'Contract',
    at: 'Scheduled',
    from: 'The Safe may execute it from',
    by: 'Scheduled by',
    states: { waiting: 'waiting', ready: 'ready for the Safe', executed: 'executed', cancelled: 'canceled' },
  },
  safe: {
    title: 'Who must agree',
    text: 'Above the roles of the contracts stands a Safe. By design {{threshold}} of {{owners}} owners have to sign, also to change an owner. On a development network the five keys were generated on the machine that runs it.',
    read: 'Read from the contract: {{threshold}} of {{owners}}',
  },
  contracts: {
    title: 'Contracts',
    text: 'None can be upgraded. Each address leads to the explorer, where the sources stand that compile to the code of the chain.',
    since: 'since block',
  },
  audit: {
    title: 'Security and audit',
    soon: 'Coming Soon',
    said: 'We announced: “Audits are planned for Q4 2025.”',
    today:
      'That date has passed, and there is no report. When there is one it will stand here, with its findings and the hash of its file.',
    report: 'Report',
    none: 'none yet',
    sources: 'Sources',
    sourcesText: 'open, and verified against the deployed code in the explorer',
    own: 'Our own tests',
    ownText:
      'random inputs and sequences, every guard broken on purpose, a list of attacks that were tried; no substitute for an audit',
  },
  chain: {
    title: 'The chain these figures come from',
    id: 'Chain id',
    old: 'Earlier documents list 6996. That number is out of date.',
    minted: 'Minted or burnt since the first block',
    mintedText: 'nothing: the node knows no rule that does either',
  },
} as const;

export default transparency;
