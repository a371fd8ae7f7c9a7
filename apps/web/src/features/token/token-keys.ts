/** Query keys of created tokens; those that change with a block start with `all`. */
export const tokenKeys = {
  all: ['token-creator'] as const,
  creator: (userId: string) => ['token-creator', 'account', userId] as const,
  own: (userId: string, cursor: string | null, limit: number) =>
    ['token-creator', 'own', userId, cursor, limit] as const,
  created: (address: string) => ['token-creator', 'token', address] as const,
  holdings: (address: string) => ['token-creator', 'holdings', address] as const,
  named: (address: string) => ['token-creator', 'named', address] as const,
  ledger: ['token-ledger'] as const,
  native: ['token-creator', 'native'] as const,
  balance: (token: string, holder: string) => ['token-creator', 'balance', token, holder] as const,
};
