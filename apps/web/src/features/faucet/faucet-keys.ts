/** Keys of the faucet's queries, by address where they are about one; `all` stands before each of them. */
export const faucetKeys = {
  all: ['faucet'] as const,
  state: (address: string | null) => ['faucet', 'state', address] as const,
  drips: (address: string | null) => ['faucet', 'drips', address] as const,
};
