import { queryKeys } from '../../lib/queries/query-keys.ts';

/** Keys of the pre-sale's queries; `all` stands before those that change with a block of the contract. */
export const presaleKeys = {
  all: ['presale'] as const,
  sale: ['presale', 'sale'] as const,
  purchases: (userId: string, cursor: string | null) => ['presale', 'purchases', userId, cursor] as const,
  ownAccount: (userId: string, wallets: readonly string[]) =>
    ['presale', 'account', userId, ...wallets] as const,
  bridgeBalance: (chainId: number, address: string) => ['presale-bridge', chainId, address] as const,
  receipt: (id: string) => ['presale', 'receipt', id] as const,
  /** What a wallet has to buy with; it changes with the balances of the wallet. */
  buyer: (address: string) => [...queryKeys.nacBalance(address), 'presale'] as const,
};
