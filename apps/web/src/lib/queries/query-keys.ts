/** One page of a list: an opaque cursor (null = the first page) and how many rows. */
interface ListPlace {
  readonly cursor: string | null;
  readonly limit: number;
}

/** Every query of the site has its key here, from the general to the particular, so that a prefix invalidates a family. */
export const queryKeys = {
  /** The blocks that the explorer's chart is drawn from. */
  recentBlocks: (count: number) => ['explorer', 'blocks', 'recent', count] as const,
  /** A page of any list of the explorer. Those of an address change when it acts, so they belong to it. */
  list: (path: string, filters: Readonly<Record<string, string>>, { cursor, limit }: ListPlace) => {
    const address = /^\/addresses\/([^/]+)\//.exec(path)?.[1];
    const scope = address === undefined ? ['explorer', 'list'] : ['explorer', 'address', address];
    return [...scope, path, filters, cursor, limit] as const;
  },
  block: (id: string) => ['explorer', 'block', id] as const,
  latestTransactions: ['explorer', 'transactions', 'latest'] as const,
  transaction: (hash: string) => ['explorer', 'transaction', hash] as const,
  address: (address: string) => ['explorer', 'address', address] as const,
  addressActions: (address: string, { cursor, limit }: ListPlace) =>
    ['explorer', 'address', address, 'actions', cursor, limit] as const,
  token: (address: string) => ['explorer', 'token', address] as const,
  nft: (address: string, tokenId: string) => ['explorer', 'nft', address, tokenId] as const,
  chart: (days: number) => ['explorer', 'chart', days] as const,
  /** What a failed transaction's contract gave back. */
  failure: (hash: string) => ['explorer', 'failure', hash] as const,
  /** Our own contracts by name. */
  raw: (path: string) => ['explorer', 'raw', path] as const,
  contract: (address: string) => ['explorer', 'contract', address] as const,
  /** What is known of the contracts that take part in a transaction. */
  contracts: (addresses: readonly string[]) => ['explorer', 'contracts', ...addresses] as const,

  actionTypes: ['energy', 'types'] as const,
  /** Everything that changes when this account acts. */
  account: (address: string) => ['energy', 'account', address] as const,
  ledgerPoints: (address: string) => ['wallet', 'ledger-points', address] as const,
  userPoints: (address: string) => ['energy', 'account', address, 'points'] as const,
  userActions: (address: string) => ['energy', 'account', address, 'actions'] as const,
  dailyActions: (address: string, days: number) => ['energy', 'account', address, 'days', days] as const,
  energyRank: (address: string) => ['energy', 'account', address, 'rank'] as const,
  conversion: (address: string) => ['energy', 'account', address, 'conversion'] as const,
  conversions: (address: string) => ['energy', 'account', address, 'conversions'] as const,
  /** Why the session's account may not convert. */
  suspension: ['energy', 'suspension'] as const,
  energyProgress: (address: string) => ['energy', 'account', address, 'progress'] as const,
  nacBalance: (address: string) => ['wallet', 'balance', address] as const,
};
