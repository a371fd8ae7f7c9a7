/** One page of a list: an opaque cursor (null = the first page) and the number of rows. */
interface ListPlace {
  readonly cursor: string | null;
  readonly limit: number;
}

/** Keys of all queries of the site, from general to specific, so that a prefix invalidates a group. */
export const queryKeys = {
  /** Blocks of the explorer's chart. */
  recentBlocks: (count: number) => ['explorer', 'blocks', 'recent', count] as const,
  /**
   * A page of any explorer list. Lists of an address belong
   * to its account, because they change with its actions.
   */
  list: (path: string, filters: Readonly<Record<string, string>>, { cursor, limit }: ListPlace) => {
    const address = /^\/addresses\/([^/]+)\//.exec(path)?.[1];
    const scope = address === undefined ? ['explorer', 'list'] : ['explorer', 'address', address];
    return [...scope, path, filters, cursor, limit] as const;
  },
  block: (id: string) => ['explorer', 'block', id] as const,
  latestTransactions: ['explorer', 'transactions', 'latest'] as const,
  transaction: (hash: string) => ['explorer', 'transaction', hash] as const,
  userOperation: (hash: string) => ['explorer', 'user-operation', hash] as const,
  address: (address: string) => ['explorer', 'address', address] as const,
  addressActions: (address: string, { cursor, limit }: ListPlace) =>
    ['explorer', 'address', address, 'actions', cursor, limit] as const,
  /** What is left of the approvals on a page. */
  remainingApprovals: (owner: string, approvals: readonly string[]) =>
    ['explorer', 'address', owner, 'remaining', ...approvals] as const,
  token: (address: string) => ['explorer', 'token', address] as const,
  nft: (address: string, tokenId: string) => ['explorer', 'nft', address, tokenId] as const,
  chart: (period: Readonly<Record<string, string>>) => ['explorer', 'chart', period] as const,
  /** Revert data of a failed transaction. */
  failure: (hash: string) => ['explorer', 'failure', hash] as const,
  /** Calls and changes of a transaction that was run again. */
  authorizations: (hash: string) => ['explorer', 'authorizations', hash] as const,
  trace: (hash: string) => ['explorer', 'trace', hash] as const,
  raw: (path: string) => ['explorer', 'raw', path] as const,
  contract: (address: string) => ['explorer', 'contract', address] as const,
  /** Contracts involved in a transaction. */
  contracts: (addresses: readonly string[]) => ['explorer', 'contracts', ...addresses] as const,

  actionTypes: ['energy', 'types'] as const,
  /** Everything that changes with an action of this account. */
  account: (address: string) => ['energy', 'account', address] as const,
  ledgerPoints: (address: string) => ['wallet', 'ledger-points', address] as const,
  userPoints: (address: string) => ['energy', 'account', address, 'points'] as const,
  userActions: (address: string) => ['energy', 'account', address, 'actions'] as const,
  dailyActions: (address: string, days: number) => ['energy', 'account', address, 'days', days] as const,
  energyRank: (address: string) => ['energy', 'account', address, 'rank'] as const,
  conversion: (address: string) => ['energy', 'account', address, 'conversion'] as const,
  conversions: (address: string) => ['energy', 'account', address, 'conversions'] as const,
  /** Suspension of the session's account from converting. */
  suspension: ['energy', 'suspension'] as const,
  energyProgress: (address: string) => ['energy', 'account', address, 'progress'] as const,
  nacBalance: (address: string) => ['wallet', 'balance', address] as const,
};
