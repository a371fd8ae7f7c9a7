/** Query keys of the faucet, by address where needed; each of them starts with `all`. */
export const faucetKeys = {
  all: ['faucet'] as const,
  state: (address: string | null) => ['faucet', 'state', address] as const,
  testUsdt: (address: string) => ['faucet', 'test-usdt', address] as const,
  drips: (address: string | null) => ['faucet', 'drips', address] as const,
};
