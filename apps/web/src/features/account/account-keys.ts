/** Keys of the queries about the account that is signed in; `all` stands before each of them. */
export const accountKeys = {
  all: ['own'] as const,
  account: (userId: string, wallets: string) => ['own', 'account', userId, wallets] as const,
  sessions: (userId: string) => ['own', 'sessions', userId] as const,
};
