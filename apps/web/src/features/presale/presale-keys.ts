import { queryKeys } from '../../lib/queries/query-keys.ts';

/** Query keys of the presale; those that change with the contract's blocks start with `all`. */
export const presaleKeys = {
  all: ['presale'] as const,
  sale: ['presale', 'sale'] as const,
  purchaseLists: ['presale', 'purchases'] as const,
  purchases: (userId: string, cursor: string | null) => ['presale', 'purchases', userId, cursor] as const,
  ownAccount: (userId: string, wallets: readonly string[]) =>
    ['presale', 'account', userId, ...wallets] as const,
  bridgeBalance: (chainId: number, address: string) => ['presale-bridge', chainId, address] as const,
  receipt: (id: string) => ['presale', 'receipt', id] as const,
  /** Balances of a buyer; they change together with the wallet's NAC balance. */
  buyer: (address: string) => [...queryKeys.nacBalance(address), 'presale'] as const,
};
