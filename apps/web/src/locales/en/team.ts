const team = {
  title: 'Keys and roles',
  lede: 'On a chain, what somebody may do is decided by the key they hold, not by their title. So this is who holds what, what each key cannot do, and where you see its work.',
  keys: 'Keys held',
  can: 'May',
  cannot: 'Cannot',
  work: 'Its work',
  functions: {
    protocol: {
      title: 'Protocol and node',
      text: 'Keeps the chain sealing: the validator, releases of the node, and everybody who runs a follower beside it.',
      can: 'seals one block for every transaction and pays out the faucet',
      cannot: 'forge a signature, mint a coin or rewrite a block without every follower halting',
      work: 'every block so far',
    },
    contracts: {
      title: 'Contracts and security',
      text: 'Writes the contracts, attacks them before others do, and answers whoever reports a vulnerability.',
      can: 'deploys, and pauses new business when something looks wrong',
      cannot:
        'upgrade a contract, stop you from withdrawing what is yours, or keep a role: the deployer ends without any',
      work: 'contracts, owners and balances',
    },
    product: {
      title: 'Product and attestation',
      text: 'Builds this site and its API, and decides what has to be seen before an action counts.',
      can: 'attests actions, and hands over coins that were paid by card or from another chain',
      cannot: 'choose how many points an action brings: the catalogue on chain does',
      work: 'every action so far',
    },
    community: {
      title: 'Community and sale',
      text: 'Runs the catalogue, the whitelist and the phases of the pre-sale, and answers you in two languages.',
      can: 'changes rewards of later actions, approves early buyers, ends a phase early and sets the market fee within its cap',
      cannot: 'touch a coin, lower what you have earned, or bring a phase back',
      work: 'write to us',
    },
  },
  treasury: {
    title: 'And one lock with five keys',
    text: 'Above all of them stands a Safe: {{threshold}} of {{owners}} owners have to sign before a role moves or a coin of the treasury does. None of the seven keys is among them.',
    link: 'See what it holds',
  },
  note: 'A name appears on a card once that person has agreed to it. Until then the card shows the function, its keys and their limits.',
  ask: 'Ask us',
} as const;

export default team;
