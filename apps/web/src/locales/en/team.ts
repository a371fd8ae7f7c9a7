const team = {
  title: 'Keys and roles',
  lede: 'On a blockchain, what someone can do depends on the keys they hold, not their job title. Here is who holds which key, what it cannot do, and where you can see it at work.',
  people: { pageTitle: 'The team, its keys and roles', title: 'People' },
  checks: {
    sources: {
      name: 'Verified sources',
      text: 'Every contract with its source code, its roles and what it holds.',
    },
    attacks: {
      name: 'List of attacks',
      text: 'Each attack we tried on our own contracts and server, and the test that stops it.',
    },
    node: { name: 'Run a node', text: 'Follow the chain on your own machine and verify every block.' },
  },
  keys: 'Keys held',
  can: 'Can',
  cannot: 'Cannot',
  work: 'See it at work',
  functions: {
    protocol: {
      title: 'Protocol and node',
      text: 'Keeps the chain running: the validator, node releases and support for anyone running a follower.',
      can: 'seals one block for every transaction and pays out the faucet',
      cannot: 'forge a signature, mint NAC, or rewrite a block without every follower stopping',
      work: 'every block so far',
    },
    contracts: {
      title: 'Contracts and security',
      text: 'Writes the contracts, attacks them before others do, and responds to vulnerability reports.',
      can: 'deploys contracts and pauses new activity when something looks wrong',
      cannot:
        'upgrade a contract, stop you from withdrawing your funds, or keep any role: the deployer key ends up with none',
      work: 'contracts, owners and balances',
    },
    product: {
      title: 'Product and attestations',
      text: 'Builds this site and its API, and decides what evidence an action needs before it counts.',
      can: 'attests actions and delivers coins paid for by card or from another chain',
      cannot: 'choose how many points an action earns: the on-chain catalog decides that',
      work: 'every action so far',
    },
    community: {
      title: 'Community and presale',
      text: 'Manages the reward catalog, the whitelist and the presale phases, and answers you in English and German.',
      can: 'changes rewards for future actions, approves early buyers, announces the end of a phase and sets the marketplace fee up to its cap',
      cannot: 'move your coins, reduce what you have earned, or reopen a phase',
      work: 'contact us',
    },
  },
  treasury: {
    title: 'Above them all: a 3-of-5 Safe',
    text: '{{threshold}} of {{owners}} owners must sign before a role changes hands or treasury funds move. None of the seven keys above belongs to an owner.',
    link: 'See what it holds',
    owners: 'Owners of the Safe',
    unread: 'Couldn’t read the owners from the contract. Please reload the page.',
  },
  note: 'We show a name once that person has agreed. Until then, each card lists the role, its keys and their limits.',
  ask: 'Ask us',
} as const;

export default team;
