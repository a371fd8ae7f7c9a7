/** Query keys of the logged-in account; each of them starts with `all`. */
export const accountKeys = {
  all: ['own'] as const,
  account: (userId: string, wallets: string) => ['own', 'account', userId, wallets] as const,
  sessions: (userId: string) => ['own', 'sessions', userId] as const,
};
