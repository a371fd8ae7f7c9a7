/** Every query of the site has its key here, from the general to the particular, so that a prefix invalidates a family. */
export const queryKeys = {
  stats: ['explorer', 'stats'] as const,
  latestBlocks: ['explorer', 'blocks', 'latest'] as const,
  block: (id: string) => ['explorer', 'block', id] as const,
  latestTransactions: ['explorer', 'transactions', 'latest'] as const,
  transaction: (hash: string) => ['explorer', 'transaction', hash] as const,
  address: (address: string) => ['explorer', 'address', address] as const,
  addressActions: (address: string, cursor: string | null) =>
    ['explorer', 'address', address, 'actions', cursor] as const,

  actionTypes: ['energy', 'types'] as const,
  /** Everything that changes when this account acts. */
  account: (address: string) => ['energy', 'account', address] as const,
  userPoints: (address: string) => ['energy', 'account', address, 'points'] as const,
  userActions: (address: string) => ['energy', 'account', address, 'actions'] as const,
  energyProgress: (address: string) => ['energy', 'account', address, 'progress'] as const,
  nacBalance: (address: string) => ['wallet', 'balance', address] as const,
};
