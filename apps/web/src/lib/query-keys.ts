/** One page of a list: an opaque cursor (null = the first page) and how many rows. */
interface ListPlace {
  readonly cursor: string | null;
  readonly limit: number;
}

/** Every query of the site has its key here, from the general to the particular, so that a prefix invalidates a family. */
export const queryKeys = {
  /** The blocks that the explorer's chart is drawn from. */
  recentBlocks: (count: number) => ['explorer', 'blocks', 'recent', count] as const,
  blocksPage: ({ cursor, limit }: ListPlace) => ['explorer', 'blocks', 'page', cursor, limit] as const,
  block: (id: string) => ['explorer', 'block', id] as const,
  latestTransactions: ['explorer', 'transactions', 'latest'] as const,
  transactionsPage: ({ cursor, limit }: ListPlace) =>
    ['explorer', 'transactions', 'page', cursor, limit] as const,
  transaction: (hash: string) => ['explorer', 'transaction', hash] as const,
  address: (address: string) => ['explorer', 'address', address] as const,
  addressActions: (address: string, { cursor, limit }: ListPlace) =>
    ['explorer', 'address', address, 'actions', cursor, limit] as const,
  addressTransactions: (address: string, { cursor, limit }: ListPlace) =>
    ['explorer', 'address', address, 'transactions', cursor, limit] as const,

  actionTypes: ['energy', 'types'] as const,
  /** Everything that changes when this account acts. */
  account: (address: string) => ['energy', 'account', address] as const,
  userPoints: (address: string) => ['energy', 'account', address, 'points'] as const,
  userActions: (address: string) => ['energy', 'account', address, 'actions'] as const,
  dailyActions: (address: string, days: number) => ['energy', 'account', address, 'days', days] as const,
  energyProgress: (address: string) => ['energy', 'account', address, 'progress'] as const,
  nacBalance: (address: string) => ['wallet', 'balance', address] as const,
};
